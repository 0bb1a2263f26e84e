// docs/reference.md is what the source says today.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reference } from '../../scripts/reference.mjs';

test('docs/reference.md is as the source would have it; npm run docs writes it anew', async () => {
  assert.equal(readFileSync('docs/reference.md', 'utf8'), await reference());
});

test('the README names every attribute, event and part for CSS that there is, and no other', () => {
  const page = readFileSync('docs/reference.md', 'utf8');
  const table = (heading: string): string[] =>
    [...(page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
  for (const file of ['README.md', 'README.ja.md']) {
    const readme = readFileSync(file, 'utf8');
    const words = new Set([...readme.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word));
    assert.deepEqual(table('Attributes').filter((name) => !words.has(name)), [], file); // prettier-ignore
    const events = table('Events').filter((name) => name.startsWith('dga-'));
    assert.deepEqual(events.filter((name) => !words.has(name)), [], file); // prettier-ignore
    assert.deepEqual([...words].filter((word) => /^dga-(?!address)/.test(word) && !events.includes(word)), [], file); // prettier-ignore
  }
});

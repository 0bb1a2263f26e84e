// docs/reference.md is what the source says today.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reference } from '../../scripts/reference.mjs';
import { codeBlocks } from './code-blocks.ts';

test('docs/reference.md is as the source would have it; npm run docs writes it anew', async () => {
  assert.equal(readFileSync('docs/reference.md', 'utf8'), await reference());
});

test('the README names every attribute and event that there is, and no other', () => {
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

test('every part for CSS that the element draws is described, in the reference and in docs/styling.md, and no other', () => {
  const source = globSync('src/element/**/*.ts').map((file) => readFileSync(file, 'utf8').replaceAll(/\[part="[^"]*"\]/g, ''));
  // As markup, or as the name that the status line gives to its buttons.
  const drawn = source.flatMap((code) => [
    ...code.matchAll(/\bpart="([^"$]+)"/g),
    ...(code.includes('<button part=${part}') ? code.matchAll(/\bbutton\('(\w+)',/g) : []),
  ]);
  const parts = new Set(drawn.flatMap(([, names = '']) => names.split(' ')));
  assert.ok(parts.size > 10, [...parts].join());
  for (const code of source)
    for (const [written] of code.matchAll(/\bpart=\$\{(?!part\})[^}]*\}/g)) assert.fail(`this test does not know ${written}`);

  const cells = (text: string): string[] =>
    [...text.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  const page = readFileSync('docs/reference.md', 'utf8').split('| `::part()` |')[1]?.split('\n\n')[0] ?? '';
  const styling = readFileSync('docs/styling.md', 'utf8').split('## Parts\n')[1]?.split('\n## ')[0] ?? '';
  for (const [name, table] of [
    ['reference.md', page],
    ['styling.md', styling],
  ] as const)
    assert.deepEqual(cells(table).toSorted(), [...parts].toSorted(), name);
});

test('the Japanese README is the twin of the English one: the same sections, code, words and links', () => {
  const [english, japanese] = ['README.md', 'README.ja.md'].map((file) => {
    const text = readFileSync(file, 'utf8');
    const prose = text.replaceAll(/^```.*?^```$/gms, '');
    const sorted = (matches: Iterable<RegExpMatchArray>): string[] => [...new Set([...matches].map(([, one = '']) => one))].toSorted();
    return {
      sections: [...prose.matchAll(/^(#+) /gm)].map(([, level]) => level),
      code: [...text.matchAll(/^```.*?^```$/gms)].map(([code]) => code),
      rows: [...prose.matchAll(/^\| ?([^|]*)\|.*$/gm)].length,
      links: sorted(prose.matchAll(/\]\((?!README)([^)]+)\)/g)),
      words: sorted(prose.matchAll(/`([^`\n]+)`/g)).filter((word) => /[a-z]/.test(word) && word !== '?v=1'),
    };
  });
  assert.deepEqual(japanese, english);
});

test('the themes of docs/styling.md are those of the demo', () => {
  for (const name of ['dads', 'admin'])
    assert.equal(
      codeBlocks('docs/styling.md').find((block) => block.name === name)?.code,
      readFileSync(`demo/site/theme-${name}.css`, 'utf8'),
      name,
    );
});

test('ready-made themes use documented custom properties and CSS parts only', () => {
  const documented = readFileSync('docs/reference.md', 'utf8');
  for (const file of globSync('src/themes/*.css')) {
    const css = readFileSync(file, 'utf8');
    const names = [...css.matchAll(/(?<!\()--dga-[\w-]+|(?<=::part\()[\w-]+/g)].map(([name]) => name);
    assert.deepEqual(
      [...new Set(names)].filter((name) => !documented.includes(`\`${name}\``)),
      [],
      file,
    );
  }
});

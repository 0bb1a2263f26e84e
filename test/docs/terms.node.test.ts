// One list of terms for both languages: the glossary of docs/project/architecture.md.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The rows of the glossary: word, Japanese word, meaning, words that are not used for it. */
function glossary(file: string, heading: string): readonly (readonly string[])[] {
  const table = readFileSync(file, 'utf8').split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()).slice(1, -1)); // oxfmt-ignore
}
const TERMS = glossary('docs/project/architecture.md', '## Glossary');
const JAPANESE = ['README.ja.md', 'docs/.vitepress/reference.ja.json', ...globSync(['docs/ja/*.md', 'demo/*.html', 'demo/**/*.{ts,mjs}', 'src/element/messages/ja*.ts'])]; // oxfmt-ignore
/** Figures of speech that suit a picture book, not a product. */
const NOT_OURS = ['耳をすまし', '三つの家', '働くところを見る'];

test('the glossary has every term once, in English and Japanese', () => {
  assert.ok(TERMS.length > 15);
  const pairs = TERMS.map(([word = '', japanese = '']) => [word, japanese]);
  for (const [word, japanese] of pairs) assert.ok(word && japanese, `${word}: ${japanese}`);
  assert.equal(new Set(pairs.flat()).size, pairs.length * 2);
  for (const word of ['record', 'part', 'town', 'block', 'code', 'session', 'chunk', 'built-in input'])
    assert.ok(pairs.some(([defined]) => defined === word), word); // oxfmt-ignore
});

test('no Japanese text contains an excluded term of the glossary', () => {
  const refused = [...NOT_OURS, ...TERMS.flatMap(([, , , not = '']) => (not === '' ? [] : [not]))];
  assert.ok(JAPANESE.length > 50 && refused.length > 6);
  // Japan Post calls its file so.
  const nameOfFile = /（事業所の個別郵便番号）/g;
  const found = JAPANESE.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(nameOfFile, '');
    return refused.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  assert.deepEqual(found, []);
});

// Both languages of a document have the same sections, tables, code and links, so that no reader misses one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { codeBlocks, DOCUMENTS } from './code-blocks.ts';

const PAIRS = DOCUMENTS.filter((file) => /^docs\/ja\/|^README\.ja/.test(file)).map((japanese) => [japanese.replace('/ja/', '/').replace('.ja', ''), japanese] as const); // oxfmt-ignore
const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
/** Replaces a code block, so that its lines are not read as Markdown. */
const CODE = '```';

/** Headings, tables and code blocks of a document, in order: `##`, `table 4 × 3`, `html live`. */
function outline(file: string): readonly string[] {
  const code = codeBlocks(file).map(({ language, name }) => `${language} ${name}`.trim());
  const lines = textOf(file)
    .replaceAll(/^ *(`{3,}).*?^ *\1 *$/gms, CODE)
    .split('\n');
  const found: string[] = [];
  let rows = 0;
  for (const [at, line] of lines.entries()) {
    if (line === CODE) found.push(code.shift() ?? '');
    const heading = /^#+(?= )/.exec(line)?.[0];
    if (heading) found.push(heading);
    if (!line.startsWith('|')) continue;
    rows++;
    if (lines[at + 1]?.startsWith('|')) continue;
    found.push(`table ${rows} × ${line.replaceAll(String.raw`\|`, '').split('|').length - 2}`);
    rows = 0;
  }
  return found;
}

/** The code of a document, without comments, which are in its language. */
const codeIn = (file: string): readonly string[] => codeBlocks(file).map(({ code }) => code.replaceAll(/ \/\/ .*$/gm, ''));

/** Where the links of a document lead, without those between the languages. */
function links(file: string): readonly string[] {
  const targets = [
    ...textOf(file)
      .replaceAll(/^( *)```.*?^\1```$/gms, '')
      .matchAll(/\]\((?!README|#)([^)#]+)(?:#[^)]*)?\)/g),
  ].map(([, target = '']) => (/^https?:/.test(target) ? target : posix.join(posix.dirname(file), target).replace('docs/ja/', 'docs/')));
  return [...new Set(targets)].toSorted();
}

test('every document exists in both languages', () => {
  const inEnglish = DOCUMENTS.filter((file) => /^docs\/[^/]+$/.test(file));
  assert.ok(inEnglish.length > 20);
  assert.deepEqual(
    PAIRS.map(([english]) => english).filter((file) => file.startsWith('docs/')),
    inEnglish,
  );
});

for (const [english, japanese] of PAIRS) {
  test(`${japanese} has the headings, tables, code and links of ${english}`, () => {
    assert.deepEqual(outline(japanese), outline(english));
    assert.deepEqual(codeIn(japanese), codeIn(english));
    assert.deepEqual(links(japanese), links(english));
  });
}

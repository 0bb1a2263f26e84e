// The tables in the documents match the source.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reference } from '../../docs/.vitepress/reference.mjs';
import { GROUPS } from '../../docs/.vitepress/pages.mjs';

test('the reference tables match the source in both languages; npm run task docs updates them', async () => {
  const { documents, missing } = await reference();
  for (const [file, text] of documents) assert.equal(readFileSync(file, 'utf8'), text, file);
  assert.deepEqual(missing, [], 'sentences for docs/.vitepress/reference.ja.json');
});

test('every document is in the sidebar, in English and in Japanese', () => {
  const inSidebar = GROUPS.flatMap(({ pages }) => pages)
    .map(([page]) => `${page}.md`)
    .toSorted();
  for (const folder of ['docs', 'docs/ja']) assert.deepEqual(globSync('*.md', { cwd: folder }).toSorted(), inSidebar, folder);
});

test('the reference describes every CSS part that the element draws, and no other', () => {
  const source = globSync('src/element/**/*.ts').map((file) => readFileSync(file, 'utf8').replaceAll(/\[part="[^"]*"\]/g, ''));
  // As markup, or as the name that the status line gives to its buttons.
  const drawn = source.flatMap((code) => [
    ...code.matchAll(/\bpart="([^"]+)"/g),
    ...(code.includes('<button part=${part}') ? code.matchAll(/\bbutton\(\s*'([\w-]+)',/g) : []),
    // The owner of a listbox names its part.
    ...(code.includes('new Listbox(') ? code.matchAll(/\bpart(?: =|:) '([\w-]+)'/g) : []),
    // Elements that are created without a template, and the buttons of the message.
    ...code.matchAll(/\bcreate\('\w+', \{ [^}]*?\bpart: '([\w-]+)'/g),
    ...(/function controlsOf\(.*?\n {2}return \{\n(.*?)\n {2}\};/s.exec(code)?.[1]?.matchAll(/^ {4}'?([\w-]+)'?: /gm) ?? []),
  ]);
  const parts = new Set(drawn.flatMap(([, names = '']) => names.replaceAll(/\$\{[^}']*'|' : '|'\}/g, ' ').match(/\S+/g) ?? []));
  assert.ok(parts.size > 10, [...parts].join());
  for (const code of source)
    for (const [written] of code.matchAll(/\bpart=\$\{(?!(?:host\.)?part\})[^}]*\}/g)) assert.fail(`this test does not know ${written}`);

  const cells = (text: string): string[] =>
    [...text.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  const page = readFileSync('docs/reference.md', 'utf8').split('| `::part()` |')[1]?.split('\n\n')[0] ?? '';
  assert.deepEqual(cells(page).toSorted(), [...parts].toSorted());
});

test('ready-made themes, and those of the demo, use documented custom properties and CSS parts only', () => {
  const documented = readFileSync('docs/reference.md', 'utf8');
  for (const file of globSync(['src/themes/*.css', 'demo/site/theme-*.css'])) {
    const css = readFileSync(file, 'utf8');
    const names = [...css.matchAll(/(?<!\()--dga-[\w-]+|(?<=::part\()[\w-]+/g)].map(([name]) => name);
    assert.deepEqual(
      [...new Set(names)].filter((name) => !documented.includes(`\`${name}\``)),
      [],
      file,
    );
  }
});

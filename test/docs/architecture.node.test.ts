// Keeps the names in docs/project/architecture.md true.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const text = readFileSync('docs/project/architecture.md', 'utf8');
const names = [...text.matchAll(/`((?:src|test|dist|docs)\/[\w./-]+)`/g)].map(([, name]) => name as string);

test('every file and folder that docs/project/architecture.md names exists', () => {
  assert.ok(names.length > 40, `${names.length} names`);
  assert.deepEqual(
    names.filter((name) => !name.startsWith('dist/') && !existsSync(name)),
    [],
  );
});

test('docs/project/architecture.md mentions every folder of src/element and src/form', () => {
  const folders = ['src/element', 'src/form'].flatMap((root) =>
    readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${root}/${entry.name}/`] : [])),
  );
  const exceptions = ['src/form/page-pickers/'];
  assert.deepEqual(
    folders.filter((folder) => !exceptions.includes(folder) && !names.some((name) => name.startsWith(folder))),
    [],
  );
});

test('docs/project/architecture.md defines every term of the glossary once', () => {
  const glossary = text.slice(text.indexOf('## Glossary'));
  for (const word of ['record', 'part', 'town', 'block', 'code', 'session', 'chunk', 'built-in input'])
    assert.equal(glossary.split(`\n| ${word} |`).length, 2, word);
});

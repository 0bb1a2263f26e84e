import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

test('every file of the repository that a document names exists', () => {
  const pages = globSync('docs/{,ja/,project/}*.md');
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:demo|deploy|integrations|scripts|src|test|docs)\/[\w./-]*)`/g)]
      .filter(([, file = '']) => !existsSync(file))
      .map(([, file = '']) => `${page}: ${file}`),
  );
  assert.ok(pages.length > 45);
  assert.deepEqual(missing, []);
});

test('docs/project/architecture.md mentions every folder of src/element and src/form', () => {
  const text = readFileSync('docs/project/architecture.md', 'utf8');
  const folders = ['src/element', 'src/form'].flatMap((root) =>
    readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${root}/${entry.name}/`] : [])),
  );
  const exceptions = ['src/form/page-pickers/'];
  assert.deepEqual(
    folders.filter((folder) => !exceptions.includes(folder) && !text.includes(`\`${folder}`)),
    [],
  );
});

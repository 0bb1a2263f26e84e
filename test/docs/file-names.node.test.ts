import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every file of the repository that a document names exists', () => {
  const pages = globSync('docs/{,ja/,project/}*.md');
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:demo|deploy|integrations|scripts|src|test)\/[\w./-]*)`/g)]
      .filter(([, file = '']) => !existsSync(file))
      .map(([, file = '']) => `${page}: ${file}`),
  );
  assert.ok(pages.length > 45);
  assert.deepEqual(missing, []);
});

import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

test('every file of the repository that a document names exists', () => {
  const pages = globSync('docs/{,ja/}*.md');
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:demo|deploy|integrations|scripts|src|test)\/[\w./-]*)`/g)]
      .filter(([, file = '']) => !existsSync(file))
      .map(([, file = '']) => `${page}: ${file}`),
  );
  assert.ok(pages.length > 60);
  assert.deepEqual(missing, []);
});

test('CONTRIBUTING.md says in one sentence what each page tells', () => {
  const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| \[([\w-]+)\]\(docs\/\1\.md\) \| [A-Z][^|]+\. \|$/gm)].map(
    ([, page = '']) => page,
  );
  assert.deepEqual(
    rows.toSorted((a, b) => a.localeCompare(b)),
    globSync('docs/*.md')
      .map((path) => basename(path, '.md'))
      .toSorted((a, b) => a.localeCompare(b)),
  );
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { meaningOf } from '../../src/form/discovery/evidence/read-label.ts';
import { readName } from '../../src/form/discovery/evidence/read-name.ts';

/** The parts of each row, in the order of the table. */
const ROWS: readonly RegExp[] = [
  /^postal-code$/,
  /^prefecture$/,
  /^city$/,
  /^town$/,
  /^block$/,
  /^building$/,
  /^organization$/,
  /^$/,
  /^(?:city|town|organization)-kana$/,
  /^(?:city|town)-roma$/,
  /^(?:prefecture|city)-code$/,
];

for (const page of ['docs/fields.md', 'docs/ja/fields.md']) {
  const table = /<!-- words:.*?-->\n\n(.*?)\n\n/s.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  const rows = table.split('\n').slice(2);

  test(`${page}: every label and name of the table is read as the part of its row`, () => {
    assert.equal(rows.length, ROWS.length);
    for (const [at, row] of rows.entries()) {
      const [, , labels = '', names = ''] = row.split('|');
      const part = ROWS[at] ?? /./;
      for (const label of labels.trim().split(/, |、/)) assert.match(meaningOf(label)?.parts.join() ?? 'not read', part, label);
      for (const [, name = ''] of names.matchAll(/`(.+?)`/g)) {
        const field = { localName: 'input', name, id: '' } as HTMLInputElement;
        assert.match(readName(field)?.parts.join() ?? 'not read', part, name);
      }
    }
  });
}

import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { readCsv } from '../../src/list/read-csv.ts';

const field = fc.string({ unit: fc.constantFrom('a', '京', '"', ',', '\r', '\n', ' ', '（'), maxLength: 8 });
const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { maxLength: 6 });
const write = (text: string, force: boolean): string => (force || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

it('readCsv reads every table that RFC 4180 allows, with any line end and unnecessary quotes', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), fc.constantFrom('\r\n', '\n', '\r'), fc.boolean(), (table, quotes, end, last) => {
      const text = table.map((row) => row.map((one) => write(one, quotes)).join(',')).join(end) + (last && table.length > 0 ? end : '');
      assert.deepEqual([...readCsv(text)], table);
    }),
    { numRuns: 500 },
  );
});

it('readCsv reads or refuses any text, and always ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'x'), maxLength: 40 }), (text) => {
      try {
        for (const row of readCsv(text)) assert.ok(row.length > 0);
      } catch (error) {
        assert.ok(error instanceof SyntaxError);
      }
    }),
  );
});

it('readCsv skips empty lines and a byte order mark', () => {
  assert.deepEqual([...readCsv('\ufeffa,b\r\n\r\n"",c\r\n')], [['a', 'b'], ['', 'c']]); // oxfmt-ignore
});

it('readCsv reports the position of a quote that is not closed', () => {
  assert.throws(() => [...readCsv('a,b\n"c')], /at character 4/);
  assert.throws(() => [...readCsv('a"b,c')], SyntaxError);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { isZip, readZip } from '../../src/proxy/node/read-zip.ts';
import { zipOf } from './official-files.ts';

const entry = fc.record({ name: fc.stringMatching(/^[a-z]{1,8}\.csv$/), bytes: fc.uint8Array({ maxLength: 300 }), store: fc.boolean() });

it('readZip reads every file of an archive, stored or deflated, with a comment at its end', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), fc.string({ maxLength: 30 }), (entries, comment) => {
      const archive = zipOf(entries, comment);
      if (entries.length > 0) assert.ok(isZip(archive));
      const found = readZip(archive);
      assert.deepEqual(found.map(({ name }) => name), entries.map(({ name }) => name)); // oxfmt-ignore
      for (const [i, { bytes }] of found.entries()) assert.deepEqual(Buffer.from(bytes), Buffer.from(entries[i]?.bytes ?? []));
    }),
  );
});

it('readZip never returns wrong bytes from a damaged archive, and fails only with a SyntaxError', () => {
  const bytes = new TextEncoder().encode('01101,"060  ","0600000"\r\n'.repeat(20));
  const archive = zipOf([{ name: 'utf_ken_all.csv', bytes }]);
  fc.assert(
    fc.property(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(archive.length), (at, flip, cut) => {
      for (const damaged of [Uint8Array.from(archive, (byte, i) => (i === at ? byte ^ flip : byte)), archive.slice(0, cut)]) {
        try {
          for (const file of readZip(damaged)) assert.deepEqual(Buffer.from(file.bytes), Buffer.from(bytes));
        } catch (error) {
          assert.ok(error instanceof SyntaxError, String(error));
        }
      }
    }),
    { numRuns: 1000 },
  );
});

it('readZip does not unpack more bytes than the directory declares', () => {
  const archive = Buffer.from(zipOf([{ name: 'bomb.csv', bytes: new Uint8Array(1 << 20) }]));
  const directory = archive.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  archive.writeUInt32LE(10, directory + 24);
  assert.throws(() => readZip(archive), /bomb\.csv in the zip archive is damaged/);
  archive.writeUInt32LE(0xfffffff0, directory + 24);
  assert.throws(() => readZip(archive), /larger than 256 MB/);
});

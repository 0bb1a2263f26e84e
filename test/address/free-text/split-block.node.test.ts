import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { splitBlock } from '../../../src/address/free-text/split-block.ts';
import { anyText } from '../../support/any-text.ts';

for (const [text, words, block, building] of [
  ['東京都千代田区飯田橋1-2-3 サンプルビル201', '東京都千代田区飯田橋', '1-2-3', 'サンプルビル201'],
  ['飯田橋１丁目２番３号', '飯田橋', '１丁目２番３号', null],
  [' 飯田橋　1-2 ', '飯田橋', '1-2', null],
  ['丸の内二丁目7−2', '丸の内', '二丁目7−2', null],
  ['六本木6の10の1、ヒルズ', '六本木', '6の10の1', 'ヒルズ'],
  ['akasaka 1-2-3', 'akasaka', '1-2-3', null],
  ['赤坂', '赤坂', null, null],
  ['飯田橋3 サンプルビル', '飯田橋', '3', 'サンプルビル'],
  ['飯田橋1-2、', '飯田橋', '1-2', null],
  ['飯田橋1-2　、 サンプルビル', '飯田橋', '1-2', 'サンプルビル'],
  ['平野十二丁目3', '平野', '十二丁目3', null],
  // Text after a number that is not a block stays with the words, so that nothing is lost.
  ['飯田橋1-2a', '飯田橋1-2a', null, null],
  ['飯田橋1番街', '飯田橋1番街', null, null],
  // Numbers that belong to the town.
  ['札幌市中央区北１条西2丁目3', '札幌市中央区北１条西', '2丁目3', null],
  ['二十四軒一条1丁目', '二十四軒一条', '1丁目', null],
  ['第２地割12', '第２地割', '12', null],
  ['一番町', '一番町', null, null],
  ['一番町3', '一番町', '3', null],
  ['八丁堀', '八丁堀', null, null],
  ['1丁目', '1丁目', null, null],
  ['', '', null, null],
] as const) {
  test(`“${text}” is split into “${words}”, “${block ?? ''}” and “${building ?? ''}”`, () => {
    assert.deepEqual(splitBlock(text), { words, block, building });
  });
}

test('a long text is split in linear time', () => {
  // Processor time, because a busy machine adds to the time on the clock.
  const before = process.cpuUsage();
  for (const piece of ['1', '一', '丁目', '1-', ' ', 'あ1 ']) splitBlock(piece.repeat(5000));
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 500_000, `${user + system} µs`);
});

test('town, block and building together contain everything except spaces and commas', () => {
  const piece = fc.constantFrom(...'飯田橋条町番丁目号地室のー−- 　、,12３４一二十aビル\n', '丁目', '番地', '1-2', ' ビル');
  const plain = (text: string): string => text.replace(/[\s、,]+/g, '');
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const { words, block, building } = splitBlock(text);
        assert.equal(plain(words + (block ?? '') + (building ?? '')), plain(text));
        assert.equal(words, words.trim());
        assert.ok(block !== '' && building !== '' && (block !== null || building === null));
        if (block !== null) assert.ok(words !== '' && !/[\s、,]/.test(block), block);
      },
    ),
    { numRuns: 1000 },
  );
});

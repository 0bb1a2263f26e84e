import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { completeRecord } from '../../src/address/record.ts';
import { CARRIER_FORMATS, type Carrier, toCarrierLines, widthOf } from '../../src/client/carrier/carrier-lines.ts';
import { charactersOutsideJisX0208, toJisX0208, toKe } from '../../src/client/carrier/jis-x-0208.ts';

const SHORT = completeRecord({ pref_name: '東京都', city_name: '千代田区', town_name: '飯田橋', block_name: '１－２－３', other_name: 'サンプルビル201' }); // oxfmt-ignore
const LONG = completeRecord({
  pref_name: '鹿児島県',
  city_name: '大島郡大和村',
  town_name: '国直川内一之字二之字三之字四之字五',
  block_name: '１２３４番地５６７８',
  other_name: 'グランドサンプルレジデンス見本町センタータワー1203号室',
});

it('toCarrierLines puts the building into a separate line', () => {
  assert.deepEqual(toCarrierLines(SHORT, 'yamato').lines, ['東京都千代田区飯田橋１－２－３', 'サンプルビル201']);
  assert.deepEqual(toCarrierLines(SHORT, 'japan-post').lines, ['東京都千代田区飯田橋１－２－３', 'サンプルビル201', '']);
  assert.deepEqual(toCarrierLines(SHORT, 'sagawa').lines, ['東京都千代田区飯田橋１－２－３', 'サンプルビル２０１', '']);
});

it('toCarrierLines starts a new line with the town if the line would split it', () => {
  assert.deepEqual(toCarrierLines({ ...LONG, other_name: null }, 'sagawa').lines[0], '鹿児島県大島郡大和村');
});

it('names what does not fit, and removes nothing', () => {
  const { lines, overflow } = toCarrierLines({ ...SHORT, other_name: LONG.other_name }, 'yamato');
  assert.equal(`${lines[1]}${overflow}`, LONG.other_name);
  assert.notEqual(overflow, '');
});

it('toCarrierLines omits a remark of the ZIP list', () => {
  assert.equal(toCarrierLines({ ...SHORT, town_name: '以下に掲載がない場合' }, 'yamato').lines[0], '東京都千代田区１－２－３');
});

it("toCarrierLines accepts the format of a carrier's contract, and never splits a number over two lines", () => {
  const { lines, overflow } = toCarrierLines(SHORT, { lines: [14, 14], building: 20 });
  assert.deepEqual([...lines, overflow], ['東京都千代田区', '飯田橋', 'サンプルビル201', '１－２－３']);
});

it('toCarrierLines keeps every character of any address within the widths, in its order', () => {
  const text = fc.string({ unit: fc.constantFrom(...'東京都千代田区ビルタワー123１２－-丁目番 A髙'.split('')), maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, fc.constantFrom(...(Object.keys(CARRIER_FORMATS) as Carrier[])), (town, block, building, carrier) => {
      const record = completeRecord({
        pref_name: '東京都',
        city_name: '千代田区',
        town_name: town,
        block_name: block,
        other_name: building,
      });
      const { lines, overflow } = toCarrierLines(record, carrier);
      const { lines: widths, building: own } = CARRIER_FORMATS[carrier];
      for (const [i, width] of [...widths, ...(own === undefined ? [] : [own])].entries()) assert.ok(widthOf(lines[i] ?? '') <= width);
      const plain = (value: string): string => [...value.normalize('NFKC').replace(/\s/g, '')].toSorted().join('');
      assert.equal(plain(lines.join('') + overflow), plain(`東京都千代田区${town}${block}${building}`));
    }),
    { numRuns: 1000 },
  );
});

it('charactersOutsideJisX0208 recognizes exactly levels 1 and 2, without vendor extensions', () => {
  assert.deepEqual(charactersOutsideJisX0208('東京都千代田区飯田橋１－２〜３ ｻﾝﾌﾟﾙ 201 髙﨑①𠮷㈱Ⅱ鷗'), [
    '髙',
    '﨑',
    '①',
    '𠮷',
    '㈱',
    'Ⅱ',
    '鷗',
  ]);
  assert.deepEqual(charactersOutsideJisX0208('亜腕弌熙凜堯槇遙瑤・ー々〆〇～−―∥'), []);
});

it('toJisX0208 replaces characters that have a usual substitute, and leaves the rest', () => {
  assert.equal(toJisX0208('髙﨑①𠮷㈱Ⅱ濵神'), '高崎1吉(株)II浜神');
  assert.equal(toJisX0208('鷗😀'), '鷗😀');
});

it('toKe writes ケ and ヶ between kanji in one form', () => {
  assert.equal(toKe('霞ヶ関 市ケ谷 ケーキ', 'ケ'), '霞ケ関 市ケ谷 ケーキ');
  assert.equal(toKe('市ケ谷 霞が関', 'ヶ'), '市ヶ谷 霞が関');
});

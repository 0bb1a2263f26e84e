import assert from 'node:assert/strict';
import { it } from 'node:test';
import process from 'node:process';
import fc from 'fast-check';
import { foldTown } from '../../../src/address/fold-town.ts';
import { readAddressText, splitBehindTown, townSpellings } from '../../../src/address/free-text/read-address-text.ts';
import { isRoma, readRomaText } from '../../../src/address/free-text/read-roma-text.ts';

it('readAddressText drops the name, the phone number and the mail address around an address', () => {
  for (const text of [
    '山田太郎様 〒102-0072 東京都千代田区飯田橋1-2-3 TEL: 03-1234-5678',
    'お名前：山田 太郎\n郵便番号：1020072\nご住所：東京都千代田区飯田橋1-2-3\n電話番号：090-1234-5678\ntaro@example.jp',
    '山田太郎102-0072東京都千代田区飯田橋1-2-3',
    '東京都千代田区飯田橋１－２－３（１０２－００７２）'.replace(/[（）]/g, ' '),
  ]) {
    const { zip, prefCode, city, fromTown } = readAddressText(text);
    assert.deepEqual([zip, prefCode, city, fromTown], ['1020072', '13', '千代田区', '飯田橋1-2-3'], text);
  }
});

it('readAddressText does not read a phone number as a ZIP Code', () => {
  assert.equal(readAddressText('千代田区飯田橋1-2-3 0312345678').zip, null);
  assert.equal(readAddressText('010-0001 秋田市中通1-2 018-123-4567').zip, '0100001');
  assert.equal(readAddressText('千代田区飯田橋1-2-3 03-1234-5678').zip, null);
});

it('readAddressText finds the city in names that look like another kind of place', () => {
  const cities = '四日市市 廿日市市 野々市市 市川市 町田市 十日町市 郡山市 大和郡山市 佐波郡玉村町 杵島郡大町町 横浜市西区 大阪市北区 名古屋市中村区 千代田区 利島村'; // oxfmt-ignore
  for (const city of cities.split(' ')) assert.equal(readAddressText(`${city}本町1-2`).city, city);
});

it('readAddressText recognizes a prefecture without 都, 道, 府 or 県 only before a city', () => {
  assert.deepEqual([readAddressText('東京千代田区1').prefCode, readAddressText('大阪市北区1').prefCode], ['13', null]);
  assert.deepEqual([readAddressText('宮城郡利府町1').prefCode, readAddressText('大阪府大阪市北区1').prefCode], [null, '27']);
});

it('splitBehindTown splits what follows a town into block and building', () => {
  const split = (text: string): unknown[] => Object.values(splitBehindTown(text));
  assert.deepEqual(split('1-2-3 サンプルビル201'), ['1-2-3', 'サンプルビル201']);
  assert.deepEqual(split('1丁目2番3号サンプルビル201'), ['1丁目2番3号', 'サンプルビル201']);
  assert.deepEqual(split('三丁目2番地の1'), ['三丁目2番地の1', null]);
  assert.deepEqual(split('サンプルビル201'), [null, 'サンプルビル201']);
  assert.deepEqual(split('1-2-3 サンプルビル201 山田 太郎'), ['1-2-3', 'サンプルビル201']);
  assert.deepEqual(split('甲123'), ['甲123', null]);
  assert.deepEqual(split(''), [null, null]);
});

it('townSpellings omits 大字, 字 and the streets of Kyoto', () => {
  assert.deepEqual(townSpellings('婦中町字速星1'), ['婦中町字速星1', '婦中町速星1']);
  assert.ok(townSpellings('大字下市1960').includes('下市1960'));
  assert.ok(townSpellings('寺町通御池上る上本能寺前町488').includes('上本能寺前町488'));
  assert.deepEqual(townSpellings('飯田橋1'), ['飯田橋1']);
});

it('foldTown gives the same text for any spelling of a town', () => {
  for (const [a, b] of [
    ['霞ヶ関', '霞が関'],
    ['丸ノ内', '丸の内'],
    ['三澤', '三沢'],
    ['北1条西', '北一条西'],
    ['２７線', '二十七線'],
    ['１０条', '十条'],
    ['溝ノ口', '溝の口'],
  ] as const)
    // oxfmt-ignore
    assert.equal(foldTown(a), foldTown(b));
  assert.notEqual(foldTown('本町'), foldTown('元町'));
});

it('readRomaText reads addresses in Japanese and in Western order', () => {
  for (const text of [
    '1-2-3 Iidabashi, Chiyoda-ku, Tokyo 102-0072, Japan',
    'Tokyo, Chiyoda-ku, Iidabashi 1-2-3, 102-0072',
    'Tokyo-to Chiyoda-ku Iidabashi 1-2-3 〒1020072',
    '1-chome 2-3 Iidabashi, Chiyoda Ward, Tokyo 1020072',
  ]) {
    assert.ok(isRoma(text));
    const { zip, prefCode, cityRoma, words, block } = readRomaText(text);
    assert.deepEqual([zip, prefCode, cityRoma, words[0], block], ['1020072', '13', 'CHIYODA-KU', 'Iidabashi', '1-2-3'], text);
  }
  assert.equal(readRomaText('2-16-1 Takashima, Nishi-ku, Yokohama-shi, Kanagawa').cityRoma, 'YOKOHAMA-SHI NISHI-KU');
  assert.equal(readRomaText('Room 201, Sample Bldg., 1-2 Iidabashi, Chiyoda-ku, Tokyo').building, 'Room 201 Sample Bldg.');
});

it('readAddressText reads any text quickly, and keeps every number of the block', () => {
  const letters = fc.constantFrom(...'東京都千代田区飯田橋市町村郡字大上る通入1一-丁目番地号の 　〒0()ビル\nTel:A,'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 400 }), (text) => {
      const before = process.cpuUsage();
      const { fromTown } = readAddressText(text);
      townSpellings(fromTown);
      splitBehindTown(fromTown);
      readRomaText(text);
      // Processor time, because the machine may be busy. Catastrophic backtracking takes seconds.
      const { user } = process.cpuUsage(before);
      assert.ok(user < 500_000, JSON.stringify(text));
    }),
    { numRuns: 500 },
  );
});

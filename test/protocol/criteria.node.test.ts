import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { CRITERIA_KEYS, readCriteria, type SentCriteria } from '../../src/protocol/criteria.ts';
import { InvalidInput } from '../../src/protocol/invalid-input.ts';
import { readLimit, readPage } from '../../src/protocol/paging.ts';

const refused = (code: InvalidInput['code']) => (error: unknown): boolean => error instanceof InvalidInput && error.code === code; // oxfmt-ignore

describe('readCriteria reads', () => {
  for (const [given, sent] of [
    [{ pref_code: '13' }, { pref_code: '13' }],
    [
      { pref_code: 1, city_code: 1101 },
      { pref_code: '01', city_code: '01101' },
    ],
    [
      { pref_code: '１', city_code: '１３１０１' },
      { pref_code: '01', city_code: '13101' },
    ],
    [{ pref_code: '13', pref_name: '東京都', pref_kana: 'トウキョウト', pref_roma: 'TOKYO' }, { pref_code: '13' }],
    [
      { city_code: '13101', pref_name: '東京都', city_name: 'x', city_kana: 'x', city_roma: 'x' },
      { city_code: '13101', pref_name: '東京都' },
    ],
    [{ pref_code: '', pref_name: '東京都' }, { pref_name: '東京都' }],
    [{ pref_code: null, town_name: ' 北１条西 ' }, { town_name: '北１条西' }],
    [{ town_kana: 'おおてまち' }, { town_kana: 'オオテマチ' }],
    [
      { town_kana: 'ｵｵﾃﾏﾁ', city_kana: 'ﾁﾖﾀﾞｸ' },
      { city_kana: 'チヨダク', town_kana: 'オオテマチ' },
    ],
    [
      { town_roma: 'Otemachi', pref_roma: 'tokyo', city_roma: 'CHIYODA-KU' },
      { pref_roma: 'tokyo', city_roma: 'CHIYODA-KU', town_roma: 'Otemachi' },
    ],
    [
      { town_roma: 'Ｏｔｅｍａｃｈｉ', city_roma: 'ＣＨＩＹＯＤＡ－ＫＵ' },
      { city_roma: 'CHIYODA-KU', town_roma: 'Otemachi' },
    ],
    [{ freeword: ' 千代田区 大手町 ' }, { freeword: '千代田区 大手町' }],
    [{ flg_getpref: 1 }, { flg_getpref: 1 }],
    [{ flg_getpref: true, flg_getcity: 0 }, { flg_getpref: 1 }],
    [
      { pref_code: '13', flg_getcity: 1, flg_getpref: false },
      { pref_code: '13', flg_getcity: 1 },
    ],
    [
      { pref_code: '13', page: 2, limit: 1000 },
      { pref_code: '13', page: 2, limit: 1000 },
    ],
    [{ pref_code: '13', constructor: 'x', ec_uid: 'x', url: 'x' }, { pref_code: '13' }],
  ] as const satisfies readonly (readonly [object, object])[]) {
    test(JSON.stringify(given), () => assert.deepEqual(readCriteria(given as object), sent));
  }
});

describe('readCriteria refuses, because nothing can be found,', () => {
  for (const given of [
    {},
    { page: 1, limit: 10 },
    { freeword: '' },
    { freeword: ' \u3000' },
    { pref_name: null },
    { flg_getcity: 0, flg_getpref: false },
    { pref_code: 'x' },
    { pref_code: 130 },
    { pref_code: '1-3' },
    { pref_code: '../' },
    { city_code: '131016' },
    { pref_name: '東京都', city_code: 'x' },
    { freeword: 'x'.repeat(401) },
    { x: 1 },
  ] as const) {
    test(JSON.stringify(given).slice(0, 60), () => assert.throws(() => readCriteria(given), refused('invalid-code')));
  }
});

describe('readCriteria refuses, because of a wrong type or range,', () => {
  for (const given of [
    { pref_code: -1 },
    { pref_code: 1.5 },
    { pref_code: NaN },
    { pref_name: 13 },
    { freeword: {} },
    { freeword: 'a\u0000b' },
    { city_name: ['千代田区'] },
    { pref_code: '13', flg_getcity: 2 },
    { pref_code: '13', flg_getcity: '1' },
    { pref_code: '13', limit: 5000 },
    { pref_code: '13', limit: '10' },
    { pref_code: '13', page: 0 },
  ]) {
    test(JSON.stringify(given), () => assert.throws(() => readCriteria(given), refused('invalid-request')));
  }
});

test('CRITERIA_KEYS lists the twelve criteria in the order of the API', () => {
  assert.deepEqual(
    CRITERIA_KEYS,
    'pref_code pref_name pref_kana pref_roma city_code city_name city_kana city_roma town_name town_kana town_roma freeword'.split(' '),
  );
});

test('readPage and readLimit accept whole numbers in range and refuse everything else', () => {
  for (const [given, isPage, isLimit] of [
    [1, true, true],
    [1000, true, true],
    [1001, true, false],
    [100_000, true, false],
    [100_001, false, false],
    [0, false, false],
    [-7, false, false],
    [2.9, false, false],
    [NaN, false, false],
    [Infinity, false, false],
    ['5', false, false],
    [true, false, false],
  ] as const) {
    for (const [read, isRead] of [
      [readPage, isPage],
      [readLimit, isLimit],
    ] as const) {
      if (isRead) assert.equal(read(given), given);
      else assert.throws(() => read(given), refused('invalid-request'), String(given));
    }
  }
  assert.deepEqual(
    [readPage(undefined), readPage(null), readLimit(undefined), readLimit(null)],
    [undefined, undefined, undefined, undefined],
  );
});

test('readCriteria returns only known keys, texts that are not empty, codes of digits, and no name beside its code', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined, '13', '13101', 'トウキョウ', 1, 0), fc.jsonValue());
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...CRITERIA_KEYS, 'flg_getcity', 'flg_getpref', 'page', 'limit', '__proto__', 'x'), value),
      (given) => {
        let sent: SentCriteria;
        try {
          sent = readCriteria(given);
        } catch (error) {
          assert.ok(error instanceof InvalidInput);
          return;
        }
        for (const [key, one] of Object.entries(sent)) {
          if (key === 'page' || key === 'limit') assert.equal(Number.isInteger(one) && Number(one) >= 1, true);
          else if (key.startsWith('flg_')) assert.equal(one, 1);
          else assert.match(String(one), key === 'pref_code' ? /^[0-9]{2}$/ : key === 'city_code' ? /^[0-9]{5}$/ : /\S/);
        }
        if (sent.pref_code !== undefined) assert.equal(sent.pref_name ?? sent.pref_kana ?? sent.pref_roma, undefined);
        if (sent.city_code !== undefined) assert.equal(sent.city_name ?? sent.city_kana ?? sent.city_roma, undefined);
        assert.deepEqual(readCriteria({ ...sent }), sent);
      },
    ),
    { numRuns: 1000 },
  );
});

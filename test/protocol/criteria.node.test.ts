import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type AddressCriteria, CRITERIA_KEYS, sentCriteria } from '../../src/protocol/criteria.ts';
import { sentLimit, sentPage } from '../../src/protocol/paging.ts';

describe('criteria are sent', () => {
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
    [{ freeword: ' 千代田区 大手町 ' }, { freeword: '千代田区 大手町' }],
    [{ flg_getpref: 1 }, { flg_getpref: 1 }],
    [{ flg_getpref: true, flg_getcity: 0 }, { flg_getpref: 1 }],
    [
      { pref_code: '13', flg_getcity: 1, flg_getpref: false },
      { pref_code: '13', flg_getcity: 1 },
    ],
    [
      { pref_code: '13', page: 2, limit: 5000 },
      { pref_code: '13', page: 2, limit: 1000 },
    ],
    [{ pref_code: '13', constructor: 'x', ec_uid: 'x', url: 'x' }, { pref_code: '13' }],
  ] as const satisfies readonly (readonly [object, object])[]) {
    test(JSON.stringify(given), () => assert.deepEqual(sentCriteria(given as AddressCriteria), sent));
  }
});

describe('criteria are refused', () => {
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
    { pref_code: -1 },
    { pref_code: 1.5 },
    { pref_code: NaN },
    { city_code: '131016' },
    { pref_name: '東京都', city_code: 'x' },
    { freeword: 'x'.repeat(401) },
    { freeword: {} },
    { x: 1 },
  ] as const) {
    test(JSON.stringify(given).slice(0, 60), () => assert.equal(sentCriteria(given as AddressCriteria), undefined));
  }
});

test('the twelve criteria, in the order of the API', () => {
  assert.deepEqual(
    CRITERIA_KEYS,
    'pref_code pref_name pref_kana pref_roma city_code city_name city_kana city_roma town_name town_kana town_roma freeword'.split(' '),
  );
});

test('page and limit are whole, from 1, and a limit at most 1000; what is no number is left out', () => {
  for (const [given, page, limit] of [
    [undefined, undefined, undefined],
    [1, 1, 1],
    [0, 1, 1],
    [-7, 1, 1],
    [2.9, 2, 2],
    [1000, 1000, 1000],
    [1001, 1001, 1000],
    [1e300, 1e9, 1000],
    [NaN, undefined, undefined],
    [Infinity, undefined, undefined],
    [null as never, undefined, undefined],
    ['5' as never, undefined, undefined],
  ] as const) {
    assert.deepEqual([sentPage(given), sentLimit(given)], [page, limit], String(given));
  }
});

test('whatever is given: known keys, texts with something in them, codes of digits, no name beside its code', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined, '13', '13101', 'トウキョウ', 1, 0), fc.jsonValue());
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...CRITERIA_KEYS, 'flg_getcity', 'flg_getpref', 'page', 'limit', '__proto__', 'x'), value),
      (given) => {
        const sent = sentCriteria(given);
        if (!sent) return;
        for (const [key, one] of Object.entries(sent)) {
          if (key === 'page' || key === 'limit') assert.equal(Number.isInteger(one) && Number(one) >= 1, true);
          else if (key.startsWith('flg_')) assert.equal(one, 1);
          else assert.match(String(one), key === 'pref_code' ? /^[0-9]{2}$/ : key === 'city_code' ? /^[0-9]{5}$/ : /\S/);
        }
        if (sent.pref_code !== undefined) assert.equal(sent.pref_name ?? sent.pref_kana ?? sent.pref_roma, undefined);
        if (sent.city_code !== undefined) assert.equal(sent.city_name ?? sent.city_kana ?? sent.city_roma, undefined);
        assert.deepEqual(sentCriteria(sent), sent);
      },
    ),
    { numRuns: 2000 },
  );
});

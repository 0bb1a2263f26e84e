import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { LOOKUP_ERROR_CODES, LookupError } from '../../src/address/lookup-error.ts';
import { partValues } from '../../src/address/part-values.ts';
import { isPart, PARTS } from '../../src/address/parts.ts';
import { ADDRESS_RECORD_TEXT_KEYS, type AddressRecord, completeRecord } from '../../src/address/record.ts';
import { foldRecords, sharedRecord } from '../../src/address/several-records.ts';
import { isTownNote, withoutTownNote } from '../../src/address/town-note.ts';
import '../support/rare-forms.ts';

const FORMS = { kana: 'katakana', width: 'keep' } as const;
const CITY = {
  zip_code: '1000005',
  pref_code: '13',
  pref_name: '東京都',
  pref_kana: 'トウキョウト',
  pref_roma: 'TOKYO',
  city_code: '13101',
  city_name: '千代田区',
  city_kana: 'チヨダク',
  city_roma: 'CHIYODA-KU',
};
const MARUNOUCHI = completeRecord({ ...CITY, town_name: '丸の内', town_kana: 'マルノウチ', town_roma: 'MARUNOUCHI' });
const OTEMACHI = completeRecord({ ...CITY, town_name: '大手町', town_kana: 'オオテマチ', town_roma: 'OTEMACHI' });

/** Records with few distinct values, so that they often agree. */
const anyRecord: fc.Arbitrary<AddressRecord> = fc
  .record(
    Object.fromEntries(
      ADDRESS_RECORD_TEXT_KEYS.map((key) => [key, fc.constantFrom(null, '', '甲', '乙', '以下に掲載がない場合')]),
    ) as Record<(typeof ADDRESS_RECORD_TEXT_KEYS)[number], fc.Arbitrary<string | null>>,
  )
  .chain((texts) => fc.constantFrom(null, 0, 135.5).map((degrees) => ({ ...texts, longitude: degrees, latitude: degrees })));

describe('a record', () => {
  test('has every key, in the order of the API', () => {
    const record = completeRecord({ city_name: '港区' });
    assert.deepEqual(Object.keys(record), [
      ...'dgacode zip_code pref_code pref_name pref_kana pref_roma city_code city_name city_kana city_roma'.split(' '),
      ...'town_name town_kana town_roma biz_name biz_kana biz_roma block_name other_name address longitude latitude'.split(' '),
    ]);
    assert.equal(record.city_name, '港区');
    assert.equal(record.dgacode, null);
  });
  for (const note of [
    '以下に掲載がない場合',
    '以下に掲載がない場合（その他）',
    '渡名喜村一円',
    '大島町一円',
    '琴平町の次に１～４２６番地がくる場合（川東）',
    '市の次に番地がくる場合',
  ]) {
    test(`the note ${note} is not a town`, () => {
      assert.equal(isTownNote(note), true);
      const clean = withoutTownNote(
        completeRecord({ ...CITY, town_name: note, town_kana: 'イカニケイサイガナイバアイ', town_roma: 'IKANI' }),
      );
      assert.deepEqual([clean.town_name, clean.town_kana, clean.town_roma, clean.city_name], [null, null, null, '千代田区']);
    });
  }
  for (const town of ['一円', '大手町', '丸の内（次のビルを除く）', '一円寺', '番地', '以下']) {
    test(`the name ${town} is a town`, () => assert.equal(isTownNote(town), false));
  }
});

describe('the values of parts', () => {
  test('each part is read from its key of the record', () => {
    const record = Object.fromEntries(ADDRESS_RECORD_TEXT_KEYS.map((key) => [key, key])) as unknown as AddressRecord;
    const values = partValues({ ...record, longitude: 139.7, latitude: 0 }, FORMS);
    assert.deepEqual(Object.fromEntries(values), {
      'postal-code': 'zip_code',
      'digital-address': 'dgacode',
      prefecture: 'pref_name',
      'prefecture-kana': 'pref_kana',
      'prefecture-roma': 'pref_roma',
      'prefecture-code': 'pref_code',
      city: 'city_name',
      'city-kana': 'city_kana',
      'city-roma': 'city_roma',
      'city-code': 'city_code',
      town: 'town_name',
      'town-kana': 'town_kana',
      'town-roma': 'town_roma',
      block: 'block_name',
      building: 'other_name',
      organization: 'biz_name',
      'organization-kana': 'biz_kana',
      'organization-roma': 'biz_roma',
      address: 'address',
      longitude: '139.7',
      latitude: '0',
    });
    assert.deepEqual([...values.keys()], [...PARTS]);
  });
  test('kana and width are converted to the requested forms', () => {
    const record = completeRecord({ ...MARUNOUCHI, block_name: '２丁目７−２', other_name: 'タワー３Ｆ', biz_kana: 'クナイチヨウ' });
    const values = partValues(record, { kana: 'half', width: 'half' });
    assert.deepEqual(
      ['town-kana', 'organization-kana', 'block', 'building', 'town', 'address'].map((part) => values.get(part as 'town')),
      ['ﾏﾙﾉｳﾁ', 'ｸﾅｲﾁﾖｳ', '2丁目7-2', 'タワー3Ｆ', '丸の内', '東京都千代田区丸の内２丁目７−２タワー３Ｆ'],
    );
    assert.equal(partValues(record, { kana: 'hiragana', width: 'full' }).get('city-kana'), 'ちよだく');
  });
  test('the record’s own address takes precedence over the composed one', () => {
    assert.equal(partValues({ ...MARUNOUCHI, address: '東京都千代田区' }, FORMS).get('address'), '東京都千代田区');
    assert.equal(partValues(MARUNOUCHI, FORMS).get('address'), '東京都千代田区丸の内');
  });
  test('a note is neither a town nor part of the address', () => {
    const values = partValues(
      completeRecord({ ...CITY, town_name: '以下に掲載がない場合', town_kana: 'イカニ', town_roma: 'IKANI' }),
      FORMS,
    );
    assert.equal(values.get('address'), '東京都千代田区');
    for (const part of ['town', 'town-kana', 'town-roma'] as const) assert.equal(values.has(part), false);
  });
  test('no value is empty, and null or undefined never become text', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        for (const [part, value] of partValues(record, FORMS)) {
          assert.equal(isPart(part), true);
          assert.notEqual(value, '');
          assert.doesNotMatch(value, /null|undefined|NaN/);
        }
      }),
    );
    assert.equal(partValues(completeRecord({}), FORMS).size, 0);
  });
  test('isPart accepts only the names of parts', () => {
    assert.equal(isPart('city'), true);
    for (const word of ['', 'City', 'constructor', '__proto__', 'city ']) assert.equal(isPart(word), false);
  });
});

describe('several records', () => {
  test('equal records are merged and the order is kept', () => {
    assert.deepEqual(foldRecords([OTEMACHI, MARUNOUCHI, { ...OTEMACHI }, { ...MARUNOUCHI }]), [OTEMACHI, MARUNOUCHI]);
    assert.equal(foldRecords([OTEMACHI, { ...OTEMACHI, town_kana: 'オオテチョウ' }]).length, 2);
    assert.deepEqual(foldRecords([]), []);
  });
  test('two towns share prefecture and city, with their readings and codes', () => {
    assert.deepEqual(sharedRecord([MARUNOUCHI, OTEMACHI]), completeRecord(CITY));
  });
  test('two towns never share a block or a building', () => {
    const [one, other] = [MARUNOUCHI, OTEMACHI].map((record) => ({ ...record, block_name: '１－１', other_name: '３階' }));
    assert.deepEqual(sharedRecord([one as AddressRecord, other as AddressRecord]), completeRecord(CITY));
  });
  test('two blocks of one town share the town', () => {
    const shared = sharedRecord([
      { ...MARUNOUCHI, block_name: '１', other_name: '甲' },
      { ...MARUNOUCHI, block_name: '２', other_name: '甲' },
    ]);
    assert.deepEqual(shared, MARUNOUCHI);
  });
  test('two cities share the prefecture, but not a town of the same name', () => {
    const shared = sharedRecord([
      { ...MARUNOUCHI, block_name: '１' },
      { ...MARUNOUCHI, city_name: '港区', city_code: '13103', city_kana: 'ミナトク', block_name: '１' },
    ]);
    assert.deepEqual(
      shared,
      completeRecord({ zip_code: '1000005', pref_code: '13', pref_name: '東京都', pref_kana: 'トウキョウト', pref_roma: 'TOKYO' }),
    );
  });
  test('two prefectures share the ZIP Code only, even with cities of the same name', () => {
    const shared = sharedRecord([MARUNOUCHI, { ...MARUNOUCHI, pref_name: '広島県', pref_code: '34' }]);
    assert.deepEqual(shared, completeRecord({ zip_code: '1000005' }));
  });
  test('a note and a town, or two notes, share no town', () => {
    const note = { ...MARUNOUCHI, town_name: '以下に掲載がない場合' };
    assert.deepEqual(sharedRecord([MARUNOUCHI, note]), completeRecord(CITY));
    assert.deepEqual(sharedRecord([note, { ...note, town_kana: 'X' }]), completeRecord(CITY));
  });
  test('two towns with one spelling and two readings share the spelling', () => {
    const shared = sharedRecord([MARUNOUCHI, { ...MARUNOUCHI, town_kana: 'マルウチ' }]);
    assert.deepEqual([shared.town_name, shared.town_kana], ['丸の内', null]);
  });
  test('a shared record contains only values of every record', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 4 }), (records) => {
        const shared = sharedRecord(records);
        assert.deepEqual(Object.keys(shared), Object.keys(completeRecord({})));
        assert.equal(shared.address, null);
        for (const key of ADDRESS_RECORD_TEXT_KEYS) {
          if (shared[key] !== null)
            assert.equal(
              records.every((record) => record[key] === shared[key]),
              true,
            );
        }
      }),
    );
    assert.deepEqual(sharedRecord([]), completeRecord({}));
  });
});

describe('a lookup error', () => {
  test('has every key, with null for unknown values', () => {
    const error = new LookupError('network', 'x');
    assert.deepEqual(
      { ...error },
      { name: 'LookupError', code: 'network', status: null, retryAfter: null, requestId: null, errorCode: null },
    );
    assert.equal('cause' in error, false);
    assert.equal(error instanceof Error, true);
  });
  test('keeps the given values', () => {
    const cause = new TypeError('x');
    const error = new LookupError('rate-limited', 'm', { status: 429, retryAfter: 0, requestId: 'r', errorCode: 'e', cause });
    assert.deepEqual(
      [error.code, error.message, error.status, error.retryAfter, error.requestId, error.errorCode, error.cause],
      ['rate-limited', 'm', 429, 0, 'r', 'e', cause],
    );
  });
  test('lists each code once', () => assert.equal(new Set(LOOKUP_ERROR_CODES).size, 8));
});

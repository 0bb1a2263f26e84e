import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { ADDRESS_RECORD_TEXT_KEYS, ADDRESS_ROW_KEYS, completeRecord } from '../../src/address/record.ts';
import { apiErrorOf } from '../../src/protocol/api-error.ts';
import { countRows, readAddressAnswer, readCodeAnswer } from '../../src/protocol/read-envelopes.ts';
import { readRetryAfter } from '../../src/protocol/read-answer.ts';
import { readToken } from '../../src/protocol/read-token.ts';

const RECORD_KEYS = [...ADDRESS_RECORD_TEXT_KEYS, 'longitude', 'latitude'];
const codeAnswer = (addresses: unknown, more: object = {}): unknown => ({
  page: 1,
  limit: 1000,
  count: 1,
  searchtype: 'zipcode',
  addresses,
  ...more,
});

describe('the answer of the unified search', () => {
  test('has every key, with null for missing values, and no unknown key', () => {
    const answer = readCodeAnswer(
      codeAnswer([{ zip_code: '1000004', town_name: '', biz_name: null, business: 'x', city_name: ' 千代田区 ' }], { more: 1 }),
    );
    assert.deepEqual(answer, {
      page: 1,
      limit: 1000,
      count: 1,
      searchtype: 'zipcode',
      addresses: [completeRecord({ zip_code: '1000004', city_name: '千代田区' })],
    });
    assert.deepEqual(Object.keys(answer?.addresses[0] ?? {}), RECORD_KEYS);
  });
  for (const [given, read] of [
    [{ zip_code: 600000 }, { zip_code: '0600000' }],
    [{ zip_code: '100-0005' }, { zip_code: '1000005' }],
    [{ zip_code: '100−0005' }, { zip_code: '1000005' }],
    [{ zip_code: 1 }, { zip_code: '0000001' }],
    [
      { pref_code: 1, city_code: 1101 },
      { pref_code: '01', city_code: '01101' },
    ],
    [{ town_name: 12 }, { town_name: '12' }],
    [
      { city_name: '港区', longitude: '139.7', latitude: 35.6 },
      { city_name: '港区', longitude: 139.7, latitude: 35.6 },
    ],
    [{ city_name: '港区', longitude: '', latitude: 'north' }, { city_name: '港区' }],
    [{ city_name: '港区', zip_code: '10000041', pref_code: '013', city_code: 'x' }, { city_name: '港区' }],
    [{ city_name: '港区', zip_code: -1000004, pref_code: 1.5, city_code: '-5' }, { city_name: '港区' }],
    [{ city_name: '港区', town_name: true, block_name: {}, other_name: ['x'], address: 'x'.repeat(2001) }, { city_name: '港区' }],
    [{ other_name: 'x'.repeat(2000) }, { other_name: 'x'.repeat(2000) }],
  ] as const) {
    test(JSON.stringify(given).slice(0, 80), () =>
      assert.deepEqual(readCodeAnswer(codeAnswer([given]))?.addresses, [completeRecord(read)]),
    );
  }
  test('may be nested in one more array', () => {
    const nested = codeAnswer([[{ zip_code: '1000004' }], { zip_code: '1000005' }, [[{ zip_code: '1000006' }]]]);
    assert.deepEqual(
      readCodeAnswer(nested)?.addresses.map(({ zip_code }) => zip_code),
      ['1000004', '1000005'],
    );
  });
  test('has page, limit and count as numbers even if they are sent as text, and defaults for others', () => {
    const read = (more: object): unknown => {
      const { page, limit, count } = readCodeAnswer(codeAnswer([{ zip_code: '1' }, { zip_code: '2' }], more)) ?? {};
      return [page, limit, count];
    };
    assert.deepEqual(read({ page: '2', limit: '10', count: '1147' }), [2, 10, 1147]);
    assert.deepEqual(read({ page: null, limit: -1, count: 1.5 }), [1, 1000, 2]);
    assert.deepEqual(read({ page: {}, limit: 'many', count: 'NaN' }), [1, 1000, 2]);
  });
  test('keeps an unknown searchtype, and replaces one that is not a string by null', () => {
    for (const searchtype of ['zipcode', 'bizzipcode', 'dgacode', 'newcode'])
      assert.equal(readCodeAnswer(codeAnswer([], { searchtype }))?.searchtype, searchtype);
    for (const searchtype of [1, null, '', 'two words', 'x'.repeat(41), ['zipcode']])
      assert.equal(readCodeAnswer(codeAnswer([], { searchtype }))?.searchtype, null);
  });
  for (const none of [
    undefined,
    null,
    true,
    0,
    'x',
    [],
    {},
    { addresses: null },
    { addresses: {} },
    { addresses: 'x' },
    [{ addresses: [] }],
  ]) {
    test(`is not read from ${JSON.stringify(none)}`, () => {
      assert.equal(readCodeAnswer(none), undefined);
      assert.equal(readAddressAnswer(none), undefined);
      assert.equal(countRows(none), 0);
    });
  }
  test('may have no rows, but not only unreadable rows', () => {
    assert.deepEqual(readCodeAnswer(codeAnswer([]))?.addresses, []);
    assert.deepEqual(readCodeAnswer(codeAnswer([[]]))?.addresses, []);
    for (const rows of [[{}], [null], [1, 'x'], [{ town_name: null }], [{ x: 1 }]])
      assert.equal(readCodeAnswer(codeAnswer(rows)), undefined);
    assert.equal(readCodeAnswer(codeAnswer([null, { zip_code: '1' }]))?.addresses.length, 1);
    assert.equal(countRows(codeAnswer([null, { zip_code: '1' }])), 2);
  });
  test('ignores values of a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"addresses":[{"__proto__":{"city_name":"x"},"zip_code":"1000004","constructor":1}],"__proto__":{"count":7}}',
    );
    assert.deepEqual(readCodeAnswer(hostile)?.addresses, [completeRecord({ zip_code: '1000004' })]);
    assert.equal(readCodeAnswer(hostile)?.count, 1);
    // oxlint-disable-next-line no-extend-native -- what a careless page does
    Object.defineProperty(Object.prototype, 'town_name', { get: () => assert.fail('asked the prototype'), configurable: true });
    try {
      const addresses = [Object.assign(Object.create({ city_name: 'inherited' }) as object, { zip_code: '1000004' })];
      assert.equal(readAddressAnswer({ addresses })?.addresses[0]?.city_name, null);
    } finally {
      delete (Object.prototype as { town_name?: string }).town_name;
    }
    assert.equal(({} as { city_name?: string }).city_name, undefined);
  });
});

describe('the answer of the address search', () => {
  test('has twelve keys and the level', () => {
    const answer = readAddressAnswer({
      page: 1,
      limit: 1000,
      count: 1,
      level: 2,
      addresses: [[{ pref_code: 13, pref_name: '東京都', zip_code: null, biz_name: 'x' }]],
    });
    assert.deepEqual(answer?.level, 2);
    assert.deepEqual(Object.keys(answer?.addresses[0] ?? {}), [...ADDRESS_ROW_KEYS]);
    assert.deepEqual({ ...answer?.addresses[0] }.pref_code, '13');
  });
  test('keeps an unknown level, and replaces one that is not an integer by null', () => {
    for (const [level, read] of [
      [1, 1],
      ['2', 2],
      [3, 3],
      [4, 4],
      [1.5, null],
      [null, null],
      ['x', null],
    ] as const) {
      assert.equal(readAddressAnswer({ level, addresses: [] })?.level, read);
    }
  });
  test('is refused if its rows have only unknown keys', () =>
    assert.equal(readAddressAnswer({ addresses: [{ biz_name: 'x' }] }), undefined));
});

describe('any answer', () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', '13', 13, 1e21, -0, ' ', '1000004'));
  const record = fc.oneof(
    fc.dictionary(fc.constantFrom(...RECORD_KEYS, '__proto__', 'constructor', 'toString', 'x'), value),
    fc.jsonValue(),
  );
  const envelope = fc.oneof(
    fc.dictionary(
      fc.constantFrom(
        'page',
        'limit',
        'count',
        'searchtype',
        'level',
        'addresses',
        '__proto__',
        'token',
        'expires_in',
        'code',
        'error_code',
        'request_id',
      ),
      value,
    ),
    fc
      .array(fc.oneof(record, fc.array(record, { maxLength: 3 })), { maxLength: 5 })
      .chain((addresses) =>
        fc.dictionary(fc.constantFrom('page', 'limit', 'count', 'level'), value).map((more) => ({ ...more, addresses })),
      ),
    fc.jsonValue(),
  );
  test('is read without an exception, with every key, as non-empty text, a number or null', () => {
    fc.assert(
      fc.property(envelope, (json) => {
        for (const [answer, keys] of [
          [readCodeAnswer(json), RECORD_KEYS],
          [readAddressAnswer(json), [...ADDRESS_ROW_KEYS]],
        ] as const) {
          if (!answer) continue;
          for (const whole of [answer.page, answer.limit, answer.count]) assert.equal(Number.isInteger(whole) && whole >= 0, true);
          assert.equal(answer.addresses.length <= countRows(json), true);
          for (const row of answer.addresses) {
            assert.deepEqual(Object.keys(row), keys);
            for (const [key, read] of Object.entries(row)) {
              if (read === null) continue;
              if (key === 'longitude' || key === 'latitude') assert.equal(Number.isFinite(read), true);
              else assert.match(read as string, /^\S(?:[^]*\S)?$/);
            }
            for (const [key, length] of [
              ['zip_code', 7],
              ['pref_code', 2],
              ['city_code', 5],
            ] as const) {
              if (row[key] !== null) assert.match(row[key], new RegExp(`^[0-9]{${length}}$`));
            }
          }
        }
        for (const unit of ['seconds', 'milliseconds'] as const) {
          const token = readToken(json, unit);
          if (token) assert.equal(token.expires_in === null || (token.expires_in > 0 && token.expires_in <= 86_400), true);
        }
        for (const { errorCode, requestId } of [apiErrorOf({ status: 500, headers: new Headers(), json }, 0)])
          for (const read of [errorCode, requestId]) assert.equal(read === null || (typeof read === 'string' && read !== ''), true);
      }),
      { numRuns: 600 },
    );
  });
  test('is the same after it is read again', () => {
    fc.assert(
      fc.property(envelope, (json) => {
        const answer = readCodeAnswer(json);
        assert.deepEqual(answer && readCodeAnswer(answer), answer);
      }),
      { numRuns: 400 },
    );
  });
});

test('any Retry-After is read as whole seconds of at most a day, or not at all', () => {
  const date = fc.date({ noInvalidDate: true }).map((day) => day.toUTCString());
  fc.assert(
    fc.property(fc.oneof(fc.string(), date, fc.integer().map(String), fc.constantFrom('', ' 9 ', 'Mon', 'Mon, 99 Foo')), (header) => {
      const seconds = readRetryAfter(header, Date.UTC(2026, 3, 1));
      assert.equal(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400), true, header);
    }),
    { numRuns: 400 },
  );
});

describe('a token', () => {
  test('with a lifetime too small to be divided has an unknown lifetime', () =>
    assert.equal(readToken({ token: 'a', expires_in: Number.MIN_VALUE }, 'milliseconds')?.expires_in, null));
  test('is read as the API sends it', () =>
    assert.deepEqual(readToken({ token: 'a.b-c', token_type: 'jwt', expires_in: 600, scope: 'J1' }), {
      token: 'a.b-c',
      token_type: 'jwt',
      expires_in: 600,
      scope: 'J1',
    }));
  for (const [expires_in, seconds] of [
    ['600', 600],
    [600_000, 600],
    ['600000', 600],
    [0, null],
    [-1, null],
    [null, null],
    [undefined, null],
    ['soon', null],
    [0.5, 0.5],
    [1e300, 86_400],
    [86_400, 86_400],
  ] as const) {
    test(`has a lifetime of ${seconds} seconds with expires_in ${JSON.stringify(expires_in)}`, () =>
      assert.equal(readToken({ token: 'x', expires_in })?.expires_in, seconds));
  }
  test('has a lifetime in seconds, also if the server counts milliseconds', () =>
    assert.equal(readToken({ token: 'x', expires_in: 60_000 }, 'milliseconds')?.expires_in, 60));
  test('may lack type and scope', () =>
    assert.deepEqual(readToken({ token: 'x' }), { token: 'x', token_type: 'jwt', expires_in: null, scope: null }));
  for (const token of ['', ' x', 'a b', 'a\nb', 'トークン', 5, null, ['x']])
    test(`is not read from ${JSON.stringify(token)}`, () => assert.equal(readToken({ token }), undefined));
  test('is not read from access_token', () => assert.equal(readToken({ access_token: 'x' }), undefined));
});

describe('Retry-After', () => {
  const nowMs = Date.UTC(2026, 0, 1);
  for (const [header, seconds] of [
    [null, null],
    ['', null],
    ['0', 0],
    ['30', 30],
    [' 30 ', 30],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Thursday, 01-Jan-26 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['9'.repeat(30), 86_400],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 86_400],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['soon', null],
    ['Soon', null],
  ] as const) {
    test(`${JSON.stringify(header)} is read as ${seconds}`, () => assert.equal(readRetryAfter(header, nowMs), seconds));
  }
});

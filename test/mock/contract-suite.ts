// The contract of the proxy's routes: run against the mock's handlers, its fetch, and the real proxy in front of the
// mock's API, so that they cannot drift apart.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ADDRESS_RECORD_TEXT_KEYS, ADDRESS_ROW_KEYS, type AddressRecord, type AddressRow } from '../../src/address/record.ts';
import type { AddressAnswer, CodeAnswer } from '../../src/protocol/answer.ts';
import { readAddressAnswer, readCodeAnswer } from '../../src/protocol/read-envelopes.ts';
import { type MockScenario, testData } from '../../src/mock/index.ts';

/** Sends a request to a route under the base: `fetchRoute('/searchcode', { method: 'POST', … })`. */
export type FetchRoute = (route: string, init?: RequestInit) => Promise<Response>;

/**
 * Opens the routes for one test, without limits that a test could meet, with no token mode, and with the mock's API (or the mock itself) in
 * this scenario. The proxy must have tried for its first token before.
 */
export type OpenRoutes = (scenario: MockScenario) => FetchRoute | Promise<FetchRoute>;

const RECORD_KEYS = [...ADDRESS_RECORD_TEXT_KEYS, 'longitude', 'latitude'];
const JSON_HEADERS = { 'content-type': 'application/json' };

const send = (fetchRoute: FetchRoute, route: string, body: unknown): Promise<Response> =>
  fetchRoute(route, { method: 'POST', headers: JSON_HEADERS, body: typeof body === 'string' ? body : JSON.stringify(body) });

async function found(response: Response): Promise<unknown> {
  assert.equal(response.status, 200, await response.clone().text());
  assert.equal(response.headers.get('content-type'), 'application/json');
  assert.ok(response.headers.get('x-request-id'));
  assert.equal(response.headers.get('cache-control'), 'no-store');
  return response.json();
}

async function codes(response: Response): Promise<CodeAnswer> {
  const json = await found(response);
  const answer = readCodeAnswer(json);
  assert.deepEqual(json, answer, 'the envelope says nothing that a reader would change');
  for (const record of answer?.addresses ?? []) assert.deepEqual(Object.keys(record).toSorted(), RECORD_KEYS.toSorted());
  assert.equal(answer?.count, answer?.addresses.length);
  return answer as CodeAnswer;
}

async function rows(response: Response): Promise<AddressAnswer> {
  const json = await found(response);
  const answer = readAddressAnswer(json);
  assert.deepEqual(json, answer, 'the envelope says nothing that a reader would change');
  for (const row of answer?.addresses ?? []) assert.deepEqual(Object.keys(row).toSorted(), ADDRESS_ROW_KEYS.toSorted());
  assert.equal(answer?.count, answer?.addresses.length);
  return answer as AddressAnswer;
}

async function refused(response: Response, status: number, code: string): Promise<void> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const { title, request_id, ...problem } = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(problem, { type: 'about:blank', status, code });
  assert.equal(typeof title, 'string');
  assert.equal(request_id, response.headers.get('x-request-id'));
}

const nullKeys = (record: AddressRecord | AddressRow): string[] =>
  Object.entries(record)
    .filter(([, value]) => value === null)
    .map(([key]) => key)
    .toSorted();

const POINT = ['longitude', 'latitude'];
const READINGS = ['pref', 'city', 'town'].flatMap((level) => [`${level}_kana`, `${level}_roma`]);
/** Which keys have no value, by kind. */
const NULL_KEYS = {
  zipcode: ['dgacode', 'biz_name', 'biz_kana', 'biz_roma', 'block_name', 'other_name', 'address', ...POINT],
  bizzipcode: ['dgacode', ...READINGS, 'biz_roma', 'other_name', 'address', ...POINT],
  dgacode: [...READINGS, 'biz_name', 'biz_kana', 'biz_roma', ...POINT],
};
const KINDS = [
  ['zipcode', testData.zipCodes, 5],
  ['bizzipcode', testData.corporateZipCodes, 3],
  ['dgacode', testData.digitalAddresses, 3],
] as const;

/** Declares the suite. `name` says who answers. */
export function runApiContract(name: string, open: OpenRoutes): void {
  describe(`proxy routes: ${name}`, () => {
    describe('unified search', () => {
      for (const [kind, list, size] of KINDS) {
        test(`${kind}: each of ${size} codes has its record`, async () => {
          const route = await open('ok');
          assert.equal(list.length, size);
          for (const { code, records } of list) {
            const answer = await codes(await send(route, '/searchcode', { search_code: code }));
            assert.equal(answer.searchtype, kind);
            assert.equal(answer.page, 1);
            assert.equal(answer.limit, 1000);
            assert.deepEqual(
              answer.addresses.map(({ zip_code, town_name, block_name, biz_name }) => [zip_code, town_name, block_name, biz_name]),
              records.map(({ zip_code, town_name, block_name, biz_name }) => [zip_code, town_name, block_name, biz_name]),
            );
            for (const record of answer.addresses) assert.deepEqual(nullKeys(record), NULL_KEYS[kind].toSorted());
          }
        });
      }

      for (const spelling of ['1000004', '100-0004', '〒100-0004', '１００－０００４', ' 100 0004 ', '100ー0004']) {
        test(`${spelling} is read as a ZIP Code`, async () => {
          const { addresses } = await codes(await send(await open('ok'), '/searchcode', { search_code: spelling }));
          assert.equal(addresses[0]?.town_name, '大手町');
        });
      }
      for (const spelling of ['a7e2fk2', 'A7E-2FK2', 'Ａ７Ｅ－２ＦＫ２']) {
        test(`${spelling} is read as a Digital Address`, async () => {
          const { addresses } = await codes(await send(await open('ok'), '/searchcode', { search_code: spelling }));
          assert.equal(addresses[0]?.dgacode, 'A7E2FK2');
          assert.equal(addresses[0]?.zip_code, '1000005');
        });
      }

      test('the brackets of a town are included only with choikitype 2', async () => {
        const route = await open('ok');
        const towns = [undefined, 1, 2].map(async (choikitype) => {
          const { addresses } = await codes(await send(route, '/searchcode', { search_code: '1000004', choikitype }));
          return addresses[0]?.town_name;
        });
        assert.deepEqual(await Promise.all(towns), ['大手町', '大手町', '大手町（次のビルを除く）']);
      });

      test('searchtype 2 excludes corporate ZIP Codes of one firm, and nothing else', async () => {
        const route = await open('ok');
        for (const { code } of testData.corporateZipCodes) {
          await refused(await send(route, '/searchcode', { search_code: code, searchtype: 2 }), 404, 'not-found');
        }
        for (const { code } of [...testData.zipCodes, ...testData.digitalAddresses]) {
          await codes(await send(route, '/searchcode', { search_code: code, searchtype: 2 }));
        }
      });

      test('100-8791, probably a test code of the API, is found as a corporate ZIP Code, and not with searchtype 2', async () => {
        const route = await open('ok');
        const { searchtype, addresses } = await codes(await send(route, '/searchcode', { search_code: '100-8791' }));
        assert.equal(searchtype, 'bizzipcode');
        assert.deepEqual(
          addresses.map(({ city_name, town_name, block_name, biz_name, biz_roma }) => [
            city_name,
            town_name,
            block_name,
            biz_name,
            biz_roma,
          ]),
          [['千代田区', '大手町', '２－３－１', '日本郵政　株式会社', null]],
        );
        await refused(await send(route, '/searchcode', { search_code: '100-8791', searchtype: 2 }), 404, 'not-found');
      });

      for (const code of ['9999999', '0000000', '1000005', 'A7E2FK3', 'ZZZZZZZ', 'QN6GQXI']) {
        test(`${code} is not found`, async () => {
          await refused(await send(await open('ok'), '/searchcode', { search_code: code }), 404, 'not-found');
        });
      }
      for (const text of ['', '10', '10A', '10000045', 'A7E2FK', '東京都', '100/0004', '../../x']) {
        test(`“${text}” is not a code`, async () => {
          await refused(await send(await open('ok'), '/searchcode', { search_code: text }), 400, 'invalid-code');
        });
      }

      test('3 to 6 digits find every ZIP Code that begins with them', async () => {
        const route = await open('ok');
        for (const [prefix, codesFound] of [
          ['102', ['1020072', '1020082']],
          ['102-00', ['1020072', '1020082']],
          ['１０２００７', ['1020072']],
          ['1000', ['1000011', '1000004']],
        ] as const) {
          const { searchtype, addresses } = await codes(await send(route, '/searchcode', { search_code: prefix }));
          assert.equal(searchtype, 'zipcode');
          assert.deepEqual(new Set(addresses.map(({ zip_code }) => zip_code)), new Set(codesFound));
        }
        const { addresses } = await codes(await send(route, '/searchcode', { search_code: '102', limit: 1, page: 2 }));
        assert.equal(addresses.length, 1);
        await refused(await send(route, '/searchcode', { search_code: '999' }), 404, 'not-found');
      });

      test('a page past the end finds nothing', async () => {
        const route = await open('ok');
        const { page, limit } = await codes(await send(route, '/searchcode', { search_code: '1000004', page: 1, limit: 1 }));
        assert.deepEqual([page, limit], [1, 1]);
        await refused(await send(route, '/searchcode', { search_code: '1000004', page: 2, limit: 1 }), 404, 'not-found');
      });
    });

    describe('address search', () => {
      test('flg_getpref lists the 47 prefectures by code, with no level below', async () => {
        const answer = await rows(await send(await open('ok'), '/addresszip', { flg_getpref: 1 }));
        assert.equal(answer.level, 1);
        assert.deepEqual(
          answer.addresses.map((row) => row.pref_code),
          Array.from({ length: 47 }, (_, i) => String(i + 1).padStart(2, '0')),
        );
        assert.deepEqual(answer.addresses[12], {
          ...Object.fromEntries(ADDRESS_ROW_KEYS.map((key) => [key, null])),
          pref_code: '13',
          pref_name: '東京都',
          pref_kana: 'トウキョウト',
          pref_roma: 'TOKYO',
        });
      });

      test('flg_getcity lists the cities of a prefecture, with no level below', async () => {
        const route = await open('ok');
        const answer = await rows(await send(route, '/addresszip', { pref_code: '01', flg_getcity: 1 }));
        assert.equal(answer.level, 2);
        assert.equal(answer.addresses.length, 188);
        for (const row of answer.addresses) {
          assert.equal(row.pref_code, '01');
          assert.match(row.city_code ?? '', /^01[0-9]{3}$/);
          assert.ok(row.city_name && row.city_kana && row.city_roma);
          assert.deepEqual([row.zip_code, row.town_name, row.town_kana, row.town_roma], [null, null, null, null]);
        }
        assert.deepEqual((await rows(await send(route, '/addresszip', { pref_code: 1, flg_getcity: true }))).addresses, answer.addresses);
        assert.deepEqual(
          (await rows(await send(route, '/addresszip', { pref_name: '北海道', flg_getcity: 1 }))).addresses,
          answer.addresses,
        );
      });

      test('flg_getcity needs a prefecture', async () => {
        const route = await open('ok');
        await refused(await send(route, '/addresszip', { flg_getcity: 1 }), 400, 'invalid-code');
        await refused(await send(route, '/addresszip', { flg_getcity: 1, city_code: '13101' }), 400, 'invalid-code');
      });

      test('a city has its towns in the order of their reading', async () => {
        const answer = await rows(await send(await open('ok'), '/addresszip', { pref_code: '13', city_code: '13101' }));
        assert.equal(answer.level, 2);
        assert.equal(answer.addresses.length, 485);
        const readings = answer.addresses.map((row) => row.town_kana ?? '');
        assert.deepEqual(readings, readings.toSorted());
        assert.deepEqual(answer.addresses[0], {
          zip_code: '1000000',
          pref_code: '13',
          pref_name: '東京都',
          pref_kana: 'トウキョウト',
          pref_roma: 'TOKYO',
          city_code: '13101',
          city_name: '千代田区',
          city_kana: 'チヨダク',
          city_roma: 'CHIYODA-KU',
          town_name: null,
          town_kana: null,
          town_roma: null,
        });
      });

      test('rows of several pages are complete and never repeated', async () => {
        const route = await open('ok');
        const [first, second, all] = await Promise.all([
          send(route, '/addresszip', { city_code: '16201' }).then(rows),
          send(route, '/addresszip', { city_code: '16201', page: 2 }).then(rows),
          Promise.all([1, 2, 3].map(async (page) => rows(await send(route, '/addresszip', { city_code: '16201', page, limit: 400 })))),
        ]);
        assert.deepEqual([first.addresses.length, second.addresses.length], [1000, 147]);
        assert.deepEqual(
          all.flatMap((answer) => answer.addresses),
          [...first.addresses, ...second.addresses],
        );
        await refused(await send(route, '/addresszip', { city_code: '16201', page: 3 }), 404, 'not-found');
      });

      const same: readonly [string, object][] = [
        ['names', { pref_name: '東京都', city_name: '千代田区', town_name: '大手町' }],
        ['kana', { pref_kana: 'トウキョウト', city_kana: 'チヨダク', town_kana: 'オオテマチ' }],
        ['hiragana and half-width kana', { pref_kana: 'とうきょうと', city_kana: 'ﾁﾖﾀﾞｸ', town_kana: 'おおてまち' }],
        ['roma in any case', { pref_roma: 'tokyo', city_roma: 'Chiyoda-ku', town_roma: 'OTEMACHI' }],
        [
          'a code against the names of its level',
          { pref_code: '13', pref_name: '大阪府', city_code: '13101', city_roma: 'X', town_name: '大手町' },
        ],
        ['a free word besides', { city_code: '13101', freeword: '東京', town_name: '大手町' }],
      ];
      for (const [what, criteria] of same) {
        test(`finds a town by ${what}`, async () => {
          const { level, addresses } = await rows(await send(await open('ok'), '/addresszip', criteria));
          assert.equal(level, 3);
          assert.deepEqual(
            addresses.map((row) => row.zip_code),
            ['1000004'],
          );
        });
      }

      const words: readonly [string, number][] = [
        ['東京都', 1],
        ['千代田区', 2],
        ['とうきょうと ちよだく', 2],
        ['chiyoda-ku', 2],
        ['東京都千代田区大手町', 3],
        ['千代田区　大手町', 3],
        ['チヨダクオオテマチ', 3],
        ['ｏｔｅｍａｃｈｉ', 3],
      ];
      for (const [freeword, level] of words) {
        test(`free word ${freeword} reaches level ${level}`, async () => {
          const answer = await rows(await send(await open('ok'), '/addresszip', { freeword }));
          assert.equal(answer.level, level);
          assert.ok(answer.addresses.some((row) => row.zip_code === '1000004'));
        });
      }
      for (const freeword of ['千代田区大手町1-1', '東京都千代田区大手町１丁目', '火星', '-']) {
        test(`free word ${freeword} finds nothing`, async () => {
          await refused(await send(await open('ok'), '/addresszip', { freeword }), 404, 'not-found');
        });
      }

      for (const criteria of [
        { pref_code: '48' },
        { city_code: '99999' },
        { pref_code: '13', city_code: '27127' },
        { town_name: '無い町' },
      ]) {
        test(`${JSON.stringify(criteria)} finds nothing`, async () => {
          await refused(await send(await open('ok'), '/addresszip', criteria), 404, 'not-found');
        });
      }
      for (const criteria of [{}, { pref_name: ' ' }, { flg_getcity: 0 }, { pref_code: 'x' }, { city_code: '131010' }, { page: 1 }]) {
        test(`${JSON.stringify(criteria)} is refused, because it contains no criterion`, async () => {
          await refused(await send(await open('ok'), '/addresszip', criteria), 400, 'invalid-code');
        });
      }
    });

    describe('invalid requests', () => {
      const bodies: readonly [string, unknown][] = [
        ['/searchcode', {}],
        ['/searchcode', { search_code: 1000004 }],
        ['/searchcode', { search_code: null }],
        ['/searchcode', { search_code: ['1000004'] }],
        ['/addresszip', { pref_name: 13 }],
        ['/addresszip', { pref_code: 1.5 }],
        ['/addresszip', { city_name: ['千代田区'] }],
        ['/addresszip', { flg_getpref: 2 }],
        ['/addresszip', { flg_getpref: 'yes' }],
        ['/addresszip', { freeword: 'a\u0000b' }],
        ...['/searchcode', '/addresszip'].flatMap((route): [string, unknown][] => [
          ...['', '{', '[]', 'null', '"1000004"', '{"__proto__":{"search_code":"1000004"}}'].map((body): [string, unknown] => [
            route,
            body,
          ]),
          ...[0, -1, 1.5, '1', true].map((page): [string, unknown] => [route, { search_code: '1000004', pref_code: '13', page }]),
          ...[0, 1001, '1', []].map((limit): [string, unknown] => [route, { search_code: '1000004', pref_code: '13', limit }]),
        ]),
        ['/searchcode', { search_code: '1000004', choikitype: 3 }],
        ['/searchcode', { search_code: '1000004', searchtype: 0 }],
      ];
      for (const [route, body] of bodies) {
        test(`${route} ${JSON.stringify(body)} is refused`, async () => {
          await refused(await send(await open('ok'), route, body), 400, 'invalid-request');
        });
      }

      test('unknown keys and null are ignored', async () => {
        const route = await open('ok');
        await codes(await send(route, '/searchcode', { search_code: '1000004', page: null, ec_uid: 'x', token: 'x' }));
        await rows(await send(route, '/addresszip', { pref_code: '13', city_code: null, flg_getcity: 1, limit: null, x: [] }));
      });

      for (const route of ['/searchcode', '/addresszip']) {
        for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
          test(`${method} ${route} is refused`, async () => {
            const response = await (await open('ok'))(route, { method });
            assert.match(response.headers.get('allow') ?? '', /\bPOST\b/);
            if (method === 'HEAD') assert.equal(response.status, 405);
            else await refused(response, 405, 'method-not-allowed');
          });
        }
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/jsonp',
          'application/json; charset=shift_jis',
          '',
        ]) {
          test(`${route} with the media type “${type}” is refused`, async () => {
            const response = await (
              await open('ok')
            )(route, { method: 'POST', headers: { 'content-type': type }, body: '{"search_code":"1000004"}' });
            await refused(response, 415, 'unsupported-media-type');
          });
        }
        test(`a compressed request to ${route} is refused`, async () => {
          const headers = { ...JSON_HEADERS, 'content-encoding': 'gzip' };
          await refused(await (await open('ok'))(route, { method: 'POST', headers, body: '{}' }), 415, 'unsupported-media-type');
        });
        test(`a request to ${route} of more than 4 KiB is refused`, async () => {
          const body = { search_code: '1000004', freeword: '丸の内', filler: 'x'.repeat(4096) };
          await refused(await send(await open('ok'), route, body), 413, 'payload-too-large');
        });
        test(`a request to ${route} with a charset of UTF-8 is answered`, async () => {
          const response = await (
            await open('ok')
          )(route, {
            method: 'POST',
            headers: { 'content-type': 'Application/JSON; charset=utf-8' },
            body: '{"search_code":"1000004","pref_code":"13","flg_getcity":1}',
          });
          await found(response);
        });
      }
    });

    describe('other routes', () => {
      for (const route of ['/livez', '/readyz']) {
        test(route, async () => {
          const fetchRoute = await open('ok');
          assert.deepEqual(await (await fetchRoute(route)).json(), { status: 'ok' });
          const head = await fetchRoute(route, { method: 'HEAD' });
          assert.equal(head.status, 200);
          assert.equal(await head.text(), '');
          const post = await send(fetchRoute, route, {});
          assert.match(post.headers.get('allow') ?? '', /\bGET\b/);
          await refused(post, 405, 'method-not-allowed');
        });
      }
      for (const route of ['/token', '/nothing', '/searchcode/1000004', '/searchcode/', '/j/token']) {
        test(`there is no ${route}`, async () => {
          await refused(await send(await open('ok'), route, {}), 404, 'not-found');
        });
      }
    });

    describe('scenarios', () => {
      test('expired-token: searches are answered as usual', async () => {
        const route = await open('expired-token');
        await codes(await send(route, '/searchcode', { search_code: '1000004' }));
        await rows(await send(route, '/addresszip', { flg_getpref: 1 }));
      });

      test('many-towns: a ZIP Code has 66 different records in three cities, beginning with its own', async () => {
        const route = await open('many-towns');
        for (const { code, records } of testData.zipCodes) {
          const { addresses, searchtype } = await codes(await send(route, '/searchcode', { search_code: code }));
          assert.equal(searchtype, 'zipcode');
          assert.equal(addresses.length, 66);
          assert.equal(addresses[0]?.town_name, records[0]?.town_name);
          assert.deepEqual([...new Set(addresses.map((record) => record.city_name))], ['千代田区', '港区', '中央区']);
          assert.ok(addresses.every((record) => record.zip_code === code && record.pref_code === '13'));
          assert.equal(new Set(addresses.map((record) => record.city_name + String(record.town_name))).size, 66);
          assert.equal(addresses.at(-1)?.town_name, null);
          for (const record of addresses.slice(0, -1)) assert.deepEqual(nullKeys(record), NULL_KEYS.zipcode.toSorted());
        }
        assert.equal((await codes(await send(route, '/searchcode', { search_code: 'A7E2FK2' }))).count, 1);
        await refused(await send(route, '/searchcode', { search_code: '9999999' }), 404, 'not-found');
      });

      const TROUBLES = [
        ['rate-limited', 429, 'rate-limited'],
        ['server-error', 502, 'unavailable'],
        ['unauthorized', 500, 'unauthorized'],
      ] as const;
      for (const [scenario, status, code] of TROUBLES) {
        test(`${scenario}: searches fail with ${status}, except requests that the proxy refuses itself`, async () => {
          const route = await open(scenario);
          const response = await send(route, '/searchcode', { search_code: '1000004' });
          if (status === 429) assert.equal(response.headers.get('retry-after'), '30');
          await refused(response, status, code);
          await refused(await send(route, '/searchcode', { search_code: '10' }), 400, 'invalid-code');
          await refused(await send(route, '/searchcode', {}), 400, 'invalid-request');
          await refused(await send(route, '/addresszip', { flg_getpref: 1 }), status, code);
          assert.equal((await route('/livez')).status, 200);
        });
      }
    });
  });
}

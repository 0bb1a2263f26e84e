import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CRITERIA_KEYS } from '../../src/protocol/criteria.ts';
import { readAddressAnswer, readCodeAnswer } from '../../src/protocol/read-envelopes.ts';
import { createMockFetch, MOCK_SCENARIOS, testData } from '../../src/mock/index.ts';
import { createMockServer } from '../../src/mock/mock-server.ts';
import { findRoute } from '../../src/mock/routes.ts';
import { anyText } from '../support/any-text.ts';

const BASE = 'https://shop.example/dga';
const mockFetch = createMockFetch({ latency: 0 });

const post = (route: string, body: unknown): Promise<Response> =>
  mockFetch(BASE + route, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const code = fc.constantFrom(...[...testData.digitalAddresses, ...testData.zipCodes, ...testData.corporateZipCodes].map((one) => one.code));
const page = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
const limit = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined });
const oneOrTwo = fc.constantFrom(1, 2, undefined);

test('every answer of the unified search is read without a change', async () => {
  const asked = fc.record({ search_code: code, page, limit, choikitype: oneOrTwo, searchtype: oneOrTwo });
  await fc.assert(
    fc.asyncProperty(asked, async (body) => {
      const response = await post('/searchcode', body);
      const json: unknown = await response.json();
      if (response.status === 200) assert.deepEqual(readCodeAnswer(json), json);
      else assert.equal(response.status, 404);
    }),
  );
});

const word = fc.constantFrom(
  '東京都',
  '13',
  '千代田区',
  'CHIYODA-KU',
  '13101',
  'チヨダク',
  '大手町',
  'オオテ',
  'otemachi',
  '梅田',
  '1',
  '区',
  'x',
);
const criteria = fc.record(Object.fromEntries(CRITERIA_KEYS.map((key) => [key, word])), { requiredKeys: [] });
const flags = fc.record({ flg_getcity: fc.constantFrom(0, 1), flg_getpref: fc.constantFrom(0, 1) }, { requiredKeys: [] });

test('every answer of the address search is read without a change', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, flags, page, limit, async (names, switches, pageNumber, most) => {
      const response = await post('/addresszip', { ...names, ...switches, page: pageNumber, limit: most });
      const json: unknown = await response.json();
      if (response.status === 200) {
        assert.deepEqual(readAddressAnswer(json), json);
        assert.ok((json as { count: number }).count <= (most ?? 1000));
      } else assert.ok(response.status === 404 || response.status === 400);
    }),
  );
});

test('pages in order contain the whole result', async () => {
  const lists = fc.constantFrom(
    { flg_getpref: 1 },
    { pref_code: '01', flg_getcity: 1 },
    { city_code: '13101' },
    { city_code: '16201' },
    { freeword: '神田' },
  );
  const rowsOf = async (list: object, number: number, most: number): Promise<readonly unknown[]> => {
    const response = await post('/addresszip', { ...list, page: number, limit: most });
    return response.status === 404 ? [] : ((await response.json()) as { addresses: unknown[] }).addresses;
  };
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 20, max: 1000 }), async (list, most) => {
      const whole = [...(await rowsOf(list, 1, 1000)), ...(await rowsOf(list, 2, 1000))];
      const joined: unknown[] = [];
      for (let number = 1; ; number++) {
        const rows = await rowsOf(list, number, most);
        if (rows.length === 0) break;
        joined.push(...rows);
      }
      assert.deepEqual(joined, whole);
    }),
    { numRuns: 40 },
  );
});

const path = fc.oneof(
  fc.constantFrom(
    '/dga/searchcode',
    '/dga/addresszip',
    '/dga/token',
    '/dga/livez',
    '/api/v2/j/token',
    '/api/v1/addresszip',
    '/api/v2/searchcode/1000004',
  ),
  fc.array(anyText(12), { maxLength: 4 }).map((names) => `/${names.map(encodeURIComponent).join('/')}`),
  fc.string().map((text) => `/api/v2/searchcode/${encodeURIComponent(text.toWellFormed())}`),
);
const body = fc.oneof(
  anyText(),
  fc.json(),
  fc.uint8Array({ maxLength: 5000 }),
  fc
    .record(Object.fromEntries(['search_code', 'page', 'limit', ...CRITERIA_KEYS, 'flg_getpref'].map((key) => [key, fc.jsonValue()])), {
      requiredKeys: [],
    })
    .map((value) => JSON.stringify(value)),
);

test('every request gets an answer whose body has a documented type', async () => {
  const server = createMockServer({ latency: 0 });
  const scenario = fc.constantFrom(...MOCK_SCENARIOS.filter((one) => one !== 'timeout' && one !== 'slow'));
  const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'QUERY');
  const type = fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-8', 'x');
  await fc.assert(
    fc.asyncProperty(path, method, type, body, scenario, async (where, how, contentType, content, now) => {
      const request = new Request(`https://shop.example${where}`, {
        method: how,
        headers: { 'content-type': contentType, 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer x' },
        ...(how === 'GET' || how === 'HEAD' ? {} : { body: content as BodyInit }),
      });
      const route = findRoute(request.url);
      assert.ok(route);
      const response = await server.answer(request, route, { scenario: now });
      assert.ok(response instanceof Response);
      if (response.type === 'error') return assert.equal(now, 'offline');
      assert.ok(response.status === 200 || (response.status >= 400 && response.status <= 502), String(response.status));
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.endsWith('json') === true;
      if (isJson && how !== 'HEAD' && now !== 'malformed') assert.doesNotThrow(() => JSON.parse(text));
      if (response.status === 405) assert.ok(response.headers.get('allow'));
    }),
    { numRuns: 200 },
  );
});

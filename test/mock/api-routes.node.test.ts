// The API's own routes, as a server meets them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, createTokenSource, LookupError } from '../../src/client/index.ts';
import { readAddressAnswer, readCodeAnswer } from '../../src/protocol/read-envelopes.ts';
import { readToken } from '../../src/protocol/read-token.ts';
import { createMockFetch, MOCK_CLIENT_ID, MOCK_SECRET_KEY, type MockOptions, testData } from '../../src/mock/index.ts';
import { testFailingScenarios } from './failing-scenarios.ts';

const V1 = 'https://stub-qz73x.da.pf.japanpost.jp/api/v1';
const V2 = 'https://api.da.pf.japanpost.jp/api/v2';
const CREDENTIALS = { grant_type: 'client_credentials', client_id: MOCK_CLIENT_ID, secret_key: MOCK_SECRET_KEY };
const FROM = { 'x-forwarded-for': '127.0.0.1' };

interface Api {
  readonly fetch: typeof fetch;
  token(base?: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  searchCode(path: string, token?: string, base?: string, headers?: Record<string, string>): Promise<Response>;
  searchAddress(body: unknown, token?: string, base?: string): Promise<Response>;
}

function open(options: MockOptions = {}): Api {
  const mockFetch = createMockFetch({ latency: 0, ...options });
  const bearer = (token: string | undefined): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` });
  const body = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const type = { 'content-type': 'application/json' };
  return {
    fetch: mockFetch,
    token: (base = V2, sent = CREDENTIALS, headers = FROM) =>
      mockFetch(`${base}/j/token`, { method: 'POST', headers: { ...type, ...headers }, body: body(sent) }),
    searchCode: (path, token, base = V2, headers = {}) =>
      mockFetch(`${base}/searchcode/${path}`, { headers: { ...bearer(token), ...headers } }),
    searchAddress: (sent, token, base = V2) =>
      mockFetch(`${base}/addresszip`, { method: 'POST', headers: { ...type, ...bearer(token) }, body: body(sent) }),
  };
}

async function tokenOf(api: Api, base?: string): Promise<string> {
  return ((await (await api.token(base)).json()) as { token: string }).token;
}

async function refused(response: Response, errorCode: string): Promise<void> {
  const text = await response.text();
  assert.equal(response.status, Number(errorCode.slice(0, 3)), text);
  assert.equal(response.headers.get('content-type'), 'application/json');
  const { request_id, message, ...rest } = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(rest, { error_code: errorCode });
  assert.equal(typeof request_id, 'string');
  assert.equal(typeof message, 'string');
}

describe('the token operation', () => {
  test("answers the mock's credentials in the shape of the API", async () => {
    const response = await open().token();
    const json: unknown = await response.json();
    assert.equal(response.status, 200);
    const { token } = json as { token: string };
    assert.deepEqual(json, { token, token_type: 'jwt', expires_in: 600, scope: 'J1' });
    assert.deepEqual(readToken(json), json);
    const [header = '', claims = '', signature] = token.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    assert.deepEqual(read(header), { alg: 'RS256', typ: 'JWT' });
    const { scope, iat, nbf, exp } = read(claims) as { scope: string; iat: number; nbf: number; exp: number };
    assert.equal(scope, 'J1');
    assert.deepEqual([nbf - iat, exp - iat], [0, 600]);
    assert.ok(Math.abs(iat - Date.now() / 1000) < 100, `${iat}`);
    assert.match(signature ?? '', /^[\w-]+$/);
  });

  test('never gives the same token twice, and keeps the older one valid', async () => {
    const api = open();
    const [one, two] = [await tokenOf(api), await tokenOf(api)];
    assert.notEqual(one, two);
    for (const token of [one, two]) assert.equal((await api.searchCode('1000004', token)).status, 200);
  });

  const refusals: readonly [string, unknown, Record<string, string>, string][] = [
    ['a wrong secret', { ...CREDENTIALS, secret_key: 'x' }, FROM, '400-1028-0001'],
    ['a wrong client', { ...CREDENTIALS, client_id: MOCK_SECRET_KEY }, FROM, '400-1028-0001'],
    ['another grant type', { ...CREDENTIALS, grant_type: 'password' }, FROM, '400-1028-0002'],
    ['no body', '', FROM, '400-1028-0001'],
    ['an array', [], FROM, '400-1028-0001'],
    ['no x-forwarded-for', CREDENTIALS, {}, '403-1028-0001'],
    ['an x-forwarded-for that is no address', CREDENTIALS, { 'x-forwarded-for': 'unknown' }, '403-1028-0001'],
    ['a form', CREDENTIALS, { ...FROM, 'content-type': 'application/x-www-form-urlencoded' }, '415-1028-0001'],
  ];
  for (const [what, body, headers, errorCode] of refusals) {
    test(`refuses ${what}: ${errorCode}`, async () => refused(await open().token(V2, body, headers), errorCode));
  }

  test('answers an empty User-Agent with a page', async () => {
    const empty = await open().token(V2, CREDENTIALS, { ...FROM, 'user-agent': '' });
    assert.equal(empty.status, 403);
    assert.match(await empty.text(), /^<!doctype html>/);
  });

  test('gives tokens that expire after ten minutes', async () => {
    let nowMs = 0;
    const api = open({ now: () => nowMs });
    const token = await tokenOf(api);
    nowMs = 599_999;
    assert.equal((await api.searchCode('1000004', token)).status, 200);
    nowMs = 600_000;
    await refused(await api.searchCode('1000004', token), '401-9001-0003');
  });
});

describe('the token of a search', () => {
  test('is required: none, an unknown one or another scheme is answered with 401', async () => {
    const api = open();
    const token = await tokenOf(api);
    await refused(await api.searchCode('1000004'), '401-9001-0001');
    await refused(await api.searchAddress({ pref_code: '13' }), '401-9001-0001');
    await refused(await api.searchCode('1000004', 'mock-v2-x'), '401-9001-0002');
    await refused(await api.fetch(`${V2}/searchcode/1000004`, { headers: { authorization: `Basic ${token}` } }), '401-9001-0002');
    await refused(await api.searchCode('1000004', await tokenOf(open())), '401-9001-0002');
  });

  test('belongs to one version of the API', async () => {
    const api = open();
    const [v1, v2] = [await tokenOf(api, V1), await tokenOf(api, V2)];
    assert.equal((await api.searchCode('1000004', v1, V1)).status, 200);
    assert.equal((await api.searchCode('1000004', v2, V2)).status, 200);
    await refused(await api.searchCode('1000004', v1, V2), '404-1029-0100');
    await refused(await api.searchCode('1000004', v2, V1), '404-1029-0100');
    await refused(await api.searchAddress({ flg_getpref: 1 }, v1, V2), '404-1018-0100');
  });
});

describe('unified search', () => {
  test('finds the eleven test codes', async () => {
    const api = open();
    const token = await tokenOf(api);
    for (const { code } of [...testData.digitalAddresses, ...testData.zipCodes, ...testData.corporateZipCodes]) {
      const json: unknown = await (await api.searchCode(code, token)).json();
      assert.deepEqual(readCodeAnswer(json), json);
      assert.equal((json as { count: number }).count, 1);
    }
  });

  test('reads three to six digits as the beginning of ZIP Codes', async () => {
    const api = open();
    const token = await tokenOf(api);
    const zips = async (digits: string): Promise<(string | null)[]> => {
      const answer = readCodeAnswer(await (await api.searchCode(digits, token)).json());
      return answer?.addresses.map((record) => record.zip_code) ?? [];
    };
    assert.deepEqual(await zips('102'), ['1020072', '1020082']);
    assert.deepEqual(await zips('10000'), ['1000011', '1000004']);
    assert.deepEqual(await zips('100001'), ['1000011']);
    assert.deepEqual(await zips('102?limit=1&page=2'), ['1020082']);
    for (const digits of ['999', '0072']) await refused(await api.searchCode(digits, token), '404-1029-0002');
  });

  const refusals: readonly [string, string][] = [
    ['A7E2FK3', '404-1029-0001'],
    ['9999999', '404-1029-0002'],
    ['1000004?page=2', '404-1029-0002'],
    ['1008111?searchtype=2', '404-1029-0002'],
    ['10', '400-1029-0001'],
    ['10000040', '400-1029-0001'],
    ['100-0004', '400-1029-0002'],
    ['a7e2fk2', '400-1029-0002'],
    ['A7E-2FK2', '400-1029-0002'],
    ['%E0%A4%A', '400-1029-0002'],
    ['1000004?page=0', '400-1029-0001'],
    ['1000004?limit=1001', '400-1029-0001'],
    ['1000004?limit=x', '400-1029-0001'],
    ['1000004?choikitype=3', '400-1029-0001'],
    ['1000004?searchtype=', '400-1029-0001'],
  ];
  for (const [path, errorCode] of refusals) {
    test(`refuses ${path}: ${errorCode}`, async () => {
      const api = open();
      await refused(await api.searchCode(path, await tokenOf(api)), errorCode);
    });
  }

  test('uses the option data instead of the list of its kind', async () => {
    const mine = { code: '1008999', synthetic: false, records: [{ zip_code: '1008999', biz_name: '当社' }] };
    const api = open({ data: { corporateZipCodes: [mine] } });
    const token = await tokenOf(api);
    const answer = readCodeAnswer(await (await api.searchCode('1008999', token)).json());
    assert.equal(answer?.searchtype, 'bizzipcode');
    assert.equal(answer?.addresses[0]?.biz_name, '当社');
    assert.equal(answer?.addresses[0]?.pref_name, null);
    for (const code of ['1008111', '1008791']) assert.equal((await api.searchCode(code, token)).status, 404);
    assert.equal((await api.searchCode('1000004', token)).status, 200);
  });
});

describe('address search', () => {
  test('has the same answers as through the proxy', async () => {
    const api = open();
    const json: unknown = await (await api.searchAddress({ city_code: '13101', limit: '10', page: 2 }, await tokenOf(api))).json();
    assert.deepEqual(readAddressAnswer(json), json);
    assert.equal((json as { count: number }).count, 10);
  });

  const refusals: readonly [unknown, string][] = [
    [{}, '400-1018-0001'],
    ['[]', '400-1018-0001'],
    ['{', '400-1018-0001'],
    [{ pref_code: 13 }, '400-1018-0001'],
    [{ pref_code: '1' }, '400-1018-0001'],
    [{ pref_code: '13', page: 0 }, '400-1018-0001'],
    [{ pref_code: '13', limit: 1001 }, '400-1018-0001'],
    [{ flg_getcity: 1 }, '400-1018-0002'],
    [{ pref_code: '13', flg_getcity: 1, flg_getpref: 1 }, '400-1018-0001'],
    [{ pref_code: '48' }, '404-1018-0001'],
    [{ freeword: '大手町１－１' }, '404-1018-0001'],
    // Parts of names are found by the free word only.
    [{ pref_name: '東京' }, '404-1018-0001'],
    [{ city_code: '13101', town_name: '大手' }, '404-1018-0001'],
    [{ city_code: '13101', town_roma: 'OTE' }, '404-1018-0001'],
  ];
  for (const [body, errorCode] of refusals) {
    test(`refuses ${JSON.stringify(body)}: ${errorCode}`, async () => {
      const api = open();
      await refused(await api.searchAddress(body, await tokenOf(api)), errorCode);
    });
  }

  test('returns nothing for a city whose towns the mock does not have', async () => {
    const api = open();
    const token = await tokenOf(api);
    await refused(await api.searchAddress({ pref_code: '01', city_code: '01101' }, token), '404-1018-0001');
    assert.equal((await api.searchAddress({ pref_code: '01', city_code: '01101', flg_getcity: 1 }, token)).status, 200);
  });
});

test('wrong methods and unknown paths are refused', async () => {
  const api = open();
  const wrong = await api.fetch(`${V2}/searchcode/1000004`, { method: 'POST' });
  assert.equal(wrong.headers.get('allow'), 'GET');
  await refused(wrong, '405-1029-0001');
  await refused(await api.fetch(`${V2}/addresszip`), '405-1018-0001');
  await refused(await api.fetch(`${V2}/j/token`, { headers: FROM }), '405-1028-0001');
  for (const path of ['/searchcode', '/searchcode/', '/searchcode/1/2', '/x']) await refused(await api.fetch(V2 + path), '404-1029-0100');
});

describe('the scenarios of the API', () => {
  const clientOf = (options: MockOptions, timeoutMs = 1000): ReturnType<typeof createClient> => {
    const mockFetch = createMockFetch({ latency: 0, ...options });
    const token = createTokenSource({ apiBase: V2, clientId: MOCK_CLIENT_ID, secretKey: MOCK_SECRET_KEY, fetch: mockFetch, timeoutMs });
    return createClient({ apiBase: V2, token, fetch: mockFetch, timeoutMs });
  };
  testFailingScenarios((scenario) => clientOf({ scenario }));

  test('timeout: the request ends when the client gives up', async () => {
    await assert.rejects(clientOf({ scenario: 'timeout' }, 30).searchCode('1000004'), (error: LookupError) => error.code === 'timeout');
  });

  test('rate-limited: searches get 429 with Retry-After and no JSON, and tokens are given', async () => {
    const api = open({ scenario: 'rate-limited' });
    const response = await api.searchCode('1000004', await tokenOf(api));
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '30');
    assert.throws(() => JSON.parse('Too Many Requests'));
    assert.equal(await response.text(), 'Too Many Requests');
  });

  test('expired-token: the first token is refused, and the second accepted', async () => {
    const api = open({ scenario: 'expired-token' });
    const first = await tokenOf(api);
    await refused(await api.searchCode('1000004', first), '401-9001-0003');
    await refused(await api.searchCode('1000004', first), '401-9001-0003');
    assert.equal((await api.searchCode('1000004', await tokenOf(api))).status, 200);
    assert.equal((await clientOf({ scenario: 'expired-token' }).searchCode('1000004')).count, 1);
  });

  test('many-towns: a ZIP Code has many addresses, its prefix does not', async () => {
    const api = open({ scenario: 'many-towns' });
    const token = await tokenOf(api);
    const count = async (path: string): Promise<unknown> => ((await (await api.searchCode(path, token)).json()) as { count: number }).count;
    assert.deepEqual([await count('1000004'), await count('1000004?limit=40&page=2'), await count('10000')], [66, 26, 2]);
  });

  test('server-error: searches and the token operation fail', async () => {
    const api = open({ scenario: 'server-error' });
    await refused(await api.token(), '500-1028-0001');
    await refused(await api.searchCode('1000004', 'x'), '500-1029-0001');
    await refused(await api.searchAddress({}, 'x'), '500-1018-0001');
  });

  test('unauthorized: credentials and tokens are refused', async () => {
    const api = open({ scenario: 'unauthorized' });
    await refused(await api.token(), '400-1028-0001');
    await refused(await api.searchCode('1000004', 'x'), '401-9001-0002');
  });
});

test('no answer to a failure contains the request', async () => {
  const api = open();
  const token = await tokenOf(api);
  for (const response of [
    await api.searchCode('7654321', token),
    await api.searchCode('b7e2fk2', token),
    await api.searchAddress({ freeword: '火星' }, token),
  ]) {
    assert.doesNotMatch(await response.text(), /7654321|b7e2fk2|火星/i);
  }
});

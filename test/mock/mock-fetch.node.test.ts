import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { createClient, createTokenSource, LookupError } from '../../src/client/index.ts';
import { MOCK_FETCH } from '../../src/client/transport/relay.ts';
import {
  createMockFetch,
  MOCK_CLIENT_ID,
  MOCK_SCENARIOS,
  MOCK_SECRET_KEY,
  mockFetch,
  setMockOptions,
  testData,
} from '../../src/mock/index.ts';
import { testFailingScenarios } from './failing-scenarios.ts';

describe('the mock without MSW', () => {
  afterEach(() => setMockOptions({ scenario: 'ok', latency: 0, data: testData, tokenMode: false }));

  const ask = (fetch: typeof globalThis.fetch, address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"search_code":"1000004"}', ...init });

  describe('endpoint="mock:"', () => {
    test('uses the mock once its entry has been imported', async () => {
      assert.equal((globalThis as { [MOCK_FETCH]?: typeof fetch })[MOCK_FETCH], mockFetch);
      const client = createClient({ endpoint: 'mock:' });
      assert.equal((await client.searchCode('A7E-2FK2')).searchtype, 'dgacode');
      let rows = 0;
      for await (const row of client.searchAddressAll({ city_code: '16201' })) rows += row.zip_code === null ? 0 : 1;
      assert.equal(rows, 1147);
    });

    test('takes a scenario and a latency', async () => {
      const failing = createClient({ endpoint: 'mock:?scenario=rate-limited&latency=0' });
      await assert.rejects(failing.searchCode('1000004'), (error: LookupError) => error.code === 'rate-limited' && error.retryAfter === 30);
      assert.equal((await createClient({ endpoint: 'mock:?scenario=many-towns' }).searchCode('1000004')).count, 66);
      assert.equal((await createClient({ endpoint: 'mock:/?scenario=many-towns' }).searchCode('1000004')).count, 66);
      assert.equal((await createClient({ endpoint: 'mock:' }).searchCode('1000004')).count, 1);
      const startMs = performance.now();
      await createClient({ endpoint: 'mock:?latency=60' }).searchCode('1000004');
      assert.ok(performance.now() - startMs >= 55);
    });

    for (const endpoint of ['mock:?scenario=wrong', 'mock:?latency=-1', 'mock:?latency=soon']) {
      test(`${endpoint} is a configuration error`, async () => {
        await assert.rejects(createClient({ endpoint }).searchCode('1000004'), (error: LookupError) => error.code === 'configuration');
      });
    }

    test('setMockOptions changes only the options that are given', async () => {
      const client = createClient({ endpoint: 'mock:' });
      setMockOptions({ scenario: 'many-towns' });
      setMockOptions({ latency: 1 });
      assert.equal((await client.searchCode('1000004')).count, 66);
      setMockOptions({ data: { zipCodes: [{ code: '9000000', synthetic: true, records: [{ zip_code: '9000000' }] }] } });
      assert.equal((await client.searchCode('9000000')).addresses.length, 66);
      setMockOptions({ scenario: 'ok' });
      assert.equal((await client.searchCode('9000000')).count, 1);
      await assert.rejects(client.searchCode('1000004'));
    });
  });

  describe('options', () => {
    test('wrong options are refused immediately', () => {
      assert.throws(() => createMockFetch({ scenario: 'broken' as 'ok' }), /must be one of: ok, slow/);
      for (const latency of [-1, Number.NaN, Number.POSITIVE_INFINITY, '5' as unknown as number])
        assert.throws(() => createMockFetch({ latency }), TypeError);
      assert.throws(() => setMockOptions({ scenario: '' as 'ok' }), TypeError);
    });

    test('scenario accepts the name of every scenario', () => {
      assert.deepEqual(
        [...MOCK_SCENARIOS],
        ['ok', 'slow', 'offline', 'timeout', 'rate-limited', 'server-error', 'expired-token', 'unauthorized', 'malformed', 'many-towns'],
      );
    });

    test('endpoint limits the answers to paths below it; without it, any path that ends in a route is answered', async () => {
      const any = createMockFetch({ latency: 0 });
      for (const address of ['/dga/searchcode', 'https://shop.example/a/b/searchcode', 'mock:/searchcode'])
        assert.equal((await ask(any, address)).status, 200);
      assert.equal((await ask(any, '/dga/other')).status, 404);
      const some = createMockFetch({ latency: 0, endpoint: 'https://shop.example/dga' });
      assert.equal((await ask(some, 'https://shop.example/dga/searchcode')).status, 200);
      for (const address of [
        'https://shop.example/x/searchcode',
        'https://x.example/dga/searchcode',
        'https://shop.example/dga/x/searchcode',
      ]) {
        assert.equal((await ask(some, address)).status, 404);
      }
      const relative = createMockFetch({ latency: 0, endpoint: '/dga' });
      assert.equal((await ask(relative, '/dga/searchcode')).status, 200);
      assert.equal((await ask(relative, '/x/searchcode')).status, 404);
    });

    test('tokenMode answers POST /token with a token that the API accepts', async () => {
      const open = createMockFetch({ latency: 0, tokenMode: true });
      const response = await ask(open, '/dga/token');
      const { token, ...rest } = (await response.json()) as { token: string };
      assert.deepEqual(rest, { token_type: 'jwt', expires_in: 600, scope: 'J1' });
      const headers = { authorization: `Bearer ${token}` };
      assert.equal((await open('https://gateway.example/api/v2/searchcode/1000004', { headers })).status, 200);
      assert.equal((await ask(open, '/dga/token', { method: 'PUT' })).status, 405);
    });
  });

  describe('the scenarios of the proxy', () => {
    const clientOf = (scenario: (typeof MOCK_SCENARIOS)[number], timeoutMs = 1000): ReturnType<typeof createClient> =>
      createClient({ endpoint: '/dga', fetch: createMockFetch({ latency: 0, scenario }), timeoutMs });
    testFailingScenarios(clientOf);

    test('timeout: no answer arrives before the caller gives up', async () => {
      await assert.rejects(clientOf('timeout', 30).searchCode('1000004'), (error: LookupError) => error.code === 'timeout');
    });

    test('slow: the answer arrives after three seconds', async (context) => {
      context.mock.timers.enable({ apis: ['setTimeout'] });
      let answered = false;
      const answer = ask(createMockFetch({ scenario: 'slow' }), '/dga/searchcode').then((response) => {
        answered = true;
        return response;
      });
      context.mock.timers.tick(2999);
      // Only setTimeout is mocked: whatever could have been answered by now has been.
      await new Promise((resolve) => setImmediate(resolve));
      assert.equal(answered, false);
      context.mock.timers.tick(1);
      assert.equal((await answer).status, 200);
    });

    test('malformed: answers are HTML, half a JSON and wrong types in turn', async () => {
      const broken = createMockFetch({ latency: 0, scenario: 'malformed' });
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push(await ask(broken, '/dga/searchcode'));
      assert.ok(answers.every(({ status }) => status === 200));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      assert.deepEqual(texts.slice(3), texts.slice(0, 3));
      assert.match(texts[0] ?? '', /^<!doctype html>/);
      assert.throws(() => JSON.parse(texts[1] ?? ''), SyntaxError);
      assert.equal((JSON.parse(texts[2] ?? '') as { addresses: unknown }).addresses, 'none');
    });

    test('/livez and /readyz are answered in every scenario', async () => {
      for (const scenario of MOCK_SCENARIOS) assert.equal((await createMockFetch({ latency: 0, scenario })('/dga/livez')).status, 200);
    });
  });

  describe('aborting a request', () => {
    test("rejects with the caller's reason before the request, during the latency and while nothing answers", async () => {
      const reason = new Error('changed my mind');
      await assert.rejects(ask(mockFetch, 'mock:/searchcode', { signal: AbortSignal.abort(reason) }), reason);
      await assert.rejects(ask(mockFetch, 'mock:?scenario=timeout/searchcode', { signal: AbortSignal.abort(reason) }), reason);
      for (const address of ['mock:?latency=10000/searchcode', 'mock:?scenario=timeout/searchcode', 'mock:?scenario=slow/searchcode']) {
        const abort = new AbortController();
        const answer = ask(mockFetch, address, { signal: abort.signal });
        setTimeout(() => abort.abort(reason), 5);
        await assert.rejects(answer, reason);
      }
    });
  });

  test('works with the client in token mode', async () => {
    const fetch = createMockFetch({ latency: 0 });
    const apiBase = 'https://gateway.example/api/v2';
    const token = createTokenSource({ apiBase, clientId: MOCK_CLIENT_ID, secretKey: MOCK_SECRET_KEY, fetch });
    assert.equal((await createClient({ apiBase, token, fetch }).searchCode('1008950')).searchtype, 'bizzipcode');
  });

  test('marks codes that replace real ones in testData', () => {
    const synthetic = Object.values(testData)
      .flat()
      .filter((one) => one.synthetic)
      .map((one) => one.code);
    assert.deepEqual(synthetic, ['1008111', '1008926', '1008950']);
  });
});

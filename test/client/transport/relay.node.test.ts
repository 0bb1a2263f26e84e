import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LookupError, type LookupErrorCode } from '../../../src/address/lookup-error.ts';
import { createClient } from '../../../src/client/index.ts';
import { type Asked, failure, fakeTime, json, listenersOf, type Scripted, scriptedFetch, settle } from '../../support/scripted-fetch.ts';

const found = json({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', addresses: [{ zip_code: '1000004' }] });
const broken = new TypeError('fetch failed');
const problem = (status: number, code?: string, headers?: Record<string, string>): Response =>
  json({ type: 'about:blank', title: 'x', status, ...(code === undefined ? {} : { code }), request_id: 'r-1' }, status, {
    'content-type': 'application/problem+json',
    ...headers,
  });

const clientOf = (...script: readonly Scripted[]) => {
  const { fetch, asked } = scriptedFetch(...script);
  return { client: createClient({ endpoint: '/dga', fetch }), asked };
};

describe('a request of the relay', () => {
  test('is a POST with the code in the body, and contains nothing about the page', async () => {
    const { client, asked } = clientOf(found);
    await client.searchCode('〒１００－０００４');
    assert.equal(asked.length, 1);
    const { url, init, headers, body } = asked[0] ?? assert.fail();
    assert.equal(url, '/dga/searchcode');
    assert.deepEqual(body, { search_code: '1000004' });
    assert.deepEqual(Object.fromEntries(headers), { accept: 'application/json', 'content-type': 'application/json' });
    const { signal, headers: _, body: __, ...rest } = init;
    assert.equal(signal instanceof AbortSignal, true);
    assert.deepEqual(rest, {
      method: 'POST',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
  });
  test('contains every option except ec_uid and the address, which the proxy sets', async () => {
    const { client, asked } = clientOf(found);
    await client.searchCode('a7e-2fk2', {
      page: 2,
      limit: 1000,
      choikitype: 2,
      searchtype: 2,
      ecUid: 'shopper',
      forwardedFor: '192.0.2.1',
    });
    assert.deepEqual(asked[0]?.body, { search_code: 'A7E2FK2', page: 2, limit: 1000, choikitype: 2, searchtype: 2 });
    assert.equal(JSON.stringify(asked).includes('shopper') || JSON.stringify(asked).includes('192.0.2.1'), false);
  });
  test('omits options that are undefined', async () => {
    const { client, asked } = clientOf(found);
    await client.searchCode('1000004', { page: undefined, limit: undefined, choikitype: undefined, searchtype: undefined });
    assert.deepEqual(asked[0]?.body, { search_code: '1000004' });
  });
  for (const options of [{ limit: 5000 }, { limit: NaN }, { page: 0 }, { choikitype: 3 }, { searchtype: '2' }]) {
    test(`refuses ${JSON.stringify(options)} before a request, as the proxy would`, async () => {
      const { client, asked } = clientOf(found);
      const isRefusal = (error: unknown): boolean => error instanceof LookupError && error.code === 'invalid-code';
      await assert.rejects(client.searchCode('1000004', options as object), isRefusal);
      assert.equal(asked.length, 0);
    });
  }
  test('searches a prefix of 3 to 6 digits, and refuses any other text before a request', async () => {
    for (const [text, sent] of [
      ['102', '102'],
      ['１０２−００', '10200'],
      ['〒102-007', '102007'],
    ] as const) {
      // oxfmt-ignore
      const { client, asked } = clientOf(found);
      await client.searchPrefix(text, { choikitype: 2, limit: 10 });
      assert.deepEqual(asked[0]?.body, { search_code: sent, choikitype: 2, limit: 10 });
    }
    for (const text of ['', '10', '1020072', '102A', 'A7E2FK2', '10200722']) {
      const { client, asked } = clientOf(found);
      await assert.rejects(client.searchPrefix(text), (error) => error instanceof LookupError && error.code === 'invalid-code');
      assert.equal(asked.length, 0);
    }
  });
  test('finds every ZIP Code that begins with a prefix, page after page, or the page that is asked for', async () => {
    const rows = Array.from({ length: 2300 }, (_, at) => ({ zip_code: String(1_000_000 + at) }));
    const serve = ({ body }: Asked): Response => {
      const { page = 1, limit = 1000 } = body as { page?: number; limit?: number };
      const addresses = rows.slice((page - 1) * limit, page * limit);
      return addresses.length === 0 ? problem(404, 'not-found') : json({ page, limit, count: 2300, searchtype: 'zipcode', addresses });
    };
    const { client, asked } = clientOf(serve);
    const every = await client.searchPrefix('100', { choikitype: 2 });
    assert.deepEqual([every.addresses.length, every.page, every.count, every.searchtype], [2300, 1, 2300, 'zipcode']);
    assert.equal(new Set(every.addresses.map(({ zip_code }) => zip_code)).size, 2300);
    assert.deepEqual(asked.map(({ body }) => body), [1, 2, 3].map((page) => ({ search_code: '100', choikitype: 2, page, limit: 1000 }))); // oxfmt-ignore
    assert.equal((await client.searchPrefix('100', { page: 3 })).addresses.length, 300);
    assert.equal((await client.searchPrefix('100', { limit: 10 })).addresses.length, 10);
    assert.equal(asked.length, 5);
    assert.equal((await failure(clientOf(problem(404, 'not-found')).client.searchPrefix('100'))).code, 'not-found');
  });
  test('sends the criteria of an address search', async () => {
    const { client, asked } = clientOf(json({ level: 2, addresses: [[{ pref_code: 13, city_code: 13101 }]] }));
    const answer = await client.searchAddress({ pref_code: 13, pref_name: 'x', flg_getcity: 1, limit: 10 }, { ecUid: 'shopper' });
    assert.equal(asked[0]?.url, '/dga/addresszip');
    assert.deepEqual(asked[0]?.body, { pref_code: '13', flg_getcity: 1, limit: 10 });
    assert.equal(answer.addresses[0]?.city_code, '13101');
    assert.equal(answer.level, 2);
  });
});

describe('no request is sent', () => {
  for (const text of ['', '100', '100-00041', '．．／', '../', '東京都', undefined, null, 1000004]) {
    test(`for ${JSON.stringify(text)}`, async () => {
      const { client, asked } = clientOf(found);
      assert.equal((await failure(client.searchCode(text as string))).code, 'invalid-code');
      assert.equal(asked.length, 0);
    });
  }
  test('for empty criteria', async () => {
    const { client, asked } = clientOf(found);
    assert.equal((await failure(client.searchAddress({ freeword: ' ' }))).code, 'invalid-code');
    assert.equal((await failure(client.searchAddressAll({}).next())).code, 'invalid-code');
    assert.equal(asked.length, 0);
  });
});

describe('an answer of the proxy means', () => {
  const rows: readonly (readonly [number, string | undefined, LookupErrorCode])[] = [
    [400, 'invalid-code', 'invalid-code'],
    [400, 'invalid-request', 'invalid-code'],
    [401, undefined, 'unauthorized'],
    [403, 'origin-refused', 'unauthorized'],
    [404, 'not-found', 'not-found'],
    [404, undefined, 'configuration'],
    [404, 'rest_no_route', 'configuration'],
    [405, 'method-not-allowed', 'configuration'],
    [413, 'payload-too-large', 'invalid-code'],
    [415, 'unsupported-media-type', 'configuration'],
    [429, 'rate-limited', 'rate-limited'],
    [500, 'configuration', 'configuration'],
    [500, 'unauthorized', 'unauthorized'],
    [500, undefined, 'unavailable'],
    [502, 'network', 'network'],
    [502, 'unavailable', 'unavailable'],
    [503, 'unavailable', 'unavailable'],
    [504, 'timeout', 'timeout'],
    [504, undefined, 'timeout'],
    [418, 'x', 'unavailable'],
    [500, 'constructor', 'unavailable'],
    [204, undefined, 'unavailable'],
  ];
  for (const [status, told, code] of rows) {
    test(`${code} if it is ${status} ${told ?? ''}`, async () => {
      const answer = status === 204 ? new Response(null, { status }) : problem(status, told, { 'retry-after': '7' });
      const error = await failure(clientOf(answer).client.searchCode('1000004'));
      assert.deepEqual([error.code, error.status], [code, status]);
      if (status !== 204) assert.deepEqual([error.retryAfter, error.requestId], [7, 'r-1']);
    });
  }
  test('a wrong endpoint if it is a page with 404', async () => {
    const page = new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    assert.equal((await failure(clientOf(page).client.searchCode('1000004'))).code, 'configuration');
  });
  test('an error with the request id of the header if the body has none', async () => {
    const error = await failure(
      clientOf(new Response('x', { status: 400, headers: { 'x-request-id': 'h-1' } })).client.searchCode('1000004'),
    );
    assert.equal(error.requestId, 'h-1');
  });
  for (const [name, body] of [
    ['HTML', '<!doctype html><title>Wi-Fi</title>'],
    ['half a JSON', '{"page":1,"addresses":[{"zip_code":"1000'],
    ['an empty body', ''],
    ['a text', '"x"'],
    ['null', 'null'],
    ['no rows', '{"page":1}'],
    ['rows of nothing', '{"addresses":[{},null]}'],
    ['text in Shift_JIS', Buffer.from('{"addresses":[{"zip_code":"1000004","pref_name":"\x93\x8c\x8b\x9e\x93s"}]}', 'latin1')],
    ['more than a mebibyte', `{"addresses":[{"zip_code":"1000004"}],"x":"${'x'.repeat(1 << 20)}"}`],
  ] as const) {
    test(`unavailable if it is 200 with ${name}, without a second request`, async () => {
      const { client, asked } = clientOf(new Response(body, { headers: { 'content-type': 'application/json' } }));
      const error = await failure(client.searchCode('1000004'));
      assert.deepEqual([error.code, error.status, asked.length], ['unavailable', 200, 1]);
      assert.equal((await failure(client.searchAddress({ freeword: 'x' }))).code, 'unavailable');
    });
  }
  test('unavailable if it is 200 without a body', async () =>
    assert.equal((await failure(clientOf(new Response(null)).client.searchCode('1000004'))).code, 'unavailable'));
  test('not-found if it is 200 with an empty list', async () => {
    const { client } = clientOf(json({ page: 1, limit: 1000, count: 0, searchtype: null, addresses: [] }));
    assert.equal((await failure(client.searchCode('1000004'))).code, 'not-found');
    assert.equal((await failure(client.searchAddress({ freeword: 'x' }))).code, 'not-found');
  });
  test('unavailable if it is a redirect that fetch returns, which is not followed', async () => {
    const { client, asked } = clientOf(new Response(null, { status: 307, headers: { location: 'https://elsewhere.example' } }));
    assert.equal((await failure(client.searchCode('1000004'))).code, 'unavailable');
    assert.equal(asked.length, 1);
  });
  test('an error whose message does not contain the code', async () => {
    for (const script of [problem(404, 'not-found'), problem(400, 'invalid-code'), json({}), json({ addresses: [] })] as const) {
      const error = await failure(clientOf(script).client.searchCode('A7E2FK2'));
      assert.doesNotMatch(error.message, /A7E/);
    }
  });
});

describe('the second request', () => {
  for (const [name, first] of [
    ['a broken connection', broken],
    ['502', problem(502, 'unavailable')],
    ['503 that says nothing of when', problem(503, 'unavailable')],
  ] as const) {
    test(`is sent 400 ms after ${name}, with the same body`, async (t) => {
      const time = fakeTime(t);
      const { client, asked } = clientOf(first, found);
      const answer = client.searchCode('1000004');
      await time.passMs(399);
      assert.equal(asked.length, 1);
      await time.passMs(1);
      assert.equal((await answer).addresses.length, 1);
      assert.equal((asked[1]?.atMs ?? 0) - (asked[0]?.atMs ?? 0), 400);
      assert.deepEqual(asked[1]?.body, asked[0]?.body);
    });
  }
  test('is not followed by a third', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf(broken);
    const error = failure(client.searchCode('1000004'));
    await time.passMs(400);
    await time.passMs(60_000);
    assert.equal((await error).code, 'network');
    assert.equal((await error).cause, broken);
    assert.equal(asked.length, 2);
  });
  for (const answer of [
    problem(400),
    problem(401),
    problem(403),
    problem(404),
    problem(429),
    problem(429, 'rate-limited', { 'retry-after': '1' }),
    problem(500, 'unauthorized'),
    problem(500),
    problem(503, 'unavailable', { 'retry-after': '1' }),
    problem(503, 'unavailable', { 'retry-after': '0' }),
    problem(504),
  ]) {
    test(`is not sent after ${answer.status} ${answer.headers.get('retry-after') ?? ''}`, async (t) => {
      const time = fakeTime(t);
      const { client, asked } = clientOf(answer);
      const error = failure(client.searchCode('1000004'));
      await time.passMs(60_000);
      await error;
      assert.equal(asked.length, 1);
    });
  }
});

describe('the time of a lookup', () => {
  test('ends after 8 s without an answer, with no second request', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf('silence');
    const error = failure(client.searchCode('1000004'));
    await time.passMs(7999);
    assert.equal(asked[0]?.init.signal?.aborted, false);
    await time.passMs(1);
    assert.equal((await error).code, 'timeout');
    assert.doesNotMatch((await error).message, /\d/, 'what was left of the time tells nobody anything');
    assert.equal(asked[0]?.init.signal?.aborted, true);
    await time.passMs(60_000);
    assert.equal(asked.length, 1);
  });
  test('includes the second request, which gets the rest of the 8 s', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf(() => new Promise((_, reject) => setTimeout(() => reject(broken), 5000)), 'silence');
    const error = failure(client.searchCode('1000004'));
    await time.passMs(5000);
    await time.passMs(400);
    assert.equal(asked.length, 2);
    await time.passMs(2599);
    assert.equal(asked[1]?.init.signal?.aborted, false);
    await time.passMs(1);
    assert.equal((await error).code, 'timeout');
  });
  test('does not allow a second request that could not end in time', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf(() => new Promise((_, reject) => setTimeout(() => reject(broken), 7600)));
    const error = failure(client.searchCode('1000004'));
    await time.passMs(7600);
    assert.equal((await error).code, 'network');
    assert.equal(asked.length, 1);
  });
  test('includes the body: a slow body is cut off', async (t) => {
    const time = fakeTime(t);
    const { client } = clientOf(({ init }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"addresses":['));
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const error = failure(client.searchCode('1000004'));
    await time.passMs(8000);
    assert.equal((await error).code, 'timeout');
  });
  test('is limited even if fetch and body ignore the signal', async (t) => {
    const time = fakeTime(t);
    for (const deaf of [() => new Promise<Response>(() => undefined), () => new Response(new ReadableStream())]) {
      const error = failure(clientOf(deaf).client.searchCode('1000004'));
      await time.passMs(8000);
      assert.equal((await error).code, 'timeout');
    }
  });
  test('is an option', async (t) => {
    const time = fakeTime(t);
    const { fetch } = scriptedFetch('silence');
    const error = failure(createClient({ endpoint: '/dga', fetch, timeoutMs: 100 }).searchCode('1000004'));
    await time.passMs(100);
    assert.equal((await error).code, 'timeout');
  });
  test('can be unlimited', async () => {
    const slow = async (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(found.clone()), 20));
    const { addresses } = await createClient({ endpoint: '/dga', fetch: slow, timeoutMs: Number.POSITIVE_INFINITY }).searchCode('1000004');
    assert.equal(addresses.length, 1);
  });
  test('does not run out if the body is incomplete: the connection is reported as broken', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              controller.error(new TypeError('terminated'));
            },
          }),
        ),
    );
    const error = failure(client.searchCode('1000004'));
    await time.passMs(400);
    assert.equal((await error).code, 'network');
    assert.equal(asked.length, 2);
  });
});

describe('an aborted lookup', () => {
  /** The call rejects with the signal's own reason, at once, and leaves no listener behind. */
  async function givesUp(script: readonly Scripted[], before: (abort: () => void) => Promise<void> | void): Promise<number> {
    const { client, asked } = clientOf(...script);
    const controller = new AbortController();
    const { signal } = controller;
    const call = client.searchCode('1000004', { signal });
    const ended = assert.rejects(call, (error: unknown) => error === signal.reason && (error as Error).name === 'AbortError');
    await before(() => controller.abort());
    await ended;
    assert.equal(listenersOf(signal), 0);
    return asked.length;
  }
  test('rejects before the call', async () => {
    const { client, asked } = clientOf(found);
    await assert.rejects(client.searchCode('1000004', { signal: AbortSignal.abort() }), { name: 'AbortError' });
    assert.equal(asked.length, 0);
  });
  test('rejects while it waits for the answer', async () => {
    await givesUp(['silence'], async (abort) => {
      await settle();
      abort();
    });
  });
  test('rejects with a fetch that ignores the signal', async () => {
    await givesUp([() => new Promise<Response>(() => undefined)], (abort) => abort());
  });
  test('rejects while the body is loading slowly', async () => {
    await givesUp([() => new Response(new ReadableStream())], async (abort) => {
      await settle();
      abort();
    });
  });
  test('rejects in the pause before the second try', async (t) => {
    const time = fakeTime(t);
    const asked = await givesUp([broken, found], async (abort) => {
      await time.passMs(399);
      abort();
      await time.passMs(60_000);
    });
    assert.equal(asked, 1);
  });
  test('rejects during the second try', async (t) => {
    const time = fakeTime(t);
    const asked = await givesUp([broken, 'silence'], async (abort) => {
      await time.passMs(400);
      abort();
    });
    assert.equal(asked, 2);
  });
  test('fails as aborted even if the connection breaks at the same moment', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const { client } = clientOf(() => {
      controller.abort();
      throw broken;
    });
    await assert.rejects(client.searchCode('1000004', { signal }), { name: 'AbortError' });
  });
  test('rejects with the reason of the caller', async () => {
    const reason = new Error('page hidden');
    await assert.rejects(clientOf('silence').client.searchCode('1000004', { signal: AbortSignal.abort(reason) }), reason);
  });
  test('leaves no listener after calls that succeed or fail', async (t) => {
    const time = fakeTime(t);
    const { signal } = new AbortController();
    await clientOf(found).client.searchCode('1000004', { signal });
    await failure(clientOf(problem(404)).client.searchCode('1000004', { signal }));
    const call = clientOf(broken, found).client.searchCode('1000004', { signal });
    await time.passMs(400);
    await call;
    assert.equal(listenersOf(signal), 0);
  });
});

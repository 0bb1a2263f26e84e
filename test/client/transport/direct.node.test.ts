import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import { LookupError, type LookupErrorCode } from '../../../src/address/lookup-error.ts';
import { createClient, type DirectOptions, type Token, type TokenRequest } from '../../../src/client/index.ts';
import { failure, fakeTime, json, listenersOf, type Scripted, scriptedFetch, settle } from '../../support/scripted-fetch.ts';

const found = json({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', addresses: [{ zip_code: '1000004' }] });
const refused = json({ request_id: 'r', error_code: '401-9001-0003', message: 'expired' }, 401);
const tokenOf = (token: string): Token => ({ token, token_type: 'jwt', expires_in: 600, scope: 'J1' });

function clientOf(script: readonly Scripted[], options: Partial<DirectOptions> = {}) {
  const { fetch, asked } = scriptedFetch(...script);
  const requests: (TokenRequest | undefined)[] = [];
  const token = async (request?: TokenRequest): Promise<Token> => {
    requests.push(request);
    return tokenOf(`t${requests.length}`);
  };
  return { client: createClient({ apiBase: 'https://api.example/api/v2/', token, fetch, ...options }), asked, requests };
}

describe('a request to the API', () => {
  test('sends a GET with the code in the path and a token, and nothing else', async () => {
    const { client, asked } = clientOf([found]);
    await client.searchCode('100-0004');
    const { url, init, headers } = asked[0] ?? assert.fail();
    assert.equal(url, 'https://api.example/api/v2/searchcode/1000004');
    assert.deepEqual(Object.fromEntries(headers), { accept: 'application/json', authorization: 'Bearer t1' });
    assert.deepEqual([init.method, init.redirect, init.body], ['GET', 'manual', undefined]);
  });
  test('contains every option', async () => {
    const { client, asked } = clientOf([found], {
      forwardedFor: '192.0.2.1',
      userAgent: 'shop/1',
      authScheme: 'jwt',
      searchcodePath: '/v9/code',
    });
    await client.searchCode('A7E2FK2', { page: 2, limit: 1000, choikitype: 2, searchtype: 1, ecUid: 'a&b=c d' });
    const { url, headers } = asked[0] ?? assert.fail();
    assert.equal(url, 'https://api.example/api/v2/v9/code/A7E2FK2?page=2&limit=1000&ec_uid=a%26b%3Dc+d&choikitype=2&searchtype=1');
    assert.deepEqual(Object.fromEntries(headers), {
      accept: 'application/json',
      authorization: 'jwt t1',
      'user-agent': 'shop/1',
      'x-forwarded-for': '192.0.2.1',
    });
  });
  test('prefers the forwarded address of a call to that of the client', async () => {
    const { client, asked } = clientOf([found], { forwardedFor: '192.0.2.1' });
    await client.searchCode('1000004', { forwardedFor: '192.0.2.2' });
    assert.equal(asked[0]?.headers.get('x-forwarded-for'), '192.0.2.2');
  });
  test('sends criteria as a POST, with ec_uid in the query', async () => {
    const { client, asked } = clientOf([json({ level: 3, addresses: [{ town_name: '大手町' }] })], { addresszipPath: '/az' });
    await client.searchAddress({ pref_code: 13, flg_getcity: true, page: 3 }, { ecUid: 'u1' });
    await client.searchAddress({ freeword: '大手町' });
    assert.deepEqual(
      asked.map(({ url, init, headers, body }) => [url, init.method, headers.get('content-type'), body]),
      [
        ['https://api.example/api/v2/az?ec_uid=u1', 'POST', 'application/json', { pref_code: '13', flg_getcity: 1, page: 3 }],
        ['https://api.example/api/v2/az', 'POST', 'application/json', { freeword: '大手町' }],
      ],
    );
  });
});

describe('an answer of the API means', () => {
  const rows: readonly (readonly [number, string, LookupErrorCode])[] = [
    [400, '400-1029-0001', 'invalid-code'],
    [400, '400-1029-0002', 'invalid-code'],
    [400, '400-1018-0001', 'invalid-code'],
    [400, '400-1018-0002', 'invalid-code'],
    [400, '400-1028-0001', 'unauthorized'],
    [401, '401-1028-0001', 'unauthorized'],
    [401, '401-9001-0001', 'unauthorized'],
    [401, '401-9001-0005', 'unauthorized'],
    [403, '403-1028-0001', 'unauthorized'],
    [404, '404-1029-0001', 'not-found'],
    [404, '404-1029-0002', 'not-found'],
    [404, '404-1018-0001', 'not-found'],
    [404, '404-1018-0009', 'not-found'],
    [404, '404-1018-0010', 'not-found'],
    [404, '404-1018-0011', 'not-found'],
    [404, '404-1029-0100', 'configuration'],
    [404, '404-1018-0100', 'configuration'],
    [404, '404-1029-0003', 'configuration'],
    [500, '500-1029-0001', 'unavailable'],
    [500, '500-1018-0001', 'unavailable'],
    [500, '500-1028-0001', 'unavailable'],
    [500, '500-9001-0001', 'unavailable'],
    [429, '', 'rate-limited'],
    [502, '', 'unavailable'],
    [503, '', 'unavailable'],
    [504, '', 'timeout'],
  ];
  for (const [status, error_code, code] of rows) {
    test(`${code} if it is ${status} ${error_code}`, async () => {
      const { client, asked } = clientOf([json({ request_id: 'r-1', error_code, message: 'secret' }, status, { 'retry-after': '3' })]);
      const error = await failure(client.searchCode('1000004'));
      assert.deepEqual(
        [error.code, error.status, error.errorCode, error.requestId, error.retryAfter],
        [code, status, error_code || null, 'r-1', 3],
      );
      assert.doesNotMatch(error.message, /secret|1000004/);
      assert.equal(asked.length, error_code.startsWith('401-9001') ? 2 : 1, 'a new token helps only against a refused token');
    });
  }
  for (const [status, code] of [
    [403, 'unauthorized'],
    [404, 'configuration'],
    [429, 'rate-limited'],
    [502, 'unavailable'],
  ] as const) {
    test(`${code} if it is a page with ${status}`, async () => {
      const page = new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
      assert.equal((await failure(clientOf([page]).client.searchCode('1000004'))).code, code);
    });
  }
  test('network if there is no connection, without a second request', async () => {
    const { client, asked } = clientOf([new TypeError('fetch failed')]);
    assert.equal((await failure(client.searchCode('1000004'))).code, 'network');
    assert.equal(asked.length, 1);
  });
  test('unavailable if it is a redirect, which is not followed', async () => {
    for (const status of [301, 302, 307, 308]) {
      const { client, asked } = clientOf([new Response(null, { status, headers: { location: 'https://elsewhere.example' } })]);
      assert.equal((await failure(client.searchCode('1000004'))).code, 'unavailable');
      assert.equal(asked.length, 1);
    }
  });
  test('unavailable if it is larger than a mebibyte', async () => {
    const { client } = clientOf([new Response(`{"addresses":[],"x":"${'x'.repeat(1 << 20)}"}`)]);
    assert.equal((await failure(client.searchCode('1000004'))).code, 'unavailable');
  });
});

describe('a refused token', () => {
  test('is replaced once, and the call is repeated with the new one', async () => {
    const { client, asked, requests } = clientOf([refused, found]);
    await client.searchCode('1000004');
    assert.deepEqual(
      asked.map(({ headers }) => headers.get('authorization')),
      ['Bearer t1', 'Bearer t2'],
    );
    assert.deepEqual(
      requests.map((request) => request?.rejected),
      [undefined, 't1'],
    );
  });
  test('is not replaced twice', async () => {
    const { client, asked, requests } = clientOf([refused]);
    assert.equal((await failure(client.searchCode('1000004'))).code, 'unauthorized');
    assert.deepEqual([asked.length, requests.length], [2, 2]);
  });
  test('fails the call with the error of the token source', async () => {
    const reason = new LookupError('rate-limited', 'x');
    const { client, asked } = clientOf([found], { token: () => Promise.reject(reason) });
    assert.equal(await failure(client.searchCode('1000004')), reason);
    assert.equal(asked.length, 0);
  });
});

describe("a token function of the site's own", () => {
  test('fails with a LookupError, whatever it threw', async () => {
    const broken = new Error('the vault is closed');
    for (const token of [
      () => Promise.reject(broken),
      () => {
        throw broken;
      },
    ]) {
      const { client, asked } = clientOf([found], { token });
      const { code, cause } = await failure(client.searchCode('1000004'));
      assert.deepEqual([code, cause, asked.length], ['network', broken, 0]);
    }
  });
  test('that returns no token causes configuration errors without that value, and no request', async () => {
    for (const given of [
      undefined,
      null,
      'secret',
      {},
      { access_token: 'secret' },
      { token: '' },
      { token: 'secret\nx' },
      { token: 'secretトークン' },
    ]) {
      const { client, asked } = clientOf([found], { token: () => Promise.resolve(given as never) });
      const error = await failure(client.searchCode('1000004'));
      assert.deepEqual([error.code, asked.length], ['configuration', 0], JSON.stringify(given));
      assert.equal(inspect(error).includes('secret'), false);
    }
  });
  test('that ignores the signal does not delay a caller that aborts', async () => {
    let come: (token: Token) => void = () => undefined;
    const { client, asked } = clientOf([found], { token: () => new Promise<Token>((resolve) => (come = resolve)) });
    const controller = new AbortController();
    const call = assert.rejects(client.searchCode('1000004', { signal: controller.signal }), { name: 'AbortError' });
    await settle();
    controller.abort();
    await call;
    come(tokenOf('late'));
    await settle();
    assert.deepEqual([asked.length, listenersOf(controller.signal)], [0, 0]);
  });
});

describe('time and giving up', () => {
  test('limits a lookup to 8 s, including the second token', async (t) => {
    const time = fakeTime(t);
    const { client, asked } = clientOf([() => new Promise((done) => setTimeout(() => done(refused.clone()), 5000)), 'silence']);
    const error = failure(client.searchCode('1000004'));
    await time.passMs(5000);
    assert.equal(asked.length, 2);
    await time.passMs(2999);
    assert.equal(asked[1]?.init.signal?.aborted, false);
    await time.passMs(1);
    assert.equal((await error).code, 'timeout');
  });
  test('passes the signal to the token source', async () => {
    const { client, requests } = clientOf([refused, found]);
    const { signal } = new AbortController();
    await client.searchCode('1000004', { signal });
    assert.deepEqual(
      requests.map((request) => request?.signal === signal),
      [true, true],
    );
    assert.equal(listenersOf(signal), 0);
  });
  test('aborts while the token or the answer is loading', async () => {
    for (const script of [
      { answers: ['silence'] as const, token: undefined },
      {
        answers: [found] as const,
        token: ({ signal }: TokenRequest = {}) =>
          new Promise<Token>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
      },
    ]) {
      const { client } = clientOf(script.answers, script.token ? { token: script.token } : {});
      const controller = new AbortController();
      const call = assert.rejects(client.searchAddress({ freeword: 'x' }, { signal: controller.signal }), { name: 'AbortError' });
      await settle();
      controller.abort();
      await call;
      assert.equal(listenersOf(controller.signal), 0);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { createTokenSource, type TokenSourceOptions } from '../../../src/client/index.ts';
import type { IssuedToken, ShareToken } from '../../../src/client/transport/token-source.ts';
import { failure, fakeTime, json, listenersOf, type Scripted, scriptedFetch, settle } from '../../support/scripted-fetch.ts';

const SECRET = 'made-up-secret';
const issued = (token: string, expires_in: unknown = 600): Response => json({ token, token_type: 'jwt', expires_in, scope: 'J1' });

function sourceOf(script: readonly Scripted[], options: Partial<TokenSourceOptions> = {}) {
  const { fetch, asked } = scriptedFetch(...script);
  const outcomes: { readonly ok: boolean; readonly error?: LookupError }[] = [];
  const getToken = createTokenSource({
    apiBase: 'https://api.example/api/v2/',
    clientId: 'made-up-id',
    secretKey: SECRET,
    fetch,
    onCall: (outcome) => outcomes.push(outcome),
    ...options,
  });
  return { getToken, asked, outcomes, current: async () => (await getToken()).token };
}
/** Another token at each call: t1, t2 … */
const counting = (expires_in: unknown = 600): Scripted => {
  let calls = 0;
  return () => issued(`t${++calls}`, expires_in);
};
const failing = async (call: Promise<unknown>): Promise<string> => (await failure(call)).code;

describe('the secret', () => {
  for (const apiBase of [
    'http://api.example/api',
    '/dga',
    'ftp://api.example',
    '',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://localhost:80@api.example',
  ])
    test(`is not sent to ${JSON.stringify(apiBase)}`, () => {
      assert.throws(
        () => sourceOf([], { apiBase }),
        (error: unknown) => error instanceof LookupError && error.code === 'configuration',
      );
    });
  test('cannot be missing together with all other options', () => {
    assert.throws(() => createTokenSource(undefined as unknown as TokenSourceOptions), { name: 'LookupError', code: 'configuration' });
  });
  for (const apiBase of ['https://api.example/api', 'http://localhost:8787', 'http://127.0.0.1/api', 'http://[::1]:1'])
    test(`may be sent to ${apiBase}`, async () => {
      assert.equal(await sourceOf([issued('t1')], { apiBase }).current(), 't1');
    });
});

describe('the token call', () => {
  test('sends the credentials in the body and nowhere else', async () => {
    const { getToken, asked } = sourceOf([issued('t1')]);
    assert.deepEqual(await getToken(), { token: 't1', token_type: 'jwt', expires_in: 600, scope: 'J1' });
    const { url, init, headers, body } = asked[0] ?? assert.fail();
    assert.equal(url, 'https://api.example/api/v2/j/token');
    assert.deepEqual([init.method, init.redirect], ['POST', 'manual']);
    assert.deepEqual(body, { grant_type: 'client_credentials', client_id: 'made-up-id', secret_key: SECRET });
    assert.deepEqual(Object.fromEntries(headers), {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'dga-address-lookup',
      'x-forwarded-for': '127.0.0.1',
    });
  });
  test('uses the path, the forwarded address and the user agent of the options', async () => {
    const { getToken, asked } = sourceOf([issued('t1')], { tokenPath: '/token', forwardedFor: '192.0.2.1', userAgent: 'shop/1' });
    await getToken();
    assert.equal(asked[0]?.url, 'https://api.example/api/v2/token');
    assert.deepEqual([asked[0].headers.get('x-forwarded-for'), asked[0].headers.get('user-agent')], ['192.0.2.1', 'shop/1']);
  });
  test('is shared by all callers that wait, and repeated only when the token expires', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked, outcomes } = sourceOf([counting()]);
    const tokens = await Promise.all(Array.from({ length: 500 }, () => getToken()));
    assert.deepEqual([...new Set(tokens.map(({ token }) => token))], ['t1']);
    await time.passMs(500_000);
    await Promise.all(Array.from({ length: 500 }, () => getToken()));
    assert.equal(asked.length, 1);
    assert.deepEqual(outcomes, [{ ok: true }]);
  });
  test('accepts a base with trailing slashes, and status 201', async () => {
    const { getToken, asked } = sourceOf([json({ token: 't1', expires_in: 600 }, 201)], { apiBase: 'https://api.example/api/v2//' });
    assert.equal((await getToken()).token, 't1');
    assert.equal(asked[0]?.url, 'https://api.example/api/v2/j/token');
    assert.equal(await failing(sourceOf([json({ token: 't1', expires_in: 600 }, 202)]).getToken()), 'unavailable');
  });
  test('is not sent for a caller whose signal is already aborted', async () => {
    const { getToken, asked } = sourceOf([counting()]);
    await assert.rejects(getToken({ signal: AbortSignal.abort() }), { name: 'AbortError' });
    assert.equal(asked.length, 0);
    await getToken();
    await assert.rejects(getToken({ signal: AbortSignal.abort() }), { name: 'AbortError' });
  });
  test('works without a listener, whether it succeeds or fails', async () => {
    const { getToken } = sourceOf([json({}, 500)], { onCall: undefined });
    assert.equal(await failing(getToken()), 'unavailable');
    assert.equal((await sourceOf([counting()], { onCall: undefined }).getToken()).token, 't1');
  });
  test('reports the remaining lifetime of the token', async (t) => {
    const time = fakeTime(t);
    const { getToken } = sourceOf([counting(600)]);
    await getToken();
    await time.passMs(200_400);
    assert.deepEqual(await getToken(), { token: 't1', token_type: 'jwt', expires_in: 400, scope: 'J1' });
    await time.passMs(399_500);
    assert.equal((await getToken()).expires_in, 0);
    assert.equal((await sourceOf([issued('t1', null)]).getToken()).expires_in, null);
  });
  test('is repeated if an edge runtime has dropped its answer', async (t) => {
    const time = fakeTime(t);
    let isLost = true;
    const share: ShareToken = (ask) => (isLost ? new Promise(() => undefined) : ask());
    const { getToken, current, asked } = sourceOf([counting()], { share, timeoutMs: 2000 });
    void getToken();
    await time.passMs(4999);
    isLost = false;
    void getToken();
    await settle();
    assert.equal(asked.length, 0, 'both tries of a store and of the API fit into this time');
    await time.passMs(1);
    assert.equal(await current(), 't1');
  });
  test('fails for all waiting callers at once', async () => {
    const { getToken, asked } = sourceOf([json({}, 500)]);
    const codes = await Promise.all(Array.from({ length: 50 }, () => failing(getToken())));
    assert.deepEqual([...new Set(codes)], ['unavailable']);
    assert.equal(asked.length, 1);
  });
});

describe('the renewal of a token', () => {
  test('runs in the background in the last tenth of a long lifetime', async (t) => {
    const time = fakeTime(t);
    const { current, asked } = sourceOf([counting(3600)]);
    await current();
    await time.passMs(3_239_000);
    assert.deepEqual([await current(), asked.length], ['t1', 1]);
    await time.passMs(2000);
    assert.equal(await current(), 't1');
    await settle();
    assert.deepEqual([await current(), asked.length], ['t2', 2]);
  });
  test('starts at least 30 s before the expiry, or at half of a short lifetime', async (t) => {
    const time = fakeTime(t);
    for (const [life, renewedAtMs] of [
      [100, 70_000],
      [60, 30_000],
      [20, 10_000],
    ] as const) {
      const { current, asked } = sourceOf([counting(life)]);
      await current();
      await time.passMs(renewedAtMs - 1);
      assert.deepEqual([await current(), asked.length], ['t1', 1]);
      await time.passMs(1);
      await current();
      await settle();
      assert.deepEqual([await current(), asked.length], ['t2', 2]);
    }
  });
  test('sends one call for all callers that ask meanwhile', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked } = sourceOf([counting()]);
    await getToken();
    await time.passMs(545_000);
    await Promise.all(Array.from({ length: 100 }, () => getToken()));
    await settle();
    assert.equal(asked.length, 2);
  });
  test('serves the old token until its expiry while it fails', async (t) => {
    const time = fakeTime(t);
    const { current, asked } = sourceOf([issued('t1', 600), json({}, 503)]);
    await current();
    await time.passMs(545_000);
    for (let second = 0; second < 54; second++) {
      assert.equal(await current(), 't1');
      await time.passMs(1000);
    }
    assert.equal(asked.length > 2 && asked.length < 9, true, `${asked.length} calls`);
    await time.passMs(1000);
    assert.equal(await failing(current()), 'unavailable');
  });
  test('makes callers wait if the token has expired', async (t) => {
    const time = fakeTime(t);
    const { current } = sourceOf([counting()]);
    await current();
    await time.passMs(600_000);
    assert.equal(await current(), 't2');
  });
});

describe('a refused token', () => {
  test('is replaced once for all callers that it was refused to', async () => {
    const { getToken, asked } = sourceOf([counting()]);
    const { token } = await getToken();
    const others = await Promise.all(Array.from({ length: 100 }, () => getToken({ rejected: token })));
    assert.deepEqual([...new Set(others.map((one) => one.token))], ['t2']);
    assert.equal(asked.length, 2);
  });
  test('is not replaced again if a newer one exists', async (t) => {
    const time = fakeTime(t);
    const { getToken, current, asked } = sourceOf([counting()]);
    await current();
    await time.passMs(20_000);
    assert.equal((await getToken({ rejected: 't1', wasAccepted: true })).token, 't2');
    await time.passMs(20_000);
    assert.equal((await getToken({ rejected: 't1' })).token, 't2');
    assert.equal((await getToken({ rejected: 'of another' })).token, 't2');
    assert.equal(asked.length, 2);
  });
  test('causes one call in ten seconds if the API returns the same token', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked } = sourceOf([issued('same')]);
    await getToken();
    await time.passMs(60_000);
    const before = asked.length;
    for (let call = 0; call < 90; call++) {
      await getToken({ rejected: 'same', wasAccepted: true });
      await time.passMs(100);
    }
    assert.equal(asked.length - before, 1);
    await time.passMs(10_000);
    await getToken({ rejected: 'same', wasAccepted: true });
    assert.equal(asked.length - before, 2);
  });
  test('is replaced five times with pauses, then once in ten seconds, if every new token is refused, too', async (t) => {
    const time = fakeTime(t);
    t.mock.method(Math, 'random', () => 0.5);
    const { getToken, asked } = sourceOf([counting()]);
    let { token } = await getToken();
    const callsIn = async (seconds: number): Promise<number> => {
      const before = asked.length;
      let search: Promise<void> | undefined;
      for (let step = 0; step < seconds * 10; step++) {
        search ??= getToken({ rejected: token }).then((next) => {
          token = next.token;
          search = undefined;
        });
        await time.passMs(100);
      }
      return asked.length - before;
    };
    assert.equal(await callsIn(1), 0);
    assert.equal(await callsIn(8), 5);
    assert.equal(await callsIn(60), 6);
  });
  test('is replaced immediately if the API accepted it for six seconds, and later if it ended sooner', async (t) => {
    const time = fakeTime(t);
    const rivals: unknown[] = [];
    const { getToken, asked } = sourceOf([counting()], { onRivals: () => rivals.push(1) });
    await getToken();
    await time.passMs(6000);
    assert.equal((await getToken({ rejected: 't1', wasAccepted: true })).token, 't2');
    await time.passMs(1000);
    const waiting = Array.from({ length: 9 }, () => getToken({ rejected: 't2', wasAccepted: true }));
    await time.passMs(4400);
    assert.deepEqual([asked.length, rivals.length], [2, 1]);
    await time.passMs(100);
    assert.deepEqual(new Set((await Promise.all(waiting)).map(({ token }) => token)), new Set(['t3']));
    assert.equal(asked.length, 3);
    await time.passMs(60_000);
    assert.equal((await getToken({ rejected: 't3', wasAccepted: true })).token, 't4', 'a token that lived long had no rivals');
  });
  test('is never handed out to a caller that needs an accepted one', async (t) => {
    const time = fakeTime(t);
    const { getToken } = sourceOf([issued('t1'), json({}, 500), issued('t2'), issued('t2')]);
    await getToken();
    await time.passMs(6000);
    assert.equal(await failing(getToken({ rejected: 't1', wasAccepted: true })), 'unavailable');
    assert.equal(await failing(getToken({ onlyAccepted: true })), 'unavailable', 'the renewal failed');
    await time.passMs(11_000);
    assert.equal((await getToken({ onlyAccepted: true })).token, 't2');
    await time.passMs(11_000);
    await getToken({ rejected: 't2', wasAccepted: true });
    assert.equal(await failing(getToken({ onlyAccepted: true })), 'unavailable', 'the API issued the refused token again');
    assert.equal((await getToken()).token, 't2', 'a search may try it again');
  });
});

describe('a shared token store', () => {
  const other = { token: { token: 'of another', token_type: 'jwt', expires_in: 600, scope: 'J1' } } as const;

  test('gives the token of another process without a call to the API', async (t) => {
    const time = fakeTime(t);
    const unwanted: unknown[] = [];
    const share: ShareToken = async (ask, refused) => {
      unwanted.push(refused);
      return refused === 'of another' ? ask() : { ...other, expiresAtMs: Date.now() + 100_000 };
    };
    const { current, getToken, asked, outcomes } = sourceOf([counting()], { share });
    assert.equal(await current(), 'of another');
    assert.equal((await getToken()).expires_in, 100, 'as long as it still lives');
    assert.deepEqual([asked.length, outcomes], [0, []]);
    await time.passMs(60_000);
    assert.equal((await getToken({ rejected: 'of another' })).token, 't1');
    assert.deepEqual(unwanted, [undefined, 'of another']);
    assert.deepEqual(outcomes, [{ ok: true }]);
  });
  test('passes failures of the API on, and continues without the store if the store fails', async (t) => {
    fakeTime(t);
    const { getToken } = sourceOf([json({ error_code: '400-1028-0001' }, 400)], { share: (ask) => ask() });
    assert.equal(await failing(getToken()), 'unauthorized');
    const broken = sourceOf([counting()], { share: () => Promise.reject(new RangeError('gone')) });
    const error = await broken.getToken().catch((thrown: unknown) => thrown);
    assert.ok(error instanceof LookupError);
    assert.equal(error.code, 'network');
    assert.ok(error.cause instanceof RangeError);
    assert.equal(broken.asked.length, 0);
  });
});

describe('an API that returns the same token again', () => {
  test('gets one call in ten seconds if only the remaining lifetime changes', async (t) => {
    const time = fakeTime(t);
    const startMs = Date.now();
    const { current, asked } = sourceOf([() => issued('same', Math.max(1, Math.round((startMs + 100_000 - Date.now()) / 1000)))]);
    for (let call = 0; call < 1100; call++) {
      await current();
      await time.passMs(100);
    }
    const pauses = asked.slice(1).map(({ atMs }, i) => atMs - (asked[i]?.atMs ?? 0));
    assert.equal(pauses.length > 2, true);
    assert.equal(Math.min(...pauses) >= 10_000, true, pauses.join());
  });
});

describe('a token call that ends after it was given up', () => {
  test('does not disturb the call that replaced it', async (t) => {
    const time = fakeTime(t);
    const ends: PromiseWithResolvers<IssuedToken>[] = [];
    const share: ShareToken = () => {
      const end = Promise.withResolvers<IssuedToken>();
      ends.push(end);
      return end.promise;
    };
    const { getToken } = sourceOf([counting()], { share, timeoutMs: 2000 });
    const lost = failing(getToken());
    await time.passMs(5000);
    const second = getToken();
    ends[0]?.reject(new LookupError('network', 'late'));
    assert.equal(await lost, 'network');
    const third = getToken();
    await settle();
    assert.equal(ends.length, 2);
    const token = { token: 't2', token_type: 'jwt', expires_in: 600, scope: null } as const;
    ends[1]?.resolve({ token, expiresAtMs: Date.now() + 600_000 });
    assert.deepEqual([(await second).token, (await third).token], ['t2', 't2']);
    void getToken({ rejected: 't2' });
    await settle();
    assert.equal(ends.length, 3, 'nor does its failure count any more');
  });
});

describe('an invalid expires_in', () => {
  const callsInTenMinutes = async (t: TestContext, expires_in: unknown, options: Partial<TokenSourceOptions> = {}): Promise<number> => {
    const time = fakeTime(t);
    const { current, asked } = sourceOf([counting(expires_in)], options);
    for (let second = 0; second < 600; second += 5) {
      await current();
      await time.passMs(5000);
    }
    return asked.length;
  };
  for (const odd of [0, -1, null, undefined, 'soon', {}, Number.MAX_VALUE, 86_401]) {
    test(`keeps the token for a default time: ${JSON.stringify(odd)}`, async (t) => {
      const calls = await callsInTenMinutes(t, odd);
      assert.equal(calls >= 1 && calls <= 20, true, `${calls} calls`);
    });
  }
  for (const [unit, expires_in, options] of [
    ['seconds', 600, {}],
    ['seconds as text', '600', {}],
    ['milliseconds that nobody announced', 600_000, {}],
    ['milliseconds', 600_000, { expiresInUnit: 'milliseconds' }],
  ] as const) {
    test(`is not assumed for 600 s in ${unit}`, async (t) => assert.equal(await callsInTenMinutes(t, expires_in, options), 2));
  }
});

describe('an API that refuses token calls', () => {
  for (const [name, answer, code] of [
    ['wrong credentials', json({ error_code: '400-1028-0001' }, 400), 'unauthorized'],
    ['a wrong grant type', json({ error_code: '400-1028-0002' }, 400), 'unauthorized'],
    ['no scope', json({ error_code: '401-1028-0001' }, 401), 'unauthorized'],
  ] as const) {
    test(`pauses token calls for five minutes after ${name}: ${code}`, async (t) => {
      const time = fakeTime(t);
      const { getToken, asked } = sourceOf([answer]);
      for (let call = 0; call < 10; call++) {
        assert.equal(await failing(getToken()), code);
        await time.passMs(29_000);
      }
      assert.equal(asked.length, 1);
      await time.passMs(10_000);
      await failing(getToken());
      assert.equal(asked.length, 2);
    });
  }
  for (const [name, answer, code] of [
    ['an address that is not registered', json({ error_code: '403-1028-0001' }, 403), 'unauthorized'],
    ['a number of the search', json({ error_code: '400-1029-0002' }, 400), 'unauthorized'],
    ['a 404 in the API’s shape', json({ error_code: '404-1029-0001' }, 404), 'unauthorized'],
    ['a 400 without a number', json({}, 400), 'unauthorized'],
    ['a 405', new Response('x', { status: 405 }), 'configuration'],
    ['a page with 403', new Response('<html>', { status: 403 }), 'unauthorized'],
    ['a 404 of a gateway', new Response('x', { status: 404 }), 'configuration'],
    ['HTML with 200', new Response('<html>'), 'unavailable'],
  ] as const) {
    test(`backs off for 1, 2, 4 … 30 s after ${name}: ${code}`, async (t) => {
      const time = fakeTime(t);
      const { getToken, asked } = sourceOf([answer]);
      for (let second = 0; second < 61; second++) {
        assert.equal(await failing(getToken()), code);
        await time.passMs(1000);
      }
      assert.equal(asked.length, 6);
    });
    test(`is called again only when the valid token ends, after ${name} at the renewal`, async (t) => {
      const time = fakeTime(t);
      const { current, asked } = sourceOf([issued('t1', 600), answer, answer, issued('t2', 600)]);
      for (let second = 0; second < 700; second++) {
        assert.match(await current(), /^t[12]$/);
        await time.passMs(1000);
      }
      assert.equal(asked.length, 4);
    });
  }
  test('is called once more at the expiry of the valid token, even after wrong credentials', async (t) => {
    const time = fakeTime(t);
    const { current, asked } = sourceOf([issued('t1', 600), json({ error_code: '400-1028-0001' }, 400), issued('t2', 600)]);
    for (let second = 0; second < 601; second++) {
      assert.match(await current(), /^t[12]$/);
      await time.passMs(1000);
    }
    assert.equal(asked.length, 3);
  });
  test('is called after 1, 2, 4 … 30 s while it fails', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked, outcomes } = sourceOf([json({}, 500)]);
    const startMs = Date.now();
    for (let step = 0; step < 1000; step++) {
      await failing(getToken());
      await time.passMs(100);
    }
    assert.deepEqual(
      asked.map(({ atMs }) => Math.round((atMs - startMs) / 1000)),
      [0, 1, 3, 7, 15, 31, 61, 91],
    );
    assert.equal(outcomes.length, 8);
    assert.equal(
      outcomes.every(({ ok, error }) => !ok && error?.code === 'unavailable'),
      true,
    );
  });
  test('is not called before the time in Retry-After', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked } = sourceOf([json({}, 429, { 'retry-after': '90' }), issued('t1')]);
    assert.equal(await failing(getToken()), 'rate-limited');
    await time.passMs(89_000);
    await failing(getToken());
    assert.equal(asked.length, 1);
    await time.passMs(1000);
    assert.equal((await getToken()).token, 't1');
  });
  test('starts with short pauses again after a success', async (t) => {
    const time = fakeTime(t);
    const { getToken, asked } = sourceOf([json({}, 500), json({}, 500), issued('t1', 10), json({}, 500), issued('t2')]);
    await failing(getToken());
    await time.passMs(1000);
    await failing(getToken());
    await time.passMs(2000);
    assert.equal((await getToken()).token, 't1');
    await time.passMs(10_000);
    await failing(getToken());
    await time.passMs(1000);
    assert.equal((await getToken()).token, 't2');
    assert.equal(asked.length, 5);
  });
  for (const [name, script, code] of [
    ['no connection', new TypeError('fetch failed'), 'network'],
    ['a redirect', new Response(null, { status: 307, headers: { location: 'https://elsewhere.example' } }), 'unavailable'],
    ['HTML', new Response('<html>'), 'unavailable'],
    ['access_token in place of token', json({ access_token: 'x' }), 'unavailable'],
    ['a token that fits in no header', issued('a\r\nb'), 'unavailable'],
    ['more than it may', new Response('x'.repeat(70_000)), 'unavailable'],
  ] as const) {
    test(`fails without the secret in its error: ${name}, ${code}`, async () => {
      const { getToken, outcomes } = sourceOf([script]);
      assert.equal(await failing(getToken()), code);
      assert.equal(JSON.stringify([outcomes, String(outcomes[0]?.error), outcomes[0]?.error?.stack]).includes(SECRET), false);
    });
  }
  test('causes a timeout after 5 s without an answer', async (t) => {
    const time = fakeTime(t);
    const { getToken } = sourceOf(['silence']);
    const ended = failing(getToken());
    await time.passMs(5000);
    assert.equal(await ended, 'timeout');
  });
});

describe('a caller that gives up', () => {
  test('leaves the shared call alone', async () => {
    let answer: (response: Response) => void = () => assert.fail();
    const { getToken, asked } = sourceOf([() => new Promise((done) => (answer = done))]);
    const controller = new AbortController();
    const quitter = assert.rejects(getToken({ signal: controller.signal }), { name: 'AbortError' });
    const stayer = getToken({ signal: new AbortController().signal });
    await settle();
    controller.abort();
    await quitter;
    assert.equal(asked[0]?.init.signal?.aborted, false);
    answer(issued('t1'));
    assert.equal((await stayer).token, 't1');
    assert.equal(asked.length, 1);
  });
  test('leaves the call running even if it was the last one: the next caller gets its token', async () => {
    let answer: (response: Response) => void = () => assert.fail();
    const { getToken, asked } = sourceOf([() => new Promise((done) => (answer = done))]);
    const controller = new AbortController();
    const quitter = assert.rejects(getToken({ signal: controller.signal }), { name: 'AbortError' });
    await settle();
    controller.abort();
    await quitter;
    answer(issued('t1'));
    await settle();
    assert.equal((await getToken()).token, 't1');
    assert.equal(asked.length, 1);
  });
  test('leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    await sourceOf([issued('t1')]).getToken({ signal });
    await failing(sourceOf([json({}, 500)]).getToken({ signal }));
    await settle();
    assert.equal(listenersOf(signal), 0);
  });
});

// One token for all requests, renewed in time, without hammering the API.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createTokenSource } from '../../../src/client/transport/token-source.ts';
import { keepingLogger, lookUp, post, problemOf, proxyOver, until, withFastTimers } from '../ask.ts';
import { apiError, CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';

describe('tokens', () => {
  let upstream: Upstream;
  let nowMs = Date.parse('2026-04-01T00:00:00Z');
  const now = (): number => nowMs;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => {
    upstream.calm();
    upstream.valid.clear();
    upstream.tokenPlan = { expiresIn: 600, same: false };
  });

  it('are requested once for 500 lookups at once on a cold proxy', async (t) => {
    // A busy machine takes longer for 500 requests in one turn than the API has for its first answer.
    t.mock.timers.enable({ apis: ['setTimeout'] });
    upstream.play('token', { kind: 'late', ms: 100 });
    const proxy = proxyOver(upstream, { now });
    const asked = Array.from({ length: 500 }, (_, i) => lookUp(proxy, String(1_000_000 + i)));
    while (upstream.count('token') === 0) await new Promise(setImmediate);
    t.mock.timers.tick(100);
    const answers = await Promise.all(asked);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.deepEqual([upstream.count('token'), upstream.count('searchcode')], [1, 500]);
  });

  it('are renewed in the background in the last tenth of their life, at least 30 s before their end', { timeout: 60_000 }, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    for (const [life, margin] of [
      [600, 60],
      [200, 30],
      [3600, 360],
      [40, 20],
    ] as const) {
      upstream.calm();
      upstream.tokenPlan.expiresIn = life;
      const proxy = proxyOver(upstream, { now });
      await lookUp(proxy, '1000004');
      nowMs += (life - margin - 1) * 1000;
      await lookUp(proxy, '1000004');
      assert.equal(upstream.count('token'), 1, `${life} s: not yet`);
      nowMs += 1001;
      upstream.play('token', { kind: 'late', ms: 3000 });
      // No timer runs: a lookup that waited for the token would not end.
      await Promise.all(Array.from({ length: 20 }, () => lookUp(proxy, '1000004')));
      assert.equal(upstream.count('token'), 2);
      const authorization = (): string | undefined => upstream.calls.at(-1)?.headers.authorization;
      const old = authorization();
      t.mock.timers.tick(3000);
      while (authorization() === old) await lookUp(proxy, '1000004');
      assert.equal(upstream.count('token'), 2);
    }
  });

  it('are requested again after a pause if an early renewal fails, which no lookup notices', async () => {
    const proxy = proxyOver(upstream, { now });
    await lookUp(proxy, '1000004');
    nowMs += 545_000;
    upstream.play('token', apiError('500-1028-0001'));
    for (let i = 0; i < 5; i++) assert.equal((await lookUp(proxy, '1000004')).status, 200);
    await until(() => upstream.count('token') >= 2);
    for (let i = 0; i < 5; i++) assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal(upstream.count('token'), 2, 'no hammering');
    upstream.play('token', undefined);
    nowMs += 1100;
    await lookUp(proxy, '1000004');
    await until(() => upstream.count('token') === 3);
  });

  it('are requested at most once in 10 s if the API gives the same one again', async () => {
    // Nothing left of its life, and the API gives it out again and again.
    for (const expiresIn of [1, 2, 30, 600]) {
      upstream.calm();
      upstream.tokenPlan = { expiresIn, same: true };
      const proxy = proxyOver(upstream, { now });
      await lookUp(proxy, '1000004');
      for (let second = 0; second < 60; second++) {
        nowMs += 1000;
        for (let i = 0; i < 3; i++) assert.equal((await lookUp(proxy, '1000004')).status, 200);
        await new Promise((resolve) => setImmediate(resolve));
      }
      // The first call does not know yet that the token will stay the same.
      assert.ok(upstream.count('token') <= 2 + 6, `${upstream.count('token')} calls in 60 s with expires_in ${expiresIn}`);
    }
  });

  for (const expiresIn of [600_000, '600', '600.5', 0, -1, 1e-9, 0.5, null, undefined, 'soon', {}, 1e300, 86_400_000, true]) {
    it(`are used with expires_in ${JSON.stringify(expiresIn)}`, async () => {
      upstream.tokenPlan.expiresIn = expiresIn;
      const proxy = proxyOver(upstream, { now });
      for (let i = 0; i < 10; i++) assert.equal((await lookUp(proxy, '1000004')).status, 200);
      assert.equal(upstream.count('token'), 1);
      nowMs += 2 * 86_400_000;
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
      assert.equal(upstream.count('token'), 2);
    });
  }

  it('may have expires_in in milliseconds if the operator sets the unit', async () => {
    upstream.tokenPlan.expiresIn = 60_000;
    const proxy = proxyOver(upstream, { now, expiresInUnit: 'milliseconds' });
    await lookUp(proxy, '1000004');
    nowMs += 61_000;
    await lookUp(proxy, '1000004');
    assert.equal(upstream.count('token'), 2);
  });

  it('are replaced once after a 401, and the lookup is repeated', async (t) => {
    const proxy = proxyOver(upstream, { now });
    await lookUp(proxy, '1000004');
    upstream.valid.clear();
    upstream.calls.length = 0;
    assert.equal((await withFastTimers(t, () => lookUp(proxy, '1000004'))).status, 200);
    assert.deepEqual(
      upstream.calls.map(({ operation }) => operation),
      ['searchcode', 'token', 'searchcode'],
    );
  });

  it('are replaced once for fifty lookups that were refused at once', async (t) => {
    const proxy = proxyOver(upstream, { now });
    await lookUp(proxy, '1000004');
    upstream.valid.clear();
    upstream.calls.length = 0;
    const answers = await withFastTimers(t, () => Promise.all(Array.from({ length: 50 }, () => lookUp(proxy, '1000004'))));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(upstream.count('token'), 1);
  });

  for (const past of ['accepted one', 'accepted none'])
    it(`are tried twice by a lookup if the API has ${past} before and refuses each new one`, async (t) => {
      const proxy = proxyOver(upstream, { now });
      if (past === 'accepted one') await lookUp(proxy, '1000004');
      upstream.play('searchcode', apiError('401-9001-0002'));
      upstream.calls.length = 0;
      assert.equal((await withFastTimers(t, () => lookUp(proxy, '1000004'))).status, 500);
      assert.equal(upstream.count('searchcode'), 2);
    });

  it('are requested six times at first, then once in 10 s, if the API refuses every one', async (t) => {
    const proxy = proxyOver(upstream, { now });
    upstream.play('searchcode', apiError('401-9001-0002'));
    for (let i = 0; i < 30; i++) {
      const response = await withFastTimers(t, () => lookUp(proxy, '1000004'));
      assert.equal(response.status, 500);
      assert.equal((await problemOf(response)).code, 'unauthorized');
      nowMs += 100;
    }
    assert.equal(upstream.count('token'), 6);
    nowMs += 10_000;
    await lookUp(proxy, '1000004');
    await lookUp(proxy, '1000004');
    assert.equal(upstream.count('token'), 7);
    nowMs += 10_000;
    upstream.play('searchcode', undefined);
    upstream.valid.clear();
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });

  const mistakes: readonly [string, string, RegExp][] = [
    ['wrong credentials', '400-1028-0001', /DGA_CLIENT_ID and DGA_SECRET_KEY/],
    ['no scope', '401-1028-0001', /no scope/],
  ];
  for (const [name, code, advice] of mistakes) {
    it(`are requested once in five minutes after ${name}, with a clear log and a generic answer`, async () => {
      const logger = keepingLogger();
      const proxy = proxyOver(upstream, { now, logger });
      upstream.play('token', apiError(code));
      for (let i = 0; i < 20; i++) {
        const response = await lookUp(proxy, '1000004');
        assert.equal(response.status, 500);
        const { title } = await problemOf(response);
        assert.ok(!/credential|scope|address .*registered|version|1028/i.test(title), title);
        nowMs += 10_000;
      }
      assert.equal(upstream.count('token'), 1);
      const said = logger.lines.filter(({ level, fields }) => level === 'error' && fields['event'] === 'configuration');
      assert.match(said[0]?.message ?? '', advice);
      assert.ok(said.length <= 5, 'once a minute at most');
      nowMs += 300_000;
      upstream.play('token', undefined);
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
    });
  }

  it('a wrong version of the API is distinguished from an unknown code', async () => {
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, { now, logger });
    upstream.play('searchcode', apiError('404-1029-0100'));
    const response = await lookUp(proxy, '1000004');
    assert.deepEqual([response.status, (await problemOf(response)).code], [500, 'configuration']);
    assert.ok(logger.lines.some(({ message }) => /version in DGA_API_BASE/.test(message)));
  });

  for (const status of [200, 302, 405, 410, 501])
    it(`a host that answers token calls with a page and status ${status} is named in the log, with the question whether it is the API's`, async () => {
      const logger = keepingLogger();
      upstream.play('token', { kind: 'status', status, headers: { 'content-type': 'text/html', location: '/' }, body: '<h1>A shop</h1>' });
      await lookUp(proxyOver(upstream, { now, logger }), '1000004');
      const line = `${new URL(upstream.url).host} answers with status ${status}, but not as the API does: is DGA_API_BASE the API's address?`;
      assert.deepEqual(logger.lines.filter(({ fields }) => fields['event'] === 'configuration').map(({ message }) => message), [line]); // oxfmt-ignore
    });

  for (const status of [408, 500, 502, 503, 504])
    it(`a page of an overloaded gateway with status ${status} does not question the address of the API`, async () => {
      const logger = keepingLogger();
      upstream.play('token', { kind: 'status', status, headers: { 'content-type': 'text/html' }, body: '<h1>busy</h1>' });
      await lookUp(proxyOver(upstream, { now, logger }), '1000004');
      assert.deepEqual(logger.lines.filter(({ fields }) => fields['event'] === 'configuration'), []); // oxfmt-ignore
    });

  it('are handed out in token mode only, with the rest of their life', async () => {
    assert.equal((await post(proxyOver(upstream), 'token', {})).status, 404);
    upstream.calm();
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, { now, tokenMode: true, logger, rateLookups: '2/min' });
    assert.ok(
      logger.lines.some(({ level, message }) => level === 'warn' && /token mode/i.test(message)),
      'loudly',
    );
    const first = (await (await post(proxy, 'token', {})).json()) as Record<string, unknown>;
    assert.match(String(first['token']), /^tok-/);
    assert.deepEqual([first['token_type'], first['expires_in'], first['scope']], ['jwt', 600, 'J1']);
    nowMs += 100_000;
    const later = await post(proxy, 'token', {});
    assert.equal(later.headers.get('cache-control'), 'no-store');
    assert.equal(((await later.json()) as Record<string, unknown>)['expires_in'], 500);
    assert.equal((await post(proxy, 'token', {})).status, 200, 'a window has passed meanwhile');
    assert.equal((await post(proxy, 'token', {}, { headers: { origin: 'https://evil.example' } })).status, 403);
    assert.equal((await proxy.fetch(new Request('http://shop.example/dga/token'), {})).status, 405);
    assert.equal((await post(proxy, 'token', '{}', { headers: { 'content-type': 'text/plain' } })).status, 415);
    assert.equal((await post(proxy, 'token', ' '.repeat(5000))).status, 413);
    const bare = new Request('http://shop.example/dga/token', { method: 'POST' });
    assert.equal((await proxy.fetch(bare, {})).status, 200, 'there is nothing to say');
  });

  it('make the proxy ready with the first one, and /readyz never calls the API', async () => {
    const proxy = proxyOver(upstream, { now });
    const ready = async (): Promise<number> => (await proxy.request('/dga/readyz')).status;
    assert.equal(await ready(), 503);
    assert.equal((await proxy.request('/dga/livez')).status, 200);
    assert.equal(upstream.calls.length, 0);
    await proxy.warmUp();
    assert.equal(await ready(), 200);
    proxy.drain();
    assert.equal(await ready(), 503);
    assert.equal((await proxy.request('/dga/livez')).status, 200);
    assert.equal((await lookUp(proxy, '1000004')).status, 200, 'still served');
    proxy.drain(true);
    const refused = await lookUp(proxy, '1000004');
    assert.equal(refused.status, 503);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  });
});

describe('a token source', () => {
  it('forgets a call that the runtime dropped', async () => {
    let nowMs = 1_000_000;
    let calls = 0;
    const source = createTokenSource({
      apiBase: 'http://127.0.0.1/api',
      clientId: CLIENT_ID,
      secretKey: SECRET_KEY,
      now: () => nowMs,
      timeoutMs: 2 ** 30,
      // Edge runtimes end a request's calls with it: this promise never settles.
      share: () =>
        ++calls === 1
          ? new Promise(() => undefined)
          : Promise.resolve({ token: { token: 't2', token_type: 'jwt', expires_in: 60, scope: null }, expiresAtMs: nowMs + 60_000 }),
    });
    const first = source({ signal: AbortSignal.timeout(20) });
    await assert.rejects(first, { name: 'TimeoutError' });
    nowMs += 2 ** 32;
    assert.equal((await source()).token, 't2');
    assert.equal(calls, 2);
  });
});

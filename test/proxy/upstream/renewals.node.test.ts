// Renewals of the token that go wrong, and runtimes that end work with its request.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { FetchLike } from '../../../src/proxy/index.ts';
import { from, JSON_HEADERS, lookUp, post, problemOf, proxyOver, until, withFastTimers } from '../ask.ts';
import { apiError, type Fault, HTML, Upstream } from '../upstream.ts';

const ODD_ANSWERS: readonly (readonly [string, Fault])[] = [
  ...[400, 403, 404, 405, 500, 503].map((status) => [`a ${status} without a body`, { kind: 'status', status } as const] as const),
  ['a page with status 403', { kind: 'status', status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' }],
  ['HTML with status 200', HTML],
  ['403-1028-0001', apiError('403-1028-0001')],
  ['500-1028-0001', apiError('500-1028-0001')],
  ['400-1028-0001, once', apiError('400-1028-0001')],
  ['a connection that is cut', { kind: 'cut' }],
];

describe('a renewal of the token', () => {
  let upstream: Upstream;
  let nowMs = Date.parse('2026-04-01T00:00:00Z');
  const now = (): number => nowMs;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => {
    upstream.calm();
    upstream.valid.clear();
  });

  for (const [name, fault] of ODD_ANSWERS) {
    it(`does not cost a lookup if it gets ${name}`, async () => {
      const proxy = proxyOver(upstream, { now });
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
      nowMs += 541_000;
      upstream.play('token', fault, 1);
      for (let second = 0; second < 120; second++) {
        assert.equal((await lookUp(proxy, '1000004')).status, 200, `after ${second} s`);
        await new Promise((resolve) => setImmediate(resolve));
        nowMs += 1000;
      }
      assert.equal(upstream.count('token'), 3, 'the first one, the odd one and a new one');
    });
  }

  it('succeeds after repeated revocations within ten seconds, without a lost lookup', async (t) => {
    const proxy = proxyOver(upstream, { now });
    const ask = (): Promise<Response> => withFastTimers(t, () => lookUp(proxy, '1000004'));
    for (let i = 0; i < 4; i++) {
      assert.equal((await ask()).status, 200);
      upstream.valid.clear();
      nowMs += 2000;
    }
    assert.equal((await ask()).status, 200);
    assert.equal(upstream.count('token'), 5);
  });

  it("does not cost a lookup if instances with the same credentials end each other's tokens", async () => {
    upstream.isOneToken = true;
    const instances = Array.from({ length: 3 }, () => proxyOver(upstream));
    const answers = await Promise.all(instances.flatMap((one) => Array.from({ length: 5 }, (_, i) => lookUp(one, String(1_000_000 + i)))));
    upstream.isOneToken = false;
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.ok(upstream.count('token') <= 9, `${upstream.count('token')} token calls`);
  });

  it('is not repeated for credentials without a scope, which a new token cannot repair', async () => {
    const proxy = proxyOver(upstream, { now });
    await lookUp(proxy, '1000004');
    upstream.play('searchcode', apiError('401-1028-0001'));
    const response = await lookUp(proxy, '1000004');
    assert.deepEqual([response.status, (await problemOf(response)).code], [500, 'unauthorized']);
    assert.equal(upstream.count('token'), 1);
  });

  it("sends the scope of the options, and the caller's address if the operator allows it", async () => {
    const proxy = proxyOver(upstream, { now, tokenScope: 'J1', forwardedFor: 'client' });
    await lookUp(proxy, '1000004', { address: '203.0.113.5' });
    const call = upstream.calls.find(({ operation }) => operation === 'token');
    assert.equal((JSON.parse(call?.body ?? '{}') as Record<string, unknown>)['scope'], 'J1');
    assert.equal(call?.headers['x-forwarded-for'], '203.0.113.5');
    upstream.calm();
    await lookUp(proxyOver(upstream, { now }), '1000004');
    assert.equal('scope' in (JSON.parse(upstream.calls[0]?.body ?? '{}') as object), false);
  });

  it('never lets POST /token hand out a token that the API has just refused', async () => {
    const proxy = proxyOver(upstream, { now, tokenMode: true });
    const tokenOf = async (): Promise<[number, unknown]> => {
      const response = await post(proxy, 'token', {});
      return [response.status, ((await response.json()) as Record<string, unknown>)['token']];
    };
    const [, first] = await tokenOf();
    upstream.valid.clear();
    upstream.play('token', apiError('500-1028-0001'));
    assert.equal((await lookUp(proxy, '1000004')).status, 502);
    assert.deepEqual(await tokenOf(), [502, undefined]);
    upstream.play('token', undefined);
    nowMs += 11_000;
    const [status, second] = await tokenOf();
    assert.equal(status, 200);
    assert.notEqual(second, first);
  });

  it('follows the revocation of a token in token mode within ten seconds, although no lookup passes the proxy', async () => {
    const proxy = proxyOver(upstream, { now, tokenMode: true });
    const tokenOf = async (): Promise<string> => {
      const response = await post(proxy, 'token', {});
      assert.equal(response.status, 200);
      return ((await response.json()) as { token: string }).token;
    };
    const first = await tokenOf();
    nowMs += 5000;
    assert.equal(await tokenOf(), first);
    assert.equal(upstream.count('searchcode'), 0, 'a new token needs no check');
    upstream.valid.clear();
    nowMs += 5001;
    const second = await tokenOf();
    assert.ok(second !== first && upstream.valid.has(second), second);
    await Promise.all(Array.from({ length: 20 }, tokenOf));
    assert.equal(upstream.count('token'), 2);
    assert.ok(upstream.count('searchcode') <= 2, 'one check for all, repeated with the new token');
  });

  /** Calls of one request end with it, unless `waitUntil` keeps them alive: as on Cloudflare Workers. */
  function edgeRuntime(): {
    readonly fetch: FetchLike;
    readonly run: (proxy: ReturnType<typeof proxyOver>, code: string) => Promise<Response>;
  } {
    let current: { isOver: boolean } | undefined;
    const platformFetch: FetchLike = async (url, init) => {
      const owner = current;
      const response = await fetch(url, init);
      // The runtime dropped the request, and its promises never settle.
      if (owner?.isOver) await new Promise(() => undefined);
      return response;
    };
    return {
      fetch: platformFetch,
      async run(proxy, search_code) {
        const owner = { isOver: false };
        const kept: Promise<unknown>[] = [];
        current = owner;
        const request = new Request('http://shop.example/dga/searchcode', {
          method: 'POST',
          headers: JSON_HEADERS,
          body: JSON.stringify({ search_code }),
        });
        const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work), passThroughOnException: () => undefined };
        const response = await proxy.fetch(request, from('198.51.100.7'), context);
        void Promise.allSettled(kept).then(() => (owner.isOver = true));
        return response;
      },
    };
  }

  it('continues after its request on an edge runtime: 300 lookups at four a second, with a token of 60 s', async () => {
    upstream.tokenPlan = { expiresIn: 60, same: false };
    const edge = edgeRuntime();
    const proxy = proxyOver(upstream, { now, fetch: edge.fetch });
    let answered = 0;
    for (let i = 0; i < 300; i++) {
      // Renewals take long enough to outlive the request that began them.
      if (upstream.count('token') > 0) upstream.play('token', { kind: 'late', ms: 5 });
      if ((await edge.run(proxy, String(1_000_000 + i))).status === 200) answered++;
      await new Promise((resolve) => setTimeout(resolve, 1));
      nowMs += 250;
    }
    assert.equal(answered, 300);
    assert.ok(upstream.count('token') >= 2);
    await until(() => true);
    upstream.tokenPlan = { expiresIn: 600, same: false };
  });
});

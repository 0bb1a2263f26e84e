// The same app answers the same requests on Node, Deno, Bun and workerd. RUNTIMES=Deno,Bun runs these only.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readVariables } from '../../src/proxy/node/read-variables.ts';
import { GENEROUS, JSON_HEADERS } from '../proxy/ask.ts';
import { describeRequestCases } from '../proxy/check-requests.ts';
import type { PlayedProxy } from '../proxy/played-proxies.ts';
import { apiError, CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { playDocument, playOnRuntime, prepareRuntimes, type RuntimeName } from './runtimes.ts';

type Conformance = readonly [
  name: string,
  route: string,
  init: RequestInit,
  status: number,
  look?: (response: Response, text: string) => void,
];
const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...JSON_HEADERS, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const code = (expected: string) => (_: Response, text: string) =>
  assert.equal((JSON.parse(text) as Record<string, unknown>)['code'], expected);

const REQUESTS: readonly Conformance[] = [
  ['liveness', 'livez', {}, 200],
  ['no readiness before the first token', 'readyz', {}, 503],
  ['a ZIP Code', 'searchcode', json({ search_code: '〒１００－０００４' }), 200, (response, text) => {
    const { addresses } = JSON.parse(text) as { addresses: Record<string, unknown>[] };
    assert.deepEqual([addresses[0]?.['zip_code'], addresses[0]?.['longitude']], ['1000004', null]);
    assert.match(response.headers.get('ratelimit') ?? '', /^"min";r=\d+;t=\d+$/);
  }],
  ['readiness', 'readyz', {}, 200],
  ['a Digital Address', 'searchcode', json({ search_code: 'a7e-2fk2' }), 200],
  ['one that nobody has', 'searchcode', json({ search_code: 'Z000001' }), 404, code('not-found')],
  ['an address search', 'addresszip', json({ pref_code: 13, town_name: '大手町' }), 200],
  ['nothing to search for', 'addresszip', json({}), 400, code('invalid-code')],
  ['no code', 'searchcode', json({ search_code: '..／..／' }), 400, code('invalid-code')],
  ['a key twice', 'searchcode', json('{"search_code":"1000004","search_code":"1000004"}'), 400, code('invalid-request')],
  ['__proto__', 'searchcode', json('{"search_code":"1000004","__proto__":1}'), 400, code('invalid-request')],
  ['another media type', 'searchcode', json({}, { 'content-type': 'text/plain' }), 415, code('unsupported-media-type')],
  ['too large a body', 'searchcode', json({ search_code: '1000004', x: 'x'.repeat(5000) }), 413, code('payload-too-large')],
  ['another method', 'searchcode', { method: 'PUT' }, 405, (response) => assert.match(response.headers.get('allow') ?? '', /POST/)],
  ['no such route', 'nothing', json({}), 404, code('not-found')],
  ['no token', 'token', json({}), 404, code('not-found')],
  ['a listed origin', 'searchcode', json({ search_code: '1000004' }, { origin: 'https://shop.example' }), 200, (response) => assert.equal(response.headers.get('access-control-allow-origin'), 'https://shop.example')],
  ['another origin', 'searchcode', json({ search_code: '1000004' }, { origin: 'https://evil.example' }), 403, code('origin-refused')],
  ['a preflight', 'searchcode', { method: 'OPTIONS', headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } }, 204],
  ['a second miss', 'searchcode', json({ search_code: 'Z000002' }), 404],
  ['a third', 'searchcode', json({ search_code: 'Z000003' }), 404],
  ['one too many', 'searchcode', json({ search_code: 'Z000004' }), 429, (response) => assert.match(response.headers.get('retry-after') ?? '', /^3[56]\d\d$/)],
  ['ZIP Codes go on', 'searchcode', json({ search_code: '1000004' }), 200],
]; // oxfmt-ignore

const missing = await prepareRuntimes();
const wanted = process.env['RUNTIMES']?.split(',');

for (const [name, skip] of Object.entries(missing) as [RuntimeName, string | false][]) {
  if (wanted && !wanted.includes(name)) continue;
  describe(`the proxy on ${name}`, { skip }, () => {
    let upstream: Upstream;
    let proxy: PlayedProxy;
    before(async () => {
      upstream = await Upstream.start();
      proxy = await playOnRuntime(name, {
        ...GENEROUS,
        clientId: CLIENT_ID,
        secretKey: SECRET_KEY,
        apiBase: upstream.url,
        allowedOrigins: ['https://shop.example'],
        cache: 'off',
        rateLookups: '60/min',
        rateDgaMisses: '3/h',
      });
    });
    after(async () => {
      await proxy.stop();
      await upstream.stop();
    });

    it('answers requests one after the other, with limits and budgets', async () => {
      for (const [rule, route, init, status, look] of REQUESTS) {
        const response = await fetch(`http://127.0.0.1:${proxy.port}/dga/${route}`, { redirect: 'manual', ...init });
        const text = await response.text();
        assert.equal(response.status, status, `${rule}: ${text}\n${proxy.log()}`);
        assert.ok(response.headers.get('x-request-id') && response.headers.get('x-content-type-options') === 'nosniff', rule);
        look?.(response, text);
      }
    });

    it('shares one token among concurrent requests, and reports a failure of the API as such', async () => {
      const ask = (search_code: string): Promise<number> =>
        fetch(`http://127.0.0.1:${proxy.port}/dga/searchcode`, json({ search_code })).then(({ status }) => status);
      const many = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(String(1_000_000 + i))));
      assert.ok(many.every((status) => status === 200), many.join()); // oxfmt-ignore
      assert.equal(upstream.count('token'), 1);
      for (const [fault, status] of [
        [apiError('500-1029-0001'), 502],
        [{ kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 502],
        [{ kind: 'silent' }, 504],
      ] as const) {
        upstream.play('searchcode', fault);
        assert.equal(await ask('1000004'), status, JSON.stringify(fault));
      }
    });

    it('answers with the server that docs/deploy.md shows', async () => {
      upstream.calm();
      const shown = await playDocument(name, { clientId: CLIENT_ID, secretKey: SECRET_KEY, apiBase: upstream.url });
      const { status } = await fetch(`http://127.0.0.1:${shown.port}/dga/searchcode`, json({ search_code: '1000004' }));
      await shown.stop();
      assert.equal(status, 200, shown.log());
    });

    it('sends exactly one address and a User-Agent with every call, and logs neither codes nor secrets', () => {
      for (const { headers } of upstream.calls)
        assert.ok(headers['x-forwarded-for'] === '127.0.0.1' && headers['user-agent'], JSON.stringify(headers));
      assert.ok(!proxy.log().includes('A7E2FK2') && !proxy.log().includes(SECRET_KEY));
    });

    if (name === 'workerd')
      it('shares one token, limits and budget among isolates through Durable Objects', async () => {
        upstream.calm();
        upstream.isOneToken = true;
        const edge = await playOnRuntime(
          name,
          {
            ...GENEROUS,
            clientId: CLIENT_ID,
            secretKey: SECRET_KEY,
            apiBase: upstream.url,
            cache: 'off',
            rateLookups: '60/min',
            rateDgaMisses: '3/h',
          },
          'durable.capnp',
        );
        const ask = (search_code: string): Promise<number> =>
          fetch(`http://127.0.0.1:${edge.port}/dga/searchcode`, json({ search_code })).then(({ status }) => status);
        const hits = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(String(1_000_000 + i))));
        const misses = await Promise.all(Array.from({ length: 6 }, (_, i) => ask(`Z00000${i}`)));
        const more = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(String(1_000_100 + i))));
        await edge.stop();
        upstream.isOneToken = false;
        assert.deepEqual([...new Set(hits)], [200], edge.log());
        assert.equal(upstream.count('token'), 1);
        assert.equal(misses.filter((status) => status === 404).length, 3, misses.join());
        assert.equal(more.filter((status) => status === 200).length, 14, more.join());
      });

    // The only edge runtime among these: it drops the work of a request that has been answered, unless `waitUntil` keeps it.
    if (name === 'workerd')
      it('loses none of 300 lookups at four per second while a token of 60 s is renewed', async (t) => {
        upstream.calm();
        upstream.tokenPlan = { expiresIn: 60, same: false };
        upstream.valid.clear();
        upstream.play('token', { kind: 'late', ms: 300 });
        const edge = await playOnRuntime(name, {
          ...GENEROUS,
          clientId: CLIENT_ID,
          secretKey: SECRET_KEY,
          apiBase: upstream.url,
          cache: 'off',
        });
        const statuses: Promise<number>[] = [];
        for (let i = 0; i < 300; i++) {
          statuses.push(
            fetch(`http://127.0.0.1:${edge.port}/dga/searchcode`, json({ search_code: String(1_000_000 + i) })).then(
              ({ status }) => status,
            ),
          );
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
        const lost = (await Promise.all(statuses)).filter((status) => status !== 200);
        const tokenCalls = upstream.count('token');
        t.diagnostic(`300 lookups, ${lost.length} lost, ${tokenCalls} token calls`);
        await edge.stop();
        assert.deepEqual(lost, []);
        assert.ok(tokenCalls >= 3, `${tokenCalls} token calls`);
        upstream.calm();
        upstream.tokenPlan = { expiresIn: 600, same: false };
      });
  });

  // One group after the other: each starts another runtime.
  describeRequestCases(
    {
      name,
      skip,
      play: (variables) => playOnRuntime(name, readVariables(variables).proxy),
      repeatsBroken: true,
    },
    1,
  );
}

// Origins are checked on the server before any call to the API.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { from, JSON_HEADERS, lookUp, problemOf, proxyOver } from '../ask.ts';
import { Upstream } from '../upstream.ts';

const SHOP = 'https://shop.example';

/** Everything that is nearly https://shop.example. */
const HOSTILE: readonly string[] = [
  'null', 'https://evil.example', 'http://shop.example', 'https://shop.example:8443', 'https://shop.example:443', 'https://shop.example.', 'https://SHOP.example',
  'https://Shop.Example', 'HTTPS://shop.example', 'https://shop.example/', 'https://shop.example/dga', 'https://shop.example?', 'https://shop.example#',
  'https://www.shop.example', 'https://a.shop.example', 'https://shop.example.evil.example', 'https://evilshop.example', 'https://shop.example@evil.example',
  'https://evil.example@shop.example', 'https://user:word@shop.example', 'https://shop-example', 'https://shopXexample', 'https://shop.example2', 'https://hop.example',
  'https://shop.exampl', 'https://shop.example,https://evil.example', 'https://evil.example,https://shop.example', 'https://evil.example, https://shop.example',
  'https://shop.example https://evil.example', 'https://evil.example https://shop.example', '//shop.example', 'shop.example', 'https:shop.example', 'https:/shop.example',
  'https:///shop.example', 'ftp://shop.example', 'file://', 'file:///etc/passwd', 'data:text/html,x', 'blob:https://shop.example/1', 'javascript://shop.example',
  'chrome-extension://shop.example', 'moz-extension://shop.example', 'ws://shop.example', 'wss://shop.example', 'https://xn--shp-1na.example', 'https://[::1]',
  'https://127.0.0.1', 'http://localhost', 'http://127.0.0.1:8787', 'https://0x7f.1', 'https://shop.example%00.evil.example', 'https://shop.example%2eevil.example',
  'https://shop.example\\evil.example', 'https://shop.example\tevil', 'https://shop。example'.normalize('NFC').replace('。', '%E3%80%82'), 'https://shop%2Eexample', '*', '',
  'undefined', 'https://*.example', 'about:blank', 'https://shop.example;', 'https://shop.example|',
]; // oxfmt-ignore

describe('origins', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('are refused without a call to the API if they are hostile, in 60 forms', async () => {
    const proxy = proxyOver(upstream, { allowedOrigins: [SHOP] });
    upstream.calm();
    assert.ok(HOSTILE.length >= 60, String(HOSTILE.length));
    for (const origin of HOSTILE) {
      for (const headers of [{ origin }, { origin, 'sec-fetch-site': 'cross-site' }, { origin, 'sec-fetch-site': 'same-origin' }]) {
        const response = await lookUp(proxy, '1000004', { headers });
        assert.equal(response.status, 403, origin);
        assert.equal((await problemOf(response)).code, 'origin-refused');
        assert.equal(response.headers.get('access-control-allow-origin'), null);
        assert.match(response.headers.get('vary') ?? '', /Origin/);
      }
    }
    assert.equal(upstream.calls.length, 0);
  });

  it('are refused if they are hostile, even without a list', async () => {
    const proxy = proxyOver(upstream);
    upstream.calm();
    for (const origin of HOSTILE.filter((one) => one !== 'http://shop.example')) {
      const response = await lookUp(proxy, '1000004', { headers: { origin }, host: 'shop.example' });
      assert.equal(response.status, 403, origin);
    }
    assert.equal(upstream.calls.length, 0);
  });

  it('are served if they are listed, and may read the answer without credentials', async () => {
    const proxy = proxyOver(upstream, { allowedOrigins: [SHOP, 'https://cms.example:8443'] });
    for (const origin of [SHOP, 'https://cms.example:8443']) {
      const response = await lookUp(proxy, '1000004', { headers: { origin, 'sec-fetch-site': 'cross-site' } });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('access-control-allow-origin'), origin);
      assert.equal(response.headers.get('access-control-allow-credentials'), null);
      assert.match(response.headers.get('access-control-expose-headers') ?? '', /Retry-After.*X-Request-Id/);
      assert.match(response.headers.get('vary') ?? '', /Origin/);
    }
    const refused = await lookUp(proxy, 'none', { headers: { origin: SHOP } });
    assert.equal(refused.status, 400);
    assert.equal(refused.headers.get('access-control-allow-origin'), SHOP, 'an error can be read as well');
  });

  it('get one preflight a day answered if they are listed, and none if not', async () => {
    const proxy = proxyOver(upstream, { allowedOrigins: [SHOP] });
    const preflight = (origin: string): Promise<Response> =>
      Promise.resolve(
        proxy.fetch(
          new Request('http://proxy.example/dga/searchcode', {
            method: 'OPTIONS',
            headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
          }),
          from('198.51.100.7'),
        ),
      );
    const response = await preflight(SHOP);
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), SHOP);
    assert.equal(response.headers.get('access-control-allow-methods'), 'POST');
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /content-type/i);
    assert.ok(Number(response.headers.get('access-control-max-age')) >= 7200);
    assert.equal(response.headers.get('access-control-allow-credentials'), null);
    const refused = await preflight('https://evil.example');
    assert.equal(refused.status, 403);
    assert.equal(refused.headers.get('access-control-allow-methods'), null);
  });

  const cases: readonly (readonly [string, number, Readonly<Record<string, string>>, object?])[] = [
    ['neither Origin nor Sec-Fetch-Site: a server', 200, {}],
    ['a person by hand', 200, { 'sec-fetch-site': 'none' }],
    ['no Origin, cross-site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['no Origin, same-site', 403, { 'sec-fetch-site': 'same-site' }],
    ['no Origin, an unknown word', 403, { 'sec-fetch-site': 'friendly' }],
    ['own origin', 200, { origin: 'http://shop.example' }],
    ['own origin, as browsers say it', 200, { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['own origin, and yet cross-site', 403, { origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' }],
    ['own origin, and yet same-site', 403, { origin: 'http://shop.example', 'sec-fetch-site': 'same-site' }],
    ['own host over https, unvouched', 403, { origin: 'https://shop.example' }],
    ['an origin that is none, and it says same-origin', 403, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['own host over https behind a silent web server', 200, { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
    [
      'a web server that replaces Host, and a browser that says same-origin',
      200,
      { origin: 'https://www.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['another port, and it says same-origin', 200, { origin: 'https://shop.example:8443', 'sec-fetch-site': 'same-origin' }],
    ['a forwarded scheme from nobody trusted', 403, { origin: 'https://shop.example', 'x-forwarded-proto': 'https' }],
    ['a forwarded host from nobody trusted', 403, { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }],
    [
      'a trusted forwarded scheme',
      200,
      { origin: 'https://shop.example', 'x-forwarded-proto': 'https' },
      { trustedProxies: ['198.51.100.7'] },
    ],
    [
      'a trusted forwarded host',
      200,
      { origin: 'https://www.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example' },
      { trustedProxies: ['198.51.100.0/24'] },
    ],
    [
      'http where a trusted proxy says https',
      403,
      { origin: 'http://shop.example', 'x-forwarded-proto': 'https' },
      { trustedProxies: ['198.51.100.7'] },
    ],
    [
      'https where a trusted proxy says http',
      200,
      { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'http' },
      { trustedProxies: ['198.51.100.7'] },
    ],
    ...(
      [
        [200, { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
        [200, { origin: 'https://shop.example' }],
        [200, { 'sec-fetch-site': 'same-origin' }],
        [200, {}],
        [403, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
        [403, { origin: 'https://evil.example' }],
        [403, { origin: 'https://shop.example:8443', 'sec-fetch-site': 'same-origin' }],
        [403, { origin: 'http://evil.example' }],
        [403, { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
      ] as const
    ).map(
      ([status, headers]) => [`own hosts are listed, ${JSON.stringify(headers)}`, status, headers, { ownHosts: ['shop.example'] }] as const,
    ),
    ['own hosts leave out the name of the request', 403, { 'sec-fetch-site': 'same-origin' }, { ownHosts: ['other.example'] }],
    ['loopback pages of another port', 403, { origin: 'http://localhost:5173' }],
    [
      'loopback pages where they are let in',
      200,
      { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
      { allowLoopbackOrigins: true },
    ],
    ...['http://127.0.0.2:5173', 'http://[::1]:5173', 'http://127.0.0.1'].map(
      (origin) => [`${origin} where pages of this machine are let in`, 200, { origin }, { allowLoopbackOrigins: true }] as const,
    ),
    ...[
      'http://127.1:5173',
      'http://localhost.evil.example',
      'http://localhost@evil.example',
      'https://localhost',
      'http://localhost/',
    ].map((origin) => [`${origin} where pages of this machine are let in`, 403, { origin }, { allowLoopbackOrigins: true }] as const),
    ['own origin where a list leaves it out', 403, { origin: 'http://shop.example' }, { allowedOrigins: [SHOP] }],
    ['no Origin and same-origin where there is a list', 403, { 'sec-fetch-site': 'same-origin' }, { allowedOrigins: [SHOP] }],
    ['no Origin and same-origin', 200, { 'sec-fetch-site': 'same-origin' }],
  ];
  for (const [name, status, headers, options] of cases) {
    it(`are answered as documented: ${name}, ${status}`, async () => {
      upstream.calm();
      const response = await lookUp(proxyOver(upstream, options), '1000004', { headers });
      assert.equal(response.status, status);
      if (status === 403) assert.equal(upstream.calls.length, 0);
      assert.match(response.headers.get('vary') ?? '', /Origin/);
    });
  }

  it('are checked before method, media type and body', async () => {
    const proxy = proxyOver(upstream);
    const response = await proxy.fetch(
      new Request('http://shop.example/dga/addresszip', {
        method: 'PUT',
        headers: { ...JSON_HEADERS, origin: 'https://evil.example' },
        body: '{',
      }),
      {},
    );
    assert.equal(response.status, 403);
  });
});

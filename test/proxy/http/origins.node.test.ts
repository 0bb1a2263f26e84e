// Origins are checked on the server before any call to the API.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { lookUp, problemOf, proxyOver } from '../ask.ts';
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

  // Cases that variables of the command can set are in request-cases.ts, for PHP too.
  const cases: readonly (readonly [string, number, Readonly<Record<string, string>>, object?])[] = [
    ['null, although the browser says same-origin', 403, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [
      'another port than that of the own host',
      403,
      { origin: `${SHOP}:8443`, 'sec-fetch-site': 'same-origin' },
      { ownHosts: ['shop.example'] },
    ],
    ['the own host, but cross-site', 403, { origin: SHOP, 'sec-fetch-site': 'cross-site' }, { ownHosts: ['shop.example'] }],
    ['a server that asks for an own host', 200, {}, { ownHosts: ['shop.example'] }],
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
});

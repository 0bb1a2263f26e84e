// P2, P6, P7, P8: what may be asked, and what the API gets to see of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { readJsonObject } from '../../../src/protocol/read-json.ts';
import { from, JSON_HEADERS, lookUp, post, proxyOver } from '../ask.ts';
import type { ProxyApp } from '../../../src/proxy/index.ts';
import { type Call, Upstream } from '../upstream.ts';
import { anyText } from '../../support/any-text.ts';

const DOCUMENTED: Readonly<Record<string, RegExp>> = {
  token: /^\/api\/v2\/j\/token$/,
  searchcode: /^\/api\/v2\/searchcode\/(?:[0-9]{3,6}|[0-9A-Z]{7})(?:\?[^?#]*)?$/,
  addresszip: /^\/api\/v2\/addresszip(?:\?ec_uid=[^&?#]*)?$/,
};
const QUERY_KEYS = ['page', 'limit', 'ec_uid', 'choikitype', 'searchtype'];
const BODY_KEYS = new Set([
  'pref_code', 'pref_name', 'pref_kana', 'pref_roma', 'city_code', 'city_name', 'city_kana', 'city_roma', 'town_name', 'town_kana', 'town_roma', 'freeword',
  'flg_getcity', 'flg_getpref', 'page', 'limit',
]); // oxfmt-ignore

function assertDocumented(calls: readonly Call[]): void {
  for (const { operation, url, method, headers, body } of calls) {
    assert.match(url, DOCUMENTED[operation] ?? /never/, `${method} ${url}`);
    for (const key of new URL(url, 'http://x').searchParams.keys()) assert.ok(QUERY_KEYS.includes(key), key);
    if (operation === 'addresszip') for (const key of Object.keys(JSON.parse(body) as object)) assert.ok(BODY_KEYS.has(key), key);
    for (const name of Object.keys(headers)) {
      assert.ok(
        [
          'accept',
          'accept-encoding',
          'x-forwarded-for',
          'user-agent',
          'content-type',
          'content-length',
          'authorization',
          'host',
          'connection',
          'accept-language',
          'sec-fetch-mode',
        ].includes(name),
        name,
      );
    }
    assert.equal(headers.host, new URL(headers.host ? `http://${headers.host}` : '').host);
  }
}

describe('requests', () => {
  let upstream: Upstream;
  let proxy: ProxyApp;
  before(async () => {
    upstream = await Upstream.start();
    proxy = proxyOver(upstream);
    await lookUp(proxy, '1000004');
  });
  after(() => upstream.stop());

  it('with other methods are answered with 405 and Allow, which HEAD reads too', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      for (const route of ['searchcode', 'addresszip']) {
        const response = await proxy.fetch(new Request(`http://shop.example/dga/${route}`, { method }), from('198.51.100.7'));
        assert.equal(response.status, 405, method);
        assert.match(response.headers.get('allow') ?? '', /\bPOST\b/);
      }
    }
  });

  it('with more than 4 KiB are refused whatever Content-Length says', async () => {
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(' '.repeat(1000)));
      },
    });
    const streamed = await proxy.fetch(
      new Request('http://shop.example/dga/searchcode', {
        method: 'POST',
        headers: JSON_HEADERS,
        body: endless,
        duplex: 'half',
      } as RequestInit),
      {},
    );
    assert.equal(streamed.status, 413);
    const headers = { 'content-length': '5000' };
    assert.equal((await post(proxy, 'searchcode', '{"search_code":"1000004"}', { headers })).status, 413);
  });

  it('are refused with more than 16 KiB of headers', async () => {
    const heavy = await proxy.fetch(
      new Request('http://shop.example/dga/searchcode', {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-a': 'a'.repeat(16_384) },
        body: '{"search_code":"1000004"}',
      }),
      {},
    );
    assert.equal(heavy.status, 431);
  });

  it('cannot choose ec_uid, host, path or headers of the call to the API', async () => {
    const own = proxyOver(upstream, { ecUid: 'shop-7', fetch });
    await lookUp(own, '1000004');
    upstream.calm();
    await post(
      own,
      'searchcode',
      { search_code: '1000004', ec_uid: 'mine', apiBase: 'http://evil.example', path: '/x' },
      {
        headers: {
          'x-forwarded-for': '1.2.3.4',
          cookie: 'a=b',
          authorization: 'Bearer mine',
          'user-agent': 'mine',
          forwarded: 'for=1.2.3.4',
          ec_uid: 'mine',
        },
      },
    );
    await post(own, 'addresszip', { pref_code: '13', ec_uid: 'mine' });
    assert.deepEqual(
      upstream.calls.map(({ url }) => url),
      ['/api/v2/searchcode/1000004?ec_uid=shop-7', '/api/v2/addresszip?ec_uid=shop-7'],
    );
    assert.ok(!JSON.stringify(upstream.calls).includes('mine'));
    assertDocumented(upstream.calls);
  });

  it('get null for coordinates unless the option allows them', async () => {
    const read = async (options: object): Promise<unknown[]> => {
      const { addresses } = (await (await lookUp(proxyOver(upstream, options), '1000004')).json()) as {
        addresses: Record<string, unknown>[];
      };
      return [addresses[0]?.['longitude'], addresses[0]?.['latitude']];
    };
    assert.deepEqual(await read({}), [null, null]);
    assert.deepEqual(await read({ coordinates: true }), [139.7645, 35.6863]);
  });

  it('with 700 malicious codes never leave the path of the API', async () => {
    const pieces = [
      '../',
      '..／',
      '．．／',
      '．．%2f',
      '%2e%2e/',
      '%252e',
      '/',
      '\\',
      '＼',
      '?',
      '？',
      '#',
      '＃',
      '&',
      '＆',
      ';',
      ':',
      '@',
      '：',
      '//evil.example',
      '\r\n',
      '\u0000',
      '⁄',
      '∕',
      '․',
      '‥',
      '…',
      '1',
      '0',
      'A',
      '２',
      'Ａ',
      '℀',
      '㏇',
      'ı',
      'ß',
      'ﬀ',
      'K',
    ];
    upstream.calm();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText(3) }), {
          minLength: 1,
          maxLength: 9,
        }),
        async (parts) => {
          const status = (await lookUp(proxy, parts.join(''))).status;
          assert.ok([200, 400, 404].includes(status), String(status));
        },
      ),
      { numRuns: 700 },
    );
    assertDocumented(upstream.calls);
  });

  it('with 1,500 hostile inputs cause only documented calls', async () => {
    const hostileKey = fc.constantFrom(
      'search_code',
      'page',
      'limit',
      'ec_uid',
      'choikitype',
      'searchtype',
      '__proto__',
      'constructor',
      'pref_code',
      'city_code',
      'freeword',
      'flg_getcity',
      'url',
      'host',
      'path',
      'x_forwarded_for',
      'grant_type',
    );
    const hostileValue = fc.oneof(
      fc.constantFrom<unknown>(
        '1000004',
        'A7E2FK2',
        '../../j/token',
        '１０００００４',
        1,
        2,
        0,
        -1,
        1e309,
        null,
        true,
        '13',
        '13101',
        'http://evil.example/',
        '%00',
        '1000004?ec_uid=x',
        '1000004#',
        {},
        [],
      ),
      anyText(12),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const bodyOf = fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .dictionary(hostileKey, hostileValue, { maxKeys: 3 })
          .map((value) => JSON.stringify({ search_code: '1000004', freeword: '丸の内', ...value })),
      },
      { weight: 3, arbitrary: fc.dictionary(hostileKey, hostileValue, { maxKeys: 6 }).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: anyText(200) },
    );
    upstream.calm();
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'searchcode',
          'searchcode',
          'addresszip',
          'addresszip',
          'searchcode?ec_uid=x&host=evil',
          'addresszip/../j/token',
          'j/token',
          'searchcode/..%2fj%2ftoken',
        ),
        bodyOf,
        async (route, body) => {
          const response = await post(proxy, route, body);
          seen.add(response.status);
          assert.ok([200, 400, 404, 413].includes(response.status), String(response.status));
        },
      ),
      { numRuns: 1500 },
    );
    assert.ok(upstream.calls.length > 200 && seen.has(200) && seen.has(400), `${upstream.calls.length} calls`);
    assertDocumented(upstream.calls);
  });
});

describe('readJsonObject', () => {
  it('reads what JSON.parse reads, except objects with duplicate keys', () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          fc.jsonValue({ maxDepth: 5 }),
        ),
        fc.constantFrom(0, 2, '\t'),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          // A generated value may hold __proto__ further down.
          if (!text.includes('"__proto__"')) assert.deepEqual(readJsonObject(text), JSON.parse(text));
        },
      ),
    ));
});

// P2, P6, P7, P8: what may be asked, and what the API gets to see of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { readJsonObject } from '../../../src/protocol/read-json.ts';
import { from, JSON_HEADERS, lookUp, post, problemOf, proxyOver } from '../ask.ts';
import type { ProxyApp } from '../../../src/proxy/index.ts';
import { type Call, Upstream } from '../upstream.ts';

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

  const answer = async (
    body: unknown,
    headers?: Readonly<Record<string, string>>,
    route = 'searchcode',
  ): Promise<[number, string | undefined]> => {
    const response = await post(proxy, route, body, headers ? { headers } : {});
    return [response.status, response.status === 200 ? undefined : (await problemOf(response)).code];
  };

  it('may contain a code in every spelling', async () => {
    for (const code of ['1000004', '100-0004', '〒100-0004', '１００−０００４', '100ー0004', ' 100 0004 ', '〒１００－０００４']) {
      upstream.calm();
      assert.equal((await lookUp(proxy, code)).status, 200, code);
      assert.equal(upstream.calls[0]?.url, '/api/v2/searchcode/1000004');
    }
    upstream.calm();
    assert.equal((await lookUp(proxy, 'ａ7e-2fk２')).status, 200);
    assert.equal(upstream.calls[0]?.url, '/api/v2/searchcode/A7E2FK2');
  });

  it('with other methods are answered with 405 and Allow', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      for (const route of ['searchcode', 'addresszip']) {
        const response = await proxy.fetch(new Request(`http://shop.example/dga/${route}`, { method }), from('198.51.100.7'));
        assert.equal(response.status, 405, method);
        assert.match(response.headers.get('allow') ?? '', /\bPOST\b/);
      }
    }
    const health = await proxy.fetch(new Request('http://shop.example/dga/livez', { method: 'POST' }), {});
    assert.deepEqual([health.status, health.headers.get('allow')], [405, 'GET, HEAD']);
  });

  it('with anything except uncompressed JSON in UTF-8 are answered with 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      'application/json-seq',
      'text/json',
      'application/json; charset=shift_jis',
      'application/json, text/plain',
      '',
    ]) {
      assert.deepEqual(await answer('{"search_code":"1000004"}', { 'content-type': type }), [415, 'unsupported-media-type'], type);
    }
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      assert.deepEqual(await answer('{"search_code":"1000004"}', { 'content-type': type }), [200, undefined], type);
    }
    assert.deepEqual(await answer('{"search_code":"1000004"}', { 'content-encoding': 'gzip' }), [415, 'unsupported-media-type']);
  });

  it('with a body of more than 4 KiB are refused, with and without Content-Length', async () => {
    const padded = (bytes: number): string => `{"search_code":"1000004"${' '.repeat(bytes - 25)}}`;
    assert.deepEqual(await answer(padded(4096)), [200, undefined]);
    assert.deepEqual(await answer(padded(4097)), [413, 'payload-too-large']);
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
    assert.deepEqual(await answer('{"search_code":"1000004"}', { 'content-length': '5000' }), [413, 'payload-too-large']);
  });

  it('are refused with more than 2 KiB of URL or 16 KiB of headers', async () => {
    const long = await proxy.fetch(
      new Request(`http://shop.example/dga/searchcode?${'x'.repeat(2048)}`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: '{"search_code":"1000004"}',
      }),
      {},
    );
    assert.equal(long.status, 414);
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

  const nested = (levels: number): string => `{"search_code":"1000004","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const bodies: readonly [string, number, string][] = [
    ['ten levels', 200, nested(9)],
    ['eleven levels', 400, nested(10)],
    ['thousands of levels', 400, nested(2000)],
    ['unknown keys', 200, '{"search_code":"1000004","host":"evil.example","ec_uid":"x","x_forwarded_for":"1.2.3.4"}'],
    ['a key twice', 400, '{"search_code":"1000004","search_code":"1000005"}'],
    ['a key twice, once escaped', 400, '{"search_code":"1000004","search\\u005fcode":"1000005"}'],
    ['a key twice in something unknown', 400, '{"search_code":"1000004","x":{"a":1,"a":2}}'],
    ['the same key at two levels', 200, '{"search_code":"1000004","x":{"search_code":1}}'],
    ['a key in a string', 200, '{"search_code":"1000004","x":"\\"search_code\\":1,{[","y":"}"}'],
    ['__proto__', 400, '{"search_code":"1000004","__proto__":{"page":2}}'],
    ['__proto__, escaped', 400, '{"search_code":"1000004","__pr\\u006fto__":1}'],
    ['__proto__ further down', 400, '{"search_code":"1000004","x":[{"__proto__":1}]}'],
    ['__proto__ as a value', 200, '{"search_code":"1000004","x":"__proto__"}'],
    ['an array', 400, '[{"search_code":"1000004"}]'],
    ['null', 400, 'null'],
    ['nothing', 400, ''],
    ['half a JSON', 400, '{"search_code":"1000004"'],
    ['single quotes', 400, "{'search_code':'1000004'}"],
    ['a number for a code', 400, '{"search_code":1000004}'],
    ['a list of codes', 400, '{"search_code":["1000004"]}'],
    ['no code', 400, '{}'],
    ['page 0', 400, '{"search_code":"1000004","page":0}'],
    ['page 1.5', 400, '{"search_code":"1000004","page":1.5}'],
    ['page as text', 400, '{"search_code":"1000004","page":"1"}'],
    ['limit 1001', 400, '{"search_code":"1000004","limit":1001}'],
    ['choikitype 3', 400, '{"search_code":"1000004","choikitype":3}'],
    ['null for what is not wanted', 200, '{"search_code":"1000004","page":null}'],
  ];
  for (const [name, status, body] of bodies) it(`${name}: ${status}`, async () => assert.equal((await answer(body))[0], status));

  it('with bytes that are not UTF-8 are refused', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('{"freeword":"'), 0xff, 0xfe, ...new TextEncoder().encode('"}')]);
    const response = await proxy.fetch(
      new Request('http://shop.example/dga/addresszip', { method: 'POST', headers: JSON_HEADERS, body: bytes }),
      {},
    );
    assert.equal(response.status, 400);
  });

  const criteria: readonly [number, unknown][] = [
    [200, { pref_code: '13' }],
    [200, { pref_code: 13, flg_getcity: 1 }],
    [200, { freeword: '千代田区丸の内' }],
    [200, { flg_getpref: true }],
    [400, {}],
    [400, { page: 2 }],
    [400, { freeword: '   ' }],
    [400, { freeword: 'a'.repeat(401) }],
    [400, { freeword: 'a\u0000b' }],
    [400, { freeword: 'a\nb' }],
    [400, { freeword: '\ud800' }],
    [400, { pref_code: '13x' }],
    [400, { pref_code: -1 }],
    [400, { pref_name: 13 }],
    [400, { pref_code: ['13'] }],
    [400, { flg_getcity: 2, pref_code: '13' }],
    [400, { flg_getcity: '1', pref_code: '13' }],
  ];
  for (const [status, body] of criteria)
    it(`for an address search are answered with ${status}: ${JSON.stringify(body).slice(0, 50)}`, async () =>
      assert.equal((await answer(body, undefined, 'addresszip'))[0], status));

  it('to an unknown route are answered with 404', async () => {
    for (const path of [
      '/',
      '/dga',
      '/dga/',
      '/dga/searchcode/',
      '/dga/searchcode/1000004',
      '/dga/token',
      '/dga/metrics',
      '/metrics',
      '/searchcode',
      '/dga//searchcode',
      '/dga/%73earchcode/x',
    ]) {
      const response = await proxy.fetch(
        new Request(`http://shop.example${path}`, { method: 'POST', headers: JSON_HEADERS, body: '{"search_code":"1000004"}' }),
        {},
      );
      assert.equal(response.status, 404, path);
      assert.equal((await problemOf(response)).code, 'not-found');
    }
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

  it('with 2,000 malicious codes never leave the path of the API', async () => {
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
        fc.array(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...pieces) },
            { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
          ),
          { minLength: 1, maxLength: 9 },
        ),
        async (parts) => {
          const status = (await lookUp(proxy, parts.join(''))).status;
          assert.ok([200, 400, 404].includes(status), String(status));
        },
      ),
      { numRuns: 2000 },
    );
    assertDocumented(upstream.calls);
  });

  it('with 5,000 hostile inputs cause only documented calls', async () => {
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
      fc.string({ unit: 'binary', maxLength: 12 }),
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
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
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
      { numRuns: 5000 },
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

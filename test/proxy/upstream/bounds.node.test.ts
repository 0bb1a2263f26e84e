// Answers of the API that are larger than they should be.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { lookUp, post, proxyOver } from '../ask.ts';
import { Upstream } from '../upstream.ts';

const envelope = (
  addresses: unknown,
  more: object = {},
): { kind: 'status'; status: number; headers: Record<string, string>; body: string } => ({
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', level: 3, addresses, ...more }),
});
const tiny = (count: number): object[] => Array.from({ length: count }, () => ({ zip_code: 1 }));

describe('an answer of the API', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => upstream.calm());

  it('has at most as many rows as the request asked for', async () => {
    const proxy = proxyOver(upstream);
    for (const [route, body] of [
      ['searchcode', { search_code: '1000004', limit: 3 }],
      ['addresszip', { pref_code: '13', limit: 3 }],
    ] as const) {
      upstream.play(route, envelope(tiny(500)));
      const { addresses } = (await (await post(proxy, route, body)).json()) as { addresses: unknown[] };
      assert.equal(addresses.length, 3, route);
    }
  });

  it('loses strings of more than 2,000 characters, and stays below 2 MB with the longest ones', async () => {
    const proxy = proxyOver(upstream);
    const row = { zip_code: '1000004', town_name: '町'.repeat(2001), town_kana: 'ア'.repeat(300) };
    upstream.play('searchcode', envelope(Array.from({ length: 100 }, () => row)));
    const text = await (await lookUp(proxy, '1000004')).text();
    const { addresses } = JSON.parse(text) as { addresses: Record<string, unknown>[] };
    assert.deepEqual([addresses[0]?.['town_name'], String(addresses[0]?.['town_kana']).length], [null, 300]);
    assert.ok(Buffer.byteLength(text) < 2_000_000);
  });

  it('never names a Digital Address for a prefix', async () => {
    const proxy = proxyOver(upstream);
    upstream.play('searchcode', envelope([{ zip_code: '1020001', dgacode: 'A7E2FK2' }, { zip_code: '1020002' }]));
    const { addresses } = (await (await lookUp(proxy, '1020')).json()) as { addresses: { zip_code: string }[] };
    assert.deepEqual(addresses.map(({ zip_code }) => zip_code), ['1020002']); // oxfmt-ignore
    upstream.play('searchcode', envelope([{ zip_code: '1020001', dgacode: 'A7E2FK2' }]));
    assert.equal((await lookUp(proxy, '1020')).status, 404);
  });

  it('keeps an unknown searchtype', async () => {
    const proxy = proxyOver(upstream);
    upstream.play('searchcode', envelope([{ zip_code: '1000004' }], { searchtype: 'newcode' }));
    assert.equal(((await (await lookUp(proxy, '1000004')).json()) as Record<string, unknown>)['searchtype'], 'newcode');
  });
});

const MEGABYTE = 1 << 20;
const RECORD = {
  zip_code: '1000004', pref_code: '13', pref_name: '東京都', pref_kana: 'トウキョウト', pref_roma: 'TOKYO', city_code: '13101', city_name: '千代田区',
  city_kana: 'チヨダク', city_roma: 'CHIYODA-KU', town_name: '大手町', town_kana: 'オオテマチ', town_roma: 'OTEMACHI',
}; // oxfmt-ignore
/** As many copies of a JSON text as fit into a megabyte. */
const rowsOf = (row: string): string => `{"addresses":[${Array(Math.floor((MEGABYTE - 100) / (Buffer.byteLength(row) + 1))).fill(row).join(',')}]}`; // oxfmt-ignore
const keysOf = (count: number): string => Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',');

const LARGE: Readonly<Record<string, string>> = {
  'a full page': envelope(Array.from({ length: 1000 }, () => RECORD)).body,
  'tiny rows': rowsOf('{"zip_code":1}'),
  'empty rows': rowsOf('{}'),
  'empty lists as rows': rowsOf('[]'),
  numbers: rowsOf('1'),
  'nested rows': `{"addresses":[${rowsOf('{"zip_code":1}').slice(13, -1)}]}`,
  'one long string': rowsOf(`{"town_name":"${'a'.repeat(1_000_000)}"}`),
  'long strings': envelope(Array.from({ length: 500 }, () => ({ town_name: '町'.repeat(690) }))).body,
  'control characters': envelope(Array.from({ length: 1000 }, () => ({ town_name: '\u0001'.repeat(160) }))).body,
  'halves of surrogate pairs': envelope(Array.from({ length: 1000 }, () => ({ town_name: '\ud800'.repeat(160) }))).body,
  hyphens: envelope(Array.from({ length: 1000 }, () => ({ zip_code: '-'.repeat(1000) }))).body,
};
/** Answers that are refused before they are parsed. */
const ODD_SHAPES: Readonly<Record<string, string>> = {
  'half a million levels': `{"addresses":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
  'half a million levels in a record': `{"addresses":[{"zip_code":${'['.repeat(500_000)}${']'.repeat(500_000)}}]}`,
  'half a million objects that never end': '{"a":'.repeat(200_000),
  'a record of 80,000 keys': `{"addresses":[{${keysOf(80_000)},"zip_code":"1000004"}]}`,
  'an envelope of 80,000 keys': `{${keysOf(80_000)},"addresses":[{"zip_code":"1000004"}]}`,
};

describe('a large answer of the API', () => {
  /** Milliseconds of processor time. */
  async function cpuMs(work: () => unknown): Promise<number> {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  }

  const all = [...Object.entries(LARGE), ...Object.entries(ODD_SHAPES)];
  for (const [name, text] of all) {
    const times = name in ODD_SHAPES ? 3 : 10;
    it(`(${name}) is reduced to 2 MB at most, in ${times} times the processor time of parsing a megabyte`, async (t) => {
      const bytes = new TextEncoder().encode(text);
      assert.ok(bytes.byteLength <= MEGABYTE + 200, `${bytes.byteLength} bytes`);
      let size = 0;
      const lookUpOnce = async (): Promise<void> => {
        // A new proxy for each try: after ten odd answers the circuit breaker would refuse further ones.
        const proxy = proxyOver(
          { url: 'http://127.0.0.1:1/api' },
          {
            fetch: (url) =>
              Promise.resolve(
                url.endsWith('/j/token') ? Response.json({ token: 't', token_type: 'jwt', expires_in: 600 }) : new Response(bytes),
              ),
          },
        );
        const response = await lookUp(proxy, '1000004');
        size = Buffer.byteLength(await response.text());
        assert.ok([200, 404, 502].includes(response.status), String(response.status));
      };
      const parse = LARGE['tiny rows'] ?? '';
      // The best of a few tries, because neighbors on a busy processor make any of them slow.
      let [own, reference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let tries = 0; tries < 20 && !(own < times * reference); tries++) {
        for (let i = 0; i < 4; i++) reference = Math.min(reference, await cpuMs(() => void JSON.parse(parse)));
        own = Math.min(own, await cpuMs(lookUpOnce));
      }
      t.diagnostic(`${own.toFixed(1)} ms, ${(own / reference).toFixed(1)} x JSON.parse; ${size} bytes`);
      assert.ok(size <= 2_000_000, `${size} bytes`);
      // Counting what is covered slows our code, and not JSON.parse.
      if (process.env['NODE_V8_COVERAGE']) return;
      assert.ok(own < times * reference, `${own.toFixed(1)} ms; parsing a megabyte: ${reference.toFixed(1)} ms`);
    });
  }

  it('fails if objects are too deep or endless, even in pieces', async () => {
    const bytes = new TextEncoder().encode(`\ufeff {"a":"\\"[[[[[[[[[[[[[[[[[[[[[[[[\\\\","addresses":[{"zip_code":"1000004"}],"b":${'['.repeat(13)}1${']'.repeat(13)}}`); // oxfmt-ignore
    for (const [levels, status] of [
      [bytes, 200],
      [new TextEncoder().encode(`{"addresses":[{"zip_code":"1000004"}],"b":${'['.repeat(16)}1${']'.repeat(16)}}`), 502],
    ] as const) {
      const inPieces = new ReadableStream({
        start(controller) {
          for (const byte of levels) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      });
      const proxy = proxyOver(
        { url: 'http://127.0.0.1:1/api' },
        {
          fetch: (url) =>
            Promise.resolve(
              url.endsWith('/j/token') ? Response.json({ token: 't', token_type: 'jwt', expires_in: 600 }) : new Response(inPieces),
            ),
        },
      );
      assert.equal((await lookUp(proxy, '1000004')).status, status);
    }
  });
});

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

  it('of a megabyte of tiny rows becomes one page, in less than 50 ms of processor time', async () => {
    const proxy = proxyOver(upstream);
    await lookUp(proxy, '1000004');
    upstream.play('searchcode', envelope(tiny(65_000)));
    await lookUp(proxy, '1000004');
    const cpuBefore = process.cpuUsage();
    const response = await lookUp(proxy, '1000004');
    const { user, system } = process.cpuUsage(cpuBefore);
    const text = await response.text();
    assert.equal(response.status, 200);
    assert.equal((JSON.parse(text) as { addresses: unknown[] }).addresses.length, 1000);
    assert.ok(Buffer.byteLength(text) <= 2_000_000, `${Buffer.byteLength(text)} bytes`);
    // The upstream of the test runs in the same process and sends a megabyte.
    assert.ok((user + system) / 1000 < 150, `${(user + system) / 1000} ms`);
  });

  it('has no more rows than the request asked for', async () => {
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

  it('loses strings of more than 2,000 characters, and stays under 2 MB with the longest ones', async () => {
    const proxy = proxyOver(upstream);
    const row = { zip_code: '1000004', town_name: '町'.repeat(2001), town_kana: 'ア'.repeat(300) };
    upstream.play('searchcode', envelope(Array.from({ length: 100 }, () => row)));
    const text = await (await lookUp(proxy, '1000004')).text();
    const { addresses } = JSON.parse(text) as { addresses: Record<string, unknown>[] };
    assert.deepEqual([addresses[0]?.['town_name'], String(addresses[0]?.['town_kana']).length], [null, 300]);
    assert.ok(Buffer.byteLength(text) < 2_000_000);
  });

  it('with an unknown searchtype passes it on', async () => {
    const proxy = proxyOver(upstream);
    upstream.play('searchcode', envelope([{ zip_code: '1000004' }], { searchtype: 'newcode' }));
    assert.equal(((await (await lookUp(proxy, '1000004')).json()) as Record<string, unknown>)['searchtype'], 'newcode');
  });
});

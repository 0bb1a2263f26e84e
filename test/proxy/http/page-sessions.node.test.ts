// Shoppers behind one carrier's address, told apart by a signed cookie of the shop's pages.
import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { lookUp, post, proxyOver } from '../ask.ts';
import { Upstream } from '../upstream.ts';

const KEY = '5d41402abc4b2a76b9719d911017c592';
const NOW_S = 1_790_000_000;

/** The cookie as a shop's server makes it, in any language. */
function cookie(id: string = randomUUID(), { expires = NOW_S + 3600, key = KEY } = {}): string {
  const value = `${id}.${expires}`;
  return `a=b; dga_session=${encodeURIComponent(`${value}.${createHmac('sha256', key).update(value).digest('base64')}`)}`;
}

describe('page sessions', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  const LIMITS = { sessionKey: KEY, rateLookups: '3/min', rateLists: '3/min', rateDgaMisses: '2/5min', now: (): number => NOW_S * 1000 };

  it('have separate limits: each of thirty shoppers behind one address may look up as often as one alone', async () => {
    const proxy = proxyOver(upstream, { ...LIMITS, rateLookups: '5/min' });
    let served = 0;
    for (let shopper = 0; shopper < 30; shopper++) {
      const headers = { cookie: cookie() };
      for (let i = 0; i < 4; i++) if ((await lookUp(proxy, '1000004', { headers })).status === 200) served++;
    }
    assert.equal(served, 100, 'together they have twenty times the limit of one');
  });

  it('reach their own limit without changing that of the address', async () => {
    const proxy = proxyOver(upstream, LIMITS);
    const headers = { cookie: cookie() };
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await lookUp(proxy, '1000004', { headers })).status);
    assert.deepEqual(statuses, [200, 200, 200, 429]);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal((await post(proxy, 'addresszip', { pref_code: '13' }, { headers })).status, 200);
  });

  it('have separate budgets of misses, and those of one address together four times as many', async () => {
    const proxy = proxyOver(upstream, { ...LIMITS, rateLookups: '100/min' });
    const statuses: number[] = [];
    for (let shopper = 0; shopper < 5; shopper++) {
      const headers = { cookie: cookie() };
      for (let i = 0; i < 2; i++) statuses.push((await lookUp(proxy, 'B7E2FK2', { headers })).status);
    }
    assert.deepEqual(statuses, [...Array.from({ length: 8 }, () => 404), 429, 429]);
    assert.equal((await lookUp(proxy, 'A7E2FK2', { headers: { cookie: cookie() }, address: '198.51.100.9' })).status, 200);
  });

  for (const [name, bad] of [
    ['signed with another key', cookie('0123456789', { key: 'another key that nobody has 0000' })],
    ['expired', cookie('0123456789', { expires: NOW_S - 1 })],
    ['unsigned', `dga_session=0123456789.${NOW_S + 3600}`],
    ['with a short id', cookie('1')],
  ] as const)
    it(`are ignored if their cookie is ${name}`, async () => {
      const proxy = proxyOver(upstream, LIMITS);
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push((await lookUp(proxy, '1000004', { headers: { cookie: i % 2 === 0 ? bad : '' } })).status);
      assert.deepEqual(statuses, [200, 200, 200, 429]);
    });
});

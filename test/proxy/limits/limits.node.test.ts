// P15, P16: how often may be asked, and against guessing.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createAnswerCache } from '../../../src/proxy/upstream/answer-cache.ts';
import { createDurableStores, type DurableNamespace } from '../../../src/proxy/cloudflare/index.ts';
import type { CreateCounters } from '../../../src/proxy/limits/counters.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { keepingLogger, lookUp, post, problemOf, proxyOver } from '../ask.ts';
import type { RedisConnection } from '../../../src/proxy/node/redis/connect-redis.ts';
import { createRedisCounters } from '../../../src/proxy/node/redis/redis-counters.ts';
import { createRedisKeys } from '../../../src/proxy/node/redis/redis-keys.ts';
import { apiError, CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';

/** Items of a structured field list of strings with integer parameters (RFC 9651). */
function readList(header: string | null): Map<string, Map<string, number>> {
  assert.ok(header !== null);
  return new Map(
    header.split(', ').map((item) => {
      assert.match(item, /^"[\x20-\x21\x23-\x5b\x5d-\x7e]+"(?:;[a-z][a-z0-9_*.-]*=-?\d{1,15})+$/);
      const [name = '', ...params] = item.split(';');
      return [name.slice(1, -1), new Map(params.map((param) => [param.split('=')[0] ?? '', Number(param.split('=')[1])]))];
    }),
  );
}

describe('limits', () => {
  let upstream: Upstream;
  let nowMs = Date.parse('2026-04-01T00:00:00Z');
  const now = (): number => nowMs;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => upstream.calm());

  const quotas = (header: string | null, key: string): Record<string, number | undefined> =>
    Object.fromEntries([...readList(header)].map(([name, params]) => [name, params.get(key)]));

  it('allow 60 lookups a minute and 1000 an hour per client by default, then answer 429 with the documented fields', async () => {
    const proxy = proxyOver(upstream, { now, rateLookups: undefined });
    for (let i = 0; i < 60; i++) {
      const response = await lookUp(proxy, '1000004');
      assert.equal(response.status, 200);
      assert.deepEqual(quotas(response.headers.get('ratelimit-policy'), 'q'), { min: 60, h: 1000 });
      assert.deepEqual(quotas(response.headers.get('ratelimit-policy'), 'w'), { min: 60, h: 3600 });
      assert.deepEqual(quotas(response.headers.get('ratelimit'), 'r'), { min: 59 - i, h: 999 - i });
      assert.deepEqual(quotas(response.headers.get('ratelimit'), 't'), { min: 60, h: 3600 });
    }
    nowMs += 20_500;
    const refused = await lookUp(proxy, '1000004');
    assert.equal(refused.status, 429);
    assert.equal((await problemOf(refused)).code, 'rate-limited');
    assert.equal(refused.headers.get('retry-after'), '40');
    assert.equal(quotas(refused.headers.get('ratelimit'), 'r')['min'], 0);
    assert.equal(upstream.count('searchcode'), 60);
    assert.equal((await lookUp(proxy, '1000004', { address: '198.51.100.8' })).status, 200, 'another client');
  });

  it('count lists and lookups separately', async () => {
    const proxy = proxyOver(upstream, { now, rateLookups: '2/min', rateLists: undefined });
    for (let i = 0; i < 120; i++) assert.equal((await post(proxy, 'addresszip', { pref_code: '13' })).status, 200);
    const refused = await post(proxy, 'addresszip', { pref_code: '13' });
    assert.equal(refused.status, 429);
    assert.deepEqual(quotas(refused.headers.get('ratelimit-policy'), 'q'), { 'lists-min': 120, 'lists-h': 3000 });
    for (let i = 0; i < 2; i++) assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal((await lookUp(proxy, '1000004')).status, 429);
    nowMs += 60_000;
    assert.equal((await post(proxy, 'addresszip', { pref_code: '13' })).status, 200);
  });

  it('send a Retry-After that is never longer than the window', async () => {
    const proxy = proxyOver(upstream, { now, rateLookups: '1/min' });
    nowMs += 33;
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    const refused = await lookUp(proxy, '1000004');
    assert.equal(refused.headers.get('retry-after'), '60');
    assert.equal(readList(refused.headers.get('ratelimit')).get('min')?.get('t'), 60);
  });

  it('are those of a store that does not answer if the shared store answers without counts', async () => {
    const answer = { allowed: true, isBusy: false, windows: [] };
    const nan = { ...answer, windows: [{ used: Number.NaN, resetMs: 1000 }] } as never;
    const namespace: DurableNamespace = { idFromName: (name) => name, get: () => ({ fetch: async () => Response.json({ answer }) }) };
    const connection = { dgaTake: async () => [1], dgaReserve: async () => [1, 'x'] } as unknown as RedisConnection;
    const garbled: readonly CreateCounters[] = [
      () => ({ take: () => nan, giveBack: () => undefined, reserve: async () => nan }),
      createDurableStores({ namespace, clientId: CLIENT_ID, secretKey: SECRET_KEY }).counters,
      createRedisCounters(() => connection, async () => createRedisKeys(CLIENT_ID, SECRET_KEY)),
    ]; // oxfmt-ignore
    for (const counters of garbled) {
      const proxy = proxyOver(upstream, { now, stores: { counters }, rateLookups: '4/min', rateDgaMisses: '4/min' });
      const answers = [await lookUp(proxy, '1000004'), await lookUp(proxy, 'Z000000'), await lookUp(proxy, '1000004')];
      assert.deepEqual(answers.map(({ status }) => status), [200, 503, 429]); // oxfmt-ignore
      assert.deepEqual(quotas(answers[0]?.headers.get('ratelimit') ?? null, 'r'), { min: 1 });
    }
  });

  it('do not count requests that are not lookups', async () => {
    const proxy = proxyOver(upstream, { now, rateLookups: '2/min' });
    for (let i = 0; i < 5; i++) {
      assert.equal((await lookUp(proxy, 'no')).status, 400);
      assert.equal((await post(proxy, 'searchcode', '{')).status, 400);
      assert.equal((await lookUp(proxy, '1000004', { headers: { origin: 'https://evil.example' } })).status, 403);
    }
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });

  it('count IPv6 addresses by /56', async () => {
    const proxy = proxyOver(upstream, { now, rateLookups: '3/min' });
    const statuses: number[] = [];
    for (const address of ['2001:db8:0:100::1', '2001:db8:0:1ff::2', '2001:db8:0:133::3', '2001:db8:0:144::4', '2001:db8:0:200::1'])
      statuses.push((await lookUp(proxy, '1000004', { address })).status);
    assert.deepEqual(statuses, [200, 200, 200, 429, 200]);
  });

  it('allow a client five misses of Digital Addresses in five minutes, and ZIP Codes after that', async () => {
    const proxy = proxyOver(upstream, { now, rateDgaMisses: undefined });
    for (let i = 0; i < 5; i++) assert.equal((await lookUp(proxy, `Z00000${i}`)).status, 404);
    const refused = await lookUp(proxy, 'Z000009');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '300');
    assert.deepEqual(
      readList(refused.headers.get('ratelimit-policy')).get('misses-5min'),
      new Map([
        ['q', 5],
        ['w', 300],
      ]),
    );
    assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 429, 'also for one that exists: the answer would tell');
    assert.equal(upstream.count('searchcode'), 5);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal((await lookUp(proxy, 'Z000009', { address: '198.51.100.8' })).status, 404, 'another client');
    nowMs += 300_000;
    assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 200);
  });

  it('count a wrong check character as a miss, but no hit and no error of the API', async () => {
    const proxy = proxyOver(upstream, { now, rateDgaMisses: '2/5min' });
    for (let i = 0; i < 20; i++) assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 200);
    upstream.play('searchcode', apiError('500-1029-0001'), 5);
    for (let i = 0; i < 5; i++) assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 502);
    upstream.play('searchcode', apiError('400-1029-0002'), 2);
    for (let i = 0; i < 2; i++) assert.equal((await lookUp(proxy, 'A7E2FK3')).status, 400);
    assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 429);
  });

  it('lock no client out after a hundred simultaneous hits behind one carrier address', async () => {
    const proxy = proxyOver(upstream, { rateDgaMisses: '5/5min', budgetDgaMisses: '100/h' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => lookUp(proxy, 'A7E2FK2')));
    assert.ok(
      answers.every(({ status }) => status === 200),
      JSON.stringify(answers.map(({ status }) => status)),
    );
  });

  it('let five of four hundred simultaneous guesses of one client reach the API', async (t) => {
    // A busy machine takes longer for so many requests in one turn than the API has for its first answer.
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const proxy = proxyOver(upstream, { now, rateDgaMisses: undefined });
    upstream.play('searchcode', { kind: 'late', ms: 30 });
    const asked = Array.from({ length: 400 }, (_, i) => lookUp(proxy, `Z${String(i).padStart(6, '0')}`));
    while (upstream.count('searchcode') < 5) await new Promise(setImmediate);
    t.mock.timers.tick(30);
    const answers = await Promise.all(asked);
    assert.equal(answers.filter(({ status }) => status === 404).length, 5);
    assert.ok(answers.every(({ status }) => status === 404 || status === 429));
    assert.equal(upstream.count('searchcode'), 5);
  });

  it('let a hundred of a thousand guesses of a thousand clients through, with alarms at 50, 90 and 100 per cent', async (t) => {
    // A busy machine takes longer for a thousand requests in one turn than the API has for its first answer.
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const logger = keepingLogger();
    const alarms: number[] = [];
    const used: number[] = [];
    const proxy = proxyOver(upstream, {
      now,
      budgetDgaMisses: undefined,
      logger,
      metrics: { ...NO_METRICS, budgetAlarm: (percent) => alarms.push(percent), budgetUsed: (part) => used.push(part) },
    });
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => lookUp(proxy, `Z${String(i).padStart(6, '0')}`, { address: `203.0.${i >> 8}.${i & 255}` })),
    );
    const misses = answers.filter(({ status }) => status === 404).length;
    assert.ok(misses <= 110 && misses >= 100, `${misses} misses`);
    assert.equal(upstream.count('searchcode'), misses);
    const refused = answers.find(({ status }) => status === 503);
    assert.match(refused?.headers.get('retry-after') ?? '', /^3[56]\d\d$/);
    assert.deepEqual(alarms, [50, 90, 100]);
    assert.equal(Math.max(...used), 1);
    assert.deepEqual(
      logger.lines.filter(({ fields }) => fields['event'] === 'budget-alarm').map(({ fields, level }) => `${level} ${fields['percent']}`),
      ['warn 50', 'warn 90', 'warn 100'],
    );
    assert.equal((await lookUp(proxy, 'A7E2FK2', { address: '192.0.2.1' })).status, 503, 'Digital Addresses are closed');
    assert.equal((await lookUp(proxy, '1000004', { address: '192.0.2.1' })).status, 200, 'ZIP Codes go on');
    assert.equal((await post(proxy, 'addresszip', { pref_code: '13' }, { address: '192.0.2.1' })).status, 200);
    nowMs += 3_600_000;
    assert.equal((await lookUp(proxy, 'A7E2FK2', { address: '192.0.2.1' })).status, 200);
  });

  it('do not count cached answers to prefixes and to address searches by codes', async () => {
    const proxy = proxyOver(upstream, { now, cache: 'memory' });
    for (let i = 0; i < 3; i++) {
      assert.equal((await lookUp(proxy, '1020')).status, 200);
      assert.equal((await post(proxy, 'addresszip', { pref_code: '13', flg_getcity: 1 })).status, 200);
      assert.equal((await post(proxy, 'addresszip', { flg_getcity: 1, pref_code: 13 })).status, 200, 'the order does not matter');
    }
    assert.deepEqual([upstream.count('searchcode'), upstream.count('addresszip')], [1, 1]);
    await post(proxy, 'addresszip', { pref_code: '13', flg_getcity: 1, page: 2 });
    for (let i = 0; i < 2; i++) await post(proxy, 'addresszip', { city_code: '13101', freeword: '丸の内' });
    for (let i = 0; i < 2; i++) await post(proxy, 'addresszip', { city_code: '13101', town_name: '丸の内' });
    assert.equal(upstream.count('addresszip'), 6, 'a page is its own answer, and texts are never cached');
  });

  it('refuse every Digital Address with 503 if Digital Addresses are switched off', async () => {
    const proxy = proxyOver(upstream, { now, digitalAddress: false });
    const refused = await lookUp(proxy, 'A7E2FK2');
    assert.deepEqual([refused.status, (await problemOf(refused)).code, refused.headers.get('retry-after')], [503, 'unavailable', '3600']);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal((await lookUp(proxy, '1000')).status, 200);
    assert.equal((await post(proxy, 'addresszip', { pref_code: '13' })).status, 200);
    assert.equal(upstream.count('searchcode'), 2);
  });

  it('keep answers for ZIP Codes for ten minutes, and never those for Digital Addresses', async () => {
    const proxy = proxyOver(upstream, { now, cache: 'memory' });
    const bodies = new Set<string>();
    for (let i = 0; i < 3; i++) bodies.add(await (await lookUp(proxy, '100-0004')).text());
    assert.equal(bodies.size, 1);
    assert.equal(upstream.count('searchcode'), 1);
    await post(proxy, 'searchcode', { search_code: '1000004', choikitype: 2 });
    assert.equal(upstream.count('searchcode'), 2, 'other options are another answer');
    nowMs += 600_000;
    await lookUp(proxy, '1000004');
    assert.equal(upstream.count('searchcode'), 3);
    for (let i = 0; i < 3; i++) await lookUp(proxy, 'A7E2FK2');
    assert.equal(upstream.count('searchcode'), 6);
    for (let i = 0; i < 2; i++) assert.equal((await lookUp(proxy, '9000004')).status, 404);
    assert.equal(upstream.count('searchcode'), 7, 'a ZIP Code without an address is known for a minute');
    nowMs += 60_000;
    assert.equal((await lookUp(proxy, '9000004')).status, 404);
    assert.equal(upstream.count('searchcode'), 8);
    for (let i = 0; i < 2; i++) assert.equal((await lookUp(proxy, 'B7E2FK2')).status, 404);
    assert.equal(upstream.count('searchcode'), 10, 'a miss of a Digital Address is never known');
  });
});

describe('the postal cache', () => {
  it('evicts the least recently used answers, and keeps no answer of more than 600,000 characters', () => {
    const cache = createAnswerCache(() => 0);
    cache.set('huge', 'x'.repeat(600_001));
    assert.equal(cache.get('huge'), undefined);
    for (let i = 0; i < 100; i++) {
      cache.set(`key ${i}`, 'x'.repeat(100_000));
      cache.get('key 0');
    }
    assert.equal(cache.get('key 1'), undefined);
    assert.equal(cache.get('key 0')?.body?.length, 100_000, 'used, hence kept');
    assert.equal(cache.get('key 99')?.body?.length, 100_000);
    cache.set('key 99', 'y');
    assert.equal(cache.get('key 99')?.body, 'y');
  });
});

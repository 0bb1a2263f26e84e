// Clocks that jump, and answers that arrive after their window has ended.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createClock } from '../../../src/client/transport/clock.ts';
import type { ProxyOptions } from '../../../src/proxy/index.ts';
import { createMemoryCounters } from '../../../src/proxy/limits/counters.ts';
import { readRates } from '../../../src/proxy/limits/read-rates.ts';
import { lookUp, proxyOver, until } from '../ask.ts';
import { apiError, Upstream } from '../upstream.ts';

const HOUR_MS = 3_600_000;
const JUMPS_MS = [-HOUR_MS, HOUR_MS, -9 * HOUR_MS, 9 * HOUR_MS, -400 * 24 * HOUR_MS, 400 * 24 * HOUR_MS];

describe('a monotonic clock over a clock that is changed', () => {
  it('follows it forward, and stops while it is set back', () => {
    let nowMs = 1000;
    const { monotonic, wall } = createClock(() => nowMs);
    const readings = [0, 500, -9 * HOUR_MS, 250, 0].map((step) => {
      nowMs += step;
      return monotonic();
    });
    assert.deepEqual(readings, [0, 500, 500, 750, 750]);
    assert.equal(wall(), nowMs);
  });
});

describe('a proxy with a changed clock', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => {
    upstream.calm();
    upstream.valid.clear();
  });

  const jumping = (options: Partial<ProxyOptions> = {}): { clock: { ms: number }; proxy: ReturnType<typeof proxyOver> } => {
    const clock = { ms: Date.parse('2026-04-01T00:00:00Z') };
    return { clock, proxy: proxyOver(upstream, { now: () => clock.ms, ...options }) };
  };

  for (const jumpMs of JUMPS_MS) {
    const name = `${jumpMs / HOUR_MS} h`;

    it(`ends every limit with its window: ${name}`, async () => {
      const { clock, proxy } = jumping({ rateLookups: '2/min' });
      for (let i = 0; i < 2; i++) await lookUp(proxy, '1000004');
      assert.equal((await lookUp(proxy, '1000004')).status, 429);
      clock.ms += jumpMs;
      await lookUp(proxy, '1000004');
      clock.ms += 60_000;
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
    });

    it(`closes the circuit breaker after its pause: ${name}`, async () => {
      const { clock, proxy } = jumping();
      upstream.play('searchcode', apiError('500-1029-0001'));
      for (let i = 0; i < 12; i++) await lookUp(proxy, '1000004');
      assert.equal((await lookUp(proxy, '1000004')).status, 503);
      upstream.play('searchcode', undefined);
      clock.ms += jumpMs;
      await lookUp(proxy, '1000004');
      clock.ms += 10_000;
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
    });

    it(`renews the token and loses no lookup: ${name}`, async () => {
      const { clock, proxy } = jumping();
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
      clock.ms += jumpMs;
      for (let second = 0; second < 1300; second += 10) {
        assert.equal((await lookUp(proxy, '1000004')).status, 200);
        clock.ms += 10_000;
      }
      assert.ok(upstream.count('token') <= 5, `${upstream.count('token')} token calls`);
    });
  }

  it('counts the misses of the deployment for one window when the clock is right again', async () => {
    const { clock, proxy } = jumping({ budgetDgaMisses: '2/h' });
    clock.ms -= 9 * HOUR_MS;
    for (let i = 0; i < 2; i++) assert.equal((await lookUp(proxy, `Z00000${i}`)).status, 404);
    assert.equal((await lookUp(proxy, 'Z000009')).status, 503);
    clock.ms += HOUR_MS;
    assert.equal((await lookUp(proxy, 'Z000009')).status, 404);
  });

  it('repeats a 429 without Retry-After once, and pauses no other caller', async () => {
    const { proxy } = jumping();
    await lookUp(proxy, '1000004');
    upstream.calm();
    upstream.play('searchcode', { kind: 'status', status: 429, body: 'slow down' }, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => lookUp(proxy, String(1_000_100 + i))));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    upstream.play('searchcode', { kind: 'status', status: 429, body: 'slow down' }, 2);
    const response = await lookUp(proxy, '1000004');
    assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '2']);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });

  it('asks shoppers to wait five minutes for a Retry-After of a day, and then calls the API again', async () => {
    const { clock, proxy } = jumping();
    upstream.play('searchcode', { kind: 'status', status: 429, headers: { 'retry-after': '86400' }, body: 'wait' }, 1);
    for (let i = 0; i < 2; i++) {
      const response = await lookUp(proxy, '1000004');
      assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '300']);
    }
    clock.ms += 300_000;
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });

  it('pauses as long as a server means by a Retry-After date, even if its clock differs', async () => {
    const { proxy } = jumping();
    await lookUp(proxy, '1000004');
    const serverMs = Date.parse('2026-04-01T09:00:00Z');
    const headers = { date: new Date(serverMs).toUTCString(), 'retry-after': new Date(serverMs + 20_000).toUTCString() };
    upstream.play('searchcode', { kind: 'status', status: 503, headers, body: 'wait' });
    assert.equal((await lookUp(proxy, '1000004')).headers.get('retry-after'), '20');
  });

  it('sends one probe five minutes after a Retry-After of a day', async () => {
    const { clock, proxy } = jumping();
    await lookUp(proxy, '1000004');
    upstream.play('searchcode', { kind: 'status', status: 503, headers: { 'retry-after': '86400' }, body: 'wait' }, 1);
    assert.equal((await lookUp(proxy, '1000004')).status, 503);
    assert.equal((await lookUp(proxy, '1000004')).status, 503);
    clock.ms += 300_000;
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });

  it('does not change a new budget by hits that are answered after the window has ended', async () => {
    const { clock, proxy } = jumping({ budgetDgaMisses: '10/h', rateDgaMisses: '1000/h' });
    upstream.play('searchcode', { kind: 'late', ms: 300 });
    const slow = Array.from({ length: 10 }, () => lookUp(proxy, 'A7E2FK2'));
    await until(() => upstream.count('searchcode') === 10);
    upstream.play('searchcode', undefined);
    clock.ms += HOUR_MS;
    let misses = 0;
    const guess = async (i: number): Promise<void> => {
      if ((await lookUp(proxy, `Z${String(i).padStart(6, '0')}`, { address: `203.0.113.${i}` })).status === 404) misses++;
    };
    for (let i = 0; i < 5; i++) await guess(i);
    assert.ok((await Promise.all(slow)).every(({ status }) => status === 200));
    for (let i = 5; i < 40; i++) await guess(i);
    assert.ok(misses <= 11, `${misses} misses of a budget of 10`);
  });
});

describe('counters in memory', () => {
  it('subtract a call only from the window in which it was counted', () => {
    let nowMs = 0;
    const counters = createMemoryCounters(readRates('2/min') ?? assert.fail(), () => nowMs);
    const take = (): { allowed: boolean } => counters.take('a') as { allowed: boolean };
    const old = [counters.take('a'), counters.take('a')];
    nowMs = 60_000;
    take();
    take();
    for (const taken of old) void counters.giveBack('a', taken as Awaited<(typeof old)[number]>);
    assert.equal(take().allowed, false);
  });
});

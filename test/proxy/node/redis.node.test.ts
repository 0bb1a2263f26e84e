// P17: many instances on one Redis, and Redis gone.
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { createProxy, type ProxyApp } from '../../../src/proxy/index.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { GENEROUS, keepingLogger, logOf, lookUp, postTo, type Running, startBin, until } from '../ask.ts';
import { apiError, CLIENT_ID, SECRET_KEY } from '../upstream.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { startRedisDeployment } from './redis-deployment.ts';

const { upstream, redis, connect, stores, create, instance, calm, stop } = await startRedisDeployment();

describe('many instances with one Redis', () => {
  const running: Running[] = [];
  after(async () => {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await stop();
  });
  afterEach(calm);

  /**
   * Repeats a round until Redis was quick in it: if a command takes longer than half a second twice, as on a busy machine, every instance asks
   * the API for itself, which is another rule. @returns the token calls of that round
   */
  async function tokenCallsOf(round: () => Promise<readonly Response[]>, slowestMs: number): Promise<number> {
    for (let rounds = 1; ; rounds++) {
      const elapsedMs = stopwatch();
      const answers = await round();
      const ms = elapsedMs();
      assert.ok(answers.every(({ status }) => status === 200));
      if (ms < slowestMs || upstream.count('token') <= 1 || rounds === 30) return upstream.count('token');
    }
  }

  it('send one token call for 90 lookups at once after a cold start', async () => {
    const calls = await tokenCallsOf(async () => {
      await redis.ask('FLUSHALL');
      upstream.calm();
      upstream.play('token', { kind: 'late', ms: 150 });
      const instances = await Promise.all([instance(), instance(), instance()]);
      return Promise.all(Array.from({ length: 90 }, (_, i) => lookUp(instances[i % 3] as ProxyApp, String(1_000_000 + i))));
    }, 600);
    assert.equal(calls, 1);
  });

  it('share token, limits and budgets from their first request, which may come before they are connected', async () => {
    const calls = await tokenCallsOf(async () => {
      await redis.ask('FLUSHALL');
      upstream.calm();
      const instances = [0, 1, 2].map(() => create(connect()));
      return Promise.all(instances.map((one) => lookUp(one, 'A7E2FK2')));
    }, 500);
    assert.equal(calls, 1);
  });

  it('get one new token after three of them were refused', async () => {
    const instances = await Promise.all([instance(), instance(), instance()]);
    for (const one of instances) await lookUp(one, '1000004');
    const calls = await tokenCallsOf(() => {
      upstream.valid.clear();
      upstream.calm();
      return Promise.all(instances.flatMap((one) => Array.from({ length: 5 }, () => lookUp(one, '1000004'))));
    }, 500);
    assert.equal(calls, 1);
  });

  it('call once in 10 s an API that gives the same token again', async () => {
    upstream.tokenPlan = { expiresIn: 600, same: true };
    let nowMs = Date.now();
    const instances = await Promise.all([instance({ now: () => nowMs }), instance({ now: () => nowMs }), instance({ now: () => nowMs })]);
    for (const one of instances) await lookUp(one, '1000004');
    nowMs += 545_000;
    upstream.calm();
    for (let round = 0; round < 3; round++) for (const one of instances) await lookUp(one, '1000004');
    await until(() => upstream.count('token') > 0);
    for (const one of instances) await lookUp(one, '1000004');
    assert.equal(upstream.count('token'), 1);
  });

  it('wait only seconds for an instance that dies with the lock', async () => {
    const [first, second] = [await stores(), await stores()];
    void first.shareToken(() => new Promise(() => undefined), undefined);
    await until(async () => (await redis.ask('KEYS', 'dga:token-lock*')).includes('token-lock'));
    const issued = { token: { token: 't', token_type: 'jwt', expires_in: 60, scope: null }, expiresAtMs: Date.now() + 60_000 };
    const elapsedMs = stopwatch();
    assert.deepEqual(await second.shareToken(async () => issued, undefined), issued);
    assert.ok(elapsedMs() < 8500);
  });

  it('count lookups and misses together', async () => {
    const limits = { rateLookups: '10/min', rateDgaMisses: '4/5min', budgetDgaMisses: '6/h' };
    const instances = await Promise.all([instance(limits), instance(limits), instance(limits)]);
    const ask = async (i: number, code: string, address: string): Promise<number> =>
      (await lookUp(instances[i % 3] as ProxyApp, code, { address })).status;
    const zip: number[] = [];
    for (let i = 0; i < 12; i++) zip.push(await ask(i, '1000004', '203.0.113.1'));
    assert.deepEqual(zip, [...Array.from({ length: 10 }, () => 200), 429, 429]);
    const misses: number[] = [];
    for (let i = 0; i < 5; i++) misses.push(await ask(i, `Z00000${i}`, '203.0.113.2'));
    assert.deepEqual(misses, [404, 404, 404, 404, 429]);
    const others = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(i, `Z00001${i % 10}`, `203.0.113.${i + 10}`)));
    assert.equal(others.filter((status) => status === 404).length, 2, 'six in all');
    assert.ok(others.every((status) => status === 404 || status === 503));
    assert.equal(await ask(0, '1000004', '203.0.113.9'), 200);
  });

  it('return what hits have reserved', async () => {
    const instances = await Promise.all([
      instance({ rateDgaMisses: '2/5min', budgetDgaMisses: '3/h' }),
      instance({ rateDgaMisses: '2/5min', budgetDgaMisses: '3/h' }),
    ]);
    for (let i = 0; i < 20; i++) assert.equal((await lookUp(instances[i % 2] as ProxyApp, 'A7E2FK2')).status, 200);
    assert.ok((await Promise.all(Array.from({ length: 20 }, () => lookUp(instances[0], 'A7E2FK2')))).every(({ status }) => status === 200));
  });

  it('store nothing readable: no token, code, address or secret', async () => {
    const one = await instance({ rateLookups: '1000/min', rateDgaMisses: '100/min' });
    await lookUp(one, '1000004', { address: '203.0.113.55' });
    await lookUp(one, 'A7E2FK2', { address: '203.0.113.55' });
    await lookUp(one, 'Z9Y8X7W', { address: '203.0.113.55' });
    const keys = await redis.ask('KEYS', '*');
    const names = keys.split('\r\n').filter((line) => line.startsWith('dga:'));
    assert.ok(names.length >= 4, keys);
    let all = keys;
    for (const name of names) all += await redis.ask('GET', name);
    for (const word of ['tok-', 'A7E2FK2', 'Z9Y8X7W', '1000004', '203.0.113', CLIENT_ID, SECRET_KEY]) assert.ok(!all.includes(word), word);
    assert.ok(!keys.includes('token-lock'), 'the lock is let go');
    for (const name of names) assert.match(await redis.ask('PTTL', name), /:[1-9]\d*/, `${name} ends by itself`);
  });

  it('share nothing with another deployment on the same Redis', async () => {
    await lookUp(await instance(), '1000004');
    upstream.calm();
    const other = createProxy({
      clientId: 'cid-other-1',
      secretKey: 'sk-other-1',
      apiBase: upstream.url,
      cache: 'off',
      logger: keepingLogger(),
      ...GENEROUS,
      stores: await stores('cid-other-1', 'sk-other-1'),
    });
    assert.equal((await lookUp(other, '1000004')).status, 500);
    assert.equal(upstream.count('token'), 1, 'asked with its own credentials, which are wrong here');
  });

  it('do not use a value of another writer as a token', async () => {
    const first = await instance();
    await lookUp(first, '1000004');
    const name = (await redis.ask('KEYS', 'dga:token:*')).split('\r\n').find((line) => line.startsWith('dga:')) ?? '';
    await redis.ask('SET', name, 'x'.repeat(200));
    upstream.calm();
    assert.equal((await lookUp(await instance(), '1000004')).status, 200);
    assert.equal(upstream.count('token'), 1);
  });

  it('continue without Redis, with half the limits for ZIP Codes and without Digital Addresses', async () => {
    const logger = keepingLogger();
    const store: boolean[] = [];
    const one = await instance({
      logger,
      rateLookups: '10/min',
      rateDgaMisses: '5/5min',
      metrics: { ...NO_METRICS, store: (up) => store.push(up) },
    });
    assert.equal((await lookUp(one, 'A7E2FK2')).status, 200);
    await redis.stop();
    const zip: number[] = [];
    for (let i = 0; i < 7; i++) zip.push((await lookUp(one, '1000004', { address: '203.0.113.3' })).status);
    assert.deepEqual(zip, [200, 200, 200, 200, 200, 429, 429]);
    const closed = await lookUp(one, 'A7E2FK2', { address: '203.0.113.4' });
    assert.equal(closed.status, 503);
    assert.match(closed.headers.get('retry-after') ?? '', /^\d+$/);
    await redis.start();
    await until(async () => (await lookUp(one, 'A7E2FK2', { address: `203.0.114.${Math.floor(Math.random() * 250)}` })).status === 200);
    assert.deepEqual(store, [false, true]);
    assert.deepEqual(
      logger.lines.filter(({ fields }) => String(fields['event']).startsWith('store-')).map(({ fields }) => fields['event']),
      ['store-gone', 'store-back'],
    );
  });

  it('delay no lookup for long if Redis hangs', async () => {
    const one = await instance();
    assert.equal((await lookUp(one, '1000004')).status, 200);
    redis.signal('SIGSTOP');
    const elapsedMs = stopwatch();
    assert.equal((await lookUp(one, '1000004')).status, 200);
    assert.equal((await lookUp(one, 'A7E2FK2')).status, 503);
    assert.ok(elapsedMs() < 3000);
    redis.signal('SIGCONT');
    await until(async () => (await lookUp(one, 'A7E2FK2')).status === 200);
  });

  it('send one token call if Redis is slow once', async () => {
    const calls = await tokenCallsOf(async () => {
      await redis.ask('FLUSHALL');
      upstream.calm();
      const two = [await instance(), await instance()] as const;
      // Longer than counting and one command may take, and shorter than counting and two.
      redis.signal('SIGSTOP');
      setTimeout(() => redis.signal('SIGCONT'), 1200);
      return Promise.all(two.map((one) => lookUp(one, '1000004')));
    }, 2000);
    assert.equal(calls, 1);
  });

  it('send one token call for three commands, and start without Redis', async () => {
    const variables = { DGA_API_BASE: upstream.url, DGA_REDIS_URL: redis.url };
    let three: readonly Running[] = [];
    const calls = await tokenCallsOf(async () => {
      await Promise.all(three.map((one) => one.end()));
      await redis.ask('FLUSHALL');
      upstream.calm();
      upstream.play('token', { kind: 'late', ms: 200 });
      three = await Promise.all([startBin(variables), startBin(variables), startBin(variables)]);
      running.push(...three);
      for (const { url } of three) await until(async () => (await fetch(`${url}/readyz`)).ok);
      return Promise.all(three.map(({ url }) => postTo(url, 'searchcode', { search_code: '1000004' })));
    }, 2000);
    assert.equal(calls, 1);
    await redis.stop();
    const late = await startBin(variables);
    running.push(late);
    await until(async () => (await fetch(`${late.url}/readyz`)).ok);
    assert.equal((await postTo(late.url, 'searchcode', { search_code: '1000004' })).status, 200);
    assert.equal((await postTo(late.url, 'searchcode', { search_code: 'A7E2FK2' })).status, 503);
    await until(() => logOf(late).some(({ event }) => event === 'store-gone'));
    await redis.start();
    await until(async () => (await postTo(late.url, 'searchcode', { search_code: 'A7E2FK2' })).status === 200);
    assert.deepEqual(await Promise.all([...three, late].map((one) => one.end())), [0, 0, 0, 0]);
  });

  it('try one after the other if a token call fails', async () => {
    upstream.play('token', apiError('500-1028-0001'), 1);
    const [first, second] = [await instance(), await instance()];
    assert.equal((await lookUp(first, '1000004')).status, 502);
    assert.equal((await lookUp(second, '1000004')).status, 200);
  });

  it('use the token of another instance if the API has refused their own call', async () => {
    upstream.play('token', apiError('400-1028-0001'), 1);
    const [refused, other] = [await instance(), await instance()];
    assert.equal((await lookUp(refused, '1000004')).status, 500);
    assert.equal((await lookUp(other, '1000004')).status, 200);
    await until(async () => (await lookUp(refused, '1000004')).status === 200);
    assert.equal(upstream.count('token'), 2);
  });

  it('lose no lookup if their token and a newer one were both revoked', async () => {
    const [first, second] = [await instance(), await instance()];
    assert.equal((await lookUp(first, '1000004')).status, 200);
    upstream.valid.clear();
    assert.equal((await lookUp(second, '1000004')).status, 200);
    upstream.valid.clear();
    assert.equal((await lookUp(first, '1000004')).status, 200);
    assert.equal(upstream.count('token'), 3);
  });

  it('request only a few tokens if all are refused', async () => {
    const [first, second] = [await instance(), await instance()];
    upstream.play('searchcode', apiError('401-9001-0002'));
    for (let i = 0; i < 20; i++) await lookUp(i % 2 === 0 ? first : second, '1000004');
    assert.ok(upstream.count('token') <= 8, `${upstream.count('token')} token calls`);
  });

  it('count together if only one of them has read a new secret', async () => {
    const rates = [{ limit: 3, windowMs: 60_000, name: 'min' }];
    const [reloaded, started] = [await stores(CLIENT_ID, 'sk-before-0d41b8e6'), await stores()];
    await reloaded.reload(redis.url, CLIENT_ID, SECRET_KEY);
    const counters = [reloaded, started].map((one) => one.counters('lookups', rates));
    for (let i = 0; i < 3; i++) assert.ok((await counters[i % 2]?.take('198.51.100.7'))?.allowed);
    for (const one of counters) assert.equal((await one.take('198.51.100.7')).allowed, false);
  });
});

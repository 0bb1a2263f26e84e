// P30: what is in Redis while secrets change, instances end, and Redis hangs.
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { ProxyApp } from '../../../src/proxy/index.ts';
import type { RedisStores } from '../../../src/proxy/node/redis/redis-stores.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { countsRepeatedOnce, keepingLogger, lookUp, runBin, until } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY } from '../upstream.ts';
import { startRedisDeployment } from './redis-deployment.ts';

const { upstream, redis, stores, instance, calm, stop } = await startRedisDeployment();

describe('state in Redis', () => {
  after(stop);
  afterEach(calm);

  it('refuses no honest hit because of honest hits in progress at another instance', async () => {
    const [one, two] = [await instance({ rateDgaMisses: '5/5min' }), await instance({ rateDgaMisses: '5/5min' })];
    await Promise.all([lookUp(one, '1000004'), lookUp(two, '1000004')]);
    upstream.play('searchcode', { kind: 'late', ms: 400 });
    const five = Promise.all(Array.from({ length: 5 }, () => lookUp(one, 'A7E2FK2')));
    await until(() => upstream.count('searchcode') >= 7);
    assert.equal((await lookUp(two, 'A7E2FK2')).status, 200);
    assert.deepEqual(new Set((await five).map(({ status }) => status)), new Set([200]));
  });

  it('allows parallel guesses at two instances no more than the budget', async () => {
    const [one, two] = [await instance({ rateDgaMisses: '5/5min' }), await instance({ rateDgaMisses: '5/5min' })];
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => lookUp(i % 2 === 0 ? one : two, 'B7E2FK2')));
    assert.equal(answers.filter(({ status }) => status === 404).length, 5);
    assert.equal(answers.filter(({ status }) => status === 429).length, 35);
  });

  it('expires reservations of a killed instance after ten seconds, and never counts them as misses', async () => {
    const rates = [{ limit: 5, windowMs: 300_000, name: '5min' }];
    const [dead, alive] = [await stores(), await stores()].map((one) => one.counters('client-misses', rates));
    const elapsedMs = stopwatch();
    for (let i = 0; i < 5; i++) assert.equal((await dead?.reserve?.('198.51.100.7', `${i}`))?.allowed, true);
    const sixth = await alive?.reserve?.('198.51.100.7', 'sixth');
    assert.deepEqual([sixth?.allowed, sixth?.isBusy, sixth?.windows[0]?.used], [false, true, 0]);
    // On a busy machine one of these fifty commands can take longer than the half second after which it is given up.
    const isAllowed = async (): Promise<boolean> => (await alive?.reserve?.('198.51.100.7', 'sixth'))?.allowed === true;
    await until(() => isAllowed().catch(() => false), 200_000, 200);
    assert.ok(elapsedMs() < 13_000, `${elapsedMs()} ms`);
  });

  it('counts a reservation and its miss once if their commands are repeated', async () => {
    const counters = (await stores()).counters('client-misses', [{ limit: 2, windowMs: 300_000, name: '5min' }]);
    await countsRepeatedOnce(counters);
  });

  it('delays a lookup by one time-out if Redis hangs; one slow command is not an outage', async () => {
    const logger = keepingLogger();
    const one = await instance({ logger });
    await lookUp(one, '1000004');
    redis.signal('SIGSTOP');
    const elapsedMs = stopwatch();
    for (let i = 0; i < 30; i++) assert.equal((await lookUp(one, String(1_000_000 + i))).status, 200);
    const took = elapsedMs();
    assert.ok(took < 1500, `${took} ms for 30 lookups`);
    await until(() => logger.lines.some(({ fields }) => fields['event'] === 'store-gone'));
    assert.equal((await lookUp(one, 'A7E2FK2')).status, 503);
    redis.signal('SIGCONT');
    await until(async () => (await lookUp(one, 'A7E2FK2')).status === 200);
    logger.lines.length = 0;
    redis.signal('SIGSTOP');
    setTimeout(() => redis.signal('SIGCONT'), 600);
    assert.equal((await lookUp(one, 'A7E2FK2')).status, 200);
    assert.ok(!logger.lines.some(({ fields }) => fields['event'] === 'store-gone'));
  });

  it('keeps one count of each client and one token when the credentials change, by SIGHUP or restart', async () => {
    const NEW = ['cid-new-77aa', 'sk-new-1122334455'] as const;
    const rates = [{ limit: 3, windowMs: 60_000, name: 'min' }];
    const [reloaded, early] = [await stores(), await stores(...NEW)];
    const counted = async (one: RedisStores | undefined): Promise<boolean | undefined> =>
      (await one?.counters('client-misses', rates).take('198.51.100.7'))?.allowed;
    assert.ok(await counted(reloaded));
    await reloaded.reload(redis.url, ...NEW);
    const started = await stores(...NEW);
    assert.ok(await counted(early));
    assert.ok(await counted(started));
    for (const one of [reloaded, early, started]) assert.equal(await counted(one), false, 'one count');
    let calls = 0;
    const ask = async () => {
      calls++;
      return { token: { token: `t${calls}`, token_type: 'jwt', expires_in: 60, scope: null }, expiresAtMs: Date.now() + 60_000 };
    };
    const tokens = await Promise.all([reloaded, early, started].map((one) => one.shareToken(ask, undefined)));
    assert.deepEqual([calls, new Set(tokens.map(({ token }) => token.token)).size], [1, 1]);
  });

  it("keeps the deployment's budget during a rolling restart with other credentials", async () => {
    const limits = { budgetDgaMisses: '3/h' };
    const [old, restarted] = [
      await instance(limits),
      await instance({ ...limits, stores: await stores('cid-new-77aa', 'sk-new-1122334455') }),
    ];
    const miss = async (one: ProxyApp, i: number): Promise<number> => (await lookUp(one, 'B7E2FK2', { address: `198.51.100.${i}` })).status;
    assert.deepEqual([await miss(old, 1), await miss(restarted, 2), await miss(old, 3)], [404, 404, 404]);
    assert.deepEqual([await miss(old, 4), await miss(restarted, 5)], [503, 503]);
  });

  it('contains shared answers only encrypted, and never those of Digital Addresses', async () => {
    const [one, two] = [await instance({ cache: 'shared' }), await instance({ cache: 'shared' })];
    await lookUp(one, '1000004');
    await lookUp(one, 'A7E2FK2');
    upstream.calm();
    await until(async () => /dga:answer:/.test(await redis.ask('KEYS', 'dga:answer:*')));
    assert.equal((await lookUp(two, '1000004')).status, 200);
    assert.equal(upstream.count('searchcode'), 0);
    const names = (await redis.ask('KEYS', 'dga:answer:*')).split('\r\n').filter((line) => line.startsWith('dga:answer:'));
    assert.equal(names.length, 1);
    assert.doesNotMatch(`${names[0]} ${await redis.ask('GET', names[0] ?? '')}`, /1000004|大手町/);
  });

  it('shows, resets and raises the budgets of the deployment and of a client by --budgets, --reset-budgets and --raise-budgets', async () => {
    const variables = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY, DGA_REDIS_URL: redis.url };
    const limits = { rateDgaMisses: '2/5min', budgetDgaMisses: '3/h' };
    const command = async (...args: string[]): Promise<string> =>
      (await runBin({ ...variables, DGA_RATE_DGA_MISSES: limits.rateDgaMisses, DGA_BUDGET_DGA_MISSES: limits.budgetDgaMisses }, args)).text;
    const one = await instance(limits);
    const miss = async (address: string): Promise<number> => (await lookUp(one, 'B7E2FK2', { address })).status;
    assert.deepEqual([await miss('198.51.100.7'), await miss('198.51.100.7'), await miss('198.51.100.7')], [404, 404, 429]);
    assert.match(await command('--budgets'), /of the deployment:\n {2}1 left of 3 per h, ends in 60 min/);
    assert.match(await command('--budgets', '--client', '198.51.100.7'), /of 198\.51\.100\.7:\n {2}0 left of 2 per 5min/);
    await command('--reset-budgets', '--client', '198.51.100.7');
    assert.deepEqual([await miss('198.51.100.7'), await miss('198.51.100.7')], [404, 503]);
    assert.match(await command('--raise-budgets', '10'), /10 left of 10 per h/);
    assert.equal(await miss('198.51.100.7'), 404);
    assert.match((await runBin({ ...variables, DGA_REDIS_URL: '' }, ['--budgets'])).text, /without DGA_REDIS_URL .* restart/);
  });
});

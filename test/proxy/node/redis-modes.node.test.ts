// Windows and keys in Redis, and Redis behind Sentinels and as a Cluster.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readRates } from '../../../src/proxy/limits/read-rates.ts';
import { createRedisStores, type RedisStores } from '../../../src/proxy/node/redis/redis-stores.ts';
import { readRedisUrl } from '../../../src/proxy/node/redis/redis-url.ts';
import { CLIENT_ID, SECRET_KEY } from '../upstream.ts';
import { until } from '../ask.ts';
import { freePort } from '../../support/free-port.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const rates = (text: string): NonNullable<ReturnType<typeof readRates>> => readRates(text) ?? assert.fail();
const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

describe('windows in Redis', () => {
  let redis: RedisServer;
  let stores: RedisStores;
  before(async () => {
    redis = await startRedis();
    stores = createRedisStores({ url: redis.url, clientId: CLIENT_ID, secretKey: SECRET_KEY });
    assert.ok(await stores.ready());
  });
  after(async () => {
    stores.close();
    await redis.stop();
  });

  it('are not changed by a call of an earlier window that is returned', async () => {
    const counters = stores.counters('late', rates('3/4s'));
    const slow = await Promise.all([1, 2, 3].map(async () => counters.take('a')));
    await pause(4100);
    for (let i = 0; i < 3; i++) await counters.take('a');
    for (const taken of slow) await counters.giveBack('a', taken);
    assert.equal((await counters.take('a')).allowed, false);
  });

  it('do not count a call that is returned in its window', async () => {
    const counters = stores.counters('early', rates('1/min,5/h'));
    const taken = await counters.take('a');
    assert.equal((await counters.take('a')).allowed, false);
    await counters.giveBack('a', taken);
    const again = await counters.take('a');
    assert.deepEqual([again.allowed, again.windows.map(({ used }) => used)], [true, [1, 1]]);
  });

  it('give an expiry to a key without one at the next call', async () => {
    const counters = stores.counters('repaired', rates('1/s'));
    // Again if the window ended in between.
    await until(async () => {
      await counters.take('a');
      const [key = ''] = /dga:window:repaired:\S+/.exec(await redis.ask('KEYS', 'dga:window:repaired:*')) ?? [];
      return (await redis.ask('PERSIST', key)).includes(':1');
    });
    assert.equal((await counters.take('a')).allowed, false);
    await pause(1100);
    assert.equal((await counters.take('a')).allowed, true);
  });

  it('do not let a lock without an expiry block a renewal for longer than the life of a lock', async () => {
    const token = { token: 't', token_type: 'jwt', expires_in: 600, scope: null };
    const ask = async (): Promise<{ token: typeof token; expiresAtMs: number }> => ({ token, expiresAtMs: Date.now() + 600_000 });
    await stores.shareToken(ask, undefined);
    const [tokenKey = ''] = /dga:token:\S+/.exec(await redis.ask('KEYS', 'dga:token:*')) ?? [];
    const lockKey = tokenKey.replace('dga:token:', 'dga:token-lock:');
    await redis.ask('DEL', tokenKey);
    await redis.ask('SET', lockKey, 'left behind');
    const waiting = stores.shareToken(ask, undefined);
    await until(async () => /:[1-9]\d*\r\n/.test(await redis.ask('PTTL', lockKey)));
    await redis.ask('DEL', lockKey);
    assert.equal((await waiting).token.token, 't');
  });

  it("let a token live as long as Redis says, whatever the writer's clock", async () => {
    const token = { token: 'from the future', token_type: 'jwt', expires_in: 600, scope: null };
    const other = createRedisStores({ url: redis.url, clientId: 'another client', secretKey: SECRET_KEY });
    assert.ok(await other.ready());
    const ask = async (): Promise<{ token: typeof token; expiresAtMs: number }> => ({ token, expiresAtMs: Date.now() + 600_000 });
    await other.shareToken(ask, undefined);
    const shared = await other.shareToken(() => assert.fail('the stored token is valid'), undefined);
    assert.ok(Math.abs(shared.expiresAtMs - Date.now() - 600_000) < 5000);
    other.close();
  });
});

describe('a Redis URL', () => {
  for (const url of [
    'redis://cache:6379',
    'rediss://user:pass%40word@cache.example:6380/1',
    'redis+sentinel://:word@a:26379,b/main/2',
    'rediss+sentinel://[::1]:26379/main',
    'redis+cluster://user:word@a:7000,b:7001',
  ])
    it(`${url} is accepted`, () => assert.ok(readRedisUrl(url)));
  for (const url of [
    'http://cache',
    'redis://',
    'redis://a,b',
    'redis+sentinel://a:26379',
    'redis+cluster://a/1',
    'redis://a:99999',
    'redis://u:%zz@a',
  ])
    it(`${url} is refused`, () => assert.equal(readRedisUrl(url), undefined));
});

describe('Redis with more than one server', () => {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'dga-redis-'));
  after(async () => {
    await Promise.all(
      children.map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  });

  async function answers(url: string): Promise<void> {
    const stores = createRedisStores({ url: url, clientId: CLIENT_ID, secretKey: SECRET_KEY });
    try {
      await until(() => stores.ready());
      const counters = stores.counters('mode', rates('1/min'));
      const taken = await until(() => Promise.resolve(counters.take('a')).catch(() => undefined));
      assert.equal(taken.allowed, true);
      assert.equal((await counters.take('a')).allowed, false);
      await counters.giveBack('a', taken);
      assert.equal((await counters.take('a')).allowed, true);
      const token = { token: 't', token_type: 'jwt', expires_in: 600, scope: null };
      const ask = (): Promise<{ token: typeof token; expiresAtMs: number }> =>
        Promise.resolve({ token, expiresAtMs: Date.now() + 600_000 });
      await stores.shareToken(ask, undefined);
      assert.equal((await stores.shareToken(() => assert.fail(), undefined)).token.token, 't');
    } finally {
      stores.close();
    }
  }

  it('is used through Sentinels, which name the master', async () => {
    const master = await startRedis();
    const port = await freePort();
    const config = join(folder, 'sentinel.conf');
    writeFileSync(config, `port ${port}\nbind 127.0.0.1\nsentinel monitor main 127.0.0.1 ${new URL(master.url).port} 1\n`);
    children.push(spawn('redis-server', [config, '--sentinel'], { stdio: 'ignore' }));
    await answers(`redis+sentinel://127.0.0.1:${port}/main`);
    await master.stop();
  });

  it('is used as a Cluster', async () => {
    const port = await freePort();
    children.push(
      spawn(
        'redis-server',
        [
          '--port',
          String(port),
          '--bind',
          '127.0.0.1',
          '--cluster-announce-ip',
          '127.0.0.1',
          '--cluster-enabled',
          'yes',
          '--save',
          '',
          '--dir',
          folder,
          '--cluster-port',
          String(await freePort()),
        ],
        { stdio: 'ignore' },
      ),
    );
    const { Redis } = await import('ioredis');
    const node = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 });
    node.on('error', () => undefined);
    await node.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await until(async () => String(await node.call('CLUSTER', 'INFO')).includes('cluster_state:ok'));
    node.disconnect();
    await answers(`redis+cluster://127.0.0.1:${port}`);
  });
});

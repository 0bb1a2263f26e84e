// Instances in this process on one real Redis, in front of one API.
import assert from 'node:assert/strict';
import { createProxy, type ProxyApp, type ProxyOptions } from '../../../src/proxy/index.ts';
import { createRedisStores, type RedisStores } from '../../../src/proxy/node/redis/redis-stores.ts';
import { GENEROUS, keepingLogger } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

export interface RedisDeployment {
  readonly upstream: Upstream;
  readonly redis: RedisServer;
  /** A separate connection with these credentials, which may not be open yet. */
  connect(clientId?: string, secretKey?: string): RedisStores;
  /** A separate connection with these credentials. */
  stores(clientId?: string, secretKey?: string): Promise<RedisStores>;
  /** An instance with these stores. */
  create(stores: RedisStores, options?: Partial<ProxyOptions>): ProxyApp;
  /** An instance with its own connection. */
  instance(options?: Partial<ProxyOptions>): Promise<ProxyApp>;
  /** Closes the connections, and leaves an empty Redis that runs and an API that works. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedisDeployment(): Promise<RedisDeployment> {
  const [upstream, redis] = await Promise.all([Upstream.start(), startRedis()]);
  const open: RedisStores[] = [];
  const connect = (clientId: string = CLIENT_ID, secretKey: string = SECRET_KEY): RedisStores => {
    const made = createRedisStores({ url: redis.url, clientId, secretKey });
    open.push(made);
    return made;
  };
  const stores = async (clientId?: string, secretKey?: string): Promise<RedisStores> => {
    const made = connect(clientId, secretKey);
    assert.ok(await made.ready());
    return made;
  };
  const create = (ofInstance: RedisStores, options: Partial<ProxyOptions> = {}): ProxyApp =>
    createProxy({
      clientId: CLIENT_ID,
      secretKey: SECRET_KEY,
      apiBase: upstream.url,
      fetch: upstream.fetch,
      cache: 'off',
      logger: keepingLogger(),
      ...GENEROUS,
      stores: ofInstance,
      ...options,
    });
  return {
    upstream,
    redis,
    connect,
    stores,
    create,
    instance: async (options) => create(await stores(), options),
    async calm() {
      for (const one of open.splice(0)) one.close();
      // A test that ended half-way leaves it hanging or stopped.
      redis.signal('SIGCONT');
      await redis.start();
      upstream.calm();
      upstream.tokenPlan = { expiresIn: 600, same: false };
      await redis.ask('FLUSHALL');
    },
    async stop() {
      await redis.stop();
      await upstream.stop();
    },
  };
}

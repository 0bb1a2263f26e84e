import { setTimeout as sleep } from 'node:timers/promises';
import type { ShareToken } from '../../../client/transport/token-source.ts';
import type { CreateCounters } from '../../limits/counters.ts';
import type { ProxyLogger } from '../../observe/logger.ts';
import type { SharedAnswers } from '../../options.ts';
import { ProxyConfigError } from '../../config-error.ts';
import { missingCredentials } from '../../missing-credentials.ts';
import { explainRedisError } from '../explain-node-error.ts';
import { createOnce } from '../../observe/diagnose.ts';
import { connectRedis, FIRST_CONNECTION_MS, type RedisConnection } from './connect-redis.ts';
import type { BudgetRates, RedisBudgets } from './budgets.ts';
import { createRedisBudgets } from './redis-budgets.ts';
import { createRedisCounters } from './redis-counters.ts';
import { createRedisKeys, type RedisKeys } from './redis-keys.ts';
import { createRedisToken } from './redis-token.ts';
import { NO_REDIS_URL, readRedisUrl } from './redis-url.ts';

/** A connection to the shared store. */
export interface RedisStores {
  readonly counters: CreateCounters;
  readonly shareToken: ShareToken;
  readonly answers: SharedAnswers;
  /** Waits up to two seconds for the first connection, as the first commands do. @returns whether Redis answers; the proxy can start without it */
  ready(): Promise<boolean>;
  /**
   * Connects with another URL and other credentials, and closes the earlier connection. Counters continue: their keys stay as they are, and
   * Redis keeps them, encrypted, for instances that start with the new credentials.
   */
  reload(url: string, clientId: string, secretKey: string): Promise<void>;
  /** The budgets of Digital Address misses, for their operator. */
  budgets(rates: BudgetRates): RedisBudgets;
  close(): void;
}

/** Where Redis is, and what makes its contents unreadable for others. */
export interface RedisStoresOptions {
  /** `redis://`, `rediss://`, `redis+sentinel://` or `redis+cluster://`. */
  readonly url: string;
  /** Those of the proxy, of which the keys in Redis are derived. */
  readonly clientId: string;
  readonly secretKey: string;
  readonly logger?: ProxyLogger | undefined;
}

/** Longer than an instance runs. */
const HASH_KEY_MS = 400 * 86_400_000;

function checkOptions(options: Partial<RedisStoresOptions> | null | undefined): void {
  const problems = [...missingCredentials(options, 'the keys in Redis are')];
  if (typeof options?.url !== 'string' || !readRedisUrl(options.url)) problems.push(`url ${NO_REDIS_URL}`);
  if (problems.length > 0) throw new ProxyConfigError(problems);
}

/**
 * Stores token, limits and budgets in Redis. Its contents cannot be read without the deployment's secret: the token is encrypted, and
 * callers are keyed hashes. Codes are never stored; answers only if the proxy's `cache` is `shared`, and then encrypted.
 *
 * @throws {ProxyConfigError} one line per wrong option
 */
export function createRedisStores(options: RedisStoresOptions): RedisStores {
  checkOptions(options);
  const { url, logger } = options;
  let { clientId, secretKey } = options;
  const isNew = createOnce(() => performance.now());
  const onError = (error: Error): void => {
    const text = explainRedisError(error);
    if (text !== undefined && isNew(text)) logger?.error({ event: 'configuration' }, text);
  };
  let place = url;
  let redis = connectRedis(url, onError);
  let keys = createRedisKeys(clientId, secretKey);
  /** The keys with the hash key that all instances with these credentials use: that of an earlier secret if one of them has replaced it. */
  let found: Promise<RedisKeys> | undefined;

  const connection = (): RedisConnection => redis;

  const isReady = (one: RedisConnection): Promise<boolean> =>
    Promise.race([
      sleep(FIRST_CONNECTION_MS, false, { ref: false }),
      new Promise<boolean>((resolve) => {
        if (one.status === 'ready') resolve(true);
        else one.once('ready', () => resolve(true));
      }),
    ]);

  // A command before the connection is open fails at once: every new instance would take Redis for dead and ask the API for its own token.
  const firstConnection = Promise.race([isReady(redis), new Promise((resolve) => redis.once('close', resolve))]);

  async function findHashKey(): Promise<RedisKeys> {
    await firstConnection;
    const at = `dga:hash-key:{${keys.name}}`;
    // The first instance with these credentials decides. A full Redis refuses to store, and can still be read.
    await redis.set(at, keys.seal(keys.hashKey.toString('base64')), 'PX', HASH_KEY_MS, 'NX').catch(() => undefined);
    const kept = await redis.get(at);
    const opened = kept === null ? undefined : keys.unseal(kept);
    if (opened !== undefined) keys = createRedisKeys(clientId, secretKey, Buffer.from(opened, 'base64'));
    return keys;
  }

  function settledKeys(): Promise<RedisKeys> {
    if (!found) {
      const search = findHashKey();
      found = search;
      // Redis did not answer: the next command looks again.
      search.catch(() => (found === search ? (found = undefined) : undefined));
    }
    return found;
  }

  const shareToken = createRedisToken(connection, () => keys);

  return {
    counters: createRedisCounters(connection, settledKeys),
    async shareToken(ask, unwanted) {
      await firstConnection;
      return shareToken(ask, unwanted);
    },
    answers: {
      async get(key) {
        const { hashed, unseal } = await settledKeys();
        const text = await redis.get(`dga:answer:${hashed(key)}`);
        return text === null ? undefined : unseal(text);
      },
      async set(key, body, lifeMs) {
        const { hashed, seal } = await settledKeys();
        await redis.set(`dga:answer:${hashed(key)}`, seal(body), 'PX', lifeMs);
      },
    },
    ready: () => isReady(redis),
    async reload(newUrl, newClientId, newSecretKey) {
      // An instance without requests uses the counters of its credentials.
      const { hashKey } = await settledKeys().catch(() => keys);
      clientId = newClientId;
      secretKey = newSecretKey;
      keys = createRedisKeys(clientId, secretKey, hashKey);
      if (newUrl !== place) {
        const earlier = redis;
        const next = connectRedis(newUrl, onError);
        await isReady(next);
        place = newUrl;
        redis = next;
        // Commands in progress end first.
        earlier.quit().catch(() => earlier.disconnect());
      }
      found = undefined;
      await settledKeys().catch(() => undefined);
    },
    budgets: (rates) => createRedisBudgets(redis, settledKeys, rates),
    close: () => redis.disconnect(),
  };
}

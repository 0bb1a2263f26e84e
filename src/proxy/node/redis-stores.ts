import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IssuedToken, ShareToken } from '../../client/transport/token-source.ts';
import type { CreateCounters, WindowState } from '../limits/counters.ts';
import type { ProxyLogger } from '../observe/log.ts';
import { connectRedis, FIRST_CONNECTION_MS, type RedisConnection } from './connect-redis.ts';
import { explainRedisError } from './explain-node-error.ts';

/** A connection to the shared store. */
export interface RedisStores {
  readonly counters: CreateCounters;
  readonly shareToken: ShareToken;
  /** Waits up to two seconds for the first connection. @returns whether Redis answers; the proxy can start without it */
  ready(): Promise<boolean>;
  /**
   * Connects with another URL and another secret, and closes the earlier connection. With another secret, counters start again at zero: their keys
   * follow the secret, so that an instance which restarts with it counts together with those that got SIGHUP.
   */
  reload(url: string, secretKey: string): Promise<void>;
  close(): void;
}

/** Longer than a token call takes, so that no other instance calls in between. */
const LOCK_MS = 7000;
const LOOK_AGAIN_MS = 100;
/** After the API has issued the same token again, no instance asks for this long. */
const SAME_TOKEN_PAUSE_MS = 10_000;
/** The same advice is logged again after this time. */
const REPEAT_MS = 60_000;

interface SharedToken {
  readonly token: IssuedToken['token'];
  /** Wall clock of the instance that asked, for the pause after an equal token. */
  readonly askedAtMs: number;
  /** The API issued the token that was stored before. */
  readonly same: boolean;
}

/**
 * Stores token, limits and budgets in Redis. Its contents cannot be read without the deployment's secret: the token is encrypted, and
 * callers are keyed hashes. Codes are never stored.
 */
export function createRedisStores(url: string, clientId: string, secretKey: string, logger?: ProxyLogger): RedisStores {
  // A separate key for each use, from the secret that every instance has.
  const derive = (use: string, secret: string): Buffer =>
    createHmac('sha256', secret).update(`dga-address-lookup ${use} ${clientId}`).digest();
  let hashKey = derive('hash', secretKey);
  let tokenKey = derive('token', secretKey);
  const hashed = (text: string | Buffer): string => createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22);

  let lastAdvice: { readonly text: string; readonly atMs: number } | undefined;
  const onError = (error: Error): void => {
    const text = explainRedisError(error);
    const nowMs = performance.now();
    if (text === undefined || (lastAdvice?.text === text && nowMs - lastAdvice.atMs < REPEAT_MS)) return;
    lastAdvice = { text, atMs: nowMs };
    logger?.error({ event: 'configuration' }, text);
  };
  let redis = connectRedis(url, onError);
  const isReady = (connection: RedisConnection): Promise<boolean> =>
    Promise.race([
      sleep(FIRST_CONNECTION_MS, false, { ref: false }),
      new Promise<boolean>((resolve) => {
        if (connection.status === 'ready') resolve(true);
        else connection.once('ready', () => resolve(true));
      }),
    ]);

  // The name changes with the secret, so that instances with a new secret do not replace the token of the others.
  const tokenAt = (): string => `dga:token:{${hashed(tokenKey)}}`;
  const lockAt = (): string => `dga:token-lock:{${hashed(tokenKey)}}`;

  function seal(token: SharedToken): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', tokenKey, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(token), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  function unseal(text: string): SharedToken | undefined {
    try {
      const bytes = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', tokenKey, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')) as SharedToken;
    } catch {
      // Written with another secret, or by another program.
      return undefined;
    }
  }

  /** The stored token. Redis counts the rest of its life, because the clocks of two machines may differ. */
  async function shared(): Promise<(SharedToken & IssuedToken) | undefined> {
    const [text, leftMs] = await Promise.all([redis.get(tokenAt()), redis.pttl(tokenAt())]);
    const token = text === null || leftMs <= 0 ? undefined : unseal(text);
    return token && { ...token, expiresAtMs: Date.now() + leftMs };
  }

  return {
    counters: (name, rates) => {
      const keysOf = (key: string): string[] => {
        const tag = hashed(key);
        return rates.map((rate, i) => `dga:window:${name}:{${tag}}:${i}:${rate.windowMs}`);
      };
      const limits = [...rates.map(({ limit }) => limit), ...rates.map(({ windowMs }) => windowMs)];
      return {
        async take(key) {
          const id = randomBytes(9).toString('base64url');
          const [allowed, ...values] = await redis.dgaTake(rates.length, ...keysOf(key), ...limits, id);
          const windows = rates.map((rate, i): WindowState => {
            const resetMs = Number(values[3 * i + 1] ?? 0);
            return {
              rate,
              used: Number(values[3 * i] ?? 0),
              resetMs: resetMs < 0 ? rate.windowMs : resetMs,
              id: String(values[3 * i + 2]),
            };
          });
          return { allowed: allowed === 1, windows };
        },
        async giveBack(key, { windows }) {
          await redis.dgaGiveBack(rates.length, ...keysOf(key), ...windows.map(({ id }) => String(id)));
        },
      };
    },

    shareToken: async (ask, unwanted) => {
      // When many instances start together, half a second can pass before a process sees an answer that arrived in time.
      const twice = <T>(command: () => Promise<T>): Promise<T> =>
        command().catch((error: unknown) => (redis.status === 'ready' ? command() : Promise.reject(error as Error)));
      const lock = randomBytes(12).toString('base64url');
      const giveUpAtMs = performance.now() + LOCK_MS;
      const lockKey = lockAt();
      // The lock expires if this fails.
      const unlock = (): Promise<unknown> => redis.dgaUnlock(1, lockKey, lock).catch(() => undefined);
      let before: (SharedToken & IssuedToken) | undefined;
      try {
        for (let isMine = false; ;) {
          before = await twice(shared);
          const sinceMs = before ? Math.abs(Date.now() - before.askedAtMs) : 0;
          if (before && (before.token.token !== unwanted || (before.same && sinceMs < SAME_TOKEN_PAUSE_MS))) {
            if (isMine) await unlock();
            return before;
          }
          if (isMine || performance.now() > giveUpAtMs) break;
          // With the lock the token is read once more: the last owner may have stored one since.
          isMine = (await twice(() => redis.dgaLock(1, lockKey, lock, LOCK_MS))) === 1;
          if (!isMine) await sleep(LOOK_AGAIN_MS);
        }
      } catch {
        // Without the store, every instance asks for itself.
        return ask();
      }
      try {
        const issued = await ask();
        const token: SharedToken = { token: issued.token, askedAtMs: Date.now(), same: issued.token.token === before?.token.token };
        await redis.set(tokenAt(), seal(token), 'PX', Math.max(1000, Math.round(issued.expiresAtMs - Date.now()))).catch(() => undefined);
        return issued;
      } finally {
        await unlock();
      }
    },

    ready: () => isReady(redis),
    async reload(newUrl, newSecretKey) {
      tokenKey = derive('token', newSecretKey);
      hashKey = derive('hash', newSecretKey);
      if (newUrl === url) return;
      const earlier = redis;
      const next = connectRedis(newUrl, onError);
      await isReady(next);
      url = newUrl;
      redis = next;
      // Commands in progress end first.
      earlier.quit().catch(() => earlier.disconnect());
    },
    close: () => redis.disconnect(),
  };
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { IssuedToken, ShareToken } from '../../client/transport/token-source.ts';
import type { CreateCounters, WindowState } from '../limits/counters.ts';

/** A connection to the shared store. */
export interface RedisStores {
  readonly counters: CreateCounters;
  readonly shareToken: ShareToken;
  /** Waits for the first connection, but not for long: the proxy can start without its store. */
  ready(): Promise<boolean>;
  close(): void;
}

/** Answers come in a fraction of this; what takes longer is a store in trouble, and a shopper waits. */
const COMMAND_TIMEOUT_MS = 500;
const FIRST_CONNECTION_MS = 2000;
/** Longer than a token call takes, so that nobody asks in between. */
const LOCK_MS = 7000;
const LOOK_AGAIN_MS = 100;
/** Where the API gave the same token as before: how long nobody asks again. */
const SAME_TOKEN_PAUSE_MS = 10_000;

/**
 * Counts in all windows or in none, in one step. One script instead of rate-limiter-flexible: that asks window after window, and counts
 * a call in the first ones that the last one then refuses.
 */
const TAKE = `
local n, allowed, used, answer = #KEYS, 1, {}, {}
for i = 1, n do
  used[i] = tonumber(redis.call('GET', KEYS[i]) or '0')
  if used[i] >= tonumber(ARGV[i]) then allowed = 0 end
end
answer[1] = allowed
for i = 1, n do
  if allowed == 1 then
    used[i] = redis.call('INCR', KEYS[i])
    if used[i] == 1 then redis.call('PEXPIRE', KEYS[i], ARGV[n + i]) end
  end
  answer[2 * i] = used[i]
  answer[2 * i + 1] = redis.call('PTTL', KEYS[i])
end
return answer`;

const GIVE_BACK = `
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or '0') > 0 then redis.call('DECR', KEYS[i]) end
end
return 1`;

const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

interface Scripts {
  dgaTake(keys: number, ...args: (string | number)[]): Promise<number[]>;
  dgaGiveBack(keys: number, ...args: string[]): Promise<number>;
  dgaUnlock(keys: number, key: string, value: string): Promise<number>;
}

/**
 * Token, limits and budgets in Redis. Nothing in it can be read without the deployment's own secret: the token is encrypted, and callers
 * stand there as keyed hashes only. Codes never come here.
 */
export function createRedisStores(url: string, clientId: string, secretKey: string): RedisStores {
  // Keys of their own for each use, all from the secret that every instance has anyway.
  const derive = (use: string): Buffer => createHmac('sha256', secretKey).update(`dga-address-lookup ${use} ${clientId}`).digest();
  const hashKey = derive('hash');
  const tokenKey = derive('token');
  const hashed = (text: string): string => createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22);

  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: FIRST_CONNECTION_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
    scripts: { dgaTake: { lua: TAKE }, dgaGiveBack: { lua: GIVE_BACK }, dgaUnlock: { lua: UNLOCK } },
  }) as Redis & Scripts;
  // Without a listener an error would end the process. The proxy notices by its commands.
  redis.on('error', () => undefined);

  const tokenAt = `dga:token:{${hashed('token')}}`;
  const lockAt = `dga:token-lock:{${hashed('token')}}`;

  interface SharedToken extends IssuedToken {
    readonly askedAtMs: number;
    /** The API gave the token that was there before. */
    readonly same: boolean;
  }

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
      // Of another secret, or not ours at all: as if there were none.
      return undefined;
    }
  }

  async function shared(): Promise<SharedToken | undefined> {
    const text = await redis.get(tokenAt);
    const token = text === null ? undefined : unseal(text);
    return token && token.expiresAtMs > Date.now() ? token : undefined;
  }

  return {
    counters: (name, rates) => {
      const keysOf = (key: string): string[] => {
        const tag = hashed(key);
        return rates.map((rate, i) => `dga:${name}:{${tag}}:${i}:${rate.windowMs}`);
      };
      const limits = [...rates.map(({ limit }) => limit), ...rates.map(({ windowMs }) => windowMs)];
      return {
        async take(key) {
          const [allowed, ...numbers] = await redis.dgaTake(rates.length, ...keysOf(key), ...limits);
          const windows = rates.map((rate, i): WindowState => {
            const resetMs = numbers[2 * i + 1] ?? 0;
            return { rate, used: numbers[2 * i] ?? 0, resetMs: resetMs < 0 ? rate.windowMs : resetMs };
          });
          return { allowed: allowed === 1, windows };
        },
        async giveBack(key) {
          await redis.dgaGiveBack(rates.length, ...keysOf(key));
        },
      };
    },

    shareToken: async (ask, unwanted) => {
      const lock = randomBytes(12).toString('base64url');
      const giveUpAtMs = Date.now() + LOCK_MS;
      // The lock ends by itself where this fails.
      const unlock = (): Promise<unknown> => redis.dgaUnlock(1, lockAt, lock).catch(() => undefined);
      let before: SharedToken | undefined;
      try {
        for (let isMine = false; ;) {
          before = await shared();
          if (before && (before.token.token !== unwanted || (before.same && Date.now() - before.askedAtMs < SAME_TOKEN_PAUSE_MS))) {
            if (isMine) await unlock();
            return before;
          }
          if (isMine || Date.now() > giveUpAtMs) break;
          // With the lock it is looked at once more: whoever had it may have brought a token since.
          isMine = (await redis.set(lockAt, lock, 'PX', LOCK_MS, 'NX')) === 'OK';
          if (!isMine) await sleep(LOOK_AGAIN_MS);
        }
      } catch {
        // No shared place: everybody for himself.
        return ask();
      }
      try {
        const issued = await ask();
        const token: SharedToken = { ...issued, askedAtMs: Date.now(), same: issued.token.token === before?.token.token };
        await redis.set(tokenAt, seal(token), 'PX', Math.max(1000, Math.round(issued.expiresAtMs - Date.now()))).catch(() => undefined);
        return issued;
      } finally {
        await unlock();
      }
    },

    ready: () =>
      Promise.race([
        sleep(FIRST_CONNECTION_MS, false, { ref: false }),
        new Promise<boolean>((resolve) => {
          if (redis.status === 'ready') resolve(true);
          else redis.once('ready', () => resolve(true));
        }),
      ]),
    close: () => redis.disconnect(),
  };
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IssuedToken, ShareToken } from '../../../client/transport/token-source.ts';
import type { RedisConnection } from './connect-redis.ts';
import type { RedisKeys } from './redis-keys.ts';

/** Longer than a token call takes, so that no other instance calls in between. */
const LOCK_MS = 7000;
const LOOK_AGAIN_MS = 100;
/** After the API has issued the same token again, no instance asks for this long. */
const SAME_TOKEN_PAUSE_MS = 10_000;

interface SharedToken {
  readonly token: IssuedToken['token'];
  /** Wall clock of the instance that asked, for the pause after an equal token. */
  readonly askedAtMs: number;
  /** The API issued the token that was stored before. */
  readonly same: boolean;
}

/** Shares one token through Redis, encrypted. The names of its keys change with the credentials, so that instances with new ones do not replace the token of the others. */
export function createRedisToken(connection: () => RedisConnection, keys: () => RedisKeys): ShareToken {
  /** The stored token. Redis counts the rest of its life, because the clocks of two machines may differ. */
  async function shared(redis: RedisConnection, { name, unseal }: RedisKeys): Promise<(SharedToken & IssuedToken) | undefined> {
    const key = `dga:token:{${name}}`;
    const [text, leftMs] = await Promise.all([redis.get(key), redis.pttl(key)]);
    const opened = text === null || leftMs <= 0 ? undefined : unseal(text);
    return opened === undefined ? undefined : { ...(JSON.parse(opened) as SharedToken), expiresAtMs: Date.now() + leftMs };
  }

  return async (ask, unwanted) => {
    const redis = connection();
    const ofCredentials = keys();
    // When many instances start together, half a second can pass before a process sees an answer that arrived in time.
    const twice = <T>(command: () => Promise<T>): Promise<T> =>
      command().catch((error: unknown) => (redis.status === 'ready' ? command() : Promise.reject(error as Error)));
    const lock = randomBytes(12).toString('base64url');
    const giveUpAtMs = performance.now() + LOCK_MS;
    const lockKey = `dga:token-lock:{${ofCredentials.name}}`;
    // The lock expires if this fails.
    const unlock = (): Promise<unknown> => redis.dgaUnlock(1, lockKey, lock).catch(() => undefined);
    let before: (SharedToken & IssuedToken) | undefined;
    try {
      for (let isMine = false; ;) {
        before = await twice(() => shared(redis, ofCredentials));
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
      const lifeMs = Math.max(1000, Math.round(issued.expiresAtMs - Date.now()));
      await redis.set(`dga:token:{${ofCredentials.name}}`, ofCredentials.seal(JSON.stringify(token)), 'PX', lifeMs).catch(() => undefined);
      return issued;
    } finally {
      await unlock();
    }
  };
}

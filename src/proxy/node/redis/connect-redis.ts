import { Cluster, type Command, Redis, type RedisOptions } from 'ioredis';
import { readRedisUrl } from './redis-url.ts';

/** Longer waits mean that the store is in trouble, and a shopper is waiting. */
const COMMAND_TIMEOUT_MS = 500;
export const FIRST_CONNECTION_MS = 2000;
/** The commands that ioredis sends by itself when a connection opens or ends. */
const ON_CONNECTION: ReadonlySet<string> = new Set(['auth', 'select', 'info', 'quit']);

/**
 * Counts in all windows or in none, in one step. A window is a hash of a count and an id, so that a call that ends after its window is not
 * subtracted from the next one. A key without an expiry (restored from a dump, or persisted by hand) gets one. A script instead of
 * rate-limiter-flexible, which checks window after window and counts a call in the first ones that the last one refuses.
 */
const TAKE = `
local n, allowed, used, answer = #KEYS, 1, {}, {}
for i = 1, n do
  used[i] = tonumber(redis.call('HGET', KEYS[i], 'n') or '0')
  if used[i] >= tonumber(ARGV[i]) then allowed = 0 end
end
answer[1] = allowed
for i = 1, n do
  if allowed == 1 then
    used[i] = redis.call('HINCRBY', KEYS[i], 'n', 1)
    if used[i] == 1 then redis.call('HSET', KEYS[i], 'id', ARGV[2 * n + 1]) end
  end
  local ttl = redis.call('PTTL', KEYS[i])
  if ttl == -1 then
    redis.call('PEXPIRE', KEYS[i], ARGV[n + i])
    ttl = tonumber(ARGV[n + i])
  end
  answer[3 * i - 1] = used[i]
  answer[3 * i] = ttl
  answer[3 * i + 1] = redis.call('HGET', KEYS[i], 'id') or ''
end
return answer`;

const GIVE_BACK = `
for i = 1, #KEYS do
  if redis.call('HGET', KEYS[i], 'id') == ARGV[i] and tonumber(redis.call('HGET', KEYS[i], 'n') or '0') > 0 then
    redis.call('HINCRBY', KEYS[i], 'n', -1)
  end
end
return 1`;

/**
 * Reserves a call that counts only if it turns out to be a miss. Reservations are separate from the counts and expire: those of
 * an instance that ends do not count as misses. 1: reserved, 2: the rest of a window is reserved by calls in progress, 0: a window is full.
 * A Redis user without TIME gets the clock of the instance.
 */
const RESERVE = `
local n = #KEYS - 1
local time = redis.pcall('TIME')
local now = time.err and tonumber(ARGV[n + 3]) or tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[n + 1], '-inf', now)
redis.call('ZREM', KEYS[n + 1], ARGV[n + 1])
local held, state, answer = redis.call('ZCARD', KEYS[n + 1]), 1, {}
for i = 1, n do
  local used = tonumber(redis.call('HGET', KEYS[i], 'n') or '0')
  local limit = tonumber(ARGV[i])
  if used >= limit then state = 0 elseif used + held >= limit and state == 1 then state = 2 end
  answer[3 * i - 1] = used
  answer[3 * i] = redis.call('PTTL', KEYS[i])
  answer[3 * i + 1] = ''
end
if state == 1 then
  redis.call('ZADD', KEYS[n + 1], now + tonumber(ARGV[n + 2]), ARGV[n + 1])
  redis.call('PEXPIRE', KEYS[n + 1], ARGV[n + 2])
end
answer[1] = state
return answer`;

/** Ends a reservation that has not ended. It counts in all windows if the call was a miss. */
const SETTLE = `
local n = #KEYS - 1
if redis.call('ZREM', KEYS[n + 1], ARGV[n + 1]) == 1 and ARGV[n + 2] == '1' then
  for i = 1, n do
    redis.call('HINCRBY', KEYS[i], 'n', 1)
    if redis.call('PTTL', KEYS[i]) == -1 then redis.call('PEXPIRE', KEYS[i], ARGV[i]) end
  end
end
return 1`;

/** Takes the lock if it is free or the caller's own. A lock without an expiry would block every renewal, so it gets one. */
const LOCK = `
if redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') or redis.call('GET', KEYS[1]) == ARGV[1] then return 1 end
if redis.call('PTTL', KEYS[1]) == -1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

interface Scripts {
  dgaTake(keys: number, ...args: (string | number)[]): Promise<(number | string)[]>;
  dgaGiveBack(keys: number, ...args: string[]): Promise<number>;
  dgaReserve(keys: number, ...args: (string | number)[]): Promise<(number | string)[]>;
  dgaSettle(keys: number, ...args: (string | number)[]): Promise<number>;
  dgaLock(keys: number, key: string, value: string, ms: number): Promise<number>;
  dgaUnlock(keys: number, key: string, value: string): Promise<number>;
}

/** A connection to Redis, with the scripts of the proxy. */
export type RedisConnection = (Redis | Cluster) & Scripts;

/**
 * Connects to Redis, to the master that Sentinels name, or to a Cluster, and reconnects for ever.
 *
 * @param onError called with every error of a connection or a command
 */
export function connectRedis(url: string, onError: (error: Error) => void): RedisConnection {
  const common: RedisOptions = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A user with few rights may not tell Redis its name.
    disableClientInfo: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: FIRST_CONNECTION_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  };
  const scripts = {
    dgaTake: { lua: TAKE },
    dgaGiveBack: { lua: GIVE_BACK },
    dgaReserve: { lua: RESERVE },
    dgaSettle: { lua: SETTLE },
    dgaLock: { lua: LOCK },
    dgaUnlock: { lua: UNLOCK },
  };
  const place = readRedisUrl(url);
  let redis: Redis | Cluster;
  if (place?.kind === 'cluster' || place?.kind === 'sentinel') {
    const { isSecure, ...login } = place.login;
    const tls = isSecure ? { tls: {} } : {};
    redis =
      place.kind === 'cluster'
        ? new Cluster([...place.hosts], {
            enableOfflineQueue: false,
            clusterRetryStrategy: (attempt) => Math.min(attempt * 100, 1000),
            redisOptions: { ...common, ...login, ...tls },
            scripts,
          })
        : new Redis({
            ...common,
            ...login,
            ...tls,
            sentinels: [...place.hosts],
            name: place.master,
            ...(login.password === undefined ? {} : { sentinelPassword: login.password }),
            ...(isSecure ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
            sentinelRetryStrategy: (attempt) => Math.min(attempt * 100, 1000),
            scripts,
          });
  } else redis = new Redis(url, { ...common, scripts });
  // Without a listener, an error would end the process.
  redis.on('error', onError);
  // Redis refuses some commands for good (NOPERM, READONLY, OOM), while the connection works. A missing password is reported by the connection.
  const send = redis.sendCommand.bind(redis) as (command: Command, ...more: unknown[]) => unknown;
  // ioredis would go on in database 0, where another deployment may keep its budget.
  let refusedDatabase: Error | undefined;
  redis.sendCommand = (command: Command, ...more: unknown[]) => {
    const isSelect = command.name === 'select';
    if (isSelect) refusedDatabase = undefined;
    command.promise.catch((error: Error) => {
      if (isSelect && error.name === 'ReplyError') refusedDatabase = error;
      if (!error.message.startsWith('NOAUTH')) onError(error);
    });
    if (refusedDatabase === undefined || ON_CONNECTION.has(command.name)) return send(command, ...more);
    command.reject(refusedDatabase);
    return command.promise;
  };
  return redis as RedisConnection;
}

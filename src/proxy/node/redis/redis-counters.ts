import { randomBytes } from 'node:crypto';
import type { CreateCounters, Taken, WindowState } from '../../limits/counters.ts';
import type { Rate } from '../../limits/read-rates.ts';
import type { RedisConnection } from './connect-redis.ts';
import type { RedisKeys } from './redis-keys.ts';

/** A search takes five seconds at most: a reservation that lives longer belongs to an instance that has gone. */
const RESERVATION_MS = 10_000;

/** The names of a key's windows, and of its reservations. One hash tag: a Cluster keeps them on one node, as scripts require. */
export function windowKeys(keys: RedisKeys, name: string, rates: readonly Rate[], key: string): { windows: string[]; reserved: string } {
  // The deployment's budget belongs to no caller, and outlives every change of client id and secret.
  const tag = name === 'deployment-misses' ? key : keys.hashed(key);
  return {
    windows: rates.map((rate, i) => `dga:window:${name}:{${tag}}:${i}:${rate.windowMs}`),
    reserved: `dga:reserved:${name}:{${tag}}`,
  };
}

/** Counts in Redis. `keys` resolves once they are known. */
export function createRedisCounters(connection: () => RedisConnection, keys: () => Promise<RedisKeys>): CreateCounters {
  return (name, rates) => {
    const limits = rates.map(({ limit }) => limit);
    const lengths = rates.map(({ windowMs }) => windowMs);
    const newId = (): string => randomBytes(9).toString('base64url');
    const windowsOf = (values: readonly (number | string)[]): WindowState[] =>
      rates.map((rate, i) => {
        const resetMs = Number(values[3 * i + 1] ?? 0);
        return {
          rate,
          used: Number(values[3 * i]),
          resetMs: resetMs < 0 ? rate.windowMs : resetMs,
          id: String(values[3 * i + 2]),
        };
      });
    return {
      async take(key) {
        const { windows } = windowKeys(await keys(), name, rates, key);
        const [allowed, ...values] = await connection().dgaTake(rates.length, ...windows, ...limits, ...lengths, newId());
        return { allowed: allowed === 1, windows: windowsOf(values) };
      },
      async giveBack(key, taken: Taken) {
        const { windows } = windowKeys(await keys(), name, rates, key);
        await connection().dgaGiveBack(rates.length, ...windows, ...taken.windows.map(({ id }) => String(id)));
      },
      async reserve(key, id) {
        const { windows, reserved } = windowKeys(await keys(), name, rates, key);
        const [state, ...values] = await connection().dgaReserve(
          rates.length + 1,
          ...windows,
          reserved,
          ...limits,
          id,
          RESERVATION_MS,
          Date.now(),
        );
        return { allowed: state === 1, isBusy: state === 2, windows: windowsOf(values) };
      },
      async settle(key, id, counts) {
        const { windows, reserved } = windowKeys(await keys(), name, rates, key);
        await connection().dgaSettle(rates.length + 1, ...windows, reserved, ...lengths, id, counts ? 1 : 0);
      },
    };
  };
}

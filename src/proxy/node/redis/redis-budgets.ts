import { truncateIp, readIpAddress, ipText } from '../../http/ip-address.ts';
import type { Rate } from '../../limits/read-rates.ts';
import type { BudgetRates, RedisBudgets } from './budgets.ts';
import type { RedisConnection } from './connect-redis.ts';
import { windowKeys } from './redis-counters.ts';
import type { RedisKeys } from './redis-keys.ts';

/** The key of a caller in the counters. @throws {SyntaxError} if the text is not an address */
function keyOf(client: string): string {
  const address = readIpAddress(client);
  if (!address) throw new SyntaxError(`--client ${client} is not an IP address.`);
  return ipText(address.family === 4 ? address : truncateIp(address, 56));
}

/** Reads and changes the budgets that the instances of a deployment share. */
export function createRedisBudgets(redis: RedisConnection, keys: () => Promise<RedisKeys>, rates: BudgetRates): RedisBudgets {
  async function find(client: string | undefined): Promise<readonly (readonly [rate: Rate, key: string])[]> {
    const own = client === undefined ? rates.deployment : rates.client;
    const [name, key] = client === undefined ? ['deployment-misses', 'all'] : ['client-misses', keyOf(client)];
    const { windows } = windowKeys(await keys(), name, own, key);
    return own.map((rate, i) => [rate, windows[i] ?? '']);
  }
  return {
    async read(client) {
      return Promise.all(
        (await find(client)).map(async ([rate, key]) => {
          const [used, leftMs] = await Promise.all([redis.hget(key, 'n'), redis.pttl(key)]);
          return { rate, used: Number(used ?? 0), endsInMs: Math.max(0, leftMs) };
        }),
      );
    },
    async reset(client) {
      await Promise.all((await find(client)).map(([, key]) => redis.del(key)));
    },
    async raise(client, by) {
      for (const [rate, key] of await find(client)) {
        await redis.hincrby(key, 'n', -by);
        // A window in which nothing was counted begins now.
        if ((await redis.pttl(key)) === -1) await redis.pexpire(key, rate.windowMs);
      }
    },
  };
}

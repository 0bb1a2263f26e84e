import type { CommandOptions } from './read-variables.ts';
import type { BudgetWindow, RedisBudgets } from './redis/budgets.ts';

/** The operator's command for the budgets. */
export interface BudgetCommand {
  readonly reset: boolean;
  /** Further misses that are allowed until the windows end. */
  readonly raiseBy: number | undefined;
  /** The address of a client; the whole deployment without one. */
  readonly client: string | undefined;
}

function lineOf({ rate: { limit, name }, used, endsInMs }: BudgetWindow): string {
  // A raised budget has less than nothing used.
  const left = `${Math.max(0, limit - used)} left of ${Math.max(limit, limit - used)} per ${name}`;
  return endsInMs === 0 ? left : `${left}, ends in ${Math.ceil(endsInMs / 60_000)} min`;
}

/**
 * Shows, resets or raises the budgets of Digital Address misses that the instances share.
 *
 * @throws {Error} without a shared store: the budgets are in the memory of each instance then
 */
export async function manageBudgets(options: CommandOptions, { reset, raiseBy, client }: BudgetCommand): Promise<string> {
  const { proxy, config, redisUrl } = options;
  if (redisUrl === undefined)
    throw new Error('without DGA_REDIS_URL the budgets are in the memory of the process: restart it to reset them.');
  const { createRedisStores } = await import('./redis/redis-stores.ts');
  const stores = createRedisStores({ url: redisUrl, clientId: proxy.clientId ?? '', secretKey: proxy.secretKey ?? '' });
  try {
    if (!(await stores.ready())) throw new Error('Redis does not answer at DGA_REDIS_URL.');
    const budgets: RedisBudgets = stores.budgets({ client: config.rateDgaMisses, deployment: config.budgetDgaMisses });
    if (reset) await budgets.reset(client);
    if (raiseBy !== undefined) await budgets.raise(client, raiseBy);
    const title = `Digital Address misses of ${client ?? 'the deployment'}:`;
    return [title, ...(await budgets.read(client)).map((window) => `  ${lineOf(window)}`), ''].join('\n');
  } finally {
    stores.close();
  }
}

import type { ProxyLogger } from '../observe/log.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import { type Counters, type CreateCounters, createMemoryCounters, type Taken } from './counters.ts';
import { type Rate, tighterRates } from './rates.ts';

/** Records whether the shared store answers. */
export interface StoreHealth {
  answered(): void;
  failed(error: unknown): void;
}

/** Logs and counts when the shared store fails and when it recovers, once each. */
export function createStoreHealth(logger: ProxyLogger, metrics: ProxyMetrics): StoreHealth {
  let isUp = true;
  return {
    answered() {
      if (isUp) return;
      isUp = true;
      metrics.store(true);
      logger.info({ event: 'store-back' }, 'The shared store answers again; limits are shared.');
    },
    failed(error) {
      if (!isUp) return;
      isUp = false;
      metrics.store(false);
      logger.error(
        { event: 'store-gone', error: error instanceof Error ? error.name : 'unknown' },
        'The shared store does not answer. ZIP Codes continue with half the limits, counted by this instance; Digital Addresses are refused until it is back. Check DGA_REDIS_URL and the store.',
      );
    },
  };
}

/** The result of counting one call, and which counters have it. */
export type SharedTaken = Taken & {
  /** The shared store failed, and this instance counted alone with half the limits. */
  readonly local: boolean;
};

/** Counters that several instances may share. */
export interface SharedCounters {
  take(key: string): Promise<SharedTaken>;
  giveBack(key: string, taken: SharedTaken): Promise<void>;
}

/** Counts in the shared store, or in memory if there is none or it fails. */
export function createSharedCounters(
  name: string,
  rates: readonly Rate[],
  now: () => number,
  createShared: CreateCounters | undefined,
  health: StoreHealth,
): SharedCounters {
  const shared: Counters | undefined = createShared?.(name, rates);
  const local = createMemoryCounters(shared ? tighterRates(rates) : rates, now);
  return {
    async take(key) {
      if (!shared) return { ...(await local.take(key)), local: false };
      try {
        const taken = await shared.take(key);
        health.answered();
        return { ...taken, local: false };
      } catch (error) {
        health.failed(error);
        return { ...(await local.take(key)), local: true };
      }
    },
    async giveBack(key, taken) {
      try {
        // Given back where the call was counted: the store may have failed or recovered since.
        await (taken.local ? local : (shared ?? local)).giveBack(key, taken);
      } catch (error) {
        // The call stays counted until its window ends.
        health.failed(error);
      }
    },
  };
}

/** The rates of one proxy. */
export interface LimitRates {
  readonly rateLookups: readonly Rate[];
  readonly rateLists: readonly Rate[];
  readonly rateDgaMisses: readonly Rate[];
  readonly budgetDgaMisses: readonly Rate[];
}

/** The limits of one proxy. */
export interface Limits {
  readonly lookups: SharedCounters;
  readonly lists: SharedCounters;
  readonly clientMisses: SharedCounters;
  readonly deploymentMisses: SharedCounters;
}

/** Creates the limits. `now`: a monotonic clock in milliseconds. */
export function createLimits(config: LimitRates, now: () => number, shared: CreateCounters | undefined, health: StoreHealth): Limits {
  const counters = (name: string, rates: readonly Rate[]): SharedCounters => createSharedCounters(name, rates, now, shared, health);
  return {
    lookups: counters('lookups', config.rateLookups),
    lists: counters('lists', config.rateLists),
    clientMisses: counters('client-misses', config.rateDgaMisses),
    deploymentMisses: counters('deployment-misses', config.budgetDgaMisses),
  };
}

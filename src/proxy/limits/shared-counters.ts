import { type Counters, createMemoryCounters, type Taken } from './counters.ts';
import type { ProxyConfig, ProxyStores } from '../config.ts';
import type { ProxyLogger } from '../observe/log.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import { type Rate, tighterRates } from './rates.ts';

/** Whether the store that instances share answers. */
export interface StoreHealth {
  answered(): void;
  failed(error: unknown): void;
}

/** Tells log and metric when the shared store goes and when it is back, once each. */
export function createStoreHealth(logger: ProxyLogger, metrics: ProxyMetrics): StoreHealth {
  let up = true;
  return {
    answered() {
      if (up) return;
      up = true;
      metrics.store(true);
      logger.info({ event: 'store-back' }, 'The shared store answers again; limits are shared.');
    },
    failed(error) {
      if (!up) return;
      up = false;
      metrics.store(false);
      logger.error(
        { event: 'store-gone', error: error instanceof Error ? error.name : 'unknown' },
        'The shared store does not answer: ZIP Codes go on with tighter limits of this instance, Digital Addresses are closed until it is back.',
      );
    },
  };
}

/** Counters that may be shared. */
export interface SharedCounters {
  /** `local`: the shared store is gone, and this instance has counted by itself, half of what is allowed. */
  take(key: string): Promise<Taken & { readonly local: boolean }>;
  giveBack(key: string, taken: Taken): Promise<void>;
}

/** Counters in the shared store where there is one, in memory where there is none or it does not answer. */
export function createSharedCounters(
  name: string,
  rates: readonly Rate[],
  now: () => number,
  stores: ProxyStores,
  health: StoreHealth,
): SharedCounters {
  const shared: Counters | undefined = stores.counters?.(name, rates);
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
        await (shared ?? local).giveBack(key, taken);
      } catch (error) {
        // The call stays counted: on the safe side, and it ends with its window.
        health.failed(error);
      }
    },
  };
}

/** The limits of one proxy. */
export interface Limits {
  readonly lookups: SharedCounters;
  readonly clientMisses: SharedCounters;
  readonly deploymentMisses: SharedCounters;
}

export function createLimits(config: ProxyConfig, now: () => number, stores: ProxyStores, health: StoreHealth): Limits {
  return {
    lookups: createSharedCounters('lookups', config.rateLookups, now, stores, health),
    clientMisses: createSharedCounters('client-misses', config.rateDgaMisses, now, stores, health),
    deploymentMisses: createSharedCounters('deployment-misses', config.budgetDgaMisses, now, stores, health),
  };
}

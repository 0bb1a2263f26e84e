import type { ProxyLogger } from '../observe/logger.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';

/**
 * Knows whether the shared store answers, so that a store that hangs costs one time-out and not one per lookup. After a command failed,
 * no call waits for the store until it has answered a probe. It counts as gone when the first probe fails too: a single slow
 * command is not an outage.
 */
export interface StoreHealth {
  /** Whether a command is worth waiting for. If not, a probe may begin. */
  isUp(): boolean;
  /** Resolves with whether the store answers, at once if it does or if a probe has just failed. */
  recovers(): Promise<boolean>;
  /** Reports a command that was answered. `seconds`: how long it took. */
  answered(seconds: number): void;
  /** Reports a command that failed. `probe`: a harmless command, to find out whether the store is back. */
  failed(probe: () => Promise<unknown>): void;
}

/** Sends a command to the shared store. Resolves with `undefined` if the store does not answer, or if calls do not wait for it now. */
export type SharedCommands = <T>(command: () => T | Promise<T>) => Promise<T | undefined>;

/** Creates the way to a store. `probe`: a harmless command, to find out whether the store is back. */
export function createSharedCommands(health: StoreHealth, probe: () => Promise<unknown>): SharedCommands {
  return async (command) => {
    if (!health.isUp()) return undefined;
    const startMs = performance.now();
    try {
      const answer = await command();
      health.answered((performance.now() - startMs) / 1000);
      return answer;
    } catch {
      // The probe finds the reason, and logs it if it fails as well.
      health.failed(probe);
      return undefined;
    }
  };
}

/** Pause between two probes of a store that does not answer. */
const PROBE_PAUSE_MS = 500;

/** Creates the health of one store. Logs and counts when it goes and when it is back, once each. `now`: a monotonic clock. */
export function createStoreHealth(logger: ProxyLogger, metrics: ProxyMetrics, now: () => number): StoreHealth {
  let state: 'up' | 'doubtful' | 'gone' = 'up';
  let probe: (() => Promise<unknown>) | undefined;
  let running: Promise<boolean> | undefined;
  let probeAtMs = 0;

  function back(): void {
    if (state === 'gone') {
      metrics.store(true);
      logger.info({ event: 'store-back' }, 'The shared store answers again; limits are shared.');
    }
    state = 'up';
  }

  function gone(error: unknown): void {
    if (state !== 'gone') {
      metrics.store(false);
      logger.error(
        { event: 'store-gone', error: error instanceof Error ? error.name : 'unknown' },
        'The shared store does not answer. ZIP Codes continue with half the limits, counted by this instance; Digital Addresses are refused until it is back. Check DGA_REDIS_URL and the store.',
      );
    }
    state = 'gone';
  }

  function begin(): Promise<boolean> {
    running ??= (async () => {
      try {
        await probe?.();
        back();
        return true;
      } catch (error) {
        gone(error);
        return false;
      } finally {
        running = undefined;
        probeAtMs = now() + PROBE_PAUSE_MS;
      }
    })();
    return running;
  }

  const mayProbe = (): boolean => running === undefined && now() >= probeAtMs;

  return {
    isUp() {
      if (state !== 'up' && mayProbe()) void begin();
      return state === 'up';
    },
    recovers() {
      if (state === 'up') return Promise.resolve(true);
      return running ?? (mayProbe() ? begin() : Promise.resolve(false));
    },
    answered(seconds) {
      metrics.storeSeconds?.(seconds);
    },
    failed(newProbe) {
      probe = newProbe;
      if (state !== 'up') return;
      state = 'doubtful';
      metrics.storeFailed?.();
      void begin();
    },
  };
}

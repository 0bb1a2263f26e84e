import { Problem, retryAfter } from '../../protocol/problem.ts';
import type { Caller } from '../http/client-address.ts';
import { fullUntilMs, limitHeaders } from './limit-headers.ts';
import type { ProxyLogger } from '../observe/log.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { WindowState } from './counters.ts';
import type { Limits, SharedCounters, SharedTaken } from './shared-counters.ts';

/** A Digital Address that may be searched. Ends in one of two ways, once. */
export interface Reservation {
  /** The Digital Address exists, or the API did not answer: the reserved miss is returned. */
  release(): Promise<void>;
  /** The Digital Address does not exist: the miss stays counted. */
  miss(): void;
}

/**
 * Budgets against guessing Digital Addresses. They count misses, per client and for the whole deployment, so customers behind one
 * carrier address do not lock each other out by finding their own addresses, and a client that tries every code is stopped.
 *
 * Only the answer shows a miss. Each search therefore reserves a miss beforehand and returns it if it hits; searches beyond the rest
 * of a budget wait for those in progress. Counting afterwards would let a thousand parallel guesses through.
 */
export interface MissBudget {
  /** @throws {Problem} 429 if the client's misses are spent, 503 if the deployment's are spent or cannot be counted */
  reserve(caller: Caller, signal: AbortSignal): Promise<Reservation>;
}

const DEPLOYMENT = 'all';
const ALARMS = [100, 90, 50] as const;
/** `Retry-After` while the shared store is unavailable. The proxy reconnects more often than this. */
const STORE_PAUSE_MS = 10_000;

export function createMissBudget({ clientMisses, deploymentMisses }: Limits, logger: ProxyLogger, metrics: ProxyMetrics): MissBudget {
  const inProgress = new Map<string, number>();
  let settled = 0;
  const waiting = new Map<string, (() => void)[]>();
  let latest: readonly WindowState[] = [];
  let alarmed = 0;

  const count = (key: string, step: 1 | -1): void => {
    const now = (inProgress.get(key) ?? 0) + step;
    if (now > 0) inProgress.set(key, now);
    else inProgress.delete(key);
  };

  /** Reports the fullest window, without misses that are only reserved. */
  function watchBudget(): void {
    const reserved = inProgress.get(DEPLOYMENT) ?? 0;
    const part = Math.max(0, ...latest.map(({ rate, used }) => (used - reserved) / rate.limit));
    metrics.budgetUsed(part);
    const level = ALARMS.find((percent) => part * 100 >= percent) ?? 0;
    if (level !== 0 && level > alarmed) {
      metrics.budgetAlarm(level);
      logger.warn(
        { event: 'budget-alarm', percent: level },
        `${level} % of the deployment's budget of Digital Address misses are used: a client may be guessing codes. Look for "security" lines in the log.`,
      );
    }
    alarmed = level;
  }

  /** Ends one search in progress. Wakes the first waiting search if there is room again, and all of them if nothing is in progress. */
  function settle(key: string, released: boolean): void {
    count(key, -1);
    settled++;
    const queue = waiting.get(key);
    if (!queue) return;
    const woken = inProgress.has(key) ? queue.splice(0, released ? 1 : 0) : queue.splice(0);
    if (queue.length === 0) waiting.delete(key);
    for (const go of woken) go();
  }

  /** Resolves when a search in progress ends, or when the caller's time is over. */
  function nextSettled(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const queue = waiting.get(key) ?? [];
      waiting.set(key, queue);
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(go), 1);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(go);
    });
  }

  async function take(limit: SharedCounters, key: string, signal: AbortSignal, progressKey = key): Promise<SharedTaken> {
    for (;;) {
      const before = settled;
      const taken = await limit.take(key);
      if (taken.local) {
        metrics.refused('budget');
        throw new Problem(503, 'unavailable', 'misses cannot be counted without the shared store', retryAfter(STORE_PAUSE_MS));
      }
      if (taken.allowed) {
        // In the same turn: other searches of this client wait while one is in progress, and are refused otherwise.
        count(progressKey, 1);
        return taken;
      }
      if (signal.aborted) return taken;
      if (settled === before) {
        if ((inProgress.get(progressKey) ?? 0) === 0) return taken;
        await nextSettled(progressKey, signal);
      }
    }
  }

  const reservation = (callerKey: string, key: string, own: SharedTaken, all: SharedTaken): Reservation => ({
    async release() {
      await Promise.all([clientMisses.giveBack(callerKey, own), deploymentMisses.giveBack(DEPLOYMENT, all)]);
      latest = latest.map((window) => ({ ...window, used: Math.max(0, window.used - 1) }));
      settle(key, true);
      settle(DEPLOYMENT, true);
      watchBudget();
    },
    miss() {
      settle(key, false);
      settle(DEPLOYMENT, false);
      watchBudget();
    },
  });

  return {
    async reserve(caller, signal) {
      const key = `client ${caller.key}`;
      const own = await take(clientMisses, caller.key, signal, key);
      if (!own.allowed) {
        metrics.refused('client-misses');
        throw new Problem(429, 'rate-limited', 'Digital Address misses of this client are spent', {
          ...retryAfter(fullUntilMs(own)),
          ...limitHeaders(own.windows, 'misses-'),
        });
      }
      try {
        const all = await take(deploymentMisses, DEPLOYMENT, signal);
        if (!all.allowed) {
          metrics.refused('budget');
          throw new Problem(503, 'unavailable', 'Digital Address misses of this deployment are spent', retryAfter(fullUntilMs(all)));
        }
        latest = all.windows;
        return reservation(caller.key, key, own, all);
      } catch (error) {
        await clientMisses.giveBack(caller.key, own);
        settle(key, true);
        throw error;
      }
    },
  };
}

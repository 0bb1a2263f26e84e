import type { Caller } from '../http/client-address.ts';
import type { Taken, WindowState } from './counters.ts';
import { fullUntilMs, limitHeaders } from '../http/limit-headers.ts';
import type { ProxyLogger } from '../observe/log.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import { Problem, retryAfter } from '../http/problem.ts';
import type { Limits, SharedCounters } from './shared-counters.ts';

/** A Digital Address that may be asked for. Ends in one of two ways, once. */
export interface Reservation {
  /** It was found, or the API did not say: nothing was used up. */
  release(): Promise<void>;
  /** There is no such Digital Address: the miss stays counted. */
  miss(): void;
}

/**
 * Budgets against guessing Digital Addresses: they count misses, per client and for the whole deployment, so that customers behind one
 * carrier address do not lock each other out by finding their own, and somebody who tries them all is.
 *
 * A miss is known only afterwards. So each question reserves one beforehand and gives it back when it hits; questions beyond the rest
 * of a budget wait for those under way. Asking first and counting later would let a thousand parallel guesses through.
 */
export interface MissBudget {
  /** @throws {Problem} 429 where the client's misses are spent, 503 where the deployment's are or nobody can count them */
  reserve(caller: Caller, signal: AbortSignal): Promise<Reservation>;
}

const DEPLOYMENT = 'all';
const ALARMS = [100, 90, 50] as const;
/** What a caller is told to wait when the shared store is gone; it is looked for more often than this. */
const STORE_PAUSE_MS = 10_000;

export function createMissBudget({ clientMisses, deploymentMisses }: Limits, logger: ProxyLogger, metrics: ProxyMetrics): MissBudget {
  const underWay = new Map<string, number>();
  let settled = 0;
  const waiting = new Map<string, (() => void)[]>();
  let latest: readonly WindowState[] = [];
  let alarmed = 0;

  const count = (key: string, step: 1 | -1): void => {
    const now = (underWay.get(key) ?? 0) + step;
    if (now > 0) underWay.set(key, now);
    else underWay.delete(key);
  };

  /** The fullest window, without what is only reserved. */
  function watchBudget(): void {
    const reserved = underWay.get(DEPLOYMENT) ?? 0;
    const part = Math.max(0, ...latest.map(({ rate, used }) => (used - reserved) / rate.limit));
    metrics.budgetUsed(part);
    const level = ALARMS.find((percent) => part * 100 >= percent) ?? 0;
    if (level !== 0 && level > alarmed) {
      metrics.budgetAlarm(level);
      logger.warn(
        { event: 'budget-alarm', percent: level },
        `${level} % of the deployment's budget of Digital Address misses are used. Somebody may be guessing.`,
      );
    }
    alarmed = level;
  }

  /** One less under way. Whoever waits is woken: the first one where there is room again, all of them where there is nothing to wait for. */
  function settle(key: string, released: boolean): void {
    count(key, -1);
    settled++;
    const queue = waiting.get(key);
    if (!queue) return;
    const woken = underWay.has(key) ? queue.splice(0, released ? 1 : 0) : queue.splice(0);
    if (queue.length === 0) waiting.delete(key);
    for (const go of woken) go();
  }

  /** Until some question under way has its answer, or the caller's time is over. */
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

  async function take(limit: SharedCounters, key: string, signal: AbortSignal, underWayKey = key): Promise<Taken> {
    for (;;) {
      const before = settled;
      const taken = await limit.take(key);
      if (taken.local) {
        metrics.refused('budget');
        throw new Problem(503, 'unavailable', 'misses cannot be counted without the shared store', retryAfter(STORE_PAUSE_MS));
      }
      if (taken.allowed) {
        // In this very moment: others of the same client wait for those under way, and are refused where there are none.
        count(underWayKey, 1);
        return taken;
      }
      if (signal.aborted) return taken;
      if (settled === before) {
        if ((underWay.get(underWayKey) ?? 0) === 0) return taken;
        await nextSettled(underWayKey, signal);
      }
    }
  }

  const reservation = (callerKey: string, key: string, own: Taken, all: Taken): Reservation => ({
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

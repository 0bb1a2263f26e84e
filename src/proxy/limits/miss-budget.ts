import { Problem, retryAfter } from '../../protocol/problem.ts';
import type { Caller } from '../http/client-address.ts';
import type { ProxyLogger } from '../observe/logger.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { WindowState } from './counters.ts';
import { fullUntilMs, limitHeaders } from './limit-headers.ts';
import type { Limits, SharedCounters, SharedReserved } from './shared-counters.ts';

/** A Digital Address that may be searched. Ends in one of two ways, once. */
export interface Reservation {
  /** The Digital Address exists, or the API did not answer: nothing counts. */
  release(): Promise<void>;
  /** The Digital Address does not exist: the miss counts. */
  miss(): Promise<void>;
}

/**
 * Budgets against guessing Digital Addresses. They count misses, per client and for the whole deployment, so customers behind one
 * carrier address do not lock each other out by finding their own addresses, and a client that tries every code is stopped.
 *
 * Only the answer shows a miss. Each search therefore reserves a miss beforehand; searches beyond the rest of a budget wait for those in
 * progress, here and in other instances. Counting afterwards would let a thousand parallel guesses through.
 */
export interface MissBudget {
  /** @throws {Problem} 429 if the client's misses are spent, 503 if the deployment's are spent or cannot be counted */
  reserve(caller: Caller, signal: AbortSignal): Promise<Reservation>;
}

const DEPLOYMENT = 'all';
const ALARMS = [100, 90, 50] as const;
/** `Retry-After` while the shared store is unavailable. The proxy reconnects more often than this. */
const STORE_PAUSE_MS = 10_000;
/** `Retry-After` if searches in progress took all of a client's time. */
const BUSY_PAUSE_MS = 1000;
/** Other instances cannot say when one of their searches has ended. */
const LOOK_AGAIN_MS = 100;

/** A limit and whom it counts. */
interface Layer {
  readonly limit: SharedCounters;
  readonly key: string;
  /** The same key in this process. */
  readonly localKey: string;
}

/** A layer whose miss is reserved. */
interface Held extends Layer {
  readonly reserved: SharedReserved;
}

export function createMissBudget(limits: Limits, logger: ProxyLogger, metrics: ProxyMetrics): MissBudget {
  const inProgress = new Map<string, number>();
  let ended = 0;
  const waiting = new Map<string, (() => void)[]>();
  let latest: { readonly windows: readonly WindowState[]; readonly hasReserved: boolean } = { windows: [], hasReserved: false };
  let alarmed = 0;

  const count = (key: string, step: 1 | -1): void => {
    const now = (inProgress.get(key) ?? 0) + step;
    if (now > 0) inProgress.set(key, now);
    else inProgress.delete(key);
  };

  /** Reports the fullest window, without misses that are only reserved. */
  function watchBudget(): void {
    const reserved = latest.hasReserved ? (inProgress.get(DEPLOYMENT) ?? 0) : 0;
    const part = Math.max(0, ...latest.windows.map(({ rate, used }) => (used - reserved) / rate.limit));
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
  function end(key: string, released: boolean): void {
    count(key, -1);
    ended++;
    const queue = waiting.get(key);
    if (!queue) return;
    const woken = inProgress.has(key) ? queue.splice(0, released ? 1 : 0) : queue.splice(0);
    if (queue.length === 0) waiting.delete(key);
    for (const go of woken) go();
  }

  /** Resolves when a search in progress ends, when the caller's time is over, or after `pauseMs`. */
  function nextEnd(key: string, signal: AbortSignal, pauseMs: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const queue = waiting.get(key) ?? [];
      waiting.set(key, queue);
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        clearTimeout(timer);
        resolve();
      };
      const leave = (): void => {
        const at = queue.indexOf(go);
        if (at >= 0) queue.splice(at, 1);
        go();
      };
      const timer = pauseMs === undefined ? undefined : setTimeout(leave, pauseMs);
      signal.addEventListener('abort', leave, { once: true });
      queue.push(go);
    });
  }

  async function take({ limit, key, localKey }: Layer, signal: AbortSignal): Promise<SharedReserved> {
    for (;;) {
      const before = ended;
      const reserved = await limit.reserve(key);
      if (reserved.local) {
        metrics.refused('budget');
        throw new Problem(503, 'unavailable', 'misses cannot be counted without the shared store', retryAfter(STORE_PAUSE_MS));
      }
      if (reserved.allowed) {
        // In the same turn: other searches of this client wait while one is in progress, and are refused otherwise.
        count(localKey, 1);
        return reserved;
      }
      const isAlone = (inProgress.get(localKey) ?? 0) === 0;
      if (signal.aborted || (reserved.isBusy ? false : before === ended && isAlone)) return reserved;
      if (before === ended || reserved.isBusy) await nextEnd(localKey, signal, reserved.isBusy ? LOOK_AGAIN_MS : undefined);
    }
  }

  /** Ends what was reserved, in the store first: the next search must find the room that it is woken for. */
  async function settle(held: readonly Held[], isMiss: boolean): Promise<void> {
    await Promise.all(held.map(({ limit, key, reserved }) => limit.settle(key, reserved, isMiss)));
    if (held.some(({ key }) => key === DEPLOYMENT)) {
      // Where counts contain reservations, a hit takes its own back; elsewhere a miss joins them.
      const step = latest.hasReserved ? (isMiss ? 0 : -1) : isMiss ? 1 : 0;
      latest = { ...latest, windows: latest.windows.map((window) => ({ ...window, used: Math.max(0, window.used + step) })) };
    }
    for (const { localKey } of held) end(localKey, !isMiss);
    watchBudget();
  }

  /** The keys under which misses count: the page's session if it has one, the address, and the deployment. */
  function layersOf({ key, session }: Caller): readonly Layer[] {
    const address: Layer = { limit: limits.clientMisses, key, localKey: `client ${key}` };
    const own: readonly Layer[] =
      session === undefined
        ? [address]
        : [
            { limit: limits.clientMisses, key: `session ${session}`, localKey: `session ${session}` },
            { ...address, limit: limits.addressMisses },
          ];
    return [...own, { limit: limits.deploymentMisses, key: DEPLOYMENT, localKey: DEPLOYMENT }];
  }

  /** @throws {Problem} why a search may not begin */
  function refuse({ key }: Layer, reserved: SharedReserved): never {
    if (reserved.isBusy) throw new Problem(503, 'unavailable', 'other searches hold what is left of the budget', retryAfter(BUSY_PAUSE_MS));
    if (key === DEPLOYMENT) {
      metrics.refused('budget');
      throw new Problem(503, 'unavailable', 'Digital Address misses of this deployment are spent', retryAfter(fullUntilMs(reserved)));
    }
    metrics.refused('client-misses');
    throw new Problem(429, 'rate-limited', 'Digital Address misses of this client are spent', {
      ...retryAfter(fullUntilMs(reserved)),
      ...limitHeaders(reserved.windows, 'misses-'),
    });
  }

  return {
    async reserve(caller, signal) {
      const held: Held[] = [];
      try {
        for (const layer of layersOf(caller)) {
          const reserved = await take(layer, signal);
          if (!reserved.allowed) refuse(layer, reserved);
          held.push({ ...layer, reserved });
        }
      } catch (error) {
        await settle(held, false);
        throw error;
      }
      const all = held.at(-1)?.reserved;
      if (all) latest = { windows: all.windows, hasReserved: all.reserved === undefined };
      return { release: () => settle(held, false), miss: () => settle(held, true) };
    },
  };
}

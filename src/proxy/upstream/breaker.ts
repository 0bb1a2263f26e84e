import { LookupError } from '../../address/lookup-error.ts';
import { Problem, type ProblemCode, retryAfter } from '../../protocol/problem.ts';
import { MAX_HOLD_MS } from '../observe/explain-error.ts';
import type { ProxyLogger } from '../observe/logger.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';

/** A circuit breaker: holds calls back from an API that fails or asks for a pause. */
export interface Breaker {
  /**
   * Admits a call.
   * @returns a function to call when the call has ended, with its error if it failed
   * @throws {Problem} 503, or 429 while the API limits the proxy
   */
  enter(): (error?: unknown) => void;
}

/** Failures are counted over the last half minute, in steps of five seconds. */
const STEP_MS = 5000;
const STEPS = 6;
const MIN_CALLS = 10;
const FAILING_RATIO = 0.5;
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 60_000;
/** After this time a probe counts as lost, so that it cannot keep the breaker open. */
const PROBE_MS = 10_000;

const FAILURES: ReadonlySet<string> = new Set(['network', 'timeout', 'unavailable', 'rate-limited']);

/** Whether an error means that the API is in trouble. A code without an address or a wrong configuration does not. */
function isFailure(error: unknown): boolean {
  return error instanceof LookupError && FAILURES.has(error.code);
}

/** The pause that an answer asks every caller to make. */
function holdOf(error: unknown): { readonly ms: number; readonly status: number; readonly code: ProblemCode } | undefined {
  if (!(error instanceof LookupError)) return undefined;
  const askedMs = (error.retryAfter ?? 0) * 1000;
  // Without a time, only that call was too much: a pause for all would cost far more lookups than it saves.
  if (error.code === 'rate-limited' && askedMs > 0) return { ms: Math.min(askedMs, MAX_HOLD_MS), status: 429, code: 'rate-limited' };
  if (error.code === 'unavailable' && askedMs > 0) return { ms: Math.min(askedMs, MAX_HOLD_MS), status: 503, code: 'unavailable' };
  return undefined;
}

/**
 * Creates a breaker. It opens when half of at least ten calls failed, then admits one probe from time to time; the first success closes
 * it. It also obeys the API's `Retry-After`. `now`: a monotonic clock in milliseconds.
 */
export function createBreaker(now: () => number, logger: ProxyLogger, metrics: ProxyMetrics): Breaker {
  const calls = Array.from({ length: STEPS }, () => 0);
  const failures = Array.from({ length: STEPS }, () => 0);
  let step = Math.floor(now() / STEP_MS);
  let pauseMs = 0;
  let openUntilMs = 0;
  let probeUntilMs = 0;
  let hold: { readonly untilMs: number; readonly status: number; readonly code: ProblemCode } | undefined;

  function report(isOpen: boolean): void {
    metrics.breaker(isOpen);
    if (isOpen)
      logger.error(
        { event: 'breaker-open' },
        'The API fails: at least half of the last calls failed. The proxy sends one probe at a time until it recovers; check the API and the network.',
      );
    else logger.info({ event: 'breaker-closed' }, 'The API works again.');
  }

  /** Clears the steps that have passed. @returns the index of the current one */
  function currentStep(nowMs: number): number {
    const current = Math.floor(nowMs / STEP_MS);
    for (let passed = Math.min(Math.max(0, current - step), STEPS); passed > 0; passed--) {
      calls[(current - passed + 1) % STEPS] = 0;
      failures[(current - passed + 1) % STEPS] = 0;
    }
    step = current;
    return current % STEPS;
  }

  return {
    enter() {
      const nowMs = now();
      if (hold && nowMs < hold.untilMs)
        throw new Problem(hold.status, hold.code, 'the API asked for a pause', retryAfter(hold.untilMs - nowMs));
      let isProbe = false;
      if (pauseMs > 0) {
        const waitMs = Math.max(openUntilMs, probeUntilMs) - nowMs;
        if (waitMs > 0) throw new Problem(503, 'unavailable', 'the circuit breaker is open', retryAfter(waitMs));
        isProbe = true;
        probeUntilMs = nowMs + PROBE_MS;
      }
      return (error) => {
        const endMs = now();
        const hasFailed = isFailure(error);
        const asked = holdOf(error);
        if (asked) {
          hold = { ...asked, untilMs: endMs + asked.ms };
          metrics.paused?.(asked.status === 429 ? 'rate-limited' : 'unavailable');
        }
        const at = currentStep(endMs);
        calls[at] = (calls[at] ?? 0) + 1;
        if (hasFailed) failures[at] = (failures[at] ?? 0) + 1;
        if (isProbe) {
          probeUntilMs = 0;
          if (hasFailed) {
            pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
            openUntilMs = endMs + pauseMs;
          } else {
            pauseMs = 0;
            calls.fill(0);
            failures.fill(0);
            report(false);
          }
        } else if (pauseMs === 0 && hasFailed) {
          const all = calls.reduce((sum, count) => sum + count, 0);
          if (all < MIN_CALLS || failures.reduce((sum, count) => sum + count, 0) < all * FAILING_RATIO) return;
          pauseMs = FIRST_PAUSE_MS;
          openUntilMs = endMs + pauseMs;
          report(true);
        }
      };
    },
  };
}

import { LookupError } from '../../address/lookup-error.ts';
import { Problem, type ProblemCode, retryAfter } from '../http/problem.ts';

/** Keeps calls from an API that fails. */
export interface Breaker {
  /**
   * Lets a call through, or not.
   * @returns what to say when the call has ended: nothing when it worked, else its error
   * @throws {Problem} 503, or 429 while the API itself has asked us to wait
   */
  enter(): (error?: unknown) => void;
}

/** Failures are counted over the last half minute, in steps of five seconds. */
const STEP_MS = 5000;
const STEPS = 6;
const FEWEST_CALLS = 10;
const FAILING_PART = 0.5;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** A `Retry-After` of a day would be a mistake of theirs, or an outage that somebody should look at before it ends. */
const LONGEST_HOLD_MS = 3_600_000;
/** What a probe may take; a lost one must not keep the breaker open for ever. */
const PROBE_MS = 10_000;

/** Errors that say that the API is in trouble. A code without an address, or our own mistake, is none. */
function isFailure(error: unknown): boolean {
  return error instanceof LookupError && (error.code === 'network' || error.code === 'timeout' || error.code === 'unavailable');
}

/**
 * Opens when half of at least ten calls failed, then lets one call through from time to time; the first that works closes it.
 * Obeys the API's `Retry-After` as well.
 */
export function createBreaker(now: () => number, onChange: (open: boolean) => void): Breaker {
  const calls = Array.from({ length: STEPS }, () => 0);
  const failures = Array.from({ length: STEPS }, () => 0);
  let step = Math.floor(now() / STEP_MS);
  let pauseMs = 0;
  let openUntilMs = 0;
  let probeUntilMs = 0;
  let hold: { readonly untilMs: number; readonly status: number; readonly code: ProblemCode } | undefined;

  function turn(nowMs: number): number {
    const current = Math.floor(nowMs / STEP_MS);
    for (let passed = Math.min(Math.max(0, current - step), STEPS); passed > 0; passed--) {
      calls[(current - passed + 1) % STEPS] = 0;
      failures[(current - passed + 1) % STEPS] = 0;
    }
    step = current;
    return current % STEPS;
  }

  function obey(error: unknown, nowMs: number): void {
    if (!(error instanceof LookupError) || error.retryAfter === null || error.retryAfter <= 0) return;
    const limited = error.code === 'rate-limited';
    if (!limited && error.code !== 'unavailable') return;
    hold = {
      untilMs: nowMs + Math.min(error.retryAfter * 1000, LONGEST_HOLD_MS),
      status: limited ? 429 : 503,
      code: limited ? 'rate-limited' : 'unavailable',
    };
  }

  return {
    enter() {
      const nowMs = now();
      if (hold && nowMs < hold.untilMs)
        throw new Problem(hold.status, hold.code, 'the API asked us to wait', retryAfter(hold.untilMs - nowMs));
      let probing = false;
      if (pauseMs > 0) {
        const waitMs = Math.max(openUntilMs, probeUntilMs) - nowMs;
        if (waitMs > 0) throw new Problem(503, 'unavailable', 'the breaker is open', retryAfter(waitMs));
        probing = true;
        probeUntilMs = nowMs + PROBE_MS;
      }
      return (error) => {
        const endMs = now();
        const failed = isFailure(error);
        obey(error, endMs);
        const at = turn(endMs);
        calls[at] = (calls[at] ?? 0) + 1;
        if (failed) failures[at] = (failures[at] ?? 0) + 1;
        if (probing) {
          probeUntilMs = 0;
          if (failed) {
            pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
            openUntilMs = endMs + pauseMs;
          } else {
            pauseMs = 0;
            calls.fill(0);
            failures.fill(0);
            onChange(false);
          }
        } else if (pauseMs === 0 && failed) {
          const all = calls.reduce((sum, count) => sum + count, 0);
          if (all < FEWEST_CALLS || failures.reduce((sum, count) => sum + count, 0) < all * FAILING_PART) return;
          pauseMs = FIRST_PAUSE_MS;
          openUntilMs = endMs + pauseMs;
          onChange(true);
        }
      };
    },
  };
}

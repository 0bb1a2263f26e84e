import type { BeforeFillDetail, BeforeFillEvent } from '../events.ts';
import { within } from './within.ts';

/** The longest that a page may delay a fill. */
const WAIT_AT_MOST_MS = 10_000;

/** A `dga-before-fill` event, with a way to hear what its listeners decide. No class of its own: there is no `CustomEvent` on a server. */
export function beforeFillEvent(detail: BeforeFillDetail): {
  readonly event: BeforeFillEvent;
  /** Whether somebody asked for time. */
  readonly isAwaited: () => boolean;
  /**
   * Whether all who asked for time let the fill go on.
   * @throws {LookupError} `timeout` where they take longer than they may
   * @throws the signal's own reason once it aborts
   */
  readonly mayGo: (signal: AbortSignal) => Promise<boolean>;
} {
  const waits: PromiseLike<unknown>[] = [];
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  const event: BeforeFillEvent = Object.assign(new CustomEvent<BeforeFillDetail>('dga-before-fill', init), {
    waitUntil: (promise: PromiseLike<unknown>): void => void waits.push(promise),
  });
  const mayGo = (signal: AbortSignal): Promise<boolean> =>
    within(
      Promise.all(waits).then(
        (answers) => !answers.includes(false) && !event.defaultPrevented,
        // A rejection is how a listener says no.
        () => false,
      ),
      WAIT_AT_MOST_MS,
      signal,
    );
  return { event, isAwaited: () => waits.length > 0, mayGo };
}

import type { BeforeFillDetail, BeforeFillEvent } from '../events.ts';
import { within } from '../../client/within.ts';

/** The longest that a page may delay a fill. */
const WAIT_TIMEOUT_MS = 10_000;

/** Creates a `dga-before-fill` event and a way to wait for its listeners. Not a class: servers have no `CustomEvent` to extend. */
export function beforeFillEvent(detail: BeforeFillDetail): {
  readonly event: BeforeFillEvent;
  /**
   * Whether no listener canceled the fill; a promise if one called `waitUntil`.
   * @throws {LookupError} `timeout` if the listeners take too long
   * @throws the signal's own reason once it aborts
   */
  readonly mayGo: (signal: AbortSignal) => boolean | Promise<boolean>;
} {
  const waits: PromiseLike<unknown>[] = [];
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  const event: BeforeFillEvent = Object.assign(new CustomEvent<BeforeFillDetail>('dga-before-fill', init), {
    waitUntil: (promise: PromiseLike<unknown>): void => void waits.push(promise),
  });
  const answered = (answers: readonly unknown[]): boolean => !answers.includes(false) && !event.defaultPrevented;
  const mayGo = (signal: AbortSignal): boolean | Promise<boolean> =>
    waits.length === 0
      ? answered([])
      : // A rejection cancels the fill.
        within(
          Promise.all(waits).then(answered, () => false),
          WAIT_TIMEOUT_MS,
          signal,
        );
  return { event, mayGo };
}

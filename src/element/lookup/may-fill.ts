import { within } from '../../client/time-limit.ts';
import type { BeforeFillDetail, BeforeFillEvent } from '../events.ts';
import type { LookupElement } from '../properties.ts';

/** The longest that a page may delay a fill. */
const WAIT_TIMEOUT_MS = 10_000;

/** Dispatches `dga-before-fill`. Returns whether no listener canceled the fill: a promise after `waitUntil`, and `false` once the signal aborts. */
export function mayFill(element: LookupElement, detail: BeforeFillDetail, signal: AbortSignal): boolean | Promise<boolean> {
  const waits: PromiseLike<unknown>[] = [];
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  // Not a class: servers have no `CustomEvent` to extend.
  const event: BeforeFillEvent = Object.assign(new CustomEvent<BeforeFillDetail>('dga-before-fill', init), {
    waitUntil: (promise: PromiseLike<unknown>): void => void waits.push(promise),
  });
  element.dispatchEvent(event);
  const answered = (answers: readonly unknown[]): boolean => !answers.includes(false) && !event.defaultPrevented;
  if (waits.length === 0) return answered([]);
  // A rejection cancels the fill, and so does no answer. The caller looks at the signal.
  return within(Promise.all(waits).then(answered), WAIT_TIMEOUT_MS, signal).catch(() => false);
}

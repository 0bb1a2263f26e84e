import type { BeforeFillDetail, BeforeFillEvent } from './events.ts';

/** The longest that a page may delay a fill. */
const WAIT_AT_MOST_MS = 10_000;

/** What the listeners of a `dga-before-fill` event want: `go`, `cancel`, or nobody answered in time. */
export type FillDecision = 'go' | 'cancel' | 'timeout';

/** A `dga-before-fill` event, with a way to hear what its listeners decide. No class of its own: there is no `CustomEvent` on a server. */
export function beforeFillEvent(detail: BeforeFillDetail): {
  readonly event: BeforeFillEvent;
  /** Whether somebody asked for time. */
  readonly isAwaited: () => boolean;
  readonly decision: (signal: AbortSignal) => Promise<FillDecision>;
} {
  const waits: PromiseLike<unknown>[] = [];
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  const event: BeforeFillEvent = Object.assign(new CustomEvent<BeforeFillDetail>('dga-before-fill', init), {
    waitUntil: (promise: PromiseLike<unknown>): void => void waits.push(promise),
  });

  const decision = async (signal: AbortSignal): Promise<FillDecision> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = Promise.all(waits).then(
      (answers): FillDecision => (answers.includes(false) || event.defaultPrevented ? 'cancel' : 'go'),
      // A rejection is how a listener says no.
      (): FillDecision => 'cancel',
    );
    const late = new Promise<FillDecision>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), WAIT_AT_MOST_MS);
      signal.addEventListener('abort', () => resolve('cancel'), { once: true });
    });
    return Promise.race([given, late]).finally(() => clearTimeout(timer));
  };
  return { event, isAwaited: () => waits.length > 0, decision };
}

/** The callbacks of elements that were inserted in this task. */
let arrivals: Set<() => void> | undefined;

/**
 * Calls back in the next task, so that the page's script continues first. All elements that were inserted together share one task:
 * finding fields needs layout, and rendering an element in between would invalidate it.
 */
export function onArrival(arrive: () => void, signal: AbortSignal): void {
  if (!arrivals) {
    arrivals = new Set();
    const callBack = (): void => {
      const all = arrivals ?? [];
      arrivals = undefined;
      for (const each of all) each();
    };
    // Jest's jsdom has no message channels.
    if (typeof MessageChannel === 'undefined') setTimeout(callBack);
    else {
      // A message, because browsers delay timers while a page loads.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        callBack();
      });
      port1.start();
      port2.postMessage(null);
    }
  }
  arrivals.add(arrive);
  signal.addEventListener('abort', () => arrivals?.delete(arrive));
}

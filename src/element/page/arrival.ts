/** What elements that have just come want to do first. */
let arrivals: Set<() => void> | undefined;

/**
 * Calls back soon, unless the signal aborts: in a task of its own, so that the page's script goes on first. All elements that came
 * together in one, because looking for fields asks for layout, and drawing an element in between would undo it.
 */
export function onArrival(arrive: () => void, signal: AbortSignal): void {
  if (!arrivals) {
    arrivals = new Set();
    // A message, because browsers hold timers back while a page loads.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      const all = arrivals ?? [];
      arrivals = undefined;
      for (const each of all) each();
    });
    port1.start();
    port2.postMessage(null);
  }
  arrivals.add(arrive);
  signal.addEventListener('abort', () => arrivals?.delete(arrive));
}

type Queue = Set<() => unknown>;

/** The callbacks of elements that were inserted in this task. */
let queue: Queue | undefined;

/** How long one task may call elements back, in ms. A user notices a page that does not respond for 50 ms. */
const TASK_MS = 40;

function schedule(task: () => void): void {
  // Jest's jsdom has no message channels.
  if (typeof MessageChannel === 'undefined') setTimeout(task);
  else {
    // A message, because browsers delay timers while a page loads.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      task();
    });
    port1.start();
    port2.postMessage(null);
  }
}

/** Calls elements back. Those that take too long for one task wait for another one, and the browser can paint in between. */
function callBack(waiting: Queue): void {
  const endMs = performance.now() + TASK_MS;
  for (const arrive of waiting) {
    if (performance.now() > endMs) return schedule(() => callBack(waiting));
    waiting.delete(arrive);
    arrive();
  }
}

/**
 * Calls back in the next task, so that the page's script continues first. Elements that were inserted together share a task: finding
 * fields needs layout, and rendering an element in between would invalidate it.
 */
export function queueTask(act: () => unknown, signal: AbortSignal): void {
  if (!queue) {
    const waiting: Queue = (queue = new Set());
    schedule(() => {
      queue = undefined;
      callBack(waiting);
    });
  }
  queue.add(() => signal.aborted || act());
}

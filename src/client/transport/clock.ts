/** Two clocks, in milliseconds. */
export interface Clock {
  /** Time since 1970, for log lines, dates in headers and tokens that several processes share. May jump. */
  readonly wall: () => number;
  /** Time since some start, for every duration. Never goes back. */
  readonly monotonic: () => number;
}

/**
 * Creates the clocks. With a clock of the caller, the monotonic one follows it forward and ignores steps back, so that a clock that is set
 * back never stretches a window, a pause or a token's life.
 */
export function createClock(now?: () => number): Clock {
  if (!now) return { wall: Date.now, monotonic: () => performance.now() };
  let last = now();
  let elapsed = 0;
  return {
    wall: now,
    monotonic: () => {
      const current = now();
      elapsed += Math.max(0, current - last);
      last = current;
      return elapsed;
    },
  };
}

/** Two clocks, in milliseconds. */
export interface Clock {
  /** Time since 1970, for log lines, dates in headers and tokens that several processes share. May jump. */
  readonly wall: () => number;
  /** Time since some start, for every duration. Never goes back. */
  readonly monotonic: () => number;
}

/** Creates the clocks. The monotonic one follows a caller's clock forward only: a step back stretches no window, pause or token's life. */
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

// A clock that jumps from one timer to the next, and chance that repeats itself: minutes of several processes pass in a moment, always in the same way.

const real = { setTimeout, clearTimeout, performanceNow: performance.now, dateNow: Date.now, random: Math.random };

/** Replaces `setTimeout`, `performance.now`, `Date.now` and `Math.random` until its end. Not with mock.method(), which records every call. */
export class VirtualTime {
  nowMs = 0;
  #timers = new Map<number, { readonly atMs: number; readonly run: () => void }>();
  #last = 0;

  constructor(seed: number) {
    const start = (run: () => void, ms = 0): number => {
      this.#timers.set(++this.#last, { atMs: this.nowMs + Math.max(1, ms), run });
      return this.#last;
    };
    const clear = (timer: number): void => void this.#timers.delete(timer);
    Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
    performance.now = () => this.nowMs;
    Date.now = () => Date.UTC(2026, 3, 1) + this.nowMs;
    Math.random = chance(seed);
  }

  /** Gives the real ones back. */
  end(): void {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    performance.now = real.performanceNow;
    Date.now = real.dateNow;
    Math.random = real.random;
  }

  /** Runs every timer up to this time, in order, and what follows from it. */
  async runUntil(endMs: number): Promise<void> {
    for (;;) {
      await new Promise(setImmediate);
      let next: number | undefined;
      let atMs = endMs;
      for (const [timer, { atMs: timerMs }] of this.#timers) if (timerMs < atMs) [next, atMs] = [timer, timerMs];
      this.nowMs = atMs;
      if (next === undefined) return;
      // Every timer of this moment, in the order of their creation.
      for (const [timer, { atMs: timerMs, run }] of this.#timers) if (timerMs === atMs && this.#timers.delete(timer)) run();
    }
  }
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

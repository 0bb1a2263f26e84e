interface HeldTimer {
  readonly ms: number;
  readonly call: () => void;
}

/**
 * Holds back the page's timers of some lengths until the test runs them. A busy machine can need longer for two steps of a test than the
 * limit between them, so a test of what comes before or after a limit decides when that limit is over.
 */
export class HeldTimers {
  readonly #timers = new Map<number, HeldTimer>();
  readonly #real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  /** No browser gives a timer a negative id. */
  #lastId = 0;

  /** @param isHeld - whether a timer of this many milliseconds is held back */
  constructor(isHeld: (ms: number) => boolean) {
    const { setTimeout: start, clearTimeout: clear } = this.#real;
    window.setTimeout = ((call: () => void, ms = 0) => {
      if (!isHeld(ms)) return start(call, ms);
      this.#lastId -= 1;
      this.#timers.set(this.#lastId, { ms, call });
      return this.#lastId;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => {
      if (!this.#timers.delete(id as number)) clear(id);
    };
  }

  /** The number of running timers of this length. */
  count(ms: number): number {
    return [...this.#timers.values()].filter((timer) => timer.ms === ms).length;
  }

  /** Ends the time of all timers of this length. */
  run(ms: number): void {
    for (const [id, timer] of this.#timers) {
      if (timer.ms !== ms) continue;
      this.#timers.delete(id);
      timer.call();
    }
  }

  /** Gives the real timers back. */
  release(): void {
    Object.assign(window, this.#real);
  }
}

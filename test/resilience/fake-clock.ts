import { nextTask } from '../support/next-task.ts';

interface Timer {
  readonly atMs: number;
  readonly call: () => void;
}

// Saved before they are replaced, because the tests need the real ones.
const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, dateNow: Date.now, performanceNow: performance.now };

/** Yields to the network and the disk. */
const wait = (): Promise<void> => new Promise((resolve) => real.setTimeout.call(window, resolve, 5));

/** Replaces the page's clock: time passes only when a test advances it. */
export class FakeClock {
  #nowMs = 0;
  #nextId = 1_000_000;
  readonly #timers = new Map<number, Timer>();
  readonly #startMs = real.dateNow.call(Date);
  /** Milliseconds added to the wall clock only, as if the user had set it. */
  wallJumpMs = 0;

  get nowMs(): number {
    return this.#nowMs;
  }

  install(): void {
    this.#timers.clear();
    this.#nowMs = 0;
    this.wallJumpMs = 0;
    const later = (call: () => void, ms = 0): number => {
      this.#timers.set(++this.#nextId, { atMs: this.#nowMs + Math.max(0, ms), call });
      return this.#nextId;
    };
    window.setTimeout = later as unknown as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!this.#timers.delete(Number(id))) real.clearTimeout.call(window, id);
    };
    Date.now = () => this.#startMs + this.#nowMs + this.wallJumpMs;
    performance.now = () => this.#nowMs;
  }

  uninstall(): void {
    window.setTimeout = real.setTimeout;
    window.clearTimeout = real.clearTimeout;
    Date.now = real.dateNow;
    performance.now = real.performanceNow;
  }

  /** Advances the time without running timers, as in a frozen tab. */
  freeze(ms: number): void {
    this.#nowMs += ms;
  }

  /** Advances the time until the condition holds and returns the milliseconds that passed on the fake clock. */
  async until(condition: () => boolean, atMostMs: number): Promise<number> {
    const startMs = this.#nowMs;
    for (;;) {
      for (let i = 0; i < 8; i++) {
        if (condition()) return this.#nowMs - startMs;
        await nextTask();
      }
      const [id, next] = [...this.#timers].toSorted(([, one], [, other]) => one.atMs - other.atMs)[0] ?? [];
      if (id === undefined || next === undefined || next.atMs - startMs > atMostMs) {
        // Work that no timer triggers may still be pending in the engine.
        for (let i = 0; i < 10_000; i++) {
          if (condition()) return this.#nowMs - startMs;
          await wait();
        }
        throw new Error(`not within ${atMostMs} ms of the fake clock`);
      }
      this.#timers.delete(id);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.call();
    }
  }
}

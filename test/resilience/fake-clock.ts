import { nextTask } from '../support/next-task.ts';

interface Timer {
  readonly atMs: number;
  readonly call: () => void;
}

// Taken before anybody replaces them: the tests themselves go by these.
const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, dateNow: Date.now, performanceNow: performance.now };

/** Lets the network and the disk do something as well. */
const wait = (): Promise<void> => new Promise((resolve) => real.setTimeout.call(window, resolve, 5));

/** A clock in the page's stead: time passes only when a test says so, eight seconds as fast as one. */
export class FakeClock {
  #nowMs = 0;
  #nextId = 1_000_000;
  readonly #timers = new Map<number, Timer>();
  readonly #startMs = real.dateNow.call(Date);
  /** What is added to the wall clock alone, which anybody may set. */
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

  /** The time goes on while no timer runs, as in a tab that is frozen. */
  freeze(ms: number): void {
    this.#nowMs += ms;
  }

  /** Lets time pass until the condition holds, and gives the milliseconds that it took; as fast as the engine can. */
  async until(condition: () => boolean, atMostMs: number): Promise<number> {
    const startMs = this.#nowMs;
    for (;;) {
      for (let i = 0; i < 8; i++) {
        if (condition()) return this.#nowMs - startMs;
        await nextTask();
      }
      const [id, next] = [...this.#timers].toSorted(([, one], [, other]) => one.atMs - other.atMs)[0] ?? [];
      if (id === undefined || next === undefined || next.atMs - startMs > atMostMs) {
        // What no timer leads to may still be on its way through the engine.
        for (let i = 0; i < 200; i++) {
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

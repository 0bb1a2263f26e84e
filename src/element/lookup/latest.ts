/** Lets only the newest of several overlapping pieces of work go on. */
export class Latest {
  #current: AbortController | undefined;

  /** Ends the work before it; its signal aborts, and whatever it still awaits must not be used. */
  start(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  cancel(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}

/** Aborts the earlier one of two overlapping operations. */
export class Latest {
  #current: AbortController | undefined;

  /** Aborts the running operation and returns the signal of a new one. */
  start(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  /** The signal of the running operation, or of a new one. */
  get signal(): AbortSignal {
    return this.#current?.signal ?? this.start();
  }

  get isRunning(): boolean {
    return this.#current !== undefined;
  }

  cancel(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}

/** The loads that `updateComplete` waits for: chunks and messages that the next rendering needs. */
export class PendingLoads {
  readonly #loads = new Set<Promise<unknown>>();

  get isEmpty(): boolean {
    return this.#loads.size === 0;
  }

  /** Adds a load. It must not reject. */
  add(load: Promise<unknown>): void {
    this.#loads.add(load);
    void load.finally(() => this.#loads.delete(load));
  }

  async settled(): Promise<void> {
    await Promise.all(this.#loads);
  }
}

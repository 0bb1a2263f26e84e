/** Random choices that a seed repeats (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Neighboring seeds would begin alike.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** From 0 to less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.next() * from.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** Picks by weight. */
  weigh<T>(from: readonly (readonly [weight: number, T])[]): T {
    let left = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) if ((left -= weight) < 0) return value;
    return this.pick(from)[1];
  }
}

import type { Rate } from './read-rates.ts';

/** One window of a rate, after a call was counted in it, or refused. */
export interface WindowState {
  readonly rate: Rate;
  /** Calls in this window, including this one if it was allowed. */
  readonly used: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
  /** Identifies the window: a call that ends after its window must not be subtracted from the next one. */
  readonly id?: number | string | undefined;
}

/** The result of counting one call. */
export interface Taken {
  readonly allowed: boolean;
  readonly windows: readonly WindowState[];
}

/** A reservation, or why there is none. */
export interface Reserved extends Taken {
  /** The rest of a window is reserved by calls in progress: one of them may free it soon. */
  readonly isBusy: boolean;
}

/**
 * Counts calls per key against several rates at once: a call counts in all windows, or in none if one of them is full.
 * Windows are fixed and start with a key's first call.
 */
export interface Counters {
  take(key: string): Taken | Promise<Taken>;
  /** Undoes an allowed `take` in those of its windows that have not ended yet. */
  giveBack(key: string, taken: Taken): void | Promise<void>;
  /**
   * Reserves a call that counts only if `settle` confirms it. For stores of several instances: calls that are only in progress elsewhere must
   * not look like calls that counted. Without it, `take` counts at once and `giveBack` undoes it.
   *
   * @param id identifies the call: a repeated command, whose answer came too late, changes nothing
   */
  reserve?(key: string, id: string): Promise<Reserved>;
  /** Ends a reservation, once. `counts`: whether it becomes a counted call. */
  settle?(key: string, id: string, counts: boolean): Promise<void>;
}

/** Creates the counters of one limit. `name` distinguishes them in a shared store. */
export type CreateCounters = (name: string, rates: readonly Rate[]) => Counters;

/** The number of slots that a key may use. With fewer, the table would have to grow while most of it is empty. */
const WAYS = 32;
const FIRST_SLOTS = 1 << 10;
/** Window ends are stored in tenths of a second since creation: 32 bits last for 13 years. */
const TICK_MS = 100;

/**
 * Creates counters in this process's memory, of bounded size: the table doubles up to `maxSlots`, then the entry whose windows end first
 * is replaced. A slot takes 8 bytes and 8 for each rate, so a limit with two rates takes 25 MB at most, and still knows nineteen of twenty
 * callers if there are a million. (rate-limiter-flexible 11.4 keeps an object, a string and a timer per key: 874 bytes for two rates,
 * measured, and without a bound.)
 *
 * Keys are kept as 64-bit hashes with a random seed. Two callers share a slot by chance once in 10^13 pairs.
 *
 * @param now a monotonic clock in milliseconds
 */
export function createMemoryCounters(rates: readonly Rate[], now: () => number, maxSlots: number = 1 << 20): Counters {
  const width = rates.length;
  const startMs = now();
  let slots = FIRST_SLOTS;
  let hashes = new Uint32Array(slots * 2);
  let used = new Uint32Array(slots * width);
  let ends = new Uint32Array(slots * width);
  let seeds: Uint32Array | undefined;
  let low = 0;
  let high = 0;

  /** Sets `low` and `high`. They are variables instead of a result object because this runs on every call. */
  function hash(key: string): void {
    // Not at creation: edge runtimes refuse random numbers while they load a module.
    seeds ??= crypto.getRandomValues(new Uint32Array(2));
    let a = seeds[0] ?? 0;
    let b = seeds[1] ?? 0;
    for (let i = 0; i < key.length; i++) {
      const unit = key.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x85ebca6b);
      a ^= a >>> 15;
      b = Math.imul(b + unit, 0xc2b2ae35);
      b ^= b >>> 13;
    }
    a = Math.imul(a ^ (b >>> 16), 0x27d4eb2d);
    b = Math.imul(b ^ (a >>> 15), 0x165667b1);
    low = (a ^ (a >>> 15)) >>> 0;
    // 0 and 0 would be an empty slot.
    high = ((b ^ (b >>> 13)) | 1) >>> 0;
  }

  function longestEnd(slot: number): number {
    let end = 0;
    for (let w = 0; w < width; w++) end = Math.max(end, ends[slot * width + w] ?? 0);
    return end;
  }

  function find(): number {
    const first = (low & (slots / WAYS - 1)) * WAYS;
    for (let slot = first; slot < first + WAYS; slot++) if (hashes[slot * 2] === low && hashes[slot * 2 + 1] === high) return slot;
    return -1;
  }

  function grow(): void {
    const old = { slots, hashes, used, ends };
    slots *= 2;
    hashes = new Uint32Array(slots * 2);
    used = new Uint32Array(slots * width);
    ends = new Uint32Array(slots * width);
    for (let from = 0; from < old.slots; from++) {
      const oldLow = old.hashes[from * 2] ?? 0;
      if (old.hashes[from * 2 + 1] === 0) continue;
      // Each new bucket gets at most the entries of one old bucket, so there is always room.
      let to = (oldLow & (slots / WAYS - 1)) * WAYS;
      while (hashes[to * 2 + 1] !== 0) to++;
      hashes[to * 2] = oldLow;
      hashes[to * 2 + 1] = old.hashes[from * 2 + 1] ?? 0;
      used.set(old.used.subarray(from * width, (from + 1) * width), to * width);
      ends.set(old.ends.subarray(from * width, (from + 1) * width), to * width);
    }
  }

  function insert(tick: number): number {
    for (;;) {
      const first = (low & (slots / WAYS - 1)) * WAYS;
      let best = first;
      for (let slot = first; slot < first + WAYS; slot++) if (longestEnd(slot) < longestEnd(best)) best = slot;
      if (longestEnd(best) > tick && slots < maxSlots) {
        grow();
        continue;
      }
      hashes[best * 2] = low;
      hashes[best * 2 + 1] = high;
      // The counts of the replaced entry end with its windows.
      ends.fill(0, best * width, (best + 1) * width);
      return best;
    }
  }

  return {
    take(key) {
      const tick = (now() - startMs) / TICK_MS;
      hash(key);
      let slot = find();
      if (slot < 0) slot = insert(tick);
      const base = slot * width;
      let allowed = true;
      for (let w = 0; w < width; w++) {
        if ((ends[base + w] ?? 0) <= tick) used[base + w] = 0;
        if ((used[base + w] ?? 0) >= (rates[w]?.limit ?? 0)) allowed = false;
      }
      const windows = rates.map((rate, w): WindowState => {
        if (allowed) {
          if (used[base + w] === 0) ends[base + w] = Math.ceil(tick + rate.windowMs / TICK_MS);
          used[base + w] = (used[base + w] ?? 0) + 1;
        }
        const count = used[base + w] ?? 0;
        return { rate, used: count, resetMs: count === 0 ? rate.windowMs : ((ends[base + w] ?? 0) - tick) * TICK_MS, id: ends[base + w] };
      });
      return { allowed, windows };
    },

    giveBack(key, taken) {
      if (!taken.allowed) return;
      hash(key);
      const slot = find();
      if (slot < 0) return;
      for (let w = 0; w < width; w++) {
        const at = slot * width + w;
        if (ends[at] !== taken.windows[w]?.id) continue;
        used[at] = Math.max(0, (used[at] ?? 0) - 1);
        // Without a call there is no window: the slot can be reused.
        if (used[at] === 0) ends[at] = 0;
      }
    },
  };
}

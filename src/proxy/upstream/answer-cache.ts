/** What is known about a search: its answer, or that it finds nothing. */
export interface KnownAnswer {
  /** The answer, ready to be sent; `undefined` if nothing was found. */
  readonly body: string | undefined;
  /** Whether the answer may be sent without asking the API. An older one may be sent while the API is down. */
  readonly isFresh: boolean;
}

/** Answers in this process's memory only. */
export interface AnswerCache {
  get(key: string): KnownAnswer | undefined;
  /** `body`: `undefined` if nothing was found. */
  set(key: string, body: string | undefined): void;
}

/** How long an answer is fresh. */
export const LIFETIME_MS = 600_000;
/** Towns and ZIP Codes may be added at any time, and no user waits for one that does not exist. */
const MISS_LIFETIME_MS = 60_000;
/** 16 MB at most, because V8 stores Japanese text in two bytes per character. */
const MAX_CHARACTERS = 8_000_000;
/** A page of 1000 rows has about 350,000 characters; a larger answer would evict too many others. */
const MAX_BODY_CHARACTERS = 600_000;
/** About what an entry takes besides its body. */
const ENTRY_CHARACTERS = 100;

interface Entry {
  readonly body: string | undefined;
  readonly freshUntilMs: number;
  readonly untilMs: number;
}

/**
 * Creates a cache that drops the least recently used answers when it is full. `now`: a monotonic clock in milliseconds. `staleMs`: how long
 * an answer is kept after it was fresh.
 */
export function createAnswerCache(now: () => number, staleMs: number = 0): AnswerCache {
  const entries = new Map<string, Entry>();
  let characters = 0;
  const sizeOf = ({ body }: Entry): number => (body?.length ?? 0) + ENTRY_CHARACTERS;
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry) characters -= sizeOf(entry);
    entries.delete(key);
  };
  return {
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      const nowMs = now();
      if (nowMs >= found.untilMs) {
        drop(key);
        return undefined;
      }
      // Inserted again at the end: a Map keeps the order of insertion.
      entries.delete(key);
      entries.set(key, found);
      return { body: found.body, isFresh: nowMs < found.freshUntilMs };
    },
    set(key, body) {
      if ((body?.length ?? 0) > MAX_BODY_CHARACTERS) return;
      drop(key);
      const freshUntilMs = now() + (body === undefined ? MISS_LIFETIME_MS : LIFETIME_MS);
      const entry: Entry = { body, freshUntilMs, untilMs: body === undefined ? freshUntilMs : freshUntilMs + staleMs };
      entries.set(key, entry);
      characters += sizeOf(entry);
      for (const oldest of entries.keys()) {
        if (characters <= MAX_CHARACTERS) return;
        drop(oldest);
      }
    },
  };
}

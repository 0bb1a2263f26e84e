/** Answers ready to be sent, in this process's memory only. */
export interface AnswerCache {
  get(key: string): string | undefined;
  set(key: string, body: string): void;
}

const LIFETIME_MS = 600_000;
/** 16 MB at most, because V8 stores Japanese text in two bytes per character. */
const MAX_CHARACTERS = 8_000_000;
/** A page of 1000 rows has about 350,000 characters; a larger answer would evict too many others. */
const MAX_BODY_CHARACTERS = 600_000;

/** Creates a cache that drops the least recently used answers when it is full. `now`: a monotonic clock in milliseconds. */
export function createAnswerCache(now: () => number): AnswerCache {
  const entries = new Map<string, { readonly body: string; readonly untilMs: number }>();
  let characters = 0;
  const drop = (key: string): void => {
    characters -= entries.get(key)?.body.length ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      if (now() >= found.untilMs) {
        characters -= found.body.length;
        return undefined;
      }
      // Inserted again at the end: a Map keeps the order of insertion.
      entries.set(key, found);
      return found.body;
    },
    set(key, body) {
      if (body.length > MAX_BODY_CHARACTERS) return;
      drop(key);
      entries.set(key, { body, untilMs: now() + LIFETIME_MS });
      characters += body.length;
      for (const oldest of entries.keys()) {
        if (characters <= MAX_CHARACTERS) return;
        drop(oldest);
      }
    },
  };
}

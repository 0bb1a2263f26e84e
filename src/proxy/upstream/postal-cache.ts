/** Answers for ZIP Codes, ready to be sent. In this process's memory only. */
export interface PostalCache {
  get(key: string): string | undefined;
  set(key: string, body: string): void;
}

const LIFE_MS = 600_000;
const MOST_CHARACTERS = 8_000_000;
/** One answer of 1000 rows must not push out all others. */
const LONGEST_BODY = 200_000;

/** A cache that forgets what was asked for longest ago when it is full: 8,000,000 characters, 16 MB at most. */
export function createPostalCache(now: () => number): PostalCache {
  const kept = new Map<string, { readonly body: string; readonly untilMs: number }>();
  let characters = 0;
  const drop = (key: string): void => {
    characters -= kept.get(key)?.body.length ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      if (now() >= found.untilMs) {
        characters -= found.body.length;
        return undefined;
      }
      // Put back at the end: a Map keeps the order of insertion.
      kept.set(key, found);
      return found.body;
    },
    set(key, body) {
      if (body.length > LONGEST_BODY) return;
      drop(key);
      kept.set(key, { body, untilMs: now() + LIFE_MS });
      characters += body.length;
      for (const oldest of kept.keys()) {
        if (characters <= MOST_CHARACTERS) return;
        drop(oldest);
      }
    },
  };
}

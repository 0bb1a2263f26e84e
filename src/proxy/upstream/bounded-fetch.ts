import { LookupError } from '../../address/lookup-error.ts';
import type { FetchLike } from '../../client/transport/exchange.ts';

/** Deepest nesting of an answer. The API's answers have four levels. */
const MAX_DEPTH = 16;
/** Most keys of one object. The API's records have 27. */
const MAX_KEYS = 500;

const QUOTE = 0x22;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** White space, and the byte order mark that TextDecoder drops. */
const BEFORE_JSON: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/**
 * Creates a function that takes the bytes of a JSON text one chunk after the other and returns whether its nesting and its objects are still
 * within the bounds. Every other text is within them, because `JSON.parse` refuses it at its first character.
 */
function createShapeCheck(): (chunk: Uint8Array) => boolean {
  const keys = Array<number>(MAX_DEPTH + 1).fill(0);
  const state = { depth: 0, isString: false, isEscaped: false };
  let isJson: boolean | undefined;
  return (chunk) => {
    // Local variables, because a megabyte has a million steps.
    let { depth, isString, isEscaped } = state;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (isJson === undefined) {
        if (BEFORE_JSON.has(byte)) continue;
        isJson = byte === OPEN_OBJECT || byte === OPEN_LIST;
      }
      if (!isJson) return true;
      if (isEscaped) isEscaped = false;
      else if (isString) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isString = false;
      } else if (byte === QUOTE) isString = true;
      else if (byte === COLON) {
        const count = (keys[depth] ?? 0) + 1;
        if (count > MAX_KEYS) return false;
        keys[depth] = count;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        depth++;
        if (depth > MAX_DEPTH) return false;
        keys[depth] = 0;
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && depth > 0) depth--;
    }
    Object.assign(state, { depth, isString, isEscaped });
    return true;
  };
}

/**
 * Wraps a `fetch` so that reading an answer fails if its JSON nests deeply or has objects with many keys: `JSON.parse` needs 50 ms and
 * more of processor time for a megabyte of brackets or of different keys, and 5 ms for a megabyte of records.
 */
export function createBoundedFetch(send: FetchLike | undefined): FetchLike {
  return async (url, init) => {
    const response = await (send ?? fetch)(url, init);
    const { status, type, headers, body } = response;
    if (!body) return response;
    const getReader = (): ReturnType<typeof body.getReader> => {
      const reader = body.getReader();
      const isBounded = createShapeCheck();
      return {
        async read() {
          const part = await reader.read();
          if (part.value && !isBounded(part.value))
            throw new LookupError('unavailable', 'The answer nests too deeply or has too many keys.', { status });
          return part;
        },
      };
    };
    return { status, type, headers, body: { getReader } };
  };
}

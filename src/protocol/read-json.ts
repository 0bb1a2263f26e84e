/** Deepest nesting that a body may have. The requests of the proxy have one level. */
const MAX_DEPTH = 10;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a JSON object without `__proto__` and duplicate keys, of which parsers keep one or the other, and at most ten levels deep; else `undefined`. */
export function readJsonObject(text: string): JsonObject | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Invalid JSON: the caller answers 400.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return hasPlainKeys(text) ? (value as JsonObject) : undefined;
}

/** Checks the keys of a text that is known to be valid JSON, so only strings, brackets and colons matter. */
function hasPlainKeys(text: string): boolean {
  /** The keys of each open object; null for an array. */
  const open: (Set<string> | null)[] = [];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) return false;
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === '"') {
      const start = i;
      for (i++; text[i] !== '"'; i++) if (text[i] === '\\') i++;
      let after = i + 1;
      while (/\s/.test(text[after] ?? '')) after++;
      const keys = open.at(-1);
      if (text[after] !== ':' || !keys) continue;
      const key = JSON.parse(text.slice(start, i + 1)) as string;
      if (key === '__proto__' || keys.has(key)) return false;
      keys.add(key);
    }
  }
  return true;
}

/** Deepest nesting that a body may have. The requests of the proxy have one level. */
const DEEPEST = 10;

/**
 * Reads a JSON object that means the same to every reader: no key twice, no `__proto__`, nesting of ten levels at most. JSON.parse takes
 * the last of two equal keys where others take the first, which is how a check and a use come to see different values.
 * `undefined` for everything else.
 */
export function readJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON: the caller answers 400.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return hasPlainKeys(text) ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** Looks at the keys of a text that is known to be JSON, so that all it needs to know is strings, brackets and colons. */
function hasPlainKeys(text: string): boolean {
  /** The keys seen in each open object; null for an array. */
  const open: (Set<string> | null)[] = [];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > DEEPEST) return false;
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

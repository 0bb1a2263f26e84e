/** The event that starts a lookup; see `trigger`. */
export type Trigger = 'auto' | 'button' | 'manual';

/** A kind of input; see `accept`. */
export type Accepted = 'postal-code' | 'digital-address' | 'freeword';

export const ACCEPTED: readonly Accepted[] = ['postal-code', 'digital-address', 'freeword'];

/** The words of the attributes that take one of several, the default first. */
export const WORDS = {
  trigger: ['auto', 'button', 'manual'],
  overwrite: ['own', 'empty', 'ask', 'always'],
  zipFormat: ['keep', 'digits', 'hyphen'],
} as const;

/** The word of such an attribute, or the default instead of an unknown one. */
export function wordOf<N extends keyof typeof WORDS>(element: Readonly<Record<N, unknown>>, name: N): (typeof WORDS)[N][number] {
  const known: readonly (typeof WORDS)[N][number][] = WORDS[name];
  return known.find((word) => word === element[name]) ?? (known[0] as (typeof WORDS)[N][number]);
}

/** The words of an attribute that takes several, such as `accept="postal-code freeword"`, or of the list that a script has set. */
export function wordsOf(list: unknown): readonly string[] {
  const text = Array.isArray(list) || typeof list === 'string' ? String(list) : '';
  return text.split(/[\s,|]+/).filter((word) => word !== '');
}

/** The effect of a mismatch of ZIP Code and address. */
export type Verify = 'off' | 'warn' | 'block';

/** The event that starts a lookup; see `trigger`. */
export type Trigger = 'auto' | 'button' | 'manual';

/** A kind of input; see `accept`. */
export type Accepted = 'postal-code' | 'digital-address' | 'freeword';

const ACCEPTED: readonly Accepted[] = ['postal-code', 'digital-address', 'freeword'];

/** Warns the page's developers of a word that an attribute does not know, once the chunk with the sentences is loaded. */
export const warnings: { unknown?: (attribute: string, word: string, known?: readonly string[]) => void } = {};

/** Returns the word if it is a known one, otherwise the first known one, with a warning. */
export function oneOf<W extends string>(attribute: string, word: W | null | undefined, known: readonly [W, ...W[]]): W {
  const found = known.find((each) => each === word);
  if (found === undefined && word) warnings.unknown?.(attribute, word, known);
  return found ?? known[0];
}

/** Returns the known words of a list such as `accept="postal-code freeword"`; `undefined` if there are none. */
export function someOf<W extends string>(attribute: string, list: unknown, isKnown: (word: string) => word is W): readonly W[] | undefined {
  const words = Array.isArray(list) ? list.map(String) : typeof list === 'string' ? list.split(/[\s,|]+/) : [];
  for (const word of words) if (word !== '' && !isKnown(word)) warnings.unknown?.(attribute, word);
  const known = words.filter(isKnown);
  return known.length > 0 ? known : undefined;
}

/** The accepted kinds of input; by default ZIP Codes and Digital Addresses. */
export function acceptedOf(list: unknown): readonly Accepted[] {
  return (
    someOf('accept', list, (word): word is Accepted => (ACCEPTED as readonly string[]).includes(word)) ?? ['postal-code', 'digital-address']
  );
}

/** The effect of a mismatch of ZIP Code and address. */
export type Verify = 'off' | 'warn' | 'block';

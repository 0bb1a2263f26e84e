import type { Accepted } from '../attributes.ts';

/** The text for codes, for words, or for both, depending on `accept`. */
export function codesAndWords(accept: readonly Accepted[], codes: string, words: string, between = ''): string {
  return [accept.some((kind) => kind !== 'freeword') ? codes : '', accept.includes('freeword') ? words : ''].filter(Boolean).join(between);
}

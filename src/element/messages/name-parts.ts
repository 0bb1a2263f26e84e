import { PARTS, type Part } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';

/**
 * The names of parts for a sentence: from the largest to the smallest, then the readings and the roma, which share one name each. Codes
 * and coordinates are for machines and have none.
 */
export function namesOf(parts: readonly Part[], names: { readonly [P in Part]?: string }, kana: string, roma: string): string[] {
  const said = PARTS.filter((part) => parts.includes(part));
  const some = (ending: string, name: string): string[] => (said.some((part) => part.endsWith(ending)) ? [name] : []);
  return [...said.flatMap((part) => names[part] ?? []), ...some('-kana', kana), ...some('-roma', roma)];
}

/** What is said of codes, of words, or of both, as `accept` has it. */
export function codesAndWords(accept: readonly Accepted[], codes: string, words: string, between = ''): string {
  return [accept.some((kind) => kind !== 'freeword') ? codes : '', accept.includes('freeword') ? words : ''].filter(Boolean).join(between);
}

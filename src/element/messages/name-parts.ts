import { PARTS, type Part } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import type { PartNames } from './messages.ts';

/**
 * The names of parts for a sentence: from the largest to the smallest, then one name for all readings and one for all roma, unless `names`
 * has their own. Codes and coordinates have no name.
 */
export function namesOf(parts: readonly Part[], names: PartNames, kana: string, roma = ''): string[] {
  const sorted = PARTS.filter((part) => parts.includes(part));
  const some = (ending: string, name: string): string[] => (name && sorted.some((part) => part.endsWith(ending)) ? [name] : []);
  return [...new Set([...sorted.flatMap((part) => names[part] ?? []), ...some('-kana', kana), ...some('-roma', roma)])];
}

/** The text for codes, for words, or for both, depending on `accept`. */
export function codesAndWords(accept: readonly Accepted[], codes: string, words: string, between = ''): string {
  return [accept.some((kind) => kind !== 'freeword') ? codes : '', accept.includes('freeword') ? words : ''].filter(Boolean).join(between);
}

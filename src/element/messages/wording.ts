import { PARTS, type Part } from '../../address/parts.ts';
import { ACCEPTED, type Accepted } from '../attributes.ts';
import type { PartNames } from './messages.ts';

/** The names of parts for a sentence, the largest first, then one for all readings and one for all roma, unless `names` has theirs. */
export function namesOf(parts: readonly Part[], names: PartNames, kana: string, roma = ''): string[] {
  const sorted = PARTS.filter((part) => parts.includes(part));
  const some = (ending: string, name: string): string[] => (name && sorted.some((part) => part.endsWith(ending)) ? [name] : []);
  return [...new Set([...sorted.flatMap((part) => names[part] ?? []), ...some('-kana', kana), ...some('-roma', roma)])];
}

/** The text for codes, for words, or for both, depending on `accept`. */
export function codesAndWords(accept: readonly Accepted[], codes: string, words: string, between = ''): string {
  return [accept.some((kind) => kind !== 'freeword') ? codes : '', accept.includes('freeword') ? words : ''].filter(Boolean).join(between);
}

/** The texts for the accepted kinds of codes; for both if only words are accepted. @param texts - for a ZIP Code and for a Digital Address */
export function forCodes(accept: readonly Accepted[], texts: readonly string[], between: string): string {
  const own = texts.filter((_, i) => accept.includes(ACCEPTED[i] as Accepted));
  return (own.length > 0 ? own : texts).join(between);
}

/** Formats a wait, rounded up: 30 seconds, 2 minutes, 2 hours; never one minute or hour. @param units - their words, with the space before them */
export function waitTime(seconds: number, units: readonly [seconds: string, minutes: string, hours: string]): string {
  const [length, unit] = seconds < 90 ? ([1, 0] as const) : seconds < 5400 ? ([60, 1] as const) : ([3600, 2] as const);
  return Math.ceil(seconds / length) + units[unit];
}

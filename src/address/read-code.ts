/** What kind of code a complete one is. A unique corporate ZIP Code is spelled like a ZIP Code: only the answer tells them apart. */
export type CodeKind = 'postal-code' | 'digital-address';

/**
 * What a typed text means.
 *
 * - `empty`: nothing but spaces and signs
 * - `unfinished`: every character could belong to a code, but there are fewer than seven
 * - `complete`: `code` is normalised: seven half-width upper-case characters, no hyphen (`1000004`, `A7E2FK2`)
 * - `unreadable`: a character that stands in no code, or more than seven of them
 */
export type ReadCode =
  | { readonly state: 'empty' }
  | { readonly state: 'unfinished'; readonly typed: string }
  | { readonly state: 'complete'; readonly kind: CodeKind; readonly code: string }
  | { readonly state: 'unreadable'; readonly reason: 'character' | 'length' };

/** Seven characters, signs and a label: nobody types more, and a pasted novel must not cost anything. */
const LONGEST_TEXT = 100;

/**
 * What people put between and around the seven characters, after NFKC:
 * spaces, invisible marks (zero width, bidi, soft hyphen, variation selectors), every dash and what fonts draw like one (modifier
 * minus, Hangul ㅡ, box and bar lines), the Japanese long mark that keyboards give for a hyphen, waves, the postal marks, and the label
 * when it was copied along.
 */
const SIGNS =
  /[\s\p{Cf}\p{Pd}\ufe0e\ufe0f\u02d7\u1173\u2043\u2212\u23af\u23e4\u2500\u2501\u25ac\u2796\u30fc~〒〠]|(?:郵便番号|デジタルアドレス)\s*:?/gu;

/** Dictation writes 「100の0004」. */
const SPOKEN_HYPHEN = /(?<=[0-9A-Za-z])[のノ](?=[0-9A-Za-z])/gu;

/**
 * Reads a ZIP Code or a Digital Address in any usual spelling: full or half width, any hyphen or long mark, spaces, 〒, lower case.
 *
 * Normalises first and validates after, so that nothing a compatibility form hides (`．．／`) gets past. Letters that look like digits
 * stay as typed: `O` is not `0`, `I` is not `1`. Seven digits are a ZIP Code; seven letters and digits with a letter a Digital Address.
 */
export function readCode(text: string): ReadCode {
  // In plain JavaScript nobody is told that a code is text.
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return { state: 'unreadable', reason: 'length' };
  const typed = text.normalize('NFKC').replace(SIGNS, '').replace(SPOKEN_HYPHEN, '');
  if (typed === '') return { state: 'empty' };
  // Upper-casing comes after this test: toUpperCase() would turn letters that are no ASCII (ı, ß) into ones that are.
  if (!/^[0-9A-Za-z]+$/.test(typed)) return { state: 'unreadable', reason: 'character' };
  const code = typed.toUpperCase();
  if (code.length > 7) return { state: 'unreadable', reason: 'length' };
  if (code.length < 7) return { state: 'unfinished', typed: code };
  return { state: 'complete', kind: /^[0-9]+$/.test(code) ? 'postal-code' : 'digital-address', code };
}

/** `1000004` → `100-0004`, `A7E2FK2` → `A7E-2FK2`: both kinds are written 3 + 4. */
export function hyphenateCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

import { loadedForms } from './text/loaded-forms.ts';

/** The kind of a complete code. A corporate ZIP Code looks like any ZIP Code; only the API's response tells them apart. */
export type CodeKind = 'postal-code' | 'digital-address';

/**
 * The meaning of typed text.
 *
 * - `empty`: nothing but spaces and punctuation
 * - `unfinished`: every character could belong to a code, but there are fewer than seven
 * - `complete`: `code` is normalized: seven half-width upper-case characters, no hyphen (`1000004`, `A7E2FK2`)
 * - `unreadable`: contains a character that no code contains, or more than seven characters
 */
export type ReadCode =
  | { readonly state: 'empty'; readonly code?: undefined }
  | { readonly state: 'unfinished'; readonly typed: string; readonly code?: undefined }
  | { readonly state: 'complete'; readonly kind: CodeKind; readonly code: string }
  | { readonly state: 'unreadable'; readonly reason: 'character' | 'length'; readonly code?: undefined };

/** Seven characters, punctuation and a label fit; longer text is not worth reading. */
const LONGEST_TEXT = 100;

/**
 * Characters that users put between and around the seven characters, after NFKC: spaces, invisible characters (zero width, bidi,
 * soft hyphen, variation selectors), dashes and characters that look like one (modifier minus, Hangul ㅡ, box and bar lines), the
 * long vowel mark that Japanese keyboards produce for a hyphen, wave dashes, postal marks, a label that was copied along, and the rest of
 * an input mask: 102-____.
 */
const SIGNS =
  /[\s\p{Cf}\p{Pd}\ufe0e\ufe0f\u02d7\u1173\u2043\u2212\u23af\u23e4\u2500\u2501\u25ac\u2796\u30fc~〒〠]|_(?=[-_]*$)|(?:郵便番号|デジタルアドレス)\s*:?/gu;

/** Dictation writes 「100の0004」 and 「100、0004」, and ends with a full stop. */
const DICTATED = /(?<=[0-9A-Za-z])[のノ](?=[0-9A-Za-z])|(?<=^\w{3})、(?=\w{4})|(?<=^\w{3}[のノ、]?\w{4})[。.]$/gu;

/**
 * Reads a ZIP Code or a Digital Address in any usual spelling: full or half width, any hyphen or long mark, spaces, 〒, lower case, and,
 * once the rare text forms are loaded, a Digital Address typed with a Japanese input method on (`あ７え２ｆｋ２`) if its keys are unambiguous.
 *
 * Normalizes before it validates, so that compatibility forms (`．．／`) hide nothing. Letters that look like digits stay as typed:
 * `O` is not `0`, `I` is not `1`. Seven digits are a ZIP Code; seven letters and digits with at least one letter are a Digital Address.
 */
export function readCode(text: string): ReadCode {
  return readCodeWith(text, loadedForms.typedKeys);
}

/** Reads a code as `readCode` does, except one in kana. Codes in requests and answers are normalized, so only text that a user typed can be in kana. */
export function readLatinCode(text: string): ReadCode {
  return readCodeWith(text);
}

/** Reads a code. @param keysOf - reads the keys back from text in kana */
export function readCodeWith(text: string, keysOf?: (plain: string) => string | undefined): ReadCode {
  // Callers in plain JavaScript may pass any type.
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return { state: 'unreadable', reason: 'length' };
  const plain = text.normalize('NFKC').replace(SIGNS, '').replace(DICTATED, '');
  const typed = keysOf?.(plain) ?? plain;
  if (typed === '') return { state: 'empty' };
  // Test before upper-casing: toUpperCase() turns some non-ASCII letters (ı, ß) into ASCII.
  if (!/^[0-9A-Za-z]+$/.test(typed)) return { state: 'unreadable', reason: 'character' };
  const code = typed.toUpperCase();
  if (code.length > 7) return { state: 'unreadable', reason: 'length' };
  if (code.length < 7) return { state: 'unfinished', typed: code };
  return { state: 'complete', kind: /^[0-9]+$/.test(code) ? 'postal-code' : 'digital-address', code };
}

/** Whether a code is seven letters without a digit: possibly a Digital Address, possibly text in roman letters. */
export function isLettersOnly({ code = '' }: ReadCode): boolean {
  return /^[A-Z]+$/.test(code);
}

/** `1000004` → `100-0004`, `A7E2FK2` → `A7E-2FK2`: both kinds are written 3 + 4. */
export function hyphenateCode(code: string): string {
  return code.replace(/^(\w{3})(?=\w{4}$)/, '$1-');
}

import { readLatinCode } from '../address/read-code.ts';

/** A code in the form that travels: half width, upper case, without a hyphen. */
export interface SentCode {
  /** `prefix`: 3 to 6 digits, which find every ZIP Code that begins with them. */
  readonly kind: 'postal-code' | 'digital-address' | 'prefix';
  readonly code: string;
}

/**
 * Reads a code or the first 3 to 6 digits of a ZIP Code, in any usual spelling except kana.
 *
 * @returns `undefined` for any other text
 */
export function readSearchCode(text: string): SentCode | undefined {
  const read = readLatinCode(text);
  if (read.code) return { kind: read.kind, code: read.code };
  return read.state === 'unfinished' && /^[0-9]{3,6}$/.test(read.typed) ? { kind: 'prefix', code: read.typed } : undefined;
}

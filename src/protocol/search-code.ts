import { readLatinCode } from '../address/read-code.ts';
import { readLimit, readPage, readWhole } from './paging.ts';

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
  if (read.state === 'complete') return { kind: read.kind, code: read.code };
  return read.state === 'unfinished' && /^[0-9]{3,6}$/.test(read.typed) ? { kind: 'prefix', code: read.typed } : undefined;
}

/** The options of the unified search, checked, in the form that travels. */
export interface SentCodeOptions {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly choikitype?: 1 | 2 | undefined;
  readonly searchtype?: 1 | 2 | undefined;
}

/**
 * Checks the options of the unified search. Missing options are left out.
 *
 * @throws {InvalidInput} for a value of the wrong type or out of range
 */
export function readCodeOptions(given: { readonly [K in keyof SentCodeOptions]?: unknown }): SentCodeOptions {
  const page = readPage(given.page);
  const limit = readLimit(given.limit);
  const choikitype = readWhole('choikitype', given.choikitype, 2) as 1 | 2 | undefined;
  const searchtype = readWhole('searchtype', given.searchtype, 2) as 1 | 2 | undefined;
  return {
    ...(page === undefined ? {} : { page }),
    ...(limit === undefined ? {} : { limit }),
    ...(choikitype === undefined ? {} : { choikitype }),
    ...(searchtype === undefined ? {} : { searchtype }),
  };
}

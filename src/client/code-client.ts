import { LookupError } from '../address/lookup-error.ts';
import type { CodeAnswer, FoundRecords } from '../protocol/answer.ts';
import type { SentCodeOptions } from '../protocol/code-options.ts';
import type { CallOptions, Transport } from './transport/transport.ts';

export interface SearchCodeOptions extends CallOptions, SentCodeOptions {}

/** The search by a complete code. The element starts with it alone; the address search is loaded later. */
export interface CodeClient {
  /**
   * The unified search, by ZIP Code, unique corporate ZIP Code or Digital Address in any usual spelling except kana.
   * @throws {LookupError} `invalid-code` without a request if the text is not a complete code or an option is out of range; `not-found` if
   * no address has this code
   */
  searchCode(code: string, options?: SearchCodeOptions): Promise<CodeAnswer>;
}

/** The part of a client that a lookup of a code needs. */
export interface CodeFinder {
  searchCode(code: string, options?: SearchCodeOptions): Promise<FoundRecords>;
}

/** The search by the first digits of a ZIP Code. */
export interface PrefixClient {
  /**
   * Finds every ZIP Code that begins with 3 to 6 digits, which may be in any usual spelling except kana: all pages in one answer, or one
   * page if `page` or `limit` is given.
   * @throws {LookupError} `invalid-code` without a request if the text is not 3 to 6 digits or an option is out of range; `not-found` if no
   * ZIP Code begins with them
   */
  searchPrefix(digits: string, options?: SearchCodeOptions): Promise<CodeAnswer>;
}

/** @throws {LookupError} `unavailable` if a reader found no envelope */
export function readable<A>(answer: A | undefined): A {
  if (!answer) throw new LookupError('unavailable', 'The answer cannot be read.', { status: 200 });
  return answer;
}

/** The API says 404 for no hit; an answer with an empty list means the same. */
export function found<A extends { readonly addresses: readonly unknown[] }>(answer: A): A {
  if (answer.addresses.length === 0) throw new LookupError('not-found', 'No address was found.', { status: 200 });
  return answer;
}

/** Sends a code or its first digits. The element needs no check: it has read code and attributes. @param read - `undefined` for what it cannot read */
export async function requestCode<A extends { readonly addresses: readonly unknown[] }>(
  transport: Pick<Transport, 'searchCode'>,
  code: string,
  { page, limit, choikitype, searchtype, ...call }: SearchCodeOptions,
  read: (json: unknown, limit?: number) => A | undefined,
): Promise<A> {
  return found(readable(read(await transport.searchCode(code, { page, limit, choikitype, searchtype }, call), limit)));
}

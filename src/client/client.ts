import { LookupError } from '../address/lookup-error.ts';
import type { AddressRow } from '../address/record.ts';
import { type AddressAnswer, type CodeAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import { readCodeOptions } from '../protocol/code-options.ts';
import { readLatinCode } from '../address/read-code.ts';
import { type AddressCriteria, readCriteria, type SentCriteria } from '../protocol/criteria.ts';
import { countRows, readAddressAnswer, readCodeAnswer } from '../protocol/read-envelopes.ts';
import { type CodeClient, found, type PrefixClient, readable, requestCode } from './code-client.ts';
import { checked, codeSearchOver } from './code-search.ts';
import type { CallOptions, Transport } from './transport/transport.ts';

/** The searches of the API for browsers, Node and edge runtimes. */
export interface SearchClient extends CodeClient {
  /**
   * The address search, one page.
   * @throws {LookupError} `invalid-code` without a request if the criteria are empty or out of range; `not-found` if nothing matches
   */
  searchAddress(criteria: AddressCriteria, options?: CallOptions): Promise<AddressAnswer>;
  /**
   * Every row of the address search, page after page, in the API's order. Without a match it ends without a row and throws nothing.
   * @throws {LookupError} `unavailable` after the last row if the server ignores the page that it is asked for
   */
  searchAddressAll(criteria: AddressCriteria, options?: CallOptions): AsyncGenerator<AddressRow, void, undefined>;
}

/** No search of the API has so many pages: the longest list of a city has two. */
const MAX_PAGES = 100;

/** Requests pages until one is not full; none if nothing is found. @throws {LookupError} `unavailable` if the server ignores the page it is asked for */
async function* allPages<A extends CodeAnswer | AddressAnswer>(
  ask: (paging: { readonly page: number; readonly limit: number }) => Promise<unknown>,
  read: (json: unknown, limit: number) => A | undefined,
  { page: first = 1, limit = PAGE_LIMIT }: Pick<SentCriteria, 'page' | 'limit'> = {},
): AsyncGenerator<A, void, undefined> {
  let before: string | undefined;
  for (let page = first; page < first + MAX_PAGES; page++) {
    let json: unknown;
    try {
      json = await ask({ page, limit });
    } catch (error) {
      // After the last page the API may answer an empty list or a 404 with an unknown number. Both mean that there are no more rows.
      if (error instanceof LookupError && (error.code === 'not-found' || (page > first && error.status === 404))) return;
      throw error;
    }
    const answer = readable(read(json, limit));
    const rows = JSON.stringify(answer.addresses);
    // Equal rows alone say nothing: towns may look the same.
    if (rows === before && answer.page !== page) break;
    before = rows;
    yield answer;
    // `count` is not reliable: a full page means that there may be another one. A server may use a smaller limit than requested.
    if (countRows(json) < Math.min(limit, answer.limit || limit)) return;
  }
  throw new LookupError('unavailable', 'The pages do not end.', { status: 200 });
}

/** The searches over one transport. Checks before a request and reading of the answer are the same over each. */
export function clientOver(transport: Transport): SearchClient & PrefixClient {
  return {
    ...codeSearchOver(transport),

    async searchPrefix(digits, options = {}) {
      const read = readLatinCode(digits);
      const typed = read.state === 'unfinished' ? read.typed : '';
      if (!/^[0-9]{3,6}$/.test(typed)) throw new LookupError('invalid-code', 'A prefix must have 3 to 6 digits.');
      const sent = { ...options, ...checked(() => readCodeOptions(options)) };
      if (sent.page ?? sent.limit) return requestCode(transport, typed, sent, readCodeAnswer);
      const { choikitype, searchtype, ...call } = sent;
      const ask = (paging: object): Promise<unknown> => transport.searchCode(typed, { ...paging, choikitype, searchtype }, call);
      const pages: CodeAnswer[] = [];
      for await (const answer of allPages(ask, readCodeAnswer)) pages.push(answer);
      const addresses = pages.flatMap((answer) => answer.addresses);
      return found({ ...pages[0], count: Math.max(pages[0]?.count ?? 0, addresses.length), addresses } as CodeAnswer);
    },

    async searchAddress(criteria, call = {}) {
      const sent = checked(() => readCriteria(criteria));
      return found(readable(readAddressAnswer(await transport.searchAddress(sent, call), sent.limit)));
    },

    async *searchAddressAll(criteria, call = {}) {
      const sent = checked(() => readCriteria(criteria));
      const ask = (paging: object): Promise<unknown> => transport.searchAddress({ ...sent, ...paging }, call);
      for await (const { addresses } of allPages(ask, readAddressAnswer, sent)) yield* addresses;
    },
  };
}

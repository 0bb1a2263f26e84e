import { LookupError } from '../address/lookup-error.ts';
import type { AddressRow } from '../address/record.ts';
import type { AddressAnswer, CodeAnswer } from '../protocol/answer.ts';
import { readCodeOptions } from '../protocol/code-options.ts';
import { readLatinCode } from '../address/read-code.ts';
import { type AddressCriteria, readCriteria } from '../protocol/criteria.ts';
import { readAddressAnswer, readCodeAnswer } from '../protocol/read-envelopes.ts';
import { allPages } from './all-pages.ts';
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

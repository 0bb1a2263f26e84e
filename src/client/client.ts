import { LookupError } from '../address/lookup-error.ts';
import type { AddressRow } from '../address/record.ts';
import { type AddressAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import { type AddressCriteria, readCriteria } from '../protocol/criteria.ts';
import { countRows, readAddressAnswer } from '../protocol/read-address-answer.ts';
import { checked } from './checked.ts';
import { type CodeClient, found, type PrefixClient, readable } from './code-client.ts';
import { codeSearchesOver } from './code-searches.ts';
import type { CallOptions, Transport } from './transport/transport.ts';

/** The searches of the API for browsers, Node and edge runtimes. */
export interface SearchClient extends CodeClient {
  /**
   * The address search, one page.
   * @throws {LookupError} `invalid-code` without a request if the criteria are empty or out of range; `not-found` if nothing matches
   */
  searchAddress(criteria: AddressCriteria, options?: CallOptions): Promise<AddressAnswer>;
  /** Every row of the address search, page after page, in the API's order. Without a match it ends without a row and throws nothing. */
  searchAddressAll(criteria: AddressCriteria, options?: CallOptions): AsyncGenerator<AddressRow, void, undefined>;
}

/** Two cities have more than 1000 rows, none more than 2000. The bound ends the loop if a server repeats the same page. */
const MAX_PAGES = 100;

interface AddressPage {
  readonly answer: AddressAnswer;
  /** Rows that the server sent, unreadable ones included. */
  readonly received: number;
}

/** The searches over one transport. Checks before a request and reading of the answer are the same over each. */
export function clientOver(transport: Transport): SearchClient & PrefixClient {
  async function searchPage(criteria: AddressCriteria, call: CallOptions): Promise<AddressPage> {
    const sent = checked(() => readCriteria(criteria));
    const json = await transport.searchAddress(sent, call);
    return { answer: readable(readAddressAnswer(json, sent.limit)), received: countRows(json) };
  }

  return {
    ...codeSearchesOver(transport),

    async searchAddress(criteria, call = {}) {
      return found((await searchPage(criteria, call)).answer);
    },

    async *searchAddressAll(criteria, call = {}) {
      const { page: first = 1, limit = PAGE_LIMIT } = checked(() => readCriteria(criteria));
      for (let page = first; page < first + MAX_PAGES; page++) {
        let next: AddressPage;
        try {
          next = await searchPage({ ...criteria, page, limit }, call);
        } catch (error) {
          // After the last page the API may answer an empty list or a 404 with an unknown number. Both mean that there are no more rows.
          if (error instanceof LookupError && (error.code === 'not-found' || (error.status === 404 && page > first))) return;
          throw error;
        }
        yield* next.answer.addresses;
        // `count` is not reliable: a full page means that there may be another one. A server may use a smaller limit than requested.
        if (next.received < Math.min(limit, next.answer.limit || limit)) return;
      }
    },
  };
}

import { LookupError } from '../address/lookup-error.ts';
import type { AddressRow } from '../address/record.ts';
import type { AddressAnswer } from '../protocol/answer.ts';
import { type CallOptions, type CodeClient, codeClientOver, found, readable } from './code-client.ts';
import { type AddressCriteria, sentCriteria } from '../protocol/criteria.ts';
import { PAGE_LIMIT, sentLimit, sentPage } from '../protocol/paging.ts';
import { countRows, readAddressAnswer } from '../protocol/read-answer.ts';
import type { Transport } from './transport/transport.ts';

/** The searches of the API, typed, for browsers, Node and the edge: all that pickers and free text need. */
export interface SearchClient extends CodeClient {
  /**
   * The address search, one page.
   * @throws {LookupError} `invalid-code` without a request where there is nothing to search for; `not-found` where nothing fits
   */
  searchAddress(criteria: AddressCriteria, options?: CallOptions): Promise<AddressAnswer>;
  /** Every row of the address search, page after page, in the API's order. Nothing found is no row, not an error. */
  searchAddressAll(criteria: AddressCriteria, options?: CallOptions): AsyncGenerator<AddressRow, void, undefined>;
}

/** Two cities have more than 1000 rows, none more than 2000. The bound keeps a server that repeats itself from holding us for ever. */
const MOST_PAGES = 100;

interface AddressPage {
  readonly answer: AddressAnswer;
  /** Rows that the server sent, those that could not be read included. */
  readonly received: number;
}

/** The searches over one transport: what is checked before a request, and how its answer is read, is the same over each. */
export function clientOver(transport: Transport): SearchClient {
  async function searchPage(criteria: AddressCriteria, call: CallOptions): Promise<AddressPage> {
    const sent = sentCriteria(criteria);
    if (!sent) throw new LookupError('invalid-code', 'The criteria hold nothing to search for.');
    const json = await transport.searchAddress(sent, call);
    return { answer: readable(readAddressAnswer(json)), received: countRows(json) };
  }

  return {
    ...codeClientOver(transport),

    async searchAddress(criteria, call = {}) {
      return found((await searchPage(criteria, call)).answer);
    },

    async *searchAddressAll(criteria, call = {}) {
      const limit = sentLimit(criteria.limit) ?? PAGE_LIMIT;
      const first = sentPage(criteria.page) ?? 1;
      for (let page = first; page < first + MOST_PAGES; page++) {
        let next: AddressPage;
        try {
          next = await searchPage({ ...criteria, page, limit }, call);
        } catch (error) {
          // Past the end the API may say an empty list or 404, with a number that nobody has seen yet. Both mean that the rows have ended.
          if (error instanceof LookupError && (error.code === 'not-found' || (error.status === 404 && page > first))) return;
          throw error;
        }
        yield* next.answer.addresses;
        // `count` is not trusted: a full page means that there may be another. A server may allow less than was asked for.
        if (next.received < Math.min(limit, next.answer.limit || limit)) return;
      }
    },
  };
}

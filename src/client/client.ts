import { LookupError } from '../address/lookup-error.ts';
import { readCode } from '../address/read-code.ts';
import type { AddressRow } from '../address/record.ts';
import type { AddressAnswer, CodeAnswer } from './answer.ts';
import { type AddressCriteria, sentCriteria, sentLimit, sentPage } from './criteria.ts';
import { countRows, PAGE_LIMIT, readAddressAnswer, readCodeAnswer } from './read-answer.ts';
import type { Transport } from './transport.ts';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call. It then rejects with the signal's reason, not with a `LookupError`. */
  readonly signal?: AbortSignal | undefined;
  /** `ec_uid` of the API: the operator's id of the end user. Direct transport only; the proxy sets its own. */
  readonly ecUid?: string | undefined;
  /** `x-forwarded-for` of this call. Direct transport only. */
  readonly forwardedFor?: string | undefined;
}

export interface SearchCodeOptions extends CallOptions {
  /** From 1; default 1. */
  readonly page?: number | undefined;
  /** 1 to 1000; default 1000. */
  readonly limit?: number | undefined;
  /** 1: town without brackets (the API's default); 2: with. */
  readonly choikitype?: 1 | 2 | undefined;
  /** 1: all codes (the API's default); 2: without unique corporate ZIP Codes. */
  readonly searchtype?: 1 | 2 | undefined;
}

/** The three operations of the API, typed, for browsers, Node and the edge. */
export interface Client {
  /**
   * The unified search, by ZIP Code, unique corporate ZIP Code or Digital Address in any usual spelling.
   * @throws {LookupError} `invalid-code` without a request where the text is no whole code; `not-found` where nothing has this code
   */
  searchCode(code: string, options?: SearchCodeOptions): Promise<CodeAnswer>;
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

function oneOrTwo(value: unknown): 1 | 2 | undefined {
  return value === 1 || value === 2 ? value : undefined;
}

function readable<A>(answer: A | undefined): A {
  if (!answer) throw new LookupError('unavailable', 'The answer is no search envelope.', { status: 200 });
  return answer;
}

/** The API says 404 for no hit; an answer that says an empty list instead means the same. */
function found<A extends CodeAnswer | AddressAnswer>(answer: A): A {
  if (answer.addresses.length === 0) throw new LookupError('not-found', 'Nothing was found.', { status: 200 });
  return answer;
}

/** The three operations over one transport: what is checked before a request, and how its answer is read, is the same over each. */
export function clientOver(transport: Transport): Client {
  async function searchPage(criteria: AddressCriteria, call: CallOptions): Promise<AddressPage> {
    const sent = sentCriteria(criteria);
    if (!sent) throw new LookupError('invalid-code', 'The criteria hold nothing to search for, or a code that is none.');
    const json = await transport.searchAddress(sent, call);
    return { answer: readable(readAddressAnswer(json)), received: countRows(json) };
  }

  return {
    async searchCode(text, { page, limit, choikitype, searchtype, ...call } = {}) {
      const read = readCode(text);
      if (read.state !== 'complete') throw new LookupError('invalid-code', 'The text is no whole ZIP Code or Digital Address.');
      const sent = { page: sentPage(page), limit: sentLimit(limit), choikitype: oneOrTwo(choikitype), searchtype: oneOrTwo(searchtype) };
      return found(readable(readCodeAnswer(await transport.searchCode(read.code, sent, call))));
    },

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

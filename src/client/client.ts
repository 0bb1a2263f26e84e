import { LookupError } from '../address/lookup-error.ts';
import { readCode } from '../address/read-code.ts';
import type { AddressRow } from '../address/record.ts';
import type { AddressAnswer, CodeAnswer } from './answer.ts';
import { type AddressCriteria, sentCriteria, sentLimit, sentPage } from './criteria.ts';
import { countRows, PAGE_LIMIT, readAddressAnswer, readCodeAnswer } from './read-answer.ts';
import type { SentCodeOptions, Transport } from './transport.ts';

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

function defined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The three operations over one transport: what is checked before a request, and how its answer is read, is the same over each. */
export function clientOver(transport: Transport): Client {
  async function searchPage(criteria: AddressCriteria, call: CallOptions): Promise<AddressPage> {
    const sent = sentCriteria(criteria);
    if (!sent) throw new LookupError('invalid-code', 'The criteria hold nothing to search for, or a code that is none.');
    const json = await transport.searchAddress(sent, call);
    const answer = readAddressAnswer(json);
    if (!answer) throw new LookupError('unavailable', 'The answer is no address search envelope.', { status: 200 });
    return { answer, received: countRows(json) };
  }

  return {
    async searchCode(text, { page, limit, choikitype, searchtype, ...call } = {}) {
      const read = readCode(text);
      if (read.state !== 'complete') throw new LookupError('invalid-code', 'The text is no whole ZIP Code or Digital Address.');
      const sent = defined({ page: sentPage(page), limit: sentLimit(limit), choikitype: oneOrTwo(choikitype), searchtype: oneOrTwo(searchtype) }) as SentCodeOptions;
      const answer = readCodeAnswer(await transport.searchCode(read.code, sent, call));
      if (!answer) throw new LookupError('unavailable', 'The answer is no search envelope.', { status: 200 });
      // The API says 404 for no hit; one that says an empty list instead means the same.
      if (answer.addresses.length === 0) throw new LookupError('not-found', 'Nothing has this code.', { status: 200 });
      return answer;
    },

    async searchAddress(criteria, call = {}) {
      const { answer } = await searchPage(criteria, call);
      if (answer.addresses.length === 0) throw new LookupError('not-found', 'Nothing fits the criteria.', { status: 200 });
      return answer;
    },

    async *searchAddressAll(criteria, call = {}) {
      const limit = sentLimit(criteria.limit) ?? PAGE_LIMIT;
      const first = sentPage(criteria.page) ?? 1;
      for (let page = first; page < first + MOST_PAGES; page++) {
        let found: AddressPage;
        try {
          found = await searchPage({ ...criteria, page, limit }, call);
        } catch (error) {
          // A page past the end: the API may say 404 or an empty list, and both mean that the rows have ended.
          if (error instanceof LookupError && error.code === 'not-found') return;
          throw error;
        }
        yield* found.answer.addresses;
        // `count` is not trusted: a full page means that there may be another. A server may allow less than was asked for.
        if (found.received < Math.min(limit, found.answer.limit || limit)) return;
      }
    },
  };
}

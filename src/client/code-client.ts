import { LookupError } from '../address/lookup-error.ts';
import { readCode } from '../address/read-code.ts';
import type { CodeAnswer } from '../protocol/answer.ts';
import { sentLimit, sentPage } from '../protocol/paging.ts';
import { readCodeAnswer } from '../protocol/read-answer.ts';
import type { Transport } from './transport/transport.ts';

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

/** The one operation that a code needs. The element starts with it alone; the address search comes later. */
export interface CodeClient {
  /**
   * The unified search, by ZIP Code, unique corporate ZIP Code or Digital Address in any usual spelling.
   * @throws {LookupError} `invalid-code` without a request where the text is no whole code; `not-found` where nothing has this code
   */
  searchCode(code: string, options?: SearchCodeOptions): Promise<CodeAnswer>;
}

function oneOrTwo(value: unknown): 1 | 2 | undefined {
  return value === 1 || value === 2 ? value : undefined;
}

/** @throws {LookupError} `unavailable` where a reader found no envelope */
export function readable<A>(answer: A | undefined): A {
  if (!answer) throw new LookupError('unavailable', 'The answer cannot be read.', { status: 200 });
  return answer;
}

/** The API says 404 for no hit; an answer that says an empty list instead means the same. */
export function found<A extends { readonly addresses: readonly unknown[] }>(answer: A): A {
  if (answer.addresses.length === 0) throw new LookupError('not-found', 'Nothing was found.', { status: 200 });
  return answer;
}

/** The unified search over one transport: what is checked before a request, and how its answer is read, is the same over each. */
export function codeClientOver(transport: Pick<Transport, 'searchCode'>): CodeClient {
  return {
    async searchCode(text, { page, limit, choikitype, searchtype, ...call } = {}) {
      const read = readCode(text);
      if (read.state !== 'complete') throw new LookupError('invalid-code', 'The text is no whole code.');
      const sent = { page: sentPage(page), limit: sentLimit(limit), choikitype: oneOrTwo(choikitype), searchtype: oneOrTwo(searchtype) };
      return found(readable(readCodeAnswer(await transport.searchCode(read.code, sent, call))));
    },
  };
}

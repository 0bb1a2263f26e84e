import type { SearchRequest } from '../../protocol/search-request.ts';
import type { Caller } from '../http/client-address.ts';

/** Details of the request besides the search. */
export interface SearchCall {
  readonly caller: Caller;
  /** `ec_uid` for the API. */
  readonly ecUid: string | undefined;
  /** `traceparent` of the request. */
  readonly traceparent?: string | undefined;
  /** Ends the search. */
  readonly signal?: AbortSignal | undefined;
  /** Keeps background work alive after the answer, on runtimes that end it otherwise. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

/** An answer, ready to be sent. */
export interface SourceAnswer {
  /** The API's envelope as JSON. */
  readonly body: string;
  readonly from: 'api' | 'cache' | 'list' | 'stale';
  /** Whether other callers may get the same answer. Never true if the answer names a Digital Address. */
  readonly isCacheable: boolean;
}

/**
 * Answers a search that was read and admitted. Sources wrap each other: the cache wraps the miss budget, which wraps the API. A source
 * that can replace the API wraps it in the same way, in `create-source.ts`.
 */
export interface AnswerSource {
  /**
   * @throws {LookupError} for an error of the API, as in its reference
   * @throws {Problem} if the proxy itself refuses the search
   */
  answer(search: SearchRequest, call: SearchCall): Promise<SourceAnswer>;
}

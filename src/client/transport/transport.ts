import type { SentCodeOptions } from '../../protocol/code-options.ts';
import type { SentCriteria } from '../../protocol/criteria.ts';

/** Options of every call. */
export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason instead of a `LookupError`. */
  readonly signal?: AbortSignal | undefined;
  /** Whether a request that failed may be sent once more. Default true. Relay only. */
  readonly retry?: boolean | undefined;
  /** `ec_uid` of the API: the operator's id of the end user. Direct transport only; the proxy sets it itself. */
  readonly ecUid?: string | undefined;
  /** `x-forwarded-for` of this call. Direct transport only. */
  readonly forwardedFor?: string | undefined;
  /** `traceparent` of W3C Trace Context. Direct transport only. */
  readonly traceparent?: string | undefined;
  /** `ctx.waitUntil` of an edge runtime, so that the renewal of a token survives the request that began it. Direct transport only. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

/** Sends searches: through the site's proxy, or to the API itself. Resolves with JSON, rejects with `LookupError`. */
export interface Transport {
  searchCode(code: string, options: SentCodeOptions, call: CallOptions): Promise<unknown>;
  searchAddress(criteria: SentCriteria, call: CallOptions): Promise<unknown>;
}

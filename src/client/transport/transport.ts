import type { SentCodeOptions } from '../../protocol/code-options.ts';
import type { SentCriteria } from '../../protocol/criteria.ts';

export interface TransportCall {
  readonly signal?: AbortSignal | undefined;
  /** Whether a request that failed may be sent once more. Default true. Only the relay sends a request again. */
  readonly retry?: boolean | undefined;
  /** `ec_uid` of the API: the operator's id of the end user. Only the direct transport sends it. */
  readonly ecUid?: string | undefined;
  /** `x-forwarded-for` of this call; default: that of the transport. Only the direct transport sends it. */
  readonly forwardedFor?: string | undefined;
  /** `traceparent` of W3C Trace Context, so that the API call belongs to the caller's trace. Only the direct transport sends it. */
  readonly traceparent?: string | undefined;
  /** Keeps background work alive after the answer, on runtimes that end it otherwise. Only the direct transport uses it. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

/** Sends searches: through the site's proxy, or to the API itself. Resolves with JSON, rejects with `LookupError`. */
export interface Transport {
  searchCode(code: string, options: SentCodeOptions, call: TransportCall): Promise<unknown>;
  searchAddress(criteria: SentCriteria, call: TransportCall): Promise<unknown>;
}

/**
 * The ways in which a lookup can fail, as `dga-error` reports them.
 *
 * - `invalid-code`: the code or the criteria are malformed; a retry is pointless
 * - `not-found`: well-formed, but no address matches
 * - `network`: the connection failed or was lost
 * - `timeout`: no complete response in time
 * - `rate-limited`: too many requests; see `retryAfter`
 * - `unauthorized`: the proxy refused this page, or the API refused the proxy
 * - `unavailable`: the service failed or sent a malformed response
 * - `configuration`: the set-up is wrong (endpoint, version, scope); only the site's operator can fix it
 */
export const LOOKUP_ERROR_CODES = [
  'invalid-code',
  'not-found',
  'network',
  'timeout',
  'rate-limited',
  'unauthorized',
  'unavailable',
  'configuration',
] as const;

export type LookupErrorCode = (typeof LOOKUP_ERROR_CODES)[number];

export interface LookupErrorInit {
  /** HTTP status of the response, if there was one. */
  readonly status?: number | null | undefined;
  /** Seconds until a retry makes sense, if the server named them. */
  readonly retryAfter?: number | null | undefined;
  /** The request's id in the proxy's or the API's log. */
  readonly requestId?: string | null | undefined;
  /** The API's `error_code`, for an operator's log, or the limit of the public ZIP list that the call met. Never shown to a shopper. */
  readonly errorCode?: string | null | undefined;
  readonly cause?: unknown;
}

/**
 * The error class of the package. `message` is for developers, in English, and never contains a code, an address, a token or a
 * secret; shoppers read the element's own messages. An aborted call rejects with the signal's reason (`AbortError`) instead, as
 * `fetch` does.
 */
export class LookupError extends Error {
  readonly code: LookupErrorCode;
  readonly status: number | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly errorCode: string | null;
  /** @internal The sentence for a shopper in a language of the element, instead of the one for `code`. */
  declare readonly sentence?: (reader: { readonly language: string; readonly messages: object }) => string;

  constructor(code: LookupErrorCode, message: string, init: LookupErrorInit = {}) {
    super(message, init);
    this.name = 'LookupError';
    this.code = code;
    // Not 0, which browsers give a redirect that is not followed.
    this.status = init.status || null;
    this.retryAfter = init.retryAfter ?? null;
    this.requestId = init.requestId ?? null;
    this.errorCode = init.errorCode ?? null;
  }
}

/**
 * Every way a lookup can fail, as the page hears of it in `dga-error`.
 *
 * - `invalid-code`: the code or the criteria cannot be right; nothing to retry
 * - `not-found`: well-formed, but no such address
 * - `network`: no connection, or it broke off
 * - `timeout`: no whole answer in time
 * - `rate-limited`: too many requests; see `retryAfter`
 * - `unauthorized`: this page or this proxy is not let in
 * - `unavailable`: the service fails or answers nonsense
 * - `configuration`: a wrong set-up (endpoint, version, scope); only the site's people can mend it
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
  /** HTTP status of the answer, where there was one. */
  readonly status?: number | null | undefined;
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter?: number | null | undefined;
  /** The request's id in the proxy's or the API's log. */
  readonly requestId?: string | null | undefined;
  /** The API's `error_code`, for an operator's log. Never shown to a shopper. */
  readonly errorCode?: string | null | undefined;
  readonly cause?: unknown;
}

/**
 * The one error class of the package. `message` is for developers, in English, and never holds a code, an address, a token or a
 * secret; what a shopper reads comes from the element's messages. A cancelled call is no error of this class: it rejects with the
 * signal's own reason (`AbortError`), as `fetch` does.
 */
export class LookupError extends Error {
  readonly code: LookupErrorCode;
  readonly status: number | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly errorCode: string | null;

  constructor(code: LookupErrorCode, message: string, init: LookupErrorInit = {}) {
    super(message, init);
    this.name = 'LookupError';
    this.code = code;
    this.status = init.status ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.requestId = init.requestId ?? null;
    this.errorCode = init.errorCode ?? null;
  }
}

import type { LookupErrorCode } from '../../address/lookup-error.ts';

/** Every `code` that an answer of the proxy can carry. */
export type ProblemCode =
  LookupErrorCode | 'origin-refused' | 'method-not-allowed' | 'unsupported-media-type' | 'payload-too-large' | 'invalid-request';

/** Generic on purpose: what the API said, where it is and what went wrong stay in the log. */
const TITLE: { readonly [C in ProblemCode]: string } = {
  'invalid-code': 'The code or the criteria cannot be right',
  'not-found': 'Nothing was found',
  network: 'The address service could not be reached',
  timeout: 'The address service did not answer in time',
  'rate-limited': 'Too many requests',
  unauthorized: 'The address service is not available to this proxy',
  unavailable: 'The address service is not available',
  configuration: 'The address service is not set up',
  'origin-refused': 'This origin is not let in',
  'method-not-allowed': 'This method is not allowed here',
  'unsupported-media-type': 'The body must be application/json in UTF-8',
  'payload-too-large': 'The request is too large',
  'invalid-request': 'The request cannot be read',
};

/**
 * The end of a request that is not answered with what was asked for: a status, a `code`, and headers of its own.
 * `message` is for the log and never reaches the caller.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ProblemCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The body of `application/problem+json` (RFC 9457). */
export function problemBody(status: number, code: ProblemCode, requestId: string): string {
  return JSON.stringify({ type: 'about:blank', title: TITLE[code], status, code, request_id: requestId });
}

/** `Retry-After` in whole seconds (RFC 9110 §10.2.3), one at least. */
export function retryAfter(ms: number): Record<string, string> {
  return { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) };
}

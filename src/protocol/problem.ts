import type { LookupErrorCode } from '../address/lookup-error.ts';

/** Every `code` that an error answer of the proxy can have. */
export type ProblemCode =
  | LookupErrorCode
  | 'origin-refused'
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'payload-too-large'
  | 'invalid-request';

/** Titles of the error answers. Generic on purpose: details of the API stay in the proxy's log. */
export const PROBLEM_TITLES: { readonly [C in ProblemCode]: string } = {
  'invalid-code': 'The code or the criteria cannot find anything',
  'not-found': 'Nothing was found',
  network: 'The address service could not be reached',
  timeout: 'The address service did not answer in time',
  'rate-limited': 'Too many requests',
  unauthorized: 'The address service refuses this proxy',
  unavailable: 'The address service is not available',
  configuration: 'The address service is not set up',
  'origin-refused': 'Pages of this origin may not use this proxy',
  'method-not-allowed': 'This method is not allowed here',
  'unsupported-media-type': 'The body must be application/json in UTF-8',
  'payload-too-large': 'The request is too large',
  'invalid-request': 'The request cannot be read',
};

/** Ends a request with an error answer. `message` is for the log and never reaches the caller. */
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
  return JSON.stringify({ type: 'about:blank', title: PROBLEM_TITLES[code], status, code, request_id: requestId });
}

/** `Retry-After` in whole seconds (RFC 9110 §10.2.3), at least one. */
export function retryAfter(ms: number): Record<string, string> {
  return { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) };
}

import { LookupError } from '../address/lookup-error.ts';
import type { Exchange } from './exchange.ts';
import { CODE_OF_STATUS, readErrorBody, readRetryAfter } from './read-answer.ts';

/** Serial numbers of “no such API”: the version or the scope does not match. An operator's mistake, not a code without an address. */
export const NO_SUCH_API: RegExp = /-10(?:18|29)-0100$|-1029-0003$/;
/** Serial numbers of “nothing found”. */
const NO_HIT = /^404-(?:1029-000[12]|1018-00(?:0[1-9]|1[01]))$/;
/** The token operation's own numbers: wrong credentials, grant type or scope. */
const TOKEN_OPERATION = /-1028-/;

/** What an answer of the API means; see “Errors” in the API's reference. */
export function apiErrorOf({ status, headers, json }: Exchange, nowMs: number): LookupError {
  const { errorCode, requestId } = readErrorBody(json);
  const number = errorCode ?? '';
  let code = CODE_OF_STATUS[status] ?? 'unavailable';
  if (NO_SUCH_API.test(number)) code = 'configuration';
  else if (status < 500 && TOKEN_OPERATION.test(number)) code = 'unauthorized';
  // A 404 that is not of the API (no error_code, a page of a gateway) says that the address of the API is wrong.
  else if (status === 404 && !NO_HIT.test(number)) code = 'configuration';
  return new LookupError(code, `The API answered with status ${status}.`, {
    status,
    errorCode,
    requestId,
    retryAfter: readRetryAfter(headers.get('retry-after'), nowMs),
  });
}

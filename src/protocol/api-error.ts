import { LookupError } from '../address/lookup-error.ts';
import type { Exchange } from './exchange.ts';
import { CODE_OF_STATUS, own, readRetryAfter, readText } from './read-answer.ts';

/** Error numbers of “no such API”: version or scope do not match. The operator's mistake, not a code without an address. */
export const NO_SUCH_API: RegExp = /-10(?:18|29)-0100$|-1029-0003$/;
const TOKEN_OPERATION = /-1028-/;
/** Error numbers of wrong credentials, grant type or scope. They last until the operator changes something. */
const BAD_CREDENTIALS = /^40[01]-1028-000[12]$/;

/** Whether an error lasts until the operator changes the credentials. Answers without such a number may be a passing fault of a gateway. */
export function isBadCredentials({ errorCode }: LookupError): boolean {
  return BAD_CREDENTIALS.test(errorCode ?? '');
}

/** Interprets an answer of the API that is not a success. `nowMs`: milliseconds since 1970, for a `Retry-After` date. */
export function apiErrorOf({ status, headers, json }: Exchange, nowMs: number): LookupError {
  const errorCode = readText(own(json, 'error_code'));
  const number = errorCode ?? '';
  let code = CODE_OF_STATUS[status] ?? 'unavailable';
  if (NO_SUCH_API.test(number)) code = 'configuration';
  else if (status < 500 && TOKEN_OPERATION.test(number)) code = 'unauthorized';
  // A 404 in the API's error shape means no hit, whatever its number. A gateway's page or an empty body means a wrong base URL or path.
  else if (status === 404 && errorCode === null) code = 'configuration';
  return new LookupError(code, `The API answered with status ${status}.`, {
    status,
    errorCode,
    requestId: readText(own(json, 'request_id')),
    retryAfter: readPause(headers, nowMs),
  });
}

/** `Retry-After` in seconds. Of a date, the shorter pause by the server's `Date` and by the local clock counts: either may be wrong by hours. */
function readPause(headers: Exchange['headers'], nowMs: number): number | null {
  const header = headers.get('retry-after');
  const local = readRetryAfter(header, nowMs);
  const serverMs = Date.parse(headers.get('date') ?? '');
  const server = Number.isNaN(serverMs) ? null : readRetryAfter(header, serverMs);
  return local && server ? Math.min(local, server) : local || server;
}

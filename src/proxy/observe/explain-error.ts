import { LookupError, type LookupErrorCode } from '../../address/lookup-error.ts';
import { Problem, retryAfter } from '../../protocol/problem.ts';
import type { Visit } from '../http/visit.ts';
import { upstreamFields } from './diagnose.ts';

/** `Retry-After` if the API limits the proxy without naming a time. */
const UNKNOWN_PAUSE_MS = 2000;
/** A longer `Retry-After` is obeyed in steps: after each one a single probe checks whether it was a mistake. */
export const MAX_HOLD_MS = 300_000;

const STATUS_OF: { readonly [C in LookupErrorCode]: number } = {
  'invalid-code': 400,
  'not-found': 404,
  'rate-limited': 429,
  unauthorized: 500,
  configuration: 500,
  network: 502,
  unavailable: 502,
  timeout: 504,
};

/** The function and line that threw. The message could contain anything a caller sent; names and places cannot. */
function placeOf(error: Error): string {
  const match = /at (\S+) \(?[^)\n]*?([\w.-]+:\d+):\d+\)?/.exec(error.stack ?? '');
  return (match?.slice(1).join(' ') ?? '').slice(0, 100);
}

/** Decides what the caller learns about an error, and notes the rest in the request's log line. */
export function explainError(thrown: Error, log: Visit['log'], report: (error: LookupError) => void): Problem {
  if (thrown instanceof Problem) {
    log['code'] = thrown.code;
    log['reason'] = thrown.message;
    return thrown;
  }
  const error = thrown.name === 'TimeoutError' ? new LookupError('timeout', 'No token in time.') : thrown;
  if (!(error instanceof LookupError)) {
    // A bug of the proxy.
    Object.assign(log, { code: 'unavailable', error: error.name, place: placeOf(error) });
    return new Problem(502, 'unavailable', 'internal error');
  }
  log['code'] = error.code;
  Object.assign(log, upstreamFields(error));
  report(error);
  const waitMs = Math.min((error.retryAfter ?? 0) * 1000, MAX_HOLD_MS);
  if (error.code === 'rate-limited') return new Problem(429, 'rate-limited', 'limited by the API', retryAfter(waitMs || UNKNOWN_PAUSE_MS));
  if (error.code === 'unavailable' && waitMs > 0) return new Problem(503, 'unavailable', 'the API asked for a pause', retryAfter(waitMs));
  return new Problem(STATUS_OF[error.code], error.code, error.message);
}

import type { LookupError } from '../../address/lookup-error.ts';
import { NO_SUCH_API } from '../../protocol/api-error.ts';
import type { LogFields, ProxyLogger } from './log.ts';

/** Milliseconds between two equal log lines about the configuration. */
const REPEAT_MS = 60_000;

/** The remedy for an error that the operator can fix; `undefined` for every other error. */
export function diagnose({ status, errorCode, code }: LookupError): string | undefined {
  const number = errorCode ?? '';
  if (NO_SUCH_API.test(number))
    return 'The API knows no such operation: the version in DGA_API_BASE and the scope of the credentials do not match.';
  if (number === '401-1028-0001') return 'The credentials have no scope for this API: ask the provider for one.';
  if (/^40[01]-1028-0001$/.test(number))
    return 'The API refuses client id and secret: check DGA_CLIENT_ID and DGA_SECRET_KEY, and that both are of the environment of DGA_API_BASE (test and production have their own).';
  if (number === '400-1028-0002') return 'The API refuses the grant type: DGA_TOKEN_PATH or the version in DGA_API_BASE is wrong.';
  if (status === 403)
    return 'The API refuses this system: the address in DGA_FORWARDED_FOR is not one of those registered for it, or DGA_USER_AGENT is empty.';
  if (status === 401) return 'The API refuses the token, also a new one.';
  if (code === 'unauthorized') return 'The API refuses this system: check the credentials and the registered addresses.';
  if (code === 'configuration') return 'The API knows no such address: check DGA_API_BASE and the paths.';
  return undefined;
}

/** The log fields of an upstream error. The API's message could repeat a code, so only its error number and a plain id are logged. */
export function upstreamFields({ status, errorCode, requestId, code }: LookupError): LogFields {
  return {
    upstream_error: code,
    ...(status === null ? {} : { upstream_status: status }),
    ...(errorCode !== null && /^\d{3}-\d{4}-\d{4}$/.test(errorCode) ? { upstream_error_code: errorCode } : {}),
    ...(requestId !== null && /^[0-9a-f-]{16,64}$/i.test(requestId) ? { upstream_request_id: requestId } : {}),
  };
}

/** Creates a function that logs errors which only the operator can fix, each remedy at most once a minute. `now`: a monotonic clock. */
export function createReport(logger: ProxyLogger, now: () => number): (error: LookupError) => void {
  const reportedMs = new Map<string, number>();
  return (error) => {
    const advice = diagnose(error);
    if (advice === undefined || now() - (reportedMs.get(advice) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    reportedMs.set(advice, now());
    logger.error({ event: 'configuration', ...upstreamFields(error) }, advice);
  };
}

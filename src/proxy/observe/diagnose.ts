import type { LookupError } from '../../address/lookup-error.ts';
import { NO_SUCH_API } from '../../protocol/api-error.ts';
import { errorCodeOf, isTlsError } from './error-code.ts';
import type { LogFields, ProxyLogger } from './logger.ts';

/** Milliseconds between two equal log lines about the configuration. */
const REPEAT_MS = 60_000;
/** Different texts that are remembered. */
const MAX_TEXTS = 100;
/** The statuses of the API's errors, and of a gateway in front of it that is overloaded. */
const ERROR_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 408, 429, 500, 502, 503, 504]);

/** The remedy for a connection that failed. */
function diagnoseConnection(error: LookupError): string | undefined {
  const code = errorCodeOf(error.cause) ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host in DGA_API_BASE does not resolve (${code}): check the name, the DNS, and HTTPS_PROXY if one is set.`;
  if (code === 'ECONNREFUSED')
    return 'The host in DGA_API_BASE refuses connections (ECONNREFUSED): check its port, the firewall, and HTTPS_PROXY if one is set.';
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return `No route to the host in DGA_API_BASE (${code}): check the network and the firewall, or set HTTPS_PROXY.`;
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return 'No connection to the host in DGA_API_BASE in time: check the firewall, or set HTTPS_PROXY.';
  if (code === 'ERR_PROXY_TUNNEL')
    return 'The proxy in HTTPS_PROXY refuses the tunnel to the API: allow the host of DGA_API_BASE there, or add it to NO_PROXY.';
  if (isTlsError(code))
    return `TLS to the API fails (${code}): check the clock of this machine and DGA_API_BASE, or list a private authority in NODE_EXTRA_CA_CERTS.`;
  return undefined;
}

/** The remedy for an error that the operator can fix; `undefined` for every other error. `host`: of the API's base URL. */
export function diagnose(error: LookupError, host: string): string | undefined {
  const { status, errorCode, code } = error;
  const number = errorCode ?? '';
  if (code === 'network' || code === 'timeout') return diagnoseConnection(error);
  if (NO_SUCH_API.test(number))
    return 'The API has no such operation: the version in DGA_API_BASE and the scope of the credentials do not match.';
  if (number === '401-1028-0001')
    return 'The credentials have no scope for this API: set DGA_TOKEN_SCOPE=J1, use the credentials of this environment, or ask the provider.';
  if (/^40[01]-1028-0001$/.test(number))
    return 'The API refuses client id and secret: check DGA_CLIENT_ID and DGA_SECRET_KEY, and that both belong to the environment of DGA_API_BASE (test and production have separate credentials).';
  if (number === '400-1028-0002') return 'The API refuses the grant type: correct DGA_TOKEN_PATH or the version in DGA_API_BASE.';
  if (status === 403)
    return 'The API refuses this system: register the address in DGA_FORWARDED_FOR with the API, and set DGA_USER_AGENT if it is empty.';
  if (status === 401) return 'The API refuses the token, and a new one too: check DGA_AUTH_SCHEME and the environment of the credentials.';
  if (code === 'unauthorized') return 'The API refuses this system: check the credentials and the registered addresses.';
  if ((code === 'unavailable' || code === 'configuration') && errorCode === null && status !== null && !ERROR_STATUSES.has(status))
    return `${host} answers with status ${status}, but not as the API does: is DGA_API_BASE the API's address?`;
  if (code === 'configuration') {
    return status === null
      ? 'The ecUid function of the operator failed: it must return up to 200 visible ASCII characters, or undefined.'
      : 'The API has no such address: correct DGA_API_BASE and the paths.';
  }
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

/** Returns whether a text was not seen for a minute. `now`: a monotonic clock. */
export function createOnce(now: () => number): (text: string) => boolean {
  const seenMs = new Map<string, number>();
  return (text) => {
    if (now() - (seenMs.get(text) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return false;
    // Callers could cause many texts.
    if (seenMs.size > MAX_TEXTS) seenMs.clear();
    seenMs.set(text, now());
    return true;
  };
}

/** Creates a function that logs errors which only the operator can fix, each remedy at most once a minute. */
export function createReport(logger: ProxyLogger, now: () => number, apiBase: string): (error: LookupError) => void {
  const isNew = createOnce(now);
  const { host } = new URL(apiBase);
  return (error) => {
    const advice = diagnose(error, host);
    if (advice !== undefined && isNew(advice)) logger.error({ event: 'configuration', ...upstreamFields(error) }, advice);
  };
}

/** Creates a function that logs a warning about the configuration at most once a minute. */
export function createWarnOnce(logger: ProxyLogger, now: () => number): (warning: string) => void {
  const isNew = createOnce(now);
  return (warning) => {
    if (isNew(warning)) logger.warn({ event: 'configuration' }, warning);
  };
}

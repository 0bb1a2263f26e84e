import { LOOKUP_ERROR_CODES, LookupError, type LookupErrorCode } from '../../address/lookup-error.ts';
import { checkEndpoint } from './endpoint.ts';
import type { Exchange } from '../../protocol/exchange.ts';
import { exchange, type FetchLike } from './exchange.ts';
import { CODE_OF_STATUS, own, readRetryAfter, readText } from '../../protocol/read-answer.ts';
import { TIMEOUT_MS, within } from '../time-limit.ts';
import type { CallOptions, Transport } from './transport.ts';

export interface RelayOptions {
  /** Base of the site's proxy, such as `/dga`; relative ones are taken from the page. `mock:` once the mock entry is loaded. */
  readonly endpoint: string;
  readonly fetch?: FetchLike | undefined;
  /** Milliseconds for a search, the one automatic retry included. Default 8000. */
  readonly timeoutMs?: number | undefined;
}

/** The name under which the mock entry offers its fetch, the one global of the package: `globalThis[Symbol.for('dga-address-lookup.mock')]`. */
export const MOCK_FETCH: unique symbol = Symbol.for('dga-address-lookup.mock') as never;

/** A dropped connection is often back at once; a shopper does not notice this pause. */
const RETRY_PAUSE_MS = 400;

function errorOf({ status, headers, json }: Exchange): LookupError {
  const told = own(json, 'code');
  const code: LookupErrorCode =
    // Neither the proxy nor the API answers like this: the endpoint is wrong, and another code would not help.
    status === 404 && told !== 'not-found' && !own(json, 'error_code')
      ? 'configuration'
      : // Below 500 the status says it all; above, the proxy tells its own troubles from those of the API.
        (CODE_OF_STATUS[status] ?? LOOKUP_ERROR_CODES.find((known) => status >= 500 && known === told) ?? 'unavailable');
  return new LookupError(code, `The proxy answered with status ${status}.`, {
    status,
    requestId: readText(own(json, 'request_id')) ?? headers.get('x-request-id'),
    retryAfter: readRetryAfter(headers.get('retry-after'), Date.now()),
  });
}

/** A request to the site's proxy: no cookie for another site, no referrer. */
export const proxyRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body),
  credentials: 'same-origin',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
});

/** Whether another try may end better: the connection broke, or the service stumbled and did not say for how long. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof LookupError) || error.code === 'timeout' || error.retryAfter !== null) return false;
  return error.code === 'network' || (error.status ?? 0) >= 502;
}

/**
 * Asks the site's own proxy. Codes travel in the body of a POST, never in a URL. The proxy's own `Cache-Control: no-store` keeps answers out
 * of caches; the request must not say so, or browsers would not keep preflights either.
 * Retries once if the connection broke or the service failed, never after an answer that would repeat itself.
 */
export function createRelay(options: RelayOptions): Transport {
  const base = checkEndpoint(options.endpoint);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const fetchOf = (): FetchLike | undefined => {
    if (!/^mock:/i.test(base)) return options.fetch;
    const mock = (globalThis as { [MOCK_FETCH]?: FetchLike })[MOCK_FETCH];
    if (!mock) throw new LookupError('configuration', 'mock: needs dga-address-lookup/mock.');
    return mock;
  };

  async function post(path: string, body: object, { signal, retry = true }: CallOptions): Promise<unknown> {
    const startMs = performance.now();
    const leftMs = (): number => timeoutMs - (performance.now() - startMs);
    const send = async (): Promise<unknown> => {
      const answer = await exchange(base + path, proxyRequest(body), { fetch: fetchOf(), timeoutMs: leftMs(), signal });
      if (answer.status === 200) return answer.json;
      throw errorOf(answer);
    };
    try {
      return await send();
    } catch (error) {
      if (!retry || !mayPass(error) || leftMs() <= RETRY_PAUSE_MS) throw error;
      await within(new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS)), timeoutMs, signal);
      return send();
    }
  }

  return {
    searchCode: (search_code, codeOptions, call) => post('/searchcode', { search_code, ...codeOptions }, call),
    searchAddress: (criteria, call) => post('/addresszip', criteria, call),
  };
}

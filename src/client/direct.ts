import { LookupError } from '../address/lookup-error.ts';
import type { GetToken, Token } from './answer.ts';
import { exchange, type Exchange } from './exchange.ts';
import { CODE_OF_STATUS, readErrorBody, readRetryAfter } from './read-answer.ts';
import type { Transport, TransportCall } from './transport.ts';

export interface DirectOptions {
  /** Base of the API with its version, such as `https://api.da.pf.japanpost.jp/api/v2`, or of a gateway that exposes it with CORS. */
  readonly apiBase: string;
  /** Gives the token: `createTokenSource(…)`, or any function of one's own. */
  readonly token: GetToken;
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for a search, a second token included. Default 8000. */
  readonly timeoutMs?: number | undefined;
  /** Path of the unified search; the code is appended. Default `/searchcode`. */
  readonly searchcodePath?: string | undefined;
  /** Path of the address search. Default `/addresszip`. */
  readonly addresszipPath?: string | undefined;
  /** Scheme of the `Authorization` header. Default `Bearer` (although the API calls its `token_type` `jwt`). */
  readonly authScheme?: string | undefined;
  /** `x-forwarded-for` of every call; the API compares it with the addresses registered for the system. A browser sends its own. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent` of every call; the API refuses calls without one. A browser sends its own. */
  readonly userAgent?: string | undefined;
  /** The clock, in milliseconds: what a `Retry-After` that is a date is held against. */
  readonly now?: (() => number) | undefined;
}

/** The API's own base addresses. Versions may not be mixed, and production and test have credentials of their own. */
export const API_BASE_PRODUCTION = 'https://api.da.pf.japanpost.jp/api/v2';

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

/** The headers that the API wants on every call, its token operation included. */
export function apiHeaders(options: {
  readonly forwardedFor?: string | undefined;
  readonly userAgent?: string | undefined;
}): Record<string, string> {
  return {
    accept: 'application/json',
    ...(options.forwardedFor === undefined ? {} : { 'x-forwarded-for': options.forwardedFor }),
    ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
  };
}

/**
 * Asks the API itself, with a token. For servers; and for browsers where a gateway of the site's own adds CORS.
 * A refused token (401) is replaced once. Redirects are errors: on a 307 `fetch` would repeat the call, token and all, elsewhere.
 */
export function createDirect(options: DirectOptions): Transport {
  const base = options.apiBase.replace(/\/+$/, '');
  const timeoutMs = options.timeoutMs ?? 8000;
  const scheme = options.authScheme ?? 'Bearer';

  async function call(path: string, init: RequestInit, { signal, forwardedFor }: TransportCall): Promise<unknown> {
    const startMs = performance.now();
    const leftMs = (): number => timeoutMs - (performance.now() - startMs);
    let token: string | undefined;
    /** A fetch that brings its token. So a token function of the site's own, that may fail or dawdle, has the same deadline and errors. */
    const fetchWithToken = async (input: RequestInfo | URL, request: RequestInit = {}): Promise<Response> => {
      const given: Partial<Token> | undefined = await options.token({ ...(token && { rejected: token }), signal });
      token = given?.token;
      // Else `Bearer undefined` would be sent, or fetch() throw with the token in its message.
      if (!/^[\x21-\x7e]+$/.test(token ?? '')) throw new LookupError('configuration', 'token() gave no token.');
      // A token that comes too late is no use to this call; whoever brings it goes on for the next one.
      request.signal?.throwIfAborted();
      return (options.fetch ?? fetch)(input, { ...request, headers: { ...request.headers, authorization: `${scheme} ${token}` } });
    };
    const send = (): Promise<Exchange> =>
      exchange(
        base + path,
        {
          ...init,
          headers: {
            ...apiHeaders({ forwardedFor: forwardedFor ?? options.forwardedFor, userAgent: options.userAgent }),
            ...(init.body == null ? {} : { 'content-type': 'application/json' }),
          },
          // Not 'error': some edge runtimes know 'manual' and 'follow' only. exchange() refuses what 'manual' brings.
          redirect: 'manual',
        },
        {
          fetch: fetchWithToken,
          timeoutMs: leftMs(),
          signal,
        },
      );
    let answer = await send();
    if (answer.status === 401) answer = await send();
    if (answer.status === 200) return answer.json;
    throw apiErrorOf(answer, (options.now ?? Date.now)());
  }

  const query = (entries: { readonly [key: string]: string | number | undefined }): string => {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(entries)) if (value !== undefined) search.set(key, String(value));
    return search.size === 0 ? '' : `?${search}`;
  };

  return {
    searchCode: (code, { page, limit, choikitype, searchtype }, transportCall) =>
      call(
        `${options.searchcodePath ?? '/searchcode'}/${encodeURIComponent(code)}${query({ page, limit, ec_uid: transportCall.ecUid, choikitype, searchtype })}`,
        { method: 'GET' },
        transportCall,
      ),
    searchAddress: (criteria, transportCall) =>
      call(
        `${options.addresszipPath ?? '/addresszip'}${query({ ec_uid: transportCall.ecUid })}`,
        { method: 'POST', body: JSON.stringify(criteria) },
        transportCall,
      ),
  };
}

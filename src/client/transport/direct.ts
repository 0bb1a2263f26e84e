import { LookupError } from '../../address/lookup-error.ts';
import type { GetToken, Token } from '../../protocol/answer.ts';
import { apiErrorOf } from '../../protocol/api-error.ts';
import { apiHeaders } from './api-headers.ts';
import type { Exchange } from '../../protocol/exchange.ts';
import { exchange } from './exchange.ts';
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

/** The API's production base. Its version must match the scope of the credentials; the test environment has credentials of its own. */
export const API_BASE_PRODUCTION = 'https://api.da.pf.japanpost.jp/api/v2';

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
            ...apiHeaders({ ...options, forwardedFor: forwardedFor ?? options.forwardedFor }),
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

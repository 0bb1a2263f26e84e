import { LookupError } from '../../address/lookup-error.ts';
import type { GetToken, SearchToken } from '../../protocol/answer.ts';
import { apiErrorOf, isBadCredentials } from '../../protocol/api-error.ts';
import type { Exchange } from '../../protocol/exchange.ts';
import { apiHeaders } from './api-headers.ts';
import { exchange, type FetchLike, type ResponseLike } from './exchange.ts';
import type { CallOptions, Transport } from './transport.ts';
import { TIMEOUT_MS } from '../time-limit.ts';

export interface DirectOptions {
  /** Base URL of the API with its version, such as `https://api.da.pf.japanpost.jp/api/v2`, or of a gateway that exposes it with CORS. */
  readonly apiBase: string;
  /** Returns the token: `createTokenSource(…)`, or a function of the site. */
  readonly token: GetToken;
  readonly fetch?: FetchLike | undefined;
  /** Milliseconds for a search, including a second token. Default 8000. */
  readonly timeoutMs?: number | undefined;
  /** Path of the unified search; the code is appended. Default `/searchcode`. */
  readonly searchcodePath?: string | undefined;
  /** Path of the address search. Default `/addresszip`. */
  readonly addresszipPath?: string | undefined;
  /** Scheme of the `Authorization` header. Default `Bearer` (although the API calls its `token_type` `jwt`). */
  readonly authScheme?: string | undefined;
  /** `x-forwarded-for` of every call; the API compares it with the addresses registered for the system. A browser sets this header itself. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent` of every call; the API refuses calls without one. A browser sets this header itself. */
  readonly userAgent?: string | undefined;
  /** The clock, in milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now?: (() => number) | undefined;
}

/**
 * Calls the API itself with a token. For servers, and for browsers if the site's gateway adds CORS. Codes are part of the URL here, so
 * they appear in the access logs of every server on the way; the relay sends them in a body.
 * A refused token (401) is replaced once, and one of another process once more. Redirects are errors: after a 307, `fetch` would send the call
 * with its token to another server.
 */
export function createDirect(options: DirectOptions): Transport {
  const base = options.apiBase.replace(/\/+$/, '');
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const scheme = options.authScheme ?? 'Bearer';
  /** The last token that the API accepted. */
  let accepted: string | undefined;

  async function call(path: string, init: RequestInit, { signal, forwardedFor, traceparent, waitUntil }: CallOptions): Promise<unknown> {
    const startMs = performance.now();
    const leftMs = (): number => timeoutMs - (performance.now() - startMs);
    let token: string | undefined;
    let isShared: boolean | undefined;
    /** Gets the token and sends the request. Both share one deadline and its errors, even if a site's token function hangs. */
    const fetchWithToken = async (url: string, request: RequestInit): Promise<ResponseLike> => {
      const given: Partial<SearchToken> | undefined = await options.token({
        ...(token && { rejected: token, wasAccepted: token === accepted }),
        signal,
        forwardedFor,
        waitUntil,
      });
      ({ token, isShared } = given ?? {});
      // Otherwise `Bearer undefined` would be sent, or fetch() would throw with the token in its message.
      if (!/^[\x21-\x7e]+$/.test(token ?? ''))
        throw new LookupError('configuration', 'token() must resolve with a token of visible ASCII characters.');
      // A token that arrives after the deadline is kept for the next call.
      request.signal?.throwIfAborted();
      return (options.fetch ?? fetch)(url, { ...request, headers: { ...request.headers, authorization: `${scheme} ${token}` } });
    };
    const send = (): Promise<Exchange> =>
      exchange(
        base + path,
        {
          ...init,
          headers: {
            ...apiHeaders({ ...options, forwardedFor: forwardedFor ?? options.forwardedFor, traceparent }),
            ...(init.body == null ? {} : { 'content-type': 'application/json' }),
          },
          // Not 'error': some edge runtimes support 'manual' and 'follow' only. A redirect is an answer with another status than 200.
          redirect: 'manual',
        },
        {
          fetch: fetchWithToken,
          timeoutMs: leftMs(),
          signal,
        },
      );
    const errorOf = (refused: Exchange): LookupError => apiErrorOf(refused, (options.now ?? Date.now)());
    let answer = await send();
    // A new token does not help credentials without a scope.
    const isRefused = (): boolean => answer.status === 401 && !isBadCredentials(errorOf(answer));
    if (isRefused()) {
      answer = await send();
      if (isShared && isRefused()) answer = await send();
    }
    if (answer.status !== 401) accepted = token;
    if (answer.status === 200) return answer.json;
    throw errorOf(answer);
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

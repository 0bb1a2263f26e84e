import { LookupError } from '../../address/lookup-error.ts';
import type { GetToken, Token, TokenRequest } from '../../protocol/answer.ts';
import { apiErrorOf } from '../../protocol/api-error.ts';
import { apiHeaders } from './api-headers.ts';
import { exchange } from './exchange.ts';
import { type ExpiresInUnit, readToken } from '../../protocol/read-answer.ts';

/** A token and the moment it runs out, in milliseconds since 1970: what several processes share. */
export interface IssuedToken {
  readonly token: Token;
  readonly expiresAtMs: number;
}

/**
 * Shares one token among several processes: gives the one that another has already got, unless it is the `unwanted` one (refused, or
 * about to run out); else lets one of them `ask` the API and the others wait for it. Where the shared place does not answer, it asks.
 */
export type ShareToken = (ask: () => Promise<IssuedToken>, unwanted: string | undefined) => Promise<IssuedToken>;

export interface TokenSourceOptions {
  /** Base of the API with its version. */
  readonly apiBase: string;
  readonly clientId: string;
  readonly secretKey: string;
  /** `x-forwarded-for`, required by the API: an address registered for the system. Default `127.0.0.1`. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent`, required by the API. Default `dga-address-lookup`. */
  readonly userAgent?: string | undefined;
  /** Path of the token operation. Default `/j/token`. */
  readonly tokenPath?: string | undefined;
  /** Unit of `expires_in`. Default seconds. */
  readonly expiresInUnit?: ExpiresInUnit | undefined;
  /** Milliseconds for a token call. Default 5000. */
  readonly timeoutMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** The clock, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Told of every token call that ends: for a log or a metric. Never gets the token. */
  readonly onCall?: ((outcome: { readonly ok: boolean; readonly error?: LookupError }) => void) | undefined;
  /** Shares the token with other processes. */
  readonly share?: ShareToken | undefined;
}

/** Where the secret may be sent: over TLS, or on this machine. */
const SAFE_BASE = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/i;

/** What a token lives when the API does not say. */
const UNKNOWN_LIFE_MS = 60_000;
/** The API may hand out the same token again, or refuse the new one as well: asking more often than this would be a storm. */
const QUIET_MS = 10_000;
/** Wrong credentials stay wrong until somebody mends them. */
const REFUSED_PAUSE_MS = 300_000;
const FIRST_FAILURE_PAUSE_MS = 1000;
const LONGEST_FAILURE_PAUSE_MS = 30_000;
const MAX_BYTES = 64 * 1024;

interface Held extends IssuedToken {
  readonly refreshAtMs: number;
}

/** A caller that gives up leaves; the call goes on for the others. */
function leaveOn<T>(signal: AbortSignal | undefined, shared: Promise<T>): Promise<T> {
  if (!signal) return shared;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave);
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Keeps one token for everybody: asks once however many wait, renews it in the background before it runs out (in the last tenth of
 * its life, at least 30 s before where it lives long enough), replaces a refused one once, and leaves an API alone that says no.
 *
 * @throws {LookupError} `configuration` where `apiBase` is neither https nor on loopback: the secret is sent there
 *
 * The function it gives rejects with `LookupError`: `unauthorized` for wrong credentials, else as `exchange` and `apiErrorOf` say.
 */
export function createTokenSource(options: TokenSourceOptions): GetToken {
  if (!SAFE_BASE.test(options.apiBase)) throw new LookupError('configuration', 'apiBase must be https, or http on loopback.');
  const now = options.now ?? Date.now;
  const url = options.apiBase.replace(/\/+$/, '') + (options.tokenPath ?? '/j/token');
  const timeoutMs = options.timeoutMs ?? 5000;
  let held: Held | undefined;
  let flight: { readonly arrival: Promise<Token>; readonly lostAtMs: number } | undefined;
  let failures = 0;
  let failure: { readonly error: LookupError; readonly untilMs: number } | undefined;
  let quietUntilMs = 0;

  const lifeMsOf = ({ expires_in }: Token): number => (expires_in === null ? UNKNOWN_LIFE_MS : expires_in * 1000);

  function keep({ token, expiresAtMs }: IssuedToken): Token {
    const lifeMs = lifeMsOf(token);
    const marginMs = Math.min(Math.max(lifeMs / 10, 30_000), lifeMs / 2);
    if (held?.token.token === token.token) quietUntilMs = now() + QUIET_MS;
    held = { token, expiresAtMs, refreshAtMs: expiresAtMs - marginMs };
    return handOut(held);
  }

  /** What is left of the token's life, for whoever uses it elsewhere. */
  function handOut({ token, expiresAtMs }: Held): Token {
    return token.expires_in === null ? token : { ...token, expires_in: Math.max(0, Math.round((expiresAtMs - now()) / 1000)) };
  }

  async function call(): Promise<IssuedToken> {
    const answer = await exchange(
      url,
      {
        method: 'POST',
        headers: {
          ...apiHeaders({ forwardedFor: options.forwardedFor ?? '127.0.0.1', userAgent: options.userAgent ?? 'dga-address-lookup' }),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ grant_type: 'client_credentials', client_id: options.clientId, secret_key: options.secretKey }),
        redirect: 'manual',
      },
      { fetch: options.fetch, timeoutMs, maxBytes: MAX_BYTES },
    );
    if (answer.status !== 200 && answer.status !== 201) {
      const error = apiErrorOf(answer, now());
      // The token operation knows no codes and no hits: any other 4xx is a wrong set-up.
      if (error.code === 'invalid-code' || error.code === 'not-found') throw new LookupError('unauthorized', error.message, error);
      throw error;
    }
    const token = readToken(answer.json, options.expiresInUnit);
    if (!token) throw new LookupError('unavailable', 'The API answered without a token.', { status: answer.status });
    return { token, expiresAtMs: now() + lifeMsOf(token) };
  }

  /** A call of our own, whose end is told; what another process has got is not. */
  async function ask(): Promise<IssuedToken> {
    try {
      const issued = await call();
      options.onCall?.({ ok: true });
      return issued;
    } catch (thrown) {
      const error = thrown instanceof LookupError ? thrown : new LookupError('network', 'The token call failed.', { cause: thrown });
      options.onCall?.({ ok: false, error });
      throw error;
    }
  }

  function pauseAfter(error: LookupError): number {
    if (error.code === 'unauthorized' || error.code === 'configuration') return REFUSED_PAUSE_MS;
    if (error.retryAfter) return error.retryAfter * 1000;
    return Math.min(FIRST_FAILURE_PAUSE_MS * 2 ** (failures - 1), LONGEST_FAILURE_PAUSE_MS);
  }

  function fly(unwanted: string | undefined): Promise<Token> {
    const nowMs = now();
    // Edge runtimes drop a call together with the request that began it: the others must not wait for it for ever.
    if (flight && nowMs < flight.lostAtMs) return flight.arrival;
    const arrival = (options.share ? options.share(ask, unwanted) : ask())
      .then(
        (issued) => {
          failures = 0;
          failure = undefined;
          return keep(issued);
        },
        (thrown: unknown) => {
          const error = thrown instanceof LookupError ? thrown : new LookupError('network', 'No token could be had.', { cause: thrown });
          failures += 1;
          failure = { error, untilMs: now() + pauseAfter(error) };
          throw error;
        },
      )
      .finally(() => {
        if (flight?.arrival === arrival) flight = undefined;
      });
    flight = { arrival, lostAtMs: nowMs + 2 * timeoutMs + 1000 };
    return arrival;
  }

  return async ({ rejected, signal }: TokenRequest = {}) => {
    signal?.throwIfAborted();
    const nowMs = now();
    const resting = failure !== undefined && nowMs < failure.untilMs;
    const quiet = nowMs < quietUntilMs;
    if (held) {
      const unwanted = held.token.token;
      const refused = rejected === unwanted;
      if (!refused && nowMs < held.expiresAtMs) {
        // A failed early renewal is tried again after its pause; until the token runs out nobody needs to know.
        if (nowMs >= held.refreshAtMs && !resting && !quiet) fly(unwanted).catch(() => undefined);
        return handOut(held);
      }
      if (quiet && !flight) return handOut(held);
      if (refused && !flight && !resting) quietUntilMs = nowMs + QUIET_MS;
    }
    if (!flight && resting && failure) throw failure.error;
    return leaveOn(signal, fly(held?.token.token));
  };
}

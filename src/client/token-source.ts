import { LookupError } from '../address/lookup-error.ts';
import type { GetToken, Token, TokenRequest } from './answer.ts';
import { apiErrorOf, apiHeaders } from './direct.ts';
import { exchange } from './exchange.ts';
import { type ExpiresInUnit, readToken } from './read-answer.ts';

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
}

/** What a token lives when the API does not say. */
const UNKNOWN_LIFE_MS = 60_000;
/** The API may hand out the same token again: asking more often than this would be a storm. */
const SAME_TOKEN_PAUSE_MS = 10_000;
/** Wrong credentials stay wrong until somebody mends them. */
const REFUSED_PAUSE_MS = 300_000;
const FIRST_FAILURE_PAUSE_MS = 1000;
const LONGEST_FAILURE_PAUSE_MS = 30_000;
const MAX_BYTES = 64 * 1024;

interface Held {
  readonly token: Token;
  readonly receivedAtMs: number;
  readonly refreshAtMs: number;
  readonly expiresAtMs: number;
}

/** A caller that gives up leaves; the call goes on for the others. */
function leaveOn<T>(signal: AbortSignal | undefined, shared: Promise<T>): Promise<T> {
  if (!signal) return shared;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Keeps one token for everybody: asks once however many wait, renews it in the background before it runs out (in the last tenth of
 * its life, at least 30 s before where it lives long enough), replaces a refused one once, and leaves an API alone that says no.
 *
 * The function it gives rejects with `LookupError`: `unauthorized` for wrong credentials, else as `exchange` and `apiErrorOf` say.
 */
export function createTokenSource(options: TokenSourceOptions): GetToken {
  const now = options.now ?? Date.now;
  const url = options.apiBase.replace(/\/+$/, '') + (options.tokenPath ?? '/j/token');
  let held: Held | undefined;
  let flight: Promise<Token> | undefined;
  let failures = 0;
  let failure: { readonly error: LookupError; readonly untilMs: number } | undefined;

  function keep(token: Token): void {
    const receivedAtMs = now();
    const lifeMs = token.expires_in === null ? UNKNOWN_LIFE_MS : token.expires_in * 1000;
    const marginMs = Math.min(Math.max(lifeMs / 10, 30_000), lifeMs / 2);
    held = { token, receivedAtMs, refreshAtMs: receivedAtMs + lifeMs - marginMs, expiresAtMs: receivedAtMs + lifeMs };
  }

  async function ask(): Promise<Token> {
    const answer = await exchange(
      url,
      {
        method: 'POST',
        headers: { ...apiHeaders({ forwardedFor: options.forwardedFor ?? '127.0.0.1', userAgent: options.userAgent ?? 'dga-address-lookup' }), 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'client_credentials', client_id: options.clientId, secret_key: options.secretKey }),
        redirect: 'manual',
      },
      { fetch: options.fetch ?? ((...args) => fetch(...args)), timeoutMs: options.timeoutMs ?? 5000, maxBytes: MAX_BYTES },
    );
    if (answer.status !== 200 && answer.status !== 201) {
      const error = apiErrorOf(answer, now());
      // The token operation knows no codes and no hits: any other 4xx is a wrong set-up.
      if (error.code === 'invalid-code' || error.code === 'not-found') throw new LookupError('unauthorized', error.message, error);
      throw error;
    }
    const token = readToken(answer.json, options.expiresInUnit);
    if (!token) throw new LookupError('unavailable', 'The API answered without a token.', { status: answer.status });
    return token;
  }

  function pauseAfter(error: LookupError): number {
    if (error.code === 'unauthorized' || error.code === 'configuration') return REFUSED_PAUSE_MS;
    if (error.retryAfter !== null) return error.retryAfter * 1000;
    return Math.min(FIRST_FAILURE_PAUSE_MS * 2 ** (failures - 1), LONGEST_FAILURE_PAUSE_MS);
  }

  function fly(): Promise<Token> {
    flight ??= ask()
      .then(
        (token) => {
          keep(token);
          failures = 0;
          failure = undefined;
          options.onCall?.({ ok: true });
          return token;
        },
        (thrown: unknown) => {
          const error = thrown instanceof LookupError ? thrown : new LookupError('network', 'The token call failed.', { cause: thrown });
          failures += 1;
          failure = { error, untilMs: now() + pauseAfter(error) };
          options.onCall?.({ ok: false, error });
          throw error;
        },
      )
      .finally(() => {
        flight = undefined;
      });
    return flight;
  }

  return async ({ rejected, signal }: TokenRequest = {}) => {
    const nowMs = now();
    const resting = failure !== undefined && nowMs < failure.untilMs;
    if (held && nowMs < held.expiresAtMs) {
      const refused = rejected !== undefined && rejected === held.token.token;
      if (!refused) {
        // A failed early renewal is tried again after its pause; until the token runs out nobody needs to know.
        if (nowMs >= held.refreshAtMs && !resting) fly().catch(() => undefined);
        return held.token;
      }
      if (!flight && nowMs - held.receivedAtMs < SAME_TOKEN_PAUSE_MS) return held.token;
    }
    if (!flight && resting && failure) throw failure.error;
    return leaveOn(signal, fly());
  };
}

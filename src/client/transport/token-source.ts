import { LookupError } from '../../address/lookup-error.ts';
import { apiErrorOf, isBadCredentials } from '../../protocol/api-error.ts';
import type { GetToken, SearchToken, Token, TokenRequest } from '../../protocol/answer.ts';
import { isLoopbackHttp } from '../../protocol/loopback.ts';
import { type ExpiresInUnit, readToken } from '../../protocol/read-token.ts';
import { apiHeaders } from './api-headers.ts';
import { createClock } from './clock.ts';
import { exchange, type FetchLike } from './exchange.ts';
import { within } from '../time-limit.ts';

/** A token and the time when it expires, in milliseconds since 1970: what several processes share. */
export interface IssuedToken {
  readonly token: Token;
  readonly expiresAtMs: number;
}

/**
 * Shares one token among several processes. Resolves with the token that another process has already got, unless it is `unwanted` (refused,
 * or about to expire); otherwise lets one process `ask` the API while the others wait. Calls `ask` if the shared store fails.
 */
export type ShareToken = (ask: () => Promise<IssuedToken>, unwanted: string | undefined) => Promise<IssuedToken>;

export interface TokenSourceOptions {
  /** Base URL of the API with its version. */
  readonly apiBase: string;
  readonly clientId: string;
  readonly secretKey: string;
  /** `x-forwarded-for`, required by the API: an address registered for the system. Default `127.0.0.1`. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent`, required by the API. Default `dga-address-lookup`. */
  readonly userAgent?: string | undefined;
  /** Path of the token operation. Default `/j/token`. */
  readonly tokenPath?: string | undefined;
  /** `scope` of the token call. Default none. */
  readonly scope?: string | undefined;
  /** Unit of `expires_in`. Default seconds. */
  readonly expiresInUnit?: ExpiresInUnit | undefined;
  /** Milliseconds for a token call. Default 5000. */
  readonly timeoutMs?: number | undefined;
  readonly fetch?: FetchLike | undefined;
  /** The clock, in milliseconds since 1970. Steps back are ignored for durations. */
  readonly now?: (() => number) | undefined;
  /** Called at the end of every token call, for a log or a metric. Never receives the token. */
  readonly onCall?: ((outcome: { readonly ok: boolean; readonly error?: LookupError }) => void) | undefined;
  /** Shares the token with other processes. */
  readonly share?: ShareToken | undefined;
  /** Called if other processes seem to end this one's tokens, again and again, by getting their own. */
  readonly onRivals?: (() => void) | undefined;
}

/** A token's life if the API does not say. */
const UNKNOWN_LIFE_MS = 60_000;
/** Minimum time between two token calls while the API returns the same token again, or refuses new ones as well. */
const QUIET_MS = 10_000;
/** Wrong credentials stay wrong until the operator fixes them. */
const REFUSED_PAUSE_MS = 300_000;
/** During a pause, another process may get a token: the shared store is read again after this time. */
const READ_AGAIN_MS = 1000;
/** An accepted token that ends so early was ended by another process, if a new token ends the earlier one. */
const RIVAL_LIFE_MS = 30_000;
/** After so many of them in a row, the operator is told, and processes with a shared store take turns, too. */
const RIVAL_ENDS = 2;
/** Time that is left to a search when it has waited for its turn and got its answer. */
const SPARE_MS = 250;
/** A turn that was longer could have been left to others. */
const ENOUGH_MS = 500;
/** From one turn of a process to its next at most: searches that come rarely need not wait. */
const MOST_CYCLE_MS = 6000;
/** After so many tokens in a row that were never accepted, the API refuses all of them. */
const MOST_UNACCEPTED = 4;
/** Without a shared store, other processes may have ended two more. */
const MOST_UNACCEPTED_ALONE = 6;
/** The shortest pause after a token that was never accepted. */
const UNACCEPTED_PAUSE_MS = 20;
const FIRST_FAILURE_PAUSE_MS = 1000;
const MAX_FAILURE_PAUSE_MS = 30_000;
const MAX_BYTES = 64 * 1024;

interface HeldToken {
  readonly token: Token;
  /** Times of the monotonic clock. */
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
  readonly refreshAtMs: number;
  /** Another process got it. */
  readonly isShared: boolean;
  /** The API refused this token in a search. */
  isRefused: boolean;
  /** When it may be replaced after that. */
  replaceAtMs: number;
}

/** At least a second: otherwise each search would ask for a token. */
const lifeMsOf = ({ expires_in }: Token): number => (expires_in === null ? UNKNOWN_LIFE_MS : Math.max(expires_in, 1) * 1000);

/**
 * Creates a token source that keeps one token for every caller: a single call at a time, renewal in the background before the token
 * expires (in the last tenth of its life, at least 30 s before the end if its life allows), replacement of a refused token, and pauses
 * while the API fails. A renewal that fails while the token is still valid is not noticed by any caller.
 *
 * @throws {LookupError} `configuration` if `apiBase` is neither https nor on loopback, because the secret is sent there
 *
 * The returned function rejects with `LookupError`: `unauthorized` for wrong credentials, otherwise as `exchange` and `apiErrorOf` do.
 */
export function createTokenSource(options: TokenSourceOptions): GetToken {
  // A script without types may pass nothing.
  const { apiBase = '' } = (options as Partial<TokenSourceOptions> | undefined) ?? {};
  if (!/^https:\/\//i.test(apiBase) && !isLoopbackHttp(apiBase))
    throw new LookupError('configuration', 'apiBase must be https, or http on loopback.');
  const clock = createClock(options.now);
  const url = apiBase.replace(/\/+$/, '') + (options.tokenPath ?? '/j/token');
  const timeoutMs = options.timeoutMs ?? 5000;
  let held: HeldToken | undefined;
  let flight: { readonly arrival: Promise<HeldToken>; readonly lostAtMs: number } | undefined;
  let failures = 0;
  let failure: { readonly error: LookupError; readonly untilMs: number; readAtMs: number } | undefined;
  let quietUntilMs = Number.NEGATIVE_INFINITY;
  /** Accepted tokens in a row that ended early. */
  let rivalEnds = 0;
  let hasBeenAccepted = false;
  /** Refused tokens in a row that were never accepted, and when the last one was. */
  let unaccepted = 0;
  let unacceptedAtMs = Number.NEGATIVE_INFINITY;
  /** How long the last token call took. */
  let callMs = 0;
  /** When the shared store may be read again. */
  let readAtMs = Number.NEGATIVE_INFINITY;

  function keep({ token, expiresAtMs }: IssuedToken, isShared: boolean): HeldToken {
    const nowMs = clock.monotonic();
    const lifeMs = lifeMsOf(token);
    // A shared token may come from a machine whose clock differs: it never lives longer than the API said.
    const leftMs = Math.min(Math.max(0, expiresAtMs - clock.wall()), lifeMs);
    const marginMs = Math.min(Math.max(lifeMs / 10, 30_000), lifeMs / 2);
    const isSame = held?.token.token === token.token;
    if (isSame) quietUntilMs = nowMs + QUIET_MS;
    held = {
      token,
      issuedAtMs: nowMs,
      expiresAtMs: nowMs + leftMs,
      refreshAtMs: nowMs + leftMs - marginMs,
      isShared,
      isRefused: isSame && held?.isRefused === true,
      replaceAtMs: nowMs,
    };
    return held;
  }

  /** The token with the rest of its life, for callers that keep it. */
  function handOut({ token, expiresAtMs, isShared }: HeldToken): SearchToken {
    const leftS = Math.max(0, Math.round((expiresAtMs - clock.monotonic()) / 1000));
    return { ...token, expires_in: token.expires_in === null ? null : leftS, ...(isShared && { isShared }) };
  }

  async function call(forwardedFor: string | undefined): Promise<IssuedToken> {
    const { clientId, secretKey, scope, userAgent = 'dga-address-lookup' } = options;
    const startMs = clock.monotonic();
    const answer = await exchange(
      url,
      {
        method: 'POST',
        headers: {
          ...apiHeaders({ forwardedFor: forwardedFor ?? options.forwardedFor ?? '127.0.0.1', userAgent }),
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          grant_type: 'client_credentials',
          client_id: clientId,
          secret_key: secretKey,
          ...(scope === undefined ? {} : { scope }),
        }),
        redirect: 'manual',
      },
      { fetch: options.fetch, timeoutMs, maxBytes: MAX_BYTES },
    );
    callMs = clock.monotonic() - startMs;
    if (answer.status !== 200 && answer.status !== 201) {
      const error = apiErrorOf(answer, clock.wall());
      // The token operation has no codes and no hits: every other 4xx is a wrong configuration.
      if (error.code === 'invalid-code' || error.code === 'not-found') throw new LookupError('unauthorized', error.message, error);
      throw error;
    }
    const token = readToken(answer.json, options.expiresInUnit);
    if (!token) throw new LookupError('unavailable', 'The API answered without a token.', { status: answer.status });
    return { token, expiresAtMs: clock.wall() + lifeMsOf(token) };
  }

  /** Calls the API and reports the result. Tokens of other processes are not reported. */
  async function ask(forwardedFor: string | undefined): Promise<IssuedToken> {
    try {
      const issued = await call(forwardedFor);
      options.onCall?.({ ok: true });
      return issued;
    } catch (thrown) {
      const error = thrown instanceof LookupError ? thrown : new LookupError('network', 'The token call failed.', { cause: thrown });
      options.onCall?.({ ok: false, error });
      throw error;
    }
  }

  function pauseUntil(error: LookupError, nowMs: number): number {
    const backOffMs = Math.min(FIRST_FAILURE_PAUSE_MS * 2 ** (failures - 1), MAX_FAILURE_PAUSE_MS);
    const askedMs = Math.min((error.retryAfter ?? 0) * 1000, REFUSED_PAUSE_MS);
    const untilMs = nowMs + (isBadCredentials(error) ? REFUSED_PAUSE_MS : Math.max(askedMs, backOffMs));
    // At the end of the valid token the API is asked once more, even during a long pause.
    return held && !held.isRefused && nowMs < held.expiresAtMs ? Math.min(untilMs, held.expiresAtMs) : untilMs;
  }

  /** `onlyStored`: an error to end with unless the shared store has another token. */
  function fly({ forwardedFor, waitUntil }: TokenRequest, onlyStored?: LookupError): Promise<HeldToken> {
    const nowMs = clock.monotonic();
    // Edge runtimes without `waitUntil` may drop a call together with the request that began it, and its promise never settles.
    if (flight && nowMs < flight.lostAtMs) return flight.arrival;
    // During a pause only the shared store is read.
    const paused = onlyStored ?? (failure && nowMs < failure.untilMs ? failure.error : undefined);
    let isShared = true;
    const askNow = (): Promise<IssuedToken> => {
      isShared = false;
      return paused ? Promise.reject(paused) : ask(forwardedFor);
    };
    const arrival = (options.share ? options.share(askNow, held?.token.token) : askNow())
      .then(
        (issued) => {
          failures = 0;
          failure = undefined;
          return keep(issued, isShared);
        },
        (thrown: unknown) => {
          const error = thrown instanceof LookupError ? thrown : new LookupError('network', 'The token call failed.', { cause: thrown });
          if (error === paused) throw error;
          failures += 1;
          const failedAtMs = clock.monotonic();
          failure = { error, untilMs: pauseUntil(error, failedAtMs), readAtMs: failedAtMs + READ_AGAIN_MS };
          throw error;
        },
      )
      .finally(() => {
        if (flight?.arrival === arrival) flight = undefined;
      });
    flight = { arrival, lostAtMs: nowMs + (options.share ? 2 : 1) * timeoutMs + 1000 };
    waitUntil?.(arrival.catch(() => undefined));
    return arrival;
  }

  /**
   * Notes that the API has refused the token in a search, and decides when it may be replaced. If each new token ends the earlier one,
   * processes that share nothing take turns: each waits as long as its searches can. Turns that are too close move apart, because a long
   * turn makes the next one of the same process earlier.
   */
  function noteRefusal(refused: HeldToken, wasAccepted: boolean | undefined, nowMs: number): void {
    refused.isRefused = true;
    if (wasAccepted === true) {
      const usedMs = nowMs - refused.issuedAtMs;
      hasBeenAccepted = true;
      unaccepted = 0;
      rivalEnds = usedMs < RIVAL_LIFE_MS ? rivalEnds + 1 : 0;
      if (rivalEnds >= RIVAL_ENDS) options.onRivals?.();
      else if (options.share) return;
      // A search that waits makes up to three calls: the refused one, the token call, and the search with the new token.
      const waitMs = timeoutMs - SPARE_MS - 3 * callMs - Math.max(0, usedMs - ENOUGH_MS) / 2;
      refused.replaceAtMs = Math.min(nowMs + waitMs, refused.issuedAtMs + MOST_CYCLE_MS);
    } else {
      unaccepted = nowMs - unacceptedAtMs < RIVAL_LIFE_MS ? unaccepted + 1 : 1;
      unacceptedAtMs = nowMs;
      // Another process was faster by less than one call. It has answered what waited there, so its token may be ended soon. Processes
      // that start at the same time spread their second token calls over the time that a search has for four calls.
      const spreadMs = hasBeenAccepted || unaccepted > 1 ? 4 * callMs : timeoutMs - SPARE_MS - 4 * callMs;
      // The store lets one process call at a time.
      const pauseMs = refused.isShared ? 0 : UNACCEPTED_PAUSE_MS + spreadMs * Math.random();
      refused.replaceAtMs = nowMs + (refusesAll() ? QUIET_MS : pauseMs);
    }
  }

  const refusesAll = (): boolean => unaccepted >= (options.share ? MOST_UNACCEPTED : MOST_UNACCEPTED_ALONE);

  /** Whether the shared store has had another token since. Once a second at most. */
  async function findsAnother(request: TokenRequest, nowMs: number): Promise<boolean> {
    if (!options.share || nowMs < readAtMs) return false;
    readAtMs = nowMs + READ_AGAIN_MS;
    return fly(request, new LookupError('unavailable', 'No other token.')).then(() => true, () => false); // oxfmt-ignore
  }

  /** `wait`: what is left of the wait for this process's turn, and the refused token that it began with. */
  async function get(request: TokenRequest = {}, wait?: { readonly refused: HeldToken; readonly leftMs: number }): Promise<SearchToken> {
    const { rejected, wasAccepted, signal, onlyAccepted } = request;
    signal?.throwIfAborted();
    const nowMs = clock.monotonic();
    const isPausing = failure !== undefined && nowMs < failure.untilMs;
    const isQuiet = nowMs < quietUntilMs;
    if (held && rejected === held.token.token && !held.isRefused) noteRefusal(held, wasAccepted, nowMs);
    if (held && !held.isRefused && nowMs < held.expiresAtMs) {
      if (nowMs >= held.refreshAtMs && !isPausing && !isQuiet && !flight) fly(request).catch(() => undefined);
      return handOut(held);
    }
    if (!flight && held && (isQuiet || (held.isRefused && !isPausing))) {
      const waitMs = wait?.refused === held ? wait.leftMs : held.replaceAtMs - nowMs;
      if ((isQuiet || waitMs > 0) && (await findsAnother(request, nowMs))) return get({ ...request, rejected: undefined });
      if (isQuiet || (waitMs > 0 && refusesAll())) {
        // The API issued the same token again, or refused the new ones too: another call now would not help.
        if (onlyAccepted === true && held.isRefused)
          throw new LookupError('unavailable', 'The API refuses its latest token.', { retryAfter: QUIET_MS / 1000 });
        return handOut(held);
      }
      if (waitMs > 0) {
        const stepMs = options.share ? Math.min(waitMs, READ_AGAIN_MS) : waitMs;
        const refused = held;
        await within(new Promise((resolve) => setTimeout(resolve, stepMs)), Infinity, signal);
        return get({ ...request, rejected: undefined }, { refused, leftMs: waitMs - stepMs });
      }
    }
    if (!flight && isPausing && failure) {
      if (!options.share || nowMs < failure.readAtMs) throw failure.error;
      failure.readAtMs = nowMs + READ_AGAIN_MS;
    }
    // The call continues for the others if this caller leaves.
    return handOut(await within(fly(request), Infinity, signal));
  }
  return (request) => get(request);
}

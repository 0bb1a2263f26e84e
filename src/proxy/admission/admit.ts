import { Problem, retryAfter } from '../../protocol/problem.ts';
import type { SharedCounters } from '../limits/shared-counters.ts';
import { corsHeaders, preflightHeaders } from '../http/answer-headers.ts';
import { type ClientAddress, connectionAddress, readCaller, UNKNOWN_CALLER } from '../http/client-address.ts';
import type { IpRange } from '../http/ip-address.ts';
import { respond, type Step, type Visit } from '../http/visit.ts';
import { fullUntilMs, limitHeaders } from '../limits/limit-headers.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import { checkOrigin, type OriginRules } from './check-origin.ts';
import { readPageSession } from './page-session.ts';

/** Refuses ids that could be a code with its hyphen: many web servers pass on the id that the browser sent. */
const REQUEST_ID = /^(?!(?:-*[0-9a-z]){7}-*$)[\w-]{8,64}$/i;
const ALLOWED_METHODS = { allow: 'POST, OPTIONS' } as const;

/** The parts of the proxy that identify a caller. */
export interface CallerOptions {
  readonly trustedProxies: readonly IpRange[];
  readonly clientAddress: ClientAddress | undefined;
  /** Key of the pages' signed sessions. */
  readonly sessionKey: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Logs a warning about the configuration, once per minute and text. */
  readonly warnOnce: (warning: string) => void;
}

/** The parts of the proxy that admit a call. */
export interface AdmitOptions {
  readonly origins: OriginRules;
  readonly metrics: ProxyMetrics;
  /** Whether new searches are refused, because the process is about to end. */
  readonly isRefusing: () => boolean;
}

/** Finds the caller's address, and takes over the request id of a trusted proxy. */
export function identifyCaller({ trustedProxies, clientAddress = connectionAddress, sessionKey, now, warnOnce }: CallerOptions): Step {
  return (c) => {
    const visit = c.get('visit');
    visit.caller = readCaller(c.req.raw, c.env, { trustedProxies }, clientAddress);
    if (visit.caller.address === undefined)
      warnOnce(
        'The runtime gives no address of the caller, so all shoppers share the limits of one client: set the option clientAddress (docs/deploy.md).',
      );
    const { untrustedProxy } = visit.caller;
    if (untrustedProxy !== undefined)
      warnOnce(
        `X-Forwarded-For from ${untrustedProxy} is ignored: if your web server has this address, set DGA_TRUSTED_PROXIES=${untrustedProxy}, or all shoppers share the limits of one client.`,
      );
    const { caller } = visit;
    const given = caller.trusted ? c.req.raw.headers.get('x-request-id') : null;
    // Only from the operator's proxy: any other caller could write a code into the log.
    if (given !== null && REQUEST_ID.test(given)) visit.id = given;
    return sessionKey === undefined
      ? undefined
      : readPageSession(c, sessionKey, now()).then((session) => {
          if (session !== undefined) visit.caller = { ...caller, session };
          return undefined;
        });
  };
}

/**
 * Admits a call of a search route: checks its origin, answers its preflight, and refuses other methods than POST. Hono's `cors` only adds
 * headers and never refuses, so the budget would be spent before the browser hides the answer.
 */
export function admit({ origins, metrics, isRefusing }: AdmitOptions): Step {
  return (c) => {
    const visit = c.get('visit');
    const request = c.req.raw;
    const verdict = checkOrigin(request, visit.caller ?? { trusted: false }, origins);
    if (!verdict.allowed) {
      metrics.refused('origin');
      visit.log['security'] = 'origin-refused';
      throw new Problem(403, 'origin-refused', verdict.why);
    }
    Object.assign(visit.headers, corsHeaders(verdict.cors));
    if (request.method === 'OPTIONS') {
      const isPreflight = verdict.cors !== undefined && request.headers.has('access-control-request-method');
      return respond(c, 204, null, { ...ALLOWED_METHODS, ...(isPreflight ? preflightHeaders(verdict.cors) : {}) });
    }
    if (request.method !== 'POST') throw new Problem(405, 'method-not-allowed', 'method must be POST', ALLOWED_METHODS);
    if (isRefusing()) {
      metrics.refused('draining');
      throw new Problem(503, 'unavailable', 'shutting down', { ...retryAfter(1000), connection: 'close' });
    }
    return undefined;
  };
}

/** Refuses other methods than GET and HEAD on the routes for operators. */
export const admitGet: Step = ({ req }) => {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    throw new Problem(405, 'method-not-allowed', 'method must be GET', { allow: 'GET, HEAD' });
  return undefined;
};

/** The counters of one kind of call. */
export interface CallLimits {
  /** Of a page's session, or of an address without one. */
  readonly own: SharedCounters;
  /** Of an address with all its sessions. */
  readonly address: SharedCounters;
}

/** Counts one call of the caller. @throws {Problem} 429 if the limit is reached */
export async function countCall(visit: Visit, limits: CallLimits, prefix: string, metrics: ProxyMetrics): Promise<void> {
  const { key, session } = visit.caller ?? UNKNOWN_CALLER;
  const crowd = session === undefined ? undefined : await limits.address.take(key);
  const taken = crowd?.allowed === false ? crowd : await limits.own.take(session === undefined ? key : `session ${session}`);
  Object.assign(visit.headers, limitHeaders(taken.windows, prefix));
  if (taken.allowed) return;
  metrics.refused('rate');
  visit.log['security'] = 'rate-limited';
  throw new Problem(429, 'rate-limited', 'the limit of this client is reached', retryAfter(fullUntilMs(taken)));
}

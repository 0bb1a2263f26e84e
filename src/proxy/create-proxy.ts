import { Hono } from 'hono';
import { LookupError } from '../address/lookup-error.ts';
import type { GetToken } from '../protocol/answer.ts';
import { NO_SUCH_API } from '../protocol/api-error.ts';
import { clientOver, type SearchClient } from '../client/client.ts';
import { createDirect } from '../client/transport/direct.ts';
import { createTokenSource } from '../client/transport/token-source.ts';
import { corsHeaders, preflightHeaders, SECURITY_HEADERS } from './http/answer-headers.ts';
import { type Breaker, createBreaker } from './upstream/breaker.ts';
import { checkOrigin } from './http/check-origin.ts';
import { type Caller, connectionAddress, readCaller } from './http/client-address.ts';
import { type ProxyConfig, type ProxyOptions, readConfig } from './config.ts';
import { diagnose, upstreamFields } from './observe/diagnose.ts';
import { fullUntilMs, limitHeaders } from './http/limit-headers.ts';
import { createConsoleLogger, type LogFields, type ProxyLogger } from './observe/log.ts';
import { NO_METRICS, type ProxyMetrics, type RouteName } from './observe/metrics.ts';
import { createMissBudget, type MissBudget } from './limits/miss-budget.ts';
import { createPostalCache, type PostalCache } from './upstream/postal-cache.ts';
import { Problem, problemBody, retryAfter } from './http/problem.ts';
import { checkSize, type Lookup, readLookup, readNothing } from './http/read-request.ts';
import { createLimits, createStoreHealth, type Limits } from './limits/shared-counters.ts';

/**
 * The proxy: a handler over Web `Request` and `Response`. At run time it is a Hono app, which can be mounted in another one
 * (`app.route('/', proxy)`); the type asks nobody to have Hono.
 */
export interface ProxyApp {
  /** Answers a request. `env` is what the runtime passes beside it: the connection on Node, `info` on Deno, the server on Bun, bindings on Workers. */
  readonly fetch: (request: Request, env?: unknown, context?: unknown) => Response | Promise<Response>;
  /** Answers a request to itself, for tests: `proxy.request('/dga/livez')`. */
  readonly request: (input: string | URL | Request, init?: RequestInit) => Response | Promise<Response>;
  /**
   * Gets the first token, which proves the configuration: from then on `/readyz` says yes.
   * @throws {LookupError} what the API said to it
   */
  readonly warmUp: () => Promise<void>;
  /** `/readyz` says no from now on, and with `refuse` new searches are answered 503. */
  readonly drain: (refuse?: boolean) => void;
}

/** Milliseconds for a search, from a waiting token to the last byte of the API's answer. */
const DEADLINE_MS = 5000;
/** Where the API limits us without saying for how long. */
const UNKNOWN_PAUSE_MS = 10_000;
/** An error that only the operator can mend is logged in full once a minute. */
const DIAGNOSIS_PAUSE_MS = 60_000;
/** Not what could be a code with its hyphen: many web servers pass on what the browser wrote. */
const REQUEST_ID = /^(?!(?:-*[0-9a-z]){7}-*$)[\w-]{8,64}$/i;

/** What stays the same from request to request. */
interface Parts {
  readonly config: ProxyConfig;
  readonly options: ProxyOptions;
  readonly now: () => number;
  readonly logger: ProxyLogger;
  readonly metrics: ProxyMetrics;
  readonly limits: Limits;
  readonly budget: MissBudget;
  readonly breaker: Breaker;
  readonly cache: PostalCache | undefined;
  readonly token: GetToken;
  readonly client: SearchClient;
  readonly state: { proved: boolean; draining: boolean; refusing: boolean };
  readonly report: (error: LookupError) => void;
}

/** What is known of one request so far: for its answer's headers and its line in the log. */
interface Visit {
  readonly route: RouteName;
  readonly method: string;
  readonly startMs: number;
  id: string;
  caller: Caller | undefined;
  headers: Record<string, string>;
  log: Record<string, string | number | boolean | null>;
}

type Handle = (visit: Visit, request: Request, env: unknown) => Promise<Response>;

/**
 * Makes the proxy. The options are checked at once.
 *
 * @throws {ProxyConfigError} one line for each option that is wrong, with what to do
 */
export function createProxy(options: ProxyOptions): ProxyApp {
  const parts = createParts(options);
  const { config, state } = parts;
  const app = new Hono();
  const base = config.basePath;

  const at = (route: RouteName, handle: Handle): void => {
    app.all(`${base}/${route}`, (c) => visited(parts, route, c.req.raw, c.env, handle));
  };
  at('searchcode', (visit, request, env) => search(parts, visit, request, env, 'searchcode'));
  at('addresszip', (visit, request, env) => search(parts, visit, request, env, 'addresszip'));
  if (config.tokenMode) at('token', (visit, request, env) => handOutToken(parts, visit, request, env));
  at('livez', async (visit, request) => health(visit, request, true));
  at('readyz', async (visit, request) => health(visit, request, state.proved && !state.draining));
  app.notFound((c) =>
    visited(parts, 'other', c.req.raw, c.env, async () => Promise.reject(new Problem(404, 'not-found', 'no such route'))),
  );

  return Object.assign(app as unknown as Pick<ProxyApp, 'fetch' | 'request'>, {
    warmUp: async (): Promise<void> => {
      await parts.token();
    },
    drain: (refuse = false): void => {
      state.draining = true;
      state.refusing = refuse;
    },
  });
}

/** A search, from who asks to the answer. */
async function search(parts: Parts, visit: Visit, request: Request, env: unknown, operation: Lookup['operation']): Promise<Response> {
  const caller = whoAsks(parts, visit, request, env);
  const preflight = mayThey(parts, visit, request);
  if (preflight) return preflight;
  const lookup = await readLookup(request, operation);
  await countLookup(parts, visit, caller);
  const kept = keptAnswer(parts, visit, lookup);
  if (kept !== undefined) return answered(visit, kept);
  return answered(visit, await askApi(parts, caller, lookup));
}

/** Token mode: the API's token, for pages of a site whose own gateway exposes the API with CORS. */
async function handOutToken(parts: Parts, visit: Visit, request: Request, env: unknown): Promise<Response> {
  const caller = whoAsks(parts, visit, request, env);
  const preflight = mayThey(parts, visit, request);
  if (preflight) return preflight;
  await readNothing(request);
  await countLookup(parts, visit, caller);
  const { token, token_type, expires_in, scope } = await parts.token({ signal: AbortSignal.timeout(DEADLINE_MS) });
  return answered(visit, JSON.stringify({ token, token_type, expires_in, scope }));
}

function whoAsks({ config, options }: Parts, visit: Visit, request: Request, env: unknown): Caller {
  const caller = readCaller(request, env, config, options.clientAddress ?? connectionAddress);
  visit.caller = caller;
  const given = caller.trusted ? request.headers.get('x-request-id') : null;
  // Only from the operator's own proxy: anybody else could write a code into our log.
  if (given !== null && REQUEST_ID.test(given)) visit.id = given;
  return caller;
}

/** Origin, method, size. Gives an answer only where that was all that was asked. */
function mayThey({ config, metrics, state }: Parts, visit: Visit, request: Request): Response | undefined {
  const verdict = checkOrigin(request, visit.caller ?? { trusted: false }, config);
  if (!verdict.allowed) {
    metrics.refused('origin');
    visit.log['security'] = 'origin-refused';
    throw new Problem(403, 'origin-refused', verdict.why);
  }
  Object.assign(visit.headers, corsHeaders(verdict.cors));
  if (visit.method === 'OPTIONS') {
    const headers =
      verdict.cors !== undefined && request.headers.has('access-control-request-method') ? preflightHeaders(verdict.cors) : {};
    return answer(visit, 204, null, { allow: 'POST, OPTIONS', ...headers });
  }
  if (visit.method !== 'POST') throw new Problem(405, 'method-not-allowed', 'not POST', { allow: 'POST, OPTIONS' });
  if (state.refusing) {
    metrics.refused('draining');
    throw new Problem(503, 'unavailable', 'shutting down', { ...retryAfter(1000), connection: 'close' });
  }
  return undefined;
}

async function countLookup({ limits, metrics }: Parts, visit: Visit, caller: Caller): Promise<void> {
  const taken = await limits.lookups.take(caller.key);
  Object.assign(visit.headers, limitHeaders(taken.windows));
  if (taken.allowed) return;
  metrics.refused('rate');
  visit.log['security'] = 'rate-limited';
  throw new Problem(429, 'rate-limited', 'lookups of this client are spent', retryAfter(fullUntilMs(taken)));
}

/** Where an answer may be kept. Digital Addresses name a person's home and are never kept. */
function cacheKey(lookup: Lookup): string | undefined {
  if (lookup.operation !== 'searchcode' || lookup.kind !== 'postal-code') return undefined;
  const { page = '', limit = '', choikitype = '', searchtype = '' } = lookup.options;
  return `${lookup.code}|${page}|${limit}|${choikitype}|${searchtype}`;
}

function keptAnswer({ cache, metrics }: Parts, visit: Visit, lookup: Lookup): string | undefined {
  const key = cacheKey(lookup);
  if (!cache || key === undefined) return undefined;
  const body = cache.get(key);
  metrics.cache(body !== undefined);
  if (body !== undefined) visit.log['cache'] = 'hit';
  return body;
}

/** Asks the API; for a Digital Address with a miss reserved before. The client has a deadline, which the wait for a reservation shortens. */
async function askApi(parts: Parts, caller: Caller, lookup: Lookup): Promise<string> {
  if (lookup.operation === 'addresszip' || lookup.kind === 'postal-code') return askApiNow(parts, caller, lookup);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new LookupError('timeout', `No whole answer within ${DEADLINE_MS} ms.`)), DEADLINE_MS);
  try {
    const reservation = await parts.budget.reserve(caller, deadline.signal);
    try {
      const body = await askApiNow(parts, caller, lookup, deadline.signal);
      await reservation.release();
      return body;
    } catch (error) {
      // A check character that is wrong is a guess as well.
      if (error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code')) reservation.miss();
      else await reservation.release();
      throw error;
    }
  } finally {
    clearTimeout(timer);
  }
}

async function askApiNow(
  { config, client, breaker, metrics, cache }: Parts,
  caller: Caller,
  lookup: Lookup,
  signal?: AbortSignal,
): Promise<string> {
  const ended = breaker.enter();
  const startMs = performance.now();
  const done = (error?: unknown): void => {
    ended(error);
    metrics.upstream(
      lookup.operation,
      error === undefined ? 'ok' : error instanceof LookupError ? error.code : 'internal',
      (performance.now() - startMs) / 1000,
    );
  };
  const call = {
    signal,
    ecUid: config.ecUid,
    forwardedFor: config.forwardedFor === 'client' ? (caller.address ?? '127.0.0.1') : undefined,
  };
  try {
    if (lookup.operation === 'addresszip') {
      const body = JSON.stringify(await client.searchAddress(lookup.criteria, call));
      done();
      return body;
    }
    const found = await client.searchCode(lookup.code, { ...lookup.options, ...call });
    done();
    const body = JSON.stringify(
      config.coordinates
        ? found
        : { ...found, addresses: found.addresses.map((record) => ({ ...record, longitude: null, latitude: null })) },
    );
    const key = cacheKey(lookup);
    if (cache && key !== undefined && found.searchtype !== 'dgacode' && found.addresses.every(({ dgacode }) => dgacode === null))
      cache.set(key, body);
    return body;
  } catch (error) {
    done(error);
    // Nobody has seen what the API says to a page past the end. With a number that is not among its “no hits”, it still means that,
    // but for those that say that version and credentials do not match.
    if (error instanceof LookupError && error.status === 404 && pageOf(lookup) > 1 && !NO_SUCH_API.test(error.errorCode ?? ''))
      throw new LookupError('not-found', 'No such page.', { status: 404 });
    throw error;
  }
}

function pageOf(lookup: Lookup): number {
  return (lookup.operation === 'searchcode' ? lookup.options : lookup.criteria).page ?? 1;
}

function health(visit: Visit, request: Request, good: boolean): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem(405, 'method-not-allowed', 'not GET', { allow: 'GET, HEAD' });
  return answer(visit, good ? 200 : 503, JSON.stringify({ status: good ? 'ok' : 'unavailable' }), {
    'content-type': 'application/json',
    ...(good ? {} : retryAfter(1000)),
  });
}

/** Everything that happens to every request, whatever becomes of it: size, an id, one line in the log, a count, and errors made answers. */
async function visited(parts: Parts, route: RouteName, request: Request, env: unknown, handle: Handle): Promise<Response> {
  const visit: Visit = {
    route,
    method: request.method,
    startMs: performance.now(),
    id: crypto.randomUUID(),
    caller: undefined,
    headers: {},
    log: {},
  };
  let response: Response;
  try {
    checkSize(request, typeof env === 'object' && env !== null && 'incoming' in env);
    response = await handle(visit, request, env);
  } catch (thrown) {
    const problem = problemOf(parts, visit, thrown);
    response = answer(visit, problem.status, problemBody(problem.status, problem.code, visit.id), {
      'content-type': 'application/problem+json',
      ...problem.headers,
    });
  }
  note(parts, visit, response.status);
  return response;
}

function answered(visit: Visit, body: string): Response {
  return answer(visit, 200, body, { 'content-type': 'application/json' });
}

/** Headers as one plain object: @hono/node-server then writes them as they are, without making a Response of the platform. */
function answer(visit: Visit, status: number, body: string | null, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, { status, headers: { ...SECURITY_HEADERS, 'x-request-id': visit.id, ...visit.headers, ...headers } });
}

const STATUS_OF: { readonly [code: string]: number } = {
  'invalid-code': 400,
  'not-found': 404,
  'rate-limited': 429,
  unauthorized: 500,
  configuration: 500,
  network: 502,
  unavailable: 502,
  timeout: 504,
};

/** What the caller may know of an error, and a note of the rest for the log. */
function problemOf({ report }: Parts, visit: Visit, thrown: unknown): Problem {
  if (thrown instanceof Problem) {
    visit.log['code'] = thrown.code;
    visit.log['reason'] = thrown.message;
    return thrown;
  }
  const error =
    thrown instanceof LookupError
      ? thrown
      : thrown instanceof Error && thrown.name === 'TimeoutError'
        ? new LookupError('timeout', 'No token in time.')
        : undefined;
  if (!error) {
    // A mistake of ours. Its text could hold anything, its name and place do not.
    visit.log['code'] = 'unavailable';
    visit.log['error'] = thrown instanceof Error ? thrown.name : typeof thrown;
    visit.log['place'] = (
      thrown instanceof Error
        ? (/at (\S+) \(?[^)\n]*?([\w.-]+:\d+):\d+\)?/
            .exec(thrown.stack ?? '')
            ?.slice(1)
            .join(' ') ?? '')
        : ''
    ).slice(0, 100);
    return new Problem(502, 'unavailable', 'internal error');
  }
  visit.log['code'] = error.code;
  Object.assign(visit.log, upstreamFields(error));
  if (error.code === 'unauthorized' || error.code === 'configuration') report(error);
  const waitMs = (error.retryAfter ?? 0) * 1000;
  if (error.code === 'rate-limited') return new Problem(429, 'rate-limited', 'limited by the API', retryAfter(waitMs || UNKNOWN_PAUSE_MS));
  if (error.code === 'unavailable' && waitMs > 0) return new Problem(503, 'unavailable', 'the API asked us to wait', retryAfter(waitMs));
  return new Problem(STATUS_OF[error.code] ?? 502, error.code, error.message);
}

/** One line in the log, and the count. The route's template instead of the URL, and never a body. */
function note({ logger, metrics }: Parts, visit: Visit, status: number): void {
  const ms = performance.now() - visit.startMs;
  metrics.answered(visit.route, status, ms / 1000);
  const fields: LogFields = {
    request_id: visit.id,
    route: visit.route,
    method: METHODS.has(visit.method) ? visit.method : 'OTHER',
    status,
    ms: Math.round(ms * 10) / 10,
    client: visit.caller?.logged ?? null,
    ...visit.log,
  };
  if (visit.route === 'livez' || visit.route === 'readyz') logger.debug(fields, 'probe');
  else if (status >= 500) logger.error(fields, 'request');
  else if ('security' in visit.log) logger.warn(fields, 'request');
  else logger.info(fields, 'request');
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

function createParts(options: ProxyOptions): Parts {
  const config = readConfig(options);
  const now = options.now ?? Date.now;
  const logger = options.logger ?? createConsoleLogger(now);
  const metrics = options.metrics ?? NO_METRICS;
  const stores = options.stores ?? {};
  const limits = createLimits(config, now, stores, createStoreHealth(logger, metrics));
  const state = { proved: false, draining: false, refusing: false };

  const reportedMs = new Map<string, number>();
  const report = (error: LookupError): void => {
    const advice = diagnose(error);
    if (advice === undefined || now() - (reportedMs.get(advice) ?? -DIAGNOSIS_PAUSE_MS) < DIAGNOSIS_PAUSE_MS) return;
    reportedMs.set(advice, now());
    logger.error({ event: 'configuration', ...upstreamFields(error) }, advice);
  };

  const call = { apiBase: config.apiBase, fetch: options.fetch, userAgent: config.userAgent };
  const source = createTokenSource({
    ...call,
    clientId: config.clientId,
    secretKey: config.secretKey,
    forwardedFor: config.forwardedFor === 'client' ? '127.0.0.1' : config.forwardedFor,
    tokenPath: config.tokenPath,
    expiresInUnit: config.expiresInUnit,
    timeoutMs: DEADLINE_MS,
    now,
    share: stores.shareToken,
    onCall: ({ ok, error }) => {
      metrics.tokenCall(ok ? 'ok' : (error?.code ?? 'unavailable'));
      if (ok) logger.info({ event: 'token' }, 'The API gave a token.');
      else if (error) {
        logger.error({ event: 'token', ...upstreamFields(error) }, 'The API gave no token.');
        report(error);
      }
    },
  });
  const token: GetToken = async (request) => {
    const given = await source(request);
    state.proved = true;
    return given;
  };
  if (config.tokenMode) {
    logger.warn(
      { event: 'token-mode' },
      'Token mode is on: every page that is let in gets the API token, and can use it past all limits of this proxy until it runs out.',
    );
  }

  return {
    config,
    options,
    now,
    logger,
    metrics,
    limits,
    budget: createMissBudget(limits, logger, metrics),
    breaker: createBreaker(now, (open) => {
      metrics.breaker(open);
      if (open)
        logger.error(
          { event: 'breaker-open' },
          'The API fails: half of the last calls or more. One call in a while looks whether it is back.',
        );
      else logger.info({ event: 'breaker-closed' }, 'The API works again.');
    }),
    cache: config.cache === 'memory' ? createPostalCache(now) : undefined,
    token,
    client: clientOver(
      createDirect({
        ...call,
        token,
        timeoutMs: DEADLINE_MS,
        now,
        searchcodePath: config.searchcodePath,
        addresszipPath: config.addresszipPath,
        authScheme: config.authScheme,
        forwardedFor: config.forwardedFor === 'client' ? undefined : config.forwardedFor,
      }),
    ),
    state,
    report,
  };
}

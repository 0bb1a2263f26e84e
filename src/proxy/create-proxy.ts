import { type Context, Hono } from 'hono';
import { Problem, retryAfter } from '../protocol/problem.ts';
import { skipBody } from '../protocol/read-body.ts';
import { readSearchRequest, type SearchRequest } from '../protocol/search-request.ts';
import { DEFAULT_USER_AGENT } from './config.ts';
import { admit, admitGet, countCall, identifyCaller } from './admission/admit.ts';
import { checkSize } from './http/check-size.ts';
import { readEcUid } from './admission/ec-uid.ts';
import { openApi } from './http/openapi.ts';
import { type Route, routesOf } from './http/routes.ts';
import { type ProxyEnv, respond, type Step } from './http/visit.ts';
import { NO_CONTEXT, waitUntilOf } from './http/wait-until.ts';
import { answerErrors, observe, traced } from './observe/request-log.ts';
import type { ProxyOptions } from './options.ts';
import { createServices } from './services.ts';
import { UNKNOWN_CALLER } from './http/client-address.ts';
import { DEADLINE_MS } from './upstream/deadline.ts';
import type { Credentials } from './upstream/configure-token.ts';

/** @ts-ignore: without Hono, which is optional, this is `any`, and `IfInstalled` drops it. */
type HonoApp = import('hono').Hono;
type IfInstalled<T> = 0 extends 1 & T ? unknown : T;

/**
 * The proxy: a handler over Web `Request` and `Response`, and a Hono app that can be mounted in another one (`app.route('/', proxy)`). The
 * type does not require Hono.
 */
export type ProxyApp = ProxyHandler & IfInstalled<HonoApp>;

/** The proxy without Hono's types. */
export interface ProxyHandler {
  /** Answers a request. `env` is what the runtime passes: the connection on Node, `info` on Deno, the server on Bun, bindings on Workers. */
  readonly fetch: (request: Request, env?: unknown, context?: unknown) => Response | Promise<Response>;
  /** Answers a request in this process, for tests: `proxy.request('/dga/livez')`. */
  readonly request: (input: string | URL | Request, init?: RequestInit) => Response | Promise<Response>;
  /**
   * Looks for the public ZIP list if there is one, and gets the first token. After either, `/readyz` answers 200.
   * @throws {LookupError} the API's answer to the token call
   */
  readonly warmUp: () => Promise<void>;
  /**
   * Uses other credentials from the moment that the API has given a token for them, without losing a request.
   * @throws {LookupError} if the API gives no token; the earlier credentials stay in use
   */
  readonly replaceCredentials: (credentials: Credentials) => Promise<void>;
  /** Makes `/readyz` answer 503; with `refuse`, new searches too. */
  readonly drain: (refuse?: boolean) => void;
}

/**
 * Creates the proxy and checks its options.
 *
 * @throws {ProxyConfigError} one line per wrong option, with the remedy
 */
export function createProxy(options: ProxyOptions): ProxyApp {
  const services = createServices(options);
  const { checkToken, clock, config, limits, list, logger, metrics, report, source, state, token, tracing } = services;

  const lookupLimits = { own: limits.lookups, address: limits.addressLookups };
  const listLimits = { own: limits.lists, address: limits.addressLists };

  const search = (operation: SearchRequest['operation']) => {
    const isList = operation === 'addresszip';
    return async (c: Context<ProxyEnv>): Promise<Response> => {
      const visit = c.get('visit');
      const request = await readSearchRequest(c.req.raw, operation);
      await countCall(visit, isList ? listLimits : lookupLimits, isList ? 'lists-' : '', metrics);
      const { body, from } = await source.answer(request, {
        caller: visit.caller ?? UNKNOWN_CALLER,
        ecUid: await readEcUid(config.ecUid, c.req.raw),
        // Only an operator who traces wants the API to see it: it identifies the request of a person.
        traceparent: tracing && visit.traceparent,
        waitUntil: waitUntilOf(c),
      });
      if (from !== 'api') visit.log['from'] = from;
      return respond(c, 200, body);
    };
  };

  /** Gives the API's token to a page whose gateway exposes the API with CORS. */
  const handOutToken = async (c: Context<ProxyEnv>): Promise<Response> => {
    await skipBody(c.req.raw);
    await countCall(c.get('visit'), lookupLimits, '', metrics);
    await checkToken();
    const {
      token: text,
      token_type,
      expires_in,
      scope,
    } = await token.get({
      signal: AbortSignal.timeout(DEADLINE_MS),
      waitUntil: waitUntilOf(c),
      onlyAccepted: true,
      forwardedFor: config.forwardedFor === 'client' ? c.get('visit').caller?.address : undefined,
    });
    return respond(c, 200, JSON.stringify({ token: text, token_type, expires_in, scope }));
  };

  const health =
    (isGood: () => boolean) =>
    (c: Context<ProxyEnv>): Response =>
      isGood()
        ? respond(c, 200, '{"status":"ok"}')
        : respond(c, 503, '{"status":"unavailable"}', { 'content-type': 'application/json', ...retryAfter(1000) });

  const handlers: { readonly [N in Route['name']]: (c: Context<ProxyEnv>) => Response | Promise<Response> } = {
    searchcode: search('searchcode'),
    addresszip: search('addresszip'),
    token: handOutToken,
    livez: health(() => true),
    readyz: health(() => state.proved && !state.draining),
    openapi: (c) => respond(c, 200, JSON.stringify(openApi(config.basePath, config.tokenMode, DEFAULT_USER_AGENT.split('/')[1] ?? ''))),
  };

  const app = new Hono<ProxyEnv>();
  app.use(observe({ logger, metrics }));
  const answerError = answerErrors(report);
  app.onError(answerError);
  // Not thrown: Hono would leave `observe` with the error, and the request without its log line.
  app.notFound((c) => answerError(new Problem(404, 'not-found', 'no such route'), c));
  const entry: { readonly [F in Route['isFor']]: readonly Step[] } = {
    page: [
      identifyCaller({
        trustedProxies: config.trustedProxies,
        clientAddress: options.clientAddress,
        sessionKey: config.sessionKey,
        now: clock.wall,
        warnOnce: services.warnOnce,
      }),
      admit({ origins: config, metrics, isRefusing: () => state.refusing }),
    ],
    operator: [admitGet],
  };
  for (const route of routesOf(config.tokenMode)) {
    const path = config.basePath + route.path;
    if (tracing && route.isFor === 'page') app.use(path, traced(route, tracing));
    app.all(path, async (c) => {
      c.get('visit').route = route.name;
      checkSize(c);
      for (const step of entry[route.isFor]) {
        const answer = step(c);
        const ended = answer instanceof Promise ? await answer : answer;
        if (ended) return ended;
      }
      return handlers[route.name](c);
    });
  }

  const { fetch } = app as unknown as Pick<ProxyHandler, 'fetch'>;
  return Object.assign(app as unknown as HonoApp, {
    fetch: (request: Request, env?: unknown, context: unknown = NO_CONTEXT) => fetch(request, env, context),
    warmUp: async (): Promise<void> => {
      if (list && (await list.check())) state.proved = true;
      if (!config.isListOnly) await token.get();
    },
    replaceCredentials: token.replaceCredentials,
    drain: (refuse = false): void => {
      state.draining = true;
      state.refusing = refuse;
    },
  });
}

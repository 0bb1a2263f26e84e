import type { Context } from 'hono';
import { problemBody, type ProblemCode } from '../../protocol/problem.ts';
import type { RouteName } from './routes.ts';
import { SECURITY_HEADERS } from './answer-headers.ts';
import type { Caller } from './client-address.ts';

/** One request in the middleware: the data of its answer and its log line. */
export interface Visit {
  /** The route's template for log and metrics. */
  route: RouteName;
  readonly startMs: number;
  id: string;
  caller: Caller | undefined;
  /** W3C Trace Context of the caller, if it is valid, or of the request's span. */
  traceparent: string | undefined;
  /** Headers that every answer of this request has. */
  readonly headers: Record<string, string>;
  /** Further fields of the log line. */
  readonly log: Record<string, string | number | boolean | null>;
}

/** The types of the proxy's Hono app. */
export interface ProxyEnv {
  Variables: { visit: Visit };
}

/**
 * A check before the handler of a route. An answer ends the request. Not a middleware of Hono: those nest, and each level costs several turns
 * of the microtask queue.
 */
export type Step = (c: Context<ProxyEnv>) => Response | undefined | Promise<undefined>;

/**
 * Makes an answer. All headers are one plain object, because @hono/node-server then writes them without creating the platform's
 * `Response` and `Headers`.
 */
export function respond(
  c: Context<ProxyEnv>,
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Response {
  const visit = c.get('visit');
  return new Response(body, { status, headers: { ...SECURITY_HEADERS, 'x-request-id': visit.id, ...visit.headers, ...headers } });
}

/** Makes an error answer (RFC 9457). */
export function respondWithProblem(
  c: Context<ProxyEnv>,
  status: number,
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return respond(c, status, problemBody(status, code, c.get('visit').id), { 'content-type': 'application/problem+json', ...headers });
}

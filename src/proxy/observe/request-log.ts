import type { ErrorHandler, MiddlewareHandler } from 'hono';
import type { Route } from '../http/routes.ts';
import { respondWithProblem, type ProxyEnv, type Visit } from '../http/visit.ts';
import type { LookupError } from '../../address/lookup-error.ts';
import { explainError } from './explain-error.ts';
import type { LogFields, ProxyLogger } from './logger.ts';
import type { ProxyMetrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Where the proxy records its requests. */
export interface Observers {
  readonly logger: ProxyLogger;
  readonly metrics: ProxyMetrics;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** Writes one log line per request and counts it. Logs the route's template instead of the URL, and never a body. */
function record({ logger, metrics }: Observers, visit: Visit, method: string, status: number): void {
  const ms = performance.now() - visit.startMs;
  metrics.answered(visit.route, status, ms / 1000);
  const fields: LogFields = {
    request_id: visit.id,
    route: visit.route,
    method: METHODS.has(method) ? method : 'OTHER',
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

/** `traceparent` of version 00 (https://www.w3.org/TR/trace-context/). Its fixed hexadecimal form cannot carry anything else. */
function readTraceparent(request: Request): string | undefined {
  const header = request.headers.get('traceparent');
  return header !== null && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(header) ? header : undefined;
}

/** Gives every request an id, one log line and a count. */
export function observe(observers: Observers): MiddlewareHandler<ProxyEnv> {
  return async (c, next) => {
    const visit: Visit = {
      route: 'other',
      startMs: performance.now(),
      id: crypto.randomUUID(),
      caller: undefined,
      traceparent: readTraceparent(c.req.raw),
      headers: {},
      log: {},
    };
    c.set('visit', visit);
    if (visit.traceparent !== undefined) visit.log['trace_id'] = visit.traceparent.slice(3, 35);
    await next();
    record(observers, visit, c.req.method, c.res.status);
  };
}

/** Makes a span of each request to a route. */
export function traced(route: Route, tracing: Tracing): MiddlewareHandler<ProxyEnv> {
  return async (c, next) => {
    const visit = c.get('visit');
    const span = tracing.serve(route, METHODS.has(c.req.method) ? c.req.method : '_OTHER', visit.traceparent);
    visit.traceparent = span.traceparent ?? visit.traceparent;
    if (visit.traceparent !== undefined) visit.log['trace_id'] = visit.traceparent.slice(3, 35);
    await next();
    const { code } = visit.log;
    span.end(c.res.status, typeof code === 'string' ? code : undefined);
  };
}

/** Turns every error into an answer that tells the caller no details. */
export function answerErrors(report: (error: LookupError) => void): ErrorHandler<ProxyEnv> {
  return (error, c) => {
    const { status, code, headers } = explainError(error, c.get('visit').log, report);
    return respondWithProblem(c, status, code, headers);
  };
}

import type { FetchLike } from '../../client/transport/exchange.ts';
import type { Route } from '../http/routes.ts';
import type { OpenTelemetryApi } from './open-telemetry.ts';

/** The addresses that become templates in spans. */
export interface TracedPaths {
  readonly apiBase: string;
  readonly tokenPath: string;
  readonly searchcodePath: string;
  readonly addresszipPath: string;
  readonly basePath: string;
}

/** A span that runs. */
export interface RunningSpan {
  /** For calls that belong to this span. */
  readonly traceparent: string | undefined;
  /** Ends the span. `error`: the `code` of a failure. */
  end(status: number | undefined, error: string | undefined): void;
}

/**
 * Spans for requests and for calls to the API. Names and attributes are templates and status codes: never a URL, because the API's URLs
 * contain codes, and never an address of a caller.
 */
export interface Tracing {
  /** Begins the span of a request to a route. */
  serve(route: Route, method: string, traceparent: string | undefined): RunningSpan;
  /** Wraps a `fetch`, so that each call to the API is a span. */
  trace(send: FetchLike): FetchLike;
}

/** `SpanKind` and `SpanStatusCode` of OpenTelemetry. */
const SERVER = 1;
const CLIENT = 2;
const ERROR = 2;
const NO_TRACE = /^0*$/;

/** Creates spans with OpenTelemetry. */
export function createTracing(api: OpenTelemetryApi, version: string, config: TracedPaths): Tracing {
  const tracer = api.trace.getTracer('dga-address-lookup', version);
  const { hostname, port } = new URL(config.apiBase || 'https://localhost');
  const server = { 'server.address': hostname.replace(/^\[|\]$/g, ''), ...(port === '' ? {} : { 'server.port': Number(port) }) };

  /** The template of a URL of the API. */
  function templateOf(url: string): string {
    const path = url.slice(config.apiBase.length).replace(/\?.*$/s, '');
    if (path === config.tokenPath || path === config.addresszipPath) return path;
    return `${config.searchcodePath}/{search_code}`;
  }

  function begin(
    name: string,
    kind: number,
    attributes: { readonly [name: string]: string | number },
    traceparent: string | undefined,
    isError: (status: number) => boolean,
  ): RunningSpan {
    const [, traceId = '', spanId = '', flags = ''] = traceparent?.split('-') ?? [];
    const parent =
      traceparent === undefined
        ? api.ROOT_CONTEXT
        : api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    const own = span.spanContext();
    return {
      traceparent: NO_TRACE.test(own.traceId)
        ? undefined
        : `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`,
      end(status, error) {
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (status === undefined || isError(status)) {
          span.setAttribute('error.type', error ?? String(status ?? 'network'));
          span.setStatus({ code: ERROR });
        }
        span.end();
      },
    };
  }

  return {
    serve: (route, method, traceparent) =>
      begin(
        `${method} ${config.basePath}${route.path}`,
        SERVER,
        { 'http.request.method': method, 'http.route': config.basePath + route.path },
        traceparent,
        (status) => status >= 500,
      ),
    trace: (send) => async (url, init) => {
      const template = templateOf(url);
      const method = init.method ?? 'GET';
      const headers = init.headers as Readonly<Record<string, string>>;
      // 404 is the API's way to say that it found nothing.
      const span = begin(
        `${method} ${template}`,
        CLIENT,
        { 'http.request.method': method, 'url.template': template, ...server },
        headers['traceparent'],
        (status) => status >= 400 && status !== 404,
      );
      try {
        const { traceparent } = span;
        const response = await send(url, { ...init, headers: { ...headers, ...(traceparent === undefined ? {} : { traceparent }) } });
        span.end(response.status, undefined);
        return response;
      } catch (error) {
        span.end(undefined, init.signal?.aborted === true ? 'timeout' : 'network');
        throw error;
      }
    },
  };
}

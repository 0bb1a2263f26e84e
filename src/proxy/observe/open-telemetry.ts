/** Identifies a span of a trace. */
interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  readonly isRemote?: boolean | undefined;
}

interface Span {
  spanContext(): SpanContext;
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { readonly code: number }): unknown;
  end(): void;
}

/** The part of `@opentelemetry/api` that the proxy uses: pass the module itself. Without an SDK its spans do nothing. */
export interface OpenTelemetryApi {
  readonly ROOT_CONTEXT: object;
  readonly trace: {
    getTracer(
      name: string,
      version?: string,
    ): {
      startSpan(
        name: string,
        options: { readonly kind: number; readonly attributes: { readonly [name: string]: string | number } },
        parent?: object,
      ): Span;
    };
    setSpanContext(context: object, span: SpanContext): object;
  };
}

// Spans of requests and of calls to the API. A recording replaces the SDK, which test/long runs.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import type { OpenTelemetryApi } from '../../../src/proxy/index.ts';
import { lookUp, post, proxyOver } from '../ask.ts';
import { apiError, Upstream } from '../upstream.ts';

interface Recorded {
  readonly name: string;
  readonly kind: number;
  readonly attributes: Record<string, string | number>;
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | undefined;
  error: boolean;
  ended: boolean;
}

/** OpenTelemetry's API with a tracer that keeps its spans. */
function recording(): OpenTelemetryApi & { readonly spans: Recorded[] } {
  const spans: Recorded[] = [];
  return {
    spans,
    ROOT_CONTEXT,
    trace: {
      setSpanContext: (context, span) => trace.setSpanContext(context as typeof ROOT_CONTEXT, span as never),
      getTracer: () => ({
        startSpan(name, { kind, attributes }, parent = ROOT_CONTEXT) {
          const from = trace.getSpanContext(parent as typeof ROOT_CONTEXT);
          const spanId = String(spans.length + 1).padStart(16, '0');
          const traceId = from?.traceId ?? 'f'.repeat(32);
          const span: Recorded = { name, kind, attributes: { ...attributes }, traceId, spanId, parent: from?.spanId, error: false, ended: false };
          spans.push(span);
          return {
            spanContext: () => ({ traceId, spanId, traceFlags: 1 }),
            setAttribute: (key, value) => (span.attributes[key] = value),
            setStatus: ({ code }) => (span.error = code === 2),
            end: () => (span.ended = true),
          };
        },
      }),
    },
  };
} // oxfmt-ignore

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

describe('tracing', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  beforeEach(() => upstream.calm());

  it('continues the trace of the request, and the API gets the span of the call', async () => {
    const openTelemetry = recording();
    const proxy = proxyOver(upstream, { openTelemetry });
    await lookUp(proxy, 'A7E2FK2', { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
    const [request, token, call] = openTelemetry.spans;
    assert.deepEqual(
      openTelemetry.spans.map(({ name, kind }) => [name, kind]),
      [
        ['POST /dga/searchcode', 1],
        ['POST /j/token', 2],
        ['GET /searchcode/{search_code}', 2],
      ],
    );
    assert.deepEqual([request?.traceId, request?.parent], [TRACE, PARENT]);
    assert.deepEqual([call?.traceId, call?.parent], [TRACE, request?.spanId]);
    assert.equal(token?.parent, undefined, 'other requests use the token too');
    assert.equal(upstream.calls.find(({ operation }) => operation === 'searchcode')?.headers['traceparent'], `00-${TRACE}-${call?.spanId}-01`); // oxfmt-ignore
    assert.ok(openTelemetry.spans.every(({ ended, error }) => ended && !error));
    assert.equal(call?.attributes['http.response.status_code'], 200);
  });

  it('marks failures, but neither an unknown code nor a refused request', async () => {
    const openTelemetry = recording();
    const proxy = proxyOver(upstream, { openTelemetry });
    await lookUp(proxy, 'B7E2FK2');
    await lookUp(proxy, 'no code');
    assert.ok(openTelemetry.spans.every(({ error }) => !error));
    upstream.play('searchcode', apiError('500-1029-0001'));
    await lookUp(proxy, '1000004');
    upstream.play('searchcode', { kind: 'reset' });
    await lookUp(proxy, '1000004');
    assert.deepEqual(openTelemetry.spans.filter(({ error }) => error).map(({ name, attributes }) => [name, attributes['error.type']]), [
      ['POST /dga/searchcode', 'unavailable'], ['GET /searchcode/{search_code}', '500'], ['POST /dga/searchcode', 'network'], ['GET /searchcode/{search_code}', 'network'], ['GET /searchcode/{search_code}', 'network'],
    ]); // oxfmt-ignore
  });

  it('records no code, address, free text, token or caller', async () => {
    const openTelemetry = recording();
    const proxy = proxyOver(upstream, { openTelemetry, ecUid: 'shop-7' });
    await lookUp(proxy, 'A7E2FK2');
    await lookUp(proxy, '1000004');
    await post(proxy, 'addresszip', { freeword: '丸の内' });
    await lookUp(proxy, 'B7E2FK2', { headers: { traceparent: 'A7E2FK2', tracestate: 'x=A7E2FK2' } });
    assert.ok(openTelemetry.spans.length >= 9);
    assert.doesNotMatch(JSON.stringify(openTelemetry.spans), /A7E2FK2|B7E2FK2|1000004|丸の内|tok-|198\.51|shop-7/);
  });

  it('ignores probes, and works without an SDK', async () => {
    const openTelemetry = recording();
    await proxyOver(upstream, { openTelemetry }).request('/dga/livez');
    assert.equal(openTelemetry.spans.length, 0);
    const proxy = proxyOver(upstream, { openTelemetry: await import('@opentelemetry/api') });
    assert.equal((await lookUp(proxy, '1000004', { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } })).status, 200);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    const sent = upstream.calls.filter(({ operation }) => operation === 'searchcode').map(({ headers }) => headers['traceparent']);
    assert.deepEqual(sent, [`00-${TRACE}-${PARENT}-01`, undefined]);
  });

  it('refuses an option that is not the module', async () => {
    const { default: withoutContext } = await import('@opentelemetry/api');
    for (const other of [{}, withoutContext])
      assert.throws(() => proxyOver(upstream, { openTelemetry: other as never }), /openTelemetry is "object": pass the module/);
  });
});

import { type Answer, json } from './answer.ts';
import { apiError, apiSearchAddress, apiSearchCode, apiToken, refusedHeaders, refusedToken } from './api-routes.ts';
import { checkBehaviour, DEFAULT_LATENCY_MS, type MockBehaviour, type MockOptions, type MockScenario, SLOW_MS } from './options.ts';
import { problem, proxySearch } from './proxy-routes.ts';
import type { Route } from './routes.ts';
import { within } from '../client/time-limit.ts';
import { once } from '../list/once.ts';
import { testData } from './test-data.ts';
import { Tokens } from './tokens.ts';

/** The mock itself: both sides, one state. Knows nothing of how requests reach it. */
export interface MockServer {
  /** Changes what is given, from the next request on. */
  use(behaviour: MockBehaviour): void;
  /** Answers a request; a network error is `Response.error()`. `behaviour` is for it alone. @throws only the reason of an aborted signal */
  answer(request: Request, route: Route, behaviour?: MockBehaviour): Promise<Response>;
  /** Breaks every connection that waits for its answer. A service worker waits for them before it lets its page go. */
  breakOff(): void;
}

/** Resolves after the time, or when `release` is called; Infinity waits for nothing else. */
function wait(ms: number, signal: AbortSignal, waiting: Set<() => void>): Promise<void> {
  let release = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
    if (ms !== Number.POSITIVE_INFINITY) timer = setTimeout(release, ms);
  });
  waiting.add(release);
  return within(released, Number.POSITIVE_INFINITY, signal).finally(() => {
    clearTimeout(timer);
    waiting.delete(release);
  });
}

const HTML_PAGE = '<!doctype html><title>Maintenance</title><h1>Maintenance</h1>';
const RETRY_AFTER = { 'retry-after': '30' };

/** The API's trouble, as the proxy tells the page of it. */
const TROUBLE: { readonly [S in MockScenario]?: Answer } = {
  'rate-limited': problem(429, 'rate-limited', {
    ...RETRY_AFTER,
    ratelimit: '"lookups";r=0;t=30',
    'ratelimit-policy': '"lookups";q=10;w=60',
  }),
  'server-error': problem(502, 'unavailable'),
  unauthorized: problem(500, 'unauthorized'),
};

/** What `malformed` answers, in turn: all with status 200, none of it an envelope. */
const MALFORMED: readonly Answer[] = [
  { status: 200, type: 'text/html', body: HTML_PAGE },
  { status: 200, type: 'application/json', body: '{"page":1,"limit":1000,"count":1,"addresses":[{"zip_code":"10' },
  { status: 200, type: 'application/json', body: { page: '?', limit: null, count: [], searchtype: 7, level: 'x', addresses: 'none' } },
];

export function createMockServer(options: MockOptions = {}): MockServer {
  checkBehaviour(options);
  const data = { ...testData, ...Object.fromEntries(Object.entries(options.data ?? {}).filter(([, list]) => list !== undefined)) };
  const { list } = options;
  // A separate chunk, because most mocks have no list.
  const loadList = list === undefined ? undefined : once(async () => (await import('../list/list-client.ts')).createListClient(list));
  const source = { data, loadList };
  const tokens = new Tokens(options.now ?? Date.now);
  let scenario: MockScenario = 'ok';
  let latency = DEFAULT_LATENCY_MS;
  let requests = 0;
  let malformed = 0;
  let breaks = 0;
  const waiting = new Set<() => void>();

  function use(behaviour: MockBehaviour): void {
    checkBehaviour(behaviour);
    if (behaviour.latency !== undefined) latency = behaviour.latency;
    if (behaviour.scenario === undefined) return;
    scenario = behaviour.scenario;
    malformed = 0;
    if (scenario === 'expired-token') tokens.refuseFirst();
  }
  use(options);

  function nextMalformed(): Answer {
    return MALFORMED[malformed++ % MALFORMED.length] as Answer;
  }

  async function proxyAnswer(
    request: Request,
    operation: Extract<Route, { side: 'proxy' }>['operation'],
    now: MockScenario,
  ): Promise<Answer> {
    if (operation === 'misnamed') return problem(500, 'configuration');
    if (operation === 'unknown' || (operation === 'token' && options.tokenMode !== true)) return problem(404, 'not-found');
    if (operation === 'livez' || operation === 'readyz') {
      return request.method === 'GET' || request.method === 'HEAD'
        ? json({ status: 'ok' })
        : problem(405, 'method-not-allowed', { allow: 'GET, HEAD' });
    }
    if (request.method !== 'POST') return problem(405, 'method-not-allowed', { allow: 'POST' });
    if (operation === 'token') return TROUBLE[now] ?? json(tokens.issue('v2'));
    const answer = await proxySearch(request, operation, { ...source, hasManyTowns: now === 'many-towns' });
    // The proxy refuses these requests itself, so the API's faults do not apply.
    if (answer.status !== 200 && answer.status !== 404) return answer;
    const trouble = TROUBLE[now];
    if (trouble) return trouble;
    return now === 'malformed' ? nextMalformed() : answer;
  }

  async function apiAnswer(request: Request, route: Extract<Route, { side: 'api' }>, now: MockScenario): Promise<Answer> {
    const { operation, version } = route;
    if (operation === 'unknown') return apiError('404-1029-0100');
    const api = operation === 'token' ? '1028' : operation === 'searchcode' ? '1029' : '1018';
    const refused = refusedHeaders(request, operation === 'token');
    if (refused) return refused;
    const method = operation === 'searchcode' ? 'GET' : 'POST';
    if (request.method !== method) return apiError(`405-${api}-0001`, { allow: method });
    if (now === 'server-error') return apiError(`500-${api}-0001`);
    if (operation === 'token') return now === 'unauthorized' ? apiError('400-1028-0001') : apiToken(request, version, tokens);
    if (now === 'rate-limited') return { status: 429, type: 'text/plain', body: 'Too Many Requests', headers: RETRY_AFTER };
    if (now === 'unauthorized') return apiError('401-9001-0002');
    const closed = refusedToken(request, version, operation === 'searchcode' ? '1029' : '1018', tokens);
    if (closed) return closed;
    if (now === 'malformed') return nextMalformed();
    return operation === 'searchcode'
      ? apiSearchCode(request, route.code, { ...source, hasManyTowns: now === 'many-towns' })
      : apiSearchAddress(request, { ...source, hasManyTowns: false });
  }

  return {
    use,
    breakOff() {
      breaks += 1;
      for (const release of waiting) release();
    },
    async answer(request, route, behaviour = {}) {
      const now = behaviour.scenario ?? scenario;
      const latencyMs = behaviour.latency ?? latency;
      const { signal } = request;
      signal.throwIfAborted();
      const health = route.side === 'proxy' && (route.operation === 'livez' || route.operation === 'readyz');
      const waitMs =
        health || now !== 'slow' ? (now === 'timeout' && !health ? Number.POSITIVE_INFINITY : latencyMs) : Math.max(latencyMs, SLOW_MS);
      const breaksBefore = breaks;
      if (waitMs > 0) await wait(waitMs, signal, waiting);
      if ((now === 'offline' && !health) || breaks > breaksBefore) return Response.error();
      requests += 1;
      const id = `mock-${requests}`;
      let answer: Answer;
      try {
        answer = route.side === 'proxy' ? await proxyAnswer(request, route.operation, now) : await apiAnswer(request, route, now);
      } catch {
        signal.throwIfAborted();
        // The lists are separate chunks, which cannot be loaded without the network.
        return Response.error();
      }
      signal.throwIfAborted();
      const failed = answer.status >= 400 && typeof answer.body === 'object';
      const body = failed ? { ...(answer.body as object), request_id: id } : answer.body;
      return new Response(request.method === 'HEAD' ? null : typeof body === 'string' ? body : JSON.stringify(body), {
        status: answer.status,
        headers: {
          'content-type': answer.type,
          'cache-control': 'no-store',
          ...(route.side === 'proxy' ? { 'x-request-id': id } : {}),
          ...answer.headers,
        },
      });
    },
  };
}

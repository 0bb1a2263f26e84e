import { MOCK_FETCH } from '../client/relay.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import { isScenario, type MockBehaviour, type MockOptions } from './options.ts';
import { baseAddress, findRoute } from './routes.ts';

/** Where `mock:` addresses go, so that they are addresses that a `Request` takes everywhere. */
const MOCK_ORIGIN = 'http://mock.invalid';

interface Sent {
  readonly request: Request;
  readonly behaviour: MockBehaviour | undefined;
}

/** `mock:/searchcode`, `mock:?scenario=slow&latency=500/searchcode` (the endpoint with a route appended to it). */
function readMockAddress(address: string): { readonly path: string; readonly behaviour: MockBehaviour } {
  const [path = '', query = ''] = address.slice('mock:'.length).split('?', 2);
  const slash = query.indexOf('/');
  const params = new URLSearchParams(slash < 0 ? query : query.slice(0, slash));
  const scenario = params.get('scenario');
  const latency = params.get('latency');
  if (scenario !== null && !isScenario(scenario)) throw new TypeError('mock: names a scenario that there is not.');
  if (latency !== null && !/^[0-9]{1,9}$/.test(latency)) throw new TypeError('mock: has a latency that is no number of milliseconds.');
  return {
    path: path.replace(/\/+$/, '') + (slash < 0 ? '' : query.slice(slash)),
    behaviour: { scenario: scenario ?? undefined, latency: latency === null ? undefined : Number(latency) },
  };
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): Sent {
  if (input instanceof Request) return { request: new Request(input, init), behaviour: undefined };
  const address = String(input);
  if (!/^mock:/i.test(address)) return { request: new Request(new URL(address, baseAddress()), init), behaviour: undefined };
  const { path, behaviour } = readMockAddress(address);
  return { request: new Request(new URL(path, MOCK_ORIGIN), init), behaviour };
}

/** A fetch that one mock server answers. */
export function fetchOf(server: MockServer, endpoint: string | undefined): typeof fetch {
  return async (input, init) => {
    const { request, behaviour } = readCall(input, init);
    const route = findRoute(request.url, request.url.startsWith(`${MOCK_ORIGIN}/`) ? undefined : endpoint) ?? {
      side: 'proxy',
      operation: 'unknown',
    };
    const response = await server.answer(request, route, behaviour);
    if (response.type === 'error') throw new TypeError('Failed to fetch (the mock plays a broken network)');
    return response;
  };
}

/**
 * A `fetch` that answers by itself, with no network, service worker or MSW: for tests, and for frames where neither works.
 * It knows the proxy's routes (under `endpoint`; without one, any address that ends in a route's name), the API's own routes under
 * `/api/v1` and `/api/v2`, and `mock:` addresses. Anything else is a 404.
 *
 * @throws {TypeError} where an option has a value that the mock does not know
 */
export function createMockFetch(options: MockOptions = {}): typeof fetch {
  return fetchOf(createMockServer(options), options.endpoint);
}

const shared = createMockServer();

/** The `createMockFetch()` that `endpoint="mock:"` uses. Its behaviour is changed by `setMockOptions`. */
export const mockFetch: typeof fetch = fetchOf(shared, undefined);

/**
 * Changes how `mockFetch` and `endpoint="mock:"` behave. For one endpoint only, write it there: `mock:?scenario=slow&latency=500`.
 *
 * @throws {TypeError} where an option has a value that the mock does not know
 */
export function setMockOptions(behaviour: MockBehaviour): void {
  shared.use(behaviour);
}

/** Offers `mockFetch` to every `endpoint="mock:"` of the page, whichever copy of the package that comes from. */
export function registerMockFetch(): void {
  (globalThis as { [MOCK_FETCH]?: typeof fetch })[MOCK_FETCH] = mockFetch;
}

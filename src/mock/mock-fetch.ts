import { MOCK_FETCH } from '../client/transport/relay.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import { isScenario, type MockBehaviour, type MockOptions } from './options.ts';
import { findRoute, resolveAddress, type Route } from './routes.ts';

/** Where `mock:` addresses go, so that they are addresses that a `Request` takes everywhere. */
const MOCK_ORIGIN = 'http://mock.invalid';

interface MockAddress {
  readonly path: string;
  readonly behaviour: MockBehaviour;
  /** The base URL of a prepared public list. */
  readonly list: string | undefined;
}

/**
 * Reads an endpoint with a route appended to it: `mock:/searchcode`, `mock:?scenario=slow&latency=500/searchcode`, `mock:?list=%2Fzip%2F/searchcode`.
 * `undefined` if the endpoint names a scenario or a latency that the mock does not have.
 */
function readMockAddress(address: string): MockAddress | undefined {
  const [path = '', query = ''] = address.slice('mock:'.length).split('?', 2);
  const slash = query.indexOf('/');
  const params = new URLSearchParams(slash < 0 ? query : query.slice(0, slash));
  const scenario = params.get('scenario') ?? undefined;
  const latency = params.get('latency') ?? undefined;
  if (!(scenario === undefined || isScenario(scenario)) || !(latency === undefined || /^[0-9]{1,9}$/.test(latency))) return undefined;
  return {
    path: path.replace(/\/+$/, '') + (slash < 0 ? '' : query.slice(slash)),
    behaviour: { scenario, latency: latency === undefined ? undefined : Number(latency) },
    list: params.get('list') ?? undefined,
  };
}

async function respond(server: MockServer, request: Request, route: Route | undefined, behaviour?: MockBehaviour): Promise<Response> {
  const response = await server.answer(request, route ?? { side: 'proxy', operation: 'unknown' }, behaviour);
  if (response.type === 'error') throw new TypeError('Failed to fetch (the mock plays a broken network)');
  return response;
}

/** A fetch that a mock server answers. @param server - returns the server, with the list that the endpoint names */
export function fetchOf(server: (list?: string) => MockServer, endpoint: string | undefined): typeof fetch {
  return async (input, init) => {
    if (input instanceof Request) return respond(server(), new Request(input, init), findRoute(input.url, endpoint));
    const text = String(input);
    if (!/^mock:/i.test(text)) {
      const address = resolveAddress(text) ?? text;
      return respond(server(), new Request(address, init), findRoute(address, endpoint));
    }
    const read = readMockAddress(text);
    const address = new URL(read?.path ?? '', MOCK_ORIGIN).href;
    return respond(
      server(read?.list),
      new Request(address, init),
      read ? findRoute(address) : { side: 'proxy', operation: 'misnamed' },
      read?.behaviour,
    );
  };
}

/**
 * Creates a `fetch` that answers without network, service worker or MSW: for tests, and for frames that allow neither.
 * It knows the proxy's routes (under `endpoint`; without one, any address that ends in a route's name), the API's own routes under
 * `/api/v1` and `/api/v2`, and `mock:` addresses. Anything else is a 404.
 *
 * @throws {TypeError} for an unknown scenario or a latency out of range
 */
export function createMockFetch(options: MockOptions = {}): typeof fetch {
  const server = createMockServer(options);
  return fetchOf(() => server, options.endpoint);
}

let sharedOptions: MockOptions = {};
let shared = createMockServer();
/** The servers of the endpoints that name a list. */
const sharedWithList = new Map<string, MockServer>();

function sharedServer(list?: string): MockServer {
  if (list === undefined) return shared;
  const server = sharedWithList.get(list) ?? createMockServer({ ...sharedOptions, list });
  sharedWithList.set(list, server);
  return server;
}

/** The `createMockFetch()` that `endpoint="mock:"` uses. `setMockOptions` changes how it answers. */
export const mockFetch: typeof fetch = fetchOf(sharedServer, undefined);

/**
 * Changes how `mockFetch` and `endpoint="mock:"` answer; what is not given stays. For one endpoint only, write the scenario and the latency
 * there: `mock:?scenario=slow&latency=500`; also the base URL of a list: `mock:?list=%2Fzip%2F`.
 *
 * @throws {TypeError} for an unknown scenario or a latency out of range
 */
export function setMockOptions(change: Omit<MockOptions, 'endpoint'>): void {
  const { scenario, latency, ...others } = change;
  if (Object.keys(others).length === 0) shared.use({ scenario, latency });
  else shared = createMockServer({ ...sharedOptions, ...change });
  sharedOptions = { ...sharedOptions, ...change };
  sharedWithList.clear();
}

/** Offers `mockFetch` to every `endpoint="mock:"` of the page, whichever copy of the package that comes from. */
export function registerMockFetch(): void {
  (globalThis as { [MOCK_FETCH]?: typeof fetch })[MOCK_FETCH] = mockFetch;
}

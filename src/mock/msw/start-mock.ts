import { fetchOf } from '../mock-fetch.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import type { MockBehaviour, MockOptions } from '../options.ts';
import { findRoute, resolveAddress } from '../routes.ts';

export interface StartMockOptions extends MockOptions {
  /** Whether to answer in a service worker, so that the network panel shows the requests. Default true; without one `fetch` is patched. */
  readonly worker?: boolean | undefined;
  /** Where MSW's worker script is served. Default `/mockServiceWorker.js`. */
  readonly workerUrl?: string | undefined;
}

/** A mock that answers in place of the network. */
export interface RunningMock {
  /** How it answers: through a service worker, or by a patched `fetch`. */
  readonly through: 'worker' | 'fetch';
  /** Changes the scenario or the latency, from the next request on. */
  use(behaviour: MockBehaviour): void;
  /** Gives the network back. Calling it again does nothing. */
  stop(): Promise<void>;
}

interface Interception {
  readonly through: 'worker' | 'fetch';
  readonly end: () => void | Promise<void>;
}

/** Answers the mock's addresses, and passes every other request to the original fetch. */
function patchFetch(server: MockServer, endpoint: string): Interception {
  const before = globalThis.fetch;
  const answered = fetchOf(() => server, endpoint);
  let ended = false;
  const patched: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : resolveAddress(String(input));
    const ours = !ended && address !== undefined && findRoute(address, endpoint) !== undefined;
    return (ours ? answered : before)(input, init);
  };
  globalThis.fetch = patched;
  return {
    through: 'fetch',
    end: () => {
      ended = true;
      // Another script may have patched fetch afterwards, and still calls this one.
      if (globalThis.fetch === patched) globalThis.fetch = before;
    },
  };
}

/** Answers in MSW's service worker. If the page cannot have one, MSW patches `fetch` and XHR instead. */
async function startWorker(server: MockServer, endpoint: string, workerUrl: string | undefined): Promise<Interception> {
  // Imported dynamically, because pages without a worker do not need MSW, and because MSW throws in a sandboxed frame.
  const [{ setupWorker }, { handlersOf }] = await Promise.all([import('msw/browser'), import('./handlers.ts')]);
  const worker = setupWorker(...handlersOf(server, endpoint));
  try {
    const registration = await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      ...(workerUrl === undefined ? {} : { serviceWorker: { url: workerUrl } }),
    });
    return { through: registration ? 'worker' : 'fetch', end: () => worker.stop() };
  } catch (error) {
    // A start that fails leaves half of MSW running. Not awaited: it waits for a worker that never came.
    void Promise.resolve(worker.stop()).catch(() => undefined);
    throw error;
  }
}

let running: RunningMock | undefined;

/**
 * Lets this page (or this Node) be answered by the mock: the proxy's routes under `endpoint` (default `/dga`) and the API's operations
 * under `/api/v1` and `/api/v2`. A mock that runs already is stopped first. Where no service worker can be had, `fetch` is patched instead.
 *
 * @throws {TypeError} for an unknown scenario or a latency out of range
 */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  const { endpoint = '/dga', worker = true, workerUrl } = options;
  const server = createMockServer(options);
  await running?.stop();
  let interception: Interception | undefined;
  if (worker) {
    try {
      interception = await startWorker(server, endpoint, workerUrl);
    } catch {
      // MSW is missing, refuses this frame, or did not get its worker. The page is mocked all the same.
    }
  }
  const { through, end } = interception ?? patchFetch(server, endpoint);
  const mock: RunningMock = {
    through,
    use: (behaviour) => server.use(behaviour),
    async stop() {
      if (running !== mock) return;
      running = undefined;
      server.breakOff();
      await end();
    },
  };
  running = mock;
  return mock;
}

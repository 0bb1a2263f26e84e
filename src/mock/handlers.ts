import type { HttpHandler } from 'msw/http';
import { createMockServer, type MockServer } from './mock-server.ts';
import type { MockOptions } from './options.ts';
import { findRoute } from './routes.ts';

/**
 * MSW is optional, and throws as it is imported in a sandboxed frame (it reads localStorage). Handlers must be there without waiting,
 * hence the await at the top of this one module. Code without handlers imports mock-fetch.ts, which does not use MSW.
 */
let msw: typeof import('msw/http') | undefined;
let missing: unknown;
try {
  msw = await import('msw/http');
} catch (error) {
  missing = error;
}

/** Handlers that one mock server answers. */
export function handlersOf(server: MockServer, endpoint: string): HttpHandler[] {
  if (!msw) {
    throw new Error(
      'createHandlers() needs MSW, which could not be loaded here: npm install --save-dev msw. mockFetch and startMock({ worker: false }) work without it.',
      { cause: missing },
    );
  }
  return [
    msw.http.all(
      ({ request }) => findRoute(request.url, endpoint) !== undefined,
      async ({ request }) => {
        const route = findRoute(request.url, endpoint);
        // Only an abort rejects, and then no caller waits for the answer.
        return route && (await server.answer(request, route).catch(() => Response.error()));
      },
    ),
  ];
}

/**
 * MSW handlers for the proxy's routes under `endpoint` (default `/dga`) and for the API's own under `/api/v1` and `/api/v2` of any host; for
 * `setupWorker` of `msw/browser` and `setupServer` of `msw/node`. Without a page, as in Node, a relative `endpoint` counts on every host.
 *
 * @throws {Error} where MSW is not installed or cannot be loaded, as in a sandboxed frame
 * @throws {TypeError} for an unknown scenario or a latency out of range
 */
export function createHandlers(options: MockOptions = {}): HttpHandler[] {
  return handlersOf(createMockServer(options), options.endpoint ?? '/dga');
}

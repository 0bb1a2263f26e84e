import { http, type HttpHandler } from 'msw/http';
import { createMockServer, type MockServer } from '../mock-server.ts';
import type { MockOptions } from '../options.ts';
import { findRoute } from '../routes.ts';

export function handlersOf(server: MockServer, endpoint: string): HttpHandler[] {
  return [
    http.all(
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
 * MSW handlers for the proxy's routes under `endpoint` (default `/dga`) and for the API's operations under `/api/v1` and `/api/v2` of any host;
 * for `setupWorker` of `msw/browser` and `setupServer` of `msw/node`. Without a page, as in Node, a relative `endpoint` counts on every host.
 *
 * @throws {TypeError} for an unknown scenario or a latency out of range
 */
export function createHandlers(options: MockOptions = {}): HttpHandler[] {
  return handlersOf(createMockServer(options), options.endpoint ?? '/dga');
}

import { createServer, type Server } from 'node:http';
import { SECURITY_HEADERS } from '../http/answer-headers.ts';
import { listen } from './serve.ts';

/** Serves `GET /metrics` on a separate port, so that shoppers cannot reach it. */
export async function serveMetrics(host: string, port: number, contentType: string, text: () => Promise<string>): Promise<Server> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 },
    (request, response) => {
      const path = request.url?.split('?')[0];
      const status = path !== '/metrics' ? 404 : request.method === 'GET' || request.method === 'HEAD' ? 200 : 405;
      if (status !== 200) {
        response.writeHead(status, { ...SECURITY_HEADERS, ...(status === 405 ? { allow: 'GET, HEAD' } : {}) }).end();
        return;
      }
      text().then(
        (body) => response.writeHead(200, { ...SECURITY_HEADERS, 'content-type': contentType }).end(body),
        () => response.writeHead(500, SECURITY_HEADERS).end(),
      );
    },
  );
  await listen(server, host, port);
  return server;
}

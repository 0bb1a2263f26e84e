import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ProxyApp } from '../create-proxy.ts';
import { SECURITY_HEADERS } from '../http/answer-headers.ts';
import { rawAnswer, unreadableAnswer } from './raw-answer.ts';

/** A server that runs. */
export interface Serving {
  readonly port: number;
  /** Stops: not ready at once, then no new connections, then the work in flight. `graceMs` is for a load balancer to notice. */
  stop(graceMs: number): Promise<void>;
}

/** Node gives 60 and 300 seconds, and looks every 30: slow clients could hold every connection. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000, keepAliveTimeout: 10_000 } as const;
/** A client that reads nothing of its answer for so long is gone: its connection is closed. */
const SILENCE_MS = 15_000;
/** A search takes five seconds at most. */
const LAST_WORK_MS = 6000;

/** Serves the proxy over HTTP/1.1. */
export async function serve(app: ProxyApp, host: string, port: number): Promise<Serving> {
  let stopping = false;
  const answering = new WeakMap<Duplex, ServerResponse>();
  const listener = getRequestListener((request, env) => app.fetch(request, env), { errorHandler: () => unreadableAnswer() });
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answering.set(incoming.socket, outgoing);
    // HTTP/1.0 has no Host header, and health checks of load balancers (HAProxy's) still use it.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost';
    if (stopping) outgoing.shouldKeepAlive = false;
    void listener(incoming, outgoing);
  };
  // Without a Host header the listener answers, with our headers; Node's own answer has none.
  const server = createServer({ ...LIMITS, requireHostHeader: false, maxHeaderSize: 16_384, keepAlive: true, noDelay: true }, onRequest);
  server.setTimeout(SILENCE_MS);
  // Requests with an unknown `Expect` header get an answer with the proxy's headers too.
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const current = answering.get(socket);
    // Never into the middle of an answer.
    if (!socket.writable || error.code === 'ECONNRESET' || (current?.headersSent && !current.writableFinished)) socket.destroy();
    else socket.end(rawAnswer(error.code), () => socket.destroy());
  });
  await listen(server, host, port);
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(graceMs) {
      app.drain();
      stopping = true;
      await sleep(graceMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      app.drain(true);
      server.closeIdleConnections();
      await Promise.race([closed, sleep(LAST_WORK_MS, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

/** Listens, or rejects with what the system said. */
function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Serves `GET /metrics` on a separate port, so that shoppers cannot reach it. */
export async function serveMetrics(host: string, port: number, contentType: string, text: () => Promise<string>): Promise<Server> {
  const server = createServer(LIMITS, (request, response) => {
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
  });
  await listen(server, host, port);
  return server;
}

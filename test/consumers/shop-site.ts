// A shop's server: static files, and the proxy's routes under /dga, answered by the mock.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

export interface ShopSite {
  readonly origin: string;
  close(): void;
}

/** Serves a folder. Every response has `headers`. */
export async function serveShop(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<ShopSite> {
  const answer = createMockFetch({ endpoint: '/dga', latency: 5 });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    if (pathname.startsWith('/dga/')) {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        void answer(`http://mock.invalid${pathname}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: Buffer.concat(chunks),
        }).then(async (given) =>
          response
            .writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? 'application/json' })
            .end(await given.text()),
        );
      });
      return;
    }
    const asked = join(folder, normalize(decodeURIComponent(pathname)));
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

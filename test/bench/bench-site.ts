// The server of the benchmark: the pages, the built CDN files, the peers' bundles, and a response for every code after a set time.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const FOLDERS: Readonly<Record<string, string>> = {
  pages: 'test/bench/pages',
  // A copy: a build in the meantime must not change what is measured.
  cdn: '.cache/bench-cdn',
  peers: '.cache/bench-peers/bundles',
  jpostal: '.cache/bench-peers/node_modules/jquery-jpostal-ja/json',
};

/** The answer for a code as the API writes it: for its first digits, all ZIP Codes that begin with them. */
export function answerFor(code: string): object {
  const missing = 7 - code.length;
  const addresses = Array.from({ length: 10 ** missing }, (_, n) => recordOf(missing > 0 ? code + String(n).padStart(missing, '0') : code));
  return { page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode', addresses };
}

/** Another record for another code; the last digit decides between two cities. */
function recordOf(code: string): object {
  const even = Number(code.at(-1)) % 2 === 0;
  return {
    dgacode: null,
    zip_code: code,
    pref_code: '13',
    pref_name: '東京都',
    pref_kana: 'トウキョウト',
    pref_roma: 'TOKYO',
    city_code: even ? '13101' : '13102',
    city_name: even ? '千代田区' : '中央区',
    city_kana: even ? 'チヨダク' : 'チュウオウク',
    city_roma: even ? 'CHIYODA-KU' : 'CHUO-KU',
    town_name: `試験町${code.slice(3)}`,
    town_kana: null,
    town_roma: null,
    block_name: null,
    other_name: null,
    address: null,
    biz_name: null,
    biz_kana: null,
    biz_roma: null,
    longitude: null,
    latitude: null,
  };
}

export interface BenchSite {
  readonly origin: string;
  /** The requests since the last `forget()`: method, path and, for files, brotli bytes. */
  readonly asked: { readonly method: string; readonly path: string; readonly bytes: number }[];
  /** Milliseconds before an answer of the proxy's routes. */
  latencyMs: number;
  forget(): void;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** `isolated`: with the headers that give a page clocks of five microseconds instead of a hundred. */
export async function startBenchSite({ isolated }: { isolated: boolean }): Promise<BenchSite> {
  const lists = createMockFetch({ endpoint: '/dga', latency: 0 });
  const squeezed = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const [, folder = '', ...rest] = pathname.split('/');
    const note = (bytes: number): number => site.asked.push({ method: request.method ?? '', path: pathname, bytes });
    if (folder === 'dga') {
      note(0);
      if (!isolated) {
        response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
        response.setHeader('vary', 'Origin');
      }
      if (request.method === 'OPTIONS')
        return void response
          .writeHead(204, {
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': '7200',
          })
          .end();
      const body = await bodyOf(request);
      await new Promise((resolve) => setTimeout(resolve, site.latencyMs));
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      if (rest[0] === 'searchcode') {
        const { search_code } = JSON.parse(body) as { search_code: string };
        return void response.end(JSON.stringify(answerFor(search_code)));
      }
      const listed = await lists(`http://mock.invalid${pathname}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return void response.writeHead(listed.status).end(await listed.text());
    }
    const file = `${FOLDERS[folder]}/${rest.join('/')}`;
    if (!FOLDERS[folder] || !existsSync(file)) {
      note(0);
      return void response.writeHead(404).end();
    }
    let code = readFileSync(file);
    // jpostal's data is a script that calls back; its first call counts as the response.
    if (folder === 'jpostal') {
      await new Promise((resolve) => setTimeout(resolve, site.latencyMs));
      code = Buffer.concat([Buffer.from('bench.answeredAt=performance.now();'), code]);
    }
    let small = squeezed.get(file);
    if (!small) squeezed.set(file, (small = brotliCompressSync(code)));
    note(small.length);
    if (isolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/javascript');
    response.setHeader('content-encoding', 'br');
    // Pages are alike on every visit; scripts are fetched once, as on a second page of a shop.
    response.setHeader('cache-control', folder === 'pages' ? 'no-store' : 'max-age=3600');
    return void response.end(small);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: BenchSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    latencyMs: 0,
    forget: () => void (site.asked.length = 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

// A fake API on a loopback port: correct by default, with every fault on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Made up for the tests; they open nothing. */
export const CLIENT_ID = 'cid-5c1f0e9b7a';
export const SECRET_KEY = 'sk-0d41b8e6f29a47c3';

export type Operation = 'token' | 'searchcode' | 'addresszip' | 'other';

/** One request, as it came in. */
export interface Call {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Fault =
  /** Says nothing at all. */
  | { readonly kind: 'silent' }
  /** Waits, then answers rightly. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Headers at once, then a byte every 100 ms for ever. */
  | { readonly kind: 'drip' }
  /** Half an answer, then the connection ends. */
  | { readonly kind: 'cut' }
  /** The connection ends before an answer. */
  | { readonly kind: 'reset' }
  /** A gigabyte of spaces, gzipped. */
  | { readonly kind: 'bomb' }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** The response of the token operation. */
export interface TokenPlan {
  expiresIn: unknown;
  /** The same token each time. */
  same: boolean;
}

export const HTML: Fault = {
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>busy</title>',
};
export const apiError = (errorCode: string, headers: Readonly<Record<string, string>> = {}): Fault => ({
  kind: 'status',
  status: Number(errorCode.slice(0, 3)),
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    request_id: 'f3a1c0de-0000-4000-8000-00000000beef',
    error_code: errorCode,
    message: '内部の詳しい事情 /srv/api/v2',
  }),
});

const RECORD = {
  dgacode: null, zip_code: '1000004', pref_code: '13', pref_name: '東京都', pref_kana: 'トウキョウト', pref_roma: 'TOKYO',
  city_code: '13101', city_name: '千代田区', city_kana: 'チヨダク', city_roma: 'CHIYODA-KU', town_name: '大手町', town_kana: 'オオテマチ',
  town_roma: 'OTEMACHI', biz_name: null, biz_kana: null, biz_roma: null, block_name: null, other_name: null, address: null,
  longitude: 139.7645, latitude: 35.6863,
}; // oxfmt-ignore

/** 1 GB of spaces in 512 members of 2 MB. */
const BOMB_MEMBER = gzipSync(Buffer.alloc(2 << 20, 0x20));
const BOMB = Buffer.concat(Array.from({ length: 512 }, () => BOMB_MEMBER));
const OF_THE_CONNECTION: ReadonlySet<Fault['kind']> = new Set(['drip', 'cut', 'reset', 'bomb']);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function operationOf(method: string, pathname: string): Operation {
  if (pathname === '/api/v2/j/token' && method === 'POST') return 'token';
  if (/^\/api\/v2\/searchcode\/(?:[0-9]{3,6}|[0-9A-Z]{7})$/.test(pathname) && method === 'GET') return 'searchcode';
  return pathname === '/api/v2/addresszip' && method === 'POST' ? 'addresszip' : 'other';
}

export class Upstream {
  readonly calls: Call[] = [];
  /** Tokens that are good. */
  readonly valid: Set<string> = new Set();
  /** The secret that the token operation accepts. */
  secretKey: string = SECRET_KEY;
  /** A new token ends all earlier ones. */
  isOneToken = false;
  tokenPlan: TokenPlan = { expiresIn: 600, same: false };
  /** Digital Addresses that are found; every ZIP Code is, but those that begin with 9. */
  knows: (code: string) => boolean = (code) => code.startsWith('A');
  #issued = 0;
  #faults = new Map<Operation, { fault: Fault; times: number }>();
  #server = createServer((request, response) => void this.#answer(request, response));
  url = '';

  static async start(): Promise<Upstream> {
    const upstream = new Upstream();
    // An idle connection that closes during a call is a separate fault; other tests must not meet it by chance.
    upstream.#server.keepAliveTimeout = 120_000;
    await new Promise<void>((resolve) => {
      upstream.#server.listen(0, '127.0.0.1', resolve);
    });
    upstream.url = `http://127.0.0.1:${(upstream.#server.address() as AddressInfo).port}/api/v2`;
    return upstream;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    this.#server.closeAllConnections();
    await closed;
  }

  /** Every answer of an operation from now on, or the next few. */
  play(operation: Operation, fault: Fault | undefined, times: number = Number.POSITIVE_INFINITY): void {
    if (fault) this.#faults.set(operation, { fault, times });
    else this.#faults.delete(operation);
  }

  /** Back to good behaviour; tokens stay. */
  calm(): void {
    this.#faults.clear();
    this.calls.length = 0;
  }

  count(operation: Operation): number {
    return this.calls.filter((call) => call.operation === operation).length;
  }

  /** Answers in this process: without sockets, a busy machine does not make the API slow. Faults of the connection go over loopback. */
  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { host, pathname, search } = new URL(url);
    const operation = operationOf(init.method ?? 'GET', pathname);
    const planned = this.#faults.get(operation);
    const fault = planned && planned.times > 0 ? planned.fault : undefined;
    if (fault && (OF_THE_CONNECTION.has(fault.kind) || (fault.kind === 'status' && REDIRECTS.has(fault.status)))) return fetch(url, init);
    if (planned) planned.times--;
    const { signal } = init;
    signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    this.calls.push({
      operation,
      method: init.method ?? 'GET',
      url: pathname + search,
      rawHeaders: [...headers].flat(),
      headers: { host, ...Object.fromEntries(headers) },
      body: typeof init.body === 'string' ? init.body : '',
    });
    const call = this.calls.at(-1) as Call;
    if (fault?.kind === 'status') return new Response(fault.body ?? null, { status: fault.status, headers: fault.headers ?? {} });
    if (fault)
      await new Promise<void>((done, fail) => {
        if (fault.kind === 'late') setTimeout(done, fault.ms);
        signal?.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
      });
    else await new Promise(setImmediate);
    const { status, value } = this.#right(call);
    return Response.json(value, { status });
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The proxy gave up: what it has sent counts all the same.
    }
    const { method = '', url = '', rawHeaders, headers } = request;
    const operation = operationOf(method, new URL(url, 'http://x').pathname);
    const call: Call = { operation, method, url, rawHeaders, headers, body: Buffer.concat(chunks).toString('utf8') };
    this.calls.push(call);
    const right = (): void => {
      const { status, value } = this.#right(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const planned = this.#faults.get(operation);
    if (planned && planned.times-- > 0) return this.#fail(planned.fault, response, right);
    right();
  }

  #right({ operation, url, headers, body }: Call): { status: number; value: unknown } {
    const refuse = (code: string): { status: number; value: unknown } => ({
      status: Number(code.slice(0, 3)),
      value: { request_id: 'f3a1c0de-0000-4000-8000-00000000beef', error_code: code, message: 'x' },
    });
    const right = (value: object): { status: number; value: unknown } => ({ status: 200, value });
    if (operation === 'token') {
      const { client_id, secret_key } = JSON.parse(body) as Record<string, unknown>;
      if (client_id !== CLIENT_ID || secret_key !== this.secretKey) return refuse('400-1028-0001');
      if (!this.tokenPlan.same || this.#issued === 0) this.#issued++;
      const token = `tok-${this.#issued}-9f8e7d6c5b4a`;
      if (this.isOneToken) this.valid.clear();
      this.valid.add(token);
      return right({ token, token_type: 'jwt', expires_in: this.tokenPlan.expiresIn, scope: 'J1' });
    }
    if (operation === 'other') return refuse('404-1018-0100');
    if (!this.valid.has(headers.authorization?.replace(/^Bearer /, '') ?? '')) return refuse('401-9001-0002');
    if (operation === 'addresszip') return right({ page: 1, limit: 1000, count: 1, level: 3, addresses: [RECORD] });
    const { pathname } = new URL(url, 'http://x');
    const code = pathname.slice(pathname.lastIndexOf('/') + 1);
    const postal = /^\d+$/.test(code);
    if (postal ? code.startsWith('9') : !this.knows(code)) return refuse(postal ? '404-1029-0002' : '404-1029-0001');
    const record = postal ? { ...RECORD, zip_code: code.padEnd(7, '0') } : { ...RECORD, dgacode: code, block_name: '２丁目７−２' };
    return right({ page: 1, limit: 1000, count: 1, searchtype: postal ? 'zipcode' : 'dgacode', addresses: [record] });
  }

  #fail(fault: Fault, response: ServerResponse, right: () => void): void {
    switch (fault.kind) {
      case 'silent':
        return;
      case 'late':
        setTimeout(right, fault.ms);
        return;
      case 'drip': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(timer));
        return;
      }
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"page":1,"addresses":[', () => response.destroy());
        return;
      case 'reset':
        response.socket?.resetAndDestroy();
        return;
      case 'bomb':
        response.on('error', () => undefined);
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(BOMB);
        return;
      case 'status':
        response.writeHead(fault.status, fault.headers).end(fault.body);
    }
  }
}

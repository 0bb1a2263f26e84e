import * as http from 'node:http';
import * as https from 'node:https';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { LookupError } from '../../address/lookup-error.ts';
import type { FetchLike, ResponseLike } from '../../client/transport/exchange.ts';

export interface UpstreamFetchOptions {
  /** Milliseconds to connect, including TLS. */
  readonly connectTimeoutMs?: number | undefined;
  /** Maximum size of an answer in bytes, after decompression. */
  readonly maxBytes?: number | undefined;
  /** Variables whose `HTTPS_PROXY` and `NO_PROXY` are obeyed. Default none. */
  readonly proxyEnv?: NodeJS.ProcessEnv | undefined;
}

const CONNECT_TIMEOUT_MS = 2000;
const MAX_BYTES = 1 << 20;
/** Connections to the API; further calls wait for one. */
const MAX_SOCKETS = 256;

/** Each piece is a trip to another thread: with zlib's 16 kB a busy machine needs seconds to find that an answer is too large. */
const PIECES = { chunkSize: 1 << 16 };
const DECODERS: { readonly [coding: string]: () => NodeJS.ReadWriteStream & { destroy(): void } } = {
  gzip: () => createGunzip(PIECES),
  'x-gzip': () => createGunzip(PIECES),
  br: () => createBrotliDecompress(PIECES),
};

/**
 * Creates a `fetch` for the API over node:http(s). Node's `fetch` allows ten seconds to connect, cannot be configured without the undici
 * package, and takes half as long again for small answers. This one never follows a redirect, always verifies TLS, and reads at most
 * `maxBytes` of an answer.
 */
export function createUpstreamFetch({
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  maxBytes = MAX_BYTES,
  proxyEnv,
}: UpstreamFetchOptions = {}): FetchLike {
  const agentOptions = {
    keepAlive: true,
    maxSockets: MAX_SOCKETS,
    maxFreeSockets: 64,
    scheduling: 'lifo',
  } as const;
  const transports = {
    // Plain http is for this machine only, and an outgoing proxy would see the secret.
    'http:': { request: http.request, agent: new http.Agent(agentOptions) },
    'https:': {
      request: https.request,
      agent: new https.Agent({ ...agentOptions, ...(proxyEnv ? { proxyEnv } : {}), rejectUnauthorized: true }),
    },
  };

  function begin(url: URL, init: RequestInit): http.ClientRequest {
    const { request, agent } = transports[url.protocol as 'http:' | 'https:'];
    const { hostname, port, pathname, search } = url;
    const body = typeof init.body === 'string' ? Buffer.from(init.body) : undefined;
    const headers: Record<string, string | number> = {
      'accept-encoding': 'gzip, br',
      ...(init.headers as Record<string, string>),
    };
    if (body) headers['content-length'] = body.byteLength;
    const call = request({
      host: hostname.replace(/^\[|\]$/g, ''),
      port,
      path: pathname + search,
      method: init.method ?? 'GET',
      headers,
      agent,
    });
    call.end(body);
    return call;
  }

  function firstBytes(call: http.ClientRequest, secure: boolean): Promise<http.IncomingMessage> {
    return new Promise((resolve, reject) => {
      let connecting: NodeJS.Timeout | undefined;
      call.on('socket', (socket) => {
        if (!socket.connecting) return;
        connecting = setTimeout(
          () =>
            call.destroy(
              new LookupError('timeout', `No connection within ${connectTimeoutMs} ms.`, {
                cause: Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT' }),
              }),
            ),
          connectTimeoutMs,
        );
        socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      });
      call.on('error', (error) => {
        clearTimeout(connecting);
        reject(error);
      });
      call.on('response', resolve);
    });
  }

  function readWhole(response: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const status = response.statusCode;
      const coding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
      const decoder = coding === 'identity' ? undefined : DECODERS[coding]?.();
      const stop = (error: Error): void => {
        response.destroy();
        decoder?.destroy();
        reject(error);
      };
      if (coding !== 'identity' && !decoder) {
        stop(new LookupError('unavailable', 'The answer is in an unknown content coding.', { status }));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      const source = decoder ? response.pipe(decoder) : response;
      source.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) stop(new LookupError('unavailable', `The answer is larger than ${maxBytes} bytes.`, { status }));
        else chunks.push(chunk);
      });
      source.on('end', () => resolve(Buffer.concat(chunks)));
      source.on('error', stop);
      response.on('error', stop);
      response.on('close', () => {
        if (!response.complete) stop(new Error('the answer broke off'));
      });
    });
  }

  async function send(url: URL, init: RequestInit, again: boolean): Promise<ResponseLike> {
    const call = begin(url, init);
    const { signal } = init;
    const giveUp = (): void => void call.destroy(new Error('aborted'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    try {
      const response = await firstBytes(call, url.protocol === 'https:').catch((error: NodeJS.ErrnoException) => {
        // The server closed an idle connection at the moment of reuse. Searches and token calls are safe to repeat.
        if (again && call.reusedSocket && error.code === 'ECONNRESET' && !signal?.aborted) return undefined;
        throw error;
      });
      if (!response) return await send(url, init, false);
      return answerOf(response, await readWhole(response));
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return (url, init) => send(new URL(url), init, true);
}

/** The part of a `Response` that the client uses. A platform `Response` would cost as much time as all checks of the proxy together. */
function answerOf({ statusCode = 0, headers }: http.IncomingMessage, bytes: Uint8Array): ResponseLike {
  const chunks = [bytes];
  return {
    status: statusCode,
    headers: {
      get: (name) => {
        const value = headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      },
    },
    body: { getReader: () => ({ read: () => Promise.resolve({ done: chunks.length === 0, value: chunks.pop() }) }) },
  };
}

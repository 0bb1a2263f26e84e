import { LookupError } from '../../address/lookup-error.ts';
import type { Exchange } from '../../protocol/exchange.ts';
import { within } from '../time-limit.ts';

/** The part of a `Response` that the client uses. Every `Response` has it; the proxy's own HTTP client creates no more than this. */
export interface ResponseLike {
  readonly status: number;
  readonly type?: string | undefined;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: { getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> } } | null;
}

/** Sends a request. The platform's `fetch` fits. */
export type FetchLike = (url: string, init: RequestInit) => Promise<ResponseLike>;

export interface ExchangeLimits {
  /** Default: the platform's `fetch`. */
  readonly fetch?: FetchLike | undefined;
  /** Milliseconds for the whole answer including its body. */
  readonly timeoutMs: number;
  /** Maximum size of the body in bytes, after decompression. Default 1 MiB: a page of a thousand rows has less than half of that. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a body, but never more than `maxBytes`: a small compressed answer can expand to gigabytes. */
async function readBody(response: ResponseLike, maxBytes: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let bytes = 0; ;) {
    const value = (await reader?.read())?.value;
    if (!value) return chunks;
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes > maxBytes) throw new LookupError('unavailable', 'The answer is too large.', { status: response.status });
  }
}

function parseJson(chunks: readonly Uint8Array[]): unknown {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return JSON.parse(chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode());
  } catch {
    // HTML of a captive portal, truncated JSON, or text that is not UTF-8: callers decide by the status.
    return undefined;
  }
}

/**
 * Sends one request and reads the whole answer within one deadline.
 *
 * @throws {LookupError} `network` if the connection failed, `timeout` after the deadline, `unavailable` for an answer that is too large
 * @throws the signal's reason if the caller aborted
 */
export async function exchange(
  url: string,
  init: RequestInit,
  { fetch: send, timeoutMs, maxBytes = 1 << 20, signal }: ExchangeLimits,
): Promise<Exchange> {
  signal?.throwIfAborted();
  const request = new AbortController();
  // With a reason: otherwise each answer would create an exception with a stack that is never used.
  const abandon = (): void => request.abort(0);
  // At once, because a page may be leaving.
  signal?.addEventListener('abort', abandon);
  const read = async (): Promise<Exchange> => {
    const response = await (send ?? fetch)(url, { ...init, signal: request.signal });
    const { status, headers } = response;
    return { status, headers, json: parseJson(await readBody(response, maxBytes)) };
  };
  try {
    return await within(read(), timeoutMs, signal);
  } catch (error) {
    // The unread rest of an oversized answer would keep its connection open.
    abandon();
    signal?.throwIfAborted();
    throw error instanceof LookupError ? error : new LookupError('network', 'The request failed.', { cause: error });
  } finally {
    signal?.removeEventListener('abort', abandon);
  }
}

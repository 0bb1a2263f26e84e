import { LookupError } from '../../address/lookup-error.ts';
import type { Exchange } from '../../protocol/exchange.ts';

export interface ExchangeLimits {
  /** Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for the whole answer, body included. */
  readonly timeoutMs: number;
  /** Most bytes of a body, after decompression. Default 1 MiB: a page of a thousand rows has less than half of it. */
  readonly maxBytes?: number | undefined;
  /** The caller's own signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads a body to its end, but never more than `maxBytes`: a small compressed answer can unpack to gigabytes. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      throw new LookupError('unavailable', 'The answer is too large.', { status: response.status });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML of a captive portal, half a JSON: the caller sees that there is none, and judges by the status.
    return undefined;
  }
}

/**
 * Sends one request and reads the whole answer within one deadline.
 *
 * @throws {LookupError} `network` when no answer came, `timeout` when the deadline passed, `unavailable` when it was too large or
 * the server wanted to send us elsewhere
 * @throws the signal's own reason when the caller gave up
 */
export async function exchange(
  url: string,
  init: RequestInit,
  { fetch: send, timeoutMs, maxBytes = 1 << 20, signal }: ExchangeLimits,
): Promise<Exchange> {
  signal?.throwIfAborted();
  const deadline = new AbortController();
  // With a reason: else each answer would cost an exception with its stack, which nobody looks at.
  const giveUp = (): void => deadline.abort(0);
  // A timer of a month or more, or of Infinity, would end at once.
  const timer = setTimeout(giveUp, Math.min(timeoutMs, 1e9));
  // A fetch or a body that does not listen to its signal must not hold the caller either.
  const abandoned = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', reject);
  });
  signal?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([
      abandoned,
      (async (): Promise<Exchange> => {
        const response = await (send ?? fetch)(url, { ...init, signal: deadline.signal });
        if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
          throw new LookupError('unavailable', 'Redirects are not followed.', {
            status: response.status || null,
          });
        }
        return { status: response.status, headers: response.headers, json: parseJson(await readBody(response, maxBytes)) };
      })(),
    ]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof LookupError) throw error;
    if (deadline.signal.aborted) throw new LookupError('timeout', 'No answer in time.');
    throw new LookupError('network', 'The request did not get through.', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    // A body that was not read, of a redirect or a bomb, would hold its connection.
    giveUp();
  }
}

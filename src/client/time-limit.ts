import { LookupError } from '../address/lookup-error.ts';

/** Milliseconds after which a lookup, with its automatic retry, or the loading of a chunk is given up. */
export const TIMEOUT_MS = 8000;

/**
 * Waits for a promise with a time limit. One that ignores the signal, or never settles, does not block the caller.
 *
 * @throws {LookupError} `timeout` if the time is up
 * @throws the signal's own reason once it aborts
 */
export async function within<T>(promise: Promise<T>, ms: number, signal?: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: () => void = () => undefined;
  try {
    return await Promise.race([
      promise,
      new Promise<never>((_, reject) => {
        leave = () => reject(signal?.reason as Error);
        if (signal?.aborted) leave();
        signal?.addEventListener('abort', leave);
        // setTimeout() fires at once for Infinity and for delays above 24 days.
        if (ms < 1e9) timer = setTimeout(() => reject(new LookupError('timeout', 'No answer.')), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

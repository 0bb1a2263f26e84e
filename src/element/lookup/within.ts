import { LookupError } from '../../address/lookup-error.ts';

/**
 * Waits for a promise with a time limit. The signal must not outlive the lookup.
 *
 * @throws {LookupError} `timeout` if the time is up
 * @throws the signal's own reason once it aborts
 */
export function within<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LookupError('timeout', `No answer within ${ms} ms.`)), ms);
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import { within } from '../../client/time-limit.ts';

/** The form does not wait long for an addition. */
const ADDITION_TIMEOUT_MS = 3000;

/** Gets an addition to the record. Returns `undefined` if that fails, because the form is filled without it. Throws only if the signal aborts. */
export async function attempt<T>(get: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await within(get(), ADDITION_TIMEOUT_MS, signal);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

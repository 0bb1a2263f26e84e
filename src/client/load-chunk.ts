import { LookupError } from '../address/lookup-error.ts';
import { TIMEOUT_MS, within } from './time-limit.ts';

/**
 * Loads a chunk, a file with code that few pages need. All chunks load through this function, so that all fail in the same way: the next use
 * asks again. The element reports the error only if the user asked for what the chunk does.
 * @param load - the `import()`, written at its place so that bundlers see it
 * @throws {LookupError} `network` if the chunk cannot be loaded: the browser is offline, or a new deployment has removed the file
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await within(load(), TIMEOUT_MS);
  } catch (cause) {
    throw new LookupError('network', 'A file of the package cannot be loaded.', { cause });
  }
}

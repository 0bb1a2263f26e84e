import { LookupError } from '../address/lookup-error.ts';
import { TIMEOUT_MS, within } from './time-limit.ts';

/** The chunks that could not be loaded so far, as the `import()` of each says it: browsers do not all name the file in their error. */
const missing = new Set<string>();

/**
 * Loads a chunk, a file with code that few pages need. All chunks load through this function, so that all fail in the same way: the next use
 * asks again. The element reports the error only if the user asked for what the chunk does; the console names each file once.
 * @param load - the `import()`, written at its place so that bundlers see it
 * @throws {LookupError} `network` if the chunk cannot be loaded: the browser is offline, or a new deployment has removed the file
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await within(load(), TIMEOUT_MS);
  } catch (cause) {
    const file = String(load);
    if (!missing.has(file)) console.warn(`cannot load ${file}:`, cause);
    missing.add(file);
    throw new LookupError('network', 'A file of the package cannot be loaded.', { cause });
  }
}

import { LookupError } from '../address/lookup-error.ts';

/** A lookup may need a chunk and takes no longer than this; neither does a chunk. */
const CHUNK_TIMEOUT_MS = 8000;

/**
 * Loads a chunk: pickers, free-text search, further languages, `compat`, `lookahead`, token mode. Every chunk of the element loads through this
 * function, so that all of them fail in the same way: the next use asks again. Callers report the error only if the user asked for
 * what the chunk does.
 *
 * @param load - the `import()`, written at its place so that bundlers see it
 * @throws {LookupError} `network` if the chunk cannot be loaded: the browser is offline, or a new deployment has removed the file
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(reject, CHUNK_TIMEOUT_MS);
      }),
    ]);
  } catch (cause) {
    throw new LookupError('network', 'A file of the element cannot be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

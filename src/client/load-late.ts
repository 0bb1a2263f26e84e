import { LookupError } from '../address/lookup-error.ts';

/**
 * Loads code of the client that few pages need. Bundlers put it into a separate file.
 *
 * @throws {LookupError} `network` if the file cannot be loaded; the next call tries again
 */
export async function loadLate<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (cause) {
    throw new LookupError('network', 'A file of the client cannot be loaded.', { cause });
  }
}

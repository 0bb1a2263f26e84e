import { LookupError } from '../address/lookup-error.ts';

/** Reads a file of a prepared list by its name, which has letters, digits, a hyphen and a dot (`index.json`); `undefined` if there is none. */
export type ReadListFile = (name: string) => Promise<string | undefined>;

/** The place of a prepared list: the base URL of its folder on a web server (`/zip/`), a function that reads a file, or the texts by name. */
export type ListData = string | URL | ReadListFile | ReadonlyMap<string, string>;

/** Files that may be kept in memory after use. A server may look through all of them; a browser needs a few. */
const MOST_CACHED = 2000;

/** Reads files over HTTP. Static hosts compress them, and let browsers cache them. */
function readFrom(base: string): ReadListFile {
  const folder = base.endsWith('/') ? base : `${base}/`;
  return async (name) => {
    const response = await fetch(folder + name, { credentials: 'same-origin', referrerPolicy: 'no-referrer' });
    // Hosts of single-page applications answer with their page instead of 404.
    if (response.status === 404 || response.status === 403 || response.headers.get('content-type')?.includes('html')) return undefined;
    if (!response.ok)
      throw new LookupError('unavailable', `A file of the list has status ${response.status}.`, { status: response.status });
    return response.text();
  };
}

/** How to read the files of a list, and whether each costs a request. */
export function readerOf(data: ListData): { readonly read: ReadListFile; readonly isRemote: boolean } {
  if (typeof data === 'function') return { read: data, isRemote: false };
  if (typeof data === 'string' || data instanceof URL) return { read: readFrom(String(data)), isRemote: true };
  return { read: async (name) => data.get(name), isRemote: false };
}

/** The files of one prepared list, read once each. A failure is not kept. */
export class ListFiles {
  readonly #read: ReadListFile;
  readonly #files = new Map<string, Promise<unknown>>();
  /** Whether every file costs a request, so that nothing may need many of them. */
  readonly isRemote: boolean;

  constructor(data: ListData) {
    ({ read: this.#read, isRemote: this.isRemote } = readerOf(data));
  }

  /** The JSON of a file, if there is one. @throws {LookupError} `network` if it cannot be read, `unavailable` if it is not JSON */
  json(name: string): Promise<unknown> {
    let file = this.#files.get(name);
    if (!file) {
      file = this.#load(name);
      if (this.#files.size >= MOST_CACHED) this.#files.clear();
      this.#files.set(name, file);
      file.catch(() => this.#files.delete(name));
    }
    return file;
  }

  async #load(name: string): Promise<unknown> {
    let text: string | undefined;
    try {
      text = await this.#read(name);
    } catch (error) {
      if (error instanceof LookupError) throw error;
      throw new LookupError('network', 'A file of the list could not be read.', { cause: error });
    }
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new LookupError('unavailable', 'A file of the list is not JSON.', { cause: error });
    }
  }
}

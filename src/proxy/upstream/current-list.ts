import type { SearchClient } from '../../client/client.ts';
import type { PrefixClient } from '../../client/code-client.ts';
import { createListClient } from '../../list/list-client.ts';
import { type ListData, readerOf } from '../../list/list-files.ts';
import type { ProxyLogger } from '../observe/logger.ts';

/** The prepared ZIP list as it is now: Japan Post publishes a new one every month. */
export interface CurrentList {
  /** The client of the list. Looks in the background whether there is a newer one. */
  client(): SearchClient & PrefixClient;
  /** Looks whether the list can be read. Uses a newer one from then on. */
  check(): Promise<boolean>;
}

/** Time between two checks of a folder or a function, and at a web server. */
const CHECK_MS = 5000;
const CHECK_REMOTE_MS = 300_000;

/** Creates the list of one proxy. `now`: a monotonic clock in milliseconds. */
export function createCurrentList(data: ListData, logger: ProxyLogger, now: () => number): CurrentList {
  const { read, isRemote } = readerOf(data);
  let client = createListClient(data);
  let index: string | undefined;
  let checkAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<boolean> | undefined;

  async function readVersion(): Promise<boolean> {
    try {
      // The file is written last and has a digest of all others.
      const text = await read('index.json');
      if (text === undefined) return false;
      if (index !== undefined && index !== text) {
        client = createListClient(data);
        logger.info({ event: 'list' }, 'There is a new ZIP list, and it is in use.');
      }
      index = text;
      return true;
    } catch {
      // The disk or the web server fails: the files in memory stay in use.
      return false;
    } finally {
      checkAtMs = now() + (isRemote ? CHECK_REMOTE_MS : CHECK_MS);
      checking = undefined;
    }
  }

  const check = (): Promise<boolean> => (checking ??= readVersion());
  return {
    client() {
      if (now() >= checkAtMs) void check();
      return client;
    },
    check,
  };
}

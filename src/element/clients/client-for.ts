import type { SearchClient } from '../../client/client.ts';
import { type CodeFinder, type PrefixClient, requestCode } from '../../client/code-client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { readRecords } from '../../protocol/read-answer.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { LookupElement } from '../properties.ts';

export type ClientSettings = Readonly<Pick<LookupElement, 'client' | 'endpoint' | 'apiBase'>>;

/** Whether an endpoint is the public ZIP list in a folder of the site: `list:/zip/`. */
export function isListEndpoint(endpoint: string): boolean {
  return /^\s*list:/i.test(endpoint);
}

/** The page's client, the API behind a gateway (token mode), or the site's proxy. No promise: the request leaves in the event of the last key. */
export function clientFor({ client, endpoint: given, apiBase }: ClientSettings): CodeFinder {
  if (client) return client;
  const endpoint = given ?? '';
  if (isListEndpoint(endpoint) || apiBase)
    return { searchCode: async (...call) => (await loadClient(endpoint, apiBase)).searchCode(...call) };
  // The code was read in the code field.
  return { searchCode: (code, options = {}) => requestCode(createRelay({ endpoint }), code, options, readRecords) };
}

/** Loads the client of a chunk: that of the list, or of token mode. */
export async function loadClient(endpoint: string, apiBase: string | null): Promise<SearchClient & PrefixClient> {
  return isListEndpoint(endpoint)
    ? (await loadChunk(() => import('./list-endpoint.ts'))).listClientFor(endpoint)
    : (await loadChunk(() => import('./token-mode.ts'))).tokenModeClient(endpoint, apiBase as string);
}

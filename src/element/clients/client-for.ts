import { LookupError } from '../../address/lookup-error.ts';
import { type CodeClient, type PrefixClient, codeClientOver } from '../../client/code-client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { createOnce } from '../create-once.ts';

/** The element's properties that choose the client. */
export interface ClientSettings {
  readonly client: CodeClient | null;
  readonly endpoint: string | null;
  readonly apiBase: string | null;
}

/** Whether an endpoint is the public ZIP list in a folder of the site: `list:/zip/`. */
export function isListEndpoint(endpoint: string): boolean {
  return /^\s*list:/i.test(endpoint);
}

/**
 * The client that the settings name: the page's client, the API behind a gateway (token mode), or the site's proxy. Returned without a
 * promise, so that the request leaves in the event of the last key.
 * @throws {LookupError} `configuration` if there is no endpoint
 */
export function clientFor({ client, endpoint, apiBase }: ClientSettings): CodeClient & Partial<PrefixClient> {
  if (client) return client;
  if (!endpoint) throw new LookupError('configuration', 'The element has no endpoint.');
  const isList = isListEndpoint(endpoint);
  if (!isList && !apiBase) return createOnce(`client ${endpoint}`, () => codeClientOver(createRelay({ endpoint })));
  // In a chunk that loads with the first request.
  const load = async (): Promise<CodeClient & PrefixClient> =>
    isList
      ? (await loadChunk(() => import('./list-endpoint.ts'))).listClientFor(endpoint)
      : (await loadChunk(() => import('./token-mode.ts'))).tokenModeClient(endpoint, apiBase as string);
  return {
    searchCode: async (...call) => (await load()).searchCode(...call),
    searchPrefix: async (...call) => (await load()).searchPrefix(...call),
  };
}

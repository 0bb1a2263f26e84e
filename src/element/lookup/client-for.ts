import { LookupError } from '../../address/lookup-error.ts';
import { type CodeClient, codeClientOver } from '../../client/code-client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { loadChunk } from '../chunks.ts';

/** Where the element is told to ask; its properties of the same names. */
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
 * The client that the settings name: the page's own, the API behind a gateway (token mode), or the site's proxy. At hand at once, so that
 * the request leaves within the event of the last key.
 * @throws {LookupError} `configuration` where they name none
 */
export function clientFor({ client, endpoint, apiBase }: ClientSettings): CodeClient {
  if (client) return client;
  if (!endpoint) throw new LookupError('configuration', 'The element has no endpoint.');
  if (isListEndpoint(endpoint)) {
    return {
      searchCode: async (...call) => (await loadChunk(() => import('./list-endpoint.ts'))).listClientFor(endpoint).searchCode(...call),
    };
  }
  if (!apiBase) return codeClientOver(createRelay({ endpoint }));
  return {
    searchCode: async (...call) =>
      (await loadChunk(() => import('./token-mode.ts'))).tokenModeClient(endpoint, apiBase).searchCode(...call),
  };
}

import { LookupError } from '../../address/lookup-error.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { type ClientSettings, isListEndpoint } from './client-for.ts';

/**
 * Creates the address search client for the element's settings.
 * @throws {LookupError} `configuration` if there is no endpoint, or if the custom client has no address search
 */
export async function addressClientFor({ client, endpoint, apiBase }: ClientSettings): Promise<SearchClient> {
  if (client) {
    if ('searchAddressAll' in client && 'searchAddress' in client) return client as SearchClient;
    throw new LookupError('configuration', 'The client has no address search: add searchAddress and searchAddressAll.');
  }
  if (!endpoint) throw new LookupError('configuration', 'The element has no endpoint: set the endpoint attribute.');
  if (isListEndpoint(endpoint)) return (await loadChunk(() => import('./list-endpoint.ts'))).listClientFor(endpoint);
  if (!apiBase) return clientOver(createRelay({ endpoint }));
  const { tokenModeClient } = await loadChunk(() => import('./token-mode.ts'));
  return tokenModeClient(endpoint, apiBase);
}

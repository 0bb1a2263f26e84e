import { LookupError } from '../../address/lookup-error.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { type ClientSettings, isListEndpoint, loadClient } from './client-for.ts';

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
  return isListEndpoint(endpoint) || apiBase ? loadClient(endpoint, apiBase) : clientOver(createRelay({ endpoint }));
}

import { LookupError } from '../../address/lookup-error.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { type ClientSettings, isListEndpoint, loadClient } from './client-for.ts';

/** Creates the client of an address search. @throws {LookupError} `configuration` without an endpoint, or if a custom client has no such search */
export async function addressClientFor({ client, endpoint, apiBase }: ClientSettings): Promise<SearchClient> {
  if (client) {
    if ('searchAddressAll' in client && 'searchAddress' in client) return client as SearchClient;
    throw new LookupError('configuration', 'The client has no address search: add searchAddress and searchAddressAll.');
  }
  if (!endpoint) throw new LookupError('configuration', 'The element has no endpoint: set the endpoint attribute.');
  return isListEndpoint(endpoint) || apiBase ? loadClient(endpoint, apiBase) : clientOver(createRelay({ endpoint }));
}

import { LookupError } from '../../address/lookup-error.ts';
import { AddressLists, listsOf } from '../../client/picker/address-list.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { createOnce } from '../create-once.ts';
import { type ClientSettings, isListEndpoint } from '../lookup/client-for.ts';

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
  if (isListEndpoint(endpoint)) return (await loadChunk(() => import('../lookup/list-endpoint.ts'))).listClientFor(endpoint);
  if (!apiBase) return clientOver(createRelay({ endpoint }));
  const { tokenModeClient } = await loadChunk(() => import('../lookup/token-mode.ts'));
  return tokenModeClient(endpoint, apiBase);
}

/** Returns the lists of an endpoint or client; all elements of the page with the same one share them. */
export function listsFor(settings: ClientSettings): AddressLists {
  const { client, endpoint, apiBase } = settings;
  if (client && 'searchAddressAll' in client) return listsOf(client as SearchClient);
  if (client) return new AddressLists(() => addressClientFor(settings));
  return createOnce(`lists ${endpoint ?? ''} ${apiBase ?? ''}`, () => new AddressLists(() => addressClientFor(settings)));
}

import { LookupError } from '../../address/lookup-error.ts';
import { AddressLists, listsOf } from '../../client/picker/address-list.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import type { ClientSettings } from '../lookup/client-for.ts';

/**
 * The client of the address search that the settings name.
 * @throws {LookupError} `configuration` where they name none, or one that cannot search addresses
 */
export async function addressClientFor({ client, endpoint, apiBase }: ClientSettings): Promise<SearchClient> {
  if (client) {
    if ('searchAddressAll' in client && 'searchAddress' in client) return client as SearchClient;
    throw new LookupError('configuration', 'The client of the element has no address search.');
  }
  if (!endpoint) throw new LookupError('configuration', 'The element has no endpoint.');
  if (!apiBase) return clientOver(createRelay({ endpoint }));
  const { tokenModeClient } = await import('../lookup/token-mode.ts');
  return tokenModeClient(endpoint, apiBase);
}

const listsByEndpoint = new Map<string, AddressLists>();

/** The lists behind an endpoint or a client, the same for every element of the page that names it. */
export function listsFor(settings: ClientSettings): AddressLists {
  const { client, endpoint, apiBase } = settings;
  if (client && 'searchAddressAll' in client) return listsOf(client as SearchClient);
  if (client) return new AddressLists(() => addressClientFor(settings));
  const key = `${endpoint ?? ''} ${apiBase ?? ''}`;
  let lists = listsByEndpoint.get(key);
  if (!lists) listsByEndpoint.set(key, (lists = new AddressLists(() => addressClientFor(settings))));
  return lists;
}

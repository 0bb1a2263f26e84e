import { AddressLists, listsOf } from '../../client/picker-model/address-list.ts';
import type { SearchClient } from '../../client/client.ts';
import { createOnce } from '../create-once.ts';
import { addressClientFor } from '../clients/address-client.ts';
import type { ClientSettings } from '../clients/client-for.ts';

/** Returns the lists of an endpoint or client; all elements of the page with the same one share them. */
export function listsFor(settings: ClientSettings): AddressLists {
  const { client, endpoint, apiBase } = settings;
  const source = (): Promise<SearchClient> => addressClientFor(settings);
  if (client) return listsOf(client as SearchClient, source);
  return createOnce(`lists ${endpoint ?? ''} ${apiBase ?? ''}`, () => new AddressLists(source));
}

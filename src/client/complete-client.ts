import type { AddressRecord } from '../address/record.ts';
import type { AddressCheck, AddressClaim } from './check-address.ts';
import type { SearchClient } from './client.ts';
import type { PrefixClient } from './code-client.ts';
import type { CallOptions } from './transport/transport.ts';
import { loadChunk } from './load-chunk.ts';

/** The operations of the API, and what the package builds on them. */
export interface Client extends SearchClient, PrefixClient {
  /**
   * Whether a ZIP Code and an address belong together, by one unified search. Changes nothing; says which parts differ.
   * @throws {LookupError} if `zip` is not a complete code or the lookup fails; a code that nothing has is not an error
   */
  check(claim: AddressClaim, options?: CallOptions): Promise<AddressCheck>;
  /**
   * The record with the kana and roma that the API leaves out for Digital Addresses and corporate ZIP Codes, usually by one address search.
   * Values of the record are not changed; readings that the list does not have stay `null`.
   * @throws {LookupError} if the search fails; nothing found is not an error
   */
  withReadings(record: AddressRecord, options?: CallOptions): Promise<AddressRecord>;
  /**
   * The addresses that a typed or pasted text may mean, one record per town and ZIP Code, with the block and the building of the text.
   * Usually one request; none found is an empty list.
   * @throws {LookupError} if a search fails
   */
  findAddress(text: string, options?: CallOptions): Promise<readonly AddressRecord[]>;
}

/** Adds to the searches what follows from them. Few pages need it, so that its code loads with the first call. */
export function completeClient<C extends SearchClient & PrefixClient>(client: C): C & Client {
  const load = (): Promise<typeof import('./address-methods.ts')> => loadChunk(() => import('./address-methods.ts'));
  return {
    ...client,
    check: async (claim, call) => (await load()).checkAddress(client, claim, call),
    withReadings: async (record, call) => (await load()).withReadings(client, record, call),
    findAddress: async (text, call) => (await load()).findAddress(client, text, call),
  };
}

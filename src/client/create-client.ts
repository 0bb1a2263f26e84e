import { LookupError } from '../address/lookup-error.ts';
import type { AddressCheck, AddressClaim } from './check-address.ts';
import { clientOver, type SearchClient } from './client.ts';
import type { CallOptions } from './code-client.ts';
import { createDirect, type DirectOptions } from './transport/direct.ts';
import { checkEndpoint } from './transport/endpoint.ts';
import { createRelay, type RelayOptions } from './transport/relay.ts';
import type { Transport } from './transport/transport.ts';

export type ClientOptions = RelayOptions | DirectOptions;

/** The three operations of the API, and what follows from them. */
export interface Client extends SearchClient {
  /**
   * Whether a ZIP Code and an address belong together, by one unified search. Changes nothing; says which parts to look at.
   * @throws {LookupError} where `zip` is no whole code, or could not be looked up; nothing having this code is no error
   */
  check(claim: AddressClaim, options?: CallOptions): Promise<AddressCheck>;
}

function transportOf(options: ClientOptions): Transport {
  const { apiBase, token } = options as Partial<DirectOptions>;
  if (apiBase == null) return createRelay(options as RelayOptions);
  if (typeof token !== 'function') throw new LookupError('configuration', 'apiBase needs a token function.');
  return createDirect({ ...(options as DirectOptions), apiBase: checkEndpoint(apiBase) });
}

/**
 * A client of the three operations: `{ endpoint }` asks the site's proxy (relay), `{ apiBase, token }` the API itself (direct).
 *
 * @throws {LookupError} `configuration` where the options name neither, or an address that is neither relative nor http(s)
 */
export function createClient(options: ClientOptions): Client {
  const client = clientOver(transportOf(options));
  // Few compare addresses, so that what knows their spellings comes with the first check.
  return { ...client, check: async (claim, call) => (await import('./check-address.ts')).checkAddress(client, claim, call) };
}

import { LookupError } from '../address/lookup-error.ts';
import { clientOver } from './client.ts';
import { type Client, completeClient } from './complete-client.ts';
import { createDirect, type DirectOptions } from './transport/direct.ts';
import { checkEndpoint } from './transport/endpoint.ts';
import { createRelay, type RelayOptions } from './transport/relay.ts';
import type { Transport } from './transport/transport.ts';

export type { Client } from './complete-client.ts';
export type ClientOptions = RelayOptions | DirectOptions;

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
  return completeClient(clientOver(transportOf(options)));
}

import { LookupError } from '../address/lookup-error.ts';
import { type Client, clientOver } from './client.ts';
import { createDirect, type DirectOptions } from './direct.ts';
import { checkEndpoint } from './endpoint.ts';
import { createRelay, type RelayOptions } from './relay.ts';

export type ClientOptions = RelayOptions | DirectOptions;

/**
 * A client of the three operations: `{ endpoint }` asks the site's proxy (relay), `{ apiBase, token }` the API itself (direct).
 *
 * @throws {LookupError} `configuration` where the options name neither, or an address that is neither relative nor http(s)
 */
export function createClient(options: ClientOptions): Client {
  const { apiBase, token } = options as Partial<DirectOptions>;
  if (apiBase == null) return clientOver(createRelay(options as RelayOptions));
  if (typeof token !== 'function') throw new LookupError('configuration', 'apiBase needs token, a function that gives one.');
  return clientOver(createDirect({ ...(options as DirectOptions), apiBase: checkEndpoint(apiBase) }));
}

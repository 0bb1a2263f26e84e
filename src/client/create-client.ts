import { LookupError } from '../address/lookup-error.ts';
import { type Client, clientOver } from './client.ts';
import { createDirect, type DirectOptions } from './direct.ts';
import { createRelay, type RelayOptions } from './relay.ts';

export type ClientOptions = RelayOptions | DirectOptions;

/**
 * A client of the three operations: `{ endpoint }` asks the site's proxy (relay), `{ apiBase, token }` the API itself (direct).
 *
 * @throws {LookupError} `configuration` where the options name neither, or an endpoint that is no http(s) address
 */
export function createClient(options: ClientOptions): Client {
  if ('apiBase' in options) return clientOver(createDirect(options));
  if (typeof (options as Partial<RelayOptions>).endpoint === 'string') return clientOver(createRelay(options));
  throw new LookupError('configuration', 'createClient needs { endpoint } of the proxy, or { apiBase, token } for the API itself.');
}

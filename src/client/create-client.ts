import { LookupError } from '../address/lookup-error.ts';
import { clientOver } from './client.ts';
import { type Client, completeClient } from './complete-client.ts';
import { createDirect, type DirectOptions } from './transport/direct.ts';
import { checkEndpoint } from './transport/endpoint.ts';
import { SAFE_BASE } from './transport/safe-base.ts';
import { createRelay, type RelayOptions } from './transport/relay.ts';
import type { Transport } from './transport/transport.ts';

export type { Client } from './complete-client.ts';
export type ClientOptions = RelayOptions | DirectOptions;

function transportOf(options: ClientOptions): Transport {
  const { apiBase, token } = options as Partial<DirectOptions>;
  if (apiBase == null) return createRelay(options as RelayOptions);
  if (typeof token !== 'function') throw new LookupError('configuration', 'apiBase needs a token function.');
  const base = checkEndpoint(apiBase);
  // A relative base has the scheme of the page.
  if (/^http:/i.test(base) && !SAFE_BASE.test(base))
    throw new LookupError('configuration', 'apiBase must be https, or http on loopback: the token would travel in clear.');
  return createDirect({ ...(options as DirectOptions), apiBase: base });
}

/**
 * Creates a client: `{ endpoint }` calls the site's proxy (relay), `{ apiBase, token }` calls the API itself (direct).
 *
 * @throws {LookupError} `configuration` if the options contain neither, if an address is neither relative nor http(s), or if `apiBase` is
 * plain http on another machine, because the token would travel in clear
 */
export function createClient(options: ClientOptions): Client {
  return completeClient(clientOver(transportOf(options)));
}

import { LookupError } from '../address/lookup-error.ts';
import { isLoopbackHttp } from '../protocol/loopback.ts';
import type { SearchClient } from './client.ts';
import type { PrefixClient } from './code-client.ts';
import { codeSearchOver } from './code-search.ts';
import { type Client, completeClient } from './complete-client.ts';
import { loadChunk } from './load-chunk.ts';
import type { DirectOptions } from './transport/direct.ts';
import { checkEndpoint } from './transport/endpoint.ts';
import { createRelay, type RelayOptions } from './transport/relay.ts';
import type { Transport } from './transport/transport.ts';

export type { Client } from './complete-client.ts';
export type ClientOptions = RelayOptions | DirectOptions;

/** Calls the API itself. Pages usually call their site's proxy instead, so this code loads with the first call. */
function loadDirect(options: DirectOptions): Transport {
  let transport: Transport | undefined;
  const load = async (): Promise<Transport> => {
    const { createDirect } = await loadChunk(() => import('./transport/direct.ts'));
    return (transport ??= createDirect(options));
  };
  return {
    searchCode: async (...call) => (await load()).searchCode(...call),
    searchAddress: async (...call) => (await load()).searchAddress(...call),
  };
}

/** The searches over one transport. Most pages look up complete codes only, so the others load with their first call. */
function searchesOver(transport: Transport): SearchClient & PrefixClient {
  let loaded: (SearchClient & PrefixClient) | undefined;
  const load = async (): Promise<SearchClient & PrefixClient> => {
    const { clientOver } = await loadChunk(() => import('./client.ts'));
    return (loaded ??= clientOver(transport));
  };
  return {
    ...codeSearchOver(transport),
    // Once loaded, a request leaves at once.
    searchPrefix: async (...call) => (loaded ?? (await load())).searchPrefix(...call),
    searchAddress: async (...call) => (loaded ?? (await load())).searchAddress(...call),
    async *searchAddressAll(...call) {
      yield* (loaded ?? (await load())).searchAddressAll(...call);
    },
  };
}

function transportOf(options: Partial<ClientOptions>): Transport {
  const { apiBase, token } = options as Partial<DirectOptions>;
  if (apiBase == null) return createRelay(options as RelayOptions);
  if (typeof token !== 'function') throw new LookupError('configuration', 'apiBase needs a token function.');
  const base = checkEndpoint(apiBase);
  // A relative base has the scheme of the page.
  if (/^http:/i.test(base) && !isLoopbackHttp(base))
    throw new LookupError('configuration', 'apiBase must be https, or http on loopback: the token would travel in clear.');
  return loadDirect({ ...(options as DirectOptions), apiBase: base });
}

/**
 * Creates a client: `{ endpoint }` calls the site's proxy (relay), `{ apiBase, token }` calls the API itself (direct).
 *
 * @throws {LookupError} `configuration` if the options contain neither, if an address is neither relative nor http(s), or if `apiBase` is
 * plain http on another machine, because the token would travel in clear
 */
export function createClient(options: ClientOptions): Client {
  // A script without types may pass nothing.
  return completeClient(searchesOver(transportOf((options as ClientOptions | undefined) ?? {})));
}

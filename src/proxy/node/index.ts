/**
 * The token proxy on Node: the same as elsewhere, except that it calls the API over node:http(s).
 *
 * @module
 */
import { createProxy as createPortableProxy, type ProxyApp } from '../create-proxy.ts';
import type { FetchLike } from '../../client/transport/exchange.ts';
import type { ProxyOptions } from '../options.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

export * from '../index.ts';

/** The `fetch` of Node, or what an application has put in its place before it loaded the proxy. */
const platformFetch = globalThis.fetch;

/**
 * Calls the API over node:http(s), because Node's `fetch` takes more processor time than all checks of the proxy; or by the `fetch` of an
 * application that has replaced it since.
 */
function createNodeFetch(): FetchLike {
  const send = createUpstreamFetch({ proxyEnv: process.env });
  return (url, init) => (globalThis.fetch === platformFetch ? send : globalThis.fetch)(url, init);
}

/**
 * Creates the proxy and checks its options.
 *
 * @throws {ProxyConfigError} one line per wrong option, with the remedy
 */
export function createProxy(options: ProxyOptions): ProxyApp {
  return createPortableProxy({ ...options, fetch: options?.fetch ?? createNodeFetch() });
}

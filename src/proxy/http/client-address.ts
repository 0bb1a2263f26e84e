import { type IpAddress, type IpRange, ipText, isInRange, readIpAddress, truncateIp } from './ip-address.ts';

/** Tells the address at the other end of the connection. `env` is what the runtime passes to `fetch` beside the request. */
export type ClientAddress = (request: Request, env: unknown) => string | undefined;

/** Who asks. */
export interface Caller {
  /** The caller's address in full, where it is known: for the API's `x-forwarded-for`, where that is switched on. */
  readonly address: string | undefined;
  /** What limits count by: an IPv4 address, or the /56 that a household or a phone gets of IPv6. */
  readonly key: string;
  /** For the log: without the last byte of IPv4, /48 of IPv6. */
  readonly logged: string;
  /** The connection comes from a proxy of the operator's own, whose `X-Forwarded-…` and `X-Request-Id` are believed. */
  readonly trusted: boolean;
}

/** A caller whose runtime does not provide an address. */
export const UNKNOWN_CALLER: Caller = { address: undefined, key: 'unknown', logged: 'unknown', trusted: false };
/** A longer chain of proxies than this is not one. */
const MOST_HOPS = 20;

interface RuntimeEnv {
  /** @hono/node-server */
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
  /** Deno.serve */
  readonly remoteAddr?: { readonly hostname?: string };
  /** Bun.serve */
  readonly requestIP?: (request: Request) => { readonly address: string } | null;
}

/** The connection's address on Node (with @hono/node-server), Deno and Bun. */
export const connectionAddress: ClientAddress = (request, env) => {
  const runtime = (typeof env === 'object' && env !== null ? env : {}) as RuntimeEnv;
  const known = runtime.incoming?.socket?.remoteAddress ?? runtime.remoteAddr?.hostname;
  return known ?? (typeof runtime.requestIP === 'function' ? runtime.requestIP(request)?.address : undefined);
};

/**
 * Reads who asks: the connection's own address; and where that is a proxy of the operator's, the last address of `X-Forwarded-For`
 * that is none. Whatever stands left of it a caller may have made up.
 */
export function readCaller(
  request: Request,
  env: unknown,
  { trustedProxies }: { readonly trustedProxies: readonly IpRange[] },
  clientAddress: ClientAddress,
): Caller {
  const connection = readIpAddress(clientAddress(request, env) ?? '');
  if (!connection) return UNKNOWN_CALLER;
  const isTrusted = (address: IpAddress): boolean => trustedProxies.some((range) => isInRange(address, range));
  if (trustedProxies.length === 0 || !isTrusted(connection)) return caller(connection, false);
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').slice(-MOST_HOPS);
  let nearest = connection;
  for (const hop of hops.toReversed()) {
    const address = readIpAddress(hop.trim());
    // What cannot be read cannot be passed over either: the proxy that wrote it is the last one known.
    if (!address) break;
    nearest = address;
    if (!isTrusted(address)) break;
  }
  return caller(nearest, true);
}

function caller(address: IpAddress, trusted: boolean): Caller {
  const text = ipText(address);
  return address.family === 4
    ? { address: text, key: text, logged: ipText(truncateIp(address, 24)), trusted }
    : { address: text, key: ipText(truncateIp(address, 56)), logged: ipText(truncateIp(address, 48)), trusted };
}

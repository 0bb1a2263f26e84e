import { type IpAddress, type IpRange, ipText, isInRange, isPrivate, readIpAddress, truncateIp } from './ip-address.ts';

/** Returns the address at the other end of the connection. `env` is the second argument of the runtime's `fetch` handler. */
export type ClientAddress = (request: Request, env: unknown) => string | undefined;

/** The caller of a route. */
export interface Caller {
  /** The caller's complete address, for the API's `x-forwarded-for` if the operator wants that. */
  readonly address: string | undefined;
  /** The key of the limits: an IPv4 address, or the /56 of IPv6 that a household or a phone gets. */
  readonly key: string;
  /** The signed session of the caller's page, if it has one. */
  readonly session?: string | undefined;
  /** For the log: without the last byte of IPv4, /48 of IPv6. */
  readonly logged: string;
  /** The connection comes from a reverse proxy of the operator, whose `X-Forwarded-…` and `X-Request-Id` are trusted. */
  readonly trusted: boolean;
  /** The connection's address, if it is private and its `X-Forwarded-For` was ignored: probably a reverse proxy that the operator forgot to list. */
  readonly untrustedProxy?: string | undefined;
}

/** A caller whose runtime does not provide an address. */
export const UNKNOWN_CALLER: Caller = { address: undefined, key: 'unknown', logged: 'unknown', trusted: false };
/** Longest chain of proxies; further addresses are ignored. */
const MAX_HOPS = 20;

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
 * Finds the caller: the address of the connection, or, if that is a reverse proxy of the operator, the last address in `X-Forwarded-For`
 * that is not. A caller can invent every address before it.
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
  if (trustedProxies.length === 0 || !isTrusted(connection)) {
    const untrustedProxy = isPrivate(connection) && ignoresHeader(request, connection) ? ipText(connection) : undefined;
    return untrustedProxy === undefined ? caller(connection, false) : { ...caller(connection, false), untrustedProxy };
  }
  // Some proxies leave empty entries, which RFC 9110 tells recipients to ignore.
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim() !== '').slice(-MAX_HOPS); // oxfmt-ignore
  let nearest = connection;
  for (const hop of hops.toReversed()) {
    const address = readIpAddress(hop.trim());
    // An unreadable entry ends the chain: the proxy that wrote it is the last known address.
    if (!address) break;
    nearest = address;
    if (!isTrusted(address)) break;
  }
  return caller(nearest, true);
}

/** Whether `X-Forwarded-For` says more than the address that is used. A `clientAddress` may have read it from there. */
function ignoresHeader(request: Request, used: IpAddress): boolean {
  const header = request.headers.get('x-forwarded-for');
  if (header === null) return false;
  return !header.split(',').some((hop) => {
    const address = readIpAddress(hop.trim());
    return address !== undefined && ipText(address) === ipText(used);
  });
}

function caller(address: IpAddress, trusted: boolean): Caller {
  const text = ipText(address);
  return address.family === 4
    ? { address: text, key: text, logged: ipText(truncateIp(address, 24)), trusted }
    : { address: text, key: ipText(truncateIp(address, 56)), logged: ipText(truncateIp(address, 48)), trusted };
}

import { isLoopbackHttp } from '../../protocol/loopback.ts';
import type { Caller } from '../http/client-address.ts';
import type { ProxyConfig } from '../config.ts';

/** The options that decide whose pages are admitted. */
export type OriginRules = Pick<ProxyConfig, 'allowedOrigins' | 'ownHosts' | 'allowLoopbackOrigins'>;

/**
 * Whether a request is admitted, judged by the origin headers of browsers.
 *
 * `cors`: the origin that the answer must name so that a page of another origin can read it.
 */
export type OriginVerdict =
  | { readonly allowed: true; readonly cors: string | undefined }
  | { readonly allowed: false; readonly why: string };

const SERVED: OriginVerdict = { allowed: true, cors: undefined };
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

/** The scheme and host that the browser sees: those of the request, or those that a trusted reverse proxy forwards. */
function ownOrigin(request: Request, trusted: boolean): { readonly scheme: string; readonly host: string } {
  const url = request.url;
  const start = url.indexOf('://') + 3;
  const end = url.indexOf('/', start);
  const scheme = url.slice(0, start - 3);
  const host = end < 0 ? url.slice(start) : url.slice(start, end);
  if (!trusted) return { scheme, host };
  const proto = request.headers.get('x-forwarded-proto')?.trim().toLowerCase();
  const forwardedHost = request.headers.get('x-forwarded-host')?.trim();
  const seenScheme = proto === 'https' || proto === 'http' ? proto : scheme;
  const seenHost = (forwardedHost !== undefined && HOST.test(forwardedHost) ? forwardedHost : host).toLowerCase();
  return {
    scheme: seenScheme,
    // Browsers leave the default port out of an origin; some reverse proxies add it to the host.
    host: seenHost.replace(seenScheme === 'https' ? /:443$/ : /:80$/, ''),
  };
}

/** The host of an origin in the form that browsers send; `undefined` for any other text. */
function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  return url.origin === origin ? url.host : undefined;
}

/**
 * Checks `Origin` (exact scheme, host and port) and `Sec-Fetch-Site` on the server, before any upstream call: CORS alone would only hide
 * the answer from the page, after the budget was spent.
 *
 * A request with neither header comes from a server or a command line, and is served. With a list of origins only the list counts;
 * without one, pages of the proxy's origin are admitted. `Sec-Fetch-Site: same-origin` proves that: no script can set it, and the browser
 * compares the page with the address that it calls, whatever a web server between them makes of `Host`. It does not prove whose name that
 * address has: a foreign name may resolve to it. `ownHosts` decides that.
 * See https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function checkOrigin(request: Request, caller: Pick<Caller, 'trusted'>, config: OriginRules): OriginVerdict {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) {
    // Browsers send the origin of every POST. `none` means that the user started the request: a typed address, an extension.
    if (site === null || site === 'none') return SERVED;
    if (site !== 'same-origin' || config.allowedOrigins !== undefined)
      return { allowed: false, why: 'no Origin, and a Sec-Fetch-Site of another site' };
    return config.ownHosts === undefined || config.ownHosts.includes(ownOrigin(request, caller.trusted).host)
      ? SERVED
      : { allowed: false, why: 'Host is not listed in DGA_OWN_HOSTS' };
  }
  if (site !== null && !['same-origin', 'same-site', 'cross-site', 'none'].includes(site))
    return { allowed: false, why: 'unknown Sec-Fetch-Site' };
  if (config.allowLoopbackOrigins && isLoopbackHttp(origin) && new URL(origin).origin === origin) return { allowed: true, cors: origin };
  if (config.allowedOrigins !== undefined) {
    return config.allowedOrigins.includes(origin) ? { allowed: true, cors: origin } : { allowed: false, why: 'Origin is not listed' };
  }
  if (site !== null && site !== 'same-origin') return { allowed: false, why: 'Sec-Fetch-Site is not same-origin' };
  const host = hostOf(origin);
  if (host === undefined) return { allowed: false, why: 'Origin is not an origin' };
  if (config.ownHosts !== undefined && !config.ownHosts.includes(host))
    return { allowed: false, why: 'Origin is not of a host in DGA_OWN_HOSTS' };
  if (site === 'same-origin') return SERVED;
  // A browser without Sec-Fetch-Site: Safari before 16.4, and every browser on plain http.
  if (config.ownHosts !== undefined && origin.startsWith('https:')) return SERVED;
  const own = ownOrigin(request, caller.trusted);
  if (origin === `${own.scheme}://${own.host}`) return SERVED;
  return {
    allowed: false,
    why: "Origin is not the proxy's, and the browser sent no Sec-Fetch-Site; list it in DGA_ALLOWED_ORIGINS or its host in DGA_OWN_HOSTS, or forward Host, X-Forwarded-Proto and X-Forwarded-Host",
  };
}

/** The route of a request. `misnamed`: a `mock:` endpoint with an unknown scenario. */
export type Route =
  | { readonly side: 'proxy'; readonly operation: 'searchcode' | 'addresszip' | 'token' | 'livez' | 'readyz' | 'unknown' | 'misnamed' }
  | { readonly side: 'api'; readonly version: 'v1' | 'v2'; readonly operation: 'token' | 'addresszip' | 'unknown' }
  | { readonly side: 'api'; readonly version: 'v1' | 'v2'; readonly operation: 'searchcode'; readonly code: string };

const PROXY_OPERATION = /\/(searchcode|addresszip|token|livez|readyz)$/;
const API_PATH = /\/api\/(v[12])\/(.*)$/;
/** The API's hosts. On other hosts, such as a shop's, paths below `/api/v1` that are not operations of the API belong to the page. */
const API_HOST = /\.da\.pf\.japanpost\.jp$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: the search refuses the text unchanged.
    return text;
  }
}

function apiRoute(url: URL): Route | undefined {
  const match = API_PATH.exec(url.pathname);
  if (!match) return undefined;
  const version = match[1] as 'v1' | 'v2';
  const path = match[2] ?? '';
  if (path === 'j/token') return { side: 'api', version, operation: 'token' };
  if (path === 'addresszip') return { side: 'api', version, operation: 'addresszip' };
  const code = /^searchcode\/([^/]+)$/.exec(path)?.[1];
  if (code !== undefined) return { side: 'api', version, operation: 'searchcode', code: decoded(code) };
  return API_HOST.test(url.hostname) ? { side: 'api', version, operation: 'unknown' } : undefined;
}

/** The base of relative addresses: the page, or in Node an address that nothing can reach. */
function baseAddress(): string {
  const { document, location } = globalThis as { document?: { readonly baseURI: string }; location?: { readonly href: string } };
  const base = document?.baseURI ?? location?.href ?? '';
  return /^https?:/.test(base) ? base : 'http://mock.invalid/';
}

/** The absolute address; `undefined` for an invalid one. */
export function resolveAddress(address: string): string | undefined {
  const base = baseAddress();
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function proxyRoute(url: URL, endpoint: string | undefined): Extract<Route, { side: 'proxy' }> | undefined {
  let path = url.pathname;
  if (endpoint !== undefined) {
    const base = new URL(endpoint, baseAddress());
    const under = `${base.pathname.replace(/\/+$/, '')}/`;
    // In Node a relative endpoint has no origin and means that path on any host.
    if ((base.origin !== url.origin && base.hostname !== 'mock.invalid') || !path.startsWith(under)) return undefined;
    path = path.slice(under.length - 1);
    if (PROXY_OPERATION.exec(path)?.index !== 0) return { side: 'proxy', operation: 'unknown' };
  }
  const operation = PROXY_OPERATION.exec(path)?.[1] as 'searchcode' | undefined;
  return { side: 'proxy', operation: operation ?? 'unknown' };
}

/**
 * Returns the operation that a URL calls. With an `endpoint`, only URLs below it are requests to the proxy; without, all whose path ends in the
 * name of an operation. `unknown`: below the endpoint or on the API's own host, but no operation. `undefined`: not for the mock.
 */
export function findRoute(address: string, endpoint?: string): Route | undefined {
  const url = new URL(address);
  const proxy = proxyRoute(url, endpoint);
  // The endpoint may itself be below `/api/v1`.
  if (endpoint !== undefined && proxy && proxy.operation !== 'unknown') return proxy;
  return apiRoute(url) ?? proxy;
}

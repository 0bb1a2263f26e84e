import { checkOrigin, type OriginRules } from '../admission/check-origin.ts';

/** The result of a page's lookups, and the setting to change. */
export interface PageVerdict {
  readonly text: string;
  /** Whether a current browser is served. */
  readonly isServed: boolean;
}

/** Whether a lookup of a page is admitted if the proxy sees this host and browsers do, or do not, send Sec-Fetch-Site. */
function isAdmitted(page: URL, host: string, fetchSite: string | undefined, rules: OriginRules): boolean {
  const headers = new Headers({ origin: page.origin, ...(fetchSite === undefined ? {} : { 'sec-fetch-site': fetchSite }) });
  const request = new Request(`${page.protocol}//${host}/searchcode`, { method: 'POST', headers });
  return checkOrigin(request, { trusted: false }, rules).allowed;
}

/** Returns the result that lookups of one page would get. `address`: that of the page, as in the address bar. */
function explainPage(address: string, rules: OriginRules): PageVerdict {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return { isServed: false, text: `${address} is not the address of a page: use one such as https://shop.example/cart.` };
  const page = new URL(address);
  const { origin, host } = page;
  // Browsers send Sec-Fetch-Site to secure addresses only.
  const isSecure = page.protocol === 'https:' || page.hostname === 'localhost';
  if (isSecure ? !isAdmitted(page, host, 'same-origin', rules) : !isAdmitted(page, host, undefined, rules)) {
    const remedy =
      rules.allowedOrigins !== undefined
        ? `add ${origin} to DGA_ALLOWED_ORIGINS`
        : rules.ownHosts === undefined
          ? 'use https'
          : `add ${host} to DGA_OWN_HOSTS`;
    return { isServed: false, text: `${origin}: 403 for every lookup: ${remedy}.` };
  }
  if (isAdmitted(page, 'host-of-the-proxy', undefined, rules)) return { isServed: true, text: `${origin}: served.` };
  const who = isSecure ? 'browsers without Sec-Fetch-Site (Safari before 16.4)' : 'every browser';
  const remedy = isSecure ? `set DGA_OWN_HOSTS=${host}, or let` : 'use https, or let';
  return {
    isServed: true,
    text: `${origin}: served; 403 for ${who} if your web server replaces Host or the scheme: ${remedy} it forward Host, X-Forwarded-Proto and X-Forwarded-Host, and list it in DGA_TRUSTED_PROXIES.`,
  };
}

/** Lists what the configuration refuses, for `--check-config`: in general, and for each page that the operator names. */
export function explainAdmission(rules: OriginRules, pages: readonly string[]): readonly PageVerdict[] {
  const { allowedOrigins, ownHosts } = rules;
  const general =
    allowedOrigins !== undefined
      ? 'Pages: those of DGA_ALLOWED_ORIGINS are served, all others get 403, also those of the proxy’s own host.'
      : ownHosts !== undefined
        ? 'Pages: those of the same origin are served if their host is in DGA_OWN_HOSTS; all others get 403.'
        : 'Pages: those of the same origin are served, under any host name that leads here: set DGA_OWN_HOSTS to the names of your shop. All others get 403.';
  return [{ isServed: true, text: general }, ...pages.map((page) => explainPage(page, rules))];
}

/**
 * The headers of every answer. Written out rather than set by Hono's secure-headers: that middleware sets them one by one on a finished
 * Response, which takes @hono/node-server off its fast path, and its Strict-Transport-Security would speak for the shop's whole domain.
 */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  vary: 'Origin',
} as const;

/** Headers that let a page of a listed origin read an answer. No credentials flag, because the proxy uses no cookies. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  };
}

/** The answer to a preflight. Chromium keeps it for two hours at most, Firefox for a day. */
export function preflightHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
    vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  };
}

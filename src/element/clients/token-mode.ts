import { LookupError } from '../../address/lookup-error.ts';
import type { GetToken, Token } from '../../protocol/answer.ts';
import { apiErrorOf } from '../../protocol/api-error.ts';
import { type SearchClient, clientOver } from '../../client/client.ts';
import type { PrefixClient } from '../../client/code-client.ts';
import { createDirect } from '../../client/transport/direct.ts';
import { checkEndpoint } from '../../client/transport/endpoint.ts';
import { exchange } from '../../client/transport/exchange.ts';
import { proxyRequest } from '../../client/transport/relay.ts';
import { TIMEOUT_MS } from '../../client/time-limit.ts';
import { readToken } from '../../protocol/read-token.ts';
import { createOnce } from '../create-once.ts';

/** Asks the proxy for a token, and keeps it while it lives. */
function tokenFromProxy(endpoint: string): GetToken {
  let held: { readonly token: Token; readonly untilMs: number } | undefined;
  return async ({ rejected, signal } = {}) => {
    if (held && held.token.token !== rejected && Date.now() < held.untilMs) return held.token;
    const answer = await exchange(`${endpoint}/token`, proxyRequest({}), { timeoutMs: TIMEOUT_MS, signal });
    const token = answer.status === 200 ? readToken(answer.json) : undefined;
    if (!token) {
      // As at the API, a 404 is a wrong set-up: token mode is off. So is a 500 of the proxy; the rest may pass.
      const error = apiErrorOf(answer, Date.now());
      throw new LookupError(
        answer.status === 500 ? 'configuration' : error.code,
        'The proxy gave no token: switch token mode on there.',
        error,
      );
    }
    // Half of its lifetime, because the API may have given the same token to others before.
    held = { token, untilMs: Date.now() + ((token.expires_in ?? 60) * 1000) / 2 };
    return token;
  };
}

/** Token mode (`api-base`): a token of `{endpoint}/token`, searches at a gateway that exposes the API with CORS. One client a page: one token. */
export function tokenModeClient(endpoint: string, apiBase: string): SearchClient & PrefixClient {
  return createOnce(`token ${endpoint} ${apiBase}`, () =>
    clientOver(
      createDirect({
        apiBase: checkEndpoint(apiBase),
        token: tokenFromProxy(checkEndpoint(endpoint)),
        fetch: (url, init) => fetch(url, { ...init, referrerPolicy: 'no-referrer' }),
      }),
    ),
  );
}

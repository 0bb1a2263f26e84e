import type { SearchClient } from '../../client/client.ts';
import { DEADLINE_MS } from './deadline.ts';

/** How long a token may have been revoked before it is noticed. */
const CHECK_MS = 10_000;
/** Any ZIP Code would do; this one exists in production and in the test environment. */
const CHECKED_ZIP = '1000004';

/**
 * Creates a check of the token for token mode: pages that use the token call the API themselves, so the proxy would not notice that it was
 * revoked, and would hand it out until its end. The search replaces a refused token. At most once in ten seconds, and not for the first token.
 */
export function createTokenCheck(client: SearchClient, now: () => number): () => Promise<void> {
  let checkAtMs: number | undefined;
  let running: Promise<void> | undefined;
  return async () => {
    checkAtMs ??= now() + CHECK_MS;
    if (now() < checkAtMs) return running;
    checkAtMs = now() + CHECK_MS;
    running = client
      .searchCode(CHECKED_ZIP, { limit: 1, signal: AbortSignal.timeout(DEADLINE_MS) })
      .then(
        () => undefined,
        // Other errors say nothing about the token.
        () => undefined,
      )
      .finally(() => (running = undefined));
    return running;
  };
}

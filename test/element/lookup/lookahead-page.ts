import { LookupError } from '../../../src/address/lookup-error.ts';
import type { PrefixClient } from '../../../src/client/code-client.ts';
import type { CodeAnswer } from '../../../src/protocol/answer.ts';
import { type Checkout, checkout, RECORDS, STANDARD } from '../../support/checkout.ts';

export interface LookaheadPage extends Checkout {
  /** The prefix requests. */
  readonly prefixes: { readonly digits: string; readonly signal: AbortSignal | undefined; readonly options: object }[];
  /** The codes of the exact requests. */
  exact(): readonly string[];
  /** Delays or changes the answers to prefix requests. */
  answer: (found: CodeAnswer) => CodeAnswer | Promise<CodeAnswer>;
}

/** A checkout with `lookahead` whose client also searches by prefix. */
export async function lookaheadPage(attributes = 'lookahead', markup = STANDARD): Promise<LookaheadPage> {
  const page = await checkout(markup, attributes);
  const result: LookaheadPage = {
    ...page,
    prefixes: [],
    exact: () => page.client.asked.map(({ code }) => code),
    answer: (found) => found,
  };
  const { searchPrefix }: PrefixClient = {
    async searchPrefix(digits, { signal, ...options } = {}) {
      result.prefixes.push({ digits, signal, options });
      const addresses = Object.entries(RECORDS).flatMap(([code, records]) => (code.startsWith(digits) ? records : []));
      const answer = await result.answer({ page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode', addresses });
      signal?.throwIfAborted();
      if (answer.addresses.length === 0) throw new LookupError('not-found', 'none', { status: 404 });
      return answer;
    },
  };
  page.element.client = Object.assign(page.client, { searchPrefix });
  await page.element.updateComplete;
  return result;
}

/** Answers in place of the proxy, after `failures` broken connections. `sent`: the bodies of the requests. */
export async function withProxy(failures: number, test: (sent: readonly unknown[]) => Promise<void>): Promise<void> {
  const sent: unknown[] = [];
  const original = window.fetch;
  window.fetch = async (_, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    if (sent.length <= failures) throw new TypeError('Failed to fetch');
    const addresses = RECORDS['1020072'];
    return Response.json({ page: 1, limit: 1000, count: addresses?.length, searchtype: 'zipcode', addresses });
  };
  try {
    await test(sent);
  } finally {
    window.fetch = original;
  }
}

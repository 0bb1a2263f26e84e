import { LookupError } from '../address/lookup-error.ts';
import { PAGE_LIMIT } from '../protocol/answer.ts';
import { countRows } from '../protocol/read-envelopes.ts';
import { readable } from './code-client.ts';

interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** No search of the API has so many pages: the longest list of a city has two. */
const MAX_PAGES = 100;

/** Requests pages until one is not full; none if nothing is found. @throws {LookupError} `unavailable` if the server ignores the page it is asked for */
export async function* allPages<A extends Paging & { readonly addresses: readonly unknown[] }>(
  ask: (paging: Paging) => Promise<unknown>,
  read: (json: unknown, limit: number) => A | undefined,
  { page: first = 1, limit = PAGE_LIMIT }: { readonly page?: number | undefined; readonly limit?: number | undefined } = {},
): AsyncGenerator<A, void, undefined> {
  let before: string | undefined;
  for (let page = first; page < first + MAX_PAGES; page++) {
    let json: unknown;
    try {
      json = await ask({ page, limit });
    } catch (error) {
      // After the last page the API may answer an empty list or a 404 with an unknown number. Both mean that there are no more rows.
      if (error instanceof LookupError && (error.code === 'not-found' || (page > first && error.status === 404))) return;
      throw error;
    }
    const answer = readable(read(json, limit));
    const rows = JSON.stringify(answer.addresses);
    // Equal rows alone say nothing: towns may look the same.
    if (rows === before && answer.page !== page) break;
    before = rows;
    yield answer;
    // `count` is not reliable: a full page means that there may be another one. A server may use a smaller limit than requested.
    if (countRows(json) < Math.min(limit, answer.limit || limit)) return;
  }
  throw new LookupError('unavailable', 'The pages do not end.', { status: 200 });
}

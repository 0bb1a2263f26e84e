import { readLimit, readPage, readWhole } from './paging.ts';
import { own } from './read-answer.ts';

/** The options of the unified search, checked, in the form that travels. */
export interface SentCodeOptions {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly choikitype?: 1 | 2 | undefined;
  readonly searchtype?: 1 | 2 | undefined;
}

/**
 * Checks the options of the unified search. Missing options are `undefined`.
 *
 * @throws {InvalidInput} for a value of the wrong type or out of range
 */
export function readCodeOptions(given: { readonly [K in keyof SentCodeOptions]?: unknown }): SentCodeOptions {
  return {
    page: readPage(own(given, 'page')),
    limit: readLimit(own(given, 'limit')),
    choikitype: readWhole('choikitype', own(given, 'choikitype'), 2) as 1 | 2 | undefined,
    searchtype: readWhole('searchtype', own(given, 'searchtype'), 2) as 1 | 2 | undefined,
  };
}

import { readLimit, readPage, readWhole } from './paging.ts';

/** The options of the unified search, checked, in the form that travels. */
export interface SentCodeOptions {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly choikitype?: 1 | 2 | undefined;
  readonly searchtype?: 1 | 2 | undefined;
}

/**
 * Checks the options of the unified search. Missing options are left out.
 *
 * @throws {InvalidInput} for a value of the wrong type or out of range
 */
export function readCodeOptions(given: { readonly [K in keyof SentCodeOptions]?: unknown }): SentCodeOptions {
  const page = readPage(given.page);
  const limit = readLimit(given.limit);
  const choikitype = readWhole('choikitype', given.choikitype, 2) as 1 | 2 | undefined;
  const searchtype = readWhole('searchtype', given.searchtype, 2) as 1 | 2 | undefined;
  return {
    ...(page === undefined ? {} : { page }),
    ...(limit === undefined ? {} : { limit }),
    ...(choikitype === undefined ? {} : { choikitype }),
    ...(searchtype === undefined ? {} : { searchtype }),
  };
}

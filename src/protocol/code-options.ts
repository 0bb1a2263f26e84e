import { readLimit, readPage, readWhole } from './paging.ts';
import { own } from './read-answer.ts';

/** The options of the unified search, as callers give them and as they travel. */
export interface SentCodeOptions {
  /** From 1; default 1. */
  readonly page?: number | undefined;
  /** 1 to 1000; default 1000. */
  readonly limit?: number | undefined;
  /** 1: town without brackets (the API's default); 2: with. */
  readonly choikitype?: 1 | 2 | undefined;
  /** 1: all codes (the API's default); 2: without unique corporate ZIP Codes. */
  readonly searchtype?: 1 | 2 | undefined;
}

/** Checks the options of the unified search; missing ones are `undefined`. @throws {InvalidInput} for a value of the wrong type or out of range */
export function readCodeOptions(given: { readonly [K in keyof SentCodeOptions]?: unknown }): SentCodeOptions {
  return {
    page: readPage(own(given, 'page')),
    limit: readLimit(own(given, 'limit')),
    choikitype: readWhole('choikitype', own(given, 'choikitype'), 2) as 1 | 2 | undefined,
    searchtype: readWhole('searchtype', own(given, 'searchtype'), 2) as 1 | 2 | undefined,
  };
}

import { PAGE_LIMIT } from '../../protocol/answer.ts';
import type { SearchRequest } from '../../protocol/search-request.ts';

/**
 * Equal for searches with the same answer, also if one of them writes the defaults out: ZIP Codes, prefixes, and address searches by codes
 * only. Digital Addresses identify a person's home, and names and free text are what a user typed: `undefined`.
 */
export function searchKey(search: SearchRequest): string | undefined {
  if (search.operation === 'addresszip') {
    const { pref_code, city_code, flg_getpref, flg_getcity, page = 1, limit = PAGE_LIMIT, ...texts } = search.criteria;
    if (Object.keys(texts).length > 0) return undefined;
    return `list ${JSON.stringify([pref_code, city_code, flg_getpref ?? 0, flg_getcity ?? 0, page, limit])}`;
  }
  if (search.kind === 'digital-address') return undefined;
  const { page = 1, limit = PAGE_LIMIT, choikitype = 1, searchtype = 1 } = search.options;
  return `${search.code}|${page}|${limit}|${choikitype}|${searchtype}`;
}

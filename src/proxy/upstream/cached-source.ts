import type { SearchRequest } from '../../protocol/search-request.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { AnswerSource } from './answer-source.ts';

/**
 * The cache key of a search: ZIP Codes, prefixes, and address searches by codes only. Digital Addresses identify a person's home and are
 * never cached; names and free text are what a user typed.
 */
function keyOf(search: SearchRequest): string | undefined {
  if (search.operation === 'addresszip') {
    const { pref_code, city_code, flg_getpref, flg_getcity, page, limit, ...texts } = search.criteria;
    if (Object.keys(texts).length > 0) return undefined;
    return `list ${JSON.stringify([pref_code, city_code, flg_getpref, flg_getcity, page, limit])}`;
  }
  if (search.kind === 'digital-address') return undefined;
  const { page = '', limit = '', choikitype = '', searchtype = '' } = search.options;
  return `${search.code}|${page}|${limit}|${choikitype}|${searchtype}`;
}

/** Answers repeated searches from memory. */
export function createCachedSource(source: AnswerSource, cache: AnswerCache, metrics: ProxyMetrics): AnswerSource {
  return {
    async answer(search, call) {
      const key = keyOf(search);
      if (key === undefined) return source.answer(search, call);
      const body = cache.get(key);
      metrics.cache(body !== undefined);
      if (body !== undefined) return { body, from: 'cache', isCacheable: true };
      const answer = await source.answer(search, call);
      if (answer.isCacheable) cache.set(key, answer.body);
      return answer;
    },
  };
}

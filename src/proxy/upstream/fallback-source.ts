import { LookupError } from '../../address/lookup-error.ts';
import type { SearchClient } from '../../client/client.ts';
import type { PrefixClient } from '../../client/code-client.ts';
import type { SearchRequest } from '../../protocol/search-request.ts';
import type { ProxyLogger } from '../observe/logger.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { AnswerSource, SourceAnswer } from './answer-source.ts';
import type { CurrentList } from './current-list.ts';
import { isOutage } from './outage.ts';

/** After this time without an answer of the API, the list answers: long for the API, and not yet long for a shopper. */
const PATIENCE_MS = 1500;
/** Time for the list itself, which is on a disk or on the operator's web server. */
const LIST_TIMEOUT_MS = 2000;
/** The warning that the list answers is logged once in this time. */
const WARNING_PAUSE_MS = 60_000;

/** The dependencies of a fallback: the prepared list, a logger, metrics, and a monotonic clock in milliseconds. */
export interface FallbackOptions {
  readonly list: CurrentList;
  readonly logger: ProxyLogger;
  readonly metrics: ProxyMetrics;
  readonly monotonicNow: () => number;
}

async function searchList(list: SearchClient & PrefixClient, search: SearchRequest): Promise<SourceAnswer> {
  const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
  // Not cached: the API's own answer is the better one as soon as it is back.
  const answer = (found: object): SourceAnswer => ({ body: JSON.stringify(found), from: 'list', isCacheable: false });
  if (search.operation === 'addresszip') return answer(await list.searchAddress(search.criteria, { signal }));
  const { code, kind, options } = search;
  return answer(await list[kind === 'prefix' ? 'searchPrefix' : 'searchCode'](code, { ...options, page: options.page ?? 1, signal }));
}

/**
 * Answers from the public ZIP list when the API cannot: it fails, limits the proxy, or does not answer in time. Digital Addresses always go
 * to the API, because the list has none.
 */
export function createFallbackSource(source: AnswerSource, { list, logger, metrics, monotonicNow }: FallbackOptions): AnswerSource {
  let warnAtMs = Number.NEGATIVE_INFINITY;

  /** The list's answer, or `undefined` if it has none. */
  async function fromList(search: SearchRequest): Promise<SourceAnswer | LookupError | undefined> {
    try {
      const answer = await searchList(list.client(), search);
      metrics.answeredFrom?.('list');
      if (monotonicNow() >= warnAtMs) {
        warnAtMs = monotonicNow() + WARNING_PAUSE_MS;
        logger.warn({ event: 'fallback' }, 'The API does not answer: the public ZIP list answers ZIP Codes and lists.');
      }
      return answer;
    } catch (error) {
      return error instanceof LookupError && error.code === 'not-found' ? error : undefined;
    }
  }

  return {
    async answer(search, call) {
      if (search.operation === 'searchcode' && search.kind === 'digital-address') return source.answer(search, call);
      const fromApi = source.answer(search, call);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const impatient = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
      });
      try {
        const first = await Promise.race([fromApi, impatient]);
        if (first) return first;
        const second = await fromList(search);
        if (second && !(second instanceof LookupError)) {
          // The API's late answer still counts for the breaker.
          call.waitUntil?.(fromApi);
          fromApi.catch(() => undefined);
          return second;
        }
        return await fromApi;
      } catch (error) {
        if (!isOutage(error)) throw error;
        const found = await fromList(search);
        if (found === undefined) throw error;
        if (found instanceof LookupError) throw found;
        return found;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Answers from the public ZIP list alone, for a proxy that has no credentials yet. */
export function createListSource({ list, metrics }: Pick<FallbackOptions, 'list' | 'metrics'>): AnswerSource {
  return {
    async answer(search) {
      const answer = await searchList(list.client(), search);
      metrics.answeredFrom?.('list');
      return answer;
    },
  };
}

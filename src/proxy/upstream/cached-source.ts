import { LookupError } from '../../address/lookup-error.ts';
import type { SharedCommands } from '../limits/store-health.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { SharedAnswers } from '../options.ts';
import { type AnswerCache, LIFETIME_MS } from './answer-cache.ts';
import type { AnswerSource, SourceAnswer } from './answer-source.ts';
import { isOutage } from './outage.ts';
import { searchKey } from './search-key.ts';

/** Where answers are kept. */
export interface CacheOptions {
  readonly memory: AnswerCache;
  /** Answers that instances share, and the way to ask a store that may be down. */
  readonly shared: { readonly answers: SharedAnswers; readonly ask: SharedCommands } | undefined;
  readonly metrics: ProxyMetrics;
}

/** Answers repeated searches from memory, then from the store that instances share; and, during an outage, with an older answer. */
export function createCachedSource(source: AnswerSource, { memory, shared, metrics }: CacheOptions): AnswerSource {
  const fromMemory = (body: string): SourceAnswer => ({ body, from: 'cache', isCacheable: true });

  async function search(key: string, ...request: Parameters<AnswerSource['answer']>): Promise<SourceAnswer> {
    const body = shared && (await shared.ask(() => shared.answers.get(key)));
    if (body !== undefined) {
      memory.set(key, body);
      return fromMemory(body);
    }
    const answer = await source.answer(...request);
    if (!answer.isCacheable) return answer;
    memory.set(key, answer.body);
    const stored = shared?.ask(() => shared.answers.set(key, answer.body, LIFETIME_MS));
    if (stored) request[1].waitUntil?.(stored);
    return answer;
  }

  return {
    async answer(request, call) {
      const key = searchKey(request);
      if (key === undefined) return source.answer(request, call);
      const known = memory.get(key);
      metrics.cache(known?.isFresh === true);
      if (known?.isFresh) {
        if (known.body !== undefined) return fromMemory(known.body);
        throw new LookupError('not-found', 'The API found nothing a moment ago.', { status: 404 });
      }
      try {
        return await search(key, request, call);
      } catch (error) {
        if (error instanceof LookupError && error.code === 'not-found') memory.set(key, undefined);
        else if (known?.body !== undefined && isOutage(error)) {
          metrics.answeredFrom?.('stale');
          return { body: known.body, from: 'stale', isCacheable: false };
        }
        throw error;
      }
    },
  };
}

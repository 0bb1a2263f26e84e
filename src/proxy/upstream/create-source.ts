import type { MissBudget } from '../limits/miss-budget.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerSource } from './answer-source.ts';
import { type ApiSourceOptions, createApiSource } from './api-source.ts';
import { createBudgetedSource, createSourceWithoutDigitalAddresses } from './budgeted-source.ts';
import { createCachedSource } from './cached-source.ts';
import type { ProxyConfig } from '../config.ts';

/** The source of one proxy, from the API outward to the cache. */
export function createSource(
  options: ApiSourceOptions & { readonly config: ProxyConfig; readonly budget: MissBudget; readonly monotonicNow: () => number },
): AnswerSource {
  const { config, budget, metrics, monotonicNow } = options;
  const api = createApiSource(options);
  // A source that answers when the API cannot goes around `admitted`, below the cache.
  const admitted = config.digitalAddress ? createBudgetedSource(api, budget) : createSourceWithoutDigitalAddresses(api);
  return config.cache === 'memory' ? createCachedSource(admitted, createAnswerCache(monotonicNow), metrics) : admitted;
}

import type { MissBudget } from '../limits/miss-budget.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerSource } from './answer-source.ts';
import { type ApiSourceOptions, createApiSource } from './api-source.ts';
import { createFallbackSource, createListSource, type FallbackOptions } from './fallback-source.ts';
import { createBudgetedSource, createSourceWithoutDigitalAddresses } from './budgeted-source.ts';
import { type CacheOptions, createCachedSource } from './cached-source.ts';
import { createJoinedSource } from './joined-source.ts';
import type { ProxyConfig } from '../config.ts';

/** The source of one proxy, from the API outward to the cache. */
export function createSource(
  options: ApiSourceOptions & {
    readonly config: ProxyConfig;
    readonly budget: MissBudget;
    readonly monotonicNow: () => number;
    readonly fallback: FallbackOptions | undefined;
    readonly shared: CacheOptions['shared'];
  },
): AnswerSource {
  const { config, budget, metrics, monotonicNow, fallback, shared } = options;
  if (fallback && config.isListOnly)
    return createSourceWithoutDigitalAddresses(
      createListSource(fallback),
      'Digital Addresses need credentials of the API: set clientId and secretKey.',
    );
  const joined = (source: AnswerSource): AnswerSource => createJoinedSource(source, monotonicNow, metrics);
  const api = createApiSource(options);
  const admitted = config.digitalAddress
    ? createBudgetedSource(api, budget)
    : createSourceWithoutDigitalAddresses(api, 'Digital Addresses are switched off (DGA_DIGITAL_ADDRESS)');
  const reliable = fallback ? createFallbackSource(admitted, fallback) : admitted;
  if (config.cache === 'off') return joined(reliable);
  const memory = createAnswerCache(monotonicNow, config.staleMs);
  return joined(createCachedSource(reliable, { memory, shared: config.cache === 'shared' ? shared : undefined, metrics }));
}

import { LookupError } from '../../address/lookup-error.ts';
import type { SearchClient } from '../../client/client.ts';
import type { PrefixClient } from '../../client/code-client.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import { within } from '../../client/time-limit.ts';
import { NO_SUCH_API } from '../../protocol/api-error.ts';
import type { SearchRequest } from '../../protocol/search-request.ts';
import type { ProxyConfig } from '../config.ts';
import { errorCodeOf } from '../observe/error-code.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { AnswerSource, SearchCall, SourceAnswer } from './answer-source.ts';
import type { Breaker } from './breaker.ts';
import { DEADLINE_MS } from './deadline.ts';

/** The parts of the proxy that a search of the API uses. */
export interface ApiSourceOptions {
  readonly config: Pick<ProxyConfig, 'forwardedFor' | 'coordinates'>;
  readonly client: SearchClient & PrefixClient;
  readonly breaker: Breaker;
  readonly metrics: ProxyMetrics;
}

/** Clears the coordinates in place, because no other code has the answer: copies of up to a thousand records would cost more than all other checks. */
function withoutPosition(found: CodeAnswer): CodeAnswer {
  for (const record of found.addresses) Object.assign(record, { longitude: null, latitude: null });
  return found;
}

/** A call that begins later would not end in time for the shopper. */
const LATEST_REPEAT_MS = 2000;
const BROKEN_PAUSE_MS = 50;
const LIMITED_PAUSE_MS = 250;
/** Errors of an established connection that broke. */
const BROKEN: ReadonlySet<string | undefined> = new Set([undefined, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Milliseconds until a failed call is repeated once: if its connection broke, or the API limited it and named no time. */
function pauseBeforeRepeat(error: unknown): number | undefined {
  if (!(error instanceof LookupError)) return undefined;
  if (error.code === 'network' && BROKEN.has(errorCodeOf(error.cause))) return BROKEN_PAUSE_MS;
  // Not all at the same moment.
  if (error.code === 'rate-limited' && error.retryAfter === null) return LIMITED_PAUSE_MS * (1 + Math.random());
  return undefined;
}

function pageOf(search: SearchRequest): number {
  return (search.operation === 'searchcode' ? search.options : search.criteria).page ?? 1;
}

/** Answers searches by calling the API, behind the circuit breaker. */
export function createApiSource({ config, client, breaker, metrics }: ApiSourceOptions): AnswerSource {
  /** Prefixes count no misses, so their answers must not name Digital Addresses, whatever the API does. */
  const searchPrefix: PrefixClient['searchPrefix'] = async (prefix, call) => {
    const found = await client.searchPrefix(prefix, call);
    const addresses = found.addresses.filter(({ dgacode }) => dgacode === null);
    if (addresses.length === 0) throw new LookupError('not-found', 'No ZIP Code begins with these digits.', { status: 404 });
    return { ...found, addresses };
  };

  const search = async (request: SearchRequest, call: Parameters<SearchClient['searchAddress']>[1]): Promise<SourceAnswer> => {
    if (request.operation === 'addresszip')
      return { body: JSON.stringify(await client.searchAddress(request.criteria, call)), from: 'api', isCacheable: true };
    const { code, kind, options } = request;
    const found = await (kind === 'prefix'
      ? searchPrefix(code, { ...options, ...call })
      : client.searchCode(code, { ...options, ...call }));
    return {
      body: JSON.stringify(config.coordinates ? found : withoutPosition(found)),
      from: 'api',
      isCacheable: found.searchtype !== 'dgacode' && found.addresses.every(({ dgacode }) => dgacode === null),
    };
  };

  /** Answers by one call of the API. */
  async function answerOnce(request: SearchRequest, { caller, ecUid, traceparent, signal, waitUntil }: SearchCall): Promise<SourceAnswer> {
    const ended = breaker.enter();
    const startMs = performance.now();
    const done = (outcome: string, error?: unknown): void => {
      ended(error);
      metrics.upstream(request.operation, outcome, (performance.now() - startMs) / 1000);
    };
    const forwardedFor = config.forwardedFor === 'client' ? (caller.address ?? '127.0.0.1') : undefined;
    try {
      const answer = await search(request, { signal, ecUid, forwardedFor, traceparent, waitUntil });
      done('ok');
      return answer;
    } catch (error) {
      done(error instanceof LookupError ? error.code : 'internal', error);
      // The API's answer to a page after the last one is not documented: every 404 that is not about version or path means no more rows.
      if (error instanceof LookupError && error.status === 404 && pageOf(request) > 1 && !NO_SUCH_API.test(error.errorCode ?? ''))
        throw new LookupError('not-found', 'No such page.', { status: 404 });
      throw error;
    }
  }

  return {
    async answer(request, call) {
      const startMs = performance.now();
      try {
        return await answerOnce(request, call);
      } catch (error) {
        const pauseMs = pauseBeforeRepeat(error);
        if (pauseMs === undefined || call.signal?.aborted === true || performance.now() - startMs > LATEST_REPEAT_MS) throw error;
        await new Promise((resolve) => {
          setTimeout(resolve, pauseMs);
        });
        return within(answerOnce(request, call), DEADLINE_MS - (performance.now() - startMs));
      }
    },
  };
}

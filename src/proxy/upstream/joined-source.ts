import type { ProxyMetrics } from '../observe/metrics.ts';
import type { AnswerSource, SourceAnswer } from './answer-source.ts';
import { DEADLINE_MS } from './deadline.ts';
import { searchKey } from './search-key.ts';

interface Flight {
  readonly answer: Promise<SourceAnswer>;
  /** Edge runtimes may drop a search together with the request that began it, and its promise never settles. */
  readonly lostAtMs: number;
}

/** Lets equal searches that run at the same time share one. `now`: a monotonic clock in milliseconds. */
export function createJoinedSource(source: AnswerSource, now: () => number, metrics: ProxyMetrics): AnswerSource {
  const flights = new Map<string, Flight>();
  return {
    answer(search, call) {
      const key = searchKey(search);
      if (key === undefined) return source.answer(search, call);
      const running = flights.get(key);
      if (running && now() < running.lostAtMs) {
        metrics.joined?.();
        return running.answer;
      }
      const answer = source.answer(search, call);
      const flight = { answer, lostAtMs: now() + DEADLINE_MS };
      flights.set(key, flight);
      const end = (): void => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      const ended = answer.then(end, end);
      call.waitUntil?.(ended);
      return answer;
    },
  };
}

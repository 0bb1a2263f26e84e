import { LookupError } from '../../address/lookup-error.ts';
import { Problem, retryAfter } from '../../protocol/problem.ts';
import type { MissBudget } from '../limits/miss-budget.ts';
import { DEADLINE_MS } from './deadline.ts';
import type { AnswerSource } from './answer-source.ts';

/** An operator switches Digital Addresses off, or waits for credentials, for hours rather than minutes. */
const SWITCHED_OFF_MS = 3_600_000;

/** Refuses every Digital Address for a `reason` that the log names, and passes on everything else. */
export function createSourceWithoutDigitalAddresses(source: AnswerSource, reason: string): AnswerSource {
  return {
    async answer(search, call) {
      if (search.operation === 'searchcode' && search.kind === 'digital-address')
        throw new Problem(503, 'unavailable', reason, retryAfter(SWITCHED_OFF_MS));
      return source.answer(search, call);
    },
  };
}

/** Reserves a miss before each Digital Address, and returns it if the search hits. */
export function createBudgetedSource(source: AnswerSource, budget: MissBudget): AnswerSource {
  return {
    async answer(search, call) {
      if (search.operation === 'addresszip' || search.kind !== 'digital-address') return source.answer(search, call);
      // The wait for a reservation and the search share one deadline.
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(new LookupError('timeout', `No answer within ${DEADLINE_MS} ms.`)), DEADLINE_MS);
      try {
        const reservation = await budget.reserve(call.caller, deadline.signal);
        try {
          const answer = await source.answer(search, { ...call, signal: deadline.signal });
          await reservation.release();
          return answer;
        } catch (error) {
          // A wrong check character is a guess as well.
          if (error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code')) await reservation.miss();
          else await reservation.release();
          throw error;
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

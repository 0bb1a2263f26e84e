import { LookupError } from '../../address/lookup-error.ts';
import { Problem } from '../../protocol/problem.ts';

/** Whether an error is the API's trouble. A code without an address, a refused caller and a mistake of the caller are not. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Problem) return error.status >= 500 || error.status === 429;
  return error instanceof LookupError && error.code !== 'not-found' && error.code !== 'invalid-code';
}

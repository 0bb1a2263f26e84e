import { PAGE_LIMIT } from './answer.ts';
import { InvalidInput } from './invalid-input.ts';

/** More pages than any search has: the longest list of the country has two. */
const MAX_PAGE = 100_000;

/** Reads a whole number from 1 to `max`, if given. Clamping would make 1000 rows look like all of them. @throws {InvalidInput} for other values */
export function readWhole(key: string, value: unknown, max: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new InvalidInput('invalid-request', `${key} must be a whole number from 1 to ${max}`);
}

/** @throws {InvalidInput} unless `page` is missing or a whole number from 1 */
export function readPage(page: unknown): number | undefined {
  return readWhole('page', page, MAX_PAGE);
}

/** @throws {InvalidInput} unless `limit` is missing or a whole number from 1 to 1000 */
export function readLimit(limit: unknown): number | undefined {
  return readWhole('limit', limit, PAGE_LIMIT);
}

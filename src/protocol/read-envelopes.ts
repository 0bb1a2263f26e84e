import { ADDRESS_ROW_KEYS, type AddressRow } from '../address/record.ts';
import { type AddressAnswer, type CodeAnswer, PAGE_LIMIT } from './answer.ts';
import { own, readNumber, readRecords, readRows, readTexts, sentRows } from './read-answer.ts';

function readRow(json: unknown): AddressRow {
  return readTexts(json, ADDRESS_ROW_KEYS);
}

/** Number of rows that a server sent, readable or not: distinguishes a full page from the last one. */
export function countRows(json: unknown): number {
  return sentRows(json)?.length ?? 0;
}

function readWhole(value: unknown, fallback: number): number {
  const number = readNumber(value);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : fallback;
}

/** Reads what both envelopes have around their rows. */
function readPage(json: unknown, { length }: readonly unknown[]): Pick<CodeAnswer, 'page' | 'limit' | 'count'> {
  return {
    page: readWhole(own(json, 'page'), 1),
    limit: readWhole(own(json, 'limit'), PAGE_LIMIT),
    count: readWhole(own(json, 'count'), length),
  };
}

/** Reads the envelope of the unified search: every key, codes padded, no rows beyond `limit`. @returns `undefined` for anything else */
export function readCodeAnswer(json: unknown, limit: number = PAGE_LIMIT): CodeAnswer | undefined {
  const found = readRecords(json, limit);
  return found && { ...readPage(json, found.addresses), ...found };
}

/** Reads the envelope of the address search, as `readCodeAnswer` does. */
export function readAddressAnswer(json: unknown, limit: number = PAGE_LIMIT): AddressAnswer | undefined {
  const addresses = readRows(json, limit, readRow);
  const level = readNumber(own(json, 'level'));
  return addresses && { ...readPage(json, addresses), level: Number.isInteger(level) ? level : null, addresses };
}

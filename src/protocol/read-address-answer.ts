import { ADDRESS_ROW_KEYS, type AddressRow } from '../address/record.ts';
import { type AddressAnswer, PAGE_LIMIT } from './answer.ts';
import { own, readEnvelope, readNumber, readTexts, sentRows } from './read-answer.ts';

function readRow(json: unknown): AddressRow {
  return readTexts(json, ADDRESS_ROW_KEYS);
}

/** Number of rows that a server sent, readable or not: distinguishes a full page from the last one. */
export function countRows(json: unknown): number {
  return sentRows(json)?.length ?? 0;
}

/** Reads the envelope of the address search, as `readCodeAnswer` does. */
export function readAddressAnswer(json: unknown, limit: number = PAGE_LIMIT): AddressAnswer | undefined {
  const envelope = readEnvelope(json, limit, readRow);
  const level = readNumber(own(json, 'level'));
  return envelope && { ...envelope, level: Number.isInteger(level) ? level : null };
}

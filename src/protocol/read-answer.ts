import type { LookupErrorCode } from '../address/lookup-error.ts';
import { ADDRESS_RECORD_TEXT_KEYS, type AddressRecord, type AddressRow, DIGITS } from '../address/record.ts';
import { type FoundRecords, type FoundType, PAGE_LIMIT } from './answer.ts';

/** Longest value in characters: the longest name of the country has 297. */
const LONGEST_VALUE = 2000;

/** Reads a key of any value. Own keys only, because a polluted prototype must not supply values. */
export function own(json: unknown, key: string): unknown {
  return json != null && Object.hasOwn(json, key) ? (json as Record<string, unknown>)[key] : undefined;
}

/** Reads a text; `null` for anything else. A number is read as text, because the published example has unquoted codes. */
export function readText(value: unknown): string | null {
  if (Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > LONGEST_VALUE ? null : text;
}

/** Reads digits of a fixed length: drops hyphens inside and restores leading zeros (the published example has numbers). */
function readDigits(value: unknown, length: number): string | null {
  const digits = readText(value)?.replace(/(?!^)[-\u2010-\u2015\u2212\uff0d]/g, '') ?? '';
  return /^[0-9]+$/.test(digits) && digits.length <= length ? digits.padStart(length, '0') : null;
}

/** Reads a number, which may be written as text. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : null;
}

/** Reads the texts of a row or record; every key is present. */
export function readTexts<K extends string>(json: unknown, keys: readonly K[]): Record<K, string | null> {
  const entries = keys.map((key) => {
    const length = DIGITS.get(key);
    const value = own(json, key);
    return [key, length === undefined ? readText(value) : readDigits(value, length)];
  });
  return Object.fromEntries(entries) as Record<K, string | null>;
}

function readRecord(json: unknown): AddressRecord {
  return {
    ...readTexts(json, ADDRESS_RECORD_TEXT_KEYS),
    longitude: readNumber(own(json, 'longitude')),
    latitude: readNumber(own(json, 'latitude')),
  };
}

/** The rows that a server sent, readable or not; one level of nesting is flattened (the published example has one array too many). */
export function sentRows(json: unknown, limit?: number): unknown[] | undefined {
  const rows = own(json, 'addresses');
  return Array.isArray(rows) ? rows.slice(0, limit).flat().slice(0, limit) : undefined;
}

/** Reads the rows of an answer. @returns `undefined` if there are none, or only empty ones */
export function readRows<R extends AddressRow>(json: unknown, limit: number, read: (json: unknown) => R): readonly R[] | undefined {
  // Rows beyond the page that was asked for are dropped: a megabyte of tiny rows would become 24 MB of complete records.
  const sent = sentRows(json, limit);
  const rows = sent?.map(read).filter((row) => Object.values(row).some((value) => value !== null));
  return !rows || (rows.length === 0 && sent?.length !== 0) ? undefined : rows;
}

/** A kind of code, known or not: one short word. */
function readFoundType(value: unknown): FoundType | null {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : null;
}

/** Reads the records of an answer of the unified search. @returns `undefined` for anything else */
export function readRecords(json: unknown, limit: number = PAGE_LIMIT): FoundRecords | undefined {
  const addresses = readRows(json, limit, readRecord);
  return addresses && { searchtype: readFoundType(own(json, 'searchtype')), addresses };
}

/** Longest wait and longest life of a token in seconds. */
export const DAY_S = 86_400;

/** The meaning of a status at the API and at the proxy. The body decides about a 404. */
export const CODE_OF_STATUS: { readonly [status: number]: LookupErrorCode } = {
  400: 'invalid-code',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not-found',
  405: 'configuration',
  413: 'invalid-code',
  415: 'configuration',
  429: 'rate-limited',
  504: 'timeout',
};

/** `Retry-After` in whole seconds, from seconds or a date (RFC 9110 §10.2.3); `null` if it is missing or unreadable. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  // A date begins with the day of the week; Date.parse() would read `-5` as a month.
  const waitS = /^[0-9]+$/.test(text) ? Number(text) : /^[A-Z][a-z]/.test(text) ? Math.ceil((Date.parse(text) - nowMs) / 1000) : NaN;
  return Number.isNaN(waitS) ? null : Math.min(Math.max(0, waitS), DAY_S);
}

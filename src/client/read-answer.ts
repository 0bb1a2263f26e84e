import { ADDRESS_RECORD_TEXT_KEYS, ADDRESS_ROW_KEYS, type AddressRecord, type AddressRow } from '../address/record.ts';
import type { AddressAnswer, CodeAnswer, FoundType, Token } from './answer.ts';

/** The largest page of the API, and its default. */
export const PAGE_LIMIT = 1000;

/** A value of the API is a name, a code or a line of an address; the longest real one has 297 characters. */
const LONGEST_VALUE = 2000;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Own keys only: `{"__proto__": …}` parses to an own key, and a polluted prototype must not supply values. */
function own(json: Json, key: string): unknown {
  return Object.hasOwn(json, key) ? json[key] : undefined;
}

/** Text, or `null` for what is none. Numbers are text that somebody forgot to quote. */
function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > LONGEST_VALUE ? null : text;
}

/** Digits of a fixed length: hyphens dropped, leading zeros put back (the published example shows numbers). */
function readDigits(value: unknown, length: number): string | null {
  const digits = readText(value)?.replace(/[-\u2010-\u2015\u2212\uff0d]/g, '') ?? '';
  return /^[0-9]+$/.test(digits) && digits.length <= length ? digits.padStart(length, '0') : null;
}

/** A number, also when it comes as text. */
function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function readWhole(value: unknown, fallback: number): number {
  const number = readNumber(value);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : fallback;
}

const DIGITS: { readonly [key: string]: number } = { zip_code: 7, pref_code: 2, city_code: 5 };

function readTexts<K extends string>(json: Json, keys: readonly K[]): Record<K, string | null> {
  const record = {} as Record<K, string | null>;
  for (const key of keys) {
    const value = own(json, key);
    const length = DIGITS[key];
    record[key] = length === undefined ? readText(value) : readDigits(value, length);
  }
  return record;
}

function readRecord(json: Json): AddressRecord {
  return { ...readTexts(json, ADDRESS_RECORD_TEXT_KEYS), longitude: readNumber(own(json, 'longitude')), latitude: readNumber(own(json, 'latitude')) };
}

function readRow(json: Json): AddressRow {
  return readTexts(json, ADDRESS_ROW_KEYS);
}

/** The rows of an envelope, one nesting level flattened (the published example of the address search has one array too many). */
function readRows<R extends AddressRow>(value: unknown, read: (json: Json) => R): R[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows: R[] = [];
  for (const item of value.flat() as unknown[]) {
    if (!isObject(item)) continue;
    const row = read(item);
    // A row without one known value says nothing.
    if (ADDRESS_RECORD_TEXT_KEYS.some((key) => (row as Partial<AddressRecord>)[key] != null)) rows.push(row);
  }
  return rows;
}

const FOUND_TYPES: readonly string[] = ['zipcode', 'bizzipcode', 'dgacode'] satisfies readonly FoundType[];

/**
 * Reads the envelope of the unified search: every key there, `null` where there is no value, unknown keys dropped, numeric codes
 * padded. `undefined` for what is no such envelope.
 */
export function readCodeAnswer(json: unknown): CodeAnswer | undefined {
  if (!isObject(json)) return undefined;
  const addresses = readRows(own(json, 'addresses'), readRecord);
  if (!addresses) return undefined;
  const found = own(json, 'searchtype');
  return {
    page: readWhole(own(json, 'page'), 1),
    limit: readWhole(own(json, 'limit'), PAGE_LIMIT),
    count: readWhole(own(json, 'count'), addresses.length),
    searchtype: typeof found === 'string' && FOUND_TYPES.includes(found) ? (found as FoundType) : null,
    addresses,
  };
}

/** How many rows a server sent, readable or not: what tells a full page from the last one. */
export function countRows(json: unknown): number {
  const rows = isObject(json) ? own(json, 'addresses') : undefined;
  return Array.isArray(rows) ? rows.flat().length : 0;
}

/** Reads the envelope of the address search, in the same way. */
export function readAddressAnswer(json: unknown): AddressAnswer | undefined {
  if (!isObject(json)) return undefined;
  const addresses = readRows(own(json, 'addresses'), readRow);
  if (!addresses) return undefined;
  const level = readNumber(own(json, 'level'));
  return {
    page: readWhole(own(json, 'page'), 1),
    limit: readWhole(own(json, 'limit'), PAGE_LIMIT),
    count: readWhole(own(json, 'count'), addresses.length),
    level: level === 1 || level === 2 || level === 3 ? level : null,
    addresses,
  };
}

/** Unit of the API's `expires_in`. The specification does not say; 600 was seen, so seconds. */
export type ExpiresInUnit = 'seconds' | 'milliseconds';

/** No token lives longer than a day; a larger number is milliseconds that somebody called seconds. */
const DAY_S = 86_400;

/** Reads the answer of the token operation. The key is `token`, not `access_token`. `undefined` where there is no token in it. */
export function readToken(json: unknown, unit: ExpiresInUnit = 'seconds'): Token | undefined {
  if (!isObject(json)) return undefined;
  const token = own(json, 'token');
  // What goes into a header: visible ASCII only, or fetch() throws with the token in its message.
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return undefined;
  const life = readNumber(own(json, 'expires_in'));
  const lifeS = life === null || life <= 0 ? null : unit === 'milliseconds' || life > DAY_S ? life / 1000 : life;
  return {
    token,
    token_type: readText(own(json, 'token_type')) ?? 'jwt',
    expires_in: lifeS === null ? null : Math.min(lifeS, DAY_S),
    scope: readText(own(json, 'scope')),
  };
}

/** What an error body of the API or of the proxy tells, as far as it can be read. */
export interface ErrorBody {
  /** The proxy's `code` of problem+json. */
  readonly code: string | null;
  /** The API's `error_code`. */
  readonly errorCode: string | null;
  readonly requestId: string | null;
}

/** Reads `{request_id, error_code, message}` of the API and `{code, request_id, …}` of the proxy (RFC 9457) alike. */
export function readErrorBody(json: unknown): ErrorBody {
  const body = isObject(json) ? json : {};
  return { code: readText(own(body, 'code')), errorCode: readText(own(body, 'error_code')), requestId: readText(own(body, 'request_id')) };
}

/** `Retry-After` in whole seconds, from seconds or a date (RFC 9110 §10.2.3); `null` where there is none that can be read. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^[0-9]+$/.test(text)) return Math.min(Number(text), DAY_S);
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? null : Math.min(Math.max(0, Math.ceil((atMs - nowMs) / 1000)), DAY_S);
}

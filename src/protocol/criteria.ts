import { ADDRESS_ROW_KEYS, DIGITS } from '../address/record.ts';
import { fullWidthKana, toKatakana } from '../address/text/kana-and-width.ts';
import { InvalidInput } from './invalid-input.ts';
import { readLimit, readPage } from './paging.ts';
import { own } from './read-answer.ts';

/**
 * The criteria of an address search: twelve texts and two switches, with the API's names.
 * Names in kanji, kana in katakana (hiragana and half width are converted), roma in any case. A code takes precedence over the names of
 * its level.
 */
export interface AddressCriteria {
  readonly pref_code?: string | number | null | undefined;
  readonly pref_name?: string | null | undefined;
  readonly pref_kana?: string | null | undefined;
  readonly pref_roma?: string | null | undefined;
  readonly city_code?: string | number | null | undefined;
  readonly city_name?: string | null | undefined;
  readonly city_kana?: string | null | undefined;
  readonly city_roma?: string | null | undefined;
  readonly town_name?: string | null | undefined;
  readonly town_kana?: string | null | undefined;
  readonly town_roma?: string | null | undefined;
  /** Any part of an address down to the town; a block number after it finds nothing. */
  readonly freeword?: string | null | undefined;
  /** 1 lists the cities of a prefecture, which must be given. */
  readonly flg_getcity?: 0 | 1 | boolean | null | undefined;
  /** 1 lists the prefectures. */
  readonly flg_getpref?: 0 | 1 | boolean | null | undefined;
  /** From 1; default 1. */
  readonly page?: number | undefined;
  /** 1 to 1000; default 1000. */
  readonly limit?: number | undefined;
}

/** One of the twelve criteria: a key of an answer's row, except its ZIP Code, or the free word. */
export type CriterionKey = Exclude<(typeof ADDRESS_ROW_KEYS)[number], 'zip_code'> | 'freeword';

/** The twelve criteria, in the API's order. */
export const CRITERIA_KEYS: readonly CriterionKey[] = [...ADDRESS_ROW_KEYS.filter((key) => key !== 'zip_code'), 'freeword'];

/** The criteria in the form that travels. */
export type SentCriteria = { [K in CriterionKey]?: string } & {
  flg_getcity?: 1;
  flg_getpref?: 1;
  page?: number;
  limit?: number;
};

/** Longest text of a criterion in characters; the longest town of the country has 297. */
const MAX_TEXT_LENGTH = 400;

/** U+FFFD is what bytes that are not UTF-8 become; no address contains control characters or halves of surrogate pairs. */
const NOT_TEXT = /[\p{Cc}\p{Cs}\ufffd]/u;

function readCriterion(key: CriterionKey, given: unknown): string | undefined {
  const digits = DIGITS.get(key);
  const isCode = digits !== undefined;
  const isText = typeof given === 'string' && !NOT_TEXT.test(given);
  if (!isText && !(isCode && typeof given === 'number' && Number.isInteger(given) && given >= 0))
    throw new InvalidInput('invalid-request', `${key} must be ${isCode ? 'digits' : 'a text without control characters'}`);
  // Names keep their full-width digits (北１条西), as the API has them; codes and roma are half width.
  const text = (isCode || key.endsWith('_roma') ? String(given).normalize('NFKC') : fullWidthKana(String(given))).trim();
  if (text === '') return undefined;
  if (isCode && (text.length > digits || !/^[0-9]+$/.test(text)))
    throw new InvalidInput('invalid-code', `${key} must have ${digits} digits`);
  if (text.length > MAX_TEXT_LENGTH) throw new InvalidInput('invalid-code', `${key} must have at most ${MAX_TEXT_LENGTH} characters`);
  if (isCode) return text.padStart(digits, '0');
  return key.endsWith('_kana') ? toKatakana(text) : text;
}

function readFlag(key: 'flg_getcity' | 'flg_getpref', given: unknown): boolean {
  if (given === undefined || given === null || given === 0 || given === false) return false;
  if (given === 1 || given === true) return true;
  throw new InvalidInput('invalid-request', `${key} must be 0 or 1`);
}

/**
 * Reads the criteria of an address search into the form that the API takes: known keys only, trimmed, codes padded, kana in full-width
 * katakana, and no name beside the code of its level.
 *
 * @throws {InvalidInput} for a value of the wrong type or out of range, and if nothing is left to search for
 */
export function readCriteria(criteria: { readonly [K in keyof AddressCriteria]?: unknown }): SentCriteria {
  const sent: SentCriteria = {};
  for (const key of CRITERIA_KEYS) {
    const given = own(criteria, key);
    if (given === undefined || given === null) continue;
    const text = readCriterion(key, given);
    if (text !== undefined) sent[key] = text;
  }
  for (const level of ['pref', 'city'] as const) {
    if (sent[`${level}_code`] === undefined) continue;
    for (const form of ['name', 'kana', 'roma'] as const) delete sent[`${level}_${form}`];
  }
  if (readFlag('flg_getcity', own(criteria, 'flg_getcity'))) sent.flg_getcity = 1;
  if (readFlag('flg_getpref', own(criteria, 'flg_getpref'))) sent.flg_getpref = 1;
  const page = readPage(own(criteria, 'page'));
  const limit = readLimit(own(criteria, 'limit'));
  if (Object.keys(sent).length === 0) throw new InvalidInput('invalid-code', 'the criteria must contain something to search for');
  if (page !== undefined) sent.page = page;
  if (limit !== undefined) sent.limit = limit;
  return sent;
}

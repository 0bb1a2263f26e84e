import { ADDRESS_ROW_KEYS, DIGITS } from '../address/record.ts';
import { fullWidthKana, toKatakana } from '../address/text-forms.ts';
import { sentLimit, sentPage } from './paging.ts';

/**
 * What the address search can look for: twelve criteria and two switches, with the API's own names.
 * Names in kanji, kana in katakana (hiragana and half width are converted), roma in any case. A code wins over the names of its level.
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
  /** Any part of an address down to the town; a block number behind it finds nothing. */
  readonly freeword?: string | null | undefined;
  /** 1: the cities of a prefecture, which must be given. */
  readonly flg_getcity?: 0 | 1 | boolean | null | undefined;
  /** 1: the prefectures. */
  readonly flg_getpref?: 0 | 1 | boolean | null | undefined;
  /** From 1; default 1. */
  readonly page?: number | undefined;
  /** 1 to 1000; default 1000. */
  readonly limit?: number | undefined;
}

/** One of the twelve criteria: what a row of the answer has, but for its ZIP Code, and the free word. */
export type CriterionKey = Exclude<(typeof ADDRESS_ROW_KEYS)[number], 'zip_code'> | 'freeword';

/** The twelve criteria, in the API's order. */
export const CRITERIA_KEYS: readonly CriterionKey[] = [...ADDRESS_ROW_KEYS.filter((key) => key !== 'zip_code'), 'freeword'];

/** The criteria as they are sent. */
export type SentCriteria = { [K in CriterionKey]?: string } & {
  flg_getcity?: 1;
  flg_getpref?: 1;
  page?: number;
  limit?: number;
};

/** Free text is what a person types; the longest town of the country has 297 characters. */
const LONGEST_CRITERION = 400;

/**
 * The criteria in the form that the API takes: known keys only, trimmed, codes padded, kana in full-width katakana, and no name
 * beside the code of its level. `undefined` where nothing is left to search for, or a code is none.
 */
export function sentCriteria(criteria: AddressCriteria): SentCriteria | undefined {
  const sent: SentCriteria = {};
  for (const key of CRITERIA_KEYS) {
    const given: unknown = criteria[key];
    if (typeof given !== 'string' && typeof given !== 'number') continue;
    const length = DIGITS.get(key);
    // Names keep their full-width digits (北１条西), as the API has them; codes are half width.
    const text = (length === undefined ? fullWidthKana(String(given)) : String(given).normalize('NFKC')).trim();
    if (text === '') continue;
    if (text.length > (length ?? LONGEST_CRITERION) || (length !== undefined && !/^[0-9]+$/.test(text))) return undefined;
    sent[key] = length !== undefined ? text.padStart(length, '0') : key.endsWith('_kana') ? toKatakana(text) : text;
  }
  for (const level of ['pref', 'city'] as const) {
    if (sent[`${level}_code`] === undefined) continue;
    for (const form of ['name', 'kana', 'roma'] as const) delete sent[`${level}_${form}`];
  }
  if (criteria.flg_getcity) sent.flg_getcity = 1;
  if (criteria.flg_getpref) sent.flg_getpref = 1;
  if (Object.keys(sent).length === 0) return undefined;
  const page = sentPage(criteria.page);
  const limit = sentLimit(criteria.limit);
  if (page !== undefined) sent.page = page;
  if (limit !== undefined) sent.limit = limit;
  return sent;
}

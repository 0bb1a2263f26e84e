/** The keys of one row of the address search, in the API's order. */
export const ADDRESS_ROW_KEYS = [
  'zip_code',
  'pref_code',
  'pref_name',
  'pref_kana',
  'pref_roma',
  'city_code',
  'city_name',
  'city_kana',
  'city_roma',
  'town_name',
  'town_kana',
  'town_roma',
] as const;

/** The keys that a record of the unified search has in addition. */
const FURTHER_KEYS = ['biz_name', 'biz_kana', 'biz_roma', 'block_name', 'other_name', 'address'] as const;

export type AddressTextKey = 'dgacode' | (typeof ADDRESS_ROW_KEYS)[number] | (typeof FURTHER_KEYS)[number];

/** The record keys with text values, in the API's order. */
export const ADDRESS_RECORD_TEXT_KEYS: readonly AddressTextKey[] = ['dgacode', ...ADDRESS_ROW_KEYS, ...FURTHER_KEYS];

/** The numeric codes and their lengths. Leading zeros get lost in transit and are restored. */
export const DIGITS: ReadonlyMap<string, number> = new Map([
  ['zip_code', 7],
  ['pref_code', 2],
  ['city_code', 5],
]);

/** A row of the address search: a prefecture, a city or a town. Lower levels are `null`. Codes are padded (`01`, `01101`). */
export type AddressRow = { readonly [K in (typeof ADDRESS_ROW_KEYS)[number]]: string | null };

/**
 * A record of the unified search, with the API's own key names. Every key is present; `null` means no value.
 * `zip_code` is seven digits without a hyphen, `pref_code` two digits (JIS X 0401), `city_code` five (JIS X 0402).
 * `longitude` and `latitude` are degrees.
 */
export type AddressRecord = { readonly [K in AddressTextKey]: string | null } & {
  readonly longitude: number | null;
  readonly latitude: number | null;
};

/** Completes a record that has only some of the keys, such as a row of the address search. */
export function completeRecord(partial: Partial<AddressRecord>): AddressRecord {
  const texts = Object.fromEntries(ADDRESS_RECORD_TEXT_KEYS.map((key) => [key, null])) as Record<AddressTextKey, null>;
  return { ...texts, longitude: null, latitude: null, ...partial };
}

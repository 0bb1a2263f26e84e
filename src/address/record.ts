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

/** What a record of the unified search has behind those keys. */
const FURTHER_KEYS = ['biz_name', 'biz_kana', 'biz_roma', 'block_name', 'other_name', 'address'] as const;

/** A key of a record that holds text. */
export type AddressTextKey = 'dgacode' | (typeof ADDRESS_ROW_KEYS)[number] | (typeof FURTHER_KEYS)[number];

/** The keys of one record of the unified search that hold text, in the API's order. */
export const ADDRESS_RECORD_TEXT_KEYS: readonly AddressTextKey[] = ['dgacode', ...ADDRESS_ROW_KEYS, ...FURTHER_KEYS];

/** Keys that hold digits, and how many. Leading zeros are easily lost on the way, and are put back. */
export const DIGITS: ReadonlyMap<string, number> = new Map([
  ['zip_code', 7],
  ['pref_code', 2],
  ['city_code', 5],
]);

/** A row of the address search: a prefecture, a city or a town. Levels that a row does not have are `null`. Codes are padded (`01`, `01101`). */
export type AddressRow = { readonly [K in (typeof ADDRESS_ROW_KEYS)[number]]: string | null };

/**
 * A record of the unified search, with the API's own names. Every key is always there; `null` where there is no value.
 * `zip_code` is seven digits without a hyphen, `pref_code` two digits (JIS X 0401), `city_code` five (JIS X 0402).
 * `longitude` and `latitude` are degrees.
 */
export type AddressRecord = { readonly [K in AddressTextKey]: string | null } & {
  readonly longitude: number | null;
  readonly latitude: number | null;
};

/** A full record from one that has only some of the keys, such as a row of the address search. */
export function completeRecord(partial: Partial<AddressRecord>): AddressRecord {
  const texts = Object.fromEntries(ADDRESS_RECORD_TEXT_KEYS.map((key) => [key, null])) as Record<AddressTextKey, null>;
  return { ...texts, longitude: null, latitude: null, ...partial };
}

import { ADDRESS_RECORD_TEXT_KEYS, type AddressRecord, type AddressTextKey, completeRecord } from './record.ts';
import { withoutTownNote } from './town-note.ts';

/** Removes duplicate records and keeps the order. In the public ZIP list, 92 groups of rows differ only in their brackets. */
export function foldRecords(records: readonly AddressRecord[]): AddressRecord[] {
  const seen = new Map<string, AddressRecord>();
  for (const record of records) {
    const key = JSON.stringify(ADDRESS_RECORD_TEXT_KEYS.map((name) => record[name]));
    if (!seen.has(key)) seen.set(key, record);
  }
  return [...seen.values()];
}

/** The levels from the largest to the smallest. If two records differ at one level, equal names below it mean different places. */
const LEVELS: readonly (readonly AddressTextKey[])[] = [
  ['pref_name', 'pref_kana', 'pref_roma', 'pref_code'],
  ['city_name', 'city_kana', 'city_roma', 'city_code'],
  ['town_name', 'town_kana', 'town_roma'],
  ['block_name'],
  ['other_name'],
];

/**
 * Returns the part of the address that all records share: a record with `null` at the first level that differs and below it. Two
 * cities of one prefecture can each have a 本町, and two towns a block `１－１`. `address` names one place and is always `null`.
 */
export function sharedRecord(records: readonly AddressRecord[]): AddressRecord {
  const [first, ...others] = records.map(withoutTownNote);
  if (first === undefined) return completeRecord({});
  const agrees = (key: AddressTextKey): boolean => others.every((other) => other[key] === first[key]);
  const parting = LEVELS.findIndex(([name]) => name !== undefined && !agrees(name));
  const apart = new Set<AddressTextKey>(['address', ...(parting === -1 ? [] : LEVELS.slice(parting).flat())]);
  return completeRecord(
    Object.fromEntries(ADDRESS_RECORD_TEXT_KEYS.filter((key) => !apart.has(key) && agrees(key)).map((key) => [key, first[key]])),
  );
}

/** The records of one prefecture and city, and of one firm for a corporate ZIP Code, in their original order. */
export interface RecordGroup {
  readonly pref_name: string | null;
  readonly city_name: string | null;
  readonly biz_name: string | null;
  readonly records: readonly AddressRecord[];
}

/** Groups records for the list of choices: by prefecture and city, and by firm for a corporate ZIP Code. */
export function groupRecords(records: readonly AddressRecord[]): RecordGroup[] {
  const groups = new Map<string, RecordGroup & { readonly records: AddressRecord[] }>();
  for (const record of records) {
    const { pref_name, city_name, biz_name } = record;
    const key = JSON.stringify([pref_name, city_name, biz_name]);
    const group = groups.get(key);
    if (group) group.records.push(record);
    else groups.set(key, { pref_name, city_name, biz_name, records: [record] });
  }
  return [...groups.values()];
}

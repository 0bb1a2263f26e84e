import { ADDRESS_RECORD_TEXT_KEYS, type AddressRecord, completeRecord, withoutTownNote } from './record.ts';

/** Records that nobody could tell apart, once each, in the order they came. Without brackets 92 groups of the country's rows look the same. */
export function foldRecords(records: readonly AddressRecord[]): AddressRecord[] {
  const seen = new Map<string, AddressRecord>();
  for (const record of records) {
    const key = JSON.stringify(ADDRESS_RECORD_TEXT_KEYS.map((name) => record[name]));
    if (!seen.has(key)) seen.set(key, record);
  }
  return [...seen.values()];
}

/** What all records agree on: a record with `null` where they differ. A town is shared only when all say the same town; nothing is shared below a difference. */
export function sharedRecord(records: readonly AddressRecord[]): AddressRecord {
  const [first, ...others] = records.map(withoutTownNote);
  if (first === undefined) return completeRecord({});
  const shared = Object.fromEntries(
    ADDRESS_RECORD_TEXT_KEYS.filter((key) => key !== 'address' && others.every((other) => other[key] === first[key])).map((key) => [key, first[key]]),
  );
  const agreed = completeRecord(shared);
  if (agreed.pref_name === null) return completeRecord({ zip_code: agreed.zip_code, dgacode: agreed.dgacode });
  if (agreed.city_name !== null) return agreed;
  // Two cities of one prefecture can each have a 本町: equal spelling, another place.
  return { ...agreed, city_code: null, city_kana: null, city_roma: null, town_name: null, town_kana: null, town_roma: null, block_name: null };
}

/** Records under one prefecture and city, and for a corporate ZIP Code under one firm, in the order they came. */
export interface RecordGroup {
  readonly pref_name: string | null;
  readonly city_name: string | null;
  readonly records: readonly AddressRecord[];
}

/** The list that a person chooses from, grouped by prefecture and city. */
export function groupRecords(records: readonly AddressRecord[]): RecordGroup[] {
  const groups = new Map<string, { pref_name: string | null; city_name: string | null; records: AddressRecord[] }>();
  for (const record of records) {
    const key = JSON.stringify([record.pref_name, record.city_name]);
    const group = groups.get(key);
    if (group) group.records.push(record);
    else groups.set(key, { pref_name: record.pref_name, city_name: record.city_name, records: [record] });
  }
  return [...groups.values()];
}

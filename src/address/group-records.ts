import type { AddressRecord } from './record.ts';

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

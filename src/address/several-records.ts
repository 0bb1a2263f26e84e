import { ADDRESS_RECORD_TEXT_KEYS, type AddressRecord, type AddressTextKey, completeRecord } from './record.ts';
import { withoutTownNote } from './town-note.ts';

/** Removes duplicate records and keeps the order. In the public ZIP list, 92 groups of rows differ only in their brackets. */
export function foldRecords(records: readonly AddressRecord[]): AddressRecord[] {
  const texts = records.map((record) => JSON.stringify(ADDRESS_RECORD_TEXT_KEYS.map((key) => record[key])));
  return records.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/** The levels from the largest to the smallest. If two records differ at one level, equal names below it mean different places. */
const LEVELS = ['pref', 'city', 'town', 'block', 'other'] as const;

/**
 * Returns the part of the address that all records share: a record with `null` at the first level that differs and below it. Two
 * cities of one prefecture can each have a 本町, and two towns a block `１－１`. `address` names one place and is always `null`.
 */
export function sharedRecord(records: readonly AddressRecord[]): AddressRecord {
  const [first, ...others] = records.map(withoutTownNote);
  if (first === undefined) return completeRecord({});
  const agrees = (key: AddressTextKey): boolean => others.every((other) => other[key] === first[key]);
  const parting = LEVELS.findIndex((level) => !agrees(`${level}_name`));
  const apart = ['address', ...(parting === -1 ? [] : LEVELS.slice(parting))];
  const keys = ADDRESS_RECORD_TEXT_KEYS.filter((key) => agrees(key) && !apart.some((level) => key.startsWith(level)));
  return completeRecord(Object.fromEntries(keys.map((key) => [key, first[key]])));
}

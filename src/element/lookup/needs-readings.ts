import type { AddressRecord } from '../../address/record.ts';
import type { Part } from '../../address/parts.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';

const READING = /^(?:prefecture|city|town)-(?:kana|roma)$/;

/** Whether a record has names without readings, as records of Digital Addresses and corporate ZIP Codes do. */
export function lacksReadings({ city_name, city_kana, city_roma }: AddressRecord): boolean {
  return city_name !== null && (city_kana === null || city_roma === null);
}

/** Whether the form asks for kana or roma of prefecture, city or town. */
export function asksForReadings({ found, mapping }: ResolvedForm): boolean {
  return [...found.flatMap(({ parts }) => parts), ...mapping.listeners.keys()].some((part) => READING.test(part));
}

/** The readings that a record does not have for a prefecture, city or town that it has. */
export function missingReadings(record: AddressRecord): Part[] {
  const parts: Part[] = [];
  for (const [level, key] of [['prefecture', 'pref'], ['city', 'city'], ['town', 'town']] as const) // prettier-ignore
    for (const form of ['kana', 'roma'] as const) if (record[`${key}_name`] !== null && record[`${key}_${form}`] === null) parts.push(`${level}-${form}`); // prettier-ignore
  return parts;
}

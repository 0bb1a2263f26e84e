import type { AddressRecord } from '../../address/record.ts';
import type { Part } from '../../address/parts.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';

const LEVELS = [
  ['prefecture', 'pref'],
  ['city', 'city'],
  ['town', 'town'],
] as const;

/**
 * The readings that a form asks for and that a record lacks, although it has the names: records of Digital Addresses and corporate ZIP
 * Codes have no readings.
 */
export function missingReadings(record: AddressRecord, { found, mapping }: ResolvedForm): Part[] {
  const known = withoutTownNote(record);
  const parts = LEVELS.flatMap(([level, key]) =>
    (['kana', 'roma'] as const).flatMap((form) =>
      known[`${key}_name`] !== null && known[`${key}_${form}`] === null ? [`${level}-${form}` as const] : [],
    ),
  );
  const asked = new Set<Part>([...found.flatMap((field) => field.parts), ...mapping.listeners.keys()]);
  return parts.filter((part) => asked.has(part));
}

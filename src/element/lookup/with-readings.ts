import type { AddressRecord } from '../../address/record.ts';
import type { Part } from '../../address/parts.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { LookupSettings } from './settings.ts';
import { within } from './within.ts';

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

/** Readings are an addition: the form does not wait long for them. */
const READINGS_TIMEOUT_MS = 3000;

/** The record with its readings; without them if they cannot be had, because the address is worth more than its reading. */
export async function withReadings(record: AddressRecord, settings: LookupSettings, signal: AbortSignal): Promise<AddressRecord> {
  try {
    const { readRecord } = await loadChunk(() => import('./readings.ts'));
    return await within(readRecord(record, settings, signal), READINGS_TIMEOUT_MS, signal);
  } catch {
    signal.throwIfAborted();
    return record;
  }
}

import type { AddressRecord } from '../../address/record.ts';
import { KEYS } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { LookupSettings } from './settings.ts';
import { within } from '../../client/within.ts';

/**
 * The readings that a form asks for and that a record lacks, although it has the names: records of Digital Addresses and corporate ZIP
 * Codes have no readings.
 */
export function missingReadings(record: AddressRecord, { found, mapping }: ResolvedForm): Part[] {
  const known = withoutTownNote(record);
  const asked = new Set<Part>([...found.flatMap((field) => field.parts), ...mapping.listeners.keys()]);
  return PARTS.filter((part) => {
    const key = KEYS[part];
    const name = key.replace(/_(?:kana|roma)$/, '_name') as keyof AddressRecord;
    return asked.has(part) && name !== key && !part.startsWith('org') && known[name] !== null && known[key] === null;
  });
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

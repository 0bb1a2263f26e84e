import type { AddressRecord } from '../../address/record.ts';
import { KEYS } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { LookupSettings } from './settings.ts';
import { attempt } from './attempt.ts';

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

/** The record with its readings; without them if they cannot be had. */
export async function withReadings(record: AddressRecord, settings: LookupSettings, signal: AbortSignal): Promise<AddressRecord> {
  const read = async (): Promise<AddressRecord> => {
    const { readRecord } = await loadChunk(() => import('./readings.ts'));
    return readRecord(record, settings, signal);
  };
  return (await attempt(read, signal)) ?? record;
}

import type { AddressRecord } from '../../address/record.ts';
import { partValues } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { partsOf, type ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { LookupSettings } from './settings.ts';
import { attempt } from './attempt.ts';

/**
 * The readings that a form asks for and that a record lacks, although it has the names: records of Digital Addresses and corporate ZIP
 * Codes have no readings.
 */
export function missingReadings(record: AddressRecord, form: ResolvedForm): Part[] {
  const values = partValues(record);
  const asked = partsOf(form);
  return PARTS.filter((part) => {
    const [name, script] = part.split(/-(?=kana|roma)/) as [Part, string?];
    return script && name !== 'organization' && asked.includes(part) && values.has(name) && !values.has(part);
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

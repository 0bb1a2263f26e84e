import { partValues } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { within } from '../../client/time-limit.ts';
import { type AddressFields, partsOf } from '../../form/discovery/resolved-form.ts';
import type { LookupSettings } from './settings.ts';

/** The form does not wait long for an addition. */
const ADDITION_TIMEOUT_MS = 3000;

/** Waits for an addition to the record. Returns `undefined` if that fails, because the form is filled without it. Throws only if the signal aborts. */
export async function attempt<T>(addition: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await within(addition, ADDITION_TIMEOUT_MS, signal);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** The readings that a form asks for and a record lacks although it has the names, as for Digital Addresses and corporate ZIP Codes. */
export function missingReadings(record: AddressRecord, form: AddressFields): Part[] {
  const values = partValues(record);
  const asked = partsOf(form);
  return PARTS.filter((part) => {
    const [name, script] = part.split(/-(?=kana|roma)/) as [Part, string?];
    return script && name !== 'organization' && asked.includes(part) && values.has(name) && !values.has(part);
  });
}

/** The record with its readings; without them if they cannot be had. */
export async function withReadings(record: AddressRecord, settings: LookupSettings, signal: AbortSignal): Promise<AddressRecord> {
  const reading = loadChunk(() => import('./readings.ts')).then(({ readRecord }) => readRecord(record, settings, signal));
  return (await attempt(reading, signal)) ?? record;
}

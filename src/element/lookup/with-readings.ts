import type { AddressRecord } from '../../address/record.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { LookupSettings } from './settings.ts';
import { within } from './within.ts';

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

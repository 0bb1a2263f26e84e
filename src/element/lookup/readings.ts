import type { AddressRecord } from '../../address/record.ts';
import { withReadings } from '../../client/with-readings.ts';
import { addressClientFor } from '../clients/address-client.ts';
import type { ClientSettings } from '../clients/client-for.ts';

/** The record with kana and roma, by one address search. */
export async function readRecord(record: AddressRecord, settings: ClientSettings, signal: AbortSignal): Promise<AddressRecord> {
  return withReadings(await addressClientFor(settings), record, { signal });
}

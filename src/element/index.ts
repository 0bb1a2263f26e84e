/**
 * The element's class. Importing this module registers nothing.
 *
 * @module
 */
export { LOOKUP_ERROR_CODES, LookupError, type LookupErrorCode } from '../address/lookup-error.ts';
export { type Part, PARTS } from '../address/parts.ts';
export type { AddressRecord } from '../address/record.ts';
export type { KanaForm, WidthForm, ZipFormat } from '../address/text/kana-and-width.ts';
export type { Client } from '../client/create-client.ts';
export type { Explanation } from '../form/discovery/explain.ts';
export type { FieldMapping, PartListener } from '../form/discovery/mapping.ts';
export type { OverwritePolicy } from '../form/filling/plan-fill.ts';
export type { Accepted, Trigger, Verify } from './attributes.ts';
export { DgaAddressLookup } from './dga-address-lookup.ts';
export type {
  BeforeFillDetail,
  BeforeFillEvent,
  DgaEventMap,
  ErrorDetail,
  FillChange,
  FillDetail,
  IncompleteDetail,
  LookupDetail,
  LookupKind,
  MismatchDetail,
  PickDetail,
  Picked,
  RestoredDetail,
  ResultsDetail,
} from './events.ts';
export { registerMessages } from './messages/language.ts';
export type { LookupStatus } from './state.ts';
export type { FillSummary, Messages } from './messages/messages.ts';

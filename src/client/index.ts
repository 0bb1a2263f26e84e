/**
 * The headless client: the operations of the API, typed, without a DOM and without Lit.
 *
 * @module
 */
export { LOOKUP_ERROR_CODES, LookupError, type LookupErrorCode, type LookupErrorInit } from '../address/lookup-error.ts';
export { type CodeKind, hyphenateCode, type ReadCode } from '../address/read-code.ts';
export { type AddressRecord, type AddressRow, completeRecord } from '../address/record.ts';
export type { AddressAnswer, CodeAnswer, FoundType, GetToken, SearchToken, Token, TokenRequest } from '../protocol/answer.ts';
export type { SearchClient } from './client.ts';
export { readTypedCode as readCode } from './read-typed-code.ts';
export type { CodeClient, PrefixClient, SearchCodeOptions } from './code-client.ts';
export {
  AddressList,
  AddressLists,
  type ClientSource,
  listsOf,
  type ListState,
  type ListStatus,
  type PlaceName,
} from './picker-model/address-list.ts';
export {
  AddressPicker,
  type AddressPickerOptions,
  type AdoptedNames,
  type PickerCause,
  type PickerListener,
} from './picker-model/address-picker.ts';
export type { PickerLevelState, PickerState } from './picker-model/picker-state.ts';
export { type AddressCheck, type AddressClaim, checkAddress } from './check-address.ts';
export { type Carrier, CARRIER_FORMATS, type CarrierFormat, type CarrierLines, toCarrierLines, widthOf } from './carrier/carrier-lines.ts';
export { charactersOutsideJisX0208, toJisX0208, toKe } from './carrier/jis-x-0208.ts';
export { findOptions, type Match, matchOf } from './picker-model/filter-options.ts';
export { PICKER_LEVELS, type PickerLevel, type PickerOption } from './picker-model/picker-options.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { AddressCriteria } from '../protocol/criteria.ts';
export type { DirectOptions } from './transport/direct.ts';
export { API_BASE_PRODUCTION } from './transport/api-base.ts';
export type { ExpiresInUnit } from '../protocol/read-token.ts';
export type { CallOptions } from './transport/transport.ts';
export type { RelayOptions } from './transport/relay.ts';
export { createTokenSource, type TokenSourceOptions } from './transport/token-source.ts';

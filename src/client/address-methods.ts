/**
 * The methods of the client that compare and complete addresses, in one chunk, because they share what knows the spellings of places.
 *
 * @module
 */
export { checkAddress } from './check-address.ts';
export { findAddress } from './find-address.ts';
export { withReadings } from './with-readings.ts';

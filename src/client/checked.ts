import { LookupError } from '../address/lookup-error.ts';
import { InvalidInput } from '../protocol/invalid-input.ts';

/** Refuses before a request what the proxy would refuse after it. @throws {LookupError} `invalid-code` */
export function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InvalidInput ? new LookupError('invalid-code', error.message) : error;
  }
}

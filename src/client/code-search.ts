import { LookupError } from '../address/lookup-error.ts';
import { readLatinCode } from '../address/read-code.ts';
import { readCodeOptions } from '../protocol/code-options.ts';
import { InvalidInput } from '../protocol/invalid-input.ts';
import { readCodeAnswer } from '../protocol/read-envelopes.ts';
import { type CodeClient, requestCode } from './code-client.ts';
import type { Transport } from './transport/transport.ts';

/** Refuses before a request what the proxy would refuse after it. @throws {LookupError} `invalid-code` */
export function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InvalidInput ? new LookupError('invalid-code', error.message) : error;
  }
}

/** The search by a complete code over one transport. Checks before a request and reading of the answer are the same over each. */
export function codeSearchOver(transport: Transport): CodeClient {
  return {
    searchCode: async (text, options = {}) => {
      const { code } = readLatinCode(text);
      if (!code) throw new LookupError('invalid-code', 'The text is not a complete code.');
      return requestCode(transport, code, { ...options, ...checked(() => readCodeOptions(options)) }, readCodeAnswer);
    },
  };
}

import { LookupError } from '../address/lookup-error.ts';
import { readLatinCode } from '../address/read-code.ts';
import { readCodeOptions } from '../protocol/code-options.ts';
import { readCodeAnswer } from '../protocol/read-envelopes.ts';
import { checked } from './checked.ts';
import { type CodeClient, requestCode } from './code-client.ts';
import type { Transport } from './transport/transport.ts';

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

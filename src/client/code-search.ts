import { LookupError } from '../address/lookup-error.ts';
import { readLatinCode } from '../address/read-code.ts';
import type { CodeAnswer } from '../protocol/answer.ts';
import { readCodeOptions } from '../protocol/code-options.ts';
import { checked } from './checked.ts';
import { type CodeClient, type PrefixClient, requestCode, type SearchCodeOptions } from './code-client.ts';
import type { Transport } from './transport/transport.ts';

/** The searches by a code over one transport. Checks before a request and reading of the answer are the same over each. */
export function codeSearchesOver(transport: Transport): CodeClient & PrefixClient {
  const request = (code: string, options: SearchCodeOptions): Promise<CodeAnswer> =>
    requestCode(transport, code, { ...options, ...checked(() => readCodeOptions(options)) });
  return {
    searchCode: async (text, options = {}) => {
      const { code } = readLatinCode(text);
      if (!code) throw new LookupError('invalid-code', 'The text is not a complete code.');
      return request(code, options);
    },
    searchPrefix: async (digits, options = {}) => {
      const read = readLatinCode(digits);
      if (read.state !== 'unfinished' || !/^[0-9]{3,6}$/.test(read.typed))
        throw new LookupError('invalid-code', 'A prefix must have 3 to 6 digits.');
      return request(read.typed, options);
    },
  };
}

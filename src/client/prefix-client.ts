import { LookupError } from '../address/lookup-error.ts';
import { readLatinCode } from '../address/read-code.ts';
import type { CodeAnswer } from '../protocol/answer.ts';
import { type CheckOptions, requestCode, type SearchCodeOptions } from './code-client.ts';
import type { Transport } from './transport/transport.ts';

/** The search by the first digits of a ZIP Code. */
export interface PrefixClient {
  /**
   * Finds every ZIP Code that begins with 3 to 6 digits, which may be in any usual spelling except kana.
   * @throws {LookupError} `invalid-code` without a request if the text is not 3 to 6 digits or an option is out of range; `not-found` if no
   * ZIP Code begins with them
   */
  searchPrefix(digits: string, options?: SearchCodeOptions): Promise<CodeAnswer>;
}

/** The search by the first digits over one transport. */
export function prefixClientOver(transport: Pick<Transport, 'searchCode'>, checkOptions?: CheckOptions): PrefixClient {
  return {
    searchPrefix: async (digits, options = {}) => {
      const read = readLatinCode(digits);
      if (read.state !== 'unfinished' || !/^[0-9]{3,6}$/.test(read.typed))
        throw new LookupError('invalid-code', 'A prefix must have 3 to 6 digits.');
      return requestCode(transport, read.typed, options, checkOptions);
    },
  };
}

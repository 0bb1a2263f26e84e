import { readCodeWith, type ReadCode } from '../address/read-code.ts';
import { typedKeys } from '../address/text/ime-keys.ts';

/**
 * Reads a ZIP Code or a Digital Address in any usual spelling: full or half width, any hyphen or long mark, spaces, 〒, lower case, and a
 * Digital Address typed with a Japanese input method on (`あ７え２ｆｋ２`) if its keys are unambiguous.
 */
export function readTypedCode(text: string): ReadCode {
  return readCodeWith(text, typedKeys);
}

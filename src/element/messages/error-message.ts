import type { LookupError } from '../../address/lookup-error.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import type { Accepted } from '../attributes.ts';
import type { Messages } from './messages.ts';

/** The language and the settings of an element, as far as its error messages depend on them. */
export interface Reader {
  readonly language: string;
  readonly messages: Messages;
  readonly accept: readonly Accepted[];
  /** The code that was looked up. */
  readonly code?: string | null;
}

/** The message for a failure. */
export function errorMessage(error: LookupError, reader: Reader): string {
  return (
    error.sentence?.(reader) ??
    reader.messages.error(error.code, error.retryAfter, reader.accept, reader.code ? hyphenateCode(reader.code) : undefined)
  );
}

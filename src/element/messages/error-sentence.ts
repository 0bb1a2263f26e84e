import type { LookupError } from '../../address/lookup-error.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import type { Accepted } from '../attributes.ts';
import type { Messages } from './messages.ts';

/** The language and the settings of an element, as far as its sentences depend on them. */
export interface Reader {
  readonly language: string;
  readonly messages: Messages;
  readonly accept: readonly Accepted[];
  /** The code that was looked up. */
  readonly code?: string | null;
}

/** What the user reads about a failure. */
export function errorSentence(error: LookupError, reader: Reader): string {
  return (
    error.sentence?.(reader) ??
    reader.messages.error(error.code, error.retryAfter, reader.accept, reader.code ? hyphenateCode(reader.code) : undefined)
  );
}

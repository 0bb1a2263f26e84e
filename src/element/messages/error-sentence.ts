import type { LookupError } from '../../address/lookup-error.ts';
import type { Accepted } from '../attributes.ts';
import type { Messages } from './messages.ts';

interface Reader {
  readonly language: string;
  readonly messages: Messages;
  readonly accept: readonly Accepted[];
}

/** What the user reads about a failure. */
export function errorSentence({ code, retryAfter, texts }: LookupError, { language, messages, accept }: Reader): string {
  return texts?.[language] ?? messages.error(code, retryAfter, accept);
}

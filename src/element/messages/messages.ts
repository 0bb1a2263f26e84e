import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import type { FillSummary } from '../state.ts';

/**
 * Everything that the element says, in one language. Complete by type: a language without one of these does not compile.
 * Plain text; nothing of it is ever read as HTML.
 */
export interface Messages {
  /** Label of the element's own input. */
  readonly label: (accept: readonly Accepted[]) => string;
  /** Under the element's own input: what may be typed. */
  readonly hint: (accept: readonly Accepted[]) => string;
  /** The button that starts a lookup. */
  readonly lookUp: string;
  readonly busy: string;
  /** One sentence or two after a fill: what was filled, what was left as it was, and what is still to enter. */
  readonly filled: (summary: FillSummary) => string;
  /** Several addresses have this code. */
  readonly several: (count: number) => string;
  /** Name of the list of addresses. */
  readonly listLabel: string;
  /** What stands beside the name of a place for those who cannot read it. */
  readonly reading: 'kana' | 'roma';
  /** An address of the list that has no town of its own. */
  readonly noTown: string;
  readonly undo: string;
  readonly undone: string;
  readonly retry: string;
  /** Offers to write over what was typed (`overwrite="ask"`). */
  readonly replace: (parts: readonly Part[]) => string;
  /** One sentence for each way to fail, with a way on. `retryAfter` in seconds. */
  readonly error: (code: LookupErrorCode, retryAfter: number | null, accept: readonly Accepted[]) => string;
  readonly valueMissing: string;
  /** With `require-block`, while the block is missing. */
  readonly blockMissing: string;
  readonly pickers: PickerMessages;
}

/** What the pickers say. */
export interface PickerMessages {
  /** Name of the group of pickers. */
  readonly group: string;
  readonly labels: { readonly [L in 'prefecture' | 'city' | 'town' | 'code']: string };
  /** The first option of a list, which chooses nothing. */
  readonly choose: string;
  readonly loading: string;
  /** Nothing in the list fits what was typed. */
  readonly noMatch: string;
  /** The town has several ZIP Codes. */
  readonly severalCodes: (count: number) => string;
  /** The ZIP Code that was found, with its hyphen. */
  readonly zip: (zip: string) => string;
  /** The list is empty. */
  readonly empty: string;
  /** A prefecture or city that stands in the form and in no list. */
  readonly unmatched: (name: string) => string;
}

import type { LookupError } from '../address/lookup-error.ts';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';

/** The one vocabulary of states: the `status` property, `:state()`, the demo and the tests use these words. */
export type LookupStatus = 'idle' | 'busy' | 'choosing' | 'filled' | 'incomplete' | 'error';

/** What a fill has done, for a sentence about it. */
export interface FillSummary {
  readonly filled: readonly Part[];
  readonly kept: readonly Part[];
  /** What the person is asked to enter. */
  readonly missing: readonly Part[];
  /** Where what the person had typed behind an earlier fill now stands behind another address. */
  readonly check?: readonly Part[];
}

/** What the element is showing. One at a time, so that a message can never stand beside the wrong state. */
export type LookupState =
  /** `offered`: a list that was closed without a choice; `missing`: what it would have told. */
  | { readonly status: 'idle'; readonly undone?: boolean; readonly offered?: readonly AddressRecord[]; readonly missing?: readonly Part[] }
  | { readonly status: 'busy'; /** Long enough that it is worth a word. */ readonly isSlow?: boolean }
  | { readonly status: 'choosing'; readonly records: readonly AddressRecord[] }
  | { readonly status: 'filled' | 'incomplete'; readonly summary: FillSummary }
  | { readonly status: 'error'; readonly error: LookupError };

export const IDLE: LookupState = { status: 'idle' };

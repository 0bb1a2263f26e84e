import type { PartValues } from '../address/part-values.ts';
import type { LookupError } from '../address/lookup-error.ts';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';
import type { FillSummary, Messages } from './messages/messages.ts';
import type { AddressField } from '../form/discovery/reading.ts';
import type { Field } from '../form/field.ts';
import type { FillTarget } from '../form/filling/fill-target.ts';
import type { PlannedChange } from '../form/filling/plan-fill.ts';

/** The names of the states, as in the `status` property and in `:state()`. */
export type LookupStatus = 'idle' | 'busy' | 'choosing' | 'filled' | 'incomplete' | 'error';

/** The current work of the element, or its last result. A message cannot be shown next to the wrong status. */
export type LookupPhase =
  /** `undone`: what an undo restored, what it kept because it had changed, and the code of the fill before, which is in the form again; `offered`: a list that the user closed, or whose choice was undone. */
  | {
      readonly status: 'idle';
      readonly undone?: { readonly restored: readonly Part[]; readonly kept: readonly Part[]; readonly codeText: string | undefined };
      readonly offered?: readonly AddressRecord[];
    }
  /** `isSlow`: the lookup takes long, and a message is shown; `isHeld`: the page delays the fill, and nothing is shown. */
  | { readonly status: 'busy'; readonly isSlow?: boolean; readonly isHeld?: boolean }
  | {
      readonly status: 'choosing';
      readonly records: readonly AddressRecord[];
      readonly filled?: readonly Part[];
      readonly values?: PartValues | undefined;
    }
  | { readonly status: 'filled' | 'incomplete'; readonly summary: FillSummary }
  | { readonly status: 'error'; readonly error: LookupError };

/** Changes that would replace the user's text. */
export type Conflicts = readonly PlannedChange<FillTarget>[];

/** The contents of the form, compared with the record. */
export interface FormView {
  /** The offered replacements of the user's text: all with `overwrite="ask"`, otherwise those that contradict the code. */
  readonly conflicts: Conflicts;
  readonly canUndo: boolean;
  /** The parts that the user must enter, also those that the message does not name yet. */
  readonly missing: readonly Part[];
  /** Whether the form names another place than the record of its code, and the user has not decided to keep it. */
  readonly isContradicted: boolean;
  /** The parts that contradict the record, or all records of a list, once the view shows it. */
  readonly shownDiffers: readonly Part[];
  /** The places that the user decided to keep, although they differ from the record. */
  readonly confirmed: string;
  /** Whether they are an earlier address, which is replaced as a whole or kept. */
  readonly isOtherAddress: boolean;
  /** The parts of an earlier address that are left over after the user has corrected the rest by hand. */
  readonly toCheck: readonly Part[];
  /** The parts of the last fill that their fields have lost, once the view shows it. */
  readonly shownLost: readonly Part[];
  /** The text of the record that a field has lost, and that one press brings back. */
  readonly lostText: string;
  /** The ZIP Code of the address in the form, once the user has left another code in it. */
  readonly formerZip: string | null;
  /** The fields that could take the block. */
  readonly blockFields: readonly Field[];
  /** The fields of the address, also in a step that the page has hidden. English messages use their labels. */
  readonly found: readonly AddressField[];
}

/** A sentence about what the user has just done: why the form was not submitted, that an address was kept, or that the code is not complete. */
export interface Remark {
  /** In the language that the element has when it is drawn. */
  readonly sentence: (messages: Messages) => string;
  /** The code, which is not complete; the user's choice of an offer; the control that has refused a submit; or that it no longer does. */
  readonly about: 'code' | 'choice' | 'submit' | HTMLInputElement | undefined;
}

/** The state of the element, of which the view is a function. */
export type LookupState = LookupPhase & FormView & { readonly remark: Remark | undefined };

export const IDLE: LookupPhase = { status: 'idle' };

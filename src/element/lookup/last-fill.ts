import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FormView } from '../state.ts';

/** The result of a fill, as it stays in the form. */
export interface LastFill {
  readonly record: AddressRecord;
  /** `shared`: what the addresses have in common that the user still chooses from, in a list or in the pickers; `undone`: still the record of the code. */
  readonly kind: 'whole' | 'shared' | 'undone';
  readonly code: string | null;
  /** The text that the code field contained after it, unless it was undone. */
  readonly codeText: string | undefined;
  /** The parts that the form contained after it, and those for which it contained something else. */
  readonly filled: readonly Part[];
  readonly kept: readonly Part[];
  /** The fields that could take their part, and those that the user has been in since. */
  readonly known: WeakSet<EventTarget>;
  readonly reached: WeakSet<EventTarget>;
  /** Whether its town may not go in front of a block alone again: it has done so, or the user has undone a fill. */
  readonly hasCompleted: boolean;
}

export interface Facts extends Omit<FormView, 'canUndo' | 'confirmed' | 'blockFields' | 'found'> {
  /** The places in the form that differ from the record. */
  readonly others: string;
}

export const NO_FACTS: Facts = {
  conflicts: [],
  missing: [],
  isContradicted: false,
  isOtherAddress: false,
  formerZip: null,
  toCheck: [],
  lostText: '',
  shownLost: [],
  others: '',
  shownDiffers: [],
};

/** What the form lacks or contradicts now. */
export interface Review {
  /** The parts that the message asks for. */
  readonly toEnter: readonly Part[];
  /** Whether the user must enter or correct something before the order is right. */
  readonly isIncomplete: boolean;
  /** Whether what the view shows has changed. */
  readonly isNew: boolean;
  /** Whether a part is missing that was not missing before. */
  readonly lacksMore: boolean;
}

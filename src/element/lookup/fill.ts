import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { FormPlan } from '../../form/filling/fill-and-undo.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { FillDetail } from '../events.ts';
import type { FillSummary } from '../messages/messages.ts';
import type { FormView } from '../state.ts';
import type { LookupSettings } from './settings.ts';

export interface FillWay {
  /** The records of the list, if the filled record is what they share. */
  readonly choices?: readonly AddressRecord[];
  /** Undone together with the fill before it. */
  readonly goesOn?: boolean;
  /** A picker's intermediate choice, or its last one. */
  readonly picked?: 'partly' | 'wholly' | undefined;
  /** Writes only to these fields, which contain the user's text, because the user asked for it. */
  readonly over?: readonly FillTarget[];
  /** Whether these fields are the whole address that the form contained first. */
  readonly isWhole?: boolean;
  /** They have lost the record's text, which replaces what this returns: what is in front of the block that the user typed. */
  readonly beforeBlock?: (text: string) => string;
}

/** A record to fill. `code`: the code that was looked up, as the code field contains it. */
export interface FillOrder {
  readonly record: AddressRecord;
  readonly code: string | null;
  readonly way: FillWay;
  readonly settings: LookupSettings;
}

/** A planned fill that the page did not cancel. */
export interface PlannedFill extends FillOrder {
  readonly form: ResolvedForm;
  readonly plan: FormPlan;
}

export interface Filled {
  readonly ready: PlannedFill;
  readonly summary: FillSummary;
  readonly detail: FillDetail;
  /** The parts whose fields refused or lost the text. */
  readonly failed: readonly Part[];
  readonly wrote: boolean;
  /** The page changed the form in response to the fill, so that the first result is no longer true. */
  readonly isLate?: true;
}

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

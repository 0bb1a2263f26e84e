import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { FormPlan } from '../../form/filling/fill-and-undo.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { FillDetail } from '../events.ts';
import type { FillSummary } from '../messages/messages.ts';
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

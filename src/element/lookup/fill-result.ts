import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';
import type { FillDetail } from '../events.ts';
import type { FillSummary } from '../state.ts';
import type { LookupSettings } from './settings.ts';

/** Properties of one fill. */
export interface FillWay {
  /** The records of the list, if the filled record is what they share. */
  readonly choices?: readonly AddressRecord[];
  /** Undone together with the fill before it. */
  readonly goesOn?: boolean;
  /** The lookup started because the code field changed. */
  readonly unasked?: boolean;
  /** A picker's intermediate choice, or its last one. */
  readonly picked?: 'partly' | 'wholly';
  /** Writes only to these fields, which contain the user's text, because the user asked for it. */
  readonly over?: readonly FillTarget[];
  /** The element's attributes when the lookup started; default: as they are now. */
  readonly settings?: LookupSettings;
}

/** Changes that would replace the user's text. */
export type Conflicts = readonly PlannedChange<FillTarget>[];

/** The result of a fill that the page did not cancel. */
export interface Filled {
  readonly summary: FillSummary;
  readonly detail: FillDetail;
  /** The parts whose fields refused or lost the text. */
  readonly failed: readonly Part[];
  /** Whether anything was written. */
  readonly wrote: boolean;
  /** The conflicts to compare with the record, unless all conflicts are offered. */
  readonly toCheck: Conflicts | false;
  /** The page changed the form in response to the fill, so that the first result is no longer true. */
  readonly isLate?: true;
}

/** The caller of a fill, which can abort it. */
export interface FillListener {
  readonly signal: AbortSignal;
  /** Called if the page delays the fill. */
  readonly waits: () => void;
  /** Called directly after the last write: frameworks render in a microtask, which must come after the element's events. */
  readonly ended: (end: FillEnd) => void;
}

/** A fill whose page may still respond to it. */
export interface Settling extends Pick<FillListener, 'signal' | 'ended'> {
  readonly choices: readonly AddressRecord[] | undefined;
  readonly record: AddressRecord;
  readonly code: string | null;
  readonly settings: LookupSettings;
  readonly end: Filled;
  readonly isReported: boolean;
}

/** The result of a fill; `undefined` if the page canceled it. */
export type FillEnd =
  | Filled
  /** The browser had filled the form, and nothing was written; `kept`: the parts that differ from the record. */
  | { readonly summary: FillSummary; readonly detail?: undefined }
  | undefined;

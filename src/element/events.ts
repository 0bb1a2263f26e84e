import type { LookupErrorCode } from '../address/lookup-error.ts';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';

/** What was looked up: a code by what it is, `freeword` for part of an address, `address` for pickers. */
export type LookupKind = 'postal-code' | 'digital-address' | 'freeword' | 'address';

/** A lookup starts. Cancel it with `preventDefault()`. */
export interface LookupDetail {
  /** The code, normalised (`1000004`). */
  readonly code: string;
  readonly kind: LookupKind;
}

/** The answer is there; nothing has been filled yet. */
export interface ResultsDetail extends LookupDetail {
  /** What the API found: `zipcode`, `bizzipcode`, `dgacode`. */
  readonly searchtype: string | null;
  /** Equal ones folded. */
  readonly records: readonly AddressRecord[];
}

/** One change that a fill is about to make. */
export interface FillChange {
  readonly part: Part;
  /** The field; `null` where a function of `fields` takes the part. */
  readonly field: HTMLElement | null;
  readonly from: string;
  readonly to: string;
}

/** The form is about to be filled. Cancel it with `preventDefault()`, or take time with `event.waitUntil(promise)`. */
export interface BeforeFillDetail {
  readonly record: AddressRecord;
  readonly changes: readonly FillChange[];
}

/** The form has been filled. */
export interface FillDetail {
  readonly record: AddressRecord;
  /** Parts that were written, or stood there as we wrote them before. */
  readonly filled: readonly Part[];
  /** Parts where a person's text was left alone. */
  readonly kept: readonly Part[];
  /** Parts that the record has and no field or option took. */
  readonly unfilled: readonly Part[];
  /** Parts that are still to be entered by hand: the block. */
  readonly missing: readonly Part[];
}

/** Something is still to be entered by hand. */
export interface IncompleteDetail {
  readonly missing: readonly Part[];
}

/** Fields are as they were before (`dga-undo`), or empty again (`dga-clear`). */
export interface RestoredDetail {
  readonly restored: readonly Part[];
}

/** One choice in a picker: the API's code and the name shown. */
export interface Picked {
  readonly code: string | null;
  readonly name: string;
}

/** A picker changed. */
export interface PickDetail {
  readonly level: 'prefecture' | 'city' | 'town';
  readonly prefecture: Picked | null;
  readonly city: Picked | null;
  readonly town: Picked | null;
}

/** ZIP Code and address of the form disagree. */
export interface MismatchDetail {
  /** The parts that differ; `zip` alone if no address has the ZIP Code. */
  readonly differs: readonly ('zip' | 'prefecture' | 'city' | 'town')[];
  /** The closest address of the ZIP Code; `null` if there is none. */
  readonly record: AddressRecord | null;
}

/** A lookup failed. Nothing was changed. */
export interface ErrorDetail {
  readonly code: LookupErrorCode;
  /** HTTP status, where there was an answer. */
  readonly status: number | null;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  /** The sentence that the shopper reads. */
  readonly message: string;
}

/** The events of the element, by name. All bubble and are composed. */
export interface DgaEventMap {
  'dga-lookup': CustomEvent<LookupDetail>;
  'dga-results': CustomEvent<ResultsDetail>;
  'dga-before-fill': BeforeFillEvent;
  'dga-fill': CustomEvent<FillDetail>;
  'dga-incomplete': CustomEvent<IncompleteDetail>;
  'dga-undo': CustomEvent<RestoredDetail>;
  'dga-clear': CustomEvent<RestoredDetail>;
  'dga-pick': CustomEvent<PickDetail>;
  'dga-mismatch': CustomEvent<MismatchDetail>;
  'dga-error': CustomEvent<ErrorDetail>;
}

/** `dga-before-fill`, which a page may delay. */
export interface BeforeFillEvent extends CustomEvent<BeforeFillDetail> {
  /** Delays the fill until the promise settles; a rejection or `false` cancels it. Ten seconds are the most. */
  waitUntil(promise: PromiseLike<unknown>): void;
}

declare global {
  // What bubbles can be heard at the document and the window too.
  interface GlobalEventHandlersEventMap extends DgaEventMap {}
}

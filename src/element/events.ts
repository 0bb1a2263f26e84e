import type { LookupErrorCode } from '../address/lookup-error.ts';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';

/** The kind of lookup: by a code, `freeword` for a free-text search, `address` for pickers. */
export type LookupKind = 'postal-code' | 'digital-address' | 'freeword' | 'address';

/** A lookup starts. Cancel it with `preventDefault()`. */
export interface LookupDetail {
  /** The normalized code (`1000004`). */
  readonly code: string;
  readonly kind: LookupKind;
}

/** The lookup has its records, and has filled nothing yet. */
export interface ResultsDetail extends LookupDetail {
  /** The API's `searchtype`: `zipcode`, `bizzipcode` or `dgacode`. */
  readonly searchtype: string | null;
  /** The records, equal ones merged. */
  readonly records: readonly AddressRecord[];
}

/** One change that a fill is about to make. */
export interface FillChange {
  readonly part: Part;
  /** The field; `null` if a function of `fields` takes the part. */
  readonly field: HTMLElement | null;
  readonly from: string;
  readonly to: string;
}

/** The form is about to be filled. Cancel it with `preventDefault()`, or delay it with `event.waitUntil(promise)`. */
export interface BeforeFillDetail {
  readonly record: AddressRecord;
  readonly changes: readonly FillChange[];
}

/** The form has been filled. */
export interface FillDetail {
  readonly record: AddressRecord;
  /** The parts that the element wrote now, or had written before. */
  readonly filled: readonly Part[];
  /** The parts whose fields keep the user's text. */
  readonly kept: readonly Part[];
  /** The parts of the record that no field or option took, and readings that a field asks for but that could not be found. */
  readonly unfilled: readonly Part[];
  /** The parts that the user must still enter, such as the block. */
  readonly missing: readonly Part[];
}

/** The user must still enter some parts. */
export interface IncompleteDetail {
  readonly missing: readonly Part[];
}

/** The parts whose fields were restored (`dga-undo`) or emptied (`dga-clear`). */
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
  /** The parts that differ: `zip`, `prefecture`, `city`, `town`; `zip` alone if no address has the ZIP Code. */
  readonly differs: readonly ('zip' | 'prefecture' | 'city' | 'town')[];
  /** The closest address of the ZIP Code; `null` if there is none. */
  readonly record: AddressRecord | null;
}

/** A lookup failed. Nothing was changed. */
export interface ErrorDetail {
  readonly code: LookupErrorCode;
  /** HTTP status; `null` without a response. */
  readonly status: number | null;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  /** The message that the user reads, without the code that was looked up: it may identify a home. */
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
  /** Delays the fill until the promise settles; a rejection or `false` cancels it. The limit is ten seconds. */
  waitUntil(promise: PromiseLike<unknown>): void;
}

declare global {
  // The events bubble to the document and the window.
  interface GlobalEventHandlersEventMap extends DgaEventMap {}
}

import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { PartValues } from '../../address/part-values.ts';
import type { CodeKind } from '../../address/read-code.ts';
import type { Part } from '../../address/parts.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import type { Accepted } from '../attributes.ts';
import type { CheckMessages } from './check-messages.ts';

export type PartNames = { readonly [P in Part]?: string };

/**
 * A message for the one line below the code field: a sentence, or a short text for the eye and the full sentence for screen readers. What
 * the page shows anyway needs no text for the eye.
 */
export type Message = string | { readonly shown: string; readonly spoken: string };

/** The places that a fill has changed, as in the address of a corrected code. */
export interface Correction {
  /** Names the places that changed, and the block that the user had typed. */
  message(messages: Messages): Message;
  /** The parts that it asks to check. */
  readonly told: readonly Part[];
  /** Whether the user has changed the block since. */
  isChecked(): boolean;
}

/** The result of a fill, for the message. */
export interface FillSummary {
  readonly filled: readonly Part[];
  /** The texts of the record. The message names the place that was filled for people who do not see the fields: 東京都千代田区飯田橋. */
  readonly values?: PartValues | undefined;
  readonly kept: readonly Part[];
  /** The parts that the user must enter. */
  readonly missing: readonly Part[];
  /** The parts whose fields have a new beginning before the user's own text: the user should check them. */
  readonly check?: readonly Part[];
  /** Those of them whose text of an earlier address was emptied. */
  readonly cleared?: readonly Part[];
  /** The places that the fill has changed, once the chunk of the code field is loaded. */
  readonly changed?: Correction | undefined;
  /** The names of buildings and companies that no field took: the parcel needs them. */
  readonly lost?: readonly string[] | undefined;
  /** The code field no longer contains the code of the fill: the message is not shown. */
  readonly isStale?: boolean;
}

/** All labels and messages in one language, as plain text; the element never parses them as HTML. */
export interface Messages {
  /** Label of the built-in input. */
  readonly label: (accept: readonly Accepted[]) => string;
  /** Hint below the built-in input: what the user may type. */
  readonly hint: (accept: readonly Accepted[]) => string;
  /** The button that starts a lookup. */
  readonly lookUp: string;
  readonly busy: string;
  /** After a fill: the parts that were filled, the user's entries that were kept, the parts still to enter, and those to check. */
  readonly filled: (summary: FillSummary) => string;
  /** Shown above the list when several addresses have the code. */
  readonly several: (count: number) => string;
  /** Accessible name of the list of addresses. */
  readonly listLabel: string;
  /** Label of the filter above a long list. */
  readonly filter: string;
  /** For screen readers, after `several`: a long list has a filter. Nothing is said in a language that lacks it. */
  readonly canFilter?: string | undefined;
  /** The button that shows the list again after the user closed it. */
  readonly reopen: string;
  /** The button that switches the on-screen keyboard from digits to letters, or back. */
  readonly keyboard: (hasLetters: boolean) => string;
  /** The reading shown next to the name of a place. */
  readonly reading: 'kana' | 'roma';
  /** The choice for addresses whose town is not in the list (以下に掲載がない場合). */
  readonly noTown: string;
  readonly undo: string;
  /** After an undo: the restored parts. `filled` names the parts that were kept. */
  readonly undone: (restored: readonly Part[]) => Message;
  readonly retry: string;
  /** The button that replaces the user's text (`overwrite="ask"`). */
  readonly replace: (parts: readonly Part[]) => string;
  /** The failure and what the user can do now. `retryAfter` is in seconds; `text` is the code that has no address, with a hyphen. */
  readonly error: (code: LookupErrorCode, retryAfter: number | null, accept: readonly Accepted[], text?: string) => string;
  readonly valueMissing: string;
  /** The messages with the labels of the page's fields as the names of parts. */
  withLabels?(found: readonly AddressField[]): Messages;
  readonly pickers: PickerMessages;
  /** Messages about what the form contains now. Missing ones are shown in Japanese. */
  readonly order?: Partial<OrderMessages> | undefined;
  /** Messages of `find-zip` and `verify`. Missing ones are shown in English. */
  readonly checks?: Partial<CheckMessages> | undefined;
  /** Messages for `endpoint="list:…"`. Missing ones are shown in English. */
  readonly list?: Partial<ListMessages> | undefined;
}

/** Messages about what the form contains between a fill and its submission. */
export interface OrderMessages {
  /** The form contains the address of another place than the ZIP Code. */
  readonly otherAddress: string;
  /**
   * For screen readers, after `otherAddress`: the place of the ZIP Code, and whether the user can choose to replace the whole address or to
   * keep it. Nothing is said in a language that lacks it.
   */
  readonly otherPlace: (place: string, isOffered: boolean) => string;
  /** The button that replaces the whole address. */
  readonly replaceAddress: string;
  /** The button that keeps it. */
  readonly keepAddress: string;
  /** After the user has kept an address. */
  readonly kept: string;
  /** The button that brings a lost part back: 千代田区. */
  readonly bringBack: (text: string) => string;
  /** The parts of an earlier address that were emptied as another one replaced it. */
  readonly cleared: (parts: readonly Part[]) => string;
  /** Names of buildings and companies that no field took. */
  readonly lost: (names: readonly string[]) => string;
  /** No address has the code, and the form contains the one of another ZIP Code. */
  readonly formerZip: (zip: string) => string;
  /** After a correction: the places that changed, and the block that the user had typed; empty if there is none. */
  readonly changed: (parts: readonly Part[], place: string, block: string) => string;
  /** The user has emptied the code after a fill. */
  readonly emptied: string;
  /** The user has left a code that is not complete. */
  readonly unfinished: (kind: CodeKind) => string;
}

/** Messages about searches that a page without the API cannot answer. */
export interface ListMessages {
  /** A Digital Address was entered. */
  readonly noDigitalAddress: string;
  /** Too many towns of the country have this name. */
  readonly noCity: string;
}

/** Labels and messages of the pickers. */
export interface PickerMessages {
  /** Accessible name of the group. */
  readonly group: string;
  readonly labels: { readonly [L in 'prefecture' | 'city' | 'town' | 'code']: string };
  /** The first option of a native list, which chooses nothing. */
  readonly choose: string;
  /** The placeholder of a searchable list. */
  readonly search: string;
  readonly loading: string;
  /** No option matches the typed text. */
  readonly noMatch: string;
  /** The town has several ZIP Codes. */
  readonly severalCodes: (count: number) => string;
  /** The ZIP Code of the choice. `zip` has a hyphen. */
  readonly zip: (zip: string) => string;
  /** The list contains nothing to choose. */
  readonly empty: string;
  /** The user has left a picker with a text, or the form contains a prefecture or city, that is not in the list. */
  readonly unmatched: (text: string) => string;
}

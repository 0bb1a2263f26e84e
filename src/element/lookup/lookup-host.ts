import type { LookupError } from '../../address/lookup-error.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { DgaEventMap } from '../events.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import type { LookupSettings } from './settings.ts';

/** The free-text search, with `accept="… freeword"`. */
export interface TextSearch {
  /** Searches for a text. @throws {LookupError} after `dga-error` */
  lookUp(text: string): Promise<readonly AddressRecord[]>;
}

/** The early request, with `lookahead`. */
export interface EarlyRequest {
  /** Call when the user has changed the text in the code field. */
  typed(text: string): void;
  /**
   * The answer for a complete code. `undefined`, directly or later: the code itself must be looked up.
   * @throws the signal's own reason once it aborts
   */
  answerFor(code: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer | undefined> | undefined;
}

/** The session, as a lookup requires it. */
export interface LookupHost {
  /** The element, for its attributes and its `dga-before-fill`. */
  readonly element: LookupElement;
  /** The early request, once its chunk is loaded. */
  readonly lookahead: EarlyRequest | undefined;
  /** Whether the address is in another country than Japan: the element is inactive. */
  readonly isAbroad: boolean;
  /** The page's fields as they are now. */
  findForm(block: HTMLElement | undefined): FoundForm;
  /** Call before a record is planned and written. */
  prepare(record: AddressRecord, isReplacing: boolean): void;
  /** Loads the free-text search. @throws {LookupError} `network` */
  search(): Promise<TextSearch>;
  /** Publishes the state of a lookup. */
  show(state: LookupState, block: HTMLElement | undefined): void;
  /** Dispatches an event of the element. Returns false if the page canceled it. */
  dispatch<K extends keyof DgaEventMap>(type: K, detail: DgaEventMap[K]['detail']): boolean;
  dispatchError(error: LookupError): void;
}

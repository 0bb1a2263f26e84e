import type { LookupError } from '../../address/lookup-error.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { DgaEventMap } from '../events.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';

/** The free-text search, with `accept="… freeword"`. */
export interface TextSearch {
  /** Searches for a text. @throws {LookupError} after `dga-error` */
  lookUp(text: string): Promise<readonly AddressRecord[]>;
}

/** The session, as a lookup requires it. */
export interface LookupHost {
  /** The element, for its attributes and its `dga-before-fill`. */
  readonly element: LookupElement;
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

import type { LookupError } from '../../address/lookup-error.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { FieldReader } from '../../form/discovery/found-field.ts';
import { acceptedOf } from '../attributes.ts';
import type { DgaEventMap } from '../events.ts';
import { messagesOf } from '../messages/language.ts';
import type { FormFinder } from '../page/form-finder.ts';
import type { LookupElement } from '../properties.ts';
import { IDLE, type LookupState } from '../state.ts';
import type { EarlyRequest, LookupHost, TextSearch } from './lookup-host.ts';
import { Lookup } from './lookup.ts';

/**
 * The store of one element: takes requests, publishes one state, and dispatches the element's events. The shell, the controllers and
 * the view subscribe to it. With `compat`, every block of the page has a separate lookup.
 */
export class LookupSession implements LookupHost {
  readonly element: LookupElement;
  readonly #finder: FormFinder;
  readonly #loadSearch: () => Promise<TextSearch>;
  readonly #listeners: ((state: LookupState) => void)[] = [];
  readonly #writers: ((record: AddressRecord, isReplacing: boolean) => void)[] = [];
  readonly #lookups = new WeakMap<HTMLElement, Lookup>();
  #lookup: Lookup;
  #state: LookupState = IDLE;
  #isUsed = false;
  #hasRoom = false;
  /** The early request, once its chunk is loaded. */
  lookahead: EarlyRequest | undefined;
  /** The choices of the pickers, for the browser to restore when the user returns to the page. */
  choicesToRestore = '';

  /** @param loadSearch - loads the free-text search, which only pages with `accept="freeword"` use */
  constructor(element: LookupElement, finder: FormFinder, loadSearch: () => Promise<TextSearch>) {
    this.element = element;
    this.#finder = finder;
    this.#loadSearch = loadSearch;
    this.#lookup = new Lookup(this, undefined);
    // The page's block field reports the problem, and can take the focus: the browser then skips the element.
    element.addEventListener('invalid', (event) => this.#lookup.demandsBlock && event.preventDefault());
  }

  /** The state that the element shows. */
  get state(): LookupState {
    return this.#state;
  }

  /** The lookup of the current form. */
  get lookup(): Lookup {
    return this.#lookup;
  }

  /** Calls back after every change of the state. */
  subscribe(listener: (state: LookupState) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls back before a record is planned and written, so that the page's selects can get an option for it. */
  beforeWrite(listener: (record: AddressRecord, isReplacing: boolean) => void): void {
    this.#writers.push(listener);
  }

  /** Makes discovery ask a reader before the readers of names and labels. */
  addReader(reader: FieldReader): void {
    this.#finder.readers = [...this.#finder.readers, reader];
  }

  /** Looks a text up. The page is notified of a failure by `dga-error`, the user by the message. */
  request(text: string, isAutomatic = false): void {
    this.use();
    this.#lookup.lookUp(text, isAutomatic).catch(() => undefined);
  }

  /** Fills the form from a record that the user chose. */
  choose(record: AddressRecord): void {
    this.#lookup.select(record).catch(() => undefined);
  }

  /** With `compat`: continues with the lookup of the block that the user entered. */
  enter(block: HTMLElement): void {
    const before = this.#finder.block;
    if (before) this.#lookups.set(before, this.#lookup);
    this.#finder.block = block;
    this.#lookup = this.#lookups.get(block) ?? new Lookup(this, block);
    this.#publish(this.#lookup.state);
  }

  /** Shows a failure outside of a lookup, such as a list of the pickers that cannot be loaded, and dispatches `dga-error`. */
  fail(error: LookupError): void {
    this.#publish({ status: 'error', error });
    this.dispatchError(error);
  }

  /** Shows the state of the lookup again after `fail`. */
  recover(): void {
    this.#publish(this.#lookup.state);
  }

  /** Whether the element keeps room for messages: since the first lookup, whose key press hides that the page moves. */
  get hasRoom(): boolean {
    return this.#hasRoom;
  }

  /** Whether the user or the page has started to use the element. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  use(): void {
    this.#isUsed = true;
  }

  // The interface for lookups

  get isAbroad(): boolean {
    return this.#finder.isAbroad;
  }

  findForm(block: HTMLElement | undefined = this.#finder.block): FoundForm {
    return this.#finder.find(block);
  }

  prepare(record: AddressRecord, isReplacing: boolean): void {
    for (const prepare of this.#writers) prepare(record, isReplacing);
  }

  show(state: LookupState, block: HTMLElement | undefined): void {
    if (block === this.#finder.block) this.#publish(state);
  }

  search(): Promise<TextSearch> {
    return this.#loadSearch();
  }

  /** Dispatches an event of the element. Returns false if the page canceled it. */
  dispatch<K extends keyof DgaEventMap>(type: K, detail: DgaEventMap[K]['detail']): boolean {
    // A copy, because the page may change it. JSON, because records of a custom client may be proxies, which cannot be cloned.
    const copy = JSON.parse(JSON.stringify(detail)) as typeof detail;
    const init = { detail: copy, bubbles: true, composed: true, cancelable: type === 'dga-lookup' };
    /** @internal documented by the `@fires` lines of the class */
    return this.element.dispatchEvent(new CustomEvent(type, init));
  }

  dispatchError(error: LookupError): void {
    const { code, status, retryAfter, requestId } = error;
    const message = messagesOf(this.element).messages.error(code, retryAfter, acceptedOf(this.element.accept));
    this.dispatch('dga-error', { code, status, retryAfter, requestId, message });
  }

  #publish(state: LookupState): void {
    this.#state = state;
    this.#hasRoom ||= state.status !== 'idle';
    for (const listener of this.#listeners) listener(state);
  }
}

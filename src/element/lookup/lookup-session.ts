import { LookupError } from '../../address/lookup-error.ts';
import { isLettersOnly, type ReadCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import { dispatchError } from '../dispatch.ts';
import { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import { IDLE, type LookupState } from '../state.ts';
import { clientFor } from './client-for.ts';
import type { Lookahead } from './lookahead.ts';
import { Lookup } from './lookup.ts';
import { type LookupSettings, readSettings, searchOptions } from './settings.ts';

/** Searches for a text. @throws {LookupError} after `dga-error` */
type SearchText = (text: string) => Promise<readonly AddressRecord[]>;

/**
 * The store of one element: takes requests and publishes one state. The shell, the controllers and the view subscribe to it. With
 * `compat`, every block of the page has a separate lookup.
 */
export class LookupSession {
  readonly #element: LookupElement;
  readonly #loadSearch: () => Promise<SearchText>;
  readonly #listeners: ((state: LookupState) => void)[] = [];
  readonly #lookups = new WeakMap<HTMLElement, Lookup>();
  /** The page's form. */
  readonly page: PageForm;
  #lookup: Lookup;
  #state: LookupState = IDLE;
  #isUsed = false;
  /** The early request, once its chunk is loaded. */
  lookahead: Lookahead | undefined;
  /** The choices of the pickers, for the browser to restore when the user returns to the page. */
  choicesToRestore = '';

  /** @param loadSearch - loads the free-text search, which only pages with `accept="freeword"` use */
  constructor(element: LookupElement, loadSearch: () => Promise<SearchText>) {
    this.#element = element;
    this.#loadSearch = loadSearch;
    this.page = new PageForm(element);
    this.#lookup = this.#lookupIn(undefined);
    // The page's block field reports the problem, and can take the focus: the browser then skips the element.
    element.addEventListener('invalid', (event) => this.#lookup.form.demandsBlock && event.preventDefault());
  }

  /** The state that the element shows. */
  get state(): LookupState {
    return this.#state;
  }

  /** The lookup of the current form. */
  get lookup(): Lookup {
    return this.#lookup;
  }

  /** Whether the user or the page has started to use the element. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  use(): void {
    this.#isUsed = true;
  }

  /** Calls back after every change of the state. */
  subscribe(listener: (state: LookupState) => void): void {
    this.#listeners.push(listener);
  }

  #publish(state: LookupState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  #lookupIn(block: HTMLElement | undefined): Lookup {
    return new Lookup(this.#element, this.page, block, (state) => {
      if (block === this.page.block) this.#publish(state);
    });
  }

  /** With `compat`: continues with the lookup of the block that the user entered. */
  enter(block: HTMLElement): void {
    const before = this.page.block;
    if (before) this.#lookups.set(before, this.#lookup);
    this.page.block = block;
    this.#lookup = this.#lookups.get(block) ?? this.#lookupIn(block);
    this.#publish(this.#lookup.state);
  }

  /** Looks a text up. The page is notified of a failure by `dga-error`, the user by the message. */
  request(text: string, isAutomatic = false, read?: ReadCode): void {
    this.lookUp(text, isAutomatic, read).catch(() => undefined);
  }

  /**
   * Looks a text up, as a code or as words, and fills the form.
   * @param isAutomatic - the code field changed; a form that the browser has just filled is then left alone
   * @throws {LookupError} after `dga-error`, with the form as it was
   * @throws an `AbortError` if a later lookup started
   */
  async lookUp(text: string, isAutomatic = false, read: ReadCode = readCode(text)): Promise<readonly AddressRecord[]> {
    this.use();
    if (this.page.isAbroad) return [];
    const settings = readSettings(this.#element);
    const { accept } = settings;
    const lookup = this.#lookup;
    const acceptsWords = accept.includes('freeword');
    const search = async (): Promise<readonly AddressRecord[]> => {
      const searchText = await this.#loadSearch().catch((error: unknown) => lookup.fail(error));
      return searchText(text);
    };
    if (read.state === 'complete' && accept.includes(read.kind)) {
      const { code, kind } = read;
      const ask = (signal: AbortSignal): Promise<CodeAnswer> => this.#ask(code, settings, signal);
      const way = { unasked: isAutomatic, settings };
      return lookup.lookUp({ code, kind }, ask, way, acceptsWords && isLettersOnly(text) ? search : undefined);
    }
    lookup.abort();
    if (acceptsWords && read.state !== 'empty') return search();
    return lookup.fail(new LookupError('invalid-code', 'The text is not a complete code.'));
  }

  async #ask(code: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer> {
    const early = this.lookahead?.answerFor(code, settings, signal);
    return (early && (await early)) ?? clientFor(settings).searchCode(code, searchOptions(settings, signal));
  }

  /** Fills the form from a record that the user chose. */
  choose(record: AddressRecord): void {
    this.#lookup.select(record).catch(() => undefined);
  }

  /** Shows a failure outside of a lookup, such as a list of the pickers that cannot be loaded, and dispatches `dga-error`. */
  fail(error: LookupError): void {
    this.#publish({ status: 'error', error });
    dispatchError(this.#element, error);
  }

  /** Shows the state of the lookup again after `fail`. */
  recover(): void {
    this.#publish(this.#lookup.state);
  }
}

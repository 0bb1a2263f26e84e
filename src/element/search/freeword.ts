import { css, type CSSResult, type ReactiveController } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { isComposingKey } from '../../form/dom.ts';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { type SplitAddress, splitBlock } from '../../address/free-text/split-block.ts';
import { Listbox, type ListboxHost } from '../ui/listbox.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { showRemark } from '../lookup/remarks.ts';
import type { LookupState } from '../state.ts';
import type { Messages } from '../messages/messages.ts';
import { addressClientFor } from '../clients/address-client.ts';
import { listsFor } from '../pickers/picker-lists.ts';
import { pickersStyles } from '../pickers/pickers-styles.ts';
import { findPlaces, isNamed, type Place, placesIn } from './places.ts';

const PAUSE_MS = 350;

/** The suggestions below the built-in input, which is as wide as an address. The list has the styles of a picker's list. */
const freewordStyles = css`
  .row {
    position: relative;
    max-inline-size: var(--_width, 32em);
  }
  .row > [part='input'] {
    max-inline-size: none;
  }
`;

/** A failed search is reported by `dga-error` and by the message, unless a later one started. */
const REPORTED = (): void => undefined;

/** The only place, if there is nothing left to choose in it. */
const wholeOf = ([only, second]: readonly Place[]): Place | undefined => (only?.isWhole && !second ? only : undefined);

/** Whether a text is free text and not a code or the beginning of one. Letters only can be either until the user presses Enter (`isCertain`). */
function isWords(text: string, isCertain: boolean): boolean {
  const read = readCode(text);
  if (read.state === 'unreadable') return true;
  return isCertain && read.state === 'unfinished' && !/[0-9]/.test(read.typed);
}

/** The free-text search in the code field: suggests places, narrows a prefecture or a city, fills a town, and keeps the block. */
class Freeword implements ReactiveController, ListboxHost<Place> {
  static readonly styles: readonly CSSResult[] = [pickersStyles, freewordStyles];

  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #box: Listbox<Place>;
  #places: readonly Place[] = [];
  #split: SplitAddress = splitBlock('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: LookupElement, session: LookupSession) {
    this.#element = element;
    this.#session = session;
    this.#box = new Listbox(element, this);
    element.addController(this);
    // The user may have typed before the chunk was loaded.
    if (session.isUsed) this.typed(element.value);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#box.close();
  }

  // The interface for the list

  readonly part = 'picker-list';
  readonly id = 'place';

  items(): readonly Place[] {
    return this.#places;
  }

  nameOf({ name }: Place): string {
    return name;
  }

  renderOption({ name, detail }: Place): TemplateResult {
    return html`<span lang="ja">${name}</span>${detail === null ? nothing : html`<small>${detail}</small>`}`;
  }

  choose(place: Place): void {
    void this.#choose(place);
  }

  dismiss(): void {
    this.#box.close();
    this.#session.dismiss();
  }

  get #input(): HTMLInputElement | null {
    return this.#element.renderRoot.querySelector<HTMLInputElement>('#code');
  }

  get #accepts(): boolean {
    return this.#element.accepted.includes('freeword');
  }

  /** Searches for a text after a pause in typing. */
  typed(text: string): void {
    clearTimeout(this.#timer);
    this.#box.close();
    const { trigger } = this.#element;
    if (!this.#accepts || trigger === 'button' || trigger === 'manual') return;
    if (isWords(text, false) && text.trim().length > 1) this.#timer = setTimeout(() => void this.#search(text, false), PAUSE_MS);
  }

  /** Handles a key in the code field. Returns false if the search does not use it. */
  keyed(event: KeyboardEvent, text: string): boolean {
    if (!this.#accepts) return false;
    const isUsed = event.key === 'Enter' ? this.#entered(event, text) : this.#input !== null && this.#moved(event, text);
    if (isUsed) event.preventDefault();
    return isUsed;
  }

  /** Handles Enter: chooses the active place, or searches. */
  #entered(event: KeyboardEvent, text: string): boolean {
    if (this.#input && this.#box.active && this.#box.key(event)) return true;
    const isSearch = isWords(text, true) && this.#element.trigger !== 'manual';
    if (isSearch) void this.#search(text, true);
    return isSearch;
  }

  /** Handles the other keys of the combobox. */
  #moved(event: KeyboardEvent, text: string): boolean {
    const { state, code } = this.#session;
    // Words that have not been searched yet, or whose list was closed.
    if (event.key === 'ArrowDown' && !isComposingKey(event) && isWords(text, true) && (text.trim() !== code || state.status === 'idle')) {
      void this.#search(text, false);
      return true;
    }
    if (this.#places.length === 0) return false;
    // After a fill, there is no list to open.
    return !('summary' in state) && this.#box.key(event);
  }

  /** Searches for a text. @throws {LookupError} after `dga-error` */
  async lookUp(text: string): Promise<readonly AddressRecord[]> {
    clearTimeout(this.#timer);
    return this.#find(text, true);
  }

  async #search(text: string, isCertain: boolean): Promise<void> {
    clearTimeout(this.#timer);
    const flow = this.#session;
    const code = text.trim();
    // The same text again: show its result again, without a request.
    if (code === flow.code && this.#places.length > 0 && flow.state.status !== 'error') {
      const named = this.#places.filter((place) => isNamed(place, this.#split.words));
      const [only, second] = isCertain ? named : [];
      if (only && !second) return only.record === flow.record && !flow.isNew(code) ? undefined : this.#choose(only);
      if (isCertain || flow.state.status === 'idle') flow.offer(this.#places.map(({ record }) => record));
      // Enter has changed nothing that a screen reader would read.
      if (isCertain && this.#box.isOpen) showRemark(flow, ({ several }) => several(this.#places.length));
      this.#open();
      return;
    }
    await this.#find(text, isCertain).catch(REPORTED);
  }

  /** `isCertain`: the user asked for the search, so that a single place is filled even if the text does not name it completely. */
  async #find(text: string, isCertain: boolean): Promise<readonly AddressRecord[]> {
    const split = splitBlock(text);
    const element = this.#element;
    return this.#show(
      text.trim(),
      split,
      async (signal) => findPlaces(text, split, await addressClientFor(element), listsFor(element), signal),
      ([only, second]) => (only && !second && (isCertain || isNamed(only, split.words)) ? only : undefined),
    );
  }

  async #show(
    code: string,
    split: SplitAddress,
    find: (signal: AbortSignal) => Promise<readonly Place[]>,
    certain: (places: readonly Place[]) => Place | undefined,
    fieldText: string = code,
  ): Promise<readonly AddressRecord[]> {
    const flow = this.#session;
    // After a search that finds nothing, Down must not lead to the places of the one before.
    this.#places = [];
    const found = await flow.search(
      { code, kind: 'freeword' },
      async (signal) => {
        let places = await find(signal);
        let only = certain(places);
        // The town may have several ZIP Codes.
        if (only && !only.isWhole) {
          places = await placesIn(only, split, listsFor(this.#element), signal);
          only = wholeOf(places);
        }
        this.#places = places;
        this.#split = split;
        if (!only) this.#open();
        return { records: places.map(({ record }) => record), only: only?.record };
      },
      fieldText,
    );
    if (flow.record && found.includes(flow.record)) this.#showZip();
    return found;
  }

  /** Shows the ZIP Code of the filled address in the built-in input, instead of the words. Undo brings the words back. */
  #showZip(): void {
    const element = this.#element;
    const { record } = this.#session;
    const words = element.value;
    if (!this.#input || !record?.zip_code || readCode(words).state === 'complete') return;
    const zip = hyphenateCode(record.zip_code);
    element.value = zip;
    const restore = (): void => {
      if (element.value === zip) element.value = words;
    };
    element.addEventListener('dga-undo', restore, { once: true });
  }

  #open(): void {
    if (this.#input) this.#box.open();
  }

  /** Fills the form from a suggested record, or suggests the places in it. Returns false if the search has not suggested it. */
  chooseRecord(record: AddressRecord): boolean {
    const place = this.#places.find((one) => one.record === record);
    if (place) void this.#choose(place);
    return place !== undefined;
  }

  async #choose(place: Place): Promise<void> {
    const element = this.#element;
    const flow = this.#session;
    this.#box.close();
    if (place.isWhole) {
      await flow.select(place.record);
      this.#showZip();
      return;
    }
    const split = this.#split;
    const text = `${place.name}${split.block ?? ''}${split.building === null ? '' : ` ${split.building}`}`;
    // The page's field keeps the text until a ZIP Code is known.
    if (this.#input) element.value = text;
    const fieldText = element.value.trim();
    const find = (signal: AbortSignal): Promise<readonly Place[]> => placesIn(place, split, listsFor(element), signal);
    await this.#show(text, { ...split, words: place.name }, find, wholeOf, fieldText).catch(REPORTED);
  }

  /** The suggestions below the built-in input. */
  render(messages: Messages, state: LookupState): TemplateResult | typeof nothing {
    const input = this.#input;
    if (!input || state.status !== 'choosing' || !this.#accepts || state.records[0] !== this.#places[0]?.record) return nothing;
    return this.#box.render(messages.listLabel, messages.pickers.noMatch);
  }

  /** Whether the suggestions are shown below the built-in input. */
  get isShown(): boolean {
    return this.#places.length > 0 && this.#input !== null;
  }

  /** Makes the built-in input a combobox. The page's field cannot refer to a list in a shadow root. */
  hostUpdated(): void {
    const input = this.#input;
    if (!input || !this.#accepts) return;
    this.#box.rendered(input);
    this.#describe(input);
  }

  /** Takes the hint from the input as long as its words have a result: Orca reads the input again after a choice, with the hint first. */
  #describe(input: HTMLInputElement): void {
    const { state } = this.#session;
    if (this.#element.shadowRoot?.activeElement !== input) {
      if (!input.hasAttribute('aria-describedby')) input.setAttribute('aria-describedby', 'hint');
    } else if (state.status === 'choosing' || 'summary' in state) input.removeAttribute('aria-describedby');
  }
}

export { Freeword as Controller };

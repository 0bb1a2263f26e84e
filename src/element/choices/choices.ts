import type { ReactiveController } from '@lit/reactive-element';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { Message, Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import { type Choosing, type StatusView, tell } from '../status/status-messages.ts';
import { isTouchDevice } from '../ui/touch-device.ts';
import { create } from '../ui/create.ts';
import { fitIntoView, markMore } from '../ui/fit-into-view.ts';
import { PauseText } from '../ui/pause-text.ts';
import { spokenCode } from '../ui/spoken-codes.ts';
import { listKey, type ListKeys, TypeAhead } from './choice-keys.ts';
import { type Choice, type ChoiceGroup, groupChoices } from './describe.ts';

/** Number of choices from which the list has a filter: about two screens of a phone. */
const FILTER_FROM = 12;

/** Finds choices by a part of their names, until the chunk that also knows readings is loaded. */
function findByName(choices: readonly Choice[], text: string): readonly Choice[] {
  return choices.filter(({ name, detail }) => `${name}${detail}`.includes(text.trim()));
}

/** The list of addresses: a listbox with one tab stop, grouped by prefecture and city. A long list has a filter above it. */
export class Choices implements ReactiveController, ListKeys {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #choose: (record: AddressRecord) => void;
  readonly typeAhead: TypeAhead = new TypeAhead();
  #records: readonly AddressRecord[] = [];
  #messages: Messages | undefined;
  #groups: readonly ChoiceGroup[] = [];
  #all: readonly Choice[] = [];
  /** The text in the filter. */
  #text = '';
  #match: typeof findByName | undefined;
  /** The record of the active choice: on English pages, each update describes the records again. */
  #active: AddressRecord | undefined;
  #wasEntered = false;
  readonly #count: PauseText;
  /** Whether a pointer moves the focus into the list. */
  #isPressed = false;
  readonly #view: HTMLElement = create('span');

  /** @param choose - called with the record that the user chose */
  constructor(element: LookupElement, session: LookupSession, choose: (record: AddressRecord) => void) {
    this.#element = element;
    this.#session = session;
    this.#choose = choose;
    this.#count = new PauseText(element);
    session.subscribe((state) => {
      // The same list may be shown with another state of the form.
      if (state.status === 'choosing' && state.records === this.#records) return;
      this.#text = '';
      this.#active = undefined;
      this.#wasEntered = false;
      this.#count.clear();
      this.#keepRoom(false);
    });
    element.addController(this);
  }

  hostUpdated(): void {
    const list = this.#list;
    if (list) requestAnimationFrame(() => markMore(list));
  }

  /** Whether the user sees the list: the page may hide it. */
  get #isVisible(): boolean {
    return (this.#list?.getClientRects().length ?? 0) > 0;
  }

  /**
   * Moves the focus to the list, or to the filter above it. Returns false if it cannot, because there is no list or the page hides it.
   * @param isAtFirst - makes the first address active in a list with a filter, too
   */
  focus(isAtFirst = false): boolean {
    // On touch screens, the filter would open the keyboard above the list.
    const target = (isTouchDevice() ? null : this.#filterInput) ?? this.#list;
    target?.focus();
    if (!target || this.#element.shadowRoot?.activeElement !== target) return false;
    // The list makes its first address active itself as it gets the focus.
    if (isAtFirst && this.active !== 0) this.activate(0);
    return true;
  }

  /** Shows the list again that the user closed, and moves the focus to it. Returns false if there is none. */
  reopen(): boolean {
    const { state } = this.#session;
    if (state.status !== 'idle' || !state.offered) return false;
    this.#session.reopen();
    void this.#element.updateComplete.then(() => this.focus(true));
    return true;
  }

  /** Handles a key in the code field. Returns whether it was used. @param isLastBox - Tab leaves the code field, not the first of two boxes */
  keyed({ key, shiftKey }: KeyboardEvent, isLastBox: boolean): boolean {
    if (key === 'ArrowDown' && this.reopen()) return true;
    if (this.#session.state.status !== 'choosing') return false;
    // If the page hides the list, there is nothing to close, the focus cannot move there, and Tab must not be a trap.
    if (key === 'Escape' && this.#isVisible) {
      this.#session.dismiss();
      return true;
    }
    // Tab moves from the field into the list, wherever the element is. After that, Tab has its usual meaning.
    const isOnward = key === 'Tab' && !shiftKey && isLastBox && !this.#wasEntered;
    return (isOnward || key === 'ArrowDown' || key === 'Enter') && this.focus(!isOnward);
  }

  // The interface for the keys

  get order(): readonly Choice[] {
    if (this.#text.trim() === '') return this.#all;
    const matches = new Set(this.#find());
    return this.#all.filter((choice) => matches.has(choice));
  }

  /** What the addresses share, which is in the form already, and their number: for the eye of those that the filter leaves. */
  tell({ messages, loaded }: StatusView, { records, filled = [], values }: Choosing): readonly Message[] {
    const isSuggested = loaded.search?.isShown;
    const count = this.#text.trim() !== '' && records === this.#records ? this.order.length : records.length;
    // Orca does not name the filter if an address in the list is active.
    const hint = records.length >= FILTER_FROM && !isSuggested && messages.canFilter;
    return [
      ...(filled.length > 0 ? [{ shown: '', spoken: tell(messages, { filled, values }) }] : []),
      // Suggestions are above the line, and would cover it. A filtered list says itself that nothing matches.
      { shown: isSuggested || !count ? '' : messages.several(count), spoken: messages.several(records.length) },
      ...(hint ? [{ shown: '', spoken: hint }] : []),
    ];
  }

  get active(): number {
    return this.order.findIndex(({ record }) => record === this.#active);
  }

  activate(index: number): void {
    const before = this.#active;
    this.#activate(this.order[index]);
    // The only match, the end of the list, or no match at all.
    if (before === this.#active) this.#announce(before);
  }

  #activate(choice: Choice | undefined): void {
    this.#active = choice?.record;
    this.#wasEntered = true;
    this.#element.requestUpdate();
    const { renderRoot, updateComplete } = this.#element;
    void updateComplete.then(() =>
      renderRoot.querySelector('[part="list"] [aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' }),
    );
  }

  choose({ record }: Choice): void {
    this.#leave(() => this.#choose(record));
  }

  clear(): void {
    this.#search('');
  }

  focusFilter(): boolean {
    this.#filterInput?.focus();
    return this.#filterInput !== null;
  }

  close(): void {
    this.#leave(() => this.#session.dismiss());
  }

  /**
   * Moves the focus to the code field, and removes the list later: if Firefox reports that the list is gone before the focus, Orca goes on its
   * own to a field or a label beside the list, and reads the code field without its name, or not at all.
   */
  #leave(act: () => void): void {
    if (this.#element.isDisabled) return;
    const { records } = this.#session;
    this.#element.focus();
    const run = (): void => {
      const { state } = this.#session;
      // The user may have gone on: undone the fill, or typed another code.
      if (this.#element.isConnected && state.status === 'choosing' && this.#session.records === records) act();
    };
    // A hidden page draws no frames.
    if (document.hidden) run();
    else requestAnimationFrame(() => requestAnimationFrame(run));
  }

  #find(): readonly Choice[] {
    return (this.#match ?? findByName)(this.#all, this.#text);
  }

  /** Without the chunk, the filter finds names only. The next list asks for it again. */
  async #loadMatcher(): Promise<void> {
    const { createMatcher } = await loadChunk(() => import('./match-choices.ts'));
    this.#match = createMatcher();
    if (this.#text !== '') this.#search(this.#text);
  }

  #shownGroups(shown: ReadonlyMap<Choice, number>): readonly ChoiceGroup[] {
    return this.#groups.flatMap((group) => {
      const choices = group.choices.filter((choice) => shown.has(choice));
      return choices.length > 0 ? [{ ...group, choices }] : [];
    });
  }

  get #list(): HTMLElement | null {
    return this.#element.renderRoot?.querySelector<HTMLElement>('[part="list"]') ?? null;
  }

  get #filterInput(): HTMLInputElement | null {
    return this.#element.renderRoot?.querySelector<HTMLInputElement>('[part="filter"]') ?? null;
  }

  /** The browser moves the focus after this event. To reveal the first choice then would take the pressed one from under the pointer. */
  #pressed(): void {
    this.#isPressed = true;
    setTimeout(() => (this.#isPressed = false));
  }

  /** Keeps the height of the message: its text is shorter while the user filters, and the filter below must not move. */
  #keepRoom(isKept: boolean): void {
    const status = this.#element.renderRoot?.querySelector<HTMLElement>('[part="status"]');
    if (status) status.style.minBlockSize = isKept ? getComputedStyle(status).blockSize : '';
  }

  #search(text: string): void {
    const before = this.#active;
    if (this.#text === '') this.#keepRoom(true);
    this.#text = text;
    this.#activate(text.trim() === '' ? undefined : this.#find()[0]);
    this.#announce(before);
  }

  /** Announces how many addresses match. @param before - the address that was active before the key */
  #announce(before: AddressRecord | undefined): void {
    this.#count.set(() => {
      const { order, active } = this;
      return [order.length, (before && before === this.#active && order[active]?.name) || ''];
    });
  }

  /** `records`: the addresses of the list; `undefined` if it is not shown. */
  draw(messages: Messages, records: readonly AddressRecord[] | undefined): HTMLElement {
    render(records ? this.#render(messages, records) : nothing, this.#view);
    return this.#view;
  }

  #render(messages: Messages, records: readonly AddressRecord[]): TemplateResult {
    if (this.#records !== records || this.#messages !== messages) {
      this.#groups = groupChoices(records, messages);
      this.#all = this.#groups.flatMap((group) => group.choices);
      if (this.#all.length >= FILTER_FROM && !this.#match) this.#loadMatcher().catch(() => undefined);
    }
    this.#records = records;
    this.#messages = messages;
    const hasFilter = this.#all.length >= FILTER_FROM;
    const shown = new Map(this.order.map((choice, i) => [choice, i]));
    const ids = new Map(this.#all.map((choice, i) => [choice, `option-${i}`]));
    const { active } = this;
    const activeId = (active >= 0 && ids.get(this.order[active] as Choice)) || nothing;
    return html`${hasFilter ? this.#renderFilter(messages, activeId) : nothing}
      <div>
        <div
          part="list"
          role="listbox"
          id="choices"
          tabindex=${hasFilter ? -1 : 0}
          aria-label=${messages.listLabel}
          aria-activedescendant=${hasFilter ? nothing : activeId}
          ?hidden=${shown.size === 0}
          @keydown=${(event: KeyboardEvent) => listKey(event, this)}
          @mousedown=${() => this.#pressed()}
          @focus=${() => this.#active ?? (this.#isPressed || this.activate(0))}
          @scroll=${(event: Event) => markMore(event.currentTarget as HTMLElement)}
          @animationstart=${(event: Event) => fitIntoView(event.currentTarget as HTMLElement, Infinity)}
        >
          ${this.#shownGroups(shown).map(
            // The space is part of the text, because Chromium leaves a separate one out of the name of the group.
            ({ heading, roma, choices }, group) =>
              html`<div part="group" role="group" aria-labelledby="group-${group}">
                <span id="group-${group}" role="presentation" lang="ja"
                  >${roma ? `${heading} ` : heading}${roma && html`<span lang="en">${roma}</span>`}</span
                >
                ${choices.map((choice) => this.#renderOption(choice, ids.get(choice), shown, messages))}
              </div>`,
          )}
        </div>
        <div class="none" aria-hidden="true">${shown.size > 0 ? '' : messages.pickers.noMatch}</div>
        ${this.#count.render(messages)}
      </div>`;
  }

  /**
   * The filter has its name itself: Orca does not read a name that comes from the label that it was at last. If the page's row with the code
   * field becomes another object, as in Chromium when an inline host becomes a block, Orca goes on to the next text, which is that label.
   */
  #renderFilter(messages: Messages, activeId: unknown): TemplateResult {
    return html`<label for="filter">${messages.filter}</label
      ><input
        part="filter"
        id="filter"
        role="combobox"
        aria-label=${messages.filter}
        aria-autocomplete="list"
        aria-expanded=${this.order.length > 0}
        aria-controls="choices"
        aria-activedescendant=${activeId}
        autocomplete="off"
        spellcheck="false"
        placeholder=" "
        .value=${this.#text}
        @focus=${() => this.#activate(undefined)}
        @input=${(event: Event) => this.#search((event.currentTarget as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => listKey(event, this, this.#text)}
      />`;
  }

  /**
   * An option with its position, because Firefox counts the options of each group on their own. Each record has its own id and node, so that
   * screen readers notice when the filter makes another one active.
   */
  #renderOption(choice: Choice, id: unknown, shown: ReadonlyMap<Choice, number>, { noTown }: Messages): unknown {
    const { name, detail, code, record } = choice;
    const option = html`<div
      part="option"
      role="option"
      lang=${name === noTown ? nothing : 'ja'}
      id=${id}
      aria-posinset=${(shown.get(choice) ?? 0) + 1}
      aria-setsize=${shown.size}
      aria-selected=${record === this.#active}
      @click=${() => this.choose(choice)}
    >
      <span>${name}</span>${detail === '' ? nothing : html` <small>${detail}</small>`}${
        code === undefined
          ? nothing
          : html` <small><span aria-hidden="true">${hyphenateCode(code)}</span><span class="heard">${spokenCode(code)}</span></small>`
      }
    </div>`;
    return keyed(id, option);
  }
}

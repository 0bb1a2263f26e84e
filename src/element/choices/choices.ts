import type { ReactiveController } from '@lit/reactive-element';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { isComposingKey } from '../../form/dom.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { Message, Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import { type Choosing, type StatusView, tell } from '../status/status-messages.ts';
import { isTouchDevice } from '../ui/touch-device.ts';
import { create } from '../ui/create.ts';
import { Listbox, type ListboxHost } from '../ui/listbox.ts';
import { spokenCode } from '../ui/spoken-codes.ts';
import { type Choice, type ChoiceGroup, groupChoices } from './describe.ts';

/** Number of choices from which the list has a filter: about two screens of a phone. */
const FILTER_FROM = 12;

/** Finds choices by a part of their names, until the chunk that also knows readings is loaded. */
function findByName(choices: readonly Choice[], text: string): readonly Choice[] {
  return choices.filter(({ name, detail }) => `${name}${detail}`.includes(text.trim()));
}

/** Letters that follow each other within this time are one word. */
const TYPE_AHEAD_MS = 800;

/** Finds choices by the letters that the user types in a list without a filter. */
class TypeAhead {
  #typed = '';
  #typedAtMs = 0;

  /** The index of the next choice whose name or reading starts with the typed letters; that of the active one if there is none. */
  find(choices: readonly Choice[], active: Choice | undefined, { key, timeStamp }: KeyboardEvent): number {
    const isOn = timeStamp - this.#typedAtMs <= TYPE_AHEAD_MS;
    const typed = (this.#typed = (isOn ? this.#typed : '') + key.toLowerCase());
    this.#typedAtMs = timeStamp;
    const at = active ? choices.indexOf(active) : -1;
    const from = typed.length === 1 ? at + 1 : Math.max(0, at);
    const startsWith = (text: string): boolean => text.toLowerCase().startsWith(typed);
    const next = [...choices.slice(from), ...choices.slice(0, from)].find(({ name, detail }) => startsWith(name) || startsWith(detail));
    return next ? choices.indexOf(next) : at;
  }
}

/** The list of addresses, grouped by prefecture and city, with one tab stop. A long list has a filter above it. */
export class Choices implements ReactiveController, ListboxHost<Choice> {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #choose: (record: AddressRecord) => void;
  readonly #list: Listbox<Choice>;
  readonly #typeAhead = new TypeAhead();
  #records: readonly AddressRecord[] | undefined;
  #groups: readonly ChoiceGroup[] = [];
  #all: readonly Choice[] = [];
  /** The messages that the choices were described with. */
  #messages: Messages | undefined;
  /** The text in the filter. */
  #text = '';
  #match: typeof findByName | undefined;
  #matches: readonly Choice[] = [];
  #wasEntered = false;
  readonly #view: HTMLElement = create('span');

  constructor(element: LookupElement, session: LookupSession, choose: (record: AddressRecord) => void) {
    this.#element = element;
    this.#session = session;
    this.#choose = choose;
    this.#list = new Listbox(element, this);
    this.#view.addEventListener('keydown', (event) => this.#key(event));
    this.#view.addEventListener('focusin', ({ target }) => this.#entered(target));
    session.subscribe((state) => this.#follow(state));
    this.#follow(session.state);
    element.addController(this);
  }

  hostUpdated(): void {
    this.#list.rendered(this.#filter, Infinity);
  }

  /** Shows another list, without a filter text. The same list may be shown with another state of the form. */
  #follow(state: LookupState): void {
    const records = state.status === 'choosing' ? state.records : undefined;
    if (records === this.#records) return;
    this.#records = records;
    this.#messages = undefined;
    this.#text = '';
    this.#wasEntered = false;
    this.#keepRoom(false);
    this.#list.close();
    if (records) this.#list.open();
  }

  get #hasFilter(): boolean {
    return this.#all.length >= FILTER_FROM;
  }

  get #filter(): HTMLInputElement | null {
    return this.#view.querySelector('input');
  }

  /** Moves the focus to the list or its filter, unless the page hides it or there is none. @param isAtFirst - makes the first address active, too */
  focus(isAtFirst = false): boolean {
    // On touch screens, the filter would open the keyboard above the list.
    const target = (isTouchDevice() ? null : this.#filter) ?? this.#list.node;
    target?.focus();
    if (!target || this.#element.shadowRoot?.activeElement !== target) return false;
    if (isAtFirst) this.#list.open(0);
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
    if (key === 'Escape' && this.#list.node?.getClientRects()[0]) {
      this.#session.dismiss();
      return true;
    }
    // Tab moves from the field into the list, wherever the element is. After that, Tab has its usual meaning.
    const isOnward = key === 'Tab' && !shiftKey && isLastBox && !this.#wasEntered;
    return (isOnward || key === 'ArrowDown' || key === 'Enter') && this.focus(!isOnward);
  }

  /** The filter starts without an active address, so that Enter chooses none; the list starts with the first one. */
  #entered(target: EventTarget | null): void {
    this.#wasEntered = true;
    if (target === this.#filter) this.#list.open();
    else if (!this.#list.active) this.#list.open(0);
  }

  /** Handles a key in the list or in the filter above it. Letters in the list go to the filter, or find an address that starts with them. */
  #key(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (this.#list.key(event) || target === this.#filter) return;
    if ([...key].length !== 1 || isComposingKey(event) || altKey || ctrlKey || metaKey) return;
    // The browser inserts the letter there.
    if (this.#filter) return this.#filter.focus();
    this.#list.open(this.#typeAhead.find(this.#matches, this.#list.active, event));
    event.preventDefault();
  }

  // The interface for the list

  readonly part = 'list';
  readonly id = 'choices';

  items(): readonly Choice[] {
    return this.#matches;
  }

  nameOf({ name }: Choice): string {
    return name;
  }

  langOf({ name }: Choice): string | undefined {
    return name === this.#messages?.noTown ? undefined : 'ja';
  }

  isCounted(): boolean {
    return true;
  }

  choose({ record }: Choice): void {
    this.#leave(() => this.#choose(record));
  }

  dismiss(): void {
    if (this.#text) this.#search('');
    else this.#leave(() => this.#session.dismiss());
  }

  renderOption({ name, detail, code }: Choice): TemplateResult {
    return html`<span>${name}</span>${detail === '' ? nothing : html` <small>${detail}</small>`}${
        code === undefined
          ? nothing
          : html` <small><span aria-hidden="true">${hyphenateCode(code)}</span><span class="heard">${spokenCode(code)}</span></small>`
      }`;
  }

  renderGroups(options: (choices: readonly Choice[]) => unknown): unknown {
    const matches = new Set(this.#matches);
    return this.#groups.flatMap(({ heading, roma, choices }, group) => {
      const shown = choices.filter((choice) => matches.has(choice));
      if (shown.length === 0) return [];
      // The space is part of the text, because Chromium leaves a separate one out of the name of the group.
      return html`<div part="group" role="group" aria-labelledby="group-${group}">
        <span id="group-${group}" role="presentation" lang="ja"
          >${roma ? `${heading} ` : heading}${roma && html`<span lang="en">${roma}</span>`}</span
        >
        ${options(shown)}
      </div>`;
    });
  }

  /** Tells what the addresses share, which is in the form already, and their number. Shows the number of those that the filter leaves. */
  tell({ messages, loaded }: StatusView, { records, filled = [], values }: Choosing): readonly Message[] {
    const isSuggested = loaded.search?.isShown;
    const count = this.#text.trim() !== '' && records === this.#records ? this.#matches.length : records.length;
    // Orca does not name the filter if an address in the list is active.
    const hint = records.length >= FILTER_FROM && !isSuggested && messages.canFilter;
    return [
      ...(filled.length > 0 ? [{ shown: '', spoken: tell(messages, { filled, values }) }] : []),
      // Suggestions are above the line, and would cover it. A filtered list says itself that nothing matches.
      { shown: isSuggested || !count ? '' : messages.several(count), spoken: messages.several(records.length) },
      ...(hint ? [{ shown: '', spoken: hint }] : []),
    ];
  }

  /**
   * Moves the focus to the code field, and removes the list later: if Firefox reports that the list is gone before the focus, Orca goes on its
   * own to a field or a label beside the list, and reads the code field without its name, or not at all.
   */
  #leave(act: () => void): void {
    if (this.#element.isDisabled) return;
    const records = this.#records;
    this.#element.focus();
    const run = (): void => {
      // The user may have gone on: undone the fill, or typed another code.
      if (this.#element.isConnected && records === this.#records) act();
    };
    // A hidden page draws no frames.
    if (document.hidden) run();
    else requestAnimationFrame(() => requestAnimationFrame(run));
  }

  /** Without the chunk, the filter finds names only. The next list asks for it again. */
  async #loadMatcher(): Promise<void> {
    const { createMatcher } = await loadChunk(() => import('./match-choices.ts'));
    this.#match = createMatcher();
    if (this.#text !== '') this.#search(this.#text);
  }

  /** Keeps the height of the message: its text is shorter while the user filters, and the filter below must not move. */
  #keepRoom(isKept: boolean): void {
    const status = this.#element.renderRoot?.querySelector<HTMLElement>('[part="status"]');
    if (status) status.style.minBlockSize = isKept ? getComputedStyle(status).blockSize : '';
  }

  /** Shows the addresses that match, in the order of the list. The best match is active. */
  #search(text: string): void {
    const { active } = this.#list;
    if (this.#text === '') this.#keepRoom(true);
    this.#text = text;
    const best = this.#find();
    this.#list.open(best ? this.#matches.indexOf(best) : -1);
    this.#list.announce(active);
  }

  /** Applies the filter. Returns the best match. */
  #find(): Choice | undefined {
    this.#matches = this.#all;
    if (this.#text.trim() === '') return undefined;
    const found = (this.#match ?? findByName)(this.#all, this.#text);
    const matches = new Set(found);
    this.#matches = this.#all.filter((choice) => matches.has(choice));
    return found[0];
  }

  /** `records`: the addresses of the list; `undefined` if it is not shown. */
  draw(messages: Messages, records: readonly AddressRecord[] | undefined): HTMLElement {
    render(records ? this.#render(messages, records) : nothing, this.#view);
    return this.#view;
  }

  #render(messages: Messages, records: readonly AddressRecord[]): TemplateResult {
    const { reading, noTown, listLabel, pickers } = messages;
    // On English pages, the messages of each update are others.
    if (reading !== this.#messages?.reading || noTown !== this.#messages.noTown) {
      this.#groups = groupChoices(records, messages);
      this.#all = this.#groups.flatMap(({ choices }) => choices);
      this.#find();
      if (this.#hasFilter && !this.#match) this.#loadMatcher().catch(() => undefined);
    }
    this.#messages = messages;
    const hasFilter = this.#hasFilter;
    return html`${hasFilter ? this.#renderFilter(messages) : nothing}
      <div class="choices">${this.#list.render(listLabel, pickers.noMatch, !hasFilter)}${this.#list.count.render(messages)}</div>`;
  }

  /**
   * The filter has its name itself: Orca does not read a name that comes from the label that it was at last. If the page's row with the code
   * field becomes another object, as in Chromium when an inline host becomes a block, Orca goes on to the next text, which is that label.
   */
  #renderFilter({ filter }: Messages): TemplateResult {
    return html`<label for="filter">${filter}</label
      ><input
        part="filter"
        id="filter"
        aria-label=${filter}
        placeholder=" "
        .value=${this.#text}
        @input=${(event: Event) => this.#search((event.currentTarget as HTMLInputElement).value)}
      />`;
  }
}

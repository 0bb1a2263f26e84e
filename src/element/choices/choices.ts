import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { spokenCode } from '../../address/text/text-forms.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { Messages } from '../messages/messages.ts';
import type { OptionalControllers } from '../optional-controllers.ts';
import type { LookupElement } from '../properties.ts';
import { fitIntoView, markMore } from '../ui/fit-into-view.ts';
import { filterKey, listKey, type ListKeys, TypeAhead } from './choice-keys.ts';
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
  readonly #optional: OptionalControllers;
  readonly typeAhead: TypeAhead = new TypeAhead();
  #records: readonly AddressRecord[] = [];
  #messages: Messages | undefined;
  #groups: readonly ChoiceGroup[] = [];
  #all: readonly Choice[] = [];
  /** The text in the filter. */
  #text = '';
  #filter: typeof findByName | undefined;
  #active = -1;

  constructor(element: LookupElement, session: LookupSession, optional: OptionalControllers) {
    this.#element = element;
    this.#session = session;
    this.#optional = optional;
    session.subscribe(() => (this.#active = -1));
    element.addController(this);
  }

  hostUpdated(): void {
    const list = this.#list;
    if (list) requestAnimationFrame(() => markMore(list));
  }

  /** Whether the user has been in the list. */
  get wasEntered(): boolean {
    return this.#active >= 0;
  }

  /** Moves the focus to the list. Returns false if it cannot, because there is no list or the page hides it. */
  focus(): boolean {
    const list = this.#list;
    list?.focus();
    return list !== null && this.#element.shadowRoot?.activeElement === list;
  }

  /** Shows the list again that the user closed, and moves the focus to it. Returns false if there is none. */
  reopen(): boolean {
    const { state } = this.#session;
    if (state.status !== 'idle' || !state.offered) return false;
    this.#session.reopen();
    void this.#element.updateComplete.then(() => this.focus());
    return true;
  }

  // The interface for the keys

  get order(): readonly Choice[] {
    return this.#shownGroups().flatMap((group) => group.choices);
  }

  get active(): number {
    return this.#active;
  }

  activate(index: number): void {
    this.#active = index;
    this.#element.requestUpdate();
    this.#reveal(index);
  }

  choose({ record }: Choice): void {
    this.#element.focus();
    if (!this.#optional.search?.chooseRecord(record)) this.#session.choose(record);
  }

  close(): void {
    this.#element.focus();
    this.#session.dismiss();
  }

  #find(): readonly Choice[] {
    return (this.#filter ?? findByName)(this.#all, this.#text);
  }

  /** Without the chunk, the filter finds names only. The next list asks for it again. */
  async #loadFilter(): Promise<void> {
    const { createFilter } = await loadChunk(() => import('./filter-choices.ts'));
    this.#filter = createFilter();
    if (this.#text !== '') this.#search(this.#text);
  }

  /** The groups that contain a match, in the order of the list. */
  #shownGroups(): readonly ChoiceGroup[] {
    if (this.#text.trim() === '') return this.#groups;
    const matches = new Set(this.#find());
    return this.#groups.flatMap((group) => {
      const shown = group.choices.filter((choice) => matches.has(choice));
      return shown.length > 0 ? [{ ...group, choices: shown }] : [];
    });
  }

  get #list(): HTMLElement | null {
    return this.#element.renderRoot?.querySelector<HTMLElement>('[part="list"]') ?? null;
  }

  #reveal(index: number): void {
    this.#element.renderRoot.querySelector(`#option-${index}`)?.scrollIntoView?.({ block: 'nearest' });
  }

  #search(text: string): void {
    this.#text = text;
    const [best] = text.trim() === '' ? [] : this.#find();
    const index = best ? this.order.indexOf(best) : -1;
    this.activate(index);
    // The matches are rendered in the next microtasks.
    requestAnimationFrame(() => this.#reveal(index));
  }

  render(messages: Messages, records: readonly AddressRecord[]): TemplateResult {
    if (this.#records !== records) this.#text = '';
    if (this.#records !== records || this.#messages !== messages) {
      this.#groups = groupChoices(records, messages);
      this.#all = this.#groups.flatMap((group) => group.choices);
      if (this.#all.length >= FILTER_FROM && !this.#filter) this.#loadFilter().catch(() => undefined);
    }
    this.#records = records;
    this.#messages = messages;
    const groups = this.#shownGroups();
    const hasFilter = this.#all.length >= FILTER_FROM;
    const activeId = this.#active >= 0 && groups.length > 0 ? `option-${this.#active}` : nothing;
    const count = groups.flatMap((group) => group.choices).length;
    let index = 0;
    return html`${hasFilter ? this.#renderFilter(messages, activeId) : nothing}
      <div>
        <div
          part="list"
          role="listbox"
          id="choices"
          tabindex="0"
          aria-label=${messages.listLabel}
          aria-activedescendant=${activeId}
          ?hidden=${groups.length === 0}
          @keydown=${(event: KeyboardEvent) => listKey(event, this, this.#element.renderRoot.querySelector<HTMLInputElement>('[part="filter"]'))}
          @focus=${() => this.#active < 0 && this.activate(0)}
          @scroll=${(event: Event) => markMore(event.currentTarget as HTMLElement)}
          @animationstart=${(event: Event) => fitIntoView(event.currentTarget as HTMLElement, Infinity)}
        >
          ${groups.map(
            // The space is part of the text, because Chromium leaves a separate one out of the name of the group.
            ({ heading, roma, choices }, group) =>
              html`<div part="group" role="group" aria-labelledby="group-${group}">
                <span id="group-${group}" role="presentation" lang="ja"
                  >${roma ? `${heading} ` : heading}${roma && html`<span lang="en">${roma}</span>`}</span
                >
                ${choices.map((choice) => this.#renderOption(choice, index++, count, messages))}
              </div>`,
          )}
        </div>
        <div class="none" aria-live="polite">${groups.length > 0 ? '' : messages.pickers.noMatch}</div>
      </div>`;
  }

  #renderFilter(messages: Messages, activeId: unknown): TemplateResult {
    return html`<input
      part="filter"
      role="combobox"
      aria-label=${messages.filter}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls="choices"
      aria-activedescendant=${activeId}
      autocomplete="off"
      spellcheck="false"
      placeholder=${messages.filter}
      .value=${this.#text}
      @input=${(event: Event) => this.#search((event.currentTarget as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => filterKey(event, this, () => this.#search(''))}
    />`;
  }

  /** The position, because Firefox counts the options of each group on their own. */
  #renderOption(choice: Choice, index: number, count: number, { noTown }: Messages): TemplateResult {
    const { name, detail, code } = choice;
    return html`<div
      part="option"
      role="option"
      lang=${name === noTown ? nothing : 'ja'}
      id="option-${index}"
      aria-posinset=${index + 1}
      aria-setsize=${count}
      aria-selected=${index === this.#active}
      @click=${() => this.choose(choice)}
    >
      <span>${name}</span>${detail === '' ? nothing : html` <small>${detail}</small>`}${
        code === undefined ? nothing : html` <small role="img" aria-label=${spokenCode(code)}>${hyphenateCode(code)}</small>`
      }
    </div>`;
  }
}

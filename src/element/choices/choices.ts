import { html, nothing, type TemplateResult } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { spokenCode } from '../../address/text-forms.ts';
import type { Messages } from '../messages/messages.ts';
import { fitIntoView, markMore } from '../ui/fit-into-view.ts';
import { filterKey, listKey, type ListKeys } from './choice-keys.ts';
import { type Choice, type ChoiceGroup, groupChoices } from './describe.ts';
import { FILTER_FROM, filterChoices } from './filter-choices.ts';

/** The element, as the list of addresses requires it. */
export interface ChoiceHost {
  readonly messages: Messages;
  readonly records: readonly AddressRecord[];
  /** Index of the active option; -1 if there is none. */
  readonly active: number;
  choose(record: AddressRecord): void;
  activate(index: number): void;
  close(): void;
}

/** The list of addresses: a listbox with one tab stop, grouped by prefecture and city. A long list has a filter above it. */
class ChoiceList extends Directive {
  #host: ChoiceHost | undefined;
  #root: ParentNode | undefined;
  #groups: readonly ChoiceGroup[] = [];
  #all: readonly Choice[] = [];
  /** The text in the filter. */
  #text = '';

  override update({ parentNode }: ChildPart, [host]: [ChoiceHost]): TemplateResult {
    this.#root = parentNode as Element;
    requestAnimationFrame(() => this.#marked());
    return this.render(host);
  }

  override render(host: ChoiceHost): TemplateResult {
    const before = this.#host;
    this.#host = host;
    if (before?.records !== host.records) this.#text = '';
    if (before?.records !== host.records || before.messages !== host.messages) {
      this.#groups = groupChoices(host.records, host.messages);
      this.#all = this.#groups.flatMap((group) => group.choices);
    }
    const groups = this.#shownGroups();
    const { messages, active } = host;
    const keys: ListKeys = {
      order: groups.flatMap((group) => group.choices),
      active,
      activate: (index) => {
        host.activate(index);
        this.#reveal(index);
      },
      choose: ({ record }) => host.choose(record),
      close: () => host.close(),
    };
    const activeId = active >= 0 && keys.order.length > 0 ? `option-${active}` : nothing;
    let index = 0;
    return html`${this.#all.length < FILTER_FROM ? nothing : this.#renderFilter(keys, activeId)}
      <div
        part="list"
        role="listbox"
        id="choices"
        tabindex="0"
        aria-label=${messages.listLabel}
        aria-activedescendant=${activeId}
        ?hidden=${groups.length === 0}
        @keydown=${(event: KeyboardEvent) => listKey(event, keys, this.#filter)}
        @focus=${() => active < 0 && host.activate(0)}
        @scroll=${(event: Event) => markMore(event.currentTarget as HTMLElement)}
        @animationstart=${(event: Event) => fitIntoView(event.currentTarget as HTMLElement)}
      >
        ${groups.map(({ heading, choices: members }, group) => {
          const options = members.map((choice) => this.#renderOption(choice, index++));
          return html`<div part="group" role="group" aria-labelledby="group-${group}">
            <span id="group-${group}" role="presentation">${heading}</span>
            ${options}
          </div>`;
        })}
      </div>
      ${this.#all.length < FILTER_FROM ? nothing : html`<p class="none" aria-live="polite">${groups.length === 0 ? messages.pickers.noMatch : ''}</p>`}`;
  }

  /** The groups that contain a match, in the order of the list. */
  #shownGroups(): readonly ChoiceGroup[] {
    if (this.#text.trim() === '') return this.#groups;
    const matches = new Set(filterChoices(this.#all, this.#text));
    return this.#groups.flatMap((group) => {
      const shown = group.choices.filter((choice) => matches.has(choice));
      return shown.length > 0 ? [{ heading: group.heading, choices: shown }] : [];
    });
  }

  get #filter(): HTMLInputElement | null {
    return this.#root?.querySelector<HTMLInputElement>('[part="filter"]') ?? null;
  }

  #marked(): void {
    const list = this.#root?.querySelector<HTMLElement>('[part="list"]');
    if (list) markMore(list);
  }

  #reveal(index: number): void {
    this.#root?.querySelector(`#option-${index}`)?.scrollIntoView({ block: 'nearest' });
  }

  #renderFilter(keys: ListKeys, activeId: unknown): TemplateResult {
    const { messages, activate } = this.#host as ChoiceHost;
    const search = (text: string): void => {
      this.#text = text;
      const [best] = text.trim() === '' ? [] : filterChoices(this.#all, text);
      const order = this.#shownGroups().flatMap((group) => group.choices);
      const index = best ? order.indexOf(best) : -1;
      activate(index);
      // The matches are rendered in the next microtasks.
      requestAnimationFrame(() => this.#reveal(index));
    };
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
      @input=${(event: Event) => search((event.currentTarget as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => filterKey(event, keys, () => search(''))}
    />`;
  }

  #renderOption({ record, name, detail, code }: Choice, index: number): TemplateResult {
    const { active, choose } = this.#host as ChoiceHost;
    return html`<div part="option" role="option" id="option-${index}" aria-selected=${index === active} @click=${() => choose(record)}>
      <span>${name}</span>${detail === '' ? nothing : html` <small>${detail}</small>`}${
        code === undefined ? nothing : html` <small role="img" aria-label=${spokenCode(code)}>${hyphenateCode(code)}</small>`
      }
    </div>`;
  }
}

const choiceList = directive(ChoiceList);

/** Renders the list of addresses. */
export function choices(host: ChoiceHost): TemplateResult {
  return html`${choiceList(host)}`;
}

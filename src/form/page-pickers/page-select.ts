import type { PlaceLevel } from '../../address/parts.ts';
import { meansPlace } from '../../address/place-names.ts';
import type { AddressRecord, AddressRow } from '../../address/record.ts';
import { isPlaceholder } from '../option-match.ts';
import { writeField } from '../filling/write-field.ts';
import { detectFormat, nameAsValue, type PageChoice, type ValueFormat } from './option-values.ts';

/** A choice with the API rows behind it, if its list is loaded. */
export interface ListedChoice extends PageChoice {
  readonly rows?: readonly AddressRow[];
}

/** Number of prefectures. A select that already has as many options needs no others. */
const PREFECTURES = 47;

/** A select of the page for one level: offers choices as options and keeps the options that the page wrote. */
export class PageSelect {
  readonly element: HTMLSelectElement;
  readonly level: PlaceLevel;
  /** The keys of the options that stand for a choice. */
  readonly #keys = new WeakMap<HTMLOptionElement, string>();
  /** The format of the values; `undefined` if the page's options show none. */
  readonly format: ValueFormat | undefined;
  /** Whether the page provided all options, so that none may be changed. */
  readonly isComplete: boolean;

  /** @param fallback - the format to use if the select has no options yet */
  constructor(element: HTMLSelectElement, level: PlaceLevel, fallback: ValueFormat | undefined) {
    this.element = element;
    this.level = level;
    const own = this.#choices();
    this.isComplete = level === 'prefecture' && own.length >= PREFECTURES;
    this.format = level === 'town' ? nameAsValue : (detectFormat(own.map(({ value }) => value)) ?? fallback);
  }

  #choices(): HTMLOptionElement[] {
    return [...this.element.options].filter((option, i) => !(i === 0 && isPlaceholder(option)));
  }

  /** The selected option: its key if it was offered by us, and its value and text. `undefined` if nothing is chosen. */
  get chosen(): { readonly key: string | undefined; readonly texts: readonly string[] } | undefined {
    const { options, selectedIndex } = this.element;
    const option = options[selectedIndex];
    if (!option || (selectedIndex === 0 && isPlaceholder(option))) return undefined;
    return { key: this.#keys.get(option), texts: [option.value, option.text] };
  }

  /** Whether the selected option means the place of a record; `undefined` if nothing is chosen. */
  agreesWith(record: AddressRecord): boolean | undefined {
    return this.chosen?.texts.some((text) => meansPlace(this.level, text, record));
  }

  /** Replaces the options by these choices. Keeps the selection if it is still offered, and otherwise clears it with a `change` event. */
  offer(choices: readonly ListedChoice[]): void {
    if (this.isComplete) return;
    const select = this.element;
    const shown = this.#choices();
    // If the list only grew, the visible options do not move, because a list that the user has open must not jump.
    if (shown.every((option, i) => choices[i] !== undefined && this.#keys.get(option) === choices[i].key)) {
      this.#append(choices.slice(shown.length));
      return;
    }
    const { kept, gone } = this.#compare(shown, choices);
    const stays = [...kept.values()].find(({ selected }) => selected);
    if (!stays && select.selectedIndex > (shown.length < select.options.length ? 0 : -1)) this.#clear();
    for (const option of gone) option.remove();
    const { selectedIndex } = select;
    select.append(...choices.map((choice) => kept.get(choice.key) ?? this.#createOption(choice)));
    // Some engines deselect an option that moves, and a select without a placeholder selects its first option.
    if (stays) stays.selected = true;
    else if (select.selectedIndex !== selectedIndex) select.selectedIndex = selectedIndex;
  }

  /** The options that some choices keep, by key, and the others. */
  #compare(
    shown: readonly HTMLOptionElement[],
    choices: readonly ListedChoice[],
  ): { readonly kept: ReadonlyMap<string, HTMLOptionElement>; readonly gone: readonly HTMLOptionElement[] } {
    const wanted = new Set(choices.map(({ key }) => key));
    const kept = new Map<string, HTMLOptionElement>();
    const gone: HTMLOptionElement[] = [];
    for (const option of shown) {
      const key = this.#keys.get(option) ?? this.#keyOf(option, choices);
      if (key !== undefined && wanted.has(key) && !kept.has(key)) kept.set(key, option);
      else gone.push(option);
    }
    return { kept, gone };
  }

  /** Adds one choice unless an option for it exists. */
  offerOne(choice: PageChoice): void {
    if (!this.isComplete && !this.#find(choice)) this.#append([choice]);
  }

  /** Selects a choice without events, as the browser does when it restores a page. */
  restore(choice: PageChoice): void {
    if (this.chosen) return;
    this.offerOne(choice);
    const option = this.#find(choice);
    if (option) option.selected = true;
  }

  /** Announces to assistive technology that the list is loading. */
  setBusy(isBusy: boolean): void {
    if (isBusy) this.element.setAttribute('aria-busy', 'true');
    else this.element.removeAttribute('aria-busy');
  }

  #find({ key, name }: PageChoice): HTMLOptionElement | undefined {
    return this.#choices().find((option) => this.#keys.get(option) === key || option.text === name);
  }

  #append(choices: readonly PageChoice[]): void {
    if (choices.length === 0) return;
    const { selectedIndex } = this.element;
    this.element.append(...choices.map((choice) => this.#createOption(choice)));
    if (this.element.selectedIndex !== selectedIndex) this.element.selectedIndex = selectedIndex;
  }

  #valueOf(choice: PageChoice): string {
    return (this.format ?? nameAsValue)(choice);
  }

  #createOption(choice: PageChoice): HTMLOptionElement {
    const { key, name, detail } = choice;
    const option = document.createElement('option');
    option.text = detail === null ? name : `${name}（${detail}）`;
    option.value = this.#valueOf(choice);
    this.#keys.set(option, key);
    return option;
  }

  /** The key of an option that the page wrote, such as the city of an earlier order, if the list contains it. */
  #keyOf(option: HTMLOptionElement, choices: readonly ListedChoice[]): string | undefined {
    const same =
      choices.find((choice) => choice.name === option.text.trim() || this.#valueOf(choice) === option.value) ??
      // Other spellings: 東京, Tokyo, 東京都千代田区.
      (this.level === 'town'
        ? undefined
        : choices.find(({ rows: [row] = [] }) => row !== undefined && meansPlace(this.level, option.text, row)));
    if (same) this.#keys.set(option, same.key);
    return same?.key;
  }

  #clear(): void {
    writeField(this.element, isPlaceholder(this.element.options[0]) ? 0 : -1);
  }
}

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { toEnglishName } from '../../address/text/rare-forms.ts';
import type { PickerLevel, PickerOption } from '../../client/picker-model/picker-options.ts';
import type { Messages } from '../messages/messages.ts';
import type { PickerControl } from './picker-control.ts';

/** The visible name of an option. The addresses of a city without a town have none in the data. */
export function optionName({ name }: PickerOption, messages: Messages | undefined): string {
  return name || (messages?.noTown ?? '');
}

/** The text beside the name: its roma for readers of roma, otherwise what distinguishes it from options of the same name. */
export function optionDetail({ detail, roma }: PickerOption, messages: Messages | undefined): string {
  return (messages?.reading === 'roma' && roma && toEnglishName(roma)) || (detail ?? '');
}

/** A level shown as a native select, for short lists and for touch screens. */
export class PickerSelect {
  readonly #level: PickerLevel;
  readonly #control: PickerControl;
  /** A choice made by keys in the closed select: each arrow key is one, and only the last one counts. */
  #pending: (() => void) | undefined;
  #isByKey = false;

  constructor(level: PickerLevel, control: PickerControl) {
    this.#level = level;
    this.#control = control;
  }

  render(messages: Messages, isClosed: boolean): TemplateResult {
    const level = this.#level;
    const { options, chosen, status } = this.#control.model.state.levels[level];
    // A choice from a lookup is shown before its list is loaded.
    const all = chosen && !options.some(({ key }) => key === chosen.key) ? [chosen, ...options] : options;
    const { pickers } = messages;
    return html`<select
      part="picker"
      id="picker-${level}"
      ?disabled=${isClosed}
      @change=${(event: Event) => this.#changed(event.currentTarget as HTMLSelectElement, all)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
      @pointerdown=${() => this.#end()}
      @blur=${() => this.#end()}
    >
      <option value="" .selected=${chosen === null}>${status === 'loading' ? pickers.loading : pickers.choose}</option>
      ${guard([options, chosen, messages], () =>
        // A key press elsewhere does not render 47 prefectures again.
        all.map((option) => {
          const detail = optionDetail(option, messages);
          return html`<option value=${option.key} lang=${option.name ? 'ja' : nothing} .selected=${option.key === chosen?.key}>
            ${optionName(option, messages)}${detail && (messages.reading === 'roma' ? ` ${detail}` : `（${detail}）`)}
          </option>`;
        }),
      )}
    </select>`;
  }

  #changed({ value, selectedIndex }: HTMLSelectElement, options: readonly PickerOption[]): void {
    // The option for addresses without a town has an empty key, like the placeholder.
    const option = value !== '' || selectedIndex > 0 ? options.find(({ key }) => key === value) : undefined;
    this.#pending = () => (option ? this.#control.choose(this.#level, option) : this.#control.unchoose(this.#level));
    if (!this.#isByKey) this.#end();
  }

  /** Keys that open or close the list, or leave the select, end a choice: Tab before the browser looks for the next enabled field. */
  #key({ key, altKey }: KeyboardEvent): void {
    this.#isByKey = !altKey && ![' ', 'Enter', 'Tab', 'F4', 'Escape'].includes(key);
    if (!this.#isByKey) this.#end();
  }

  #end(): void {
    this.#isByKey = false;
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.();
  }
}

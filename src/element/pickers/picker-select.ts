import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { PickerLevelState } from '../../client/picker/address-picker.ts';
import type { PickerLevel, PickerOption } from '../../client/picker/picker-options.ts';
import type { Messages } from '../messages/messages.ts';

/** What a native list of a level asks of the pickers. */
export interface PickerSelectHost {
  readonly level: PickerLevel;
  /** Where it is drawn. */
  readonly root: () => ParentNode;
  choose(option: PickerOption): void;
  unchoose(): void;
}

/** The name that an option is shown under; the part of a city that has no towns has none of its own. */
export function optionName({ name }: PickerOption, messages: Messages | undefined): string {
  return name || (messages?.noTown ?? '');
}

/** A level with a list that the browser itself shows: short, or touched by a finger. */
export class PickerSelect {
  readonly #host: PickerSelectHost;
  #drawn: { readonly options: readonly PickerOption[]; readonly chosen: PickerOption | null; readonly messages: Messages } | undefined;

  constructor(host: PickerSelectHost) {
    this.#host = host;
  }

  render({ options, chosen, status }: PickerLevelState, messages: Messages, isClosed: boolean): TemplateResult {
    const { level, choose, unchoose } = this.#host;
    const all = chosen && !options.some(({ key }) => key === chosen.key) ? [chosen, ...options] : options;
    const selected = ({ value, selectedIndex }: HTMLSelectElement): void => {
      // The part of a city without towns has an empty key, and is a choice all the same.
      const option = value !== '' || selectedIndex > 0 ? all.find(({ key }) => key === value) : undefined;
      if (option) choose(option);
      else unchoose();
    };
    const { pickers } = messages;
    return html`<div class="picker" data-level=${level}>
      <label for="picker-${level}">${pickers.labels[level]}</label>
      <select
        part="picker"
        id="picker-${level}"
        ?disabled=${isClosed}
        @change=${(event: Event) => selected(event.currentTarget as HTMLSelectElement)}
      >
        <option value="" .selected=${chosen === null}>${status === 'loading' ? pickers.loading : pickers.choose}</option>
        ${
          this.#isDrawn(options, chosen, messages)
            ? noChange
            : all.map(
                (option) =>
                  html`<option value=${option.key} .selected=${option.key === chosen?.key}>
                    ${optionName(option, messages)}${option.detail === null ? nothing : `（${option.detail}）`}
                  </option>`,
              )
        }
      </select>
    </div>`;
  }

  /** Whether it shows its list already: a key typed elsewhere need not draw 47 prefectures again. */
  #isDrawn(options: readonly PickerOption[], chosen: PickerOption | null, messages: Messages): boolean {
    const drawn = this.#drawn;
    this.#drawn = { options, chosen, messages };
    return (
      drawn?.options === options &&
      drawn.chosen === chosen &&
      drawn.messages === messages &&
      this.#host.root().querySelector(`select#picker-${this.#host.level}`) !== null
    );
  }
}

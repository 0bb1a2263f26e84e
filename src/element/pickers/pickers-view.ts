import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PlaceLevel } from '../../address/parts.ts';
import { PICKER_LEVELS, type PickerLevel } from '../../client/picker-model/picker-options.ts';
import type { PlaceInForm } from '../../form/place-in-form.ts';
import { isTouchDevice } from '../ui/touch-device.ts';
import type { Messages } from '../messages/messages.ts';
import { PickerCombobox, type SearchedLevel } from './picker-combobox.ts';
import type { PickerControl } from './picker-control.ts';
import { PickerSelect } from './picker-select.ts';

/** The data that the view needs in addition to the state of the model. */
export interface PickersContext {
  readonly levels: readonly PlaceLevel[];
  /** The levels without a marked select of the page. */
  readonly builtIn: readonly PlaceLevel[];
  readonly isDisabled: boolean;
  readonly place: PlaceInForm;
}

export class PickersView {
  readonly #control: PickerControl;
  readonly #boxes: { readonly [L in SearchedLevel]: PickerCombobox };
  readonly #selects: { readonly [L in PickerLevel]: PickerSelect };

  constructor(control: PickerControl) {
    this.#control = control;
    const select = (level: PickerLevel): PickerSelect => new PickerSelect(level, control);
    this.#boxes = { city: new PickerCombobox('city', control), town: new PickerCombobox('town', control) };
    this.#selects = { prefecture: select('prefecture'), city: select('city'), town: select('town'), code: select('code') };
  }

  box(level: PickerLevel): PickerCombobox | undefined {
    return level === 'city' || level === 'town' ? this.#boxes[level] : undefined;
  }

  get boxes(): readonly PickerCombobox[] {
    return Object.values(this.#boxes);
  }

  /** The text in a picker that names no option of its list. */
  get unmatched(): string | undefined {
    return this.boxes.find(({ unmatched }) => unmatched !== undefined)?.unmatched;
  }

  render(messages: Messages, context: PickersContext): TemplateResult | typeof nothing {
    const { levels, builtIn } = context;
    const { code } = this.#control.model.state.levels;
    const needsCode = code.options.length > 0 && levels.includes('town');
    if (builtIn.length === 0 && !needsCode) return nothing;
    const near = (event: Event): void => this.#near(event.target as Element);
    return html`<div part="pickers" role="group" aria-label=${messages.pickers.group} @focusin=${near} @pointerover=${near}>
      ${builtIn.map((level) => this.#renderLevel(level, messages, context))}${
        needsCode ? this.#renderLevel('code', messages, context) : nothing
      }
    </div>`;
  }

  #near(target: Element): void {
    const name = target.closest<HTMLElement>('[data-level]')?.dataset['level'];
    const level = PICKER_LEVELS.find((one) => one === name);
    if (level) this.#control.load(level);
  }

  #renderLevel(level: PickerLevel, messages: Messages, context: PickersContext): TemplateResult {
    const isClosed = this.#isClosed(level, context);
    // Phones show a native list of cities better than a combobox. A list of towns is too long for either, so it is always searchable.
    const isNative = level === 'city' && isTouchDevice();
    const box = isNative ? undefined : this.box(level);
    return html`<div class="picker" part="picker-field" data-level=${level}>
      <label part="picker-label" for="picker-${level}">${messages.pickers.labels[level]}</label>
      ${(box ?? this.#selects[level]).render(messages, isClosed)}
    </div>`;
  }

  /** Whether nothing can be chosen because a level above has no value, in the pickers or, if it is not shown, in the form. */
  #isClosed(level: PickerLevel, { isDisabled, levels, place: { prefecture, city } }: PickersContext): boolean {
    if (isDisabled) return true;
    if (this.#control.model.state.levels[level].status !== 'closed') return false;
    if (level === 'city') return levels.includes('prefecture') || prefecture === '';
    if (level === 'town') return levels.includes('city') || prefecture === '' || city === '';
    return true;
  }

  /** Updates what templates cannot express; call after every render. */
  rendered(): void {
    for (const box of this.boxes) box.rendered();
  }
}

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { isComposingKey } from '../../form/dom.ts';
import { foldPlaceName } from '../../address/place-names.ts';
import { soundForm } from '../../address/text/sound-form.ts';
import { matchOf, spellOptions } from '../../client/picker-model/filter-options.ts';
import type { PickerOption } from '../../client/picker-model/picker-options.ts';
import type { PickerLevelState } from '../../client/picker-model/picker-state.ts';
import type { Messages } from '../messages/messages.ts';
import { Listbox } from '../ui/listbox.ts';
import type { PickerControl } from './picker-control.ts';
import { optionDetail, optionName } from './picker-select.ts';

/** The levels whose lists are long enough to need a search. */
export type SearchedLevel = 'city' | 'town';

/**
 * Milliseconds until a screen reader reads what gets the focus behind a picker. Orca in Firefox has a reading position, which is in the
 * message if the input was empty. If another message replaces it first, Orca does not read the focus.
 */
const FOCUS_READ_MS = 200;

/** Whether a text is the whole name or reading of an option. */
function isNamed({ name, kana, roma }: PickerOption, text: string): boolean {
  const sound = soundForm(text);
  return foldPlaceName(name) === foldPlaceName(text) || (sound !== '' && [kana, roma].some((one) => one && soundForm(one) === sound));
}

/** A level shown as a searchable input with a list. Keeps text that the user typed before the list had loaded. */
export class PickerCombobox {
  readonly #level: SearchedLevel;
  readonly #control: PickerControl;
  readonly #list: Listbox<PickerOption>;
  /** The text that the user typed; `undefined` while the input shows the choice. */
  #typed: string | undefined;
  #isUnmatched = false;
  /** Leaving the input or pressing Enter before the list has loaded takes effect afterwards. */
  #postponed: 'leave' | 'enter' | undefined;
  /** The latest result of the filter. */
  #found: { readonly options: readonly PickerOption[]; readonly text: string; readonly matches: readonly PickerOption[] } | undefined;

  constructor(level: SearchedLevel, control: PickerControl) {
    this.#level = level;
    this.#control = control;
    this.#list = new Listbox(control.element, {
      part: 'picker-list',
      id: `picker-${level}`,
      items: () => this.#matches,
      nameOf: (option) => this.#nameOf(option),
      renderOption: (option) => this.#renderOption(option),
      choose: (option) => control.choose(level, option),
      dismiss: () => this.#list.close(),
      isCounted: () => this.#typed !== undefined && this.#state.options.length > 0 && this.#state.status !== 'loading',
    });
  }

  get #state(): PickerLevelState {
    return this.#control.model.state.levels[this.#level];
  }

  /** The options that match the typed text. Read several times per render, so the result is cached. */
  get #matches(): readonly PickerOption[] {
    const text = this.#typed ?? '';
    const { options } = this.#state;
    let found = this.#found;
    if (found?.options !== options || found.text !== text) {
      this.#found = found = { options, text, matches: this.#control.model.filter(this.#level, text) };
    }
    return found.matches;
  }

  #nameOf(option: PickerOption): string {
    return optionName(option, this.#control.messages);
  }

  /** Discards the typed text; the input shows the choice again. */
  forget(): void {
    this.#typed = undefined;
    this.#isUnmatched = false;
  }

  /** The text that the user left in the input although it names no option of the list. */
  get unmatched(): string | undefined {
    return this.#isUnmatched ? this.#typed : undefined;
  }

  reset(): void {
    this.forget();
    this.#postponed = undefined;
    this.#list.close();
  }

  /** Call when the list, or a part of it, has loaded. */
  listLoaded(): void {
    const { status, options } = this.#state;
    if (options.length === 0) return;
    const list = this.#list;
    // Converting a thousand readings takes a few milliseconds: do it before the first key press.
    if (status === 'ready') spellOptions(options);
    if (list.isOpen && !list.active && this.#typed) {
      list.open(0);
      list.announce();
    }
    if (this.#postponed === 'enter') {
      this.#postponed = undefined;
      if (list.active) this.#control.choose(this.#level, list.active);
    } else if (this.#postponed === 'leave' && status === 'ready') {
      this.#postponed = undefined;
      this.#leave();
    }
  }

  /**
   * Uses one template for every kind of match, so that a key press updates the text of existing rows instead of creating new ones. No `mark`:
   * forced colors would draw it in the text color of a background that it does not have.
   */
  #renderOption(option: PickerOption): unknown {
    const match = matchOf(option, this.#typed ?? '');
    const marked = (text: string, { from, to } = { from: text.length, to: text.length }): unknown =>
      html`${text.slice(0, from)}<b>${text.slice(from, to)}</b>${text.slice(to)}`;
    const inName = match?.in === 'name' ? match : undefined;
    const { messages } = this.#control;
    const inKana = match?.in === 'kana' && messages?.reading === 'kana' ? match : undefined;
    return html`<span lang=${option.name ? 'ja' : nothing}>${marked(this.#nameOf(option), inName)}</span
      ><small lang=${inKana ? 'ja' : nothing}>${marked((inKana && option.kana) || optionDetail(option, messages), inKana)}</small>`;
  }

  render(messages: Messages, isClosed: boolean): TemplateResult {
    const { pickers } = messages;
    const level = this.#level;
    const list = this.#list;
    const { status, options } = this.#state;
    const isLoading = status === 'loading' || (status === 'waiting' && options.length === 0);
    return html`<input
        part="picker"
        id="picker-${level}"
        aria-busy=${status === 'loading' ? 'true' : nothing}
        aria-invalid=${this.#isUnmatched ? 'true' : nothing}
        placeholder=${status === 'loading' ? pickers.loading : pickers.search}
        ?disabled=${isClosed}
        @input=${(event: InputEvent) => this.#type((event.currentTarget as HTMLInputElement).value)}
        @focus=${() => this.#isUnmatched && this.#control.repeatMessage()}
        @click=${() => this.#open()}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @blur=${(event: FocusEvent) => this.#leave((event.currentTarget as HTMLInputElement).value)}
      />
      <div>${list.render(pickers.labels[level], isLoading ? pickers.loading : pickers.noMatch)}</div>
      ${list.count.render(messages)}`;
  }

  #open(): void {
    this.#control.load(this.#level);
    const { options, chosen } = this.#state;
    if (!this.#list.isOpen) this.#list.open(this.#typed === undefined ? options.findIndex(({ key }) => key === chosen?.key) : 0);
  }

  #type(text: string): void {
    this.#postponed = undefined;
    this.#control.load(this.#level);
    const { active } = this.#list;
    this.#typed = text;
    this.#isUnmatched = false;
    // Enter chooses the best match. An empty text matches everything, so nothing is active.
    this.#list.open(text.trim() === '' ? -1 : 0);
    this.#list.announce(active);
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#control.load(this.#level);
    // Before the browser looks for the next enabled field.
    if (event.key === 'Tab' && !isComposingKey(event)) this.#leave((event.currentTarget as HTMLInputElement).value);
    const { active, isOpen } = this.#list;
    const isEarly = isOpen && !active && this.#typed && this.#state.status === 'loading';
    if (!this.#list.key(event)) return;
    if (event.key === 'Enter' && isEarly) this.#postponed = 'enter';
    if (event.key === 'Escape') event.stopPropagation();
  }

  /**
   * On blur, a complete name or reading becomes the choice, an empty input takes the choice back, and any other text stays, with a message
   * that it is not in the list.
   * @param text - the input's value: a composition that the blur ends may be newer than the last `input` event
   */
  #leave(text = this.#typed): void {
    this.#list.close();
    if (this.#typed === undefined || text === undefined) return;
    this.#typed = text;
    const { chosen, status } = this.#state;
    if (status === 'loading' || status === 'partial') {
      this.#postponed = 'leave';
      return;
    }
    const isEmpty = text.trim() === '';
    const same = isEmpty
      ? []
      : this.#control.model.filter(this.#level, text).filter((option) => this.#nameOf(option) === text.trim() || isNamed(option, text));
    const named = same.filter((option) => this.#nameOf(option) === text.trim());
    const [only, second] = named.length > 0 ? named : same;
    if (only && !second) this.#control.choose(this.#level, only);
    else if (isEmpty && chosen) this.#control.unchoose(this.#level);
    else if (isEmpty) {
      this.forget();
      this.#control.element.requestUpdate();
    } else {
      setTimeout(() => {
        this.#isUnmatched = this.#typed === text;
        this.#control.element.requestUpdate();
      }, FOCUS_READ_MS);
    }
  }

  /** Shows the choice in the input, unless the user is typing. Call after every render. */
  rendered(): void {
    const input = this.#control.element.renderRoot.querySelector<HTMLInputElement>(`input#picker-${this.#level}`);
    if (!input) return;
    const { chosen } = this.#state;
    const name = chosen ? this.#nameOf(chosen) : '';
    if (this.#typed === undefined && input.value !== name) input.value = name;
    this.#list.rendered(input);
  }
}

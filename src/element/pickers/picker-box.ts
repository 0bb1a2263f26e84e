import { html, nothing, type TemplateResult } from 'lit';
import type { AddressPicker, PickerLevelState } from '../../client/picker/address-picker.ts';
import { matchOf, prepareOptions } from '../../client/picker/find-options.ts';
import type { PickerOption } from '../../client/picker/picker-options.ts';
import { Combobox } from '../ui/combobox.ts';
import type { Messages } from '../messages/messages.ts';
import { optionName } from './picker-select.ts';

/** Levels whose lists are searched: too long to look through. */
export type SearchedLevel = 'city' | 'town';

/** What a searched list asks of the pickers. */
export interface PickerBoxHost {
  readonly level: SearchedLevel;
  readonly model: () => AddressPicker;
  /** The words of the page's language; absent until they are here. */
  readonly messages: () => Messages | undefined;
  /** Somebody needs the list. */
  load(): void;
  choose(option: PickerOption): void;
  unchoose(): void;
  /** Something that is shown has changed. */
  changed(): void;
}

/** A level that is searched by typing: the input, its list, and what was typed before the list was there. */
export class PickerBox {
  readonly #host: PickerBoxHost;
  readonly #list: Combobox<PickerOption>;
  /** What is typed; absent where the input shows what is chosen. */
  #typed: string | undefined;
  /** Whether the input was left with text in it before the list was there to tell what it means. */
  #isLeft = false;
  /** Whether Enter was pressed before the list was there to choose from. */
  #isEntered = false;
  /** What the last text fitted. */
  #found: { readonly options: readonly PickerOption[]; readonly text: string; readonly fitting: readonly PickerOption[] } | undefined;

  constructor(host: PickerBoxHost) {
    this.#host = host;
    this.#list = new Combobox({
      id: `picker-${host.level}`,
      items: () => this.#fitting,
      draw: (option) => this.#drawOption(option),
      choose: (option) => host.choose(option),
      changed: () => host.changed(),
    });
  }

  get #state(): PickerLevelState {
    return this.#host.model().state.levels[this.#host.level];
  }

  get #fitting(): readonly PickerOption[] {
    const text = this.#typed ?? '';
    const { options } = this.#state;
    // Asked for several times while one frame is drawn.
    let found = this.#found;
    if (found?.options !== options || found.text !== text) {
      this.#found = found = { options, text, fitting: this.#host.model().filter(this.#host.level, text) };
    }
    return found.fitting;
  }

  #nameOf(option: PickerOption): string {
    return optionName(option, this.#host.messages());
  }

  /** What was typed is no more: the input shows what is chosen. */
  forget(): void {
    this.#typed = undefined;
  }

  close(): void {
    this.#list.close();
  }

  /** Closes the list, and forgets what was typed. */
  reset(): void {
    this.forget();
    this.#isLeft = this.#isEntered = false;
    this.#list.close();
  }

  /** The list has come, or more of it. */
  listCame(): void {
    const { status, options } = this.#state;
    if (options.length === 0) return;
    // Now, and not at the first key: converting a thousand readings takes a few milliseconds.
    if (status === 'ready') prepareOptions(options);
    // Somebody typed before the list was there.
    const list = this.#list;
    if (list.isOpen && !list.active && this.#typed) list.open(0);
    // … and pressed Enter.
    if (this.#isEntered && list.active) this.#host.choose(list.active);
    this.#isEntered = false;
    if (status === 'ready' && this.#isLeft) {
      this.#isLeft = false;
      this.#leave();
    }
  }

  /** One template whatever fits, so that a key changes the text of the rows that are there, and makes none anew. */
  #drawOption(option: PickerOption): unknown {
    const match = matchOf(option, this.#typed ?? '');
    const marked = (text: string, { from, to } = { from: text.length, to: text.length }): unknown =>
      html`${text.slice(0, from)}<mark>${text.slice(from, to)}</mark>${text.slice(to)}`;
    const inName = match?.in === 'name' ? match : undefined;
    const inKana = match?.in === 'kana' ? match : undefined;
    return html`${marked(this.#nameOf(option), inName)}<small>${marked((inKana ? option.kana : option.detail) ?? '', inKana)}</small>`;
  }

  render({ pickers }: Messages, isClosed: boolean): TemplateResult {
    const { level } = this.#host;
    const list = this.#list;
    const { status, options } = this.#state;
    const isLoading = status === 'loading' || (status === 'waiting' && options.length === 0);
    return html`<div class="picker" data-level=${level}>
      <label for="picker-${level}">${pickers.labels[level]}</label>
      <input
        part="picker"
        id="picker-${level}"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded=${list.isOpen}
        aria-controls=${list.isOpen ? list.listId : nothing}
        aria-activedescendant=${list.activeId ?? nothing}
        aria-busy=${status === 'loading' ? 'true' : nothing}
        autocomplete="off"
        spellcheck="false"
        placeholder=${status === 'loading' ? pickers.loading : pickers.choose}
        ?disabled=${isClosed}
        @input=${(event: InputEvent) => this.#type((event.currentTarget as HTMLInputElement).value)}
        @click=${() => this.#open()}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @blur=${() => this.#leave()}
      />
      ${list.list(pickers.labels[level], isLoading ? pickers.loading : pickers.noMatch)}
    </div>`;
  }

  #open(): void {
    this.#host.load();
    const { options, chosen } = this.#state;
    if (!this.#list.isOpen) this.#list.open(this.#typed === undefined ? options.findIndex(({ key }) => key === chosen?.key) : 0);
  }

  #type(text: string): void {
    this.#isLeft = this.#isEntered = false;
    this.#host.load();
    this.#typed = text;
    // What fits best is ready for Enter; an empty text fits everything and nothing.
    this.#list.open(text.trim() === '' ? -1 : 0);
  }

  #key(event: KeyboardEvent): void {
    const list = this.#list;
    const input = event.currentTarget as HTMLInputElement;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#host.load();
    const { isOpen } = list;
    const isEarly = isOpen && !list.active && this.#typed && this.#state.status === 'loading';
    if (list.key(event)) {
      event.preventDefault();
      if (event.key === 'Enter' && isEarly) this.#isEntered = true;
      if (event.key === 'Escape') event.stopPropagation();
    } else if (event.key === 'Escape' && !isOpen && input.value !== '' && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      input.value = this.#typed = '';
      this.#host.changed();
    }
  }

  /** The focus has left: a name that was typed in full is a choice, an emptied field takes the choice back, anything else was a search. */
  #leave(): void {
    this.#list.close();
    const typed = this.#typed?.trim();
    if (typed === undefined) return;
    const { chosen, status } = this.#state;
    if (status === 'loading' || status === 'partial') {
      this.#isLeft = true;
      return;
    }
    const same = typed === '' ? [] : this.#fitting.filter((option) => this.#nameOf(option) === typed);
    const only = same.length === 1 ? same[0] : undefined;
    if (only) this.#host.choose(only);
    else if (typed === '' && chosen) this.#host.unchoose();
    else {
      this.forget();
      this.#host.changed();
    }
  }

  /** After the element was drawn: the input says what is chosen, unless somebody is typing in it. */
  drawn(root: ParentNode): void {
    const input = root.querySelector<HTMLInputElement>(`input#picker-${this.#host.level}`);
    if (!input) return;
    const { chosen } = this.#state;
    const name = chosen ? this.#nameOf(chosen) : '';
    if (this.#typed === undefined && input.value !== name) input.value = name;
    this.#list.drawn(root);
  }
}

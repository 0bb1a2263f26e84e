import { html, nothing, type TemplateResult } from 'lit';
import { isComposingKey } from '../code-field/composing-key.ts';

/** What a list under an input asks of whoever shows it. */
export interface ComboboxHost<T> {
  /** Prefix of ids in the shadow root. */
  readonly id: string;
  /** What fits the text that stands in the input. */
  items(): readonly T[];
  draw(item: T): unknown;
  choose(item: T): void;
  /** Something that is shown has changed. */
  changed(): void;
}

/** Half as many options again as can be seen; more are drawn when somebody scrolls or walks there. */
const STEP = 12;
/** How near to the end of what is drawn more of it is drawn, in pixels. */
const NEAR = 300;
const PAGE = 8;

/** The keys, the active option and the window of drawn ones: an input with a listbox, by the ARIA combobox pattern. The focus stays in the input. */
export class Combobox<T> {
  readonly #host: ComboboxHost<T>;
  #isOpen = false;
  #active = -1;
  /** The stretch of items that is drawn. */
  #from = 0;
  #to = STEP;
  /** Whether the active option is still to be scrolled to. */
  #isMoved = false;
  /** Height of the list before options were drawn above, so that what is looked at stays where it is. */
  #heightBefore: number | undefined;

  constructor(host: ComboboxHost<T>) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The item that Enter chooses. */
  get active(): T | undefined {
    return this.#isOpen ? this.#host.items()[this.#active] : undefined;
  }

  get listId(): string {
    return `${this.#host.id}-list`;
  }

  /** Id of the active option, for `aria-activedescendant`. */
  get activeId(): string | undefined {
    return this.active === undefined ? undefined : `${this.#host.id}-${this.#active}`;
  }

  /** Opens the list, at an item of it, or with none active. */
  open(at = -1): void {
    this.#isOpen = true;
    this.#activate(at);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#active = -1;
    this.#host.changed();
  }

  #activate(index: number): void {
    const { length } = this.#host.items();
    this.#active = Math.max(-1, Math.min(length - 1, index));
    const shown = Math.max(0, this.#active);
    if (shown < this.#from || shown >= this.#to || this.#active < 0) {
      this.#from = Math.max(0, shown - STEP / 2);
      this.#to = this.#from + STEP;
    }
    this.#isMoved = true;
    this.#host.changed();
  }

  /** Does what a key means here. Says whether it meant anything, so that the page does nothing else with it. */
  key(event: KeyboardEvent): boolean {
    // Whatever a key says while an input method is composing, it says to that.
    if (isComposingKey(event) || event.ctrlKey || event.metaKey) return false;
    const { key, altKey } = event;
    if (key === 'Escape' || (key === 'ArrowUp' && altKey)) {
      const wasOpen = this.#isOpen;
      this.close();
      return wasOpen;
    }
    if (key === 'Enter') {
      const item = this.active;
      const wasOpen = this.#isOpen;
      if (item !== undefined) this.#host.choose(item);
      return wasOpen;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
    if (step === undefined) return false;
    const last = this.#host.items().length - 1;
    if (!this.#isOpen) this.open(altKey ? -1 : step > 0 ? Math.max(0, this.#active) : last);
    // From the input the way leads to either end, and from either end back to the other.
    else if (this.#active < 0) this.#activate(step > 0 ? 0 : last);
    else if (Math.abs(step) === 1) this.#activate((this.#active + step + last + 1) % (last + 1));
    else this.#activate(Math.max(0, this.#active + step));
    return true;
  }

  #scrolled(list: HTMLElement): void {
    const { scrollTop, clientHeight, scrollHeight } = list;
    if (scrollTop + clientHeight > scrollHeight - NEAR && this.#to < this.#host.items().length) this.#to += STEP;
    else if (scrollTop < NEAR && this.#from > 0) {
      this.#heightBefore = scrollHeight;
      this.#from = Math.max(0, this.#from - STEP);
    } else return;
    this.#host.changed();
  }

  /** The listbox. `empty`: what is said where nothing fits. */
  list(label: string, empty: string): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const host = this.#host;
    const { id } = host;
    const all = host.items();
    return html`<div
      part="picker-list"
      role="listbox"
      id=${this.listId}
      aria-label=${label}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${(event: Event) => {
        const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
        const item = all[Number(option?.dataset['index'] ?? -1)];
        if (item !== undefined) host.choose(item);
      }}
      @scroll=${(event: Event) => this.#scrolled(event.currentTarget as HTMLElement)}
    >
      ${
        all.length === 0
          ? html`<div role="option" aria-disabled="true" aria-selected="false" class="empty">${empty}</div>`
          : all.slice(this.#from, this.#to).map((item, i) => {
              const index = this.#from + i;
              return html`<div
                part="option"
                role="option"
                id="${id}-${index}"
                data-index=${index}
                aria-selected=${index === this.#active}
                aria-posinset=${index + 1}
                aria-setsize=${all.length}
              >
                ${host.draw(item)}
              </div>`;
            })
      }
    </div>`;
  }

  /** After the list was drawn: brings the active option into its view, without moving the page. */
  drawn(root: ParentNode): void {
    if (!this.#isOpen) return;
    const list = root.querySelector<HTMLElement>(`#${this.listId}`);
    if (!list) return;
    if (this.#heightBefore !== undefined) {
      // Engines with scroll anchoring have moved it already.
      const grown = list.scrollHeight - this.#heightBefore;
      if (list.scrollTop < grown) list.scrollTop += grown;
      this.#heightBefore = undefined;
    }
    if (!this.#isMoved) return;
    this.#isMoved = false;
    const option = root.querySelector<HTMLElement>(`#${this.#host.id}-${this.#active}`);
    if (!option) list.scrollTop = 0;
    else if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
    else list.scrollTop = Math.max(list.scrollTop, option.offsetTop + option.offsetHeight - list.clientHeight);
  }
}

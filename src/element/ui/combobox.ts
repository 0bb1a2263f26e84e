import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { getOrInsert } from '../../address/get-or-insert.ts';
import { isComposingKey } from '../../form/dom.ts';
import { fitIntoView, markMore } from './fit-into-view.ts';

/** The owner of a list, as the list requires it. */
export interface ComboboxHost<T> {
  /** Prefix of the ids in the shadow root. */
  readonly id: string;
  items(): readonly T[];
  draw(item: T): unknown;
  choose(item: T): void;
  changed(): void;
}

/** Number of options to render at once, half as many again as are visible. Scrolling and arrow keys render more. */
const STEP = 12;
/** Distance from the end of the rendered options, in pixels, at which more are rendered. */
const NEAR_PX = 300;
const PAGE = 8;

/**
 * A listbox below an input: its keys, the active option, and the window of rendered options. The focus stays in the input.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox<T extends object> {
  readonly #host: ComboboxHost<T>;
  #isOpen = false;
  #active = -1;
  #from = 0;
  #to = STEP;
  /** Whether the list still has to scroll to the active option. */
  #isMoved = false;
  /** Height of the list before options were rendered above, to keep the visible options in place. */
  #heightBefore: number | undefined;
  /** Each item has its own id, so that screen readers notice when a key in the input makes another one active. */
  readonly #ids = new WeakMap<T, string>();
  #idCount = 0;
  /** The list that was fitted into the visible part of the screen. */
  #fitted: HTMLElement | undefined;

  constructor(host: ComboboxHost<T>) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The item that Enter chooses; `undefined` if there is none. */
  get active(): T | undefined {
    return this.#isOpen ? this.#host.items()[this.#active] : undefined;
  }

  /** Whether the list shows items to choose from. */
  get isExpanded(): boolean {
    return this.#isOpen && this.#host.items().length > 0;
  }

  get listId(): string {
    return `${this.#host.id}-list`;
  }

  /** Id of the active option, for `aria-activedescendant`. */
  get activeId(): string | undefined {
    const { active } = this;
    return active && this.#idOf(active);
  }

  #idOf(item: T): string {
    return getOrInsert(this.#ids, item, () => `${this.#host.id}-${this.#idCount++}`);
  }

  /** Opens the list. @param at - index of the active item; -1: none */
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

  /** Handles a key. Returns whether it had a meaning here, so that the caller prevents its default. */
  key(event: KeyboardEvent): boolean {
    // Keys during a composition belong to the input method.
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
    if (step !== undefined) this.#move(step, altKey);
    return step !== undefined;
  }

  #move(step: number, altKey: boolean): void {
    const last = this.#host.items().length - 1;
    if (!this.#isOpen) this.open(altKey ? -1 : step > 0 ? Math.max(0, this.#active) : last);
    // Arrow keys lead from the input to either end, and wrap around.
    else if (this.#active < 0) this.#activate(step > 0 ? 0 : last);
    else if (Math.abs(step) === 1) this.#activate((this.#active + step + last + 1) % (last + 1));
    else this.#activate(Math.max(0, this.#active + step));
  }

  #scrolled(list: HTMLElement): void {
    markMore(list);
    const { scrollTop, clientHeight, scrollHeight } = list;
    if (scrollTop + clientHeight > scrollHeight - NEAR_PX && this.#to < this.#host.items().length) this.#to += STEP;
    else if (scrollTop < NEAR_PX && this.#from > 0) {
      this.#heightBefore = scrollHeight;
      this.#from = Math.max(0, this.#from - STEP);
    } else return;
    this.#host.changed();
  }

  /** Renders the listbox. @param empty - the text to show if no item matches */
  list(label: string, empty: string): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const host = this.#host;
    const all = host.items();
    // Without options this is not a listbox; the owner announces the text.
    if (all.length === 0) {
      return html`<div part="picker-list" aria-hidden="true" id=${this.listId}><div class="empty">${empty}</div></div>`;
    }
    return html`<div
      part="picker-list"
      role="listbox"
      id=${this.listId}
      tabindex="-1"
      aria-label=${label}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${(event: Event) => {
        const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
        const item = all[Number(option?.dataset['index'] ?? -1)];
        if (item !== undefined) host.choose(item);
      }}
      @scroll=${(event: Event) => this.#scrolled(event.currentTarget as HTMLElement)}
    >
      ${all.slice(this.#from, this.#to).map((item, i) => {
        const index = this.#from + i;
        const option = html`<div
          part="option"
          role="option"
          id=${this.#idOf(item)}
          data-index=${index}
          aria-selected=${index === this.#active}
          aria-posinset=${index + 1}
          aria-setsize=${all.length}
        >
          ${host.draw(item)}
        </div>`;
        return keyed(item, option);
      })}
    </div>`;
  }

  /** Fits the list into the screen when it opens, and scrolls it to the active option. Call after every render. */
  drawn(root: ParentNode): void {
    if (!this.#isOpen) return;
    const list = root.querySelector<HTMLElement>(`#${this.listId}`);
    if (!list) return;
    if (list !== this.#fitted) {
      this.#fitted = list;
      fitIntoView(list);
    }
    // Not now: reading the height here would lay out the page twice for one key press.
    requestAnimationFrame(() => markMore(list));
    if (this.#heightBefore !== undefined) {
      // Engines with scroll anchoring have moved the options already.
      const grown = list.scrollHeight - this.#heightBefore;
      if (list.scrollTop < grown) list.scrollTop += grown;
      this.#heightBefore = undefined;
    }
    if (!this.#isMoved) return;
    this.#isMoved = false;
    const option = list.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!option) list.scrollTop = 0;
    else if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
    else list.scrollTop = Math.max(list.scrollTop, option.offsetTop + option.offsetHeight - list.clientHeight);
  }
}

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { getOrInsert } from '../../address/get-or-insert.ts';
import { isComposingKey } from '../../form/dom.ts';
import type { LookupElement } from '../properties.ts';
import { fitIntoView, markMore } from './fit-into-view.ts';
import { PauseText } from './pause-text.ts';

/** The owner of a list, as the list requires it. */
export interface ListboxHost<T> {
  /** CSS part of the list. */
  readonly part: string;
  /** Prefix of the ids in the shadow root. */
  readonly id: string;
  items(): readonly T[];
  nameOf(item: T): string;
  /** Language of the whole option, if it is not that of the page. */
  langOf?(item: T): string | undefined;
  renderOption(item: T): unknown;
  /** Renders all items in groups. Without it, the list is plain, and only the options near the visible ones are rendered. */
  renderGroups?(options: (items: readonly T[]) => unknown): unknown;
  choose(item: T): void;
  /** Closes the list: the user pressed Escape. */
  dismiss(): void;
  /** Whether the number of matches is announced after a key. */
  isCounted?(): boolean;
}

/** Number of options to render at once, half as many again as are visible. Scrolling and arrow keys render more. */
const STEP = 12;
/** Distance from the end of the rendered options, in pixels, at which more are rendered. */
const NEAR_PX = 300;
/** Number of options that PageUp and PageDown move by. */
const PAGE = 8;

/**
 * A listbox: its keys, the active option, the rendered options, and the number of matches for screen readers. The focus stays in the input above
 * the list, or in the list itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export class Listbox<T extends object> {
  readonly #element: LookupElement;
  readonly #host: ListboxHost<T>;
  readonly #step: number;
  readonly count: PauseText;
  isOpen = false;
  #active = -1;
  #from = 0;
  #to = 0;
  /** Whether the list still has to scroll to the active option. */
  #isMoved = false;
  /** Height of the list before options were rendered above, to keep the visible options in place. */
  #heightBefore: number | undefined;
  /** Each item has its own id, so that screen readers notice when a key in the input makes another one active. */
  readonly #ids = new WeakMap<T, string>();
  #idCount = 0;
  /** The list that was fitted into the visible part of the screen. */
  #fitted: HTMLElement | undefined;

  constructor(element: LookupElement, host: ListboxHost<T>) {
    this.#element = element;
    this.#host = host;
    this.#step = host.renderGroups ? Infinity : STEP;
    this.count = new PauseText(element);
  }

  /** The item that Enter chooses; `undefined` if there is none. */
  get active(): T | undefined {
    return this.isOpen ? this.#host.items()[this.#active] : undefined;
  }

  get #id(): string {
    return `${this.#host.id}-list`;
  }

  #idOf(item: T): string {
    return getOrInsert(this.#ids, item, () => `${this.#host.id}-${this.#idCount++}`);
  }

  /** The rendered list. */
  get node(): HTMLElement | null {
    return this.#element.renderRoot?.querySelector(`#${this.#id}`) ?? null;
  }

  /** Opens the list, or makes another item active. @param at - index of the active item; -1: none */
  open(at = -1): void {
    this.isOpen = true;
    this.#active = Math.max(-1, Math.min(this.#host.items().length - 1, at));
    const shown = Math.max(0, this.#active);
    if (shown < this.#from || shown >= this.#to || this.#active < 0) {
      this.#from = Math.max(0, shown - this.#step / 2);
      this.#to = this.#from + this.#step;
    }
    this.#isMoved = true;
    this.#element.requestUpdate();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#active = -1;
    this.count.clear();
  }

  /** Handles a key in the input or in the list, and prevents its default. Returns false if it has no meaning here. */
  key(event: KeyboardEvent): boolean {
    // Keys during a composition belong to the input method.
    if (isComposingKey(event) || event.ctrlKey || event.metaKey) return false;
    const { key, altKey } = event;
    const { value: text } = event.target as Partial<HTMLInputElement>;
    const before = this.active;
    if (key === 'Escape' || (key === 'ArrowUp' && altKey)) {
      if (!this.isOpen) return false;
      this.#host.dismiss();
    } else if (key === 'Enter' || (key === ' ' && text === undefined)) {
      // Enter never submits the page's form from an open list.
      if (!this.isOpen) return false;
      if (before) this.#host.choose(before);
      else this.announce();
    } else {
      const index = this.#indexAfter(key, altKey, text);
      if (index === undefined) return false;
      this.open(index);
      // The only match, the end of the list, or no match at all.
      if (before === this.active) this.announce(before);
    }
    event.preventDefault();
    return true;
  }

  /** The index of the item that a key makes active; `undefined` if it is not a navigation key. In a text, Home and End move the caret. */
  #indexAfter(key: string, altKey: boolean, text: string | undefined): number | undefined {
    const last = this.#host.items().length - 1;
    if (this.isOpen && !text && /^(?:Home|End)$/.test(key)) return key === 'Home' ? 0 : last;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
    if (step === undefined) return undefined;
    if (!this.isOpen) return altKey ? -1 : step > 0 ? 0 : last;
    // From the input, arrow keys lead to either end, and wrap around.
    const index = (step < 0 ? Math.max(0, this.#active) : this.#active) + step;
    if (text !== undefined && Math.abs(step) === 1) return index < 0 ? last : index > last ? 0 : index;
    return Math.max(0, index);
  }

  /** Announces the number of matches after a pause. @param before - the item that was active before the key: screen readers do not read it again */
  announce(before?: T): void {
    const host = this.#host;
    this.count.set(() =>
      this.isOpen && host.isCounted?.() ? [host.items().length, before && before === this.active ? host.nameOf(before) : ''] : undefined,
    );
  }

  #scrolled(list: HTMLElement): void {
    markMore(list);
    const { scrollTop, clientHeight, scrollHeight } = list;
    if (scrollTop + clientHeight > scrollHeight - NEAR_PX && this.#to < this.#host.items().length) this.#to += STEP;
    else if (scrollTop < NEAR_PX && this.#from > 0) {
      this.#heightBefore = scrollHeight;
      this.#from = Math.max(0, this.#from - STEP);
    } else return;
    this.#element.requestUpdate();
  }

  /**
   * Renders the listbox.
   * @param empty - the text to show if no item matches
   * @param isTabStop - whether the focus is in the list, because it has no input
   */
  render(label: string, empty: string, isTabStop = false): TemplateResult | typeof nothing {
    if (!this.isOpen) return nothing;
    const host = this.#host;
    const all = host.items();
    // Without options this is not a listbox; the text is announced.
    if (all.length === 0) return html`<div part=${host.part} aria-hidden="true"><div class="empty">${empty}</div></div>`;
    const { active } = this;
    let index = this.#from;
    const options = (items: readonly T[]): unknown =>
      items.map((item) => {
        const option = html`<div
          part="option"
          role="option"
          lang=${host.langOf?.(item) ?? nothing}
          id=${this.#idOf(item)}
          aria-selected=${item === active}
          aria-posinset=${++index}
          aria-setsize=${all.length}
          @click=${() => host.choose(item)}
        >
          ${host.renderOption(item)}
        </div>`;
        return keyed(item, option);
      });
    return html`<div
      part=${host.part}
      role="listbox"
      id=${this.#id}
      tabindex=${isTabStop ? 0 : -1}
      aria-label=${label}
      aria-activedescendant=${isTabStop && active ? this.#idOf(active) : nothing}
      @mousedown=${(event: Event) => event.preventDefault()}
      @scroll=${(event: Event) => this.#scrolled(event.currentTarget as HTMLElement)}
    >
      ${host.renderGroups?.(options) ?? options(all.slice(this.#from, this.#to))}
    </div>`;
  }

  /** Makes the input a combobox, and tells it which option is active. */
  #describe(input: Element, isExpanded: boolean): void {
    const { active } = this;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-expanded': `${isExpanded}`,
      'aria-controls': isExpanded && this.#id,
      'aria-activedescendant': active && this.#idOf(active),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (!value) input.removeAttribute(name);
      else if (input.getAttribute(name) !== value) input.setAttribute(name, value);
    }
  }

  /** Updates the input, fits the list into the screen, and scrolls to the active option. Call after every render. @param wantedPx - its visible height */
  rendered(input: Element | null, wantedPx?: number): void {
    const isExpanded = this.isOpen && this.#host.items().length > 0;
    if (input) this.#describe(input, isExpanded);
    const list = isExpanded ? this.node : null;
    if (!list) return;
    if (list !== this.#fitted) {
      this.#fitted = list;
      fitIntoView(list, wantedPx);
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
    if (this.#active < 0) list.scrollTop = 0;
    // The test environment jsdom cannot scroll.
    else list.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }
}

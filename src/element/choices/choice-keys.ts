import { isComposingKey } from '../../form/dom.ts';
import type { Choice } from './describe.ts';

/** The list, as its keys require it. */
export interface ListKeys {
  readonly order: readonly Choice[];
  /** Index of the active choice; -1 if there is none. */
  readonly active: number;
  readonly typeAhead: TypeAhead;
  activate(index: number): void;
  choose(choice: Choice): void;
  /** Removes the text of the filter. */
  clear(): void;
  /** Moves the focus to the filter. Returns false if the list is too short for one. */
  focusFilter(): boolean;
  close(): void;
}

/** Number of choices that PageUp and PageDown move by. */
const PAGE = 8;

/** Letters that follow each other within this time are one word. */
const TYPE_AHEAD_MS = 800;

/** Finds choices by the letters that the user types in the list. */
export class TypeAhead {
  #typed = '';
  #typedAtMs = 0;

  /** The index of the next choice whose name or reading starts with the typed letters. */
  find({ order, active }: ListKeys, key: string, nowMs: number): number {
    const typed = (nowMs - this.#typedAtMs > TYPE_AHEAD_MS ? '' : this.#typed) + key.toLowerCase();
    this.#typed = typed;
    this.#typedAtMs = nowMs;
    const from = typed.length === 1 ? active + 1 : Math.max(0, active);
    const startsWith = (text: string | undefined): boolean => text?.toLowerCase().startsWith(typed) === true;
    const indexes = order.map((_, i) => (from + i) % order.length);
    return indexes.find((i) => startsWith(order[i]?.name) || startsWith(order[i]?.detail)) ?? active;
  }
}

/** The index that a key moves to; `undefined` if it is not a navigation key. In the filter, Home and End stay with the text. */
function target({ order, active }: ListKeys, key: string, text: string | undefined): number | undefined {
  const last = order.length - 1;
  const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE, PageUp: active - PAGE, Home: 0, End: last }[key];
  return to === undefined || (text && /^(?:Home|End)$/.test(key)) ? undefined : Math.max(0, Math.min(last, to));
}

const hasModifier = (event: KeyboardEvent): boolean => isComposingKey(event) || event.ctrlKey || event.metaKey || event.altKey;

/**
 * Handles a key in the list or in the filter above it.
 * @param text - the text of the filter, if the user is in it
 */
export function listKey(event: KeyboardEvent, list: ListKeys, text?: string): void {
  if (hasModifier(event)) return;
  const { key, timeStamp } = event;
  const isLetter = text === undefined && [...key].length === 1;
  if (key === 'Enter' || (isLetter && key === ' ')) {
    // Enter never submits the page's form from here.
    const choice = list.order[Math.max(text === undefined ? 0 : -1, list.active)];
    if (choice) list.choose(choice);
    else list.activate(-1);
  } else if (key === 'Escape') {
    if (text) list.clear();
    else list.close();
  } else if (isLetter && list.focusFilter()) {
    // The browser inserts the letter there.
    return;
  } else {
    const next = target(list, key, text) ?? (isLetter ? list.typeAhead.find(list, key, timeStamp) : undefined);
    if (next === undefined) return;
    list.activate(next);
  }
  event.preventDefault();
}

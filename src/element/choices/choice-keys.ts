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

/** The index that a key moves to; `undefined` if it is not a navigation key. */
function target({ order, active }: ListKeys, key: string): number | undefined {
  const last = order.length - 1;
  const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE, PageUp: active - PAGE, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
}

const hasModifier = (event: KeyboardEvent): boolean => isComposingKey(event) || event.ctrlKey || event.metaKey || event.altKey;

/** Handles a key in the list. If there is a filter, a letter moves the focus there before the browser inserts it. */
export function listKey(event: KeyboardEvent, list: ListKeys, filter: HTMLInputElement | null): void {
  if (hasModifier(event)) return;
  const { key } = event;
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    const choice = list.order[Math.max(0, list.active)];
    if (choice) list.choose(choice);
    return;
  }
  if (key === 'Escape') {
    event.preventDefault();
    list.close();
    return;
  }
  const isLetter = [...key].length === 1;
  if (isLetter && filter) {
    filter.focus();
    return;
  }
  const next = target(list, key) ?? (isLetter ? list.typeAhead.find(list, key, event.timeStamp) : undefined);
  if (next === undefined) return;
  event.preventDefault();
  list.activate(next);
}

/** Handles a key in the filter. Home and End stay with the text, if there is any. */
export function filterKey(event: KeyboardEvent, list: ListKeys, clear: () => void): void {
  if (hasModifier(event)) return;
  const { key } = event;
  const isEmpty = (event.currentTarget as HTMLInputElement).value === '';
  if (key === 'Enter') {
    // Enter never submits the page's form from here.
    event.preventDefault();
    const choice = list.order[list.active];
    if (choice) list.choose(choice);
    else list.activate(-1);
    return;
  }
  if (key === 'Escape') {
    event.preventDefault();
    if (isEmpty) list.close();
    else clear();
    return;
  }
  const next = isEmpty || (key !== 'Home' && key !== 'End') ? target(list, key) : undefined;
  if (next === undefined) return;
  event.preventDefault();
  list.activate(next);
}

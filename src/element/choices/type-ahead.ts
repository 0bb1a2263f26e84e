import type { Choice } from './describe.ts';

/** Letters that follow each other within this time are one word. */
const TYPE_AHEAD_MS = 800;

/** Finds choices by the letters that the user types in a list without a filter. */
export class TypeAhead {
  #typed = '';
  #typedAtMs = 0;

  /** The index of the next choice whose name or reading starts with the typed letters; that of the active one if there is none. */
  find(choices: readonly Choice[], active: Choice | undefined, { key, timeStamp }: KeyboardEvent): number {
    const isOn = timeStamp - this.#typedAtMs <= TYPE_AHEAD_MS;
    const typed = (this.#typed = (isOn ? this.#typed : '') + key.toLowerCase());
    this.#typedAtMs = timeStamp;
    const at = active ? choices.indexOf(active) : -1;
    const from = typed.length === 1 ? at + 1 : Math.max(0, at);
    const startsWith = (text: string): boolean => text.toLowerCase().startsWith(typed);
    const next = [...choices.slice(from), ...choices.slice(0, from)].find(({ name, detail }) => startsWith(name) || startsWith(detail));
    return next ? choices.indexOf(next) : at;
  }
}

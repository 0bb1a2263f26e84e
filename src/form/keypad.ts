import { changeAttribute } from './code-limits.ts';
import { hasFocus } from './dom.ts';

/** Fields whose user has asked for letters, for as long as the page lives. */
const withLetters = new WeakSet<HTMLInputElement>();

/** Reports whether the page asks for a numeric keypad in this field. */
export function hasKeypad({ type, inputMode }: HTMLInputElement): boolean {
  return inputMode ? /^(?:numeric|decimal|tel)$/.test(inputMode) : type === 'tel' || type === 'number';
}

/** Sets `type` and `inputmode`, and returns a function that restores them. A change of the type resets the caret. */
function changeKeyboard(field: HTMLInputElement, inputMode: string): () => void {
  const keepCaret = (act: () => void): void => {
    const { selectionStart, selectionEnd, value } = field;
    act();
    // Older Safari focuses the field.
    if (!hasFocus(field) || field.selectionStart === null) return;
    field.setSelectionRange(selectionStart ?? value.length, selectionEnd ?? value.length);
  };
  const undo: (() => void)[] = [];
  keepCaret(() => undo.push(changeAttribute(field, 'type', 'text'), changeAttribute(field, 'inputmode', inputMode)));
  return () => keepCaret(() => undo.forEach((each) => each()));
}

/**
 * Switches the on-screen keyboard of a code field or its two boxes between the numeric keypad, for which the page asks, and letters.
 * Everything is restored when the signal aborts; the choice is remembered.
 */
export class Keypad {
  readonly #fields: readonly HTMLInputElement[];
  #undo: (() => void)[] = [];

  constructor(fields: readonly HTMLInputElement[], signal: AbortSignal) {
    this.#fields = fields;
    // A number field accepts no letters from any keyboard.
    const opened = fields.filter(({ type }) => type === 'number').map((field) => changeKeyboard(field, 'numeric'));
    if (fields.some((field) => withLetters.has(field))) this.#showLetters();
    signal.addEventListener('abort', () => {
      for (const each of [...this.#undo, ...opened]) each();
    });
  }

  get hasLetters(): boolean {
    return this.#undo.length > 0;
  }

  #showLetters(): void {
    this.#undo = this.#fields.map((field) => changeKeyboard(field, 'text'));
  }

  toggle(): void {
    const { hasLetters } = this;
    for (const field of this.#fields) withLetters[hasLetters ? 'delete' : 'add'](field);
    if (!hasLetters) return this.#showLetters();
    for (const each of this.#undo) each();
    this.#undo = [];
  }
}

import { changeAttribute } from '../../form/code-limits.ts';
import { hasFocus, listen } from '../../form/dom.ts';
import { isTouchDevice } from '../ui/touch-device.ts';
import { type Field, isInput } from '../../form/field.ts';
import type { Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import { create, setText } from '../ui/create.ts';

/** Fields whose user has asked for letters, for as long as the page lives. */
const withLetters = new WeakSet<HTMLInputElement>();

/** Reports whether the page asks for a numeric keypad in this field. */
function hasKeypad({ type, inputMode }: HTMLInputElement): boolean {
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

/** The button that switches the code field's on-screen keyboard between letters and the keypad that the page asks for. Remembers the choice. */
export class KeypadButton {
  readonly #element: LookupElement;
  #fields: readonly HTMLInputElement[] = [];
  /** Restore the keypad of the fields that show letters. */
  #undo: (() => void)[] = [];
  readonly #button: HTMLButtonElement;

  constructor(element: LookupElement) {
    this.#element = element;
    // Not in the tab order: the button is shown only while the code field has the focus, and pressing it leaves the focus there.
    this.#button = create('button', { part: 'keyboard', type: 'button', tabindex: '-1' });
    this.#button.addEventListener('mousedown', (event) => event.preventDefault());
    this.#button.addEventListener('click', () => {
      const toLetters = this.#undo.length === 0;
      for (const field of this.#fields) withLetters[toLetters ? 'add' : 'delete'](field);
      if (toLetters) this.#showLetters();
      else this.#hideLetters();
      element.requestUpdate();
    });
  }

  #showLetters(): void {
    this.#undo = this.#fields.map((field) => changeKeyboard(field, 'text'));
  }

  #hideLetters(): void {
    for (const each of this.#undo) each();
    this.#undo = [];
  }

  /** Takes the code field or its boxes, until the signal aborts, which restores everything. */
  take(all: readonly Field[], signal: AbortSignal): void {
    const fields = all.filter(isInput).filter(hasKeypad);
    this.#fields = fields;
    // A number field accepts no letters from any keyboard.
    const opened = fields.filter(({ type }) => type === 'number').map((field) => changeKeyboard(field, 'numeric'));
    if (fields.some((field) => withLetters.has(field))) this.#showLetters();
    signal.addEventListener('abort', () => {
      this.#fields = [];
      this.#hideLetters();
      for (const each of opened) each();
    });
    const show = (): void => this.#element.requestUpdate();
    for (const field of fields) listen(field, 'focus blur', show, signal);
    show();
  }

  /** The button while the code field has the focus on a device that is used by touch, so that it has an on-screen keyboard. */
  draw(messages: Messages): readonly HTMLElement[] {
    if (!this.#fields.some(hasFocus) || !isTouchDevice() || this.#element.isDisabled) return [];
    setText(this.#button, messages.keyboard(this.#undo.length > 0));
    return [this.#button];
  }
}

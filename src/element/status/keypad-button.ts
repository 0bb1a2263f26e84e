import { hasFocus, listen } from '../../form/dom.ts';
import { isTouchDevice } from '../ui/touch-device.ts';
import { type Field, isInput } from '../../form/field.ts';
import { hasKeypad, Keypad } from '../../form/keypad.ts';
import type { Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import { create, setText } from '../ui/create.ts';

/** The button that switches the on-screen keyboard of the code field between digits and letters. */
export class KeypadButton {
  readonly #element: LookupElement;
  #fields: readonly HTMLInputElement[] = [];
  #keypad: Keypad | undefined;
  #signal: AbortSignal | undefined;
  readonly #button: HTMLButtonElement;

  constructor(element: LookupElement) {
    this.#element = element;
    // Not in the tab order: the button is shown only while the code field has the focus, and pressing it leaves the focus there.
    this.#button = create('button', { part: 'keyboard', type: 'button', tabindex: '-1' });
    this.#button.addEventListener('mousedown', (event) => event.preventDefault());
    this.#button.addEventListener('click', () => {
      this.#keypad?.toggle();
      element.requestUpdate();
    });
  }

  /** Takes the code field or its boxes, until the signal aborts. */
  take(fields: readonly Field[], signal: AbortSignal): void {
    this.#signal = signal;
    this.#fields = fields.filter(isInput).filter(hasKeypad);
    this.#keypad = this.#fields.length > 0 ? new Keypad(this.#fields, signal) : undefined;
    const show = (): void => this.#element.requestUpdate();
    for (const field of this.#fields) listen(field, 'focus blur', show, signal);
    show();
  }

  /** The button while the code field has the focus on a device that is used by touch, so that it has an on-screen keyboard. */
  draw(messages: Messages): readonly HTMLElement[] {
    const isShown = !this.#signal?.aborted && this.#fields.some(hasFocus) && isTouchDevice() && !this.#element.isDisabled;
    if (!this.#keypad || !isShown) return [];
    setText(this.#button, messages.keyboard(this.#keypad.hasLetters));
    return [this.#button];
  }
}

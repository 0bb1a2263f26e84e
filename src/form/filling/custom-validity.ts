import type { Field } from '../field.ts';

/** Makes fields of the page invalid, such as that for a missing block: the browser leads the user there on submit. The page's own message is kept. */
export class CustomValidity {
  #able: readonly HTMLInputElement[] = [];
  #changed: readonly HTMLInputElement[] = [];
  #message = '';

  /** Whether one of the fields is invalid, with the message or, if it is required, with its own. */
  get isInvalid(): boolean {
    return this.#able.some((field) => field.willValidate && !field.validity.valid);
  }

  /** Sets the message in these fields; an empty message removes it. */
  set(fields: readonly Field[], message: string): void {
    // A disabled field does not report its message.
    for (const field of this.#changed) if (!field.willValidate || field.validationMessage === this.#message) field.setCustomValidity('');
    this.#message = message;
    this.#able = (fields as readonly HTMLInputElement[]).filter((field) => message !== '' && field.willValidate);
    this.#changed = this.#able.filter((field) => !field.validity.customError);
    for (const field of this.#changed) field.setCustomValidity(message);
  }
}

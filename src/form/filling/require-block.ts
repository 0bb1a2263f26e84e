import type { Field } from '../field.ts';

/**
 * Makes the page's block field invalid while the block is missing. The browser then leads the user there on submit, which it cannot do for
 * an element without the field. The page's own message is kept.
 */
export class BlockDemand {
  #able: readonly HTMLInputElement[] = [];
  #asked: readonly HTMLInputElement[] = [];
  #message = '';

  /** Whether a field of the page is invalid while the block is missing, with the message or, if it is required, with its own. */
  get isHeard(): boolean {
    return this.#able.some((field) => field.willValidate && !field.validity.valid);
  }

  /** Sets the message in these fields; an empty message removes it. */
  ask(fields: readonly Field[], message: string): void {
    // A disabled field does not report its message.
    for (const field of this.#asked) if (!field.willValidate || field.validationMessage === this.#message) field.setCustomValidity('');
    this.#message = message;
    this.#able = (fields as readonly HTMLInputElement[]).filter((field) => message !== '' && field.willValidate);
    this.#asked = this.#able.filter((field) => !field.validity.customError);
    for (const field of this.#asked) field.setCustomValidity(message);
  }
}

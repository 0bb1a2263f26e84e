import type { Field } from '../field.ts';

/**
 * Makes the page's own block field say that it is wanted: the browser then leads the person there when the form is sent, which it
 * cannot do for an element whose fields are elsewhere. A complaint of the page's own is left standing.
 */
export class BlockDemand {
  #asked: readonly HTMLInputElement[] = [];
  #message = '';

  /** Whether some field of the page speaks for us. */
  get isHeard(): boolean {
    return this.#asked.length > 0;
  }

  /** Asks in these fields; an empty message asks in none. */
  ask(fields: readonly Field[], message: string): void {
    for (const field of this.#asked) if (field.validationMessage === this.#message) field.setCustomValidity('');
    this.#message = message;
    this.#asked =
      message === '' ? [] : (fields as readonly HTMLInputElement[]).filter((field) => field.willValidate && field.validity.valid);
    for (const field of this.#asked) field.setCustomValidity(message);
  }
}

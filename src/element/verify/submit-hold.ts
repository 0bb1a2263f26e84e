import { CustomValidity } from '../../form/filling/custom-validity.ts';
import type { EnteredAddress } from './address-fields.ts';

/** A comparison that has not ended holds the form no longer than this. */
export const HOLD_MS = 2000;

/** Holds the form while ZIP Code and address are being compared, or differ (`verify="block"`). */
export class SubmitHold {
  readonly #validity = new CustomValidity();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isOpen(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * Makes the first field that the user can edit invalid, of the ZIP Code or else of the address.
   * @param ended - the comparison is open: called after the longest time for one, when the form is released
   */
  hold({ zipFields, fields }: Pick<EnteredAddress, 'zipFields' | 'fields'>, message: string, ended?: () => void): void {
    this.#stop();
    const able = [...zipFields, ...fields].find((field) => (field as HTMLInputElement).willValidate);
    this.#validity.set(able ? [able] : [], message);
    if (!ended) return;
    this.#timer = setTimeout(() => {
      this.release();
      ended();
    }, HOLD_MS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  release(): void {
    this.#stop();
    this.#validity.set([], '');
  }
}

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

  /** Makes the first field invalid that the user can edit, of the ZIP Code or the address. @param ended - called if the comparison takes too long */
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

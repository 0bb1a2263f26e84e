import { BlockDemand } from '../../form/filling/require-block.ts';
import type { EnteredAddress } from './address-fields.ts';

/** Holds the form while ZIP Code and address are being compared, or differ (`verify="block"`). */
export class SubmitHold {
  readonly #demand = new BlockDemand();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Makes the first field that the user can edit invalid, of the ZIP Code or else of the address.
   * @param forMs - releases the form after this time, and calls `ended`
   */
  hold({ zipFields, fields }: Pick<EnteredAddress, 'zipFields' | 'fields'>, message: string, forMs?: number, ended?: () => void): void {
    clearTimeout(this.#timer);
    const able = [...zipFields, ...fields].find((field) => (field as HTMLInputElement).willValidate);
    this.#demand.ask(able ? [able] : [], message);
    if (forMs === undefined) return;
    this.#timer = setTimeout(() => {
      this.release();
      ended?.();
    }, forMs);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#demand.ask([], '');
  }
}

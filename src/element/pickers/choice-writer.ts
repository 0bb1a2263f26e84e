import type { LookupError } from '../../address/lookup-error.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { recover, showFailure } from '../lookup/remarks.ts';
import type { LookupElement } from '../properties.ts';

/** Writes the choices of the pickers into the form, and their ZIP Code into the built-in input. Only the latest choice is written. */
export class ChoiceWriter {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  #latest = 0;
  isWriting = false;
  /** A failure to report after the pending choice, whose message would hide it. */
  #deferred: LookupError | undefined;
  /** The ZIP Code that a choice wrote into the built-in input. */
  #zip = '';

  constructor(element: LookupElement, session: LookupSession) {
    this.#element = element;
    this.#session = session;
  }

  /**
   * Fills the form from a choice.
   * @param hasEnded - the user has nothing left to choose
   * @param continues - the choice follows an earlier one, and is undone together with it
   */
  async write(record: AddressRecord, hasEnded: boolean, continues: boolean): Promise<void> {
    const turn = ++this.#latest;
    this.isWriting = true;
    try {
      // Of several choices in one turn of the event loop, the last one is written.
      await Promise.resolve();
      const form = this.#session.page.find();
      if (turn !== this.#latest) return;
      // A failure is reported by `dga-error` and by the message.
      await this.#fill(record, hasEnded, continues).catch(() => undefined);
      if (form.codeFields.length === 0 || this.#element.standalone) this.#writeZip(record);
    } finally {
      if (turn === this.#latest) {
        this.isWriting = false;
        if (this.#deferred) showFailure(this.#session, this.#deferred);
        this.#deferred = undefined;
      }
    }
  }

  /** Fills the form, and empties the fields below the choice that an earlier one filled. */
  async #fill(record: AddressRecord, hasEnded: boolean, continues: boolean): Promise<void> {
    const { page, visit } = this.#session;
    if (page.isAbroad) return;
    const { lookup } = visit;
    // The end of a choice counts as a lookup.
    const asked = { code: record.zip_code ?? '', kind: 'address' } as const;
    const signal = hasEnded ? lookup.begin(asked) : lookup.start();
    if (!signal) return;
    if (hasEnded) lookup.report({ ...asked, searchtype: null, records: [record] });
    lookup.code = null;
    await this.#session.fillFrom(record, { goesOn: continues, picked: hasEnded ? 'wholly' : 'partly' }, signal);
  }

  #writeZip({ zip_code }: AddressRecord): void {
    const element = this.#element;
    if (element.value !== '' && element.value !== this.#zip) return;
    // The page may have canceled the choice.
    if (zip_code !== null && this.#session.record?.zip_code !== zip_code) return;
    this.#zip = zip_code === null ? '' : hyphenateCode(zip_code);
    element.value = this.#zip;
  }

  /** Removes the ZIP Code of a choice from the built-in input, unless the user changed it. */
  clearZip(): void {
    const element = this.#element;
    if (this.#zip !== '' && element.value === this.#zip) element.value = '';
    this.#zip = '';
  }

  /** Recognizes the ZIP Code of an earlier choice after the browser has restored the page. */
  restoreZip({ zip_code }: AddressRecord): void {
    const zip = hyphenateCode(zip_code ?? '');
    if (this.#element.value === zip) this.#zip = zip;
  }

  /** Reports that a list failed to load; `null`: no list is failed any more. Waits for a pending choice. */
  report(error: LookupError | null): void {
    this.#deferred = error && this.isWriting ? error : undefined;
    if (!error) recover(this.#session);
    else if (!this.#deferred) showFailure(this.#session, error);
  }
}

import { LookupError } from '../../address/lookup-error.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords, sharedRecord } from '../../address/several-records.ts';
import type { Field } from '../../form/field.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import { dispatch, dispatchError } from '../dispatch.ts';
import type { LookupDetail, ResultsDetail } from '../events.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import { IDLE, type LookupState } from '../state.ts';
import type { FillWay } from './fill-result.ts';
import type { FormFill } from './form-fill.ts';
import { Latest } from './latest.ts';
import { Outcome } from './outcome.ts';
import { within } from './within.ts';

/** Limits a client that the page provides. The proxy's client has the same limit. */
const LOOKUP_TIMEOUT_MS = 8000;

/** After this time the message also says to users of screen readers that the lookup is running. */
const SLOW_MS = 2000;

/** The lookups of one form: gets the records of a code or a text, offers them, and fills the form with one of them. */
export class Lookup {
  readonly #element: LookupElement;
  readonly #page: PageForm;
  readonly #outcome: Outcome;
  readonly #latest = new Latest();
  #code: string | null = null;
  /** The failure of the lookup of that code. */
  #failure: LookupError | undefined;
  #records: readonly AddressRecord[] = [];
  /** The text in the code field during a free-text search, if the search is for a place within an earlier result. */
  #standing: string | undefined;

  /**
   * @param block - with `compat`: the block of the page that is the form
   * @param publish - called with every new state
   */
  constructor(element: LookupElement, page: PageForm, block: HTMLElement | undefined, publish: (state: LookupState) => void) {
    this.#element = element;
    this.#page = page;
    this.#outcome = new Outcome(element, page, block, publish);
  }

  get state(): LookupState {
    return this.#outcome.state;
  }

  /** The records of the last answer, equal ones merged. */
  get records(): readonly AddressRecord[] {
    return this.#records;
  }

  /** The record that filled the form. */
  get record(): AddressRecord | null {
    const { last } = this.#outcome;
    return last?.kind === 'whole' ? last.record : null;
  }

  /** The normalized code of the last lookup, also of a failed one. */
  get code(): string | null {
    return this.#code;
  }

  /** The page's form, for undo, `clear()` and the check of the missing block. */
  get form(): FormFill {
    return this.#outcome.form;
  }

  /**
   * Whether a lookup of a code can give another result than the last one. False for the ZIP Code that the element wrote over a Digital
   * Address. True after a temporary failure, an undo, after the filled fields were emptied, and for the code of the last fill after a failure of
   * another code, whose message has replaced that of the fill.
   */
  isNew(code: string): boolean {
    const failure = this.#failure;
    const isKnown = code === this.#code ? !failure || failure.code === 'not-found' : !failure && code === this.record?.zip_code;
    return !isKnown || this.form.isEmptied;
  }

  /** Removes what is shown about another code. `code`: the complete code that the user has typed; null if it is not complete. */
  typedOn(code: string | null): void {
    const { state } = this;
    const { status } = state;
    if ('summary' in state) this.#outcome.show({ ...state, summary: { ...state.summary, isStale: !code || this.isNew(code) } });
    else if (code && code === this.#code) {
      // The user typed the same code again: show its failure or its list again, without a request.
      if (status !== 'idle') return;
      if (this.#failure?.code === 'not-found') this.#outcome.show({ status: 'error', error: this.#failure });
      else if (this.#outcome.last?.kind === 'shared') this.offer(this.#records);
    } else if (status === 'busy') this.cancel();
    else if (status === 'error' || status === 'choosing' || (status === 'idle' && (state.offered || state.undone)))
      this.#outcome.show(IDLE);
  }

  /**
   * Looks a code up and fills the form.
   * @param ask - sends the request
   * @param otherwise - called instead of an error if no address has the code
   * @throws {LookupError} after `dga-error`, with the form as it was
   * @throws an `AbortError` if a later lookup started
   */
  async lookUp(
    asked: LookupDetail,
    ask: (signal: AbortSignal) => Promise<CodeAnswer>,
    way: FillWay,
    otherwise?: () => Promise<readonly AddressRecord[]>,
  ): Promise<readonly AddressRecord[]> {
    const signal = this.#begin(asked);
    if (!signal) return [];
    // Before anything is rendered, so that the request leaves in the event of the last key.
    const asking = ask(signal);
    this.#outcome.show({ status: 'busy' });
    const slow = setTimeout(() => {
      if (!signal.aborted && this.state.status === 'busy' && !this.state.isHeld) this.#outcome.show({ status: 'busy', isSlow: true });
    }, SLOW_MS);
    try {
      // The event that led here must reach all listeners before the first write: a framework that renders at the write would render
      // without the last character. Only a local client can answer that fast.
      const dispatched = new Promise((resolve) => setTimeout(resolve));
      const { addresses, searchtype } = await within(asking, LOOKUP_TIMEOUT_MS, signal);
      await dispatched;
      signal.throwIfAborted();
      const records = foldRecords(addresses);
      this.#answered({ ...asked, searchtype, records }, signal);
      const [first, second] = records;
      if (first === undefined) throw new LookupError('not-found', 'No address was found.');
      if (second) await this.#fill(sharedRecord(records), signal, { ...way, choices: records });
      else await this.#fill(first, signal, way);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      const isNoCode = error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code');
      return isNoCode && otherwise ? await otherwise() : this.fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  /**
   * Runs a free-text search.
   * @param find - gives the places to choose from, and the only one if it is certain
   * @param standing - the text in the code field
   */
  async search(
    code: string,
    find: (signal: AbortSignal) => Promise<{ readonly records: readonly AddressRecord[]; readonly only: AddressRecord | undefined }>,
    standing: string = code,
  ): Promise<readonly AddressRecord[]> {
    if (this.#page.isAbroad) return [];
    const searched: LookupDetail = { code, kind: 'freeword' };
    const signal = this.#begin(searched);
    if (!signal) return [];
    this.#standing = standing;
    this.#outcome.show({ status: 'busy' });
    try {
      const { records, only } = await within(find(signal), LOOKUP_TIMEOUT_MS, signal);
      this.#answered({ ...searched, searchtype: null, records }, signal);
      if (records.length === 0) throw new LookupError('not-found', 'No address was found.');
      if (only) await this.#fill(only, signal);
      else this.offer(records);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      return this.fail(error);
    }
  }

  /** Starts a lookup and aborts the running one. `undefined` if the page canceled it. */
  #begin(asked: LookupDetail): AbortSignal | undefined {
    if (!dispatch(this.#element, 'dga-lookup', asked)) return undefined;
    this.#code = asked.code;
    this.#standing = this.#failure = undefined;
    if (this.#outcome.last?.kind === 'shared') this.#outcome.forget();
    return this.#latest.start();
  }

  #answered(results: ResultsDetail, signal: AbortSignal): void {
    this.#records = results.records;
    this.#outcome.forget();
    dispatch(this.#element, 'dga-results', results);
    // A listener may have started another lookup, or disabled the element.
    signal.throwIfAborted();
  }

  /** Shows the list of records. */
  offer(records: readonly AddressRecord[]): void {
    this.#outcome.show({ status: 'choosing', records });
  }

  /** Shows and reports an error, also an unexpected one. */
  fail(thrown: unknown): never {
    const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The request failed.', { cause: thrown });
    this.#failure = error;
    this.#outcome.show({ status: 'error', error });
    dispatchError(this.#element, error);
    throw error;
  }

  #fill(record: AddressRecord, signal: AbortSignal, way: FillWay = {}): Promise<void> {
    return this.#outcome.fill(record, this.#standing ?? this.#code, way, signal);
  }

  /** Fills the form from a record that is known already. */
  async #fillFrom(record: AddressRecord, way: FillWay, signal = this.#latest.start()): Promise<void> {
    try {
      await this.#fill(record, signal, way);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Fills the form from a record of the last answer or of the page. */
  select(record: AddressRecord): Promise<void> {
    return this.#fillFrom(record, { goesOn: this.state.status === 'choosing' });
  }

  /**
   * Fills the form from a picker's choice, and empties the fields below it that an earlier choice filled.
   * @param ended - the choice is the last one
   * @param goesOn - the choice follows another one, and is undone together with it
   */
  async pick(record: AddressRecord, ended: boolean, goesOn: boolean): Promise<void> {
    if (this.#page.isAbroad) return;
    const signal = this.#latest.start();
    if (ended) {
      const found = { code: record.zip_code ?? '', kind: 'address' as const };
      if (!dispatch(this.#element, 'dga-lookup', found)) return;
      this.#records = [record];
      dispatch(this.#element, 'dga-results', { ...found, searchtype: null, records: this.#records });
    }
    this.#code = null;
    await this.#fillFrom(record, { goesOn, picked: ended ? 'wholly' : 'partly' }, signal);
  }

  /** Writes a correction that the user chose: into these fields, over the user's text, and into no others. */
  correct(record: AddressRecord, over: readonly Field[]): Promise<void> {
    return this.#fillFrom(record, { over });
  }

  /** Replaces the user's text in the fields that differ, after the user activated the control. Undone together with the last fill. */
  async overwrite(): Promise<void> {
    const { last } = this.#outcome;
    if (!last || !('summary' in this.state)) return;
    const over = this.form.conflicts.map(({ field }) => field);
    await this.#fillFrom(last.record, { goesOn: true, over, ...(last.kind === 'partly' ? { picked: 'partly' } : {}) });
  }

  /** Updates the result after an edit of the form. */
  recheck(): Promise<void> {
    return this.#outcome.recheck();
  }

  /** Closes the list without a choice. The parts that its records share stay, and `reopen` shows it again. */
  dismiss(): void {
    if (this.state.status !== 'choosing') return;
    this.#outcome.show({ status: 'idle', offered: this.state.records });
    void this.recheck();
  }

  /** Opens the list again. */
  reopen(): void {
    const { state } = this;
    if (state.status === 'idle' && state.offered) this.offer(state.offered);
  }

  /** Undoes the last fill. */
  undo(): void {
    this.#latest.cancel();
    const { state } = this;
    const undone = this.form.undo(this.record);
    // If nothing was left to undo, the message stays: ZIP Code and address may disagree.
    if (undone.restored.length + undone.kept.length > 0 || state.status === 'busy' || state.status === 'choosing') {
      this.#code = null;
      this.#outcome.forget();
      this.#outcome.show({ status: 'idle', undone });
    }
    dispatch(this.#element, 'dga-undo', { restored: undone.restored });
  }

  /** Empties the fields that the element filled, and resets. */
  clear(codeFields: readonly Field[]): void {
    const restored = this.form.clear(codeFields, this.record);
    this.forget();
    dispatch(this.#element, 'dga-clear', { restored });
  }

  /** Cancels the running lookup. The state stays. */
  abort(): void {
    this.#latest.cancel();
  }

  /** Cancels the running lookup without a message. */
  cancel(): void {
    this.abort();
    if (this.state.status !== 'busy') return;
    this.#code = null;
    this.#outcome.show(IDLE);
  }

  /** Resets: forgets the code, the records and the fill. */
  forget(): void {
    this.abort();
    this.#code = null;
    this.#failure = undefined;
    this.#records = [];
    this.form.forget();
    this.#outcome.forget();
    this.#outcome.show(IDLE);
  }
}

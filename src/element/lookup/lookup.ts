import { LookupError } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import { isLettersOnly, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords, sharedRecord } from '../../address/several-records.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { Field } from '../../form/field.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import { clientFor } from './client-for.ts';
import { asksForReadings, lacksReadings } from './needs-readings.ts';
import type { LookupDetail, ResultsDetail } from '../events.ts';
import type { Conflicts, FillEnd, FillWay } from './fill-result.ts';
import { FormFill } from './form-fill.ts';
import { Latest } from './latest.ts';
import type { LookupHost } from './lookup-host.ts';
import { type LookupSettings, readSettings, searchOptions } from './settings.ts';
import { type FillSummary, IDLE, type LookupState } from '../state.ts';
import { within } from './within.ts';

/** Limits a client that the page provides. The proxy's client has the same limit. */
const LOOKUP_TIMEOUT_MS = 8000;

/** Readings are an addition: the form does not wait long for them. */
const READINGS_TIMEOUT_MS = 3000;

/** After this time the message also says to users of screen readers that the lookup is running. */
const SLOW_MS = 2000;

/** Looks up a code or a text, offers its records, fills the form and undoes the fill. Has no knowledge of the view. */
export class Lookup {
  readonly #host: LookupHost;
  readonly #block: HTMLElement | undefined;
  readonly #fields: FormFill;
  readonly #latest = new Latest();
  #state: LookupState = IDLE;
  #code: string | null = null;
  /** The failure of the lookup of that code. */
  #failure: LookupError | undefined;
  #records: readonly AddressRecord[] = [];
  #record: AddressRecord | null = null;
  /** The parts that all records of the list share, until the user chooses one. */
  #shared: AddressRecord | undefined;
  /** The record of a picker's intermediate choice, such as a prefecture. */
  #partly: AddressRecord | undefined;
  /** The text in the code field during a free-text search, if the search is for a place within an earlier result. */
  #standing: string | undefined;

  /** @param block - with `compat`: the block of the page that is the form */
  constructor(host: LookupHost, block: HTMLElement | undefined) {
    this.#host = host;
    this.#block = block;
    this.#fields = new FormFill(host, block);
  }

  get state(): LookupState {
    return this.#state;
  }

  /** The records of the last answer, equal ones merged. */
  get records(): readonly AddressRecord[] {
    return this.#records;
  }

  /** The record that filled the form. */
  get record(): AddressRecord | null {
    return this.#record;
  }

  /** The normalized code of the last lookup, also of a failed one. */
  get code(): string | null {
    return this.#code;
  }

  /**
   * Whether a lookup of a code can give another result than the last one. False for the ZIP Code that the element wrote over a Digital
   * Address. True after a temporary failure, an undo, or after the filled fields were emptied.
   */
  isNew(code: string): boolean {
    const isKnown = code === this.#code || (this.#record !== null && code === this.#record.zip_code);
    return !isKnown || (this.#failure !== undefined && this.#failure.code !== 'not-found') || this.#fields.isEmptied;
  }

  /** Removes what is shown about another code. `code`: the complete code that the user has typed; null if it is not complete. */
  typedOn(code: string | null): void {
    const state = this.#state;
    const { status } = state;
    if (code && code === this.#code) {
      // The user typed the same code again: show its failure or its list again, without a request.
      if (status !== 'idle') return;
      if (this.#failure?.code === 'not-found') this.#show({ status: 'error', error: this.#failure });
      else if (this.#shared) this.offer(this.#records);
    } else if (status === 'busy') this.cancel();
    else if (status === 'error' || status === 'choosing' || (status === 'idle' && state.offered)) this.#show(IDLE);
  }

  get demandsBlock(): boolean {
    return this.#fields.demandsBlock;
  }

  get blockField(): Field | undefined {
    return this.#fields.blockField;
  }

  get canUndo(): boolean {
    return this.#fields.canUndo;
  }

  get conflicts(): Conflicts {
    return this.#fields.conflicts;
  }

  #show(state: LookupState): void {
    this.#state = state;
    this.#host.show(state, this.#block);
  }

  /**
   * Looks a code up and fills the form.
   * @param isAutomatic - the code field changed; a form that the browser has just filled is then left alone
   * @throws {LookupError} after `dga-error`, with the form as it was
   * @throws an `AbortError` if a later lookup started
   */
  async lookUp(text: string, isAutomatic: boolean = false): Promise<readonly AddressRecord[]> {
    if (this.#host.isAbroad) return [];
    const read = readCode(text);
    const settings = readSettings(this.#host.element);
    const { accept } = settings;
    if (read.state !== 'complete' || !accept.includes(read.kind)) {
      this.#latest.cancel();
      if (accept.includes('freeword') && read.state !== 'empty') {
        const search = await this.#host.search().catch((error: unknown) => this.#fail(error));
        return search.lookUp(text);
      }
      return this.#fail(new LookupError('invalid-code', 'The text must be a complete code of a kind that `accept` names.'));
    }
    const { code, kind } = read;
    const signal = this.#begin({ code, kind });
    if (!signal) return [];
    // Before anything is rendered, so that the request leaves in the event of the last key.
    const asked = this.#ask(code, settings, signal);
    this.#show({ status: 'busy' });
    const slow = setTimeout(() => {
      if (!signal.aborted && this.#state.status === 'busy') this.#show({ status: 'busy', isSlow: true });
    }, SLOW_MS);
    try {
      // The event that led here must reach all listeners before the first write: a framework that renders at the write would render
      // without the last character. Only a local client can answer that fast.
      const dispatched = new Promise((resolve) => setTimeout(resolve));
      const answer = await within(asked, LOOKUP_TIMEOUT_MS, signal);
      await dispatched;
      signal.throwIfAborted();
      return await this.#take({ code, kind }, answer, signal, { unasked: isAutomatic, settings });
    } catch (error) {
      if (signal.aborted) throw error;
      const isNoCode = error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code');
      if (isNoCode && accept.includes('freeword') && isLettersOnly(text)) {
        const search = await this.#host.search().catch((thrown: unknown) => this.#fail(thrown));
        return await search.lookUp(text);
      }
      return this.#fail(error);
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
    const searched: LookupDetail = { code, kind: 'freeword' };
    const signal = this.#begin(searched);
    if (!signal) return [];
    this.#standing = standing;
    this.#show({ status: 'busy' });
    try {
      const { records, only } = await within(find(signal), LOOKUP_TIMEOUT_MS, signal);
      this.#answered({ ...searched, searchtype: null, records });
      if (records.length === 0) throw new LookupError('not-found', 'No address matches the text.');
      if (only) await this.#fill(only, signal);
      else this.offer(records);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      return this.#fail(error);
    }
  }

  /** Starts a lookup and aborts the running one. `undefined` if the page canceled it. */
  #begin(asked: LookupDetail): AbortSignal | undefined {
    if (!this.#host.dispatch('dga-lookup', asked)) return undefined;
    this.#code = asked.code;
    this.#standing = this.#failure = this.#shared = undefined;
    return this.#latest.start();
  }

  #answered(results: ResultsDetail): void {
    this.#records = results.records;
    this.#record = null;
    this.#host.dispatch('dga-results', results);
  }

  /** Shows the list of records. */
  offer(records: readonly AddressRecord[]): void {
    this.#show({ status: 'choosing', records });
  }

  async #ask(code: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer> {
    const early = this.#host.lookahead?.answerFor(code, settings, signal);
    return (early && (await early)) ?? clientFor(settings).searchCode(code, searchOptions(settings, signal));
  }

  async #take(
    asked: LookupDetail,
    { addresses, searchtype }: CodeAnswer,
    signal: AbortSignal,
    way: FillWay,
  ): Promise<readonly AddressRecord[]> {
    const records = foldRecords(addresses);
    this.#answered({ ...asked, searchtype, records });
    const [first, second] = records;
    if (first === undefined) throw new LookupError('not-found', 'No address has this code.');
    if (second) await this.#fill(sharedRecord(records), signal, { ...way, choices: records });
    else await this.#fill(first, signal, way);
    return records;
  }

  /** Shows and reports an error, also an unexpected one. */
  #fail(thrown: unknown): never {
    const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The lookup failed.', { cause: thrown });
    this.#failure = error;
    this.#show({ status: 'error', error });
    this.#host.dispatchError(error);
    throw error;
  }

  /** Fills the form from a record of the last answer or of the page. */
  async select(record: AddressRecord): Promise<void> {
    const signal = this.#latest.start();
    try {
      await this.#fill(record, signal, { goesOn: this.#state.status === 'choosing' });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /**
   * Fills the form from a picker's choice, and empties the fields below it that an earlier choice filled.
   * @param ended - the choice is the last one
   * @param goesOn - the choice follows another one, and is undone together with it
   */
  async pick(record: AddressRecord, ended: boolean, goesOn: boolean): Promise<void> {
    const signal = this.#latest.start();
    if (ended) {
      const found = { code: record.zip_code ?? '', kind: 'address' as const };
      if (!this.#host.dispatch('dga-lookup', found)) return;
      this.#records = [record];
      this.#host.dispatch('dga-results', { ...found, searchtype: null, records: this.#records });
    }
    this.#code = null;
    try {
      await this.#fill(record, signal, { goesOn, picked: ended ? 'wholly' : 'partly' });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Writes a correction that the user chose: into these fields, over the user's text, and into no others. */
  async correct(record: AddressRecord, over: readonly Field[]): Promise<void> {
    const signal = this.#latest.start();
    try {
      await this.#fill(record, signal, { over });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #fill(record: AddressRecord, signal: AbortSignal, way: FillWay = {}): Promise<void> {
    const settings = way.settings ?? readSettings(this.#host.element);
    const fill = (full: AddressRecord): Promise<void> =>
      this.#fields.fill(full, this.#standing ?? this.#code, { ...way, settings }, signal, (end) => this.#filled(full, way, end));
    // A record without readings for a form that asks for them costs one more request.
    if (!lacksReadings(record) || !asksForReadings(this.#fields.resolve())) return fill(record);
    return this.#withReadings(record, settings, signal).then(fill);
  }

  /** The record with its readings; without them if they cannot be had, because the address is worth more than its reading. */
  async #withReadings(record: AddressRecord, settings: LookupSettings, signal: AbortSignal): Promise<AddressRecord> {
    try {
      const { readRecord } = await loadChunk(() => import('./readings.ts'));
      return await within(readRecord(record, settings, signal), READINGS_TIMEOUT_MS, signal);
    } catch {
      signal.throwIfAborted();
      return record;
    }
  }

  /** Shows and reports the result of a fill. */
  #filled(record: AddressRecord, { choices, picked, over }: FillWay, end: FillEnd): void {
    if (!end) {
      if (!over) this.#show(choices ? { status: 'choosing', records: choices } : IDLE);
      return;
    }
    this.#partly = picked === 'partly' ? record : undefined;
    const { summary, detail } = end;
    if (!detail) {
      if (summary.kept.length === 0) return this.#show(IDLE);
      this.#record = record;
      return this.#showFilled(summary, summary.missing);
    }
    // The user has gone on meanwhile.
    if (end.isLate && !('summary' in this.#state)) return;
    const { missing } = detail;
    this.#shared = choices && record;
    if (choices) {
      this.#show({ status: 'choosing', records: choices });
      if (!end.wrote) return;
    } else {
      this.#record = picked === 'partly' ? null : record;
      // The user took back the first choice.
      if (picked === 'partly' && record.pref_name === null) this.#show(IDLE);
      else this.#showFilled(summary, missing);
    }
    this.#host.dispatch('dga-fill', detail);
    if (missing.length > 0 && !choices) this.#host.dispatch('dga-incomplete', { missing });
    if (end.toCheck) this.#crossCheck(end.toCheck, record);
  }

  #showFilled(summary: FillSummary, missing: readonly Part[]): void {
    this.#show({ status: missing.length > 0 ? 'incomplete' : 'filled', summary });
  }

  /** Offers a correction. */
  #crossCheck(conflicts: Conflicts, record: AddressRecord): void {
    this.#fields.crossCheck(conflicts, record, () => this.#show(this.#state));
  }

  /** Updates the missing parts after an edit of the form. */
  async recheck(): Promise<void> {
    const state = this.#state;
    const record = this.#record ?? this.#shared;
    if (!record || !('summary' in state || (state.status === 'idle' && state.offered))) return undefined;
    // The events of a fill arrive here too, while its writes are not finished.
    await Promise.resolve();
    if (this.#state !== state) return undefined;
    const resolved = this.#fields.resolve();
    const settings = readSettings(this.#host.element);
    if (!('summary' in state)) {
      const unchosen = this.#fields.missing(resolved, record, settings, ['prefecture', 'city', 'town']);
      return this.#show({ status: 'idle', offered: this.#records, missing: unchosen });
    }
    const missing = this.#fields.missing(resolved, record, settings);
    const toEnter = this.#fields.toEnter(resolved, missing);
    if (toEnter.join() === state.summary.missing.join()) {
      const toCheck = this.#fields.toCheck(resolved, record, this.#standing ?? this.#code, settings);
      return toCheck && this.#crossCheck(toCheck, record);
    }
    this.#showFilled({ ...state.summary, missing: toEnter }, missing);
    if (state.status === 'filled' && missing.length > 0) this.#host.dispatch('dga-incomplete', { missing });
  }

  /** Replaces the user's text in the fields that differ, after the user activated the control. Undone together with the last fill. */
  async overwrite(): Promise<void> {
    const { status } = this.#state;
    const record = this.#partly ?? this.#record;
    if (!record || (status !== 'filled' && status !== 'incomplete')) return;
    const signal = this.#latest.start();
    const over = this.#fields.conflicts.map(({ field }) => field);
    try {
      await this.#fill(record, signal, { goesOn: true, over, ...(this.#partly ? { picked: 'partly' } : {}) });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Closes the list without a choice. The parts that its records share stay, and `reopen` shows it again. */
  dismiss(): void {
    if (this.#state.status !== 'choosing') return;
    this.#show({ status: 'idle', offered: this.#state.records });
    void this.recheck();
  }

  /** Opens the list again. */
  reopen(): void {
    const state = this.#state;
    if (state.status === 'idle' && state.offered) this.#show({ status: 'choosing', records: state.offered });
  }

  /** Makes the page's block field invalid with this message; an empty message makes it valid again. */
  demandBlock(message: string): void {
    this.#fields.demandBlock(message);
  }

  /** Undoes the last fill. */
  undo(): readonly Part[] {
    this.#latest.cancel();
    const undone = this.#fields.undo(this.#record);
    const { restored } = undone;
    this.#code = null;
    this.#record = null;
    this.#show({ status: 'idle', undone });
    this.#host.dispatch('dga-undo', { restored });
    return restored;
  }

  /** Empties the fields that the element filled, and resets. */
  clear(codeFields: readonly Field[]): void {
    const restored = this.#fields.clear(codeFields, this.#record);
    this.forget();
    this.#host.dispatch('dga-clear', { restored });
  }

  /** Cancels the running lookup without a message. */
  cancel(): void {
    this.#latest.cancel();
    if (this.#state.status !== 'busy') return;
    this.#code = null;
    this.#show(IDLE);
  }

  /** Resets: forgets the code, the records and the fill. */
  forget(): void {
    this.#latest.cancel();
    this.#code = null;
    this.#failure = undefined;
    this.#records = [];
    this.#record = null;
    this.#fields.forget();
    this.#show(IDLE);
  }
}

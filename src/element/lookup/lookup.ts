import { LookupError } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import { isLettersOnly, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords, sharedRecord } from '../../address/several-records.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { Field } from '../../form/field.ts';
import { loadChunk } from '../chunks.ts';
import { clientFor } from './client-for.ts';
import { asksForReadings, lacksReadings } from './needs-readings.ts';
import type { LookupDetail, ResultsDetail } from '../events.ts';
import { type Conflicts, type FillEnd, type FillWay, FormFill } from './form-fill.ts';
import { Latest } from './latest.ts';
import type { LookupHost } from './lookup-host.ts';
import { type LookupSettings, readSettings } from './settings.ts';
import { type FillSummary, IDLE, type LookupState } from '../state.ts';
import { within } from './within.ts';

/** The proxy's client has a deadline of its own; this one is for a client that a page brings along. */
const LOOKUP_AT_MOST_MS = 8000;

/** Readings are an addition: the form does not wait long for them. */
const READINGS_TIMEOUT_MS = 3000;

/** From here on it is worth telling a person who cannot see that something turns. */
const SLOW_MS = 2000;

/**
 * From a code, words or a choice to records: asks, offers a choice, has the form filled and taken back, and tells of it. Knows nothing of
 * what the element looks like.
 */
export class Lookup {
  readonly #host: LookupHost;
  readonly #block: HTMLElement | undefined;
  readonly #fields: FormFill;
  readonly #latest = new Latest();
  #state: LookupState = IDLE;
  #code: string | null = null;
  /** How the lookup of that code failed, if it did. */
  #failure: LookupError | undefined;
  #records: readonly AddressRecord[] = [];
  #record: AddressRecord | null = null;
  /** What all records of a list have in common, while none is chosen. */
  #shared: AddressRecord | undefined;
  /** What the form was filled from by a picker's choice on the way, which is no record of an answer yet. */
  #partly: AddressRecord | undefined;
  /** The text standing in the code field, where that is words, and what was searched for a place within. */
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

  /** The records of the last answer, equal ones folded. */
  get records(): readonly AddressRecord[] {
    return this.#records;
  }

  /** The record that the form was filled from. */
  get record(): AddressRecord | null {
    return this.#record;
  }

  /** The code of the last lookup, normalised, whatever became of it. */
  get code(): string | null {
    return this.#code;
  }

  /**
   * Whether looking a code up would tell anything new. The ZIP Code that we wrote in the place of a Digital Address would not: its
   * answer knows less. A code that failed in a way that passes, or whose fill was taken back or wiped out, would.
   */
  isNews(code: string): boolean {
    const isKnown = code === this.#code || (this.#record !== null && code === this.#record.zip_code);
    return !isKnown || (this.#failure !== undefined && this.#failure.code !== 'not-found') || this.#fields.isEmptied;
  }

  /** The person has typed on, and `code` stands there now: what is shown must not speak of another. */
  typedOn(code: string | null): void {
    const state = this.#state;
    const { status } = state;
    if (code && code === this.#code) {
      // Back at a code that leads nowhere, or to a list: said and offered again, not asked again.
      if (status !== 'idle') return;
      if (this.#failure?.code === 'not-found') this.#show({ status: 'error', error: this.#failure });
      else if (this.#shared) this.offer(this.#records);
    } else if (status === 'busy') this.cancel();
    else if (status === 'error' || status === 'choosing' || (status === 'idle' && state.offered)) this.#show(IDLE);
  }

  get demandsBlock(): boolean {
    return this.#fields.demandsBlock;
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
    const read = readCode(text);
    const settings = readSettings(this.#host.element);
    const { accept } = settings;
    if (read.state !== 'complete' || !accept.includes(read.kind)) {
      this.#latest.cancel();
      if (accept.includes('freeword') && read.state !== 'empty') {
        const search = await this.#host.search().catch((error: unknown) => this.#fail(error));
        return search.lookUp(text);
      }
      return this.#fail(new LookupError('invalid-code', 'The text is no whole code of a kind that is accepted here.'));
    }
    const { code, kind } = read;
    const signal = this.#begin({ code, kind });
    if (!signal) return [];
    // Before anything is drawn.
    const asked = this.#ask(code, settings, signal);
    this.#show({ status: 'busy' });
    const slow = setTimeout(() => {
      if (!signal.aborted && this.#state.status === 'busy') this.#show({ status: 'busy', isSlow: true });
    }, SLOW_MS);
    try {
      // Not before the event that led here has reached everybody: a framework that draws at our writes would draw without what it
      // tells of, and the last character typed would be gone. An answer from afar is never as fast as that.
      const heard = new Promise((resolve) => setTimeout(resolve));
      const answer = await within(asked, LOOKUP_AT_MOST_MS, signal);
      await heard;
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
   * Searches by words: `find` gives the places to choose from, and the record to fill at once where there is no doubt. `standing`: what
   * stands in the code field.
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
      const { records, only } = await within(find(signal), LOOKUP_AT_MOST_MS, signal);
      this.#answered({ ...searched, searchtype: null, records });
      if (records.length === 0) throw new LookupError('not-found', 'Nothing fits these words.');
      if (only) await this.#fill(only, signal);
      else this.offer(records);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      return this.#fail(error);
    }
  }

  /** Begins a lookup, in the place of any that is under way. `undefined`: the page would not have it. */
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

  /** Offers records to choose from. */
  offer(records: readonly AddressRecord[]): void {
    this.#show({ status: 'choosing', records });
  }

  async #ask(code: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer> {
    const { searchtype, choikitype } = settings;
    return clientFor(settings).searchCode(code, {
      signal,
      // The API's defaults are not sent.
      ...(searchtype === 2 ? { searchtype } : {}),
      ...(choikitype === 2 ? { choikitype } : {}),
    });
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
    if (first === undefined) throw new LookupError('not-found', 'Nothing has this code.');
    if (second) await this.#fill(sharedRecord(records), signal, { ...way, choices: records });
    else await this.#fill(first, signal, way);
    return records;
  }

  /** An error that nobody could do anything about is still one that the shopper hears of. */
  #fail(thrown: unknown): never {
    const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The lookup failed.', { cause: thrown });
    this.#failure = error;
    this.#show({ status: 'error', error });
    this.#host.dispatchError(error);
    throw error;
  }

  /** Fills the form from a record, of the last answer or of the page's own making. */
  async select(record: AddressRecord): Promise<void> {
    const signal = this.#latest.start();
    try {
      await this.#fill(record, signal, { goesOn: this.#state.status === 'choosing' });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /**
   * Fills the form from a picker's choice, and takes away what an earlier one wrote below it. `ended`: it was the last, and what is
   * still missing is worth a word. `goesOn`: it follows another choice, and is taken back together with it.
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

  /** Shows and says how a fill ended. */
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
    const { missing } = detail;
    this.#shared = choices && record;
    if (choices) {
      this.#show({ status: 'choosing', records: choices });
      if (!end.wrote) return;
    } else {
      this.#record = picked === 'partly' ? null : record;
      // A first choice taken back leaves nothing to speak of.
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

  /** Has a correction offered, while nothing else has come to be shown. */
  #crossCheck(conflicts: Conflicts, record: AddressRecord): void {
    this.#fields.crossCheck(conflicts, record, () => this.#show(this.#state));
  }

  /** Something in the form was changed: the block may be there now, or gone again; so may what a choice would have told. */
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

  /** Writes what a person's text stood in the way of, after the person said so: a fill like any other, and one step with the one before. */
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

  /** Closes the list without a choice; what all its records share stays, and there is a way back. */
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

  /** Has the page's block field keep the form from being sent, with this message; with none, no more. */
  demandBlock(message: string): void {
    this.#fields.demandBlock(message);
  }

  /** Takes the last fill back. */
  undo(): readonly Part[] {
    this.#latest.cancel();
    const restored = this.#fields.undo(this.#record);
    this.#code = null;
    this.#record = null;
    this.#show({ status: 'idle', undone: restored.length > 0 });
    this.#host.dispatch('dga-undo', { restored });
    return restored;
  }

  /** Empties what is still ours and starts anew. */
  clear(codeFields: readonly Field[]): void {
    const restored = this.#fields.clear(codeFields, this.#record);
    this.forget();
    this.#host.dispatch('dga-clear', { restored });
  }

  /** Ends what is under way, without a word: the page goes away, or the form starts anew. */
  cancel(): void {
    this.#latest.cancel();
    if (this.#state.status !== 'busy') return;
    this.#code = null;
    this.#show(IDLE);
  }

  /** As if nothing had been looked up. */
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

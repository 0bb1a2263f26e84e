import { LookupError } from '../../address/lookup-error.ts';
import { isLettersOnly, type ReadCode, readCode } from '../../address/read-code.ts';
import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords, sharedRecord } from '../../address/several-records.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import type { Field } from '../../form/field.ts';
import { dispatch, dispatchError } from '../dispatch.ts';
import type { LookupDetail, ResultsDetail } from '../events.ts';
import type { LookupElement } from '../properties.ts';
import { type FillSummary, IDLE } from '../state.ts';
import { clientFor } from './client-for.ts';
import { FormStore, type Visit } from './form-store.ts';
import type { Filled, FillWay } from './fill-result.ts';
import type { Lookahead } from './lookahead.ts';
import { readSettings, searchOptions } from './settings.ts';
import { missingReadings, withReadings } from './with-readings.ts';

/** After this time the message also says to users of screen readers that the lookup is running. */
const SLOW_MS = 2000;

/** Searches for a text. @throws {LookupError} after `dga-error` */
type SearchText = (text: string) => Promise<readonly AddressRecord[]>;

/** Takes requests, gets records from `Lookup`, writes them with `Fill`, and keeps the state true while the user edits the form. */
export class LookupSession extends FormStore {
  readonly #loadSearch: () => Promise<SearchText>;
  /** The early request, once its chunk is loaded. */
  lookahead: Lookahead | undefined;

  /** @param loadSearch - loads the free-text search, which only pages with `accept="freeword"` use */
  constructor(element: LookupElement, loadSearch: () => Promise<SearchText>) {
    super(element);
    this.#loadSearch = loadSearch;
  }

  // Codes to records

  /**
   * Whether a lookup of a code can give another result than the last one. False for the ZIP Code that the element wrote over a Digital
   * Address. True after a temporary failure, an undo, after the filled fields were emptied, and for the code of the last fill after a failure of
   * another code, whose message has replaced that of the fill.
   */
  isNew(code: string): boolean {
    const { lookup, fill } = this.visit;
    const { failure } = lookup;
    const isKnown = code === lookup.code ? !failure || failure.code === 'not-found' : !failure && code === fill.record?.zip_code;
    return !isKnown || fill.isEmptied;
  }

  /** Removes what is shown about another code. `code`: the complete code that the user has typed; null if it is not complete. */
  typedOn(code: string | null): void {
    const { lookup, fill, phase } = this.visit;
    const { status } = phase;
    if ('summary' in phase) this.show({ ...phase, summary: { ...phase.summary, isStale: !code || this.isNew(code) } });
    else if (code && code === lookup.code) {
      // The user typed the same code again: show its failure or its list again, without a request.
      if (status !== 'idle') return;
      if (lookup.failure?.code === 'not-found') this.show({ status: 'error', error: lookup.failure });
      else if (fill.last?.kind === 'shared') this.offer(lookup.records);
    } else if (status === 'busy') this.cancel();
    else if (status === 'error' || status === 'choosing' || (status === 'idle' && (phase.offered || phase.undone))) this.show(IDLE);
  }

  /** Looks a text up. The page is notified of a failure by `dga-error`, the user by the message. */
  request(text: string, isAutomatic = false, read?: ReadCode): void {
    this.lookUp(text, isAutomatic, read).catch(() => undefined);
  }

  /**
   * Looks a text up, as a code or as words, and fills the form.
   * @param isAutomatic - the code field changed; a form that the browser has just filled is then left alone
   * @throws {LookupError} after `dga-error`, with the form as it was
   * @throws an `AbortError` if a later lookup started
   */
  async lookUp(text: string, isAutomatic = false, read: ReadCode = readCode(text)): Promise<readonly AddressRecord[]> {
    this.use();
    if (this.page.isAbroad) return [];
    const settings = readSettings(this.element);
    const { accept } = settings;
    const visit = this.visit;
    const acceptsWords = accept.includes('freeword');
    const search = async (): Promise<readonly AddressRecord[]> => {
      const searchText = await this.#loadSearch().catch((error: unknown) => this.#fail(visit, error));
      return searchText(text);
    };
    if (read.state === 'complete' && accept.includes(read.kind)) {
      const { code, kind } = read;
      const ask = async (signal: AbortSignal): Promise<CodeAnswer> => {
        const early = this.lookahead?.answerFor(code, settings, signal);
        return (early && (await early)) ?? clientFor(settings).searchCode(code, searchOptions(settings, signal));
      };
      const way = { unasked: isAutomatic, settings };
      return this.#lookUpCode(visit, { code, kind }, ask, way, acceptsWords && isLettersOnly(text) ? search : undefined);
    }
    visit.lookup.abort();
    if (acceptsWords && read.state !== 'empty') return search();
    return this.#fail(visit, new LookupError('invalid-code', 'The text is not a complete code.'));
  }

  /** @param otherwise - called instead of an error if no address has the code */
  async #lookUpCode(
    visit: Visit,
    asked: LookupDetail,
    ask: (signal: AbortSignal) => Promise<CodeAnswer>,
    way: FillWay,
    otherwise?: () => Promise<readonly AddressRecord[]>,
  ): Promise<readonly AddressRecord[]> {
    const signal = this.#begin(visit, asked);
    if (!signal) return [];
    // Before anything is rendered, so that the request leaves in the event of the last key.
    const asking = ask(signal);
    this.show({ status: 'busy' }, visit);
    const slow = setTimeout(() => {
      const { phase } = visit;
      if (!signal.aborted && phase.status === 'busy' && !phase.isHeld) this.show({ status: 'busy', isSlow: true }, visit);
    }, SLOW_MS);
    try {
      const { addresses, searchtype } = await visit.lookup.answer(asking, signal);
      const records = foldRecords(addresses);
      this.#answered(visit, { ...asked, searchtype, records }, signal);
      const [first, second] = records;
      if (second) await this.#fill(visit, sharedRecord(records), signal, { ...way, choices: records });
      else if (first) await this.#fill(visit, first, signal, way);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      const isNoCode = error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code');
      return isNoCode && otherwise ? await otherwise() : this.#fail(visit, error);
    } finally {
      clearTimeout(slow);
    }
  }

  /**
   * Runs a free-text search.
   * @param find - gives the places to choose from, and the only one if it is certain
   * @param fieldText - the text in the code field
   */
  async search(
    code: string,
    find: (signal: AbortSignal) => Promise<{ readonly records: readonly AddressRecord[]; readonly only: AddressRecord | undefined }>,
    fieldText: string = code,
  ): Promise<readonly AddressRecord[]> {
    if (this.page.isAbroad) return [];
    const visit = this.visit;
    const searched: LookupDetail = { code, kind: 'freeword' };
    const signal = this.#begin(visit, searched, fieldText);
    if (!signal) return [];
    this.show({ status: 'busy' }, visit);
    try {
      const { records, only } = await visit.lookup.answer(find(signal), signal);
      this.#answered(visit, { ...searched, searchtype: null, records }, signal);
      if (only) await this.#fill(visit, only, signal);
      else this.offer(records);
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      return this.#fail(visit, error);
    }
  }

  #begin({ lookup, fill }: Visit, asked: LookupDetail, fieldText?: string): AbortSignal | undefined {
    const signal = lookup.begin(asked, fieldText);
    if (signal && fill.last?.kind === 'shared') fill.forget();
    return signal;
  }

  #answered({ lookup, fill }: Visit, results: ResultsDetail, signal: AbortSignal): void {
    // After a code without an address, the form still contains the one of the former code.
    if (results.records.length > 0) fill.forget();
    lookup.report(results);
    // A listener may have started another lookup, or disabled the element.
    signal.throwIfAborted();
    if (results.records.length === 0) throw new LookupError('not-found', 'No address was found.');
  }

  /** Shows the list of records. */
  offer(records: readonly AddressRecord[]): void {
    this.show({ status: 'choosing', records });
  }

  /** Shows and reports an error of a lookup. */
  #fail(visit: Visit, thrown: unknown): never {
    const error = visit.lookup.fail(thrown);
    this.show({ status: 'error', error }, visit);
    dispatchError(this.element, error);
    throw error;
  }

  // Records to fields

  /** Fills the form. A record without the readings that the form asks for costs one more request. */
  async #fill(visit: Visit, found: AddressRecord, signal: AbortSignal, way: FillWay = {}): Promise<void> {
    const { fill, lookup } = visit;
    const settings = way.settings ?? readSettings(this.element);
    let record = found;
    let form = fill.resolve();
    if (missingReadings(record, form).length > 0) {
      record = await withReadings(record, settings, signal);
      form = fill.resolve();
    }
    const order = { record, code: lookup.fieldText, way, settings };
    if (this.page.isAbroad) return this.#canceled(visit, way);
    if (way.unasked && fill.cameFilled(form)) return this.#filled(visit, way, fill.offer(form, order));
    const asked = fill.prepare(form, order, signal);
    // The search is over: the page decides, or asks the user.
    if (asked instanceof Promise && visit.phase.status === 'busy') this.show({ status: 'busy', isHeld: true }, visit);
    const ready = asked instanceof Promise ? await asked : asked;
    // A listener may have started another lookup, or disabled the element.
    signal.throwIfAborted();
    if (!ready) return this.#canceled(visit, way);
    const hadFill = !fill.isEmptied;
    const result = fill.write(ready, signal);
    if (result.wrote) {
      if (!way.goesOn) visit.codeToRestore = hadFill ? visit.codeText : undefined;
      visit.codeText = this.element.value;
    }
    // Directly after the last write: frameworks render in a microtask, which must come after the element's events.
    if (result.isSettled) this.#filled(visit, way, result);
    if (way.picked) return;
    const later = fill.settle(ready, result, signal);
    const follow = async (): Promise<void> => {
      for await (const each of later) this.#filled(visit, way, each);
    };
    if (result.isSettled) follow().catch(() => undefined);
    else await follow();
  }

  #canceled(visit: Visit, { choices, over, isWhole, bringsBack }: FillWay): void {
    if (!over && !isWhole && !bringsBack) this.show(choices ? { status: 'choosing', records: choices } : IDLE, visit);
  }

  #filled(visit: Visit, { choices, picked }: FillWay, { summary, detail, isLate, wrote }: Filled): void {
    if (!detail) return summary.kept.length > 0 ? this.#showFilled(visit, summary, summary.missing) : this.show(IDLE, visit);
    // The user has gone on meanwhile.
    if (isLate && !('summary' in visit.phase)) return;
    if (choices) {
      this.show({ status: 'choosing', records: choices }, visit);
      if (!wrote) return;
    } else if (picked === 'partly' && detail.record.pref_name === null) {
      // The user took back the first choice.
      this.show(IDLE, visit);
    } else this.#showFilled(visit, summary, detail.missing);
    dispatch(this.element, 'dga-fill', detail);
    if (detail.missing.length > 0 && !choices) dispatch(this.element, 'dga-incomplete', { missing: detail.missing });
  }

  #showFilled(visit: Visit, summary: FillSummary, missing: readonly Part[]): void {
    const isIncomplete = missing.length > 0 || this.#review(visit, true)?.isContradicted === true;
    this.show({ status: isIncomplete ? 'incomplete' : 'filled', summary }, visit);
  }

  /** The records of the code in the code field, which the form is compared with. */
  #recordsOfCode({ lookup, fill }: Visit): readonly AddressRecord[] {
    const read = readCode(this.element.value);
    if (read.state !== 'complete') return [];
    const known = [...(fill.last ? [fill.last.record] : []), ...lookup.records];
    return known.filter(({ zip_code, dgacode }) => zip_code === read.code || dgacode === read.code);
  }

  #review(visit: Visit, hasLeft: boolean, form?: ResolvedForm): ReturnType<Visit['fill']['review']> {
    return visit.fill.review(readSettings(this.element), this.#recordsOfCode(visit), hasLeft, form);
  }

  /** Updates the state after an edit. `hasLeft`: the user has left the field or submits the form, so that what is new is shown. */
  compare(hasLeft = false, form?: ResolvedForm): void {
    const { visit } = this;
    const { phase } = visit;
    if (!('summary' in phase) && !(phase.status === 'idle' && phase.undone)) return;
    const review = this.#review(visit, hasLeft, form);
    if (!review) return;
    const { missing, toEnter, isContradicted, isNew } = review;
    if (!('summary' in phase)) {
      if (isNew) this.show(phase);
      return;
    }
    const status = missing.length > 0 || isContradicted ? 'incomplete' : 'filled';
    if (status === phase.status && !isNew && toEnter.join() === phase.summary.missing.join()) return;
    this.show({ status, summary: { ...phase.summary, missing: toEnter, kept: isContradicted ? phase.summary.kept : [] } });
    if (phase.status === 'filled' && missing.length > 0) dispatch(this.element, 'dga-incomplete', { missing });
  }

  /** Notices that the user has left a field: the town goes in front of a block alone, and what is new is shown. */
  left(field: EventTarget | null): void {
    const { visit } = this;
    const { fill, phase } = visit;
    const { record } = fill;
    if (record && 'summary' in phase && fill.lacksTown(field))
      this.#fillFrom(record, { goesOn: true, over: [field] }, visit.lookup.signal).catch(() => undefined);
    this.compare(true);
  }

  /** Notices that the user is in a field. Returns whether it is the first time since the fill, and the field still lacks the block. */
  entered(field: EventTarget): boolean {
    return this.visit.fill.visit(field);
  }

  /** Fills the form from a record that is known already. */
  async #fillFrom(record: AddressRecord, way: FillWay, signal = this.visit.lookup.start()): Promise<void> {
    const visit = this.visit;
    try {
      await this.#fill(visit, record, signal, way);
    } catch (error) {
      if (!signal.aborted) this.#fail(visit, error);
    }
  }

  /** Fills the form from a record of the last answer or of the page. */
  select(record: AddressRecord): Promise<void> {
    return this.#fillFrom(record, { goesOn: this.visit.phase.status === 'choosing' });
  }

  /** Fills the form from a record that the user chose. */
  choose(record: AddressRecord): void {
    this.select(record).catch(() => undefined);
  }

  /**
   * Fills the form from a picker's choice, and empties the fields below it that an earlier choice filled.
   * @param isLast - the choice is the last one
   * @param goesOn - the choice follows another one, and is undone together with it
   */
  async pick(record: AddressRecord, isLast: boolean, goesOn: boolean): Promise<void> {
    if (this.page.isAbroad) return;
    const signal = this.visit.lookup.beginPick(record, isLast);
    if (signal) await this.#fillFrom(record, { goesOn, picked: isLast ? 'wholly' : 'partly' }, signal);
  }

  /** Writes a correction that the user chose: into these fields, over the user's text, and into no others. */
  correct(record: AddressRecord, over: readonly Field[]): Promise<void> {
    return this.#fillFrom(record, { over });
  }

  /** Replaces the user's text in the fields that differ, after the user activated the control. Undone together with the last fill. */
  async overwrite(): Promise<void> {
    const { last, view } = this.visit.fill;
    if (!last) return;
    const over = view.conflicts.map(({ field }) => field);
    const way = view.isOtherAddress ? { isWhole: true } : { over };
    await this.#fillFrom(last.record, { goesOn: true, ...way, ...(last.kind === 'partly' ? { picked: 'partly' } : {}) });
  }

  /** Stops reporting that the address differs from the record: the user confirmed it. */
  confirm(): void {
    this.visit.fill.confirm();
    this.show(this.visit.phase);
    this.compare(true);
  }

  /** Keeps an address that differs from the record. */
  keep(): void {
    this.visit.fill.confirm();
    this.show(IDLE);
  }

  /** Brings back what the fields have lost since the fill, in front of what the user typed. */
  async bringBack(): Promise<void> {
    const { last, lostFields } = this.visit.fill;
    if (last) await this.#fillFrom(last.record, { goesOn: true, bringsBack: lostFields });
  }

  /** Updates the missing parts and the offered corrections after an edit of the form. */
  async recheck(): Promise<void> {
    const visit = this.visit;
    const { phase, fill } = visit;
    const { last } = fill;
    const offered = phase.status === 'idle' && phase.offered;
    if (!last || last.kind === 'partly' || !('summary' in phase || offered)) return;
    // Later: the form is read once for several edits, and neither during the writes of a fill nor before the request of a lookup.
    await new Promise((resolve) => setTimeout(resolve));
    if (visit !== this.visit || fill.last !== last || ('summary' in phase && !('summary' in visit.phase))) return;
    if (offered && visit.phase !== phase) return;
    const form = fill.resolve();
    if (!offered) return this.compare(false, form);
    const missing = fill.missing(form, last.record, readSettings(this.element), ['prefecture', 'city', 'town']);
    this.show({ status: 'idle', offered, unchosen: missing }, visit);
  }

  /** Closes the list without a choice. The parts that its records share stay, and `reopen` shows it again. */
  dismiss(): void {
    const { phase } = this.visit;
    if (phase.status !== 'choosing') return;
    this.show({ status: 'idle', offered: phase.records });
    void this.recheck();
  }

  /** Opens the list again. */
  reopen(): void {
    const { phase } = this.visit;
    if (phase.status === 'idle' && phase.offered) this.offer(phase.offered);
  }

  /** Undoes the last fill. */
  undo(): void {
    const { visit } = this;
    const { lookup, fill, phase, codeToRestore } = visit;
    lookup.abort();
    const undone = fill.undo();
    // The code that belongs to the address before the fill.
    if (codeToRestore !== undefined && undone.restored.length > 0) this.element.value = codeToRestore;
    visit.codeText = codeToRestore;
    visit.codeToRestore = undefined;
    // If nothing was left to undo, the message stays: ZIP Code and address may disagree.
    if (undone.restored.length + undone.kept.length > 0 || phase.status === 'busy' || phase.status === 'choosing') {
      lookup.forgetCode();
      this.#review(visit, true);
      this.show({ status: 'idle', undone });
    }
    dispatch(this.element, 'dga-undo', { restored: undone.restored });
  }

  /** Empties the fields that the element filled, and resets. */
  clear(codeFields: readonly Field[]): void {
    const restored = this.visit.fill.clear(codeFields);
    this.forget();
    dispatch(this.element, 'dga-clear', { restored });
  }

  /** Cancels the running lookup without a message. */
  cancel(): void {
    const { lookup, phase } = this.visit;
    lookup.abort();
    if (phase.status !== 'busy') return;
    lookup.forgetCode();
    this.show(IDLE);
  }

  /** Resets: forgets the code, the records and the fill. */
  forget(): void {
    this.visit.lookup.reset();
    this.visit.fill.reset();
    this.visit.codeText = this.visit.codeToRestore = undefined;
    this.show(IDLE);
  }
}

import { LookupError } from '../address/lookup-error.ts';
import { partValues } from '../address/part-values.ts';
import type { Part } from '../address/parts.ts';
import { readCode } from '../address/read-code.ts';
import { type AddressRecord, completeRecord } from '../address/record.ts';
import { withoutTownNote } from '../address/town-note.ts';
import type { CodeAnswer } from '../client/answer.ts';
import { AddressForm, type FillTarget, type FormPlan } from '../form/address-form.ts';
import type { Field } from '../form/field.ts';
import { explain, type Explanation } from '../form/explain.ts';
import type { FoundForm } from '../form/find-form.ts';
import { type ResolvedForm, resolveForm } from '../form/resolved-form.ts';
import type { OverwritePolicy, PlannedChange } from '../form/plan-fill.ts';
import { beforeFillEvent } from './before-fill.ts';
import { clientFor } from './client-for.ts';
import type { DgaEventMap, LookupDetail, ResultsDetail } from './events.ts';
import { Latest } from './latest.ts';
import type { LookupElement } from './lookup-element.ts';
import { readSettings } from './lookup-settings.ts';
import { type FillSummary, IDLE, type LookupState } from './lookup-state.ts';
import { within } from './within.ts';

type Several = Pick<typeof import('../address/several-records.ts'), 'foldRecords' | 'sharedRecord'>;

/** What looks words up, where `accept` names them. */
interface FreewordSearch {
  lookUp(text: string): Promise<readonly AddressRecord[]>;
}

/** What the flow asks of the element. */
export interface LookupHost {
  /** The page's fields as they are now, with every reader there is. */
  resolve(): Promise<FoundForm>;
  /** The element, for its attributes and its `dga-before-fill`. */
  readonly element: LookupElement;
  /** A record is about to be written: selects that a picker drives may need an option for it. */
  prepare(record: AddressRecord, isReplacing: boolean): void;
  /** What only an answer with several records needs. @throws {LookupError} */
  several(): Promise<Several>;
  /** The search by words, with `accept="… freeword"`. @throws {LookupError} */
  freeword(): Promise<FreewordSearch>;
  /** Dispatches an event of the element; `false`: cancelled. */
  say<K extends keyof DgaEventMap>(type: K, detail: DgaEventMap[K]['detail']): boolean;
  /** Tells the page of a failure, by `dga-error`. */
  sayError(error: LookupError): void;
  /** The state has changed. */
  show(state: LookupState): void;
}

/** The proxy's client has a deadline of its own; this one is for a client that a page brings along. */
const LOOKUP_AT_MOST_MS = 8000;

/** From here on it is worth telling a person who cannot see that something turns. */
const SLOW_MS = 2000;

const NOTHING = completeRecord({});

/** What a fill is part of. */
interface FillWay {
  /** The records to choose from, of which the one filled is what they share. */
  readonly choices?: readonly AddressRecord[];
  /** A choice, one step with what was filled before it. */
  readonly goesOn?: boolean;
  /** Looked up because the code changed, not because somebody asked. */
  readonly unasked?: boolean;
  /** A picker's choice: one on the way, or the last. */
  readonly picked?: 'partly' | 'wholly';
  /** The person said so: writes to these fields, which hold a person's text, and to no others. */
  readonly over?: readonly FillTarget[];
}

/** The policy under which a person's text comes up as a conflict: under `always` none does. */
function offering(policy: OverwritePolicy): OverwritePolicy {
  return policy === 'always' ? 'own' : policy;
}

/** What becomes of each field of a form, and why. */
export function explainForm(form: FoundForm): Explanation[] {
  return explain(resolveForm(form));
}

/** From a code to a filled form: asks, chooses, fills, and takes back. Knows nothing of what the element looks like. */
export class LookupFlow {
  readonly #host: LookupHost;
  readonly #form = new AddressForm();
  readonly #latest = new Latest();
  #state: LookupState = IDLE;
  #code: string | null = null;
  /** How the lookup of that code failed, if it did. */
  #failure: LookupError | undefined;
  #records: readonly AddressRecord[] = [];
  #record: AddressRecord | null = null;
  /** What all records of a list have in common, while none is chosen. */
  #shared: AddressRecord | undefined;
  /** What a person's text stands in the way of; offered with `overwrite="ask"`. */
  #conflicts: readonly PlannedChange<FillTarget>[] = [];
  /** What the last fill could bring into no field: no option fits, or the page would not have it. */
  #refused: readonly Part[] = [];
  /** Whether the last fill was a picker's: the next choice on the same way is one step with it. */
  #picking = false;
  /** What the form was filled from by a picker's choice on the way, which is no record of an answer yet. */
  #partly: AddressRecord | undefined;
  /** The words in the code field, where what was searched for is a place within. */
  #words: string | undefined;

  constructor(host: LookupHost) {
    this.#host = host;
    // The page's block field speaks for us, and can take the focus: the browser passes us over and goes there.
    host.element.addEventListener('invalid', (event) => this.#form.demandsBlock && event.preventDefault());
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
    return !isKnown || (this.#failure !== undefined && this.#failure.code !== 'not-found') || this.#form.isEmptied;
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

  async #resolve(): Promise<ResolvedForm> {
    return resolveForm(await this.#host.resolve());
  }

  get canUndo(): boolean {
    return this.#form.canUndo;
  }

  get conflicts(): readonly PlannedChange<FillTarget>[] {
    return this.#conflicts;
  }

  #show(state: LookupState): void {
    this.#state = state;
    this.#host.show(state);
  }

  /**
   * Looks a code up and fills the form. `unasked`: because it was typed; then a form that the browser has just filled is left alone.
   * `standing`: what is in the code field now.
   * @throws {LookupError} after `dga-error`, with the form as it was
   * @throws an `AbortError` where a later lookup took over
   */
  async lookUp(text: string, unasked: boolean = false, standing: string = text): Promise<readonly AddressRecord[]> {
    const read = readCode(text);
    const stands = readCode(standing);
    const { accept } = readSettings(this.#host.element);
    if (unasked) {
      // What was typed on before the first lookup could begin is no longer asked for; a mask of the page may have spelled it otherwise.
      const isStanding = read.state === 'complete' && stands.state === 'complete' && stands.code === read.code;
      if (!isStanding || !accept.includes(read.kind) || !this.isNews(read.code)) return [];
    }
    if (read.state !== 'complete' || !accept.includes(read.kind)) {
      this.#latest.cancel();
      if (accept.includes('freeword') && read.state !== 'empty') return (await this.#host.freeword()).lookUp(text);
      return this.#fail(new LookupError('invalid-code', 'The text is no whole code of a kind that is accepted here.'));
    }
    const { code, kind } = read;
    const signal = this.#begin({ code, kind });
    if (!signal) return [];
    // Before anything is drawn.
    const asked = this.#ask(code, signal);
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
      return await this.#take({ code, kind }, answer, signal, unasked);
    } catch (error) {
      if (signal.aborted) throw error;
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
    this.#words = standing;
    this.#show({ status: 'busy' });
    try {
      const { records, only } = await within(find(signal), LOOKUP_AT_MOST_MS, signal);
      this.#answered({ ...searched, searchtype: null, records });
      if (records.length === 0) throw new LookupError('not-found', 'Nothing fits these words.');
      if (only) await this.#fill(only, signal);
      else {
        await this.#host.several();
        signal.throwIfAborted();
        this.offer(records);
      }
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      return this.#fail(error);
    }
  }

  /** Begins a lookup, in the place of any that is under way. `undefined`: the page would not have it. */
  #begin(asked: LookupDetail): AbortSignal | undefined {
    if (!this.#host.say('dga-lookup', asked)) return undefined;
    this.#code = asked.code;
    this.#words = this.#failure = this.#shared = undefined;
    return this.#latest.start();
  }

  #answered(results: ResultsDetail): void {
    this.#records = results.records;
    this.#record = null;
    this.#host.say('dga-results', results);
  }

  /** Offers records to choose from. */
  offer(records: readonly AddressRecord[]): void {
    this.#show({ status: 'choosing', records });
  }

  /** The answer, and the part that several records need: both within the one deadline. */
  async #ask(code: string, signal: AbortSignal): Promise<readonly [CodeAnswer, Several | undefined]> {
    const settings = readSettings(this.#host.element);
    const { searchtype, choikitype } = settings;
    const answer = await clientFor(settings).searchCode(code, {
      signal,
      // The API's defaults are not sent.
      ...(searchtype === 2 ? { searchtype } : {}),
      ...(choikitype === 2 ? { choikitype } : {}),
    });
    return [answer, answer.addresses.length > 1 ? await this.#host.several() : undefined];
  }

  async #take(
    asked: LookupDetail,
    [{ addresses, searchtype }, several]: readonly [CodeAnswer, Several | undefined],
    signal: AbortSignal,
    unasked: boolean,
  ): Promise<readonly AddressRecord[]> {
    const records = several?.foldRecords(addresses) ?? addresses;
    this.#answered({ ...asked, searchtype, records });
    const [first, second] = records;
    if (first === undefined) throw new LookupError('not-found', 'Nothing has this code.');
    if (several && second) await this.#fill(several.sharedRecord(records), signal, { choices: records, unasked });
    else await this.#fill(first, signal, { unasked });
    return records;
  }

  /** An error that nobody could do anything about is still one that the shopper hears of. */
  #fail(thrown: unknown): never {
    const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The lookup failed.', { cause: thrown });
    this.#failure = error;
    this.#show({ status: 'error', error });
    this.#host.sayError(error);
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
      if (!this.#host.say('dga-lookup', found)) return;
      this.#records = [record];
      this.#host.say('dga-results', { ...found, searchtype: null, records: this.#records });
    }
    this.#code = null;
    try {
      await this.#fill(record, signal, { goesOn: goesOn && this.#picking, picked: ended ? 'wholly' : 'partly' });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #plan(
    resolved: ResolvedForm,
    record: AddressRecord,
    { picked, over }: FillWay,
    policy = readSettings(this.#host.element).policy,
  ): FormPlan {
    this.#host.prepare(record, over !== undefined);
    const { zipFormat, fill, kana, width } = readSettings(this.#host.element);
    const values = partValues(record, { kana, width });
    const request = { record, values, policy, zipFormat, code: picked ? null : (this.#words ?? this.#code), fill };
    if (over) {
      const plan = this.#form.plan(resolved, { ...request, policy: offering(policy) });
      // What had no option before may have one now: a city of the prefecture that is replaced.
      const isAsked = ({ field, part }: PlannedChange<FillTarget>): boolean => over.includes(field) || this.#refused.includes(part);
      const changes = [...plan.conflicts, ...plan.changes].filter(isAsked);
      const conflicts = plan.conflicts.filter((one) => !isAsked(one));
      return { ...plan, changes, conflicts, kept: plan.kept.filter((part) => !changes.some(({ parts }) => parts.includes(part))) };
    }
    const plan = this.#form.plan(resolved, request);
    if (!picked || policy !== 'always') return plan;
    // A ZIP Code that a person typed outlives even this: choosing a place does not say that it was wrong.
    const typed = this.#form.plan(resolved, { ...request, policy: 'own' }).conflicts.filter(({ part }) => part === 'postal-code');
    return { ...plan, changes: plan.changes.filter(({ field }) => !typed.some((one) => one.field === field)), conflicts: typed };
  }

  async #fill(record: AddressRecord, signal: AbortSignal, way: FillWay = {}): Promise<void> {
    const { choices, goesOn = false, picked } = way;
    let resolved = await this.#resolve();
    signal.throwIfAborted();
    if (way.unasked && this.#form.cameFilled(resolved)) return this.#offer(resolved, record);
    let plan = this.#plan(resolved, record, way);
    if (choices === undefined || plan.changes.length > 0) {
      const { event, isAwaited, mayGo } = beforeFillEvent({
        record,
        changes: plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to })),
      });
      this.#host.element.dispatchEvent(event);
      if (isAwaited()) {
        const goes = await mayGo(signal);
        signal.throwIfAborted();
        if (!goes) return this.#leaveUnfilled(way);
        // Whoever was waited for may have typed, or the page may have drawn itself anew.
        resolved = await this.#resolve();
        signal.throwIfAborted();
        plan = this.#plan(resolved, record, way);
      } else if (event.defaultPrevented) {
        return this.#leaveUnfilled(way);
      }
    }
    const { filled, failed } = this.#form.write(plan.changes, record, goesOn);
    signal.throwIfAborted();
    this.#partly = picked === 'partly' ? record : undefined;
    this.#picking = picked !== undefined || (way.over !== undefined && this.#picking);
    this.#shared = choices && record;
    const asks = readSettings(this.#host.element).policy === 'ask';
    this.#conflicts = asks ? plan.conflicts : [];
    const missing = picked === 'partly' ? [] : this.#missing(resolved, record);
    this.#refused = [...plan.refused, ...failed];
    const detail = { record, filled: [...filled, ...plan.standing], kept: plan.kept, missing };
    const done = new Set([...detail.filled, ...plan.kept, ...plan.typed]);
    const unfilled = [...this.#partsOf(record)].filter((part) => !done.has(part) || failed.includes(part));
    // Only what differs from the answer is worth a word: text that says the same was not in the way.
    const summary: FillSummary = {
      filled: detail.filled,
      kept: plan.conflicts.flatMap(({ parts }) => parts),
      missing: this.#toEnter(resolved, missing),
    };
    if (choices) {
      this.#show({ status: 'choosing', records: choices });
      if (filled.length === 0) return;
    } else {
      this.#record = picked === 'partly' ? null : record;
      // A first choice taken back leaves nothing to speak of.
      if (picked === 'partly' && record.pref_name === null) this.#show({ status: 'idle' });
      else this.#show({ status: missing.length > 0 ? 'incomplete' : 'filled', summary });
    }
    this.#host.say('dga-fill', { ...detail, unfilled });
    if (missing.length > 0 && !choices) this.#host.say('dga-incomplete', { missing });
    if (!asks && !choices && picked !== 'partly') void this.#crossCheck(plan, record);
  }

  /** The browser has filled the form: nothing is written. Where it says otherwise than the answer, a correction is offered. */
  #offer(resolved: ResolvedForm, record: AddressRecord): void {
    this.#conflicts = this.#plan(resolved, record, {}, 'own').conflicts;
    if (this.#conflicts.length === 0) return this.#show(IDLE);
    this.#record = record;
    this.#refused = [];
    const missing = this.#missing(resolved, record);
    const summary: FillSummary = { filled: [], kept: this.#conflicts.flatMap(({ parts }) => parts), missing };
    this.#show({ status: missing.length > 0 ? 'incomplete' : 'filled', summary });
  }

  #leaveUnfilled({ choices, over }: FillWay): void {
    if (!over) this.#show(choices ? { status: 'choosing', records: choices } : IDLE);
  }

  /** The parts that a record itself has; its one line only where the API gave one. */
  #partsOf(record: AddressRecord): Iterable<Part> {
    const values = new Map(partValues(record, readSettings(this.#host.element)));
    if (record.address === null) values.delete('address');
    return values.keys();
  }

  #missing(resolved: ResolvedForm, record: AddressRecord, others?: readonly Part[]): readonly Part[] {
    return this.#form.missing(resolved, partValues(withoutTownNote(record), readSettings(this.#host.element)), others);
  }

  /** What the person is asked for: what is missing, and what would not go into its field. */
  #toEnter(resolved: ResolvedForm, missing: readonly Part[]): readonly Part[] {
    return [...this.#form.empty(resolved, this.#refused), ...missing];
  }

  /**
   * Offers to set right what cannot be right together with the ZIP Code: the form says another prefecture or city. Changes nothing.
   * Nothing is asked for: the record is there.
   */
  async #crossCheck({ conflicts }: FormPlan, record: AddressRecord): Promise<void> {
    const state = this.#state;
    const isDoubtful = conflicts.some(({ part }) => part === 'prefecture' || part === 'city' || part === 'postal-code');
    if (!isDoubtful && this.#conflicts.length === 0) return;
    let offered: readonly PlannedChange<FillTarget>[] = [];
    try {
      if (isDoubtful) offered = (await import('./cross-check.ts')).contradictions(conflicts, record);
    } catch {
      // Without the chunk there is no offer, as there was none before.
    }
    if (
      this.#state !== state ||
      record !== this.#record ||
      offered.map(({ part }) => part).join() === this.#conflicts.map(({ part }) => part).join()
    )
      return;
    this.#conflicts = offered;
    this.#host.show(state);
  }

  /** Somebody typed over what was filled: compared again once the field is left, and while the ZIP Code still stands there. */
  async #recrossCheck(resolved: ResolvedForm, record: AddressRecord): Promise<void> {
    const { policy } = readSettings(this.#host.element);
    const typed = readCode(resolved.codeFields.map(({ value }) => value).join(''));
    if (policy === 'ask' || typed.state !== 'complete' || typed.code !== record.zip_code) return;
    const plan = this.#plan(resolved, record, {}, offering(policy));
    const { activeElement } = this.#host.element.ownerDocument;
    await this.#crossCheck({ ...plan, conflicts: plan.conflicts.filter(({ field }) => field !== activeElement) }, record);
  }

  /** Something in the form was changed: the block may be there now, or gone again; so may what a choice would have told. */
  async recheck(): Promise<void> {
    const state = this.#state;
    const record = this.#record ?? this.#shared;
    if (!record || !('summary' in state || (state.status === 'idle' && state.offered))) return;
    const resolved = await this.#resolve();
    if (this.#state !== state) return;
    if (!('summary' in state)) {
      const unchosen = this.#missing(resolved, record, ['prefecture', 'city', 'town']);
      return this.#show({ status: 'idle', offered: this.#records, missing: unchosen });
    }
    const missing = this.#missing(resolved, record);
    const toEnter = this.#toEnter(resolved, missing);
    if (toEnter.join() === state.summary.missing.join()) return this.#recrossCheck(resolved, record);
    const status = missing.length > 0 ? 'incomplete' : 'filled';
    this.#show({ status, summary: { ...state.summary, missing: toEnter } });
    if (status !== state.status && missing.length > 0) this.#host.say('dga-incomplete', { missing });
  }

  /** Writes what a person's text stood in the way of, after the person said so: a fill like any other, and one step with the one before. */
  async overwrite(): Promise<void> {
    const { status } = this.#state;
    const record = this.#partly ?? this.#record;
    if (!record || (status !== 'filled' && status !== 'incomplete')) return;
    const signal = this.#latest.start();
    const over = this.#conflicts.map(({ field }) => field);
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
    this.#form.demandBlock(message);
  }

  /** Takes the last fill back. */
  undo(): readonly Part[] {
    this.#latest.cancel();
    const restored = this.#form.undo(this.#record ?? NOTHING);
    this.#code = null;
    this.#record = null;
    this.#conflicts = [];
    this.#show({ status: 'idle', undone: restored.length > 0 });
    this.#host.say('dga-undo', { restored });
    return restored;
  }

  /** Empties what is still ours and starts anew. */
  clear(codeFields: readonly Field[]): void {
    const restored = this.#form.clear(codeFields, this.#record ?? NOTHING);
    this.forget();
    this.#host.say('dga-clear', { restored });
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
    this.#conflicts = [];
    this.#show(IDLE);
  }
}

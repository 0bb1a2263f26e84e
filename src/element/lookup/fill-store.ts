import type { Part } from '../../address/parts.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { sharedRecord } from '../../address/several-records.ts';
import type { Field } from '../../form/field.ts';
import { dispatch, dispatchError } from '../dispatch.ts';
import type { FillSummary } from '../messages/messages.ts';
import { IDLE, type LookupPhase } from '../state.ts';
import { attempt, missingReadings, withReadings } from './additions.ts';
import type { Filled, FillWay, PlannedFill, Review } from './fill.ts';
import { FormStore, type Visit } from './form-store.ts';
import { readSettings } from './settings.ts';
import type { Comparison, FillHistory } from './fill-history.ts';

/** Follows an order until it is submitted. In the chunk of the code field; without it, the state describes the fill. */
export interface Order extends Comparison {
  /** Compares the form with the record of its code. `hasLeft`: the user has left the field or submits the form, so that what is new is shown. */
  review(visit: Visit, hasLeft: boolean): Review | undefined;
  /** Updates the state after an edit. */
  compare(hasLeft?: boolean): void;
  /** Notices that a lookup begins. An address that the last fill did not write may be that of another code. */
  lookedUp(visit: Visit): void;
  /** Follows how the page responds to a fill. Called before the first write. */
  follow(visit: Visit, ready: PlannedFill): Following;
  /** Returns the rest of the message about a fill: what to check, its corrections, and the names that no field takes. */
  moreOf(visit: Visit, filled: Filled): Partial<FillSummary>;
  /** Notices an edit of the page's form, or a click. */
  edited(event: Partial<InputEvent>): void;
  /** Notices that the user has left a field, or `undefined`: submits the form. */
  left(field: EventTarget | undefined): void;
  /** Notices that the user is in a field. Returns whether it is the first time since the fill, and the field still lacks the block. */
  entered(field: EventTarget): boolean;
  /** Stops reporting that the address differs from the record: the user confirmed it. @param others - the places that differ */
  confirm(others: string): void;
  keep(): void;
  /** Fills the fields that are shown only now, as in a later step, while the code is still that of the last fill. */
  goOn(): void;
}

/** The responses of a page to a fill. */
interface Following {
  /** Begins directly after the first writes. Returns whether the page has taken none of them away. */
  begin(first: Filled): boolean;
  /** Yields the result if the first one was not settled, and again if it changes. */
  watch(first: Filled, isSettled: boolean, signal: AbortSignal): AsyncGenerator<Filled, void>;
}

/** The record of no fill, for functions of `fields`. */
const NOTHING = completeRecord({});

/** The state after some work that the user or the page has ended. A list can be opened again. */
const closed = (phase: LookupPhase): LookupPhase => (phase.status === 'choosing' ? { status: 'idle', offered: phase.records } : IDLE);

/** Records to fields: writes records into the form, and keeps the state true while the user edits it. */
export class FillStore extends FormStore {
  declare order: Order | undefined;

  offer(records: readonly AddressRecord[]): void {
    this.show({ status: 'choosing', records });
  }

  protected failed(visit: Visit, thrown: unknown): never {
    const error = visit.lookup.fail(thrown);
    this.order?.review(visit, true);
    this.show({ status: 'error', error }, visit);
    dispatchError(this.element, error);
    throw error;
  }

  /**
   * Waits for the chunk of the code field. Without it, the address is filled in the usual text forms, fields for roma stay empty, nothing is
   * written again, and all failures that are not about the code have the same message.
   */
  protected async awaitRest(signal: AbortSignal): Promise<void> {
    if (!this.order) await attempt(this.element.loadRest(), signal);
  }

  /** Fills the form. A record without the readings that the form asks for costs one more request. */
  protected async fillForm(visit: Visit, found: AddressRecord, signal: AbortSignal, way: FillWay): Promise<void> {
    const { history, lookup } = visit;
    const settings = readSettings(this.element);
    await this.awaitRest(signal);
    // The address that was there first may name one of several towns.
    const named = way.choices && !history.known && this.order?.chosen(history, way.choices);
    if (named) return this.fillForm(visit, named, signal, {});
    let record = found;
    let form = history.resolve();
    if (missingReadings(record, form).length > 0) {
      record = await withReadings(record, settings, signal);
      form = history.resolve();
    }
    const order = { record, code: lookup.fieldText, way, settings };
    if (this.page.isAbroad) return this.#canceled(visit, way);
    const asked = history.prepare(form, order, signal);
    // The search is over: the page decides, or asks the user.
    if (asked instanceof Promise && visit.phase.status === 'busy') this.show({ status: 'busy', isHeld: true }, visit);
    const ready = asked instanceof Promise ? await asked : asked;
    // A listener may have started another lookup, or disabled the element.
    signal.throwIfAborted();
    return ready ? this.#write(visit, ready, signal) : this.#canceled(visit, way);
  }

  /** Writes a planned fill, and follows how the page responds. A choice in the pickers goes on itself. */
  async #write(visit: Visit, ready: PlannedFill, signal: AbortSignal): Promise<void> {
    const again = !ready.way.picked && this.order?.follow(visit, ready);
    const result = visit.history.write(ready, signal);
    const isSettled = !again || again.begin(result);
    // Directly after the last write: frameworks render in a microtask, which must come after the element's events.
    if (isSettled) this.#filled(visit, result);
    if (!again) return;
    const follow = async (): Promise<void> => {
      for await (const each of again.watch(result, isSettled, signal)) this.#filled(visit, each);
    };
    if (isSettled) follow().catch(() => undefined);
    else await follow();
  }

  #canceled(visit: Visit, { choices, over }: FillWay): void {
    if (over) return;
    visit.history.recall();
    this.order?.review(visit, true);
    this.show(choices ? { status: 'choosing', records: choices } : closed(visit.phase), visit);
  }

  #filled(visit: Visit, result: Filled): void {
    const { summary, detail, isLate, wrote } = result;
    const { choices, picked } = result.ready.way;
    // The user has gone on meanwhile.
    if (isLate && !('summary' in visit.phase)) return;
    if (choices) {
      this.order?.review(visit, false);
      this.show({ status: 'choosing', records: choices, filled: detail.filled, values: summary.values }, visit);
      if (!wrote) return;
    } else if (picked === 'partly' && detail.record.pref_name === null) {
      // The user took back the first choice, and nothing is left to compare with.
      visit.history.reset();
      this.show(IDLE, visit);
    } else {
      const more = this.order?.moreOf(visit, result);
      this.#showFilled(visit, { ...summary, ...more }, detail.missing, isLate || !wrote);
    }
    dispatch(this.element, 'dga-fill', detail);
    if (detail.missing.length > 0 && !choices) dispatch(this.element, 'dga-incomplete', { missing: detail.missing });
  }

  #showFilled(visit: Visit, summary: FillSummary, missing: readonly Part[], isEdit?: boolean): void {
    const { isIncomplete = summary.kept.length > 0, toEnter = missing } = this.order?.review(visit, true) ?? {};
    const status = isIncomplete || missing.length > 0 ? 'incomplete' : 'filled';
    this.show({ status, summary: { ...summary, missing: toEnter } }, visit, isEdit);
  }

  /** Fills the form from a record that is known already. @param signal - aborts it; default: a later lookup or fill does */
  async fillFrom(record: AddressRecord, way: FillWay, signal: AbortSignal = this.visit.lookup.start()): Promise<void> {
    const visit = this.visit;
    try {
      await this.fillForm(visit, record, signal, way);
    } catch (error) {
      if (!signal.aborted) this.failed(visit, error);
    }
  }

  /** Fills the form again from the record of the last fill. @param wayOf - chooses the fields by what the form lacks or contradicts now */
  async refill(wayOf?: (history: FillHistory) => FillWay): Promise<void> {
    const { history } = this.visit;
    if (history.last) await this.fillFrom(history.last.record, { goesOn: true, ...wayOf?.(history) });
  }

  /** Fills the form from a record of the last answer or of the page. */
  select(record: AddressRecord): Promise<void> {
    return this.fillFrom(record, { goesOn: this.visit.phase.status === 'choosing' });
  }

  /** Closes the list without a choice. The parts that its records share stay, and `reopen` shows it again. */
  dismiss(): void {
    const { phase } = this.visit;
    if (phase.status !== 'choosing') return;
    this.show(closed(phase));
    this.order?.compare();
  }

  reopen(): void {
    const { phase } = this.visit;
    if (phase.status === 'idle' && phase.offered) this.offer(phase.offered);
  }

  undo(): void {
    const { visit } = this;
    const { lookup, filler, history, phase } = visit;
    lookup.cancel();
    const undone = filler.undo(history.record ?? NOTHING);
    const { restored, kept } = undone;
    history.undone();
    const codeText = history.last?.codeText;
    // Beside the code of the fill before, the list is no longer that of the code.
    const offered = codeText === undefined && lookup.records.length > 1 && { offered: lookup.records };
    if (offered) history.share(sharedRecord(lookup.records));
    if (codeText !== undefined && restored[0]) this.element.value = codeText;
    // If nothing was left to undo, the message stays: ZIP Code and address may disagree.
    if (restored[0] || kept[0] || phase.status === 'busy' || phase.status === 'choosing') {
      lookup.code = null;
      this.order?.review(visit, true);
      // After a choice, the list can be opened again.
      this.show({ status: 'idle', undone: { ...undone, codeText }, ...offered });
    }
    if (restored[0]) dispatch(this.element, 'dga-undo', { restored });
  }

  /** Empties the fields that the element filled, and resets. */
  clear(codeFields: readonly Field[]): void {
    const { filler, history } = this.visit;
    const restored = filler.clear(codeFields, history.record ?? NOTHING);
    this.forget();
    if (restored[0]) dispatch(this.element, 'dga-clear', { restored });
  }

  forget(): void {
    this.visit.lookup.reset();
    this.visit.history.reset();
    this.show(IDLE);
  }
}

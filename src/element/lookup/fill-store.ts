import { isSameText } from '../../address/fold-place.ts';
import type { Part } from '../../address/parts.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { sharedRecord } from '../../address/several-records.ts';
import { type Field, isField, textIn } from '../../form/field.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { dispatch, dispatchError } from '../dispatch.ts';
import type { LookupDetail } from '../events.ts';
import type { FillSummary } from '../messages/messages.ts';
import { IDLE, type LookupPhase } from '../state.ts';
import { attempt, missingReadings, withReadings } from './additions.ts';
import type { Filled, FillWay, PlannedFill } from './fill-result.ts';
import { FormStore, type Visit } from './form-store.ts';
import type * as afterFill from './after-fill.ts';
import { readSettings } from './settings.ts';
import type { OrderCheck, Rest, Review } from './order-check.ts';

/** The record of no fill, for functions of `fields`. */
const NOTHING = completeRecord({});

const isCodeOf = (code: string | undefined, { zip_code, dgacode }: AddressRecord): boolean =>
  // A record that the page made may contain a number.
  code === String(zip_code) || code === dgacode;

/** The state after some work that the user or the page has ended. A list can be opened again. */
const closed = (phase: LookupPhase): LookupPhase => (phase.status === 'choosing' ? { status: 'idle', offered: phase.records } : IDLE);

/** Records to fields: writes records into the form, and keeps the state true while the user edits it. */
export class FillStore extends FormStore {
  declare readonly after: Rest & Partial<typeof afterFill>;
  #isComparing = false;

  /** Shows the list of records. */
  offer(records: readonly AddressRecord[]): void {
    this.show({ status: 'choosing', records });
  }

  /** Shows and reports an error of a lookup. */
  protected failed(visit: Visit, thrown: unknown): never {
    const error = visit.lookup.fail(thrown);
    this.#review(visit, true);
    this.show({ status: 'error', error }, visit);
    dispatchError(this.element, error);
    throw error;
  }

  /**
   * Waits for the chunk of the code field. Without it, the address is filled in the usual text forms, fields for roma stay empty, nothing is
   * written again, and all failures that are not about the code have the same message.
   */
  protected async awaitRest(signal: AbortSignal): Promise<void> {
    if (!this.after.SecondPass) await attempt(this.loads.interaction, signal);
  }

  /** Fills the form. A record without the readings that the form asks for costs one more request. */
  protected async fillForm(visit: Visit, found: AddressRecord, signal: AbortSignal, way: FillWay): Promise<void> {
    const { fill, check, lookup } = visit;
    const settings = readSettings(this.element);
    await this.awaitRest(signal);
    let record = found;
    let form = check.resolve();
    if (missingReadings(record, form).length > 0) {
      record = await withReadings(record, settings, signal);
      form = check.resolve();
    }
    const order = { record, code: lookup.fieldText, way, settings };
    if (this.page.isAbroad) return this.#canceled(visit, way);
    const asked = fill.prepare(form, order, signal);
    // The search is over: the page decides, or asks the user.
    if (asked instanceof Promise && visit.phase.status === 'busy') this.show({ status: 'busy', isHeld: true }, visit);
    const ready = asked instanceof Promise ? await asked : asked;
    // A listener may have started another lookup, or disabled the element.
    signal.throwIfAborted();
    return ready ? this.#write(visit, ready, signal) : this.#canceled(visit, way);
  }

  /** Writes a planned fill, and follows how the page responds. A choice in the pickers goes on itself. */
  async #write(visit: Visit, ready: PlannedFill, signal: AbortSignal): Promise<void> {
    const { way } = ready;
    const again = this.after.SecondPass && !way.picked && new this.after.SecondPass(visit, ready);
    const result = visit.fill.write(ready, signal);
    const isSettled = !again || again.begin(result);
    // Directly after the last write: frameworks render in a microtask, which must come after the element's events.
    if (isSettled) this.#filled(visit, way, result);
    if (!again) return;
    const follow = async (): Promise<void> => {
      for await (const each of again.watch(result, isSettled, signal)) this.#filled(visit, way, each);
    };
    if (isSettled) follow().catch(() => undefined);
    else await follow();
  }

  #canceled(visit: Visit, { choices, over }: FillWay): void {
    if (over) return;
    visit.check.recall();
    this.#review(visit, true);
    this.show(choices ? { status: 'choosing', records: choices } : closed(visit.phase), visit);
  }

  #filled(visit: Visit, { choices, picked }: FillWay, { summary, detail, isLate, wrote }: Filled): void {
    // The user has gone on meanwhile.
    if (isLate && !('summary' in visit.phase)) return;
    if (choices) {
      this.#review(visit, false);
      this.show({ status: 'choosing', records: choices, filled: detail.filled, values: summary.values }, visit);
      if (!wrote) return;
    } else if (picked === 'partly' && detail.record.pref_name === null) {
      // The user took back the first choice, and nothing is left to compare with.
      visit.check.reset();
      this.show(IDLE, visit);
    } else {
      const corrected = !picked && this.after.correctionOf?.(visit, summary);
      const lost = picked === 'partly' ? [] : this.after.lostNames?.(visit, summary, detail.unfilled);
      this.#showFilled(visit, { ...summary, ...corrected, lost }, detail.missing, isLate || !wrote);
    }
    dispatch(this.element, 'dga-fill', detail);
    if (detail.missing.length > 0 && !choices) dispatch(this.element, 'dga-incomplete', { missing: detail.missing });
  }

  #showFilled(visit: Visit, summary: FillSummary, missing: readonly Part[], isEdit?: boolean): void {
    const { isIncomplete = false, toEnter = [] } = this.#review(visit, true) ?? {};
    const status = isIncomplete || missing.length > 0 ? 'incomplete' : 'filled';
    this.show({ status, summary: { ...summary, missing: toEnter } }, visit, isEdit);
  }

  /** The records of the code in the code field, which the form is compared with. */
  #recordsOfCode({ lookup, check }: Visit): readonly AddressRecord[] {
    const { place, last } = check;
    // The page may have removed the code field since, as with the step before.
    const { code } = this.readCode(place?.isConnected === false ? last?.codeText : undefined);
    // Not what several records share, which agrees with other places, too.
    const known = new Set([lookup.records, check.record ?? []].flat());
    // After an undo, the last answer is that of another code.
    return [...known].filter((record) => isCodeOf(code, record) && record.zip_code === (check.last?.record.zip_code ?? record.zip_code));
  }

  #review(visit: Visit, hasLeft: boolean): Review | undefined {
    // The writes of a fill are compared at its end.
    if (TextOwnership.of(this.element).isDispatching) return undefined;
    return visit.check.review(readSettings(this.element), this.#recordsOfCode(visit), this.#hasOtherCode(visit), hasLeft);
  }

  /** Whether the form has a complete code that is not the record's: one that is not looked up yet, or in another field for the ZIP Code. */
  #hasOtherCode({ check }: Visit): boolean {
    const record = check.last?.record ?? NOTHING;
    const zips = check.view.found.flatMap(({ field, parts }) => (parts[0] === 'postal-code' ? textIn(field) : []));
    return [...zips, this.element.value].some((text) => {
      const { code } = this.readCode(text);
      return record.zip_code && code && !isCodeOf(code, record);
    });
  }

  /** Whether the user or the page has emptied the address and its code, which is not only in a step that is closed now. */
  get #isGone(): boolean {
    const { isEmptied, last } = this.visit.check;
    // The form may have no option for a choice in the pickers that goes on.
    const isPicking = last?.kind === 'shared' && last.code === null;
    return isEmptied && !isPicking && this.page.found?.codeFields[0]?.value === '';
  }

  /** Whether the user is in no field: what a script has changed is shown at once. */
  get #isElsewhere(): boolean {
    const { activeElement } = this.element.getRootNode() as Document | ShadowRoot;
    return activeElement !== this.element && !(activeElement && isField(activeElement));
  }

  /** Updates the state after an edit. `hasLeft`: the user has left the field or submits the form, so that what is new is shown. */
  compare(hasLeft: boolean = this.#isElsewhere): void {
    const { visit } = this;
    const { phase } = visit;
    const review = this.#review(visit, hasLeft);
    if (!review) return;
    if (this.#isGone) return this.forget();
    const { toEnter, isIncomplete, isNew, lacksMore } = review;
    if (!('summary' in phase)) {
      if (isNew) this.#showEdited(phase);
      return;
    }
    const status = isIncomplete ? 'incomplete' : 'filled';
    const { summary } = phase;
    const { missing, isContradicted, shownDiffers } = visit.check.view;
    const now = this.after.withoutDone?.(summary, visit) ?? summary;
    if (status === phase.status && !isNew && now === summary && toEnter.join() === summary.missing.join()) return;
    this.#showEdited({
      status,
      summary: {
        ...now,
        filled: now.filled.filter((part) => ![...toEnter, ...shownDiffers].includes(part)),
        missing: toEnter,
        kept: isContradicted ? summary.kept : [],
      },
    });
    if (lacksMore) dispatch(this.element, 'dga-incomplete', { missing });
  }

  /** Shows the state after an edit of a field other than the code field. */
  #showEdited(phase: LookupPhase): void {
    const { remark } = this.state;
    const isKept = remark?.about === 'code' && this.readCode().state === 'unfinished';
    this.show(phase, this.visit, true, isKept ? remark : undefined);
  }

  /** Notices that the user has left a field: the town goes in front of a block alone, and what is new is shown. */
  left(field: EventTarget | undefined): void {
    const { visit } = this;
    const { check, lookup, phase } = visit;
    const { record } = check;
    const fill = (now: AddressRecord, over?: readonly Field[]): unknown =>
      this.fillFrom(now, { goesOn: true, ...(over && { over }) }, lookup.signal).catch(() => undefined);
    // The page may have corrected the code field, without an event.
    if (phase.status === 'error' && !isSameText(lookup.failedText, this.element.value)) this.show(IDLE);
    if (record && 'summary' in phase && this.after.lacksTown?.(check, field, record, readSettings(this.element))) fill(record, [field]);
    // The user has typed one of several towns.
    const records = this.#recordsOfCode(visit);
    const chosen = field && records[1] && check.chosen(records, true);
    if (chosen && chosen !== check.last?.record) fill(chosen);
    // The page may have shown fields meanwhile.
    if (check.last) check.resolve();
    this.compare(true);
  }

  /** Notices that the user is in a field. Returns whether it is the first time since the fill, and the field still lacks the block. */
  entered(field: EventTarget): boolean {
    return this.visit.check.arrive(field);
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
  async refill(wayOf?: (check: OrderCheck) => FillWay): Promise<void> {
    const { check } = this.visit;
    if (check.last) await this.fillFrom(check.last.record, { goesOn: true, ...wayOf?.(check) });
  }

  /** Fills the form from a choice of the pickers. `asked`: the choice has ended, and counts as a lookup. */
  async pick(record: AddressRecord, goesOn: boolean, asked?: LookupDetail): Promise<void> {
    const { lookup } = this.visit;
    const signal = asked ? lookup.begin(asked) : lookup.start();
    if (!signal) return;
    if (asked) lookup.report({ ...asked, searchtype: null, records: [record] });
    lookup.code = null;
    await this.fillFrom(record, { goesOn, picked: asked ? 'wholly' : 'partly' }, signal);
  }

  /** Fills the form from a record of the last answer or of the page. */
  select(record: AddressRecord): Promise<void> {
    return this.fillFrom(record, { goesOn: this.visit.phase.status === 'choosing' });
  }

  /** Stops reporting that the address differs from the record: the user confirmed it. @param others - the places that differ */
  confirm(others: string): void {
    this.visit.check.confirm(others);
    this.compare(true);
  }

  /** Keeps an address that differs from the record. */
  keep(): void {
    this.visit.check.confirm();
    this.#review(this.visit, true);
    this.show(IDLE);
  }

  /** Notices an edit of the page's form, or a click. A text that an input method has not finished is compared later. */
  edited({ isComposing, target }: Partial<InputEvent>): void {
    const { visit } = this;
    // So is a code: its request leaves in the event of the last key.
    if (!isComposing && !this.page.found?.codeFields.includes(target as Field)) this.compare();
    // A lookup that runs is shown at once beside the text.
    if (visit.phase.status === 'busy') this.element.requestUpdate();
    if (this.#isComparing || !visit.check.last) return;
    this.#isComparing = true;
    // Later, the page has responded, once for several edits.
    setTimeout(() => {
      this.#isComparing = false;
      this.visit.check.refresh();
      this.goOn();
      this.compare();
    });
  }

  /** Fills the fields that are shown only now, as in a later step, while the code is still that of the last fill. */
  protected goOn(): void {
    const { phase, check } = this.visit;
    // A page may draw its form again in response to each write, which goes on.
    if (!('summary' in phase) || phase.summary.isStale || TextOwnership.of(this.element).isDispatching) return;
    if (check.hasNewField(readSettings(this.element))) void this.refill();
  }

  /** Closes the list without a choice. The parts that its records share stay, and `reopen` shows it again. */
  dismiss(): void {
    const { phase } = this.visit;
    if (phase.status !== 'choosing') return;
    this.show(closed(phase));
    this.compare();
  }

  /** Opens the list again. */
  reopen(): void {
    const { phase } = this.visit;
    if (phase.status === 'idle' && phase.offered) this.offer(phase.offered);
  }

  /** Undoes the last fill. */
  undo(): void {
    const { visit } = this;
    const { lookup, filler, check, phase } = visit;
    lookup.cancel();
    const undone = filler.undo(check.record ?? NOTHING);
    const { restored, kept } = undone;
    check.undone();
    const codeText = check.last?.codeText;
    // Beside the code of the fill before, the list is no longer that of the code.
    const offered = codeText === undefined && lookup.records.length > 1 && { offered: lookup.records };
    const record = sharedRecord(lookup.records);
    // A choice that was undone is not offered again, only what the list shares, if it is a place.
    if (offered && record.pref_name && check.last) check.last = { ...check.last, kind: 'shared', record };
    if (codeText !== undefined && restored[0]) this.element.value = codeText;
    // If nothing was left to undo, the message stays: ZIP Code and address may disagree.
    if (restored[0] || kept[0] || phase.status === 'busy' || phase.status === 'choosing') {
      lookup.code = null;
      this.#review(visit, true);
      // After a choice, the list can be opened again.
      this.show({ status: 'idle', undone, ...offered });
    }
    if (restored[0]) dispatch(this.element, 'dga-undo', { restored });
  }

  /** Empties the fields that the element filled, and resets. */
  clear(codeFields: readonly Field[]): void {
    const { filler, check } = this.visit;
    const restored = filler.clear(codeFields, check.record ?? NOTHING);
    this.forget();
    if (restored[0]) dispatch(this.element, 'dga-clear', { restored });
  }

  /** Resets: forgets the code, the records and the fill. */
  forget(): void {
    this.visit.lookup.reset();
    this.visit.check.reset();
    this.show(IDLE);
  }
}

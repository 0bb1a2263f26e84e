import { partValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { readCode } from '../../address/read-code.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import type { Field } from '../../form/field.ts';
import { AddressForm, type FormPlan } from '../../form/address-form.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { OverwritePolicy, PlannedChange } from '../../form/filling/plan-fill.ts';
import { CHECKS_MS, RESPONSE_MS, SecondPass } from '../../form/second-pass.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import type { Conflicts, FormView } from '../state.ts';
import { beforeFillEvent } from './before-fill.ts';
import { contradictions } from './cross-check.ts';
import type { FillOrder, Filled, ReadyFill } from './fill-result.ts';
import { missingReadings } from './needs-readings.ts';
import type { LookupSettings } from './settings.ts';

const NOTHING = completeRecord({});

/** The last fill. */
interface LastFill {
  readonly record: AddressRecord;
  /** `shared`: what the records of a list have in common; `partly`: a picker's intermediate choice, such as a prefecture. */
  readonly kind: 'whole' | 'shared' | 'partly';
  readonly code: string | null;
}

/** The policy that finds the conflicts: `always` has none. */
function offering(policy: OverwritePolicy): OverwritePolicy {
  return policy === 'always' ? 'own' : policy;
}

/** Writes records into one form of the page, undoes them, and compares the form with them. */
export class Fill {
  readonly #element: LookupElement;
  readonly #page: PageForm;
  readonly #block: HTMLElement | undefined;
  readonly #form: AddressForm;
  #last: LastFill | undefined;
  #conflicts: Conflicts = [];
  /** The parts that no field took in the last fill: a select has no option for it, or the page changed the value back. */
  #refused: readonly Part[] = [];
  #found: ResolvedForm['found'] = [];
  /** Whether the last fill was a picker's choice, so that the next choice is undone together with it. */
  #picking = false;
  #again: SecondPass | undefined;

  /** @param block - with `compat`: the block of the page that is the form */
  constructor(element: LookupElement, page: PageForm, block: HTMLElement | undefined) {
    this.#element = element;
    this.#page = page;
    this.#block = block;
    this.#form = new AddressForm(TextOwnership.of(element));
  }

  get view(): FormView {
    const { canUndo, blockField } = this.#form;
    return { conflicts: this.#conflicts, canUndo, blockField, found: this.#found };
  }

  /** The last fill; `undefined` after an undo and while there is none. */
  get last(): LastFill | undefined {
    return this.#last;
  }

  /** The record that filled the form. */
  get record(): AddressRecord | null {
    return this.#last?.kind === 'whole' ? this.#last.record : null;
  }

  /** Whether all filled fields except the code field are empty again. */
  get isEmptied(): boolean {
    return this.#form.isEmptied;
  }

  /** Whether a field of the page reports the missing block. */
  get demandsBlock(): boolean {
    return this.#form.demandsBlock;
  }

  /** The page's form as it is now. */
  resolve(): ResolvedForm {
    const resolved = resolveForm(this.#page.find(this.#block));
    this.#found = resolved.found;
    return resolved;
  }

  /**
   * Plans a fill, and lets the page cancel or delay it. `undefined`: the page canceled it.
   * @param form - the form as it is now
   */
  prepare(form: ResolvedForm, order: FillOrder, signal: AbortSignal): ReadyFill | undefined | Promise<ReadyFill | undefined> {
    const { record, way } = order;
    const plan = this.#plan(form, order);
    const ready = { ...order, form, plan };
    if (way.choices && plan.changes.length === 0) return ready;
    const { event, isAwaited, mayGo } = beforeFillEvent({
      record: { ...record },
      changes: plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to })),
    });
    this.#element.dispatchEvent(event);
    if (!isAwaited()) return event.defaultPrevented ? undefined : ready;
    return mayGo(signal).then((goes) => {
      signal.throwIfAborted();
      // The user may have typed meanwhile, or the page may have rendered again.
      const now = this.resolve();
      return goes ? { ...order, form: now, plan: this.#plan(now, order) } : undefined;
    });
  }

  /** Writes a planned fill. `isSettled`: the page has not taken any of it away, and loads no list that the record needs. */
  write(ready: ReadyFill, signal: AbortSignal): Filled & { readonly isSettled: boolean } {
    const { form, record, plan, way } = ready;
    const { goesOn = false, picked, over } = way;
    const again = (this.#again = new SecondPass(this.#form, form));
    const written = this.#form.write(plan.changes, record, goesOn && (!picked || this.#picking));
    signal.throwIfAborted();
    again.begin();
    // A replacement belongs to the choice before it.
    if (!over) this.#picking = picked !== undefined;
    const filled = this.#report(ready, written);
    return { ...filled, isSettled: picked !== undefined || (written.failed.length === 0 && !again.awaitsList(plan.refused)) };
  }

  /**
   * Writes again what the page takes away in response to a fill. Yields the result if it was not settled, and again if it changes.
   * @param end - the result of `write`
   */
  async *settle(ready: ReadyFill, end: Filled & { readonly isSettled: boolean }, signal: AbortSignal): AsyncGenerator<Filled, void> {
    const again = this.#again as SecondPass;
    let latest: Filled = end;
    let reported: Filled | undefined = end.isSettled ? end : undefined;
    let failed: readonly Part[] = end.failed;
    let waited = 0;
    for (const at of CHECKS_MS) {
      await new Promise((done) => setTimeout(done, at - waited));
      signal.throwIfAborted();
      waited = at;
      if (again.isOver) break;
      let awaits = !reported && at < RESPONSE_MS;
      if (again.hasChanged() || !reported) {
        this.#form.reclaim();
        const form = this.resolve();
        if (!again.isSame(form)) break;
        const now = { ...ready, form, plan: this.#plan(form, { ...ready, way: {} }) };
        const changes = again.pick(now.plan.changes, at);
        const isWritten = changes.length > 0;
        if (isWritten) failed = [...failed, ...this.#form.write(changes, ready.record, true).failed];
        again.noteState();
        const { outcome } = this.#form;
        failed = [...new Set([...failed, ...outcome.failed])].filter((part) => !outcome.filled.includes(part));
        latest = this.#report(now, { ...outcome, failed });
        awaits &&= failed.length > 0 && !isWritten;
        awaits ||= !reported && again.awaitsList(now.plan.refused);
      }
      if (!reported && !awaits) yield (reported = latest);
    }
    if (!reported) yield latest;
    else if (latest.detail?.filled.join() !== reported.detail?.filled.join()) yield { ...latest, isLate: true };
  }

  /** The result of a fill. */
  #report(
    { form, record, code, plan, way: { choices, picked }, settings }: ReadyFill,
    { filled, failed }: { readonly filled: readonly Part[]; readonly failed: readonly Part[] },
  ): Filled {
    const missing = picked === 'partly' ? [] : this.missing(form, record, settings);
    this.#refused = [...plan.refused, ...failed];
    this.#conflicts =
      settings.policy === 'ask' ? plan.conflicts : choices || picked === 'partly' ? [] : contradictions(plan.conflicts, record);
    const allFilled = [...new Set([...filled, ...plan.standing])].filter((part) => !failed.includes(part));
    const done = new Set([...allFilled, ...plan.kept, ...plan.typed]);
    this.#last = { record, code, kind: choices ? 'shared' : picked === 'partly' ? 'partly' : 'whole' };
    return {
      detail: {
        record,
        filled: allFilled,
        kept: plan.kept,
        missing,
        unfilled: [...this.#partsOf(record, settings)].filter((part) => !done.has(part)),
      },
      // The message names only kept text that differs from the record.
      summary: {
        // A step of the pickers tells what it changed.
        filled: picked ? filled : allFilled,
        kept: plan.conflicts.flatMap(({ parts, from }) => (from === '' ? [] : parts)),
        missing: this.toEnter(form, missing),
        check: plan.changes.flatMap(({ parts, keeps }) => (keeps && !parts.some((part) => failed.includes(part)) ? parts : [])),
      },
      wrote: filled.length > 0,
      failed,
    };
  }

  #plan(
    form: ResolvedForm,
    { record, code, way: { picked, over }, settings }: FillOrder,
    policy: OverwritePolicy = settings.policy,
  ): FormPlan {
    this.#page.prepare(record, over !== undefined);
    const { zipFormat, fill, kana, width } = settings;
    const values = partValues(record, { kana, width });
    const request = { record, values, policy, zipFormat, code: picked ? null : code, fill };
    if (over) {
      const plan = this.#form.plan(form, { ...request, policy: offering(policy) });
      // A select may have got the option meanwhile: a city of the replaced prefecture.
      const isAsked = ({ field, part }: PlannedChange<FillTarget>): boolean => over.includes(field) || this.#refused.includes(part);
      const changes = [...plan.conflicts, ...plan.changes].filter(isAsked);
      const conflicts = plan.conflicts.filter((one) => !isAsked(one));
      return { ...plan, changes, conflicts, kept: plan.kept.filter((part) => !changes.some(({ parts }) => parts.includes(part))) };
    }
    const plan = this.#form.plan(form, request);
    if (!picked || policy !== 'always') return plan;
    // The user's ZIP Code stays even with `always`: choosing a place does not mean that the code was wrong.
    const typed = this.#form.plan(form, { ...request, policy: 'own' }).conflicts.filter(({ part }) => part === 'postal-code');
    return { ...plan, changes: plan.changes.filter(({ field }) => !typed.some((one) => one.field === field)), conflicts: typed };
  }

  /** Reports whether the browser filled the code and other fields together. */
  cameFilled(form: ResolvedForm): boolean {
    return this.#form.cameFilled(form);
  }

  /** Writes nothing into a form that the browser has filled, and offers a correction of fields that differ from the record. */
  offer(form: ResolvedForm, order: FillOrder): Filled {
    const { record, code, settings } = order;
    this.#conflicts = this.#plan(form, { ...order, way: {} }, 'own').conflicts;
    this.#refused = [];
    const kept = this.#conflicts.flatMap(({ parts }) => parts);
    if (kept.length > 0) this.#last = { record, code, kind: 'whole' };
    const missing = kept.length > 0 ? this.missing(form, record, settings) : [];
    return { summary: { filled: [], kept, missing }, failed: [], wrote: false };
  }

  /** The parts that a record has; `address` only if the API returned it. */
  #partsOf(record: AddressRecord, settings: LookupSettings): Iterable<Part> {
    const values = new Map(partValues(record, settings));
    if (record.address === null) values.delete('address');
    return values.keys();
  }

  /** The parts that the user must enter: the block, and others that the record does not have. */
  missing(form: ResolvedForm, record: AddressRecord, settings: LookupSettings, others: readonly Part[] = []): readonly Part[] {
    const readings = missingReadings(record, form);
    return this.#form.missing(form, partValues(withoutTownNote(record), settings), [...others, ...readings]);
  }

  /** The parts that the message asks for: missing ones, and those that no field took. */
  toEnter(form: ResolvedForm, missing: readonly Part[]): readonly Part[] {
    return [...this.#form.empty(form, this.#refused), ...missing];
  }

  /** Compares the form with the record after an edit. Returns whether the offer has changed. */
  check(form: ResolvedForm, { record, code }: LastFill, settings: LookupSettings): boolean {
    const { policy } = settings;
    const typed = readCode(form.codeFields.map(({ value }) => value).join(''));
    if (policy === 'ask' || typed.state !== 'complete' || typed.code !== record.zip_code) return false;
    const { conflicts } = this.#plan(form, { record, code, way: {}, settings }, offering(policy));
    const { activeElement } = this.#element.ownerDocument;
    const wrong = contradictions(conflicts, record).filter(({ field }) => field !== activeElement);
    if (wrong.map(({ part }) => part).join() === this.#conflicts.map(({ part }) => part).join()) return false;
    this.#conflicts = wrong;
    return true;
  }

  /** Makes the page's block field invalid with this message; an empty message makes it valid again. */
  demandBlock(message: string): void {
    this.#form.demandBlock(message);
  }

  /** Undoes the last fill. Returns the restored parts, and those whose fields keep text that changed since. */
  undo(): ReturnType<AddressForm['undo']> {
    const undone = this.#form.undo(this.record ?? NOTHING);
    this.#conflicts = [];
    return undone;
  }

  /** Empties the fields that the element filled, except the code fields. Returns the emptied parts. */
  clear(codeFields: readonly Field[]): readonly Part[] {
    return this.#form.clear(codeFields, this.record ?? NOTHING);
  }

  /** Forgets the last fill, which stays in the form. */
  forget(): void {
    this.#last = undefined;
  }

  /** Withdraws all offers, and forgets the last fill. */
  reset(): void {
    this.#conflicts = [];
    this.#last = undefined;
  }
}

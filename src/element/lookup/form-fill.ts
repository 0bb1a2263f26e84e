import { partValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { readCode } from '../../address/read-code.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { AddressForm, type FormPlan } from '../../form/address-form.ts';
import { explain, type Explanation } from '../../form/discovery/explain.ts';
import type { Field } from '../../form/field.ts';
import type { FoundField } from '../../form/discovery/found-field.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { OverwritePolicy, PlannedChange } from '../../form/filling/plan-fill.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import { CHECKS_MS, RESPONSE_MS, SecondPass } from '../../form/second-pass.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { englishName } from '../../form/discovery/readers/own-texts.ts';
import { type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import { beforeFillEvent } from './before-fill.ts';
import { contradictions } from './cross-check.ts';
import type { Conflicts, Filled, FillEnd, FillListener, FillWay, Settling } from './fill-result.ts';
import type { PartNames } from '../messages/messages.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import { missingReadings } from './needs-readings.ts';
import type { LookupSettings } from './settings.ts';

const NOTHING = completeRecord({});

/** The policy that finds the conflicts: `always` has none. */
function offering(policy: OverwritePolicy): OverwritePolicy {
  return policy === 'always' ? 'own' : policy;
}

/** Returns the labels of the fields that take a single part. The code field's label names more than one code. */
function labelsOf(found: readonly FoundField[]): PartNames {
  const labels: { [P in Part]?: string } = {};
  for (const { field, parts } of found) {
    const [part, other] = parts;
    const name = other || part === 'postal-code' ? undefined : englishName(field);
    if (part && name) labels[part] = name;
  }
  return labels;
}

/** Explains the decision about each field of a form. */
export function explainForm(form: FoundForm): Explanation[] {
  return explain(resolveForm(form));
}

/**
 * Fills the page's form from a record: plans, lets the page decide, writes and undoes. In all methods, `code` is the code that was looked
 * up, as the code field contains it.
 */
export class FormFill {
  readonly #element: LookupElement;
  readonly #page: PageForm;
  readonly #block: HTMLElement | undefined;
  readonly #form: AddressForm;
  #conflicts: Conflicts = [];
  /** The parts that no field took in the last fill: a select has no option for it, or the page changed the value back. */
  #refused: readonly Part[] = [];
  #found: readonly FoundField[] = [];
  #labels: PartNames | undefined;
  /** Whether the last fill was a picker's choice, so that the next choice is undone together with it. */
  #picking = false;

  constructor(element: LookupElement, page: PageForm, block: HTMLElement | undefined) {
    this.#element = element;
    this.#page = page;
    this.#block = block;
    this.#form = new AddressForm(TextOwnership.of(element));
  }

  /** The offered replacements of the user's text: all with `overwrite="ask"`, otherwise those that contradict the ZIP Code. */
  get conflicts(): Conflicts {
    return this.#conflicts;
  }

  /** Whether a field of the page reports the missing block. */
  get demandsBlock(): boolean {
    return this.#form.demandsBlock;
  }

  /** The field that takes the missing block. */
  get blockField(): Field | undefined {
    return this.#form.blockField;
  }

  get canUndo(): boolean {
    return this.#form.canUndo;
  }

  /** Whether all filled fields except the code field are empty again. */
  get isEmptied(): boolean {
    return this.#form.isEmptied;
  }

  /** The page's form as it is now. */
  resolve(): ResolvedForm {
    const resolved = resolveForm(this.#page.find(this.#block));
    this.#found = resolved.found;
    this.#labels = undefined;
    return resolved;
  }

  /** The labels of the page's fields, as English messages name them. Read when a message needs them, once for each reading of the form. */
  get labels(): PartNames {
    return (this.#labels ??= labelsOf(this.#found));
  }

  /**
   * Fills the form unless the page cancels it.
   * @param way - with the form as it is now
   */
  async fill(
    record: AddressRecord,
    code: string | null,
    way: FillWay & { readonly settings: LookupSettings; readonly form: ResolvedForm },
    { signal, waits, ended }: FillListener,
  ): Promise<void> {
    const { settings, choices, goesOn, unasked, picked, over } = way;
    let resolved = way.form;
    if (this.#page.isAbroad) return ended(undefined);
    if (unasked && this.#form.cameFilled(resolved)) return ended(this.#offer(resolved, record, code, settings));
    let plan = this.#plan(resolved, record, code, way, settings);
    if (!choices || plan.changes.length > 0) {
      const { event, isAwaited, mayGo } = beforeFillEvent({
        record: { ...record },
        changes: plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to })),
      });
      this.#element.dispatchEvent(event);
      if (isAwaited()) waits();
      const goes = isAwaited() ? await mayGo(signal) : !event.defaultPrevented;
      // A listener may have started another lookup, or disabled the element.
      signal.throwIfAborted();
      if (!goes) return ended(undefined);
      if (isAwaited()) {
        // The user may have typed meanwhile, or the page may have rendered again.
        resolved = this.resolve();
        plan = this.#plan(resolved, record, code, way, settings);
      }
    }
    const again = new SecondPass(this.#form, resolved);
    const written = this.#form.write(plan.changes, record, goesOn && (!picked || this.#picking));
    signal.throwIfAborted();
    again.begin();
    // A replacement belongs to the choice before it.
    if (!over) this.#picking = picked !== undefined;
    this.#conflicts = settings.policy === 'ask' ? plan.conflicts : [];
    const end = this.#report(resolved, record, plan, written, { ...way, choices });
    // A page that responds to the fill gets time to finish before the result is reported.
    const isSettled = picked !== undefined || (written.failed.length === 0 && !again.awaitsList(plan.refused));
    if (isSettled) ended(end);
    if (picked) return;
    const settling = this.#settle(again, { record, code, settings, choices, end, isReported: isSettled, signal, ended });
    if (!isSettled) await settling;
    else settling.catch(() => undefined);
  }

  /** Writes again what the page takes away in response to a fill, and reports the result once it has settled if it differs. */
  async #settle(again: SecondPass, { record, code, settings, choices, end, isReported, signal, ended }: Settling): Promise<void> {
    let latest = end;
    let failed: readonly Part[] = end.failed;
    let isOpen = !isReported;
    let waited = 0;
    for (const at of CHECKS_MS) {
      await new Promise((done) => setTimeout(done, at - waited));
      signal.throwIfAborted();
      waited = at;
      if (again.isOver) break;
      let awaits = isOpen && at < RESPONSE_MS;
      if (again.hasChanged() || isOpen) {
        this.#form.reclaim();
        const resolved = this.resolve();
        if (!again.isSame(resolved)) break;
        const plan = this.#plan(resolved, record, code, {}, settings);
        const changes = again.pick(plan.changes, at);
        const isWritten = changes.length > 0;
        if (isWritten) failed = [...failed, ...this.#form.write(changes, record, true).failed];
        again.noteState();
        const { outcome } = this.#form;
        failed = [...new Set([...failed, ...outcome.failed])].filter((part) => !outcome.filled.includes(part));
        latest = this.#report(resolved, record, plan, { ...outcome, failed }, { choices, settings });
        awaits &&= failed.length > 0 && !isWritten;
        awaits ||= isOpen && again.awaitsList(plan.refused);
        if (isOpen && settings.policy === 'ask') this.#conflicts = plan.conflicts;
      }
      if (isOpen && !awaits) {
        ended(latest);
        end = latest;
        isOpen = false;
      }
    }
    if (isOpen) ended(latest);
    else if (latest.detail.filled.join() !== end.detail.filled.join()) ended({ ...latest, isLate: true });
  }

  /** The result of a fill. */
  #report(
    resolved: ResolvedForm,
    record: AddressRecord,
    plan: FormPlan,
    { filled, failed }: { readonly filled: readonly Part[]; readonly failed: readonly Part[] },
    { choices, picked, settings }: Pick<FillWay, 'picked'> & Pick<Settling, 'choices' | 'settings'>,
  ): Filled {
    const missing = picked === 'partly' ? [] : this.missing(resolved, record, settings);
    this.#refused = [...plan.refused, ...failed];
    const allFilled = [...new Set([...filled, ...plan.standing])].filter((part) => !failed.includes(part));
    const done = new Set([...allFilled, ...plan.kept, ...plan.typed]);
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
        missing: this.toEnter(resolved, missing),
        check: plan.changes.flatMap(({ parts, keeps }) => (keeps && !parts.some((part) => failed.includes(part)) ? parts : [])),
      },
      wrote: filled.length > 0,
      failed,
      toCheck: settings.policy !== 'ask' && !choices && picked !== 'partly' && plan.conflicts,
    };
  }

  #plan(
    resolved: ResolvedForm,
    record: AddressRecord,
    code: string | null,
    { picked, over }: FillWay,
    settings: LookupSettings,
    policy = settings.policy,
  ): FormPlan {
    this.#page.prepare(record, over !== undefined);
    const { zipFormat, fill, kana, width } = settings;
    const values = partValues(record, { kana, width });
    const request = { record, values, policy, zipFormat, code: picked ? null : code, fill };
    if (over) {
      const plan = this.#form.plan(resolved, { ...request, policy: offering(policy) });
      // A select may have got the option meanwhile: a city of the replaced prefecture.
      const isAsked = ({ field, part }: PlannedChange<FillTarget>): boolean => over.includes(field) || this.#refused.includes(part);
      const changes = [...plan.conflicts, ...plan.changes].filter(isAsked);
      const conflicts = plan.conflicts.filter((one) => !isAsked(one));
      return { ...plan, changes, conflicts, kept: plan.kept.filter((part) => !changes.some(({ parts }) => parts.includes(part))) };
    }
    const plan = this.#form.plan(resolved, request);
    if (!picked || policy !== 'always') return plan;
    // The user's ZIP Code stays even with `always`: choosing a place does not mean that the code was wrong.
    const typed = this.#form.plan(resolved, { ...request, policy: 'own' }).conflicts.filter(({ part }) => part === 'postal-code');
    return { ...plan, changes: plan.changes.filter(({ field }) => !typed.some((one) => one.field === field)), conflicts: typed };
  }

  /** Writes nothing into a form that the browser has filled, and offers a correction of fields that differ from the record. */
  #offer(resolved: ResolvedForm, record: AddressRecord, code: string | null, settings: LookupSettings): FillEnd {
    this.#conflicts = this.#plan(resolved, record, code, {}, settings, 'own').conflicts;
    this.#refused = [];
    const kept = this.#conflicts.flatMap(({ parts }) => parts);
    return { summary: { filled: [], kept, missing: kept.length > 0 ? this.missing(resolved, record, settings) : [] } };
  }

  /** The parts that a record has; `address` only if the API returned it. */
  #partsOf(record: AddressRecord, settings: LookupSettings): Iterable<Part> {
    const values = new Map(partValues(record, settings));
    if (record.address === null) values.delete('address');
    return values.keys();
  }

  /** The parts that the user must enter: the block, and others that the record does not have. */
  missing(resolved: ResolvedForm, record: AddressRecord, settings: LookupSettings, others: readonly Part[] = []): readonly Part[] {
    const readings = missingReadings(record, resolved);
    return this.#form.missing(resolved, partValues(withoutTownNote(record), settings), [...others, ...readings]);
  }

  /** The parts that the message asks for: missing ones, and those that no field took. */
  toEnter(resolved: ResolvedForm, missing: readonly Part[]): readonly Part[] {
    return [...this.#form.empty(resolved, this.#refused), ...missing];
  }

  /**
   * Offers to correct a prefecture or city that contradicts the ZIP Code. Writes nothing and sends no request.
   * @param offered - called if the offer has changed
   */
  crossCheck(conflicts: Conflicts, record: AddressRecord, offered: () => void): void {
    const wrong = contradictions(conflicts, record);
    if (wrong.map(({ part }) => part).join() === this.#conflicts.map(({ part }) => part).join()) return;
    this.#conflicts = wrong;
    offered();
  }

  /** The conflicts after an edit, without those in the focused field; `undefined` if the code field contains another ZIP Code. */
  toCheck(resolved: ResolvedForm, record: AddressRecord, code: string | null, settings: LookupSettings): Conflicts | undefined {
    const { policy } = settings;
    const typed = readCode(resolved.codeFields.map(({ value }) => value).join(''));
    if (policy === 'ask' || typed.state !== 'complete' || typed.code !== record.zip_code) return undefined;
    const { conflicts } = this.#plan(resolved, record, code, {}, settings, offering(policy));
    const { activeElement } = this.#element.ownerDocument;
    return conflicts.filter(({ field }) => field !== activeElement);
  }

  /** Makes the page's block field invalid with this message; an empty message makes it valid again. */
  demandBlock(message: string): void {
    this.#form.demandBlock(message);
  }

  /** Undoes the last fill. Returns the restored parts, and those whose fields keep text that changed since. */
  undo(record: AddressRecord | null): ReturnType<AddressForm['undo']> {
    const undone = this.#form.undo(record ?? NOTHING);
    this.forget();
    return undone;
  }

  /** Empties the fields that the element filled, except the code fields. Returns the emptied parts. */
  clear(codeFields: readonly Field[], record: AddressRecord | null): readonly Part[] {
    return this.#form.clear(codeFields, record ?? NOTHING);
  }

  /** Withdraws all offers. */
  forget(): void {
    this.#conflicts = [];
  }
}

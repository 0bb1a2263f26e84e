import { partValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { readCode } from '../../address/read-code.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { AddressForm, type FillTarget, type FormPlan } from '../../form/address-form.ts';
import { explain, type Explanation } from '../../form/discovery/explain.ts';
import type { Field } from '../../form/field.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { OverwritePolicy, PlannedChange } from '../../form/filling/plan-fill.ts';
import { type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import { beforeFillEvent } from './before-fill.ts';
import { contradictions } from './cross-check.ts';
import type { FillDetail } from '../events.ts';
import type { LookupHost } from './lookup-host.ts';
import { missingReadings } from './needs-readings.ts';
import type { LookupSettings } from './settings.ts';
import type { FillSummary } from '../state.ts';

/** The parts of the session that filling requires. */
type FillHost = Pick<LookupHost, 'element' | 'findForm' | 'prepare'>;

/** What a fill is part of. */
export interface FillWay {
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
  /** The element's attributes when the lookup started; default: as they are now. */
  readonly settings?: LookupSettings;
}

/** What a person's text stands in the way of. */
export type Conflicts = readonly PlannedChange<FillTarget>[];

/** How a fill ended; `undefined`: the page would not have it. */
export type FillEnd =
  | {
      readonly summary: FillSummary;
      readonly detail: FillDetail;
      /** Whether anything was written. */
      readonly wrote: boolean;
      /** What to compare with the record, where conflicts are not offered anyway. */
      readonly toCheck: Conflicts | false;
    }
  /** The form had come filled, and was left alone; kept is what says otherwise than the record. */
  | { readonly summary: FillSummary; readonly detail?: undefined }
  | undefined;

const NOTHING = completeRecord({});

/** The policy under which a person's text comes up as a conflict: under `always` none does. */
function offering(policy: OverwritePolicy): OverwritePolicy {
  return policy === 'always' ? 'own' : policy;
}

/** What becomes of each field of a form, and why. */
export function explainForm(form: FoundForm): Explanation[] {
  return explain(resolveForm(form));
}

/**
 * From a record to a filled form: plans, asks the page, writes, and takes back. Knows what is missing, kept, refused and in conflict;
 * nothing of where a record comes from, or of what is shown.
 *
 * `code`, wherever it is asked for: what was looked up, as it stands in the code field.
 */
export class FormFill {
  readonly #host: FillHost;
  readonly #block: HTMLElement | undefined;
  readonly #form = new AddressForm();
  #conflicts: Conflicts = [];
  /** What the last fill could bring into no field: no option fits, or the page would not have it. */
  #refused: readonly Part[] = [];
  /** Whether the last fill was a picker's: the next choice on the same way is one step with it. */
  #picking = false;

  constructor(host: FillHost, block: HTMLElement | undefined) {
    this.#host = host;
    this.#block = block;
  }

  /** What a person's text stands in the way of, as far as it is offered: all with `overwrite="ask"`, else what cannot be right. */
  get conflicts(): Conflicts {
    return this.#conflicts;
  }

  /** Whether a field of the page reports the missing block. */
  get demandsBlock(): boolean {
    return this.#form.demandsBlock;
  }

  get canUndo(): boolean {
    return this.#form.canUndo;
  }

  /** Whether a person or the page has emptied all that was filled, the code field aside. */
  get isEmptied(): boolean {
    return this.#form.isEmptied;
  }

  /** The page's form as it is now. */
  resolve(): ResolvedForm {
    return resolveForm(this.#host.findForm(this.#block));
  }

  /**
   * Fills the form, if the page lets it. `ended` is called in the turn of the last write, and not by way of a promise: what the page does
   * in a microtask, as frameworks draw, comes after what is shown and said of the fill.
   */
  async fill(
    record: AddressRecord,
    code: string | null,
    way: FillWay & { readonly settings: LookupSettings },
    signal: AbortSignal,
    ended: (end: FillEnd) => void,
  ): Promise<void> {
    const { settings, choices, goesOn, unasked, picked, over } = way;
    let resolved = this.resolve();
    if (unasked && this.#form.cameFilled(resolved)) return ended(this.#offer(resolved, record, code, settings));
    let plan = this.#plan(resolved, record, code, way, settings);
    if (!choices || plan.changes.length > 0) {
      const { event, isAwaited, mayGo } = beforeFillEvent({
        record,
        changes: plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to })),
      });
      this.#host.element.dispatchEvent(event);
      if (isAwaited()) {
        const goes = await mayGo(signal);
        signal.throwIfAborted();
        if (!goes) return ended(undefined);
        // Whoever was waited for may have typed, or the page may have drawn itself anew.
        resolved = this.resolve();
        plan = this.#plan(resolved, record, code, way, settings);
      } else if (event.defaultPrevented) {
        return ended(undefined);
      }
    }
    const { filled, failed } = this.#form.write(plan.changes, record, goesOn && (!picked || this.#picking));
    signal.throwIfAborted();
    // What is written over belongs to the choice before it.
    if (!over) this.#picking = picked !== undefined;
    const asks = settings.policy === 'ask';
    this.#conflicts = asks ? plan.conflicts : [];
    const missing = picked === 'partly' ? [] : this.missing(resolved, record, settings);
    this.#refused = [...plan.refused, ...failed];
    const allFilled = [...filled, ...plan.standing];
    const done = new Set([...allFilled, ...plan.kept, ...plan.typed]);
    const unfilled = [...this.#partsOf(record, settings)].filter((part) => !done.has(part) || failed.includes(part));
    ended({
      detail: { record, filled: allFilled, kept: plan.kept, missing, unfilled },
      // Only what differs from the answer is worth a word: text that says the same was not in the way.
      summary: {
        filled: allFilled,
        kept: plan.conflicts.flatMap(({ parts }) => parts),
        missing: this.toEnter(resolved, missing),
        check: plan.changes.flatMap(({ parts, keeps }) => (keeps && !parts.some((part) => failed.includes(part)) ? parts : [])),
      },
      wrote: filled.length > 0,
      toCheck: !asks && !choices && picked !== 'partly' && plan.conflicts,
    });
  }

  #plan(
    resolved: ResolvedForm,
    record: AddressRecord,
    code: string | null,
    { picked, over }: FillWay,
    settings: LookupSettings,
    policy = settings.policy,
  ): FormPlan {
    this.#host.prepare(record, over !== undefined);
    const { zipFormat, fill, kana, width } = settings;
    const values = partValues(record, { kana, width });
    const request = { record, values, policy, zipFormat, code: picked ? null : code, fill };
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

  /** The browser has filled the form: nothing is written. Where it says otherwise than the answer, a correction is offered. */
  #offer(resolved: ResolvedForm, record: AddressRecord, code: string | null, settings: LookupSettings): FillEnd {
    this.#conflicts = this.#plan(resolved, record, code, {}, settings, 'own').conflicts;
    this.#refused = [];
    const kept = this.#conflicts.flatMap(({ parts }) => parts);
    return { summary: { filled: [], kept, missing: kept.length > 0 ? this.missing(resolved, record, settings) : [] } };
  }

  /** The parts that a record itself has; its one line only where the API gave one. */
  #partsOf(record: AddressRecord, settings: LookupSettings): Iterable<Part> {
    const values = new Map(partValues(record, settings));
    if (record.address === null) values.delete('address');
    return values.keys();
  }

  /** What is still to be entered by hand: the block, and of the others what the record does not know. */
  missing(resolved: ResolvedForm, record: AddressRecord, settings: LookupSettings, others: readonly Part[] = []): readonly Part[] {
    const known = withoutTownNote(record);
    const asked = missingReadings(known).filter((part) => resolved.found.some(({ parts }) => parts.includes(part)));
    return this.#form.missing(resolved, partValues(known, settings), [...others, ...asked]);
  }

  /** What the person is asked for: what is missing, and what would not go into its field. */
  toEnter(resolved: ResolvedForm, missing: readonly Part[]): readonly Part[] {
    return [...this.#form.empty(resolved, this.#refused), ...missing];
  }

  /**
   * Offers to set right what cannot be right together with the ZIP Code: the form says another prefecture or city. Changes nothing.
   * Sends no request: the record is there. `offered`: there is something else to offer.
   */
  crossCheck(conflicts: Conflicts, record: AddressRecord, offered: () => void): void {
    const isDoubtful = conflicts.some(({ part }) => part === 'prefecture' || part === 'city' || part === 'postal-code');
    if (!isDoubtful && this.#conflicts.length === 0) return;
    const wrong = isDoubtful ? contradictions(conflicts, record) : [];
    if (wrong.map(({ part }) => part).join() === this.#conflicts.map(({ part }) => part).join()) return;
    this.#conflicts = wrong;
    offered();
  }

  /** Somebody typed over what was filled: compared again once the field is left, and while the ZIP Code still stands there. */
  toCheck(resolved: ResolvedForm, record: AddressRecord, code: string | null, settings: LookupSettings): Conflicts | undefined {
    const { policy } = settings;
    const typed = readCode(resolved.codeFields.map(({ value }) => value).join(''));
    if (policy === 'ask' || typed.state !== 'complete' || typed.code !== record.zip_code) return undefined;
    const { conflicts } = this.#plan(resolved, record, code, {}, settings, offering(policy));
    const { activeElement } = this.#host.element.ownerDocument;
    return conflicts.filter(({ field }) => field !== activeElement);
  }

  /** Has the page's block field keep the form from being sent, with this message; with none, no more. */
  demandBlock(message: string): void {
    this.#form.demandBlock(message);
  }

  /** Takes the last fill, from this record, back. Gives the parts that are as they were before. */
  undo(record: AddressRecord | null): readonly Part[] {
    const restored = this.#form.undo(record ?? NOTHING);
    this.forget();
    return restored;
  }

  /** Empties what is still ours, the code fields aside. Gives the parts that were emptied. */
  clear(codeFields: readonly Field[], record: AddressRecord | null): readonly Part[] {
    return this.#form.clear(codeFields, record ?? NOTHING);
  }

  /** The record is there no more: nothing is offered. */
  forget(): void {
    this.#conflicts = [];
  }
}

import { getOrInsert } from '../../address/get-or-insert.ts';
import type { PartValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { queryAll } from '../dom.ts';
import { type Field, isAgain, isSelect, textIn } from '../field.ts';
import type { AddressFields, ResolvedForm } from '../discovery/resolved-form.ts';
import type { PartListener } from '../discovery/mapping.ts';
import {
  back,
  createListener,
  type FillTarget,
  holdsStill,
  isListener,
  isSeen,
  joinSteps,
  optionName,
  read,
  type WriteStep,
} from './fill-target.ts';
import { couldHold, isMissing } from './missing-block.ts';
import { isPlaceholder } from '../option-match.ts';
import { TextOwnership } from './text-ownership.ts';
import { type FillPlan, planFill, type PlannedChange, type PlanRequest } from './plan-fill.ts';
import { listenerSlot, slotOf } from './field-snapshot.ts';
import { writeField } from './write-field.ts';

/** One record to fill, and how the element's attributes want it filled. */
export interface FillRequest extends Omit<PlanRequest, 'wants'> {
  /** The code that was looked up. A field that still contains it may take the ZIP Code. */
  readonly code: string | null;
  readonly fill: readonly Part[] | null;
}

export type FormPlan = FillPlan<FillTarget>;

/** The parts whose fields hold what was written, and those whose fields refused it or lost it to the page. */
export interface Outcome {
  readonly filled: readonly Part[];
  readonly failed: readonly Part[];
}

/** Plans the fills of one address in the page's form, writes them and undoes them. */
export class FormFiller {
  readonly #ownership: TextOwnership;
  readonly #listenerTargets = new Map<Part, FillTarget>();
  /** All targets that may still contain our text: `clear()` empties them. */
  readonly #fields = new Map<FillTarget, readonly Part[]>();
  /** The changes of the current fill, including its second pass. */
  #steps: readonly WriteStep[] = [];
  /** The last fill that wrote something: what `undo()` takes back. */
  #lastFill: readonly WriteStep[] = [];
  /** The document or shadow root in which the page may re-create the fields. */
  #root: Document | ShadowRoot | undefined;
  /** The fields whose text the page replaced in its response to the last fill. */
  replaced: readonly Field[] = [];

  /** @param ownership - who wrote the texts of the form's document */
  constructor(ownership: TextOwnership) {
    this.#ownership = ownership;
  }

  plan(form: ResolvedForm, { code, fill, ...request }: FillRequest): FormPlan {
    this.#root = form.root.getRootNode() as Document | ShadowRoot;
    this.#adopt();
    const codeText = form.codeFields.map(({ value }) => value).join('');
    // What was looked up may be words.
    const typed = codeText.trim() === code ? code : readCode(codeText).code;
    const slots = [
      ...form.found.map((found) => slotOf(found, form.codeFields.includes(found.field) ? typed : undefined, code, this.#ownership, this)),
      ...[...form.mapping.listeners].map(([part, listener]) => listenerSlot(part, this.#targetOf(part, listener))),
    ];
    return planFill(slots, {
      ...request,
      // A shop refuses a Digital Address, and words, in the field for its ZIP Code.
      wants: (part) =>
        !form.mapping.nowhere.has(part) && (fill?.includes(part) !== false || (part === 'postal-code' && /\D/.test(code ?? ''))),
    });
  }

  /** A page may set new functions with each rendering. */
  #targetOf(part: Part, listener: PartListener): FillTarget {
    const target = getOrInsert(this.#listenerTargets, part, createListener);
    target.listener = listener;
    return target;
  }

  /** Applies the changes of a plan. `undo()` restores the values before this call and before the calls that it continues. */
  write(changes: readonly PlannedChange<FillTarget>[], record: AddressRecord, goesOn = false): Outcome {
    const refused: Part[] = [];
    const written: WriteStep[] = [];
    // Before the first write, to which the page may respond with other options of a select, or empty it. Between writes, the browser would compute
    // the styles again for each field.
    const planned = changes.map(({ field, parts, to, option, keeps }) => ({
      to,
      option,
      name: optionName(field, option),
      step: {
        target: field,
        parts,
        before: read(field),
        ours: this.#ownership.oursIn(field, this),
        oursParts: this.#fields.get(field) ?? parts,
        keeps,
        wasVisible: isSeen(field),
      },
    }));
    for (const { to, option, name, step } of planned) {
      const { target, parts, keeps } = step;
      // The page may replace a field in response to an earlier write of the same fill.
      const isSame = target.isConnected && optionName(target, option) === name;
      if (!isSame || !this.#put(target, name ? (option as number) : to, record)) {
        refused.push(...parts);
        continue;
      }
      if (keeps) this.#ownership.wrote(target, this, to.slice(0, -keeps.length));
      else this.#fields.set(target, parts);
      written.push({ ...step, after: read(target) });
    }
    this.replaced = written.flatMap(({ target, after }) => (read(target) !== after ? target : []));
    this.#steps = goesOn ? joinSteps(this.#steps, written) : written;
    // A fill that changes nothing leaves the one before it to undo.
    if (this.#steps.length > 0) this.#lastFill = this.#steps;
    setTimeout(() => this.#adopt());
    // Parts that a later write of the same fill made the page remove are not filled.
    const { filled, failed } = this.#outcomeOf(written);
    return { filled, failed: [...refused, ...failed] };
  }

  get outcome(): Outcome {
    return this.#outcomeOf(this.#steps);
  }

  #outcomeOf(steps: readonly WriteStep[]): Outcome {
    const held = steps.filter(holdsStill);
    const isEmpty = ({ target, after, keeps }: WriteStep): boolean => after === keeps || this.isEmpty(target);
    return {
      filled: held.flatMap((step) => (isEmpty(step) ? [] : step.parts)),
      failed: steps.flatMap((step) => (held.includes(step) || this.#ownership.isTouched(step.target) ? [] : step.parts)),
    };
  }

  /** Reports whether a field of the last fill has lost its text. */
  hasLost(field: Field): boolean {
    return this.#steps.some((step) => step.target === field && !holdsStill(step));
  }

  /** Follows fields that the page re-created from its own state: text that equals ours stays ours, as does a beginning that the user continued. */
  #adopt(): void {
    for (const [old, parts] of this.#fields) {
      const beginning = this.#ownership.holds(old, this) ? undefined : this.#ownership.beginningOf(old, this);
      if (old.isConnected || beginning === '') continue;
      const isSame = (field: Field): boolean =>
        isAgain(field, old) && read(field) === read(old) && !this.#ownership.isTouched(field) && !this.#ownership.isWritten(field);
      const found = queryAll(this.#root as ParentNode & Node, old.localName).find((field) => isSame(field as Field)) as Field | undefined;
      if (!found) continue;
      this.#ownership.wrote(found, this, beginning);
      this.#fields.delete(old);
      this.#fields.set(found, parts);
      const follow = (step: WriteStep): WriteStep => (step.target === old ? { ...step, target: found } : step);
      this.#steps = this.#steps.map(follow);
      this.#lastFill = this.#lastFill.map(follow);
    }
  }

  /** Reports whether a field still contains our text only. */
  isOurs(target: FillTarget): boolean {
    return this.#ownership.ownerOf(target, this) === 'us';
  }

  #put(target: FillTarget, value: string | number, record: AddressRecord): boolean {
    try {
      if (isListener(target)) {
        target.listener?.(String(value), record);
        target.value = String(value);
      } else if (!writeField(target, value)) return false;
    } catch (error) {
      // An error of the page must not leave the form half filled, without undo.
      reportError(error);
      return false;
    }
    this.#ownership.wrote(target, this);
    return true;
  }

  /** Reports whether a field contains nothing, or an option that asks to choose. */
  isEmpty(target: FillTarget): boolean {
    return this.#ownership.ownerOf(target, this) === 'nobody';
  }

  get canUndo(): boolean {
    return this.#lastFill.some(({ target, after }) => target.isConnected && read(target) === after);
  }

  /** Reports whether something has happened to every field of the last fill except the code field. */
  isGone(has: (target: FillTarget) => boolean): boolean {
    const others = this.#lastFill.filter(({ parts }) => !parts.includes('postal-code'));
    return others.length > 0 && others.every(({ target }) => has(target));
  }

  /** Undoes the last fill. `kept`: the parts whose fields keep their text, because it changed since the fill. */
  undo(record: AddressRecord): { readonly restored: readonly Part[]; readonly kept: readonly Part[] } {
    const restored: Part[] = [];
    const kept: Part[] = [];
    // Before the first write: the page empties the list of cities in response to another prefecture.
    const isHeld = this.#lastFill.map(
      ({ target, after, keeps }) => read(target) === after && (keeps || this.#ownership.holds(target, this)),
    );
    for (const at of this.#lastFill.keys()) {
      // The page may draw its fields again in response to each write.
      this.#adopt();
      const { target, parts, before, ours, oursParts } = this.#lastFill[at] as WriteStep;
      const value = back(target, before);
      if (value === undefined || !isHeld[at] || !target.isConnected || !this.#put(target, value, record)) {
        if (target.isConnected && this.#ownership.ownerOf(target, this) === 'person') kept.push(...parts);
        continue;
      }
      if (ours === undefined) this.#ownership.forget(target);
      else this.#ownership.wrote(target, this, ours);
      this.#fields.set(target, oursParts);
      restored.push(...parts);
    }
    this.#lastFill = this.#steps = [];
    return { restored, kept };
  }

  /** Empties the fields that still contain our text, except the code fields. Returns the emptied parts. */
  clear(codeFields: readonly Field[], record: AddressRecord): Part[] {
    this.#adopt();
    const cleared: Part[] = [];
    for (const [target, parts] of this.#fields) {
      if (codeFields.includes(target) || !this.isOurs(target)) continue;
      if (isSelect(target) && !isPlaceholder(target.options[0])) continue;
      if (this.#put(target, isSelect(target) ? 0 : '', record)) cleared.push(...parts);
    }
    this.#fields.clear();
    this.#lastFill = this.#steps = [];
    return cleared;
  }

  /** Returns the parts that the user still has to enter after a fill: the block, if a field could take it, and unknown ones. */
  missing({ found }: Pick<AddressFields, 'found'>, values: PartValues, others: readonly Part[]): Part[] {
    return [...others.filter((part) => !values.has(part)), 'block' as const].filter((part) => {
      const places = found.map(({ field, parts }) => ({ parts, text: this.#wroteOther(field, part) ? '' : textIn(field) }));
      return isMissing(part, places, values);
    });
  }

  /** Reports whether a field contains nothing but our text for other parts: an earlier code's town is not a block. */
  #wroteOther(field: Field, part: Part): boolean {
    const parts = this.#fields.get(field);
    return !!parts && !couldHold(part, parts) && this.#ownership.holds(field, this);
  }

  /** Reports whether the fields of these parts are empty, except the code field. A prefecture may remain: many lists of them cannot be emptied. */
  hasNoAddress({ found }: ResolvedForm, among: readonly Part[]): boolean {
    const fields = found.filter(({ parts }) => parts.some((part) => part !== 'postal-code' && among.includes(part)));
    const left = fields.filter(({ field }) => !this.isEmpty(field));
    return left.length < fields.length && left.every(({ parts }) => parts.every((part) => part.startsWith('pref')));
  }
}

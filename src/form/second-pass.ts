import type { Part } from '../address/parts.ts';
import type { FormFiller } from './filling/fill-and-undo.ts';
import type { ResolvedForm } from './discovery/resolved-form.ts';
import { controlsOf } from './discovery/scope.ts';
import type { Field } from './field.ts';
import { type FillTarget, isListener } from './filling/fill-target.ts';
import { readOptions } from './option-match.ts';
import type { PlannedChange } from './filling/plan-fill.ts';

/** When the form is checked after a fill: pages redraw fields at once, in a frame, or after a request. In ms. */
export const CHECKS_MS: readonly number[] = [0, 50, 150, 350, 700, 1000];

/** An emptied text field is the page's response to the fill only for a short time; later it is a separate action. */
export const RESPONSE_MS = 150;

/** Reports whether a select has nothing to choose yet: no option, or one that asks to choose. */
function isEmptyList(field: Field): boolean {
  return (readOptions(field)?.length ?? 2) < 2;
}

/** Decides after a fill what to write again: text that the page took away in response, and fields that it made room for. */
export class SecondPass {
  readonly #filler: FormFiller;
  readonly #before: ResolvedForm;
  readonly #rewritten = new Set<string>();
  #seen: readonly unknown[] = [];
  #code = '';

  /** @param before - the form as it was before the fill */
  constructor(filler: FormFiller, before: ResolvedForm) {
    this.#filler = filler;
    this.#before = before;
    this.noteState();
  }

  /** Compares the form with its present state from now on: its controls, their lists and what was lost. */
  noteState(): void {
    const { form, root } = this.#before;
    const controls = controlsOf(form, root).flatMap((field) => {
      const { disabled, options } = field as Field & Partial<HTMLSelectElement>;
      return [field, disabled, options?.length];
    });
    this.#seen = [this.#filler.outcome.failed.join(), ...controls];
  }

  #codeText(): string {
    return this.#before.codeFields.map(({ value }) => value).join('');
  }

  /** Call directly after the first writes. */
  begin(): void {
    this.#code = this.#codeText();
  }

  /** Whether the form is no longer the one that was filled: emptied or removed, or another code is in it. */
  get isOver(): boolean {
    const { form, codeFields } = this.#before;
    const isGone = [form, ...codeFields].some((node) => node && !node.isConnected);
    return isGone || this.#filler.isEmptied || this.#code !== this.#codeText();
  }

  /** Reports whether the page has changed its fields, or taken text away, since the last call. */
  hasChanged(): boolean {
    const before = this.#seen;
    this.noteState();
    return this.#seen.length !== before.length || this.#seen.some((one, index) => one !== before[index]);
  }

  /** Reports whether a list that the record needs is empty, because the page loads it after a larger part was filled. */
  awaitsList(refused: readonly Part[]): boolean {
    const { found, refused: closed } = this.#before;
    const needs = ({ parts }: { readonly parts: readonly Part[] }): boolean => parts.some((part) => refused.includes(part));
    const taken = new Set(found.flatMap(({ parts }) => parts));
    return (
      found.some((one) => needs(one) && one.field.isConnected && isEmptyList(one.field)) ||
      closed.some(({ field, parts, refusal }) => refusal === 'disabled' && isEmptyList(field) && !parts.some((part) => taken.has(part)))
    );
  }

  /** Returns the changes to write again: each part once, and never where the user typed. `after`: the time since the fill, in ms. */
  pick(changes: readonly PlannedChange<FillTarget>[], after: number): PlannedChange<FillTarget>[] {
    return changes.filter(({ field, parts, option, from, to }) => {
      if (isListener(field) || this.#filler.isTouched(field) || this.#rewritten.has(parts.join())) return false;
      const isKnown = this.#before.found.some((one) => one.field === field);
      const isLost = this.#filler.hasLost(field) && (option !== undefined || after <= RESPONSE_MS);
      // The page shows a field for the building, which is behind the block.
      const isMoved = changes.some((one) => from === `${to} ${one.to}`);
      if (isKnown && !isLost && !isMoved && option === undefined) return false;
      this.#rewritten.add(parts.join());
      return true;
    });
  }
}

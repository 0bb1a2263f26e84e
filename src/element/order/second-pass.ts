import type { Part } from '../../address/parts.ts';
import { controlsOf } from '../../form/discovery/scope.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { type Field, isSelect } from '../../form/field.ts';
import { type FillTarget, isListener, isSeen } from '../../form/filling/fill-target.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { writeField } from '../../form/filling/write-field.ts';
import { isOutOfStep } from '../../form/not-chosen.ts';
import { readOptions } from '../../form/option-match.ts';
import type { Filled, PlannedFill } from '../lookup/fill.ts';
import type { Visit } from '../lookup/form-store.ts';

/** When the form is checked after a fill: pages redraw fields at once, in a frame, or after a request. In ms. */
export const CHECKS_MS: readonly number[] = [0, 50, 150, 350, 700, 1000];

/** An emptied text field is the page's response to the fill only for a short time; later it is a separate action. */
export const RESPONSE_MS = 150;

/** Reports whether a select has nothing to choose yet: no option, or one that asks to choose. */
function isEmptyList(field: Field): boolean {
  return (readOptions(field)?.length ?? 2) < 2;
}

/** Writes again what the page takes away in response to a fill, and into fields that it makes room for. Create it before the first write. */
export class SecondPass {
  readonly #visit: Visit;
  readonly #ready: PlannedFill;
  readonly #rewritten = new Set<string>();
  #seen: readonly unknown[] = [];
  #code = '';

  constructor(visit: Visit, ready: PlannedFill) {
    this.#visit = visit;
    this.#ready = ready;
    this.#noteState();
  }

  /** Begins to follow the page after the first writes. Returns whether it has taken none away, and draws no list that the record needs. */
  begin({ failed }: Filled): boolean {
    this.#replaceHiddenCode();
    this.#code = this.#codeText();
    return failed.length === 0 && !this.#awaitsList(this.#ready.plan.unmatched);
  }

  /** Writes the ZIP Code over a Digital Address whose step the page has hidden since the user typed it: the form submits the field. */
  #replaceHiddenCode(): void {
    const { history, filler } = this.#visit;
    const { form, record } = this.#ready;
    const codes = history.away.filter(({ parts }) => parts[0] === 'postal-code') as unknown as ResolvedForm['found'];
    if (codes.length === 0) return;
    const { changes } = history.plan({ ...form, found: codes, codeFields: codes.map(({ field }) => field) }, this.#ready);
    filler.write(changes, record, true);
  }

  /** Yields the result if the first one was not settled, and again if it changes. @param first - the result of the first writes */
  async *watch(first: Filled, isSettled: boolean, signal: AbortSignal): AsyncGenerator<Filled, void> {
    let latest = first;
    let reported = isSettled ? first : undefined;
    let waited = 0;
    for (const at of CHECKS_MS) {
      await new Promise((done) => setTimeout(done, at - waited));
      signal.throwIfAborted();
      waited = at;
      if (this.#isOver) break;
      if (at === RESPONSE_MS) this.#takeBack();
      if (!this.#hasChanged() && reported) continue;
      const form = this.#visit.history.resolve();
      // The page has closed its form, or draws it again.
      if (form.found.every(({ field }) => form.codeFields.includes(field))) continue;
      const { filled, awaits } = this.#writeAgain(form, latest.failed, at);
      latest = filled;
      if (reported) {
        // At once: the user types on.
        if (reported.detail.filled.join() !== latest.detail.filled.join()) yield (reported = { ...latest, isLate: true });
      } else if (!awaits) yield (reported = latest);
    }
    if (!reported) yield latest;
  }

  /** Takes back what the widget in front of a select does not show: the form would submit another choice than the user sees. */
  #takeBack(): void {
    const { history } = this.#visit;
    const { plan, form } = this.#ready;
    const fields = form.found.map(({ field }) => field);
    for (const { field, from, parts } of plan.changes) {
      if (isListener(field) || !isSelect(field) || !isOutOfStep(field, fields)) continue;
      this.#rewritten.add(parts.join());
      // No control could bring it back.
      if (history.last) history.last = { ...history.last, filled: history.last.filled.filter((part) => !parts.includes(part)) };
      writeField(
        field,
        [...field.options].findIndex(({ value }) => value === from),
      );
    }
  }

  /** Writes what the page has taken away. `awaits`: the page may still respond. @param failed - the parts that have failed so far */
  #writeAgain(form: ResolvedForm, failed: readonly Part[], at: number): { readonly filled: Filled; readonly awaits: boolean } {
    const { filler, history } = this.#visit;
    this.#reclaim();
    const plan = history.plan(form, { ...this.#ready, way: {} });
    const changes = this.#pick(plan.changes, at);
    const isWritten = changes.length > 0;
    // These may be the first changes of the record, in a step that the page has shown.
    if (isWritten) history.writes(this.#ready.record);
    const refused = isWritten ? filler.write(changes, this.#ready.record, true).failed : [];
    const { outcome } = filler;
    const open = [...new Set([...failed, ...refused, ...outcome.failed])].filter((part) => !outcome.filled.includes(part));
    const mayRespond = at < RESPONSE_MS && open.length > 0 && !isWritten;
    // A part that was reported before and is away now is lost: a control brings it back.
    const way = { ...this.#ready.way, goesOn: true };
    const filled = history.report({ ...this.#ready, form, plan, way }, { ...outcome, failed: open });
    const awaits = mayRespond || this.#awaitsList(plan.unmatched);
    this.#noteState();
    return { filled, awaits };
  }

  /** Takes back the text that the page wrote over ours in response to the last fill, so that a plan may replace it. */
  #reclaim(): void {
    const { filler } = this.#visit;
    for (const field of filler.replaced) {
      const ownership = TextOwnership.of(field);
      if (!ownership.isTouched(field)) ownership.wrote(field, filler);
    }
    filler.replaced = [];
  }

  /** Compares the form with its present state from now on: its controls, their lists and what was lost. */
  #noteState(): void {
    const { form, root } = this.#ready.form;
    const controls = controlsOf(form, root).flatMap((field) => {
      const { disabled, options } = field as Field & Partial<HTMLSelectElement>;
      return [field, disabled, options?.length];
    });
    this.#seen = [this.#visit.filler.outcome.failed.join(), ...controls];
  }

  #codeText(): string {
    const { codeFields } = this.#ready.form;
    // The page may draw the whole form again.
    const now = codeFields.every(({ isConnected }) => isConnected) ? codeFields : this.#visit.history.resolve().codeFields;
    return now.map(({ value }) => value).join('');
  }

  /** Whether the form is no longer the one that was filled: emptied, removed or hidden as a step, or another code is in it. */
  get #isOver(): boolean {
    const { filler } = this.#visit;
    return (
      this.#ready.form.form?.isConnected === false ||
      filler.isGone((target) => filler.isEmpty(target) || (!isListener(target) && !isSeen(target))) ||
      this.#code !== this.#codeText()
    );
  }

  /** Reports whether the page has changed its fields, or taken text away, since the last call. */
  #hasChanged(): boolean {
    const before = this.#seen;
    this.#noteState();
    return this.#seen.length !== before.length || this.#seen.some((one, index) => one !== before[index]);
  }

  /**
   * Reports whether a list that the record needs is empty, because the page loads it after a larger part was filled, may still be that of
   * another prefecture, or may just have been drawn.
   */
  #awaitsList(refused: readonly Part[]): boolean {
    const { form, plan } = this.#ready;
    const { found, refused: closed } = form;
    const needs = ({ parts }: { readonly parts: readonly Part[] }): boolean => parts.some((part) => refused.includes(part));
    const taken = new Set(found.flatMap(({ parts }) => parts));
    const isOther = plan.changes.some(({ from, parts }) => from !== '' && parts[0] === 'prefecture');
    return (
      found.some((one) => needs(one) && one.field.isConnected && (isOther || isEmptyList(one.field) || this.#hasChanged())) ||
      closed.some(({ field, parts, refusal }) => refusal === 'disabled' && isEmptyList(field) && !parts.some((part) => taken.has(part)))
    );
  }

  /** Returns the changes to write again: each part once, and never where the user typed. `after`: the time since the fill, in ms. */
  #pick(changes: readonly PlannedChange<FillTarget>[], after: number): PlannedChange<FillTarget>[] {
    const { filler } = this.#visit;
    return changes.filter(({ field, parts, option, from, to, keeps }) => {
      if (isListener(field) || this.#rewritten.has(parts.join())) return false;
      // What follows our text for an earlier code stays.
      if (keeps === '' && TextOwnership.of(field).isTouched(field)) return false;
      const isKnown = this.#ready.form.found.some((one) => one.field === field);
      const isLost = filler.hasLost(field) && (option !== undefined || after <= RESPONSE_MS);
      // The page shows a field for the building, which is behind the block.
      const isMoved = changes.some((one) => from === `${to} ${one.to}`);
      if (isKnown && !isLost && !isMoved && option === undefined) return false;
      this.#rewritten.add(parts.join());
      return true;
    });
  }
}

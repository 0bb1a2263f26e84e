import { partValues } from '../../address/part-values.ts';
import type { FormFiller, Outcome } from '../../form/filling/fill-and-undo.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { PLACE_PARTS } from '../../address/parts.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { within } from '../../client/time-limit.ts';
import type { BeforeFillDetail, BeforeFillEvent } from '../events.ts';
import type { LookupElement } from '../properties.ts';
import { missingReadings } from './additions.ts';
import type { FillOrder, Filled, PlannedFill } from './fill-result.ts';
import type { FillHistory } from './fill-history.ts';

/** The longest that a page may delay a fill. */
const WAIT_TIMEOUT_MS = 10_000;

/**
 * Dispatches `dga-before-fill`. Returns whether no listener canceled the fill; a promise if one called `waitUntil`, `false` once the signal
 * aborts.
 */
function mayFill(element: LookupElement, detail: BeforeFillDetail, signal: AbortSignal): boolean | Promise<boolean> {
  const waits: PromiseLike<unknown>[] = [];
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  // Not a class: servers have no `CustomEvent` to extend.
  const event: BeforeFillEvent = Object.assign(new CustomEvent<BeforeFillDetail>('dga-before-fill', init), {
    waitUntil: (promise: PromiseLike<unknown>): void => void waits.push(promise),
  });
  element.dispatchEvent(event);
  const answered = (answers: readonly unknown[]): boolean => !answers.includes(false) && !event.defaultPrevented;
  if (waits.length === 0) return answered([]);
  // A rejection cancels the fill, and so does no answer. The caller looks at the signal.
  return within(Promise.all(waits).then(answered), WAIT_TIMEOUT_MS, signal).catch(() => false);
}

/** Writes records into one form of the page. */
export class Fill {
  readonly #element: LookupElement;
  readonly #filler: FormFiller;
  readonly #history: FillHistory;
  /** Whether the last fill was a picker's choice, so that the next choice is undone together with it. */
  #picking = false;

  constructor(element: LookupElement, filler: FormFiller, history: FillHistory) {
    this.#element = element;
    this.#filler = filler;
    this.#history = history;
  }

  /**
   * Plans a fill, and lets the page cancel or delay it. `undefined`: the page canceled it.
   * @param form - the form as it is now
   */
  prepare(form: ResolvedForm, order: FillOrder, signal: AbortSignal): PlannedFill | undefined | Promise<PlannedFill | undefined> {
    const { record, way } = order;
    const history = this.#history;
    const { composition } = TextOwnership.of(this.#element);
    if (composition)
      return composition.then(() => {
        signal.throwIfAborted();
        return this.prepare(history.resolve(), order, signal);
      });
    const plan = history.plan(form, order);
    const ready = { ...order, form, plan };
    if (way.choices && plan.changes.length === 0) return ready;
    const changes = plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to }));
    const answer = mayFill(this.#element, { record: { ...record }, changes }, signal);
    if (typeof answer === 'boolean') return answer ? ready : undefined;
    return answer.then((goes) => {
      signal.throwIfAborted();
      // The user may have typed meanwhile, or the page may have rendered again.
      const now = history.resolve();
      return goes ? { ...order, form: now, plan: history.plan(now, order) } : undefined;
    });
  }

  write(ready: PlannedFill, signal: AbortSignal): Filled {
    const { record, plan, way } = ready;
    const { goesOn = false, picked, over } = way;
    this.#history.begin(ready);
    const written = this.#filler.write(plan.changes, record, goesOn && (!picked || this.#picking));
    signal.throwIfAborted();
    // A replacement belongs to the choice before it.
    if (!over) this.#picking = picked !== undefined;
    return this.report(ready, written);
  }

  report(ready: PlannedFill, { filled, failed }: Outcome): Filled {
    const { form, record, plan, way, settings } = ready;
    const { choices, picked } = way;
    const allFilled = [...new Set([...filled, ...plan.unchanged])].filter((part) => !failed.includes(part));
    const kept = plan.kept.filter((part) => !allFilled.includes(part));
    const { lost, missing } = this.#history.note(ready, allFilled, this.#element.value);
    const readings = picked === 'partly' ? [] : missingReadings(record, form);
    // A list itself asks for what its addresses do not share.
    const asked = choices ? missing.filter((part) => !PLACE_PARTS.includes(part)) : missing;
    const open = asked.filter((part) => !allFilled.includes(part) && !kept.includes(part) && !readings.includes(part));
    const done = [...allFilled, ...kept, ...plan.typed, ...open];
    const values = partValues(record, settings);
    // The record has `address` only if the API returned it.
    const known = [...values.keys()].filter((part) => part !== 'address' || record.address !== null);
    const unfilled = [...new Set([...known, ...readings])].filter((part) => !done.includes(part));
    return {
      detail: { record, filled: allFilled, kept, missing: open, unfilled },
      summary: {
        // A step of the pickers tells what it changed.
        filled: picked ? filled : allFilled,
        values,
        // The message names only kept text that differs from the record.
        kept: plan.conflicts.flatMap(({ parts, from }) => (from === '' || parts.some((part) => lost.includes(part)) ? [] : parts)),
        missing: [],
      },
      ready,
      wrote: filled.length > 0,
      failed,
    };
  }
}

import { type Part, PLACE_LEVELS, PLACE_PARTS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { partValues, type PartValues } from '../../address/part-values.ts';
import type { FormFiller, FormPlan, Outcome } from '../../form/filling/fill-and-undo.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { compareFields } from '../../form/compare-fields.ts';
import { type FoundForm, withoutFields } from '../../form/discovery/find-form.ts';
import { type AddressFields, type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import { type Field, isAgain, markFilled } from '../../form/field.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import { couldHold } from '../../form/filling/missing-block.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { showFields } from '../../form/option-match.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import type { FormView } from '../state.ts';
import { missingReadings } from './additions.ts';
import { type Facts, type Filled, type FillOrder, type LastFill, NO_FACTS, type PlannedFill } from './fill.ts';
import { mayFill } from './may-fill.ts';
import type { LookupSettings } from './settings.ts';

/** The questions to the chunk of the code field. Without it, nothing is compared, and a field that the form no longer finds does not count. */
export interface Comparison {
  /** The fields of the order that the form no longer finds; `undefined` if it asks for another one. @param all - the fields of the address so far */
  awayIn(form: ResolvedForm, all: readonly AddressField[], filler: FormFiller): readonly AddressField[] | undefined;
  /** Returns the only record whose town the form names: nothing is left to choose. */
  chosen(history: FillHistory, records: readonly AddressRecord[]): AddressRecord | undefined;
  /** Leaves a field to another address or question to which the form left it beside its code field. @param former - the form as it was found last */
  withoutOthers(form: FoundForm, former: ResolvedForm | undefined): FoundForm;
  /** Returns what a plan changes in these fields, which contain the user's text. */
  planOver(plan: FormPlan, over: readonly FillTarget[], rejected: readonly Part[]): FormPlan;
}

/** The store of the element, as far as fills need it. */
interface Store {
  readonly element: LookupElement;
  readonly page: PageForm;
  readonly order: Comparison | undefined;
}

/** Reports whether a code field, or with `compat` a block, is that of another address, not the same one or one that the page has created again. */
export const isOther = (field: HTMLElement, place: HTMLElement): boolean =>
  field !== place && (place.isConnected || !isAgain(field, place));

/** Plans, writes and reports the fills of one address, and knows the last one and the facts about it. */
export class FillHistory {
  readonly #filler: FormFiller;
  /** Another element may continue the history of one that the page has replaced. */
  store: Store;
  /** The code field of the address, or with `compat` its block. */
  place: HTMLElement | undefined;
  /** The form as it was found last. */
  now: ResolvedForm | undefined;
  last: LastFill | undefined;
  /** The fill before the last one, which undo brings back. */
  earlier: LastFill | undefined;
  /** The fill before that of a record, until the record has changed a field: that of a step which is shown later. */
  #before: { readonly record: AddressRecord; readonly fill: LastFill | undefined } | undefined;
  /** The last fill after `forget`. */
  #former: LastFill | undefined;
  facts: Facts = NO_FACTS;
  /** The parts of the record that no field took in the last fill: a select has no option for it, or the page changed the value back. */
  rejected: readonly Part[] = [];
  /** The fields that the form no longer finds: strays, and those of a step that the page has hidden. */
  away: readonly AddressField[] = [];
  /** The places in the form that the user decided to keep. */
  confirmed = '';

  constructor(filler: FormFiller, store: Store) {
    this.#filler = filler;
    this.store = store;
  }

  get view(): FormView {
    const { facts } = this;
    return {
      ...facts,
      // A script may have set another code and its address.
      isOtherAddress: facts.isContradicted && facts.isOtherAddress,
      canUndo: this.#filler.canUndo,
      blockFields: this.blockFields,
      confirmed: this.confirmed,
      found: this.all,
    };
  }

  /** The fields that could take the block, the best first. */
  get blockFields(): readonly Field[] {
    return this.now?.found.flatMap(({ field, parts }) => (couldHold('block', parts) ? field : [])) ?? [];
  }

  get record(): AddressRecord | null {
    return this.last?.kind === 'whole' ? this.last.record : null;
  }

  /** The fill that the form may still contain. */
  get known(): LastFill | undefined {
    return this.last ?? this.#former;
  }

  /** Whether the user or the page has emptied the address, whoever entered it. */
  get isEmptied(): boolean {
    return !!this.last && !!this.now && this.#filler.hasNoAddress(this.now, [...this.last.filled, ...this.last.kept]);
  }

  /** Whether the fields still contain the address of the last fill. */
  get #isHeld(): boolean {
    return !!this.known && !this.isEmptied && !compareFields(showFields(this.all), this.known.record).differs[0];
  }

  /** Whether the town of a record has gone in front of a block alone, in the last fill or with these changes. */
  #hasCompleted(record: AddressRecord, changes: FormPlan['changes'] = []): boolean {
    // Another beginning of the user's text completes no block.
    return (
      (this.last?.record === record && this.last.hasCompleted) || changes.some(({ keeps, from }) => keeps !== '' && keeps.endsWith(from))
    );
  }

  /** The page's form as it is now. If it shows another address, such as that of the next step, it has no field for this one. */
  resolve(found: FoundForm = this.store.page.find(this.store.page.block && this.place)): ResolvedForm {
    const { place } = this;
    const [field] = found.codeFields;
    const { order, page } = this.store;
    const form = resolveForm(order?.withoutOthers(found, this.now) ?? found);
    const away = order ? order.awayIn(form, this.all, this.#filler) : [];
    const isAnother = field ? place && isOther(field, place) : !away;
    if (!page.block && isAnother) return resolveForm(withoutFields(found));
    this.away = away ?? [];
    return (this.now = form);
  }

  /** The page's form, found again only if it has changed: to read all its texts takes longer than a key or a request may wait. */
  refresh(): ResolvedForm {
    const { page } = this.store;
    return this.resolve(page.hasChanged ? undefined : page.found);
  }

  plan(form: ResolvedForm, { record, code, way: { picked, over, isWhole, beforeBlock }, settings }: FillOrder): FormPlan {
    const { order, page } = this.store;
    page.prepare?.(record, over !== undefined);
    const { policy, zipFormat, fill } = settings;
    const all = this.#filler.plan(form, {
      record,
      values: partValues(record, settings),
      // The user has asked for it: `always` has no conflicts, and `empty` keeps no block behind our text.
      policy: over ? 'own' : policy,
      zipFormat,
      code: picked ? null : code,
      fill,
      beforeBlock,
      completesBlock: !this.#hasCompleted(record) && !picked,
      otherAddress: isWhole ? 'replace' : picked || over ? 'ignore' : undefined,
    });
    return (over && !isWhole && order?.planOver(all, over, this.rejected)) || all;
  }

  /** Plans a fill, and lets the page cancel or delay it. `undefined`: the page canceled it. @param form - the form as it is now */
  prepare(form: ResolvedForm, order: FillOrder, signal: AbortSignal): PlannedFill | undefined | Promise<PlannedFill | undefined> {
    const { record, way } = order;
    const { composition } = TextOwnership.of(this.store.element);
    if (composition)
      return composition.then(() => {
        signal.throwIfAborted();
        return this.prepare(this.resolve(), order, signal);
      });
    const plan = this.plan(form, order);
    const ready = { ...order, form, plan };
    if (way.choices && plan.changes.length === 0) return ready;
    const changes = plan.changes.map(({ part, field, from, to }) => ({ part, field: 'listener' in field ? null : field, from, to }));
    const answer = mayFill(this.store.element, { record: { ...record }, changes }, signal);
    if (typeof answer === 'boolean') return answer ? ready : undefined;
    return answer.then((goes) => {
      signal.throwIfAborted();
      // The user may have typed meanwhile, or the page may have rendered again.
      const now = this.resolve();
      return goes ? { ...order, form: now, plan: this.plan(now, order) } : undefined;
    });
  }

  write(ready: PlannedFill, signal: AbortSignal): Filled {
    const { record, plan, way } = ready;
    const { changes } = plan;
    const { goesOn } = way;
    if (!goesOn) this.#before = { record, fill: this.#isHeld ? this.known : undefined };
    if (changes.length > 0) this.writes(record);
    const written = this.#filler.write(changes, record, goesOn);
    signal.throwIfAborted();
    return this.report(ready, written);
  }

  /** Notices that a record changes a field. */
  writes(record: AddressRecord): void {
    if (this.#before?.record !== record) return;
    this.earlier = this.#before.fill;
    this.#before = undefined;
  }

  /** The fields of the address in the order. */
  get all(): readonly AddressField[] {
    return [...(this.now?.found ?? []), ...this.away];
  }

  /** Returns the result of a fill, and knows it from now on, before the review of the form. */
  report(ready: PlannedFill, { filled, failed }: Outcome): Filled {
    const { form, record, plan, way, settings } = ready;
    const { choices, picked } = way;
    const allFilled = [...new Set([...filled, ...plan.unchanged])].filter((part) => !failed.includes(part));
    const kept = plan.kept.filter((part) => !allFilled.includes(part));
    const values = partValues(record, settings);
    const { lost, missing } = this.#note(ready, allFilled, values);
    const readings = picked === 'partly' ? [] : missingReadings(record, form);
    // A list itself asks for what its addresses do not share.
    const asked = choices ? missing.filter((part) => !PLACE_PARTS.includes(part)) : missing;
    const open = asked.filter((part) => !kept.includes(part) && !readings.includes(part));
    const done = [...allFilled, ...kept, ...plan.typed, ...open];
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

  /** Notes a fill. Returns what the form has lost and what is missing. */
  #note(
    { form, record, code, plan, way: { choices, picked, goesOn }, settings }: PlannedFill,
    filled: readonly Part[],
    values: PartValues,
  ): Record<'lost' | 'missing', readonly Part[]> {
    const again: Partial<LastFill> = goesOn && this.last?.record === record ? this.last : {};
    const { known = new WeakSet(), reached = new WeakSet() } = again;
    for (const { field } of form.found) {
      markFilled(field);
      known.add(field);
    }
    // A control writes again what a list shares.
    const kind = choices || again.kind === 'shared' || picked === 'partly' ? 'shared' : 'whole';
    // Their fields may be shown later, as in a wizard, or stay empty beside the address of another place.
    this.rejected = (settings.fill ?? [...values.keys()]).filter((part) => values.has(part) && ![...filled, ...plan.typed].includes(part));
    this.confirmed = '';
    const { absent, differs } = compareFields(showFields(this.all), record);
    const lost = absent.filter((part) => kind === 'whole' && plan.conflicts.some(({ parts, from }) => from !== '' && parts.includes(part)));
    // Without the list, the message asks for what its addresses do not share.
    const missing = [...new Set([...lost, ...this.missing(form, record, settings, kind === 'shared')])];
    // What agreed before the fill may be lost later, too.
    const all = [...(again.filled ?? []), ...filled, ...plan.kept.filter((part) => !differs.includes(part)), ...lost];
    this.last = {
      record,
      code,
      // The page may have removed the code field, with the step before.
      codeText: this.store.element.value || again.codeText,
      kind,
      filled: [...new Set(all)],
      kept: plan.kept,
      known,
      reached,
      hasCompleted: this.#hasCompleted(record, plan.changes),
    };
    // The offers of a fill that goes on stay, such as to replace another address.
    this.facts = again.record
      ? { ...this.facts, missing }
      : { ...NO_FACTS, missing, isOtherAddress: settings.policy !== 'always' && plan.isOtherAddress };
    return { lost, missing };
  }

  /** The parts that the user must enter: the block, and others that the record does not have. `asksForPlace`: also prefecture, city and town. */
  missing(form: AddressFields, record: AddressRecord, settings: LookupSettings, asksForPlace: boolean): readonly Part[] {
    return this.#filler.missing(form, partValues(record, settings), [
      ...(asksForPlace ? PLACE_LEVELS : []),
      ...missingReadings(record, form),
    ]);
  }

  undone(): void {
    const former = this.earlier ?? (this.last && { ...this.last, kind: 'undone', filled: [], codeText: undefined });
    this.last = former && { ...former, hasCompleted: true };
    this.earlier = this.#before = undefined;
    this.facts = NO_FACTS;
  }

  /** Keeps what a list shares, if it is a place: a choice that was undone is not offered again. */
  share(record: AddressRecord): void {
    if (record.pref_name && this.last) this.last = { ...this.last, kind: 'shared', record };
  }

  /** Forgets the last fill, which stays in the form. */
  forget(): void {
    this.#former = this.known;
    this.last = undefined;
  }

  /** Knows the last fill again, because no other one has followed. */
  recall(): void {
    this.last = this.known;
  }

  /** Withdraws all offers, and forgets the last fill. */
  reset(): void {
    this.facts = NO_FACTS;
    this.last = this.#former = this.earlier = undefined;
  }
}

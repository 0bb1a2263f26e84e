import { comparePlace, isBlockAlone, type PlaceDifference } from '../../address/compare-place.ts';
import { partValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { FoundField } from '../../form/discovery/found-field.ts';
import { type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import type { Field } from '../../form/field.ts';
import { AddressForm, type FillRequest, type FormPlan } from '../../form/address-form.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { OverwritePolicy, PlannedChange } from '../../form/filling/plan-fill.ts';
import { CHECKS_MS, RESPONSE_MS, SecondPass } from '../../form/second-pass.ts';
import { shownAround, shownIn } from '../../form/option-match.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import type { Conflicts, FormView } from '../state.ts';
import { beforeFillEvent } from './before-fill.ts';
import type { FillOrder, Filled, ReadyFill } from './fill-result.ts';
import { missingReadings } from './with-readings.ts';
import type { LookupSettings } from './settings.ts';

const NOTHING = completeRecord({});
const PLACES: readonly Part[] = ['prefecture', 'city', 'town', 'address'];
const FORMS = { kana: 'katakana', width: 'keep' } as const;
const LOSABLE: readonly Part[] = ['building', 'organization'];
const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

/** The last fill. */
interface LastFill {
  readonly record: AddressRecord;
  /** `shared`: what the records of a list have in common; `partly`: a picker's intermediate choice, such as a prefecture; `undone`: still the record of the code. */
  readonly kind: 'whole' | 'shared' | 'partly' | 'undone';
  readonly code: string | null;
  /** The parts that the form contained after it. */
  readonly filled: readonly Part[];
}

/** What the form lacks or contradicts now. */
interface Review {
  /** The parts that the user must enter, and that no field has lost before. */
  readonly missing: readonly Part[];
  /** All parts that the message asks for. */
  readonly toEnter: readonly Part[];
  readonly isContradicted: boolean;
  /** Whether what the view shows has changed. */
  readonly isNew: boolean;
}

/** The policy that finds the conflicts: `always` has none. */
function offering(policy: OverwritePolicy): OverwritePolicy {
  return policy === 'always' ? 'own' : policy;
}

/** Compares the fields with several records of one code, and returns the difference from the closest one. */
function compare(found: readonly Pick<FoundField, 'field' | 'parts'>[], records: readonly AddressRecord[]): PlaceDifference {
  const fields = found.map(({ field, parts }) => ({ parts, text: shownIn(field) }));
  const all = records.map((record) => comparePlace(fields, record));
  return all.reduce((best, one) => (one.differs.length < best.differs.length ? one : best), all[0] ?? { absent: [], differs: [] });
}

/** The text of the fields that take a place, as one key. */
function addressIn({ found }: ResolvedForm): string {
  return found.map(({ field, parts }) => (parts.some((part) => PLACES.includes(part)) ? shownIn(field) : '')).join('\n');
}

/** The parts that the form asks for by a list that a script keeps, and that the list does not show. */
function notChosen({ found, refused, mapping }: ResolvedForm, record: AddressRecord, fill: LookupSettings['fill']): readonly Part[] {
  const taken = new Set([...found.flatMap(({ parts }) => parts), ...mapping.listeners.keys(), ...mapping.nowhere]);
  const fields = [...found, ...refused].map(({ field }) => field);
  const values = partValues(record, FORMS);
  return refused.flatMap(({ field, parts }) => {
    const open = parts.filter((part) => PLACES.includes(part) && values.has(part) && !taken.has(part) && (fill?.includes(part) ?? true));
    const shown = open.length > 0 ? shownAround(field, fields) : undefined;
    return shown === undefined ? [] : open.filter((part) => !shown.includes(values.get(part) ?? ''));
  });
}

/** The conflicts in fields that name another place, or another ZIP Code. */
function contradicting({ conflicts }: FormPlan, differs: readonly Part[], lost: readonly Part[]): Conflicts {
  return conflicts.filter(
    ({ parts }) =>
      parts[0] === 'postal-code' ||
      (parts.some((part) => differs.includes(part) || part === 'address') && !parts.some((part) => lost.includes(part))),
  );
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
  #now: ResolvedForm | undefined;
  /** The parts of the last fill that their fields have lost, and those of them that the view shows. */
  #lost: readonly Part[] = [];
  #shownLost: readonly Part[] = [];
  #isOtherAddress = false;
  #missing: readonly Part[] = [];
  #isContradicted = false;
  /** The address that the user decided to keep, although it differs from the record. */
  #confirmed: string | undefined;
  /** Whether the town may go in front of a block alone. */
  #completesBlock = true;
  #isWriting = false;
  /** The fill before the last one, which undo brings back. */
  #earlier: LastFill | undefined;
  /** The last fill after `forget`. */
  #former: LastFill | undefined;
  /** The fields that the user has been in since the last fill. */
  #visited = new WeakSet<EventTarget>();
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
    const record = this.#last?.record;
    return {
      conflicts: this.#conflicts,
      isOtherAddress: this.#isOtherAddress,
      missing: this.#missing,
      isContradicted: this.#isContradicted,
      lostText: record
        ? PLACES.flatMap((part) => (this.#shownLost.includes(part) ? (partValues(record, FORMS).get(part) ?? []) : [])).join('')
        : '',
      formerZip: record?.zip_code ?? undefined,
      canUndo,
      blockField,
      found: this.#now?.found ?? [],
    };
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
    return (this.#now = resolveForm(this.#page.find(this.#block)));
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
    if (record !== this.#last?.record) this.#completesBlock = true;
    if (plan.changes.some(({ keeps }) => keeps)) this.#completesBlock = false;
    if (!goesOn && plan.changes.length > 0) this.#earlier = this.#form.isEmptied ? undefined : (this.#last ?? this.#former);
    if (!goesOn) this.#visited = new WeakSet();
    const written = this.#put(plan.changes, record, goesOn && (!picked || this.#picking));
    signal.throwIfAborted();
    again.begin();
    // A replacement belongs to the choice before it.
    if (!over) this.#picking = picked !== undefined;
    const filled = this.#report(ready, written);
    return { ...filled, isSettled: picked !== undefined || (written.failed.length === 0 && !again.awaitsList(plan.refused)) };
  }

  #put(...write: Parameters<AddressForm['write']>): ReturnType<AddressForm['write']> {
    this.#isWriting = true;
    try {
      return this.#form.write(...write);
    } finally {
      this.#isWriting = false;
    }
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
        if (isWritten) failed = [...failed, ...this.#put(changes, ready.record, true).failed];
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
    { form, record, code, plan, way: { choices, picked, goesOn, isWhole }, settings }: ReadyFill,
    { filled, failed }: { readonly filled: readonly Part[]; readonly failed: readonly Part[] },
  ): Filled {
    this.#refused = [...plan.refused, ...failed];
    this.#isOtherAddress = plan.isOtherAddress && settings.policy !== 'always';
    this.#confirmed = undefined;
    const allFilled = [...new Set([...filled, ...plan.standing])].filter((part) => !failed.includes(part));
    const kept = plan.kept.filter((part) => !allFilled.includes(part));
    const isPartly = picked === 'partly';
    const readings = isPartly ? [] : missingReadings(record, form);
    const lacking = isPartly ? [] : this.missing(form, record, settings);
    const strays = this.#form.strays(form);
    const { absent, differs } = compare([...form.found, ...strays], [record]);
    const lost =
      isPartly || choices ? [] : absent.filter((part) => plan.conflicts.some(({ parts, from }) => from !== '' && parts.includes(part)));
    const missing = [...new Set([...lost, ...lacking])].filter(
      (part) => !allFilled.includes(part) && !kept.includes(part) && !readings.includes(part),
    );
    const done = new Set([...allFilled, ...kept, ...plan.typed, ...missing]);
    const unfilled = [...new Set([...this.#partsOf(record, settings), ...readings])].filter((part) => !done.has(part));
    const before = goesOn && this.#last?.record === record ? this.#last.filled : [];
    this.#last = {
      record,
      code,
      kind: choices ? 'shared' : isPartly ? 'partly' : 'whole',
      filled: [...new Set([...before, ...allFilled, ...lost])],
    };
    this.#lost = this.#shownLost = lost;
    this.#missing = [...lost, ...lacking];
    this.#conflicts =
      settings.policy === 'ask' || this.#isOtherAddress ? plan.conflicts : choices || isPartly ? [] : contradicting(plan, differs, lost);
    const values = partValues(record, settings);
    const asked = new Set(form.found.flatMap(({ parts }) => parts));
    return {
      detail: { record, filled: allFilled, kept, missing, unfilled },
      // The message names only kept text that differs from the record.
      summary: {
        // A step of the pickers tells what it changed.
        filled: picked ? filled : allFilled,
        kept: plan.conflicts.flatMap(({ parts, from }) => (from === '' || parts.some((part) => lost.includes(part)) ? [] : parts)),
        missing: this.#toEnter(form, record, settings, [...lost, ...lacking]),
        check: [
          ...strays.flatMap(({ parts }) => parts.filter((part) => differs.includes(part))),
          ...plan.changes.flatMap(({ parts, keeps, from, to }) =>
            (keeps || ((isWhole || plan.isOtherAddress) && to === '' && from !== '')) && !parts.some((part) => failed.includes(part))
              ? parts
              : [],
          ),
        ],
        lost:
          choices || isPartly
            ? []
            : LOSABLE.flatMap((part) => (unfilled.includes(part) && !asked.has(part) ? (values.get(part) ?? []) : [])),
      },
      wrote: filled.length > 0,
      failed,
    };
  }

  #plan(
    form: ResolvedForm,
    { record, code, way: { picked, over, isWhole, bringsBack }, settings }: FillOrder,
    policy: OverwritePolicy = settings.policy,
  ): FormPlan {
    this.#page.prepare(record, over !== undefined || isWhole === true);
    const { zipFormat, fill, kana, width } = settings;
    const values = partValues(record, { kana, width });
    const request: FillRequest = {
      record,
      values,
      policy,
      zipFormat,
      code: picked ? null : code,
      fill,
      bringsBack,
      completesBlock: this.#completesBlock && !picked,
      otherAddress: isWhole ? 'replace' : picked || over || bringsBack ? 'ignore' : undefined,
    };
    if (isWhole) return this.#form.plan(form, request);
    if (over || bringsBack) {
      const targets = over ?? bringsBack ?? [];
      const plan = this.#form.plan(form, { ...request, policy: offering(policy) });
      // A select may have got the option meanwhile: a city of the replaced prefecture.
      const isAsked = ({ field, part }: PlannedChange<FillTarget>): boolean => targets.includes(field) || this.#refused.includes(part);
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
    if (kept.length > 0) this.#last = { record, code, kind: 'whole', filled: [] };
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

  /** The parts that the message asks for: those that only a list of a UI kit could take, those that no field took, and missing ones. */
  #toEnter(form: ResolvedForm, record: AddressRecord, { fill }: LookupSettings, missing: readonly Part[]): readonly Part[] {
    return [...new Set([...notChosen(form, record, fill), ...this.#form.empty(form, this.#refused), ...missing])];
  }

  /**
   * Compares the form with the record. What is new is shown only if the user has left the field.
   * @param form - the form; default: as it was found last
   * @param records - the records of the code in the code field; none if it is another one
   */
  review(
    settings: LookupSettings,
    records: readonly AddressRecord[],
    hasLeft: boolean,
    form: ResolvedForm | undefined = this.#now,
  ): Review | undefined {
    const last = this.#last;
    if (!last || !form || this.#isWriting || last.kind === 'partly') return undefined;
    const { record } = last;
    const { absent, differs } = compare([...form.found, ...this.#form.strays(form)], records.length > 0 ? records : [record]);
    const text = addressIn(form);
    const isContradicted = records.length > 0 && differs.length > 0 && text !== this.#confirmed;
    const missing = this.missing(form, record, settings);
    const isEmpty = (part: Part): boolean => {
      const able = form.found.filter(({ parts }) => parts.includes(part));
      return able.length > 0 && able.every(({ field }) => shownIn(field) === '');
    };
    this.#lost = last.filled.filter((part) => (PLACES.includes(part) ? absent.includes(part) : !missing.includes(part) && isEmpty(part)));
    const before = [...this.#conflicts, ...this.#shownLost];
    this.#shownLost = hasLeft ? this.#lost : this.#shownLost.filter((part) => this.#lost.includes(part));
    const isAsking = settings.policy === 'ask' && last.kind === 'whole';
    if (!isContradicted && !isAsking) this.#conflicts = [];
    else if (hasLeft || isAsking) {
      const policy = offering(settings.policy);
      const way = this.#isOtherAddress ? {} : { over: [] };
      const plan = this.#plan(form, { record, code: last.code, way, settings }, policy);
      this.#isOtherAddress &&= plan.isOtherAddress;
      this.#conflicts = isAsking || this.#isOtherAddress ? plan.conflicts : contradicting(plan, differs, this.#lost);
    } else this.#conflicts = this.#conflicts.filter(({ parts }) => parts.some((part) => differs.includes(part) || part === 'postal-code'));
    const after = [...this.#conflicts, ...this.#shownLost];
    const key = (one: (typeof after)[number]): unknown => (typeof one === 'string' ? one : one.field);
    this.#missing = [...new Set([...this.#lost, ...missing])];
    this.#isContradicted = isContradicted;
    return {
      missing: this.#missing,
      toEnter: this.#toEnter(form, record, settings, [...this.#shownLost, ...missing]),
      isContradicted,
      isNew: !same(before.map(key), after.map(key)),
    };
  }

  /** Notices that the user is in a field. Returns whether it is the first time since the fill, and the field still lacks the block. */
  visit(field: EventTarget): boolean {
    const isFirst = !this.#visited.has(field);
    this.#visited.add(field);
    return isFirst && this.#last !== undefined && this.#form.lacksBlock(field);
  }

  /** The fields that have lost a part of the last fill. */
  get lostFields(): readonly Field[] {
    return this.#now?.found.filter(({ parts }) => parts.some((part) => this.#lost.includes(part))).map(({ field }) => field) ?? [];
  }

  /** Reports whether the town belongs in front of the block alone in a field that the user has left. */
  lacksTown(field: EventTarget | null): field is Field {
    const found = this.#now?.found.find((one) => one.field === field);
    return !!found && this.#completesBlock && isBlockAlone(found.field.value) && found.parts.some((part) => this.#lost.includes(part));
  }

  /** Keeps the address that differs from the record. */
  confirm(): void {
    if (this.#now) this.#confirmed = addressIn(this.#now);
    this.#conflicts = [];
    this.#isOtherAddress = this.#isContradicted = false;
  }

  /** Makes the page's block field invalid with this message; an empty message makes it valid again. */
  demandBlock(message: string): void {
    this.#form.demandBlock(message);
  }

  /** Undoes the last fill. Returns the restored parts, and those whose fields keep text that changed since. */
  undo(): ReturnType<AddressForm['undo']> {
    this.#isWriting = true;
    const undone = this.#form.undo(this.record ?? NOTHING);
    this.#isWriting = false;
    this.#last = this.#earlier ?? (this.#last && { ...this.#last, kind: 'undone', filled: [] });
    this.#earlier = undefined;
    this.#conflicts = this.#lost = this.#shownLost = [];
    this.#missing = [];
    this.#isContradicted = this.#isOtherAddress = this.#completesBlock = false;
    return undone;
  }

  /** Empties the fields that the element filled, except the code fields. Returns the emptied parts. */
  clear(codeFields: readonly Field[]): readonly Part[] {
    return this.#form.clear(codeFields, this.record ?? NOTHING);
  }

  /** Forgets the last fill, which stays in the form. */
  forget(): void {
    this.#former = this.#last ?? this.#former;
    this.#last = undefined;
  }

  /** Withdraws all offers, and forgets the last fill. */
  reset(): void {
    this.#conflicts = this.#lost = this.#shownLost = [];
    this.#missing = [];
    this.#isContradicted = this.#isOtherAddress = false;
    this.#last = this.#former = this.#earlier = undefined;
  }
}

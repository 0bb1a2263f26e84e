import { type Part, PLACE_LEVELS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { partValues } from '../../address/part-values.ts';
import type { FormFiller, FormPlan } from '../../form/filling/fill-and-undo.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { type FoundForm, withoutFields } from '../../form/discovery/find-form.ts';
import { hiddenIn, type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import { type Field, markFilled } from '../../form/field.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { ShownField } from '../../form/option-match.ts';
import type { PageForm } from '../page/page-form.ts';
import type { Conflicts, FormView } from '../state.ts';
import { missingReadings } from './additions.ts';
import { compare, type Facts, hasPlace, type LastFill, lostIn, named, NO_FACTS, showFields, shown } from './compare-form.ts';
import type { FillOrder, PlannedFill } from './fill-result.ts';
import type { LookupSettings } from './settings.ts';

/** What the form lacks or contradicts now. */
export interface Review {
  /** The parts that the message asks for. */
  readonly toEnter: readonly Part[];
  /** Whether the user must enter or correct something before the order is right. */
  readonly isIncomplete: boolean;
  /** Whether what the view shows has changed. */
  readonly isNew: boolean;
  /** Whether a part is missing that was not missing before. */
  readonly lacksMore: boolean;
}

/** The functions of the code field's chunk that a check calls. Without the chunk, nothing is offered or left over, and all is chosen. */
export interface Rest {
  /**
   * The fields of the address that the form no longer finds, although the order contains them; `undefined` if the form asks for another one.
   * @param all - the fields of the address so far
   */
  awayIn(form: ResolvedForm, all: readonly AddressField[], filler: FormFiller): readonly AddressField[] | undefined;
  /** The parts of an earlier address that remain after the user has corrected the place by hand. */
  leftOver(form: ResolvedForm, record: AddressRecord, old: readonly ShownField[], filler: FormFiller): readonly Part[];
  /** The parts that no field takes and none shows. */
  notChosen(form: ResolvedForm, record: AddressRecord, fill: readonly Part[] | null): readonly Part[];
  /** The changes to offer to the user. */
  offersOf(
    check: OrderCheck,
    facts: Facts,
    last: LastFill,
    form: ResolvedForm,
    differs: readonly Part[],
    settings: LookupSettings,
    hasLeft: boolean,
  ): Conflicts;
  /** Returns what a plan changes in these fields, which contain the user's text. */
  planOver(plan: FormPlan, over: readonly FillTarget[], rejected: readonly Part[]): FormPlan;
}

/** Knows the last fill, and compares the form with its record until the form is submitted: what is missing, lost or contradicted. */
export class OrderCheck {
  readonly #filler: FormFiller;
  readonly #page: PageForm;
  readonly #block: HTMLElement | undefined;
  readonly #after: Rest;
  /** The code field of the address, or with `compat` its block. */
  place: HTMLElement | undefined;
  /** The form as it was found last. */
  now: ResolvedForm | undefined;
  /** The last fill; `undefined` while there is none. */
  last: LastFill | undefined;
  /** The fill before the last one, which undo brings back. */
  earlier: LastFill | undefined;
  /** The last fill after `forget`. */
  #former: LastFill | undefined;
  #facts = NO_FACTS;
  /** The parts of the record that no field took in the last fill: a select has no option for it, or the page changed the value back. */
  #rejected: readonly Part[] = [];
  /** The fields that the last fill found. */
  #known = new WeakSet<EventTarget>();
  /** The fields that the form no longer finds: strays, and those of a step that the page has hidden. */
  #away: readonly AddressField[] = [];
  /** The fields of the form that the last lookup found, if they may contain the address of another code. */
  #old: readonly ShownField[] = [];
  /** The places in the form that differ from the record, and those that the user decided to keep. */
  #others = '';
  #confirmed = '';
  /** Whether the town may go in front of a block alone. */
  #completesBlock = true;
  /** The fields that the user has been in since the last fill. */
  #reached = new WeakSet<EventTarget>();

  /** @param block - with `compat`: the block of the page that is the form */
  constructor(filler: FormFiller, page: PageForm, block: HTMLElement | undefined, after: Rest) {
    this.#filler = filler;
    this.#page = page;
    this.#block = block;
    this.#after = after;
  }

  get view(): FormView {
    const facts = this.#facts;
    return {
      ...facts,
      isContradictionShown: facts.isContradicted && facts.shownDiffers.length > 0,
      canUndo: this.#filler.canUndo,
      blockFields: this.#blockFields,
      confirmed: this.#confirmed,
      found: this.#all,
    };
  }

  /** The fields that could take the block, the best first. */
  get #blockFields(): readonly Field[] {
    return this.now?.found.flatMap(({ field, parts }) => (parts.includes('block') || parts.includes('address') ? field : [])) ?? [];
  }

  /** The record that filled the form. */
  get record(): AddressRecord | null {
    return this.last?.kind === 'whole' ? this.last.record : null;
  }

  /** Whether the user or the page has emptied the address, whoever entered it. */
  get isEmptied(): boolean {
    return !!this.last && !!this.now && this.#filler.hasNoAddress(this.now, [...this.last.filled, ...this.last.kept]);
  }

  /** The page's form as it is now. If it shows another address, such as that of the next step, it has no field for this one. */
  resolve(found: FoundForm = this.#page.find(this.#block)): ResolvedForm {
    const { place } = this;
    const [field] = found.codeFields;
    const form = resolveForm(found);
    const away = this.#after.awayIn(form, this.#all, this.#filler);
    const isOther = field ? field !== place && place?.isConnected : !away;
    if (!this.#page.block && isOther) return resolveForm(withoutFields(found));
    this.#away = away ?? [];
    return (this.now = form);
  }

  /** The page's form, found again only if it has changed: to read all its texts takes longer than a key or a request may wait. */
  refresh(): ResolvedForm {
    return this.resolve(this.#page.hasChanged ? undefined : this.#page.found);
  }

  plan(form: ResolvedForm, { record, code, way: { picked, over, isWhole, bringsBack }, settings }: FillOrder): FormPlan {
    this.#page.prepare?.(record, over !== undefined);
    const { policy, zipFormat, fill } = settings;
    const all = this.#filler.plan(form, {
      record,
      values: partValues(record, settings),
      // `always` has no conflicts.
      policy: over && policy === 'always' ? 'own' : policy,
      zipFormat,
      code: picked ? null : code,
      fill,
      bringsBack,
      completesBlock: this.#completesBlock && !picked,
      otherAddress: isWhole ? 'replace' : picked || over ? 'ignore' : undefined,
    });
    return over && !isWhole ? this.#after.planOver(all, over, this.#rejected) : all;
  }

  begin({ record, plan: { changes }, way: { goesOn } }: PlannedFill): void {
    if (record !== this.last?.record) this.#completesBlock = true;
    if (changes.some(({ keeps }) => keeps)) this.#completesBlock = false;
    if (goesOn) return;
    if (changes.length > 0) this.earlier = this.isEmptied ? undefined : (this.last ?? this.#former);
    this.#reached = new WeakSet();
  }

  /** The fields that the form no longer finds, and whose text a fill would change there. */
  get strays(): readonly AddressField[] {
    return this.#away.filter(({ field }) => this.#filler.hasOurs(field));
  }

  /** The fields of the address in the order. */
  get #all(): readonly AddressField[] {
    return [...(this.now?.found ?? []), ...this.#away];
  }

  /** Returns the only record, or the one whose town the form names: nothing is left to choose. `isTyped`: not only if the address was there first. */
  chosen(records: readonly AddressRecord[], isTyped: boolean = !this.last && !this.#former): AddressRecord | undefined {
    const [only, second] = isTyped && records.length > 1 ? named(this.refresh().found, records) : records;
    return second ? undefined : only;
  }

  /** Notices that a lookup begins. An address that the last fill did not write may be that of another code. */
  lookUp(): void {
    this.#confirmed = '';
    const form = this.refresh();
    const known = this.last ?? this.#former;
    // The page may show the step of the block and the building later.
    const hidden = hiddenIn(form).filter(({ parts }) => parts[0]?.startsWith('b'));
    if (!known || compare(this.#all, [known.record]).differs.length > 0) this.#old = showFields([...form.found, ...hidden]);
  }

  /** Notices the result of a fill, before the review of the form. Returns the difference between form and record, and what is missing. */
  note(
    { form, record, code, plan, way: { choices, picked, goesOn }, settings }: PlannedFill,
    filled: readonly Part[],
    codeText: string,
  ): {
    readonly differs: readonly Part[];
    readonly lost: readonly Part[];
    readonly missing: readonly Part[];
  } {
    const again: Partial<LastFill> = goesOn && this.last?.record === record ? this.last : {};
    if (!again.record) this.#known = new WeakSet();
    for (const { field } of form.found) {
      markFilled(field);
      this.#known.add(field);
    }
    // A control writes again what a list shares.
    const isShared = again.kind === 'shared' || picked === 'partly';
    const kind = choices || isShared ? 'shared' : 'whole';
    // Their fields may be shown later, as in a wizard, or stay empty beside the address of another place.
    const values = partValues(record, settings);
    this.#rejected = (settings.fill ?? [...values.keys()]).filter((part) => values.has(part) && ![...filled, ...plan.typed].includes(part));
    this.#confirmed = '';
    const { absent, differs } = compare(this.#all, [record]);
    const lost = absent.filter((part) => kind === 'whole' && plan.conflicts.some(({ parts, from }) => from !== '' && parts.includes(part)));
    const missing = [...new Set([...lost, ...this.#missing(form, record, settings, isShared ? PLACE_LEVELS : [])])];
    // What agreed before the fill may be lost later, too.
    const all = [...(again.filled ?? []), ...filled, ...plan.kept.filter((part) => !differs.includes(part)), ...lost];
    // The page may have removed the code field, with the step before.
    this.last = { record, code, codeText: codeText || again.codeText, kind, filled: [...new Set(all)], kept: plan.kept };
    this.#facts = { ...NO_FACTS, missing, isOtherAddress: settings.policy !== 'always' && plan.isOtherAddress };
    return { differs, lost, missing };
  }

  /** The parts that the user must enter: the block, and others that the record does not have. */
  #missing(form: ResolvedForm, record: AddressRecord, settings: LookupSettings, others: readonly Part[]): readonly Part[] {
    return this.#filler.missing(form, partValues(record, settings), [...others, ...missingReadings(record, form)]);
  }

  /**
   * Compares the form with the record. What is new is shown only if the user has left the field.
   * @param records - the records of the code in the code field; none if it is another one
   * @param hasOtherCode - whether the form has a complete code that is not the record's
   */
  review(settings: LookupSettings, records: readonly AddressRecord[], hasOtherCode: boolean, hasLeft: boolean): Review | undefined {
    const { last } = this;
    const form = this.now;
    if (!last || !form) return undefined;
    const { record, kind } = last;
    const before = this.#facts;
    const difference = compare(this.#all, records.length > 0 ? records : [record]);
    const { absent, differs, twice, others } = difference;
    const isOther = !['', this.#confirmed].includes(others);
    this.#others = others;
    const isContradicted = isOther && records.length > 0;
    const isOtherAddress = isOther && before.isOtherAddress;
    // The user must enter what the records of a list do not share, and what is still to be chosen in the pickers.
    const lacking = this.#missing(form, record, settings, kind === 'shared' ? PLACE_LEVELS : []);
    const lost = lostIn(this.#all, last.filled, this.#filler, absent, lacking);
    const missing = [...new Set([...lost, ...lacking])];
    const keepShown = (now: readonly Part[], known: readonly Part[]): readonly Part[] =>
      hasLeft ? now : now.filter((part) => known.includes(part));
    const shownLost = keepShown(lost, before.shownLost);
    // What `fill` excludes is only asked for.
    const values = partValues(record);
    const offered = shownLost.filter((part) => settings.fill?.includes(part) !== false);
    const lostText = offered.flatMap((part) => values.get(part) ?? []).join('');
    // A name that the form repeats is shown at once: Enter may send the form.
    const over = differs.length > 0 ? [] : [...twice, ...this.#after.leftOver(form, record, this.#old, this.#filler)];
    const toCheck = keepShown(over, [...twice, ...before.toCheck]);
    const isOtherCode = hasOtherCode && hasPlace(last.filled, difference);
    const formerZip = isOtherCode && (hasLeft || before.formerZip) ? String(record.zip_code) : null;
    // Not only what a replacement can be offered for: `fill` may exclude the part, or a select may have no option. Strays are named.
    const { strays } = this;
    const isInField = (part: Part): boolean => !strays.some(({ parts }) => parts.includes(part));
    const shownDiffers = keepShown(differs.filter(isInField), before.shownDiffers);
    const facts = { ...before, missing, isContradicted, isOtherAddress, formerZip, toCheck, lost, lostText, shownLost, shownDiffers };
    this.#facts = { ...facts, conflicts: this.#after.offersOf(this, facts, last, form, differs, settings, hasLeft) };
    const notTaken = [...this.#after.notChosen(form, record, settings.fill), ...this.#filler.empty(this.#all, this.#rejected)];
    return {
      // In an area whose towns are not listed, the town is asked for, but never required: some have none.
      toEnter: [...new Set([...notTaken, ...shownLost, ...this.#missing(form, record, settings, PLACE_LEVELS)])],
      isIncomplete: isOtherCode || isContradicted || missing.length + notTaken.length > 0,
      isNew: shown(before) !== shown(this.#facts),
      lacksMore: missing.some((part) => !before.missing.includes(part)),
    };
  }

  /** Reports whether a fill would write a part that no field took into one that the last fill did not find: that of a step which was closed. */
  hasNewField(settings: LookupSettings): boolean {
    const { record, now: form } = this;
    const isNew = ({ field }: { readonly field: EventTarget }): boolean => !this.#known.has(field);
    if (!record || !form?.found.some(isNew)) return false;
    // Even with `always`, what the user has corrected meanwhile is another address.
    const plan = this.plan(form, { record, code: null, way: {}, settings: { ...settings, policy: 'own' } });
    return plan.changes.some((one) => isNew(one) && one.parts.some((part) => this.#rejected.includes(part)));
  }

  /** Notices that the user is in a field. Returns whether it is the first time since the fill, and the field still lacks the block. */
  arrive(field: EventTarget): boolean {
    const isFirst = !this.#reached.has(field);
    this.#reached.add(field);
    return isFirst && this.#facts.missing.includes('block') && this.#blockFields.some((one) => one === field && this.#filler.isOurs(one));
  }

  /** Keeps an address that differs from the record. @param others - the places that differ */
  confirm(others: string = this.#others): void {
    this.#confirmed = others;
  }

  /** Notices that the last fill was undone. */
  undone(): void {
    this.last = this.earlier ?? (this.last && { ...this.last, kind: 'undone', filled: [], codeText: undefined });
    this.earlier = undefined;
    this.#facts = NO_FACTS;
    this.#completesBlock = false;
  }

  /** Forgets the last fill, which stays in the form. */
  forget(): void {
    this.#former = this.last ?? this.#former;
    this.last = undefined;
  }

  /** Knows the last fill again, because no other one has followed. */
  recall(): void {
    this.last ??= this.#former;
  }

  /** Withdraws all offers, and forgets the last fill. */
  reset(): void {
    this.#facts = NO_FACTS;
    this.last = this.#former = this.earlier = undefined;
  }
}

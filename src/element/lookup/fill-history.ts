import { type Part, PLACE_LEVELS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { partValues } from '../../address/part-values.ts';
import type { FormFiller, FormPlan } from '../../form/filling/fill-and-undo.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { compareFields } from '../../form/compare-fields.ts';
import { type FoundForm, withoutFields } from '../../form/discovery/find-form.ts';
import { type ResolvedForm, resolveForm } from '../../form/discovery/resolved-form.ts';
import { type Field, markFilled } from '../../form/field.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import { showFields } from '../../form/option-match.ts';
import type { PageForm } from '../page/page-form.ts';
import type { FormView } from '../state.ts';
import { missingReadings } from './additions.ts';
import type { FillOrder, PlannedFill } from './fill-result.ts';
import { type Facts, type LastFill, NO_FACTS } from './last-fill.ts';
import type { LookupSettings } from './settings.ts';

/** The questions to the chunk of the code field. Without it, nothing is compared, and a field that the form no longer finds does not count. */
export interface Comparison {
  /**
   * The fields of the address that the form no longer finds, although the order contains them; `undefined` if the form asks for another one.
   * @param all - the fields of the address so far
   */
  awayIn(form: ResolvedForm, all: readonly AddressField[], filler: FormFiller): readonly AddressField[] | undefined;
  /** The records whose town the fields name. */
  named(found: readonly AddressField[], records: readonly AddressRecord[]): readonly AddressRecord[];
  /** Returns what a plan changes in these fields, which contain the user's text. */
  planOver(plan: FormPlan, over: readonly FillTarget[], rejected: readonly Part[]): FormPlan;
}

/** Knows the last fill and the facts about it, and plans the next one. */
export class FillHistory {
  readonly #filler: FormFiller;
  readonly #page: PageForm;
  readonly #block: HTMLElement | undefined;
  readonly #store: { readonly order: Comparison | undefined };
  /** The code field of the address, or with `compat` its block. */
  place: HTMLElement | undefined;
  /** The form as it was found last. */
  now: ResolvedForm | undefined;
  /** The last fill; `undefined` while there is none. */
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
  #away: readonly AddressField[] = [];
  /** The places in the form that the user decided to keep. */
  confirmed = '';
  /** Whether the town may go in front of a block alone. */
  #completesBlock = true;

  /** @param block - with `compat`: the block of the page that is the form */
  constructor(filler: FormFiller, page: PageForm, block: HTMLElement | undefined, store: { readonly order: Comparison | undefined }) {
    this.#filler = filler;
    this.#page = page;
    this.#block = block;
    this.#store = store;
  }

  get view(): FormView {
    const { facts } = this;
    return {
      ...facts,
      isContradictionShown: facts.isContradicted && facts.shownDiffers.length > 0,
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
    return this.now?.found.flatMap(({ field, parts }) => (parts.includes('block') || parts.includes('address') ? field : [])) ?? [];
  }

  /** The record that filled the form. */
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

  /** The page's form as it is now. If it shows another address, such as that of the next step, it has no field for this one. */
  resolve(found: FoundForm = this.#page.find(this.#block)): ResolvedForm {
    const { place } = this;
    const [field] = found.codeFields;
    const form = resolveForm(found);
    const away = this.#store.order ? this.#store.order.awayIn(form, this.all, this.#filler) : [];
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
      // The user has asked for it: `always` has no conflicts, and `empty` keeps no block behind our text.
      policy: over ? 'own' : policy,
      zipFormat,
      code: picked ? null : code,
      fill,
      bringsBack,
      completesBlock: this.#completesBlock && !picked,
      otherAddress: isWhole ? 'replace' : picked || over ? 'ignore' : undefined,
    });
    return (over && !isWhole && this.#store.order?.planOver(all, over, this.rejected)) || all;
  }

  begin({ record, plan: { changes }, way: { goesOn } }: PlannedFill): void {
    if (record !== this.last?.record) this.#completesBlock = true;
    if (changes.some(({ keeps }) => keeps)) this.#completesBlock = false;
    if (!goesOn) this.#before = { record, fill: this.isEmptied ? undefined : this.known };
    if (changes.length > 0) this.writes(record);
  }

  /** Notices that a record changes a field. */
  writes(record: AddressRecord): void {
    if (this.#before?.record !== record) return;
    this.earlier = this.#before.fill;
    this.#before = undefined;
  }

  /** The fields that the form no longer finds, and whose text a fill would change there. */
  get strays(): readonly AddressField[] {
    return this.#away.filter(({ field }) => this.#filler.hasOurs(field));
  }

  /** The fields of the address in the order. */
  get all(): readonly AddressField[] {
    return [...(this.now?.found ?? []), ...this.#away];
  }

  /** Returns the only record whose town the form names: nothing is left to choose. `isTyped`: not only if the address was there first. */
  chosen(records: readonly AddressRecord[], isTyped: boolean = !this.known): AddressRecord | undefined {
    const [only, second] = (isTyped && this.#store.order?.named(this.refresh().found, records)) || [];
    return second ? undefined : only;
  }

  /** Notices the result of a fill, before the review of the form. Returns what the form has lost and what is missing. */
  note(
    { form, record, code, plan, way: { choices, picked, goesOn }, settings }: PlannedFill,
    filled: readonly Part[],
    codeText: string,
  ): {
    readonly lost: readonly Part[];
    readonly missing: readonly Part[];
  } {
    const again: Partial<LastFill> = goesOn && this.last?.record === record ? this.last : {};
    const { known = new WeakSet(), reached = new WeakSet() } = again;
    for (const { field } of form.found) {
      markFilled(field);
      known.add(field);
    }
    // A control writes again what a list shares.
    const kind = choices || again.kind === 'shared' || picked === 'partly' ? 'shared' : 'whole';
    // Their fields may be shown later, as in a wizard, or stay empty beside the address of another place.
    const values = partValues(record, settings);
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
      codeText: codeText || again.codeText,
      kind,
      filled: [...new Set(all)],
      kept: plan.kept,
      known,
      reached,
    };
    this.facts = { ...NO_FACTS, missing, isOtherAddress: settings.policy !== 'always' && plan.isOtherAddress };
    return { lost, missing };
  }

  /** The parts that the user must enter: the block, and others that the record does not have. `asksForPlace`: also prefecture, city and town. */
  missing(form: ResolvedForm, record: AddressRecord, settings: LookupSettings, asksForPlace: boolean): readonly Part[] {
    return this.#filler.missing(form, partValues(record, settings), [
      ...(asksForPlace ? PLACE_LEVELS : []),
      ...missingReadings(record, form),
    ]);
  }

  /** Notices that the last fill was undone. */
  undone(): void {
    this.last = this.earlier ?? (this.last && { ...this.last, kind: 'undone', filled: [], codeText: undefined });
    this.earlier = this.#before = undefined;
    this.facts = NO_FACTS;
    this.#completesBlock = false;
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
    this.last ??= this.#former;
  }

  /** Withdraws all offers, and forgets the last fill. */
  reset(): void {
    this.facts = NO_FACTS;
    this.last = this.#former = this.earlier = undefined;
  }
}

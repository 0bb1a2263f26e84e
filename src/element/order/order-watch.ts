import { isSameText } from '../../address/fold-place.ts';
import { getOrInsert } from '../../address/get-or-insert.ts';
import { partValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import type { PlaceDifference } from '../../address/place-difference.ts';
import type { AddressRecord } from '../../address/record.ts';
import { isZip } from '../../form/discovery/reading.ts';
import { partsOf, type ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { hasFocus, listen } from '../../form/dom.ts';
import { type Field, textIn } from '../../form/field.ts';
import { isOwnWrite, TextOwnership } from '../../form/filling/text-ownership.ts';
import { notChosen } from '../../form/not-chosen.ts';
import { showFields, type ShownField } from '../../form/option-match.ts';
import { dispatch } from '../dispatch.ts';
import type { LastFill, PlannedFill, Review } from '../lookup/fill.ts';
import type { Order } from '../lookup/fill-store.ts';
import type { Visit } from '../lookup/form-store.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { FillHistory } from '../lookup/fill-history.ts';
import { type LookupSettings, readSettings } from '../lookup/settings.ts';
import { watchChanges } from '../page/watch-changes.ts';
import type { LookupElement } from '../properties.ts';
import { IDLE, type LookupPhase } from '../state.ts';
import { awayIn, hasOurs, hiddenIn, leftOver, leaveTown, straysOf, withoutOthers } from './former-address.ts';
import { moreOf, withoutDone } from './fill-details.ts';
import { lacksTown, offersOf, planOver } from './offers.ts';
import { compare, emptyIn, hasPlace, lostIn, named, shown } from './compare-form.ts';
import { SecondPass } from './second-pass.ts';

/** Reports whether a code is that of a record. A record that the page made may contain a number. */
const isCodeOf = (code: string | undefined, { zip_code, dgacode }: AddressRecord): boolean => code === String(zip_code) || code === dgacode;

/** Returns the text of lost parts, to bring it back. What `fill` excludes, or only a step that is hidden now takes, is only asked for. */
function textOf(record: AddressRecord, parts: readonly Part[], { fill }: LookupSettings, form: ResolvedForm): string {
  const values = partValues(record);
  const taken = partsOf(form);
  return parts.flatMap((part) => (fill?.includes(part) === false || !taken.includes(part) ? [] : (values.get(part) ?? []))).join('');
}

/** Keeps the state true from a fill until the form is submitted: what is missing, lost or contradicted. */
export class OrderWatch implements Order {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #read: () => void;
  /** The fields of the form that the last lookup found, if they may contain the address of another code. */
  readonly #old = new WeakMap<FillHistory, readonly ShownField[]>();
  /** The lists that had no option for the record of the last fill. */
  readonly #lists = new WeakMap<FillHistory, readonly Field[]>();
  /** The parts of a record that a list of the page has shown. */
  readonly #shown = new WeakMap<AddressRecord, Set<Part>>();
  #isComparing = false;

  /** @param read - reads the page again if it may have a code field meanwhile */
  constructor(element: LookupElement, session: LookupSession, read: () => void) {
    this.#element = element;
    this.#session = session;
    this.#read = read;
    session.order = this;
    // A lookup may have begun before this chunk was loaded.
    if (session.visit.phase.status !== 'idle') this.lookedUp(session.visit);
  }

  readonly awayIn: typeof awayIn = awayIn;
  readonly withoutOthers: typeof withoutOthers = withoutOthers;
  readonly planOver: typeof planOver = planOver;
  readonly moreOf: typeof moreOf = moreOf;

  chosen(history: FillHistory, records: readonly AddressRecord[]): AddressRecord | undefined {
    const [only, second] = named(history.refresh().found, records);
    return second ? undefined : only;
  }

  follow(visit: Visit, ready: PlannedFill): SecondPass {
    const { form, plan } = ready;
    this.#lists.set(
      visit.history,
      form.found.flatMap(({ field, parts }) => (parts.some((part) => plan.unmatched.includes(part)) ? field : [])),
    );
    return new SecondPass(visit, ready);
  }

  lookedUp(visit: Visit): void {
    const { history, filler } = visit;
    const form = history.refresh();
    leaveTown(visit);
    const { all, known } = history;
    // An address that the last fill found there is not ours, either.
    const isOurs = all.some((one) => !isZip(one) && hasOurs(one.field, filler));
    // The page may show the step of the block and the building later.
    const hidden = hiddenIn(form).filter(({ parts }) => parts[0]?.startsWith('b'));
    if (!known || !isOurs || compare(all, [known.record]).differs[0]) this.#old.set(history, showFields([...form.found, ...hidden]));
  }

  /** The records of the code in the code field, which the form is compared with. */
  #recordsOfCode({ lookup, history }: Visit): readonly AddressRecord[] {
    const { place, last } = history;
    // The page may have removed the code field since, as with the step before.
    const { code } = this.#session.readCode(place?.isConnected === false ? last?.codeText : undefined);
    // Not what several records share, which agrees with other places, too.
    const known = new Set([lookup.records, history.record ?? []].flat());
    // After an undo, the last answer is that of another code.
    return [...known].filter((record) => isCodeOf(code, record) && record.zip_code === (last?.record.zip_code ?? record.zip_code));
  }

  /** Whether the form has the record's address and another complete code: one not looked up yet, or in another field for the ZIP Code. */
  #hasOtherCode(history: FillHistory, { record, filled }: LastFill, difference: PlaceDifference): boolean {
    if (!hasPlace(filled, difference)) return false;
    const zips = history.all.flatMap(({ field, parts }) => (parts[0] === 'postal-code' ? textIn(field) : []));
    return [...zips, this.#element.value].some((text) => {
      const { code } = this.#session.readCode(text);
      return record.zip_code && code && !isCodeOf(code, record);
    });
  }

  review(visit: Visit, hasLeft: boolean): Review | undefined {
    const { history, filler } = visit;
    const { last, now: form, facts: before, all } = history;
    // The writes of a fill are compared at its end.
    if (!last || !form || TextOwnership.of(this.#element).isDispatching) return undefined;
    const settings = readSettings(this.#element);
    const records = this.#recordsOfCode(visit);
    const { record, kind } = last;
    const difference = compare(all, records[0] ? records : [record]);
    const { absent, differs, twice, others } = difference;
    const isOther = !['', history.confirmed].includes(others);
    const isContradicted = isOther && records.length > 0;
    // The user must enter what the records of a list do not share, and what is still to be chosen in the pickers.
    const lacking = history.missing(form, record, settings, kind === 'shared');
    const lost = lostIn(all, last, filler, absent, lacking);
    const missing = [...new Set([...lost, ...lacking])];
    const keepShown = (now: readonly Part[], known: readonly Part[]): readonly Part[] =>
      hasLeft ? now : now.filter((part) => known.includes(part));
    const shownLost = keepShown(lost, before.shownLost);
    // A name that the form repeats is shown at once: Enter may send the form.
    const over = differs[0] ? [] : [...twice, ...leftOver(form, record, this.#old.get(history) ?? [], filler)];
    const isOtherCode = this.#hasOtherCode(history, last, difference);
    // Not only what a replacement can be offered for: `fill` may exclude the part, or a select may have no option. Strays are named.
    const strays = straysOf(visit);
    const isInField = (part: Part): boolean => !strays.some(({ parts }) => parts.includes(part));
    const facts = {
      ...before,
      missing,
      isContradicted,
      isOtherAddress: isOther && before.isOtherAddress,
      formerZip: isOtherCode && (hasLeft || before.formerZip) ? String(record.zip_code) : null,
      toCheck: keepShown(over, [...twice, ...before.toCheck]),
      lostText: textOf(record, shownLost, settings, form),
      shownLost,
      shownDiffers: keepShown(differs.filter(isInField), before.shownDiffers),
      others,
    };
    history.facts = { ...facts, conflicts: offersOf(history, { ...facts, lost }, last, form, differs, settings, hasLeft) };
    // Also in a step that the page has closed again, where the user could not see why the form is held.
    const toFind = history.missing({ ...form, found: all }, record, settings, true);
    const known = getOrInsert(this.#shown, record, () => new Set());
    const notTaken = [
      // The page may have refused the ZIP Code that replaces a Digital Address.
      ...form.found.flatMap((one) =>
        kind === 'whole' && isZip(one) && this.#session.readCode(textIn(one.field)).code === record.dgacode ? one.parts : [],
      ),
      ...notChosen(form, record, settings.fill, strays, known),
      ...emptyIn(all, history.rejected, filler),
    ];
    return {
      // In an area whose towns are not listed, the town is asked for, but never required: some have none.
      toEnter: [...new Set([...notTaken, ...shownLost, ...toFind])],
      isIncomplete: isOtherCode || isContradicted || missing.length + notTaken.length > 0 || toFind.includes('block'),
      isNew: shown(before) !== shown(history.facts),
      lacksMore: missing.some((part) => !before.missing.includes(part)),
    };
  }

  /** Whether the user or the page has emptied the address and its code, which is not only in a step that is closed now. */
  get #isGone(): boolean {
    const { isEmptied, last } = this.#session.visit.history;
    // The form may have no option for a choice in the pickers that goes on.
    const isPicking = last?.kind === 'shared' && last.code === null;
    return isEmptied && !isPicking && this.#session.page.found?.codeFields[0]?.value === '';
  }

  /** Whether the user is in no field of the address: what a script has changed is shown at once. */
  get #isElsewhere(): boolean {
    return !hasFocus(this.#element) && !this.#session.visit.history.all.some(({ field }) => hasFocus(field));
  }

  compare(hasLeft: boolean = this.#isElsewhere): void {
    const { visit } = this.#session;
    const { phase } = visit;
    const review = this.review(visit, hasLeft);
    if (!review) return;
    if (this.#isGone) return this.#session.forget();
    const { toEnter, isIncomplete, isNew, lacksMore } = review;
    if (!('summary' in phase)) {
      if (isNew) this.#showEdited(phase);
      return;
    }
    const status = isIncomplete ? 'incomplete' : 'filled';
    const { summary } = phase;
    const { missing, isContradicted, shownDiffers } = visit.history.facts;
    const now = withoutDone(summary, visit);
    if (status === phase.status && !isNew && now === summary && toEnter.join() === summary.missing.join()) return;
    this.#showEdited({
      status,
      summary: {
        ...now,
        filled: now.filled.filter((part) => ![...toEnter, ...shownDiffers].includes(part)),
        missing: toEnter,
        kept: isContradicted ? summary.kept : [],
      },
    });
    if (lacksMore) dispatch(this.#element, 'dga-incomplete', { missing });
  }

  /** Shows the state after an edit of a field other than the code field. */
  #showEdited(phase: LookupPhase): void {
    const { state, visit } = this.#session;
    const { remark } = state;
    const isKept = remark?.about === 'code' && !this.#session.readCode().code;
    this.#session.show(phase, visit, true, isKept ? remark : undefined);
  }

  /** Notices when the user leaves a field below a root, or submits the form, and when the page opens fields, until the signal aborts. */
  listen(root: Node, signal: AbortSignal): void {
    const notice = (event: Event): void => {
      const [target] = event.composedPath();
      // A window that loses the focus does not take it from the field.
      if (event.type === 'focusout' && target instanceof Element && hasFocus(target)) return;
      if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Enter') return;
      this.#read();
      this.left(event.type === 'focusout' ? target : undefined);
    };
    listen(root, 'focusout keydown invalid submit', notice, signal, true);
    // The page may keep the focus in the field that the user has left. Later, its own listeners have run.
    const clicked = ({ isTrusted, target }: Event): void => {
      if (isTrusted && target !== this.#element && !hasFocus(target as Element)) setTimeout(() => this.left(undefined));
    };
    listen(root, 'click', clicked, signal, true);
    watchChanges(root, () => 'summary' in this.#session.state && this.#compareLater(), signal);
  }

  /** The town goes in front of a block alone, and what is new is shown. */
  left(field: EventTarget | undefined): void {
    const { visit } = this.#session;
    const { history, lookup, phase } = visit;
    const { record } = history;
    const fill = (now: AddressRecord, over?: readonly Field[]): unknown =>
      this.#session.fillFrom(now, { goesOn: true, ...(over && { over }) }, lookup.signal).catch(() => undefined);
    // The page may have corrected the code field, without an event.
    if (phase.status === 'error' && !isSameText(lookup.failedText, this.#element.value)) this.#session.show(IDLE);
    if (record && 'summary' in phase && lacksTown(history, field, record, readSettings(this.#element))) fill(record, [field]);
    // The user has typed one of several towns.
    const records = this.#recordsOfCode(visit);
    const chosen = field && records[1] && this.chosen(history, records);
    if (chosen && chosen !== history.last?.record) fill(chosen);
    // The page may have shown fields meanwhile.
    if (history.last) history.resolve();
    this.compare(true);
  }

  entered(field: EventTarget): boolean {
    const { history, filler } = this.#session.visit;
    const { reached } = history.known ?? {};
    const isFirst = !reached?.has(field);
    reached?.add(field);
    return isFirst && history.facts.missing.includes('block') && history.blockFields.some((one) => one === field && filler.isOurs(one));
  }

  confirm(others: string): void {
    this.#session.visit.history.confirmed = others;
    this.compare(true);
  }

  keep(): void {
    const { visit } = this.#session;
    visit.history.confirmed = visit.history.facts.others;
    this.review(visit, true);
    this.#session.show(IDLE);
  }

  /** A text that an input method has not finished is compared later. */
  edited(event: Partial<InputEvent>): void {
    const { visit, page } = this.#session;
    const { isComposing, target } = event;
    // So is a code: its request leaves in the event of the last key.
    if (page.found?.codeFields.includes(target as Field)) this.#codeEdited(event, visit);
    else if (!isComposing) this.compare();
    // A lookup that runs is shown at once beside the text.
    if (visit.phase.status === 'busy') this.#element.requestUpdate();
    this.#compareLater();
  }

  /** A known code starts no lookup, which would note the address beside it: a script may have set another one meanwhile. */
  #codeEdited(event: Partial<InputEvent>, visit: Visit): void {
    const { code } = this.#session.readCode();
    if (event.type === 'input' && code && !isOwnWrite(event as Event) && !this.#session.isNew(code)) this.lookedUp(visit);
  }

  /** Compares once the page has responded, once for several changes. */
  #compareLater(): void {
    if (this.#isComparing || !this.#session.visit.history.last) return;
    this.#isComparing = true;
    setTimeout(() => {
      this.#isComparing = false;
      const { visit, page } = this.#session;
      visit.history.refresh();
      // The page may have closed the step with the message.
      page.placement?.follow(page.found?.codeFields ?? []);
      this.goOn();
      this.compare();
    });
  }

  goOn(): void {
    const { phase, history } = this.#session.visit;
    // A page may draw its form again in response to each write, which goes on.
    if (TextOwnership.of(this.#element).isDispatching) return;
    const isDue = 'summary' in phase ? !phase.summary.isStale && this.#hasNewField(history, readSettings(this.#element)) : this.#isBack;
    if (isDue) void this.#session.refill();
  }

  /** Whether the code field contains the code of the address again: the user has not waited for the answer of another code. */
  get #isBack(): boolean {
    const { phase, history, lookup } = this.#session.visit;
    const isPlain = phase.status === 'idle' && lookup.code === null && !phase.undone && !phase.offered && !history.confirmed;
    return isPlain && !!history.record && isCodeOf(this.#session.readCode().code, history.record);
  }

  /** Whether a fill would write a rejected part into a field that the last fill did not find, or a list that has got its option meanwhile. */
  #hasNewField(history: FillHistory, settings: LookupSettings): boolean {
    const { record, now: form, last } = history;
    const lists: readonly EventTarget[] = this.#lists.get(history) ?? [];
    const isNew = ({ field }: { readonly field: EventTarget }): boolean => !last?.known.has(field) || lists.includes(field);
    if (!record || !form?.found.some(isNew)) return false;
    // Even with `always`, what the user has corrected meanwhile is another address.
    const plan = history.plan(form, { record, code: null, way: {}, settings: { ...settings, policy: 'own' } });
    return plan.changes.some((one) => isNew(one) && one.parts.some((part) => history.rejected.includes(part)));
  }
}

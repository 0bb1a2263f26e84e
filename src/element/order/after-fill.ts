import { partValues, placeName } from '../../address/part-values.ts';
import { foldPlace, isBlockAlone } from '../../address/fold-place.ts';
import { type Part, PLACE_LEVELS } from '../../address/parts.ts';
import { hiddenIn, type ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { compareFields } from '../../form/compare-fields.ts';
import type { AddressField, FoundField } from '../../form/discovery/reading.ts';
import { type Field, textIn } from '../../form/field.ts';
import type { ShownField } from '../../form/option-match.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FormFiller, FormPlan } from '../../form/filling/fill-and-undo.ts';
import { couldHold } from '../../form/filling/missing-block.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';
import { type FillTarget, isSeen } from '../../form/filling/fill-target.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { Correction, FillSummary } from '../messages/messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { Conflicts } from '../state.ts';
import type { Facts, LastFill } from '../lookup/last-fill.ts';
import type { Visit } from '../lookup/form-store.ts';
import type { OrderCheck } from '../lookup/order-check.ts';
import type { LookupSettings } from '../lookup/settings.ts';

/** Returns the block that the user typed: behind our text, or in a separate field, even if that is in a step which the page hides now. */
function typedBlock(form: ResolvedForm, filler: FormFiller): string {
  const texts = [...form.found, ...hiddenIn(form)].map(({ field, parts }) => {
    if (!couldHold('block', parts)) return '';
    const ownership = TextOwnership.of(field);
    const beginning = ownership.beginningOf(field, filler);
    if (beginning !== '') return textIn(field).slice(beginning.length);
    return parts[0] === 'block' && ownership.ownerOf(field, filler) === 'person' ? textIn(field) : '';
  });
  return texts.find(Boolean)?.trim() ?? '';
}

/** Returns what a fill has corrected: the prefecture, city and town that differ from those of the fill before. */
export function correctionOf({ check, filler }: Visit, { filled, values }: FillSummary): Partial<FillSummary> | undefined {
  const { earlier } = check;
  if (!earlier || earlier.kind === 'undone') return undefined;
  const before = partValues(earlier.record);
  const parts = PLACE_LEVELS.filter((part) => filled.includes(part) && before.has(part) && before.get(part) !== values?.get(part));
  if (parts.length === 0) return undefined;
  const readBlock = (): string => (check.now ? typedBlock(check.now, filler) : '');
  const block = readBlock();
  const place = values ? placeName(values, parts) : '';
  const changed: Correction = {
    message: (messages) => ({
      shown: block && messages.filled({ filled: [], kept: [], missing: [], check: ['block'] }),
      spoken: orderMessages(messages).changed(parts, place, block),
    }),
    told: block ? ['block', ...parts] : [],
    // The page may have brought another address back.
    isChecked: () => readBlock() !== block || check.facts.shownDiffers.some((part) => (parts as readonly Part[]).includes(part)),
  };
  // Other places have not changed.
  return { changed, filled: filled.filter((part) => /^(?:block|building|organization)$/.test(part)) };
}

/** The names of the building and the company of a record that no field takes: the parcel needs them. */
export function lostNames({ check }: Visit, { values }: FillSummary, unfilled: readonly Part[]): readonly string[] {
  const { found, mapping } = check.now as ResolvedForm;
  const isLost = (part: Part): boolean =>
    unfilled.includes(part) && !mapping.nowhere.has(part) && !found.some(({ parts }) => parts.includes(part));
  return (['building', 'organization'] as const).flatMap((part) => (isLost(part) ? (values?.get(part) ?? []) : []));
}

/** The conflicts in fields that have lost no part: a separate control brings a lost part back. */
function withoutLost(conflicts: Conflicts, lost: readonly Part[]): Conflicts {
  return conflicts.filter(({ parts }) => !parts.some((part) => lost.includes(part)));
}

/** The changes to offer to the user. They are planned again only once the user has left the field, except with `ask`. */
export function offersOf(
  check: OrderCheck,
  { conflicts, isContradicted, isOtherAddress, lost }: Facts,
  { record, kind, code }: LastFill,
  form: ResolvedForm,
  differs: readonly Part[],
  settings: LookupSettings,
  hasLeft: boolean,
): Conflicts {
  const isAsking = settings.policy === 'ask' && kind !== 'undone' && check.confirmed === '';
  if (!isContradicted && !isAsking) return [];
  // An address is replaced as a whole, with the parts that agree.
  const isOpen = (part: Part): boolean => isOtherAddress || part === 'postal-code' || differs.includes(part);
  if (!hasLeft && !isAsking) return conflicts.filter(({ parts }) => parts.some(isOpen));
  if (isOtherAddress || isAsking) {
    const plan = check.plan(form, { record, code, way: { over: [], isWhole: isOtherAddress }, settings });
    const offered = isOtherAddress ? plan.changes : withoutLost(plan.conflicts, lost);
    if (offered.length > 0 || !isContradicted) return offered;
  }
  // With the changes: our text for the former code, if the form was closed when the answer came, or the page's own choice.
  const all = check.plan(form, { record, code, way: {}, settings });
  const isContradicting = ({ parts }: PlannedChange<FillTarget>): boolean =>
    parts[0] === 'postal-code' || parts.some((part) => differs.includes(part) || part === 'address');
  return withoutLost([...all.conflicts, ...all.changes], lost).filter(isContradicting);
}

/** The fields of the address that the form no longer finds, although the order contains them; `undefined` if the form asks for another one. */
export function awayIn({ found }: ResolvedForm, all: readonly AddressField[], filler: FormFiller): readonly AddressField[] | undefined {
  const isFound = ({ field }: AddressField): boolean => found.some((one) => one.field === field);
  const isAsked = ({ parts }: AddressField): boolean => found.some((one) => one.parts.some((part) => parts.includes(part)));
  const away = all.filter((one) => one.field.isConnected && !isFound(one));
  // The next step asks for the same parts again.
  if (away.some(isAsked) && !all.some(({ field }) => isSeen(field))) return undefined;
  // A hidden field is in the order unless it is disabled. The page may have hidden it because another one takes its part.
  const isLeft = ({ field }: AddressField): boolean => (isSeen(field) ? filler.hasOurs(field) : !field.matches(':disabled'));
  return away.filter((one) => isLeft(one) && !isAsked(one));
}

/**
 * The parts of an earlier address that remain after the user has corrected the place by hand.
 * @param old - the fields that may have contained the address of another code
 */
export function leftOver({ found }: ResolvedForm, record: AddressRecord, old: readonly ShownField[], filler: FormFiller): readonly Part[] {
  // Text that the user enters after a fill has emptied the field is new, even if it is the same.
  const isOld = ({ field, parts }: FoundField): boolean =>
    parts[0]?.startsWith('b') === true && !filler.hasLost(field) && old.some(({ text }) => text !== '' && text === textIn(field));
  const left = found.flatMap((one) => (isOld(one) ? one.parts : []));
  // A prefecture alone may be the page's choice.
  const isOtherPlace = left.length > 0 && compareFields(old, record).differs.some((part) => part !== 'prefecture');
  return isOtherPlace ? left : repeated(found, record, filler);
}

/** The parts of a field that repeats, in front of more, the prefecture or the city that the element has written into a field of their own. */
function repeated(found: readonly FoundField[], record: AddressRecord, filler: FormFiller): readonly Part[] {
  const names = (['prefecture', 'city'] as const).flatMap((part) =>
    found.some(({ field, parts }) => parts[0] === part && filler.isOurs(field)) ? foldPlace(partValues(record).get(part) ?? '') : [],
  );
  const repeats = ({ field, parts }: FoundField): boolean => {
    if (!/^(?:city|town|block)$/.test(parts[0] ?? '') || filler.isOurs(field)) return false;
    const text = foldPlace(textIn(field));
    const rest = names.reduce((left, name) => (left.startsWith(name) ? left.slice(name.length) : left), text);
    return rest !== '' && rest !== text;
  };
  return found.flatMap((one) => (repeats(one) ? one.parts : []));
}

/**
 * Returns the result of a fill without what the user has done since: checked the block that a correction kept, edited fields, and entered
 * the names that no field asks for.
 */
export function withoutDone(summary: FillSummary, { check, filler }: Visit): FillSummary {
  const found = check.now?.found ?? [];
  const { changed, check: asked = [], lost = [], ...rest } = summary;
  if (changed?.isChecked()) return { ...rest, filled: [] };
  const edited = found.flatMap(({ field, parts }) => (filler.isTouched(field) ? parts : []));
  const left = asked.filter((part) => !edited.includes(part));
  const text = foldPlace(found.map(({ field }) => textIn(field)).join());
  const stillLost = lost.filter((name) => !text.includes(foldPlace(name)));
  return left.length + stillLost.length < asked.length + lost.length ? { ...summary, check: left, lost: stillLost } : summary;
}

/** Reports whether a fill puts the town in front of the block alone in a field that the user has left. */
export function lacksTown(
  check: OrderCheck,
  field: EventTarget | undefined,
  record: AddressRecord,
  settings: LookupSettings,
): field is Field {
  // Only then: a plan for each field that the user leaves would take too long.
  const hasBlock = check.now?.found.some((one) => one.field === field && isBlockAlone(textIn(one.field)));
  return (
    !!hasBlock &&
    check
      .plan(check.now as ResolvedForm, { record, code: null, way: {}, settings })
      .changes.some((one) => one.field === field && one.keeps !== '')
  );
}

/** Returns what a plan changes in these fields, which contain the user's text, and in those that have got an option meanwhile. */
export function planOver(all: FormPlan, over: readonly FillTarget[], rejected: readonly Part[]): FormPlan {
  // A select may have got the option meanwhile: a city of the replaced prefecture.
  const isAsked = (one: PlannedChange<FillTarget>): boolean =>
    over.includes(one.field) || (rejected.includes(one.part) && !all.conflicts.includes(one));
  const changes = [...all.conflicts, ...all.changes].filter(isAsked);
  const conflicts = all.conflicts.filter((one) => !isAsked(one));
  return { ...all, changes, conflicts, kept: all.kept.filter((part) => !changes.some(({ parts }) => parts.includes(part))) };
}

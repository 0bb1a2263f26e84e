import { partValues } from '../../address/part-values.ts';
import { foldPlace, isBlockAlone } from '../../address/fold-place.ts';
import type { Part } from '../../address/parts.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { compareFields } from '../../form/compare-fields.ts';
import type { AddressField, FoundField } from '../../form/discovery/reading.ts';
import { type Field, textIn } from '../../form/field.ts';
import type { ShownField } from '../../form/option-match.ts';
import type { AddressRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { FormFiller } from '../../form/filling/fill-and-undo.ts';
import { isSeen } from '../../form/filling/fill-target.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { Visit } from '../lookup/form-store.ts';

/** The fields that the page may show later, such as those of the next step. */
export function hiddenIn({ refused }: ResolvedForm): readonly AddressField[] {
  return refused.filter(({ refusal }) => refusal === 'invisible');
}

/** Reports whether a field begins with our text: with nothing else, or what the user has typed behind it. */
export const hasOurs = (field: Field, filler: FormFiller): boolean =>
  filler.isOurs(field) || TextOwnership.of(field).beginningOf(field, filler) !== '';

/** Leaves a town that the user has typed behind our city to the user, when another code is looked up: that would keep it as a block. */
export function leaveTown({ history: { known, now }, filler }: Visit): void {
  const town = known && withoutTownNote(known.record).town_name;
  for (const { field, parts } of now?.found ?? []) {
    const ownership = TextOwnership.of(field);
    const ours = ownership.beginningOf(field, filler);
    const hasTown = !/city|town|address/.test(parts.join()) || (town && ours.includes(town));
    if (ours !== '' && !hasTown && !isBlockAlone(textIn(field).slice(ours.length))) ownership.forget(field);
  }
}

/** The fields that the form no longer finds, and whose text a fill would change there. */
export function straysOf({ history, filler }: Visit): readonly AddressField[] {
  return history.away.filter(({ field }) => hasOurs(field, filler));
}

/** Without a ZIP Code, a form may no longer tell two addresses or questions apart. */
export function withoutOthers(form: FoundForm, former: ResolvedForm | undefined): FoundForm {
  const { fields } = form;
  if (fields.zip) return form;
  const isOthers = (field: Field): unknown => former?.refused.some((one) => one.field === field && one.refusal === 'group');
  const candidates = fields.candidates.map((one) => (isOthers(one.field) ? { ...one, refusal: 'group' as const } : one));
  return { ...form, fields: { ...fields, candidates, open: candidates.filter(({ refusal }) => !refusal) } };
}

export function awayIn({ found }: ResolvedForm, all: readonly AddressField[], filler: FormFiller): readonly AddressField[] | undefined {
  const isFound = ({ field }: AddressField): boolean => found.some((one) => one.field === field);
  const isAsked = ({ parts }: AddressField): boolean => found.some((one) => one.parts.some((part) => parts.includes(part)));
  const away = all.filter((one) => one.field.isConnected && !isFound(one));
  // The next step asks for the same parts again.
  if (away.some(isAsked) && !all.some(({ field }) => isSeen(field))) return undefined;
  // A hidden field is in the order unless it is disabled. The page may have hidden it because another one takes its part.
  const isLeft = ({ field }: AddressField): boolean => (isSeen(field) ? hasOurs(field, filler) : !field.matches(':disabled'));
  return away.filter((one) => isLeft(one) && !isAsked(one));
}

/** The parts of an earlier address that remain after a correction by hand. @param old - the fields that may have contained that of another code */
export function leftOver({ found }: ResolvedForm, record: AddressRecord, old: readonly ShownField[], filler: FormFiller): readonly Part[] {
  // The comparison judges the other parts, and the town unless the record has none.
  const isOpen = partValues(record).has('town') ? /^b/ : /^(?:b|town)/;
  // Text that the user enters after a fill has emptied the field is new, even if it is the same.
  const isOld = ({ field, parts }: FoundField): boolean =>
    isOpen.test(parts[0] ?? '') && !filler.hasLost(field) && old.some(({ text }) => text !== '' && text === textIn(field));
  const left = found.flatMap((one) => (isOld(one) ? one.parts : []));
  // A prefecture alone may be the page's choice.
  const isOtherPlace = left.length > 0 && compareFields(old, record).differs.some((part) => part !== 'prefecture');
  return isOtherPlace ? left : repeated(found, record, filler);
}

/** The parts of a field that repeats, in front of more, the prefecture or the city that the element has written into a field of their own. */
function repeated(found: readonly FoundField[], record: AddressRecord, filler: FormFiller): readonly Part[] {
  const nameOf = (part: Part): string => foldPlace(partValues(record).get(part) ?? '');
  const [prefecture = '', city = ''] = (['prefecture', 'city'] as const).map((part) =>
    found.some(({ field, parts }) => parts[0] === part && filler.isOurs(field)) ? nameOf(part) : '',
  );
  // 東京千代田区, not 東京タワー.
  const names = [prefecture, prefecture && prefecture.slice(0, -1) + nameOf('city'), city];
  const repeats = ({ field, parts }: FoundField): boolean => {
    if (!/^(?:city|town|block)$/.test(parts[0] ?? '') || filler.isOurs(field)) return false;
    const text = foldPlace(textIn(field));
    const rest = names.reduce((left, name) => (left.startsWith(name) ? left.slice(name.length) : left), text);
    return rest !== '' && rest !== text;
  };
  return found.flatMap((one) => (repeats(one) ? one.parts : []));
}

import { comparePlace, type PlaceDifference, type PlaceText } from '../../address/compare-place.ts';
import { partValues, type TextForms } from '../../address/part-values.ts';
import { type Part, PLACE_LEVELS, PLACE_PARTS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FoundField } from '../../form/discovery/reading.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { shownAround, shownIn } from '../../form/option-match.ts';
import type { Conflicts } from '../state.ts';

/** The forms of names that are compared. */
export const PLAIN: TextForms = { kana: 'katakana', width: 'keep' };

/** Fields, with the parts that they take. */
type Fields = readonly Pick<FoundField, 'field' | 'parts'>[];

/** The texts that the user sees in the fields. */
export function textsOf(found: Fields): PlaceText[] {
  return found.map(({ field, parts }) => ({ parts, text: shownIn(field) }));
}

/** Compares the fields with several records of one code, and returns the difference from the closest one. */
export function compare(found: Fields, records: readonly AddressRecord[]): PlaceDifference {
  const fields = textsOf(found);
  const all = records.map((record) => comparePlace(fields, record));
  return all.reduce(
    (best, one) => (one.differs.length < best.differs.length ? one : best),
    all[0] ?? { absent: [], differs: [], twice: [] },
  );
}

/** The text of the fields that take a place, as one key. */
export function addressIn({ found }: ResolvedForm): string {
  return textsOf(found)
    .map(({ parts, text }) => (parts.some((part) => PLACE_PARTS.includes(part)) ? text : ''))
    .join('\n');
}

/**
 * The parts that only fields ask for which the element leaves alone: a list that a script keeps, until it shows them, and fields that are as likely
 * as others or have no label, until any field shows them.
 */
export function notChosen({ found, refused, mapping }: ResolvedForm, record: AddressRecord, fill: readonly Part[] | null): readonly Part[] {
  const taken = new Set([...found.flatMap(({ parts }) => parts), ...mapping.listeners.keys(), ...mapping.nowhere]);
  const fields = [...found, ...refused].map(({ field }) => field);
  const values = partValues(record, PLAIN);
  return refused.flatMap(({ field, parts, refusal }) => {
    const isEqual = refusal === 'ambiguous';
    const able: readonly Part[] = isEqual ? PLACE_LEVELS : PLACE_PARTS;
    const open = parts.filter((part) => able.includes(part) && values.has(part) && !taken.has(part) && (fill?.includes(part) ?? true));
    const shown = isEqual ? fields.map(shownIn).join('\n') : open[0] && shownAround(field, fields);
    return shown === undefined ? [] : open.filter((part) => !shown.includes(values.get(part) ?? ''));
  });
}

/** The conflicts in fields that have lost no part: a separate control brings a lost part back. */
export function withoutLost(conflicts: Conflicts, lost: readonly Part[]): Conflicts {
  return conflicts.filter(({ parts }) => !parts.some((part) => lost.includes(part)));
}

/** The conflicts in fields that name another place, or another ZIP Code. */
export function contradicting(conflicts: Conflicts, differs: readonly Part[], lost: readonly Part[]): Conflicts {
  return withoutLost(conflicts, lost).filter(
    ({ parts }) => parts[0] === 'postal-code' || parts.some((part) => differs.includes(part) || part === 'address'),
  );
}

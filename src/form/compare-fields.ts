import { comparePlace, type PlaceDifference } from '../address/compare-place.ts';
import { partValues } from '../address/part-values.ts';
import type { AddressRecord } from '../address/record.ts';
import { type ShownField, shownText } from './option-match.ts';

/** Compares fields with a record. The option that a fill chooses agrees, whatever the list says around the name. */
export function compareFields(fields: readonly ShownField[], record: AddressRecord): PlaceDifference {
  const values = partValues(record);
  return comparePlace(
    fields.map((field) => ({ parts: field.parts, text: shownText(field, record, values) })),
    values,
  );
}

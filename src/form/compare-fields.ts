import { foldPlace, isBlockAlone } from '../address/fold-place.ts';
import { type Part, PLACE_LEVELS } from '../address/parts.ts';
import { partValues, type PartValues } from '../address/part-values.ts';
import type { PlaceDifference, PlaceText } from '../address/place-difference.ts';
import type { AddressRecord } from '../address/record.ts';
import { loadedForms } from '../address/text/loaded-forms.ts';
import { type ShownField, shownText } from './option-match.ts';

/** Compares texts without the spellings of a place: each must begin with its first part. So a user's text is rather kept than mixed. */
function compareBeginnings(fields: readonly PlaceText[], values: PartValues): PlaceDifference {
  const differs = fields.flatMap(({ parts, text }): readonly Part[] => {
    const level = PLACE_LEVELS.find((part) => values.has(part) && (parts.includes(part) || parts.includes('address')));
    const isOther = level && text !== '' && !isBlockAlone(text) && !foldPlace(text).startsWith(foldPlace(values.get(level) ?? ''));
    return isOther ? [level] : [];
  });
  return { absent: [], differs, twice: [], others: '' };
}

/** Compares fields with a record. The option that a fill chooses agrees, whatever the list says around the name. */
export function compareFields(fields: readonly ShownField[], record: AddressRecord): PlaceDifference {
  const values = partValues(record);
  const texts = fields.map((field) => ({ parts: field.parts, text: shownText(field, record, values) }));
  return (loadedForms.comparePlace ?? compareBeginnings)(texts, values);
}

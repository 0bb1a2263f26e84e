import { foldPlace, isBlockAlone, namesOf } from '../../address/fold-place.ts';
import type { PlaceText } from '../../address/place-difference.ts';
import type { PartValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { loadedForms } from '../../address/text/loaded-forms.ts';

/** The company and the places in roma, whose names may be in front of a block as those of the places are. */
const OTHERS = /^organization$|-roma$/;

/** Returns what follows these names. The user may have repeated the town in front of the block. */
function beyond(text: string, names: readonly string[]): string {
  const name = names.find((each) => each !== '' && text.startsWith(each));
  return name ? beyond(text.slice(name.length), names) : text;
}

/** Reports whether a field for these parts also takes that part. */
export function couldHold(part: Part, parts: readonly Part[]): boolean {
  return parts.some((one) => one === 'address' || one.startsWith(part));
}

/**
 * Reports whether the user still has to enter a part: a field could take it, and no field contains text beyond the known prefecture, city
 * and town. Any such text counts, because some places have no block number; but a block alone is no town. A block with two numbers also
 * counts behind its town, in a field that does not ask for it: 丸の内1-2, but not 第一ビル3F.
 */
export function isMissing(part: Part, fields: readonly PlaceText[], values: PartValues): boolean {
  const others = [...values].flatMap(([name, value]) => (OTHERS.test(name) ? foldPlace(loadedForms.toEnglishName?.(value) ?? value) : []));
  const names = [...namesOf(values).map(([, name]) => name), ...others];
  const isOpen = ({ parts, text }: PlaceText): boolean => {
    const folded = foldPlace(text);
    const rest = beyond(folded, names);
    // A town may be in front of its block: 春日宮重町12-3.
    if (part === 'town' && parts[0] === 'block') return isBlockAlone(rest) || !/^\p{sc=Han}/u.test(rest);
    // A town may be behind the city: 今治市桜井.
    const takes = couldHold(part, parts) || (part === 'town' && values.has('city') && parts.includes('city'));
    // 1-2 alone may be a room.
    if (!takes) return part !== 'block' || (rest === folded && !parts.includes('town')) || !/^\d+[-番]\D*\d/.test(rest);
    return rest === '' || (part === 'town' && isBlockAlone(rest.replace(/[a-z].*$/, '')));
  };
  return fields.some(({ parts }) => couldHold(part, parts)) && fields.every(isOpen);
}

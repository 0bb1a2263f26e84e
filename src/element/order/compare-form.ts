import { isBlockAlone } from '../../address/fold-place.ts';
import type { PlaceDifference } from '../../address/place-difference.ts';
import { type Part, PLACE_PARTS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { compareFields } from '../../form/compare-fields.ts';
import { textIn } from '../../form/field.ts';
import type { FormFiller } from '../../form/filling/fill-and-undo.ts';
import { isSeen } from '../../form/filling/fill-target.ts';
import { showFields } from '../../form/option-match.ts';
import type { Facts, LastFill } from '../lookup/fill.ts';

type Fields = readonly AddressField[];

/** What the view shows of the facts, to compare. */
export function shown(facts: Facts): string {
  return JSON.stringify({ ...facts, others: '', conflicts: facts.conflicts.map(({ parts }) => parts) });
}

/** How far a form is from a record: another place counts more than a missing one. */
const distance = ({ differs, absent }: PlaceDifference): number => differs.length * PLACE_PARTS.length + absent.length;

/** Compares the fields with several records of one code, and returns the difference from the closest one. */
export function compare(found: Fields, records: readonly AddressRecord[]): PlaceDifference {
  const fields = showFields(found);
  const all = records.map((record) => compareFields(fields, record));
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The records whose town the fields name, or whose city if its towns are not listed. */
export function named(found: Fields, records: readonly AddressRecord[]): readonly AddressRecord[] {
  // A form without a field for the town names none.
  const texts = [...showFields(found), { parts: ['city', 'town'] as const, text: '' }];
  const all = records.filter((record) => {
    const { absent, differs } = compareFields(texts, record);
    const isDecided = withoutTownNote(record).town_name ?? records.every((one) => one === record || one.city_name !== record.city_name);
    return isDecided && absent.length + differs.length === 0;
  });
  // 向新庄町 begins with 向新庄, too.
  return all.filter(({ town_name: town }) => !all.some((one) => one.town_name !== town && one.town_name?.startsWith(String(town))));
}

/** Reports whether the form contains the place of a record. `filled`: the parts that it contained after the fill. */
export function hasPlace(filled: readonly Part[], { absent, differs }: PlaceDifference): boolean {
  return differs.length === 0 && filled.some((part) => PLACE_PARTS.includes(part) && !absent.includes(part));
}

export function emptyIn(found: Fields, among: readonly Part[], filler: FormFiller): readonly Part[] {
  return among.filter((part) => found.some(({ field, parts }) => parts.includes(part) && filler.isEmpty(field)));
}

/** The parts that the fields have lost since the fill. `lacking`: those that the user must enter. */
export function lostIn(
  found: Fields,
  { filled, kind }: LastFill,
  filler: FormFiller,
  absent: readonly Part[],
  lacking: readonly Part[],
): readonly Part[] {
  const empty = emptyIn(found, filled, filler);
  const isForTown = found.some(({ parts }) => parts.includes('town'));
  // A block alone has replaced a place, even one that the user had typed, or lacks its town. A place cannot be typed into a readonly field, nor,
  // after an undo, into a step that the page has hidden.
  const replaced = found.flatMap(({ field, parts }) => {
    if (isBlockAlone(textIn(field))) return isForTown && parts[0] === 'block' ? [...parts, 'town' as const] : parts;
    return (field as Partial<HTMLInputElement>).readOnly || (kind === 'undone' && !isSeen(field)) ? parts : [];
  });
  return [...new Set([...filled, ...replaced])].filter((part) =>
    PLACE_PARTS.includes(part) ? absent.includes(part) : [...lacking, ...empty].includes(part),
  );
}

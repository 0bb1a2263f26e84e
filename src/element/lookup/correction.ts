import { partValues, placeName } from '../../address/part-values.ts';
import { PLACE_LEVELS } from '../../address/parts.ts';
import { hiddenIn, type ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { textIn } from '../../form/field.ts';
import type { FormFiller } from '../../form/filling/fill-and-undo.ts';
import { couldHold } from '../../form/filling/missing-block.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { Correction, FillSummary } from '../fill-summary.ts';
import type { Visit } from './form-store.ts';

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
export function correctionOf({ check, filler }: Visit, { filled, values }: FillSummary): Correction | undefined {
  const { earlier } = check;
  if (!earlier || earlier.kind === 'undone') return undefined;
  const before = partValues(earlier.record);
  const parts = PLACE_LEVELS.filter((part) => filled.includes(part) && before.has(part) && before.get(part) !== values?.get(part));
  if (parts.length === 0) return undefined;
  const readBlock = (): string => (check.now ? typedBlock(check.now, filler) : '');
  const block = readBlock();
  return { parts, place: values ? placeName(values, parts) : '', block, isChecked: () => readBlock() !== block };
}

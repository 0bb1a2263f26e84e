import type { Part } from '../../address/parts.ts';
import { fitsPattern, takesCode } from '../code-limits.ts';
import type { FoundField } from '../discovery/reading.ts';
import { hasFocus } from '../dom.ts';
import { type Field, isInput, isSelect } from '../field.ts';
import type { FillTarget } from './fill-target.ts';
import { showField } from '../option-match.ts';
import type { Slot } from './plan-fill.ts';
import type { TextOwnership } from './text-ownership.ts';

/** Reports whether a field is for any text, and its own rules allow this one. */
function takes(field: Field, text: string): boolean {
  const { maxLength = -1, type, inputMode, pattern = '' } = field as Partial<HTMLInputElement>;
  if (maxLength >= 0 && text.length > maxLength) return false;
  if (!isInput(field)) return true;
  if (/number|numeric|decimal|tel/.test(`${type} ${inputMode}`)) return false;
  return fitsPattern(pattern, text);
}

/**
 * Takes the snapshot of a field for planning.
 * @param typed - the code in a code field
 * @param code - the code that was looked up
 */
export function slotOf(
  { field, parts, box, source }: FoundField,
  typed: string | undefined,
  code: string | null,
  ownership: TextOwnership,
  writer: object,
): Slot<FillTarget> {
  const shown = showField(field, parts);
  return {
    ...shown,
    field,
    owner: ownership.ownerOf(field, writer),
    takesCode: (text) => takesCode(field, text),
    typed,
    isCode: typed === code,
    isFocused: hasFocus(field),
    takes: (text) => takes(field, text),
    isPlainNumber: source === 'h-adr',
    isShown: (field as HTMLInputElement).type !== 'hidden',
    box,
    isPreselected: isSelect(field) && ownership.isPreselected(field, writer),
    beginning: shown.options ? '' : ownership.beginningOf(field, writer),
  };
}

/** Takes the snapshot of a function of `fields`. */
export function listenerSlot(part: Part, target: FillTarget): Slot<FillTarget> {
  return {
    field: target,
    parts: [part],
    text: target.value,
    owner: target.value === '' ? 'nobody' : 'us',
    takesCode: () => true,
    isCode: false,
  };
}

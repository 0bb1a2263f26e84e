import { isPart } from '../../address/parts.ts';
import type { Field } from '../field.ts';
import { readAutocomplete } from './evidence/autocomplete.ts';
import { readHAdr, readWords } from './evidence/weigh.ts';
import type { FieldReader, FieldReading } from './found-field.ts';

/** Reads `data-dga-field="PART [PART…]"`. */
export function readMark(field: Field): FieldReading | undefined {
  const mark = field.dataset['dgaField'];
  if (mark === undefined) return undefined;
  return {
    source: 'data-dga-field',
    parts: mark
      .trim()
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(isPart),
    reason: `data-dga-field="${mark}"`,
    group: readAutocomplete(field.getAttribute('autocomplete'))?.group,
  };
}

/** The readers that are asked after the page's own marks, in this order: h-adr classes, then the words of names and labels. */
export const READERS: readonly FieldReader[] = [readHAdr, readWords];

import { isPart, type Part } from '../../address/parts.ts';
import { partsOfToken, readAutocomplete } from './autocomplete.ts';
import type { Field } from '../field.ts';
import type { FieldReading } from './found-field.ts';

/** `data-dga-field="PART [PART…]"`: the page's own word. */
export function readMark(field: Field): FieldReading | undefined {
  const mark = field.dataset['dgaField'];
  if (mark === undefined) return undefined;
  const parts: Part[] = mark
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(isPart);
  return {
    source: 'data-dga-field',
    parts,
    reason: `data-dga-field="${mark}"`,
    group: readAutocomplete(field.getAttribute('autocomplete'))?.group,
  };
}

/** `autocomplete` tokens of the HTML standard. Tokens of other things (`email`, `tel`) say that the field is no piece of an address. */
export function readTokens(field: Field): FieldReading | undefined {
  const attribute = field.getAttribute('autocomplete');
  const autofill = readAutocomplete(attribute);
  if (!autofill) return undefined;
  const { group, token } = autofill;
  return { source: 'autocomplete', ...partsOfToken(token), reason: `autocomplete="${attribute}"`, group };
}

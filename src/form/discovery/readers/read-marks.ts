import { isPart, type Part } from '../../../address/parts.ts';
import { partsOfToken, readAutocomplete } from './autocomplete.ts';
import type { Field } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { CHAIN } from '../evidence/vocabulary.ts';
import { labelOf } from './read-labels.ts';
import { readWords } from './read-words.ts';

/** Reads `data-dga-field="PART [PART…]"`. */
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

/**
 * Reads `autocomplete` tokens. The label of another question (`Phone` beside `address-level1`) overrules them. So does a label that is
 * more exact than a token that only counts lines, and one that names more parts.
 */
export function readTokens(field: Field): FieldReading | undefined {
  const attribute = field.getAttribute('autocomplete');
  const autofill = readAutocomplete(attribute);
  if (!autofill) return undefined;
  const { group, token } = autofill;
  const reason = `autocomplete="${attribute}"`;
  const said = partsOfToken(token);
  const isAddress = said.parts.length + said.spare.length > 0;
  const words = readWords(field);
  // 住所 with `address-level1` also takes the parts that have no field.
  const spare = words?.line && words.source === 'label' && /level/.test(token) ? CHAIN : said.spare;
  const reading: FieldReading = { source: 'autocomplete', ...said, spare, reason, group, whose: words?.whose, example: words?.example };
  if (!words) return reading;
  const overruled = { ...words, group, overruled: [...(words.overruled ?? []), { ...reading, parts: [...said.parts, ...said.spare] }] };
  if (words.isOther) return isAddress ? overruled : { ...reading, parts: [] };
  const isLabeled = words.source === 'label' || (labelOf(field)?.parts.length ?? 0) > 0;
  // `tel` on a ZIP Code field, `username` on 都道府県.
  if (!isAddress) return (isLabeled || isPostalCode(words)) && (words.line || words.parts.length > 0) ? overruled : reading;
  // A label of another part (建物名 beside `address-level3`), also one that the name repeats, or of more parts. 住所 says as much as its example.
  const label = words.line ? (words.example?.() ?? []) : words.parts;
  const contradicts = said.parts.some((part) => label.includes(part)) ? label.length > 1 : words.parts.length > 0;
  return isLabeled && contradicts ? overruled : reading;
}

function isPostalCode({ parts }: FieldReading): boolean {
  return parts[0] === 'postal-code';
}

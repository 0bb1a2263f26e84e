import { isPart, type Part } from '../../../address/parts.ts';
import { partsOfToken, readAutocomplete } from './autocomplete.ts';
import type { Field } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { CHAIN } from './label-words.ts';
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
  const isTied = words.source === 'label' || isPostalCode(words);
  // `tel` on a ZIP Code field.
  if (!isAddress) return isTied && (words.line || words.parts.length > 0) ? overruled : reading;
  // The label 住所 says as much as the example beside it: 例）東京都港区芝2-32-1.
  const label = words.line ? (words.example ?? []) : words.parts;
  const saysMore = label.length > said.parts.length && said.parts.every((part) => label.includes(part));
  return words.source === 'label' && (/line|street/.test(token) ? words.parts.length > 0 : saysMore && said.parts.length > 0)
    ? overruled
    : reading;
}

function isPostalCode({ parts }: FieldReading): boolean {
  return parts[0] === 'postal-code';
}

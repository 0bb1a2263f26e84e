import type { Part } from '../../../address/parts.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { exampleOf, labelOf, offersPrefectures } from './read-labels.ts';
import { readName } from '../evidence/read-name.ts';

/** Parts whose names do not narrow the label 住所: `<label>住所 <input name="city">`. */
const OFTEN_ALL = /^(?:city|town|block)$/;

/**
 * Reads the label and the name of a field. If they contradict each other, the label wins; a more exact name (`pref_code` beside 都道府県)
 * refines it, unless the label asks for a name. A label that is unknown or names another question overrules any name.
 */
export function readWords(field: Field): FieldReading | undefined {
  const reading = readLabelAndName(field);
  // A list of companies or buildings belongs to the page's own data.
  if (isSelect(field) && reading?.parts.some((part) => /^(?:organization|building)/.test(part))) return undefined;
  if (!reading || !(reading.line || reading.parts.length > 0)) return reading;
  let example: readonly Part[] | undefined;
  return { ...reading, example: () => (example ??= exampleOf(field)) };
}

/** Reads a ZIP Code as the example in a field that has no other word: `placeholder="100-0001"`. */
function readExample(field: Field): FieldReading | undefined {
  const reason = field.getAttribute('placeholder') ?? '';
  const isZip = isInput(field) && /^(?:\W*\d{3}-|例\D*\d{3})\d{4}\D*$/.test(reason.normalize('NFKC'));
  return isZip ? { source: 'label', parts: ['postal-code'], reason } : undefined;
}

function readLabelAndName(field: Field): FieldReading | undefined {
  const label = labelOf(field);
  const read = readName(field);
  const named = read && { ...read, whose: label?.whose ?? read.whose };
  const isOther = label !== undefined && !label.line && label.parts.length === 0;
  // 配送先 with prefectures to choose from.
  if ((!isOther || (!label.isOther && /(?:送|届け?)先[^\p{L}]*$/u.test(label.text))) && offersPrefectures(field))
    return named?.parts[0] === 'prefecture' ? named : { source: 'label', parts: ['prefecture'], whose: label?.whose, reason: 'options' };
  if (!label) return named ?? readExample(field);
  const { text: reason, whose, isOwn, parts } = label;
  const saysPart = named !== undefined && named.parts.length > 0;
  const overruled = named ? { overruled: [named] } : {};
  if (isOther) return { source: 'label', parts, reason, isOther: label.isOther, ...overruled };
  if (label.line) {
    // 実家の住所 is not the form's own building, whatever its name is, except for the names of prefecture and postal-code.
    const isAll = isOwn && named?.parts.every((part) => OFTEN_ALL.test(part) || (whose && !part.startsWith('p')));
    // それ以降の住所 with the name `addr02` takes more than block and building.
    if (!isOwn || (saysPart && !(isAll && !isSelect(field)) && !label.rest)) return named;
    return { source: 'label', parts, line: true, whose, reason, ...(saysPart ? overruled : {}) };
  }
  if (parts[0] === 'postal-code' && !isInput(field)) return undefined;
  const isFiner =
    saysPart &&
    named.parts.every((part) => parts.some((each) => part.startsWith(`${each}-`)) && !(part.endsWith('code') && /名/.test(reason)));
  // 社名 above several fields asks for several companies.
  if (isFiner || (saysPart && named.parts.join() === parts.join()) || (parts[0] === 'organization' && !isOwn)) return named;
  return { source: 'label', parts, whose, reason, ...(saysPart ? overruled : {}) };
}

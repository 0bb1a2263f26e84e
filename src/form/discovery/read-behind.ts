import { nextOf, textOf } from '../dom.ts';
import { type Field, isSelect } from '../field.ts';
import { areBoxes } from './boxes.ts';
import { exampleOf, OFFERED_PREFECTURES, offersPrefectures } from './evidence/find-label.ts';
import { type OwnText, ownTexts } from './evidence/nearby-texts.ts';
import { isExample, partsOfExample, splitExample } from './evidence/read-example.ts';
import { digitsOf, meaningOf } from './evidence/read-label.ts';
import { isEmptyName, nameOf, readName } from './evidence/read-name.ts';
import { type Candidate, claimsOf, type FieldReading, isZip } from './reading.ts';

type Reader = (
  field: Field,
  before: Candidate,
  texts: readonly OwnText[],
  following: () => FieldReading | undefined,
) => FieldReading | false | undefined;

const isLine = ({ text }: Pick<OwnText, 'text'>): boolean => !!meaningOf(text)?.line;

const readSecondBox: Reader = (field, before, texts, following) => {
  // corporationAddress2 behind 〒 says itself that it is a line.
  if (!isZip(before) || (texts.length === 0 && readName(field)?.line)) return undefined;
  const next = texts.length === 0 ? following() : undefined;
  // In front of 住所, a field without any text is no address line.
  const isAlone = next?.line || next?.parts[0] === 'prefecture';
  const isSecond = areBoxes(before.field, field, isAlone ? '' : undefined);
  return isSecond && { ...before, isSecond, reason: `${before.reason}, second box` };
};

/** In front of the city, a list of prefectures may have any word, such as 地域. */
const readList: Reader = (field, _before, _texts, following) =>
  offersPrefectures(field) && following()?.parts[0] === 'city' && OFFERED_PREFECTURES;

/**
 * フリガナ between two fields of an address is its reading; behind a company, that of the company. In front of a building or a company it is that
 * of the name.
 */
const readKana: Reader = (_, { parts: [part], whose = '' }, texts, following) => {
  const { text = '' } = texts.find(({ tie }) => tie !== 'attribute') ?? {};
  const parts = meaningOf(`${part === 'organization' ? '社名' : '住所'}${text.replace(whose, '')}`)?.parts ?? [];
  if (parts[0]?.endsWith('-kana') !== true) return undefined;
  const next = following();
  const last = next?.parts[0];
  const isInAddress = !!next && last !== 'building' && last !== 'organization' && (next.line || claimsOf(next).length > 0);
  return isInAddress && { source: 'label', parts, whose, reason: text };
};

/** A field with no words but 住所 and an example of an address: 東京都, 例）池袋 or 3-7-18, but not 03-1234-5678. */
const readExampleLine: Reader = (field, before, [own, ...others]) => {
  const isBehind = isZip(before) || before.line || before.parts[0] === 'prefecture';
  if (!isBehind || own?.tie !== 'attribute' || !others.every(isLine) || partsOfExample(own.text).length === 0) return undefined;
  const { text: reason } = own;
  const [label, shown] = splitExample(reason);
  // テンプレート名（例：本店） asks for something else.
  if (shown && !isLine({ text: `住所${label}` })) return undefined;
  const example = exampleOf(field);
  const isShown = isExample(reason) ? digitsOf(reason).length < 7 : example[0] === 'prefecture' || reason.includes('例');
  const line = example.join() !== 'prefecture';
  return isShown && { source: 'label', parts: line ? [] : example, line, reason, example: () => example, rule: 'example' };
};

/** A field without a word of its own continues the address. */
const readNextLine: Reader = (field, before, texts, following) => {
  const isNameless = isEmptyName(nameOf(field)) || (isSelect(before.field) && !readName(field));
  // The cells of a row have their words above them, and a note behind a field says that it is something else.
  const isNext =
    isNameless &&
    (field.closest('td') === before.field.closest('td') || field.closest('tr') !== before.field.closest('tr')) &&
    textOf(nextOf(field)) === '' &&
    texts.every(isLine) &&
    // Right in front of the ZIP Code it says more about a list of areas.
    !following()?.parts.includes('postal-code');
  return isNext && { source: 'name', parts: [], line: true, reason: '' };
};

/** Reads a field by the ones around it. `following`: reads the next field, which few fields need. */
export function readBehind(field: Field, before: Candidate, following: () => FieldReading | undefined): FieldReading | undefined {
  const texts = [...ownTexts(field)];
  for (const read of [readSecondBox, readList, readKana, readExampleLine, readNextLine]) {
    const reading = read(field, before, texts, following);
    if (reading) return reading;
  }
  return undefined;
}

import { nextOf, textOf } from '../dom.ts';
import { type Field, isInput, isSelect, refusal } from '../field.ts';
import type { Part } from '../../address/parts.ts';
import { type Candidate, claimsOf, type FieldReader, type FieldReading, isMarked, isZip, type ReadFields, type ZipRun } from './reading.ts';
import { exampleOf, offersPrefectures } from './evidence/find-label.ts';
import { type OwnText, ownTexts } from './evidence/nearby-texts.ts';
import { isExample, partsOfExample } from './evidence/read-example.ts';
import { meaningOf } from './evidence/read-label.ts';
import { nameOf } from './evidence/read-name.ts';
import { inSmallestBox } from './scope.ts';
import { areBoxes, groupInName, isInGroup, zipRuns } from './sections.ts';

export interface FindOptions {
  /** Asked in this order; the first reader with a result wins. */
  readonly readers: readonly FieldReader[];
  /** The field that `for` names. */
  readonly codeField?: Field | undefined;
  /** `section-*`, `shipping` or `billing`: the only group to fill. Default: the group of the code field. */
  readonly section: string | null;
  /** Where the search starts: of several ZIP Code fields the nearest one is taken. */
  readonly near: Element;
}

/** Reports whether a field has no words but 住所 and an example of an address: 東京都, 例）池袋 or 3-7-18, but not 03-1234-5678. */
function showsAddress([own, ...others]: readonly OwnText[], before: Candidate): boolean {
  if (own?.tie !== 'attribute' || !others.every(({ text }) => meaningOf(text)?.line) || partsOfExample(own.text).length === 0) return false;
  return isExample(own.text) ? !/^\D*0|\d{4}/.test(own.text) : before.rule === 'example' || /例|^.{2,3}[都道府県]/.test(own.text);
}

/** Reads a field by the one in front of it: as the second box of a ZIP Code, or the next line, if it has no word but 住所. */
function readBehind(field: Field, before: Candidate, next: Field | undefined, options: FindOptions): FieldReading | undefined {
  const texts = [...ownTexts(field)];
  const following = next && readField(next, undefined, options);
  // In front of 住所, a field without any text is no address line.
  const isAlone = texts.length === 0 && (following?.line ?? following?.parts[0] === 'prefecture');
  if (!before.isSecond && isZip(before) && areBoxes(before.field, field, undefined, isAlone))
    return { ...before, isSecond: true, reason: `${before.reason}, second box` };
  // In front of the city, a list of prefectures may have any word, such as 地域.
  if (isZip(before) && offersPrefectures(field) && following?.parts[0] === 'city')
    return { source: 'label', parts: ['prefecture'], reason: 'options' };
  const [part] = before.parts;
  const { whose = '' } = before;
  // フリガナ between two fields of an address is its reading; behind a company, that of the company. In front of a name it is that of the name.
  const { text = '' } = texts.find(({ tie }) => tie !== 'attribute') ?? {};
  const parts = meaningOf(`${part === 'organization' ? '社名' : '住所'}${text.replace(whose, '')}`)?.parts ?? [];
  const isBetween =
    following && !['building', 'organization'].includes(following.parts[0] as Part) && isOfAddress(following, next as Field);
  if (isBetween && parts[0]?.endsWith('-kana')) return { source: 'label', parts, whose, reason: text };
  if ((isZip(before) || before.line || before.rule === 'example') && showsAddress(texts, before)) {
    const example = exampleOf(field);
    const isPrefecture = example.join() === 'prefecture';
    return {
      source: 'label',
      parts: isPrefecture ? example : [],
      line: !isPrefecture,
      reason: texts[0]?.text ?? '',
      example: () => example,
      rule: 'example',
    };
  }
  // The cells of a row have their words above them, and a note behind a field says that it is something else.
  const isNext = field.closest('td') === before.field.closest('td') && nameOf(field) === '' && textOf(nextOf(field)) === '';
  return isNext && texts.every(({ text }) => meaningOf(text)?.line) ? { source: 'name', parts: [], line: true, reason: '' } : undefined;
}

/** Reads a field. `for` may name the code field; a name may identify only the first of two boxes. */
function readField(field: Field, before: Candidate | undefined, options: FindOptions, next?: Field): FieldReading | undefined {
  const { readers, codeField } = options;
  let reading: FieldReading | undefined;
  for (const reader of readers) if ((reading = reader(field))) break;
  // A field for the Digital Address takes the code as well, and keeps it.
  if (field === codeField && !(reading && (isZip(reading) || reading.parts.includes('digital-address'))))
    return { source: 'for', parts: ['postal-code'], reason: 'for', group: reading?.group };
  // A name like `address2` says less than the ZIP Code field in front of it.
  const isKnown = reading && (reading.isOther || claimsOf(reading).length > 0 || (reading.line && reading.source !== 'name'));
  return isKnown || !before ? reading : (readBehind(field, before, next, options) ?? reading);
}

/** Reports whether a field requests a part of an address. */
function isOfAddress(reading: FieldReading, field: Field): boolean {
  return claimsOf(reading).length > 0 || (reading.line === true && !isSelect(field));
}

/** Reads every control. `open`: the candidates that may be written to. */
function readAll(controls: readonly Field[], options: FindOptions): Pick<ReadFields, 'candidates' | 'others' | 'open'> {
  const candidates: Candidate[] = [];
  const others: Candidate[] = [];
  const open: Candidate[] = [];
  let before: Candidate | undefined;
  let stretch = 0;
  for (const [index, field] of controls.entries()) {
    if (before?.field.closest('fieldset,section') !== field.closest('fieldset,section')) stretch += 1;
    const reading = readField(field, before, options, controls[index + 1]);
    if (reading && isOfAddress(reading, field)) {
      const group = reading.group || groupInName(field);
      const candidate = { ...reading, field, group, before, stretch, refusal: refusal(field, isMarked(reading)) };
      candidates.push(candidate);
      if (!candidate.refusal) open.push((before = candidate));
      continue;
    }
    if (reading?.overruled) others.push({ ...reading, field, group: '', stretch });
    // A control that the user cannot fill in separates no fields.
    if (!isInput(field) || field.type !== 'hidden') before = undefined;
  }
  return { candidates, others, open };
}

/** Returns the ZIP Code to use: the one that `for` names, the one of the requested section, or the nearest. */
function chooseZip(zips: readonly ZipRun[], { codeField, section, near }: FindOptions, controls: readonly Field[]): ZipRun | undefined {
  const named = zips.find((run) => run.some(({ field }) => field === codeField));
  if (named) return named;
  const able = zips.filter(([first]) => !section || isInGroup(first.group, section));
  const [only, second] = inSmallestBox(near, able, ([first]) => first.field);
  if (only && !second) return only;
  const at = controls.filter((control) => near.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const distance = (run: ZipRun): number => Math.min(...run.map(({ field }) => Math.abs(controls.indexOf(field) + 0.5 - at)));
  return able.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Reads every control once. */
export function readFields(controls: readonly Field[], options: FindOptions): ReadFields {
  const { open, ...read } = readAll(controls, options);
  const isNamed = ({ source }: Candidate): boolean => source === 'for';
  const own = zipRuns(open.filter((candidate) => !isNamed(candidate)));
  // A field that only `for` makes a ZIP Code field belongs to the same address as the form's own ZIP Code field.
  const zips = own.length > 0 ? own : zipRuns(open);
  const zip = chooseZip(zips, { ...options, near: open.find(isNamed)?.field ?? options.near }, controls);
  return { ...read, open, zips, zip, section: options.section };
}

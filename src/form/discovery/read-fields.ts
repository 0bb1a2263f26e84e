import type { Part } from '../../address/parts.ts';
import { precedes, queryAll } from '../dom.ts';
import { type Field, isInput, isSelect, refusal } from '../field.ts';
import { areJoined, zipRuns } from './boxes.ts';
import { type Candidate, claimsOf, type FieldReader, type FieldReading, isMarked, isZip, type ReadFields, type ZipRun } from './reading.ts';
import { inSmallestBox } from './scope.ts';
import { containsAny } from './evidence/vocabulary.ts';
import { readBehind } from './read-behind.ts';
import { fieldsOfAddress, groupInName, isInGroup } from './sections.ts';

export interface FindOptions {
  /** Asked in this order; the first reader with a result wins. */
  readonly readers: readonly FieldReader[];
  /** The field that `for` names. */
  readonly codeField?: Field | undefined;
  /** `section-*`, `shipping` or `billing`: the only group to fill. Default: the group of the code field. */
  readonly section: string | null;
  /** Where the search starts: of several ZIP Code fields the nearest one is taken. */
  readonly near: Element;
  /** The ZIP Code that was taken last. It stays as long as its address can be filled in: the page may close the step of the code. */
  readonly last: readonly Candidate[];
}

/** Reports whether a reading does not depend on the field in front: a name such as `address2` or `addr02` says less than a ZIP Code field there. */
function isCertain(reading: FieldReading): boolean {
  const isNumbered = reading.rule === 'name-alone' && reading.parts.join() === 'block,building';
  const isNamed = claimsOf(reading).length > 0 && !isNumbered;
  return isNamed || !!reading.isOther || (!!reading.line && reading.source !== 'name');
}

/** Reads a field. `for` may name the code field; a name may identify only the first of two boxes. */
function readField(field: Field, before: Candidate | undefined, options: FindOptions, next?: Field): FieldReading | undefined {
  const { readers, codeField } = options;
  let reading: FieldReading | undefined;
  for (const reader of readers) if ((reading = reader(field))) break;
  // A field for the Digital Address takes the code as well, and keeps it.
  if (field === codeField && !(reading && (isZip(reading) || reading.parts.includes('digital-address'))))
    return { source: 'for', parts: ['postal-code'], reason: 'for', group: reading?.group };
  const isKnown = reading && isCertain(reading);
  return isKnown || !before ? reading : (readBehind(field, before, () => next && readField(next, undefined, options)) ?? reading);
}

/** Reports whether a field requests a part of an address. */
function isOfAddress(reading: FieldReading, field: Field): boolean {
  return claimsOf(reading).length > 0 || (!!reading.line && !isSelect(field));
}

/**
 * Reports whether a field is one of the boxes for 1-2-3: nothing but a hyphen is between it and one of its neighbors, and the neighbor, unlike
 * 部屋番号, names no other part.
 */
function isBox(reading: FieldReading, around: readonly Field[], options: FindOptions): boolean {
  const names = (field: Field): Part => readField(field, undefined, options)?.parts[0] ?? 'block';
  const isPair = (one: Field, other: Field): boolean => areJoined(one, other) && [one, other].every((each) => names(each) === 'block');
  return reading.parts[0] === 'block' && !isMarked(reading) && around.some((one, index) => isPair(one, around[index + 1] ?? one));
}

const isPrefecture = ({ parts }: FieldReading): boolean => parts.join() === 'prefecture';

/**
 * Reports whether a field may begin another address than the last candidate: behind a question, in another section, or if the prefecture is asked for
 * again behind other parts. A question or two, such as a name, may be behind a code if no part of its address is in front of it.
 */
function isNext(field: Field, reading: FieldReading | undefined, open: readonly Candidate[], others: number): boolean {
  const last = open.at(-1);
  if (!last || last.field.closest('fieldset,section') !== field.closest('fieldset,section')) return true;
  // 会場名・住所 in front of it is another address.
  const { before = last } = last;
  const most = isZip(last) && (before.whose || containsAny(before.parts[0] ?? '', 'org pos')) ? 2 : 0;
  const isAgain = !!reading && isPrefecture(reading) && !last.parts[0]?.startsWith('p');
  return others > most || (isAgain && open.some((one) => one.stretch === last.stretch && isPrefecture(one)));
}

/** Reads every control. `open`: the candidates that may be written to, and a closed ZIP Code that was taken last. */
function readAll(controls: readonly Field[], options: FindOptions): Pick<ReadFields, 'candidates' | 'open'> {
  /** The candidate that the next field may continue. */
  let before: Candidate | undefined;
  const candidates: Candidate[] = [];
  const open: Candidate[] = [];
  let stretch = 0;
  /** The number of other questions behind the last candidate. */
  let others = 0;
  const roomy = new Set<Element>();
  for (const [index, field] of controls.entries()) {
    const reading = readField(field, before, options, controls[index + 1]);
    if (isNext(field, reading, open, others)) stretch += 1;
    if (reading && isOfAddress(reading, field)) {
      const group = reading.group || groupInName(field);
      const refused =
        refusal(field, isMarked(reading), roomy, reading.parts) ??
        (isBox(reading, controls.slice(index ? index - 1 : 0, index + 2), options) ? 'box' : undefined);
      const candidate = { ...reading, field, group, before, stretch, refusal: refused };
      candidates.push(candidate);
      if (refused && !options.last.some((one) => one.field === field)) continue;
      open.push(candidate);
      before = candidate;
      others = 0;
    } else {
      if (reading?.overruled) candidates.push({ ...reading, field, group: '', stretch, refusal: 'other-question' });
      // A control that the user cannot fill in separates no fields.
      if (!isInput(field) || field.type !== 'hidden') {
        others += 1;
        before = undefined;
      }
    }
  }
  return { candidates, open };
}

/** Returns the ZIP Code to use: the one that `for` names or that was taken last and is closed, the one of the requested section, or the nearest. */
function chooseZip(zips: readonly ZipRun[], { codeField, section, near }: FindOptions, controls: readonly Field[]): ZipRun | undefined {
  const known = zips.find((run) => run.some(({ field, refusal: isClosed }) => isClosed || field === codeField));
  if (known) return known;
  const able = zips.filter(([first]) => !section || isInGroup(first.group, section));
  const inside = inSmallestBox(near, able, ([first]) => first.field);
  if (inside.length === 1) return inside[0];
  // A heading separates more than fields do: an element right behind お届け先 belongs to the ZIP Code below.
  const headings = queryAll(near.getRootNode() as ParentNode, 'h1,h2,h3,h4,h5,h6');
  const before = (all: readonly Element[], end: Element): number => all.filter((one) => precedes(one, end)).length;
  const placeOf = (end: Element): number => before(controls, end) + 99 * before(headings, end);
  const at = placeOf(near) - 0.5;
  const distance = (run: ZipRun): number => Math.min(...run.map(({ field }) => Math.abs(placeOf(field) - at)));
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
  const all = { ...read, open, zips, zip, section: options.section };
  // With its whole address closed, the page shows another one.
  const hasLeft = !!zip?.[0].refusal && fieldsOfAddress(all, () => {}).every((one) => one.refusal);
  return hasLeft ? readFields(controls, { ...options, last: [] }) : all;
}

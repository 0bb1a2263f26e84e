import type { Part } from '../../address/parts.ts';
import { type Field, isInput } from '../field.ts';
import { COUNT } from './evidence/read-name.ts';
import type { RefusedField } from './found-field.ts';
import { type Candidate, isInGroup, isZip, nameOf, type ReadFields, type ZipRun } from './candidate.ts';
import { inSmallestBox } from './scope.ts';

/** Returns the number of characters that a box takes, from `maxlength` or `size`; 0 if unknown. */
function lengthOf(field: HTMLInputElement): number {
  return field.maxLength > 0 ? field.maxLength : Number(field.getAttribute('size') ?? 0);
}

/** The end of the names of numbered boxes: `zip1`, `zip02`, `zip[1]`, `zip_first`, `postTop`. */
const COUNTED = new RegExp(`[\\W_]*(${COUNT})[\\W_]*$`, 'i');

/** Returns the text between two fields. */
function textBetween(first: Field, second: Field): string {
  const range = first.ownerDocument.createRange();
  range.setStartAfter(first);
  range.setEndBefore(second);
  return range.toString().trim();
}

/** Labels of two boxes, one below the other: 前3桁 and 後4桁, 上 and 下, 1 and 2. */
const HALVES = /[前上1].*\n.*[後下2]/;

/** Reports whether the lengths or labels of two fields that both ask for a ZIP Code tell that each takes a part of it. */
function areHalves(one: number, two: number, labels: string): boolean {
  return one === 3 || two === 4 || (one * two > 0 && Math.max(one, two) < 7) || HALVES.test(labels);
}

/** Reports whether names count boxes: `zip_b` behind `zip` is the ZIP Code of another address, behind `zip_a` its second box. */
function areCounted(name: string, next: string): boolean {
  const stem = name.replace(COUNTED, '');
  return stem !== '' && (stem === next.replace(COUNTED, '') || name.replace(/([\W_])a$/, '$1b') === next);
}

/**
 * Reports whether two adjacent fields are the boxes of one ZIP Code: by their lengths, their names, or the text between them. `labels`: what both
 * fields say, if both ask for a ZIP Code. Then one telling length is enough.
 */
export function areBoxes(first: Field, second: Field, labels?: string): boolean {
  if (!isInput(first) || !isInput(second)) return false;
  const one = lengthOf(first);
  const two = lengthOf(second);
  // A field with room for 7 digits, or for 7 and a hyphen, takes a whole ZIP Code.
  const isJoined = /^[)）\]]?\s*[\p{Pd}ー−~〜]\s*[(（[]?$/u.test(textBetween(first, second));
  const isWhole = [one, two].some((length) => length === 7 || length === 8);
  if (isWhole && !(isJoined && first.maxLength < 7 && second.maxLength < 7)) return false;
  if ((one === 3 && two === 4) || (labels !== undefined && areHalves(one, two, labels))) return true;
  return isJoined || areCounted(nameOf(first), nameOf(second)) || /^\d{3} \d{4}$/.test(`${first.placeholder} ${second.placeholder}`);
}

/** Reports whether two adjacent ZIP Code fields are the boxes of one, with the same group and the same owner: 自宅 in 自宅郵便番号. */
function areOneZip(first: Candidate, second: Candidate): boolean {
  const [one, two] = [first, second].map(({ whose }) => whose?.replace(/[前後上下左右]/, ''));
  // A label in front of both boxes is read for one of them only.
  const areOfOne = first.group === second.group && (one ?? two) === (two ?? one);
  return areOfOne && areBoxes(first.field, second.field, `${first.reason}\n${second.reason}`);
}

/** Returns the ZIP Code fields of a form: one entry per address. */
export function zipRuns(open: readonly Candidate[]): ZipRun[] {
  const runs: [Candidate, ...Candidate[]][] = [];
  for (const candidate of open.filter(isZip)) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run?.length === 1 && first && first === candidate.before && areOneZip(first, candidate)) run.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}

/**
 * Returns the beginnings that tell the names of several addresses apart: `your-` and `your-different-` for `your-zip` and `your-different-zip`.
 * Their common end begins with a whole word.
 */
function beginningsOf(zips: readonly ZipRun[]): readonly string[] {
  const names = zips.map(([{ field }]) => nameOf(field));
  const [first = '', ...others] = names;
  let common = 0;
  while (common < first.length && others.every((name) => name.length > common && name.at(-1 - common) === first.at(-1 - common)))
    common += 1;
  const end = first.slice(first.length - common).search(/(?<=[\W_])\w|[A-Z]/);
  const isName = names.every((name) => !/[a-z]/i.test(name.at(-1 - common) ?? ''));
  const length = isName ? common : end === -1 ? 0 : common - end;
  return length === 0 ? [] : names.map((name) => name.slice(0, name.length - length));
}

/** Returns the address that the beginning of a name tells: of several that fit, the longest. */
function runByName(zips: readonly ZipRun[]): (candidate: Candidate) => ZipRun | undefined {
  const beginnings = beginningsOf(zips);
  if (new Set(beginnings).size < zips.length || zips.length < 2) return () => undefined;
  return ({ field }) => {
    const name = nameOf(field);
    const able = beginnings.filter((beginning) => beginning !== '' && name.startsWith(beginning));
    const longest = able.toSorted((one, other) => other.length - one.length)[0];
    return longest === undefined ? undefined : zips[beginnings.indexOf(longest)];
  };
}

/**
 * Reports whether a field of a flat form begins another address than the fields in front of it. The last part decides: 住所（番地まで） behind a field
 * for the prefecture repeats the prefecture, but belongs to the same address. So does a second ZIP Code right behind the first, which is a
 * surplus field.
 */
function isNextAddress(candidate: Candidate, stretch: readonly Candidate[], isOwn: boolean): boolean {
  const seen = new Set<Part>(stretch.flatMap(({ line, parts }) => (line ? ['address'] : parts)));
  const last = candidate.parts.at(-1);
  const isNext = last && (seen.has(last) || (last === 'organization' && seen.has('postal-code')));
  return !!isNext && (seen.size > 1 || (isOwn && !candidate.before));
}

/**
 * Returns the address that a field belongs to: by the beginning of its name, or that of the ZIP Code in the smallest container around both. In a
 * flat form, a repeated part starts a new address, and so does a company behind an address.
 */
function runsOf(open: readonly Candidate[], zips: readonly ZipRun[]): ReadonlyMap<Candidate, ZipRun> {
  const runs = new Map<Candidate, ZipRun>();
  const byName = runByName(zips);
  const byPlace = (candidate: Candidate): ZipRun | undefined => {
    const inside = inSmallestBox(candidate.field, zips, ([first]) => first.field);
    // Two addresses may alternate: 住所1（会社）, 住所1（自宅）, 住所2（会社）.
    return inside.length === 1 ? inside[0] : [...runs].find(([{ whose }]) => whose && whose === candidate.whose)?.[1];
  };
  /** A flat sequence: its fields belong to the ZIP Code among them. */
  let stretch: Candidate[] = [];
  const close = (): void => {
    const zip = zips.find(([first]) => stretch.includes(first));
    if (zip) for (const each of stretch) if (!runs.has(each)) runs.set(each, zip);
    stretch = [];
  };
  for (const candidate of open) {
    const own = zips.find((run) => run.includes(candidate));
    const isCompany = candidate.parts.includes('organization');
    const run = own ?? (isCompany ? undefined : byName(candidate)) ?? byPlace(candidate);
    if (run) runs.set(candidate, run);
    const isSecondBox = own !== undefined && own[0] !== candidate;
    if (!isSecondBox && isNextAddress(candidate, stretch, own !== undefined)) close();
    stretch.push(candidate);
  }
  close();
  // A company whose name and place disagree belongs to neither address.
  for (const [candidate, run] of runs) if ((byName(candidate) ?? run) !== run) runs.delete(candidate);
  return runs;
}

/** Returns the group to fill: the requested one, the group of the ZIP Code, or the only one. */
function groupOf(open: readonly Candidate[], zip: Candidate | undefined, section: string | undefined): string {
  const named = section || zip?.group;
  if (named) return named;
  const others = open.filter((candidate) => !isZip(candidate));
  const group = others[0]?.group ?? '';
  return others.every((other) => other.group === group) ? group : '';
}

/** The last word of a field's name with its number. */
const lastWord = ({ field }: Candidate): string | undefined => /[A-Z]?[a-z]*\d*\W*$/.exec(nameOf(field))?.[0];

/** Reports whether two fields are the same line of two addresses: 住所 and 住所, `o_addr` and `d_addr`, but not `addr1` and `addr2`. */
function isSameLine(one: Candidate, other: Candidate): boolean {
  // Labels repeat word for word. Of a name only the last word repeats, because a form has each name once.
  const isRepeated = (one.reason === other.reason) === (one.source === 'label');
  return one !== other && !!one.line && !!other.line && isRepeated && lastWord(one) === lastWord(other);
}

/** Reports whether two fields ask for the same: both for an address line, or for a common part. */
const isRival = (one: Candidate, other: Candidate): boolean =>
  one.line ? !!other.line : one.parts.some((part) => other.parts.includes(part));

/** Reports whether a group has a line: 住所 beside `billing_address`, if the ZIP Code is `billing_zip`, is the line of another address. */
function hasLineOf(open: readonly Candidate[], group: string): boolean {
  return group !== '' && open.some((other) => other.line && other.group !== '' && isInGroup(other.group, group));
}

/** Reports whether a field belongs to another address, by its group or its place. */
function isOfAnotherGroup(candidate: Candidate, { open, zips, zip }: ReadFields, group: string, runs: ReturnType<typeof runsOf>): boolean {
  // Fields that the page names need not be visible.
  if (candidate.source === 'fields' || candidate.source === 'for') return false;
  if (isZip(candidate) && zip && !zip.includes(candidate)) return true;
  const { group: own } = candidate;
  if (own !== '' && !isInGroup(own, group)) return true;
  if (own === '' && candidate.line && hasLineOf(open, group)) return true;
  if (!zip || zips.length < 2 || runs.get(candidate) === zip) return false;
  // `customer[g_city]` and `customer[b_city]`: one group may have two addresses.
  return own === '' || open.some((other) => other.group === own && runs.get(other) === zip && isRival(candidate, other));
}

/** Keeps the fields of the address to fill, and reports the reason why another one is left alone. */
export function fieldsOfAddress(read: ReadFields, refuse: (candidate: Candidate, why: RefusedField['refusal']) => void): Candidate[] {
  const { open, zips, zip, section } = read;
  const without = (from: readonly Candidate[], why: RefusedField['refusal'], isLeft: (candidate: Candidate) => boolean): Candidate[] =>
    from.filter((candidate) => {
      const left = isLeft(candidate);
      if (left) refuse(candidate, why);
      return !left;
    });
  const group = groupOf(open, zip?.[0], section);
  const runs = runsOf(open, zips);
  const ofGroup = without(open, 'group', (candidate) => isOfAnotherGroup(candidate, read, group, runs));
  // 実家の住所 or 実家の市区町村 behind 住所 is another address, unless the code field is 実家の郵便番号.
  const owner = zip?.[0].whose;
  // Another address may stand in front of the ZIP Code: 圃場所在地.
  const fromZip = [...ofGroup.slice(ofGroup.findIndex(isZip) + 1), ...ofGroup];
  const ofZip = ofGroup.find((other) => owner && other.whose === owner && !isZip(other));
  const ofOwner = without(ofGroup, 'group', (candidate) => {
    const home = ofZip ?? fromZip.find((other) => other.line || other.parts.some((part) => candidate.parts.includes(part)));
    return !!candidate.whose && candidate.whose !== home?.whose && !zip?.includes(candidate);
  });
  // Below 連帯保証人, 住所 is another address. Of two columns neither is taken.
  return without(ofOwner, 'ambiguous', (candidate) => {
    const same = fromZip.find((other) => isSameLine(other, candidate));
    return !!same && (zips.length > 1 || fromZip.indexOf(same) < fromZip.indexOf(candidate));
  });
}

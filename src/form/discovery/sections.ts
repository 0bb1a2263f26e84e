import type { Part } from '../../address/parts.ts';
import type { Field } from '../field.ts';
import { tokensOf } from './evidence/autocomplete.ts';
import { meaningOf } from './evidence/read-label.ts';
import { nameOf, wordsOf } from './evidence/read-name.ts';
import { containsAny } from './evidence/vocabulary.ts';
import { type Candidate, isContinued, isMarked, isZip, type ReadFields, type RefusedField, type ZipRun } from './reading.ts';
import { inSmallestBox } from './scope.ts';

/** The greatest number of other questions between the parts of an address, or between it and its company. */
const MOST_BETWEEN = 4;
/** Words in front of a name that identify the address: `billing_city`, `customer[zipcode]`, `deliv_addr01`. */
const GROUPS = 'bill ship deliv customer order sender recipient gift'.split(' ');
/** The groups of tokens that words mean. */
const TOKEN_GROUPS: Readonly<Record<string, string>> = { bill: 'billing', ship: 'shipping', deliv: 'shipping' };

/** Returns the group in a field's name: `billing` for `billing_city`, otherwise an empty string. */
export function groupInName(field: Field): string {
  const words = [nameOf(field), field.id].flatMap((name) => wordsOf(name).slice(0, -1));
  const group = GROUPS.find((beginning) => words.some((word) => word.startsWith(beginning))) ?? '';
  return TOKEN_GROUPS[group] ?? group;
}

/** Compares groups word by word: `section="shipping"` also means `section-x shipping`. */
export function isInGroup(group: string, wanted: string): boolean {
  const words = group.split(' ');
  return tokensOf(wanted).every((word) => words.includes(word) || words.includes(`section-${word}`));
}

/** Returns the address that the first words of a name tell: `your-different-zip` belongs with `your-different-city`, not with `your-zip`. */
function runByName(zips: readonly ZipRun[]): (candidate: Candidate) => ZipRun | undefined {
  const names = zips.map(([{ field }]) => wordsOf(nameOf(field)));
  const [first = []] = names;
  let common = 0;
  while (common < first.length && names.every((words) => words.at(-1 - common) === first.at(-1 - common))) common += 1;
  const beginnings = names.map((words) => words.slice(0, -common).join(' '));
  if (new Set(beginnings).size < zips.length) return () => undefined;
  return ({ field }) => {
    const name = wordsOf(nameOf(field)).join(' ');
    const able = beginnings.filter((beginning) => beginning !== '' && name.startsWith(beginning));
    const longest = able.toSorted((one, other) => other.length - one.length)[0];
    return zips[beginnings.indexOf(longest as string)];
  };
}

/** Reports whether a field asks for a whole address. */
const isWhole = ({ line, parts, spare }: Candidate): boolean => !!line || (!parts[0] && !!spare?.[1]);

/** Reports whether a field asks for what another one asks for. A block is the end of a whole address. */
const isRival = (one: Candidate, other: Candidate): boolean =>
  isWhole(other) || (isWhole(one) ? ['block' as const] : one.parts).some((part) => other.parts.includes(part));

/**
 * Reports whether a field of a flat form begins another address than the fields in front of it. The last part decides: 住所（番地まで） behind a field
 * for the prefecture repeats the prefecture, but belongs to the same address. So does a second ZIP Code right behind the first, which is a
 * surplus field.
 */
function isNextAddress(candidate: Candidate, stretch: readonly Candidate[]): boolean {
  const { parts, before } = candidate;
  const last = parts.at(-1) as Part;
  const seen = new Set<string>(stretch.flatMap((one): readonly string[] => (isWhole(one) ? ['address'] : one.parts)));
  // 建物名 behind 市区町村以下の住所 is the end of the same address.
  const isEnd = stretch.some((one) => one.parts.length > parts.length && one.parts.at(-1) === last);
  const isNext = last === 'organization' || (seen.has(last) && !isEnd);
  return isNext && (seen.size > 1 || (isZip(candidate) && !before));
}

/** Reports whether more than two other questions, or `most`, are between two runs of fields; not if the second one is unknown. */
const isFar = (one: number, other = one, most = 2): boolean => Math.abs(one - other) > most;

/** Reports whether a field asks for a company, which says no more about where an address is. */
const isCompany = ({ parts: [part] }: Candidate): boolean => !!part?.startsWith('org');

/** Reports whether a field says where its address is: not one for a company or a list of prefectures. */
const isCore = (one: Candidate): boolean => !isCompany(one) && one.parts.join() !== 'prefecture';

/**
 * Returns the address that each field belongs to: by the beginning of its name, or that of the ZIP Code in the smallest container around both. In a
 * flat form, a repeated part starts a new address, and so does a company behind an address.
 */
function runsOf(open: readonly Candidate[], zips: readonly ZipRun[]): ReadonlyMap<Candidate, ZipRun> {
  const runs = new Map<Candidate, ZipRun>();
  const byName = runByName(zips);
  const byPlace = (candidate: Candidate): ZipRun | undefined => {
    const inside = inSmallestBox(candidate.field, zips, ([first]) => first.field);
    // Two addresses may alternate: 住所1（会社）, 住所1（自宅）, 住所2（会社）.
    if (inside.length === 1) return inside[0];
    const alike = [...runs].filter(([{ whose }]) => whose && whose === candidate.whose);
    // 送り先住所1 twice are two addresses.
    return alike.some(([{ reason }]) => reason === candidate.reason) ? undefined : alike[0]?.[1];
  };
  /** A flat sequence: its fields belong to the ZIP Code among them. */
  let stretch: Candidate[] = [];
  const close = (): void => {
    const inside = zips.filter(([first]) => stretch.includes(first));
    for (const each of stretch) {
      // 旧郵便番号 in front of 郵便番号 is the code of another address; 納入先住所 may be in front of 納入先郵便番号.
      const isOwn = ([first]: ZipRun): boolean => (first.whose ?? '') === (each.whose ?? '');
      const isNext = (run: ZipRun): boolean => !!each.whose && isOwn(run) && open.indexOf(run[0]) > open.indexOf(each);
      const zip = inside.find(isOwn) ?? zips.find(isNext) ?? inside[0];
      if (zip) runs.set(each, runs.get(each) ?? zip);
    }
    stretch = [];
  };
  for (const candidate of open) {
    const own = zips.find((run) => run.includes(candidate));
    const run = own ?? byName(candidate) ?? byPlace(candidate);
    if (run) runs.set(candidate, run);
    if (own?.[1] !== candidate && isNextAddress(candidate, stretch)) close();
    stretch.push(candidate);
  }
  close();
  return runs;
}

/** Returns the group to fill: the requested one, the group of the ZIP Code, or the only one. */
function groupToFill({ open, zip, section }: ReadFields): string {
  const groups = new Set(open.flatMap((candidate) => (isZip(candidate) ? [] : candidate.group)));
  // The names of several groups in one are the name of none.
  return section || zip?.[0].group || [...groups].join();
}

/** Returns what repeats if a line repeats: the label, or the last word of a name. */
const lineKey = ({ source, reason, field }: Candidate): string | undefined =>
  source === 'label' ? reason.split('を')[0] : wordsOf(nameOf(field)).at(-1);

/** Reports whether two fields are the same line of two addresses: 住所 and 住所, `o_addr` and `d_addr`, but not `addr1` and `addr2`. */
function isSameLine(one: Candidate, other: Candidate): boolean {
  return (
    one !== other &&
    !!one.line &&
    !!other.line &&
    lineKey(one) === lineKey(other) &&
    // `address[]` again is the next line.
    (one.source === 'label' || one.reason !== other.reason)
  );
}

/**
 * Reports whether the fields around a field are another address: they ask again for what those around the ZIP Code ask, or half an application is
 * between the two.
 */
function isElsewhere(candidate: Candidate, open: readonly Candidate[], zip: Candidate): boolean {
  const { stretch } = candidate;
  const home = open.filter((other) => other.stretch === zip.stretch && !isZip(other));
  const around = open.filter((one) => one.stretch === stretch);
  // 住所2 continues an address, 請求先住所 repeats it.
  const isRepeated = (one: Candidate): boolean =>
    !(isWhole(one) ? isContinued(one) : isCompany(one)) && home.some((other) => isRival(one, other));
  const again = around.filter(isRepeated);
  // Behind a few other questions, one field may be surplus. Fields beside it may belong to a code with nothing but a prefecture.
  const isMore = (home[1] ? around : again).length > 1 || isFar(stretch, zip.stretch);
  const isAway = isCore(candidate) && isFar(stretch, zip.stretch, MOST_BETWEEN) && (stretch < zip.stretch || !!home[0]);
  return (
    isAway ||
    (stretch !== zip.stretch && again.some((one) => isMore || isWhole(one) || (one.parts[0] === 'prefecture' && stretch < zip.stretch)))
  );
}

/** Reports whether a field belongs to another address, by its group or its place. */
function isOfAnotherGroup(candidate: Candidate, { open, zip }: ReadFields, group: string, runs?: ReturnType<typeof runsOf>): boolean {
  // Fields that the page names need not be visible.
  if (candidate.source === 'fields' || candidate.source === 'for') return false;
  const { group: own } = candidate;
  // `billing_name` alone, as the name of a company, begins no group.
  const isGroup = (): boolean => open.some((one) => one.group === own && one.parts[0] !== 'organization');
  if (own && !isInGroup(own, group) && isGroup()) return true;
  if (runs && runs.get(candidate) !== zip) return true;
  const ofZip = runs ? open.filter((one) => runs.get(one) === zip) : open;
  return !!zip && isElsewhere(candidate, ofZip, zip[0]);
}

/** Reports whether a company names the owner of another address, or is behind the address in another section. */
function isOfOtherOwner({ stretch, reason, field }: Candidate, { open, zip }: ReadFields, kept: readonly Candidate[]): boolean {
  // 契約法人名 is the company of 契約者, but 会社名 may be that of 本社 or 勤務先.
  const isOthers = (one: Candidate): boolean =>
    !!one.whose && !containsAny(one.whose, '社 勤 本') && reason.includes(one.whose.slice(0, 2)) !== kept.includes(one);
  if (!zip || stretch === zip[0].stretch) return false;
  const isInOtherSection = stretch > zip[0].stretch && field.closest('fieldset,section')?.contains(zip[0].field) === false;
  return isInOtherSection || open.some(isOthers);
}

/** Reports whether a company belongs to another address: it is in front of one, or far behind the address to fill. `kept`: the fields of the latter. */
function isOtherCompany(candidate: Candidate, read: ReadFields, kept: readonly Candidate[]): boolean {
  const { stretch, reason, field } = candidate;
  if (!isCompany(candidate)) return false;
  if (isOfOtherOwner(candidate, read, kept)) return true;
  const near = inSmallestBox(field, read.open.filter(isCore), (one) => one.field);
  const front = near.filter((one) => read.open.indexOf(one) < read.open.indexOf(candidate));
  const [own, next] = [front.findLast((one) => kept.includes(one)), near[front.length]];
  // A company behind the address to fill stays, if the next one is far away.
  if (!own || (next && next.stretch - stretch < stretch - own.stretch + 3)) return next ? !kept.includes(next) : front.length > 0;
  // A telephone number and an e-mail address may be between the two, but not half an application. お勤め先 may belong to a person who lives elsewhere.
  return stretch - own.stretch > (reason.includes('勤') ? 0 : MOST_BETWEEN);
}

/** Reports whether a building is that of another place: it is in front of other questions and then the address, without fields of the latter. */
function isOtherBuilding({ parts, stretch }: Candidate, { zip }: ReadFields, kept: readonly Candidate[]): boolean {
  const isBeside = (one: Candidate): boolean => one.stretch === stretch && one.parts[0] !== 'building' && isCore(one);
  return parts[0] === 'building' && !!zip && stretch < zip[0].stretch && !kept.some(isBeside);
}

/** Keeps the fields of the address to fill, and reports the reason why another one is left alone, with the field that is as likely. */
export function fieldsOfAddress(
  read: ReadFields,
  refuse: (candidate: Candidate, why: RefusedField['refusal'], rival?: Candidate) => void,
): Candidate[] {
  const { open, zips, zip } = read;
  /** Leaves fields out, as `ambiguous` beside a rival. */
  const without = (from: readonly Candidate[], isLeft: (candidate: Candidate) => Candidate | boolean | undefined): Candidate[] =>
    from.filter((candidate) => {
      const left = isLeft(candidate);
      if (left === true) refuse(candidate, 'group');
      else if (left) refuse(candidate, 'ambiguous', left);
      return !left;
    });
  const group = groupToFill(read);
  // Beside a second ZIP Code, a field may belong to either.
  const runs = zips[1] && runsOf(open, zips);
  const ofGroup = without(open, (candidate) => isOfAnotherGroup(candidate, read, group, runs));
  // 実家の住所 or 実家の市区町村 behind 住所 is another address, unless the code field is 実家の郵便番号.
  const owner = zip?.[0].whose;
  // Another address may stand in front of the ZIP Code: 圃場所在地.
  const fromZip = [...ofGroup.slice(ofGroup.findIndex(isZip) + 1), ...ofGroup];
  const ofZip = ofGroup.find((other) => owner && other.whose === owner && !isZip(other));
  const ofOwner = without(ofGroup, (candidate) => {
    const { whose } = candidate;
    if (!whose || zip?.includes(candidate)) return false;
    // 希望都道府県 is never the address of the code, and 勤務先住所 is not if it is far away.
    const home =
      ofZip ??
      fromZip.find(
        (other) => isRival(candidate, other) && !isFar(other.stretch, zip?.[0].stretch) && meaningOf(other.whose ?? '')?.parts.length !== 0,
      );
    return whose !== home?.whose;
  });
  // Below 連帯保証人, 住所 is another address. Of two columns neither is taken.
  const ofPlace = without(ofOwner, (candidate) => {
    const same = fromZip.find((other) => isSameLine(other, candidate));
    return same && (zips.length > 1 || fromZip.indexOf(same) < fromZip.indexOf(candidate)) ? same : false;
  });
  const isOther = (candidate: Candidate): boolean => [isOtherBuilding, isOtherCompany].some((is) => is(candidate, read, ofPlace));
  return without(ofPlace, (candidate) => !isMarked(candidate) && isOther(candidate));
}

import { PARTS, type Part } from '../../address/parts.ts';
import { contains, parentOf } from '../dom.ts';
import { isSelect } from '../field.ts';
import { CHAIN } from './evidence/vocabulary.ts';
import type { FieldMap, FieldReading, FoundField, RefusedField } from './found-field.ts';
import { type Candidate, claimsOf, isInGroup, isMarked, isZip, type ReadFields, SOURCES, type ZipRun } from './read-fields.ts';

/**
 * Returns the address that a field belongs to: that of the ZIP Code in the smallest container around both. In a flat form, a repeated part
 * starts a new address, and so does a company behind an address.
 */
function runsOf(open: readonly Candidate[], zips: readonly ZipRun[]): ReadonlyMap<Candidate, ZipRun> {
  const runs = new Map<Candidate, ZipRun>();
  /** A flat sequence: its fields belong to the ZIP Code among them. */
  let stretch: Candidate[] = [];
  const close = (): void => {
    const zip = zips.find(([first]) => stretch.includes(first));
    if (zip) for (const each of stretch) if (!runs.has(each)) runs.set(each, zip);
    stretch = [];
  };
  for (const candidate of open) {
    const own = zips.find((run) => run.includes(candidate));
    let inside: readonly ZipRun[] = own ? [own] : [];
    for (let around = parentOf(candidate.field); around && inside.length === 0; around = parentOf(around)) {
      const box = around;
      inside = zips.filter(([first]) => contains(box, first.field));
    }
    let run = inside.length === 1 ? inside[0] : undefined;
    // Two addresses may alternate: 住所1（会社）, 住所1（自宅）, 住所2（会社）.
    if (!run && candidate.whose) run = [...runs].find(([{ whose }]) => whose === candidate.whose)?.[1];
    if (run) runs.set(candidate, run);
    if (own === undefined || own[0] === candidate) {
      const seen = new Set<Part>(stretch.flatMap(({ line, parts }) => (line ? ['address'] : parts)));
      // The last part decides: 住所（番地まで） behind a field for the prefecture repeats the prefecture, but belongs to the same address. So does
      // a second ZIP Code right behind the first, which is a surplus field.
      const last = candidate.parts.at(-1);
      const isNext = last && (seen.has(last) || (last === 'organization' && seen.has('postal-code')));
      if (isNext && (seen.size > 1 || (own && !candidate.before))) close();
    }
    stretch.push(candidate);
  }
  close();
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

/** Returns the parts for a developer: a line asks for the address. */
function asksFor(reading: FieldReading): readonly Part[] {
  return reading.line ? ['address'] : claimsOf(reading);
}

/** The page's own marks rank above tokens, and tokens above words. Classes, names and labels are words. */
function rankOf({ source }: Candidate): number {
  return Math.min(SOURCES.indexOf(source), SOURCES.indexOf('h-adr'));
}

type Loss = 'taken' | 'ambiguous' | undefined;

/** A field for the room alone leaves the building to the field for its name, and 地番 leaves the block to 番地. */
const ROOM = /^[^建ビマアb]*(?:部屋|号室|room|heya|^地番)/i;

/**
 * Returns why a field must leave a part to another: a stronger source, the group of the code field, a field that takes fewer parts (建物名
 * beside 番地・建物名), or one beside the ZIP Code with only address fields in between. Of two equal fields neither takes it, unless the page
 * marks both.
 */
function lossOf(part: Part, candidate: Candidate, all: readonly Candidate[], zip?: Candidate): Loss {
  const isSpare = candidate.parts.length === 0;
  let loss: Loss;
  // 地番 beside 住所 is the number of a parcel.
  if (candidate.reason.startsWith('地番') && all.some(({ line }) => line)) return 'taken';
  for (const other of all) {
    if (other === candidate || other.line || (other.parts.length === 0) !== isSpare || !claimsOf(other).includes(part)) continue;
    const order =
      rankOf(other) - rankOf(candidate) ||
      Number(other.group === '') - Number(candidate.group === '') ||
      Number(ROOM.test(other.reason)) - Number(ROOM.test(candidate.reason)) ||
      claimsOf(other).length - claimsOf(candidate).length ||
      SOURCES.indexOf(other.source) - SOURCES.indexOf(candidate.source) ||
      Number(candidate.stretch === zip?.stretch) - Number(other.stretch === zip?.stretch);
    if (order < 0) return 'taken';
    // YubinBango writes to every field of a class. A reading in two lines starts in the first.
    const isTie = order === 0 && !isMarked(candidate) && !(candidate.source === 'h-adr' && other.parts.join() === candidate.parts.join());
    if (isTie && (!part.endsWith('-kana') || all.indexOf(other) < all.indexOf(candidate))) loss = 'ambiguous';
  }
  return loss;
}

/** The last word of a field's name with its number. */
const lastWord = ({ field }: Candidate): string | undefined =>
  /[A-Z]?[a-z]*\d*\W*$/.exec((field as Partial<HTMLInputElement>).name || field.id)?.[0];

/** Reports whether two fields are the same line of two addresses: 住所 and 住所, `o_addr` and `d_addr`, but not `addr1` and `addr2`. */
function isSameLine(one: Candidate, other: Candidate): boolean {
  // Labels repeat word for word. Of a name only the last word repeats, because a form has each name once.
  const isRepeated = (one.reason === other.reason) === (one.source === 'label');
  return one !== other && !!one.line && !!other.line && isRepeated && lastWord(one) === lastWord(other);
}

/** Returns the parts in the example beside a field. */
const inExample = ({ example }: Candidate): readonly Part[] => example?.() ?? [];

/**
 * Distributes the remaining parts over numbered lines: all except the building to the first, unless their examples show the split. Four lines
 * take a part each, with the town and the block in the third.
 */
function shareLines(lines: readonly Candidate[], left: readonly Part[]): (readonly Part[])[] {
  // Town and block go together; a second line takes the building.
  const usual = lines.length === 2 && !left.includes('building') ? left.length : Math.max(1, left.length - lines.length + 1);
  let start = 0;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const begins = left.findIndex((part) => next && inExample(next).includes(part));
    const ended = left.findLastIndex((part) => inExample(line).includes(part)) + 1;
    const share = lines.length > 3 && index < 2 ? 1 : usual;
    const end = !next ? left.length : begins > start ? begins : ended > start ? ended : share + index;
    return left.slice(start, (start = Math.max(start, end)));
  });
}

/** The parts from the city on. */
const SMALL: readonly Part[] = CHAIN.slice(1);

/** Distributes the parts: to each field its own, then the remaining ones to fields that can take more. `shown`: the parts of readonly fields. */
function settle(kept: readonly Candidate[], shown: readonly Part[]): ReadonlyMap<Candidate, readonly Part[]> {
  const shares = new Map(kept.map((candidate): [Candidate, Part[]] => [candidate, [...candidate.parts]]));
  const taken = new Set([...kept.flatMap(({ parts }) => parts), ...shown]);
  const holder = (part: Part): Candidate | undefined => kept.find(({ parts }) => parts.includes(part));
  // A field for the code of a prefecture or city counts as a field for it.
  for (const part of ['prefecture', 'city'] as const) if (taken.has(`${part}-code`)) taken.add(part);
  const give = (to: Candidate | undefined, parts: readonly Part[]): void => {
    if (!to) return;
    // The prefecture goes in front of the city only: 東京都 in front of a town would look as if the city were missing.
    const free = parts.filter((part) => !taken.has(part) && (part !== 'prefecture' || !taken.has('city')));
    for (const part of free) taken.add(part);
    shares.get(to)?.push(...free);
  };
  for (const candidate of kept) if (!candidate.line) give(candidate, candidate.spare ?? []);

  const block = holder('block');
  const city = holder('city');
  const town = holder('town');
  const isBehind = (one: Candidate | undefined, other: Candidate | undefined): boolean =>
    kept.indexOf(one as Candidate) > kept.indexOf(other as Candidate);
  const all = kept.filter(({ line }) => line);
  // In Western order the lines come first: street, city, state, ZIP Code.
  const isWestern = isBehind(holder('prefecture'), city) || isBehind(kept.find(isZip), city);
  // 住所 in front of an address in parts is another address. Behind the block only the building follows.
  const lines = all.filter((line) => (isWestern || isBehind(line, city)) && (!block || isBehind(block, line))).slice(0, 4);
  // A select takes no further part: no option says 千代田区丸の内.
  const isFree = (candidate: Candidate): boolean => !isMarked(candidate) && !isSelect(candidate.field);
  // Parts of an example that no other field takes: with 恵比寿1-1-1 a block field takes the town too.
  for (const candidate of kept)
    if (isFree(candidate) && candidate.parts.some((part) => part !== 'building' && SMALL.includes(part)))
      give(
        candidate,
        SMALL.filter((part) => !taken.has(part) && inExample(candidate).includes(part)),
      );
  if (city && !taken.has('prefecture') && inExample(city).includes('prefecture')) shares.get(city)?.push('prefecture');
  /** Forms with 市区町村 and 番地 but no town field expect the town after the city. */
  const giveTown = (): void => {
    if (!block || !city || taken.has('town')) return;
    const isWithBlock =
      isSelect(city.field) ||
      city.source === 'autocomplete' ||
      (inExample(city).includes('city') && !inExample(block).length && city !== block);
    const home = isWithBlock ? block : city;
    if (isFree(home)) give(home, ['town']);
  };
  // A line with the example 〇〇ビル 101 does not take the town.
  if (lines.every((line) => inExample(line).length && !inExample(line).includes('town'))) giveTown();
  // Behind 番地, a line that continues the address takes the building: 住所2, `address_2` or 以降の住所. A second 住所 begins another address.
  if (block)
    give(
      all.find((line) => !line.whose && isBehind(line, block) && /[\d１-９以]/.test(line.reason)),
      ['building'],
    );
  // The block follows the town: no field in front of 町名 takes it.
  if (town && isFree(town) && !isBehind(lines.at(-1), town)) give(town, ['block']);
  const left = CHAIN.filter((part) => !taken.has(part) && (part !== 'building' || !block));
  for (const [index, share] of shareLines(lines, left).entries()) give(lines[index], share);
  giveTown();
  if (!block && city && holder('building') && isFree(city) && city.source !== 'autocomplete') give(city, ['town', 'block']);
  return new Map([...shares].map(([candidate, parts]) => [candidate, PARTS.filter((part) => parts.includes(part))]));
}

const BOXES = ['first', 'second'] as const;

/** Decides which field takes which part, and records why candidates were left alone. */
export function shareParts({ candidates, others, open, zips, zip, section }: ReadFields): FieldMap {
  const refused: RefusedField[] = [];
  const refuse = (candidate: Candidate, why: RefusedField['refusal'], parts = asksFor(candidate)): void => {
    refused.push({ ...candidate, parts, refusal: why });
  };
  /** Keeps the candidates without objection and records the reason for the others. */
  const sift = (from: readonly Candidate[], against: (candidate: Candidate) => RefusedField['refusal'] | undefined): Candidate[] =>
    from.filter((candidate) => {
      const why = against(candidate);
      if (why) refuse(candidate, why);
      return !why;
    });

  sift(candidates, (candidate) => candidate.refusal);
  for (const other of others) refuse(other, 'other-question', other.overruled?.flatMap(asksFor));
  const group = groupOf(open, zip?.[0], section);
  const runs = runsOf(open, zips);
  const ofThisAddress = sift(open, (candidate) => {
    // Fields that the page names need not be visible.
    if (candidate.source === 'fields' || candidate.source === 'for') return undefined;
    if (isZip(candidate) && zip && !zip.includes(candidate)) return 'group';
    if (candidate.group !== '' && !isInGroup(candidate.group, group)) return 'group';
    if (!zip || zips.length < 2 || runs.get(candidate) === zip) return undefined;
    // `customer[g_city]` and `customer[b_city]`: one group may have two addresses.
    const { group: own, parts, line } = candidate;
    const isRival = (other: Candidate): boolean => (line ? !!other.line : parts.some((part) => other.parts.includes(part)));
    return own === '' || open.some((other) => other.group === own && runs.get(other) === zip && isRival(other)) ? 'group' : undefined;
  });
  // 実家の住所 or 実家の市区町村 behind 住所 is another address, unless the code field is 実家の郵便番号.
  const owner = zip?.[0].whose;
  // Another address may stand in front of the ZIP Code: 圃場所在地.
  const fromZip = [...ofThisAddress.slice(ofThisAddress.findIndex(isZip) + 1), ...ofThisAddress];
  const ofOneHome = sift(ofThisAddress, (candidate) => {
    const { whose, parts } = candidate;
    const home =
      ofThisAddress.find((other) => owner && other.whose === owner && !isZip(other)) ??
      fromZip.find((other) => other.line || other.parts.some((part) => parts.includes(part)));
    return whose && whose !== home?.whose && !zip?.includes(candidate) ? 'group' : undefined;
  });
  const kept = ofOneHome.flatMap((candidate): Candidate[] => {
    const { parts } = candidate;
    // Below 連帯保証人, 住所 is another address. Of two columns neither is taken.
    const same = fromZip.find((other) => isSameLine(other, candidate));
    if (same && (zips.length > 1 || fromZip.indexOf(same) < fromZip.indexOf(candidate))) {
      refuse(candidate, 'ambiguous');
      return [];
    }
    if (candidate.line || isZip(candidate)) return [candidate];
    const refusals = new Map(claimsOf(candidate).map((part) => [part, lossOf(part, candidate, ofOneHome, zip?.[0])]));
    for (const [part, why] of refusals) if (why) refuse(candidate, why, [part]);
    const keeps = (part: Part): boolean => !refusals.get(part);
    const rest = { ...candidate, parts: parts.filter(keeps), spare: candidate.spare?.filter(keeps) ?? [] };
    return rest.parts.length + rest.spare.length > 0 ? [rest] : [];
  });
  // The page's own script fills the readonly fields of this address; a line right behind the ZIP Code down to the town.
  const behindZip = candidates.slice(candidates.indexOf(zip?.[0] as Candidate) + 1).filter((candidate) => !isZip(candidate));
  const hasCity = kept.some(({ parts }) => parts.includes('city'));
  const shown = behindZip.flatMap(({ refusal, line, whose, parts }, index) => {
    if (refusal !== 'readonly') return [];
    return line && index === 0 && !whose && !hasCity ? CHAIN.slice(0, 3) : parts;
  });
  const shares = settle(kept, shown);

  const found: FoundField[] = [];
  for (const candidate of kept) {
    const parts = shares.get(candidate) ?? [];
    const box = zip?.length === 2 ? BOXES[zip.indexOf(candidate)] : undefined;
    if (parts.length > 0) found.push({ ...candidate, parts, box });
    // The other fields take everything.
    else refuse(candidate, 'taken');
  }
  return { found, refused };
}

import type { Part } from '../../address/parts.ts';
import type { Field } from '../field.ts';
import { type Candidate, claimsOf, hasSense, isContinued, isMarked, isParcel, isZip, sourceRank, WORDS } from './reading.ts';
import { leavesTown, RULES, type Shares, shows } from './rules.ts';

/** Why a field does not take a part that it names: another field is stronger, or as strong. */
export interface Loss {
  readonly why: 'taken' | 'ambiguous';
  readonly to: Candidate;
}

/** What a field takes, what it lost to others, and the rules that gave it something. */
export interface Assignment {
  readonly slot: Candidate;
  readonly parts: Part[];
  readonly lost: ReadonlyMap<Part, Loss>;
  readonly rules: string[];
}

/** Reports whether a field asks for a room without its building. */
const isRoom = (slot: Candidate): boolean => hasSense(slot, 'building+room') && !hasSense(slot, 'building');

/** Rates a field that names a part which another field names too. The greater number wins. `zip`: the ZIP Code field. */
type Preference = (slot: Candidate, zip: Candidate | undefined) => number;

// Classes, names and labels are words.
const markOverTokenOverWords: Preference = (slot) => -Math.min(sourceRank(slot), WORDS);
const groupOfTheCode: Preference = ({ group }) => Number(group !== '');
// A field for the room leaves the building to the field for its name, 地番 the block to 番地, and 屋号 the company to 会社名.
const fullOverLess: Preference = (slot) => -Number(isRoom(slot) || isParcel(slot) || hasSense(slot, 'organization+trade'));
const besideTheCode: Preference = ({ stretch }, zip) => Number(stretch === zip?.stretch);
const wordsOverOptions: Preference = (slot) => -Number(hasSense(slot, 'options'));
// 番地まで in front of 番地以降 includes the block; 社名2 and 市区町村・番地（続き） leave the parts to 社名 and 市区町村・番地.
const firstOverNext: Preference = (slot) => -Number(isContinued(slot));
const fewerParts: Preference = (slot) => -claimsOf(slot).length;
const classOverNameOverLabel: Preference = (slot) => -sourceRank(slot);

/** The first one with a difference decides. */
export const PREFERENCES: Preference[] = [
  markOverTokenOverWords,
  groupOfTheCode,
  fullOverLess,
  besideTheCode,
  firstOverNext,
  fewerParts,
  wordsOverOptions,
  classOverNameOverLabel,
];

/** Compares two slots that name the same part. Positive if the first one takes it, 0 if they are equal. */
function compare(one: Candidate, other: Candidate, zip: Candidate | undefined): number {
  return PREFERENCES.map((rate) => rate(one, zip) - rate(other, zip)).find((difference) => difference !== 0) ?? 0;
}

/** Returns to which slot a slot leaves a part. Of two equal slots neither takes it, unless the page marks both. */
function lossOf(part: Part, slot: Candidate, slots: readonly Candidate[], zip: Candidate | undefined): Loss | undefined {
  // 地番 beside 住所 is the number of a parcel. 字名・番地 with the example 1-19-11 leaves the town to 市区町村 with the example 渋谷区道玄坂.
  const isLeft = part === 'town' && leavesTown(slot);
  const home = slots.find((other) => (isParcel(slot) ? other.line : isLeft && other.source !== 'autocomplete' && shows(other, part)));
  if (home) return { why: 'taken', to: home };
  const isSpare = slot.parts.length === 0;
  // Beside 市区町村（カナ）, it is unknown for what 住所1（カナ） asks.
  const claimed = part.endsWith('-kana') && slot.parts.length === 3 ? [part, 'city-kana'] : [part];
  const rivals = slots.filter(
    (other) => other !== slot && (other.parts.length === 0) === isSpare && claimsOf(other).some((one) => claimed.includes(one)),
  );
  const winner = rivals.find((other) => compare(other, slot, zip) > 0);
  if (winner) return { why: 'taken', to: winner };
  const equal = rivals.find((other) => {
    // YubinBango writes to every field of a class. A reading in two lines starts in the first, and 法人名（日） is in front of 法人名（英）.
    if (compare(other, slot, zip) !== 0 || isMarked(slot) || slot.source === 'h-adr') return false;
    const isFirst = slots.indexOf(slot) < slots.indexOf(other);
    return !(isFirst && (part.endsWith('-kana') || (part === 'organization' && other.reason !== slot.reason)));
  });
  return equal && { why: 'ambiguous', to: equal };
}

/** Returns the lines that continue the address: behind the city, or in front of it in Western order. Behind the block only the building follows. */
function linesOf({ slots, taken, at }: Pick<Shares, 'slots' | 'taken' | 'at'>): readonly Candidate[] {
  const [prefecture, city, block] = [at('prefecture'), at('city'), at('block')];
  // Street, city, state, ZIP Code. In Japanese order, the prefecture is in front of the city.
  const isWestern = !taken.has('prefecture') || prefecture > city || slots.findIndex(isZip) > city;
  const start = Math.min(prefecture, city);
  // 住所 in front of an address in parts is another address, unless it is behind 都道府県, or 番地 follows it and 市区町村 comes later.
  return slots.filter(
    (slot, index) => slot.line && (index < block ? block < city || index > city : block < 0 && (isWestern || index > start)),
  );
}

/** Decides which field takes which parts: its own, then the others by the cheapest rules. `shown`: the parts that readonly fields show. */
export function assign(all: readonly Candidate[], zip: Candidate | undefined, shown: readonly Part[]): ReadonlyMap<Field, Assignment> {
  const assigned = new Map<Field, Assignment>();
  const slots: readonly Candidate[] = all.map((slot) => {
    const lost = new Map<Part, Loss>();
    for (const part of isZip(slot) ? [] : claimsOf(slot)) {
      const loss = lossOf(part, slot, all, zip);
      if (loss) lost.set(part, loss);
    }
    // 住所1（番地まで） behind the city takes no prefecture, even if no field does.
    const rest = (parts: readonly Part[] = []): Part[] =>
      parts.filter((part) => !lost.has(part) && !(part === 'prefecture' && lost.has('city')));
    assigned.set(slot.field, { slot, parts: rest(slot.parts), rules: [], lost });
    return { ...slot, parts: rest(slot.parts), spare: rest(slot.spare) };
  });
  const taken = new Set([...slots.flatMap(({ parts }) => parts), ...shown]);
  const at = (part: Part): number => slots.findIndex(({ parts }) => parts.includes(part));
  const holder = (part: Part): Candidate | undefined => slots[at(part)];
  const state: Shares = { slots, taken, lines: linesOf({ slots, taken, at }), at, holder };
  const add = (to: Candidate | undefined, parts: readonly Part[], id: string): void => {
    if (!to) return;
    // The prefecture goes in front of the city only: 東京都 in front of a town would look as if the city were missing. No field in front of
    // 番地 takes the building.
    const isInOrder = (part: Part): boolean =>
      part === 'prefecture' ? !taken.has('city') || to.parts.includes('city') : part !== 'building' || slots.indexOf(to) >= at('block');
    const free = parts.filter((part) => !taken.has(part) && isInOrder(part));
    if (free.length === 0) return;
    const assignment = assigned.get(to.field);
    for (const part of free) taken.add(part);
    assignment?.parts.push(...free);
    assignment?.rules.push(id);
    // The reading of the city takes the town that the city takes.
    if (to === holder('city') && free.includes('town')) add(holder('city-kana'), ['town-kana'], id);
  };
  for (const { id, apply } of RULES) apply(state, (to, parts) => add(to, parts, id));
  return assigned;
}

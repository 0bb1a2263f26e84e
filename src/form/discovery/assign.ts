import type { Part } from '../../address/parts.ts';
import { type Candidate, claimsOf, isMarked, isZip } from './candidate.ts';
import { inOrder, PREFERENCES, type Rule, RULES, type Shares } from './rules.ts';

export type Loss = 'taken' | 'ambiguous';

/** What a slot takes, what it lost to others, and the rules that gave it something. */
export interface Assignment {
  readonly parts: readonly Part[];
  readonly lost: ReadonlyMap<Part, Loss>;
  readonly rules: readonly string[];
}

/** Compares two slots that name the same part. Positive if the first one takes it, 0 if they are equal. */
function compare(one: Candidate, other: Candidate, zip: Candidate | undefined): number {
  return PREFERENCES.map(({ of }) => of(one, zip) - of(other, zip)).find((difference) => difference !== 0) ?? 0;
}

/** Returns why a slot leaves a part to another one. Of two equal slots neither takes it, unless the page marks both. */
function lossOf(part: Part, slot: Candidate, slots: readonly Candidate[], zip: Candidate | undefined): Loss | undefined {
  // 地番 beside 住所 is the number of a parcel.
  if (slot.reason.startsWith('地番') && slots.some(({ line }) => line)) return 'taken';
  const isSpare = slot.parts.length === 0;
  const rivals = slots.filter(
    (other) => other !== slot && !other.line && (other.parts.length === 0) === isSpare && claimsOf(other).includes(part),
  );
  if (rivals.some((other) => compare(other, slot, zip) > 0)) return 'taken';
  const isTie = rivals.some((other) => {
    if (compare(other, slot, zip) !== 0 || isMarked(slot)) return false;
    // YubinBango writes to every field of a class. A reading in two lines starts in the first.
    if (slot.source === 'h-adr' && other.parts.join() === slot.parts.join()) return false;
    return !part.endsWith('-kana') || slots.indexOf(other) < slots.indexOf(slot);
  });
  return isTie ? 'ambiguous' : undefined;
}

/** Returns the lines that continue the address: behind the city and in front of the block, or anywhere in Western order. */
function linesOf(slots: readonly Candidate[], holder: Shares['holder']): readonly Candidate[] {
  const at = (slot: Candidate | undefined): number => slots.indexOf(slot as Candidate);
  const [city, block] = [holder('city'), holder('block')];
  // In Western order the lines come first: street, city, state, ZIP Code.
  const isWestern = at(holder('prefecture')) > at(city) || at(slots.find(isZip)) > at(city);
  // 住所 in front of an address in parts is another address. Behind the block only the building follows.
  return slots.filter((slot) => slot.line && (isWestern || at(slot) > at(city)) && (!block || at(block) > at(slot))).slice(0, 4);
}

/** Distributes the parts of an address: to each slot its own, then the others by the cheapest rules. `shown`: the parts of readonly fields. */
function share(slots: readonly Candidate[], shown: readonly Part[]): ReadonlyMap<Candidate, { parts: Part[]; rules: string[] }> {
  const shares = new Map(slots.map((slot) => [slot, { parts: [...slot.parts], rules: [] as string[] }]));
  const taken = new Set([...slots.flatMap(({ parts }) => parts), ...shown]);
  // A field for the code of a prefecture or city counts as a field for it.
  for (const part of ['prefecture', 'city'] as const) if (taken.has(`${part}-code`)) taken.add(part);
  const holder = (part: Part): Candidate | undefined => slots.find(({ parts }) => parts.includes(part));
  const state: Shares = { slots, taken, lines: linesOf(slots, holder), holder };
  const apply = ({ id, give }: Rule): void => {
    for (const [to, parts] of give(state)) {
      // The prefecture goes in front of the city only: 東京都 in front of a town would look as if the city were missing.
      const isBefore = (part: Part): boolean => part !== 'prefecture' || !taken.has('city') || to?.parts.includes('city') === true;
      const free = to ? parts.filter((part) => !taken.has(part) && isBefore(part)) : [];
      for (const part of free) taken.add(part);
      if (free.length === 0 || !to) continue;
      shares.get(to)?.parts.push(...free);
      shares.get(to)?.rules.push(id);
    }
  };
  for (const rule of RULES.toSorted((one, other) => one.cost - other.cost)) apply(rule);
  return shares;
}

/** Decides which field takes which parts. `zip`: the ZIP Code field; `shown`: returns the parts that readonly fields show. */
export function assign(
  all: readonly Candidate[],
  zip: Candidate | undefined,
  shown: (kept: readonly Candidate[]) => readonly Part[],
): ReadonlyMap<Candidate, Assignment> {
  const lost = new Map<Candidate, Map<Part, Loss>>();
  const kept = new Map<Candidate, Candidate>();
  for (const slot of all) {
    const losses = new Map<Part, Loss>();
    if (!slot.line && !isZip(slot))
      for (const part of claimsOf(slot)) {
        const loss = lossOf(part, slot, all, zip);
        if (loss) losses.set(part, loss);
      }
    lost.set(slot, losses);
    const rest = (parts: readonly Part[]): readonly Part[] => parts.filter((part) => !losses.has(part));
    const [parts, spare] = [rest(slot.parts), rest(slot.spare ?? [])];
    if (slot.line || isZip(slot) || parts.length + spare.length > 0) kept.set(slot, losses.size === 0 ? slot : { ...slot, parts, spare });
  }
  const slots = [...kept.values()];
  const shares = share(slots, shown(slots));
  return new Map(
    all.map((slot) => {
      const { parts, rules } = shares.get(kept.get(slot) as Candidate) ?? { parts: [], rules: [] };
      return [slot, { parts: inOrder(parts), rules, lost: lost.get(slot) ?? new Map() }];
    }),
  );
}

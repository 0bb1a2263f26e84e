import type { Part } from '../../address/parts.ts';
import { inOrder, PREFERENCES, type Rule, RULES, type Shares, type Slot } from './rules.ts';

export type Loss = 'taken' | 'ambiguous';

/** What a slot takes, what it lost to others, and the rules that gave it something. */
export interface Assignment {
  readonly parts: readonly Part[];
  readonly lost: ReadonlyMap<Part, Loss>;
  readonly rules: readonly string[];
}

/** Compares two slots that name the same part. Positive if the first one takes it, 0 if they are equal. */
function compare(one: Slot, other: Slot): number {
  for (const { of } of PREFERENCES) if (of(one) !== of(other)) return of(one) - of(other);
  return 0;
}

/** Returns why a slot leaves a part to another one. Of two equal slots neither takes it, unless the page marks both. */
function lossOf(part: Part, slot: Slot, slots: readonly Slot[]): Loss | undefined {
  // 地番 beside 住所 is the number of a parcel.
  if (slot.isParcel && slots.some(({ line }) => line)) return 'taken';
  const isSpare = slot.parts.length === 0;
  const rivals = slots.filter(
    (other) => other !== slot && !other.line && (other.parts.length === 0) === isSpare && other.claims.includes(part),
  );
  if (rivals.some((other) => compare(other, slot) > 0)) return 'taken';
  const isTie = rivals.some((other) => {
    if (compare(other, slot) !== 0 || slot.isMarked) return false;
    // YubinBango writes to every field of a class. A reading in two lines starts in the first.
    if (slot.isClass && other.parts.join() === slot.parts.join()) return false;
    return !part.endsWith('-kana') || slots.indexOf(other) < slots.indexOf(slot);
  });
  return isTie ? 'ambiguous' : undefined;
}

/** Returns the lines that continue the address: behind the city and in front of the block, or anywhere in Western order. */
function linesOf(slots: readonly Slot[], holder: Shares['holder']): readonly Slot[] {
  const at = (slot: Slot | undefined): number => slots.indexOf(slot as Slot);
  const [city, block] = [holder('city'), holder('block')];
  // In Western order the lines come first: street, city, state, ZIP Code.
  const isWestern = at(holder('prefecture')) > at(city) || at(slots.find(({ isZip }) => isZip)) > at(city);
  // 住所 in front of an address in parts is another address. Behind the block only the building follows.
  return slots.filter((slot) => slot.line && (isWestern || at(slot) > at(city)) && (!block || at(block) > at(slot))).slice(0, 4);
}

/** Distributes the parts of an address: to each slot its own, then the others by the cheapest rules. `shown`: the parts of readonly fields. */
function share(slots: readonly Slot[], shown: readonly Part[]): ReadonlyMap<Slot, { parts: Part[]; rules: string[] }> {
  const shares = new Map(slots.map((slot) => [slot, { parts: [...slot.parts], rules: [] as string[] }]));
  const taken = new Set([...slots.flatMap(({ parts }) => parts), ...shown]);
  // A field for the code of a prefecture or city counts as a field for it.
  for (const part of ['prefecture', 'city'] as const) if (taken.has(`${part}-code`)) taken.add(part);
  const holder = (part: Part): Slot | undefined => slots.find(({ parts }) => parts.includes(part));
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

/** Decides which slot takes which parts. */
export function assign(all: readonly Slot[], shown: (kept: readonly Slot[]) => readonly Part[]): ReadonlyMap<Slot, Assignment> {
  const lost = new Map<Slot, Map<Part, Loss>>();
  const kept = new Map<Slot, Slot>();
  for (const slot of all) {
    const losses = new Map<Part, Loss>();
    if (!slot.line && !slot.isZip)
      for (const part of slot.claims) {
        const loss = lossOf(part, slot, all);
        if (loss) losses.set(part, loss);
      }
    lost.set(slot, losses);
    const rest = (parts: readonly Part[]): readonly Part[] => parts.filter((part) => !losses.has(part));
    const [parts, spare] = [rest(slot.parts), rest(slot.spare)];
    if (slot.line || slot.isZip || parts.length + spare.length > 0) kept.set(slot, losses.size === 0 ? slot : { ...slot, parts, spare });
  }
  const slots = [...kept.values()];
  const shares = share(slots, shown(slots));
  return new Map(
    all.map((slot) => {
      const { parts, rules } = shares.get(kept.get(slot) as Slot) ?? { parts: [], rules: [] };
      return [slot, { parts: inOrder(parts), rules, lost: lost.get(slot) ?? new Map() }];
    }),
  );
}

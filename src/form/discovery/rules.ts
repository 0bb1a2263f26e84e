import type { Part } from '../../address/parts.ts';
import { matches } from '../dom.ts';
import { isSelect } from '../field.ts';
import { type Candidate, hasSense, isContinued, isMarked } from './reading.ts';
import { CHAIN } from './evidence/vocabulary.ts';

/** The fields of one address while its parts are distributed. */
export interface Shares {
  readonly slots: readonly Candidate[];
  readonly taken: ReadonlySet<Part>;
  /** The lines that continue the address. */
  readonly lines: readonly Candidate[];
  /** The index of the field whose own words name a part; -1 if there is none. */
  at(part: Part): number;
  /** That field. */
  holder(part: Part): Candidate | undefined;
}

type Give = (to: Candidate | undefined, parts: readonly Part[]) => void;

/** A row that gives parts without a field of their own to another field. */
export interface Rule {
  readonly id: string;
  readonly apply: (shares: Shares, give: Give) => void;
}

/** The parts from the city on. */
const SMALL: readonly Part[] = CHAIN.slice(1);
/** A select takes no further part, and a field that the page marks neither. */
const isFree = (slot: Candidate | undefined): slot is Candidate => !!slot && !isMarked(slot) && !isSelect(slot.field);
const examplesOf = (slot: Candidate | undefined): readonly Part[] => slot?.example?.() ?? [];
/** Reports whether a field leaves the town to another one, because its example begins behind the town: 1-19-11. */
export const leavesTown = (slot: Candidate | undefined): boolean => examplesOf(slot)[0] === 'block';
export const shows = (slot: Candidate | undefined, part: Part): boolean => examplesOf(slot).includes(part);

/**
 * Distributes parts over the lines: all except the building to the first, unless their examples show the split. Four lines take a part each,
 * with the town and the block in the third.
 */
function shareLines(lines: readonly Candidate[], left: readonly Part[], give: Give): void {
  // Town and block go together; a second line takes the building.
  const all = lines.length === 2 && !left.includes('building') ? left.length : Math.max(1, left.length - lines.length + 1);
  // Behind 都道府県, unlabeled lines are 市区町村, 番地 and 建物名.
  const usual = left[0] === 'city' && lines[0]?.reason === '' ? Math.min(2, all) : all;
  let start = left[0] === 'town' && leavesTown(lines[0]) ? 1 : 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const begins = left.findIndex((part) => shows(next, part));
    const shown = Math.max(begins, left.findLastIndex((part) => shows(line, part)) + 1);
    const share = lines.length > 3 && index < 2 ? 1 : usual;
    const end = !next ? left.length : shown > start ? shown : share + index;
    give(line, left.slice(start, (start = Math.max(start, end))));
  }
}

/** The cheapest rows come first; a part is given once. */
export const RULES: Rule[] = [
  {
    // With the example 恵比寿1-1-1, a field for the block takes the town too, but 番地まで says where it ends.
    id: 'example-shows',
    apply: ({ slots }, give) => {
      for (const slot of slots)
        if (!hasSense(slot, 'until') && slot.parts.some((part) => part !== 'building' && SMALL.includes(part))) {
          const [first, last] = [CHAIN.findIndex((part) => shows(slot, part)), CHAIN.findLastIndex((part) => shows(slot, part))];
          // 千代田区1-1-1 leaves out the town.
          give(slot, CHAIN.slice(Math.max(0, first), last + 1));
        }
    },
  },
  {
    // Behind 番地, a field that continues the address takes the building: 住所2, 番地2, 以降の住所, or a line that shows it. A second 住所 begins
    // another address.
    id: 'building-behind',
    apply: ({ slots, holder }, give) => {
      for (const slot of holder('block') ? slots : [])
        if (!slot.parts[0] && (isContinued(slot) || examplesOf(slot).join() === 'building')) give(slot, ['building']);
    },
  },
  {
    // `address-line1` and `street-address` include the parts that have no field.
    id: 'token-rest',
    apply: ({ slots }, give) => {
      for (const slot of slots) give(slot, slot.spare ?? []);
    },
  },
  {
    // The block follows the town, and no field in front of 町名 takes it.
    id: 'block-behind',
    apply: ({ slots, lines, at, holder }, give) => {
      const town = holder('town');
      if (isFree(town) && slots.indexOf(lines.at(-1) as Candidate) < at('town')) give(town, ['block']);
    },
  },
  {
    // Lines such as 住所1 and 住所2 take the parts that have no field, in order.
    id: 'lines-share',
    apply: ({ lines, taken }, give) => {
      const left = CHAIN.filter((part) => !taken.has(part));
      shareLines(lines, left, give);
    },
  },
  {
    // Forms with 市区町村 and 番地, or a line that shows it, but no field for the town expect it behind the city, or in front of the block.
    id: 'town-between',
    apply: ({ holder, lines }, give) => {
      const [city, block] = [holder('city'), holder('block') ?? lines.find((line) => shows(line, 'block'))];
      if (!city || !block) return;
      // A list of cities has no room for the town. `address-line1` and YubinBango's class for the town take it, unless an example shows the split.
      const takesTown = shows(city, 'city') || matches(block.field, '.p-street-address,[autocomplete*=line1]');
      const home = isSelect(city.field) || (takesTown && !leavesTown(block)) ? block : city;
      if (isFree(home)) give(home, ['town']);
    },
  },
  {
    // If only the building has its own field behind the city, the city takes what is between them.
    id: 'city-before',
    apply: ({ holder }, give) => {
      const city = holder('city');
      if (isFree(city) && city.source !== 'autocomplete' && holder('building')) give(city, ['town', 'block']);
    },
  },
  {
    // 番地等 and 町名など take the building if no field does.
    id: 'building-with',
    apply: ({ holder }, give) => {
      const last = holder('block') ?? holder('town');
      if (isFree(last) && hasSense(last, 'more')) give(last, ['building']);
    },
  },
];

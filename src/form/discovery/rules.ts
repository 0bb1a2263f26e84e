import { type Part, PARTS } from '../../address/parts.ts';
import { CHAIN } from './evidence/vocabulary.ts';

/** A field of one address, as plain data. */
export interface Slot {
  /** The parts that its own words name, and those that it takes if no other field does. */
  readonly parts: readonly Part[];
  readonly spare: readonly Part[];
  /** `parts`, or `spare` if there are none. */
  readonly claims: readonly Part[];
  readonly line: boolean;
  /** A numbered line of this address, or one for the rest: 住所2, 以降の住所. */
  readonly continues: boolean;
  readonly isSelect: boolean;
  readonly isMarked: boolean;
  readonly isToken: boolean;
  readonly isClass: boolean;
  readonly isZip: boolean;
  readonly isRoom: boolean;
  readonly isParcel: boolean;
  /** A list of prefectures without a word of its own. */
  readonly isList: boolean;
  readonly isBesideZip: boolean;
  readonly hasGroup: boolean;
  /** The strength of its evidence: marks, tokens, words; and the exact source. Small numbers are strong. */
  readonly rank: number;
  readonly sourceRank: number;
  /** The parts in its example. Reading it takes long. */
  readonly example: () => readonly Part[];
}

/** The fields of one address while its parts are distributed. */
export interface Shares {
  readonly slots: readonly Slot[];
  readonly taken: ReadonlySet<Part>;
  /** The lines that continue the address. */
  readonly lines: readonly Slot[];
  /** The field whose own words name a part. */
  holder(part: Part): Slot | undefined;
}

/** A row that gives parts without a field of their own to another field. Cheap rows come first; a part is given once. */
export interface Rule {
  readonly id: string;
  readonly cost: number;
  readonly give: (shares: Shares) => readonly (readonly [to: Slot | undefined, parts: readonly Part[]])[];
}

/** The parts from the city on. */
const SMALL: readonly Part[] = CHAIN.slice(1);
/** A select takes no further part, and a field that the page marks neither. */
const isFree = (slot: Slot | undefined): slot is Slot => !!slot && !slot.isMarked && !slot.isSelect;
const isBehind = ({ slots }: Shares, one: Slot | undefined, other: Slot | undefined): boolean =>
  slots.indexOf(one as Slot) > slots.indexOf(other as Slot);
const shows = (slot: Slot | undefined, part: Part): boolean => slot?.example().includes(part) === true;

/** Where the town goes in a form with 市区町村 and 番地: behind the city, or in front of the block. */
function townHome({ holder }: Shares): Slot | undefined {
  const [city, block] = [holder('city'), holder('block')];
  if (!city || !block) return undefined;
  const isWithBlock = city.isSelect || city.isToken || (shows(city, 'city') && block.example().length === 0 && city !== block);
  const home = isWithBlock ? block : city;
  return isFree(home) ? home : undefined;
}

/**
 * Distributes parts over the lines: all except the building to the first, unless their examples show the split. Four lines take a part each,
 * with the town and the block in the third.
 */
function shareLines(lines: readonly Slot[], left: readonly Part[]): (readonly [Slot, readonly Part[]])[] {
  // Town and block go together; a second line takes the building.
  const usual = lines.length === 2 && !left.includes('building') ? left.length : Math.max(1, left.length - lines.length + 1);
  let start = 0;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const begins = left.findIndex((part) => shows(next, part));
    const ended = left.findLastIndex((part) => shows(line, part)) + 1;
    const share = lines.length > 3 && index < 2 ? 1 : usual;
    const end = !next ? left.length : begins > start ? begins : ended > start ? ended : share + index;
    return [line, left.slice(start, (start = Math.max(start, end)))];
  });
}

export const RULES: Rule[] = [
  {
    // `address-line1` and `street-address` include the parts that have no field.
    id: 'token-takes-rest',
    cost: 0,
    give: ({ slots }) => slots.filter(({ line }) => !line).map((slot) => [slot, slot.spare]),
  },
  {
    // With the example 恵比寿1-1-1, a field for the block takes the town too.
    id: 'example-shows-part',
    cost: 1,
    give: ({ slots }) =>
      slots
        .filter((slot) => isFree(slot) && slot.parts.some((part) => part !== 'building' && SMALL.includes(part)))
        .map((slot) => [slot, SMALL.filter((part) => shows(slot, part))]),
  },
  {
    // A field for the city with the example 東京都港区 takes the prefecture.
    id: 'city-example-shows-prefecture',
    cost: 2,
    give: ({ holder }) => (shows(holder('city'), 'prefecture') ? [[holder('city'), ['prefecture']]] : []),
  },
  {
    // Behind 番地, a line that continues the address takes the building: 住所2 or 以降の住所. A second 住所 begins another address.
    id: 'building-behind-block',
    cost: 4,
    give: (shares) => {
      const block = shares.holder('block');
      return block ? [[shares.slots.find((slot) => slot.continues && isBehind(shares, slot, block)), ['building']]] : [];
    },
  },
  {
    // The block follows the town, and no field in front of 町名 takes it.
    id: 'block-behind-town',
    cost: 5,
    give: (shares) => {
      const town = shares.holder('town');
      return isFree(town) && !isBehind(shares, shares.lines.at(-1), town) ? [[town, ['block']]] : [];
    },
  },
  {
    // Lines such as 住所1 and 住所2 take the parts that have no field, in order.
    id: 'lines-share-rest',
    cost: 6,
    give: ({ lines, taken, holder }) =>
      shareLines(
        lines,
        CHAIN.filter((part) => !taken.has(part) && (part !== 'building' || !holder('block'))),
      ),
  },
  {
    // Forms with 市区町村 and 番地 but no field for the town expect it behind the city, or in front of the block if the city is a list.
    id: 'town-beside-city-and-block',
    cost: 7,
    give: (shares) => [[townHome(shares), ['town']]],
  },
  {
    // If only the building has its own field behind the city, the city takes what is between them.
    id: 'city-before-building',
    cost: 8,
    give: ({ holder }) => {
      const city = holder('city');
      return isFree(city) && !city.isToken && !holder('block') && holder('building') ? [[city, ['town', 'block']]] : [];
    },
  },
];

/** A row that decides which of two fields takes a part that both name. The greater number wins; the first row with a difference decides. */
export interface Preference {
  readonly id: string;
  readonly of: (slot: Slot) => number;
}

export const PREFERENCES: Preference[] = [
  { id: 'mark-over-token-over-words', of: ({ rank }) => -rank },
  { id: 'group-of-the-code', of: ({ hasGroup }) => Number(hasGroup) },
  // A field for the room leaves the building to the field for its name, and 地番 the block to 番地.
  { id: 'building-over-room', of: ({ isRoom }) => -Number(isRoom) },
  { id: 'words-over-options', of: ({ isList }) => -Number(isList) },
  { id: 'fewer-parts', of: ({ claims }) => -claims.length },
  { id: 'class-over-name-over-label', of: ({ sourceRank }) => -sourceRank },
  { id: 'beside-the-code', of: ({ isBesideZip }) => Number(isBesideZip) },
];

/** Returns parts in their order. */
export const inOrder = (parts: readonly Part[]): Part[] => PARTS.filter((part) => parts.includes(part));

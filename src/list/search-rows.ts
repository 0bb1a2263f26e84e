import { getOrInsert } from '../address/get-or-insert.ts';
import { ADDRESS_ROW_KEYS, type AddressRow } from '../address/record.ts';
import { type AddressAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import type { SentCriteria } from '../protocol/criteria.ts';
import { plain } from './town-index.ts';

/** The levels of a place, as the API's criteria name them. */
type Level = 'pref' | 'city' | 'town';

/** The towns that a search looks for. A source may leave out all others. */
export interface TownSearch {
  /** How the towns begin: name, kana or roma. */
  readonly town: string;
  /** Whether the name of a city contains the text, so that all its towns may be meant. */
  readonly isOfCity: (city: AddressRow) => boolean;
}

export const EMPTY_ROW: AddressRow = Object.fromEntries(ADDRESS_ROW_KEYS.map((key) => [key, null])) as Record<keyof AddressRow, null>;

/** Rows that an address search looks through. Every row has all keys; the levels below it are `null`. */
export interface RowSource {
  prefectures(): Promise<readonly AddressRow[]>;
  cities(): Promise<readonly AddressRow[]>;
  /** The towns of some or all cities, by city and reading. Without `search` all of some cities, and none of all cities if that would be too many. */
  towns(cities: readonly AddressRow[] | 'all', search?: TownSearch): Promise<readonly AddressRow[]>;
}

/** The error codes of the API's address search. */
export type SearchRefusal = { readonly errorCode: '400-1018-0001' | '400-1018-0002' | '404-1018-0001' };

const FORMS = ['name', 'kana', 'roma'] as const;

/** Makes a function that joins some levels of a row, in the three spellings. Once for each row: the next search has the same objects. */
function spellingsOf(...levels: readonly Level[]): (row: AddressRow) => readonly string[] {
  const known = new WeakMap<AddressRow, readonly string[]>();
  const spell = (row: AddressRow): readonly string[] =>
    FORMS.map((form) => levels.map((level) => plain(row[`${level}_${form}`] ?? '')).join(''));
  return (row) => getOrInsert(known, row, spell);
}
const spellingsOfLevel = { pref: spellingsOf('pref'), city: spellingsOf('city'), town: spellingsOf('town') } as const;
const spellingsToCity = spellingsOf('pref', 'city');
const spellingsToTown = spellingsOf('pref', 'city', 'town');

/** Keeps the rows that match the criteria of one level. A code takes precedence over names. */
function ofLevel(rows: readonly AddressRow[], level: Level, criteria: SentCriteria): readonly AddressRow[] {
  const code = level === 'town' ? undefined : criteria[`${level}_code`];
  if (level !== 'town' && code !== undefined) return rows.filter((row) => row[`${level}_code`] === code);
  let left = rows;
  for (const [i, form] of FORMS.entries()) {
    const wanted = criteria[`${level}_${form}`];
    if (wanted === undefined) continue;
    const spelled = plain(wanted);
    left = left.filter((row) => spellingsOfLevel[level](row)[i] === spelled);
  }
  return left;
}

function wordsOf(freeword: string): readonly string[] {
  return freeword
    .normalize('NFKC')
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '');
}

/** Rows whose address contains every word, and the highest level that contains them all. A block number finds nothing. */
function freewordRows(rows: readonly AddressRow[], freeword: string): { readonly rows: readonly AddressRow[]; readonly level: 1 | 2 | 3 } {
  const words = wordsOf(freeword);
  const holds = (texts: readonly string[]): boolean => words.every((word) => texts.some((text) => text.includes(word)));
  let level: 1 | 2 | 3 = 3;
  const left: AddressRow[] = [];
  for (const row of words.length === 0 ? [] : rows) {
    if (!holds(spellingsToTown(row))) continue;
    left.push(row);
    if (level > 1 && holds(spellingsOfLevel.pref(row))) level = 1;
    else if (level > 2 && holds(spellingsToCity(row))) level = 2;
  }
  return { rows: left, level };
}

/** The cities that a free word may lie in: those that its beginning names, with or without the prefecture; else all. And what follows there. */
function citiesOfWords(
  cities: readonly AddressRow[],
  freeword: string,
): { readonly cities: readonly AddressRow[] | 'all'; readonly town: string } {
  const [first = '', second = ''] = wordsOf(freeword);
  let rest = first;
  const named = (spellings: (row: AddressRow) => readonly string[]): readonly AddressRow[] =>
    cities.filter((row) => {
      const found = spellings(row).filter((text) => text !== '' && first.startsWith(text));
      for (const { length } of found) if (first.length - length < rest.length) rest = first.slice(length);
      return found.length > 0;
    });
  const cityNamed = [...new Set([...named(spellingsToCity), ...named(spellingsOfLevel.city)])];
  const found = cityNamed.length > 0 ? cityNamed : named(spellingsOfLevel.pref);
  return { cities: found.length > 0 ? found : 'all', town: rest || second };
}

const has = (criteria: SentCriteria, level: Level): boolean => Object.keys(criteria).some((key) => key.startsWith(`${level}_`));

/** The towns to search: of the cities that the criteria name, else of those of the free word. @param isWide - whether it may be inside a town's name */
async function candidates(criteria: SentCriteria, source: RowSource, isWide: boolean): Promise<readonly AddressRow[]> {
  const all = await source.cities();
  const { freeword } = criteria;
  const isNarrow = has(criteria, 'pref') || has(criteria, 'city');
  const words = freeword === undefined ? undefined : citiesOfWords(all, freeword);
  const cities = isNarrow ? ofLevel(ofLevel(all, 'pref', criteria), 'city', criteria) : (words?.cities ?? 'all');
  const town = criteria.town_name ?? criteria.town_kana ?? criteria.town_roma;
  if (town !== undefined) return source.towns(cities, { town, isOfCity: () => false });
  if (isWide || !words?.town) return source.towns(cities);
  const isOfCity = (row: AddressRow): boolean => spellingsToCity(row).some((text) => text.includes(words.town));
  return source.towns(cities, { town: words.town, isOfCity });
}

/** One page of what was found; `undefined` past the end. */
export function pageOf<T>(rows: readonly T[], page: number, limit: number): readonly T[] | undefined {
  const cut = rows.slice((page - 1) * limit, page * limit);
  return cut.length === 0 ? undefined : cut;
}

/**
 * The API's address search over rows: exact names, kana and roma per level, codes before names, a free word anywhere down to the town.
 * Other than the API, a free word that begins with a city's name is searched in that city alone, and a source may know a town without its city
 * by its beginning only.
 */
export async function searchRows(criteria: SentCriteria, source: RowSource): Promise<AddressAnswer | SearchRefusal> {
  const { page = 1, limit = PAGE_LIMIT, freeword } = criteria;
  let level: 1 | 2 | 3;
  let rows: readonly AddressRow[];
  if (criteria.flg_getcity === 1) {
    if (!has(criteria, 'pref')) return { errorCode: '400-1018-0002' };
    level = 2;
    rows = ofLevel(ofLevel(await source.cities(), 'pref', criteria), 'city', criteria);
  } else if (criteria.flg_getpref === 1) {
    level = 1;
    rows = ofLevel(await source.prefectures(), 'pref', criteria);
  } else if (has(criteria, 'pref') || has(criteria, 'city') || has(criteria, 'town') || freeword !== undefined) {
    rows = await candidates(criteria, source, false);
    level = 1;
    if (freeword !== undefined) {
      const found = freewordRows(rows, freeword);
      ({ rows, level } = found.rows.length > 0 ? found : freewordRows(await candidates(criteria, source, true), freeword));
    }
    for (const one of ['pref', 'city', 'town'] as const) rows = ofLevel(rows, one, criteria);
    if (has(criteria, 'town')) level = 3;
    else if (has(criteria, 'city') && level === 1) level = 2;
  } else {
    return { errorCode: '400-1018-0001' };
  }
  const addresses = pageOf(rows, page, limit);
  return addresses ? { page, limit, count: addresses.length, level, addresses } : { errorCode: '404-1018-0001' };
}

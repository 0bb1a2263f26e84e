import type { AddressRow } from '../address/record.ts';
import { toKatakana } from '../address/text-forms.ts';
import type { AddressAnswer } from '../protocol/answer.ts';
import type { SentCriteria } from '../protocol/criteria.ts';
import { PAGE_LIMIT } from '../protocol/paging.ts';
import { loadPlaces, loadTowns } from './address-data.ts';
import { pageOf } from './paging.ts';
import type { Refusal } from './refusal.ts';

/** Without what stands in the way of equal spelling: compatibility forms, hiragana, spaces and dashes; roma in any case. */
function plain(text: string): string {
  return toKatakana(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '');
}

/** Keeps the rows that fit one level. A code wins over the names of its level. */
function ofLevel(rows: readonly AddressRow[], level: 'pref' | 'city' | 'town', criteria: SentCriteria): readonly AddressRow[] {
  const code = level === 'town' ? undefined : criteria[`${level}_code`];
  if (level !== 'town' && code !== undefined) return rows.filter((row) => row[`${level}_code`] === code);
  let left = rows;
  for (const form of ['name', 'kana', 'roma'] as const) {
    const wanted = criteria[`${level}_${form}`];
    if (wanted === undefined) continue;
    const spelled = plain(wanted);
    left = left.filter((row) => plain(row[`${level}_${form}`] ?? '') === spelled);
  }
  return left;
}

/** The addresses of a row in its three spellings, down to each level: what a free word is looked for in. */
interface Spelled {
  readonly row: AddressRow;
  /** Down to the prefecture, the city, the town. */
  readonly levels: readonly [readonly string[], readonly string[], readonly string[]];
}

const spelledOf = new WeakMap<readonly AddressRow[], readonly Spelled[]>();

function spell(rows: readonly AddressRow[]): readonly Spelled[] {
  const known = spelledOf.get(rows);
  if (known) return known;
  const spelled = rows.map((row): Spelled => {
    const down = (...levels: ('pref' | 'city' | 'town')[]): string[] =>
      (['name', 'kana', 'roma'] as const).map((form) => plain(levels.map((level) => row[`${level}_${form}`] ?? '').join('')));
    return { row, levels: [down('pref'), down('pref', 'city'), down('pref', 'city', 'town')] };
  });
  spelledOf.set(rows, spelled);
  return spelled;
}

/** Rows whose address holds every word, and the level that the words reach. Nothing stands behind the town: a block number finds nothing. */
function freewordRows(rows: readonly AddressRow[], freeword: string): { readonly rows: readonly AddressRow[]; readonly level: 1 | 2 | 3 } {
  const words = freeword
    .normalize('NFKC')
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '');
  const holds = (spellings: readonly string[]): boolean => words.every((word) => spellings.some((text) => text.includes(word)));
  let level: 1 | 2 | 3 = 3;
  const left: AddressRow[] = [];
  for (const { row, levels } of words.length === 0 ? [] : spell(rows)) {
    if (!holds(levels[2])) continue;
    left.push(row);
    if (level > 1 && holds(levels[0])) level = 1;
    else if (level > 2 && holds(levels[1])) level = 2;
  }
  return { rows: left, level };
}

const has = (criteria: SentCriteria, level: 'pref' | 'city' | 'town'): boolean =>
  Object.keys(criteria).some((key) => key.startsWith(`${level}_`));

/**
 * The address search. Prefectures and cities come in the order of their codes, towns by city and reading.
 * A city whose towns the mock does not hold finds nothing, as a place that does not exist.
 */
export async function searchAddress(criteria: SentCriteria): Promise<AddressAnswer | Refusal> {
  const { page = 1, limit = PAGE_LIMIT, freeword } = criteria;
  let level: 1 | 2 | 3;
  let rows: readonly AddressRow[];
  if (criteria.flg_getcity === 1) {
    if (!has(criteria, 'pref')) return { errorCode: '400-1018-0002' };
    level = 2;
    rows = ofLevel(ofLevel((await loadPlaces()).cities, 'pref', criteria), 'city', criteria);
  } else if (criteria.flg_getpref === 1) {
    level = 1;
    rows = ofLevel((await loadPlaces()).prefectures, 'pref', criteria);
  } else if (has(criteria, 'pref') || has(criteria, 'city') || has(criteria, 'town') || freeword !== undefined) {
    rows = await loadTowns();
    level = 1;
    if (freeword !== undefined) ({ rows, level } = freewordRows(rows, freeword));
    for (const one of ['pref', 'city', 'town'] as const) rows = ofLevel(rows, one, criteria);
    if (has(criteria, 'town')) level = 3;
    else if (has(criteria, 'city') && level === 1) level = 2;
  } else {
    return { errorCode: '400-1018-0001' };
  }
  const addresses = pageOf(rows, page, limit);
  return addresses ? { page, limit, count: addresses.length, level, addresses } : { errorCode: '404-1018-0001' };
}

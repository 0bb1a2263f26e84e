import type { AddressRow } from '../address/record.ts';
import { cityRomaOf, romaOf } from '../address/roma.ts';
import { once } from '../list/once.ts';
import { EMPTY_ROW } from '../list/search-rows.ts';

/** Every prefecture and city of the country, in the order of their codes. Levels below are `null`. */
export interface Places {
  readonly prefectures: readonly AddressRow[];
  readonly cities: readonly AddressRow[];
  readonly cityOf: ReadonlyMap<string, AddressRow>;
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

async function readPlaces(): Promise<Places> {
  const { CITIES } = await import('./data/cities.ts');
  const prefectures: AddressRow[] = [];
  const cityOf = new Map<string, AddressRow>();
  let prefecture = EMPTY_ROW;
  for (const [digits = '', name = '', kana = '', roma] of linesOf(CITIES)) {
    if (digits.length === 2) {
      prefecture = { ...EMPTY_ROW, pref_code: digits, pref_name: name, pref_kana: kana, pref_roma: roma ?? null };
      prefectures.push(prefecture);
    } else {
      const city_code = `${prefecture.pref_code}${digits}`;
      cityOf.set(city_code, { ...prefecture, city_code, city_name: name, city_kana: kana, city_roma: roma ?? cityRomaOf(name, kana) });
    }
  }
  return { prefectures, cities: [...cityOf.values()], cityOf };
}

async function readTowns(): Promise<readonly AddressRow[]> {
  const [{ TOWNS }, { cityOf }] = await Promise.all([import('./data/towns.ts'), loadPlaces()]);
  const rows: AddressRow[] = [];
  let city = EMPTY_ROW;
  for (const [codes = '', name = null, kana = null, roma] of linesOf(TOWNS)) {
    if (codes.length === 5) city = cityOf.get(codes) ?? EMPTY_ROW;
    else {
      const town_roma = kana === null ? null : (roma ?? romaOf(kana));
      for (const zip_code of codes.split(' ')) rows.push({ ...city, zip_code, town_name: name, town_kana: kana, town_roma });
    }
  }
  return rows;
}

export const loadPlaces: () => Promise<Places> = once(readPlaces);
/** The towns of five cities, in the API's order: by city, then by reading. Several rows may share a town or a ZIP Code. */
export const loadTowns: () => Promise<readonly AddressRow[]> = once(readTowns);

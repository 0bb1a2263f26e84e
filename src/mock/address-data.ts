import type { AddressRow } from '../address/record.ts';

const EMPTY_ROW: AddressRow = {
  zip_code: null,
  pref_code: null,
  pref_name: null,
  pref_kana: null,
  pref_roma: null,
  city_code: null,
  city_name: null,
  city_kana: null,
  city_roma: null,
  town_name: null,
  town_kana: null,
  town_roma: null,
};

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
  const prefectures = new Map<string, AddressRow>();
  const cityOf = new Map<string, AddressRow>();
  for (const [code = '', name = '', kana = '', roma = ''] of linesOf(CITIES)) {
    if (code.length === 2) prefectures.set(code, { ...EMPTY_ROW, pref_code: code, pref_name: name, pref_kana: kana, pref_roma: roma });
    else
      cityOf.set(code, {
        ...EMPTY_ROW,
        ...prefectures.get(code.slice(0, 2)),
        city_code: code,
        city_name: name,
        city_kana: kana,
        city_roma: roma,
      });
  }
  return { prefectures: [...prefectures.values()], cities: [...cityOf.values()], cityOf };
}

async function readTowns(): Promise<readonly AddressRow[]> {
  const [{ TOWNS }, { cityOf }] = await Promise.all([import('./data/towns.ts'), loadPlaces()]);
  const rows: AddressRow[] = [];
  let city = EMPTY_ROW;
  // Not trimmed by linesOf alone: a row without a town begins with its tabs, but never stands first.
  for (const [name = '', kana = '', roma = '', zips] of linesOf(TOWNS)) {
    if (zips === undefined) {
      city = cityOf.get(name) ?? EMPTY_ROW;
      continue;
    }
    const town = { ...city, town_name: name || null, town_kana: kana || null, town_roma: roma || null };
    for (const zip_code of zips.split(' ')) rows.push({ ...town, zip_code });
  }
  return rows;
}

/** Reads once, when first asked; a chunk that did not arrive is asked for again the next time. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

/** All prefectures and cities. */
export const loadPlaces: () => Promise<Places> = once(readPlaces);
/** The towns of five cities, in the API's order: by city, then by reading. Several rows may share a town or a ZIP Code. */
export const loadTowns: () => Promise<readonly AddressRow[]> = once(readTowns);

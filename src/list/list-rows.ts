import { getOrInsert } from '../address/get-or-insert.ts';
import { LookupError } from '../address/lookup-error.ts';
import { type AddressRecord, type AddressRow, completeRecord } from '../address/record.ts';
import { cityRomaOf, prefectureRomaOf, romaOf } from '../address/roma.ts';
import {
  BAR,
  type CityFirms,
  type CityLines,
  FIRM_PREFIX_LENGTH,
  type FirmShard,
  type Index,
  PREFIX_LENGTH,
  type Shard,
} from './format.ts';
import type { ListFiles } from './list-files.ts';
import { once } from './once.ts';
import { EMPTY_ROW, type RowSource, type TownSearch } from './search-rows.ts';
import { prefixesOfTown } from './town-index.ts';

/** A row of the list, and its town with brackets. */
export interface ListRow {
  readonly row: AddressRow;
  readonly bracket: string | null;
}

function prefectureRow(pref_code: string, pref_name: string, pref_kana: string): AddressRow {
  return { ...EMPTY_ROW, pref_code, pref_name, pref_kana, pref_roma: prefectureRomaOf(pref_kana) };
}

function cityRow(prefecture: AddressRow, city_code: string, city_name: string, city_kana: string): AddressRow {
  return { ...prefecture, city_code, city_name, city_kana, city_roma: cityRomaOf(city_name, city_kana) };
}

/** The towns of a city whose ZIP Codes begin with some digits. */
function townRows(prefix: string, [code, prefecture, prefectureKana, name, kana, steps, ...columns]: CityLines, digits = ''): ListRow[] {
  const city = cityRow(prefectureRow(code.slice(0, 2), prefecture, prefectureKana), code, name, kana);
  const [towns, readings, brackets] = columns.map((column) => column.split(BAR)) as [string[], string[], string[]];
  const rows: ListRow[] = [];
  let number = 0;
  for (const [i, step] of steps.split(BAR).entries()) {
    number += Number(step);
    const zip_code = prefix + String(number).padStart(4, '0');
    if (!zip_code.startsWith(digits)) continue;
    const reading = readings[i];
    const town = { town_name: towns[i] || null, town_kana: reading || null, town_roma: reading ? romaOf(reading) : null };
    rows.push({ bracket: brackets[i] || null, row: { ...city, zip_code, ...town } });
  }
  return rows;
}

/** Firms have no readings of their places, as in the API's answers. */
function firmRecords(prefix: string, [city_code, pref_name, city_name, firms]: CityFirms): AddressRecord[] {
  return firms.map(([digits, town, block, name, kana]) =>
    completeRecord({
      zip_code: prefix + digits,
      pref_code: city_code.slice(0, 2),
      pref_name,
      city_code,
      city_name,
      town_name: town || null,
      block_name: block || null,
      biz_name: name || null,
      biz_kana: kana || null,
    }),
  );
}

const order = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0);

/** The API's order of towns: by city, then by reading. */
function byReading(a: AddressRow, b: AddressRow): number {
  return (
    order(a.city_code, b.city_code) || order(a.town_kana, b.town_kana) || order(a.town_name, b.town_name) || order(a.zip_code, b.zip_code)
  );
}

interface Places {
  readonly prefectures: readonly AddressRow[];
  readonly cities: readonly AddressRow[];
  /** The prefixes of a city's ZIP Codes, by its code. */
  readonly prefixes: ReadonlyMap<string, readonly string[]>;
}

function readPlaces(index: Index): Places {
  const prefectures: AddressRow[] = [];
  const cities: AddressRow[] = [];
  const prefixes = new Map<string, readonly string[]>();
  for (const [code, name, kana, entries] of index.prefectures) {
    const prefecture = prefectureRow(code, name, kana);
    prefectures.push(prefecture);
    for (const [cityCode, cityName, cityKana, cityPrefixes] of entries) {
      cities.push(cityRow(prefecture, cityCode, cityName, cityKana));
      prefixes.set(cityCode, cityPrefixes.split(' '));
    }
  }
  return { prefectures, cities, prefixes };
}

/** The index of towns is read if a search would need more files than this. */
const FEW_FILES = 4;
/** More files than this are not read from a web server for one search of the whole country. */
const MOST_FILES = 60;

/** The rows of a prepared list, read from its files when they are needed. */
export class ListRows implements RowSource {
  readonly #files: ListFiles;
  readonly #rows = new WeakMap<CityLines, readonly AddressRow[]>();
  readonly #loadPlaces: () => Promise<Places> = once(() => this.#readPlaces());

  constructor(files: ListFiles) {
    this.#files = files;
  }

  async #readPlaces(): Promise<Places> {
    const index = (await this.#files.json('index.json')) as Index | undefined;
    if (!index) throw new LookupError('configuration', 'There is no prepared ZIP list: its folder must contain index.json.');
    if (index.format !== 2)
      throw new LookupError('configuration', 'The ZIP list was prepared by another version: run dga-address-proxy --prepare-list again.');
    return readPlaces(index);
  }

  async prefectures(): Promise<readonly AddressRow[]> {
    return (await this.#loadPlaces()).prefectures;
  }

  async cities(): Promise<readonly AddressRow[]> {
    return (await this.#loadPlaces()).cities;
  }

  async #shard(prefix: string): Promise<Shard | undefined> {
    const shard = (await this.#files.json(`${prefix}.json`)) as Shard | undefined;
    // No file for this prefix may also mean that there is no list here at all, which the user cannot fix with another code.
    if (!shard) await this.#loadPlaces();
    return shard;
  }

  /** The towns of a ZIP Code, or of all that begin with some digits, at least three. */
  async townsByZip(digits: string): Promise<readonly ListRow[]> {
    const prefix = digits.slice(0, PREFIX_LENGTH);
    const shard = await this.#shard(prefix);
    return (shard?.cities ?? []).flatMap((city) => townRows(prefix, city, digits));
  }

  /** The firms that have a corporate ZIP Code. */
  async firmsByZip(digits: string): Promise<readonly AddressRecord[]> {
    if (!(await this.#shard(digits.slice(0, PREFIX_LENGTH)))?.firms) return [];
    const prefix = digits.slice(0, FIRM_PREFIX_LENGTH);
    const shard = (await this.#files.json(`${prefix}-firms.json`)) as FirmShard | undefined;
    return (shard?.cities ?? []).flatMap((city) => firmRecords(prefix, city)).filter(({ zip_code }) => zip_code?.startsWith(digits));
  }

  /** @throws {LookupError} `unavailable` if a town of the whole country is in too many files, each of which would cost a request */
  async towns(cities: readonly AddressRow[] | 'all', search?: TownSearch): Promise<readonly AddressRow[]> {
    if (cities === 'all' && !search) return [];
    const places = cities === 'all' ? await this.cities() : cities;
    const all = await this.#prefixesOf(places);
    if (!search || all.length <= FEW_FILES) return this.#read(all, places);
    const named = await prefixesOfTown(this.#files, search.town);
    const own = new Set(await this.#prefixesOf(places.filter(search.isOfCity)));
    const some = all.filter((prefix) => named.has(prefix) || own.has(prefix));
    if (cities === 'all' && this.#files.isRemote && some.length > MOST_FILES)
      throw new LookupError('unavailable', 'Too many towns have this name: name the city or its prefecture too.', {
        errorCode: 'list-no-city',
      });
    return this.#read(some, places);
  }

  async #prefixesOf(cities: readonly AddressRow[]): Promise<readonly string[]> {
    const { prefixes } = await this.#loadPlaces();
    return [...new Set(cities.flatMap(({ city_code }) => prefixes.get(city_code ?? '') ?? []))];
  }

  /** The towns of some cities in the files of some prefixes. */
  async #read(prefixes: readonly string[], cities: readonly AddressRow[]): Promise<readonly AddressRow[]> {
    const codes = new Set(cities.map(({ city_code }) => city_code));
    const shards = await Promise.all(prefixes.map(async (prefix) => ({ prefix, shard: await this.#shard(prefix) })));
    return shards
      .flatMap(({ prefix, shard }) =>
        (shard?.cities ?? []).filter(([code]) => codes.has(code)).flatMap((city) => this.#rowsOf(prefix, city)),
      )
      .toSorted(byReading);
  }

  /** The rows of a city under one prefix, built once: the roma and the spellings of a row take most of the time of a search. */
  #rowsOf(prefix: string, city: CityLines): readonly AddressRow[] {
    return getOrInsert(this.#rows, city, () => townRows(prefix, city).map(({ row }) => row));
  }
}

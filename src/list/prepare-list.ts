import { getOrInsert } from '../address/get-or-insert.ts';
import { groupBy } from '../address/group-by.ts';
import { fullWidthKana } from '../address/text/kana-and-width.ts';
import type { CityFirms, CityLines, FirmLine, FirmShard, Index, PrefectureEntry, Shard } from './format.ts';
import { BAR, FIRM_PREFIX_LENGTH, PREFIX_LENGTH } from './format.ts';
import { readCsv } from './read-csv.ts';
import { joinSplitTowns, readTown, type TownRow } from './read-town.ts';
import { hashOf, type IndexedTown, writeTownIndex } from './town-index.ts';

/** Figures of a preparation. */
export interface ListReport {
  /** Rows of towns in the prepared list, after joining and leaving out. */
  readonly towns: number;
  /** Corporate ZIP Codes in the prepared list. */
  readonly firms: number;
  readonly zipCodes: number;
  readonly cities: number;
  /** Towns that still look like a list or a range (甲、乙). Answers contain them unchanged. */
  readonly unresolved: readonly string[];
}

/** A prepared list: its files by name, and what was found. */
export interface PreparedList {
  /** JSON text by file name. */
  readonly files: ReadonlyMap<string, string>;
  readonly report: ListReport;
}

/** Columns of the two official files. @see https://www.post.japanpost.jp/zipcode/dl/readme.html */
const TOWN_COLUMNS = 15;
const FIRM_COLUMNS = 13;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // JIGYOSYO.CSV and the older KEN_ALL.CSV.
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

function digits(text: string | undefined, length: number, what: string): string {
  const found = (text ?? '').trim();
  if (!/^[0-9]+$/.test(found) || found.length > length)
    throw new SyntaxError(`The official list has a ${what} that is not ${length} digits.`);
  return found.padStart(length, '0');
}

function* townRows(rows: readonly (readonly string[])[]): Generator<TownRow, void, undefined> {
  for (const [code, , zip, prefKana = '', cityKana = '', kana = '', pref_name = '', city_name = '', town = ''] of rows) {
    yield {
      city_code: digits(code, 5, 'city code'),
      zip_code: digits(zip, 7, 'ZIP Code'),
      pref_name,
      pref_kana: fullWidthKana(prefKana),
      city_name,
      city_kana: fullWidthKana(cityKana),
      town,
      kana: fullWidthKana(kana),
    };
  }
}

/** The last four digits of the ZIP Code, town, reading, and the town with its brackets; empty if there is none. */
type TownLine = readonly [digits: string, town: string, kana: string, bracket: string];

/** The first row of a city, and the prefixes of its ZIP Codes. */
type City = { readonly row: TownRow; readonly prefixes: Set<string> };

/** A line of a file, and the ZIP Code and city that decide where it belongs. */
interface Entry<T> {
  readonly zip: string;
  readonly city: string;
  readonly line: T;
}

/** The lines of each city, in the order of the codes of cities. */
function byCity<T>(entries: readonly Entry<T>[]): (readonly [city: string, lines: readonly T[]])[] {
  const cities = [...groupBy(entries, ({ city }) => city)].toSorted(([a], [b]) => order(a, b));
  return cities.map(([city, own]) => [city, own.map(({ line }) => line)]);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function columnOf(values: readonly string[]): string {
  return values.every((value) => value === '') ? '' : values.map((value) => value.replaceAll(BAR, '｜')).join(BAR);
}

function columnsOf(lines: readonly TownLine[]): readonly [digits: string, towns: string, kana: string, brackets: string] {
  const sorted = lines.toSorted((a, b) => order(a[0], b[0]));
  const steps = sorted.map(([own], i) => String(Number(own) - Number(sorted[i - 1]?.[0] ?? 0)));
  return [steps.join(BAR), columnOf(sorted.map(([, town]) => town)), columnOf(sorted.map(([, , kana]) => kana)), columnOf(sorted.map((line) => line[3]))]; // oxfmt-ignore
}

/**
 * Turns Japan Post's public lists into the files that `createListClient` reads.
 *
 * @param sources the content of `utf_ken_all.csv` (or the older `KEN_ALL.CSV`), and of `JIGYOSYO.CSV` for corporate ZIP Codes, in any
 * order; UTF-8 or Shift_JIS. The number of columns tells which one it is.
 * @throws {SyntaxError} if a file has another number of columns, or a code that is not one
 * @see https://www.post.japanpost.jp/zipcode/download.html
 */
export function prepareList(sources: readonly Uint8Array[]): PreparedList {
  const unresolved = new Set<string>();
  const cities = new Map<string, City>();
  const towns: Entry<TownLine>[] = [];
  const firms: Entry<FirmLine>[] = [];
  const indexed: IndexedTown[] = [];
  const seen = new Set<string>();
  const zipCodes = new Set<string>();

  function addTown(row: TownRow): void {
    const { name, kana, bracket } = readTown(row.town, row.kana);
    if (name !== null && /[、〜～]/u.test(name)) unresolved.add(name);
    const line: TownLine = [row.zip_code.slice(PREFIX_LENGTH), name ?? '', kana ?? '', bracket ?? ''];
    const key = JSON.stringify([row.zip_code, row.city_code, ...line]);
    if (seen.has(key)) return;
    seen.add(key);
    const prefix = row.zip_code.slice(0, PREFIX_LENGTH);
    getOrInsert(cities, row.city_code, () => ({ row, prefixes: new Set() })).prefixes.add(prefix);
    towns.push({ zip: row.zip_code, city: row.city_code, line });
    if (name !== null) indexed.push({ prefix, name, kana: kana ?? '' });
    zipCodes.add(row.zip_code);
  }

  /** Prefixes of towns that firms have too. */
  const firmPrefixes = new Set<string>();
  const firmCities = new Map<string, readonly [prefecture: string, city: string]>();
  for (const source of sources) {
    const rows = [...readCsv(decode(source))];
    const columns = rows[0]?.length;
    if (columns === TOWN_COLUMNS) {
      for (const row of joinSplitTowns(townRows(rows))) addTown(row);
    } else if (columns === FIRM_COLUMNS) {
      for (const [code, kana = '', name = '', pref = '', city = '', town = '', block = '', zip] of rows) {
        const cityCode = digits(code, 5, 'city code');
        const zipCode = digits(zip, 7, 'corporate ZIP Code');
        firmCities.set(cityCode, [pref, city]);
        firmPrefixes.add(zipCode.slice(0, PREFIX_LENGTH));
        firms.push({ zip: zipCode, city: cityCode, line: [zipCode.slice(FIRM_PREFIX_LENGTH), town, block, name, fullWidthKana(kana)] });
        zipCodes.add(zipCode);
      }
    } else {
      throw new SyntaxError(`The file has ${columns ?? 0} columns: utf_ken_all.csv has ${TOWN_COLUMNS}, JIGYOSYO.CSV has ${FIRM_COLUMNS}.`);
    }
  }
  if (towns.length === 0) throw new SyntaxError('The list has no towns: utf_ken_all.csv is needed.');

  const files = new Map<string, string>();
  const sorted = [...cities].toSorted(([a], [b]) => order(a, b));
  const prefectures = [...groupBy(sorted, ([code]) => code.slice(0, 2))].map(([prefecture, own]): PrefectureEntry => {
    const [[, first]] = own as [[string, City]];
    const entries = own.map(
      ([code, { row, prefixes }]) => [code, row.city_name, row.city_kana, [...prefixes].toSorted().join(' ')] as const,
    );
    return [prefecture, first.row.pref_name, first.row.pref_kana, entries];
  });
  // The first file of the list, as before; its text follows when all others are known.
  files.set('index.json', '');
  for (const [name, text] of writeTownIndex(indexed)) files.set(name, text);
  const townsOf = groupBy(towns, ({ zip }) => zip.slice(0, PREFIX_LENGTH));
  for (const prefix of [...new Set([...townsOf.keys(), ...firmPrefixes])].toSorted()) {
    const shard: Shard = {
      cities: byCity(townsOf.get(prefix) ?? []).map(([code, lines]): CityLines => {
        const { pref_name, pref_kana, city_name, city_kana } = (cities.get(code) as City).row;
        return [code, pref_name, pref_kana, city_name, city_kana, ...columnsOf(lines)];
      }),
      firms: firmPrefixes.has(prefix),
    };
    files.set(`${prefix}.json`, JSON.stringify(shard));
  }
  for (const [prefix, own] of groupBy(firms, ({ zip }) => zip.slice(0, FIRM_PREFIX_LENGTH))) {
    const shard: FirmShard = {
      cities: byCity(own).map(([code, lines]): CityFirms => [
        code,
        ...(firmCities.get(code) as readonly [string, string]),
        lines.toSorted((a, b) => order(a[0], b[0])),
      ]),
    };
    files.set(`${prefix}-firms.json`, JSON.stringify(shard));
  }
  // Tells one month's list from the next.
  const digest = (hashOf([...files.values()].join('')) >>> 0).toString(36);
  const index: Index = { format: 2, digest, prefectures };
  files.set('index.json', JSON.stringify(index));
  return {
    files,
    report: {
      towns: towns.length,
      firms: firms.length,
      zipCodes: zipCodes.size,
      cities: cities.size,
      unresolved: [...unresolved],
    },
  };
}

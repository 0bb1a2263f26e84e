/**
 * The files of a prepared list, all JSON. A ZIP Code is answered by one small file; a city's towns by the few files that its index line names;
 * a town without its city by two files of the index of towns, and by the files that these name.
 *
 * - `index.json`: every prefecture and city, with the prefixes of its ZIP Codes
 * - `NNN.json`: the towns of all ZIP Codes that begin with these three digits
 * - `NN-towns.json`: a part of the index of towns (`town-index.ts`)
 * - `NN-firms.json`: the corporate ZIP Codes that begin with these two digits. They are looked up rarely, and larger files compress better
 *
 * Arrays instead of objects, because most of the files would be names of keys; and columns instead of rows, which compress better.
 */

/**
 * A city with its towns under one prefix, in the order of their ZIP Codes. Each column is one text with a value per town between bars: the last
 * four digits as the difference from those of the town before, town, reading, and the town with its brackets if it has some. A column without
 * any value is empty.
 */
export type CityLines = readonly [
  cityCode: string,
  prefecture: string,
  prefectureKana: string,
  city: string,
  cityKana: string,
  digits: string,
  towns: string,
  kana: string,
  brackets: string,
];

/** Separates the values of a column. */
export const BAR = '|';

/** `NNN.json`. */
export interface Shard {
  readonly cities: readonly CityLines[];
  /** Whether corporate ZIP Codes begin with the same digits. */
  readonly firms: boolean;
}

/** The last five digits of a corporate ZIP Code, town, block, name and reading of the firm. */
export type FirmLine = readonly [digits: string, town: string, block: string, name: string, kana: string];

/** A city with its firms under one two-digit prefix. */
export type CityFirms = readonly [cityCode: string, prefecture: string, city: string, firms: readonly FirmLine[]];

/** `NN-firms.json`. */
export interface FirmShard {
  readonly cities: readonly CityFirms[];
}

/** A city, and the three-digit prefixes of its ZIP Codes with spaces between them. */
export type CityEntry = readonly [cityCode: string, city: string, cityKana: string, prefixes: string];

/** A prefecture with its cities, in the order of their codes. */
export type PrefectureEntry = readonly [code: string, name: string, kana: string, cities: readonly CityEntry[]];

/** `index.json`. */
export interface Index {
  /** Changes when older readers could not read the files. */
  readonly format: 2;
  /** Changes with any other file, so that a server notices a new list. */
  readonly digest?: string;
  readonly prefectures: readonly PrefectureEntry[];
}

/** Length of the prefix that names a file of towns. */
export const PREFIX_LENGTH = 3;
/** Length of the prefix that names a file of firms. */
export const FIRM_PREFIX_LENGTH = 2;

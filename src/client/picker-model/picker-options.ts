import { groupBy } from '../../address/group-by.ts';
import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { ADDRESS_ROW_KEYS, type AddressRecord, type AddressRow, completeRecord } from '../../address/record.ts';
import { isTownNote } from '../../address/town-note.ts';

/** The levels in the order of choice. `code` is the ZIP Code of a town that has several. */
export type PickerLevel = PlaceLevel | 'code';

export const PICKER_LEVELS: readonly PickerLevel[] = [...PLACE_LEVELS, 'code'];

/** One choice: a prefecture, a city, a town, or one of the ZIP Codes of a town. */
export interface PickerOption {
  readonly level: PickerLevel;
  /** Unique in its list and stable when the list is loaded again. */
  readonly key: string;
  /** The API's code of a prefecture or city; the ZIP Code of a town that has exactly one. */
  readonly code: string | null;
  /** The visible name: `赤坂`, or a ZIP Code with its hyphen. Empty for the addresses of a city that belong to no town. */
  readonly name: string;
  readonly kana: string | null;
  readonly roma: string | null;
  /** Distinguishes options of the same name: the reading of a town, the bracket or the floor of a ZIP Code. */
  readonly detail: string | null;
  /** The API rows that this option combines. */
  readonly rows: readonly AddressRow[];
}

/** A bracket at the end of a town or its reading: `（１丁目）`. */
const BRACKET = /[（(][^（(]*[）)]\s*$/u;

const withoutBracket = (text: string | null): string | null => text?.replace(BRACKET, '').trim() || null;

/** A town without its bracket; `null` if there is none. */
type Town = Readonly<Record<'name' | 'kana' | 'roma', string | null>>;

const NO_TOWN: Town = { name: null, kana: null, roma: null };

/** The town of a row; none if the row has only a note of the list. */
export function townOf(row: AddressRow): Town {
  if (row.town_name === null || isTownNote(row.town_name)) return NO_TOWN;
  return { name: withoutBracket(row.town_name) ?? row.town_name, kana: withoutBracket(row.town_kana), roma: withoutBracket(row.town_roma) };
}

/** The record of a place, with its ZIP Code if it has exactly one. The list of prefectures may lack what a city's row has. */
export function placeRecord(prefecture: AddressRow, city?: AddressRow, town: Town = NO_TOWN, codes: readonly string[] = []): AddressRecord {
  const valueOf = (key: keyof AddressRow): string | null =>
    (key.startsWith('pref_') && prefecture[key]) || (/^(?:pref|city)_/.test(key) && city?.[key]) || null;
  return completeRecord({
    ...Object.fromEntries(ADDRESS_ROW_KEYS.map((key) => [key, valueOf(key)])),
    zip_code: codes.length === 1 ? (codes[0] as string) : null,
    town_name: town.name,
    town_kana: town.kana,
    town_roma: town.roma,
  });
}

/** Each prefecture or city once, in the order of the rows. */
export function placeOptions(level: 'prefecture' | 'city', rows: readonly AddressRow[]): PickerOption[] {
  const at = level === 'prefecture' ? 'pref' : 'city';
  return [...groupBy(rows, (row) => row[`${at}_code`] ?? row[`${at}_name`] ?? '')].map(([key, members]) => {
    const [row] = members as [AddressRow];
    return {
      level,
      key,
      code: row[`${at}_code`],
      name: row[`${at}_name`] ?? '',
      kana: row[`${at}_kana`],
      roma: row[`${at}_roma`],
      detail: null,
      rows: members,
    };
  });
}

/** Each town of a city once, in the order of the rows. Towns with the same spelling and different readings (酒田市 本町) stay separate. */
export function townOptions(rows: readonly AddressRow[]): PickerOption[] {
  const groups = [...groupBy(rows, (row) => townKey(row))];
  const spelled = groupBy(groups, ([, [row]]) => townOf(row as AddressRow).name ?? '');
  return groups.map(([key, members]) => {
    const { name, kana, roma } = townOf(members[0] as AddressRow);
    const codes = codesOf(members);
    const isAlone = spelled.get(name ?? '')?.length === 1;
    return {
      level: 'town',
      key,
      code: codes.length === 1 ? (codes[0] as string) : null,
      name: name ?? '',
      kana,
      roma,
      detail: isAlone ? null : kana,
      rows: members,
    };
  });
}

function townKey(row: AddressRow): string {
  const { name, kana } = townOf(row);
  return name === null ? '' : `${name} ${kana ?? ''}`;
}

export function codesOf(rows: readonly AddressRow[]): string[] {
  return [...new Set(rows.map(({ zip_code }) => zip_code).filter((zip) => zip !== null))];
}

/** 地階・階層不明 (basement or floor unknown): the last two digits of this extra ZIP Code of a high-rise building. */
const NO_FLOOR = '90';

/**
 * The floor of a ZIP Code of a high-rise building: its last two digits, in all 1,514 codes of the public list that were compared.
 * Returns `null` unless the codes share their first five digits and include the one for an unknown floor.
 */
function floorOf(zip: string, codes: readonly string[]): string | null {
  const isHighRise =
    codes.length > 2 && codes.every((code) => code.startsWith(zip.slice(0, 5))) && codes.some((code) => code.endsWith(NO_FLOOR));
  if (!isHighRise) return null;
  return zip.endsWith(NO_FLOOR) ? '地階・階層不明' : `${Number(zip.slice(5))}階`;
}

export function codeOptions(rows: readonly AddressRow[]): PickerOption[] {
  const codes = codesOf(rows);
  return codes.map((zip) => {
    const members = rows.filter(({ zip_code }) => zip_code === zip);
    const brackets = new Set(members.map(({ town_name }) => BRACKET.exec(town_name ?? '')?.[0]));
    return {
      level: 'code',
      key: zip,
      code: zip,
      name: hyphenateCode(zip),
      kana: null,
      roma: null,
      detail: [...brackets].flatMap((bracket) => bracket?.trim().slice(1, -1) || []).join('、') || floorOf(zip, codes),
      rows: members,
    };
  });
}

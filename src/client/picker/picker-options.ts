import { PLACE_LEVELS, type PlaceLevel } from '../../address/place-names.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRow } from '../../address/record.ts';
import { isTownNote } from '../../address/town-note.ts';

/** What is chosen one after another. `code`: the ZIP Code, where a town has several. */
export type PickerLevel = PlaceLevel | 'code';

export const PICKER_LEVELS: readonly PickerLevel[] = [...PLACE_LEVELS, 'code'];

/** One choice: a prefecture, a city, a town, or one of the ZIP Codes of a town. */
export interface PickerOption {
  readonly level: PickerLevel;
  /** Unique among the options of its list, and the same when the list comes again. */
  readonly key: string;
  /** The API's code of a prefecture or a city, the ZIP Code of a town that has one only. */
  readonly code: string | null;
  /** What a person reads: `赤坂`, or a ZIP Code with its hyphen. Empty: what lies in a city and in none of its towns. */
  readonly name: string;
  readonly kana: string | null;
  readonly roma: string | null;
  /** What tells it from others of the same name: the reading of a town, the bracket or the floor of a ZIP Code. */
  readonly detail: string | null;
  /** The API's rows behind it. */
  readonly rows: readonly AddressRow[];
}

/** Remarks in brackets at the end of a town or its reading: `（１丁目）`. */
const BRACKET = /[（(][^（(]*[）)]\s*$/u;

const withoutBracket = (text: string | null): string | null => text?.replace(BRACKET, '').trim() || null;

/** A town without its bracket; `null` where there is none, or a remark of the list. */
export function townOf(row: AddressRow): { readonly name: string | null; readonly kana: string | null; readonly roma: string | null } {
  if (row.town_name === null || isTownNote(row.town_name)) return { name: null, kana: null, roma: null };
  return { name: withoutBracket(row.town_name) ?? row.town_name, kana: withoutBracket(row.town_kana), roma: withoutBracket(row.town_roma) };
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Prefectures or cities, once each, in the order they came. */
export function placeOptions(level: 'prefecture' | 'city', rows: readonly AddressRow[]): PickerOption[] {
  const at = level === 'prefecture' ? 'pref' : 'city';
  return [...group(rows, (row) => row[`${at}_code`] ?? row[`${at}_name`] ?? '')].map(([key, members]) => {
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

/** The towns of a city, once each, in the order they came. Two of the same spelling and another reading (酒田市 本町) stay two. */
export function townOptions(rows: readonly AddressRow[]): PickerOption[] {
  const groups = [...group(rows, (row) => townKey(row))];
  const spelled = group(groups, ([, [row]]) => townOf(row as AddressRow).name ?? '');
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

/** The key of a row's town. */
export function townKey(row: AddressRow): string {
  const { name, kana } = townOf(row);
  return name === null ? '' : `${name} ${kana ?? ''}`;
}

/** The ZIP Codes of some rows, once each. */
export function codesOf(rows: readonly AddressRow[]): string[] {
  return [...new Set(rows.map(({ zip_code }) => zip_code).filter((zip) => zip !== null))];
}

/** 地階・階層不明: the last two digits of the ZIP Code that a tower has besides those of its floors. */
const NO_FLOOR = '90';

/**
 * The floor that a ZIP Code of a tower stands for: its last two digits, in every one of the 1,514 of the public list's towers that were
 * compared. Only where the codes look like those of a tower, which all share five digits and end in one that stands for no floor.
 */
function floorOf(zip: string, codes: readonly string[]): string | null {
  const isTower =
    codes.length > 2 && codes.every((code) => code.startsWith(zip.slice(0, 5))) && codes.some((code) => code.endsWith(NO_FLOOR));
  if (!isTower) return null;
  return zip.endsWith(NO_FLOOR) ? '地階・階層不明' : `${Number(zip.slice(5))}階`;
}

/** The ZIP Codes of a town, for whoever has to choose one. */
export function codeOptions(rows: readonly AddressRow[]): PickerOption[] {
  const codes = codesOf(rows);
  return codes.map((zip) => {
    const members = rows.filter(({ zip_code }) => zip_code === zip);
    const brackets = new Set(
      members.map(
        ({ town_name }) =>
          BRACKET.exec(town_name ?? '')?.[0]
            .trim()
            .slice(1, -1) ?? '',
      ),
    );
    return {
      level: 'code',
      key: zip,
      code: zip,
      name: hyphenateCode(zip),
      kana: null,
      roma: null,
      detail: [...brackets].filter(Boolean).join('、') || floorOf(zip, codes),
      rows: members,
    };
  });
}

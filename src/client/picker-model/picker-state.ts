import { getOrInsert } from '../../address/get-or-insert.ts';
import type { LookupError } from '../../address/lookup-error.ts';
import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { meansPlace } from '../../address/place-names.ts';
import type { AddressRecord, AddressRow } from '../../address/record.ts';
import type { ListState, ListStatus } from './address-list.ts';
import {
  codeOptions,
  codesOf,
  PICKER_LEVELS,
  type PickerLevel,
  type PickerOption,
  placeOptions,
  placeRecord,
  townOf,
  townOptions,
} from './picker-options.ts';

/** One level of the path from a prefecture to a ZIP Code. */
export interface PickerLevelState {
  /** `closed`: the level above has no choice yet; otherwise the status of this level's list. */
  readonly status: 'closed' | ListStatus;
  /** The options below the choices of the levels above, and no others. */
  readonly options: readonly PickerOption[];
  readonly chosen: PickerOption | null;
  /** Why the list, or the rest of it, failed to load. */
  readonly error: LookupError | null;
  /** A name passed to `adopt` that matches none of the options. */
  readonly unmatched: string | null;
}

/** The complete state of an address picker. */
export interface PickerState {
  readonly levels: { readonly [L in PickerLevel]: PickerLevelState };
  /** The level to choose next; `null` when the path is complete. */
  readonly level: PickerLevel | null;
  /** The address chosen so far, with its ZIP Code when the path is complete; `null` before the first choice. */
  readonly record: AddressRecord | null;
}

/** The choices of the user, and names from the form that still have to be matched with a list. */
export interface PickerChoices {
  /** Never contains a level whose levels above are open. */
  readonly chosen: { readonly [L in PickerLevel]?: PickerOption };
  /** Names that wait for their list. */
  readonly adopted: { readonly [L in PickerLevel]?: string };
  /** Adopted names that their list does not contain. */
  readonly unmatched: { readonly [L in PickerLevel]?: string };
}

export const NO_CHOICES: PickerChoices = { chosen: {}, adopted: {}, unmatched: {} };

/** Returns the list of a level below these choices; `undefined` if a choice above is missing. */
export type ListsBelow = (level: PlaceLevel, chosen: PickerChoices['chosen']) => ListState | undefined;

const CLOSED: PickerLevelState = { status: 'closed', options: [], chosen: null, error: null, unmatched: null };

/** The options of each list, shared by all pickers and computed again only when its rows have changed. */
const optionsOf = new WeakMap<readonly AddressRow[], readonly PickerOption[]>();

export function levelsBelow(level: PickerLevel): readonly PickerLevel[] {
  return PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(level) + 1);
}

/** Removes the choice of a level and everything that depends on it. */
export function withoutLevel({ chosen, adopted, unmatched }: PickerChoices, level: PickerLevel): PickerChoices {
  const gone: readonly string[] = [level, ...levelsBelow(level)];
  const above = <T extends object>(values: T): T => Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key))) as T;
  return { chosen: above(chosen), adopted, unmatched: above(unmatched) };
}

/** The choices that lead to a record, as far down as the record names them. */
export function choicesOf(record: AddressRecord | null): PickerChoices {
  if (!record) return NO_CHOICES;
  const chosen: { [L in PickerLevel]?: PickerOption } = {};
  for (const level of PICKER_LEVELS) {
    if (level === 'code' && (record.town_name === null || record.zip_code === null)) break;
    const option = optionOf(level, record);
    if (!option) break;
    chosen[level] = option;
  }
  return { ...NO_CHOICES, chosen };
}

/** A row as an option, for a choice from elsewhere whose list has not been requested. */
function optionOf(level: PickerLevel, row: AddressRow): PickerOption | undefined {
  if (level === 'town') return row.town_name === null ? undefined : townOptions([row])[0];
  if (level === 'code') return codeOptions([row])[0];
  return row[level === 'prefecture' ? 'pref_name' : 'city_name'] === null ? undefined : placeOptions(level, [row])[0];
}

/** Matches adopted names and choices from elsewhere with the lists that are complete. */
export function matchLists(choices: PickerChoices, lists: ListsBelow): PickerChoices {
  const chosen = { ...choices.chosen };
  const adopted = { ...choices.adopted };
  const unmatched = { ...choices.unmatched };
  for (const level of PLACE_LEVELS) {
    const { status, options } = placeState(level, { chosen, adopted, unmatched }, lists);
    if (status !== 'ready') continue;
    const before = chosen[level];
    const text = adopted[level];
    if (before) chosen[level] = sameOption(before, options);
    else if (text !== undefined) {
      const found = options.find(({ rows: [row] }) => row !== undefined && meansPlace(level, text, row));
      delete adopted[level];
      if (found) chosen[level] = found;
      else unmatched[level] = text;
    }
  }
  return { chosen, adopted, unmatched };
}

/** The list's option for a choice from elsewhere. The record of a Digital Address has no readings, so its key may differ. */
function sameOption(chosen: PickerOption, options: readonly PickerOption[]): PickerOption {
  if (options.includes(chosen)) return chosen;
  const spelled = options.filter(({ name }) => name === chosen.name);
  return options.find(({ key }) => key === chosen.key) ?? (spelled.length === 1 ? (spelled[0] as PickerOption) : chosen);
}

function placeState(level: PlaceLevel, { chosen, unmatched }: PickerChoices, lists: ListsBelow): PickerLevelState {
  const own = { chosen: chosen[level] ?? null, unmatched: unmatched[level] ?? null };
  const list = lists(level, chosen);
  if (!list) return { ...CLOSED, ...own };
  const { status, rows, error } = list;
  const options = getOrInsert(optionsOf, rows, () => (level === 'town' ? townOptions(rows) : placeOptions(level, rows)));
  return { status, options, error, ...own };
}

/** The rows of the town. If the rows of a city name no town, the path ends at the city, and these are all of its rows. */
function townRows({ chosen }: PickerChoices, town: PickerLevelState): readonly AddressRow[] | undefined {
  if (town.chosen) return town.chosen.rows;
  const hasNoTowns = chosen.city !== undefined && town.status === 'ready' && town.options.every(({ key }) => key === '');
  return hasNoTowns ? town.options.flatMap(({ rows }) => rows) : undefined;
}

/** Derives everything that a picker shows from the choices and the lists loaded so far. Pure. */
export function deriveState(choices: PickerChoices, lists: ListsBelow): PickerState {
  const stateOf = (level: PlaceLevel): PickerLevelState => placeState(level, choices, lists);
  const town = stateOf('town');
  const rows = townRows(choices, town);
  const codes = rows ? codeOptions(rows) : [];
  const chosen = choices.chosen.code ?? null;
  const code: PickerLevelState = codes.length > 1 ? { ...CLOSED, status: 'ready', options: codes, chosen } : { ...CLOSED, chosen };
  const open = PICKER_LEVELS.find((level) => choices.chosen[level] === undefined && !(level === 'town' && rows)) ?? null;
  const level = open === 'code' && code.options.length === 0 ? null : open;
  return { levels: { prefecture: stateOf('prefecture'), city: stateOf('city'), town, code }, level, record: recordOf(choices, rows ?? []) };
}

function recordOf({ chosen }: PickerChoices, rows: readonly AddressRow[]): AddressRecord | null {
  const prefecture = chosen.prefecture?.rows[0];
  if (!prefecture) return null;
  return placeRecord(prefecture, chosen.city?.rows[0], chosen.town && rows[0] && townOf(rows[0]), codesOf(chosen.code?.rows ?? rows));
}

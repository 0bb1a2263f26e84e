import type { LookupError } from '../../address/lookup-error.ts';
import { meansPlace, PLACE_LEVELS, type PlaceLevel } from '../../address/place-names.ts';
import { type AddressRecord, type AddressRow, completeRecord } from '../../address/record.ts';
import { type AddressList, AddressLists, type ListStatus, listsOf } from './address-list.ts';
import type { SearchClient } from '../client.ts';
import { findOptions } from './find-options.ts';
import {
  codeOptions,
  codesOf,
  PICKER_LEVELS,
  type PickerLevel,
  type PickerOption,
  placeOptions,
  townOf,
  townOptions,
} from './picker-options.ts';

/** One level of the way from a prefecture to a ZIP Code. */
export interface PickerLevelState {
  /** `closed`: nothing is chosen above it yet; else how far its list has come. */
  readonly status: 'closed' | ListStatus;
  /** The choices that belong to what is chosen above, and to nothing else. */
  readonly options: readonly PickerOption[];
  readonly chosen: PickerOption | null;
  /** Why the list did not come, or not whole. */
  readonly error: LookupError | null;
  /** A name that was adopted (`adopt`) and stands for none of the options. */
  readonly unmatched: string | null;
}

/** Everything that a picker shows. */
export interface PickerState {
  readonly levels: { readonly [L in PickerLevel]: PickerLevelState };
  /** What is to be chosen next; `null` once the way has ended. */
  readonly level: PickerLevel | null;
  /** What the choices say so far, as far as its ZIP Code once the way has ended; `null` before the first. */
  readonly record: AddressRecord | null;
}

/** Why a picker's state changed: a choice, a step back, a list that came or failed, an address from elsewhere. */
export type PickerCause = 'chosen' | 'back' | 'list' | 'shown';

export type PickerListener = (state: PickerState, cause: PickerCause) => void;

export interface AddressPickerOptions {
  /** Milliseconds that a list is not asked for when choices follow one another faster than this, as with arrow keys. Default 250. */
  readonly pauseMs?: number | undefined;
  /** The clock, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** Names that stand in a form, however they came there. */
export interface AdoptedNames {
  readonly prefecture?: string | undefined;
  readonly city?: string | undefined;
}

const CLOSED: PickerLevelState = { status: 'closed', options: [], chosen: null, error: null, unmatched: null };
const NO_OPTIONS: readonly PickerOption[] = [];

/** The options of each list, made again only when its rows have changed, and shared by all pickers. */
const optionsOf = new WeakMap<readonly AddressRow[], readonly PickerOption[]>();

function below(level: PickerLevel): readonly PickerLevel[] {
  return PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(level) + 1);
}

/** A row as an option, for a choice that came from elsewhere and whose list nobody has asked for. */
function optionOf(level: PickerLevel, row: AddressRow): PickerOption | undefined {
  if (level === 'town') return row.town_name === null ? undefined : townOptions([row])[0];
  if (level === 'code') return codeOptions([row])[0];
  return row[level === 'prefecture' ? 'pref_name' : 'city_name'] === null ? undefined : placeOptions(level, [row])[0];
}

/**
 * The way from a place to its ZIP Code: prefecture, city, town, and the one ZIP Code where a town has several. Draws nothing; the
 * element's own pickers are drawn from it, and so may be anybody's.
 *
 * Options always belong to the choices above them, also while lists overtake one another. Lists are asked for once and shared by all
 * pickers of a client. Nothing but the prefectures is asked for before a choice.
 */
export class AddressPicker {
  readonly #lists: AddressLists;
  readonly #pauseMs: number;
  readonly #now: () => number;
  readonly #listeners = new Set<PickerListener>();
  readonly #chosen = new Map<PickerLevel, PickerOption>();
  /** Names to be chosen once the lists they stand in are there. */
  readonly #adopted = new Map<PickerLevel, string>();
  readonly #unmatched = new Map<PickerLevel, string>();
  readonly #watched = new Map<PickerLevel, { readonly list: AddressList; readonly stop: () => void }>();
  /** The level that somebody waits for while the names above it are still being read. */
  #goal: PickerLevel | undefined;
  #life = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosenAtMs = Number.NEGATIVE_INFINITY;
  #state: PickerState | undefined;

  /** @param source - a client, or lists of one's own */
  constructor(source: SearchClient | AddressLists, options: AddressPickerOptions = {}) {
    this.#lists = source instanceof AddressLists ? source : listsOf(source);
    this.#pauseMs = options.pauseMs ?? 250;
    this.#now = options.now ?? ((): number => performance.now());
  }

  get state(): PickerState {
    return (this.#state ??= this.#read());
  }

  /** Calls back at every change, until the function that it gives is called. */
  subscribe(listener: PickerListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the list of a level, unless it is there. Does nothing where the choice above is missing. Call it ahead, on focus or pointer. */
  load(level: PickerLevel = 'prefecture'): void {
    this.#goal = level;
    this.#reach();
  }

  /**
   * Chooses an option, or the one with this key, and empties the levels below. Asks for the next list. `false` where the level has no
   * such option now, as after a change of mind above it; nothing changes then.
   */
  choose(level: PickerLevel, option: PickerOption | string): boolean {
    const key = typeof option === 'string' ? option : option.key;
    const found = this.state.levels[level].options.find((one) => one.key === key);
    if (!found) return false;
    if (this.#chosen.get(level)?.key === key) return true;
    this.#take(level, found);
    this.#adopted.clear();
    const nowMs = this.#now();
    const soon = nowMs - this.#chosenAtMs < this.#pauseMs;
    this.#chosenAtMs = nowMs;
    this.#goal = undefined;
    const [next] = below(level);
    if (next !== undefined && next !== 'code') {
      const list = this.#watch(next);
      if (list && soon) this.#timer = setTimeout(() => this.#ask(next), this.#pauseMs);
      else list?.load(this.#life.signal);
    }
    this.#changed('chosen');
    return true;
  }

  /** Takes back the choice of a level and those below; without a level, the last one. */
  back(level?: PickerLevel): void {
    const last = level ?? PICKER_LEVELS.findLast((one) => this.#chosen.has(one));
    if (last === undefined) return;
    this.#drop(last);
    this.#adopted.clear();
    this.#changed('back');
  }

  /** The options of a level that fit what was typed: by name, reading, roma, or the digits of a ZIP Code. The closest come first. */
  filter(level: PickerLevel, text: string): readonly PickerOption[] {
    return findOptions(this.state.levels[level].options, text);
  }

  /** Asks again for the lists that failed; what was chosen stays. */
  retry(): void {
    for (const { list } of this.#watched.values()) if (list.state.status === 'failed') list.load(this.#life.signal);
  }

  /** Shows an address from elsewhere, such as a lookup's, without asking for anything. `null`: nothing is chosen. */
  show(record: AddressRecord | null): void {
    this.#drop('prefecture');
    this.#adopted.clear();
    if (record) {
      for (const level of PICKER_LEVELS) {
        if (level === 'code' && (record.town_name === null || record.zip_code === null)) break;
        const option = optionOf(level, record);
        if (!option) break;
        this.#chosen.set(level, option);
        this.#watch(level);
      }
      const next = this.#next();
      if (next !== null) this.#watch(next);
      this.#settle();
    }
    this.#changed('shown');
  }

  /**
   * Takes up the names that stand in a form, in any usual spelling, once the lists are there that tell what they mean; see `unmatched`
   * where they mean nothing. Asks for nothing by itself.
   */
  adopt({ prefecture = '', city = '' }: AdoptedNames): void {
    this.#drop('prefecture');
    this.#adopted.clear();
    if (prefecture.trim() !== '') this.#adopted.set('prefecture', prefecture);
    if (city.trim() !== '') this.#adopted.set('city', city);
    this.#watch('prefecture');
    this.#settle();
    this.#changed('shown');
  }

  /** Ends what is under way. What was chosen stays, and lists can be asked for again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#goal = undefined;
    this.#life.abort();
    this.#life = new AbortController();
  }

  #take(level: PickerLevel, option: PickerOption): void {
    this.#drop(level);
    this.#chosen.set(level, option);
  }

  /** Forgets the choice of a level, and all that hangs on it. */
  #drop(level: PickerLevel): void {
    clearTimeout(this.#timer);
    for (const one of [level, ...below(level)]) {
      this.#chosen.delete(one);
      this.#unmatched.delete(one);
    }
    for (const one of below(level)) {
      this.#watched.get(one)?.stop();
      this.#watched.delete(one);
    }
  }

  /** The list that a level's options come from; `undefined` where the choices above are missing. */
  #listOf(level: PickerLevel): AddressList | undefined {
    const prefecture = this.#chosen.get('prefecture');
    const city = this.#chosen.get('city');
    if (level === 'prefecture') return this.#lists.prefectures();
    if (!prefecture) return undefined;
    if (level === 'city') return this.#lists.cities(prefecture);
    return city && this.#lists.towns(prefecture, city);
  }

  #watch(level: PickerLevel): AddressList | undefined {
    if (level === 'code') return undefined;
    const list = this.#listOf(level);
    const watched = this.#watched.get(level);
    if (watched?.list === list) return list;
    watched?.stop();
    this.#watched.delete(level);
    if (list) this.#watched.set(level, { list, stop: list.subscribe(() => this.#listCame(level)) });
    return list;
  }

  #ask(level: PickerLevel): void {
    const before = this.#watched.get(level)?.list;
    const list = this.#watch(level);
    // A list that another picker has fetched is there already, and will not say again that it came.
    if (list !== before && list?.state.status === 'ready') this.#listCame(level);
    else list?.load(this.#life.signal);
  }

  /** Goes as far towards the goal as the choices allow, by way of the names that are still to be read. */
  #reach(): void {
    if (this.#goal === undefined) return;
    const open = PICKER_LEVELS.slice(0, PICKER_LEVELS.indexOf(this.#goal) + 1).find(
      (level) => level === this.#goal || !this.#chosen.has(level),
    );
    if (open === undefined || open === 'code') return;
    // Above a goal that nobody has named a prefecture for, there is nothing to read.
    if (open !== this.#goal && !this.#adopted.has(open)) return;
    this.#ask(open);
    this.#settle();
  }

  #listCame(level: PickerLevel): void {
    this.#state = undefined;
    this.#settle();
    if (this.#goal !== undefined && this.#goal !== level && this.#watched.get(level)?.list.state.status === 'ready') this.#reach();
    this.#changed('list');
  }

  /** What the lists that are there say of names and of choices that came from elsewhere. */
  #settle(): void {
    for (const level of PLACE_LEVELS) {
      const { status, options } = this.#levelState(level);
      if (status !== 'ready') continue;
      const text = this.#adopted.get(level);
      const chosen = this.#chosen.get(level);
      if (chosen) this.#recognise(level, chosen, options);
      else if (text !== undefined && level !== 'town') {
        const found = options.find(({ rows: [row] }) => row !== undefined && meansPlace(level, text, row));
        this.#adopted.delete(level);
        if (found) this.#chosen.set(level, found);
        else this.#unmatched.set(level, text);
      }
      const next = this.#next();
      if (next !== null) this.#watch(next);
    }
  }

  /** The option of the list that a choice from elsewhere is: a Digital Address comes without readings. */
  #recognise(level: PlaceLevel, chosen: PickerOption, options: readonly PickerOption[]): void {
    if (options.includes(chosen)) return;
    const same = options.find(({ key }) => key === chosen.key);
    const spelled = options.filter(({ name }) => name === chosen.name);
    const found = same ?? (spelled.length === 1 ? spelled[0] : undefined);
    if (found) this.#chosen.set(level, found);
  }

  #levelState(level: PickerLevel): PickerLevelState {
    const chosen = this.#chosen.get(level) ?? null;
    const unmatched = this.#unmatched.get(level) ?? null;
    if (level === 'code') {
      const town = this.#chosen.get('town') ?? (this.#isWithoutTowns() ? this.#levelState('town').options[0] : undefined);
      const options = town ? codeOptions(town.rows) : NO_OPTIONS;
      return options.length > 1 ? { status: 'ready', options, chosen, error: null, unmatched } : { ...CLOSED, chosen };
    }
    const list = this.#watched.get(level)?.list ?? (level === 'prefecture' ? this.#lists.prefectures() : undefined);
    if (!list) return { ...CLOSED, chosen, unmatched };
    const { status, rows, error } = list.state;
    let options = optionsOf.get(rows);
    if (!options) optionsOf.set(rows, (options = level === 'town' ? townOptions(rows) : placeOptions(level, rows)));
    return { status, options, chosen, error, unmatched };
  }

  /** Whether the way ends at the city, because its rows name no town. */
  #isWithoutTowns(): boolean {
    if (!this.#chosen.has('city')) return false;
    const { status, options } = this.#levelState('town');
    return status === 'ready' && options.every(({ key }) => key === '');
  }

  #next(): PickerLevel | null {
    for (const level of PICKER_LEVELS) {
      if (this.#chosen.has(level) || (level === 'town' && this.#isWithoutTowns())) continue;
      return level === 'code' && this.#levelState('code').options.length === 0 ? null : level;
    }
    return null;
  }

  #read(): PickerState {
    const [prefecture, city, town, code] = PICKER_LEVELS.map((level) => this.#levelState(level)) as [
      PickerLevelState,
      PickerLevelState,
      PickerLevelState,
      PickerLevelState,
    ];
    return { levels: { prefecture, city, town, code }, level: this.#next(), record: this.#record() };
  }

  #record(): AddressRecord | null {
    const pref = this.#chosen.get('prefecture')?.rows[0];
    if (!pref) return null;
    const city = this.#chosen.get('city')?.rows[0];
    const town = this.#chosen.get('town');
    const townRows = town?.rows ?? (this.#isWithoutTowns() ? this.#levelState('town').options.flatMap(({ rows }) => rows) : []);
    const codes = codesOf(this.#chosen.get('code')?.rows ?? townRows);
    const [townRow] = townRows;
    const named = town && townRow ? townOf(townRow) : { name: null, kana: null, roma: null };
    const either = (key: 'pref_code' | 'pref_name' | 'pref_kana' | 'pref_roma'): string | null => pref[key] ?? city?.[key] ?? null;
    return completeRecord({
      zip_code: codes.length === 1 ? (codes[0] as string) : null,
      pref_code: either('pref_code'),
      pref_name: either('pref_name'),
      pref_kana: either('pref_kana'),
      pref_roma: either('pref_roma'),
      ...(city ? { city_code: city.city_code, city_name: city.city_name, city_kana: city.city_kana, city_roma: city.city_roma } : {}),
      town_name: named.name,
      town_kana: named.kana,
      town_roma: named.roma,
    });
  }

  #changed(cause: PickerCause): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener(this.state, cause);
  }
}

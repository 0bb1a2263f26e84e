import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { SearchClient } from '../client.ts';
import { type AddressList, AddressLists, listsOf } from './address-list.ts';
import { findOptions } from './filter-options.ts';
import { PICKER_LEVELS, type PickerLevel, type PickerOption } from './picker-options.ts';
import {
  choicesOf,
  deriveState,
  levelsBelow,
  type ListsBelow,
  NO_CHOICES,
  type PickerChoices,
  type PickerState,
  matchLists,
  withoutLevel,
} from './picker-state.ts';

/** Why the state changed: a choice, a choice taken back, a list that loaded or failed, an address from elsewhere. */
export type PickerCause = 'chosen' | 'back' | 'list' | 'shown';

export type PickerListener = (state: PickerState, cause: PickerCause) => void;

export interface AddressPickerOptions {
  /** Delay of a request, in milliseconds, while choices follow each other faster than this, as with arrow keys. Default 250. */
  readonly pauseMs?: number | undefined;
  /** The clock, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Whether a choice requests the list of the next level, for pickers that do not show all levels. Default: always. */
  readonly requests?: ((level: PickerLevel) => boolean) | undefined;
}

/** The prefecture and city that a form contains, in any usual spelling. */
export interface AdoptedNames {
  readonly prefecture?: string | undefined;
  readonly city?: string | undefined;
}

/**
 * The model behind the pickers: prefecture, city, town, and one of several ZIP Codes. Renders nothing, so it can be used without the
 * element.
 *
 * Options always belong to the choices above them, even if a slow list arrives after a later choice. All pickers of a client share
 * their lists, and each list is requested once. Before the first choice only the prefectures are requested.
 */
export class AddressPicker {
  readonly #lists: AddressLists;
  readonly #pauseMs: number;
  readonly #now: () => number;
  readonly #requests: (level: PickerLevel) => boolean;
  readonly #listeners = new Set<PickerListener>();
  readonly #watched = new Map<PlaceLevel, { readonly list: AddressList; readonly stop: () => void }>();
  #choices: PickerChoices = NO_CHOICES;
  /** The level to load once the names above it are matched. */
  #goal: PickerLevel | undefined;
  #life = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosenAtMs = Number.NEGATIVE_INFINITY;
  #state: PickerState | undefined;

  /** @param source - a client, or a custom set of lists */
  constructor(source: SearchClient | AddressLists, options: AddressPickerOptions = {}) {
    this.#lists = source instanceof AddressLists ? source : listsOf(source);
    this.#pauseMs = options.pauseMs ?? 250;
    this.#now = options.now ?? ((): number => performance.now());
    this.#requests = options.requests ?? ((): boolean => true);
  }

  get state(): PickerState {
    return (this.#state ??= deriveState(this.#choices, this.#below));
  }

  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe(listener: PickerListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Requests the list of a level unless it is loaded or the choice above is missing. Call it early: on focus, or when the pointer approaches. */
  load(level: PickerLevel = 'prefecture'): void {
    this.#goal = level;
    this.#reach();
  }

  /** Chooses an option or its key, removes the choices below, and requests the next list (see `requests`). Returns `false` if it is not offered. */
  choose(level: PickerLevel, option: PickerOption | string): boolean {
    const key = typeof option === 'string' ? option : option.key;
    const found = this.state.levels[level].options.find((one) => one.key === key);
    if (!found) return false;
    if (this.#choices.chosen[level]?.key === key) return true;
    const { chosen, unmatched } = withoutLevel(this.#choices, level);
    this.#set({ chosen: { ...chosen, [level]: found }, adopted: {}, unmatched });
    const nowMs = this.#now();
    const isHurried = nowMs - this.#chosenAtMs < this.#pauseMs;
    this.#chosenAtMs = nowMs;
    this.#goal = undefined;
    const next = PLACE_LEVELS.find((one) => one === levelsBelow(level)[0] && this.#requests(one));
    if (next && isHurried) this.#timer = setTimeout(() => this.#request(next), this.#pauseMs);
    else if (next) this.#watched.get(next)?.list.load(this.#life.signal);
    this.#notify('chosen');
    return true;
  }

  /** Takes back the choice of a level and of the levels below it; without a level, the last choice. */
  back(level?: PickerLevel): void {
    const last = level ?? PICKER_LEVELS.findLast((one) => this.#choices.chosen[one]);
    if (last === undefined) return;
    this.#set({ ...withoutLevel(this.#choices, last), adopted: {} });
    this.#notify('back');
  }

  /** The options of a level that match a text by name, reading, roma or the digits of a ZIP Code; the best matches first. */
  filter(level: PickerLevel, text: string): readonly PickerOption[] {
    return findOptions(this.state.levels[level].options, text);
  }

  /** Requests the lists that failed again; keeps the choices. */
  retry(): void {
    for (const { list } of this.#watched.values()) if (list.state.status === 'failed') list.load(this.#life.signal);
  }

  /** Shows an address from elsewhere, such as a lookup, without a request. `null` removes all choices. */
  show(record: AddressRecord | null): void {
    this.#set(choicesOf(record));
    this.#notify('shown');
  }

  /** Chooses the names of a form once their lists are loaded, and requests none. A name that its list does not contain becomes `unmatched`. */
  adopt({ prefecture = '', city = '' }: AdoptedNames): void {
    const named = Object.entries({ prefecture, city }).filter(([, name]) => name.trim() !== '');
    this.#set({ ...NO_CHOICES, adopted: Object.fromEntries(named) });
    this.#notify('shown');
  }

  /** Cancels pending requests. Keeps the choices; lists can be requested again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#goal = undefined;
    this.#life.abort();
    this.#life = new AbortController();
  }

  #listOf(level: PlaceLevel, { prefecture, city }: PickerChoices['chosen']): AddressList | undefined {
    if (level === 'prefecture') return this.#lists.prefectures();
    if (!prefecture) return undefined;
    if (level === 'city') return this.#lists.cities(prefecture);
    return city && this.#lists.towns(prefecture, city);
  }

  readonly #below: ListsBelow = (level, chosen) => this.#listOf(level, chosen)?.state;

  #set(choices: PickerChoices): void {
    clearTimeout(this.#timer);
    this.#matchLists(choices);
  }

  #matchLists(choices: PickerChoices): void {
    this.#choices = matchLists(choices, this.#below);
    this.#state = undefined;
    for (const level of PLACE_LEVELS) this.#watch(level);
  }

  /** Subscribes to the list below the current choices. Returns whether the list is a different one than before. */
  #watch(level: PlaceLevel): boolean {
    const list = this.#listOf(level, this.#choices.chosen);
    const watched = this.#watched.get(level);
    if (watched?.list === list) return false;
    watched?.stop();
    this.#watched.delete(level);
    if (list) this.#watched.set(level, { list, stop: list.subscribe(() => this.#listChanged(level)) });
    return true;
  }

  #request(level: PlaceLevel): void {
    const isNew = this.#watch(level);
    const list = this.#watched.get(level)?.list;
    // Another picker has loaded this list, so it will send no notification.
    if (isNew && list?.state.status === 'ready') this.#listChanged(level);
    else list?.load(this.#life.signal);
  }

  /** Requests the next list on the path to the goal, unless its name is still unknown. */
  #reach(): void {
    if (this.#goal === undefined) return;
    const path = PICKER_LEVELS.slice(0, PICKER_LEVELS.indexOf(this.#goal) + 1);
    const open = path.find((level) => level === this.#goal || !this.#choices.chosen[level]);
    if (open === undefined || open === 'code') return;
    if (open !== this.#goal && this.#choices.adopted[open] === undefined) return;
    this.#request(open);
    this.#matchLists(this.#choices);
  }

  #listChanged(level: PlaceLevel): void {
    this.#matchLists(this.#choices);
    if (this.#goal !== undefined && this.#goal !== level && this.state.levels[level].status === 'ready') this.#reach();
    this.#notify('list');
  }

  #notify(cause: PickerCause): void {
    for (const listener of this.#listeners) listener(this.state, cause);
  }
}

import { LookupError } from '../../address/lookup-error.ts';
import { foldPlaceName } from '../../address/place-names.ts';
import { readAddressText } from '../../address/free-text/read-address-text.ts';
import type { AddressRecord, AddressRow } from '../../address/record.ts';
import { soundForm } from '../../address/text/sound-form.ts';
import type { SplitAddress } from '../../address/free-text/split-block.ts';
import { toKatakana } from '../../address/text/kana-and-width.ts';
import type { AddressList, AddressLists } from '../../client/picker-model/address-list.ts';
import type { AddressAnswer } from '../../protocol/answer.ts';
import type { SearchClient } from '../../client/client.ts';
import { findAddress } from '../../client/find-address.ts';
import {
  codeOptions,
  codesOf,
  type PickerLevel,
  placeOptions,
  placeRecord,
  townOf,
  townOptions,
} from '../../client/picker-model/picker-options.ts';

export interface Place {
  readonly level: PickerLevel;
  /** The record to fill; with a ZIP Code only if the place has exactly one. */
  readonly record: AddressRecord;
  readonly rows: readonly AddressRow[];
  /** In one line, from the prefecture down. */
  readonly name: string;
  /** Distinguishes the place from others with the same name. */
  readonly detail: string | null;
  /** Whether it was found by reading the text, so that the text names it whatever its spelling. */
  readonly isRead?: boolean;
  /** Whether there is nothing left to choose. */
  readonly isWhole: boolean;
}

function recordOf(level: PickerLevel, rows: readonly AddressRow[], { block, building }: SplitAddress): AddressRecord {
  const row = rows[0] as AddressRow;
  if (level === 'prefecture') return placeRecord(row);
  if (level === 'city') return placeRecord(row, row);
  return { ...placeRecord(row, row, townOf(row), codesOf(rows)), block_name: block, other_name: building };
}

function place(level: PickerLevel, rows: readonly AddressRow[], split: SplitAddress, detail: string | null): Place {
  const record = recordOf(level, rows, split);
  const { pref_name, city_name, town_name, zip_code } = record;
  return { level, record, rows, detail, name: [pref_name, city_name, town_name].join(''), isWhole: zip_code !== null };
}

function areasOf(level: 'prefecture' | 'city', rows: readonly AddressRow[], split: SplitAddress): Place[] {
  return placeOptions(level, rows).map((option) => place(level, option.rows, split, option.kana));
}

/** The towns of some rows, which may lie in several cities. */
function townsOf(rows: readonly AddressRow[], split: SplitAddress): Place[] {
  return placeOptions('city', rows).flatMap((city) => townOptions(city.rows).map((town) => place('town', town.rows, split, town.kana)));
}

function whole(list: AddressList, signal: AbortSignal): Promise<readonly AddressRow[]> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const { status, rows, error } = list.state;
      if (status === 'ready') resolve(rows);
      else if (status === 'failed') reject(error);
      else return;
      stop();
    };
    const stop = list.subscribe(check);
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
    list.load(signal);
    check();
  });
}

/** The places in a place: the cities of a prefecture, the towns of a city, the ZIP Codes of a town. */
export async function placesIn(
  { level, record, rows }: Place,
  split: SplitAddress,
  lists: AddressLists,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const prefecture = { code: record.pref_code, name: record.pref_name ?? '' };
  if (level === 'prefecture') return areasOf('city', await whole(lists.cities(prefecture), signal), split);
  if (level === 'city')
    return townsOf(await whole(lists.towns(prefecture, { code: record.city_code, name: record.city_name ?? '' }), signal), split);
  return codeOptions(rows).map((option) => place('code', option.rows, split, option.detail ?? option.name));
}

/** Of 霞ヶ関 people know several spellings, and the list of each place has one: 霞が関, 市ケ谷. The one that was typed comes first. */
function spellings(words: string): readonly string[] {
  const ga = /(?<=\p{sc=Han})[ケヶが](?=\p{sc=Han})/u;
  return ga.test(words) ? [...new Set([words, ...['が', 'ケ', 'ヶ'].map((other) => words.replace(ga, other))])] : [words];
}

/** Words that no search of the API finds as they are, but that can be read: a ZIP Code, 大字, streets of Kyoto, roman letters, 様, a building. */
const NEEDS_READING =
  /\d{3}-?\d{4}|0\d{1,4}[-(]\d|大字|小字|[町村]字|[上下][るルがガ]|[東西]入|様|^[\x20-\x7e]*,[\x20-\x7e]*$|^\S{2,6}\s\S*[都道府県市]|[市区町村]\S+[ァ-ヴー]{2}|\d\s\S+\s\S+$/u;

/** The towns and cities of records that were found by reading a text, each with the block and the building of the text. */
function placesOf(records: readonly AddressRecord[]): Place[] {
  const split = { words: '', block: records[0]?.block_name ?? null, building: records[0]?.other_name ?? null };
  const towns = townsOf(records.filter(({ town_name }) => town_name !== null), split); // oxfmt-ignore
  const cities = areasOf('city', records.filter(({ town_name }) => town_name === null), split); // oxfmt-ignore
  return [...towns, ...cities].map((one) => ({ ...one, isRead: true }));
}

/** Searches for a text, then for its other spellings. @throws {LookupError} */
async function searchWords(words: string, client: SearchClient, signal: AbortSignal): Promise<AddressAnswer> {
  let none: unknown;
  for (const freeword of spellings(words)) {
    try {
      return await client.searchAddress({ freeword }, { signal });
    } catch (error) {
      if (!(error instanceof LookupError) || error.code !== 'not-found') throw error;
      none = error;
    }
  }
  throw none as LookupError;
}

/** The places that words mean. One prefecture or city leads to the places in it, several lead to themselves. What is named in full comes first. */
async function findWords(split: SplitAddress, client: SearchClient, lists: AddressLists, signal: AbortSignal): Promise<readonly Place[]> {
  const { words } = split;
  // A reading: the API has them in katakana.
  const freeword = /^[\p{Script=Hiragana}ー\s]+$/u.test(words) ? toKatakana(words) : words;
  const { addresses, level } = await searchWords(freeword, client, signal);
  const wide = level === 1 ? areasOf('prefecture', addresses, split) : level === 2 ? areasOf('city', addresses, split) : [];
  const named = wide.filter((one) => foldPlaceName(one.name).includes(foldPlaceName(words)) || readingOf(one).includes(soundForm(words)));
  if (named.length > 1) return named;
  if (named[0]) return placesIn(named[0], split, lists, signal);
  const towns = townsOf(addresses, split);
  const exact = towns.filter((one) => isNamed(one, words));
  return [...exact, ...towns.filter((one) => !exact.includes(one))];
}

/** The places that a text may mean, down to the block: by its words, else by reading it as a person would. @throws {LookupError} `not-found` if none */
export async function findPlaces(
  text: string,
  split: SplitAddress,
  client: SearchClient,
  lists: AddressLists,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const isWritten = NEEDS_READING.test(text);
  const read = isWritten ? placesOf(await findAddress(client, text, { signal })) : [];
  if (read.length > 0) return read;
  try {
    return await findWords(split, client, lists, signal);
  } catch (error) {
    const { prefCode, city } = readAddressText(text);
    const mayBeRead = !isWritten && (prefCode !== null || /[市区郡]/u.test(city ?? ''));
    if (!mayBeRead || !(error instanceof LookupError) || error.code !== 'not-found') throw error;
    const found = placesOf(await findAddress(client, text, { signal }));
    if (found.length === 0) throw error;
    return found;
  }
}

function readingOf({ record }: Place): string {
  return soundForm([record.pref_kana, record.city_kana, record.town_kana].join(''));
}

/** Whether the words name this place to its end, with or without what is above it. */
export function isNamed(one: Place, words: string): boolean {
  const { town_name, town_kana, city_name, city_kana } = one.record;
  if (one.isRead && one.level !== 'city') return true;
  const folded = foldPlaceName(words);
  const sound = soundForm(words);
  const own = foldPlaceName(town_name ?? city_name ?? '');
  const reading = soundForm(town_kana ?? city_kana ?? '');
  return (
    (own !== '' && folded.endsWith(own) && foldPlaceName(one.name).endsWith(folded)) ||
    (reading !== '' && sound.endsWith(reading) && readingOf(one).endsWith(sound))
  );
}

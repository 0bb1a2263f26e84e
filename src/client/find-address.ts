import { getOrInsert } from '../address/get-or-insert.ts';
import { groupBy } from '../address/group-by.ts';
import { foldTown } from '../address/fold-town.ts';
import { type AddressText, readAddressText, splitBehindTown, townSpellings } from '../address/free-text/read-address-text.ts';
import { isRoma, readRomaText, type RomaText } from '../address/free-text/read-roma-text.ts';
import { type AddressRecord, type AddressRow, completeRecord } from '../address/record.ts';
import { soundForm } from '../address/text/sound-form.ts';
import { isTownNote } from '../address/town-note.ts';
import type { AddressCriteria } from '../protocol/criteria.ts';
import type { SearchClient } from './client.ts';
import type { CallOptions } from './transport/transport.ts';
import { foundBy } from './with-readings.ts';

/** Lists kept per client: a user who corrects the text usually stays in the same city. */
const MAX_LISTS = 20;
const listsOfClient = new WeakMap<SearchClient, Map<string, readonly AddressRow[]>>();

/** All rows of an address search; none if nothing was found. Complete lists are kept. */
async function rowsFor(client: SearchClient, criteria: AddressCriteria, call: CallOptions): Promise<readonly AddressRow[]> {
  const lists = getOrInsert(listsOfClient, client, () => new Map<string, readonly AddressRow[]>());
  const key = JSON.stringify(criteria);
  const known = lists.get(key);
  if (known) return known;
  const rows: AddressRow[] = [];
  for await (const row of client.searchAddressAll(criteria, call)) rows.push(row);
  if (lists.size >= MAX_LISTS) lists.clear();
  lists.set(key, rows);
  return rows;
}

/** The records of the town that is the longest beginning of a text, in any of its spellings; none if no row has such a town. */
function recordsInTown(rows: readonly AddressRow[], fromTown: string): readonly AddressRecord[] {
  const byTown = groupBy(rows, ({ town_name }) => foldTown(town_name ?? ''));
  let best: readonly AddressRow[] = [];
  let behind = '';
  let longest = 0;
  for (const spelled of townSpellings(fromTown)) {
    for (let end = spelled.length; end > 0; end--) {
      const folded = foldTown(spelled.slice(0, end));
      if (folded.length <= longest) break;
      const found = byTown.get(folded);
      if (!found) continue;
      longest = folded.length;
      best = found;
      behind = spelled.slice(end);
    }
  }
  const { block, building } = splitBehindTown(behind);
  return recordsOf(best, block, building);
}

/** Cities whose name, with or without the county, is the longest beginning of a text. */
function matchCity(cities: readonly AddressRow[], fromCity: string): { readonly city: AddressRow; readonly fromTown: string } | undefined {
  let best: { city: AddressRow; fromTown: string } | undefined;
  let longest = 0;
  for (const city of cities) {
    const name = city.city_name ?? '';
    for (const spelled of new Set([name, name.replace(/^.+?郡(?=.+[町村]$)/u, '')])) {
      if (spelled.length <= longest || !foldTown(fromCity).startsWith(foldTown(spelled))) continue;
      const end = [...fromCity].findIndex((_, i) => foldTown(fromCity.slice(0, i + 1)) === foldTown(spelled));
      if (end < 0) continue;
      longest = spelled.length;
      best = { city, fromTown: fromCity.slice(end + 1).trim() };
    }
  }
  return best;
}

/** One record per town and ZIP Code, with what the text says behind the town. The block of a corporate ZIP Code is known. */
function recordsOf(rows: readonly Partial<AddressRecord>[], block: string | null, building: string | null): readonly AddressRecord[] {
  return rows.map((row) => completeRecord({ ...row, block_name: row.block_name ?? block, other_name: building }));
}

/** A city without a town: all that the text says, if its town is not in the list. */
function cityRecord(row: AddressRow): AddressRecord {
  return completeRecord({ ...row, zip_code: null, town_name: null, town_kana: null, town_roma: null });
}

const KANJI_CHOME = /[一二三四五六七八九十]+丁目/u;

/** The part of a text that can be a town: up to a number, a space or 三丁目. */
function townGuess(fromTown: string): string {
  const text = townSpellings(fromTown).at(-1) ?? '';
  return /^[^\d\s-]*/u.exec(text.split(KANJI_CHOME)[0] ?? '')?.[0] ?? '';
}

/** Whether a town follows the city and a number follows the town, so that the town alone can be asked for. */
function hasPlainTown(fromTown: string): boolean {
  const guess = townGuess(fromTown);
  return (
    townSpellings(fromTown).length === 1 &&
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,12}$/u.test(guess) &&
    (guess.length === fromTown.length || !/^\s/.test(fromTown.slice(guess.length)))
  );
}

async function findByZip(client: SearchClient, zip: string, text: AddressText, call: CallOptions): Promise<readonly AddressRecord[]> {
  const records = await foundBy(client.searchCode(zip, call));
  if (text.fromCity === '') return records;
  const inCity = matchCity(records, text.fromCity);
  const rows = inCity ? records.filter(({ city_code, city_name }) => city_code === inCity.city.city_code && city_name === inCity.city.city_name) : records; // oxfmt-ignore
  return recordsInTown(rows, inCity?.fromTown ?? text.fromTown);
}

async function findInCity(client: SearchClient, text: AddressText, call: CallOptions): Promise<readonly AddressRecord[]> {
  const { prefCode, city, fromTown } = text;
  const place: AddressCriteria = { pref_code: prefCode, city_name: city };
  if (hasPlainTown(fromTown)) {
    const rows = await foundBy(client.searchAddress({ ...place, town_name: townGuess(fromTown) }, call));
    const found = recordsInTown(rows, fromTown);
    if (found.length > 0) return found;
  }
  const towns = await rowsFor(client, place, call);
  const found = recordsInTown(towns, fromTown);
  if (found.length > 0) return found;
  return [...groupBy(towns, ({ city_code }) => city_code ?? '').values()].map(([row]) => cityRecord(row as AddressRow));
}

async function findInPrefecture(
  client: SearchClient,
  { prefCode, fromCity, city }: AddressText,
  call: CallOptions,
): Promise<readonly AddressRecord[]> {
  const matched = matchCity(await rowsFor(client, { pref_code: prefCode, flg_getcity: 1 }, call), fromCity);
  if (!matched) return [];
  // The suggested city has been searched already.
  const towns =
    matched.city.city_name === city ? [] : await rowsFor(client, { pref_code: prefCode, city_code: matched.city.city_code }, call);
  const found = recordsInTown(towns, matched.fromTown);
  return found.length > 0 ? found : [cityRecord(matched.city)];
}

/** Whether what looks like the name of a town municipality is a town of some city: 有楽町1-2. */
function isTownAlone({ prefCode, city, fromTown }: AddressText): boolean {
  return prefCode === null && /^[^郡]+[町村]$/u.test(city ?? '') && /^(?:\d|$)/.test(fromTown);
}

/** Towns that lie in a city, or were named after it: 浦和市 is in さいたま市浦和区, and 婦中町 in towns of 富山市 that begin with its name. */
function isOf(formerCity: string): (row: AddressRow) => boolean {
  const name = formerCity.replace(/^.+?郡/u, '');
  const stem = name.replace(/[市区町村]$/u, '');
  return ({ city_name, town_name }) => (city_name ?? '').includes(stem) || (town_name ?? '').startsWith(name);
}

/** Searches for the town without its city: all before a number, its first word of kanji, and the town behind a city that the list no longer has. */
async function findAnywhere(client: SearchClient, text: AddressText, call: CallOptions): Promise<readonly AddressRecord[]> {
  const { prefCode, city, fromTown } = text;
  const fromCity = text.fromCity.replace(/^[^\d\s]{1,4}?郡(?=.)/u, '');
  const guess = townGuess(fromCity);
  const kanji = /^\p{sc=Han}+(?:[ヶケがのノツッ]\p{sc=Han}+)*/u.exec(guess)?.[0] ?? '';
  for (const freeword of new Set([guess, kanji])) {
    if (freeword === '' || (freeword.length < 2 && freeword !== guess)) continue;
    const rows = await foundBy(client.searchAddress({ pref_code: prefCode, freeword }, call));
    const found = recordsInTown(rows.filter(({ town_name }) => town_name !== null && !isTownNote(town_name)), fromCity); // oxfmt-ignore
    if (found.length > 0) return found;
  }
  if (city === null || townGuess(fromTown) === '') return [];
  const rows = await foundBy(client.searchAddress({ pref_code: prefCode, town_name: townGuess(fromTown) }, call));
  return recordsInTown(rows.filter(isOf(city)), fromTown);
}

/** The kind of place behind a name in roman letters. */
const KIND = /[-\s](?:ku|shi|gun|machi|cho|mura|son)$/i;

async function findRoma(client: SearchClient, text: RomaText, call: CallOptions): Promise<readonly AddressRecord[]> {
  const { zip, prefCode, cityRoma, words, block, building } = text;
  const sounds = words.map(soundForm);
  const townIs = ({ town_kana, town_roma }: AddressRow): boolean =>
    [town_kana, town_roma].some((reading) => reading !== null && sounds.includes(soundForm(reading)));
  if (zip !== null) {
    const records = (await foundBy(client.searchCode(zip, call))).filter(townIs);
    if (records.length > 0) return recordsOf(records, block, building);
  }
  if (cityRoma !== null && words[0] !== undefined) {
    const rows = await foundBy(client.searchAddress({ pref_code: prefCode, city_roma: cityRoma, town_roma: words[0] }, call));
    if (rows.length > 0) return recordsOf(rows, block, building);
  }
  if (prefCode === null) return [];
  const wanted = [...(cityRoma === null ? [] : [cityRoma]), ...words].map((word) => soundForm(word.replace(KIND, '')));
  const isMeant = ({ city_roma }: AddressRow): boolean => wanted.includes(soundForm((city_roma ?? '').replace(KIND, '')));
  // Chiyoda City is 千代田区, and Hachioji City 八王子市.
  if (words[0] !== undefined) {
    const rows = (await foundBy(client.searchAddress({ pref_code: prefCode, town_roma: words[0] }, call))).filter(isMeant);
    if (rows.length > 0) return recordsOf(rows, block, building);
  }
  const cities = (await rowsFor(client, { pref_code: prefCode, flg_getcity: 1 }, call)).filter(isMeant);
  for (const { city_code } of cities) {
    const rows = (await rowsFor(client, { pref_code: prefCode, city_code }, call)).filter(townIs);
    if (rows.length > 0) return recordsOf(rows, block, building);
  }
  return cities.map(cityRecord);
}

/**
 * The addresses that a text may mean, as people type or paste them, each with its block and building. A town with several ZIP Codes is several
 * records; a city whose town is not in the list is one without town. Usually one request: the ZIP Code, or the town by its name. Otherwise
 * the list of the city's towns follows, of which the longest that the text begins with is taken.
 * @throws {LookupError} if a search fails; nothing found is an empty list
 */
export async function findAddress(client: SearchClient, text: string, call: CallOptions = {}): Promise<readonly AddressRecord[]> {
  if (isRoma(text)) return findRoma(client, readRomaText(text), call);
  const read = readAddressText(text);
  const searches = [
    () => (read.zip === null ? [] : findByZip(client, read.zip, read, call)),
    () => (read.city === null || isTownAlone(read) ? [] : findInCity(client, read, call)),
    () => (read.prefCode === null ? [] : findInPrefecture(client, read, call)),
    () => findAnywhere(client, read, call),
    () => (read.zip === null ? [] : foundBy(client.searchCode(read.zip, call))),
  ];
  for (const search of searches) {
    const found = await search();
    if (found.length > 0) return found;
  }
  return [];
}

import { foldTown } from '../address/fold-town.ts';
import { LookupError } from '../address/lookup-error.ts';
import type { AddressRecord, AddressRow } from '../address/record.ts';
import { withoutTownNote } from '../address/town-note.ts';
import type { AddressCriteria } from '../protocol/criteria.ts';
import type { SearchClient } from './client.ts';
import type { CallOptions } from './transport/transport.ts';

const READINGS = {
  pref_name: ['pref_kana', 'pref_roma'],
  city_name: ['city_kana', 'city_roma'],
  town_name: ['town_kana', 'town_roma'],
} as const;

type NameKey = keyof typeof READINGS;
const NAMES = Object.keys(READINGS) as NameKey[];

/** Whether a record has a prefecture, city or town whose kana or roma is missing, as records of Digital Addresses and corporate ZIP Codes do. */
function lacksReadings(record: AddressRecord): boolean {
  const clean = withoutTownNote(record);
  return NAMES.some((name) => clean[name] !== null && READINGS[name].some((reading) => clean[reading] === null));
}

/** An answer; `undefined` if nothing was found. */
export async function unlessNotFound<A>(answer: Promise<A>): Promise<A | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LookupError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** The rows or records of an answer; none if nothing was found. */
export async function foundBy<T>(answer: Promise<{ readonly addresses: readonly T[] }>): Promise<readonly T[]> {
  return (await unlessNotFound(answer))?.addresses ?? [];
}

/** The row whose readings are those of a name; `undefined` if there is none, or if rows differ (two towns 本町 of 酒田市 have two readings). */
function agreed(rows: readonly AddressRow[], name: NameKey): AddressRow | undefined {
  const [first, ...others] = rows;
  return others.every((row) => READINGS[name].every((key) => row[key] === first?.[key])) ? first : undefined;
}

/**
 * Adds the missing readings by one address search by codes and town, or a second one by the city if the list lacks the town. Values are not changed.
 * @throws {LookupError} if the search fails; nothing found leaves the readings `null`
 */
export async function withReadings(
  client: Pick<SearchClient, 'searchAddress'>,
  record: AddressRecord,
  call: CallOptions = {},
): Promise<AddressRecord> {
  if (!lacksReadings(record)) return record;
  const { pref_code, pref_name, city_code, city_name, town_name, zip_code } = withoutTownNote(record);
  const place: AddressCriteria = { pref_code, pref_name, city_code, city_name };
  const inCity = city_name !== null || city_code !== null;
  if (!inCity && pref_name === null) return record;
  const search = (criteria: AddressCriteria): Promise<readonly AddressRow[]> => foundBy(client.searchAddress(criteria, call));
  let rows: readonly AddressRow[] = [];
  if (inCity && town_name !== null) rows = await search({ ...place, town_name: town_name.replace(/[（(].*$/u, '') });
  const townFound = rows.length > 0;
  if (!townFound) rows = await search(inCity ? { ...place, limit: 1 } : { ...place, flg_getpref: 1 });
  const towns = townFound
    ? rows.filter((row) => foldTown(row.town_name ?? '') === foldTown((town_name ?? '').replace(/[（(].*$/u, '')))
    : [];
  const exact = towns.filter((row) => row.zip_code === zip_code);
  const found: Record<NameKey, AddressRow | undefined> = {
    pref_name: rows[0],
    city_name: rows[0],
    town_name: agreed(exact.length > 0 ? exact : towns, 'town_name'),
  };
  const added: Partial<Record<keyof AddressRow, string | null>> = {};
  for (const name of NAMES) {
    if (record[name] === null) continue;
    for (const key of READINGS[name]) if (record[key] === null) added[key] = found[name]?.[key] ?? null;
  }
  return { ...record, ...added };
}

import { type AddressRecord, completeRecord } from '../address/record.ts';
import type { Client } from '../client/complete-client.ts';
import { unlessNotFound } from '../client/with-readings.ts';
import { pageOf, type RowSource, type SearchRefusal, searchRows } from '../list/search-rows.ts';
import type { AddressAnswer, CodeAnswer, FoundType } from '../protocol/answer.ts';
import type { SentCriteria } from '../protocol/criteria.ts';
import { loadPlaces, loadTowns } from './address-data.ts';
import type { Refusal } from './answer.ts';
import { JAPAN_POST, type MockData, type MockRecord, testData } from './test-data.ts';

export interface CodeQuery {
  /** Normalised: seven characters, or three to six digits for a prefix search. */
  readonly code: string;
  readonly page: number;
  readonly limit: number;
  /** 2: towns with brackets. */
  readonly choikitype: 1 | 2;
  /** 2: without unique corporate ZIP Codes. */
  readonly searchtype: 1 | 2;
}

/** How many towns of which cities, and one city that the list has no town for. With a ZIP Code's own record they are 66, as many as any real one has. */
const MANY_TOWNS_OF = [
  ['13101', 34],
  ['13103', 30],
] as const;
const WITHOUT_TOWN: MockRecord = {
  city_code: '13102',
  city_name: '中央区',
  city_kana: 'チュウオウク',
  city_roma: 'CHUO-KU',
  town_name: null,
  town_kana: null,
  town_roma: null,
};

/** The records of a ZIP Code in `many-towns`: its own, then real towns of 千代田区 and 港区, and 中央区 without a town. That they share it is made up. */
async function manyTowns(own: MockRecord): Promise<readonly MockRecord[]> {
  const rows = await loadTowns();
  const records: MockRecord[] = [own];
  for (const [city, share] of MANY_TOWNS_OF) {
    const seen = new Set<string | null>([own.town_name ?? null]);
    // The list contains each tower as a separate town; plain towns make a more familiar list.
    const towns = rows.filter((row) => {
      if (row.city_code !== city || row.town_name === null || row.town_name.length > 5 || seen.has(row.town_name)) return false;
      seen.add(row.town_name);
      return true;
    });
    for (const row of towns.slice(0, share)) records.push({ ...row, zip_code: own.zip_code ?? null });
  }
  records.push({ ...own, town_bracket: null, ...WITHOUT_TOWN });
  return records;
}

function shown({ town_bracket, ...record }: MockRecord, choikitype: 1 | 2): AddressRecord {
  return completeRecord(choikitype === 2 && town_bracket != null ? { ...record, town_name: town_bracket } : record);
}

/** The records that the searches look through. */
export interface MockSource {
  readonly data: MockData;
  /** Loads the client of the public list, if there is one. */
  readonly loadList: (() => Promise<Client>) | undefined;
  /** Whether every ZIP Code has 66 records. */
  readonly hasManyTowns: boolean;
}

/** The unified search. It knows the codes of `data`, and those of the public list. */
export async function searchCode(query: CodeQuery, { data, loadList, hasManyTowns }: MockSource): Promise<CodeAnswer | Refusal> {
  const { code, page, limit, choikitype, searchtype } = query;
  let type: FoundType = 'zipcode';
  let records: readonly MockRecord[] = [];
  if (code.length < 7) {
    records = data.zipCodes.filter((one) => one.code.startsWith(code)).flatMap((one) => one.records);
  } else if (/[A-Z]/.test(code)) {
    type = 'dgacode';
    records = data.digitalAddresses.find((one) => one.code === code)?.records ?? [];
  } else {
    records = data.zipCodes.find((one) => one.code === code)?.records ?? [];
    const [own] = records;
    if (own && hasManyTowns) records = await manyTowns(own);
    if (records.length === 0 && searchtype === 1) {
      // A list of the page's own replaces this one too, and the public list knows it better.
      const more = loadList || data.corporateZipCodes !== testData.corporateZipCodes ? [] : [JAPAN_POST];
      records = [...data.corporateZipCodes, ...more].find((one) => one.code === code)?.records ?? [];
      if (records.length > 0) type = 'bizzipcode';
    }
  }
  if (loadList && type !== 'dgacode' && (records.length === 0 || code.length < 7)) {
    const list = await loadList();
    // A prefix of a few digits has the records of the list, which contains the real ones of `data`.
    const answer = await unlessNotFound(
      code.length < 7
        ? list.searchPrefix(code, { page, limit, choikitype })
        : list.searchCode(code, { page, limit, choikitype, searchtype }),
    );
    if (answer) return answer;
  }
  const addresses = pageOf(records, page, limit)?.map((record) => shown(record, choikitype));
  if (!addresses) return { errorCode: type === 'dgacode' ? '404-1029-0001' : '404-1029-0002' };
  return { page, limit, count: addresses.length, searchtype: type, addresses };
}

/** The mock has the towns of five cities. It looks through all of them, as the API looks through the country's. */
const SOURCE: RowSource = {
  prefectures: async () => (await loadPlaces()).prefectures,
  cities: async () => (await loadPlaces()).cities,
  towns: loadTowns,
};

/** The address search. Without a list, a city whose towns the mock does not have finds nothing, like a place that does not exist. */
export async function searchAddress(criteria: SentCriteria, { loadList }: MockSource): Promise<AddressAnswer | SearchRefusal> {
  // One list or the other.
  if (criteria.flg_getcity === 1 && criteria.flg_getpref === 1) return { errorCode: '400-1018-0001' };
  const list = await loadList?.();
  return (list && (await unlessNotFound(list.searchAddress(criteria)))) ?? searchRows(criteria, SOURCE);
}

import { type RowSource, type SearchRefusal, searchRows } from '../list/search-rows.ts';
import type { AddressAnswer } from '../protocol/answer.ts';
import type { SentCriteria } from '../protocol/criteria.ts';
import { loadPlaces, loadTowns } from './address-data.ts';

/** The mock has the towns of five cities. It looks through all of them, as the API looks through the country's. */
const SOURCE: RowSource = {
  prefectures: async () => (await loadPlaces()).prefectures,
  cities: async () => (await loadPlaces()).cities,
  towns: loadTowns,
};

/** The address search. A city whose towns the mock does not have finds nothing, like a place that does not exist. */
export function searchAddress(criteria: SentCriteria): Promise<AddressAnswer | SearchRefusal> {
  return searchRows(criteria, SOURCE);
}

import { mockFetch, setMockOptions } from '../../src/mock/mock-fetch.ts';
import { type MockData, testData } from '../../src/mock/test-data.ts';

const BUILDING = 'サンプルビル３０１';

/** The API's sample text 部屋番号：サンプル１ looks like a mistake on a demo page; this data has a building name instead. */
export const demoData: Partial<MockData> = {
  digitalAddresses: testData.digitalAddresses.map((code) => ({
    ...code,
    records: code.records.map((record) => ({
      ...record,
      other_name: BUILDING,
      address: `${(record.address ?? '').slice(0, -(record.other_name ?? '').length)}${BUILDING}`,
    })),
  })),
};

/** The prepared public list of the site, one folder above the scripts. */
export const demoList: URL = new URL(/* @vite-ignore */ '../zip/', import.meta.url);

setMockOptions({ data: demoData, list: demoList });
/** A `fetch` that answers with the data of the demo. */
export const demoFetch: typeof fetch = mockFetch;

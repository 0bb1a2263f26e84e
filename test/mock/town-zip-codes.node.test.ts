import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createClient } from '../../src/client/create-client.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';
import { testData } from '../../src/mock/test-data.ts';

const clientOf = (townZipCodes: boolean): ReturnType<typeof createClient> =>
  createClient({ endpoint: 'http://mock.invalid/dga', fetch: createMockFetch({ latency: 0, data: { townZipCodes } }) });

it("an option adds the ZIP Codes of the mock's Digital Addresses and of every town that it lists", async () => {
  const client = clientOf(true);
  for (const { records } of testData.digitalAddresses) {
    const { addresses } = await client.searchCode(records[0]?.zip_code ?? '');
    assert.ok(addresses.some(({ town_name }) => town_name === records[0]?.town_name));
  }
  const rows = await loadTowns();
  for (const row of rows.filter((_, i) => i % 50 === 0)) {
    const { addresses, searchtype } = await client.searchCode(row.zip_code ?? '');
    assert.equal(searchtype, 'zipcode');
    assert.ok(addresses.some(({ town_name, city_code }) => town_name === row.town_name && city_code === row.city_code));
  }
});

it('the mock keeps the records of its test data, and its corporate ZIP Codes', async () => {
  for (const { code } of [...testData.zipCodes, ...testData.corporateZipCodes])
    assert.deepEqual(await clientOf(true).searchCode(code), await clientOf(false).searchCode(code));
});

it('the mock knows only the codes of the test environment by default', async () => {
  await assert.rejects(clientOf(false).searchCode('1000005'), { code: 'not-found' });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { completeRecord, type AddressRecord } from '../../src/address/record.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { testData } from '../../src/mock/test-data.ts';
import { createListClient, prepareList } from '../../src/list/index.ts';
import { csvOf, townLine } from '../list/official-files.ts';
import { countedClient } from './counted-client.ts';

const readings = ({ pref_kana, pref_roma, city_kana, city_roma, town_kana, town_roma }: AddressRecord): unknown[] => [pref_kana, pref_roma, city_kana, city_roma, town_kana, town_roma]; // oxfmt-ignore

it('withReadings adds kana and roma to Digital Addresses and corporate ZIP Codes with one request each', async () => {
  for (const { code, records } of [...testData.digitalAddresses, ...testData.corporateZipCodes]) {
    const { client, requests } = countedClient();
    const record = completeRecord(records[0] ?? {});
    const full = await client.withReadings(record);
    assert.ok(readings(full).every((text) => typeof text === 'string'), code); // oxfmt-ignore
    assert.equal(requests(), 1, code);
    for (const [key, value] of Object.entries(record)) if (value !== null) assert.equal(full[key as keyof AddressRecord], value);
  }
  const { client } = countedClient();
  const full = await client.withReadings(completeRecord(testData.digitalAddresses[1]?.records[0] ?? {}));
  assert.deepEqual(readings(full), ['オオサカフ', 'OSAKA', 'オオサカシキタク', 'OSAKA-SHI KITA-KU', 'ウメダ', 'UMEDA']);
});

it('withReadings sends no request if nothing is missing, or without a place', async () => {
  const { client, requests } = countedClient();
  const record = completeRecord(testData.zipCodes[0]?.records[0] ?? {});
  assert.equal(await client.withReadings(record), record);
  const nowhere = completeRecord({ town_name: '見本' });
  assert.equal(await client.withReadings(nowhere), nowhere);
  assert.equal(requests(), 0);
});

it('withReadings adds the readings of the city if the list does not have the town', async () => {
  const { client, requests } = countedClient();
  const record = completeRecord({ pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区', town_name: '見本町' });
  assert.deepEqual(readings(await client.withReadings(record)), ['トウキョウト', 'TOKYO', 'チヨダク', 'CHIYODA-KU', null, null]);
  assert.equal(requests(), 2);
});

it('withReadings adds readings of known names only: none to a remark, one to a prefecture alone', async () => {
  const { client } = countedClient();
  const remark = completeRecord({ pref_name: '東京都', city_name: '千代田区', town_name: '以下に掲載がない場合' });
  assert.deepEqual(readings(await client.withReadings(remark)), ['トウキョウト', 'TOKYO', 'チヨダク', 'CHIYODA-KU', null, null]);
  const prefecture = completeRecord({ pref_code: '13', pref_name: '東京都' });
  assert.deepEqual(readings(await client.withReadings(prefecture)).slice(0, 3), ['トウキョウト', 'TOKYO', null]);
});

it('withReadings chooses between towns of one spelling by the ZIP Code, and does not choose without it', async () => {
  const [row] = await loadTowns();
  if (!row) throw new Error('no rows');
  const town = (zip_code: string, kana: string): string => townLine({ row: { ...row, zip_code }, town: '本町', kana });
  const client = createListClient(prepareList([csvOf([town('9980044', 'ホンチョウ'), town('9996701', 'モトマチ')])]).files);
  const record = completeRecord({ ...row, pref_kana: null, town_name: '本町', town_kana: null, town_roma: null, zip_code: '9996701' });
  assert.equal((await client.withReadings(record)).town_kana, 'モトマチ');
  assert.equal((await client.withReadings({ ...record, zip_code: null })).town_kana, null);
});

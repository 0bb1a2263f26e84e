import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type AddressRecord, completeRecord } from '../../src/address/record.ts';
import { type AddressClaim, checkAddress } from '../../src/client/check-address.ts';
import { createClient } from '../../src/client/create-client.ts';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';

const CHIYODA = { pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };
const BY_CODE: { readonly [code: string]: readonly AddressRecord[] } = {
  '1000004': [completeRecord({ ...CHIYODA, zip_code: '1000004', town_name: '大手町', town_kana: 'オオテマチ', town_roma: 'OTEMACHI' })],
  '1000000': [completeRecord({ ...CHIYODA, zip_code: '1000000', town_name: '以下に掲載がない場合' })],
  // Two cities of two prefectures share it.
  '6180000': [
    completeRecord({ zip_code: '6180000', pref_code: '26', pref_name: '京都府', city_code: '26303', city_name: '乙訓郡大山崎町' }),
    completeRecord({ zip_code: '6180000', pref_code: '27', pref_name: '大阪府', city_code: '27301', city_name: '三島郡島本町' }),
  ],
};
const client = {
  searchCode: (code: string) => {
    const addresses = BY_CODE[code.replace('-', '')];
    return addresses
      ? Promise.resolve({ page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode' as const, addresses })
      : Promise.reject(new LookupError('not-found', 'none'));
  },
};

async function differs(claim: AddressClaim): Promise<string> {
  const { agrees, differs: parts } = await checkAddress(client, claim);
  assert.equal(agrees, parts.length === 0);
  return parts.join(' ');
}

test('an address agrees with its ZIP Code in any usual spelling, and missing parts are not checked', async () => {
  for (const claim of [
    { zip: '100-0004' },
    { zip: '1000004', prefecture: '東京', city: '東京都千代田区', town: '大手町1-2-3' },
    { zip: '1000004', prefecture: '13', city: '13101', town: '大手町' },
    { zip: '1000004', town: 'おおてまち1-2' },
    { zip: '1000004', town: 'Otemachi 1-2' },
    { zip: '1000004', town: '東京都千代田区大手町1-2' },
    { zip: '1000004', town: '千代田区大手町1-2' },
    { zip: '1000000', prefecture: '東京都', city: '千代田区', town: 'どこか' },
    { zip: '6180000', prefecture: '大阪府', city: '島本町' },
    { zip: '6180000', prefecture: '京都府', city: '乙訓郡大山崎町', town: ' ' },
  ]) {
    assert.equal(await differs(claim), '', JSON.stringify(claim));
  }
});

test('checkAddress says which parts do not fit the closest address of the code', async () => {
  assert.equal(await differs({ zip: '1000004', prefecture: '大阪府', city: '千代田区' }), 'prefecture');
  assert.equal(await differs({ zip: '1000004', prefecture: '東京都', city: '港区', town: '赤坂1' }), 'city town');
  assert.equal(await differs({ zip: '6180000', prefecture: '大阪府', city: '大山崎町' }), 'prefecture');
  const { record } = await checkAddress(client, { zip: '6180000', prefecture: '大阪府', city: '島本村' });
  assert.equal(record?.city_name, '三島郡島本町');
  assert.equal(await differs({ zip: '9999999', prefecture: '東京都' }), 'zip');
});

test('checkAddress reports no disagreement if the lookup failed', async () => {
  const down = { searchCode: () => Promise.reject(new LookupError('network', 'down')) };
  await assert.rejects(checkAddress(down, { zip: '1000004' }), { code: 'network' });
});

test('a client checks with one search, and stops when its signal is aborted', async () => {
  const asked: unknown[] = [];
  const mock = createMockFetch({ latency: 0 });
  const { check } = createClient({
    endpoint: '/dga',
    fetch: (input, init) => {
      asked.push(JSON.parse(init?.body as string));
      return mock(input, init);
    },
  });
  const {
    agrees,
    differs: parts,
    record,
  } = await check({ zip: '〒１０２－００７２', prefecture: '東京', city: '港区', town: '飯田橋3-1' });
  assert.deepEqual({ agrees, parts, city: record?.city_name }, { agrees: false, parts: ['city'], city: '千代田区' });
  assert.deepEqual(asked, [{ search_code: '1020072' }]);
  assert.equal((await check({ zip: '1020072', city: '千代田区' })).agrees, true);
  await assert.rejects(check({ zip: '102' }), { code: 'invalid-code' });
  await assert.rejects(check({ zip: '1020072' }, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  assert.equal(asked.length, 2);
});

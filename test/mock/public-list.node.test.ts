// The option `list`: the mock answers what its test data does not have from the prepared public list.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient } from '../../src/client/create-client.ts';
import { createListClient, prepareList } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { createMockFetch, registerMockFetch, setMockOptions } from '../../src/mock/mock-fetch.ts';
import { testData } from '../../src/mock/test-data.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine } from '../list/official-files.ts';

const towns = await loadTowns();
const { files } = prepareList([FIRMS_SHIFT_JIS, csvOf(towns.map((row) => townLine(officialTown(row))))]);
const list = createListClient(files);
const mock = createClient({ endpoint: 'http://mock.invalid/dga', fetch: createMockFetch({ latency: 0, list: files }) });
const plain = createClient({ endpoint: 'http://mock.invalid/dga', fetch: createMockFetch({ latency: 0 }) });

describe('a mock with a public list', () => {
  it('answers the test codes from the test data', async () => {
    for (const { code } of [...testData.digitalAddresses, ...testData.zipCodes, ...testData.corporateZipCodes])
      assert.deepEqual(await mock.searchCode(code), await plain.searchCode(code), code);
  });

  it('answers every other ZIP Code as the list does', async () => {
    for (const { zip_code } of towns.filter((_, i) => i % 100 === 0)) {
      const code = zip_code ?? '';
      if (testData.zipCodes.some((one) => one.code === code)) continue;
      assert.deepEqual(await mock.searchCode(code), await list.searchCode(code), code);
    }
  });

  it('finds no Digital Address, and no ZIP Code that is in neither of them', async () => {
    await assert.rejects(mock.searchCode('ABCDEF2'), { code: 'not-found' });
    await assert.rejects(mock.searchCode('9999999'), { code: 'not-found' });
  });

  it('answers prefixes from the list', async () => {
    assert.deepEqual(await mock.searchPrefix('93001'), await list.searchPrefix('93001'));
  });

  it('answers address searches from the list', async () => {
    assert.deepEqual(await mock.searchAddress({ city_code: '16201' }), await list.searchAddress({ city_code: '16201' }));
    await assert.rejects(mock.searchAddress({ pref_name: '東京都', town_name: '存在しない町' }), { code: 'not-found' });
  });

  it('plays the scenarios as without the list', async () => {
    const many = createClient({
      endpoint: 'http://mock.invalid/dga',
      fetch: createMockFetch({ latency: 0, list: files, scenario: 'many-towns' }),
    });
    assert.equal((await many.searchCode('1020072')).addresses.length, 66);
    const broken = createClient({
      endpoint: 'http://mock.invalid/dga',
      fetch: createMockFetch({ latency: 0, list: files, scenario: 'rate-limited' }),
    });
    await assert.rejects(broken.searchCode('9300001'), { code: 'rate-limited' });
  });
});

it('a mock endpoint may contain the address of the list', async () => {
  const texts = new Map([...files].map(([name, text]) => [`http://list.invalid/zip/${name}`, text]));
  const asked: string[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : input.toString();
    asked.push(address);
    const text = texts.get(address);
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  try {
    registerMockFetch();
    setMockOptions({ latency: 0 });
    const client = createClient({ endpoint: `mock:?list=${encodeURIComponent('http://list.invalid/zip/')}` });
    assert.equal((await client.searchCode('9300001')).addresses[0]?.city_name, '富山市');
    assert.equal((await client.searchCode('9300002')).addresses[0]?.city_name, '富山市');
    assert.deepEqual(asked, ['http://list.invalid/zip/930.json']);
  } finally {
    globalThis.fetch = network;
  }
});

import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { LookupError } from '../../src/address/lookup-error.ts';
import type { Client } from '../../src/client/complete-client.ts';
import { createClient } from '../../src/client/create-client.ts';
import type { AddressCriteria } from '../../src/protocol/criteria.ts';
import { createListClient, prepareList } from '../../src/list/index.ts';
import { loadPlaces, loadTowns } from '../../src/mock/address-data.ts';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine } from './official-files.ts';

const rows = await loadTowns();
const { files, report } = prepareList([FIRMS_SHIFT_JIS, csvOf(rows.map((row) => townLine(officialTown(row))))]);
const list = createListClient(files);
const mock = createClient({ endpoint: 'http://mock.invalid/dga', fetch: createMockFetch({ latency: 0 }) });

const codeOf = (error: unknown): string => (error instanceof LookupError ? error.code : String(error));
async function failure(call: Promise<unknown>): Promise<string> {
  return call.then(() => 'no failure', codeOf);
}

it('the list client answers ZIP Codes and corporate ZIP Codes with the same envelopes as the API', async () => {
  for (const zip of ['1020072', '102-0082', '１０１－００３２', '1000011', '1000004', '1008111', '1008926', '1008950'])
    assert.deepEqual(await list.searchCode(zip), await mock.searchCode(zip), zip);
  assert.equal(report.firms, 3);
});

it('the list client finds every ZIP Code that begins with three to six digits, including corporate ones', async () => {
  const { addresses } = await list.searchPrefix('10200');
  assert.ok(addresses.length > 10);
  assert.ok(addresses.every(({ zip_code }) => zip_code?.startsWith('10200')));
  assert.equal((await list.searchPrefix('100892')).addresses[0]?.biz_name, '総務省');
  assert.equal(await failure(list.searchPrefix('999')), 'not-found');
});

it('the list client leaves corporate ZIP Codes out with searchtype 2', async () => {
  assert.equal(await failure(list.searchCode('1008111', { searchtype: 2 })), 'not-found');
});

it('the list client answers every address search as the mock of the API does', async () => {
  const searches: readonly AddressCriteria[] = [
    { city_code: '13101' },
    { city_code: '16201', page: 2 },
    { pref_code: '13', city_name: '千代田区', town_name: '飯田橋' },
    { pref_name: '東京都', city_name: '港区', town_kana: 'しばうら' },
    { city_roma: 'chiyoda-ku', town_roma: 'iidabashi' },
    { town_name: '大手町' },
    { freeword: '東京都千代田区飯田橋' },
    { freeword: '千代田区 飯田橋' },
    { freeword: '飯田橋' },
    { freeword: 'イイダバシ' },
    { freeword: '千代田区飯田橋1-2' },
    { pref_code: '48' },
  ];
  for (const criteria of searches) {
    const expected = await mock.searchAddress(criteria).catch(codeOf);
    const found = await list.searchAddress(criteria).catch(codeOf);
    // The list leaves two equal rows of 富山市 out.
    const count = typeof expected === 'object' && criteria.city_code === '16201' ? expected.count - 2 : undefined;
    if (count !== undefined && typeof found === 'object') assert.equal(found.count, count);
    else assert.deepEqual(withOwnRoma(found), withOwnRoma(expected), JSON.stringify(criteria));
  }
});

/** The source of the mock's rows has JWEI for ジェイ in the roma of two towers. */
function withOwnRoma(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll('JWEI', 'JEI'));
}

it('the list client lists prefectures and cities as the API does', async () => {
  const { cities } = await loadPlaces();
  const country = prepareList([csvOf(cities.map((row) => townLine(officialTown({ ...row, zip_code: `${row.city_code}00` }))))]);
  const client = createListClient(country.files);
  assert.deepEqual(await client.searchAddress({ flg_getpref: 1 }), await mock.searchAddress({ flg_getpref: 1 }));
  for (const pref_code of ['01', '13', '47'])
    assert.deepEqual(await client.searchAddress({ pref_code, flg_getcity: 1 }), await mock.searchAddress({ pref_code, flg_getcity: 1 }));
  assert.equal(await failure(client.searchAddress({ flg_getcity: 1 })), 'invalid-code');
});

it('the list client gives every row of a city, page after page', async () => {
  const found: (string | null)[] = [];
  for await (const row of list.searchAddressAll({ city_code: '13103' })) found.push(row.zip_code);
  assert.equal(found.length, 1008);
});

it('the list client reports a Digital Address as unavailable and an unknown ZIP Code as not found', async () => {
  assert.equal(await failure(list.searchCode('A7E2FK2')), 'unavailable');
  assert.equal(await failure(list.searchCode('9999999')), 'not-found');
  assert.equal(await failure(list.searchCode('1009999')), 'not-found');
  assert.equal(await failure(list.searchCode('100000')), 'invalid-code');
});

it('the list client distinguishes a folder without a list, an unknown ZIP Code, and a damaged file', async () => {
  assert.equal(await failure(createListClient(new Map()).searchCode('1000004')), 'configuration');
  assert.equal(await failure(createListClient(new Map([['100.json', '<html>']])).searchCode('1000004')), 'unavailable');
  assert.equal(await failure(createListClient(new Map([['100.json', '{"cities":7}']])).searchCode('1000004')), 'unavailable');
  assert.equal(await failure(createListClient(() => Promise.reject(new Error('disk'))).searchCode('1000004')), 'network');
});

it('the list client tries a file again after a failure, and reads no file twice after a success', async () => {
  const reads: string[] = [];
  let broken = true;
  const client = createListClient(async (name) => {
    reads.push(name);
    if (broken) throw new Error('disk');
    return files.get(name);
  });
  assert.equal(await failure(client.searchCode('1000004')), 'network');
  broken = false;
  await client.searchCode('1000004');
  await client.searchCode('1000011');
  assert.deepEqual(reads, ['100.json', '100.json']);
});

it('the list client rejects with the reason of the signal', async () => {
  const client = createListClient(() => new Promise(() => {}));
  const controller = new AbortController();
  const waiting = client.searchCode('1000004', { signal: controller.signal });
  controller.abort(new Error('gone'));
  await assert.rejects(waiting, /gone/);
  await assert.rejects(client.searchCode('1000004', { signal: AbortSignal.abort(new Error('before')) }), /before/);
});

it('the list client fetches the files below a base URL, one for a ZIP Code, and never all of them', async (t) => {
  const asked: string[] = [];
  t.mock.method(globalThis, 'fetch', async (url: string) => {
    asked.push(url);
    const text = files.get(url.replace('https://shop.example/zip/', ''));
    return text === undefined ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }) : new Response(text);
  });
  const client = createListClient('https://shop.example/zip');
  assert.equal((await client.searchCode('1020072')).addresses[0]?.town_name, '飯田橋');
  assert.deepEqual(asked, ['https://shop.example/zip/102.json']);
  assert.equal((await client.searchAddress({ freeword: '千代田区飯田橋' })).level, 3);
  assert.equal(await failure(client.searchCode('9990000')), 'not-found');
  assert.equal(await failure(createListClient('https://shop.example/other/').searchCode('1000004')), 'configuration');
});

/** A client of the files below a URL, and the names of the files that it has fetched. */
function fetched(t: TestContext, from: ReadonlyMap<string, string>): { readonly client: Client; readonly asked: string[] } {
  const asked: string[] = [];
  t.mock.method(globalThis, 'fetch', async (url: string) => {
    const name = url.replace('https://shop.example/zip/', '');
    asked.push(name);
    return new Response(from.get(name) ?? null, { status: from.has(name) ? 200 : 404 });
  });
  return { client: createListClient('https://shop.example/zip/'), asked };
}

it('the list client finds a town without its city below a base URL, by name, kana and roma, with the rows of the API and few files', async (t) => {
  const { client, asked } = fetched(t, files);
  for (const freeword of ['飯田橋', '大手町', 'いいだばし', 'イイダバシ', 'iidabashi', '霞が関', '八尾町井田', '飯田橋 千代田区']) {
    const expected = await mock.searchAddress({ freeword });
    asked.length = 0;
    assert.deepEqual(withOwnRoma(await client.searchAddress({ freeword })), withOwnRoma(expected), freeword);
    assert.ok(asked.length <= 8, `${freeword}: ${asked.join(' ')}`);
  }
  assert.equal((await client.searchAddress({ town_name: '大手町' })).addresses[0]?.zip_code, '1000004');
  assert.equal((await client.searchAddress({ town_roma: 'IIDABASHI' })).addresses[0]?.zip_code, '1020072');
  assert.equal((await client.findAddress('飯田橋1-2-3'))[0]?.block_name, '1-2-3');
  assert.equal(await failure(client.searchAddress({ freeword: '見本町' })), 'not-found');
});

it('the list client finds the beginning of a town, and any part of a city or a prefecture', async (t) => {
  const { client } = fetched(t, files);
  const towns = async (freeword: string): Promise<readonly (string | null)[]> =>
    (await client.searchAddress({ freeword })).addresses.map(({ town_name }) => town_name);
  assert.ok((await towns('八尾町')).includes('八尾町井田'));
  assert.deepEqual(await towns('飯田橋'), ['飯田橋']);
  assert.equal((await client.searchAddress({ freeword: '千代' })).level, 2);
  assert.equal((await client.searchAddress({ freeword: '富山' })).level, 1);
});

it('the list client reads few files for a town in a prefecture with many, and all of them for the middle of its name', async (t) => {
  const { cities } = await loadPlaces();
  const hokkaido = cities.filter(({ pref_code }) => pref_code === '01').slice(0, 100);
  const towns = hokkaido.map((row, i) =>
    townLine({ row: { ...row, zip_code: `${100 + i}0001` }, town: `${i}見本町`, kana: 'ミホンチョウ' }),
  );
  const { client, asked } = fetched(t, prepareList([csvOf(towns)]).files);
  assert.equal((await client.searchAddress({ freeword: '北海道 77見本町' })).count, 1);
  assert.ok(asked.length < 8, asked.join(' '));
  assert.equal((await client.searchAddress({ pref_code: '01', town_name: '55見本町' })).count, 1);
  assert.ok(asked.length < 14, asked.join(' '));
  assert.equal((await client.searchAddress({ freeword: '北海道 見本' })).count, 100);
  assert.equal((await client.searchAddress({ freeword: '北海道札幌市中央区' })).level, 2);
});

it('the list client requires the city or the prefecture for a name of too many towns, and only from a base URL', async (t) => {
  const { cities } = await loadPlaces();
  const many = cities
    .slice(0, 200)
    .map((row, i) => townLine({ row: { ...row, zip_code: `${100 + i}0001` }, town: '本町', kana: 'ホンチョウ' }));
  const country = prepareList([csvOf(many)]);
  const { client, asked } = fetched(t, country.files);
  const refusal: unknown = await client.searchAddress({ freeword: '本町' }).catch((error: unknown) => error);
  assert.ok(refusal instanceof LookupError && refusal.errorCode === 'list-no-city');
  assert.ok(asked.length <= 3, asked.join(' '));
  assert.equal((await client.searchAddress({ freeword: '札幌市中央区本町' })).count, 1);
  assert.equal((await createListClient(country.files).searchAddress({ freeword: '本町' })).count, 200);
});

it("the list client finds nothing by the middle of a town's name alone, because that would require the whole country", async () => {
  assert.equal(await failure(list.searchAddress({ freeword: '田橋' })), 'not-found');
  assert.equal((await list.searchAddress({ freeword: '千代田区 田橋' })).addresses[0]?.town_name, '飯田橋');
});

it('the list client reports a list of another version, and a missing file of the index', async () => {
  const old = createListClient(new Map([['index.json', '{"format":1,"prefectures":[]}']]));
  await assert.rejects(old.searchAddress({ freeword: '飯田橋' }), /prepared by another version/);
  const incomplete = createListClient(new Map([...files].filter(([name]) => !name.endsWith('-towns.json'))));
  await assert.rejects(incomplete.searchAddress({ freeword: '飯田橋' }), /lacks [0-9]{2}-towns\.json/);
});

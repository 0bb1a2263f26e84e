import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { AddressRow } from '../../src/address/record.ts';
import { createListClient, prepareList } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { csvOf, townLine } from '../list/official-files.ts';
import { countedClient } from './counted-client.ts';
import { typedAddresses } from './typed-addresses.ts';

const rows = await loadTowns();
const KANJI = '〇一二三四五六七八九';

/** A block in one spelling: `三丁目2番地の1` as `3-2-1`. */
const plainBlock = (block: string | null): string =>
  (block ?? '')
    .normalize('NFKC')
    .replace(/[一二三四五]/g, (one) => String(KANJI.indexOf(one)))
    .replace(/丁目|番地の|番/g, '-')
    .replace(/号$/, '');

it('findAddress finds 99 % of 300 typed and pasted addresses with at most 2 requests on average, and keeps their block', async (t) => {
  const figures = new Map<string, { inputs: number; found: number; requests: number }>();
  const total = { inputs: 0, found: 0, requests: 0, blocks: 0, kept: 0 };
  for (const { recipe, text, row, block } of typedAddresses(rows, 300)) {
    const { client, requests } = countedClient();
    const records = await client.findAddress(text);
    const meant = records.find(({ zip_code, city_code, town_name }) => zip_code === row.zip_code && city_code === row.city_code && town_name === row.town_name); // oxfmt-ignore
    const figure = figures.get(recipe) ?? { inputs: 0, found: 0, requests: 0 };
    figures.set(recipe, figure);
    for (const sum of [figure, total]) {
      sum.inputs += 1;
      sum.found += meant ? 1 : 0;
      sum.requests += requests();
    }
    if (!meant || block === null) continue;
    total.blocks += 1;
    if (plainBlock(meant.block_name) === block) total.kept += 1;
  }
  for (const [recipe, { inputs, found, requests }] of figures) {
    t.diagnostic(`${recipe}: ${((100 * found) / inputs).toFixed(1)} % of ${inputs} found, ${(requests / inputs).toFixed(2)} requests each`);
    assert.ok(found / inputs >= 0.95, `${recipe}: ${found} of ${inputs}`);
  }
  t.diagnostic(`all: ${((100 * total.found) / total.inputs).toFixed(1)} %, ${(total.requests / total.inputs).toFixed(2)} requests`);
  assert.ok(total.found / total.inputs >= 0.99, `${total.found} of ${total.inputs}`);
  assert.ok(total.requests / total.inputs <= 2, `${total.requests} requests`);
  assert.equal(total.kept, total.blocks);
});

// Towns in Kyoto and elsewhere, as the public list has them.
const ELSEWHERE: readonly (readonly [code: string, pref: string, city: string, zip: string, town: string])[] = [
  ['26104', '京都府', '京都市中京区', '6048571', '上本能寺前町'],
  ['26106', '京都府', '京都市下京区', '6008216', '東塩小路町'],
  ['26105', '京都府', '京都市東山区', '6050074', '祇園町南側'],
  ['11107', '埼玉県', 'さいたま市浦和区', '3300063', '高砂'],
  ['11214', '埼玉県', '春日部市', '3440031', '高砂'],
  ['24202', '三重県', '四日市市', '5100085', '諏訪町'],
  ['10464', '群馬県', '佐波郡玉村町', '3701132', '下新田'],
  ['03322', '岩手県', '紫波郡矢巾町', '0283695', '南矢幅'],
  ['01101', '北海道', '札幌市中央区', '0600001', '北一条西'],
  ['13206', '東京都', '府中市', '1830055', '府中町'],
  ['34208', '広島県', '府中市', '7260003', '元町'],
];
const elsewhere = createListClient(
  prepareList([
    csvOf(
      ELSEWHERE.map(([city_code, pref_name, city_name, zip_code, town]) =>
        townLine({ row: { ...(rows[0] as AddressRow), city_code, pref_name, city_name, zip_code }, town, kana: 'カナ' }),
      ),
    ),
  ]).files,
);
const found = async (text: string): Promise<unknown[]> =>
  (await elsewhere.findAddress(text)).map(({ zip_code, block_name, other_name }) => [zip_code, block_name, other_name]);

it('findAddress leaves out the street names of Kyoto', async () => {
  assert.deepEqual(await found('京都府京都市中京区寺町通御池上る上本能寺前町488'), [['6048571', '488', null]]);
  assert.deepEqual(await found('京都市下京区烏丸通七条下ル 東塩小路町721-1'), [['6008216', '721-1', null]]);
  assert.deepEqual(await found('京都市東山区四条通大和大路東入祇園町南側570番地2'), [['6050074', '570番地2', null]]);
});

it('findAddress reads cities whose names contain 市, 町 or a county, and a county that is left out', async () => {
  assert.deepEqual(await found('三重県四日市市諏訪町1-5'), [['5100085', '1-5', null]]);
  assert.deepEqual(await found('群馬県佐波郡玉村町下新田201'), [['3701132', '201', null]]);
  assert.deepEqual(await found('岩手県矢巾町大字南矢幅第13地割123'), [['0283695', null, '第13地割123']]);
});

it('findAddress reads a number before 条 as kanji', async () => {
  assert.deepEqual(await found('札幌市中央区北1条西2丁目'), [['0600001', '2丁目', null]]);
});

it('findAddress finds the town of a city that has become a ward, and no town of another city', async () => {
  assert.deepEqual(await found('埼玉県浦和市高砂3-15-1'), [['3300063', '3-15-1', null]]);
  assert.deepEqual(await found('浦和市高砂3-15-1 見本ビル2階'), [['3300063', '3-15-1', '見本ビル2階']]);
});

it('findAddress takes the city of the prefecture that the text names', async () => {
  assert.deepEqual(await found('広島県府中市元町1'), [['7260003', '1', null]]);
  assert.deepEqual(await found('府中市元町1'), [['7260003', '1', null]]);
});

it('findAddress gives the city without a ZIP Code if its town is not in the list', async () => {
  const [record, ...others] = await elsewhere.findAddress('三重県四日市市見本町1-5');
  assert.deepEqual([record?.city_name, record?.zip_code, record?.town_name, others.length], ['四日市市', null, null, 0]);
});

it('findAddress prefers the address to a ZIP Code of another place, and uses the ZIP Code alone if there is no address', async () => {
  const { client } = countedClient();
  assert.deepEqual((await client.findAddress('〒100-0004 東京都千代田区飯田橋1-2')).map(({ zip_code }) => zip_code), ['1020072']); // oxfmt-ignore
  assert.deepEqual((await client.findAddress('100-0004')).map(({ town_name }) => town_name), ['大手町']); // oxfmt-ignore
});

it('findAddress finds a town whose roma the text spells another way in the lists of the cities that it names', async () => {
  const { client } = countedClient();
  const records = await client.findAddress('1-2 Ohtemachi, Chiyoda City, Tokyo');
  assert.deepEqual([...new Set(records.map(({ city_name, town_name, block_name }) => `${city_name} ${town_name} ${block_name}`))], ['千代田区 大手町 1-2']); // oxfmt-ignore
  const [city, ...others] = await client.findAddress('1-2 Mihoncho, Chiyoda City, Tokyo');
  assert.deepEqual([city?.city_name, city?.town_name, others.length], ['千代田区', null, 0]);
});

it('findAddress returns no record for words that are not a place', async () => {
  const { client, requests } = countedClient();
  for (const text of ['', '見本', 'こんにちは世界', '03-1234-5678', 'hello world', 'あ'.repeat(1000)]) {
    assert.deepEqual(await client.findAddress(text), [], text);
  }
  assert.ok(requests() <= 12, `${requests()} requests`);
});

it('findAddress rejects if a search fails, and stops if the caller aborts', async () => {
  const broken = createListClient(() => Promise.reject(new Error('disk')));
  await assert.rejects(broken.findAddress('東京都千代田区飯田橋1'), { code: 'network' });
  await assert.rejects(elsewhere.findAddress('四日市市諏訪町1', { signal: AbortSignal.abort(new Error('gone')) }), /gone/);
});

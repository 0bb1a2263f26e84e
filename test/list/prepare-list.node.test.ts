import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ADDRESS_ROW_KEYS, type AddressRow } from '../../src/address/record.ts';
import { createListClient, prepareList } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { csvOf, officialTown, townLine } from './official-files.ts';

const rows = await loadTowns();
const rowOf = (zip: string): AddressRow => rows.find(({ zip_code }) => zip_code === zip) as AddressRow;
const CHIYODA = rowOf('1000004');

/** The prepared list of some towns of 千代田区, by their names and readings in the official file. */
function prepared(towns: readonly (readonly [zip: string, town: string, kana: string])[]): ReturnType<typeof prepareList> {
  return prepareList([csvOf(towns.map(([zip_code, town, kana]) => townLine({ row: { ...CHIYODA, zip_code }, town, kana })))]);
}

async function townsOf(list: ReturnType<typeof prepareList>, zip: string, choikitype: 1 | 2 = 1): Promise<(string | null)[][]> {
  const { addresses } = await createListClient(list.files).searchCode(zip, { choikitype });
  return addresses.map(({ town_name, town_kana, town_roma }) => [town_name, town_kana, town_roma]);
}

it('prepareList restores every key and ZIP Code of five real cities', async () => {
  const { files, report } = prepareList([csvOf(rows.map((row) => townLine(officialTown(row))))]);
  const client = createListClient(files);
  assert.equal(report.cities, 5);
  const text = (row: AddressRow): string => JSON.stringify(ADDRESS_ROW_KEYS.map((key) => row[key]));
  // The source of the rows spells two towers with a typing error in their roma: JWEI for ジェイ.
  const expected = rows.map((row) => text({ ...row, town_roma: row.town_roma?.replace('JWEI', 'JEI') ?? null }));
  const found: string[] = [];
  for (const zip of new Set(rows.map(({ zip_code }) => zip_code ?? ''))) {
    const answer = await client.searchCode(zip);
    assert.equal(answer.searchtype, 'zipcode');
    assert.equal(answer.count, answer.addresses.length);
    for (const record of answer.addresses) found.push(text(record));
  }
  assert.deepEqual(found.toSorted(), [...new Set(expected)].toSorted());
});

it('prepareList joins a town that the older file splits over rows, and separates towns that share a ZIP Code', async () => {
  const list = prepared([
    ['0660005', '協和（８８－２、２７１－１０、３４３－２、', 'ｷｮｳﾜ(88-2､271-10､343-2､'],
    ['0660005', '４０４－１、６０２）', '404-1､602)'],
    ['0660005', '泉郷', 'ｲｽﾞﾐｻﾄ'],
    ['0660006', '長い町（甲、', 'ﾅｶﾞｲﾏﾁ'],
    ['0660006', '乙）', 'ﾅｶﾞｲﾏﾁ'],
  ]);
  assert.deepEqual(await townsOf(list, '0660005'), [
    ['協和', 'キョウワ', 'KYOWA'],
    ['泉郷', 'イズミサト', 'IZUMISATO'],
  ]);
  assert.equal((await townsOf(list, '0660005', 2))[0]?.[0], '協和（８８－２、２７１－１０、３４３－２、４０４－１、６０２）');
  assert.deepEqual(await townsOf(list, '0660006'), [['長い町', 'ナガイマチ', 'NAGAIMACHI']]);
});

it('prepareList reads remarks of the official file as no town, and 一円 alone as the town of that name', async () => {
  const list = prepared([
    ['1000000', '以下に掲載がない場合', 'イカニケイサイガナイバアイ'],
    ['3060433', '境町の次に番地がくる場合', 'サカイマチノツギニバンチガクルバアイ'],
    ['1000301', '利島村一円', 'トシマムライチエン'],
    ['5220317', '一円', 'イチエン'],
  ]);
  for (const zip of ['1000000', '3060433', '1000301']) {
    for (const choikitype of [1, 2] as const) assert.deepEqual(await townsOf(list, zip, choikitype), [[null, null, null]]);
  }
  assert.deepEqual(await townsOf(list, '5220317'), [['一円', 'イチエン', 'ICHIEN']]);
});

it('prepareList gives brackets and floors with choikitype 2 only', async () => {
  const list = prepared([
    ['1000004', '大手町（次のビルを除く）', 'オオテマチ（ツギノビルヲノゾク）'],
    ['1006801', '大手町ＪＡビル（１階）', 'オオテマチジェイエイビル（１カイ）'],
    ['1006890', '大手町ＪＡビル（地階・階層不明）', 'オオテマチジェイエイビル（チカイ・カイソウフメイ）'],
  ]);
  assert.deepEqual(await townsOf(list, '1000004'), [['大手町', 'オオテマチ', 'OTEMACHI']]);
  assert.deepEqual(await townsOf(list, '1000004', 2), [['大手町（次のビルを除く）', 'オオテマチ', 'OTEMACHI']]);
  assert.equal((await townsOf(list, '1006801'))[0]?.[0], '大手町ＪＡビル');
  assert.equal((await townsOf(list, '1006801', 2))[0]?.[0], '大手町ＪＡビル（１階）');
});

it('prepareList cuts a range of numbered plots off the town, and keeps a single plot', async () => {
  const list = prepared([
    [
      '0287912',
      '種市第１５地割～第２１地割（鹿糠、小路合、緑町、大久保、高取）',
      'タネイチダイ１５チワリ－ダイ２１チワリ（カヌカ、コジアイ）',
    ],
    ['0285102', '葛巻第４０地割', 'クズマキダイ４０チワリ'],
  ]);
  assert.deepEqual(await townsOf(list, '0287912'), [['種市', 'タネイチ', 'TANEICHI']]);
  assert.equal((await townsOf(list, '0285102'))[0]?.[0], '葛巻第４０地割');
});

it('prepareList omits duplicate rows, and reports towns that it leaves unchanged', async () => {
  const list = prepared([
    ['7614103', '甲、乙（大木戸）', 'コウ、オツ（オオキド）'],
    ['1000001', '千代田', 'チヨダ'],
    ['1000001', '千代田', 'チヨダ'],
  ]);
  assert.equal((await townsOf(list, '1000001')).length, 1);
  assert.deepEqual(list.report.unresolved, ['甲、乙']);
});

it('prepareList refuses a file that is not one of the official ones', () => {
  assert.throws(() => prepareList([csvOf(['a,b,c'])]), /has 3 columns: utf_ken_all\.csv has 15, JIGYOSYO\.CSV has 13/);
  assert.throws(() => prepareList([]), /has no towns/);
  const line = townLine(officialTown(CHIYODA));
  assert.throws(() => prepareList([csvOf([line.replace('"1000004"', '"100000X"')])]), /ZIP Code that is not 7 digits/);
});

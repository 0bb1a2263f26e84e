import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { ADDRESS_ROW_KEYS, type AddressRow } from '../../src/address/record.ts';
import { loadPlaces, loadTowns } from '../../src/mock/address-data.ts';
import { cityRomaOf, romaOf } from '../../src/address/roma.ts';

const TOWNS_OF: Readonly<Record<string, number>> = { '13101': 485, '13103': 1008, '16201': 1147, '27127': 212, '40132': 78 };

const hash = (rows: readonly AddressRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => ADDRESS_ROW_KEYS.map((key) => row[key]))))
    .digest('hex');

test('the data of the mock contains every prefecture and city of the country', async () => {
  const { prefectures, cities, cityOf } = await loadPlaces();
  assert.equal(prefectures.length, 47);
  assert.equal(cities.length, 1892);
  assert.equal(cityOf.size, 1892);
  for (const { pref_code, city_code } of cities) assert.equal(city_code?.slice(0, 2), pref_code);
  const codes = cities.map((row) => row.city_code ?? '');
  assert.deepEqual(codes, codes.toSorted());
});

test('the data of the mock contains the towns of five cities, one of them with more than a page of rows', async () => {
  const rows = await loadTowns();
  assert.deepEqual(
    Object.fromEntries(Object.keys(TOWNS_OF).map((code) => [code, rows.filter((row) => row.city_code === code).length])),
    TOWNS_OF,
  );
  assert.equal(rows.length, 2930);
  for (const row of rows) {
    assert.match(row.zip_code ?? '', /^[0-9]{7}$/);
    assert.equal(row.town_name === null, row.town_kana === null);
    assert.equal(row.town_name === null, row.town_roma === null);
  }
});

// Roma that follow from the kana are not in the files: a change of the rules that make them changes the data. The hashes were taken from rows
// that were compared one by one with those the files were made of.
test('the rows are the same as in the source of the data', async () => {
  const { prefectures, cities } = await loadPlaces();
  assert.equal(hash([...prefectures, ...cities]), '31d5850d79c142aab80bc63579066e84d29496bc56d6b227fd89887b5f56b660');
  assert.equal(hash(await loadTowns()), 'b67ef90ac3d8e1058de9409b3c81e8658b8442b82ef665fd412852a1d710aba3');
});

test('the data is read only once', () => {
  assert.equal(loadTowns(), loadTowns());
  assert.equal(loadPlaces(), loadPlaces());
});

test('roma is derived from the kana of the list', () => {
  const towns = {
    オオテマチ: 'OTEMACHI',
    ニホンバシ: 'NIHOMBASHI',
    ロッポンギ: 'ROPPONGI',
    キョウゴク: 'KYOGOKU',
    マッチ: 'MATCHI',
    シティータワー: 'SHITITAWA',
  };
  for (const [kana, roma] of Object.entries(towns)) assert.equal(romaOf(kana), roma);
  assert.equal(cityRomaOf('札幌市中央区', 'サッポロシチュウオウク'), 'SAPPORO-SHI CHUO-KU');
  assert.equal(cityRomaOf('上川郡ピップ町', 'カミカワグンピップチョウ'), 'KAMIKAWA-GUN PIPPU-CHO');
  assert.equal(cityRomaOf('港区', 'ミナトク'), 'MINATO-KU');
});

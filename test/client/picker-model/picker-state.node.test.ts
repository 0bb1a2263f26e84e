import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddressRow, completeRecord } from '../../../src/address/record.ts';
import type { ListState } from '../../../src/client/picker-model/address-list.ts';
import {
  choicesOf,
  deriveState,
  type ListsBelow,
  matchLists,
  NO_CHOICES,
  withoutLevel,
} from '../../../src/client/picker-model/picker-state.ts';

const list = (...rows: readonly Partial<AddressRow>[]): ListState => ({ status: 'ready', rows: rows.map(completeRecord), error: null });
const TOKYO = { pref_code: '13', pref_name: '東京都' };
const CHIYODA = { ...TOKYO, city_code: '13101', city_name: '千代田区' };
const IIDABASHI = { ...CHIYODA, zip_code: '1020072', town_name: '飯田橋', town_kana: 'イイダバシ' };
const PREFECTURES = list(TOKYO);
const CITIES = list(CHIYODA);
const TOWNS = list(IIDABASHI, { ...CHIYODA, zip_code: '1000000', town_name: '大手町', town_kana: 'オオテマチ' });
const lists: ListsBelow = (level, { prefecture, city }) =>
  level === 'prefecture' ? PREFECTURES : level === 'city' ? prefecture && CITIES : city && TOWNS;
const nothing: ListsBelow = () => undefined;

test('a state without choices offers the prefectures and closes the levels below', () => {
  const { levels, level, record } = deriveState(NO_CHOICES, lists);
  assert.deepEqual(
    levels.prefecture.options.map(({ name }) => name),
    ['東京都'],
  );
  assert.deepEqual([levels.city.status, levels.town.status, level, record], ['closed', 'closed', 'prefecture', null]);
});

test('the same choices and lists always give the same options, so that nothing is rendered again', () => {
  assert.equal(deriveState(NO_CHOICES, lists).levels.prefecture.options, deriveState(NO_CHOICES, lists).levels.prefecture.options);
});

test('a record from elsewhere becomes choices down to its town before any list has loaded', () => {
  const { levels, level, record } = deriveState(choicesOf(completeRecord(IIDABASHI)), nothing);
  assert.deepEqual([levels.prefecture.chosen?.name, levels.city.chosen?.name, levels.town.chosen?.name], ['東京都', '千代田区', '飯田橋']);
  assert.deepEqual([level, record?.zip_code], [null, '1020072']);
});

test('a loaded list replaces a choice without a reading by its option', () => {
  const choices = choicesOf(completeRecord({ ...IIDABASHI, town_kana: null }));
  assert.equal(choices.chosen.town?.kana, null);
  assert.equal(matchLists(choices, lists).chosen.town?.kana, 'イイダバシ');
});

test('settling chooses adopted names level by level and reports the names that a list does not contain', () => {
  const known = matchLists({ ...NO_CHOICES, adopted: { prefecture: 'Tokyo', city: '13' } }, lists);
  assert.deepEqual([known.chosen.prefecture?.name, known.unmatched.prefecture], [undefined, 'Tokyo'], 'the list has no roma');
  const adopted = matchLists({ ...NO_CHOICES, adopted: { prefecture: '東京', city: '東京都千代田区' } }, lists);
  assert.deepEqual([adopted.chosen.city?.name, adopted.adopted], ['千代田区', {}]);
});

test('settling does not change its argument', () => {
  const choices = { ...NO_CHOICES, adopted: { prefecture: '東京都' } };
  matchLists(choices, lists);
  assert.deepEqual(choices, { ...NO_CHOICES, adopted: { prefecture: '東京都' } });
});

test('removing a level removes the choices below it and keeps those above', () => {
  const { chosen } = withoutLevel(choicesOf(completeRecord(IIDABASHI)), 'city');
  assert.deepEqual(Object.keys(chosen), ['prefecture']);
});

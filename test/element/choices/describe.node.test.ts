import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { groupChoices } from '../../../src/element/choices/describe.ts';
import { createMatcher } from '../../../src/element/choices/match-choices.ts';
import { completeJapanese } from '../../../src/element/messages/ja-inputs.ts';
import { messages } from '../../../src/element/messages/ja.ts';
import { createClient } from '../../../src/client/create-client.ts';
import { createMockFetch } from '../../../src/mock/mock-fetch.ts';

completeJapanese();

const SENDAI = { pref_name: '宮城県', city_name: '仙台市青葉区', city_kana: 'センダイシアオバク', zip_code: '9800000' };
const shown = (...records: readonly Partial<AddressRecord>[]): string[] =>
  groupChoices(records.map(completeRecord), messages).flatMap(({ choices }) =>
    choices.map(({ name, detail, code }) => [name, detail, code].filter(Boolean).join(' ')),
  );

test('choices with the same name and reading are described by their building', () => {
  const tower = { ...SENDAI, town_name: '中央', town_kana: 'チュウオウ' };
  assert.deepEqual(
    shown({ ...tower, other_name: 'アエル１階' }, { ...tower, other_name: 'アエル２階' }, { ...tower, town_name: '一番町' }),
    ['中央 チュウオウ アエル１階', '中央 チュウオウ アエル２階', '一番町 チュウオウ'],
  );
});

test('choices with the same name and building are described by their ZIP Code', () => {
  const town = { ...SENDAI, town_name: '中央', town_kana: 'チュウオウ' };
  assert.deepEqual(shown(town, { ...town, zip_code: '9800021' }), ['中央 チュウオウ 9800000', '中央 チュウオウ 9800021']);
});

test('equal choices are merged', () => {
  const town = { ...SENDAI, town_name: '中央', town_kana: 'チュウオウ' };
  assert.deepEqual(shown(town, { ...town, town_roma: 'CHUO' }), ['中央 チュウオウ']);
});

test('towns with the same name in two cities are not changed, because their headings differ', () => {
  const town = { ...SENDAI, town_name: '中央' };
  assert.deepEqual(shown(town, { ...town, city_name: '仙台市泉区' }), ['中央 9800000', '中央 9800000']);
});

test('choices are grouped by prefecture and city in the order of their first record', () => {
  const town = { ...SENDAI, town_name: '中央' };
  const records = [town, { ...town, city_name: '仙台市泉区' }, { ...town, town_name: '一番町' }, { ...town, pref_name: '福島県' }].map(
    completeRecord,
  );
  assert.deepEqual(
    groupChoices(records, messages).map(({ heading, choices }) => [heading, ...choices.map(({ record }) => records.indexOf(record))]),
    [
      ['宮城県仙台市青葉区', 0, 2],
      ['宮城県仙台市泉区', 1],
      ['福島県仙台市青葉区', 3],
    ],
  );
});

test('choices of a corporate ZIP Code are grouped by firm if a firm has several addresses', () => {
  const firms = ['宮城県庁', '東北電力', '宮城県庁'].map((biz_name, i) => completeRecord({ ...SENDAI, biz_name, block_name: String(i) }));
  assert.deepEqual(
    groupChoices(firms, messages).map(({ heading, choices }) => [heading, ...choices.map(({ record }) => record.block_name)]),
    [
      ['宮城県仙台市青葉区 宮城県庁', '0', '2'],
      ['宮城県仙台市青葉区', '1'],
    ],
  );
});

test('the filter finds choices by kanji, kana, roma, city and ZIP Code, and finds nothing for other text', () => {
  const all = groupChoices(
    [
      { ...SENDAI, town_name: '一番町', town_kana: 'イチバンチョウ', town_roma: 'ICHIBANCHO' },
      { ...SENDAI, town_name: '中央', town_kana: 'チュウオウ', town_roma: 'CHUO', zip_code: '9800021' },
      { ...SENDAI, biz_name: '宮城県庁', biz_kana: 'ミヤギケンチョウ' },
      { ...SENDAI, town_name: '次家', town_kana: 'ジケ', town_roma: 'JIKE' },
    ].map(completeRecord),
    messages,
  ).flatMap(({ choices }) => choices);
  const match = createMatcher();
  const found = (text: string): string => match(all, text).map(({ name }) => name).join(' '); // oxfmt-ignore
  for (const text of ['一番', 'いちばん', 'ichiban', 'ｲﾁﾊﾞﾝ']) assert.equal(found(text), '一番町', text);
  for (const text of ['中央', 'ちゅう', 'chuo', '980-0021']) assert.equal(found(text), '中央', text);
  assert.equal(found('県庁'), '宮城県庁');
  assert.equal(found('青葉区'), '一番町 中央 次家 宮城県庁');
  for (const text of ['zzzz', 'qx', '存在しない']) assert.equal(found(text), '', text);
});

test('two kana narrow a list of 66 towns', async () => {
  const client = createClient({ endpoint: 'http://localhost/dga', fetch: createMockFetch({ latency: 0, scenario: 'many-towns' }) });
  const { addresses } = await client.searchCode('1020072');
  const all = groupChoices(addresses, messages).flatMap(({ choices }) => choices);
  const match = createMatcher();
  const namesFor = (text: string): string[] => match(all, text).map(({ name }) => name);
  assert.equal(namesFor('').length, 66);
  for (const text of ['いい', 'イイ', 'ii']) assert.deepEqual(namesFor(text), ['飯田橋'], text);
});

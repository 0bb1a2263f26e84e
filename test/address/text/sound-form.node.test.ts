import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { meansCity, meansPrefecture } from '../../../src/address/place-names.ts';
import { completeRecord } from '../../../src/address/record.ts';
import { soundForm } from '../../../src/address/text/sound-form.ts';
import { toKatakana } from '../../../src/address/text/kana-and-width.ts';
import { anyText } from '../../support/any-text.ts';

for (const spellings of [
  ['あかさか', 'アカサカ', 'ｱｶｻｶ', 'akasaka', 'AKASAKA', 'ａｋａｓａｋａ'],
  ['オオテマチ', 'おおてまち', 'OTEMACHI', 'Ōtemachi', 'Ohtemachi', 'ootemati', 'ootemachi'],
  ['シンジュク', 'shinjuku', 'sinzyuku', 'sinjuku'],
  ['トウキョウト', 'toukyouto', 'TOKYO-TO', 'tokyoto', 'Tōkyō-to'],
  ['ハッチョウボリ', 'hatchobori', 'hacchobori', 'hattyoubori'],
  ['シンバシ', 'shimbashi', 'shinbashi', 'sinbasi'],
  ['フチュウ', 'fuchu', 'hutyuu', 'fuchuu'],
  ['チヅカ', 'chizuka', 'tiduka'],
]) {
  test(`the sound of ${spellings[0]} is also that of ${spellings.slice(1).join(', ')}`, () => {
    assert.equal(new Set(spellings.map(soundForm)).size, 1, spellings.map(soundForm).join(' '));
  });
}

test('the sound of an unfinished spelling is a prefix of the whole', () => {
  for (const [whole, word] of [
    ['シンジュク', 'shinjuku'],
    ['チヨダク', 'chiyodaku'],
    ['ツキジ', 'tsukiji'],
    ['ハッチョウボリ', 'hatchobori'],
    ['フクオカ', 'fukuoka'],
    ['ジャノメ', 'janome'],
    ['アカサカ', 'あkあさか'],
  ] as const) {
    for (let end = 1; end <= word.length; end++) {
      const typed = soundForm(word.slice(0, end));
      assert.ok(soundForm(whole).startsWith(typed), `${word.slice(0, end)} → ${typed}, ${whole} → ${soundForm(whole)}`);
    }
  }
});

test('line breaks of a list are kept', () => {
  assert.equal(soundForm('アカサカ\n\nシンバシ\n'), 'akasaka\n\nsinbasi\n');
});

const CHIYODA = completeRecord({
  pref_code: '13',
  pref_name: '東京都',
  pref_kana: 'トウキョウト',
  pref_roma: 'TOKYO',
  city_code: '13101',
  city_name: '千代田区',
  city_kana: 'チヨダク',
  city_roma: 'CHIYODA-KU',
});
const FUCHU = completeRecord({ pref_code: '34', pref_name: '広島県', city_code: '34208', city_name: '府中市' });
const KUMA = completeRecord({ pref_code: '43', pref_name: '熊本県', city_code: '43514', city_name: '球磨郡あさぎり町' });

test('a prefecture is recognized in every usual form and in no other', () => {
  for (const text of [
    '東京都',
    '東京',
    ' 東京都 ',
    'Tokyo',
    'TOKYO-TO',
    'トウキョウト',
    'ﾄｳｷｮｳﾄ',
    'とうきょうと',
    '13',
    '013',
    'JP-13',
    'jp13',
    '１３',
  ])
    assert.ok(meansPrefecture(text, CHIYODA), text);
  for (const text of ['', '東', '東京県', '京都', '大阪府', '14', '113', 'to']) assert.ok(!meansPrefecture(text, CHIYODA), text);
  assert.ok(!meansPrefecture('京', completeRecord({ pref_code: '26', pref_name: '京都府', pref_roma: 'KYOTO' })));
  assert.ok(meansPrefecture('京都', completeRecord({ pref_code: '26', pref_name: '京都府', pref_roma: 'KYOTO' })));
  assert.ok(meansPrefecture('Kyoto-fu', completeRecord({ pref_code: '26', pref_name: '京都府', pref_roma: 'KYOTO' })));
});

test('a city is recognized with its prefecture, without its county, by reading and by code', () => {
  for (const text of ['千代田区', '東京都千代田区', 'チヨダク', 'ちよだく', 'Chiyoda-ku', '13101'])
    assert.ok(meansCity(text, CHIYODA), text);
  for (const text of ['', '東京都', '千代田', '中央区']) assert.ok(!meansCity(text, CHIYODA), text);
  assert.ok(meansCity('あさぎり町', KUMA));
  assert.ok(meansCity('球磨郡あさぎり町', KUMA));
  assert.ok(meansCity('府中市', FUCHU));
});

/** Upper-cases all letters that survive the round trip. ß, ŉ and Greek letters do not. */
const inCapitals = (text: string): string =>
  [...text].map((one) => (one.toUpperCase().toLowerCase() === one && !/\p{sc=Greek}/u.test(one) ? one.toUpperCase() : one)).join('');

test('any text has the same sound in either case and kana, keeps its lines, and names a place only if it contains a name', () => {
  const kana = fc.constantFrom(
    ...'あいうえおかがきぎくけこさざしじすせそただちぢつづてとなにぬねのはばぱひびぴふへほまみむめもやゆよらりるれろわゐゑをんっゃゅょゎー',
  );
  const text = fc.oneof(
    anyText(),
    fc
      .array(fc.oneof(kana, fc.constantFrom(...'abchijknotuzsy', 'ō', "'", '-', ' ', '\n', 'Ａ', '区')), { maxLength: 12 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const sound = soundForm(any);
      assert.equal(soundForm(toKatakana(any)), sound);
      assert.equal(soundForm(inCapitals(any)), sound);
      assert.equal(sound.split('\n').length, any.split('\n').length);
      assert.doesNotMatch(sound, /[A-Zぁ-ゖァ-ヺ]/);
      if (!/[0-9０-９東千TtＴｔトとﾄちチﾁCcＣｃ]/u.test(any)) assert.ok(!meansPrefecture(any, CHIYODA) && !meansCity(any, CHIYODA), any);
    }),
    { numRuns: 1000 },
  );
});

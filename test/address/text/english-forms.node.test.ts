// Roma and blocks in English addresses, and codes for screen readers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeRecord } from '../../../src/address/record.ts';
import { partValues } from '../../../src/address/part-values.ts';
import type { Part } from '../../../src/address/parts.ts';
import { toEnglishBlock, toEnglishName } from '../../../src/address/text/rare-forms.ts';
import { isMissing } from '../../../src/form/filling/missing-block.ts';
import { planFill } from '../../../src/form/filling/plan-fill.ts';
import '../../support/rare-forms.ts';

test('names are capitalized, and the suffix for the kind of place is lower case', () => {
  for (const [roma, english] of [
    ['TOKYO', 'Tokyo'],
    ['CHIYODA-KU', 'Chiyoda-ku'],
    ['SENDAI-SHI AOBA-KU', 'Aoba-ku, Sendai-shi'],
    ['NISHITAMA-GUN MIZUHO-MACHI', 'Mizuho-machi, Nishitama-gun'],
    ['HACHIJO-JIMA HACHIJO-MACHI', 'Hachijo-Jima Hachijo-machi'],
    ['SHIN-OSAKA', 'Shin-Osaka'],
    // Only a city and its ward swap places.
    ['KITA SENDAI-SHI AOBA-KU', 'Kita Sendai-shi Aoba-ku'],
    ['SENDAI-SHI AOBA-KU KITA', 'Sendai-shi Aoba-ku Kita'],
    ['TOCHO', 'Tocho'],
    ["SHIN'ICHI-CHO", "Shin'ichi-cho"],
    ['', ''],
  ] as const) {
    assert.equal(toEnglishName(roma), english);
  }
});

test('text that is not all upper case keeps its spelling', () => {
  for (const roma of ['Iidabashi', 'McDonald-cho', 'Ōsaka']) assert.equal(toEnglishName(roma), roma);
});

test('blocks become numbers with hyphens and rooms bare numbers; other words stay', () => {
  for (const [block, english] of [
    ['２丁目７−２', '2-7-2'],
    ['２丁目１番３号', '2-1-3'],
    ['７番地', '7'],
    ['７番', '7'],
    ['１２丁目３４番', '12-34'],
    ['１２番館', '12番館'],
    ['３番地の５', '3-5'],
    ['１０１号室', '101'],
    ['部屋番号：１０１', '101'],
    ['部屋番号：Ｂ－２号室', 'B-2'],
    ['ＡＢＣ　Ｔｏｗｅｒ　１０１号室', 'ABC Tower 101'],
    ['２丁目', '2'],
    ['1-2', '1-2'],
    ['２丁目イ−３', '2丁目イ-3'],
    ['', ''],
  ] as const) {
    assert.equal(toEnglishBlock(block), english);
  }
});

test('fields for roma get English order and case; other fields do not change', () => {
  const record = completeRecord({
    zip_code: '1000005',
    pref_name: '東京都',
    pref_roma: 'TOKYO',
    city_name: '千代田区',
    city_roma: 'CHIYODA-KU',
    town_name: '丸の内',
    town_roma: 'MARUNOUCHI',
    block_name: '２丁目７−２',
    biz_name: 'NTT DATA',
    biz_roma: 'NTT',
  });
  const values = partValues(record, { kana: 'katakana', width: 'keep' });
  const filled = (...parts: Part[]): string | undefined =>
    planFill([{ field: 'line', parts, text: '', owner: 'nobody', takesCode: () => true, isCode: false }], {
      record,
      values,
      policy: 'own',
      zipFormat: 'keep',
      wants: () => true,
    }).changes[0]?.to;
  assert.equal(filled('prefecture-roma', 'city-roma', 'town-roma'), 'Marunouchi, Chiyoda-ku, Tokyo');
  assert.equal(filled('town-roma', 'city-roma', 'block'), '2-7-2 Marunouchi, Chiyoda-ku');
  assert.equal(filled('city-roma'), 'Chiyoda-ku');
  assert.equal(filled('organization-roma'), 'NTT');
  assert.equal(filled('organization-roma', 'block'), 'NTT, 2-7-2');
  assert.equal(filled('town-roma', 'organization'), 'NTT DATA, Marunouchi', 'a name is written as its owner writes it');
  assert.equal(filled('prefecture', 'city', 'town', 'block'), '東京都千代田区丸の内２丁目７−２');
});

test('an English line lacks the block until it contains more than the names of places', () => {
  const values = new Map<Part, string>([
    ['prefecture-roma', 'MIYAGI'],
    ['city-roma', 'SENDAI-SHI AOBA-KU'],
    ['town-roma', 'ICHIBANCHO'],
  ]);
  const missing = (text: string): boolean => isMissing('block', [{ parts: ['town-roma', 'block'], text }], values);
  for (const text of ['', 'Ichibancho', 'ICHIBANCHO', 'Ichibancho, Aoba-ku, Sendai-shi, Miyagi']) assert.equal(missing(text), true, text);
  for (const text of ['2-1 Ichibancho', 'Ichibancho 2-1, Aoba-ku']) assert.equal(missing(text), false, text);
});

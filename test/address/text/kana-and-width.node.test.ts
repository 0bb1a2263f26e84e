import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { toHalfWidthKana, toHiragana, toKanaForm, toWidth } from '../../../src/address/text/rare-forms.ts';
import { fullWidthKana, toKatakana } from '../../../src/address/text/kana-and-width.ts';
import { anyText } from '../../support/any-text.ts';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');
/** Every katakana with a hiragana form. */
const KATAKANA = range(0x30a1, 0x30f6);
/** Every katakana with a half-width form; voiced ones are composed. */
const LEGACY = [...KATAKANA].filter((kana) => !'ヮヵヶヰヱ'.includes(kana)).join('') + 'ー・「」、。';

describe('kana', () => {
  for (const [full, hiragana, half] of [
    ['トウキョウト', 'とうきょうと', 'ﾄｳｷｮｳﾄ'],
    ['スミダク', 'すみだく', 'ｽﾐﾀﾞｸ'],
    ['パピプペポ', 'ぱぴぷぺぽ', 'ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ'],
    ['ヴィラ', 'ゔぃら', 'ｳﾞｨﾗ'],
    ['センタービル', 'せんたーびる', 'ｾﾝﾀｰﾋﾞﾙ'],
    ['イチ・ニ', 'いち・に', 'ｲﾁ･ﾆ'],
  ] as const) {
    test(full, () => {
      for (const text of [full, hiragana, half, full.normalize('NFD'), hiragana.normalize('NFD')]) {
        assert.equal(toKatakana(text), full);
        assert.equal(toHiragana(text), hiragana);
        assert.equal(toHalfWidthKana(text), half);
      }
      assert.equal(toKanaForm(half, 'katakana'), full);
      assert.equal(toKanaForm(full, 'hiragana'), hiragana);
      assert.equal(toKanaForm(full, 'half'), half);
    });
  }
  test('a separate voiced mark joins its letter, spacing or combining, in either width', () => {
    for (const mark of ['゛', '\u3099', 'ﾞ']) assert.deepEqual([fullWidthKana(`カ${mark}`), fullWidthKana(`か${mark}`)], ['ガ', 'が']);
    for (const mark of ['゜', '\u309a', 'ﾟ']) assert.equal(fullWidthKana(`ハ${mark}`), 'パ');
  });
  test('a voiced mark without a matching letter stays', () => {
    assert.equal(fullWidthKana('ア゛'), 'ア゛');
    assert.equal(toHalfWidthKana('ア゛'), 'ｱﾞ');
    assert.equal(toHalfWidthKana('ア゜'), 'ｱﾟ');
    assert.equal(toHalfWidthKana(toKatakana('ｱﾞﾟ')), 'ｱﾞﾟ');
  });
  test('every hiragana and katakana survives a round trip', () => {
    assert.equal(toKatakana(toHiragana(KATAKANA)), KATAKANA);
    assert.equal(
      [...toHiragana(KATAKANA)].every((kana) => kana >= 'ぁ' && kana <= 'ゖ'),
      true,
    );
    assert.equal(toKatakana(toHiragana('ヽヾ')), 'ヽヾ');
  });
  test('half width survives a round trip and contains half-width characters only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...LEGACY), maxLength: 30 }), (kana) => {
        const half = toHalfWidthKana(kana);
        assert.match(half, /^[\uff61-\uff9f]*$/);
        assert.equal(toKatakana(half), kana);
        assert.equal(toHalfWidthKana(half), half);
      }),
    );
  });
  test('letters without a half-width form stay', () => assert.equal(toHalfWidthKana('ヮヵヶヰヱ'), 'ヮヵヶヰヱ'));
  test('other characters stay', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'東京都港区ＡBCab１2３-－〜～()（）々〆𠮟😀ñ ') }), (text) => {
        for (const form of ['katakana', 'hiragana'] as const) assert.equal(toKanaForm(text, form), text);
        assert.equal(toKanaForm(text, 'half'), toWidth(text, 'half'));
      }),
    );
  });
  test('digits and hyphens beside half-width kana become half width', () => {
    assert.equal(toKanaForm('キタ１ジョウニシ２０－３チョウメ', 'half'), 'ｷﾀ1ｼﾞｮｳﾆｼ20-3ﾁｮｳﾒ');
    assert.equal(toKanaForm('キタ１ジョウ', 'katakana'), 'キタ１ジョウ');
  });
  test('converting any text twice gives the same result as once', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('katakana', 'hiragana', 'half'), (text, form) => {
        const once = toKanaForm(text, form);
        assert.equal(toKanaForm(once, form), once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('width', () => {
  test('converts digits and every dash of the data', () => {
    for (const dash of '-‐‑‒–—―−－') {
      assert.equal(toWidth(`２丁目７${dash}２`, 'half'), '2丁目7-2');
      assert.equal(toWidth(`2丁目7${dash}2`, 'full'), '２丁目７－２');
      assert.equal(toWidth(`2丁目７${dash}2`, 'keep'), `2丁目７${dash}2`);
    }
  });
  test('treats a long vowel mark as a dash between digits only', () => {
    assert.equal(toWidth('7ー2ｰ３', 'half'), '7-2-3');
    assert.equal(toWidth('7ー2ー３', 'full'), '７－２－３');
    for (const name of ['センタービル３ー', 'タワー２', '７ーA', 'ー1', 'ﾀﾜｰ']) {
      assert.equal(toWidth(name, 'half').replace(/[0-9]/g, ''), name.replace(/[0-9０-９]/g, ''));
    }
  });
  test('keeps letters, wave dashes and kanji digits', () => {
    for (const width of ['full', 'half'] as const) assert.equal(toWidth('ＡBＣ〜～一二・（）', width), 'ＡBＣ〜～一二・（）');
  });
  test('survives a round trip', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-丁目番号') }), (text) => {
        assert.equal(toWidth(toWidth(text, 'full'), 'half'), text);
        assert.doesNotMatch(toWidth(text, 'full'), /[0-9-]/);
      }),
    );
  });
});

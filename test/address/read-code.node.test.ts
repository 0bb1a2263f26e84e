import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { hyphenateCode, readCode } from '../../src/address/read-code.ts';
import { anyText } from '../support/any-text.ts';

const ZIP = { state: 'complete', kind: 'postal-code', code: '1000004' } as const;
const DIGITAL = { state: 'complete', kind: 'digital-address', code: 'A7E2FK2' } as const;

/** Characters that some keyboard, font or table uses for a hyphen. */
const HYPHENS = [
  ...'-‐‑‒–—―⁃−﹣－ーｰ〜～~─━﹘',
  ...'\u02d7\u207b\u208b\u23af\u23e4\u25ac\u2796\u3161\u1173\u00ad\u058a\u2e3a\u301c\u3030\u30a0\ufe31\ufe32',
];
const SPACES = [...' \t\n\r\v\f\u00a0\u1680\u2003\u2009\u202f\u205f\u3000\u2028\u2029'];
const INVISIBLE = [...'\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff\ufe0e\ufe0f'];
const MARKS = [...'〒〶〠'];

const shifted = (text: string, digitZero: number, letterA: number): string =>
  [...text]
    .map((char) => {
      const code = char.charCodeAt(0);
      return String.fromCodePoint(code < 0x3a ? digitZero + code - 0x30 : letterA + code - 0x41);
    })
    .join('');
/** The same seven characters in every Unicode block that has digits and capitals. */
const ALPHABETS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => shifted(code, 0xff10, 0xff21),
  (code) => shifted(code, 0xff10, 0xff41),
  (code) => shifted(code, 0x1d7ce, 0x1d400),
  (code) => shifted(code, 0x1d7f6, 0x1d670),
  (code) =>
    [...code]
      .map((char) =>
        /[1-9]/.test(char)
          ? String.fromCodePoint(0x2460 + Number(char) - 1)
          : char === '0'
            ? '⓪'
            : String.fromCodePoint(0x24b6 + char.charCodeAt(0) - 0x41),
      )
      .join(''),
];

describe('a code is read', () => {
  for (const between of [...HYPHENS, ...SPACES, ...INVISIBLE]) {
    const name = `U+${between.codePointAt(0)?.toString(16).padStart(4, '0')}`;
    test(`with ${name} inside, before and behind`, () => {
      assert.deepEqual(readCode(`100${between}0004`), ZIP);
      assert.deepEqual(readCode(`${between}１００${between}${between}０００４${between}`), ZIP);
      assert.deepEqual(readCode(`a7e${between}2fk2`), DIGITAL);
    });
  }
  for (const text of [
    '〒100-0004',
    '〒 １００－０００４',
    '〶1000004',
    '郵便番号100-0004',
    '郵便番号：100-0004',
    '郵便番号 : 〒100-0004',
    '郵便番号\n1000004',
    '100の0004',
    '１００ノ０００４',
    '100ﾉ0004',
    '1 0 0 0 0 0 4',
    '1-0-0-0-0-0-4',
    '100\t0004\r\n',
    '①⓪⓪-⓪⓪⓪④',
    '１００ー０００４',
    '1️⃣'.slice(0, 2) + '00-0004',
    '1000004。',
    '１００の０００４｡',
    '100-0004.',
    '100-0004．',
    '100、0004',
    '100､0004。 ',
  ]) {
    test(JSON.stringify(text), () => assert.deepEqual(readCode(text), ZIP));
  }
  for (const text of [
    'A7E-2FK2',
    'ａ７ｅ－２ｆｋ２',
    'デジタルアドレス：A7E-2FK2',
    'デジタルアドレス A7E2FK2',
    'ⓐ⑦ⓔ②ⓕⓚ②',
    'Ａ７Ｅの２ＦＫ２',
    'A7E、2FK2。',
  ]) {
    test(JSON.stringify(text), () => assert.deepEqual(readCode(text), DIGITAL));
  }
  test('among as much punctuation as fits into a hundred characters', () => {
    assert.deepEqual(readCode('1000004'.padStart(100)), ZIP);
    assert.equal(readCode('1000004'.padStart(101)).state, 'unreadable');
  });
  test('with O and 0, I and 1 as typed', () => {
    assert.deepEqual(readCode('100-OOO4'), { state: 'complete', kind: 'digital-address', code: '100OOO4' });
    assert.deepEqual(readCode('IOO0004'), { state: 'complete', kind: 'digital-address', code: 'IOO0004' });
    assert.deepEqual(readCode('l000004'), { state: 'complete', kind: 'digital-address', code: 'L000004' });
  });
  test('only from a string: other values are unreadable and throw nothing', () => {
    for (const none of [undefined, null, 1000004, {}, Symbol('x')]) assert.equal(readCode(none as string).state, 'unreadable');
  });
  test('with its leading zero', () => assert.deepEqual(readCode('060-0000'), { state: 'complete', kind: 'postal-code', code: '0600000' }));
});

test('both kinds of code are formatted as 3 + 4 characters', () => {
  assert.deepEqual([hyphenateCode('1000004'), hyphenateCode('A7E2FK2')], ['100-0004', 'A7E-2FK2']);
});

describe('a code is not read', () => {
  for (const text of ['', ' ', '\u3000', '〒', '-', 'ー', '\u200b', '郵便番号：', '\n', '___-____']) {
    test(`${JSON.stringify(text)} is empty`, () => assert.deepEqual(readCode(text), { state: 'empty' }));
  }
  for (const [text, typed] of [
    ['1', '1'],
    ['100-', '100'],
    ['〒１００－０００', '100000'],
    ['a7e-2', 'A7E2'],
    ['102-____', '102'],
  ] as const) {
    test(`if it is not complete: ${JSON.stringify(text)}`, () => assert.deepEqual(readCode(text), { state: 'unfinished', typed }));
  }
  for (const text of [
    '．．／',
    '../',
    '．．／．．／ａ',
    '100/0004',
    '100.0004',
    '%2e%2e%2f',
    '1000004?',
    '100#0004',
    '100\\0004',
    '100\u00000004',
    '100_0004',
    '100+0004',
    '１００，０００４',
    '東京都千代田区',
    '一〇〇-〇〇〇四',
    '100ｱ0004',
    'ß000004',
    'ı000004',
    '½00-0004',
    '\u0661\u0660\u0660\u0660\u0660\u0660\u0664',
    'А7Е2FК2', // Cyrillic
    '<b>1000004',
    '\ud800000004',
    '100のの0004',
    'の1000004',
    '10、00004',
    '1、0、0、0、0、0、4',
    '、1000004',
    '1000004、',
    '1000004。。',
    '1000004..',
    '。1000004',
    '100。0004',
    '1000。',
    '10000041.',
    '。',
    '-1e6"',
  ]) {
    test(`${JSON.stringify(text)} contains a character that no code contains`, () =>
      assert.deepEqual(readCode(text), { state: 'unreadable', reason: 'character' }));
  }
  for (const text of ['10000041', '100-0004 100-0004', 'A7E2FK2A', '0'.repeat(101), ' '.repeat(1e6), '⑩00-0004']) {
    test(`${JSON.stringify(text.slice(0, 20))} is too long`, () =>
      assert.deepEqual(readCode(text), { state: 'unreadable', reason: 'length' }));
  }
});

describe('any text', () => {
  const anything = fc.oneof(
    anyText(120),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789abcXYZ０Ａ', ...HYPHENS, ...SPACES, ...INVISIBLE, ...MARKS, '．', '／', 'の', '郵便番号', ':'),
      maxLength: 20,
    }),
    // Text similar to a code, which is often complete.
    fc.string({ unit: fc.constantFrom(...'0123456789abcXYZ０Ａ-ー 〒④ⓐ𝟏ſK'), minLength: 6, maxLength: 9 }),
    // UTF-16 code units, including lone surrogates.
    fc.array(fc.nat(0xffff), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  );
  test('never throws, and a complete code has seven capitals and digits', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = readCode(text);
        if (read.state === 'complete') {
          assert.match(read.code, /^[0-9A-Z]{7}$/);
          assert.equal(read.kind, /^[0-9]{7}$/.test(read.code) ? 'postal-code' : 'digital-address');
          assert.deepEqual(readCode(read.code), read);
          assert.deepEqual(readCode(hyphenateCode(read.code)), read);
        }
        if (read.state === 'unfinished') {
          assert.match(read.typed, /^[0-9A-Z]{1,6}$/);
          assert.deepEqual(readCode(read.typed), read);
        }
      }),
      { numRuns: 2000 },
    );
  });
  test('any text with a dictated comma or full stop is a code only if that follows 3, 4 or 7 characters', () => {
    const marks = fc.string({ unit: fc.constantFrom(...'、。.'), maxLength: 2 });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{7}$/), fc.array(marks, { minLength: 8, maxLength: 8 }), (code, between) => {
        const text = between.map((signs, at) => signs + code.charAt(at)).join('');
        const isDictated = /^\w{3}、?\w{4}[。.]?$/u.test(text);
        assert.equal(readCode(text).state, isDictated ? 'complete' : 'unreadable', text);
      }),
      { numRuns: 1500 },
    );
  });
  test('all spellings of a code are read as the same code', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 7, maxLength: 7 });
    const noise = fc.string({ unit: fc.constantFrom(...HYPHENS, ...SPACES, ...INVISIBLE, ...MARKS), maxLength: 3 });
    fc.assert(
      fc.property(code, fc.constantFrom(...ALPHABETS), fc.array(noise, { minLength: 8, maxLength: 8 }), (plain, spell, noises) => {
        const spelled = [...spell(plain)];
        const text = noises.map((signs, at) => signs + (spelled[at] ?? '')).join('');
        assert.deepEqual(readCode(text), readCode(plain));
        assert.equal(readCode(plain).state, 'complete');
      }),
      { numRuns: 1000 },
    );
  });
});

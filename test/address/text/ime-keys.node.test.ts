import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readLatinCode } from '../../../src/address/read-code.ts';
import { typedKeys } from '../../../src/address/text/ime-keys.ts';
import { readTypedCode as readCode } from '../../../src/client/read-typed-code.ts';

/** Romaji tables of Mozc and other input methods, as far as seven keys can reach: the consonant rows, variants and small letters. */
const ROMAJI: ReadonlyMap<string, string> = new Map(
  (
    ' あいうえお kかきくけこ gがぎぐげご sさしすせそ zざじずぜぞ tたちつてと dだぢづでど nなにぬねの hはひふへほ bばびぶべぼ pぱぴぷぺぽ ' +
    'mまみむめも rらりるれろ cかしくせこ lぁぃぅぇぉ xぁぃぅぇぉ'
  )
    .split(' ')
    .filter(Boolean)
    .flatMap((row) => {
      const consonant = /^[a-z]/.exec(row)?.[0] ?? '';
      return Array.from(row.slice(consonant.length)).map((kana, i): [string, string] => [consonant + 'aiueo'[i], kana]);
    })
    .concat(
      'ya や,yu ゆ,yo よ,yi い,ye いぇ,wa わ,wo を,wi うぃ,we うぇ,wu う,fu ふ,fa ふぁ,fi ふぃ,fe ふぇ,fo ふぉ,ji じ,ja じゃ,ju じゅ,jo じょ,qu く,qa くぁ,va ゔぁ,vu ゔ,shi し,chi ち,tsu つ,sha しゃ,sho しょ,kya きゃ,kyu きゅ,kyo きょ,nya にゃ,rya りゃ,nn ん'
        .split(',')
        .map((pair): [string, string] => pair.split(' ') as [string, string]),
    ),
);

/** The text that an input method shows for these keys before conversion. */
function compose(keys: string): string {
  let shown = '';
  for (let rest = keys.toLowerCase(); rest !== '';) {
    const key = [3, 2, 1].map((length) => rest.slice(0, length)).find((start) => ROMAJI.has(start));
    if (key) {
      shown += ROMAJI.get(key);
      rest = rest.slice(key.length);
    } else if (/^n(?![aiueoy])/.test(rest)) {
      shown += 'ん';
      rest = rest.slice(1);
    } else if (/^([b-df-hj-mp-tv-z])\1/.test(rest)) {
      shown += 'っ';
      rest = rest.slice(1);
    } else {
      shown += String.fromCharCode(rest.charCodeAt(0) + 0xfee0);
      rest = rest.slice(1);
    }
  }
  return shown;
}

test('a Digital Address typed with the input method on is read as the keys that were typed', () => {
  assert.equal(compose('a7e2fk2'), 'あ７え２ｆｋ２');
  for (const text of ['あ７え２ｆｋ２', 'あ7え2fk2', 'あ７え－２ｆｋ２', ' あ７え２ｆｋ２ '])
    assert.deepEqual(readCode(text), { state: 'complete', kind: 'digital-address', code: 'A7E2FK2' }, text);
});

test('the code of a request is normalized, so the client and the proxy refuse a Digital Address in kana', () => {
  assert.equal(readLatinCode('あ７え２ｆｋ２').state, 'unreadable');
  assert.deepEqual(readLatinCode('Ａ７Ｅ－２ｆｋ２'), { state: 'complete', kind: 'digital-address', code: 'A7E2FK2' });
});

test('any code typed in kana is read as typed, or not at all', () => {
  let read = 0;
  let withKana = 0;
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-z]{7}$/), (code) => {
      const shown = compose(code);
      if (!/[ぁ-ん]/.test(shown)) return;
      withKana++;
      const result = readCode(shown);
      if (result.state !== 'complete') return;
      read++;
      assert.equal(result.code, code.toUpperCase());
    }),
    { numRuns: 2000 },
  );
  assert.ok(read > withKana / 2, `${read} of ${withKana} are read`);
});

test('ambiguous kana, words and addresses are not read as a code', () => {
  // か may be `ka` or `ca`.
  for (const text of ['か７２ｆｋ２３', 'し７２ｆｋ２３', 'ふ７２ｆｋ２３']) assert.equal(readCode(text).state, 'unreadable', text);
  for (const text of ['あかさか', 'きた１２３', 'あおい１２３', 'ビルＡ１２', '丸の内２Ｆ', 'まつもとＰ'])
    assert.equal(readCode(text).state, 'unreadable', text);
});

test('text that is longer than a code is not read', () => {
  assert.equal(typedKeys('い'.repeat(90) + 'a1'), undefined);
});

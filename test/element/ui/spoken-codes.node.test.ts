import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderCodes, spokenCode } from '../../../src/element/ui/spoken-codes.ts';

const CASES: Readonly<Record<string, string>> = {
  '郵便番号は102-0072です。': '郵便番号は<102-0072>です。',
  'No address found for A7E-2FK2.': 'No address found for <A7E-2FK2>.',
  '100-811Aの住所が見つかりません。': '<100-811A>の住所が見つかりません。',
  '「090-1234-5678」 「ABC-12345」': '「090-1234-5678」 「ABC-12345」',
};

test('a sentence is divided at its ZIP Codes and Digital Addresses, and at no part of a longer number', () => {
  for (const [sentence, divided] of Object.entries(CASES)) assert.equal(renderCodes(sentence, (code) => `<${code}>`).join(''), divided);
});

test('a code is spoken digit by digit', () => {
  for (const code of ['1020072', '102-0072']) assert.equal(spokenCode(code), '1 0 2, 0 0 7 2');
});

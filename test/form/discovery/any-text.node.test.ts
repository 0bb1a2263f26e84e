// Any label text and any tokens are read without harm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPart } from '../../../src/address/parts.ts';
import { readAutocomplete } from '../../../src/form/discovery/evidence/autocomplete.ts';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';
import { anyText } from '../../support/any-text.ts';

test('any label names each part at most once', () => {
  const word = fc.constantFrom(
    '郵便番号',
    '都道府県',
    '番地以降',
    '建物名・部屋番号（任意）',
    'フリガナ',
    'E-mail address',
    ...'（）()・、/0 　\n住所番地町名市区',
    '\ud800',
    'address',
    '<b>',
  );
  const text = fc.oneof(
    anyText(),
    fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const meaning = meaningOf(any);
      if (!meaning) return;
      assert.ok(meaning.parts.every(isPart));
      assert.equal(new Set(meaning.parts).size, meaning.parts.length);
      assert.ok(!meaning.line || meaning.parts.length === 0);
    }),
    { numRuns: 1000 },
  );
});

test('any autocomplete value yields a lower-case token without spaces, unless another token precedes it', () => {
  const word = fc.constantFrom(
    'section-a',
    'SHIPPING',
    'billing',
    'home',
    'postal-code',
    'address-level1',
    'on',
    'off',
    'webauthn',
    'x',
    'email',
  );
  const text = fc.oneof(
    anyText(),
    fc.array(word, { maxLength: 6 }).map((words) => words.join('  ')),
  );
  fc.assert(
    fc.property(text, text, (any, before) => {
      const read = readAutocomplete(any);
      if (!read) return;
      assert.match(read.token, /^\S+$/);
      assert.equal(read.token, read.token.toLowerCase());
      assert.match(read.group, /^(?:section-\S*)?(?:(?:^| )(?:shipping|billing))?$/);
      const isTwice = /(?:^|\s)(?:postal-code|address-level1)(?:\s|$)/i.test(before);
      assert.equal(readAutocomplete(`${before} ${any}`)?.token, isTwice ? undefined : read.token);
      assert.equal(readAutocomplete(`${any} webauthn`)?.token, any.trim().toLowerCase().endsWith('webauthn') ? undefined : read.token);
    }),
    { numRuns: 1000 },
  );
});

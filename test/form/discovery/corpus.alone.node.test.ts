// The forms of the corpus, read in Node from their serialized trees.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { CORPUS } from '../corpus/index.ts';
import { SERIALIZED, taken } from '../corpus/read-in-node.ts';

const GAPS = JSON.parse(readFileSync(new URL('../corpus/known-gaps.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const readings = SERIALIZED.forms.map((form) => ({ ...form, got: taken(form, SERIALIZED.options) }));

test('corpus.json contains every form of the corpus', () => {
  assert.deepEqual(
    SERIALIZED.forms.map(({ source, takes }) => ({ source, takes })),
    CORPUS.map(({ source, takes }) => ({ source, takes })),
    'run node test/form/corpus/write-corpus.ts',
  );
  assert.equal(new Set(CORPUS.map(({ source }) => source)).size, CORPUS.length);
});

test('every field of the corpus takes its parts, except the known gaps', () => {
  const gaps = Object.fromEntries(
    readings.flatMap(({ source, takes, got }) => {
      const wrong = takes.flatMap((parts, index) => (parts === got[index] ? [] : [[String(index), got[index]] as const]));
      return wrong.length > 0 ? [[source, Object.fromEntries(wrong)] as const] : [];
    }),
  );
  // Only the forms that differ: a difference of all gaps fills the screen.
  const differ = Object.keys({ ...GAPS, ...gaps }).filter((source) => !isDeepStrictEqual(gaps[source], GAPS[source]));
  const among = (forms: Readonly<Record<string, unknown>>): unknown => Object.fromEntries(differ.map((source) => [source, forms[source]]));
  assert.deepEqual(among(gaps), among(GAPS));
});

/**
 * Only the heading 職歴 says that this is a former employer. Five other forms have a heading above the company of the address. Only the heading
 * 配送先 says that the company is not at this address. In three other forms it is.
 */
const OF_ANOTHER_QUESTION = ['18280216458: organization', '54656816336: organization'];

test('no field of another question is used', () => {
  const wrong = readings.flatMap(({ source, takes, got }) =>
    takes.flatMap((parts, index) => (parts === '' && got[index] !== '' ? [`${source}: ${got[index]}`] : [])),
  );
  assert.deepEqual(wrong, OF_ANOTHER_QUESTION);
});

test('at least 99 % of the code fields and 97 % of all fields are right', () => {
  const hasCode = readings.filter(({ takes, got }) =>
    takes.every((parts, index) => !parts.startsWith('postal-code') || parts === got[index]),
  );
  assert.ok(hasCode.length / readings.length >= 0.99, `${hasCode.length} of ${readings.length}`);
  const fields = readings.flatMap(({ takes, got }) => takes.map((parts, index) => ({ parts, isRight: parts === got[index] })));
  const asked = fields.filter(({ parts }) => parts !== '');
  const right = asked.filter(({ isRight }) => isRight);
  assert.ok(right.length / asked.length >= 0.97, `${right.length} of ${asked.length}`);
});

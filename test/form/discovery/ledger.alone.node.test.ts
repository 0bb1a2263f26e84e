// Every word and every rule has a proof: a form of the corpus that is read differently without it, a promise of the documents, or a guard
// against harm. Those without are idle and have to go, one at a time.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import type { Field } from '../../../src/form/field.ts';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';
import { readName } from '../../../src/form/discovery/evidence/read-name.ts';
import { LABEL_WORDS, NAME_WORDS } from '../../../src/form/discovery/evidence/vocabulary.ts';
import { LABEL_OR_NAME, TOKEN_OR_WORDS } from '../../../src/form/discovery/evidence/weigh.ts';
import { PREFERENCES, RULES } from '../../../src/form/discovery/rules.ts';
import { SERIALIZED, taken } from '../corpus/read-in-node.ts';
import { GUARDED_FORMS, GUARDS, PROMISED_NAMES, PROMISES } from './guards.ts';

const FILE = new URL('ledger.json', import.meta.url);

// The documents: the table of words, and what they promise about additions.
const table = readFileSync('docs/fields.md', 'utf8').split('<!-- words:')[1]?.split('\n\n')[1] ?? '';
const cells = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
const labels = [...cells.slice(2).flatMap(([, , each = '']) => each.split(/, /)), ...Object.values(PROMISES).flat()];
const names = [
  ...cells.flatMap(([, , , each = '']) => [...each.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)),
  ...PROMISED_NAMES,
];
const fieldOf = (name: string): Field => ({ name, id: '', localName: 'input' }) as unknown as Field;
const documents = (): string => JSON.stringify([labels.map(meaningOf), names.map((name) => readName(fieldOf(name)))]);
const guards = (): string => JSON.stringify(GUARDS.map(meaningOf));

const read = (form: (typeof SERIALIZED.forms)[number]): string => taken(form, SERIALIZED.options).join();
const forms = [...GUARDED_FORMS, ...SERIALIZED.forms];

/** The forms in which each word is found. */
const uses = new Map<Map<string, string>, Map<string, Set<number>>>();
let current = 0;
for (const words of [LABEL_WORDS, NAME_WORDS]) {
  const found = new Map<string, Set<number>>();
  uses.set(words, found);
  words.get = (word) => {
    const sense = Map.prototype.get.call(words, word) as string | undefined;
    if (sense !== undefined) found.set(word, (found.get(word) ?? new Set()).add(current));
    return sense;
  };
}
const before = forms.map((form, index) => {
  current = index;
  return read(form);
});
for (const words of [LABEL_WORDS, NAME_WORDS]) words.get = Map.prototype.get;
const promised = documents();
const guarded = guards();

/** Returns what is read differently now: the first form, the documents or a guard. */
function proofAmong(among: Iterable<number>): string | undefined {
  if (documents() !== promised) return 'documents';
  if (guards() !== guarded) return 'guard';
  for (const index of among) {
    const form = forms[index];
    if (form && read(form) !== before[index]) return form.source;
  }
  return undefined;
}

const ledger: Record<string, string | undefined> = {};
for (const [kind, words] of [
  ['label', LABEL_WORDS],
  ['name', NAME_WORDS],
] as const)
  for (const [word, sense] of new Map(words)) {
    words.delete(word);
    ledger[`${kind} ${sense}: ${word}`] = proofAmong(uses.get(words)?.get(word) ?? []);
    words.set(word, sense);
  }
for (const rows of [LABEL_OR_NAME, TOKEN_OR_WORDS, RULES, PREFERENCES] as { id: string }[][])
  for (const row of rows.slice()) {
    const at = rows.indexOf(row);
    rows.splice(at, 1);
    ledger[`rule ${row.id}`] = proofAmong(forms.keys());
    rows.splice(at, 0, row);
  }
if (process.env['WRITE'] !== undefined) writeFileSync(FILE, `${JSON.stringify(ledger, null, 2)}\n`);

test('every word and every rule has a proof', () => {
  assert.deepEqual(
    Object.keys(ledger).filter((row) => ledger[row] === undefined),
    [],
  );
});

test('the ledger names the proofs; WRITE=1 with this test writes it', () => {
  assert.deepEqual(ledger, JSON.parse(readFileSync(FILE, 'utf8')));
});

test('a promised label names its part', () => {
  for (const [part, texts] of Object.entries(PROMISES)) for (const text of texts) assert.equal(meaningOf(text)?.parts.join(), part, text);
});

test('a guarded form is read as written', () => {
  for (const form of GUARDED_FORMS) assert.equal(read(form), form.takes.join(), form.source);
});

// Every word and every rule has a proof: a form of the corpus that is read differently without it, a promise of the documents, or a guard
// against harm. Those without are idle and have to go, one at a time.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import type { Field } from '../../../src/form/field.ts';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';
import { readName } from '../../../src/form/discovery/evidence/read-name.ts';
import { LABEL_WORDS, NAME_ENDS, NAME_WORDS } from '../../../src/form/discovery/evidence/vocabulary.ts';
import { LABEL_OR_NAME, TOKEN_OR_WORDS } from '../../../src/form/discovery/evidence/weigh.ts';
import { PREFERENCES } from '../../../src/form/discovery/assign.ts';
import { RULES } from '../../../src/form/discovery/rules.ts';
import { SERIALIZED, taken } from '../corpus/read-in-node.ts';
import { GUARDED_FORMS, GUARDS, PROMISED_LABELS, PROMISED_NAMES, PROMISES } from './guards.ts';

const FILE = new URL('ledger.json', import.meta.url);

// The tables of the documents are generated from the words; what they promise beside that is in guards.ts.
const labels = [...PROMISED_LABELS, ...Object.values(PROMISES).flat()];
const names = PROMISED_NAMES;
const fieldOf = (name: string): Field => ({ name, id: '', localName: 'input' }) as unknown as Field;
const documents = (): string => JSON.stringify([labels.map(meaningOf), names.map((name) => readName(fieldOf(name)))]);
// A label may tell by its owner that it belongs to another question: 希望 in 希望住所.
const guards = (): string => JSON.stringify(GUARDS.map(meaningOf).map((meaning) => [meaning, meaningOf(meaning?.whose ?? '')]));

const read = (form: (typeof SERIALIZED.forms)[number]): string => taken(form, SERIALIZED.options).join();
const forms = [...GUARDED_FORMS, ...SERIALIZED.forms];

const written = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const promised = documents();
const guarded = guards();
const readings = new Map<number, string>();
/** How a form is read with all rows. */
function before(index: number): string {
  const known = readings.get(index);
  if (known !== undefined) return known;
  const reading = read(forms[index] as (typeof forms)[number]);
  readings.set(index, reading);
  return reading;
}

/** Whether a row without which this is read now has the proof that the ledger notes: a few forms take a quarter of the time of all of them. */
function holds(proof: string | undefined): boolean {
  if (proof === 'documents') return documents() !== promised;
  if (proof === 'guard') return guards() !== guarded;
  const form = forms.find(({ source }) => source === proof);
  return form !== undefined && read(form) !== before(forms.indexOf(form));
}
for (const proof of new Set(Object.values(written))) {
  const index = forms.findIndex(({ source }) => source === proof);
  if (index >= 0) before(index);
}

/** Returns what is read differently now: the documents, a guard or the first form. */
function proofAmong(among: Iterable<number>): string | undefined {
  for (const proof of ['documents', 'guard']) if (holds(proof)) return proof;
  for (const index of among) {
    const form = forms[index];
    if (form && read(form) !== before(index)) return form.source;
  }
  return undefined;
}

/** Calls a function once without each row of the tables. */
function withoutEach(call: (row: string, word?: { readonly words: Map<string, string>; readonly word: string }) => void): void {
  for (const [kind, words] of [
    ['label', LABEL_WORDS],
    ['name', NAME_WORDS],
  ] as const)
    for (const [word, sense] of new Map(words)) {
      words.delete(word);
      call(`${kind} ${sense}: ${word}`, { words, word });
      words.set(word, sense);
    }
  const ends = [...NAME_ENDS];
  for (const [at, [word, sense]] of ends.entries()) {
    NAME_ENDS.delete(word);
    call(`end ${sense}: ${word}`, { words: NAME_ENDS, word });
    // At its former place: the first end that fits counts.
    NAME_ENDS.clear();
    for (const [end, kind] of ends) NAME_ENDS.set(end, kind);
    assert.equal([...NAME_ENDS.keys()][at], word);
  }
  for (const rows of [LABEL_OR_NAME, TOKEN_OR_WORDS, RULES, PREFERENCES] as { id?: string; name?: string }[][])
    for (const row of rows.slice()) {
      const at = rows.indexOf(row);
      rows.splice(at, 1);
      call(`rule ${row.id ?? row.name}`);
      rows.splice(at, 0, row);
    }
}

const isWritten = process.env['WRITE'] === undefined;
const ledger: Record<string, string | undefined> = {};
const open = new Set<string>();
withoutEach((row) => {
  if (isWritten && holds(written[row])) ledger[row] = written[row];
  else open.add(row);
});
if (open.size > 0) {
  // The forms in which each word is found.
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
  readings.clear();
  for (const index of forms.keys()) {
    current = index;
    before(index);
  }
  for (const words of [LABEL_WORDS, NAME_WORDS]) words.get = Map.prototype.get;
  const trees = forms.map(({ tree }) => JSON.stringify(tree).toLowerCase());
  withoutEach((row, of) => {
    if (!open.has(row)) return;
    const inWords = of && uses.get(of.words)?.get(of.word);
    const among =
      of?.words === NAME_ENDS ? [...forms.keys()].filter((index) => trees[index]?.includes(of.word)) : of ? (inWords ?? []) : forms.keys();
    ledger[row] = proofAmong(among);
  });
}
if (process.env['WRITE'] !== undefined) writeFileSync(FILE, `${JSON.stringify(ledger, null, 2)}\n`);

test('every term and every rule has a proof', () => {
  const idle = Object.keys(ledger).filter((row) => ledger[row] === undefined);
  assert.equal(idle.length, 0, `${idle.join(', ')}: no form is read differently without it. Remove the row, or add a form that needs it.`);
});

test('the ledger contains every proof', { skip: isWritten ? false : 'it has just been written' }, () => {
  const changed = Object.keys({ ...written, ...ledger }).filter((row) => written[row] !== ledger[row]);
  assert.equal(changed.length, 0, `${changed.join(', ')}: other proofs. Write them with WRITE=1 and review the difference.`);
});

test('a documented label names its part', () => {
  for (const [part, texts] of Object.entries(PROMISES)) for (const text of texts) assert.equal(meaningOf(text)?.parts.join(), part, text);
});

test('a guarded form is read as it is noted', () => {
  for (const form of GUARDED_FORMS) assert.equal(read(form), form.takes.join(), form.source);
});

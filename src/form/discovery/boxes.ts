import { queryAll } from '../dom.ts';
import { type Field, isInput } from '../field.ts';
import { digitsOf } from './evidence/read-label.ts';
import { nameOf, readName, withoutCount, wordsOf } from './evidence/read-name.ts';
import { NAME_WORDS } from './evidence/vocabulary.ts';
import { type Candidate, isZip, type ZipRun } from './reading.ts';

/** Returns the number of characters that a field takes, from `maxlength`, `size` or an example of digits; 0 if unknown. Only an input is a box. */
function lengthOf(field: Field): number {
  if (!isInput(field)) return 8;
  return field.maxLength > 0 ? field.maxLength : Number(field.getAttribute('size')) || digitsOf(field.placeholder).length;
}

/** Reports whether nothing but a hyphen, 丁目 or 番, with brackets, is between two fields. The page may have removed one that `fields` still names. */
export function areJoined(first: Field, second: Field): boolean {
  if (!first.isConnected || !second.isConnected) return false;
  const range = first.ownerDocument.createRange();
  range.setStartAfter(first);
  range.setEndBefore(second);
  const text = range.toString().trim();
  // メール and コース have a long mark, too.
  return /^\P{L}*(?:[\p{Pd}ー−~〜]|丁目|番)\P{L}*$/u.test(text);
}

/** Reports whether names count boxes: `zip_b` behind `zip` is the ZIP Code of another address, behind `zip_a` its second box. */
function areCounted(first: Field, second: Field, labels: string | undefined): boolean {
  const [name, next] = [nameOf(first), nameOf(second)];
  // Two fields without names are boxes if nothing else can be asked.
  if (next === '') return name === '' && labels === '';
  // `post` and `code` say together what they are.
  const isSplit = NAME_WORDS.get(name + next) === 'postal-code';
  const stem = withoutCount(name);
  if (isSplit || (stem !== '' && stem === withoutCount(next))) return true;
  const [words, others] = [wordsOf(name), wordsOf(next)];
  return words.pop() === 'a' && others.pop() === 'b' && words.length > 0 && words.join() === others.join();
}

/** Reports whether there is more than one field in the next row of the table. */
function isAboveFields(field: Field): boolean {
  const row = field.closest('tr')?.nextElementSibling;
  return !!row && queryAll(row, 'input,select').length > 1;
}

/**
 * Reports whether two adjacent fields are the boxes of one ZIP Code: by their lengths, their names, or the text between them. `labels`: what both
 * fields say, one below the other, if both ask for a ZIP Code. Otherwise `q1` and `q2` are two questions.
 * Empty: nothing else can be asked.
 */
export function areBoxes(first: Field, second: Field, labels?: string): boolean {
  if (areJoined(first, second)) return true;
  const lengths = [first, second].map(lengthOf);
  // A field with room for 7 digits, or for 7 and a hyphen, takes a whole ZIP Code.
  if ([7, 8].some((length) => lengths.includes(length))) return false;
  if (lengths.join() === '3,4') return true;
  const areCells = first.closest('td') !== second.closest('td') && first.closest('tr') === second.closest('tr');
  // Two cells of a row may be two addresses, whose columns go on in the next row.
  if (areCells && (labels || isAboveFields(first))) return false;
  // 前3桁 and 後4桁
  if (labels && (lengths.some(Boolean) || /\n.*[後下24]/.test(labels))) return true;
  return (labels !== undefined || areCells || readName(first)?.parts[0] === 'postal-code') && areCounted(first, second, labels);
}

/** Reports whether two adjacent ZIP Code fields are the boxes of one, with the same group and the same owner: 自宅 in 自宅郵便番号. */
function areOneZip(first: Candidate, second: Candidate): boolean {
  const [one, two] = [first, second].map(({ whose }) => whose?.replace(/[前後上下左右]/, ''));
  // A label in front of both boxes is read for one of them only.
  const areOfOne = second.rule !== 'name-in-line' && first.group === second.group && (one ?? two) === (two ?? one);
  return areOfOne && (second.isSecond || areBoxes(first.field, second.field, `${first.reason}\n${second.reason}`));
}

/** Returns the ZIP Code fields of a form: one entry per address. */
export function zipRuns(open: readonly Candidate[]): ZipRun[] {
  const runs: [Candidate, ...Candidate[]][] = [];
  for (const candidate of open.filter(isZip)) {
    const run = runs.at(-1);
    if (run?.length === 1 && run[0] === candidate.before && areOneZip(run[0], candidate)) run.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}

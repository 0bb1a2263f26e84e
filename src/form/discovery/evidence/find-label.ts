import type { Part } from '../../../address/parts.ts';
import { asWritten } from '../../as-written.ts';
import { queryAll } from '../../dom.ts';
import { type Field, isSelect } from '../../field.ts';
import { readOptions } from '../../option-match.ts';
import { type FieldReading, isZip, namesNothing } from '../reading.ts';
import { type OwnText, ownTexts, textFollowing } from './nearby-texts.ts';
import { isExample, partsOfExample, splitExample } from './read-example.ts';
import { isNote, isSilent, LATIN, type Meaning, meaningOf } from './read-label.ts';
import { nameOf, wordsOf } from './read-name.ts';
import { CHAIN, containsAny } from './vocabulary.ts';

/** The reading of a field's label. */
export interface Label extends FieldReading {
  /** Whether the text belongs to this field only. */
  readonly isOwn: boolean;
}

const isPrefecture = (text: string): boolean => partsOfExample(text).join() === 'prefecture';

/** The reading of a list of prefectures with any other word or none. */
export const OFFERED_PREFECTURES: FieldReading = { source: 'label', parts: ['prefecture'], reason: 'options', senses: ['options'] };

/** A select that offers prefectures needs no label. */
export function offersPrefectures(field: Field): boolean {
  const texts = ((isSelect(field) && readOptions(field)) || []).map(({ text }) => text);
  // Some shops deliver to a few prefectures only. The first option may be a prompt.
  const offers = (name: string): boolean => texts.some((text) => text.startsWith(name) && text.length <= 3);
  return (
    (offers('東京') && offers('大阪')) ||
    (texts.length > 2 && texts.every((text, index) => isPrefecture(text) || (index === 0 && isSilent(text))))
  );
}

/** Returns the parts in the example of a field: in its placeholder, behind 例 in its label, or in a separate text behind the field. */
export function exampleOf(field: Field): readonly Part[] {
  for (const { text, tie } of ownTexts(field)) {
    const isOffered = splitExample(text)[1] !== undefined;
    if (!isOffered && (tie !== 'attribute' || (meaningOf(text) && !isExample(text)))) continue;
    const parts = partsOfExample(text);
    if (parts.length > 0) return parts;
  }
  const text = textFollowing(field);
  // Text that is nothing but an example: 記入例：港区西麻布. 例：番地、丁目 names parts and shows none.
  const [before, example] = splitExample(text);
  if (example !== undefined && isSilent(before)) return isExample(example) || !meaningOf(example) ? partsOfExample(text) : [];
  // 市区町村を入れてください
  return (isSilent(text) && meaningOf(text)?.parts) || [];
}

/** Reads a ZIP Code or an address as the example in a field that has no other word: `placeholder="100-0001"`. */
export function readExample(field: Field, isLine: boolean): FieldReading | undefined {
  const reason = field.getAttribute('placeholder') ?? '';
  const parts = partsOfExample(reason);
  // Without a label seven digits may be any number.
  if (parts[0] === 'postal-code') return isLine || containsAny(reason, '- 例') ? { source: 'label', parts, reason } : undefined;
  return parts.length > (isLine ? 1 : 2) ? { source: 'label', parts: [], line: true, reason } : undefined;
}

const isWeak = ({ tie, isShared }: OwnText): boolean => tie === 'attribute' || isShared;

/** Reports whether an unknown text leaves the question open: an example, an address as the old value, or お届け先, which says only whose it is. */
const isOpen = (own: OwnText): boolean =>
  isWeak(own) ||
  isSilent(own.text) ||
  partsOfExample(own.text).length > 2 ||
  isPrefecture(own.text) ||
  containsAny(own.text, '送先 届先 け先');

/** Returns the parts of a label, or those of another text of its field that names them and more: 番地 with the placeholder 番地と町名. */
function widened(parts: readonly Part[], field: Field, isAttribute: boolean): readonly Part[] {
  for (const { text, tie } of parts.length > 0 ? ownTexts(field) : []) {
    // To read the texts around a field takes time.
    if (!isAttribute && tie === 'before') break;
    const named = (!isExample(text) && meaningOf(text)?.parts) || [];
    const all = [...new Set([...named, ...parts])];
    // 町域 in front of the placeholder 丁目 番地
    const isMore = all.length > parts.length && (all.length === named.length || tie === 'before');
    if (isMore && CHAIN.join().includes(all.join())) return all;
    // A badge in front of the field is not its label.
    if (tie === 'before' && !isSilent(text)) break;
  }
  return parts;
}

/** Reports whether a text says nothing about its field: an example, a note behind it or in front of it, one label for several fields. */
function isRemark(own: OwnText, meaning: Meaning | undefined, weak: Label | undefined): boolean {
  const { text, tie, isShared } = own;
  if ((weak && isWeak(own)) || (tie === 'attribute' && isExample(text))) return true;
  if (tie === 'behind') return !meaning?.parts.length || isSilent(text);
  if (!meaning) return false;
  // A ZIP Code may be asked for in a sentence. One label for several fields does not tell them apart.
  return (
    (tie === 'before' && meaning.parts[0] !== 'postal-code' && text.split('\t').every(isNote)) || (isShared && meaning.parts.length > 1)
  );
}

/** Reports whether a text further up than 住所, such as 氏名 or お勤め先, belongs to another field. */
function isOfOther({ tie, text }: OwnText, meaning: Meaning, isHint: boolean): boolean {
  return tie === 'before' && !(isHint && isZip(meaning) && !isNote(text)) && !CHAIN.includes(meaning.parts[0] as Part);
}

/** Reports whether a framework made an English label out of the name: `Postal code` of `member[postalCode]`. */
function isFromName(text: string, field: Field): boolean {
  const end = wordsOf(text).join('');
  return LATIN.test(end) && [nameOf(field), field.id].some((name) => wordsOf(name).join('').endsWith(end));
}

/**
 * Reports whether a label is a name in words, a placeholder of another question, or a text that several fields have, which may be a copy:
 * Bootstrap's `aria-label="default input example"`.
 */
function isWeakLabel({ tie, text }: OwnText, meaning: Meaning | undefined, field: Field): boolean {
  if (!meaning && isFromName(text, field)) return true;
  const has = (other: Element): boolean => ['placeholder', 'title', 'aria-label'].some((name) => other.getAttribute(name) === text);
  const isCopy = (): boolean => queryAll(field.getRootNode() as ParentNode, 'input').some((other) => other !== field && has(other));
  // In Japanese, it is what the field asks for.
  const mayBeCopy = meaning ? tie === 'attribute' : LATIN.test(text) && field.getAttribute('aria-label') === text;
  return mayBeCopy && (namesNothing(meaning) || isCopy());
}

/**
 * Reads the labels of a field, nearest first, up to the first one that names something. A more exact word (番地) takes precedence over 住所. A
 * label that is unknown or names another question leaves the field alone. Returns `undefined` if there is no label.
 */
function readLabel(field: Field): Label | undefined {
  let line: Label | undefined;
  /** Only another label says more. */
  let weak: Label | undefined;
  for (const own of ownTexts(field)) {
    const meaning = meaningOf(own.text);
    if (isRemark(own, meaning, weak)) continue;
    const label: Label = { source: 'label', parts: [], ...meaning, reason: own.text, isOwn: !own.isShared, isOther: namesNothing(meaning) };
    if (meaning?.line) line ??= label;
    else if (isWeakLabel(own, meaning, field)) weak ??= label;
    else if (meaning)
      return line && isOfOther(own, meaning, line.reason === field.getAttribute('placeholder'))
        ? line
        : { ...label, parts: widened(label.parts, field, own.tie === 'attribute') };
    else if (!line && !isOpen(own)) return label;
  }
  return line ?? weak;
}

/** Reads the label of a field; in a page that the browser has translated, as it was before, unless it names another question: TEL. */
export function labelOf(field: Field): Label | undefined {
  const label = readLabel(field);
  const written = asWritten(field, label, label?.reason);
  return label?.isOther ? label : written;
}

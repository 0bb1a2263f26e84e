import type { Part } from '../../../address/parts.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import { type OwnText, ownTexts, textFollowing } from './nearby-texts.ts';
import { isExample, partsOfExample } from './read-example.ts';
import { isSilent, type Meaning, meaningOf, withoutExample } from './read-label.ts';

/** The meaning of a field's label. */
export interface Label extends Meaning {
  /** The text of the label. */
  readonly text: string;
  /** Whether the text belongs to this field only. */
  readonly isOwn: boolean;
  /** Whether the label names another question, as opposed to an unknown one. */
  readonly isOther?: boolean;
}

/** A select that offers prefectures needs no label. */
export function offersPrefectures(field: Field): boolean {
  if (!isSelect(field)) return false;
  const texts = Array.from(field.options, ({ text }) => text.trim());
  const isPrefecture = (text: string): boolean => partsOfExample(text).join() === 'prefecture';
  const isPrompt = (text: string): boolean => isSilent(text) || meaningOf(text)?.parts[0] === 'prefecture';
  return (
    ['東京', '大阪'].every((name) => texts.some((text) => text.startsWith(name) && text.length <= 3)) ||
    // Some shops deliver to a few prefectures only. The first option may be a prompt.
    (texts.length > 2 && texts.every((text, index) => isPrefecture(text) || (index === 0 && isPrompt(text))))
  );
}

/** Reports whether an English text is the end of a name: `Postal code` of `member[postalCode]`. */
function isEndOf(text: string, name: string): boolean {
  const [end = '', whole = ''] = [text, name].map((each) => each.toLowerCase().replace(/[\W_]/g, ''));
  return /^\w[\w -]*$/.test(text) && whole.endsWith(end);
}

/** Text that is nothing but an example: 記入例：港区西麻布. */
const EXAMPLE = /^[^\p{L}]*(?:ご?(?:記入|入力))?(?:例(?:\D|$)|ex\b|e\.g)/iu;

/**
 * Returns the parts in the example of a field: its placeholder, the text after 例 in its label, or a separate text below the label or behind
 * the field.
 */
export function exampleOf(field: Field): readonly Part[] {
  const texts = [...ownTexts(field)];
  for (const { text, tie } of texts) {
    const isOffered = withoutExample(text) !== text;
    if (tie === 'attribute' ? !isOffered && meaningOf(text) && !isExample(text) : !isOffered || !meaningOf(text)) continue;
    const parts = partsOfExample(text);
    if (parts.length > 0) return parts;
  }
  // Between two fields without labels, an example belongs to the first.
  const [near, label] = texts.filter(({ tie }) => tie === 'before');
  const alone = [label && near?.text, textFollowing(field)].find((text) => text && EXAMPLE.test(text)) ?? '';
  // 例：番地、丁目 names parts and shows none.
  return !/\p{Nd}/u.test(alone) && meaningOf(alone.replace(EXAMPLE, '')) ? [] : partsOfExample(alone);
}

/** Reads a ZIP Code or an address as the example in a field that has no other word: `placeholder="100-0001"`. */
export function readExample(field: Field): { readonly parts: readonly Part[]; readonly line?: boolean; readonly text: string } | undefined {
  const text = field.getAttribute('placeholder') ?? '';
  if (!isInput(field)) return undefined;
  if (/^(?:\W*\d{3}-|例\D*\d{3})\d{4}\D*$/.test(text.normalize('NFKC'))) return { parts: ['postal-code'], text };
  return partsOfExample(text).length > 2 ? { parts: [], line: true, text } : undefined;
}

/** Reports whether a text is an address, as an example or the old value: 東京都, or more than two parts. */
function isOldValue(text: string): boolean {
  const parts = partsOfExample(text);
  return parts.length > 2 || parts.join() === 'prefecture';
}

/** Returns the parts of a label, or those of a placeholder that names them and more: 番地 with 番地と町名. */
function widened(parts: readonly Part[], field: Field): readonly Part[] {
  const hint = field.getAttribute('placeholder') ?? '';
  const named = parts.length > 0 && !isExample(hint) ? (meaningOf(hint)?.parts ?? []) : [];
  return parts.every((part) => named.includes(part)) && named.length > 0 ? named : parts;
}

/** Reports whether a text says nothing about its field: a note behind it, a sentence in front of it, one label for several fields. */
function isRemark({ text, tie, isShared }: OwnText, meaning: Meaning | undefined): boolean {
  if (tie === 'behind') return !meaning?.parts.length || isSilent(text);
  if (!meaning) return false;
  // One label for several fields does not tell them apart. *住所 and (必須)住所 begin with a mark, not with a note.
  const isSentence = tie === 'before' && isSilent(text.replace(/^(?:[*＊]|[(（].*?[)）])/, ''));
  return (isShared && meaning.parts.length > 1) || (isSentence && meaning.parts[0] !== 'postal-code');
}

/** Reports whether a text may belong to more than the field, or be an example. */
const isWeak = ({ tie, isShared }: OwnText): boolean => tie === 'attribute' || isShared;

/** Reports whether an unknown text leaves the question open: a heading of several fields (ご注文者), an example, or the old value. */
function isOpen(own: OwnText): boolean {
  return isWeak(own) || isSilent(own.text) || isOldValue(own.text);
}

/** Reports whether a text further up than 住所 asks for something else. */
function isOfOther({ tie }: OwnText, { parts }: Meaning): boolean {
  return parts.length === 0 || (tie === 'before' && parts[0] === 'postal-code');
}

/** Reports whether a framework made a label out of the name: `Code` of `data[Code]`. */
function isFromName(text: string, field: Field): boolean {
  return [field.id, (field as Partial<HTMLInputElement>).name ?? ''].some((name) => isEndOf(text, name));
}

/**
 * Reads the labels of a field, nearest first, up to the first one that names something. A more exact word (番地) takes precedence over 住所. A
 * label that is unknown or names another question leaves the field alone. Returns `undefined` if there is no label.
 */
export function labelOf(field: Field): Label | undefined {
  let line: Label | undefined;
  /** A label out of the name. Only another label explains such a field. */
  let made: Label | undefined;
  for (const own of ownTexts(field)) {
    const { text, tie, isShared } = own;
    if (made && isWeak(own)) continue;
    const meaning = tie === 'attribute' && isExample(text) ? undefined : meaningOf(text);
    if (isRemark(own, meaning)) continue;
    const label = { parts: [], ...meaning, text, isOwn: !isShared };
    if (!meaning) {
      if (isFromName(text, field)) made ??= label;
      else if (!line && !isOpen(own)) return label;
    } else if (meaning.line) line ??= label;
    else {
      // Text further up, such as 氏名, belongs to another field.
      if (line && isOfOther(own, meaning)) break;
      return { ...label, parts: widened(meaning.parts, field), isOther: meaning.parts.length === 0 };
    }
  }
  return line ?? made;
}

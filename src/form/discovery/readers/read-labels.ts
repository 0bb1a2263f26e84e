import type { Part } from '../../../address/parts.ts';
import { type Field, isSelect } from '../../field.ts';
import { isSilent, type Meaning, meaningOf, partsOfExample } from './label-words.ts';
import { ownTexts } from './own-texts.ts';

/** What a field's own label says. */
export interface Label extends Meaning {
  /** The text that said so. */
  readonly text: string;
  /** Whether the text belongs to this field alone. */
  readonly isOwn: boolean;
  /** Whether it is of another question, and not just unknown. */
  readonly isOther?: boolean;
}

/** A select that offers prefectures needs no name. */
export function offersPrefectures(field: Field): boolean {
  if (!isSelect(field)) return false;
  const texts = Array.from(field.options, ({ text }) => text.trim());
  return ['東京', '大阪'].every((name) => texts.some((text) => text.startsWith(name) && text.length <= 3));
}

const HAS_EXAMPLE = /例|\bex\b|\be\.g\b/iu;

/** Whether the text of a placeholder is an example of what to type, and not a label. */
function isExample(text: string): boolean {
  return /\d/.test(text.normalize('NFKC')) && partsOfExample(text).length > 0;
}

/** The parts that the example of a field shows, in its placeholder or behind 例 in its label. */
export function exampleOf(field: Field): readonly Part[] {
  for (const { text, tie } of ownTexts(field)) {
    const isLabel = meaningOf(text) !== undefined;
    if (tie === 'attribute' ? isLabel && !isExample(text) && !HAS_EXAMPLE.test(text) : !isLabel || !HAS_EXAMPLE.test(text)) continue;
    const parts = partsOfExample(text);
    if (parts.length > 0) return parts;
  }
  return [];
}

/**
 * What a person reads beside a field, nearest first, up to the first text that names something. A word that says more (番地) wins over one
 * that says less (住所); a label that is not understood, or is of another question, leaves the field alone. `undefined`: no label.
 */
export function labelOf(field: Field): Label | undefined {
  let line: Label | undefined;
  for (const { text, tie, isShared } of ownTexts(field)) {
    if (text === '') continue;
    const isOwn = !isShared;
    const meaning = tie === 'attribute' && isExample(text) ? undefined : meaningOf(text);
    if (!meaning) {
      // What stands above several fields, and is not understood, heads them: ご注文者.
      if (tie === 'attribute' || isShared || isSilent(text) || line) continue;
      return { parts: [], text, isOwn };
    }
    // A sentence about an address names no field, and a heading of several fields names none of them.
    if (tie === 'before' && isSilent(text) && meaning.parts[0] !== 'postal-code') continue;
    if (meaning.line) {
      line ??= { ...meaning, text, isOwn };
      continue;
    }
    // What has been called an address already is one; 氏名 further up belongs to another field.
    if (line && (meaning.parts.length === 0 || meaning.parts[0] === 'postal-code')) break;
    return { ...meaning, isOther: meaning.parts.length === 0, text, isOwn };
  }
  return line;
}

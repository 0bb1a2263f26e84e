import { isPart, type Part } from '../address/parts.ts';
import type { KanaForm, WidthForm, ZipFormat } from '../address/text-forms.ts';
import type { OverwritePolicy } from '../form/plan-fill.ts';
import type { Accepted } from './messages/messages.ts';

/** When a lookup starts; see `trigger`. */
export type Trigger = 'auto' | 'button' | 'manual';

export const TRIGGERS: readonly Trigger[] = ['auto', 'button', 'manual'];
export const POLICIES: readonly OverwritePolicy[] = ['own', 'empty', 'ask', 'always'];
export const ZIP_FORMATS: readonly ZipFormat[] = ['keep', 'digits', 'hyphen'];
export const KANA_FORMS: readonly KanaForm[] = ['katakana', 'hiragana', 'half'];
export const WIDTHS: readonly WidthForm[] = ['keep', 'full', 'half'];
export const ACCEPTED: readonly Accepted[] = ['postal-code', 'digital-address', 'freeword'];

const warned = new Set<string>();

/** Tells the page's people once, and goes on with something that works. */
function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`<dga-address-lookup>: ${message}`);
}

/** The word, where it is one of those known; else the first of them, with a warning. */
export function oneOf<W extends string>(attribute: string, word: unknown, known: readonly [W, ...W[]] | readonly W[]): W {
  const found = known.find((each) => each === word);
  if (found !== undefined) return found;
  if (word !== null && word !== undefined && word !== '') warn(`${attribute}="${String(word)}" is none of ${known.join(', ')}; ${known[0]} is used.`);
  return known[0] as W;
}

/** The known words of a list such as `accept="postal-code freeword"`; `undefined` where there is none. */
function someOf<W extends string>(attribute: string, list: unknown, isKnown: (word: string) => word is W): readonly W[] | undefined {
  const words = Array.isArray(list) ? list.map(String) : typeof list === 'string' ? list.split(/[\s,|]+/) : [];
  const known = words.filter((word) => word !== '').filter((word) => {
    const is = isKnown(word);
    if (!is) warn(`${attribute} does not know "${word}".`);
    return is;
  }) as W[];
  return known.length > 0 ? known : undefined;
}

/** `accept`: what may be typed; by default ZIP Codes and Digital Addresses. */
export function acceptedOf(list: unknown): readonly Accepted[] {
  return someOf('accept', list, (word): word is Accepted => (ACCEPTED as readonly string[]).includes(word)) ?? ['postal-code', 'digital-address'];
}

/** `fill`: the parts that may be filled; `null` for all. */
export function partsOf(list: unknown): readonly Part[] | null {
  return someOf('fill', list, isPart) ?? null;
}

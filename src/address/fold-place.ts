import type { PlaceLevel } from './parts.ts';
import type { PartValues } from './part-values.ts';
import { loadedForms } from './text/loaded-forms.ts';

const DIGITS = '〇一二三四五六七八九';

/** 十二条 and １２条 are the same. */
function toNumber(kanji: string): string {
  const [ones = '', tens] = kanji.split('十').toReversed();
  return String((tens === undefined ? 0 : DIGITS.indexOf(tens) * 10 || 10) + Math.max(0, DIGITS.indexOf(ones)));
}

/** Returns one spelling for all usual ways to write a Japanese address. Old forms of kanji are known once the rare text forms are loaded. */
export function foldPlace(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,、，・]+/g, '')
    // A pasted address begins with its ZIP Code.
    .replace(/^〒?\d{3}\D\d{4}(?=\p{sc=Han})/u, '');
  return (loadedForms.toModernForms?.(plain) ?? plain)
    .replace(/[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]/g, toNumber)
    .replace(/大字|字|第(?=\d)/g, '')
    .replace(/(?<=[\p{sc=Han}\d])[ヶケがガヵカ之ノのッつツ](?=(?!番地)\p{sc=Han})/gu, '')
    .replace(/[\u2212ー\p{Pd}]|丁目|地割/gu, '-');
}

/** Reports whether the page may have made one text of the other: its input mask may turn 1000004 into 100-0004, or 一番町 into 1番町. */
export function isSameText(one: string, other: string): boolean {
  const fold = (text: string): string => foldPlace(text).replaceAll('-', '');
  return one === other || fold(one) === fold(other);
}

/**
 * 2-1, ２丁目３番, 3番5号, 甲12番, イ12, A-101, 18地割2 and 2-1 with a building behind a space or in katakana. 1番町 and 北1条 are places, and
 * 102-0072 千代田区 begins with a ZIP Code.
 */
const BLOCK =
  /^(?!\d{3}-\d{4}\s*\p{sc=Han})(?:[甲乙丙丁戊己庚辛ぁ-ヺ][部の]?|[A-Za-z]-?|第?\d+地割)?\d+(?:(?:番地?の?|号室?|[-のノ])\d*)*(?:[\s、,ァ-ヺ].*)?$/u;

/** Reports whether a text is a block without the town before it. */
export function isBlockAlone(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[一二三四五六七八九十]+(?=丁目)/gu, toNumber)
    .replace(/[\u2212ー\p{Pd}]|丁目/gu, '-');
  return BLOCK.test(plain);
}

/** What the name of a level may lack: 県, the district in front of a town, the brackets behind it. */
const OMISSIBLE: readonly (readonly [level: PlaceLevel, what: RegExp])[] = [
  ['prefecture', /(?<=..)[都府県]$/u],
  ['city', /^.+?(?:郡(?=.+[町村]$)|市(?=.+区$))/u],
  ['town', /[(（].*$/u],
];

/** The usual names of each level, longest first: 京都市 before 京都. */
export function namesOf(values: PartValues): readonly (readonly [level: PlaceLevel, name: string])[] {
  const names = OMISSIBLE.flatMap(([level, what]) => {
    const name = values.get(level) ?? '';
    return [name, name.replace(what, '')].map((each) => [level, foldPlace(each)] as const);
  });
  return names.filter(([, name]) => name !== '').toSorted(([, a], [, b]) => b.length - a.length);
}

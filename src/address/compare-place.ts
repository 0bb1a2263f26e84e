import { type Part, PLACE_LEVELS, type PlaceLevel } from './parts.ts';
import type { PartValues } from './part-values.ts';
import { loadedForms } from './text/loaded-forms.ts';

/** A field of the form: the parts that it takes, and the text that the user sees in it. */
export interface PlaceText {
  readonly parts: readonly Part[];
  readonly text: string;
}

/** The difference between a form and a record. */
export interface PlaceDifference {
  /** The parts whose field does not contain them, and nothing else in their place. */
  readonly absent: readonly Part[];
  /** The parts whose field names another place. */
  readonly differs: readonly Part[];
  /** The parts that one field repeats, and the town that another one does: 飯田橋飯田橋2-1. */
  readonly twice: readonly Part[];
  /** The places that the fields name instead, without a block behind them. */
  readonly others: string;
}

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
    .replace(/(?<=[\p{sc=Han}\d])[ヶケがガヵカ之ノのッつツ](?=\p{sc=Han})/gu, '')
    .replace(/[\u2212ー\p{Pd}]|丁目/gu, '-');
}

/** Reports whether the page may have made one text of the other: its input mask may turn 1000004 into 100-0004, or 一番町 into 1番町. */
export function isSameText(one: string, other: string): boolean {
  const fold = (text: string): string => foldPlace(text).replaceAll('-', '');
  return one === other || fold(one) === fold(other);
}

/** 2-1, ２丁目３番, 3番5号, 甲12番, イ12, 18地割2 and 2-1 with a building behind a space or in katakana. 1番町 and 北1条 are places. */
const BLOCK = /^(?:[甲乙丙丁戊己庚辛ぁ-ヺ][部の]?|第?\d+地割)?\d+(?:(?:番地?の?|号室?|[-のノ])\d*)*(?:[\s、,ァ-ヺ].*)?$/u;

/** Reports whether a text is a block without the town before it. */
export function isBlockAlone(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[一二三四五六七八九十]+(?=丁目)/gu, toNumber)
    .replace(/[\u2212ー\p{Pd}]|丁目/gu, '-');
  return BLOCK.test(plain);
}

const HAN = /\p{sc=Han}/u;

/** The first number behind a town, which may contain others: 2 in 北1条西2-1. */
const BEHIND_TOWN = /(?<=\D)(?:[\d０-９]+(?![\d０-９条線]|番町)|[一二三四五六七八九十]+(?=丁目))/u;

/** A town in front of its block, folded: 岩本町5-6, not 中央ビル3F. */
const TOWN_WITH_BLOCK = /^(?:\d+番町|\p{sc=Han})[\p{sc=Han}ぁ-ゖ\d]*?\d[-番]/u;

/** Returns the text in front of the block: 北1条西 of 北1条西2-1. */
export function beforeBlock(text: string): string {
  return isBlockAlone(text) ? '' : (text.split(BEHIND_TOWN)[0] ?? '');
}

/** What the name of a level may lack: 県, the district in front of a town, the brackets behind it. */
const OMISSIBLE: readonly (readonly [level: PlaceLevel, what: RegExp | ''])[] = [
  ['prefecture', ''],
  ['prefecture', /(?<=..)[都府県]$/u],
  ['city', ''],
  ['city', /^.+?(?:郡(?=.+[町村]$)|市(?=.+区$))/u],
  ['town', ''],
  ['town', /[(（].*$/u],
];

/** The usual names of each level, longest first: 京都市 before 京都. */
export function namesOf(values: PartValues): readonly (readonly [level: PlaceLevel, name: string])[] {
  return OMISSIBLE.map(([level, what]) => [level, foldPlace((values.get(level) ?? '').replace(what, ''))] as const)
    .filter(([, name]) => name !== '')
    .toSorted(([, a], [, b]) => b.length - a.length);
}

/**
 * Compares the text of a form with a record. A text that agrees as far as it goes differs in nothing; so does one without Japanese
 * letters, which may be the reading of the place.
 */
export function comparePlace(fields: readonly PlaceText[], values: PartValues): PlaceDifference {
  const names = namesOf(values);
  // 甲 and 乙 are blocks of most towns, but towns of 佐川町.
  const isSeries = names.some(([level, name]) => level === 'town' && isBlockAlone(`${name}1`));
  const present = new Set<Part>();
  const twice = new Set<Part>();
  const rests = fields.map(({ parts, text }) => {
    const places: readonly Part[] = parts.includes('address') ? PLACE_LEVELS : parts;
    const here = new Set<Part>();
    const plain = foldPlace(text);
    // The field for the block may contain the town, too; so may that for the building: 基町2-1, but not 基町クレド.
    const isPlace = /pref|city|town|block/.test(places.join()) || names.some(([, name]) => /^\d/.test(plain.split(name)[1] ?? ''));
    let rest = isPlace ? plain : '';
    // The longest name first, each time: 大阪府大阪市, not 大阪 of 大阪市.
    for (;;) {
      // In Kyoto, the streets come before the town: 烏丸通四条下る水銀屋町.
      const hit =
        names.find(([, name]) => rest.startsWith(name)) ??
        names.find(
          ([level, name]) => level === 'town' && !present.has(level) && values.get('prefecture') === '京都府' && rest.includes(name),
        );
      if (!hit) break;
      const [level, name] = hit;
      // 大阪 in the city's field, or behind 大阪府, begins 大阪市北区.
      if (
        (rest !== name || here.has(level) || !places.includes(level)) &&
        names.some(([other, long]) => other !== level && long.startsWith(rest))
      )
        break;
      // The line below may repeat a city, but not the town.
      if (here.has(level) || (level === 'town' && present.has(level))) twice.add(level);
      here.add(level);
      present.add(level);
      rest = rest.slice(rest.indexOf(name) + name.length);
    }
    const begun = isSeries && /^\D/.test(rest) ? rest : isBlockAlone(text) ? '' : beforeBlock(rest);
    return { parts, places, text, rest, begun };
  });
  const isJapanese = rests.some(({ text }) => HAN.test(text));
  // Before the readings are loaded, a text without kanji may be any of them.
  const { isRead, isReading } = loadedForms.readingsOf?.(values) ?? { isRead: () => false, isReading: () => true };
  const absent = new Set<Part>();
  const differs = new Set<Part>();
  const others = new Set<string>();
  for (const level of PLACE_LEVELS) {
    const isThere = present.has(level);
    // The field for the block may contain another town, too.
    const able = rests.filter(
      ({ places, text, rest, begun }) =>
        places.includes(level) ||
        // 字平野1-2 is a part of any town.
        (level === 'town' && !isThere && places.includes('block') && begun && TOWN_WITH_BLOCK.test(rest) && !text.includes('字')),
    );
    if (!names.some(([each]) => each === level)) continue;
    const other = able.filter(({ parts, places, rest, begun }) => {
      // 大阪府大阪市 is on the way to 大阪市北区, not another town.
      const isBegun = names.some(([each, name]) => places.includes(each) && !present.has(each) && name.startsWith(begun));
      // Katakana may be a building.
      const isName = HAN.test(rest) || ((level === 'town' ? /^[ぁ-ゖ]/ : /^[ぁ-ゖa-z]/).test(rest) && !isReading(rest));
      // 愛知県広島県
      return isName && (isThere ? parts.join() === 'prefecture' : !isBegun);
    });
    // Without kanji it may be the reading of the place.
    const isSilent = able.some(
      ({ rest }) =>
        !HAN.test(rest) && (isSeries || !isBlockAlone(rest)) && (/^\D/.test(rest) ? isReading(rest) : !isJapanese && isRead(rest)),
    );
    for (const { begun } of other) others.add(begun);
    if (other.length > 0) differs.add(level);
    else if (!isSilent && !isThere) for (const { parts } of able) absent.add(parts.includes('address') ? 'address' : level);
  }
  return { absent: [...absent], differs: [...differs], twice: [...twice], others: [...others].join('\n') };
}

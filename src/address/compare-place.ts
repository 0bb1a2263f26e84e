import { foldPlace, isBlockAlone, namesOf } from './fold-place.ts';
import { type Part, PLACE_LEVELS } from './parts.ts';
import type { PartValues } from './part-values.ts';
import type { PlaceDifference, PlaceText } from './place-difference.ts';
import { readingsOf } from './text/rare-forms.ts';

const HAN = /\p{sc=Han}/u;

/** A town in front of its block, folded: 岩本町5-6, not 中央ビル3F. */
const TOWN_WITH_BLOCK = /^(?:\d+番町|\p{sc=Han})[\p{sc=Han}ぁ-ゖ\d]*?\d[-番]/u;

/** A whole address begins: 大阪府大阪市北区, 3重県4日市市, 横浜市中区. */
const ADDRESS = /^(?:〒?\d{3}-\d{4})?(?:東京都|北海道|(?:京都|大阪)府|[\p{sc=Han}\d]{2,3}県|[^\d-][^-]{0,4}市)[^-]+?[市区郡]/u;

/** The first number behind a town, which may contain others: 2 in 北1条西2-1. At the beginning, a number in front of a kanji is a town: 6本木. */
const BEHIND_TOWN =
  /^[\d０-９]+(?![\d０-９]|(?!丁目|番[地\d０-９])\p{sc=Han})|(?<=\D)[\d０-９]+(?![\d０-９条線]|番町)|[一二三四五六七八九十]+(?=丁目)/u;

/** Returns the text in front of the block: 北1条西 of 北1条西2-1, with a ZIP Code at its beginning. */
export function beforeBlock(text: string): string {
  if (isBlockAlone(text)) return '';
  const zip = /^〒?\s*[\d０-９]{3}[^\d０-９][\d０-９]{4}\s*(?=\p{sc=Han})/u.exec(text)?.[0] ?? '';
  return zip + (text.slice(zip.length).split(BEHIND_TOWN)[0] ?? '');
}

/** Compares the fields of a form with a record. A beginning differs in nothing, and so does text without Japanese letters, which may be a reading. */
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
    // The field for the block may contain the town, too; so may that for the building: 基町2-1, but not 基町クレド or 基町第一ビル.
    const isPlace =
      /pref|city|town|block/.test(places.join()) || names.some(([, name]) => /^\d+(?:-\d|番|$)/.test(plain.split(name)[1] ?? ''));
    let rest = isPlace ? plain : '';
    // The longest name first, each time: 大阪府大阪市, not 大阪 of 大阪市.
    for (;;) {
      // In Kyoto, the streets come before the town: 烏丸通四条下る水銀屋町.
      const first =
        names.find(([, name]) => rest.startsWith(name)) ??
        names.find(
          ([level, name]) => level === 'town' && !present.has(level) && values.get('prefecture') === '京都府' && rest.includes(name),
        );
      if (!first) break;
      // 長野 may be the prefecture or a town in 長野市.
      const [level, name] = names.findLast(([each, one]) => one === first[1] && places.includes(each) && !here.has(each)) ?? first;
      // 大阪 in the city's field, or behind 大阪府, begins 大阪市北区.
      if (
        (rest !== name || here.has(level) || !places.includes(level)) &&
        names.some(([other, long]) => other !== level && !here.has(other) && long.startsWith(rest))
      )
        break;
      // The line below may repeat a city, but not the town. 2 of 2-1 is not a town, even behind 二丁目.
      // 東京都 behind the town begins another address, but not 東京 of 東京ビル.
      const isBehind = here.has('town') && /[都道府県市区町村]$/.test(name);
      const isAgain = here.has(level) || (level === 'town' ? present.has(level) : isBehind);
      if (isAgain && !isBlockAlone(name)) twice.add(level);
      here.add(level);
      present.add(level);
      rest = rest.slice(rest.indexOf(name) + name.length);
    }
    // Behind the town, no text is a city: 飯田橋駅前2-1.
    const begun = isSeries && /^\D/.test(rest) ? rest : here.has('town') || isBlockAlone(text) ? '' : beforeBlock(rest);
    return { parts, places, here, text, rest, begun };
  });
  const isJapanese = rests.some(({ text }) => HAN.test(text));
  const { isRead, isReading } = readingsOf(values);
  const absent = new Set<Part>();
  const differs = new Set<Part>();
  const others = new Set<string>();
  for (const level of PLACE_LEVELS) {
    if (!values.has(level)) continue;
    const isThere = present.has(level);
    // The field for the block may contain another town, too.
    const able = rests.filter(
      ({ places, text, rest, begun }) =>
        places.includes(level) ||
        // 字平野1-2 is a part of any town.
        (level === 'town' && !isThere && places.includes('block') && begun && TOWN_WITH_BLOCK.test(rest) && !text.includes('字')),
    );
    const other = able.filter(({ parts, places, rest, begun }) => {
      // 大阪府大阪市 is on the way to 大阪市北区, not another town. Only in front of a kanji is the が of 霞が folded.
      const isBegun = names.some(
        ([each, name]) => places.includes(each) && !present.has(each) && name.startsWith(foldPlace(`${begun}町`).slice(0, -1)),
      );
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
  for (const { parts, places, here, rest } of rests) {
    // 飯田橋 for the city, and 千代田区 for the town.
    if (here.size > 0 && !places.some((part) => here.has(part))) for (const part of places) if (present.has(part)) twice.add(part);
    if ((here.has('town') || parts[0] === 'block') && ADDRESS.test(rest)) {
      differs.add('prefecture');
      others.add(beforeBlock(rest));
    }
  }
  return { absent: [...absent], differs: [...differs], twice: [...twice], others: [...others].join('\n') };
}

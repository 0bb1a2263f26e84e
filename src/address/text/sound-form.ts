import { toKatakana } from './kana-and-width.ts';

const ROWS =
  'アイウエオ カキクケコ サシスセソ タチツテト ナニヌネノ ハヒフヘホ マミムメモ ヤ_ユ_ヨ ラリルレロ ワヰ_ヱヲ ガギグゲゴ ザジズゼゾ ダヂヅデド バビブベボ パピプペポ'.split(
    ' ',
  );
const CONSONANTS = ['', 'k', 's', 't', 'n', 'h', 'm', 'y', 'r', 'w', 'g', 'z', 'd', 'b', 'p'];

/** The roma of each kana in Kunrei spelling: し is si, つ is tu. */
export const ROMA_OF: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap((row, i) => [...row].map((kana, j): [string, string] => [kana, `${CONSONANTS[i]}${'aiueo'[j]}`])),
  ['ン', 'n'],
  ...[...'ヷヸヴヹヺ'].map((kana, j): [string, string] => [kana, `b${'aiueo'[j]}`]),
  ['ヵ', 'ka'],
  ['ヶ', 'ke'],
  // Doubled consonants and long vowels count as single ones.
  ['ッ', ''],
  ['ー', ''],
]);
export const SMALL_ROMA_OF: ReadonlyMap<string, string> = new Map(
  [...'ァィゥェォャュョヮ'].map((kana, i) => [kana, ['a', 'i', 'u', 'e', 'o', 'ya', 'yu', 'yo', 'wa'][i] as string]),
);

function romaOfKana(kana: string): string {
  return (
    kana
      // キャ is kya: the i of the first kana is dropped.
      .replace(
        /([キシチニヒミリギジヂビピ])([ャュョ])/g,
        (_, letter: string, small: string) => `${ROMA_OF.get(letter)?.slice(0, -1)}${SMALL_ROMA_OF.get(small)}`,
      )
      .replace(/[ァ-ヺー]/g, (letter) => ROMA_OF.get(letter) ?? SMALL_ROMA_OF.get(letter) ?? letter)
  );
}

/**
 * Returns one spelling for everything that sounds the same: kana of either kind and width, Hepburn or Kunrei roma, long vowels in any
 * spelling. Akasaka, AKASAKA, あかさか and アカサカ are equal; so are Ōtemachi, Ohtemachi, ootemati and オオテマチ. Other letters are
 * kept, so that unfinished text of an input method (あk) works too. Line breaks are kept, so that a whole list is converted in one call.
 */
export function soundForm(text: string): string {
  return (
    romaOfKana(toKatakana(text.normalize('NFKC')))
      .toLowerCase()
      // Macrons and circumflexes: ō, û.
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\S\n]|['’\p{Pd}・]/gu, '')
      .replace(/oh(?![aiueoy])/g, 'o')
      .replace(/m(?=[bmp])/g, 'n')
      // Hepburn to Kunrei. A prefix may end in the middle of a syllable.
      .replace(/[ct]?ch(?=i)|[ct]?ch$/gm, 't')
      .replace(/[ct]?ch/g, 'ty')
      .replace(/sh(?=i)|sh$/gm, 's')
      .replace(/sh/g, 'sy')
      .replace(/ts|c$/gm, 't')
      .replace(/j(?=i)|j$/gm, 'z')
      .replace(/jy?/g, 'zy')
      .replace(/di/g, 'zi')
      .replace(/du|dz/g, 'zu')
      .replace(/fu|f/g, 'hu')
      .replace(/v/g, 'b')
      .replace(/zuu/g, 'zu')
      .replace(/ou/g, 'o')
      .replace(/([a-z])\1+/g, '$1')
  );
}

/** The form that kana parts are written in. */
export type KanaForm = 'katakana' | 'hiragana' | 'half';
/** The width of digits and hyphens in block and building. */
export type WidthForm = 'keep' | 'full' | 'half';
/** How a ZIP Code is written: as the field already had it, seven digits, or with a hyphen. */
export type ZipFormat = 'keep' | 'digits' | 'hyphen';

/** Half-width katakana to full width, and a voiced mark of its own joined to its letter where there is such a letter: ｽﾐﾀﾞｸ → スミダク. */
export function fullWidthKana(text: string): string {
  // U+FF61–U+FF9F: https://www.unicode.org/charts/PDF/UFF00.pdf
  return text
    .replace(/[\uff61-\uff9f]+/g, (kana) => kana.normalize('NFKC'))
    .replace(/[\u3041-\u30ff][\u3099-\u309c]/g, (kana) => {
      const joined = kana.replace('゛', '\u3099').replace('゜', '\u309a').normalize('NFC');
      return joined.length === 1 ? joined : kana;
    });
}

/** Hiragana to full-width katakana: とうきょう → トウキョウ. */
export function toKatakana(text: string): string {
  return fullWidthKana(text).replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Katakana to hiragana: トウキョウ → とうきょう. Letters without a hiragana (ヷ, ー) stay. */
export function toHiragana(text: string): string {
  return fullWidthKana(text).replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Half-width katakana in the order of U+FF61–U+FF9F, and their full-width letters and combining marks. */
const HALF = '｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ';
const FULL =
  '。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a';

/** Kana to half-width katakana, voiced marks as letters of their own as the legacy sets have them: ガ → ｶﾞ. ヮ ヵ ヶ ヰ ヱ have no half-width form and stay. */
export function toHalfWidthKana(text: string): string {
  // A letter with its voiced mark is split only where both halves exist.
  return toKatakana(text).replace(/[\u3001-\u300d\u3099-\u309c\u30a1-\u30fc]/g, (kana) => {
    if (kana === '゛') return 'ﾞ';
    if (kana === '゜') return 'ﾟ';
    const halves = [...kana.normalize('NFD')].map((part) => HALF[FULL.indexOf(part)]);
    return halves.includes(undefined) ? kana : halves.join('');
  });
}

/** Kana in the form that a site asks for. */
export function toKanaForm(text: string, form: KanaForm): string {
  if (form === 'hiragana') return toHiragana(text);
  return form === 'half' ? toHalfWidthKana(text) : toKatakana(text);
}

/** The dashes of the data (U+FF0D, U+2212 and relatives), as between the numbers of a block: ２丁目７−２. */
const DASHES = /[-\u2010-\u2015\u2212\uff0d]/g;
/** A long mark is a dash only between digits: 7ー2 is, タワー is not. */
const LONG_MARK_BETWEEN_DIGITS = /(?<=[0-9０-９])[ーｰ](?=[0-9０-９])/g;

/** Digits and hyphens in full or half width, or as they come. Letters and long marks of names are left alone. */
export function toWidth(text: string, width: WidthForm): string {
  if (width === 'keep') return text;
  const dash = width === 'full' ? '－' : '-';
  const dashed = text.replace(DASHES, dash).replace(LONG_MARK_BETWEEN_DIGITS, dash);
  return width === 'full'
    ? dashed.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : dashed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** A ZIP Code for a voice: digit by digit, with a rest where the hyphen is. As one number it would be read in millions. */
export function spokenCode(code: string): string {
  const digits = [...code.replace(/[^0-9A-Za-z]/g, '')];
  return `${digits.slice(0, 3).join(' ')}, ${digits.slice(3).join(' ')}`;
}

/** Words that stay small behind the name of a place: Chiyoda-ku, Kita-machi. */
const SMALL_WORDS = /-(?:to|do|fu|ken|shi|gun|ku|cho|machi|mura|son|chome|tori|dori|jo)\b/gi;

/**
 * Roma of the list as English addresses write it: each name with a capital, the kind of place small behind it, and the city after its
 * ward: SENDAI-SHI AOBA-KU → Aoba-ku, Sendai-shi. Text that is not all in capitals is somebody's own spelling and stays.
 */
export function toEnglishName(roma: string): string {
  if (roma !== roma.toUpperCase()) return roma;
  const named = roma.toLowerCase().replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase());
  const small = named.replace(SMALL_WORDS, (word) => word.toLowerCase());
  return small.replace(/^(\S+-(?:shi|gun)) (\S+-(?:ku|machi|cho|mura|son))$/, '$2, $1');
}

/** A block as English addresses write it, numbers with hyphens: ２丁目７−２ → 2-7-2. A block with other words in it stays as it is. */
export function toEnglishBlock(block: string): string {
  const plain = toWidth(block, 'half')
    .replace(/(?<=[0-9])(?:丁目|番地?|号)(?=[0-9])/g, '-')
    .replace(/(?<=[0-9])(?:丁目|番地?|号)$/, '');
  return /^[0-9]+(?:-[0-9]+)*$/.test(plain) ? plain : block;
}

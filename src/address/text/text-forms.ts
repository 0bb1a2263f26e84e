/** The form that kana parts are written in. */
export type KanaForm = 'katakana' | 'hiragana' | 'half';
/** The width of digits and hyphens in block and building. */
export type WidthForm = 'keep' | 'full' | 'half';
/** How a ZIP Code is written: as the field already had it, seven digits, or with a hyphen. */
export type ZipFormat = 'keep' | 'digits' | 'hyphen';

/** Converts half-width katakana to full width and joins separate voiced marks to their letters: ｽﾐﾀﾞｸ → スミダク. */
export function fullWidthKana(text: string): string {
  // U+FF61–U+FF9F: https://www.unicode.org/charts/PDF/UFF00.pdf
  return text
    .replace(/[\uff61-\uff9f]+/g, (kana) => kana.normalize('NFKC'))
    .replace(/[\u3041-\u30ff][\u3099-\u309c]/g, (kana) => {
      const joined = kana.replace('゛', '\u3099').replace('゜', '\u309a').normalize('NFC');
      return joined.length === 1 ? joined : kana;
    });
}

/** Converts hiragana to full-width katakana: とうきょう → トウキョウ. */
export function toKatakana(text: string): string {
  return fullWidthKana(text).replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Converts katakana to hiragana: トウキョウ → とうきょう. Letters without a hiragana form (ヷ, ー) stay. */
export function toHiragana(text: string): string {
  return fullWidthKana(text).replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Half-width katakana, U+FF61–U+FF9F, by their full-width letters and combining marks. */
const halfWidthKana = (): Map<string, string> =>
  new Map(
    Array.from({ length: 63 }, (_, i) => {
      const half = String.fromCharCode(0xff61 + i);
      return [half.normalize('NFKC'), half];
    }),
  );
let halves: Map<string, string> | undefined;

/** Converts kana to half-width katakana with separate voiced marks, as in JIS X 0201: ガ → ｶﾞ. ヮ ヵ ヶ ヰ ヱ have no half-width form and stay. */
export function toHalfWidthKana(text: string): string {
  // A voiced letter is split only if both halves exist.
  return toKatakana(text).replace(/[\u3001-\u300d\u3099-\u309c\u30a1-\u30fc]/g, (kana) => {
    if (kana === '゛') return 'ﾞ';
    if (kana === '゜') return 'ﾟ';
    halves ??= halfWidthKana();
    const parts = [...kana.normalize('NFD')].map((part) => halves?.get(part));
    return parts.includes(undefined) ? kana : parts.join('');
  });
}

/** The dashes between the numbers of a block in the API's data (U+FF0D, U+2212 and similar): ２丁目７−２. */
const DASHES = /[-\u2010-\u2015\u2212\uff0d]/g;
/** A long vowel mark is a dash only between digits: in 7ー2, but not in タワー. */
const LONG_MARK_BETWEEN_DIGITS = /(?<=[0-9０-９])[ーｰ](?=[0-9０-９])/g;

/** Converts digits and hyphens to full or half width, or keeps them. Letters and the long vowel marks of names stay. */
export function toWidth(text: string, width: WidthForm): string {
  if (width === 'keep') return text;
  const dash = width === 'full' ? '－' : '-';
  const dashed = text.replace(DASHES, dash).replace(LONG_MARK_BETWEEN_DIGITS, dash);
  return width === 'full'
    ? dashed.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : dashed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** Converts kana to the given form. Half-width kana have half-width digits and hyphens beside them. */
export function toKanaForm(text: string, form: KanaForm): string {
  if (form === 'hiragana') return toHiragana(text);
  return form === 'half' ? toWidth(toHalfWidthKana(text), 'half') : toKatakana(text);
}

/** Spells a code for screen readers, digit by digit with a pause at the hyphen. Otherwise they read one number in millions. */
export function spokenCode(code: string): string {
  const digits = [...code.replace(/[^0-9A-Za-z]/g, '')];
  return `${digits.slice(0, 3).join(' ')}, ${digits.slice(3).join(' ')}`;
}

/** Suffixes that stay lower case: Chiyoda-ku, Kita-machi. */
const SMALL_WORDS = /-(?:to|do|fu|ken|shi|gun|ku|cho|machi|mura|son|chome|tori|dori|jo)\b/gi;

/**
 * Converts the API's roma to English address style: capitalized names, lower-case suffixes, and the ward before its city:
 * SENDAI-SHI AOBA-KU → Aoba-ku, Sendai-shi. Text that is not all upper case already has a chosen spelling and stays.
 */
export function toEnglishName(roma: string): string {
  if (roma !== roma.toUpperCase()) return roma;
  const named = roma.toLowerCase().replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase());
  const small = named.replace(SMALL_WORDS, (word) => word.toLowerCase());
  return small.replace(/^(\S+-(?:shi|gun)) (\S+-(?:ku|machi|cho|mura|son))$/, '$2, $1');
}

/** Converts a block or a room to English address style: ２丁目７−２ → 2-7-2, １０１号室 → 101. Other words stay. */
export function toEnglishBlock(block: string): string {
  return toWidth(block.normalize('NFKC'), 'half')
    .replace(/(?<=\d)(?:丁目|番地?の?|号室?)(?=\d|$)/g, '-')
    .replace(/部屋番号:? *|-$/g, '');
}

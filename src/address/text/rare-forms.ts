import { PARTS, type Part, PLACE_LEVELS } from '../parts.ts';
import { type KanaForm, toKatakana, fullWidthKana, type WidthForm } from './kana-and-width.ts';

/** Converts katakana to hiragana: トウキョウ → とうきょう. Letters without a hiragana form (ヷ, ー) stay. */
export function toHiragana(text: string): string {
  return fullWidthKana(text).replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Half-width katakana, U+FF61–U+FF9F, by their full-width letters and combining marks. */
const HALF_WIDTH: ReadonlyMap<string, string> = new Map(
  // Old libraries replace `Array.from`.
  [...Array(63).keys()].map((i) => String.fromCharCode(0xff61 + i)).map((half) => [half.normalize('NFKC'), half]),
);

/** Converts kana to half-width katakana with separate voiced marks, as in JIS X 0201: ガ → ｶﾞ. ヮ ヵ ヶ ヰ ヱ have no half-width form and stay. */
export function toHalfWidthKana(text: string): string {
  // A voiced letter is split only if both halves exist.
  return toKatakana(text).replace(/[\u3001-\u300d\u3099-\u309c\u30a1-\u30fc]/g, (kana) => {
    if (kana === '゛') return 'ﾞ';
    if (kana === '゜') return 'ﾟ';
    const parts = [...kana.normalize('NFD')].map((part) => HALF_WIDTH.get(part));
    return parts.includes(undefined) ? kana : parts.join('');
  });
}

/** The dashes between the numbers of a block in the API's data (U+FF0D, U+2212 and similar): ２丁目７−２. */
const DASHES = /[-\u2010-\u2015\u2212\uff0d]/g;
/** A long vowel mark is a dash only between digits: in 7ー2, but not in タワー. */
const LONG_MARK_BETWEEN_DIGITS = /(?<=[0-9０-９])[ーｰ](?=[0-9０-９])/g;

/** Converts digits and hyphens to full or half width, or keeps them. Letters and the long vowel marks of names stay. */
export function toWidth(text: string, width: WidthForm): string {
  if (width !== 'full' && width !== 'half') return text;
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

/** Folds the usual spellings in roma: Ōtemachi, Ohtemachi, Ootemati; Nihombashi, Nihonbasi. */
function foldRoma(roma: string): string {
  return roma
    .normalize('NFD')
    .toLowerCase()
    .replace(/ts|ch/g, 't')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/[^a-z]|[hy]/g, '')
    .replace(/ou|(.)\1/g, (pair) => pair.charAt(0));
}

/** Reports whether a text in roman letters names no place of the API's roma, not even its beginning. Without roma, nothing is known. */
function isOtherRoma(text: string, roma: string): boolean {
  const letters = foldRoma(text);
  // Without the kind of a city: CHIYODA-KU.
  const names = roma.match(/(?<![A-Z-])[A-Z]{2,}/g)?.map(foldRoma) ?? [];
  return /^[a-z]{3}/i.test(text) && names[0] !== undefined && !names.some((name) => letters.includes(name) || name.startsWith(letters));
}

/** Compares letters without kanji with the readings of a place. */
interface Readings {
  /** Whether the letters behind a number name the place: 2-1 Iidabashi, not 2-1 Tower 3F. */
  isRead(text: string): boolean;
  /** Whether letters may be the reading of the place: みなとみらい is not that of 高島. */
  isReading(text: string): boolean;
}

/** Returns the readings of a place, as far as the record has them. */
export function readingsOf(values: ReadonlyMap<Part, string>): Readings {
  const [kana = '', roma = ''] = ['kana', 'roma'].map((script) =>
    PLACE_LEVELS.map((level) => values.get(`${level}-${script}` as Part) ?? '').join(' '),
  );
  const words = roma.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return {
    isRead: (text) => words.some((word) => text.replace(/-/g, '').includes(word)),
    isReading: (text) => {
      const [begun = ''] = toKatakana(text).match(/^[ァ-ヺ]{3,}/) ?? [];
      return !isOtherRoma(text, roma) && (kana.trim() === '' || kana.includes(begun));
    },
  };
}

/** Suffixes that stay lower case: Chiyoda-ku, Kita-machi. */
const SMALL_WORDS = /-(?:to|do|fu|ken|shi|gun|ku|cho|machi|mura|son|chome|tori|dori|jo)\b/gi;

/** Converts the API's roma to English style, the ward before its city: SENDAI-SHI AOBA-KU → Aoba-ku, Sendai-shi. Text not all upper case stays. */
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

/** A piece of an English address with its separator; empty if it cannot be written without Japanese letters. */
function englishPiece(part: Part, values: ReadonlyMap<Part, string>): string {
  const value = values.get(part) ?? '';
  const isNumbered = /^(?:block|building|organization)/.test(part);
  const text = isNumbered ? toEnglishBlock(value) : toEnglishName(values.get(`${part}-roma` as Part) ?? value);
  // Kanji, kana and full-width forms.
  return /[\u3000-\uffff]/.test(text) ? '' : text + (part === 'block' ? ' ' : ', ');
}

/** Returns the given parts as one line of an English address, from the smallest to the largest: 2-7-2 Marunouchi, Chiyoda-ku, Tokyo. */
export function englishLine(
  parts: readonly Part[],
  values: ReadonlyMap<Part, string>,
): { readonly parts: readonly Part[]; readonly text: string } {
  const pieces = PARTS.filter((part) => parts.includes(part))
    .map((part) => ({ part, text: englishPiece(part, values) }))
    .filter((piece) => piece.text !== '');
  const text = pieces.toReversed().map((piece) => piece.text);
  return { parts: pieces.map(({ part }) => part), text: text.join('').replace(/,? $/, '') };
}

/** Removes what spellings of a prefecture in roma differ in: accents (Ōsaka) and the suffix. The text is decomposed and in lower case. */
export function toPlainRoma(text: string): string {
  return (
    text
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[\s-]+(?:to|fu|ken|prefecture|pref\.?)$/, '')
      // Both spellings are official: Hepburn in passports, another one on maps.
      .replace(/^gumma$/, 'gunma')
      .replace(/^hokkai-do$/, 'hokkaido')
  );
}

/** Whether a form that asks for these parts asks for a place in roma, for none of these places in Japanese too, and for no reading. */
export function isRomaForm(parts: readonly Part[]): boolean {
  const places = parts.filter((part) => /^[pct].*-roma/.test(part));
  return (
    places.length > 0 && !parts.some((part) => part === 'address' || part.endsWith('-kana') || places.includes(`${part}-roma` as Part))
  );
}

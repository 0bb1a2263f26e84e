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

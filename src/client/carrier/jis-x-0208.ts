/** Rows of JIS X 0208 that have characters. Rows 9 to 15 and 85 to 94 are free, and makers fill them in different ways (①, 髙). */
const isAssigned = (row: number): boolean => row <= 8 || (row >= 16 && row <= 84);
/** Characters that Unicode has twice, and of which decoders know one: waves, minus, dash, double bar. */
const TWINS: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥', '¢': '￠', '£': '￡', '¬': '￢' };

let known: ReadonlySet<string> | undefined;

/** All characters of the standard, from the platform's own EUC-JP decoder: 94 rows of 94 cells. */
function characters(): ReadonlySet<string> {
  if (known) return known;
  const decoder = new TextDecoder('euc-jp');
  const found = new Set<string>(Object.keys(TWINS));
  for (let row = 1; row <= 94; row++) {
    if (!isAssigned(row)) continue;
    const cells = new Uint8Array(94 * 2);
    for (let cell = 1; cell <= 94; cell++) cells.set([row + 0xa0, cell + 0xa0], (cell - 1) * 2);
    for (const character of decoder.decode(cells)) if (character !== '\ufffd') found.add(character);
  }
  known = found;
  return found;
}

/**
 * The characters of a text that neither ASCII, half-width katakana nor JIS X 0208 has, once each: 髙, 﨑, ①, 𠮷. Label printers and
 * carriers' imports (Shift_JIS) print them as 〓 or refuse the line.
 *
 * @see https://www.jisc.go.jp/app/jis/general/GnrJISNumberNameSearchList?show&jisStdNo=X0208 JIS X 0208
 * @see https://encoding.spec.whatwg.org/#index-jis0208 the decoder's table, of which only the rows of the standard count here
 */
export function charactersOutsideJisX0208(text: string): readonly string[] {
  return [...new Set(text)].filter((one) => !/[\x20-\x7e\uff61-\uff9f]/.test(one) && !characters().has(one));
}

/** Kanji in names of people and places that are outside the standard and have no compatibility form, and the form inside it. */
const STANDARD_FORM: Readonly<Record<string, string>> = {
  髙: '高',
  﨑: '崎',
  𠮷: '吉',
  濵: '浜',
  德: '徳',
  栁: '柳',
  桒: '桑',
  瀨: '瀬',
};

/**
 * A text with the characters of JIS X 0208 only, as far as a usual substitute is known: 髙 becomes 高, ① becomes 1, ㈱ becomes (株), Ⅱ
 * becomes II. Other characters stay; `charactersOutsideJisX0208` names them.
 *
 * @see https://www.unicode.org/reports/tr15/ compatibility decomposition (NFKC), which gives most substitutes
 */
export function toJisX0208(text: string): string {
  return [...text]
    .map((one) => {
      if (charactersOutsideJisX0208(one).length === 0) return one;
      const plain = STANDARD_FORM[one] ?? one.normalize('NFKC');
      return charactersOutsideJisX0208(plain).length === 0 ? plain : one;
    })
    .join('');
}

/**
 * ケ and ヶ between kanji in one form: 霞ヶ関 or 霞ケ関. Japan Post's list has the large ケ in most names, carriers' masters the one or the
 * other, and comparisons of whole addresses fail on the difference. が stays: 霞が関 is the official name of another spelling.
 *
 * @see https://www.post.japanpost.jp/zipcode/dl/readme.html the public list, whose names have ケ
 */
export function toKe(text: string, form: 'ケ' | 'ヶ'): string {
  return text.replace(/(?<=\p{sc=Han})[ケヶ](?=\p{sc=Han})/gu, form);
}

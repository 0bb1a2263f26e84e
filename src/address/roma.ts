import { ROMA_OF, SMALL_ROMA_OF } from './text/sound-form.ts';

/** What Hepburn spells in another way than Kunrei. */
const HEPBURN: Readonly<Record<string, string>> = { シ: 'shi', チ: 'chi', ツ: 'tsu', フ: 'fu', ジ: 'ji', ヂ: 'ji', ヅ: 'zu', ヲ: 'o' };
const hepburnOf = (kana: string): string | undefined => HEPBURN[kana] ?? ROMA_OF.get(kana);

/** Katakana in the roma of the ZIP list: Hepburn in upper case, long vowels short, M before B, M and P. The data spells its exceptions. */
export function romaOf(kana: string): string {
  let roma = '';
  for (let i = 0; i < kana.length; i++) {
    const one = kana.charAt(i);
    const sound = hepburnOf(one);
    const small = SMALL_ROMA_OF.get(kana.charAt(i + 1));
    // キャ is kya, but シャ is sha; ティ is ti.
    if (one === 'ッ') roma += (hepburnOf(kana.charAt(i + 1)) ?? '').replace('ch', 't').charAt(0);
    else if (sound === undefined || small === undefined) roma += sound ?? one;
    else {
      const start = sound.slice(0, -1);
      roma += /^(?:sh|ch|j)$/.test(start) ? start + small.slice(-1) : start + small;
      i += 1;
    }
  }
  return roma
    .normalize('NFKC')
    .replace(/n(?=[bmp])/g, 'm')
    .replace(/o[ou]+/g, 'o')
    .replace(/uu+/g, 'u')
    .toUpperCase();
}

/** The kind of place that ends each word of a city's name: 市 区 町 村 郡. */
const WORD_END = /^(.+)(シ|ク|チョウ|マチ|ムラ|ソン|グン)$/;

/** A city's kana in roma, by word and kind: SAPPORO-SHI CHUO-KU. */
export function cityRomaOf(name: string, kana: string): string {
  const first = name.includes('郡') ? /^(.+?グン)(.+)$/ : /市.+区$/.test(name) ? /^(.+?シ)(.+)$/ : undefined;
  const words = first?.exec(kana)?.slice(1) ?? [kana];
  return words.map((word) => (WORD_END.exec(word)?.slice(1) ?? [word]).map(romaOf).join('-')).join(' ');
}

/** A prefecture's kana in roma, without its kind, as the API has it: TOKYO, OSAKA, AOMORI, but HOKKAIDO. */
export function prefectureRomaOf(kana: string): string {
  return romaOf(kana.replace(/(?<=..)(?:ト|フ|ケン)$/, ''));
}

import { foldPlaceName } from './place-names.ts';
import { toModernForms } from './text/old-forms.ts';

const DIGITS = '〇一二三四五六七八九';

/** 1 to 99 in kanji: 12 → 十二. */
function kanjiNumber(digits: string): string {
  const [tens, ones] = [Math.floor(Number(digits) / 10), Number(digits) % 10];
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS.charAt(ones) : ''}`;
}

/** One spelling of a town's name, for comparison: 霞ヶ関 and 霞が関, 丸ノ内 and 丸の内, 澤 and 沢, 三ツ沢 and 三ッ沢, 北1条西 and 北一条西. */
export function foldTown(name: string): string {
  return toModernForms(foldPlaceName(name))
    .replace(/ッ/g, 'ツ')
    .replace(/[之乃]/gu, 'ノ')
    .replace(/(?<!\d)[1-9]\d?(?=条|線|番町)/gu, kanjiNumber);
}

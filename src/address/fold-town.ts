import { foldPlaceName } from './place-names.ts';

/** Old and new forms of kanji that both occur in names of places. The list has one of each pair. */
const VARIANTS =
  '澤沢 濱浜 邊辺 邉辺 龍竜 條条 廣広 國国 萬万 櫻桜 瀧滝 嶋島 嶌島 學学 藪薮 鶯鴬 檜桧 冨富 峯峰 曾曽 淵渕 籠篭 穗穂 靭靱 蠣蛎 﨑崎 髙高 惠恵 壽寿 榮栄 與与 應応 圓円 齋斎 齊斉 縣県 鹽塩 礪砺 蘆芦 驛駅 壹壱 貳弐 祗祇 舘館 莊荘 鐵鉄 豐豊 眞真 彌弥 澁渋 實実 來来 關関 觀観 舊旧 嚴厳 聲声 藏蔵 兒児 處処 繩縄 泻潟 埜野 疊畳 當当';
const PLAIN_OF: ReadonlyMap<string, string> = new Map(VARIANTS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

const DIGITS = '〇一二三四五六七八九';

/** 1 to 99 in kanji: 12 → 十二. */
function kanjiNumber(digits: string): string {
  const [tens, ones] = [Math.floor(Number(digits) / 10), Number(digits) % 10];
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS.charAt(ones) : ''}`;
}

/**
 * One spelling of a town's name, for comparison: 霞ヶ関 and 霞が関, 丸ノ内 and 丸の内, 澤 and 沢, 三ツ沢 and 三ッ沢, 北1条西 and 北一条西.
 */
export function foldTown(name: string): string {
  return foldPlaceName(name)
    .replace(/[^\0-\x7f]/gu, (character) => PLAIN_OF.get(character) ?? character)
    .replace(/ッ/g, 'ツ')
    .replace(/[之乃]/gu, 'ノ')
    .replace(/(?<!\d)[1-9]\d?(?=条|線|番町)/gu, kanjiNumber);
}

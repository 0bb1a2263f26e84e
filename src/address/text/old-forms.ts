/** Old and modern forms of kanji that both occur in names of places. The public ZIP list has one of each pair. */
const VARIANTS =
  '澤沢 濱浜 邊辺 邉辺 龍竜 條条 廣広 國国 萬万 櫻桜 瀧滝 嶋島 嶌島 學学 藪薮 鶯鴬 檜桧 冨富 峯峰 曾曽 淵渕 籠篭 穗穂 靭靱 蠣蛎 﨑崎 髙高 惠恵 壽寿 榮栄 與与 應応 圓円 齋斎 齊斉 縣県 鹽塩 礪砺 蘆芦 驛駅 壹壱 貳弐 祗祇 舘館 莊荘 鐵鉄 豐豊 眞真 彌弥 澁渋 實実 來来 關関 觀観 舊旧 嚴厳 聲声 藏蔵 兒児 處処 繩縄 泻潟 埜野 疊畳 當当 區区';
const MODERN: ReadonlyMap<string, string> = new Map(VARIANTS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** Writes the old forms of kanji as modern ones: 澤 as 沢. */
export function toModernForms(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => MODERN.get(character) ?? character);
}

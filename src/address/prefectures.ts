/** The 47 prefectures in the order of their codes (JIS X 0401): names without their kind, and roma as the API spells them. */
const TABLE =
  '北海道 HOKKAIDO,青森 AOMORI,岩手 IWATE,宮城 MIYAGI,秋田 AKITA,山形 YAMAGATA,福島 FUKUSHIMA,茨城 IBARAKI,栃木 TOCHIGI,群馬 GUMMA,' +
  '埼玉 SAITAMA,千葉 CHIBA,東京 TOKYO,神奈川 KANAGAWA,新潟 NIIGATA,富山 TOYAMA,石川 ISHIKAWA,福井 FUKUI,山梨 YAMANASHI,長野 NAGANO,' +
  '岐阜 GIFU,静岡 SHIZUOKA,愛知 AICHI,三重 MIE,滋賀 SHIGA,京都 KYOTO,大阪 OSAKA,兵庫 HYOGO,奈良 NARA,和歌山 WAKAYAMA,鳥取 TOTTORI,' +
  '島根 SHIMANE,岡山 OKAYAMA,広島 HIROSHIMA,山口 YAMAGUCHI,徳島 TOKUSHIMA,香川 KAGAWA,愛媛 EHIME,高知 KOCHI,福岡 FUKUOKA,佐賀 SAGA,' +
  '長崎 NAGASAKI,熊本 KUMAMOTO,大分 OITA,宮崎 MIYAZAKI,鹿児島 KAGOSHIMA,沖縄 OKINAWA';

/** A prefecture as people write it and as the API does. */
export interface Prefecture {
  /** Two digits (JIS X 0401). */
  readonly code: string;
  /** 東京都, 大阪府, 北海道, 青森県. */
  readonly name: string;
  /** 東京, 大阪, 北海道, 青森. */
  readonly short: string;
  /** TOKYO. */
  readonly roma: string;
}

const KIND: Readonly<Record<string, string>> = { 北海道: '', 東京: '都', 京都: '府', 大阪: '府' };

/** All prefectures, in the order of their codes. */
export const PREFECTURES: readonly Prefecture[] = TABLE.split(',').map((entry, i) => {
  const [short = '', roma = ''] = entry.split(' ');
  return { code: String(i + 1).padStart(2, '0'), name: short + (KIND[short] ?? '県'), short, roma };
});

import { PREFECTURES_ROMA } from '../text/prefectures-roma.ts';

/** The 47 prefectures in the order of their codes (JIS X 0401), without their kind. */
const SHORT =
  '北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 ' +
  '滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄';

/** A prefecture as people write it. */
export interface Prefecture {
  /** Two digits (JIS X 0401). */
  readonly code: string;
  /** 東京都, 大阪府, 北海道, 青森県. */
  readonly name: string;
  /** 東京, 大阪, 北海道, 青森. */
  readonly short: string;
  /** tokyo. */
  readonly roma: string;
}

const KIND: Readonly<Record<string, string>> = { 北海道: '', 東京: '都', 京都: '府', 大阪: '府' };

export const PREFECTURES: readonly Prefecture[] = SHORT.split(' ').map((short, i) => ({
  code: String(i + 1).padStart(2, '0'),
  name: short + (KIND[short] ?? '県'),
  short,
  roma: PREFECTURES_ROMA[i] as string,
}));

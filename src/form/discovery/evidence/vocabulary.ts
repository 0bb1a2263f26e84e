import { type Part, PARTS } from '../../../address/parts.ts';

/**
 * What a word says: parts of an address, joined by `+`; `line`, an address without naming parts; `rest`, everything behind the part before;
 * `from` and `until`, a range; a reading; `other`, another question; `filler`, nothing.
 */
export type Sense = string;

/** A row for each sense, its words separated by spaces; `_` is a space in a word. */
function read(rows: Readonly<Record<Sense, string>>): Map<string, Sense> {
  return new Map(
    Object.entries(rows).flatMap(([sense, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), sense] as const)),
  );
}

/** From the largest part to the smallest. */
export const CHAIN: readonly Part[] = ['prefecture', 'city', 'town', 'block', 'building'];

/**
 * Words of labels, in half width and lower case. The longest word at a place counts. A Latin word stands alone; so does a part of one letter.
 * test/form/discovery/ledger.json says which form of the corpus, or which rule of the documents, needs each of them.
 */
export const LABEL_WORDS: Map<string, Sense> = read({
  'postal-code':
    '郵便番号 郵便番 郵便no 郵便コード 郵便 〒 ゆうびんばんごう zip zipcode zip_code postcode post_code postal postalcode postal_code',
  prefecture: '都道府県 都道府 都府県 道府県 府県 県 prefecture prefectures state province region county 州名/ 州/',
  'prefecture-code': '都道府県コード 都道府県名コード 都道府県市区町村コード 都道府県市区町村名コード prefecture_code',
  city: '市区町村 市 市名 city ward municipality town village',
  'city-code': '市区町村コード 市区町村名コード 自治体コード city_code jis_code jiscode jisコード',
  'city+town': '区町村',
  town: '町域 町村域 町名 町村名 町字 町村字 町丁 町丁目 字名 大字 字 地名 ・区名 区町 町区 町村 町 area district',
  block: '丁目番地 丁番地 丁、番地 丁・番 丁番 丁目 番地 地番 番・号 枝番・ 番地号 house_number street_number block',
  building:
    '建造物 建物 棟 ビル マンション アパート 方書 寮 団地 部屋 部屋番号 部屋番 部屋号 ・部屋情報 号室 building apartment apt suite flat unit room',
  organization:
    '会社名 会社名称 会社の名称 会社等の名称 法人名 企業名 団体名 組織名 組織名称 勤務先名 勤務先名称 事業所名 事業所名称 事業場名 事業場名称 貴社 御社 社名 屋号 商号 ^会社 ^法人 ^企業 ^団体 ^勤務先 company organization organisation',
  line: '住所 詳細住所 詳細な住所 所在地 届け先地 届先地 住所詳細 住所の詳細 所在地詳細 所在地の詳細 住所情報 address addres adress street streetline street_address address_line street_address_line streetaddress',
  rest: '以降 以下 以降の住所 以降のご住所 以降住所 以下の住所 以下のご住所 その他住所 その他の住所 その他ご住所 その他のご住所',
  from: 'から',
  until: 'まで',
  kana: 'フリガナ フリカナ カナ カタカナ ヨミガナ ヨミ ふりがな かな よみがな ひらがな 読み 読み仮名 読みがな',
  roma: 'ローマ字 英語 英文 英字 英表記 romaji in_english english romanized romanised',
  other:
    'メール mail email 電話 携帯 tel telephone phone fax ファックス 氏名 名前 姓 宛名 担当 備考 要望 パスワード password 生年月日 誕生日 カード card url サイト 問合せ 問い合わせ 問い合せ 件名 希望 国籍 クーポン 口座 銀行 支店 検索 キーワード search ip_address ipaddress web_address first_name firstname last_name full_name user_name username 建物の 建物種 住所の名 物件 国名 ^国 country 出身 出生 生まれ birth 本籍 住民票 最寄 職業 部署 役職 きっかけ 保険会社 配送会社 運送会社 親会社 前職',
  again: '確認 再入力 confirm confirmation',
  filler:
    '入力 記入 選択 して下さい してください 下さい ください お願いします お願いいたします 願いします 自動 必須 必須項目 必ず 正確 任意 省略可 表記 半角 全角 英数字 英数 数字 桁 文字 三桁 四桁 七桁 ハイフン ハイフンなし ハイフン不要 ハイフンあり ハイフン無し ハイフン抜き その他 番号 名 名称 階 階数 階層 様方 など および 及び または 欄 ほか 続き フロア ご お な の を は に と や 等 ー 郵便番号から 郵便番号で 郵便番号より 検索され 確認ください 確認下さい 確認してください 行目 etc i ii iii your the please enter select optional required shipping billing delivery mailing name number no or and floor',
});

/**
 * The ends of names and ids, written as one word: `customer[zip_code]` ends with zipcode. They come from EC-CUBE, WooCommerce, Welcart,
 * Magento, Shopify, shop and mail form services.
 */
export const NAME_WORDS: Map<string, Sense> = read({
  // EC-CUBE: 市区町村・町名 in the first line, 番地・建物名 in the second.
  'block+building': 'addr02 address02',
  'postal-code':
    'zip zipcode zipcd zipno zipnum zipnumber hzip hzipcode post postcode postcd postcord postno postnum postnumber postal postalcode postalcd postalno postalnumber postecode yubin yubinno yubinbango yubinnum yubincode yubincd yubinnumber pcode',
  'prefecture-code': 'prefcode prefcd prefno prefecturecode prefecturecd prefectureno',
  prefecture:
    'pref prefs prefid prefselect prefecture prefectures prefectureid prefecturesid perfecture prefucture prefacture prefeture todofuken todohuken region regionid state stateorprovince province zone administrativearea',
  'city-code': 'citycode citycd municipalitycode lgcode jiscode',
  city: 'city cities cityid citytown cityward addresscity addrcity ward shi shiku shikuchoson shichoson shikugun shikugunchoson municipality municipalities locality gunshi',
  town: 'town townarea machi machiarea machiiki cho choiki suburb',
  'town+block+building': 'strt str',
  'town+block': 'townbanchi townblock machibanchi chobanchi choikibanchi chomeibanchi',
  block: 'banchi chomebanchi block blockno blocknumber house houseno housenumber streetnumber',
  building:
    'building buildings bulding builiding buildding bldg tatemono mansion mansyon manshon apartment apart apt room roomno roomnumber heya heyabango heyano biru addr03',
  organization: 'company organization organisation kaisha corp corporation hojin biz officename',
  // The name of a person.
  other: 'shimei simei',
  line: 'ad add addr address adress addres addressline addrline addressdetail addressdetails addressother addrdetail addrother adr juso jusho street streetaddress streetaddr location',
});

/** Returns the parts that a sense names; none for `line`, `other` and the like. */
export function partsOf(sense: Sense): Part[] {
  return PARTS.filter((part) => sense.split('+').includes(part));
}

import { type Part, PARTS } from '../../../address/parts.ts';

/**
 * What a word says: parts of an address, joined by `+`; `line`, an address without naming parts; `rest`, everything behind the part before;
 * `until`, everything in front of the part before; `more`, also what follows; `room`, `parcel` and `trade`, less than another word for the part; a
 * reading; `other`, another question; `filler`, nothing.
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
    '郵便番号 郵便番号で住所検索 zip ^郵便 zip_code ゆうびんばんごう 邮政编码 zipcode postalcode postcode postal 〒 postal_code post_code post_cd post_number cep',
  prefecture:
    '都道府県 県 prefecture state province region county ・州 /州 ^州 ^州地方 州名/ prefectures província prefeitura estado 도도부현',
  'prefecture-code': '都道府県コード',
  city: '市区町村 市 city 都市 ward municipality locality town cidade 시/구 ^シティ',
  'city-code': '市区町村コード',
  'city+town': '区町村',
  'city+town+block+building': '都道府県以外 都道府県より下 都道府県を除く',
  'town+until': '丁目まで',
  town: 'district 大字 町区 町域 町村域 町 地名 町村 字',
  block: '丁目 町目 番地 丁番地 番 丁番 枝番・ house_number street_number chome',
  'block+parcel': '地番',
  building: '物件名+部屋 建物 棟 ビル ビルディング マンション アパート 方書 building bldg apartment apt suite unit 補足住所 住所補足',
  'building+room': '部屋 号室 号数 ・部屋情報 room',
  organization:
    '会社名 会社等の名 会社・部門 法人名 ^勤め先 団体名 ^会社 事業所名 事業者名 企業名 事業場名 所属施設名 組織名 社名 organization organisation company ^勤務先',
  'organization+trade': '屋号',
  'block+building': '番地・施設名',
  line: '住所 居住地 endereço 주소 現住所 所在地 adress address street streetaddress streetline address_line',
  rest: '以降 以下 から 続き つづき 詳細住所 詳細な住所 住所詳細',
  until: 'まで',
  more: 'など 等 その他',
  kana: 'フリガナ カナ kana furigana ヨミガナ ふりがな かな よみがな',
  roma: 'romaji in_english english 英語 英字 ローマ字',
  other:
    'メール mail email 電話 携帯 tel telephone country phone 住民票 ^部屋 ^地名 fax ファックス 問い合わせ 氏名 姓 宛名 要望 担当 備考 パスワード password ユーザ 生年月日 誕生日 card url サイト 希望 国籍 検索 search ip_address first_name full_name user_name ^丁目 建物の 建物種 建物階 名前 web_address 口座 last_name firstname 物件 カード ^国 出身 birth ipaddress 住所の名 username 問合せ 件名 銀行 支店 本籍 職業 部署 市区町村番号 個人名 保険会社 配送会社 親会社 前職',
  again: '確認 再入力 confirm confirmation',
  filler:
    '入力 入れて 無し 必須項目 記入 選択 して下さい してください 下さい ください お願いします 自動 必須 residential 任意 省略可 表記 半角 英数字 桁 ハイフン なし あり 不要 のみ 数字 文字 字以下 文字以下 住まいの 番地不要 他 番号 名 階 必ず 階数 階層 および 及び 欄 ほか フロア ご お の japan は で と や 様方 全角 漢字 郵便番号で です 検索され 確認ください 詳しい hyphens を 行目 your ケタ the please enter select optional required mailing current other permanent contact in_japan delivery in_japanese japanese with hyphen 郵便番号から 郵便番号入力で shipping without billing name number no or and floor etc digits',
});

/**
 * The ends of names and ids, written as one word: `customer[zip_code]` ends with zipcode. They come from EC-CUBE, WooCommerce, Welcart,
 * Magento, Shopify, shop and mail form services.
 */
export const NAME_WORDS: Map<string, Sense> = read({
  // EC-CUBE: 市区町村・町名 in the first line, 番地・建物名 in the second.
  'block+building': 'addr02 address02',
  'postal-code': 'zip zipcode yubinno zipcd postcode postno postal yubinbango post postnum postalcode yubin',
  'prefecture-code': 'prefcode prefcd',
  prefecture: 'pref prefid todofuken prefectureid prefecture regionid province state region',
  'city-code': 'citycode',
  city: 'city cityid citytown ward shikuchoson shichoson municipality locality',
  town: 'town machi cho choiki',
  'town+block+building': 'strt str',
  block: 'banchi block housenumber streetnumber',
  building: 'building bldg tatemono apartment apt mansion addr03',
  'building+room': 'room roomnumber roomno',
  organization: 'company organization organisation kaisha corp hojin',
  // The name of a person.
  other: 'shimei',
  line: 'add addr address adress addressline jusho street streetaddress location',
});

/** What may stand behind the word of a name: `city_kana`, `zip_first`, `addr1Input`, `zip_a`. The first that fits counts. */
export const NAME_ENDS: Map<string, Sense> = read({
  kana: 'kana gana furi huri yomi',
  roma: 'romaji roma english',
  count: 'first second last front back top part',
  filler: 'work home name mei nm input field text txt box',
  side: 'a b',
});

/**
 * The field names of `autocomplete` and what they mean in Japan.
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
export const TOKENS: ReadonlyMap<string, Sense> = read({
  'postal-code': 'postal-code',
  prefecture: 'address-level1',
  city: 'address-level2',
  town: 'address-level3',
  'prefecture+city+town+block': 'address-line1',
  building: 'address-line2',
  'prefecture+city+town+block+building': 'street-address',
  organization: 'organization',
});

/**
 * The classes that YubinBango documents (microformats h-adr). 町域 is `p-street-address`, 以降の住所 `p-extended-address`; pages without a field
 * for the latter expect the rest in the former.
 * @see https://github.com/yubinbango/yubinbango
 */
export const CLASSES: ReadonlyMap<string, Sense> = read({
  'postal-code': 'p-postal-code',
  prefecture: 'p-region',
  'prefecture-code': 'p-region-id',
  city: 'p-locality',
  town: 'p-street-address',
  'block+building': 'p-extended-address',
});

/** Romanizations and how the words above write them: `zyuusyo`, `jusho`. */
export const ROMANIZATIONS: readonly (readonly [string, string])[] =
  'hu,fu uu,u ou,o ti,chi si,shi sy,sh ty,ch cy,ch zy,j jy,j nnb,nb nng,ng'.split(' ').map((pair) => pair.split(',') as [string, string]);

/** Returns a text in half width and lower case, and `zipCode` in two words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Returns the parts that a sense names; none for `line`, `other` and the like. */
export function partsOf(sense: Sense = ''): Part[] {
  return PARTS.filter((part) => sense.split('+').includes(part));
}

/** Reports whether a text contains one of some words, separated by spaces. */
export function containsAny(text: string, words: string): boolean {
  return words.split(' ').some((word) => text.includes(word));
}

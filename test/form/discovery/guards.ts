import { SERIALIZED } from '../corpus/read-in-node.ts';
import type { SerializedForm } from '../corpus/serialize.ts';
import type { Tree } from '../corpus/tree.ts';

/** Labels that must not be read as a part of this form's address. */
export const GUARDS: readonly string[] =
  '丁目|備考（番地など）|ご要望（建物名など）|ご所属（部門名、病棟など）|氏名（カナ）|郵便番号から検索|郵便番号から検索されます|IP address|IPaddress|Web address|建物の種別|建物種別|建物階数|部屋名|会社のメール|電話（建物）|mail address|住所の名称|郵便番号（確認）|住所（確認用）|住所（再入力）|Confirm ZIP|Address confirmation|出身の都道府県|City of birth|保険会社名|親会社名|前職の会社名|配送会社名|希望住所|物件住所|本籍住所|住民票の住所|会社担当|宛名住所|問い合わせ住所|問合せ住所|件名（住所）|口座住所|銀行住所|支店住所|携帯住所|First name (company)|Firstname (company)|Last name (company)|Full name (company)|User name (company)|username (company)|国名（都道府県）|国|Country (state)|カード住所|Card address|検索住所|Address search|サイト住所|国籍（都道府県）|Phone (address)|Telephone (address)|Tel (address)|Fax (address)|ファックス（住所）|パスワード（住所）|Password (address)|生年月日（住所）|誕生日（住所）|姓（住所）|名前（住所）|職業（会社名）|部署（会社名）|URL (company)|email address|メール住所|会社・自宅|勤務先・職種|会社・法人番号|255文字以下で入力|3000字以下で入力|区市町村番号|型番|品番|順番|団地名|棟梁名'.split(
    '|',
  );

/** Labels that the documents promise, beside those of one word in their table. */
export const PROMISED_LABELS: readonly string[] =
  '郵便番号|〒|ゆうびんばんごう|ZIP Code|Postal code|Post code|都道府県|都道府県名|県名|Prefecture|State|市区町村|市区郡|市町村|市区町村名|City|町名|町域|町域名|町字|大字|番地|丁目・番地|番地・号|丁目番地号|地番|建物名|ビル名|ビルディング名|マンション名|アパート名|部屋番号|号室|方書|Building|会社名|法人名|団体名|事業所名|勤務先|お勤め先|屋号|Company|住所|ご住所|現住所|所在地|お届け先住所|住所1|住所詳細|それ以降の住所|市区町村（カナ）|町名（ふりがな）|会社名（フリガナ）|Address (English)|市区町村（ローマ字）|町名（ローマ字）|都道府県コード|市区町村コード|市区町村から|郵便'.split(
    '|',
  );

/** Labels with what the documents promise to say nothing, and the part that they name. */
export const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'postal-code':
    'Please enter your postal code (required)|Please select the zip (optional)|郵便番号（上3ケタ）|Shipping postal|Billing postalcode|Delivery zipcode|郵便番号（ハイフンなし）を入力してください|郵便番号ハイフン不要|Zip (Japan)|Postal code (Japanese)|Postcode without hyphens|Postcode with hyphen|Postcode 7 digits|郵便番号 数字のみ|郵便番号 半角文字で'.split(
      '|',
    ),
  prefecture:
    '都道府県を選択して下さい|都道府県をご記入ください|都道府県をご選択下さい|都道府県をお願いします|都道府県を必ず自動入力|都道府県欄 必須項目|お住まいの都道府県|Region name|County no'.split(
      '|',
    ),
  city: 'City / Locality|Ward or town|City and municipality|市区町村または番号および'.split('|'),
  block: '番地・枝番|番地 ハイフンあり|番地 全角|番地 英数字|番地 3桁|番地ハイフンなし|House number|Street number'.split('|'),
  building: '建物区画名|棟|Bldg.|Apartment, suite, unit, room, floor, etc.|Apt.|建物名・階・様方|建物名 省略可|建物名称|Room number'.split(
    '|',
  ),
  'town,block': ['町村字番地', '町丁目'],
  'prefecture,city': ['都道府県及び市区町村'],
  'city,town,block,building': ['住所（都道府県を除く）', '都道府県以外の住所'],
  'city-roma': ['City romaji', 'City in English'],
  'city-kana': ['市区町村 よみがな', '市区町村 ヨミガナ', '市区町村 かな'],
  organization: ['Organisation', 'Company 会社名', '会社・学校名', '法人名又は店舗名', '勤務先／所属先名'],
  'organization-kana': ['会社（カナ）', '法人名または店舗名（フリガナ）'],
  '': 'Mailing address|Residential address|Current address|Permanent address|Contact address|Address in Japan|Address in Japanese|住　所|住所（ご確認ください）|住所（続き）|詳細な住所|住所 1行目|Street address|Address line 1|Streetaddress'.split(
    '|',
  ),
};

/** Names of shop systems and services that the documents promise. */
export const PROMISED_NAMES: readonly string[] =
  'zip zipcode postal_code post yubin yubin_bango pref prefecture todofuken state region province city municipality locality ward shikuchoson town machi cho chouiki banchi block house_number building bldg tatemono mansion room apartment company organization kaisha hojin address address1 addr01 jusho street location city_kana town_kana company_kana city_roma town_roma pref_code city_code zipcd postno yubinno postal shichoson citytown prefid prefectureid regionid roomno roomnumber apt streetnumber streetaddress corp organisation prefcd shimei postcode city_gana city_furikana city_hurigana city_english city_yomi city_romaji zip_first zip_second zip_last zip_front zip_back zip_top addr1_nm chomei addr1Input addr1_field addr1_text addr1_txt addr1_box zip_a zip_b city_home'.split(
    ' ',
  );

const input = (n: number, attributes: Readonly<Record<string, string>> = {}): Tree => ['input', { 'data-n': String(n), ...attributes }];
const formOf = (source: string, takes: readonly string[], ...rows: readonly Tree[]): SerializedForm => ({
  source: `guard: ${source}`,
  takes,
  tree: [['form', ...rows]],
});
const form = (source: string, takes: readonly string[], ...rows: readonly Tree[]): SerializedForm =>
  formOf(source, ['postal-code', ...takes], ['p', '郵便番号'], input(0, { name: 'zip' }), ['i'], ...rows);
const PREFECTURES = SERIALIZED.options.findIndex((list) => list.length > 40);
const list = (n: number, attributes: Readonly<Record<string, string | number>>): Tree => ['select', { 'data-n': String(n), ...attributes }];

/** Forms that show the harm which a rule prevents, although no form of the corpus does. */
export const GUARDED_FORMS: readonly SerializedForm[] = [
  form(
    'a heading above several fields names none of them',
    ['city', 'town+block'],
    ['p', '住所'],
    input(1, { name: 'city' }),
    input(2, { name: 'town' }),
  ),
  formOf('a list is no ZIP Code field', [''], ['p', '郵便番号'], list(0, { options: -1 }), ['i']),
  form('the label of another question overrules a token', [''], ['label', 'Phone', input(1, { autocomplete: 'address-level1' })]),
  form('a label overrules the token of another question', ['prefecture'], ['label', '都道府県', input(1, { autocomplete: 'username' })]),
  form(
    'a mark of the page is stronger than a label that says less',
    ['', 'city+town'],
    ['label', '市区町村', input(1)],
    input(2, { 'data-dga-field': 'city town' }),
  ),
  formOf(
    'a field of the group of the code is stronger than one without',
    ['postal-code', '', 'city'],
    input(0, { name: 'billing_zip' }),
    ['i'],
    input(1, { name: 'city' }),
    input(2, { name: 'billing_city' }),
  ),
  form(
    'a list of prefectures yields to a field that names them',
    ['', 'prefecture'],
    list(1, { options: PREFECTURES }),
    ['p', '都道府県'],
    input(2),
  ),
  form(
    '住所・建物名 is a line that takes the building too',
    ['prefecture', 'city', 'town+block+building'],
    ['label', '都道府県', list(1, { options: PREFECTURES })],
    ['label', '市区町村', input(2)],
    ['label', '住所・建物名', input(3)],
  ),
  formOf(
    'a company far above the ZIP Code of a site is not the company of the site',
    ['', '', 'postal-code', 'prefecture+city+town+block+building'],
    ['label', '会社名', input(0)],
    ['label', '電話番号', input(1)],
    ['label', '施工場所の郵便番号', input(2)],
    ['i'],
    ['label', '施工場所の住所', input(3)],
  ),
  formOf(
    'a prefecture far above a ZIP Code with a line for the whole address belongs to another question',
    ['', '', 'postal-code', 'prefecture+city+town+block+building'],
    ['label', '都道府県', list(0, { options: PREFECTURES })],
    ['label', 'メールアドレス', input(1)],
    ['label', '郵便番号', input(2)],
    ['i'],
    ['label', '住所', input(3)],
  ),
  formOf(
    'a mark in front of a label and a remark in brackets behind the field above do not name another field',
    ['postal-code', 'prefecture+city+town+block', 'building'],
    ['div', ['label', '＊郵便番号'], ['div', input(0)]],
    ['i'],
    ['div', ['label', '＊住所１'], ['div', input(1)]],
    ['p', '（都道府県から番地まで）'],
    ['div', ['label', '＊住所２'], ['div', input(2)]],
  ),
  formOf(
    'a label that repeats word for word is of another address',
    ['postal-code', 'city+town+block', 'building', '', '', '', 'prefecture'],
    ['div', ['p', '郵便番号'], input(0, { name: 'zip01' })],
    ['i'],
    ['div', ['p', '都道府県'], list(6, { options: PREFECTURES })],
    ['div', ['p', '送り先住所1'], input(1, { name: 'addr01' })],
    ['div', ['p', '送り先住所2'], input(2, { name: 'addr02' })],
    ['div', ['p', '郵便番号'], input(3, { name: 'zip01_2' })],
    ['div', ['p', '送り先住所1'], input(4, { name: 'addr01_2' })],
    ['div', ['p', '送り先住所2'], input(5, { name: 'addr02_2' })],
  ),
  formOf(
    'a city that a token marks takes neither town nor block of a form without fields for them',
    ['postal-code', 'city', 'building'],
    ['label', '郵便番号', input(0, { autocomplete: 'postal-code' })],
    ['i'],
    ['label', '市区町村', input(1, { autocomplete: 'address-level2' })],
    ['label', '建物名', input(2, { autocomplete: 'address-line2' })],
  ),
  formOf(
    'a line with the example of a block takes the city that no other field takes',
    ['postal-code', 'prefecture', 'city+town+block+building'],
    ['label', '郵便番号', input(0)],
    ['i'],
    ['label', '都道府県', input(1)],
    ['label', '以降の住所', input(2, { placeholder: '例：1-2-3' })],
  ),
  form(
    'a text behind a field and a line break names this field if the lines end with such a text',
    ['city+town', 'block+building'],
    ['p', input(1), ['br'], '市区町村（例：千代田区神田神保町）', ['br'], input(2), ['br'], '番地・ビル名'],
  ),
  form(
    'the reading of a numbered line is unknown beside the reading of a city',
    ['city', 'city-kana', 'town+block', ''],
    ['label', '市区町村', input(1)],
    ['label', '市区町村（カナ）', input(2)],
    ['label', '町名・番地', input(3)],
    ['label', '住所1（カナ）', input(4)],
  ),
  form(
    'お届け先 says whose address it is, and the name says which part',
    ['prefecture+city+town+block', 'building'],
    ['label', 'お届け先', input(1, { name: 'address1' })],
    ['label', '建物名', input(2, { name: 'address2' })],
  ),
  form(
    'a number in brackets makes no example of a placeholder that names its field',
    ['city+town', 'block'],
    input(1, { placeholder: '市区町村' }),
    input(2, { placeholder: '番地（1-1-1）' }),
  ),
  form(
    'a company in front of another address belongs to that address',
    ['prefecture+city+town+block+building', '', ''],
    ['label', '住所', input(1)],
    ['label', '職業', input(4)],
    ['label', '会社名', input(2)],
    ['label', '会社所在地', input(3)],
  ),
  form(
    'a company and a building beside the city of another address belong to that address',
    ['city+town', 'block', '', '', '', '', '', ''],
    ['label', '市区町村', input(1)],
    ['label', '番地', input(2)],
    ['label', '電話番号', input(3)],
    ['label', '会社名', input(4)],
    ['label', '氏名', input(5)],
    ['label', '市区町村', input(6)],
    ['label', '番地', input(7)],
    ['label', '建物名', input(8)],
  ),
  form(
    'a building beside the city of another owner is not that of the address',
    ['city+town', 'block', '', '', ''],
    ['label', '市区町村', input(1)],
    ['label', '番地', input(2)],
    ['label', '電話番号', input(3)],
    ['label', '実家の市区町村', input(4)],
    ['label', '建物名', input(5)],
  ),
  form(
    '住所 behind a block and other questions is another address, and so is the line behind it',
    ['prefecture', 'city+town', 'block', '', '', ''],
    ['label', '都道府県', list(1, { options: PREFECTURES })],
    ['label', '市区町村', input(2)],
    ['label', '番地', input(3)],
    ['label', '氏名', input(4)],
    ['label', '住所', input(5)],
    ['label', '住所2', input(6)],
  ),
  form(
    'a company with the owner of another address is the company of that address',
    ['prefecture+city+town+block+building', '', '', '', '', ''],
    ['label', '住所', input(1)],
    ['label', '電話番号', input(2)],
    ['label', '送付先の会社名', input(3)],
    ['label', '役職', input(4)],
    ['label', '氏名', input(5)],
    ['label', '送付先の住所', input(6)],
  ),
  form(
    'an address in tokens is another address if the ZIP Code has one, with its company',
    ['prefecture+city+town+block+building', '', '', '', ''],
    input(1, { autocomplete: 'street-address' }),
    ['label', '電話番号', input(2)],
    input(3, { autocomplete: 'organization' }),
    input(4, { autocomplete: 'street-address' }),
    input(5, { autocomplete: 'address-line2' }),
  ),
  form(
    'a company behind its address stays with it, although another address follows',
    ['prefecture+city+town+block+building', 'organization', '', '', '', '', ''],
    ['label', '住所', input(1)],
    ['label', '会社名', input(2)],
    ['label', '役職', input(3)],
    ['label', '氏名', input(4)],
    ['label', '電話番号', input(5)],
    ['label', '市区町村', input(6)],
    ['label', '番地', input(7)],
  ),
  formOf(
    'a field that label and id name alike is no second box, although names are counted',
    ['postal-code', 'prefecture', 'city+town+block+building'],
    ['label', '郵便番号', input(0, { name: 'q1', id: 'zip' })],
    ['i'],
    ['label', '都道府県', input(1, { name: 'q2', id: 'pref' })],
    ['label', '住所', input(2, { name: 'q3' })],
  ),
  form(
    'a hint about what comes after the search of the ZIP Code names no ZIP Code field',
    ['prefecture+city+town+block+building'],
    ['label', '住所', input(1, { placeholder: '郵便番号検索後、番地・部屋番号を追記してください' })],
  ),
  form(
    'a button or the question of a telephone between prefecture and line takes no city away',
    ['prefecture', '', 'city+town+block+building'],
    ['label', '都道府県', list(1, { options: PREFECTURES })],
    ['input', { type: 'button', value: '地図' }],
    ['label', '電話番号', input(2)],
    ['label', '住所', input(3)],
  ),
  form(
    'the question of a telephone between city and building takes no town away',
    ['city+town+block', '', 'building'],
    ['label', '市区町村', input(1)],
    ['label', '電話番号', input(2)],
    ['label', '建物名', input(3)],
  ),
  form(
    'a name with brackets again is the next line of the same address',
    ['prefecture+city+town+block', 'building'],
    input(1, { name: 'address[]' }),
    input(2, { name: 'address[]' }),
  ),
  form(
    '住所 in front of an address in parts is another address',
    ['', 'prefecture', 'city+town', 'block'],
    ['label', '住所', input(1)],
    ['label', '都道府県', list(2, { options: PREFECTURES })],
    ['label', '市区町村', input(3)],
    ['label', '番地', input(4)],
  ),
  form(
    '住所 in front of a city without a block is another address',
    ['', 'prefecture', 'city'],
    ['label', '住所', input(1)],
    ['label', '都道府県', list(2, { options: PREFECTURES })],
    ['label', '市区町村', input(3)],
  ),
  form(
    'a textarea for a ZIP Code with its address, or for a list of them, is no ZIP Code field',
    ['city', '', ''],
    ['label', '市区町村', input(1)],
    ['label', '郵便番号・住所', ['textarea', { 'data-n': '2' }]],
    ['label', '対象郵便番号', ['textarea', { 'data-n': '3' }]],
  ),
  formOf(
    'フリガナ is the reading of an address only between two fields of it',
    ['', '', 'postal-code', 'prefecture-kana+city-kana+town-kana', 'prefecture+city+town+block+building', '', 'organization', ''],
    ['label', 'お名前', input(0)],
    ['label', 'フリガナ', input(1)],
    ['label', '郵便番号', input(2)],
    ['i'],
    ['label', 'フリガナ', input(3)],
    ['label', '住所', input(4)],
    ['label', 'フリガナ', input(5)],
    ['label', '会社名', input(6)],
    ['label', 'フリガナ', input(7)],
  ),
  formOf(
    'a field without a text behind a ZIP Code is no second box if no address follows it',
    ['postal-code', '', ''],
    ['p', '郵便番号', input(0, { name: 'q1' }), input(1, { name: 'q2' })],
    ['i'],
    ['label', '電話番号', input(2)],
  ),
  form(
    '都市 in 京都市 names no city',
    ['prefecture+city+town+block+building'],
    ['label', '住所', input(1, { placeholder: '京都府京都市' })],
  ),
  form(
    'examples without labels below 住所 are lines of the address, but not a telephone number or a word with 区',
    ['prefecture', 'city+town', 'block+building', '', ''],
    ['p', '住所'],
    input(1, { placeholder: '東京都', name: 'q1' }),
    input(2, { placeholder: '例：豊島区池袋', name: 'q2' }),
    input(3, { placeholder: '3-7-18', name: 'q3' }),
    input(4, { placeholder: '03-1234-5678', name: 'q4' }),
    input(5, { placeholder: '担当地区', name: 'q5' }),
  ),
];

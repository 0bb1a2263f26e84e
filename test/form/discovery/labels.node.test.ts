// Labels and tokens, without a page.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readAutocomplete } from '../../../src/form/discovery/evidence/autocomplete.ts';
import { isExample, partsOfExample } from '../../../src/form/discovery/evidence/read-example.ts';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';

describe('labels', () => {
  const MEANINGS: Record<string, string> = {
    郵便番号: 'postal-code',
    '〒郵便番号（ハイフンなし）': 'postal-code',
    '郵便番号から住所を自動入力できます。': 'nothing',
    都道府県: 'prefecture',
    都道府県を選択してください: 'prefecture',
    市区町村名: 'city',
    '市区町村・町名': 'city town',
    '町名・番地': 'town block',
    番地以降: 'block building',
    市区町村以降: 'city town block building',
    '丁目・番地・号': 'block',
    '町名（丁目まで）': 'town',
    '住所（丁目まで）': 'prefecture city town',
    '物件名＋部屋番号': 'building',
    '自動入力されます（番地以降はご入力ください）': 'nothing',
    住所漢字１: 'line',
    '建物名・部屋番号（任意）': 'building',
    '住所（番地・建物名）': 'block building',
    '住所・建物名': 'line',
    ご住所: 'line',
    以降の住所: 'line',
    '（番地）': 'block',
    'ご自宅住所【全角文字】': 'line',
    '【必須】都道府県': 'prefecture',
    お届け先住所1: 'line',
    会社名: 'organization',
    会社名フリガナ: 'organization-kana',
    勤務先名フリガナ: 'organization-kana',
    '住所 / ठेगाना': 'line',
    '市区町村（カナ）': 'city-kana',
    フリガナ: 'nothing',
    メールアドレス: '',
    'E-mail address': '',
    電話番号: '',
    お問い合わせ内容: '',
    番号: 'nothing',
    建物の種類: '',
    この商品について: 'nothing',
  };
  /** Labels of real pages, by meaning. */
  const LABELS: readonly (readonly [meaning: string, labels: string])[] = [
    [
      'line',
      '住所をご入力ください|住所をご記入お願いします|ご住所のご記入をお願いします|以下の住所|会社住所|Your address|Street address|Address line 1|Address (required)|Address|Delivery address|Billing address|所在地|お届先住所|住所：|Adress|住 所|住所詳細|詳細な住所|住所（続き）|住所（それ以降）',
    ],
    ['prefecture', '都道府県を選択して下さい|都道府県をご選択ください|都道府県名|府県名|State / Province|State'],
    ['city', '市区町村をご記入下さい|市町村名|市郡区|市区郡町村|郡市区町村|市・区・町・村|市 区町村|市区|City|City/Ward|City/Town|Town'],
    ['city-code', '市区町村コード|市町村コード'],
    ['prefecture-code', '都道府県コード'],
    ['town', '町域|町域名|字名|大字|区・町'],
    ['town block building', '町名以降|町域以下|大字以降の住所'],
    ['postal-code', '所在地（郵便番号）|勤務先会社等の所在地（郵便番号）*|お住まい（郵便番号）|ご住所【必須】（郵便番号）'],
    ['prefecture', 'お住まい（都道府県）|郵送先（都道府県）'],
    ['block building', '送付先（番地・建物名）|番地以下|丁目以降の住所|住所２（番地・建物名）'],
    ['block', '番地|丁目番地|番地号|丁番地|地番|House number|Street number'],
    [
      'building',
      '建物|ビル名|ビル名・部屋番号|マンション名|アパート・マンション名|建物名・階数|建物名、号室|号室|部屋番号|方書|Building name|Apartment, suite, unit, floor|Room|Room number|建物名・部屋番号・様方|住所（建物名）|棟・号室|建造物名・部屋番号',
    ],
    [
      'organization',
      '会社|御社名|貴社名|団体名|組織名|勤務先会社等の名称|勤務先|勤務先名|屋号|法人・団体名|企業名|事業所名|事業場名称|社名|Company name|Organisation|Organization name',
    ],
    [
      'postal-code',
      'ゆうびんばんごう|〒|郵便 番号|〒　郵便番　号|郵便番号※必須|郵便番号 (例：123-4567)|郵便番号※わからない場合は空欄|郵便番号（半角英数字）|ZIP code|Zip|Zipcode|Postal code|Postcode|Post code|ZIP / Postal code',
    ],
    [
      'nothing',
      '番地についてのお知らせとご注意|住所六文字だけだ|郵便番号のおたずねについて|お届け先|住所について詳しくはこちらをご覧ください|紹介者（会社名）|種別（マンション・戸建て）|住まい（持ち家）|なんでも|年齢',
    ],
    ['prefecture-kana', '都道府県カナ|都道府県（フリガナ）'],
    ['city-kana', '市区町村 ふりがな'],
    ['town-kana', '町名ヨミガナ'],
    ['prefecture-kana city-kana town-kana', '住所（カタカナ）'],
    ['organization-roma', '会社名（英語表記）|会社（ローマ字）|Company name (English)'],
    ['city-roma', 'City (romaji)'],
    [
      'prefecture-roma city-roma town-roma',
      '住所（ローマ字）|Address in English|住所（英語）|住所（英字）|Address (English)|住所英語表記 Address English',
    ],
    [
      '',
      '丁目|備考|備考（番地など）|ご要望（建物名など）|お名前|姓|氏名（カナ）|携帯番号|TEL|FAX|First name|User name|生年月日|クレジットカード番号|カード名義|件名|国名|国|Country|国籍|IP address|支店名|口座番号|検索|サイト名|URL|パスワード|希望エリア|物件名|地名|建物の種別|お問合せ先|問い合わせ|ファックス番号|誕生日|銀行名',
    ],
    ['prefecture city', '住所１（都道府県・市区町村）|市区町村まで'],
    ['prefecture city town block', '番地まで|住所（番地まで）|住所（番地まで入力してください）|住所 番地までご記入ください'],
    ['prefecture city town block building', '住所（建物名まで）'],
    ['', 'Web address|住所の名称（自宅、会社など）|郵便番号（確認）|住所（確認用に再入力）|Confirm ZIP'],
    ['nothing', '階数|階|Floor'],
    ['city town block', '市区町村・番地まで'],
    ['nothing', '郵便番号から検索されます|番地までの距離'],
    ['city town block', '住所(市区町村名・番地)'],
    ['postal-code', '郵便番号を半角数字・ハイフンなしで入力してください|post-code|zip_code|postalcode'],
    ['prefecture', 'お届け先の都道府県を必ずご選択して下さい|府県|State/Province|Province|State / County'],
    ['city', '市区町村をお願いします|市区町村名称|市町村|市町村区|市郡|市郡区町村|市区郡|市区郡町|郡市区|市区・町村|Ward|Municipality'],
    ['town block building', '町村以降|町村名以降'],
    ['city town block building', '市区町村以降の住所|市区町村以下番地'],
    ['city town block', '市区町村・町字番地'],
    ['block', '通り・丁目・番・号'],
    ['organization', '事業者名（法人格を除く）'],
    // Not 病院・施設名.
    ['block building', '番地・施設名|番地・施設名等'],
    ['nothing', '病院・施設名'],
    ['block building', '番地以降の住所'],
    ['town block', '町・番地|地名・番地'],
    ['town', '区、町|大字・字'],
    ['nothing', '町会名|町内会|Community|Classroom|Unitary|Roommate|企業の理念|City Romajiname|外国|Hotel name'],
    ['block', '丁目・番地|丁目番地号|番地名|地番・号'],
    ['building', '建物名称|ビル名称・階数|建物・部屋|建物/部屋番号|マンション名・号室|部屋号|Unit|Apt. / Suite|Flat, suite, unit'],
    ['organization', 'Company'],
    [
      '',
      '会社のメール|問合せ|お問い合わせ|IPaddress|IP-address|Firstname|Last name|full name|username|建物種別|国|電話（建物）|mail address',
    ],
    ['line', 'streetaddress|Address Line|住　　所|住所1'],
    ['city-kana', '市区町村 よみがな|市区町村（かな）'],
    ['city-roma', 'Romaji City|City in English'],
    [
      'line',
      '住所（例：東京都千代田区飯田橋1-2-3 サンプルビル）|住所 例) 飯田橋|住所 [例 飯田橋|Address (EX: Iidabashi 1-2-3)|住所・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・',
    ],
    [
      'nothing',
      '住所・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・・',
    ],
    ['city', '市区町村 ex. 千代田区丸の内|市区町村　（ex)千代田区丸の内|City e.g. Chiyoda|City (E.g., Chiyoda-ku, Minato-ku)'],
    ['building', 'Annex building'],
    // The last word is what a label is about.
    ['nothing', '住所変更の理由|番地メモ|住所区分|建物構造|市区町村の人口|Address type|Building or annex|Floor plan'],
    ['line', '現住所|森林の住所|勤務先住所|お客様のご住所|Company address'],
    ['prefecture city town block building', '都道府県と以降の住所'],
    ['city-kana town-kana', '市区町村以降（カナ）'],
    ['prefecture-kana city-kana town-kana', '都道府県以降の住所(ふりがな)'],
    ['prefecture city', '都道府県／市区郡|都道府県＋市区町村'],
    ['', '宛名|ご担当者|希望エリア|City of birth'],
    // The form decides by the owner: see two-addresses.browser.test.ts.
    ['prefecture', '出身の都道府県|担当者の都道府県'],
    ['postal-code', '郵便番号五文字だけ'],
    ['prefecture', '県|県名'],
    ['city', '市|市・町|市・町・村|区市町村'],
    ['town', '町・区|町村域'],
    ['block', '丁、番地'],
    ['prefecture city town block', '都道府県〜番地'],
    ['city town block building', '市区町村～建物名'],
    ['nothing', '市役所|法人番号|区画'],
    ['building', '建物名・フロア等|マンション名ほか|ビル名・フロア'],
    ['block building', '番地 / 号室|番地・号室'],
    ['block building', '枝番・建物名・号室'],
    ['building', '建物名・階層・部屋情報'],
    ['city town', '区町村|区町村名'],
    ['town', '町名・区名'],
    ['', '保険会社名|親会社名|前職の会社名|配送会社名'],
    ['organization', '貴社名|お客様会社名|勤務先会社名|NPO団体名|管理会社名|実行団体名'],
    ['prefecture', '州名/都道府県名|州／県'],
    ['nothing', '九州'],
    // Words outside the brackets may say nothing.
    ['building', 'その他（建物名）|任意（ビル・マンション名）'],
    ['line', '住所（ご確認ください）|住所（建物名も含む）|住所（建物名含む）|住所（マンション名も記入）|住所（建物名を除く）'],
    ['block', '番地（建物名を除く）'],
    [
      'nothing',
      '枝番|枝番号|番号（枝番）|建物情報|部屋情報|階数（マンション・アパート）|Floor (building)|その他（都道府県名）|その他（会社名）|州（海外の方）',
    ],
    ['city town block', '区町村番地'],
    ['', '住所（確認のため再度ご入力ください）|確認用郵便番号|郵便番号（確認のため、もう一度ご入力ください）'],
    ['', '住所（確認用）|住所（確認欄）|住所 ご確認のため'],
    ['', '備考（建物名）'],
    // Brackets may name what follows.
    ['block building', '番地(建物)|番地2（建物名）|番地（ビル名・部屋番号）'],
    ['city town', '市区町村（町名）'],
    ['block', '番地（建物名は次の欄へ）|番地（市区町村）|番地（半角）'],
  ];
  for (const [expected, labels] of LABELS) for (const label of labels.split('|')) MEANINGS[label] = expected;
  for (const [label, expected] of Object.entries(MEANINGS)) {
    test(label, () => {
      const meaning = meaningOf(label);
      assert.equal(meaning === undefined ? 'nothing' : meaning.line ? 'line' : meaning.parts.join(' '), expected);
    });
  }
});

describe('autocomplete', () => {
  const groupAndToken = (attribute: string): unknown => {
    const { group, token } = readAutocomplete(attribute) ?? {};
    return { group, token };
  };

  test('is read from its end, as in the HTML standard', () => {
    assert.deepEqual(groupAndToken('section-a shipping address-level1'), { group: 'section-a shipping', token: 'address-level1' });
    assert.deepEqual(groupAndToken('BILLING postal-code webauthn'), { group: 'billing', token: 'postal-code' });
    assert.deepEqual(groupAndToken('  Section-Gift \n  postal-code '), { group: 'section-gift', token: 'postal-code' });
    for (const other of ['home', 'work', 'section', 'x', ''])
      assert.deepEqual(groupAndToken(`${other} address-level2`), { group: '', token: 'address-level2' });
    // Two tokens in one attribute are not valid.
    for (const two of ['address-level1 address-level2', 'address-line1 shipping address-line2'])
      assert.equal(readAutocomplete(two), undefined);
    // Words that the standard does not have, which pages make up to switch autofill off.
    for (const nothing of [null, '', ' ', 'on', 'off', 'nope', 'address', 'postal', 'zip_code', 'shipping', 'new-password'])
      assert.equal(readAutocomplete(nothing), undefined);
  });

  test('names the parts of a field, and those that a line takes if no other field does', () => {
    const partsOf = (token: string): unknown => {
      const { parts, spare } = readAutocomplete(token) ?? {};
      return { parts, spare };
    };
    assert.deepEqual(partsOf('address-level3'), { parts: ['town'], spare: [] });
    assert.deepEqual(partsOf('address-line1'), { parts: [], spare: ['prefecture', 'city', 'town', 'block'] });
    assert.deepEqual(partsOf('street-address'), { parts: [], spare: ['prefecture', 'city', 'town', 'block', 'building'] });
  });

  test('yields nothing for tokens outside an address, such as those of Object.prototype', () => {
    assert.deepEqual(readAutocomplete('email')?.parts, []);
    for (const token of ['constructor', '__proto__', 'toString']) assert.equal(readAutocomplete(token), undefined);
  });
});

test('an example contains a city whose name has 市, 町 or 村 inside', () => {
  for (const city of [
    '市川市',
    '四日市市',
    '町田市',
    '村上市',
    '東村山市',
    '十日町市',
    '郡山市',
    '大和郡山市',
    '蒲郡市',
    '中郡二宮町',
    '新宿区',
  ]) {
    assert.deepEqual(partsOfExample(`例）${city}`), ['city'], city);
    assert.deepEqual(partsOfExample(`${city}本町1-1`), ['city', 'town', 'block'], city);
  }
  assert.deepEqual(partsOfExample('新宿区市谷1-1'), ['city', 'town', 'block']);
  for (const town of ['村上市三之町', '千代田区麹町', '東村山市本町']) assert.ok(isExample(town), town);
  for (const label of ['市町村', '市区町村', '市・町', '町村']) assert.ok(!isExample(label), label);
});

test('circles stand for the numbers of a block', () => {
  for (const [example, parts] of [
    ['○○-○○-○○ ○○マンション○○号', ['block', 'building']],
    ['例）〇-〇-〇', ['block']],
    ['〇〇区〇〇町〇-〇-〇', ['city', 'town', 'block']],
    ['●●●-●●●●', []],
    ['090-◯◯◯◯-◯◯◯◯', []],
  ] as const)
    assert.deepEqual(partsOfExample(example), parts, example);
});

test('a label with a translation or a synonym keeps its meaning', () => {
  for (const [label, parts] of [
    ['Company name 会社名', 'organization'],
    ['郵便番号 Portal', 'postal-code'],
    ['会社名・サロン名', 'organization'],
    ['番地・区画', 'block'],
    ['請求書送付先郵便番号', 'postal-code'],
    ['住所： 1行目', 'line'],
    ['Street Address: Line 1', 'line'],
  ] as const) {
    const meaning = meaningOf(label);
    assert.equal(meaning?.line ? 'line' : meaning?.parts.join(' '), parts, label);
  }
});

/**
 * Forms that were not part of a round. See `read-forms.ts` for the notation. 住所・建物名 is a whole address only because no other field takes the
 * place: a term would be wrong, as a guard shows.
 */
export const SINGLE_FORMS = `
= 55550691559 labels
~heading 配送先
郵便番号 | t:<id=deliveryPostalInput>=z
住所・建物名 | t:<id=deliveryAddressInput>=pctbm

= 48102437557 table
@郵便番号 | t:zipcode1<id=zipcode1;size=3;max=3>=z1 "-" t:zipcode2<id=zipcode2;size=4;max=4>=z2 "<a>郵便番号で住所検索</a>"
@住所・番地{必須}{全角} | t:address1<id=address1;size=80;max=80>=pctb
@建物・アパート名 | t:address2<id=address2;size=80;max=80>=m

= 57416438624 ph
| "<label>姓<br>" t:sei "</label><label>名<br>" t:mei "</label>"
| "<label>郵便番号</label><div>" t:<id=num1;max=3>=z1 " - " t:<id=num2;max=4>=z2 "<button type=button>住所を検索</button></div><i></i>"
| "<label>住所・番地<br>" t:address1<id=address1>=pctb "</label>"
| "<label>マンション名（部屋番号）<br>" t:address2=m "</label>"

= 10941215613 ph
| "<h3>名前</h3><label for=last_name_romaji>姓（ローマ字）</label>" t:last_name_romaji<id=last-name-romaji> "<label for=first_name_romaji>名（ローマ字）</label>" t:first_name_romaji<id=first-name-romaji> "<label for=last_name_kanji>姓（漢字）</label>" t:last_name_kanji<id=last-name-kanji> "<label for=first_name_kanji>名（漢字）</label>" t:first_name_kanji<id=first-name-kanji> "<h3>住所</h3><label for=post_code>郵便番号</label>" t:post_code<id=post-code>=z "<i></i><label for=prefecture>府県</label>" s:prefecture<id=prefecture;o=pref-id/------->=p "<label for=city>都市</label>" t:city<id=city>=c "<label for=address_1>住所1</label>" t:address_1<id=address-1>=tb "<label for=address_2>住所2</label>" t:address_2<id=address-2>=m "<h3>連絡先</h3><label for=number class=number-label>電話</label>" t:number<id=phone> "<h3>年齡</h3><label for=birthday>生年月日</label>" d:birthday<id=birthday>

= 55111025712 loose
@担当者名 * | t:contactName<id=contact-name;ph=山田 太郎>
@会社名 | t:companyName<id=company-name;ph=株式会社サンプル>=o
@納税者番号/EORI | t:taxNumber<id=tax-number;ph=T12345678901>
@電話番号 * | T:phoneNumber<id=phone;ph=03-1234-5678>
@メールアドレス | e:email<id=email;ph=example@company.com>
~heading 住所情報
@国 * | s:countryCode<id=country;o=日本,アメリカ合衆国/国を選択してください>
@郵便番号 {*} | t:postalCode<id=postal-code;ph=100-0001>=z
@都市名 {*} | t:cityName<id=city;ph=東京都千代田区>=pc
住所1 * | t:<ph=丸の内1-1-1>=tb
@住所2 | t:address2<id=address2;ph=ビル名・部屋番号など>=m

= 25766812306 loose noform
@住所 | t:address<id=address;ph=住所を入力>=tbm
@郵便番号 | t:postalCode<id=postalCode;ph=例: 100-0000>=z
@市区町村 | t:city<id=city;ph=例: 東京都千代田区>=pc
@国 | t:country<id=country;ph=例: 日本>
@電話番号 | T:phone<id=phone;ph=例: 03-1234-5678>
@代表メールアドレス | e:email<id=email;ph=例: info@example.com>
@ウェブサイト | t:website<id=website;ph=例: https://www.example.com>
`;

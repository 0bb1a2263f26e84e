/**
 * Forms of the twenty-second round (72 forms with 86 addresses, whose parts were written down before the element read any of them) that show a cause:
 * 番・号 in a list, 町字 behind 市区町村, 事業者名 as the second of two labels with one id, 住所 with the name `addr02`, 現住所 above an address. Long
 * forms are shortened far from their addresses.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_22 = `
= 2115914963 loose
~heading 購入者
メールアドレス | t:customer.emailAddr
お名前（姓） | t:customer.lastName
お名前（名） | t:customer.firstName
郵便番号 | "<div class=btn-group>" t:orderCustomerOrderedAddress.zipCode<max=7>=z "<i></i>" b:検索 "</div>"
都道府県 | t:orderCustomerOrderedAddress.pref=p
市区町村 | t:orderCustomerOrderedAddress.city=ct
通り・丁目・番・号 | t:orderCustomerOrderedAddress.street=b
建物名・部屋番号 | t:orderCustomerOrderedAddress.building=m
電話番号 | t:orderCustomerOrderedAddress.tel<max=11>
~heading 配送先
お名前（姓） | t:deliveryOrderAddress.recipientlastname
お名前（名） | t:deliveryOrderAddress.recipientfirstname
郵便番号 | "<div class=btn-group>" t:deliveryOrderAddress.zipCode<max=7> b:検索 "</div>"
都道府県 | t:deliveryOrderAddress.pref
市区町村 | t:deliveryOrderAddress.city
通り・丁目・番・号 | t:deliveryOrderAddress.street
建物名・部屋番号 | t:deliveryOrderAddress.building
電話番号 | t:deliveryOrderAddress.tel<max=11>

= 3987921089 bs
エントリーシステムの団体ID | t:entrysystemOrgId<size=10>
*団体名 | t:orgName=o
創立年 | t:foundingYear
~ph | "<div class=form-group><label for=postCode>*所在地</label><label>〒</label>" t:postCodeUpper<id=postCodeUpper;size=3;max=3>=z1 ^－^ t:postCodeLower<id=postCodeLower;size=4;max=4>=z2 "<i></i>" "<input type=button value=住所検索></div>"
都道府県 | s:prefecture<id=prefecture;o=pref-id>=p
~after 市区町村・町字番地 | t:address1<id=address1>=ctb
~after マンション・アパート | t:address2<id=address2>=m
*管理者（監督）のユーザID | t:managerUserId<size=10>

= 41722128912 loose
~ph | "<div class=row><div class=form-group><label for=company>法人・個人</label>" s:hjkjKbn<id=hjkjKbn;o=法人,個人> "</div></div><div>お名前</div>"
~ph | "<label for=company>事業者名（法人格を除く）</label>" t:company<id=company;ph=クラハシ;required>=o "<span>※<span>全角</span>で入力してください。</span>"
~ph | "<label for=company_kana>事業者名（フリガナ）</label>" t:company_kana<id=company_kana;ph=クラハシ;required>=ko "<span>※<span>全角</span>で入力してください。</span>"
~ph | "<label for=last_name>代表者名（姓）</label>" t:last_name<id=last_name;ph=山田;required>
~ph | "<label for=last_name>代表者名（名）</label>" t:first_name<id=last_name;ph=太郎;required>
~heading ご住所
@郵便番号 | t:address01<id=address01;max=7;ph=1001000;required>=z "<i></i><span>※<span>ハイフン無し半角7桁</span>で入力してください。</span>"
@都道府県 | t:address02<id=address02;ph=広島県;required>=p
@市区町村 | t:address03<id=address03;ph=福山市〇〇町;required>=ct
@番地（ビル・マンション名） | t:address04<id=address04;ph=３ー２ー２;required>=bm "<span>※<span>全角</span>で入力してください。</span>"

= 16032658101 table
お名前 {*} | t:name01<max=50;size=30> t:name02<max=50;size=30>
お名前(フリガナ) | t:kana01<max=50;size=30> t:kana02<max=50;size=30>
郵便番号 {*} | "〒 " t:zip01<max=3;size=6>=z1 " - " t:zip02<max=4;size=6>=z2 "<i></i><a onclick=''>住所入力</a>"
都道府県 {*} | s:pref<o=pref-id>=p
市区町村 {*} | t:addr01<size=60>=c /
住所 | t:addr02<size=60>=tbm /
メールアドレス {*} | t:email<size=60>
携帯メールアドレス | t:email_mobile<size=60>

= 16918792907 ph
| "<fieldset><legend>基本情報</legend><label>氏名</label>" t:name "<label>ふりがな</label>" t:name_furigana "<label>生年月日</label>" d:birth_date "</fieldset>"
| "<fieldset><legend>現住所</legend><div><div><label>ふりがな</label>" t:address_furigana=kpkckt "</div><div><label>郵便番号</label>" t:address_postal_code=z "<i></i></div><div><label>住所</label>" t:address_main=pctbm "</div></div><div><div><label>電話番号</label>" t:phone "</div><div><label>E-mail</label>" e:email "</div></div></fieldset>"
| "<fieldset><legend>連絡先（別）</legend>" c:same_as_current_address<o=現住所と同じ> "<div><div><label>ふりがな</label>" t:contact_address_furigana "</div><div><label>郵便番号</label>" t:contact_address_postal_code "</div><div><label>住所</label>" t:contact_address_main "</div></div><div><div><label>電話番号</label>" t:contact_phone "</div><div><label>E-mail</label>" e:contact_email "</div></div></fieldset>"

= 43903610408 loose
会社名 {※} | "<div>" t:company_name<id=company_name>=o "</div>"
代表者 氏名 {※} | "<div><span>姓</span>" t:family_name "<span>名</span>" t:given_name "<span>全角</span></div>"
出展社名 {※} | "<div>" t:exhibitors_name<id=exhibitors_name> "<span>※イベントの案内などに記載する社名</span></div>"
出展商品サービス名 {※} | "<div>" t:exhibition_service_name "</div>"
ご担当者名 {※} | "<div>" t:person_in_charge "</div>"
郵便番号 {※} | "<div>" t:zipcode1<max=3>=z1 "<span>ー</span>" t:zipcode2<max=4>=z2 "<i></i><span>半角数字</span></div><label>都道府県 <span>※</span></label><div>" s:prefectures<id=prefectures;o=pref>=p "</div>"
市区 {※} | "<div>" t:city=c "</div><label>町村番地 <span>※</span></label><div>" t:address=tb "</div>"
ビル・マンション名 | "<div>" t:building_name=m "</div>"
電話番号 {※} | "<div>" t:tel "<span>半角数字</span></div>"

= 19024711727 ph
| "<p>お申し込み人数</p><label for=number_adult>大人</label>" t:number_adult<id=number_adult> ^人^
| "<p>ご連絡先</p><label for=phone-num id=phone-num>電話番号</label>" t:phone-num<id=phone-num>
| "<label for=mail>メールアドレス</label>" t:mail<id=mail>
| "<label for='' id=address>ご住所</label><label for=''>〒</label>" t:zip21<id=zip21;size=4;max=3>=z1 " － " t:zip22<id=zip22;size=5;max=4>=z2 "<i></i><div id=ad2>" t:addr21<id=addr21;size=40>=pct "</div><div id=ad3><label for=''>番地・施設名</label>" t:addr2111<id=addr2111;size=40>=bm "</div>"
| "<p>備考欄</p>" a:remarks<id=remarks>
`;

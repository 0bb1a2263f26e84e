/**
 * Eight of 72 further forms, described in their own markup as those of `round-14.ts`: pages of any age, server frameworks, React and Vue, shops, forms
 * with kana or roma, business applications. At the first reading the code field was found in 70 of 72 forms, the parts of 256 of 278 fields (92 %);
 * one field of another question was taken, 葬儀場所 with the name `funeralLocation`. After the causes were fixed: 72 of 72, 269 of 278 (97 %), none.
 * The causes: labels that a framework makes out of the name, two addresses whose names begin alike, 配送先 above prefectures, a readonly line, 枝番,
 * 階層, 情報, 区町村 without 市.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_15 = `
= 7488573701 ph
| "<h3>葬儀情報</h3><div>" t:familyName<ph=御家名（例：山田）> t:funeralLocation<ph=葬儀場所（斎場名）> "</div>"
| "<h3>ご注文者様情報</h3>" t:contactName<ph=ご担当者様名>
| e:email<ph=控え用メールアドレス>
| t:zipCode<ph=郵便番号（ハイフンなし）>=z
| T:phoneNumber<ph=電話番号>
| t:address<ph=住所>=pct
| t:addressDetail<ph=枝番・建物名・号室>=bm
| t:transferName<ph=振込名義人（カタカナ）>

= 3588837091 loose
@郵便番号 | t:postalCode<ac=postal-code;ph=1234567>=z
@都道府県 | t:prefecture<ac=address-level1;ph=東京都>=p
@市区町村 | t:city<ac=address-level2;ph=千代田区>=c
@町名以下 | t:town<ac=address-level3;ph=千代田一丁目一番地>=tb
@建物名・階層・部屋情報 | t:block<ac=address-level4;ph=千代田マンション101号室>=m

= 31269433833 wrongfor
表示名 | t:nickname<id=nickname;ph=表示名>
郵便番号 | t:zipcode<id=zipcode;ph=郵便番号>=z
住所 | t:address<id=address;ph=住所;readonly>
住所（続き） | t:address2<id=address2;ph=住所（続き）>=bm
パスワード | p:password<id=password;ph=パスワード>

= trs-jennilynn/nakame_ec:shopping/order.tpl loose
@郵便番号 | t:order[shipping_address_attributes][postal_code]<id=shipping-address-postalCode>=z
@配送先 | "<div>" s:order[shipping_address_attributes][prefecture_code]<id=shipping-address-prefectureCode;o=pref-id/都道府県>=p t:order[shipping_address_attributes][address1]<id=shipping-address-address1;ph=市区町村>=ct t:order[shipping_address_attributes][address2]<id=shipping-address-address2;ph=番地>=b t:order[shipping_address_attributes][address3]<id=shipping-address-address3;ph=建物名・部屋番号>=m "</div>"
@電話番号 | T:order[shipping_address_attributes][phone]<id=shipping-address-phone>

= 23089518665 td
| "<table><tr><th>【新郎】</th><td></td></tr><tr><th>姓漢字</th><td>" t:data[CustomerMst][grmls_kj] "</td></tr><tr><th>郵便番号</th><td>" t:data[CustomerMst][grm_zip_cd]<id=grm_postcode>=z r:data[CustomerMst][prm_address_flg]<o=代表/> "</td></tr><tr><th>都道府県</th><td>" s:data[CustomerMst][grm_pref]<o=pref>=p "</td></tr><tr><th>市町村区</th><td>" t:data[CustomerMst][grm_city]=ct "</td></tr><tr><th>住所番地</th><td>" t:data[CustomerMst][grm_street]=b "</td></tr><tr><th>アパート・マンション</th><td>" t:data[CustomerMst][grm_apart]=m "</td></tr></table>"
| "<table><tr><th>【新婦】</th><td></td></tr><tr><th>姓漢字</th><td>" t:data[CustomerMst][brdls_kj] "</td></tr><tr><th>郵便番号</th><td>" t:data[CustomerMst][brd_zip_cd]<id=brd_postcode> "</td></tr><tr><th>都道府県</th><td>" s:data[CustomerMst][brd_pref]<o=pref> "</td></tr><tr><th>市町村区</th><td>" t:data[CustomerMst][brd_city] "</td></tr><tr><th>住所番地</th><td>" t:data[CustomerMst][brd_street] "</td></tr><tr><th>アパート・マンション</th><td>" t:data[CustomerMst][brd_apart] "</td></tr></table>"

= 24143884907 table noform
お名前 | t:your-name
郵便番号 | t:zip1<size=3;max=3>=z
都道府県 | t:prefecture-name=p
区町村 | t:city-name=ct
番地・ビル名 | t:address-detail=bm

= ryu1ogawa/docker-laravel-test-app:member_basic_registration.blade.php loose
@姓 | t:<id=memberLastName;aria-label=memberLastName;ph=山田>
@郵便番号 | t:<id=memberPostalCode;aria-label=memberPostalCode>=z
@都道府県 | t:<id=memberPrefectures;aria-label=memberPrefectures>=p
@市区町村 | t:<id=memberMunicipalities;aria-label=memberMunicipalities>=ct
@番地 | t:<id=memberHouseNumber;aria-label=memberHouseNumber>=b
@建物名・部屋番号 | t:<id=memberBuildingName;aria-label=memberBuildingName>=m

= machidai/practiceblog:app/View/Users/add.ctp table
郵便番号 | "<div><label for=zip_input>Code</label>" t:data[Zipcode][code]<id=zip_input;max=7>=z "</div>"
都道府県 | "<div><label for=ZipcodePrefecture>Prefecture</label>" t:data[Zipcode][prefecture]<id=ZipcodePrefecture>=p "</div>"
市区町村 | "<div><label for=ZipcodeCity>City</label>" t:data[Zipcode][city]<id=ZipcodeCity>=c "</div>"

= 1752339229 loose
~h 住所情報 |
引越し元住所 {*} | t:<ph=123-4567;max=8>=z t:<ph=東京都新宿区西新宿1-1-1>=pctbm
引越し先住所 {*} | t:<ph=123-4567;max=8> t:<ph=東京都渋谷区渋谷2-2-2>

= 30427142552 dls
@メイ | t:form-field-07<id=form-field-07;title=フリガナ（メイ）を記入してください>
@郵便番号 | t:form-field-08<id=form-field-08;title=郵便番号（上3ケタ）を記入してください>=z1 "</dd><dd>" t:form-field-09<id=form-field-09;title=郵便番号（下4ケタ）を記入してください>=z2
@都道府県 | s:form-field-10<id=form-field-10;title=選択してください;o=pref>=p
@市区町村 | t:form-field-11<id=form-field-11;title=市区町村を記入してください>=c '例）渋谷区'
@町名・番地 | t:form-field-12<id=form-field-12;title=町名・番地を記入してください>=tb

= 16289640553 inline h-adr
郵便番号： | t:yuubin<class=p-postal-code;max=8;ph=123-4567>=z
都道府県： | t:region<class=p-region;ph=東京都/埼玉県>=p
地区町村： | t:locality<class=p-locality;ph=〇区/〇市>=c
町名番地： | t:banti<class=p-street-address p-extended-address;ph=〇〇町 1-2-3>=tbm
メール： | e:mail<class=mail2;ph=abcde@example.com>
`;

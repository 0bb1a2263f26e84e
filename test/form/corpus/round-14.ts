/**
 * Nine of 71 forms that were described in their own markup, by readers who did not know the element, before it read them: shops of 2001 to 2026, mail
 * forms, business applications, and React, Vue, Angular and Svelte with the markup that their components render. At that reading the code field
 * was found in all 70 forms that show one, the parts of 280 of 307 fields (91 %), and no field of another question was taken, apart from company
 * names about which readers differ. These nine show the causes: an example behind its field, an address that only follows the ZIP Code, two tokens
 * in one attribute, prefectures that a shop delivers to, 号室 behind 番地, その他（建物名）, 〇〇 in examples, 州名.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_14 = `
= freax55/funkyjam-new:app/View/Fanclub/index.ctp td
お名前 * | t:form[name]
お名前カナ * | t:form[kana]
ご住所 * | t:form[zip1]=z1 "&nbsp;-&nbsp;" t:form[zip2]=z2 '半角英数字でご記入ください。' s:form[pref]<o=pref/都道府県を選んでください>=p "<br><div>" t:form[address1]=ct '記入例：港区西麻布' t:form[address2]=bm '記入例：1丁目14番2号疋田ビル302号' "</div>"
お電話番号 * | t:form[tel_1]<max=4> "-" t:form[tel_2]<max=4> "-" t:form[tel_3]<max=4> '日中連絡が取れる番号をお願いします。'
メールアドレス * | t:form[mail] '半角英数字でご記入ください。'

= 6922232942 loose2 noform
お名前 | t:kanjiFamilyName t:kanjiFirstName
郵便番号 | n:zipCode<autocomplete=off>=z "<div><span>例）1101100（ハイフンなし半角数字）</span></div>"
都道府県 | s:province<o=pref>=p
住所１ | t:adrCd1<autocomplete=off>=ct "<div><span>例）神戸市中央区磯上通</span></div>"
住所２ | t:adrCd2<autocomplete=off>=b "<div><span>例）7-1-5</span></div>"
住所３(建物名等） | t:<autocomplete=off>=m "<div><span>例）三宮プラザEAST 8F</span></div>"
お電話番号 | n:phoneNumber<autocomplete=off> "<div><span>例）312345678（ハイフンなし半角数字）</span></div>"

= okirakuyuma/riera-hita:index.html loose
氏名{(必須)} | t:lastName<ph=氏> t:firstName<ph=名>
住所{(必須)} | "<div>" t:postalCode<ph=郵便番号>=z t:prefecture<ph=都道府県>=p t:city<ph=市区町村>=ct t:address<ph=番地>=b "</div>" t:building<ph=マンション・部屋番号>=m
電話番号{(必須)} | T:phone<ph=連絡がつきやすい番号をお願いします>
年齢{(必須)} | n:applicantAge<ph=歳>
~heading ■Q5. 出身地
都道府県 | t:birthPrefecture<ph=都道府県>
市区町村 | t:birthCity<ph=市区町村>
~heading ■Q6. 移住希望時期はありますか
| a:desiredTime<ph=移住希望時期をご記入ください>

= 35806793308 table
{必須}お名前 | t:name<ac=name;ph=例：網展 太郎>
{必須}ご住所 | "<div>^郵便番号^</div>" t:postalCode<ac=postal-code;ph=例：100-8111>=z "<div><label for=addressLevel>都道府県、市区町村（海外の方は、国名よりご入力ください）</label><div>" t:addressLevel<id=addressLevel;ac=address-level1 address-level2;ph=例：東京都千代田区>=pc "</div></div><div><label for=addressLine>それ以降の住所（番地など）</label><div>" t:addressLine<id=addressLine;ac=address-line1 address-line2;ph=例：千代田1-1>=tbm "</div></div>"
{任意}電話番号 | T:tel<ac=tel;ph=例：000-0000-0000>

= 33327238754 after
コンタクト名 | t:con_name<id=con_name;ph=#>
担当者 | t:con_pic<id=con_pic;ph=#>
〒 | t:con_zip<id=con_zip;ph=#>=z
都道府県 | s:con_add01<o=pref>=p
市区町村 | t:con_add02<ph=#>=ct
番地 / 号室 | t:con_add03<ph=#>=bm
TEL | t:con_tel<id=con_tel;ph=#>

= 3532534144 td
企業名 | t:data[Customer][corp_name]<max=50>=o
企業名（かな） | t:data[Customer][corp_name_kana]<max=50>=ko "（『株式会社』を除く）"
郵便番号 | t:data[Customer][zipcode1]<max=3>=z1 "&nbsp;-" t:data[Customer][zipcode2]<max=4>=z2 "<font size=2>※住所を町村名まで自動で入力します。</font>"
都道府県 | s:data[Customer][address1]<o=pref/（都道府県）>=p
市区郡（町村） | t:data[Customer][address2]<max=30>=c
町村名 | t:data[Customer][address3]<max=30>=t
番地 | t:data[Customer][address4]<max=30>=b
その他（建物名） | t:data[Customer][address5]<max=30>=m
請求書の送付先 | t:data[Customer][bill_destination]<max=50>
銀行名・支店 | t:data[Customer][kouza_bank] t:data[Customer][kouza_shiten]

= 8550367502 loose
得意先<small>カナ</small> | t:tokuisaki_kana<ph=半角カナ>
〒 | T:tokuisaki_zip<max=8>=z
住所01 | t:tokuisaki_adr_1<ph=〇〇県〇〇市〇〇区>=pc
住所02 | t:tokuisaki_adr_2<ph=〇〇町〇〇番>=tb
住所03 | t:tokuisaki_adr_3<ph=ビル名>=m
配達指示 | t:tokuisaki_delivery_instruct
代表番号 | T:tokuisaki_tel<max=11>

= sep-dev/orderingSystem:src/main/webapp/WEB-INF/views/Registerfai2.jsp pin
氏名 | t:name
郵便番号 | t:post1<size=1;ph=例：000>=z1 "-" t:post2<size=3;ph=例：0000>=z2
住所1 | s:order1<o=茨城県,埼玉県,東京都,千葉県,神奈川県/都道府県を選択して下さい>=p
住所2 | t:address1<ph=市区町村、番地>=ctb
住所3 | t:address2<ph=マンション名、部屋番号>=m
電話番号 | t:tel<ph=例：00011112222>

= dslab-epfl/jagr:ROC/RR/rr-petstore/src/petstore/src/docroot/ja/addressform.jsp td noform
名字: | t:family_name<size=30>
名前: | t:given_name<size=30>
町名番地: | t:address_1<size=55>=tb
| t:address_2<size=55>=m
市町村名: | t:city<size=55>=c
州名/都道府県名: | s:state_or_province<o=東京都,大阪府,長野県>=p "</td><td>郵便番号: " t:postal_code<size=12>=z
電話番号: | t:telephone_number<size=12>
`;

/**
 * Forms that were described before they were first read: React, Vue, Svelte, JSP, Blade, ERB, EC-CUBE, YubinBango, forms without names. At that
 * reading the code field was right in all 33 forms, and the parts of 118 of 120 fields (98.3 %). Two fields without parts were taken: 氏名 and
 * 電話番号 with a copied class of YubinBango. One miss followed from these: the block had no other field. The other is a page that shows the old
 * value between label and field.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_6 = `
= 3570224100 loose
名前 | t:name
郵便番号 | t:zipcode=z
都道府県 | s:prefecture<o=pref-id-none>=p
市区町村 | t:city=ct
丁目・番地・号 | t:address=b
建物名/会社名 | t:building_name=m
電話番号 | t:phone

= 24226886984 labels
名前 | t:name<ph=Your name>
~wrongfor 郵便番号 | t:zipcode<ph=例)1460092>=z
~wrongfor 都道府県 | s:prefecture<o=pref-none>=p
~wrongfor 市区町村 | t:city_name<id=address>=ct
~wrongfor 番地 | t:house_number<id=address>=b
~wrongfor メール | e:email
~wrongfor パスワード | p:password

= 9222043470 loose noform
お名前 | t:<ph=(例)トレタ太郎>
Eメール | t:<ph=(例)yoyaku@toreta.in>
郵便番号 | t:<ph=(例)0000000>=z
都道府県 | s:<o=pref>=p
市区町村・番地 | t:<ph=(例)品川区西五反田７丁目２２−１７>=ctb
建物名・号室 | t:<ph=(例)TOCビル8F>=m

= 56454074489 loose
お名前 | t:lastName<id=lastName;ph=姓;max=20> t:firstName<id=firstName;ph=名;max=20>
@郵便番号 | t:zipCode<id=zipCode;ph=例: 1000001;max=8>=z
@住所 | t:address<id=address;ph=郵便番号を入れると自動入力されます;max=100>=pctbm
@メールアドレス | t:mailAddress<id=mailAddress>
@新しいパスワード | p:password<id=password;max=32>

= 39986066684 ph noform
| t:<ph=ラベル> t:<ph=受取人名> t:<ph=受取人電話番号> t:<ph=郵便番号>=z t:<ph=都道府県>=p t:<ph=市区町村>=c t:<ph=住所1>=tb t:<ph=住所2>=m

= 42337885394 loose2 noform
~heading 所属先住所*
郵便番号 | t:<ph=郵便番号を入力>=z b:住所を取得
都道府県 | t:=p
市町村 | t:affiliate_city=ct
番地、その他 | t:=bm

= 25151513474 labels
~wrongfor 氏名 | t:shimei<ph=氏名を入力>
~wrongfor パスワード | p:password<ph=パスワードを入力>
~wrongfor 郵便番号 | t:yuubin_bangou<id=zipcode;ph=郵便番号を入力>=z
~wrongfor 住所 | t:address<id=address;ph=住所を入力>=pctbm
~wrongfor 電話番号 | t:denwa_bangou<ph=電話番号を入力>
~wrongfor 生年月日 | d:seinengappi
~wrongfor 支払方法 | t:shiharai_houhou<ph=支払方法を入力>

= 2636803514 loose
@取引先名 | t:name<id=name;ph=取引先名>
@敬称 | t:honorific<id=honorific;ph=敬称>
@郵便番号 | t:post_code<id=post_code;ph=郵便番号>=z
@住所 | t:address<id=address;ph=販売価格(デフォルト)>=pctbm
@電話番号 | t:telephone_number<id=telephone_number;ph=電話番号>

= 4591305344 ph noform
| t:code<ph=企業コード> t:status<ph=ステータス> t:name<ph=企業名>=o t:name_kana<ph=企業名（カナ）>=ko t:postal_code<ph=郵便番号>=z t:address<ph=住所>=pctbm t:representative_name<ph=代表者名> t:representative_name_kana<ph=代表者名（カナ）> t:phone<ph=電話番号> t:sales_2022<ph=売り上げ2022> t:profit_2022<ph=利益2022>

= 38165587965 bs h-adr
郵便番号{ *} | t:cl_zip<class=p-postal-code;ph=郵便番号を入力してください。>=z
都道府県{ *} | s:cl_pref<class=p-region;o=pref>=p
市区町村{ *} | t:cl_addr01<class=p-locality;ph=市区町村を入力してください。 max.100文字>=c
町名・番地{ *} | t:cl_addr02<class=p-street-address;ph=町名・番地を入力してください。 max.100文字>=tb
ビル・マンション名など | t:cl_buil<class=p-extended-address;ph=ビル・マンション名などを入力してください。 max.100文字>=m
代表者{ *} | t:cl_president01<ph=代表者姓を入力してください> t:cl_president02<ph=代表者名を入力してください>

= 23679361 td
郵便番号{ *} | "〒" t:zip01<size=6;max=3>=z1 "-" t:zip02<size=6;max=4>=z2
住所{ *} | s:pref<o=pref/都道府県を選択>=p / t:addr01<size=60>=ct "※市区町村を入力 （例：大阪市北区堂島）" / t:addr02<size=60>=bm "※番地、建物、マンション名などを入力 （例：2丁目1-31 ORIX堂島ビル5階）"
メールアドレス{ *} | t:email
電話番号{ *} | t:tel01<size=6> "-" t:tel02<size=6> "-" t:tel03<size=6>

= 49515726463 loose
郵便番号 | t:<ph=123-4567>=z
都道府県 | t:=p
市区町村 | t:=c
以降の住所 | t:<ph=〇〇町1-2-3 △△ビル 3F>=tb
建物名・部屋番号など（任意） | t:<ph=ビル名・マンション名など>=m

= 42962375427 dl
郵便番号 | t:zipcode<id=zipcode>=z b:住所検索
住所1 | t:address1<id=address1>=p
住所2 | t:address2<id=address2>=c
住所3 | t:address3<id=address3>=t
番地、マンション名など | t:address_detail=bm

= 71128166868 loose
@郵便番号 | t:postalCode<id=f1>=z
@都道府県 | t:prefecture<id=f2>=p
@市区町村 | t:city<id=f3>=ct
@番地 | t:street<id=f4>=b
@建物名・部屋番号 | t:building<id=f5>=m
@電話番号 | t:phone<id=f6>

= 1129219287 table
郵便番号 :  | n:postCode=z
都道府県 :  | t:prefectures<max=6>=p
市区町村 :  | t:municipalities<max=15>=ctb
建物名 :  | t:building<max=15>=m
ご購入方法 :  | r:pay<o=paypay,代金引換>

= 62936790953 loose
@お届け先氏名{*} | t:<id=recipient_name>
@郵便番号{*} | t:<id=postal_code;ph=123-4567;mode=numeric>=z
@都道府県{*} | t:<id=prefecture>=p
@市区町村{*} | t:<id=city>=ct
@番地・建物名{*} | t:<id=address_line>=bm
@電話番号{*} | T:<id=phone>

= 45203012528 bs
郵便番号 | t:postal_code<id=postal_code;ph=123-4567>=z
都道府県 | s:prefecture<id=prefecture;o=pref>=p
市区町村 | t:city<id=city;ph=新宿区>=ct
番地・建物名 | t:address<id=address;ph=1-2-3 ○○マンション 101号室>=bm
~heading 緊急連絡先（任意）
緊急連絡先のお名前 | t:emergency_name<id=emergency_name>

= daikin555/test:resources/views/address/add.blade.php labels
~wrongfor 宛名: | t:name
~wrongfor 郵便番号: | t:postcode=z
~wrongfor 都道府県: | t:prefecture=p
~wrongfor 住所（市区町村郡）: | t:city=c
~wrongfor 住所（町名番地）: | t:block=tb
~wrongfor 電話番号: | t:phone_number

= UNILORN/OIC_Book:resources/views/auth/register.blade.php ph
| t:name<ph=Your Name>
| e:email<ph=Email Address>
| p:password<ph=Password>
| t:user_post_code<ph=〒>=z
| t:user_address<ph=Your Address>=pctbm

= mercywork/miracle-grapes:resources/views/auth/register.blade.php bs
お名前 | t:name<id=name>
電話番号 | t:phone<id=phone>
メール | e:email<id=email>
郵便番号 | t:postcode<id=postcode>=z
住所 | t:adress<id=adress>=pctbm

= photo-place-form loose noform
~text 写真撮影住所
@郵便番号（半角, ハイフンなし） | t:<id=zip>=z
@都道府県 | t:<id=pref>=p
@市区町村・番地 | t:<id=address>=ctb

= 37873328318 inline
{必須}メールアドレス | / e:email<ph=例）guest@example.com;title=正しいメールアドレスを入力してください。>
^住所^ | / t:zipCode1<ph=000>=z1 ^ー^ t:zipCode2<ph=0000>=z2 / t:address1<ph=東京都千代田区鍛冶町2-13-12（マンション・ビル名等）>=pctbm
^個人情報の取り扱いについて^ | / c:pp<o=同意する>

= 69149875224 labels noform
お届け先の氏名 | t:<id=recipientName;max=80;ac=name>
郵便番号（ハイフンなし） | t:<id=postalCode;mode=numeric;ac=postal-code;max=7;ph=1000001>=z
都道府県 | s:<id=prefectureCode;ac=address-level1;o=pref-id-none>=p

= 39934693484 loose2
メール | t:email
郵便番号（ハイフンなし） | t:postadress<max=8>=z
都道府県 | s:prefectures<o=pref/都道府県>=p

= 166000812 loose
会員種別 | s:type_code<o=普通会員,賛助会員>
氏名 | t:name
フリガナ | t:kana
性別 | s:sex<o=男性,女性,その他>
郵便番号（ハイフンなし） | t:post_code<id=zip;max=7>=z b:住所検索
@住所 | t:address<id=address>=pctbm
電話番号 | T:tell_number

= 16468936602 loose
氏名 | t:
年齢 | n:
性別 | r:<o=男,女,その他>
郵便番号（ハイフンなし） | t:<ph=1000001>=z
都道府県 | t:=p
市区町村 | t:=c
市区町村以降 | t:=tbm
電話番号 | T:
国籍 | s:<o=日本,その他/選択してください>

= 8067949643 loose
@お名前 | t:shipping_name<id=shipping_name>
@郵便番号（ハイフンなし） | t:shipping_postal_code<id=shipping_postal_code;ph=1234567>=z
@住所 | t:shipping_address<id=shipping_address>=pctbm

= 2108489852 flat noform
郵便番号 | '213-0001' t:zip1<size=4;max=3>=z1 '-' t:zip2<size=5;max=4>=z2 b:検索
都道府県 | '神奈川県' t:pref=p
市区町村～番地 | '川崎市高津区上作延1-2-3' t:addr1=ctb

= 4037616209 dl h-adr
電話番号 | T:tel
郵便番号 | t:<class=p-postal-code;size=3;max=3>=z1 "-" t:<class=p-postal-code;size=4;max=4>=z2
ご自宅住所 | t:region<class=p-region;ph=都道府県>=p t:locality<class=p-locality;ph=市町村>=c t:street-address<class=p-street-address;ph=番地等>=tb t:extended-address<class=p-extended-address;ph=アパート・マンション名等>=m
メールアドレス | e:email
個数 | n:buynum

= 15556196457 loose2 h-adr
郵便番号 | t:zipCode<id=address;class=p-postal-code>=z
住所 | t:address<id=address;class=p-region p-locality p-street-address>=pctb
建物名 | t:building<id=building;class=p-extended-address>=m
氏名 | t:name<id=name;class=p-extended-address>
電話番号 | t:tel<id=tel;class=p-extended-address>

= 12938739284 inline h-adr
郵便番号 | t:zipcode<class=p-postal-code;max=8>=z "例：1640003 ※必須"
都道府県 | t:prefectures<id=address_1;class=p-region;ac=address-level1;max=8;readonly>=p "例：東京都 ※必須"
市区町村 | t:city<id=address_2;class=p-locality;ac=address-level2;max=30>=c "例：中野区 ※必須"
　番地　 | t:blocknumber<id=address_3;class=p-street-address;ac=address-line1;max=30>=tb "例：東中野4-2-3 ※必須"
建物名 | t:bildingname<id=address_4;class=p-extended-address;ac=address-line2;max=30>=m "例：専門学校東京テクニカルカレッジ"
電話番号 | t:phonenumber<max=11> "例：0120444906 ※半角数字のみ、ハイフン(-)は入れない ※必須"

= 25286825896 loose noform
医療機関番号 | t:medical_number
個人／法人 | s:<o=個人,法人>
郵便番号 | t:postal=z
都道府県 | t:region=p
市区町村 | t:city=ct
住所１ | t:address1<ph=丁目・番地>=b
住所２ | t:address2<ph=建物名・部屋番号>=m
電話番号 | t:phone
FAX番号 | t:fax

= 12950395994 loose
@郵便番号 | t:postal<id=form-postal;max=8;ac=shipping postal-code;ph=郵便番号>=z
@都道府県 | s:prefecture<id=form-prefecture;ac=shipping address-level1;o=pref-id/(選択)>=p
`;

/**
 * Forms that were described before they were first read: React and Vue without a form, Blade tables, Django, CakePHP, JSP, mail forms, WordPress. At
 * that reading the code field was right in 73 of 75 forms, the parts of 239 of 257 fields (93 %), and 65 forms were without any fault. One other
 * field was taken: an address line behind 番地 took the town. Left as they are: four numbered lines, a town select without options, a field named
 * `str`, 事業場, boxes named `_a` and `_b`, `address-level1` beside 住所, and a placeholder that says less than the label. One line that asks for 都道府県市区町村 番地 was described with a building.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_8 = `
= 39051145920 loose
@電話番号 {必須} | T:tel<id=tel;ac=tel;ph=例:000-0000-0000>
~text ご住所 必須
郵便番号(半角数字) | t:postcode<id=postcode;ac=postal-code;ph=例:000-0000>=z
都道府県 | s:pref<ac=address-level1;o=pref/-->=p
市町村区～番地 | t:address1<ac=address-level2;ph=例：テスト区テスト丁目１−２>=ctb
建物名～号室 | t:address2<ac=address-line1;ph=例：テストマンション〇号室>=m
プロフィール画像 | f:avatar

= 19238732983 loose
@姓 | t:lastName<id=i1;ph=例：田中>
@名 | t:firstName<id=i2;ph=例：太郎>
@電話番号 | t:phone<id=i3;ph=09012345678> 'ハイフンなしで入力してください'
@郵便番号 | t:postalCode<id=i4;ph=1234567>=z 'ハイフンなしで入力してください'
@都道府県 | t:prefecture<id=i5;ph=東京都>=p
@市区町村 | t:city<id=i6;ph=渋谷区>=c
@番地・建物名等 | t:address<id=i7;ph=神南1-2-3 ○○マンション101>=tbm
@指導可能科目 | t:subjects<id=i8;ph=数学、英語、理科>
@学歴 | t:education<id=i9;ph=○○大学△△学部 卒業>
@自己紹介 | a:bio<id=i10;ph=生徒への自己紹介文を入力してください>

= 37166487017 loose
@氏名： | t:destinationName<id=d1>
@メール： | e:destinationEmail<id=d2>
@郵便番号： | t:destinationZipcode<id=d3>=z b:住所検索
@住所： | t:destinationAddress<id=d4;ph=住所>=pctbm

= 23316944159 loose noform
メールアドレス | t:
電話番号 | t:
~heading 個人情報
氏名 | t:
氏名(よみ) | t:
郵便番号 | t:=z
住所 | t:=pctbm
生年月日 | d:

= 301139581 loose
@会社 | t:company<id=c1>=o
@役職 | t:position<id=c2>
@郵便番号 | t:postalCode<id=c3>=z
@住所 | t:address<id=c4>=pctbm
@メールアドレス | e:email<id=c5>

= 16466238704 loose
@生年月日（任意） | d:birthday<id=b1>
@郵便番号（任意） | t:postalCode<id=b2;ph=000-0000>=z
@電話番号（任意） | t:phone<id=b3;ph=090-0000-0000>

= 46205666847 wrongfor
~labels お名前 | t:name<id=i_name>
郵便番号（ハイフン無し） | t:yubin<size=9;max=8>=z
住所 | t:address<size=100>=pctbm

= 38868659352 table
性別{（必須）} | r:gender<o=男性,女性>
住所{（必須）} | "<dl><dd>〒 " t:zip1<id=zip1;size=8;max=3>=z1 "-" t:zip2<id=zip2;max=4>=z2 "</dd><dd>" t:pref<id=pref;ph=例：東京都>=p "</dd><dd>" t:city<id=city;ph=例：新宿区>=c "</dd><dd>" t:address1<id=address1;ph=例：西新宿７−１５−１０>=tb "</dd><dd>" t:address2<id=address2;ph=例：大山ビル２階>=m "</dd></dl>"
電話番号{（必須）} | t:tel

= 9281158632 ph
| t:phone<id=phone;ph=電話番号>
| t:zip1<id=zip1;ph=652;size=4;max=3>=z1 t:zip2<id=zip2;ph=0047;size=5;max=4>=z2
| T:pref<id=pref;ph=兵庫県>=p
| T:addr<id=addr;ph=神戸市兵庫区>=c
| T:str<id=str;ph=下沢通>=tbm
| d:birthday<id=birthday;ph=生年月日>
| T:company_num<id=company_num;ph=法人番号>
| T:employ_num<id=employ_num;ph=雇用保険番号>

= 46503685934 p
会社名 | t:company_name=o
部署名 | t:department_name
お名前 | t:name
メールアドレス | e:email
郵便番号: | "〒" t:post_code=z /
都道府県: | t:pre_name=p /
住所: | t:address=ctbm
電話番号 | t:tel
お問い合わせサービス名 | t:contact
お問い合わせ内容 | a:text

= 23994585689 p
~loose メールアドレス {必須} | e:adress<id=adress;ph=メールアドレスを入力してください>
~loose 確認用メールアドレス {必須} | e:adress_check<id=adress_check;ph=もう一度メールアドレスを入力してください>
~loose 電話番号 {必須} | T:phone<id=tel;ph=電話番号を入力してください>
~text 住所
郵便番号 | t:郵便番号<ph=郵便番号を入力してください>=z
都道府県 | t:都道府県<ph=都道府県を入力してください>=p
市区町村以下 | t:住所<ph=市区町村を入力してください>=ctbm
~loose 相談項目 {必須} | c:consultation[]<o=お見積り,ご依頼,その他>
~loose 相談項目の内容 {必須} | a:consultation_area

= 39625734641 table
{必須}<p>メールアドレス</p> | "<p><label for=email>例：sample@test.co.jp</label>" t:email<id=email;size=40> "</p>"
{必須}<p>電話番号</p> | "<p><label for=tel>例：09012345678 （半角数字・ハイフンなし）</label>" T:tel<id=tel;size=30> "</p>"
{必須}<p>郵便番号</p> | "<p><label for=code>例：1234567（半角数字・ハイフンなし）</label>" T:code<id=code;size=30>=z "</p>"
{必須}<p>ご住所</p> | "<p><label for=address>例：三重県伊勢市常磐2-3-18</label>" t:address<id=address;size=40>=pctbm "</p>"
{任意}<p>ご質問・ご要望などありましたらご記入ください</p> | a:content<id=content>

= 60976880409 p
郵便番号 | t:postal_code=z
住所 | t:address=pctb
建物名 | t:building=m

= 43061874159 p
メールアドレス | t:mail
パスワード | p:pass
名前 | t:name
郵便番号 | t:postcode=z
住所 | t:address=pctbm
電話番号 | t:tel

= 20640293589 p
名前 | t:
ふりがな | t:kana<ph=せいめい;title=ふりがな>
社名 | t:=o
メールアドレス | t:email<ph=localname@domain.com;title=メールアドレス>
郵便番号 | t:zip31<size=4;max=3>=z1 "－" t:zip32<size=5;max=4>=z2
住所</p><p>都道府県 | t:pref31<size=20>=p
住所 | t:addr31<size=40>=ctbm
電話番号 | t:tel<ph=090-1234-5678;title=電話番号>
どの製品について | s:prefecture<o=Aサービスについて,Bサービスについて,その他>
お問い合わせ件名 | t:

= 41618635466 h
グループ名・ドラマ名 | s:genre-name<o=BTS,IU>
場所の名称 | t:name
紹介文 | t:introduction
郵便番号 | t:postal_code<ac=postal-code>=z
住所 | t:address<ac=address-level1>=pctbm
電話番号 | t:tel<ac=tel;ph=090-1234-5678>
最寄駅（徒歩何分かも分かれば）　※任意 | t:nearest-station

= 56730980877 loose noform
~heading 基本文言
宛名敬称 | t:
明細品目名 | t:
備考 | a:
~heading 発行者情報
発行者名 | t:
郵便番号 | t:=z
住所 | t:=pctbm
電話番号 | t:
登録番号 | t:
~heading 振込先
銀行名 | t:
支店名 | t:

= 63085434884 wraps
氏名 | t:customer_name
フリガナ | t:customer_kana
郵便番号 | t:postal_code=z
住所 | t:address=pctbm
電話番号 | t:phone
メール | e:email
生年月日 | d:birth_date
職業 | t:occupation
勤務先 | t:employer_name=o
勤務先電話番号 | t:employer_phone
年収 | n:annual_income

= 32927225539 loose noform
@氏名（必須） | t:<id=m1>
@フリガナ | t:<id=m2>
@電話 | t:<id=m3>
@携帯 | t:<id=m4>
@メール | t:<id=m5>
@郵便番号 | t:<id=m6>=z
@住所 | t:<id=m7>=pctbm
@会社名 | t:<id=m8>=o
@会社電話 | t:<id=m9>
@生年月日 | d:<id=m10>

= 6790986309 loose noform
@組織名・法人名 | t:<id=o1>=o
@代表者名 | t:<id=o2>
@郵便番号 | t:<id=o3;ph=150-0001>=z
@都道府県・市区町村 | t:<id=o4>=pc
@番地・建物名 | t:<id=o5;ph=神宮前1-1-1 サンプルビル3F>=tbm
@電話番号 | t:<id=o6>
@ウェブサイト | t:<id=o7;ph=https://>

= 41885497079 td
@顧客名: | t:customerName<id=PetCustomerNew_customerName>
@顧客名かな: | t:customerKana<id=PetCustomerNew_customerKana>
@郵便番号: | t:postCd<id=PetCustomerNew_postCd>=z
@住所１: | t:address1<id=PetCustomerNew_address1>=p
@住所２: | t:address2<id=PetCustomerNew_address2>=c
@住所３: | t:address3<id=PetCustomerNew_address3>=tb
@住所４: | t:address4<id=PetCustomerNew_address4>=m
@電話番号: | t:tel<id=PetCustomerNew_tel>
@EMAIL: | t:email<id=PetCustomerNew_email>
@生年月日: | t:birthYmd<id=PetCustomerNew_birthYmd>

= 42653859980 loose
@消費税 | n:consumption_tax<id=consumption_tax>
~heading 請求先情報
@請求先郵便番号 | t:billing_postal_code<id=billing_postal_code;ph=例: 123-4567>=z
@請求先県名 | t:billing_prefecture<id=billing_prefecture;ph=例: 東京都>=p
@請求先市区町村 | t:billing_city<id=billing_city;ph=例: 新宿区>=c
@請求先番地 | t:billing_street<id=billing_street;ph=例: 西新宿1-2-3 ABCビル4F>=tbm
@請求先差額 | n:billing_difference<id=billing_difference>
~heading 銀行情報
@銀行番号 | t:bank_number<id=bank_number;ph=例: 0001>
@銀行名 | t:bank_name<id=bank_name;ph=例: みずほ銀行>
@支店番号 | t:branch_number<id=branch_number;ph=例: 001>
@支店名 | t:branch_name<id=branch_name;ph=例: 東京営業部>
@口座番号 | t:account_number<id=account_number;ph=例: 1234567>

= 69221602098 loose
@会社名 | t:<id=company-name-1;ac=organization>=o
@請求先郵便番号 | t:<id=billing-postal-1;mode=numeric;ac=postal-code>=z
@請求先住所 | t:<id=billing-address-1;ac=street-address>=pctbm
@担当へのご連絡事項（任意） | a:<id=message-1>

= 32264723737 loose noform
@インボイス登録番号 | t:<id=companyRegistrationNumber>
@請求先名 | t:<id=clientName>
@請求先郵便番号 | "<span>〒</span>" t:<id=clientPostalCode;ph=890-1234>=z
@請求先住所 | t:<id=clientAddressLine;ph=東京都□□区△△4-5-6>=pctbm

= 33807479244 loose
@カード保有者勤務先電話番号国コード | t:cardholderWorkPhoneCountry<id=cardholderWorkPhoneCountry>
@カード保有者勤務先電話番号 | T:cardholderWorkPhoneNumber<id=cardholderWorkPhoneNumber>
@請求先住所_市区町村 | t:billingAddressCity<id=billingAddressCity>=c
~wrongfor 請求先住所_国 | t:billingAddressCountry<id=billingAddressCity>
@請求先住所1 | t:billingAddressLine1<id=billingAddressLine1>=t
@請求先住所2 | t:billingAddressLine2<id=billingAddressLine2>=b
@請求先住所3 | t:billingAddressLine3<id=billingAddressLine3>=m
@請求先郵便番号 | t:billingPostalCode<id=billingPostalCode>=z
@請求先住所_都道府県 | t:billingAddressState<id=billingAddressState>=p
@配送先住所_市区町村 | t:shippingAddressCity<id=shippingAddressCity>
@配送先住所_国 | t:shippingAddressCountry<id=shippingAddressCountry>
@配送先住所1 | t:shippingAddressLine1<id=shippingAddressLine1>
@配送先住所2 | t:shippingAddressLine2<id=shippingAddressLine2>
@配送先郵便番号 | t:shippingPostalCode<id=shippingPostalCode>
@配送先住所_都道府県 | t:shippingAddressState<id=shippingAddressState>
@消費者IPアドレス | t:customerIp<id=customerIp>

= 59091227170 loose noform
請求先印字名称 | t:<id=m_billing_print_name>
請求先郵便番号 | t:<id=m_billing_zip_code>=z
請求書送付方法 | s:<id=m_invoice_send_method;o=郵送,メール>
請求書送付先住所 | t:<id=m_billing_address>=pctbm
電話 | t:<id=m_billing_phone>
FAX | t:<id=m_billing_fax>
メールアドレス | e:<id=m_billing_email>
担当者 | t:<id=m_billing_manager>
取り纏めNo | t:<id=m_billing_summary_no>

= 60678800722 loose
区分 * | s:type<o=得意先,仕入先/選択してください>
請求先郵便番号 | t:billing_postal<ph=例：123-4567>=z
メール | e:email
請求先住所 | t:billing_address=pctbm

= 10023727614 loose
@有効期限 | t:<id=card-exp;ac=cc-exp;ph=MM/YY;max=5>
@セキュリティコード | p:<id=card-cvc;ac=cc-csc;max=4>
@ご請求先郵便番号 | t:<id=card-zip;mode=numeric;ph=1000001;max=7>=z

= 56170055819 loose
郵便番号 | t:postal_code<ph=000-0000>=z
電話番号 | t:phone
個人番号（マイナンバー） | p:my_number<max=12>
住所フリガナ | t:address_kana=kpkckt
現住所 | t:address=pctbm
~heading 社会保険
基礎年金番号 | t:pension_number

= 53844368145 loose noform
住所フリガナ | t:<ph=例: トウキョウトシンジュクク>=kpkckt
郵便番号 | t:<ph=000-0000>=z b:住所検索
都道府県 | s:<o=pref>=p
市区町村 | t:=ct
丁目・番地・号 {（半角数字）} | t:<ph=半角数字で入力>=b
建物名・部屋番号 | t:=m
京都市内住所 | t:
~p 住所備考 | a:
地域区分 | t:<ph=滋賀> t:<ph=21> t:<ph=栗東>
交通費 | n:<ph=0>
利用場所 | t:<ph=シティホテル>
北緯 | n:

= 58732079984 loose noform
企業名 {*} | t:=o
企業名フリガナ | t:=ko
住所 {*} | t:=pctbm
住所フリガナ | t:=kpkckt
郵便番号 | t:=z
固定番号 {*} | t:

= 13239227829 pin
@企業名: | t:name<id=id_name;max=50>=o
@フリガナ: | t:furigana<id=id_furigana;max=50>
@担当者: | t:responsible_name<id=id_responsible_name;max=50>
@電話番号: | t:phone_number<id=id_phone_number;max=12>
@FAX番号: | t:fax_number<id=id_fax_number;max=12>
@郵便番号: | t:postal_code<id=id_postal_code;max=8>=z
@住所: | t:address<id=id_address;max=50>=pctbm

= 53779025834 pin
@店舗オーナー: | s:shop_owner<id=id_shop_owner;o=山田,田中/--------->
@カテゴリー: | s:category<id=id_category;o=和食,洋食/--------->
@郵便番号: | t:zip_code<id=id_zip_code;max=32>=z
@店舗名: | t:shop_name<id=id_shop_name;max=64>
@住所: | t:address<id=id_address;max=128>=pctbm
@電話番号: | t:phone<id=id_phone;max=32>
@代表者名: | t:owner_name<id=id_owner_name;max=64>

= 25920657535 table
@顧客番号: | n:no<id=id_no>
@顧客名: | t:name<id=id_name>
@顧客名カナ: | t:name_kana<id=id_name_kana>
@郵便番号: | t:zip_code<id=id_zip_code;max=10>=z
@都道府県: | t:prefecture_name<id=id_prefecture_name>=p
@市町村: | t:city_name<id=id_city_name>=c
@レコードタイトル: | t:title<id=id_title>
@更新者名: | t:updated_by<id=id_updated_by>

= 3930850570 pin
@名前: | t:name<id=id_name;max=30>
@郵便番号: | t:prefcode<id=id_prefcode;max=8>=z
@都道府県: | t:address1<id=id_address1;max=40>=p
@市区町村名: | t:address2<id=id_address2;max=40>=c
@町域名: | t:address3<id=id_address3;max=40>=tb

= 19658454886 pin
@事業所名: | t:jigo_name<id=id_jigo_name>=o
@URL: | t:url<id=id_url>
@メールアドレス: | e:mail<id=id_mail>
@電話番号: | t:tel<id=id_tel>
@郵便番号: | t:zip_code<id=id_zip_code;max=8>=z
@都道府県: | t:address1<id=id_address1;max=40>=p
@市区町村番地: | t:address2<id=id_address2;max=40>=ctb
@建物名: | t:address3<id=id_address3;max=40>=m
@紹介文: | a:biko<id=id_biko>

= 17367547089 loose
@姓 | t:last_name<id=id_last_name>
@名 | t:first_name<id=id_first_name>
@ユーザー名 | t:user_name<id=id_user_name>
@メールアドレス | e:email<id=id_email>
@郵便番号 | t:postal_code<id=id_postal_code;max=10>=z
@都道府県 | t:prefecture<id=id_prefecture;max=10>=p
@市区町村・番地 | t:address_1<id=id_address_1>=ctb
@建物名・部屋番号 | t:address_2<id=id_address_2>=m
@カード名義 | t:cc_name<id=id_cc_name>
@クレジットカード番号 | t:cc_number<id=id_cc_number>

= 6973565938 pin
@店舗名: | t:name<id=id_name;max=30>
@カテゴリー: | s:category_id<id=id_category_id;o=和食,洋食/--------->
@郵便番号: | t:postal_code<id=id_postal_code;max=8>=z
@市区町村: | t:city<id=id_city;max=50>=ct
@番地以降住所: | t:street_address<id=id_street_address;max=50>=bm
@電話番号: | t:phone_number<id=id_phone_number;max=11>

= 19176299947 pin
@名前フリガナ: | t:kana<id=id_kana>
@生年月日: | d:birthday<id=id_birthday>
@電話番号: | t:phone_number<id=id_phone_number;max=11> "<span>※ハイフン無しで入力してください</span>"
@郵便番号: | t:postal_code<id=id_postal_code;max=7>=z "<span>※ハイフン無しで入力してください</span>"
@住所: | t:street_address<id=id_street_address>=pct "<span>※郵便番号を入力することで自動で入力されます</span>"
@番地: | t:address<id=id_address;max=20>=b
@職業: | s:profession<id=id_profession;o=学生,会社員>
@高校ID: | n:high_school_id<id=id_high_school_id>

= 21561274379 loose2
氏名 | t:name
生年月日 | d:birthday
住所 | "<div><label for=inputAddress01>郵便番号(7桁)</label>" t:zip01<id=inputAddress01;max=8;ph=1030013>=z "</div><div><label for=inputAddress02>都道府県</label>" t:pref01<id=inputAddress02;ph=東京都>=p "</div><div><label for=inputAddress03>住所</label>" t:addr01<id=inputAddress03;ph=中央区日本橋人形町>=ctbm "</div>"

= 34123880818 wrongfor
PASSWORD再入力 | / p:rePass<id=passa>
電話番号 | / t:tel<id=tell>
メールアドレス | / t:mail<id=mail-address>
郵便番号(7桁) | / t:postCode<id=postCode;size=10;max=8>=z
都道府県+以降の住所 | / t:address<id=address;size=60>=pctbm

= 47183490490 loose noform
@郵便番号 | t:<id=postalCode;ph=例: 123-4567;mode=numeric>=z
~text <label for=addressDetail>住所</label>
~ph | t:<readonly;ph=都道府県市区町村> t:<id=addressDetail;ph=丁目以降を入力>=bm '※ 郵便番号を入力すると都道府県・市区町村が自動入力されます'
@配送先氏名 | t:<id=shippingName>

= 39767986966 loose noform
@メールアドレス {*} | e:email<id=email>
@電話番号 {*} | T:phone<id=phone>
~heading 配送先情報
@郵便番号 {*} | t:postalCode<id=postalCode;ph=例：123-4567>=z
@住所 {*} | a:address<id=address;rows=3;ph=都道府県市区町村番地建物名>=pctbm

= 10877640202 p
住所</p><p>必須 | n:post_code<ph=郵便番号(例：1234567);size=10;max=8>=z '住所自動入力' t:city<ph=都道府県市区町村郡町域;size=60>=pct t:address<ph=以降の住所(建物名･階数など)をご記入ください;size=60>=bm
電話番号(ハイフンなし)</p><p>必須 | n:mobile '※連絡がつきやすい電話番号をご記入ください｡'
メールアドレス[半角英数字]</p><p>必須 | t:email

= 648763148 loose
@郵便番号 | "<span>〒</span>" t:zipcode<id=zipcode;ph=000-0000>=z
~ph | t:addr1<id=addr1;ph=都道府県市区町村名>=pct '住所は2つに分けてご記入ください。' t:addr2<id=addr2;ph=番地・アパート名>=bm '番地・アパート名は必ず記入してください。'
@電話番号（ハイフンなし） | T:tel<id=tel;ph=08012345678>

= 61395171151 loose
@ユーザー名 | t:name<id=name>
@郵便番号 | t:post_number<id=post_number;ph=例: 100-0001;max=8>=z
@住所 | t:address<id=address;ph=都道府県市区町村を入力してください>=pctb
@建物名 | t:building<id=building>=m

= 54906615409 wraps noform
電話番号 | t:<ph=0000-00-0000>
郵便番号 | t:<ph=000-0000>=z
メールアドレス | e:<ph=info@example.jp>
住所 | t:<ph=都道府県市区町村 番地>=pctb
適格請求書発行事業者 登録番号 | t:<ph=T0000000000000>
振込先口座 | t:

= 59790264674 loose noform
事業場名称 (Company_Name) | t:Company_Name=o
郵便番号 (前) | t:zip_first<max=3>=z1
郵便番号 (後) | t:zip_last<max=4>=z2

= 4316265966 table
お名前{※} | t:name<size=16>
フリガナ{※} | t:kana<size=16>
会社名 | t:c_name<size=16>=o
住所 | t:yubin1<size=3>=z1 "－" t:yubin2<size=4>=z2 s:address1<o=pref-none>=p "<div>&nbsp;</div>" t:address2<size=45>=ctbm
e-mail{※} | t:email1<size=35>
e-mail（確認）{※} | t:email2<size=35>
TEL | t:tel<size=35>
お問い合わせ内容{※} | a:body

= 24503789557 table
{【必須】}電話番号 | t:tel1<size=5;max=5> "-" t:tel2<size=5;max=5> "-" t:tel3<size=5;max=5> / "※半角数字"
{【必須】}E-mail | t:mail<id=mail;size=25> / "※半角英数"
郵便番号 | t:yubin1<size=3;max=3>=z1 "-" t:yubin2<size=4;max=4>=z2 / "<span>※住所のご記入は必須ではございませんが、ご記入いただいたきますと、紙資料をお送りすることが可能です。</span>"
都道府県 | s:todou<id=todou;o=pref>=p

= 68407211029 loose
@お届け先氏名{必須} | t:shippingName<id=shippingName;ac=name>
@郵便番号{必須} | t:postalCode<id=postalCode;max=8;ac=postal-code>=z "<span>例：123-4567</span>"
@住所{必須} | t:address<id=address;ac=street-address>=pctbm
電話番号{必須} | t:phone<ac=tel>
@メールアドレス{必須} | t:email<id=email;ac=email>

= 32318866851 p
お名前{（必須）} | t:name
お名前（フリガナ）{（必須）} | t:furigana
郵便番号{（必須）} | "<div>" t:postcode_a=z1 t:postcode_b=z2 "</div>"
住所{（必須）} | t:address=pctbm
メールアドレス{（必須）} | e:mail
メールアドレス（確認用）{（必須）} | e:mail_confirm
パスワード{（必須）} | '半角英数字8文字以上20文字以内で入力してください。※記号の使用はできません' p:password

= 37038223672 loose
生年月日{必須} | t:data[CustomerRegistInfo][birth_year]<size=4;max=4;ph=2019> "年" s:data[CustomerRegistInfo][birth_month]<o=months> "月"
~heading ご住所
郵便番号{必須} | t:data[CustomerRegistInfo][postal]<id=CustomerRegistInfoPostal;max=8;ph=例：1400002>=z '全角半角、ハイフンありなし、どちらでもご入力いただけます。'
都道府県{必須} | t:data[CustomerRegistInfo][pref]<id=CustomerRegistInfoPref;size=16;max=16;ph=例：東京都>=p
市区郡（町村）{必須} | t:data[CustomerRegistInfo][address1]<id=CustomerRegistInfoAddress1;max=16;ph=例：品川区東品川>=ct
丁目以降{必須} | t:data[CustomerRegistInfo][address2]<id=CustomerRegistInfoAddress2;max=10;ph=例：2-6-10>=b
建物名以降 | t:data[CustomerRegistInfo][address3]<id=CustomerRegistInfoAddress3;max=23;ph=建物名・部屋番号をご入力ください。>=m
~heading ご連絡先
お電話番号{必須} | t:data[CustomerRegistInfo][tel1]<max=12;ph=例：0367129590>
メールアドレス{必須} | t:data[CustomerRegistInfo][email]<max=50>
~heading その他情報
紹介コード | t:data[CustomerRegistInfo][alliance_cd]<readonly>

= 19254484465 table
お名前 | t:name
お名前（フリガナ） | t:name_kana
郵便番号 | "〒" t:zip=z
都道府県 | s:pref<o=pref-id>=p
市区郡町村・番地 | t:address1=ctb

= 24381579221 ph noform
| "〒" t:postal<id=postal>=z / s:prefecture<id=prefecture;o=pref>=p s:city<id=city;o=/選択してください>=c s:street<id=street;o=/選択してください>=t

= 811675690 table
顧客名 | t:customer_name<size=70>
カナ | t:customer_name_kana<size=70>
住所 | "〒" t:postal_code=z "</td><td>" t:adress<size=70>=pctbm
担当者様 | t:contact_person_name<size=70>
カナ | t:contact_person_name_kana<size=70>
TEL | t:contact_person_tel

= 13966489285 table
@お名前{必須} | t:name<id=name>
@お名前　ふりがな{必須} | t:kana<id=kana>
@ご住所{必須} | "〒" t:zip1<id=zip;max=3>=z1 "-" t:zip2<id=zip2;max=4>=z2 "<em>郵便番号を入力すると、自動で都道府県と市町村郡が表示されます。</em>" / "<label>都道府県" t:pref<id=pref>=p "</label>" / "<label>市区町村" t:city<id=city>=ct "</label>" / "<label>番地" t:add<id=add>=b "</label>"
お電話番号{必須} | t:tel
メールアドレス{必須} | t:mail

= 22486475996 loose
貴社名 | / t:syamei<max=60>=o
ご担当者名 | / t:tant<max=60>
送付先のご住所 | / "〒" t:zip<max=20>=z / t:address1<max=20>=pctb / t:address2<max=20>=m
電話番号（半角） | / t:tel<max=60>
e-mail（半角） | / t:email<max=60>

= 61440695892 table
名前{※} | t:name
フリガナ{※} | t:kana
性別 | r:sex<o=男性,女性>
生年月日 | t:birth<ph=0000-00-00>
郵便番号 | "〒" t:zip<ph=000-0000>=z
住所 | t:address=pctbm
TEL | T:tel
携帯電話 | T:mobile
FAX | T:fax

= 15960429701 td
氏名{＊} | t:inp_name<id=inp_name> "<span>＊全角</span>" /
メールアドレス{＊} | t:inp_mail<id=inp_mail> "<span>＊半角英数記号</span>"
会社名 | t:inp_company<id=inp_company>=o
部署名 | t:inp_branch<id=inp_branch>
会社住所 | "〒" t:inp_zip1<id=zip1>=z1 "-" t:inp_zip2<id=zip2>=z2 t:inp_zip<id=inp_zip;style=display:none> "<span>＊半角数字</span>" / t:inp_address<id=address>=pctbm

= 5312750635 dl
^お名前{必須}^ | t:your-name
^お名前（ふりがな）{必須}^ | t:your-kana
^会社名^ | t:your-company=o
^郵便番号^{必須} | "<div>〒" t:zip<id=zip;ph=1234567>=z '都道府県、住所が自動で入力されます。' "</div>"
^都道府県^{必須} | t:pref=p
^ご住所^{必須} | t:city=ctbm
^お電話番号{必須}^ | t:your-tel
^メールアドレス^{必須} | e:your-email

= 1217440450 table
郵便番号 | t:post1<id=post1;max=3>=z1 "-" t:post2<id=post2;max=4>=z2
都道府県 | s:pref<o=pref/->=p
住所１ | t:address1<id=address1>=ctb
住所２ | t:address2<id=address2>=m
電話番号 | t:tel<id=tel> "例） 03-1234-5678"
FAX番号 | t:fax<id=fax> "例） 03-1234-5678"
担当者氏名※ | t:rep_name<id=rep_name> "※ 氏名の間に空白を入力してください。例） 鈴木　太郎"
担当者アドレス※ | t:rep_mail

= 16744406500 td
~heading 住所
~p 住所を設定します。郵便番号はハイフン抜きで入力してください。
^郵便番号{*}^ | t:zip<size=7>=z b:住所を自動入力
^住所１{*}^ | t:address1<size=60>=pctb
^住所２^ | t:address2<size=60>=m
^緯度^ | t:locationY<size=11>
^経度^ | t:locationX<size=11>
~heading TEL
~p 電話番号を設定します。 | t:tel<size=13>

= 35046201115 table h-adr
血液型 | s:account_bloodtype<o=A型,B型>
郵便番号 | t:account_zipcord01<class=p-postal-code;size=3;max=3;ph=420>=z1 "-" t:account_zipcord02<class=p-postal-code;size=4;max=4;ph=0042>=z2
都道府県 | t:account_pref<class=p-region>=p "</td><th>市町村区</th><td>" t:account_address01<class=p-locality>=c
町名番地 | t:account_address02<class=p-street-address;ph=駒形通2丁目2-25>=tb
マンション名など | t:account_address03<class=p-extended-address;ph=辰巳マンション1111号室>=m
連絡先1 | t:account_tel01<size=4;max=4;ph=0120> "-" t:account_tel02<size=4;max=4;ph=1234> "-" t:account_tel03<size=4;max=4;ph=5678>

= 26506189405 table h-adr
郵便番号 | t:addresses[0][zip]<id=zip0;class=p-postal-code;max=7;ph=ハイフンなしで入力>=z h:<class=p-region> h:<class=p-locality>
都道府県 | s:addresses[0][pref]<id=pref0;o=pref-id>=p
市区町村 | s:addresses[0][city]<id=city0;o=/選択してください>=c
その他住所 | t:addresses[0][addr]<id=addr0;class=p-street-address p-extended-address>=tbm

= 22705410827 wrongfor
お届け先名称 | t:delivery_name<ph=お届け先名称を入力>
郵便番号 | t:zip<ph=郵便番号を入力すれば住所が自動入力されます。（ハイフン無しで）>=z
都道府県 | "<div>" s:address01<o=pref-id/-- 都道府県 -->=p "</div><label for=delivery_name>市区町村</label><div>" t:address02=ct "</div><label for=delivery_name>丁目番地</label><div>" t:address03=b "</div>"

= 38741577788 loose2
職業 | s:data[profile][occupation]<o=会社員,学生>
郵便番号 | "<span></span>" t:data[profile][postcode]<ph=入力 郵便番号>=z
都道府県 | "<span></span>" t:data[profile][prefecture]<ph=入力 都道府県>=p
市区町村 | "<span></span>" t:data[profile][city]<ph=入力 市区町村>=ct
丁目番地 | "<span></span>" t:data[profile][address]<ph=入力 丁目番地>=b
建物名 | "<span></span>" t:data[profile][building]<ph=入力 建物名>=m
銀行名 | "<span></span>" t:data[profile][bank_name]<ph=入力 銀行名>
支店名 | "<span></span>" t:data[profile][branch_name]<ph=入力 支店名>
口座番号 | "<span></span>" t:data[profile][account_bank]<ph=入力 口座番号>

= 11157231967 dl
^氏名^{必須} | t:your_name<ph=山田 太郎>
^フリガナ^{必須} | t:your_name_kana<ph=ヤマダ タロウ>
^メールアドレス（確認用）^{必須} | t:your_email_confirm<ph=メールアドレスをもう一度入力>
^郵便番号^ | t:your_zip_code<ph=012-3456>=z
^都道府県^ | s:your_prefecture<o=pref/未選択>=p
^市区町村^ | t:your_city<ph=市区町村>=ct
^丁目番地^ | t:your_chome_address<ph=丁目番地>=b
^建物名^ | t:your_building_name<ph=建物名>=m
^お電話番号^{必須} | t:your_phone_number<ph=お電話番号>
^お問い合わせ内容^{必須} | a:your_contact_content<ph=入力してください>

= 21573291052 loose
@新しいパスワード (半角英数字混合) | p:new_password<id=new_password>
@郵便番号 | t:post_code<id=post_code;ph=例) 123-4567>=z
@都道府県 | t:prefecture<id=prefecture;ph=例) 〇〇県>=p
@市区町村 | t:municipality<id=municipality;ph=例) 〇〇市〇〇区>=c
@町名 | t:street_name<id=street_name;ph=例) 〇〇町>=t
@丁目番地 | t:street_number<id=street_number;ph=例) 〇〇番地〇〇丁目〇〇号>=b
@建物名 | t:building<id=building;ph=例) 〇〇アパート〇〇号室>=m

= 30667200892 loose
@会社名{必須} | t:companyName<id=companyName>=o
@会社郵便番号{必須} | t:postalCode<id=postalCode>=z
@住所{必須} | t:fullAddress<id=fullAddress>=pctbm
@会社代表者{必須} | t:representativeName<id=representativeName>
@店舗名{必須} | t:storeName<id=storeName>
@店舗名(フリガナ){必須} | t:storeNameFurigana<id=storeNameFurigana>
@電話番号{必須} | t:phoneNumber<id=phoneNumber>
@メールアドレス{必須} | e:mailAddres<id=mailAddres>
@店舗紹介文{任意} | t:storeIntroduction<id=storeIntroduction>
@運営責任者{任意} | t:operationsManager<id=operationsManager>
@お問い合わせ先住所{必須} | t:contactAddress<id=contactAddress>
~loose お問い合わせ先電話番号{必須} | t:contactPhoneNumber<id=contactPhoneNumber>

= 593461108 table
生年月日{※} | s:birth_month<o=months> "月"
住所{※} | "<div><p>■郵便番号</p><div><p>住所検索</p></div><div></div><p>〒" T:<id=zip_code_1>=z1 "-" t:<id=zip_code_2>=z2 T:zip_code<id=zip_code;hidden;max=15> "</p></div><div><p>■都道府県</p>" s:prefectures<o=pref-id/都道府県を選択>=p "</div><div><p>■住所(市町村以降)</p><p>" T:city_address<id=city_address;max=15>=ctbm "</p></div>"
電話番号{※} | T:phone_number<max=15>
職業{※} | '■職業' s:job<o=会社員,自営業>

= 59356201965 after noform
イベントタイトル | t:<id=input-1>
お届け先 郵便番号 | t:<id=input-2>=z
会場住所 | t:<id=input-3>=pctbm
会場名 | t:<id=input-4>
会場URL | t:<id=input-5>

= 17303542566 table
住所{必須} | "<dl><dt>郵便番号<span>　半角数字で入力してください</span></dt><dd>" t:zip<ph=000-000>=z "</dd></dl><dl><dt>都道府県</dt><dd>" s:prefecture<o=pref>=p "</dd></dl><dl><dt>市区町村</dt><dd>" t:address1=ct "</dd><dt>番地／建物・マンション名等</dt><dd>" t:address2=bm "</dd></dl>"
電話番号{必須} | t:tel

= 4778223846 dl
郵便番号 | "<p>" t:zip01<max=3>=z1 "<span>-</span>" t:zip02<max=4>=z2 "<a href=#>郵便番号検索</a></p><p><a href=#>住所自動入力</a><span>&nbsp;郵便番号を入力後、クリックしてください。</span></p>"
都道府県 | "<p>" s:pref<o=pref-id/都道府県を選択>=p "</p>"
市区町村 | "<p>" t:addr01=ct "</p>"
番地・ビル名 | "<p>" t:addr02=bm "</p>"

= 56346659906 labels
郵便番号 | t:user[zipcode]<id=user_zipcode;mode=numeric;max=8>=z
都道府県 | t:user[prefecture]<id=user_prefecture>=p
市区町村 | t:user[city]<id=user_city>=c
町域 | t:user[town]<id=user_town>=tb
`;

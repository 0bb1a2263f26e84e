/** Forms of React, Vue, Rails and Django projects; many have no `<form>`, no names, or labels that are tied to nothing. See `read-forms.ts`. */
export const FRAMEWORKS = `
= 34544920054 table
お名前{必須} | "姓" t:family_name<max=20> "名" t:first_name<max=20>
郵便番号{必須} | t:postal_code=z b:住所検索
住所{必須} | t:address_1=pctb
建物名 | t:address_2=m
電話番号 | T:telnumber

= 40162699644 bs noform
会社名 | t:<id=companyName>=o
郵便番号 | t:<id=postalCode;ph=150-0001>=z
都道府県 | t:<id=prefecture;ph=東京都>=p
市区町村 | t:<id=city;ph=渋谷区>=c
番地 | t:<id=address;ph=恵比寿1-1-1>=tb
建物名 | t:<id=building>=m

= 53162722734 loose noform
会社名 | t:companyName=o
郵便番号 | t:postalCode<ph=123-4567>=z b:住所検索
都道府県 | s:prefecture<o=pref>=p
市区町村 | t:city<ph=〇〇市〇〇区>=c
住所1（町名・番地） | t:address1<ph=〇〇町1-2-3>=tb
住所2（建物名・部屋番号） | t:address2=m
電話番号 | T:phone

= 49897483539 loose2
氏名 | t:name
郵便番号 | t:postal1<size=3;max=3>=z1 "-" t:postal2<size=4;max=4>=z2
都道府県 | s:prefecture<id=prefecture;o=pref-id/都道府県を選択してください>=p
市区町村 | t:municipalities<ph=市区町村...>=c
町名番地 | t:branch<ph=町名番地...>=tb
生年月日 | ^年^ n:year ^月^ n:month

= 20081267481 bs
配送先 | t:name<disabled>
郵便番号(ハイフンなし数字7桁) | t:zip_code<ac=zip_code>=z
都道府県 | t:prefecture<ac=prefecture>=p
市区町村 | t:city<ac=city>=ct
番地以降 | t:address<ac=street>=bm
電話番号(ハイフンなし数字15桁以内) | t:phone_number<ac=phone>

= 11466905736 loose noform
組織名 | t:name=o
名前行 | s:name_line_id<o=あ行,か行>
メールアドレス | t:email
郵便番号 | t:postal_code=z
都道府県 | s:region_id<o=pref-id>=p
市区町村 | t:municipalities=c
町名/番地 | t:address=tb
建物名 | t:building_name=m
電話番号 | t:telephone_number
銀行コード | t:bank_code<ph=例 1234 (数字4桁)>
支店コード | t:branch_code<ph=例 123 (数字3桁)>

= 58721180556 bs
ラベル | t:<id=label>
受取人 | t:<id=recipientName>
郵便番号 | t:<id=postalCode>=z
都道府県 | t:<id=prefecture>=p
市区町村 | t:<id=city>=c
町名 | t:<id=townName>=t
丁目（任意） | t:<id=chome>
番地・番号 | t:<id=houseNumber>=b
建物名・部屋番号（任意） | t:<id=building>=m

= 57530062011 bs
会社名 | t:<id=companyName;ac=organization>=o
郵便番号{必須} | t:<id=postalCode;ac=postal-code;ph=例：150-0043>=z '▼ 郵便番号を入力すると、住所の一部が自動的に入力されます'
都道府県{必須} | t:<id=prefecture;ac=address-level1;max=20;ph=例：東京都>=p
市区町村{必須} | t:<id=city;ac=address-level2;max=50;ph=例：渋谷区道玄坂>=c
字名・番地{必須} | t:<id=streetAddress;ac=street-address;max=100;ph=例：1-19-11>=tb
建物名 | t:<id=building;ac=address-line2;ph=例：渋谷ビル 3F>=m

= 71158031616 loose noform
氏名 | t:
~heading 住所
郵便番号 | t:<ph=例：123-4567>=z
都道府県 | s:<o=pref/— 未選択 —>=p
市区町村 | t:<ph=例：飯能市〇〇1-2-3>=ct
番地 | t:=b
建物名 | t:<ph=例：〇〇マンション101>=m

= 38807086374 p
郵便番号 | t:postCode=z
都道府県 | s:areaId<o=pref-id/都道府県>=p
市区町村 | t:address1<max=20>=ct
番地 | t:address2<max=20>=b
建物名 | t:address3<max=20>=m
電話番号 | t:phoneNumber

= 27201294641 div noform
施設名 | t:
郵便番号 | t:=z
都道府県 | s:<o=pref>=p
市区町村 | s:<o=city/選択してください>=c
町名・番地 | t:=tb
建物名 | t:=m
施設写真 | f:

= 20289924878 div noform
氏名 | t:<id=user_name>
住所 | t:<id=user_zip;ph=郵便番号>=z
| s:<id=user_pref;o=pref/都道府県>=p
| t:<id=user_city;ph=市区町村>=ct
| t:<id=user_street;ph=番地>=b
| t:<id=user_building;ph=建物名・部屋番号>=m
電話番号 | t:<id=user_phone>

= 15219398587 loose
氏名 | t:<ph=氏名を入力してください>
郵便番号 | t:<ph=123-4567>=z
都道府県 | t:<ph=都道府県を入力してください>=p
市区町村 | t:<ph=市区町村を入力してください>=ct
番地・建物名 | t:<ph=番地・建物名を入力してください>=b
マンション名・部屋番号 | t:<ph=マンション名・部屋番号（任意）>=m

= 37933919753 bs noform
郵便番号 | t:zip_code<ph=郵便番号>=z b:郵便番号から自動入力
都道府県 | t:prefecture<ph=都道府県>=p
市区町村 | t:city<ph=市区町村>=ct
番地 | t:address1<ph=番地>=b
建物名・号室 | t:address2<ph=建物名・号室>=m
~heading その他
電話番号 | t:user_tel<ph=080-XXXX-XXXX>
メールアドレス | t:user_mail<ph=メールアドレス>

= 9044165719 bs
電話番号 | t:<id=ind_phone;ph=090-1234-5678>
メールアドレス | e:<id=ind_email;ph=yamamoto@example.com>
~heading 住所
郵便番号 | t:<id=ind_postal_code;ph=093-0000>=z
都道府県 | t:<id=ind_prefecture;ph=北海道>=p
市区町村 | t:<id=ind_city;ph=網走市>=c
町名・番地 | t:<id=ind_address;ph=南1条東1丁目>=tb

= 70213110409 bs
法人番号 | t:corporateNumber<id=corporateNumber> b:会社情報を取得
会社名 | t:companyName<id=companyName;ph=株式会社〇〇>=o
郵便番号 | t:postalCode<id=postalCode;ph=1000001>=z
都道府県 | t:prefecture<id=prefecture;ph=東京都>=p
市区町村 | t:city<id=city;ph=千代田区>=c
番地 | t:street<id=street;ph=千代田1-1>=tb
建物名 | t:building<id=building>=m

= 52466892229 loose noform
顧客コード{必須} | t:
顧客名{必須} | t:
担当者名 | t:
郵便番号 | t:=z
都道府県 | s:<o=pref>=p
市区町村 | t:=c
住所 | t:=tb
住所2 | t:=m

= 56690262154 loose noform
会社名 | t:=o
担当者名 | t:
郵便番号 | t:=z
電話番号 | t:
住所 | t:=pctbm

= 4600610305 labelbox noform
郵便番号・住所 | t:<id=edit-zip;ph=郵便番号>=z t:<id=edit-pref;ph=都道府県>=p t:<id=edit-city;ph=市区町村>=ct t:<id=edit-rest;ph=番地・建物>=bm
~heading チケット枚数入力
Sエリア 大人 | n:<id=edit-sa>
Sエリア 小人 | n:<id=edit-sc>

= 62439182260 ph
| t:<ph=会社名 *>=o
| t:<ph=郵便番号>=z
| t:<ph=都道府県>=p
| t:<ph=住所>=ctb
| t:<ph=建物名>=m
| t:<ph=URL>

= 13467691870 loose
会社名 | t:companyName<ph=会社名>=o
郵便番号 | t:zipCode<ph=郵便番号>=z
都道府県 | t:prefecture<ph=都道府県>=p
市区町村 | t:city<ph=市区町村>=c
町名・番地 | t:town<ph=町名・番地>=tb
建物名 | t:building<ph=建物名>=m

= 34374059530 ph
| t:data[Contact][month]<ph=月> t:data[Contact][day]<ph=日>
| t:data[Contact][postNumber]<ph=郵便番号>=z
| t:data[Contact][address]<ph=ご住所>=pctbm

= 37827121255 loose
店舗名 | t:shop.name<ph=店舗名>
メールアドレス | e:shop.email<ph=メールアドレス>
電話番号 | t:shop.phone<ph=電話番号>
都道府県 | s:shop.prefectureId<o=pref-id>=p
郵便番号 | t:shop.zipcode<ph=郵便番号>=z
住所 | t:shop.address<ph=住所>=ct
番地・部屋番号 | t:shop.building<ph=番地・部屋番号>=bm
店舗説明 | a:shop.description<ph=店舗説明>

= 8288592010 ph
| t:name<ph=お名前>
| t:phone<ph=電話番号（ハイフンなし）>
| t:postalCode<ph=郵便番号>=z
| t:prefecture<ph=都道府県>=p
| t:city<ph=市区町村>=ct
| t:address1<ph=番地・建物名>=bm
| s:buildingType<o=戸建て,マンション・アパート,倉庫/建物種類>
| s:parking<o=有,無/駐車場の有無>

= 12997558628 bs noform
国家 | s:<id=country;o=日本,中国,United States>
郵便番号 | t:<id=zip;ph=例：1660002>=z
都市・区 | t:<id=city;ph=例：東京・杉並区>=ct
番地 | t:<id=block;ph=例：4-32-9>=b
住所 | t:<id=addr;ph=例：ジュネス５ 303室>=m

= 21207106134 bs
お名前（カナ） | t:name_kana
郵便番号 | t:post_number<id=post_number;ph=〒　※ハイフンを入れず入力してください>=z
都道府県 | s:pref<id=pref;o=pref-id>=p
市区町村 | t:city<id=city>=ct
番地 | t:street<id=street>=b
建物名 | t:building<id=building>=m
電話番号 | T:telephone_number

= 27634010138 loose
お名前 | t:<ph=例）山田>
郵便番号 | "〒" n:<ph=1234567>=z
都道府県 | s:<o=pref>=p
市区町村 | t:<ph=例）渋谷区>=c
番地 | t:<ph=例）渋谷1-2-3>=tb
建物名・部屋番号など | t:<ph=例）渋谷マンション1201>=m
カード番号 | n:<ph=0000>

= 65723251643 loose noform
郵便番号 | t:<ph=1234567;max=7>=z
都道府県 | t:<ph=東京都>=p
市区町村 | t:<ph=渋谷区道玄坂>=ct
番地 | t:<ph=1-2-3>=b
建物名・部屋番号{任意} | t:<ph=〇〇マンション 101号室>=m
電話番号 | t:<ph=09012345678;max=13>
パスワード | p:

= 51842332719 loose noform
郵便番号 | t:<ph=000-0000>=z
都道府県 | s:<o=pref/選択>=p
市区町村 | t:<ph=住吉区長居>=ct
番地 | t:<ph=1-2-3>=b
建物名・部屋番号 | t:<ph=○○マンション101>=m
~heading 来院情報
職業 | s:<o=会社員,学生>

= 35443638324 bs
郵便番号 | t:postalCode=z
都道府県 | t:prefecture<ph=例: 東京都>=p
市区町村 | t:city<ph=例: 千代田区>=c
番地 | t:address1<ph=例: 千代田1-1>=tb
建物名・部屋番号 (任意) | t:address2<ph=例: まるまるビル 101号室>=m

= 42089637473 td
@郵便番号 | t:postalCode<ph=例)1234567>=z
@都道府県 | t:prefecture<ph=都道府県;disabled>
@市町村 | t:city<ph=市町村;disabled>
@町名 | t:town<ph=町名;disabled>
@番地 | t:addressA<ph=番地>=b
@その他 | t:addressB<ph=アパート・マンション名、号室等>=m
@電話番号 | t:phoneNumber<ph=09012345678>

= 53156015064 loose
郵便番号 | t:postalCode<ph=105-0011>=z
都道府県 | s:prefecture<o=pref>=p
市区町村 | t:city<ph=港区>=c
番地 | t:addressLine<ph=芝公園4-2-8>=tb
建物名・部屋番号{(任意)} | t:building<ph=東京タワービル 3F>=m

= 53338849638 loose noform
会社名 | t:<ph=株式会社 〇〇>=o
郵便番号 | "〒" t:<ph=123-4567>=z
住所 | t:<ph=東京都千代田区...>=pctbm

= 23682386598 loose noform
氏名 | t:
郵便番号 | "〒" n:=z1 "ー" n:<ph=0076>=z2 b:住所検索
都道府県 | t:=p
市区町村 | t:=ctb
建物名 | t:=m

= 42533892357 bs
お名前 | t:<id=recipientName;ac=shipping name>
郵便番号 | t:<id=recipientPostalCode;ac=shipping postal-code;ph=100-0001>=z
都道府県 | s:<id=recipientPrefecture;ac=shipping address-level1;o=pref>=p
市区町村 | t:<id=recipientCity;ac=shipping address-level2;ph=千代田区>=c
番地・建物名 | t:<id=recipientAddressLine;ac=shipping street-address;ph=千代田1-1 〇〇ビル 101号室>=tbm

= 34634798932 bs
郵便番号（例：123-4567） | t:purchase_form[postal_code]<ph=123-4567>=z
~wrongfor 都道府県 | s:purchase_form[prefecture_id]<o=pref-id>=p
市区町村 | t:purchase_form[city]=ct
番地 | t:purchase_form[address]=b
建物名（任意） | t:purchase_form[building]=m
電話番号 | T:purchase_form[phone_number]<ph=例）09012345678>

= 57666951594 ph
| t:<ph=事業所2>
| t:<ph=事業所2ｶﾅ>
| t:<ph=企業名略称>
| t:<ph=郵便番号>=z
| t:<ph=住所1>=pctb t:<ph=住所2>=m
| t:<ph=TEL> t:<ph=FAX>
| t:<ph=種類1> t:<ph=種類2>

= 14005622110 wraps
施設名 | t:
電話 | t:
郵便番号 | t:=z
都道府県 | s:<o=pref-none>=p
住所1 | t:=ctb
住所2 | t:=m
URL | t:

= 1777584263 table
年齢 | t:年齢
性別 | r:sex<o=男性,女性,その他>
郵便番号 | t:郵便番号<ph=000-0000>=z
住所1 | t:住所1=pctb
住所2 | t:住所2=m
電話番号 | T:電話番号<ph=000-0000-0000>

= 62040024381 loose
~heading 住所{必須}
郵便番号 | t:member.postalCode<ph=1234567>=z
都道府県＋市区町村 | t:member.address1<ph=大阪府大阪市北区梅田1丁目>=pct
番地、建物名など | t:member.address2<ph=1-23-4 グランフロント大阪タワーA>=bm
住所（フリガナ）1 | t:member.addressKana1<ph=トウキョウトチヨダクチヨダ>=kpkckt
住所（フリガナ）2 | t:member.addressKana2<ph=1-1 コウキョマエマンション301>
~heading 連絡先{必須}
電話番号1【日中連絡が取れる番号】 | t:member.tel1<ph=09012345678>

= 9423642777 loose noform
名前 | t:<ph=(例)トレタ太郎>
Eメール | t:<ph=(例)yoyaku@toreta.in>
郵便番号 | t:<ph=(例)0000000>=z
都道府県 | s:<o=pref>=p
市区町村・番地 | t:<ph=(例)品川区西五反田７丁目２２−１７>=ctb
建物名・号室 | t:<ph=(例)TOCビル8F>=m

= 36951112118 bs
郵便番号 | t:<id=zip>=z
都道府県 | t:<id=prefecture>=p
市区町村・番地 | t:<id=address1>=ctb
建物名・部屋番号 | t:<id=address2>=m
電話番号 | t:<id=phone>

= 51803921021 loose noform
氏名 | t:name
郵便番号 | t:postalCode<ph=例: 104-0061;max=8>=z
~text 7桁入力で自動入力
都道府県・市区町村・番地 | t:address=pctb
建物名・部屋番号 | t:buildingName=m
在留資格 | s:visaTypeId<o=永住者,特定技能>

= 55248163877 div
郵便番号 | t:<ph=1234567>=z
市区町村・番地 | t:=ctb
建物名・部屋番号 | t:=m

= 47633379039 loose
Postal Code / 郵便番号 | t:postalCode<ph=541-0053>=z
Prefecture / 都道府県 | s:prefecture<o=pref>=p
City / 市区町村 | t:city<ph=大阪市中央区>=c
Address / 番地・建物名 | t:address<ph=備後町3-1-6 船場アルファビル 2F>=tbm
Message / お問い合わせ内容 | a:message<ph=ご質問やご相談をご記入ください>

= 53708272887 loose
表示名 | t:
郵便番号 | t:<ph=150-0001>=z
都道府県 | s:<o=pref>=p
市区町村 | t:<ph=渋谷区>=c
番地・建物名 | t:<ph=神宮前1-2-3 モールビル101>=tbm

= 10108128473 loose
名前{*} | t:name
郵便番号{*} | t:postalCode=z
住所{*} | t:address=pct
番地・建物名 | t:address2=bm
メールアドレス{*} | e:email

= 68996365258 bs
郵便番号 | t:<id=workplace-postal;ac=postal-code;ph=例：779-3403>=z
都道府県 | t:<id=workplace-prefecture;ac=address-level1;ph=例：徳島県>=p
市区町村 | t:<id=workplace-city;ac=address-level2;ph=例：吉野川市>=c
町域 | t:<id=workplace-town;ac=address-line1;ph=例：山川町〇〇>=t
番地・建物名 | t:<id=workplace-address;ac=address-line2;ph=例：1-2-3 〇〇ハイツ101>=bm

= 53230639018 loose
クラブ名 | t:name
郵便番号 | t:zip<ph=郵便番号>=z
都道府県 | s:prefecture<o=pref-abroad>=p
市区町村 | t:city<ph=市区町村>=ct
番地・建物名 | t:address<ph=番地・ビル名>=bm
Google Map URL | t:mapUrl<ph=https://goo.gl/maps/...>

= 42652687690 loose
受取人名 | t:
電話番号 | t:
郵便番号 | t:=z
都道府県 | t:=p
市区町村 | t:=ct
番地・建物名 | t:=bm
~wrap この住所を既定にする | c:<o=1>

= 60455725388 loose noform
会社名 | t:=o
郵便番号 | t:=z
都道府県 | t:<ph=東京都>=p
市区町村 | t:<ph=千代田区>=c
番地・建物名 | t:<ph=千代田1-1-1 ビル3F>=tbm
インボイス用 英語住所{(空欄時は日本語住所から自動補完)} | a:=rprcrt

= 68815304086 wraps
ご要望 | a: "ダンボールが4個以上必要な場合や細かい要望があればご記入ください。"
~heading 段ボールのご郵送先
郵便番号{必須} | t:=z
都道府県{必須} | t:=p
市区町村{必須} | t:=c
それ以降の住所（建物名も記入） | t:=tbm

= 21127193933 div
会社名 | t:name<ph=株式会社プリント>=o
郵便番号 | t:zipcode<ph=153-0063>=z
都道府県 | s:prefcode<o=pref-id>=p
市区町村 | t:city<ph=目黒区>=c
丁目・番地 | t:street<ph=目黒2-11-3>=tb
建物 | t:building<ph=印刷工場1F>=m

= 35059565093 dls
会社名{必須} | t:=o
業種{必須} | s:<o=製造,小売>
会社所在地{必須} | "〒" t:=z s:<o=pref-none>=p '市区町村・番地' t:=ctb '建物名・部屋番号など' t:=m
従業員規模{必須} | s:<o=1-10,11-50>

= 24094393222 h
Nicename | t:Nicename
Phone number | t:Phonenumber<ph=ハイフンなしで入力してください;size=30>
Post code | t:Postcode<ph=ハイフンなしで入力してください;size=30>=z
Address | t:Addres<ph=番地や部屋番号まで書いてください;size=40>=pctbm

= 29082093157 pin noform
名前: | t:name
電話番号： | T:tel
年月日： | d:date
郵便番号： | t:zipCode=z
都道府県： | s:prefecture<id=prefecture;o=pref/都道府県>=p
コメント： | a:comment

= susumu-iorc/React_app_front:src/components/BaseFormSet.js loose
郵便番号 | t:userPostCode<ph=163-8001>=z
都道府県 | t:userPref<ph=東京都>=p
市区町村 | t:userCity<ph=新宿区>=c
町域番地 | t:userArea<ph=西新宿2-8-1>=tb

= whitepotato/bus-project-proto:src/view/checkout/AddressForm.js bs noform
姓 | t:surName<ac=sname>
名 | t:givenName<ac=gname>
Zip / Postal code | t:zip<ac=billing postal-code>=z
都道府県 | t:state=p
City | t:city<ac=billing address-level2>=c
Address line 1 | t:address1<ac=billing address-line1>=tb
Address line 2 | t:address2<ac=billing address-line2>=m

= aielu0000-svg/mock:frontend/src/features/signup/components/sections/AddressSection.tsx div
~heading 住所{必須}
郵便番号 | t:zip1=z1 "-" t:zip2=z2
都道府県 | t:prefecture=p
市区町村・番地 | t:addressLine1=ctb
建物名 | t:addressLine2=m

= behemoth-vietdq/united-cart-chat-bot:src/components/billingAddress/AddressInput.vue loose noform
郵便番号 | t:<ph=例）1234567>=z
都道府県 | s:<o=pref-id>=p
住所1（市郡区／町・村） | t:<ph=例）○○市△△区□町>=ct
住所2（丁目・番地・マンション名・号室 | t:<ph=例）△△ 1-4 ○○マンション101号>=bm

= glamseam/chaco-ui-storybook:stories/examples/AddressForm.vue loose
郵便番号{必須} | t:<max=7>=z "ハイフン不要"
都道府県{必須} | s:<o=pref>=p "ヘルパーテキスト"
市町村{必須} | t:=c
地名・番地{必須} | t:<max=128>=tb

= hapchoke/demo-docker:app/forms.py bs h-adr
郵便番号 | t:zip<class=p-postal-code;size=8;max=8>=z
都道府県 | s:prefecture<class=p-region-id;o=pref-id-none>=p
住所 | t:street_address<class=p-locality p-street-address p-extended-address;ph=千代田区霞が関 2-1-6>=ctb
建物名 | t:apartment_address<ph=アパート名>=m

= gitren/radmin:raemp/forms.py bs
郵便番号(ハイフンなし): | t:zip_code<id=id_zip_code;max=7>=z
都道府県: | t:pref<id=id_pref>=p
市区群町村: | t:city<id=id_city>=c
住所１: | t:address1<id=id_address1>=tb
住所２: | t:address2<id=id_address2>
建物等: | t:bld<id=id_bld>=m
`;

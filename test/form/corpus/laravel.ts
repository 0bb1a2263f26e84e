/** Forms of Laravel projects: contact forms, sign-ups, profiles and back offices. See `read-forms.ts` for the notation. */
export const LARAVEL = `
= 28216526089 loose
お名前 | t:name
年齢 | s:age<o=years/年齢をお選びください>
郵便番号{（郵便番号で自動住所記入）} | t:zip01<ph=郵便番号をご記入ください;size=10;max=8>=z
都道府県 | t:pref01<ph=都道府県をご記入ください;size=20>=p
住所 | t:addr01<ph=住所をご記入ください;size=60>=ctbm
お問い合わせ内容 | a:body

= 1770129184 bs
生徒名 | t:name
マイページ用初期パスワード | t:initial_password<disabled>
郵便番号 | t:zip_code<ph=***-****>=z
住所⓵ | t:address1=pct
住所⓶ | t:address2=b
住所⓷ | t:address3=m
電話番号 | t:tel

= 17000580019 bs
名前 | t:name<ac=name>
電話番号 | t:phone<ph=000-0000-0000;ac=new-phone>
郵便番号{必須} | t:postcode<id=inputAddress01;max=8;ph=550-0011;ac=new-phone>=z
都道府県{必須} | s:prefecture_id<id=inputAddress02;o=pref-id/--- 選択してください --->=p
市区町村{必須} | t:city<id=inputAddress03>=ctb
マンション名 | t:building<id=inputAddress04>=m

= 1381033024 table h-adr
お名前{※} | t:fullname
メールアドレス{※} | e:email '例）test@example.com'
郵便番号{※} | ^〒^ t:postcode<class=p-postal-code>=z '例）123-4567'
住所{※} | t:address<class=p-region p-locality p-street-address p-extended-address>=pctb '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building_name=m '例）千駄ヶ谷マンション101'
ご意見{※} | a:opinion

= 28187523259 bs h-adr
お名前 | t:fullname
メールアドレス | e:email
郵便番号 | t:postcode<class=p-postal-code>=z
住所 | t:address<class=p-region p-locality p-street-address p-extended-address>=pctb
建物名 | t:building_name=m
ご意見 | a:opinion

= 33230634199 bs h-adr
氏名{*} | t:u_name
郵便番号{*} | t:u_yubin<class=p-postal-code>=z
都道府県{*} | t:u_jusho1<class=p-region>=p
市区町村・番地{*} | t:u_jusho2<class=p-street-address>=ctb
建物名 | t:u_jusho3=m
電話番号{*} | t:u_tel

= 61495799164 loose h-adr
ニックネーム | t:nickname
郵便番号 | t:zip<class=p-postal-code>=z
都道府県 | s:pref<class=p-region;o=pref>=p
市区町村 | t:city<class=p-locality;ac=address-level2>=c
町名・番地 | t:addr1<class=p-street-address;ac=address-line1>=tb
自己PR | a:intro
身長{cm} | n:height

= 16294846579 div h-adr
お名前{※} | t:last_name "" t:first_name
郵便番号{※} | "〒" t:postcode<class=p-postal-code>=z '例）123-4567' '※郵便番号は例の形式で入力してください'
住所{※} | t:address<class=p-region p-locality p-street-address p-extended-address>=pctb '例）東京都渋谷区千駄ヶ谷1-2-3' '※住所を入力してください'
建物名 | t:building_name=m '例）千駄ヶ谷マンション101'
ご意見{※} | a:opinion

= 31976458356 after
店舗名 | t:name
~text 郵便番号からも検索できます。
郵便番号(3桁) | t:zip21<id=zip21;size=4;max=3>=z1
~text ー
郵便番号(4桁) | t:zip22<id=zip22;size=5;max=4>=z2
都道府県 | t:pref21<id=pref21;size=3>=p
市区町村 | t:addr21<id=addr21;size=10>=c
以降の住所 | t:strt21<id=strt21;size=20>=tbm
電話番号 | T:tel

= 43185851211 bs
名前 | t:firstname<ph=名前を入力>
郵便番号 | t:zip21<id=zip21;size=4;max=3;ph=3桁を入力>=z1 "－" t:zip22<id=zip22;size=5;max=4;ph=4桁を入力>=z2 /
都道府県 | t:pref21<id=pref21>=p
市区町村 | t:addr21<id=addr21>=ct
番地以降 | t:strt21<id=strt21>=bm

= 29273660167 div
メールアドレス | e:email<ph=sample@exsample.com>
住所 | t:zip21<ph=150>=z1 "-" t:zip22<ph=0022>=z2 / t:pref21<ph=東京都>=p t:addr21<ph=渋谷区>=c / t:strt21<ph=恵比寿南1丁目マンション名1101号室>=tbm
備考 | a:note

= 39468183726 loose
~heading 住所{必須}
郵便番号(3桁と4桁) | n:zip21<max=3;ph=123>=z1 "-" n:zip22<max=4;ph=4567>=z2 b:検索
都道府県 | t:pref21<ph=東京都>=p
市区町村 | t:addr21<ph=中央区>=c
番地・号 | t:strt21<ph=○○>=tb
建物名 | t:bldg<ph=○○ビル>=m

= 36782922927 p
郵便番号 | t:postal_code=z
都道府県 | t:prefecture=p
市区町村 | t:city=ct
番地号 | t:block=b
建物名 | t:building=m
携帯番号 | t:phone_number

= 34074790814 bs
お名前 | t:name
性別 | r:sex<o=男,女>
郵便番号 | "　必須　" t:postal_code1<id=postal_code1>=z1 "-" t:postal_code2<id=postal_code2>=z2
都道府県 | s:address1<id=address1;o=pref>=p
市区町村 | t:address2<id=address2>=ct
丁目・番地 | t:address2<id=address2>=b
建物名 | t:address3<id=address3>=m
電話番号 | t:tel

= 8095862458 bs
名前 | t:name
郵便番号 | t:postcode=z
都道府県 | t:address1<id=address1>=p
市区町村 | t:address2<id=address2>=ct
丁目・番地 | t:address3<id=address3>=b
建物名 | t:address4<id=address4>=m

= 30133990238 table
メールアドレス{※} | t:email<id=email>
郵便番号{※} | "〒" t:postcode<id=post;class=p-postal-code>=z "必須入力です。" "8桁で入力してください。"
~row | '例）123-4567'
住所{※} | t:address<id=address>=pctb "必須入力です。"
~row | '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building_name<id=building>=m
~row | '例）千駄ヶ谷マンション101'
ご意見{※} | a:opinion

= 9048980695 div
お名前{※} | t:name
メールアドレス{※} | e:email '例）test@example.com'
郵便番号{※} | "〒" t:zip11<max=8>=z '例）123-4567'
住所{※} | t:addr11=pctb '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building=m '例）千駄ヶ谷マンション101'
ご意見{※} | a:opinion

= 39695021813 dls
お名前{※} | t:name "例）山田太郎"
メールアドレス{※} | e:email "例）test@example.com"
郵便番号{※} | "〒" t:zip11<id=postNumber;max=8;pattern=\\d{3}-\\d{4}>=z "例）123-4567"
住所{※} | t:addr11=pctb "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:addressBuilding=m "例）千駄ヶ谷マンション101"
ご意見{※} | a:message

= 5720719133 loose
お名前{※} | t:fullname
~text 例）test@example.com
郵便番号{※}{〒} | t:zip11=z
~text 例）123-4567
住所{※} | t:addr11=pctb
~text 例）東京都渋谷区千駄ヶ谷1-2-3
建物名 | t:building_name=m
~text 例）千駄ヶ谷マンション101
ご意見{※} | a:opinion

= 44103690829 table h-adr
性別 | r:gender<o=男性,女性>
@メールアドレス | e:email<id=mail>
@郵便番号 | "〒" t:postal_code<id=postcode;class=p-postal-code;max=8;pattern=\\d{3}-\\d{4}>=z
@住所 | t:address<id=address;class=huge p-region p-locality p-street-address p-extended-address>=pctb
@建物名 | t:building=m

= 16573653514 bs
お名前 | t:name<id=text4c>
メールアドレス | e:mail<id=inputEmail3>
~loose2 郵便番号 | t:zip01<size=10;max=8>=z
~loose2 都道府県 | t:pref01<size=20>=p
~loose2 市区町村 | t:addr01<size=60>=c
町名・番地 | t:addr01<id=inputAddress;size=60>=tb
~loose2 電話番号 | t:tel

= 11198523217 div
性別 | r:gender<o=男性,女性>
メールアドレス{※} | e:email "例）test@example.com"
郵便番号{※} | "〒" t:postcode<size=10;max=8>=z "例）123-4567"
住所{※} | t:address<size=60>=pctb "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:building_name=m "例）千駄ヶ谷マンション101"

= 53746521007 bs
サウナ名{必須} | t:name<id=addname;ph=サウナ名を入力してください>
郵便番号{必須} | n:postcode<id=addpostcode;ph=郵便番号を入力してください>=z
都道府県{必須} | t:prefecture<id=addprefecture;ph=都道府県を入力してください>=p
市区町村{必須} | t:city<id=addcity;ph=市区町村を入力してください>=ct
番地{必須} | t:address<id=addaddress;ph=番地を入力してください>=b
最寄り駅 | t:station<ph=最寄り駅を入力してください>

= 3929546228 td
お名前{※} | t:lastname t:firstname
メールアドレス{※} | t:email
~row | "例）test@example.com"
郵便番号{※} | "〒　" t:zip<id=zip>=z b:住所を自動入力
~row | "例）1234567"
住所{※} | t:address<id=address>=pctb
~row | "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:building_name=m
ご意見{※} | a:opinion

= 40395855715 h
ユーザー名 | t:name<ph=ユーザー名>
郵便番号 | n:address_number<ph=郵便番号>=z
住所 | t:address<ph=住所>=pctb
建物名 | t:building<ph=建物名>=m

= 32279683677 td
役務 | s:troop_role<o=団委員,隊長,副長>
ケータイ | t:cell_phone
郵便番号 | t:zip=z
住所 | t:address=pctbm
地区役務 | t:district_role
県連役務 | t:prefecture_role
スカウトキャンプ研修会 | t:scout_camp<ph=修了年月日を入力してください>

= 14586442329 inline
店名： | t:name
メールアドレス： | t:email
代表番号： | t:tel
担当者： | t:manager
郵便番号： | t:zip_code_jp=z
都道府県： | t:prefecture=p
市区町村： | t:city=c
地名番地： | t:unique_name=tb
メイン画像： | f:images01
紹介文： | t:introduction_text

= 4722663190 ul
お名前： | t:name
~text ----------
〒郵便番号： | t:post_number=z "※ハイフンなし（例）1237777"
~text ----------
都道府県名： | s:prefecture<o=pref-none>=p
~text ----------
市町村名： | t:city=c
~text ----------
市町村以降の住所： | t:below_address=tbm
~text ----------
電話番号： | t:tel

= 22104410978 pin
氏名： | t:name
店舗番号： | t:shop_id
~text 1 東京本店, 2 名古屋支店, 3 大阪支店
郵便番号： | t:postal=z
住所： | t:address=pctbm
メール： | t:email
生年月日： | t:birthdate
電話番号： | t:phone
クレーマーフラグ： | t:kramer_flag

= 10400381943 div
メールアドレス{※} | e:email '例）test@example.com'
郵便番号{※} | "〒" t:postal_code<max=8>=z '例）123-4567'
住所{※} | t:addr11=pctb '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building_name=m '例）千駄ヶ谷マンション101'

= 958892164 table
性別 | r:gender<o=男性,女性>
メールアドレス{※} | e:email
~row | '例）test@example.com'
郵便番号{※} | "〒" t:postcode=z
~row | '例）123-4567'
住所{※} | t:address=pctb
~row | '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building_name=m

= 46382840052 bs
ユーザー名 | t:user_name<id=name>
郵便番号 | t:user_postcode<id=postcode>=z
住所 | t:user_address<id=address;ph=東京都新宿区西新宿2-8-1>=pctb
建物名 | t:user_building<id=building;ph=東京都庁>=m

= 19286063547 loose
ユーザー名 | t:name
郵便番号 | t:postcode=z
住所 | t:address=pctb
建物名 | t:building=m

= 96440802 wrongfor
ユーザー名 | t:name
郵便番号 | t:postal_code=z
住所 | t:address=pctb
建物名 | t:building=m

= 33163751472 loose
氏名{必須} | t:name
郵便番号{必須} | t:postcode=z
都道府県{必須} | s:prefecture<o=pref>=p
市区町村{必須} | t:city=ct
番地以降{必須} | t:address_detail=b
建物名 | t:address_building=m
買取区分{必須} | s:buy_type<o=店頭買取,宅配買取,そのほか>

= 27197998962 loose
ニックネーム | t:name
郵便番号 | t:postal<id=postal>=z
都道府県 | s:prefecture<o=pref>=p
市区町村 | t:city<id=city>=ct
番地 | t:block<id=block>=b
建物名 | t:building<id=building>=m
プロフィール | a:biography

= 16153033850 bs
お名前 | t:name<id=text4c>
メールアドレス | e:mail<id=inputEmail3>
~loose2 郵便番号 | t:zip01<size=10;max=8>=z
~loose2 都道府県 | t:pref01<size=20>=p
~loose2 市区町村 | t:addr01<size=60>=ct
~loose2 番地 | t:addr02<size=60>=b

= 45238110139 loose
会社名 | t:company_name=o
代表者名 | t:ceo
郵便番号 | t:postal_code=z
都道府県 | t:prefecture=p
市区町村 | t:municipality=ct
丁目・番地 | t:company_address=b
建物名・部屋番号（任意） | t:building_name=m
ご連絡先電話番号 | t:contact_phone

= 25019741274 loose
郵便番号 | t:zipcode=z
都道府県 | t:prefecture=p
市区町村 | t:city=ct
丁目・番地 | t:street=b
建物名・部屋番号 (任意) | t:building=m

= 30830052451 bs
お名前{必須} | t:name<ac=name>
郵便番号{必須} | t:postal_code<ph=例) 1500002;ac=postal_code;max=7>=z
都道府県{必須} | s:prefecture<o=pref/都道府県>=p
市区町村{必須} | t:city<ph=例) 渋谷区;ac=city;size=20;max=80>=c
それ以降の住所{必須} | t:subsequent_address<ph=例) 〇〇町1-1-1;ac=subsequent_address;size=30;max=120>=tbm

= 54563570716 bs
事業者名 | t:business_name=o
郵便番号 | t:postal_code<max=8>=z
都道府県 | t:prefecture<max=10>=p
市区町村 | t:city<max=50>=c
それ以降の住所 | t:address1<max=100>=tb
建物名・部屋番号 | t:building_name<max=100>=m
電話番号 | T:phone

= 46370413887 wrongfor h-adr
メールアドレスを変更 | e:useremail<id=formGroupItemCategoryInput>
@郵便番号(入力すると住所が自動入力されます) | t:postalcode<id=formGroupItemBuilderInput;class=p-postal-code>=z
@都道府県・市区町村・番地 | t:address1<id=formGroupItemvalueInput;class=p-region p-locality p-street-address p-extended-address>=pctb
@建物名・号室 | t:address2<id=ItemDescription>=m

= 21256828380 bs
郵便番号(7桁) | t:zip<id=inputAddress01;max=8>=z ^例：180-0005^
都道府県 | t:pref<id=inputAddress02>=p ^例：東京都^
市区町村・番地 | t:addr01<id=inputAddress03>=ctb ^例：武蔵野市御殿山１-６-９^
~wrongfor 建物名・その他 | t:addr02<id=inputAddress04>=m ^例：エルドラド吉祥寺304^
ご来店きっかけ | c:trigger<o=紹介,広告>

= 4869421823 bs
勤務先名{必須} | t:companyname<ph=勤務先名>=o
勤務先郵便番号{必須} | t:postalcode<ph=勤務先郵便番号>=z
勤務先住所{必須} | t:address<ph=勤務先住所>=pctbm
部署名{必須} | t:departmentname<ph=部署名>

= 24969273663 loose
氏名 | t:name
電話番号2 | t:phone2
郵便番号 | t:postal_code=z
住所1 | t:address1=pctb
住所2 | t:address2=m
緊急連絡先 | t:emergency_contact
テーマカラー | t:theme_color

= 27487094668 table
お客様名カナ(名) | t:first_name_kana
郵便番号 | t:add_no=z
都道府県 | t:add_pref=p
市区群 | t:add_city=c
町名・番地 | t:add_detail=tb
建物名 | t:add_building=m
部屋番号 | t:add_building_no
メールアドレス | t:mail_address
電話番号区分 | t:tel_division
電話番号１ | t:tel1
`;

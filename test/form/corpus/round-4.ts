/**
 * Odd forms, described before they were first read: two addresses in one form, JSP, HAML, Django, React without names, tables, placeholders only.
 * At that reading the code field was right in 64 of 66 forms, and the parts of 204 of 226 fields (90 %). Three fields without parts were taken: 住所
 * in front of an address in parts took the town, and the company between a home and an office address was taken by the home address.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_4 = `
= 69877995585 div
@会社名{任意} | t:company_name<ac=organization;ph=例: 株式会社MITO>=o
@役職名{任意} | t:company_position<ph=例: 代表取締役>
@業種{任意} | t:industry<ph=例: 建設業>
@会社郵便番号{任意} | t:company_postal_code<mode=numeric;ph=例: 310-0001>=z
@会社住所{任意} | t:company_address<ph=例: 茨城県水戸市...>=pctbm
@会社電話番号{任意} | T:company_phone<ph=例: 029-000-0000>

= 18562476305 dl h-adr
お名前 | t:<ph=山田 太郎>
フリガナ | t:<ph=ヤマダ タロウ>
郵便番号 | t:<class=p-postal-code;size=8;max=8;ph=8120011>=z
県名 | t:<class=p-region;ph=福岡県;readonly>=p
市長区村 | t:<class=p-locality;ph=福岡市博多区;readonly>=c
町域 | t:<class=p-street-address;ph=博多駅前>=tb
建物名・部屋番号 | t:<class=p-extended-address;ph=〇〇ビルディング 101号室>=m
お電話番号 | T:<max=11;ph=08012345678>
メールアドレス | t:<ph=xxxxx@example.com>

= 41637506195 dls
氏名 | t:address<ph=氏名を入力>
フリガナ | t:address_con<ph=フリガナを入力;title=※カタカタのみ入力できます>
郵便番号 | t:passwd<ph=郵便番号を入力;title=※数字のみ入力できます>=z
住所 | t:passwd_con<ph=住所を入力>=pctbm
電話番号 | T:passwd_con<ph=電話番号を入力;title=※数字のみ入力できます>
メールアドレス | e:passwd_con<ph=メールアドレスを入力>

= 27197006150 dls
フリガナ | t:nameKana<ph=フォンタロウ>
電話番号 | T:phoneNumber<ph=08012345678(ハイフンなし)>
郵便番号 | T:postalCode<ph=1231234(ハイフンなし);max=7>=z
都道府県 | s:installationPref<id=prefectures;o=pref/都道府県を選択>=p

= 35901907536 ph
| t:id<ph=要修改的id> / t:name<ph=姓名> t:place<ph=産地> t:weight<ph=重さ> t:line<ph=line> / t:zip1<id=zip1;ph=郵便番号>=z1 "-" t:zip2<id=zip2;ph=郵便番号>=z2 t:address<id=editaddress;ph=住所>=pctbm

= 27379927216 div
ヨミ | t:f_read<id=f_read;ph=タナカ> t:l_read<id=l_read;ph=タロウ>
住所 | t:zip21<id=zip21;ph=101>=z1 "-" t:zip22<id=zip22;ph=0051>=z2 / t:pref21<id=pref21;ph=東京都>=p t:addr21<id=addr21;ph=千代田区>=c / t:strt21<id=strt21;ph=神田神保町1−105>=tbm
電話番号 | t:tel<id=tel;ph=03-5577-2300>

= 20246939372 table
@メールアドレス{※} | e:email<id=email> '例)　test@example.com'
@郵便番号{※} | "〒" t:zip<id=postcode>=z '例)　123-4567' '「-(ハイフン)」込みの半角数字で入力してください。'
^住所{※}^ | t:address<id=address>=pctbm '例)　東京都渋谷区千駄ヶ谷1-2-3'

= 11117423522 table
駐車場{※} | t:parking-num "台" / s:parking-situation<o=空きなし,空きあり>
住所{※} | '郵便番号' t:zip1<max=3>=z1 "-" t:zip2<max=4>=z2 / '都道府県' t:pref<id=pref>=p / '以降の住所' t:addr1<id=addr1>=ctb t:addr2<id=addr2>=m '※住所入力後は必ず地図を表示させてください。'
交通機関(1){※} | t:traffic1

= 52450469868 table
@会社・団体名 | t:name<id=name>=o
^郵便番号^ | t:zip01<max=8>=z h:post_code<id=post_code>
^住所1（都道府県）^ | t:pref01=p h:address1<id=address1>
^住所2（市町村番地）^ | t:addr01=ctb h:address2<id=address2>
@住所3（建物名） | t:address3<id=address3>=m

= 13521647116 bs
職種カテゴリー | s:job_category<o=営業,販売/--選択-->
郵便番号（７桁） | t:zip<ph=※ハイフンなし>=z
都道府県 | t:pref=p
市区町村 | t:state=c
教育 | a:education
公開設定 | s:release<o=公開,未公開/--選択-->
エントリー通知受信アドレス | t:sender_mail
メモ | t:memo

= 32150620529 inline
^郵便番号(ハイフンなし７桁) {必須}^ | t:zip01<size=10;max=8>=z
^都道府県 {必須}^ | t:pref01<size=20>=p
^以降の住所 {必須}^ | t:addr01<size=60>=ctbm
^最寄駅 {必須}^ | t:station
^お問い合わせ用メールアドレス（公開されます） {必須}^ | e:email

= 35959930923 table noform
郵便番号 | n:post<size=10;max=8>=z '*例）1234567' '*半角英数字以外入力しないでください。' '*ハイフンは必要ないです。'
都道府県 | t:Prefectures<readonly> '*ここは自動的に割り振りされます。' '*入力はできません。'
市区町村 | t:addr11<readonly> '*ここは自動的に割り振りされます。' '*入力はできません。'
番地 | n:address=b '*例）1-1-1'
建物 | t:build=m '*例）山田ビル'

= 16615917450 labels
名前: | t:name<id=id_name>
性別: | s:gender<id=id_gender;o=男性,女性>
郵便番号: | n:zip01<id=id_zip01>=z
都道府県名: | t:pref01<id=id_pref01>=p
市町村: | t:addr01<id=id_addr01>=c
それ以降の住所: | t:addr02<id=id_addr02>=tbm

= 38931886668 loose
@名前（フルネーム） | t:name<id=name;ph=例)　田中太朗>
@電話番号 | t:<id=phone_first> "_" t:<id=phone_middle> "_" t:<id=phone_last> h:phone<id=phone>
パスワード | p:password<id=password> p:password_confirmation
@郵便番号 | t:zip_code<id=zip_code;max=7;ph=例)　9876543>=z '※ハイフンを入れずに半角数字でご入力下さい' '▼郵便番号を入力すると、住所の一部が自動的に表示されます'
@都道府県 | t:prefecture<id=prefecture;ph=例)　大阪府;readonly>
@市区町村 | t:city<id=city;ph=例)　大阪市西淀川区;readonly>
@番地・マンション名 | t:building<id=building;ph=例)　4-5-6　●●マンション000号など>=bm '※マンション名、部屋番号は短縮せずにご入力下さい'

= 70457693488 loose noform
@利用状態 | s:<id=p-usage;o=利用中,退会/未設定>
@郵便番号 | t:<id=p-postal;mode=numeric;ph=123-4567>=z
@電話番号 | t:<id=p-phone;mode=tel;ph=052-123-4567>
@住所 | t:<id=p-address;ph=愛知県名古屋市中区…>=pctbm

= 51766780948 loose noform
敬称 | s:<o=御中,様>
~heading 自社情報
会社名 | t:<ph=自社名>=o
郵便番号 | t:<ph=000-0000>=z
電話番号 | t:<ph=03-0000-0000>
住所 | t:<ph=東京都渋谷区...>=pctbm
メールアドレス | e:<ph=info@example.com>

= 807083278 loose
電話番号 | t:phoneNumber1<max=4> "-" t:phoneNumber2<max=4> "-" t:phoneNumber3<max=4>
~heading 住所情報
郵便番号 | t:postalCode=z b:検索
都道府県 | t:prefecture=p
市区町村 | t:city=c

= 29218811848 loose noform
@セイ | t:<id=input-21>
@メイ | t:<id=input-24>
@生年月日 | d:<id=input-27>
@郵便番号 | t:<id=input-31>=z
@都道府県 | t:<id=input-34>=p
@市区町村 | t:<id=input-37>=c
@町域名・番地 | t:<id=input-40>=tb
@建物名・階数 | t:<id=input-43>=m
@携帯電話 | T:<id=input-46>

= 24046488808 after
メールアドレス | e:email<ph=email@example.com>
電話番号 | T:phone<ph=090-1234-5678>
郵便番号 | t:postal_code<ph=123-4567>=z
住所 | t:address<ph=愛知県名古屋市...>=pctbm
在留資格 | t:visa_type

= 42253305388 loose noform
支払先名 | t:<ph=例: 株式会社サンプル商事 経理部>
支払先名カナ | t:<ph=例: カブシキガイシャサンプルショウジ ケイリブ>
~heading 住所・連絡先
郵便番号 | t:<ph=例: 100-0001>=z
都道府県 | t:<ph=例: 東京都>=p
市区町村 | t:<ph=例: 千代田区>=c
住所1 | t:<ph=例: 丸の内1-1-1>=tb
住所2 | t:<ph=例: サンプルビル3F>=m
電話 | t:<ph=例: 03-1234-5678>
FAX | t:<ph=例: 03-1234-5679>
担当者名 | t:<ph=例: 山田太郎>

= 17117406314 ph
| t:id<id=editid;ph=要修改的id> / t:name<id=editname;ph=氏名> t:mile<id=editmile;ph=キロメートル> t:post<id=editpost;ph=郵便>=z1 t:code<id=editcode;ph=番号>=z2 t:prefecture<id=editprefecture;ph=都道府県>=p t:city<id=editcity;ph=市区>=c t:town<id=edittown;ph=町村>=tb

= 39107803049 loose noform
Zip Code | t:<mode=numeric;ph=1234567;max=7>=z
Prefecture | t:<ph=都道府県>=p
Address 1 | t:<ph=市区町村・町域>=ctb

= 30580608059 loose noform
住所{必須} | "〒" t:<ph=0000000>=z t:<ph=市区町村>=ct t:<ph=番地・建物名>=bm
電話番号{必須} | t:

= 34087633514 loose
法人名 | t:companyName<ph=株式会社デイワン>=o
~div 法人住所 | t:companyPostCode<ph=000-0000>=z / t:companyCity<ph=市区町村>=ct / t:companyAddress<ph=丁目・番地・部屋番号>=bm
電話番号 | t:companyPhone<ph=03-0000-0000>
タイトル | t:title<ph=新規ホームページ制作の一括査定依頼>
ご予算(円) | n:budget<ph=1000000>

= 21691207664 ph
| t:<ph=世帯名> t:<ph=郵便番号>=z t:<ph=都道府県>=p t:<ph=市区町村>=c t:<ph=住所>=tbm t:<ph=電話番号> e:<ph=メール> s:<o=郵送,メール>

= 18139028056 table
氏名{*} | t:name<id=inform;title=全角で入力してください>
郵便番号{*} | t:yubin<id=inform>=z
都道府県{*} | s:pref<id=inform;o=pref/--->=p

= 8854082025 div noform
住所 | t:yubinbango=z / t:address<disabled> / t:building=m

= 56923350560 wrongfor
郵便番号 | T:zip=z
都道府県 | s:pref<o=pref-none>=p
市区町村 | t:city=ct
番地以降 | t:address=b
ビルマンション名・部屋番号 | t:building=m
銀行名 | t:bank_name
銀行コード | t:bank_code
支店名 | t:branch_name

= 49687428262 loose
診療科目 | a:medical_department
郵便番号 | t:postal_code<ph=000-0000;max=255>=z
都道府県 | s:prefecture_id<o=pref-id>=p
市区町村 | s:city_id<o=city>=c
番地以降 | t:address1=tb
マンション名 | t:address2=m
座標 | t:lat<ph=緯度> "例）35.6871051" t:lon<ph=経度> "例） 139.7678403"
電話番号 | t:tel
ホームページURL | t:url<ph=https://www.iryoukikan.or.jp>
使用者役職 | t:employer_title

= 31458763515 bs
郵便番号 | t:postalCode<id=postal-code;ph=000-0000>=z
住所 | s:address1<id=address1;disabled>
番地以降 | t:address2<id=address2>=bm

= 29296352720 loose
性別 | r:gender<o=男,女>
郵便番号 | t:postal<max=7;title=半角数字のみ入力してください。>=z
住所(都道府県) | s:todofuken<o=pref>=p
住所(市区町村) | t:address<max=10;title=ローマ字、特殊記号は使わないでください。>=ct
住所(番地) | t:address2<max=100;title=ローマ字、特殊記号は使わないでください。>=b
アカウント権限 | s:account<o=一般,管理者>

= 20015513481 loose
@姓（カナ） | t:lastNameKana<id=lastNameKana>
@名（カナ） | t:firstNameKana<id=firstNameKana>
@パスワード {*} | p:password<id=password>
@郵便番号(ハイフンなし) | t:postalCode<id=postalCode;ph=1234567>=z
@住所 | t:address<id=address>=pctbm
@電話番号 | T:phoneNumber<id=phoneNumber>

= 25720574824 after noform
お名前 | t:<id=name>
メールアドレス | e:<id=email>
郵便番号(ハイフンなし) | t:<id=zipcode>=z
住所 | t:<id=address>=pctbm
電話番号 | T:<id=tel>
配達日時 | d:<id=deliveryDate>

= 31405622785 loose
@名前 | t:name<id=name;ph=山田 太郎>
@郵便番号(ハイフンなし) | b:住所検索 t:zipcode<id=zipcode;ph=111-1111>=z
@住所 | t:address<id=address;ph=〇〇県〇〇市〇〇町1-1-1>=pctbm
@電話番号 | T:telephone<id=telephone>

= 46259760222 loose
@企業名 | t:name<id=name;ph=◯◯◯◯◯株式会社>=o
@郵便番号(ハイフンなし) | t:postal_code<id=postal_code;ph=1234567>=z
@住所 | t:address<id=address;ph=北海道室蘭市・・・>=pctbm
@電話番号(ハイフンなし) | T:phone_number<id=phone_number;ph=0123456789>
@FAX番号(ハイフンなし) | T:fax_number<id=fax_number>

= 30655418697 labels
姓: | t:first_name<id=id_first_name>
ニックネーム: | t:nick_name<id=id_nick_name>
ユーザーID: | t:user_screen_id<id=id_user_screen_id>
郵便番号(ハイフンなし): | t:zipcode<id=id_zipcode;max=7>=z
住所: | t:address<id=id_address>=pctb
建物名(任意): | t:buildingname<id=id_buildingname>=m
電話番号: | t:tel<id=id_tel>
職業(任意): | t:job<id=id_job>

= 37818137322 bs
メールアドレス | t:<id=email>
電話番号 | t:<id=tel>
郵便番号 | t:<id=zip>=z
住所 | t:<id=address>=pctbm

= 19751116396 loose noform
姓 | t:lastName
名 | t:firstName
電話番号 | t:phoneNumber
~text 住所
郵便番号 | t:postalCode=z
都道府県 | t:Prefectures=p
市区町村 | t:municipalities=c
~text 生年月日
| d:birthday

= 8272824060 labels
姓 | t:<id=last-name;ph=山田>
電話番号 | t:<id=phone-number;ph=09012345678>
郵便番号 | t:<id=zip-code;ph=2708888>=z
住所 | t:<id=address;ph=東京都渋谷区1-1-1>=pctbm
メッセージ(任意) | a:<id=message>

= 48125177846 labels
苗字: | t:last_name<id=id_last_name>
名前: | t:first_name<id=id_first_name>
住所: | t:address<id=id_address>
郵便番号: | t:zipcode<id=id_zipcode>=z
都道府県: | t:state<id=id_state>=p
市区町村: | t:city<id=id_city>=ct
番地: | t:address_1<id=id_address_1>=b
建物名・部屋番号: | t:address_2<id=id_address_2>=m
性別: | s:gender<id=id_gender;o=男性,女性>

= 17272172279 labels
保育園運営種 | s:school_type<id=id_school_type;o=認可,認可外>
保育園名 | t:name<id=id_name>
郵便番号 | t:postcode<id=id_postcode;max=8>=z
住所 | t:address<id=id_address>=pctbm
最寄り駅情報 | t:station_info<id=id_station_info>
公式サイトURL | t:url<id=id_url>

= 53179552241 loose noform
郵便番号 | t:postal=z
住所１ | t:city=pctb
住所２ | t:address=m

= 1224960745 inline
【性別】 | / r:sex<o=男性,女性>
【生年月日】 | / t:year<size=4;max=4> "年" / s:month<o=months> "月" / s:day<o=1,2,3> "日"
【郵便番号】{*} | / t:zip01<size=5;max=3>=z1 "-" t:zip02<size=6;max=4>=z2

= 48291175612 ph
| t:<ph=注文日時>
| t:<ph=発送指示日>
| s:<o=未入金,入金済み>
| t:<ph=郵便番号>=z
| t:<ph=お届け先住所>=pctbm
| t:<ph=受取人電話番号>
| t:<ph=キース商品コード>
| t:<ph=商品名>

= 57941992387 ph noform
| t:<id=member-1-family-name-kana;ph=ｾｲ> t:<id=member-1-given-name-kana;ph=ﾒｲ> t:<id=member-1-family-name;ph=姓> t:<id=member-1-given-name;ph=名> t:<id=member-1-birth-year> "年" t:<id=member-1-postal-code;ph=郵便番号>=z t:<id=member-1-prefecture;ph=都道府県>=p t:<id=member-1-city;ph=行政区>=c t:<id=member-1-town-area;ph=町村域>=t t:<id=member-1-area-number;ph=丁、番地>=b t:<id=member-1-building-name;ph=建物名>=m

= 71442031131 td
メール | t:email "(例: taro@yamada.orig)"
自宅郵便番号 | t:hzip=z "(例: 123-4567)"
自宅住所 | t:hadd=pctbm "(例: 東京都...)"
自宅電話 | t:htel "(例: xx-xxxx-xxxx)"
自宅FAX | t:hfax "(例: xx-xxxx-xxxx)"
勤務先 | t:emp "(例: xx大学xx学部xx学科)"
勤務先郵便番号 | t:ezip "(例: 123-4567)"
勤務先住所 | t:eadd "(例: 東京都...)"
勤務先電話番号 | t:etel "(例: xx-xxxx-xxxx)"
内線 | t:ext "(例: xxxx)"
郵便物等の宛先 | r:ren<o=自宅,勤務先>
役職名 | t:eyaku "(例: 教授)"

= 71442031131-work td
メール | t:email "(例: taro@yamada.orig)"
自宅郵便番号 | t:hzip "(例: 123-4567)"
自宅住所 | t:hadd "(例: 東京都...)"
自宅電話 | t:htel "(例: xx-xxxx-xxxx)"
自宅FAX | t:hfax "(例: xx-xxxx-xxxx)"
勤務先 | t:emp=o "(例: xx大学xx学部xx学科)"
勤務先郵便番号 | t:ezip=z "(例: 123-4567)"
勤務先住所 | t:eadd=pctbm "(例: 東京都...)"
勤務先電話番号 | t:etel "(例: xx-xxxx-xxxx)"
内線 | t:ext "(例: xxxx)"
郵便物等の宛先 | r:ren<o=自宅,勤務先>
役職名 | t:eyaku "(例: 教授)"

= kazuyafudemae/task38:resources/views/Address/add.blade.php p
名前 | t:name
郵便番号 | t:first_code=z1 "-" t:last_code=z2
都道府県 | s:state<o=pref/都道府県>=p
市町村 | t:city=c
以下住所 | t:street=tbm
電話番号 | t:tel

= yamato1491038/blog:resources/views/my_image/show.blade.php wrongfor
氏名 | t:name<id=name>
郵便番号 | t:zip_code=z
市・町 | t:city<id=city>=ct
番地 | t:town<id=town>=b
電話番号 | t:phone_number

= satoru103/employee_mane:resources/views/address/create.blade.php loose
@郵便番号 | t:postcode<id=postcode>=z
@都道府県 | t:pref<id=pref>=p
@区市町村 | t:address1<id=address1>=ctb
@マンション名 | t:address2<id=address2>=m

= sawadadawasa/teamBecommerce201904:src/main/webapp/WEB-INF/views/newAccount.jsp p
お名前 | t:name<id=name;ph=Name>
メールアドレス | e:email<id=email;ph=Email>
郵便番号 | t:postalCode<id=postalCode;ph=1234567>=z b:住所検索
住所 | t:address<id=address;ph=Address>=pctbm
TEL | t:telephone<id=telephone;ph=Telephone>
パスワード | p:password<id=password;ph=Password>

= Dakue07/comecomeshop:src/main/webapp/WEB-INF/JSP/createpost.jsp wrongfor
郵便番号{*} | n:useraddress_postcode<id=input_zip;ac=off;ph=郵便番号>=z
都道府県{*} | t:useraddress_state_city<id=input_state_town;ac=off;ph=都道府県>=p
市区町村・番地・(部屋番号・建物名){*} | t:useraddress_street<id=input_street;ac=off;ph=市区町村・番地・(部屋番号・建物名)>=ctbm

= Macchinetta/spring-functionaltest:spring-functionaltest-web/src/main/webapp/WEB-INF/views/ssmn/createMemberAddress.jsp div
郵便番号 | t:zipCode<id=zipCode>=z
都道府県 | t:state<id=state>=p
市区町村 | t:city<id=city>=ct
番地建物 | t:address<id=address>=bm

= HaradaRyo-softtex/Cloud_Team:shared_shop/WebContent/jsp/client/order/input_address.jsp wraps
郵便番号 | t:postalCode=z
住所 | a:address=pctbm
氏名 | t:name
電話番号 | t:phoneNumber

= tomo020120/Egroup_PROJECT:WebContent/WEB-INF/jsp/guestDeliveryInfoForm.jsp inline h-adr
【必須】宛名 | / t:deliveryName<max=25>
【必須】電話番号(000-0000-0000) | / T:firstTelephoneNumber<max=3> "-" T:secondTelephoneNumber<max=4> "-" T:thirdTelephoneNumber<max=4>
【必須】郵便番号(ハイフンなし) | / t:postalCode<class=p-postal-code;size=7;max=7>=z
【必須】住所 | / t:address<class=p-region p-locality p-street-address p-extended-address>=pct
【必須】丁目・番地・号(例:1-2-3) | / t:houseNumber=b
【任意】建物名・部屋番号(例:〇〇マンション〇〇号室) | / t:buildingName=m

= moripp/freemarket_sample_59b:app/views/profiles/new.html.haml loose
郵便番号{任意} | t:zip_code<ph=例)1234567>=z
都道府県{任意} | t:prefecture<ph=例)東京都>=p
市区町村{任意} | t:city<ph=例)横浜市緑区>=c
番地{任意} | t:address1_label<ph=青山1-1-1>=tb
建物名{任意} | t:address2_label<ph=オロロロビル101>=m

= kuroda/baukis2:app/views/staff/customers/_home_address_fields.html.erb labels
郵便番号{*} | t:form[home_address][postal_code]<id=form_home_address_postal_code;size=7>=z "(7桁の半角数字で入力してください。)"
都道府県{*} | s:form[home_address][prefecture]<id=form_home_address_prefecture;o=pref>=p
市区町村{*} | t:form[home_address][city]<id=form_home_address_city;size=16>=c
町域、番地等{*} | t:form[home_address][address1]<id=form_home_address_address1;size=40>=tb
建物名、部屋番号等 | t:form[home_address][address2]<id=form_home_address_address2;size=40>=m
会社名{*} | t:form[work_address][company_name]<id=form_work_address_company_name;size=40>
部署名 | t:form[work_address][division_name]<id=form_work_address_division_name;size=40>
郵便番号 | t:form[work_address][postal_code]<id=form_work_address_postal_code;size=7> "(7桁の半角数字で入力してください。)"
都道府県 | s:form[work_address][prefecture]<id=form_work_address_prefecture;o=pref>
市区町村 | t:form[work_address][city]<id=form_work_address_city;size=16>
町域、番地等 | t:form[work_address][address1]<id=form_work_address_address1;size=40>
建物名、部屋番号等 | t:form[work_address][address2]<id=form_work_address_address2;size=40>

= kuroda/baukis2:app/views/staff/customers/_work_address_fields.html.erb labels
郵便番号{*} | t:form[home_address][postal_code]<id=form_home_address_postal_code;size=7> "(7桁の半角数字で入力してください。)"
都道府県{*} | s:form[home_address][prefecture]<id=form_home_address_prefecture;o=pref>
市区町村{*} | t:form[home_address][city]<id=form_home_address_city;size=16>
町域、番地等{*} | t:form[home_address][address1]<id=form_home_address_address1;size=40>
建物名、部屋番号等 | t:form[home_address][address2]<id=form_home_address_address2;size=40>
会社名{*} | t:form[work_address][company_name]<id=form_work_address_company_name;size=40>=o
部署名 | t:form[work_address][division_name]<id=form_work_address_division_name;size=40>
郵便番号 | t:form[work_address][postal_code]<id=form_work_address_postal_code;size=7>=z "(7桁の半角数字で入力してください。)"
都道府県 | s:form[work_address][prefecture]<id=form_work_address_prefecture;o=pref>=p
市区町村 | t:form[work_address][city]<id=form_work_address_city;size=16>=c
町域、番地等 | t:form[work_address][address1]<id=form_work_address_address1;size=40>=tb
建物名、部屋番号等 | t:form[work_address][address2]<id=form_work_address_address2;size=40>=m

= fm-komatsu/branchera:branchera/form/inc/u-address-tanakami.php wraps
お名前 | t:name_other<id=name_other;ac=name;ph=例：長谷工 太郎>
フリガナ | t:name2_other<id=name2_other;ac=name2;ph=例：ハセコウ　タロウ>
郵便番号 | t:postal-code_other<id=postal-code_other;ac=postal-code;ph=例：000-0000>=z
ご住所 | t:address-level1_other<id=address-level1_other;ac=address-level1;ph=例：東京都港区芝２丁目３２−１>=pctbm
電話番号 | t:tel_other<id=tel_other;ac=tel;ph=例：09000000000>

= 7769828839 loose
郵便番号 | t:range1<max=3>=z1 "-" t:range2<max=4>=z2
都道府県 | t:=p
市区町村 | t:=ct
丁目・番地・号 | t:=b
建物名 | t:=m
部屋番号 | t:
備考 | a:

= 46299634557 div
@郵便番号 | n:postcode<id=postcode;ph=1234567>=z
@都道府県 | t:prefecture<id=prefecture>=p
@市区町村 | t:city<id=city>=ct
@丁目・番地・号 | t:chomei<id=chomei>=b
@建物名・会社名 | t:building<id=building>=m
@部屋番号 | t:room_number<id=room_number>

= 40675914782 inline
^氏名^ | t:
^郵便番号（000-0000形式）^ | t:<ph=例: 123-4567>=z
^都道府県^ | t:=p
^市^ | t:=c
^町・区^ | t:=t
^丁目・番地・号^ | t:=b
^建物名・部屋番号（任意）^ | t:=m
^電話番号（ハイフンなしで9〜11桁）^ | T:<ph=例: 0312345678>

= 9247127339 pin
@サロンID | t:user<id=user;ph=サロンID>
@お名前 | t:name<id=name;ph=お名前を入力してください。> t:kana<id=name2;ph=フリガナ>
@住所 | "※ハイフンなしで入力してください。" T:post<id=address;ph=〒 郵便番号>=z t:address1<id=address1;ph=都道府県>=p t:address2<id=address2;ph=市町村>=ct t:address3<id=address3;ph=番地その他>=bm
@電話番号 | T:tel<id=tel>
@その他お問い合わせ内容 | a:msg<id=msg>

= 3358641045 bs
物件・現場名 | t:<ph=物件・現場名>
工事件名 | t:<ph=工事件名>
郵便番号 | t:<ph=〒郵便番号>=z
案件住所 | t:<ph=案件住所>=pctbm
電話番号 | t:<ph=電話番号> "(内線:" t:<ph=内線> ")"
FAX | t:<ph=FAX>

= 56258762835 ph
| t:code<ph=コード> t:name<ph=ゴルフ場名> n:unit_price<ph=売上単価> n:partner_fee<ph=委託料> t:closing_day<ph=締め日> t:payment_day<ph=振込日> t:postal_code<ph=〒>=z t:address<ph=住所>=pctbm c:has_contract<o=契約> s:status<o=有効,無効>

= 54622583090 loose noform
会社名 | t:companyName=o
~heading 住所
郵便番号 | t:zipcode<ph=例：1234567>=z b:住所自動入力
都道府県 | s:prefecture<o=pref-none>=p
市区町村 | t:city=ct
丁目・番地・号 | t:otherAddress=b
建物名・部屋番号（任意） | t:buildingName=m
~heading 連絡先
電話番号 | t:phoneNumber<ph=例：0312345678>
メールアドレス | t:email
`;

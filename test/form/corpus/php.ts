/** Forms of plain HTML, PHP, JSP and mail form projects. See `read-forms.ts` for the notation. */
export const PHP = `
= 13415201914 table
部署名 | t:department
{【必須】}お電話番号 | T:tel<ph=例) 000-000-0000> '※半角数字でご記入ください。'
{【必須】}郵便番号 | "〒" t:zipcode<id=zipcode;ph=例) 000-0000>=z
{【必須】}住所 | s:pref_name<id=pref_name;o=pref/都道府県>=p / t:address01=ct / t:address02=bm
お問い合わせ内容 | a:content

= 25553512039 labels
~heading 郵便と住所
郵便番号 | t:zip01<id=a;size=15;max=8;ph=xxx-xxxx>=z
都道府県 | t:pref01<id=b;size=15>=p
以降の住所 | t:addr01<id=c;size=80>=ctbm
学生番号 | t:id<id=d;ph=学生ID>

= 14970315004 div
お名前 | t:name<ac=name>
住所 | "〒" t:zip<class=p-postal-code;ac=postal-code>=z / s:prefecture<o=pref>=p / t:address_level1<ac=address-level1;ph=例）東京都台東区上野５-１５-１４>=ctb / t:address_line2<ac=address-line2;ph=例）ミヤギビル1F>=m

= 1582742762 wrongfor
お名前{必須} | t:<id=name;ph=田中 太郎>
お名前（フリガナ）{必須} | t:<id=kana;ph=タナカ タロウ>
森林の住所{必須} | t:zip21<id=zipcode-1;ph=1008111;max=7>=z t:address<id=address;ph=東京都千代田区千代田1-1>=pctbm '項目を入力してください'
樹種{必須} | c:tree<o=すぎ,ひのき,まつ>

= 29834759135 div
電話番号 | t:tel<ph=090-1234-5678>
メールアドレス | t:email<ph=sample@exsample.com>
住所 | t:zip21<ph=150>=z1 "-" t:zip22<ph=0022>=z2 / t:pref21<ph=東京都>=p t:addr21<ph=渋谷区>=c / t:strt21<ph=恵比寿南1丁目マンション名1101号室>=tbm

= 1338948878 dl
@{必須}お問い合わせ内容 | a:your-message<id=f-textarea> '現在0文字' '残り300文字'
@{必須}郵便番号 | t:your-zip-code<id=f-zip-code;ph=例）123-4567>=z
@{必須}ご住所 | t:your-address<id=f-address;ph=例）京都府京都市中京区○○>=pctbm

= 69715159364 brl
お名前 (必須） | t:your-name
ふりがな(必須） | t:your-ruby
メールアドレス (必須） | e:your-email
TEL(必須） | t:your-tel
郵便番号 | t:your-zip=z
都道府県(必須） | s:menu-163<o=pref-none>=p
市町村（例：東京都中央区○-○-○） | t:your-city=ctb
マンション名（例：○○マンション） | t:your-building=m
ご相談やメッセージをご記入下さい | a:your-message

= 26450503289 dl
お名前(ﾌﾘｶﾞﾅ){必須} | "ｾｲ" t:kana01<ph=セイ> "ﾒｲ" t:kana02<ph=メイ>
郵便番号{必須} | "〒" t:zip<ph=1234567;max=7;size=10>=z
住所{必須} | s:pref<o=pref-id/都道府県を選択>=p / t:addr01<ph=市区町村名（例：千代田区神田神保町）>=ct / t:addr02<ph=番地・ビル名（例：1-3-5）>=bm
電話番号{必須} | T:tel

= 2711779379 dl
誕生日 | d:birth
性別 | s:sex<o=男,女>
郵便番号 | b:住所検索 t:zip<id=zip;ph=例）530-0001>=z
都道府県 | s:pref<id=pref;o=pref-id/>=p
それ以降の住所 | t:addr<id=addr>=ctbm

= 26600040 dl
り災原因: | d:cause "の" / "大雨/台風によるもの"
地区: | s:jaBranch<o=東部,西部,南部/--- ※ 地区を選択 --->
氏名: | t:reqName
ふりがな: | t:kana
郵便番号: | t:zip<id=zip>=z
住所: | a:addr<id=addr>=pctbm
TEL: | T:tel
品目: | s:item<o=小松菜,サラダ菜/--- ※ 品目を選択 --->

= 30540789765 dls
お名前 ※必須 | t:namae<ph=例)電脳花子>
郵便番号 ※必須 | t:zipnumber<ph=例)460-0002>=z
都道府県 ※必須 | s:pref<o=pref>=p
市区町村 ※必須 | t:address1<ph=例)名古屋市中区丸の内>=ct
番地・建物名 ※必須 | t:address2<ph=例)2-17-30 ie桜通伏見ビルディング8F>=bm

= 1495534671 p
氏名 | t:名前<id=name>
フリガナ | t:フリガナ<id=kana>
メール | t:メール<id=mail>
電話番号 | t:電話<id=tel>
郵便番号 | t:<id=zip_code;ph=郵便番号;max=7>=z b:検索
住所 | t:住所<id=address>=pctbm
得意スタイル | t:得意スタイル<id=advantage>
自己紹介 | a:自己紹介

= 20127804560 table
{任意}性別 | c:性別<o=男,女>
{任意}郵便番号 | t:郵便番号1<id=num1;ph=567;size=60;max=255>=z1 "-" t:郵便番号2<id=num2;ph=0032;size=60;max=255>=z2
{任意}住所 | t:住所<id=address;ph=大阪府茨木市西駅前町5-30佐々木ビル2F>=pctbm
{必須}その他 | a:その他<ph=志望動機、自己PR等>

= 41972222421 wraps
~heading お申込み
生年月日 | s:birthYear<o=years> "年" s:birthMonth<o=months> "月"
郵便番号 | t:entry.1=z "例）123-4567"
住所 | t:entry.2=pctbm
支払い方法 | r:entry.3<o=カード,銀行振込>

= 28115318444 table h-adr
お名前 | t:name
郵便番号 | "〒" t:postal-code<class=p-postal-code;size=8;max=8;ph=郵便番号>=z
都道府県 | t:region<class=p-region;ph=都道府県;readonly>=p
市区町村 | t:locality<class=p-locality;ph=市区町村;readonly>=c
町名番地 | t:street-address<class=p-street-address p-extended-address;ph=町名番地>=tbm

= 45256510452 h
郵便番号 | t:add01<id=add01;max=3>=z1 "-" t:add02<id=add02;max=4>=z2
都道府県 | s:add03<id=add03;o=pref>=p
市区町村 | t:add04<id=add04;max=50>=ct
番地 | t:add05<id=add05;max=50>=b
建物名 | t:add06<id=add06;max=50>=m
電話番号 | t:tel

= 16253347285 table h-adr
郵便番号 | t:zip<class=p-postal-code>=z
都道府県 | s:prefecture_id<id=prefecture_id;o=pref-id>=p
市区町村 | t:city<class=p-locality p-street-address p-extended-address;ph=市区町村を入力してください;max=10>=c
以降の住所 | t:town<class=p-locality p-street-address p-extended-address;ph=以降の住所を入力してください>=tbm
備考 | a:note

= 47881862363 flat
{任意}郵便番号 | t:=z
都道府県{必須} | s:<o=pref/>=p
市区町村{任意} | s:<o=city/>=c

= 16714049429 table
郵便番号 | "半角" t:postal_code1<id=postal-code1>=z1 "-" t:postal_code2<id=postal-code2>=z2 b:郵便番号から住所を検索
住所 | '都道府県' s:pref<o=pref>=p '市区町村' t:city=c '町名・番地' t:address=tb '建物名' t:other=m

= 33817094934 dls
{[任意]}FAX番号 | T:fax-number<ph=03-1234-5678>
{[必須]}メールアドレス | e:email<ph=kashikiri-taro@airporttourism.jp>
{[必須]}郵便番号 | "〒" t:postal-code<ph=100-0000>=z
{[必須]}ご住所 | t:address<ph=千葉県〇〇市〇〇町XX-XX-XX>=pctbm
{[必須]}日本滞在中の施設名 | t:stay-facility<ph=成田セントラルホテル>
{[必須]}日本滞在中の電話番号 | t:stay-tel<ph=03-1234-5678>
{[任意]}お申込者氏名 | t:applicant<ph=貸切太郎>

= 945671469 table
顧客名 | t:customer_name<size=30>
カナ | t:customer_name_kana<size=30>
住所 | "〒" t:postal_code<size=10>=z t:adress<size=70>=pctbm
担当者様 | t:contact_person_lname<size=8;ph=姓> t:contact_person_fname<size=8;ph=名>
カナ | t:contact_person_lname_kana<size=12> t:contact_person_fname_kana<size=12>
TEL | t:tel

= 22041657114 td
NPO団体名 | t:npo_name<size=50;ph=NPO団体名>=o
住所 | "〒" t:npo_zip<size=7>=z "(ハイフン無し数字のみ入力)" / s:npo_ken<o=pref/都道府県>=p / t:npo_address<size=70>=ctbm
電話番号 | t:npo_tel<size=20>
FAX番号 | t:npo_fax<size=20>
NPO設立日 | t:npo_open<size=20> "(入力例、2019-7-1)"

= 16661020164 p
ユーザーID | t:user
貴社名 | t:name1=o
貴社名(フリガナ) | t:name3=ko
パスワード | p:pass<max=8>
郵便番号 | "〒" t:postcode1<max=3>=z1 "-" t:postcode2<max=4>=z2 /
~inline 都道府県： | s:prefecture<o=pref-id/（未選択）>=p
~inline 市区町村： | t:city=ct
~inline 番地： | t:address=b

= 36885934868 td
ユーザー名 | t:userName
本名 | t:familyName t:firstName
郵便番号 | "〒" t:postalCpde1<size=4>=z1 t:postalCode2<size=5>=z2
都道府県 | s:prefectureCode<o=pref-id-none>=p
市区町村 | t:city=c
町名番地 | t:town=tb
電話番号 | t:tel

= 22703394804 table
担当者 | t:user_name
メールアドレス | t:user_email
住所 | "〒" t:user_postcode1<max=3>=z1 "-" t:user_postcode2<max=4>=z2 / t:user_address=pctbm
TEL | t:user_tel

= 22211752359 loose
@お名前 | t:name<id=name>
@メールアドレス | e:email<id=email;ph=fullofdreams@inbothhands.com>
郵便番号(ハイフンもOK) | t:zip01<max=8;ph=1234567>=z
都道府県と以降の住所 | t:addr11<ph=大阪府大阪市・・・>=pctbm

= 56548202980 labels
名前（ふりがな） | t:namef<id=namef>
名前 | t:namej<id=namej>
~inline 郵便番号: | t:zip01<size=10;max=8>=z
住所 | t:addr11<id=address01;size=60>=pctbm
診断 | t:diag1<id=diag1>
ICD10 | t:icd1

= 27770205370 table
サイトを知ったきっかけ | c:how<o=検索エンジン,友人・知人>
ご住所{（資料請求される方は必ずご記入ください。）} | "郵便番号（半角7桁）" / t:zip11<size=10;max=8>=z / "ご住所" / t:addr11<size=60>=pctbm
お問い合わせ内容 | a:お問い合わせ内容

= 558270607 ulph
| t:name<id=name;ph=名前（フルネーム）>
| t:kana<id=kana;ph=ふりがな>
| n:tel<id=tel;ph=電話番号>
| t:mail<id=mail;ph=メールアドレス>
| n:zipcode<id=zipcode;ph=郵便番号>=z b:住所検索
| t:address1<id=address1;ph=都道府県>=p
| t:address2<id=address2;ph=市区町村>=ct
| t:address3<id=address3;ph=番地>=b

= 8099152942 table
生年月日 | d:date
郵便番号 | T:<size=3;max=3;ph=000>=z1 "-" t:<size=4;max=4;ph=0000>=z2
都道府県 | s:pref<o=pref-few>=p
市区町村 | t:<size=40;ph=市区町村>=ct
番地建物名 | t:<size=40;ph=番地建物名>=bm
メールアドレス | e:<ph=xxxxx@xxx.xxx>
電話番号 | T:<size=4;max=4;ph=0000> "-" T:<size=4;max=4;ph=1111> "-" T:<size=4;max=4;ph=2222>
最終更新者 | t:<ph=OIC 太郎>

= 26305160062 table
電話番号{※必須} | t:電話番号<id=tel;ph=例）09012345678>
メール{※必須} | t:メール<id=mail>
郵便番号 | "〒" t:郵便番号<id=zip;ph=例）0123456>=z
現住所{※必須} | t:都道府県<id=pref;ph=都道府県>=p / t:市区町村<id=city;ph=市区町村>=ct / t:エリア<id=area;ph=番地・建物名>=bm
備考{※必須} | a:内容<ph=ご質問・お問い合わせ内容をご記入ください。>

= 34260148113 h
電話番号 | t:電話番号
~heading ご住所 ※資料郵送をご希望される場合はご記入下さい。{任意}
~div 郵便番号 | t:郵便番号<id=post_num>=z
~div 都道府県／市区郡 | t:都道府県市区郡<id=post_num2>=pct
~div 丁目・番地・建物名 | t:丁目・番地・建物名<id=post_num3>=bm
お問い合わせ内容 | a:お問い合わせ内容

= 35035962142 table h-adr
血液型{*} | s:account_bloodtype<o=A,B,O>
郵便番号{*} | t:account_zipcord01<class=p-postal-code;size=3;max=3;ph=420>=z1 "-" t:account_zipcord02<class=p-postal-code;size=4;max=4;ph=0042>=z2
都道府県{*} | s:account_pref<class=p-region;o=pref>=p
住所{*} | t:account_address<class=p-locality p-street-address p-extended-address>=ctbm

= 18111260543 table
フリガナ{(30)} | t:emergency_kana<ph=全角カタカナ;max=30>
連絡人{(30)} | t:emergency<max=30>
郵便番号{(8)} | t:post2<id=post2;max=8;ph=123-4567>=z
現住所{(100)} | t:address2<id=address2;max=100>=pctbm
固定回線{(13)} | T:tel10<max=13;ph=090-1234-5678>

= 27835568482 h
勤務先名 | t:workname=o
性別 | r:radioprice<o=男性,女性>
郵便番号 | t:zip1<id=zip1;max=10;ph=例)123>=z1 "-" t:zip2<id=zip2;max=10;ph=例)4567>=z2 b:検索 / t:addressku<id=addressku;max=100;ph=ここに検索された住所が表示されます 例) 愛知県中村区名駅>=pctbm '※番地は未入力でOK'
生年月日 | s:year<o=years>

= 59385850 loose
パスワード確認 | p:password2<ph=パスワード再確認>
郵便番号 | t:postnum<ph=郵便番号>=z
住所 | t:address<ph=住所>=pctbm

= 4272953397 td
目的 | t:purpose
郵便番号 | t:zip=z
住所 | t:address=pctbm
貸出期間 | d:startPeriod "~" d:endPeriod
料金(1時間単位) | t:price

= 32662875008 inline
会員ID： | t:id
氏名： | t:name
郵便番号： | t:postal_code=z
住所： | t:address=pctbm
e-Mailアドレス： | t:email_address

= 5098499274 pin
お名前： | t:fullName
郵便番号： | t:postTop=z1 "-" t:postBottom=z2
住所１： | t:address1=pctb
住所２： | t:address2=m
メールアドレス： | t:mail
電話番号： | t:phone
お届け日： | d:date
備考： | a:ps

= 40969220935 inline h-adr
~heading 住所入力欄
郵便番号： | t:<class=p-postal-code;size=8;max=8>=z
~text 郵便番号を入力すると町名まで自動的に入力されます。
都道府県[必須項目]： | t:prefectures<class=p-region>=p
市区町村[必須項目]： | t:municipalities<class=p-locality>=c
町名： | t:street<class=p-street-address>=t
番地： | t:address<class=p-extended-address>=b

= 27283239983 pin
メールアドレス： | e:email
会社名： | t:comname=o
電話番号： | T:tel<ph=ハイフン無し>
郵便番号： | t:zip<size=10;max=7;ph=ハイフン無し>=z
住所： | t:adress<size=40;ph=郵便番号で自動入力されます>=pct
番地・建物名： | t:adressnum<size=40;ph=○○○-○○○ ××ビル△階>=bm
金額： | n:cash

= 67106850788 dl h-adr
メールアドレス | t:mail<ph=例）info@example.com>
現在お住まいのご住所 | "郵便番号：" t:zip<class=p-postal-code;ph=例）460-0002>=z / t:address<class=p-region p-locality p-street-address p-extended-address;ph=例）愛知県名古屋市中区丸の内0-00-00>=pctbm
職種 | s:gyoshu<o=会社員,学生/---->

= 12043943454 pin
~text 郵便番号：1000001
~text 住所：東京都千代田区
郵便番号： | n:postal<size=10>=z "※ハイフンなし"
住所： | t:address<size=40>=pctbm
氏名： | t:name<size=20>
電話番号： | n:tel<size=20> "※ハイフンなし"

= 54106849158 bs
部署名{任意} | t:your-department<id=department>
役職名{任意} | t:your-position<id=position>
{任意}郵便番号 | "〒" t:your-zip-code-1<id=zip-code-1>=z1 "ー" t:your-zip-code-2<id=zip-code-2>=z2
{任意}住所 | t:your-address<id=address>=pctbm
{任意}電話番号 | t:your-tel<id=tel>

= 42761183933 table
フリガナ{※} | t:kana01<ph=セイ> t:kana02<ph=メイ>
郵便番号{※} | t:zip01<id=zip1>=z1 t:zip02<id=zip2>=z2 b:住所自動入力
住所{※} | s:pref<id=pref;o=pref-id>=p / t:addr01<ph=市区町村>=ct / t:addr02<ph=番地・建物>=bm

= 33279904565 h
メッセージカード | a:gift_msg<ph=メッセージカードをご利用の方はこちらにご記入ください>
お名前 | t:first_name<ph=姓> t:last_name<ph=名>
住所 | t:zip01<ph=郵便番号>=z t:pref01<ph=都道府県>=p t:addr01<ph=住所>=ctb t:addr02<ph=マンション名・アパート名>=m
電話番号・メールアドレス | t:tel<ph=電話番号> t:mail<ph=メールアドレス>
お届け希望日 | t:calendar

= 26167988201 table4
会社名 | t:company=o
部署名1 | t:department1
部署名2 | t:department2
役職名 | t:positionName
郵便番号 | t:zip01<size=10;max=8>=z
都道府県 | t:pref01<size=20>=p
詳細住所 | t:addr01<size=20>=ctbm
電話番号 | t:tell
FAX | t:fax

= 2802869366 bs
郵便番号 | t:zip01<id=zip01;size=10;max=8;ph=〇〇〇〇〇〇〇>=z '※郵便番号はハイフン抜きの半角英数７桁で入力'
都道府県{*} | t:pref01<id=pref01;ph=〇〇県>=p
住所（市区町村・番地・建物名） | t:addr01<id=addr01;ph=〇〇市〇〇１−２−３　建物名>=ctbm
最寄駅 | t:station<id=station>

= 64288615 td
店名（カナ） | t:shop_kana<size=60> "（上限50文字）"
郵便番号{*} | "〒" t:zip01<max=3;size=6>=z1 "-" t:zip02<max=4;size=6>=z2 b:住所入力
SHOP住所{*} | s:pref<o=pref-id/都道府県を選択>=p / t:addr01<size=60>=ct "市区町村名 (例：千代田区神田神保町)" / t:addr02<size=60>=bm "番地・ビル名 (例：1-3-5)"
TEL | t:tel01<size=6> "-" t:tel02<size=6> "-" t:tel03<size=6>

= 62637250508 wrap
生年月日（YYYY/MM/DD） | t:<id=dob;ph=1998/04/01;ac=bday>
年齢（自動） | n:age<readonly;ph=自動算出>
性別 | s:gender<o=男,女/未選択>
住所（フリガナ） | t:address_kana<ph=トウキョウト〇〇シ〜>=kpkckt
郵便番号 | t:postcode<ph=123-4567;mode=numeric>=z
住所 | t:address_full<ph=東京都千代田区1-2-3>=pctbm
電話番号 | T:phone<ph=090-0000-0000>

= 145905166 bs
代理店コード | t:agency_code
社名 | t:company_name=o
支店名 | t:branch_name
住所 〒 | t:postal_code=z
住所1 | t:address1=pctb
住所2 | t:address2=m
電話番号 | t:tel
担当者部署 | t:department

= 325992351 table
氏名 | t:shimei
郵便番号 | t:yubin1<size=4;max=3>=z1 "-" t:yubin2<size=5;max=4>=z2
都道府県 | s:todofuken<o=pref-id>=p
市区町村・郡 | t:jusho1<size=60;max=20>=c
町名 | t:jusho2<size=60;max=20>=t
丁目・番地 | t:jusho3<size=60;max=20>=b
ビル・建物名、部屋番号　など | t:jusho4<size=60;max=25>=m
~row | "例）東京都　千代田区　内神田　２－５－３　児谷ビル"

= 34079237931 dls
^氏名^{必須} | t:name<id=name;ph=入力してください>
^郵便番号^{必須} | t:zip<id=zip;ph=入力してください>=z
^都道府県^{必須} | s:state<id=state;o=pref>=p
^市区町村・番地^{必須} | t:city<id=city;ph=入力してください>=ctb
^建物名・部屋番号^ | t:line2<id=line2>=m

= 12651909218 h
お名前 | t:name<id=customer_name;ph=例) 山田太郎>
郵便番号 | t:postal_code<id=customer_postal_code;ph=例) 1700014>=z "郵便番号入力後、市区町村が自動的に表示されます。"
市区町村 | t:address<id=customer_address;ph=例) 東京都豊島区池袋>=pct
番地・建物名 | t:house_num<id=customer_house_num;ph=例) 〇丁目△番地 □□マンション 101号室>=bm
電話番号 | t:telephone_num<id=customer_telephone_num;ph=例) 12345678912>

= Soyama1127/HUCKERxHUCKER:user/address.php inline
~heading 住所
姓(全角) | t:1<ph=例)山田>
名(全角) | t:2<ph=例)太郎>
姓カナ(全角) | t:3<ph=例)ヤマダ>
~text ______________________________________
郵便番号(数字) | t:5<ph=例)123-4567>=z
~text ______________________________________
都道府県　　　選択してください | s:name<o=pref-none>=p

= hirata0802/TeamGirls:member_new.php ph
| t:sei<ph=氏名（姓）> t:mei<ph=氏名（名）>
| t:nickname<ph=ニックネーム>
| t:zipcode<id=zipcode;ph=郵便番号>=z b:検索
| t:prefecture<id=prefecture;ph=都道府県>=p
| t:city<id=city;ph=市区町村>=ct
| t:address<id=address;ph=番地>=b
| t:bill<ph=マンション・ビル名>=m
| T:tel<ph=電話番号>
| e:mail<ph=メールアドレス>

= ailioolio/shiseido_wp:contact.php dl
お名前（漢字）※ | "姓" t:family-name "名" t:first-name '例：資生　花子'
ご意見・ご感想※ | a:textara
~text 差し支えなければ以下の欄にもご記入ください。
郵便番号 | t:text-44<id=adress>=z
都道府県 | s:prefecture<id=pref;o=pref/>=p
市区町村 | t:text-45=ct
番地 | t:text-46=b

= iwasawa1055/project01:app/View/FirstOrder/add_address.ctp loose
お名前{※} | t:<class=name-last;ph=寺田;size=10> t:<class=name-first;ph=太郎;size=10>
フリガナ{※} | t:<class=name-last-kana;ph=テラダ> t:<class=name-first-kana;ph=タロウ>
郵便番号{※}{全角半角、ハイフンありなし、どちらでもご入力いただけます。入力すると以下の住所が自動で入力されます。} | t:<class=postal;ph=0123456;size=8;max=8>=z
都道府県市区郡（町村）{※} | t:<class=adress1;ph=東京都品川区東品川>=pct
丁目以降{※} | t:<class=adress2;ph=2-2-33>=b
建物名 | t:<class=build;ph=Ｎビル 5階>=m
電話番号{※} | T:<class=tel;ph=01234567890>
`;

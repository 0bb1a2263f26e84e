/**
 * Forms that were described before they were first read, many of them with two addresses or the address of a company. At that reading the code
 * field was right in 42 of 45 forms, the parts of 147 of 162 fields (90.7 %), and 36 forms were without any fault. One other field was taken: 地番
 * beside 町名・番地. Left as they are: a second line of the company behind the ZIP Code at home, 店舗名 as a company, and a ZIP Code under ご住所.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_10 = `
= 30773041506 table
生年月日 | "<div>" s:a8<o=2021,2022,2023> "<span>年</span></div><div>" s:a9<o=1,2,3> "<span>月</span></div>"
メールアドレス | t:a11
~heading 住所情報
郵便番号 | "<div>" t:b1=z1 "<span>-</span>" t:b2=z2 "</div><div>" b:住所検索 "</div>"
都道府県 | "<div>" s:b3<o=pref>=p "</div>"
住所１ | "<div>" t:b4=ctb "<span>郵便番号を入力して [住所検索] をクリックすると、住所が入力されます。</span></div>"
住所２ | "<div>" t:b5=m "<span>住所１以降をご入力ください。</span></div>"
電話番号 | "<div>" t:b6 "<span>※携帯番号可</span></div>"
連絡方法 | r:b8<o=電話,休暇中連絡先への電話,その他> t:b9
連絡可能時間帯 | t:b10 "<span>例：9:00～17：00</span>"
~heading 帰省先住所
~ph | "<div>現住所と異なる場合は入力して下さい。現住所と同様の場合はチェックして下さい。</div>" c:ha<o=現住所と同じ>
郵便番号 | "<div>" t:c1 "</div><div><span>-</span></div><div>" t:c2 "</div><div>" b:住所検索 "</div>"
都道府県 | "<div>" s:c3<o=pref> "</div>"
住所１ | "<div>" t:c4 "<span>郵便番号を入力して [住所検索] をクリックすると、住所が入力されます。</span></div>"
住所２ | "<div>" t:c5 "<span>住所１以降をご入力ください。</span></div>"
電話番号 | "<div>" t:c6 "<span>※携帯番号可</span></div>"

= 9000854947 labels
メールアドレス | t:email<id=email;max=255>
携帯電話番号 | t:tel1<id=tel1;max=255>
その他記載の必要な電話番号 | t:tel3<id=tel3;max=255>
~ph | "<label>現住所</label>"
郵便番号 | t:postalcode1<id=postalcode1;max=7>=z
都道府県 | s:prefecture1<id=prefecture1;o=pref-none>=p
都道府県(ふりがな) | t:prefecture_kana1<id=prefecture_kana1>=kp
都道府県以降の住所 | t:address1<id=address1>=ctbm
都道府県以降の住所(ふりがな) | t:address_kana1<id=address_kana1>=kckt
~ph | "<label>帰省先等</label>"
郵便番号 | t:postalcode2<id=postalcode2;max=7>
都道府県 | s:prefecture2<id=prefecture2;o=pref/>
都道府県(ふりがな) | t:prefecture_kana2<id=prefecture_kana2>
都道府県以降の住所 | t:address2<id=address2>
都道府県以降の住所(ふりがな) | t:address_kana2<id=address_kana2>
小学校名 | t:p_name<id=p_name;max=255>

= 59723162960 loose
@飼主名 | t:<id=ownerName;max=100>
@郵便番号 | "<div>" t:<id=postalCode;ph=123-4567>=z b:検索 "</div>"
@住所1（会社） | t:<id=address1;max=200>=pctb
@郵便番号(自宅) | "<div>" t:<id=homePostalCode;ph=123-4567> b:検索 "</div>"
@住所2（会社） | t:<id=address2;max=200>=m
@住所1(自宅) | t:<id=homeAddress1;max=200>
@飼主生年月日 | t:<id=birthDate;ph=生年月日を選択…>
@住所2(自宅) | t:<id=homeAddress2;max=200>
@値引率 (%) | n:<id=discountRate>

= 48553015525 ph
| t:last_name<ph=姓（せい）>
| t:first_name<ph=名（な／めい）>
| t:zip<ph=郵便番号（ハイフンなし）>=z
| s:prefectures<o=pref/-- 都道府県-->=p
| t:address<ph=住所>=ctbm
| t:phone<ph=電話番号（ハイフンなし）>
| e:email<ph=メールアドレス>
| s:delivery_date<o=2022-04-01,2022-04-02>

= 7885077637 ph noform
| t:<ph=フルネーム *>
| T:<ph=電話番号>
| "<div>" T:<ph=郵便番号（ハイフンなし）;max=7>=z "</div>"
| t:<ph=住所>=pctbm
| t:<ph=車種>
| s:<o=令和,平成> T:<ph=年数;max=2> "<span>年</span>"
| a:<ph=気になる点（任意）>

= 63256626047 loose noform
電話番号 {*} | T:<ph=09012345678>
メールアドレス {*} | e:<ph=example@mail.com>
住所 {*} | "<div>" t:<ph=郵便番号（ハイフンなし）>=z "</div><div>" t:<ph=都道府県・市区町村・番地>=pctb "</div>" t:<ph=建物名・部屋番号>=m
~ph | c:<o=お得な情報（メールマガジン）の配信を希望する>
~ph | r:payment<o=現地決済,クレジットカード（オンライン決済）>
~ph | t:<ph=カード番号> "<div>" t:<ph=有効期限 (MM/YY)> t:<ph=CVC> "</div>"

= 67175616979 ph noform
| t:<ph=お名前>
| e:<ph=メールアドレス> T:<ph=電話番号>
| "<p>配送先住所の入力をしてください</p>"
| t:<ph=郵便番号（ハイフンなし）>=z
| t:<ph=住所1>=pctb
| t:<ph=住所2（任意）>=m

= 43490684225 loose
~ph | r:shipping_option<o=ご自身の住所,登録済住所から選択>
~ph | s:registered_address_id<o=1310001 東京都墨田区/選択してください>
~ph | r:shipping_option<o=新しいお届け先>
~ph | "<div>" t:new_postal_code<ph=郵便番号（ハイフンなし）>=z t:new_address<ph=住所>=pctbm t:new_recipient_name<ph=宛名> "</div>"

= 69231818283 loose noform
@会社名 | t:<id=name-12>=o
@請求先郵便番号 | t:<id=postal-12>=z
@請求先住所 | t:<id=address-12>=pctbm
@管理メモ | a:<id=memo-12;rows=4>

= 20368771825 ph noform
| t:<ph=セイ> t:<ph=メイ>
| t:<ph=電話番号>
| t:<ph=メールアドレス(確認用)>
| t:<ph=郵便番号（ハイフンなし）>=z t:<ph=都道府県>=p
| t:<ph=住所（市区町村)>=c
| t:<ph=住所（それ以降）>=tb
| t:<ph=住所（マンション名、部屋番号）>=m
| r:<o=上記の住所にお届け>
| t:<ph=クーポンコード> b:適用する

= 3092796489 dls
<span>フリガナ</span> | "<p><label><span>セイ</span>" t:kana1<ph=セイ> "</label></p><p><label><span>メイ</span>" t:kana2<ph=メイ> "</label></p>"
<span>ご住所</span> | "<div><label for=zip1><span>郵便番号</span></label>" t:zip1<id=zip1;size=4;max=3>=z1 "<span>-</span>" t:zip2<size=5;max=4>=z2 "</div><div><div><label><span>都道府県</span>" t:pref=p "</label></div><div><label><span>市区町村番地</span>" t:addr1=ctb "</label></div><div><label><span>マンション／アパート名</span>" t:addr2=m "</label></div></div>"
お電話番号 | T:phone
メールアドレス | "<p>" t:mail1 "</p><p>" t:mail2<ph=(確認のため再入力)> "</p>"
学年 | s:grade<o=高校生3年生,高校生2年生/選択してください>
<span>高校名</span> | t:school-name

= 35548598089 h
お名前（ふりがな） | "<span>姓</span><span>" t:NameSeiKana<id=NameSeiKana;ph=たなか> "</span><span>名</span><span>" t:NameMeiKana<id=NameMeiKana;ph=たろう> "</span>"
郵便番号 | t:zip1<id=zip1;size=4;ph=604;max=3>=z1 " - " t:zip2<id=zip2;size=5;ph=8166;max=4>=z2
都道府県 | "<span>（例：京都府）</span><br>" s:Personal_prefecture_id<id=PersonalPrefectureId;o=pref-id-none>=p
市区郡町村 | t:shikugun<id=shikugun;size=50;ph=京都市中京区>=c
ご住所1 | "<span>町名・番地など</span><br>" t:address1<id=address1;size=50;ph=御倉町85-1>=tb "<p>番地もご登録ください。</p>"
ご住所2 | "<span>建物・マンション名・部屋番号など</span><br>" t:address2<id=address2;size=50;ph=鳥丸ビル8F>=m "<p>ご住所に建物名等がお有りの場合は必ず階数、部屋番号も併せてご登録ください。</p>"
メールアドレス | t:mailAddress<id=MailAddress;size=40;ph=test@test.com>
FAX番号 | "<span>[半角数字ハイフン入り]</span><br>" t:fax<id=fax;ph=075-252-9356>

= 44135854807 bs
(英文表記) | t:姓(英文)<id=guest-sei-alpha;size=30;ph=TOYAMA> t:名(英文)<id=guest-mei-alpha;size=30;ph=Taro>
グループ名（グループ・団体の場合） | t:グループ名<id=group;size=30;ph=富山市ガラススタジオ>
~text ※グループ・団体の方は以下代表者の情報をご入力ください。
生年月日{（必須）} | t:生年月日<id=birthday;size=30>
~loose2 郵便番号{（必須）} | t:zipcode[data][0]<size=4;max=3>=z1 "-" t:zipcode[data][1]<size=5;max=4>=z2
都道府県{（必須）} | s:都道府県<id=prefSelect;o=pref>=p
市区町村{（必須）} | t:市区町村<id=city-input;size=30;ph=富山市西町>=ct
地番、マンション、ビル、方書等 | t:地番、マンション、ビル、方書等<id=build-input;size=30;ph=5-1 Toyamaキラリビル>=bm
電話番号（日中連絡が取れるもの）{（必須）} | t:電話番号<id=tel;size=19;max=18>

= 27819516627 loose2
保存済み配送先 | s:DeliveryOrderAddress.AddressId<o=新しく入力する,〒1310001 東京都墨田区墨田1-1>
シメイ | t:DeliveryOrderAddress.Recipientlastnamekana t:DeliveryOrderAddress.Recipientfirstnamekana
郵便番号 | T:DeliveryOrderAddress.ZipCode<max=7>=z b:検索
都道府県 | t:DeliveryOrderAddress.Pref<max=10>=p
市区町村 | t:DeliveryOrderAddress.City<max=64>=ct
通り・丁目・番地・号 | t:DeliveryOrderAddress.Street<max=128>=b
建物・部屋番号 | t:DeliveryOrderAddress.Building<max=128>=m
電話番号 | T:DeliveryOrderAddress.Tel<max=11>

= 6177953593 table
御社名</th><th>{必須} | t:company_name=o
担当部署 | t:section_name
ご担当者名</th><th>{必須} | t:person_name
郵便番号</th><th>{必須} | "<ul><li>" t:zip1<size=4;max=3;ph=000>=z1 "-" t:zip2<size=5;max=4;ph=0000>=z2 "</li></ul>"
都道府県</th><th>{必須} | s:pref<o=pref-id/都道府県の選択>=p
ご住所</th><th>{必須} | t:address=ctbm
TEL</th><th>{必須} | "<ul><li>" T:tel1 "-" T:tel2 "-" T:tel3 "</li></ul>"
お問い合わせ内容 | a:message

= 9055528422 wrongfor
〒 {*} | "<div>" t:zip1<size=4;max=3>=z1 "<span>－</span>" t:zip2<size=5;max=4>=z2 "</div>"
住所 {*} | "<div><div>" t:pref=p "</div><div>" t:addr=c "</div><div>" t:str=tbm "</div></div>"
国籍 {*} | t:country<id=country>
電話番号 {*} | t:phone<id=phone>
社会保険 {*} | t:social_num<id=social_num>

= 721941101 ph
| "<label>フリガナ</label><br>" t:name-furi<size=25;ph=例）ヤマダ> t:name-furi2<size=25;ph=例）タロウ>
| "<label>住所</label><br>郵便番号：" T:zip1<size=4;max=3>=z1 " － " T:zip2<size=5;max=4>=z2 "<br>" t:address1<size=50;ph=例）大阪市大阪府北区梅田>=pct "<br>" t:address2<size=80;ph=例）3-3-3 〇〇マンション555号室>=bm "<br>"
| "<label>生年月日</label><br>" d:birthday
| "<label>電話番号※ハイフンなしで入力してください</label><br>" T:tel<size=30;ph=例）08012345678>

= 43448424911 loose
@会社名 | t:<id=companyName>=o
@担当者名 | t:<id=contactName>
@肩名 | t:<id=jobTitle>
@郵便番号 | t:<id=postcode>=z
@住所 | t:<id=address>=pctbm
@商品名 | t:<id=productName>
@価格 | t:<id=price>

= 56997408855 wraps
フリガナ | t:kana
メールアドレス | e:email
郵便番号 | t:postal_code=z
住所 | t:address=pctbm
顧客ステータス | s:customer_status<o=見込み,既存>
流入経路 | s:source<o=LINE,紹介>
担当スタッフID | t:assigned_staff_id

= 19063536465 wrap
郵便番号{必須} | t:zipCode<ph=例: 1500042>=z
都道府県{必須} | t:prefecture<ph=例: 東京都>=p
市区町村{必須} | t:city<ph=例: 渋谷区宇田川町>=ct
番地・建物名など{必須} | t:streetAddress<ph=例: 40番1号 Abema Towers>=bm

= 71019292031 wraps
店舗名 | t:name
担当者名 | t:contactName
郵便番号 | t:postalCode=z
電話番号 | T:phone
住所 | t:address=pctbm
店舗メールアドレス | e:email
~ph | "<fieldset><legend>店舗ログインアカウント（任意・後から追加可）</legend><label>氏名" t:userName "</label><label>ログインメール" e:userEmail<ac=off> "</label></fieldset>"

= 55723602227 loose
@郵便番号 | t:postal_code<id=postal_code>=z
@住所 | t:address<id=address>=pctb
@建物名 | t:building<id=building>=m

= 52232803320 loose noform
担当者ID | t:<ph=agent_001>
郵便番号 | t:<ph=150-0001>=z
都道府県 | t:=p
市区町村 * | t:<ph=渋谷区>=c
町名・番地 | t:<ph=代官山町12-3>=tb
地番 | t:<ph=地番（登記簿）>
~ph | "<div>最寄駅（最大3駅）</div>"
路線1 | t:<ph=東急東横線>
駅名1 | t:<ph=代官山>
徒歩1（分） | n:

= 30264049785 loose noform
企業名 | t:companyName=o
企業名（カナ） | t:companyNameKana=ko
担当者名 | t:contactName
FAX | t:fax
郵便番号 | t:postalCode=z
住所 | t:address=pctbm
保有台数 | t:truckCount
代表者 | t:representative

= 14659879110 flat
お名前{必須} | "<ul><li>" t:c_name_f_1<max=10> "例）ヤマダ</li><li>" t:c_name_f_2<max=10> "例）タロウ</li></ul>"
メールアドレス{必須} | e:c_email<size=60;max=50> "<span>例）yamadataro@kazokubiyori.jp</span>"
電話番号{必須} | t:c_tel[data][0]<size=6;max=5> "-" t:c_tel[data][1]<size=5;max=4> "-" t:c_tel[data][2]<size=5;max=4>
郵便番号 | t:c_postal[data][0]<size=4;max=3>=z1 "-" t:c_postal[data][1]<size=5;max=4>=z2 "<span>例）123-4567</span>"
住所{必須} | t:c_address<size=60;max=200>=pctbm "<span>例）東京都渋谷区○○1-2-3</span>"
お問い合わせ内容 | a:c_contents

= 19152846235 loose noform
~heading 写真撮影住所
@郵便番号（半角, ハイフンなし） | t:<id=zip>=z
@都道府県 | t:<id=pref>=p
@市区町村・番地 | t:<id=address>=ctb

= 47928155362 loose noform
郵便番号 | "<br>" t:<max=3>=z1 " - " t:<max=4>=z2
都道府県名 | s:<o=pref>=p
市区町村名 | t:=ct
番地・マンション名 | t:=bm

= 3454207341 ph
| t:name<ph=ユーザー名>
| t:zipcode<ph=郵便番号>=z
| t:address<ph=住所>=pctb
| t:building<ph=建物名>=m

= 37940717796 p
住所{※必須} | t:<ph=郵便番号>=z t:<ph=都道府県>=p t:<ph=市区町村>=c t:<ph=町名番地等>=tb t:<ph=建物名>=m
お問い合わせ項目 | t:<ph=新卒採用>

= 14172662391 loose
~ph | "<label for=representative_last_name_kana>住所</label>" t:postal_code<id=postal_code;ph=郵便番号>=z
@都道府県 | s:prefecture_id<id=prefecture_id;o=pref-id>=p
@市区町村 | s:city_id<id=city_id;o=city>=c
~ph | "<label></label>" t:town<id=town;ph=市区町村以降の住所>=tb t:block<id=block;ph=建物名>=m
電話番号 | t:phone1<id=phone1> "-" t:phone2<id=phone2> "-" t:phone3<id=phone3>

= 70111890650 loose
郵便番号 | t:zip<ph=例：500-8262>=z
書類送付先住所 | t:address<ph=例：岐阜県岐阜市茜部本郷2丁目88番地>=pctbm
FAX | t:fax
携帯電話（緊急用） | t:mobile

= 32691446241 loose
@名前 | t:name<id=name>
@送付先住所 | t:destination_address<id=destination_address>=pctbm
@郵便番号 | t:post_code<id=post_code>=z

= 57624602527 wraps
会社名（法人のお客様のみ） | t:companyName=o
電話番号 | T:phone<ph=03-1234-5678>
郵便番号 | t:postalCode<ph=123-4567>=z
ご住所 | t:address<ph=東京都中央区銀座1-2-3>=pctbm

= 16056097369 div
電話番号 | t:
郵便番号 | t:=z
ご住所 | t:=pctbm
ご連絡の方法 | r:contact<o=電話,メール>

= 30932432369 p
お名前 | t:name<ph=山田太郎>
ご住所 | t:name<ph=5900802>=z
都道府県 | t:name=p
市区町村 | t:name=c
住所 | t:name=tb
建物名・部屋番号 | t:name=m

= 13013567320 table
<p>郵便番号</p><p>都道府県</p><p>ご住所</p> | t:zip=z "<br>" s:pref<o=pref>=p "<br>" t:address=ctbm

= 8277139093 table
法人名又は店舗名等 | t:coname=o
法人名又は店舗名等（フリガナ） | t:cokana=ko
ご担当者氏名 | t:tanto
郵便番号 | t:yubin1<size=9>=z "※半角数字"
ご住所(都道府県市区町村) | t:jyusyo1=pct
ご住所(番地・建物名等) | t:jyusyo2=bm
電話番号 | t:tel1

= 12169162109 bs
郵便番号: | t:post<id=post;ph=802-0002>=z
都道府県: | t:prefecture<id=prefecture;ph=福岡県>=p
市区町村: | t:municipalities<id=municipalities;ph=北九州市小倉北区京町>=ct
丁目・番地・号: | t:street<id=street;ph=3-9-20>=b
建物名／会社名: | t:building<id=building>=m
部屋番号: | t:room<id=room>

= 22643121313 labelbox noform
受取人名 | t:receiver_name
電話番号 | t:phone_number
郵便番号 | t:post_code=z
都道府県 | t:prefectures=p
市町村 | t:municipality=ct
丁目・番地・号 | t:street_number=b
建物名 | t:building_name=m

= 7774712785 loose
@勤務先会社等の名称{*} | t:<id=NameoftheCompany>=o
~wrongfor 勤務先会社等の所在地（郵便番号） | "<div>" t:<id=PostCode>=z "</div><div><p>ハイフン抜きで入力してください</p></div>"
~labelbox 勤務先会社等の所在地（住所）{*} | "<div>" t:<id=Address>=pctbm "</div>"
~wrongfor 退職手当金などの名称 | "<div>" t:<id=NameofRetirementAllowance> "</div>"
~labelbox 受け取った相続人{*} | s:<id=HeirListType;o=山田太郎/>
~labelbox 受け取った金額 | t:<id=AmountReceived>

= 6264026789 wrap
名称（必須） | t:
事業所番号（必須） | t:<mode=numeric;max=10>
郵便番号（半角数字のみ・ハイフン不要） | "<div>" t:<mode=numeric;max=7;ph=1234567>=z b:住所検索 "</div>"
住所 | t:=pctbm
電話番号（半角数字のみ・ハイフン不要） | t:<mode=numeric>
メール | e:
~ph | "<div><label>ログインID（必須）" t:<ph=半角英数6文字以上> "</label><label>氏名（必須）" t: "</label><label>職員コード" t: "</label><label>役職" t: "</label></div>"

= 35174748030 loose
@めい | t:firstNameKana<id=firstNameKana;ph=例: たろう>
@お住まいの郵便番号<br>( ハイフンなし7桁 ) | n:postalCode<id=postalCode;ph=例: 1234567;max=7>=z

= 67150617805 loose
性別 * | r:gender<o=男性,女性>
生年月日 * | d:dob
お住まい（郵便番号） | t:postalCode<ph=例）100-0001>=z
住所 | t:address<ph=例）東京都千代田区1-1-1...>=pctbm
連絡先（電話番号ハイフンなしで記入ください） * | T:phone<ph=例）09012345678>
~heading 緊急連絡先
~ph | "<p>万が一のことがあった時に連絡できる番号をお書きください。</p>"
電話番号 * | T:emergencyPhone
続柄 | t:emergencyRelation

= 5002762238 ul
<span>ご芳名</span> | t:guest_name<ph=例）山田　太郎;ac=off> "&nbsp;"
<span>会社名</span> | t:company_name<ph=例）（株）やまだたろう;ac=off>=o "&nbsp;"
<span>郵便番号</span> | t:zip_code<id=zip_code;ph=例）100-0001;ac=off>=z "&nbsp;"
<span>住所</span> | t:address<id=address;ph=例）東京都千代田区千代田;ac=off>=pctbm "&nbsp;"
<span>電話番号</span> | T:tel<ph=例）03-1234-5678;ac=off> "&nbsp;"
<span>どなたの<br>ご関係ですか</span> | r:relation<o=新郎,新婦>

= 3504810975 loose
郵便番号{必須} | "<div>" t:postal_code<id=postal_code;ph=例）100-0001>=z b:住所検索 "</div>"
住所{必須} | "<div>" t:prefecture<id=prefecture;ph=都道府県>=p t:city_town<id=city_town;ph=市区町村・番地>=ctb t:building<ph=建物名・部屋番号  **省略可**>=m "</div>"
電話番号{必須} | t:tel<ph=例）000-000-0000>
`;

/**
 * Forms found in the seventeenth round, with their second addresses (`#2`, `#3`): residents and schools, patients, moving, hotels, real estate,
 * resumes, suppliers, UI kits and old tables. At the first reading (74 addresses of 62 forms, expectations written down before) 83 of 84 code
 * fields were found, 278 of 300 fields (92.7 %) took their parts, 56 addresses had no fault, and none took a field of its neighbor. A look into
 * the sources afterwards left out one form, whose project was in the corpus, and gave 会社名（略名） the organization. 番地等 without a field for the
 * building takes it, and 市町村 as the last field no town, as in the forms of the other rounds.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_17 = `
= 28697787552 ul
<label for=Postal_code>郵便番号</label> | t:Postal_code=z
<label for=Prefectures>都道府県</label> | t:Prefectures=p
<label for=Addres_1>市区郡</label> | t:Addres_1=c
<label for=Addres_2>町村</label> | t:Addres_2=t
<label for=Addres_3>部落番地</label> | t:Addres_3=b
<label for=Tel_no>電話番号</label> | t:Tel_no

= 1229829049 dl
<span>必須</span>性別 | s:00N6F00000MmEeS<id=00N6F00000MmEeS;title=性別;o=男,女/--なし-->
<span>必須</span><label for=zip>郵便番号</label> | t:zip<id=zip;max=10;size=20;ph=1234567>=z
<span>必須</span><label for=state>都道府県</label> | t:state<id=state;max=20;size=20;ph=東京都>=p
<span>必須</span><label for=city>市区郡</label> | t:city<id=city;max=40;size=20;ph=豊島区>=c
<span>必須</span><label for=city>町名・番地</label> | t:N6F00000Mmgax<size=40>=tb
<label for=phone>電話番号</label> | t:phone<id=phone;max=40;size=20;ph=090-0000-0000>
<span>必須</span><label for=email>メールアドレス</label> | t:email<id=email;max=80;size=60>

= 26508144875 ph
| "<div><label for=fname>ご住所※</label></div><div><small><label for=fname>郵便番号</label><small>" t:lname<id=lname;ph=ex)100>=z1 "<span>-</span>" t:lname<id=lname;ph=ex)100>=z2 "<a href=#><p>住所入力</p></a></small></small><small><label>都道府県</label>" s:<o=選択してください>=p "</small><small><label>市区郡</label>" t:<ph=ex)千代田区>=c "</small><small><label>町村番地</label>" t:<ph=ex)丸の内2-4-1>=tb "</small><small><label>ビル名</label>" t:<ph=ex)丸の内ビルディング34F>=m "</small></div>"
| "<div><label for=fname>お問い合わせ種別※</label></div><div><small>" s:cars<id=cars;o=Volvo,Saab,Fiat,Audi> "</small></div>"
| "<div><label for=fname>お問い合わせ内容※</label></div><div>" a:<ph=ex)こちらにお書きください> "</div>"

= 11564958368 inline noform
<h3>住所情報</h3><label for=yubin>郵便番号</label><br> | t:yubin=z b:住所検索
<label for=prefecture>都道府県名</label><br> | t:prefecture=p
<label for=town>市区町村名</label><br> | t:town=c
<label for=ward>区</label><br> | t:ward
<label for=place>場所名称</label><br> | t:place
<label for=address>住所</label><br> | t:address=tb
<label for=address-detail>方書</label><br> | t:address-detail=m
<label for=latitude>緯度</label><br> | t:latitude
<label for=longitude>経度</label><br> | t:longitude
<label for=how-to-access>アクセス方法</label><br> | t:how-to-access
<label for=parking-info>駐車場情報</label><br> | t:parking-info

= 27254680845 table
表示用建物名&nbsp;&nbsp;<font color=red>※</font> | t:displayBuildingName<size=40;max=40;class=input2>
表示用建物名ふりがな | t:displayBuildingNameKana<size=40;max=80;class=input2>
所在地・郵便番号 | t:zip<size=7;max=7;class=input2>=z
所在地・都道府県&nbsp;&nbsp;<font color=red>※</font> | s:prefCd<o=pref-id/ >=p
所在地・市区町村名 | s:addressCd<o=city/ >=c
所在地・町名番地 | t:addressOther1<size=40;max=50;class=input2>=tb
所在地・建物名その他 | t:addressOther2<size=40;max=50;class=input2>=m
竣工年月&nbsp;&nbsp;(YYYY/MM) | t:compDate<size=10;max=7;class=input2>
総階数 | t:totalFloors<size=3;max=3;class=input2>

= 11780446893 inline
<label for=name>宛名:</label> | t:name<id=name> "元："
<label for=郵便番号>郵便番号:</label> | t:postcode=z "元："
<label for=prefecture>都道府県:</label> | t:prefecture<id=prefecture>=p "元："
<label for=city>住所（市区町村郡）:</label> | t:city<id=city>=c "元："
<label for=block>住所（町名番地）:</label> | t:block<id=block>=tb "元："
<label for=phone_number>電話番号:</label> | t:phone_number<id=phone_number> "元："

= 19321782559 ph
| "<div><label>フリガナ</label></div>" t:phonetic
| "<div><label>郵便番号</label></div>" t:zipcode=z
| "<div><label>都道府県</label></div>" t:prefecture=p
| "<div><label>市区町村</label></div>" t:city=c
| "<div><label>町名番地</label></div>" t:town=tb
| "<div><label>アパート・マンション名</label></div>" t:apartment=m
| "<div><label>電話番号</label></div>" t:phone_number

= 36976500901 ul
<label class=headline>郵便番号</label> | T:data[PaymentGMOKitByCreditCard][postal]<id=postal;class=search_address_postal;ph=例：140-0002;ac=postal-code>=z "<p>入力すると住所が自動で反映されます。</p>"
<label class=headline>都道府県</label> | t:data[PaymentGMOKitByCreditCard][pref]<id=pref;class=address_pref;ph=例：東京都;ac=address-level1>=p
<label class=headline>市区郡</label> | t:data[PaymentGMOKitByCreditCard][address1]<id=address1;class=address_address1;ph=例：品川区;ac=address-level2>=c
<label class=headline>町域以降</label> | t:data[PaymentGMOKitByCreditCard][address2]<id=address2;class=address_address2;ph=例：東品川2-6-10;ac=address-line1>=tb
<label class=headline>建物名</label> | t:data[PaymentGMOKitByCreditCard][address3]<id=address3>=m

= 15305244168 pin
氏名（漢字） | t:simei
氏名（ふりがな） | t:furigana
生年月日 | d:birth
本人郵便番号 | t:zip<max=7>=z
本人住所 | t:address=pctbm
本人電話番号 | t:telephone
本人メールアドレス | e:mail
在籍状態 | n:status
在籍状態確定日 | d:status_day
保護者氏名（漢字） | t:p_name
保護者氏名（ふりがな） | t:p_furigana
保護者郵便番号 | t:p_zip<max=7>
保護者住所 | t:p_address
保護者電話番号 | t:p_telephone
保護者メールアドレス | e:p_mail

= 15305244168#2 pin
氏名（漢字） | t:simei
氏名（ふりがな） | t:furigana
生年月日 | d:birth
本人郵便番号 | t:zip<max=7>
本人住所 | t:address
本人電話番号 | t:telephone
本人メールアドレス | e:mail
在籍状態 | n:status
在籍状態確定日 | d:status_day
保護者氏名（漢字） | t:p_name
保護者氏名（ふりがな） | t:p_furigana
保護者郵便番号 | t:p_zip<max=7>=z
保護者住所 | t:p_address=pctbm
保護者電話番号 | t:p_telephone
保護者メールアドレス | e:p_mail

= 31404732799 table
在籍状態 | t:changed_status<max=1>
在籍状態確定日 | d:changed_statusdate
学生氏名 | t:changed_name
ふりがな | t:changed_furigana
生年月日 | d:changed_birth
本人郵便番号 | t:changed_post<max=7>=z
本人住所 | t:changed_address=pctbm
本人電話番号 | T:changed_tel
本人メールアドレス | e:changed_email
保護者氏名 | t:changed_pname
保護者ふりがな | t:changed_pfurigana
保護者郵便番号 | t:changed_ppost<max=7>
保護者住所 | t:changed_paddress
保護者電話番号 | T:changed_ptel
保護者メールアドレス | e:changed_pemail

= 31404732799#2 table
在籍状態 | t:changed_status<max=1>
在籍状態確定日 | d:changed_statusdate
学生氏名 | t:changed_name
ふりがな | t:changed_furigana
生年月日 | d:changed_birth
本人郵便番号 | t:changed_post<max=7>
本人住所 | t:changed_address
本人電話番号 | T:changed_tel
本人メールアドレス | e:changed_email
保護者氏名 | t:changed_pname
保護者ふりがな | t:changed_pfurigana
保護者郵便番号 | t:changed_ppost<max=7>=z
保護者住所 | t:changed_paddress=pctbm
保護者電話番号 | T:changed_ptel
保護者メールアドレス | e:changed_pemail

= 13021888428 labels
ユーザー名 | t:user_name<id=user_name>
電話番号 | T:tell<id=tell>
メールアドレス | e:mail_address<id=mail_address>
郵便番号 | t:post_code<id=post_code>=z
都道府県 | t:add1<id=add1;readonly>
市区町村 | t:add2<id=add2;readonly>
町域 | t:add3<id=add3>=tb
建物名: | t:building_name<id=building_name>=m
支払い情報: | s:settlement<id=settlement;o=コンビニ支払い,代金引換,ツケ払い,クレジットカード>

= 36113922908 table
@パスワード | p:password<id=password;ph=8文字以上>
@郵便番号 | t:zip_code<id=zip_code>=z
@都道府県 | t:prefecture<id=prefecture>=p
@市区町村 | t:city<id=city>=c
@町域 | t:town<id=town>=t
@番地 | t:street_number<id=street_number>=b
@建物名・部屋番号 | t:building_name<id=building_name>=m
@生年月日 | d:birth_date<id=birth_date>

= 3619485207 labelbox
郵便番号 | t:<ph=000;max=3>=z1 "<span>-</span>" t:<ph=0000;max=4>=z2
都道府県 | s:<o=選択してください>=p
市区町村 | t:=c
町域 | t:=tb
建物名 | t:=m
部屋番号 | t:
電話番号 | T:

= 39760157862 labelbox noform
郵便番号 | t:postal-code<ph=〒 000-0000>=z
都道府県名 | t:prefecture<ph=都道府県名>=p
市町村区 | t:city<ph=市町村区>=c
町域 | t:area<ph=丁目 番地 号>=tb
以降の住所 | t:extension<ph=以降の住所>=m

= 44978821479 ph
| "<div><label for=row12>郵便番号</label></div><div>" t:row12<id=row12>=z "</div><div>" b:郵便番号検索 "</div>"
| "<div><label for=row13_1>都道府県</label></div><div>" t:row13_1<id=row13_1>=p "</div><div><label for=row13_2>市区町村</label></div><div>" t:row13_2<id=row13_2>=c "</div>"
| "<div><label for=row14_1>町域</label></div><div>" t:row14_1<id=row14_1>=t "</div><div><label for=row14_2>町域以下</label></div><div>" t:row14_2<id=row14_2>=b "</div>"
| "<div><label for=row15_1>建物名</label></div><div>" t:row15_1<id=row15_1>=m "</div><div><label for=row15_2>階数・号数</label></div><div>" t:row15_2<id=row15_2> "</div>"
| "<div><label for=row16_1>電話番号</label><span>*</span></div><div>" t:row16_1<id=row16_1> "</div><div><label for=row16_2>内線番号</label></div><div>" t:row16_2<id=row16_2> "</div>"
| "<div><label for=row18>メールアドレス</label></div><div>" t:row18<id=row18> "</div>"
| "<div><label for=row19_1>郵便バーコード</label></div><div>" t:row19_1<id=row19_1> "</div>"
| "<div><label for=row20>担当部署</label></div><div>" t:row20<id=row20> "</div>"

= 24891146131 labelbox
郵便番号 | t:postcode=z
都道府県 | t:address1=p
市町村番地・号 | t:address2=ctb
建物 | t:address3=m
お電話番号 | T:telPhone

= 31539778635 ph
| "<fieldset><label>メールアドレス</label>" e: "<label>お名前（姓）</label>" t: "<label>お名前（名）</label>" t: "<label>フリガナ（セイ）</label>" t: "<label>フリガナ（メイ）</label>" t: "<label>郵便番号</label>" T:=z "<i></i><label>都道府県</label>" t:=p "<label>市区町村</label>" t:=ct "<label>通り・丁目・番地・号</label>" t:=b "<label>建物名・部屋番号</label>" t:=m "<label>電話番号</label>" T: "</fieldset>"

= 35971509405 dl
メールアドレス | e:email
郵便番号 | t:postal_code=z
都道府県 | s:prefecture<id=prefectureID;o=北海道,青森県,東京都,大阪府,沖縄県/ >=p
市区町村 | t:city=c
町名・番地 | t:address1=tb
建物名（部屋番号） | t:address2=m
趣味 | c:hobby<o=音楽,アウトドア,映画>

= 7473070055 td noform
住所<br><span class=note>必須</span> | "〒&nbsp;&nbsp;" t:<max=3>=z1 "&nbsp;-&nbsp;" t:<max=4>=z2 / b:住所情報の取得 / "&nbsp;&nbsp;都道府県" s:<class=addressselect;o=pref>=p / "&nbsp;&nbsp;市区町村" t:=c / "&nbsp;&nbsp;字・番地等" t:=tb / "&nbsp;&nbsp;都道府県カナ" t:=kp / "&nbsp;&nbsp;市区町村カナ" t:=kc / "&nbsp;&nbsp;字・番地等カナ" t:=kt / "&nbsp;&nbsp;マンション名等" t:=m
代表者の役職<br><span class=note>必須</span> | t:
代表者の氏名<br><span class=note>必須</span> | t:
法人番号<br><span class=note>必須</span> | t:
担当者の氏名<br><span class=note>必須</span> | t:
電話番号 | t:
FAX番号 | t:
担当者メールアドレス<br><span class=note>必須</span> | t:

= 41622690896 bs
郵便番号 | t:address01<id=address01;max=7;ph=1001000>=z "<span>※<span>ハイフン無し半角7桁</span>で入力してください。</span>"
都道府県 | t:address02<id=address02;ph=広島県>=p
市区町村 | t:address03<id=address03;ph=福山市〇〇町>=ct
番地（ビル・マンション名） | t:address04<id=address04;ph=３ー２ー２>=bm "<span>※<span>全角</span>で入力してください。</span>"
電話番号 | T:tel<id=tel>
メールアドレス | e:email<id=email;ac=email>
パスワード | p:password<id=password;ac=new-password>

= 66134692724 bs
担当者名 | t:<id=el-id-1024-3;max=100>
郵便番号 | t:<id=el-id-1024-4;max=7>=z
導入先住所 | t:<id=el-id-1024-5;max=255>=pctbm
担当者メールアドレス | t:<id=el-id-1024-6;max=100>
担当者連絡先 | t:<id=el-id-1024-7;max=32>

= 21325196757 wrongfor
名前(姓名) | t:<id=name>
ふりがな(姓名) | t:
~loose 社名 | t:=o
メールアドレス | t:
郵便番号 | t:=z
~loose 住所 | t:=pctbm
電話番号 | t:
問い合わせ件名 | t:
問い合わせ内容 | a:

= 9312707586 bs
仕入先カナ | t:<id=el-id-9-2;max=100>
~heading 連絡先
担当者 | t:<id=el-id-9-3;max=100>
電話番号 | t:<id=el-id-9-4;max=20>
FAX番号 | t:<id=el-id-9-5;max=20>
メールアドレス | t:<id=el-id-9-6;max=100>
~heading 住所
郵便番号 | t:<id=el-id-9-7;max=10>=z
住所1 | t:<id=el-id-9-8;max=200>=pctb
住所2 | t:<id=el-id-9-9;max=200>=m
~heading 支払・通貨
支払条件 | t:<id=el-id-9-10;max=50>
通貨 | t:<id=el-id-9-11;max=10;ph=例：JPY, USD>

= 56716561054 bs
国籍 | t:<id=el-id-4-5>
メール | t:<id=el-id-4-6>
電話番号 | t:<id=el-id-4-7>
郵便番号 | t:<id=el-id-4-8>=z
住所 | t:<id=el-id-4-9>=pctbm
マイナンバー | t:<id=el-id-4-10>

= 36956430106 loose
苗字 | t:<ph=Please input>
名前 | t:<ph=Please input>
苗字 (かな) | t:<ph=Please input>
名前 (かな) | t:<ph=Please input>
郵便番号 | t:<ph=Please input>=z
住所 | t:<ph=Please input>=pctbm
生年月日 | t:<ph=Please input>
性別 | r:gender<o=男性,女性>
メールアドレス | t:<ph=Please input;disabled>

= 30351521766 wrongfor
申込者郵便番号 | t:e_moushisha_youbinbangou<max=200>=z
住所：都道府県名 | t:e_moushisha_juusho_todoufuken<max=200>=p
住所：市区町村番地 | t:e_moushisha_juusho_shikuchousonikou<max=200>=ctb
住所：建物名他 | t:e_moushisha_juusho_manshon_mei<max=200>=m
ｻｰﾋﾞｽ希望住所種類 | t:e_sabisu_kibou_juusho_shurui<max=200>
ｻｰﾋﾞｽ希望郵便番号 | t:e_sabisu_kibou_youbinbangou<max=200>
ｻｰﾋﾞｽ希望 都道府県名 | t:e_sabisu_kibou_juusho_todoufuken<max=200>
ｻｰﾋﾞｽ希望 市区町村番地 | t:e_sabisu_kibou_juusho_shikuchousonikou<max=200>
ｻｰﾋﾞｽ希望 建物名他 | t:e_sabisu_kibou_juusho_manshon_mei<max=200>
ﾒｰﾙﾏｶﾞｼﾞﾝ配信 | s:meirumegajin_haishin<o=する,しない/ >
メールアドレス | t:meirumegajin_meiru<max=200>
得意先名1 | t:tokui_saki_mei1<max=200>
得意先名2 | t:tokui_saki_mei2<max=200>
得意先略称 | t:tokui_saki_ryakushou<max=200>
カナ | t:tokui_saki_kana<max=200>
郵便番号 | t:yuubenbangou<max=200>
住所1 都道府県名 | t:juusho1_todoufuken_mei<max=200>
住所2 市区町村番地 | t:juusho2_shiku_chouson_banchi<max=200>
住所3 建物名他 | t:juusho3_tatemono_mei<max=200>
電話番号 | t:denwa<max=200>
携帯番号 | t:keitai_bangou<max=200>
FAX番号 | t:fakkusu_bangou<max=200>

= 30351521766#2 wrongfor
申込者郵便番号 | t:e_moushisha_youbinbangou<max=200>
住所：都道府県名 | t:e_moushisha_juusho_todoufuken<max=200>
住所：市区町村番地 | t:e_moushisha_juusho_shikuchousonikou<max=200>
住所：建物名他 | t:e_moushisha_juusho_manshon_mei<max=200>
ｻｰﾋﾞｽ希望住所種類 | t:e_sabisu_kibou_juusho_shurui<max=200>
ｻｰﾋﾞｽ希望郵便番号 | t:e_sabisu_kibou_youbinbangou<max=200>=z
ｻｰﾋﾞｽ希望 都道府県名 | t:e_sabisu_kibou_juusho_todoufuken<max=200>=p
ｻｰﾋﾞｽ希望 市区町村番地 | t:e_sabisu_kibou_juusho_shikuchousonikou<max=200>=ctb
ｻｰﾋﾞｽ希望 建物名他 | t:e_sabisu_kibou_juusho_manshon_mei<max=200>=m
ﾒｰﾙﾏｶﾞｼﾞﾝ配信 | s:meirumegajin_haishin<o=する,しない/ >
メールアドレス | t:meirumegajin_meiru<max=200>
得意先名1 | t:tokui_saki_mei1<max=200>
得意先名2 | t:tokui_saki_mei2<max=200>
得意先略称 | t:tokui_saki_ryakushou<max=200>
カナ | t:tokui_saki_kana<max=200>
郵便番号 | t:yuubenbangou<max=200>
住所1 都道府県名 | t:juusho1_todoufuken_mei<max=200>
住所2 市区町村番地 | t:juusho2_shiku_chouson_banchi<max=200>
住所3 建物名他 | t:juusho3_tatemono_mei<max=200>
電話番号 | t:denwa<max=200>
携帯番号 | t:keitai_bangou<max=200>
FAX番号 | t:fakkusu_bangou<max=200>

= 30351521766#3 wrongfor
申込者郵便番号 | t:e_moushisha_youbinbangou<max=200>
住所：都道府県名 | t:e_moushisha_juusho_todoufuken<max=200>
住所：市区町村番地 | t:e_moushisha_juusho_shikuchousonikou<max=200>
住所：建物名他 | t:e_moushisha_juusho_manshon_mei<max=200>
ｻｰﾋﾞｽ希望住所種類 | t:e_sabisu_kibou_juusho_shurui<max=200>
ｻｰﾋﾞｽ希望郵便番号 | t:e_sabisu_kibou_youbinbangou<max=200>
ｻｰﾋﾞｽ希望 都道府県名 | t:e_sabisu_kibou_juusho_todoufuken<max=200>
ｻｰﾋﾞｽ希望 市区町村番地 | t:e_sabisu_kibou_juusho_shikuchousonikou<max=200>
ｻｰﾋﾞｽ希望 建物名他 | t:e_sabisu_kibou_juusho_manshon_mei<max=200>
ﾒｰﾙﾏｶﾞｼﾞﾝ配信 | s:meirumegajin_haishin<o=する,しない/ >
メールアドレス | t:meirumegajin_meiru<max=200>
得意先名1 | t:tokui_saki_mei1<max=200>
得意先名2 | t:tokui_saki_mei2<max=200>
得意先略称 | t:tokui_saki_ryakushou<max=200>
カナ | t:tokui_saki_kana<max=200>
郵便番号 | t:yuubenbangou<max=200>=z
住所1 都道府県名 | t:juusho1_todoufuken_mei<max=200>=p
住所2 市区町村番地 | t:juusho2_shiku_chouson_banchi<max=200>=ctb
住所3 建物名他 | t:juusho3_tatemono_mei<max=200>=m
電話番号 | t:denwa<max=200>
携帯番号 | t:keitai_bangou<max=200>
FAX番号 | t:fakkusu_bangou<max=200>

= 30907846413 wrongfor
住宅ﾒｰｶｰ | s:m_system_juotakumeika_id<o=A,B/ >
企業・団体コード | t:kigyou_dantai_koudo[6]<class=kigyou_dantai_koudo;max=200>
マンション名 | s:m_system_manshonmei_id<o=グリーンハイツ,サンコーポ/ >
支店 | s:m_system_shiten_id<o=本店,支店/ >
引渡年月日 | t:hikiwatashi_nengappi<class=datepicker>
旧住所：郵便番号 | t:kyuujuusho_youbinbangou<max=200>=z
旧住所：都道府県名 | t:kyuujuusho_todoufukenmei<max=200>=p
旧住所：市区町村番地 | t:kyuujuusho_shikuchousonbanchi<max=200>=ctb
旧住所：建物名他 | t:kyuujuusho_tatemonomeita<max=200>=m
会員種類（文字型） | t:kaiin_shurui_mojigata<max=200>
金融機関名称 | t:kinyuukkan_meishou<max=200>
本・支店・出張所名称 | t:honshiten_shutchoujo_meishou<max=200>

= 4009571045 bs
カナ | t:first_name_kana<id=first_name_kana;ph=ウラシマ>
カナ | t:last_name_kana<id=last_name_kana;ph=タロウ>
郵便番号 | t:post_code<id=post_code;ph=1234567>=z "<small>※「ー」(ハイフン)は省略、半角数字のみで入力してください</small>"
都道府県 | t:address1<id=address1>=p
市町村番地 | t:address2<id=address2>=ctb
建物名 | t:address3<id=address3>=m
携帯電話 | t:mobile<id=mobile;ph=00011112222>
固定電話 | t:tel<id=tel;ph=00011112222>

= 48098721654 dl
<label for=postal_code>郵便番号</label><span class=required>*</span> | t:postal_code<class=maxlength;ph=0000000;max=7>=z
<label for=prefecture>都道府県</label> | t:prefecture<class=prefecture;ph=都道府県>=p
<label for=address1>市町村番地</label><span class=required>*</span> | t:address1<class=address1;max=50;ph=市町村番地>=ctb
<label for=address2>建物名・部屋番号等</label><span class=required>*</span> | t:address2<class=address2;max=50;ph=建物名・部屋番号等>=m

= 35569410255 labelbox
お名前 | t:name
フリガナ | t:name_kana
性別 | t:sex
生年月日 | t:birthday
郵便番号 | t:zip=z
都道府県 | t:prefecture=p
市区町村 | t:address1=c
以降の住所 | t:address2=tb
建物名、号室 | t:address3=m

= 33152743761 td
氏名 （ローマ字） | t:氏名（ローマ字）<class=shimei>
氏名 （フリガナ） | t:氏名（フリガナ）<class=shimei>
国籍 | t:国籍<class=nationality>
生年月日 | t:生年月日[][年]<class=birth;size=3;max=4> "年" t:生年月日[][月]<class=birth;size=1;max=2> "月" t:生年月日[][日]<class=birth;size=1;max=2> "日"
学校名 | t:学校名<class=school1>
日本での住所 | "〒" t:郵便番号[][-]<size=4;max=3>=z1 "-" t:郵便番号[][]<size=5;max=4>=z2 / t:ご住所<class=address>=pctbm
携帯番号 | t:携帯番号<class=tel>
E-mail① | t:E-mail1<class=email>

= 22042952559 div
氏名 | t:your-name<size=40>
国籍 | t:nationality<size=40>
郵便番号 | t:post-code<size=40>=z "<div>半角英数字 「-」ハイフンは必要ありません</div>"
住所 1,2 | "1:<span>" t:address1<size=40>=pc "</span><br>2:<span>" t:address2<size=40>=tbm "</span><div>例1：東京都豊島区<br>例2：高田2-6-7　○○アパート101</div>"
メールアドレス | e:your-email<size=40>
電話番号 | t:phone<size=40>
携帯電話番号 | t:mobile-phone<size=40>

= 23371349524 div
引越の種類 | r:final_moving_type<o=一戸建て,単身引越,ファミリー,その他>
お名前 | t:final_name
電話番号<span>※半角　※ハイフンなし</span> | T:final_tel
~heading 現住所
郵便番号 | t:final_post_code_01<class=post-code>=z "<div>検索</div>"
住所 | t:final_addr_01_01=pctb
建物名 | t:final_addr_01_02=m
建物種類 | r:final_addr_01_type<o=一戸建て,マンション,アパート・コーポ>
~heading 転居先
郵便番号 | t:final_post_code_02<class=post-code> "<div>検索</div>"
住所 | t:final_addr_02_01
建物名 | t:final_addr_02_02
建物種類 | r:final_addr_02_type<o=一戸建て,マンション,アパート・コーポ>
ご連絡方法 | r:final_contact_method<o=電話,メール,LINE,その他>

= 23371349524#2 div
引越の種類 | r:final_moving_type<o=一戸建て,単身引越,ファミリー,その他>
お名前 | t:final_name
電話番号<span>※半角　※ハイフンなし</span> | T:final_tel
~heading 現住所
郵便番号 | t:final_post_code_01<class=post-code> "<div>検索</div>"
住所 | t:final_addr_01_01
建物名 | t:final_addr_01_02
建物種類 | r:final_addr_01_type<o=一戸建て,マンション,アパート・コーポ>
~heading 転居先
郵便番号 | t:final_post_code_02<class=post-code>=z "<div>検索</div>"
住所 | t:final_addr_02_01=pctb
建物名 | t:final_addr_02_02=m
建物種類 | r:final_addr_02_type<o=一戸建て,マンション,アパート・コーポ>
ご連絡方法 | r:final_contact_method<o=電話,メール,LINE,その他>

= 28227045381 labelbox
住所_郵便番号 | t:individual[address_postalcode]<id=individual_address_postalcode;ph=例: 123-4567>=z
住所（郵送先）_郵便番号 | t:individual[contact_postalcode]<id=individual_contact_postalcode;ph=例: 123-4567>
住所_都道府県 | t:individual[address_state]<id=individual_address_state>=p
住所（郵送先）_都道府県 | t:individual[contact_state]<id=individual_contact_state>
住所_市区郡 | t:individual[address_city]<id=individual_address_city>=c
住所（郵送先）_市区郡 | t:individual[contact_city]<id=individual_contact_city>
住所_町名・番地 | t:individual[address_street]<id=individual_address_street>=tb
住所（郵送先）_町名・番地 | t:individual[contact_street]<id=individual_contact_street>
住所_宛先名（漢字） | t:individual[address_name_kanji]
住所（郵送先）_宛先名（漢字） | t:individual[contact_name_kanji]
住所_宛先名（ふりがな） | t:individual[address_name_kana]
住所（郵送先）_宛先名（ふりがな） | t:individual[contact_name_kana]
連絡先特記事項 | t:individual[contact_address_notes]

= 28227045381#2 labelbox
住所_郵便番号 | t:individual[address_postalcode]<id=individual_address_postalcode;ph=例: 123-4567>
住所（郵送先）_郵便番号 | t:individual[contact_postalcode]<id=individual_contact_postalcode;ph=例: 123-4567>=z
住所_都道府県 | t:individual[address_state]<id=individual_address_state>
住所（郵送先）_都道府県 | t:individual[contact_state]<id=individual_contact_state>=p
住所_市区郡 | t:individual[address_city]<id=individual_address_city>
住所（郵送先）_市区郡 | t:individual[contact_city]<id=individual_contact_city>=c
住所_町名・番地 | t:individual[address_street]<id=individual_address_street>
住所（郵送先）_町名・番地 | t:individual[contact_street]<id=individual_contact_street>=tb
住所_宛先名（漢字） | t:individual[address_name_kanji]
住所（郵送先）_宛先名（漢字） | t:individual[contact_name_kanji]
住所_宛先名（ふりがな） | t:individual[address_name_kana]
住所（郵送先）_宛先名（ふりがな） | t:individual[contact_name_kana]
連絡先特記事項 | t:individual[contact_address_notes]

= 44044684899 table
お名前 | "<ul><li>" t:address[last_name]<id=last_name;ph=氏> "</li><li>" t:address[first_name]<id=first_name;ph=名> "</li></ul>"
フリガナ | "<ul><li>" t:address[last_name_kana]<id=last_name_kana> "</li><li>" t:address[first_name_kana]<id=first_name_kana> "</li></ul>"
郵便番号 | "<ul><li>" t:address[post_first]<id=post_first;ph=(入力例) 123>=z1 "</li><li>" t:address[post_second]<id=post_second;ph=(入力例) 4567>=z2 "</li></ul>"
都道府県 | s:address[prefecture]<id=prefecture;class=pref;o=pref-id/--選択-->=p
市区郡町村 | t:address[address1]<id=address1>=ct
番地 | t:address[address2]<id=address2>=b
ビル名 | t:address[address3]<id=address3>=m
電話番号 | t:address[tel]<id=tel>

= 13420748687 p noform
姓 | t:last-name<ac=family-name>
名 | t:first-name<ac=given-name>
郵便番号 | t:<ac=postal-code>=z
都道府県 | s:<ac=address-level1;o=東京都,神奈川県/選択>=p
市区町村 | t:<ac=address-level2>=c
町名・番地 | t:address-line1<ac=address-line1>=tb
建物名・部屋番号（任意） | t:address-line2<ac=address-line2>=m

= 60839169743 ph
| "<fieldset><label>電話番号</label>" T:<ph=09005070220> "</fieldset>"
| "<fieldset><label>ご住所</label>" t:<ph=郵便番号(ハイフンなし)>=z t:<ph=都道府県>=p t:<ph=市区町村>=c t:<ph=つづき>=tb t:<ph=建物名・部屋番号(任意)>=m "</fieldset>"

= 35227659818 ph
| t:name<id=name;ph=お名前>
| "<div>" t:zip<id=zipcode;ph=郵便番号(※7桁の半角数字で入力してください)>=z "</div><div>" b:住所検索 "</div>"
| "<small>半角数値のみで入力してください。例：1230011</small>"
| t:prefecture<id=prefecture;ph=都道府県>=p
| t:municipality<id=municipality;ph=市町村>=c
| T:tel<id=tel;ph=電話番号>

= 30319918013 div
ふりがな | t:furi_name<ph=ふりがな(必須)>
郵便番号 | t:post<max=7;ph=郵便番号(必須)>=z
店舗場所 | t:address<ph=店舗場所(必須)>=pctbm

= 71022679194 td noform
生年月日 | t:<ph=例: 2003年4月1日>
性別 | t:<ph=性別>
現住所 | "<div>" t:<ph=郵便番号>=z t:<ph=住所>=pctbm "</div>"
電話 | t:<ph=電話番号>
E-mail | t:<ph=メールアドレス>
※連絡先 | "<div>" t:<ph=郵便番号(現住所以外の場合のみ)> t:<ph=連絡先住所(現住所以外の場合のみ)> "</div>"
志望の動機、自己PRなど | a:

= 71022679194#2 td noform
生年月日 | t:<ph=例: 2003年4月1日>
性別 | t:<ph=性別>
現住所 | "<div>" t:<ph=郵便番号> t:<ph=住所> "</div>"
電話 | t:<ph=電話番号>
E-mail | t:<ph=メールアドレス>
※連絡先 | "<div>" t:<ph=郵便番号(現住所以外の場合のみ)>=z t:<ph=連絡先住所(現住所以外の場合のみ)>=pctbm "</div>"
志望の動機、自己PRなど | a:

= 7433919488 ph
| "<div><p>お名前</p>" t:name_to<ph=お名前を入力> "</div><div><p>ふりがな</p>" t:furigana_to<ph=ふりがなを入力> "</div><div><p>電話番号<span>例 : 06-0000-0000</span></p>" t:tel_to<ph=電話番号(半角)を入力> "</div>"
| "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><p>郵便番号<span>例 : 000-0000</span><span>住所自動入力</span></p>" t:zip_to<class=p-postal-code required;size=8;max=8;ph=郵便番号(半角)を入力>=z "<i></i></div><div><p>都道府県</p>" t:pref_to<ph=都道府県を入力;class=p-region required>=p "</div><div><p>市区町村、番地</p>" t:addr_to<ph=市区町村、番地を入力;class=p-locality p-street-address p-extended-address required>=ctb "</div><div><p>マンション、ビル名等</p>" t:room_no_to<ph=マンション、ビル名等を入力>=m "</div></div>"
~heading ご依頼主
| "<div><p>お名前</p>" t:name_from<ph=お名前を入力> "</div><div><p>電話番号<span>例 : 06-0000-0000</span></p>" t:tel_from<ph=電話番号(半角)を入力> "</div><div><p>メールアドレス</p>" t:email<ph=メールアドレス(半角)を入力> "</div>"
| "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><p>郵便番号<span>例 : 000-0000</span><span>住所自動入力</span></p>" t:zip_from<class=p-postal-code required;size=8;max=8;ph=郵便番号(半角)を入力> "</div><div><p>都道府県</p>" t:pref_from<ph=都道府県を入力;class=p-region required> "</div><div><p>市区町村、番地</p>" t:addr_from<ph=市区町村、番地を入力;class=p-locality p-street-address p-extended-address required> "</div><div><p>マンション、ビル名等</p>" t:room_no_from<ph=マンション、ビル名等を入力> "</div></div>"
~heading お支払い
| "<div><p>お振込名<span> (ご依頼主様名とお振込名が異なる場合のみご記入ください)</span></p>" t:payer "</div>"

= 7433919488#2 ph
| "<div><p>お名前</p>" t:name_to<ph=お名前を入力> "</div><div><p>ふりがな</p>" t:furigana_to<ph=ふりがなを入力> "</div><div><p>電話番号<span>例 : 06-0000-0000</span></p>" t:tel_to<ph=電話番号(半角)を入力> "</div>"
| "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><p>郵便番号<span>例 : 000-0000</span><span>住所自動入力</span></p>" t:zip_to<class=p-postal-code required;size=8;max=8;ph=郵便番号(半角)を入力> "</div><div><p>都道府県</p>" t:pref_to<ph=都道府県を入力;class=p-region required> "</div><div><p>市区町村、番地</p>" t:addr_to<ph=市区町村、番地を入力;class=p-locality p-street-address p-extended-address required> "</div><div><p>マンション、ビル名等</p>" t:room_no_to<ph=マンション、ビル名等を入力> "</div></div>"
~heading ご依頼主
| "<div><p>お名前</p>" t:name_from<ph=お名前を入力> "</div><div><p>電話番号<span>例 : 06-0000-0000</span></p>" t:tel_from<ph=電話番号(半角)を入力> "</div><div><p>メールアドレス</p>" t:email<ph=メールアドレス(半角)を入力> "</div>"
| "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><p>郵便番号<span>例 : 000-0000</span><span>住所自動入力</span></p>" t:zip_from<class=p-postal-code required;size=8;max=8;ph=郵便番号(半角)を入力>=z "<i></i></div><div><p>都道府県</p>" t:pref_from<ph=都道府県を入力;class=p-region required>=p "</div><div><p>市区町村、番地</p>" t:addr_from<ph=市区町村、番地を入力;class=p-locality p-street-address p-extended-address required>=ctb "</div><div><p>マンション、ビル名等</p>" t:room_no_from<ph=マンション、ビル名等を入力>=m "</div></div>"
~heading お支払い
| "<div><p>お振込名<span> (ご依頼主様名とお振込名が異なる場合のみご記入ください)</span></p>" t:payer "</div>"

= 5168561624 ph
| t:contract[company_name]<ph=会社名;max=30>=o
| t:contract[company_name_kana]<ph=会社名（カナ）;max=30>=ko
| t:contract[person_name]<ph=担当者名;max=30>
| t:contract[person_name_kana]<ph=担当者名（カナ）;max=30>
| t:contract[zip_1]<class=zipcode1;ph=郵便番号(3桁)>=z1 "<span>-</span>" t:contract[zip_2]<class=zipcode1;ph=郵便番号(4桁)>=z2
| t:contract[pref]<ph=都道府県;max=30>=p
| t:contract[address]<ph=市区町村・番地;max=30>=ctb
| t:contract[building]<ph=その他(建物名);max=30>=m
| t:contract[tel]<ph=電話番号>
~heading 店舗情報登録
| t:workplace[name]<ph=略称;max=30>
| t:workplace[formal_name]<ph=正式名称;max=30>
| t:workplace[zip_1]<class=zipcode2;ph=郵便番号(3桁)> "<span>-</span>" t:workplace[zip_2]<class=zipcode2;ph=郵便番号(4桁)>
| t:workplace[pref]<ph=都道府県;max=30>
| t:workplace[address]<ph=市区町村・番地;max=30>
| t:workplace[building]<ph=その他(建物名);max=30>
| t:workplace[tel]<ph=電話番号>
| t:workplace[timing_of_tomorrow]<id=time;ph=日付変更時刻>

= 5168561624#2 ph
| t:contract[company_name]<ph=会社名;max=30>
| t:contract[company_name_kana]<ph=会社名（カナ）;max=30>
| t:contract[person_name]<ph=担当者名;max=30>
| t:contract[person_name_kana]<ph=担当者名（カナ）;max=30>
| t:contract[zip_1]<class=zipcode1;ph=郵便番号(3桁)> "<span>-</span>" t:contract[zip_2]<class=zipcode1;ph=郵便番号(4桁)>
| t:contract[pref]<ph=都道府県;max=30>
| t:contract[address]<ph=市区町村・番地;max=30>
| t:contract[building]<ph=その他(建物名);max=30>
| t:contract[tel]<ph=電話番号>
~heading 店舗情報登録
| t:workplace[name]<ph=略称;max=30>
| t:workplace[formal_name]<ph=正式名称;max=30>
| t:workplace[zip_1]<class=zipcode2;ph=郵便番号(3桁)>=z1 "<span>-</span>" t:workplace[zip_2]<class=zipcode2;ph=郵便番号(4桁)>=z2
| t:workplace[pref]<ph=都道府県;max=30>=p
| t:workplace[address]<ph=市区町村・番地;max=30>=ctb
| t:workplace[building]<ph=その他(建物名);max=30>=m
| t:workplace[tel]<ph=電話番号>
| t:workplace[timing_of_tomorrow]<id=time;ph=日付変更時刻>

= 34625758727 td
<label>現住所</label><span>必須</span> | "<div><span>〒</span>" t:<class=w40;ph=101>=z1 "<span>-</span>" t:<class=w80;ph=0000>=z2 "<i></i><a href=#>郵便番号から住所を検索</a></div><div><span>都道府県</span>" t:<ph=東京都>=p "</div><div><span>市区町村</span>" t:<ph=千代田区神田多町>=ct "</div><div><span>番地</span>" t:<ph=2-14-17>=b "</div><div><span>建物</span>" t:<ph=グレイス高輪ビル８階>=m "</div>"
<label>居住形態</label><span>必須</span> | s:<o=持家,賃貸/選択してください>
<label>居住年数</label><span>必須</span> | "<div>" t:<class=w40;ph=00> "<span>年</span></div>"

= 34625758727#2 td
<label>職業</label><span>必須</span> | s:<o=正社員,公務員/選択してください>
<label>現住所</label><span>必須</span> | "<div><span>会社名</span>" t:<ph=例）株式会社ヤチンデモラエル>=o "</div><div><span>フリガナ</span>" t:<ph=カブシキガイシャヤチンデモラエル>=ko "</div>"
<label>現住所</label> | "<div><span>〒</span>" t:<class=w40;ph=101>=z1 "<span>-</span>" t:<class=w80;ph=0000>=z2 "<i></i><a href=#>郵便番号から住所を検索</a></div><div><span>都道府県</span>" t:<ph=東京都>=p "</div><div><span>市区町村</span>" t:<ph=千代田区神田多町>=ct "</div><div><span>番地</span>" t:<ph=2-14-17>=b "</div><div><span>建物</span>" t:<ph=グレイス高輪ビル８階>=m "</div>"
<label>電話番号</label> | t:<ph=例）09012345678>
<label>部署名</label> | t:<ph=例）営業部 第一営業課>
<label>役職</label> | t:<ph=例）部長、課長、次長、係長、主任など>

= naoya-aja/demo-umin/cakephp/app/View/Patients/add.ctp table
姓 | t:data[Patient][last_name]<id=PatientLastName>
名 | t:data[Patient][first_name]<id=PatientFirstName>
姓かな | t:data[Patient][last_name_kana]<id=PatientLastNameKana>
名かな | t:data[Patient][first_name_kana]<id=PatientFirstNameKana>
性別 | r:data[Patient][sex]<o=男,女>
生年月日 | t:data[Patient][birthday]<id=PatientBirthday>
郵便番号 | t:data[Patient][zip]<id=PatientZip>=z
住所 | t:data[Patient][address]<id=PatientAddress>=pctbm
電話番号 | t:data[Patient][tel]<id=PatientTel>
診察券番号 | t:data[Upfile][number]<id=UpfileNumber>

= tokuuum/shopping/html/lib/order/index.php table noform
数量 | t: "個"
氏名 | t:
郵便番号 | t:=z
住所 | t:=pctbm

= 8421417410 labelbox
氏名 | t:name<ph=(例) トレタ 太郎>
Eメール | e:email<ph=(例)yoyaku@toreta.in>
郵便番号 | t:postalCode<ph=(例)0000000>=z
都道府県 | s:prefecture<o=東京都,大阪府/選択してください>=p
市区町村・番地 | t:address<ph=(例)品川区西五反田7丁目22-17>=ctb
建物名・号室 | t:building<ph=(例)TOCビル 8F>=m

= 34233879239 table
<label for=contact>フリガナ</label> | "セイ" t:f_given_name<id=f_given_name> "メイ" t:f_sur_name<id=f_sur_name>
<label for=contact>郵便番号</label> | "〒" t:post_code<id=post_code>=z b:住所検索
<label for=contact>都道府県</label> | s:prefectures<id=prefectures;o=pref-id-none>=p
<label for=contact>市区郡町村</label> | t:city<id=city>=ct
<label for=street_address>番地</label> | t:street_address<id=street_address>=b
<label for=room_number>建物名・号室</label> | t:room_number<id=room_number>=m
<label for=phone>電話番号</label> | t:phone<id=phone>

= 17310443548 table
電話番号<span class=red>※</span> | t:tel
郵便番号<span class=red>※</span> | t:zip<id=zip>=z "【住所自動入力】<br>郵番を入力すると、住所の一部が自動入力されます。<br>ハイフン有無、半角・全角、どれでも入力可能です。<br>入力履歴では自動入力が出来ませんのでご注意ください。"
都道府県<span class=red>※</span> | s:pref<id=pref;o=pref-id>=p
市区町村・番地<span class=red>※</span> | t:address1<id=city>=ctb
ビル名 | t:address2=m
性別 | r:sex<o=男性,女性>
生年月日 | s:year<o=years/ > "年" s:month<o=months/ > "月" s:day<o=1,2,3/ > "日"
ご紹介者 | t:intro
お客様備考 | a:comment

= 33260581400 loose
代表者名 フリガナ | t:name_furigana_of_representative<id=name_furigana_of_representative;ph=ヤマダ タロウ>
郵便番号<span>必須</span> | "<div>" n:zip_code_before<class=p-postal-code;ph=000;size=3;max=3;ac=off>=z1 "<span>-</span>" n:zip_code_after<class=p-postal-code;ph=0000;size=4;max=4;ac=off>=z2 "</div>"
~heading 住所
都道府県<span>必須</span> | s:s_prefecture_id<class=p-region-id;o=pref-id>=p
市区町村<span>必須</span> | t:address1<id=address1;class=p-locality;ph=豊島区;ac=off>=c
番地等<span>必須</span> | t:address2<id=address2;class=p-street-address;ph=巣鴨0-00-00;ac=off>=tb
建物名・号室 | t:address3<id=address3;class=p-extended-address;ph=ABCビル3階;ac=off>=m
~heading 住所 フリガナ
市区町村 フリガナ | t:address1_kana<id=address1_kana;ph=トシマク;ac=off>=kc
番地等 フリガナ | t:address2_kana<id=address2_kana;ph=スガモ;ac=off>=kt
建物名・号室 フリガナ | t:address3_kana<id=address3_kana;ph=エービーシービル;ac=off>
電話番号<span>必須</span> | n:telephone_number_before<ph=03;max=4> "<span>-</span>" n:telephone_number_middle<ph=××××;max=4> "<span>-</span>" n:telephone_number_after<ph=××××;max=4>
メールアドレス | t:e_mail_address<id=e_mail_address;ph=info@example.com>

= 54509855118 labelbox
氏名 | t:name<ph=例：山田 太郎>
電話番号 | t:phoneNumber<ph=例：0312345678>
<div>住所</div>郵便番号 | "<div>" t:zipcode<ph=例：1234567>=z b:住所自動入力 "</div>"
都道府県 | t:prefecture=p
市区町村 | t:city=ct
丁目・番地・号 | t:otherAddress=b
建物名・部屋番号（任意） | t:buildingName=m
発行日 | d:publicationDate
有効期限 | d:expirationDate
備考 | t:notes
メモ | t:memo

= 14280461181 table
@郵便番号 | t:user[postcode]<id=user-postcode>=z b:検索
@住　所 (<span class=required>*</span>) | "<dl><dt><label for=user-pref>都道府県</label></dt><dd>" s:user[pref]<id=user-pref;o=pref>=p "</dd><dt><label for=user-city>郡市区</label></dt><dd>" t:user[city]<id=user-city>=c "</dd><dt><label for=user-addr1>町村番地</label></dt><dd>" t:user[addr1]<id=user-addr1>=tb "</dd><dt><label for=user-addr2>建物等</label></dt><dd>" t:user[addr2]<id=user-addr2>=m "</dd></dl>"

= 56991999984 wraps
氏名 | t:fullName
メールアドレス | e:email
電話番号 | T:phone
郵便番号 | t:postalCode=z
都道府県 | t:prefecture=p
お届け先住所 | t:addressLine1=ctb
建物名・部屋番号 | t:addressLine2=m

= 30372961662 ph noform
| "お届け先<label>〒</label>" t:post<id=post;size=4;max=8;ph=326-0101>=z "住所<label style=display:none>都道府県</label>" t:pref<id=pref;size=6;max=4;ph=栃木県>=p "<label style=display:none>市区町村以下</label>" t:addr<id=addr;size=40;max=100;ph=足利市松田町2260 C-Life101号室>=ctbm "<label>氏名</label>" t:na<id=na;size=10;max=50;ph=宇佐美　徹> "<label>電話</label>" t:tel<id=tel;size=10;max=13;ph=050-5873-4712>

= 8308660402 dls
<span>必須</span>姓 | t:last_name<ph=姓>
<span>必須</span>名 | t:first_name<ph=名>
<span>必須</span>姓 フリガナ | t:last_name_kana<ph=名>
<span>必須</span>名 フリガナ | t:first_name_kana<ph=名>
<span>必須</span>郵便番号 | t:zip<ph=半角数字で入力>=z
<span>必須</span>都道府県名 | t:prefecture<ph=都道府県名>=p
<span>必須</span>市区町村、番地 | t:address1<ph=市区町村、番地>=ctb
ビル・マンション名 | t:address2<ph=ビル・マンション名>=m
電話番号 | t:tel<ph=半角数字で入力>

= 24713852422 dls
@会社名称かな | t:kaisyanmkana<id=kaisyanmkana;max=255;class=doublebyte>=ko
@郵便番号 | t:yubinno<id=yubinno;max=7;ph=5330000>=z
@住所1<br>（番地まで） | t:jyusyo1<id=jyusyo1;max=255;class=doublebyte;ph=例）大阪府大阪市中央区安土町１－２－３>=pctb
@住所2<br>（建物や部屋番号） | t:jyusyo2<id=jyusyo2;max=255;class=doublebyte;ph=例）朝日生命辰野ビル８F>=m
@電話番号 | T:telno<id=telno;max=15;ph=01-2345-6789>

= 3698171456 loose
@取引先名（全名） | t:torihikiNameAll<id=torihikiNameAll>
@会社名（略名）） | t:torihikiNameRyaku<id=torihikiNameRyaku>=o
@住所 | "<span>〒</span>" t:yuubin<id=yuubin>=z
@ | t:jyusyo1<id=jyusyo1>=pctb "<span>番地まで</span>"
@ | t:jyusyo2<id=jyusyo2>=m "<span>マンション名・号室など</span>"
@電話 | t:tel<id=tel>
@FAX | t:fax<id=tel>

= 43437902027 bs
備考 | t:bikou<id=bikou>
日本の住所の郵便 | t:yuubin<id=yuubin>=z
日本の住所1 | t:jyusyo1<id=jyusyo1>=pctb
日本の住所2 | t:jyusyo2<id=jyusyo2>=m
最寄駅 | t:moyoriEki<id=moyoriEki>

= 30554273217 table
@都道府県 | s:prefecture_id<id=prefecture_id;o=pref-id/選択してください>=p
@市町村 | s:city_id<id=city_id;o=city/選択してください>=c
@番地等 | t:address_etc<id=address_etc;ph=番地等>=tbm
@郵便番号 | t:postal_code<id=postal_code;ph=郵便番号>=z
@お気に入り | c:favorite<id=favorite;o=はい>

= 34400012504 labelbox
郵便番号 | t:postal_code<ph=123-4567>=z
都道府県・市区町村・番地等 | t:address=pctbm
自宅電話番号 | T:phone_home
携帯電話番号 | T:phone_mobile

= 53826822063 labelbox
法人番号（13桁） | t:<ph=1234567890123;max=13>
~heading 法人所在地
郵便番号 | t:<ph=例: 1000001>=z
都道府県 | t:<ph=例: 東京都>=p
市区町村 | t:<ph=例: 千代田区>=c
番地等 | t:<ph=例: 千代田1-1-1>=tbm
~heading 勤務事業所（法人所在地と異なる場合）
事業所名 | t:<ph=例: 第一工場>
事業所 郵便番号 | t:<ph=例: 1000001>
事業所 都道府県 | t:<ph=例: 神奈川県>
事業所 市区町村 | t:<ph=例: 横浜市>
事業所 番地等 | t:<ph=例: 中区1-1-1>
~heading 規模・財務情報（任意）
従業員数（人） | n:

= 53826822063#2 labelbox
法人番号（13桁） | t:<ph=1234567890123;max=13>
~heading 法人所在地
郵便番号 | t:<ph=例: 1000001>
都道府県 | t:<ph=例: 東京都>
市区町村 | t:<ph=例: 千代田区>
番地等 | t:<ph=例: 千代田1-1-1>
~heading 勤務事業所（法人所在地と異なる場合）
事業所名 | t:<ph=例: 第一工場>=o
事業所 郵便番号 | t:<ph=例: 1000001>=z
事業所 都道府県 | t:<ph=例: 神奈川県>=p
事業所 市区町村 | t:<ph=例: 横浜市>=c
事業所 番地等 | t:<ph=例: 中区1-1-1>=tbm
~heading 規模・財務情報（任意）
従業員数（人） | n:

= 16941128564 ph
| "<fieldset><legend>基本情報</legend><div><label for=birth-date>生年月日</label>" d:birth_date<id=birth-date> "</div><div><label for=gender>性別</label>" s:gender<id=gender;o=選択しない,男,女> "</div></fieldset>"
| "<fieldset><legend>現住所</legend><div><label for=address-furigana>ふりがな</label>" t:address_furigana<id=address-furigana;ac=address-line1>=kpkckt "</div><div><label for=address-postal-code>郵便番号</label>" t:address_postal_code<id=address-postal-code;mode=numeric;ac=postal-code>=z "<i></i></div><div><label for=address-main>住所</label>" t:address_main<id=address-main;ac=street-address>=pctbm "</div><div><label for=phone>電話番号</label>" T:phone<id=phone;ac=tel> "</div><div><label for=email>E-mail</label>" e:email<id=email;ac=email> "</div></fieldset>"
| "<fieldset><legend>連絡先（別）</legend><div>" c:same_as_current_address<id=same-as-current;o=現住所と同じ> "</div><div><label for=contact-address-furigana>ふりがな</label>" t:contact_address_furigana<id=contact-address-furigana> "</div><div><label for=contact-address-postal-code>郵便番号</label>" t:contact_address_postal_code<id=contact-address-postal-code;mode=numeric;ac=postal-code> "</div><div><label for=contact-address-main>住所</label>" t:contact_address_main<id=contact-address-main;ac=street-address> "</div><div><label for=contact-phone>電話番号</label>" T:contact_phone<id=contact-phone;ac=tel> "</div></fieldset>"

= 16941128564#2 ph
| "<fieldset><legend>基本情報</legend><div><label for=birth-date>生年月日</label>" d:birth_date<id=birth-date> "</div><div><label for=gender>性別</label>" s:gender<id=gender;o=選択しない,男,女> "</div></fieldset>"
| "<fieldset><legend>現住所</legend><div><label for=address-furigana>ふりがな</label>" t:address_furigana<id=address-furigana;ac=address-line1> "</div><div><label for=address-postal-code>郵便番号</label>" t:address_postal_code<id=address-postal-code;mode=numeric;ac=postal-code> "</div><div><label for=address-main>住所</label>" t:address_main<id=address-main;ac=street-address> "</div><div><label for=phone>電話番号</label>" T:phone<id=phone;ac=tel> "</div><div><label for=email>E-mail</label>" e:email<id=email;ac=email> "</div></fieldset>"
| "<fieldset><legend>連絡先（別）</legend><div>" c:same_as_current_address<id=same-as-current;o=現住所と同じ> "</div><div><label for=contact-address-furigana>ふりがな</label>" t:contact_address_furigana<id=contact-address-furigana>=kpkckt "</div><div><label for=contact-address-postal-code>郵便番号</label>" t:contact_address_postal_code<id=contact-address-postal-code;mode=numeric;ac=postal-code>=z "<i></i></div><div><label for=contact-address-main>住所</label>" t:contact_address_main<id=contact-address-main;ac=street-address>=pctbm "</div><div><label for=contact-phone>電話番号</label>" T:contact_phone<id=contact-phone;ac=tel> "</div></fieldset>"
`;

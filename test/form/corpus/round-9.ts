/**
 * Forms that were described before they were first read: shops, sign-up and contact forms, Contact Form 7, MW WP Form, Django, Struts, Angular, Vue,
 * React with and without a form, Blade. At that reading the code field was right in all 78 forms, the parts of 248 of 260 fields (95.4 %), and 67
 * forms were without any fault. One other field was taken: 社名 above several fields took the company. One field was described wrongly: an example
 * without a building does not leave the building out. Left as they are: `strt` without a label takes no building, a placeholder that says less than
 * the label, and Other address. See `read-forms.ts` for the notation.
 */
export const ROUND_9 = `
= 53238448508 ph noform
| "<span>〒</span>" t:<ph=000-0000;max=8;mode=numeric>=z b:検索
| t:<ph=番地・建物名を入力;style=display:none>

= 17709430051 dls
お名前　{※必須} | t:namae<ph=例）山田　太郎>
電話番号　{※必須} | T:tel<ph=例）09012345678>
メールアドレス　{※必須} | e:mail-address<ph=例）aaaaa@bbbbb.com>
郵便番号 | "<span>〒</span>　" t:address<ph=例）0123456>=z
ご住所 | s:prefecture<o=pref-none>=p t:city<ph=市区町村>=ct t:banchi<ph=番地・建物名>=bm
お問い合わせ内容 | a:naiyo<ph=ご質問・お問い合わせ内容をご記入ください。>

= 11690976016 dl
お問い合わせ先{必須} | c:お問い合わせ先[]<o=横浜営業所,厚木営業所>
お名前{必須} | t:お名前<id=name>
E-Mailアドレス{必須} | t:E-Mailアドレス<id=email>
会社名 | t:会社名<id=company>=o
電話番号 | t:電話番号
FAX番号 | t:FAX番号
郵便番号 | t:郵便番号=z
ご住所 | t:ご住所=pctbm
お問い合わせ内容 | a:お問い合わせ内容

= 62946399609 table
<em>担当者様名</em>{必須}{charge person name} | t:name
<em>郵便番号</em> | t:zip=z "<span><a href=#>郵便番号を調べる</a> 半角英数字のみ　例） 123-4567、1234567</span>"
<em>会社の住所</em>{必須} | "<div><span>都道府県</span>" s:pref<o=pref/【選択して下さい】>=p "</div><div><span>市区町村</span>" t:address1=ct "</div><div><span>丁目番地</span>" t:address2=b "</div>"
<em>ご連絡の取れる<br>電子メール</em>{必須} | t:email
<em>電話番号</em>{必須} | t:tel

= 6888128184 loose
メールアドレス{※} | "<div>" t:email<id=name> '例）test@example.com' "</div>"
郵便番号{※} | "<div><div><span>〒</span></div><div>" t:postcode=z '例）123-4567' "</div></div>"
住所{※} | "<div>" t:address<id=住所>=pctb '例）東京都渋谷区千駄ヶ谷1-2-3' "</div>"
建物名 | "<div>" t:building_name=m "</div>"

= 14043499344 ph
| "<label>電話番号：</label><div>" T:c_tel<id=tel;ph=ハイフンなし;max=10;size=13> "</div><label>携帯番号：</label><div>" T:c_phone<id=phone;ph=ハイフンなし;max=11;size=13> "</div>"
| "<label>郵便番号：</label><div>" T:zip11<id=zip11;ph=ハイフンなし;size=10;max=7>=z "</div><label>従業員番号：</label><div>" s:e_id<id=emp_id;o=山田,田中> "</div>"
| "<label>住所：</label><div>" t:addr11<id=addr11;size=60>=pctbm "</div>"

= 20087045019 loose
生年月日{*} | "<div><div>" t:birthday<ph=yyyy/MM/dd> "</div></div>"
郵便番号{*} | t:zip<ph=1234567>=z
住所（番地まで入力してください）{*} | t:address<ph=東京都港区芝公園４丁目２−８>=pctb
備考 | a:

= 41859283014 dl
マイビジネスID | t:my_id<ph=myshop@gmail.com>
店舗名称 | t:shop_name<ph=マイビジネス美容室>
業種 | t:main_category
郵便番号 | t:zip_code<ph=0190505>=z
住所{ビル名まで正確に入力} | t:add=pctbm
営業時間{(営業曜日・定休日も明記)} | t:open_time
電話番号 | t:phone_num
ホームページURL | t:home_page

= 17000322579 bs
店舗名 | t:name<ph=店舗名を入力してください>
郵便番号（ハイフンなし） | t:zip_code<size=40;ph=1234567;max=8>=z
都道府県 | t:address1<size=40;ph=自動入力>=p
以降の住所 | t:address2<size=40;ph=区市町村以降を入力してください>=ctbm

= 23359593484 loose
@メールアドレス {*} | e:mail<id=mail;max=64> "<div style=display:none>有効なメールアドレスを入力してください。</div>"
@郵便番号 {*} | "<div>" t:post_code<id=post_code;max=8>=z b:自動入力 "</div><div style=display:none>郵便番号はXXX-XXXXの形式で入力してください。</div>"
@住所 {*} | t:address<id=address;max=64>=pctbm "<div style=display:none>住所を入力してください。</div>"

= 47993067559 loose
@会場名 | "<div>" t:l[name]<id=inputPlaceName;ph=例）◯◯公園> "</div>"
@ご住所 | "<div>" t:l[zip]<id=inputZip;ph=例）1234567>=z b:住所を検索 s:l[prefecture_id]<o=pref-id/都道府県>=p t:l[address]<id=inputAddress;ph=住所を入力>=ctbm "</div>"

= 33147422839 loose
ユーザー名 | t:username<ph=佐藤太郎>
メールアドレス | t:email<ph=sample@sample.com>
郵便番号 | "〒" t:zip1<ph=123>=z1 "-" t:zip2<ph=4567>=z2
住所 | t:address=pctbm

= 27754398019 div
サイズ | r:size<o=S,M,L,XL>
住所 | "<div>" t:zip21=z1 "-" t:zip22=z2 "</div><div>" t:pref21=p t:addr21=c "</div>" t:strt21=tbm
電話番号 | t:tel
メールアドレス | t:email

= 31224920464 after
店舗名 | t:name
~text 郵便番号からも検索できます。
郵便番号(3桁) | t:zip21<size=4;max=3>=z1
~text ー
郵便番号(4桁) | t:zip22<size=5;max=4>=z2
都道府県 | t:pref21<size=3>=p
市区町村 | t:addr21<size=10>=c
以降の住所 | t:strt21<size=20>=tbm

= 33967910766 td
^職種^ | t:job
^経験年数^ | t:experience "<label>　年</label>"
^郵便番号：〒^ | t:zip31<size=4;max=3>=z1 "<label> - </label>" t:zip32<size=5;max=4>=z2 "<label>※郵便番号を入力すると自動で入力されます</label>"
^都道府県^ | t:pref31<size=20>=p
^市町区^ | t:addr31<size=40>=c
^それ以降の住所^ | t:addr32<size=40>=tb
^建物名^ | t:build<size=40>=m

= 36059374589 td
郵便番号 | t:zip31<size=4;max=3>=z1 "－" t:zip32<size=5;max=4>=z2
都道府県 | t:pref31<size=20>=p
都道府県以降の住所 | t:addr31<size=30>=ctbm
大学名（男性のみ） | t:college<id=college>
Email | t:email<id=email;size=30>
Email（確認用） | t:email2<id=email;size=30>

= 42584000642 loose
メールアドレス | e:email<ph=メールアドレス>
パスワードを入力 | p:password<ph=パスワード>
~ph | "<div><div><label>郵便番号</label></div><div>" t:zip31=z1 "－" t:zip32=z2 "</div></div>"
都道府県 | t:pref31=p
都道府県以降の住所 | t:addr31=ctbm

= 31479244690 div
〒 | T:zip<ph=1230000>=z
住所 | "<i class=fa></i>" s:pref<id=pref;o=pref>=p
 | t:addr<id=addr;ph=例） 港区新橋1-1-1>=ctbm

= 32852804289 table h-adr
お名前 {※必須} | t:name01
ふりがな {※必須} | t:kana01
TEL {※必須} | t:tel01
E-mail {※必須} | t:mail01
御社所在地 {※必須} | "<p>郵便番号 " t:zip01<class=p-postal-code;max=8>=z "</p><p>番地まで " t:addr01<class=p-region p-locality p-street-address p-extended-address>=pctb "</p><p>ビル名等 " t:addr02=m "</p>"
お問い合わせ内容 {※必須} | a:txt01

= 23862287312 dls
お問合せ内容{※} | s:contact<o=ご登録,来社予約/選択してください>
会社名 | t:company<size=60>=o
お名前{※} | t:onamae<size=60>
フリガナ{※} | t:kana<size=60>
電話番号{※} | t:tel[data][0] "-" t:tel[data][1] "-" t:tel[data][2]
郵便番号{※} | t:zip<size=10;ph=半角英数>=z1 "-" t:zip2<id=zip2;size=10;ph=半角英数>=z2
ご住所{※} | "<div><div>都道府県</div><div>" s:area<o=pref>=p "</div></div><div><div>市区町村</div><div>" t:city<id=address2;size=10>=ct "</div></div><div><div>丁目番地</div><div>" t:build<id=strt21;size=10>=b "</div></div>"

= 44177535953 table
ふりがな{Furigana} | t:username_kana<id=username_kana;size=60;ph=例：やまだ たろう>
メールアドレス{E-mail} | t:email<id=email;size=60;ph=例：yamada@example.com>
電話番号{Telephone number} | t:tel<id=tel;size=30>
住所{Address} | "<dl><dt>郵便番号</dt><dd>" t:zip<id=zip;size=7;ph=1234567>=z "</dd><dt>都道府県</dt><dd>" s:pref<id=pref;o=pref-abroad/>=p "</dd><dt>市区町村</dt><dd>" t:addr<id=addr;ph=例：千代田区>=ct "</dd><dt>丁目番地・ビル名</dt><dd>" t:building<id=building;ph=例：1-1-1　ABCビル101号室>=bm "</dd></dl>"
お問い合わせ項目（複数選択可能）{Subject} | c:check<o=項目1,項目2>

= 888178411 dls h-adr
^メールアドレス^{必須} | "<div><div>" e:email<size=60;ph=例）t.yamada@example.com> "</div></div>"
^ご住所^{任意} | "<div><div><label>郵便番号</label>" t:zip_01<class=p-postal-code;size=3;max=3;ph=例）920>=z1 "</div><div><label>　</label>" t:zip_02<class=p-postal-code;size=4;max=4;ph=例）0059>=z2 "</div></div><div><div>" t:address<class=p-region p-locality p-street-address p-extended-address;size=60;ph=例）石川県金沢市1-1-1>=pctbm "</div></div>"
^連絡手段^{必須} | r:way<o=メール,電話>

= 15007195654 inline h-adr
【必須】氏名: | t:deliveryName<max=25>
【必須】電話番号(000-0000-0000): | t:firstTelephoneNumber<max=3> "-" t:secondTelephoneNumber<max=4> "-" t:thirdTelephoneNumber<max=4>
【必須】郵便番号(ハイフンなし): | t:postalCode<class=p-postal-code;size=7;max=7>=z
【必須】住所: | t:address<class=p-region p-locality p-street-address p-extended-address>=pct
【必須】丁目・番地・号(例:1-2-3): | t:houseNumber=b
【必須】建物名・部屋番号(例:〇〇マンション〇〇号室) | t:buildingName=m

= 4155130565 inline h-adr
~ph | "名前: " t:namae<ph=真島吾朗>
〒 | t:post_code<class=p-postal-code;size=8;max=8;ph=100-1100>=z
住所： | t:jyusho<class=p-region p-locality p-street-address p-extended-address;ph=大阪府蒼天堀3丁目1番地>=pctbm
~ph | "電話番号：" T:tel<ph=0901110909 (ハイフンなし)>
~ph | "メールアドレス：" e:email<ph=info@example.com>

= 37927467261 table h-adr
{必須} 郵便番号 | t:zip<class=p-postal-code>=z
{必須} 都道府県 | "<div><div>" s:prefecture<class=p-region;o=pref/都道府県>=p "</div></div>"
{必須} 都道府県以下 | t:address<class=p-locality p-street-address p-extended-address;ph=例）静岡市インフィックマンション302号>=ctbm / "<span>※</span><span>市町村、番地、建物名、室番号までご入力ください。</span>"
{必須} 電話番号1 | t:phone<max=11;ph=例）0542666201> "<span>※</span><span>半角数字、ハイフンなしでご入力ください。</span>"

= 44789131999 table
氏名（姓） | t:first_name
氏名（名） | t:last_name
Email | e:mail
郵便番号※ハイフンなし | t:postal_code<ac=postal-code>=z
都道府県 | t:address1=p
市区町村・番地 | t:address2=ctb
建物名・部屋番号 | t:address3=m
電話番号※ハイフンなし | T:phone_number<ac=tel>

= 17847835333 table
電話番号 | t:tel
郵便番号 | t:zip<id=zip>=z "【住所自動入力】" / "郵番を入力すると、住所の一部が自動入力されます。" / "ハイフン有無、半角・全角、どれでも入力可能です。" / "入力履歴では自動入力が出来ませんのでご注意ください。"
都道府県 | s:pref<id=pref;o=pref-id-none>=p
市区町村・番地 | t:address1<id=city>=ctb
建物名 | t:address2=m
性別&nbsp; | r:sex<o=男性,女性>

= 57059843607 table
氏名（カナ） | "セイ：" t:lastNameKana "メイ：" t:firstNameKana
メールアドレス | e:email
電話番号 | t:phoneNumber<ph=ハイフンなし>
郵便番号 | t:postalCode<ph=ハイフンなし>=z
都道府県 | t:prefecture=p
市区町村・番地 | t:address1=ctb
建物名・部屋番号 | t:address2=m

= 9941568583 wrongfor
お届け先氏名 | t:name<id=name>
お届け先郵便番号 | t:post<id=post>=z
~bs お届け先住所 | a:address<id=address>=pctbm

= 17121796204 loose
郵便番号 | / t:=z
住所 | / t:=pctbm
電話番号 | / t:
~heading お届け先
~ph | c:<o=ご注文者様とお届け先が同じ>
お届け先お名前 | / t:
お届け先郵便番号 | / t:
お届け先住所 | / t:
お届け先電話番号 | / t:

= 34534822374 loose
@Name | / t:user[name]<id=user_name>
@Email | / e:user[email]<id=user_email>
@Postcode | / t:user[postcode]<id=user_postcode>=z
@Prefecture code | / s:user[prefecture_code]<id=user_prefecture_code;o=pref/都道府県>=p
@Address city | / t:user[address_city]<id=user_address_city>=c
@Address street | / t:user[address_street]<id=user_address_street>=tbm
@Password | "<em>(6 characters minimum)</em>" / p:user[password]<id=user_password;ac=off>

= 40952999339 loose noform
@部署 | t:<id=department;ph=部署>
@役職 | t:<id=yakushoku;ph=役職>
@郵便番号 | t:<id=company_zipcode;ph=郵便番号>=z
@会社所在地 | t:<id=company_address;ph=会社所在地>=pctbm
@URL | t:<id=company_url;ph=URL>

= 579316257 table
現住所</th><th>郵便番号{*} | "<table><tr><td>" t:yubinNo1<id=yubin1;size=10;max=3;title=(例) 102>=z1 "　-　" t:yubinNo2<id=yubin2;size=10;max=4;title=(例) 0073>=z2 b:住所自動入力 "（半角数字）</td></tr><tr><td>郵便番号を入力して、「検索」ボタンを押してください。郵便番号がわからない場合は<a href=#>[日本郵政-郵便番号検索]</a>をご利用ください。<br></td></tr></table>"
住所{*}</th><th>都道府県 | s:todofuken<o=pref>=p
市区町村・郡 | t:jusho1<id=jusho1;size=60;max=20;title=(例) 東京都　千代田区>=c
町名 | t:jusho2<id=jusho2;size=60;max=20;title=(例)九段北 １－８－１>=t
丁目・番地 | t:jusho3<id=jusho3;size=60;max=20;title=(例)九段１０１ビル>=b
ビル・建物名、部屋番号　など | t:jusho4<size=60;max=25>=m / "（全角）" / "※表札とご本人名字が異なる場合は◯◯様方と入力してください。"
連絡先<br> （いずれかの入力必須）</th><th>ＴＥＬ | "<table><tr><td>" t:telNo<size=30;max=20> "<br>（半角数字、記号）</td><td>内線&nbsp;" t:extNo<size=14;max=10> "</td></tr></table>"
携帯電話 | t:cellphoneNo<size=30;max=20;title=(例) 090-1234-5678>

= 14242205951 table
名前{(必須)} | t:name "</td><th>フリガナ</th><td>" t:furigana<ph=カタカナのみ>
現住所 | "(郵便番号)〒" n:postcode1<id=postcode1;ph=3桁>=z1 "-" n:postcode2<id=postcode2;size=5;ph=4桁>=z2 b:検索する / "(都道府県)" s:prefectures<id=prefecturesselect;o=pref-id-none>=p "<div>(市区町村以下)" t:address<id=addresstext>=ctbm "</div>"
電話番号(ハイフンなし) | n:phonenumber<ph=09099998888> "</td><th>メールアドレス</th><td>" t:mailaddress<ph=~@~>
志望理由 | a:motivation

= 12524770112 table
メールアドレス | "<label>" t:address1<id=address1;size=40;max=50> "</label>"
電話番号 | "<label>" t:address2<id=address2;size=40;max=13> "</label>"
現住所 | "〒<label>" t:password1<id=password1;size=20;max=8>=z "</label>" / "都道府県" s:prefecture<o=pref/選択>=p
資格 | "<label for=textfield></label>" a:textfield<id=textfield>
現（前）年収 | t:password3<id=password3;size=10;max=10> "万円"
社名 | t:job1<id=job;size=40;max=50> / t:job2<id=job;size=40;max=50>

= 71479136875 wrap
お名前 | t:
郵便番号 | t:<ph=1000001>=z
都道府県 | s:<o=pref-none>=p
市区町村 | t:=ct
番地・建物 | t:=bm
電話番号 | t:<ph=0312345678>

= 27933247073 loose noform
@部署名 | t:<id=department_name>
@担当者名 | t:<id=contact_person_name>
@郵便番号 | t:<id=postal_code>=z
@都道府県 | t:<id=prefecture>=p
@市区町村以降の住所 | t:<id=address_line>=ctbm
@電話番号 | t:<id=tel>
@FAX番号 | t:<id=fax>

= 23489473551 dls h-adr
郵便番号 | t:order_zip<class=p-postal-code form-control;ph=123-4567>=z "<a href=#>郵便番号検索</a>"
住所（都道府県） | t:order_add01<class=p-region form-control;ph=○○県>=p
住所（市区町村） | t:order_add02<class=p-locality p-street-address form-control;ph=△△市□□町>=ct
市区町村以降の住所 | t:order_add03<class=p-extended-address form-control;ph=マンション名など>=bm
お届け希望日 | d:delivery_date<class=p-extended-address form-control>
お届け時間帯 | s:delivery_time<id=delivery_time;o=なし,午前中>

= 11469712148 loose
@Phone Number | "<div>" n:phone_number1<id=phone> "&nbsp;ー&nbsp;" n:phone_number2<id=phone> "&nbsp;ー&nbsp;" n:phone_number3<id=phone> "</div>"
@Post Code | "<div>" n:post_code1<id=post>=z1 "&nbsp;ー&nbsp;" n:post_code2<id=post>=z2 "</div>"
@Adress | t:adress<id=adress>=pctbm
@Date of birth | d:birthday<id=birthday>

= 34186027841 loose
@生年月日 | d:birthday<id=birthday>
@郵便番号 | t:post_code1<id=post_code1>=z1 "<span>-</span>" t:post_code2<id=post_code2>=z2
@都道府県 | "<div>" s:addr1_id<id=addr1_id;o=pref-id/選択してください。>=p "</div>"
@住所(市区町村) | t:addr2<id=addr2>=ct
@住所(丁目 番地 号) | t:addr3<id=addr3>=b
@住所(建物名 部屋番号) | t:addr4<id=addr4>=m
@電話番号 | t:tel<id=tel>
@顔写真{*} | f:avatar<id=avatar>
@経歴 | a:career<id=career>

= 4704957836 loose
@生年月日 | d:<id=mat-input-1>
@郵便番号 | t:<id=mat-input-3;ph=1234567;max=7;mode=numeric>=z "<span>7桁の数字（ハイフンなし）</span>"
@住所 | a:<id=mat-input-4;rows=2>=pctbm

= 4966606134 loose noform
@電話番号 | t:<id=mat-input-1>
@連絡先メール | e:<id=mat-input-2;ac=off>
@社員番号 | t:<id=mat-input-3> "<span>整理番号などを入力してください</span>"
@郵便番号 | t:employee-postal-code<id=mat-input-4;ac=off;ph=1234567;max=7;mode=numeric>=z "<span>7桁の数字（ハイフンなし）</span>"
@住所カナ | a:<id=mat-input-5;rows=1>=kpkckt
@マイナンバー | p:employee-my-number<id=mat-input-6;ac=new-password;ph=123456789012;max=12>

= 7871199866 loose
@Postal code | / t:user[postal_code]<id=user_postal_code>=z
@Prefecture code | / s:user[prefecture_code]<id=user_prefecture_code;o=pref-none>=p
@City | / t:user[city]<id=user_city>=c
@Street | / t:user[street]<id=user_street>=tb
@Other address | / t:user[other_address]<id=user_other_address>=m

= 43458696818 loose
@名前 | t:name<id=name>
~ph | "<label for=name>郵便番号</label>" t:yubin<id=yubin>=z
@住所 | t:address<id=address>=pctbm
@メールアドレス | t:mail<id=mail>

= 48977096082 inline
個人情報を入力してください。<br> | t:name
氏名（漢字）を入力してください。<br> | t:kanji
ふりがなを入力してください。<br> | t:hurigana
郵便番号を入力してください。<br> | t:yubin=z
住所を入力してください。<br> | t:jusho=pctbm
電話番号を入力してください。<br> | t:denwa
Eメールアドレスを入力してください。<br> | t:Emaile

= 12832590149 td
名前 | t:mname
フリガナ | t:furigana
郵便番号 | t:yubin=z
住所１ | t:addr1=pctb
住所２ | t:addr2=m
携帯電話 | t:tel
email | t:email
誕生日 | t:birth

= 15408538513 wrongfor
血液型 | "<div>" s:blood<id=blood;o=A型,B型> "</div>"
郵便番号 | "<div>" t:yubin<id=yubin;size=50>=z "</div>"
メールアドレス | "<div>" t:mail<id=mail;size=50;max=255> "</div>"
件名 | "<div>" t:sub<id=sub;size=50;max=255> "</div>"

= 46026231213 inline
名前<br> | t:name
ふりがな<br> | t:hurigana
郵便番号<br> | n:yubin=z
住所<br> | t:jusyo=pctbm
電話番号<br> | T:denwa
Email<br> | t:email

= 22651595584 pin
@姓: | t:last_name<id=id_last_name>
@名: | t:first_name<id=id_first_name>
@電話番号: | t:phone<id=id_phone>
@郵便番号: | t:zipcode<id=id_zipcode>=z
@都道府県: | t:state<id=id_state>=p
@市区町村: | t:city<id=id_city>=ct
@番地・建物名等: | t:address1<id=id_address1>=b
@建物名等（任意）: | t:address2<id=id_address2>=m

= 55144517157 loose
区分 | t:classification
優先度 | n:priority
郵便番号 | "<div>" t:zip=z b:住所を検索 "</div>"
都道府県 | t:prefecture=p
市区町村 | t:city=c
町名番地 | t:block=tb
建物名・部屋番号 | t:building=m
最寄駅 | t:nearest_station

= 21115228687 table h-adr
フリガナ{*} | t:kana<id=kana;size=30;ph=（例）スズキハナコ;title=空白は入れないでください>
e-mail{*} | "<span>" t:email<id=email> "@" t:email2 "</span>"
ご住所{*} | "郵便番号：" "〒" t:zip1<id=zip1;class=p-postal-code;size=6;max=3>=z1 "−" t:zip2<id=zip2;class=p-postal-code;size=8;max=4>=z2 / "ご住所：　" t:addr<id=addr;class=tipped p-region p-locality p-street-address p-extended-address;size=40;ph=郵便番号を入力すると候補が表示されます;title=郵便番号から検索されます>=pctbm / "ご連絡先（携帯可）：" t:tel<id=tel;size=20>
ご希望コース{*} | r:course<o=10月コース,12月コース>

= 14716756986 table
郵便番号 | t:postal_code<max=7;ac=OFF>=z
住所（都道府県） | s:prefecture<o=pref/>=p
住所（市区町村） | t:address_1<ac=OFF>=ct
住所（番地） | t:address_2<ac=OFF>=b
アカウント権限 | s:authority<o=一般,管理者>

= 56019793054 dl
@電話番号 | T:電話番号<id=tel;ac=tel;ph=日中繋がりやすい電話番号を記載ください。>
<label for=address>住所</label> | "<div><span>〒</span>" t:郵便番号<id=postal;mode=numeric;ac=postal-code>=z "</div>" t:住所<id=address;ac=address-level1>=pctb t:建物名<ac=address-line2>=m
@ご相談内容の詳細{どんなことでも結構です。自由に記載して下さい。} | a:ご相談内容の詳細<id=detail>

= 12091994916 ph
| t:名前<ph=名前>
| e:email<ph=メールアドレス>
| t:郵便番号<ph=郵便番号>=z
| t:住所1(都道府県)<ph=都道府県>=p
| t:住所2(市区町村)<ph=市区町村>=c
| T:電話番号<ph=電話番号>

= 531860586 table
来院希望日時 | c:来院希望日時<o=いつでも構わない>
郵便番号<p>postcode</p> | t:郵便番号<size=15>=z b:〒から住所を自動入力
住所<p>address</p> | t:住所<size=70>=pctbm
ご希望・ご質問<p>inquiry body</p> | a:ご希望・ご質問
アンケート<p>Questionnaire</p> | s:アンケート<o=PCでYahoo,PCでGoogle/当サイトをどこで知りましたか？>

= 17171275371 loose
@人物画像 | t:image<id=image;ph=要変更！>
@ユーザー名 | t:name<id=name>
@郵便番号 | t:postcode<id=postcode>=z
@住所 | t:address<id=address>=pctb
@建物 | t:building<id=building>=m

= 40541781154 table
区分{必須} | r:address_type<o=自宅,会社>
@郵便番号 | t:post_code<id=post_code>=z
@住所{必須} | t:address<id=address>=pctbm
@会社名 | t:company_name<id=company_name>=o
@担当者名 | t:contact_name<id=contact_name>

= 28997980200 dls
@郵便番号 | t:zip_code<id=zip_code>=z
@住所 | t:address<id=address>=pctbm

= 4849685309 td
郵便番号 | t:post_code1<size=5px>=z1 "-" t:post_code2<size=5px>=z2
都道府県 | s:state<o=pref/選んでください>=p
市区町村 | t:city<size=28px>=ct
番地以降 | t:address_line<size=28px>=bm
受取人氏名 | t:receiver_last_name<size=10px> t:receiver_first_name<size=10px>

= 39768112909 loose
@体験レッスン実施日 | d:trial_lesson_date<id=trial_lesson_date_label;ac=off>
~heading 住所
~ph | "<label for=postcode_label>郵便番号</label><div><div>" t:postcode<id=postcode_label;max=8;ph=1030013>=z b:住所検索 "<small>ハイフンなしで入力してください</small></div></div>"
@都道府県 | t:prefectures<id=prefectures_label;ac=off;size=40>=p
@市区町村 | t:municipalities<id=municipalities_label;ac=off;size=40>=ct
@番地・建物名等 | t:address_building<id=address_building_label;ac=off;size=40>=bm
~heading 連絡先
@電話番号 | T:phonenumber<id=phonenumber_label;ac=off;size=15;max=15> "<small>ハイフンなしで入力してください</small>"

= 37001987479 loose
@メールアドレス{※}{（オプション）} | e:email<id=email;ph=you@example.com> "<div style=display:none>有効なメールアドレスを入力してください。</div>"
@郵便番号{※} | t:zip<id=zip>=z "<div style=display:none>郵便番号を入力してください。</div>"
@都道府県{※} | s:state<id=state;o=pref>=p
@住所{※} | t:address1<id=address;ph=東京都千代田区千代田1-1>=ctb "<div style=display:none>住所を入力してください。</div>"
@住所2 {（オプション）} | t:address2<id=address2;ph=アパートやマンション名>=m
@パスワード{※} | p:password<id=passwd>

= 43166571207 loose
メールアドレス | t:mail<max=100>
性別 | r:seibetu<o=男,女>
郵便番号 | t:yubin<size=10;max=7>=z
住所(都道府県) | s:prefecture<o=pref>=p
住所(市区町村) | t:sikutyouson<max=10>=ct
住所(番地) | t:banti<max=100>=b
アカウント権限 | s:kengen<o=一般,管理者/選択してください>

= 22922878759 loose h-adr
Postal code: | "〒" t:<class=form-control p-postal-code;size=8;max=8>=z
Address: | t:<class=form-control p-region p-locality p-street-address p-extended-address>=pctbm

= 6821848925 p
代表者名 | t:representive_name
郵便番号 | "<div>" t:zip_code=z1 "-" t:=z2 "</div>"
都道府県 | "<div>" s:pref<o=pref/>=p "</div>"
市区町村・番地 | t:address_city=ctb
建物名・部屋番号 | t:address_building=m

= 41628321845 p
{必須}メールアドレス（確認用） | "<div>" t:member[mailaddress2]<id=mailaddress2;ac=off;ph=xxx@example.jp> "</div>"
{必須}電話番号 | "<div>" t:member[tel]<id=tel;ph=0000000000> "</div>"
{必須}郵便番号 | "<div>" T:member[zipcode]<id=zipcode;max=8;ph=0000000>=z b:住所検索 "</div>"
{必須}都道府県 | "<div>" s:member[pref]<id=member_pref;o=pref/--選択-->=p "</div>"
{必須}市区郡町村 | "<div>" t:member[address1]<id=address1>=ct "</div>"
{必須}番地 | "<div>" t:member[address2]<id=address2>=b "</div>"
ビル・マンション名号室 | "<div>" t:member[address3]<id=address3>=m "</div>"
{必須}パスワード | "<div>" p:member[password1]<id=password1;ac=new-password> "</div>"

= 7749309950 ulph
| "<h2>生年月日</h2><div>" s:birthday_month<o=months/月> "<p>月</p>" s:birthday_day<o=01,31/日> "<p>日</p></div>"
| "<h2>口コミを見たいエリア<span>必須</span></h2><div><p>郵便番号</p>" t:zip_code<ph=1600023>=z b:エリアを自動入力 "</div><div>" s:prefecture_id<id=prefecture_select;o=pref-id-none>=p s:city_id<o=/選択してください>=c "</div>"

= 29654274840 table h-adr
お名前 | t: "</td><td>" t:
 | "例）山田</td><td>例）太郎"
メールアドレス | t:
 | "例）test@example.com"
郵便番号 | "<label style=display:flex><span>〒</span>" t:<class=p-postal-code;size=8;max=8>=z "</label>"
 | "例）123-4567"
住所 | t:<class=p-region p-locality p-street-address>=pctb
 | "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:=m
 | "例）千駄ヶ谷マンション101"
ご意見 | a:<rows=6>

= 9075126975 wraps
~bs ユーザー名 | t:<id=edit-name>
~bs メールアドレス | e:<id=edit-email>
~heading あなたの住所
郵便番号 | t:postalCode<id=postal-code;ph=例：144-0052>=z b:検索
都道府県・市区町村 | t:address1<id=address1;ph=例：東京都大田区>=pc
番地・建物名・部屋番号 | t:address2<id=address2;ph=例：西蒲田５丁目２３−２２ マンション名 101号室>=tbm

= 62682634770 wraps noform
団体名 | t:=o
運営責任者 | t:<ph=例：会長 山田 太郎>
郵便番号 | t:<ph=123-4567>=z
所在地 | t:<ph=団体事務所・集会場などの正式な所在地>=pctbm
問い合わせ電話番号 | t:<mode=tel>
問い合わせメール | e:
会費名称 | t:
会費金額（円） | n:

= 43463238360 ph
| "<span>ユーザー名</span><br>" t:name
| "<span>郵便番号</span><br>" t:post_code=z
| "<span>住所</span><br>" t:address=pctb
| "<span>建物名</span><br>" t:building=m

= 55367059199 ph
| "<fieldset><legend>注文者情報</legend>" t:customer_name<ph=山田太郎> e:customer_email<ph=customer@example.com> T:customer_phone<ph=03-1234-5678> "</fieldset>"
| "<fieldset><legend>配送先住所</legend>" t:shipping_postal_code<ph=150-0001>=z t:shipping_prefecture<ph=東京都>=p t:shipping_city<ph=渋谷区>=c t:shipping_street<ph=神宮前1-1-1>=tb t:shipping_building<ph=表参道ヒルズ>=m a:shipping_notes<ph=配送時の注意事項があればご記入ください> "</fieldset>"
| "<fieldset style=display:none><legend>請求先住所</legend>" t:billing_postal_code<ph=150-0001> t:billing_prefecture<ph=東京都> t:billing_city<ph=渋谷区> "</fieldset>"

= 6044538281 labels
メールアドレス | e:email<id=email>
~heading 配送先住所
郵便番号 | t:postal-code<id=postal-code>=z
住所 | t:address<id=address>=pctbm

= 57457448870 labels
~heading 配送先住所
郵便番号 | t:<id=zip;ph=123-4567>=z
都道府県 | s:<id=pref;o=/選択してください>=p

= 21458539376 p noform
現在の郵便番号 | t:<ph=xxx-xxxx>=z '「-」で区切ってください'
現在の住所 | t:<ph=x県x市x町x-xx-xx>=pctbm
実家の郵便番号{実家暮らしの場合は現在と同じ} | t:<ph=xxx-xxxx> '「-」で区切ってください'
実家の住所{実家暮らしの場合は現在と同じ} | t:<ph=x県x市x町x-xx-xx>

= 65716740390 loose
学校名 | t:schoolName<ph=中央大学>
学部名 | t:departmentName<ph=情報科学科>
他の所属団体 | t:otherAffiliation<ph=Code>
電話番号 | t:phoneNumber<ph=090-0000-0000>
郵便番号 | t:postalCode<ph=000-0000>=z
現在の住所 | t:currentAddress<ph=名古屋市名東区39>=pctbm
実家暮らしか | r:isLivingWithFamily<o=はい,いいえ>
実家の郵便番号 | t:familyPostalCode<ph=000-0000>
実家の住所 | t:familyAddress<ph=名古屋市名東区39>
お金を渡した人 | s:paidPerson<o=石丸,田中>

= 54502264630 loose noform
郵便番号 | "<div>" t:<ph=000-0000>=z b:住所 "</div>"
都道府県 | t:<ph=東京都>=p
市区町村 | t:<ph=渋谷区>=c
住所1 | t:<ph=神宮前1-1-1>=tb
住所2 | t:<ph=マンション名・部屋番号>=m
業販掛け率 (%) | n:

= 55186249838 loose
ご請求先会社名・担当者氏名 | t:billing_name
ご請求先郵便番号{例: 1600023（半角）} | t:billing_zip<ph=1600023>=z
ご請求先住所{例: 新宿区西新宿7丁目22-42　○○マンション 5F} | t:billing_address<ph=新宿区西新宿7丁目22-42　○○マンション 5F>=pctbm
備考欄（自由記入） | a:remarks

= 48137191225 flat
ご請求先郵便番号 | t:bill_zip1<id=bill_zip1;ph=101>=z1 "&nbsp;-&nbsp;" t:bill_zip2<id=bill_zip2;ph=0054>=z2
ご請求先住所 | "<div><div>" s:bill_pref<id=bill_pref;o=pref>=p "</div><div>" t:bill_addr1<id=bill_addr1;ph=千代田区神田錦町3丁目19-4>=ctb "</div><div>" t:bill_addr2<id=bill_addr2>=m "</div></div>"
ご請求先電話番号 | t:bill_tel1 "&nbsp;-&nbsp;" t:bill_tel2 "&nbsp;-&nbsp;" t:bill_tel3
`;

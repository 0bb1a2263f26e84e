/**
 * Forms found in the eighteenth round, with their second addresses (`#2`). At the first reading (77 addresses, expectations written down before)
 * 97 of 101 code fields were found, 222 of 231 other fields (96.1 %) took their parts, 69 addresses had no fault, and two fields of other
 * questions were taken.
 * Readers may disagree about these: 出荷先住所 in front of two inputs (34538770300), a street line whose example begins at the prefecture beside
 * a select of prefectures (49934612655), 区以降 behind 市町村 (39140074430), 市町村 before 番地建物名 (48686034666), その他 as the last of four
 * lines (40893588345), a user name marked as an organization (25027403450), 町域 with digits as its example (30224376515), an input without a
 * label as the last line (27401726266), and 住所 with 都道府県 市区町村 as its placeholder (66492124752).
 * See `read-forms.ts` for the notation.
 */
export const ROUND_18 = `
= 49526322776 pin
在籍状態： | n:Enrollment_Status<min=0;max=3>
在籍状態確定日： | d:Enrollment_Status_Date
学生氏名（漢字）： | t:Student_Name
学生ふりがな： | t:Student_Pronunciation
生年月日： | d:Date_of_birth
本人郵便番号： | t:Students_postal_code=z
本人住所： | t:Students_address=pctbm
本人電話番号： | t:Phone_number
本人メールアドレス（※）： | t:Individuals_mail_address
保護者氏名（漢字）： | t:Guardians_name_in_Kanji
保護者ふりがな： | t:Guardians_Pronunciation
保護者郵便番号： | t:Guardians_postal_code<max=7>
保護者住所： | t:Guardians_address
保護者電話番号： | t:Parent_Guardian_Phone_Number
保護者メールアドレス（※）： | t:Guardians_email_address

= 49526322776#2 pin
在籍状態： | n:Enrollment_Status<min=0;max=3>
在籍状態確定日： | d:Enrollment_Status_Date
学生氏名（漢字）： | t:Student_Name
学生ふりがな： | t:Student_Pronunciation
生年月日： | d:Date_of_birth
本人郵便番号： | t:Students_postal_code
本人住所： | t:Students_address
本人電話番号： | t:Phone_number
本人メールアドレス（※）： | t:Individuals_mail_address
保護者氏名（漢字）： | t:Guardians_name_in_Kanji
保護者ふりがな： | t:Guardians_Pronunciation
保護者郵便番号： | t:Guardians_postal_code<max=7>=z
保護者住所： | t:Guardians_address=pctbm
保護者電話番号： | t:Parent_Guardian_Phone_Number
保護者メールアドレス（※）： | t:Guardians_email_address

= 40893588345 div noform
代表者氏名： | t:
代表者電話番号： | t:<ph=（例）XX-XXXX-XXXX>
代表者ＦＡＸ番号： | t:<ph=（例）XX-XXXX-XXXX>
郵便番号： | t:<ph=（例）XXX-XXXX>=z b:郵便番号から住所を入力
所在地１： | t:<ph=都道府県 （例）神奈川県>=p
所在地２： | t:<ph=市区町村 （例）横浜市鶴見区>=c
所在地３： | t:<ph=町域 （例）諏訪坂>=t
所在地４： | t:<ph=その他 （例）1丁目1－１>=bm
自治体コード： | t: b:設定
自治体名称： | t:

= 45267633429 table
名前<b>必須</b> | t:first_name<class=name;max=20;ph=姓> t:last_name<class=name;max=20;ph=名>
フリガナ<b>必須</b> | t:first_phonetic<class=phonetic;max=30;ph=セイ> t:last_phonetic<class=phonetic;max=30;ph=メイ>
郵便番号<b>必須</b> | "<p>〒 " t:address1<id=address1;max=3>=z1 " - " t:address2<id=address2;max=4>=z2 "</p>"
住所<b>必須</b> | "<p>" s:pref<id=pref;o=pref>=p "</p><p>" t:city<id=city;ph=市区町村>=c "</p><p>" t:area<id=area;ph=町域>=tb "</p><p>" t:mansion<id=mansion;ph=マンション名>=m "</p>"
電話番号 (ハイフン無し)<b>必須</b> | t:phone_number<id=phone_number;max=11>
メールアドレス<b>必須</b> | "<p>" t:user_email<id=email;ph=半角英数字で入力してください> "</p>" t:repeat<id=confirm_email;ph=確認のためもう一度入力してください>

= 21189413820 bs
氏 | t:lname<id=lname;class=form-control>
名 | t:fname<id=fname;class=form-control>
氏（カナ） | t:lkana<id=lkana;class=form-control>
名（カナ） | t:fkana<id=fkana;class=form-control>
電話番号 | t:tel<id=tel;ph=電話番号を⼊⼒してください> "<div>※ハイフンなし</div>"
郵便番号 | t:zip<id=zip>=z b:住所検索
~ph | "<div class=form-group><label class=form-label>住所</label><div>" s:<id=pref_id;class=form-control;o=pref-id/都道府県>=p "</div>" t:address<id=city;class=form-control;ph=市区町村を⼊⼒してください (必須)>=c t:address<id=town;class=form-control;ph=町域を⼊⼒してください (必須)>=t t:address<id=address;class=form-control;ph=住所を⼊⼒してください (必須)>=b t:building<id=building;class=form-control;ph=ビル・マンション名等あれば⼊⼒してください>=m "</div>"

= 47972479555 bs
部署及び役職<font color=red>＊</font> | t:<id=busho;class=form-control;ph=部署及び役職>
電話<font color=red>＊</font> | t:<id=denwa;class=form-control;ph=05004042932>
携帯電話 | t:<id=keitai-denwa;class=form-control;ph=09004042932>
FAX | t:<id=faks;class=form-control>
郵便番号<font color=red>＊</font> | t:<id=yubinbango;class=form-control;ph=170-0003>=z
都道府県<font color=red>＊</font> | t:<id=todoufuken;class=form-control;ph=東京都>=p
市区町村<font color=red>＊</font> | t:<id=shikuchouson;class=form-control;ph=新宿区>=c
番地<font color=red>＊</font> | t:<id=banchi;class=form-control;ph=西新宿１０−１８>=tb
建物名<font color=red>＊</font> | t:<id=tatemonona;class=form-control;ph=かわいそう　１０１>=m

= 2411988276 td
^ユーザーID：^ | t:userId
^パスワード：^ | t:password
^氏名(ユーザー名)：^ | t:first_name "</td><td>" t:family_name
^性別^ | c:gender<o=男,女>
^郵便番号：^ | t:pc_1=z1 "</td><td>" t:pc_2=z2
^ 都道府県：^ | s:prefecture<o=pref-id/都道府県を選択>=p
^市町村区：^ | t:city=c
^町・番地：^ | t:banchi=tb
^建物名：^ | t:building_name=m
^会社名：^ | t:company=o
^電話番号：^ | t:tel_1 "</td><td>" t:tel_2 "</td><td>" t:tel_3
^E-メール：^ | t:email

= 42672467120 td
メールアドレス | t:mail<id=mail>
パスワード(英数字のみ) | p:pass<id=pass>
名前 | t:mem_name_kanji<id=mem_name_kanji>
名前(フリガナ) | t:mem_name_furigana<id=mem_name_furigana>
郵便番号 | "〒 " t:yuubinn1<id=yuubinn1>=z1 " - " t:yuubinn2<id=yuubinn2>=z2
住所(県) | t:ken<id=ken>=p
住所(市) | t:tyou<id=tyou>=ct
住所（番地以降） | t:banchi<id=banchi>=bm
電話番号（英数字のみ、ハイフンなし） | t:denwa<id=denwa>

= 31099979357 labels
パスワード： | p:password<id=password>
~ph | "<span>電話番号:</span>" t:phone-head<max=3;mode=numeric;id=phone-head> "<span>-</span>" t:phone-body<max=4;mode=numeric;id=phone-body> "<span>-</span>" t:phone-foot<max=4;mode=numeric;id=phone-foot>
郵便番号： | t:zip-code-head<max=3;mode=numeric;id=zip-code-head>=z1 "<span>-</span>" t:zip-code-foot<max=4;mode=numeric;id=zip-code-foot>=z2
都道府県： | t:ken<id=ken>=p
住所１（市区町村）： | t:shi<id=shi>=ct
住所２（番地）： | t:banchi<id=banchi>=b
住所３（建物名）： | t:tatemono<id=tatemono>=m

= 25027403450 ph
| "<div class=row><label class=col-sm-3>お名前 <span>必須</span></label><div class=col-sm-9><div class=row><label>姓</label><div>" t:sei<ac=family-name;ph=田中> "</div><label>名</label><div>" t:mei<ac=given-name;ph=太郎> "</div></div></div></div>"
| "<div class=row><label class=col-sm-3>電話番号 <span>必須</span></label><div class=col-sm-9><p>" T:tel<ac=tel;ph=090-0000-0000> "</p></div></div>"
| "<div class=row><label class=col-sm-3>郵便番号 <span>必須</span></label><div class=col-sm-9><p>" t:post<ac=postal-code;ph=郵便番号>=z "</p></div></div>"
| "<div class=row><label class=col-sm-3>ご自宅住所 <span>必須</span></label><div class=col-sm-9><div class=row><label class=col-sm-4>都道府県</label><div class=col-sm-8>" t:zyuusho1<ac=address-level1;ph=東京都>=p "</div></div><div class=row><label class=col-sm-4>市区町村</label><div class=col-sm-8>" t:zyuusho2<ac=address-level2;ph=中央区>=ct "</div></div><div class=row><label class=col-sm-4>番地等</label><div class=col-sm-8>" t:banchi<ac=address-line1;ph=◯丁目◯番>=b "</div></div><div class=row><label class=col-sm-4>建物名・部屋番号等</label><div class=col-sm-8>" t:tatemono<ac=address-line2;ph=コーポ◯◯ 101号室>=m "</div></div></div></div>"
| "<div class=row><label class=col-sm-3>メールアドレス <span>必須</span></label><div class=col-sm-9><p>" e:email<ac=email;ph=yourname@example.com> "</p></div></div>"
| "<div class=row><label class=col-sm-3>お勤め先</label><div class=col-sm-9><p>" t:thutomesaki<ac=organization;ph=お勤め先>=o "</p></div></div>"
| "<div class=row><label class=col-sm-3>ユーザ名 <span>必須</span></label><div class=col-sm-9><p>" t:username<ac=organization> "</p></div></div>"
| "<div class=row><label class=col-sm-3>パスワード <span>必須</span></label><div class=col-sm-9><p>" p:pass<ac=organization> "</p></div></div>"

= 31298229233 ph
| "<div class=input-field>" t:name<class=validate> "<label for=name>店舗名</label></div>"
| "<div class=input-field><span>郵便番号からも検索できます。</span></div><div class=input-field>" t:zip21<id=zip21;size=4;max=3>=z1 "<label for=zip21>郵便番号(3桁)</label></div><div class=center-align>ー</div><div class=input-field>" t:zip22<id=zip22;size=5;max=4>=z2 "<label for=zip22>郵便番号(4桁)</label></div>"
| "<div class=input-field>" t:pref21<id=pref21;class=validate;size=3>=p "<label for=pref21>都道府県</label></div>"
| "<div class=input-field>" t:addr21<id=addr21;class=validate;size=10>=c "<label for=addr21>市区町村</label></div>"
| "<div class=input-field>" t:strt21<id=strt21;class=validate;size=20>=tbm "<label for=strt21>以降の住所</label></div>"
| "<div class=input-field>" T:tel<id=tel;class=validate> "<label for=tel>連絡先 ※ハイフン無しで入力してください。</label></div>"
| "<div><label>営業時間 ※終了時間は入力無で「LAST」の表示になります。</label></div><div>" t:bus_from_time<id=bus-from-time;class=timepicker> "</div><div>～</div><div>" t:bus_to_time<id=bus-to-time;class=timepicker> "</div>"
| "<div class=input-field>" t:bus_hosoku<id=bus-hosoku;class=validate> "<label for=bus-hosoku>営業時間についての補足</label></div>"
| "<div class=input-field>" a:staff<id=staff;class=validate> "<label for=staff>スタッフ</label></div>"

= 47247826461 ph
| "パスワード<font size=1 color=red>*最低７文字</font><br>" p:password /
| "メールアドレス<br>" t:mail<size=18> "@kagoyume.co.jp<br>"
| "住所（郵便番号からの参照も可能です）<br>" a:addr21<rows=2;cols=30>=pctbm "<br><font color=red><br><br></font>〒" t:zip21<size=2;max=3>=z1 " － " t:zip22<size=4;max=4>=z2 "<br><br>"

= 46212464754 ph
| "<h1>住所を追加</h1><div><label for=i_name>お名前</label><br>" t:name<id=i_name> "<br><label for=i_yubinbango>郵便番号</label><br>" t:zip22<size=9;max=8>=z "<i></i><br><label for=i_todo>住所</label><br>" t:addr21<size=100>=pctbm b:住所を追加 "</div>"

= 34538770300 table
^出荷先部署^ | t:ctl00$ContentPlaceHolder1$DistCompPost<id=ContentPlaceHolder1_DistCompPost> "</td><th><label>出荷先ご担当者</label></th><td>" t:ctl00$ContentPlaceHolder1$DistCharge<id=ContentPlaceHolder1_DistCharge> "</td><th><label>様</label></th><th><label>TEL</label></th><td>" t:ctl00$ContentPlaceHolder1$DistTel<id=ContentPlaceHolder1_DistTel>
^出荷先住所^ | t:ctl00$ContentPlaceHolder1$DistCompZipCd<id=ContentPlaceHolder1_DistCompZipCd;size=10;max=8>=z "<i></i></td><td>" t:ctl00$ContentPlaceHolder1$DistCompAddress<id=ContentPlaceHolder1_DistCompAddress>=pctbm "</td><th><label>FAX</label></th><td>" t:ctl00$ContentPlaceHolder1$DistFax<id=ContentPlaceHolder1_DistFax>
^通信欄^ | t:ctl00$ContentPlaceHolder1$Contact<id=ContentPlaceHolder1_Contact;size=100;max=500>

= 14198491915 table
氏名 | t:
フリガナ | t:
性別 | r:gender<o=男,女,その他>
郵便番号 | "〒" t:zip31<size=4;max=3>=z1 " － " t:zip32<size=5;max=4>=z2
住所 | t:pref<size=8;max=20>=p t:address<size=20;max=40>=ctbm
電話番号 | t:phone<size=4> " - " t:phone<size=4> " - " t:phone<size=4>

= 34209875246 td noform
名前 | "姓　" t:name1<size=8;max=8> "　　名　" t:name2<size=8;max=8>
フリガナ　 | t:name3<size=16;max=16>
郵便番号　 | t:zip31<size=4;max=3>=z1 " － " t:zip32<size=5;max=4>=z2
都道府県 | t:pref31<size=20>=p
住所 | t:addr31<size=40>=ctbm
電話番号　 | t:dennwabangou1<size=4;max=4> " － " t:dennwabangou2<size=4;max=5> " － " t:denwabangou3<size=4;max=5>
メールアドレス　 | t:
パスワード | p:pw<size=13;max=12>

= 45372789703 loose
@お名前 | t:name<id=name>
@メールアドレス | e:email<id=email>
@パスワード | p:password<id=password>
@確認のため、再度ご入力ください | p:password_confirmation<id=password_confirmation>
@郵便番号 | t:postal_code<id=postal_code>=z
@都道府県 | t:prefectures<id=prefectures>=p
@市区町村 | t:municipality<id=municipality>=ct
@番地 | t:block<id=block>=b
@マンション・アパート名・部屋番号 | t:address<id=address>=m
@電話番号 | t:phone_number<id=phone_number>

= 48686034666 ph
| "<li>★ご予約人数</li>" t:ninzu<id=ninzu;max=2;size=1> "名<br><br>"
| "<div><li>★メールアドレス</li>" e:mail<id=inputEmail;ph=Email> "</div>"
| "<div><li>★TEL</li><lavel>" t:tel1<size=4;max=4> " - " t:tel2<size=4;max=4> " - " t:tel3<size=4;max=4> "</lavel></div>"
| "<div><li>★ご住所</li><ul><li>郵便番号<br><lavel>" t:zip21<size=4;max=3>=z1 " － " t:zip22<size=5;max=4>=z2 "<i></i><br><li>都道府県</li>" t:pref21<size=40>=p "<br><li>市町村</li>" t:addr21<size=40>=ct "<br><li>番地建物名</li>" t:strt21<size=40>=bm "<br></lavel></ul></div>"
| "<div><li>★お名前</li>" t:firstname<id=firstname;ph=姓> t:lastname<id=lastname;ph=名> "<br><li>★フリガナ</li>" t:firstname-furigana<ph=セイ> t:lastname-furigana<ph=メイ> "</div>"
| "<div><li>★コメント</li>" a:comment<ph=その他ご要望やアレルギー食材などございましたらご記入ください。> "</div>"

= 20625509251 loose
@店舗名 | t:<id=input-12;max=64>
@生産者名:姓 | t:<id=input-18;max=16>
@生産者名:名 | t:<id=input-21;max=16>
@連絡先（Email） | e:<id=input-30>
@連絡先（電話番号） | n:<id=input-33>
@郵便番号 | t:<id=input-36>=z
@都道府県 | t:<id=input-39>=p
@市区町村 | t:<id=input-42>=ct
@番地 | t:<id=input-45>=b
@アパート名・部屋番号（任意） | t:<id=input-48>=m

= 38954116127 table
<label for=cname>会社名</label><span>*</span> | t:company_form[company][cname]<size=65>=o
<label for=cname_katakana>会社名(フリガナ)</label><span>*</span> | t:company_form[company][cname_katakana]<size=65>=ko
<label>本社住所</label><span>*</span> | "<div>〒 " t:company_form[company][postcode01]<size=18;max=3>=z1 "&nbsp;-&nbsp;" t:company_form[company][postcode02]<size=28;max=4>=z2 "<i></i></div>" t:company_form[company][prefecture]<size=28;ph=例）北海道>=p t:company_form[company][address]<size=65;ph=例）釧路市 〇〇西 2-24-12>=ctbm
<label for=ceo>代表者様</label> | t:company_form[company][ceo]<size=28>
<label>設立</label><span>*</span> | "<label for=f_year>西暦</label>" t:company_form[company][f_year]<max=4;size=18> "<label for=f_year>年</label>" s:company_form[company][f_month]<id=f_month;o=months/---> "<label for=f_month>月</label>"
<label for=capital>資本金</label> | t:company_form[company][capital]<size=28;ph=例）1000万> "円"

= 22245463285 ph noform
| "<h4>氏名 / カナ / ローマ字 / 性別</h4><div class=row>" t:<id=p-kanji-sei;ph=漢字姓> t:<id=p-kanji-na;ph=漢字名> "</div><div class=row>" t:<id=p-roma-sei;ph=ローマ字姓 (例: YAMADA)> t:<id=p-roma-na;ph=ローマ字名 (例: TARO)> "</div>"
| "<h4>現住所</h4><div class=row>" t:<id=p-postal;ph=郵便番号 例: 530-0001>=z t:<id=p-pref;ph=都道府県（名前 or 値）>=p "</div>" t:<id=p-city;ph=市区郡町村>=c t:<id=p-street;ph=町域・番地>=tb t:<id=p-bldg;ph=建物名・部屋番号>=m
| "<h4>休暇中の連絡先</h4>" c:<id=p-vac-same;o=現住所と同じ> "<div id=p-vac-fields><div class=row>" t:<id=p-vac-postal;ph=休暇中 郵便番号 例: 530-0001> t:<id=p-vac-pref;ph=休暇中 都道府県> "</div>" t:<id=p-vac-city;ph=休暇中 市区郡町村> t:<id=p-vac-street;ph=休暇中 町域・番地> t:<id=p-vac-bldg;ph=休暇中 建物名・部屋番号 (任意)> t:<id=p-vac-tel;ph=休暇中 電話番号 例: 03-1234-XXXX> "</div>"
| "<h4>電話/メール</h4>" t:<id=p-tel-home;ph=自宅 例: 03-1234-5678> t:<id=p-tel-mobile;ph=携帯 例: 090-1234-5678> e:<id=p-email;ph=メールアドレス>
| "<h4>学校情報（主なもの）</h4>" t:<id=p-initial;ph=学校名の頭文字（全角カナ1文字）> "<div class=row>" t:<id=p-dname;ph=学校名（例: 大阪工業大学）> t:<id=p-dcd;ph=学校コード（任意）> "</div>"

= 22245463285#2 ph noform
| "<h4>氏名 / カナ / ローマ字 / 性別</h4><div class=row>" t:<id=p-kanji-sei;ph=漢字姓> t:<id=p-kanji-na;ph=漢字名> "</div><div class=row>" t:<id=p-roma-sei;ph=ローマ字姓 (例: YAMADA)> t:<id=p-roma-na;ph=ローマ字名 (例: TARO)> "</div>"
| "<h4>現住所</h4><div class=row>" t:<id=p-postal;ph=郵便番号 例: 530-0001> t:<id=p-pref;ph=都道府県（名前 or 値）> "</div>" t:<id=p-city;ph=市区郡町村> t:<id=p-street;ph=町域・番地> t:<id=p-bldg;ph=建物名・部屋番号>
| "<h4>休暇中の連絡先</h4>" c:<id=p-vac-same;o=現住所と同じ> "<div id=p-vac-fields><div class=row>" t:<id=p-vac-postal;ph=休暇中 郵便番号 例: 530-0001>=z t:<id=p-vac-pref;ph=休暇中 都道府県>=p "</div>" t:<id=p-vac-city;ph=休暇中 市区郡町村>=c t:<id=p-vac-street;ph=休暇中 町域・番地>=tb t:<id=p-vac-bldg;ph=休暇中 建物名・部屋番号 (任意)>=m t:<id=p-vac-tel;ph=休暇中 電話番号 例: 03-1234-XXXX> "</div>"
| "<h4>電話/メール</h4>" t:<id=p-tel-home;ph=自宅 例: 03-1234-5678> t:<id=p-tel-mobile;ph=携帯 例: 090-1234-5678> e:<id=p-email;ph=メールアドレス>
| "<h4>学校情報（主なもの）</h4>" t:<id=p-initial;ph=学校名の頭文字（全角カナ1文字）> "<div class=row>" t:<id=p-dname;ph=学校名（例: 大阪工業大学）> t:<id=p-dcd;ph=学校コード（任意）> "</div>"

= 66492124752 div
連絡先 | t:input_tel_1<ph=例: 090> "-" t:input_tel_2<ph=例: 1234> "-" t:input_tel_3<ph=例: 5678> "(半角数字のみ)"
LINE ID | "@" t:input_lind_id<id=input_lind_id;ph=半角英数字と . - _ のみ>
郵便番号 | t:input_post_no<id=zipcode;ph=半角数字のみ、「-」なし>=z b:住所検索
住　所 | t:input_address1<id=address;ph=都道府県 市区町村>=pct
建物名等 | t:input_address2<id=address2;ph=番地・マンション名等>=bm
実家情報 | "居住住所と同じ場合はボタンを押す" b:コピーする
実家／郵便番号 | t:input_parents_post_no<id=parents_zipcode;ph=半角数字のみ、「-」なし> b:住所検索
実家／住所 | t:input_parents_address1<id=parents_address;ph=都道府県 市区町村>
実家／建物名等 | t:input_parents_address2<id=parents_address2;ph=番地・マンション名等>

= 66492124752#2 div
連絡先 | t:input_tel_1<ph=例: 090> "-" t:input_tel_2<ph=例: 1234> "-" t:input_tel_3<ph=例: 5678> "(半角数字のみ)"
LINE ID | "@" t:input_lind_id<id=input_lind_id;ph=半角英数字と . - _ のみ>
郵便番号 | t:input_post_no<id=zipcode;ph=半角数字のみ、「-」なし> b:住所検索
住　所 | t:input_address1<id=address;ph=都道府県 市区町村>
建物名等 | t:input_address2<id=address2;ph=番地・マンション名等>
実家情報 | "居住住所と同じ場合はボタンを押す" b:コピーする
実家／郵便番号 | t:input_parents_post_no<id=parents_zipcode;ph=半角数字のみ、「-」なし>=z b:住所検索
実家／住所 | t:input_parents_address1<id=parents_address;ph=都道府県 市区町村>=pct
実家／建物名等 | t:input_parents_address2<id=parents_address2;ph=番地・マンション名等>=bm

= 26789573486 ph
| "<ul><li class=info_head>お名前<span>※</span></li><li>姓&nbsp;" t:order_name01<size=10;max=50> "名&nbsp;" t:order_name02<size=10;max=50> "</li><li class=info_head>郵便番号<span>※</span></li><li>〒&nbsp;" t:order_zip01<max=3;size=6;mode=numeric>=z1 "&nbsp;-&nbsp;" t:order_zip02<max=4;size=6;mode=numeric>=z2 "<i></i><p>郵便番号を入力後、クリックしてください。</p></li><li class=info_head>住所<span>※</span></li><li>" s:order_pref<o=pref-id/都道府県を選択>=p "<p>" t:order_addr01=ct "<br>市区町村名 (例：千代田区神田神保町)</p><p>" t:order_addr02=bm "<br>番地・ビル名 (例：1-3-5)</p><p><em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em></p></li><li class=info_head>電話番号<span>※</span></li><li>" t:order_tel01<size=6> "&nbsp;-" t:order_tel02<size=6> "&nbsp;-" t:order_tel03<size=6> "</li></ul>"
| "<ul><li class=info_head>" c:deliv_check<o=配送先を指定> "</li><li><label>※上記に入力されたご住所と同一の場合は省略可能です。</label></li></ul><ul><li class=info_head>お名前<span>※</span></li><li>姓&nbsp;" t:deliv_name01<size=10> "名&nbsp;" t:deliv_name02<size=10> "</li></ul><ul><li class=info_head>郵便番号<span>※</span></li><li><p>〒&nbsp;" t:deliv_zip01<max=3;size=6> "&nbsp;-&nbsp;" t:deliv_zip02<max=4;size=6> "</p><p>郵便番号を入力後、クリックしてください。</p></li></ul><ul><li class=info_head>住所<span>※</span></li><li>" s:deliv_pref<o=pref-id/都道府県を選択> "<p>" t:deliv_addr01 "<br>市区町村名 (例：千代田区神田神保町)</p><p>" t:deliv_addr02 "<br>番地・ビル名 (例：1-3-5)</p><p><em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em></p></li></ul><ul><li class=info_head>電話番号<span>※</span></li><li>" t:deliv_tel01<size=6> "-" t:deliv_tel02<size=6> "-" t:deliv_tel03<size=6> "</li></ul>"

= 26789573486#2 ph
| "<ul><li class=info_head>お名前<span>※</span></li><li>姓&nbsp;" t:order_name01<size=10;max=50> "名&nbsp;" t:order_name02<size=10;max=50> "</li><li class=info_head>郵便番号<span>※</span></li><li>〒&nbsp;" t:order_zip01<max=3;size=6;mode=numeric> "&nbsp;-&nbsp;" t:order_zip02<max=4;size=6;mode=numeric> "<p>郵便番号を入力後、クリックしてください。</p></li><li class=info_head>住所<span>※</span></li><li>" s:order_pref<o=pref-id/都道府県を選択> "<p>" t:order_addr01 "<br>市区町村名 (例：千代田区神田神保町)</p><p>" t:order_addr02 "<br>番地・ビル名 (例：1-3-5)</p><p><em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em></p></li><li class=info_head>電話番号<span>※</span></li><li>" t:order_tel01<size=6> "&nbsp;-" t:order_tel02<size=6> "&nbsp;-" t:order_tel03<size=6> "</li></ul>"
| "<ul><li class=info_head>" c:deliv_check<o=配送先を指定> "</li><li><label>※上記に入力されたご住所と同一の場合は省略可能です。</label></li></ul><ul><li class=info_head>お名前<span>※</span></li><li>姓&nbsp;" t:deliv_name01<size=10> "名&nbsp;" t:deliv_name02<size=10> "</li></ul><ul><li class=info_head>郵便番号<span>※</span></li><li><p>〒&nbsp;" t:deliv_zip01<max=3;size=6>=z1 "&nbsp;-&nbsp;" t:deliv_zip02<max=4;size=6>=z2 "<i></i></p><p>郵便番号を入力後、クリックしてください。</p></li></ul><ul><li class=info_head>住所<span>※</span></li><li>" s:deliv_pref<o=pref-id/都道府県を選択>=p "<p>" t:deliv_addr01=ct "<br>市区町村名 (例：千代田区神田神保町)</p><p>" t:deliv_addr02=bm "<br>番地・ビル名 (例：1-3-5)</p><p><em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em></p></li></ul><ul><li class=info_head>電話番号<span>※</span></li><li>" t:deliv_tel01<size=6> "-" t:deliv_tel02<size=6> "-" t:deliv_tel03<size=6> "</li></ul>"

= 32909404016 table
<label for=line_id><span>任意</span>LINE ID</label> | t:line_id<id=line_id;ph=※LINEのID検索をONに設定してください>
~text ＜お住まいの情報＞
<label for=zipcode1><span>必須</span>郵便番号</label> | "〒" T:zipcode1<id=zipcode1;ph=例：110>=z1 "-" T:zipcode2<id=zipcode2;ph=例：0005;aria-label=zipcode2>=z2
<label for=prefect><span>必須</span>都道府県</label> | s:prefect<id=prefect;o=pref/都道府県を選択>=p
<label for=district><span>必須</span>市区町村</label> | t:district<id=district>=ct
<label for=address><span>必須</span>番地</label> | t:address<id=address>=b
<label for=apartment_room><span>任意</span>マンション名・部屋番号</label> | t:apartment_room<id=apartment_room>=m
<label for=phone_number><span>必須</span>連絡先(電話番号)</label> | T:phone_number<id=phone_number>
~text ＜勤務先の情報＞
<label for=company_zipcode1><span>任意</span>郵便番号</label> | "〒" T:company_zipcode1<id=company_zipcode1;ph=例：110> "-" T:company_zipcode2<id=company_zipcode2;ph=例：0005;aria-label=company_zipcode2>
<label for=company_prefect><span>任意</span>都道府県</label> | s:company_prefect<id=company_prefect;o=pref/都道府県を選択>
<label for=company_district><span>任意</span>市区町村</label> | t:company_district<id=company_district>
<label for=company_address><span>任意</span>番地</label> | t:company_address<id=company_address>
<label for=company_apartment_room><span>任意</span>マンション名・部屋番号</label> | t:company_apartment_room<id=company_apartment_room>
<label for=company_phonenumber><span>任意</span>電話番号</label> | T:company_phonenumber<id=company_phonenumber;ph=※0123456789（ハイフン無し）>
~text ＜口座番号＞
<label for=bank_name><span>必須</span>銀行名</label> | t:bank_name<id=bank_name>
<label for=branch_name><span>必須</span>支店名</label> | t:branch_name<id=branch_name>

= 32909404016#2 table
<label for=line_id><span>任意</span>LINE ID</label> | t:line_id<id=line_id;ph=※LINEのID検索をONに設定してください>
~text ＜お住まいの情報＞
<label for=zipcode1><span>必須</span>郵便番号</label> | "〒" T:zipcode1<id=zipcode1;ph=例：110> "-" T:zipcode2<id=zipcode2;ph=例：0005;aria-label=zipcode2>
<label for=prefect><span>必須</span>都道府県</label> | s:prefect<id=prefect;o=pref/都道府県を選択>
<label for=district><span>必須</span>市区町村</label> | t:district<id=district>
<label for=address><span>必須</span>番地</label> | t:address<id=address>
<label for=apartment_room><span>任意</span>マンション名・部屋番号</label> | t:apartment_room<id=apartment_room>
<label for=phone_number><span>必須</span>連絡先(電話番号)</label> | T:phone_number<id=phone_number>
~text ＜勤務先の情報＞
<label for=company_zipcode1><span>任意</span>郵便番号</label> | "〒" T:company_zipcode1<id=company_zipcode1;ph=例：110>=z1 "-" T:company_zipcode2<id=company_zipcode2;ph=例：0005;aria-label=company_zipcode2>=z2
<label for=company_prefect><span>任意</span>都道府県</label> | s:company_prefect<id=company_prefect;o=pref/都道府県を選択>=p
<label for=company_district><span>任意</span>市区町村</label> | t:company_district<id=company_district>=ct
<label for=company_address><span>任意</span>番地</label> | t:company_address<id=company_address>=b
<label for=company_apartment_room><span>任意</span>マンション名・部屋番号</label> | t:company_apartment_room<id=company_apartment_room>=m
<label for=company_phonenumber><span>任意</span>電話番号</label> | T:company_phonenumber<id=company_phonenumber;ph=※0123456789（ハイフン無し）>
~text ＜口座番号＞
<label for=bank_name><span>必須</span>銀行名</label> | t:bank_name<id=bank_name>
<label for=branch_name><span>必須</span>支店名</label> | t:branch_name<id=branch_name>

= 33509298693 ph
| "<fieldset><legend>郵便番号</legend><div>" n:<ph=郵便番号>=z "</div><span></span></fieldset>"
| "<fieldset><legend>都道府県</legend><div>" s:<o=pref-id/都道府県>=p "</div><span></span></fieldset>"
| "<fieldset><legend>区市町村</legend><div>" t:<ph=区市町村>=ct "</div><span></span></fieldset>"
| "<fieldset><legend>丁目・番地</legend><div>" t:<ph=丁目・番地>=b "</div><span></span></fieldset>"
| "<fieldset><legend>以降・建物名</legend><div>" t:<ph=建物名>=m "</div><span></span></fieldset>"
| "<fieldset><legend>電話番号</legend><div>" T:<ph=電話番号> "</div><span></span></fieldset>"
| "<fieldset><legend>緊急連絡先１</legend><div>" T:<ph=緊急連絡先> "</div><span></span></fieldset>"
| "<div><label>入園日</label>" t:enterDate "<br><label>退園日</label>" t:exitDate "<label>退園理由</label>" t:exitComment "<br><label>卒園日</label>" t:address2 "<label>進学先</label>" t:address3 "</div>"

= 55829091967 labelbox
メールアドレス | e:
電話番号 (代表) | t:
FAX番号 | t:
郵便番号 | t:<ph=例: 123-4567>=z
住所 | t:=pctbm
~heading 代表者情報
代表者名 | t:
代表者電話番号 | t:
~heading 請求情報
インボイス登録番号 | t:<ph=T+13桁>
締め日 (請求書発行用) | s:<o=5日,10日,末日/(未設定)>
支払条件 | t:<ph=例: 月末締め翌月末払い>
請求書送付先郵便番号 | t:
請求書送付先住所（住所と異なる場合） | t:
~heading 担当者情報

= 55829091967#2 labelbox
メールアドレス | e:
電話番号 (代表) | t:
FAX番号 | t:
郵便番号 | t:<ph=例: 123-4567>
住所 | t:
~heading 代表者情報
代表者名 | t:
代表者電話番号 | t:
~heading 請求情報
インボイス登録番号 | t:<ph=T+13桁>
締め日 (請求書発行用) | s:<o=5日,10日,末日/(未設定)>
支払条件 | t:<ph=例: 月末締め翌月末払い>
請求書送付先郵便番号 | t:=z
請求書送付先住所（住所と異なる場合） | t:=pctbm
~heading 担当者情報

= 20086988154 td
^エリア名^ | t:name_area
<label for=name_bldg>ビル名</label> | t:name_bldg
<label for=name_venue>会場名</label> | t:name_venue
<label for=capacity>収容人数</label> | t:capacity<ph=15>
<label for=post_code>郵便番号</label> | t:post_code<ac=off>=z "<p></p>"
<label for=address1>住所（都道府県）</label> | t:address1<ph=大阪府;class=search_address2>=p "<p></p>"
<label for=address2>住所（市町村番地）</label> | t:address2<ph=大阪市北堀江1-23-1;class=search_address3>=ctb "<p></p>"
<label for=address3>住所（建物名）</label> | t:address3<ph=プレサンスビル703号室>=m "<p></p>"
<label for=entrance_open_time>正面入口の開閉時間</label> | t:entrance_open_time
<label for=remark>備考</label> | a:remark
~p 荷物預かり
<label for=luggage_flag>荷物預かり　有・無</label> | s:luggage_flag<o=無し,有り/選択してください>
<label for=luggage_post_code>送付先郵便番号</label> | t:luggage_post_code<ac=off> "<p></p>"
<label for=luggage_address1>住所（都道府県）</label> | t:luggage_address1 "<p></p>"
<label for=luggage_address2>住所（市町村番地）</label> | t:luggage_address2 "<p></p>"
<label for=luggage_address3>住所（建物名）</label> | t:luggage_address3 "<p></p>"
<label for=luggage_name>送付先名</label> | t:luggage_name
<label for=luggage_tel>電話番号</label> | t:luggage_tel
~p 担当者情報

= 20086988154#2 td
^エリア名^ | t:name_area
<label for=name_bldg>ビル名</label> | t:name_bldg
<label for=name_venue>会場名</label> | t:name_venue
<label for=capacity>収容人数</label> | t:capacity<ph=15>
<label for=post_code>郵便番号</label> | t:post_code<ac=off> "<p></p>"
<label for=address1>住所（都道府県）</label> | t:address1<ph=大阪府;class=search_address2> "<p></p>"
<label for=address2>住所（市町村番地）</label> | t:address2<ph=大阪市北堀江1-23-1;class=search_address3> "<p></p>"
<label for=address3>住所（建物名）</label> | t:address3<ph=プレサンスビル703号室> "<p></p>"
<label for=entrance_open_time>正面入口の開閉時間</label> | t:entrance_open_time
<label for=remark>備考</label> | a:remark
~p 荷物預かり
<label for=luggage_flag>荷物預かり　有・無</label> | s:luggage_flag<o=無し,有り/選択してください>
<label for=luggage_post_code>送付先郵便番号</label> | t:luggage_post_code<ac=off>=z "<p></p>"
<label for=luggage_address1>住所（都道府県）</label> | t:luggage_address1=p "<p></p>"
<label for=luggage_address2>住所（市町村番地）</label> | t:luggage_address2=ctb "<p></p>"
<label for=luggage_address3>住所（建物名）</label> | t:luggage_address3=m "<p></p>"
<label for=luggage_name>送付先名</label> | t:luggage_name
<label for=luggage_tel>電話番号</label> | t:luggage_tel
~p 担当者情報

= 46225948974 wrongfor noform
氏名 | t:basic_full_name<id=basic_full_name;readonly>
氏名（ふりがな） | t:basic_name_kana<id=basic_name_kana;readonly>
E-mailアドレス | t:basic_email<id=basic_email;readonly>
現住所 郵便番号 | t:basic_postal<id=basic_postal;readonly>
現住所 | t:basic_address<id=basic_address;readonly>
現住所（ふりがな） | t:basic_address_kana<id=basic_address_kana>
~ph | "<b>連絡先</b><br>" c:contact_toggle_chk<o=現住所と同じ>
連絡先 郵便番号 | "<div>" n:contact_postal_1<id=contact_postal_1;max=3>=z1 "<label>-</label>" n:contact_postal_2<id=contact_postal_2;max=4>=z2 "</div>"
連絡先 住所 | t:contact_address<id=contact_address;max=100>=pctbm
連絡先 住所（ふりがな） | t:contact_address_kana<id=contact_address_kana;max=100>=kpkckt
連絡先 電話番号 1 | T:contact_phone1_1<id=contact_phone1_1;max=5> "<b>-</b>" T:contact_phone1_2<id=contact_phone1_2;max=5> "<b>-</b>" T:contact_phone1_3<id=contact_phone1_3;max=5>

= 49934612655 bs
名字 | t:<id=firstName;class=form-control>
名前 | t:<id=lastName;class=form-control>
ユーザーネーム | "<span>@</span>" t:<id=username;class=form-control;ph=Username>
メールアドレス <span>（オプション）</span> | e:<id=email;class=form-control;ph=you@example.com>
送り先住所 | t:<id=address;class=form-control;ph=東京都千代田区千代田1-1>=ctb
住所2 <span>（オプション）</span> | t:<id=address2;class=form-control;ph=アパートやマンション名>=m
国 | s:<id=country;class=form-select;o=日本/選択してください>
都道府県 | s:<id=state;class=form-select;o=東京都/選択してください>=p
郵便番号 | t:<id=zip;class=form-control>=z
~ph | c:<id=same-address;o=送り先は請求先と同じ> c:<id=save-info;o=保存して次回からの入力を省略する>
カードに書かれている名前 | t:<id=cc-name;class=form-control>
クレジットカード番号 | t:<id=cc-number;class=form-control>

= 71525235762 wraps
郵便番号 | t:postal_code<mode=numeric;ph=231-0005>=z
都道府県 | s:prefecture<o=pref/選んでください>=p
市区町村 | t:city<ph=横浜市中区>=c
番地・建物名 | t:address_line<ph=本町 1-2-3>=tbm
姓 | t:last_name
名 | t:first_name
電話番号 | t:phone<mode=tel;ph=09000000000>

= 561072048 ph
| "<div><span>必須</span><label for=inputTel>電話番号</label></div><div>" T:tel<id=inputTel;ph=090-0000-0000;max=13> "</div>"
| "<div><span>必須</span><label for=inputPostalCode>郵便番号</label></div><div>" t:postal_code<id=inputPostalCode;ph=396-1581>=z "</div>"
| "<div><span>必須</span><label for=selectPrefecture>都道府県</label></div><div>" s:pref<id=selectPrefecture;o=pref>=p "</div>"
| "<div><span>必須</span><label for=inputCity>市区</label></div><div>" t:city<id=inputCity;ph=大阪市阿倍野区>=c "</div>"
| "<div><span>必須</span><label for=inputTown>町名番地</label></div><div>" t:town<id=inputTown;ph=お菓子町2-1-1>=tb "</div>"
| "<div><label for=inputBuilding>建物等</label></div><div>" t:building<id=inputBuilding;ph=あまあまハイツ>=m "</div>"

= 39140074430 bs
電話番号(ハイフン有り) | t:tel<id=tel;ph=090-1234-5678;ac=tel>
郵便番号 | t:postal_code<id=postal_code;ph=555-5555;ac=postal_code>=z
都道府県 | t:address1<id=address1;ph=大阪府;ac=address1>=p
市町村 | t:address2<id=address2;ph=大阪市;ac=address2>=c
区以降 | t:address3<id=address3;ph=北区梅田3丁目3-1;ac=address3>=tbm
誕生日(数字のみ) | t:birthday<id=birthday;ph=19800505;ac=birthday>

= 58421436672 wraps noform
郵便番号 | t:<id=postalCodeInput;ac=postal-code;mode=numeric;ph=123-4567>=z
都道府県 | t:<id=prefectureInput;ac=address-level1;ph=神奈川県>=p
市区町村 | t:<id=cityAddressInput;ac=address-level2;ph=横浜市戸塚区>=c
番地 | t:<id=streetAddressInput;ac=address-line1;ph=戸塚町1-2-3>=tb
建物名・部屋番号 | t:<id=buildingInput;ac=address-line2;ph=NEXUSレジデンス101>=m

= 28514054558 table
氏名 | t:sei<id=sei> t:mei<id=mei> "</td><th>メールアドレス</th><td>" t:email<id=email> "</td><th>申請状況</th><td>" s:applicationStatus<id=applicationStatus;o=申請中,承認>
郵便番号 | t:zip1<id=zip1;size=3;max=3>=z1 "-" t:zip2<id=zip2;size=4;max=4>=z2 "<i></i></td><th>ご住所</th><td>" t:addressPrefecture<id=addressPrefecture;ph=都道府県>=p t:addressCity<id=addressCity;ph=市区郡>=c / t:addressOoaza<id=addressOoaza;ph=町村>=t / t:addressAza<id=addressAza;ph=番地等>=b / t:addressOther<id=addressOther;ph=アパート/マンション等>=m "<br></td><th>電話番号</th><td>" t:tel1<id=tel1;size=4;max=4> "-" t:tel2<id=tel2;size=4;max=4> "-" t:tel3<id=tel3;size=4;max=4>

= 7145689252 table
法人名 | s:deliveryDTO.sysCorporationId<id=corporationList;o=甲社,乙社>
得意先名 | s:deliveryDTO.sysClientId<id=clientList;o=丙社,丁社>
郵便番号 | t:deliveryDTO.zip=z
住所（都道府県） | t:deliveryDTO.prefectures=p
住所（市区町村） | t:deliveryDTO.municipality=c
住所（市区町村以降） | t:deliveryDTO.address=tb
住所（建物名） | t:deliveryDTO.buildingNm=m
部署名 | t:deliveryDTO.quarter
役職名 | t:deliveryDTO.position
御担当者名 | t:deliveryDTO.contactPersonNm
電話番号 | t:deliveryDTO.tel
FAX番号 | t:deliveryDTO.fax

= 40128627662 td
<label for=name><span>必須</span>ご住所</label> | "<table><tr><td><label for=name>郵便番号<span>必須</span></label></td><td>" t:home_post_code=z1 " - " t:home_post_code2=z2 "<i></i><p>※半角数字で入力してください</p></td></tr><tr><td><label for=name>都道府県<span>必須</span></label></td><td>" s:home_prefectures<o=pref/選択>=p "</td></tr><tr><td><label for=name>市区町村<span>必須</span></label></td><td>" t:home_manicipalities=ct "</td></tr><tr><td><label for=name>丁目番地<span>必須</span></label></td><td>" t:home_chome_address=b "</td></tr><tr><td><label for=name>建物名</label></td><td>" t:home_building_name=m "</td></tr></table>"
<label for=name><span>必須</span>電話番号</label> | T:phone_number<ph=(例)00099998888> "<p>※半角数字・ハイフンなしで入力してください</p>"
<label for=name>備考欄</label> | a:remarks<max=1000>

= 35095908928 table
<span>必須</span>パスワード | t:<id=pass_1> "<p>確認用</p>" t:<id=pass_2>
<span class=any></span>URL | t:<id=url>
<span class=any></span>勤務先／所属先名 | t:<id=office>=o
<span class=any></span>所属先住所 | "<p>郵便番号</p>" t:<id=office_yubin nb_1;class=yubin_1>=z1 "-" t:<id=office_yubin_nb_2;class=yubin_2>=z2 b:住所検索 "<i></i><p>都道府県</p>" s:math<id=office_todohuken;o=pref>=p "<p>市区町村／番地</p>" t:<id=office_shiku>=ctb "<p>建物／部屋番号</p>" t:<id=office_tatemono>=m
<span class=any></span>所属先電話番号 | T:<id=office_tel>
<span class=any></span>所属先FAX番号 | T:<id=office_fax>
<span>必須</span>郵便物配達先の希望 | r:yubin<o=自宅,勤務先／所属先>

= 57485538057 labelbox noform
~heading 自宅住所
郵便番号 | t:=z
都道府県 | t:=p
住所 | t:=ctb
建物名など | t:=m
電話番号 | t:
携帯 | t:
FAX | t:
~heading 所属先住所
郵便番号 | t:
都道府県 | t:
住所 | t:
建物名など | t:
電話番号 | t:
FAX | t:
~heading 郵送物送付先
~ph | c:<o=所属先へ送付する>

= 57485538057#2 labelbox noform
~heading 自宅住所
郵便番号 | t:
都道府県 | t:
住所 | t:
建物名など | t:
電話番号 | t:
携帯 | t:
FAX | t:
~heading 所属先住所
郵便番号 | t:=z
都道府県 | t:=p
住所 | t:=ctb
建物名など | t:=m
電話番号 | t:
FAX | t:
~heading 郵送物送付先
~ph | c:<o=所属先へ送付する>

= 62187297469 ph
| t:username<ph=ID> p:password<ph=パスワード> e:email<ph=メール> t:full_name<ph=氏名> t:furigana<ph=フリガナ> t:phone<ph=電話番号> t:zipcode<ph=郵便番号 (7桁)>=z "<i></i>" t:prefecture<ph=都道府県;readonly> t:city<ph=市区町村;readonly> t:area<ph=丁目・番地;readonly> t:detailed_address<ph=建物名・部屋番号>=m
| "<label>生年月日</label>" d:birthdate "<label>性別</label>" s:gender<o=男,女,その他/選択してください>

= 103566761 ph
| "<label><span>郵便番号</span>" t:postal_code<max=8;ac=shipping postal-code>=z "</label>"
| "<label><span>都道府県</span>" s:<o=北海道>=p "</label>"
| "<label><span>市区町村</span><span>(例: 中央区)</span></label>" t:<ac=shipping address-level2;ph=市区町村>=c
| "<label><span>町域・番地</span><span>(例: 銀座4-1-2)</span></label>" t:<ac=shipping address-line1;ph=町域・番地>=tb
| "<label><span>建物名など</span><span>(例: xxマンション203号室)</span></label>" t:<ac=shipping address-line2;ph=建物名など>=m

= 9056527519 loose
@都道府県名 | t:todouhuken<id=todouhuken>=p
@郵便番号 | t:yuubinbangou<id=yuubinbangou>=z
@市区町村 | t:sikutyouson<id=sikutyouson>=ct
@番地 | t:banchi<id=banchi>=b

= 15896149366 loose
@背番号 | n:<id=number;ph=00>
@電話番号 | t:<id=phone;ph=例：090-1234-5678>
@郵便番号 | t:<id=postal-code;ph=例：123-4567>=z
@都道府県 | t:<id=prefecture;ph=例：東京都>=p
@市区町村・番地 | t:<id=city-block;ph=例：渋谷区神南1-2-3>=ctb
@建物名・部屋番号 | t:<id=building;ph=例：渋谷コーポ 101号室>=m

= 44099609014 wrongfor noform
~text 自宅住所
郵便番号： | "<div>" t:<ph=123-4567>=z "</div>" b:住所を表示
都道府県： | t:<ph=都道府県>=p
市区郡： | t:<ph=市区郡>=c
地名番地： | t:<ph=地名番地>=tb
ビル名： | t:<ph=ビル名>=m

= 3913769188 loose
郵便番号 | n:zipcode<ph=0001111>=z
都道府県 | s:<o=pref-none>=p
市区町村 | t:city<ph=例）札幌市中央区南一条西>=ct
丁目・番地・号 | t:address<ph=例）5-16>=b
建物名/会社名 | t:building_name<ph=例）プレジデント松井ビル100>=m
部屋番号 | n:room_number<ph=例）3>

= 61117362000 loose
@郵便番号<span>*</span> | t:<id=nm-lead-postal;ph=例：100-0001;ac=postal-code>=z "<div style=display:none>郵便番号を入力してください。</div>"
@地域 (都道府県)<span>*</span> | t:<id=nm-lead-region;ph=例：東京都;ac=address-level1>=p "<div style=display:none>都道府県を入力してください。</div>"
@市区町村<span>*</span> | t:<id=nm-lead-locality;ph=例：千代田区;ac=address-level2>=c "<div style=display:none>市区町村を入力してください。</div>"
@番地・ビル名<span>*</span> | t:<id=nm-lead-street;ph=例：千代田1-1;ac=address-line1>=tbm "<div style=display:none>番地を入力してください。</div>"
@3 + 4 = ? <span>*</span> | t:<id=nm-lead-bot;mode=numeric;ph=計算結果を入力>

= 25133185746 loose
カナ | t:kana
医療機関番号 | t:facilityNumber
個人／法人 | s:businessType<o=個人,法人>
~ph | "<fieldset><legend style=display:none>住所</legend><div><label>郵便番号</label>" t:postalCode=z "</div><div><label>都道府県</label>" t:prefecture=p "</div><div><label>市区町村</label>" t:city=ct "</div><div><label>住所１</label>" t:address1<ph=丁目・番地>=b "</div><div><label>住所２</label>" t:address2<ph=建物名・部屋番号>=m "</div><div><label>電話番号</label>" t:phoneNumber "</div><div><label>FAX番号</label>" t:fax "</div></fieldset>"
設立者 | t:founder
従業員数 | t:employee-quantity
関連施設拠点数 | t:facility-number

= 69193331649 wraps noform
~text 請求書のお届け先です。ご契約先と同じでよろしければ、そのまま次へお進みください。
~ph | r:bmode<o=ご契約先と同じ,別の請求先を指定する>
請求先の会社名・団体名<span>必須</span> | t:<id=bCompany;ph=例）○○市役所>=o
部署 | t:<id=bDept;ph=例）総務部 経理課>
ご担当者 | t:<id=bPerson>
郵便番号 | t:<id=bPostal;ph=150-0001>=z
請求書の送付先メール | e:<id=bEmail>
ご住所 | t:<id=bAddr>=pctbm
請求についてのご連絡事項 | t:<id=bNote;ph=例）請求書は郵送でお願いします>

= 69193331649#2 wraps noform
~text 機器をお届けする場所です。
~ph | r:smode<o=ご契約先と同じ,請求先と同じ,別のお届け先を指定する>
お届け先の会社名・拠点名<span>必須</span> | t:<id=sCompany;ph=例）渋谷オフィス>=o
部署 | t:<id=sDept>
お受け取りのご担当者 | t:<id=sPerson>
郵便番号 | t:<id=sPostal;ph=150-0001>=z
お電話番号 | T:<id=sPhone>
ご住所 | t:<id=sAddr>=pctbm
お届けについてのご連絡事項 | t:<id=sNote;ph=例）搬入は平日午前のみ可>
お届け希望日 | d:<id=sDate>

= 14162985154 bs
ご担当者名 | t:Name<id=Name;ph=氏名:必須>
e-mail | e:Email<id=Email;ph=e-mail:必須>
電話番号 | t:tel1<id=tel1;ph=電話番号:必須>
注文商品ジャンル | s:select01<id=select01;o=エコノミー,スタンダード/--選択して下さい>
~ph | "<legend>お届け先情報</legend>"
お届け先名 | t:shipName<id=shipName;ph=注文情報と異なる場合のみ記載してください>
郵便番号 | t:postcode1<id=postcode1;max=3>=z1 "-" t:postcode2<id=postcode2;max=4>=z2 '郵便番号から住所を自動補完します'
都道府県 | s:address1<id=address1;o=pref/--選択>=p
市区町村 | t:address2<id=address2>=c
町域 | t:address3<id=address3>=tb
建物名 お部屋番号 | t:address4<id=address4>=m

= 19076456806 ph noform
| "<h2>保護者情報</h2>" t:<ph=姓> t:<ph=名> t:<ph=せい（ふりがな）> t:<ph=めい（ふりがな）> t:<ph=郵便番号（例: 123-4567）>=z "<i></i>" t:<ph=住所（都道府県・市区町村）>=pct t:<ph=番地・建物名>=bm t:<ph=部屋番号> t:<ph=メールアドレス> t:<ph=電話番号（例: 090-1234-5678）>
| "<h2>生徒情報</h2>" t:<ph=姓> t:<ph=名> s:<o=男,女,その他/性別を選択> t:<ph=学校名> d:<ph=生年月日>

= 30224376515 td
動物病院名 | t:hospitalname<max=200;size=30>
病院の所在地 | "郵便番号" t:postcode1<id=postcode1;max=3;size=9>=z1 "-" t:postcode2<id=postcode2;max=4;size=12>=z2 / s:address1<id=address1;o=pref/都道府県>=p "<br><em>市区町村</em>" t:address2<id=address2>=c "（例）文京区<br><em>町域</em>" t:address3<id=address3>=tb "※半角数字とハイフン（例）1-1-1<br>"
代表者名 | t:representativename<max=200;size=30>
代表者のメールアドレス | t:representativemail<max=200;size=30>
獣医師の数 | s:doctornumber<o=1,2～3人,4～6人/所属する獣医師の数を選択してください。>

= 31600260628 labelbox
注文者氏名カナ | t:
郵便番号 <span>*</span> | t:<ph=1000001;max=7>=z
都道府県 <span>*</span> | t:=p
住所１ <span>*</span> | t:=ctb
住所２（建物名・部屋番号） | t:=m
会社名 | t:=o
部署名 | t:
電話番号 | t:
メールアドレス | e:

= 5119790859 ph
| "<p><span class=indent01>〒" T:zip1<class=w5>=z1 " - " T:zip2<class=w5>=z2 "<i></i>都道府県：" s:pref<o=pref-id>=p "</span><span>※部屋番号等は略さず、正しい住所のご入力をお願い致します。</span><span class=indent01>住所：" t:address<ph=例）新宿区西新宿1-19-8新東京ビルディング5F;ac=off;size=60>=ctbm "</span></p>"
| "<p id=hogosha><span>保護者情報（未成年の方）</span><span>" c:parent_address_check<o=上記住所と同じ> "<span>上記住所と同じ方は、保護者名と電話番号だけ入力してください。</span><span>〒" T:parent_zip1<class=w5> " - " T:parent_zip2<class=w5> "都道府県：" s:parent_pref<o=pref-id> "</span><span>住所：" t:parent_address<ph=例）新宿区西新宿1-19-8新東京ビルディング5F;ac=off> "<span>保護者名" t:parent_name<ph=例）ヤマダ　ハナコ> "</span><span>電話番号" T:parent_tel<ph=例）090-1234-5678> "</span></span></span></p>"

= 5119790859#2 ph
| "<p><span class=indent01>〒" T:zip1<class=w5> " - " T:zip2<class=w5> "都道府県：" s:pref<o=pref-id> "</span><span>※部屋番号等は略さず、正しい住所のご入力をお願い致します。</span><span class=indent01>住所：" t:address<ph=例）新宿区西新宿1-19-8新東京ビルディング5F;ac=off;size=60> "</span></p>"
| "<p id=hogosha><span>保護者情報（未成年の方）</span><span>" c:parent_address_check<o=上記住所と同じ> "<span>上記住所と同じ方は、保護者名と電話番号だけ入力してください。</span><span>〒" T:parent_zip1<class=w5>=z1 " - " T:parent_zip2<class=w5>=z2 "<i></i>都道府県：" s:parent_pref<o=pref-id>=p "</span><span>住所：" t:parent_address<ph=例）新宿区西新宿1-19-8新東京ビルディング5F;ac=off>=ctbm "<span>保護者名" t:parent_name<ph=例）ヤマダ　ハナコ> "</span><span>電話番号" T:parent_tel<ph=例）090-1234-5678> "</span></span></span></p>"

= 17164630294 table
<label for=reserve_day>予約日</label> | d:reserve_day<id=reserve_day>
<label for=estimate>見積もり発行状況</label> | s:estimate<id=estimate;o=発行未,発行済/発行状況>
<label for=payment>支払い状況</label> | s:payment<id=payment;o=支払未,支払済/支払状況>
<label for=d_product>商品納品状況</label> | s:d_product<id=d_product;o=納品未,納品済/納品状況>
<label for=zip>新居郵便番号</label> | n:new_zip<id=zip>=z
<label for=address>新居住所</label> | t:new_address<id=address>=pctbm

= 27401726266 ph
| "<div class=form-header><p class=form-title-lg>勤務先情報</p></div>"
| "<div class=form-header><p class=form-title>部署・役職</p></div><div class=form-content><div>" t:<ph=営業部長> "</div></div>"
| "<div class=form-header><p class=form-title>勤務先メールアドレス</p></div><div class=form-content><div>" t:<ph=tabichoku@example.com> "<p>※ハイフンなしで入力</p></div></div>"
| "<div class=form-header><p class=form-title>勤務先電話番号</p></div><div class=form-content><div>" t:<ph=0000000000> "<p>※ハイフンなしで入力</p></div></div>"
| "<div class=form-header><p class=form-title>勤務先住所</p></div><div class=form-content><div>〒</div><div>" t:<ph=1234567;class=js-zip-work>=z "</div><div>" b:自動入力 "</div></div><i></i><div class=form-content><div>" s:pref-work<o=pref/都道府県>=p "</div><div>" t:addr-work<ph=市区町村>=c "</div></div><div class=form-content>" t:strt-work=tbm "</div>"

= 5295793023 loose noform
@請求先郵便番号 | "<span>〒</span>" t:<id=billing_zip;max=7;class=code-width>=z
@都道府県・市区町村 | t:<id=billing_address1;max=50>=pct
@丁目・番地 | t:<id=billing_address2;max=50>=b
@マンション・ビル名 | t:<id=billing_address3;max=100>=m
@請求先TEL | T:<id=billing_tel;max=20>
@請求先FAX | T:<id=billing_fax;max=20>
@部署名 | t:<id=billing_department_nm;max=30>
@担当者名 | T:<id=billing_manager_nm;max=30>
@閉鎖理由 | t:<id=reason_for_closure;max=50>

= 67476719962 bs
本社郵便番号 | t:<id=el-id-3-4;mode=numeric>=z
本社都道府県 | t:<id=el-id-3-5;ph=本社都道府県>=p
本社所在地 | t:<id=el-id-3-6;ph=本社所在地>=ctbm
本社電話番号 | t:<id=el-id-3-7;ph=本社電話番号;mode=numeric>
~ph | b:請求先は本社と同じ
請求先郵便番号 | t:<id=el-id-3-8;ph=請求先郵便番号;mode=numeric>
請求先都道府県 | t:<id=el-id-3-9;ph=請求先都道府県>
請求先住所 | t:<id=el-id-3-10;ph=請求先住所>
請求先電話番号 | t:<id=el-id-3-11;ph=請求先電話番号;mode=numeric>

= 67476719962#2 bs
本社郵便番号 | t:<id=el-id-3-4;mode=numeric>
本社都道府県 | t:<id=el-id-3-5;ph=本社都道府県>
本社所在地 | t:<id=el-id-3-6;ph=本社所在地>
本社電話番号 | t:<id=el-id-3-7;ph=本社電話番号;mode=numeric>
~ph | b:請求先は本社と同じ
請求先郵便番号 | t:<id=el-id-3-8;ph=請求先郵便番号;mode=numeric>=z
請求先都道府県 | t:<id=el-id-3-9;ph=請求先都道府県>=p
請求先住所 | t:<id=el-id-3-10;ph=請求先住所>=ctbm
請求先電話番号 | t:<id=el-id-3-11;ph=請求先電話番号;mode=numeric>

= 55120980001 ph
| "<fieldset><label>フリガナ " t:customerNameKana "</label><label>メールアドレス " e:customerEmail "</label><label>電話番号 " t:customerPhone "</label><label>郵便番号 " t:customerPostalCode=z "</label><i></i><label>都道府県 " t:customerPrefecture=p "</label><label>市区町村 " t:customerCity=ct "</label><label>番地・建物名 " t:customerAddressLine=bm "</label></fieldset>"
| "<fieldset><legend>配送先情報</legend>" c:shippingSameAsCustomer<o=注文者と配送先は同じ> "<div><label>配送先氏名 " t:shippingName "</label><label>配送先電話番号 " t:shippingPhone "</label><label>配送先郵便番号 " t:shippingPostalCode "</label><label>配送先都道府県 " t:shippingPrefecture "</label><label>配送先市区町村 " t:shippingCity "</label><label>配送先番地・建物名 " t:shippingAddressLine "</label></div><label>配送希望日（任意） " s:shippingDesiredDate<o=明日,明後日/指定なし> "</label></fieldset>"

= 55120980001#2 ph
| "<fieldset><label>フリガナ " t:customerNameKana "</label><label>メールアドレス " e:customerEmail "</label><label>電話番号 " t:customerPhone "</label><label>郵便番号 " t:customerPostalCode "</label><label>都道府県 " t:customerPrefecture "</label><label>市区町村 " t:customerCity "</label><label>番地・建物名 " t:customerAddressLine "</label></fieldset>"
| "<fieldset><legend>配送先情報</legend>" c:shippingSameAsCustomer<o=注文者と配送先は同じ> "<div><label>配送先氏名 " t:shippingName "</label><label>配送先電話番号 " t:shippingPhone "</label><label>配送先郵便番号 " t:shippingPostalCode=z "</label><i></i><label>配送先都道府県 " t:shippingPrefecture=p "</label><label>配送先市区町村 " t:shippingCity=ct "</label><label>配送先番地・建物名 " t:shippingAddressLine=bm "</label></div><label>配送希望日（任意） " s:shippingDesiredDate<o=明日,明後日/指定なし> "</label></fieldset>"

= 6696851286 loose
配送先企業名 | t:deliveryCompanyName<ph=株式会社配送先>=o
配送先部署名 | t:deliveryDepartment<ph=配送部>
配送先担当者名 | t:deliveryCustomerName<ph=配送田中>
配送先担当者名（カナ） | t:deliveryCustomerNameKana<ph=ハイソウタナカ>
配送先郵便番号 | t:deliveryZip<ph=100-0001>=z
配送先住所 | t:deliveryAddress<ph=東京都中央区日本橋1-1>=pctbm
配送先電話番号 | t:deliveryTel<ph=03-9876-5432>
決済種別 | t:settlementType<ph=2>
FAX番号 | t:fax<ph=03-1234-5679>

= 405809881 ph
| "<h2>配送先住所</h2>" t:<ph=姓> t:<ph=名> T:<ph=電話番号> t:<ph=郵便番号>=z "<i></i>" s:<o=pref/都道府県を選択>=p t:<ph=市区町村>=ct t:<ph=住所（番地以降）>=b t:<ph=建物名・部屋番号>=m a:<ph=備考（オプション）>

= 4710180692 dl
~heading 現在のお住まいについて
現住所<span>必須</span> | "<ul><li> 〒" t:cur_zip1<max=3;class=w_70>=z1 "-" t:cur_zip2<max=4;class=w_70>=z2 b:住所検索 "<i></i></li><li>" s:cur_pref_cd_sel<class=w110;o=pref-id/>=p "都道府県</li><li>" t:cur_address<max=40;class=w_220>=ctbm "市町村以下</li></ul>"
エレベーターの有無 | r:cur_elevator_cd_sel<o=あり,なし>
~heading お引越先のお住まいについて
新住所<span>必須</span> | "<ul><li> 〒" t:new_zip1<max=3;class=w_70> "-" t:new_zip2<max=4;class=w_70> b:住所検索 "</li><li>" s:new_pref_cd_sel<o=pref-id/> "都道府県 </li><li>" t:new_address<max=40;class=w_220> "市町村以下 </li></ul>"
エレベーターの有無 | r:new_elevator_cd_sel<o=あり,なし>

= 4710180692#2 dl
~heading 現在のお住まいについて
現住所<span>必須</span> | "<ul><li> 〒" t:cur_zip1<max=3;class=w_70> "-" t:cur_zip2<max=4;class=w_70> b:住所検索 "</li><li>" s:cur_pref_cd_sel<class=w110;o=pref-id/> "都道府県</li><li>" t:cur_address<max=40;class=w_220> "市町村以下</li></ul>"
エレベーターの有無 | r:cur_elevator_cd_sel<o=あり,なし>
~heading お引越先のお住まいについて
新住所<span>必須</span> | "<ul><li> 〒" t:new_zip1<max=3;class=w_70>=z1 "-" t:new_zip2<max=4;class=w_70>=z2 b:住所検索 "<i></i></li><li>" s:new_pref_cd_sel<o=pref-id/>=p "都道府県 </li><li>" t:new_address<max=40;class=w_220>=ctbm "市町村以下 </li></ul>"
エレベーターの有無 | r:new_elevator_cd_sel<o=あり,なし>

= 17410341288 dl
【必須】事業所名： | t:jigyousyo<ph=事業所名>=o
郵便番号 | t:postcode<ph=郵便番号を入力してください>=z
都道府県 | t:prefecture<ph=都道府県>=p
市区町村 | t:city<ph=市区町村>=c
町名など | t:town<ph=町名など>=tbm
【必須】ご担当者様氏名： | t:name<ph=山田一郎>
【必須】ご担当者様氏名（カナ）： | t:name_kana<id=name_kana;ph=ヤマダイチロウ>
【必須】E-MAIL: | e:email<ph=xxx@gmail.com>
【必須】Password登録： | p:password1<id=password1;ph=半角英数字記号>

= 58094817354 loose
@名 | t:<id=guest-first-name;ph=名前(名)>
@郵便番号 | t:<id=guest-postal-code;ph=ハイフンなし>=z
@都道府県 | s:<id=guest-prefecture;o=pref>=p
@住所１ | t:<id=guest-address1;ph=市区町村・番地>=ctb
@住所２ | t:<id=guest-address2;ph=建物名・部屋番号はこちら>=m
@電話番号 | t:<id=guest-phone-number;ph=ハイフンなし>

= 55177562978 loose
郵便番号 | t:postalCode<ph=例：1011001>=z
都道府県 | s:prefecture<o=pref-none>=p
住所 | t:address<size=70;ph=市区町村・番地を入力>=ctb
建物名・部屋番号（任意） | t:building<size=70;ph=マンション名など>=m
電話番号 | t:phoneNumber<ph=例：09012345678>
メールアドレス | t:mail<ph=メールアドレス>
パスワード | t:password<ph=パスワード（半角英数字・記号のみ8~100文字>

= 55683845739 labelbox
フリガナ <span>*</span> | t:nameKana<ph=ヤマダ タロウ>
メールアドレス（認証済み） | e:<disabled>
電話番号 <span>*</span> | T:phone<ph=090-1234-5678>
郵便番号 <span>*</span> | t:postalCode<ph=1234567>=z
都道府県 <span>*</span> | s:prefecture<o=pref/選択>=p
住所 <span>*</span> | t:address<ph=市区町村・番地>=ctb
建物名・部屋番号 | t:address2=m
パスワード <span>*</span> | p:password<ph=8文字以上>

= 6775996102 table
受講者氏名 | t:name2
受講者氏名(フリガナ) | t:ruby2
住所 | "<dl><dt>郵便番号</dt><dd>" t:zip<class=zip w150;ph=000-000>=z "<a href=#>郵便番号から検索する</a></dd></dl><i></i><dl><dt>都道府県</dt><dd>" s:prefecture<o=pref>=p "</dd></dl><dl><dt>市区町村・番地</dt><dd>" t:address1<ph=市区町村・番地を入力してください>=ctb "</dd></dl><dl><dt>建物・マンション名</dt><dd>" t:address2<ph=建物・マンション名を入力してください>=m "</dd></dl>"
メールアドレス<span>必須</span> | t:mail<max=255>
電話番号<span>必須</span> | t:tel<max=13;class=w150;ph=090-000-000>
`;

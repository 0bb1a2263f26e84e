/**
 * Forms that were described before they were first read: EC-CUBE, CakePHP, Smarty, JSP, Blade, WordPress, React, Vue, recruiting, wedding,
 * restaurant, company and member pages. At that reading the code field was right in 59 of 60 forms, the parts of 218 of 240 fields (90.8 %), and 50
 * forms were without any fault; no other field was taken. Left as they are: two lines that only the notes behind them tell apart, and
 * 以降の住所と番地, which leaves the town to the city.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_11 = `
= 2736256604 dl
お名前<span>※必須</span> | t:name01 t:name02
郵便番号<span>※必須</span> | "<p><span>〒" t:zip01=z1 "-" t:zip02=z2 "</span><a href=#>郵便番号検索</a></p><p><small>郵便番号自動検索がうまくいかない場合はこちらから検索してください。</small></p>"
住所<span>※必須</span> | "<div>" s:pref<o=pref-id/都道府県を選択>=p "</div><p>" t:addr01=ct "</p><p>" t:addr02=b "</p><p>" t:addr03=m "</p><p><span>住所は2つに分けてご記入ください。マンション名は必ず記入してください。</span></p>"
電話番号<span>※必須</span> | "<div>" t:tel01 "&nbsp;-&nbsp;" t:tel02 "&nbsp;-&nbsp;" t:tel03 "</div>"
メールアドレス<span>※</span> | t:email
お問い合わせ内容<span>※必須</span> | a:contents

= 18526071266 ph h-adr
| "<div><div><label>住所</label><p>必須</p></div></div><div><div><span><span>〒</span><div><div>" t:postal_code<class=p-postal-code>=z "</div></div></span><div><strong></strong></div>" s:pref_id<id=pref_name;class=p-region-id;o=pref-id>=p "<div><strong></strong></div>" t:addr01<class=p-locality;ph=市区町村>=c "<div><strong></strong></div>" t:addr02<class=p-street-address;ph=番地>=tb "<div><strong></strong></div>" t:addr03<class=p-extended-address;ph=建物名・号室>=m "</div></div>"
| "<div><label>電話番号</label><p>必須</p></div><div>" t:phone_number "</div>"

= 41023279125 table
~ph | r:modify<o=登録情報と同じ,変更する>
郵便番号<span>必須</span> | "<p>" t:postal_code1<id=input1;max=3;ph=000>=z1 " - " t:postal_code2<id=input2;max=4;ph=0000>=z2 "</p><p>" b:住所検索 "</p>"
住所<span>必須</span> | s:pref<o=pref-id>=p t:city<id=address2;max=15;ph=市区町村>=ct t:address<id=address3;max=100;ph=番地>=b t:other<max=100;ph=建物名  ※空白可>=m
電話番号<span>必須</span> | "<p>" t:tel1<max=5;ph=000> " - " t:tel2<max=5;ph=0000> " - " t:tel3<max=5;ph=0000> "</p>"
お名前<span>必須</span> | t:name<max=15;ph=例： 田中太郎>
お名前(カナ)<span>必須</span> | t:name_kana<max=20;ph=例： タナカタロウ>

= 18009023444 table
性別 | r:sex<o=男,女>
生年月日 | d:birthday<id=birthday>
郵便番号<span> (8)</span> | t:post<id=post;max=8;ph=123-4567;title=郵便番号;ac=off>=z
フリガナ<span> (100)</span> | t:address_kana<id=address_kana;max=100;title=カタカナ、数字、スペース、英字;ph=全角カタカナ、数字、英字、スペース;ac=off>=kpkckt
現住所<span> (100)</span> | t:address<id=address;max=100;ac=off>=pctbm

= 48504783644 table
生年月日<span>*</span> | s:year<o=years> s:month<o=months> s:day<o=1,2,3>
郵便番号<span>*</span> | t:zip1<id=zip1;size=3;max=3>=z1 " - " t:zip2<id=zip2;size=4;max=4>=z2 b:〒から住所を入力
住所<span>*</span> | "<p class=pref></p>"
番地(建物) | t:address<id=address>=bm

= 31699767149 table h-adr
お名前<span>*</span> | t:family-name "</td><td>" t:last-name
| "例）山田</td><td>例）太郎"
性別<span>*</span> | r:sex<o=男性,女性>
メールアドレス<span>*</span> | e:email
| "例）test@example.com"
郵便番号<span>*</span> | "〒" t:postcode<class=p-postal-code;size=8;max=8>=z
| "123-4567"
住所<span>*</span> | t:address<class=p-region p-locality p-street-address p-extended-address>=pctb
| "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:building_name=m

= 46078973308 loose h-adr
お名前<span>必須</span> | t:name<ph=例）野菜 太郎;max=50>
ふりがな<span>必須</span> | t:kana<ph=例）やさい たろう;max=50>
~p 住所<span>必須</span> |
郵便番号 | t:zip<class=p-postal-code;max=8>=z
県市区町村・丁目 | t:address1<class=p-region p-locality p-street-address p-extended-address;max=100>=pct
番地 | t:address2<max=50>=b
建物名・部屋番号 | t:address3<max=100>=m
メールアドレス<span>必須</span> | e:email

= 36431699779 div h-adr
@お名前 {必須} | t:name<id=name;max=100;ph=お名前>
@メールアドレス {必須} | e:email<id=email;max=100;ph=メールアドレス>
@郵便番号 | t:postal_code<id=postal_code;class=medium p-postal-code;max=8;ph=郵便番号>=z
@ご住所  | t:address<id=address;class=large p-region p-locality p-street-address p-extended-address;max=512;ph=住所>=pctbm
@電話番号  | T:phone<id=phone;max=12;ph=電話番号>

= 8360027520 table h-adr
<span>性別</span> | r:gender<o=男性,女性>
<span>メールアドレス</span> | e:email '例）test@evample.com'
<span>郵便番号</span> | "<div><span>〒</span>" t:postcode<id=postcode;class=form-text p-postal-code;max=8>=z "</div>" '例）123-4567'
<span>住所</span> | t:address<class=form-text p-region p-locality p-street-address p-extended-address>=pctb '例）東京都渋谷区千駄ヶ谷1-2-3'
建物名 | t:building_name=m '例）千駄ヶ谷マンション101'
<span>ご意見</span> | a:opinion

= 33235481721 loose h-adr
@名前 | t:u_name<id=u_name>
@メールアドレス | t:u_mail<id=u_mail;readonly>
@郵便番号 <span>*</span> | t:u_yubin<id=u_yubin;class=form-control p-postal-code;max=8>=z
@都道府県 <span>*</span> | t:u_jusho1<id=u_jusho1;class=form-control p-region>=p
@市区町村・番地 <span>*</span> | t:u_jusho2<id=u_jusho2;class=form-control p-street-address>=ctb
@建物名（任意） | t:u_jusho3<id=u_jusho3>=m

= 38937632548 div h-adr
@電話番号 | T:telnum<id=telnum;ph=例：0266-53-3369;max=15>
@住所 | "<div><span>郵便番号</span>" t:zipnum<id=zipnum;ph=例：392-0012;class=p-postal-code;max=8>=z "</div><div>" t:address<id=address;ph=例：長野県諏訪市四賀2970-1;class=p-region p-locality p-street-address p-extended-address;max=200>=pctbm "</div>"
履歴書 | "<div><span>履歴書を添付してください。</span></div><div><label for=rirekisho>ファイル</label>" f:rirekisho<id=rirekisho> "</div>"

= 2902114415 loose
@郵便番号 | t:postcode<id=postcode>=z
@配送先住所 | t:address<id=address>=pctb
@建物名 | t:building<id=building>=m

= 14013446758 wrongfor
生年月日 {必須} | d:birthday<ph=生年月日>
郵便番号 {必須} | t:post_code<ph=郵便番号>=z
都道府県 {必須} | s:pref_id<o=pref-id-none>=p
住所 {必須} | t:address<ph=住所>=ctb
建物名 | t:building<ph=建物名>=m

= 61616641771 labelbox noform
電話番号 {*} | T:<mode=tel;ph=例）090-1234-5678>
居住地 | b:日本国内 b:海外
郵便番号 {*} | "<div>" t:<mode=numeric;ph=例）123-4567>=z b:住所検索 "</div>"
都道府県 | s:<o=pref>=p
市区町村 | t:<ph=例）渋谷区恵比寿>=ct
番地 | t:<ph=例）1-2-3>=b
建物名・部屋番号 | t:<ph=例）○○マンション101号室>=m

= 55822525217 loose
@名前 | t:name<id=name>
@メールアドレス（変更不可） | e:email<id=email;readonly>
@郵便番号 | t:postal_code<id=postal_code;ph=例）123-4567>=z "<div>郵便番号を入力すると、住所が自動で入力されます。</div>"
@電話番号 | t:phone<id=phone;ph=例）090-1234-5678>
@住所 | a:address=pctbm

= 23469835057 ul noform
@氏 | t:lastname<id=lastname;ph=例）鈴木>
@名 | t:firstname<id=firstname;ph=例）太郎>
@国または地域 | t:country<id=country;ph=例）日本>
@郵便番号 | t:post-code<id=post-code;ph=例）123-4567>=z "<div>この項目は必須項目です。</div>"
@都道府県 | t:province<id=province;ph=例）東京都>=p "<div>この項目は必須項目です。</div>"
@市区町村 | t:city<id=city;ph=例）東五城字備前>=ct "<div>この項目は必須項目です。</div>"
@番地 | t:street<id=street;ph=例）23番地４>=b "<div>この項目は必須項目です。</div>"
| t:building-number<id=building-number;ph=アパート名、棟名、部屋番号など(オプション)>=m
@電話番号 | t:phone<id=phone;ph=例）050-1742-3631>
@メールアドレス | e:email<id=email;ph=例）mail@example.com>
~ph | c:other-addr<o=別の住所へ配送しますか?>
@氏 | t:other-lastname<id=other-lastname;ph=例）鈴木>
@国または地域 | t:other-country<id=other-country;ph=例）日本>
@郵便番号 | t:other-post-code<id=other-post-code;ph=例）123-4567>
@都道府県 | t:other-province<id=other-province;ph=例）東京都>
@市区町村 | t:other-city<id=other-city;ph=例）東五城字備前>
@番地 | t:other-street<id=other-street;ph=例）23番地４>
| t:other-building-number<id=other-building-number;ph=アパート名、棟名、部屋番号など(オプション)>
@電話番号 | t:other-phone<id=other-phone;ph=例）050-1742-3631>

= 3678459128 wraps noform
お名前 | t:<ph=例）山田 太郎>
メールアドレス | e:<ph=例）taro@example.com>
郵便番号（任意） | t:<mode=numeric;pattern=[0-9\\-]*;ph=例）123-4567>=z
ご住所（任意） | t:<ph=例）大阪府大阪市北区梅田2-5-25>=pctb
建物名・号室（任意） | t:<ph=例）○○マンション 101号室>=m
お飲み物 | s:<o=アルコール可,アルコール不可>

= 949664983 flat
メールアドレス</span><span style="color:red">※ | t:email<ph=例） test@example.com>
郵便番号</span><span style="color:red">※ | "〒" t:postcode<ph=例）123-4567>=z
住所</span><span style="color:red">※ | t:address<ph=例）東京都渋谷区千駄ヶ谷1-2-3>=pctb
建物名 | t:building<ph=例）千駄ヶ谷マンション101>=m

= 14511200942 dl
ユーザー名 | t:name
郵便番号 | t:postal_code<ph=例）123-4567>=z
住所 | t:address=pctb
建物名 | t:building=m

= 56966749746 loose noform
@氏名 {必須} | t:<id=daFullname;ph=例）山田 花子>
@郵便番号 {必須} | t:<id=daPostal;mode=numeric;ph=例）123-4567>=z
@住所 {必須} | t:<id=daAddress;ph=例）東京都渋谷区○○1-2-3 ○○マンション101>=pctbm
@電話番号 {必須} | T:<id=daPhone;ph=例）090-1234-5678>

= 26706612060 ph
| "■人数をご入力の上、合計金額をご確認ください<br>" t:num<id=num;ph=1-10;size=2> "名様" b:税込合計 t:total_price<id=total_price> " 円<br>■代表者様のご連絡先をご入力ください<br><label>電話番号 </label>" t:tel<id=tel;ph=000-0000-0000> "<br><label>メールアドレス</label>" t:email<id=email;ph=osteria@ost.com> "<br><label>郵便番号</label>" t:zip1<max=3>=z1 " - " t:zip2<max=4>=z2 "<br><label>都道府県</label>" t:pref<max=4>=p "<label>市町村区</label>" t:city=c "<br><label>以降の住所と番地</label><br>" t:addr<id=addr;size=60>=tbm "<br>" t:kana<id=kana;ph=フリガナ;size=60> "<br>お名前<br>" t:name<ph=例）伊太利亜　太郎;size=20> t:name_kana<id=name_kana;ph=例）イタリア タロウ;size=20> "<br>■特別なご要望がありましたらご記入ください。<br>" a:message

= 13070806066 loose
@電話番号 | "<div>" t:phone1<id=phone1;max=4> " - " t:phone2<id=phone2;max=4> " - " t:phone3<id=phone3;max=4> "</div>"
@郵便番号 | "<div>" t:zip1<id=zip1;max=3>=z1 " - " t:zip2<id=zip2;max=4>=z2 "</div>"
@住所 | t:address<id=address>=pctbm
@メールアドレス(ログインID) | e:email<id=email>
@パスワード | p:password<id=password>

= 25227479289 table
氏名* | t:kokyakuname<max=50;size=100>
カナ名* | t:kokyakukana<max=50;size=100>
郵便番号* | t:zip1<max=3;size=10>=z1 "－" t:zip2<max=4;size=10>=z2
住所１* | "<span> 都道府県" s:kenmap<o=pref>=p "</span>" t:address1<max=50;size=70>=c "<br>群市区（島）を入れてください。"
住所２* | t:address2<max=50;size=100>=tbm "<br>それ以降の住所を入れてください。"
電話番号* | t:tel1<max=5;size=10> "－" t:tel2<max=4;size=10> "－" t:tel3<max=4;size=10>
ＦＡＸ番号 | t:fax1<max=5;size=10> "－" t:fax2<max=4;size=10> "－" t:fax3<max=4;size=10>
誕生日 | t:birthday<max=8;size=10>

= 528142718 td
<font>お名前</font> | "<font>姓 " t:name1<size=12;max=20> " 名 " t:name2<size=12;max=20> "例)山田　太郎 </font>"
<font>郵便番号</font> | "<font>〒 " t:zip1<max=3;size=6>=z1 " - " t:zip2<max=4;size=8>=z2 "(半角数字)　例)105 - 0004</font>"
<font>都道府県</font> | "<font>" t:addr_pref<size=10;max=10>=p "例）東京都</font>"
<font>区市町村</font> | "<font>" t:addr_city<size=30;max=40>=ct "例)港区新橋</font>"
<font>番地</font> | "<font>" t:addr_number<size=30;max=40>=b "例)○丁目○番地○号</font>"
<font>ビル・アパート・マンション名</font> | "<font>" t:addr_bill<size=30;max=40>=m "</font>"

= 49861429642 table
@お名前<em>必須</em> | t:name<id=name>
@お名前　ふりがな<em>必須</em> | t:kana<id=kana>
@ご住所<em>必須</em> | "&#12306;" t:zip1<max=3;id=zip1>=z1 " - " t:zip2<max=4;id=zip2>=z2 "<em>郵便番号を入力すると、自動で都道府県と市町村郡が表示されます。</em><br><label>都道府県" t:pref<id=pref>=p "</label><br><label>市区町村" t:city<id=city>=ct "</label><br><label>番地" t:add<id=add>=b "</label>"
@お電話番号<em>必須</em> | t:tel<id=tel>
@メールアドレス<em>必須</em> | t:mail<id=mail>

= 8840642896 dl
お電話番号 | "<ul><li>" n:user[tel01] "</li><li>" n:user[tel02] "</li><li>" n:user[tel03] "</li></ul>"
ご住所 | "<dl><dt>郵便番号</dt><dd>" n:user[zip01]<id=zip0>=z1 "&nbsp;-&nbsp;" n:user[zip02]<id=zip1>=z2 "</dd></dl><dl><dt>都道府県</dt><dd>" s:user[pref_id]<id=address1;o=pref-id/選択して下さい>=p "</dd></dl><dl><dt>市区町村・番地</dt><dd>" t:user[address1]<id=address2>=ctb "</dd></dl><dl><dt>ビル・マンション等</dt><dd>" t:user[address2]=m "</dd></dl>"
メールアドレス | "<p>" e:user[email] "</p>"
メールアドレス（確認用） | "<p>" e:user[email_confirmation] "</p>"
パスワード | "<p>" p:user[password] "</p>"
ご希望のレンタル時計 | s:user[brand_id]<o=A,B/選択して下さい>

= 257977036 dl
お名前(フリガナ)&nbsp;<span>※</span> | t:kana01<ph=セイ> "&nbsp;&nbsp;" t:kana02<ph=メイ>
郵便番号 | "<p>" T:zipcode=z "&nbsp;&nbsp;<a href=#><span>郵便番号検索</span></a></p>"
住所 | s:pref<o=pref-id/都道府県>=p t:addr01<ph=市区町村名>=ct t:addr02<ph=番地・ビル名>=bm
電話番号 | T:tel01 "&nbsp;－&nbsp;" T:tel02 "&nbsp;－&nbsp;" t:tel03
メールアドレス&nbsp;<span>※</span> | e:email e:email02<ph=確認のため2回入力してください>

= 69379820747 loose
~heading 会社情報
@会社名 | t:<id=md-company-name>=o
@役職 | t:<id=md-company-position>
@業種 | t:<id=md-industry>
@会社郵便番号 | t:<id=md-company-postal-code>=z
@会社住所 | a:<id=md-company-address>=pctbm
@会社電話 | T:<id=md-company-phone>
@会社FAX | T:<id=md-company-fax>
@会社PR | a:<id=md-company-pr>
~heading 自宅情報
@自宅郵便番号 | t:<id=md-home-postal-code>
@自宅住所 | a:<id=md-home-address>
@自宅電話 | T:<id=md-home-phone>
~heading その他
@趣味・信条 | a:<id=md-hobbies>
@会員番号 | t:<id=md-member-number>

= 46934103659 table
生年月日 | s:birth-year<o=years> " 年 " s:birth-month<o=months> " 月"
@自宅住所 {＊} | "〒 " t:zip1<id=zip1;size=3;max=3>=z1 " - " t:zip2<id=zip2;size=5;max=4>=z2 t:address1<id=address1;ph=例）東京都中央区銀座１丁目１−１;size=75>=pctb t:address2<id=address2;ph=アパート・マンション名;size=35>=m "<br><small>※今後、ご案内書類をお送りする際は、こちらにご入力いただいた住所に送付させていただきます。</small>"

= 16675659374 labels
@登録名 | t:name<id=name;ph=〇〇保育園>
@郵便番号 | "<div>" n:postalCode1<id=postalCode1;ph=000>=z1 "<span>-</span>" n:postalCode2<id=postalCode2;ph=0000>=z2 "</div>"
@自宅住所 | t:adress<id=adress;ph=〇〇県〇〇市〇〇町1−2−3 〇〇マンション101号室>=pctbm
@電話番号 | T:tel<id=tel;ph=000-0000-0000>

= 49861967768 loose
お届け先氏名: | t:fullname
郵便番号(7桁): | t:postalcode=z
都道府県: | s:prefecture<o=pref-none>=p
市町村: | t:city=c
以降の住所: | t:address=tbm
電話番号: | t:tell

= 22195081133 div
フリガナ<span>※</span> | t:name_kana_1<id=name_kana_1;ph=セイ> t:name_kana_2<id=name_kana_2;ph=メイ>
住所（郵便番号）<span>※</span><br>※ハイフンなし7桁 | t:post<id=post;max=7>=z
住所（都道府県）<span>※</span> | t:pref<id=pref>=p
住所（市区町村）<span>※</span> | t:address_1<id=address_1>=ct
住所（番地）<span>※</span> | t:address_2<id=address_2>=b
住所（建物・ビル名） | t:address_3<id=address_3>=m
メールアドレス<span>※</span> | t:email<id=email>
電話番号<span>※</span> | t:tel<id=tel>
保有ポイント<span>※</span> | t:points<id=points>

= 19094402708 table
@郵便番号<span>※</span> | "<table><tbody><tr><td><span>〒</span>" t:zip11<id=zip11;max=8>=z "</td></tr><tr><td><div>例 ）123-4567</div></td></tr><tr><td><div></div></td></tr></tbody></table>"
@住所<span>※</span> | "<table><tbody><tr><td>" t:addr11<id=addr11>=pctbm "</td></tr></tbody></table>"

= 38861589833 table
【任意】FAX | "<p><label for=fax>例）03-0000-1112</label><br>" t:fax<size=30;id=fax> "</p>"
【任意】企業名 | "<p><label for=corp>例) sample</label><br>" t:corp<size=30;id=corp>=o "</p>"
【任意】ご住所 | "<p><span>〒</span><label for=code>例) 000-0000</label><br>" t:code<size=30;id=code>=z "</p><p><label for=address>例) 愛知県名古屋市○○区0-00</label><br>" t:address<size=40;id=address>=pctbm "</p>"
【任意】<br>お問い合わせの内容 | a:content

= 34392124088 table
メール | e:email '例）text@example.com'
郵便番号 | t:postcode=z '例）123-4567'
住所 | t:address=pctb '例）東京都渋谷千駄ヶ谷1-2-3'
建物名 | t:building_name=m

= 36661423628 table
運営会社名 | t:company_name=o
店舗運営責任者情報 | t:company_owner
店舗セキュリティ責任者 | t:security_owner
資本金 | t:capital " 円"
会社所在地 | "<p>〒 " t:postnumber=z s:locationarea_id<o=pref-id-none>=p "</p><p>市区町村　" t:address1=ct "</p><p>丁目番地　" t:address2=b "</p><p>その他　　" t:address3=m "</p>"
お問い合わせTEL | t:tel

= 5117463178 loose
@メールアドレス | e:email<id=email;ph=例：example@example.com>
@パスワード | p:password<id=password>
@郵便番号 | t:postal_code<id=postal_code;ph=例：123-4567>=z
@都道府県 | t:prefecture<id=prefecture;ph=例：東京都>=p
@市区町村 | t:city<id=city;ph=例：新宿区>=c
@番地 | t:address<id=address;ph=例：西新宿1-1-1>=tb
@マンション・ビル名 | t:building_name<id=building_name;ph=例：〇〇ビル 101号室>=m
@銀行名 | t:bank_name<id=bank_name;ph=例：〇〇銀行>
@支店名 | t:branch_name<id=branch_name;ph=例：新宿支店>
@口座種別 | s:account_type<id=account_type;o=普通,当座,貯蓄>
@口座番号 | t:account_number<id=account_number;ph=例：1234567（数字のみ）>

= 45121216014 ph noform
| "<label for=normalInput2>フリガナ2</label>" t:<max=80;id=normalInput2>
| "<label for=normalInput2>郵便番号</label>" t:<max=8;id=normalInput2>=z
| "<label for=selectInputPrefectures>都道府県</label>" s:<id=selectInputPrefectures;o=pref-id/>=p
| "<label for=normalInput1>市区町村</label>" t:<max=12;id=normalInput1>=c
| "<label for=normalInput2>町・番地</label>" t:<max=18;id=normalInput2>=tb
| "<label for=normalInput2>マンション・ビル名</label>" t:<max=18;id=normalInput2>=m
| "<label for=normalInput2>住所１</label>" t:<max=200;id=normalInput2>
| "<label for=normalInput2>住所２</label>" t:<max=200;id=normalInput2>
| "<label for=normalInput2>電話番号</label>" t:<max=20;id=normalInput2>
| "<label for=normalInput2>FAX番号</label>" t:<max=20;id=normalInput2>
| "<label for=textareaInput>備考</label>" a:

= 38950900552 loose
@企業名 | "<div>" t:name<id=name>=o "</div>"
@郵便番号 | "<div>" t:postalcode<id=postalcode>=z "</div>"
~wrongfor 住所 | "<div>" s:address<aria-label=Default select example;o=One,Two,Three/住所> "<br>" t:address1<id=address1>=pctb "<br>" t:address2<id=address2>=m "</div>"
@電話番号 | "<div>" t:tel<id=tel> "</div>"
@代表者名 | "<div>" t:repname<id=repname> "</div>"
~wrongfor 業種 | "<div>" s:industry<aria-label=Default select example;o=One,Two/業種> "</div>"
@請求先名 | "<div>" t:billname<id=billname> "</div>"
@請求先郵便番号 | "<div>" t:billpostal<id=billpostal> "</div>"
~wrongfor 請求先住所 | "<div>" s:billaddress<aria-label=Default select example;o=Owner,Admin/住所> "<br>" t:billaddress1<id=billaddress1> "<br>" t:billaddress2<id=billaddress2> "</div>"
@請求先電話番号 | "<div>" t:billtel<id=billtel> "</div>"

= 38081842782 loose
@2022年4月10日時点での所属学校名 | t:schoolName<id=schoolName> "<small>正式名称を略さずに記入．所属していなければ「なし」</small>"
@2022年4月10日時点での学年 | n:grade<id=grade> "<small>数字．所属していなければ-1</small>"
@郵便番号 | t:zipcode<id=zipcode;pattern=^[0-9]+$>=z "<small>ハイフン不要</small>"
@住所 | t:address<id=address>=pctbm "<small>問題・賞状の送付に使用します．</small>"

= 58515938950 labelbox
郵便番号 | t:<ph=123-4567;max=8>=z
都道府県 | t:<ph=東京都>=p
市区町村・番地 | t:<ph=墨田区立川...>=ctb
WEBサイトなどのURL (任意) | t:<ph=https://example.com>
GPS座標 (緯度, 経度) | t:<ph=35.6895, 139.6917>
メモ (任意) | a:

= 18067096852 p noform
ユーザー名： | t:
農家名： | t:
農家名(フリガナ)： | t:
氏名(フリガナ)： | t:
郵便番号： | "〒" t:postcode1<id=postcode1;max=3>=z1 " ー" t:postcode2<id=postcode2;max=4>=z2
~ph | s:address1<id=address1;o=pref-id/都道府県を選択>=p
市区町村名： | t:address2<id=address2>=ct
番地・建物名： | t:address3<id=address3>=bm
メールアドレス： | t:
電話番号： | t:
パスワード： | p:

= 2420823202 table
@メールアドレス(確認)<span>【必須】</span> | e:email_confirm<id=input-email_confirm>
住所<span>【必須】</span> | "<div>〒" T:zipcode<max=8;size=9>=z "</div><div>" s:prefecture<o=pref/都道府県>=p "</div><div>" t:address=ctbm "</div>"
@電話番号<span>【任意】</span> | T:tel<id=input-tel>
@お問い合わせ内容の詳細<span>【必須】</span> | a:body

= 35572870717 table
氏名（フリガナ）<span>[必須]</span> | t:kana " <span>全角カタカナ</span>" h:field[] h:kana:validator[]
郵便番号 <span>[必須]</span> | "〒" t:user_zip<size=8;max=8>=z " <span> 半角数字（例：010-0000）</span> <a href=#><img alt=住所表示></a>" h:field[] h:user_zip:validator[]
都道府県 <span>[必須]</span> | s:user_pref<o=pref>=p h:field[]
住所 <span>[必須]</span> | t:user_address1=ctb "<br><span>市区町村以下</span>" h:field[] "</td></tr><tr><td>" t:user_address2=m "<br><span>ビル・マンション・アパート</span>" h:field[]
電話番号 | t:tel " <span>半角数字（携帯電話でも可）（例：0776-00-0000）</span>" h:field[]
製品に関する場合 | "<p>材料　　　：" s:zairyo<id=zairyo;o=アルミ,鉄/==選択してください==> "</p><p>数量　　　：" t:item_suryo "</p>"
お客様のご予算 | t:budget

= 27210887602 table h-adr
~p 住所 | t:address<ph=住所を入力してください>
郵便番号 | "〒" t:postal-code<class=p-postal-code;size=8;max=8;ph=郵便番号>=z "</td><td>"
都道府県 | t:region<class=p-region;ph=都道府県;readonly>=p "</td><td>"
市区町村 | t:locality<class=p-locality;ph=市区町村;readonly>=c "</td><td>"
町名番地 | t:street-address<class=p-street-address p-extended-address;ph=町名番地>=tb "</td><td>"
マンション名ほか | t:others<ph=マンション名ほか>=m
~p 年齢 | t:age<ph=年齢を入力してください>
~p 身長 | "<p>" t:height<ph=身長を入力してください> "cm</p>"

= 12237980498 td
氏名* | t:delivery-name
お届け先郵便番号* | "〒" t:postal-code=z
お届け先住所* | a:delivery-address=pctbm
お支払方法* | s:payment-id<o=代引き,振込/選択してください。>

= 44639448623 dls
お電話番号<em>(必須)</em> | t:tel1<id=tel1;ph=例：03-1234-5678> "<span></span>"
郵便番号 | "〒" t:zip1<id=zip1>=z1 " ─ " t:zip2<id=zip2>=z2
住所 | "<label>" s:pref<id=pref;o=pref/都道府県>=p "</label><p>市区町村 " t:add<id=add>=ctb "</p><p>ビル・マンション名 " t:add2<id=add2>=m "</p>"
お問合せ内容<em>(必須)</em> | a:etc

= 32861461822 inline
会員氏名： | t:name
郵便番号：〒 | t:postal_code=z
住所： | t:address=pctbm
e-mail： | t:email
電話番号： | t:tel

= 21419082052 td
<span>※</span>メールアドレス<br>(ログインid併用) | t:mail<size=50;ph=メールアドレス>
住所 | "〒" t:zip<size=7;ph=xxxxxxx>=z "(ハイフン無し数字のみ入力)<br>" s:ken<o=pref-id>=p "<br>" t:address<size=70;ph=住所>=ctbm

= 14020807058 table
利用者名 | t:name
住所 | "〒" t:zipcode=z "<br>" a:address=pctbm
電話番号 | t:phone
電子メール | t:email
生年月日 | d:birthday

= 3135602718 dls h-adr
<label>法人名<span>必須</span></label> | t:=o
<label>法人名 カナ<span>必須</span></label> | t:=ko
<label>郵便番号<span>必須</span></label> | t:<class=p-postal-code entry-input;size=8;max=8>=z
<label>都道府県<span>必須</span> <span>※郵便番号から自動入力</span></label> | t:<class=p-region entry-input>=p
<label>市区町村<span>必須</span> <span>※郵便番号から自動入力</span></label> | t:<class=p-locality p-street-address entry-input>=ct
<label>番地以降<span>必須</span></label> | t:<class=p-extended-address entry-input>=b
<label>建物名・フロア等</label> | t:=m
<label>担当部署<span>必須</span></label> | t:

= 36927150821 loose
フリガナ<span>※</span> | t:lastname_kana<ph=テラダ;size=10> t:firstname_kana<ph=タロウ;size=10>
郵便番号<span>※</span><br><span>全角半角、ハイフンありなし、どちらでもご入力いただけます。<br>入力すると以下の住所が自動で入力されます。</span> | T:postal<id=postal;ph=0123456;size=8;max=8>=z
都道府県<span>※</span> | t:pref<ph=東京都;size=28>=p
市区郡<span>※</span> | t:address1<ph=品川区;size=28>=c
町域以降<span>※</span> | t:address2<ph=東品川2-2-28;size=28>=tb
建物名 | t:address3=m

= 2441603995 dls h-adr
<label>法人名 カナ<span>必須</span></label> | t:company_name_kana<id=company_name_kana>=ko
<label>郵便番号<span>必須</span></label> | t:post_code<id=post_code;class=p-postal-code entry-input;size=8;max=8>=z
<label>都道府県<span>必須</span> <span>※郵便番号から自動入力</span></label> | t:prefectures<id=prefectures;class=p-region entry-input>=p
<label>市区町村<span>必須</span> <span>※郵便番号から自動入力</span></label> | t:municipalities<id=municipalities;class=p-locality entry-input>=c
<label>番地以降<span>必須</span></label> | t:street_address<id=street_address;class=p-street-address entry-input>=tb
<label>建物名・フロア等</label> | t:building<id=building>=m

= 16263622808 wrongfor
メールアドレス | "<div>" e:mail<id=inputEmail3> "</div>"
郵便番号 | "<div>" t:zip01<size=10;max=8>=z "</div>"
都道府県 | "<div>" t:pref01<size=20>=p "</div>"
市区町村 | "<div>" t:addr01<size=60>=c "</div>"
町名・番地 | "<div>" t:addr0<id=inputAddress;size=60>=tb "</div>"
ビル、マンション名 | "<div>" t:build<id=inputAddress2>=m "</div>"

= 359275206 loose
@郵便番号<span>(必須)</span> | t:postalcode<id=postalcode;ph=ハイフン不要>=z
@都道府県<span>(必須)</span> | s:region<id=region;o=pref-none>=p
@住所1<span>(必須)</span> | t:addressline1<id=addressline1>=ct
@住所2(番地、アパート・マンション名)<span>(必須)</span> | t:addressline2<id=addressline2>=bm
@電話番号<span>(必須)</span> | t:phonenumber<id=phonenumber;ph=ハイフン不要>

= 28199902683 loose
@<svg></svg> 郵便番号 | "<div>" t:postalCode<id=postalCode>=z "</div>"
@都道府県 | s:prefecture<id=prefecture;o=pref>=p
@市区町村 | "<div>" t:city<id=city>=ct "</div>"
@丁目・番地 | "<div>" t:address1<id=address1>=b "</div>"
@建物名・部屋番号（任意） | "<div>" t:address2<id=address2>=m "</div>"

= 53264137920 labelbox
銀行名 {*} | t:<ph=例: ゆうちょ銀行>
支店名 {*} | t:<ph=例: 盛岡支店>
口座番号 {*} | t:<ph=例: 1234567>
口座名義（カナ） {*} | t:<ph=例: ヤマダ タロウ>
~heading 📦 配送先住所（登録住所と異なる場合）
~ph | "<p>商品の配送先が登録住所と異なる場合のみ入力してください。</p>"
宛名（法人名など） | t:<ph=例: 山田商店>
配送先郵便番号 | t:<ph=例: 123-4567;max=8>=z '7桁入力で住所を自動入力します'
配送先住所 | t:<ph=例: 東京都渋谷区〇〇町1-2-3>=pctbm

= 8424980115 ph
| "<label>お名前（カナ）</label> <label>必須</label> <br><div>" t:kana<id=kana> "例）ヤマダ　アヤ</div>"
| "<label>郵便番号</label> <label>必須</label> <br><div>" t:postal<id=postal>=z "例）123-4567</div>"
| "<label>都道府県</label> <label>必須</label> <br>" s:prefecture<o=pref-id/--->=p
| "<label>市区町村</label> <label>必須</label> <br><div>" t:city<id=city>=c "</div>"
| "<label>番地</label> <label>必須</label> <br><div>" t:banchi<id=banchi>=tb "例）渋谷１－２－３</div>"
| "<label>建物名</label> <label>必須</label> <br><div>" t:building<id=building>=m "例）カリカリ荘渋谷１０１</div>"
| "<label>電話番号</label> <label>必須</label> <br><div>" t:phone<id=phone> "例）08012345678</div>"

= 43577202005 loose
@法人名: | "<div>" t:corpnm<id=corpnm>=o "<p>※必須項目です</p></div>"
@法人名フリガナ: | "<div>" t:corpnf<id=corpnf>=ko "<p>※カタカナ以外はエラーになります</p></div>"
@郵便番号: | "<div>" t:zip1<id=postcode1;max=3;pattern=[0-9]{3}>=z1 " - " t:zip2<id=postcode2;max=4;pattern=[0-9]{4}>=z2 "<p>(例：123-4567)</p></div>"
@都道府県: | "<div>" s:address1<id=address1;o=pref>=p "</div>"
@市区町村: | "<div>" t:address2<id=address2>=ct "</div>"
@番地1: | "<div>" t:address3<id=address3>=b "<p>(例：番地、丁目)</p></div>"
@番地2（建物名）: | "<div>" t:address4<id=address4>=m "</div>"
@電話番号1: | "<div>" t:number1<id=number1;max=11> "<p>(例：0312345678)</p></div>"
@銀行名: | "<div>" t:bank<id=bank> "</div>"
@支店コード: | "<div>" t:branch_code<id=branch_code;max=3> "</div>"

= 13094450419 loose2
卒業年月 | t:graduate<ph=年/月>
<span>[必須] </span>住所 | "<div><span>〒</span>" n:zip01<class=p-postal-code;ph=000;size=3;max=3>=z1 "<span>-</span>" n:zip02<class=p-postal-code;ph=0000;size=4;max=4>=z2 "</div><p><span>●半角数字のみの入力となります。</span><br><span>●郵便番号を入力すると住所の一部が自動的に入力されます。</span></p>"
| "<div><span>都道府県</span>" s:pref01<id=pref01;o=pref/>=p "</div>"
| t:addr01<ph=市区町村>=ct
| t:addr02<ph=丁目・番地>=b
| t:addr03<ph=マンション・アパート名>=m
<span>[必須] </span>E-mail(携帯) | t:mail01<ph=メールアドレス>
<span>[必須] </span>携帯電話 | t:tel01<ph=000-0000-0000>
`;

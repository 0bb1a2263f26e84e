/**
 * Forms found in the sixteenth round, with their second addresses (`#2`): bilingual labels, customer and delivery addresses, postal data, fieldsets.
 * At the first reading (84 addresses of 78 forms, expectations written down before) the code field was found in all, 208 of 229 fields (90.8 %) took
 * their parts; one field was taken that a reader had left out (組織名), two had the town where the reader expected it elsewhere. 12 of the misses were
 * forms with 旧郵便番号 in front of 郵便番号. Forms that the search result had cut are not here.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_16 = `
= 223769505 bs
組織名 * | t:<id=name;ph=例: 開発組織>=o
説明 | a:<id=description;ph=組織の説明（任意）>
~heading 請求先住所
郵便番号 | t:<id=postalCode;ph=例: 123-4567>=z
都道府県 | t:<id=prefecture;ph=例: 東京都>=p
市区町村 | t:<id=city;ph=例: 渋谷区>=c
住所1 | t:<id=address1;ph=例: 渋谷1-2-3>=tb
住所2 | t:<id=address2;ph=例: 渋谷ビル101>=m

= 38360714110 labelbox
<span>📮</span> 郵便番号 / Postal Code | t:<ph=1234567 (7桁);max=7>=z "<small>Enter 7-digit postal code to auto-fill address</small>"
<span>🗾</span> 都道府県 / Prefecture | t:<ph=例: 東京都>=p
<span>🏙️</span> 市区町村 / City | t:<ph=例: 渋谷区>=ct
<span>🏘️</span> 丁目・番地・号 / Street Address | t:<ph=例: 1-2-3>=b
<span>🏢</span> 建物名・部屋番号 / Building & Room | t:<ph=例: 〇〇ビル 3F>=m

= 2742279834 bs
メールアドレス / Email | e:<id=email>
電話番号 / Phone | T:<id=phone>
~heading 住所 / Address
郵便番号 / Postal Code | t:<id=postal_code;ph=123-4567>=z
都道府県 / Prefecture | t:<id=prefecture;ph=東京都>=p
市区町村 / City | t:<id=city;ph=渋谷区>=ct
番地・建物名 / Street Address | t:<id=street;ph=1-2-3 ○○マンション101>=bm

= 30286902462 labelbox
~heading 請求先住所
郵便番号 | t:billingAddress.postalCode<ph=000-0000>=z
都道府県 | t:billingAddress.prefecture<ph=東京都>=p
市区町村 | t:billingAddress.city<ph=渋谷区>=c
住所 | t:billingAddress.addressLine1<ph=○○町1-2-3>=tb
住所2（任意） | t:billingAddress.addressLine2<ph=○○マンション101号室>=m

= 33297745974 ph
| "郵便番号<br>" t:postal_code1<id=postal_code1>=z1 "-" t:postal_code2<id=postal_code2>=z2 b:住所検索
| "都道府県<br>" s:prefecture_id<id=prefecture_id;o=pref-id/ >=p
| "住所1（市区町村・町名<br>" t:address1<id=address1>=ct
| "住所2（番地・建物名）<br>" t:address2<id=address2>=bm

= 24699051974 labelbox
住所 |
郵便番号 | t:=z b:住所を自動入力
市区郡 | t:=c
町・丁目・番地 | t:=tb
建物名・部屋番号 | t:=m
職員番号 | t:

= 23270579659 bs
パスワード | p:<id=password;max=64>
郵便番号 | t:<id=postal;max=7;ph=例: 1234567>=z b:検索
住所1 | t:<id=address1;max=128;ph=都道府県 市区町村>=pct
住所2 | t:<id=address2;max=128;ph=番地・建物名・部屋番号>=bm

= 12078533449 table
郵便番号 | t:zipCode<max=7>=z
住所1 | t:address1<ph=都道府県・市区町村・町名>=pct
住所2 | t:address2<ph=番地・建物名>=bm
固定電話番号 | t:phoneNumber<max=10>
携帯電話番号 | t:mobileNumber<max=11>
メールアドレス | t:mailAddress
会社 | t:company=o
部署 | t:
役職 | t:
敬称 | t:keishou
備考 | t:remarks

= 57906138213 ph
| e:<id=register-email;ph=メールアドレス（例：taro@example.com）>
| T:<id=register-phone;ph=電話番号（例：09012345678）>
| t:<id=register-postal-code;ph=郵便番号（例：1000001）;max=8>=z b:住所を検索
| s:<id=register-prefecture;o=pref/都道府県を選択>=p
| t:<id=register-city;ph=市区町村・町域（例：千代田区千代田）>=ct
| t:<id=register-address-line;ph=番地・建物名（例：1-1 〇〇マンション101）>=bm

= 52110546948 p
~pin <label for=zip>郵便番号</label> | t:zip_code1<id=zip_code1;max=3>=z1 "-" t:zip_code2<id=zip_code2;max=4>=z2 h:zip_code b:住所検索
~pin <label for=add>都道府県</label> | t:prefecture<id=prefecture>=p
~pin <label for=add02>市区郡</label> | t:city<id=city>=c
~pin <label for=building>それ以降の住所</label> | t:building<id=building>=tbm

= 27154520862 table
郵便番号</th><th>{任意} | "〒" t:zip01<max=3>=z1 "-" t:zip02<max=4;ph=456>=z2 "<a href=#><span>住所自動入力</span></a>"
住所</th><th>{任意} | s:pref<o=pref/都道府県を選択>=p "<div>市区町村・町名<br>" t:addr01<ph=市区町村名（例：千代田区神田神保町）>=ct "</div><div>番地・マンション名<br>" t:addr02<ph=番地・ビル名（例：1-3-5）>=bm "</div><div><em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em></div>"
電話番号</th><th>{任意} | t:tel01 "-" t:tel02 "-" t:tel03

= 3394769187 bs
会社名 | t:<max=50>=o
郵便番号 | t:<max=7>=z '※(半角数字)ハイフン(-)なしで入力してください。'
都道府県 | t:<max=20>=p
市区町村 | t:<max=30>=ct
番地 | t:<max=20>=b
建物名 | t:<max=70>=m
電話番号 | t:<max=30>

= 54080062167 bs
郵便番号 | t:identityInfo.japanZipCode<ph=例: 1000001;max=7>=z '<span>ハイフンなし7桁</span>'
都道府県 | t:identityInfo.japanPrefecture<ph=例: 東京都>=p
市区町村 | t:identityInfo.japanCity<ph=例: 千代田区>=c
町名丁目番地号等 | t:identityInfo.japanAddressLines<ph=例: 千代田1-1-1>=tbm
電話番号 | T:identityInfo.phoneNumber<ph=例: 0312345678>
携帯電話番号 | T:identityInfo.mobileNumber<ph=例: 09012345678>

= 15413503828 bs
店舗名 | t:name
説明 | a:description
都道府県 | s:prefecture<o=pref>=p
電話番号 | t:tel
郵便番号 | t:postal_code=z
市区町村 | t:address1=ct
番地・建物名など | t:address2=bm
緯度 | t:latitude
経度 | t:longitude
メールアドレス | t:email
定休日 | t:regular_holiday
サイトURL | t:website_url
最大同時予約数 | n:capacity

= 47101836793 labelbox
氏名 | t:
E-mail | t:<ph=name@example.com>
電話番号 | t:
郵便番号 | t:<ph=1230000>=z
都道府県 | t:=p
市区町村 | t:=c
それ以降 | t:=tbm
自己紹介 | a:<ph=得意分野や実績など>

= 2442954972 ph
| "<label for=必須>必須</label><label for=postal_code>郵便番号<br>※半角数字 7文字</label>" t:postal_code<id=postal_code;max=7;title=半角数字７文字でご入力ください>=z
| "<label for=必須>必須</label><label for=prefecture>住所（都道府県）</label>" s:prefecture<id=prefecture;o=pref/ >=p
| "<label for=必須>必須</label><label for=address_1>住所（市区町村）<br>※全角で入力/スペースのみ不可</label>" t:address_1<id=address_1;max=10;title=全角で入力してください/スペースのみ不可>=c
| "<label for=必須>必須</label><label for=address_2>住所（市区町村）<br>※全角で入力/スペースのみ不可</label>" t:address_2<id=address_2;max=10;title=全角で入力してください/スペースのみ不可>
| "<label for=必須>必須</label><label for=authority>アカウント権限</label>" s:authority<id=authority;o=一般,管理者>

= 41589653997 ph
| "名前（姓）" t:<max=10>
| "メールアドレス" e:<max=100>
| "パスワード" p:<max=10>
| "郵便番号" n:<max=7>=z
| "住所（市区町村）" t:<max=10>=ct
| "住所（番地）" t:<max=100>=b

= 33716973421 td
会社名カナ<div>*</div> | t:company_kana<id=companyKanaSP>=ko "<span style=display:none>すべてカタカナで入力してください</span>"
郵便番号 | t:postal_code<id=postal_codeSP>=z "<span style=display:none>7桁の郵便番号を入力してください</span>"
会社所在地 | t:address<id=addressSP>=pctbm
電話番号 | t:tel<id=telSP>
FAX番号 | t:fax<id=faxSP>
URL | t:URL<id=URLSP>

= 15831735432 loose
<label for=namel>法人名 :</label> | t:corporationName<id=namel>=o
<label for=namel>郵便番号 :</label> | t:postalCode<id=namel>=z
<label for=namel>法人所在地 :</label> | t:address<id=namel>=pctbm
<label for=namel>電話番号 :</label> | t:phoneNumber<id=namel>
<label for=namel>与信限度額 :</label> | t:creditLimit<id=namel>

= 68933415166 bs
~heading 本店所在地
郵便番号 | t:<id=r1-zip;ac=postal-code;ph=7790000>=z b:住所を検索
都道府県・市区町村 | t:<id=r1-address;ac=address-line1;ph=徳島県吉野川市>=pc
町名・番地・建物名 | t:<id=r1-address-detail;ac=address-line2;ph=〇〇町1-2-3>=tbm

= 37785165826 loose2
店名 | t:shop_name
郵便番号 | t:postal_code=z
都道府県 | s:pref_code<o=pref-id-none>=p
市区町村 | t:city=ct
番地以下 | t:=bm
電話番号 | t:
url | t:
タイトル | t:title
本文 | a:body

= 57971971062 ph
| "<label for=postal_code>郵便番号</label><br>" t:postal_code<id=postal_code;ph=000-0000;max=8>=z
| "<label for=address_1>都道府県</label><br>" t:address_1<id=address_1;readonly>
| "<label for=address_2>市区町村番地以下</label><br>" t:address_2<id=address_2>=ctb
| "<label for=address_3>アパート・マンション名等</label><br>" t:address_3<id=address_3>=m
| "<label for=phone>電話番号</label><br>" t:phone<id=phone>
| "<label for=cell_phone>携帯番号</label><br>" t:cell_phone<id=cell_phone>
| "<label for=fax>FAX番号</label><br>" t:fax<id=fax>

= 8066813109 ph
| "<label for=postal_code>住所</label><br><span>郵便番号を入力すると住所が自動で入力されます <a href=#>[日本郵便HPへ]</a></span><br><label for=postal_code>郵便番号</label><br>" t:postal_code<id=postal_code;ph=000-0000;max=8>=z
| "<label for=address_1>都道府県</label><br>" t:address_1<id=address_1>=p
| "<label for=address_2>市区町村番地以下</label><br>" t:address_2<id=address_2>=ctb
| "<label for=address_3>アパート・マンション名等</label><br>" t:address_3<id=address_3>=m
| "<label for=phone>電話番号</label><br>" t:phone<id=phone;ph=03-1234-5678>

= 15864671513 td
フリガナ | t:your-kana
e-mail | t:your-mail
電話番号 | t:your-tel
住所 | "〒<span>" t:your-zipcode=z "</span><br><span>" t:your-address=pctbm "</span>"
生年月日 | t:your-birthday

= 55265038488 labelbox
郵便番号・ビル名等 | t:<ph=〒520-0025>=z
電話番号 | t:<ph=077-xxx-xxxx>
住所1 | t:<ph=滋賀県大津市〇〇〇>=pctb
住所2（任意） | t:<ph=建物名・階数など>=m
アクセス補足（任意） | a:<ph=最寄駅から徒歩x分 など>
駐車場（任意） | a:<ph=台数・場所など>
担当者・店主名（任意） | t:<ph=店主 山田>

= 24241020092 labelbox
お名前 | t:name<ph=例：山崎 みずえ>
郵便番号 | t:zipCode=z
都道府県 | t:prefecture=p
市区町村番地・号 | t:cityAndTown=ctb
建物名・号室 | t:otherAddresses=m
お電話番号 | T:tel

= 66541933085 ph
| "<div><div>郵便番号</div><div style=display:none>郵便番号</div></div><div><div>" t:input_post_no<id=zipcode;ph=半角数字のみ、「-」なし>=z "</div><div>" b:住所検索 "</div><div>" b:申込者情報をコピー "</div></div>"
| "<div><div>住　所</div><div style=display:none>住　所</div></div><div><div>" t:input_address1<id=address>=pct "</div></div>"
| "<div><div>建物名等</div><div style=display:none>建物名等</div></div><div><div>" t:input_address2<id=address2;ph=番地・マンション名等>=bm "</div></div>"
| "<div><div>申込者との関係</div><div style=display:none>申込者との関係</div></div><div><div>" t:input_user_target_relationship<ph=長男、兄、父、祖母など> "</div></div>"

= 56672153481 ph
| "<div>" t:<ph=郵便番号;max=8>=z s:<o=pref-none>=p t:<ph=市区町村>=ct t:<ph=番地・建物名>=bm "</div>" a:<ph=説明> "<div>" T:<ph=電話番号（任意）> e:<ph=メールアドレス（任意）> "</div>"

= 54328827665 dl
お名前(カナ) | t:userFirstNameKana<id=userFirstNameKana;ph=セイ> t:userLastNameKana<id=userLastNameKana;ph=メイ>
住所 | "<div><span>〒</span>" t:userPostalCode<id=userPostalCode;ph=例：8601234>=z "</div>" t:userAddress01<id=userAddress01;ph=都道府県>=p t:userAddress02<id=userAddress02;ph=市区町村>=ct t:userAddress03<id=userAddress03;ph=番地・建物名など>=bm
会社名 | t:userCompanyName<id=userCompanyName;ph=会社名>=o
電話番号 | t:userTel<id=userTel>
お問い合わせ | a:userInquiry<id=userInquiry>
~heading 出荷情報
お名前 | t:sendOtherUserName<id=sendOtherUserName;ph=姓> t:sendOtherUserName<ph=名>
住所 | "<div><span>〒</span>" t:sendOtherUserPostalCode<id=sendOtherUserPostalCode;ph=例：8601234> "</div>" t:sendOtherUserAddress01<id=sendOtherUserAddress01;ph=市区町村> t:sendOtherUserAddress02<id=sendOtherUserAddress02;ph=番地・建物名など> t:sendOtherUserAddress03<id=sendOtherUserAddress03;ph=建物名など>
会社名 | t:sendOtherUserCompanyName<id=sendOtherUserCompanyName;ph=会社名>
電話番号 | t:sendOtherUserTel<id=sendOtherUserTel>
お問い合わせ番号 | t:sendOtherUserInquiryNumber<id=sendOtherUserInquiryNumber>

= 54328827665#2 dl
お名前(カナ) | t:userFirstNameKana<id=userFirstNameKana;ph=セイ> t:userLastNameKana<id=userLastNameKana;ph=メイ>
住所 | "<div><span>〒</span>" t:userPostalCode<id=userPostalCode;ph=例：8601234> "</div>" t:userAddress01<id=userAddress01;ph=都道府県> t:userAddress02<id=userAddress02;ph=市区町村> t:userAddress03<id=userAddress03;ph=番地・建物名など>
会社名 | t:userCompanyName<id=userCompanyName;ph=会社名>
電話番号 | t:userTel<id=userTel>
お問い合わせ | a:userInquiry<id=userInquiry>
~heading 出荷情報
お名前 | t:sendOtherUserName<id=sendOtherUserName;ph=姓> t:sendOtherUserName<ph=名>
住所 | "<div><span>〒</span>" t:sendOtherUserPostalCode<id=sendOtherUserPostalCode;ph=例：8601234>=z "</div>" t:sendOtherUserAddress01<id=sendOtherUserAddress01;ph=市区町村>=ct t:sendOtherUserAddress02<id=sendOtherUserAddress02;ph=番地・建物名など>=b t:sendOtherUserAddress03<id=sendOtherUserAddress03;ph=建物名など>=m
会社名 | t:sendOtherUserCompanyName<id=sendOtherUserCompanyName;ph=会社名>=o
電話番号 | t:sendOtherUserTel<id=sendOtherUserTel>
お問い合わせ番号 | t:sendOtherUserInquiryNumber<id=sendOtherUserInquiryNumber>

= 45706714950 td
担当者 | t:upd_user<size=50>
法人名称 | t:corp_name<size=50>=o
法人名称(カナ) | t:corp_kana<size=50>=ko
郵便番号(〒) | t:corp_post<size=50>=z
所在地 | t:corp_address<size=50>=pctbm
電話番号 | t:corp_phone<size=50>
FAX | t:corp_fax<size=50>
会社メールアドレス | t:company_mail<size=50>
会社HP | t:company_hp<size=50>

= 13036157592 bs
Description | a:description<id=description>
Address | t:address<id=address>=tbm
City | t:city<id=city>=c
State/Prefecture | t:state<id=state>=p
Postal Code | t:zipCode<id=zipCode>=z
Country | s:country<id=country;o=Japan,United States>

= 22148508013 loose
<label for=textinput>Recipient's Name</label> | t:shippingname<max=70;ph=Recipient's Name>
<label for=textinput>Street</label> | t:shippingstreet<ph=Shipping Street>=tbm
<label for=textinput>City</label> | t:shippingcity<ph=Shipping City>=c
<label for=textinput>State/Province/Prefecture</label> | t:shippingstate<max=65;ph=Shipping State>=p
<label for=textinput>Postal Code</label> | t:shippingzip<max=9;ph=Postal Code>=z
<label for=textinput>Country</label> | t:shippingcountry<ph=Shipping Country>

= 15791231472 labelbox
First Name | t:first_name<ph=Hanako>
Last Name | t:last_name<ph=Yamada>
Country | s:country<o=Japan>
Post code | t:post_code<ph=XXX-XXXX>=z
Prefecture | s:prefecture<o=選択>=p
City | s:city<o=選択>=c
Street | t:street=tb
Building | t:building_name=m

= 32658849850 table
キャンパス【1】 | t:edit_campus_name[1]
所在地 | "〒" t:edit_zip1[1]<size=3;max=3>=z1 "-" t:edit_zip2[1]<size=4;max=4>=z2 s:edit_pref[1]<o=pref-id-none>=p / t:edit_address[1]=ctbm /
電話 | t:edit_tel[1]

= 26504521735 td
3. ログインパスワード<span>*</span> <span>（半角英数 10文字以内）</span> | p:loginPasswordjsp<max=10>
<label for=email_2>4. メールアドレス<span>*</span></label> | e:loginMailjsp<id=email_2>
5. 郵便番号<span>（半角英数 ハイフンなし）</span> | "〒" t:zip21<size=4;max=3>=z1 "－" t:zip22<size=5;max=4>=z2
6. 住 所 | t:addr21<size=40>=pctbm
7. 電話番号<span>（半角英数 ハイフンなし）</span> | T:loginTeljsp<max=11>
8. 年 齢 | s:age<o=18歳,19歳,20歳>

= 14017562095 inline
メールアドレス | e:email
郵便番号 | "〒" t:postcode=z / "例）123-4567"
住所 | t:address=pctb / "例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:building_name=m / "例）千駄ヶ谷マンション101"
ご意見 | a:opinion

= 3942990672 ph h-adr
| "名前:" t:namae<ph=真島吾朗>
| "<div> 郵便番号(半角数字で入力すると、自動表示となります):</div>〒" t:post_code<class=p-postal-code;size=8;max=8;ph=100-1100>=z / "住所：" t:jyusho<class=p-region p-locality p-street-address p-extended-address;ph=大阪府蒼天堀3丁目1番地>=pctbm
| "電話番号：" T:tel<ph=0901110909 (ハイフンなし)>
| "メールアドレス：" e:email<ph=info@example.com>

= 21206799625 inline
郵便番号(7桁):<br> 〒 | t:zip11<size=10;max=8>=z
都道府県+以降の住所:<br> | t:address<size=60>=pctbm

= 44530143340 table
お名前<span>※</span> | t:fullname
メールアドレス<span>※</span> | t:
 | ^例）test@example.com^
郵便番号<span>※</span> | "〒" t:=z
 | ^例）123-4567^
住所<span>※</span> | t:=pctb
 | ^例）東京都渋谷区千駄ヶ谷1-2-3^
建物名 | t:=m
 | ^例）千駄ヶ谷マンション101^
ご意見<span>※</span> | a:

= 28419320110 ph
| "<label for=fullname>お名前</label>" t:fullname<id=fullname> / "<label for=email>メールアドレス</label>" e:email<id=email> / "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><label for=postcode>郵便番号</label><label for=postcode>〒" t:postcode<id=postcode;class=p-postal-code>=z "</label><br><label for=address>住所</label>" t:address<id=address;class=p-region p-locality p-street-address p-extended-address>=pctb "</div><br><label for=building_name>建物名</label>" t:building_name<id=building_name>=m / "<label for=opinion>ご意見</label>" a:opinion<id=opinion>

= 2581767957 loose
@納品先区分 | s:<id=kind;o=店舗,倉庫>
@納品先郵便番号 | t:<id=dzip;ph=例:1234567>=z b:住所検索
@納品先都道府県 | t:<id=dpref;ph=例:東京都>=p
@納品先住所 | t:<id=daddr;ph=例:千代田区霞が関1-2-3※都道府県は不要です>=ctbm
@納品先電話番号 | t:<id=dtel>
@納品先宛名 | t:<id=dname>

= 54592608717 loose
~heading 請求先住所
@郵便番号 | t:<id=b1;ph=100-0001>=z
@都道府県 | s:<id=b2;o=pref-few>=p
@市区町村 | t:<id=b3;ph=千代田区>=c
@番地 | t:<id=b4;ph=千代田1-1-1>=tb
@建物名・部屋番号 | t:<id=b5;ph=サンプルビル 10F>=m
~heading 送付先住所（1/5件）
@送付先名 | t:<id=s0;ph=山田 太郎>
@送付先名カナ | t:<id=s00;ph=ヤマダ タロウ>
@電話番号 | T:<id=s000;ph=090-0000-0000>
@郵便番号 | t:<id=s1;ph=100-0001>
@都道府県 | s:<id=s2;o=pref-few>
@市区町村 | t:<id=s3;ph=千代田区>
@番地・建物 | t:<id=s4;ph=千代田1-1-1 ビル10F>

= 54592608717#2 loose
~heading 請求先住所
@郵便番号 | t:<id=b1;ph=100-0001>
@都道府県 | s:<id=b2;o=pref-few>
@市区町村 | t:<id=b3;ph=千代田区>
@番地 | t:<id=b4;ph=千代田1-1-1>
@建物名・部屋番号 | t:<id=b5;ph=サンプルビル 10F>
~heading 送付先住所（1/5件）
@送付先名 | t:<id=s0;ph=山田 太郎>
@送付先名カナ | t:<id=s00;ph=ヤマダ タロウ>
@電話番号 | T:<id=s000;ph=090-0000-0000>
@郵便番号 | t:<id=s1;ph=100-0001>=z
@都道府県 | s:<id=s2;o=pref-few>=p
@市区町村 | t:<id=s3;ph=千代田区>=c
@番地・建物 | t:<id=s4;ph=千代田1-1-1 ビル10F>=tbm

= 39260555 ph
| t:phone<ph=電話番号>
| "<h2>請求先住所</h2><div><div>" s:billing[country_code]<o=国 • 地域を選択してください,日本> "</div><div>" t:billing[zipcode]<ph=郵便番号>=z "</div></div>"
| t:billing[state]<ph=都道府県>=p
| "<div>" t:billing[city]<ph=市町村>=ct "</div><div>" t:billing[address1]<ph=丁目・番地・号>=b "</div>"
| t:billing[address2]<ph=建物名>=m
| "<h2>配送先住所</h2><label for=same>" c:same<o=請求先住所と同じ> "</label>"
| "<div><div>" s:shipping[country_code]<o=国 • 地域を選択してください,日本> "</div><div>" t:shipping[zipcode]<ph=郵便番号> "</div></div>"
| t:shipping[state]<ph=都道府県>
| "<div>" t:shipping[city]<ph=市町村> "</div><div>" t:shipping[address1]<ph=丁目・番地・号> "</div>"
| t:shipping[address2]<ph=建物名>

= 39260555#2 ph
| t:phone<ph=電話番号>
| "<h2>請求先住所</h2><div><div>" s:billing[country_code]<o=国 • 地域を選択してください,日本> "</div><div>" t:billing[zipcode]<ph=郵便番号> "</div></div>"
| t:billing[state]<ph=都道府県>
| "<div>" t:billing[city]<ph=市町村> "</div><div>" t:billing[address1]<ph=丁目・番地・号> "</div>"
| t:billing[address2]<ph=建物名>
| "<h2>配送先住所</h2><label for=same>" c:same<o=請求先住所と同じ> "</label>"
| "<div><div>" s:shipping[country_code]<o=国 • 地域を選択してください,日本> "</div><div>" t:shipping[zipcode]<ph=郵便番号>=z "</div></div>"
| t:shipping[state]<ph=都道府県>=p
| "<div>" t:shipping[city]<ph=市町村>=ct "</div><div>" t:shipping[address1]<ph=丁目・番地・号>=b "</div>"
| t:shipping[address2]<ph=建物名>=m

= 18488648206 bs
名前 | t:<id=name>
メールアドレス | e:<id=email>
郵便番号 | t:<id=zip;max=7>=z
都道府県 | t:<id=prefecture;readonly>
市区町村・町名 | t:<id=city;readonly>
番地・建物名 | t:<id=address>=bm
パスワード | p:<id=password>

= 49109218753 labels
氏名: | t:customerName<id=customerName;ph=山田 太郎>
かな: | t:customerKana<id=customerKana;ph=やまだ たろう>
郵便番号: | t:postCode<id=postCode;ph=123-4567>=z
住所: | t:address<id=address;ph=東京都新宿区>=pctbm
生年月日: | t:birthday<id=birthday;ph=19900101>
電話番号: | t:phoneNumber<id=phoneNumber;ph=09012345678>

= 24551794452 labels
新しい住所: | t:new_address<id=new_address>=pctb
新しい建物名: | t:new_building_name<id=new_building_name>=m
新しい部屋番号: | t:new_room_number<id=new_room_number>
新しい郵便番号: | t:new_post_code<id=new_post_code>=z

= 31831366332 bs
電話番号:<span>*</span> | t:sup_phone_number<id=sup_phone_number>
FAX番号: | t:sup_fax_number<id=sup_fax_number>
^郵便番号:^ | t:sup_postal_code<id=sup_postal_code>=z
^住所1:<span>*</span>^ | t:sup_address_1<id=sup_address_1>=pctb
^住所2:^ | t:sup_address_2<id=sup_address_2>=m

= 20365335597 labels
メールアドレス: | t:mail<id=mail;max=100;ph=@,ドット,半角英数字のみ>
パスワード: | p:password<id=password;max=10>
郵便番号: | t:postalCode<id=postalCode;max=7;ph=半角英数字>=z
住所（番地）: | t:address2<id=address2;max=100;ph=日本語で入力>=b
アカウント権限: | s:authority<id=authority;o=一般,管理者>

= 22646880707 bs
ふりがな | t:customer_kana<id=customer_kana;ph=例）たなか いちろう>
郵便番号<span>（必須）</span> | t:zip-code<id=zip-code;ph=例）432-3332>=z
住所１（番地まで）<span>（必須）</span> | t:address1<id=address1;ph=例）愛知県名古屋市中村区11-1>=pctb
住所２（建物名など） | t:address2<id=address2;ph=例）第一ビル 5F>=m
メールアドレス<span>（必須）</span> | t:email<id=email;ph=例）xxxx@gmail.jp>

= 544418355 bs
電話番号 | T:phone_number<id=phone-number>
メールアドレス | e:email<id=email>
~heading 住所
郵便番号 | t:zip_code<id=zip-code>=z
都道府県 | t:address_1<id=address-1>=p
市区町村 | t:address_2<id=address-2>=c
その他 | t:address_3<id=address-3>=tbm

= 27330337501 ph
| "<fieldset><legend>メールアドレス</legend>" e:email<ac=email;ph=example@gmail.com> "</fieldset>"
| "<fieldset><legend>郵便番号</legend>" t:=z "</fieldset>"
| "<fieldset><legend>都道府県</legend>" s:<o=pref>=p "</fieldset>"
| "<fieldset><legend>住所</legend>" t:住所<ph=千代田区千代田1-1>=ctbm "</fieldset>"
| "<fieldset><legend>送迎バス</legend>" r:送迎バス<o=希望する,希望しない> "</fieldset>"

= 4814715263 ul
<fieldset><legend>郵便番号</legend> | t:zip1<id=zip1>=z1 "-" t:zip2<id=zip2>=z2 b:住所検索 h:pref_cd_sel "</fieldset>"
<fieldset><legend>住所</legend> | t:address<id=address>=pctbm "</fieldset>"
<fieldset><legend>取引先コード</legend> | t:agency_cd<id=agency_cd> "</fieldset>"

= 59772212211 wrap
性別 | s:<o=男性,女性/未指定>
生年月日 | d:
~heading 住所
郵便番号 | t:=z
都道府県 | t:=p
市区町村 | t:=ct
番地方書 | t:=bm

= 27598097595 bs
郵便番号 | t:<id=postal_code;ph=例）1000001;max=8>=z
都道府県 | s:<id=prefecture;o=pref>=p
市区町村 | t:<id=city>=ct
それ以降の住所 | t:<id=address_line;ph=番地・建物名など>=bm
大学名<span>*</span> | t:<id=university>
学部名 | t:<id=faculty>

= 18090653909 ph
| "<label>郵便番号<span>必須</span><small>※半角全角可、ハイフン自動カット</small></label>" t:<id=a1_zip;ph=例）1000001>=z "<div></div>"
| "<div><label>都道府県<span>必須</span><small>※郵便番号から自動入力</small></label>" t:<id=a1_pref;ph=例）東京都>=p "<div></div></div><div><label>市区町村<span>必須</span><small>※郵便番号から自動入力</small></label>" t:<id=a1_city;ph=例）千代田区千代田>=ct "</div>"
| "<label>番地・建物名<span>必須</span></label>" t:<id=a1_line;ph=例）1-1-1 ○○ビル3F>=bm

= 68904754303 bs
お名前<span>必須</span> | t:name<id=f-name;ac=name;ph=例）山田 太郎>
電話番号<span>必須</span> | T:tel<id=f-tel;ac=tel;ph=例）09012345678>
メールアドレス<span>必須</span> | e:email<id=f-mail;ac=email;ph=例）info@example.com>
郵便番号<span>任意</span> | t:zip<id=f-zip;ac=postal-code;ph=例）1000001>=z
ご住所<span>必須</span> | t:address<id=f-addr;ac=street-address;ph=例）東京都千代田区〇〇1-2-3>=pctbm
ご連絡希望時間帯<span>任意</span> | s:time<id=f-time;o=いつでも可,10:00〜12:00>
ご質問・ご要望<span>任意</span> | a:message<id=f-msg;ph=現在ご利用中の回線など>

= 13970032602 ph
| "<table><tr><th>氏名</th><th>" t:last_name<ph=姓> "</th></tr><tr><th>住所</th><th>" t:postal_code<ph=郵便番号>=z "</th><th><div><label for=prefecture_id>都道府県</label>" s:prefecture_id<id=prefecture;o=pref-id-none>=p "</div></th><th><div><label for=city_id>市区町村</label>" s:city_id<id=city;o=city>=c "</div></th><th>" t:town<ph=町名・番地>=tb "</th><th>" t:block<ph=建物名>=m "</th></tr><tr><th>電話番号</th><th>" t:phone_number<ph=ハイフン無しで入力してください> "</th></tr><tr><th>メールアドレス</th><th>" t:email_address<ph=mail@example.com> "</th></tr></table>"

= 14483556983 ph
| "<table><tr><th>郵便番号</th><th><div>" t:postal_code=z "</div></th></tr><tr><th>住所</th><th><div>" s:prefecture_id<id=prefecture;o=pref-id-none>=p s:city_id<id=city;o=city>=c "</div><div>" t:town<ph=町名・番地>=tb t:block<ph=建物名>=m "</div></th></tr></table>"
| "<p>以下企業情報の代表者名と異なる場合のみ記載して下さい</p><table><tr><th>事業所代表者名</th><th><div>" t:office_representative_last_name<ph=姓> t:office_representative_first_name<ph=名> "</div></th></tr></table>"
| "<table><tr><th>名前</th><th><div>" t:name "</div></th></tr><tr><th>区分</th><th><div>" t:classification "</div></th></tr><tr><th>番号</th><th><div>" t:number "</div></th></tr><tr><th>支店名</th><th><div>" t:branch_id "</div></th></tr></table>"

= 21863718134 loose2
<strong>お名前</strong> | t:ship_name
<strong>発送先住所</strong> | "〒" t:ship_zip<ph=0001111>=z s:ship_pref_id<id=inputPref;o=pref-id/-- 都道府県 -->=p
 | t:ship_city<ph=市区町村>=c
 | t:ship_address1<ph=住所>=tb
 | t:ship_address2<ph=建物・部屋番号など>=m '※番地、マンション名、部屋番号、会場名まで忘れずご記入ください。'
<strong>電話番号</strong> | t:ship_tel
<strong>カード番号</strong> | t:cardno "<small>※数字のみ</small>"
<strong>有効期限</strong> | t:expire_month<ph=MM> "/" t:expire_year<ph=YY>

= 48325827958 labelbox
発送先住所 |
郵便番号 (ハイフンなし7桁) <span>*</span> | t:zipCode<ph=1234567;max=7>=z
都道府県 <span>*</span> | t:prefecture<readonly>
市区町村 <span>*</span> | t:city<readonly>
番地 <span>*</span> | t:street<ph=1-2-3>=b
建物名 (任意) | t:building<ph=〇〇マンション 101>=m

= 25293164721 ph
| "全国地方公共団体コード: " t:public_group_code<id=public_group_code> / "旧郵便番号: " t:zip_code_old<id=zip_code_old> / "郵便番号: " t:zip_code<id=zip_code>=z / "都道府県名(半角カタカナ): " t:prefecture_kana<id=prefecture_kana>=kp / "市区町村名(半角カタカナ): " t:city_kana<id=city_kana>=kc / "町域名(半角カタカナ): " t:town_kana<id=town_kana>=kt / "都道府県名(漢字): " t:prefecture<id=prefecture>=p / "市区町村名(漢字) : " t:city<id=city>=c / "町域名(漢字) : " t:town<id=town>=tb / "<label>一町域で複数の郵便番号か</label><br>" r:town_double_zip_code<o=該当,該当せず> "<label>小字毎に番地が起番されている町域か</label><br>" r:match<o=該当,該当せず>

= 6895606660 ph
| "全国地方公共団体コード   ：" t:public_group_code<max=5> / "旧郵便番号               ：" t:zip_code_old<max=3> / "郵便番号                 ：" t:zip_code<max=7>=z / "都道府県名(半角カタカナ) ：" t:prefecture_kana=kp / "市区町村名(半角カタカナ) ：" t:city_kana=kc / "町域名(半角カタカナ)     ：" t:town_kana=kt / "都道府県名(漢字)         ：" t:prefecture=p / "市区町村名(漢字)         ：" t:city=c / "町域名(漢字)             ：" t:town=tb / "<h5>一町域で複数の郵便番号か</h5>" s:town_double_zip_code<o=該当せず,該当/-> "<h5>小字毎に番地が起番されている町域か</h5>" s:town_multi_address<o=該当せず,該当/->

= 4207825616 table
電話番号 | T:phone<max=15>
郵便番号 | "<div>" T:postal_code<max=8>=z b:住所自動入力 "</div>"
住所 | "<div>" s:year<o=pref/都道府県>=p t:city<ph=市区町村;max=255>=c t:street<ph=町名番地;max=255>=tb t:building<ph=建物名;max=255>=m "</div>"
自己紹介 | a:introduction

= 65892145488 labelbox
郵便番号 | t:<ph=100-0001>=z
顧客名 <span>*</span> | t:
本社エリア | s:<o=pref/未選択>
本社住所 | t:=pctbm

= 6171340828 bs
現郵便番号 | t:<id=m1>=z
現住所 | t:<id=m2>=pctbm
実家郵便番号 | t:<id=m3>
実家住所 | t:<id=m4>

= 6171340828#2 bs
現郵便番号 | t:<id=m1>
現住所 | t:<id=m2>
実家郵便番号 | t:<id=m3>=z
実家住所 | t:<id=m4>=pctbm

= 3918638952 bs
氏名 | t:name<id=name;ph=田中太郎>
郵便番号 | t:postal_code<id=postal_code;ph=120-0013>=z
お届け先住所(都道府県) | t:state<id=state;ph=東京都>=p
お届け先住所(市区町村) | t:city<id=city;ph=渋谷区>=c
お届け先住所(番地) | t:street<id=street;ph=笹塚 2-43-1>=tb
お届け先住所(建物名) | t:building<id=building;ph=建物ハイツ301号室>=m
電話番号 | t:tel<id=tel;ph=090-2342-2352>

= 19362813636 td
<p>住所(郵便番号)</p> | t:postcode=z
<p>住所(都道府県)</p> | t:prefecture=p
<p>住所(市区町村)</p> | t:city=ct
<p>住所(番地・建物名・部屋番号)</p> | t:block=bm
<p>パスワード</p> | p:password

= 3094941668 table
配達時間帯 | s:<o=午前,午後>
お届け先郵便番号 | t:=z
お届け先住所(都道府県) | t:=p
お届け先住所(市区町村) | t:=ct
お届け先住所(番地、その他) | t:=bm
お届け先名(監督) | t:
お届け先名(ｶﾅ) | t:
敬称 | t:
お届け先電話番号 | t:
ご依頼主電話番号 | t:
ご依頼主郵便番号 | t:
ご依頼主住所 | t:
ご依頼主名 | t:
ご依頼主名(ｶﾅ) | t:
品名１ | t:

= 3094941668#2 table
配達時間帯 | s:<o=午前,午後>
お届け先郵便番号 | t:
お届け先住所(都道府県) | t:
お届け先住所(市区町村) | t:
お届け先住所(番地、その他) | t:
お届け先名(監督) | t:
お届け先名(ｶﾅ) | t:
敬称 | t:
お届け先電話番号 | t:
ご依頼主電話番号 | t:
ご依頼主郵便番号 | t:=z
ご依頼主住所 | t:=pctbm
ご依頼主名 | t:
ご依頼主名(ｶﾅ) | t:
品名１ | t:

= 369396297 ph
| "<label>性</label>" t: "<label>名</label>" t:
| "<h2>請求先住所</h2><div><div><label>国•地域を選択してください</label>" s:<o=日本,アメリカ> "</div><div><label>郵便番号</label>" t:=z "</div><div><label>都道府県を選択してください</label>" s:<o=pref>=p "</div><div><label>市町村</label>" t:=ct "</div><div><label>丁目•番地•号</label>" t:=b "</div><div><label>建物名</label>" t:=m "</div></div>"
| "<h2>配達先住所</h2><div><div><div><label>国•地域を選択してください</label>" s:<o=日本,アメリカ> "</div><div><label>郵便番号</label>" t: "</div><div><label>都道府県を選択してください</label>" s:<o=pref> "</div><div><label>市町村</label>" t: "</div><div><label>丁目•番地•号</label>" t: "</div><div><label>建物名</label>" t: "</div></div></div>"

= 369396297#2 ph
| "<label>性</label>" t: "<label>名</label>" t:
| "<h2>請求先住所</h2><div><div><label>国•地域を選択してください</label>" s:<o=日本,アメリカ> "</div><div><label>郵便番号</label>" t: "</div><div><label>都道府県を選択してください</label>" s:<o=pref> "</div><div><label>市町村</label>" t: "</div><div><label>丁目•番地•号</label>" t: "</div><div><label>建物名</label>" t: "</div></div>"
| "<h2>配達先住所</h2><div><div><div><label>国•地域を選択してください</label>" s:<o=日本,アメリカ> "</div><div><label>郵便番号</label>" t:=z "</div><div><label>都道府県を選択してください</label>" s:<o=pref>=p "</div><div><label>市町村</label>" t:=ct "</div><div><label>丁目•番地•号</label>" t:=b "</div><div><label>建物名</label>" t:=m "</div></div></div>"

= 39828062034 wrap
郵便番号 <span>*</span> | t:zip<id=zip-input;max=8;ph=例：123-4567>=z "<div></div>"
都道府県 <span>*</span> | t:pref<id=pref-input;ph=例：東京都>=p
市区町村 <span>*</span> | t:city<id=city-input;ph=例：千代田区>=ct
番地・建物名 <span>*</span> | t:street<id=street-input;ph=例：1-1-1 サンプルビル 101号室>=bm
備考（任意） | a:comment<id=comment-input;ph=配達に関するご要望があればご記入ください>

= 35575236599 bs
^Postal Code^ | t:postalCode=z
^Prefecture^ | t:prefecture=p
^City^ | t:city=c
^Address 1^ | t:address1=tb
^Address 2^ | t:address2=m

= 21791712253 loose
@名前: | t:name<id=name>
@フリガナ: | t:name_kana<id=name_kana>
@郵便番号: | t:post_number<id=post_number;ph=※ハイフンを入れず入力してください>=z
<label for=pref>都道府県</label> | s:pref<o=pref-id-none>=p
@市区町村: | t:city<id=city>=ct
@番地: | t:street<id=street>=b
@マンション名: | t:building<id=building>=m
@電話番号: | T:telephone_number<id=telephone_number;ph=※ハイフンを入れず入力してください>
`;

/**
 * Forms that were described before they were first read: sign-up, member, staff, shop owner and customer pages in PHP, Blade, JSP, Struts, ASP.NET,
 * Thymeleaf, CakePHP, Django, React, Vue and Next, some of them English. At that reading the code field was right in 56 of 57 forms, the parts of
 * 192 of 209 fields (91.9 %), and 46 forms were without any fault. Three fields were taken that were described as other questions: an organization
 * and その他 behind 市区町村, both described wrongly, and 地番 in front of 住所. Left as they are: an owner in English (Contact's City), a town
 * that the examples of two fields contain, and an address behind a prefecture that is not a native select.
 * Three forms of the unseen third were looked at when the causes were fixed: 33149926924, 22713476320 and 28262791729.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_12 = `
= 18314410666 inline
メールアドレス<br> | t:m_mail<id=m_mail;ph=メールアドレス>
郵便番号(ハイフンなし)<br> | t:m_post<id=m_post;ph=1234567;max=7>=z
住所<br> | t:m_address1<id=m_address1;max=50>=pctb
マンション名・部屋番号<br> | t:m_address2<id=m_address2;max=50>=m
電話番号<br> | t:m_tel<id=m_tel;ph=000-0000-0000;max=13>

= 39104554667 td
代表者名ふりがな<span>※</span> | t:agency_firagana
担当者名 | t:person_name
担当者名ふりがな | t:person_firagana
住所<span>※</span> | "<div><label for=>〒</label>" t:postal_code=z "</div><div>" s:state<o=pref-none>=p "</div><div>" t:city_name<ph=市区郡・地名・番地等>=ctb "</div><div>" t:apartment<ph=建物、マンション名・部屋番号等>=m "</div>"
電話番号<span>※</span> | t:phone
FAX番号<span>※</span> | t:fax
E-mail<span>※</span> | e:email
~h 【古物商許可証】 |
古物商許可証<span>※</span> | t:permit_text "<label for=>第</label>" t:permit_number "<label for=>号</label>"
URL | t:site_url
定休日 | t:weekend_date<ph=土日祝>

= 24183939407 ph noform
| "<fieldset><legend>🏢 発行者（自社）</legend>" t:<ph=あなたの事業者名>=o "<div>" t:<ph=〒000-0000;max=8>=z t:<ph=都道府県市区町村番地マンション名・部屋番号>=pctbm "</div><div>" t:<ph=電話番号> t:<ph=登録番号（例：T1234567890123）> "</div></fieldset>"

= 53759030631 loose h-adr
郵便番号 | "<div><span>〒</span>" t:<max=8;ph=例: 1000001 または 100-0001;class=p-postal-code>=z "</div><p>7桁入力後、DOM 読み取りで自動入力します（約300ms）</p>"
~p 自動入力エリア (DOM → Vue 同期) |
都道府県 | t:<ph=自動入力されます;class=p-region>=p
市区町村 | t:<ph=自動入力されます;class=p-locality>=c
町域 | t:<ph=自動入力されます;class=p-street-address>=t
番地・建物名 | t:<ph=例: 1-1-1 〇〇ビル 3F>=bm

= 58651741131 labelbox noform
First Name * | t:
Last Name * | t:
Street Address * | t:=tb
Apartment | t:=m
City * | t:=c
State * | t:=p
Zip Code * | t:=z
Phone | t:

= 9924110511 labels
@Name:  | t:name<id=name>
@Street address:  | t:street<id=street>=tbm
@City:  | t:city<id=city>=c
@State:  | t:state<id=state>=p
@Zip code:  | t:zip<id=zip>=z
@Credit Card #:  | t:ccNumber<id=ccNumber>
@Expiration:  | t:ccExpiration<id=ccExpiration>
@CVV:  | t:ccCVV<id=ccCVV>

= 8944011726 td
type | s:type<o=TransportOfficial,User>
Street | t:street<id=street>=tbm
City | t:city<id=city>=c
State | t:state<id=state>=p
Zip Code | t:zip<id=zip>=z

= 21735955761 pin
<span>Address</span>&nbsp;&nbsp;&nbsp; | t:txtAdd1<id=txtAdd1>=tb
<span>Address 2</span>&nbsp; | t:txtAddr2<id=txtAddr2>=m
<span>City</span>&nbsp; | t:txtCity<id=txtCity>=c
<span>State</span>&nbsp; | t:txtState<id=txtState>=p
<span>Zip</span>&nbsp; | t:txtZip<id=txtZip>=z
<span>Email Address</span>&nbsp; | t:txtEmailAddress<id=txtEmailAddress>
<span>Phone Number</span>&nbsp; | t:txtPhoneNumber<id=txtPhoneNumber>
<span>Location of Spray Work</span>&nbsp; | t:txtLocation<id=txtLocation>
<span>Date Required</span>&nbsp; | t:txtDueDate<id=txtDueDate>

= 45359805291 td
Address: | t:txtMgrAddr<id=txtMgrAddr>=tbm
City / State / Zip Code: | t:txtCity<id=txtCity>=c "&nbsp;" t:txtState<id=txtState;max=15>=p "&nbsp;" t:txtZip<id=txtZip>=z

= 37839692346 td
Phone Number: | "<i>" t:txtPhone<id=txtPhone;max=20> "*Required</i>"
Contact's Address: | t:txtAddress<id=txtAddress;max=50>=tbm
Contact's City: | t:txtCity<id=txtCity;max=35>=c
Contact's State: | t:ctlState<id=ctlState>=p
Contact's Zip: | t:txtZip<id=txtZip;max=10>=z

= 14462430476 td
<label>Last Name*</label> | t:lastName
<label>Address*</label> | t:address=pctbm
<label> Phone (Ten Digits)* </label> | t:phone
<label>Zip Code (Six Digits)*</label> | t:zipCode=z
<label>Spouse Name</label> | t:spouseName

= 9773119482 td
<font color=red>*</font>Last Name: | t:lName
<font color=red>*</font>First Name: | t:fName
&nbsp; Street Address: | t:address=tbm
&nbsp; City: | t:city=c
&nbsp; State: | t:state=p
&nbsp; Zip Code: | t:zip=z
&nbsp; Email Address: | t:email
<font color=red>*</font>Birth Day(dd/mm/yyyy): | t:dob
<font color=red>*</font>Patient ID: | t:localid

= 21413683706 loose noform
電話番号 | t:<ph=例：09012345678>
郵便番号<span>*</span> | "<div><div><svg></svg></div>" t:<ph=郵便番号を入力>=z "<div>" b:検索 "</div></div>"
住所<span>*</span> | "<div>" t:<ph=住所を入力>=pctbm "</div>"

= 56258475837 loose noform
@電話番号 | t:phone<ph=090-1234-5678>
@メールアドレス<span>*</span> | e:email
@郵便番号 | t:postal_code<ph=160-0022>=z
都道府県 | "<button type=button role=combobox>選択</button>"
@住所 | t:address=ctbm

= 40251943483 loose noform
@メールアドレス <span>*</span> | e:email
@郵便番号 | t:postalCode<ph=例: 332-0012>=z
@住所 | t:address=pctbm
@最寄駅 | t:nearestStation

= 53589983469 ph noform
| d:
| "<div><div>" T:<ph=郵便番号（例：100-0001）>=z "</div>" t:<ph=ご住所（郵便番号入力で自動補完されます）>=pctbm T:<ph=電話番号 * （例：090-1234-5678）> e:<ph=メールアドレス * （例：sample@example.com）> "</div>"

= 4588073345 loose
@メールアドレス | e:email<id=email>
@電話番号 <span>(ハイフンなし)</span> | t:phone<id=phone>
@郵便番号 <span>(ハイフンなし)</span> | t:zip<id=zip;max=8>=z
@都道府県 | t:pref<id=pref;max=8>=p
@以降の住所 | t:address<id=address>=ctbm

= 11147220200 inline
<label for=name>宛名:</label> | t:name<id=name> "元：山田"
<label for=郵便番号>郵便番号:</label> | t:postcode=z "元：123-4567"
<label for=prefecture>都道府県:</label> | t:prefecture<id=prefecture>=p "元：東京都"
<label for=city>住所（市区町村郡）:</label> | t:city<id=city>=c "元：千代田区"
<label for=block>住所（町名番地）:</label> | t:block<id=block>=tb "元：丸の内"
<label for=phone_number>電話番号:</label> | t:phone_number<id=phone_number> "元：03-1234-5678"

= 11822062203 inline
<label for=name>宛名:</label> | t:name<id=name>
<label for=郵便番号>郵便番号:</label> | t:postcode=z
<label for=都道府県>都道府県:</label> | t:prefecture=p
<label for=x1>住所（市区町村郡）:</label> | t:city=c
<label for=x2>住所（町名番地）:</label> | t:block=tb
<label for=phone_number>電話番号:</label> | t:phone_number<id=phone_number>

= 31778797160 ph
| "<div><div><div><label for=gender>性別</label></div><div>" s:gender<o=男性,女性/> "</div></div></div>"
| "<div><div><div><label for=zip>郵便番号</label></div><div>" t:zip=z "</div></div></div>"
| "<div><div><div><label for=pref>都道府県</label></div><div>" s:pref<o=pref-id/>=p "</div></div></div>"
| "<div><div><div><label for=address>住所</label></div><div>" t:address=ctbm "</div></div></div>"
| "<div><div><div><label for=phone>電話番号</label></div><div>" t:phone "</div></div></div>"

= 8848559270 labels
@宛名 | t:name<id=name>
@郵便番号 | t:postal_code<id=postal_code;ph=1000001>=z
<span>都道府県</span> | s:pref_id<o=pref-id>=p
@市区町村 | t:address1<id=address1>=ct
@番地・建物名 | t:address2<id=address2>=bm
@電話番号 | T:phone<id=phone>

= 40093125184 dl
予算 | r:budget<o=1000円〜3000円,3000円〜5000円>
お店の開業日 | d:openday
郵便番号（7桁ハイフンなし） | t:postadress<max=8>=z
都道府県 | s:prefectures<o=pref/都道府県>=p
住所 | t:adress=ctbm
最寄駅 | t:station

= 18073774 labelbox
電話番号 | T:<ph=090-1234-5678>
郵便番号 | t:<ph=例: 123-4567>=z
都道府県 | t:<readonly;ph=データベースから取得した都道府県が入力されています>
市区郡 | t:<readonly;ph=データベースから取得した市区郡が入力されています>
町名・番地 | t:<ph=1-2-3>=tb
建物名・部屋番号 | t:<ph=○○マンション101号室>=m

= 33851988742 loose noform
@郵便番号 | t:address_postCode<id=address_postCode;ph=郵便番号>=z
@都道府県 | t:address_prefecture<id=address_prefecture;ph=都道府県>=p
@市区町村 | t:address_city<id=address_city;ph=市区町村>=ct
@番地 | t:address_address1<id=address_address1;ph=番地>=b
@建物名・部屋番号 | t:address_address2<id=address_address2;ph=建物名・部屋番号>=m
@メールアドレス | e:currentEmail<id=currentEmail>

= 25540794800 table
性別<span>※</span> | r:gender<o=男,女>
 | ""
メールアドレス<span>※</span> | e:email
 | "　例）test@example.com"
<label>郵便番号<span>※</span></label> | "〒" t:zip11<id=foo;size=10;max=8>=z
 | "　例）123-4567"
<label>住所<span>※</span></label> | t:addr11<size=60>=pctb
 | "　例）東京都渋谷区千駄ヶ谷1-2-3"
建物名 | t:building=m
 | "　例）千駄ヶ谷マンション101"

= 43012728436 loose2
氏名 | t:name
生年月日 | d:birth_date<ph=入力例 → 20181010 (2001年04月01日生まれ)>
郵便番号 | t:zip11<size=10;max=8;ph=半角数字7桁>=z
都道府県 + 以降の住所 | t:addr11<size=60>=pctbm
パスワード | p:password

= 15505634415 td
<span>※</span>Eメールアドレス | t:mail<max=800>
<span>※</span>電話番号 | n:phone<max=11>
<span>※</span>住所 | "〒" t:zip11<size=10;max=7>=z / t:addr11<size=60;max=60>=pct / "丁目・番地・マンション名等" / t:address<size=40;max=40>=bm
カード番号 | n:number<max=16>
名義人 | t:meigi<max=100>
有効期限 月/年 | n:date<max=4>

= 33149926924 ph
| "<label for=>郵便番号</label>" t:zip11<ph=541-0056>=z "<label for=>住所</label>" t:addr11<ph=大阪府大阪市中央区久太郎町3-1-27>=pctb "<label for=>マンション・建物名</label>" t:bild11<ph=船場大西ビル>=m

= 14138698655 ph noform
| "<div><label>郵便番号/都道府県</label><span>必須</span></div><div><div>" t:zipCode<id=zipCode;ph=例）000-0000>=z t:prefecture<id=prefecture;ph=例）鹿児島県>=p "</div><p>郵便番号を入力いただくと自動で住所が入力されます</p></div>"
| "<div><label for=city>市区町村</label></div><div><div>" t:city<id=city;ph=例）姶良市加治木町>=c "</div><p>空白は自動的に除去されます。</p></div>"
| "<div><label for=street>番地</label></div><div><div>" t:street<id=street;ph=例）〇〇町1丁目23-45>=tb "</div><p>空白は自動的に除去されます。全角英数字は自動的に半角に変換されます</p></div>"
| "<div><label for=building>建物名・部屋番号</label></div><div><div>" t:building<id=building>=m "</div></div>"

= 22713476320 labelbox noform
お名前 | t:<ac=name>
郵便番号 | t:<ac=postal-code;ph=1008111>=z
都道府県 | t:<ac=address-level1;ph=東京都>=p
市区町村 | t:<ac=address-level2;ph=千代田区>=c
番地以下 | t:<ac=address-level3;ph=千代田1-1>=tbm

= 28262791729 labelbox noform
@郵便番号 | t:<id=postCode>=z
@都道府県 | t:<id=prefectureId>=p
@市区町村 | t:<id=city>=c
@町名番地 | t:<id=street>=tb
@営業時間 | a:<id=businessHours>

= 49282351290 table
氏名 | t:name
郵便番号 | t:post_code=z
都道府県 | s:prefecture<o=pref-none>=p
市区町村・番地 | t:address1=ctb
建造物名・部屋番号 | t:address2=m
メールアドレス | e:email
入社日 | d:joined

= 34174320456 loose
@お届け先氏名 | "<a>必須</a>" t:receiver_name<id=receiver_name>
郵便番号（postal_code） | "<div><a>　必須　</a>" t:postal_code1<id=postal_code1>=z1 " - " t:postal_code2<id=postal_code2>=z2 b:郵便番号より住所を検索 "</div>"
@都道府県 | "<div><a>　表示　</a>" t:address1<id=address1;readonly> "</div>"
@市区町村 | "<div><a>　表示　</a>" t:address2<id=address2;readonly> "</div>"
@町域 | "<div><a>　表示　</a>" t:address3<id=address3;readonly> "</div>"
@それ以降の住所 | "<div><a>　必須　</a>" t:address4<id=address4>=b "</div>"
@アパート・マンション名 | "<div><a>　任意　</a>" t:address5<id=address5>=m "</div>"
@部屋番号 | "<div><a>　任意　</a>" t:address6<id=address6> "</div>"

= 26153825073 loose
@郵便番号 {必須} | t:postal_code<id=postal_code;ph=例) 5500027>=z
@都道府県 {必須} | t:prefecture<id=prefecture;ph=例) 〇〇県>=p
@市区町村 {必須} | t:city<id=city;ph=例) 〇〇区九条北>=ct
@番地 {必須} | t:address_line1<id=address_line1;ph=例) 1-13-12>=b
@アパート・マンション名 | t:address_line2<id=address_line2;ph=例) ジーユービル 101号室>=m
@電話番号 {必須} | T:phone<id=phone;ph=例) 0312345678>

= 19054184543 ph
| "<div><label>郵便番号※</label></div>" t:postal_code=z
| "<div><label>都道府県※</label></div>" t:prefecture=p
| "<div><label>市区町村※</label></div>" t:city=c
| "<div><label>町名番地※</label></div>" t:town=tb
| "<div><label>アパート・マンション名</label></div>" t:apartment=m
| "<div><label>電話番号※</label></div>" t:phone_number

= 37741935807 table
<label for=name>お客様会社名（必須）</label> | t:company_name<id=company_name>=o
<label for=name>ご担当者様（必須）</label> | t:name<id=name>
<label for=postcode1>郵便番号</label> | t:zipcode<id=zip>=z
<label for=prefecture>都道府県</label> | s:prefecture<id=pref;o=pref-abroad>=p
<label for=address1>市区町村・番地</label> | t:city<id=city;size=30>=ctb
<label for=address2>アパート・マンション名</label> | t:bill<id=bill;size=30>=m
<label for=email>E-Mailアドレス（必須）</label> | t:email<id=email>

= 71213102437 labelbox
メールアドレス <span>*</span> | e:email<ph=yamada@example.com>
電話番号 <span>*</span> | t:phoneNumber<ph=090-1234-5678>
郵便番号 <span>*</span> | t:postalCode<ph=100-0001>=z
お届け先住所 <span>*</span> | t:address<ph=東京都千代田区千代田1-1>=pctbm
お支払い方法 | s:paymentMethod<o=クレジットカード決済,代金引換>

= 36965896535 labels
@事業所名 <span>*必須</span> | t:business_name<id=id_business_name>=o
@郵便番号 <span>*必須</span> | t:postal_code<id=id_postal_code;ph=例: 123-4567>=z
@住所 <span>*必須</span> | t:address<id=id_address>=pctbm
@主なサービス | c:genres<o=車いす,介護保険>
@特徴 | t:features<id=id_features>

= 12949691989 labelbox h-adr
出展者名 <span>*必須</span> | t:ct_name<ac=off>
出展者名（全角カナ） <span>*必須</span> | t:ct_name_kana<ac=off>
郵便番号 <span>*必須</span> | n:ct_postal_code<class=form-control p-postal-code;ac=off>=z
住所１（都道府県） <span>*必須</span> | t:ct_address_1<class=form-control p-region;ac=off>=p
住所２（市区町村） <span>*必須</span> | t:ct_address_2<class=form-control p-locality;ac=off>=c
住所３（町名・番地） <span>*必須</span> | t:ct_address_3<class=form-control p-street-address;ac=off>=tb
住所４（建物名） | t:ct_address_4<class=form-control p-extended-address;ac=off>=m

= 66550709749 labelbox
メールアドレス <span>*</span> | e:email
パスワード <span>*</span> | p:password
~heading 住所 |
郵便番号 <span>*</span> | "<div>" t:postal_code<id=postal_code;ph=1234567（ハイフン無し）>=z b:住所自動入力 "</div>"
都道府県 <span>*</span> | t:prefecture<id=prefecture>=p
市区町村 <span>*</span> | t:city<id=city>=c
町名・番地 <span>*</span> | t:address_line1<id=address_line1>=tb
建物名・部屋番号 | t:address_line2<id=address_line2>=m

= 23745006001 loose
@企業名 {*} | t:name<id=name>=o
@電話番号 | T:cell_number<id=cell_number;max=13>
@メールアドレス <span>*</span> | e:mail<id=mail;max=64>
@郵便番号 <span>*</span> | "" t:post_code<id=post_code;max=8>=z "<div>郵便番号はXXX-XXXXの形式で入力してください。</div>"
@住所 <span>*</span> | "" t:address<id=address;max=64>=pctbm "<div>住所を入力してください。</div>"

= 16114874857 loose
@施設名 | t:facility_name<id=facility_name>
@郵便番号 | t:postal_code<id=postal_code>=z
@都道府県名 | t:prefecture_name<id=prefecture_name>=p
@市町村名 | t:city_name<id=city_name>=c
@住所 | t:address<id=address>=tbm
@緯度 | t:latitude<id=latitude>
@経度 | t:longitude<id=longitude>
@電話番号 | t:telphone<id=telphone>

= 39930686038 labelbox
氏名 | t:name
郵便番号 | t:postalCode=z
住所 | t:address=pctbm
受給者証番号 | t:jukyushaNo
支給市町村番号 | t:cityNo
支給市町村名 | t:cityName
給付決定支給量等(指定日数) | n:daysSpecified

= 27429387522 td
Streetline 1: | t:street1<size=40>=tb
Streetline 2 (optional): | t:street2<size=40>=m
City: | t:city<size=40>=c
State (optional): | t:state<size=40>
Province (optional): | t:province<size=40>
Zip Code: | t:zipCode<size=40>=z
Work Phone: | t:phone<size=40>
Organization: | t:organization<size=40>=o

= 25234926197 ph h-adr
| "<div><div>郵便番号</div><div>" t:zip<class=p-postal-code>=z "</div></div>"
| "<div><div>都道府県</div><div>" s:address_pref<class=p-region;o=pref>=p "</div></div>"
| "<div><div>市区町村</div><div>" t:address_city<class=p-locality p-street-address;ph=例）渋谷区>=ct "</div></div>"
| "<div><div>番地</div><div>" t:address_block<ph=例）1-2-3>=b "</div></div>"
| "<div><div>マンション名・部屋番号など</div><div>" t:address_building<class=p-extended-address;ph=例）渋谷マンション1201>=m "</div></div>"

= 8951325711 td
Name | t:txtName<id=txtName>
Address | t:txtAddressLine1<id=txtAddressLine1>=tb
 | t:txtAddressLine2<id=txtAddressLine2>=m
City | t:txtCity<id=txtCity>=c "/ " t:txtState<id=txtState>=p "/ " t:txtZipCode<id=txtZipCode>=z
Phone | t:txtPhoneNo<id=txtPhoneNo>

= 70553927503 labelbox noform
電話番号<span>*</span> | T:<max=40>
住所<span>*</span> | "<div>" t:<ph=郵便番号;max=20>=z s:<o=pref/都道府県>=p t:<ph=市区町村;max=100>=c t:<ph=町名・番地;max=100>=tb t:<ph=建物名・部屋番号など（任意）;max=200>=m "</div>"
生年月日<span>*</span> | d:
性別<span>*</span> | s:<o=男性,女性/選択してください>

= 36465844523 ph noform
| t:<id=zip;ph=郵便番号;ac=postal-code>=z
| t:<id=pref;ph=都道府県;ac=address-level1>=p
| t:<id=city;ph=市区町村;ac=address-level2>=c
| t:<id=town;ph=町名・番地;ac=address-level3>=tb
| t:<id=buildingName;ph=建物名・部屋番号(戸建て);ac=address-level3>=m
| c:conf<o=同意する>

= 13300399283 loose
@郵便番号 | "<div>" t:postal_code<id=postal_code;ph=郵便番号>=z b:住所検索 "<p></p></div>"
@都道府県 | t:prefecture<id=prefecture;ph=都道府県;readonly>
@市区町村 | t:city<id=city;ph=市区町村;readonly>
@町名・番地 | t:town<id=town;ph=町名・番地;readonly>
@パスポート番号 | t:passport_number<id=passport_number;ph=パスポート番号>

= 33425666084 ph
| "<label for=name>名前：</label>" t:name<id=name>
| "<label for=name>郵便番号：</label>" t:zip_code<id=name>=z
| "<label for=name>住所：</label>" t:prefecture<id=name;ph=都道府県>=p t:city<id=name;ph=市>=c t:address<id=name;ph=町名・番地>=tb
| "<label for=name>電話番号：</label>" t:phone_number<id=name>

= 25695330775 ph
| "<p>郵便番号</p><div>" t:<ph=xxx;max=3>=z1 "<span>-</span>" t:<ph=xxxx;max=4>=z2 "</div>" t:<readonly> t:<readonly> t:<ph=町名・番地>=tb t:<ph=アパート・マンション名>=m

= 36919853617 loose
郵便番号<font color=red>【必須】</font> | "<div>" t:wr_zip<id=wr_zip>=z "</div><div><span>非表示</span></div>"
市区町村<font color=red>【必須】</font> | "<div>" t:wr_addr01<ph=市区町村を入力してください>=c "</div><div><span>非表示</span></div>"
町名・番地<font color=red>【必須】</font> | "<div>" t:wr_addr02<ph=町名・番地を入力してください>=tb "</div><div><span>非表示</span></div>"
ビル・マンション名など | "<div>" t:wr_buil<ph=ビル・マンション名などを入力してください>=m "</div><div><span>非表示</span></div>"

= 2478776615 ph
| "<label for=>住所</label><p>郵便番号</p><div><div><span>必須</span></div><div><div>" t:postal-code<ph=例：1234567>=z "</div></div></div><p>都道府県</p><div><div><span>必須</span></div><div>" s:pref<o=pref>=p "</div></div><p>市区町村</p><div><div><span>必須</span></div><div>" t:city<ph=例：渋谷区>=c "</div></div><p>町名・番地</p><div><div><span>必須</span></div><div>" t:address=tb "</div></div><p>建物名</p><div>" t:building=m "</div>"

= 63316072430 p noform
物件名 | t:<ph=渋谷マンション>
地番 | t:<ph=神南1-1-1>
郵便番号 | "<div>" t:<ph=150-0041>=z b:取得 "</div>"
住所 | t:<ph=東京都渋谷区神南>=pctbm
家屋番号 | t:

= 7802981823 labels
@会社名称 | t:name<id=name>=o
@会社略称 | t:short_name<id=short_name>
@法人/個人 | s:type<id=type;o=法人,個人>
@代表者 | t:responsible_name<id=responsible_name>
@郵便番号 | t:postal_code<id=postal_code>=z
@住所1(都道府県郡市) | t:address1<id=address1>=pc
@住所2(町村番地) | t:address2<id=address2>=tb
@住所3(建物名称等) | t:address3<id=address3>=m
@TEL番号 | t:tel<id=tel>

= 52497823846 labels
@姓 | t:name01<id=name01>
@郵便番号 | t:postal_code<id=postal_code>=z
@都道府県・市区町村 | t:addr01<id=addr01>=pct
@番地・建物名 | t:addr02<id=addr02>=bm

= 449118079 labels
@役割 | s:role_id<id=role-id;o=店長,パート>
@電話番号 | t:phone_number<id=phone-number>
@郵便番号 | t:zip_code<id=zip-code>=z
@都道府県 | t:address_1<id=address-1>=p
@市区町村 | t:address_2<id=address-2>=c
@その他 | t:address_3<id=address-3>=tbm
@苗字 | t:last_name<id=last-name>
`;

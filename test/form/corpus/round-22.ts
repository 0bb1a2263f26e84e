/**
 * Forms of the twenty-second round (72 forms with 86 addresses, whose parts were written down before the element read any of them). First those that
 * show a cause: 番・号 in a list, 町字 behind 市区町村, 事業者名 as the second of two labels with one id, 住所 with the name `addr02`, 現住所 above an
 * address; these are shortened far from their addresses.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_22 = `
= 2115914963 loose
~heading 購入者
メールアドレス | t:customer.emailAddr
お名前（姓） | t:customer.lastName
お名前（名） | t:customer.firstName
郵便番号 | "<div class=btn-group>" t:orderCustomerOrderedAddress.zipCode<max=7>=z "<i></i>" b:検索 "</div>"
都道府県 | t:orderCustomerOrderedAddress.pref=p
市区町村 | t:orderCustomerOrderedAddress.city=ct
通り・丁目・番・号 | t:orderCustomerOrderedAddress.street=b
建物名・部屋番号 | t:orderCustomerOrderedAddress.building=m
電話番号 | t:orderCustomerOrderedAddress.tel<max=11>
~heading 配送先
お名前（姓） | t:deliveryOrderAddress.recipientlastname
お名前（名） | t:deliveryOrderAddress.recipientfirstname
郵便番号 | "<div class=btn-group>" t:deliveryOrderAddress.zipCode<max=7> b:検索 "</div>"
都道府県 | t:deliveryOrderAddress.pref
市区町村 | t:deliveryOrderAddress.city
通り・丁目・番・号 | t:deliveryOrderAddress.street
建物名・部屋番号 | t:deliveryOrderAddress.building
電話番号 | t:deliveryOrderAddress.tel<max=11>

= 3987921089 bs
エントリーシステムの団体ID | t:entrysystemOrgId<size=10>
*団体名 | t:orgName=o
創立年 | t:foundingYear
~ph | "<div class=form-group><label for=postCode>*所在地</label><label>〒</label>" t:postCodeUpper<id=postCodeUpper;size=3;max=3>=z1 ^－^ t:postCodeLower<id=postCodeLower;size=4;max=4>=z2 "<i></i>" "<input type=button value=住所検索></div>"
都道府県 | s:prefecture<id=prefecture;o=pref-id>=p
~after 市区町村・町字番地 | t:address1<id=address1>=ctb
~after マンション・アパート | t:address2<id=address2>=m
*管理者（監督）のユーザID | t:managerUserId<size=10>

= 41722128912 loose
~ph | "<div class=row><div class=form-group><label for=company>法人・個人</label>" s:hjkjKbn<id=hjkjKbn;o=法人,個人> "</div></div><div>お名前</div>"
~ph | "<label for=company>事業者名（法人格を除く）</label>" t:company<id=company;ph=クラハシ;required>=o "<span>※<span>全角</span>で入力してください。</span>"
~ph | "<label for=company_kana>事業者名（フリガナ）</label>" t:company_kana<id=company_kana;ph=クラハシ;required>=ko "<span>※<span>全角</span>で入力してください。</span>"
~ph | "<label for=last_name>代表者名（姓）</label>" t:last_name<id=last_name;ph=山田;required>
~ph | "<label for=last_name>代表者名（名）</label>" t:first_name<id=last_name;ph=太郎;required>
~heading ご住所
@郵便番号 | t:address01<id=address01;max=7;ph=1001000;required>=z "<i></i><span>※<span>ハイフン無し半角7桁</span>で入力してください。</span>"
@都道府県 | t:address02<id=address02;ph=広島県;required>=p
@市区町村 | t:address03<id=address03;ph=福山市〇〇町;required>=ct
@番地（ビル・マンション名） | t:address04<id=address04;ph=３ー２ー２;required>=bm "<span>※<span>全角</span>で入力してください。</span>"

= 16032658101 table
お名前 {*} | t:name01<max=50;size=30> t:name02<max=50;size=30>
お名前(フリガナ) | t:kana01<max=50;size=30> t:kana02<max=50;size=30>
郵便番号 {*} | "〒 " t:zip01<max=3;size=6>=z1 " - " t:zip02<max=4;size=6>=z2 "<i></i><a onclick=''>住所入力</a>"
都道府県 {*} | s:pref<o=pref-id>=p
市区町村 {*} | t:addr01<size=60>=c /
住所 | t:addr02<size=60>=tbm /
メールアドレス {*} | t:email<size=60>
携帯メールアドレス | t:email_mobile<size=60>

= 16918792907 ph
| "<fieldset><legend>基本情報</legend><label>氏名</label>" t:name "<label>ふりがな</label>" t:name_furigana "<label>生年月日</label>" d:birth_date "</fieldset>"
| "<fieldset><legend>現住所</legend><div><div><label>ふりがな</label>" t:address_furigana=kpkckt "</div><div><label>郵便番号</label>" t:address_postal_code=z "<i></i></div><div><label>住所</label>" t:address_main=pctbm "</div></div><div><div><label>電話番号</label>" t:phone "</div><div><label>E-mail</label>" e:email "</div></div></fieldset>"
| "<fieldset><legend>連絡先（別）</legend>" c:same_as_current_address<o=現住所と同じ> "<div><div><label>ふりがな</label>" t:contact_address_furigana "</div><div><label>郵便番号</label>" t:contact_address_postal_code "</div><div><label>住所</label>" t:contact_address_main "</div></div><div><div><label>電話番号</label>" t:contact_phone "</div><div><label>E-mail</label>" e:contact_email "</div></div></fieldset>"

= 43903610408 loose
会社名 {※} | "<div>" t:company_name<id=company_name>=o "</div>"
代表者 氏名 {※} | "<div><span>姓</span>" t:family_name "<span>名</span>" t:given_name "<span>全角</span></div>"
出展社名 {※} | "<div>" t:exhibitors_name<id=exhibitors_name> "<span>※イベントの案内などに記載する社名</span></div>"
出展商品サービス名 {※} | "<div>" t:exhibition_service_name "</div>"
ご担当者名 {※} | "<div>" t:person_in_charge "</div>"
郵便番号 {※} | "<div>" t:zipcode1<max=3>=z1 "<span>ー</span>" t:zipcode2<max=4>=z2 "<i></i><span>半角数字</span></div><label>都道府県 <span>※</span></label><div>" s:prefectures<id=prefectures;o=pref>=p "</div>"
市区 {※} | "<div>" t:city=c "</div><label>町村番地 <span>※</span></label><div>" t:address=tb "</div>"
ビル・マンション名 | "<div>" t:building_name=m "</div>"
電話番号 {※} | "<div>" t:tel "<span>半角数字</span></div>"

= 19024711727 ph
| "<p>お申し込み人数</p><label for=number_adult>大人</label>" t:number_adult<id=number_adult> ^人^
| "<p>ご連絡先</p><label for=phone-num id=phone-num>電話番号</label>" t:phone-num<id=phone-num>
| "<label for=mail>メールアドレス</label>" t:mail<id=mail>
| "<label for='' id=address>ご住所</label><label for=''>〒</label>" t:zip21<id=zip21;size=4;max=3>=z1 " － " t:zip22<id=zip22;size=5;max=4>=z2 "<i></i><div id=ad2>" t:addr21<id=addr21;size=40>=pct "</div><div id=ad3><label for=''>番地・施設名</label>" t:addr2111<id=addr2111;size=40>=bm "</div>"
| "<p>備考欄</p>" a:remarks<id=remarks>

= 65757081057 ph noform
| "<h1>-住所変更申請フォーム-</h1>"
| "<form id=sendform><div><div><label for=employeenumber>社員番号</label></div><div>" t:employeenumber<id=employeenumber;value;ph=例：000001> "</div></div><div><div><label for=name>氏名</label></div><div>" t:name<id=name;value> "</div></div><div><div><label for=changedate>住所変更日時<span>【必須】</span></label></div><div>" d:addressChangedDate<id=addressChangedDate;value;ph=例：2025/01/01> "</div></div><div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><div><label for=oldpost>旧郵便番号</label></div><div>" t:oldpost<id=oldpost;class=p-postal-code;value>=z "<i></i></div></div><div><div><label for=oldaddress>旧住所</label></div><div>" a:oldaddress<class=p-region p-locality p-street-address p-extended-address>=pctbm "</div></div></div><div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><div><label for=newpost>新郵便番号<span>【必須】</span></label></div><div>" t:newpost<id=newpost;ph=例：1000001;class=p-postal-code;value> " ※ -は記入しない</div></div><div><div><label for=newaddress>新住所<span>【必須】</span></label></div><div>" a:newaddress<id=newaddress;ph=例： 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館;class=p-region p-locality p-street-address p-extended-address> "</div></div><div><div><label for=neareststation>新住所最寄り駅<span>【必須】</span></label></div><div>" t:neareststation<id=neareststation;value;ph=例：JR大阪駅> "</div></div><div><a onclick>住所変更届はこちら⇀</a></div><div><a>画像アップロードはこちら⇀</a></div></div></form>"
| "<div><span>手順がわからない方へ</span><button type=button id=helpBtn>?</button></div>"

= 65757081057#2 ph noform
| "<h1>-住所変更申請フォーム-</h1>"
| "<form id=sendform><div><div><label for=employeenumber>社員番号</label></div><div>" t:employeenumber<id=employeenumber;value;ph=例：000001> "</div></div><div><div><label for=name>氏名</label></div><div>" t:name<id=name;value> "</div></div><div><div><label for=changedate>住所変更日時<span>【必須】</span></label></div><div>" d:addressChangedDate<id=addressChangedDate;value;ph=例：2025/01/01> "</div></div><div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><div><label for=oldpost>旧郵便番号</label></div><div>" t:oldpost<id=oldpost;class=p-postal-code;value> "</div></div><div><div><label for=oldaddress>旧住所</label></div><div>" a:oldaddress<class=p-region p-locality p-street-address p-extended-address> "</div></div></div><div class=h-adr><span class=p-country-name style=display:none>Japan</span><div><div><label for=newpost>新郵便番号<span>【必須】</span></label></div><div>" t:newpost<id=newpost;ph=例：1000001;class=p-postal-code;value>=z "<i></i> ※ -は記入しない</div></div><div><div><label for=newaddress>新住所<span>【必須】</span></label></div><div>" a:newaddress<id=newaddress;ph=例： 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館;class=p-region p-locality p-street-address p-extended-address>=pctbm "</div></div><div><div><label for=neareststation>新住所最寄り駅<span>【必須】</span></label></div><div>" t:neareststation<id=neareststation;value;ph=例：JR大阪駅> "</div></div><div><a onclick>住所変更届はこちら⇀</a></div><div><a>画像アップロードはこちら⇀</a></div></div></form>"
| "<div><span>手順がわからない方へ</span><button type=button id=helpBtn>?</button></div>"

= 17030198588 ph
| "<h2>ご注文者様情報</h2>"
| "<div><label>お名前</label><br>" t:<required;value> "</div>"
| "<div><label>郵便番号</label><br>" t:<required;value>=z "<i></i></div>"
| "<div><label>住所</label><br>" t:<required;value>=pctbm "</div>"
| "<div><label>電話番号</label><br>" t:<required;value> "</div>"
| "<h2>お届け先</h2>"
| "<div><label>" c: "ご注文者様とお届け先が同じ</label></div>"
| "<div><label>お届け先お名前</label><br>" t:<required;value> "</div>"
| "<div><label>お届け先郵便番号</label><br>" t:<required;value> "</div>"
| "<div><label>お届け先住所</label><br>" t:<required;value> "</div>"
| "<div><label>お届け先電話番号</label><br>" t:<required;value> "</div>"
| "<h2>お届け指定</h2>"
| "<div><label>お届け日</label><br>" d:<required;value> "</div>"
| "<div><label>お届け時間</label><br>" s:<o=指定なし,午前中,14:00〜16:00,16:00〜18:00,19:00〜21:00> "</div>"
| "<button type=submit>確認画面へ</button>"

= 17030198588#2 ph
| "<h2>ご注文者様情報</h2>"
| "<div><label>お名前</label><br>" t:<required;value> "</div>"
| "<div><label>郵便番号</label><br>" t:<required;value> "</div>"
| "<div><label>住所</label><br>" t:<required;value> "</div>"
| "<div><label>電話番号</label><br>" t:<required;value> "</div>"
| "<h2>お届け先</h2>"
| "<div><label>" c: "ご注文者様とお届け先が同じ</label></div>"
| "<div><label>お届け先お名前</label><br>" t:<required;value> "</div>"
| "<div><label>お届け先郵便番号</label><br>" t:<required;value>=z "<i></i></div>"
| "<div><label>お届け先住所</label><br>" t:<required;value>=pctbm "</div>"
| "<div><label>お届け先電話番号</label><br>" t:<required;value> "</div>"
| "<h2>お届け指定</h2>"
| "<div><label>お届け日</label><br>" d:<required;value> "</div>"
| "<div><label>お届け時間</label><br>" s:<o=指定なし,午前中,14:00〜16:00,16:00〜18:00,19:00〜21:00> "</div>"
| "<button type=submit>確認画面へ</button>"

= 16918792907#2 ph
| "<fieldset><legend>基本情報</legend><div><div><label>氏名</label>" t:name "<label>ふりがな</label>" t:name_furigana "<label>生年月日</label>" d:birth_date "<label>性別</label>" s:gender<o=選択しない,男,女> "</div></div></fieldset>"
| "<fieldset><legend>現住所</legend><div><div><label>ふりがな</label>" t:address_furigana "</div><div><label>郵便番号</label>" t:address_postal_code "</div><div><label>住所</label>" t:address_main "</div></div><div><div><label>電話番号</label>" t:phone "</div><div><label>E-mail</label>" e:email "</div></div></fieldset>"
| "<fieldset><legend>連絡先（別）</legend><label>" c:same_as_current_address " 現住所と同じ</label><div><div><label>ふりがな</label>" t:contact_address_furigana=kpkckt "</div><div><label>郵便番号</label>" t:contact_address_postal_code=z "<i></i></div><div><label>住所</label>" t:contact_address_main=pctbm "</div></div><div><div><label>電話番号</label>" t:contact_phone "</div><div><label>E-mail</label>" e:contact_email "</div></div></fieldset>"
| "<fieldset><legend>AI自己PR</legend><div>" a:q1_resume<ph=Q1> a:q2_resume<ph=Q2> a:q3_resume<ph=Q3> a:q4_resume<ph=Q4> a:q5_resume<ph=Q5> "</div><div><button type=button class=secondary-btn>AIで自己PRを生成</button></div><div><label>生成結果</label>" a:generated_resume_pr "</div></fieldset>"
| "<fieldset><legend>本人希望欄</legend>" a:special_requests "</fieldset>"

= 2115914963#2 ph
| "<div><h2>購入者</h2><div><label>メールアドレス</label>" t:customer.emailAddr "</div><div><div><label>お名前（姓）</label>" t:customer.lastName "</div><div><label>お名前（名）</label>" t:customer.firstName "</div></div><div><div><label>フリガナ（姓）</label>" t:customer.lastNameKana "</div><div><label>フリガナ（名）</label>" t:customer.firstNameKana "</div></div><div><label>郵便番号</label><div class='half btn-group'>" t:orderCustomerOrderedAddress.zipCode<max=7> "<button class=btn-gray>検索</button></div></div><div><div><label>都道府県</label>" t:orderCustomerOrderedAddress.pref "</div><div><label>市区町村</label>" t:orderCustomerOrderedAddress.city "</div></div><div><label>通り・丁目・番・号</label>" t:orderCustomerOrderedAddress.street "</div><div><label>建物名・部屋番号</label>" t:orderCustomerOrderedAddress.building "</div><div><label>電話番号</label>" t:orderCustomerOrderedAddress.tel<max=11> "</div><hr><h2>配送先</h2><div><div><label>お名前（姓）</label>" t:deliveryOrderAddress.recipientlastname "</div><div><label>お名前（名）</label>" t:deliveryOrderAddress.recipientfirstname "</div></div><div><div><label>フリガナ（姓）</label>" t:deliveryOrderAddress.recipientlastnamekana "</div><div><label>フリガナ（名）</label>" t:deliveryOrderAddress.recipientfirstnamekana "</div></div><div><label>郵便番号</label><div class='half btn-group'>" t:deliveryOrderAddress.zipCode<max=7>=z "<i></i><button class=btn-gray>検索</button></div></div><div><div><label>都道府県</label>" t:deliveryOrderAddress.pref=p "</div><div><label>市区町村</label>" t:deliveryOrderAddress.city=ct "</div></div><div><label>通り・丁目・番・号</label>" t:deliveryOrderAddress.street=b "</div><div><label>建物名・部屋番号</label>" t:deliveryOrderAddress.building=m "</div><div><label>電話番号</label>" t:deliveryOrderAddress.tel<max=11> "</div><hr><div><button type=submit>この住所に届ける</button></div></div>"

= 39849852129 ph noform
| "<table><tbody><tr><td><label for=name><span>必須</span>ご家族人数</label></td><td></td><td><div>" t:ご家族人数<required> "人</div></td></tr><tr><th><label for=name><span>必須</span>ご住所</label></th><td><div><div><label for=name>郵便番号<span>必須</span></label></div><div><label for=name>都道府県<span>必須</span></label></div><div><label for=name>市区町村<span>必須</span></label></div><div><label for=name>丁目番地<span>必須</span></label></div><div><label for=name>建物名</label></div></div></td><td><div>" t:=z1 " - " t:=z2 "<i></i><p>※半角数字で入力してください</p></div><div>" s:<o=pref/選択>=p "</div><div>" t:=ct "</div><div>" t:=b "</div><div>" t:=m "</div></td></tr><tr><td><label for=name><span>必須</span>現在のお住まいの年数</label></td><td></td><td><div>" t:現在のお住まいの年数<required> "年</div><p>※半角数字で入力してください</p></td></tr><tr><td><label for=name><span>必須</span>電話番号</label></td><td></td><td>" T:電話番号<ph=(例)03-0000-0000> "<p>※半角数字で入力してください</p></td></tr><tr><td><div><label for=name><span>必須</span>メールアドレス</label></div></td><td></td><td><div>" t: "</div><p>※確認のためもう一度ご入力ください</p><div>" t: "</div></td></tr><tr><td><label for=name><span>必須</span>勤務先名</label></td><td></td><td><div>" t:勤務先名<required> "</div></td></tr><tr><th><label for=name><span>必須</span>勤務先ご住所</label></th><td><div><div><label for=name>郵便番号<span>必須</span></label></div><div><label for=name>都道府県<span>必須</span></label></div><div><label for=name>市区町村<span>必須</span></label></div><div><label for=name>丁目番地<span>必須</span></label></div><div><label for=name>建物名</label></div></div></td><td><div>" t: " - " t: "<p>※半角数字で入力してください</p></div><div>" s:<o=pref/選択> "</div><div>" t: "</div><div>" t: "</div><div>" t: "</div></td></tr></tbody></table>"

= 39849852129#2 ph noform
| "<table><tbody><tr><td><label for=name><span>必須</span>ご家族人数</label></td><td></td><td><div>" t:ご家族人数<required> "人</div></td></tr><tr><th><label for=name><span>必須</span>ご住所</label></th><td><div><div><label for=name>郵便番号<span>必須</span></label></div><div><label for=name>都道府県<span>必須</span></label></div><div><label for=name>市区町村<span>必須</span></label></div><div><label for=name>丁目番地<span>必須</span></label></div><div><label for=name>建物名</label></div></div></td><td><div>" t: " - " t: "<p>※半角数字で入力してください</p></div><div>" s:<o=pref/選択> "</div><div>" t: "</div><div>" t: "</div><div>" t: "</div></td></tr><tr><td><label for=name><span>必須</span>現在のお住まいの年数</label></td><td></td><td><div>" t:現在のお住まいの年数<required> "年</div><p>※半角数字で入力してください</p></td></tr><tr><td><label for=name><span>必須</span>電話番号</label></td><td></td><td>" T:電話番号<ph=(例)03-0000-0000> "<p>※半角数字で入力してください</p></td></tr><tr><td><div><label for=name><span>必須</span>メールアドレス</label></div></td><td></td><td><div>" t: "</div><p>※確認のためもう一度ご入力ください</p><div>" t: "</div></td></tr><tr><td><label for=name><span>必須</span>勤務先名</label></td><td></td><td><div>" t:勤務先名<required>=o "</div></td></tr><tr><th><label for=name><span>必須</span>勤務先ご住所</label></th><td><div><div><label for=name>郵便番号<span>必須</span></label></div><div><label for=name>都道府県<span>必須</span></label></div><div><label for=name>市区町村<span>必須</span></label></div><div><label for=name>丁目番地<span>必須</span></label></div><div><label for=name>建物名</label></div></div></td><td><div>" t:=z1 " - " t:=z2 "<i></i><p>※半角数字で入力してください</p></div><div>" s:<o=pref/選択>=p "</div><div>" t:=ct "</div><div>" t:=b "</div><div>" t:=m "</div></td></tr></tbody></table>"

= 41722128912#2 ph
| "<div><div><label for=company>法人・個人</label>" s:hjkjKbn<id=hjkjKbn;selected=1;o=選択してください,法人> "</div></div>"
| "<div>お名前</div>"
| "<div><div><label for=company>事業者名（法人格を除く）</label>" t:company<id=company;ph=クラハシ;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div><div><label for=company_kana>事業者名（フリガナ）</label>" t:company_kana<id=company_kana;ph=クラハシ;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div><div><label for=last_name>代表者名（姓）</label>" t:last_name<id=last_name;ph=山田;value;required> "</div><div><label for=last_name>代表者名（名）</label>" t:first_name<id=last_name;ph=太郎;value;required> "</div></div>"
| "<div><div><label for=last_name>フリガナ（姓）</label>" t:last_name_kana<id=last_name;ph=ヤマダ;value;required> "<span>※<span>全角カナ</span>で入力してください。</span></div><div><label for=last_name>フリガナ（名）</label>" t:first_name_kana<id=last_name;ph=タロウ;value;required> "<span>※<span>全角カナ</span>で入力してください。</span></div></div>"
| "<div>ご住所<span></span></div>"
| "<div><div><label for=address01>郵便番号</label>" t:address01<max=7;id=address01;ph=1001000;value;required> "<span>※<span>ハイフン無し半角7桁</span>で入力してください。</span></div></div>"
| "<div><div><label for=address02>都道府県</label>" t:address02<id=address02;ph=広島県;value;required> "</div><div><label for=address03>市区町村</label>" t:address03<id=address03;ph=福山市〇〇町;value;required> "</div><div><label for=address04>番地（ビル・マンション名）</label>" t:address04<id=address04;ph=３ー２ー２;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div>ご連絡先</div>"
| "<div><div><label for=tel>電話番号(代表)</label>" T:tel<id=tel;value;required> "<span>※<span>半角ハイフンあり</span>で入力してください。</span><div></div></div></div>"
| "<div>運営会社有無</div>"
| "<div><div>" c:unei_company<id=unei_company> "<label for=unei_company>支店(営業所、店舗)の場合チェックを入れてください※本社登録の場合はチェックの必要はありません</label><div></div></div></div>"
| "<div id=unei_company_detail><div><div><label for=unei_company_hjkjKbn>法人・個人</label>" s:unei_company_hjkjKbn<id=unei_company_hjkjKbn;value;o=選択してください,法人,個人事業主> "</div></div><div><div><label for=szHonknjmei>運営会社名(漢字)（法人格を除く）</label>" t:szHonknjmei<id=szHonknjmei;ph=クラハシ;value>=o "</div><div><label for=szHonknamei>運営会社名（フリガナ）</label>" t:szHonknamei<id=szHonknamei;ph=クラハシ;value>=ko "</div></div><div><div><label for=szaddress01>郵便番号(ハイフン無し7桁)</label>" t:szaddress01<max=7;id=szaddress01;ph=1001000;value>=z "<i></i></div></div><div><div><label for=szaddress02>都道府県</label>" t:szaddress02<id=szaddress02;ph=広島県;value>=p "</div><div><label for=szaddress03>市区町村</label>" t:szaddress03<id=szaddress03;ph=福山市〇〇町;value>=ct "</div><div><label for=szaddress04>番地（ビル・マンション名）</label>" t:szaddress04<id=szaddress04;ph=３ー２ー２;value>=bm "</div></div><div>ご連絡先</div><div><div><label for=szTelno>電話番号(代表)</label>" T:szTelno<id=szTelno;value> "<div></div></div></div><div><div><label for=szDaikjmei_sei>代表者名（姓）</label>" t:szDaikjmei_sei<id=szDaikjmei_sei;ph=山田;value> "</div><div><label for=szDaikjmei_mei>代表者名（名）</label>" t:szDaikjmei_mei<id=szDaikjmei_mei;ph=太郎;value> "</div></div></div>"
| "<div>書類送付先</div>"
| "<div><div>" r:sqssfKbn<id=上記入力の取引先情報と同様> "<label for=上記入力の取引先情報と同様> 上記入力の取引先情報と同様</label><br><input type=radio id=上記入力の運営会社情報と同様 value=2 name=sqssfKbn><label for=上記入力の運営会社情報と同様> 上記入力の運営会社情報と同様</label><br><input type=radio id=その他 value=9 name=sqssfKbn><label for=その他> その他</label><div></div></div></div>"
| "<div id=soufu_detail><div><div><label for=sqaddress01>郵便番号(ハイフン無し7桁)</label>" t:sqaddress01<max=7;id=sqaddress01;ph=1001000;value> "</div></div><div><div><label for=sqaddress02>都道府県</label>" t:sqaddress02<id=sqaddress02;ph=広島県;value> "</div><div><label for=sqaddress03>市区町村</label>" t:sqaddress03<id=sqaddress03;ph=福山市〇〇町;value> "</div><div><label for=sqaddress04>番地（ビル・マンション名）</label>" t:sqaddress04<id=sqaddress04;ph=３ー２ー２;value> "</div></div><div><div><label for=sofuKnjnam>送付先名称</label>" t:sofuKnjnam<id=sofuKnjnam;ph=山田 太郎;value> "</div></div></div>"
| "<div>アカウント情報</div>"
| "<div><div><label for=email>メールアドレス</label>" e:email<id=email;required;ac=email;value> "<span>※メールアドレス間違いの場合、再登録が必要となります。</span></div></div>"
| "<div><button type=submit class='btn btn-primary btn-lg btn-block'>Register</button></div>"

= 41722128912#3 ph
| "<div><div><label for=company>法人・個人</label>" s:hjkjKbn<id=hjkjKbn;selected=1;o=選択してください,法人> "</div></div>"
| "<div>お名前</div>"
| "<div><div><label for=company>事業者名（法人格を除く）</label>" t:company<id=company;ph=クラハシ;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div><div><label for=company_kana>事業者名（フリガナ）</label>" t:company_kana<id=company_kana;ph=クラハシ;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div><div><label for=last_name>代表者名（姓）</label>" t:last_name<id=last_name;ph=山田;value;required> "</div><div><label for=last_name>代表者名（名）</label>" t:first_name<id=last_name;ph=太郎;value;required> "</div></div>"
| "<div><div><label for=last_name>フリガナ（姓）</label>" t:last_name_kana<id=last_name;ph=ヤマダ;value;required> "<span>※<span>全角カナ</span>で入力してください。</span></div><div><label for=last_name>フリガナ（名）</label>" t:first_name_kana<id=last_name;ph=タロウ;value;required> "<span>※<span>全角カナ</span>で入力してください。</span></div></div>"
| "<div>ご住所<span></span></div>"
| "<div><div><label for=address01>郵便番号</label>" t:address01<max=7;id=address01;ph=1001000;value;required> "<span>※<span>ハイフン無し半角7桁</span>で入力してください。</span></div></div>"
| "<div><div><label for=address02>都道府県</label>" t:address02<id=address02;ph=広島県;value;required> "</div><div><label for=address03>市区町村</label>" t:address03<id=address03;ph=福山市〇〇町;value;required> "</div><div><label for=address04>番地（ビル・マンション名）</label>" t:address04<id=address04;ph=３ー２ー２;value;required> "<span>※<span>全角</span>で入力してください。</span></div></div>"
| "<div>ご連絡先</div>"
| "<div><div><label for=tel>電話番号(代表)</label>" T:tel<id=tel;value;required> "<span>※<span>半角ハイフンあり</span>で入力してください。</span><div></div></div></div>"
| "<div>運営会社有無</div>"
| "<div><div>" c:unei_company<id=unei_company> "<label for=unei_company>支店(営業所、店舗)の場合チェックを入れてください※本社登録の場合はチェックの必要はありません</label><div></div></div></div>"
| "<div id=unei_company_detail><div><div><label for=unei_company_hjkjKbn>法人・個人</label>" s:unei_company_hjkjKbn<id=unei_company_hjkjKbn;value;o=選択してください,法人,個人事業主> "</div></div><div><div><label for=szHonknjmei>運営会社名(漢字)（法人格を除く）</label>" t:szHonknjmei<id=szHonknjmei;ph=クラハシ;value> "</div><div><label for=szHonknamei>運営会社名（フリガナ）</label>" t:szHonknamei<id=szHonknamei;ph=クラハシ;value> "</div></div><div><div><label for=szaddress01>郵便番号(ハイフン無し7桁)</label>" t:szaddress01<max=7;id=szaddress01;ph=1001000;value> "</div></div><div><div><label for=szaddress02>都道府県</label>" t:szaddress02<id=szaddress02;ph=広島県;value> "</div><div><label for=szaddress03>市区町村</label>" t:szaddress03<id=szaddress03;ph=福山市〇〇町;value> "</div><div><label for=szaddress04>番地（ビル・マンション名）</label>" t:szaddress04<id=szaddress04;ph=３ー２ー２;value> "</div></div><div>ご連絡先</div><div><div><label for=szTelno>電話番号(代表)</label>" T:szTelno<id=szTelno;value> "<div></div></div></div><div><div><label for=szDaikjmei_sei>代表者名（姓）</label>" t:szDaikjmei_sei<id=szDaikjmei_sei;ph=山田;value> "</div><div><label for=szDaikjmei_mei>代表者名（名）</label>" t:szDaikjmei_mei<id=szDaikjmei_mei;ph=太郎;value> "</div></div></div>"
| "<div>書類送付先</div>"
| "<div><div>" r:sqssfKbn<id=上記入力の取引先情報と同様> "<label for=上記入力の取引先情報と同様> 上記入力の取引先情報と同様</label><br><input type=radio id=上記入力の運営会社情報と同様 value=2 name=sqssfKbn><label for=上記入力の運営会社情報と同様> 上記入力の運営会社情報と同様</label><br><input type=radio id=その他 value=9 name=sqssfKbn><label for=その他> その他</label><div></div></div></div>"
| "<div id=soufu_detail><div><div><label for=sqaddress01>郵便番号(ハイフン無し7桁)</label>" t:sqaddress01<max=7;id=sqaddress01;ph=1001000;value>=z "<i></i></div></div><div><div><label for=sqaddress02>都道府県</label>" t:sqaddress02<id=sqaddress02;ph=広島県;value>=p "</div><div><label for=sqaddress03>市区町村</label>" t:sqaddress03<id=sqaddress03;ph=福山市〇〇町;value>=ct "</div><div><label for=sqaddress04>番地（ビル・マンション名）</label>" t:sqaddress04<id=sqaddress04;ph=３ー２ー２;value>=bm "</div></div><div><div><label for=sofuKnjnam>送付先名称</label>" t:sofuKnjnam<id=sofuKnjnam;ph=山田 太郎;value> "</div></div></div>"
| "<div>アカウント情報</div>"
| "<div><div><label for=email>メールアドレス</label>" e:email<id=email;required;ac=email;value> "<span>※メールアドレス間違いの場合、再登録が必要となります。</span></div></div>"
| "<div><button type=submit class='btn btn-primary btn-lg btn-block'>Register</button></div>"

= 39476338600 ph
| "<div><h2>法人情報</h2><div><div><label for=corporateName>法人名</label><span>必須</span></div><div>" t:<id=corporateName;ph=例）株式会社カナミックネットワーク;value>=o "</div></div><div><div><label for=corporateNameKana>法人名（フリガナ）</label><span>必須</span></div><div>" t:<id=corporateNameKana;ph=例）カブシキガイシャ カナミックネットワーク;value>=ko "</div></div><div><div><label for=representativeName>法人代表者氏名</label><span>必須</span></div><div>" t:<id=representativeName;ph=例）加那 花子;value> "</div></div><div><div><label for=representativeNameKana>法人代表者氏名 （フリガナ）</label><span>必須</span></div><div>" t:<id=representativeNameKana;ph=例）カナ ハナコ;value> "</div></div><div><div><label for=phoneNumber>法人電話番号</label><span>必須</span></div><div>" t:<id=phoneNumber;ph=例）0312345678;value> "</div></div><div><div><label for=postalCode>法人郵便番号</label><span>必須</span></div><div>" t:<id=postalCode1;ph=例）1506031;value>=z "<i></i><div onclick><button type=button class=postal2address-button>郵便番号から住所を検索</button></div></div></div><div><div><label for=postalCode>法人住所</label><span>必須</span></div><div>" t:<id=addr1;ph=例）東京都渋谷区恵比寿4-20-3 恵比寿ガーデンプレイスタワー31階;value>=pctbm "</div></div><h2>事業所情報</h2><div><div><label for=corporateName>事業所名</label><span>必須</span></div><div>" t:<id=corporateName;ph=例）デイサービス カナミック ;value> "</div></div><div><div><label for=corporateNameKana>事業所名（フリガナ）</label><span>必須</span></div><div>" t:<id=corporateNameKana;ph=例）デイサービス カナミック ;value> "</div></div><div><div><label for=phoneNumber>事業所種別</label><span>必須</span></div><div>" s:<id=officeType;o=選択してください,通所介護,地域密着型通所介護,通所リハビリテーション,訪問リハビリテーション,居住系サービス,その他> "</div></div><div><div><label for=phoneNumber>事業所番号</label><span>必須</span></div><div>" t:<id=officeNo;ph=例）12345678901;value> c:<id=chk_office> "<label for=chk_office>なし</label></div></div><div><div><label for=phoneNumber>事業所電話番号</label><span>必須</span></div><div>" t:<id=phoneNumber;ph=例）0357983955;value> "</div></div><div><div><label for=phoneNumber>事業所FAX番号</label></div><div>" t:<id=FaxNumber;ph=例）0357983955;value> "</div></div><div><div><label for=postalCode>事業所郵便番号</label><span>必須</span></div><div>" t:<id=postalCode2;ph=例）1506031;value> "<div onclick><button type=button class=postal2address-button>郵便番号から住所を検索</button></div></div></div><div><div><label for=postalCode2>事業所住所</label><span>必須</span></div><div>" t:<id=addr2;ph=例）東京都渋谷区恵比寿4-20-3 恵比寿ガーデンプレイスタワー31階;value> "</div></div><div><div><label for=chargeName>ご担当者名</label><span>必須</span></div><div>" t:<id=chargeName;ph=例）鈴木 太郎;value> "</div></div><div><div><label for=mailAddress>メールアドレス</label><span>必須</span></div><div>" t:<id=mailAddress;ph=例）hanako@kanamic.net;value> "</div></div><div><div><label for=formSubject>備考</label></div><div>" a:<id=formSubject> "</div></div></div>"
| "<div><div><button type=submit class=submit-button>入力内容を確認する</button></div></div>"

= 39476338600#2 ph
| "<div><h2>法人情報</h2><div><div><label for=corporateName>法人名</label><span>必須</span></div><div>" t:<id=corporateName;ph=例）株式会社カナミックネットワーク;value> "</div></div><div><div><label for=corporateNameKana>法人名（フリガナ）</label><span>必須</span></div><div>" t:<id=corporateNameKana;ph=例）カブシキガイシャ カナミックネットワーク;value> "</div></div><div><div><label for=representativeName>法人代表者氏名</label><span>必須</span></div><div>" t:<id=representativeName;ph=例）加那 花子;value> "</div></div><div><div><label for=representativeNameKana>法人代表者氏名 （フリガナ）</label><span>必須</span></div><div>" t:<id=representativeNameKana;ph=例）カナ ハナコ;value> "</div></div><div><div><label for=phoneNumber>法人電話番号</label><span>必須</span></div><div>" t:<id=phoneNumber;ph=例）0312345678;value> "</div></div><div><div><label for=postalCode>法人郵便番号</label><span>必須</span></div><div>" t:<id=postalCode1;ph=例）1506031;value> "<div onclick><button type=button class=postal2address-button>郵便番号から住所を検索</button></div></div></div><div><div><label for=postalCode>法人住所</label><span>必須</span></div><div>" t:<id=addr1;ph=例）東京都渋谷区恵比寿4-20-3 恵比寿ガーデンプレイスタワー31階;value> "</div></div><h2>事業所情報</h2><div><div><label for=corporateName>事業所名</label><span>必須</span></div><div>" t:<id=corporateName;ph=例）デイサービス カナミック ;value>=o "</div></div><div><div><label for=corporateNameKana>事業所名（フリガナ）</label><span>必須</span></div><div>" t:<id=corporateNameKana;ph=例）デイサービス カナミック ;value>=ko "</div></div><div><div><label for=phoneNumber>事業所種別</label><span>必須</span></div><div>" s:<id=officeType;o=選択してください,通所介護,地域密着型通所介護,通所リハビリテーション,訪問リハビリテーション,居住系サービス,その他> "</div></div><div><div><label for=phoneNumber>事業所番号</label><span>必須</span></div><div>" t:<id=officeNo;ph=例）12345678901;value> c:<id=chk_office> "<label for=chk_office>なし</label></div></div><div><div><label for=phoneNumber>事業所電話番号</label><span>必須</span></div><div>" t:<id=phoneNumber;ph=例）0357983955;value> "</div></div><div><div><label for=phoneNumber>事業所FAX番号</label></div><div>" t:<id=FaxNumber;ph=例）0357983955;value> "</div></div><div><div><label for=postalCode>事業所郵便番号</label><span>必須</span></div><div>" t:<id=postalCode2;ph=例）1506031;value>=z "<i></i><div onclick><button type=button class=postal2address-button>郵便番号から住所を検索</button></div></div></div><div><div><label for=postalCode2>事業所住所</label><span>必須</span></div><div>" t:<id=addr2;ph=例）東京都渋谷区恵比寿4-20-3 恵比寿ガーデンプレイスタワー31階;value>=pctbm "</div></div><div><div><label for=chargeName>ご担当者名</label><span>必須</span></div><div>" t:<id=chargeName;ph=例）鈴木 太郎;value> "</div></div><div><div><label for=mailAddress>メールアドレス</label><span>必須</span></div><div>" t:<id=mailAddress;ph=例）hanako@kanamic.net;value> "</div></div><div><div><label for=formSubject>備考</label></div><div>" a:<id=formSubject> "</div></div></div>"
| "<div><div><button type=submit class=submit-button>入力内容を確認する</button></div></div>"

= 42572310693 ph
| "<div><div><div><span>必須</span> お引取り </div><div><div><div><div>搬入日</div><div><div><div><div><div>" t:<readonly;id=input-101> "</div></div></div></div></div></div><hr><div><div>場所</div><div><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div><div>〒</div>" t:<required;id=input-110;ph=0123456>=z "<i></i></div></div></div></div><button type=button class='ms-1 v-btn primary'><span class=v-btn__content> 検索 </span></button></span><span><div><div><div role=combobox aria-haspopup=listbox aria-expanded=false aria-owns=list-115><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-115;ph=都道府県;ac=off> h:<style=display:none> "</div></div></div></div></span><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-122;ph=大阪市港区築港3-1-43 天保山シンユニティビル>=ctbm "</div></div></div></div></span></div></div></div></div></div><div><div><span>必須</span> ご返却 </div><div><div><div><div>搬入日</div><div><div><div><div><div>" t:<readonly;id=input-150> "</div></div></div></div></div></div><hr><div><div>場所</div><div><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div><div>〒</div>" t:<required;id=input-160;ph=0123456> "</div></div></div></div><button type=button class='ms-1 v-btn primary'><span class=v-btn__content> 検索 </span></button></span><span><div><div><div role=combobox aria-haspopup=listbox aria-expanded=false aria-owns=list-165><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-165;ph=都道府県;ac=off> h:<style=display:none> "</div></div></div></div></span><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-172;ph=大阪市港区築港3-1-43 天保山シンユニティビル> "</div></div></div></div></span></div></div></div></div></div></div>"

= 42572310693#2 ph
| "<div><div><div><span>必須</span> お引取り </div><div><div><div><div>搬入日</div><div><div><div><div><div>" t:<readonly;id=input-101> "</div></div></div></div></div></div><hr><div><div>場所</div><div><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div><div>〒</div>" t:<required;id=input-110;ph=0123456> "</div></div></div></div><button type=button class='ms-1 v-btn primary'><span class=v-btn__content> 検索 </span></button></span><span><div><div><div role=combobox aria-haspopup=listbox aria-expanded=false aria-owns=list-115><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-115;ph=都道府県;ac=off> h:<style=display:none> "</div></div></div></div></span><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-122;ph=大阪市港区築港3-1-43 天保山シンユニティビル> "</div></div></div></div></span></div></div></div></div></div><div><div><span>必須</span> ご返却 </div><div><div><div><div>搬入日</div><div><div><div><div><div>" t:<readonly;id=input-150> "</div></div></div></div></div></div><hr><div><div>場所</div><div><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div><div>〒</div>" t:<required;id=input-160;ph=0123456>=z "<i></i></div></div></div></div><button type=button class='ms-1 v-btn primary'><span class=v-btn__content> 検索 </span></button></span><span><div><div><div role=combobox aria-haspopup=listbox aria-expanded=false aria-owns=list-165><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-165;ph=都道府県;ac=off> h:<style=display:none> "</div></div></div></div></span><span><div><div><div><fieldset aria-hidden=true><legend><span>​</span></legend></fieldset><div>" t:<required;id=input-172;ph=大阪市港区築港3-1-43 天保山シンユニティビル>=ctbm "</div></div></div></div></span></div></div></div></div></div></div>"

= 55298828572 ph noform
| "<h1>チェックアウト</h1>"
| "<form><h2>購入者情報</h2><p><label>氏名（必須）<br>" t:buyer_name<value;required> "</label></p><p><label>フリガナ（任意）<br>" t:buyer_name_kana<value> "</label></p><p><label>メール（必須）<br>" e:buyer_email<value;required> "</label></p><p><label>電話番号<br>" t:buyer_phone<value> "</label></p><p><label>携帯番号<br>" t:buyer_mobile<value> "</label></p><p><label>郵便番号（必須）<br>" t:buyer_postal_code<value;required;max=7>=z "</label><i></i></p><p><label>都道府県（必須）<br>" t:buyer_prefecture<value;required>=p "</label></p><p><label>住所（必須）<br>" t:buyer_address_line1<value;required>=ctb "</label></p><p><label>建物名・部屋番号（任意）<br>" t:buyer_address_line2<value>=m "</label></p><h2>配送先</h2><p><label>" c:ship_to_different "購入者と別の住所に送る</label></p><div><p><label>配送先氏名<br>" t:shipping_name<value> "</label></p><p><label>配送先フリガナ<br>" t:shipping_name_kana<value> "</label></p><p><label>配送先電話<br>" t:shipping_phone<value> "</label></p><p><label>郵便番号<br>" t:shipping_postal_code<value;max=7> "</label></p><p><label>都道府県<br>" t:shipping_prefecture<value> "</label></p><p><label>住所<br>" t:shipping_address_line1<value> "</label></p><p><label>建物名<br>" t:shipping_address_line2<value> "</label></p></div><h2>配送・決済</h2><p><label>決済方法<br>" s:payment_method<required;o=代金引換,銀行振込,クレジットカード> "</label></p><p><label>備考（任意）<br>" a:customer_note "</label></p><button type=submit>注文する</button></form>"

= 55298828572#2 ph noform
| "<h1>チェックアウト</h1>"
| "<form><h2>購入者情報</h2><p><label>氏名（必須）<br>" t:buyer_name<value;required> "</label></p><p><label>フリガナ（任意）<br>" t:buyer_name_kana<value> "</label></p><p><label>メール（必須）<br>" e:buyer_email<value;required> "</label></p><p><label>電話番号<br>" t:buyer_phone<value> "</label></p><p><label>携帯番号<br>" t:buyer_mobile<value> "</label></p><p><label>郵便番号（必須）<br>" t:buyer_postal_code<value;required;max=7> "</label></p><p><label>都道府県（必須）<br>" t:buyer_prefecture<value;required> "</label></p><p><label>住所（必須）<br>" t:buyer_address_line1<value;required> "</label></p><p><label>建物名・部屋番号（任意）<br>" t:buyer_address_line2<value> "</label></p><h2>配送先</h2><p><label>" c:ship_to_different "購入者と別の住所に送る</label></p><div><p><label>配送先氏名<br>" t:shipping_name<value> "</label></p><p><label>配送先フリガナ<br>" t:shipping_name_kana<value> "</label></p><p><label>配送先電話<br>" t:shipping_phone<value> "</label></p><p><label>郵便番号<br>" t:shipping_postal_code<value;max=7>=z "</label><i></i></p><p><label>都道府県<br>" t:shipping_prefecture<value>=p "</label></p><p><label>住所<br>" t:shipping_address_line1<value>=ctb "</label></p><p><label>建物名<br>" t:shipping_address_line2<value>=m "</label></p></div><h2>配送・決済</h2><p><label>決済方法<br>" s:payment_method<required;o=代金引換,銀行振込,クレジットカード> "</label></p><p><label>備考（任意）<br>" a:customer_note "</label></p><button type=submit>注文する</button></form>"

= 13171230770 ph
| "<div><ul><li><label for=forwarding_last_name>姓<span>*</span></label>" t:forwarding_last_name<id=forwarding_last_name;ph=山田;required> "</li><li><label for=forwarding_first_name>名<span>*</span></label>" t:forwarding_first_name<id=forwarding_first_name;ph=太郎;required> "</li><li><label for=forwarding_last_name_furigana>セイ<span>*</span></label>" t:forwarding_last_name_furigana<id=forwarding_last_name_furigana;ph=ヤマダ;required> "</li><li><label for=forwarding_first_name_furigana>メイ<span>*</span></label>" t:forwarding_first_name_furigana<id=forwarding_first_name_furigana;ph=タロウ;required> "</li><li><label for=forwarding_postal_code>郵便番号(ハイフン抜き)<span>*</span></label>" t:forwarding_postal_code<id=forwarding_postal_code;ph=xxxxxxx;required>=z "<i></i></li><li><label for=forwarding_prefecture_id>都道府県<span>*</span></label>" s:forwarding_prefecture_id<id=forwarding_prefecture_id;required;o=pref-id/選択してください>=p "</li><li><label for=forwarding_address>住所(市町村以下、全角英数字不可)<span>*</span></label>" t:forwarding_address<id=forwarding_address;ph=〇〇市〇〇町x-xx〇〇ハイツxxx号室;required>=ctbm "</li><li><label for=forwarding_telephone>電話番号(ハイフン抜き)<span>*</span></label>" t:forwarding_telephone<id=forwarding_telephone;ph=xxxxxxxxxx;required> "</li><li><label for=age>年齢</label>" t:age<id=age;ph=24> "</li><li><p class=radiobtns_label>性別</p><div class=radiobtns><label>" r:gender<class=radiobtn> "男性</label><label><input type=radio name=gender value=1 class=radiobtn>女性</label><label><input type=radio name=gender value=2 class=radiobtn>その他</label></div></li></ul></div>"
| "<div><h2>ご注文者様情報の入力</h2><ul><li><label for=user_last_name>姓<span>*</span></label>" t:user_last_name<id=user_last_name;ph=山田;required> "</li><li><label for=user_first_name>名<span>*</span></label>" t:user_first_name<id=user_first_name;ph=太郎;required> "</li><li><label for=user_last_name_furigana>セイ<span>*</span></label>" t:user_last_name_furigana<id=user_last_name_furigana;ph=ヤマダ;required> "</li><li><label for=user_first_name_furigana>メイ<span>*</span></label>" t:user_first_name_furigana<id=user_first_name_furigana;ph=タロウ;required> "</li><li><label for=user_postal_code>郵便番号(ハイフン抜き)<span>*</span></label>" t:user_postal_code<id=user_postal_code;ph=xxxxxxx;required> "</li><li><label for=user_prefecture_id>都道府県<span>*</span></label>" s:user_prefecture_id<id=user_prefecture_id;required;o=pref-id/選択してください> "</li><li><label for=user_address>住所(市町村以下、全角英数字不可)<span>*</span></label>" t:user_address<id=user_address;ph=〇〇市〇〇町x-xx〇〇ハイツxxx号室;required> "</li><li><label for=user_email>メールアドレス<span>*</span></label>" e:user_email<id=user_email;ph=example@mail.com;required> "</li><li><label for=user_telephone>電話番号(ハイフン抜き)<span>*</span></label>" t:user_telephone<id=user_telephone;ph=xxxxxxxxxx;required> "</li></ul></div>"
| h:lover_id<value;style=display:none> h:user_id<value;style=display:none>
| "<div class=btns><button type=submit>次へ進む</button></div>"

= 13171230770#2 ph
| "<div><ul><li><label for=forwarding_last_name>姓<span>*</span></label>" t:forwarding_last_name<id=forwarding_last_name;ph=山田;required> "</li><li><label for=forwarding_first_name>名<span>*</span></label>" t:forwarding_first_name<id=forwarding_first_name;ph=太郎;required> "</li><li><label for=forwarding_last_name_furigana>セイ<span>*</span></label>" t:forwarding_last_name_furigana<id=forwarding_last_name_furigana;ph=ヤマダ;required> "</li><li><label for=forwarding_first_name_furigana>メイ<span>*</span></label>" t:forwarding_first_name_furigana<id=forwarding_first_name_furigana;ph=タロウ;required> "</li><li><label for=forwarding_postal_code>郵便番号(ハイフン抜き)<span>*</span></label>" t:forwarding_postal_code<id=forwarding_postal_code;ph=xxxxxxx;required> "</li><li><label for=forwarding_prefecture_id>都道府県<span>*</span></label>" s:forwarding_prefecture_id<id=forwarding_prefecture_id;required;o=pref-id/選択してください> "</li><li><label for=forwarding_address>住所(市町村以下、全角英数字不可)<span>*</span></label>" t:forwarding_address<id=forwarding_address;ph=〇〇市〇〇町x-xx〇〇ハイツxxx号室;required> "</li><li><label for=forwarding_telephone>電話番号(ハイフン抜き)<span>*</span></label>" t:forwarding_telephone<id=forwarding_telephone;ph=xxxxxxxxxx;required> "</li><li><label for=age>年齢</label>" t:age<id=age;ph=24> "</li><li><p class=radiobtns_label>性別</p><div class=radiobtns><label>" r:gender<class=radiobtn> "男性</label><label><input type=radio name=gender value=1 class=radiobtn>女性</label><label><input type=radio name=gender value=2 class=radiobtn>その他</label></div></li></ul></div>"
| "<div><h2>ご注文者様情報の入力</h2><ul><li><label for=user_last_name>姓<span>*</span></label>" t:user_last_name<id=user_last_name;ph=山田;required> "</li><li><label for=user_first_name>名<span>*</span></label>" t:user_first_name<id=user_first_name;ph=太郎;required> "</li><li><label for=user_last_name_furigana>セイ<span>*</span></label>" t:user_last_name_furigana<id=user_last_name_furigana;ph=ヤマダ;required> "</li><li><label for=user_first_name_furigana>メイ<span>*</span></label>" t:user_first_name_furigana<id=user_first_name_furigana;ph=タロウ;required> "</li><li><label for=user_postal_code>郵便番号(ハイフン抜き)<span>*</span></label>" t:user_postal_code<id=user_postal_code;ph=xxxxxxx;required>=z "<i></i></li><li><label for=user_prefecture_id>都道府県<span>*</span></label>" s:user_prefecture_id<id=user_prefecture_id;required;o=pref-id/選択してください>=p "</li><li><label for=user_address>住所(市町村以下、全角英数字不可)<span>*</span></label>" t:user_address<id=user_address;ph=〇〇市〇〇町x-xx〇〇ハイツxxx号室;required>=ctbm "</li><li><label for=user_email>メールアドレス<span>*</span></label>" e:user_email<id=user_email;ph=example@mail.com;required> "</li><li><label for=user_telephone>電話番号(ハイフン抜き)<span>*</span></label>" t:user_telephone<id=user_telephone;ph=xxxxxxxxxx;required> "</li></ul></div>"
| h:lover_id<value;style=display:none> h:user_id<value;style=display:none>
| "<div class=btns><button type=submit>次へ進む</button></div>"

= 11073298397 ph
| "<div id=u6440 class='ax_default button'><button type=submit id=u6440_div>登録</button><div id=u6441></div></div>"
| "<div id=u6447><div id=u6447_div></div><div id=u6448><p><span>事業所名</span></p></div></div>"
| "<div id=u6446><div>" t:branch_name<id=u6446_input;required>=o "</div></div>"
| "<div id=u6521><div id=u6521_div></div><div id=u6522><p><span>銀行名</span></p></div></div>"
| "<div id=u6523><div>" t:bank_name<id=u6523_input> "</div></div>"
| "<div id=u6536><div id=u6536_div></div><div id=u6537><p><span>支店名</span></p></div></div>"
| "<div id=u6538><div>" t:bank_branch_name<id=u6538_input> "</div></div>"
| "<div id=u6548><div id=u6549_div></div><div id=u6549><p><span>口座番号</span></p></div></div>"
| "<div id=u6550><div>" t:account_number<id=u6550_input;max=7> "</div></div>"
| "<div id=u6554><div id=u6555_div></div><div id=u6555><p><span>受取人名</span></p></div></div>"
| "<div id=u6556><div>" t:recipient_name<id=u6556_input;max=30> "</div></div>"
| "<div id=u6524><div id=u6524_div></div><div id=u6525><p><span>請求書送付先住所</span></p></div></div>"
| "<div id=u6526><div>" t:invoice_shipping_address<id=u6525_input> "</div></div>"
| "<div id=u6453><div id=u6453_div></div><div id=u6454><p><span>電話番号</span></p></div></div>"
| "<div id=u6452><div>" T:branch_tel<id=u6452_input> "</div></div>"
| "<div id=u6444><div id=u6444_div></div><div id=u6445><p><span>FAX番号</span></p></div></div>"
| "<div id=u6451><div>" T:branch_fax<id=u6451_input> "</div></div>"
| "<div id=u6455><div id=u6455_div></div><div id=u6456><p><span>郵便番号</span></p></div></div>"
| "<div id=u6468>" n:branch_zip_code<id=u6468_input;ph=ハイフンなしで入力してください;max=8>=z "<i></i></div>"
| "<div id=u6457><div id=u6457_div></div><div id=u6458><p><span>住所</span></p></div></div>"
| "<div id=u6469a>" s:branch_pref_code<id=u6469a_input;o=pref-id/-- 都道府県 -->=p "</div>"
| "<div id=u6469><div>" t:branch_addr<id=u6469_input>=ctbm "</div></div>"
| "<div id=u6449_ann></div>"
| "<div id=u6517><div id=u6517_div></div><div id=u6518><p><span>Paid登録</span></p></div></div>"
| "<div id=u6519><label for=u6519_input><div id=u6520><p><span>登録済み</span></p></div></label><div>" h:paid<value=0;style=display:none> c:paid<id=u6519_input> "</div></div>"
| "<div id=u6528><div id=u6528_div></div><div id=u6529><p><span>返送先郵便番号</span></p></div></div>"
| "<div id=u6530>" n:return_zip_code<id=u6530_input;ph=ハイフンなしで入力してください;max=8> "</div>"
| "<div id=u6531><div id=u6531_div></div><div id=u6532><p><span>機器返送先住所</span></p></div></div>"
| "<div id=u6534><div>" t:return_address<id=u6534_input> "</div></div>"
| h:branch_code<value;style=display:none>
| "<div id=u6470 class='ax_default button'><div id=u6470_div></div><div id=u6471><p><span>郵便番号から住所を検索</span></p></div></div>"
| "<div id=u6535 class='ax_default button'><div id=u6535_div></div><div id=u6471><p><span>郵便番号から住所を検索</span></p></div></div>"

= 11073298397#2 ph
| "<div id=u6440 class='ax_default button'><button type=submit id=u6440_div>登録</button><div id=u6441></div></div>"
| "<div id=u6447><div id=u6447_div></div><div id=u6448><p><span>事業所名</span></p></div></div>"
| "<div id=u6446><div>" t:branch_name<id=u6446_input;required> "</div></div>"
| "<div id=u6521><div id=u6521_div></div><div id=u6522><p><span>銀行名</span></p></div></div>"
| "<div id=u6523><div>" t:bank_name<id=u6523_input> "</div></div>"
| "<div id=u6536><div id=u6536_div></div><div id=u6537><p><span>支店名</span></p></div></div>"
| "<div id=u6538><div>" t:bank_branch_name<id=u6538_input> "</div></div>"
| "<div id=u6548><div id=u6549_div></div><div id=u6549><p><span>口座番号</span></p></div></div>"
| "<div id=u6550><div>" t:account_number<id=u6550_input;max=7> "</div></div>"
| "<div id=u6554><div id=u6555_div></div><div id=u6555><p><span>受取人名</span></p></div></div>"
| "<div id=u6556><div>" t:recipient_name<id=u6556_input;max=30> "</div></div>"
| "<div id=u6524><div id=u6524_div></div><div id=u6525><p><span>請求書送付先住所</span></p></div></div>"
| "<div id=u6526><div>" t:invoice_shipping_address<id=u6525_input> "</div></div>"
| "<div id=u6453><div id=u6453_div></div><div id=u6454><p><span>電話番号</span></p></div></div>"
| "<div id=u6452><div>" T:branch_tel<id=u6452_input> "</div></div>"
| "<div id=u6444><div id=u6444_div></div><div id=u6445><p><span>FAX番号</span></p></div></div>"
| "<div id=u6451><div>" T:branch_fax<id=u6451_input> "</div></div>"
| "<div id=u6455><div id=u6455_div></div><div id=u6456><p><span>郵便番号</span></p></div></div>"
| "<div id=u6468>" n:branch_zip_code<id=u6468_input;ph=ハイフンなしで入力してください;max=8> "</div>"
| "<div id=u6457><div id=u6457_div></div><div id=u6458><p><span>住所</span></p></div></div>"
| "<div id=u6469a>" s:branch_pref_code<id=u6469a_input;o=pref-id/-- 都道府県 --> "</div>"
| "<div id=u6469><div>" t:branch_addr<id=u6469_input> "</div></div>"
| "<div id=u6449_ann></div>"
| "<div id=u6517><div id=u6517_div></div><div id=u6518><p><span>Paid登録</span></p></div></div>"
| "<div id=u6519><label for=u6519_input><div id=u6520><p><span>登録済み</span></p></div></label><div>" h:paid<value=0;style=display:none> c:paid<id=u6519_input> "</div></div>"
| "<div id=u6528><div id=u6528_div></div><div id=u6529><p><span>返送先郵便番号</span></p></div></div>"
| "<div id=u6530>" n:return_zip_code<id=u6530_input;ph=ハイフンなしで入力してください;max=8>=z "<i></i></div>"
| "<div id=u6531><div id=u6531_div></div><div id=u6532><p><span>機器返送先住所</span></p></div></div>"
| "<div id=u6534><div>" t:return_address<id=u6534_input>=pctbm "</div></div>"
| h:branch_code<value;style=display:none>
| "<div id=u6470 class='ax_default button'><div id=u6470_div></div><div id=u6471><p><span>郵便番号から住所を検索</span></p></div></div>"
| "<div id=u6535 class='ax_default button'><div id=u6535_div></div><div id=u6471><p><span>郵便番号から住所を検索</span></p></div></div>"

= 33154089031 ph noform
| "<div><label>後援会入会" r:select "<span></span></label><label>お問い合わせ<input type=radio name=select><span></span></label></div>"
| "<h2>「古村幹夫後援会」ご入会お申込み</h2>"
| "<small>は必須項目となります。</small>"
| "<dl><div><dt>本人お名前（漢字）</dt><dd>" t: "</dd></div><div><dt>本人お名前（フリガナ）</dt><dd>" t: "</dd></div><div><dt>郵便番号</dt><dd>" t:=z "<i></i><small>ハイフン無しでご入力ください。<br>※郵便番号を入力すると自動で住所が入力されます。</small></dd></div><div><dt>住所</dt><dd>" t:=pctbm "</dd></div><div><dt>電話番号</dt><dd>" t: "</dd></div><div><dt>メールアドレス</dt><dd>" e: "</dd></div><div><dt>メールアドレス（確認）</dt><dd>" e: "</dd></div><div><dt>メール受信の同意</dt><dd>メールの受信に同意する" r: "</dd></div><div><dt>生年月日（西暦）</dt><dd>" t: "年" t: "月" t: "日</dd></div><div><dt>ご紹介者お名前</dt><dd>" e: "</dd></div><div><dt>住所</dt><dd>" e: "</dd></div><div><dt>電話番号</dt><dd>" e: "</dd></div><div><dt>メールアドレス</dt><dd>" e: "</dd></div></dl>"
| "<div>下記の規約をご確認いただき、<br>確認画面にお進みください。</div>"
| "<div>同意する" c: "</div>"
| "<div class=btnWrapper><input type=submit value='確認画面へ '></div>"

= 15269212602 ph noform
| "<h1>１お届け先住所</h1>"
| "<div id=userInfoInputArea>【必須】氏名<br>" t:userName<id=inputUserName;max=50> "<br><div></div>【必須】メールアドレス<br>" t:mailAddress<id=inputMail;max=256> "<div></div></div>"
| "<div id=addDeliveryInfoFormArea><form id=addDeliveryInfoForm class=h-adr><span class=p-country-name style=display:none>Japan</span>【必須】宛名<br>" t:deliveryName<id=inputName;max=50> "<br><div></div>【必須】電話番号<br>" T:firstTelephoneNumber<id=inputFirstNum;max=4> "-" T:secondTelephoneNumber<id=inputSecondNum;max=4> "-" T:thirdTelephoneNumber<id=inputThirdNum;max=4> "<br><div></div>【必須】郵便番号(ハイフンなし)<br>" t:postalCode<id=inputPostalCode;class=p-postal-code;size=7;max=7>=z "<i></i><br><div></div>【必須】住所<br>" t:address<id=inputAddress;class=p-region p-locality p-street-address p-extended-address>=pct "<br><div></div>【必須】丁目・番地・号(例:1-2-3)<br>" t:houseNumber<id=inputHouseNumber>=b "<br><div></div>【任意】建物名・部屋番号(例:〇〇マンション〇〇号室)<br>" t:buildingName=m "<br><button type=button id=guestCreditCardInfoFormJumpBtn>次へ</button></form></div>"

= 7956598236 ph
| "<div><h2>会場情報</h2><div><div><label>会場又は集合場所の名称</label><div>" t:<id=field-venue_name;required;value> "</div></div><div><label>郵便番号（任意）</label><div><div>" t:<id=field-venue_postal_code;ph=1234567;max=7;value>=z "<i></i></div><button type=button disabled>住所取得</button></div></div><div><label>都道府県（任意）</label><div>" s:<o=pref/選択してください>=p "</div></div><div><label>市区町村（任意）</label><div>" t:<value>=ct "</div></div><div><label>丁目番地号（任意）</label><div>" t:<value>=b "</div></div><div><label>緯度（任意）</label><div>" t:<ph=34.975 など;value> "</div></div><div><label>経度（任意）</label><div>" t:<ph=138.390 など;value> "</div></div></div></div>"
| "<div><h2>URL情報（任意）</h2><div><div><label>公式サイトURL（任意）</label><div>" t:<ph=https://;value> "</div></div><div><label>関連ページURL（任意）</label><div>" t:<ph=https://;value> "</div></div></div></div>"
| "<div><h2>連絡先情報</h2><div><div><label>問い合わせ先名称</label><div>" t:<id=field-contact_name;required;value> "</div></div><div><label>電話番号</label><div>" T:<id=field-contact_phone;required;value> "</div></div><div><label>メールアドレス（任意）</label><div>" e:<value> "</div></div></div></div>"
| "<div><h2>その他情報（任意）</h2><div><div><label>駐車場情報（任意）</label><div>" a:<ph=駐車場に関する情報を入力してください> "</div></div><div><label>料金情報（任意）</label><div>" a:<ph=料金に関する情報を入力してください> "</div></div><div><label>主催者情報（任意）</label><div>" a:<ph=主催者に関する情報を入力してください> "</div></div></div></div>"
| "<div><button type=button>キャンセル</button><button type=submit>イベント掲載</button></div>"

= 56751719791 ph
| "<div class='bg-warm-50 border border-warm-300 p-6'><p>得意先・配送先</p><div><div><label>得意先</label>" s:<o=-- 得意先を選択 --> "</div><div><div><div><label>会社名</label>" t:<value>=o "</div><div><label>担当者名</label>" t:<value> "</div></div><div><div><label>郵便番号</label>" t:<ph=000-0000;value>=z "<i></i></div><div><label>電話番号</label>" t:<value> "</div></div><div><label>住所</label>" t:<value>=pctbm "</div></div></div></div>"
| "<div class='bg-warm-50 border border-warm-300 p-6'><p>商品・出荷情報</p><div><div><label>商品 <span>*</span></label>" s:<required;o=-- 商品を選択 --> "</div><div><div><label>個数 <span>*</span></label>" n:<required;value=1> "</div><div><label>配送指定日 <span>*</span></label>" d:<required;value> "</div></div><div><label>備考</label>" a: "</div></div></div>"
| "<div><button type=submit>受注を登録する</button></div>"

= 25691565267 ph
| "<div><h3><span>Step</span><span>2</span><span>発送先住所入力</span></h3><section><div><label><div>" r:shipping_address_radio "</div><div><div>既に登録されている住所</div></div></label></div><div><label><div><input type=radio value=2 name=shipping_address_radio></div><div><div>新規住所入力</div><div><div><div><label for=exampleInputPassword1>郵便番号</label>" t:shipping_postal_code=z "<i></i></div><div><label for=exampleInputPassword1>都道府県</label>" t:shipping_state=p "</div><div><label for=exampleInputPassword1>市区町村</label>" t:shipping_city=c "</div><div><label for=exampleInputPassword1>それ以降の住所</label>" t:shipping_street_address=tb "</div><div><label for=exampleInputPassword1>マンション名・部屋番号</label>" t:shipping_address=m "</div></div></div></div></label></div></section><h3><span>Step</span><span>3</span><span>支払情報入力</span></h3><section><div><label><div>" r:card_info "</div><div><div>新規カード情報入力</div><div><div><div><label for=exampleInputPassword1>カード名義</label>" t:name "</div></div><div><div><label for=exampleInputPassword1>カード番号</label>" t:number "</div></div><div><div><label for=exampleInputPassword1>CVV</label>" n:cvv "</div></div></div></div></label></div></section></div>"

= 62809742995 ph
| "<label><span>町内会名</span>" t:<ph=例：東京町内会;required;value> "</label><label><span>郵便番号</span>" t:<ph=例：1000001;mode=numeric;required;value>=z "</label><i></i><label><span>住所２</span>" t:<ph=例：1丁目2-3;required;value>=b "</label><label><span>住所３</span>" t:<ph=建物名・部屋番号など（あれば）;value>=m "</label><label><span>世帯主のお名前</span>" t:<ph=例：山田 太郎;required;value> "</label><label><span>世帯主のカナ氏名</span>" t:<ph=例：ヤマダ タロウ;required;value> "</label><div><strong>登録する方の本人情報</strong><small>LINEの表示名ではなく、会員名簿に登録する正式な氏名を入力してください。</small></div><label><span>登録する方のお名前</span>" t:<ph=例：山田 花子;required;value> "</label><label><span>登録する方のカナ氏名</span>" t:<ph=例：ヤマダ ハナコ;required;value> "</label><button type=submit> 連携する</button>"

= 52498832093 ph noform
| "<div><div>" t:<ph=お名前;value> "<div>" e:<ph=メールアドレス;value> T:<ph=電話番号;value> "</div><p>配送先住所の入力をしてください</p>" t:<ph=郵便番号（ハイフンなし）;value>=z "<i></i>" t:<ph=住所1;value>=pctb t:<ph=住所2（任意）;value>=m "</div><hr><div><p>決済はSquareの決済サービスを通し、安全に行われます</p></div><button>確定</button></div>"

= 23523916593 ph noform
| "<div><div><div><label>郵便番号（ハイフンなし）" t:zipcode<ph=郵便番号（ハイフンなし）を入力してください>=z "</label><i></i></div><div><label>住所（都道府県）" t:address_prefecture<ph=住所（都道府県）を入力してください>=p "</label></div><div><label>住所（市区町村）" t:address_city<ph=住所（市区町村）を入力してください>=c "</label></div><div><label>住所" t:address_detail<ph=住所を入力してください>=tbm "</label></div></div></div>"

= 43222159648 ph noform
| "<div><h3>法人情報編集</h3></div>"
| "<div><div><label>契約者区分</label>" s:<id=ec-type;o=個人,法人,屋号> "</div><div><div><label>姓</label>" t:<id=ec-last;value> "</div><div><label>名</label>" t:<id=ec-first;value> "</div></div><div><div><label>カナ（セイ）</label>" t:<id=ec-lkana;value> "</div><div><label>カナ（メイ）</label>" t:<id=ec-fkana;value> "</div></div><div><div><label>郵便番号</label>" t:<id=ec-zip;value>=z "<i></i></div><div><label>都道府県</label>" s:<id=ec-pref;o=pref/選択>=p "</div></div><div><div><label>市区町村</label>" t:<id=ec-city;value>=c "</div><div><label>町域</label>" t:<id=ec-town;value>=t "</div></div><div><div><label>番地</label>" t:<id=ec-street;value>=b "</div><div><label>建物名</label>" t:<id=ec-building;value>=m "</div></div><div><div><label>TEL1</label>" t:<id=ec-phone;value> "</div><div><label>TEL2</label>" t:<id=ec-phone2;value> "</div></div><div><div><label>メール</label>" t:<id=ec-email;value> "</div><div><label>生年月日</label>" d:<id=ec-birthday;value> "</div></div><div><label>支払方法</label>" s:<id=ec-payment;o=選択,クレジットカード,口座振替,コンビニ払い> "</div></div>"
| "<button class='btn btn-secondary' onclick>キャンセル</button>"
| "<button class='btn btn-primary' onclick> 保存</button>"

= 38795014329 ph
| "<div><h2>請求先情報</h2><div><label>請求先 *</label><div><label>" r:billingTo "<span>申込者と同じ</span></label><label><input type=radio name=billingTo value=store><span>店舗と同じ</span></label><label><input type=radio name=billingTo value=separate><span>別途入力</span></label></div></div><div><label>請求先住所</label><div><div>" t:<ph=〒123-4567;value>=z "<i></i></div><div>" s:<o=pref/都道府県を選択>=p t:<ph=市区町村;value>=ct "</div>" t:<ph=番地・建物名;value>=bm "</div></div>" t:website<tabindex=-1;ac=off;value;style=display:none> "</div>"
| "<div><button type=button>前へ</button><button type=button>次へ</button></div>"

= 15097851033 ph
| "<div><div>" t:lastName<ph=姓;required> "</div><div>" t:firstName<ph=名;required> "</div></div>"
| "<div><div>" t:<ph=ふりがな(姓);required> "</div><div>" t:<ph=ふりがな(名);required> "</div></div>"
| "<div>" t:<ph=メールアドレス;required> "</div>"
| "<div><div>" t:postal-code<ph=郵便番号（ハイフンなし）;required>=z "<i></i></div><button type=button> 検索 </button></div>"
| s:<required;o=pref-id/都道府県>=p
| "<div>" t:address-line1<id=address-line1;ph=住所（市区町村);required>=c "</div>"
| "<div>" t:address-line2<id=address-line2;ph=住所（それ以降）>=tb "</div>"
| "<div>" t:address-line3<id=address-line3;ph=住所（マンション名、部屋番号）>=m "</div>"

= 1242592905 ph
| "<table><tbody><tr><td>生年月日</td><td>" d:birthday<value> "</td></tr><tr><td>ご住所<span>必須</span></td><td><div><label>〒</label><br>" t:zipcode<value>=z "<br>例)123-4567 (半角数字でご入力ください。)<br></div><i></i>" t:address<value>=pctbm "<br>例)〇〇県〇〇市〇〇区〇丁目〇-〇<br></td></tr><tr><td>携帯電話番号<span>必須</span></td><td>" T:tell<value> "<br>例)123-4567-8900（半角数字でご入力ください）<br></td></tr><tr><td>メールアドレス<span>必須</span></td><td>" t:email<value> "<br>例)〇〇〇@〇〇〇.com<br></td></tr><tr><td>パスワード<span>必須</span></td><td>" p:pass<max=32> "<br>8文字以上32文字以内でご入力下さい<br></td></tr></tbody></table>"
| "<div><p>会員規約および個人情報の取り扱いについて</p><div>" c:doui<id=check_doui> "<label for=check_doui>上記会員規約、個人情報の取り扱いについて同意する</label></div><button type=submit class='btn btn-primary' id=submit>この内容で会員登録する</button></div>"

= 17671652673 ph noform
| "<div><h3>お客様登録情報</h3></div>"
| "<form><div><div>氏名<div><div><label>姓</label>" t:last_name<value> "<label>名</label>" t:first_name<value> "</div></div></div></div><div><div>郵便番号<div><div>" t:zipcode<value>=z "<i></i></div></div></div></div><div><div>住所<div><div><label>都道府県</label>" t:prefecture<value>=p "</div><div><label>市町村区</label>" t:municipality<value>=ct "</div><div><label>番地</label>" t:address<value>=b "</div><div><label>マンション名・部屋番号</label>" t:apartments<value>=m "</div></div></div></div><div><div>メールアドレス<div><div>" t:email<value;type2=e-mail> "</div></div></div></div><div><div>電話番号<div><div>" t:phone_number<value> "</div></div></div></div><div><div>会社名<div><div>" t:company_name<value>=o "</div></div></div></div><div><div>パスワード<div><div>" p:password "</div></div></div></div><div><div>パスワード再入力<div><div>" p:password_confirmation "</div></div></div></div><div><input type=submit class='btn btn-primary px-1 col-md-1 col-1' value=登録></div></form>"

= 8184868924 ph
| "<div><label>姓</label>" t:lastname<required;ph=姓> "</div>"
| "<div></div>"
| "<div><label>名</label>" t:firstname<required;ph=名> "</div>"
| "<div></div>"
| "<div><label>電話番号</label>" t:phoneNumber<required;ph=電話番号> "</div>"
| "<div></div>"
| "<div><label>郵便番号</label>" t:postcord<required;ph=郵便番号>=z "<i></i></div>"
| "<div></div>"
| "<div><label>都道府県</label>" t:prefecture<required;ph=都道府県>=p "</div>"
| "<div></div>"
| "<div><label>市区町村</label>" t:city<required;ph=市区町村>=ct "</div>"
| "<div></div>"
| "<div><label>番地</label>" t:streetAddress<required;ph=番地>=b "</div>"
| "<div></div>"
| "<div><label>建物名・マンション名・部屋番号</label>" t:building<ph=建物名・マンション名・部屋番号>=m "</div>"
| "<div></div>"
| "<div></div>"
| "<div><div><button class='ui blue button'>送信</button></div></div>"

= 25157934122 ph
| "<div id=maindiv><div><div>" t:firstname<id=firstname;ph=名前> "<label for=phonenumber>電話番号</label>" t:phonenumber<id=phonenumber;ph=000-0000-0000> "<label for=Gender>性別</label><div>" r:gender "<label for=男性>男性</label></div><div><input type=radio name=gender value=女性><label for=女性>女性</label></div><label for=phonenumber>都道府県</label>" t:Ken<id=Ken;ph>=p "<label for=phonenumber>市区町村</label>" t:City<id=City;ph>=ct "<label for=phonenumber>番地</label>" t:AddressNumber<id=AddressNumber;ph>=b "<label for=phonenumber>マンション名・部屋番号</label>" t:HomeNumber<id=HomeNumber;ph>=m "<label for=phonenumber>郵便番号</label>" t:PostCode<id=PostCode;ph>=z "<i></i><div><button class='btn btn-danger' type=submit onclick>新規登録をする</button></div></div></div></div>"

= 66427448614 ph noform
| "<div><h5>新規顧客追加</h5><button type=button class=btn-close></button></div>"
| "<div><form><div><div><label>会社名 <span>*</span></label>" t:<required>=o "</div><div><label>会社名(ふりがな)</label>" t:<required>=ko "</div><div><label>担当者名 <span>*</span></label>" t:<required> "</div><div><label>担当者名(ふりがな)</label>" t:<required> "</div><div><label>支店名</label>" t:<required> "</div><div><label>担当部署</label>" t:<required> "</div><div><label>役職</label>" t:<required> "</div><div><label>敬称</label>" s:<required;o=様,御社> "</div><div><label>メールアドレス</label>" t:<required> "</div><div><label>電話番号</label>" t:<required> "</div><div><label>FAX</label>" t:<required> "</div><div><label>携帯番号</label><div>" t:<required> "</div></div><div><label>郵便番号</label><div>" t:<required>=z "<button class='btn btn-outline-primary waves-effect' type=button>住所検索</button></div><i></i></div><div><label>住所1</label>" t:<required>=pctb "</div><div><label>住所2</label>" t:<required>=m "</div><div><label>状況</label>" s:<required;o=有効,無効> "</div></div></form></div>"
| "<div><button type=button class='btn btn-secondary'>キャンセル</button><button type=button class='btn btn-primary'>保存</button></div>"

= 53233006174 ph noform
| "<div><div><h1>住所の変更</h1></div><form><div><div><label for=postal_code><span>郵便番号</span></label></div><div><div>" t:postal_code<id=postal_code;value>=z "</div><i></i></div><div></div></div><div><div><label for=address><span>住所</span></label></div><div><div>" t:address<id=address;value>=pctb "</div></div><div></div></div><div><div><label for=building><span>建物名</span></label></div><div><div>" t:building<id=building;value>=m "</div></div></div><div class=address-form__button><button class=address-form__button-submit type=submit>更新する</button></div></form></div>"

= 21137561409 ph
| "<div><label for=sei><span>本名</span></label><div>" t:sei<id=sei;ph=姓;required> t:mei<id=mei;ph=名;required> "</div></div>"
| "<div><label for=huri-sei><span>ふりがな</span></label><div>" t:huri-sei<id=huri-sei;ph=せい;required> t:huri-mei<id=huri-mei;ph=めい;required> "</div></div>"
| "<div><label for=username><span>ユーザネーム</span></label>" t:username<id=username;required> "</div>"
| "<div><label for=email><span>メールアドレス</span></label>" e:email<id=email;required> "</div>"
| "<div><label for=postcode><span>郵便番号</span></label>" t:postcode<id=postcode;required>=z "</div>"
| "<i></i>"
| "<div><label for=prefecture><span>都道府県</span></label>" t:prefecture<id=prefecture;required>=p "</div>"
| "<div><label for=city><span>市区町村</span></label>" t:city<id=city;required>=ct "</div>"
| "<div><label for=address><span>番地</span></label>" t:address<id=address;required>=b "</div>"
| "<div><label for=building><span>建物名・部屋番号</span></label>" t:building<id=building>=m "</div>"
| "<div><p>ご入力内容をご確認の上、お間違いがなければ[アカウント登録]ボタンを押してください</p><button class=submit-btn type=submit onclick>アカウント登録</button></div>"

= 44443089127 ph
| "<ul><li><label><span>扶養事由</span></label>" t:dependantReason<value> "</li><li><label><span>氏名</span></label>" t:fullName<value> "</li><li><label><span>フリガナ</span></label>" t:furigana<value> "</li><li><label><span>続柄</span></label>" t:relation<value> "</li><li><label><span>同居区分</span></label>" c:isLiveWith "</li><li><label><span>郵便番号</span></label>" t:postalCode<value>=z "<i></i></li><li><label><span>住所1</span></label>" t:address1<value>=pct "</li><li><label><span>住所2</span></label>" t:address2<value>=b "</li><li><label><span>住所3</span></label>" t:address3<value>=m "</li><li><label><span>電話番号</span></label>" t:phoneNumber<value> "</li><li><div><button type=submit disabled>更新</button></div></li></ul>"

= 7702866141 ph
| "<div><p><label for=ruby><span>ふりがな</span></label></p><div>" t:ruby<id=ruby;value;ph=やまだはなこ> "</div></div>"
| "<div><p><label for=age><span>年齢</span></label></p><div>" n:age<id=age;value;ph=30> "</div></div>"
| "<div><p><span>性別</span></p><div><div>" r:gender<id=female> "<label for=female>女性</label></div><div><input type=radio id=male name=gender value=男性><label for=male>男性</label></div><div><input type=radio id=other name=gender value=その他><label for=other>その他</label></div></div></div>"
| "<div><p><span>必須</span><label for=email><span>メールアドレス</span></label></p><div>" e:email<id=email;value;ph=abc@eikaiwa.com> "</div></div>"
| "<div><p><label for=phonenumber><span>電話番号</span></label></p><div>" T:phonenumber<id=phonenumber;value> "</div></div>"
| "<div><p><label for=postcode><span>郵便番号</span></label></p><div>" t:postcode<id=postcode;value>=z "</div><i></i></div>"
| "<div><p><label for=address><span>住所</span></label></p><div>" t:address<id=address;value>=pctbm "</div></div>"
| "<div><p><span>利用規約</span></p><div><p>" c:confirm-privacy<id=confirm-privacy> "<span>必須</span><label for=confirm-privacy><span>利用規約(個人情報の取り扱い)に同意する</span></label></p></div></div>"
| "<div><input type=submit class=btn name=send value=送信></div>"

= 4250402904 ph
| "<table><tr><th><label for=sex>性別</label></th><td>" r:sex<id=sex> "男性 <input type=radio name=sex value=2> 女性 <input type=radio name=sex value=0> 未回答</td></tr><tr><th><label for=zipcode3dgts>郵便番号<span>（半角数字）</span><strong>必須</strong></label></th><td>" t:post_cd1<max=3;size=5;value;id=zipcode3dgts>=z1 "<span>-</span>" t:post_cd2<max=4;size=6;value;id=zipcode4dgts>=z2 "<i></i></td></tr><tr><th><label for=prefecture><strong>必須</strong>都道府県</label></th><td>" s:address1<id=prefecture;o=pref/-->=p "</td></tr><tr><th><label for=address_1><strong>必須</strong>市区町村</label></th><td>" t:address2<max=100;size=50;value;id=address_1>=ct "</td></tr><tr><th><label for=address_2><strong>必須</strong>番地</label></th><td>" t:address3<max=100;size=50;value;id=address_2>=b "</td></tr><tr><th><label for=address_3>ビル・マンション名</label></th><td>" t:address4<max=100;size=50;value;id=address_3>=m "</td></tr><tr><th><label for=tel>電話番号<span>（半角数字）</span><strong>必須</strong></label></th><td>" T:tel1<max=5;size=5;value;id=telArea;title=市外局番> "<span>-</span>" T:tel2<max=5;size=5;value;id=telLocal;title=市内局番> "<span>-</span>" T:tel3<max=5;size=5;value;id=telNumber;title=加入者番号> "</td></tr></table>"
| "<div id=regist_button><input type=submit value=確認></div>"

= 61437554914 ph noform
| "<div><div><label>生年月日</label>" d:<value> "</div><div><label>メール</label>" e:<value> "</div><div><label>電話番号</label>" t:<value> "</div><div><label>マイナンバー</label>" t:<ph=12桁;value> "</div><div><label>郵便番号</label>" t:<ph=123-4567;value>=z "<i></i></div><div><label>都道府県</label>" t:<value>=p "</div><div><label>市区町村</label>" t:<value>=ct "</div><div><label>番地</label>" t:<value>=b "</div><div><label>建物名・部屋番号</label>" t:<value>=m "</div><div><label>住所カナ</label>" t:<value>=kpkckt "</div><div><label>緊急連絡先（氏名）</label>" t:<value> "</div><div><label>緊急連絡先（電話）</label>" t:<value> "</div></div>"

= 52457029224 ph noform
| "<div><div><h2>新しい住所を登録</h2><p>配送先の詳細情報をご入力ください。</p></div><div><div><label>お名前</label>" t:<ph=鎌倉 太郎;class=w-full bg-white dark:bg-white/5 border border-foreground/10 p-4 rounded-xl focus:border-foreground outline-none transition-all placeholder:text-foreground/20 text-sm disabled:opacity-50;value> "</div><div><div><label>郵便番号</label><div>" t:<ph=2480000;max=7;class=w-full bg-white dark:bg-white/5 border border-foreground/10 p-4 rounded-xl focus:border-foreground outline-none transition-all placeholder:text-foreground/20 font-mono text-sm disabled:opacity-50;value>=z "</div><i></i></div><div><label>都道府県</label>" t:<ph=神奈川県;class=w-full bg-white dark:bg-white/5 border border-foreground/10 p-4 rounded-xl focus:border-foreground outline-none transition-all placeholder:text-foreground/20 text-sm disabled:opacity-50;value>=p "</div></div><div><label>市区町村・番地</label>" t:<ph=鎌倉市雪ノ下 1-2-3;class=w-full bg-white dark:bg-white/5 border border-foreground/10 p-4 rounded-xl focus:border-foreground outline-none transition-all placeholder:text-foreground/20 text-sm disabled:opacity-50;value>=ctb "</div><div><label>建物名・部屋番号（任意）</label>" t:<ph=鎌倉ヒルズ 101;class=w-full bg-white dark:bg-white/5 border border-foreground/10 p-4 rounded-xl focus:border-foreground outline-none transition-all placeholder:text-foreground/20 text-sm disabled:opacity-50;value>=m "</div></div><div><button>キャンセル</button><button disabled>保存する</button></div></div>"

= 52617272748 ph noform
| "<div><div><label>D: 受付日</label>" t:<id=colD;value> "</div><div><label>E: 担当者</label>" t:<id=colE;value> "</div><div><label>F: 電話番号</label>" t:<id=colF;value> "</div><div><label>G: アカウント</label>" t:<id=colG;value> "</div><div><label>H: 姓</label>" t:<id=colH;value> "</div><div><label>I: 名</label>" t:<id=colI;value> "</div><div><label>J: 姓カナ</label>" t:<id=colJ;value> "</div><div><label>K: 名カナ</label>" t:<id=colK;value> "</div><div><label>L: 再点日</label>" t:<id=colL;value> "</div><div><label>M: 郵便番号</label>" t:<id=colM;value>=z "<i></i></div><div><label>N: 都道府県〜番地</label>" t:<id=colN;value>=pctb "</div><div><label>O: 建物名・部屋</label>" t:<id=colO;value>=m "</div><div><label>P: 送付先</label>" s:<id=colP;o=選択,引越先,現住所,請求先> "</div><div><label>🏠 物件種別</label>" s:tempPropertyType<o=選択,戸建て,集合住宅> "</div></div>"

= 182067971 ph
| "<div><dl><dt>郵便番号</dt><dd><ul><li><p>〒</p>" t:zip<id=zip;ph=107-0061;max=20>=z "<i></i><span id=zip_error></span><p>※半角英数字で記入してください。<br>郵便番号を入力すると自動で住所が入ります。</p></li></ul></dd></dl><dl><dt>都道府県</dt><dd><div>" s:state<id=state;o=pref/都道府県をお選びください>=p "</div><span id=state_error></span></dd></dl><dl><dt>市町村番地</dt><dd>" t:city<id=city;ph=港区北青山2-7-11>=ctbm "<span id=city_error></span><p>ビル・アパート・マンション名も入力してください。</p></dd></dl><dl><dt>メールアドレス</dt><dd>" t:email<id=email;ph=kamakura@◯◯.co.jp> "<span id=email_error></span></dd></dl><dl><dt>電話番号</dt><dd><ul><li>" t:phone<id=phone;ph=03-3403-4311> "<span id=phone_error></span><p>※半角英数字で入力してください。</p></li></ul></dd></dl><div><p>" c:agree_privacy<id=agree;required> "<a>個人情報の取扱</a>に同意する</p></div>" h:lead_source<id=lead_source;value=HPCAD会員;style=display:none> "<div class=submitbtn><input type=submit id=submit class='contct-submitbtn disabled-btn confirmationBtn' readonly value=入力内容を確認する onclick></div></div>"

= 57438315494 ph
| "<label>店舗紹介" a:description "</label>"
| "<div><label>電話" t:phone "</label><label>メール（店舗の連絡先）" e:email "控えとして保存するだけの項目です。予約の通知先は「通知設定」で登録してください。</label></div>"
| "<div><label for=postalCode>郵便番号</label><div>" t:postalCode<id=postalCode;ph=1500002;mode=numeric;ac=postal-code;max=8>=z "<i></i><button type=button title=郵便番号から住所を入力>住所入力</button></div><p>ハイフンなしで入力（例: 1500002）</p></div>"
| "<div><label>都道府県" t:prefecture<ph=東京都>=p "</label><label>市区町村" t:city<ph=港区>=c "</label><label>番地・建物" t:address<ph=新橋1-2-3 ◯◯ビル4F>=tbm "</label></div>"
| "<div><label>公開状態" s:status<o=下書き,公開,休止> "</label><label>店舗同時受付上限" n:shopCapacity "同一時間帯に店舗全体で受けられる予約数</label></div>"
| "<div><label>" c:publicBookingEnabled "オンライン予約を受け付ける</label><label>" c:closeOnNationalHolidays "祝日は休業する</label></div>"
| "<button type=submit>保存</button>"

= 13239688538 ph noform
| "<div><h4>Student Details</h4><span>×</span></div>"
| "<form id=addForm><div><div><div><div><label for=lname>Register No:</label>" t:regno<id=regno;ph=Enter Register number> "</div></div><div><div><label for=lname>Last Name</label>" t:lname<id=lname;ph=Enter Your Last Name> "</div><div><label for=fname>First Name</label>" t:fname<id=fname;ph=Enter Your First Name> "</div></div><div><div><label for=zip>Postal Code</label>" t:zip<id=zip;ph=5330011;value>=z "<i></i><span></span></div><div><input type=button name=zipbtn id=zipbtn value='search address'></div></div><div><div><label for=address1>Address1</label>" t:address1<id=address1;ph=大阪市東淀川区大桐;value>=pct "</div></div><div><div><label for=address2>Address2</label>" t:address2<id=address2;ph=５－１４－８７ダイドーファイブ ４０３号>=bm "</div></div><div><div><label for=dob>Date of Birth</label>" d:dob<id=dob> "</div></div><div><div><label for=tel>Mobile</label>" T:tel<id=tel;value> "</div></div><div><label for=address>Gender</label><div>" r:Gender<id=male> "<label for=male>Male</label><input type=radio name=Gender id=female><label for=female>female</label></div></div><div><div><input type=submit class=btn_success value=Submit></div><div><input type=button class='btn_danger ' value=cancel></div></div></div></div></form>"

= 61260404769 ph noform
| "<fieldset><div><div><label>発送方法</label>" s:<o=未設定> "</div><div><label>発送日</label>" d:<value> "</div><div><label>追跡番号</label>" t:<value> "</div><div><label>郵便番号</label>" t:<ph=〒;value>=z "<i></i></div><div><label>発送先住所</label>" a:<ph=住所>=pctbm "</div></div><div><button type=button>保存</button></div></fieldset>"

= 9893363377 ph
| "<div><label>ユーザネーム</label>" t:name<value> "</div>"
| "<div><label>メールアドレス</label>" t:mail<value> "</div>"
| "<div><label>郵便番号</label><div>" t:address_number<size=7;id=zipcode>=z "<button class=address-btn type=button onclick>住所検索</button></div><i></i></div>"
| "<div><label>住所１</label>" t:address1<size=50;id=address1>=pct "</div>"
| "<div><label>住所２</label>" t:address2<size=50;id=address2>=b "</div>"
| "<div><label>住所３</label>" t:address3<size=50;id=address3>=m "</div>"
| "<div><label>管理者権限</label>" s:admin_flg<selected=1;o=管理者,一般> "</div>"
| "<div>" h:action<value=update;style=display:none> "<input type=submit value=変更></div>"

= 28487402972 ph
| "<div><div><label for=birth_date>誕生日：</label>" d:birth_date<id=birth_date;value> "</div><div><label for=hire_date>入社年月日：</label>" d:hire_date<id=hire_date;value> "</div></div>"
| "<div><div><label for=post_code>郵便番号</label>" t:post_code<id=post_code;size=10;value>=z "<i></i></div><div><label for=prefecture>都道府県</label>" t:prefecture<id=prefecture;size=10;value>=p "</div><div><label for=municipalitie>市区郡</label>" t:municipalitie<id=municipalitie;value>=c "</div></div>"
| "<div><div><label for=address_2>住所２</label>" t:address_2<id=address_2;size=60;value>=tb "</div><div><label for=address_3>住所３</label>" t:address_3<id=address_3;size=60;value>=m "</div></div>"
| "<div><div><label for=phone_number>電話番号</label>" t:phone_number<id=phone_number;value> "</div><div><label for=mobile_phone_number>携帯電話番号</label>" t:mobile_phone_number<id=mobile_phone_number;value> "</div></div>"

= 21823400341 ph
| "<div><label for=zip1>郵便番号（上）<span>*</span></label><div>" t:zip1<id=zip1;value>=z1 "</div></div>"
| "<div><label for=zip2>郵便番号（下）<span>*</span></label><div>" t:zip2<id=zip2;value>=z2 "</div></div>"
| "<i></i>"
| "<div><label for=prefecture_id>都道府県<span>*</span></label><div>" s:prefecture_id<id=prefecture_id;o=pref-id/未選択>=p "</div></div>"
| "<div><label for=address1>住所<span>*</span></label><div>" t:address1<id=address1;value>=ctb "</div></div>"
| "<div><label for=address2>ビル・マンション名</label><div>" t:address2<id=address2;value>=m "</div></div>"
| "<div><label for=tel1>電話番号<span>*</span></label><div>" t:tel1<id=tel1;value> t:tel2<id=tel2;value> t:tel3<id=tel3;value> "</div></div>"
| "<div><label for=mail>メールアドレス<span>*</span></label><div>" t:mail<id=mail;value> "</div></div>"
| "<div><label for=mail2>メールアドレス<br>（確認用）<span>*</span></label><div>" t:mail2<id=mail2;value> "</div></div>"
| "<div><label for=inpuiry_detail>お問合せ内容<span>*</span></label><div>" a:inpuiry_detail<id=inpuiry_detail> "</div></div>"
| "<div><button type=submit name=submit value=1>入力内容を確認する</button></div>"

= 69537207234 ph
| "<label>メールアドレス" e:email<value> "</label><div><label>郵便番号" t:postalCode<value>=z "</label><i></i><label>免許証番号" t:licenseNumber<value> "</label></div><label>住所" t:address<value>=pct "</label><div><label>番地以降" t:addressLine2<value>=b "</label><label>建物" t:building<value>=m "</label></div><label>備考" a:note "</label><button type=submit>保存</button>"

= 46699413114 ph
| "<ul><li><label for=zipcode>郵便番号: </label>" t:zipcode<id=zipcode>=z "<i></i></li><li><label for=prefecture>都道府県: </label>" t:prefecture<id=prefecture>=p "</li><li><label for=city>市町村: </label>" t:city<id=city>=ct "</li><li><label for=address>番地以降: </label>" t:address<id=address>=bm "</li></ul>"
| "<button type=submit>登録</button>"

= 23252840228 ph noform
| "<div><div><label>フリガナ <span>必須</span></label><div>" t:kana "</div></div><div><label>企業名 <span>必須</span></label><div>" t:company_name=o "</div></div><div><label>部署</label><div>" t:company_department "</div></div><div><label>役職</label><div>" t:company_position "</div></div><div><label>電話番号 <span>必須</span></label><div>" T:tel_number "</div></div><div><label>メールアドレス <span>必須</span></label><div>" e:mail_address "</div></div><div><label>住所 <span>必須</span></label><div><label for>〒</label>" t:postcode1=z1 "<label for>-</label>" t:postcode2=z2 "</div><i></i></div><div>" t:street_address=pctbm "</div></div>"
| "<button class='btn wp-theme_button w-50 setting_theme_color setting_character_color' id=btn_webinar_reservation>予約確定</button>"

= 69063114774 ph noform
| "<section><div><h2>納品書を編集</h2></div><div><div><label for=document-number>納品書番号</label>" t:<id=document-number;value> "</div><div><label for=delivery-date>納品日</label>" d:<id=delivery-date;value> "</div></div><div><div><label for=recipient-name>宛名</label>" t:<id=recipient-name;value> "</div><div><label for=honorific>敬称</label>" s:<id=honorific;o=御中,様> "</div></div><div><label for=postal-code>郵便番号（任意）</label>" t:<id=postal-code;ph=〒000-0000;value>=z "<i></i></div><div><label for=recipient-address>住所（任意）</label>" a:<id=recipient-address>=pctbm "</div><div><label for=subject>件名</label>" t:<id=subject;value> "</div><div><article class='space-y-3 rounded-xl border bg-white p-3'><div><label for=description-0>品名</label>" t:<id=description-0;value> "</div><div><div><label for=quantity-0>数量</label>" n:<id=quantity-0;value> "</div><div><label for=unit-0>単位</label>" t:<id=unit-0;value> "</div><div><label for=tax-0>税率</label>" s:<id=tax-0;o=10%,8%,0%> "</div></div><div><label for=price-0>単価（円）</label>" n:<id=price-0;value> "</div></article></div><div><label for=notes>備考（任意）</label>" a:<id=notes> "</div></section>"

= 58893797846 ph noform
| "<div>メールアドレス：</div>"
| "<form><label>表示名</label>" t:displayName<value;required> "<label>アイコンURL</label>" t:iconUrl<value> "<label>電話番号（任意）</label>" t:phone<value> "<label>郵便番号（任意）</label>" t:postalCode<value>=z "<i></i><label>配送先住所（任意）</label>" t:address<value>=pctbm "<button type=submit class=save-button>保存する</button></form>"

= 61369537651 ph
| "<section class='bg-white border border-gray-200 rounded-xl p-5'><div><div><label>会社名・屋号<span>※未設定</span></label>" t:<ph=例：株式会社〇〇;value>=o "</div><div><div><label>代表者名（任意）</label>" t:<ph=例：山田 太郎;value> "</div><div><label>部署名・担当者名（任意）</label>" t:<ph=例：Web制作事業部;value> "</div></div><div><div><label>電話番号（任意）</label>" T:<ph=例：03-1234-5678;value> "</div><div><label>メールアドレス（任意）</label>" e:<ph=例：info@example.com;value> "</div></div><div><div><label>郵便番号（任意）</label>" t:<ph=例：100-0001;value>=z "<i></i></div><div><label>住所（任意）</label>" t:<ph=例：東京都千代田区〇〇1-2-3;value>=pctbm "</div></div><div><label>インボイス登録番号（任意）</label>" t:<ph=例：T1234567890123;value> "</div></div></section>"
| "<section class='bg-white border border-gray-200 rounded-xl p-5'><h2>振込先情報<span>※未設定</span></h2><p>請求書PDFの振込先欄に表示されます。</p><div><div><div><label>銀行名</label>" t:<ph=例：〇〇銀行;value> "</div><div><label>支店名</label>" t:<ph=例：〇〇支店;value> "</div></div><div><div><label>口座種別</label>" s:<o=普通,当座> "</div><div><label>口座番号</label>" t:<ph=例：1234567;value> "</div></div><div><label>口座名義（カタカナ）</label>" t:<ph=例：カブシキガイシャ〇〇;value> "</div></div></section>"
| "<button type=submit>設定を保存する</button>"

= 20236731922 ph noform
| "<div><div><label>住所情報（近くのツーリング通知に使用）</label><div><div><label>都道府県</label>" s:<class=w-full p-3 bg-transparent border border-surface-light rounded-lg text-white focus:outline-none focus:border-primary;o=pref/都道府県を選択してください>=p "</div><div><label>市区町村</label>" t:<ph=市区町村を入力してください;class=w-full p-3 bg-transparent border border-surface-light rounded-lg text-white placeholder-gray-400 focus:outline-none focus:border-primary;value>=c "</div><div><label>郵便番号（任意）</label>" t:<ph=例：123-4567;class=w-full p-3 bg-transparent border border-surface-light rounded-lg text-white placeholder-gray-400 focus:outline-none focus:border-primary;value>=z "<i></i></div><div class='bg-surface-light p-4 rounded-lg'><div><span>近くのツーリング通知</span><label>" c: "</label></div><div><div><div><span>住所情報の表示</span><p>他のユーザーに住所情報を表示するかどうか</p></div><label>" c: "</label></div></div></div></div></div><div><button>保存</button><button>キャンセル</button></div></div>"

= 55752427402 ph noform
| "<div><div><div><label>郵便番号（任意）</label>" t:<ph=例: 150-0001;value>=z "<i></i></div><div><label>住所（任意）</label>" t:<ph=例: 東京都渋谷区...;value>=pctbm "</div><div><label>電話番号（任意）</label>" t:<value> "</div><div><label>メールアドレス（任意）</label>" t:<value> "</div><div><label>適格請求書発行事業者番号（任意・該当者のみ）</label>" t:<ph=例: T1234567890123;value> "</div></div><div></div><div>振込先 *</div><div><div><label>銀行名 *</label>" t:<ph=例: GMOあおぞらネット銀行;value> "</div><div><label>支店名 *</label>" t:<ph=例: 法人営業部 (101);value> "</div><div><label>口座種別 *</label>" s:<o=普通,当座> "</div><div><label>口座番号 *</label>" t:<ph=例: 1234567;value> "</div><div><label>口座名義（カナ） *</label>" t:<ph=例: ヤマダ タロウ;value> "</div></div><div>※ 入力内容はこのブラウザに保存され、次回以降は自動入力されます</div></div>"

= 56273265001 ph noform
| "<div class='bg-white rounded-xl shadow-lg w-full max-w-lg mx-4 p-6 my-auto'><h2>取引先を追加</h2><div><div><label>会社名 *</label>" t:<value>=o "</div><div><div><label>郵便番号（任意）</label>" t:<ph=650-0011;value>=z "<i></i></div><div><label>住所（任意）</label>" t:<value>=pctbm "</div></div><div><div><label>電話番号（任意）</label>" t:<ph=090-1234-5678;value> "</div><div><label>FAX（任意）</label>" t:<ph=090-1234-5678;value> "</div></div><div><label>メールアドレス（任意）</label>" e:<ph=example@example.com;value> "</div><div><label>備考（任意）</label>" a: "</div></div><div><button>キャンセル</button><button disabled>取引先を保存</button></div></div>"

= 12345696168 ph noform
| "<div><h1>お届け先情報</h1><span><label>名前</label><span><div>" t: "<p></p></div></span><label>メールアドレス</label><span><div>" t: "<p></p></div></span><label>郵便番号</label><span><div>" t:=z "<i></i><p></p></div></span><label>住所</label><span><div>" t:=pctbm "<p></p></div></span><label>電話番号</label><span><div>" t: "<p></p></div></span><label>配達日時</label><p>" t:<type2=datetime-local> "</p><p></p><label>支払方法</label><span><div>" s:payment<id=pay;o=代金引換,クレジットカード決済> "<p></p></div></span><label>クレジットカード番号</label><span><div>" t:<max=16> "<p></p></div></span><button disabled> テスト </button></span><a><button>注文する</button></a></div>"

= 12935643513 ph noform
| "<h2>お届け先情報</h2>"
| "<div><div><div></div><div>" t:<id=name> "<label for=name>お名前</label></div></div><div><div></div><div>" e:<id=email> "<label for=email>メールアドレス</label></div></div><div><div></div><div>" t:<id=zipcode;max=7>=z "<label for=zipcode>郵便番号(ハイフンなし)</label><button class=btn type=button><span>住所検索</span></button></div></div><i></i><div><div></div><div>" t:<id=address>=pctbm "<label for=address>住所</label></div></div><div><div></div><div>" T:<id=tel> "<label for=tel>電話番号</label></div></div><div><div><div></div>" d:<id=deliveryDate> "<label for=address>配達日時</label></div><label>" r:deliveryTime "<span>11時</span></label><label><input name=deliveryTime type=radio value=12><span>12時</span></label><label><input name=deliveryTime type=radio value=13><span>13時</span></label></div></div>"
| "<h2>お支払い方法</h2>"
| "<div><span><label>" r:paymentMethod "<span>代金引換</span></label><label><input name=paymentMethod type=radio value=2><span>クレジットカード</span></label></span></div>"
| "<div class='row order-confirm-btn'><button class=btn type=button><span>この内容で注文する</span></button></div>"

= 53297971052 ph noform
| "<div><h2>お届け先情報</h2><div><div><label>お名前 <span>*</span></label>" t:<ph=山田 太郎;value> "</div><div><label>郵便番号 <span>*</span></label><div>" t:<ph=123-4567;max=8;value>=z "<button>住所検索</button></div><i></i></div><div><label>都道府県 <span>*</span></label>" s:<o=pref-none>=p "</div><div><label>市区町村・番地 <span>*</span></label>" t:<ph=渋谷区渋谷1-1-1;value>=ctb "</div><div><label>建物名・部屋番号（任意）</label>" t:<ph=〇〇マンション101;value>=m "</div><div><label>電話番号 <span>*</span></label>" t:<ph=090-1234-5678;value> "</div><div><label>備考（任意）</label>" a:<ph=ご要望があればご記入ください> "</div></div></div>"
| "<button disabled>発送申請する</button>"

= 37961435373 ph noform
| "<h1>お届け先情報 入力</h1>"
| "<form class=h-adr>" h:<class=p-country-name;value=Japan;style=display:none> "<h2>お届け先情報</h2><div><div><table><tbody><tr><th><span>必須</span> お名前</th><td>" t:last_name<ph=例）山田;max=45;value> t:first_name<ph=例）太郎;max=45;value> "</td></tr><tr><th><span>必須</span> ふりがな</th><td>" t:last_kana<ph=例）やまだ;max=45;value> t:first_kana<ph=例）たろう;max=45;value> "</td></tr><tr><th>郵便番号</th><td>" t:zip_code<class=input_text input_short p-postal-code;max=7;ph=例）1234567;value>=z "<i></i><a>郵便番号検索</a><span>※</span><span>半角 数字、ハイフンなしでご入力ください。</span></td></tr><tr><th><span>必須</span> 都道府県</th><td><div><div>" s:prefecture<class=p-region;o=pref/都道府県>=p "</div></div></td></tr><tr><th><span>必須</span> 都道府県以下</th><td>" t:address<class=input_text input_large p-locality p-street-address p-extended-address;ph=例）静岡市インフィックマンション302号;value>=ctbm "<br><span>※</span><span>市町村、番地、建物名、室番号までご入力ください。</span></td></tr><tr><th><span>必須</span> 電話番号</th><td>" t:phone<max=11;ph=例）0542666201;value> "<span>※</span><span>半角数字、ハイフンなしでご入力ください。</span></td></tr></tbody></table></div></div><input type=submit value=次の画面に進む></form>"

= 20128943573 ph noform
| "<div><div class='bg-white rounded-lg shadow-sm border border-gray-200 p-6'><div><div><label>本籍地</label>" t:<value> "</div></div></div><div class='bg-white rounded-lg shadow-sm border border-gray-200 p-6'><h3>生徒現在住所</h3><div><div><label>生徒の現在住所(郵便番号)<span>*</span></label>" t:<ph=123-4567;required;value>=z "<i></i></div><div><label>電話番号<span>*</span></label>" T:<ph=090-1234-5678;required;value> "</div><div><label>生徒の現在住所<span>*</span></label>" t:<required;value>=pct "</div><div><label>生徒の現在住所(番地部屋番号)</label>" t:<value>=bm "</div></div></div><div class='bg-white rounded-lg shadow-sm border border-gray-200 p-6'><h3>出身校情報</h3><div><div><label>出身中学校名<span>*</span></label>" t:<required;value> "</div><div><label>卒業年月日<span>*</span></label>" d:<required;value> "</div></div></div><div><button type=button>一時保存</button><button type=button>提出する</button></div></div>"

= 38388482957 ph
| "<section><h2>住所</h2><div><div><span>郵便番号</span><span>必須</span></div><div><div>" t:zip1<mode=numeric;ph=123>=z1 "<span>-</span>" t:zip2<mode=numeric;ph=4567>=z2 "</div><i></i><div></div></div></div><div><div><span>都道府県</span><span>必須</span></div><div>" s:prefecture<o=pref/選択>=p "</div></div><div><div><span>市区町村・番地</span><span>必須</span></div><div>" t:addressLine1=ctb "</div></div><div><div><span>アパート・マンション名等</span></div><div>" t:addressLine2=m "</div></div></section>"
| "<section><h2>連絡先</h2><div><div><span>電話番号</span><span>必須</span></div><div><div>" t:tel1<mode=numeric;ph=090> "<span>-</span>" t:tel2<mode=numeric;ph=1234> "<span>-</span>" t:tel3<mode=numeric;ph=5678> "</div><div></div></div></div><div><div><span>メールマガジン</span><span>必須</span></div><div><div><label>" r:newsletter "希望する</label><label><input type=radio value=no name=newsletter>希望しない</label></div></div></div></section>"
| "<div><button type=submit class='button button--primary'>登録する</button></div>"

= 30807248258 ph
| "<p><label>性別</label><label>国籍</label></p><div>" t:sexType t:nationality "</div><p><label>個人番号</label></p><p>" t:personalNumber "</p><p><label>血液型①</label><label>血液型②</label></p><div>" t:bloodType1 t:bloodType2 "</div><label>運転免許証番号</label><p>" t:driversLicenseNumber "</p><label>在留カード番号</label><p>" t:residenceCardNumber "</p><label>緊急連絡先①（ハイフンなし）</label><p>" t:emergency2 "</p><label>緊急連絡先②（ハイフンなし）</label><p>" t:emergency2 "</p><label>現住所郵便番号（ハイフンなし）</label><p>" t:postalCode=z "</p><i></i><label>現住所①</label><p>" t:address1<ph=20文字以内で入力>=pct "</p><label>現住所②</label><p>" t:address2<ph=40文字以内で入力>=b "</p><label>現住所③</label><p>" t:address3<ph=50文字以内で入力>=m "</p><label>世帯主</label><p>" c:yes<id=checkbox> "はい" c:no<id=checkbox> "いいえ</p><label>給与番号</label><p>" t:saralyNumber "</p><label>年金番号</label><p>" t:pensionNumber "</p><label>保険証番号</label><p>" t:insuranceNumber "</p><p><label>累計休職月数</label><label>他社経験年数</label></p><div>" t:leaveMonths t:experienceYears "</div><input type=submit id=button value=登録する>"

= 7207851974 ph
| "<div><div><label for=name>カナ</label>" t:name_frigana<id=name_frigana;value;required;ac=name_frigana> "</div><p>※取引きが成立するまで公開されません</p></div>"
| "<div><label for=company>会社名</label><div><label for=name>漢字（正式名称）</label>" t:company_kanji<id=company_kanji;value;required;ac=company_kanji>=o "</div><div><label for=name>カナ</label>" t:company_frigana<id=company_frigana;value;required;ac=company_frigana>=ko "</div><p>※取引きが成立するまで公開されません</p></div>"
| "<div><label for=address>会社住所</label><div><label for=name>郵便番号</label>" t:company_zipcode<id=company_zipcode;value;required;ac=company_zipcode>=z "</div><i></i><div><label for=name>都道府県</label>" t:company_prefecture<id=company_prefecture;value;required;ac=company_prefecture>=p "</div><div><label for=name>市区町村・番地・建物名等</label>" t:company_address<id=company_address;value;required;ac=company_address>=ctbm "</div><p>※取引きやオフィス機器の設置場所の情報として利用されますが、公開はされません。</p></div>"
| "<div class=form_btn_row><div class=btn_col><a onclick class='form_btn login_btn'><span>戻る</span></a></div><div class=btn_col><button type=submit class='form_btn login_btn'><span>登録する</span></button></div></div>"

= 16838456460 ph noform
| "<div><div><div><label for>お電話番号(ハイフンなし)</label></div><div>" t:<ph=00011112222> "</div></div><div><div><label for>お名前</label></div><div>" t:<ph=山田 太郎> "</div></div><div><div><label for>会社名・屋号</label></div><div>" t:<ph=株式会社ジャポリス>=o "</div></div><div><div><label for>会社郵便番号(ハイフンなし)</label></div><div>" t:<ph=0001111>=z "</div><i></i></div><div><div><label for>会社住所</label></div><div>" t:<ph=東京都千代田区丸の内1-1-1>=pctbm "</div></div><div><div><label for>業種・業態</label></div><div>" t:<ph=飲食業> "</div></div><div><div><label for>会社ホームページ</label></div><div>" t:<ph=https://www> "</div></div></div>"

= 70170286471 ph noform
| "<div><div><label>氏名" t:<ac=name;required;value> "</label><label>フリガナ" t:<required;value> "カタカナで入力してください（ひらがなは自動でカタカナにします）</label></div><fieldset><legend>住所</legend><label>郵便番号" t:<mode=numeric;ac=postal-code;max=8;value>=z "ハイフンはなくても構いません（例：1000001）</label><i></i><div><label>都道府県" s:<ac=address-level1;o=pref/選択してください>=p "</label><label>市区町村" t:<ac=address-level2;value>=c "</label></div><label>町名・番地" t:<ac=address-line1;value>=tb "</label><label>建物名・部屋番号" t:<ac=address-line2;value>=m "</label></fieldset><div><label>電話番号" T:<mode=tel;ac=tel;required;value> "日中に連絡がつく番号（例：090-1234-5678）</label><label>メールアドレス" e:<mode=email;ac=email;required;value> "例：taro@example.jp</label></div></div>"

= 35158969026 ph
| "<table><tbody><tr><td><label>企業名（屋号）</label></td><td><div>" t:companyName<ph=居酒屋ABC 梅田店>=o "</div><div></div></td></tr><tr><td><label>担当者名</label></td><td><div>" t:contactName<ph=中嶋 祐介> "</div><div></div></td></tr><tr><td><label>電話番号</label></td><td><div>" n:telephoneNumber<ph=0666935869> "</div><div></div></td></tr><tr><td><label>メールアドレス</label></td><td><div>" t:email<ph=ggu.bbel@free-company.co.jp;type2=mail> "</div><div></div></td></tr><tr><td><label>郵便番号</label></td><td><div>" t:postCode<ph=554-0095>=z "</div><i></i><div></div></td></tr><tr><td><label>住所</label></td><td><div>" t:address<ph=大阪市住吉区長居東3-4059>=pctbm "</div><div></div></td></tr><tr><td><label>業種</label></td><td><div>" t:industry<ph=バスケットボールチーム> "</div></td></tr><tr><td><label>インボイス適格請求書番号</label></td><td><div>" t:invoiceNumber<ph=バスケットボールチーム> "</div></td></tr><tr><td><label>代理店コード</label></td><td><div>" t:agencyCode<ph=1485980（代理店がログインしている場合は自動表示）> "</div></td></tr></tbody></table>"

= 38570554091 ph noform
| "<div><div><div><label for=zip>郵便番号</label><div>" t:<id=zip;ph=例：1000001;value>=z "<button type=button aria-label=search tabindex=0></button></div></div></div><i></i><label>納品先_都道府県" t:pref<id=pref;value;disabled> "</label><label>納品先_市区町村" t:city<id=city;value;disabled> "</label><label>納品先_番地以降の住所" t:addr<id=addr>=bm "</label><label>納品先_担当者" t:person<id=person> "</label><label>納品日" d:end<id=end> "</label></div>"

= 2374874783 ph
| "<fieldset id=shipping><legend>送り先</legend>" t:<ph=名前> t:<ph=住所>=pctbm t:<ph=郵便番号>=z "<i></i></fieldset>"
| "<br>"
| "<fieldset id=billing><legend>請求先</legend><label for=billing_is_shipping>送り先と同じ:</label>" c:<id=billing-checkbox> "<br>" t:<ph=名前;disabled> t:<ph=住所;disabled> t:<ph=郵便番号;disabled> "</fieldset>"

= 29525477172 ph
| "<h1>取引先登録</h1><h2>取引先名</h2>" t:name<value> "<br><span></span><h2>備考</h2>" t:biko<value> "<br><span></span><h2>納品書</h2>" r:nohin<id=n0> "<label for=n0>納品書無し</label><input id=n1 type=radio name=nohin value=1><label for=n1>納品書有り</label><br><span></span><h2>区分<span>（区分で直売を選択すると取引先の下に直売店舗を登録することが出来ます）</span></h2>" r:status<id=k0> "<label for=k0>直売</label><input id=k1 type=radio name=status value=1><label for=k1>その他</label><br><span></span><h2>郵便番号</h2>" t:yubin1<value>=z1 " -" t:yubin2<value>=z2 "<i></i><br><span></span><br><span></span><h2>住所</h2>" t:address1<value>=pct "<span></span><br>" t:address2<value>=b "<span></span><br>" t:address3<value>=m "<span></span><br><h2>電話番号</h2>" t:tel<value> "<br><span></span><br><h2>送料</h2>" t:soryo<value> "(四国:453円, 関西:504円, 関東:576円, 東海555円)<br><span></span><br><h2>配達希望日（何日後着か）</h2>" t:haitatsubi<value> "日後<br><span></span><br><h2>送り先の標準の依頼主情報</h2><h2>依頼主名</h2>" t:iraiName<value> "<br><span></span><h2>依頼主-郵便番号</h2>" t:iraiYubin1<value> " -" t:iraiYubin2<value> "<br><span></span><br><span></span><h2>依頼主-住所</h2>" t:iraiAddress1<value> "<span></span><br>" t:iraiAddress2<value> "<span></span><br><h2>依頼主-電話番号</h2>" t:iraiTel<value> "<br><span></span><br><hr><button type=submit>取引先登録</button><button type=button onclick>取引先管理へ</button>"

= 29525477172#2 ph
| "<h1>取引先登録</h1><h2>取引先名</h2>" t:name<value> "<br><span></span><h2>備考</h2>" t:biko<value> "<br><span></span><h2>納品書</h2>" r:nohin<id=n0> "<label for=n0>納品書無し</label><input id=n1 type=radio name=nohin value=1><label for=n1>納品書有り</label><br><span></span><h2>区分<span>（区分で直売を選択すると取引先の下に直売店舗を登録することが出来ます）</span></h2>" r:status<id=k0> "<label for=k0>直売</label><input id=k1 type=radio name=status value=1><label for=k1>その他</label><br><span></span><h2>郵便番号</h2>" t:yubin1<value> " -" t:yubin2<value> "<br><span></span><br><span></span><h2>住所</h2>" t:address1<value> "<span></span><br>" t:address2<value> "<span></span><br>" t:address3<value> "<span></span><br><h2>電話番号</h2>" t:tel<value> "<br><span></span><br><h2>送料</h2>" t:soryo<value> "(四国:453円, 関西:504円, 関東:576円, 東海555円)<br><span></span><br><h2>配達希望日（何日後着か）</h2>" t:haitatsubi<value> "日後<br><span></span><br><h2>送り先の標準の依頼主情報</h2><h2>依頼主名</h2>" t:iraiName<value> "<br><span></span><h2>依頼主-郵便番号</h2>" t:iraiYubin1<value>=z1 " -" t:iraiYubin2<value>=z2 "<i></i><br><span></span><br><span></span><h2>依頼主-住所</h2>" t:iraiAddress1<value>=pctb "<span></span><br>" t:iraiAddress2<value>=m "<span></span><br><h2>依頼主-電話番号</h2>" t:iraiTel<value> "<br><span></span><br><hr><button type=submit>取引先登録</button><button type=button onclick>取引先管理へ</button>"

= 53112602957 ph noform
| "<div><div class='space-y-4 bg-white p-8 rounded-2xl border border-[#EAEAEA] shadow-sm'><div><label>注文者情報</label>" t:<ph=お名前;value> T:<ph=電話番号;value> e:<ph=メールアドレス (必須);value> "<div>" t:<ph=郵便番号 (7桁・ハイフンなし);value>=z "</div><i></i>" t:<ph=住所が自動入力されます;readonly;value> t:<ph=番地・建物名など;value>=bm "</div></div><div><label class='flex items-center gap-3 p-4 bg-white rounded-xl border border-[#EAEAEA] cursor-pointer shadow-sm'>" c: "<span>お届け先が注文者と異なる</span></label></div><div class='space-y-4 bg-white p-8 rounded-2xl border border-[#2D4B3E]/20 shadow-sm animate-in fade-in zoom-in-95'><label>お届け先情報</label>" t:<ph=お届け先 お名前;value> T:<ph=お届け先 電話番号;value> t:<ph=郵便番号 (7桁);value> t:<ph=都道府県・市区町村 (自動入力);readonly;value> t:<ph=番地・建物名;value> "</div><div><div><label>希望時間</label>" s:<o=選択...> "</div></div></div>"

= 53112602957#2 ph noform
| "<div><div class='space-y-4 bg-white p-8 rounded-2xl border border-[#EAEAEA] shadow-sm'><div><label>注文者情報</label>" t:<ph=お名前;value> T:<ph=電話番号;value> e:<ph=メールアドレス (必須);value> "<div>" t:<ph=郵便番号 (7桁・ハイフンなし);value> "</div>" t:<ph=住所が自動入力されます;readonly;value> t:<ph=番地・建物名など;value> "</div></div><div><label class='flex items-center gap-3 p-4 bg-white rounded-xl border border-[#EAEAEA] cursor-pointer shadow-sm'>" c: "<span>お届け先が注文者と異なる</span></label></div><div class='space-y-4 bg-white p-8 rounded-2xl border border-[#2D4B3E]/20 shadow-sm animate-in fade-in zoom-in-95'><label>お届け先情報</label>" t:<ph=お届け先 お名前;value> T:<ph=お届け先 電話番号;value> t:<ph=郵便番号 (7桁);value>=z "<i></i>" t:<ph=都道府県・市区町村 (自動入力);readonly;value> t:<ph=番地・建物名;value>=bm "</div><div><div><label>希望時間</label>" s:<o=選択...> "</div></div></div>"

= 61731885385 ph noform
| "<div class='border p-6 rounded space-y-4 mt-6'><h2>お届け先・送り主</h2><div><label>郵便番号</label>" t:<ph=例：123-4567;max=8;value>=z "<i></i></div><div><label>住所</label>" t:<ph=東京都千代田区〇〇;value>=pctbm "</div><div><label>お届け先氏名</label>" t:<ph=山田 太郎;value> "</div><div><label>送り主</label>" t:<ph=山田 太郎;value> "</div></div>"

= 6011860745 ph noform
| "<h1>送付先住所</h1>"
| "<form><label>購入者氏名</label>" t:sei<ph=姓> t:mei<ph=名;id=mei> "<br><label>読みがな</label>" t:seikana<ph=セイ> t:meikana<ph=メイ;id=meikana> "<br><label>郵便番号</label>" t:zip01<size=10;max=8>=z "<i></i><br><label>都道府県</label>" t:pref01<size=20>=p "<br><label>住所</label>" t:addr01<size=60>=ctbm "<br><label>メールアドレス</label>" e:mail<id=mail> "<br><label>お支払方法</label>" s:payment<id=payment;o=クレジットカード,代金引換,後払い> "<br><input type=submit value=購入する></form>"
`;

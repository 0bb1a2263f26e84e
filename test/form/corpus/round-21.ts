/**
 * Forms collected for the twenty-first round (registrations, checkouts, contact forms, admin screens, estates, recruitment, components), with their
 * further addresses (`#2`, `#3`), and the parts that a careful reader expects, written down before the element read any of them. Long forms are
 * shortened far from their addresses. Fields that a script shows after the ZIP Code are drawn as shown, and a component whose markup is in another
 * file is drawn as a label around its field.
 * Readers may disagree about these: 市区町村 as the last line, named as an address (34203491216), 住所 and 住所2 without a hint (45159591493),
 * 住所1 and 住所2 that the examples split before the number (58849487581), 住所1 with 番地・丁目 behind 市区町村 (67278944235), a city with a ward as
 * its example in front of a line with a number alone (59768939391, 53819473158), 町村番地 whose example has the building of the next field
 * (65727434167), （町村） as the last line before the building and 地域 as a list of prefectures (58351865), 番地1 with 番地、丁目 as its example
 * (20357725767), 町域 as the last line (56128252883), 住所 behind 町域 (26744197356), a city whose example starts at the prefecture (65718672534),
 * an h-adr line without a label and without a prefecture (36231461517), names alone, without labels (11266790270), labels that the placeholders
 * of neighbors have exchanged (43442968208), `autocomplete="username"` on every field (66524533058), lines without labels behind a disabled one
 * (9134680105), lines beside a prefecture that is read-only or a combobox and takes nothing (24122638292, 60822474805), and names that may be an
 * organization: 事業者名 (35107478859), 事務所名 (19496373777), 運営事業者 (70939201715), 勤務先名称 beside a home address (59695993389) and
 * 会社名 behind a home address (40223674895) are taken as one, 家主名 (12224962147), 発注先名 (58849487581), 施設名 (70939201715), 出社先
 * (35948426638) and 店舗名 (9450303309) are not. 番地 behind 市区町村 without an example takes no town, as in earlier rounds.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_21 = `
= 56138542141 loose noform
郵便番号（ハイフン不要） | t:<id=ad-zip;mode=numeric;ac=postal-code;ph=例：1500001>=z b:郵便番号から住所を検索
都道府県 | s:<id=ad-pref;ac=address-level1;o=pref>=p
市区町村 | t:<id=ad-city;ph=例：渋谷区神宮前>=ct
番地・建物名など | t:<id=ad-banchi;ph=例：1-2-3 マンション201>=bm
電話番号（ハイフン不要） | T:<id=ad-tel;mode=numeric;ac=tel;ph=例：09012345678>

= 563808531 ph
| p:password<ph=PASS> p:saipassword<ph=PASS(再入力)> t:mail<ph=メール;readonly> t:zipcode<ph=郵便番号>=z "<i></i>" t:address<ph=住所>=pctbm

= 13233776197 ph
| d:birthday<ph=生年月日> t:email<ph=メールアドレス> t:tel<ph=電話番号> t:zipCode<ph=郵便番号>=z "<i></i>" t:address<ph=住所>=pctbm

= 25581054644 ph
| t:name<class=form-control;ph=氏名> "<div class=input-group-append><div class=input-group-text><span></span></div></div>"
| t:zipcode<class=form-control;ph=郵便番号>=z "<div class=input-group-append><div class=input-group-text><span></span></div></div>"
| t:address<class=form-control;ph=住所>=pctbm "<div class=input-group-append><div class=input-group-text><span></span></div></div>"
| T:tel<class=form-control;ph=電話番号> "<div class=input-group-append><div class=input-group-text><span></span></div></div>"
| e:mail<class=form-control;ph=メールアドレス> "<div class=input-group-append><div class=input-group-text><span></span></div></div>"
| "<div>" c:terms<o=I agree to the terms> "</div>"

= 21935643715 loose
@パスワード | p:password<id=password;ph=パスワード>
@郵便番号 | t:zipcode<id=zipcode;ph=郵便番号>=z
@都道府県 | s:prefecture<id=prefecture;o=pref/都道府県を選択>=p
@市区町村 | t:city<id=city;ph=市区町村>=ct
@番地 | t:street<id=street;ph=番地>=b
@建物名・部屋番号 | t:building-room<id=building-room;ph=建物名・部屋番号>=m
~ph | c:no-building-room<o=建物名・部屋番号無し>

= 22732866534 loose
~ph | "<div class=input-group><div class=input-group-text>〒</div>" t:zipcode<class=form-control;ph=郵便番号;ac=off>=z "<input type=button class=btn value=住所を検索></div><i></i>"
住所 | "<div>" t:address<class=form-control>=pctbm "</div>"
~wrongfor 事業所名 | t:business<class=form-control yz-address-business-name>=o

= 70983518279 loose
電話番号 {必須} | T:phone<pattern=^[0-9]+$;required>
メールアドレス {必須} | e:email<required>
現住所 {必須} | t:zipcode<ph=郵便番号;required>=z "<i></i>" t:address<ph=都道府県・市区町村・番地・マンション名;required>=pctbm
~heading 【セクション2：希望する働き方・通勤手段】
対応可能サービス（複数可） {必須} | "<div>" c:service<o=身体介護,生活援助> "</div>"

= 40812717254 flat
お名前<span>*</span> | t:name<ph=お名前> "<span class=error-name></span>"
郵便番号<span>*</span> | t:zipcode<ph=郵便番号>=z "<span class=error-zipcode></span>"
住所<span>*</span> | t:address<ph=住所>=pctbm "<span class=error-address></span>"
電話番号<span>*</span> | t:phone<ph=電話番号>

= 34203491216 loose
@担当者名 | t:manager_name<id=manager_name>
@電話番号 | t:phone_number<id=phone_number>
~ph | "<label for=postal_code class=item-titles>住所</label><div class=address-details><div><label for=postal_code>郵便番号</label>" t:postal_code<id=postal_code>=z "</div><i></i><div><label for=prefecture_code>都道府県</label>" s:prefecture_code<id=prefecture_code;o=pref-id-none>=p "</div><div><label for=address>市区町村</label>" t:address<id=address>=c "</div></div>"
@メールアドレス | t:mail_address<id=mail_address>
@プレフィックス | t:prefix<id=prefix>

= 19496373777 wrongfor
税理士等氏名 | t:name<class=form-control;required>
事務所名（税理士法人名可） | t:office_name<class=form-control;required>=o
メールアドレス | e:email<class=form-control;required>
~loose @郵便番号 | t:postal_code<id=postal_code;class=form-control;required>=z
~loose @都道府県 | s:prefecture<id=prefecture;class=form-control;required;o=pref>=p
~loose @住所 | t:address<id=address;class=form-control;required>=ctbm
事務所電話番号 | t:office_phone<class=form-control;required>
携帯電話番号 | t:mobile_phone<class=form-control>
~loose @税理士写真 | f:tax_accountant_photo<id=tax_accountant_photo>
パスワード | p:password<required>

= 15117149502 td
<label for=mail>メールアドレス</label> | t:mail
<label for=password>パスワード</label> | t:password
<label for=gender>姓別</label> | t:gender
<label for=postal_code>郵便番号</label> | t:postal_code=z
<label for=prefecture>住所(都道府県)</label> | t:prefecture=p
<label for=address_01>住所(市区町村)</label> | t:address_01=ct
<label for=address_02>住所(番地)</label> | t:address_02=b
<label for=authority>アカウント権限</label> | t:authority

= 9218242617 wraps noform
生年月日（西暦） | t:dob<ph=例: 1990/01/01;required>
電話番号 | t:phone<required>
~heading 設置先情報
郵便番号 | t:postalCode<required>=z
住所 | t:address<required>=pctb
物件名＋部屋番号 | t:buildingInfo<required>=m
入居予定日 | t:moveInDate<ph=例: 2024/08/01;required>
~heading 書面送付先
書面発送先 | r:mailingOption<o=新住所,現住所>
現住所の郵便番号 | t:currentPostalCode<required>
現住所・物件名・部屋番号 | t:currentAddress<required>
~heading その他
案内料金 | t:serviceFee<required>
備考 | a:internetRemarks<rows=3>

= 9218242617#2 wraps noform
生年月日（西暦） | t:dob<ph=例: 1990/01/01;required>
電話番号 | t:phone<required>
~heading 設置先情報
郵便番号 | t:postalCode<required>
住所 | t:address<required>
物件名＋部屋番号 | t:buildingInfo<required>
入居予定日 | t:moveInDate<ph=例: 2024/08/01;required>
~heading 書面送付先
書面発送先 | r:mailingOption<o=新住所,現住所>
現住所の郵便番号 | t:currentPostalCode<required>=z
現住所・物件名・部屋番号 | t:currentAddress<required>=pctbm
~heading その他
案内料金 | t:serviceFee<required>
備考 | a:internetRemarks<rows=3>

= 35107478859 loose
@交付年月日 | t:<id=issuedDate>
~heading 排出事業者
@加入者番号 | t:<id=emitterSubscriberNo;max=7>
@公開確認番号 | t:<id=emitterPublicConfirmNo;max=6>
@事業者名 | t:<id=emitterName>=o
@郵便番号 | t:<id=emitterPostalCode>=z
@住所 | t:<id=emitterAddress>=pctbm
@電話番号 | t:<id=emitterPhone>
~heading 運搬受託者
@加入者番号 | t:<id=transporterSubscriberNo;max=7>
@公開確認番号 | t:<id=transporterPublicConfirmNo;max=6>
@事業者名 | t:<id=transporterName>
@郵便番号 | t:<id=transporterPostalCode>
@住所 | t:<id=transporterAddress>
@電話番号 | t:<id=transporterPhone>
~heading 処分受託者
@加入者番号 | t:<id=disposerSubscriberNo;max=7>
@公開確認番号 | t:<id=disposerPublicConfirmNo;max=6>
@事業者名 | t:<id=disposerName>
@郵便番号 | t:<id=disposerPostalCode>
@住所 | t:<id=disposerAddress>
@電話番号 | t:<id=disposerPhone>
~heading 廃棄物情報
@廃棄物コード | t:<id=wasteCode>
@廃棄物名称 | t:<id=wasteName>
@備考 | a:<id=remarks;rows=4>

= 35107478859#2 loose
@交付年月日 | t:<id=issuedDate>
~heading 排出事業者
@加入者番号 | t:<id=emitterSubscriberNo;max=7>
@公開確認番号 | t:<id=emitterPublicConfirmNo;max=6>
@事業者名 | t:<id=emitterName>
@郵便番号 | t:<id=emitterPostalCode>
@住所 | t:<id=emitterAddress>
@電話番号 | t:<id=emitterPhone>
~heading 運搬受託者
@加入者番号 | t:<id=transporterSubscriberNo;max=7>
@公開確認番号 | t:<id=transporterPublicConfirmNo;max=6>
@事業者名 | t:<id=transporterName>=o
@郵便番号 | t:<id=transporterPostalCode>=z
@住所 | t:<id=transporterAddress>=pctbm
@電話番号 | t:<id=transporterPhone>
~heading 処分受託者
@加入者番号 | t:<id=disposerSubscriberNo;max=7>
@公開確認番号 | t:<id=disposerPublicConfirmNo;max=6>
@事業者名 | t:<id=disposerName>
@郵便番号 | t:<id=disposerPostalCode>
@住所 | t:<id=disposerAddress>
@電話番号 | t:<id=disposerPhone>
~heading 廃棄物情報
@廃棄物コード | t:<id=wasteCode>
@廃棄物名称 | t:<id=wasteName>
@備考 | a:<id=remarks;rows=4>

= 35107478859#3 loose
@交付年月日 | t:<id=issuedDate>
~heading 排出事業者
@加入者番号 | t:<id=emitterSubscriberNo;max=7>
@公開確認番号 | t:<id=emitterPublicConfirmNo;max=6>
@事業者名 | t:<id=emitterName>
@郵便番号 | t:<id=emitterPostalCode>
@住所 | t:<id=emitterAddress>
@電話番号 | t:<id=emitterPhone>
~heading 運搬受託者
@加入者番号 | t:<id=transporterSubscriberNo;max=7>
@公開確認番号 | t:<id=transporterPublicConfirmNo;max=6>
@事業者名 | t:<id=transporterName>
@郵便番号 | t:<id=transporterPostalCode>
@住所 | t:<id=transporterAddress>
@電話番号 | t:<id=transporterPhone>
~heading 処分受託者
@加入者番号 | t:<id=disposerSubscriberNo;max=7>
@公開確認番号 | t:<id=disposerPublicConfirmNo;max=6>
@事業者名 | t:<id=disposerName>=o
@郵便番号 | t:<id=disposerPostalCode>=z
@住所 | t:<id=disposerAddress>=pctbm
@電話番号 | t:<id=disposerPhone>
~heading 廃棄物情報
@廃棄物コード | t:<id=wasteCode>
@廃棄物名称 | t:<id=wasteName>
@備考 | a:<id=remarks;rows=4>

= 55721289545 wraps
氏名 | t:fullName<required>
氏名 (カナ) | t:fullNameKana
メールアドレス | e:email
電話番号 | T:phone
郵便番号 | t:postalCode=z
住所 | t:address=pctbm
備考 | a:notes

= 17140809367 loose
@ショップ名 | t:name<id=input-1;required>
@郵便番号 | t:post_code<id=input-2;required>=z
@住所 | t:address<id=input-3;required>=pctbm
@紹介文 | a:content<id=input-4;required>
@URL | t:url<id=input-5;required>
@電話番号 | t:tel<id=input-6;required>
~p 定休日
~ph | c:holiday[]<o=月曜日,火曜日,水曜日>

= 44115731590 loose
@役職 | t:<id=jobTitle;disabled>
@持参先の反応等 | a:<id=reaction>
@郵便番号 | t:<id=postcode>=z
@備考 | t:<id=remarks>
@住所 | t:<id=address>=pctbm

= 55434081327 wraps
~heading 配送先
お名前 | t:name<ph=家具 太郎>
郵便番号 | t:postalCode<ph=100-0001;mode=numeric>=z
電話番号 | T:phone<ph=090-1234-5678;mode=tel>
住所 | t:address<ph=東京都千代田区...>=pctbm
~heading お支払い情報（デモ）
カード番号 | t:cardNumber<ph=4242 4242 4242 4242;mode=numeric>
有効期限 (MM/YY) | t:expiry<ph=12/29>
セキュリティコード | t:cvc<ph=123;mode=numeric>
カード名義 | t:cardName<ph=KAGU TARO>

= 55771116742 wraps
テンプレート名 | t:name<required;max=120;ph=例: 送信用>
会社名 | t:companyName<required;max=200;ph=株式会社〇〇>=o
郵便番号 | t:postalCode<required;max=20;ph=000-0000>=z
都道府県 | t:prefecture<required;max=20;ph=東京都>=p
市区町村 | t:city<required;max=100;ph=港区>=c
丁目番地 | t:addressLine<required;max=120;ph=東新橋2丁目11-7>=tb
ビル名・部屋番号 | t:building<max=120;ph=東新橋ビル5号館3階>=m
部署 | t:department<required;max=100;ph=営業部>
役職 | t:position<required>

= 60822474805 ph noform
| "<div class=industry>郵便番号</div><div>" n:<class=int_two;ph=郵便番号>=z "<div class=add_btn>住所検索</div></div><i></i><div><div class=el-select><div class=el-input>" t:<class=el-input__inner;ph=都道府県;readonly;ac=off> "</div></div></div><div class=industry>住所１</div>" t:<class=int_three;ph=市区町村・番地>=ctb "<div class=industry>住所2</div>" t:<class=int_three;ph=その他住所、建物名、号室など>=m "<div class=industry>アクセス説明</div>" a:<class=area;ph=お店へのアクセスを分かりやすく記入してください。>
| "<div class=industry>ホームページURL</div>" t:<class=int_three;ph=http://~> "<div class=industry>利用可能決済</div>" a:<class=area>

= 42596558651 table
お名前 <span>※</span> | t:name01<ph=姓;class=col2 ph;required> t:name02<ph=名;class=col2 ph;required>
フリガナ <span>※</span> | t:kana01<ph=セイ;class=col2 ph;required> t:kana02<ph=メイ;class=col2 ph;required>
郵便番号 <span>※</span> | t:zip01<id=zip1;class=col4;required>=z1 t:zip02<id=zip2;class=col4;required>=z2 "<input type=button id=btn name=btn value=住所自動入力> <a href=#>郵便番号検索</a>"
住所 <span>※</span> | "<div>" s:pref<id=address1;class=col1;o=pref-id/都道府県を選択>=p "</div>" t:addr01<id=address2;class=col1 mb2 ph;ph=市区町村・番地;required>=ctb t:addr02<class=col1 ph;ph=ビル/マンション名・部屋番号>=m
電話番号 <span>※</span> | T:tel01<class=col1 ph;ph=ハイフン無し数字;required>

= 66524533058 loose
@セイ | t:lastNameKana<ac=username;ph=例：ヤマダ>
@メイ | t:firstNameKana<ac=username;ph=例：タロウ>
@郵便番号 | t:postalCode<ac=username;ph=例：1234567>=z
~ph | b:郵便番号から住所入力
@都道府県 | t:prefecture<ac=username;ph=例：東京都>=p
@市区郡町村 | t:city<ac=username;ph=例：港区>=c
@番地 | t:address1<ac=username;ph=例：赤坂1-2-3>=tb
@アパート・マンション・部屋番号 | t:address2<ac=username;ph=例：OOビル101>=m
@電話番号 | t:phoneNumber<ac=username;ph=例：07012345678 (ハイフンなし)>
~ph | c:isDefaultAddress<o=いつもこの住所に届ける>

= 51802675730 loose
メールアドレス * | e:email<required>
電話番号 * | T:phone<required>
~heading 配送先情報
郵便番号 * | t:zipCode<required;ph=123-4567>=z
都道府県・市区町村 * | t:city<required;ph=東京都渋谷区>=pc
番地・建物名 * | t:address<required;ph=神宮前1-2-3 〇〇マンション101>=tbm

= 9134680105 ph
| a:permission<rows=8> '酒類や中古品を販売する場合は、許可証も記載してください。'
| "<p>所在地</p><div class=flex><div>郵便番号</div><div>" t:yubinbango=z "</div></div><i></i>" t:address<disabled> "<p></p>" t:building=m t:other
| "<hr><p>特定商取引に関する表記</p><p>販売価格について</p>" a:aboutPrice<rows=8> "<p>代金（対価）の支払時期と方法</p>" a:aboutPaymentMethod<rows=8>

= 4658407805 loose
設立日: | d:setsuritsuBi<class=input-box>
ウェブサイト: | t:ulebusaito<class=input-box>
事業所住所: | t:yubinbango<class=input-box;ph=郵便番号>=z b:郵便番号検索 "<i></i>" t:zigyouzyouZyuusho<class=input-box;ph=住所>=pctbm
電話番号: | "<div>" s:denwaPrefix<o=03,06,090> "</div>"

= 24122638292 loose
@電話番号(ハイフンなし) | T:phoneNumber<id=phoneNumber>
@メールアドレス | e:email<id=email>
@郵便番号(ハイフンなし) | t:postalCode<id=postalCode>=z
都道府県 | "<div><div tabindex=0 role=combobox>都道府県を選択してください</div>" t:<aria-hidden=true;tabindex=-1;class=MuiSelect-nativeInput> "</div>"
@住所1（市区町村、番地等） | t:address1<id=address1;ph=市区町村、番地等>=ctb
@住所2（マンション名、部屋番号等） | t:address2<id=address2;ph=マンション名、部屋番号等>=m
~ph | c:<o=最新情報やお知らせなどを受け取る>

= 2633443274 loose
@E-mailアドレス | t:<id=input-11;ph=abc@defg.hjk;required>
@郵便番号(postal code) | t:<id=input-14;ph=1234567;max=7;required>=z
@住所(address) | t:<id=input-17;ph=東京都世田谷区用賀xxxx;required>=pctbm

= 14041794771 td
<label for=createUser_userName>氏名:</label> | t:userName<id=createUser_userName;ph=記入例　御茶ノ水　太郎>
<label for=createUser_userEmail>メールアドレス:</label> | t:userEmail<id=createUser_userEmail;ph=記入例　abcd@efg.com>
<label for=createUser_confirmUserEmail>メールアドレス（確認）:</label> | t:confirmUserEmail<id=createUser_confirmUserEmail>
<label for=createUser_userPassword>パスワード:</label> | p:userPassword<id=createUser_userPassword;max=32>
<label for=postcode>郵便番号(ハイフン必須):</label> | t:userPostalCode<id=postcode;max=8>=z
<label for=address1>都道府県:</label> | t:userAddress1<id=address1;ph=記入例　東京都>=p
<label for=address2>市町村区番地:</label> | t:userAddress2<id=address2;ph=記入例　千代田区霞ヶ関3-6-15>=ctb
<label for=createUser_userAddress3>マンション等:</label> | t:userAddress3<id=createUser_userAddress3;ph=記入例　霞ヶ関タワーズ7F>=m
<label for=createUser_userTelNum>電話番号:</label> | t:userTelNum<id=createUser_userTelNum;ph=記入例 00-0000-0000>

= 45159591493 loose
@電話番号: | t:<id=el-id-1-8;ph=入力 電話番号>
@郵便番号(7桁): | t:<id=el-id-1-9;ph=入力 郵便番号(7桁);max=7>=z
@都道府県: | t:<id=el-id-1-10;ph=入力 都道府県;max=255>=p
@住所: | t:<id=el-id-1-11;ph=入力住所;max=255>=ctb
@住所2: | t:<id=el-id-1-12;ph=入力住所2;max=255>=m
@生年月日: | t:<id=el-id-1-13;ph=入力 生年月日>

= 59695993389 loose
@職業 | t:<id=el-id-2-7>
@勤務先名称 | t:<id=el-id-2-8>=o
@郵便番号(必須) | t:<id=el-id-2-9>=z
@住所(必須) | t:<id=el-id-2-10>=pctbm
@電話番号(必須) | t:<id=el-id-2-11>

= 47026364431 wraps
郵便番号(例)1234567 | a:<aria-label=郵便番号(例)1234567;rows=1>=z
~ph | b:検索
都道府県 | t:<aria-label=都道府県>=p
市町村 | t:<aria-label=市町村>=ct
番地以降 | a:<aria-label=番地以降;rows=1>=b
建物名 | a:<aria-label=建物名;rows=1>=m

= 40247741322 loose
@フリガナ(姓) | t:<id=input-20;required>
@フリガナ(名) | t:<id=input-23;required>
@郵便番号(ハイフン不要) | n:<id=input-26;required>=z
@住所 | t:<id=input-29;required>=pctbm
@電話番号(ハイフン不要) | n:<id=input-32;required>

= 7474546030 loose noform
@郵便番号(ハイフンなし) | t:<id=r1;required>=z
@住所 | t:<id=r2;required>=pctbm
年齢 | "<div role=combobox tabindex=0>20代</div>" t:<aria-hidden=true;tabindex=-1;class=MuiSelect-nativeInput>

= 25301882317 labels
チェックイン日(13:00~): | t:check_in_date<id=id_check_in_date;max=15;required>
チェックアウト日(~10:00): | t:check_out_date<id=id_check_out_date;max=15;required>
名前(例：山田　太郎): | t:name<id=id_name;max=50;required>
ふりがな(例：やまだ　たろう): | t:furigana<id=id_furigana;max=50;required>
People: | n:people<id=id_people;required>
メールアドレス(gmail,yahoo,icloudのみ有効): | e:email<id=id_email;required>
電話番号(例：12345678910): | t:phone_number<id=id_phone_number;max=15;required>
郵便番号(例：6430366): | t:postal_code<id=id_postal_code;max=7;required>=z
住所: | t:address<id=id_address;max=50;required>=pctbm

= 11266790270 ph
| t:shinseishaId "<br>" t:password "<br>" t:shimei "<br>" t:shimeiKana "<br>" t:yubinBango=z "<i></i><br>" t:jusho=pctbm "<br>" t:denwaBango "<br>" t:emailAddress "<br>"

= 55784021222 wraps noform
名カナ（全角） | t:<max=35;ph=例）アヤ> "<small>0 / 35</small>"
~ph | "<hr>"
郵便番号（数字） | t:<mode=numeric;ph=例）1234567>=z
都道府県 | t:<ph=例）東京都>=p
市区町村 | t:<ph=例）渋谷区>=c
番地 | t:<ph=例）青山 1-1-1>=tb
建物名 <em>任意</em> | t:<ph=例）柳ビル 103>=m
電話番号 | t:<mode=tel;ph=例）09012345678>

= 52569716234 loose noform
ホームページURL | t:<ph=https://example.com>
~p 所在地 <span>*</span>
郵便番号 | "<div class=flex>" t:<ph=例）123-4567;max=8>=z b:自動入力 "</div>"
都道府県 | s:<o=pref>=p
市区町村 | t:<ph=例）渋谷区道玄坂>=ct
以降の住所 | t:<ph=例）1-1-1 渋谷スクランブルスクエア 12F>=bm
担当者名 | t:
電話番号 | t:

= 43442968208 loose
@電話番号 | n:<id=tel;ph=電話番号>
~ph | "<section><label>郵便番号</label><div class=grid><div>" n:<id=zipCode1;ph=000;max=3>=z1 "</div><div>" n:<id=zipCode2;ph=0000;max=4>=z2 "</div></div></section>"
~ph | t:<id=prefecture;ph=市区町村>=c
~ph | t:<id=address1;ph=都道府県>=p
~ph | t:<id=address2;ph=町名・番地>=tb
~ph | t:<id=address3;ph=番号>=m
@緊急連絡先 | n:<id=emergencyTel;ph=電話番号>
~ph | c:<o=プロモーションメールを受け取る>

= 70521328716 ph
| "<h2>新しい住所を追加</h2>" t:<required;ph=郵便番号(例: 150-0001)>=z "<i></i>" t:<required;ph=都道府県>=p t:<required;ph=市区町村>=ct t:<required;ph=番地>=b t:<ph=建物名・部屋番号(任意)>=m t:<required;ph=電話番号>

= 58351865 td
メールアドレス<font color=red>*</font> | t:mail_addr<size=50;max=100> "<span class=note>（半角１００文字まで）</span>"
パスワード<font color=red>*</font> | t:password<max=20> "<span class=note>（半角２０文字まで）</span>"
職業<font color=red>*</font> | s:shokugyou_cd<o=会社員,自営業/- 未設定 ->
~row ■勤務先情報 | ""
会社名<font color=red>*</font> | t:kinmu_name<size=50;max=50>=o "<span class=note>（全角５０文字まで）</span>"
部署名 | t:kinmu_unit<size=50;max=50> "<span class=note>（全角５０文字まで）</span>"
役職 | t:kinmu_post<size=50;max=50> "<span class=note>（全角５０文字まで）</span>"
勤務先郵便番号<font color=red>*</font> | t:kinmu_zip1<size=3;max=3>=z1 " - " t:kinmu_zip2<size=4;max=4>=z2
勤務先地域<font color=red>*</font> | s:kinmu_area<o=pref-id/- 未設定 ->=p
勤務先住所（市区）<font color=red>*</font> | t:kinmu_addr1<size=80;max=50>=c "<span class=note>（全角５０文字まで）</span>"
勤務先住所（町村）<font color=red>*</font> | t:kinmu_addr2<size=80;max=50>=tb "<span class=note>（全角５０文字まで）</span>"
勤務先住所（ビル名など） | t:kinmu_addr3<size=80;max=50>=m "<span class=note>（全角５０文字まで）</span>"
勤務先電話番号<font color=red>*</font> | t:kinmu_tel<size=20;max=20>
勤務先FAX番号 | t:kinmu_fax<size=20;max=20>
~row ■その他情報 | ""
エージェント<font color=red>*</font> | s:agent_id<o=A,B/- 未設定 ->

= 11817485069 ph
| r:gender<o=女性,男性> '必須'
| "<div>" t:post_code<class=form-control;ph=郵便番号(例：1234567);required>=z '住所自動入力' "</div>" '必須'
| t:city<class=form-control;ph=都道府県市区町村;required>=pc '必須'
| t:address<class=form-control;ph=町名･番地･建物名;required>=tbm '必須'

= 22296000114 loose
メールアドレス | / e:email<ph=メールアドレスを入力してください;required>
郵便番号 | / t:post_code<ph=郵便番号(例)090-090;required>=z
住所 | / t:address<ph=住所を入力してください;required>=pctbm

= 56128252883 ph noform
| t:<id=zip;ph=郵便番号(例: 1000001)>=z "<i></i>" t:<id=prefecture;ph=都道府県>=p t:<id=city;ph=市区町村>=c t:<id=town;ph=町域>=t

= 40223674895 ph
| "<h3>住所</h3><h4><span>必須</span>ご自宅の郵便番号を入力し、「検索」ボタンをクリックしてください。都道府県および市区町村を検索して表示します。</h4><div class=form_line><p class=form_item>郵便番号</p><div class=form_cont><label>〒</label>" t:postalcode_01<id=postcode_01;ph=123;max=3>=z1 " - " t:postalcode_02<id=postcode_02;ph=4567;max=4>=z2 "<input id=btn type=button value=検索><span class=example>例）123-4567</span></div></div><i></i><h4><span>必須</span>ご自宅の住所を建物名・部屋番号まで入力してください。</h4>"
| "<p class=form_item>都道府県</p><div class=form_cont>" s:address_01<id=address_01;o=pref/-- 都道府県 -->=p "</div>"
| "<p class=form_item>市区郡</p><div class=form_cont>" t:address_02<id=address_02;size=20;max=10>=c "<span class=example>（全角10文字以内）<br>例）大田区</span></div>"
| "<p class=form_item>町名</p><div class=form_cont>" t:address_03<id=address_03;size=40;max=20>=t "<span class=example>（全角20文字以内）<br>例）羽田空港</span></div>"
| "<p class=form_item>番地</p><div class=form_cont>" t:address_04<id=address_04;size=40;max=20>=b "<span class=example>（全角20文字以内）<br>例）３ー５ー１０</span></div>"
| "<p class=form_item>建物名・部屋番号</p><div class=form_cont>" t:address5<id=address5;size=40;max=20>=m "<span class=example>（全角20文字以内）<br>例）青空マンション１０１号</span></div>"
| "<h4><span>必須</span>ご自宅の電話番号を入力してください。携帯電話番号も登録可能です。</h4><div class=form_line><p class=form_item>電話番号</p><div class=form_cont>" t:tellnum_01<ph=03> "-" t:tellnum_02<ph=1234> "-" t:tellnum_03<ph=5678> "</div></div>"
| "<h4><span>任意</span>お勤め先の情報を入力してください。</h4><div class=form_line><p class=form_item>会社名</p><div class=form_cont>" t:officename_01<size=30;max=25>=o "<span class=example>（全角25文字以内）</span></div></div><div class=form_line><p class=form_item>部署名</p><div class=form_cont>" t:officename_02<size=30;max=25> "</div></div><div class=form_line><p class=form_item>役職名</p><div class=form_cont>" t:officename_03<size=30;max=25> "</div></div>"

= 17499869626 bs
名前 | t:<id=name;class=form-control;ph=東京都庁;required>
郵便番号 | t:<id=postCode;ph=1638001;max=8>=z
住所 | t:addr11<id=address;class=form-control;ph=東京都新宿区西新宿２丁目８−１;required>=pctbm
~wrongfor ログインID | t:<id=itemId;readonly;class=form-control-plaintext;ph=tokyo>
~wrongfor パスワード | p:<id=password;class=form-control;required>

= 24962929689 table
<label for=email>メールアドレス</label> | e:email<id=email;ph=123@example.com;required>
<label for=postal_code>郵便番号</label> | t:postal_code<id=postal_code;ph=123-4567;required>=z
<label for=address>住所</label> | t:address<id=address;ph=東京都新宿区西新宿2‐8‐1;required>=pctbm
<label for=phone>電話番号</label> | t:phone<id=phone;required>
<label for=password>パスワード</label> | p:password<id=password;required> "</td><th><label for=password_confirmation>パスワード確認</label></th><td>" p:password_confirmation<id=pasoword_confirmation;required>

= 2528285614 ph
| "<small class=sign_up_label>メールアドレス<span>必須</span></small>" e:email<id=defaultRegisterFormEmail;class=form-control;ph=sample@sample.com> "<small class=sign_up_label>郵便番号<span>必須</span></small>" t:postal_code<id=defaultRegisterPostalCode;class=form-control;ph=000-1234>=z "<i></i><small class=sign_up_label>住所<span>必須</span></small>" t:address<id=defaultRegisterAddres;class=form-control;ph=東京都新宿区西新宿〇〇〇-〇>=pctbm "<small class=sign_up_label>電話番号<span>必須</span></small>" T:phone_number<id=defaultRegisterPhoneNumber;class=form-control;ph=000-1111-2222> "<small class=sign_up_label>生年月日<span>必須</span></small>" t:birthday<id=defaultRegisterBirthday;class=form-control>

= 40355943836 loose
~ph | "<div class=flex><div class=w-1/4><label for=post_code>郵便番号<span>必要</span></label>" t:post_code<id=post_code;ph=111-1111>=z "</div><i></i><div class=w-3/4><label for=address>住所<span>必要</span></label>" t:address<id=address;ph=東京都新宿区西新宿2-8-1>=pctbm "</div></div>"
@金融機関<span>必要</span> | t:bank_name<id=bank_name>
@支店<span>必要</span> | t:branch_name<id=branch_name>
@口座番号<span>必要</span> | t:bank_account<id=bank_account;ph=例：9678543>
~ph | "<label for=account_type>口座タイプ<span>必要</span></label>" r:account_type<o=普通,当座,貯蓄>
~ph | c:checkbox<id=agree;o=check>

= 55427345551 loose noform
郵便番号 | "<div class=flex>" t:<ph=000-0000>=z b:検索 "</div>"
住所（郵便番号から自動入力） | t:<ph=都道府県 市区町村 町名>=pct
住所補足（番地・建物名など手入力） | t:<ph=番地・建物名・部屋番号>=bm
人物メモ | a:<ph=備考・メールアドレス等;rows=2>

= 2724504303 ph
| t:postal_code<class=select2;ph=郵便番号>=z
| t:prefecture<class=select2;ph=都道府県>=p
| t:city<class=select2;ph=市区町村>=ct
| t:street<class=select2;ph=番地・建物名・部屋番号>=bm
| t:phone_number<class=select2;ph=電話番号>
| "<div class=h4>購入者情報</div>" t:kounyu_firstname<class=select2;ph=お名前 (姓)> t:kounyu_lastname<class=select2;ph=お名前 (名)>
| t:kounyu_postal_code<class=select2;ph=郵便番号>
| t:kounyu_todofuken<class=select2;ph=都道府県>
| t:kounyu_city<class=select2;ph=市区町村>
| t:kounyu_street<class=select2;ph=番地・建物名・部屋番号>
| t:kounyu_phone_number<class=select2;ph=電話番号>
| "<div class=h4>お支払い方法</div>" t:paymethod<id=paymethod;ph=お支払い方法>
| "<div class=h4>備考欄</div>" a:bikou<id=bikou;rows=5;ph=ご要望などがありましたら入力してください>

= 2724504303#2 ph
| t:postal_code<class=select2;ph=郵便番号>
| t:prefecture<class=select2;ph=都道府県>
| t:city<class=select2;ph=市区町村>
| t:street<class=select2;ph=番地・建物名・部屋番号>
| t:phone_number<class=select2;ph=電話番号>
| "<div class=h4>購入者情報</div>" t:kounyu_firstname<class=select2;ph=お名前 (姓)> t:kounyu_lastname<class=select2;ph=お名前 (名)>
| t:kounyu_postal_code<class=select2;ph=郵便番号>=z
| t:kounyu_todofuken<class=select2;ph=都道府県>=p
| t:kounyu_city<class=select2;ph=市区町村>=ct
| t:kounyu_street<class=select2;ph=番地・建物名・部屋番号>=bm
| t:kounyu_phone_number<class=select2;ph=電話番号>
| "<div class=h4>お支払い方法</div>" t:paymethod<id=paymethod;ph=お支払い方法>
| "<div class=h4>備考欄</div>" a:bikou<id=bikou;rows=5;ph=ご要望などがありましたら入力してください>

= 13068813413 ph
| t:email<ph=メールアドレス> "<h2>お届け先情報</h2><div class=twoCol>" t:lastName<ph=お名前(姓)> t:firstName<ph=お名前(名)> "</div>" t:zip<ph=郵便番号>=z "<i></i>" s:pref<o=pref/都道府県を選択してください>=p t:city<ph=市区町村>=ct t:address<ph=番地・建物名・部屋番号>=bm t:tel<ph=電話番号> "<h2>お支払い方法(お支払い確認後発送いたします。)</h2>" r:pay<o=振り込み,コンビニ決済>

= 39772092956 ph noform
| "<p>お届け先住所</p><div class=grid>" t:<ph=郵便番号>=z "<i></i>" t:<ph=都道府県>=p t:<ph=市区町村>=ct "</div>" t:<ph=番地・建物名・部屋番号>=bm
| "<p>セキュリティ設定</p><label>新しいパスワード</label>" p:

= 55991878827 ph noform
| "<p>電話番号</p>" T:<ph=090-0000-0000>
| "<p>住所</p><div class=flex>" t:<ph=123-4567;max=8>=z b:自動入力 "</div><i></i>" s:<o=pref/都道府県>=p t:<ph=市区町村>=ct t:<ph=番地・建物名・部屋番号>=bm

= 23832004922 loose
名前 | t:name<required>
メールアドレス | e:email<required>
パスワード | p:password<required>
~ph | t:postal_code<id=postal_code;ph=1000001;required>=z b:検索
~ph | t:prefecture<id=prefecture;ph=都道府県;required>=p
~ph | t:city<id=city;ph=市区町村;required>=ct
~ph | t:street<ph=番地・建物名・部屋番号;required>=bm
~ph | T:phone_number<ph=09012345678;required>

= 643621509 wrap
氏名： | t:name
好きな花： | a:favorite<rows=4;cols=40>
誕生日： | t:birthday
電話番号： | t:tel
mail： | t:mail
郵便番号： | t:postalcode=z
住所： | t:address=pctbm

= 17752091902 pin
社員ID： | t:employeeID
名前： | t:name
年齢： | t:age
性別： | r:gender<o=男性,女性>
写真： | f:image
郵便番号： | t:zipcode=z
都道府県： | s:prefecture<o=pref-id-none>=p
住所： | t:address=ctbm
所属： | s:dept<o=未指定,営業部,経理部>
入社日： | t:dateEntering
退社日： | t:dateRetired

= 35948426638 wrap
No.： | t:workplaceno<max=4;size=4>
出社先： | t:workplacename
郵便番号： | t:postcode<max=7;size=7>=z
住所： | t:address<max=40;size=40>=pctbm

= 48004875100 inline
お名前： | t:lastname<ph=例) 姓;required> "&nbsp; &nbsp;" t:firstname<ph=例) 名;required>
フリガナ： | t:lastkananame<ph=例) セイ;required> "&nbsp; &nbsp;" t:firstkananame<ph=例) メイ;required>
郵便番号： | t:postcode<ph=0000000;required>=z
都道府県： | s:prefectures<required;o=北海道/選択してください>=p
住所： | a:address<ph=例) 〇〇市〇〇区〇丁目;required>=ctbm
電話番号： | t:telnumber<ph=例) 00000000000;required>
メールアドレス： | e:email<ph=例) 〇〇@〇〇.com;required>
パスワード： | p:password<ph=8文字以上;required>

= 19045634588 pin
　　　　　氏名： | t:sei<size=13> "　" t:mei<size=13>
　　　ふりがな： | t:sei<size=13> "　" t:mei<size=13>
生年月日： | s:year<o=years/1950> " 年　　" s:year<o=months/1> " 月　　" s:day<o=1,2,3> " 日"
　　　郵便番号： | t:zip31<size=12;max=3>=z1 " － " t:zip32<size=13;max=4>=z2
　　　都道府県： | t:pref31<size=30>=p
　　以降の住所： | t:addr31<size=30>=ctbm
　　　電話番号： | t:number<size=30>
メールアドレス： | t:mail<size=30>

= 30357846190 pin
社員ID： | t:empId<size=15>
社員名： | t:empFamillyName<ph=姓;size=6> t:empFirstname<ph=名;size=6>
年齢： | t:empAge<size=3>
性別： | r:gender<o=男性,女性>
郵便番号： | t:firstZip<size=3>=z1 " - " t:secondZip<size=4>=z2
住所 | ""
■都道府県： | s:pref<o=pref/未指定>=p
■市区町名以下： | t:city<size=45>=ctbm
所属部署： | s:dptID<o=総務部,営業部/未指定>

= 9450303309 wrap
店番： | t:tempo_no
店舗名： | t:tempo_name
郵便番号： | t:postcode=z
住所： | t:address=pctbm
電話番号： | t:phone_no
開店日： | d:open_date
閉店日： | d:close_date

= 12224962147 ph
| "<label class=label_required for=textBox></label>家主名 " t:owner_name<id=owner_name;class=form-control;ph=例：株式会社〇〇〇〇;required>
| "<label class=label_required for=textBox></label>郵便番号<div class=input-group>" n:owner_post_number<id=owner_post_number;class=form-control;ph=例：1111111;required>=z b: "</div>"
| "<label class=label_required for=textBox></label>住所 " t:owner_address<id=owner_address;class=form-control;ph=例：大阪府大阪市梅田1丁目xx-yy;required>=pctbm
| "<label class=label_required for=textBox></label>TEL " t:owner_tel<id=owner_tel;class=form-control;ph=例：06-1234-5678;required>
| "<label class=label_any for=textBox></label>FAX " t:owner_fax<id=owner_fax;class=form-control;ph=例：06-1234-5678;required>

= 33194349037 table
定休日以外の詳細 | "<div>" t:off_days_more "</div>"
店舗郵便番号 | "<div>" t:zip<style=width:200px>=z b:郵便番号から住所入力 t:temp_prefecture<style=display:none> t:temp_city<style=display:none> "</div>"
店舗住所 | "<div>住所①" s:address1<o=pref>=p "</div><div>住所②" s:address2<o=千代田区,中央区,港区/▼市区町村>=c "</div><div>町名番地" t:address3=tb "</div><div>建物名" t:building=m "</div>"
店舗の経度 | "<div>" t:longitude "</div>"

= 65727434167 wraps
郵便番号 | t:<required;ph=100-0001>=z
都道府県 | t:<required>=p
市区町村 | t:<required>=c
町村番地 | t:<required;ph=千代田1-1-1 〇〇ビル 101>=tb
建物名・部屋番号（任意） | t:=m
~heading 支払い方法
~ph | r:paymentMethod<o=クレジットカード,郵便振込（後払い）>

= 52534470058 loose noform
メールアドレス | e:<class=form-control;ph=例：yamada@example.com>
郵便番号 | "<div class=input-group>" t:<class=form-control;ph=000-0000>=z b:検索 "</div>"
住所 | t:<class=form-control;ph=都道府県・市区町村・番地>=pctb
住所（建物名など） | t:<class=form-control;ph=マンション名・部屋番号など>=m
会員ランク | s:<o=スタンダード,シルバー,ゴールド,プラチナ>
備考 | a:<rows=2;ph=担当者・特記事項など>

= 67278944235 loose noform
@郵便番号 | t:<id=r5;ph=123-4567>=z
@都道府県 | t:<id=r6>=p
@市区町村 | t:<id=r7>=ct
@住所1 | t:<id=r8;ph=番地・丁目>=b
@住所2（建物名など） | t:<id=r9;ph=マンション名・部屋番号>=m

= 6982939123 loose
ラベル | t:label<ph=例）自宅 / 職場>
受取人 | t:recipient<ph=山田 太郎;required>
電話番号 | t:phone<ph=090-XXXX-XXXX>
郵便番号 | t:postal<ph=100-0001>=z
都道府県 | t:prefecture<ph=東京都>=p
市区町村 | t:city<ph=千代田区>=c
番地・町名 | t:address1<ph=千代田1-1;required>=tb
建物名・部屋番号 | a:address2<ph=マンション名・部屋番号など;rows=2>=m
~ph | c:is_default<id=is_default;o=デフォルトの配送先に設定>

= 54680827004 wraps
メール | e:email<ph=example@email.com>
LINE ID | t:line_user_id<ph=Uxxxxxxxxxxxxxxxxxxx>
~p 住所
郵便番号 | t:postal_code<ph=000-0000>=z
都道府県 | t:prefecture<ph=東京都>=p
市区町村 | t:city<ph=渋谷区>=c
住所1 | t:address1<ph=神宮前1-1-1>=tb
住所2 | t:address2<ph=マンション名・部屋番号>=m
~p メモ
~ph | a:notes<rows=3;ph=備考・メモ...>

= 59768939391 loose noform
郵便番号 | t:<ph=150-0001>=z
都道府県 | s:<o=pref>=p
市区町村 | t:<ph=渋谷区>=ct
番地 | t:<ph=1-2-3>=b
建物名・部屋番号 | t:<ph=○○マンション101号室>=m

= 54536906588 loose noform
会社名 | t:<ph=株式会社○○>=o
部署 | t:<ph=営業部>
役職 | t:<ph=営業担当>
~heading 住所
郵便番号 | t:<ph=123-4567>=z "<p>ハイフンあり</p>"
都道府県 | t:<ph=東京都>=p
市区町村 | t:<ph=渋谷区>=c
番地 | t:<ph=道玄坂1-2-3>=tb
建物名・部屋番号 | t:<ph=○○ビル3F（任意）>=m
~heading 問い合わせ内容
テンプレート | a:<rows=4>

= 67592110251 loose noform
@郵便番号 | t:<id=r11>=z
@都道府県 | t:<id=r12>=p
@市区町村 | t:<id=r13>=ct
@番地 | t:<id=r14>=b
@建物名・部屋番号 | t:<id=r15>=m

= 20357725767 loose
~loose @郵便番号:<span>*</span> | "<div class=td>" t:zip1<id=zip1;class=zip check_target;max=3;pattern=[0-9]{3};required>=z1 " - " t:zip2<id=zip2;class=zip check_target;max=4;pattern=[0-9]{4};required>=z2 "<p>(例：123-4567)</p></div>"
@都道府県:<span>*</span> | "<div class=td>" s:address1<id=address1;class=check_target;required;o=pref>=p "</div>"
@市区町村:<span>*</span> | "<div class=td>" t:address2<id=address2;class=check_target;required>=ct "</div>"
@番地1:<span>*</span> | "<div class=td>" t:address3<id=address3;class=check_target;required>=b "<p>(例：番地、丁目)</p></div>"
@番地2（建物名）: | "<div class=td>" t:address4<id=address4>=m "</div>"
@電話番号1:<span>*</span> | "<div class=td>" t:number1<id=number1;class=short check_target;max=13;required> "<p>(例：03-1234-5678)</p></div>"
@メールアドレス: | "<div class=td>" t:email<id=email;class=check_target> "</div>"
@銀行名: | "<div class=td>" t:bank<id=bank;class=short> "銀行</div>"
@銀行支店名: | "<div class=td>" t:bank_branch<id=bank_branch;class=short> "<p>(例：新宿支店)</p></div>"
~ph | "<div class=ts>勤務先情報</div>"
@勤務先名: | "<div class=td>" t:wkplc_name<id=wkplc_name> "</div>"
@勤務先名フリガナ: | "<div class=td>" t:wkplc_kana<id=wkplc_kana;class=check_target> "<p>※カタカナ以外はエラーになります</p></div>"
@勤務先郵便番号: | "<div class=td>" t:wkplc_zip1<id=wkplc_zip1;class=zip check_target;max=3> " - " t:wkplc_zip2<id=wkplc_zip2;class=zip check_target;max=4> "<p>(例：123-4567)</p></div>"
@勤務先都道府県: | "<div class=td>" s:wkplc_address1<id=wkplc_address1;o=pref> "</div>"
@勤務先市区町村: | "<div class=td>" t:wkplc_address2<id=wkplc_address2> "</div>"
@勤務先番地1: | "<div class=td>" t:wkplc_address3<id=wkplc_address3> "<p>(例：番地、丁目)</p></div>"
@勤務先番地2（建物名）: | "<div class=td>" t:wkplc_address4<id=wkplc_address4> "</div>"
@コメント: | "<div class=td>" a:comment<id=comment> "</div>"

= 20357725767#2 loose
~loose @郵便番号:<span>*</span> | "<div class=td>" t:zip1<id=zip1;class=zip check_target;max=3;pattern=[0-9]{3};required> " - " t:zip2<id=zip2;class=zip check_target;max=4;pattern=[0-9]{4};required> "<p>(例：123-4567)</p></div>"
@都道府県:<span>*</span> | "<div class=td>" s:address1<id=address1;class=check_target;required;o=pref> "</div>"
@市区町村:<span>*</span> | "<div class=td>" t:address2<id=address2;class=check_target;required> "</div>"
@番地1:<span>*</span> | "<div class=td>" t:address3<id=address3;class=check_target;required> "<p>(例：番地、丁目)</p></div>"
@番地2（建物名）: | "<div class=td>" t:address4<id=address4> "</div>"
@電話番号1:<span>*</span> | "<div class=td>" t:number1<id=number1;class=short check_target;max=13;required> "<p>(例：03-1234-5678)</p></div>"
@メールアドレス: | "<div class=td>" t:email<id=email;class=check_target> "</div>"
@銀行名: | "<div class=td>" t:bank<id=bank;class=short> "銀行</div>"
@銀行支店名: | "<div class=td>" t:bank_branch<id=bank_branch;class=short> "<p>(例：新宿支店)</p></div>"
~ph | "<div class=ts>勤務先情報</div>"
@勤務先名: | "<div class=td>" t:wkplc_name<id=wkplc_name>=o "</div>"
@勤務先名フリガナ: | "<div class=td>" t:wkplc_kana<id=wkplc_kana;class=check_target>=ko "<p>※カタカナ以外はエラーになります</p></div>"
@勤務先郵便番号: | "<div class=td>" t:wkplc_zip1<id=wkplc_zip1;class=zip check_target;max=3>=z1 " - " t:wkplc_zip2<id=wkplc_zip2;class=zip check_target;max=4>=z2 "<p>(例：123-4567)</p></div>"
@勤務先都道府県: | "<div class=td>" s:wkplc_address1<id=wkplc_address1;o=pref>=p "</div>"
@勤務先市区町村: | "<div class=td>" t:wkplc_address2<id=wkplc_address2>=ct "</div>"
@勤務先番地1: | "<div class=td>" t:wkplc_address3<id=wkplc_address3>=b "<p>(例：番地、丁目)</p></div>"
@勤務先番地2（建物名）: | "<div class=td>" t:wkplc_address4<id=wkplc_address4>=m "</div>"
@コメント: | "<div class=td>" a:comment<id=comment> "</div>"

= 70939201715 loose
@施設名<sup>*</sup> | t:<id=data.name;max=100;required>
@運営事業者<sup>*</sup> | t:<id=data.operator;max=100;required>=o
@郵便番号<sup>*</sup> | t:<id=data.postal_code;max=7;ph=123-4567;required>=z 'ハイフンありで入力（例: 123-4567）'
@住所<sup>*</sup> | t:<id=data.address;max=200;required>=pctbm
@電話番号 | T:<id=data.phone;max=20;ph=03-1234-5678>

= 58849487581 loose
@発注先名<sup>*</sup> | t:<id=data.name;max=255;ph=例: 株式会社サンプル;required>
@略称 | t:<id=data.nickname;max=255;ph=例: サンプル>
@カナ名 | t:<id=data.kana_name;max=255;ph=例: カブシキガイシャサンプル>
@郵便番号 | t:<id=data.postal_code;max=10;ph=例: 123-4567>=z
@住所1 | t:<id=data.address1;max=255;ph=例: 東京都渋谷区>=pct
@住所2 | t:<id=data.address2;max=255;ph=例: 1-2-3 サンプルビル>=bm
@電話番号 | T:<id=data.tel;max=20;ph=例: 03-1234-5678>

= 42689616919 loose
@電話番号<sup>*</sup> | T:<id=data.phone;required>
@メールアドレス | e:<id=data.email;max=100>
@住所 | t:<id=data.address;max=255>=pctbm
@郵便番号 | t:<id=data.postal_code;max=10>=z
~heading 個人情報
@生年月日 | d:<id=data.birth_date>
@性別 | s:<id=data.gender;o=男性,女性,その他,回答しない/選択してください>

= 43829377655 loose
@電話番号<sup>*</sup> | T:<id=data.phone;required>
@代表名<sup>*</sup> | t:<id=data.representative;required>
@FAX番号<sup>*</sup> | T:<id=data.fax;required>
@郵便番号<sup>*</sup> | T:<id=data.postal_code;required>=z
@住所<sup>*</sup> | t:<id=data.address;required>=pctbm
~heading 支払情報
~ph | r:<o=口座情報,コード>

= 43197886891 loose
@名（カナ） | t:<id=data.first_name_kana>
@電話番号<sup>*</sup> | T:<id=data.phone;required>
@メールアドレス | e:<id=data.email>
@生年月日 | d:<id=data.birth_date>
@性別 | s:<id=data.gender;o=男性,女性,その他/選択してください>
@郵便番号 | t:<id=data.postal_code>=z
@住所 | a:<id=data.address>=pctbm
@希望・好み | a:<id=data.preferences>
@医療メモ | a:<id=data.medical_notes>

= 65718672534 td h-adr
電話番号<span class=warning>*</span> | t:phone1<ph=000;required> " - " t:phone2<ph=1234;required> " - " t:phone3<ph=1234;required>
郵便番号<span class=warning>*(ハイフン不要)</span> | t:post<class=p-postal-code;ph=例: 1000001;required>=z
住所<span class=warning>*</span> | "<div><label for=pref>都道府県:</label> " t:prefecture<id=pref;class=p-region;readonly>=p "</div><div><label for=address>市区町村:</label> " t:address<id=address;class=p-locality p-street-address p-extended-address;ph=例: 大阪府大阪市阿倍野区阿倍野筋;required>=ct "<div><label for=pref>番地:</label> " t:street-address<id=pref;ph=1-1-43>=b "</div><div><label for=pref>建物名・部屋番号:</label> " t:build<id=pref;ph=あべのハルカス16階>=m "</div></div>"
婚姻状況<span class=warning>*</span> | r:marriage<o=未婚,既婚>
子供 | t:children<ph=2>
最寄り駅<span class=warning>*</span> | t:station<ph=目梨駅;required>

= 35980642568 td h-adr
生年月日 | d:user_birthday<required>
郵便番号 | t:user_postal_code<class=p-postal-code;size=8;max=7>=z
都道府県 | t:user_prefectures<class=p-region>=p
住所 | t:user_address<class=p-locality p-street-address p-extended-address>=ctbm
電話番号 | T:user_tel<ph=ハイフンなしの、半角で入力してください;required;size=11>
メールアドレス | e:user_email<ph=半角で入力してください;required>

= 9955644019 ph
| "<label for=company_name>会社名:</label>" t:company_name<id=company_name>=o "<label for=Department>所属部署:</label>" t:Department<id=Department> "<label for=industry>業種:</label>" t:industry<id=industry> "<label for=use_bim>使用中の建築ソフト:</label>" t:use_bim<id=use_bim> "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><label for=postal_code>郵便番号:</label><br>〒" t:postal_code<id=postal_code;class=p-postal-code;size=8;max=8>=z "<i></i><br><label for=administrative_divisions>都道府県:</label><br>" s:administrative_divisions<id=administrative_divisions;class=p-region-id;o=pref-id/-->=p "<br><label for=address>住所:<br></label>" t:address<id=address;class=p-locality p-street-address p-extended-address>=ctbm "</div><label for=name>お名前:</label>" t:name<id=name> "<label for=e_mail>Email:</label>" e:e_mail<id=e_mail> "<label for=TEL>TEL(半角英数字):</label>" t:TEL<id=TEL> "<label for=FAX>FAX(半角英数字):</label>" t:FAX<id=FAX> "<label for=comment>ご要望欄</label>" a:comment<id=comment>

= 41901416721 loose h-adr
~ph | r:new_type<o=警察署,交番,駐在所>
電話番号 | "<div>" t:phone_part1<size=6> " - " t:phone_part2<size=6> " - " t:phone_part3<size=6> "</div>"
全国地方公共団体コード | T:new_group_code<style=width:100%>
郵便番号 <span>(自動入力対応)</span> | "<div>〒 " t:postal_part1<max=3;class=p-postal-code;size=5>=z1 " - " t:postal_part2<max=4;class=p-postal-code;size=6>=z2 "</div>"
都道府県 / 市区町村 | "<div>" t:new_pref<ph=都道府県;class=p-region>=p t:new_addr3<ph=市区町村以下;class=p-locality p-street-address p-extended-address>=ctbm "</div>"

= 35080740040 ph
| "<div class=h-adr><span class=p-country-name style=display:none>Japan</span><p class=address>郵便番号</p>〒" t:postal_code<class=p-postal-code input_address;size=8;max=8>=z "<i></i><br><p class=address>住所</p>" s:<class=p-region-id input_address;o=pref-id/-->=p t:address<class=p-locality p-street-address p-extended-address input_address_txt>=ctbm "<br></div>"

= 36231461517 ph
| "<div class=h-adr><div class=formbox><div class=label><span class=p-country-name style=display:none>Japan</span>郵便番号（-を含む8桁）</div><div>" t:postal<class=p-postal-code;size=8;max=8>=z "</div></div><i></i><div class=formbox><div class=label></div><div>" t:sddress<class=p-locality p-street-address p-extended-address>=ctbm "</div></div></div>"
| "<div class=label><label for=five>電話番号:</label></div><div>" T:phon<id=five> "</div>"
| "<div class=label><label for=six>メールアドレス:</label></div><div>" e:mail<id=six> "</div>"

= 48090800331 loose
電話番号 / फोन नम्बर<span>*</span> | T:phone<max=11;mode=numeric;required>
郵便番号 / हुलाक नम्बर<span>*</span> | "<p>हाइफन (-) बिना ७ अंकको संख्या मात्र लेख्नुहोस्।</p>" t:postal_code<max=7;mode=numeric;required>=z
住所 / ठेगाना<span>*</span> | "<p>郵便番号を入力すると、市区町村まで自動でセットされます。番地、建物名、号室だけ追記してください。उदाहरण: 東京都渋谷区〇〇1-2-3 マンション名101号室</p>" t:address<id=address;max=150;required>=pctbm
住所ふりがな / ठेगाना (ひらがな)<span>*</span> | "<p>郵便番号を入力すると住所のひらがな読み方が自動的にセットされます。残りの番地、建物名、号室のひらがな読み方だけ追加してください。</p>" t:address_kana<id=address_kana;max=200;required>=kpkckt
学歴 / शैक्षिक विवरण<span>*</span> | "<div>" t:school_name[]<max=40;required> s:school_event_type[]<required;o=入学,卒業/छान्नुहोस्> "</div>"

= 52563247384 loose noform
役職・部署 | t:
郵便番号 / 住所 | "<div class=flex>" t:<ph=123-4567>=z "<i></i>" t:<ph=住所>=pctbm "</div>"

= 56840984456 loose
誕生日 / Birthday | / d:birthday<required>
年齢 / Age | / n:age
パスワード / Password | / p:password<required>
メールアドレス / Mail | / e:mail<required>
親メール / Parents Mail | / e:parents_mail
電話番号 / Tel | / t:tel
郵便番号 / Zipcode | / t:post_code=z
住所 / Address | / t:address=pctbm
備用 / Preparation | / t:preparation
画像URL / Image URL | / t:image_url

= 59096581232 loose noform
国 / Country | s:<o=Japan,USA,Taiwan,South Korea,Other>
郵便番号 / Zip Code | t:<ph=例: 1000001 (ハイフンなし)>=z
電話番号 / Phone Number | t:<ph=例: 090-1234-5678>
住所 / Address (自動入力可) | t:<ph=都道府県・市区町村・番地・マンション名>=pctbm
お名前 / Full Name | t:<ph=山田 太郎>

= 48216971751 labels
郵便番号 | t:user[addresses_attributes][0][zipcode]<id=user_addresses_attributes_0_zipcode>=z
都道府県 | t:user[addresses_attributes][0][city]<id=user_addresses_attributes_0_city>=p
市町村番 | t:user[addresses_attributes][0][street]<id=user_addresses_attributes_0_street>=ctb
電話番号 | t:user[addresses_attributes][0][tel]<id=user_addresses_attributes_0_tel>

= 70533758216 loose
~ph | "<fieldset><legend>住所</legend><div><label for=postalCode>郵便番号</label><p>ハイフンはなくても構いません（例：1000001）</p>" t:<id=postalCode;class=w-postal;mode=numeric;ac=postal-code;max=8>=z "</div><i></i><div class=app-row><div><label for=prefecture>都道府県</label>" s:<id=prefecture;ac=address-level1;o=pref>=p "</div><div><label for=city>市区町村</label>" t:<id=city;ac=address-level2>=c "</div></div><div><label for=street>町名・番地</label>" t:<id=street;ac=address-line1>=tb "</div><div><label for=building>建物名・部屋番号</label>" t:<id=building;ac=address-line2>=m "</div></fieldset>"
@電話番号{必須} | "<p>日中に連絡がつく番号（例：090-1234-5678）</p>" T:<id=phone;mode=tel;ac=tel>

= 53197910377 loose
@郵便番号{必須} | t:postal_code<id=postal_code>=z
@都道府県{必須} | t:prefecture<id=prefecture>=p
@市区町村{必須} | t:city<id=city>=c
@町名・番地{必須} | t:street<id=street>=tb
@建物名・部屋番号 | t:building<id=building>=m
@性格タイプ（任意） | s:mbti_type_code<id=mbti;o=INTJ,ENFP/選択してください>

= 20875060169 loose noform
@郵便番号 | t:<id=input-31>=z
~ph | b:住所検索
@都道府県 | t:<id=input-34>=p
@市区町村 | t:<id=input-37>=c
@町名・番地 | t:<id=input-40>=tb
@ビル名・号室（任意） | t:<id=input-43>=m

= 38145814540 ph
| "<fieldset><legend>個人情報</legend><label for=name>名前:</label>" t:name<id=name> "<label for=email>メール:</label>" e:email<id=email> "</fieldset>"
| "<fieldset><legend>住所</legend><label for=zipcode>郵便番号:</label>" t:zipcode<id=zipcode>=z "<i></i><label for=address>住所:</label>" t:address<id=address>=pctbm "</fieldset>"

= 53819473158 ph
| "<fieldset><legend>住所</legend>" t:address.zip<ph=1234567;mode=numeric>=z "<i></i>" t:address.prefecture<ph=東京都>=p t:address.city<ph=渋谷区>=ct t:address.street<ph=1-2-3>=b "</fieldset>"

= 56203005509 wraps
~p 所在地
~p 郵便番号と住所を分けると検索・請求書生成・名寄せが安定します。
郵便番号 | t:<ph=150-0001;ac=postal-code;mode=numeric>=z
都道府県 | s:<ac=address-level1;o=pref>=p
市区町村 | t:<ph=渋谷区;ac=address-level2>=c
番地・町名 | t:<ph=神宮前1-2-3;ac=address-line1>=tb
建物名・階数 | t:<ph=〇〇ビル 5F;ac=address-line2>=m
~p 請求先
~p 基本住所と同じ場合はコピーして入力負荷を減らします。
~ph | c:<o=請求先住所は所在地と同じ>
請求先郵便番号 | t:<ph=150-0001;ac=billing postal-code;mode=numeric>
請求先都道府県 | s:<ac=billing address-level1;o=pref>
請求先市区町村 | t:<ph=渋谷区;ac=billing address-level2>
請求先番地・町名 | t:<ph=神宮前1-2-3;ac=billing address-line1>
請求先建物名・階数 | t:<ph=〇〇ビル 5F;ac=billing address-line2>

= 56203005509#2 wraps
~p 所在地
~p 郵便番号と住所を分けると検索・請求書生成・名寄せが安定します。
郵便番号 | t:<ph=150-0001;ac=postal-code;mode=numeric>
都道府県 | s:<ac=address-level1;o=pref>
市区町村 | t:<ph=渋谷区;ac=address-level2>
番地・町名 | t:<ph=神宮前1-2-3;ac=address-line1>
建物名・階数 | t:<ph=〇〇ビル 5F;ac=address-line2>
~p 請求先
~p 基本住所と同じ場合はコピーして入力負荷を減らします。
~ph | c:<o=請求先住所は所在地と同じ>
請求先郵便番号 | t:<ph=150-0001;ac=billing postal-code;mode=numeric>=z
請求先都道府県 | s:<ac=billing address-level1;o=pref>=p
請求先市区町村 | t:<ph=渋谷区;ac=billing address-level2>=c
請求先番地・町名 | t:<ph=神宮前1-2-3;ac=billing address-line1>=tb
請求先建物名・階数 | t:<ph=〇〇ビル 5F;ac=billing address-line2>=m

= 18083225330 ph
| "<small>都道府県</small>" s:<class=form-select;ac=address-level1;o=pref-none>=p "<small>市区町村</small>" t:<class=form-control;ac=address-level2>=c "<small>以降の住所</small>" t:<class=form-control;ac=street-address>=tbm "<small>郵便番号</small>" t:<class=form-control;ac=postal-code>=z "<i></i><small>ご要望など</small><br><small class=smaller-text>(お客様画面に表示されます)</small>" a:<rows=3;class=user-note form-control> "<small>生年月日</small>" d:<class=form-control;ac=bday>

= 26744197356 ph h-adr
| "<h3 class=form-item>住所情報</h3><div class=detail-form><label for=postal_code>郵便番号</label><br>" t:postal_code<id=postal_code>=z "<i></i><br><label for=city>市区町村</label><br>" t:municipality_name<id=city>=c "<br><label for=ward>町域</label><br>" t:district<id=ward>=t "<br><label for=place_name>場所名称</label><br>" t:remarks "<br><label for=address>住所</label><br>" t:address<id=address>=bm "<br></div>"

= 55043839567 ph
| "<p><label>お名前</label><br>" t:<value=山田 太郎> "</p><p><label>メールアドレス</label><br>" e:<value=taro@example.com> "</p><div class=row><p><label>郵便番号</label><br>" t:<value=100-0001>=z "</p><i></i><p><label>電話番号</label><br>" T:<value=090-0000-0000> "</p></div><p><label>ご住所</label><br>" t:<value=東京都千代田区...>=pctbm "</p>"
`;

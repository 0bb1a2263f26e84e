/**
 * Forms collected for the twentieth round (shops, checkouts, contact forms, schools, clinics, estates, recruitment, membership, admin screens),
 * with their further addresses (`#2`), and the parts that a careful reader expects. Long forms are shortened far from their addresses. At the
 * first reading (76 addresses, expectations written down before) all code fields were found, 165 of 202 other fields (81.7 %) took their parts, 53
 * addresses had no fault, 13 fields took wrong parts, 24 were left empty, and 7 fields of other questions were taken.
 * Readers may disagree about these: the lines that only the placeholders of the second address tell apart
 * (14020697503), a Brazilian order of lines (42513458452), 配送住所 and 詳細住所 around a ZIP Code (20537515527), 所在地 whose second
 * field has no label (9220954928), three boxes without labels (4627284778), 住所1 and 住所2 without a hint (2858682199,
 * 33815138374), lines split before 番地 whose second takes the building, too (12445707566, 25925115515, 40686495694, 46372522326), 市区町村 with the classes of locality and street (21224648521, 2400592491), a city in the
 * example behind a select of cities (2595845352), a prefecture in the example behind エリア（都道府県） (56419893783), an example or placeholder
 * that starts at the city in a form without a field for the prefecture, which the line takes (30580705981, 53094114863), a prefecture that is a
 * button or a read-only input and takes nothing (30538255019, 44326624643, 49169720025, 53302517359), the kana of 市区町村 with the town and
 * 住所1（カナ） without it (49169720025), ふりがな of a contact as that of its address (56673257041), and names that may be an organization:
 * 法人名 (27482398574), 事業者名 (52125639761), 会社名 / 店舗名 (52477304805), 会社名 / 屋号 (70497717890) and 所属施設名 beside its own address
 * (9220954928) are taken as one, 病院・施設名 (27482398574), 店舗名 and the 会社名 of an address without a ZIP Code (24372134400) are not. 番地
 * behind 市区町村 without an example takes no town, as in earlier rounds.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_20 = `
= 24150629137 loose
氏名 <span>*</span> | t:<required>
メールアドレス <span>*</span> | e:<required>
パスワード <span>*</span> | "<div>" p:<required;minlength=8;ph=8文字以上を推奨> b:表示 "</div>" '英数字・記号を組み合わせた8文字以上のパスワードを推奨します。'
郵便番号 | t:<ph=例）1000001>=z
電話番号 | t:<ph=例）090-1234-5678>
住所 | t:<ph=例）東京都千代田区1-1-1>=pctbm

= 21615411664 pin
@社員ID: | t:empId<max=10>
@名前: | t:name<max=40>
@年齢: | t:age
性別: | r:gender<o=男性,女性,その他>
写真: | "<label>" f:photo<size=50> "</label><label>" h:photoId "</label>"
@郵便番号: | t:zip<max=100>=z
<label for=pref>都道府県:</label> | s:pref<size=1;o=pref-id-none>=p
@市町村以下の住所: | t:address<max=100>=ctbm
<label for=postId>所属:</label> | s:postId<size=1;o=総務部,営業部/選択してください>
@入社日: | t:enterDate<max=100>
@退社日: | t:retireDate<max=100>

= 30751746860 table
@郵便番号 | t:zip<id=zip;ph=000-0000>=z "<a class=button href=#>郵便番号検索</a>"
@都道府県 | s:prefecture<id=prefecture;o=pref-id/選択してください>=p
@市区町村 | t:city<id=city>=c
住所 | "<label>" t:street<id=street;class=regular-text>=tb " <span class=description>住所</span></label><label>" t:building<id=building;class=regular-text>=m " <span class=description>建物</span></label>"
座標 | "<label>" t:lat<id=lat;class=regular-text;readonly> " <span class=description>緯度</span></label><label>" t:lng<id=lng;class=regular-text;readonly> " <span class=description>経度</span></label>" '住所から検索して入力する'

= 49623171238 dls
ご住所 | "<div>" t:zip<required;ph=117-2345>=z "</div><i></i><div><span>" t:prefecture<required;ph=東京都>=p "</span><span>" t:city<required;ph=豊島区池袋>=ct "</span><span>" t:adress3<required;ph=3-7-18>=b "</span><span>" t:building<required;ph=ブルジュファリハ>=m "</span></div>"

= 14020697503 dl
お届け先 | r:addressee<o=登録されたご住所,別のお届け先>
~p ※「登録されたご住所」を変更して注文した場合は、マイページの情報も更新されます。<br>今回のご注文のみ住所を変更したい場合は「別のお届け先」にチェックを入れてご住所を入力してください。
お名前 | t:<value=小林諒;size=40>
ふりがな | t:<value=こばやしりょう;size=40>
ご住所 | "〒 " t:<value=5300001;size=40>=z "<i></i><br>" s:都道府県<class=prefectures formSelect;o=pref/都道府県を選択>=p t:<value=安曇野市;size=40>=ct t:<value=○○○○;size=40>=bm
電話番号 | T:<value=09012345678;size=40>
~ph | ""
お名前<span>必須</span> | t:<size=40;ph=小林諒>
ふりがな<span>必須</span> | t:<size=40;ph=こばやしりょう>
住所<span>必須</span> | "〒 " t:<size=40;ph=例：5300001> "<br>" s:都道府県<class=prefectures formSelect;o=pref/都道府県を選択> t:<size=40;ph=市区町村名> t:<size=40;ph=番地・ビル名>
電話番号 | T:<size=40;ph=09012345678>

= 14020697503#2 dl
お届け先 | r:addressee<o=登録されたご住所,別のお届け先>
~p ※「登録されたご住所」を変更して注文した場合は、マイページの情報も更新されます。<br>今回のご注文のみ住所を変更したい場合は「別のお届け先」にチェックを入れてご住所を入力してください。
お名前 | t:<value=小林諒;size=40>
ふりがな | t:<value=こばやしりょう;size=40>
ご住所 | "〒 " t:<value=5300001;size=40> "<br>" s:都道府県<class=prefectures formSelect;o=pref/都道府県を選択> t:<value=安曇野市;size=40> t:<value=○○○○;size=40>
電話番号 | T:<value=09012345678;size=40>
~ph | ""
お名前<span>必須</span> | t:<size=40;ph=小林諒>
ふりがな<span>必須</span> | t:<size=40;ph=こばやしりょう>
住所<span>必須</span> | "〒 " t:<size=40;ph=例：5300001>=z "<i></i><br>" s:都道府県<class=prefectures formSelect;o=pref/都道府県を選択>=p t:<size=40;ph=市区町村名>=ct t:<size=40;ph=番地・ビル名>=bm
電話番号 | T:<size=40;ph=09012345678>

= 32371322386 dl
お問い合わせ項目<span>必須</span> | r:naiyou<o=お見積り,ご注文>
~heading お客様情報をご記入ください
お名前 <span>必須</span> | t:name<id=input-name;required>
おなまえ<span>必須</span> | t:hira<id=input-name;required>
郵便番号<span>必須</span> | t:zip11<size=10;max=8;ph=(例)1230001;id=zip;required>=z
ご住所<span>必須</span> | t:addr11<size=60;id=input-address;required>=pctbm
電話番号<span>必須</span> | T:tel<id=input-tel;ph=(例)08012345678;required>
FAX番号 | T:fax<id=input-fax;ph=(例)08012345678>
メールアドレス<span>必須</span> | e:email<id=input-mail;required>
~heading 商品についてご記入ください
ご依頼予定商品<span>必須</span> | s:item<required;o=ハガキ,筆文字Ｔシャツ,その他（ご要望欄へご記入）/選択してください>
納品希望日<span>必須</span> | t:date<required>
ご用途<span>必須</span> | t:use<id=input-font;required>
お書きする文字<span>必須</span> | a:text<required>
備考欄<span>必須</span> | a:request<required>

= 7811393260 ph
| "<p class=form-title>お名前</p><div><label for=name>お名前</label>" t:name<id=name;class=form-control required> "</div><div><label for=name_kana>フリガナ</label>" t:name_kana<id=name_kana;class=form-control required katakana> "</div>"
| "<p class=form-title>メールアドレス</p>" e:email<id=email;class=form-control required email> "<div><label for=emailConfirmation>確認のためもう一度入力してください</label>" e:email_confirmation<id=emailConfirmation> "</div>"
| "<p class=form-title>電話番号</p>" T:tel<class=form-control required number> "<p>ハイフン(-)なしで入力</p>"
| "<p class=form-title>住所</p><div><label for=zip>郵便番号</label>" t:zip<id=zip;class=form-control required number>=z "</div><i></i><div><label for=address>住所</label>" t:address<id=address;class=form-control required>=pctbm "</div><div>" c:shipping_address_check<o=上記の住所に商品を届ける> "<div id=shippingAddressForm><p>お届け先住所を入力してください。</p><div><label for=shippingZip>郵便番号</label>" t:shipping_zip<id=shippingZip;class=form-control> "</div><div><label for=address>住所</label>" t:shipping_address<id=shippingAddress;class=form-control> "</div></div></div>"
| "<p class=form-title>その他</p><div><p>LCMアトリエを知ったきっかけ</p>" r:information_by<o=ネット検索,Instagram,ブログ,その他> "</div><div><p>備考</p>" a:note<id=note;rows=5> "</div>"

= 7811393260#2 ph
| "<p class=form-title>お名前</p><div><label for=name>お名前</label>" t:name<id=name;class=form-control required> "</div><div><label for=name_kana>フリガナ</label>" t:name_kana<id=name_kana;class=form-control required katakana> "</div>"
| "<p class=form-title>メールアドレス</p>" e:email<id=email;class=form-control required email> "<div><label for=emailConfirmation>確認のためもう一度入力してください</label>" e:email_confirmation<id=emailConfirmation> "</div>"
| "<p class=form-title>電話番号</p>" T:tel<class=form-control required number> "<p>ハイフン(-)なしで入力</p>"
| "<p class=form-title>住所</p><div><label for=zip>郵便番号</label>" t:zip<id=zip;class=form-control required number> "</div><div><label for=address>住所</label>" t:address<id=address;class=form-control required> "</div><div>" c:shipping_address_check<o=上記の住所に商品を届ける> "<div id=shippingAddressForm><p>お届け先住所を入力してください。</p><div><label for=shippingZip>郵便番号</label>" t:shipping_zip<id=shippingZip;class=form-control>=z "</div><i></i><div><label for=address>住所</label>" t:shipping_address<id=shippingAddress;class=form-control>=pctbm "</div></div></div>"
| "<p class=form-title>その他</p><div><p>LCMアトリエを知ったきっかけ</p>" r:information_by<o=ネット検索,Instagram,ブログ,その他> "</div><div><p>備考</p>" a:note<id=note;rows=5> "</div>"

= 30943881878 loose
@店名 | t:store_name<id=store_name;required>
@所在地 | "<div class=flex>" t:zipcode<id=zipcode;ph=〒;required>=z b:番号から検索 "</div>"
@都道府県 | s:prefecture<id=prefecture;required;o=pref-none>=p
@住所 | t:address<id=address;required>=ctb
@建物名等 | t:building<id=building>=m
@電話番号 | t:phone_number<id=phone_number;required>
@メールアドレス | e:email<id=email;required>
@パスワード | p:password<id=password;required>
@パスワードを再入力 | p:password_confirmation<id=password_confirmation;required>

= 27482398574 div
法人名 | t:companyName=o
病院・施設名 | t:facilityName
ご担当者様名 | t:personInChargeLastName<ph=姓> t:personInChargeFirstName<ph=名>
フリガナ | t:sei<ph=セイ> t:may<ph=メイ>
ご住所（郵便番号） | t:postCode<ph=〒>=z
ご住所（住所） | t:address=pctbm
電話番号 | t:telephoneNumber<ph=000-0000-0000>
メールアドレス{必須} | t:email<ph=sample@company.com>
お問い合わせ内容 | a:inquiryContent<ph=テキスト>
~ph | c:consent<o=同意する>

= 29607474925 dls
郵便番号（ハイフンなし）<span>＊</span> | "<div class=form-item_2cal>" n:member[zipcode]<ph=〒>=z "</div><div class=form-item_2cal><p>" b:自動住所入力 "</p></div>"
都道府県<span>＊</span> | "<div class=form-item_select><p>選択してください</p>" s:member[pref]<o=pref>=p "</div>"
市区町村<span>＊</span> | t:member[address1]<ph=入力してください>=ct
番地<span>＊</span> | t:member[address2]<ph=入力してください>=b
マンション・ビル名 部屋番号 | t:member[address3]<ph=入力してください>=m
ギフトの配送先 | "<div>" h:delivery[delivery_flag] c:delivery[delivery_flag]<o=ギフトの配達先住所が異なる場合、チェックして別の住所を入力> "</div>"
郵便番号（ハイフンなし）<span>＊</span> | "<div class=form-item_2cal>" n:delivery[zipcode]<ph=〒> "</div><div class=form-item_2cal><p>" b:自動住所入力 "</p></div>"
都道府県<span>＊</span> | "<div class=form-item_select><p>選択してください</p>" s:delivery[pref]<o=pref> "</div>"
市区町村<span>＊</span> | t:delivery[address1]<ph=入力してください>
番地<span>＊</span> | t:delivery[address2]<ph=入力してください>
マンション・ビル名 部屋番号 | t:delivery[address3]<ph=入力してください>
電話番号（ハイフンなし）<span>＊</span> | T:member[tel]<ph=数字9桁〜11桁で入力>

= 29607474925#2 dls
郵便番号（ハイフンなし）<span>＊</span> | "<div class=form-item_2cal>" n:member[zipcode]<ph=〒> "</div><div class=form-item_2cal><p>" b:自動住所入力 "</p></div>"
都道府県<span>＊</span> | "<div class=form-item_select><p>選択してください</p>" s:member[pref]<o=pref> "</div>"
市区町村<span>＊</span> | t:member[address1]<ph=入力してください>
番地<span>＊</span> | t:member[address2]<ph=入力してください>
マンション・ビル名 部屋番号 | t:member[address3]<ph=入力してください>
ギフトの配送先 | "<div>" h:delivery[delivery_flag] c:delivery[delivery_flag]<o=ギフトの配達先住所が異なる場合、チェックして別の住所を入力> "</div>"
郵便番号（ハイフンなし）<span>＊</span> | "<div class=form-item_2cal>" n:delivery[zipcode]<ph=〒>=z "</div><div class=form-item_2cal><p>" b:自動住所入力 "</p></div>"
都道府県<span>＊</span> | "<div class=form-item_select><p>選択してください</p>" s:delivery[pref]<o=pref>=p "</div>"
市区町村<span>＊</span> | t:delivery[address1]<ph=入力してください>=ct
番地<span>＊</span> | t:delivery[address2]<ph=入力してください>=b
マンション・ビル名 部屋番号 | t:delivery[address3]<ph=入力してください>=m
電話番号（ハイフンなし）<span>＊</span> | T:member[tel]<ph=数字9桁〜11桁で入力>

= 42513458452 ph
| "<header><div><strong>配送先住所</strong><p>注文品を受け取りたい住所を入力してください</p></div></header>" t:CEP<id=CEP;ph=〒>=z "<i></i>" t:address<id=address;ph=住所>=t "<div class=input-div>" t:<id=number;ph=番地>=b t:<id=complemento;ph=補足住所>=m t:<id=UF;ph=都道府県>=p t:<id=bairro;ph=区> t:<id=cidade;ph=市>=c "</div>"

= 9220954928 ph
| "<label for=birthday>生年月日</label><div><div>" s:birth_year<id=birth_year;o=years/----> "年</div><div>" s:birth_month<id=birth_month;o=months/--> "月</div></div>"
| "<label for=company_profile_id>所属施設</label><div>" s:company_profile_id<id=company_profile_id;o=兵庫県下に所属なし,中央保育園/----> "</div>"
| "<label for=other_facility_name>所属施設名</label><div>" t:other_facility_name<id=other_facility_name;class=form-control>=o "</div>"
| "<label for=other_facility_name>所属施設所在地</label><div>" t:other_facility_zip<id=other_facility_zip;class=form-control>=z "</div>"
| "<div class=col-form-label></div><div>" t:other_facility_address<id=other_facility_address;class=form-control>=pctbm "</div>"
| "<label for=childminder_status>保育士番号所持状況</label><div>" s:childminder_status<id=childminder_status;o=所持している,所持していない/----> "</div>"
| "<label for=childminder_number>保育士番号</label><div>" t:childminder_number<id=childminder_number;class=form-control> "</div>"

= 55779443218 loose
~heading お届け先の設定
氏名<span>※必須</span> | t:Name<id=Pref>
電話番号<span>※必須</span> | t:Phone
郵便番号<span>※必須</span> | t:PostCode=z
都道府県<span>※必須</span> | t:Pref<id=Pref>=p
市区町村<span>※必須</span> | t:Address1<id=Address1>=ct
丁目・番地・号 | t:Address2=b
建物名／会社名・部屋番号 | t:Address3=m
デフォルトにする | c:Status<o=>

= 59032170928 ph noform
| "<div class=bold>氏名</div><div class=grid><div><div class=text>姓</div>" t:target_last_name<ph=例：山田> "</div><div><div class=text>名</div>" t:target_first_name<ph=例：太郎> "</div><div><div class=text>姓カナ</div>" t:target_last_kana<ph=例：ヤマダ> "</div><div><div class=text>名カナ</div>" t:target_first_kana<ph=例：タロウ> "</div></div>"
| "<label>メールアドレス</label>" e:target_email<ph=例：taro@mail.com>
| "<label>メールアドレス再入力</label>" e:target_email_confirmation
| "<label>電話番号</label>" t:target_phone_number<mode=numeric;ph=例：090-1234-5678>
| "<label><span>任意</span>住所</label><div class=grid><div><div class=text>郵便番号</div>" n:target_post_number<ph=例：1235091>=z "</div><i></i><div><div class=text>都道府県</div>" s:<id=personal;o=pref/ >=p "</div></div><div><div class=text>市区町村</div>" t:target_city<ph=例：中央区>=c "</div><div><div class=text>町域</div>" t:target_area<ph=例：銀座>=t "</div><div><div class=text>丁目・番地・号</div>" t:target_street<ph=例：12-3-4>=b "</div><div><div class=text>建物名・階数・部屋番号</div>" t:target_building<ph=例：電気工事会館　5階>=m "</div>"
| "<label for=firstname><span>任意</span>会社名</label>" t:target_company<ph=例：株式会社〇〇>=o
| "<label><span>任意</span>役職</label>" t:target_position<ph=例：営業担当>
| c:is_checked<o=同意する>

= 39127663459 loose noform
~heading 新しい配送先を追加
郵便番号 | "<div class=zip-row>" t:<ph=例：1000001;max=7>=z b:住所検索 "</div>"
都道府県 | t:<ph=例：東京都>=p
市区町村 | t:<ph=例: 千代田区>=c
町名・番地 | t:<ph=例: 千代田1-1>=tb
建物名・部屋番号 | t:<class=detailAdress;ph=例: OOマンション101号室>=m
携帯番号 | t:<ph=(-) はつけないで下さい>
お届け先のデフォルトに設定しますか？ | r:isDefault<o=はい,いいえ>

= 18108137851 loose
@メールアドレス{必須} | e:user[email]<id=email;ph=メールアドレスを入力してください;required>
@ニックネーム{必須} | t:user[nick_name]<id=nick_name;ph=ユーザー名を入力してください;required>
@姓{必須} | t:user[last_name]<id=last_name;ph=名字を入力してください;required>
@姓{必須} | t:user[first_name]<id=first_name;ph=名前を入力してください;required>
@郵便番号{必須} | t:user[postal_code]<id=postal_code;ph=郵便番号を入力してください;required>=z
@住所{必須} | t:user[address]<id=address;ph=住所を入力してください;required>=pctbm
@電話番号{必須} | t:user[telephon_number]<id=telephon_number;ph=電話番号を入力してください;required>

= 31702543224 labels
郵便番号 | t:postal-code<id=postal-code;ph=郵便番号を入力してください;required>=z
住所 | t:address<id=address;ph=住所を入力してください;required>=pctb
建物名 | t:building<id=building;ph=建物名を入力してください>=m

= 7838038571 ulph h-adr
| "氏名"
| "<label>" t:address_name<class=form_control address_li;required;ph=山田　太郎> "</label>"
| "郵便番号"
| t:customer_post<class=form_control address_li p-postal-code;size=8;max=8;ph=郵便番号を入力してください;required>=z
| "住所"
| t:customer_address<class=p-region p-locality p-street-address p-extended-address form_control address_li>=pctbm
| "電話番号"
| t:customer_tel<class=form_control address_ad;max=12;ph=電話番号を入力してください;required>

= 58368387 loose
@生年月日 | d:<id=birth;required>
@性別 | s:<id=sex;required;o=男性,女性,その他/性別を選択>
@電話番号 | T:<id=tel;ph=電話番号を入力してください;required>
@都道府県 | s:<id=prefecture;required;o=pref-id/都道府県を選択>=p
@郵便番号 | t:<id=post-code;ph=郵便番号を入力してください;required>=z
@住所1（市町村） | t:<id=address1;ph=市町村を入力してください;required>=ct
@住所2（番地・建物名） | t:<id=address2;ph=番地や建物名を入力してください>=bm
@自己紹介 | a:<id=intro;ph=自己紹介を記入してください;rows=5>

= 20537515527 loose noform
宛名 | t:<ph=宛名を入力してください。;required>
お名前 | t:<ph=お名前を入力してください。;required>
携帯電話番号 | "<div><span></span>" t:<ph=受信者の携帯電話番号を入力してください;required> "</div>"
配送住所 | "<div><span></span>" t:<ph=住所名を入力してください;required>=pct "</div>"
郵便番号 | "<div><span></span>" t:<ph=郵便番号を入力してください;required>=z "</div>"
詳細住所 | t:<ph=住所の詳細を入力してください;required>=bm
デフォルトの住所 | c:<o=>

= 19649973665 ph
| "<label for=furigana-input>ふりがな</label><div>" t:fullname-kana<id=furigana-input;ph=ふりがなを入力してください;required> "</div>"
| "<label for=name-input>氏名</label><div>" t:fullname<id=name-input;ph=氏名を入力してください;required> "</div>"
| "<label for=birthdate-input>生年月日</label><div>" d:birthday<id=birthdate-input;required> "<div>（満 <span></span> 歳）</div></div>"
| "<label for=gender-input>性別</label><div>" t:sex<id=sex-input;ph=性別を入力してください（空欄可）> "</div>"
| "<label for=address-input>郵便番号</label><div>" t:zip-code<id=address-input;ph=郵便番号を入力してください;required;title=7桁の数字を入力してください>=z "</div>"
| "<label for=address-input>住所</label><div>" t:address1<id=address-input;ph=住所を入力してください;required>=pctbm "</div>"
| "<h2>現住所以外に連絡を希望する場合のみ記入</h2><div><label for=alt-address-input>住所</label><div>" t:address2<id=alt-address-input;ph=住所を入力してください> "</div></div><div><label for=alt-phone-input>電話番号</label><div>" T:<id=alt-phone-input;ph=電話番号を入力してください> "</div></div>"

= 56673257041 wrap
生年月日 | "<div>" t:<ph=2004> "<span>年</span>" t:<ph=4> "<span>月</span>" t:<ph=1> "<span>日生</span></div>"
~heading 現住所・連絡先
~ph | "<h4>現住所</h4>"
現住所 ふりがな | t:<ph=とうきょうとあだちく...>=kpkckt
郵便番号 (ハイフンなし) | t:<ph=1208551;max=7>=z
現住所 | t:<ph=東京都足立区千住東1-1-1>=pctbm
電話番号 (固定または携帯) | t:<ph=03-XXXX-XXXX>
E-mail | e:<ph=taro.tokyo@example.com>
~ph | "<h4>連絡先 (現住所と異なる場合のみ)</h4>"
連絡先 ふりがな | t:<ph=現住所以外に連絡を希望する場合のみ記入>
郵便番号 (ハイフンなし) | t:<ph=1000001;max=7>
住所 | t:<ph=東京都千代田区千代田1-1>
電話番号 | t:<ph=03-YYYY-YYYY>
E-mail | e:<ph=alt.tokyo@example.com>

= 56673257041#2 wrap
生年月日 | "<div>" t:<ph=2004> "<span>年</span>" t:<ph=4> "<span>月</span>" t:<ph=1> "<span>日生</span></div>"
~heading 現住所・連絡先
~ph | "<h4>現住所</h4>"
現住所 ふりがな | t:<ph=とうきょうとあだちく...>
郵便番号 (ハイフンなし) | t:<ph=1208551;max=7>
現住所 | t:<ph=東京都足立区千住東1-1-1>
電話番号 (固定または携帯) | t:<ph=03-XXXX-XXXX>
E-mail | e:<ph=taro.tokyo@example.com>
~ph | "<h4>連絡先 (現住所と異なる場合のみ)</h4>"
連絡先 ふりがな | t:<ph=現住所以外に連絡を希望する場合のみ記入>=kpkckt
郵便番号 (ハイフンなし) | t:<ph=1000001;max=7>=z
住所 | t:<ph=東京都千代田区千代田1-1>=pctbm
電話番号 | t:<ph=03-YYYY-YYYY>
E-mail | e:<ph=alt.tokyo@example.com>

= 24372134400 loose
~heading 基本情報
氏名・担当者名 <span>*</span> | t:contact_name<ph=田中 太郎>
会社名（法人・屋号） | t:company_name<ph=株式会社 エイジフル>
電話番号 | "<div>" t:phone<ph=090-0000-0000> "</div>"
メールアドレス | "<div>" t:email<ph=example@email.com> "</div>"
住所 | "<div>" t:address<ph=東京都渋谷区...> "</div>"
備考 | a:notes<rows=3>
~heading 請求書送付先
請求先宛名 | t:billing_contact_name<ph=上記と同じ場合は空欄>
郵便番号 | t:billing_postal_code<ph=000-0000>=z
請求先住所 | t:billing_address<ph=上記と同じ場合は空欄>=pctbm

= 30580705981 loose
~heading 顧客新規登録（テナント側入力）
姓 <span>*</span> | t:
名 <span>*</span> | t:
郵便番号（ハイフンなし） | t:<ph=例: 8100001>=z
住所（番地まで） | t:<ph=例: 福岡市中央区天神1-1-1>=pctb
住所（建物名・部屋番号など） | t:<ph=例: GATCHビル3F>=m
携帯番号 <span>*</span> | t:<ph=例: 09012345678> '※ 携帯番号が重複している場合は登録不可（サーバ側でチェック）想定。'
LINE UID（任意） | t:<ph=LINE連携が分かっている場合にセット>
誕生日（任意） | d:

= 53094114863 loose noform
~heading 申告者情報
氏名 | t:name
電話番号 | t:phone
住所 | "<div class=flex>" t:zip<ph=郵便番号>=z "<i></i>" t:address<ph=市区町村・番地>=pctbm "</div>"
~heading 事業情報
職業 | t:job
屋号 | t:businessName
事業所所在地 | t:businessAddress "<div>" c:<o=申告者情報と同じ> "</div>"
事業内容 | a:businessContent<rows=4>

= 44326624643 wrongfor noform
お名前 | t:firstName<ph=てすと太郎>
フリガナ | t:furigana<ph=フリガナ>
性別 | r:gender<o=男性,女性,その他>
電話番号（ハイフンなし） | t:tel<ph=08012345678>
郵便番号（ハイフンなし） | t:postCode<ph=1231234>=z
都道府県 | "<div><div tabindex=0 role=combobox id=demo-simple-select-outlined>&nbsp;</div>" t:<aria-hidden=true;tabindex=-1;class=MuiSelect-nativeInput> "</div>"
住所 | t:address<ph=市区町村・番地・建物名>=ctbm
メールアドレス | t:mailAddress<ph=sample@example.com>
パスワード | p:password

= 70497717890 loose noform
会社名 / 屋号 (必須) | t:<ph=株式会社 〇〇>=o
代表者名 | t:<ph=代表 太郎>
本店所在地 | "<div class=flex>" t:<ph=郵便番号>=z b:住所検索 "</div><i></i><div class=flex>" s:<o=pref/都道府県 (必須)>=p t:<ph=市区町村・番地>=ctb "</div>"
電話番号 | t:<ph=03-1234-5678>
週の起算日 <span>※週40時間超の残業計算に使用します</span> | "<div>" s:<disabled;o=日曜日 (原則),月曜日,火曜日> c:<o=設定を変更する> "</div>"
社会保険 整理記号・番号 | t:<ph=例: 12-あいう 1234>
労働保険番号 | t:<ph=例: 12-1-03-123456-000>

= 54592136662 loose
~heading ステップ 1/2: 基本情報
@姓 <span>*</span> | t:last_name<id=last_name;mode=text>
@名 | t:first_name<id=first_name;mode=text>
@せい | t:last_name_kana<id=last_name_kana;ph=例: やまだ>
@めい | t:first_name_kana<id=first_name_kana;ph=例: たろう>
@生年月日 | t:birth_date<id=birth_date;class=form-control datepicker;ph=例: 2000-01-15;max=10>
@性別 | s:gender<id=gender;o=男,女,その他/選択してください>
~heading ステップ 2/2: 連絡先
@電話番号1 | T:phone1<id=phone1;ph=例: 090-1234-5678>
@電話番号2 | T:phone2<id=phone2;ph=例: 090-1234-5678>
@郵便番号 | t:postal_code<id=postal_code;ph=例: 123-4567>=z
~ph | b:住所検索
@都道府県 | s:address1<id=address1;o=pref>=p
@市区町村 | t:address2<id=address2;mode=text>=c
@町名・番地 | t:address3<id=address3;mode=text>=tb
@建物名・部屋番号 | t:address4<id=address4;mode=text>=m

= 19967873126 ph
| "<p class=title>▽申込者情報</p><div><label>姓</label><div>" t:last_name "</div><label>名</label><div>" t:first_name "</div></div>"
| "<label>＊連絡用メールアドレス</label><div>" t:email "</div>"
| "<label>＊連絡用電話番号</label><div>" t:phone<ph=例: 09012345678> "</div><div><label>（数字のみで入力して下さい）</label></div>"
| "<label>＊振込人名称</label><div>" t:transfer_name "</div>"
| "<p class=title>▽送付先情報</p><div><label>＊送付先電話番号</label><div>" t:destination_phone<ph=例: 09012345678> "</div><div><label>（数字のみで入力して下さい）</label></div></div><div><label>＊送付先郵便番号</label><div>" t:destination_postal_code<ph=例: 4093866>=z "</div><div><label>（数字のみで入力して下さい）</label></div></div><i></i><div><label>＊送付先住所１</label><div>" t:address_1=pctb "</div></div><p>（都道府県から番地まで）</p><div><label>＊送付先住所２</label><div>" t:address_2=m "</div></div><p>（ビル、マンション、部屋番号など）</p><div><label>＊送付先会社名</label><div>" t:destination_company=o "</div></div><div><label>＊送付先氏名</label><div>" t:destination_name "</div></div><p>（送料は本人負担でお願いします。）</p>"
| "<p class=title>▽名刺デザイン選択</p><div><label>＊デザイン表面</label><div>" s:card_front<o=A,B> "</div></div><div><label>＊ロゴマーク</label><div>" r:card_logo<o=Team,なし> "</div></div>"
| "<p class=title>▽名刺記載情報</p><div><label>＊氏名</label><div>" t:card_name "</div></div><div><label>ローマ字氏名</label><div>" t:card_romanized_name "</div></div><div><label>郵便番号</label><div>" t:card_postal_code "</div></div><div><label>住所</label><div>" t:card_address "</div></div><div><label>電話番号</label><div>" t:card_phone "</div></div><div><label>メールアドレス</label><div>" t:card_email "</div></div><div><label>自由項目欄１</label><div>" t:card_option_1 "</div></div><div><label>自由項目欄２</label><div>" t:card_option_2 "</div></div><p>（氏名以外の項目の入力がない場合は空欄になります）</p>"

= 19967873126#2 ph
| "<p class=title>▽申込者情報</p><div><label>姓</label><div>" t:last_name "</div><label>名</label><div>" t:first_name "</div></div>"
| "<label>＊連絡用メールアドレス</label><div>" t:email "</div>"
| "<label>＊連絡用電話番号</label><div>" t:phone<ph=例: 09012345678> "</div><div><label>（数字のみで入力して下さい）</label></div>"
| "<label>＊振込人名称</label><div>" t:transfer_name "</div>"
| "<p class=title>▽送付先情報</p><div><label>＊送付先電話番号</label><div>" t:destination_phone<ph=例: 09012345678> "</div><div><label>（数字のみで入力して下さい）</label></div></div><div><label>＊送付先郵便番号</label><div>" t:destination_postal_code<ph=例: 4093866> "</div><div><label>（数字のみで入力して下さい）</label></div></div><div><label>＊送付先住所１</label><div>" t:address_1 "</div></div><p>（都道府県から番地まで）</p><div><label>＊送付先住所２</label><div>" t:address_2 "</div></div><p>（ビル、マンション、部屋番号など）</p><div><label>＊送付先会社名</label><div>" t:destination_company "</div></div><div><label>＊送付先氏名</label><div>" t:destination_name "</div></div><p>（送料は本人負担でお願いします。）</p>"
| "<p class=title>▽名刺デザイン選択</p><div><label>＊デザイン表面</label><div>" s:card_front<o=A,B> "</div></div><div><label>＊ロゴマーク</label><div>" r:card_logo<o=Team,なし> "</div></div>"
| "<p class=title>▽名刺記載情報</p><div><label>＊氏名</label><div>" t:card_name "</div></div><div><label>ローマ字氏名</label><div>" t:card_romanized_name "</div></div><div><label>郵便番号</label><div>" t:card_postal_code=z "</div></div><i></i><div><label>住所</label><div>" t:card_address=pctbm "</div></div><div><label>電話番号</label><div>" t:card_phone "</div></div><div><label>メールアドレス</label><div>" t:card_email "</div></div><div><label>自由項目欄１</label><div>" t:card_option_1 "</div></div><div><label>自由項目欄２</label><div>" t:card_option_2 "</div></div><p>（氏名以外の項目の入力がない場合は空欄になります）</p>"

= 53302517359 ph noform
| "<label>お届け先情報をご入力ください</label>" t:<ph=お届け先 会社名・お名前> T:<ph=お届け先 電話番号> t:<ph=郵便番号 (7桁)>=z "<i></i>" t:<ph=都道府県・市区町村 (自動入力);readonly> t:<ph=番地・建物名>=bm
| "<div><label>お届け希望日</label>" d: "</div><div><label>希望時間</label>" s:<o=午前中,14時〜16時/選択...> "</div>"
| "<label>お支払い方法</label>" s:<o=請求書払い (月末締め 翌月末払い),クレジットカード決済 (オンライン),銀行振込 (前払い)>
| c:<o=注文内容と注意事項に同意する>

= 2858682199 wrongfor
~loose @メールアドレス | e:email<id=email;ph=you@example.com>
~loose @電話番号 | t:phone<id=phone>
郵便番号 | t:zip01<id=zip01;max=8;required>=z
~loose @都道府県 | s:pref01<id=state;required;o=pref/-- 選択してください -->=p
送り先住所1 | t:addr01<id=addr01;required>=ctb
送り先住所2 | t:addr02<id=addr02>=m
~ph | c:foo<o=請求先とお届け先が異なる>
~ph | "<h4>お届け先住所</h4>"
~loose @名字 | t:firstName2<id=firstName2>
~loose @名前 | t:lastName2<id=lastName2>
~loose @電話番号 | t:phone2<id=phone2>
郵便番号 | t:zip01_2<id=zip01_2;max=8>
~ph | "<label for=state>都道府県</label>" s:pref01_2<id=state;o=pref/-- 選択してください -->
送り先住所1 | t:addr01_2<id=addr01_2>
送り先住所2 | t:addr02_2<id=addr02_2>
~ph | "<h4>支払い方法</h4>" r:paymentMethod<o=クレジットカード,銀行振込（前払い）,郵便振替（前払い）,コンビニ後払い>

= 2858682199#2 wrongfor
~loose @メールアドレス | e:email<id=email;ph=you@example.com>
~loose @電話番号 | t:phone<id=phone>
郵便番号 | t:zip01<id=zip01;max=8;required>
~loose @都道府県 | s:pref01<id=state;required;o=pref/-- 選択してください -->
送り先住所1 | t:addr01<id=addr01;required>
送り先住所2 | t:addr02<id=addr02>
~ph | c:foo<o=請求先とお届け先が異なる>
~ph | "<h4>お届け先住所</h4>"
~loose @名字 | t:firstName2<id=firstName2>
~loose @名前 | t:lastName2<id=lastName2>
~loose @電話番号 | t:phone2<id=phone2>
郵便番号 | t:zip01_2<id=zip01_2;max=8>=z
~ph | "<label for=state>都道府県</label>" s:pref01_2<id=state;o=pref/-- 選択してください -->=p
送り先住所1 | t:addr01_2<id=addr01_2>=ctb
送り先住所2 | t:addr02_2<id=addr02_2>=m
~ph | "<h4>支払い方法</h4>" r:paymentMethod<o=クレジットカード,銀行振込（前払い）,郵便振替（前払い）,コンビニ後払い>

= 55738824668 ph
| "<h2>ご依頼主</h2>" t:<required;ph=電話番号> e:<required;ph=メールアドレス（ご注文確認メールが送付されます。）> t:<required;ph=郵便番号>=z "<i></i>" t:<required;ph=都道府県・市区町村・町名>=pct t:<required;ph=番地名>=b t:<ph=マンション・アパート名>=m t:<required;ph=お名前>
| "<h2>お届け先</h2><div><div><h3>お届け先1</h3></div>" t:<required;ph=電話番号> t:<required;ph=郵便番号> "" t:<required;ph=都道府県・市区町村・町名> t:<required;ph=番地名> t:<ph=マンション・アパート名> t:<required;ph=お名前> d:<required> s:<required;o=指定なし,午前中,14時〜16時/配達希望時間帯を選択> "</div>" b:お届け先を追加する
| "<h2>商品</h2><div><h3>商品1</h3>" s:<required;o=みかん：3000円,りんご：4000円/商品名を選択> s:<required;o=1,2,3> "<p>価格：0円</p></div>"

= 55738824668#2 ph
| "<h2>ご依頼主</h2>" t:<required;ph=電話番号> e:<required;ph=メールアドレス（ご注文確認メールが送付されます。）> t:<required;ph=郵便番号> "" t:<required;ph=都道府県・市区町村・町名> t:<required;ph=番地名> t:<ph=マンション・アパート名> t:<required;ph=お名前>
| "<h2>お届け先</h2><div><div><h3>お届け先1</h3></div>" t:<required;ph=電話番号> t:<required;ph=郵便番号>=z "<i></i>" t:<required;ph=都道府県・市区町村・町名>=pct t:<required;ph=番地名>=b t:<ph=マンション・アパート名>=m t:<required;ph=お名前> d:<required> s:<required;o=指定なし,午前中,14時〜16時/配達希望時間帯を選択> "</div>" b:お届け先を追加する
| "<h2>商品</h2><div><h3>商品1</h3>" s:<required;o=みかん：3000円,りんご：4000円/商品名を選択> s:<required;o=1,2,3> "<p>価格：0円</p></div>"

= 35630936926 ph
| "<table><tr><th>お名前</th><td colspan=3>" t:name_kj_1<size=15> "&nbsp;" t:name_kj_2<size=15> "</td></tr><tr><th>フリガナ</th><td colspan=3>" t:name_kn_1<size=15> "&nbsp;" t:name_kn_2<size=15> "</td></tr><tr><th>性別</th><td colspan=3>" r:sex<o=男,女> "</td></tr><tr><th>年齢</th><td colspan=3>" t:old<size=2> "歳 <span>（半角英数文字）</span></td></tr><tr><th rowspan=5>連絡方法</th><th>電話で連絡</th><td>" c:report_type_1<o=連絡OK> "</td><td>" t:tell_1<size=4> " - " t:tell_2<size=4> " - " t:tell_3<size=4> " <span>（半角英数文字）</span> <span>（例：03-1234-5678）</span><br>連絡ご希望の時間帯" t:tell_time<size=15> " <span>（例：○時〜○時）</span></td></tr><tr><th>FAXで連絡</th><td>" c:report_type_2<o=連絡OK> "</td><td>" t:fax_1<size=4> " - " t:fax_2<size=4> " - " t:fax_3<size=4> " <span>（半角英数文字）</span><br><span>（例：03-1234-5678）</span></td></tr><tr><th>郵送で連絡<br>（送付先）</th><td>" c:report_type_3<o=連絡OK> "</td><td>〒 " t:addr_cd_1<size=3>=z1 " - " t:addr_cd_2<size=4>=z2 " <span>（半角数字）</span><i></i><br>" t:address_1<size=30>=pctb " <span>（例：東京都○○区○○1-1）</span> <br>" t:address_2<size=30>=m "</td></tr><tr><th rowspan=2>Eメールで連絡</th><td>" c:report_type_4<o=連絡OK> "</td><td>" t:email<size=30> " <span>（半角英数文字）</span><br><span>（例：○○@○○.com）</span></td></tr><tr><td colspan=2><p>メールでのみの連絡方法を指定された場合、ご連絡できないこともございます。</p></td></tr><tr><th>勤務先・通学先の<br>最寄り駅<br><span>（例：新宿駅）</span></th><td colspan=3>" t:station<size=30> "</td></tr><tr><th>希望の沿線・駅<br><span>（例：小田急線下北沢駅）</span></th><td colspan=3>" t:line<size=30> "</td></tr><tr><th>希望エリア<br><span>（例：東京都渋谷区）</span></th><td colspan=3>" t:area<size=30> "</td></tr><tr><th>その他こだわり<br><span>（例：室内洗濯機置き場、フローリング、バストイレ別）</span></th><td colspan=3>" a:otherEquip<cols=45;rows=5> "</td></tr></table>"

= 33758107584 table
フリガナ | "<span>セイ</span>" t:txtBillLastName_Kana<id=txtBillLastName_Kana;title=PhoneticForLastName> "<span>メイ</span>" t:txtBillFirstName_Kana<id=txtBillFirstName_Kana;title=PhoneticforFirstName>
住所 | "<span>郵便番号</span><br>" t:txtBill_ZipCode1<id=txtBill_ZipCode1;title=ZipCode/Postal_Code>=z1 "-" t:txtBill_ZipCode2<id=txtBill_ZipCode2>=z2 "<i></i><br><br><span>都道府県</span><br>" s:ddlPrefecture<id=ddlPrefecture;title=State;o=pref-none>=p "<br><br><span>市区町村</span><br><br>" t:txtBill_City<id=txtBill_City;title=City>=ct "<br><br><span>必須番地</span><br>" a:txtBill_Address1<id=txtBill_Address1;title=Address>=b "<br><br><span>ビル、マンション名　部屋番号</span><br><br>" a:txtBillAddress2<id=txtBillAddress2>=m
電話番号(自宅) | t:txtBillphone1<id=txtBillphone1;title=Phone No> "&nbsp;-" t:txtBillphone2<id=txtBillphone2;title=Phone No> "&nbsp;-" t:txtBillphone3<id=txtBillphone3;title=Phone No> "<br><span>[例]　06-6843-1321</span>"
電話番号(携帯) | t:txtBill_EMGphone1<id=txtBill_EMGphone1> "&nbsp;-" t:txtBill_EMGphone2<id=txtBill_EMGphone2> "&nbsp;-" t:txtBill_EMGphone3<id=txtBill_EMGphone3> "<br><br><span>[例]　090-1234-567X</span>"
メールアドレス | "<span>[例]　090-1234-567X</span><br>" t:txtBill_MailAddress<id=txtBill_MailAddress;title=Mail_Address>
お届け先 | r:MoreAddress<o=上記と同じ住所に送る,上記と別の住所に送る>
お名前 | "<span>姓</span>" t:txtShip_LastName<id=txtShip_LastName;title=LastName> "<span>名</span>" t:txtShip_FirstName<id=txtShip_FirstName;title=Firstname>
フリガナ | "<span>セイ</span>" t:txtShip_LastName_Kana<id=txtShip_LastName_Kana;title=LastName_phonetic> "<span>メイ</span>" t:txtShipfirstName_Kana<id=txtShipfirstName_Kana;title=FirstName_phonetic>
郵便番号 | "&nbsp;&nbsp;&nbsp;" t:txtShip_ZipCode1<id=txtShip_ZipCode1;title=Postal_Code> "-" t:txtShip_ZipCode2<id=txtShip_ZipCode2;title=Postal_Code>
住所 | "<span>都道府県</span><br><br>" s:ddl_Prefecture2<id=ddl_Prefecture2;title=State;o=pref-none> "<br><br><span>市区町村</span><br><br>" t:txtShip_City<id=txtShip_City> "<br><br><span>番地</span><br><br>" a:txtShip_Address1<id=txtShip_Address1> "<br><br><span>ビル、マンション名　部屋番号</span><br><br>" a:txtShip_Address2<id=txtShip_Address2>
電話番号 | t:txtShPhone1<id=txtShPhone1> "&nbsp;-" t:txtShPhone2<id=txtShPhone2> "&nbsp;-" t:txtShPhone3<id=txtShPhone3>

= 33758107584#2 table
フリガナ | "<span>セイ</span>" t:txtBillLastName_Kana<id=txtBillLastName_Kana;title=PhoneticForLastName> "<span>メイ</span>" t:txtBillFirstName_Kana<id=txtBillFirstName_Kana;title=PhoneticforFirstName>
住所 | "<span>郵便番号</span><br>" t:txtBill_ZipCode1<id=txtBill_ZipCode1;title=ZipCode/Postal_Code> "-" t:txtBill_ZipCode2<id=txtBill_ZipCode2> "<br><br><span>都道府県</span><br>" s:ddlPrefecture<id=ddlPrefecture;title=State;o=pref-none> "<br><br><span>市区町村</span><br><br>" t:txtBill_City<id=txtBill_City;title=City> "<br><br><span>必須番地</span><br>" a:txtBill_Address1<id=txtBill_Address1;title=Address> "<br><br><span>ビル、マンション名　部屋番号</span><br><br>" a:txtBillAddress2<id=txtBillAddress2>
電話番号(自宅) | t:txtBillphone1<id=txtBillphone1;title=Phone No> "&nbsp;-" t:txtBillphone2<id=txtBillphone2;title=Phone No> "&nbsp;-" t:txtBillphone3<id=txtBillphone3;title=Phone No> "<br><span>[例]　06-6843-1321</span>"
電話番号(携帯) | t:txtBill_EMGphone1<id=txtBill_EMGphone1> "&nbsp;-" t:txtBill_EMGphone2<id=txtBill_EMGphone2> "&nbsp;-" t:txtBill_EMGphone3<id=txtBill_EMGphone3> "<br><br><span>[例]　090-1234-567X</span>"
メールアドレス | "<span>[例]　090-1234-567X</span><br>" t:txtBill_MailAddress<id=txtBill_MailAddress;title=Mail_Address>
お届け先 | r:MoreAddress<o=上記と同じ住所に送る,上記と別の住所に送る>
お名前 | "<span>姓</span>" t:txtShip_LastName<id=txtShip_LastName;title=LastName> "<span>名</span>" t:txtShip_FirstName<id=txtShip_FirstName;title=Firstname>
フリガナ | "<span>セイ</span>" t:txtShip_LastName_Kana<id=txtShip_LastName_Kana;title=LastName_phonetic> "<span>メイ</span>" t:txtShipfirstName_Kana<id=txtShipfirstName_Kana;title=FirstName_phonetic>
郵便番号 | "&nbsp;&nbsp;&nbsp;" t:txtShip_ZipCode1<id=txtShip_ZipCode1;title=Postal_Code>=z1 "-" t:txtShip_ZipCode2<id=txtShip_ZipCode2;title=Postal_Code>=z2
住所 | "<span>都道府県</span><br><br>" s:ddl_Prefecture2<id=ddl_Prefecture2;title=State;o=pref-none>=p "<br><br><span>市区町村</span><br><br>" t:txtShip_City<id=txtShip_City>=ct "<br><br><span>番地</span><br><br>" a:txtShip_Address1<id=txtShip_Address1>=b "<br><br><span>ビル、マンション名　部屋番号</span><br><br>" a:txtShip_Address2<id=txtShip_Address2>=m
電話番号 | t:txtShPhone1<id=txtShPhone1> "&nbsp;-" t:txtShPhone2<id=txtShPhone2> "&nbsp;-" t:txtShPhone3<id=txtShPhone3>

= 46372522326 ph
| "<p class=form_label><label for=email>メールアドレス<span>:</span></label></p><p class=form_supplemental>半角英数で入力してください。</p><p class=form_input>" t:email<id=email;class=middle> "</p>"
| "<p class=form_label><label for=postal>郵便番号<span>:</span></label></p><p class=form_supplemental>半角英数で入力してください。(記入例: 0001111 または 000-1111)</p><p class=form_input>" t:postal<id=postal;class=narrow;max=8>=z "</p>"
| "<p class=form_label><label for=address1>お届け先<span>:</span></label></p><p class=form_input>" t:address1<id=address1;class=wide;ph=都道府県・市区町村>=pct "</p><p class=form_input>" t:address2<id=address2;class=wide;ph=番地・町目・建物名・部屋番号など>=bm "</p>"
| "<p class=form_label><label for=tel>お電話番号<span>:</span></label></p><p class=form_supplemental>半角英数で入力してください。(記入例: 000-1111-2222 または 00011112222)</p><p class=form_input>" t:tel<id=tel;class=narrow> "</p>"
| "<p class=form_label><label for=pass1>パスワード<span>:</span></label></p><p class=form_supplemental>8文字以上、半角英数で入力してください</p><p class=form_input>" p:pass1<id=pass1;ph=パスワードを入力してください> "</p><p class=form_input>" p:pass2<id=pass2;ph=もう一度入力してください> "</p>"

= 25925115515 table
イベント・名称 | t:name<class=width_full>
イベント・会場名 | t:place<class=width_full>
イベント・ホール名 | t:hall_name<class=width_full>
イベント・スペースno. | t:space_code<class=width_full>
イベント・サークル名 | t:circle_name<class=width_full>
イベント・サークル名カナ | t:circle_name_kana<class=width_full>
その他・郵便番号/住所 | "<div class=ec-input><div class=h-adr><span class=p-country-name style=display:none;>Japan</span>" t:zipcode<class=p-postal-code digit-8;size=8;max=8;ph=123-4567>=z " 郵便番号をご入力ください<i></i><br>" t:real_address_1<class=p-region p-locality p-street-address p-extended-address width_full;ph=都道府県・市区町村（自動入力）>=pct t:real_address_2<class=width_full;ph=番地・建物名・部屋番号>=bm "</div></div>"
その他・受取人氏名 | t:real_name<class=width_full>
その他・受取人氏名カナ | t:real_name_kana<class=width_full>
その他・受取人電話番号 | t:tel<class=digit-12>

= 17239305877 loose
@郵便番号 | t:postal_code<id=postal_code;class=input;mode=numeric;ph=例）1234567;max=20;required>=z
@住所 | t:address<id=address;class=input;ph=都道府県・市区町村・番地;max=255;required>=pctb
@建物名 | t:building<id=building;class=input;ph=建物名・部屋番号など;max=255>=m

= 15805483555 ph
| "<label class=col-3 for=address_郵便番号>郵便番号</label><span>" t:address[shipping_postal_code]<id=address_shipping_postal_code>=z "</span>"
| "<label class=col-3 for=address_住所>住所</label><span>" t:address[shipping_address]<id=address_shipping_address>=pctbm "</span>"
| "<label class=col-3 for=address_宛名>宛名</label><span>" t:address[receiver]<id=address_receiver> "</span>"

= 12445707566 table
お名前（漢字）<span class=red>*</span> | "姓" t:お名前（姓）<size=12;class=middle> h:required[] "名" t:お名前（名）<size=12;class=middle> "（例：山田　太郎）" h:required[]
お名前（全角カナ）<span class=red>*</span> | "姓" t:お名前（セイ）<size=12;class=middle> h:required[] "名" t:お名前（メイ）<size=12;class=middle> "（例：ヤマダ　タロウ）" h:required[]
郵便番号（半角数字）<span class=red>*</span> | t:郵便番号<size=10;max=8;class=middle>=z "（例：1001111）" h:required[] h:num[] "<br><div class=t1><span class=red>※郵便番号を半角数字7桁でご入力ください。都道府県と以降の住所がを自動で入力されます。</span></div>"
都道府県<span class=red>*</span> | t:都道府県<size=20;class=middle>=p h:required[]
以降の住所<span class=red>*</span> | t:以降の住所<size=70;class=middle>=ctbm h:required[] "<br><div class=t1><span class=red>※番地・マンション名など入力してください。</span></div>"
電話番号（半角数字）<span class=red>*</span> | t:電話番号<class=middle> "（例:0355551234）" h:required[] h:num[]
選択（ラジオボタン） | r:選択（ラジオボタン）<o=項目1,項目2,項目3>
参加者１（お名前） | "姓　" t:参加者１：お名前（姓）<size=12;class=middle> "名　" t:参加者１：お名前（名）<size=12;class=middle> "（例：山田　太郎）<br>セイ" t:参加者１：お名前（セイ）<size=12;class=middle> "メイ" t:参加者１：お名前（メイ）<size=12;class=middle> "（例：ヤマダ　タロウ）"

= 52125639761 loose
@事業者名（全角）<span>※必須</span> | t:<id=employer_name;required>=o
@事業者名カナ（全角）<span>※必須</span> | t:<id=employer_kana;required>=ko
@郵便番号（半角数字・ハイフンなし）<span>※必須</span> | t:<id=employer_zipcode;mode=numeric;max=7;required>=z
@都道府県<span>※必須</span> | s:<id=employer_pref;required;o=pref-id>=p
@市町村<span>※必須</span> | s:<id=employer_city;required;o=福島市,会津若松市,郡山市/選択してください>=c
@住所（全角）<span>※必須</span> | t:<id=employer_address1;required>=tb
@建物（全角） | t:<id=employer_address2>=m
@電話番号（半角数字・ハイフンなし）<span>※必須</span> | t:<id=employer_tel;mode=numeric;required>
~ph | "管理担当者について"
@姓（全角）<span>※必須</span> | t:<id=mgr_ln;required>
@名（全角）<span>※必須</span> | t:<id=mgr_fn;required>
@姓カナ（全角）<span>※必須</span> | t:<id=mgr_lk;required>
@名カナ（全角）<span>※必須</span> | t:<id=mgr_fk;required>
@メールアドレス<span>※必須</span> | t:<id=contact_email;ac=email;required>

= 30538255019 loose
電話番号 | "<div class=flex>" t:<ph=03> "<span>—</span>" t:<ph=123> "<span>—</span>" t:<ph=4567> "</div>"
@メールアドレス | e:<id=email;ph=XXXXXXX@aicall.com>
郵便番号（半角数字） | "<div class=flex>" t:<ph=000>=z1 "<span>—</span>" t:<ph=0000>=z2 "</div>"
住所 | "<div><div class=flex><button type=button role=combobox>東京都</button>" t:<ph=新宿区>=c t:<ph=新宿>=t "</div>" t:<ph=０丁目０番地０号>=b t:<ph=ビル名>=m "</div>"
業種 | "<div class=flex><button type=button role=combobox>業種1</button><button type=button role=combobox>業種2</button></div>"
社員数 | "<button type=button role=combobox>〜50名</button>"
年間売上 | "<button type=button role=combobox>〜5000万</button>"

= 17713483031 ph noform
~heading ご請求先情報
| s:<o=日本> "<div class=grid>" t:<ph=姓> t:<ph=名> "</div><div class=grid>" t:<ph=姓（カタカナ全角）> t:<ph=名（カタカナ全角）> "</div>" t:<ph=郵便番号（半角ハイフン付き）>=z "<i></i>" s:<o=東京都,大阪府,神奈川県/選択>=p t:<ph=市区町村>=ct t:<ph=番地、番号（1丁目1-1）/ 建物名（2段目に入力）>=b t:<ph=アパート名、ビル名、階数など>=m "<div><span>+81</span>" t:<ph=電話番号> "</div>"
~heading お支払い情報
| t:<ph=クレジットカード番号> "<div class=grid>" t:<ph=所有者> t:<ph=セキュリティコード> "</div>"
| r:payment<o=PayPal,Google Pay>

= 27612230805 table
パスワード 変更【半角英数字_ 7-15文字】<small></small> | p:password<size=40;id=password>
パスワード再入力 <small></small> | p:password_again<id=password_again;size=40>
ユーザー名【全角文字】<small>必須</small> | t:user_name<id=user_name;required>
氏名【全角文字】<small>必須</small> | "姓 " t:Applicant_family<id=Applicant_family;size=15;required> " 名 " t:Applicant_first<id=Applicant_first;size=15;required>
氏名【カタカナ】<small>必須</small> | "セイ " t:Applicant_family_katakana<id=Applicant_family_katakana;size=15;required> " メイ " t:Applicant_first_katakana<id=Applicant_first_katakana;size=15;required>
住所【全角文字】 | t:address<id=address;size=40>=pctbm
郵便番号【半角数字】（ハイフンなし） | "〒 " t:zip<id=zip;size=10>=z
電話番号【半角数字】（ハイフンなし） | t:tel<id=tel;size=40>
カード番号 | t:card_number<id=card_number;size=40> " <span>CVV " t:card_cvv<id=card_cvv;size=5> "</span><br><br>年" s:card_valid_year<id=card_valid_year;o=2026,2027/ > "月" s:card_valid_month<o=months/ >

= 47130495780 table
お名前<span>(必須)</span> | "<div>姓 " t:name1<id=name1> " 名 " t:name2<id=name2> "</div><label id=nameError></label>"
フリガナ<span>(必須)</span> | "<div>セイ " t:kana1<id=kana1> " メイ " t:kana2<id=kana2> "</div><label id=kanaError></label>"
性別<span>(必須)</span> | "<div>" r:gender<o=男,女> "</div><label id=genderError></label>"
生年月日 | "<div>西暦&nbsp;" t:birth_y<id=birth_y;max=4> "&nbsp;年&nbsp;" s:birth_m<id=birth_m;o=months/--> "&nbsp;月&nbsp;" s:birth_d<id=birth_d;o=1,2,3/--> "&nbsp;日</div><label id=birthError></label>"
ご住所 | "〒 " t:zipcode1<id=zipcode1;class=input_zip1 js-convertEn;max=3>=z1 " - " t:zipcode2<id=zipcode2;class=input_zip2 js-convertEn;max=4>=z2 "<i></i><br><dl><dt>都道府県</dt><dd>" s:pref<id=pref;o=pref/▼選択してください>=p "</dd><dt>市区郡以下</dt><dd>" t:addr<id=addr;class=input_addr size size03>=ctbm "<span>(例) 大阪市淀川区西中島5-6-6 公文教育会館</span></dd></dl><label id=addrError></label>"
電話番号 | "<div>" t:tel1<id=tel1;max=5> " - " t:tel2<id=tel2;max=5> " - " t:tel3<id=tel3;max=5> "</div><label id=telError></label>"
メールアドレス<span>(必須)</span> | "<div>" t:email<id=email> "</div><label id=emailError></label><span>確認のためもう一度、コピーせずに直接入力してください</span><div>" t:confirm_email<id=confirm_email> "</div>"
お問い合わせ内容 | a:comment<id=textarea4;cols=10;rows=6>

= 18130772592 loose
@Password * | p:password<id=password>
@Passwordの確認 * | p:passwordConfirmation<id=passwordConfirmation>
~ph | "<h5>性別 *</h5>" r:gender<o=男性,女性>
@郵便番号 | t:postalCode<id=postalCode>=z
@住所 | t:address<id=address>=pctbm
@E-mail | t:email<id=email>
@携帯電話 | t:mobilePhoneNumber<id=mobilePhoneNumber>
~ph | "<h5>メール受信</h5>" r:receiveEmail<o=同意,同意しない>
~ph | "<h5>SMSの受信</h5>" r:receiveSNS<o=同意,同意しない>

= 4627284778 td
店舗： | s:f100104.tenpo<o=coverforefront,xandw>
受注番号： | t:f100104.juchubango<size=35>
~text 注文者情報
お名前： | t:f100104.chumonshameiji<size=10> "&nbsp;&nbsp;" t:f100104.chumonshanamae<size=10>
フリガナ： | t:f100104.chumonshameijifurigana<size=10> "&nbsp;&nbsp;" t:f100104.chumonshanamaefurigana<size=10>
ご住所 ： | "<font color=red>〒</font>" t:f100104.chumonshayubinbango1<size=4>=z1 "&nbsp;-&nbsp;" t:f100104.chumonshayubinbango2<size=5>=z2 "<i></i><br>" t:f100104.chumonshajushotodofuken<size=7>=p "&nbsp;&nbsp;" t:f100104.chumonshajushotoshiku<size=9>=c "&nbsp;&nbsp;" t:f100104.chumonshajushochojijo<size=15>=tbm
電話番号： | t:f100104.chumonshadenwabango1<size=7> "&nbsp;-&nbsp;" t:f100104.chumonshadenwabango2<size=8> "&nbsp;-&nbsp;" t:f100104.chumonshadenwabango3<size=8>
メールアドレス： | t:f100104.meruadoresu<size=35>
~text お支払い・配送方法
お支払い方法： | s:f100104.oshiharaihoho<o=銀行振込,代金引換,クレジットカード,その他>
配送方法： | s:f100104.haisohoho<o=宅配便,メール便>
~ph | "<table><tr><td colspan=3>送付先</td><td align=right>" b:注文者と同じに設定 "</td></tr><tr><td>名前</td><td>フリガナ</td><td>住所</td><td>電話番号</td></tr><tr><td>" t:f100104.sofusakimeiji<size=7> "&nbsp;&nbsp;" t:f100104.sofusakinamae<size=7> "</td><td>" t:f100104.sofusakimeijifurigana<size=7> "&nbsp;&nbsp;" t:f100104.sofusakinamaefurigana<size=7> "</td><td><font color=red>〒</font>" t:f100104.sofusakiyubinbango1<size=4> "&nbsp;-&nbsp;" t:f100104.sofusakiyubinbango2<size=5> "<br>" t:f100104.sofusakijushotodofuken<size=7> "&nbsp;&nbsp;" t:f100104.sofusakijushotoshiku<size=9> "&nbsp;&nbsp;" t:f100104.sofusakijushochoijo<size=15> "</td><td>" t:f100104.sofusakidenwabango1<size=5> "&nbsp;-&nbsp;" t:f100104.sofusakidenwabango2<size=6> "&nbsp;-&nbsp;" t:f100104.sofusakidenwabango3<size=6> "</td></tr></table>"

= 4627284778#2 td
店舗： | s:f100104.tenpo<o=coverforefront,xandw>
受注番号： | t:f100104.juchubango<size=35>
~text 注文者情報
お名前： | t:f100104.chumonshameiji<size=10> "&nbsp;&nbsp;" t:f100104.chumonshanamae<size=10>
フリガナ： | t:f100104.chumonshameijifurigana<size=10> "&nbsp;&nbsp;" t:f100104.chumonshanamaefurigana<size=10>
ご住所 ： | "<font color=red>〒</font>" t:f100104.chumonshayubinbango1<size=4> "&nbsp;-&nbsp;" t:f100104.chumonshayubinbango2<size=5> "<br>" t:f100104.chumonshajushotodofuken<size=7> "&nbsp;&nbsp;" t:f100104.chumonshajushotoshiku<size=9> "&nbsp;&nbsp;" t:f100104.chumonshajushochojijo<size=15>
電話番号： | t:f100104.chumonshadenwabango1<size=7> "&nbsp;-&nbsp;" t:f100104.chumonshadenwabango2<size=8> "&nbsp;-&nbsp;" t:f100104.chumonshadenwabango3<size=8>
メールアドレス： | t:f100104.meruadoresu<size=35>
~text お支払い・配送方法
お支払い方法： | s:f100104.oshiharaihoho<o=銀行振込,代金引換,クレジットカード,その他>
配送方法： | s:f100104.haisohoho<o=宅配便,メール便>
~ph | "<table><tr><td colspan=3>送付先</td><td align=right>" b:注文者と同じに設定 "</td></tr><tr><td>名前</td><td>フリガナ</td><td>住所</td><td>電話番号</td></tr><tr><td>" t:f100104.sofusakimeiji<size=7> "&nbsp;&nbsp;" t:f100104.sofusakinamae<size=7> "</td><td>" t:f100104.sofusakimeijifurigana<size=7> "&nbsp;&nbsp;" t:f100104.sofusakinamaefurigana<size=7> "</td><td><font color=red>〒</font>" t:f100104.sofusakiyubinbango1<size=4>=z1 "&nbsp;-&nbsp;" t:f100104.sofusakiyubinbango2<size=5>=z2 "<i></i><br>" t:f100104.sofusakijushotodofuken<size=7>=p "&nbsp;&nbsp;" t:f100104.sofusakijushotoshiku<size=9>=c "&nbsp;&nbsp;" t:f100104.sofusakijushochoijo<size=15>=tbm "</td><td>" t:f100104.sofusakidenwabango1<size=5> "&nbsp;-&nbsp;" t:f100104.sofusakidenwabango2<size=6> "&nbsp;-&nbsp;" t:f100104.sofusakidenwabango3<size=6> "</td></tr></table>"

= 49169720025 loose
@従業員ID | t:<id=input-1;required>
@従業員コード | t:<id=input-2;required>
@姓 | t:<id=input-3;required>
@名 | t:<id=input-4;required>
@姓（カナ） | t:<id=input-5;required>
@名（カナ） | t:<id=input-6;required>
@性別 | t:<id=input-8;role=combobox;readonly>
@生年月日 | d:<id=input-9>
@所属 | t:<id=input-10;role=combobox;readonly>
@電話種別 | t:<id=input-15>
@電話番号 | t:<id=input-16>
@FAX番号 | t:<id=input-17>
@メールアドレス | t:<id=input-18>
@世帯主（続柄） | t:<id=input-19>
@郵便番号 | t:<id=input-20>=z
@都道府県 | t:<id=input-21;role=combobox;readonly>
@市区町村 | t:<id=input-22>=ct
@市区町村（カナ） | t:<id=input-23>=kckt
@住所1（番地） | t:<id=input-24>=b
@住所2（建物） | t:<id=input-25>=m
@住所1（カナ） | t:<id=input-26>
@住所2（カナ） | t:<id=input-27>
@承認ステータス | t:<id=input-28;readonly>

= 56179462775 loose
姓（漢字）<span>*</span> | t:<ph=山田;required>
名（漢字）<span>*</span> | t:<ph=太郎;required>
姓（カナ）<span>*</span> | t:<ph=ヤマダ;required>
名（カナ）<span>*</span> | t:<ph=タロウ;required>
電話番号<span>*</span> | T:<ph=09012345678;mode=tel;required>
メールアドレス<span>*</span> | e:<ph=owner@example.com;required>
~heading 住所
郵便番号（ハイフンなし7桁）<span>*</span> | "<div>" t:<ph=5300001;max=7;mode=numeric;required>=z "</div>" '7桁入力で住所を自動補完'
都道府県<span>*</span> | s:<required;o=pref-id>=p
市区町村（漢字）<span>*</span> | t:<ph=大阪市北区;required>=c
町名・番地（漢字）<span>*</span> | t:<ph=梅田1-1;required>=tb
建物名・部屋番号（任意） | t:<ph=○○ビル 101号室>=m
~p 住所（カタカナ）
市区町村（カナ）<span>*</span> | t:<ph=オオサカシキタク;required>=kc
町名・番地（カナ）<span>*</span> | t:<ph=ウメダ1-1;required>=kt
建物名（カナ・任意） | t:<ph=○○ビル101>
~heading 事業内容
サービス内容の説明<span>*</span> | a:<ph=例：飲食店での余剰食品を詰め合わせた「おすそ分け袋」の販売。;rows=4;required>
ウェブサイトURL（任意） | t:<ph=https://example.com>

= 34255862052 loose
@生年月日 | d:familyContacts.0.birthDate<id=familyContacts.0.birthDate>
@郵便番号 | t:familyContacts.0.postalCode<id=familyContacts.0.postalCode;ph=123-4567>=z
@住所 <span>*</span> | t:familyContacts.0.address<id=familyContacts.0.address>=pctbm
@電話番号 <span>*</span> | t:familyContacts.0.phoneNumber<id=familyContacts.0.phoneNumber>
@FAX | t:familyContacts.0.faxNumber<id=familyContacts.0.faxNumber>
@メール | e:familyContacts.0.email<id=familyContacts.0.email>
@本籍地 | t:familyContacts.0.registeredAddress<id=familyContacts.0.registeredAddress>
@備考 | t:familyContacts.0.notes<id=familyContacts.0.notes>

= 35062334256 table
{必須}氏名 | "<section><div><p>姓</p>" t:name_sei<id=name_sei;ph=例）日本> "</div><div><p>名</p>" t:name_mei<id=name_mei;ph=例）太郎> "</div></section>"
{必須}フリガナ | "<section><div><p>セイ</p>" t:name_sei_kana<id=name_sei_kana;ph=例）ニホン> "</div><div><p>メイ</p>" t:name_mei_kana<id=name_mei_kana;ph=例）タロウ> "</div></section>"
{必須}住所 | "<div><p>郵便番号</p><div>" t:yubin_nb_1<id=yubin_nb_1;class=yubin_1>=z1 "-" t:yubin_nb_2<id=yubin_nb_2;class=yubin_2>=z2 b:住所検索 "</div></div><i></i><div><p class=mt_1>都道府県</p><span class=select_wrap>" s:math<id=address_todohuken;o=pref/>=p "</span></div><div><p class=mt_1>市区町村／番地</p>" t:address_shiku<id=address_shiku;class=w_80;ph=例）港区芝浦1-13-16 ※英数字は半角>=ctb "<p class=text_blue>住所は番地の最後までご入力ください。</p></div><div><p class=mt_1>建物／部屋番号</p>" t:address_tatemono<id=address_tatemono;class=w_80;ph=例）芝浦ビル2階 ※英数字は半角>=m "</div>"
{必須}電話番号 | '<span>TELまたは携帯のどちらかをご入力ください。</span>' "<div><p class=mt_1>TEL</p>" T:tel<id=tel;class=w_50> "</div><div><p class=mt_1>携帯</p>" T:keitai_tel<id=keitai_tel;class=w_50> "</div>"
{必須}メールアドレス | "<div><p>メールアドレス</p>" e:mail_address<id=mail_address;ph=例) mail@example.jp> "</div><div><p class=mt_1>（確認）</p>" e:mail_address_re<id=mail_address_re;ph=例) mail@example.jp> "</div>"
お届け先を変更する | c:otodoke_change<o=変更する>
~heading お届け先情報
{必須}氏名 | "<section><div><p>姓</p>" t:otodoke_name_sei<id=otodoke_name_sei;ph=例）日本> "</div><div><p>名</p>" t:otodoke_name_mei<id=otodoke_name_mei;ph=例）太郎> "</div></section>"
{必須}メールアドレス | "<div><p>メールアドレス</p>" e:otodoke_mail_address<id=otodoke_mail_address;ph=例) mail@example.jp> "</div>"
{必須}住所 | "<div><p>郵便番号</p><div>" t:otodoke_yubin_nb_1<id=otodoke_yubin_nb_1;class=yubin_1> "-" t:otodoke_yubin_nb_2<id=otodoke_yubin_nb_2;class=yubin_2> b:住所検索 "</div></div><div><p class=mt_1>都道府県</p><span class=select_wrap>" s:math<id=otodoke_todohuken;o=pref/> "</span></div><div><p class=mt_1>市区町村／番地</p>" t:otodoke_shiku<id=otodoke_shiku;class=w_80;ph=例）港区芝浦1-13-16 ※英数字は半角> "<p class=text_blue>住所は番地の最後までご入力ください。</p></div><div><p class=mt_1>建物／部屋番号</p>" t:otodoke_tatemono<id=otodoke_tatemono;class=w_80;ph=例）芝浦ビル2階 ※英数字は半角> "</div>"
{必須}電話番号 | "<div><p class=mt_1>{必須}TEL</p>" T:otodoke_tel_1<id=otodoke_tel_1;class=w_50> "</div><div><p class=mt_1>TEL</p>" T:otodoke_tel_2<id=otodoke_tel_2;class=w_50> "</div>"

= 35062334256#2 table
{必須}氏名 | "<section><div><p>姓</p>" t:name_sei<id=name_sei;ph=例）日本> "</div><div><p>名</p>" t:name_mei<id=name_mei;ph=例）太郎> "</div></section>"
{必須}フリガナ | "<section><div><p>セイ</p>" t:name_sei_kana<id=name_sei_kana;ph=例）ニホン> "</div><div><p>メイ</p>" t:name_mei_kana<id=name_mei_kana;ph=例）タロウ> "</div></section>"
{必須}住所 | "<div><p>郵便番号</p><div>" t:yubin_nb_1<id=yubin_nb_1;class=yubin_1> "-" t:yubin_nb_2<id=yubin_nb_2;class=yubin_2> b:住所検索 "</div></div><div><p class=mt_1>都道府県</p><span class=select_wrap>" s:math<id=address_todohuken;o=pref/> "</span></div><div><p class=mt_1>市区町村／番地</p>" t:address_shiku<id=address_shiku;class=w_80;ph=例）港区芝浦1-13-16 ※英数字は半角> "<p class=text_blue>住所は番地の最後までご入力ください。</p></div><div><p class=mt_1>建物／部屋番号</p>" t:address_tatemono<id=address_tatemono;class=w_80;ph=例）芝浦ビル2階 ※英数字は半角> "</div>"
{必須}電話番号 | '<span>TELまたは携帯のどちらかをご入力ください。</span>' "<div><p class=mt_1>TEL</p>" T:tel<id=tel;class=w_50> "</div><div><p class=mt_1>携帯</p>" T:keitai_tel<id=keitai_tel;class=w_50> "</div>"
{必須}メールアドレス | "<div><p>メールアドレス</p>" e:mail_address<id=mail_address;ph=例) mail@example.jp> "</div><div><p class=mt_1>（確認）</p>" e:mail_address_re<id=mail_address_re;ph=例) mail@example.jp> "</div>"
お届け先を変更する | c:otodoke_change<o=変更する>
~heading お届け先情報
{必須}氏名 | "<section><div><p>姓</p>" t:otodoke_name_sei<id=otodoke_name_sei;ph=例）日本> "</div><div><p>名</p>" t:otodoke_name_mei<id=otodoke_name_mei;ph=例）太郎> "</div></section>"
{必須}メールアドレス | "<div><p>メールアドレス</p>" e:otodoke_mail_address<id=otodoke_mail_address;ph=例) mail@example.jp> "</div>"
{必須}住所 | "<div><p>郵便番号</p><div>" t:otodoke_yubin_nb_1<id=otodoke_yubin_nb_1;class=yubin_1>=z1 "-" t:otodoke_yubin_nb_2<id=otodoke_yubin_nb_2;class=yubin_2>=z2 b:住所検索 "</div></div><i></i><div><p class=mt_1>都道府県</p><span class=select_wrap>" s:math<id=otodoke_todohuken;o=pref/>=p "</span></div><div><p class=mt_1>市区町村／番地</p>" t:otodoke_shiku<id=otodoke_shiku;class=w_80;ph=例）港区芝浦1-13-16 ※英数字は半角>=ctb "<p class=text_blue>住所は番地の最後までご入力ください。</p></div><div><p class=mt_1>建物／部屋番号</p>" t:otodoke_tatemono<id=otodoke_tatemono;class=w_80;ph=例）芝浦ビル2階 ※英数字は半角>=m "</div>"
{必須}電話番号 | "<div><p class=mt_1>{必須}TEL</p>" T:otodoke_tel_1<id=otodoke_tel_1;class=w_50> "</div><div><p class=mt_1>TEL</p>" T:otodoke_tel_2<id=otodoke_tel_2;class=w_50> "</div>"

= 58008639389 loose
~heading 2.お届け先・ご注文者情報
@氏名 | t:customerName<id=customerName;max=100;required>
@郵便番号 | "<div class=postalArea>" t:postalCode<id=postalCode;max=20;ph=100-0001;required>=z b:検索 "</div>"
@住所 | a:address<id=address;max=255;rows=3;required>=pctbm
@電話番号 | t:phone<id=phone;max=20;ph=090-1234-5678;required>
@メールアドレス | e:email<id=email;max=255;ph=example@example.com;required>
@支払方法 | s:paymentMethod<id=paymentMethod;required;o=クレジットカード,銀行振込,代金引換,コンビニ払い/選択してください>

= 31324753266 loose
~heading ご注文者情報
@姓 | t:lastName<id=lastName;required>
@名 | t:firstName<id=firstName;required>
@メールアドレス | e:email<id=email;required>
~heading 配送先情報
@郵便番号 | t:postCode<id=postCode;required>=z
@都道府県 | t:prefecture<id=prefecture;required>=p
@市区町村 | t:city<id=city;required>=ct
@番地 | t:street<id=street;required>=b
@建物名 | t:building<id=building>=m
@電話番号 | t:phoneNumber<id=phoneNumber;required>
~heading 決済方法
~ph | r:paymentMethod<o=クレジットカード>

= 52477304805 loose
~heading 会社情報
会社名 / 店舗名 <span>*</span> | t:companyName<ph=例: 株式会社ビッグロック>=o
会社名カナ <span>*</span> | t:companyNameKana<ph=例: カブシキガイシャビッグロック>=ko
代表者姓 <span>*</span> | t:representativeLastName<ph=例: 山田>
代表者名 <span>*</span> | t:representativeFirstName<ph=例: 太郎>
代表者姓カナ <span>*</span> | t:representativeLastNameKana<ph=例: ヤマダ>
代表者名カナ <span>*</span> | t:representativeFirstNameKana<ph=例: タロウ>
~heading 担当者情報
部署名 | t:department<ph=例: 営業部>
担当者姓 <span>*</span> | t:contactLastName<ph=例: 佐藤>
担当者名 <span>*</span> | t:contactFirstName<ph=例: 次郎>
担当者姓カナ <span>*</span> | t:contactLastNameKana<ph=例: サトウ>
担当者名カナ <span>*</span> | t:contactFirstNameKana<ph=例: ジロウ>
~heading 連絡先・所在地(商品配送先)
郵便番号 <span>*</span> | t:postalCode<ph=例: 1500001;max=8>=z
都道府県・市区町村・番地 <span>*</span> | t:addressLine1<ph=例: 東京都渋谷区神宮前1-1-1>=pctb
建物名・部屋番号など | t:addressLine2<ph=例: ビッグロックビル 1F>=m
電話番号 (固定優先) <span>*</span> | T:phone<ph=03-1234-5678>
携帯番号 | T:mobilePhone<ph=090-1234-5678>
FAX番号 | T:fax<ph=03-1234-5679>
~ph | c:hasSeparateBilling<o=請求書送付先が上記と異なる場合はチェック>
~ph | "<h4>請求先情報</h4>"
請求先会社名 <span>*</span> | t:billingCompanyName<ph=例: 株式会社ビッグロック 経理代行>
部署名 | t:billingDepartment<ph=例: 経理部>
担当者姓 <span>*</span> | t:billingContactLastName<ph=例: 鈴木>
担当者名 <span>*</span> | t:billingContactFirstName<ph=例: 三郎>
郵便番号 <span>*</span> | t:billingPostalCode<ph=例: 1500001;max=8>
都道府県・市区町村・番地 <span>*</span> | t:billingAddressLine1<ph=例: 東京都渋谷区神宮前1-2-3>
建物名・部屋番号など | t:billingAddressLine2<ph=例: ベンチャービル 2F>
電話番号 <span>*</span> | T:billingPhone<ph=03-9876-5432>
~heading 企業付加情報
設立年月 | t:establishedYearMonth<ph=例: 2010年4月>
業態 / 業種 | t:industry<ph=例: 小売店 / プロショップ>
年商 (千円) | t:annualSales<ph=例: 10000>
~ph | c:termsAgreed<o=B2B利用規約 および プライバシーポリシー に同意する>

= 52477304805#2 loose
~heading 会社情報
会社名 / 店舗名 <span>*</span> | t:companyName<ph=例: 株式会社ビッグロック>
会社名カナ <span>*</span> | t:companyNameKana<ph=例: カブシキガイシャビッグロック>
代表者姓 <span>*</span> | t:representativeLastName<ph=例: 山田>
代表者名 <span>*</span> | t:representativeFirstName<ph=例: 太郎>
代表者姓カナ <span>*</span> | t:representativeLastNameKana<ph=例: ヤマダ>
代表者名カナ <span>*</span> | t:representativeFirstNameKana<ph=例: タロウ>
~heading 担当者情報
部署名 | t:department<ph=例: 営業部>
担当者姓 <span>*</span> | t:contactLastName<ph=例: 佐藤>
担当者名 <span>*</span> | t:contactFirstName<ph=例: 次郎>
担当者姓カナ <span>*</span> | t:contactLastNameKana<ph=例: サトウ>
担当者名カナ <span>*</span> | t:contactFirstNameKana<ph=例: ジロウ>
~heading 連絡先・所在地(商品配送先)
郵便番号 <span>*</span> | t:postalCode<ph=例: 1500001;max=8>
都道府県・市区町村・番地 <span>*</span> | t:addressLine1<ph=例: 東京都渋谷区神宮前1-1-1>
建物名・部屋番号など | t:addressLine2<ph=例: ビッグロックビル 1F>
電話番号 (固定優先) <span>*</span> | T:phone<ph=03-1234-5678>
携帯番号 | T:mobilePhone<ph=090-1234-5678>
FAX番号 | T:fax<ph=03-1234-5679>
~ph | c:hasSeparateBilling<o=請求書送付先が上記と異なる場合はチェック>
~ph | "<h4>請求先情報</h4>"
請求先会社名 <span>*</span> | t:billingCompanyName<ph=例: 株式会社ビッグロック 経理代行>=o
部署名 | t:billingDepartment<ph=例: 経理部>
担当者姓 <span>*</span> | t:billingContactLastName<ph=例: 鈴木>
担当者名 <span>*</span> | t:billingContactFirstName<ph=例: 三郎>
郵便番号 <span>*</span> | t:billingPostalCode<ph=例: 1500001;max=8>=z
都道府県・市区町村・番地 <span>*</span> | t:billingAddressLine1<ph=例: 東京都渋谷区神宮前1-2-3>=pctb
建物名・部屋番号など | t:billingAddressLine2<ph=例: ベンチャービル 2F>=m
電話番号 <span>*</span> | T:billingPhone<ph=03-9876-5432>
~heading 企業付加情報
設立年月 | t:establishedYearMonth<ph=例: 2010年4月>
業態 / 業種 | t:industry<ph=例: 小売店 / プロショップ>
年商 (千円) | t:annualSales<ph=例: 10000>
~ph | c:termsAgreed<o=B2B利用規約 および プライバシーポリシー に同意する>

= 34909044552 td
お名前 <font size=1>必須</font> | t:uname<size=30>
メールアドレス <font size=1>必須</font> | t:email<size=30> "<br><font size=2>（半角英数）（例）yamada@example.co.jp </font>"
郵便番号 <font size=1>必須</font> | t:zip<max=7>=z "<br><font size=2>（例）1000000</font>"
都道府県 市区群 <font size=1>必須</font> | t:addr1<size=30>=pc "<br><font size=2>（例）東京都新宿区</font>"
町村番地 <font size=1>必須</font> | t:addr2<size=30>=tb "<br><font size=2>（例）西新宿1-1-1</font>"
建物名（部屋番号） | t:addr3<size=30>=m "<br><font size=2>（例）西新宿マンション204</font>"
お電話番号 <font size=1>必須</font> | t:tellno<max=11> "<br><font size=2>（例）0300000000</font>"
~h お届け先選択 | r:receiver<o=購入者の住所へ送る,別の住所へ送る>
~row 受取人の情報の入力 | ""
受取人お名前 <font size=1>必須</font> | t:name2<size=30>
郵便番号 <font size=1>必須</font> | t:zip2<max=7> "<br><font size=2>（例）1000000</font>"
都道府県 市区群 <font size=1>必須</font> | t:receiveraddr1<size=30> "<br><font size=2>（例）東京都新宿区</font>"
町村番地 <font size=1>必須</font> | t:receiveraddr2<size=30> "<br><font size=2>（例）西新宿1-1-1</font>"
建物名（部屋番号） | t:receiveraddr3<size=30> "<br><font size=2>（例）西新宿マンション204</font>"
お電話番号 <font size=1>必須</font> | t:tellno2<max=11> "<br><font size=2>（例）0300000000</font>"
~h お支払方法選択 | r:pay<o=代金引換>

= 34909044552#2 td
お名前 <font size=1>必須</font> | t:uname<size=30>
メールアドレス <font size=1>必須</font> | t:email<size=30> "<br><font size=2>（半角英数）（例）yamada@example.co.jp </font>"
郵便番号 <font size=1>必須</font> | t:zip<max=7> "<br><font size=2>（例）1000000</font>"
都道府県 市区群 <font size=1>必須</font> | t:addr1<size=30> "<br><font size=2>（例）東京都新宿区</font>"
町村番地 <font size=1>必須</font> | t:addr2<size=30> "<br><font size=2>（例）西新宿1-1-1</font>"
建物名（部屋番号） | t:addr3<size=30> "<br><font size=2>（例）西新宿マンション204</font>"
お電話番号 <font size=1>必須</font> | t:tellno<max=11> "<br><font size=2>（例）0300000000</font>"
~h お届け先選択 | r:receiver<o=購入者の住所へ送る,別の住所へ送る>
~row 受取人の情報の入力 | ""
受取人お名前 <font size=1>必須</font> | t:name2<size=30>
郵便番号 <font size=1>必須</font> | t:zip2<max=7>=z "<br><font size=2>（例）1000000</font>"
都道府県 市区群 <font size=1>必須</font> | t:receiveraddr1<size=30>=pc "<br><font size=2>（例）東京都新宿区</font>"
町村番地 <font size=1>必須</font> | t:receiveraddr2<size=30>=tb "<br><font size=2>（例）西新宿1-1-1</font>"
建物名（部屋番号） | t:receiveraddr3<size=30>=m "<br><font size=2>（例）西新宿マンション204</font>"
お電話番号 <font size=1>必須</font> | t:tellno2<max=11> "<br><font size=2>（例）0300000000</font>"
~h お支払方法選択 | r:pay<o=代金引換>

= 42684435691 ph
| "<fieldset><legend>現住所</legend>" t:<class=pure-input-1;ph=郵便番号>=z "<i></i>" a:<class=pure-input-1;ph=現住所>=pctbm t:<class=pure-input-1;ph=ふりがな>=kpkckt "</fieldset>"
| "<fieldset><legend>電話</legend>" T:<class=pure-input-1;ph=電話> "</fieldset>"
| "<fieldset><legend>携帯</legend>" T:<class=pure-input-1;ph=携帯> "</fieldset>"
| "<fieldset><legend>E-mail</legend>" e:<class=pure-input-1;ph=E-mail> "</fieldset>"
| "<fieldset><legend>連絡先</legend>" a:<class=pure-input-1;ph=連絡先> "</fieldset>"
| "<fieldset><legend>連絡先電話</legend>" T:<class=pure-input-1;ph=電話> "</fieldset>"

= 2400592491 ph h-adr
| "<h2>お届け先情報</h2><div class=input-group>" t:<ph=お名前 (姓);class=input-field> t:<ph=お名前 (名);class=input-field> "</div><p>例) 鈴木 太郎</p>"
| t:<ph=郵便番号;max=7;class=p-postal-code input-field;id=Postalcode>=z "<p>例) 1066237</p>"
| s:<class=p-region input-field;id=Prefecture;o=pref/都道府県を選択してください>=p
| t:<ph=市区町村;class=p-locality p-street-address input-field;id=Municipality>=ct "<p>例) 千代田区九段下</p>"
| t:<ph=番地・建物名・部屋番号;class=input-field;id=BlockNumber>=bm "<p>例) 1丁目1-1 グランド九段下501号室</p>"
| T:<ph=電話番号;class=input-field> "<p>例) 09012345678</p>"

= 31039711594 loose noform
@姓（例：山田） | t:familyname<id=familyname>
@名（例：花子） | t:firstname<id=firstname>
@姓ローマ字（例：Yamada） | t:familyname-en<id=familyname-en>
@名ローマ字（例：Hanako） | t:firstname-en<id=firstname-en>
@郵便番号 | t:post<id=post>=z
@住所 | t:address<id=address>=pctbm
@電話番号 | t:tel<id=tel>

= 40686495694 loose noform
@店舗名 <span>*</span> | "<div>" t:storeName<id=r1;required> "</div>"
@店舗メールアドレス <span>*</span> | "<div>" e:storeEmail<id=r2;required> "</div>"
@店舗電話番号 <span>*</span> | "<div>" t:storePhoneNumber<id=r3;required> "</div>"
@店舗郵便番号 <span>*</span> | "<div>" t:storeZipCode<id=r4;required>=z "</div>"
@店舗住所(都道府県市区町村) <span>*</span> | "<div>" t:storeAddress1<id=r5;required>=pct "</div>"
@店舗住所(番地・建物名・部屋番号) <span>*</span> | "<div>" t:storeAddress2<id=r6;required>=bm "</div>"
@店舗Symbolアドレス(テストネット) <span>*</span> | "<div>" t:storeSymbolAddress<id=r7;required> "</div>"
@店舗説明 <span>*</span> | "<div>" t:storeDescription<id=r8;required> "</div>"

= 22814835569 bs
お名前 {必須} | t:user_name<id=user_name;ph=山田 太郎;required;ac=name>
郵便番号 {必須} | t:post_code<id=post_code;ph=123-4567;required;ac=postal-code>=z
都道府県 {必須} | s:prefecture<id=prefecture;required;ac=address-level1;o=pref/>=p
市区町村番地 {必須} | t:municipality<id=municipality;ph=〇〇市〇〇町〇〇番〇〇;required;ac=address-level2>=ctb
マンション名 | t:apartment<id=apartment;ph=□□マンション△△号室>=m
メールアドレス {必須} | e:email<id=email;required;ac=email>
電話番号 {必須} | t:phone_number<id=phone_number;ph=09012345678;required;ac=tel>
~ph | "<legend>支払い方法<span>必須</span></legend><div><fieldset>" r:payment_method<required;o=現金,クレジット> "</fieldset></div>"

= 21224648521 loose h-adr
会社名 {必須} | t:company_name<class=form-control>=o
~ph | "<label>郵便番号 <span>必須</span></label>〒 ※ハイフンなし" t:postal_code<class=form-control p-postal-code;ph=1234568;size=8;max=8>=z
都道府県 {必須} | s:prefecture_id<class=form-control p-region-id;o=pref-id/選択>=p
~wrongfor 市区町村 {必須} | t:municipality<id=municipality;class=form-control p-locality p-street-address p-extended-address;ph=例）千代田区>=ct
~wrongfor 番地・ビル名 | t:address_building_name<id=address_building_name;class=form-control>=bm
~wrongfor 電話番号 {必須} | T:phone_number<id=phone_number;ph=例）0312345678>
その他書くことがあれば | a:other_memo<rows=5>

= 2652267681 ph
| "<label>お名前（フリガナ）</label><div><div><span>必須</span></div><div><div><p>セイ</p></div><div>" t:kata_familyname<class=form-control required;ph=例：チノ> "</div><div><p>メイ</p></div><div>" t:kata_name<class=form-control required;ph=例：タロウ> "</div></div></div>"
| "<label>住所</label><p>郵便番号</p><div><div><span>必須</span></div><div><div>" t:postal-code<class=form-control required;ph=例：1234567>=z "</div><div><a>郵便番号から住所を自動的入力</a></div></div></div><i></i><p>都道府県</p><div><div><span>必須</span></div><div>" s:pref<class=form-control required;o=pref/都道府県を選択してください>=p "</div></div><p>市区町村</p><div><div><span>必須</span></div><div>" t:city<class=form-control required>=ct "</div></div><p>丁目番地</p><div><div><span>必須</span></div><div>" t:address<class=form-control required>=b "</div></div><p>建物名・号室</p><div><div></div><div>" t:building-room<class=form-control>=m "</div></div>"
| "<label>電話番号（半角数字）<span>※ハイフンなしでご記入ください。</span></label><div><div><span>必須</span></div><div>" n:phone-number<ph=例：0312341234;class=form-control required> "</div></div>"
| "<label>メールアドレス（半角英数字）</label><div><div><span>必須</span></div><div>" e:email<class=form-control required> "</div></div>"

= 2595845352 wrongfor
性別 {必須} | r:gender<o=男,女>
生年月日 {必須} | d:birthday<required>
郵便番号 {必須} | t:post_code<class=form-control;required>=z
~loose @都道府県 {必須} | s:pref_id<id=pref_id;required;o=pref-id-none>=p
~loose @市区町村 {必須} | s:city_id<id=city_id;required;o=city>=c
住所 {必須} | t:address<class=form-control;ph=渋谷区道玄坂2丁目11-1;required>=tb
建物名 | t:building<class=form-control;ph=Ｇスクエア渋谷道玄坂 4F>=m
電話番号 {必須} | T:tel<required>
携帯番号 {必須} | T:mobile<required>
メールアドレス {必須} | e:email<ph=you@example.com;required>
備考 | a:remarks<aria-label=With textarea>

= 33815138374 flat
出荷先名 {必須} | t:name<class=input>
出荷先コード {任意} | t:code<class=input>
郵便番号 {任意} | t:postal_code<class=input>=z
住所1 {任意} | t:address1<class=input>=pctb
住所2 {任意} | t:address2<class=input>=m
電話番号 {任意} | t:phone<class=input>
メールアドレス {任意} | t:email<class=input>
担当者名 {任意} | t:contact_name<class=input>
配送方法 {任意} | t:shipping_method<class=input;ph=例：ヤマト / 佐川 / 日本郵便>
備考 {任意} | a:note<class=input>

= 56419893783 loose
@店舗名 {必須} | t:name<id=name;ph=例：すし処 すしコネクト;required>
@郵便番号 {必須} | t:postal_code<id=postal_code;ph=例：123-4567;required>=z
@エリア（都道府県）{必須} | s:area<id=area;required;o=静岡県,東京都,大阪府/選択してください>=p
@住所 {必須} | t:address<id=address;ph=例：静岡県藤枝市◯◯ 1-2-3;required>=pctbm
@電話番号 {必須} | T:phone_number<id=phone_number;ph=例：090-1234-5678;required>
@スタイル {必須} | s:style<id=style;required;o=回転寿司,回らない寿司,寿司居酒屋/選択してください>
@店舗紹介文 {必須} | a:description<id=description;rows=5;required>
@店舗画像 {任意} | f:image<id=image>
`;

/**
 * Forms of the forty-second round (66 addresses of projects that no earlier round has; their parts were written down, and committed, before the
 * element read any of them). All code fields were found, 154 of 166 other fields (92.8 %) took their parts, 57 addresses had no fault, 5 fields
 * took wrong parts, 7 were left empty, and 1 field of another question was taken. Without what is documented or was written down wrongly (the
 * read-only fields of YubinBango, 町域 in front of 番地, a list of prefectures that a script fills): 162 of 167 other fields (97.0 %) take their
 * parts since the rules were changed, 63 addresses have no fault, 3 fields take wrong parts, and 2 are left empty. See `read-forms.ts` for the
 * notation.
 */
export const ROUND_42 = `
= 17488704390 ph noform
| "<div class=container><div><h3>お客様登録情報</h3></div> <div class=row><div>氏名 <div><div><label>姓</label>" t:lastname "<label>名</label>" t:firstname "</div></div></div></div> <div class=row><div>郵便番号 <div><div>" t:lastname=z "</div></div></div></div><i></i> <div class=row><div>住所 <div><div><label>都道府県</label>" t:=p "</div> <div><label>市町村区</label>" t:=ct "</div> <div><label>番地</label>" t:=b "</div> <div><label>マンション名・部屋番号</label>" t:=m "</div></div></div></div> <div class=row><div>メールアドレス <div><div>" t:lastname "</div></div></div></div> <div class=row><div>電話番号 <div><div>" t:lastname "</div></div></div></div> <div class=row><div>パスワード <div><div>" t:lastname "</div></div></div></div> <div class=row><div>パスワード再入力 <div><div>" t:lastname "</div></div></div></div> <p><a>登録</a></p></div>"

= 1266767171 ph noform
| "<form id=form1><ul> <li><h3>性別</h3>" r:user_sex<o=男性,女性> "</li> <li><h3>郵便番号</h3><div>" t:user_mail<id=郵便番号>=z "<p></p></div></li><i></i> <li><h3>都道府県</h3><div><p></p>" s:user_area_id<id=都道府県;o=pref-id/ご希望の都道府県を選択してください>=p "</div></li> <li><ul><li><h3>市区町村</h3><div>" t:user_county<id=市区町村;ph=例）大阪市西区江戸堀>=ct "<p></p></div></li> <li><h3>町番地</h3><div>" t:user_village<id=user_village;ph=例）1-2-3>=b "<p></p></div></li></ul></li> <li><h3>マンション名・部屋番号</h3><div>" t:user_mansyonn<id=user_mansyonn;ph=例）センパイハイツ101>=m "<p></p></div></li> </ul></form>"

= 56808313438 ph noform
| "<div><div>お届け先を追加</div> <div><div><div>郵便番号<span>※</span></div>" t:<ph=123-4567>=z "</div><i></i> <div><div>都道府県<span>※</span></div>" s:<o=pref-none>=p "</div></div> <div><div>市区町村<span>※</span></div>" t:<ph=渋谷区>=c "</div> <div><div>番地・建物名<span>※</span></div>" t:<ph=渋谷1-1-1>=tb "</div> <div><div>マンション名・部屋番号（任意）</div>" t:<ph=渋谷マンション101>=m "</div> <div><div>電話番号</div>" t:<ph=090-1234-5678> "</div> <div><div></div><span>デフォルトの配送先として設定する</span></div> <div><button>保存する</button><button>キャンセル</button></div></div>"

= 38745823028 ph noform
| "<div><table><tbody> <tr><th>이름</th><td>" t:name "</td><td></td></tr> <tr><th>주소</th><td><p>郵便番号</p>" t:zipCode1<size=3;max=3>=z1 " - " t:zipCode2<size=4;max=4>=z2 "<button type=button>주소검색</button><i></i> <p>都道府県</p>" t:address1<id=address1>=p " <p>市区町村</p>" t:address2<id=address2>=c " <p>町名</p>" t:address3<id=address3>=t " <p>番地</p>" t:address4<id=address4>=b " <p>マンション名・部屋番号</p>" t:address5<id=address5>=m "</td><td></td></tr> <tr><th>전화번호</th><td>" t:phone1 "-" t:phone2 "-" t:phone3 h: "</td><td></td></tr></tbody></table><button>회원가입</button></div>"

= 6826052271 ph noform
| "<form> <div><div><dt>郵便番号<span>必須</span></dt><dd>" T:postal_code<ph=例）3210215;required>=z "</dd></div><p></p></div><i></i> <div><div><dt>ご住所<span>必須</span></dt><dd>" t:address<required>=pctbm "</dd></div><p></p></div> <div><div><dt>お電話番号</dt><dd>" T:tel<ph=例）09012345678> "</dd></div></div> <button>確認</button></form>"

= 14230549442 ph noform
| "<form> <dl><dt>お名前<span>必須</span></dt><dd>" t:customer_name "</dd></dl> <dl><dt>フリガナ</dt><dd>" t:customer_kana<ph=例)ヤマダ　タロウ> "</dd></dl> <dl><dt>お電話番号<span>必須</span></dt><dd>" t:customer_phone<ph=例)0123-88-0051> "</dd></dl> <dl><dt>ご住所<span>必須</span></dt><dd><div><label>郵便番号：" t:customer_zip=z "</label><i></i> <label>都道府県： " s:customer_pref<o=pref>=p "</label> <label>丁目番地：" t:customer_addr=ctb "</label> <label>建物名等：" t:customer_addr2=m "</label></div></dd></dl> <dl><dt>E-mail<span>必須</span></dt><dd>" t:customer_email "</dd></dl> <dl><dt>備考欄(その他ご質問など)</dt><dd>" a:customer_note "</dd></dl> <button>確認する</button></form>"

= 23813800001 ph noform
| "<form> <dl><dt>お名前<span>※</span></dt><dd><label>" t:name "</label><span>例）オーナー太郎</span></dd></dl> <dl><dt>お名前（全角カナ）<span>※</span></dt><dd><label>" t:kana "</label><span>例）オーナータロウ</span></dd></dl> <dl><dt>郵便番号<span>※</span></dt><dd>" t:zip=z "<span>例）102-0073</span></dd></dl><i></i> <dl><dt>ご住所<span>※</span></dt><dd><label>" t:address=pctbm "</label><span>例）東京都江戸川区網町1-1-1</span></dd></dl> <dl><dt>お電話番号<span>※</span></dt><dd><label>" t:tel "</label><span>例）03-3238-1311</span></dd></dl> <dl><dt>メールアドレス<span>※</span></dt><dd><label>" t:email "</label><span>例）info@amix.co.jp</span></dd></dl> <button>送信</button></form>"

= 46582605239 ph noform
| "<form class=h-adr><span class=p-country-name style=display:none>Japan</span><dl> <dt>お名前</dt><dd>" t:onamae<required;ac=name> "</dd> <dt>メールアドレス</dt><dd>" e:email<required;ac=email;ph=abc@sample.com> "</dd> <dt>郵便番号</dt><dd>" t:<class=p-postal-code;max=8;ph=ハイフン不要です>=z "</dd><i></i> <dt>住所1</dt><dd>" t:<class=p-region p-locality p-street-address p-extended-address;required>=pct "</dd> <dt>住所2</dt><dd>" t:address2<required;ph=以降の住所を入力して下さい>=b "</dd> <dt>建物/ビル名</dt><dd>" t:address3<ph=部屋番号を入力して下さい>=m "</dd> <dt>備考欄</dt><dd>" a:message "</dd></dl><button>送信</button></form>"

= 2811777539 ph noform
| "<div class=h-adr><div><label for=name>お名前</label>" t:<id=name;ac=name> "</div> <span class=p-country-name style=display:none>Japan</span> <div><label for=postal_code>郵便番号</label>" t:<class=form-input p-postal-code;id=postal_code;ac=postal-code>=z "</div><i></i> <div><label for=address>住所</label>" t:<class=form-input p-region p-locality p-street-address p-extended-address;id=address>=pctbm "</div> <div><label for=tel>電話番号</label>" T:<id=tel;ac=tel-national> "</div> <button>会員情報を変更</button></div>"

= 28557972283 ph noform
| "<form class=h-adr>" t:shopName " " t:foodName " " n:price "<span class=p-country-name style=display:none>Japan</span>〒" t:<class=p-postal-code;size=8;max=8>=z "<br><i></i>" t:<class=p-region p-locality p-street-address p-extended-address>=pctbm "</form>"

= 16307964599 ph noform
| "<form class=h-adr><table><tbody> <tr><th>メールアドレス<span>※</span></th><td>" e:email<required> "<p>例）test@example.com</p></td></tr> <tr><th>郵便番号<span>※</span></th><td>" h:<class=p-country-name;value=Japan> "<span>〒</span>" t:postcode<required;class=p-postal-code;pattern=\\d{3}-?\\d{4}>=z "<p>例）123-4567</p></td></tr> <tr><th>住所<span>※</span></th><td><i></i>" t:address<required;class=p-region p-locality p-street-address p-extended-address>=pctb "<p>例）東京都渋谷区千駄ヶ谷1-2-3</p></td></tr> <tr><th>建物名</th><td>" t:building_name=m "<p>例）千駄ヶ谷マンション101</p></td></tr> <tr><th>ご意見<span>※</span></th><td>" a:opinion<max=120;required> "</td></tr></tbody></table><button>確認</button></form>"

= 7006852634 ph noform
| "<form><table><tbody> <tr><td>ケータイ</td><td>" t:cell_phone<ph=ハイフン不要> "</td></tr> <tr><td>郵便番号・住所</td><td><div class=h-adr><span class=p-country-name style=display:none>Japan</span>" t:zip<class=p-postal-code form-control;ph=郵便番号を7桁の整数で入力(例: 1510071)>=z "<i></i>" t:address<class=p-region p-locality p-street-address p-extended-address form-control;ph=住所が自動で補完されます。番地以降を追記入力してください。>=pctbm "</div></td></tr> <tr><td>緊急連絡先 氏名</td><td>" t:emer_name "</td></tr> <tr><td>緊急連絡先 続柄</td><td>" t:emer_relation "</td></tr></tbody></table></form>"

= 36906989386 ph noform
| "<form class=el-form> <div><label>苗字</label><div><div>" t:<ph=Please input> "</div></div></div> <div><label>名前</label><div><div>" t:<ph=Please input> "</div></div></div> <div><label>苗字 (かな)</label><div><div>" t:<ph=Please input> "</div></div></div> <div><label>名前 (かな)</label><div><div>" t:<ph=Please input> "</div></div></div> <div><label>郵便番号</label><div><div>" t:<ph=Please input>=z "</div></div></div><i></i> <div><label>住所</label><div><div>" t:<ph=Please input>=pctbm "</div></div></div> <div><label>生年月日</label><div><div>" t:<ph=Please input> "</div></div></div> <div><label>性別</label><div>" r:<o=男性,女性> "</div></div> <div><label>電話番号</label><div><div>" t:<ph=Please input> "</div></div></div></form>"

= 71411066929 ph noform
| "<form class=el-form><div> <div><label>国籍</label><div><div>" t: "</div></div></div> <div><label>電話番号</label><div><div>" t: "</div></div></div> <div><label>メール</label><div><div>" t: "</div></div></div> <div><label>郵便番号</label><div><div>" t:=z "</div></div></div><i></i> <div><label>住所</label><div><div>" t:=pctbm "</div></div></div></div> <div>在留情報</div> <div><div><label>在留資格</label><div><div>" t:<ph=選択してください;role=combobox> "</div></div></div> <div><label>在留カード番号</label><div><div>" t: "</div></div></div></div></form>"

= 607310354 ph noform
| "<form class=el-form> <div><label>会社名</label><div><div>" t:=o "</div></div></div> <div><label>メールアドレス</label><div><div>" e: "</div></div></div> <div><label>郵便番号</label><div><div>" t:=z "</div></div></div><i></i> <div><label>電話番号</label><div><div>" t: "</div></div></div> <div><label>住所</label><div><div>" t:=pctbm "</div></div></div> <button type=button>登録する</button></form>"

= 21875879727 ph noform
| "<form class=el-form> <div><label for=name>名前(姓名)</label><div><div>" t:<id=name> "</div></div></div> <div><label for=kana>ふりがな(姓名)</label><div><div>" t: "</div></div></div> <div><label>社名</label><div><div>" t:=o "</div></div></div> <div><label for=mailaddress>メールアドレス</label><div><div>" t: "</div></div></div> <div><label>郵便番号</label><div><div>" t:=z "</div></div></div><i></i> <div><label>住所</label><div><div>" t:=pctbm "</div></div></div> <div><label for=productKey>どの製品について</label><div><div>" t:<ph=どの製品について;readonly> "</div></div></div> <div><label for=title>問い合わせ件名</label><div><div>" t: "</div></div></div> <div><label for=contactBody>問い合わせ内容</label><div><div>" a: "</div></div></div></form>"

= 40069305700 ph noform
| "<form class=el-form><div><h2>アカウント登録</h2></div> <div><label for=name>会社名称</label><div><div>" t:<max=100;ph=例：株式会社ABC>=o "</div></div></div> <div><label for=representative>代表者名</label><div><div>" t:<max=100;ph=例：田中 一郎> "</div></div></div> <div><label for=postCode>郵便番号</label><div><div>" t:<max=10;ph=例：197-0804>=z "</div></div></div><i></i> <div><label for=address>住所</label><div><div>" t:<max=200;ph=例：大阪府大阪市XXX>=pctbm "</div></div></div> <div><label for=telephone>電話番号</label><div><div>" t:<max=14;ph=例：08012345678> "</div></div></div> <div><label for=email>メールアドレス</label><div><div>" t: "</div></div></div></form>"

= 38021616256 ph noform
| "<form><div><input type=radio name=isCertificateNecessary><label>電子データ（pdf）をメール</label></div> <div><label for=formZipcode>郵便番号</label>" t:<id=formZipcode;required;pattern=^[0-9]+$>=z "<small>半角数字．ハイフン不要．</small></div><i></i> <div><label for=formAddress>住所</label>" t:<id=formAddress;required>=pctbm "</div></form>"

= 46345536069 ph noform
| "<form> <div><div><div><label for=postalCode>郵便番号<span>*</span></label>" t:postalCode<id=postalCode;ph=123-4567;required>=z "</div></div><button type=button>住所を検索</button></div><i></i> <div><label for=prefecture>都道府県<span>*</span></label>" s:prefecture<id=prefecture;o=pref;required>=p "</div> <div><label for=city>市区町村<span>*</span></label>" t:city<id=city;ph=千代田区;required>=ct "</div> <div><label for=address>番地<span>*</span></label>" t:address<id=address;ph=1-1-1;required>=b "</div> <div><label for=building>建物名・部屋番号</label>" t:building<id=building;ph=○○マンション 101号室>=m "</div> <div><label for=phone>電話番号<span>*</span></label>" T:phone<id=phone;ph=09012345678（ハイフンなし）;required> "</div> <button>保存する</button></form>"

= 9155616821 ph noform
| "<form><table><tbody> <tr><th>郵便番号</th><td>" t:o_postal<max=8>=z "</td></tr> <tr><th>都道府県</th><td><i></i>" t:o_pref<id=o_pref>=p "</td></tr> <tr><th>市区町村・番地・建物名・号室</th><td>" t:o_address<id=o_address>=ctbm "</td></tr> <tr><th>電話番号</th><td>" t:o_tel<id=o_tel> "</td></tr> <tr><th>自己紹介コメント</th><td>" a:o_intro "</td></tr></tbody></table></form>"

= 11373851788 ph noform
| "<form><table><thead> <tr><th><label for=name>氏名</label><span>(必須)</span></th><td><div>" t:name<size=20> "</div></td></tr> <tr><th><label for=zip1>郵便番号 (半角)</label><span>(必須)</span></th><td><div>" t:zip1<size=4;max=3>=z1 " － " t:zip2<size=5;max=4>=z2 "<input type=button value=〒→変換></div></td></tr> <tr><th><label for=pref>都道府県</label><span>(必須)</span></th><td><i></i><div>" s:pref<o=pref/-- 選択してください -->=p "</div></td></tr> <tr><th><label for=addr1>市区町村 (全角)</label><span>(必須)</span></th><td><div>" t:addr1<size=40>=c "</div></td></tr> <tr><th><label for=addr2>町名・番地 (全角)</label><span>(必須)</span></th><td><div>" t:addr2<size=40>=tb "<br></div></td></tr> <tr><th><label for=addr>建物名 (全角)</label></th><td><div>" t:addr<size=40>=m "<br></div></td></tr></thead></table></form>"

= 19517760090 ph noform
| "<form> <div><div><label for>郵便番号</label><p>必須</p></div>" t:postal<ph=例）000-1234>=z "</div><i></i> <div><div><label for>住所</label><p>必須</p></div><div>" s:prefectures<id=prefectures;o=pref/都道府県を選択>=p t:address<ph=例）港区麻布台1-4-3>=ctbm "</div></div> <div><div><label for>電話番号</label><p>必須</p></div>" t:tel<ph=例）03-1234-5678> "</div> <div><div><label for>メールアドレス</label><p>必須</p></div>" t:email<ph=taka_id@icloud.com> "</div></form>"

= 26624120226 ph noform
| "<form> <div><div><label for=post_code>郵便番号</label><span>必須</span></div><div>" t:post_code<id=post_code;ph=111111（ハイフンの入力は不要です）>=z "</div></div><i></i> <div><div><label for=prefecture>都道府県</label><span>必須</span></div><div>" s:prefecture<id=prefecture;o=pref-none>=p "</div></div> <div><div><label for=municipalities>市区町村</label><span>必須</span></div><div>" t:municipalities<id=municipalities;ph=例）港区六本木>=ct "</div></div> <div><div><label for=street_address>番地</label><span>必須</span></div><div>" t:street_address<id=street_address;ph=例）1-9-9>=b "</div></div> <div><div><label for=apartment>建物名</label><span></span></div><div>" t:apartment<id=apartment>=m "</div></div> <div><div><label for=user_name>メールアドレス</label><span>必須</span></div><div>" t:user_name<id=user_name;ph=例）abcde@reposec.com> "</div></div> <button>次へ</button></form>"

= 38854042940 ph noform
| "<form> <h2>名前 :</h2>" t:user_name<ph=リーチ・マイケル> " <h2>生年月日 :</h2>" p:birthday " <h2>郵便番号 :</h2>" t:zip<required;ph=ハイフンなし>=z "<br><i></i> <h2>住所：</h2>" t:address<ph=例）港区北青山 ※自動入力>=pctbm " <h2>血液型 :</h2>" t:bloodtype<ph=B> "<input type=submit></form>"

= 65749818764 ph noform
| "<form><div><h2>利用先の住所を教えてください</h2><p>※お客様の情報が一般に公開されることはありません</p></div> <div><div><label><span>必須</span><span>郵便番号を入力</span></label>" t:postcode<required;ph=例: 1230000>=z "</div><i></i> <div><label><span>必須</span><span>都道府県を選択</span></label>" s:prefecture<required;o=/選択してください>=p "</div></div> <div><label><span>必須</span><span>住所を入力</span></label>" t:address<required;ph=例）港区新橋1-1 エネピ荘 101>=ctbm "</div> <button type=button>戻る</button><button>次へ</button></form>"

= 200238695 ph noform
| "<form><div> <div><label>退園時間<span>必須</span></label><input type=time name=tel></div> <div><label>メールアドレス<span>必須</span></label>" t:email<ph=例）guest@example.com> "</div> <div><label>電話番号<span>必須</span></label>" T:tel<ph=例）12345678900> "</div> <div><label>生年月日<span>必須</span></label>" d:tel "</div> <div><label>郵便番号<span>必須</span></label>" t:zip01<size=10;max=8>=z "</div><i></i> <div><label>都道府県<span>必須</span></label>" t:pref01<size=20>=p "</div> <div><label>以降の住所<span>必須</span></label>" t:addr01<size=60>=ctbm "</div> <div id=eat><label>給食数<span>必須</span></label>" n:eat<value=0> "<span>人分</span></div> <div><label>お問い合わせ項目<span>必須</span></label>" s:item<o=ご意見・ご要望,その他/お問い合わせ項目を選択してください> "</div></div></form>"

= 22332128110 ph noform
| "<form> <label>郵便番号(ハイフンもOK)</label> " t:zip01<size=10;max=8>=z "<i></i> <label>都道府県</label> " t:pref01<size=20>=p " <label>以降の住所</label> " t:addr01<size=60>=ctbm "</form>"

= 13098299230 ph noform
| "<form> <div><h3>電話番号<span>必須</span></h3><p>" T:tel<id=tel;ph=☎ 09012345678;required> "</p></div> <div class=address><h3>送付先<span>必須</span></h3><div><label>郵便番号   </label> " t:zip01<max=8;ph=〒>=z "<br><i></i> <label>都道府県   </label> " t:pref01=p "<br> <label>以降の住所</label> " t:addr01=ctbm "</div></div> <div><h3>質問事項がありましたらご記入ください</h3>" a:freetext<id=freetext> "</div></form>"

= 57778921633 ph noform
| "<form><section> <label><span>会社名</span>" t:name<required>=o "</label> <label><span>ロゴ表示テキスト</span>" t:logoText<required> "</label> <label><span>郵便番号</span>" t:postalCode<required>=z "</label><i></i> <label><span>都道府県</span>" t:prefecture<required>=p "</label> <label><span>市区町村</span>" t:city<required>=ct "</label> <label><span>番地以降住所</span>" t:addressLine<required>=bm "</label> <label><span>電話番号</span>" t:phone<required> "</label> <label><span>営業時間</span>" t:businessHours<required> "</label> <label><span>定休日</span>" t:closedDays<required> "</label></section></form>"

= 54603140132 ph noform
| "<form>" h:intent "<label>事業形態" s:entityType<o=未設定,個人・個人事業,法人> "</label> <label>法的名称" t:legalName "</label> <label>代表者" t:representativeName "</label> <label>郵便番号" t:postalCode=z "</label><i></i> <label>国コード" t:countryCode<value=JP> "</label> <label>都道府県・州" t:region=p "</label> <label>市区町村" t:city=c "</label> <label>住所" t:address1=tb "</label> <label>建物名" t:address2=m "</label> <label>電話番号" t:phone "</label> <label>適格請求書番号" t:invoiceRegistrationNumber "</label></form>"

= 60826621950 ph noform
| "<form> <div><label>電話</label>" t:phone "</div> <div><label>電話可能時間</label>" s:phone_available<o=午前,午後> "</div> <p>住所</p> <div><label>郵便番号</label>" t:postal_code=z "</div><i></i> <div><label>都道府県</label>" t:prefecture=p "</div> <div><label>市区町村</label>" t:city=ct "</div> <div><label>建物名・番地</label>" t:address_line=bm "</div> <p>宿泊日・人数</p> <div><label for=f-checkin>チェックイン</label>" d:check_in<id=f-checkin> "</div></form>"

= 51919261073 ph noform
| "<form> <div><div><label for=postal title=郵便番号>郵便番号</label></div><div>" t:<id=postal;ph=123-4567;max=8>=z "</div></div><i></i> <div><div><label for=prefecture title=都道府県>都道府県</label></div><div><div><span>" t:<id=prefecture;role=combobox;ac=off> "</span><span>選択してください</span></div></div></div> <div><div><label for=city title=市区町村>市区町村</label></div><div>" t:<id=city;ph=渋谷区>=c "</div></div> <div><div><label for=address title=番地・建物名>番地・建物名</label></div><div>" t:<id=address;ph=道玄坂1-2-3 ○○ビル4F>=tb "</div></div> <div><div><label for=address2>建物名・部屋番号（任意）</label></div><div>" t:<id=address2;ph=（任意）>=m "</div></div> <div><div><label for=phone title=電話番号>電話番号</label></div><div>" t:<id=phone;ph=090-1234-5678> "</div></div></form>"

= 29250474018 ph noform
| "<form> <div><label for=last_name>姓</label>" t:last_name<id=last_name;required> "<label for=first_name>名</label>" t:first_name<id=first_name;required> "</div> <div><label for=zipcode>郵便番号</label></div><div>" t:zipcode<id=zipcode;required>=z "</div><i></i> <div>住所</div> <div><div><label for=prefecture>都道府県</label><div>" t:prefecture<id=prefecture;required>=p "</div></div> <div><label for=municipality>市町村区</label><div>" t:municipality<id=municipality;required>=ct "</div></div> <div><label for=address>番地</label><div>" t:address<id=address;required>=b "</div></div> <div><label for=apartments>マンション・部屋番号</label><div>" t:apartments<id=apartments;required>=m "</div></div></div> <div><label for=email>メールアドレス</label></div><div>" e:email<id=email;required> "</div> <div><label for=phone_number>電話番号</label></div><div>" T:phone_number<id=phone_number;required> "</div></form>"

= 5328659083 ph noform
| "<form><table><tbody> <tr><th><span>*</span>お名前</th><td>" t:お名前<size=45;required> "</td></tr> <tr><th>ご住所(ペットホテルご利用のお客様は必ずご入力ください。)</th><td><label>郵便番号: " t:郵便番号=z "</label><br><i></i> <label>都道府県: " t:都道府県=p "</label><br> <label>住所: " t:住所=ctbm "</label></td></tr> <tr><th><span>*</span>携帯メールアドレス</th><td>" e:email<size=40;required> "</td></tr></tbody></table></form>"

= 2113849409 ph noform
| "<div> <div><label>郵便番号<span>*</span></label>" t:<ph=123-4567>=z "</div><i></i> <div><label>都道府県<span>*</span></label>" t:<ph=都道府県を入力>=p "</div> <div><label>市区町村<span>*</span></label>" t:<ph=市区町村を入力>=ct "</div> <div><label>番地・建物名<span>*</span></label>" t:<ph=番地・建物名を入力>=b "</div> <div><label>建物名・部屋番号</label>" t:<ph=建物名・部屋番号を入力>=m "</div> <h2>振込先情報</h2> <div><label>銀行名</label>" t: "</div></div>"

= 61486191429 ph noform
| "<form> <h3>03. 住所情報</h3> <div><label>郵便番号<span>*</span></label>" t:<ph=100-0001>=z "</div><i></i> <div><label>国<span>*</span></label>" t:<value=日本> "</div> <div><label>都道府県・市区町村<span>*</span></label>" t:=pct "</div> <div><label>番地・建物名<span>*</span></label>" t:=bm "</div> <div><label>部屋番号・補足</label>" t: "</div> <h3>04. カード情報</h3> <div><label>カード名義<span>*</span></label>" t:<ph=TARO YAMADA> "</div></form>"

= 53163011168 ph noform
| "<form class=h-adr><span class=p-country-name style=display:none>Japan</span><div><div><label for=postal_code>郵便番号</label>" t:postal_code<id=postal_code;class=p-postal-code;ph=1234567>=z "</div><i></i> <div><label for=prefecture>都道府県</label>" t:prefecture<id=prefecture;class=p-region bg-white;readonly>=p "</div> <div><label for=city>市区町村</label>" t:city<id=city;class=p-locality>=c "</div> <div><label for=address_line>番地・建物名</label>" t:address_line<id=address_line;class=p-street-address p-extended-address>=tbm "</div></div> <div><label for=phone>電話番号</label>" T:phone<id=phone;ph=09012345678> "</div></form>"

= 67113758062 ph noform
| "<form><div> <div><label for=br-post_code>郵便番号</label>" t:br-post_code[]=z "</div><i></i> <div><label for=br-address_prefecture>住所（都道府県）</label>" s:br-address_prefecture[]<o=pref-id/未選択>=p "</div> <div><label for=br-address_city>住所（市区町村）</label>" t:br-address_city[]=ct "</div></div> <div><div><label for=br-address_ward>住所（丁目・番地）</label>" t:br-address_ward[]=b "</div> <div><label for=br-address_apartment>住所（アパート・マンション名等）</label>" t:br-address_apartment[]=m "</div></div></form>"

= 48126283930 ph noform
| "<form> <div><label>電話番号（ハイフンなし）<span>*</span><span>फोन नम्बर (हाइफन नगर्नुहोस्)</span></label>" T:phone<max=11;mode=numeric;required> "</div> <div><label>郵便番号<span>*</span><span>हुलाक नम्बर</span></label>" t:postal_code<max=7;mode=numeric;required>=z "</div><i></i> <div><label>住所（マンション名・号室まで正確に）<span>*</span><span>ठेगाना</span></label>" t:address<max=200;required>=pctbm "</div></form>"

= 45314502308 ph noform
| "<form> <div><div><label><span>ファックス番号</span></label></div><div><div>" t:<ph=ファックス番号を入力してください。> "</div><p>数字、-または_で記入してください。</p></div></div> <div><div><label><span>郵便番号</span></label></div><div><div><i>〒</i>" t:<ph=郵便番号を入力してください。>=z "</div><p>数字、-または_で記入してください。</p></div></div><i></i> <div><div><label><span>住所１</span></label></div><div><div>" t:<ph=住所１を入力してください。(郵便番号入力時に自動入力されます。)>=pctb "</div></div></div> <div><div><label><span>住所２</span></label></div><div><div>" t:<ph=住所２を入力してください。>=m "</div></div></div> <div><div><label><span>備考</span></label></div><div><div>" t:<ph=備考を入力してください。> "</div></div></div></form>"

= 45543257504 ph noform
| "<form> <div><div><label><span>組織名</span></label></div><div><div>" t:<ph=組織名を入力してください。>=o "</div></div></div> <div><div><label><span>郵便番号</span></label></div><div><div>" t:<ph=郵便番号を入力してください。>=z "</div></div></div><i></i> <div><div><label><span>住所</span></label></div><div><div>" t:<ph=住所を入力してください。>=pctbm "</div></div></div> <div><div><label><span>代表者名</span></label></div><div><div>" t:<ph=代表者名を入力してください。> "</div></div></div></form>"

= 67609078121 ph noform
| "<form> <div><label>メールアドレス *</label>" e: "</div> <div><label>郵便番号 *</label><div>" t:<max=7;ph=例: 0600000>=z "<button type=button>検索</button></div></div><i></i> <div><label>都道府県 *</label><div><span>都道府県を選択</span></div></div> <div><label>市区町村 *</label>" t:<max=255>=c "</div> <div><label>地域名 *</label>" t:<max=255>=t "</div> <div><label>番地</label>" t:<max=255>=b "</div> <div><label>営業時間</label>" t:<max=255> "</div> <div><label>定休日</label>" a:<max=255> "</div> <div><label>電話番号</label>" t: "</div></form>"

= 27526244752 ph noform
| "<form> <h4>お名前<br>" t:name<required> "</h4> <hr> <h4>郵便番号<br>" T:post<required>=z "</h4><i></i> <h4>都道府県<br>" s:ken<o=pref-id-none>=p "</h4> <h4>市区町村<br>" t:shi<required>=ct "</h4> <h4>番地<br>" t:ban<required>=b "</h4> <h4>詳細住所<br>" t:dtl=m "</h4> <h4>電話番号<br>" T:tel<required> "</h4> <hr><br> <h3>お支払方法</h3> <h4>" r:payment<o=クレジットカード,銀行振込> "</h4> <button>確認画面へ</button></form>"

= 32349641930 ph noform
| "<h1>住所を設定してください</h1><form> 氏名<br>" t:name "<br> 郵便番号<br>" t:postal=z "<br><i></i> 都道府県<br>" s:pref<o=北海道,青森,秋田,岩手,山形,宮城,福島,栃木,群馬,茨城,埼玉,千葉,東京,神奈川,山梨,長野,新潟,富山,石川,福井,静岡,岐阜,愛知,三重,和歌山,奈良,滋賀,京都,大阪,兵庫,鳥取,岡山,島根,広島,山口,徳島,香川,愛媛,高知,福岡,佐賀,長崎,熊本,大分,宮崎,鹿児島,沖縄/選択してください>=p "<br> 住所<br>" t:city=ctb "<br> アパート・マンション名<br>" t:room=m "<br> 電話番号<br>" t:number "<br> <input type=submit value=送信></form>"

= 460873943 ph noform
| "<form> <div>" e:email<id=floatingInput;ph=メールアドレス> "<label for=floatingInput>メールアドレス</label></div> <div><div>" t:lastname<id=floatingInput1;ph=姓> "<label for=floatingInput1>姓</label></div> <div>" t:firstname<id=floatingInput2;ph=名> "<label for=floatingInput2>名</label></div></div> <div><div>" t:zipcode<id=floatingInput;ph=郵便番号>=z "<label for=floatingInput>郵便番号</label></div><i></i> <div>" t:address<id=floatingInput;ph=住所>=pctbm "<label for=floatingInput>住所</label></div></div> <div><input type=checkbox name=agreement><p>利用規約をすべて読み、同意します</p></div> <button>登録</button></form>"

= 36056244830 ph noform
| "<font>採用応募入力画面</font><form> <br> 名前 <br>" t:name<ph=名前を入力> "<br><br> 名前（カナ） <br>" t:name_kana<ph=名前（カナ）を入力> "<br><br> 性別 <br>" r:gender_id<o=男性,女性> "<br><br> 生年月日 <br><br><br> 最終学歴 <br>" s:gakureki<o=大卒,院卒,etc..> "<br><br> 自宅住所 <br>" t:postcode<ph=郵便番号>=z "<br><i></i>" s:prefecture_id<o=北海道,青森県,etc..>=p " " t:city<ph=市区町村>=c "<br><br> メールアドレス <br>" t:email<ph=メールアドレスを入力> "<br><br> 希望職種 <br>" c:jobs[]<o=総合職,事務職,技術職> "<br><br> その他要望など <br>" a:etc<ph=その他要望などを入力> "</form>"

= 14716585310 ph noform
| "<form> <h2>企業情報</h2><br> <label for=email_address>メールアドレス</label> " e:email_address<required> "<br> <label for=coop_name>事業者名</label> " t:coop_name<required> "<br> <label for=representative_last_name>事業代表者姓</label> " t:representative_last_name<required> "<br> <label for=representative_first_name>事業代表者名</label> " t:representative_first_name<required> "<br> <label for=employees>従業員数</label> " t:employees<required> "<br> <label for=phone_number>電話番号</label> " t:phone_number<required> "<br> <h2>事業所情報</h2><br> <label for=office_name>事業所名</label> " t:office_name<required>=o "<br> <label for=postal_code></label> <div><label for=postal_code>郵便番号</label> " t:postal_code<required>=z "</div><i></i> <div><label for=prefecture_id>都道府県</label> " s:prefecture_id<id=prefecture;o=pref-id-none;required>=p "</div> <div><label for=city_id>市区町村</label> <select id=city name=city_id required></select></div> <div><label for=town>町名・番地</label> " t:town<required>=tb "</div> <div><label for=block>建物名</label> " t:block<required>=m "</div> 以下企業情報の代表者名と異なる場合のみ記載して下さい<br> <label for=representative_last_name>事業所代表者姓</label> " t:office_representative_last_name "<br></form>"

= 3772105865 ph noform
| "<div> <div><div><label for=zipCode>郵便番号</label>" t:<id=txb_code>=z "</div></div><i></i> <div><div><label for=prefecture>都道府県</label>" t:<disabled> "</div></div> <div><div><label for=city>市町村</label>" t:<disabled> "</div></div> <div><div><label for=town>町名</label>" t:<disabled> "</div></div></div>"

= 31391809718 ph noform
| "<form> <div><label>パスワード</label>" p:password<size=35> "</div> <div><label>性別</label>" r:gender<o=男性,女性> "</div> <div><label>郵便番号</label>" t:post_code<size=35>=z "</div><i></i> <div><label>住所（都道府県）</label>" s:prefecture<o=pref/都道府県>=p "</div> <div><label>住所（市町村）</label>" t:address_1<size=35>=ct "</div> <div><label>住所（番地）</label>" t:address_2<size=35>=b "</div> <div><label>アカウント権限</label>" s:authority<o=一般,管理者> "</div></form>"

= 16991140525 ph noform
| "<form> <div><label>メールアドレス</label>" t:mail<size=35;max=100> "</div> <div><label>パスワード</label>" t:password<size=35;max=10> "</div> <div><label>性別</label>" r:gender<o=男,女> "</div> <div><label>郵便番号</label>" t:postal_code<size=35;max=7>=z "</div><i></i> <div><label>住所（都道府県）</label></div> <div><label>住所（市区町村）</label>" t:postal_code<size=35;max=10>=ct "</div> <div><label>住所（番地）</label>" t:postal_code<size=35;max=100>=b "</div> <div><label>アカウント権限</label><br><label>アカウント権限</label></div> <div>" t:postal_code<size=35;max=100> "<br>" t:postal_code<size=35;max=100> "</div></form>"

= 46577257673 ph noform
| "<form> <label for=password>パスワード</label> " p:password<id=password;max=10;required> " <label>性別</label> " r:gender<o=男,女> "<br> <label for=postal_code>郵便番号</label> " t:postal_code<id=postal_code;max=7;required>=z "<i></i> <label for=prefecture>住所（都道府県）</label> " s:prefecture<id=prefecture;o=pref;required>=p "<br> <label for=address_1>住所（市区町村）</label> " t:address_1<id=address_1;max=10;required>=ct " <label for=address_2>住所（番地）</label> " t:address_2<id=address_2;max=100;required>=b " <label for=authority>アカウント権限</label> " s:authority<id=authority;o=一般,管理者;required> " <button>確認する</button></form>"

= 15393829888 ph noform
| "<form> <label for=age>年齢</label><br> " t:age<id=age> "<br><div></div> <label for=man>男</label> <input id=man type=radio name=gender> <label for=woman>女</label> <input id=woman type=radio name=gender><br><div></div> <label for=address>住所</label><br> " t:address<id=address>=pctbm "<br><div></div> <label for=tellphone>電話番号</label><br> " t:tellphone<id=tellphone> "<br><div></div> <label for=postalCode>郵便番号</label><br> " t:postal_code<id=postalCode>=z "<br><div></div><i></i> <label for=loginId>ログインID(メールアドレス)</label><br> " t:login_id<id=loginId> "<br><div></div> <label for=password>パスワード</label><br> " p:password<id=password> "<br></form>"

= 18665817017 ph noform
| "<form> <div><label>氏名</label><br>" t:shimei<size=40;ph=氏名を入力;required> "</div> <div><label>パスワード</label><br>" t:password<size=40;ph=パスワードを入力;required> "</div> <div><label>郵便番号</label><br>" t:yuubin_bangou<id=zipcode;size=40;ph=郵便番号を入力;required>=z "</div><i></i> <div><label>住所</label><br>" t:address<size=40;id=address;ph=住所を入力;required>=pctbm "</div> <div><label>電話番号</label><br>" t:denwa_bangou<size=40;ph=電話番号を入力;required> "</div> <div><label>生年月日</label><br>" d:seinengappi<size=40;required> "</div> <div><label>メールアドレス</label><br>" t:mail_address<size=40;ph=メールアドレスを入力;required> "</div> <div><label>支払方法</label><br>" t:shiharai_houhou<size=40;ph=支払方法を入力;required> "</div></form>"

= 57101488857 ph noform
| "<h1>配送先住所の変更</h1><form> <div><label for=postal_code>郵便番号</label><br>" t:postal_code<id=postal_code>=z "</div><i></i> <div><label for=address>住所</label><br>" t:address<id=address>=pctb "</div> <div><label for=building>建物名</label><br>" t:building<id=building>=m "</div> <button>更新する</button></form>"

= 17063812941 ph noform
| "<form> <div>お名前<span>(必須)</span></div>" t: " <div>フリガナ<span>(必須)</span></div>" t: " <div>メールアドレス<span>(必須)(半角)</span></div>" t: " <div>電話番号<span>(必須)(半角)</span></div>" t: " <div>大学名<span>(必須)</span></div>" t: " <div>学部名<span>(必須)</span></div>" t: " <div>何年卒<span>(必須)(2022年に大学4年生の場合は2023年卒)</span></div>" t:<id=test> " <div>郵便番号<span>(必須)(半角)</span></div><div>" t:=z1 "<div>-</div>" t:=z2 "<div id=button>住所検索</div></div><i></i> <div>都道府県<span>(必須)</span></div>" s:<o=pref-none>=p " <div>市区町村<span>(必須)</span></div>" t:市区町村=c " <div>町域名<span>(必須)</span></div>" t:町域名=t " <div>番地など<span>(必須)</span></div>" t:番地など=bm " <div>プライバシーポリシーに同意<span>(必須)</span></div><input type=submit></form>"

= 36066555232 ph noform
| "<form> <div><label for=birthday>生年月日</label><div>" t:<value=1990-01-01> "</div></div> <div><label for=sex>性別</label><div>" t:<value=男性> "</div></div> <div><label for=postal_code>郵便番号</label><div>" t:=z "</div></div><i></i> <div><label for=prefecture>都道府県</label><div>" t:=p "</div></div> <div><label for=city>市区町村</label><div>" t:=c "</div></div> <div><label for=town>町名番地等</label><div>" t:=tb "</div></div> <div><label for=building>建物等</label><div>" t:=m "</div></div> <div><label for=phone_number>電話番号</label><div>" t: "</div></div> <div><label for=job>職業</label><div>" t: "</div></div> <div><label for=company>会社・屋号名（無しの場合は無しで入力）</label><div>" t:=o "</div></div></form>"

= 2262847631 ph noform
| "<form><table><tbody> <tr><th>年齢</th><td><span>" t: "</span></td></tr> <tr><th>性別</th><td>" r:<o=男性,女性,その他> "</td></tr> <tr><th>郵便番号</th><td><span>" t:=z "</span></td></tr> <tr><th>住所1</th><td><i></i><span>" t:=pctb "</span></td></tr> <tr><th>住所2</th><td><span>" t:=m "</span></td></tr> <tr><th>電話番号</th><td><span>" T: "</span></td></tr></tbody></table></form>"

= 20250513764 ph noform
| "<form><table><tbody> <tr><td><label>メールアドレス</label></td><td>" t:loginUserId "</td></tr> <tr><td><label>パスワード</label></td><td>" p:password "</td></tr> <tr><td><label>性別</label></td><td>" t:loginUserId "</td></tr> <tr><td><label>郵便番号</label></td><td>" t:postal_code<max=7>=z "</td></tr> <tr><td><label>住所(都道府県)</label></td><td><i></i>" t:loginUserId=p "</td></tr> <tr><td><label>住所(市区町村)</label></td><td>" t:loginUserId=ct "</td></tr> <tr><td><label>住所(番地)</label></td><td>" t:loginUserId=b "</td></tr> <tr><td><label>アカウント権限</label></td><td>" t:loginUserId "</td></tr></tbody></table></form>"

= 4419813193 ph noform
| "<form> <label>郵便番号(ハイフン抜き): " T:postcode<max=7;required>=z "</label><i></i> <label>都道府県: " t:prefecture<required>=p "</label> <label>住所(番地まで): " t:address<required>=ctb "</label> <label>アパート、建物(任意): " t:building=m "</label> <input type=submit value=送信する></form>"

= 20187119796 ph noform
| "<div><p>address</p> <div><div><div><label for=input-12>PostCode</label>" t:<id=input-12>=z "</div><div>ハイフンなしで入力してください</div></div> <div><button type=button>郵便番号から住所を検索</button></div></div><i></i> <div><div><label for=input-15>Prefectures/Municipality/HouseNumber</label>" t:<id=input-15>=pctb "</div></div> <div><div><label for=input-18>Building/RoomNumber</label>" t:<id=input-18>=m "</div></div></div>"

= 9948269029 ph noform
| "<form><table><tbody> <tr><td>メールアドレス</td><td>" t:アドレス<size=40> "</td></tr> <tr><td>確認</td><td>" t:アドレス<size=40> "</td></tr> <tr><td>郵便番号 </td><td>" t:郵便<size=12>=z "　※半角8桁　例：12345678<i></i></td></tr> <tr><td>都道府県</td><td>" s:<o=pref-none>=p "</td></tr> <tr><td>市区町村</td><td>" t:市区町村<size=40>=ct "</td></tr> <tr><td>番地・部屋番号</td><td>" t:番地<size=40>=bm "</td></tr> <tr><td>お支払い方法</td><td>" r:支払い<o=クレジットカード> "<br><br>番号" t:カード番号<size=4> "-" t:カード番号<size=4> "</td></tr></tbody></table></form>"

= 80106152 ph noform
| "<form> <label for=cf-name>お名前</label><span>必須</span><br> " t:name<id=cf-name> "<br> <label for=cf-email>メールアドレス</label><span>必須</span><br> " t:email<id=cf-email> "<br> <label for=cf-phone>電話番号</label><span>必須</span><br> " t:phone<id=cf-phone> "<br> <label for=cf-zip>郵便番号</label><br> " t:zip<id=cf-zip>=z "<br><i></i> <label for=cf-address>ご住所</label><br> " t:address<id=cf-address>=pctbm "<br> <label>ご希望のメニュー</label><span>必須</span><br><ul><li>" c:menu<o=制作> "</li></ul></form>"

= 40774279383 ph noform
| "<form><table><tbody> <tr><th>コード</th><td>" t:memberNo<readonly> "</td></tr> <tr><th>氏名(<span>*</span>)</th><td>" t:memberName "</td></tr> <tr><th>住所(<span>*</span>)</th><td><table><tbody><tr><td>〒" t:zipCode<size=8;max=7;id=txtZip>=z "<a><img alt=検索></a><i></i></td> <td><table><tbody> <tr><th>都道府県</th><td>" t:address1<size=20;max=8;id=txtAddress1>=p "</td><th>市区町村</th><td>" t:address2<size=20;max=64;id=txtAddress2>=c "</td></tr> <tr><th>町丁目</th><td>" t:address3<size=20;max=128;id=txtAddress3>=t "</td><th>番地・号</th><td>" t:address4<size=20;max=64;id=txtAddress4>=b "</td><th>建物名・部屋番号</th><td>" t:address5<size=20;max=64;id=txtAddress5>=m "</td></tr></tbody></table></td></tr></tbody></table></td></tr> <tr><th>電話番号(<span>*</span>)</th><td>" t:tel "</td></tr></tbody></table></form>"

= 25505863715 ph noform
| "<div> <div><div><label>電話番号</label>" t:<ph=例）03-1234-5678> "</div> <div><label>E-Mail</label>" t:<ph=example@example.com> "</div></div> <div><div><label>郵便番号</label>" t:=z "</div><i></i> <div><label>都道府県</label>" s:<o=pref>=p "</div> <div><label>市区町村</label>" t:=c "</div> <div><label>住所</label>" t:=tb "</div> <div><label>建物名等</label>" t:=m "</div></div></div>"

= 7920197712 ph noform
| "<form> <h6>▼ 保険者情報新規登録</h6> <div><label for=new_insurer_number>保険者番号</label><br>" t:new_insurer_number<id=new_insurer_number> "</div> <div><label for=new_insurer_name>保険者名称</label><br>" t:new_insurer_name<id=new_insurer_name> "</div> <div><label for=new_postal_code>郵便番号</label><br>" t:new_postal_code<id=new_postal_code;ph=000-0000;max=8>=z "<div style=display:none></div></div><i></i> <div><label for=new_address>住所</label><br>" t:new_address<id=new_address>=pctbm "</div> <div><label for=new_recipient_name>提出先名称</label><br>" t:new_recipient_name<id=new_recipient_name> "</div> <button>登録確認へ</button></form>"

= 24604988764 ph noform
| "<form><div> <div>" t:zip_code<ph=郵便番号>=z "</div><i></i> <div>" t:prefecture<ph=都道府県>=p "</div> <div>" t:city<ph=市区町村>=c "</div> <div>" t:area<ph=町域>=tb "</div> <div><button>検索</button></div></div></form>"
`;

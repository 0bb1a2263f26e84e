/**
 * Forms found in the nineteenth round, part a (municipalities, schools, clinics, hotels, recruitment, membership), with their further addresses
 * (`#2`, `#3`). Long forms are shortened far from their addresses. At the first reading (80 addresses, expectations written down before) the code
 * fields of 78 addresses were found, 186 of 204 other fields (91.2 %) took their parts, 66 addresses had no fault, 4 fields took wrong parts, 14
 * were left empty, and no field of another question was taken.
 * Readers may disagree about these: 住所１ and 住所２ where the second is for what does not fit (25531324725), 住所1 and 住所2 without a hint
 * (`infomerge/clinic-payment`), a text input without a label in the cell below an address (31245783164), 所在地 with the class of a region beside
 * a select of prefectures (11667933364), 町域名 as the last line (15796564351), 番地など behind 市区町村 (35751965403), 丁目・番地 behind 市町村 whose
 * example is a ward (36386818103), 番地 behind a select of municipalities (`shin304/kaiinkanri`), a ZIP Code field named `address` (48505979188),
 * a 団体住所 that shares the name of its ZIP Code (35362694705), and names that may be an organization: 販売業者 (304617870),
 * 勤務先・学校情報 (25531324725), 勤務先/学校名・所属 (`hieutq/climber`) and 所属施設名 (`fukashida/jaim_hp`) are taken as one, 施設名 and 園名
 * (`marikato923/laravel-hoiku-app`, `yohakubunka/hoikuru`, `kilvistyle/whiphoiku`) are not, as in earlier rounds. 事業者名 (14813485798) is one
 * in all rounds.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_19A = `
= 46335208270 td noform
~text 　・個人情報
氏名 | t:name<size=15;max=20>
氏名(フリガナ) | t:name_kana<size=15;max=20>
郵便番号 | t:yubin<size=10;max=7>=z
住所 | t:address<size=50;max=100>=pctbm
住所(フリガナ) | t:address_kana<size=50;max=100>=kpkckt
電話番号 | t:tel<size=20;max=11>
~text ・カード情報
カードブランド名 | c:brand<o=JCB,Amex,VISA,Master Card>
カード番号 | t:card_number<size=20;max=16>
セキュリティコード | t:security<size=10;max=4>
有効期限(月/年) | t:remit<size=10;max=2> "/" t:remit<size=10;max=2>
~ph | "<div id=setting1><p>届け先が異なる場合は下の同上を選択してください<br>異なる場合は入力欄に届け先情報を入力して下さい<br><br>" c:todoke<o=同上> "<br></p></div>"
氏名 | t:name<size=15;max=20>
氏名(フリガナ) | t:name_kana<size=15;max=20>
郵便番号 | t:yubin<size=10;max=7>
住所 | t:address<size=50;max=100>
住所(フリガナ) | t:address_kana<size=50;max=100>
電話番号 | t:tel<size=20;max=11>
~ph | "希望配送日を本日より3日以降の日にちで入力して下さい<br><div id=setting2>年：" t:year<size=4;max=4> "　　　月：" t:month<size=2;max=2> "　　　日：" t:day<size=2;max=2> "</div>"

= 46335208270#2 td noform
~text 　・個人情報
氏名 | t:name<size=15;max=20>
氏名(フリガナ) | t:name_kana<size=15;max=20>
郵便番号 | t:yubin<size=10;max=7>
住所 | t:address<size=50;max=100>
住所(フリガナ) | t:address_kana<size=50;max=100>
電話番号 | t:tel<size=20;max=11>
~text ・カード情報
カードブランド名 | c:brand<o=JCB,Amex,VISA,Master Card>
カード番号 | t:card_number<size=20;max=16>
セキュリティコード | t:security<size=10;max=4>
有効期限(月/年) | t:remit<size=10;max=2> "/" t:remit<size=10;max=2>
~ph | "<div id=setting1><p>届け先が異なる場合は下の同上を選択してください<br>異なる場合は入力欄に届け先情報を入力して下さい<br><br>" c:todoke<o=同上> "<br></p></div>"
氏名 | t:name<size=15;max=20>
氏名(フリガナ) | t:name_kana<size=15;max=20>
郵便番号 | t:yubin<size=10;max=7>=z
住所 | t:address<size=50;max=100>=pctbm
住所(フリガナ) | t:address_kana<size=50;max=100>=kpkckt
電話番号 | t:tel<size=20;max=11>
~ph | "希望配送日を本日より3日以降の日にちで入力して下さい<br><div id=setting2>年：" t:year<size=4;max=4> "　　　月：" t:month<size=2;max=2> "　　　日：" t:day<size=2;max=2> "</div>"

= 26154134319 td noform
学籍番号 | t:gakusekibangou
氏名<br>フリガナ | "姓" t:say "名" t:may "<br>セイ" t:saykana "メイ" t:maykana
ユーザー分類 | s:bunrui<size=1;o=学生,教職員,管理者>
学部・学科 | s:bunrui2<size=1;o=工学部第二部情報通信工学科,工学部第二部機械工学科,工学部第二部電気電子工学科>
性別 | r:sex<o=男性,女性>
生年月日 | "西暦" t:nen "年" t:tsuki "月" t:hi "日"
郵便番号 | t:yuubin=z "<br>※ハイフンなしで入力"
住所 | t:jusho=pctbm
電話番号 | t:denwa "<br>※ハイフンなしで入力"
~ph | "<h2>パスワード設定</h2><table><tr><td>パスワード<br>確認用パスワード</td><td>" p:pass "<br>" p:kakuninpass "</td></tr></table>"

= 14813485798 ph
| "<table><tr><td><h3>事業者情報</h3></td></tr></table>"
| "<table border=1><tr><td colspan=2>事業者名</td><td>" t:zigyousya=o "</td></tr><tr><td rowspan=3>住所</td><td>郵便番号</td><td>" t:yuubinbangou=z "<i></i>※入力されると住所が自動的に入力されます。</td></tr><tr><td>都道府県・市区町村</td><td>" t:todouhuken=pc "</td></tr><tr><td>町域・番地・建物名</td><td>" t:tyouiki=tbm "</td></tr><tr><td rowspan=3>連絡先</td><td>電話番号</td><td>" t:denwabangou "</td></tr><tr><td>FAX番号</td><td>" t:faxbangou "</td></tr><tr><td>ホームページ</td><td>" t:hp "</td></tr><tr><td colspan=2>代表者氏名</td><td>" t:daihyousya "</td></tr><tr><td colspan=2>代表者職名</td><td>" t:syokumei "</td></tr></table>"
| "<table><tr><td><h3>事業所情報</h3></td></tr></table>"
| "<table border=1><tr><td colspan=2>事業所名</td><td>" t:zigyousyo "</td></tr><tr><td colspan=2>介護サービスの種類</td><td>" t:kaigos "</td></tr><tr><td colspan=2>事業所番号</td><td>" t:zigyousyoba "</td></tr><tr><td rowspan=3>住所</td><td>郵便番号</td><td>" t:yuubinbangou2 "※入力されると住所が自動的に入力されます。</td></tr><tr><td>都道府県・市区町村</td><td>" t:todouhuken2 "</td></tr><tr><td>町域・番地・建物名</td><td>" t:tyouiki2 "</td></tr><tr><td rowspan=3>連絡先</td><td>電話番号</td><td>" t:zenwabangou2 "</td></tr><tr><td>FAX番号</td><td>" t:FAX2 "</td></tr><tr></tr><tr><td colspan=2>事業開始年月日</td><td>" t:zigyoukaisi "</td></tr><tr><td colspan=2>サービス内容</td><td>" t:sabisunaiyou "</td></tr></table>"

= 14813485798#2 ph
| "<table><tr><td><h3>事業者情報</h3></td></tr></table>"
| "<table border=1><tr><td colspan=2>事業者名</td><td>" t:zigyousya "</td></tr><tr><td rowspan=3>住所</td><td>郵便番号</td><td>" t:yuubinbangou "※入力されると住所が自動的に入力されます。</td></tr><tr><td>都道府県・市区町村</td><td>" t:todouhuken "</td></tr><tr><td>町域・番地・建物名</td><td>" t:tyouiki "</td></tr><tr><td rowspan=3>連絡先</td><td>電話番号</td><td>" t:denwabangou "</td></tr><tr><td>FAX番号</td><td>" t:faxbangou "</td></tr><tr><td>ホームページ</td><td>" t:hp "</td></tr><tr><td colspan=2>代表者氏名</td><td>" t:daihyousya "</td></tr><tr><td colspan=2>代表者職名</td><td>" t:syokumei "</td></tr></table>"
| "<table><tr><td><h3>事業所情報</h3></td></tr></table>"
| "<table border=1><tr><td colspan=2>事業所名</td><td>" t:zigyousyo=o "</td></tr><tr><td colspan=2>介護サービスの種類</td><td>" t:kaigos "</td></tr><tr><td colspan=2>事業所番号</td><td>" t:zigyousyoba "</td></tr><tr><td rowspan=3>住所</td><td>郵便番号</td><td>" t:yuubinbangou2=z "<i></i>※入力されると住所が自動的に入力されます。</td></tr><tr><td>都道府県・市区町村</td><td>" t:todouhuken2=pc "</td></tr><tr><td>町域・番地・建物名</td><td>" t:tyouiki2=tbm "</td></tr><tr><td rowspan=3>連絡先</td><td>電話番号</td><td>" t:zenwabangou2 "</td></tr><tr><td>FAX番号</td><td>" t:FAX2 "</td></tr><tr></tr><tr><td colspan=2>事業開始年月日</td><td>" t:zigyoukaisi "</td></tr><tr><td colspan=2>サービス内容</td><td>" t:sabisunaiyou "</td></tr></table>"

= 37925716780 ulph
~heading 会社関連情報
| "<label class=inline>所属会社　　　" s:SYOZOKU_KAISYA<o=株式会社甲,株式会社乙> "</label>"
| "<label class=inline>入社日　　　　" d:NYUUSYA_DATE<id=start> "</label>"
| "<label for=TAISYA_DATE>退社日</label>" t:TAISYA_DATE "<span>※YYYY-MM-DD</span>"
| "<label class=inline>職業種類　　　" s:SYOKUGYO_KIND<o=役員,総務,IT営業> "</label>"
| "<label for=BIKOU class=inline>備考</label>" a:BIKOU<cols=110;rows=3>
~heading 連絡先
| "<label for=addsArea>住所</label>〒&nbsp; &nbsp;" t:YUUBIN=z
| "<label for=addsRoad></label>" t:JYUSYO_1=pctb "<span>番地まで</span><br>"
| "<label for=addsRoom></label>" t:JYUSYO_2=m "<span>マンション名.号室など</span><br>"
| "<label for=MOYORI_EKI>最寄駅</label>" t:MOYORI_EKI
| "<label for=TEL>携帯電話</label>" t:TEL
| "<label for=EMAIL>メールアドレス</label>" t:EMAIL
| "<label for=WECHAT>WechatID</label>" t:WECHAT
| "<label for=LINE>LineID</label>" t:LINE
~heading 母国関連
| "<label for=other>住所</label>" a:BOKOKU_JYUSYO<cols=120;rows=5>
| "<label for=BOKOKU_KINNKYUU_RENNRAKU>緊急連絡先</label>" a:BOKOKU_KINNKYUU_RENNRAKU<cols=120;rows=5>
~heading 学歴情報
| "<label for=GAKKOU_NAME>学校名</label>" t:GAKKOU_NAME
| "<label for=SENNMOM_NAME>専門</label>" t:SENNMOM_NAME

= 5403838200 table
ユーザーID<em>※</em> | "　" t:loginUserId
パスワード<em>※</em> | "　" p:loginPassword
お名前<em>※</em> | "　" t:familyName<id=familyName> "(姓)　" t:firstName<id=firstName> "(名)"
ふりがな<em>※</em> | "　" t:familyNameKana<id=familyNameKana> "(せい)" t:firstNameKana<id=firstNameKana> "(めい)"
性別<em>※</em> | "　" r:sex<o=男,女>
メールアドレス<em>※</em> | "　" e:mail
秘密の質問<em>※</em> | "　" s:secretQuestion<id=secretQuestion;o=嫌いな食べ物は？,母親の旧姓は？,好きな動物は？/選択してください>
答え<em>※</em> | "　" t:secretAnswer
郵便番号(任意) | "〒" t:yuubin1<size=4;max=3>=z1 "-" t:yuubin4<size=4;max=4>=z2
住所<em>※</em> | "　" t:address<size=50>=pctbm
電話番号<em>※</em> | "　" t:tel

= 4564588043 loose h-adr
@メールアドレス: | e:mail<id=mail;class=form-control>
@現在のパスワード: | p:current_password<id=current_password;class=form-control>
@新しいパスワード: | p:new_password<id=new_password;class=form-control>
@新しいパスワード（確認用）: | p:new_password_conf<id=new_password_conf;class=form-control>
~ph | "<div class=form-group><label for=postal>郵便番号:</label>" t:postal<class=p-postal-code form-control;size=8;max=8>=z "</div>"
@住所: | t:address<id=address;class=p-region p-locality p-street-address p-extended-address form-control>=pctbm
@電話番号: | t:phone<id=phone;class=form-control>
~heading クレジットカード情報変更
@現在のパスワード: | p:credit_password<id=credit_password;class=form-control>
@クレジットカード情報: | t:credit<id=credit;class=form-control>

= 66515032975 ph
| "<div class=item-label> <span class=required-tag>必須</span>募集企業名</div>" t:company_name<id=name;ph=株式会社 XXXX-XXXX HOLDINGS>=o
| "<div class=item-label><span class=recommended-tag>任意</span>企業ロゴ</div>" f:company_logo<id=company_logo> "<div>貴社ロゴを挿入いただけます(約15MB以下のファイルに限ります)</div>"
| "<div class=item-label> <span class=required-tag>必須</span>業種</div>" s:company_sector<id=company_sector;o=金融・保険,建設・不動産,その他/--選択してください-->
| "<div class=item-label> <span class=recommended-tag>任意</span>企業HP URL</div>" t:company_url<id=name;ph=https：//~~~> "<div>貴社ホームページのURLをご入力いただけます</div>"
| "<div class=item-label><span class=recommended-tag>任意</span>会社概要</div>" a:company_summary<class=rich;rows=6> "<div>募集企業の概要をご記載ください</div>"
| "<div class=item-label><span class=recommended-tag>任意</span>PR文</div>" a:company_pr<class=rich;rows=6> "<div>貴社の強みなどPR文をお書きください</div>"
| "<div class=item-label><span class=recommended-tag>任意</span>本社所在地</div><input type=hidden class=p-country-name value=Japan>〒" t:company_zipcode<ph=999-9999;class=p-postal-code;size=8;max=8>=z "<i></i><br>" t:company_address<ph=〇〇県〇〇市９−９−９;class=p-region p-locality p-street-address p-extended-address>=pctb "<br>" t:company_address_2<ph=△△ビル 3F>=m "<br>"
| "<div class=item-label><span class=required-tag>必須</span>勤務時間</div>" a:company_office_hour<class=rich;rows=6> "<div>貴社の普段の勤務時間や営業時間をご記入ください</div>"
| "<div class=item-label><span class=required-tag>必須</span>休日・休暇</div>" a:company_day_off<class=rich;rows=6> "<div>貴社の休日や休暇面をご記入ください</div>"

= 56259973484 loose
~ph | "<div class=k-section-title>本人情報</div><div class=k-section-sub>氏名／連絡先／住所／誕生日など</div>"
氏名 {*} | t:name<class=form-control>
氏名フリガナ {*} | t:letter<class=form-control>
電話番号1 | t:tel01<class=form-control>
携帯 | t:mobile01<class=form-control>
郵便番号 | t:zip<class=form-control>=z
都道府県 | s:pref_code<class=form-select;o=pref-id>=p
住所1（市町村以下） | t:addr01<class=form-control>=ct
住所2（地番以降） | t:addr02<class=form-control>=bm
メールアドレス1 | t:mail01<class=form-control>
メールアドレス2 | t:mail02<class=form-control>
誕生日（年） | s:birthday_year<class=form-select;o=years/（未選択）>
誕生日（月） | s:birthday_month<class=form-select;o=months/（未選択）>
免許証の色 | s:license_color<class=form-select;o=ゴールド,ブルー,グリーン>
緊急連絡先名 | t:emergency_contact<class=form-control>
緊急連絡先の続柄 | t:emergency_relationship<class=form-control>
緊急連絡先の電話番号 | t:emergency_tel<class=form-control>
~ph | "<div class=k-section-title>お勤め先情報</div><div class=k-section-sub>勤務先／住所／電話</div>"
会社名 | t:office<class=form-control>
会社名フリガナ | t:office_letter<class=form-control>
勤務先 郵便番号 | t:office_zip<class=form-control>
勤務先 都道府県 | s:office_pref_code<class=form-select;o=pref-id>
勤続年数（年） | t:years_of_service<class=form-control>
勤務先 住所1（市町村以下） | t:office_addr01<class=form-control>
勤務先 住所2（地番以降） | t:office_addr02<class=form-control>
勤務先 電話番号1 | t:office_tel01<class=form-control>
勤務先 電話番号2 | t:office_tel02<class=form-control>
~ph | "<div class=k-section-title>ご来社経緯</div><div class=k-section-sub>来社経緯／紹介者／その他</div>"
来社経緯 | s:background<class=form-select;o=紹介,その他>
ご紹介者 | t:introducer<class=form-control>
その他 | t:others<class=form-control>
備考 | a:remarks<class=form-control;rows=4>
~ph | "<div class=k-section-title>ご家族情報（1〜5）</div><div class=k-section-sub>必要な分だけ入力</div>"
続柄 | t:f1_relationship<class=form-control>
氏名 | t:f1_name<class=form-control>
氏名フリガナ | t:f1_letter<class=form-control>
電話番号1 | t:f1_tel01<class=form-control>
電話番号2 | t:f1_tel02<class=form-control>
郵便番号 | t:f1_zip<class=form-control>
都道府県 | s:f1_pref_code<class=form-select;o=pref-id>
住所1（市町村以下） | t:f1_addr01<class=form-control>
住所2（地番以降） | t:f1_addr02<class=form-control>
メールアドレス1 | t:f1_mail01<class=form-control>
備考 | a:f1_remarks<class=form-control;rows=4>

= 56259973484#2 loose
~ph | "<div class=k-section-title>本人情報</div><div class=k-section-sub>氏名／連絡先／住所／誕生日など</div>"
氏名 {*} | t:name<class=form-control>
氏名フリガナ {*} | t:letter<class=form-control>
電話番号1 | t:tel01<class=form-control>
携帯 | t:mobile01<class=form-control>
郵便番号 | t:zip<class=form-control>
都道府県 | s:pref_code<class=form-select;o=pref-id>
住所1（市町村以下） | t:addr01<class=form-control>
住所2（地番以降） | t:addr02<class=form-control>
メールアドレス1 | t:mail01<class=form-control>
メールアドレス2 | t:mail02<class=form-control>
誕生日（年） | s:birthday_year<class=form-select;o=years/（未選択）>
誕生日（月） | s:birthday_month<class=form-select;o=months/（未選択）>
免許証の色 | s:license_color<class=form-select;o=ゴールド,ブルー,グリーン>
緊急連絡先名 | t:emergency_contact<class=form-control>
緊急連絡先の続柄 | t:emergency_relationship<class=form-control>
緊急連絡先の電話番号 | t:emergency_tel<class=form-control>
~ph | "<div class=k-section-title>お勤め先情報</div><div class=k-section-sub>勤務先／住所／電話</div>"
会社名 | t:office<class=form-control>=o
会社名フリガナ | t:office_letter<class=form-control>=ko
勤務先 郵便番号 | t:office_zip<class=form-control>=z
勤務先 都道府県 | s:office_pref_code<class=form-select;o=pref-id>=p
勤続年数（年） | t:years_of_service<class=form-control>
勤務先 住所1（市町村以下） | t:office_addr01<class=form-control>=ct
勤務先 住所2（地番以降） | t:office_addr02<class=form-control>=bm
勤務先 電話番号1 | t:office_tel01<class=form-control>
勤務先 電話番号2 | t:office_tel02<class=form-control>
~ph | "<div class=k-section-title>ご来社経緯</div><div class=k-section-sub>来社経緯／紹介者／その他</div>"
来社経緯 | s:background<class=form-select;o=紹介,その他>
ご紹介者 | t:introducer<class=form-control>
その他 | t:others<class=form-control>
備考 | a:remarks<class=form-control;rows=4>
~ph | "<div class=k-section-title>ご家族情報（1〜5）</div><div class=k-section-sub>必要な分だけ入力</div>"
続柄 | t:f1_relationship<class=form-control>
氏名 | t:f1_name<class=form-control>
氏名フリガナ | t:f1_letter<class=form-control>
電話番号1 | t:f1_tel01<class=form-control>
電話番号2 | t:f1_tel02<class=form-control>
郵便番号 | t:f1_zip<class=form-control>
都道府県 | s:f1_pref_code<class=form-select;o=pref-id>
住所1（市町村以下） | t:f1_addr01<class=form-control>
住所2（地番以降） | t:f1_addr02<class=form-control>
メールアドレス1 | t:f1_mail01<class=form-control>
備考 | a:f1_remarks<class=form-control;rows=4>

= 56259973484#3 loose
~ph | "<div class=k-section-title>本人情報</div><div class=k-section-sub>氏名／連絡先／住所／誕生日など</div>"
氏名 {*} | t:name<class=form-control>
氏名フリガナ {*} | t:letter<class=form-control>
電話番号1 | t:tel01<class=form-control>
携帯 | t:mobile01<class=form-control>
郵便番号 | t:zip<class=form-control>
都道府県 | s:pref_code<class=form-select;o=pref-id>
住所1（市町村以下） | t:addr01<class=form-control>
住所2（地番以降） | t:addr02<class=form-control>
メールアドレス1 | t:mail01<class=form-control>
メールアドレス2 | t:mail02<class=form-control>
誕生日（年） | s:birthday_year<class=form-select;o=years/（未選択）>
誕生日（月） | s:birthday_month<class=form-select;o=months/（未選択）>
免許証の色 | s:license_color<class=form-select;o=ゴールド,ブルー,グリーン>
緊急連絡先名 | t:emergency_contact<class=form-control>
緊急連絡先の続柄 | t:emergency_relationship<class=form-control>
緊急連絡先の電話番号 | t:emergency_tel<class=form-control>
~ph | "<div class=k-section-title>お勤め先情報</div><div class=k-section-sub>勤務先／住所／電話</div>"
会社名 | t:office<class=form-control>
会社名フリガナ | t:office_letter<class=form-control>
勤務先 郵便番号 | t:office_zip<class=form-control>
勤務先 都道府県 | s:office_pref_code<class=form-select;o=pref-id>
勤続年数（年） | t:years_of_service<class=form-control>
勤務先 住所1（市町村以下） | t:office_addr01<class=form-control>
勤務先 住所2（地番以降） | t:office_addr02<class=form-control>
勤務先 電話番号1 | t:office_tel01<class=form-control>
勤務先 電話番号2 | t:office_tel02<class=form-control>
~ph | "<div class=k-section-title>ご来社経緯</div><div class=k-section-sub>来社経緯／紹介者／その他</div>"
来社経緯 | s:background<class=form-select;o=紹介,その他>
ご紹介者 | t:introducer<class=form-control>
その他 | t:others<class=form-control>
備考 | a:remarks<class=form-control;rows=4>
~ph | "<div class=k-section-title>ご家族情報（1〜5）</div><div class=k-section-sub>必要な分だけ入力</div>"
続柄 | t:f1_relationship<class=form-control>
氏名 | t:f1_name<class=form-control>
氏名フリガナ | t:f1_letter<class=form-control>
電話番号1 | t:f1_tel01<class=form-control>
電話番号2 | t:f1_tel02<class=form-control>
郵便番号 | t:f1_zip<class=form-control>=z
都道府県 | s:f1_pref_code<class=form-select;o=pref-id>=p
住所1（市町村以下） | t:f1_addr01<class=form-control>=ct
住所2（地番以降） | t:f1_addr02<class=form-control>=bm
メールアドレス1 | t:f1_mail01<class=form-control>
備考 | a:f1_remarks<class=form-control;rows=4>

= 34066685108 inline
姓 | t:seiKanzi<id=seiKanzi> "名" t:meiKanzi<id=meiKanzi>
セイ | t:seiKana<id=seiKana> "メイ" t:meiKana<id=meiKana>
部署 | s:dept<id=dept;o=総務部,営業部>
課 | s:section<id=section;o=一課,二課>
役職 | s:position<o=部長,課長>
資格 | s:license<o=甲種,乙種>
性別 | r:sex<o=男,女>
生年月日 | d:birth
郵便番号〒 | n:addressNumber<id=addressNumber>=z b:住所を自動で入力する
都道府県 | t:state<id=state>=p
市区村長 | t:city<id=city>=ct
番地 | t:address1<id=address1>=b
建物名 | t:address2<id=address2>=m
電話番号 | n:phoneNumber
入社日 | d:dateOfEntering

= 33170984658 ph
| "<dl><dt><figure></figure></dt><dd><div><div><label>園児名</label>" t:childName<ph=お名前> t:childKana<ph=カナ> "</div><div><label>愛称</label>" t:nickName<ph=愛称> "</div><div><label>誕生日</label>" d:birthday "</div><div><label>性別</label>" r:sex<o=男の子,女の子> "</div></div></dd></dl>"
| "<nav><label for=tab1>基本</label><label for=tab2>家族構成</label><label for=tab3>入退園</label><label for=tab4>生活</label></nav><input type=radio name=tab_name id=tab1><div class=content_class><div><fieldset><legend>登園方法</legend>" r:going-school<o=保護者送迎,バス利用> "</fieldset><fieldset id=bus><legend>バスコース</legend>" s:bus-course<o=東コース,西コース/バスコース> "</fieldset></div><div><fieldset><legend>郵便番号</legend>" n:postno<ph=郵便番号>=z "<i></i></fieldset><fieldset><legend>都道府県</legend>" s:prefectures<o=pref-id/都道府県>=p "</fieldset><fieldset><legend>区市町村</legend>" t:address1<ph=区市町村>=ct "</fieldset><fieldset><legend>丁目・番地</legend>" t:address2<ph=丁目・番地>=b "</fieldset><fieldset><legend>以降・建物名</legend>" t:address3<ph=建物名>=m "</fieldset><fieldset><legend>電話番号</legend>" T:telephone<ph=電話番号> "</fieldset><fieldset><legend>緊急連絡先</legend>" T:emergency-contact<ph=緊急連絡先> "</fieldset></div></div><input type=radio name=tab_name id=tab3><div class=content_class><div><label>入園日</label>" t:enterDate "<br><label>退園日</label>" t:exitDate "<label>退園理由</label>" t:exitComment "<br><label>卒園日</label>" t:address2 "<label>進学先</label>" t:address3 "</div></div><input type=radio name=tab_name id=tab4><div class=content_class><div><label>アレルギー情報</label>" t:allergies "<br><label>生活における注意点</label>" t:caution "</div></div>"

= 31245783164 ph
| "<table border=1><tr><th rowspan=3><p>現住所</p></th><td><p>〒" n:postalcode<id=postalcode;ph=1002100>=z b:住所検索 "<i></i></p><p>" t:address_furigana<ph=ふりがな>=kpkckt "</p><p>" t:address=pctbm "</p></td><th><p>最寄り駅</p></th><td><p>" t:nearest_line<ph=四つ橋> "線</p><p>" t:nearest_station<ph=四つ橋> "駅</p></td></tr><tr><td rowspan=2><p>" t: "</p></td><th><p>電話</p></th><td><p>自宅" T:tel_home<ph=0123456789> "</p><p>携帯" T:tel_mobile<ph=01012345678> "</p></td></tr><tr><th><p>メール</p></th><td><p>" e:email "</p></td></tr><tr><th><p>緊急連絡先</p></th><td><p>" t:emergency_address_furigana<ph=ふりがな> "</p><p>" t:emergency_address "</p></td><th><p>電話</p></th><td><p>" T:emergency_tel "</p></td></tr></table>"
| "<table border=1><tr><th colspan=2><p>学歴</p></th></tr><tr><td><p><input type=month></p></td><td><p>" t:academic[] "</p></td></tr><tr><td><p><input type=month></p></td><td><p>" t:academic[] "</p></td></tr></table>"

= 38112817822 table
~heading 基本情報
名前　<span class=required>[必須]</span> | t:name
ふりがな　<span class=required>[必須]</span> | t:kana
住所　<span class=required>[必須]</span> | "<dl><dt>郵便番号</dt><dd>〒" t:zip_code<class=zip2>=z "<i></i></dd><dt>都道府県</dt><dd>" s:prefecture_id<o=pref-id/都道府県を選択してください>=p "</dd><dt>市区町村</dt><dd>" t:city=c "</dd><dt>以降住所</dt><dd>" t:other_address_1=tb "</dd><dt>マンション等</dt><dd>" t:other_address_2=m "</dd></dl>"
生年月日　<span class=required>[必須]</span> | s:birth_year<o=years> "年　" s:birth_month<o=months> "月　" s:birth_day<o=1,2,3> "日"
性別　<span class=required>[必須]</span> | r:gender<o=男性,女性>
電話番号　<span class=required>[必須]</span> | t:tel
メールアドレス　<span class=required>[必須]</span> | t:email
~heading 経歴情報
現在の職業 | t:current_job
最終学歴 | t:education
保有資格 | a:qualification<cols=40;rows=5>
職務経歴 | a:career<cols=40;rows=5>
自己PR | a:introduction<cols=40;rows=5>
~heading パスワードの設定
パスワード <span class=required>[必須]</span> | p:password " ご希望の半角英数字6文字以上"
パスワード（確認用） <span class=required>[必須]</span> | p:confirm_password " 上記と同じものを確認のために入力して下さい。"

= 5303759820 ph
| "<p class=col-sm-4>お名前<span>※</span></p><div class=col-sm-8>" t:name<class=form-control> "</div>"
| "<p class=col-sm-4>性別<span>※</span></p><div class=col-sm-8>" r:gender<o=1.男性,2.女性> "</div>"
| "<p class=col-sm-4>メールアドレス<span>※</span></p><div class=col-sm-8>" t:email<class=form-control> "</div>"
| "<p class=col-sm-4>郵便番号<span>※</span></p><div class=col-sm-8><label>〒" t:zipcode<class=form-control>=z "</label><i></i></div>"
| "<p class=col-sm-4>住所<span>※</span></p><div class=col-sm-8>" t:address<class=form-control>=pctb "</div>"
| "<p class=col-sm-4>建物名</p><div class=col-sm-8>" t:building<class=form-control>=m "</div>"
| "<p class=col-sm-4>ご意見<span>※</span></p><div class=col-sm-8>" a:contents<class=form-control> "</div>"

= 17527229133 table
ID　　　　<font color=red>（必須）</font> | t:loginId<title=8～20文字の半角英数字でご入力ください。>
パスワード<font color=red>（必須）</font> | p:password<title=6～8文字の半角英数字でご入力ください。>
氏名　　<font color=red>（必須）</font> | t:name
読み方　　<font color=red>（必須）</font> | t:yomi<title=全角カタカナでご入力ください。>
性別 | c:sex<o=男性,女性>
メールアドレス　　<font color=red>（必須）</font> | e:email
誕生日 | d:birthday
電話　　<font color=red>（必須）</font> | T:tel<title=11桁半角数字でご入力ください。>
郵便番号 | "〒" n:zip<size=10>=z
住所 | t:address<size=40>=pctbm

= 16250976845 pin
氏名<span>※</span> | t:my_name<size=18;max=20;ph=全角20文字まで>
性別 | r:gender<o=男性,女性>
年齢 | s:age<o=5,6,7> "歳"
郵便番号 | "〒" n:zip1<class=zip1;min=0;max=999;ph=3桁>=z1 "-" n:zip2<class=zip2;min=0;max=9999;ph=4桁>=z2
Eメールアドレス<span>※</span><br> | e:email<size=42;max=255;ph=半角で入力してください>
一番好きなラーメン | s:favorite<o=醤油ラーメン,塩ラーメン,豚骨ラーメン>
お好きなトッピング（複数選択可）<br> | c:topping[]<o=メンマ,チャーシュー,のり,煮卵>
ご意見・ご感想<br> | a:impression<rows=5;cols=45;ph=ご自由にお書きください>

= 48505979188 loose
@企業名 | t:company<id=company>=o
@エージェントサービス名 | t:service<id=service>
@本社所在地郵便番号(ハイフン無し) | t:address<id=address>=z
@連絡用電話番号（ハイフン無し） | t:phoneNumber<id=phoneNumber>
@連絡用メールアドレス | e:mail<id=mail;ph=sample@gmail.com>
@営業時間 | t:date<id=date>
@公式サイトURL | t:url<id=url>
@登録学生とのコンタクト形態 | s:contactType<id=contactType;o=オンライン,対面,オンライン・対面>
@オンライン対応 | s:online<id=online;o=終日対応可,平日のみ>
~heading 掲載情報登録
@Upload file | f:heroImage<id=file_input>
@サポート力 | s:people<id=countries;o=5,4,3,2,1>
@お問い合わせ形態 | t:<id=default-input>
@求人数 | t:<id=default-input>

= 24965115226 dls
@入会日付 | t:nyukaidate<id=nyukaidate;class=datepicker;max=10>
@紹介者名 | t:syokaisyanm<id=syokaisyanm;class=doublebyte;max=40>
@協会役職 | s:kyoukaiykcd<id=kyoukaiykcd;o=会長,副会長,理事>
@備考 | a:bikou<id=bikou;class=doublebyte;max=255>
通知先１ | "<div><p><label for=tbusyo1>部署・役職名称</label></p></div><div>" t:tbusyo1<id=tbusyo1;class=doublebyte;max=40> "</div><div><p><label for=ttantounm1>担当者名称</label></p></div><div>" t:ttantounm1<id=ttantounm1;class=doublebyte;max=40> "</div><div><p><label for=tmailaddr1>メールアドレス</label></p></div><div>" e:tmailaddr1<id=tmailaddr1;max=100> "</div>"
@ログインID | t:lgid<id=lgid;ac=off;max=100>
@ログインパスワード | p:lgpass<id=lgpass;ac=off;max=100;ph=半角英字、数字、記号を1文字以上含み、6ケタ以上。>
@自宅郵便番号 | "<div class=errors>" t:jyubinno<id=jyubinno;max=7>=z "</div>"
@自宅住所1<br>（番地まで） | "<div class=errors>" t:jjyusyo1<id=jjyusyo1;class=doublebyte;max=255;ph=例）大阪府大阪市中央区安土町１－２－３>=pctb "</div>"
@自宅住所2<br>（建物や部屋番号） | "<div class=errors>" t:jjyusyo2<id=jjyusyo2;class=doublebyte;max=255;ph=例）朝日生命辰野ビル８F>=m "</div>"
@自宅電話番号 | T:jtelno<id=jtelno;max=15>
@携帯電話番号 | T:kttelno<id=kttelno;max=15>
@携帯メールアドレス | e:ktmailaddr<id=ktmailaddr;max=100>
出身地 生まれ | "<div class=select-wrap>" s:umare<id=umare;o=pref-id> "</div>"
出身地 育ち | "<div class=select-wrap>" s:sodati<id=sodati;o=pref-id> "</div>"
婚姻区分 | r:konin<o=未婚,既婚>
趣味1 | s:syumicd1<id=syumicd1;o=ゴルフ,読書/選択してください>
@趣味1（その他） | t:syumitxt1<id=syumitxt1;readonly=readonly;max=40>

= 25531324725 ph noform
| "<div class=items-title>お申込者様情報</div>"
| "<div class=item-title>お名前 *</div><div class=text-s>全角文字で、姓と名で合計２９文字以内で入力してください。</div><div class=grid-2><div>" t:<id=i-MoshikomiNameSei;class=width-full zenkaku> "</div><div>" t:<id=i-MoshikomiNameMei;class=width-full zenkaku> "</div></div>"
| "<div class=item-title>お名前（ﾌﾘｶﾞﾅ） *</div><div class=grid-2><div>" t:<id=i-MoshikomiNameSeiKana;class=width-full hankaku> "</div><div>" t:<id=i-MoshikomiNameMeiKana;class=width-full hankaku> "</div></div>"
| "<div class=item-title>性別 *</div><div class=radio-container>" r:i-MoshikomiSeibetsuKbn<o=男性,女性> "</div>"
| "<div class=item-title>年齢</div><div class=text-s>半角数字で入力してください</div><div><div class=text-with-unit>" t:<id=i-MoshikomiAge;class=num> "<span class=unit>歳</span></div></div>"
| "<div class=item-title>電話：携帯（連絡先） *</div><div class=grid-tel><div>" t:<id=i-MoshikomiMobile1;class=width-full tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiMobile2;class=width-full tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiMobile3;class=width-full tel-num> "</div></div>"
| "<div class=items-title>ご住所 *</div>"
| "<div class=item-title>郵便番号</div><div class=text-s>半角数字で入力してください</div><div><div class=input-searchable>" t:<id=i-MoshikomiPost;class=num;ph=0000000>=z b:住所に反映 "</div></div>"
| "<div class=item-title>住所１</div><div class=text-s>全角文字で、２７文字以内で入力してください。<br>住所１に入りきらない場合に住所２に入力してください。</div><div>" t:<id=i-MoshikomiAddress1;class=zenkaku address input-address auto-address>=pctb "</div>"
| "<div class=item-title>住所２</div><div>" t:<id=i-MoshikomiAddress2;class=zenkaku address>=m "</div>"
| "<div class=item-title>住所（ﾌﾘｶﾞﾅ）</div><div class=text-s>半角文字で入力してください</div><div>" t:<id=i-MoshikomiAddressKana;class=hankaku address auto-address-kana>=kpkckt "</div>"
| "<div class=item-title>配偶者 *</div><div class=radio-container>" r:i-MoshikomiHaigushaKbn<o=あり,なし> "</div>"
| "<div class=item-title>住居区分</div><div>" s:<id=i-JukyoKbn;o=自己所有,家族所有,社宅/選択してください> "</div>"
| "<div class=item-title>居住年数</div><div class=text-with-unit>" t:<id=i-MoshikomiKyojuYear;class=num> "<span class=unit>年</span>" t:<id=i-MoshikomiKyojuMonth;class=num> "<span class=unit>ヵ月</span></div>"
| "<div class=items-title>勤務先・学校情報</div>"
| "<div class=item-title>ご職業</div><div>" s:<id=i-MoshikomiShokugyoKbn;o=正社員,契約社員,学生/選択してください> "</div>"
| "<div class=item-title>勤務先・学校情報</div><div class=text-s>全角文字で入力してください</div><div>" t:<id=i-MoshikomiKinmusaki;class=width-full zenkaku> "</div>"
| "<div class=item-title>電話番号</div><div class=grid-tel><div>" t:<id=i-MoshikomiKinmusakiTel1;class=tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiKinmusakiTel2;class=tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiKinmusakiTel3;class=tel-num> "</div></div>"
| "<div class=item-title>所在地郵便番号</div><div class=text-s>半角数字で入力してください</div><div><div class=input-searchable>" t:<id=i-MoshikomiKinmusakiPost;class=num;ph=0000000> b:住所に反映 "</div></div>"
| "<div class=item-title>所在地１</div><div class=text-s>全角文字で、２７文字以内で入力してください。<br>所在地１に入りきらない場合に所在地２に入力してください。</div><div>" t:<id=i-MoshikomiKinmusakiAddress1;class=zenkaku address input-address auto-address> "</div>"
| "<div class=item-title>所在地２</div><div>" t:<id=i-MoshikomiKinmusakiAddress2;class=zenkaku address> "</div>"
| "<div class=item-title>勤続年数（学年）</div><div class=text-with-unit>" t:<id=i-MoshikomiKinzokuYear;class=num> "<span class=unit>年</span></div>"
| "<div class=item-title>所属（部署）</div><div>" t:<id=i-MoshikomiKinmusakiShozoku;class=width-full zenkaku> "</div>"

= 25531324725#2 ph noform
| "<div class=items-title>お申込者様情報</div>"
| "<div class=item-title>お名前 *</div><div class=text-s>全角文字で、姓と名で合計２９文字以内で入力してください。</div><div class=grid-2><div>" t:<id=i-MoshikomiNameSei;class=width-full zenkaku> "</div><div>" t:<id=i-MoshikomiNameMei;class=width-full zenkaku> "</div></div>"
| "<div class=item-title>お名前（ﾌﾘｶﾞﾅ） *</div><div class=grid-2><div>" t:<id=i-MoshikomiNameSeiKana;class=width-full hankaku> "</div><div>" t:<id=i-MoshikomiNameMeiKana;class=width-full hankaku> "</div></div>"
| "<div class=item-title>性別 *</div><div class=radio-container>" r:i-MoshikomiSeibetsuKbn<o=男性,女性> "</div>"
| "<div class=item-title>年齢</div><div class=text-s>半角数字で入力してください</div><div><div class=text-with-unit>" t:<id=i-MoshikomiAge;class=num> "<span class=unit>歳</span></div></div>"
| "<div class=item-title>電話：携帯（連絡先） *</div><div class=grid-tel><div>" t:<id=i-MoshikomiMobile1;class=width-full tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiMobile2;class=width-full tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiMobile3;class=width-full tel-num> "</div></div>"
| "<div class=items-title>ご住所 *</div>"
| "<div class=item-title>郵便番号</div><div class=text-s>半角数字で入力してください</div><div><div class=input-searchable>" t:<id=i-MoshikomiPost;class=num;ph=0000000> b:住所に反映 "</div></div>"
| "<div class=item-title>住所１</div><div class=text-s>全角文字で、２７文字以内で入力してください。<br>住所１に入りきらない場合に住所２に入力してください。</div><div>" t:<id=i-MoshikomiAddress1;class=zenkaku address input-address auto-address> "</div>"
| "<div class=item-title>住所２</div><div>" t:<id=i-MoshikomiAddress2;class=zenkaku address> "</div>"
| "<div class=item-title>住所（ﾌﾘｶﾞﾅ）</div><div class=text-s>半角文字で入力してください</div><div>" t:<id=i-MoshikomiAddressKana;class=hankaku address auto-address-kana> "</div>"
| "<div class=item-title>配偶者 *</div><div class=radio-container>" r:i-MoshikomiHaigushaKbn<o=あり,なし> "</div>"
| "<div class=item-title>住居区分</div><div>" s:<id=i-JukyoKbn;o=自己所有,家族所有,社宅/選択してください> "</div>"
| "<div class=item-title>居住年数</div><div class=text-with-unit>" t:<id=i-MoshikomiKyojuYear;class=num> "<span class=unit>年</span>" t:<id=i-MoshikomiKyojuMonth;class=num> "<span class=unit>ヵ月</span></div>"
| "<div class=items-title>勤務先・学校情報</div>"
| "<div class=item-title>ご職業</div><div>" s:<id=i-MoshikomiShokugyoKbn;o=正社員,契約社員,学生/選択してください> "</div>"
| "<div class=item-title>勤務先・学校情報</div><div class=text-s>全角文字で入力してください</div><div>" t:<id=i-MoshikomiKinmusaki;class=width-full zenkaku>=o "</div>"
| "<div class=item-title>電話番号</div><div class=grid-tel><div>" t:<id=i-MoshikomiKinmusakiTel1;class=tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiKinmusakiTel2;class=tel-num> "</div><label class=hyphen>-</label><div>" t:<id=i-MoshikomiKinmusakiTel3;class=tel-num> "</div></div>"
| "<div class=item-title>所在地郵便番号</div><div class=text-s>半角数字で入力してください</div><div><div class=input-searchable>" t:<id=i-MoshikomiKinmusakiPost;class=num;ph=0000000>=z b:住所に反映 "</div></div>"
| "<div class=item-title>所在地１</div><div class=text-s>全角文字で、２７文字以内で入力してください。<br>所在地１に入りきらない場合に所在地２に入力してください。</div><div>" t:<id=i-MoshikomiKinmusakiAddress1;class=zenkaku address input-address auto-address>=pctb "</div>"
| "<div class=item-title>所在地２</div><div>" t:<id=i-MoshikomiKinmusakiAddress2;class=zenkaku address>=m "</div>"
| "<div class=item-title>勤続年数（学年）</div><div class=text-with-unit>" t:<id=i-MoshikomiKinzokuYear;class=num> "<span class=unit>年</span></div>"
| "<div class=item-title>所属（部署）</div><div>" t:<id=i-MoshikomiKinmusakiShozoku;class=width-full zenkaku> "</div>"

= 38322441752 ph
| "<dt>アンケート</dt><dd><ul><li><label><span>DM（ " t:questionnaire_year<ph=2022;class=dm_y> " 年 " t:questionnaire_month<ph=10;class=dm_m> " 月 ）</span></label></li><li><label><span>ご紹介（ご紹介者名・法人名 " t:questionnaire_name<class=questionnaire_n> " ）</span></label></li></ul></dd>"
| "<dt>郵便番号<span class=nini>任意</span></dt><dd>〒" T:zip<id=zip;ph=0000000;class=sizesmall>=z b:住所検索 "</dd><i></i>"
| "<dt>ご住所<span class=nini>任意</span></dt><dd>" t:address<id=address;ph=例）福岡県福岡市中央区薬院一丁目6番9号 Vビル8F>=pctbm "</dd>"
| "<dt>FAX番号<span class=nini>任意</span></dt><dd>" T:fax01<ph=例）1234567> "</dd>"

= 14179515270 table
お名前 | t:<class=half>
お電話番号 | T:<class=half> "<p>※ハイフン不要</p>"
ご住所 | "〒" T:<class=yuubin;id=zip>=z "<i></i>" t:<id=address>=pctbm "<p>※郵便番号を入力すると自動で町名まで入力されます。</p>"
来店人数 | "大人：" s:<o=0,1,2,3> " 人　子ども：" s:<o=0,1,2,3> " 人"
ご予約日時 | "日付：" t:<ph=日付を選択してください;readonly=readonly> "<br><span>時間：</span>" s:<o=17：00,18：00,19：00/選択してください>
ご予約コース | s:<o=門庭厳選コース,門庭贅沢コース/選択してください> "<p>※コース内容のご確認はこちら。</p>"

= 34678748613 table
<div>お名前<span class=must>必須</span></div> | t:name_text<class=validate[required]>
<div>メールアドレス<span class=must>必須</span></div> | e:email
<div>お電話番号<span class=must>必須</span></div> | T:num
<div>リフォームを希望する物件の種別<span class=must>必須</span></div> | s:syubetsu<o=マンション,一戸建て,店舗,その他/選択してください>
<div>リフォーム箇所<span class=must>必須</span></div> | c:cf_checkbox[]<o=キッチン,浴室>
<div>リフォーム内容（最大1000文字）<span class=must>必須</span></div> | a:reform_data<cols=50;rows=10>
<div>ご希望の工事時期</div> | t:hope_time
<div>リフォームのご予算</div> | t:reform_budget "円"
<div>リフォームを希望する物件の所在地<span class=must>必須</span></div> | "〒" T:post_num<class=zip>=z "<i></i><p>都道府県、市区町村</p>" t:home=pct "<p>番地、建物名、部屋番号</p>" t:home_sub=bm
<div>リフォームを希望する物件の築年数</div> | s:year<o=3年未満,3年以上〜5年未満,50年以上>

= 22655159894 ph
| "<table><tr><td colspan=2><span id=Label18>ご住所</span><br><br></td></tr><tr><td><table><tr><td><span id=Label12>郵便番号</span></td><td><span id=Label21>※必須</span></td></tr></table></td><td><table><tr><td>" t:postal_code_TextBox<id=postal_code_TextBox;ph=〒郵便番号を入力;class=textbox>=z "<br><span id=poc_Label></span><br></td><td>" b:住所検索 "<i></i></td></tr></table></td></tr><tr><td><table><tr><td><span id=Label13>都道府県</span></td><td><span id=Label22>※必須</span></td></tr></table></td><td><table><tr><td>" s:City_DropDownList<id=City_DropDownList;class=textbox;o=pref-none>=p "<br><br></td><td>&nbsp;</td></tr></table></td></tr><tr><td><table><tr><td><span id=Label19>市区町村</span></td><td><span id=Label23>※必須</span></td></tr></table></td><td>" t:add_TextBox<id=add_TextBox;class=textbox>=ct "<br><span id=city_Label></span><br></td></tr><tr><td><table><tr><td><span id=Label20>番地</span></td><td><span id=Label24>※必須</span></td></tr></table></td><td>" t:add_TextBox1<id=add_TextBox1;class=textbox>=b "<br><span id=chome_Label></span><br></td></tr><tr><td><span id=Label26>マンション名</span></td><td>" t:apartment_TextBox<id=apartment_TextBox;ph=※部屋番号まで入力;class=textbox>=m "<br><br></td></tr><tr><td><span id=Label27>最寄り駅</span></td><td><table><tr><td>" t:train_line_TextBox<id=train_line_TextBox;ph=路線名;class=textbox> "<br><br></td><td>" t:train_station_TextBox<id=train_station_TextBox;ph=駅名;class=textbox> "<br><br></td></tr></table></td></tr></table>"
| "<table><tr><td colspan=2><span id=Label28>ご連絡先</span><br><br></td></tr><tr><td><table><tr><td><span id=Label29>ご連絡先</span></td><td><span id=Label32>※必須</span></td></tr></table></td><td>" t:phone_TextBox<id=phone_TextBox;ph=電話番号をハイフン無しで入力;class=textbox> "<br></td></tr><tr><td><span id=Label30>緊急連絡先</span><br><span id=Label34>※本人以外</span></td><td><table><tr><td colspan=2>" t:other_phone_TextBox<id=other_phone_TextBox;ph=電話番号をハイフン無しで入力;class=textbox> "<br></td></tr><tr><td><span id=Label35>本人との間柄</span></td><td>" s:relationship_DropDownList<id=relationship_DropDownList;o=夫,妻,その他> "<br></td></tr></table></td></tr></table>"

= 11667933364 ph h-adr
| "<label>出展展示会</label>　 " s:exhibition_id<class=custom-select;o=春の展示会,秋の展示会/出展展示会を選んでください>
| "<label>出展ゾーン</label>" s:exhibition_zone_id<id=exhibition_zone;class=custom-select;o=甲ゾーン,乙ゾーン/出展ゾーンを選んでください>
| "<label>郵便番号</label><div class=row><div class=col-0><p class=float-right>〒</p></div><div class=col-2>" t:zip_code1<class=p-postal-code form-control;max=3>=z1 "</div>ー<div class=col-2>" t:zip_code2<class=p-postal-code form-control;max=4>=z2 "</div></div><i></i><br><div class=form-group><label>都道府県</label>　 " s:prefecture_id<class=p-region-id custom-select;o=pref-id/都道府県を選択下さい>=p "</div><div class=form-group><label>所在地</label><div class=row>" t:address<class=p-region p-locality p-street-address form-control;max=200>=ctb "</div></div><div class=form-group><label>建物名</label><div class=row>" t:building_name<class=form-control;max=200>=m "</div></div><div class=form-group><label>TEL</label>" t:tel<class=form-control;max=18> "</div><div class=form-group><label>URL</label>" t:url<class=form-control;max=250> "</div><div class=form-group><label>企業プロフィール</label>" a:profile_text<id=summernote;class=form-control;max=1950> "</div><div class=form-group><label for=plan_id>出展プラン</label>　 " s:plan_id<id=plan_id;o=甲,乙/出展プランを選んでください> "</div>"

= 35362694705 loose
~wrongfor 会員番号 | t:cms_member_no<class=form-control>
~wrongfor 所属区分 | s:cms_kaiin_type<class=form-control;o=構成員,賛助会員,なし>
~wrongfor 団体名 | s:cms_kaiin_member<class=form-control;o=甲団体,乙団体>
~wrongfor 団体長 | s:cms_kaiin_member_main<class=form-control;o=--,該当>
~wrongfor 団体代表者役職 | t:cms_group_reptitle<class=form-control>
~wrongfor 団体代表氏名 | t:cms_group_represen<class=form-control>
~wrongfor 団体郵便番号 | t:cms_group_zip<class=form-control>=z
~wrongfor 団体住所 | t:cms_group_zip<class=form-control>=pctbm
~wrongfor 団体会社名 | t:cms_group_company<class=form-control>=o
~wrongfor 団体電話番号 | t:cms_group_tel<class=form-control>
~wrongfor 団体FAX番号 | t:cms_group_fax<class=form-control>
~wrongfor 会社名 | t:cms_kaiin_cname<class=form-control>
~wrongfor 会社名フリガナ | t:cms_kaiin_ckana<class=form-control>
~wrongfor 営業所名 | t:cms_kaiin_business<class=form-control>
~wrongfor 郵便番号 | "<div class=row><div class=col-md-6>" t:cms_kaiin_cpost1<class=form-control> "</div><div class=col-md-6>" t:cms_kaiin_cpost2<class=form-control> "</div></div>"
~wrongfor 住所 | t:cms_kaiin_cadd<class=form-control>
~wrongfor 代表者役職 | t:cms_kaiin_reptitle<class=form-control>
~wrongfor 代表者名 | t:cms_kaiin_represen<class=form-control>
~wrongfor 電話番号 | "<div class=row><div class=col-md-4>" t:cms_kaiin_tel1<class=form-control> "</div><div class=col-md-4>" t:cms_kaiin_tel2<class=form-control> "</div><div class=col-md-4>" t:cms_kaiin_tel3<class=form-control> "</div></div>"
~wrongfor URL | t:cms_kaiin_url<class=form-control>
~wrongfor ＩＤ | t:cms_kaiin_mail<class=form-control>

= 35362694705#2 loose
~wrongfor 会員番号 | t:cms_member_no<class=form-control>
~wrongfor 所属区分 | s:cms_kaiin_type<class=form-control;o=構成員,賛助会員,なし>
~wrongfor 団体名 | s:cms_kaiin_member<class=form-control;o=甲団体,乙団体>
~wrongfor 団体長 | s:cms_kaiin_member_main<class=form-control;o=--,該当>
~wrongfor 団体代表者役職 | t:cms_group_reptitle<class=form-control>
~wrongfor 団体代表氏名 | t:cms_group_represen<class=form-control>
~wrongfor 団体郵便番号 | t:cms_group_zip<class=form-control>
~wrongfor 団体住所 | t:cms_group_zip<class=form-control>
~wrongfor 団体会社名 | t:cms_group_company<class=form-control>
~wrongfor 団体電話番号 | t:cms_group_tel<class=form-control>
~wrongfor 団体FAX番号 | t:cms_group_fax<class=form-control>
~wrongfor 会社名 | t:cms_kaiin_cname<class=form-control>=o
~wrongfor 会社名フリガナ | t:cms_kaiin_ckana<class=form-control>=ko
~wrongfor 営業所名 | t:cms_kaiin_business<class=form-control>
~wrongfor 郵便番号 | "<div class=row><div class=col-md-6>" t:cms_kaiin_cpost1<class=form-control>=z1 "</div><div class=col-md-6>" t:cms_kaiin_cpost2<class=form-control>=z2 "</div></div>"
~wrongfor 住所 | t:cms_kaiin_cadd<class=form-control>=pctbm
~wrongfor 代表者役職 | t:cms_kaiin_reptitle<class=form-control>
~wrongfor 代表者名 | t:cms_kaiin_represen<class=form-control>
~wrongfor 電話番号 | "<div class=row><div class=col-md-4>" t:cms_kaiin_tel1<class=form-control> "</div><div class=col-md-4>" t:cms_kaiin_tel2<class=form-control> "</div><div class=col-md-4>" t:cms_kaiin_tel3<class=form-control> "</div></div>"
~wrongfor URL | t:cms_kaiin_url<class=form-control>
~wrongfor ＩＤ | t:cms_kaiin_mail<class=form-control>

= 304617870 table
販売業者<span class=attention> *</span> | t:law_company<class=box60;size=60;max=50>=o "<span class=attention> (上限50文字)</span>"
運営責任者<span class=attention> *</span> | t:law_manager<class=box60;size=60;max=50> "<span class=attention> (上限50文字)</span>"
郵便番号<span class=attention> *</span> | "〒" t:law_zip01<class=box6;size=6;max=3>=z1 "-" t:law_zip02<class=box6;size=6;max=4>=z2 "<a class=btn-normal>所在地入力</a>"
所在地<span class=attention> *</span> | s:law_pref<class=top;o=pref-id/都道府県を選択>=p "<br>" t:law_addr01<class=box60;size=60;max=50>=ct "<span class=attention> (上限50文字)</span><br>市区町村名 (例：千代田区神田神保町)<br>" t:law_addr02<class=box60;size=60;max=50>=bm "<span class=attention> (上限50文字)</span><br>番地・ビル名 (例：1-3-5)"
TEL<span class=attention> *</span> | t:law_tel01<class=box6;size=6> "-" t:law_tel02<class=box6;size=6> "-" t:law_tel03<class=box6;size=6>
FAX | t:law_fax01<class=box6;size=6> "-" t:law_fax02<class=box6;size=6> "-" t:law_fax03<class=box6;size=6>
メールアドレス<span class=attention> *</span> | t:law_email<class=box60;size=60>
URL<span class=attention> *</span> | t:law_url<class=box60;size=60>
商品代金以外の必要料金<span class=attention> *</span> | a:law_term01<class=area60;cols=60;rows=8>
注文方法<span class=attention> *</span> | a:law_term02<class=area60;cols=60;rows=8>

= 45532123877 loose h-adr
@姓 | t:last_name<id=last-name;ph=例：東京>
@名 | t:first_name<id=first-name;ph=例：太郎>
@姓(ふりがな) | t:last_name_ruby<id=last-name-ruby;ph=例：とうきょう>
@名(ふりがな) | t:first_name_ruby<id=first-name-ruby;ph=例：たろう>
@メールアドレス | e:email<id=email;ph=例：~@example.com>
@会社名(任意) | t:company<id=company;ph=例：株式会社東京>=o
@郵便番号(任意) | t:zip<id=zip;class=p-postal-code;ph=例：1234567>=z
@都道府県(任意) | t:prefecture<id=prefecture;class=p-region;ph=例：東京都>=p
@市区町村(任意) | t:city<id=city;class=p-locality;ph=例：葛飾区>=c
@町名番地(任意) | t:address<id=address;class=p-street-address;ph=例：亀有5丁目36−1>=tb
@建物(任意) | t:building<id=building;class=p-extended-address;ph=例：亀有公園前派出所>=m
@お問い合わせ内容 | a:main<id=main;ph=ここに内容を入力>

= 52245808011 loose
~ph | "<div class=form-section-title>基本情報</div>"
氏名 <span>*</span> | t:name<class=form-input>
フリガナ | t:name_kana<class=form-input>
電話番号1 | T:phone1<class=form-input>
電話番号2 | T:phone2<class=form-input>
メールアドレス | e:email<class=form-input>
~ph | "<div class=form-section-title>住所</div>"
郵便番号 | t:postal_code<class=form-input;ph=123-4567>=z
都道府県 | t:prefecture<class=form-input>=p
市区町村 | t:city<class=form-input>=ct
番地 | t:address1<class=form-input>=b
メモ | a:notes<class=form-textarea>

= 20182792854 ph noform
| "<label>性別" t:gender<data-key=gender> "</label>" c:is_gender_visible<o=性別を履歴書に表示する>
| "<h3>住所</h3>"
| "<label>郵便番号" t:address_postal_code<max=7;data-key=address>=z "</label>"
| "<label>ふりがな" t:address_line1_ruby<data-key=address>=kpkckt "</label>"
| "<label>住所" t:address_line1<data-key=address>=pctb "</label>"
| "<label>ふりがな" t:address_line2_ruby<data-key=address> "</label>"
| "<label>建物名・部屋番号等" t:address_line2<data-key=address>=m "</label>"
| "<label>電話番号" t:address_tel<data-key=address> "</label>"
| "<label>メールアドレス" t:address_email<data-key=address> "</label>"
| "<h3>連絡先</h3>" c:is_contact_visible<o=連絡先を履歴書に表示する>
| "<label>連絡先郵便番号" t:contact_address_postal_code<max=7;data-key=contactAddress> "</label>"
| "<label>連絡先ふりがな" t:contact_address_line1_ruby<data-key=contactAddress> "</label>"
| "<label>連絡先住所" t:contact_address_line1<data-key=contactAddress> "</label>"
| "<label>連絡先ふりがな" t:contact_address_line2_ruby<data-key=contactAddress> "</label>"
| "<label>連絡先建物名・部屋番号等" t:contact_address_line2<data-key=contactAddress> "</label>"
| "<label>連絡先電話番号" t:contact_address_tel<data-key=contactAddress> "</label>"
| "<label>連絡先メールアドレス" t:contact_address_email<data-key=contactAddress> "</label>"

= 20182792854#2 ph noform
| "<label>性別" t:gender<data-key=gender> "</label>" c:is_gender_visible<o=性別を履歴書に表示する>
| "<h3>住所</h3>"
| "<label>郵便番号" t:address_postal_code<max=7;data-key=address> "</label>"
| "<label>ふりがな" t:address_line1_ruby<data-key=address> "</label>"
| "<label>住所" t:address_line1<data-key=address> "</label>"
| "<label>ふりがな" t:address_line2_ruby<data-key=address> "</label>"
| "<label>建物名・部屋番号等" t:address_line2<data-key=address> "</label>"
| "<label>電話番号" t:address_tel<data-key=address> "</label>"
| "<label>メールアドレス" t:address_email<data-key=address> "</label>"
| "<h3>連絡先</h3>" c:is_contact_visible<o=連絡先を履歴書に表示する>
| "<label>連絡先郵便番号" t:contact_address_postal_code<max=7;data-key=contactAddress>=z "</label>"
| "<label>連絡先ふりがな" t:contact_address_line1_ruby<data-key=contactAddress>=kpkckt "</label>"
| "<label>連絡先住所" t:contact_address_line1<data-key=contactAddress>=pctb "</label>"
| "<label>連絡先ふりがな" t:contact_address_line2_ruby<data-key=contactAddress> "</label>"
| "<label>連絡先建物名・部屋番号等" t:contact_address_line2<data-key=contactAddress>=m "</label>"
| "<label>連絡先電話番号" t:contact_address_tel<data-key=contactAddress> "</label>"
| "<label>連絡先メールアドレス" t:contact_address_email<data-key=contactAddress> "</label>"

= 36505930575 loose h-adr
@郵便番号 | t:zip<id=zip;class=p-postal-code form-control;size=8;max=8>=z
@都道府県 | s:pref_id<id=pref_id;class=form-control p-region-id;o=pref-id-none>=p
@住所1 | t:address1<id=address1;class=form-control p-locality p-street-address p-extended-address;ph=市、区、町、丁目、番地、号>=ctb
@住所2 | t:address2<id=address2;class=form-control;ph=マンション、アパート、部屋番号、等>=m

= 16164050032 td h-adr
お名前(*) | t:name
郵便番号 | t:zip<class=p-postal-code;size=8;max=8>=z
ご住所(*) | t:address<class=p-region p-locality p-street-address p-extended-address>=pctbm
ログイン名(*) | t:login<ac=off> "<b class=result></b>"
メールアドレス(*) | e:email
パスワード(*) | p:password

= 18121357273 loose
氏名: | t:shimei
郵便番号: | t:yuubin_bangou=z
住所: | t:address=pctbm
電話番号: | t:denwa_bangou
メールアドレス: | e:mail_address
支払い方法: | t:shiharaiHouhou

= 32297770166 pin
| t:sei<ph=氏名（姓）> t:mei<ph=氏名（名）>
| t:seikana<ph=かな（せい）> t:meikana<ph=かな（めい）>
| t:nikkuname<ph=ニックネーム>
| t:yubin<ph=郵便番号>=z b:検索
| t:prefecture<id=prefecture;ph=都道府県>=p
| t:city<id=city;ph=市区町村>=ct
| t:address<id=address;ph=番地>=b
| t:bill<ph=マンション・ビル名>=m
| t:tel<ph=電話番号>
| t:mail<ph=メールアドレス>
| t:pass<ph=パスワード>

= 35751965403 pin
お名前 |
姓： | t:lastName
名： | t:firstName
郵便番号： | t:zipcode<id=zipcode;max=7>=z
都道府県： | s:prefecture<id=prefecture;o=pref/都道府県>=p
市区町村： | t:city<id=city>=ct
番地など： | t:address<id=address>=bm

= 36386818103 ph h-adr
| "<div class=contact__date-selector><div><p>希望日</p>" t:date<id=datepicker1;ph=ご希望の日付> "</div><div><p>希望時間</p>" s:time<o=10：00~11：00,11：00~12：00/ご希望の時間帯> "</div></div>"
| "<h1>お客様情報の入力</h1>"
| "<div class=contact__label><label for=name>お客様名</label><p class=contact__required>必須</p></div>" t:name<ph=山田 太郎>
| "<div class=contact__label><label for=postalNumber>郵便番号</label><p class=contact__required>必須</p></div><div class=contact__postalNumber__input>" t:postalNumber<class=p-postal-code;size=8;max=8;ph=9500000（ハイフンなし）>=z "<p>※ 郵便番号を入力すると、住所を自動で入力できます。</p></div>"
| "<div class=contact__label><label for=address>ご住所</label><p class=contact__required>必須</p></div><div class=contact__address__input><div><div><p>都道府県</p>" t:address__pre<class=p-region;ph=新潟県>=p "</div><div><p>市町村</p>" t:address__region<class=p-locality;ph=新潟市北区>=c "</div></div><div><p>丁目・番地</p>" t:address__house<class=p-street-address p-extended-address;ph=1-1-1>=tb "<p>建物名</p>" t:address__building<ph=template502>=m "</div></div>"
| "<div class=contact__label><label for=name>電話番号</label><p class=contact__required>必須</p></div><div class=contact__phone__input>" t:phone__first<ph=090> "<span>-</span>" t:phone__second<ph=0000> "<span>-</span>" t:phone__third<ph=0000> "</div>"
| "<div class=contact__label><label for=name>メールアドレス</label><p class=contact__required>必須</p></div>" t:email<ph=example@swedenhouse-hokuriku.com>

= 28201767160 bs h-adr
名前 | t:name<id=name;ac=name>
ニックネーム | t:nickname<id=nickname;ac=name>
メールアドレス | e:email<id=email;ac=email>
~ph | "<label class=col-md-4>郵便番号</label><div class=col-md-6>〒" t:postal_code1<class=p-postal-code form-control;size=3;max=3>=z1 "-" t:postal_code2<class=p-postal-code form-control;size=4;max=4>=z2 "</div>"
~ph | "<label class=col-md-4>都道府県</label><div class=col-md-6>" t:region<class=p-region form-control;readonly>=p "</div>"
~ph | "<label class=col-md-4>市区町村</label><div class=col-md-6>" t:locality<class=p-locality form-control;readonly>=c "</div>"
~ph | "<label class=col-md-4>以降の住所</label><div class=col-md-6>" t:street<class=p-street-address form-control>=tbm "</div>"
電話番号 | t:number<id=number;ac=email>
パスワード | p:password<id=password;ac=new-password>
パスワード確認 | p:password_confirmation<id=password-confirm;ac=new-password>

= 15796564351 table
氏名 | t:name "<br>"
郵便番号(〒0000000 7桁) | t:postalCode<id=postalCode>=z b:住所検索
住所1(都道府県) | t:todouhuken<id=todouhuken>=p
住所2(市区町村) | t:sikutyouson<id=sikutyouson>=c
住所3(町域名) | t:tyouikimei<id=tyouikimei>=tb b:郵便番号検索
電話番号(ハイフン無し) | t:phoneNumber
メールアドレス | t:mailAddress

= 32597923103 ph
| "<table><tr><th>学生用</th><th>保護者用</th></tr><tr><th><p>在籍状態" s:joutai<o=在学,休学,退学,除籍> "</p></th><th></th></tr><tr><th><p>在籍状態確定日" t:kakuteibi "</p></th><th></th></tr><tr><th><p>学生氏名（漢字）" t:gakusei_name "</p></th><th><p>保護者氏名（漢字）" t:hogosya_name "</p></th></tr><tr><th><p>学生氏名（かな）" t:gakusei_nameH "</p></th><th><p>保護者氏名（かな）" t:hogosya_nameH "</p></th></tr><tr><th><p>生年月日" t:born "</p></th><th> </th></tr><tr><th><p>本人郵便番号" t:yuubinnbanngou=z "</p><i></i></th><th><p>保護者郵便番号" t:hogosya_yuubinnbanngou "</p></th></tr><tr><th><p>本人住所" t:gakusei_juusyo=pctbm "</p></th><th><p>保護者住所" t:hogosya_juusyo "</p></th></tr><tr><th><p>本人電話番号" t:gakusei_phone "</p></th><th><p>保護者電話番号" t:hogosya_phone "</p></th></tr><tr><th><p>本人メールアドレス" t:gakusei_mail "</p></th><th><p>保護者メールアドレス" t:hogosya_mail "</p></th></tr></table>"

= 32597923103#2 ph
| "<table><tr><th>学生用</th><th>保護者用</th></tr><tr><th><p>在籍状態" s:joutai<o=在学,休学,退学,除籍> "</p></th><th></th></tr><tr><th><p>在籍状態確定日" t:kakuteibi "</p></th><th></th></tr><tr><th><p>学生氏名（漢字）" t:gakusei_name "</p></th><th><p>保護者氏名（漢字）" t:hogosya_name "</p></th></tr><tr><th><p>学生氏名（かな）" t:gakusei_nameH "</p></th><th><p>保護者氏名（かな）" t:hogosya_nameH "</p></th></tr><tr><th><p>生年月日" t:born "</p></th><th> </th></tr><tr><th><p>本人郵便番号" t:yuubinnbanngou "</p></th><th><p>保護者郵便番号" t:hogosya_yuubinnbanngou=z "</p><i></i></th></tr><tr><th><p>本人住所" t:gakusei_juusyo "</p></th><th><p>保護者住所" t:hogosya_juusyo=pctbm "</p></th></tr><tr><th><p>本人電話番号" t:gakusei_phone "</p></th><th><p>保護者電話番号" t:hogosya_phone "</p></th></tr><tr><th><p>本人メールアドレス" t:gakusei_mail "</p></th><th><p>保護者メールアドレス" t:hogosya_mail "</p></th></tr></table>"

= 2925857716 table
カード種類 | t:card_co<id=input0>
カード名義(名)(姓)<br>※半角英数字のみ | t:card_first_name<id=input0> "</td><td>" t:card_last_name<id=input0>
カード番号<br>※半角英数字のみ | t:card_num<id=input0>
有効期限(月)(年)<br>※ともに半角数字2桁 | t:card_m<id=input0> "</td><td>" t:card_y<id=input0>
カードセキュリティコード<br>※3桁または4桁の半角数字 | t:card_sec_code<id=input0>
~ph | "<h2>お届け先情報</h2>" r:shipment<o=自宅住所> "<table><tr><th>郵便番号</th><td>1234567</td></tr><tr><th>住所</th><td>東京都港区芝公園4-2-8</td></tr></table>" r:shipment<o=その他住所>
お名前 | t:ship_name
郵便番号<br>※ハイフンなし、半角数字7桁 | t:ship_postcode=z
都道府県 | s:ship_prefecture<o=pref-none>=p
市区町村 | t:ship_city=ct
番地・建物名・<br>部屋番号等 | t:ship_add=bm
電話番号<br>※ハイフンなし、半角数字のみ | t:ship_num

= 6394080143 bs
~ph | "<label class=col-sm-2><span class=form_width>求人事業所名称</span><span class=badge>必須</span></label><div class=col-sm-3>" t:kaisyaName3<id=kaisyaName;class=form-control>=o "</div>"
~ph | "<label class=col-sm-2><span class=form_width>ふりがな</span><span class=badge>必須</span></label><div class=col-sm-3>" t:kaisyaNameFurigana<id=kaisyaNameFurigana;class=form-control>=ko "<div class=invalid-feedback>求人事業所名称のふりがな(ひらがな)を入力してください</div></div>"
~ph | "<label class=col-sm-2>郵便番号</label><div class=col-sm-2>" t:zip11<class=form-control;size=10;max=8>=z "</div>"
~ph | "<label class=col-sm-2><span class=form_width>所在地</span><span class=badge>必須</span></label><div class=col-sm-4>" a:zyusyo3<class=form-control;rows=5>=pctbm "</div>"
~ph | "<label class=col-sm-2><span class=form_width>担当部署</span><span class=badge>必須</span></label><div class=col-sm-2>" t:deptName3<class=form-control> "</div>"
~ph | "<label class=col-sm-2><span class=form_width>連絡担当者</span><span class=badge>必須</span></label><div class=col-sm-2>" t:tantousya3<id=tantousya;class=form-control> "</div>"
~ph | "<label class=col-sm-2><span class=form_width>ふりがな</span><span class=badge>必須</span></label><div class=col-sm-2>" t:tantousyaFurigana<id=tantousyaFurigana;class=form-control> "</div>"
~ph | "<label class=col-sm-2><span class=form_width>連絡先電話番号</span><span class=badge>必須</span></label><div class=col-sm-5>" t:renrakusaki3<class=form-control> "</div>"

= 24419907827 ph
| "郵便番号:" t:code<ph=0000000>=z
| "都道府県:" t:ken=p
| "住所:" t:address=ctbm

= 21533726624 table
お問合せ内容 <span>必須</span> | a:comment<cols=40;rows=10;ph=お問合せ内容を入力してください>
名前 <span>必須</span> | t:name<ph=例：山田　太郎>
フリガナ <span>必須</span> | t:hurigana<ph=例：ヤマダ　タロウ>
電話番号（半角） <span>必須</span> | t:phonenumber<ph=例：00000000000（ハイフン不要）>
メールアドレス（半角） <span>必須</span> | e:email<ph=例：example＠co.jp>
会社名又は団体名　<span>必須</span> | t:kaisyamei<ph=例：○○会社>=o
役職名・部署名 | t:yakusyoku<ph=例：部長・営業>
ご住所 | "<div class=address-number>郵便番号<br>" t:address-number<ph=例：0000000（ハイフン不要）>=z "<br></div><i></i><div class=prefecture>都道府県<br>" s:prefecture<size=1;o=pref/----->=p "</div><div class=sikutyouson>市区町村<br>" t:sikutyouson<ph=例：〇〇市△△区□□>=ct "</div><div class=banti-biru>番地・ビル名<br>" t:banti-biru<ph=0-0-00 〇〇〇〇ビル>=bm "</div>"

= 39536565151 loose
@社員コード | t:username<id=undefined-1>
@郵便番号 | t:yubinBangou<id=undefined-2>=z
@住所 | t:address<id=undefined-3>=pctbm
@緊急連絡先（氏名） | t:connect_name<id=undefined-4>
@緊急連絡先（電話番号） | t:connect_tel<id=undefined-5>
@緊急連絡者との続柄 | t:connect_relation<id=undefined-6>
@中国の緊急連絡先 | t:hometown_connect<id=undefined-7>
@個人電話番号(任意) | t:private_tel<id=undefined-8>
@業務電話番号(任意) | t:business_tel<id=undefined-9>
@個人メールアドレス | t:private_email<id=undefined-10>
@会社メールアドレス | t:compony_email<id=undefined-11>
@最寄駅 | t:home_station<id=undefined-12>

= 1684550825 ph
| "<h1 class=customerNameTitle>予約者氏名</h1><label>名前(漢字)：" t:customerNameText "</label><label>名前(カナ)：" t:customerNameTextKana "</label>"
| "<h1 class=customerEmailTitle>メール</h1><label>メール：" t:customerEmailText "</label>"
| "<h1 class=customerAddressTitle>住所</h1><label>郵便番号：" t:Yubinbango=z "</label><i></i><br><label>都道府県：" t:Todouhuken=p "</label><br><label>市区町村：" t:shikuchoson=c "</label><br><label>以降住所：" t:ikoujusho=tbm "</label>"
| "<h1 class=customerNumberTitle>電話番号</h1><label>電話番号：" t:customerNumberText "</label>"

= infomerge/clinic-payment:dx/libs/templates/manager/patient_info_251222.tpl ph
| "<table class=tbldetail><tr><th>患者番号</th><td>" t:original_pid<class=frmtxt> "</td></tr><tr><th>患者名</th><td>" t:patient_name<class=frmtxt> "</td></tr><tr><th>生年月日</th><td>" t:patient_birth<class=frmtxt> "</td></tr><tr><th>被保険者番号（医療）</th><td>" t:patient_hihoban<class=frmtxt> "</td></tr><tr><th>メールアドレス</th><td>" t:email<class=frmtxt> "</td></tr><tr><th rowspan=5>メイン住所<br><br><a class=change_button>メイン⇔サブ住所切替</a></th><td>送付先氏名：" t:shipto_name<class=frmtxt> "</td></tr><tr><td>郵便番号：" t:postal_code<class=frmtxt>=z1 " - " t:postal_code2<class=frmtxt>=z2 "<i></i></td></tr><tr><td>都道府県：" s:prefecture<id=prefecture;o=pref-id-none>=p "</td></tr><tr><td>住所1：" t:address1<class=frmtxt>=ctb "</td></tr><tr><td>住所2：" t:address2<class=frmtxt>=m "</td></tr><tr><th rowspan=5>サブ住所<br><br><a class=change_button>メイン⇔サブ住所切替</a></th><td>送付先氏名：" t:shipto_name_sub<class=frmtxt> "</td></tr><tr><td>郵便番号：" t:postal_code_sub<class=frmtxt> " - " t:postal_code_sub2<class=frmtxt> "</td></tr><tr><td>都道府県：" s:prefecture_sub<id=prefecture_sub;o=pref-id-none> "</td></tr><tr><td>住所1：" t:address1_sub<class=frmtxt> "</td></tr><tr><td>住所2：" t:address2_sub<class=frmtxt> "</td></tr><tr><th>金融機関コード</th><td>" t:bac<id=bac;class=frmtxt> "&nbsp;<span id=bank_name></span></td></tr><tr><th>支店コード</th><td>" t:brc<id=brc;class=frmtxt> "&nbsp;<span id=branch_name></span>※銀行は3桁　ゆうちょは5桁</td></tr><tr><th>種別</th><td>" r:classification<o=普通,当座> "</td></tr><tr><th>口座番号</th><td>" t:account_number<class=frmtxt> "</td></tr></table>"

= infomerge/clinic-payment:dx/libs/templates/manager/patient_info_251222.tpl#2 ph
| "<table class=tbldetail><tr><th>患者番号</th><td>" t:original_pid<class=frmtxt> "</td></tr><tr><th>患者名</th><td>" t:patient_name<class=frmtxt> "</td></tr><tr><th>生年月日</th><td>" t:patient_birth<class=frmtxt> "</td></tr><tr><th>被保険者番号（医療）</th><td>" t:patient_hihoban<class=frmtxt> "</td></tr><tr><th>メールアドレス</th><td>" t:email<class=frmtxt> "</td></tr><tr><th rowspan=5>メイン住所<br><br><a class=change_button>メイン⇔サブ住所切替</a></th><td>送付先氏名：" t:shipto_name<class=frmtxt> "</td></tr><tr><td>郵便番号：" t:postal_code<class=frmtxt> " - " t:postal_code2<class=frmtxt> "</td></tr><tr><td>都道府県：" s:prefecture<id=prefecture;o=pref-id-none> "</td></tr><tr><td>住所1：" t:address1<class=frmtxt> "</td></tr><tr><td>住所2：" t:address2<class=frmtxt> "</td></tr><tr><th rowspan=5>サブ住所<br><br><a class=change_button>メイン⇔サブ住所切替</a></th><td>送付先氏名：" t:shipto_name_sub<class=frmtxt> "</td></tr><tr><td>郵便番号：" t:postal_code_sub<class=frmtxt>=z1 " - " t:postal_code_sub2<class=frmtxt>=z2 "<i></i></td></tr><tr><td>都道府県：" s:prefecture_sub<id=prefecture_sub;o=pref-id-none>=p "</td></tr><tr><td>住所1：" t:address1_sub<class=frmtxt>=ctb "</td></tr><tr><td>住所2：" t:address2_sub<class=frmtxt>=m "</td></tr><tr><th>金融機関コード</th><td>" t:bac<id=bac;class=frmtxt> "&nbsp;<span id=bank_name></span></td></tr><tr><th>支店コード</th><td>" t:brc<id=brc;class=frmtxt> "&nbsp;<span id=branch_name></span>※銀行は3桁　ゆうちょは5桁</td></tr><tr><th>種別</th><td>" r:classification<o=普通,当座> "</td></tr><tr><th>口座番号</th><td>" t:account_number<class=frmtxt> "</td></tr></table>"

= aoki-ryusei/hotel-site-pre:customerInfomation.php ph
| "<h2 class=reservation-title>予約者（代表者）情報入力</h2><h3>氏名（漢字）</h3>" t:name<class=input-form> "<h3>氏名（カナ)</h3>" t:name-kana<class=input-form;ph=ヤマダタロウ> "<h3>性別</h3>" t:gender<class=input-form> "<h3>年齢</h3>" s:age<class=input-form;o=1,2,3> "<h3>住所</h3><p>郵便番号</p>" t:postal-code<class=input-form;ph=000-0000>=z "<i></i><p>都道府県</p>" t:prefectures<class=input-form;ph=◯◯県>=p "<p>市区町村</p>" a:municipality<class=input-form;ph=◯区/◯市>=c "<p>町名番地</p>" a:street<class=input-form>=tb "<p>マンションなど</p>" a:apartment<class=input-form>=m "<h3>電話番号</h3>" T:phone-number<class=input-form;ph=000-0000-0000> "<h3>電話番号（緊急連絡先）</h3>" T:emergency-contact<class=input-form;ph=000-0000-0000> "<h3>メールアドレス</h3>" e:mail-address<class=input-form>
| "<h2 class=reservation-title>チェックイン・交通手段の選択</h2><h3>チェックイン時間</h3>" s:checkIn-time<class=input-form;o=15,16,17> "<h3>宿泊施設への交通手段</h3>" t:transportation<class=input-form;ph=車/電車・バス>

= fukashida/jaim_hp:page-joining.php ph
| "<div><label for=nothing>氏名</label><p>必須</p></div><p>" t:your_name<ph=山田 太郎> "</p>"
| "<div><label for=nothing>フリガナ</label><p>必須</p></div><p>" t:hurigana<ph=ヤマダ タロウ> "</p>"
| "<div><label for=nothing>メールアドレス</label><p>必須</p></div><p>" e:email<ph=example@sample.com> "</p>"
| "<div><label for=nothing>電話番号</label><p>必須</p></div><p>" t:tel<ph=000-0000-0000> "</p>"
| "<div><label for=nothing>郵便番号</label><p>必須</p></div><p>" t:your_postcode<ph=000-0000>=z "</p>"
| "<div><label for=nothing>住所</label><p>必須</p></div><p>" t:your_address=pctbm "</p>"
| "<label for=nothing>性別</label>" s:gender<class=select;o=男性,女性/選択してください>
| "<div><label for=nothing>生年月日</label><p>必須</p></div><p class=birth>" d:birth "</p>"
| "<label for=nothing>国家資格の免許の種類</label><p class=as>※国家資格保有者のみ</p>" s:qualification<class=select scroll;o=医師,看護師,その他/選択してください>
| "<label for=nothing>国家資格の免許の種類</label><p class=as>※その他を選んだ方のみ</p><p>" t:others "</p>"
| "<div><label for=nothing>所属施設名<br class=sp>( 病院、クリニック、会社、学校等 )</label><p>必須</p></div><p>" t:corporate_name "</p>"
| "<label for=nothing>郵便番号（病院、クリニック、会社、学校等）</label><p>" t:postcode<ph=000-0000> "</p>"
| "<label for=nothing>住所（病院、クリニック、会社、学校等）</label><p>" t:address "</p>"
| "<label for=nothing>電話番号（病院、クリニック、会社、学校等）</label><p>" t:clinic_tel<ph=000-0000-0000> "</p>"
| "<div><label for=nothing>連絡先・書類送付先</label><p>必須</p></div>" s:destination<class=select;o=自宅,所属施設/選択してください>
| "<label for=nothing>会員区分</label>" s:type<class=select myselectbox;o=正会員A,正会員B,一般会員/選択してください>
| "<div><label for=nothing>団体、企業</label><p>必須</p></div>" s:organization<class=select scroll;o=医療法人,株式会社,その他/選択してください>
| "<div><label for=nothing>企業名</label><p>必須</p></div><p>" t:company "</p>"
| "<div><label for=nothing>企業アドレス</label><p>必須</p></div><p>" t:company_address "</p>"
| "<div><label for=nothing>担当者</label><p>必須</p></div><p>" t:manager "</p>"
| "<div><label for=nothing>企業URL</label><p>必須</p></div><p>" t:company_url "</p>"

= fukashida/jaim_hp:page-joining.php#2 ph
| "<div><label for=nothing>氏名</label><p>必須</p></div><p>" t:your_name<ph=山田 太郎> "</p>"
| "<div><label for=nothing>フリガナ</label><p>必須</p></div><p>" t:hurigana<ph=ヤマダ タロウ> "</p>"
| "<div><label for=nothing>メールアドレス</label><p>必須</p></div><p>" e:email<ph=example@sample.com> "</p>"
| "<div><label for=nothing>電話番号</label><p>必須</p></div><p>" t:tel<ph=000-0000-0000> "</p>"
| "<div><label for=nothing>郵便番号</label><p>必須</p></div><p>" t:your_postcode<ph=000-0000> "</p>"
| "<div><label for=nothing>住所</label><p>必須</p></div><p>" t:your_address "</p>"
| "<label for=nothing>性別</label>" s:gender<class=select;o=男性,女性/選択してください>
| "<div><label for=nothing>生年月日</label><p>必須</p></div><p class=birth>" d:birth "</p>"
| "<label for=nothing>国家資格の免許の種類</label><p class=as>※国家資格保有者のみ</p>" s:qualification<class=select scroll;o=医師,看護師,その他/選択してください>
| "<label for=nothing>国家資格の免許の種類</label><p class=as>※その他を選んだ方のみ</p><p>" t:others "</p>"
| "<div><label for=nothing>所属施設名<br class=sp>( 病院、クリニック、会社、学校等 )</label><p>必須</p></div><p>" t:corporate_name=o "</p>"
| "<label for=nothing>郵便番号（病院、クリニック、会社、学校等）</label><p>" t:postcode<ph=000-0000>=z "</p>"
| "<label for=nothing>住所（病院、クリニック、会社、学校等）</label><p>" t:address=pctbm "</p>"
| "<label for=nothing>電話番号（病院、クリニック、会社、学校等）</label><p>" t:clinic_tel<ph=000-0000-0000> "</p>"
| "<div><label for=nothing>連絡先・書類送付先</label><p>必須</p></div>" s:destination<class=select;o=自宅,所属施設/選択してください>
| "<label for=nothing>会員区分</label>" s:type<class=select myselectbox;o=正会員A,正会員B,一般会員/選択してください>
| "<div><label for=nothing>団体、企業</label><p>必須</p></div>" s:organization<class=select scroll;o=医療法人,株式会社,その他/選択してください>
| "<div><label for=nothing>企業名</label><p>必須</p></div><p>" t:company "</p>"
| "<div><label for=nothing>企業アドレス</label><p>必須</p></div><p>" t:company_address "</p>"
| "<div><label for=nothing>担当者</label><p>必須</p></div><p>" t:manager "</p>"
| "<div><label for=nothing>企業URL</label><p>必須</p></div><p>" t:company_url "</p>"

= seasofttintkhant/meal_mama_form:register/register_form.blade.php loose h-adr
@郵便番号 | t:zipcode<id=zipcode;class=col-md-8 form-control p-postal-code;ph=例) 3810003 ;max=7>=z "<i></i><span class=explantation-label>* ハイフン(-)を除いた数字7桁でご入力ください。</span>"
@都道府県 | s:prefecture<id=prefecture;class=col-md-8 form-control p-region;o=pref/選択して下さい>=p
@市区町村 | t:city<id=city;class=col-md-8 form-control p-locality;ph=例) 長野市>=c
@住所 | t:street_address<id=street_address;class=col-md-8 form-control p-street-address;ph=例) 穂保731番地1>=tb
@建物名等 | t:building<id=building;class=col-md-8 form-control>=m
@電話番号 | t:phone<id=phone;class=col-md-8 form-control;ph=例) 026‒295‒8800>
@パスワード* | p:password<id=password>
@パスワード確認用* | p:confirm_password<id=confirm_password>

= 26961220511 loose
@名前 : | t:name<id=name;class=form-control>
@生年月日 : | d:birthday<id=birthday;class=form-control>
@性別 : | r:gender<o=男性,女性>
@郵便番号 : | t:postal_code<id=postal_code;class=form-control;ph=123-4567>=z
@住所 : | t:address<id=address;class=form-control>=pctbm
@電話番号 : | t:phone_number<id=phone_number;class=form-control;ph=090-xxx-xxxx(携帯) / 092-xxx-xxxx(自宅)>
@メールアドレス : | t:email<id=email;class=form-control;ph=sample@gmail.com>
@緊急連絡先 : | t:emergency_contact<id=emergency_contact;class=form-control;ph=090-xxx-xxxx / 092-xxx-xxxx(両親、配偶者など)>
@緊急連絡先の住所 : | a:emergency_contact_address<id=emergency_contact_address;class=form-control;rows=2>
@医療機関 : | a:family_hospital<id=family_hospital;class=form-control;rows=4;ph=医療機関名、主治医、通院頻度、連絡先などを記入(過去の医療機関や入院歴も分かれば記入)。>
@病名 : | t:disease_name<id=disease_name;class=form-control>
@病歴 : | a:clinical_history<id=clinical_history;class=form-control>
@家族構成 : | a:family_structure<id=family_structure;class=form-control;rows=3>
@関係機関 : | a:related_organization<id=related_organization;class=form-control;rows=4;ph=担当者、連絡先も記入。>
@その他 : | a:other<id=other;class=form-control;rows=3>

= marikato923/laravel-hoiku-app:resources/views/admin/kindergarten/edit.blade.php bs
施設名 | t:name<id=name;class=form-control>
電話番号 | t:phone_number<id=phone_number;class=form-control>
郵便番号 | t:postal_code<id=postal_code;class=form-control>=z
所在地 | t:address<id=address;class=form-control>=pctbm
代表者 | t:principal<id=principal;class=form-control>
創立 | t:establishment_date<id=establishment_date;class=form-control>
職員数 | t:number_of_employees<id=number_of_employees;class=form-control>

= k-tanaka-522/niigatacity-kaigo-subsystem:.claude/templates/prototype/user-edit.html ph
| "<h2 class=card-title>基本情報</h2><div class=form-control><label class=label><span>ユーザーID</span></label>" t:<disabled> "</div><div class=form-control><label class=label><span>ステータス <span>*</span></span></label>" s:<o=有効,無効> "</div><div class=form-control><label class=label><span>姓 <span>*</span></span></label>" t:<ph=山田> "</div><div class=form-control><label class=label><span>名 <span>*</span></span></label>" t:<ph=太郎> "</div><div class=form-control><label class=label><span>メールアドレス <span>*</span></span></label>" e:<ph=example@example.com> "</div><div class=form-control><label class=label><span>電話番号 <span>*</span></span></label>" T:<ph=090-1234-5678> "</div>"
| "<h2 class=card-title>所属情報</h2><div class=form-control><label class=label><span>事業所 <span>*</span></span></label>" s:<o=甲事業所,乙事業所/選択してください> "</div><div class=form-control><label class=label><span>部署 <span>*</span></span></label>" t:<ph=介護サービス部> "</div><div class=form-control><label class=label><span>役職</span></label>" t:<ph=介護職員> "</div>"
| "<h2 class=card-title>住所情報</h2><div class=form-control><label class=label><span>郵便番号 <span>*</span></span></label><div class=flex>" t:<ph=000-0000>=z b:住所検索 "</div></div><i></i><div class=form-control><label class=label><span>都道府県 <span>*</span></span></label>" s:<o=pref>=p "</div><div class=form-control><label class=label><span>市区町村 <span>*</span></span></label>" t:<ph=新潟市中央区>=c "</div><div class=form-control><label class=label><span>町名・番地 <span>*</span></span></label>" t:<ph=○○町1-2-3>=tb "</div><div class=form-control><label class=label><span>建物名・部屋番号</span></label>" t:<ph=○○マンション101号室>=m "</div>"
| "<h3>パスワード変更</h3><div class=form-control><label class=label><span>新しいパスワード</span></label>" p:<ph=8文字以上> "</div>"

= tossy0130/Laravel_Saijo_WEB_Yoyaku_System_2022:resources/views/yoyaku/yoyaku_form.blade.php table
申請者氏名 | "<span class=attention></span>姓：" t:applicant_name01<class=box30;max=50> "　名：" t:applicant_name02<class=box30;max=50>
申請者カナ | "<span class=attention></span>姓：" t:applicant_kana01<class=box30;max=50> "　名：" t:applicant_kana02<class=box30;max=50>
連絡先TEL | t:applicant_tel01<class=box6;size=6;max=6> "- " t:applicant_tel02<class=box6;size=6;max=6> "- " t:applicant_tel03<class=box6;size=6;max=6>
故人との続柄 | r:applicant_rel<o=親族,その他>
郵便番号 | "<span class=attention></span>〒 " t:applicant_zip01<class=box6;size=6;max=3>=z1 "- " t:applicant_zip02<class=box6;size=6;max=4>=z2 b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:applicant_address1<class=box240;max=200>=pct "<span></span>番地以降：" t:applicant_address2<id=addr1;class=box240;max=200>=bm
~p ■死亡者情報 |
死亡者氏名 | "姓：" t:dead_name01<class=box30;max=50> "　名：" t:dead_name02<class=box30;max=50>
性別 | r:dead_sex<o=男性,女性,不詳>
生年月日 | s:dead_birth_koyomi_type<o=西暦,昭和,平成> t:dead_birth_year<class=box6;size=6;max=50> "年&nbsp;" s:dead_birth_month<o=months> "月&nbsp;" s:dead_birth_day<o=1,2,3> "日"
郵便番号 | "<span class=attention></span>〒 " t:dead_zip01<class=box6;size=6;max=3> "- " t:dead_zip02<class=box6;size=6;max=4> b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:dead_address1<class=box240;max=200> "<span></span>番地以降：" t:dead_address2<id=addr2;class=box240;max=200>
郵便番号（本籍） | "<span class=attention></span>〒 " t:dead_honseki_zip01<class=box6;size=6;max=3> "- " t:dead_honseki_zip02<class=box6;size=6;max=4> b:郵便→住所
本籍 | "<span class=attention></span>町名まで：" t:dead_honseki_address1<class=box240;max=200> "<span></span>番地以降：" t:dead_honseki_address2<id=addr3;class=box240;max=200>
~p ■業者情報 |
連絡事項 | a:stuff_info<cols=50;rows=5>

= tossy0130/Laravel_Saijo_WEB_Yoyaku_System_2022:resources/views/yoyaku/yoyaku_form.blade.php#2 table
申請者氏名 | "<span class=attention></span>姓：" t:applicant_name01<class=box30;max=50> "　名：" t:applicant_name02<class=box30;max=50>
申請者カナ | "<span class=attention></span>姓：" t:applicant_kana01<class=box30;max=50> "　名：" t:applicant_kana02<class=box30;max=50>
連絡先TEL | t:applicant_tel01<class=box6;size=6;max=6> "- " t:applicant_tel02<class=box6;size=6;max=6> "- " t:applicant_tel03<class=box6;size=6;max=6>
故人との続柄 | r:applicant_rel<o=親族,その他>
郵便番号 | "<span class=attention></span>〒 " t:applicant_zip01<class=box6;size=6;max=3> "- " t:applicant_zip02<class=box6;size=6;max=4> b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:applicant_address1<class=box240;max=200> "<span></span>番地以降：" t:applicant_address2<id=addr1;class=box240;max=200>
~p ■死亡者情報 |
死亡者氏名 | "姓：" t:dead_name01<class=box30;max=50> "　名：" t:dead_name02<class=box30;max=50>
性別 | r:dead_sex<o=男性,女性,不詳>
生年月日 | s:dead_birth_koyomi_type<o=西暦,昭和,平成> t:dead_birth_year<class=box6;size=6;max=50> "年&nbsp;" s:dead_birth_month<o=months> "月&nbsp;" s:dead_birth_day<o=1,2,3> "日"
郵便番号 | "<span class=attention></span>〒 " t:dead_zip01<class=box6;size=6;max=3>=z1 "- " t:dead_zip02<class=box6;size=6;max=4>=z2 b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:dead_address1<class=box240;max=200>=pct "<span></span>番地以降：" t:dead_address2<id=addr2;class=box240;max=200>=bm
郵便番号（本籍） | "<span class=attention></span>〒 " t:dead_honseki_zip01<class=box6;size=6;max=3> "- " t:dead_honseki_zip02<class=box6;size=6;max=4> b:郵便→住所
本籍 | "<span class=attention></span>町名まで：" t:dead_honseki_address1<class=box240;max=200> "<span></span>番地以降：" t:dead_honseki_address2<id=addr3;class=box240;max=200>
~p ■業者情報 |
連絡事項 | a:stuff_info<cols=50;rows=5>

= tossy0130/Laravel_Saijo_WEB_Yoyaku_System_2022:resources/views/yoyaku/yoyaku_form.blade.php#3 table
申請者氏名 | "<span class=attention></span>姓：" t:applicant_name01<class=box30;max=50> "　名：" t:applicant_name02<class=box30;max=50>
申請者カナ | "<span class=attention></span>姓：" t:applicant_kana01<class=box30;max=50> "　名：" t:applicant_kana02<class=box30;max=50>
連絡先TEL | t:applicant_tel01<class=box6;size=6;max=6> "- " t:applicant_tel02<class=box6;size=6;max=6> "- " t:applicant_tel03<class=box6;size=6;max=6>
故人との続柄 | r:applicant_rel<o=親族,その他>
郵便番号 | "<span class=attention></span>〒 " t:applicant_zip01<class=box6;size=6;max=3> "- " t:applicant_zip02<class=box6;size=6;max=4> b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:applicant_address1<class=box240;max=200> "<span></span>番地以降：" t:applicant_address2<id=addr1;class=box240;max=200>
~p ■死亡者情報 |
死亡者氏名 | "姓：" t:dead_name01<class=box30;max=50> "　名：" t:dead_name02<class=box30;max=50>
性別 | r:dead_sex<o=男性,女性,不詳>
生年月日 | s:dead_birth_koyomi_type<o=西暦,昭和,平成> t:dead_birth_year<class=box6;size=6;max=50> "年&nbsp;" s:dead_birth_month<o=months> "月&nbsp;" s:dead_birth_day<o=1,2,3> "日"
郵便番号 | "<span class=attention></span>〒 " t:dead_zip01<class=box6;size=6;max=3> "- " t:dead_zip02<class=box6;size=6;max=4> b:郵便→住所
住所 | "<span class=attention></span>町名まで：" t:dead_address1<class=box240;max=200> "<span></span>番地以降：" t:dead_address2<id=addr2;class=box240;max=200>
郵便番号（本籍） | "<span class=attention></span>〒 " t:dead_honseki_zip01<class=box6;size=6;max=3>=z1 "- " t:dead_honseki_zip02<class=box6;size=6;max=4>=z2 b:郵便→住所
本籍 | "<span class=attention></span>町名まで：" t:dead_honseki_address1<class=box240;max=200>=pct "<span></span>番地以降：" t:dead_honseki_address2<id=addr3;class=box240;max=200>=bm
~p ■業者情報 |
連絡事項 | a:stuff_info<cols=50;rows=5>

= ing-ent/hotelkyujin-resume-print-form:dist/resume_print.html ph
| "<p class=text-right>" t: "</p><h3>履歴書</h3><table><tr><td>フリガナ</td><td colspan=2>" t: "</td><td rowspan=4></td><td rowspan=4>貼り付ける場合</td></tr><tr><td>氏　名</td><td colspan=2>" t: "</td></tr><tr><td colspan=2>" t: "（　<label>" t:<class=num4> "歳</label>　）</td><td>" r:sex<o=男,女> "</td></tr><tr><td>フリガナ</td><td colspan=2>" t:=kpkckt "</td></tr><tr><td>現住所</td><td colspan=2><label>〒" t:<class=zipcode>=z "</label><i></i><br>" t:=pctb "<br><label>ビルマンション名" t:=m "</label><br><label>自宅電話番号" t:<class=phone> "</label><br><label>携帯電話番号" t:<class=phone> "</label><br><label>E-mail" t:<class=e-mail> "</label><br></td></tr><tr><td>フリガナ</td><td colspan=2>" t: "</td></tr><tr><td>連絡先</td><td colspan=2><span>（現住所以外に連絡を希望する場合のみ記入）</span><br><label>〒" t:<class=zipcode> "</label><br>" t: "<br><label>ビルマンション名" t: "</label><br><label>自宅電話番号" t:<class=phone> "</label><br><label>携帯電話番号" t:<class=phone> "</label><br><label>E-mail" t:<class=e-mail> "</label><br></td></tr></table>"
| "<table><tr><td>年</td><td>月</td><td>学歴・職歴（各別にまとめて書く）</td></tr><tr><td>" t:<class=num4> "</td><td>" t:<class=num4> "</td><td>" t: "</td></tr><tr><td colspan=2>その他学歴</td><td>" t: "</td></tr></table><table><tr><td><p>免許・資格</p>" a: "</td></tr></table><table><tr><td><p>備考　（自己ＰＲなど）</p>" a: "</td></tr></table>"

= ing-ent/hotelkyujin-resume-print-form:dist/resume_print.html#2 ph
| "<p class=text-right>" t: "</p><h3>履歴書</h3><table><tr><td>フリガナ</td><td colspan=2>" t: "</td><td rowspan=4></td><td rowspan=4>貼り付ける場合</td></tr><tr><td>氏　名</td><td colspan=2>" t: "</td></tr><tr><td colspan=2>" t: "（　<label>" t:<class=num4> "歳</label>　）</td><td>" r:sex<o=男,女> "</td></tr><tr><td>フリガナ</td><td colspan=2>" t: "</td></tr><tr><td>現住所</td><td colspan=2><label>〒" t:<class=zipcode> "</label><br>" t: "<br><label>ビルマンション名" t: "</label><br><label>自宅電話番号" t:<class=phone> "</label><br><label>携帯電話番号" t:<class=phone> "</label><br><label>E-mail" t:<class=e-mail> "</label><br></td></tr><tr><td>フリガナ</td><td colspan=2>" t:=kpkckt "</td></tr><tr><td>連絡先</td><td colspan=2><span>（現住所以外に連絡を希望する場合のみ記入）</span><br><label>〒" t:<class=zipcode>=z "</label><i></i><br>" t:=pctb "<br><label>ビルマンション名" t:=m "</label><br><label>自宅電話番号" t:<class=phone> "</label><br><label>携帯電話番号" t:<class=phone> "</label><br><label>E-mail" t:<class=e-mail> "</label><br></td></tr></table>"
| "<table><tr><td>年</td><td>月</td><td>学歴・職歴（各別にまとめて書く）</td></tr><tr><td>" t:<class=num4> "</td><td>" t:<class=num4> "</td><td>" t: "</td></tr><tr><td colspan=2>その他学歴</td><td>" t: "</td></tr></table><table><tr><td><p>免許・資格</p>" a: "</td></tr></table><table><tr><td><p>備考　（自己ＰＲなど）</p>" a: "</td></tr></table>"

= shin304/kaiinkanri:resources/views/School/SStudent/entry.blade.php td
会員名<span class=aster>∗</span> | t:student_name<class=text_m>
フリガナ | t:student_name_kana<class=text_m>
メールアドレス | t:mailaddress<id=mailaddress;class=text_m ime_active>
郵便番号 | "〒&nbsp;" t:student_zip_code1<id=student_zip_code1;class=text_ss;max=3>=z1 "&nbsp;－" t:student_zip_code2<id=student_zip_code2;class=text_ss;max=4>=z2 "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:_pref_id<id=_pref_id1;o=pref-id>=p
市区町村名 | s:_city_id<id=_city_id1;o=city>=c
番地 | t:student_address<id=student_address1;class=text_l;ph=番地を入力してください>=tb
ビル | t:student_building<id=student_building1;class=text_l;ph=ビルを入力してください>=m
連絡先電話番号<span class=aster>∗</span> | t:student_phone_no<id=student_phone_no1;class=text_m;ph=連絡先電話番号を入力してください>
~ph | "<h4>送付先宛名</h4>"
<label><input type=radio name=other_name_flag> その他</label> | t:student_name_other<class=l_text form-group;max=255;ph=送付先宛名を入力してください。>
~ph | "<h4>送付先住所</h4>"
会員登録住所 | r:other_address_flag<o=会員登録住所,その他>
郵便番号 | "〒&nbsp;" t:zip_code1_other<max=3> "&nbsp;–" t:zip_code2_other<class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id_other<id=address_pref_other;o=pref-id>
市区町村名 | s:city_id_other<id=address_city_other;o=city>
住所 | t:student_address_other<class=text_m;max=255;ph=住所を入力してください>
ビル | t:student_building_other<class=text_m;max=255;ph=ビルを入力してください>
~ph | "<h4>請求先</h4>"
請求先名 | t:parent_name<id=parent_name;class=text_m ime_active>
フリガナ | t:name_kana<id=name_kana;class=text_m ime_active>
メールアドレス１<span class=aster>∗</span> | t:parent_mailaddress1<id=parent_mailaddress1;class=text_m>
パスワード<span class=aster>∗</span> | p:parent_pass<id=parent_pass;ac=new-password>
~ph | "<h4>住所</h4>"
郵便番号 | "〒&nbsp;" t:zip_code1<id=zip_code1;class=text_ss;max=3> "&nbsp;－" t:zip_code2<id=zip_code2;class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id<id=pref_id;o=pref-id>
市区町村名 | s:city_id<id=city_id;o=city>
番地 | t:address<id=address;class=text_l ime_active>
ビル | t:building<id=building;class=text_l ime_active>
連絡先電話番号 | t:phone_no<id=phone_no;class=text_m>
携帯電話 | t:handset_no<id=handset_no;class=text_m>

= shin304/kaiinkanri:resources/views/School/SStudent/entry.blade.php#2 td
会員名<span class=aster>∗</span> | t:student_name<class=text_m>
フリガナ | t:student_name_kana<class=text_m>
メールアドレス | t:mailaddress<id=mailaddress;class=text_m ime_active>
郵便番号 | "〒&nbsp;" t:student_zip_code1<id=student_zip_code1;class=text_ss;max=3> "&nbsp;－" t:student_zip_code2<id=student_zip_code2;class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:_pref_id<id=_pref_id1;o=pref-id>
市区町村名 | s:_city_id<id=_city_id1;o=city>
番地 | t:student_address<id=student_address1;class=text_l;ph=番地を入力してください>
ビル | t:student_building<id=student_building1;class=text_l;ph=ビルを入力してください>
連絡先電話番号<span class=aster>∗</span> | t:student_phone_no<id=student_phone_no1;class=text_m;ph=連絡先電話番号を入力してください>
~ph | "<h4>送付先宛名</h4>"
<label><input type=radio name=other_name_flag> その他</label> | t:student_name_other<class=l_text form-group;max=255;ph=送付先宛名を入力してください。>
~ph | "<h4>送付先住所</h4>"
会員登録住所 | r:other_address_flag<o=会員登録住所,その他>
郵便番号 | "〒&nbsp;" t:zip_code1_other<max=3>=z1 "&nbsp;–" t:zip_code2_other<class=text_ss;max=4>=z2 "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id_other<id=address_pref_other;o=pref-id>=p
市区町村名 | s:city_id_other<id=address_city_other;o=city>=c
住所 | t:student_address_other<class=text_m;max=255;ph=住所を入力してください>=tb
ビル | t:student_building_other<class=text_m;max=255;ph=ビルを入力してください>=m
~ph | "<h4>請求先</h4>"
請求先名 | t:parent_name<id=parent_name;class=text_m ime_active>
フリガナ | t:name_kana<id=name_kana;class=text_m ime_active>
メールアドレス１<span class=aster>∗</span> | t:parent_mailaddress1<id=parent_mailaddress1;class=text_m>
パスワード<span class=aster>∗</span> | p:parent_pass<id=parent_pass;ac=new-password>
~ph | "<h4>住所</h4>"
郵便番号 | "〒&nbsp;" t:zip_code1<id=zip_code1;class=text_ss;max=3> "&nbsp;－" t:zip_code2<id=zip_code2;class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id<id=pref_id;o=pref-id>
市区町村名 | s:city_id<id=city_id;o=city>
番地 | t:address<id=address;class=text_l ime_active>
ビル | t:building<id=building;class=text_l ime_active>
連絡先電話番号 | t:phone_no<id=phone_no;class=text_m>
携帯電話 | t:handset_no<id=handset_no;class=text_m>

= shin304/kaiinkanri:resources/views/School/SStudent/entry.blade.php#3 td
会員名<span class=aster>∗</span> | t:student_name<class=text_m>
フリガナ | t:student_name_kana<class=text_m>
メールアドレス | t:mailaddress<id=mailaddress;class=text_m ime_active>
郵便番号 | "〒&nbsp;" t:student_zip_code1<id=student_zip_code1;class=text_ss;max=3> "&nbsp;－" t:student_zip_code2<id=student_zip_code2;class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:_pref_id<id=_pref_id1;o=pref-id>
市区町村名 | s:_city_id<id=_city_id1;o=city>
番地 | t:student_address<id=student_address1;class=text_l;ph=番地を入力してください>
ビル | t:student_building<id=student_building1;class=text_l;ph=ビルを入力してください>
連絡先電話番号<span class=aster>∗</span> | t:student_phone_no<id=student_phone_no1;class=text_m;ph=連絡先電話番号を入力してください>
~ph | "<h4>送付先宛名</h4>"
<label><input type=radio name=other_name_flag> その他</label> | t:student_name_other<class=l_text form-group;max=255;ph=送付先宛名を入力してください。>
~ph | "<h4>送付先住所</h4>"
会員登録住所 | r:other_address_flag<o=会員登録住所,その他>
郵便番号 | "〒&nbsp;" t:zip_code1_other<max=3> "&nbsp;–" t:zip_code2_other<class=text_ss;max=4> "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id_other<id=address_pref_other;o=pref-id>
市区町村名 | s:city_id_other<id=address_city_other;o=city>
住所 | t:student_address_other<class=text_m;max=255;ph=住所を入力してください>
ビル | t:student_building_other<class=text_m;max=255;ph=ビルを入力してください>
~ph | "<h4>請求先</h4>"
請求先名 | t:parent_name<id=parent_name;class=text_m ime_active>
フリガナ | t:name_kana<id=name_kana;class=text_m ime_active>
メールアドレス１<span class=aster>∗</span> | t:parent_mailaddress1<id=parent_mailaddress1;class=text_m>
パスワード<span class=aster>∗</span> | p:parent_pass<id=parent_pass;ac=new-password>
~ph | "<h4>住所</h4>"
郵便番号 | "〒&nbsp;" t:zip_code1<id=zip_code1;class=text_ss;max=3>=z1 "&nbsp;－" t:zip_code2<id=zip_code2;class=text_ss;max=4>=z2 "&nbsp;&nbsp;" b:〒→住所変換
都道府県名 | s:pref_id<id=pref_id;o=pref-id>=p
市区町村名 | s:city_id<id=city_id;o=city>=c
番地 | t:address<id=address;class=text_l ime_active>=tb
ビル | t:building<id=building;class=text_l ime_active>=m
連絡先電話番号 | t:phone_no<id=phone_no;class=text_m>
携帯電話 | t:handset_no<id=handset_no;class=text_m>

= miyamiya0619/kyujin:resources/views/core/components/company-form-fields.blade.php loose
@企業名 {必須} | t:name<id=name>=o
@企業名(ふりがな) | t:name_kana<id=name_kana>=ko
@電話番号 | T:tel<id=tel>
@ウェブサイト | t:website_url<id=website_url> '&nbsp;https から入力してください。'
@郵便番号 | t:postal_code<id=postal_code>=z '例) 123-4567'
@都道府県 | s:prefecture_id<id=prefecture_id;o=pref-id>=p
@市区町村 | s:city_id<id=city_id;o=city>=c '都道府県を選ぶと候補が表示されます。'
@住所(番地以降) | t:address<id=address>=tbm
@企業紹介 | a:description<id=description;rows=6> '求職者に向けた紹介文です。'
@ロゴ画像 | f:logo<id=logo> 'JPEG・PNG・WebP、5MB まで。'

= hieutq/climber:public_html/society/conv_kouen_entry.php table
<span class=fc_red>※</span>講演要旨<br>200字以内 | a:ko_cmnt1<cols=70;rows=8>
研究者1 | "会員番号：" t:k_userid[]<size=30> "&nbsp;例：123456(半角数字6桁)<br>会員区分：" s:k_kubun[]<o=正会員,学生会員> "<br>　　氏名：" t:k_name[]<size=30> "&nbsp;姓と名の間に一字あけない<br>ローマ字：" t:k_name_eng[]<size=30> "<br>　　所属：" t:k_info01[]<size=30> "&nbsp;7文字以内に略記，<br>"
会員番号 | t:userid<size=30> "&nbsp;非会員の場合は0を入力してください"
<span class=fc_red>※</span>会員氏名 | t:name<size=30>
<span class=fc_red>※</span>メールアドレス<br><span class=fs10>（半角英数）</span> | t:mail<size=30>
<span class=fc_red>※</span>勤務先/学校名・所属 | t:info01<size=30>=o
<span class=fc_red>※</span>電話番号<br><span class=fs10>（半角数字）</span> | t:tel<size=30> "例：03-3538-0232"
FAX番号<br><span class=fs10>（半角数字）</span> | t:fax<size=30> "例：03-3538-0226"
<span class=fc_red>※</span>所属住所<br><span class=fs10>（全角、数字は半角）</span> | " 〒" t:zip1<size=3;max=3>=z1 "-" t:zip2<size=4;max=4>=z2 "<i></i><br>" t:address<size=40>=pctbm
<span class=fc_red>※</span>講演発表・登録料<br>支払方法 | r:shiharai<o=郵便振替,銀行振込>

= kilvistyle/whiphoiku:war/admin/hoikuMaster.jsp ph
| "<label class=col-sm-2 for=name>園名</label><div class=col-sm-10>" t:name<id=name;class=form-control input-sm> "</div>"
| "<label class=col-sm-2 for=name>郵便番号</label><div class=col-sm-10>" t:zipcode<id=zipcode;class=form-control input-sm>=z "</div>"
| "<label class=col-sm-2 for=name>住所</label><div class=col-sm-10>" t:address<id=address;class=form-control input-sm>=pctbm "</div>"
| "<label class=col-sm-2 for=name>開園時間</label><div class=col-sm-10>" t:openingTime<id=openingTime;class=form-control input-sm> "</div>"
| "<label class=col-sm-2 for=name>電話番号</label><div class=col-sm-10>" t:tellNo<id=tellNo;class=form-control input-sm> "</div>"
| "<label class=col-sm-2 for=name>Web-URL</label><div class=col-sm-10>" t:officialUrl<id=officialUrl;class=form-control input-sm> "</div>"
| "<label class=col-sm-2 for=name>保育園種別</label><div class=col-sm-10>" r:schoolKubun<o=公立,私立> "</div>"
| "<label class=col-sm-2 for=name>0歳児空き</label><div class=col-sm-10>" t:collectZeroYear<id=collectZeroYear;class=form-control input-sm> "</div>"
| "<label class=col-sm-2 for=name>備考</label><div class=col-sm-10>" t:remarks<id=remarks;class=form-control input-sm> "</div>"

= yohakubunka/hoikuru:frontend/hoikuru/app/(pages)/facilities/edit-form.tsx loose
@施設名 | t:facility_name<id=r1-form-item>
@電話番号 | t:tell<id=r2-form-item>
@郵便番号 | t:post_code<id=r3-form-item>=z
@住所 | t:address<id=r4-form-item>=pctbm

= 17280583694 inline
ユーザ名 | t:user_name
ユーザパスワード | t:user_pass
郵便番号 | t:yubinbango=z
都道府県 | t:todouhuken=p
市区町村 | t:sikutyouson=ct
番地建物 | t:bantitatemono=bm
電話番号 | t:user_tell

= 39892111276 ph
| "<div class=col-xs-3><p class=control-label>自宅住所</p></div><div class=col-xs-9><div class=row><div class=input-box><p class=control-label>郵便番号</p></div><div class=input-box><div class=zip-zip>" t:zip_first<class=form-control;size=3;max=3>=z1 "</div><span class=hyphen>-</span><div class=zip-zip>" t:zip_second<class=form-control;size=4;max=4>=z2 "</div>" b:自動住所入力 "<i></i><span class=size-txt>※郵便番号を入力後、クリックしてください。</span></div></div><div class=row><div class=input-box><p class=control-label>都道府県名</p></div><div class=input-box>" s:todouhuken_mei<class=form-control;o=pref-id>=p "</div></div><div class=row><div class=input-box><p class=control-label>市区町村名</p></div><div class=input-box>" t:sikutyouson_mei<class=form-control;max=50>=c "</div></div><div class=row><div class=input-box><p class=control-label>町名番地</p></div><div class=input-box>" t:tyoumei<class=form-control;max=50>=tb "</div></div><div class=row><div class=input-box><p class=control-label>建物区画名</p></div><div class=input-box>" t:tat_mei<class=form-control;max=50>=m "</div><div class=input-box><p class=control-label>（建物名、部屋番号）</p></div></div></div>"

= 60037324571 loose
式場住所 | t:venueAddress<ph=例： 神奈川県鎌倉市〇〇 1-2-3>
故人様氏名 | t:deceasedName<ph=例： 佐藤 太郎>
享年（才） | t:age<ph=自動計算>
郵便番号 | t:<max=7;ph=例： 2530085（ハイフンなし）>=z
現住所 | t:address<ph=郵便番号から自動入力されます>=pctbm
本籍 | t:honseki<ph=例： 神奈川県茅ヶ崎市...>
~ph | "<h3>申込者・喪主様について</h3>"
申込者氏名 | t:applicantName
続柄 | t:applicantRelation<ph=例： 長男>
年齢（才） | t:applicantAge<ph=自動計算>
申込者郵便番号 | t:<max=7;ph=例： 2530085>
申込者住所 | t:applicantAddress<ph=郵便番号から自動入力されます>
申込者電話番号 | T:applicantPhone<ph=例： 090-1234-5678>
喪主様氏名 | t:chiefMournerName
喪主様住所（上記と異なる場合） | t:chiefMournerAddress<ph=申込者と同じ場合は空欄で構いません>
電話番号 | T:chiefMournerPhone
携帯番号 | T:chiefMournerMobile
~ph | "<h3>宗教・寺院について</h3>"
宗派 | t:religion<ph=例： 浄土真宗本願寺派>
菩提寺名称 | t:templeName
菩提寺電話 | T:templePhone

= 60037324571#2 loose
式場住所 | t:venueAddress<ph=例： 神奈川県鎌倉市〇〇 1-2-3>
故人様氏名 | t:deceasedName<ph=例： 佐藤 太郎>
享年（才） | t:age<ph=自動計算>
郵便番号 | t:<max=7;ph=例： 2530085（ハイフンなし）>
現住所 | t:address<ph=郵便番号から自動入力されます>
本籍 | t:honseki<ph=例： 神奈川県茅ヶ崎市...>
~ph | "<h3>申込者・喪主様について</h3>"
申込者氏名 | t:applicantName
続柄 | t:applicantRelation<ph=例： 長男>
年齢（才） | t:applicantAge<ph=自動計算>
申込者郵便番号 | t:<max=7;ph=例： 2530085>=z
申込者住所 | t:applicantAddress<ph=郵便番号から自動入力されます>=pctbm
申込者電話番号 | T:applicantPhone<ph=例： 090-1234-5678>
喪主様氏名 | t:chiefMournerName
喪主様住所（上記と異なる場合） | t:chiefMournerAddress<ph=申込者と同じ場合は空欄で構いません>
電話番号 | T:chiefMournerPhone
携帯番号 | T:chiefMournerMobile
~ph | "<h3>宗教・寺院について</h3>"
宗派 | t:religion<ph=例： 浄土真宗本願寺派>
菩提寺名称 | t:templeName
菩提寺電話 | T:templePhone

= 53121365855 ph noform
| "<label class=d-block><div class=form-label>宛名</div>" t:name<class=form-control> "</label>"
| "<label class=d-block><div class=form-label>メールアドレス</div>" e:email<class=form-control> "</label>"
| "<label class=d-block><div class=form-label>電話番号</div>" t:tell<class=form-control> "</label>"
| "<label class=d-block><div class=form-label>郵便番号（7桁の半角数字のみ）</div><div class=col-6>" t:postal_code<class=form-control;ph=例：0001234>=z "</div></label>"
| "<label class=d-block><div class=form-label>都道府県</div>" s:todohuken<class=form-select;o=pref>=p "</label>"
| "<label class=d-block><div class=form-label>市町村</div>" t:shikuchoson<class=form-control;ph=例：〇〇市〇〇街>=ct "</label>"
| "<label class=d-block><div class=form-label>丁目・番地・号・建物名・部屋番号</div>" t:number<class=form-control;ph=例：1-2-3 〇〇ビル 123>=bm "</label>"
| "<label class=d-block><div class=form-label>備考欄</div>" a:remarks<id=input_body;class=form-control> "</label>"

= 31332584048 ph
| "<div class=coll-md-3><label class=form-label>会社名／団体名</label><div class=nhan>必須</div></div><div class=coll-md-8>" t:会社名／団体名<class=form-control;ph=佐賀県伊万里市役所 >=o "</div>"
| "<div class=coll-md-3><label class=form-label>郵便番号</label><div class=nhan>必須</div></div><div class=coll-md-8><div class=w30>" n:郵便番号<id=post;class=p-postal-code form-control w30;min=0;size=8;ph=111-2222>=z "</div></div>"
| "<div class=coll-md-3><label class=form-label>都道府県</label><div class=nhan>必須</div></div><div class=coll-md-8><div class=w30>" s:都道府県<class=form-select w30;o=pref/---->=p "</div></div>"
| "<div class=coll-md-3><label class=form-label>市区町村</label><div class=nhan>必須</div></div><div class=coll-md-8><div class=w30>" t:市区町村<class=form-control w30;ph=伊万里市>=c "</div></div>"
| "<div class=coll-md-3><label class=form-label>番地</label><div class=nhan>必須</div></div><div class=coll-md-8>" t:番地<class=form-control w30;ph=立花町１３５５−１>=tb "</div>"
| "<div class=coll-md-3><label class=form-label>建物名</label></div><div class=coll-md-8>" t:建物名<class=form-control w30;ph=建物名を入力>=m "</div>"
| "<div class=coll-md-3><label class=form-label>電話番号</label><div class=nhan>必須</div></div><div class=coll-md-8>" n:電話番号<class=form-control w30;min=0;ph=0955-23-2111> "</div>"
| "<div class=title-main-conten><p>担当者</p></div><div class=form-group-color><div class=coll-md-3><label class=form-label>担当者名</label><div class=nhan>必須</div></div><div class=coll-md-8-color>" t:担当者名<class=form-control;ph=林 修> "</div></div><div class=form-group-color><div class=coll-md-3><label class=form-label>メールアドレス</label><div class=nhan>必須</div></div><div class=coll-md-8-color>" t:番地<class=form-control;ph=hayashi@imarishi.go.jp> "</div></div><div class=form-group-color><div class=coll-md-3><label class=form-label>削除フラグ</label></div><div class=coll-md-8-color>" c:番地<o=削除> "</div></div>"

= 8880606422 loose
@郵便番号 | t:working_postal_code<id=customer-working_postal_code>=z
@住所 | t:working_postal_address<id=customer-working_postal_address>=pctbm
@休日 | t:holiday<id=customer-holiday>
~ph | "<label for=customer-role>役割</label>" s:role<id=column-hiding;o=リーダー,メンバー/役割を選択>
~ph | "<label for=customer-orderStatus>スキル</label>" t:skills<id=skills;ph=使用したスキルを入力してください>
~ph | "<label for=customer-orderStatus>担当工程</label>" t:process<id=process;ph=担当した工程を入力してください>
~ph | c:hp_posting_flag<o=スキルシートに掲載する>

= 58819022975 loose
@関与年月日 | d:<id=engagement-date>
@離脱理由（詳細） | a:<id=withdrawal-detail;ph=詳細な理由を記入してください>
@廃業年月日 | d:<id=closure-date>
@郵便番号 | t:<id=postal-code;ph=例：100-0001>=z
@事業所所在地 | t:<id=address;ph=例：東京都千代田区千代田1-1>=pctbm
@創業年月日 | d:<id=founded-date>
@電話番号 | T:<id=office-phone;ph=例：03-1234-5678>
@FAX番号 | T:<id=fax;ph=例：03-1234-5679>
@メールアドレス1 | e:<id=email1;ph=info@example.com>
@SNSアカウント1 | t:<id=sns1;ph=例：@company>
@紹介先 | t:<id=referral;ph=紹介元を記入してください>
~heading 個人情報
@個人コード | t:<id=person-code;ph=例：PER-001>
@氏名 | t:<id=person-name;ph=例：田中一郎>
@フリガナ | t:<id=person-kana;ph=例：タナカイチロウ>
@電話番号 | T:<id=person-phone>
@FAX番号 | T:<id=person-fax>
@メールアドレス1 | e:<id=person-email1>
@加入団体1 | t:<id=org1>
@加入団体2 | t:<id=org2>
`;

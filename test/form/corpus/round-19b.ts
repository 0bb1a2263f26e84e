/**
 * Forms found in the nineteenth round, part b (shops, checkouts, estate, quote and contact forms, components), with their further addresses (`#2`,
 * `#3`). At the first reading (80 addresses, expectations written down before) the code fields of 79 addresses were found, 144 of 171 other fields
 * (84.2 %) took their parts, 61 addresses had no fault, 16 fields took wrong parts, 11 were left empty, and 4 fields of other questions were taken.
 * Two of these four were expected to stay empty by mistake: the read-only fields with h-adr classes in 27216117434 take their parts, as in all
 * other rounds. The lines of 31390478080 were expected to end at the block or the town, but the last line takes the rest, as in all other rounds;
 * 取引先名 (24266570090) was expected as an organization, but is none in all other rounds.
 * Readers may disagree about these: 詳細 as the second line (26559209041), a second line without a label (28954663226, 16034054953), 住所1 to
 * 住所4 or 住所3 without more words (28010476572, 53579157725), 住所1 with the classes of region and locality (22922950914), 市区町村 whose
 * example has a town before 地名/番地 with a number (45340823799), 住所 whose example begins at the ward with no prefecture beside it (10482329557), labels in two languages with roman examples
 * (2242016278), 市, 地区 and 道の名前 (24266570090), 部屋番号 beside 建物名 (24621273978), 都道府県名 of an association before a whole address
 * (49042580552), a client's 会社名 above the address of a site (49548299797), 会社・部門２ (21406988778), and lines that are read-only
 * (2658137708) or no form control (57565233452, 19359558750) and so take nothing.
 * See `read-forms.ts` for the notation.
 */
export const ROUND_19B = `
= 33415315268 loose noform
~heading お客様情報
姓 <span>*</span> | t:
名 <span>*</span> | t:
セイ <span>*</span> | t:
メイ <span>*</span> | t:<ph=タロウ>
メールアドレス <span>*</span> | e:<ph=example@email.com>
電話番号 <span>*</span> | T:<ph=090-1234-5678>
~heading 配送先住所
郵便番号 <span>*</span> | "<div><span>〒</span>" t:<ph=1234567;max=7>=z "<span>（ハイフンなし）</span></div>"
都道府県 <span>*</span> | s:<o=pref>=p
市区町村 <span>*</span> | t:<ph=玖珠郡九重町>=c
番地 <span>*</span> | t:<ph=田野1672-18>=tb
建物名・部屋番号 | t:<ph=○○マンション 101号室>=m
~heading お支払い方法
~ph | r:payment<o=クレジットカード,代金引換,銀行振込,コンビニ払い>
~heading 配送についてのお願い
~ph | a:<ph=配送時間のご希望、不在時の対応など>

= 56265119436 loose
~heading お客様情報
姓 <span>*</span> | t:<ph=山田;required>
名 <span>*</span> | t:<ph=太郎;required>
姓（ふりがな） <span>*</span> | t:<ph=やまだ;required>
名（ふりがな） <span>*</span> | t:<ph=たろう;required>
メールアドレス <span>*</span> | e:<ph=example@email.com;required>
電話番号 <span>*</span> | T:<ph=09012345678;required>
SNS URL <span>*</span> | t:<ph=https://twitter.com/...;required>
ニックネーム <span>*</span> | 'モデルに呼ばれている名前などがある場合はそのニックネームをご記入ください' t:<ph=例：たろちゃん、yamada_photo;required>
~heading 配送先住所
郵便番号 <span>*</span> | t:<ph=000-0000>=z
都道府県 <span>*</span> | t:<ph=東京都>=p
市区町村 <span>*</span> | t:<ph=渋谷区〇〇>=ct
番地 <span>*</span> | t:<ph=1-2-3>=b
建物名・部屋番号（任意） | t:<ph=〇〇マンション 101号室>=m
~heading クーポン（任意）
~ph | t:<ph=クーポンコードを入力> b:適用
~heading お支払い方法
~ph | b:当日現金 b:クレジットカード
~ph | c:<o=メールマガジン・お知らせの受け取りに同意する>
~ph | c:<o=当日、顔写真付き身分証を提示することに同意する>
~ph | c:<o=利用規約に同意する>

= 38165838862 loose
~heading お客様情報
@お名前<span>*</span> | t:name<id=name;ph=山田 太郎>
@メールアドレス<span>*</span> | e:email<id=email;ph=example@email.com>
~heading 配送先住所
@郵便番号<span>*</span> | t:postalCode<id=postalCode;ph=123-4567>=z
@市区町村<span>*</span> | t:city<id=city;ph=東京都渋谷区>=pc
@住所<span>*</span> | t:address<id=address;ph=○○町1-2-3 ○○マンション101>=tbm
~heading お支払い方法
~ph | r:paymentMethod<o=クレジットカード,銀行振込,代金引換>

= 187494054 loose
@郵便番号 | t:postal_code<id=postal_code;class=form-control;required>=z
@住所 | t:address<id=address;class=form-control;required>=pctbm

= 53155076684 labelbox
お名前<span>必須</span> | t:<ph=例: 山田 太郎;required>
フリガナ<span>必須</span> | t:<ph=例: ヤマダ タロウ;required>
法人名<span>任意</span> | t:<ph=例: 株式会社〇〇>=o
法人名（カナ）<span>任意</span> | t:<ph=例: カブシキガイシャ〇〇>=ko
生年月日<span>必須</span> | d:<required>
性別<span>必須</span> | s:<o=男性,女性,その他/選択してください>
メールアドレス<span>必須</span> | e:<ph=例: yamada@example.com;required>
電話番号<span>任意</span> | T:<ph=例: 03-1234-5678>
携帯電話<span>必須</span> | T:<ph=例: 090-1234-5678;required>
郵便番号<span>必須</span> | t:<ph=例: 123-4567;max=8;required>=z '7桁入力で住所を自動入力します'
住所<span>必須</span> | t:<ph=例: 東京都渋谷区〇〇町1-2-3;required>=pctbm
紹介者ID<span>必須</span> | t:<ph=例: A00001;required> '紹介者の会員IDを入力'
紹介者名<span>必須</span> | t:<ph=例: 田中 花子;required>
概要書面番号<span>必須</span> | t:<ph=例: 123456789;max=20;required> '9桁の番号を入力してください。他の会員が使用済みの番号は登録できません'
~heading 配送先住所
~ph | "登録住所と配送先住所が同じ場合は、以下のチェックをONにしてください。"
~ph | c:<o=配送先住所は上記の登録住所と同じ>
配送先 郵便番号<span>必須</span> | t:<ph=例: 123-4567;max=8;required> '7桁入力で住所を自動入力します'
配送先 住所<span>必須</span> | t:<ph=例: 大阪府大阪市〇〇区〇〇町2-3-4;required>
配送先 宛名<span>任意</span> | t:<ph=例: 株式会社〇〇 担当: 山田> '法人名など'
~heading 銀行口座情報（報酬振込先）
銀行コード<span>任意</span> | t:<ph=例: 0310>
銀行名<span>任意</span> | t:<ph=例: GMOあおぞらネット銀行>
支店コード<span>任意</span> | t:<ph=例: 001>
支店名<span>任意</span> | t:<ph=例: 法人第二営業部>
口座種別<span>任意</span> | s:<o=普通,当座>
口座番号<span>任意</span> | t:<ph=例: 1234567>
口座名義（カナ）<span>任意</span> | t:<ph=例: ヤマダ タロウ>

= 53155076684#2 labelbox
お名前<span>必須</span> | t:<ph=例: 山田 太郎;required>
フリガナ<span>必須</span> | t:<ph=例: ヤマダ タロウ;required>
法人名<span>任意</span> | t:<ph=例: 株式会社〇〇>
法人名（カナ）<span>任意</span> | t:<ph=例: カブシキガイシャ〇〇>
生年月日<span>必須</span> | d:<required>
性別<span>必須</span> | s:<o=男性,女性,その他/選択してください>
メールアドレス<span>必須</span> | e:<ph=例: yamada@example.com;required>
電話番号<span>任意</span> | T:<ph=例: 03-1234-5678>
携帯電話<span>必須</span> | T:<ph=例: 090-1234-5678;required>
郵便番号<span>必須</span> | t:<ph=例: 123-4567;max=8;required> '7桁入力で住所を自動入力します'
住所<span>必須</span> | t:<ph=例: 東京都渋谷区〇〇町1-2-3;required>
紹介者ID<span>必須</span> | t:<ph=例: A00001;required> '紹介者の会員IDを入力'
紹介者名<span>必須</span> | t:<ph=例: 田中 花子;required>
概要書面番号<span>必須</span> | t:<ph=例: 123456789;max=20;required> '9桁の番号を入力してください。他の会員が使用済みの番号は登録できません'
~heading 配送先住所
~ph | "登録住所と配送先住所が同じ場合は、以下のチェックをONにしてください。"
~ph | c:<o=配送先住所は上記の登録住所と同じ>
配送先 郵便番号<span>必須</span> | t:<ph=例: 123-4567;max=8;required>=z '7桁入力で住所を自動入力します'
配送先 住所<span>必須</span> | t:<ph=例: 大阪府大阪市〇〇区〇〇町2-3-4;required>=pctbm
配送先 宛名<span>任意</span> | t:<ph=例: 株式会社〇〇 担当: 山田> '法人名など'
~heading 銀行口座情報（報酬振込先）
銀行コード<span>任意</span> | t:<ph=例: 0310>
銀行名<span>任意</span> | t:<ph=例: GMOあおぞらネット銀行>
支店コード<span>任意</span> | t:<ph=例: 001>
支店名<span>任意</span> | t:<ph=例: 法人第二営業部>
口座種別<span>任意</span> | s:<o=普通,当座>
口座番号<span>任意</span> | t:<ph=例: 1234567>
口座名義（カナ）<span>任意</span> | t:<ph=例: ヤマダ タロウ>

= 4660679311 ph noform
| "<div class=columns><div><form><div class=row><div><label for=inline-last-name>名前（性）<span>*</span></label></div><div>" t:last_name<id=inline-last-name;required> "</div></div><div class=row><div><label for=inline-first-name>名前（名）<span>*</span></label></div><div>" t:first_name<id=inline-first-name;required> "</div></div><div class=row><div><label for=inline-address-name>配送先 郵便番号<span> *</span></label></div><div>" t:postal_code<id=inline-address-name;required>=z "</div></div><i></i><div class=row><div><label for=inline-address-name>配送先 都道府県<span> *</span></label></div><div><div>" s:prefecture<o=pref/都道府県を選択してください>=p "</div></div></div></form></div><div><form><div class=row><div><label for=inline-address-name>配送先 市区町村<span> *</span></label></div><div>" t:city<id=inline-address-name;required>=c "</div></div><div class=row><div><label for=inline-address-name>配送先 町域・番地<span> *</span></label></div><div>" t:street_address<id=inline-address-name;required>=tb "</div></div><div class=row><div><label for=inline-address-name>配送先 ビル建物名など<span> *</span></label></div><div>" t:building_name<id=inline-address-name;required>=m "</div></div><div class=row><div><label for=inline-address-name>配送先 電話番号<span> *</span></label></div><div>" T:number<id=inline-address-name;required> "</div></div><div class=row><div><label for=inline-mail-name>担当者 メールアドレス<span> *</span></label></div><div>" e:email<id=inline-mail-name;required> "</div></div></form></div></div>"

= 31390478080 table
見積もりの種類は？ | r:lpgas_contact[estimate_kind]<o=現在お住まいの見積もり,新規開設の見積もり>
@現在お住まいの郵便番号は？ | "〒 " t:lpgas_contact[zip_code]<id=lpgas_contact_zip_code>=z " <span>(例: 1500022)</span>" '郵便番号を入力すると、下の住所が自動で途中まで入力されます。'
@現在お住まいの住所は？ | "<div><div>" s:lpgas_contact[prefecture_code]<id=lpgas_contact_prefecture_code;o=pref-id>=p "</div></div>" t:lpgas_contact[address]<id=lpgas_contact_address;ph=例）港区新橋>=ct t:lpgas_contact[address2]<id=lpgas_contact_address2;ph=例）1-18-16>=bm
@開設先の郵便番号は？ | "〒 " t:lpgas_contact[new_zip_code]<id=lpgas_contact_new_zip_code> " <span>(例: 1500022)</span>" '郵便番号を入力すると、下の住所が自動で途中まで入力されます。'
@開設先の住所は？ | "<div><div>" s:lpgas_contact[new_prefecture_code]<id=lpgas_contact_new_prefecture_code;o=pref-id> "</div></div>" t:lpgas_contact[new_address]<id=lpgas_contact_new_address;ph=例）港区新橋>
@住居の種類は? | r:lpgas_contact[ownership_kind]<o=所有(持ち家),賃貸(借り主),所有>
@築年数は？ | t:lpgas_contact[house_age]<id=lpgas_contact_house_age> "<span>年</span>" 'だいたいでOKです。'
@引越し予定日は？ | t:lpgas_contact[moving_scheduled_date]<id=lpgas_contact_moving_scheduled_date> 'だいたいでOKです。'
@契約中のガス会社は？ | t:lpgas_contact[gas_contracted_shop_name]<id=lpgas_contact_gas_contracted_shop_name>
@最近のガス使用量・料金は？ | t:lpgas_contact[gas_meter_checked_month]<id=lpgas_contact_gas_meter_checked_month> "<span>月のガス使用量が</span>" t:lpgas_contact[gas_used_amount]<id=lpgas_contact_gas_used_amount> "<span>m³で</span>" t:lpgas_contact[gas_latest_billing_amount]<id=lpgas_contact_gas_latest_billing_amount> "<span>円(税込)</span>"
@今のガス会社の使用年数は？ | t:lpgas_contact[gas_used_years]<id=lpgas_contact_gas_used_years> "<span>年</span>"

= 31390478080#2 table
見積もりの種類は？ | r:lpgas_contact[estimate_kind]<o=現在お住まいの見積もり,新規開設の見積もり>
@現在お住まいの郵便番号は？ | "〒 " t:lpgas_contact[zip_code]<id=lpgas_contact_zip_code> " <span>(例: 1500022)</span>" '郵便番号を入力すると、下の住所が自動で途中まで入力されます。'
@現在お住まいの住所は？ | "<div><div>" s:lpgas_contact[prefecture_code]<id=lpgas_contact_prefecture_code;o=pref-id> "</div></div>" t:lpgas_contact[address]<id=lpgas_contact_address;ph=例）港区新橋> t:lpgas_contact[address2]<id=lpgas_contact_address2;ph=例）1-18-16>
@開設先の郵便番号は？ | "〒 " t:lpgas_contact[new_zip_code]<id=lpgas_contact_new_zip_code>=z " <span>(例: 1500022)</span>" '郵便番号を入力すると、下の住所が自動で途中まで入力されます。'
@開設先の住所は？ | "<div><div>" s:lpgas_contact[new_prefecture_code]<id=lpgas_contact_new_prefecture_code;o=pref-id>=p "</div></div>" t:lpgas_contact[new_address]<id=lpgas_contact_new_address;ph=例）港区新橋>=ctbm
@住居の種類は? | r:lpgas_contact[ownership_kind]<o=所有(持ち家),賃貸(借り主),所有>
@築年数は？ | t:lpgas_contact[house_age]<id=lpgas_contact_house_age> "<span>年</span>" 'だいたいでOKです。'
@引越し予定日は？ | t:lpgas_contact[moving_scheduled_date]<id=lpgas_contact_moving_scheduled_date> 'だいたいでOKです。'
@契約中のガス会社は？ | t:lpgas_contact[gas_contracted_shop_name]<id=lpgas_contact_gas_contracted_shop_name>
@最近のガス使用量・料金は？ | t:lpgas_contact[gas_meter_checked_month]<id=lpgas_contact_gas_meter_checked_month> "<span>月のガス使用量が</span>" t:lpgas_contact[gas_used_amount]<id=lpgas_contact_gas_used_amount> "<span>m³で</span>" t:lpgas_contact[gas_latest_billing_amount]<id=lpgas_contact_gas_latest_billing_amount> "<span>円(税込)</span>"
@今のガス会社の使用年数は？ | t:lpgas_contact[gas_used_years]<id=lpgas_contact_gas_used_years> "<span>年</span>"

= 26559209041 table noform
~heading 注文者情報
<strong>*</strong> お名前 | t:
電話番号 | t:
<strong>*</strong> 携帯電話 | t:
<strong>*</strong> E-mail | e:
~heading 配送情報
お届け先確認 | r:<o=直接入力,注文者情報と同じ>
<strong>*</strong> お名前 | t:
<strong>*</strong> <span>住所</span> | "<div>" t:zip<ph=郵便番号を入力してください。>=z "<input type=button name=btnzip value=検索>" t:addr1=pct t:addr2<ph=詳細を入力してください。>=bm "</div>"
電話番号 | t:
<strong>*</strong> 携帯電話 | t:
メモ | t:
~heading 決済手段選択・決済
決済手段 | r:<o=口座振込,クレジットカード>

= 56144664095 loose
@お名前 | t:name<id=name;ph=山田 太郎;required>
@お名前 | t:name<id=name;ph=山田 太郎;required>
@メールアドレス | e:email<id=email;ph=example@email.com;required>
@パスワード | p:password<id=password;ph=パスワードを入力;required>
@確認用パスワード | p:confirm_password<id=confirm_password;ph=パスワードを入力;required>
@郵便番号 | "<div>" t:postal_code<id=postal_code;ph=123-4567>=z b:住所検索 "</div>"
@お届け先住所 | a:address<id=address;rows=3;ph=東京都〇〇区1-2-3;required>=pctbm

= 21406988778 table noform
お客様管理番号 | t:B1 "</td><th>出荷予定日</th><td>" d:B5
送り状種類 | s:B2<o=発払い,コレクト,ＤＭ便,タイム,着払い,ネコポス> "</td><th>お届け予定日</th><td>" d:B6
クール区分 | s:B3<o=通常,クール冷凍,クール冷蔵> "</td><th>配達時間帯</th><td>" s:B7<o=指定なし,午前中,14～16時,16～18時>
伝票番号 | t:B4 "</td><th>お届け先コード</th><td>" t:B8
お届け先電話番号 | T:B9
お届け先電話番号枝番 | t:B10
お届け先郵便番号 | t:B11=z
お届け先住所 | t:B12=pctb
アパートマンション名 | t:B13=m
お届け先会社・部門１ | t:B14=o
お届け先会社・部門２ | t:B15
お届け先名 | t:B16
お届け先名(ｶﾅ) | t:B17
敬称 | s:B18<o=様,御中,殿,行,係,宛,先生,なし>

= 10071496015 loose
@お届け先氏名 | t:name<id=name>
@お届け電話番号 | t:tel<id=tel>
@お届け先郵便番号 | t:post<id=post>=z
@お届け先住所 | a:address<id=address>=pctbm

= 1795358706 td
納品先名称<span>*</span><span>[32文字/全角]</span> | t:reg_delivery_name<size=50;max=32>
納品先担当者<span>[7文字/全角]</span> | t:reg_delivery_name_of_charge<max=7> "様"
納品先郵便番号<span>*</span><span>[半角]</span> | t:reg_delivery_zip1<size=6;max=3>=z1 "&nbsp;-&nbsp;" t:reg_delivery_zip2<size=7;max=4>=z2 b:住所検索 "<div>(例) 123 - 4567</div>"
納品先住所(都道府県)<span>*</span> | s:reg_delivery_pref_cd<o=pref-id/選択して下さい>=p "<div>(例) 東京都</div>"
納品先住所(市区町村)<span>*</span><span>[16文字/全角]</span> | t:reg_delivery_add1<size=50;max=16>=ct "<div>(例) 千代田区外神田</div>"
納品先住所(番地)<span>*</span><span>[20文字/全角]</span> | t:reg_delivery_add2<size=50;max=20>=b "<div>(例) ４丁目１４番１号</div>"
納品先住所(マンション・ビル)<span>[20文字/全角]</span> | t:reg_delivery_add3<size=50;max=20>=m "<div>(例) 秋葉原ＵＤＸ２１階</div>"
納品先電話番号<span>*</span><span>[半角]</span> | t:reg_delivery_tel1<size=4;max=4> "&nbsp;-&nbsp;" t:reg_delivery_tel2<size=4;max=4> "&nbsp;-&nbsp;" t:reg_delivery_tel3<size=4;max=4> "<div>(例) 03 - 1234 - 5678</div>"
納品先FAX番号&nbsp;<span>[半角]</span> | t:reg_delivery_fax1<size=4;max=4> "&nbsp;-&nbsp;" t:reg_delivery_fax2<size=4;max=4> "&nbsp;-&nbsp;" t:reg_delivery_fax3<size=4;max=4> "<div>(例) 03 - 1234 - 5678</div>"

= 56371721524 loose noform
案件 | s:<o=案件A,案件B>
仕入先 | s:<o=なし,仕入先A>
発注書番号 | t:
発注日 | d:
納品先郵便番号 | t:=z
納品先住所 | t:=pctbm
備考 | a:<rows=2>
~ph | "<h2>明細</h2>" b:+行追加 "<table><thead><tr><th>品名</th><th>仕様</th><th>数量</th><th>単位</th><th>単価</th></tr></thead><tbody><tr><td>" t: "</td><td>" t: "</td><td>" n:<min=0> "</td><td>" t: "</td><td>" n:<min=0> "</td></tr></tbody></table>"

= 26682908890 table
お名前</th><th><span>必須</span> | "姓&nbsp;" t:deliv_name01<class=box120> "&nbsp; 名&nbsp;" t:deliv_name02<class=box120>
お名前（フリガナ）</th><th><span>必須</span> | "セイ&nbsp;" t:deliv_kana01<class=box120> "&nbsp; メイ&nbsp;" t:deliv_kana02<class=box120>
郵便番号</th><th><span>必須</span> | "〒&nbsp;" t:deliv_zip<class=box120;max=7>=z "&nbsp;<span><a href=#><span>住所自動入力</span></a></span>"
住所</th><th><span>必須</span> | "<div>" s:deliv_pref<o=pref-id/都道府県を選択>=p "</div><div>市区町村名 (例：千代田区神田神保町)<br>" t:deliv_addr01<class=box300>=ct "<br></div><div>番地・ビル名 (例：1-3-5)<br>" t:deliv_addr02<class=box300>=bm "<br></div>" '<em>住所は2つに分けてご記入いただけます。マンション名は必ず記入してください。</em>'
電話番号</th><th><span>必須</span> | t:deliv_tel<class=box300>
~ph | c:edit_customer_addr<o=会員登録情報の住所も一緒に変更する>

= 45619014132 loose
~heading 請求先住所
@姓 | t:<id=familyName;class=form-control>
@名 | t:<id=givenName;class=form-control>
@ユーザーネーム | "<div><span>@</span>" t:<id=username;class=form-control;ph=username> "</div>"
@Eメール <span>(任意)</span> | e:<id=email;class=form-control;ph=name@example.com>
@郵便番号(ハイフン不要) | t:<id=zip;class=form-control>=z "<div style=display:none>郵便番号を入力してください</div>"
@住所 | t:address<id=address;class=form-control p-region;ph=住所>=pctb "<div style=display:none>配送先住所を入力してください</div>"
@住所 2 <span>(任意)</span> | t:<id=address2;class=form-control;ph=アパート・マンション名>=m
~ph | c:<o=配送先住所は、請求先住所と同じです>
~ph | c:<o=次回のために、この情報を保存する>
~heading お支払い方法
~ph | r:paymentMethod<o=クレジットカード,デビットカード,PayPal>
@カードの名義 | t:<id=cc-name;class=form-control>
@クレジットカード番号 | t:<id=cc-number;class=form-control>
@有効期限 | t:<id=cc-expiration;class=form-control>
@CVV | t:<id=cc-cvv;class=form-control>

= 28705626704 ph
| "<fieldset><legend>TO</legend><div><div><label>〒</label><div>" t:destinationPostalCode=z "<i></i></div></div><div><label>住所</label><div>" t:destinationAddress=pctbm "</div></div><div><label>氏名</label><div>" t:recipientName "</div></div></div></fieldset>"
| "<fieldset><legend>FROM</legend><div><div><label>〒</label><div>" t:sourcePostalCode "</div></div><div><label>住所</label><div>" t:sourceAddress "</div></div><div><label>氏名</label><div>" t:yourName "</div></div></div></fieldset>"
| "<fieldset><legend>向き</legend>" r:direction<o=縦,横> "</fieldset>"
| "<fieldset><legend>用紙サイズ</legend>" r:sizeOfPaper<o=A4,A3> "</fieldset>"

= 28705626704#2 ph
| "<fieldset><legend>TO</legend><div><div><label>〒</label><div>" t:destinationPostalCode "</div></div><div><label>住所</label><div>" t:destinationAddress "</div></div><div><label>氏名</label><div>" t:recipientName "</div></div></div></fieldset>"
| "<fieldset><legend>FROM</legend><div><div><label>〒</label><div>" t:sourcePostalCode=z "<i></i></div></div><div><label>住所</label><div>" t:sourceAddress=pctbm "</div></div><div><label>氏名</label><div>" t:yourName "</div></div></div></fieldset>"
| "<fieldset><legend>向き</legend>" r:direction<o=縦,横> "</fieldset>"
| "<fieldset><legend>用紙サイズ</legend>" r:sizeOfPaper<o=A4,A3> "</fieldset>"

= 14052115647 loose
@姓 | t:<required>
@名 | t:<required>
@セイ | t:<required>
@メイ | t:<required>
~ph | "<div class=row><div class=col><div class=input><label for=input-9>〒</label>" t:<id=input-9;required>=z1 "</div></div><div class=col><div class=input>" t:<id=input-10;required>=z2 "</div></div></div>"
@住所 | t:<required>=pctbm
~ph | "<div class=row><div class=col><div class=input><label for=input-15>電話番号</label>" t:<id=input-15;required> "</div></div><div class=col><div class=input>" t:<id=input-16;required> "</div></div><div class=col><div class=input>" t:<id=input-17;required> "</div></div></div>"
@メールアドレス | t:<required>
@ユーザ名 | t:<required>
~ph | "顔写真の登録" f:<style=display:none> b:画像変更

= 45340823799 loose
@姓 | t:address[last_name]<id=AddressLastNameNew;readonly>
@名 | t:address[first_name]<id=AddressFirstNameNew;readonly>
@郵便番号 | t:address[zip]<id=AddressZipNew;max=8;ph=128443>=z
~ph | "<div style=display:none><label for=AddressCountryNew>国</label>" s:address[country]<id=AddressCountryNew;o=日本,アメリカ合衆国> "</div>"
@都道府県 | s:address[province]<id=AddressProvinceNew;o=pref-none>=p
@市区町村 | t:address[city]<id=AddressCityNew;ph=京都市伏見区竹田藁屋町>=ct
~ph | "<label for=AddressAddress1New>地名/番地</label>" t:address[address1]<id=AddressAddress1New;ph=50>=b "<label for=AddressAddress2New>建物名/部屋番号</label>" t:address[address2]<id=AddressAddress2New;ph=増田医科器械ビル 101>=m
~ph | "<label for=AddressPhoneNew>電話番号</label>" T:address[phone]<id=AddressPhoneNew> "<label for=AddressCompanyNew>会社名</label>" t:address[company]<id=AddressCompanyNew>=o
~ph | c:address[default]<o=いつもの住所として設定>

= 22363474802 loose
@姓 | t:lastName<ph=姓>
@名 | t:firstName<ph=名>
@性別 | s:gender<o=男性,女性>
@〒番号 | t:zipCode=z b:検索
@都道府県 | s:address.prefecture<o=pref>=p
@市区町村 | t:address.city=ct
@番地 | t:address.street=b
@建物 | t:address.building=m

= 17298980622 bs
会社名 | t:<id=el-id-1-10>=o
〒郵便番号 | t:<id=el-id-1-11>=z
住所 | t:<id=el-id-1-12>=pctbm
支払い条件 | t:<id=el-id-1-13>
代表名 | t:<id=el-id-1-14>
下請締結日 | t:<id=el-id-1-15;ph=下請締結日を選択>

= 42008974907 bs
~p お名前（フリガナ） <span>*</span>
セイ | t:<id=セイ;ph=例：ヤマダ>
メイ | t:<id=メイ;ph=例：タロウ>
~p 住所 <span>*</span>
〒 | t:<id=〒;ph=例：100>=z
~p 郵便番号がわからない方はこちら
都道府県 | t:<id=都道府県;ph=選択してください>=p
市区町村 | t:<id=市区町村;ph=例：品川区>=c
番地 | t:<id=番地;ph=例：西五反田 1-1-11>=tb
~ph | "<label for=sssss> 建物・マンション・部屋番号</label>" t:sssss<id=sssss;ph=例：五反田マンション　101号室>=m
~p 生年月日 <span>*</span>
~ph | "<label for=sssss>年</label>" t:<role=combobox;readonly> "<label for=sssss>月</label>" t:<role=combobox;readonly> "<label for=sssss> 日</label>" t:<role=combobox;readonly>
~p お名前（フリガナ） <span>*</span>
~ph | c:<o=男性,女性,その他>
~p 電話番号 *
~ph | t:<ph=例：090 - 1234 - 5678> '* 半角数字で入力してください。'
~p メールアドレス *
~ph | t:
~p パスワード <span>*</span>
~ph | t:<id=姓;ph=******> '* 半角英数字50文字以内で入力してください。'

= 24677073120 labelbox noform
~heading 案件概要
案件名 | t:project_name
案件番号 (ID) | t:project_number
カギNo (キーボックス) | t:key_number
~heading 所在地情報
郵便番号 | t:site_postal_code=z
設置場所住所 | t:site_address=pctbm
Googleマップ座標・URL | t:map_coordinates<ph=35.681236, 139.767125>

= 24621273978 labels
氏名 | t:name<id=name;ph=例：チャオズ・太郎;required>
メールアドレス | e:email<id=email;ph=example@example.com;required>
パスワード | p:password<id=password;ph=********;required>
郵便番号 | t:yubin<id=yubin;ph=〇〇〇-〇〇〇〇;required>=z
住所 | t:address<id=address;ph=住所;required>=pctb
建物名 | t:BN<id=BN;ph=〇〇〇マンション;required>=m
部屋番号 | t:RN<id=RN;ph=〇〇〇号室;required>

= 26127928686 ph h-adr
| "<label for=yubin>郵便番号</label> " t:yubin<id=yubin;class=form-control p-postal-code>=z
| "<label for=yubin>都道府県</label> " t:jusho1<id=jusho1;class=form-control p-region>=p
| "<label for=yubin>市区町村</label> " t:jusho2<id=jusho2;class=form-control p-locality p-street-address>=ct
| "<label for=yubin>番地・建物</label> " t:jusho3<id=jusho3;class=form-control>=bm
| "<label for=yubin>電話番号</label> " t:tel<id=tel;class=form-control>
| "<label for=yubin>備考</label> " t:biko<id=biko;class=form-control>

= 37615415637 loose
~heading お届け先情報
@チーム名<span>*</span> | t:teamName<id=teamName;ph=例）⚪⚪ボーイズ>
@支部名<span>*</span> | t:branchName<id=branchName;ph=例）千葉県支部>
@お名前<span>*</span> | t:name<id=name;ph=例）ボーイズ　太郎>
@メールアドレス<span>*</span> | e:email<id=email;ph=例）boys@example.com>
@電話番号<span>*</span> | T:tel<id=tel;ph=例）08012340000>
@FAX | T:fax<id=fax;ph=例）08012340000>
@郵便番号<span>*</span> | t:postalCode<id=postalCode;ph=例）000-0000>=z
@ご住所<span>*</span> | t:address<id=address;ph=例）東京都〇〇区XX-XXX>=pctbm
~ph | "<details open><summary>請求書送り先（上記住所と異なる場合）</summary><div><div><label for=seikyuName>お名前</label>" t:seikyuName<id=seikyuName;ph=例）ボーイズ　太郎> "</div><div><label for=seikyuTel>電話番号</label>" T:seikyuTel<id=seikyuTel;ph=例）08012340000> "</div><div><label for=seikyuPostalCode>郵便番号</label>" t:seikyuPostalCode<id=seikyuPostalCode;ph=例）000-0000> "</div><div><label for=seikyuAddress>ご住所</label>" t:seikyuAddress<id=seikyuAddress;ph=例）東京都〇〇区XX-XXX> "</div></div></details>"
~heading 配達希望日
@日付<span>*</span> | d:deliveryDate<id=deliveryDate>
@時間帯 | s:deliveryTime<id=deliveryTime;o=午前,午後>
~ph | c:privacyAgreement<o=個人情報保護方針に同意の上、送信します。>

= 37615415637#2 loose
~heading お届け先情報
@チーム名<span>*</span> | t:teamName<id=teamName;ph=例）⚪⚪ボーイズ>
@支部名<span>*</span> | t:branchName<id=branchName;ph=例）千葉県支部>
@お名前<span>*</span> | t:name<id=name;ph=例）ボーイズ　太郎>
@メールアドレス<span>*</span> | e:email<id=email;ph=例）boys@example.com>
@電話番号<span>*</span> | T:tel<id=tel;ph=例）08012340000>
@FAX | T:fax<id=fax;ph=例）08012340000>
@郵便番号<span>*</span> | t:postalCode<id=postalCode;ph=例）000-0000>
@ご住所<span>*</span> | t:address<id=address;ph=例）東京都〇〇区XX-XXX>
~ph | "<details open><summary>請求書送り先（上記住所と異なる場合）</summary><div><div><label for=seikyuName>お名前</label>" t:seikyuName<id=seikyuName;ph=例）ボーイズ　太郎> "</div><div><label for=seikyuTel>電話番号</label>" T:seikyuTel<id=seikyuTel;ph=例）08012340000> "</div><div><label for=seikyuPostalCode>郵便番号</label>" t:seikyuPostalCode<id=seikyuPostalCode;ph=例）000-0000>=z "</div><i></i><div><label for=seikyuAddress>ご住所</label>" t:seikyuAddress<id=seikyuAddress;ph=例）東京都〇〇区XX-XXX>=pctbm "</div></div></details>"
~heading 配達希望日
@日付<span>*</span> | d:deliveryDate<id=deliveryDate>
@時間帯 | s:deliveryTime<id=deliveryTime;o=午前,午後>
~ph | c:privacyAgreement<o=個人情報保護方針に同意の上、送信します。>

= 6800061139 div
お名前（漢字） | "<div>姓</div>" t:freeword<class=form_text_short> "<div>名</div>" t:freeword<class=form_text_short>
フリガナ（カタカナ） | "<div>セイ</div>" t:freeword<class=form_text_short> "<div>メイ</div>" t:freeword<class=form_text_short>
郵便番号 | "<div>〒</div>" t:freeword<class=form_text_short>=z
都道府県・市区町村 | "<div></div>" t:freeword<class=form_text_long>=pct
丁目・番地 | "<div></div>" t:freeword<class=form_text_long;ph=(例：0000000)>=b
建物名・部屋番号 | "<div></div>" t:freeword<class=form_text_long;ph=(例：○○マンション000号室)>=m
電話番号(連絡先1) | "<div></div>" t:freeword<class=form_text_long;ph=(半角数字 / ハイフン不要 / 09000000000)>
メールアドレス | "<div></div>" t:freeword<class=form_text_long;ph=(半角英数字)例：andy.123@andy.co.jp>
~ph | c:chk[]<o=お客様情報と同じ住所に届ける>
お名前（漢字） | "<div>姓</div>" t:freeword<class=form_text_short> "<div>名</div>" t:freeword<class=form_text_short>
フリガナ（カタカナ） | "<div>セイ</div>" t:freeword<class=form_text_short> "<div>メイ</div>" t:freeword<class=form_text_short>
郵便番号 | "<div>〒</div>" t:freeword<class=form_text_short>
都道府県・市区町村 | "<div></div>" t:freeword<class=form_text_long>
丁目・番地 | "<div></div>" t:freeword<class=form_text_long;ph=(例：0000000)>
建物名・部屋番号 | "<div></div>" t:freeword<class=form_text_long;ph=(例：○○マンション000号室)>
電話番号(連絡先1) | "<div></div>" t:freeword<class=form_text_long;ph=(半角数字 / ハイフン不要 / 09000000000)>

= 6800061139#2 div
お名前（漢字） | "<div>姓</div>" t:freeword<class=form_text_short> "<div>名</div>" t:freeword<class=form_text_short>
フリガナ（カタカナ） | "<div>セイ</div>" t:freeword<class=form_text_short> "<div>メイ</div>" t:freeword<class=form_text_short>
郵便番号 | "<div>〒</div>" t:freeword<class=form_text_short>
都道府県・市区町村 | "<div></div>" t:freeword<class=form_text_long>
丁目・番地 | "<div></div>" t:freeword<class=form_text_long;ph=(例：0000000)>
建物名・部屋番号 | "<div></div>" t:freeword<class=form_text_long;ph=(例：○○マンション000号室)>
電話番号(連絡先1) | "<div></div>" t:freeword<class=form_text_long;ph=(半角数字 / ハイフン不要 / 09000000000)>
メールアドレス | "<div></div>" t:freeword<class=form_text_long;ph=(半角英数字)例：andy.123@andy.co.jp>
~ph | c:chk[]<o=お客様情報と同じ住所に届ける>
お名前（漢字） | "<div>姓</div>" t:freeword<class=form_text_short> "<div>名</div>" t:freeword<class=form_text_short>
フリガナ（カタカナ） | "<div>セイ</div>" t:freeword<class=form_text_short> "<div>メイ</div>" t:freeword<class=form_text_short>
郵便番号 | "<div>〒</div>" t:freeword<class=form_text_short>=z
都道府県・市区町村 | "<div></div>" t:freeword<class=form_text_long>=pct
丁目・番地 | "<div></div>" t:freeword<class=form_text_long;ph=(例：0000000)>=b
建物名・部屋番号 | "<div></div>" t:freeword<class=form_text_long;ph=(例：○○マンション000号室)>=m
電話番号(連絡先1) | "<div></div>" t:freeword<class=form_text_long;ph=(半角数字 / ハイフン不要 / 09000000000)>

= 2658137708 ph
| "<div class=row><div class=col-3><ul><li>会社名</li><li><img></li></ul></div><div class=col-7>" t:companyname<id=companyname;max=20;required>=o "</div></div>"
| "<div class=row><div class=col-3><ul><li>住所</li><li><img></li></ul></div><div class=col-7>" t:postalcode=z "<br>" t:address<max=100;readonly> "</div></div>"
| "<div class=row><div class=col-3><ul><li>電話番号</li><li><img></li></ul></div><div class=col-7>" t:tel<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>代表者名</li><li><img></li></ul></div><div class=col-7>" t:president<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>ホームページURL</li></ul></div><div class=col-7>" t:hpurl<max=100> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者名</li><li><img></li></ul></div><div class=col-7>" t:contact<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者電話番号</li></ul></div><div class=col-7>" t:contact_tel<max=100> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者メールアドレス</li><li><img></li></ul></div><div class=col-7>" t:contact_email<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>請求書送付先住所<br><div>入力がない場合は、会社住所に送付します</div></li></ul></div><div class=col-7>" t:send_postalcode "<br>" t:send_address<max=100> "</div></div>"
| "<div class=row><div class=col-3><ul><li>パスワード</li><li><img></li></ul></div><div class=col-7>" p:password<max=20;required> "</div></div>"
| c:accept<o=同意する>

= 2658137708#2 ph
| "<div class=row><div class=col-3><ul><li>会社名</li><li><img></li></ul></div><div class=col-7>" t:companyname<id=companyname;max=20;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>住所</li><li><img></li></ul></div><div class=col-7>" t:postalcode "<br>" t:address<max=100;readonly> "</div></div>"
| "<div class=row><div class=col-3><ul><li>電話番号</li><li><img></li></ul></div><div class=col-7>" t:tel<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>代表者名</li><li><img></li></ul></div><div class=col-7>" t:president<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>ホームページURL</li></ul></div><div class=col-7>" t:hpurl<max=100> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者名</li><li><img></li></ul></div><div class=col-7>" t:contact<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者電話番号</li></ul></div><div class=col-7>" t:contact_tel<max=100> "</div></div>"
| "<div class=row><div class=col-3><ul><li>担当者メールアドレス</li><li><img></li></ul></div><div class=col-7>" t:contact_email<max=100;required> "</div></div>"
| "<div class=row><div class=col-3><ul><li>請求書送付先住所<br><div>入力がない場合は、会社住所に送付します</div></li></ul></div><div class=col-7>" t:send_postalcode=z "<br>" t:send_address<max=100>=pctbm "</div></div>"
| "<div class=row><div class=col-3><ul><li>パスワード</li><li><img></li></ul></div><div class=col-7>" p:password<max=20;required> "</div></div>"
| c:accept<o=同意する>

= 32705308599 ph
| "<h3>名前(漢字)</h3>" t:name<ph=例）田中　太郎;required> "<h3>名前(フリガナ)</h3>" t:kana<ph=例）タナカ　タロウ;required>
| "<h3>お届け先住所</h3>" t:yuubin<ph=郵便番号;required>=z "<br>" t:zyuusho1<ph=都道府県　市町村;required>=pct "<br>" t:zyuusho2<ph=◯丁目◯番;required>=b "<br>" t:manshon<ph=マンション名　◯◯◯号>=m
| "<h3>電話番号</h3>" t:call<ph=例）111-2222-3333;required>
| "<h3>メールアドレス</h3>" t:mail<ph=例）111111@tyunT.com;required>
| "<h3>オリジナルTシャツのデザインの送り方</h3><label>" s:okuri<o=郵送,メール,LINE> "</label>"
| "<h3>支払い方法</h3><label>" s:harai<o=銀行振込,クレジット> "</label>"

= 49548299797 loose noform
@会社名<span>*</span> | t:<ph=〇〇会社;required>
@電話番号<span>*</span> | T:<ph=09000000000;required>
@現場郵便番号<span>*</span> | t:<ph=274-0000;required>=z
@現場住所<span>*</span> | t:<ph=千葉県習志野市津田沼11-11;required>=pctbm
@必要資格 | s:<o=なし,1級,2級,3級/資格を選択>
@必要資格保持者数 | t:<mode=decimal;role=spinbutton>
@必要隊員数<span>*</span> | t:<mode=decimal;role=spinbutton;required>
@単価 | s:<o=平日(日勤),平日(夜勤),休日(日勤),休日(夜勤)/単価を選択>
@金額<span>*</span> | t:price<ph=金額を入力(10000);required>
@日にち<span>*</span> | d:<required>
@担当者<span>*</span> | t:<ph=山田 太郎 様;required>
@担当者の電話番号<span>*</span> | T:<ph=09000000000;required>
@備考欄<span>*</span> | a:<required>

= 25217696646 loose
@店舗名 | t:name<ph=サンプル屋>
@店舗説明 | a:description<ph=私たちの整体院では、経験豊富な施術師が一人ひとりに合わせたケアを提供します。>
@店舗郵便番号 | t:post_code<ph=111-1234>=z
@店舗所在地 | t:address<ph=〒105-0011 東京都港区芝公園4丁目2-8 東京タワー>=pctbm
@店舗電話番号 | t:phone_number<ph=08012345678>
@同時予約可能数 | n:max_reservation_count

= 45469604432 td
氏名 | t:name
<label for=oldpost>旧郵便番号</label> | t:oldpostfield<id=postal;ph=例: 1234-567>=z b:住所を自動入力
<label for=oldaddress>旧住所</label> | a:oldaddressfield<id=oldaddress;rows=10;cols=40;ph=例: 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館>=pctbm
<label for=newpost>新郵便番号</label> | t:newpostfield<id=postal_new;ph=例: 1234-567> b:住所を自動入力
<label for=newaddress>新住所</label> | a:newaddressfield<id=newaddress;rows=10;cols=40;ph=例: 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館>

= 45469604432#2 td
氏名 | t:name
<label for=oldpost>旧郵便番号</label> | t:oldpostfield<id=postal;ph=例: 1234-567> b:住所を自動入力
<label for=oldaddress>旧住所</label> | a:oldaddressfield<id=oldaddress;rows=10;cols=40;ph=例: 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館>
<label for=newpost>新郵便番号</label> | t:newpostfield<id=postal_new;ph=例: 1234-567>=z b:住所を自動入力
<label for=newaddress>新住所</label> | a:newaddressfield<id=newaddress;rows=10;cols=40;ph=例: 大阪府大阪市淀川区西中島５丁目１１−３ 新大阪サンアールビル西館>=pctbm

= 46210064870 pin
ユーザーID： | t:userId<readonly>
パスワード： | p:password
姓： | t:familyName
名： | t:firstName
姓かな： | t:familyNameKana
名かな： | t:firstNameKana
性別： | r:sex<o=男,女>
メールアドレス： | t:email
秘密の質問： | s:question<o=嫌いな食べ物は？,母親の旧姓は？,好きな動物は？>
答え： | t:answer
郵便番号(７桁): | t:yuubin<size=10;max=8>=z
住所： | t:userAddress<size=60>=pctbm
郵便番号(７桁): | t:yuubin2<size=10;max=8>
住所２： | t:userAddress2<size=60>
郵便番号(７桁): | t:yuubin3<size=10;max=8>
住所３： | t:userAddress3<size=60>
電話番号： | t:telNumber
電話番号２： | t:telNumber2
電話番号３： | t:telNumber3

= 46210064870#2 pin
ユーザーID： | t:userId<readonly>
パスワード： | p:password
姓： | t:familyName
名： | t:firstName
姓かな： | t:familyNameKana
名かな： | t:firstNameKana
性別： | r:sex<o=男,女>
メールアドレス： | t:email
秘密の質問： | s:question<o=嫌いな食べ物は？,母親の旧姓は？,好きな動物は？>
答え： | t:answer
郵便番号(７桁): | t:yuubin<size=10;max=8>
住所： | t:userAddress<size=60>
郵便番号(７桁): | t:yuubin2<size=10;max=8>=z
住所２： | t:userAddress2<size=60>=pctbm
郵便番号(７桁): | t:yuubin3<size=10;max=8>
住所３： | t:userAddress3<size=60>
電話番号： | t:telNumber
電話番号２： | t:telNumber2
電話番号３： | t:telNumber3

= 46210064870#3 pin
ユーザーID： | t:userId<readonly>
パスワード： | p:password
姓： | t:familyName
名： | t:firstName
姓かな： | t:familyNameKana
名かな： | t:firstNameKana
性別： | r:sex<o=男,女>
メールアドレス： | t:email
秘密の質問： | s:question<o=嫌いな食べ物は？,母親の旧姓は？,好きな動物は？>
答え： | t:answer
郵便番号(７桁): | t:yuubin<size=10;max=8>
住所： | t:userAddress<size=60>
郵便番号(７桁): | t:yuubin2<size=10;max=8>
住所２： | t:userAddress2<size=60>
郵便番号(７桁): | t:yuubin3<size=10;max=8>=z
住所３： | t:userAddress3<size=60>=pctbm
電話番号： | t:telNumber
電話番号２： | t:telNumber2
電話番号３： | t:telNumber3

= 18750785949 table
お名前<span title=required>*</span> | t:fullname
性別<span title=required>*</span> | r:gender<o=男性,女性>
メールアドレス<span title=required>*</span> | e:email
郵便番号<span title=required>*</span> | t:zip11<size=10;max=8>=z
住所<span title=required>*</span> | t:addr11<size=60>=pctb
建物名 | t:building_name=m
ご意見<span title=required>*</span> | a:text

= 28954663226 ph noform
| "<div class=grid><div class=cell><h6>店舗名</h6></div><div class=cell><div>" t: "</div></div><div class=cell><h6>店舗メールアドレス</h6></div><div class=cell><div>" t: "</div></div><div class=cell><h6>店舗電話番号</h6></div><div class=cell><div>" t: "</div></div><div class=cell><h6>店舗郵便番号</h6></div><div class=cell><div>" t:=z "</div>" b:住所自動入力 "</div><i></i><div class=cell><h6>店舗所在地</h6></div><div class=cell><div>" t:=pctb "</div><div>" t:=m "</div></div><div class=cell><h6>店舗責任者名</h6></div><div class=cell><div>" t: "</div></div><div class=cell><h6>店舗責任者メールアドレス</h6></div><div class=cell><div>" t: "</div></div><div class=cell><h6>店舗責任者電話番号</h6></div><div class=cell><div>" t: "</div></div></div>"

= 5179043086 pin noform
メールアドレス &ensp; | t:mail<ph=○○○○s.asojuku>
パスワード　&ensp; | t:pass<ph=Pass>
氏名　 | t:name<ph=山田 太郎>
氏名(カナ)　 | t:name_kana<ph=ヤマダ　タロウ>
郵便番号　 | t:yuubin<ph=000-0000>=z
住所　 | a:jyuusyo<rows=5;cols=33;ph=福岡県福岡市博多区***>=pctbm
電話番号　 | t:tell<ph=00-0000-0000>
誕生日　 | t:birthday<ph=2024-01-01>

= 49042580552 loose
<label for=pref>都道府県名</label> | t:pref
@代表者名 | t:manager<id=manager>
@メールアドレス | t:mail<id=mail>
@電話番号 | t:tel<id=tel>
@郵便番号 | t:yuubin<id=yuubin>=z
@住所 | t:address<id=address>=pctbm

= 16034054953 ph
| "<span id=lbl_ID>ID</span> " t:txt_ID<id=txt_ID;max=10> "<br><span id=lbl_Pass>Pass</span> " t:txt_Pass<id=txt_Pass;max=10> "<br><span id=lbl_PassCheck>Pass(確認)</span> " t:txt_PassCheck<id=txt_PassCheck;max=10> "<br><br><span id=lbl_Name>氏名</span> &nbsp; " t:txt_Name<id=txt_Name;max=10> "&nbsp;&nbsp;&nbsp; <span id=lbl_Sex>性別</span> " s:ddl_Sex<id=ddl_Sex;o=男性,女性,その他> "<br>&nbsp;&nbsp;&nbsp; <span id=lbl_BirthDay>生年月日</span> &nbsp; " t:txt_BYear<id=txt_BYear;max=4> "<span id=lbl_BYear>年</span> " t:txt_BMonth<id=txt_BMonth;max=2> "<span id=lbl_BMonth>月</span> " t:txt_BDay<id=txt_BDay;max=2> "<span id=lbl_BDay>日</span><br>&nbsp;&nbsp;&nbsp; <span id=lbl_PosAddres>郵便番号</span> &nbsp; " t:txt_PosAddres<id=txt_PosAddres;max=8>=z "&nbsp;&nbsp; <span id=lbl_PosAddres0>※「000-0000」のように「-」を書いてください</span><i></i><br>　　 　<span id=lbl_PosAddres1>住所</span> &nbsp; " t:txt_Address1<id=txt_Address1;max=30>=pctb "<br>&nbsp;&nbsp; " t:txt_Address2<id=txt_Address2;max=30>=m "<br>　　<span id=lbl_ErrorCheck>エラーチェック</span><br>"

= 28010476572 pin
<span>企業名</span> | t:txkigyo<id=txkigyo>=o "<span>部署名</span> " t:txbusyo<id=txbusyo>
<span>姓名</span> | t:txSei<id=txSei> t:txMei<id=txMei>
<span>姓名（かな）</span> | t:txSeiKana<id=txSeiKana> t:txMeiKana<id=txMeiKana>
<span>郵便番号</span> | t:txzip1<id=txzip1>=z1 "-" t:txzip2<id=txzip2>=z2
<span>住所1</span> | t:txadr1<id=txadr1>=p
<span>住所2</span> | t:txadr2<id=txadr2>=c
<span>住所3</span> | t:txadr3<id=txadr3>=tb
<span>住所4</span> | t:txadr4<id=txadr4>=m
<span>電話番号</span> | t:txtell1<id=txtell1> "-" t:txtell2<id=txtell2> "-" t:txtell3<id=txtell3>
<span>メールアドレス</span> | t:txMail<id=txMail>
<span>生年月日</span> | t:txNen<id=txNen> "年" t:txTuki<id=txTuki> "月" t:txHi<id=txHi> "日"
<span>性別</span> | s:dpSex<id=dpSex;o=男,女>
<span>メール配信フラグ</span> | s:dpMailFlg<id=dpMailFlg;o=ON,OFF>
<span>最終更新者</span> | t:txkousin<id=txkousin>
<span>削除フラグ</span> | s:dpDelFlg<id=dpDelFlg;o=有効,無効>

= 35041128809 ph
| "<span>性別（※）</span>" s:ctl00$MainContent$DropDownList1<id=MainContent_DropDownList1;o=男,女>
| "<span>生年月日（※）</span><span>（西暦）</span>" s:ctl00$MainContent$DropDownList2<id=MainContent_DropDownList2;o=years> "<span>年</span>" s:ctl00$MainContent$DropDownList3<id=MainContent_DropDownList3;o=months> "<span>月</span>" s:ctl00$MainContent$DropDownList4<id=MainContent_DropDownList4;o=months> "<span>日</span>"
| "<span>住所（※）</span><span>郵便番号</span><br>" t:ctl00$MainContent$TextBox5<id=MainContent_TextBox5>=z "<input type=submit value=検索><br><i></i><div><span>都道府県</span><br>" t:ctl00$MainContent$TextBox6<id=MainContent_TextBox6>=p "</div><div><span>市区郡</span><br>" t:ctl00$MainContent$TextBox7<id=MainContent_TextBox7>=c "</div><div><span>町村・番地・建物名</span><br>" t:ctl00$MainContent$TextBox8<id=MainContent_TextBox8>=tbm "</div><span>電話番号</span><br>" t:ctl00$MainContent$TextBox9<id=MainContent_TextBox9> "<br><span>メールアドレス</span><br>" t:ctl00$MainContent$TextBox10<id=MainContent_TextBox10> "<br><span>パスワード</span><br>" t:ctl00$MainContent$TextBox11<id=MainContent_TextBox11> "<br><span>パスワード（確認）</span><br>" t:ctl00$MainContent$TextBox12<id=MainContent_TextBox12>

= 2242016278 labelbox
~heading Basic Info / 基本情報
Code * / コード | t:factory_code<ph=FAC001;required>
Name * / 名前 | t:name<ph=Toyota Kariya Plant;required>
Name (Japanese) / 日本語名 | t:name_japanese<ph=トヨタ刈谷工場>
~heading 📍 Location / 所在地
Address / 住所 | t:address<ph=1 Toyota-cho>=rtb
City / 市区町村 | t:city<ph=Kariya>=rc
Prefecture / 都道府県 | t:prefecture<ph=Aichi>=rp
Postal Code / 郵便番号 | t:postal_code<ph=448-8671>=z
~heading 📞 Contact / 連絡先
Contact Person / 担当者 | t:contact_person<ph=Tanaka Taro>
Phone / 電話 | t:phone<ph=0566-28-2121>
Email | e:contact_email<ph=tanaka@toyota.co.jp>
~heading 📝 Notes / 備考
~ph | a:notes<rows=3;ph=Additional notes...>

= 60247374207 loose
~heading Shipping Information
@Postal Code / 郵便番号<span>*</span> | t:<ph=Postal Code;required>=z
@Address / 住所<span>*</span> | t:<ph=東京都千代田区1-1-1 xxビル1F;required>=pctbm
@Email / メールアドレス<span>*</span> | e:<ph=abc@example.com;required>
@Phone Number / 電話番号 | T:<ph=08012345678;required>
@Name / 氏名 | t:<ph=蚤市 太郎>

= 24070632676 ph
| "<h1>注文者情報入力</h1><div class=h-adr><span class=p-country-name style=display:none>Japan</span><dl><dt>姓</dt><dd>" t:order_sei<ph=姓> "</dd></dl><dl><dt>名</dt><dd>" t:order_mei<ph=名> "</dd></dl><dl><dt>電話番号</dt><dd>" t:order_phone<ph=090-999-0000> "</dd></dl><dl><dt>メールアドレス</dt><dd>" t:order_email<ph=example@mail.com> "</dd></dl><dl><dt>郵便番号</dt><dd>" t:order_zip<class=p-postal-code form-control input-half;ph=123-4567>=z "<a href=#>郵便番号検索</a></dd></dl><i></i><dl><dt>住所（都道府県）</dt><dd>" t:order_add01<class=p-region form-control;ph=○○県>=p "</dd></dl><dl><dt>住所（市区町村）</dt><dd>" t:order_add02<class=p-locality p-street-address form-control;ph=△△市□□町>=ct "</dd></dl><dl><dt>市区町村以降の住所</dt><dd>" t:order_add03<class=p-extended-address form-control;ph=マンション名など>=bm "</dd></dl><dl><dt>お届け希望日</dt><dd>" d:delivery_date<ph=本日より3営業日以降になります(土日祝を除く)> "</dd></dl><dl><dt>お届け時間帯</dt><dd>" s:delivery_time<id=delivery_time;o=指定なし,午前中,14～16時> "</dd></dl><dl><dt>ご要望欄</dt><dd>" t:your_request "</dd></dl></div>"
| "<dl><dt>お届け先は注文者と同じですか？</dt><dd>" c:same_as_orderer<o=はい（チェックを外すと別の住所を入力できます）> "</dd></dl>"
| "<h1>お届け先入力</h1><div class=h-adr><span class=p-country-name style=display:none>Japan</span><dl><dt>姓</dt><dd>" t:delivery_sei<ph=姓> "</dd></dl><dl><dt>名</dt><dd>" t:delivery_mei<ph=名> "</dd></dl><dl><dt>電話番号</dt><dd>" t:delivery_phone<ph=090-999-0000> "</dd></dl><dl><dt>メールアドレス</dt><dd>" t:delivery_email<ph=mail@example.com> "</dd></dl><dl><dt>郵便番号</dt><dd>" t:delivery_zip<class=p-postal-code form-control input-half;ph=123-4567> "<a href=#>郵便番号検索</a></dd></dl><dl><dt>住所（都道府県）</dt><dd>" t:delivery_add01<class=p-region form-control;ph=○○県> "</dd></dl><dl><dt>住所（市区町村）</dt><dd>" t:delivery_add02<class=p-locality p-street-address form-control;ph=△△市□□町> "</dd></dl><dl><dt>市区町村以降の住所</dt><dd>" t:delivery_add03<class=p-extended-address form-control;ph=マンション名など> "</dd></dl></div>"

= 24070632676#2 ph
| "<h1>注文者情報入力</h1><div class=h-adr><span class=p-country-name style=display:none>Japan</span><dl><dt>姓</dt><dd>" t:order_sei<ph=姓> "</dd></dl><dl><dt>名</dt><dd>" t:order_mei<ph=名> "</dd></dl><dl><dt>電話番号</dt><dd>" t:order_phone<ph=090-999-0000> "</dd></dl><dl><dt>メールアドレス</dt><dd>" t:order_email<ph=example@mail.com> "</dd></dl><dl><dt>郵便番号</dt><dd>" t:order_zip<class=p-postal-code form-control input-half;ph=123-4567> "<a href=#>郵便番号検索</a></dd></dl><dl><dt>住所（都道府県）</dt><dd>" t:order_add01<class=p-region form-control;ph=○○県> "</dd></dl><dl><dt>住所（市区町村）</dt><dd>" t:order_add02<class=p-locality p-street-address form-control;ph=△△市□□町> "</dd></dl><dl><dt>市区町村以降の住所</dt><dd>" t:order_add03<class=p-extended-address form-control;ph=マンション名など> "</dd></dl><dl><dt>お届け希望日</dt><dd>" d:delivery_date<ph=本日より3営業日以降になります(土日祝を除く)> "</dd></dl><dl><dt>お届け時間帯</dt><dd>" s:delivery_time<id=delivery_time;o=指定なし,午前中,14～16時> "</dd></dl><dl><dt>ご要望欄</dt><dd>" t:your_request "</dd></dl></div>"
| "<dl><dt>お届け先は注文者と同じですか？</dt><dd>" c:same_as_orderer<o=はい（チェックを外すと別の住所を入力できます）> "</dd></dl>"
| "<h1>お届け先入力</h1><div class=h-adr><span class=p-country-name style=display:none>Japan</span><dl><dt>姓</dt><dd>" t:delivery_sei<ph=姓> "</dd></dl><dl><dt>名</dt><dd>" t:delivery_mei<ph=名> "</dd></dl><dl><dt>電話番号</dt><dd>" t:delivery_phone<ph=090-999-0000> "</dd></dl><dl><dt>メールアドレス</dt><dd>" t:delivery_email<ph=mail@example.com> "</dd></dl><dl><dt>郵便番号</dt><dd>" t:delivery_zip<class=p-postal-code form-control input-half;ph=123-4567>=z "<a href=#>郵便番号検索</a></dd></dl><i></i><dl><dt>住所（都道府県）</dt><dd>" t:delivery_add01<class=p-region form-control;ph=○○県>=p "</dd></dl><dl><dt>住所（市区町村）</dt><dd>" t:delivery_add02<class=p-locality p-street-address form-control;ph=△△市□□町>=ct "</dd></dl><dl><dt>市区町村以降の住所</dt><dd>" t:delivery_add03<class=p-extended-address form-control;ph=マンション名など>=bm "</dd></dl></div>"

= 53579157725 wrap
~heading ご購入者情報
お名前 | t:customer_name
会社名・屋号 | t:customer_shop=o
郵便番号 | t:customer_zip=z
TEL | t:customer_tel
E-mail | e:customer_email
住所1 | t:customer_address1=pct
住所2 | t:customer_address2=b
住所3 | t:customer_address3=m
~heading お届け先
~ph | c:same_as_customer<o=ご購入者情報と同じ>
お届け先名 | t:shipping_name
会社名・屋号 | t:shipping_shop
郵便番号 | t:shipping_zip
TEL | t:shipping_tel
住所1 | t:shipping_address1
住所2 | t:shipping_address2
住所3 | t:shipping_address3
配達時間帯 | s:delivery_time<o=午前中,14-16時,16-18時,18-20時,19-21時/指定なし>
~heading お支払い方法
~ph | r:payment<o=銀行振込,代金引換,PayPal案内>
~heading クールポイント
利用ポイント | t:coolpoint_use<mode=numeric>
備考・ご要望 | a:notes

= 53579157725#2 wrap
~heading ご購入者情報
お名前 | t:customer_name
会社名・屋号 | t:customer_shop
郵便番号 | t:customer_zip
TEL | t:customer_tel
E-mail | e:customer_email
住所1 | t:customer_address1
住所2 | t:customer_address2
住所3 | t:customer_address3
~heading お届け先
~ph | c:same_as_customer<o=ご購入者情報と同じ>
お届け先名 | t:shipping_name
会社名・屋号 | t:shipping_shop=o
郵便番号 | t:shipping_zip=z
TEL | t:shipping_tel
住所1 | t:shipping_address1=pct
住所2 | t:shipping_address2=b
住所3 | t:shipping_address3=m
配達時間帯 | s:delivery_time<o=午前中,14-16時,16-18時,18-20時,19-21時/指定なし>
~heading お支払い方法
~ph | r:payment<o=銀行振込,代金引換,PayPal案内>
~heading クールポイント
利用ポイント | t:coolpoint_use<mode=numeric>
備考・ご要望 | a:notes

= 29679677193 loose noform
氏名 | e:name<class=form-control>
郵便番号 | t:<class=maxlength=4>=z1 "<span>-</span>" t:<class=maxlength=4>=z2
住所 | t:<class=form-control>=pctbm
電話番号 | t:<class=form-control>
メールアドレス | t:<class=form-control>

= 24266570090 loose
~ph | "<label>管轄</label>" r:<o=本社,支店>
取引先名 | t:
お客様コード | t:
郵便番号 | t:=z
市 | t:=c
地区 | t:=t
道の名前 | t:=b
電話番号 | t:
メールアドレス | t:
担当者 | t:
ステータス | t:<role=combobox;readonly>
備考 | a:

= 18260098251 loose
メールアドレス | e:<ac=email;ph=homecarenavi@mail.com>
電話番号 | T:<ac=tel;ph=08012345678;max=13>
住所 | "<div class=row><div><span>〒</span></div><div><div>" t:postal-code<ph=0000000>=z "</div><span></span></div></div>"
| t:address<ph=東京都世田谷区祖師谷4-3-15>=pctbm

= 25715253503 dls
【必須】個人/法人 | s:kojin<o=個人,法人>
【必須】お問い合わせ店舗 | c:checkbox-521[]<o=TOP HAIR TERRACE,Lounge 知立,TOP HAIR HILLS,わからない>
【必須】お名前 | t:namae<ph=例) 田中 太郎>
【必須】メールアドレス | e:email-265<ph=例) xxxxx@sample.co.jp>
【必須】郵便番号 | t:address<ph=例) 000-0000>=z
【必須】ご住所 | t:address02<ph=例) 愛知県○○市○○○○0-00>=pctbm
【必須】お電話番号 | T:tel-525<ph=例) 0120-000-000>
【必須】お問い合わせ内容 | a:naiyo

= 58074024449 loose
@売却希望価格（任意）: | t:sale_price<id=sale_price;ph=例: 3000万円 数値のみ入力してください>
@売却希望時期: <span>＊必須</span> | s:sale_period<id=sale_period;o=1ヶ月以内,3ヶ月以内,6ヶ月以内,未定/選択してください>
@査定方法: <span>＊必須</span> | s:valuation_method<id=valuation_method;o=机上査定（簡易）,訪問査定（詳細）/選択してください>
@査定物件の郵便番号: <span>＊必須</span> | t:postcode<id=postcode_2;class=input-field postcode;ph=例: 1000001（自動でハイフンが入ります）;required>=z
@査定物件の住所: <span>＊必須</span> | t:property_address<id=address_2;class=input-field;ph=例: 東京都千代田区1-1-1;required>=pctbm
@査定物件の売却理由（任意）: | a:sale_reason_text<id=sale_reason_text;ph=新しい定住先をなど>
~heading 添付写真・画像
~ph | f:property_image[]<id=property_image>
~heading お客様 お住まいの情報
@姓: <span>＊必須</span> | t:last_name<id=last_name;ph=例: 山田;required>
@名: <span>＊必須</span> | t:first_name<id=first_name;ph=例: 太郎;required>
@セイ: <span>＊必須</span> | t:last_name_kana<id=last_name_kana;ph=例: ヤマダ;required>
@メイ: <span>＊必須</span> | t:first_name_kana<id=first_name_kana;ph=例: タロウ;required>
@メールアドレス: <span>＊必須</span> | e:email<id=email;ph=例: email@example.com;required>
@郵便番号: <span>＊必須</span> | t:postcode<id=postcode;class=input-field postcode;ph=例: 100-0001（自動でハイフンが入ります）;required>
~ph | "<label for=address_2>住所: <span>＊必須</span></label>" t:address<id=address;class=input-field;ph=例: 東京都千代田区1-1-1;required>
@電話番号: <span>＊必須</span> | t:phone<id=phone;ph=例: 090-1234-5678（自動でハイフンが入ります）;required>

= 58074024449#2 loose
@売却希望価格（任意）: | t:sale_price<id=sale_price;ph=例: 3000万円 数値のみ入力してください>
@売却希望時期: <span>＊必須</span> | s:sale_period<id=sale_period;o=1ヶ月以内,3ヶ月以内,6ヶ月以内,未定/選択してください>
@査定方法: <span>＊必須</span> | s:valuation_method<id=valuation_method;o=机上査定（簡易）,訪問査定（詳細）/選択してください>
@査定物件の郵便番号: <span>＊必須</span> | t:postcode<id=postcode_2;class=input-field postcode;ph=例: 1000001（自動でハイフンが入ります）;required>
@査定物件の住所: <span>＊必須</span> | t:property_address<id=address_2;class=input-field;ph=例: 東京都千代田区1-1-1;required>
@査定物件の売却理由（任意）: | a:sale_reason_text<id=sale_reason_text;ph=新しい定住先をなど>
~heading 添付写真・画像
~ph | f:property_image[]<id=property_image>
~heading お客様 お住まいの情報
@姓: <span>＊必須</span> | t:last_name<id=last_name;ph=例: 山田;required>
@名: <span>＊必須</span> | t:first_name<id=first_name;ph=例: 太郎;required>
@セイ: <span>＊必須</span> | t:last_name_kana<id=last_name_kana;ph=例: ヤマダ;required>
@メイ: <span>＊必須</span> | t:first_name_kana<id=first_name_kana;ph=例: タロウ;required>
@メールアドレス: <span>＊必須</span> | e:email<id=email;ph=例: email@example.com;required>
@郵便番号: <span>＊必須</span> | t:postcode<id=postcode;class=input-field postcode;ph=例: 100-0001（自動でハイフンが入ります）;required>=z
~ph | "<label for=address_2>住所: <span>＊必須</span></label>" t:address<id=address;class=input-field;ph=例: 東京都千代田区1-1-1;required>=pctbm
@電話番号: <span>＊必須</span> | t:phone<id=phone;ph=例: 090-1234-5678（自動でハイフンが入ります）;required>

= 10313813652 td
氏名<span> *</span> | t:regname<size=30>
E-mail | t:email<size=50>
郵便番号<span> *</span> | t:zip<size=15;value=〒>=z
住所<span> *</span> | t:add<size=50>=pctbm
TEL<span> *</span> | t:tel<size=30>
FAX | t:fax<size=30>
お届け先が異なる場合のみ ご記入下さい。
お支払い人 | r:who_shiharai<o=注文主,お届け先>
氏 名 | t:regname2<size=30>
郵便番号 | t:zip2<size=15;value=〒>
住所 | t:add2<size=50>
TEL | t:tel2<size=30>

= 10313813652#2 td
氏名<span> *</span> | t:regname<size=30>
E-mail | t:email<size=50>
郵便番号<span> *</span> | t:zip<size=15;value=〒>
住所<span> *</span> | t:add<size=50>
TEL<span> *</span> | t:tel<size=30>
FAX | t:fax<size=30>
お届け先が異なる場合のみ ご記入下さい。
お支払い人 | r:who_shiharai<o=注文主,お届け先>
氏 名 | t:regname2<size=30>
郵便番号 | t:zip2<size=15;value=〒>=z
住所 | t:add2<size=50>=pctbm
TEL | t:tel2<size=30>

= 51803053322 wraps noform
事業所名 | t:name<class=middle>=o
事業所（カナ） | t:name_kana<class=middle>=ko
〒 | t:postcode<class=middle>=z
住所 | t:address<class=long>=pctbm
~ph | b:API取得
TEL | T:tel<class=middle>
FAX | T:fax<class=middle>
Mail | e:mail<class=middle>
担当者 | t:contact_person_name<class=middle>
担当者（カナ） | t:contact_person_kana<class=middle>
事業所カテゴリ | s:category<o=自社,他社>
送迎表作成のみ | s:only_schedule_create<o=はい,いいえ>
~heading 地点
緯度 | n:lat<class=middle>
経度 | n:lng<class=middle>

= 36029987413 td h-adr
お名前 | "姓 " t:delivery_last_name<size=24;required> " 名 " t:delivery_first_name<size=24;required>
フリガナ | "姓フリガナ " t:delivery_last_furigana<size=24;required> " 名フリガナ " t:delivery_first_furigana<size=24;required>
郵便番号 | t:delivery_postal_code<class=p-postal-code;size=8;max=7>=z
都道府県<span></span>　 | s:user_prefectures<o=pref/選んでください>=p
市区町村<span></span>　 | t:delivery_address1<size=56;ph=例:〇〇市〇〇町;required>=ct
番地以下<span></span>　 | t:delivery_address2<size=56;ph=例:１－２－３;required>=b
建物名　<br> 部屋番号　 | t:delivery_address3<size=56;ph=例:〇〇マンション〇号室>=m
電話番号 | T:delivery_tel<size=11;ph=ハイフンなしの、半角で入力してください;required>
メールアドレス | e:delivery_email<size=56;ph=半角で入力してください;required>

= 27216117434 ph h-adr
| "<div class=row><div class=col-md-2><label for=postal-code><p><span>*</span>郵便番号</p></label></div><div class=col-md-4><div class=input-group><div class=input-group-text>〒</div>" t:postal-code<id=postal-code;class=p-postal-code form-control;max=8;ph=郵便番号>=z "</div></div><div class=col></div></div>"
| "<div class=row><div class=col-md-2><label for=region><p><span>*</span>都道府県</p></label></div><div class=col-md-4>" t:region<id=region;class=p-region form-control;ph=都道府県;readonly>=p "</div><div class=col></div></div>"
| "<div class=row><div class=col-md-2><label for=locality><p><span>*</span>市区町村</p></label></div><div class=col-md-4>" t:locality<id=locality;class=p-locality form-control;ph=市区町村;readonly>=c "</div><div class=col></div></div>"
| "<div class=row><div class=col-md-2><label for=street-address><p><span>*</span>町名番地</p></label></div><div class=col-md-4>" t:street-address<id=street-address;class=p-street-address p-extended-address form-control;ph=町名番地>=tb "</div><div class=col></div></div>"
| "<div class=row><div class=col-md-2><label for=others><p>マンション名ほか</p></label></div><div class=col-md-4>" t:others<id=others;class=form-control;ph=マンション名ほか>=m "</div></div>"

= 36185173098 loose2
請求番号 | t:
請求日 | t:
〒 | t:=z
会社名 | t:=o
住所 | t:=pctbm
銀行 | r:back<o=銀行1,銀行2,銀行3>
地址 | r:back<o=銀行1,銀行2,銀行3>

= 57565233452 ph noform
| "<div><p>住所情報<span>member_addresses</span></p><div>" b:自宅 b:送付先 "</div><div class=tab><div><div><label>郵便番号 <span>postal_code</span></label>" t:<ph=000-0000;max=20>=z "</div><i></i><div><label>都道府県 <span>address1</span></label><button type=button role=combobox><span>選択</span></button></div></div><div><label>市区町村・番地 <span>address2</span></label>" t:<ph=例：新宿区西新宿1-1-1;max=255>=ctb "</div><div><label>ビル名・部屋番号 <span>address3</span></label>" t:<ph=例：山田ビル 3F;max=255>=m "</div><div><div><label>電話番号 <span>tel</span></label>" T:<ph=03-0000-0000;max=30> "</div><div><label>FAX番号 <span>fax</span></label>" T:<ph=03-0000-0001;max=30> "</div></div></div><div class=tab style=display:none>" b:自宅からコピー "<div><div><label>郵便番号 <span>postal_code</span></label>" t:<ph=000-0000;max=20> "</div><div><label>都道府県 <span>address1</span></label><button type=button role=combobox><span>選択</span></button></div></div><div><label>市区町村・番地 <span>address2</span></label>" t:<ph=例：新宿区西新宿1-1-1;max=255> "</div><div><label>ビル名・部屋番号 <span>address3</span></label>" t:<ph=例：山田ビル 3F;max=255> "</div><div><div><label>電話番号 <span>tel</span></label>" T:<ph=03-0000-0000;max=30> "</div><div><label>FAX番号 <span>fax</span></label>" T:<ph=03-0000-0001;max=30> "</div></div></div></div>"

= 57565233452#2 ph noform
| "<div><p>住所情報<span>member_addresses</span></p><div>" b:自宅 b:送付先 "</div><div class=tab style=display:none><div><div><label>郵便番号 <span>postal_code</span></label>" t:<ph=000-0000;max=20> "</div><div><label>都道府県 <span>address1</span></label><button type=button role=combobox><span>選択</span></button></div></div><div><label>市区町村・番地 <span>address2</span></label>" t:<ph=例：新宿区西新宿1-1-1;max=255> "</div><div><label>ビル名・部屋番号 <span>address3</span></label>" t:<ph=例：山田ビル 3F;max=255> "</div><div><div><label>電話番号 <span>tel</span></label>" T:<ph=03-0000-0000;max=30> "</div><div><label>FAX番号 <span>fax</span></label>" T:<ph=03-0000-0001;max=30> "</div></div></div><div class=tab>" b:自宅からコピー "<div><div><label>郵便番号 <span>postal_code</span></label>" t:<ph=000-0000;max=20>=z "</div><i></i><div><label>都道府県 <span>address1</span></label><button type=button role=combobox><span>選択</span></button></div></div><div><label>市区町村・番地 <span>address2</span></label>" t:<ph=例：新宿区西新宿1-1-1;max=255>=ctb "</div><div><label>ビル名・部屋番号 <span>address3</span></label>" t:<ph=例：山田ビル 3F;max=255>=m "</div><div><div><label>電話番号 <span>tel</span></label>" T:<ph=03-0000-0000;max=30> "</div><div><label>FAX番号 <span>fax</span></label>" T:<ph=03-0000-0001;max=30> "</div></div></div></div>"

= 4325012812 bs
【必須】年齢 | n:age<id=age;class=form-control;required>
【必須】郵便番号 | t:postal_code<id=postal_code;class=form-control;required>=z
【必須】住所 | t:address<id=address;class=form-control;required>=pctbm
【必須】住所（カナ) | t:address_kana<id=address_kana;class=form-control;required>=kpkckt
【必須】電話番号 | n:tel_number<id=tel_number;class=form-control;ph=半角数字で入力してください。;required>
【必須】性別 | r:gender<o=男性,女性>
【必須】ニックネーム | t:nickname<id=nickname;class=form-control;required>
【必須】お誕生日 | d:birthday<id=birthday;class=form-control;required>
【必須】E-Mail アドレス | e:email<id=email;ac=email;ph=〇〇〇〇@XXX.ZZ;required>
【必須】パスワード | p:password<id=password;ac=new-password;required>
【必須】パスワード（確認用） | p:password_confirmation<id=password-confirm;ac=new-password;required>

= 19359558750 loose
~ph | r:basic.gender<o=男性,女性>
生年月日 | s:basic.year<o=years> "年" s:basic.month<o=months> "月" s:basic.day<o=months> "日"
郵便番号 | "<div><div><p>〒</p></div>" t:basic.postalCode<ph=000-0000;max=8>=z "</div>"
都道府県 | "<div><div role=button tabindex=0>未選択</div>" h:basic.prefectureId "</div>"
市区町村 | "<div><div role=button tabindex=0>未選択</div>" h:basic.cityId "</div>"
市区町村以降の住所 | t:basic.restAddress=tbm
電話番号 | T:basic.tel<ph=0000000000;max=12> 'ハイフンなしで入力'
メールアドレス | t:basic.email<max=255> '半角英数字で入力'
保護者氏名 | t:basic.guardianName<max=48>
続柄 | t:basic.guardianRelation<max=12>
緊急連絡先 | t:basic.guardianTel<ph=0000000000;max=12> 'ハイフンなしで入力'
備考 | t:basic.memo

= 34098857846 ph
| "<div>企業HP URL</div>" t:company_url<id=name;ph=https://~~~> "<div>貴社ホームページのURLをご入力いただけます</div>"
| "<div><span>必須</span>PR文</div>" a:company_pr<rows=6;required> "<div>貴社の強みや，メリットなどPR文をお書きください</div>"
| "<div><span>必須</span>本社所在地</div>〒" t:company_zipcode<ph=999-9999;required>=z " " t:company_address<ph=〇〇県〇〇市９−９−９ △△ビル 3F;required>=pctbm
| "<div><span>必須</span>過去の実績</div>" a:company_achievement<rows=6;required>
| "<div><span>必須</span>勤務時間</div>" a:company_office_hour<rows=6;required>
| "<div><span>必須</span>待遇・福利厚生・支援制度など</div>" a:company_benefits<rows=6;required>
| "<div><span>必須</span>休日・休暇</div>" a:company_day_off<rows=6;required>

= 44683541941 loose
郵便番号 | t:zip<ph=921-8052>=z b:郵便番号検索
都道府県 | t:pref<ph=石川県>=p
住所1 | t:addr_level2<ph=金沢市>=c
住所2 | t:addr_level3<ph=鉾>=t
以下の住所 | t:home_address<ph=2-154>=bm

= 22922950914 ph noform
| "<div class=row><label for=u_id>ID</label><div>" t:u_id<id=u_id;readonly> "</div></div><div class=row><label for=u_name>名前</label><div>" t:u_name<id=u_name;class=form-control> "</div></div><form class=h-adr><span class=p-country-name style=display:none>Japan</span><div class=row><label for=u_post>〒番号</label><div>" t:u_post<id=u_post;class=form-control p-postal-code>=z "</div></div><i></i><div class=row><label for=u_address1>住所1</label><div>" t:u_address1<id=u_address1;class=form-control p-region p-locality>=pc "</div></div><div class=row><label for=u_address2>住所2</label><div>" t:u_address2<id=u_address2;class=form-control p-street-address>=tbm "</div></div></form><div class=row><label for=u_tel>電話番号</label><div>" t:u_tel<id=u_tel;class=form-control> "</div></div><div class=row><label for=u_mail>メールアドレス</label><div>" t:<id=u_mail;class=form-control> "</div></div><div class=row><label for=u_biko>備考</label><div>" a:<id=u_biko;class=form-control> "</div></div>"

= 5709150473 after noform
~heading 住所
郵便番号 | t:<ph=1420063>=z
住所 | t:<ph=東京都品川区荏原>=pctb
建物名・部屋 | t:<ph=クリにビル503>=m
~heading 連絡
電話番号 | t:<ph=08012345678>
メール | t:<ph=address@mail.com>
~heading 会社・学校
会社・学校名 | t:<ph=クリにクリーン>
郵便番号 | t:<ph=1420063>
住所 | t:<ph=東京都品川区荏原>
建物名など | t:<ph=ビル4階>
電話番号 | t:<ph=0312345678>
~heading 保険組み合わせ情報
世帯主 | t:<role=combobox;readonly>

= 5709150473#2 after noform
~heading 住所
郵便番号 | t:<ph=1420063>
住所 | t:<ph=東京都品川区荏原>
建物名・部屋 | t:<ph=クリにビル503>
~heading 連絡
電話番号 | t:<ph=08012345678>
メール | t:<ph=address@mail.com>
~heading 会社・学校
会社・学校名 | t:<ph=クリにクリーン>=o
郵便番号 | t:<ph=1420063>=z
住所 | t:<ph=東京都品川区荏原>=pctb
建物名など | t:<ph=ビル4階>=m
電話番号 | t:<ph=0312345678>
~heading 保険組み合わせ情報
世帯主 | t:<role=combobox;readonly>

= 40718264252 loose
~ph | b:画像を選択する f:<style=display:none>
@ユーザ名 | t:
@郵便番号 | t:=z
@住所 | t:=pctb
@建物名 | t:=m

= 55092785747 loose
~heading 購入者
お名前（必須） | t:buyer_name<required>
フリガナ（任意） | t:buyer_name_kana
メール（必須） | e:buyer_email<required>
電話番号 | t:buyer_phone
携帯番号 | t:buyer_mobile
郵便番号（必須） | t:buyer_postal_code<max=7;required>=z
都道府県（必須） | t:buyer_prefecture<required>=p
住所（必須） | t:buyer_address_line1<required>=ctb
建物名・部屋番号（任意） | t:buyer_address_line2=m
~heading 配送先（任意）
~ph | '未入力の場合は購入者住所へお届けします。'
~wrap 配送先氏名 | t:shipping_name
~wrap 配送先フリガナ | t:shipping_name_kana
~wrap 配送先電話 | t:shipping_phone
~wrap 郵便番号 | t:shipping_postal_code<max=7>
~wrap 都道府県 | t:shipping_prefecture
~wrap 住所 | t:shipping_address_line1
~wrap 建物名 | t:shipping_address_line2
~heading 配送・決済
@配送方法 | s:shipping_method_id<id=shipping_method_id;o=宅配便（500円）,メール便（200円）>
決済方法 | s:payment_method<o=代金引換,銀行振込,クレジットカード>
備考（任意） | a:customer_note<rows=3>

= 55092785747#2 loose
~heading 購入者
お名前（必須） | t:buyer_name<required>
フリガナ（任意） | t:buyer_name_kana
メール（必須） | e:buyer_email<required>
電話番号 | t:buyer_phone
携帯番号 | t:buyer_mobile
郵便番号（必須） | t:buyer_postal_code<max=7;required>
都道府県（必須） | t:buyer_prefecture<required>
住所（必須） | t:buyer_address_line1<required>
建物名・部屋番号（任意） | t:buyer_address_line2
~heading 配送先（任意）
~ph | '未入力の場合は購入者住所へお届けします。'
~wrap 配送先氏名 | t:shipping_name
~wrap 配送先フリガナ | t:shipping_name_kana
~wrap 配送先電話 | t:shipping_phone
~wrap 郵便番号 | t:shipping_postal_code<max=7>=z
~wrap 都道府県 | t:shipping_prefecture=p
~wrap 住所 | t:shipping_address_line1=ctb
~wrap 建物名 | t:shipping_address_line2=m
~heading 配送・決済
@配送方法 | s:shipping_method_id<id=shipping_method_id;o=宅配便（500円）,メール便（200円）>
決済方法 | s:payment_method<o=代金引換,銀行振込,クレジットカード>
備考（任意） | a:customer_note<rows=3>

= 3717012498 loose
@お名前（必須） | t:name<id=name;required>
@お名前（フリガナ）（必須） | t:furigana<id=furigana;required>
@郵便番号（必須） | t:postcode<id=postcode;mode=numeric;ph=123-4567;required>=z
@住所（必須） | t:address<id=address;required>=pctbm
@メールアドレス（必須） | e:mail<id=mail;required>
@メールアドレス確認用（必須） | e:mailConfirm<id=mailConfirm;required>
@パスワード（必須） | p:password<id=password;max=20;required> '半角英数字8文字以上20文字以内で入力してください。※記号の使用はできません'
@パスワード確認用（必須） | p:passwordConfirm<id=passwordConfirm;required>

= 10482329557 wraps
~heading お届け先（後日配送）
郵便番号（必須） | t:<ph=1230001>=z
住所（必須） | t:<ph=渋谷区○○ 1-2-3>=pctb
建物名・部屋番号（任意） | t:=m
`;

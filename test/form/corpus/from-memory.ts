// Forms of usual kinds, written down from memory before they were read. `x` has the parts that a field takes, with alternatives between
// bars; a field without `x` belongs to another question.

const P = ['北海道', '青森県', '東京都', '大阪府', '京都府', '福岡県'].map((name) => `<option>${name}</option>`).join('');
const A = 'prefecture city town block building';
const CA = 'city town block building';
const CB = 'city town block';
const AB = 'prefecture city town block';

const i = (name: string, x = '', more = ''): string =>
  `<input name="${name}" id="${name.replace(/\W+/g, '_')}"${x ? ` x="${x}"` : ''} ${more}>`;
const s = (name: string, x = ''): string => `<select name="${name}"${x ? ` x="${x}"` : ''}><option value="">--</option>${P}</select>`;

const row = (label: string, control: string): string =>
  `<div class="form-group row"><label class="col-3">${label}</label><div class="col-9">${control}</div></div>`;
const tr = (label: string, control: string): string => `<tr><th>${label}</th><td>${control}</td></tr>`;
const row3 = (label: string, control: string): string =>
  `<div class="row"><div class="label">${label}</div><div class="input">${control}</div></div>`;
const li3 = (label: string, control: string): string => `<li><span>${label}</span>${control}</li>`;
const grid4 = (...cells: readonly (readonly [string, string])[]): string =>
  `<div style="display:grid;grid-template-columns:8em 1fr">${cells.map(([label, control]) => `<div>${label}</div><div>${control}</div>`).join('')}</div>`;
const dl4 = (...cells: readonly (readonly [string, string])[]): string =>
  `<dl>${cells.map(([label, control]) => `<dt>${label}</dt><dd>${control}</dd>`).join('')}</dl>`;
const p4 = (label: string, control: string): string => `<p>${label}${control}</p>`;
const wrapped4 = (label: string, control: string): string => `<label>${label}${control}</label>`;
const p5 = (label: string, control: string): string => `<div class="field"><label>${label}</label><br>${control}</div>`;
const block5 = (label: string, control: string): string => `<div><span class="lbl">${label}</span><div>${control}</div></div>`;

export const FORMS: Readonly<Record<string, string>> = {
  'table colspan': `<form><table><tr><th rowspan="4">住所</th><td>郵便番号</td><td><input name="a1" x="postal-code"></td></tr><tr><td>都道府県</td><td><select name="a2" x="prefecture"><option value=""></option>${P}</select></td></tr><tr><td>市区町村・番地</td><td><input name="a3" x="city town block"></td></tr><tr><td>建物</td><td><input name="a4" x="building"></td></tr><tr><th>備考</th><td colspan="2"><textarea name="a5"></textarea></td></tr></table></form>`,
  'bootstrap floating': `<form><div class="form-floating"><input id="zip" placeholder="x" x="postal-code"><label for="zip">郵便番号</label></div><div class="form-floating"><input id="p" placeholder="x" x="prefecture"><label for="p">都道府県</label></div><div class="form-floating"><input id="c" placeholder="x" x="city town|city"><label for="c">市区町村</label></div><div class="form-floating"><input id="b" placeholder="x" x="block|town block"><label for="b">番地</label></div><div class="form-floating"><input id="t" placeholder="x" x="building"><label for="t">建物名・号室</label></div></form>`,
  'placeholders only': `<form><input placeholder="お名前"><input placeholder="フリガナ"><input placeholder="郵便番号（ハイフンなし）" x="postal-code"><input placeholder="都道府県" x="prefecture"><input placeholder="市区町村" x="city town|city"><input placeholder="番地" x="block|town block"><input placeholder="建物名（任意）" x="building"><input placeholder="電話番号"></form>`,
  'label wraps span': `<form><label><span>郵便番号</span><span class="req">必須</span><input x="postal-code"></label><label><span>住所</span><input x="${A}"></label><label><span>会社名</span><input x="organization"></label><label><span>所属部署</span><input></label></form>`,
  'p br': `<form><p>お名前<br><input name="your-name"></p><p>郵便番号<br><input name="your-zip" x="postal-code"></p><p>ご住所<br><input name="your-addr" x="${A}"></p><p>お電話番号<br><input name="your-tel"></p><p>題名<br><input name="your-subject"></p></form>`,
  'numbers only': `<form><div class="row"><div class="ttl">郵便番号</div><div class="inp"><input name="item_12" x="postal-code"></div></div><div class="row"><div class="ttl">都道府県</div><div class="inp"><select name="item_13" x="prefecture"><option>選択</option>${P}</select></div></div><div class="row"><div class="ttl">市区町村</div><div class="inp"><input name="item_14" x="city town|city"></div></div><div class="row"><div class="ttl">丁目・番地</div><div class="inp"><input name="item_15" x="block|town block"></div></div><div class="row"><div class="ttl">建物名等</div><div class="inp"><input name="item_16" x="building"></div></div></form>`,
  mui: `<div><div class="MuiFormControl"><label for=":r1:">郵便番号</label><div><input id=":r1:" x="postal-code"></div></div><div class="MuiFormControl"><label for=":r2:">都道府県</label><div><input id=":r2:" x="prefecture"></div></div><div class="MuiFormControl"><label for=":r3:">市区町村</label><div><input id=":r3:" x="city"></div></div><div class="MuiFormControl"><label for=":r4:">町名・番地</label><div><input id=":r4:" x="town block"></div></div><div class="MuiFormControl"><label for=":r5:">建物名・部屋番号</label><div><input id=":r5:" x="building"></div></div></div>`,
  'flex two col': `<form><div style="display:flex"><div><p>姓</p><input name="sei"></div><div><p>名</p><input name="mei"></div></div><div style="display:flex"><div><p>郵便番号</p><input name="zip" x="postal-code"></div><div><p>都道府県</p><select name="pref" x="prefecture">${P}</select></div></div><div style="display:flex"><div><p>市区町村</p><input name="city" x="city"></div><div><p>町名・番地</p><input name="addr" x="town block"></div></div><div><p>建物名</p><input name="bld" x="building"></div></form>`,
  'inline text': `<form>郵便番号：<input type="text" name="yubin" x="postal-code"><br>住所１：<input type="text" name="jusho1" x="prefecture city town block"><br>住所２：<input type="text" name="jusho2" x="building"><br>電話：<input type="text" name="denwa"></form>`,
  'three boxes tel': `<form><table><tr><td>郵便番号</td><td><input name="zip1" maxlength=3 x="postal-code"> - <input name="zip2" maxlength=4 x="postal-code"></td></tr><tr><td>住所</td><td><input name="ad" x="${A}"></td></tr><tr><td>電話番号</td><td><input name="t1" maxlength=4>-<input name="t2" maxlength=4>-<input name="t3" maxlength=4></td></tr></table></form>`,
  'asp.net': `<form><span id="lblZip">郵便番号</span><input name="ctl00$Main$txtZip" id="ctl00_Main_txtZip" x="postal-code"><span>住所1(都道府県)</span><select name="ctl00$Main$ddlPref" x="prefecture">${P}</select><span>住所2(市区町村)</span><input name="ctl00$Main$txtAddr1" x="city town|city"><span>住所3(番地)</span><input name="ctl00$Main$txtAddr2" x="block|town block"><span>住所4(建物)</span><input name="ctl00$Main$txtAddr3" x="building"></form>`,
  struts: `<form><table><tr><th>お届け先郵便番号</th><td><input name="form.deliveryZip" x="postal-code"></td></tr><tr><th>お届け先住所</th><td><input name="form.deliveryAddress" x="${A}"></td></tr><tr><th>お届け先氏名</th><td><input name="form.deliveryName"></td></tr><tr><th>お届け希望日</th><td><input name="form.date"></td></tr></table></form>`,
  'two col table': `<form><table><tr><th></th><th>ご注文者</th><th>お届け先</th></tr><tr><th>郵便番号</th><td><input name="o_zip" x="postal-code"></td><td><input name="d_zip"></td></tr><tr><th>住所</th><td><input name="o_addr" x="${A}"></td><td><input name="d_addr"></td></tr></table></form>`,
  'company and home': `<form><h3>ご自宅</h3><p>〒<input name="h_zip" x="postal-code"></p><p>住所<input name="h_addr" x="${A}"></p><h3>お勤め先</h3><p>会社名<input name="c_name"></p><p>〒<input name="c_zip"></p><p>住所<input name="c_addr"></p></form>`,
  emergency: `<form><div>郵便番号<input name="zip" x="postal-code"></div><div>住所<input name="address" x="${A}"></div><div>緊急連絡先氏名<input name="em_name"></div><div>緊急連絡先住所<input name="em_address"></div><div>緊急連絡先電話<input name="em_tel"></div></form>`,
  'vue label div': `<div class="form"><div class="form__item"><div class="form__label">郵便番号<span>必須</span></div><div class="form__control"><input type="tel" maxlength="7" x="postal-code"><button type="button">住所を自動入力</button></div><p class="form__note">※ハイフンなしの半角数字7桁で入力してください</p></div><div class="form__item"><div class="form__label">都道府県<span>必須</span></div><div class="form__control"><select x="prefecture"><option>選択してください</option>${P}</select></div></div><div class="form__item"><div class="form__label">市区町村・番地<span>必須</span></div><div class="form__control"><input x="city town block"></div><p class="form__note">例：港区芝公園4-2-8</p></div><div class="form__item"><div class="form__label">建物名・部屋番号</div><div class="form__control"><input x="building"></div></div></div>`,
  aria: `<form><span id="l1">郵便番号</span><input aria-labelledby="l1" x="postal-code"><input aria-label="都道府県" x="prefecture"><input aria-label="市区町村" x="city town|city"><input aria-label="番地" x="block|town block"><input aria-label="検索キーワード"></form>`,
  fieldset: `<form><fieldset><legend>住所</legend><label>郵便番号<input x="postal-code"></label><label>都道府県<select x="prefecture">${P}</select></label><label>住所1<input x="city town block"></label><label>住所2<input x="building"></label></fieldset><fieldset><legend>アンケート</legend><label>お住まいの地域<input></label><label>お店の住所はご存知ですか<input></label></fieldset></form>`,
  birthplace: `<form><p><label>出身地<select name="birth_pref"><option></option>${P}</select></label></p><p><label>郵便番号<input name="zip" x="postal-code"></label></p><p><label>都道府県<select name="pref" x="prefecture"><option></option>${P}</select></label></p><p><label>住所<input name="addr" x="city town block building"></label></p></form>`,
  textarea: `<form><div><label>郵便番号</label><input name="postal_code" x="postal-code"></div><div><label>住所</label><textarea name="address" x="${A}"></textarea></div><div><label>お問い合わせ内容</label><textarea name="body"></textarea></div></form>`,
  'kana line': `<form><table><tr><th>郵便番号</th><td><input name="zip" x="postal-code"></td></tr><tr><th>住所</th><td><input name="addr" x="${A}"></td></tr><tr><th>住所（フリガナ）</th><td><input name="addr_kana" x="prefecture-kana city-kana town-kana"></td></tr></table></form>`,
  'search in header': `<header><form><input name="q" placeholder="住所・駅名で検索"></form></header><form><p>郵便番号 <input name="zip" x="postal-code"></p><p>住所 <input name="addr" x="${A}"></p></form><form><input name="mail" placeholder="メールアドレス"></form>`,
  'hidden country': `<form><input type="hidden" name="country" value="JP"><div>ZIP<input name="zip" x="postal-code"></div><div>Prefecture<select name="state" x="prefecture">${P}</select></div><div>City<input name="city" x="city"></div><div>Address<input name="address" x="town block building|town block"></div></form>`,
  nickname: `<form><div>住所の名称（自宅、会社など）<input name="address_name"></div><div>郵便番号<input name="zip" x="postal-code"></div><div>住所<input name="address" x="${A}"></div></form>`,
  store: `<form><div>店舗名<input name="shop_name"></div><div>店舗郵便番号<input name="shop_zip" x="postal-code"></div><div>店舗住所<input name="shop_address" x="${A}"></div><div>店舗電話番号<input name="shop_tel"></div><div>最寄駅<input name="station"></div></form>`,
  moving: `<form><h4>現在のご住所</h4><div>郵便番号<input name="from_zip" x="postal-code"></div><div>住所<input name="from_addr" x="${A}"></div><h4>お引越し先のご住所</h4><div>郵便番号<input name="to_zip"></div><div>住所<input name="to_addr"></div></form>`,
  angular: `<form><mat-form-field><mat-label>郵便番号</mat-label><input matInput formcontrolname="zipCode" x="postal-code"></mat-form-field><mat-form-field><mat-label>都道府県</mat-label><input formcontrolname="pref" x="prefecture"></mat-form-field><mat-form-field><mat-label>住所1</mat-label><input formcontrolname="a1" x="city town block"></mat-form-field><mat-form-field><mat-label>住所2</mat-label><input formcontrolname="a2" x="building"></mat-form-field></form>`,
  bilingual: `<form>${row('郵便番号 / Postal code', i('z', 'postal-code'))}${row('都道府県 / Prefecture', i('p', 'prefecture'))}${row('市区町村 / City', i('c', 'city|city town'))}${row('番地 / Street', i('st', 'block|town block'))}${row('建物 / Building', i('b', 'building'))}${row('国 / Country', i('co'))}</form>`,
  bilingual2: `<form>${row('Zip Code 〒', i('z', 'postal-code'))}${row('Address 住所', i('a', A))}${row('Name お名前', i('n'))}${row('E-mail アドレス', i('m'))}</form>`,
  recruit: `<form><table>${tr('氏名', i('n'))}${tr('ふりがな', i('f'))}${tr('郵便番号', i('zip', 'postal-code'))}${tr('現住所', i('addr', A))}${tr('帰省先住所', i('addr_home'))}${tr('最寄り駅', i('st'))}${tr('学校名', i('sch'))}${tr('勤務希望地', i('hope'))}</table></form>`,
  insurance: `<form><table>${tr('契約者住所', `〒${i('k_zip', 'postal-code')}<br>${i('k_addr', A)}`)}${tr('被保険者住所', `〒${i('h_zip')}<br>${i('h_addr')}`)}${tr('受取人氏名', i('u_name'))}</table></form>`,
  school: `<form><h3>保護者</h3>${row('郵便番号', i('parent[zip]', 'postal-code'))}${row('住所', i('parent[address]', A))}${row('職業', i('parent[job]'))}<h3>児童</h3>${row('氏名', i('child[name]'))}${row('出身校所在地', i('child[school_address]'))}</form>`,
  hospital: `<form>${row('患者様のお名前', i('n'))}${row('郵便番号', i('zip', 'postal-code'))}${row('ご住所', i('address', A))}${row('紹介元医療機関名', i('clinic'))}${row('紹介元住所', i('clinic_address'))}</form>`,
  b2b: `<form>${row('会社名', i('company', 'organization'))}${row('部署', i('dept'))}${row('郵便番号', i('zip', 'postal-code'))}${row('本社所在地', i('address', A))}${row('工場所在地', i('factory'))}${row('取引銀行', i('bank'))}</form>`,
  'delivery same': `<form>${row('ご注文者郵便番号', i('o_zip', 'postal-code'))}${row('ご注文者都道府県', s('o_pref', 'prefecture'))}${row('ご注文者市区町村番地', i('o_city', CB))}${row('ご注文者建物名', i('o_bld', 'building'))}<label><input type=checkbox>別の住所に送る</label>${row('お届け先郵便番号', i('s_zip'))}${row('お届け先都道府県', s('s_pref'))}${row('お届け先市区町村番地', i('s_city'))}${row('お届け先建物名', i('s_bld'))}</form>`,
  gift: `<form>${row('贈り主のお名前', i('gn'))}${row('贈り主の郵便番号', i('gz', 'postal-code'))}${row('贈り主の住所', i('ga', A))}${row('贈り先のお名前', i('rn'))}${row('贈り先の郵便番号', i('rz'))}${row('贈り先の住所', i('ra'))}</form>`,
  survey: `<form>${row('郵便番号', i('q1', 'postal-code'))}${row('お住まいの都道府県', s('q2', 'prefecture'))}${row('お住まいの市区町村', i('q3', 'city|city town'))}${row('当店を何でお知りになりましたか', i('q4'))}${row('ご住所の近くの店舗', i('q5'))}${row('ご意見', `<textarea name=q6></textarea>`)}</form>`,
  hotel: `<form>${row('宿泊代表者名', i('n'))}${row('〒', i('zip', 'postal-code'))}${row('ご住所', i('addr', A))}${row('チェックイン', i('ci'))}${row('交通手段', i('tr'))}${row('領収書宛名', i('rc'))}</form>`,
  realestate: `<form>${row('物件所在地 都道府県', s('bp'))}${row('物件所在地 市区町村', i('bc'))}<hr>${row('お客様の郵便番号', i('zip', 'postal-code'))}${row('お客様の都道府県', s('pref', 'prefecture'))}${row('お客様の市区町村', i('city', 'city|city town'))}${row('お客様の番地', i('banchi', 'block|town block'))}</form>`,
  car: `<form>${row('車台番号', i('v'))}${row('使用の本拠の位置', i('base'))}${row('郵便番号', i('zip', 'postal-code'))}${row('申請者住所', i('ap', A))}${row('保管場所の位置', i('park'))}</form>`,
  'ship note': `<form>${row('郵便番号<br><small>※わからない場合は空欄</small>', i('zip', 'postal-code'))}${row('都道府県<span>必須</span>', s('pref', 'prefecture'))}${row('ご住所<span>必須</span><br><small>市区町村・番地まで</small>', i('ad1', CB))}${row('建物名等<small>（任意）</small>', i('ad2', 'building'))}${row('配達時の注意（建物の入口など）', i('note'))}</form>`,
  numbered: `<form>${row('1. 郵便番号', i('a', 'postal-code'))}${row('2. 都道府県', i('b', 'prefecture'))}${row('3. 市区町村', i('c', 'city|city town'))}${row('4. 番地', i('d', 'block|town block'))}${row('5. 建物名', i('e', 'building'))}${row('6. 電話番号', i('f'))}</form>`,
  colon: `<form><p>郵便番号： ${i('a', 'postal-code')}</p><p>都道府県： ${i('b', 'prefecture')}</p><p>市・郡： ${i('c', 'city|city town')}</p><p>区・町・村・番地： ${i('d', 'town block|block')}</p><p>ビル・マンション： ${i('e', 'building')}</p></form>`,
  star: `<form><p>*郵便番号</p>${i('a', 'postal-code')}<p>*住所（都道府県）</p>${s('b', 'prefecture')}<p>*住所（市区町村）</p>${i('c', 'city|city town')}<p>*住所（町名番地）</p>${i('d', 'town block|block')}<p>住所（ビル・建物名）</p>${i('e', 'building')}</form>`,
  'en checkout': `<form>${row('First name', i('f'))}${row('Company (optional)', i('co', 'organization'))}${row('Address', i('a1', 'town block|town block building'))}${row('Apartment, suite, etc. (optional)', i('a2', 'building'))}${row('City', i('c', 'city'))}${row('Prefecture', s('p', 'prefecture'))}${row('Postal code', i('z', 'postal-code'))}${row('Phone', i('ph'))}</form>`,
  camel: `<form>${[
    'userName',
    'userZipCode|postal-code',
    'userPrefecture|prefecture',
    'userCity|city',
    'userTown|town',
    'userStreet|block',
    'userBuilding|building',
    'userTel',
  ]
    .map((n) => {
      const [a = '', b] = n.split('|');
      return i(a, b);
    })
    .join('')}</form>`,
  snake: `<form>${[
    'customer_name',
    'customer_postal_code|postal-code',
    'customer_prefecture|prefecture',
    'customer_address_line1|city town block',
    'customer_address_line2|building',
    'customer_phone',
    'customer_memo',
  ]
    .map((n) => {
      const [a = '', b] = n.split('|');
      return i(a, b);
    })
    .join('')}</form>`,
  'jp names': `<form>${[
    '氏名',
    '郵便番号|postal-code',
    '住所1|prefecture city town block',
    '住所2|building',
    '電話',
    'メール',
    '会社住所',
    '備考',
  ]
    .map((n) => {
      const [a = '', b] = n.split('|');
      return i(a, b);
    })
    .join('')}</form>`,
  cf7: `<form><p>郵便番号（必須）<br><span class="wpcf7-form-control-wrap"><input name="zip-411" class="wpcf7-form-control" x="postal-code"></span></p><p>都道府県（必須）<br><span><input name="text-pref" x="prefecture"></span></p><p>ご住所（必須）<br><span><input name="text-12" x="${CA}"></span></p><p>ご職業<br><span><input name="text-13"></span></p></form>`,
  mwwp: `<form><table>${tr('住所', `<div>〒 <span class="mwform-zip-field"><input name="zip[data][0]" size="4" maxlength="3" x="postal-code"> - <input name="zip[data][1]" size="5" maxlength="4" x="postal-code"></span></div><input name="住所" x="${A}">`)}${tr('年齢', i('age'))}</table></form>`,
  gravity: `<form><fieldset><legend>住所</legend><span><input name="input_3.5" id="input_1_3_5" x="postal-code"><label for="input_1_3_5">郵便番号</label></span><span><input name="input_3.4" id="input_1_3_4" x="prefecture"><label for="input_1_3_4">都道府県</label></span><span><input name="input_3.3" id="input_1_3_3" x="city"><label for="input_1_3_3">市区町村</label></span><span><input name="input_3.1" id="input_1_3_1" x="town block"><label for="input_1_3_1">町名・番地</label></span><span><input name="input_3.2" id="input_1_3_2" x="building"><label for="input_1_3_2">建物名</label></span></fieldset></form>`,
  'google like': `<form><div role="listitem"><div role="heading">郵便番号</div><input aria-labelledby="x1" type="text" x="postal-code"></div><div role="listitem"><div role="heading">住所</div><input type="text" x="${A}"></div><div role="listitem"><div role="heading">好きな食べ物</div><input type="text"></div></form>`,
  antd: `<form><div class="ant-form-item"><div class="ant-col"><label for="basic_postal" title="郵便番号">郵便番号</label></div><div class="ant-col"><input id="basic_postal" x="postal-code"></div></div><div class="ant-form-item"><div class="ant-col"><label for="basic_addr" title="住所">住所</label></div><div class="ant-col"><input id="basic_addr" x="${A}"></div></div><div class="ant-form-item"><div class="ant-col"><label for="basic_memo" title="メモ">メモ</label></div><div class="ant-col"><input id="basic_memo"></div></div></form>`,
  chakra: `<div><div role="group"><label id="field-1-label" for="field-1">郵便番号<span role="presentation">*</span></label><input id="field-1" x="postal-code"></div><div role="group"><label for="field-2">都道府県<span>*</span></label><select id="field-2" x="prefecture">${P}</select></div><div role="group"><label for="field-3">市区町村・町名<span>*</span></label><input id="field-3" x="city town"></div><div role="group"><label for="field-4">丁目・番地・号<span>*</span></label><input id="field-4" x="block"></div><div role="group"><label for="field-5">建物名・部屋番号</label><input id="field-5" x="building"></div></div>`,
  sublabel: `<form><div class="f"><p class="t">ご住所</p><div><span>郵便番号</span>${i('n1', 'postal-code')}</div><div><span>都道府県</span>${s('n2', 'prefecture')}</div><div><span>市区町村</span>${i('n3', 'city|city town')}</div><div><span>番地</span>${i('n4', 'block|town block')}</div><div><span>建物</span>${i('n5', 'building')}</div></div><div class="f"><p class="t">お支払い住所と異なる場合の連絡先</p>${i('n6')}</div></form>`,
  coupon: `<form>${row('郵便番号', i('zip', 'postal-code'))}${row('住所', i('addr', A))}${row('番号（会員証）', i('no'))}${row('キャンペーンコード', i('code'))}${row('町内会名', i('cho'))}${row('建物の築年数', i('age'))}${row('部屋数', i('rooms'))}${row('階数（ご自宅）', i('floors'))}</form>`,
  'billing invoice': `<form>${row('郵便番号', i('zip', 'postal-code'))}${row('都道府県', i('pref', 'prefecture'))}${row('市区町村', i('city', 'city|city town'))}${row('番地', i('street', 'block|town block'))}${row('請求書送付先住所', i('invoice_address'))}${row('請求書宛名', i('invoice_to'))}</form>`,
  office: `<form>${row('事業所名', i('office', 'organization'))}${row('事業所郵便番号', i('office_zip', 'postal-code'))}${row('事業所所在地', i('office_addr', A))}${row('代表者自宅郵便番号', i('rep_zip'))}${row('代表者自宅住所', i('rep_addr'))}</form>`,
  death: `<form>${row('故人の氏名', i('a'))}${row('故人の最後の住所', i('b'))}${row('相続人の郵便番号', i('c', 'postal-code'))}${row('相続人の住所', i('d', A))}</form>`,
  'event place': `<form>${row('イベント名', i('title'))}${row('会場名', i('place'))}${row('会場郵便番号', i('zip', 'postal-code'))}${row('会場住所', i('address', A))}${row('主催者', i('org'))}</form>`,
  'shop admin': `<form>${row('店舗名', i('name'))}${row('〒', i('zip_code', 'postal-code'))}${row('都道府県', s('prefecture_id', 'prefecture'))}${row('市区町村', i('city', 'city'))}${row('町域以下', i('address', 'town block building'))}${row('最寄駅', i('nearest_station'))}${row('アクセス', i('access'))}${row('緯度', i('lat'))}${row('地図URL', i('map_url'))}</form>`,
  'tokens off': `<form>${row3('郵便番号', i('zip', 'postal-code', 'autocomplete="off"'))}${row3('都道府県', i('pref', 'prefecture', 'autocomplete="nope"'))}${row3('市区町村', i('city', 'city|city town', 'autocomplete="address"'))}${row3('番地', i('addr', 'block|town block', 'autocomplete="new-password"'))}${row3('電話番号', i('tel', '', 'autocomplete="off"'))}</form>`,
  'tokens std': `<form><input name="a" autocomplete="name"><input name="b" autocomplete="postal-code" x="postal-code"><input name="c" autocomplete="address-level1" x="prefecture"><input name="d" autocomplete="address-level2" x="city"><input name="e" autocomplete="address-line1" x="town block"><input name="f" autocomplete="address-line2" x="building"><input name="g" autocomplete="tel"><input name="h" autocomplete="cc-name"></form>`,
  'token wrong': `<form>${row3('郵便番号', i('a', 'postal-code', 'autocomplete="tel"'))}${row3('住所', i('b', A, 'autocomplete="name"'))}${row3('お名前', i('c', '', 'autocomplete="street-address"'))}</form>`,
  ul: `<form><ul>${li3('お名前', i('n'))}${li3('〒', i('z', 'postal-code'))}${li3('ご住所', i('a', A))}${li3('TEL', i('t'))}${li3('ご希望の色', i('c'))}</ul></form>`,
  'three lines': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('ご住所1（都道府県・市区町村）', i('a1', 'prefecture city|prefecture city town'))}${row3('ご住所2（町名・番地）', i('a2', 'town block|block'))}${row3('ご住所3（建物名）', i('a3', 'building'))}</form>`,
  'lines ex': `<form>${row3('郵便番号', i('zip', 'postal-code', 'placeholder="123-4567"'))}${row3('都道府県', s('pref', 'prefecture'))}${row3('住所1', i('a1', 'city|city town', 'placeholder="千代田区"'))}${row3('住所2', i('a2', 'town block|block', 'placeholder="神田1-2-3"'))}${row3('住所3', i('a3', 'building', 'placeholder="○○ビル5F"'))}</form>`,
  'city text county': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('都道府県', s('pref', 'prefecture'))}${row3('郡市区', i('c', 'city'))}${row3('町村名', i('t', 'town'))}${row3('丁目番地', i('b', 'block'))}${row3('マンション名など', i('m', 'building'))}</form>`,
  'company zip first': `<form>${row3('会社名', i('company', 'organization'))}${row3('会社郵便番号', i('company_zip', 'postal-code'))}${row3('会社住所', i('company_address', A))}${row3('会社電話番号', i('company_tel'))}${row3('自宅郵便番号', i('home_zip'))}${row3('自宅住所', i('home_address'))}</form>`,
  'kana pairs': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所（漢字）', i('addr_kanji', A))}${row3('住所（カナ）', i('addr_kana', 'prefecture-kana city-kana town-kana'))}${row3('氏名（漢字）', i('name_kanji'))}${row3('氏名（カナ）', i('name_kana'))}</form>`,
  'hidden dup': `<form><input type=hidden name=address value=x>${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所', i('addr', A))}<div style="display:none">${row3('住所確認', i('addr_confirm'))}</div></form>`,
  'readonly addr': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('都道府県', i('pref', '', 'readonly'))}${row3('市区町村', i('city', 'city|city town'))}${row3('番地', i('b', 'block|town block'))}</form>`,
  'confirm zip': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('郵便番号（確認）', i('zip2'))}${row3('住所', i('addr', A))}</form>`,
  'shop search': `<form><p>お近くの店舗を探す</p>${row3('住所または駅名', i('kw'))}</form><form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所', i('addr', A))}</form>`,
  doctor: `<form>${row3('医院名', i('clinic'))}${row3('医院郵便番号', i('czip', 'postal-code'))}${row3('医院住所', i('caddr', A))}${row3('診療科', i('dep'))}${row3('院長名', i('dr'))}</form>`,
  farm: `<form>${row3('農園名', i('farm'))}${row3('圃場所在地', i('field'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所', i('addr', A))}</form>`,
  grave: `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('ご住所', i('addr', A))}${row3('墓地名', i('grave'))}${row3('墓地の住所', i('grave_addr'))}</form>`,
  taxi: `<form>${row3('お迎え場所', i('from'))}${row3('目的地', i('to'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('ご自宅住所', i('addr', A))}</form>`,
  license: `<form>${row3('本籍', i('honseki'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('住民票の住所', i('juminhyo'))}${row3('現住所', i('addr', A))}</form>`,
  subscription: `<form>${row3('購読者郵便番号', i('zip', 'postal-code'))}${row3('購読者ご住所', i('addr1', AB))}${row3('建物名・部屋番号・様方', i('addr2', 'building'))}${row3('販売店', i('shop'))}${row3('配達地域', i('area'))}</form>`,
  warehouse: `<form>${row3('倉庫コード', i('code'))}${row3('倉庫名', i('name'))}${row3('郵便番号', i('postal_code', 'postal-code'))}${row3('住所1', i('address1', AB))}${row3('住所2', i('address2', 'building'))}${row3('エリア', i('area'))}${row3('階', i('floor'))}${row3('棚番', i('shelf'))}</form>`,
  bank: `<form>${row3('金融機関名', i('bank'))}${row3('支店名', i('branch'))}${row3('支店所在地', i('branch_addr'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('ご住所', i('addr', A))}${row3('番号', i('num'))}</form>`,
  iot: `<form>${row3('IPアドレス', i('ip'))}${row3('MACアドレス', i('mac'))}${row3('設置先郵便番号', i('zip', 'postal-code'))}${row3('設置先住所', i('addr', A))}</form>`,
  donor: `<form>${row3('〒', i('zip', 'postal-code'))}${row3('都道府県', s('pref', 'prefecture'))}${row3('市区郡町村', i('city', 'city|city town'))}${row3('番地建物', i('rest', 'block building|town block building'))}${row3('返礼品送付先', i('gift'))}</form>`,
  team: `<form>${row3('チーム名', i('team'))}${row3('代表者郵便番号', i('zip', 'postal-code'))}${row3('代表者住所', i('addr', A))}${row3('活動地域（都道府県）', s('act'))}${row3('活動地域（市区町村）', i('act_city'))}</form>`,
  'area pref': `<form>${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所', i('addr', A))}${row3('希望勤務地（都道府県）', s('work_pref'))}${row3('通勤時間', i('time'))}</form>`,
  'pref of birth': `<form>${row3('出身都道府県', s('birth'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('都道府県', s('pref', 'prefecture'))}${row3('市区町村番地', i('addr', CB))}</form>`,
  inq: `<form>${row3('会社名・団体名', i('co', 'organization'))}${row3('郵便番号', i('zip', 'postal-code'))}${row3('住所', i('addr', A))}${row3('ホームページアドレス', i('hp'))}${row3('メールアドレス（確認用）', i('mail2'))}${row3('お問い合わせ建物', i('bld'))}</form>`,
  grid: `<form>${grid4(['お名前', i('n')], ['郵便番号', i('z', 'postal-code')], ['都道府県', s('p', 'prefecture')], ['市区町村・番地', i('a', CB)], ['建物', i('b', 'building')], ['備考', i('r')])}</form>`,
  'grid flat': `<form style="display:grid;grid-template-columns:8em 1fr"><span>郵便番号</span>${i('z', 'postal-code')}<span>住所</span>${i('a', A)}<span>ご要望</span>${i('r')}</form>`,
  'dl multi': `<form>${dl4(['〒', i('z1', 'postal-code', 'size=3') + ' - ' + i('z2', 'postal-code', 'size=4')], ['都道府県', s('p', 'prefecture')], ['市区町村', i('c', 'city|city town')], ['町域・番地', i('t', 'town block|block')], ['ビル・部屋', i('b', 'building')], ['会社（勤務先）名', i('co', 'organization')])}</form>`,
  'lb wrap': `<form>${wrapped4('郵便番号', i('z', 'postal-code'))}${wrapped4('都道府県', i('p', 'prefecture'))}${wrapped4('市区町村', i('c', 'city|city town'))}${wrapped4('それ以降の住所', i('t', 'town block building|block building'))}${wrapped4('住所を確認しました', '<input type=checkbox>')}</form>`,
  'two persons': `<form><h2>契約者</h2>${p4('郵便番号 ', i('a_zip', 'postal-code'))}${p4('住所 ', i('a_addr', A))}<h2>連帯保証人</h2>${p4('郵便番号 ', i('b_zip'))}${p4('住所 ', i('b_addr'))}</form>`,
  'guarantor nozip': `<form>${p4('郵便番号 ', i('zip', 'postal-code'))}${p4('住所 ', i('addr', A))}<h2>連帯保証人</h2>${p4('氏名 ', i('g_name'))}${p4('住所 ', i('g_addr'))}</form>`,
  'address book': `<form>${wrapped4('宛名', i('to'))}${wrapped4('敬称', i('title'))}${wrapped4('郵便番号', i('zip', 'postal-code'))}${wrapped4('住所1', i('ad1', AB))}${wrapped4('住所2', i('ad2', 'building'))}${wrapped4('会社名', i('co', 'organization'))}${wrapped4('連名', i('renmei'))}</form>`,
  spot: `<form>${wrapped4('スポット名', i('name'))}${wrapped4('住所', i('address', A))}${wrapped4('郵便番号', i('zip', 'postal-code'))}${wrapped4('アクセス（最寄駅など）', i('acc'))}${wrapped4('営業時間', i('h'))}</form>`,
  'pref first': `<form>${wrapped4('都道府県', s('pref', 'prefecture'))}${wrapped4('郵便番号', i('zip', 'postal-code'))}${wrapped4('市区町村', i('city', 'city|city town'))}${wrapped4('番地等', i('banchi', 'block building'))}</form>`,
  'zip last': `<form>${wrapped4('都道府県', s('pref', 'prefecture'))}${wrapped4('市区町村', i('city', 'city|city town'))}${wrapped4('番地', i('banchi', 'block|town block'))}${wrapped4('建物', i('bld', 'building'))}${wrapped4('郵便番号', i('zip', 'postal-code'))}</form>`,
  pet: `<form>${wrapped4('飼い主住所 郵便番号', i('zip', 'postal-code'))}${wrapped4('飼い主住所', i('addr', A))}${wrapped4('動物病院名', i('vet'))}${wrapped4('動物病院住所', i('vet_addr'))}</form>`,
  'note before': `<form><p>※郵便番号を入力すると住所が自動で入力されます。</p>${p4('郵便番号 ', i('zip', 'postal-code'))}<p>※番地の入力漏れにご注意ください。</p>${p4('住所 ', i('addr', A))}<p>建物名もご記入ください</p>${p4('ご職業 ', i('job'))}</form>`,
  'section head': `<form><h3>ご住所</h3>${p4('', i('nickname'))}${p4('郵便番号', i('zip', 'postal-code'))}${p4('都道府県', s('pref', 'prefecture'))}${p4('市区町村番地', i('a', CB))}<h3>ご住所以外のご連絡先</h3>${p4('携帯', i('m'))}${p4('', i('other'))}</form>`,
  'bare names': `<form>${i('name')}${i('email')}${i('zip', 'postal-code')}${i('address', A)}${i('message')}</form>`,
  'bare names2': `<form>${i('zip', 'postal-code')}${s('pref', 'prefecture')}${i('city', 'city')}${i('town', 'town')}${i('street', 'block')}${i('building', 'building')}${i('remarks')}</form>`,
  'bare names3': `<form>${i('postal_code', 'postal-code')}${i('address', 'prefecture city town block')}${i('building', 'building')}${i('nearest_station')}${i('area_code')}${i('region_memo')}</form>`,
  'ids only': `<form><input id="txtName"><input id="txtPostalCode" x="postal-code"><input id="txtPrefecture" x="prefecture"><input id="txtCity" x="city|city town"><input id="txtAddress" x="town block building|block building"><input id="txtTel"></form>`,
  'vue nonames': `<div><div><span>郵便番号</span><div><input x="postal-code"></div></div><div><span>住所</span><div><input x="${A}"></div></div><div><span>ニックネーム</span><div><input></div></div></div>`,
  'labels th sub': `<form><table><tr><th>住所<span>必須</span></th><td><p>郵便番号</p><input name="x1" x="postal-code"><p>都道府県</p>${s('x2', 'prefecture')}<p>市区町村</p><input name="x3" x="city|city town"><p>番地・建物</p><input name="x4" x="block building|town block building"></td></tr><tr><th>ご紹介者様</th><td><p>お名前</p><input name="x5"><p>ご住所</p><input name="x6"></td></tr></table></form>`,
  'chome fields': `<form>${p4('郵便番号', i('zip', 'postal-code'))}${p4('都道府県', i('pref', 'prefecture'))}${p4('市区町村', i('city', 'city'))}${p4('町名', i('town', 'town'))}${p4('丁目', i('chome'))}${p4('番地', i('banchi', 'block'))}${p4('号', i('go'))}</form>`,
  'fax order': `<form>${p4('FAX番号', i('fax'))}${p4('〒', i('zip', 'postal-code'))}${p4('都・道・府・県', i('pref', 'prefecture'))}${p4('市・区・町・村', i('city', 'city|city town'))}${p4('番地・号', i('ban', 'block|town block'))}</form>`,
  rakuten: `<form>${p4('郵便番号', i('zip1', 'postal-code') + '-' + i('zip2', 'postal-code'))}${p4('住所（都道府県）', s('prefecture', 'prefecture'))}${p4('住所（郡市区）', i('city', 'city'))}${p4('住所（それ以降の住所）', i('street', 'town block building'))}</form>`,
  yahoo: `<form>${p4('郵便番号', i('zip', 'postal-code'))}${p4('都道府県', s('pref', 'prefecture'))}${p4('市区郡', i('city', 'city'))}${p4('町村字番地', i('a1', 'town block'))}${p4('ビル・マンション名', i('a2', 'building'))}</form>`,
  docomo: `<form>${p4('郵便番号（ハイフンなし）', i('zip', 'postal-code'))}${p4('都道府県市区町村', i('c', 'prefecture city|prefecture city town'))}${p4('丁目番地号', i('b', 'block|town block'))}${p4('建物名部屋番号', i('d', 'building'))}</form>`,
  'jp post': `<form>${p4('お届け先の郵便番号', i('zip', 'postal-code'))}${p4('お届け先の都道府県', s('pref', 'prefecture'))}${p4('お届け先の市区町村', i('city', 'city|city town'))}${p4('お届け先の町域・番地', i('t', 'town block|block'))}${p4('お届け先の建物名', i('b', 'building'))}${p4('お届け先のお名前', i('n'))}${p4('品名', i('item'))}</form>`,
  'rails en': `<form>${p5('Name', i('user[name]'))}${p5('Postal code', i('user[postal_code]', 'postal-code'))}${p5('Prefecture', i('user[prefecture]', 'prefecture'))}${p5('City', i('user[city]', 'city'))}${p5('Address', i('user[address]', 'town block building|town block'))}${p5('Building name', i('user[building_name]', 'building'))}${p5('Profile', i('user[profile]'))}</form>`,
  'rails order': `<form>${p5('郵便番号', i('order_address[postal_code]', 'postal-code'))}${p5('都道府県', s('order_address[prefecture_id]', 'prefecture'))}${p5('市区町村', i('order_address[city]', 'city|city town'))}${p5('番地', i('order_address[house_number]', 'block|town block'))}${p5('建物名', i('order_address[building]', 'building'))}${p5('電話番号', i('order_address[phone_number]'))}${p5('カード情報', i('number'))}${p5('有効期限', i('exp_month'))}</form>`,
  furima: `<form>${p5('郵便番号', i('postal-code', 'postal-code'))}${p5('都道府県', s('prefecture', 'prefecture'))}${p5('市区町村', i('city', 'city|city town'))}${p5('番地', i('addresses', 'block|town block'))}${p5('建物名', i('building', 'building'))}${p5('発送元の地域', s('item[prefecture_id]'))}</form>`,
  'laravel rese': `<form>${block5('店舗名', i('name'))}${block5('エリア', s('area_id'))}${block5('ジャンル', i('genre'))}${block5('郵便番号', i('postcode', 'postal-code'))}${block5('住所', i('address', AB))}${block5('建物名', i('building_name', 'building'))}</form>`,
  'laravel contact': `<form><table><tr><th>お名前</th><td>${i('lastname')}${i('firstname')}</td></tr><tr><th>メールアドレス</th><td>${i('email')}</td></tr><tr><th>郵便番号</th><td>〒${i('postcode', 'postal-code')}<p>例）123-4567</p></td></tr><tr><th>住所</th><td>${i('address', AB)}<p>例）東京都渋谷区千駄ヶ谷1-2-3</p></td></tr><tr><th>建物名</th><td>${i('building_name', 'building')}<p>例）千駄ヶ谷マンション101</p></td></tr><tr><th>ご意見</th><td><textarea name=opinion></textarea></td></tr></table></form>`,
  django: `<form><p><label for="id_name">Name:</label> <input id="id_name" name="name"></p><p><label for="id_zip">郵便番号:</label> <input id="id_zip" name="zip" x="postal-code"></p><p><label for="id_addr">住所:</label> <input id="id_addr" name="addr" x="${A}"> <span class="helptext">番地まで入力</span></p><p><label for="id_memo">メモ:</label> <textarea id="id_memo" name="memo"></textarea></p></form>`,
  jsp: `<form><table border=1><tr><td>ユーザID</td><td>${i('userId')}</td></tr><tr><td>郵便番号</td><td>${i('zipNo1', 'postal-code', 'size=3')}-${i('zipNo2', 'postal-code', 'size=4')}</td></tr><tr><td>住所</td><td>${i('adrs', A)}</td></tr></table></form>`,
  vb: `<form><table><tr><td>郵便番号</td><td><input id="MainContent_TextBox3" name="ctl00$MainContent$TextBox3" x="postal-code"></td></tr><tr><td>都道府県</td><td><select id="MainContent_DropDownList1" x="prefecture">${P}</select></td></tr><tr><td>住所</td><td><input id="MainContent_TextBox4" x="${CA}"></td></tr></table></form>`,
  kintone: `<form>${block5('会社名', i('f1', 'organization'))}${block5('郵便番号', i('f2', 'postal-code'))}${block5('都道府県', i('f3', 'prefecture'))}${block5('市区町村', i('f4', 'city|city town'))}${block5('町名・番地', i('f5', 'town block|block'))}${block5('建物名', i('f6', 'building'))}${block5('緯度経度', i('f7'))}</form>`,
  'repeat rows': `<form><div class="person"><input name="people[0][name]"><input name="people[0][zip]" x="postal-code"><input name="people[0][address]" x="${A}"></div><div class="person"><input name="people[1][name]"><input name="people[1][zip]"><input name="people[1][address]"></div></form>`,
  'inline sentence': `<form>私は、〒${i('zip', 'postal-code')} ${s('pref', 'prefecture')} ${i('addr', CA)} に住む ${i('name')} です。</form>`,
  steps: `<form><section><h3>STEP1 郵便番号</h3>${i('zip', 'postal-code')}</section><section><h3>STEP2 都道府県</h3>${s('pref', 'prefecture')}</section><section><h3>STEP3 市区町村・番地</h3>${i('addr', CB)}</section><section><h3>STEP4 建物</h3>${i('bld', 'building')}</section><section><h3>STEP5 お名前</h3>${i('nm')}</section></form>`,
  icons: `<form><div><i class="fa fa-map"></i><input placeholder="郵便番号" name="x1" x="postal-code"></div><div><i></i><input placeholder="都道府県" name="x2" x="prefecture"></div><div><i></i><input placeholder="市区町村" name="x3" x="city|city town"></div><div><i></i><input placeholder="町名・番地" name="x4" x="town block|block"></div><div><i></i><input placeholder="建物名" name="x5" x="building"></div><div><i></i><input placeholder="紹介コード" name="x6"></div></form>`,
  'ex only': `<form>${block5('郵便番号', i('a', 'postal-code', 'placeholder="1000001"'))}${block5('都道府県', i('b', 'prefecture', 'placeholder="東京都"'))}${block5('市区町村', i('c', 'city', 'placeholder="千代田区"'))}${block5('町名・番地', i('d', 'town block|block', 'placeholder="千代田1-1"'))}${block5('建物名', i('e', 'building', 'placeholder="皇居ビル101号室"'))}${block5('ご担当者名', i('f', '', 'placeholder="千代田太郎"'))}</form>`,
  'shipping en': `<form><h2>Ship to</h2>${p5('Postal Code', i('ship_zip', 'postal-code'))}${p5('State / Prefecture', i('ship_state', 'prefecture'))}${p5('City / Ward', i('ship_city', 'city'))}${p5('Street address', i('ship_street', 'town block'))}${p5('Building / Room', i('ship_bldg', 'building'))}<h2>Bill to</h2>${p5('Postal Code', i('bill_zip'))}${p5('State / Prefecture', i('bill_state'))}${p5('City / Ward', i('bill_city'))}${p5('Street address', i('bill_street'))}</form>`,
  agency: `<form>${block5('代理店コード', i('code'))}${block5('代理店名', i('name'))}${block5('郵便番号', i('zip', 'postal-code'))}${block5('住所１', i('adr1', 'prefecture city town block'))}${block5('住所２', i('adr2', 'building'))}${block5('担当エリア', i('area'))}${block5('締日', i('day'))}</form>`,
  qr: `<form>${block5('郵便番号', i('zip', 'postal-code'))}${block5('都道府県', i('pref', 'prefecture'))}${block5('市町村', i('city', 'city|city town'))}${block5('字・番地', i('aza', 'town block'))}${block5('世帯主', i('head'))}${block5('自治会・区', i('ku'))}</form>`,
  water: `<form>${block5('使用場所', i('place'))}${block5('〒', i('zip', 'postal-code'))}${block5('請求先住所', i('addr', A))}${block5('水栓番号', i('no'))}</form>`,
};

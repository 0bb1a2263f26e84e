import { findForm, type FormSettings } from '../../../src/form/discovery/find-form.ts';
import { READERS } from '../../../src/form/discovery/evidence/weigh.ts';
import { type ResolvedForm, resolveForm } from '../../../src/form/discovery/resolved-form.ts';

/** A form as a shop or a mailer makes it, and which of its fields takes which part, by name or id: `addr01=city+town`. */
export interface Shape {
  readonly of: string;
  readonly markup: string;
  /** Fields in document order; `zip1=postal-code/first` for a box. */
  readonly takes: string;
  /** Attributes of the element. */
  readonly section?: string;
}

const PREFECTURES = ['北海道', '青森県', '東京都', '大阪府', '沖縄県'];
const options = (values: (name: string, index: number) => string, first = '<option value="">選択してください</option>'): string =>
  first + PREFECTURES.map((name, index) => `<option value="${values(name, index)}">${name}</option>`).join('');
const BY_NAME = options((name) => name);
const BY_NUMBER = options((_, index) => String([1, 2, 13, 27, 47][index]));
const BY_ISO = options((_, index) => `JP${['01', '02', '13', '27', '47'][index]}`);

/** Rows of a table with its heads. */
const table = (...rows: readonly [head: string, cell: string][]): string =>
  `<table><tbody>${rows.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`;
const input = (name: string, more = ''): string => `<input name="${name}" ${more}>`;
const select = (name: string, inner = BY_NAME): string => `<select name="${name}">${inner}</select>`;
const must = '<span class="required">必須</span>';
const labelled = (text: string, control: string): string => `<label>${text} ${control}</label>`;

export const SHAPES: readonly Shape[] = [
  {
    of: 'autocomplete tokens, one line for the rest',
    markup:
      input('a', 'autocomplete="postal-code"') +
      input('b', 'autocomplete="address-level1"') +
      input('c', 'autocomplete="address-level2"') +
      input('d', 'autocomplete="address-line1"') +
      input('e', 'autocomplete="address-line2"'),
    takes: 'a=postal-code b=prefecture c=city d=town+block e=building',
  },
  {
    of: 'tokens without a city field',
    markup:
      input('a', 'autocomplete="postal-code"') + input('b', 'autocomplete="address-level1"') + input('d', 'autocomplete="address-line1"'),
    takes: 'a=postal-code b=prefecture d=city+town+block',
  },
  {
    of: 'tokens with nothing but a street address',
    markup: input('a', 'autocomplete="postal-code"') + '<textarea name="d" autocomplete="street-address"></textarea>',
    takes: 'a=postal-code d=prefecture+city+town+block+building',
  },
  {
    of: 'marks of the page’s own, several parts in one field',
    markup:
      input('a', 'data-dga-field="postal-code"') +
      input('b', 'data-dga-field="prefecture city town"') +
      input('c', 'data-dga-field="block building"') +
      input('k', 'type="hidden" data-dga-field="city-code"'),
    takes: 'a=postal-code b=prefecture+city+town c=block+building k=city-code',
  },
  {
    of: 'sections and shipping/billing; the code field’s own',
    markup:
      input('s1', 'autocomplete="shipping postal-code"') +
      input('s2', 'autocomplete="shipping address-level2"') +
      input('b1', 'autocomplete="billing postal-code"') +
      input('b2', 'autocomplete="billing address-level2"'),
    takes: 's1=postal-code s2=city',
  },
  {
    of: 'sections and shipping/billing; the one asked for',
    markup:
      input('s1', 'autocomplete="shipping postal-code"') +
      input('s2', 'autocomplete="shipping address-level2"') +
      input('b1', 'autocomplete="section-x billing postal-code"') +
      input('b2', 'autocomplete="section-x billing address-level2"'),
    section: 'billing',
    takes: 'b1=postal-code b2=city',
  },
  {
    of: 'a field of no group beside one of the code field’s: the latter',
    markup: input('billing_zip') + input('billing_city') + input('city') + input('pref'),
    takes: 'billing_zip=postal-code billing_city=city pref=prefecture',
  },
  {
    of: 'EC-CUBE 4: YubinBango’s classes, 番地・ビル名 apart',
    markup: `<div class="h-adr"><span class="p-country-name" style="display:none">Japan</span>
      <dl><dt><label>住所</label>${must}</dt><dd>〒${input('entry[postal_code]', 'id="entry_postal_code" class="p-postal-code" type="tel"')}
      <select name="entry[address][pref]" class="p-region-id">${BY_NUMBER}</select>
      ${input('entry[address][addr01]', 'class="p-locality p-street-address" placeholder="市区町村名(例：大阪市北区)"')}
      ${input('entry[address][addr02]', 'class="p-extended-address" placeholder="番地・ビル名(例：西梅田1丁目6-8)"')}</dd></dl></div>`,
    takes:
      'entry[postal_code]=postal-code entry[address][pref]=prefecture entry[address][addr01]=city+town entry[address][addr02]=block+building',
  },
  {
    of: 'EC-CUBE 3: two boxes, names in brackets',
    markup: `〒${input('entry[zip][zip01]', 'maxlength="3"')}-${input('entry[zip][zip02]', 'maxlength="4"')}
      ${select('entry[address][pref]', BY_NUMBER)}${input('entry[address][addr01]')}${input('entry[address][addr02]')}${input('entry[company_name]')}`,
    takes:
      'entry[zip][zip01]=postal-code/first entry[zip][zip02]=postal-code/second entry[address][pref]=prefecture entry[address][addr01]=city+town entry[address][addr02]=block+building entry[company_name]=organization',
  },
  {
    of: 'EC-CUBE 2: a table, 氏名 and フリガナ before it, telephone after it',
    markup: table(
      ['お名前※', `姓 ${input('name01')} 名 ${input('name02')}`],
      ['お名前(フリガナ)※', `セイ ${input('kana01')} メイ ${input('kana02')}`],
      ['会社名', input('company_name')],
      [
        '郵便番号※',
        `〒&nbsp;${input('zip01', 'maxlength="3"')}&nbsp;-&nbsp;${input('zip02', 'maxlength="4"')}<a href="#">郵便番号検索</a>`,
      ],
      [
        '住所※',
        `${select('pref', BY_NUMBER)}<p>${input('addr01')}<br>市区町村名（例：千代田区神田神保町）</p><p>${input('addr02')}<br>番地・ビル名（例：1-3-5）</p>`,
      ],
      ['電話番号', `${input('tel01')}-${input('tel02')}-${input('tel03')}`],
    ),
    takes:
      'company_name=organization zip01=postal-code/first zip02=postal-code/second pref=prefecture addr01=city+town addr02=block+building',
  },
  {
    of: 'EC-CUBE 2, order and delivery in one form',
    markup: `${input('order_zip01', 'maxlength="3"')}${input('order_zip02', 'maxlength="4"')}${select('order_pref')}${input('order_addr01')}${input('order_addr02')}
      ${input('deliv_zip01', 'maxlength="3"')}${input('deliv_zip02', 'maxlength="4"')}${select('deliv_pref')}${input('deliv_addr01')}${input('deliv_addr02')}`,
    takes:
      'order_zip01=postal-code/first order_zip02=postal-code/second order_pref=prefecture order_addr01=city+town order_addr02=block+building',
  },
  {
    of: 'WooCommerce, billing and shipping, tokens without sections',
    markup: ['billing', 'shipping']
      .map(
        (use) =>
          input(`${use}_first_name`, 'autocomplete="given-name"') +
          input(`${use}_company`, 'autocomplete="organization"') +
          input(`${use}_postcode`, 'autocomplete="postal-code"') +
          `<select name="${use}_state" autocomplete="address-level1">${BY_ISO}</select>` +
          input(`${use}_city`, 'autocomplete="address-level2"') +
          input(`${use}_address_1`, 'autocomplete="address-line1"') +
          input(`${use}_address_2`, 'autocomplete="address-line2"'),
      )
      .join(''),
    takes:
      'billing_company=organization billing_postcode=postal-code billing_state=prefecture billing_city=city billing_address_1=town+block billing_address_2=building',
  },
  {
    of: 'WooCommerce without tokens',
    markup:
      input('billing_postcode') +
      select('billing_state', BY_ISO) +
      input('billing_city') +
      input('billing_address_1') +
      input('billing_address_2'),
    takes:
      'billing_postcode=postal-code billing_state=prefecture billing_city=city billing_address_1=town+block billing_address_2=building',
  },
  {
    of: 'WooCommerce blocks: ids, no names',
    markup: Object.entries({
      postcode: '郵便番号',
      state: '都道府県',
      city: '市区町村',
      address_1: '番地と町名',
      address_2: '建物名など（任意）',
    })
      .map(([id, label]) => `<div><input id="shipping-${id}"><label for="shipping-${id}">${label}</label></div>`)
      .join(''),
    takes:
      'shipping-postcode=postal-code shipping-state=prefecture shipping-city=city shipping-address_1=town+block shipping-address_2=building',
  },
  {
    of: 'Welcart: customer and delivery, three address lines',
    markup: `<table>${['customer', 'delivery']
      .map(
        (
          use,
        ) => `<tr><th>郵便番号</th><td>${input(`${use}[zipcode]`)} 100-1000</td></tr><tr><th>都道府県</th><td>${select(`${use}[pref]`)}</td></tr>
        <tr><th>市区郡町村</th><td>${input(`${use}[address1]`)} 横浜市上北町</td></tr><tr><th>番地</th><td>${input(`${use}[address2]`)} 3-24-555</td></tr>
        <tr><th>マンション･ビル名</th><td>${input(`${use}[address3]`)} 通販ビル4F</td></tr>`,
      )
      .join('')}</table>`,
    takes:
      'customer[zipcode]=postal-code customer[pref]=prefecture customer[address1]=city+town customer[address2]=block customer[address3]=building',
  },
  {
    of: 'Welcart’s names without labels',
    markup:
      input('customer[zipcode]') +
      select('customer[pref]') +
      input('customer[address1]') +
      input('customer[address2]') +
      input('customer[address3]'),
    takes:
      'customer[zipcode]=postal-code customer[pref]=prefecture customer[address1]=city+town customer[address2]=block customer[address3]=building',
  },
  {
    of: 'Magento 2: street lines by number, region by id',
    markup:
      input('postcode') +
      `<select name="region_id">${BY_NUMBER}</select>` +
      input('city') +
      input('street[0]') +
      input('street[1]') +
      input('company') +
      input('telephone'),
    takes: 'postcode=postal-code region_id=prefecture city=city street[0]=town+block street[1]=building company=organization',
  },
  {
    of: 'Shopify, account pages',
    markup:
      ['company', 'zip', 'city', 'address1', 'address2', 'phone'].map((name) => input(`address[${name}]`)).join('') +
      `<select name="address[province]">${options((name) => name)}</select>`,
    takes:
      'address[company]=organization address[zip]=postal-code address[city]=city address[address1]=town+block address[address2]=building address[province]=prefecture',
  },
  {
    of: 'Shopify, checkout',
    markup:
      input('checkout[shipping_address][zip]') +
      select('checkout[shipping_address][province]') +
      input('checkout[shipping_address][city]') +
      input('checkout[shipping_address][address1]') +
      input('checkout[shipping_address][address2]'),
    takes:
      'checkout[shipping_address][zip]=postal-code checkout[shipping_address][province]=prefecture checkout[shipping_address][city]=city checkout[shipping_address][address1]=town+block checkout[shipping_address][address2]=building',
  },
  {
    of: 'a shop service: 住所1 and 住所2',
    markup:
      labelled('郵便番号', input('postal')) +
      labelled('都道府県', select('prefecture')) +
      labelled('住所1（市区町村・番地）', input('address1')) +
      labelled('住所2（建物名・部屋番号）', input('address2')),
    takes: 'postal=postal-code prefecture=prefecture address1=city+town+block address2=building',
  },
  {
    of: 'a shop service: address lines that nothing tells apart',
    markup: input('zip') + select('pref') + input('address1') + input('address2'),
    takes: 'zip=postal-code pref=prefecture address1=city+town+block address2=building',
  },
  {
    of: 'Contact Form 7: your-zip, your-pref, your-address',
    markup: `<p><label>郵便番号<br><span class="wpcf7-form-control-wrap">${input('your-zip')}</span></label></p><p><label>都道府県<br>${select('your-pref')}</label></p><p><label>ご住所<br>${input('your-address')}</label></p><p><label>メールアドレス<br>${input('your-email', 'type="email"')}</label></p>`,
    takes: 'your-zip=postal-code your-pref=prefecture your-address=city+town+block+building',
  },
  {
    of: 'Contact Form 7 with a list of definitions',
    markup: `<dl><dt>${must}郵便番号</dt><dd>${input('text-101', 'placeholder="例）123-4567"')}</dd><dt>${must}ご住所</dt><dd>${input('text-102', 'placeholder="例）京都府京都市中京区○○"')}</dd><dt>電話番号</dt><dd>${input('text-103')}</dd></dl>`,
    takes: 'text-101=postal-code text-102=prefecture+city+town+block+building',
  },
  {
    of: 'AjaxZip3’s sample names',
    markup: `〒${input('zip21', 'size="4" maxlength="3"')} － ${input('zip22', 'size="5" maxlength="4"')}<br>都道府県：${input('pref21')}<br>市区町村：${input('addr21')}<br>それ以降：${input('strt21')}`,
    takes: 'zip21=postal-code/first zip22=postal-code/second pref21=prefecture addr21=city strt21=town+block+building',
  },
  {
    of: 'AjaxZip3: one field for the rest',
    markup: `〒${input('zip01', 'maxlength="8"')} 都道府県 ${input('pref01')} 以降の住所 ${input('addr01', 'size="60"')}`,
    takes: 'zip01=postal-code pref01=prefecture addr01=city+town+block+building',
  },
  {
    of: 'AjaxZip3: everything in one field',
    markup: `〒${input('zip11', 'size="10" maxlength="8"')}住所：${input('addr11', 'size="60"')}`,
    takes: 'zip11=postal-code addr11=prefecture+city+town+block+building',
  },
  {
    of: 'jpostal’s sample ids',
    markup:
      '<input id="postcode1" maxlength="3">-<input id="postcode2" maxlength="4"><input id="address1" placeholder="都道府県"><input id="address2" placeholder="市区町村"><input id="address3" placeholder="町域">',
    takes: 'postcode1=postal-code/first postcode2=postal-code/second address1=prefecture address2=city address3=town+block',
  },
  {
    of: 'names in Japanese, as mail form scripts have them',
    markup:
      input('郵便番号') +
      input('都道府県') +
      input('市区町村') +
      input('番地') +
      input('建物名') +
      input('会社名') +
      input('電話番号') +
      input('お名前'),
    takes: '郵便番号=postal-code 都道府県=prefecture 市区町村=city+town 番地=block 建物名=building 会社名=organization',
  },
  {
    of: 'a mail form with one 住所',
    markup: table(['郵便番号', `〒${input('f1')}`], ['住所', input('f2', 'size="60"')], ['電話', input('f3')]),
    takes: 'f1=postal-code f2=prefecture+city+town+block+building',
  },
  {
    of: 'romaji names',
    markup: input('yubin') + input('todofuken') + input('shikuchoson') + input('banchi') + input('tatemono') + input('kaishamei'),
    takes: 'yubin=postal-code todofuken=prefecture shikuchoson=city+town banchi=block tatemono=building kaishamei=organization',
  },
  {
    of: 'romaji names, spelled otherwise',
    markup: input('yuubin_bango') + select('todouhuken') + input('sikutyouson') + input('juusho'),
    takes: 'yuubin_bango=postal-code todouhuken=prefecture sikutyouson=city juusho=town+block+building',
  },
  {
    of: 'labels alone: 町名・番地 and 建物名',
    markup:
      labelled('郵便番号', input('q1')) +
      labelled('都道府県', input('q2')) +
      labelled('市区町村', input('q3')) +
      labelled('町名・番地', input('q4')) +
      labelled('建物名・部屋番号', input('q5')) +
      labelled('会社名（法人の方）', input('q6')),
    takes: 'q1=postal-code q2=prefecture q3=city q4=town+block q5=building q6=organization',
  },
  {
    of: 'labels alone: 番地以降',
    markup:
      labelled('〒', input('q1')) +
      labelled('都道府県', input('q2')) +
      labelled('市区町村・町名', input('q3')) +
      labelled('番地以降', input('q4')),
    takes: 'q1=postal-code q2=prefecture q3=city+town q4=block+building',
  },
  {
    of: 'labels alone: 丁目・番地・号',
    markup:
      labelled(`郵便番号${must}`, input('q1')) +
      labelled(`都道府県${must}`, select('q2')) +
      labelled(`市区町村${must}`, input('q3')) +
      labelled(`町域${must}`, input('q4')) +
      labelled('丁目・番地・号', input('q5')) +
      labelled('マンション・アパート名、部屋番号', input('q6')),
    takes: 'q1=postal-code q2=prefecture q3=city q4=town q5=block q6=building',
  },
  {
    of: 'labels alone: 住所（番地まで）',
    markup:
      labelled('郵便番号', input('q1')) +
      labelled('都道府県', select('q2')) +
      labelled('住所（番地まで）', input('q3')) +
      labelled('建物名・部屋番号', input('q4')),
    takes: 'q1=postal-code q2=prefecture q3=city+town+block q4=building',
  },
  {
    of: 'aria-label and aria-labelledby',
    markup: `<span id="l1">郵便番号</span><span id="l2">ご住所</span><input name="q1" aria-labelledby="l1"><input name="q2" aria-label="都道府県"><input name="q3" aria-labelledby="l2">`,
    takes: 'q1=postal-code q2=prefecture q3=city+town+block+building',
  },
  {
    of: 'placeholders alone',
    markup:
      input('q1', 'placeholder="郵便番号"') +
      input('q2', 'placeholder="都道府県を入力してください"') +
      input('q3', 'placeholder="市区町村"') +
      input('q4', 'placeholder="番地・建物名"'),
    takes: 'q1=postal-code q2=prefecture q3=city+town q4=block+building',
  },
  {
    of: 'rows of div, the label beside the control',
    markup: Object.entries({
      郵便番号: 'q1',
      都道府県: 'q2',
      市区町村: 'q3',
      '町名・番地': 'q4',
      '建物名（任意）': 'q5',
    })
      .map(([text, name]) => `<div class="row"><div class="head">${text} ${must}</div><div class="body">${input(name)}</div></div>`)
      .join(''),
    takes: 'q1=postal-code q2=prefecture q3=city q4=town+block q5=building',
  },
  {
    of: 'readings: フリガナ of the address, of the firm, and of the person',
    markup:
      labelled('郵便番号', input('zip')) +
      labelled('住所', input('address')) +
      labelled('住所（フリガナ）', input('q1')) +
      labelled('会社名', input('company')) +
      labelled('会社名フリガナ', input('q2')) +
      labelled('フリガナ', input('q3')),
    takes:
      'zip=postal-code address=prefecture+city+town+block+building q1=prefecture-kana+city-kana+town-kana company=organization q2=organization-kana',
  },
  {
    of: 'readings by name',
    markup:
      input('zip') +
      input('pref') +
      input('city') +
      input('town') +
      input('pref_kana') +
      input('city_kana') +
      input('town_furigana') +
      input('cityRoma') +
      input('name_kana'),
    takes:
      'zip=postal-code pref=prefecture city=city town=town+block pref_kana=prefecture-kana city_kana=city-kana town_furigana=town-kana cityRoma=city-roma',
  },
  {
    of: 'codes of prefecture and city',
    markup: input('zip') + input('pref_code') + input('city_code') + input('address'),
    takes: 'zip=postal-code pref_code=prefecture-code city_code=city-code address=prefecture+city+town+block+building',
  },
  {
    of: 'the ZIP Code after the prefecture',
    markup:
      labelled('都道府県', select('pref')) +
      labelled('市区町村', input('city')) +
      labelled('郵便番号', input('zip')) +
      labelled('町名番地', input('addr')),
    takes: 'pref=prefecture city=city zip=postal-code addr=town+block',
  },
  {
    of: 'two boxes of which only the first is marked',
    markup:
      input('z1', 'autocomplete="postal-code" maxlength="3"') + input('z2', 'maxlength="4"') + input('c', 'autocomplete="address-level2"'),
    takes: 'z1=postal-code/first z2=postal-code/second c=city',
  },
  {
    of: 'two boxes by their names, a hidden field between',
    markup: `${input('zip1', 'size="3"')}${input('token', 'type="hidden"')}${input('zip2', 'size="4"')}${input('pref')}`,
    takes: 'zip1=postal-code/first zip2=postal-code/second pref=prefecture',
  },
  {
    of: 'two addresses in boxes of their own: the first is meant',
    markup: `<fieldset><legend>ご注文者</legend>${input('zip')}${select('pref')}${input('city')}</fieldset><fieldset><legend>お届け先</legend>${input('zip_b')}${select('pref_b')}${input('city_b')}${input('building_b')}</fieldset>`,
    takes: 'zip=postal-code pref=prefecture city=city',
  },
  {
    of: 'two addresses in a flat form',
    markup:
      labelled('郵便番号', input('a1')) +
      labelled('都道府県', select('a2')) +
      labelled('市区町村', input('a3')) +
      labelled('郵便番号', input('b1')) +
      labelled('都道府県', select('b2')) +
      labelled('市区町村', input('b3')) +
      labelled('建物名', input('b4')),
    takes: 'a1=postal-code a2=prefecture a3=city',
  },
  {
    of: 'two addresses in a flat form, each with the prefecture first',
    markup:
      labelled('都道府県', select('a2')) +
      labelled('郵便番号', input('a1')) +
      labelled('市区町村', input('a3')) +
      labelled('都道府県', select('b2')) +
      labelled('郵便番号', input('b1')) +
      labelled('市区町村', input('b3')),
    takes: 'a2=prefecture a1=postal-code a3=city',
  },
  {
    of: 'Magento’s Japanese order with a country and a checkbox',
    markup: `<select name="country_id"><option>Japan</option></select>${input('postcode')}${select('region')}${input('city')}${input('street[0]')}<input type="checkbox" name="same">`,
    takes: 'postcode=postal-code region=prefecture city=city street[0]=town+block+building',
  },
  {
    of: 'camel case, as React shops write it',
    markup:
      input('postalCode') + input('prefecture') + input('city') + input('addressLine1') + input('addressLine2') + input('companyName'),
    takes: 'postalCode=postal-code prefecture=prefecture city=city addressLine1=town+block addressLine2=building companyName=organization',
  },
  {
    of: 'YubinBango’s page: all in one field',
    markup: `<div class="h-adr"><span class="p-country-name" style="display:none;">Japan</span>〒<input id="z" class="p-postal-code" size="8" maxlength="8"><input id="a" class="p-region p-locality p-street-address p-extended-address"></div>`,
    takes: 'z=postal-code a=prefecture+city+town+block+building',
  },
  {
    of: 'YubinBango’s page: 3 + 4 and four fields, two of them readonly',
    markup: `<div class="h-adr"><span class="p-country-name" style="display:none;">Japan</span>〒<input id="z1" class="p-postal-code" size="3" maxlength="3"><input id="z2" class="p-postal-code" size="4" maxlength="4">
      <input id="a" class="p-region" readonly><input id="b" class="p-locality" readonly><input id="c" class="p-street-address"><input id="d" class="p-extended-address"></div>`,
    takes: 'z1=postal-code/first z2=postal-code/second a=prefecture b=city c=town d=block+building',
  },
  {
    of: 'YubinBango’s classes with tokens beside them, 建物名 last',
    markup: `<div class="h-adr">郵便番号<input id="z" class="p-postal-code" autocomplete="postal-code">都道府県<input id="a" class="p-region" autocomplete="address-level1" readonly>市区町村<input id="b" class="p-locality" autocomplete="address-level2" readonly>
      番地<input id="c" class="p-street-address" autocomplete="address-line1">建物名<input id="d" class="p-extended-address" autocomplete="address-line2"></div>`,
    takes: 'z=postal-code a=prefecture b=city c=town+block d=building',
  },
  {
    of: 'YubinBango: prefecture and the rest',
    markup: `<div class="h-adr"><input id="z" class="p-postal-code"><input id="a" class="p-region"><input id="b" class="p-locality p-street-address p-extended-address"></div>`,
    takes: 'z=postal-code a=prefecture b=city+town+block+building',
  },
  {
    of: 'traps: controls called submit and elements, an id twice',
    markup: `${input('submit')}${input('elements')}<input id="zip" name="zip"><input id="zip" name="city"><input name="action" autocomplete="address-level1">`,
    takes: 'zip=postal-code city=city action=prefecture',
  },
  {
    of: 'English labels',
    markup:
      labelled('Postal code', input('q1')) +
      labelled('Prefecture', select('q2')) +
      labelled('City / Ward', input('q3')) +
      labelled('Street address', input('q4')) +
      labelled('Building, apartment', input('q5')) +
      labelled('Email address', input('q6')),
    takes: 'q1=postal-code q2=prefecture q3=city q4=town+block q5=building',
  },
  {
    of: 'a hidden country in front of the ZIP Code',
    markup: `<div><div>郵便番号</div><div><span style="display:none">Japan</span>${input('q1')}</div></div>`,
    takes: 'q1=postal-code',
  },
  {
    of: 'a box that acts as a button in front of the ZIP Code',
    markup: `<div class="btn">住所検索</div>${input('zip')}`,
    takes: 'zip=postal-code',
  },
  {
    of: 'masked examples',
    markup:
      labelled('郵便番号', input('q1')) +
      labelled('都道府県', input('q2')) +
      labelled('住所1', input('q3', 'placeholder="●●区●●町"')) +
      labelled('住所2', input('q4', 'placeholder="1-2-3"')),
    takes: 'q1=postal-code q2=prefecture q3=city+town q4=block+building',
  },
  {
    of: 'a block whose placeholder names the town too',
    markup:
      labelled('郵便番号', input('q1')) +
      labelled('都道府県', select('q2')) +
      labelled('市区町村', input('q3')) +
      labelled('番地', input('q4', 'placeholder="番地と町名"')),
    takes: 'q1=postal-code q2=prefecture q3=city q4=town+block',
  },
];

/** Pages on which nothing may happen: not one field is an address’s. */
export const NOTHING_HERE: readonly { readonly of: string; readonly markup: string }[] = [
  {
    of: 'a login',
    markup:
      labelled('メールアドレス', input('email', 'autocomplete="username"')) + labelled('パスワード', input('password', 'type="password"')),
  },
  { of: 'a site search', markup: input('q', 'type="search" placeholder="キーワード、商品番号で検索"') + '<button>検索</button>' },
  { of: 'a newsletter', markup: labelled('お名前', input('name')) + labelled('Email address', input('mail')) },
  {
    of: 'a card',
    markup: input('cc', 'autocomplete="cc-number"') + input('cczip', 'autocomplete="cc-csc"') + input('zip', 'autocomplete="cc-name"'),
  },
  { of: 'a one-time code', markup: labelled('郵便番号に届いた認証コード', input('zip', 'autocomplete="one-time-code"')) },
  {
    of: 'hidden and disabled fields',
    markup: input('zip', 'type="hidden"') + input('pref', 'disabled') + `<fieldset disabled>${input('city')}</fieldset>`,
  },
  { of: 'readonly fields', markup: input('zip', 'readonly value="1000004"') + input('city', 'readonly') },
  {
    of: 'honeypots',
    markup: `<div style="position:absolute;left:-9999px">${input('zip')}</div>${input('city', 'style="opacity:0"')}<div style="height:0;overflow:hidden">${input('pref')}</div><div aria-hidden="true">${input('address', 'tabindex="-1"')}</div><input name="town" style="position:absolute;width:1px;height:1px">`,
  },
  { of: 'a hidden form', markup: `<div hidden>${input('zip')}${input('city')}</div>` },
  {
    of: 'a file',
    markup:
      labelled('ZIPファイル', '<input type="file" name="zip">') +
      '<input type="checkbox" name="city" value="x"><input type="radio" name="pref" value="x">',
  },
  { of: 'a question', markup: labelled('件名', input('subject')) + labelled('お問い合わせ内容', '<textarea name="message"></textarea>') },
  {
    of: 'a person',
    markup:
      labelled('氏名', input('q1')) +
      labelled('フリガナ', input('q2')) +
      labelled('電話番号', input('q3', 'type="tel"')) +
      labelled('生年月日', input('q4', 'type="date"')),
  },
  { of: 'a mark that says nothing', markup: input('a', 'data-dga-field=""') + input('b', 'data-dga-field="colour"') },
  {
    of: 'YubinBango’s block for another country',
    markup:
      '<div class="h-adr"><span class="p-country-name">France</span><input id="x" class="p-region"><input id="y" class="p-locality"></div>',
  },
  {
    of: 'house hunting',
    markup:
      labelled('建物の種類', input('kind')) + labelled('ご希望のマンション階数', input('floors')) + labelled('物件番号', input('number')),
  },
  {
    of: 'an address of the net',
    markup:
      labelled('IPアドレス', input('ip')) + labelled('URL', input('url', 'type="url"')) + labelled('メールアドレス（確認）', input('q2')),
  },
  {
    of: 'a serial number and a coupon',
    markup:
      labelled('シリアル番号', input('serial')) + labelled('クーポンコード', input('coupon')) + labelled('注文番号', input('order_no')),
  },
];

export const SETTINGS: FormSettings = { formId: null, for: null, section: null, fields: null };

/** The result of discovery for the form around an element. */
export function resolve(element: HTMLElement, settings: Partial<FormSettings> = {}): ResolvedForm {
  return resolveForm(findForm(element, { ...SETTINGS, ...settings }, READERS));
}

/** `zip=postal-code pref=prefecture …` in document order. */
export function describeFound({ found }: ResolvedForm): string {
  return found
    .map(({ field, parts, box }) => `${field.getAttribute('name') ?? field.id}=${parts.join('+')}${box ? `/${box}` : ''}`)
    .join(' ');
}

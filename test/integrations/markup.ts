// Forms as shops' systems write them: names, ids, classes, autocomplete words and order of fields, taken from their templates. Only those
// facts, in markup of our own; what has nothing to do with an address is left out.

const PREFECTURES = ['北海道', '青森県', '東京都', '大阪府'];

/** EC-CUBE 4, Entry/index.twig with Form/AddressType and PostalType (EC-CUBE/ec-cube, 4.x). */
export const EC_CUBE = `<form method="post" action="/entry" novalidate class="h-adr">
  <span class="p-country-name" style="display:none;">Japan</span>
  <div class="ec-halfInput"><input type="text" id="entry_name_name01" name="entry[name][name01]"><input type="text" id="entry_name_name02" name="entry[name][name02]"></div>
  <div class="ec-halfInput"><input type="text" id="entry_company_name" name="entry[company_name]"></div>
  <div class="ec-zipInput"><span>〒</span><input type="tel" id="entry_postal_code" name="entry[postal_code]" required class="p-postal-code" placeholder="例：5300001"></div>
  <div class="ec-select"><select id="entry_address_pref" name="entry[address][pref]" class="p-region-id"><option value="">都道府県を選択</option>
    ${[1, 2, 13, 27].map((code, i) => `<option value="${code}">${PREFECTURES[i]}</option>`).join('')}</select></div>
  <div class="ec-input"><input type="text" id="entry_address_addr01" name="entry[address][addr01]" required class="p-locality p-street-address"></div>
  <div class="ec-input"><input type="text" id="entry_address_addr02" name="entry[address][addr02]" required class="p-extended-address"></div>
  <input type="password" id="entry_password_first" name="entry[password][first]">
</form>`;

const states = `<option value="">選択…</option><option value="JP01">北海道</option><option value="JP13">東京都</option><option value="JP27">大阪府</option>`;

/** EC-CUBE 2.17, frontparts/form_personal_input.tpl with the prefix of a delivery address: labels are in table heads. */
export const ecCube2 = (lookup: string): string => `<form name="form1" method="post"><table><tbody>
  <tr><th>お名前<span>※</span></th><td>姓&nbsp;<input type="text" name="shipping_name01" class="box120">&nbsp;名&nbsp;<input type="text" name="shipping_name02" class="box120"></td></tr>
  <tr><th>会社名</th><td><input type="text" name="shipping_company_name" class="box300"></td></tr>
  <tr><th>郵便番号<span>※</span></th><td>
    <p class="top">〒&nbsp;<input type="text" name="shipping_zip01" maxlength="3" class="box60">&nbsp;-&nbsp;<input type="text" name="shipping_zip02" maxlength="4" class="box60">&nbsp;
      <a href="https://www.post.japanpost.jp/zipcode/"><span class="mini">郵便番号検索</span></a></p>${lookup}</td></tr>
  <tr><th>住所<span>※</span></th><td>
    <select name="shipping_pref"><option value="" selected>都道府県を選択</option>${[1, 2, 13, 27].map((code, i) => `<option value="${code}">${PREFECTURES[i]}</option>`).join('')}</select>
    <p class="top"><input type="text" name="shipping_addr01" class="box300"><br>市区町村名 (例：千代田区神田神保町)</p>
    <p class="top"><input type="text" name="shipping_addr02" class="box300"><br>番地・ビル名 (例：1-3-5)</p></td></tr>
  <tr><th>電話番号<span>※</span></th><td><input type="text" name="shipping_tel01" maxlength="6">-<input type="text" name="shipping_tel02" maxlength="6">-<input type="text" name="shipping_tel03" maxlength="6"></td></tr>
</tbody></table></form>`;

/** WooCommerce, the classic checkout: form-billing.php and form-shipping.php, fields of Japan. */
export const wooClassic = (billingRow: string, shippingRow: string): string => {
  const fields = (side: string): string => `
    <p class="form-row" id="${side}_company_field"><input type="text" class="input-text" name="${side}_company" id="${side}_company" autocomplete="organization"></p>
    ${side === 'billing' ? billingRow : shippingRow}
    <p class="form-row" id="${side}_state_field"><select name="${side}_state" id="${side}_state" class="state_select" autocomplete="address-level1">${states}</select></p>
    <p class="form-row" id="${side}_city_field"><input type="text" class="input-text" name="${side}_city" id="${side}_city" autocomplete="address-level2"></p>
    <p class="form-row" id="${side}_address_1_field"><input type="text" class="input-text" name="${side}_address_1" id="${side}_address_1" autocomplete="address-line1"></p>
    <p class="form-row" id="${side}_address_2_field"><input type="text" class="input-text" name="${side}_address_2" id="${side}_address_2" autocomplete="address-line2"></p>`;
  return `<form name="checkout" method="post" class="checkout woocommerce-checkout">
    <div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">${fields('billing')}</div></div>
    <div class="woocommerce-shipping-fields"><div class="shipping_address"><div class="woocommerce-shipping-fields__field-wrapper">${fields('shipping')}</div></div></div>
  </form>`;
};

/** WooCommerce, the checkout block: both addresses in one form, the same words in both, ids with a hyphen. */
export const wooBlock = (lookups: string): string => {
  const fields = (side: string): string => `<div id="${side}" class="wc-block-components-address-form">
    <input type="text" id="${side}-company" autocomplete="organization">
    <div class="wc-block-components-text-input"><input type="text" id="${side}-postcode" autocomplete="postal-code"></div>
    <select id="${side}-state" autocomplete="address-level1">${states}</select>
    <input type="text" id="${side}-city" autocomplete="address-level2">
    <input type="text" id="${side}-address_1" autocomplete="address-line1">
    <input type="text" id="${side}-address_2" autocomplete="address-line2"></div>`;
  return `<div class="wp-block-woocommerce-checkout"><form class="wc-block-components-form wc-block-checkout__form">${fields('shipping')}${fields('billing')}</form></div>${lookups}`;
};

/** Shopify, a theme's page of addresses in Japanese: the fields of Dawn 15.4.1 in their order (sections/main-addresses.liquid, locales/ja.json). */
export const SHOPIFY = `<div class="customer addresses"><form method="post" action="/account/addresses" id="address_form_new">
  <div class="field"><input type="text" id="AddressAddress1New" name="address[address1]" maxlength="16" autocomplete="address-line1"><label for="AddressAddress1New">住所1</label></div>
  <div class="field"><input type="text" id="AddressAddress2New" name="address[address2]" maxlength="16" autocomplete="address-line2"><label for="AddressAddress2New">建物名、部屋番号など</label></div>
  <div class="field"><input type="text" id="AddressCityNew" name="address[city]" maxlength="12" autocomplete="address-level2"><label for="AddressCityNew">市</label></div>
  <div><label for="AddressCountryNew">国/地域</label><div class="select"><select id="AddressCountryNew" name="address[country]" autocomplete="country"><option value="Japan">日本</option></select></div></div>
  <div id="AddressProvinceContainerNew"><label for="AddressProvinceNew">都道府県</label><div class="select"><select id="AddressProvinceNew" name="address[province]" autocomplete="address-level1">
    <option value="Hokkaidō">北海道</option><option value="Tōkyō">東京都</option><option value="Ōsaka">大阪府</option></select></div></div>
  <div class="field"><input type="text" id="AddressZipNew" name="address[zip]" autocapitalize="characters" autocomplete="postal-code"><label for="AddressZipNew">郵便番号</label></div>
</form></div>`;

/** An address form of a system that needs nothing but the element's tag. */
export interface UnmarkedForm {
  readonly system: string;
  /** Where the markup is from. */
  readonly source: string;
  /** The form, with `lookup` in the place in which a site would add the tag. */
  readonly html: (lookup: string) => string;
  readonly code: string;
  readonly expected: Readonly<Record<string, string>>;
}

const regions = `<option value="">Please select a region, state or province.</option><option value="812">Hokkaido</option><option value="824">Tokyo</option><option value="838">Osaka</option>`;
const prefectures = PREFECTURES.map((name) => `<option value="${name}">${name}</option>`).join('');

/** Systems whose own forms are recognized by names, ids and labels. */
export const UNMARKED_FORMS: readonly UnmarkedForm[] = [
  {
    system: 'Magento 2',
    source: 'Magento_Customer/templates/address/edit.phtml',
    html: (
      lookup,
    ) => `<form class="form-address-edit" id="form-validate"><fieldset class="fieldset"><legend class="legend"><span>Address</span></legend>
      <div class="field street required"><label for="street_1" class="label"><span>Street Address</span></label><div class="control"><input type="text" name="street[]" id="street_1" class="input-text">
        <div class="nested"><div class="field additional"><label class="label" for="street_2"><span>Street Address 2</span></label><div class="control"><input type="text" name="street[]" id="street_2" class="input-text"></div></div></div></div></div>
      <div class="field city required"><label class="label" for="city"><span>City</span></label><div class="control"><input type="text" name="city" id="city" class="input-text"></div></div>
      <div class="field region required"><label class="label" for="region_id"><span>State/Province</span></label><div class="control"><select id="region_id" name="region_id" class="validate-select">${regions}</select><input type="text" id="region" name="region" class="input-text" disabled style="display:none"></div></div>
      <div class="field zip required"><label class="label" for="zip"><span>Zip/Postal Code</span></label><div class="control"><input type="text" name="postcode" id="zip" class="input-text validate-zip-international"></div></div>
      <div class="field country required"><label class="label" for="country"><span>Country</span></label><div class="control"><select name="country_id" id="country"><option value="US">United States</option><option value="JP" selected>Japan</option></select></div></div>
    </fieldset>${lookup}</form>`,
    code: '#zip',
    expected: { '#region_id': '824', '#city': '千代田区', '#street_1': '大手町' },
  },
  {
    system: 'Magento 2 in Japanese',
    source: 'the same page, with the labels of the language pack ja_JP and the prefectures of m2-jplocalize',
    html: (lookup) => `<form id="form-validate"><fieldset><legend><span>住所</span></legend>
      <div class="field country"><label for="country"><span>国</span></label><select name="country_id" id="country"><option value="US">アメリカ合衆国</option><option value="JP" selected>日本</option></select></div>
      <div class="field zip"><label for="zip"><span>郵便番号</span></label><input type="text" name="postcode" id="zip"></div>
      <div class="field region"><label for="region_id"><span>都道府県</span></label><select id="region_id" name="region_id"><option value="">都道府県を選択してください</option><option value="812">北海道</option><option value="824">東京都</option><option value="838">大阪府</option></select><input type="text" id="region" name="region" style="display:none"></div>
      <div class="field city"><label for="city"><span>市区町村</span></label><input type="text" name="city" id="city"></div>
      <div class="field street"><label for="street_1"><span>住所</span></label><input type="text" name="street[]" id="street_1"><div class="field"><label for="street_2"><span>番地 2</span></label><input type="text" name="street[]" id="street_2"></div></div>
    </fieldset>${lookup}</form>`,
    code: '#zip',
    expected: { '#region_id': '824', '#city': '千代田区', '#street_1': '大手町' },
  },
  {
    system: 'baserCMS 5',
    source:
      "the mail form that it installs (mail_fields.csv, mail_input.php): one label for all fields of the address, and AjaxZip3's event",
    html: (lookup) => `<form id="MailMessageIndexForm"><table class="bs-mail-form-body"><tbody>
      <tr><th class="col-head"><label for="mailmessage-name-1">お名前</label></th><td class="col-input"><span><input type="text" name="name_1" id="name-1" placeholder="姓"></span><span><input type="text" name="name_2" id="name-2" placeholder="名"></span></td></tr>
      <tr><th class="col-head"><label for="mailmessage-zip">住所</label><span class="normal">任意</span></th><td class="col-input">
        <span><input type="text" name="zip" id="zip" maxlength="8" placeholder="〒 郵便番号をハイフン抜きで入力してください" onkeyup="window.asked = this.value"></span>
        <span><select name="address_1" id="address-1"><option value="">選択してください</option>${[1, 2, 13, 27].map((code, i) => `<option value="${code}">${PREFECTURES[i]}</option>`).join('')}</select></span>
        <span><input type="text" name="address_2" id="address-2" maxlength="200" placeholder="市区町村・番地"></span>
        <span><input type="text" name="address_3" id="address-3" maxlength="200" placeholder="建物名"></span></td></tr>
    </tbody></table>${lookup}</form>`,
    code: '#zip',
    expected: { '#address-1': '13', '#address-2': '千代田区大手町', '#address-3': '' },
  },
  {
    system: 'Drupal (Address module)',
    source:
      "address element with the format of Japan; options as in commerceguys/addressing, autocomplete words as in the module's FieldHelper",
    html: (lookup) => `<form id="contact-message-form"><fieldset><legend>Address</legend>
      <div><label for="edit-address-0-country">Country</label><select class="country form-select" autocomplete="country" id="edit-address-0-country" name="address[0][address][country_code]"><option value="JP" selected>Japan</option><option value="US">United States</option></select></div>
      <div><label for="edit-address-0-postal-code">Postal code</label><input class="postal-code form-text" autocomplete="postal-code" type="text" id="edit-address-0-postal-code" name="address[0][address][postal_code]"></div>
      <div><label for="edit-address-0-area">Prefecture</label><select class="administrative-area form-select" autocomplete="address-level1" id="edit-address-0-area" name="address[0][address][administrative_area]"><option value="">- None -</option><option value="北海道">Hokkaido</option><option value="東京都">Tokyo</option></select></div>
      <div><label for="edit-address-0-locality">City</label><input class="locality form-text" autocomplete="address-level2" type="text" id="edit-address-0-locality" name="address[0][address][locality]"></div>
      <div><label for="edit-address-0-line1">Street address</label><input class="address-line1 form-text" autocomplete="address-line1" type="text" id="edit-address-0-line1" name="address[0][address][address_line1]"></div>
      <div><label for="edit-address-0-line2" class="visually-hidden">Street address line 2</label><input class="address-line2 form-text" autocomplete="address-line2" type="text" id="edit-address-0-line2" name="address[0][address][address_line2]"></div>
    </fieldset>${lookup}</form>`,
    code: '#edit-address-0-postal-code',
    expected: { '#edit-address-0-area': '東京都', '#edit-address-0-locality': '千代田区', '#edit-address-0-line1': '大手町' },
  },
  {
    system: 'a-blog cms',
    source: 'contact/form/input.html of its theme utsuwa: classes of YubinBango, and autocomplete words that do not belong together',
    html: (lookup) => `<form method="post" class="acms-form"><ul>
      <li><label for="organization">所属</label><input id="organization" type="text" name="organization" autocomplete="organization"></li>
      <li><div class="form-label">ご住所</div><div class="form-control"><input type="hidden" class="p-country-name" value="Japan">
        <span><label for="postal-code">郵便番号</label><input type="text" inputmode="numeric" name="postal-code" autocomplete="postal-code" id="postal-code" class="js-insert-hyphen p-postal-code" maxlength="8" placeholder="例）0123456"><input type="hidden" name="field[]" value="postal-code"></span>
        <label for="address-level1">都道府県</label><select class="p-region" name="address-level1" autocomplete="address-level1" id="address-level1"><option value="">都道府県</option>${prefectures}</select>
        <label for="address1">市区町村、番地</label><input id="address1" type="text" name="address1" autocomplete="address-level2 address-line1" class="p-locality p-street-address p-extended-address" placeholder="例）〇〇〇市〇〇区〇丁目〇〇-〇">
        <label for="address2">建物名</label><input id="address2" type="text" name="address2" autocomplete="address-line2" placeholder="例）〇〇〇〇ビル〇F"></div></li>
    </ul>${lookup}</form>`,
    code: '#postal-code',
    expected: { '#address-level1': '東京都', '#address1': '千代田区大手町', '#address2': '', '#organization': '' },
  },
  {
    system: 'Snow Monkey Forms',
    source:
      'src/blocks/item/save.js and App/Control/Text.php of 12.1.4: labels that belong to no field, and names that the editor makes up',
    html: (lookup) => {
      const item = (label: string, control: string): string =>
        `<div class="smf-item"><div class="smf-item__col smf-item__col--label"><div class="smf-item__label"><span class="smf-item__label__text">${label}</span></div></div>
        <div class="smf-item__col smf-item__col--controls"><div class="smf-item__controls"><div class="smf-placeholder">${control}</div></div></div></div>`;
      const text = (name: string): string =>
        `<div class="smf-text-control"><input type="text" name="${name}" value="" class="smf-text-control__control" data-validations=""></div>`;
      return `<form class="snow-monkey-form" id="snow-monkey-form-7" method="post" action="" data-screen="input"><div class="smf-form">
        ${item('お名前', text('text-1'))}${item('郵便番号', text('text-2'))}${lookup}
        ${item('都道府県', `<div class="smf-select-control"><select name="select-3" class="smf-select-control__control"><option value=""></option>${prefectures}</select></div>`)}
        ${item('市区町村', text('text-4'))}${item('町名・番地', text('text-5'))}${item('建物名', text('text-6'))}</div></form>`;
    },
    code: '[name="text-2"]',
    expected: {
      '[name="select-3"]': '東京都',
      '[name="text-4"]': '千代田区',
      '[name="text-5"]': '大手町',
      '[name="text-1"]': '',
      '[name="text-6"]': '',
    },
  },
  {
    system: 'Movable Type',
    source: 'it leaves the form to the site: common names, and labels in a definition list',
    html: (lookup) => `<form method="post"><dl>
      <dt>郵便番号</dt><dd><input type="text" name="zip" placeholder="例：460-0008"></dd>
      <dt>都道府県</dt><dd><select name="pref"><option value="">選択してください</option>${prefectures}</select></dd>
      <dt>市区町村</dt><dd><input type="text" name="city"></dd>
      <dt>町名・番地</dt><dd><input type="text" name="address"></dd>
      <dt>建物名・部屋番号</dt><dd><input type="text" name="building"></dd>
    </dl>${lookup}</form>`,
    code: '[name="zip"]',
    expected: { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="address"]': '大手町' },
  },
];

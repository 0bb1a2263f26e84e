import type { FormKind } from './situation-list.ts';
import { inLanguage } from './page-language.ts';

/** A labelled field; `id` is completed with the card's own. */
function field(name: string, label: readonly [string, string], attributes: string, wide = false): string {
  return `<div class="field${wide ? ' wide' : ''}"><label for="CARD-${name}">${inLanguage(...label)}</label><input id="CARD-${name}" name="${name}" ${attributes}></div>`;
}

const ZIP = field('zip', ['郵便番号', 'ZIP Code'], 'autocomplete="postal-code"');
const ELEMENT = '<dga-address-lookup></dga-address-lookup>';
const PREFECTURE = field('prefecture', ['都道府県', 'Prefecture'], 'autocomplete="address-level1"');
const CITY = field('city', ['市区町村', 'City'], 'autocomplete="address-level2"');
const LINE1 = field('line1', ['町名・番地', 'Town and block'], 'autocomplete="address-line1"', true);
const REST =
  field('line2', ['建物名', 'Building'], 'autocomplete="address-line2"') +
  field('organization', ['会社名', 'Company'], 'autocomplete="organization"');

/** Named as in the prefecture lists of many shops. */
const OPTIONS: readonly (readonly [string, string, string])[] = [
  ['JP-01', '北海道', 'Hokkaido'],
  ['JP-13', '東京都', 'Tokyo'],
  ['JP-27', '大阪府', 'Osaka'],
  ['JP-40', '福岡県', 'Fukuoka'],
];

function side(group: 'shipping' | 'billing', title: readonly [string, string]): string {
  const one = (name: string, label: readonly [string, string], token: string): string =>
    field(`${group}-${name}`, label, `autocomplete="${group} ${token}"`, true);
  return `<fieldset class="side"><legend>${inLanguage(...title)}</legend>
    ${one('zip', ['郵便番号', 'ZIP Code'], 'postal-code')}
    ${group === 'shipping' ? ELEMENT : ''}
    ${one('city', ['市区町村', 'City'], 'address-level2')}
    ${one('line1', ['町名・番地', 'Town and block'], 'address-line1')}</fieldset>`;
}

/** The forms of the cards. Constant markup: nothing that a user types becomes part of it. */
export const FORMS: Readonly<Record<FormKind, string>> = {
  address: ZIP + ELEMENT + PREFECTURE + CITY + LINE1 + REST,
  'own-input': ELEMENT + PREFECTURE + CITY + LINE1 + field('line2', ['建物名', 'Building'], 'autocomplete="address-line2"', true),
  boxes: `<fieldset class="boxes"><legend class="label">${inLanguage('郵便番号', 'ZIP Code')}</legend>
    <input id="CARD-zip" name="zip1" maxlength="3" inputmode="numeric" autocomplete="postal-code" aria-label="${inLanguage('最初の3桁', 'First three digits')}">
    <span aria-hidden="true">–</span>
    <input id="CARD-zip2" name="zip2" maxlength="4" inputmode="numeric" autocomplete="postal-code" aria-label="${inLanguage('あとの4桁', 'Last four digits')}"></fieldset>${
      ELEMENT + PREFECTURE + CITY + LINE1
    }`,
  'one-line': `${ZIP}${ELEMENT}<div class="field wide"><label for="CARD-address">${inLanguage('ご住所', 'Address')}</label><textarea id="CARD-address" name="address" rows="3" data-dga-field="address"></textarea></div>`,
  kana:
    ZIP +
    ELEMENT +
    PREFECTURE +
    CITY +
    field('line1', ['町名・番地', 'Town and block'], 'autocomplete="address-line1"') +
    field('town-kana', ['町名のよみ', 'Reading of the town'], 'data-dga-field="town-kana"') +
    field('city-kana', ['市区町村のよみ', 'Reading of the city'], 'data-dga-field="city-kana"', true),
  'two-addresses': side('shipping', ['お届け先', 'Shipping']) + side('billing', ['請求先', 'Billing']),
  'option-codes': `${ZIP}${ELEMENT}<div class="field"><label for="CARD-prefecture">${inLanguage('都道府県', 'Prefecture')}</label><select id="CARD-prefecture" name="prefecture" autocomplete="address-level1"><option value="">${inLanguage(
    '選択してください',
    'Please choose',
  )}</option>${OPTIONS.map(([value, ja, en]) => `<option value="${value}">${inLanguage(ja, en)}</option>`).join('')}</select></div>${CITY + LINE1}`,
  order: `${ZIP + ELEMENT + PREFECTURE + CITY + LINE1}<button class="button small">${inLanguage('注文する', 'Order')}</button>`,
};

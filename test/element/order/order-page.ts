// Forms that a user fills and changes with real keys, from the fill to the submission.
import { completeRecord } from '../../../src/address/record.ts';
import type { FillDetail } from '../../../src/element/events.ts';
import { checkout, type Checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';
import { press } from '../pickers/picker-page.ts';

const UMEDA = completeRecord({
  zip_code: '5300001',
  pref_code: '27',
  pref_name: '大阪府',
  city_code: '27127',
  city_name: '大阪市北区',
  town_name: '梅田',
});
(RECORDS as Record<string, unknown>)['5300001'] = [UMEDA];
export const ONE_LINE: string =
  '<label>郵便番号 <input id="zip" name="zip"></label><label>住所 <input id="line" name="address"></label><button>送信</button>';
export const README: string = STANDARD.replace(/<label>建物名.*?<\/label>/, '').replace(/<label>会社名.*?<\/label>/, '');
export const SEPARATE: string = STANDARD.replace(
  /<label>町名・番地.*?<\/label>/,
  '<label>町名 <input id="town"></label><label>番地 <input id="block"></label>',
);

/** Lists whose options say more than the name. */
export const LISTS: string = `<label>郵便番号 <input id="zip"></label>
    <label>都道府県 <select id="pref"><option value="">選択してください</option><option value="1">01:北海道</option><option value="13">13:東京都</option></select></label>
    <label>市区町村 <select id="city"><option value="">選択してください</option><option value="13101">東京23区：千代田区（神田を除く）</option><option value="13103">東京23区：港区</option></select></label>
    <label>町名・番地 <input id="line1"></label><button>送信</button>`;

export const fillOf = ({ events }: Checkout): FillDetail => events.findLast(({ type }) => type === 'dga-fill')?.detail as FillDetail;

export async function filled(code = '1020072', markup = STANDARD, attributes = ''): Promise<Checkout> {
  const page = await checkout(markup, attributes);
  await typeText(page.field('zip'), code);
  await page.settled();
  return page;
}

/** Presses Tab until a field has the focus. */
export async function tabTo(page: Checkout, id: string): Promise<void> {
  for (let presses = 0; document.activeElement !== page.field(id); presses++) {
    if (presses > 12) throw new Error(`Tab does not reach ${id}`);
    await press('Tab');
  }
}

export async function retype(field: HTMLInputElement, text: string): Promise<void> {
  field.select();
  await typeText(field, text);
}

/** Types the address of Umeda, then the ZIP Code of another one. */
export async function typedFirst(attributes = ''): Promise<Checkout> {
  const page = await checkout(STANDARD, attributes);
  page.field<HTMLSelectElement>('pref').value = '大阪府';
  page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
  await typeText(page.field('city'), '大阪市北区');
  await typeText(page.field('line1'), '梅田1-1');
  await typeText(page.field('line2'), '梅田ビル5F');
  await typeText(page.field('zip'), '1020072');
  await page.settled();
  return page;
}

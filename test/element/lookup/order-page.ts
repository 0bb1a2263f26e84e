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

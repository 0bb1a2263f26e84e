// Asserts that IBM Equal Access finds no violation in states that only some attributes or answers lead to. states.chromium.browser.test.ts has
// the documented states.
import { expect, waitUntil } from '@open-wc/testing';
import { choose, pickerPage, press, until } from '../element/pickers/picker-page.ts';
import { completeRecord } from '../../src/address/record.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';
import { ibmViolations } from './ibm-violations.ts';

/** A list that is long enough for a filter. */
async function longList(text: string): Promise<Checkout> {
  const page = await checkout(STANDARD);
  const addresses = [...'アイウエオカキクケコサシ'].map((kana) =>
    completeRecord({ zip_code: '4980000', pref_name: '愛知県', city_name: '弥富市', town_name: `${kana}町`, town_kana: `${kana}チョウ` }),
  );
  const answer = { page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode' as const, addresses };
  page.element.client = { ...page.client, searchCode: async () => answer };
  await typeText(page.field('zip'), '4980000');
  await page.settled('choosing');
  await waitUntil(() => page.part('filter'), 'no filter');
  await typeText(page.part('filter') as HTMLElement, text);
  return page;
}

/** States that only some attributes or answers lead to. */
const FURTHER: Readonly<Record<string, () => Promise<unknown>>> = {
  'a filter with matches': async () => {
    const page = await longList('a');
    await waitUntil(() => page.part('option'), 'no match');
  },
  'a filter without matches': async () => {
    const page = await longList('zzz');
    await waitUntil(() => page.element.renderRoot.querySelector('.empty')?.textContent, 'a match');
  },
  'a picker with matches, and one with text that is not in its list': async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    await typeText(page.picker('city'), 'minato');
    await until(() => page.options().length > 0);
    expect(await ibmViolations()).to.deep.equal([]);
    await typeText(page.picker('city'), 'zz');
    await press('Tab');
    await until(() => page.picker('city').ariaInvalid === 'true');
  },
  'a mismatch of verify, and the answer to it': async () => {
    const page = await checkout(STANDARD, 'verify="block"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    page.field('city').blur();
    await waitUntil(() => page.part('confirm'), 'no mismatch');
    expect(await ibmViolations()).to.deep.equal([]);
    page.part('confirm')?.click();
    await waitUntil(() => page.message().startsWith('住所は変更していません。'), 'not confirmed');
  },
  'an address that was there first': async () => {
    const page = await checkout(STANDARD);
    page.field('pref').value = '東京都';
    await typeText(page.field('city'), '港区');
    await typeText(page.field('line1'), '芝公園');
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.part('replace'), 'no question');
  },
  'an undone fill': async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.part('undo')?.click();
    await page.settled('idle');
  },
};

describe('IBM Equal Access, further states', () => {
  for (const [name, reachState] of Object.entries(FURTHER))
    it(`finds no violation: ${name}`, async () => {
      await reachState();
      expect(await ibmViolations()).to.deep.equal([]);
    });
});

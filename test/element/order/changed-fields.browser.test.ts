// Fields that the page has changed since the fill, and that the next fill can no longer find.
import { expect, waitUntil } from '@open-wc/testing';
import { checkout, type Checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** Fills 東京都 千代田区, changes the page, and looks up a code of another city. */
async function correct(change: (page: Checkout) => void): Promise<Checkout> {
  const page = await checkout(STANDARD);
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  change(page);
  (page.field('zip') as HTMLInputElement).select();
  await typeText(page.field('zip'), '9800000');
  await page.settled('choosing');
  page.part('list')?.querySelector<HTMLElement>('[role="option"]')?.click();
  await waitUntil(() => page.field('pref').value === '宮城県' && ['filled', 'incomplete'].includes(page.element.status));
  return page;
}

describe('a field that the page changed since the fill', () => {
  for (const [name, change] of [
    ['made readonly', (page: Checkout) => page.field('city').setAttribute('readonly', '')],
    [
      'relabelled',
      (page: Checkout) => {
        const city = page.field('city');
        city.removeAttribute('autocomplete');
        city.setAttribute('name', 'person');
        city.id = 'person';
        (city.parentElement as HTMLElement).firstChild?.replaceWith('担当者');
      },
    ],
  ] as const)
    it(`keeps its city of the former code, which the message names: ${name}`, async () => {
      let city: HTMLInputElement | undefined;
      const page = await correct((one) => {
        city = one.field('city') as HTMLInputElement;
        change(one);
      });
      expect(city?.value).to.equal('千代田区');
      expect(page.element.status).to.equal('incomplete');
      await waitUntil(() => page.message().includes('市区町村を確認してください。'), page.message());
      await typeText(page.field('line1'), '1-2');
      await waitUntil(() => page.field('line1').value.includes('1-2'));
      expect(page.element.status, 'still contradicted').to.equal('incomplete');
    });
});

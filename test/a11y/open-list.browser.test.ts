import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';

async function withList(): Promise<Checkout> {
  const page = await checkout(STANDARD);
  await typeText(page.field('zip'), '9800000');
  await page.settled('choosing');
  await waitUntil(() => page.part('list'));
  return page;
}

const submits = (page: Checkout): number => page.events.filter(({ type }) => type === 'submit').length;

describe('an open list of addresses', () => {
  it('takes the focus on Enter in the code field instead of submitting the form', async () => {
    const page = await withList();
    await sendKeys({ press: 'Enter' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.part('list'));
    expect(submits(page)).to.equal(0);
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '仙台市青葉区', line1: '青葉' });
  });

  it('numbers its options through all groups, because Firefox would count those of each group', async () => {
    const page = await checkout(STANDARD);
    const { addresses } = await page.client.searchCode('9800000');
    const inTwoCities = addresses.map((record, i) => (i === 2 ? { ...record, city_name: '仙台市宮城野区' } : record));
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 3, searchtype: 'zipcode', addresses: inTwoCities });
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    const positions = [...page.element.renderRoot.querySelectorAll('[role="group"]')].map((group) =>
      [...group.querySelectorAll('[role="option"]')].map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`),
    );
    expect(positions).to.deep.equal([['1 of 3', '2 of 3'], ['3 of 3']]);
  });

  for (const key of ['Tab', 'ArrowDown', 'Enter']) {
    it(`leaves ${key} to the browser if the page hides the element`, async () => {
      const page = await withList();
      page.element.style.display = 'none';
      let wasPrevented: boolean | undefined;
      page.form.addEventListener('keydown', (event) => (wasPrevented = event.defaultPrevented));
      await sendKeys({ press: key });
      expect(wasPrevented).to.equal(false);
      if (key === 'Tab') expect(document.activeElement).not.to.equal(page.field('zip'));
    });
  }
});

// A list of addresses that closes without a choice.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** A checkout with the open list of a ZIP Code. */
async function withList(attributes = ''): Promise<Checkout> {
  const page = await checkout(`<fieldset id="set"><dga-address-lookup ${attributes}></dga-address-lookup></fieldset>${STANDARD}`);
  await typeText(page.field('zip'), '9800000');
  await page.settled('choosing');
  await waitUntil(() => page.part('option') !== null);
  return page;
}

/** Chooses the first address, and waits until a list would be gone. */
async function choose(page: Checkout): Promise<void> {
  page.part('option')?.click();
  for (let frames = 0; frames < 4; frames++) await nextFrame();
}

describe('an open list', () => {
  for (const [name, target] of [
    ['the element', (page: Checkout) => page.element],
    ['a fieldset around it', (page: Checkout) => page.field<HTMLFieldSetElement>('set')],
  ] as const)
    it(`closes if the page disables ${name}, and can be opened again once it is enabled`, async () => {
      const page = await withList();
      const option = page.part('option') as HTMLElement;
      target(page).disabled = true;
      option.click();
      await waitUntil(() => page.part('option') === null);
      expect([page.element.status, page.field('line1').value]).to.deep.equal(['idle', '']);
      expect(page.part('reopen')).to.equal(null);
      target(page).disabled = false;
      await waitUntil(() => page.part('reopen') !== null);
      page.part('reopen')?.click();
      await waitUntil(() => page.part('option') !== null);
      await choose(page);
      await waitUntil(() => page.field('line1').value !== '');
    });

  for (const [name, cancel] of [
    ['at once', (event: Event) => event.preventDefault()],
    ['later', (event: Event & { waitUntil?: (promise: Promise<boolean>) => void }) => event.waitUntil?.(Promise.resolve(false))],
  ] as const)
    it(`can be opened again if the page cancels the choice ${name}`, async () => {
      const page = await withList();
      page.element.addEventListener('dga-before-fill', cancel, { once: true });
      await choose(page);
      await waitUntil(() => page.element.status === 'idle');
      expect(page.field('line1').value).to.equal('');
      await waitUntil(() => page.part('reopen') !== null, 'the list cannot be opened again');
      page.part('reopen')?.click();
      await waitUntil(() => page.part('option') !== null);
      await choose(page);
      await waitUntil(() => page.field('line1').value !== '');
    });
});

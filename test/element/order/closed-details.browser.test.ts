// An address in a <details> that the user closes after the fill is still submitted.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** A form whose address is in a <details>. */
async function withDetails(isOpen = true): Promise<{ readonly page: Checkout; readonly details: HTMLDetailsElement }> {
  const [zip = '', ...rest] = STANDARD.trim().split('\n');
  const fields = rest.slice(0, -1).join('');
  const page = await checkout(
    `${zip}<details${isOpen ? ' open' : ''}><summary>住所</summary>${fields}</details><button id="order">注文する</button>`,
    'require-block',
  );
  return { page, details: page.form.querySelector('details') as HTMLDetailsElement };
}

describe('an address in a details element that is closed after the fill', () => {
  it('still lacks its block, and is opened when the browser refuses the submit', async () => {
    const { page, details } = await withDetails();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    details.open = false;
    await nextFrame();
    await nextFrame();
    await page.settled('incomplete');
    page.field('order').click();
    await waitUntil(() => details.open, 'opens');
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
    await waitUntil(() => document.activeElement === page.field('line1'), 'leads the user to the block');
    await typeText(page.field('line1'), '1-2');
    details.open = false;
    page.field('order').click();
    await waitUntil(() => page.events.some(({ type }) => type === 'submit'), 'submits');
  });

  it('changes with the next code', async () => {
    const { page, details } = await withDetails();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    details.open = false;
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.field('line1').value === '大手町', 'replaces the town');
  });

  it('is left alone if it was closed before the fill', async () => {
    const { page } = await withDetails(false);
    await typeText(page.field('zip'), '1020072');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });
});

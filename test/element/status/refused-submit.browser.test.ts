// Which message a submit that the element prevents shows; refused-submit.engines.browser.test.ts has the focus and the validity.
import { expect, waitUntil } from '@open-wc/testing';
import { announcements } from '../../support/announcements.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { nextTask } from '../../support/next-task.ts';
import { submit } from './press-submit.ts';

describe('a submit that the element prevents', () => {
  it('says nothing for another address, which lacks its block', async () => {
    const address = (of: string): string =>
      `<fieldset><dga-address-lookup for="${of}-zip" require-block></dga-address-lookup>${STANDARD.replace(/ (id|name)="/g, ` $1="${of}-`).replace(/<button.*/s, '')}</fieldset>`;
    const page = await checkout(address('a') + address('b'));
    const other = page.form.querySelector<typeof page.element>('fieldset + fieldset dga-address-lookup');
    if (!other) throw new Error('There is no second element.');
    other.client = page.client;
    for (const of of ['a', 'b']) await typeText(page.field(`${of}-zip`), '1020072');
    await page.settled('incomplete');
    await waitUntil(() => other.status === 'incomplete');
    const line = page.field('a-line1') as HTMLInputElement;
    await typeText(line, '飯田橋2-1');
    await page.settled('filled');
    await submit(page);
    await waitUntil(() => document.activeElement === page.field('b-line1'));
    await nextTask();
    await page.element.updateComplete;
    expect(page.message()).not.to.contain('番地を入力してください。');
  });

  it('shows the mismatch that verify="block" has found, until the user answers it', async () => {
    const page = await checkout(STANDARD, 'verify="block"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '2-1');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    page.field('city').blur();
    await waitUntil(() => page.part('check')?.querySelector('button'));
    const announced = announcements(page);
    await submit(page);
    await waitUntil(() => announced.length > 0);
    const region = page.element.renderRoot.querySelector('[role="status"]');
    expect(region?.textContent).to.contain('入力された市区町村は港区です。');
    page.part('confirm')?.click();
    await waitUntil(() => !region?.textContent?.includes('港区'), 'the user has answered it');
  });
});

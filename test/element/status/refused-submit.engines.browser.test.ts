import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { announcements } from '../../support/announcements.ts';
import { nextTask } from '../../support/next-task.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

const WITHOUT_ZIP = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

async function submit(page: Checkout): Promise<void> {
  page.form.addEventListener('submit', (event) => event.preventDefault());
  const button = document.createElement('button');
  page.form.append(button);
  button.focus();
  await sendKeys({ press: 'Enter' });
}

describe('a submit that the element prevents', () => {
  it('shows the message about the missing block again, and not what was filled before', async () => {
    const page = await checkout(STANDARD, 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    const announced = announcements(page);
    await submit(page);
    await waitUntil(() => announced.length > 0);
    expect(page.message()).to.equal('番地を入力してください。');
    expect(document.activeElement).to.equal(page.field('line1'));
  });

  it('moves the focus to the block field even if the page requires that field itself', async () => {
    const page = await checkout(STANDARD.replace('id="line1"', 'id="block" data-dga-field="block" required'), 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    await submit(page);
    await waitUntil(() => document.activeElement === page.field('block'));
    // A space is enough for the page, but no block.
    await typeText(page.field('block'), ' ');
    page.field('city').focus();
    await submit(page);
    await waitUntil(() => document.activeElement === page.field('block'));
    expect((page.field('block') as HTMLInputElement).validationMessage).to.equal('番地を入力してください。');
  });

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

  it('shows a message with the name of the built-in input if that is empty', async () => {
    const page = await checkout(WITHOUT_ZIP, 'name="code" required');
    await submit(page);
    await waitUntil(() => page.message() === '郵便番号またはデジタルアドレス: 入力してください。');
    await typeText(page.part('input') as HTMLElement, '1');
    await waitUntil(() => page.message() === '');
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

  it('is announced once if the page checks the fields itself, and prevents the submit', async () => {
    const page = await checkout(STANDARD, 'require-block');
    page.form.noValidate = true;
    page.form.addEventListener('submit', (event) => page.form.checkValidity() || event.preventDefault());
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    const announced = announcements(page);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => announced.length > 0);
    // The field for the block and the element are both invalid.
    await nextTask();
    await page.element.updateComplete;
    await nextTask();
    expect(announced).to.have.length(1);
    expect(page.message()).to.contain('番地を入力してください。');
    expect(document.activeElement).to.equal(page.field('zip'));
  });

  it('is not announced if the page only checks the validity', async () => {
    const page = await checkout(WITHOUT_ZIP, 'name="code" required');
    expect(page.form.checkValidity()).to.equal(false);
    await new Promise((resolve) => setTimeout(resolve));
    await page.element.updateComplete;
    expect(page.message()).to.equal('');
  });
});

import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { announcements } from '../../support/announcements.ts';
import { nextTask } from '../../support/next-task.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { submit } from './press-submit.ts';

const WITHOUT_ZIP = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

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

  it('shows a message with the name of the built-in input if that is empty', async () => {
    const page = await checkout(WITHOUT_ZIP, 'name="code" required');
    await submit(page);
    await waitUntil(() => page.message() === '郵便番号またはデジタルアドレス: 入力してください。');
    await typeText(page.part('input') as HTMLElement, '1');
    await waitUntil(() => page.message() === '');
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

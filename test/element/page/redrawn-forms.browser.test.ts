// Pages that draw their form again while the user works: frameworks, morphing, checkouts that replace a fragment after each change.
import { expect, waitUntil } from '@open-wc/testing';
import { nextTask } from '../../support/next-task.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** Replaces each control by a copy with the same value, as a framework does. The focus stays in the same place. */
function redraw({ form }: Checkout): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select')) {
    const copy = control.cloneNode(true) as HTMLInputElement;
    copy.value = control.value;
    const hadFocus = control.matches(':focus');
    control.replaceWith(copy);
    if (hadFocus) copy.focus();
  }
}

describe('a form that the page draws again', () => {
  it('is not looked up again for the same code', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    for (let times = 0; times < 3; times++) {
      redraw(page);
      for (let tasks = 0; tasks < 10; tasks++) await nextTask();
      await new Promise((done) => setTimeout(done, 40));
      await page.settled();
    }
    expect(page.client.asked).to.have.length(1);
    expect(page.field('line1').value).to.equal('飯田橋');
  });

  it('is not looked up again for a code that no address has', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '9999999');
    await page.settled('error');
    for (let times = 0; times < 3; times++) {
      redraw(page);
      await new Promise((done) => setTimeout(done, 40));
      await page.settled();
    }
    expect(page.client.asked).to.have.length(1);
  });

  it('is looked up for the next code', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    redraw(page);
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.client.asked.length === 2);
    await page.settled();
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', '1000004']);
  });
});

// Pages that draw their form again while the user works: frameworks, morphing, checkouts that replace a fragment after each change.
import { expect, waitUntil } from '@open-wc/testing';
import { append } from '../order/stored-order.ts';
import { nextTask } from '../../support/next-task.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** Replaces each control by a copy with the same value, as a framework does. The focus stays in the same place. */
function redraw({ form }: Checkout): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select')) {
    const copy = control.cloneNode(true) as HTMLInputElement;
    copy.value = control.value;
    const hadFocus = control === document.activeElement;
    control.replaceWith(copy);
    if (hadFocus) copy.focus();
  }
}

const textOf = (element: Checkout['element']): string => element.renderRoot.querySelector('[role="status"]')?.textContent ?? '';

describe('a form that the page re-creates', () => {
  it('is compared with its code by another element that replaces the first one, without a request', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('line1').select();
    await typeText(page.field('line1'), '富士見1-1');
    page.field('line1').blur();
    const other = document.createElement('dga-address-lookup');
    other.client = page.client;
    page.element.replaceWith(other);
    await waitUntil(() => other.status === 'incomplete');
    await waitUntil(() => textOf(other).includes('一致していません'));
    expect(page.client.asked).to.have.length(1);
  });

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

  it('is looked up for another code', async () => {
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

  it('keeps its undo, and the next code replaces what the element wrote', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await nextTask();
    redraw(page);
    page.field('zip').select();
    await typeText(page.field('zip'), '1008926');
    await waitUntil(() => page.field('line1').value === '霞が関２丁目１－２');
    await page.settled();
    redraw(page);
    (page.part('undo') as HTMLElement).click();
    await waitUntil(() => page.field('line1').value === '飯田橋');
  });

  it('gets no question about an address that was replaced as a whole', async () => {
    const page = await checkout(STANDARD);
    page.field('pref').value = '大阪府';
    await typeText(page.field('city'), '大阪市北区');
    await typeText(page.field('line1'), '梅田1-1');
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.part('replace'));
    (page.part('replace') as HTMLElement).click();
    await waitUntil(() => page.field('line1').value === '飯田橋');
    await page.settled();
    redraw(page);
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.field('line1').value === '大手町', `${page.message()} ${JSON.stringify(page.values())}`);
  });

  it('is filled again for the first code if the page emptied it after a correction and an undo', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.field('line1').value === '大手町');
    await page.settled();
    (page.part('undo') as HTMLElement).click();
    await waitUntil(() => page.field('line1').value === '飯田橋');
    await page.settled();
    for (const control of page.form.querySelectorAll<HTMLInputElement>('input, select')) control.value = '';
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.field('line1').value === '飯田橋', page.message());
  });

  it('is looked up again if the page takes the element away during the lookup, and puts it back later', async () => {
    const page = await checkout(STANDARD);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), '1020072');
    page.element.remove();
    await nextTask();
    expect([page.element.status, page.element.matches(':state(busy)')]).to.deep.equal(['idle', false]);
    page.client.gate = undefined;
    page.form.prepend(page.element);
    await page.settled('incomplete');
    resolve();
    expect(page.field('line1').value).to.equal('飯田橋');
    expect(page.client.asked).to.have.length(2);
  });

  /** Replaces the form by a copy with the user's values and another element, as a fragment from a server does. */
  function replaceForm(page: Checkout): Checkout['element'] {
    const form = page.form.cloneNode(true) as HTMLFormElement;
    const element = form.querySelector('dga-address-lookup') as Checkout['element'];
    element.client = page.client;
    // A copy of a select has the option that the markup names.
    for (const select of page.form.querySelectorAll('select'))
      (form.querySelector(`#${select.id}`) as HTMLSelectElement).value = select.value;
    page.form.replaceWith(form);
    return element;
  }

  it('is looked up by the element of the new form if the page replaces it during the lookup', async () => {
    const page = await checkout(STANDARD);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), 'A7E2FK2');
    // Seven keys take longer than the chunk that hands the lookup over.
    await page.element.loadRest();
    const next = replaceForm(page);
    page.client.gate = undefined;
    resolve();
    await waitUntil(() => next.status === 'filled');
    const values = [...(next.form as HTMLFormElement).querySelectorAll('input')].map(({ value }) => value);
    expect(values).to.include.members(['100-0005', '千代田区']);
    expect(page.client.asked).to.have.length(2);
  });

  /** The new form and its element, once the element knows what the one before has filled. */
  async function replaced(page: Checkout): Promise<Checkout> {
    const element = replaceForm(page);
    await waitUntil(() => element.record);
    const form = element.form as HTMLFormElement;
    return { ...page, element, form, field: <F extends HTMLElement>(id: string) => form.querySelector(`#${id}`) as F };
  }

  it('is compared with its code by the element of the new form, which undoes the fill', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const next = await replaced(page);
    next.field('city').select();
    await typeText(next.field('city'), '港区');
    next.field('city').blur();
    await waitUntil(() => textOf(next.element).includes('一致していません'));
    next.element.undo();
    await waitUntil(() => next.field('line1').value === '');
    expect([next.field('zip').value, next.field('city').value]).to.deep.equal(['1020072', '港区']);
  });

  it('gets the place of the next code from the element of the new form, behind which the block stays', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const next = await replaced(page);
    await append(next.field('line1'), '2-1');
    const last = await replaced(next);
    await waitUntil(() => last.element.status === 'filled');
    expect(textOf(last.element).trim()).to.equal('東京都千代田区飯田橋を入力しました。');
    last.field('zip').select();
    await typeText(last.field('zip'), '1000004');
    await waitUntil(() => last.field('line1').value === '大手町2-1');
    expect(page.client.asked).to.have.length(2);
  });

  it('is not taken for the other address of the page, whose element has the same code', async () => {
    const page = await checkout(
      `<dga-address-lookup></dga-address-lookup>${STANDARD}<fieldset><dga-address-lookup></dga-address-lookup>${STANDARD.replace(/(id|name)="/g, '$1="other_')}</fieldset>`,
    );
    const [first, second] = page.form.querySelectorAll('dga-address-lookup');
    page.field('other_zip').value = '1020072';
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    first?.remove();
    await new Promise((done) => setTimeout(done, 200));
    expect(second?.status).to.equal('idle');
  });

  it('shows the list of its code again in the element of the new form', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    const next = replaceForm(page);
    await waitUntil(() => next.status === 'choosing');
    expect(next.records).to.have.length(3);
    expect(page.client.asked).to.have.length(1);
  });

  it('is compared again when the page puts the element back', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.element.remove();
    await typeText(page.field('line1'), '1-1');
    page.form.prepend(page.element);
    await page.settled('filled');
  });
});

// Two addresses of a form, with an element for each or one for both, while the page shows only one of them.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';

const address = (name: string): string => `<label>郵便番号 <input id="${name}-zip" name="${name}-zip"></label>
  <label>都道府県 <input id="${name}-pref" name="${name}-pref"></label>
  <label>市区町村 <input id="${name}-city" name="${name}-city"></label>
  <label>町名・番地 <input id="${name}-line" name="${name}-line"></label>`;
const ELEMENT = '<dga-address-lookup></dga-address-lookup>';

/** Makes every element of the page ask the same client, and returns the elements once each has found its form. */
async function elementsOf({ form, client }: Checkout): Promise<DgaAddressLookup[]> {
  const elements = [...form.querySelectorAll('dga-address-lookup')];
  for (const element of elements) element.client = client;
  await Promise.all(elements.map(({ updateComplete }) => updateComplete));
  return elements;
}

describe('an element whose own address is closed', () => {
  const ORDERS: Readonly<Record<string, string>> = {
    'behind the open one': `<div>${ELEMENT}${address('a')}</div><div id="later" hidden>${ELEMENT}${address('b')}</div>`,
    'in front of the open one': `<div id="later" hidden>${ELEMENT}${address('b')}</div><div>${ELEMENT}${address('a')}</div>`,
    'in front of its fields': `${ELEMENT}${address('a')}${ELEMENT}<div id="later" hidden>${address('b')}</div>`,
    'in a disabled fieldset': `<div>${ELEMENT}${address('a')}</div>${ELEMENT}<fieldset id="later" disabled>${address('b')}</fieldset>`,
  };
  for (const [order, markup] of Object.entries(ORDERS))
    it(`leaves the other code field to the nearer element: ${order}`, async () => {
      const page = await checkout(markup);
      const elements = await elementsOf(page);
      await typeText(page.field('a-zip'), '1020072');
      await waitUntil(() => page.field('a-line').value === '飯田橋');
      expect(page.client.asked).to.have.length(1);
      expect(elements.map(({ status }) => status).toSorted()).to.deep.equal(['idle', 'incomplete']);
      const later = page.field<HTMLFieldSetElement>('later');
      later.hidden = later.disabled = false;
      await typeText(page.field('b-zip'), '1000004');
      await waitUntil(() => page.field('b-line').value === '大手町');
      expect(page.client.asked).to.have.length(2);
      expect(page.field('a-line').value).to.equal('飯田橋');
    });

  it('shows no built-in input, and serves the code field if the other element goes', async () => {
    const page = await checkout(`<div>${ELEMENT}${address('a')}</div><div id="later" hidden>${address('b')}</div><div>${ELEMENT}</div>`);
    const [first, second] = (await elementsOf(page)) as [DgaAddressLookup, DgaAddressLookup];
    page.field('a-zip').focus();
    await second.updateComplete;
    expect(second.renderRoot.querySelector('input')).to.equal(null);
    first.remove();
    page.field('a-pref').focus();
    await typeText(page.field('a-zip'), '1020072');
    await waitUntil(() => page.field('a-line').value === '飯田橋');
    expect(second.record?.town_name).to.equal('飯田橋');
  });
});

describe('an element for two addresses in steps', () => {
  const STEPS = `${ELEMENT}<div id="first">${address('a')}</div><div id="second" hidden>${address('b')}</div>`;

  function go(page: Checkout, step: 'first' | 'second'): void {
    for (const id of ['first', 'second']) page.field(id).hidden = id !== step;
  }

  /** Enters the ZIP Code and the block of the first step. */
  async function completeFirst(page: Checkout): Promise<void> {
    await typeText(page.field('a-zip'), '1020072');
    await page.settled('incomplete');
    page.field('a-line').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    await page.settled('filled');
  }

  /** Fills the address of the first step, and goes to the second one. */
  async function inSecond(): Promise<Checkout> {
    const page = await checkout(STEPS);
    await completeFirst(page);
    go(page, 'second');
    await typeText(page.field('b-zip'), '1000004');
    await waitUntil(() => page.field('b-line').value === '大手町');
    await page.settled('incomplete');
    return page;
  }

  it('says nothing about the block of the first address beside the second one', async () => {
    const page = await inSecond();
    expect(page.message()).to.contain('番地を入力してください。').and.not.to.contain('2-1');
    expect(page.message()).not.to.contain('変更しました');
  });

  it('undoes the second address alone, and writes no code of the first one', async () => {
    const page = await inSecond();
    page.element.undo();
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({
      'a-zip': '1020072',
      'a-pref': '東京都',
      'a-city': '千代田区',
      'a-line': '飯田橋2-1',
      'b-zip': '1000004',
    });
  });

  it('knows the first address again when the user goes back to its step', async () => {
    const page = await inSecond();
    go(page, 'first');
    page.field('a-zip').focus();
    await waitUntil(() => page.element.status === 'filled' && page.element.record?.town_name === '飯田橋');
    page.field('a-line').select();
    await typeText(page.field('a-line'), '大手町1-1');
    page.field('a-zip').focus();
    await waitUntil(() => page.message().includes('一致していません'), `says “${page.message()}”`);
  });

  for (const [name, hold] of [
    ['the answer', (page: Checkout, gate: Promise<void>) => void (page.client.gate = gate)],
    [
      'the fill, which the page delays,',
      (page: Checkout, gate: Promise<void>) =>
        page.element.addEventListener('dga-before-fill', (event) => event.waitUntil(gate), { once: true }),
    ],
  ] as const)
    it(`leaves the second address alone if ${name} comes after its step was shown, and fills the first one later`, async () => {
      const page = await checkout(STEPS);
      const { promise, resolve } = Promise.withResolvers<void>();
      hold(page, promise);
      await typeText(page.field('a-zip'), '1020072');
      await waitUntil(() => page.client.asked.length === 1);
      // The page shows the step without a change of the DOM that the element notices.
      go(page, 'second');
      resolve();
      await page.settled();
      expect(page.values()).to.deep.equal({ 'a-zip': '1020072' });
      page.field('b-pref').focus();
      await page.element.updateComplete;
      expect(page.values()).to.deep.equal({ 'a-zip': '1020072' });
      go(page, 'first');
      page.field('a-zip').focus();
      await waitUntil(() => page.field('a-line').value === '飯田橋', JSON.stringify(page.values()), { timeout: 4000 });
      expect(page.client.asked).to.have.length(1);
    });

  it('does not hold a form whose first address is complete, before the user comes to the second one', async () => {
    const page = await checkout(`${STEPS}<button type="button" id="next">次へ</button><button>送信</button>`);
    page.element.requireBlock = true;
    await completeFirst(page);
    page.field('next').focus();
    go(page, 'second');
    page.form.querySelector<HTMLElement>('button:not([type])')?.focus();
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.element.status).to.equal('filled');
  });

  for (const [name, wrap] of Object.entries({
    'in boxes': (inner: string) => `<div>${inner}</div>`,
    'without boxes': (inner: string) => inner,
  }))
    it(`fills the second step of an address beside another one whose code field is open, ${name}`, async () => {
      const [zip = '', ...rest] = address('a').split(/(?=\n)/);
      const own = `<p id="first">${zip}</p><p id="second" hidden>${rest.join('')}</p>`;
      const page = await checkout(`${ELEMENT}${wrap(own)}${wrap(address('b'))}`);
      await typeText(page.field('a-zip'), '1020072');
      await waitUntil(() => page.element.record);
      go(page, 'second');
      await waitUntil(() => page.field('a-line').value === '飯田橋', JSON.stringify(page.values()));
      expect(page.values()).to.deep.equal({ 'a-zip': '1020072', 'a-pref': '東京都', 'a-city': '千代田区', 'a-line': '飯田橋' });
    });

  for (const isFirst of [true, false])
    it(`leaves an address ${isFirst ? 'behind' : 'in front of'} it alone when the page removes its code field with the step`, async () => {
      const [zip = '', ...rest] = address('a').split(/(?=\n)/);
      const [own, other] = [`<div id="first">${zip}</div>`, `<div>${address('b')}</div>`];
      const page = await checkout(ELEMENT + (isFirst ? own + other : other + own));
      if (!isFirst) page.element.for = 'a-zip';
      await typeText(page.field('a-zip'), '1020072');
      await waitUntil(() => page.element.record);
      page.field('first').remove();
      page.form.insertAdjacentHTML('beforeend', `<div>${rest.join('')}</div>`);
      page.field('a-line').focus();
      await nextFrame();
      await nextFrame();
      expect(page.values()).to.deep.equal({});
    });

  const LEAVES: Readonly<Record<string, (step: HTMLElement) => void>> = {
    removes: (step) => step.remove(),
    hides: (step) => (step.hidden = true),
  };
  for (const [verb, leave] of Object.entries(LEAVES))
    it(`leaves what it left to another question alone when the page ${verb} the code field`, async () => {
      const [prefecture, name, mail, tel, zip, line] = ['都道府県名', '代表者名', 'メール', '電話番号', '郵便番号', '住所'].map(
        (label, index) => `<label>${label} <input id="f${index}"></label>`,
      );
      const page = await checkout(`${ELEMENT}${prefecture}${name}${mail}${tel}<p id="first">${zip}</p>${line}`);
      const { promise, resolve } = Promise.withResolvers<void>();
      await typeText(page.field('f4'), '1020072');
      await waitUntil(() => page.field('f5').value === '東京都千代田区飯田橋');
      page.client.gate = promise;
      page.field('f4').select();
      await typeText(page.field('f4'), '1000004');
      leave(page.field('first'));
      resolve();
      await page.settled();
      page.field('f5').focus();
      await nextFrame();
      await nextFrame();
      expect(page.values()).to.include({ f5: '東京都千代田区大手町' }).and.not.to.have.property('f0');
    });

  it('knows the first address if the page draws its code field again without a name', async () => {
    const page = await checkout(STEPS);
    await completeFirst(page);
    page.field('a-zip').outerHTML = '<input id="a-zip" value="1020072">';
    page.field('a-zip').focus();
    await nextFrame();
    await nextFrame();
    page.field('a-line').select();
    await typeText(page.field('a-line'), '大手町1-1');
    page.field('a-zip').focus();
    await waitUntil(() => page.message().includes('一致していません'), `says “${page.message()}”`, { timeout: 4000 });
  });

  it('looks a code up again that was being looked up when its step was left', async () => {
    const page = await checkout(STEPS);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('a-zip'), '1020072');
    go(page, 'second');
    page.field('b-zip').focus();
    await waitUntil(() => page.element.status === 'idle');
    resolve();
    page.client.gate = undefined;
    await typeText(page.field('b-zip'), '1000004');
    await waitUntil(() => page.field('b-line').value === '大手町');
    go(page, 'first');
    page.field('a-zip').focus();
    await waitUntil(() => page.field('a-line').value === '飯田橋', JSON.stringify(page.values()), { timeout: 4000 });
    expect(page.field('b-line').value).to.equal('大手町');
  });
});

it('each of two elements beside one code field does not ask for the same code', async () => {
  const page = await checkout(`${address('a')}${ELEMENT}${ELEMENT}<div hidden>${address('b')}</div>`);
  await elementsOf(page);
  await typeText(page.field('a-zip'), '1020072');
  await waitUntil(() => page.field('a-line').value === '飯田橋');
  expect(page.client.asked).to.have.length(1);
});

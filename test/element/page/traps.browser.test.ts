import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { checkout, type TestClient, testClient, typeText } from '../../support/checkout.ts';

const ADDRESS = (n: string): string =>
  `<input id="zip${n}" autocomplete="postal-code"><input id="pref${n}" autocomplete="address-level1"><input id="city${n}" autocomplete="address-level2"><input id="line${n}" autocomplete="address-line1">`;

/** A page with any markup. Each element in it gets a separate client. */
async function page(markup: string): Promise<{
  readonly host: HTMLElement;
  readonly elements: DgaAddressLookup[];
  value(id: string): string;
  field(id: string): HTMLInputElement;
}> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const template = document.createElement('template');
  template.innerHTML = markup;
  host.append(template.content);
  const elements = [...host.querySelectorAll('dga-address-lookup')];
  for (const element of elements) {
    element.client = testClient();
    await element.updateComplete;
  }
  const field = (id: string): HTMLInputElement => host.querySelector(`#${id}`) as HTMLInputElement;
  return { host, elements, field, value: (id) => field(id).value };
}
const done = (element: DgaAddressLookup | undefined): Promise<void> =>
  waitUntil(() => element?.status === 'incomplete' || element?.status === 'filled') as Promise<void>;

describe('forms with unusual fields', () => {
  it('with controls named submit, elements or form and with duplicate ids are filled, and not submitted', async () => {
    const { form, field, values, settled, events } = await checkout(
      `<button name="submit">go</button><input name="elements"><input name="form"><input name="id"><input id="zip" name="parentNode" autocomplete="postal-code"><input id="zip" class="second"><input id="city" name="children" autocomplete="address-level2">`,
    );
    await typeText(field('zip'), '1020072');
    await settled('filled');
    expect(values()['city']).to.equal('千代田区');
    expect(form.querySelector<HTMLInputElement>('.second')?.value).to.equal('');
    expect(events.map(({ type }) => type)).not.to.include('submit');
  });

  it('with fields that cannot be filled get all others filled, and a message that names those', async () => {
    const trapped = await checkout(
      `<input id="zip" autocomplete="postal-code"><select id="pref" autocomplete="address-level1"><option value="">-</option><option>大阪府</option></select>
      <fieldset disabled><input id="city" autocomplete="address-level2"></fieldset><input id="line1" autocomplete="address-line1" readonly>
      <div style="position:absolute;left:-9999px"><input id="pot" name="building"></div>`,
    );
    await typeText(trapped.field('zip'), 'A7E2FK2');
    await trapped.settled('incomplete');
    expect(trapped.values()).to.deep.equal({ zip: '100-0005' });
    const fill = trapped.events.find(({ type }) => type === 'dga-fill')?.detail as { filled: string[]; unfilled: string[] };
    expect(fill.filled).to.deep.equal(['postal-code']);
    expect(fill.unfilled).to.include.members(['prefecture', 'city', 'town', 'block', 'building']);
  });

  it('get a select of one pixel behind a widget filled, but no text field of one pixel', async () => {
    const small = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);opacity:0"';
    const hidden = await checkout(
      `<input id="zip" autocomplete="postal-code"><select id="pref" ${small} autocomplete="address-level1"><option value="">-</option><option value="JP13">Tokyo</option></select><input id="city" ${small} autocomplete="address-level2">`,
    );
    await typeText(hidden.field('zip'), '1020072');
    await hidden.settled('filled');
    expect(hidden.values()).to.deep.equal({ zip: '1020072', pref: 'JP13' });
  });
});

describe('positions of fields and elements', () => {
  it('fields that the user has scrolled out of a container are filled', async () => {
    const room = '<div style="height:900px;width:900px"></div>';
    const { elements, host, field, value } = await page(
      `<div id="box" style="position:relative;height:120px;width:300px;overflow:auto"><form>${ADDRESS('1')}<dga-address-lookup></dga-address-lookup></form>${room}</div>`,
    );
    const box = host.querySelector('#box') as HTMLElement;
    host.style.cssText = 'position:absolute;left:0;top:0';
    let answer = (): void => undefined;
    const client = elements[0]?.client as TestClient;
    client.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await typeText(field('zip1'), '1020072');
    box.scrollTo(500, 500);
    expect(field('city1').getBoundingClientRect().bottom).to.be.below(0);
    answer();
    await done(elements[0]);
    expect([value('pref1'), value('city1'), value('line1')]).to.deep.equal(['東京都', '千代田区', '飯田橋']);
  });

  it('fields joined by the form attribute are filled by an element outside the form', async () => {
    const { elements, field, value } = await page(
      `<form id="order-form"></form><p><input id="zip" form="order-form" autocomplete="postal-code"></p><div><input id="city" form="order-form" autocomplete="address-level2"></div><dga-address-lookup form="order-form"></dga-address-lookup>`,
    );
    await typeText(field('zip'), '1020072');
    await done(elements[0]);
    expect(value('city')).to.equal('千代田区');
  });

  it('each of two elements fills its own form, or its own box of one form', async () => {
    for (const [open, close] of [
      ['<form>', '</form>'],
      ['<fieldset>', '</fieldset>'],
    ] as const) {
      const block = (n: string): string => `${open}${ADDRESS(n)}<dga-address-lookup></dga-address-lookup>${close}`;
      const { elements, field, value } = await page(
        open === '<form>' ? block('1') + block('2') : `<form>${block('1')}${block('2')}</form>`,
      );
      await typeText(field('zip2'), '1000004');
      await done(elements[1]);
      await typeText(field('zip1'), '1020072');
      await done(elements[0]);
      expect([value('line1'), value('line2')]).to.deep.equal(['飯田橋', '大手町']);
      expect(elements.map(({ record }) => record?.zip_code)).to.deep.equal(['1020072', '1000004']);
    }
  });

  it('each of two addresses in one flat form is filled by the element behind its ZIP Code', async () => {
    const block = (n: string): string => ADDRESS(n).replace('><', '><dga-address-lookup></dga-address-lookup><');
    const { elements, field, value } = await page(`<form>${block('1')}${block('2')}</form>`);
    await typeText(field('zip2'), '1000004');
    await done(elements[1]);
    await typeText(field('zip1'), '1020072');
    await done(elements[0]);
    expect([value('line1'), value('line2')]).to.deep.equal(['飯田橋', '大手町']);
  });

  it('an element beside two forms fills neither', async () => {
    const { elements } = await page(`<form>${ADDRESS('1')}</form><dga-address-lookup></dga-address-lookup><form>${ADDRESS('2')}</form>`);
    expect(elements[0]?.explain().filter(({ taken }) => taken)).to.deep.equal([]);
  });

  it('an element and its fields work inside a shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<form>${ADDRESS('1')}<dga-address-lookup></dga-address-lookup></form>`;
    const element = root.querySelector('dga-address-lookup') as DgaAddressLookup;
    element.client = testClient();
    await element.updateComplete;
    await typeText(root.querySelector('#zip1') as HTMLInputElement, '1020072');
    await done(element);
    expect((root.querySelector('#line1') as HTMLInputElement).value).to.equal('飯田橋');
  });

  it('a form that is added or replaced later is filled', async () => {
    const { host, elements, field, value } = await page(`<div id="place"><dga-address-lookup></dga-address-lookup></div>`);
    const place = host.querySelector('#place') as HTMLElement;
    place.insertAdjacentHTML('beforeend', `<form>${ADDRESS('1')}</form>`);
    await waitUntil(() => elements[0]?.explain().some(({ taken }) => taken));
    await waitUntil(() => elements[0]?.renderRoot.querySelector('input') === null, 'no input of its own any more');
    await typeText(field('zip1'), '1020072');
    await done(elements[0]);
    place.querySelector('form')?.remove();
    place.insertAdjacentHTML('beforeend', `<form>${ADDRESS('2')}</form>`);
    await waitUntil(() => elements[0]?.explain().some((each) => each.field?.id === 'zip2'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    await typeText(field('zip2'), '1000004');
    await waitUntil(() => value('line2') === '大手町');
  });

  it('a focused field is watched from the start, and its initial value starts no lookup', async () => {
    const { elements, field, value } = await page(
      `<form><input id="zip" autofocus value="1020072" autocomplete="postal-code"><input id="city" autocomplete="address-level2"><dga-address-lookup></dga-address-lookup></form>`,
    );
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect((elements[0] as unknown as { client: ReturnType<typeof testClient> }).client.asked).to.have.length(0);
    field('zip').value = '1000004';
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect((elements[0] as unknown as { client: ReturnType<typeof testClient> }).client.asked, 'set by a script').to.have.length(0);
    field('zip').select();
    await typeText(field('zip'), '1000004');
    await done(elements[0]);
    expect(value('city')).to.equal('千代田区');
  });
});

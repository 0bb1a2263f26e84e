// Pages that interfere with a running lookup.
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { checkout, RECORDS, typeText } from '../../support/checkout.ts';

/** A promise that the test resolves. */
function gate(): { readonly closed: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { closed: promise, open: () => resolve() };
}

describe('an element that the page disables during a lookup', () => {
  for (const [name, disable] of Object.entries({
    'by its property': (element: HTMLElement & { disabled: boolean }, is: boolean) => (element.disabled = is),
    'by its attribute': (element: HTMLElement, is: boolean) => element.toggleAttribute('disabled', is),
    'by a fieldset around it': (element: HTMLElement, is: boolean) => ((element.parentElement as HTMLFieldSetElement).disabled = is),
  })) {
    it(`aborts the lookup and writes nothing until it is enabled, which looks the code up again: ${name}`, async () => {
      const page = await checkout(
        '<fieldset><dga-address-lookup></dga-address-lookup></fieldset><input id="zip" autocomplete="postal-code"><input id="city" autocomplete="address-level2">',
      );
      const { closed, open } = gate();
      page.client.gate = closed;
      await typeText(page.field('zip'), '1020072');
      expect(page.element.status).to.equal('busy');
      disable(page.element, true);
      await page.element.updateComplete;
      open();
      await aTimeout(20);
      expect([page.element.status, page.message(), page.field('city').value]).to.deep.equal(['idle', '', '']);
      expect(page.client.asked[0]?.options?.signal?.aborted).to.equal(true);
      disable(page.element, false);
      await waitUntil(() => page.field('city').value === '千代田区');
      expect(page.client.asked.length).to.equal(2);
    });
  }

  it('writes nothing after an answer that has just arrived', async () => {
    const page = await checkout();
    const { closed, open } = gate();
    page.client.gate = closed;
    await typeText(page.field('zip'), '1020072');
    open();
    await Promise.resolve();
    page.element.setAttribute('disabled', '');
    await aTimeout(20);
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(page.events.map(({ type }) => type)).to.deep.equal(['dga-lookup']);
  });
});

for (const type of ['dga-results', 'dga-before-fill'])
  it(`writes nothing after a listener of ${type} has cleared the element`, async () => {
    const page = await checkout();
    page.element.addEventListener(type, () => page.element.clear());
    await typeText(page.field('zip'), '1020072');
    await page.settled('idle');
    await aTimeout(20);
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect([page.element.status, page.message()]).to.deep.equal(['idle', '']);
  });

it('the element creates no custom elements of the page while it reads labels', async () => {
  let created = 0;
  customElements.define(
    'created-once',
    class extends HTMLElement {
      constructor() {
        super();
        created++;
      }
    },
  );
  const page = await checkout(
    '<label>郵便番号 <created-once></created-once><input id="zip"></label><label>市区町村 <input id="city"></label>',
  );
  expect(page.element.explain()).to.have.length(2);
  expect(created).to.equal(1);
});

it('the element ignores what page scripts do to the details of its events', async () => {
  const page = await checkout();
  const spoil = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || value instanceof Node) return;
    for (const each of Object.values(value)) spoil(each);
    if (Array.isArray(value)) value.length = 0;
    else for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = '大阪';
  };
  const before = structuredClone(RECORDS);
  for (const type of ['lookup', 'results', 'before-fill', 'fill', 'incomplete', 'undo'])
    page.element.addEventListener(`dga-${type}`, (event) => spoil((event as CustomEvent).detail));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect(RECORDS).to.deep.equal(before);
  expect(page.element.records).to.deep.equal(before['1020072']);
  expect(page.element.record).to.deep.equal(before['1020072']?.[0]);
  expect(Object.values(page.values())).to.include.members(['千代田区']);
  expect(Object.values(page.values()).join('')).not.to.contain('大阪');
  expect(page.message()).to.contain('番地');
  page.element.undo();
  expect(page.element.status).to.equal('idle');
});

describe('two boxes with an old code that the browser fills', () => {
  const BOXES =
    '<input id="zip" name="zip1" size="3" maxlength="3"><input id="zip2" name="zip2" size="4" maxlength="4"><input id="city" name="city">';
  for (const inputType of [undefined, 'insertReplacementText', 'insertText']) {
    for (const code of ['1020072', '1020004']) {
      it(`look up the new code: ${inputType ?? 'no input type'}, ${code}`, async () => {
        const page = await checkout(BOXES);
        await typeText(page.field('zip'), '100');
        await typeText(page.field('zip2'), '0004');
        await page.settled();
        page.field('zip2').blur();
        const set = (id: string, value: string): void => {
          const field = page.field(id);
          // Browsers tell nothing about a field that had this value already.
          if (field.value === value) return;
          field.value = value;
          field.dispatchEvent(inputType ? new InputEvent('input', { bubbles: true, inputType }) : new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        };
        set('zip', code.slice(0, 3));
        set('zip2', code.slice(3));
        await waitUntil(() => page.client.asked.length > 1);
        expect(page.client.asked.map((each) => each.code)).to.deep.equal(['1000004', code]);
      });
    }
  }
});

it('a text that the page puts in front of ours in its change handler stays, and counts as filled', async () => {
  const page = await checkout();
  const city = page.field('city');
  city.addEventListener('change', () => {
    if (!city.value.startsWith('東京都')) city.value = `東京都${city.value}`;
  });
  await typeText(page.field('zip'), '1020072');
  await waitUntil(() => page.events.some(({ type }) => type === 'dga-fill'));
  await typeText(page.field('line1'), '飯田橋2-1');
  await page.settled('filled');
  expect(page.values()).to.include({ pref: '東京都', city: '東京都千代田区' });
});

// Console warnings about attributes and properties that the element does not understand.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { checkout, testClient, typeText } from '../support/checkout.ts';

it('the element warns once of each word that an attribute does not know, and names those that it knows', async () => {
  const { warn } = console;
  const warnings: unknown[] = [];
  console.warn = (warning: unknown) => warnings.push(warning);
  try {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <input autocomplete="postal-code" /><dga-address-lookup
          standalone
          overwrite="mine"
          zip-format="digits hyphen"
          accept="freeword zip-code"
        ></dga-address-lookup>
      </form>`,
    );
    const lookup = form.querySelector('dga-address-lookup') as HTMLElementTagNameMap['dga-address-lookup'];
    lookup.client = testClient();
    await waitUntil(() => warnings.length >= 3);
    lookup.requestUpdate();
    await lookup.updateComplete;
    expect(warnings).to.deep.equal([
      '<dga-address-lookup>: overwrite="mine" must be one of own, empty, ask, always.',
      '<dga-address-lookup>: zip-format="digits hyphen" must be one of keep, digits, hyphen.',
      '<dga-address-lookup>: accept="zip-code" must be one of postal-code, digital-address, freeword.',
    ]);
  } finally {
    console.warn = warn;
  }
});

it('the element warns once of a selector in `fields` that matches nothing as it fills the form, and of an unknown part', async () => {
  const { warn } = console;
  const warnings: unknown[] = [];
  console.warn = (warning: unknown) => warnings.push(warning);
  try {
    const page = await checkout();
    page.element.fields = { city: '#nowhere', town: 'p[', prefecture: '#pref', block: null, toun: '#line1' } as object;
    page.field('zip').focus();
    await page.element.updateComplete;
    for (const code of ['1020072', '1000004']) {
      page.field('zip').select();
      await typeText(page.field('zip'), code);
      await waitUntil(() => page.element.record?.zip_code === code);
    }
    await waitUntil(() => warnings.length >= 3);
    await page.element.updateComplete;
    expect(warnings).to.deep.equal([
      '<dga-address-lookup>: fields.city="#nowhere" matches no element with a value.',
      '<dga-address-lookup>: fields.town="p[" matches no element with a value.',
      '<dga-address-lookup>: fields.toun is no part of an address.',
    ]);
  } finally {
    console.warn = warn;
  }
});

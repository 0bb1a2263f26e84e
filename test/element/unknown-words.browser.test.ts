// What a page's developers read in the console about the attributes that they have set.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { testClient } from '../support/checkout.ts';

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

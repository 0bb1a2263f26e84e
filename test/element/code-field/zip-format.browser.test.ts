// The spelling of the ZIP Code after a hit.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';

async function typed(code: string, format: string): Promise<readonly [page: Checkout, input: HTMLInputElement]> {
  const page = await checkout('<label>市区町村<input id="city"></label>', `name="zip" zip-format="${format}"`);
  await waitUntil(() => page.part('input') !== null);
  const input = page.part('input') as HTMLInputElement;
  await typeText(input, code);
  await waitUntil(() => page.field('city').value === '千代田区');
  await page.element.updateComplete;
  return [page, input];
}

describe('zip-format in the built-in input', () => {
  for (const [format, code, text] of [
    ['hyphen', '1020072', '102-0072'],
    ['digits', '102-0072', '1020072'],
    ['digits', '１０２ー００７２', '1020072'],
    ['keep', '１０２ー００７２', '１０２ー００７２'],
    ['hyphen', 'A7E2FK2', 'A7E2FK2'],
  ] as const)
    it(`makes ${code} ${text} after a hit: ${format}`, async () => {
      const [page, input] = await typed(code, format);
      await waitUntil(() => input.value === text, `is ${input.value}`);
      expect(page.element.value).to.equal(text);
      expect(page.client.asked).to.have.length(1);
    });

  it('does not write again into a text that the user changes', async () => {
    const [, input] = await typed('1020072', 'hyphen');
    await waitUntil(() => input.value === '102-0072');
    input.setSelectionRange(4, 4);
    await sendKeys({ press: 'Backspace' });
    await new Promise((done) => setTimeout(done, 50));
    expect(input.value).to.equal('1020072');
  });
});

describe("the code field's own rules", () => {
  for (const [rule, code, text] of [
    ['pattern="\\d{3}-\\d{4}"', '1020072', '102-0072'],
    ['pattern="\\d{7}"', '102-0072', '1020072'],
    ['pattern="\\d{7}"', '１０２００７２', '1020072'],
    ['pattern="\\d{3}-?\\d{4}"', '１０２ー００７２', '102-0072'],
    ['pattern="\\d{3}-?\\d{4}"', '1020072', '1020072'],
    ['', '１０２ー００７２', '１０２ー００７２'],
  ] as const)
    it(`${rule || 'none'} make ${code} ${text}, which the browser does not refuse`, async () => {
      const page = await checkout(`<label>郵便番号<input id="zip" ${rule}></label><label>市区町村<input id="city"></label>`);
      await typeText(page.field('zip'), code);
      await waitUntil(() => page.field('city').value === '千代田区飯田橋' || page.field('city').value === '千代田区');
      expect([page.field('zip').value, page.form.checkValidity()]).to.deep.equal([text, true]);
    });

  it('count when the user leaves the field, whether there was a new lookup, and with ZIP Codes alone', async () => {
    const rule = 'pattern="\\d{3}-\\d{4}" required';
    const page = await checkout(
      `<label>郵便番号<input id="zip" ${rule}></label><label>市区町村<input id="city"></label>`,
      'accept="postal-code"',
    );
    page.client.fail = new LookupError('network', 'down');
    for (const code of ['1020072', '1020072']) {
      page.field('zip').select();
      await typeText(page.field('zip'), code);
      await page.settled('error');
      await sendKeys({ press: 'Tab' });
      expect([page.field('zip').value, page.form.checkValidity()]).to.deep.equal(['102-0072', true]);
    }
  });
});

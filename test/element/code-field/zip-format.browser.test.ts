// The format of the ZIP Code in the built-in input.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
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

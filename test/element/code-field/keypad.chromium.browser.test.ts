import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

const cdp = (method: string, params: object): Promise<unknown> => executeServerCommand('cdp', { method, params });
const NUMERIC = '<input id="zip" type="tel" inputmode="numeric" maxlength="7" pattern="[0-9]{7}" autocomplete="postal-code">';
const withZip = (zip: string): string => STANDARD.replace(/<label>郵便番号.*?<\/label>/, `<label>郵便番号${zip}</label>`);

/** The field's attributes as they are in markup. */
const markupOf = (field: Element): string => (field.cloneNode() as Element).outerHTML;

/** Taps the middle of a control with a finger. */
async function tap(control: HTMLElement): Promise<void> {
  const { left, top, width, height } = control.getBoundingClientRect();
  await cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left + width / 2, y: top + height / 2 }] });
  await cdp('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function focus(page: Checkout, field: HTMLInputElement): Promise<HTMLElement | null> {
  field.focus();
  // The button has a place once the line of the message has one.
  if (!page.element.disabled) await waitUntil(() => page.part('status')?.matches('.open, .free'), 'no room');
  await page.element.updateComplete;
  return page.part('keyboard');
}

/** Taps the button and waits until the keyboard has changed. */
async function press(page: Checkout): Promise<void> {
  const button = page.part('keyboard') as HTMLElement;
  const label = button.textContent;
  await tap(button);
  await waitUntil(() => page.part('keyboard')?.textContent !== label, 'the keyboard was switched');
}

/** The code field of a form whose postal-code field has this markup. */
async function open(markup: string, attributes = ''): Promise<{ page: Checkout; zip: HTMLInputElement }> {
  const page = await checkout(withZip(markup), attributes);
  await waitUntil(() => page.element.explain().length > 0);
  return { page, zip: page.field('zip') };
}

describe('the keypad of a code field, with a mouse', () => {
  it('stays numeric, without a button', async () => {
    const { page, zip } = await open(NUMERIC);
    expect(await focus(page, zip)).to.equal(null);
    expect(zip.getAttribute('type')).to.equal('tel');
    expect(zip.getAttribute('inputmode')).to.equal('numeric');
  });

  it('lets a physical keyboard type letters into a number field, whose type is restored later', async () => {
    const { page, zip } = await open('<input id="zip" type="number" autocomplete="postal-code">');
    const before = '<input id="zip" type="number" autocomplete="postal-code">';
    zip.focus();
    await waitUntil(() => zip.inputMode === 'numeric');
    await typeText(zip, 'A7E-2FK2');
    await page.settled('filled');
    expect(zip.value).to.equal('1000005');
    page.element.remove();
    expect(markupOf(zip)).to.equal(before);
    expect(zip.value).to.equal('1000005');
  });
});

describe('the keypad of a code field, by touch', () => {
  before(() => cdp('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 }));
  after(() => cdp('Emulation.setTouchEmulationEnabled', { enabled: false }));

  it('is switched to letters and back by a button, while focus, caret and text stay', async () => {
    const { page, zip } = await open(NUMERIC);
    expect(page.part('keyboard'), 'without the focus').to.equal(null);
    const button = (await focus(page, zip)) as HTMLElement;
    expect(button.textContent?.trim()).to.equal('デジタルアドレスを入力');
    expect(button.getBoundingClientRect().height).to.be.at.least(24);
    expect(button.tabIndex).to.equal(-1);
    await sendKeys({ type: '102' });
    zip.setSelectionRange(1, 2);
    let blurs = 0;
    zip.addEventListener('blur', () => blurs++);
    const state = (): unknown => [zip.type, zip.inputMode, zip.value, zip.selectionStart, zip.selectionEnd];
    await press(page);
    expect(state()).to.deep.equal(['text', 'text', '102', 1, 2]);
    expect(page.part('keyboard')?.textContent?.trim()).to.equal('数字キーボードに戻す');
    await press(page);
    expect(state()).to.deep.equal(['tel', 'numeric', '102', 1, 2]);
    expect(document.activeElement === zip).to.equal(true);
    expect(blurs).to.equal(0);
    zip.blur();
    await page.element.updateComplete;
    expect(page.part('keyboard'), 'after the focus has left').to.equal(null);
  });

  for (const markup of [
    NUMERIC,
    '<input id="zip" type="tel" autocomplete="postal-code">',
    '<input id="zip" inputmode="numeric" autocomplete="postal-code">',
    '<input id="zip" type="number" autocomplete="postal-code">',
  ]) {
    it(`is restored, and the choice of letters is remembered: ${markup}`, async () => {
      const { page, zip } = await open(markup);
      await focus(page, zip);
      await press(page);
      expect([zip.type, zip.inputMode]).to.deep.equal(['text', 'text']);
      page.element.remove();
      expect(markupOf(zip)).to.equal(markup);
      page.form.append(page.element);
      await waitUntil(() => zip.inputMode === 'text', 'letters again');
      page.element.remove();
      expect(markupOf(zip)).to.equal(markup);
    });
  }

  it('has no button while a list that the user closed is offered again', async () => {
    const { page, zip } = await open(NUMERIC);
    await focus(page, zip);
    await typeText(zip, '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.part('reopen'), 'the list is not offered');
    expect(page.part('keyboard')?.textContent).to.equal(undefined);
  });

  it('is switched for both of two boxes', async () => {
    const { page, zip } = await open(
      '<input id="zip" name="zip1" type="tel" maxlength="3" autocomplete="postal-code"> - <input id="zip2" name="zip2" type="tel" maxlength="4">',
    );
    await focus(page, page.field('zip2'));
    await press(page);
    expect([zip.inputMode, page.field('zip2').inputMode]).to.deep.equal(['text', 'text']);
    await focus(page, zip);
    expect(page.part('keyboard')?.textContent?.trim()).to.equal('数字キーボードに戻す');
  });

  it('is switched in the built-in input, which starts numeric and keeps the choice while the user types', async () => {
    const page = await checkout('<p></p>', 'standalone lang="en"');
    const code = page.element.renderRoot.querySelector('#code') as HTMLInputElement;
    expect(code.inputMode).to.equal('numeric');
    expect((await focus(page, code))?.textContent?.trim()).to.equal('Enter a Digital Address');
    await press(page);
    await sendKeys({ type: 'A7E2' });
    expect(page.part('keyboard')?.textContent?.trim()).to.equal('Back to numbers');
    await sendKeys({ type: 'FK2' });
    await page.settled('filled');
    expect(code.inputMode).to.equal('text');
    expect(page.part('keyboard'), 'after a fill').to.equal(null);
  });

  it('has no button if the field accepts letters anyway, or only ZIP Codes', async () => {
    for (const [markup, attributes] of [
      ['<input id="zip" maxlength="8" autocomplete="postal-code">', ''],
      ['<input id="zip" type="tel" inputmode="text" autocomplete="postal-code">', ''],
      [NUMERIC, 'accept="postal-code"'],
      [NUMERIC, 'disabled'],
    ] as const) {
      const { page, zip } = await open(markup, attributes);
      expect(await focus(page, zip), `${markup} ${attributes}`).to.equal(null);
      page.form.remove();
    }
  });
});

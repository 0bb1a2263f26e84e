import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

const WITHOUT_ZIP = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

async function typed(text: string, attributes = ''): Promise<Checkout> {
  const page = await checkout(STANDARD, attributes);
  await typeText(page.field('zip'), text);
  return page;
}

describe('the message about an incomplete code', () => {
  for (const [text, sentence] of [
    ['102-00', '郵便番号は7桁です。'],
    ['A7E2F', 'デジタルアドレスは7桁です。'],
  ] as const)
    it(`appears, without an announcement as an error, when the user leaves the field: ${text}`, async () => {
      const page = await typed(text);
      await page.element.updateComplete;
      expect(page.message()).to.equal('');
      page.field('zip').blur();
      await waitUntil(() => page.message() === sentence, page.message());
      expect(page.element.status).to.equal('idle');
      expect(page.events.map(({ type }) => type)).to.deep.equal([]);
    });

  it('appears even if the user leaves the field before its chunk is loaded', async () => {
    const page = await checkout(STANDARD);
    const field = page.field('zip');
    field.focus();
    field.value = '102-00';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.blur();
    await waitUntil(() => page.message() === '郵便番号は7桁です。', page.message());
  });

  it('mentions only ZIP Codes if the form accepts nothing else', async () => {
    const page = await typed('10200', 'accept="postal-code"');
    page.field('zip').blur();
    await waitUntil(() => page.message() === '郵便番号は7桁です。');
  });

  it('disappears when the user continues to type, and the complete code fills the form', async () => {
    const page = await typed('102-00');
    page.field('zip').blur();
    await waitUntil(() => page.message() !== '');
    page.field('zip').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: '7' });
    await waitUntil(() => page.message() === '');
    await sendKeys({ press: '2' });
    await page.settled('incomplete');
  });

  it('appears if Ctrl+Z in another field empties the code field', async () => {
    const page = await typed('1020072');
    await page.settled('incomplete');
    page.field('line1').focus();
    page.field('zip').value = '';
    page.field('zip').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'historyUndo' }));
    await waitUntil(() => page.message().includes('郵便番号は空欄です。'), page.message());
  });

  it('stays after a fill while the user edits other fields', async () => {
    const page = await typed('1020072');
    await page.settled('incomplete');
    await sendKeys({ press: 'Backspace' });
    await typeText(page.field('line1'), '2-1');
    const isShown = (): boolean => page.message().includes('郵便番号は7桁です。');
    await waitUntil(isShown, page.message());
    await typeText(page.field('line2'), '5F');
    await page.element.updateComplete;
    expect(isShown(), page.message()).to.equal(true);
    page.field('zip').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: '2' });
    await waitUntil(() => !isShown());
  });

  it('appears on Enter in the built-in input', async () => {
    const page = await checkout(WITHOUT_ZIP, 'name="code"');
    await typeText(page.part('input') as HTMLElement, '10200');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.message() === '郵便番号は7桁です。');
  });

  it('moves no field when the user leaves the code field', async () => {
    const page = await typed('102-00');
    // The focus opens the line, with a chunk.
    await waitUntil(() => page.element.offsetHeight > 0 && getComputedStyle(page.element).display !== 'inline');
    const top = page.field('city').getBoundingClientRect().top;
    page.field('zip').blur();
    await waitUntil(() => page.message() !== '');
    await page.element.updateComplete;
    expect(page.field('city').getBoundingClientRect().top).to.equal(top);
  });

  it('says that the field is empty after a fill, as long as it is, and the address stays', async () => {
    const page = await typed('1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await sendKeys({ press: 'Backspace' });
    page.field('zip').blur();
    await waitUntil(() => page.message() === '郵便番号は空欄です。住所は変更していません。', page.message());
    expect(page.values()).to.include({ city: '千代田区' });
    await typeText(page.field('line1'), '2-1');
    page.field('line2').focus();
    await page.settled('filled');
    expect(page.message()).to.contain('郵便番号は空欄です。');
    page.field('zip').focus();
    await sendKeys({ type: '1000004' });
    await waitUntil(() => page.message().includes('「大手町」に変更しました。'));
  });

  it('does not appear if the field is empty or also accepts free text', async () => {
    for (const [text, attributes] of [
      ['', ''],
      ['102-00', 'accept="postal-code freeword"'],
    ] as const) {
      const page = await typed(text, attributes);
      // The focus opens the line, with the chunk that has the message.
      await waitUntil(() => page.element.offsetHeight > 0);
      page.field('zip').blur();
      await page.element.updateComplete;
      expect(page.message()).to.equal('');
    }
  });
});

describe('a text that can never be a code', () => {
  for (const text of ['いちぜろぜろぜろぜろ', 'あ７絵２fk２', 'a7絵２fk２'])
    it(`is reported immediately, and only once: ${text}`, async () => {
      const page = await typed(text);
      await waitUntil(() => page.message().includes('を確認してください。'));
      expect(page.element.status).to.equal('error');
      await sendKeys({ type: 'ん' });
      page.field('zip').blur();
      await page.element.updateComplete;
      expect(page.events.filter(({ type }) => type === 'dga-error').length).to.equal(1);
    });

  it('is reported on Enter if it is longer than a code', async () => {
    const page = await typed('102007');
    await typeText(page.field('zip'), '2');
    await page.settled();
    await typeText(page.field('zip'), '9');
    await page.element.updateComplete;
    expect(page.message()).to.equal('');
    let message = '';
    page.form.addEventListener('submit', () => (message = page.message()));
    await sendKeys({ press: 'Enter' });
    await page.settled('error');
    expect(message, 'when the form is submitted').to.contain('郵便番号またはデジタルアドレスを確認してください。');
  });

  it('is not reported while it is shorter than a code', async () => {
    const page = await typed('あ７え');
    await page.element.updateComplete;
    expect(page.message()).to.equal('');
  });
});

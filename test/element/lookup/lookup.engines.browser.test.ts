// A lookup by keys, with the focus, the validity and the submission of three engines; lookup.browser.test.ts has what the element decides itself.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';

describe("a code typed into the page's field", () => {
  it('fills prefecture, city and town from a ZIP Code, and shows that the block is missing', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '102-0072');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expect(page.message()).to.equal('東京都千代田区飯田橋を入力しました。番地を入力してください。');
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072']);
    expect(page.events.map(({ type }) => type)).to.deep.equal([
      'dga-lookup',
      'dga-results',
      'dga-before-fill',
      'dga-fill',
      'dga-incomplete',
    ]);
    expect(page.element.renderRoot.querySelector('input'), 'no second input').to.equal(null);
    expect(page.form.querySelectorAll('[name]'), 'none but the page’s own').to.have.length(6);
  });

  it('replaces a Digital Address by the ZIP Code, and fills block and building', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), 'A7E-2FK2');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({
      zip: '100-0005',
      pref: '東京都',
      city: '千代田区',
      line1: '丸の内２丁目７−２',
      line2: '部屋番号：サンプル１',
    });
  });

  it('undoes the whole fill, including the code, in one step', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    page.part('undo')?.click();
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({ zip: 'A7E2FK2' });
    expect(page.message()).to.equal('郵便番号、都道府県、市区町村、町名、番地、建物名を入力前の状態に戻しました。');
    expect(document.activeElement).to.equal(page.field('zip'));
    expect(page.client.asked).to.have.length(1);
  });

  it("keeps the user's text, and replaces the element's", async () => {
    const page = await checkout();
    await typeText(page.field('city'), '千代田 区');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田 区', pref: '東京都', line1: '飯田橋' });
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田 区', line1: '大手町' });
    const fill = page.events.findLast(({ type }) => type === 'dga-fill')?.detail as { kept: string[] };
    expect(fill.kept).to.deep.equal(['city']);
  });

  it('shows a list if several addresses have the code, and fills what they share at once', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '9800000', pref: '宮城県', city: '仙台市青葉区' });
    expect(page.message()).to.contain('3件');
    await waitUntil(() => page.part('list'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '一番町' });
    expect(page.element.record).to.equal(RECORDS['9800000']?.[1]);
    page.part('undo')?.click();
    expect(page.values(), 'one step').to.deep.equal({ zip: '9800000' });
  });

  it('does not let the form be submitted while a lookup runs', async () => {
    const page = await checkout();
    let open!: () => void;
    page.client.gate = new Promise((resolve) => (open = resolve));
    await typeText(page.field('zip'), '1020072');
    await sendKeys({ press: 'Enter' });
    expect(page.events.map(({ type }) => type)).not.to.include('submit');
    open();
    await page.settled('incomplete');
    await sendKeys({ press: 'Enter' });
    expect(page.events.map(({ type }) => type)).to.include('submit');
  });
});

describe('the built-in input', () => {
  const withoutZip = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

  it('is shown if the page has no postal code field, and submits the ZIP Code', async () => {
    const page = await checkout(withoutZip, 'name="code" required');
    const input = page.part('input') as HTMLInputElement;
    expect(page.element.validity.valueMissing).to.equal(true);
    await typeText(input, 'a7e2f');
    expect(page.element.validity.patternMismatch).to.equal(true);
    await typeText(input, 'k2');
    await page.settled('filled');
    expect(page.element.validity.valid).to.equal(true);
    expect(new FormData(page.form).get('code')).to.equal('1000005');
    expect(page.element.value).to.equal('a7e2fk2');
    expect(page.values()).to.include({ pref: '東京都', line2: '部屋番号：サンプル１' });
    page.form.reset();
    await page.element.updateComplete;
    expect(input.value).to.equal('');
    expect(page.element.status).to.equal('idle');
  });

  it('submits its initial code unchanged', async () => {
    const page = await checkout(withoutZip, 'name="code" value="100-0004"');
    expect(page.part('input')).to.have.property('value', '100-0004');
    expect(new FormData(page.form).get('code')).to.equal('1000004');
    const empty = await checkout(withoutZip, 'name="code"');
    expect(new FormData(empty.form).get('code'), 'as an input that is empty').to.equal('');
  });

  it('looks the same code up again after a reset', async () => {
    const page = await checkout(withoutZip, 'name="code"');
    const input = page.part('input') as HTMLInputElement;
    await typeText(input, '1000004');
    await page.settled('incomplete');
    page.form.reset();
    await page.element.updateComplete;
    input.focus();
    document.execCommand('insertText', false, '1000004');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区' });
  });

  it('shows a message for an unreadable code after it loses the focus', async () => {
    const page = await checkout(withoutZip);
    const input = page.part('input') as HTMLInputElement;
    await typeText(input, 'SW1A!');
    expect(page.message()).to.equal('');
    await sendKeys({ press: 'Tab' });
    await page.settled('error');
    expect(page.message()).to.contain('数字7桁');
    expect(input.value).to.equal('SW1A!');
    expect(page.values()).to.deep.equal({});
  });

  it('looks up on the button or Enter alone with trigger="button"', async () => {
    const page = await checkout(withoutZip, 'trigger="button"');
    await typeText(page.part('input') as HTMLInputElement, '1020072');
    expect(page.client.asked).to.have.length(0);
    page.part('button')?.click();
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区' });
  });
});

describe('a code that was looked up before', () => {
  it('hides its list when the user types another code', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Backspace' });
    await page.settled('idle');
    expect(page.part('list')).to.equal(null);
    expect(page.values()).to.include({ city: '仙台市青葉区' });
  });
});

describe('a code typed before the element listens', () => {
  it('is looked up while the field has the focus, and not again on blur', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    const parent = page.element.parentElement as HTMLElement;
    page.element.remove();
    await typeText(zip, '1020072');
    parent.append(page.element);
    await page.settled('incomplete');
    await sendKeys({ press: 'Tab' });
    await page.element.updateComplete;
    expect(page.client.asked).to.have.length(1);
  });

  it('is not looked up if the user did not type it', async () => {
    const page = await checkout(STANDARD.replace('id="zip"', 'id="zip" value="1020072"'));
    page.field('zip').focus();
    await sendKeys({ press: 'Tab' });
    page.field('city').focus();
    await page.element.updateComplete;
    expect(page.client.asked).to.have.length(0);
  });
});

// What the element decides itself in a lookup; lookup.engines.browser.test.ts has keys, focus, validity and the submission in three engines.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { FakeClock } from '../../resilience/fake-clock.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';

describe("a code typed into the page's field", () => {
  it('looks up a Digital Address in kana that a script passes to lookup() before the code field has had the focus', async () => {
    const page = await checkout();
    await page.element.lookup('あ７え２ｆｋ２');
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['A7E2FK2']);
    expect(page.values()).to.include({ zip: '100-0005', line1: '丸の内２丁目７−２' });
  });

  it('fills the company of a corporate ZIP Code', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1008926');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '1008926', pref: '東京都', city: '千代田区', line1: '霞が関２丁目１－２', org: '総務省' });
  });

  it('sends no request before the code is complete, and one for each new code', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    await typeText(zip, '102-007');
    expect(page.client.asked).to.have.length(0);
    expect(page.message()).to.equal('');
    await typeText(zip, '2');
    await page.settled('incomplete');
    await sendKeys({ press: 'Backspace' });
    await typeText(zip, '2');
    await page.settled('incomplete');
    expect(page.client.asked).to.have.length(1);
  });

  it('changes no field after a failed lookup, and shows a message with a way forward', async () => {
    const page = await checkout();
    await typeText(page.field('line1'), '大手町1-2-3');
    page.client.fail = new LookupError('network', 'down');
    await typeText(page.field('zip'), '1000004');
    await page.settled('error');
    expect(page.values()).to.deep.equal({ zip: '1000004', line1: '大手町1-2-3' });
    expect(page.message()).to.contain('通信できませんでした');
    page.client.fail = undefined;
    await waitUntil(() => page.part('retry'));
    page.part('retry')?.click();
    await page.settled('filled');
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区', line1: '大手町1-2-3' });
  });

  it('waits for the promise of a dga-before-fill listener, and follows its result', async () => {
    const page = await checkout();
    let answer!: (go: boolean) => void;
    page.form.addEventListener('dga-before-fill', (event) => event.waitUntil(new Promise((resolve) => (answer = resolve))));
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.events.some(({ type }) => type === 'dga-before-fill'));
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    answer(false);
    await page.settled('idle');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });

  it('shows no progress while a listener of dga-before-fill decides', async () => {
    const page = await checkout();
    page.form.addEventListener('dga-before-fill', (event) => event.waitUntil(new Promise(() => undefined)));
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.events.some(({ type }) => type === 'dga-before-fill'));
    await page.element.updateComplete;
    expect(page.element.status).to.equal('busy');
    expect(page.part('status')?.querySelector('.wait')).to.equal(null);
    expect(page.message()).to.equal('');
  });

  it('cancels the fill without an error if a listener of dga-before-fill does not answer within ten seconds', async () => {
    const page = await checkout();
    const clock = new FakeClock();
    page.form.addEventListener('dga-before-fill', (event) => {
      clock.install();
      event.waitUntil(new Promise(() => undefined));
    });
    try {
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.events.some(({ type }) => type === 'dga-before-fill'));
      expect(await clock.until(() => page.element.status === 'idle', 10_000)).to.equal(10_000);
    } finally {
      clock.uninstall();
    }
    await page.settled('idle');
    expect(page.events.map(({ type }) => type)).to.not.include('dga-error');
    expect(page.message()).to.equal('');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });

  it('explains the fields before anything is typed, including those known only by name', async () => {
    const page = await checkout(
      '<input id="zip" autocomplete="postal-code"><input id="town" name="machi"><input id="pref" name="todofuken">',
    );
    await page.element.updateComplete;
    page.element.explain();
    await page.element.updateComplete;
    expect(page.element.explain().map(({ part, field }) => `${part} ${field?.id}`)).to.include.members([
      'postal-code zip',
      'prefecture pref',
    ]);
  });

  it('leaves a form without an endpoint unchanged, except for a message', async () => {
    const page = await checkout();
    page.element.client = null;
    await typeText(page.field('zip'), '1020072');
    await page.settled('error');
    expect(page.events.at(-1)?.detail).to.include({ code: 'configuration' });
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });
});

describe('the built-in input', () => {
  const withoutZip = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

  it('looks up the typed code when a framework that hydrates the page sets the client after the upgrade', async () => {
    const page = await checkout();
    page.element.client = null;
    await typeText(page.field('zip'), '1020072');
    await page.settled('error');
    page.element.client = page.client;
    await page.settled('incomplete');
    expect(page.values()['city']).to.equal('千代田区');
    expect(page.client.asked).to.have.length(1);
  });

  it('belongs to the form that a script names, until the attribute is removed', async () => {
    const page = await checkout(withoutZip, 'name="code" value="100-0004"');
    page.form.id = 'named-by-script';
    document.body.append(page.element);
    page.element.formId = 'named-by-script';
    await page.element.updateComplete;
    expect(page.element.form?.id).to.equal('named-by-script');
    expect(new FormData(page.form).get('code')).to.equal('1000004');
    page.element.formId = null;
    await page.element.updateComplete;
    expect(new FormData(page.form).has('code')).to.equal(false);
    page.element.remove();
  });
});

describe('a code that was looked up before', () => {
  it('is looked up again only after its fill was undone', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.part('undo')?.click();
    await sendKeys({ press: 'Backspace' });
    await typeText(page.field('zip'), '2');
    await page.settled('incomplete');
    expect(page.client.asked).to.have.length(2);
    expect(page.values()).to.include({ city: '千代田区' });
  });

  it('shows the message again without a request if it is unknown', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '0000000');
    await page.settled('error');
    expect(page.message()).to.contain('見つかりません');
    await sendKeys({ press: 'Backspace' });
    await page.settled('idle');
    expect(page.message()).to.equal('');
    await typeText(page.field('zip'), '0');
    await page.settled('error');
    expect(page.client.asked).to.have.length(1);
  });

  it('is not looked up again after an event for the ZIP Code that the element wrote', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    page.field('zip').dispatchEvent(new Event('input', { bubbles: true }));
    await page.element.updateComplete;
    expect(page.client.asked).to.have.length(1);
    expect(page.values()).to.include({ line2: '部屋番号：サンプル１' });
  });

  it('keeps the code and loses its filled fields with clear()', async () => {
    const page = await checkout();
    await typeText(page.field('org'), 'わたしの会社');
    await typeText(page.field('zip'), '1008926');
    await page.settled('filled');
    page.element.clear();
    expect(page.values()).to.deep.equal({ zip: '1008926', org: 'わたしの会社' });
    expect(page.element.status).to.equal('idle');
  });
});

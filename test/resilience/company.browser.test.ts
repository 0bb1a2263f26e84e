import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DgaAddressLookup } from '../../src/element/index.ts';
import { checkout, testClient, typeText } from '../support/checkout.ts';
import { CDN, CDN_WITH_MOCK, closeFrames, openPage } from './page-frame.ts';

afterEach(closeFrames);

const FILLED = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' };

describe('other scripts on the page', () => {
  it('looks up a code that an input mask of the page reformats during the first lookup', async () => {
    const page = await openPage();
    page.field('zip').addEventListener('input', () => {
      const digits = page.field('zip').value.replace(/\D/g, '');
      page.field('zip').value = digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
    });
    await page.type(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ ...FILLED, zip: '102-0072' });
  });

  for (const [where, script] of [
    ['on a page that changed the built-in objects', 'old-library.js'],
    ['in a browser of early 2023', 'old-browser.js'],
  ])
    it(`looks up, lists choices and undoes ${where}`, async () => {
      const page = await openPage({ scripts: [`/test/fixtures/${script}`, CDN] });
      await page.type(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect(page.values()).to.deep.equal(FILLED);
      page.part('undo')?.click();
      await page.settled('idle');
      expect(page.values()).to.deep.equal({ zip: '1020072' });
      page.element.endpoint = '/hostile/dga/many-towns';
      page.field('zip').select();
      await page.type(page.field('zip'), '1000004');
      await page.settled('choosing');
      await waitUntil(() => page.part('option') !== null);
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'Enter' });
      await page.settled('incomplete');
      expect(page.values()).to.include.keys('pref', 'city', 'line1');
      expect(page.seen.errors).to.deep.equal([]);
    });

  it('works with two copies on one page, in either order: the first one is used', async () => {
    for (const scripts of [
      [CDN, CDN_WITH_MOCK],
      [CDN_WITH_MOCK, CDN],
    ]) {
      const page = await openPage({ scripts });
      await page.type(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect(page.values()).to.deep.equal(FILLED);
      expect(page.seen.errors).to.deep.equal([]);
      await closeFrames();
    }
  });

  it('leaves the tag name to a page that has defined it', async () => {
    const page = await openPage({ scripts: ['/test/fixtures/name-taken.js', CDN], upgraded: false });
    await page.type(page.field('zip'), '1020072');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(page.seen.errors).to.deep.equal([]);
  });

  it('keeps its own layout under a theme that hides and moves everything', async () => {
    const page = await openPage();
    const link = page.document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'hostile.css';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    page.document.head.append(link);
    await loaded;
    await page.type(page.field('zip'), '1020072');
    await page.settled('incomplete');
    for (const part of ['status', 'undo']) {
      const style = page.window.getComputedStyle(page.part(part) as HTMLElement);
      expect(style.display, part).not.to.equal('none');
      expect(style.float, part).to.equal('none');
      expect(style.boxSizing, part).to.equal('border-box');
    }
  });

  it('allows a subclass under another tag name beside it', async () => {
    class MyLookup extends DgaAddressLookup {}
    customElements.define('my-lookup', MyLookup);
    const page = await checkout();
    const mine = document.createElement('my-lookup') as MyLookup;
    mine.client = testClient();
    page.element.replaceWith(mine);
    await mine.updateComplete;
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => mine.status === 'incomplete');
    expect(page.values()).to.deep.equal(FILLED);
    expect(page.client.asked, 'the one that was taken out').to.have.length(0);
  });

  it('does not take text that another element writes for typing', async () => {
    const page = await checkout();
    const second = document.createElement('dga-address-lookup');
    const client = testClient();
    second.client = client;
    page.form.append(second);
    await second.updateComplete;
    await typeText(page.field('zip'), 'A7E2FK2');
    await waitUntil(
      () =>
        [page.element, second].some(({ status }) => status === 'filled') && [page.element, second].every(({ status }) => status !== 'busy'),
    );
    expect(page.values()).to.deep.equal({
      zip: '100-0005',
      pref: '東京都',
      city: '千代田区',
      line1: '丸の内２丁目７−２',
      line2: '部屋番号：サンプル１',
    });
    // The second element found the ZIP Code that the first one had written.
    expect([...page.client.asked, ...client.asked].map(({ code }) => code)).to.satisfy(
      (codes: string[]) => codes.length <= 2 && codes.every((code) => code === 'A7E2FK2'),
    );
  });
});

import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DgaAddressLookup } from '../../src/element/index.ts';
import { checkout, testClient, typeText } from '../support/checkout.ts';
import { CDN, CDN_WITH_MOCK, closeFrames, openPage } from './page-frame.ts';

afterEach(closeFrames);

const FILLED = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' };

describe('in the company of others', () => {
  it('a mask of the page that spells the code in its own way, while the first lookup is still being loaded', async () => {
    const page = await openPage();
    page.field('zip').addEventListener('input', () => {
      const digits = page.field('zip').value.replace(/\D/g, '');
      page.field('zip').value = digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
    });
    await page.type(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ ...FILLED, zip: '102-0072' });
  });

  it('a page that has changed the built-in objects: the whole of a lookup, a list, undo', async () => {
    const page = await openPage({ scripts: ['/test/fixtures/old-library.js', CDN] });
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

  it('two copies on one page, in either order: the first one works', async () => {
    for (const scripts of [
      [CDN, CDN_WITH_MOCK],
      [CDN_WITH_MOCK, CDN],
    ]) {
      const page = await openPage({ scripts });
      await page.type(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect(page.values()).to.deep.equal(FILLED);
      expect(page.seen.errors).to.deep.equal([]);
      closeFrames();
    }
  });

  it('a page that has given the name to something else keeps it', async () => {
    const page = await openPage({ scripts: ['/test/fixtures/name-taken.js', CDN], upgraded: false });
    await page.type(page.field('zip'), '1020072');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(page.seen.errors).to.deep.equal([]);
  });

  it('a theme that hides and moves everything: what is ours stays as it is', async () => {
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

  it('a class of the page’s own, under another name, beside ours', async () => {
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

  it('two elements on one form do not take each other’s writing for typing', async () => {
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
    // Whoever was second found the ZIP Code there that the first had written.
    expect([...page.client.asked, ...client.asked].map(({ code }) => code)).to.satisfy(
      (codes: string[]) => codes.length <= 2 && codes.every((code) => code === 'A7E2FK2'),
    );
  });
});

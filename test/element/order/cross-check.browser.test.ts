import { expect } from '@open-wc/testing';
import type { FillDetail } from '../../../src/element/events.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';

/** What another place than the record's is entered into: a field that no fill writes, or a list without the record's option. */
const UNOFFERED: Readonly<Record<string, readonly [markup: string, attributes: string, id: string, text: string]>> = {
  'a field that `fill` excludes': [STANDARD, 'fill="prefecture city"', 'line1', '芝2-1'],
  'a list without an option for it': [
    STANDARD.replace(
      /<input id="city".*?>/,
      '<select id="city" autocomplete="address-level2"><option></option><option>港区</option></select>',
    ),
    '',
    'city',
    '港区',
  ],
};

const TEXTS = STANDARD.replace(/<select id="pref".*?<\/select>/, '<input id="pref" autocomplete="address-level1">');

describe('a ZIP Code and an address that do not belong together', () => {
  it('can be corrected by a button, and are never changed without it', async () => {
    const page = await checkout(TEXTS);
    await typeText(page.field('pref'), '大阪府');
    await typeText(page.field('city'), '大阪市北区');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await until(() => page.part('replace'));
    expect(page.values()).to.include({ pref: '大阪府', city: '大阪市北区' });
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '千代田区');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    await until(() => page.part('replace') === null);
    // A page that computes the postage from the fields is notified and may cancel.
    const fills = page.events.filter(({ type }) => type === 'dga-fill').map(({ detail }) => detail as FillDetail);
    expect(fills.map(({ kept }) => kept)).to.deep.equal([['prefecture', 'city'], []]);
    expect(fills[1]?.filled).to.include.members(['prefecture', 'city', 'town']);
    page.element.undo();
    expect(page.values()).to.include({ pref: '大阪府', city: '大阪市北区' });
  });

  it('do not change if the page cancels the correction', async () => {
    const page = await checkout(TEXTS);
    await typeText(page.field('city'), '大阪市北区');
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    const changes: string[] = [];
    page.element.addEventListener('dga-before-fill', (event) => {
      changes.push(...event.detail.changes.map(({ from, to }) => `${from}→${to}`));
      event.preventDefault();
    });
    page.part('replace')?.click();
    await until(() => changes.length > 0);
    expect(changes).to.include('大阪市北区→千代田区');
    expect(page.values()).to.include({ city: '大阪市北区' });
    expect(page.element.status).to.equal('incomplete');
    expect(page.part('replace') === null, 'still offered').to.equal(false);
  });

  it('are corrected in all fields that the button names, even if overwrite="empty" keeps an earlier fill', async () => {
    const page = await checkout(TEXTS, 'overwrite="empty"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    page.part('option')?.click();
    await until(() => page.part('replace')?.textContent?.includes('都道府県'));
    // Pressing it leaves the field, which is when the page's fields are compared again.
    page.field('zip').dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '仙台市青葉区');
    expect(page.values()).to.include({ pref: '宮城県' });
  });

  it('are accepted if only their spelling differs', async () => {
    const page = await checkout(TEXTS);
    await typeText(page.field('pref'), '東京');
    await typeText(page.field('city'), '東京都千代田区');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.part('replace')).to.equal(null);
  });

  it('are noticed without a request when the user leaves a field after changing it', async () => {
    const page = await checkout(TEXTS);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    expect(page.part('replace')).to.equal(null);
    await press('Tab');
    await until(() => page.part('replace'));
    expect(page.values()['city']).to.equal('港区');
    expect(page.client.asked).to.have.length(1);
    page.field('city').select();
    await typeText(page.field('city'), '千代田区');
    await press('Tab');
    await until(() => page.part('replace') === null);
  });

  for (const [name, [markup, attributes, id, text]] of Object.entries(UNOFFERED))
    it(`are reported even if no replacement can be offered: ${name}`, async () => {
      const page = await checkout(markup, attributes);
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      page.field(id).value = text;
      page.field(id).focus();
      page.field(id).dispatchEvent(new Event('input', { bubbles: true }));
      await press('Tab');
      await until(() => page.message().includes('郵便番号と住所が一致していません。'));
      expect(page.element.status).to.equal('incomplete');
      expect(page.part('replace')).to.equal(null);
    });

  it('can be replaced or kept after a click, although `fill` excludes the part that differs', async () => {
    const page = await checkout(TEXTS, 'fill="city town"');
    await typeText(page.field('pref'), '大阪府');
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.field('line2').focus();
    page.field('line2').click();
    await page.element.updateComplete;
    expect(page.part('keep')).not.to.equal(null);
    page.part('replace')?.click();
    await until(() => page.values()['line1'] === '飯田橋');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '大阪府', city: '千代田区', line1: '飯田橋' });
  });
});

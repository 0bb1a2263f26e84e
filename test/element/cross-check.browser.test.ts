import { expect } from '@open-wc/testing';
import { checkout, STANDARD, typeText } from './checkout.ts';
import { press, until } from './picker-page.ts';

const TEXTS = STANDARD.replace(/<select id="pref".*?<\/select>/, '<input id="pref" autocomplete="address-level1">');

describe('a ZIP Code and an address that do not belong together', () => {
  it('are offered to be set right, and never changed unasked', async () => {
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
  });

  it('are no matter where they only are spelled otherwise', async () => {
    const page = await checkout(TEXTS);
    await typeText(page.field('pref'), '東京');
    await typeText(page.field('city'), '東京都千代田区');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.part('replace')).to.equal(null);
  });

  it('are noticed when somebody types over what was filled, once the field is left, without a request', async () => {
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
});

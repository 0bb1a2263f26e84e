// The methods undo() and clear(), and the events that report what they did.
import { expect } from '@open-wc/testing';
import { checkout, typeText } from '../../support/checkout.ts';
import { filled, retype } from '../order/order-page.ts';
import { until } from '../pickers/picker-page.ts';

for (const method of ['undo', 'clear'] as const)
  describe(`${method}()`, () => {
    it('fires no event before a fill, nor a second time', async () => {
      const page = await checkout();
      const reports = (): number => page.events.filter(({ type }) => type === `dga-${method}`).length;
      page.element[method]();
      expect(reports()).to.equal(0);
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      page.element[method]();
      page.element[method]();
      expect(reports()).to.equal(1);
      expect(page.values()).to.deep.equal({ zip: '1020072' });
    });

    it('fires no event if the user has replaced everything', async () => {
      const page = await checkout('<label>郵便番号<input id="zip"></label><label>市区町村<input id="city"></label>');
      await typeText(page.field('zip'), '1020072');
      await page.settled();
      page.field('city').select();
      await typeText(page.field('city'), '千代田区内');
      page.element[method]();
      const report = page.events.find(({ type }) => type === `dga-${method}`)?.detail;
      expect(report).to.deep.equal(undefined);
      expect(page.field('city').value).to.equal('千代田区内');
    });
  });

describe('the undo of a second fill', () => {
  it('restores a city of whose list the page draws another one for each prefecture', async () => {
    const lists = `<label>郵便番号 <input id="zip"></label>
      <label>都道府県 <select id="pref"><option value="">選択してください</option><option>東京都</option><option>大阪府</option></select></label>
      <label>市区町村 <select id="city"><option value="">選択してください</option></select></label><label>町名・番地 <input id="line1"></label>`;
    const page = await checkout(lists);
    const cities: Record<string, string> = { 東京都: '千代田区', 大阪府: '大阪市北区' };
    page.field('pref').addEventListener('change', () => {
      const city = page.field('city') as unknown as HTMLSelectElement;
      city.replaceChildren(new Option('選択してください', ''), new Option(cities[page.field('pref').value]));
    });
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await retype(page.field('zip'), '5300001');
    await until(() => page.values()['city'] === '大阪市北区');
    page.element.undo();
    expect(page.values()).to.include({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
  });

  it('restores no code whose address is no longer in the form', async () => {
    const page = await filled();
    // A page's script that chooses a saved address dispatches no event.
    for (const [id, text] of Object.entries({ zip: '530-0001', pref: '大阪府', city: '大阪市北区', line1: '梅田3-2' }))
      page.field(id).value = text;
    await retype(page.field('zip'), '1000004');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.values()['line1'] === '大手町');
    page.part('undo')?.click();
    await until(() => page.values()['city'] === '大阪市北区');
    expect(page.values()['zip']).to.equal('1000004');
  });
});

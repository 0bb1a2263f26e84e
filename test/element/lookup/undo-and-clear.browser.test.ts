// The methods undo() and clear(), and the events that report what they did.
import { expect } from '@open-wc/testing';
import { checkout, typeText } from '../../support/checkout.ts';

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

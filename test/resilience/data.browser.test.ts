import { expect, waitUntil } from '@open-wc/testing';
import { checkout, typeText } from '../support/checkout.ts';
import { feedAnswers, feedAttributes } from './hostile-data.ts';
import '../support/same-inputs.ts';

const MOCK = Symbol.for('dga-address-lookup.mock');
const holder = globalThis as { [MOCK]?: typeof fetch; seenExecuted?: number };

describe('hostile data', () => {
  it('in 30 responses of every kind runs no script and throws nothing', async function () {
    this.timeout(180_000);
    const { inputs, longestTaskMs, errors } = await feedAnswers(30);
    console.log(`${inputs} answers, longest task ${longestTaskMs} ms`);
    expect(errors).to.deep.equal([]);
  });

  it('in 40 attributes and texts of every kind runs no script and throws nothing', async function () {
    this.timeout(180_000);
    const { inputs, longestTaskMs, errors } = await feedAttributes(40);
    console.log(`${inputs} attributes, longest task ${longestTaskMs} ms`);
    expect(errors).to.deep.equal([]);
  });

  it('is shown as text, in the list and in the fields', async () => {
    holder.seenExecuted = 0;
    const town = '<img src=x onerror="seenExecuted++">';
    const addresses = [1, 2].map((at) => ({ zip_code: '9800000', pref_name: '宮城県', city_name: '<b>市</b>', town_name: `${town}${at}` }));
    holder[MOCK] = () => Promise.resolve(Response.json({ page: 1, limit: 1000, count: 2, searchtype: 'zipcode', addresses }));
    const page = await checkout(undefined, 'endpoint="mock:"');
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await waitUntil(() => page.part('option') !== null);
    expect(page.part('option')?.textContent).to.contain(`${town}1`);
    expect(page.part('list')?.querySelector('img, b')).to.equal(null);
    page.part('option')?.click();
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '<b>市</b>', line1: `${town}1` });
    expect(holder.seenExecuted).to.equal(0);
    delete holder[MOCK];
  });

  it('in an endpoint of javascript:, data:, blob: or file: is refused in any spelling', async () => {
    for (const scheme of [
      'javascript:seenExecuted++//',
      ' JaVa\tScript:seenExecuted++//',
      'data:text/html,x',
      'blob:x',
      'file:///etc',
      'ftp://x',
      'vbscript:x',
      '\u0001javascript:x',
    ]) {
      for (const attribute of ['endpoint', 'api-base']) {
        const page = await checkout(undefined, 'endpoint="/hostile/dga/ok"');
        page.element.setAttribute(attribute, scheme);
        const failed = await page.element.lookup('1020072').catch((error: unknown) => error);
        expect(failed, `${attribute}=${scheme}`).to.include({ code: 'configuration' });
      }
    }
  });
});

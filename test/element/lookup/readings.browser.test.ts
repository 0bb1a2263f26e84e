import { expect } from '@open-wc/testing';
import { createClient } from '../../../src/client/create-client.ts';
import { createMockFetch, type MockOptions } from '../../../src/mock/index.ts';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';

const FORM = `<label>郵便番号 <input id="zip" autocomplete="postal-code"></label>
<input id="pref" data-dga-field="prefecture"><input id="city" data-dga-field="city"><input id="line1" data-dga-field="town block">
<input id="cityKana" data-dga-field="city-kana"><input id="townKana" data-dga-field="town-kana"><input id="townRoma" data-dga-field="town-roma">`;
const PLAIN = FORM.slice(0, FORM.indexOf('<input id="cityKana"'));

async function page(markup: string, options: MockOptions = {}): Promise<Checkout & { routes: string[] }> {
  const made = await checkout(markup);
  const routes: string[] = [];
  made.element.client = createClient({
    endpoint: 'http://mock.invalid/dga',
    fetch: (input, init) => {
      routes.push(input.replace(/^.*\//, ''));
      if (options.scenario === 'offline' && routes.length > 1) return Promise.reject(new TypeError('offline'));
      return createMockFetch({ latency: 0 })(input, init);
    },
  });
  await made.element.updateComplete;
  return { ...made, routes };
}

describe('kana and roma', () => {
  // First: the forms stay loaded.
  it('are written as the attribute says before the user comes to the code field', async () => {
    const { element, values } = await page(FORM);
    element.kana = 'hiragana';
    await element.lookup('1020072');
    expect(values()).to.include({ cityKana: 'ちよだく', townKana: 'いいだばし', townRoma: 'Iidabashi' });
  });
});

describe('kana and roma of records that have none', () => {
  it('are fetched with one address search if the form has fields for them', async () => {
    const { field, settled, values, routes } = await page(FORM);
    await typeText(field('zip'), 'A7E2FK2');
    await settled();
    expect(values()).to.include({ city: '千代田区', cityKana: 'チヨダク', townKana: 'マルノウチ', townRoma: 'Marunochi' });
    expect(routes).to.deep.equal(['searchcode', 'addresszip']);
  });

  it('are not fetched if the form has no field for them, or the record contains them', async () => {
    const plain = await page(PLAIN);
    await typeText(plain.field('zip'), 'A7E2FK2');
    await plain.settled();
    expect(plain.routes).to.deep.equal(['searchcode']);
    const known = await page(FORM);
    await typeText(known.field('zip'), '1020072');
    await known.settled();
    expect(known.routes).to.deep.equal(['searchcode']);
  });

  it('stay empty if the search fails, and the message names them', async () => {
    const { field, settled, values, events, message } = await page(FORM, { scenario: 'offline' });
    await typeText(field('zip'), 'A7E2FK2');
    await settled();
    expect(values()).to.include({ city: '千代田区' });
    expect(values()).not.to.have.property('townKana');
    const fill = events.find(({ type }) => type === 'dga-fill')?.detail as { missing: string[]; unfilled: string[] };
    expect(fill.unfilled).to.include('town-kana');
    expect(fill.missing).not.to.include('town-kana');
    expect(message()).to.contain('フリガナ');
  });
});

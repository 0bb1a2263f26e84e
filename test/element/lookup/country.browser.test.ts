// An address in another country than Japan: the element sends nothing, writes nothing and shows nothing.
import { expect, fixtureCleanup, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { SearchClient } from '../../../src/client/client.ts';
import { type Checkout, checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';
import { nextTask } from '../../support/next-task.ts';

const COUNTRIES = [
  'US',
  'USA',
  '840',
  'United States',
  'GB',
  'Ireland',
  'CL',
  'アメリカ合衆国',
  '中国',
  'Korea, Republic of',
  'その他の国',
];
/** How a form asks for the country. */
const FIELDS: Readonly<Record<string, (country: string) => string>> = {
  'a select with values': (country) => `<select name="country"><option value="JP">日本<option value="${country}" selected>Other</select>`,
  'a select with texts': (country) => `<label>国<select><option>日本<option selected>${country}</select></label>`,
  'a token': (country) => `<input autocomplete="country-name" value="${country}">`,
  'an input': (country) => `<input name="billing_country" value="${country}">`,
};
const CODES = ['1020072', '１００ー０００４', 'A7E2FK2', 'SW1A 1AA', 'D02 AF30', '8320000'];
const ADDRESS = '<input id="zip" name="zip"><input id="pref" name="pref"><input id="city" name="city"><input id="line1" name="address1">';

async function waitForPart(page: Checkout, name: string): Promise<HTMLElement> {
  await waitUntil(() => page.part(name) !== null);
  return page.part(name) as HTMLElement;
}

async function act(page: Checkout, action: string, code: string): Promise<void> {
  const { element } = page;
  const zip = page.field('zip');
  if (action === 'type') {
    zip.value = code;
    zip.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
    zip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  } else if (action === 'look up') await element.lookup(code).catch(() => []);
  else if (action === 'select') for (const record of RECORDS['1020072'] ?? []) element.select(record);
  else if (action === 'focus') for (const field of page.form.querySelectorAll('input')) field.focus();
  else if (action === 'undo') element.undo();
  for (let turns = 0; turns < 3; turns += 1) await nextTask();
}

describe('a text about a country in a row above', () => {
  for (const [what, above] of [
    ['日本 in a list of terms', '<dl><dt>国</dt><dd>日本</dd><dt>郵便番号</dt><dd><input id="zip"></dd></dl>'],
    ['a heading', '<h3>Country</h3><p>Japan</p><p>お名前</p><input value="山田"><p>郵便番号</p><input id="zip">'],
    [
      'the code of a telephone',
      '<label>Country code <select><option>+81</option><option selected>+1</option></select></label><p>郵便番号</p><input id="zip">',
    ],
  ] as const)
    it(`says nothing about another field: ${what}`, async () => {
      const page = await checkout(`${above}<p>都道府県</p><input id="pref"><p>住所</p><input id="line1">`);
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.field('pref').value === '東京都');
      expect(page.field('line1').value).to.equal('千代田区飯田橋');
    });
});

describe('a form for Japan is filled in', () => {
  const choices = (checked: string): string =>
    ['US', 'JP'].map((code) => `<label><input type="radio" name="country" value="${code}"${code === checked ? ' checked' : ''}> ${code}</label>`).join(''); // oxfmt-ignore
  for (const [what, country] of [
    ['names Japan twice', '<label>国 <select name="country_id"><option value="107" selected>Japan (日本)</option></select></label>'],
    ['has a flag', '<label>国 <select name="country_id"><option value="107" selected>🇯🇵 日本</option></select></label>'],
    ['is a choice of several buttons', choices('JP')],
    ['is a choice of several buttons of which none is chosen', choices('')],
    ['is that of the user', '<label>国籍 <select name="country"><option selected>フランス</option></select></label>'],
    ['is that of a telephone', '<select name="phone_country"><option value="81" selected>+81</option></select>'],
    ['is the code of a telephone in a text field', '<label>国番号 <input name="telcountrycode" value="＋81"></label>'],
    [
      'is the code of a telephone',
      '<select name="country_code"><option value="1">日本 (+81)</option><option selected>USA (+1)</option></select>',
    ],
  ] as const)
    it(`if its country ${what}`, async () => {
      const page = await checkout(`${country}${STANDARD}`);
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.field('pref').value === '東京都');
    });

  it('if the country is that of another address', async () => {
    const country = '<label>国 <select name="bill_country"><option>US</option></select></label>';
    const page = await checkout(`${STANDARD}<fieldset>${country}<label>郵便番号 <input name="bill_zip"></label></fieldset>`);
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.field('pref').value === '東京都');
  });

  it('when the button for Japan is pressed, and not before', async () => {
    const page = await checkout(`${choices('US')}${STANDARD}`);
    await typeText(page.field('zip'), '1020072');
    expect(page.client.asked).to.have.length(0);
    page.form.querySelector<HTMLInputElement>('[value="JP"]')?.click();
    await waitUntil(() => page.field('pref').value === '東京都');
  });
});

describe('a country that the user changes and changes back', () => {
  const MARKUP = `<label>国 <select id="country" name="country"><option>日本</option><option>アメリカ</option></select></label>${STANDARD}`;

  async function choose(page: Checkout, country: string): Promise<void> {
    const select = page.form.querySelector('#country') as HTMLSelectElement;
    select.value = country;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await nextTask();
  }

  it('leaves what the element knows about the address as it was, with undo', async () => {
    const page = await checkout(MARKUP, 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.form.checkValidity()).to.equal(false);
    await choose(page, 'アメリカ');
    expect(page.element.status).to.equal('idle');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), 'abroad').to.equal(true);
    await choose(page, '日本');
    expect(page.element.status).to.equal('incomplete');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), 'in Japan').to.equal(false);
    page.element.undo();
    expect(page.values()).to.deep.equal({ country: '日本', zip: '1020072' });
    expect(page.client.asked).to.have.length(1);
  });

  it('shows at once what was changed in between', async () => {
    const page = await checkout(MARKUP);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await choose(page, 'アメリカ');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    await choose(page, '日本');
    await waitUntil(() => page.message().includes('一致していません'), `says “${page.message()}”`);
  });

  for (const attributes of ['', 'standalone'])
    it(`looks up the code whose lookup the change ended${attributes && ` in the built-in input`}`, async () => {
      const page = await checkout(MARKUP, attributes);
      const { promise, resolve } = Promise.withResolvers<void>();
      page.client.gate = promise;
      const code = attributes ? await waitForPart(page, 'input') : page.field('zip');
      await typeText(code, '1020072');
      await choose(page, 'アメリカ');
      resolve();
      page.client.gate = undefined;
      expect(page.element.status).to.equal('idle');
      await choose(page, '日本');
      await waitUntil(() => page.values()['line1'] === '飯田橋', JSON.stringify(page.values()));
      expect(page.client.asked).to.have.length(2);
    });

  it('looks up nothing if the code was changed by a script meanwhile', async () => {
    const page = await checkout(MARKUP);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), '1020072');
    await choose(page, 'アメリカ');
    resolve();
    page.field('zip').value = '';
    await choose(page, '日本');
    await page.element.updateComplete;
    expect([page.element.status, page.message()]).to.deep.equal(['idle', '']);
    expect(page.client.asked).to.have.length(1);
  });

  it('looks up the code that was typed in between', async () => {
    const page = await checkout(MARKUP);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await choose(page, 'アメリカ');
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    expect(page.client.asked).to.have.length(1);
    await choose(page, '日本');
    await waitUntil(() => page.values()['line1'] === '大手町', JSON.stringify(page.values()));
  });
});

describe('an address in another country', () => {
  for (const attributes of ['', 'accept="postal-code digital-address freeword"', 'pickers', 'lookahead', 'find-zip verify="warn"']) {
    it(`gets no request, no write and no message, whatever happens${attributes && `, with ${attributes}`}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.keys(FIELDS)),
          fc.constantFrom(...COUNTRIES),
          fc.array(fc.tuple(fc.constantFrom('type', 'look up', 'select', 'focus', 'undo'), fc.constantFrom(...CODES)), {
            minLength: 1,
            maxLength: 4,
          }),
          async (kind, country, actions) => {
            fixtureCleanup();
            const page = await checkout(`${FIELDS[kind]?.(country)}${ADDRESS}`, attributes);
            let requests = 0;
            const count = (): never => {
              requests += 1;
              throw new TypeError('no request is expected');
            };
            const client: SearchClient = { searchCode: count, searchAddress: count, searchAddressAll: count };
            page.element.client = client;
            const written: string[] = [];
            page.element.fields = { town: (value) => written.push(value) };
            await nextTask();
            const typed = actions.findLast(([action]) => action === 'type')?.[1] ?? '';
            for (const [action, code] of actions) await act(page, action, code);
            const story = `${kind} ${country} ${JSON.stringify(actions)}`;
            const values = ['zip', 'pref', 'city', 'line1'].map((id) => page.field(id).value);
            void expect([requests, written, values, page.message()], story).to.deep.equal([0, [], [typed, '', '', ''], '']);
            void expect(
              page.events.filter(({ type }) => /fill|results|lookup/.test(type)),
              story,
            ).to.deep.equal([]);
          },
        ),
        { numRuns: 12 },
      );
    });
  }
});

import { expect } from '@open-wc/testing';
import { typeText } from '../../support/checkout.ts';
import { choose, pickerPage, type PickerPage, pointAt, press, until } from './picker-page.ts';

const page = (
  prefecture: string,
  city = '<option value="">市区町村を選択</option>',
  town = '<option value="">選択してください</option>',
): string => `
  <label>郵便番号 <input id="zip" autocomplete="postal-code"></label>
  <label>都道府県 <select id="pref" data-dga-picker="prefecture">${prefecture}</select></label>
  <label>市区町村 <select id="city" data-dga-picker="city">${city}</select></label>
  <label>町域 <select id="town" data-dga-picker="town">${town}</select></label>
  <label>番地 <input id="block" data-dga-field="block"></label>`;

const CHOOSE = '<option value="">選択してください</option>';

interface SelectPage extends PickerPage {
  readonly changes: string[];
  select(id: string): HTMLSelectElement;
  texts(id: string): string[];
}

async function selects(markup = page(CHOOSE), attributes = 'pickers'): Promise<SelectPage> {
  const base = await pickerPage(markup, attributes);
  const changes: string[] = [];
  base.form.addEventListener('change', (event) => {
    const { id, value } = event.target as HTMLSelectElement;
    changes.push(`${id}=${value}`);
  });
  const select = (id: string): HTMLSelectElement => base.field<HTMLSelectElement>(id);
  return { ...base, changes, select, texts: (id) => [...select(id).options].map(({ text }) => text) };
}

describe('pickers on the page’s own selects', () => {
  it('fill them in place, keep the first line, and reach a ZIP Code', async () => {
    const { select, texts, client, values, settled, part, element, changes } = await selects();
    await until(() => select('pref').options.length === 48);
    expect(texts('pref').slice(0, 3)).to.deep.equal(['選択してください', '北海道', '青森県']);
    expect(select('pref').selectedIndex).to.equal(0);
    expect(part('picker'), 'none of its own').to.equal(null);
    await choose(select('pref'), '東京都');
    await until(() => select('city').options.length > 10);
    expect(texts('city').slice(0, 2)).to.deep.equal(['市区町村を選択', '千代田区']);
    await choose(select('city'), '千代田区');
    await until(() => select('town').options.length > 10);
    await choose(select('town'), '飯田橋');
    await settled('incomplete');
    expect(values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', town: '飯田橋' });
    expect(client.asked).to.have.length(3);
    expect(changes).to.deep.equal(['pref=東京都', 'city=千代田区', 'town=飯田橋', 'zip=102-0072']);
    expect(element.record?.zip_code).to.equal('1020072');
  });

  it('empty the levels below a changed choice, and dispatch an event', async () => {
    const { select, texts, values, changes, settled } = await selects();
    await choose(select('pref'), '東京都');
    await choose(select('city'), '千代田区');
    await choose(select('town'), '飯田橋');
    await settled('incomplete');
    changes.length = 0;
    await choose(select('pref'), '富山県');
    await until(() => texts('city').includes('富山市'));
    expect(texts('city')).not.to.include('千代田区');
    expect(texts('town')).to.deep.equal(['選択してください']);
    await until(() => values()['zip'] === undefined);
    expect(values()).to.deep.equal({ pref: '富山県' });
    expect(changes).to.have.members(['pref=富山県', 'city=', 'town=', 'zip=']);
  });

  it('take the choice back if the user chooses their first line again', async () => {
    const { select, texts, values, events } = await selects();
    await choose(select('pref'), '東京都');
    await choose(select('city'), '千代田区');
    await until(() => select('town').options.length > 10);
    await choose(select('city'), '市区町村を選択');
    await until(() => texts('town').length === 1);
    expect(values()).to.deep.equal({ pref: '東京都' });
    expect(events.findLast(({ type }) => type === 'dga-pick')?.detail).to.deep.include({ level: 'prefecture', city: null, town: null });
  });

  it('leave a built-in picker for a level that the attribute names', async () => {
    const markup = page(CHOOSE).replace(/<label>町域.*<\/label>/, '<label>町域 <input id="town" data-dga-field="town"></label>');
    const { select, picker, element, values } = await selects(markup, 'pickers="prefecture city town"');
    expect([...element.renderRoot.querySelectorAll('[data-level]')].map((one) => (one as HTMLElement).dataset['level'])).to.deep.equal(['town']); // oxfmt-ignore
    await choose(select('pref'), '東京都');
    await choose(select('city'), '千代田区');
    await until(() => !picker('town').disabled);
    await typeText(picker('town'), '飯田橋');
    await press('Enter');
    await until(() => values()['zip'] === '102-0072');
    expect(values()['town']).to.equal('飯田橋');
  });

  it('leave the order incomplete until the last of them is chosen, and compare it with the ZIP Code that the user typed', async () => {
    const { select, field, settled, element, message } = await selects(page(CHOOSE), 'pickers require-block');
    await typeText(field('zip'), '1020072');
    await settled('incomplete');
    await typeText(field('block'), '2-1');
    await settled('filled');
    expect(element.validity.valid).to.equal(true);
    await choose(select('pref'), '大阪府');
    await until(() => message().startsWith('郵便番号と住所が一致していません。'), message());
    expect(message()).to.contain('郵便番号の住所は東京都千代田区飯田橋です。');
    await settled('incomplete');
    expect(element.validationMessage).to.equal('市区町村、町名を入力してください。');
    field('zip').select();
    await press('Delete');
    await until(() => message().endsWith('町名を入力してください。'));
    await choose(select('city'), '大阪市北区');
    await until(() => element.validationMessage === '町名を入力してください。');
    await choose(select('town'), '梅田');
    await settled('filled');
    expect(element.validity.valid).to.equal(true);
  });

  it('write values as the select writes them', async () => {
    const { select } = await selects(
      page(`${CHOOSE}<option value="JP-01">北海道</option>`, '<option value="">–</option><option value="13102">中央区</option>'),
    );
    await until(() => select('pref').options.length === 48);
    expect([...select('pref').options].slice(0, 3).map(({ value }) => value)).to.deep.equal(['', 'JP-01', 'JP-02']);
    await choose(select('pref'), '東京都');
    await until(() => select('city').options.length > 10);
    expect([...select('city').options].slice(1, 3).map(({ value, text }) => `${value} ${text}`)).to.deep.equal([
      '13101 千代田区',
      '13102 中央区',
    ]);
  });

  for (const [values, city] of [
    ['1', '1101'],
    ['01', '01101'],
    ['001', '01101'],
    ['JP-01', '札幌市中央区'],
  ] as const) {
    it(`give cities the same kind of values as prefectures such as ${values}`, async () => {
      const { select, texts } = await selects(page(`${CHOOSE}<option value="${values}">北海道</option>`));
      await until(() => select('pref').options.length === 48);
      await choose(select('pref'), '北海道');
      await until(() => texts('city').includes('札幌市中央区'));
      expect([...select('city').options].find(({ text }) => text === '札幌市中央区')?.value).to.equal(city);
    });
  }

  it('keep a choice of the page that is spelled differently from the list', async () => {
    const { select, texts, changes } = await selects(
      page(`${CHOOSE}<option value="tokyo" selected>東京</option>`, `${CHOOSE}<option value="c" selected>東京都千代田区</option>`),
    );
    await until(() => select('pref').options.length === 48);
    select('city').focus();
    await until(() => texts('city').includes('港区'));
    expect([select('pref').value, select('city').value]).to.deep.equal(['tokyo', 'c']);
    expect(texts('city')).to.have.length(63);
    expect(changes).to.deep.equal([]);
  });

  it('remove cities of the page that the list does not have', async () => {
    const own = Array.from({ length: 20 }, (_, i) => `<option>別の市${i}</option>`).join('');
    const { select, texts } = await selects(page(CHOOSE, `${CHOOSE}${own}<option>千代田区</option>`));
    await choose(select('pref'), '東京都');
    await until(() => texts('city').includes('港区'));
    expect(texts('city').filter((name) => name.startsWith('別の市'))).to.deep.equal([]);
    expect(texts('city')).to.have.length(63);
  });

  it('belong to one of two addresses in a form', async () => {
    const address = (group: string): string => `<fieldset>
      <input id="zip-${group}" autocomplete="${group} postal-code">
      <select id="pref-${group}" autocomplete="${group} address-level1" data-dga-picker="prefecture">${CHOOSE}</select>
      <select id="city-${group}" autocomplete="${group} address-level2" data-dga-picker="city">${CHOOSE}</select>
      <select id="town-${group}" data-dga-picker="town">${CHOOSE}</select>
      <dga-address-lookup for="zip-${group}" pickers></dga-address-lookup>
    </fieldset>`;
    const { form, client, field, values } = await pickerPage(`${address('shipping')}${address('billing')}`);
    for (const element of form.querySelectorAll('dga-address-lookup')) element.client = client;
    for (const [group, names] of [
      ['shipping', ['東京都', '千代田区', '飯田橋']],
      ['billing', ['大阪府', '大阪市北区', '梅田']],
    ] as const) {
      for (const [i, level] of ['pref', 'city', 'town'].entries()) await choose(field(`${level}-${group}`), names[i] ?? '');
    }
    await until(() => values()['zip-billing'] === '530-0001');
    expect(values()).to.deep.equal({
      'zip-shipping': '102-0072',
      'pref-shipping': '東京都',
      'city-shipping': '千代田区',
      'town-shipping': '飯田橋',
      'zip-billing': '530-0001',
      'pref-billing': '大阪府',
      'city-billing': '大阪市北区',
      'town-billing': '梅田',
    });
  });

  it('are no longer busy after a list fails, and an error is dispatched even if it fails at once', async () => {
    const { select, client, settled, part, events } = await selects();
    client.answer = ({ flg_getcity }) => Promise.resolve(flg_getcity ? new Response('{}', { status: 429 }) : undefined);
    await choose(select('pref'), '東京都');
    await settled('error');
    expect(select('city').hasAttribute('aria-busy')).to.equal(false);
    await until(() => part('retry'));
    expect(events.filter(({ type }) => type === 'dga-error')).to.have.length(1);
  });

  it('use a complete list of the page without changing it', async () => {
    const { client, select, texts, events } = await selects(
      page(
        `${CHOOSE}${Array.from({ length: 47 }, (_, i) => `<option value="${i + 1}">${['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'][i] ?? `県${i}`}</option>`).join('')}`,
      ),
    );
    const first = select('pref').options[13];
    await choose(select('pref'), '東京都');
    select('city').focus();
    await until(() => select('city').options.length > 10);
    expect(select('pref').options[13]).to.equal(first);
    expect(select('pref').value).to.equal('13');
    expect([...select('city').options][1]?.value, 'codes, as the prefectures are').to.equal('13101');
    expect(texts('pref')).to.have.length(48);
    expect(client.asked.map(({ flg_getpref, flg_getcity }) => [flg_getpref, flg_getcity])).to.deep.equal([
      [1, undefined],
      [undefined, 1],
    ]);
    expect(
      events.map(({ type }) => type),
      'as for a choice in a loaded list',
    ).to.deep.equal(['dga-pick', 'dga-before-fill', 'dga-fill', 'dga-incomplete']);
  });

  for (const [how, comeNear] of [
    ['the focus', (select: HTMLSelectElement) => select.focus()],
    ['the pointer', (select: HTMLSelectElement) => pointAt(select)],
  ] as const) {
    it(`keep the initial city of the page, and find it in the list when the user reaches it by ${how}`, async () => {
      const { select, texts, client, values } = await selects(
        page(`${CHOOSE}<option selected>東京都</option>`, `${CHOOSE}<option selected>千代田区</option>`),
      );
      await until(() => select('pref').options.length === 48);
      expect(values()).to.deep.equal({ pref: '東京都', city: '千代田区' });
      expect(client.asked).to.have.length(1);
      await comeNear(select('town'));
      await until(() => texts('town').includes('飯田橋'));
      expect(values()).to.deep.equal({ pref: '東京都', city: '千代田区' });
      expect(texts('city').filter((name) => name === '千代田区')).to.have.length(1);
      expect(client.asked).to.have.length(3);
    });
  }

  it('are set by a lookup, without a list', async () => {
    const { select, client, element, values, field, settled } = await selects();
    await until(() => select('pref').options.length === 48);
    const { length } = client.asked;
    await typeText(field('zip'), '1020072');
    await settled('incomplete');
    expect(values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', town: '飯田橋' });
    expect(client.asked.slice(length)).to.deep.equal([{ search_code: '1020072' }]);
    element.undo();
    await element.updateComplete;
    expect(values()).to.deep.equal({ zip: '1020072' });
  });

  it("are corrected together at the user's request, so that no city of another prefecture stays", async () => {
    const { select, texts, values, field, settled, part } = await selects();
    await choose(select('pref'), '大阪府');
    await choose(select('city'), '大阪市北区');
    await until(() => values()['city'] === '大阪市北区');
    await typeText(field('zip'), '1020072');
    await settled('incomplete');
    await until(() => part('replace'));
    expect(values()).to.include({ pref: '大阪府', city: '大阪市北区' });
    part('replace')?.click();
    await until(() => values()['town'] === '飯田橋');
    expect(values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', town: '飯田橋' });
    await until(() => !texts('city').includes('大阪市北区'));
    await pointAt(select('city'));
    await until(() => texts('city').includes('港区'));
    expect(values()).to.include({ city: '千代田区', town: '飯田橋' });
  });

  it('are not changed without the attribute', async () => {
    const { select, client } = await selects(page(CHOOSE), '');
    select('pref').focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(client.asked).to.have.length(0);
    expect(select('pref').options).to.have.length(1);
  });

  it('show the choices that the browser restores, without a request', async () => {
    const first = await selects();
    const kept: string[] = [];
    const internals = ElementInternals.prototype;
    const original = internals.setFormValue;
    internals.setFormValue = function (value, state) {
      if (typeof state === 'string') kept.push(state);
      return original.call(this, value, state);
    };
    try {
      await choose(first.select('pref'), '東京都');
      await choose(first.select('city'), '千代田区');
      await choose(first.select('town'), '飯田橋');
      await first.settled('incomplete');
    } finally {
      internals.setFormValue = original;
    }
    const second = await selects();
    second.element.formStateRestoreCallback(kept.at(-1) ?? null);
    await until(() => second.values()['town'] === '飯田橋');
    expect(second.values()).to.deep.equal({ pref: '東京都', city: '千代田区', town: '飯田橋' });
    expect(second.changes).to.deep.equal([]);
    expect(second.client.asked.every((body) => 'flg_getpref' in body)).to.equal(true);
    await until(() => second.select('pref').options.length === 48);
    expect(second.values()).to.deep.equal({ pref: '東京都', city: '千代田区', town: '飯田橋' });
  });
});

// Pages that replace, empty or load fields while the element fills them.
import { expect, fixtureCleanup, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { completeRecord } from '../../../src/address/record.ts';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';
import { checksAreOver, pause } from '../../support/checks-after-fill.ts';

const TEXT_FIELDS = ['pref', 'city', 'town'].map((id) => `<input id="${id}" name="${id}">`).join('');
const FORM = `<label>郵便番号<input id="zip" name="zip"></label>${TEXT_FIELDS}`;
const FILLED = { pref: '東京都', city: '千代田区', town: '飯田橋' };

function redraw(page: Checkout, id: string, value = ''): void {
  const fresh = page.field(id).cloneNode() as HTMLInputElement;
  fresh.value = value;
  page.field(id).replaceWith(fresh);
}
/** Registers what the page does when the prefecture changes. */
function onPrefecture(page: Checkout, act: () => void): void {
  page.field('pref').addEventListener('change', act);
}
async function enter(page: Checkout, code = '1020072'): Promise<void> {
  const before = fills(page).length;
  await typeText(page.field('zip'), code);
  await waitUntil(() => fills(page).length > before, 'a fill');
}
/** The values of the fields, without the code. */
function address(page: Checkout): Record<string, string> {
  const { zip: _zip, ...rest } = page.values();
  return rest;
}
const fills = ({ events }: Checkout): { filled: string[]; unfilled: string[] }[] =>
  events.filter(({ type }) => type === 'dga-fill').map(({ detail }) => detail as { filled: string[]; unfilled: string[] });

/** When a page responds to a change. */
const MOMENTS: Readonly<Record<string, (act: () => void) => void>> = {
  'at once': (act) => act(),
  'in a microtask': (act) => queueMicrotask(act),
  // Not in a real frame: on a busy machine one comes after timers of 150 ms, and then the page does not respond to the fill any more.
  'after a frame': (act) => void setTimeout(act, 16),
  'after 80 ms': (act) => void setTimeout(act, 80),
};

describe('a page that reacts to a fill', () => {
  afterEach(() => fixtureCleanup());

  for (const [moment, later] of Object.entries(MOMENTS)) {
    it(`gets the city filled again if it redraws the city field ${moment}`, async () => {
      const page = await checkout(FORM);
      onPrefecture(page, () => later(() => redraw(page, 'city')));
      await enter(page);
      await checksAreOver();
      expect(address(page)).to.deep.equal(FILLED);
      expect(fills(page).at(-1)?.filled).to.include.members(['prefecture', 'city', 'town']);
    });

    it(`gets the city filled again if it empties the city field ${moment}`, async () => {
      const page = await checkout(FORM);
      page.field('town').addEventListener('change', () => later(() => (page.field('city').value = '')));
      await enter(page);
      await checksAreOver();
      expect(address(page)).to.deep.equal(FILLED);
    });
  }

  it('gets its text replaced only once if it overwrites the city immediately', async () => {
    const page = await checkout(FORM);
    page.field('town').addEventListener('change', () => (page.field('city').value = '別の市'));
    await enter(page);
    await checksAreOver();
    expect(address(page)).to.deep.equal(FILLED);
  });

  it('may remove a part, which is neither written again nor reported as filled', async () => {
    const page = await checkout(FORM);
    let times = 0;
    page.field('city').addEventListener('change', () =>
      queueMicrotask(() => {
        times += 1;
        page.field('city').value = '';
      }),
    );
    await enter(page);
    await checksAreOver();
    expect(address(page)).to.deep.equal({ pref: '東京都', town: '飯田橋' });
    expect(times).to.equal(2);
    expect(fills(page).at(-1)?.filled).to.deep.equal(['prefecture', 'town']);
    expect(fills(page).at(-1)?.unfilled).to.include('city');
  });

  it('gets a control that restores the city if it empties the field later', async () => {
    const page = await checkout(FORM);
    page.field('town').addEventListener('change', () => setTimeout(() => (page.field('city').value = ''), 400));
    await enter(page);
    await checksAreOver();
    expect(address(page)).to.deep.equal({ pref: '東京都', town: '飯田橋' });
    expect(fills(page).at(-1)?.filled).to.deep.equal(['prefecture', 'town']);
    page.part('bring-back')?.click();
    await waitUntil(() => page.values()['city'] === '千代田区', 'the city', { timeout: 2000 });
  });

  for (const [moment, later] of [
    ['at once', MOMENTS['at once']],
    ['after 250 ms', (act: () => void) => void setTimeout(act, 250)],
  ] as const)
    it(`has the city chosen when its options arrive ${moment}, and reports the fill once`, async () => {
      const page = await checkout(
        '<label>郵便番号<input id="zip"></label><select id="pref" name="pref"><option value="">選択<option>北海道<option>東京都</select><select id="city" name="city"><option value="">選択</select><input id="town" name="town">',
      );
      onPrefecture(page, () =>
        later?.(() => (page.field('city').innerHTML = '<option value="">選択<option value="1">中央区<option value="2">千代田区')),
      );
      await enter(page);
      expect(page.field('city').value).to.equal('2');
      await checksAreOver();
      expect(fills(page).map(({ filled }) => filled)).to.deep.equal([['prefecture', 'town', 'city']]);
      page.element.undo();
      expect(address(page)).to.deep.equal({});
    });

  it('has the city chosen from the list of another prefecture when it arrives, and reports the fill once', async () => {
    const CITIES: Readonly<Record<string, string>> = { 東京都: '千代田区', 大阪府: '大阪市北区' };
    const options = (names: readonly string[]): string => `<option value="">選択${names.map((name) => `<option>${name}`).join('')}`;
    const page = await checkout(
      `<label>郵便番号<input id="zip"></label><select id="pref" name="pref">${options(Object.keys(CITIES))}</select><select id="city" name="city">${options([])}</select><input id="town" name="town">`,
    );
    onPrefecture(page, () =>
      setTimeout(() => (page.field('city').innerHTML = options(['中央区', CITIES[page.field('pref').value] ?? ''])), 250),
    );
    const UMEDA = {
      zip_code: '5300001',
      pref_code: '27',
      pref_name: '大阪府',
      city_code: '27127',
      city_name: '大阪市北区',
      town_name: '梅田',
    };
    page.client.records['5300001'] = [completeRecord(UMEDA)];
    await enter(page);
    page.field('zip').select();
    await enter(page, '5300001');
    await checksAreOver();
    expect(address(page)).to.deep.equal({ pref: '大阪府', city: '大阪市北区', town: '梅田' });
    expect(fills(page)).to.have.length(2);
  });

  it('has its lists of cities and of towns chosen that it draws at once, and reports the fill once', async () => {
    const list = (id: string, name = ''): string =>
      `<select id="${id}" name="${id}"><option value="">選択${name && `<option>別の名<option>${name}`}</select>`;
    const page = await checkout(`<label>郵便番号<input id="zip"></label>${list('pref', '東京都')}${list('city')}${list('town')}`);
    onPrefecture(page, () => (page.field('city').innerHTML = list('city', '千代田区')));
    page.field('city').addEventListener('change', () => (page.field('town').innerHTML = list('town', '飯田橋')));
    await enter(page);
    await checksAreOver();
    expect(address(page)).to.deep.equal(FILLED);
    expect(fills(page)).to.have.length(1);
  });

  it('has the city chosen when a disabled list is enabled with its options', async () => {
    const page = await checkout(
      '<label>郵便番号<input id="zip"></label><select id="pref" name="pref"><option value="">選択<option>東京都</select><select id="city" name="city" disabled><option value="">先に都道府県を選択</select>',
    );
    onPrefecture(page, () =>
      setTimeout(() => {
        page.field<HTMLSelectElement>('city').disabled = false;
        page.field('city').innerHTML += '<option>千代田区';
      }, 120),
    );
    await enter(page);
    expect(page.field('city').value).to.equal('千代田区');
  });

  it('has no other option chosen if it replaces the options immediately', async () => {
    const page = await checkout(
      '<label>郵便番号<input id="zip"></label><select id="pref" name="pref"><option value="">選択<option>北海道<option>東京都</select><select id="city" name="city"><option value="">選択<option value="1">千代田区<option value="2">中央区</select>',
    );
    onPrefecture(page, () => {
      page.field('city').innerHTML = '<option value="">選択<option value="1">中央区<option value="2">千代田区';
    });
    await enter(page);
    expect(page.field('city').value).to.equal('2');
  });

  it('has its change reported before the user types on', async () => {
    const page = await checkout(FORM);
    await enter(page);
    redraw(page, 'city');
    await waitUntil(() => page.field('city').value === FILLED.city);
    page.field('town').value += '1-2';
    page.field('town').dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    await checksAreOver();
    expect([fills(page).length, page.element.status]).to.deep.equal([2, 'filled']);
  });

  it('keeps what the user types meanwhile', async () => {
    const page = await checkout(FORM);
    onPrefecture(page, () => setTimeout(() => redraw(page, 'city'), 60));
    await enter(page);
    await pause(70);
    const city = page.field('city');
    if (city.value === '') {
      city.value = '港';
      city.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
    const { town } = { town: page.field('town') };
    town.value = '';
    town.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
    const typed = city.value;
    await checksAreOver();
    expect([page.field('city').value, page.field('town').value]).to.deep.equal([typed, '']);
  });

  it('keeps the text that a script writes later', async () => {
    const page = await checkout(FORM);
    await enter(page);
    page.field('city').value = '港区';
    await checksAreOver();
    expect(page.field('city').value).to.equal('港区');
  });

  it('keeps fields that it recreates later: the next code does not fill them or report them as filled', async () => {
    const select = '<select id="pref" name="pref"><option value="">選択<option>東京都<option>大阪府</select>';
    const fields = `${select}<input id="city" name="city"><input id="town" name="town">`;
    const page = await checkout(`<label>郵便番号<input id="zip" name="zip"></label><div id="address">${fields}</div>`);
    const umeda = completeRecord({ zip_code: '5300001', pref_code: '27', pref_name: '大阪府', city_name: '大阪市北区', town_name: '梅田' });
    const { searchCode } = page.client;
    page.client.searchCode = async (code, options) => {
      const answer = await searchCode(code === '5300001' ? '1020072' : code, options);
      return code === '5300001' ? { ...answer, addresses: [umeda] } : answer;
    };
    await enter(page, '5300001');
    page.field('city').focus();
    page.field('city').select();
    await typeText(page.field('city'), '中央区');
    const { zip: _zip, ...values } = page.values();
    // The checks after the fill are over.
    await checksAreOver();
    (page.form.querySelector('#address') as HTMLElement).innerHTML = fields;
    for (const [id, value] of Object.entries(values)) page.field(id).value = value;
    page.field('zip').focus();
    page.field('zip').value = '';
    await enter(page, '1000004');
    await checksAreOver();
    expect(page.values()).to.deep.equal({ zip: '1000004', pref: '大阪府', city: '中央区', town: '梅田' });
    expect(fills(page).at(-1)?.filled).to.deep.equal([]);
    expect(page.part('status')?.textContent).not.to.contain('入力しました');
  });

  it('stays empty if it empties the whole form', async () => {
    const page = await checkout(FORM);
    await enter(page);
    for (const id of ['pref', 'city', 'town']) page.field(id).value = '';
    await checksAreOver();
    expect(address(page)).to.deep.equal({});
  });

  it('is left alone after an undo or another code', async () => {
    const page = await checkout(FORM);
    onPrefecture(page, () => setTimeout(() => redraw(page, 'city'), 80));
    await enter(page);
    page.element.undo();
    await checksAreOver();
    expect(address(page)).to.deep.equal({});
  });

  it('is filled, gets another code and an undo, although it draws all its fields again after each event', async () => {
    const page = await checkout(`<div id="app">${FORM}</div>`);
    const app = page.field('app');
    const state: Record<string, string> = { zip: '', pref: '', city: '', town: '' };
    app.addEventListener('input', ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      state[name] = value;
      const focused = document.activeElement?.id ?? '';
      app.innerHTML = FORM;
      for (const [id, text] of Object.entries(state)) page.field(id).value = text;
      if (focused) page.field(focused).focus();
      page.field('zip').setSelectionRange(9, 9);
    });
    page.field('zip').focus();
    await sendKeys({ type: '1020072' });
    await waitUntil(() => fills(page).at(-1)?.filled.includes('town'), 'a fill');
    expect(address(page)).to.deep.equal(FILLED);
    expect(fills(page).at(-1)?.filled).to.include.members(['prefecture', 'city', 'town']);
    page.field('zip').select();
    await sendKeys({ type: '1000004' });
    await waitUntil(() => page.values()['town'] === '大手町', 'another town');
    await checksAreOver();
    expect(address(page)).to.deep.equal({ ...FILLED, town: '大手町' });
    page.element.undo();
    expect(page.values()).to.deep.equal({ ...FILLED, zip: '1020072' });
  });

  it('has no hidden field that is reported as filled', async () => {
    const page = await checkout(FORM);
    page.field('town').addEventListener('change', () => (page.field('city').style.display = 'none'));
    await enter(page);
    expect(fills(page).at(-1)?.filled).to.deep.equal(['prefecture', 'town']);
  });

  it('gets one event and no further write if it does not react', async () => {
    const page = await checkout(FORM);
    let inputs = 0;
    page.form.addEventListener('input', (event) => (inputs += Number(event.target !== page.field('zip'))));
    await enter(page);
    await checksAreOver();
    expect([inputs, fills(page).length]).to.deep.equal([3, 1]);
  });
});

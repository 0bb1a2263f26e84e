// A form that asks for the address in a later step than for the code.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { completeRecord } from '../../../src/address/record.ts';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { checkout, type Checkout, STANDARD, testClient, typeText } from '../../support/checkout.ts';
import { checksAreOver } from '../../support/checks-after-fill.ts';
import { until } from '../pickers/picker-page.ts';
import { retype } from './order-page.ts';
import { append, holdAnswers } from './stored-order.ts';

const ZIP = '<div id="first"><label>郵便番号 <input id="zip" autocomplete="postal-code"></label></div>';
const ADDRESS = `<label>都道府県 <input id="pref" autocomplete="address-level1"></label>
  <label>市区町村 <input id="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" autocomplete="address-line1"></label>`;
const PLACE = { pref: '東京都', city: '千代田区', line1: '飯田橋' };

async function wizard(step: string): Promise<Checkout> {
  const page = await checkout(`${ZIP}<div id="step" hidden>${step}</div><button>次へ</button>`);
  await typeText(page.field('zip'), '1020072');
  await until(() => page.message() !== '');
  return page;
}

describe('an element outside the form', () => {
  it('keeps its question, and shows no built-in input, while the step of the address is hidden', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><div id="other" hidden><input id="mail" name="mail"></div><div id="step">${ZIP}${ADDRESS}
      <label>建物名 <input id="building" name="building"></label></div></form><dga-address-lookup></dga-address-lookup>`;
    const element = host.querySelector('dga-address-lookup') as DgaAddressLookup;
    element.client = testClient();
    await element.updateComplete;
    const field = (id: string): HTMLInputElement => host.querySelector(`#${id}`) as HTMLInputElement;
    const show = (id: string): void => ['other', 'step'].forEach((each) => (field(each).hidden = each !== id));
    for (const [id, text] of Object.entries({ pref: '愛知県', city: '海部郡飛島村', line1: '新田1-1', building: 'ビル3F' }))
      await typeText(field(id), text);
    await typeText(field('zip'), '1020072');
    const part = (name: string): HTMLElement | null | undefined => element.shadowRoot?.querySelector<HTMLElement>(`[part~=${name}]`);
    await until(() => !!part('keep'));
    show('other');
    await typeText(field('mail'), 'a');
    await until(() => !part('keep'));
    expect(element.status).to.equal('incomplete');
    expect(part('input')).to.equal(null);
    show('step');
    await until(() => !!part('keep') && !!part('replace'));
    part('replace')?.click();
    await until(() => field('pref').value === '東京都');
    expect([field('line1').value, field('building').value]).to.deep.equal(['飯田橋', '']);
  });
});

describe('a step with the code and the element that the page closes', () => {
  it('leaves the message beside the address in the next step, and gets it back', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><div id="one">${ZIP}<dga-address-lookup></dga-address-lookup></div><div id="two" hidden>${ADDRESS.replaceAll('<label', '<p><label')}</div></form>`;
    const element = host.querySelector('dga-address-lookup') as DgaAddressLookup;
    element.client = testClient();
    await element.updateComplete;
    const field = (id: string): HTMLInputElement => host.querySelector(`#${id}`) as HTMLInputElement;
    const show = (id: string): void => ['one', 'two'].forEach((each) => (field(each).hidden = each !== id));
    const text = (): string => element.shadowRoot?.querySelector('[part=status]')?.textContent ?? '';
    show('two');
    for (const [id, value] of Object.entries({ pref: '愛知県', city: '海部郡飛島村', line1: '新田1-1' })) await typeText(field(id), value);
    show('one');
    await typeText(field('zip'), '1020072');
    await until(() => text() !== '');
    show('two');
    await until(() => element.checkVisibility() && text().includes('郵便番号と住所が一致していません。'));
    expect(element.closest('#two')).not.to.equal(null);
    const line = element.shadowRoot?.querySelector('[part=status]') as HTMLElement;
    expect(line.getBoundingClientRect().top).to.be.greaterThan(field('pref').getBoundingClientRect().top);
    show('one');
    await until(() => element.closest('#one') !== null);
    expect(element.previousElementSibling?.contains(field('zip'))).to.equal(true);
  });
});

describe('an address in a later step than the code', () => {
  it('is filled when the user arrives at its first field', async () => {
    const page = await wizard(ADDRESS);
    expect(page.message()).to.equal('この住所に対応する入力欄がありません。');
    page.field('step').hidden = false;
    page.field('pref').focus();
    await until(() => page.values()['line1'] === '飯田橋');
    expect(page.values()).to.deep.equal({ zip: '1020072', ...PLACE });
    await page.settled('incomplete');
    expect(page.message()).to.contain('番地を入力してください。');
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    await page.settled('filled');
  });

  it('gets none of several towns that it does not name, even if the name of one begins with that of another', async () => {
    const page = await checkout(`${ZIP}<div id="step" hidden>${ADDRESS}</div>`);
    page.client.records['0482402'] = ['大江', '大江１丁目'].map((town_name) =>
      completeRecord({
        zip_code: '0482402',
        pref_code: '01',
        pref_name: '北海道',
        city_code: '01402',
        city_name: '余市郡仁木町',
        town_name,
      }),
    );
    await typeText(page.field('zip'), '0482402');
    await page.settled('choosing');
    page.field('step').hidden = false;
    (page.part('option') as HTMLElement).click();
    await until(() => page.values()['line1'] === '大江');
  });

  it('is filled when the page inserts its fields, also if it hides the step of the code', async () => {
    for (const hidesFirst of [false, true]) {
      const page = await wizard('');
      page.field('first').hidden = hidesFirst;
      page.field('step').hidden = false;
      page.field('step').innerHTML = ADDRESS;
      await until(() => page.values()['line1'] === '飯田橋');
      expect(page.values()).to.include(PLACE);
    }
  });

  it('gets the ZIP Code in place of a Digital Address whose step the page has hidden, and undo brings that back', async () => {
    const page = await checkout(`${ZIP}<div id="step" hidden>${ADDRESS}</div>`);
    const release = holdAnswers(page);
    await typeText(page.field('zip'), 'A7E2FK2');
    page.field('first').hidden = true;
    page.field('step').hidden = false;
    release();
    await until(() => page.values()['line1'] !== undefined);
    expect(page.values()['zip']).to.equal('100-0005');
    await page.settled('filled');
    page.element.undo();
    expect(page.values()).to.deep.equal({ zip: 'A7E2FK2' });
  });

  it('is filled as far as it is in the later step', async () => {
    const page = await checkout(STANDARD.replace(/(<label>[^<]*<[^<]*address-line1"><\/label>)/, '<div id="step" hidden>$1</div>'));
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['city'] === '千代田区');
    page.field('step').hidden = false;
    page.field('line1').focus();
    await until(() => page.values()['line1'] === '飯田橋');
  });

  it('is filled as soon as a click shows its fields, and gets the place of another code when it opens again', async () => {
    const page = await wizard(ADDRESS);
    const step = page.field('step');
    const toggle = page.form.querySelector('button') as HTMLButtonElement;
    toggle.type = 'button';
    toggle.addEventListener('click', () => (step.hidden = !step.hidden));
    toggle.click();
    await until(() => page.values()['line1'] === '飯田橋');
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    toggle.click();
    await retype(page.field('zip'), '5300001');
    await until(() => page.element.record?.zip_code === '5300001');
    toggle.click();
    await until(() => page.values()['line1'] !== '飯田橋2-1');
    expect(page.values()).to.deep.equal({ zip: '5300001', pref: '大阪府', city: '大阪市北区', line1: '梅田2-1' });
  });

  it('keeps what the user has corrected in it, also with overwrite="always"', async () => {
    const page = await checkout(
      `${ADDRESS.replace(/<label>町名.*?<\/label>/, '')}${ZIP}<div id="step" hidden><label>町名・番地 <input id="line1"></label></div>`,
      'overwrite="always"',
    );
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['city'] === '千代田区');
    await retype(page.field('city'), '港区');
    page.field('step').hidden = false;
    page.field('line1').focus();
    page.field('line1').click();
    await until(() => page.message().startsWith('郵便番号と住所が一致していません。'));
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '港区' });
  });

  it('keeps the text that the user, the page or an undo has left in it', async () => {
    const page = await wizard('');
    page.field('step').hidden = false;
    page.field('step').innerHTML = ADDRESS.replace('id="city"', 'id="city" value="港区"');
    page.field('city').focus();
    page.field('line1').focus();
    await until(() => page.message().startsWith('郵便番号と住所が一致していません。'));
    expect(page.values()).to.deep.equal({ zip: '1020072', city: '港区' });
    const other = await wizard(ADDRESS);
    other.field('step').hidden = false;
    other.field('pref').focus();
    await until(() => other.values()['line1'] === '飯田橋');
    other.element.undo();
    await until(() => other.values()['line1'] === undefined);
    other.field('city').focus();
    other.field('line1').focus();
    await other.element.updateComplete;
    expect(other.values()).to.deep.equal({ zip: '1020072' });
  });

  it('is lost if the user empties it while the code is in a closed step', async () => {
    const page = await wizard(ADDRESS.replace('町名・番地', '町名').replace('address-line1', 'address-level3'));
    page.field('step').hidden = false;
    page.field('pref').focus();
    await until(() => page.values()['line1'] === '飯田橋');
    page.field('first').hidden = true;
    for (const id of ['pref', 'city', 'line1']) {
      page.field(id).focus();
      page.field(id).select();
      await sendKeys({ press: 'Delete' });
    }
    await page.settled('incomplete');
    expect(page.element.record?.town_name).to.equal('飯田橋');
  });

  for (const [name, putAway, isFirst] of [
    ['hidden', (first: HTMLElement) => (first.hidden = true), true],
    ['hidden after the fill', (first: HTMLElement) => (first.hidden = true), false],
    ['removed after the fill', (first: HTMLElement) => first.remove(), false],
  ] as const)
    it(`is compared with the code whose step the page has ${name}`, async () => {
      const page = await wizard(ADDRESS);
      if (isFirst) putAway(page.field('first'));
      page.field('step').hidden = false;
      page.field('pref').focus();
      await until(() => page.values()['line1'] === '飯田橋');
      if (!isFirst) putAway(page.field('first'));
      await retype(page.field('city'), '港区');
      page.field('line1').focus();
      await until(() => page.message().startsWith('郵便番号と住所が一致していません。'));
      expect(page.element.status).to.equal('incomplete');
      await retype(page.field('city'), '千代田区');
      page.field('line1').focus();
      await until(() => !page.message().includes('一致していません'));
    });

  describe('with the prefecture in the step of the code', () => {
    const [pref = '', ...others] = ADDRESS.split('\n');
    async function steps(attributes = ''): Promise<{ readonly page: Checkout; readonly turn: () => void }> {
      const page = await checkout(
        `<div id="first"><label>郵便番号 <input id="zip"></label>${pref}</div><div id="step" hidden>${others.join('')}</div><button type="button">次へ</button>`,
        attributes,
      );
      const button = page.form.querySelector('button') as HTMLButtonElement;
      button.addEventListener('click', () => {
        for (const id of ['first', 'step']) page.field(id).hidden = !page.field(id).hidden;
      });
      await typeText(page.field('zip'), '1020072');
      await until(() => page.values()['pref'] === '東京都');
      return { page, turn: () => button.click() };
    }

    it('is filled and compared', async () => {
      const { page, turn } = await steps();
      turn();
      await until(() => page.values()['line1'] === '飯田橋');
      expect(page.values()).to.deep.equal({ zip: '1020072', ...PLACE });
      await retype(page.field('city'), '港区');
      page.field('line1').focus();
      await until(() => page.message().startsWith('郵便番号と住所が一致していません。'));
    });

    it('is contradicted by the prefecture that the user has changed before', async () => {
      const { page, turn } = await steps();
      await retype(page.field('pref'), '大阪府');
      turn();
      page.field('city').focus();
      await page.settled('incomplete');
      expect(page.message()).to.contain('郵便番号と住所が一致していません。');
      turn();
      await retype(page.field('pref'), '東京都');
      turn();
      await until(() => !page.message().includes('一致していません'));
    });

    it('has the prefecture of the former code named if the next one is answered in its step, until it is replaced there', async () => {
      const { page, turn } = await steps();
      turn();
      await until(() => page.values()['line1'] === '飯田橋');
      turn();
      let open = (): void => undefined;
      page.client.gate = new Promise<void>((done) => (open = done));
      await retype(page.field('zip'), '5300001');
      turn();
      open();
      await until(() => page.values()['line1'] === '梅田');
      await page.settled('incomplete');
      expect(page.values()['pref']).to.equal('東京都');
      expect(page.message()).to.contain('都道府県を確認してください。');
      turn();
      await until(() => page.values()['pref'] === '大阪府');
    });

    it('holds no form that has hidden both', async () => {
      const { page, turn } = await steps('verify="block" require-block');
      turn();
      await until(() => page.values()['line1'] === '飯田橋');
      await retype(page.field('city'), '港区');
      await until(() => !page.form.checkValidity());
      page.field('step').hidden = true;
      page.form.click();
      await until(() => page.form.checkValidity());
    });
  });

  it('lacks a block whose step the page has closed again, which holds no form', async () => {
    const page = await checkout(`${ZIP}<div id="step">${ADDRESS}</div><button>次へ</button>`, 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.form.checkValidity()).to.equal(false);
    page.field('step').hidden = true;
    page.field('zip').focus();
    page.field('zip').blur();
    await until(() => page.form.checkValidity());
    expect(page.element.status).to.equal('incomplete');
    expect(page.message()).to.contain('番地を入力してください。');
    page.field('step').hidden = false;
    await append(page.field('line1'), '2-1');
    await page.settled('filled');
  });

  it('gets no building that a closed step has behind its block', async () => {
    const page = await checkout(
      `<div id="first"><label>郵便番号 <input id="zip"></label>${ADDRESS.replaceAll(/ autocomplete="[^"]*"/g, '')}</div>
      <div id="step" hidden><label>建物名 <input id="building"></label></div>`,
    );
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    const before = page.values();
    expect(before['line1']).to.match(/ \S/);
    page.field('first').hidden = true;
    page.field('step').hidden = false;
    page.form.click();
    page.field('building').focus();
    await checksAreOver();
    expect(page.values()).to.deep.equal(before);
  });

  it('is not filled once the user has changed the code', async () => {
    const page = await wizard(ADDRESS);
    page.field('zip').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Backspace' });
    page.field('step').hidden = false;
    page.field('pref').focus();
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({ zip: '102007' });
  });

  it('is not filled or compared if it is another one without a code, while the first one is hidden', async () => {
    const page = await checkout(
      `<div id="first">${STANDARD.replace(/<button>.*/s, '')}</div>
        <div id="step" hidden>${ADDRESS.replaceAll('id="', 'id="work-').replace(/ autocomplete="[^"]*"/g, '')}</div><button>次へ</button>`,
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await retype(page.field('line1'), '飯田橋2-1');
    page.field('first').hidden = true;
    page.field('step').hidden = false;
    await typeText(page.field('work-pref'), '大阪府');
    await typeText(page.field('work-city'), '大阪市北区');
    await typeText(page.field('work-line1'), '梅田1-1');
    page.form.querySelector('button')?.focus();
    await page.settled('filled');
    expect(page.message()).to.equal('東京都千代田区飯田橋を入力しました。');
    expect(page.values()).to.deep.equal({
      zip: '1020072',
      ...PLACE,
      line1: '飯田橋2-1',
      'work-pref': '大阪府',
      'work-city': '大阪市北区',
      'work-line1': '梅田1-1',
    });
  });

  for (const own of ['', '<dga-address-lookup></dga-address-lookup>'])
    it(`is not filled if it has a code field of its own${own && ' and an element beside it'}`, async () => {
      const page = await checkout(
        `<dga-address-lookup></dga-address-lookup>${ZIP}<label>市区町村 <input id="city"></label><label>町名・番地 <input id="line1"></label>
          <div id="step" hidden><label>届け先郵便番号 <input id="zip2"></label>${own}<label>届け先都道府県 <input id="pref2"></label></div>`,
      );
      for (const element of page.form.querySelectorAll('dga-address-lookup')) element.client = page.client;
      await typeText(page.field('zip'), '1020072');
      await until(() => page.values()['line1'] === '飯田橋');
      page.field('step').hidden = false;
      page.field('first').hidden = true;
      page.field('zip2').focus();
      page.field('pref2').focus();
      await typeText(page.field('zip2'), '1');
      await page.element.updateComplete;
      expect(page.values()).to.deep.equal({ zip: '1020072', city: '千代田区', line1: '飯田橋', zip2: '1' });
    });
});

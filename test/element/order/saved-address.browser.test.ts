// A form that the page has filled with a saved address: the address stays as it is, or gives way as a whole.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout, type Checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { until } from '../pickers/picker-page.ts';

const FIELDS = `<input id="zip" autocomplete="postal-code"><input id="pref" autocomplete="address-level1">
  <input id="city" autocomplete="address-level2"><input id="line1" autocomplete="address-line1"><input id="line2" autocomplete="address-line2">`;
const SAVED = { pref: '北海道', city: '札幌市中央区', line1: '北一条西2-1' };

async function shop(saved: Readonly<Record<string, string>>): Promise<Checkout> {
  const page = await checkout(`${FIELDS}<button>注文</button>`);
  for (const [id, text] of Object.entries(saved)) page.field(id).value = text;
  return page;
}

describe('a saved address that a script sets during a lookup', () => {
  for (const event of ['without an event', 'with events'])
    it(`is not compared with the code that it has replaced: ${event}`, async () => {
      const page = await shop({});
      const { promise, resolve } = Promise.withResolvers<void>();
      page.client.gate = promise;
      await typeText(page.field('zip'), '1020072');
      for (const [id, text] of Object.entries({ zip: '060-0001', ...SAVED })) {
        page.field(id).value = text;
        if (event === 'with events') page.field(id).dispatchEvent(new Event('change', { bubbles: true }));
      }
      resolve();
      await page.settled();
      await page.element.updateComplete;
      expect(page.values()).to.deep.equal({ zip: '060-0001', ...SAVED });
      expect(page.message()).not.to.contain('一致していません');
    });

  it('keeps a code that lookup() has named', async () => {
    const page = await shop({ zip: '060-0001' });
    await page.element.lookup('1020072');
    expect(page.values()).to.include({ city: '千代田区' });
  });
});

describe('a saved address', () => {
  it('is replaced as a whole by one button, and undo brings it back as a whole', async () => {
    const page = await shop(SAVED);
    await typeText(page.field('zip'), 'A7E2FK2');
    await until(() => page.part('replace'));
    expect(page.values(), 'no empty field of it is filled either').to.deep.equal({ zip: '100-0005', ...SAVED });
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '千代田区');
    expect(page.values()).to.deep.equal({
      zip: '100-0005',
      pref: '東京都',
      city: '千代田区',
      line1: '丸の内２丁目７−２',
      line2: '部屋番号：サンプル１',
    });
    expect(page.part('replace')).to.equal(null);
    page.element.undo();
    expect(page.values()).to.include(SAVED).and.not.have.property('line2');
  });

  it('that was pasted with its ZIP Code lacks nothing but its block', async () => {
    const page = await shop({ pref: '東京都', city: '千代田区', line1: '〒102-0072 東京都千代田区飯田橋' });
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.message()).to.contain('番地を入力してください。');
    expect(page.part('replace')).to.equal(null);
    await typeText(page.field('line1'), '3-10');
    await page.settled('filled');
  });

  it('in the same city can be replaced too', async () => {
    const page = await shop({ pref: '東京都', city: '千代田区', line1: '大手町1-1-1' });
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    expect(page.values()['line1']).to.equal('大手町1-1-1');
    page.part('replace')?.click();
    await until(() => page.values()['line1'] === '飯田橋');
  });

  for (const line1 of ['飯田橋3-10', '千代田区飯田橋3-10', '飯田橋　３－１０'])
    it(`of the same place is left alone, and its empty fields are filled: ${line1}`, async () => {
      const page = await shop({ pref: '東京', line1 });
      await typeText(page.field('zip'), '1020072');
      await page.settled('filled');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京', city: '千代田区', line1 });
      expect(page.part('replace')).to.equal(null);
    });

  it('that agrees needs no message after typing, but Enter and a press get an answer', async () => {
    const saved = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋3-10', line2: '101' };
    const page = await shop({ ...saved, zip: '' });
    await typeText(page.field('zip'), saved.zip);
    await page.settled('filled');
    expect(page.message()).to.equal('');
    const other = await shop(saved);
    other.field('zip').focus();
    await until(() => /free|open/.test(other.part('status')?.className ?? ''), 'the element has found the code field');
    await sendKeys({ press: 'Enter' });
    await until(() => other.message() === '住所は変更していません。');
    expect(other.values()).to.deep.equal(saved);
    expect(
      other.events.some(({ type }) => type === 'submit'),
      'the form was about to be filled',
    ).to.equal(false);
    await sendKeys({ press: 'Enter' });
    await until(() => other.events.some(({ type }) => type === 'submit'));
  });

  it('is told what the addresses of its ZIP Code share, while they are a list, whose choice can replace it', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('city'), '大阪市北区');
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    page.field('line2').focus();
    await waitUntil(() => page.message().includes('一致していません。郵便番号の住所は宮城県仙台市青葉区です。3件'));
  });

  it('whose town is in the field of the block is of another place, and can be replaced as a whole', async () => {
    const page = await checkout(`<input id="zip" autocomplete="postal-code"><input id="place" data-dga-field="prefecture city town">
      <input id="block" data-dga-field="block building">`);
    await typeText(page.field('place'), '東京都千代田区');
    await typeText(page.field('block'), '岩本町５丁目６番７号');
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    expect(page.message()).to.equal(
      '郵便番号と住所が一致していません。郵便番号の住所は東京都千代田区飯田橋です。置き換えるか、このままにするかを選択してください。',
    );
    expect(page.values()).to.include({ place: '東京都千代田区', block: '岩本町５丁目６番７号' });
    page.part('replace')?.click();
    await until(() => page.values()['place'] === '東京都千代田区飯田橋');
    expect(page.values()).not.to.have.property('block');
  });

  it('may be a single line: nothing is filled until the user chooses', async () => {
    const page = await shop({ line1: '大手町1-2-3' });
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(page.values()).to.deep.equal({ zip: '1020072', line1: '大手町1-2-3' });
    await waitUntil(() => page.part('keep'));
  });

  it('leaves a block in a later step of the page, which the message names once the step is shown', async () => {
    const page = await checkout(`${FIELDS}<div id="step" hidden><label>番地 <input id="block"></label></div>`);
    for (const [id, text] of Object.entries({ ...SAVED, line1: '北一条西', block: '2-1' })) page.field(id).value = text;
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.values()['line1'] === '飯田橋');
    (document.querySelector('#step') as HTMLElement).hidden = false;
    page.field('block').focus();
    page.field('city').focus();
    await until(() => page.message().includes('番地を確認してください。'));
    await typeText(page.field('block'), '3');
    await until(() => !page.message().includes('確認'));
  });

  it('leaves a building to check after a correction by hand, also in fields that a script replaced before it looked the code up', async () => {
    const label = (text: string, id: string): string => `<label>${text}<input id="${id}"></label>`;
    const names = { pref: '都道府県', city: '市区町村', town: '町名', building: '建物名' };
    const rest = Object.entries(names).map(([id, text]) => label(text, id));
    const page = await checkout(`${label('郵便番号', 'zip')}<div id="rest">${rest.join('')}</div>`);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('rest').innerHTML = rest.join('');
    for (const [id, text] of Object.entries({ pref: '大阪府', city: '大阪市北区', town: '梅田', building: '旧ビル', zip: '1000004' }))
      page.field(id).value = text;
    await page.element.lookup();
    for (const [id, text] of Object.entries({ pref: '東京都', city: '千代田区', town: '大手町' })) {
      page.field(id).select();
      await typeText(page.field(id), text);
    }
    page.field('zip').focus();
    await until(() => page.message().includes('建物名を確認'));
  });

  it('has its building named if a script sets it after a fill, and the user types the former code again', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const saved = { zip: '060-0001', ...SAVED, line2: '旧ビル' };
    for (const [id, text] of Object.entries(saved)) page.field(id).value = text;
    page.field('zip').select();
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '千代田区');
    expect(page.values()).to.include({ zip: '1020072', pref: '東京都', line2: '旧ビル' });
    await until(() => page.message().includes('建物名を確認してください。'));
  });

  it('is replaced together with a line that the user typed, because one undo restores both', async () => {
    const page = await shop({ pref: '北海道', city: '札幌市中央区' });
    await typeText(page.field('line1'), '麹町1-2');
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '千代田区');
    expect(page.values()).to.include({ pref: '東京都', line1: '飯田橋' });
    page.element.undo();
    expect(page.values()).to.include({ pref: '北海道', line1: '麹町1-2' });
  });
});

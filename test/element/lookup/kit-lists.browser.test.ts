import { expect, waitUntil } from '@open-wc/testing';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** Replaces the select of the standard form by the list of a UI kit, whose choice no value tells. */
const withList = (control: string): string =>
  STANDARD.replace(
    /<label>都道府県.*?<\/label>/,
    `<div><label for="pref">都道府県</label><div><span id="chosen"></span>${control}</div></div>`,
  );
const SEARCH = '<input id="pref" role="combobox" aria-autocomplete="list">';

describe('a combobox of a UI kit that keeps its choice in a script', () => {
  for (const [name, control] of [
    ['a search input', SEARCH],
    ['a readonly input', '<input id="pref" role="combobox" readonly>'],
    ['a hidden input beside a button', '<button type="button" aria-haspopup="listbox">選択</button><input type="hidden" name="pref">'],
  ] as const)
    it(`is named in the message until it shows the prefecture, and never reported as filled: ${name}`, async () => {
      const page = await checkout(withList(control));
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      const fill = page.events.find(({ type }) => type === 'dga-fill')?.detail as { filled: string[]; unfilled: string[] };
      expect(fill.filled).not.to.include('prefecture');
      expect(fill.unfilled).to.include('prefecture');
      expect(page.message()).to.include('都道府県、番地を入力してください。');
      (document.querySelector('#chosen') as HTMLElement).textContent = '東京都';
      await typeText(page.field('line1'), '1-2');
      await waitUntil(() => page.element.status === 'filled' && !page.message().includes('都道府県'), page.message());
    });

  it('is not named if the page takes the prefecture by a function, or maps it to null', async () => {
    const page = await checkout(withList(SEARCH));
    page.element.fields = { prefecture: () => undefined };
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.message()).to.include('番地を入力してください。').and.not.include('都道府県、番地');
  });

  it('is filled if it submits its text', async () => {
    const page = await checkout(withList(SEARCH.replace('<input', '<input name="pref"')));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ pref: '東京都' });
  });
});

describe('a field that the element leaves alone', () => {
  const ZIP = '<dt>ご住所</dt><dd>〒 <input id="zip">';
  const PREFECTURE = '<select id="pref"><option>宮城県</option><option>東京都</option><option>大阪府</option></select>';
  for (const [name, markup] of [
    ['without a label behind the prefecture', `${ZIP}${PREFECTURE} <input id="one"> <input id="two">`],
    ['as likely as another one', `${ZIP}${PREFECTURE} 市区町村 <input id="one"> 町名 <input id="two"> 市区町村 <input> 町名 <input>`],
  ] as const)
    it(`is named by the parts that no other field takes, until they are entered: ${name}`, async () => {
      const page = await checkout(`<dl>${markup}</dd></dl>`);
      page.field('one').value = '安曇野市';
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect(page.message()).to.include('市区町村、町名を入力してください。');
      expect(page.values()).to.include({ pref: '東京都', one: '安曇野市' });
      page.field('one').value = '';
      await typeText(page.field('one'), '千代田区');
      await typeText(page.field('two'), '飯田橋');
      await waitUntil(() => page.element.status === 'filled' && !page.message().includes('入力してください'), page.message());
    });

  it('is not named if other fields take every part of the place', async () => {
    const page = await checkout(`<dl>${ZIP}${PREFECTURE} <input> 市区町村 <input id="city"> 町名 <input id="town"></dd></dl>`);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区', town: '飯田橋' });
    expect(page.message()).to.include('番地を入力してください。').and.not.include('町名を入力してください');
  });
});

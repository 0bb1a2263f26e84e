// What the pickers fill, undo and mark; pickers.engines.browser.test.ts has keys, pointers and lists in three engines.
import { expect } from '@open-wc/testing';
import { typeText } from '../../support/checkout.ts';
import { choose, pickerPage, press, until, walk } from './picker-page.ts';

describe('pickers of the element', () => {
  it('are undone in one step', async () => {
    const page = await pickerPage();
    await typeText(page.field('line2'), 'わたしの建物');
    await choose(page.picker('prefecture'), '東京都');
    await typeText(page.picker('city'), '千代田区');
    await press('Enter');
    await typeText(page.picker('town'), '飯田橋');
    await press('Enter');
    await page.settled('incomplete');
    await until(() => page.part('undo'));
    page.part('undo')?.click();
    await until(() => page.picker<HTMLSelectElement>('prefecture').value === '');
    expect(page.values()).to.deep.equal({ line2: 'わたしの建物' });
    expect(page.picker('city').value).to.equal('');
    expect(page.picker('city').disabled).to.equal(true);
  });

  it('let the user choose one of several ZIP Codes', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await typeText(page.picker('city'), '千代田区');
    await press('Enter');
    await typeText(page.picker('town'), '大手町ＪＡビル');
    await press('Enter');
    await until(() => page.picker('code'));
    await until(() => page.message().includes('郵便番号が38件あります'));
    expect(page.values()).to.deep.equal({ pref: '東京都', city: '千代田区', line1: '大手町ＪＡビル' });
    await choose(page.picker('code'), '100-6812（12階）');
    await page.settled('incomplete');
    expect(page.values()['zip']).to.equal('100-6812');
  });
});

describe('a list of a picker', () => {
  it('marks what was typed, in the name or in the reading', async () => {
    const page = await pickerPage();
    await walk(page, '東京都', '港区');
    for (const [typed, marked] of [
      ['赤坂', '赤坂'],
      ['あかさか', 'アカサカ'],
      ['akas', 'アカサ'],
      ['ﾛｯﾎﾟﾝ', 'ロッポン'],
    ]) {
      page.picker('town').select();
      await typeText(page.picker('town'), typed ?? '');
      await until(
        () => page.element.renderRoot.querySelector('[part="option"] b:not(:empty)')?.textContent === marked,
        `${typed} marks ${marked}`,
      );
    }
  });

  it('has the roma beside each name for readers of roma', async () => {
    const page = await pickerPage(undefined, 'pickers lang="en"');
    await choose(page.picker('prefecture'), '東京都 Tokyo');
    await until(() => !page.picker('city').disabled);
    await typeText(page.picker('city'), 'minato');
    await until(() => page.options().join() === '港区Minato-ku', page.options().join());
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { typeText } from './checkout.ts';
import { choose, pickerPage, press, until } from './picker-page.ts';

describe('pickers of the element', () => {
  it('lead from a prefecture to a ZIP Code by keyboard, and fill the form on the way', async () => {
    const page = await pickerPage();
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
    expect(page.client.asked, 'the prefectures alone').to.deep.equal([{ flg_getpref: 1, page: 1, limit: 1000 }]);
    expect(page.picker('city').disabled).to.equal(true);
    page.picker('prefecture').focus();
    await choose(page.picker('prefecture'), '東京都');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ pref: '東京都' });
    await press('Tab');
    expect(page.element.shadowRoot?.activeElement).to.equal(page.picker('city'));
    await sendKeys({ type: 'ちよだ' });
    await until(() => page.active('city')?.startsWith('千代田区'));
    await press('Enter');
    await until(() => page.values()['city'] === '千代田区');
    expect(page.picker('city').value).to.equal('千代田区');
    expect(page.list()).to.equal(null);
    await press('Tab');
    await sendKeys({ type: 'iidabashi' });
    await until(() => page.active('town')?.startsWith('飯田橋'));
    await press('Enter');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expect(page.message()).to.equal('郵便番号は102-0072です。郵便番号、都道府県、市区町村、町域を入力しました。番地を入力してください。');
    expect(page.client.asked).to.have.length(3);
    expect(page.events.filter(({ type }) => type === 'dga-pick').map(({ detail }) => detail)).to.deep.equal([
      { level: 'prefecture', prefecture: { code: '13', name: '東京都' }, city: null, town: null },
      { level: 'city', prefecture: { code: '13', name: '東京都' }, city: { code: '13101', name: '千代田区' }, town: null },
      {
        level: 'town',
        prefecture: { code: '13', name: '東京都' },
        city: { code: '13101', name: '千代田区' },
        town: { code: '1020072', name: '飯田橋' },
      },
    ]);
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
  });

  it('are taken back in one step', async () => {
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

  it('ask for one of several ZIP Codes', async () => {
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

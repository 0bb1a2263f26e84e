// Input methods in the pickers and in the search by words. Only Chromium lets a test compose.
import { expect } from '@open-wc/testing';
import { STANDARD } from '../../support/checkout.ts';
import { commit, compose, endByEnter, keyWhileComposing } from '../code-field/compose.ts';
import { choose, pickerPage, type PickerPage, press, until } from './picker-page.ts';

/** A page with the focus in the city picker. */
async function atCity(): Promise<PickerPage> {
  const page = await pickerPage();
  await choose(page.picker('prefecture'), '東京都');
  await until(() => !page.picker('city').disabled);
  page.picker('city').click();
  page.picker('city').focus();
  await until(() => page.options().length > 0);
  return page;
}

describe('an input method in a picker', () => {
  it('chooses nothing while it composes, not even by Enter, and filters by the uncommitted text', async () => {
    const page = await atCity();
    const asked = page.client.asked.length;
    for (const text of ['ｍ', 'み', 'みｎ', 'みな', 'みなと']) await compose(text);
    await until(() => page.options()[0]?.startsWith('港区'), 'the list follows half-written words');
    await endByEnter('港区');
    expect(page.picker('city').value).to.equal('港区');
    await until(() => page.active('city')?.startsWith('港区'));
    expect(page.list() !== null, 'the Enter that ends it chooses nothing').to.equal(true);
    expect(page.values()).to.deep.equal({ pref: '東京都' });
    expect(page.client.asked).to.have.length(asked);
    await press('Enter');
    await until(() => page.values()['city'] === '港区', 'the next one does');
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
  });

  it('receives the arrow keys and Escape instead of the picker', async () => {
    const page = await atCity();
    await compose('みなと');
    await until(() => page.active('city')?.startsWith('港区'));
    const before = page.picker('city').getAttribute('aria-activedescendant');
    for (const key of ['ArrowDown', 'ArrowDown', 'Escape', 'Process']) await keyWhileComposing(key);
    await page.element.updateComplete;
    expect(page.picker('city').getAttribute('aria-activedescendant')).to.equal(before);
    expect(page.list() !== null).to.equal(true);
    expect(page.picker('city').value).to.equal('みなと');
  });

  it('chooses nothing by its last Enter, even if the list loads after it', async () => {
    const page = await pickerPage();
    let come!: () => void;
    const coming = new Promise<undefined>((resolve) => (come = () => resolve(undefined)));
    page.client.answer = ({ flg_getcity }) => (flg_getcity ? coming : Promise.resolve(undefined));
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    page.picker('city').focus();
    await compose('みなと');
    await endByEnter('港区');
    // Safari dispatches that key after the text.
    await keyWhileComposing('Enter');
    come();
    await until(() => page.active('city')?.startsWith('港区'), 'the list has come');
    expect(page.values()).to.deep.equal({ pref: '東京都' });
    expect(page.list() !== null).to.equal(true);
  });

  it('restores the list for the current text when it is canceled', async () => {
    const page = await atCity();
    await compose('みなと');
    await until(() => page.options()[0]?.startsWith('港区'));
    await compose('');
    await until(() => page.options()[0]?.startsWith('千代田区'), 'all of them');
    await press('Escape');
    expect(page.values()).to.deep.equal({ pref: '東京都' });
  });
});

const WORDS = 'accept="postal-code digital-address freeword" name="code"';
const withoutZip = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

describe('an input method in the search by words', () => {
  for (const [where, markup, input] of [
    ['the own input', withoutZip, (page: PickerPage) => page.part('input') as HTMLInputElement],
    ['the page’s own field', STANDARD, (page: PickerPage) => page.field('zip') as HTMLInputElement],
  ] as const) {
    it(`starts no search while it composes, and one for the committed text: ${where}`, async () => {
      const page = await pickerPage(markup, WORDS);
      await until(() => input(page));
      input(page).focus();
      for (const text of ['い', 'いい', 'いいだ', 'いいだば', 'いいだばし']) await compose(text);
      // Longer than the pause after which typing is searched for.
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(page.client.asked, 'nothing').to.deep.equal([]);
      await endByEnter('飯田橋');
      await page.settled('incomplete');
      expect(page.client.asked).to.deep.equal([{ freeword: '飯田橋' }]);
      expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋' });
      expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
    });
  }

  it('chooses no place by its last Enter', async () => {
    const page = await pickerPage(withoutZip, WORDS);
    await until(() => page.part('input'));
    const input = page.part('input') as HTMLInputElement;
    input.focus();
    await commit('千代田区大手町');
    await until(() => page.options().length > 0);
    await press('ArrowDown');
    await until(() => input.getAttribute('aria-activedescendant'));
    await compose('び');
    await endByEnter('ビル');
    expect(input.value).to.equal('千代田区大手町ビル');
    expect(page.values()).to.deep.equal({});
  });
});

import { expect } from '@open-wc/testing';
import type { LookupError } from '../../../src/address/lookup-error.ts';
import { STANDARD, typeText } from '../../support/checkout.ts';
import { nextTask } from '../../support/next-task.ts';
import { choose, pickerPage, press, until, walk } from './picker-page.ts';

describe('pickers and the form', () => {
  it('do not overwrite a ZIP Code that the user typed, whatever the policy', async () => {
    for (const policy of ['own', 'always', 'empty', 'ask']) {
      const page = await pickerPage(STANDARD, `pickers overwrite="${policy}" trigger="manual"`);
      await typeText(page.field('zip'), '1000000');
      await walk(page, '東京都', '千代田区', '飯田橋');
      await page.settled('incomplete');
      expect(page.values(), policy).to.deep.equal({ zip: '1000000', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    }
  });

  it('start no lookup when they write a ZIP Code', async () => {
    const page = await pickerPage();
    await walk(page, '東京都', '千代田区', '飯田橋');
    await page.settled('incomplete');
    page.field('zip').focus();
    page.field('zip').blur();
    expect(page.client.asked.some((body) => 'search_code' in body)).to.equal(false);
  });

  it('announce only what the last step changed, and what is still to be chosen', async () => {
    const page = await pickerPage();
    const says = (message: string): Promise<void> => until(() => page.message() === message, message);
    await walk(page, '東京都');
    await says('東京都を入力しました。市区町村、町名、番地を入力してください。');
    // Visible is the next one.
    expect(page.part('status')?.querySelector('.line > [aria-hidden]')?.textContent).to.equal('市区町村を入力してください。');
    await walk(page, '東京都', '千代田区');
    await says('千代田区を入力しました。町名、番地を入力してください。');
    await choose(page.picker('prefecture'), '大阪府');
    await says('大阪府を入力しました。市区町村、町名、番地を入力してください。');
    expect(page.events.findLast(({ type }) => type === 'dga-fill')?.detail).to.deep.include({ filled: ['prefecture'] });
  });

  it("keep the user's text, and remove their own when the choice changes", async () => {
    const page = await pickerPage();
    await typeText(page.field('line1'), '手で入力1-2');
    await walk(page, '東京都', '千代田区', '飯田橋');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '手で入力1-2' });
    await choose(page.picker('prefecture'), '大阪府');
    await until(() => page.values()['pref'] === '大阪府');
    expect(page.values()).to.deep.equal({ pref: '大阪府', line1: '手で入力1-2' });
    expect(page.picker('city').value).to.equal('');
  });

  it('are set by a lookup without another request', async () => {
    const page = await pickerPage();
    page.picker('prefecture').focus();
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
    const { length } = page.client.asked;
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    expect(page.picker<HTMLSelectElement>('prefecture').selectedOptions[0]?.text.trim()).to.equal('東京都');
    expect(page.picker('city').value).to.equal('千代田区');
    expect(page.picker('town').value).to.equal('飯田橋');
    expect(page.client.asked.slice(length)).to.deep.equal([{ search_code: '1020072' }]);
    page.picker('town').click();
    await until(() => page.options().length > 10);
  });

  it('show an earlier lookup without a request if they are added later', async () => {
    const page = await pickerPage(undefined, '');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.element.setAttribute('pickers', '');
    await until(() => page.picker('town')?.value === '飯田橋');
    expect(page.picker('city').value).to.equal('千代田区');
    expect(page.picker<HTMLSelectElement>('prefecture').selectedOptions[0]?.text.trim()).to.equal('東京都');
    expect(page.client.asked.filter((body) => !('search_code' in body)).every((body) => 'flg_getpref' in body)).to.equal(true);
  });

  it('are reset with the form, also after a lookup set them', async () => {
    const page = await pickerPage();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await until(() => page.picker('town')?.value === '飯田橋');
    page.form.reset();
    await until(() => page.picker('town').value === '');
    expect(page.picker<HTMLSelectElement>('prefecture').value).to.equal('');
    expect(page.picker('city').value).to.equal('');
  });

  it('follow the form when the user changes a filled field', async () => {
    const page = await pickerPage(STANDARD.replace(/<select id="pref".*?<\/select>/, '<input id="pref" autocomplete="address-level1">'));
    await walk(page, '東京都', '千代田区');
    await until(() => page.values()['city'] === '千代田区');
    page.field('pref').select();
    await typeText(page.field('pref'), '大阪府');
    await until(() => page.picker<HTMLSelectElement>('prefecture').selectedOptions[0]?.text.trim() === '大阪府');
    expect(page.picker('city').value).to.equal('');
    page.field('pref').select();
    await typeText(page.field('pref'), '東京県');
    await until(() => page.picker<HTMLSelectElement>('prefecture').value === '');
    await until(() => page.message().includes('東京県'));
    expect(page.values()['pref']).to.equal('東京県');
  });

  it('follow the city that the user types, even if the list has several matches', async () => {
    const page = await pickerPage();
    await walk(page, '東京都', '千代田区', '飯田橋');
    await page.settled('incomplete');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    page.field('line2').focus();
    await until(() => page.part('replace'));
    await until(() => page.picker('city').value === '港区');
    expect(page.picker('town').value).to.equal('');
  });

  it("replace text at the user's request, with `ask`", async () => {
    const page = await pickerPage(STANDARD, 'pickers overwrite="ask"');
    await typeText(page.field('city'), '自分の市');
    await walk(page, '東京都', '港区');
    await until(() => page.part('replace'));
    expect(page.values()).to.deep.equal({ pref: '東京都', city: '自分の市' });
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '港区');
    expect(page.part('replace')).to.equal(null);
    page.part('undo')?.click();
    await until(() => page.values()['city'] === '自分の市');
  });

  it('clear their message after the first choice is undone', async () => {
    const page = await pickerPage(STANDARD, 'pickers require-block');
    await choose(page.picker('prefecture'), '東京都');
    await page.settled('incomplete');
    expect(page.element.validity.valid).to.equal(false);
    await choose(page.picker('prefecture'), '選択してください');
    await page.settled('idle');
    expect(page.values()).to.deep.equal({});
    expect(page.message()).to.equal('');
    expect(page.element.validity.valid).to.equal(true);
    expect(page.part('undo')).to.not.equal(null);
  });

  it('keep their choices if the element is moved', async () => {
    const page = await pickerPage();
    await walk(page, '東京都', '千代田区', '飯田橋');
    await page.settled('incomplete');
    page.form.append(page.element);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await page.element.updateComplete;
    expect(page.picker<HTMLSelectElement>('prefecture').selectedOptions[0]?.text.trim()).to.equal('東京都');
    expect(page.picker('city').value).to.equal('千代田区');
    expect(page.picker('town').value).to.equal('飯田橋');
    page.picker('town').select();
    await typeText(page.picker('town'), '富士見');
    await press('Enter');
    await until(() => page.values()['line1'] === '富士見');
  });

  it('separate two English sentences by a space', async () => {
    const page = await pickerPage(STANDARD, 'pickers lang="en"');
    await walk(page, '東京都 Tokyo', '千代田区', '飯田橋');
    await page.settled('incomplete');
    await until(() => page.message() === 'The ZIP Code is 102-0072. Filled in the ZIP Code and town. Enter the block number.');
  });

  it('keep the choices if a list fails, dispatch an error, and retry that level', async () => {
    const page = await pickerPage();
    let broken = true;
    page.client.answer = (body) =>
      Promise.resolve(broken && body['city_code'] ? new Response('{}', { status: 429, headers: { 'retry-after': '5' } }) : undefined);
    await walk(page, '東京都', '千代田区');
    await page.settled('error');
    await until(() => page.part('retry'));
    expect(page.values()).to.deep.equal({ pref: '東京都', city: '千代田区' });
    expect(page.picker('city').value).to.equal('千代田区');
    expect(page.events.filter(({ type }) => type === 'dga-error').map(({ detail }) => (detail as LookupError).code)).to.deep.equal([
      'rate-limited',
    ]);
    broken = false;
    const asked = page.client.asked.length;
    page.part('retry')?.click();
    await until(() => page.element.status !== 'error');
    await typeText(page.picker('town'), '飯田橋');
    await press('Enter');
    await page.settled('incomplete');
    expect(page.client.asked).to.have.length(asked + 1);
  });

  it('report a client without an address search once', async () => {
    const page = await pickerPage();
    page.element.client = { searchCode: () => Promise.reject(new Error('asked')) };
    await page.settled('error');
    await nextTask();
    expect(page.events.map(({ type, detail }) => `${type} ${(detail as LookupError).code}`)).to.deep.equal(['dga-error configuration']);
  });

  it('fill nothing if the page cancels, and are complete with the city if it has no towns', async () => {
    const page = await pickerPage();
    page.form.addEventListener('dga-before-fill', (event) => event.preventDefault(), { once: true });
    await choose(page.picker('prefecture'), '東京都');
    await until(() => page.events.some(({ type }) => type === 'dga-before-fill'));
    expect(page.values()).to.deep.equal({});
    await walk(page, '北海道', '札幌市中央区');
    await until(() => page.message().includes('選択肢はありません'));
    expect(page.values()).to.deep.equal({ pref: '北海道', city: '札幌市中央区' });
  });

  it("explain the town's field, and the option for a town that is not listed", async () => {
    const page = await pickerPage();
    const row = { pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };
    const addresses = ['飯田橋', null].map((town_name, index) => ({ ...row, zip_code: `102000${index}`, town_name }));
    page.client.answer = (body) =>
      Promise.resolve(
        'city_code' in body ? Response.json({ addresses, level: 3, page: 1, limit: 1000, count: addresses.length }) : undefined,
      );
    await walk(page, '東京都', '千代田区');
    await until(() => page.picker('town').placeholder === '入力または選択');
    page.picker('town').click();
    await until(() => page.options().length === 2);
    expect(page.options().map((text) => text.replaceAll(/\s+/g, ''))).to.deep.equal(['飯田橋', '（町名が一覧にない場合）']);
  });

  it('show only the named levels and request no other lists', async () => {
    const page = await pickerPage(STANDARD, 'pickers="prefecture city"');
    expect(page.picker('town')).to.equal(null);
    await walk(page, '東京都', '千代田区');
    await page.settled('incomplete');
    expect(page.message()).to.contain('番地');
    expect(page.client.asked, 'prefectures and cities, no towns').to.have.length(2);
    page.element.pickers = null;
    await page.element.updateComplete;
    expect(page.part('pickers')).to.equal(null);
    page.element.pickers = true;
    await until(() => page.picker('town'));
  });

  it('write the ZIP Code into the built-in input on a page without a form', async () => {
    const page = await pickerPage('', 'pickers standalone name="zip"');
    await walk(page, '東京都', '千代田区', '飯田橋');
    await until(() => (page.part('input') as HTMLInputElement).value === '102-0072');
    expect(page.message()).to.equal('郵便番号は102-0072です。');
    expect(new FormData(page.form).get('zip')).to.equal('1020072');
  });

  for (const type of ['dga-lookup', 'dga-before-fill'] as const)
    it(`write no ZIP Code into the built-in input if the page cancels ${type}`, async () => {
      const page = await pickerPage('', 'pickers standalone name="zip"');
      let canceled = 0;
      page.element.addEventListener(type, (event) => {
        event.preventDefault();
        canceled += 1;
      });
      await walk(page, '東京都', '千代田区', '飯田橋');
      await until(() => canceled === (type === 'dga-lookup' ? 1 : 3));
      await nextTask();
      await page.element.updateComplete;
      expect((page.part('input') as HTMLInputElement).value).to.equal('');
    });
});

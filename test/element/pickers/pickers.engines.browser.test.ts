import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { NARROWEST, STANDARD, typeText } from '../../support/checkout.ts';
import { choose, pickerPage, press, until, walk } from './picker-page.ts';

describe('pickers of the element', () => {
  it('lead from a prefecture to a ZIP Code by keyboard, and fill the form at each step', async () => {
    const page = await pickerPage();
    page.picker('prefecture').focus();
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
    expect(page.client.asked, 'the prefectures alone').to.deep.equal([{ flg_getpref: 1, page: 1, limit: 1000 }]);
    expect(page.picker('city').disabled).to.equal(true);
    page.picker('prefecture').focus();
    await choose(page.picker('prefecture'), '東京都');
    await page.settled('incomplete');
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
    expect(page.message()).to.equal('郵便番号は102-0072です。飯田橋、郵便番号を入力しました。番地を入力してください。');
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

  it('are disabled and enabled with the fieldset that contains them', async () => {
    const page = await pickerPage(`<fieldset disabled><dga-address-lookup standalone pickers></dga-address-lookup></fieldset>${STANDARD}`);
    const fieldset = page.form.querySelector('fieldset') as HTMLFieldSetElement;
    const prefecture = page.picker<HTMLSelectElement>('prefecture');
    expect(prefecture.disabled).to.equal(true);
    expect((page.part('input') as HTMLInputElement).disabled).to.equal(true);
    fieldset.disabled = false;
    await until(() => !prefecture.disabled);
    await choose(prefecture, '東京都');
    await until(() => page.values()['pref'] === '東京都');
    fieldset.disabled = true;
    await until(() => prefecture.disabled && page.picker('city').disabled);
  });
});

describe('a list of a picker', () => {
  it('opens by pointer on a narrow screen, and is drawn in pieces while the user scrolls', async () => {
    await setViewport({ width: Math.max(320, NARROWEST), height: 640 });
    try {
      const page = await pickerPage();
      await walk(page, '富山県', '富山市');
      await until(() => page.client.asked.length === 4);
      page.picker('town').click();
      // The rows come in two pages, perhaps after the list is open.
      await until(() => page.list()?.querySelector('[role="option"]')?.getAttribute('aria-setsize') === '1123');
      expect(page.options().length).to.be.lessThan(100);
      const list = page.list() as HTMLElement;
      expect(list.getBoundingClientRect().right).to.be.at.most(Math.max(320, NARROWEST));
      expect(document.documentElement.scrollWidth).to.be.at.most(Math.max(320, NARROWEST));
      const count = (): number => list.querySelectorAll('[part="option"]').length;
      // Each piece lays out all that came before it; the test below has the end of the list.
      while (count() < 200) {
        const drawn = count();
        list.scrollTop = list.scrollHeight;
        await until(() => count() > drawn);
      }
      expect(count()).to.be.at.most(1123);
      const last = [...list.querySelectorAll<HTMLElement>('[part="option"]')].at(-1) as HTMLElement;
      const name = last.textContent?.trim() ?? '';
      last.click();
      await page.settled('incomplete');
      expect(page.values()['line1']).to.equal(name);
      expect(page.values()['zip']).to.match(/^\d{3}-\d{4}$/);
    } finally {
      await setViewport({ width: 1280, height: 800 });
    }
  });

  it('wraps at its ends with the arrow keys, and keeps the active option in view', async () => {
    const page = await pickerPage();
    await walk(page, '富山県', '富山市');
    const input = page.picker('town');
    const active = (): Element | null => page.element.renderRoot.querySelector(`#${input.getAttribute('aria-activedescendant')}`);
    input.focus();
    await press('ArrowDown');
    // The rows come in two pages, perhaps after the key.
    await until(() => page.list()?.querySelector('[role="option"]')?.getAttribute('aria-setsize') === '1123');
    await press('ArrowUp');
    await until(() => active()?.getAttribute('aria-posinset') === '1123');
    await press('ArrowDown');
    await until(() => active()?.getAttribute('aria-posinset') === '1');
    await press('PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown');
    await page.element.updateComplete;
    const option = active() as HTMLElement;
    const list = page.list() as HTMLElement;
    const [inside, outside] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(inside.top).to.be.at.least(outside.top - 1);
    expect(inside.bottom).to.be.at.most(outside.bottom + 1);
  });

  it('closes on Escape and on blur; its text stays, and is not a choice if it is incomplete', async () => {
    const page = await pickerPage();
    await walk(page, '東京都', '千代田区');
    const city = page.picker('city');
    city.select();
    await typeText(city, 'みなと');
    await until(() => page.list());
    await press('Escape');
    await until(() => page.list() === null);
    // Safari ends the composition before the key that cancels a conversion.
    city.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, composed: true, cancelable: true }));
    expect(city.value).to.equal('みなと');
    // Closed, Escape is not for the picker: screen readers say nothing of a text that is gone, and a dialog around it closes.
    let isPrevented: boolean | undefined;
    document.addEventListener('keydown', (event) => (isPrevented = event.defaultPrevented), { once: true });
    await press('Escape');
    await until(() => isPrevented === false);
    expect(city.value).to.equal('みなと');
    city.select();
    await sendKeys({ type: 'みな' });
    await until(() => page.list());
    page.field('line2').focus();
    await until(() => page.list() === null && page.message().includes('「みな」は一覧にありません'));
    expect(city.value).to.equal('みな');
    expect(page.values()['city']).to.equal('千代田区');
    expect(document.activeElement).to.equal(page.field('line2'));
    city.select();
    await typeText(city, '港区');
    page.field('line2').focus();
    await until(() => page.values()['city'] === '港区', 'a name in full is a choice');
    city.select();
    await press('Backspace');
    city.focus();
    page.field('line2').focus();
    await until(() => page.values()['city'] === undefined, 'an emptied field takes it back');
    expect(page.picker('town').disabled).to.equal(true);
    expect(page.values()).to.deep.equal({ pref: '東京都' });
  });
});

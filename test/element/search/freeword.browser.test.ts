import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { STANDARD, typeText } from '../../support/checkout.ts';
import { type PickerPage, pickerPage, press, until } from '../pickers/picker-page.ts';

const WORDS = 'accept="postal-code digital-address freeword"';
const withoutZip = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

async function ownInput(attributes = ''): Promise<PickerPage & { readonly input: HTMLInputElement }> {
  const page = await pickerPage(withoutZip, `${WORDS} name="code" ${attributes}`);
  await until(() => page.part('input'));
  return { ...page, input: page.part('input') as HTMLInputElement };
}

/** In one go, as an input method hands it over: key after key, a busy machine makes a pause of it, in which it would be searched. */
function insert(input: HTMLInputElement, text: string): void {
  input.focus();
  document.execCommand('insertText', false, text);
}

const active = (page: PickerPage): string | undefined =>
  page.element.renderRoot.querySelector(`#${page.part('input')?.getAttribute('aria-activedescendant')}`)?.textContent?.trim();

describe('part of an address in the built-in input', () => {
  it('fills the town that it names, and keeps the block behind it', async () => {
    const page = await ownInput();
    insert(page.input, '千代田区飯田橋1-2-3 サンプルビル201');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ pref: '東京都', city: '千代田区', line1: '飯田橋1-2-3', line2: 'サンプルビル201' });
    expect(page.client.asked).to.deep.equal([{ freeword: '千代田区飯田橋' }]);
    expect(new FormData(page.form).get('code'), 'the ZIP Code is what the form gets').to.equal('1020072');
    expect(page.events.map(({ type }) => type)).to.deep.equal(['dga-lookup', 'dga-results', 'dga-before-fill', 'dga-fill']);
    expect(page.events[0]?.detail).to.deep.equal({ code: '千代田区飯田橋1-2-3 サンプルビル201', kind: 'freeword' });
    await press('Enter', 'Enter');
    page.part('undo')?.click();
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({});
    expect(page.events.filter(({ type }) => type === 'dga-fill').length, 'Enter tells nothing new').to.equal(1);
  });

  it('shows the towns of a city, for selection by keyboard', async () => {
    const page = await ownInput();
    expect(page.input.getAttribute('role')).to.equal('combobox');
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
    insert(page.input, '富山市');
    await page.settled('choosing');
    await until(() => page.options().length > 10);
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(page.message()).to.contain('1,123件');
    const [input, list] = [page.input, page.list() as HTMLElement].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
    expect(list.top - input.bottom, 'right under the input').to.be.within(0, 8);
    expect([list.left, list.right], 'as wide').to.deep.equal([input.left, input.right]);
    expect(page.values(), 'nothing before a choice').to.deep.equal({});
    await press('ArrowDown');
    await until(() => active(page)?.startsWith('富山県富山市'));
    await press('Enter');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '富山市' });
    expect(page.list()).to.equal(null);
  });

  it('shows a list that covers no text or button of the message', async () => {
    const page = await ownInput();
    insert(page.input, '富山市');
    await page.settled('choosing');
    await until(() => page.options().length > 10);
    const list = page.list()?.getBoundingClientRect() as DOMRect;
    const isSeen = (one: Element): boolean =>
      one.matches('button, .line > span') && one.checkVisibility() && !one.querySelector('.heard') && one.textContent.trim() !== '';
    const seen = [...(page.part('status') as Element).querySelectorAll('*')].filter(isSeen);
    const covered = seen.filter((one) => one.getBoundingClientRect().top < list.bottom && one.getBoundingClientRect().bottom > list.top);
    expect(covered.map((one) => one.textContent)).to.deep.equal([]);
  });

  it('announces the list again on Enter, which changes nothing that a screen reader would read', async () => {
    const page = await ownInput();
    insert(page.input, 'iidabashi chiyoda-ku');
    await page.settled('choosing');
    await until(() => page.options().length === 1);
    const region = page.element.renderRoot.querySelector('[role="status"]') as Element;
    const before = region.firstElementChild;
    await press('Enter');
    await until(() => region.firstElementChild !== before);
    expect(region.textContent?.trim()).to.equal(before?.textContent?.trim());
    expect(page.options().length).to.equal(1);
  });

  it('is not described by its hint from the result of the search until the focus leaves it, so that a choice is confirmed first', async () => {
    const page = await ownInput();
    page.input.focus();
    expect(page.input.getAttribute('aria-describedby')).to.equal('hint');
    insert(page.input, '富山市');
    await page.settled('choosing');
    await until(() => page.options().length > 10);
    expect(page.input.hasAttribute('aria-describedby')).to.equal(false);
    await press('ArrowDown', 'Enter');
    await page.settled('incomplete');
    await page.element.updateComplete;
    expect(page.input.hasAttribute('aria-describedby')).to.equal(false);
    page.field('line2').focus();
    page.element.requestUpdate();
    await until(() => page.input.getAttribute('aria-describedby') === 'hint');
  });

  it('shows prefectures, cities and towns one after the other, down to a town with several ZIP Codes', async () => {
    const page = await ownInput();
    insert(page.input, '東京都');
    await page.settled('choosing');
    await until(() => page.options().includes('東京都港区ミナトク'));
    await press('ArrowDown');
    expect(active(page)).to.contain('千代田区');
    await press('Enter');
    await until(() => page.options().some((name) => name.includes('飯田橋')));
    expect(page.input.value).to.equal('東京都千代田区');
    page.input.select();
    await sendKeys({ type: '千代田区大手町ＪＡビル' });
    await until(() => page.element.status === 'choosing' && page.options().some((name) => name.includes('12階')));
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await page.settled('incomplete');
    expect(new FormData(page.form).get('code')).to.equal('1006802');
  });

  it('still accepts a code', async () => {
    const page = await ownInput();
    await typeText(page.input, '102-0072');
    await page.settled('incomplete');
    expect(page.client.asked[0]).to.include({ search_code: '1020072' });
    expect(page.values()).to.include({ line1: '飯田橋' });
  });

  it('is searched when the user pauses, unless it is an incomplete code, and a message appears if nothing matches', async () => {
    const page = await ownInput();
    await typeText(page.input, '102-0');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(page.client.asked).to.have.length(0);
    page.input.select();
    for (const letter of '存在しない町') insert(page.input, letter);
    await page.settled('error');
    expect(page.client.asked.length).to.equal(1);
    expect(page.message()).to.contain('見つかりません');
    expect(page.input.value).to.equal('存在しない町');
  });

  it('may be a reading in hiragana or roma, and is searched on Enter if its letters could be a code', async () => {
    const page = await ownInput();
    insert(page.input, 'いいだばし');
    await page.settled('incomplete');
    expect(page.client.asked.at(-1)).to.deep.equal({ freeword: 'イイダバシ' });
    page.input.select();
    await sendKeys({ type: 'gobancho' });
    await page.settled('incomplete');
    await until(() => page.values()['line1']?.includes('五番町'));
  });

  it('is not looked up as a Digital Address while the user types letters, and searched on Enter if no such code exists', async () => {
    const page = await ownInput();
    await typeText(page.input, 'chiyoda');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(page.client.asked).to.deep.equal([]);
    await press('Enter');
    await until(() => page.element.status === 'choosing' || page.element.status === 'incomplete');
    expect(page.client.asked[0]).to.include({ search_code: 'CHIYODA' });
    expect(page.client.asked[1]).to.deep.equal({ freeword: 'chiyoda' });
    expect(page.events.filter(({ type }) => type === 'dga-error')).to.deep.equal([]);
  });

  it('may be pasted together with a name, a ZIP Code and a phone number', async () => {
    const page = await ownInput();
    insert(page.input, '山田太郎様 〒102-0072 東京都千代田区飯田橋1-2-3 サンプルビル201 TEL 03-1234-5678');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ pref: '東京都', city: '千代田区', line1: '飯田橋1-2-3', line2: 'サンプルビル201' });
    expect(page.input.value, 'the ZIP Code, not the words').to.equal('102-0072');
    page.part('undo')?.click();
    await until(() => page.input.value.startsWith('山田太郎様'));
  });

  it('finds 霞が関 in its other spellings, and nothing for empty text', async () => {
    const page = await ownInput();
    insert(page.input, '霞ヶ関1-2');
    await until(() => page.client.asked.length === 2);
    expect(page.client.asked).to.deep.equal([{ freeword: '霞ヶ関' }, { freeword: '霞が関' }]);
    await until(() => page.options().some((name) => name.includes('霞が関')) || page.values()['line1']?.startsWith('霞が関1-2'));
    page.input.select();
    insert(page.input, '無ヶ有');
    await page.settled('error');
    expect(page.client.asked.slice(2)).to.deep.equal([{ freeword: '無ヶ有' }, { freeword: '無が有' }, { freeword: '無ケ有' }]);
  });

  it('is searched on ArrowDown, and shows its list', async () => {
    const page = await ownInput();
    insert(page.input, 'otemachi');
    await press('ArrowDown');
    await page.settled('choosing');
    await until(() => page.options().length > 0);
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(page.list()?.tabIndex, 'a list that scrolls is no tab stop').to.equal(-1);
    await press('ArrowDown');
    await until(() => active(page) !== undefined);
  });

  it('has no list to open after a search that finds nothing, and names the words as they were typed', async () => {
    const page = await ownInput();
    insert(page.input, '千代田区大手町');
    await page.settled('choosing');
    await until(() => page.list());
    page.input.select();
    insert(page.input, 'どこにもない町');
    await page.settled('error');
    await until(() => page.message().startsWith('どこにもない町の住所が見つかりません。'));
    await press('ArrowDown');
    await page.element.updateComplete;
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
    await press('Enter');
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({});
  });

  it('has no list to open after a fill', async () => {
    const page = await ownInput();
    insert(page.input, '千代田区飯田橋');
    await page.settled('incomplete');
    await press('ArrowDown');
    await page.element.updateComplete;
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
    expect(page.element.status).to.equal('incomplete');
  });

  it('closes its list on Escape, and a second Escape leaves its text', async () => {
    const page = await ownInput();
    insert(page.input, '千代田区大手町');
    await page.settled('choosing');
    await until(() => page.list());
    await press('Escape');
    await until(() => page.list() === null);
    expect(page.input.value).to.equal('千代田区大手町');
    expect(page.element.status).to.equal('idle');
    await press('Escape');
    expect(page.input.value).to.equal('千代田区大手町');
    expect(page.element.shadowRoot?.activeElement).to.equal(page.input);
  });

  it('makes a required field valid once a place is found', async () => {
    const page = await ownInput('required');
    insert(page.input, '飯田橋');
    await page.settled('incomplete');
    expect(page.element.validity.valid).to.equal(true);
  });
});

describe("part of an address in the page's field", () => {
  it('offers a list, fills from it, and leaves the ZIP Code in the field', async () => {
    const page = await pickerPage(STANDARD, WORDS);
    insert(page.field('zip'), '千代田区大手町');
    await page.settled('choosing');
    await until(() => page.part('list'));
    await press('ArrowDown', 'Enter');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '100-0004', pref: '東京都', city: '千代田区', line1: '大手町' });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '千代田区大手町' });
  });

  it('shows the names of cities, and is replaced by the ZIP Code once a town is chosen', async () => {
    const page = await pickerPage(STANDARD, WORDS);
    insert(page.field('zip'), '東京都');
    await page.settled('choosing');
    await until(() => page.part('list'));
    expect(page.part('group')?.querySelector('[role="presentation"]')?.textContent).to.equal('東京都');
    expect(page.options()[0]).to.equal('千代田区 チヨダク');
    await press('ArrowDown', 'Enter');
    await until(() => page.options().includes('飯田橋 イイダバシ'));
    [...page.element.renderRoot.querySelectorAll<HTMLElement>('[part="option"]')]
      .find(({ textContent }) => textContent?.includes('飯田橋'))
      ?.click();
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '東京都' });
  });

  it('does not submit the form by the Enter that starts the search', async () => {
    const page = await pickerPage(STANDARD, `${WORDS} trigger="button"`);
    await typeText(page.field('zip'), '千代田区飯田橋');
    expect(page.client.asked).to.have.length(0);
    await press('Enter');
    await page.settled('incomplete');
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
    expect(page.values()).to.include({ zip: '102-0072', line1: '飯田橋' });
  });
});

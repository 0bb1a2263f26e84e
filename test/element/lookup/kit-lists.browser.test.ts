import { expect, waitUntil } from '@open-wc/testing';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { checksAreOver } from '../../support/checks-after-fill.ts';

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
    ['a search input in a box with the role', '<div role="combobox" aria-haspopup="listbox"><input id="pref"></div>'],
    ['a readonly input', '<input id="pref" role="combobox" readonly>'],
    ['a search input with a name, as of Element Plus', SEARCH.replace('<input', '<input name="pref"')],
    ['an input that opens a list, as of Mantine', '<input id="pref" aria-haspopup="listbox"><input type="hidden" name="pref">'],
    ['a box without an input, as of PrimeVue', '<span id="pref" role="combobox" tabindex="0"></span>'],
    ['a box that is a list, as of Semantic UI', '<div id="pref" role="listbox" aria-expanded="false" tabindex="0"></div>'],
    ['a custom element, as of Angular Material', '<mat-select id="pref" role="combobox" aria-haspopup="listbox"></mat-select>'],
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

  for (const [name, control] of [
    ['a combobox', SEARCH],
    ['a select', '<select id="pref"></select>'],
  ] as const)
    it(`is named once the user chooses another place than the page has got by a function: ${name}`, async () => {
      const page = await checkout(withList(control));
      const chosen = document.querySelector('#chosen') as HTMLElement;
      const show = (text: string): void => {
        chosen.textContent = text;
        document.querySelector('select')?.replaceChildren(new Option(text));
      };
      // A framework draws later.
      page.element.fields = { prefecture: (text) => void setTimeout(() => show(text)) };
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      await typeText(page.field('line1'), '1-2');
      await page.settled('filled');
      show('大阪府');
      page.field('line2').focus();
      await waitUntil(() => page.message().includes('都道府県を入力してください。'), page.message());
      expect(page.element.status).to.equal('incomplete');
      show('東京都');
      page.field('line1').focus();
      await page.settled('filled');
    });

  it('is filled if it is a line that submits its text', async () => {
    const page = await checkout(STANDARD.replace('id="line1"', 'id="line1" name="line1" role="combobox" aria-autocomplete="list"'));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '飯田橋' });
  });
});

describe('a select that a widget covers, whose choice the widget shows', () => {
  const NAMES = ['青森県', '東京都', '大阪府'];
  /** As Choices.js draws it, or Tom Select. `follows`: the widget listens to the select, and draws after that time, in ms. */
  async function coveredForm(style: string, follows?: number, first = '選択してください') {
    const page = await checkout(STANDARD);
    const select = page.field<HTMLSelectElement>('pref');
    select.replaceChildren(...[first, ...NAMES].map((name, i) => new Option(name, i === 0 && first !== '北海道' ? '' : name)));
    select.setAttribute('style', `position: absolute; ${style}`);
    select.insertAdjacentHTML(
      'afterend',
      '<div role="combobox" aria-haspopup="listbox" tabindex="0"><b></b><div class="list"></div></div>',
    );
    const widget = select.nextElementSibling as HTMLElement;
    const shown = widget.querySelector('b') as HTMLElement;
    const show = (): void => void (shown.textContent = select.selectedOptions[0]?.text ?? '');
    show();
    if (follows !== undefined) select.addEventListener('change', () => void setTimeout(show, follows));
    const fills = () => page.events.filter(({ type }) => type === 'dga-fill').map(({ detail }) => detail as { filled: string[] });
    return { page, select, widget, shown, show, fills };
  }
  const HIDDEN = [
    ['is transparent', 'opacity: 0'],
    ['has one pixel', 'width: 1px; clip: rect(0, 0, 0, 0)'],
  ] as const;

  for (const [how, style] of HIDDEN)
    for (const first of ['選択してください', '北海道'])
      it(`is put back and named if the widget does not follow: it ${how}, and shows ${first}`, async () => {
        const { page, select, shown, show, fills } = await coveredForm(style, undefined, first);
        await typeText(page.field('zip'), '1020072');
        await waitUntil(() => fills().at(-1)?.filled.includes('prefecture') === false);
        expect([select.selectedOptions[0]?.text, shown.textContent]).to.deep.equal([first, first]);
        expect(fills().at(-1)?.filled).to.include('city').and.not.include('prefecture');
        expect(page.element.status).to.equal('incomplete');
        // The user chooses in the widget, which tells the select.
        select.value = '東京都';
        show();
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await typeText(page.field('line1'), '1-2');
        await waitUntil(() => page.element.status === 'filled' && !/都道府県|一致/.test(page.message()), page.message());
      });

  for (const [how, style] of HIDDEN)
    for (const ms of [0, 60])
      it(`stays filled if the widget follows within ${ms} ms: it ${how}`, async () => {
        const { page, select, shown, fills } = await coveredForm(style, ms);
        await typeText(page.field('zip'), '1020072');
        await page.settled('incomplete');
        await checksAreOver();
        expect([select.value, shown.textContent]).to.deep.equal(['東京都', '東京都']);
        expect(fills().map(({ filled }) => filled.includes('prefecture'))).to.deep.equal([true]);
        expect(page.message()).not.to.include('都道府県');
      });

  it('is put back if the list is open, which shows every name', async () => {
    const { page, select, widget } = await coveredForm('opacity: 0');
    (widget.querySelector('.list') as HTMLElement).innerHTML = NAMES.map((name) => `<p role="option">${name}</p>`).join('');
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.message().includes('都道府県'), page.message());
    expect(select.value).to.equal('');
  });

  it('stays filled if nothing says that it belongs to a list, as with nice-select2', async () => {
    const { page, select, widget } = await coveredForm('opacity: 0');
    for (const name of ['role', 'aria-haspopup']) widget.removeAttribute(name);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await checksAreOver();
    expect(select.value).to.equal('東京都');
  });
});

it('a select that a widget hides, as Chosen does, is named until it contains the prefecture', async () => {
  const page = await checkout(STANDARD);
  const select = page.field<HTMLSelectElement>('pref');
  select.style.display = 'none';
  select.insertAdjacentHTML('afterend', `<a class="chosen-single"><span>${select.selectedOptions[0]?.text}</span></a>`);
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect(page.message()).to.include('都道府県、番地を入力してください。');
  expect(page.values()).not.to.include.keys('pref');
  const show = (name: string): void => {
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === name);
    (document.querySelector('.chosen-single') as HTMLElement).textContent = name;
  };
  show('大阪府');
  await typeText(page.field('line1'), '1-2');
  await waitUntil(() => page.message().includes('都道府県'), page.message());
  show('東京都');
  await typeText(page.field('line1'), '3');
  await waitUntil(() => page.element.status === 'filled' && !page.message().includes('都道府県'), page.message());
});

it('a city in a readonly field is named in the message until the page enters it', async () => {
  const page = await checkout(STANDARD.replace('id="city"', 'id="city" readonly'));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  await typeText(page.field('line1'), '1-2');
  await waitUntil(() => page.message().includes('市区町村'), 'names the city');
  expect(page.element.status).to.equal('incomplete');
  page.field('city').value = '千代田区';
  page.field('city').dispatchEvent(new Event('input', { bubbles: true }));
  await page.settled('filled');
});

it('fields that are disabled when the answer comes are asked for, and filled once they are enabled', async () => {
  const page = await checkout(STANDARD.replace('<label>都道府県', '<fieldset id="address">$&').replace('<button>', '</fieldset>$&'));
  const gate = Promise.withResolvers<void>();
  page.client.gate = gate.promise;
  await typeText(page.field('zip'), '1020072');
  page.field<HTMLFieldSetElement>('address').disabled = true;
  gate.resolve();
  await page.settled('incomplete');
  expect(page.message()).to.equal('都道府県、市区町村、町名を入力してください。');
  page.field<HTMLFieldSetElement>('address').disabled = false;
  page.field('line1').focus();
  await waitUntil(() => page.field('line1').value === '飯田橋');
  await typeText(page.field('line1'), '2-1');
  await page.settled('filled');
  // As a page does while it sends the order.
  page.field<HTMLFieldSetElement>('address').disabled = true;
  page.form.querySelector('button')?.click();
  await waitUntil(() => page.events.at(-1)?.type === 'submit');
  expect(page.element.status).to.equal('filled');
});

it('a city in a disabled field that the page hides is not asked for', async () => {
  const page = await checkout(STANDARD.replace('id="city"', 'id="city" disabled style="display: none"'));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  await typeText(page.field('line1'), '2-1');
  await page.settled('filled');
});

it('a city for which two equal fields ask is named in the message unless one of them shows it', async () => {
  const page = await checkout(
    '<p>郵便番号</p><input id="zip"><p>都道府県</p><input id="pref"><p>市区町村</p><input id="a"><p>市区町村</p><input id="b"><p>町名・番地</p><input id="line">',
  );
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  await typeText(page.field('line'), '1-2');
  await waitUntil(() => page.message().includes('市区町村'), 'names the city');
  await typeText(page.field('b'), '千代田区');
  await page.settled('filled');
});

for (const [kit, box] of [
  ['Selectize', '<select name="pref" style="display: none;"></select><div><input id="pref" autocomplete="off"></div>'],
  ['Fomantic', '<div class="ui dropdown"><select name="pref" hidden></select><i></i><input id="pref" class="search"></div>'],
  ['Naive UI', '<div><div tabindex="0"><input id="pref" tabindex="-1"></div></div>'],
] as const)
  it(`the search of a list of ${kit} takes no part`, async () => {
    const page = await checkout(withList(box));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).not.to.include.keys('pref');
    expect(page.message()).to.include('都道府県');
  });

it('a list without its choice is named although the options of the select behind it include it', async () => {
  const page = await checkout();
  const select = page.field('pref');
  select.style.display = 'none';
  select.insertAdjacentHTML('afterend', '<span role="combobox" tabindex="0">選択してください</span>');
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect(page.message()).to.include('都道府県');
});

it('an input with a name that completes a city is filled', async () => {
  const page = await checkout(STANDARD.replace('id="city"', 'id="city" aria-autocomplete="list" aria-haspopup="true"'));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect(page.values()).to.include({ city: '千代田区' });
});

it('the search in the box that Chosen puts behind a hidden select takes no part', async () => {
  const page = await checkout(
    STANDARD.replace('<input id="city" name="city" autocomplete="address-level2">', '<select id="city" name="city"></select>'),
  );
  for (const id of ['pref', 'city']) {
    const select = page.field(id);
    select.style.display = 'none';
    select.insertAdjacentHTML('afterend', '<div><a>選択してください</a><div><input class="search" autocomplete="off"></div></div>');
  }
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect([...document.querySelectorAll<HTMLInputElement>('.search')].map(({ value }) => value)).to.deep.equal(['', '']);
  expect(page.message()).to.include('都道府県');
});

it('a box without a value takes no part, even if it is marked', async () => {
  const page = await checkout(withList('<span id="pref" role="combobox" data-dga-field="prefecture"></span>'));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  const fill = page.events.find(({ type }) => type === 'dga-fill')?.detail as { filled: string[] };
  expect(fill.filled).not.to.include('prefecture');
});

// Where the messages of a tag are that is not inside the form: beside the code field, and the page's layout stays as it is.
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { type TestClient, testClient, typeText } from '../../support/checkout.ts';
import { until } from '../pickers/picker-page.ts';

const ROWS = `<p class="zip"><label for="zip">郵便番号</label> <input id="zip"></p>
  <p><label for="pref">都道府県</label> <input id="pref"></p><p><label for="city">市区町村</label> <input id="city"></p>
  <p><label for="town">町名・番地</label> <input id="town"></p><button>注文する</button>`;

interface Page {
  readonly box: HTMLElement;
  readonly lookup: DgaAddressLookup;
  readonly field: (id: string) => HTMLInputElement;
}

/** A page with a tag at its end. */
async function page(form: string, attributes: Readonly<Record<string, string>> = {}, style = ''): Promise<Page> {
  const box = await fixture<HTMLElement>(html`<section></section>`);
  box.innerHTML = `<style>${style}</style>${form}<div class="end"></div>`;
  const lookup = document.createElement('dga-address-lookup');
  for (const [name, value] of Object.entries(attributes)) lookup.setAttribute(name, value);
  lookup.client = testClient();
  box.querySelector('.end')?.append(lookup);
  await lookup.updateComplete;
  // The messages are not needed before.
  box.querySelector<HTMLInputElement>(`#${attributes.for ?? (attributes.form ? 'zip2' : 'zip')}`)?.focus();
  await lookup.updateComplete;
  return { box, lookup, field: (id) => box.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement };
}

/** The boxes of the page's own elements. */
const layout = (box: HTMLElement): string =>
  [...box.querySelectorAll('form, form *:not(dga-address-lookup)')].map((one) => JSON.stringify(one.getBoundingClientRect())).join('\n');

describe('a tag outside the form', () => {
  it('does not move before the user uses the form, because a framework may hydrate the page', async () => {
    const box = await fixture<HTMLElement>(html`<section></section>`);
    box.innerHTML = `<form>${ROWS}</form><div class="end"><dga-address-lookup></dga-address-lookup></div>`;
    const lookup = box.querySelector('dga-address-lookup') as DgaAddressLookup;
    lookup.client = testClient();
    await lookup.updateComplete;
    expect(lookup.parentElement?.className).to.equal('end');
    await lookup.lookup('1020072');
    await until(() => lookup.previousElementSibling?.className === 'zip');
  });

  it('looks no code up that a script has set before the user comes to it', async () => {
    const box = await fixture<HTMLElement>(html`<section></section>`);
    box.innerHTML = `<form><input id="name">${ROWS}</form><div class="end"><dga-address-lookup></dga-address-lookup></div>`;
    const lookup = box.querySelector('dga-address-lookup') as DgaAddressLookup;
    const client = testClient();
    lookup.client = client;
    await lookup.updateComplete;
    await typeText(box.querySelector('#name') as HTMLInputElement, 'a');
    const zip = box.querySelector('#zip') as HTMLInputElement;
    zip.value = '1020072';
    zip.focus();
    await until(() => lookup.previousElementSibling?.className === 'zip');
    await lookup.updateComplete;
    expect(client.asked).to.deep.equal([]);
    zip.select();
    await typeText(zip, '1000004');
    await until(() => lookup.status === 'incomplete');
    expect(client.asked).to.have.length(1);
  });

  it('shows its messages directly after the row of the code field', async () => {
    const { box, lookup, field } = await page(`<form>${ROWS}</form>`);
    expect(lookup.previousElementSibling).to.equal(box.querySelector('.zip'));
    await typeText(field('zip'), '1020072');
    await until(() => lookup.status === 'incomplete');
    expect(field('city').value).to.equal('千代田区');
    const [status, row] = [lookup.getBoundingClientRect(), box.querySelector('.zip')?.getBoundingClientRect()];
    expect(status.top - (row?.bottom ?? 0)).to.be.within(-1, 24);
  });

  const FORMS: Readonly<Record<string, readonly [form: string, style: string, after: string]>> = {
    paragraphs: [`<form>${ROWS}</form>`, '', '.zip'],
    'a grid of labels and fields': [
      `<form><label for="zip">郵便番号</label><input id="zip"><label for="city">市区町村</label><input id="city"></form>`,
      'form { display: grid; grid-template-columns: auto 1fr; gap: 4px }',
      '#zip',
    ],
    'a wrapping flex container': [
      `<form><div class="zip">郵便番号<input id="zip"></div><div>市区町村<input id="city"></div></form>`,
      'form { display: flex; flex-wrap: wrap; width: 300px } form > div { flex: 0 0 100% }',
      '.zip',
    ],
    'a button beside the field': [
      `<form><div class="zip">郵便番号<span style="display: flex"><input id="zip"><button type="button">検索</button></span></div><div>市区町村<input id="city"></div></form>`,
      '',
      '.zip',
    ],
    'two boxes': [
      `<form><div class="zip">郵便番号<input id="zip" name="zip1" maxlength="3">-<input id="zip2" name="zip2" maxlength="4"></div><div>市区町村<input id="city"></div></form>`,
      '',
      '.zip',
    ],
    'fields in one line of text': [
      `<form><div class="line">郵便番号<input id="zip"> 市区町村<input id="city"></div><p>以上</p></form>`,
      '',
      '.line',
    ],
    'fields in one flex line': [
      `<form><div class="line"><div>郵便番号<input id="zip"></div><div>市区町村<input id="city"></div></div><p>以上</p></form>`,
      '.line { display: flex; gap: 4px }',
      '.line',
    ],
  };
  for (const [kind, [form, style, after]] of Object.entries(FORMS))
    it(`keeps the layout of the page: ${kind}`, async () => {
      const { box, lookup } = await page(form, {}, style);
      const before = lookup.previousElementSibling;
      expect(before?.matches(after), before?.outerHTML).to.equal(true);
      // Where no space is free, the line of the message is open.
      lookup.renderRoot.querySelector<HTMLElement>('[part="status"]')?.style.setProperty('position', 'absolute');
      const moved = layout(box);
      lookup.style.display = 'none';
      // An item of a grid adds a gap.
      expect(kind.includes('grid') ? '' : layout(box)).to.equal(kind.includes('grid') ? '' : moved);
    });

  it('leaves the room that the page has reserved for it in its place, so that no field moves', async () => {
    const { box, lookup, field } = await page(`<form>${ROWS}</form>`, {}, 'dga-address-lookup { display: block; min-block-size: 32px }');
    await until(() => lookup.parentElement?.matches('form'));
    await typeText(field('zip'), '1020072');
    await until(() => lookup.status === 'incomplete');
    const top = (id: string): number => field(id).getBoundingClientRect().top;
    expect(top('pref') - top('zip')).to.equal(top('city') - top('pref'));
    expect(box.querySelector<HTMLElement>('.end')?.offsetHeight).to.equal(32);
  });

  for (const display of ['grid', 'flex'])
    it(`adds no gap between the rows of a ${display} while its message is in a free space`, async () => {
      const rows = ['zip', 'pref', 'city'].map((id, i) => `<p>${['郵便番号', '都道府県', '市区町村'][i]} <input id="${id}" size="10"></p>`);
      const style = `form { display: ${display}; flex-direction: column; gap: 12px; width: 600px } p { margin: 0 }`;
      const { lookup, field } = await page(`<form>${rows.join('')}</form>`, {}, style);
      await until(() => lookup.parentElement?.matches('form'));
      await typeText(field('zip'), '1020072');
      await until(() => lookup.status === 'filled');
      const top = (id: string): number => field(id).getBoundingClientRect().top;
      expect(top('pref') - top('zip')).to.equal(top('city') - top('pref'));
    });

  it('stays inside the cell of a table or a definition list', async () => {
    const cells: readonly (readonly [string, string])[] = [
      [
        '<table><tr><th>郵便番号</th><td id="cell"><input id="zip"></td></tr><tr><th>市区町村</th><td><input id="city"></td></tr></table>',
        'TD',
      ],
      ['<dl><dt>郵便番号</dt><dd id="cell"><span><input id="zip"></span></dd><dt>市区町村</dt><dd><input id="city"></dd></dl>', 'DD'],
    ];
    for (const [markup, name] of cells) {
      const { box, lookup } = await page(`<form>${markup}</form>`);
      expect(lookup.parentElement, name).to.equal(box.querySelector('#cell'));
      expect(lookup.nextElementSibling, name).to.equal(null);
    }
  });

  it('with `for` or `form` follows that field or form', async () => {
    const forms = `<form id="one"><p class="zip">郵便番号<input id="zip1"></p><p>市区町村<input id="city1"></p></form><form id="two"><p class="zip">郵便番号<input id="zip2"></p><p>市区町村<input id="city2"></p></form>`;
    for (const attributes of [{ for: 'zip2' }, { form: 'two' }]) {
      fixtureCleanup();
      const { box, lookup, field } = await page(forms, attributes);
      expect(lookup.previousElementSibling).to.equal(box.querySelector('#two .zip'));
      await typeText(field('zip2'), '1020072');
      await until(() => field('city2').value === '千代田区');
      expect(field('city1').value).to.equal('');
    }
  });

  it('returns when its form is removed, and works for the next form', async () => {
    const { box, lookup, field } = await page(`<form>${ROWS}</form>`);
    const home = box.querySelector('.end');
    const form = box.querySelector('form') as HTMLFormElement;
    form.remove();
    await until(() => lookup.parentElement === home);
    expect(lookup.getAttribute('style') ?? '').to.equal('');
    home?.insertAdjacentHTML('beforebegin', `<form>${ROWS}</form>`);
    await typeText(field('zip'), '1020072');
    await until(() => lookup.previousElementSibling === box.querySelector('.zip'));
    await until(() => field('city').value === '千代田区');
  });

  it('follows the code field into a form that opens while the first one closes', async () => {
    const { box, lookup, field } = await page(
      `<form class="a">${ROWS}</form><form class="b" hidden>${ROWS.replaceAll('zip"', 'zip2"').replaceAll('city"', 'city2"')}</form>`,
    );
    expect(lookup.closest('form')?.className).to.equal('a');
    (box.querySelector('.a') as HTMLElement).hidden = true;
    (box.querySelector('.b') as HTMLElement).hidden = false;
    await typeText(field('zip2'), '1020072');
    await until(() => lookup.closest('form')?.className === 'b');
    await until(() => field('city2').value === '千代田区');
  });

  it('is removed together with its original place', async () => {
    const { box, lookup } = await page(`<form>${ROWS}</form>`);
    box.querySelector('.end')?.remove();
    box.querySelector('form')?.insertAdjacentHTML('beforeend', '<input name="other">');
    await until(() => !lookup.isConnected);
  });

  /** Ways in which pages draw a part of their form again. */
  const REDRAWS: Readonly<Record<string, (part: Element, markup: string) => void>> = {
    innerHTML: (part, markup) => (part.innerHTML = markup),
    'jQuery, which empties it first': (part, markup) => {
      part.textContent = '';
      part.insertAdjacentHTML('beforeend', markup);
    },
    'htmx, which adds the new nodes before it removes the old ones': (part, markup) => {
      const old = [...part.childNodes];
      part.insertAdjacentHTML('afterbegin', markup);
      for (const node of old) node.remove();
    },
  };
  for (const [way, draw] of Object.entries(REDRAWS))
    it(`looks up the next code after the page has drawn the fields around it again: ${way}`, async () => {
      const { box, lookup, field } = await page(`<form><div class="fields">${ROWS}</div></form>`);
      await typeText(field('zip'), '1020072');
      await until(() => lookup.status === 'incomplete');
      const values = ['zip', 'pref', 'city', 'town'].map((id) => [id, field(id).value] as const);
      draw(box.querySelector('.fields') as Element, ROWS);
      for (const [id, value] of values) field(id).value = value;
      field('zip').select();
      await typeText(field('zip'), '1000004');
      await until(() => field('town').value === '大手町');
      expect(lookup.previousElementSibling).to.equal(box.querySelector('.zip'));
      expect(box.querySelectorAll('template').length).to.equal(1);
    });

  it('fills a form that the page re-created while the lookup ran if it has the same code, with one request', async () => {
    for (const code of ['1020072', '']) {
      fixtureCleanup();
      const { box, lookup, field } = await page(`<form>${ROWS}</form>`);
      const client = lookup.client as TestClient;
      let answer: () => void = () => undefined;
      client.gate = new Promise((done) => (answer = done));
      await typeText(field('zip'), '1020072');
      await until(() => lookup.status === 'busy');
      (box.querySelector('form') as HTMLElement).outerHTML = `<form>${ROWS.replace('id="zip"', `id="zip" value="${code}"`)}</form>`;
      answer();
      await until(() => lookup.status === (code ? 'incomplete' : 'idle'));
      expect([field('town').value, client.asked.length]).to.deep.equal([code ? '飯田橋' : '', 1]);
    }
  });

  it('fills a form that the page draws empty when the user types the same code into it', async () => {
    const { box, field } = await page(`<form><div class="fields">${ROWS}</div></form>`);
    await typeText(field('zip'), '1020072');
    await until(() => field('town').value === '飯田橋');
    (box.querySelector('.fields') as Element).innerHTML = ROWS;
    await typeText(field('zip'), '1020072');
    await until(() => field('town').value === '飯田橋');
  });

  it('stays in a whole page that is removed, because Turbo copies the page for its cache after that', async () => {
    const { box, lookup } = await page(`<form>${ROWS}</form>`);
    box.remove();
    await new Promise((done) => setTimeout(done, 50));
    expect(box.contains(lookup)).to.equal(true);
  });

  it('is not shown again after the page removed it, alone or after its form', async () => {
    for (const removed of [['dga-address-lookup'], ['form', 'dga-address-lookup'], ['dga-address-lookup', 'form']]) {
      fixtureCleanup();
      const { box, lookup } = await page(`<form>${ROWS}</form>`);
      expect(box.querySelectorAll('template').length).to.equal(1);
      for (const each of removed.map((name) => (name === 'form' ? box.querySelector(name) : lookup))) each?.remove();
      await until(() => box.querySelector('template') === null);
      expect(lookup.isConnected, removed.join()).to.equal(false);
    }
  });

  it('does not move again after a script of the page moved it', async () => {
    const { box, lookup, field } = await page(`<form>${ROWS}<p class="place"></p></form>`);
    expect(lookup.previousElementSibling?.className).to.equal('zip');
    box.querySelector('.place')?.append(lookup);
    await typeText(field('zip'), '1020072');
    await until(() => field('city').value === '千代田区');
    expect(lookup.parentElement?.className).to.equal('place');
    expect(box.querySelectorAll('template').length).to.equal(0);
  });

  it('does not move with pickers, with a built-in input, or if a framework renders it', async () => {
    for (const attributes of [{ pickers: '' }, { standalone: '' }]) {
      const { box, lookup } = await page(`<form>${ROWS}</form>`, attributes);
      expect(lookup.parentElement).to.equal(box.querySelector('.end'));
    }
    for (const mark of ['__reactContainer$x', '__vue_app__', '__ngContext__']) {
      const box = await fixture<HTMLElement>(html`<section></section>`);
      box.innerHTML = `<form>${ROWS}</form>`;
      const lookup = document.createElement('dga-address-lookup');
      Object.assign(box, { [mark]: {} }).append(lookup);
      await lookup.updateComplete;
      expect(lookup.parentElement, mark).to.equal(box);
    }
  });

  it('moves into the place that the page has marked with `data-dga-messages`', async () => {
    const place = '<p class="place" data-dga-messages></p>';
    const { box, lookup, field } = await page(`<form>${ROWS}${place}</form>`);
    expect(lookup.parentElement).to.equal(box.querySelector('.place'));
    await typeText(field('zip'), '1020072');
    await until(() => field('city').value === '千代田区');
    fixtureCleanup();
    const named = await page(`<form>${ROWS}${place}</form><aside data-dga-messages="mine"></aside>`, { id: 'mine' });
    expect(named.lookup.parentElement).to.equal(named.box.querySelector('aside'));
  });

  it('does not move out of a place with `data-dga-messages`', async () => {
    const box = await fixture<HTMLElement>(html`<section></section>`);
    box.innerHTML = `<form>${ROWS}</form><aside data-dga-messages><dga-address-lookup endpoint="/dga"></dga-address-lookup></aside>`;
    const lookup = box.querySelector('dga-address-lookup') as DgaAddressLookup;
    await lookup.updateComplete;
    expect(lookup.parentElement).to.equal(box.querySelector('aside'));
  });
});

describe('a tag inside the form', () => {
  it('does not move', async () => {
    const { box, lookup } = await page(`<form>${ROWS}<p class="place"></p></form>`);
    lookup.remove();
    box.querySelector('.place')?.append(lookup);
    await lookup.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lookup.parentElement?.className).to.equal('place');
  });
});

describe('a tag inside the row of the code field', () => {
  const row = '<label for="zip">〒</label><input id="zip"><button type="button">住所検索</button><dga-address-lookup></dga-address-lookup>';

  it('is replaced by the new one if it has moved behind the row, and the page draws the row or the form again', async () => {
    for (const part of ['.row', 'form']) {
      fixtureCleanup();
      const box = await fixture<HTMLElement>(html`<section style="inline-size: 240px"></section>`);
      box.innerHTML = `<form><div class="row" style="display: flex">${row}</div><p>市区町村 <input id="city"></p></form>`;
      const lookup = box.querySelector('dga-address-lookup') as DgaAddressLookup;
      lookup.client = testClient();
      await lookup.updateComplete;
      box.querySelector<HTMLElement>('#zip')?.focus();
      await until(() => lookup.previousElementSibling?.className === 'row');
      const markup = box.querySelector(part) as Element;
      markup.innerHTML = part === 'form' ? `<div class="row" style="display: flex">${row}</div><p>市区町村 <input id="city"></p>` : row;
      await until(() => box.querySelectorAll('dga-address-lookup').length === 1 && !lookup.isConnected);
    }
  });
});

describe('a `for` that matches no field', () => {
  it('waits for that field, and takes no other', async () => {
    const { box, lookup, field } = await page(`<form>${ROWS}</form>`, { for: 'zip-later' });
    await typeText(field('zip'), '1020072');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([lookup.status, field('city').value]).to.deep.equal(['idle', '']);
    expect(lookup.shadowRoot?.querySelector('input')).to.equal(null);
    field('zip').value = '';
    field('zip').id = 'zip-later';
    await until(() => lookup.previousElementSibling === box.querySelector('.zip'));
    await typeText(field('zip-later'), '1020072');
    await until(() => field('city').value === '千代田区');
  });
});

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { typeInto } from '../../../src/form/filling/write-field.ts';
import { type Checkout, checkout, testClient, typeText } from '../../support/checkout.ts';

const COUNTRY = '<span class="p-country-name" style="display:none;">Japan</span>';
const ONE = '<input id="zip" class="p-postal-code" size="8" maxlength="8">';
const TWO =
  '<input id="zip1" class="p-postal-code" size="3" maxlength="3"> - <input id="zip2" class="p-postal-code" size="4" maxlength="4">';

/** One element at the end of the page, the blocks before it. */
async function blocks(markup: string): Promise<Checkout> {
  const page = await checkout(`${markup}<button>送信</button><dga-address-lookup compat="h-adr"></dga-address-lookup>`);
  await waitUntil(() => page.element.explain().length > 0);
  return page;
}

const FIELDS: Readonly<Record<string, { readonly fields: string; readonly filled: Record<string, string> }>> = {
  'one field': {
    fields: '<input id="a" class="p-region p-locality p-street-address p-extended-address">',
    filled: { a: '東京都千代田区丸の内２丁目７−２部屋番号：サンプル１' },
  },
  'prefecture and rest': {
    fields: '<input id="a" class="p-region"><input id="b" class="p-locality p-street-address p-extended-address">',
    filled: { a: '東京都', b: '千代田区丸の内２丁目７−２部屋番号：サンプル１' },
  },
  'prefecture, city, rest': {
    fields:
      '<input id="a" class="form-control p-region"><input id="b" class="p-locality"><input id="c" class="p-street-address p-extended-address">',
    filled: { a: '東京都', b: '千代田区', c: '丸の内２丁目７−２部屋番号：サンプル１' },
  },
  'prefecture, city, town, rest, two of them readonly': {
    fields:
      '<input id="a" class="p-region" readonly><input id="b" class="p-locality" readonly><input id="c" class="p-street-address"><input id="d" class="p-extended-address">',
    filled: { a: '東京都', b: '千代田区', c: '丸の内', d: '２丁目７−２部屋番号：サンプル１' },
  },
  'a select by number, nested': {
    fields:
      '<div><p><select id="a" class="p-region-id"><option value="">--</option><option value="1">北海道</option><option value="13">東京都</option></select></p><div><input id="b" class="p-locality p-street-address p-extended-address"></div></div>',
    filled: { a: '13', b: '千代田区丸の内２丁目７−２部屋番号：サンプル１' },
  },
};

describe('compat="h-adr"', () => {
  for (const [name, { fields, filled }] of Object.entries(FIELDS)) {
    for (const [boxes, zip] of [
      ['one box', ONE],
      ['two boxes', TWO],
    ] as const) {
      it(`fills ${name}, ${boxes}`, async () => {
        const page = await blocks(`<div class="h-adr">${COUNTRY}${zip}${fields}</div>`);
        if (zip === ONE) await typeText(page.field('zip'), 'A7E2FK2');
        else {
          await typeText(page.field('zip1'), 'A7E');
          await typeText(page.field('zip2'), '2FK2');
        }
        await page.settled('filled');
        const { zip: _, zip1: _zip1, zip2: _zip2, ...values } = page.values();
        expect(values).to.deep.equal(filled);
        expect(page.element.renderRoot.querySelector('input'), 'no input of its own').to.equal(null);
      });
    }
  }

  it('treats each block separately', async () => {
    const block = (n: number): string =>
      `<div class="h-adr">${COUNTRY}<input id="z${n}" class="p-postal-code"><input id="a${n}" class="p-region"><input id="b${n}" class="p-locality p-street-address"></div>`;
    const page = await blocks(block(1) + block(2));
    await typeText(page.field('z1'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('z2'), '1000004');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({
      z1: '1020072',
      a1: '東京都',
      b1: '千代田区飯田橋',
      z2: '1000004',
      a2: '東京都',
      b2: '千代田区大手町',
    });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ z1: '1020072', a1: '東京都', b1: '千代田区飯田橋', z2: '1000004' });
    page.field('z1').focus();
    await page.element.updateComplete;
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ z1: '1020072', z2: '1000004' });
    expect(page.client.asked).to.have.length(2);
  });

  it('looks up no code again whose fill was undone when the user comes back to its block', async () => {
    const block = (n: number): string =>
      `<div class="h-adr">${COUNTRY}<input id="z${n}" class="p-postal-code"><input id="a${n}" class="p-region p-locality"></div>`;
    const page = await blocks(block(1) + block(2));
    await typeText(page.field('z1'), '1020072');
    await page.settled('filled');
    page.element.undo();
    await typeText(page.field('z2'), '1000004');
    await page.settled('filled');
    page.field('z1').focus();
    await page.settled();
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', '1000004']);
    expect(page.values()).to.deep.equal({ z1: '1020072', z2: '1000004', a2: '東京都千代田区' });
  });

  it('fills a block whose code, inserted whole, is that of the block before', async () => {
    const block = (n: number): string =>
      `<div class="h-adr">${COUNTRY}<input id="z${n}" class="p-postal-code"><input id="a${n}" class="p-region p-locality"></div>`;
    const page = await blocks(block(1) + block(2));
    await typeText(page.field('z1'), '1020072');
    await page.settled('filled');
    page.field('z2').focus();
    typeInto([[page.field('z2'), '1020072']]);
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ z1: '1020072', a1: '東京都千代田区', z2: '1020072', a2: '東京都千代田区' });
  });

  it('fills each of several forms that are blocks themselves', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const block = (n: number): string =>
      `<form class="h-adr">${COUNTRY}<input id="z${n}" class="p-postal-code"><input id="a${n}" class="p-region"><input id="b${n}" class="p-locality p-street-address"></form>`;
    host.innerHTML = `${block(1)}${block(2)}<dga-address-lookup compat="h-adr"></dga-address-lookup>`;
    const element = host.querySelector('dga-address-lookup') as DgaAddressLookup;
    element.client = testClient();
    await element.updateComplete;
    const field = (id: string): HTMLInputElement => host.querySelector(`#${id}`) as HTMLInputElement;
    await typeText(field('z2'), '1000004');
    await waitUntil(() => field('b2').value === '千代田区大手町');
    await typeText(field('z1'), '1020072');
    await waitUntil(() => field('b1').value === '千代田区飯田橋');
    expect(field('b2').value).to.equal('千代田区大手町');
  });

  it('fills the block for which the lookup started, even after the user moved on to the next', async () => {
    const page = await blocks(
      `<div class="h-adr"><input id="z1" class="p-postal-code"><input id="a1" class="p-locality"></div><div class="h-adr"><input id="z2" class="p-postal-code"><input id="a2" class="p-locality"></div>`,
    );
    let answer!: () => void;
    page.client.gate = new Promise((resolve) => (answer = resolve));
    await typeText(page.field('z1'), '1020072');
    await waitUntil(() => page.client.asked.length === 1);
    page.field('z2').focus();
    answer();
    await waitUntil(() => page.field('a1').value !== '');
    expect(page.values()).to.deep.equal({ z1: '1020072', a1: '千代田区' });
    expect(page.element.status).to.equal('idle');
  });

  it('writes the number of a prefecture as YubinBango does, and selects it in any notation', async () => {
    const select = (id: string, value: string, name = '宮城県'): string =>
      `<select id="${id}" class="p-region-id"><option value="">--</option><option value="${value}">${name}</option></select>`;
    const page = await blocks(
      `<div class="h-adr">${COUNTRY}${ONE}<input id="a" class="p-region-id">${select('b', '4')}${select('c', '04')}${select('d', '4', 'みやぎ')}${select('e', '04', 'みやぎ')}<input id="f" class="p-region"><input id="g" class="p-locality"></div>`,
    );
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '9800000', a: '4', b: '4', c: '04', d: '4', e: '04', f: '宮城県', g: '仙台市青葉区' });
  });

  it('leaves blocks of other countries alone', async () => {
    const page = await blocks(
      `<div class="h-adr"><span class="p-country-name">France</span><input id="x" class="p-postal-code"><input id="y" class="p-locality"></div><div class="h-adr">${COUNTRY}<input id="z" class="p-postal-code"><input id="a" class="p-locality"></div>`,
    );
    await typeText(page.field('x'), '1020072');
    await typeText(page.field('z'), '1000004');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ x: '1020072', z: '1000004', a: '千代田区' });
    expect(page.client.asked).to.have.length(1);
  });

  it('leaves a page alone whose only block is of another country, until the country is Japan', async () => {
    const page = await checkout(
      `<div class="h-adr">〒<input id="zip" class="p-postal-code"><label>都道府県<input id="pref" class="p-region"></label><select id="land" class="p-country-name"><option>France</option><option>Japan</option></select></div><dga-address-lookup compat="h-adr"></dga-address-lookup>`,
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(page.client.asked).to.deep.equal([]);
    expect(page.values()).to.deep.equal({ zip: '1020072', land: 'France' });
    expect(page.element.renderRoot.textContent?.trim()).to.equal('');
    page.field<HTMLSelectElement>('land').value = 'Japan';
    page.field('land').dispatchEvent(new Event('change', { bubbles: true }));
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', land: 'Japan' });
  });

  it('looks up the code of a block whose country, in a text, a script changes to Japan', async () => {
    const page = await checkout(
      `<div class="h-adr"><span class="p-country-name" id="land">France</span><input id="zip" class="p-postal-code"><input id="pref" class="p-region"></div><dga-address-lookup compat="h-adr"></dga-address-lookup>`,
    );
    await typeText(page.field('zip'), '102007');
    page.field('land').textContent = 'Japan';
    await typeText(page.field('zip'), '2');
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都' });
  });

  it('shows the result of a lookup that started before the chunk that reads blocks was loaded', async () => {
    const page = await checkout(
      `<div class="h-adr">${COUNTRY}<input id="zip" class="p-postal-code"><input id="a" class="p-region p-locality"></div><dga-address-lookup></dga-address-lookup>`,
    );
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), '1020072');
    await page.settled('busy');
    page.element.setAttribute('compat', 'h-adr');
    // It waits for the chunk.
    await page.element.updateComplete;
    answer();
    await page.settled('filled');
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });

  it('leaves a block that the page removes, and serves the next one', async () => {
    const block = (n: number): string =>
      `<div class="h-adr" id="block${n}"><p><input id="z${n}" class="p-postal-code"></p><input id="a${n}" class="p-region p-locality"></div>`;
    const page = await checkout(`<section>${block(1)}${block(2)}</section><p></p>`);
    const { element } = page;
    element.setAttribute('compat', 'h-adr');
    document.body.append(element);
    try {
      await waitUntil(() => element.explain().some(({ source }) => source === 'h-adr'));
      await typeText(page.field('z2'), '1020072');
      await page.settled('filled');
      const second = page.field('z2').closest('.h-adr') as HTMLElement;
      expect(second.contains(element), 'beside the field').to.equal(true);
      second.remove();
      await page.settled();
      expect(element.isConnected).to.equal(true);
      await typeText(page.field('z1'), '1000004');
      await page.settled('filled');
      expect(page.values()).to.deep.equal({ z1: '1000004', a1: '東京都千代田区' });
    } finally {
      element.remove();
    }
  });
});

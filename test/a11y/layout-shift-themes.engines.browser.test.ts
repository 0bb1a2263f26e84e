// Pixels that the fields of a page move from first paint to the end of a plain lookup, in the design of each host.
// test/long/layout-shift-themes.browser.test.ts has the sizes between these.
import { expect } from '@open-wc/testing';
import { inChromium } from '../support/engine.ts';
import { closePage, measureMoves, STILL } from './pixels-moved.ts';
import { describeHosts, HOSTS, lookUp, ONE_OF_EACH_KIND, type Size, SNIPPET } from './theme-moves.ts';

// The button for the keypad takes more space than none. One engine measures the rest; shopper-ways.ts has the rule of the documentation in three.
const themed: readonly Size[] = inChromium ? [[320, true], [1440, true]] : [[320, true]]; // oxfmt-ignore
describeHosts(inChromium ? HOSTS : ONE_OF_EACH_KIND, themed, inChromium ? [320] : []);

describe('text twice as large', () => {
  it('has reserved space from the start, also at 320 px', async () => {
    for (const width of [320, 820]) {
      const { rows, ...moves } = await lookUp({ host: 'bootstrap', width, css: 'html { font-size: 200% }' });
      expect({ ...moves, rows: 1 }, `${width} px`).to.deep.equal(STILL);
      expect(rows).to.be.at.most(2);
    }
  });
});

describe('a form whose fields are in lines of text', () => {
  it('does not move without any rule, from the upgrade on', async () => {
    const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><form>郵便番号： <input id="zip" autocomplete="postal-code"><dga-address-lookup></dga-address-lookup><br>
      都道府県： <input id="prefecture"><br>市区町村： <input id="city"><br>町名・番地： <input id="line1"></form>`;
    const { upgrade, focus } = await measureMoves(html, { width: 820 });
    expect({ upgrade, focus }).to.deep.equal({ upgrade: 0, focus: 0 });
  });

  it('moves by the line alone, and not by the <br> behind it, if there is no free space', async () => {
    const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><style>body { font: 16px/1.5 sans-serif } form { inline-size: 240px } input { font: inherit; inline-size: 150px }</style>
      <form>郵便番号： <input id="zip" autocomplete="postal-code"><dga-address-lookup></dga-address-lookup> <br>都道府県： <input id="prefecture">`;
    const { upgrade, focus } = await measureMoves(html, { width: 320 });
    expect(upgrade).to.equal(0);
    // The line has 2em.
    expect(focus).to.be.within(1, 36);
  });
});

describe('a table whose cells are as narrow as their fields', () => {
  it('does not move with the rule of the documentation: the line, which needs two rows there, is in a free space', async () => {
    const rows = Object.entries({ prefecture: '都道府県', city: '市区町村', line1: '町名・番地' }).map(
      ([id, name]) => `<tr><th>${name}</th><td><input id="${id}"></td></tr>`,
    );
    const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><style>${SNIPPET}</style><form><table>
      <tr><th>郵便番号</th><td><input id="zip" autocomplete="postal-code"><dga-address-lookup></dga-address-lookup></td></tr>${rows.join('')}</table></form>`;
    const { upgrade, focus, answer } = await measureMoves(html, { width: 820 });
    expect({ upgrade, focus, answer }).to.deep.equal({ upgrade: 0, focus: 0, answer: 0 });
  });
});

describe('a form that is wider than the screen', () => {
  it('is not scrolled sideways to show the line of the message', async () => {
    const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><style>form { margin-inline-start: 90px; inline-size: 310px } input { display: block; inline-size: 200px }</style>
      <form><label>郵便番号 <input id="zip" autocomplete="postal-code"></label><dga-address-lookup></dga-address-lookup>
      <label>市区町村 <input id="city" autocomplete="address-level2"></label>`;
    await measureMoves(html, { width: 320 });
    expect(document.querySelector('iframe')?.contentWindow?.scrollX).to.equal(0);
    closePage();
  });
});

describe('a row of flex items that contains the element', () => {
  const rest = '<p><label>市区町村 <input id="city"></label></p>';
  const button = '<button type="button">住所検索</button><dga-address-lookup></dga-address-lookup>';
  const page = (css: string, row: string): string => `<!doctype html><html lang="ja"><meta charset="utf-8">
    <style>* { font: 16px/1.6 sans-serif } .row { display: flex; gap: 8px; ${css} } .row > input { flex: 1; min-width: 0 }</style><form>${row}${rest}</form>`;

  it('does not move if its label has room for the line', async () => {
    const html = page('', `<label for="zip">郵便番号</label><div class="row"><input id="zip" autocomplete="postal-code">${button}</div>`);
    const { upgrade, focus, answer } = await measureMoves(html, { width: 820 });
    expect({ upgrade, focus, answer }).to.deep.equal({ upgrade: 0, focus: 0, answer: 0 });
  });

  for (const css of ['', 'flex-wrap: wrap', 'align-items: center'])
    it(`moves by one line, at focus, and the code field stays as wide as it is, without room: ${css}`, async () => {
      const html = page(css, `<div class="row"><label for="zip">〒</label><input id="zip" autocomplete="postal-code">${button}</div>`);
      const { upgrade, focus, answer } = await measureMoves(html, { width: 240 });
      expect({ upgrade, answer }).to.deep.equal({ upgrade: 0, answer: focus });
      expect(focus).to.be.within(1, 80);
    });

  it('leaves the code field some of its width if a framework has rendered the element', async () => {
    const row = `<div class="row"><label for="zip">〒</label><input id="zip" autocomplete="postal-code">${button}</div>`;
    const { focus, answer } = await measureMoves(
      page('', row) + '<script>document.querySelector("dga-address-lookup").__reactFiber$1 = {}</script>',
      { width: 320 },
    );
    expect(answer).to.equal(focus);
    const now = document.querySelector('iframe')?.contentDocument;
    expect(now?.querySelector('#zip')?.clientWidth).to.be.above(60);
    expect(now?.querySelector('dga-address-lookup')?.parentElement?.className).to.equal('row');
  });
});

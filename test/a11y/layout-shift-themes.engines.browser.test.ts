// Pixels that the fields of a page move from first paint to the end of a plain lookup, in the design of each host.
// test/long/layout-shift-themes.browser.test.ts has the sizes between these.
import { expect } from '@open-wc/testing';
import { measureMoves, STILL } from './pixels-moved.ts';
import { describeHosts, lookUp } from './theme-moves.ts';

// oxfmt-ignore
describeHosts([[320, false], [320, true], [1440, true]], [320]);

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

// Pixels that the fields of a page move from first paint to the end of a plain lookup, in the design of each host.
import { expect } from '@open-wc/testing';
import { HOST_FORMS, hostPage } from '../support/host-forms.ts';
import { closePage, measureMoves, type Moves, STILL, WIDTHS } from './pixels-moved.ts';

/** The rule of the documentation. */
const SNIPPET = 'dga-address-lookup { display: block; min-block-size: clamp(2em, (17em - 100vw) * 99, 4em) }';
/** Hosts whose forms have a free space beside the code field also without the rule and without the theme. */
const WITH_SPACE = ['bootstrap', 'tailwind', 'dads', 'eccube'];

interface Case {
  readonly host: string;
  readonly width: number;
  readonly keypad?: boolean;
  readonly css?: string;
  readonly theme?: boolean;
}

const lookUp = ({ host, width, keypad = false, ...look }: Case): Promise<Moves> =>
  measureMoves(hostPage(host, '/', { keypad, ...look, script: '' }), { width, keypad });

afterEach(closePage);

for (const host of Object.keys(HOST_FORMS)) {
  describe(`a form of ${host}`, () => {
    for (const width of WIDTHS) {
      it(`does not move with the theme, at ${width} px, with and without a numeric keypad`, async () => {
        for (const keypad of [false, true]) {
          expect(await lookUp({ host, width, keypad }), keypad ? 'numeric' : 'letters').to.deep.equal(STILL);
        }
      });
    }

    it('does not move with the rule of the documentation instead of the theme', async () => {
      for (const width of [320, 1440]) {
        expect(await lookUp({ host, width, keypad: true, css: SNIPPET, theme: false }), `${width} px`).to.deep.equal(STILL);
      }
    });

    it(
      WITH_SPACE.includes(host)
        ? 'does not move without any rule: the line is in a free space'
        : 'moves once without any rule, when the code field gets the focus',
      async () => {
        for (const width of [320, 1440]) {
          const { focus, ...others } = await lookUp({ host, width, keypad: true, theme: false });
          expect({ ...others, focus: focus > 0 }, `${width} px`).to.deep.equal({
            ...STILL,
            focus: !WITH_SPACE.includes(host),
            answer: focus,
          });
        }
      },
    );
  });
}

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
});

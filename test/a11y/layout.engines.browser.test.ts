// Text spacing, narrow columns, targets, and a page whose CSS means no good.
import { expect, waitUntil } from '@open-wc/testing';
import { type Checkout, typeText } from '../support/checkout.ts';
import { MODES, open, reach, type StateName } from './states.ts';

const shown = (page: Checkout): HTMLElement[] =>
  [...page.element.renderRoot.querySelectorAll<HTMLElement>('*')].filter(
    (one) => !one.closest('.heard') && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0,
  );
const isIn = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left - 4 && inner.right <= outer.right + 4;

/** Text that is cut off or overflows the element. */
function lost(page: Checkout): string[] {
  const box = page.element.getBoundingClientRect();
  return shown(page)
    .filter(
      (one) =>
        !isIn(one.getBoundingClientRect(), box) ||
        (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).overflowX !== 'visible'),
    )
    .map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return `${one.localName} ${one.getAttribute('part') ?? one.className} from ${left - box.left} to ${right - box.right}: ${one.textContent?.slice(0, 40)}`;
    });
}

// WCAG 1.4.12, as pages and browsers' own sheets do it.
const SPACING = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
const NARROW: readonly StateName[] = ['untouched', 'active option', 'incomplete', 'rate-limited'];

for (const mode of MODES) {
  describe(`the layout, ${mode}`, () => {
    for (const name of NARROW) {
      it(`fits a column of 256 px with wide text spacing: ${name}`, async () => {
        const page = await reach(name, mode);
        // Inherited from the page, and forced on the inside as an extension would.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { ${SPACING} }`);
        const root = page.element.renderRoot as ShadowRoot;
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        (page.form.parentElement as HTMLElement).style.cssText = `inline-size: 256px; ${SPACING}`;
        for (const lang of ['ja', 'en', 'ko']) {
          page.element.lang = lang;
          await waitUntil(() => page.element.renderRoot.querySelector(`[lang="${lang}"]`), lang);
          await page.element.updateComplete;
          // The line is laid out again when the browser has measured its new size.
          await waitUntil(() => lost(page).length === 0, `${lang}: ${lost(page).join()}`);
        }
      });
    }

    it('gives fingers targets of at least 24 px and options of 44 px', async () => {
      for (const name of ['list open', 'filled', 'error'] as const) {
        const page = await reach(name, mode);
        for (const one of page.element.renderRoot.querySelectorAll<HTMLElement>('button, input, select, [role="option"]')) {
          const { width, height } = one.getBoundingClientRect();
          const least = one.matches('button') ? 24 : 44;
          expect(height, `${name}: height of ${one.getAttribute('part')}`).to.be.at.least(least);
          expect(width, `${name}: width of ${one.getAttribute('part')}`).to.be.at.least(24);
        }
        page.element.closest('form')?.remove();
      }
    });
  });
}

describe('phones', () => {
  it('show a numeric keypad except for free text, and do not zoom into the field', async () => {
    const { page, code } = await open('the own input');
    expect(code.getAttribute('inputmode')).to.equal('numeric');
    expect(code.getAttribute('autocapitalize')).to.equal('characters');
    page.form.style.fontSize = '11px';
    expect(Number.parseFloat(getComputedStyle(code).fontSize)).to.be.at.least(16);
    page.element.accept = 'postal-code freeword';
    await page.element.updateComplete;
    expect(code.getAttribute('inputmode')).to.equal(null);
  });

  it('scroll the list into view when it opens', async () => {
    const { page, code } = await open('the page’s field');
    (page.form.parentElement as HTMLElement).style.cssText = 'padding-block: 90vh';
    code.scrollIntoView({ block: 'end' });
    await typeText(code, '9800000');
    await page.settled('choosing');
    await waitUntil(() => {
      const list = page.part('list')?.getBoundingClientRect();
      return list !== undefined && list.top >= 0 && list.bottom <= innerHeight + 1;
    }, 'the list is not in view');
    expect(document.activeElement === code).to.equal(true);
  });
});

const HOSTILE = `
  * { margin: 40px !important; padding: 30px !important; font: 40px/3 serif !important; color: red !important; background: yellow !important; border: 5px solid red !important; display: inline !important; float: right !important; text-transform: uppercase !important; }
  div span, div button, form div, dga-address-lookup * { display: none !important; }
  [part], [role] { visibility: hidden !important; }
  input, button, select { appearance: none; all: unset !important; inline-size: 3px !important; }
`;

describe('the page’s CSS', () => {
  it("does not reach into the element, and the element's CSS does not leak out", async () => {
    const { page, code } = await open('the own input', 'trigger="button"');
    const measure = (): string[] =>
      shown(page).map((one) => {
        const { display, padding, margin, borderTopWidth, float } = getComputedStyle(one);
        return [one.localName, display, padding, margin, borderTopWidth, float].join(' ');
      });
    const outside = (): string => {
      const { display, fontSize, borderRadius, color } = getComputedStyle(page.field('line1'));
      return [display, fontSize, borderRadius, color].join(' ');
    };
    const before = measure();
    const outsideBefore = outside();
    await typeText(code, '102-0072');
    page.part('button')?.click();
    await page.settled('incomplete');
    expect(outside(), 'nothing leaks out').to.equal(outsideBefore);
    page.element.undo();
    const sheet = document.createElement('style');
    sheet.textContent = HOSTILE;
    document.head.append(sheet);
    try {
      // Text and colour are the page's on purpose; the shape is not.
      expect(measure().slice(0, 3)).to.deep.equal(before.slice(0, 3));
      expect(code.getBoundingClientRect().width).to.be.above(60);
      expect(page.part('button')?.checkVisibility({ visibilityProperty: true })).to.equal(true);
    } finally {
      sheet.remove();
    }
  });

  it('sets font and colors with four custom properties', async () => {
    const { page } = await open('the own input', 'trigger="button"');
    page.element.style.cssText = '--dga-color: rgb(1, 100, 2); --dga-border: rgb(3, 4, 105); --dga-radius: 13px; --dga-font: monospace';
    const button = getComputedStyle(page.part('button') as HTMLElement);
    const input = getComputedStyle(page.part('input') as HTMLElement);
    expect(button.color).to.equal('rgb(1, 100, 2)');
    expect(input.borderTopColor).to.equal('rgb(3, 4, 105)');
    expect(input.borderTopLeftRadius).to.equal('13px');
    expect(input.fontFamily).to.equal('monospace');
  });
});

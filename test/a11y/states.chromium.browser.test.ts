// Asserts that axe finds nothing in forced colors and at 320 CSS pixels, which is also 1280 at 400 %. Only DevTools can set both.
import 'axe-core/axe.min.js';
import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { checkout } from '../support/checkout.ts';
import { expectNoViolation, MODES, paint, PROMISED, reach } from './states.ts';

const WIDTHS = [320, 1280] as const;
const MEDIA = {
  light: { 'prefers-color-scheme': 'light', 'forced-colors': 'none' },
  dark: { 'prefers-color-scheme': 'dark', 'forced-colors': 'none' },
  forced: { 'prefers-color-scheme': 'dark', 'forced-colors': 'active' },
} as const;

/** Sets media features; those that are not named are not emulated. */
const emulate = (media: { readonly [feature: string]: string }): Promise<unknown> =>
  executeServerCommand('cdp', {
    method: 'Emulation.setEmulatedMedia',
    params: { features: Object.entries(media).map(([name, value]) => ({ name, value })) },
  });

afterEach(async () => {
  await emulate({ 'prefers-color-scheme': '', 'forced-colors': '' });
  await setViewport({ width: 800, height: 600 });
});

for (const mode of MODES) {
  describe(`axe in forced colors and real widths, ${mode}`, () => {
    for (const name of PROMISED) {
      it(name, async () => {
        const page = await reach(name, mode);
        for (const width of WIDTHS) {
          await setViewport({ width, height: 700 });
          for (const [look, features] of Object.entries(MEDIA)) {
            // Colors are the same at any width.
            if (look !== 'light' && width !== WIDTHS[0]) continue;
            await emulate(features);
            paint(page, look === 'light' ? 'light' : 'dark');
            expect(matchMedia('(forced-colors: active)').matches).to.equal(look === 'forced');
            await expectNoViolation(page.element, look === 'light' ? 'all' : 'contrast');
          }
          expect(page.element.scrollWidth, 'nothing stands out').to.be.at.most(page.element.clientWidth);
        }
      });
    }
  });
}

/** The color that an element's text is painted in: red, green and blue. */
function paintedColor(element: Element): readonly [number, number, number] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function contrastOnWhite(element: Element): number {
  const [red, green, blue] = paintedColor(element).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

it('has enough contrast in messages, their buttons and hints if the grey text of the page has not', async () => {
  for (const color of ['#777', '#7f7f7f']) {
    const page = await checkout(undefined, 'standalone');
    page.form.style.color = color;
    expect(contrastOnWhite(page.form)).to.be.below(4.5);
    await page.element.lookup('1020072');
    await page.settled('incomplete');
    for (const part of ['status', 'enter-block', 'undo', 'hint'])
      expect(contrastOnWhite(page.part(part) as Element), `${part}, ${color}`).to.be.at.least(4.5);
    page.element.remove();
  }
});

it('leaves messages and hints in the color of the page if that has enough contrast', async () => {
  for (const color of ['#767676', '#333', '#00c', '#eee']) {
    const page = await checkout(undefined, 'standalone');
    page.form.style.color = color;
    await page.element.lookup('1020072');
    await page.settled('incomplete');
    for (const part of ['status', 'hint'])
      expect(paintedColor(page.part(part) as Element), `${part}, ${color}`).to.deep.equal(paintedColor(page.form));
    page.element.remove();
  }
});

it('has enough contrast in the hint of the built-in input if the text of the page has just enough', async () => {
  const page = await checkout('', 'standalone');
  page.form.style.cssText = 'color: #767676; background: #fff';
  await page.element.updateComplete;
  await expectNoViolation(page.element, 'contrast');
});

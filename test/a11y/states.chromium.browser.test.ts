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

it('has enough contrast in the hint of the built-in input if the text of the page has just enough', async () => {
  const page = await checkout('', 'standalone');
  page.form.style.cssText = 'color: #767676; background: #fff';
  await page.element.updateComplete;
  await expectNoViolation(page.element, 'contrast');
});

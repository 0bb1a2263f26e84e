// Asserts that axe finds nothing at 320 CSS pixels, which is also 1280 at 400 %, on light and dark pages. Only DevTools can set both.
// preferences.chromium.browser.test.ts has forced colors, in which axe reads colors that Chromium does not paint.
import 'axe-core/axe.min.js';
import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { type Checkout, checkout } from '../support/checkout.ts';
import { ibmViolations } from './ibm-violations.ts';
import { expectNoViolation, type Look, LOOKS, MODES, paint, PROMISED, reach } from './states.ts';

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
  document.documentElement.style.removeProperty('font-size');
  await emulate({ 'prefers-color-scheme': '', 'forced-colors': '' });
  await setViewport({ width: 800, height: 600 });
});

/** Asserts that no text is cut off or wider than the page if a user has made texts twice as large on a phone. */
async function expectRoomForLargeText({ element }: Checkout): Promise<void> {
  await setViewport({ width: 390, height: 800 });
  document.documentElement.style.fontSize = '200%';
  expect(element.scrollWidth, 'wider than the page at 200 %').to.be.at.most(element.clientWidth);
  for (const text of element.renderRoot.querySelectorAll<HTMLElement>('[part="status"], .line, [part="option"], [part="hint"], button'))
    expect(text.scrollHeight, `cut off at 200 %: ${text.textContent}`).to.be.at.most(
      text.clientHeight + (text.clientHeight === 0 ? Infinity : 1),
    );
}

// One page for all: to reach a state costs more than a check.
for (const mode of MODES) {
  describe(`${mode} has no violation of IBM Equal Access, or of axe at real widths, and has room for text at 200 %`, () => {
    for (const name of PROMISED) {
      it(name, async () => {
        const page = await reach(name, mode);
        expect(await ibmViolations(), 'IBM Equal Access').to.deep.equal([]);
        for (const width of WIDTHS) {
          await setViewport({ width, height: 700 });
          for (const look of ['light', 'dark'] as const) {
            // Colors are the same at any width.
            if (look !== 'light' && width !== WIDTHS[0]) continue;
            await emulate(MEDIA[look]);
            paint(page, look);
            await expectNoViolation(page.element, look !== 'light' ? 'contrast' : width === WIDTHS[0] ? 'all' : 'layout');
          }
          expect(page.element.scrollWidth, 'nothing stands out').to.be.at.most(page.element.clientWidth);
        }
        await expectRoomForLargeText(page);
      });
    }
  });
}

const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;

/** The color that an element's text, ground, border or focus ring is painted in: red, green and blue. */
function paintedColor(
  element: Element,
  property: 'color' | 'backgroundColor' | 'borderTopColor' | 'outlineColor' = 'color',
): readonly [number, number, number] {
  context.fillStyle = getComputedStyle(element)[property];
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const [name, code, status] of [
  ['after a fill', '1020072', 'incomplete'],
  ['after an unknown code', '0000000', 'error'],
  ['with a list', '9800000', 'choosing'],
] as const) {
  it(`the element keeps a contrast of 4.5:1 beside gray page text that has it or nearly has it: ${name}`, async () => {
    const page = await checkout(undefined, 'standalone');
    await page.element.lookup(code).catch(() => undefined);
    await page.settled(status);
    if (status === 'choosing') await waitUntil(() => page.part('option'), 'no list');
    const onPage = ['status', 'enter-block', 'undo', 'hint'].flatMap((part) => page.part(part) ?? []);
    onPage.push(...(page.part('status')?.querySelectorAll<HTMLElement>('[role="status"]') ?? []));
    const onList = ['option', 'group'].flatMap((part) => page.part(part) ?? []);
    const failures: string[] = [];
    for (const ground of [0, 255]) {
      const background = [ground, ground, ground];
      for (let grey = 0; grey < 256; grey += 1) {
        const isNearly = ground === 255 && grey >= 0x77 && grey <= 0x80;
        if (contrast([grey, grey, grey], background) < 4.5 && !isNearly) continue;
        page.form.style.color = `rgb(${grey} ${grey} ${grey})`;
        const list = page.part('list');
        for (const [elements, behind] of [
          [onPage, background],
          [onList, list ? paintedColor(list, 'backgroundColor') : []],
        ] as const)
          for (const element of elements) {
            const ratio = contrast(paintedColor(element), behind);
            if (ratio < 4.5) failures.push(`${element.part.value || 'message'}: ${ratio.toFixed(2)} with ${grey} on ${ground}`);
          }
      }
    }
    expect(failures).to.deep.equal([]);
  });
}

it('the element leaves messages and hints in the color of the page if that has enough contrast', async () => {
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

it("the element keeps enough contrast in the hint of the built-in input, even if the page's text has the minimum", async () => {
  const page = await checkout('', 'standalone');
  page.form.style.cssText = 'color: #767676; background: #fff';
  await page.element.updateComplete;
  await expectNoViolation(page.element, 'contrast');
});

describe('borders and focus rings', () => {
  for (const look of Object.keys(LOOKS) as Look[]) {
    it(`have a contrast of 3:1 to their surroundings: ${look}`, async () => {
      const page = await checkout('', 'standalone pickers');
      paint(page, look);
      await page.element.lookup('9800000');
      await waitUntil(() => page.part('list') && page.part('picker'), 'no list and pickers');
      const ground = paintedColor(page.form.parentElement as Element, 'backgroundColor');
      for (const part of ['input', 'list', 'picker'] as const) {
        const control = page.part(part) as HTMLElement;
        expect(contrast(paintedColor(control, 'borderTopColor'), ground), `border of ${part}`).to.be.at.least(3);
        control.focus();
        if (getComputedStyle(control).outlineStyle === 'none') continue;
        expect(contrast(paintedColor(control, 'outlineColor'), ground), `focus ring of ${part}`).to.be.at.least(3);
      }
    });
  }
});

it('the element distinguishes errors from successes by an icon, also in forced colors', async () => {
  await emulate(MEDIA.forced);
  const signOf = (page: Checkout): string =>
    getComputedStyle(page.element.renderRoot.querySelector('.line') as Element, '::before').content;
  const failed = await reach('not found', 'the page’s field');
  // The icon comes with the chunk of the code field.
  await waitUntil(() => signOf(failed).includes('!'));
  expect(signOf(await reach('filled', 'the page’s field'))).to.equal('none');
});

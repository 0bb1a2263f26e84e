// The user's system settings: less motion, more contrast, forced colors. Only DevTools can emulate it.
import 'axe-core/axe.min.js';
import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import { completeRecord } from '../../src/address/record.ts';
import { type Checkout, typeText } from '../support/checkout.ts';
import { expectNoViolation, open, paint, PROMISED, reach, type StateName } from './states.ts';

/** Sets media features; those that are not named are not emulated. */
const emulate = (media: { readonly [feature: string]: string }): Promise<unknown> =>
  executeServerCommand('cdp', {
    method: 'Emulation.setEmulatedMedia',
    params: { features: Object.entries(media).map(([name, value]) => ({ name, value })) },
  });

afterEach(async () => {
  await emulate({ 'prefers-reduced-motion': '', 'prefers-contrast': '', 'forced-colors': '', 'prefers-color-scheme': '' });
  await setViewport({ width: 800, height: 600 });
});

/** Animations and transitions that take long enough to be seen. */
const motions = ({ element }: Checkout): Animation[] =>
  (element.shadowRoot as ShadowRoot).getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1);

describe('prefers-reduced-motion', () => {
  it('stops the only animation, the ring of a slow lookup', async () => {
    const page = await reach('busy', 'the page’s field');
    expect(motions(page)).to.have.lengthOf(1);
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    expect(motions(page)).to.deep.equal([]);
    expect(page.element.renderRoot.querySelector('.wait')).not.to.equal(null);
  });

  it('leaves no animation in any state', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    for (const name of PROMISED) {
      const page = await reach(name, 'the own input');
      expect(motions(page), name).to.deep.equal([]);
      page.element.closest('form')?.remove();
    }
  });
});

describe('prefers-contrast: more', () => {
  const LOOKS = ['background: #fff; color: #000', 'background: #000; color: #fff'];
  // The built-in input, because it has all texts that the element has below a field of the page.
  it('gives every text 7:1 on a page in black on white and in white on black', async () => {
    await emulate({ 'prefers-contrast': 'more' });
    for (const name of PROMISED) {
      const page = await reach(name, 'the own input');
      for (const css of LOOKS) {
        (page.form.parentElement as HTMLElement).style.cssText = `${css}; padding: 8px`;
        await expectNoViolation(page.element, 'enhanced contrast');
      }
      page.element.closest('form')?.remove();
    }
  });
});

describe('400 % zoom of a screen of 1280 × 1024', () => {
  it('leaves the active option of a long list completely visible', async () => {
    await setViewport({ width: 320, height: 256 });
    const { page, code } = await open('the page’s field');
    const addresses = Array.from({ length: 66 }, (_, i) =>
      completeRecord({
        zip_code: '9800000',
        pref_code: '04',
        pref_name: '宮城県',
        city_code: '04101',
        city_name: '仙台市青葉区',
        town_name: `青葉${i}`,
      }),
    );
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 66, searchtype: 'zipcode', addresses });
    await typeText(code, '9800000');
    await waitUntil(() => page.part('filter'));
    for (const key of ['ArrowDown', 'ArrowDown', 'PageDown', 'End', 'ArrowUp', 'Home']) {
      await sendKeys({ press: key });
      await waitUntil(() => {
        const option = page.element.renderRoot.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
        const list = page.part('list')?.getBoundingClientRect();
        const heading = page.element.renderRoot.querySelector('[part="group"] > span')?.getBoundingClientRect();
        if (!option || !list || !heading) return false;
        const top = Math.max(0, list.top, heading.bottom > list.top ? heading.bottom : 0);
        return option.top >= top - 1 && option.bottom <= Math.min(innerHeight, list.bottom) + 1;
      }, key);
    }
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });
});

const THEMES = ['bootstrap', 'dads', 'dawn', 'eccube', 'material', 'tailwind', 'wordpress'] as const;
const THEMED: readonly StateName[] = ['filled', 'active option', 'error'];

async function load(theme: string | undefined): Promise<HTMLStyleElement> {
  const sheet = document.createElement('style');
  if (theme) sheet.textContent = await (await fetch(`/src/themes/${theme}.css`)).text();
  document.head.append(sheet);
  return sheet;
}

/** Red, green, blue from 0 to 255, and opacity. */
type Color = readonly [number, number, number, number];

function parse(color: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color behind the text of an element, through all backgrounds that are not opaque: Chromium's `Highlight` is one. */
function ground(element: Element): Color {
  const own = parse(getComputedStyle(element).backgroundColor);
  if (own[3] === 1) return own;
  const below = ground(element.parentElement ?? (element.getRootNode() as ShadowRoot).host);
  const mix = (i: 0 | 1 | 2): number => own[i] * own[3] + below[i] * (1 - own[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Not by axe: it reads `-webkit-text-fill-color`, which Chromium reports as it was before colors were forced. */
function expectReadableText(page: Checkout): void {
  const withText = [...page.element.renderRoot.querySelectorAll('*')].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.matches('input') || [...one.childNodes].some((node) => node instanceof Text && node.data.trim())),
  );
  expect(withText.length).to.be.at.least(page.message() === '' ? 1 : 2);
  for (const one of withText) {
    const [lighter = 0, darker = 0] = [parse(getComputedStyle(one).color), ground(one)].map(luminance).toSorted((a, b) => b - a);
    expect((lighter + 0.05) / (darker + 0.05), one.textContent).to.be.at.least(4.5);
  }
}

/** Shadows and backgrounds are gone in forced colors: only a line can show an edge or the focus. */
function expectLines(page: Checkout): void {
  for (const control of page.element.renderRoot.querySelectorAll<HTMLElement>('input, select, button')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const name = control.getAttribute('part');
    const style = getComputedStyle(control);
    if (!control.closest('[part="status"]')) {
      expect(style.borderTopStyle, `edge of ${name}`).to.equal('solid');
      expect(Number.parseFloat(style.borderTopWidth), `edge of ${name}`).to.be.at.least(1);
    }
    if (control.matches(':disabled')) continue;
    control.focus({ focusVisible: true });
    expect(page.element.shadowRoot?.activeElement === control, `${name} has the focus`).to.equal(true);
    expect(style.outlineStyle, `focus of ${name}`).to.equal('solid');
    expect(Number.parseFloat(style.outlineWidth), `focus of ${name}`).to.be.at.least(1);
    expect(style.outlineColor, `focus of ${name}`).not.to.equal(getComputedStyle(page.form).backgroundColor);
  }
}

for (const theme of [undefined, ...THEMES])
  describe(`forced colors with ${theme ? `the theme ${theme}` : 'no theme'}`, () => {
    let sheet: HTMLStyleElement;
    before(async () => {
      sheet = await load(theme);
    });
    after(() => sheet.remove());

    it('shows the edges of all controls and where the focus is', async () => {
      await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
      const { page } = await open('the own input', 'pickers trigger="button"');
      await waitUntil(() => page.part('picker'));
      expectLines(page);
      page.element.closest('form')?.remove();
      expectLines(await reach('error', 'the own input'));
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    });

    it('keeps every text readable, and marks the active address', async () => {
      await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
      for (const name of theme ? THEMED : PROMISED) {
        const page = await reach(name, 'the own input');
        paint(page, 'dark');
        expectReadableText(page);
        if (name === 'active option') {
          const [active, other] = ['true', 'false'].map((is) => page.element.renderRoot.querySelector(`[aria-selected="${is}"]`));
          expect(getComputedStyle(active as Element).backgroundColor).not.to.equal(getComputedStyle(other as Element).backgroundColor);
          expect(getComputedStyle(active as Element).outlineStyle).to.equal('solid');
        }
        page.element.closest('form')?.remove();
      }
    });
  });

/** The host whose theme follows `color-scheme`. The others name no dark colors, or take those of the host's own variables. */
const DARK: readonly string[] = ['dads'];

describe('the colors of a theme', () => {
  for (const theme of THEMES)
    it(`have a contrast of 4.5:1 (${theme})`, async () => {
      const sheet = await load(theme);
      try {
        for (const look of DARK.includes(theme) ? (['light', 'dark'] as const) : (['light'] as const))
          for (const name of THEMED) {
            const page = await reach(name, 'the page’s field');
            paint(page, look);
            await expectNoViolation(page.element, 'contrast');
            page.element.closest('form')?.remove();
          }
      } finally {
        sheet.remove();
      }
    });
});

// The user's system settings: less motion, more contrast, forced colors. Only DevTools can emulate it.
import 'axe-core/axe.min.js';
import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import { completeRecord } from '../../src/address/record.ts';
import { choose, pickerPage, until } from '../element/pickers/picker-page.ts';
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

async function load(theme: string): Promise<HTMLStyleElement> {
  const sheet = document.createElement('style');
  sheet.textContent = await (await fetch(`/src/themes/${theme}.css`)).text();
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
function expectReadableText(page: Pick<Checkout, 'element' | 'message'>): void {
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

const FORCED = { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' } as const;

/** Asserts that forced colors leave every text readable, and that they mark the active address if there is one. */
async function expectForcedColors(page: Checkout): Promise<void> {
  await emulate(FORCED);
  expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
  paint(page, 'dark');
  expectReadableText(page);
  const [active, other] = ['true', 'false'].map((is) => page.element.renderRoot.querySelector(`[aria-selected="${is}"]`));
  if (!active) return;
  expect(getComputedStyle(active).backgroundColor).not.to.equal(getComputedStyle(other as Element).backgroundColor);
  expect(getComputedStyle(active).outlineStyle).to.equal('solid');
}

async function expectEdgesInForcedColors(): Promise<void> {
  await emulate(FORCED);
  const { page } = await open('the own input', 'pickers trigger="button"');
  await waitUntil(() => page.part('picker'));
  expectLines(page);
}

const BLACK_AND_WHITE = ['background: #fff; color: #000', 'background: #000; color: #fff'];

// The built-in input, because it has all texts that the element has below a field of the page. One page for all: to reach a state costs more
// than a check.
describe('the built-in input has no motion that the user does not want, 7:1 for more contrast, and readable forced colors', () => {
  for (const name of PROMISED)
    it(name, async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      const page = await reach(name, 'the own input');
      expect(motions(page)).to.deep.equal([]);
      await emulate({ 'prefers-reduced-motion': 'reduce', 'prefers-contrast': 'more' });
      for (const css of BLACK_AND_WHITE) {
        (page.form.parentElement as HTMLElement).style.cssText = `${css}; padding: 8px`;
        await expectNoViolation(page.element, 'enhanced contrast');
      }
      await expectForcedColors(page);
      if (name === 'error') expectLines(page);
    });
});

it('forced colors show the edges of all controls and where the focus is', expectEdgesInForcedColors);

it('forced colors leave the letters that match in a list of a picker readable', async () => {
  await emulate(FORCED);
  const page = await pickerPage();
  await choose(page.picker('prefecture'), '東京都');
  await until(() => !page.picker('city').disabled);
  await typeText(page.picker('city'), 'ちゅう');
  await until(() => page.options().length === 2);
  (page.form.parentElement as HTMLElement).style.background = '#000';
  expectReadableText(page);
});

/** The host whose theme follows `color-scheme`. The others name no dark colors, or take those of the host's own variables. */
const DARK: readonly string[] = ['dads'];

for (const theme of THEMES)
  describe(`the theme ${theme}`, () => {
    let sheet: HTMLStyleElement;
    before(async () => {
      sheet = await load(theme);
    });
    after(() => sheet.remove());

    for (const name of THEMED)
      it(`has a contrast of 4.5:1, and readable texts in forced colors: ${name}`, async () => {
        const page = await reach(name, 'the own input');
        for (const look of DARK.includes(theme) ? (['light', 'dark'] as const) : (['light'] as const)) {
          paint(page, look);
          await expectNoViolation(page.element, 'contrast');
        }
        await expectForcedColors(page);
        if (name === 'error') expectLines(page);
      });

    it('shows the edges of all controls and where the focus is in forced colors', expectEdgesInForcedColors);
  });

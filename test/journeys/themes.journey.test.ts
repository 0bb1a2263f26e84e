// The ready-made themes beside the fields of their frameworks: the inputs of the element cannot be told from those of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { openInBrowser, serveDemo, visit } from './served-demo.ts';
import { PHONE } from './taps.ts';

/** The input of a custom element, which draws its box elsewhere. */
const INNER: Readonly<Record<string, string>> = { material: '#address input' };

const opened = openInBrowser(serveDemo);

interface Look {
  readonly height: number;
  readonly width: number;
  /** Distance of the text from the outer edge. */
  readonly padding: number;
  readonly radius: string;
  readonly fontSize: string;
  readonly fontFamily: string;
  readonly color: string;
}

/** The look of a field: the measures of its box, whether its line is a border, an outline or a shadow, and of its text. */
function look(page: Page, box: string, inner = box): Promise<Look> {
  return page.evaluate(
    ([boxSelector, innerSelector]) => {
      const find = (selector: string, root: ParentNode = document): HTMLElement | null => {
        const [first = '', ...rest] = selector.split(' ');
        const found =
          root.querySelector<HTMLElement>(first) ??
          [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? (find(first, one.shadowRoot) ?? []) : []))[0];
        return found && rest.length > 0 ? find(rest.join(' '), found.shadowRoot ?? found) : (found ?? null);
      };
      const outer = find(boxSelector as string) as HTMLElement;
      const text = find(innerSelector as string) as HTMLElement;
      const style = getComputedStyle(outer);
      const { height, width, left } = outer.getBoundingClientRect();
      // A shadow without blur is a line around the box.
      const ring = Number.parseFloat(/ 0px 0px 0px ([\d.]+)px/.exec(style.boxShadow)?.[1] ?? '0');
      const inset = getComputedStyle(text);
      const start = Number.parseFloat(inset.paddingInlineStart) + (outer === text ? Number.parseFloat(inset.borderInlineStartWidth) : 0);
      return {
        height: height + 2 * ring,
        width: width + 2 * ring,
        padding: text.getBoundingClientRect().left - left + start + ring,
        radius: style.borderTopLeftRadius,
        fontSize: inset.fontSize,
        fontFamily: inset.fontFamily,
        color: inset.color,
      };
    },
    [box, inner],
  );
}

const PARTS = ['#code', '#picker-town'] as const;
/** The select of the page, if it has other measures than its inputs. */
const SELECT: Readonly<Record<string, string>> = { wordpress: '#delivery' };
/** Where the label begins inside the field, with the two pixels around it: pictures of the edges end before. */
const LABEL_INSIDE: Readonly<Record<string, number>> = { material: 14, wordpress: 11, dawn: 20 };

/** A picture of the left part of a field with its edges: the border or its ring in focus, its corners and the ground. */
async function edges(page: Page, selector: string, around: number, width = 80): Promise<PNG> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [Math.round(box.x) - 2 - around, Math.round(box.y) - 2 - around];
  return PNG.sync.read(await page.screenshot({ clip: { x, y, width, height: Math.round(box.height) + 4 + 2 * around } }));
}

/** Repeats an assertion until it holds: Material Web animates its labels, and Bootstrap its rings. @throws its last error after 200 seconds */
async function settled(assertion: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 200_000; ; await setTimeout(50)) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Counts the pixels by which the left parts of the built-in input and the field beside it differ. */
function differing(own: PNG, field: PNG): number {
  return pixelmatch(own.data, field.data, undefined, own.width, Math.min(own.height, field.height), { threshold: 0.1 });
}

/** Size, weight and color of the first label in the page, or of the element's own. */
function labelStyle(page: Page, host?: string): Promise<string> {
  return page.evaluate((selector) => {
    const root = selector ? document.querySelector(selector)?.shadowRoot : document;
    const { fontSize, fontWeight, color } = getComputedStyle(root?.querySelector(selector ? '[part="label"]' : 'label') as Element);
    return [fontSize, fontWeight, color].join(' ');
  }, host);
}

const THEMES = ['bootstrap', 'tailwind', 'material', 'dads', 'wordpress', 'eccube', 'dawn'] as const;

for (const [size, options] of [
  ['phone', { ...PHONE, deviceScaleFactor: 1 }],
  ['desktop', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test(`the built-in input, its label and the pickers have the size and border of the fields beside them, ${size}`, async (t) => {
    // One visit: a new page costs as much as a theme.
    const { page, complaints, close } = await visit(opened.browser, 'about:blank', { colorScheme: 'light', ...options });
    for (const name of THEMES)
      await t.test(name, async () => {
        await page.goto(`${opened.site.address}themes/${name}.html`);
        await page.locator('dga-address-lookup [part="picker"]').last().waitFor();
        // Material Web draws its label in another root: tested below.
        if (name !== 'material') assert.equal(await labelStyle(page, 'dga-address-lookup'), await labelStyle(page));
        const input = await look(page, '#address', INNER[name]);
        const select = SELECT[name] ? await look(page, SELECT[name]) : input;
        for (const part of PARTS) {
          const field = part === '#code' ? input : select;
          const own = await look(page, part);
          assert.ok(Math.abs(own.height - field.height) <= 0.5, `${part}: height ${own.height}, beside it ${field.height}`);
          // The line of a field may be drawn outside of its padding.
          assert.ok(Math.abs(own.padding - field.padding) <= 1.5, `${part}: padding ${own.padding}, beside it ${field.padding}`);
          // Phones zoom into smaller text than 16 pixels.
          const least = size === 'phone' ? 16 : 0;
          assert.equal(Number.parseFloat(own.fontSize), Math.max(least, Number.parseFloat(field.fontSize)), part);
          assert.equal(own.fontFamily, field.fontFamily, part);
          assert.equal(own.color, field.color, part);
          if (name !== 'material') assert.equal(own.radius, field.radius, part);
        }
        // An open list is above the page.
        const ground = await page
          .locator('#picker-prefecture option')
          .first()
          .evaluate((option) => getComputedStyle(option).backgroundColor);
        assert.doesNotMatch(ground, /[,/] 0\)$/, 'the page shines through the lists');
        const own = await look(page, '#code');
        assert.ok(Math.abs(own.width - input.width) <= 2.5, `width ${own.width}, beside it ${input.width}`);
        const width = LABEL_INSIDE[name] ?? 80;
        // Dawn's line is a shadow around the field.
        const ring = name === 'dawn' ? 1 : 0;
        // The ring of the Digital Agency's fields is the widest; the labels of the others are nearer.
        const around = name === 'dads' ? 7 : 3;
        const count = differing(await edges(page, 'dga-address-lookup #code', 0, width), await edges(page, '#address', ring, width));
        assert.ok(count <= 12, `${count} pixels of the edges differ`);
        await page.locator('dga-address-lookup #code').focus();
        await page.locator('dga-address-lookup #code').scrollIntoViewIfNeeded();
        const focused = await edges(page, 'dga-address-lookup #code', around, width);
        await page.locator('#address').focus();
        await settled(async () => {
          const pixels = differing(focused, await edges(page, '#address', around + ring, width));
          assert.ok(pixels <= 12, `${pixels} pixels of the edges differ in focus`);
        });
        assert.deepEqual(complaints, []);
      });
    await close();
  });
}

for (const name of Object.keys(LABEL_INSIDE))
  test(`${name}: the label of the built-in input is placed like the label beside it, empty, in focus and filled`, async () => {
    const { page, close } = await visit(opened.browser, `${opened.site.address}themes/${name}.html`, { colorScheme: 'light' });
    const [own, native] = [page.locator('dga-address-lookup #code'), page.locator('#address')];
    await page.locator('dga-address-lookup [part="picker"]').last().waitFor();
    const labelOf = (isOwn: boolean): Promise<unknown> =>
      page.evaluate((isElement) => {
        const host = document.querySelector(isElement ? 'dga-address-lookup' : '#address') as Element;
        // Material Web draws the box and the label in its own roots.
        const box = host.shadowRoot?.querySelector(isElement ? '#code' : '.field') ?? host;
        const labels = isElement
          ? (host.shadowRoot as ShadowRoot).querySelectorAll('[part="label"]')
          : (box.shadowRoot?.querySelectorAll('.label') ?? document.querySelectorAll('label[for="address"]'));
        // Material Web has two labels and shows one.
        const label = [...labels].find((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) as Element;
        const [outer, inner] = [box.getBoundingClientRect(), label.getBoundingClientRect()];
        const { fontSize, fontWeight, color, letterSpacing, paddingInlineStart } = getComputedStyle(label);
        // The line around a field of Dawn is a shadow.
        const ring = Number.parseFloat(/ 0px 0px 0px ([\d.]+)px/.exec(getComputedStyle(box).boxShadow)?.[1] ?? '0') > 0 ? 1 : 0;
        const start = inner.left - outer.left + Number.parseFloat(paddingInlineStart) + ring;
        return [start, inner.top + inner.height / 2 - outer.top + ring, fontSize, fontWeight, color, letterSpacing];
      }, isOwn);
    const expectSame = async (state: string, act: (field: Locator) => Promise<unknown>): Promise<void> => {
      await act(own);
      const label = await labelOf(true);
      await act(native);
      await settled(async () => assert.deepEqual(await labelOf(false), label, state));
    };
    await expectSame('empty', () => Promise.resolve());
    await expectSame('focused', (field) => field.focus());
    await own.pressSequentially('1020072');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#address')?.value !== '');
    await expectSame('filled and focused', (field) => field.focus());
    await expectSame('filled', () => page.locator('#name').focus());
    await close();
  });

test('a code typed into the element fills the fields of the framework, including custom elements', async () => {
  for (const name of ['bootstrap', 'material']) {
    const { page, close } = await visit(opened.browser, `${opened.site.address}themes/${name}.html`);
    await page.locator('dga-address-lookup #code').pressSequentially('1020072');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#address')?.value === '東京都千代田区飯田橋');
    await close();
  }
});

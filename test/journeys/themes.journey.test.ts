// The ready-made themes beside the fields of their frameworks: the inputs of the element cannot be told from those of the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { launch, servePreview, type Site, visit } from './served-demo.ts';
import { PHONE } from './taps.ts';

/** The input of a custom element, which draws its box elsewhere. */
const INNER: Readonly<Record<string, string>> = { material: '#address input' };

let site: Site;
let browser: Browser;

before(async () => {
  [site, browser] = await Promise.all([servePreview(), launch()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

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

/** What a person sees of a field: the measures of its box, whether its line is a border, an outline or a shadow, and of its text. */
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

/** A picture of the left part of a field with its edges: the border, its corners and the ground. */
async function edges(page: Page, selector: string, ring = 0): Promise<PNG> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [Math.round(box.x) - 2 - ring, Math.round(box.y) - 2 - ring];
  return PNG.sync.read(await page.screenshot({ clip: { x, y, width: 80, height: Math.round(box.height) + 4 + 2 * ring } }));
}

for (const name of ['bootstrap', 'tailwind', 'material', 'dads', 'wordpress', 'eccube', 'dawn']) {
  for (const [size, options] of [
    ['phone', { ...PHONE, deviceScaleFactor: 1 }],
    ['desktop', { viewport: { width: 1280, height: 900 } }],
  ] as const) {
    test(`${name}, ${size}: the input and the pickers have the measures and the border of the fields beside them`, async () => {
      const { page, complaints, close } = await visit(browser, `${site.address}themes/${name}.html`, { colorScheme: 'light', ...options });
      await page.locator('dga-address-lookup [part="picker"]').last().waitFor();
      const field = await look(page, '#address', INNER[name]);
      for (const part of PARTS) {
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
      const own = await look(page, '#code');
      assert.ok(Math.abs(own.width - field.width) <= 2.5, `width ${own.width}, beside it ${field.width}`);
      if (name !== 'material') {
        const [one, other] = [await edges(page, 'dga-address-lookup #code'), await edges(page, '#address', name === 'dawn' ? 1 : 0)];
        const [width, height] = [one.width, Math.min(one.height, other.height)];
        const count = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
        assert.ok(count <= 12, `${count} pixels of the edges differ`);
      }
      assert.deepEqual(complaints, []);
      await close();
    });
  }
}

test('the label of the input has the size and weight of the labels beside it', async () => {
  for (const name of ['bootstrap', 'tailwind', 'dads', 'wordpress', 'eccube', 'dawn']) {
    const { page, close } = await visit(browser, `${site.address}themes/${name}.html`, { colorScheme: 'light' });
    const labels = await page.evaluate(() => {
      const own = document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector('[part="label"]');
      return [own, document.querySelector('label')].map((label) => {
        const { fontSize, fontWeight, color } = getComputedStyle(label as Element);
        return [fontSize, fontWeight, color].join(' ');
      });
    });
    assert.equal(labels[0], labels[1], name);
    await close();
  }
});

test('a code typed into the element fills the fields of the framework, custom elements too', async () => {
  for (const name of ['bootstrap', 'material']) {
    const { page, close } = await visit(browser, `${site.address}themes/${name}.html`);
    await page.locator('dga-address-lookup #code').pressSequentially('1020072');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#address')?.value === '東京都千代田区飯田橋');
    await close();
  }
});

// Every page of the demo, as a reviewer would go over it.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { after, before, test } from 'node:test';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { launch, servePreview, type Site, visit } from './served-demo.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = globSync('dist-demo/*.html')
  .map((path) => basename(path))
  .toSorted();

let site: Site;
let browser: Browser;

before(async () => {
  [site, browser] = await Promise.all([servePreview(), launch()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    return all.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => JSON.stringify(target)) }));
  });
  return found.map(({ id, where }) => `${id}: ${where.join(' ')}`);
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the pages are there', () => {
  for (const name of ['index.html', 'checkout.html', 'cms.html', 'situations.html', 'developers.html'])
    assert.ok(PAGES.includes(name), `${name} is not built`);
});

for (const name of PAGES) {
  test(`${name}: no violation, no complaint, no shift, no sideways scroll`, async () => {
    const { page, complaints, close } = await visit(browser, site.address + name, { colorScheme: 'light' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
        }),
    );
    assert.ok(shift < 0.01, `the page shifts by ${shift}`);
    assert.equal(await overflow(page), 0);
    await page.addScriptTag({ content: AXE });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      assert.equal(await overflow(page), 0, `${width} px`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await violations(page), [], `${colorScheme}, ${width} px`);
      }
    }
    assert.deepEqual(complaints, []);
    await close();
  });
}

/** Where the focus is, and what is wrong with that: nothing shows it, or it is out of sight. `null`: outside the page. */
const focus = (page: Page): Promise<{ readonly name: string; readonly wrong: string } | null> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!at || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const { top, bottom, left, right } = at.getBoundingClientRect();
    const name = `${at.localName} ${at.id || at.textContent.trim().slice(0, 20)}`;
    if (at.localName === 'iframe') return { name, wrong: '' };
    // `auto` is the browser's own ring, whose width says nothing.
    if (outlineStyle === 'none' || (outlineStyle !== 'auto' && Number.parseFloat(outlineWidth) < 2)) return { name, wrong: 'no ring' };
    return { name, wrong: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? '' : 'out of sight' };
  });

test('by keyboard alone: wherever Tab leads on a phone, it is seen, and it leads out again', async () => {
  for (const name of PAGES) {
    const { page, close } = await visit(browser, site.address + name, { viewport: { width: 320, height: 640 } });
    let stops = 0;
    // The cards of this page are all of one kind.
    const most = name === 'situations.html' ? 40 : 200;
    for (; stops < most; stops++) {
      await page.keyboard.press('Tab');
      const at = await focus(page);
      if (!at) break;
      assert.equal(at.wrong, '', `${name}: ${at.name}`);
    }
    assert.ok(stops > 10 && (stops < 200 || name === 'situations.html'), `${name}: ${stops} stops`);
    await close();
  }
});

test('every link of the demo leads somewhere', async () => {
  const seen = new Set<string>();
  for (const name of PAGES) {
    // Each in a context of its own: the service worker of one page has no say in another's.
    const { page, close } = await visit(browser, site.address + name);
    for (const href of await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      seen.add(href);
    await close();
  }
  const broken: string[] = [];
  for (const href of seen) {
    const url = new URL(href);
    if (url.origin !== new URL(site.address).origin) continue;
    if (url.pathname !== '/' && !PAGES.includes(url.pathname.slice(1))) broken.push(href);
  }
  assert.deepEqual(broken, []);
});

// Every page of the demo: axe, console, layout shift, keyboard and links.
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
  test(`${name}: no axe violation, no console error, no layout shift, no horizontal scroll`, async () => {
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

/** The focused element and what is wrong with it: no visible ring, or outside the viewport. `null`: outside the page. */
const focus = (page: Page): Promise<{ readonly name: string; readonly wrong: string } | null> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!at || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const { top, bottom, left, right } = at.getBoundingClientRect();
    const name = `${at.localName} ${at.id || at.textContent.trim().slice(0, 20)}`;
    if (at.localName === 'iframe') return { name, wrong: '' };
    // `auto` is the default ring, which has no width.
    if (outlineStyle === 'none' || (outlineStyle !== 'auto' && Number.parseFloat(outlineWidth) < 2)) return { name, wrong: 'no ring' };
    return { name, wrong: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? '' : 'out of sight' };
  });

test('Tab leads through every page on a phone: the focus is always visible, and leaves the page at the end', async () => {
  for (const name of PAGES) {
    const { page, close } = await visit(browser, site.address + name, { viewport: { width: 320, height: 640 } });
    let stops = 0;
    // All cards of this page have the same controls.
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

test('every link between pages of the demo leads to a page', async () => {
  const seen = new Set<string>();
  for (const name of PAGES) {
    // A new context for each: the service worker of one page must not answer another one.
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

test('the start page plays by itself and stops at the first touch; with reduced motion it never starts', async () => {
  const { page, complaints, close } = await visit(browser, `${site.address}index.html`, { reducedMotion: 'no-preference' });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#try-city')?.value === '千代田区');
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
  await page.locator('#try-zip').click();
  assert.equal(await page.locator('#try').getAttribute('role'), null);
  assert.equal(await page.inputValue('#try-city'), '');
  await page.locator('[data-code="102-0072"]').click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#try-line1')?.value === '飯田橋');
  assert.deepEqual(complaints, []);
  await close();

  const still = await visit(browser, `${site.address}index.html`);
  assert.equal(await still.page.locator('#stop').isVisible(), false);
  await still.close();
});

test('the start page has a snippet for each platform, and copies it', async () => {
  const { page, close } = await visit(browser, `${site.address}index.html`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['HTML', 'npm', 'React', 'Vue', 'Svelte', 'WordPress', 'EC-CUBE']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'コピー' }).first().click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await panel.locator('code').first().textContent(), name);
  }
  await close();
});

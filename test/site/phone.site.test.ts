// The built site on a phone: the text before any script runs, the start of the scripts, and the length of pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openInBrowser, serveFiles } from '../journeys/served-demo.ts';

const ROOT = 'dist-site';
const MAIN = ['index', 'checkout', 'playground', 'situations'].flatMap((name) => [`${name}.html`, `${name}.en.html`]);
const DOCS = ['docs/ja/index.html', 'docs/index.html'];

const opened = openInBrowser(() => serveFiles(ROOT, '/any/sub-path/'));

/** Opens a page on a phone. */
async function open(path: string, [width, height]: readonly [number, number] = [360, 740]): Promise<Page> {
  const context = await opened.browser.newContext({
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(opened.site.address + path, { waitUntil: 'networkidle' });
  return page;
}
const close = (page: Page): Promise<void> => page.context().close();

const words = (text: string): string => text.replaceAll(/<[^>]*>|\s|&[^;]+;|[^\p{L}]/gu, '');

for (const path of [...MAIN, ...DOCS])
  test(`${path}: the largest text is in the HTML, so that it is painted before scripts run`, async () => {
    const page = await open(path);
    await page.locator('main:not([aria-busy=true]):not(:has([aria-busy=true]))').waitFor();
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            resolve(element?.textContent ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    await close(page);
    assert.ok(words(largest).length > 5, largest);
    assert.ok(words(readFileSync(`${ROOT}/${path}`, 'utf8')).includes(words(largest)), largest);
  });

for (const path of ['situations.html', 'situations.en.html'])
  for (const size of [
    [360, 740],
    [390, 844],
  ] as const)
    test(`${path} has at most four screens of ${size.join(' × ')} with its first topic, and with all topics`, async () => {
      const page = await open(path, size);
      const screens = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      await page.locator('#situations[aria-busy=false]').waitFor();
      const first = await screens();
      await page.locator('#contents button').first().click();
      await page.locator('#situations[aria-busy=false] section:last-child article').last().waitFor({ state: 'attached' });
      const all = await screens();
      await close(page);
      assert.ok(first <= 4 && all <= 4, `${first.toFixed(2)} and ${all.toFixed(2)} screens`);
    });

/** Set by VitePress when its scripts run. */
const isStarted = (page: Page): Promise<boolean> => page.evaluate(() => '__VITEPRESS__' in globalThis);

describe('the documentation on a phone', () => {
  test('runs no script of the generator until the reader uses the page', async () => {
    const page = await open('docs/ja/start.html');
    assert.equal(await isStarted(page), false);
    await page.locator('h1').tap();
    await page.waitForFunction(() => '__VITEPRESS__' in globalThis);
    await close(page);
  });

  test('starts on a wide screen without waiting, which shows the contents of the page', async () => {
    const page = await open('docs/start.html', [1280, 900]);
    await page.locator('.VPDocAsideOutline .outline-link').first().waitFor();
    await close(page);
  });

  for (const [action, act, done] of [
    ['opens the menu', (page) => page.locator('.VPNavBarHamburger').click(), '.VPNavScreen a'],
    ['opens the pages', (page) => page.locator('.VPLocalNav .menu').click(), '.VPSidebar.open'],
    ['opens the search', (page) => page.locator('.DocSearch-Button').click(), '.VPLocalSearchBox input'],
    ['opens the search by Ctrl + K', (page) => page.keyboard.press('Control+k'), '.VPLocalSearchBox input'],
    ['copies code', (page) => page.locator('button.copy').first().click(), 'button.copy.copied'],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>, string])[])
    test(`the first touch ${action}`, async () => {
      const page = await open('docs/ja/start.html');
      assert.equal(await isStarted(page), false);
      await act(page);
      await page.locator(done).first().waitFor();
      await close(page);
    });

  test('a reader who has scrolled stays in place when the scripts start', async () => {
    const page = await open('docs/start.html');
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForFunction(() => '__VITEPRESS__' in globalThis);
    await page.locator('.VPSidebarItem.is-active').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await page.evaluate(() => scrollY), 900);
    await close(page);
  });

  test('a URL with a fragment shows its heading below the bar', async () => {
    const page = await open('docs/proxy-reference.html#logs-and-metrics');
    const top = await page.locator('#logs-and-metrics').evaluate((heading) => heading.getBoundingClientRect().top);
    assert.ok(top > 40 && top < 200, `${top} px`);
    await close(page);
  });

  test('the comparison names the library of each cell, ours first', async () => {
    const page = await open('docs/faq.html');
    const row = page.locator('tr', { hasText: 'Digital Address' }).last();
    const heads = await row
      .locator('td[data-head]')
      .evaluateAll((cells) => cells.map((cell) => `${getComputedStyle(cell, '::before').content} ${getComputedStyle(cell).display}`));
    assert.deepEqual(
      heads,
      ['dga-address-lookup', 'YubinBango', 'AjaxZip3', 'jpostal'].map((name) => `"${name}: " block`),
    );
    await close(page);
  });

  for (const path of ['docs/ja/start.html', 'docs/start.html'])
    test(`the bar of ${path} fits into the width of a tablet`, async () => {
      const page = await open(path, [768, 1024]);
      for (const width of [768, 900, 960, 1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 1024 });
        const right = await page.evaluate(() =>
          Math.max(...Array.from(document.querySelectorAll('.VPNavBar a, .VPNavBar button'), (one) => one.getBoundingClientRect().right)),
        );
        assert.ok(right <= width, `${right} px of ${width}`);
      }
      await close(page);
    });

  for (const path of ['docs/start.html', 'index.html'])
    test(`${path} follows the system's color scheme without an error where the browser refuses storage`, async () => {
      const context = await opened.browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('refused', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      });
      await page.goto(opened.site.address + path, { waitUntil: 'networkidle' });
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      assert.ok(Number(/\d+/.exec(background)?.[0]) < 60, background);
      assert.deepEqual(errors, []);
      await context.close();
    });

  test('the switch of the menu changes to dark', async () => {
    const page = await open('docs/index.html');
    await page.locator('.VPNavBarHamburger').click();
    await page.locator('.VPNavScreen .VPSwitchAppearance').click();
    await page.locator('html.dark').waitFor({ state: 'attached' });
    await close(page);
  });

  test('the menu leads to the same page in the other language', async () => {
    const page = await open('docs/start.html');
    await page.locator('.VPNavBarHamburger').click();
    await page.locator('.VPNavScreenTranslations .title').click();
    await page.locator('.VPNavScreenTranslations a').click();
    await page.waitForURL(/docs\/ja\/start\.html$/);
    await page.locator('h1', { hasText: '導入から公開まで' }).waitFor();
    await close(page);
  });
});

// Every page of the demo: axe, console, layout shift, keyboard and links.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { test } from 'node:test';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { equalAccessViolations } from '../support/equal-access.ts';
import { openInBrowser, serveDemo, visit } from './served-demo.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = globSync('dist-demo/*.html')
  .map((path) => basename(path))
  .toSorted();
/** A page that was translated when it was built differs from the Japanese one in its texts only. */
const isTranslated = (name: string): boolean => name.endsWith('.en.html') && !existsSync(`demo/${name}`);

const opened = openInBrowser(serveDemo);

/** The rules whose result depends on the color scheme. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, which: 'all' | 'of color' | 'not of color' = 'all'): Promise<string[]> {
  const options =
    which === 'of color'
      ? { runOnly: OF_COLOR }
      : which === 'all'
        ? {}
        : { rules: Object.fromEntries(OF_COLOR.map((rule) => [rule, { enabled: false }])) };
  const found = await page.evaluate(async (chosen) => {
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...chosen,
    });
    return all.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => JSON.stringify(target)) }));
  }, options);
  return found.map(({ id, where }) => `${id}: ${where.join(' ')}`);
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('all pages exist', () => {
  for (const name of ['index.html', 'checkout.html', 'cms.html', 'situations.html', 'developers.html'])
    assert.ok(PAGES.includes(name), `${name} is not built`);
});

test('the main pages load neither the element nor the mock before the first paint', () => {
  for (const name of ['index', 'checkout', 'situations', 'playground'].flatMap((page) => [`${page}.html`, `${page}.en.html`])) {
    const scripts = [...readFileSync(`dist-demo/${name}`, 'utf8').matchAll(/<(?:script|link)\b[^>]+\/([\w-]+)-[\w-]{8}\.js"/g)].map(([, file]) => file);
    assert.ok(scripts.includes('site'), name);
    assert.deepEqual(scripts.filter((file) => ['element', 'later', 'mock', 'msw'].includes(file ?? '')), [], name);
  }
}); // oxfmt-ignore

interface Stop {
  readonly name: string;
  readonly wrong: string;
}
declare global {
  var stops: Stop[];
  /** Whether the focus has left the page. */
  var hasLeft: boolean;
}

/** Notes each stop of Tab until the focus leaves the page, and what is wrong with it: no visible ring, or outside the viewport. */
const noteFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { stops: [], hasLeft: false });
    const note = (): void => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      hasLeft ||= !at || at === document.body;
      if (hasLeft || !at) return;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const { top, bottom, left, right } = at.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      // `auto` is the default ring, which has no width.
      const hasRing = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
      const wrong = at.localName === 'iframe' ? '' : !hasRing ? 'no ring' : isSeen ? '' : 'out of sight';
      stops.push({ name: `${at.localName} ${at.id || at.textContent.trim().slice(0, 20)}`, wrong });
    };
    // By then the browser has scrolled to the element. A frame gets its own keys.
    addEventListener('keyup', ({ key }) => key === 'Tab' && note(), true);
  });

/** Addresses of the links on all pages. */
const links = new Set<string>();

for (const name of PAGES) {
  test(name, async (t) => {
    // One visit: a page with its service worker and its elements takes a second to start.
    const { page, complaints, requests, close } = await visit(opened.browser, opened.site.address + name, { colorScheme: 'light' });

    // With the client of the public list, which some pages load in the background and may not have loaded yet.
    // The themes page has frames, which load their frameworks.
    const mostScripts = name.startsWith('themes.') ? 14 : 12;
    await t.test(`loads at most ${mostScripts} scripts`, () => {
      // A service worker requests again what the page requests.
      const scripts = new Set(requests.map((request) => request.url()).filter((url) => /(?<!Worker)\.js$/.test(url)));
      assert.ok(scripts.size > 0 && scripts.size <= mostScripts, [...scripts].join(' '));
    });

    await t.test('does not shift or scroll sideways', async () => {
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
      await page.setViewportSize({ width: 320, height: 640 });
      assert.equal(await overflow(page), 0, '320 px');
    });

    if (!isTranslated(name)) {
      await t.test('has no violation of IBM Equal Access', async () => {
        await page.setViewportSize({ width: 1280, height: 640 });
        assert.deepEqual(await equalAccessViolations(page), []);
      });

      await t.test('has no axe violation at 1280 and 320 px, and in dark', async () => {
        await page.addScriptTag({ content: AXE });
        // Colors are the same at any width.
        for (const [width, which] of [
          [1280, 'all'],
          [320, 'not of color'],
        ] as const) {
          await page.setViewportSize({ width, height: 640 });
          assert.equal(await overflow(page), 0, `${width} px`);
          assert.deepEqual(await violations(page, which), [], `light, ${width} px`);
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        assert.deepEqual(await violations(page, 'of color'), [], 'dark');
      });

      await t.test('is led through by Tab at 320 px: the focus is always visible, and leaves the page at the end', async () => {
        await noteFocus(page);
        // All cards of this page have the same controls.
        const most = name === 'situations.html' ? 40 : 200;
        let isOver = false;
        for (let presses = 0; presses < most && !isOver; presses += 10) {
          for (let i = 0; i < 10; i++) await page.keyboard.press('Tab');
          isOver = await page.evaluate(() => hasLeft);
        }
        const seen = await page.evaluate(() => stops);
        assert.deepEqual(
          seen.filter(({ wrong }) => wrong !== ''),
          [],
        );
        assert.ok(seen.length > 10 && (isOver || name === 'situations.html'), `${seen.length} stops`);
      });
    }

    await t.test('reports no error or warning', async () => {
      for (const href of await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        links.add(href);
      assert.deepEqual(complaints, []);
    });
    await close();
  });
}

/** The texts below `selector` that match the pattern and go over more than one line. */
const brokenTexts = (page: Page, selector: string, pattern: RegExp): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (elements, source) =>
      elements.flatMap((element) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
          for (const { index, 0: match } of text.data.matchAll(new RegExp(source, 'gu'))) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + match.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(match);
          }
        return found;
      }),
    pattern.source,
  );

test('marks and examples stay on one line, and the table of explain() breaks no word, on phones', async () => {
  for (const [name, selector, pattern] of [
    ['themes.html', 'label', /※必須/u],
    ['checkout.html', 'form', /※必須|必須|任意|例：\S+|\d{3}-\d{4}|A7E-2FK2/u],
    ['developers.html', '#reasons :is(th, td)', /[\w-]+|\p{Script=Han}+/u],
  ] as const) {
    const { page, close } = await visit(opened.browser, opened.site.address + name, { viewport: { width: 360, height: 740 } });
    if (name === 'developers.html') await page.locator('#reasons td').first().waitFor();
    assert.ok(
      (await page.locator(selector).allTextContents()).some((text) => pattern.test(text)),
      `${name}: nothing to look at`,
    );
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      assert.deepEqual(await brokenTexts(page, selector, pattern), [], `${name}, ${width} px`);
    }
    await close();
  }
});

test('every link within the demo leads to a page or file that exists', () => {
  const broken = [...links].filter((href) => {
    const { origin, pathname } = new URL(href);
    return origin === new URL(opened.site.address).origin && pathname !== '/' && !existsSync(`dist-demo${pathname}`);
  });
  assert.ok(links.size > PAGES.length);
  assert.deepEqual(broken, []);
});

test('the start page plays automatically, stops at the first touch, and never plays with reduced motion', async () => {
  const { page, complaints, close } = await visit(opened.browser, `${opened.site.address}index.html`, { reducedMotion: 'no-preference' });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#try-city')?.value === '千代田区');
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
  await page.locator('#try-zip').click();
  assert.equal(await page.locator('#picture').getAttribute('role'), null);
  assert.equal(await page.inputValue('#try-city'), '');
  await page.locator('[data-code="102-0072"]').click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#try-line1')?.value === '飯田橋');
  assert.deepEqual(complaints, []);
  await close();

  const still = await visit(opened.browser, `${opened.site.address}index.html`);
  assert.equal(await still.page.locator('#stop').isVisible(), false);
  await still.close();
});

test('the start page has a snippet for each platform, with the mock and with a proxy, and copies it', async () => {
  const { page, close } = await visit(opened.browser, `${opened.site.address}index.html`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['HTML', 'npm', 'React', 'Vue', 'Svelte', 'WordPress', 'EC-CUBE']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'コピー' }).first().click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await panel.locator('pre code').first().textContent(), name);
  }
  await page.getByRole('tab', { name: 'React', exact: true }).click();
  const example = page.getByRole('tabpanel').locator('pre:visible').last();
  assert.match((await example.textContent()) ?? '', /^import 'dga-address-lookup\/mock';$.*endpoint="mock:".*建物名/ms);
  await page.getByRole('tabpanel').getByRole('button', { name: 'プロキシ' }).click();
  assert.match((await example.textContent()) ?? '', /^(?!.*mock).*endpoint="\/dga".*建物名/s);
  await page.getByRole('tab', { name: 'HTML', exact: true }).click();
  assert.match((await page.getByRole('tabpanel').locator('pre:visible').textContent()) ?? '', /^(?!.*mock).*endpoint="\/dga"/s);
  const script = page.locator('#platform-0 a[download]').first();
  const response = await page.request.get(new URL((await script.getAttribute('href')) ?? '', page.url()).href);
  assert.ok(response.ok(), 'the script with the mock can be downloaded');
  await close();
});

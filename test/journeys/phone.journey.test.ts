// Tests that need a phone: the room for messages, areas for fingers, the on-screen keyboard, and text twice as large.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { askSeldom, openInBrowser, serveFiles } from './served-demo.ts';
import { untilStatus } from './shop-form.ts';
import { PHONE } from './taps.ts';

const opened = openInBrowser(() => serveFiles('dist/cdn'));

const FORM = `<label>郵便番号 <input id="zip" autocomplete="postal-code" inputmode="numeric"></label>
  <dga-address-lookup endpoint="mock:?latency=0" ATTRIBUTES></dga-address-lookup>
  <label>都道府県 <input id="prefecture" autocomplete="address-level1"></label><label>市区町村 <input id="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" autocomplete="address-line1"></label>`;

/** The heights of a phone's screen and of the part above its keyboard, in pixels. */
const [SCREEN_PX, ABOVE_KEYBOARD_PX] = [740, 400];

/** Opens a form on a phone. `css`: styles of the page; `attributes`: those of the element. */
async function open({ css = '', attributes = '', width = 360, body = FORM, language = 'ja' } = {}): Promise<Page> {
  const page = askSeldom(await opened.browser.newPage({ ...PHONE, viewport: { width, height: SCREEN_PX }, locale: 'ja-JP' }));
  // A busy machine is not a failure.
  page.setDefaultTimeout(120_000);
  await page.route('**/page.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Shop</title>
        <style>body { margin: 16px; font: 1rem/1.5 sans-serif } label { display: block; margin-block-end: 12px } input { display: block; inline-size: 100%; box-sizing: border-box; block-size: 44px; font: inherit } ${css}</style>
        <form onsubmit="return false">${body.replace('ATTRIBUTES', attributes)}</form><script type="module" src="dga-address-lookup.mock.js"></script></html>`,
    }),
  );
  await page.goto(`${opened.site.address}page.html`);
  await page.locator('dga-address-lookup:defined').waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('dga-address-lookup')?.updateComplete);
  return page;
}

test('320 px: the missing part and undo are in one line, each large enough for a finger', async () => {
  const page = await open({ width: 320 });
  await page.locator('#zip').tap();
  await page.keyboard.type('1020072');
  await untilStatus(page, 'incomplete');
  const boxOf = async (part: string): Promise<{ y: number; height: number }> => {
    const box = await page.locator(`dga-address-lookup [part="${part}"]`).boundingBox();
    return box ?? { y: NaN, height: NaN };
  };
  const [status, block, undo] = await Promise.all([boxOf('status'), boxOf('enter-block'), boxOf('undo')]);
  assert.equal(block.y, undo.y);
  assert.ok(block.height >= 24 && undo.height >= 24, `${block.height} and ${undo.height} px`);
  assert.ok(status.height <= 32, `the line has ${status.height} px`);
  await page.close();
});

test('a button in an error message is 44 px high for a finger', async () => {
  const page = await open();
  await page.locator('dga-address-lookup').evaluate((element) => element.setAttribute('endpoint', 'mock:?latency=0&scenario=offline'));
  await page.locator('#zip').tap();
  await page.keyboard.type('1020072');
  await untilStatus(page, 'error');
  const box = await page.locator('dga-address-lookup [part="retry"]').boundingBox();
  assert.ok(box && box.height >= 44, `${box?.height} px`);
  await page.close();
});

/**
 * Covers over the lower part of a page. `bottom`: the lower edge of the rest; `shown`: how much of a list is visible there, both in pixels.
 * `isOnScreen`: the browser resizes nothing but the visual viewport.
 */
const COVERS: Readonly<
  Record<string, { readonly css: string; readonly bottom: number; readonly shown?: number; readonly isOnScreen?: true }>
> = {
  'the on-screen keyboard, which covers the page without resizing it': {
    css: 'form { padding-block: 300px 900px }',
    bottom: ABOVE_KEYBOARD_PX,
    isOnScreen: true,
  },
  'a bar that the page keeps at the lower edge of the screen': {
    css: `form { padding-block: 560px 900px } aside { position: fixed; inset: auto 0 0; block-size: 90px; background: #ddd }`,
    bottom: SCREEN_PX - 90,
  },
  'the bar of a page that scrolls inside its body': {
    css: `html { overflow: hidden } body { position: fixed; inset: 0; overflow: auto } form { padding-block: 560px 900px } aside { position: fixed; inset: auto 0 0; block-size: 90px; background: #ddd }`,
    bottom: SCREEN_PX - 90,
  },
  'the edge of a dialog that scrolls': {
    css: `form { position: fixed; inset: 60px 0 200px; overflow: auto } form::before { content: ''; display: block; block-size: 360px } aside { block-size: 900px }`,
    bottom: SCREEN_PX - 200,
    // The rest scrolls with the dialog.
    shown: 132,
  },
};

for (const [cover, { css, bottom, shown = SCREEN_PX, isOnScreen }] of Object.entries(COVERS)) {
  for (const [what, code, status] of [
    ['message', '9999999', 'error'],
    ['list', '1020072', 'choosing'],
  ] as const) {
    test(`a ${what} stays above ${cover}`, async () => {
      const page = await open({ css, body: `${FORM}<aside>8,580円</aside>` });
      if (what === 'list')
        await page
          .locator('dga-address-lookup')
          .evaluate((element) => element.setAttribute('endpoint', 'mock:?latency=0&scenario=many-towns'));
      if (isOnScreen)
        await page.evaluate((height) => {
          const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height });
          Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
        }, bottom);
      await page.locator('#zip').tap();
      await page.keyboard.type(code);
      await untilStatus(page, status);
      const part = what === 'list' ? 'list' : 'status';
      await page.locator(`dga-address-lookup [part="${part}"]`).waitFor();
      await page.waitForFunction(
        ([name, lowest, most]) => {
          const found = document
            .querySelector('dga-address-lookup')
            ?.shadowRoot?.querySelector(`[part="${name}"]`)
            ?.getBoundingClientRect();
          return found && found.height > 20 && found.top >= 0 && found.top + Math.min(found.height, most) <= lowest;
        },
        [part, bottom, shown] as const,
      );
      await page.close();
    });
  }
}

test('the options of a list stay in place when the on-screen keyboard opens below it', async () => {
  const page = await open({ css: 'form { padding-block: 300px 900px }' });
  await page.locator('dga-address-lookup').evaluate((element) => element.setAttribute('endpoint', 'mock:?latency=0&scenario=many-towns'));
  const viewport = await page.evaluateHandle((height) => {
    const visual = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: visual });
    return visual;
  }, SCREEN_PX);
  await page.locator('#zip').tap();
  await page.keyboard.type('1020072');
  await untilStatus(page, 'choosing');
  const list = page.locator('dga-address-lookup [part="list"]');
  await list.waitFor();
  await viewport.evaluate((visual, height) => {
    visual.height = height;
    visual.dispatchEvent(new Event('resize'));
  }, ABOVE_KEYBOARD_PX);
  assert.equal(await list.evaluate(({ scrollTop }) => scrollTop), 0);
  await page.close();
});

test('text twice as large fits into 320 px in every language', async () => {
  for (const language of ['ja', 'en', 'zh', 'ko']) {
    const page = await open({
      width: 320,
      css: 'html { font-size: 200% }',
      attributes: 'standalone pickers accept="postal-code digital-address freeword"',
      body: FORM.replace(/<label>郵便番号.*?<\/label>/u, ''),
      language,
    });
    await page.locator('dga-address-lookup [part="picker"]').first().waitFor();
    await page.locator('dga-address-lookup #code').tap();
    await page.keyboard.type('1020072');
    await untilStatus(page, 'incomplete');
    const widths = await page.evaluate(() => {
      const inside = [
        ...(document.querySelector('dga-address-lookup') as Element & { shadowRoot: ShadowRoot }).shadowRoot.querySelectorAll('*'),
      ];
      const right = Math.max(
        ...inside.filter((one) => one.checkVisibility() && !one.matches('.heard')).map((one) => one.getBoundingClientRect().right),
      );
      return { page: document.documentElement.scrollWidth, right };
    });
    assert.ok(widths.page <= 320 && widths.right <= 320, `${language}: ${JSON.stringify(widths)}`);
    await page.close();
  }
});

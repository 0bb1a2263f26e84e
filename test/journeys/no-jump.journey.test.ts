// The height that docs/styling.md reserves is enough, from before the script loads until everything is drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeBlocks } from '../docs/code-blocks.ts';
import { openInBrowser, serveFiles } from './served-demo.ts';

const opened = openInBrowser(() => serveFiles('dist/cdn'));

const CSS = codeBlocks('docs/styling.md').find(({ code }) => code.includes('min-block-size: clamp'))?.code ?? '';

/** How far the content below the element moves while its files load one after the other. */
async function jump(width: number, attribute: string, drawn: string, css: string): Promise<number> {
  const page = await opened.browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/page.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ja"><meta name="viewport" content="width=device-width"><style>body { margin: 16px; font: 16px/1.6 sans-serif } ${css}</style>
        <form>${attribute === 'pickers' ? '<input autocomplete="postal-code">' : ''}<dga-address-lookup endpoint="mock:" ${attribute}></dga-address-lookup><p id="below">下</p></form>`,
    }),
  );
  await page.goto(`${opened.site.address}page.html`);
  const top = (): Promise<number> => page.evaluate(() => document.querySelector('#below')?.getBoundingClientRect().top ?? -1);
  const tops = [await top()];
  // The position before each late chunk; reading it forces layout.
  await page.route('**/*.mock.*.js', async (route) => {
    tops.push(await top());
    await route.continue();
  });
  await page.addScriptTag({ type: 'module', url: `${opened.site.address}dga-address-lookup.mock.js` });
  await page.locator(`dga-address-lookup >> [part=${drawn}] >> nth=0`).waitFor();
  await page.evaluate(() => document.querySelector('dga-address-lookup')?.updateComplete);
  tops.push(await top());
  // A late chunk may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return Math.max(...tops) - Math.min(...tops);
}

for (const [attribute, drawn] of [
  ['standalone', 'input'],
  ['pickers', 'picker'],
] as const) {
  for (const width of [320, 1280]) {
    test(`${attribute}, ${width} px: nothing moves with the rules of docs/styling.md`, async () => {
      if (width === 320) assert.ok((await jump(width, attribute, drawn, '')) > 20, 'without them it would');
      assert.equal(await jump(width, attribute, drawn, CSS), 0);
    });
  }
}

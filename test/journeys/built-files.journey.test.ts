// The built files as other sites load them: the CDN files with their chunks, and the modules of the client.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, serveFiles, type Site, visit, type Visit } from './served-demo.ts';

let browser: Browser;
let files: Site;

before(async () => {
  [browser, files] = await Promise.all([launch(), serveFiles('dist', '/npm/', { 'access-control-allow-origin': '*' })]);
});
after(async () => {
  await browser?.close();
  await files?.close();
});

/** Visits a page of another site. */
async function visitShop(html: string, journey: (shop: Visit) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${html}`,
  );
  const site = await serveFiles(folder);
  try {
    const shop = await visit(browser, `${site.address}page.html`);
    await journey(shop);
    await shop.close();
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}

// The chunks are built together with the first file, and call its modules.
test('lookahead, pickers, free-text search and address check of the CDN files work together with the first file', () =>
  visitShop(
    `<script type="module" crossorigin src="${files.address}cdn/dga-address-lookup.mock.js"></script>
    <form><dga-address-lookup endpoint="mock:" lookahead pickers find-zip verify="warn" accept="postal-code freeword"></dga-address-lookup>
      <input id="zip" autocomplete="postal-code"><input id="prefecture" autocomplete="address-level1">
      <input id="city" autocomplete="address-level2"><input id="town" autocomplete="address-line1"></form>`,
    async ({ page, complaints }) => {
      const prefecture = page.locator('#picker-prefecture');
      await prefecture.waitFor();
      await page.locator('#zip').pressSequentially('1020072');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#town')?.value === '飯田橋');
      await page.waitForFunction(() => {
        const root = document.querySelector('dga-address-lookup')?.shadowRoot;
        const picker = root?.querySelector<HTMLInputElement>('#picker-prefecture');
        return `${picker?.value ?? ''}${picker?.textContent ?? ''}`.includes('東京都');
      });
      const check = await page.evaluate(() => document.querySelector('dga-address-lookup')?.check());
      assert.equal(check?.agrees, true);
      await page.locator('#town').fill('');
      await page.locator('#zip').fill('飯田橋');
      await page.locator('#zip').press('Enter');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#town')?.value === '飯田橋');
      assert.deepEqual(complaints, []);
    },
  ));

// A host adds one against old copies in caches.
test('chunks load with the query of the first file, which loads once', () =>
  visitShop(
    `<html lang="ko"><script type="module" crossorigin src="${files.address}cdn/dga-address-lookup.js?v=1.2.3"></script>
    <dga-address-lookup endpoint="/dga" pickers accept="postal-code freeword"></dga-address-lookup>`,
    async ({ page, requests, complaints }) => {
      await page.getByLabel('우편번호, 주소의 일부').waitFor();
      await page.locator('#picker-prefecture').waitFor();
      const urls = requests.map((request) => request.url()).filter((url) => url.startsWith(files.address));
      assert.ok(urls.length > 3, urls.join());
      assert.deepEqual(
        urls.filter((url) => !url.endsWith('.js?v=1.2.3')),
        [],
      );
      assert.equal(new Set(urls).size, urls.length);
      assert.deepEqual(
        complaints.filter((text) => !/\/dga\/|404/.test(text)),
        [],
      );
    },
  ));

test('check() of the built client compares a ZIP Code with an address', () =>
  visitShop('', async ({ page }) => {
    await page.route('**/dga/searchcode', (route) =>
      route.fulfill({ json: { addresses: [{ zip_code: '1020072', pref_name: '東京都', city_name: '千代田区' }], searchtype: 'zipcode' } }),
    );
    await page.evaluate(async (at) => {
      const { createClient } = (await import(at)) as typeof import('../../src/client/index.ts');
      Object.assign(globalThis, { client: createClient({ endpoint: '/dga' }) });
    }, `${files.address}client/index.js`);
    const checked = await page.evaluate(async () => {
      const { client } = globalThis as unknown as { client: import('../../src/client/index.ts').Client };
      const claims = [
        { zip: '1020072', city: '港区' },
        { zip: '102-0072', prefecture: '東京', city: '東京都千代田区' },
      ];
      return Promise.all(claims.map(async (claim) => (await client.check(claim)).differs.join()));
    });
    assert.deepEqual(checked, ['city', '']);
  }));

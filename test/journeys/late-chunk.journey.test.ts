// The chunk of the code field, on a connection that delivers it after the fill.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, serveFiles, type Site, visit } from './served-demo.ts';
import { formValues, RECORD, untilStatus } from './shop-form.ts';

let browser: Browser;
let cdn: Site;
let shop: Site;
const pages = mkdtempSync(join(tmpdir(), 'late-chunk-'));

before(async () => {
  [browser, cdn] = await Promise.all([launch(), serveFiles('dist/cdn', '/', { 'access-control-allow-origin': '*' })]);
  writeFileSync(
    join(pages, 'shop.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <script type="module" src="${cdn.address}dga-address-lookup.js"></script>
    <form id="order">
      <dga-address-lookup endpoint="/dga"></dga-address-lookup>
      <label>郵便番号 <input id="a"></label>
      <label>都道府県 <input id="b"></label>
      <label>市区町村 <input id="c"></label>
      <label>町名・番地 <input id="d"></label>
      <label>建物名 <input id="f"></label>
      <label>備考 <textarea id="e"></textarea></label>
    </form>`,
  );
  shop = await serveFiles(pages);
});
after(async () => {
  await browser.close();
  await Promise.all([cdn.close(), shop.close()]);
  rmSync(pages, { recursive: true });
});

interface Shop {
  readonly page: Page;
  readonly deliver: () => void;
  readonly close: () => Promise<void>;
}

/** Opens the form, and returns a function that delivers the chunk. Lookups get these addresses after `answer`. */
async function openShop(answer?: Promise<void>, addresses: readonly object[] = [RECORD]): Promise<Shop> {
  const { page, close } = await visit(browser, `${shop.address}shop.html`);
  const { promise, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/*.interaction.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.route('**/dga/searchcode', async (route) => {
    await answer;
    await route.fulfill({ json: { searchtype: 'zipcode', addresses } });
  });
  return { page, deliver, close };
}

/** Enters a ZIP Code, and waits until it is compared without the chunk; with `answer`, until the lookup runs. */
async function lookUpWithoutChunk(address: Readonly<Record<string, string>>, answer?: Promise<void>): Promise<Shop> {
  const opened = await openShop(answer);
  const { page } = opened;
  for (const [id, text] of Object.entries(address)) await page.locator(`#${id}`).fill(text);
  await page.locator('#a').pressSequentially('1020072');
  await untilStatus(page, answer ? 'busy' : 'incomplete');
  return opened;
}

const OSAKA = { b: '大阪府', c: '大阪市北区', d: '梅田1-2-3' };

test('a chunk that loads after a lookup brings the button that replaces an address of another ZIP Code', async () => {
  const { page, deliver, close } = await lookUpWithoutChunk(OSAKA);
  deliver();
  await page.locator('dga-address-lookup [part="replace"]').click();
  assert.deepEqual(await formValues(page), { a: '1020072', b: '東京都', c: '千代田区', d: '飯田橋' });
  await close();
});

test('a chunk that loads after a fill brings the button that replaces what the user has changed meanwhile', async () => {
  const { page, deliver, close } = await lookUpWithoutChunk({});
  await page.locator('#b').fill('大阪府');
  await page.locator('#e').focus();
  deliver();
  await page.locator('dga-address-lookup [part="replace"]').click();
  assert.deepEqual(await formValues(page), { a: '1020072', b: '東京都', c: '千代田区', d: '飯田橋' });
  await close();
});

test('a chunk that loads while the user changes the address shows no button before the user leaves the field', async () => {
  const { page, deliver, close } = await lookUpWithoutChunk({});
  await page.locator('#b').fill('大阪');
  deliver();
  await page.locator('dga-address-lookup [part="enter-block"]').waitFor();
  assert.equal(await page.locator('dga-address-lookup [part="replace"]').count(), 0);
  await page.locator('#e').focus();
  await page.locator('dga-address-lookup [part="replace"]').waitFor();
  await close();
});

test('a chunk that loads during a lookup names the old building once the user has corrected the place by hand', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { page, deliver, close } = await lookUpWithoutChunk({ ...OSAKA, f: '梅田ビル5F' }, promise);
  deliver();
  await page.waitForFunction(() => document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector('.wait'));
  answer();
  await page.locator('dga-address-lookup [part="replace"]').waitFor();
  for (const [id, text] of Object.entries({ b: '東京都', c: '千代田区', d: '飯田橋3-4' })) await page.locator(`#${id}`).fill(text);
  await page.locator('#e').focus();
  await page.waitForFunction(() =>
    document.querySelector('dga-address-lookup')?.shadowRoot?.textContent?.includes('建物名を確認してください。'),
  );
  await close();
});

test('a chunk that never loads costs no list of addresses that comes late to a lookup by a script', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { page, close } = await openShop(promise, [RECORD, { ...RECORD, town_name: '富士見' }]);
  await page.clock.install();
  const answered = page.waitForResponse('**/dga/searchcode');
  await page.evaluate(
    () =>
      void document
        .querySelector('dga-address-lookup')
        ?.lookup('1020072')
        .catch(() => undefined),
  );
  await page.clock.runFor(7000);
  answer();
  await (await answered).finished();
  for (let ms = 0; ms < 3200; ms += 100) await page.clock.runFor(100);
  assert.equal(await page.evaluate(() => document.querySelector('dga-address-lookup')?.status), 'choosing');
  const { b, c } = await formValues(page);
  assert.deepEqual([b, c], ['東京都', '千代田区']);
  await close();
});

test('a line with the address of another ZIP Code stays alone until the chunk loads and asks', async () => {
  const { page, deliver, close } = await openShop();
  await page.evaluate(() => {
    for (const id of ['c', 'd', 'f']) document.getElementById(id)?.closest('label')?.remove();
    document.getElementById('order')?.insertAdjacentHTML('beforeend', '<input id="line" data-dga-field="address">');
  });
  await page.locator('#line').fill('大阪府大阪市北区梅田1-2-3');
  await page.locator('#a').pressSequentially('1020072');
  await untilStatus(page, 'incomplete');
  assert.deepEqual(await formValues(page), { a: '1020072', line: '大阪府大阪市北区梅田1-2-3' });
  deliver();
  await page.locator('dga-address-lookup [part="replace"]').click();
  const { b, line } = await formValues(page);
  assert.deepEqual([b, line], ['東京都', '東京都千代田区飯田橋']);
  await close();
});

// The CDN file copied alone to a separate host, as many shops do.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, serveFiles, type Site, visit } from './served-demo.ts';
import { formValues, RECORD, untilStatus } from './shop-form.ts';

const FILE = 'dist/cdn/dga-address-lookup.js';
let browser: Browser;
let cdn: Site;
let shop: Site;
const folders: string[] = [];
const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'one-file-'));
  folders.push(folder);
  return folder;
};

before(async () => {
  const files = emptyFolder();
  copyFileSync(FILE, join(files, 'dga-address-lookup.js'));
  const pages = emptyFolder();
  const hash = `sha384-${createHash('sha384').update(readFileSync(FILE)).digest('base64')}`;
  [browser, cdn] = await Promise.all([launch(), serveFiles(files, '/', { 'access-control-allow-origin': '*' })]);
  writeFileSync(
    join(pages, 'shop.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <script type="module" crossorigin integrity="${hash}" src="${cdn.address}dga-address-lookup.js?v=1.2.3"></script>
    <form id="order">
      <dga-address-lookup endpoint="/dga"></dga-address-lookup>
      <label>郵便番号 <input id="a"></label>
      <label>都道府県 <input id="b"></label>
      <label>市区町村 <input id="c"></label>
      <label>町名・番地 <input id="d"></label>
    </form>`,
  );
  shop = await serveFiles(pages);
});
after(async () => {
  await browser.close();
  await Promise.all([cdn.close(), shop.close()]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Browsers log a file that cannot be loaded. */
const otherThanMissing = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/dga-address-lookup\.interaction\.js|ERR_FAILED/.test(complaint));

test('one file from another origin, with a query and an integrity hash, fills a form that has only labels', async () => {
  const { page, requests, complaints, close } = await visit(browser, `${shop.address}shop.html`);
  await page.route('**/dga/searchcode', (route) => route.fulfill({ json: { searchtype: 'zipcode', addresses: [RECORD] } }));
  await page.locator('#a').pressSequentially('1020072');
  await untilStatus(page, 'incomplete');
  assert.deepEqual(await formValues(page), { a: '1020072', b: '東京都', c: '千代田区', d: '飯田橋' });
  const files = requests.filter((request) => request.url().startsWith(cdn.address)).map((request) => new URL(request.url()).pathname);
  // The chunks that the focus of the code field requests are missing: the message has its own line, and one record needs no list.
  assert.deepEqual(files.toSorted(), ['/dga-address-lookup.interaction.js', '/dga-address-lookup.js']);
  assert.deepEqual(otherThanMissing(complaints), []);
  await page.locator('dga-address-lookup [part="status"].open').waitFor();
  await close();
});

test('one file fills in what the addresses of a code share, and asks for the town if the list of choices is missing', async () => {
  const { page, complaints, close } = await visit(browser, `${shop.address}shop.html`);
  await page.route('**/dga/searchcode', (route) =>
    route.fulfill({ json: { searchtype: 'zipcode', addresses: [RECORD, { ...RECORD, town_name: '富士見' }] } }),
  );
  await page.locator('#a').pressSequentially('1020072');
  await page.locator('dga-address-lookup [part="reopen"]').waitFor();
  assert.deepEqual(await formValues(page), { a: '1020072', b: '東京都', c: '千代田区' });
  assert.match((await page.getByRole('status').textContent()) ?? '', /町名/);
  assert.deepEqual(otherThanMissing(complaints), []);
  await close();
});

test('one file names a missing chunk in one line of the console, however often it is asked for', async () => {
  const { page, requests, complaints, close } = await visit(browser, `${shop.address}shop.html`);
  await page.route('**/dga/searchcode', (route) =>
    route.fulfill({ json: { searchtype: 'zipcode', addresses: [RECORD, { ...RECORD, town_name: '富士見' }] } }),
  );
  await page.locator('#a').pressSequentially('1020072');
  await page.locator('dga-address-lookup [part="reopen"]').click();
  await page.waitForFunction(() => document.querySelector('dga-address-lookup')?.status === 'idle');
  const asked = requests.filter((request) => request.url().includes('.interaction.js'));
  assert.ok(asked.length > 1, `${asked.length} requests`);
  const lines = complaints.filter((complaint) => complaint.startsWith('warning: cannot load'));
  assert.equal(lines.length, 1, complaints.join('\n'));
  assert.match(lines.join(), /dga-address-lookup\.interaction\.js/);
  await close();
});

test('one file undoes a fill in one step', async () => {
  const { page, complaints, close } = await visit(browser, `${shop.address}shop.html`);
  await page.route('**/dga/searchcode', (route) => route.fulfill({ json: { searchtype: 'zipcode', addresses: [RECORD] } }));
  await page.locator('#a').pressSequentially('1020072');
  await page.locator('dga-address-lookup [part="undo"]').click();
  assert.deepEqual(await formValues(page), { a: '1020072' });
  assert.match((await page.getByRole('status').textContent()) ?? '', /入力前の状態に戻しました。/);
  assert.deepEqual(otherThanMissing(complaints), []);
  await close();
});

test('a lookup computes the layout of the page at most twice, frames included', async () => {
  const { page, close } = await visit(browser, `${shop.address}shop.html`);
  let asked = 0;
  await page.route('**/dga/searchcode', (route) => {
    const names = asked++ % 2 ? {} : { pref_name: '大阪府', city_name: '大阪市北区', town_name: '梅田' };
    return route.fulfill({ json: { searchtype: 'zipcode', addresses: [{ ...RECORD, ...names }] } });
  });
  await page.locator('#a').pressSequentially('1020072');
  await untilStatus(page, 'incomplete');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const first = await layouts();
  const lookups = 20;
  await page.evaluate(async (count) => {
    const element = document.querySelector('dga-address-lookup');
    for (let i = 0; i < count; i++) await element?.lookup(String(1_000_000 + i));
  }, lookups);
  // Two frames at the end belong to nothing in particular.
  assert.ok((await layouts()) - first <= 2 * lookups + 2);
  await close();
});

// What `npm start` serves.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { launch, visit } from './served-demo.ts';
import { formValues, untilStatus } from './shop-form.ts';

let server: ViteDevServer;
let browser: Browser;
let address: string;

before(async () => {
  server = await createServer({
    logLevel: 'error',
    // A separate cache, because a developer may be running the server too. A relative path would be below demo/, whose files are inputs of
    // every step: the next run would repeat all of them.
    cacheDir: resolve('.cache/vite-journey'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  [browser] = await Promise.all([launch(), server.listen()]);
  address = server.resolvedUrls?.local[0] ?? '';
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test('the checkout fills from the sources', async () => {
  const { page, complaints, close } = await visit(browser, `${address}checkout.html`);
  await page.locator('#zip').pressSequentially('A7E-2FK2');
  await untilStatus(page, 'filled');
  assert.equal((await formValues(page))['line1'], '丸の内２丁目７−２');
  assert.deepEqual(
    complaints.filter((line) => !line.includes('Lit is in dev mode')),
    [],
  );
  await close();
});

test('the mock knows every ZIP Code of the country', async () => {
  const { cities } = (await (await fetch(`${address}zip/602.json`, { signal: AbortSignal.timeout(60_000) })).json()) as {
    cities: string[][];
  };
  assert.ok(cities.some((city) => city.includes('京都市上京区')));
});

test('the CDN file that the start page offers can be downloaded', async () => {
  const { status } = await fetch(`${address}cdn/dga-address-lookup.js`, { signal: AbortSignal.timeout(120_000) });
  assert.equal(status, 200);
});

test('the CMS page loads its CDN file, which is built on request', async () => {
  const { page, complaints, close } = await visit(browser, `${address}cms.html`);
  await page.locator('#cms-zip').pressSequentially('1000004');
  await untilStatus(page, 'incomplete');
  assert.equal((await formValues(page, '#catalogue'))['cms-line1'], '大手町');
  assert.deepEqual(complaints, []);
  await close();
});

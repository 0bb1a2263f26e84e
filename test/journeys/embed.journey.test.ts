// The two lines of the CMS page on a host that knows nothing of us: files only, under a path, no proxy, no worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInBrowser, serveFiles, visit } from './served-demo.ts';
import { formValues, untilSays, untilStatus } from './shop-form.ts';

const opened = openInBrowser(() => serveFiles('dist-demo', '/someone/site/'));

test('endpoint="mock:" fills the article’s form without a request', async () => {
  const { page, requests, complaints, close } = await visit(opened.browser, `${opened.site.address}cms.html`);
  for (const [typed, status, fields] of [
    ['A7E-2FK2', 'filled', { 'cms-zip': '100-0005', 'cms-line1': '丸の内２丁目７−２', 'cms-line2': '部屋番号：サンプル１' }],
    ['１０２－００７２', 'incomplete', { 'cms-zip': '１０２－００７２', 'cms-line1': '飯田橋' }],
    ['1008926', 'filled', { 'cms-zip': '1008926', 'cms-line1': '霞が関２丁目１－２' }],
  ] as const) {
    await page.fill('#cms-zip', '');
    await page.locator('#cms-zip').pressSequentially(typed);
    await page.waitForFunction((line1) => document.querySelector<HTMLInputElement>('#cms-line1')?.value === line1, fields['cms-line1']);
    await untilStatus(page, status);
    assert.deepEqual(await formValues(page, '#catalogue'), { 'cms-prefecture': '東京都', 'cms-city': '千代田区', ...fields });
  }
  assert.deepEqual(
    // The preview makes modules of text.
    requests
      .filter((request) => request.method() !== 'GET' || !request.url().startsWith(opened.site.address))
      .map((request) => request.url())
      .filter((url) => !url.startsWith('blob:')),
    [],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('the page can be embedded with the two lines that it shows', async () => {
  const { page, close } = await visit(opened.browser, `${opened.site.address}cms.html`);
  const [script, element] = ((await page.locator('#two-lines').textContent()) ?? '').trim().split('\n');
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  const squeezed = html.replaceAll(/\s+>/g, '>');
  assert.ok(script && squeezed.includes(script), `${script} is not in the page`);
  assert.ok(element && squeezed.includes(element), `${element} is not in the page`);
  await close();
});

test('a sandboxed preview works on a host without CORS headers, and follows the editor', async () => {
  const { page, complaints, close } = await visit(opened.browser, `${opened.site.address}cms.html`);
  await page.locator('#preview').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#preview');
  await frame.locator('dga-address-lookup:defined').waitFor({ state: 'attached' });
  await frame.locator('input').first().pressSequentially('QN6GQX1');
  await frame.getByText('元に戻す').waitFor();
  assert.equal(await frame.locator('input').nth(3).inputValue(), '博多駅中央街９−１');
  assert.equal(await frame.locator('input').nth(4).inputValue(), '部屋番号：サンプル３');
  await page
    .locator('#source')
    .fill(
      '<form><dga-address-lookup endpoint="mock:"></dga-address-lookup></form><script type="module" src="./cdn/dga-address-lookup.mock.js"></script>',
    );
  await frame.getByLabel('郵便番号またはデジタルアドレス').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('the checkout answers from its service worker under a path too', async () => {
  const { page, complaints, close } = await visit(opened.browser, `${opened.site.address}checkout.html`);
  await page.locator('#zip').focus();
  await page.locator('[data-through]', { hasText: 'Service Worker' }).waitFor();
  await page.locator('#zip').pressSequentially('QN6-GQX1');
  await untilStatus(page, 'filled');
  await untilSays(page, /入力しました/);
  assert.equal((await formValues(page))['prefecture'], '福岡県');
  assert.deepEqual(complaints, []);
  await close();
});

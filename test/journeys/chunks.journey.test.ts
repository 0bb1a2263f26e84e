// The chunks of the CDN files call the first file by shortened names of properties, which the build must give to both.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch, serveFiles, visit } from './served-demo.ts';

test('lookahead, pickers, free-text search and address check of the CDN files work together with the first file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const [browser, cdn] = await Promise.all([launch(), serveFiles('dist/cdn', '/', { 'access-control-allow-origin': '*' })]);
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <script type="module" crossorigin src="${cdn.address}dga-address-lookup.mock.js"></script>
    <form><dga-address-lookup endpoint="mock:" lookahead pickers find-zip verify="warn" accept="postal-code freeword"></dga-address-lookup>
      <input id="zip" autocomplete="postal-code"><input id="prefecture" autocomplete="address-level1">
      <input id="city" autocomplete="address-level2"><input id="town" autocomplete="address-line1"></form>`,
  );
  const site = await serveFiles(folder);
  try {
    const { page, complaints } = await visit(browser, `${site.address}page.html`);
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
  } finally {
    await Promise.all([browser.close(), cdn.close(), site.close()]);
    rmSync(folder, { recursive: true });
  }
});

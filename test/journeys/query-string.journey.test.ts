// The CDN files with a query that a host adds against old copies in caches.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch, serveFiles, visit } from './served-demo.ts';

test('chunks load with the query of the first file, which loads once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'query-string-'));
  const [browser, cdn] = await Promise.all([launch(), serveFiles('dist/cdn', '/', { 'access-control-allow-origin': '*' })]);
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <script type="module" crossorigin src="${cdn.address}dga-address-lookup.js?v=1.2.3"></script>
    <dga-address-lookup endpoint="/dga" pickers accept="postal-code freeword"></dga-address-lookup>`,
  );
  const site = await serveFiles(folder);
  try {
    const { page, requests, complaints } = await visit(browser, `${site.address}page.html`);
    await page.getByLabel('우편번호, 주소의 일부').waitFor();
    await page.locator('#picker-prefecture').waitFor();
    const files = requests.map((request) => request.url()).filter((url) => url.startsWith(cdn.address));
    assert.ok(files.length > 3, files.join());
    assert.deepEqual(
      files.filter((url) => !url.endsWith('.js?v=1.2.3')),
      [],
    );
    assert.equal(new Set(files).size, files.length);
    assert.deepEqual(
      complaints.filter((text) => !/\/dga\/|404/.test(text)),
      [],
    );
  } finally {
    await Promise.all([browser.close(), cdn.close(), site.close()]);
    rmSync(folder, { recursive: true });
  }
});

// The way of a newcomer who has only the built site: from the start page to a form that is filled in.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openInBrowser, serveFiles } from '../journeys/served-demo.ts';

const opened = openInBrowser(() => serveFiles('dist-site', '/any/sub-path/'));

for (const start of ['index.html', 'index.en.html'])
  test(`${start}: the file and the page from the tab HTML are enough to fill in an address`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
    const context = await opened.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(opened.site.address + start);
    const panel = page.locator('#platform-0');
    const [download] = await Promise.all([page.waitForEvent('download'), panel.locator('a[download]').first().click()]);
    mkdirSync(join(folder, 'cdn'));
    await download.saveAs(join(folder, 'cdn', download.suggestedFilename()));
    const copy = panel.locator('[data-copy]').first();
    await copy.click();
    await copy.filter({ hasText: /コピーしました|Copied/ }).waitFor();
    writeFileSync(join(folder, 'index.html'), await page.evaluate(() => navigator.clipboard.readText()));

    const own = await serveFiles(folder);
    await page.goto(`${own.address}index.html`);
    await page.waitForFunction(() => customElements.get('dga-address-lookup'));
    await page.locator('[name=zip]').pressSequentially('A7E-2FK2');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value === '千代田区');
    assert.match(await page.locator('[name=street]').inputValue(), /^丸の内/);
    await context.close();
    await own.close();
    rmSync(folder, { recursive: true });
  });

// Runs the page of the README unchanged, beside the files that the README names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeBlocks } from '../docs/code-blocks.ts';
import { openInBrowser, serveFiles } from './served-demo.ts';
import { untilSays, untilStatus } from './shop-form.ts';

const opened = openInBrowser(() => serveFiles('dist'));

for (const file of ['README.md', 'README.ja.md']) {
  test(`${file}: the page works with a static server only`, async () => {
    const page = codeBlocks(file).find(({ code }) => code.startsWith('<!doctype html>'));
    assert.ok(page, 'the README has a whole page');
    const tab = await opened.browser.newPage();
    try {
      await tab.route('**/index.html', (route) => route.fulfill({ contentType: 'text/html', body: page.code }));
      await tab.goto(`${opened.site.address}index.html`);
      // The codes that the README suggests.
      for (const [code, status, town] of [
        ['A7E-2FK2', 'filled', '丸の内'],
        ['１０２－００７２', 'incomplete', '飯田橋'],
        ['1008926', 'filled', '霞が関'],
      ] as const) {
        await tab.locator('[name=zip]').fill('');
        await tab.locator('[name=zip]').pressSequentially(code);
        await tab.waitForFunction((wanted) => document.querySelector<HTMLInputElement>('[name=street]')?.value.startsWith(wanted), town);
        await untilStatus(tab, status);
        assert.deepEqual(
          await tab.locator('[name=pref], [name=city]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
          ['東京都', '千代田区'],
        );
      }
      await untilSays(tab, /入力しました/);
    } finally {
      await tab.close();
    }
  });
}

// Back by the browser's own button, with the page kept alive in the meantime (bfcache) and without; frames, in which other tests go back, are never kept.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, find, WITHOUT_OPTIMIZER } from '../../scripts/engines.mjs';
import { launch, serveFiles, type Site, visit } from './served-demo.ts';

let files: Site;
/** The headless shell takes half the processor time, and keeps no page. */
let shell: Browser;
/** Chromium with its page cache. */
let whole: Browser;

before(async () => {
  const executablePath = find('chromium') ?? process.env['CHROME_PATH'];
  [files, shell, whole] = await Promise.all([
    serveFiles('.'),
    launch(),
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_ARGS, WITHOUT_OPTIMIZER],
      // Playwright switches it off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  ]);
});
after(async () => {
  await shell?.close();
  await whole?.close();
  await files?.close();
});

for (const kept of [true, false]) {
  test(`pickers and the page's selects keep their choices after the back button, ${kept ? 'from the page cache' : 'after a reload'}`, async () => {
    for (const name of ['own-pickers', 'page-selects']) {
      const { page, close } = await visit(kept ? whole : shell, `${files.address}test/fixtures/back-${name}.html`);
      // A page that waits to unload is never kept.
      if (!kept) await page.evaluate(() => addEventListener('unload', () => undefined));
      const level = (one: string, id: string): string => (name === 'own-pickers' ? `#picker-${one}` : `#${id}`);
      const choose = async (one: string, id: string, wanted: string): Promise<void> => {
        const control = page.locator(level(one, id));
        await page.locator(level(one, id)).and(page.locator(':enabled')).waitFor();
        await control.focus();
        if (name === 'page-selects' || one === 'prefecture') await control.selectOption({ label: wanted });
        else {
          await control.fill(wanted);
          await page.locator('[part="option"]').first().click();
        }
      };
      await choose('prefecture', 'pref', '東京都');
      await choose('city', 'city', '千代田区');
      await choose('town', 'town', '飯田橋');
      const says = (): Promise<string> =>
        page.evaluate(() => {
          const shadow = document.querySelector('dga-address-lookup')?.shadowRoot;
          const texts = [...(shadow?.querySelectorAll('[part="picker"]') ?? []), ...document.querySelectorAll('form > label > *')].map(
            (one) => (one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text.trim() : (one as HTMLInputElement).value),
          );
          return texts.join(' ');
        });
      const chosen = name === 'own-pickers' ? '東京都 千代田区 飯田橋 102-0072 東京都 千代田区 飯田橋' : '102-0072 東京都 千代田区 飯田橋';
      const until = async (wanted: string): Promise<void> => {
        for (let tries = 0; tries < 2000 && (await says()) !== wanted; tries++) await page.waitForTimeout(100);
        assert.equal(await says(), wanted, name);
      };
      await until(chosen);
      await page.goto(`${files.address}test/fixtures/page.css`);
      await page.goBack({ waitUntil: 'commit' });
      await until(chosen);
      assert.equal(await page.evaluate(() => (globalThis as unknown as { persisted: boolean }).persisted), kept, name);
      // The next choice works as usual; after a reload it is unknown who wrote the text of the fields.
      await choose('town', 'town', '有楽町');
      await until(
        kept || name === 'page-selects'
          ? chosen.replaceAll('飯田橋', '有楽町').replace('102-0072', kept ? '100-0006' : '102-0072')
          : chosen.replace('飯田橋', '有楽町'),
      );
      await close();
    }
  });
}

test('a prefecture that the user chose and the browser restored is not replaced without asking', async () => {
  const { page, close } = await visit(shell, `${files.address}test/fixtures/back-prefecture.html`);
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.selectOption('#pref', '大阪府');
  await page.goto(`${files.address}test/fixtures/page.css`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#pref')?.value === '大阪府');
  await page.locator('#zip').pressSequentially('1020072');
  await page.locator('[part="replace"]').waitFor();
  assert.equal(await page.inputValue('#pref'), '大阪府');
  await page.locator('[part="replace"]').click();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#pref')?.value === '東京都');
  assert.equal(await page.inputValue('#city'), '千代田区');
  await close();
});

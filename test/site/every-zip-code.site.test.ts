// A visitor of the built site types the own ZIP Code first: every form of the site finds it, without a server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, serveFiles, type Site } from '../journeys/served-demo.ts';

/** Codes of 20 prefectures that the mock does not have, with the city and the town of each. */
const CODES = [
  ['0600042', '札幌市中央区', '大通西'],
  ['0300801', '青森市', '新町'],
  ['9800811', '仙台市青葉区', '一番町'],
  ['9608031', '福島市', '栄町'],
  ['3100015', '水戸市', '宮町'],
  ['3300854', '大宮区', '桜木町'],
  ['2600013', '千葉市中央区', '中央'],
  ['2310005', '横浜市中区', '本町'],
  ['9500087', '新潟市中央区', '東大通'],
  ['9200853', '金沢市', '本町'],
  ['3800824', '長野市', '南石堂町'],
  ['4200853', '静岡市葵区', '追手町'],
  ['4600008', '名古屋市中区', '栄'],
  ['6500021', '神戸市中央区', '三宮町'],
  ['6308215', '奈良市', '東向中町'],
  ['7300035', '広島市中区', '本通'],
  ['7600019', '高松市', 'サンポート'],
  ['7900012', '松山市', '湊町'],
  ['8600806', '熊本市中央区', '花畑町'],
  ['9000015', '那覇市', '久茂地'],
] as const;

let site: Site;
let browser: Browser;
let page: Page;
before(async () => {
  [site, browser] = await Promise.all([serveFiles('dist-site', '/any/sub-path/'), launch()]);
  page = await browser.newPage();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** The page, the code field, and the elements whose text shows the address. */
const FORMS = [
  ['index.html', '#try [autocomplete="postal-code"]', '#try'],
  ['checkout.html', '#order [autocomplete~="postal-code"]', '#order'],
  ['playground.html', '#stage [autocomplete="postal-code"]', '#stage'],
  ['pickers.html', '#with-pickers [autocomplete="postal-code"]', '#with-pickers'],
  ['docs/ja/index.html', '.live-example [autocomplete="postal-code"]', '.live-example'],
] as const;

for (const [path, codeField, form] of FORMS)
  test(`${path} finds the ZIP Codes of 20 prefectures in its form`, async () => {
    await page.goto(site.address + path);
    const field = page.locator(codeField).first();
    await field.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => customElements.get('dga-address-lookup'));
    for (const [code, city, town] of CODES) {
      await field.fill('');
      await field.pressSequentially(code);
      const values = (): Promise<string> =>
        page
          .locator(form)
          .first()
          .evaluate((found) =>
            [...found.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')]
              .map(({ value }) => value)
              .join(' '),
          );
      const start = Date.now();
      let text = '';
      while (Date.now() - start < 15_000 && !(text.includes(city) && text.includes(town))) {
        text = await values();
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      assert.ok(text.includes(city) && text.includes(town), `${code}: ${text}`);
    }
  });

test('the pickers of the site lead to a ZIP Code outside the test data', async () => {
  await page.goto(`${site.address}pickers.html`);
  const finder = page.locator('#finder');
  await finder.scrollIntoViewIfNeeded();
  await finder.getByLabel('都道府県').selectOption('沖縄県');
  await finder.getByLabel('市区町村').pressSequentially('なは');
  await finder.getByRole('option', { name: '那覇市' }).waitFor();
  await page.keyboard.press('Enter');
  await finder.getByLabel('町名').pressSequentially('くもじ');
  await finder
    .getByRole('option', { name: /^久茂地/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#found-zip', { hasText: '900-0015' }).waitFor();
});

test('the start page names the public list as the source of such a ZIP Code', async () => {
  await page.goto(`${site.address}index.html`);
  const field = page.locator('#try [autocomplete="postal-code"]').first();
  await field.click();
  await field.fill('');
  await field.pressSequentially('9000015');
  await page.locator('.known-codes', { hasText: '公開データ' }).waitFor();
});

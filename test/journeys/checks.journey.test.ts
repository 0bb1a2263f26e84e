// The page about addresses without a code, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openInBrowser, serveDemo, visit } from './served-demo.ts';

const opened = openInBrowser(serveDemo);

async function on(journey: (page: Page) => Promise<void>, file = 'checks.html'): Promise<void> {
  const { page, complaints, close } = await visit(opened.browser, `${opened.site.address}${file}`);
  await journey(page);
  await close();
  assert.deepEqual(complaints, []);
}

const press = (page: Page, example: string, form: string): Promise<void> =>
  page.locator(`#${form} ~ .examples`).getByRole('button', { name: example, exact: true }).click();

async function untilValue(field: Locator, value: string): Promise<void> {
  await field
    .page()
    .waitForFunction(([input, expected]) => (input as HTMLInputElement).value === expected, [await field.elementHandle(), value] as const);
}

const said = (page: Page, form: string): Locator => page.locator(`#${form} dga-address-lookup`);

test('examples that need nothing of each other, in one visit', (t) =>
  on(async (page) => {
    await t.test('find-zip offers the ZIP Code of a typed address, and one press enters it', async () => {
      await press(page, '東京都千代田区飯田橋1-2-3', 'find');
      await said(page, 'find')
        .getByRole('button', { name: /102-0072/ })
        .click();
      await untilValue(page.locator('#find-zip'), '102-0072');
    });

    await t.test('verify names the part that differs from the ZIP Code', async () => {
      await press(page, '102-0072', 'verify');
      await said(page, 'verify')
        .getByText(/千代田区飯田橋です/)
        .first()
        .waitFor();
    });

    await t.test('a Digital Address fills in kana and roma', async () => {
      await press(page, 'A7E-2FK2', 'readings');
      await untilValue(page.locator('#readings-city'), 'チヨダク');
      assert.match(await page.inputValue('#readings-town'), /^マルノウチ/);
      assert.match(await page.inputValue('#readings-roma'), /^Maruno/);
    });

    await t.test('the message for an unknown code lists the codes of the mock', async () => {
      await press(page, '999-9999', 'unknown');
      await said(page, 'unknown').getByText('住所が見つかりません').first().waitFor();
      await press(page, 'JN4-LKS2', 'unknown');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#unknown-address')?.value !== '');
    });
  }));

for (const [language, example, building] of [
  ['Japanese', '千代田区飯田橋1-2-3 サンプルビル201', 'サンプルビル201'],
  ['roma', '1-2-3 Iidabashi, Chiyoda-ku, Tokyo', ''],
] as const)
  test(`a whole address fills in its parts, in ${language}`, () =>
    on(async (page) => {
      await press(page, example, 'words');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#words-line1')?.value.startsWith('飯田橋'));
      assert.equal(await page.inputValue('#words-line2'), building);
    }));

test('an example that is pressed while the element’s own input is still loading is typed once it has loaded', () =>
  on(async (page) => {
    const chunk = Promise.withResolvers<void>();
    await page.route(/\/interaction-[^/]+\.js$/, async (route) => {
      await chunk.promise;
      await route.continue();
    });
    await page.reload();
    await press(page, '千代田区飯田橋1-2-3 サンプルビル201', 'words');
    chunk.resolve();
    await untilValue(page.locator('#words-line2'), 'サンプルビル201');
  }));

test('the public list answers a ZIP Code and a town without its city, and rejects a Digital Address with a message', () =>
  on(async (page) => {
    await press(page, '102-0072', 'list');
    await untilValue(page.locator('#list-city'), '千代田区');
    await page.reload();
    await press(page, '飯田橋', 'list');
    await untilValue(page.locator('#list-zip'), '102-0072');
    await untilValue(page.locator('#list-line1'), '飯田橋');
    await press(page, 'A7E-2FK2', 'list');
    await said(page, 'list').getByText('郵便番号を入力してください。').first().waitFor();
  }));

test('the public list rejects a Digital Address in English on the English page', () =>
  on(async (page) => {
    await press(page, 'A7E-2FK2', 'list');
    await said(page, 'list').getByText('Enter the ZIP Code.').first().waitFor();
  }, 'checks.en.html'));

test('the functions of the client work without the element', () =>
  on(async (page) => {
    await page.locator('#headless-code', { hasText: "from 'dga-address-lookup/client'" }).waitFor();
    for (const [name, result] of [
      ['check', /千代田区/],
      ['findAddress', /1020072 飯田橋/],
      ['withReadings', /チヨダク/],
      ['createListClient', /1020072 千代田区飯田橋/],
      ['toCarrierLines', /東京都千代田区/],
    ] as const) {
      await page.locator('#runs').getByRole('button', { name, exact: true }).click();
      await page.locator('#result', { hasText: result }).waitFor();
    }
  }));

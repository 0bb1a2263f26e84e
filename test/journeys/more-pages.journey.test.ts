// Pickers, themes, the playground, the page for developers, and the checkout for people who cannot read Japanese.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openInBrowser, serveDemo, visit } from './served-demo.ts';
import { formValues, untilSays, untilStatus } from './shop-form.ts';

const opened = openInBrowser(serveDemo);

async function on(name: string, journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await visit(opened.browser, opened.site.address + name);
  await journey(page);
  await close();
  assert.deepEqual(complaints, []);
}

/** Runs several journeys on one page, which need nothing of each other: each visit costs as much as a journey. */
function together(name: string, journeys: Readonly<Record<string, (page: Page) => Promise<void>>>): void {
  test(name, (t) =>
    on(name, async (page) => {
      for (const [title, journey] of Object.entries(journeys)) await t.test(title, () => journey(page));
    }),
  );
}

for (const [name, known] of [
  ['index.html', /このデモで検索できる番号：A7E-2FK2、/],
  ['playground.html', /このデモで検索できる番号：/],
  ['pickers.en.html', /Codes in this demo: A7E-2FK2, /],
] as const)
  test(`${name} lists the codes of the demo after an unknown one, until the next key`, () =>
    on(name, async (page) => {
      const field = page.locator('input[autocomplete="postal-code"]:visible, #finder [part~="input"]').first();
      await field.click();
      await field.fill('');
      await field.pressSequentially('9999999');
      await page.locator('.known-codes', { hasText: known }).waitFor();
      await page.keyboard.press('Backspace');
      await page.waitForFunction(() => document.querySelector('.known-codes') === null);
    }));

test('in English a Digital Address is filled in roma, its Japanese building is asked for, and undo reverts all of it', () =>
  on('checkout.en.html', async (page) => {
    await page.locator('#zip').pressSequentially('A7E-2FK2');
    await untilStatus(page, 'incomplete');
    await untilSays(page, /Enter the building and room/);
    const { city, town, prefecture, block } = await formValues(page);
    // In which case roma are written is the element's own affair.
    assert.deepEqual([city?.toLowerCase(), town?.toLowerCase(), prefecture, block], ['chiyoda-ku', 'marunochi', 'Tokyo', '2-7-2']);
    await untilSays(page, /Filled in/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilStatus(page, 'idle');
    assert.equal((await formValues(page))['town'], undefined);
  }));

test('the English pages are separate files with elements in English', () =>
  on('situations.en.html', async (page) => {
    await page.locator('#ok > footer').getByRole('button', { name: 'Try it' }).click();
    await untilSays(page, /Enter the block number/, '#ok');
    assert.equal(await page.locator('h1').textContent(), 'Situations');
  }));

test('the playground writes attributes into the code of each platform and into its URL, and lists requests', () =>
  on('playground.html', async (page) => {
    await page.selectOption('[name=trigger]', 'button');
    await page.selectOption('[name=zip-format]', 'hyphen');
    assert.equal(
      await page.locator('#markup').textContent(),
      '<dga-address-lookup endpoint="/dga" trigger="button" zip-format="hyphen"></dga-address-lookup>',
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('#snippet').getByRole('button', { name: 'コピー' }).click();
    await page.getByText('コピーしました').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.locator('#markup').textContent());
    await page.getByRole('tab', { name: 'React' }).click();
    assert.match(
      (await page.locator('#markup').textContent()) ?? '',
      /<DgaAddressLookup endpoint="\/dga" trigger="button" zipFormat="hyphen" \/>/,
    );
    await page.getByRole('button', { name: 'A7E-2FK2' }).click();
    await page.locator('#stage').getByRole('button', { name: '住所を検索' }).click();
    await untilStatus(page, 'filled', '#stage');
    assert.match((await page.locator('#requests li').first().textContent()) ?? '', /POST \/dga\/searchcode .*A7E2FK2.*200/);
    await page.check('#overlay');
    await page.locator('.explained .taken', { hasText: 'town block' }).waitFor({ state: 'attached' });
    assert.match(page.url(), /#trigger=button&zip-format=hyphen$/);
  }));

test('the playground restores its settings from its URL, shows a form on which an attribute has an effect, and warns', () =>
  on('playground.html#trigger=button&--dga-color=%23b3261e&theme-width=320', async (page) => {
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=trigger]')?.value === 'button');
    await page.locator('#theme-css', { hasText: '--dga-color: #b3261e;' }).waitFor({ state: 'attached' });
    await page.locator('#stage[style*="max-inline-size: 320px"]').waitFor({ state: 'attached' });
    await page.fill('[name=section]', 'shipping');
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=stage]')?.value === 'two-addresses');
    await page.locator('#warning-section:empty').waitFor({ state: 'attached' });
    await page.fill('[name=section]', 'nothing');
    await page.locator('#warning-section:not(:empty)').waitFor({ state: 'attached' });
  }));

test("the form in the design system's style shows its errors, and removes them once they are corrected", () =>
  on('themes.html', async (page) => {
    await page.getByRole('button', { name: '確認へ進む' }).click();
    assert.equal(await page.locator('#dads-zip').getAttribute('aria-invalid'), 'true');
    assert.match((await page.locator('#dads-zip').getAttribute('aria-describedby')) ?? '', /dads-zip-error/);
    await page.locator('#dads-zip').fill('A7E2FK2');
    await page.locator('#dads').getByRole('button', { name: '住所を検索' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#dads-city')?.value === '千代田区');
    assert.equal(await page.locator('#dads .dads-error:visible').count(), 0);
  }));

together('pickers.html', {
  'the ZIP finder reaches a ZIP Code by a prefecture, typed kana and typed roma': async (page) => {
    const finder = page.locator('#finder');
    await finder.getByLabel('都道府県').selectOption({ label: '東京都' });
    await finder.getByLabel('市区町村').pressSequentially('minato');
    await finder.getByRole('option', { name: '港区' }).waitFor();
    await page.keyboard.press('Enter');
    await finder.getByLabel('町名').pressSequentially('あかさか');
    await finder.getByRole('option', { name: /^赤坂/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#found-zip', { hasText: '107-0052' }).waitFor();
    assert.equal(await page.locator('#found-address').textContent(), '東京都 港区 赤坂');
  },

  "the pickers on the page's selects reach a ZIP Code": async (page) => {
    const choose = async (id: string, name: string): Promise<void> => {
      await page.locator(id).focus();
      await page.locator(id).locator('option', { hasText: name }).first().waitFor({ state: 'attached' });
      await page.selectOption(id, { label: name });
    };
    await choose('#own-prefecture', '大阪府');
    await choose('#own-city', '大阪市北区');
    await choose('#own-town', '梅田');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#own-zip')?.value.startsWith('530-0001'));
  },

  'the headless picker runs the code that the page shows': async (page) => {
    await page.locator('#headless-code', { hasText: "from 'dga-address-lookup/client'" }).waitFor();
    const press = async (name: string): Promise<void> => {
      await page.fill('#drawer-filter', name);
      await page.locator('#drawer-options').getByRole('button', { name, exact: true }).click();
    };
    await press('福岡県');
    await press('福岡市博多区');
    await press('博多駅中央街');
    await page.locator('#drawer-path', { hasText: '〒8120012' }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'drawer-filter');
  },
});

together('developers.html', {
  'the page for developers shows explain() before anything is typed, events, and statistics without codes or addresses': async (page) => {
    // The one is known by its name, the other by its label.
    for (const part of ['prefecture', 'building'])
      await page.locator('.explained .taken', { hasText: part }).waitFor({ state: 'attached' });
    await page.locator('.explained .refused', { hasText: 'organization: readonly' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'A7E-2FK2' }).click();
    await untilStatus(page, 'filled', '#watched');
    await page.locator('#events summary', { hasText: 'dga-fill' }).waitFor();
    await page.locator('#funnel [data-step=filled]').waitFor();
    const steps = (await page.locator('#funnel').textContent()) ?? '';
    assert.match(steps, /filled.*started lookup: 1/s);
    assert.doesNotMatch(steps, /A7E|2FK2|千代田|丸の内/);
  },

  'the tables for developers list every attribute and event of the reference': async (page) => {
    await page.locator('#reference-table tr', { hasText: 'require-block' }).waitFor();
    await page.getByRole('tab', { name: 'イベント' }).click();
    await page.locator('#reference-table tr', { hasText: 'dga-before-fill' }).waitFor();
  },

  'the page for developers shows the client that it runs, and an example for every framework': async (page) => {
    const code = (await page.locator('#headless-code').textContent()) ?? '';
    assert.match(code, /from 'dga-address-lookup\/client'/);
    assert.equal(code.split('\n').length, 20);
    await page.getByRole('button', { name: 'searchCode()' }).click();
    await page.locator('#headless-found', { hasText: '東京都千代田区霞が関２丁目１－２総務省' }).waitFor();
    await page.getByLabel('コード').fill('999-9999');
    await page.keyboard.press('Enter');
    await page.locator('#headless-found', { hasText: 'not-found' }).waitFor();
    const names = await page.locator('#frameworks [role=tab]').allTextContents();
    assert.deepEqual(names, ['React', 'React 19', 'Preact', 'Solid', 'Vue', 'Svelte', 'Angular']);
    for (const name of names) {
      await page.getByRole('tab', { name, exact: true }).click();
      assert.match((await page.locator('#framework-code').textContent()) ?? '', /dga-address-lookup/, name);
    }
    assert.match((await page.locator('#mock-code').textContent()) ?? '', /createHandlers\(/);
  },
});

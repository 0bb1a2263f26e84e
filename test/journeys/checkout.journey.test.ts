import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInBrowser, serveDemo, visit, type Visit } from './served-demo.ts';
import { formValues, untilSays, untilStatus } from './shop-form.ts';

const opened = openInBrowser(serveDemo);

/** A visit to the checkout. Afterwards the console must be empty, except for messages that `forgives` matches. */
async function shopping(journey: (visit: Visit) => Promise<void>, forgives?: RegExp): Promise<void> {
  const open = await visit(opened.browser, `${opened.site.address}checkout.html`);
  await journey(open);
  await open.close();
  assert.deepEqual(
    open.complaints.filter((line) => !forgives?.test(line)),
    [],
  );
}

test('a Digital Address in the checkout fills the form with one request, whose URL does not contain it', () =>
  shopping(async ({ page, requests }) => {
    await page.locator('#zip').pressSequentially('A7E-2FK2');
    await untilStatus(page, 'filled');
    assert.deepEqual(await formValues(page), {
      zip: '100-0005',
      prefecture: '東京都',
      city: '千代田区',
      line1: '丸の内２丁目７−２',
      line2: 'サンプルビル３０１',
    });
    const asked = requests.filter((request) => new URL(request.url()).pathname.startsWith('/dga/'));
    assert.deepEqual(
      asked.map((request) => [request.method(), new URL(request.url()).pathname + new URL(request.url()).search]),
      [['POST', '/dga/searchcode']],
    );
    assert.deepEqual(
      requests.map((request) => request.url()).filter((url) => /A7E-?2FK2/i.test(url)),
      [],
    );
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'zip');
  }));

test('a visitor who only looks loads no mock and no service worker; the first lookup waits until both have started', () =>
  shopping(async ({ page, requests }) => {
    await page.waitForLoadState('networkidle');
    const ofMock = (): readonly string[] => requests.map((request) => request.url()).filter((url) => /msw|mock/i.test(url));
    assert.deepEqual(ofMock(), []);
    assert.equal(await page.locator('[data-through]').textContent(), 'モック（欄に入ると起動します）');
    // Without a focus, a script starts a lookup.
    await page.evaluate(() => document.querySelector('dga-address-lookup')?.lookup('102-0072'));
    await untilStatus(page, 'incomplete');
    assert.equal((await formValues(page))['line1'], '飯田橋');
    assert.ok(ofMock().some((url) => url.endsWith('/mockServiceWorker.js')));
    await page.locator('[data-through]', { hasText: 'Service Worker' }).waitFor();
  }));

test('an unknown code changes no field and shows a message; undo of the next one restores the form, including the code', () =>
  shopping(async ({ page }) => {
    await page.fill('#city', '千代田区');
    await page.locator('#zip').pressSequentially('999-9999');
    await untilStatus(page, 'error');
    await untilSays(page, /見つかりません/);
    assert.deepEqual(await formValues(page), { zip: '999-9999', city: '千代田区' });
    await page.fill('#zip', '');
    await page.locator('#zip').pressSequentially('A7E-2FK2');
    await untilStatus(page, 'filled');
    assert.equal((await formValues(page))['line1'], '丸の内２丁目７−２');
    await page.getByRole('button', { name: '元に戻す' }).click();
    await untilStatus(page, 'idle');
    assert.deepEqual(await formValues(page), { zip: 'A7E-2FK2', city: '千代田区' });
    assert.notEqual(await page.evaluate(() => document.activeElement), null);
    // Chromium tells the console of every answer of 404.
  }, /404/));

test('offline and online again: one press of the button fills the form', () =>
  shopping(async ({ page }) => {
    await page.selectOption('#scenario', 'offline');
    await page.locator('#zip').pressSequentially('1000004');
    await untilStatus(page, 'error');
    await untilSays(page, /通信できませんでした/);
    assert.deepEqual(await formValues(page), { zip: '1000004' });
    await page.selectOption('#scenario', 'ok');
    await page.getByRole('button', { name: 'もう一度検索' }).press('Enter');
    await untilStatus(page, 'incomplete');
    assert.deepEqual(await formValues(page), { zip: '1000004', prefecture: '東京都', city: '千代田区', line1: '大手町' });
  }, /ERR_FAILED/));

test('an address of many towns can be chosen by keyboard alone', () =>
  shopping(async ({ page }) => {
    await page.selectOption('#scenario', 'many-towns');
    await page.locator('#zip').pressSequentially('1020082');
    await untilStatus(page, 'choosing');
    const list = page.getByRole('listbox');
    await list.waitFor();
    assert.deepEqual(await formValues(page), { zip: '1020082', prefecture: '東京都' });
    await page.keyboard.press('ArrowDown');
    const focused = (): Promise<string | undefined> =>
      list.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement?.part.value);
    assert.equal(await focused(), 'filter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const meant = await list.getByRole('option', { selected: true }).textContent();
    await page.keyboard.press('Enter');
    await untilStatus(page, 'incomplete');
    const { line1 = '', city } = await formValues(page);
    assert.ok(line1 !== '' && meant?.includes(line1), `${meant} was chosen, ${line1} was filled`);
    assert.equal(city, '千代田区');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'zip');
  }));

test('a chip types its code key by key, and the log shows the events', () =>
  shopping(async ({ page }) => {
    await page.evaluate(() => {
      const seen: (string | null)[] = [];
      document.querySelector('#zip')?.addEventListener('input', (event) => seen.push((event as InputEvent).data));
      Object.assign(globalThis, { seen });
    });
    await page.locator('.chip', { hasText: 'JN4-LKS2' }).click();
    await untilStatus(page, 'filled');
    assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.slice(0, 8)), [...'JN4-LKS2']);
    assert.equal((await formValues(page))['prefecture'], '大阪府');
    const log = await page.locator('.events b').allTextContents();
    assert.deepEqual(log.toReversed(), ['dga-lookup', 'dga-results', 'dga-before-fill', 'dga-fill']);
  }));

test('an order by keyboard alone leads to the shipping label', () =>
  shopping(async ({ page }) => {
    const type = async (text: string): Promise<void> => {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    };
    await page.locator('#name').focus();
    await page.keyboard.insertText('山田 花子');
    await type('ヤマダ ハナコ');
    await type('102-0072');
    await untilStatus(page, 'incomplete');
    await page.locator('dga-address-lookup [part~="enter-block"]').first().waitFor();
    // The next control leads to the field with the town.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('１－２－３');
    await untilStatus(page, 'filled');
    await page.locator('#tel').focus();
    await page.keyboard.insertText('0312345678');
    await type('hanako@example.com');
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('dialog');
    await thanks.waitFor();
    assert.deepEqual(await thanks.locator('.parcel-label > *').allTextContents(), [
      '〒102-0072',
      '東京都千代田区飯田橋１－２－３',
      '山田 花子 様',
    ]);
  }));

test('?endpoint= uses that proxy and does not load the mock', async () => {
  const open = await visit(opened.browser, `${opened.site.address}checkout.html?endpoint=/elsewhere`);
  const { page, requests } = open;
  await page.route('**/elsewhere/searchcode', (route) =>
    route.fulfill({
      json: {
        page: 1,
        limit: 1000,
        count: 1,
        searchtype: 'zipcode',
        addresses: [{ zip_code: '0600000', pref_code: '01', pref_name: '北海道' }],
      },
    }),
  );
  await page.locator('#zip').pressSequentially('060-0000');
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#prefecture')?.value === '01');
  assert.equal(requests.filter((request) => request.url().includes('mockServiceWorker')).length, 0);
  assert.deepEqual(open.complaints, []);
  await open.close();
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { LookupStatus } from '../../src/index.ts';
import { openInBrowser, serveDemo, visit, type Visit } from './served-demo.ts';
import { formValues, untilSays, untilStatus } from './shop-form.ts';

let open: Visit;
openInBrowser(serveDemo, async ({ browser, site }) => {
  open = await visit(browser, `${site.address}situations.html`);
});

/** Where each card ends, and a piece of what it says. The slowest two are not waited for here. */
const ENDS: Readonly<Record<string, readonly [LookupStatus, RegExp]>> = {
  ok: ['incomplete', /番地を入力してください/],
  'digital-address': ['filled', /入力しました/],
  corporate: ['filled', /会社名/],
  spelling: ['incomplete', /番地/],
  'many-towns': ['choosing', /66件/],
  'not-found': ['error', /見つかりません/],
  unreadable: ['error', /確認してください/],
  unfinished: ['idle', /7桁/],
  offline: ['error', /通信できません/],
  'rate-limited': ['error', /30 ?秒/],
  'server-error': ['error', /一時的に利用できません/],
  malformed: ['error', /利用できません|通信できません/],
  unauthorized: ['error', /このページでは/],
  configuration: ['error', /このページでは/],
  'own-input': ['filled', /入力しました/],
  freeword: ['choosing', /候補/],
  button: ['incomplete', /番地/],
  boxes: ['incomplete', /番地/],
  'one-line': ['filled', /住所/],
  kana: ['incomplete', /番地/],
  'option-codes': ['filled', /大阪府/],
  'two-addresses': ['incomplete', /番地/],
  own: ['filled', /入力しました/],
  ask: ['incomplete', /一致していません/],
  'another-code': ['filled', /建物名/],
  clear: ['filled', /会社名/],
  'require-block': ['incomplete', /番地/],
};
const NOT_WAITED_FOR = ['slow', 'timeout', 'confirm'];
/** Cards that the tests after the first round use again. */
const USED_AGAIN = ['own', 'ask', 'two-addresses', 'kana', 'option-codes', 'clear'];

test('every card has a test', async () => {
  const ids = await open.page.locator('.situation').evaluateAll((cards) => cards.map(({ id }) => id));
  assert.deepEqual(ids.toSorted(), [...Object.keys(ENDS), ...NOT_WAITED_FOR].toSorted());
  assert.ok(readFileSync('dist-demo/index.html', 'utf8').includes(`${ids.length}の場面`), 'the start page says how many there are');
  assert.ok(readFileSync('dist-demo/index.en.html', 'utf8').includes(`Plays ${ids.length} situations`));
});

for (const [id, [status, says]] of Object.entries(ENDS)) {
  test(`${id} ends in ${status}`, async () => {
    const { page } = open;
    await page.locator(`#${id} > footer .button`).first().click();
    await untilStatus(page, status, `#${id}`);
    await untilSays(page, says, `#${id}`);
    // Each element that has filled a form looks at it again after each key in any other.
    if (!USED_AGAIN.includes(id)) await page.locator(`#${id}`).evaluate((card) => card.remove());
  });
}

test('the card for typed text keeps that text', async () => {
  const { page } = open;
  assert.equal((await formValues(page, '#own'))['own-line1'], '飯田橋１－２－３');
  assert.equal((await formValues(page, '#ask'))['ask-city'], '新宿区');
  assert.equal((await formValues(page, '#two-addresses'))['two-addresses-billing-city'], undefined);
  assert.equal((await formValues(page, '#kana'))['kana-town-kana'], 'おおてまち');
  assert.equal((await formValues(page, '#option-codes'))['option-codes-prefecture'], '大阪府');
});

test('replace overwrites the address, and clear keeps the code', async () => {
  const { page } = open;
  await page
    .locator('#ask')
    .getByRole('button', { name: /置き換える/ })
    .click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#ask-city')?.value === '千代田区');
  await page.locator('#clear').getByRole('button', { name: 'clear()' }).click();
  await untilStatus(page, 'idle', '#clear');
  assert.deepEqual(await formValues(page, '#clear'), { 'clear-zip': '100-8950' });
});

test('the card with a dialog asks for confirmation before each fill', async () => {
  const { page } = open;
  await page.locator('#confirm > footer .button').first().click();
  await page.locator('#confirm').getByRole('button', { name: 'はい' }).waitFor();
  assert.deepEqual(await formValues(page, '#confirm'), { 'confirm-zip': '100-8111' });
  await page.locator('#confirm').getByRole('button', { name: 'はい' }).click();
  await untilStatus(page, 'filled', '#confirm');
  assert.equal((await formValues(page, '#confirm'))['confirm-organization'], '宮内庁');
});

test('no page of the situations logs an error', () => {
  assert.deepEqual(open.complaints, []);
});

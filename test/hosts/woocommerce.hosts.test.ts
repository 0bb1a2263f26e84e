// Orders in a real WooCommerce: what the shop stores must be the record of the code that the shopper typed last.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import {
  ACCOUNT,
  BLOCK,
  CLASSIC,
  enter,
  holds,
  introduce,
  lookup,
  otherSide,
  missingForShop,
  RECORDS,
  SAVED,
  Shop,
  showBothAddresses,
  TEN_CODES,
  type,
  values,
} from './woocommerce-shop.ts';

const SIDES = ['billing', 'shipping'] as const;

describe('WooCommerce', { skip: missingForShop() }, () => {
  let shop: Shop;
  before(async () => {
    shop = await Shop.open();
  });
  after(() => shop?.close());

  for (const [kind, form] of Object.entries({ 'the classic checkout': CLASSIC, 'the block checkout': BLOCK, 'the account': ACCOUNT }))
    it(`shows its messages directly after the postcode field in ${kind}, as wide as the form and as small as a note`, async () => {
      const page = await shop.visit(form, form === ACCOUNT ? 'customer' : 'guest');
      await type(page, form, form.side, 'JN4LKS2');
      // A saved address stays until the shopper replaces it.
      await lookup(page, form, form.side).locator('[part=undo], [part=replace]').first().waitFor();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
        // In one call, because the page may still be moving.
        const boxes = async (...locators: readonly Locator[]): Promise<Box[]> =>
          page.evaluate((nodes) => nodes.map((node) => (node as Element).getBoundingClientRect().toJSON() as Box), await Promise.all(locators.map((one) => one.elementHandle())));
        const element = lookup(page, form, form.side);
        const rowOf = (name: string): Locator => page.locator(form.field(form.side, name)).locator('xpath=ancestor::*[self::p or contains(@class, "wc-block-components-text-input") or contains(@class, "wc-blocks-components-select")][1]');
        const [field, message, wholeRow, ...rows] = (await boxes(page.locator(form.field(form.side, 'postcode')), element, page.locator(form.field(form.side, 'address_1')), rowOf('state'), rowOf('city'))) as [Box, Box, Box, ...Box[]];
        assert.ok(message.top >= field.bottom && message.top - field.bottom < 40, `${width}: ${JSON.stringify({ field, message })}`);
        for (const row of rows) assert.ok(row.top >= message.bottom - 1, `${width}: the next rows begin below the message: ${JSON.stringify({ row, message })}`);
        assert.ok(message.left >= 0 && message.right <= width, `${width}: nothing sticks out`);
        assert.ok(Math.abs(message.right - message.left - (wholeRow.right - wholeRow.left)) < 10, `${width}: as wide as a whole row: ${JSON.stringify({ message, wholeRow })}`);
        const size = (locator: Locator): Promise<number> => locator.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
        assert.equal(await size(element.locator('[role=status]').first()), 0.875 * (await size(page.locator('body'))), `${width}: the size of the text`);
      }
      await page.context().close();
    });

  for (const [kind, form] of Object.entries({ classic: CLASSIC, block: BLOCK }))
    describe(`in the ${kind} checkout`, () => {
      it('stores an order to the address of a Digital Address, although the shop preselects Tokyo', async () => {
        const page = await shop.visit(form);
        await enter(page, form, form.side, 'JN4LKS2');
        await introduce(page, form, form.side);
        await shop.submit(page, form);
        assert.deepEqual(SIDES.map((side) => shop.ordered(side)), [RECORDS['JN4LKS2'], RECORDS['JN4LKS2']]);
        assert.deepEqual(shop.api.searches, ['/searchcode/JN4LKS2'], 'one request for one address');
        await page.context().close();
      });

      it('stores an order to the last of ten codes', async () => {
        const page = await shop.visit(form);
        for (const code of TEN_CODES) await enter(page, form, form.side, code);
        await introduce(page, form, form.side);
        await shop.submit(page, form);
        assert.deepEqual(SIDES.map((side) => shop.ordered(side)), [RECORDS['QN6GQX1'], RECORDS['QN6GQX1']]);
        assert.equal(shop.api.searches.length, TEN_CODES.length, 'one request for each code');
        await page.context().close();
      });

      it('stores an order to two addresses, each from its own code', async () => {
        const page = await shop.visit(form);
        assert.equal(await page.locator('dga-address-lookup').evaluateAll((all) => all.filter((one) => one.parentElement?.checkVisibility()).length), 1, 'one element for one address');
        const other = otherSide(form);
        await showBothAddresses(page, form);
        await enter(page, form, form.side, 'JN4LKS2');
        await enter(page, form, other, 'QN6GQX1');
        await enter(page, form, form.side, 'A7E2FK2');
        await holds(page, form, other, RECORDS['QN6GQX1'] ?? assert.fail(), 'the other address stays');
        for (const side of [form.side, other] as const) await introduce(page, form, side);
        await shop.submit(page, form);
        assert.deepEqual([shop.ordered(form.side), shop.ordered(other)], [RECORDS['A7E2FK2'], RECORDS['QN6GQX1']]);
        assert.equal(shop.api.searches.length, 3);
        await page.context().close();
      });

      it('offers to replace a saved address as a whole, and stores what the shopper chose', async () => {
        const page = await shop.visit(form, 'customer');
        await holds(page, form, form.side, SAVED, 'the shop fills in the saved address');
        await type(page, form, form.side, 'JN4LKS2');
        const element = lookup(page, form, form.side);
        await element.locator('[part=replace]').waitFor();
        const { postcode, ...rest } = await values(page, form, form.side);
        assert.deepEqual({ ...rest, postcode: SAVED.postcode }, SAVED, `no field but the code changes by itself (${postcode})`);
        await element.locator('[part=replace]').click();
        await holds(page, form, form.side, RECORDS['JN4LKS2'] ?? assert.fail(), 'replaced');
        await element.locator('[part=undo]').click();
        await holds(page, form, form.side, { ...SAVED, postcode: 'JN4LKS2' }, 'undone');
        await enter(page, form, form.side, '1000004').catch(() => element.locator('[part=replace]').click());
        await holds(page, form, form.side, RECORDS['1000004'] ?? assert.fail(), 'replaced again');
        await shop.submit(page, form);
        assert.deepEqual(shop.ordered(form.side), RECORDS['1000004']);
        await page.context().close();
      });

      it('sends, writes and shows nothing while the country is another one', async () => {
        const page = await shop.visit(form);
        await page.locator(form.field(form.side, 'country')).selectOption('US', { force: true });
        await page.locator(form.field(form.side, 'postcode')).waitFor();
        await page.waitForTimeout(1000);
        await type(page, form, form.side, '1000004');
        await page.waitForTimeout(1500);
        assert.equal(await page.locator(form.field(form.side, 'city')).inputValue(), '');
        assert.deepEqual(shop.api.searches, []);
        assert.deepEqual(await lookup(page, form, form.side).locator('[role=status]').allInnerTexts(), []);
        await page.locator(form.field(form.side, 'country')).selectOption('JP', { force: true });
        await page.locator(form.field(form.side, 'postcode')).waitFor();
        await enter(page, form, form.side, 'JN4LKS2');
        await page.context().close();
      });
    });

  it('saves the address of the account that a code replaced as a whole', async () => {
    const page = await shop.visit(ACCOUNT, 'customer');
    await type(page, ACCOUNT, 'billing', 'JN4LKS2');
    await lookup(page, ACCOUNT, 'billing').locator('[part=replace]').click();
    await holds(page, ACCOUNT, 'billing', RECORDS['JN4LKS2'] ?? assert.fail(), 'replaced');
    await shop.submit(page, ACCOUNT);
    assert.deepEqual(shop.saved('billing'), RECORDS['JN4LKS2']);
    await page.context().close();
  });

  it('changes nothing for visitors in test mode', async () => {
    const setMode = (mode: string): string => shop.site.run(`update_option( 'dga_address_lookup', array( 'mode' => '${mode}' ) + get_option( 'dga_address_lookup' ) );`);
    for (const form of [CLASSIC, BLOCK]) {
      const page = await shop.visit(form);
      setMode('test');
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.reload();
      await page.locator(form.field(form.side, 'postcode')).waitFor();
      const found = await page.evaluate(() => [document.querySelectorAll('dga-address-lookup, #dga-address-lookup-checkout, script[src*="dga-address-lookup"]').length, document.querySelector('#billing_postcode_field')?.className.includes('form-row-wide')]);
      assert.deepEqual([errors, ...found], [[], 0, form === CLASSIC ? false : undefined]);
      await page.context().close();
      setMode('builtin');
    }
  });

  it('causes no PHP notice that names the plugin', (context) => {
    context.diagnostic(shop.versions);
    assert.doesNotMatch(shop.site.phpLog(), /dga-address-lookup/);
  });
}); // oxfmt-ignore

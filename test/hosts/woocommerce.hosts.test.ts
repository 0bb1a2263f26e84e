// Orders in a real WooCommerce: what the shop stores must be the record of the code that the shopper typed last.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../journeys/served-demo.ts';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY, type MockApi, serveMockApi } from './mock-api.ts';
import { installPlugin, installWordPress, missingForWordPress, pluginZip, startWordPress, type WordPressSite } from './wordpress-site.ts';

const ZIP = resolve('dist/wordpress/dga-address-lookup.zip');
const WOOCOMMERCE = pluginZip('woocommerce');
const skip =
  missingForWordPress() ??
  (WOOCOMMERCE === undefined ? 'no zip of woocommerce in DGA_HOSTS_PLUGINS' : existsSync(ZIP) ? false : 'dist/wordpress is not built');

interface Address {
  readonly postcode: string;
  readonly state: string;
  readonly city: string;
  readonly address_1: string;
}
const address = (postcode: string, state: string, city: string, address_1: string): Address => ({ postcode, state, city, address_1 });
/** Records of the mock, as WooCommerce stores them. */
const RECORDS: Readonly<Record<string, Address>> = {
  JN4LKS2: address('530-0001', 'JP27', '大阪市北区', '梅田３丁目２−２'),
  '1000004': address('100-0004', 'JP13', '千代田区', '大手町'),
  QN6GQX1: address('812-0012', 'JP40', '福岡市博多区', '博多駅中央街９−１'),
  '1020072': address('102-0072', 'JP13', '千代田区', '飯田橋'),
  A7E2FK2: address('100-0005', 'JP13', '千代田区', '丸の内２丁目７−２'),
  '1008926': address('100-8926', 'JP13', '千代田区', '霞が関２丁目１－２'),
  '1010032': address('101-0032', 'JP13', '千代田区', '岩本町'),
};

/** A kind of checkout: the selectors of its fields and of its button. */
interface Checkout {
  readonly path: string;
  readonly field: (side: 'billing' | 'shipping', name: string) => string;
  /** The address that the shopper fills first. */
  readonly side: 'billing' | 'shipping';
  readonly names: { readonly last: string; readonly first: string };
  readonly order: string;
}
const CLASSIC: Checkout = {
  path: '/classic-checkout/',
  field: (side, name) => `#${side}_${name}`,
  side: 'billing',
  names: { last: 'last_name', first: 'first_name' },
  order: '#place_order',
};
const BLOCK: Checkout = {
  path: '/block-checkout/',
  field: (side, name) => `#${side}-${name}`,
  side: 'shipping',
  names: { last: 'last_name', first: 'first_name' },
  order: '.wc-block-components-checkout-place-order-button',
};

describe('WooCommerce', { skip }, () => {
  let api: MockApi;
  let site: WordPressSite;
  let browser: Browser;
  let product: string;
  before(async () => {
    api = await serveMockApi();
    site = await startWordPress({ DGA_API_BASE: api.url, DGA_CLIENT_ID: MOCK_CLIENT_ID, DGA_SECRET_KEY: MOCK_SECRET_KEY, DGA_RATE_LOOKUPS: '1000/min', DGA_RATE_DGA_MISSES: '1000/min' });
    browser = await launch();
    const admin = await browser.newPage();
    // Installing WooCommerce takes a while on a busy machine.
    admin.setDefaultTimeout(120_000);
    await installWordPress(admin, site);
    await installPlugin(admin, site, WOOCOMMERCE ?? '');
    await installPlugin(admin, site, ZIP);
    await admin.close();
    product = site.run(`
      update_option( 'dga_address_lookup', array( 'mode' => 'builtin', 'woocommerce' => '1' ) );
      foreach ( array( 'woocommerce_default_country' => 'JP:JP13', 'woocommerce_currency' => 'JPY', 'woocommerce_coming_soon' => 'no', 'woocommerce_onboarding_profile' => array( 'skipped' => true ), 'woocommerce_cod_settings' => array( 'enabled' => 'yes', 'title' => 'Cash' ), 'permalink_structure' => '/%postname%/', 'woocommerce_enable_guest_checkout' => 'yes', 'woocommerce_ship_to_countries' => '' ) as $name => $value ) { update_option( $name, $value ); }
      WC_Install::create_pages();
      $zone = new WC_Shipping_Zone(); $zone->set_zone_name( 'Japan' ); $zone->add_location( 'JP', 'country' ); $zone->save(); $zone->add_shipping_method( 'flat_rate' );
      foreach ( array( 'classic' => '[woocommerce_checkout]', 'block' => '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->' ) as $kind => $content ) {
        wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "$kind checkout", 'post_name' => "$kind-checkout", 'post_content' => $content ) );
      }
      flush_rewrite_rules();
      $product = new WC_Product_Simple(); $product->set_name( 'Tea' ); $product->set_regular_price( '500' ); $product->save(); echo $product->get_id();`).trim();
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    api?.close();
  });

  /** Opens the checkout of a new guest who has one product in the cart. */
  async function openCheckout({ path, field, side }: Checkout): Promise<Page> {
    const kind = path.slice(1, -1);
    site.run(`update_option( 'woocommerce_checkout_page_id', get_page_by_path( '${kind}' )->ID );`);
    const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    page.setDefaultTimeout(40_000);
    await page.goto(`${site.url}/?add-to-cart=${product}`);
    await page.goto(`${site.url}${path}`);
    await page.locator(field(side, 'postcode')).waitFor();
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
    return page;
  }
  const values = async (page: Page, { field }: Checkout, side: 'billing' | 'shipping'): Promise<Address> =>
    address(...(await Promise.all(['postcode', 'state', 'city', 'address_1'].map((name) => page.locator(field(side, name)).inputValue()))) as [string, string, string, string]);
  /** Replaces the code by another, as a shopper does, and waits until the form holds its record. */
  async function enter(page: Page, checkout: Checkout, side: 'billing' | 'shipping', code: string): Promise<void> {
    const postcode = page.locator(checkout.field(side, 'postcode'));
    await postcode.fill('');
    await postcode.pressSequentially(code, { delay: 30 });
    const expected = RECORDS[code] ?? assert.fail(code);
    for (const end = Date.now() + 10_000; Date.now() < end && (await values(page, checkout, side)).address_1 !== expected.address_1; ) await page.waitForTimeout(100);
    const { postcode: digits, ...found } = await values(page, checkout, side);
    // A ZIP Code stays as it was typed; WooCommerce adds the hyphen to the order.
    assert.deepEqual({ ...found, postcode: digits.replace('-', '') }, { ...expected, postcode: expected.postcode.replace('-', '') }, code);
  }
  async function order(page: Page, { field, side, names, order: button }: Checkout): Promise<void> {
    await page.locator(field(side, names.last)).fill('山田');
    await page.locator(field(side, names.first)).fill('花子');
    const phone = page.locator(field(side, 'phone'));
    if (await phone.count()) await phone.fill('0312345678');
    await page.locator(side === 'billing' ? '#billing_email' : '#email').fill('hanako@shop.example');
    await page.locator(button).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await page.locator(button).click();
    await page.waitForURL(/order-received/);
  }
  const lastOrder = (side: 'billing' | 'shipping'): Address =>
    JSON.parse(site.run(`$order = wc_get_orders( array( 'limit' => 1, 'orderby' => 'id', 'order' => 'DESC' ) )[0]; $stored = $order->get_address( '${side}' ); echo wp_json_encode( array( 'postcode' => $stored['postcode'], 'state' => $stored['state'], 'city' => $stored['city'], 'address_1' => $stored['address_1'] ) );`)) as Address;

  for (const [name, checkout] of Object.entries({ classic: CLASSIC, block: BLOCK }))
    describe(`in the ${name} checkout`, () => {
      it('places the element directly after the postcode field', async () => {
        const page = await openCheckout(checkout);
        const gap = await page.evaluate((selector) => {
          const field = document.querySelector(selector);
          const lookup = document.querySelector('dga-address-lookup');
          return field && lookup ? { isAfter: Boolean(field.compareDocumentPosition(lookup) & Node.DOCUMENT_POSITION_FOLLOWING), px: lookup.getBoundingClientRect().top - field.getBoundingClientRect().bottom } : undefined;
        }, checkout.field(checkout.side, 'postcode'));
        assert.ok(gap?.isAfter && Math.abs(gap.px) < 40, JSON.stringify(gap));
        await page.context().close();
      });

      it('orders to the address of a Digital Address, although the shop preselects Tokyo', async () => {
        const page = await openCheckout(checkout);
        api.searches.length = 0;
        await enter(page, checkout, checkout.side, 'JN4LKS2');
        await order(page, checkout);
        assert.deepEqual(lastOrder(checkout.side), RECORDS['JN4LKS2']);
        assert.deepEqual(api.searches, ['/searchcode/JN4LKS2'], 'one request for one address');
        await page.context().close();
      });

      it('orders to the last of ten codes', async () => {
        const page = await openCheckout(checkout);
        for (const code of ['1000004', 'JN4LKS2', '1020072', 'QN6GQX1', '1010032', 'A7E2FK2', '1008926', '1000004', 'JN4LKS2', 'QN6GQX1']) await enter(page, checkout, checkout.side, code);
        await order(page, checkout);
        assert.deepEqual(lastOrder(checkout.side), RECORDS['QN6GQX1']);
        await page.context().close();
      });
    });

  it('has run without a notice of PHP that names the plugin', () => assert.doesNotMatch(site.phpLog(), /dga-address-lookup/));
}); // prettier-ignore

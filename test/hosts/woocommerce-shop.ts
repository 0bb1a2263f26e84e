// A shop with WooCommerce in a real WordPress: one product, cash on delivery, both kinds of checkout, and a customer with a saved address.
import assert from 'node:assert/strict';
import type { Browser, Locator, Page } from 'playwright-core';
import { PREFECTURES } from '../../src/address/free-text/prefectures.ts';
import { pieces } from '../orders/judge.ts';
import type { Intention, Plan } from '../orders/plan.ts';
import type { ShopPage } from './shoppers.ts';
import {
  installOurPlugin,
  installPlugin,
  missingForWordPress,
  openWordPress,
  pluginZip,
  testConnection,
  useBuiltInProxy,
  type WordPressHost,
} from './wordpress-site.ts';

const WOOCOMMERCE = pluginZip('woocommerce');
/** What is missing for a shop, or `false`. */
export const missingForShop = (): string | false =>
  missingForWordPress() || (WOOCOMMERCE === undefined ? 'no zip of woocommerce in DGA_HOSTS_PLUGINS' : false);

export type Side = 'billing' | 'shipping';

/** An address as WooCommerce stores it. */
export interface Address {
  readonly postcode: string;
  readonly state: string;
  readonly city: string;
  readonly address_1: string;
  readonly address_2: string;
}
const PARTS = ['postcode', 'state', 'city', 'address_1', 'address_2'] as const;
const address = (postcode: string, state: string, city: string, address_1: string, address_2 = ''): Address => ({
  postcode,
  state,
  city,
  address_1,
  address_2,
});
/** Records of the mock, as WooCommerce stores them. */
export const RECORDS: Readonly<Record<string, Address>> = {
  JN4LKS2: address('530-0001', 'JP27', '大阪市北区', '梅田３丁目２−２', '部屋番号：サンプル２'),
  '1000004': address('100-0004', 'JP13', '千代田区', '大手町'),
  QN6GQX1: address('812-0012', 'JP40', '福岡市博多区', '博多駅中央街９−１', '部屋番号：サンプル３'),
  '1020072': address('102-0072', 'JP13', '千代田区', '飯田橋'),
  A7E2FK2: address('100-0005', 'JP13', '千代田区', '丸の内２丁目７−２', '部屋番号：サンプル１'),
  '1008926': address('100-8926', 'JP13', '千代田区', '霞が関２丁目１－２'),
  '1010032': address('101-0032', 'JP13', '千代田区', '岩本町'),
};
/** Ten codes in a row: each one corrects the one before it. */
export const TEN_CODES: readonly string[] = [
  '1000004',
  'JN4LKS2',
  '1020072',
  'QN6GQX1',
  '1010032',
  'A7E2FK2',
  '1008926',
  '1000004',
  'JN4LKS2',
  'QN6GQX1',
];
/** The address of the customer who has one. */
export const SAVED: Address = address('060-0001', 'JP01', '札幌市中央区', '北一条西2-1');
const CUSTOMER = { user: 'hanako', password: 'Correct-Horse-5' } as const;

/** A page with an address form: its path, and the selectors of its fields. */
export interface AddressPage {
  readonly path: string;
  readonly field: (side: Side, name: string) => string;
  /** The address that the shopper fills first. */
  readonly side: Side;
  /** The button that orders or saves. */
  readonly submit: string;
}
export const CLASSIC: AddressPage = {
  path: '/classic-checkout/',
  field: (side, name) => `#${side}_${name}`,
  side: 'billing',
  submit: '#place_order',
};
export const BLOCK: AddressPage = {
  path: '/block-checkout/',
  field: (side, name) => `#${side}-${name}`,
  side: 'shipping',
  submit: '.wc-block-components-checkout-place-order-button',
};
export const ACCOUNT: AddressPage = {
  path: '/my-account/edit-address/billing/',
  field: CLASSIC.field,
  side: 'billing',
  submit: 'button[name=save_address]',
};

const NOTICES = '.wc-block-components-validation-error, .wc-block-components-notice-banner.is-error, .woocommerce-error';
/** WooCommerce has a prefecture as JP01 to JP47. */
const prefectureOf = (state?: string): string => PREFECTURES.find(({ code }) => state === `JP${code}`)?.name ?? '';
function toAddress(intention: Intention): Address {
  const { prefecture, city, town, block, building } = pieces(intention);
  const { zip } = intention.place;
  const state = `JP${PREFECTURES.find(({ name }) => name === prefecture)?.code ?? ''}`;
  return address(`${zip.slice(0, 3)}-${zip.slice(3)}`, state, city, town + block, building);
}

/** The parts that the tests compare. */
function toStored(found: Record<string, string>): Address {
  const { postcode, state, city, address_1, address_2 } = found as unknown as Address;
  return { postcode, state, city, address_1, address_2 };
}

/** The side of the second address. */
export const otherSide = ({ side }: AddressPage): Side => (side === 'billing' ? 'shipping' : 'billing');

/** Asks for a second address. */
export async function showBothAddresses(page: Page, form: AddressPage): Promise<void> {
  if (form === BLOCK) await page.getByLabel('Use same address for billing').uncheck();
  else await page.locator('#ship-to-different-address-checkbox').check();
  await page.locator(form.field(otherSide(form), 'postcode')).waitFor();
}

/** The names of the prefectures and the language, as WooCommerce's translation has them. */
const JAPANESE = `<?php
add_filter( 'locale', function ( $locale ) { return is_admin() ? $locale : 'ja'; } );
add_filter( 'woocommerce_states', function ( $states ) { $states['JP'] = json_decode( '${JSON.stringify(Object.fromEntries(PREFECTURES.map(({ code, name }) => [`JP${code}`, name])))}', true ); return $states; } );`;

const SETUP = `
  wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/japanese.php', base64_decode( '${Buffer.from(JAPANESE).toString('base64')}' ) );
  foreach ( array( 'woocommerce_default_country' => 'JP:JP13', 'woocommerce_currency' => 'JPY', 'woocommerce_coming_soon' => 'no', 'woocommerce_onboarding_profile' => array( 'skipped' => true ), 'woocommerce_cod_settings' => array( 'enabled' => 'yes', 'title' => 'Cash' ), 'permalink_structure' => '/%postname%/', 'woocommerce_enable_guest_checkout' => 'yes', 'woocommerce_ship_to_countries' => '' ) as $name => $value ) { update_option( $name, $value ); }
  WC_Install::create_pages();
  $zone = new WC_Shipping_Zone(); $zone->set_zone_name( 'Everywhere' ); $zone->add_location( 'JP', 'country' ); $zone->add_location( 'US', 'country' ); $zone->save(); $zone->add_shipping_method( 'flat_rate' );
  foreach ( array( 'classic' => '[woocommerce_checkout]', 'block' => '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->' ) as $kind => $content ) {
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "$kind checkout", 'post_name' => "$kind-checkout", 'post_content' => $content ) );
  }
  flush_rewrite_rules();
  $product = new WC_Product_Simple(); $product->set_name( 'Tea' ); $product->set_regular_price( '500' ); $product->save(); echo $product->get_id();`;

/** The shop, and what a shopper does in it. */
export class Shop {
  readonly site: WordPressHost['site'];
  readonly api: WordPressHost['api'];
  readonly browser: Browser;
  readonly close: WordPressHost['close'];
  readonly #product: string;

  private constructor({ site, api, browser, close }: WordPressHost) {
    this.site = site;
    this.api = api;
    this.browser = browser;
    this.close = close;
    this.#product = site.run(SETUP).trim();
  }

  /** Installs WooCommerce and the plugin through the upload form, as an administrator does. A run looks up more than a shopper does. */
  static async open(): Promise<Shop> {
    const host = await openWordPress({ DGA_RATE_LOOKUPS: '1000/min', DGA_RATE_DGA_MISSES: '1000/min' });
    const { admin, site } = host;
    try {
      await installPlugin(admin, site, WOOCOMMERCE ?? assert.fail());
      await installOurPlugin(admin, site);
      await useBuiltInProxy(admin, site, { woocommerce: '1' });
      assert.match(await testConnection(admin, site), /The connection works|接続できました/);
      await admin.close();
      return new Shop(host);
    } catch (error) {
      await host.close();
      throw error;
    }
  }

  /** The versions of WordPress and WooCommerce. */
  get versions(): string {
    return this.site.run(`global $wp_version; echo "WordPress $wp_version, WooCommerce " . WC_VERSION;`);
  }

  /** Opens a page with an address form as a guest, or as the customer, with one product in the cart. */
  async visit(form: AddressPage, who: 'guest' | 'customer' = 'guest'): Promise<Page> {
    const page = await (await this.browser.newContext({ locale: 'ja-JP' })).newPage();
    page.setDefaultTimeout(60_000);
    await this.#enter(page, form, who === 'customer' ? SAVED : undefined);
    this.api.searches.length = 0;
    return page;
  }

  /** Opens a page with an address form, as the customer if there is a saved address. */
  async #enter(page: Page, form: AddressPage, saved?: Address): Promise<void> {
    const kind = form === BLOCK ? 'block' : 'classic';
    this.site.run(`update_option( 'woocommerce_checkout_page_id', get_page_by_path( '${kind}-checkout' )->ID );`);
    if (saved) await this.#logIn(page, saved);
    // The notice that it has been added takes the focus, on the account's page while the shopper types.
    if (form !== ACCOUNT) await page.goto(`${this.site.url}/?add-to-cart=${this.#product}`);
    await page.goto(`${this.site.url}${form.path}`);
    // WooCommerce moves the focus to its notice (“added to the cart”) half a second after the page has loaded, even while the shopper types.
    const notice = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner'].map(
      (name) => `${name}[role="alert"]`,
    );
    await page.waitForFunction((found) => [null, document.activeElement].includes(document.querySelector(found)), notice.join(','));
    const postcode = page.locator(form.field(form.side, 'postcode'));
    const edit = page.locator('.wc-block-components-address-card__edit').filter({ visible: true }).first();
    // The checkout block shows a saved address as a card.
    await postcode.filter({ visible: true }).or(edit).first().waitFor();
    if (saved && form === BLOCK && (await edit.isVisible())) await edit.click();
    await postcode.waitFor();
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
  }

  async #logIn(page: Page, saved: Address): Promise<void> {
    const set = Object.entries({ country: 'JP', ...saved, last_name: '山田', first_name: '花子' })
      .map(([name, value]) => `$customer->{"set_{$side}_${name}"}( '${value}' );`)
      .join(' ');
    this.site
      .run(`$id = username_exists( '${CUSTOMER.user}' ); if ( ! $id ) { $id = wp_insert_user( array( 'user_login' => '${CUSTOMER.user}', 'user_pass' => '${CUSTOMER.password}', 'user_email' => 'hanako@shop.example', 'role' => 'customer' ) ); }
      $customer = new WC_Customer( $id ); foreach ( array( 'billing', 'shipping' ) as $side ) { ${set} } $customer->set_billing_email( 'hanako@shop.example' ); $customer->set_billing_phone( '0312345678' ); $customer->save();`);
    await page.goto(`${this.site.url}/wp-login.php`);
    await page.fill('#user_login', CUSTOMER.user);
    await page.fill('#user_pass', CUSTOMER.password);
    await page.click('#wp-submit');
    await page.waitForURL(/my-account|wp-admin/);
  }

  /** Submits the form, and waits for the page that confirms it. */
  async submit(page: Page, { submit }: AddressPage): Promise<void> {
    // The block sends the address to the shop a second after the last change, and takes no order meanwhile.
    await page.waitForTimeout(1500);
    const button = page.locator(submit);
    const notice = page.locator(NOTICES).first();
    await button.click();
    await Promise.race([
      page.waitForURL(/order-received|edit-address\/?$/),
      notice.waitFor().then(async () => assert.fail(await notice.innerText())),
    ]);
  }

  /** The address of the last order. */
  ordered(side: Side): Address {
    return toStored(this.#lastOrder(side));
  }

  /** The saved address of the customer. */
  saved(side: Side): Address {
    return toStored(this.#read(`( new WC_Customer( username_exists( '${CUSTOMER.user}' ) ) )->get_${side}()`));
  }

  /** Changes the plugin's settings to those that these attributes of the element stand for. */
  configure(attributes: string): void {
    const settings = { verify: /verify="(\w+)"/.exec(attributes)?.[1] ?? 'warn', require_block: attributes.includes('require-block') ? '1' : '' };
    this.site.run(`update_option( 'dga_address_lookup', array_merge( get_option( 'dga_address_lookup' ), json_decode( '${JSON.stringify(settings)}', true ) ) );`);
  } // oxfmt-ignore

  /** A checkout for the simulated shoppers, who may order to one address and pay at another. */
  shopPage(form: AddressPage, hasTwo: boolean): ShopPage {
    const sides = hasTwo ? [form.side, otherSide(form)] : [form.side];
    // The classic checkout asks for the company after the name.
    const names: readonly string[] = form === BLOCK || hasTwo ? PARTS : ['name', 'company', ...PARTS];
    const all = sides.flatMap((side) => names.map((name) => ({ side, name }))).map((one, n) => ({ ...one, n }));
    const fields = all.filter(({ name }) => name !== 'name');
    return {
      form: hasTwo ? 'two-addresses' : form === BLOCK ? 'woocommerce-block' : 'woocommerce-classic',
      fields: Object.fromEntries(fields.map(({ side, name, n }) => [n, form.field(side, name)])),
      submit: form.submit,
      refusal: NOTICES,
      sent: /order-received/,
      lookups: '**/dga-address-lookup/v1/**',
      open: async (page, { saved, intentions, attributes }: Plan) => {
        this.site.run(`update_option( 'woocommerce_checkout_company_field', '${names.includes('company') ? 'optional' : 'hidden'}' );`);
        this.configure(attributes);
        await this.#enter(page, form, saved && toAddress(saved));
        if (hasTwo) await showBothAddresses(page, form);
        for (const [at, side] of sides.entries()) {
          await introduce(page, form, side);
          // The block asks for a building only if the shopper wants it.
          const more = page.locator(`#${side} .wc-block-components-address-form__address_2-toggle`).filter({ visible: true });
          if (intentions[at]?.building !== '' && intentions[at]?.place.building === '' && (await more.count()) > 0) await more.click();
        }
      },
      stored: () => {
        const text = ({ side, name }: { readonly side: Side; readonly name: string }): string => {
          const { [name]: value = '' } = this.#lastOrder(side);
          return name === 'state' ? prefectureOf(value) : value;
        };
        return Promise.resolve(Object.fromEntries(fields.map((one) => [one.n, text(one)])));
      },
    };
  }

  #lastOrder(side: Side): Record<string, string> {
    return this.#read(`wc_get_orders( array( 'limit' => 1, 'orderby' => 'id', 'order' => 'DESC' ) )[0]->get_address( '${side}' )`);
  }

  #read(code: string): Record<string, string> {
    return JSON.parse(this.site.run(`echo wp_json_encode( ${code} );`)) as Record<string, string>;
  }
}

/** The values of the form. */
export async function values(page: Page, { field }: AddressPage, side: Side): Promise<Address> {
  const texts = await Promise.all(PARTS.map((name) => page.locator(field(side, name)).inputValue()));
  return Object.fromEntries(PARTS.map((name, i) => [name, texts[i] ?? ''])) as unknown as Address;
}

/**
 * Replaces the code by another, as a shopper does. After a change of country, WooCommerce sends the address to the shop and puts the old code
 * back into the emptied field when the shop answers: the shopper empties it again.
 */
export async function type(page: Page, form: AddressPage, side: Side, code: string): Promise<void> {
  const postcode = page.locator(form.field(side, 'postcode'));
  for (let tries = 1; tries <= 4; tries++) {
    await postcode.fill('');
    await page.waitForTimeout(200 * tries);
    await postcode.pressSequentially(code, { delay: 30 });
    const typed = await postcode.inputValue();
    if (typed === code || !typed.includes(code)) return;
  }
  assert.fail(`the shop puts the old code back: ${await postcode.inputValue()}`);
}

/** Waits until the form holds an address. A ZIP Code may stay as it was typed; WooCommerce adds the hyphen to the order. */
export async function holds(page: Page, form: AddressPage, side: Side, expected: Address, why: string): Promise<void> {
  const plain = ({ postcode, ...rest }: Address): Address => ({ ...rest, postcode: postcode.replace('-', '') });
  const find = async (): Promise<Address> => plain(await values(page, form, side));
  let found = await find();
  for (const end = Date.now() + 10_000; Date.now() < end && JSON.stringify(found) !== JSON.stringify(plain(expected)); found = await find())
    await page.waitForTimeout(100);
  assert.deepEqual(found, plain(expected), why);
}

export async function enter(page: Page, form: AddressPage, side: Side, code: string): Promise<void> {
  await type(page, form, side, code);
  await holds(page, form, side, RECORDS[code] ?? assert.fail(code), code);
}

/** Fills in name, phone and email. */
export async function introduce(page: Page, { field }: AddressPage, side: Side): Promise<void> {
  await page.locator(field(side, 'last_name')).fill('山田');
  await page.locator(field(side, 'first_name')).fill('花子');
  const phone = page.locator(field(side, 'phone'));
  if (await phone.count()) await phone.fill('0312345678');
  const email = page.locator('#billing_email, #email');
  if ((await email.inputValue()) === '') await email.fill('hanako@shop.example');
}

/** The element beside a postcode field. */
export const lookup = (page: Page, { field }: AddressPage, side: Side): Locator =>
  page.locator(`dga-address-lookup[for="${field(side, 'postcode').slice(1)}"]`);

// Orders of guests in a real EC-CUBE 4, with the plugin that its administrator uploads.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import { createMockFetch } from '../../src/mock/index.ts';
import { launch } from '../journeys/served-demo.ts';
import { DATA } from '../orders/places.ts';
import { describePlayed, isGood, plansFor, playIn, SHOPPERS, type ShopPage } from './shoppers.ts';

/** A running EC-CUBE 4 with its sample products, its first administrator and SQLite, and its folder. */
const { DGA_HOSTS_ECCUBE: URL_OF_SHOP = '', DGA_HOSTS_ECCUBE_FOLDER: FOLDER = '' } = process.env;
const skip = URL_OF_SHOP === '' || FOLDER === '' ? 'DGA_HOSTS_ECCUBE and DGA_HOSTS_ECCUBE_FOLDER name no EC-CUBE' : false;

/** Uploads and enables the plugin in the administration, whose scripts come from other servers, which need not be in reach. */
async function install(browser: Browser): Promise<void> {
  const admin = await browser.newPage();
  // EC-CUBE builds its cache again.
  admin.setDefaultTimeout(300_000);
  await admin.goto(`${URL_OF_SHOP}/admin/login`);
  await admin.fill('#login_id', 'admin');
  await admin.fill('#password', 'password');
  await follow(admin.locator('button[type=submit]'), /admin\/$/);
  await admin.goto(`${URL_OF_SHOP}/admin/store/plugin/install`);
  await admin.setInputFiles('[name="plugin_local_install[plugin_archive]"]', 'dist/eccube4/DgaAddressLookup.zip');
  await follow(admin.locator('form[enctype] button[type=submit]'), /store\/plugin$/);
  const enable = admin.locator('a[href$="/enable"]').last();
  const form = { _token: (await enable.getAttribute('token-for-anchor')) ?? assert.fail('no plugin') };
  const enabled = await admin.request.post((await enable.getAttribute('href')) ?? '', { form, timeout: 300_000 });
  assert.match(await enabled.text(), /を有効にしました/);
  // A script of the page ends the maintenance.
  rmSync(join(FOLDER, '.maintenance'), { force: true });
  await admin.close();
}

/** Presses what leads to another page, and waits for it. */
async function follow(control: Locator, page: RegExp): Promise<void> {
  await control.click();
  await control.page().waitForURL(page);
}

const SHOP: ShopPage = {
  form: 'EC-CUBE/ec-cube:src/Eccube/Resource/template/default/Entry/index.twig',
  fields: { 2: '#nonmember_company_name', 3: '#nonmember_postal_code', 4: '#nonmember_address_pref', 5: '#nonmember_address_addr01', 6: '#nonmember_address_addr02' },
  submit: '.h-adr button[type=submit]',
  refusal: '.ec-errorMessage',
  sent: /\/shopping$/,
  lookups: '**/dga-address-proxy.php/**',
  proxy: createMockFetch({ latency: 20, data: DATA }),
  async open(page) {
    await page.route(/yubinbango\.github\.io/, (route) => route.abort());
    await page.goto(`${URL_OF_SHOP}/products/detail/2`);
    // EC-CUBE loads jQuery from another server, which need not be in reach.
    const added = page.waitForResponse(/add_cart/);
    await page.locator('.add-cart').click();
    await added;
    await page.goto(`${URL_OF_SHOP}/cart`);
    await follow(page.locator('a.ec-blockBtn--action[href*="buystep"]'), /shopping\/login/);
    await page.goto(`${URL_OF_SHOP}/shopping/nonmember`);
    const person = { name_name01: '山田', name_name02: '花子', kana_kana01: 'ヤマダ', kana_kana02: 'ハナコ', phone_number: '0312345678', email_first: 'hanako@shop.example', email_second: 'hanako@shop.example' };
    for (const [name, text] of Object.entries(person)) await page.fill(`#nonmember_${name}`, text);
  },
  async stored(page) {
    const next = page.locator('#shopping-form button[type=submit].ec-blockBtn--action');
    await follow(next, /shopping\/confirm/);
    await follow(next, /shopping\/complete/);
    using database = new DatabaseSync(join(FOLDER, 'var/eccube.db'), { readOnly: true });
    const order = database.prepare('SELECT o.company_name, o.postal_code, p.name AS pref, o.addr01, o.addr02, o.order_status_id FROM dtb_order o JOIN mtb_pref p ON p.id = o.pref_id ORDER BY o.id DESC LIMIT 1').get();
    const sent = database.prepare('SELECT s.company_name, s.postal_code, p.name AS pref, s.addr01, s.addr02 FROM dtb_shipping s JOIN mtb_pref p ON p.id = s.pref_id ORDER BY s.id DESC LIMIT 1').get();
    const { order_status_id: status, ...address } = order ?? {};
    assert.equal(status, 1, 'the order is new');
    assert.deepEqual({ ...sent }, address, 'it goes to the address of the guest');
    return Object.fromEntries(['company_name', 'postal_code', 'pref', 'addr01', 'addr02'].map((name, i) => [i + 2, String(address[name] ?? '')]));
  },
}; // oxfmt-ignore

describe('EC-CUBE 4', { skip }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launch();
    await install(browser);
  });
  after(() => browser?.close());

  for (const plan of plansFor(SHOP.form, SHOPPERS))
    it(`stores no wrong address without a message: ${plan.story} (seed ${plan.seed})`, async (context) => {
      const played = await playIn(browser, SHOP, plan);
      context.diagnostic(describePlayed(played));
      assert.ok(isGood(played), describePlayed(played));
    });
});

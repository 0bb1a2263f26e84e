// Each snippet of integrations/ on the markup of its system, in Chromium, with the CDN files and the mock behind /dga.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { serveShop, type ShopSite } from '../consumers/shop-site.ts';
import { askSeldom, launch } from './served-demo.ts';
import { unzip } from '../support/unzip.ts';
import { EC_CUBE, ecCube2, SHOPIFY, UNMARKED_FORMS, wooBlock, wooClassic } from '../integrations/markup.ts';

const FOLDER = '.cache/shops';
const page = (body: string): string =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><body>${body}</body></html>`;
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const ZIP = 'dist/wordpress/dga-address-lookup.zip';
const PLUGIN = join(FOLDER, 'wp-content/plugins/dga-address-lookup');

/** The HTML that the plugin prints in each place. */
interface Stage {
  readonly own_rules: string;
  readonly wrong: string;
  readonly shortcode: string;
  readonly block: string;
  readonly form_tag: string;
  readonly billing: string;
  readonly shipping: string;
  readonly city: string;
  readonly checkout: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly script: string;
}
const hasPhp = spawnSync('php', ['-v']).status === 0;
const skip = hasPhp ? false : 'PHP is not installed';

describe('shops', () => {
  let browser: Browser;
  let site: ShopSite;
  let php: Stage | undefined;
  /** One for all shops: a new one costs as much as a shop. */
  let tab: Page | undefined;
  function stage(): Stage {
    const { status, stdout, stderr } = spawnSync(
      'php',
      ['test/integrations/wordpress-stage.php', '/dga', resolve(PLUGIN, 'dga-address-lookup.php')],
      {
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stdout + stderr);
    return JSON.parse(stdout) as Stage;
  }
  before(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    cpSync('dist/cdn', join(FOLDER, 'cdn'), { recursive: true });
    mkdirSync(join(FOLDER, 'wp-content/plugins'), { recursive: true });
    unzip(ZIP, join(FOLDER, 'wp-content/plugins'));
    if (hasPhp) php = stage();
    site = await serveShop(FOLDER);
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    site.close();
  });

  async function open(name: string, html: string): Promise<Page> {
    writeFileSync(join(FOLDER, `${name}.html`), html);
    const opened = (tab ??= askSeldom(await browser.newPage()));
    const errors: string[] = [];
    opened.removeAllListeners('pageerror').on('pageerror', (error) => errors.push(error.message));
    await opened.goto(`${site.origin}/${name}.html`, { waitUntil: 'load' });
    await opened.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
    assert.deepEqual(errors, []);
    return opened;
  }
  /** Types into one field and waits until the others hold their texts. */
  async function fills(opened: Page, zip: string, code: string, expected: Readonly<Record<string, string>>): Promise<void> {
    await opened.locator(zip).pressSequentially(code);
    await opened
      .waitForFunction(
        (texts) => Object.entries(texts).every(([selector, text]) => document.querySelector<HTMLInputElement>(selector)?.value === text),
        expected,
      )
      .catch(() => undefined);
    const values: Record<string, string> = {};
    for (const selector of Object.keys(expected)) values[selector] = await opened.locator(selector).inputValue();
    assert.deepEqual(values, expected);
  }
  /** The styles and scripts that WordPress would print. */
  const scripts = (): string =>
    `${(php?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${(php?.scripts ?? []).map((src) => `<script src="${src}"></script>`).join('')}${php?.script ?? ''}`;

  test('plain HTML: the CDN file fills a form', async () => {
    const opened = await open('plain', readFileSync('integrations/html/page.html', 'utf8'));
    await fills(opened, '[name="zip"]', '1000004', { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="line1"]': '大手町' });
  });

  test('plain HTML: the CDN file that includes the mock needs no server', async () => {
    const html = readFileSync('integrations/html/page.html', 'utf8');
    const opened = await open(
      'plain-mock',
      html.replace('cdn/dga-address-lookup.js', 'cdn/dga-address-lookup.mock.js').replace('endpoint="/dga"', 'endpoint="mock:"'),
    );
    await fills(opened, '[name="zip"]', 'A7E-2FK2', {
      '[name="pref"]': '東京都',
      '[name="city"]': '千代田区',
      '[name="line1"]': '丸の内２丁目７−２',
    });
  });

  test('EC-CUBE 4: the plugin has the files that its page loads', () => {
    const folder = join(FOLDER, 'eccube4');
    unzip('dist/eccube4/DgaAddressLookup.zip', folder);
    assert.equal((JSON.parse(readFileSync(join(folder, 'composer.json'), 'utf8')) as { version: string }).version, VERSION);
    const files = readFileSync(join(folder, 'Resource/template/script.twig'), 'utf8').matchAll(
      /'DgaAddressLookup\/(assets\/[^']+)', 'plugin'/g,
    );
    for (const name of [...files.map(([, file = '']) => file), 'assets/dga-address-lookup.interaction.js'])
      assert.ok(existsSync(join(folder, 'Resource', name)), name);
  });

  test('EC-CUBE 4: the script of the JavaScript page fills forms, with its message below the ZIP Code, even beside YubinBango', async () => {
    // In a folder of the host.
    const data = join(FOLDER, 'shop/html/user_data');
    mkdirSync(join(data, 'assets/js'), { recursive: true });
    cpSync('dist/cdn', join(data, 'dga-address-lookup'), { recursive: true });
    cpSync('integrations/eccube4/dga-address-lookup.eccube4.js', join(data, 'assets/js/customize.js'));
    tab ??= askSeldom(await browser.newPage());
    await tab.route('**/shop/dga-address-proxy.php/**', (route) =>
      route.continue({ url: route.request().url().replace('/shop/dga-address-proxy.php', '/dga') }),
    );
    // As YubinBango does it: on every keyup with seven digits it empties the fields and writes its own town.
    const yubinBango = `<script>document.querySelector('.p-postal-code').addEventListener('keyup', ({ target }) => {
      if (target.value.replace('-', '').length === 7) document.querySelector('.p-locality').value = 'YubinBango';
    });</script>`;
    const opened = await open(
      'ec-cube',
      page(`${EC_CUBE}${yubinBango}<script src="/shop/html/user_data/assets/js/customize.js"></script>`),
    );
    await fills(opened, '#entry_postal_code', 'A7E2FK2', {
      '#entry_address_pref': '13',
      '#entry_address_addr01': '千代田区丸の内',
      '#entry_address_addr02': '２丁目７−２部屋番号：サンプル１',
    });
    await opened.locator('#entry_postal_code').press('ArrowLeft');
    assert.equal(await opened.locator('#entry_address_addr01').inputValue(), '千代田区丸の内');
    assert.equal(await opened.locator('#entry_password_first').inputValue(), '');
    assert.equal(await opened.locator('.ec-zipInput + dga-address-lookup').count(), 1);
  });

  test('EC-CUBE 4: the include replaces the line that loads YubinBango', async () => {
    mkdirSync(join(FOLDER, 'template/assets'), { recursive: true });
    cpSync('dist/cdn', join(FOLDER, 'template/assets/dga-address-lookup'), { recursive: true });
    cpSync(
      'integrations/eccube4/dga-address-lookup.eccube4.js',
      join(FOLDER, 'template/assets/dga-address-lookup/dga-address-lookup.eccube4.js'),
    );
    const include = readFileSync('integrations/eccube4/dga_address_lookup.twig', 'utf8')
      .replaceAll(/\{#.*?#\}/gs, '')
      .replace(/\{\{ asset\('(.*?)'\) \}\}/, '/template/$1')
      .replace("{{ endpoint|default(app.request.basePath ~ '/dga-address-proxy.php') }}", '/dga');
    assert.doesNotMatch(include, /\{\{/);
    const opened = await open('ec-cube-include', page(EC_CUBE + include));
    await fills(opened, '#entry_postal_code', '1000004', { '#entry_address_pref': '13', '#entry_address_addr01': '千代田区大手町' });
  });

  test('EC-CUBE 2: the element fills its form, whose ZIP Code has two boxes', async () => {
    const lookup = '<dga-address-lookup endpoint="/dga"></dga-address-lookup>';
    const opened = await open('ec-cube-2', page(`${ecCube2(lookup)}<script type="module" src="/cdn/dga-address-lookup.js"></script>`));
    await opened.locator('[name="shipping_zip01"]').pressSequentially('100');
    await fills(opened, '[name="shipping_zip02"]', '0004', {
      '[name="shipping_pref"]': '13',
      '[name="shipping_addr01"]': '千代田区大手町',
    });
    assert.equal(await opened.locator('[name="shipping_tel01"]').inputValue(), '');
  });

  test('WordPress: the plugin prints known attributes and values only, and escapes them', { skip }, () => {
    assert.ok(php);
    assert.equal(
      php.shortcode,
      '<dga-address-lookup endpoint="/dga" verify="warn" standalone zip-format="digits" label="&quot;&gt;&lt;script&gt;"></dga-address-lookup>',
    );
    assert.equal(php.block, '<dga-address-lookup endpoint="/dga" verify="warn" for="zip" pickers></dga-address-lookup>');
    assert.equal(
      php.form_tag,
      '<dga-address-lookup endpoint="/dga" verify="warn" for="zip" pickers label="郵便番号"></dga-address-lookup>',
    );
    assert.match(
      php.billing,
      /^<p [^>]*><input [^>]*><dga-address-lookup [^>]*for="billing_postcode" zip-format="hyphen"><\/dga-address-lookup><\/p>$/,
    );
    assert.equal(php.own_rules, '<dga-address-lookup endpoint="/dga" require-block verify="block"></dga-address-lookup>');
    assert.equal(php.wrong, '<dga-address-lookup endpoint="/dga" verify="warn"></dga-address-lookup>');
    assert.equal(php.city, '<p></p>');
    assert.match(
      php.script,
      /^<script type="module" src="[^?"]*\/cdn\/\d+\.\d+\.\d+\/dga-address-lookup\.js"><\/script><script type="module" src="[^?"]*\/cdn\/current-version\.js"><\/script>$/,
    );
  });

  test('WordPress: a page that a page cache kept from an earlier version of the plugin fills a form', { skip }, async () => {
    const form = '<form><input name="zip" autocomplete="postal-code"><input name="city" autocomplete="address-level2"></form>';
    const old = scripts().replace(`/cdn/${VERSION}/`, '/cdn/0.0.0/');
    const opened = await open('page-cache', page(`${form}${php?.block.replace(' for="zip" pickers', '') ?? ''}${old}`));
    await fills(opened, '[name="zip"]', '1000004', { '[name="city"]': '千代田区' });
  });

  test('WooCommerce, classic checkout: billing and shipping addresses are separate', { skip }, async () => {
    const opened = await open('woo-classic', page(wooClassic(php?.billing ?? '', php?.shipping ?? '') + scripts()));
    await fills(opened, '#shipping_postcode', '1000004', {
      '#shipping_state': 'JP13',
      '#shipping_city': '千代田区',
      '#shipping_address_1': '大手町',
    });
    assert.equal(await opened.locator('#billing_city').inputValue(), '');
    await fills(opened, '#billing_postcode', '1020072', {
      '#billing_state': 'JP13',
      '#billing_city': '千代田区',
      '#billing_address_1': '飯田橋',
    });
    assert.equal(await opened.locator('#shipping_address_1').inputValue(), '大手町');
  });

  test('WooCommerce, checkout block: both addresses are filled in one form', { skip }, async () => {
    const opened = await open('woo-block', page(wooBlock(php?.checkout ?? '') + scripts()));
    await fills(opened, '#billing-postcode', '1000004', {
      '#billing-state': 'JP13',
      '#billing-city': '千代田区',
      '#billing-address_1': '大手町',
    });
    assert.equal(await opened.locator('#shipping-city').inputValue(), '');
    await fills(opened, '#shipping-postcode', '1020072', { '#shipping-state': 'JP13', '#shipping-address_1': '飯田橋' });
    assert.equal(await opened.locator('#billing-address_1').inputValue(), '大手町');
  });

  for (const { system, html, code, expected } of UNMARKED_FORMS)
    test(`${system}: the tag alone fills the form`, async () => {
      const lookup = '<dga-address-lookup endpoint="/dga"></dga-address-lookup>';
      const opened = await open(
        `unmarked-${UNMARKED_FORMS.findIndex((one) => one.system === system)}`,
        page(`${html(lookup)}<script type="module" src="/cdn/dga-address-lookup.js"></script>`),
      );
      await fills(opened, code, '1000004', expected);
    });

  for (const [kind, folder, owner] of [
    ['a section of a theme', 'sections', 'section'],
    ['an app embed block of a theme app extension', 'blocks', 'block'],
  ] as const)
    test(`Shopify: ${kind} fills the address page`, async () => {
      const source = readFileSync(`integrations/shopify/${folder}/dga-address-lookup.liquid`, 'utf8');
      const script = source
        .replaceAll(/\{%- comment -%\}.*?\{%- endcomment -%\}|\{% schema %\}.*?\{% endschema %\}/gs, '')
        .replace(`{{ ${owner}.settings.endpoint | json }}`, '"/dga"')
        .replace("{{ 'dga-address-lookup.js' | asset_url | split: '?' | first | json }}", '"/cdn/dga-address-lookup.js"');
      assert.doesNotMatch(script, /\{\{|\{%/);
      const opened = await open(`shopify-${folder}`, page(SHOPIFY + script));
      await fills(opened, '#AddressZipNew', '1000004', {
        '#AddressProvinceNew': 'Tōkyō',
        '#AddressCityNew': '千代田区',
        '#AddressAddress1New': '大手町',
      });
      const schema = JSON.parse(/\{% schema %\}(.*)\{% endschema %\}/s.exec(source)?.[1] ?? '') as Record<string, unknown>;
      assert.deepEqual([schema['target'], 'presets' in schema], folder === 'blocks' ? ['body', false] : [undefined, true]);
    });

  test('kintone: each part is written through the record of the screen', async () => {
    const script = readFileSync('integrations/kintone/dga-address-lookup.kintone.js', 'utf8')
      .replace('https://shop.example/cdn/', '/cdn/')
      .replace('https://shop.example/dga', '/dga');
    const stand = `<div id="space"></div><script>
      const record = Object.fromEntries(['郵便番号', '都道府県', '市区町村', '町域', '番地'].map((code) => [code, { value: '' }]));
      window.kintone = {
        app: { record: { get: () => ({ record: structuredClone(record) }), set: ({ record: given }) => Object.assign(record, given), getSpaceElement: () => document.querySelector('#space') } },
        events: { on: (names, handler) => handler({ type: names[0], record }) },
      };
      window.shown = record;
    </script><script>${script}</script>`;
    const opened = await open('kintone', page(stand));
    await opened.locator('#space input').pressSequentially('1000004');
    await opened.waitForFunction(
      () => (globalThis as unknown as { shown: Record<string, { value: string }> }).shown['町域']?.value === '大手町',
    );
    const shown = await opened.evaluate(() =>
      Object.fromEntries(
        Object.entries((globalThis as unknown as { shown: Record<string, { value: string }> }).shown).map(([code, { value }]) => [
          code,
          value,
        ]),
      ),
    );
    assert.deepEqual(shown, { 郵便番号: '100-0004', 都道府県: '東京都', 市区町村: '千代田区', 町域: '大手町', 番地: '' });
  });
});

// The plugin's zip in a real WordPress: uploaded, configured and used in a browser, as the owner of a site does it.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY, type MockApi } from './mock-api.ts';
import {
  installOurPlugin,
  installPlugin,
  missingForWordPress,
  openWordPress,
  pluginZip,
  saveSettings,
  testConnection,
  useBuiltInProxy,
  type WordPressHost,
  type WordPressSite,
} from './wordpress-site.ts';

const FORM =
  '<form><input name="zip" autocomplete="postal-code"><input name="pref" autocomplete="address-level1"><input name="city" autocomplete="address-level2"><input name="street" autocomplete="address-line1">';
/** The newest WordPress in which these tests have passed: “Tested up to” in the plugin's readme. */
const TRIED = 'integrations/wordpress/tried.json';
const withPlugin = (name: string): { readonly skip: string | false } => ({
  skip: pluginZip(name) === undefined ? `no zip of ${name} in DGA_HOSTS_PLUGINS` : false,
});

/** The part of WordPress's editor API that the test calls. */
interface WordPressWindow {
  readonly wp: {
    readonly data: { dispatch(store: string): Record<string, (...values: unknown[]) => unknown> };
    readonly blocks: { createBlock(name: string): unknown };
  };
}

describe('WordPress', { skip: missingForWordPress() }, () => {
  let host: WordPressHost;
  let api: MockApi;
  let site: WordPressSite;
  let browser: Browser;
  let admin: Page;
  before(async () => {
    host = await openWordPress();
    ({ api, site, browser, admin } = host);
  });
  after(() => host?.close());

  const settings = (values: Readonly<Record<string, string>>): Promise<string> => saveSettings(admin, site, values);
  /** Publishes a page, and returns its address. */
  const publish = (title: string, content: string): string =>
    site.run(`echo get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ${JSON.stringify(title)}, 'post_content' => ${JSON.stringify(content).replaceAll('$', '\\$')} ) ) ) );`).trim();
  const open = async (url: string, context: { newPage(): Promise<Page> } = browser): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => assert.fail(String(error)));
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
    return page;
  };
  const fills = async (page: Page, field: string, code: string, expected: Readonly<Record<string, string>>): Promise<void> => {
    await page.locator(field).pressSequentially(code, { delay: 20 });
    await page.waitForFunction((wanted) => Object.entries(wanted).every(([selector, value]) => document.querySelector<HTMLInputElement>(selector)?.value === value), expected, { timeout: 15_000 }).catch(() => undefined);
    const values: Record<string, string> = {};
    for (const selector of Object.keys(expected)) values[selector] = await page.locator(selector).inputValue();
    assert.deepEqual(values, expected);
  };

  it('installs the plugin from its zip, without a notice of PHP', async () => {
    await installOurPlugin(admin, site);
    assert.match(await admin.locator('#the-list').innerText(), /DGA Address Lookup/);
    assert.equal(site.phpLog(), '');
  });

  it('works in test mode at once, without a contract, for administrators only', async () => {
    const url = publish('Test', `${FORM}[dga_address_lookup]</form>`);
    const visitor = await browser.newPage();
    await visitor.goto(url);
    assert.equal(await visitor.locator('dga-address-lookup').count(), 0);
    assert.doesNotMatch(await (await fetch(publish('Block', '<!-- wp:dga-address-lookup/lookup /-->'))).text(), /wp-block-dga-address-lookup/, 'no empty block');
    await visitor.close();
    const page = await open(url, admin.context());
    await fills(page, '[name="zip"]', 'A7E2FK2', { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="street"]': '丸の内２丁目７−２ 部屋番号：サンプル１' });
    assert.equal(api.searches.length, 0);
    await page.close();
  });

  it('rejects invalid settings with a message, and keeps the earlier ones', async () => {
    assert.match(await settings({ mode: 'builtin' }), /needs a client ID and a secret key/);
    assert.match(await settings({ endpoint: 'javascript:alert(1)', forwarded_for: '1.2.3', trusted_proxies: 'everybody' }), /Registered IP address.*was not saved[\s\S]*Your own reverse proxies.*was not saved[\s\S]*Address of your proxy.*was not saved/);
    assert.match(await settings({ secret_key: 'two words' }), /secret key was not saved/);
    assert.equal(await admin.locator('#dga-mode').inputValue(), 'test');
    const names = { client_id: 'Client ID', trusted_proxies: 'Your own reverse proxies', endpoint: 'Address of your proxy' };
    const wrong = { client_id: ['"quoted"', 'your-client-id'], trusted_proxies: ['300.1.1.1/99', '0.0.0.0/0', '::::'], endpoint: ['https://user:password@proxy.example/dga', '/dga?key=1', 'https://proxy.example/dga#x'] };
    for (const [name, values] of Object.entries(wrong) as [keyof typeof wrong, string[]][])
      for (const value of values) assert.match(await settings({ [name]: value }), new RegExp(`"${names[name]}" was not saved`), value);
    await settings({ endpoint: '/dga/' });
    assert.equal(await admin.locator('#dga-endpoint').inputValue(), '/dga', 'without the slash at its end');
  });

  it('checks every value that a form sends, whatever else it sends', () => {
    const saved = site.run("echo wp_json_encode( DgaAddressLookup\\WordPress\\Settings::sanitize( array( 'sanitized' => '1', 'endpoint' => 'javascript:alert(1)' ) ) );");
    assert.doesNotMatch(saved, /javascript|sanitized/);
  });

  it('takes one credential from wp-config.php and the other from the settings page', () => {
    const mode = (constant: string, other: string): string => site.run(`define( '${constant}', 'cid-5c1f0e9b7a' ); echo DgaAddressLookup\\WordPress\\Settings::sanitize( array( 'mode' => 'builtin', '${other}' => 'sk-0d41b8e6f29a47c3' ) )['mode'];`);
    assert.deepEqual([mode('DGA_SECRET_KEY', 'client_id'), mode('DGA_CLIENT_ID', 'secret_key'), mode('DGA_CLIENT_ID', 'endpoint')], ['builtin', 'builtin', 'test']);
  });

  it('reports that the API refuses wrong credentials', async () => {
    await settings({ mode: 'builtin', client_id: MOCK_CLIENT_ID, secret_key: 'a-wrong-secret' });
    assert.match(await testConnection(admin, site), /client ID and secret key|credentials/);
  });

  it('saves the credentials encrypted, never shows them, and the connection test succeeds', async () => {
    await useBuiltInProxy(admin, site);
    api.searches.length = 0;
    assert.match(await testConnection(admin, site), /The connection works/);
    assert.deepEqual(api.searches, ['/searchcode/1000004'], 'the test searches once');
    assert.ok(!(await admin.content()).includes(MOCK_SECRET_KEY));
    assert.ok(!site.run("echo wp_json_encode( wp_load_alloptions() );").includes(MOCK_SECRET_KEY));
  });

  it('says that the saved secret key cannot be read once the salts of wp-config.php have changed', () => {
    const text = site.run("require_once ABSPATH . 'wp-admin/includes/admin.php'; add_filter( 'salt', fn () => 'changed' ); set_current_screen( 'dashboard' ); DgaAddressLookup\\WordPress\\Settings_Page::notices(); DgaAddressLookup\\WordPress\\Settings_Page::render();");
    assert.equal(text.match(/salts of wp-config\.php have changed/g)?.length, 2, 'a notice, and the text below the field');
  });

  for (const [name, structure] of [['plain', ''], ['pretty', '/%postname%/']] as const)
    it(`fills a form through the built-in proxy with ${name} permalinks`, async () => {
      site.run(`update_option( 'permalink_structure', '${structure}' ); flush_rewrite_rules();`);
      api.searches.length = 0;
      const url = publish(`Form ${name}`, `${FORM}</form><!-- wp:dga-address-lookup/lookup {"overwrite":"always","require-block":true} /-->`);
      const page = await open(url);
      assert.equal(await page.locator('dga-address-lookup').getAttribute('overwrite'), 'always');
      await fills(page, '[name="zip"]', '1000004', { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="street"]': '大手町' });
      assert.deepEqual(api.searches, ['/searchcode/1000004']);
      await page.close();
    }); // oxfmt-ignore

  it('prints `verify` and `require-block` as the settings page has them, unless the tag has its own', async () => {
    const url = publish('Rules', `${FORM}[dga_address_lookup id="site"][dga_address_lookup id="own" verify="off" require_block="false"]</form>`);
    const tag = async (id: string): Promise<(string | null)[]> => {
      const html = await (await fetch(url)).text();
      const found = new RegExp(`<dga-address-lookup [^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? assert.fail(html);
      return [/ verify="(\w+)"/.exec(found)?.[1] ?? null, / require-block(?=[ >])/.exec(found)?.[0].trim() ?? null];
    };
    assert.deepEqual(await tag('site'), ['warn', null], 'as installed');
    await settings({ verify: 'block', require_block: '1' });
    assert.deepEqual([await tag('site'), await tag('own')], [['block', 'require-block'], ['off', null]]);
    await settings({ verify: 'warn', require_block: '0' });
    assert.deepEqual(await tag('site'), ['warn', null]);
  });

  it('keeps what a shortcode encloses, and reads attributes with full-width spaces between them', async () => {
    const html = await (await fetch(publish('Enclosing', '[dga_address_lookup for="zip"　standalone]<b id="inside">text</b>[/dga_address_lookup]'))).text();
    assert.match(html, /<dga-address-lookup [^>]*for="zip" standalone><\/dga-address-lookup>\s*<b id="inside">/);
  });

  it('loads the script for a tag that another plugin prints late in the footer', () => {
    // WordPress 6.1 reads the list of styles in the footer, which the head of a page makes.
    const html = site.run("wp_styles(); add_action( 'wp_footer', fn () => print( do_shortcode( '[dga_address_lookup]' ) ), 99 ); do_action( 'wp_footer' );");
    assert.match(html, /<dga-address-lookup [\s\S]*<script [^>]*dga-address-lookup\.js/);
  });

  it('serves the proxy to its own pages only, and logs and stores no code', async () => {
    const lookUp = (headers: Record<string, string>, code = 'QN6GQX1'): Promise<Response> => fetch(`${site.url}/wp-json/dga-address-lookup/v1/searchcode`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ search_code: code }) });
    const foreign = await lookUp({ origin: 'https://evil.example' });
    assert.deepEqual([foreign.status, foreign.headers.get('access-control-allow-origin')], [403, null]);
    assert.equal((await lookUp({ origin: site.url })).status, 200);
    assert.equal((await lookUp({}, 'B7E2FK2')).status, 404);
    const stored = site.run(`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}dga_address_lookup" ) );`);
    assert.match(stored, /token-.*sealed/);
    assert.doesNotMatch(stored + site.phpLog(), /QN6GQX1|B7E2FK2|博多|127\.0\.0\.1"/);
  });

  it('shows the block with its controls in the editor', async () => {
    await admin.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await admin.waitForFunction(() => 'wp' in globalThis && document.querySelector('.block-editor, .edit-post-layout, .editor-editor-interface') !== null);
    await admin.evaluate(() => {
      const { wp } = globalThis as unknown as WordPressWindow;
      wp.data.dispatch('core/preferences')['set']?.('core/edit-post', 'welcomeGuide', false);
      return wp.data.dispatch('core/block-editor')['insertBlocks']?.(wp.blocks.createBlock('dga-address-lookup/lookup'));
    });
    for (const label of ['Fields that may be overwritten', 'Require a block number', 'Show its own input'])
      await admin.waitForFunction((text) => {
        (globalThis as unknown as WordPressWindow).wp.data.dispatch('core/edit-post')['openGeneralSidebar']?.('edit-post/block');
        return document.body.innerText.toLowerCase().includes(text.toLowerCase());
      }, label, { polling: 500 });
  });

  it('is in Japanese on a Japanese site', async () => {
    site.run("wp_mkdir_p( WP_LANG_DIR ); update_user_meta( 1, 'locale', 'ja' );");
    const text = site.run("switch_to_locale( 'ja' ); load_textdomain( 'dga-address-lookup', WP_PLUGIN_DIR . '/dga-address-lookup/languages/dga-address-lookup-ja.mo' ); echo __( 'Test the connection', 'dga-address-lookup' );");
    assert.equal(text.trim(), '接続をテスト');
    const advice = site.run("switch_to_locale( 'ja' ); load_textdomain( 'dga-address-lookup', WP_PLUGIN_DIR . '/dga-address-lookup/languages/dga-address-lookup-ja.mo' ); define( 'DGA_CACHE', 'always' ); DgaAddressLookup\\WordPress\\Proxy_Route::load(); echo implode( DgaAddressLookup\\WordPress\\Settings::for_proxy()->problems );");
    assert.equal(advice.trim(), 'DGA_CACHE の値「always」が正しくありません。memory または off を指定してください。');
    site.run("delete_user_meta( 1, 'locale' );");
  });

  describe('Contact Form 7', withPlugin('contact-form-7'), () => {
    it('expands the shortcode and the form-tag inside a form, and nothing else', async () => {
      await installPlugin(admin, site, pluginZip('contact-form-7') ?? '');
      const form = '<label>郵便番号 [text zip]</label>\n<label>都道府県 [text pref]</label>\n<label>市区町村 [text city]</label>\n<label>町名・番地 [text street]</label>\n';
      for (const tag of ['[dga_address_lookup overwrite="always"]', '[dga_address overwrite:always]']) {
        const id = site.run(`$form = WPCF7_ContactForm::get_template(); $form->set_title( 'Address' ); $form->set_properties( array( 'form' => ${JSON.stringify(`${form}${tag}\n[gallery]`)} ) ); echo $form->save();`);
        const page = await open(publish(tag, `[contact-form-7 id="${id.trim()}"]`));
        assert.equal(await page.locator('form dga-address-lookup[overwrite="always"]').count(), 1);
        assert.match(await page.locator('form.wpcf7-form').innerText(), /\[gallery\]/);
        await fills(page, '[name="zip"]', '1020072', { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="street"]': '飯田橋' });
        await page.close();
      }
    });
    it('finds the code field that `for` names, in a form as the dialogs write it', async () => {
      const form = '<label> コード\n    [text text-101] </label>\n\n[dga_address for:text-101]\n\n<label> 都道府県\n    [text text-102] </label>\n\n<label> 市区町村\n    [text text-103] </label>\n\n[submit "送信"]';
      const id = site.run(`$form = WPCF7_ContactForm::get_template(); $form->set_title( 'Dialogs' ); $form->set_properties( array( 'form' => ${JSON.stringify(form)} ) ); echo $form->save();`);
      const page = await open(publish('Dialogs', `[contact-form-7 id="${id.trim()}"]`));
      await fills(page, '[name="text-101"]', '1020072', { '[name="text-102"]': '東京都', '[name="text-103"]': '千代田区' });
      await page.close();
    });
    it('adds the form-tag to the buttons of the form editor', async (context) => {
      if (site.run("echo version_compare( WPCF7_VERSION, '6.0', '<' ) ? 'old' : '';") !== '') return context.skip('the buttons need Contact Form 7 6.0 or later');
      await admin.goto(`${site.url}/wp-admin/admin.php?page=wpcf7-new`);
      await admin.getByRole('button', { name: 'address lookup' }).click();
      await admin.locator('dialog[open] input[data-tag-option="for:"]').fill('zip');
      await admin.keyboard.press('Tab');
      assert.equal(await admin.locator('dialog[open] [data-tag-part="tag"]').inputValue(), '[dga_address for:zip]');
    });
  });

  describe('MW WP Form', withPlugin('mw-wp-form'), () => {
    it('fills the form that contains the shortcode, and shows no code field on the confirmation page', async () => {
      await installPlugin(admin, site, pluginZip('mw-wp-form') ?? '');
      // It has a field for ZIP Codes on Japanese sites only. WordPress saves only a language that is installed.
      site.run("$wpdb->replace( $wpdb->options, array( 'option_name' => 'WPLANG', 'option_value' => 'ja' ) );");
      const fields = '<p>郵便番号 [mwform_zip name="zip"]</p>\n[dga_address_lookup]\n<p>都道府県 [mwform_text name="pref"]</p>\n<p>市区町村 [mwform_text name="city"]</p>\n<p>町名・番地 [mwform_text name="street"]</p>\n[mwform_bconfirm value="confirm"]確認[/mwform_bconfirm]\n[mwform_bback value="back"]戻る[/mwform_bback]\n[mwform_bsubmit name="send" value="send"]送信[/mwform_bsubmit]';
      const id = site.run(`echo wp_insert_post( array( 'post_type' => 'mw-wp-form', 'post_status' => 'publish', 'post_title' => 'Address', 'post_content' => ${JSON.stringify(fields)} ) );`).trim();
      const page = await open(publish('MW WP Form', `[mwform_formkey key="${id}"]`));
      await page.locator('[name="zip[data][0]"]').pressSequentially('102', { delay: 20 });
      await fills(page, '[name="zip[data][1]"]', '0072', { '[name="pref"]': '東京都', '[name="city"]': '千代田区', '[name="street"]': '飯田橋' });
      await page.locator('[name="street"]').press('End');
      await page.locator('[name="street"]').pressSequentially('1-2');
      await page.locator('[name="submitConfirm"]').click();
      await page.locator('[name="submitBack"]').waitFor();
      assert.match(await page.locator('form').innerText(), /102-0072[\s\S]*東京都[\s\S]*千代田区[\s\S]*飯田橋1-2/);
      await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
      await page.evaluate(async () => {
        await (document.querySelector('dga-address-lookup') as unknown as { readonly updateComplete: Promise<boolean> }).updateComplete;
        await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      assert.equal(await page.locator('dga-address-lookup input').filter({ visible: true }).count(), 0);
      await page.locator('[name="submitBack"]').click();
      await page.locator('[name="zip[data][1]"]').waitFor();
      const kept = ['zip[data][0]', 'zip[data][1]', 'pref', 'city', 'street'].map((name) => page.locator(`[name="${name}"]`).inputValue());
      assert.deepEqual(await Promise.all(kept), ['102', '0072', '東京都', '千代田区', '飯田橋1-2']);
      await page.close();
      site.run("delete_option( 'WPLANG' );");
    });
  });

  it('names the newest tested WordPress in its readme (WRITE=1 writes it)', () => {
    const running = site.run("global $wp_version; echo implode( '.', array_slice( explode( '.', $wp_version ), 0, 2 ) );").trim();
    const { wordpress } = JSON.parse(readFileSync(TRIED, 'utf8')) as { readonly wordpress: string };
    const isNewer = running.localeCompare(wordpress, 'en', { numeric: true }) > 0;
    if (isNewer && process.env['WRITE'] !== undefined) writeFileSync(TRIED, `{ "wordpress": "${running}" }\n`);
    else assert.ok(!isNewer, `WordPress ${running} is newer than ${wordpress}: run with WRITE=1 when everything has passed`);
    assert.match(site.run("echo file_get_contents( WP_PLUGIN_DIR . '/dga-address-lookup/readme.txt' );"), new RegExp(`^Tested up to: ${wordpress}$`, 'm'));
  });

  it('has its table removed together with a site of a network', () => {
    const tables = site.run("echo wp_json_encode( apply_filters( 'wpmu_drop_tables', array(), 1 ) );");
    assert.deepEqual(JSON.parse(tables), ['wp_dga_address_lookup']);
  });

  it('leaves nothing behind when it is deleted', async () => {
    site.run("set_transient( 'dga_address_lookup_test_1', array(), 60 ); require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php'; $file = 'dga-address-lookup/dga-address-lookup.php'; deactivate_plugins( $file ); delete_plugins( array( $file ) );");
    const left = site.run(`global $wpdb; echo wp_json_encode( array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%dga_address_lookup%'" ), $wpdb->get_var( "SHOW TABLES LIKE '{$wpdb->prefix}dga%'" ), file_exists( WP_PLUGIN_DIR . '/dga-address-lookup' ) ) );`);
    assert.deepEqual(JSON.parse(left), [0, null, false]);
  });

  it('causes no PHP notice', () => assert.equal(site.phpLog(), ''));
}); // oxfmt-ignore

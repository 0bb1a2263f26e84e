// The plugin in a WordPress that is not at the root of its host: in a folder, then as a network of sites in folders.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  installOurPlugin,
  logIn,
  missingForWordPress,
  openWordPress,
  testConnection,
  useBuiltInProxy,
  type WordPressHost,
  type WordPressSite,
} from './wordpress-site.ts';

const PATH = '/blog';
const FORM =
  '<form><input name="zip" autocomplete="postal-code"><input name="pref" autocomplete="address-level1"><input name="city" autocomplete="address-level2"><input name="street" autocomplete="address-line1">[dga_address_lookup]</form>';
const PUBLISH = `echo get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => '${FORM}' ) ) );`;

/** Turns the site into a network, and adds a site in a folder. WordPress's own page for it accepts no port. */
function makeNetwork({ url, folder, run }: WordPressSite): WordPressSite {
  const { host } = new URL(url);
  run(`require_once ABSPATH . 'wp-admin/includes/upgrade.php'; foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; } install_network(); populate_network( 1, '${host}', 'admin@shop.example', 'Network', '${PATH}/', false );`);
  const config = join(folder, 'root', PATH, 'wp-config.php');
  const constants = { MULTISITE: true, SUBDOMAIN_INSTALL: false, DOMAIN_CURRENT_SITE: host, PATH_CURRENT_SITE: `${PATH}/`, SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 };
  const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );\n`);
  const text = readFileSync(config, 'utf8').replaceAll(/^define\( 'WP_(?:HOME|SITEURL)'.*\n/gm, '');
  writeFileSync(config, text.replace('<?php\n', `<?php\n${lines.join('')}`));
  // WordPress 6.1 removes the colon before a port.
  const keepPort = `add_filter( 'sanitize_user', fn ( $name, $given ) => '${host}' === $given ? $given : $name, 10, 2 );`;
  assert.equal(run(`${keepPort} echo wpmu_create_blog( '${host}', '${PATH}/second/', 'Second', 1 );`), '2');
  const plugin = 'dga-address-lookup/dga-address-lookup.php';
  run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${plugin}' ); activate_plugin( '${plugin}', '', true );`);
  return { url: `${url}/second`, folder, run: (code) => run(`switch_to_blog( 2 ); ${code}`), phpLog: () => '', stop: () => Promise.resolve() };
} // oxfmt-ignore

describe('WordPress in a folder of its host', { skip: missingForWordPress() }, () => {
  let host: WordPressHost;
  let site: WordPressSite;
  let admin: Page;
  before(async () => {
    host = await openWordPress({}, PATH);
    ({ site, admin } = host);
    await installOurPlugin(admin, site);
  });
  after(() => host?.close());

  const fills = async (url: string): Promise<void> => {
    const page = await host.browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
    await page.locator('[name="zip"]').pressSequentially('1000004', { delay: 20 });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="street"]')?.value === '大手町');
    await page.close();
  };

  it('passes the connection test of the built-in proxy', async () => {
    await useBuiltInProxy(admin, site);
    assert.match(await testConnection(admin, site), /The connection works|接続できました/);
  });

  for (const [name, structure] of Object.entries({ plain: '', pretty: '/%postname%/', 'almost pretty': '/index.php/%postname%/' }))
    it(`fills a form through the built-in proxy with ${name} permalinks`, async () => {
      site.run(`$wp_rewrite->set_permalink_structure( '${structure}' ); flush_rewrite_rules();`);
      await fills(site.run(PUBLISH));
    });

  it('fills a form on each site of a network, with settings and a table of its own, and leaves none behind', async () => {
    const second = makeNetwork(site);
    // The cookies of a network have another path.
    await logIn(admin, site);
    await useBuiltInProxy(admin, second);
    assert.match(await testConnection(admin, second), /The connection works|接続できました/);
    for (const one of [site, second]) await fills(one.run(PUBLISH));
    const tables = `echo implode( ' ', $wpdb->get_col( "SHOW TABLES LIKE '%dga%'" ) );`;
    assert.equal(site.run(tables), 'wp_2_dga_address_lookup wp_dga_address_lookup');
    site.run("define( 'WP_UNINSTALL_PLUGIN', 1 ); require WP_PLUGIN_DIR . '/dga-address-lookup/uninstall.php';");
    assert.deepEqual([site, second].map(({ run }) => run(`${tables} echo get_option( 'dga_address_lookup', '' );`)), ['', '']);
  });

  it('causes no PHP notice', () => assert.equal(site.phpLog(), ''));
}); // oxfmt-ignore

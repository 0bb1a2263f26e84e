// Installs a real WordPress into an empty folder, with its own database, and the plugin as its administrator does.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve as resolvePath } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../journeys/served-demo.ts';
import { until } from '../proxy/ask.ts';
import { freePort } from '../support/free-port.ts';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY, type MockApi, serveMockApi } from './mock-api.ts';

/** WordPress's files: the folder or zip that the caller names, or Debian's package. */
export const WORDPRESS: string = process.env['DGA_HOSTS_WORDPRESS'] ?? '/usr/share/wordpress';
/** Zips of other plugins, by the start of their file names: `woocommerce`, `contact-form-7`, `mw-wp-form`. */
export const pluginZip = (name: string): string | undefined =>
  (process.env['DGA_HOSTS_PLUGINS'] ?? '')
    .split(',')
    .find((file) => basename(file.trim()).startsWith(name))
    ?.trim();
const PLUGIN = resolvePath('dist/wordpress/dga-address-lookup.zip');
/** What is missing for the plugin in a WordPress, or `false`. */
export function missingForWordPress(): string | false {
  for (const [command, ...args] of [['php', '-r', 'exit(extension_loaded("mysqli") ? 0 : 1);'], ['mariadbd', '--version'], ['mariadb-install-db', '--help']] as const)
    if (spawnSync(command, args, { stdio: 'ignore' }).error || (command === 'php' && spawnSync(command, args).status !== 0)) return `${command} is not installed (with mysqli)`;
  if (!existsSync(WORDPRESS)) return `${WORDPRESS} does not exist: install Debian's package wordpress, or set DGA_HOSTS_WORDPRESS`;
  return existsSync(PLUGIN) ? false : 'dist/wordpress is not built';
} // oxfmt-ignore

/** The administrator of the site. */
const ADMIN = { user: 'admin', password: 'Correct-Horse-5' } as const;

/** A WordPress that runs. */
export interface WordPressSite {
  /** Without a slash at its end. */
  readonly url: string;
  readonly folder: string;
  /** Warnings and errors of PHP so far. */
  phpLog(): string;
  /** Runs PHP code inside WordPress, and returns what it prints. */
  run(code: string): string;
  stop(): Promise<void>;
}

/** Copies WordPress into a folder of the web root, starts a database and PHP's own server. `constants` go into wp-config.php. */
async function startWordPress(constants: Readonly<Record<string, string>>, path: string): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dga-wordpress-'));
  const root = join(folder, 'root');
  const site = join(root, path);
  if (WORDPRESS.endsWith('.zip')) {
    must('unzip', ['-q', WORDPRESS, '-d', join(folder, 'unpacked')]);
    cpSync(join(folder, 'unpacked', 'wordpress'), site, { recursive: true });
  } else cpSync(WORDPRESS, site, { recursive: true, dereference: true, filter: (file) => !/\/(?:wp-config\.php|\.htaccess)$/.test(file) });
  for (const name of ['plugins', 'uploads', 'upgrade']) mkdirSync(join(site, 'wp-content', name), { recursive: true });
  addTheme(join(site, 'wp-content/themes'));
  const database = await startDatabase(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  const log = join(folder, 'php.log');
  writeFileSync(log, '');
  const defined = {
    DB_NAME: 'wordpress', DB_USER: 'root', DB_PASSWORD: '', DB_HOST: `localhost:${database.socket}`, DB_CHARSET: 'utf8mb4', DB_COLLATE: '', WP_HOME: url, WP_SITEURL: url, FS_METHOD: 'direct',
    WP_DEBUG: true, WP_DEBUG_LOG: log, WP_DEBUG_DISPLAY: false, DISABLE_WP_CRON: true, WP_HTTP_BLOCK_EXTERNAL: true, WP_ACCESSIBLE_HOSTS: '127.0.0.1', AUTOMATIC_UPDATER_DISABLED: true,
    ...(existsSync(join(site, 'wp-content/themes/plain')) ? { WP_DEFAULT_THEME: 'plain' } : {}),
    ...Object.fromEntries(['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [[`${name}_KEY`, `${name} key of a test`], [`${name}_SALT`, `${name} salt of a test`]])),
    ...constants,
  }; // oxfmt-ignore
  const lines = Object.entries(defined).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  writeFileSync(join(site, 'wp-config.php'), `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }\nrequire_once ABSPATH . 'wp-settings.php';\n`);
  writeFileSync(
    join(folder, 'router.php'),
    `<?php
// Requests for anything but a file go to WordPress, as a web server with rewriting does it.
$asked = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
// Sites of a network share the files.
$script = file_exists( '${root}' . $asked ) ? $asked : preg_replace( '#^${path}/[\\w-]+(/wp-(?:admin|content|includes)/.*|/wp-[\\w-]+\\.php)$#', '${path}$1', $asked );
if ( is_dir( '${root}' . $script ) ) { $script = rtrim( $script, '/' ) . '/index.php'; }
if ( ! is_file( '${root}' . $script ) ) { $script = '${path}/index.php'; }
if ( substr( $script, -4 ) !== '.php' ) {
  if ( $script === $asked ) { return false; }
  header( 'Content-Type: ' . ( array( 'js' => 'text/javascript', 'css' => 'text/css' )[ pathinfo( $script, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
  readfile( '${root}' . $script );
  return;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
// PHP's server takes what follows a folder for the script's path information.
if ( strpos( $asked, $script . '/' ) !== 0 ) { unset( $_SERVER['PATH_INFO'] ); }
chdir( dirname( '${root}' . $script ) );
require '${root}' . $script;
`,
  );
  const options = ['-d', 'error_reporting=E_ALL & ~E_DEPRECATED', '-d', 'memory_limit=512M', '-d', 'upload_max_filesize=200M', '-d', 'post_max_size=200M', '-d', 'max_execution_time=120', '-d', 'opcache.enable_cli=1'];
  const php = spawn('php', [...options, '-S', `127.0.0.1:${port}`, '-t', root, join(folder, 'router.php')], { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '6' }, stdio: 'ignore', detached: true });
  const stopPhp = (): void => killGroup(php);
  process.once('exit', stopPhp);
  await until(() => fetch(`${url}/readme.html`).then(({ ok }) => ok, () => false)); // oxfmt-ignore
  return {
    url,
    folder,
    // WordPress warns that it cannot reach its update server. Its installer has warnings, and an old WordPress has deprecations on a new PHP.
    phpLog: () => readFileSync(log, 'utf8').split('\n').filter((line) => line !== '' && !line.includes('WordPress.org') && !/PHP Deprecated: .* in \S*\/wp-(?:includes|admin)\/| in \S*\/wp-admin\/install\.php /.test(line)).join('\n'),
    run: (code) => {
      writeFileSync(join(folder, 'run.php'), `<?php\n$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';\n$_SERVER['REMOTE_ADDR'] = '127.0.0.1';\n$_SERVER['REQUEST_URI'] = '${path}/';\nrequire '${site}/wp-load.php';\nwp_set_current_user( 1 );\nkses_remove_filters();\n${code}\n`);
      return must('php', [...options, join(folder, 'run.php')]);
    },
    async stop() {
      stopPhp();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
} // oxfmt-ignore

/** Adds a theme if there is none: Debian has WordPress's own themes in separate packages. */
function addTheme(themes: string): void {
  mkdirSync(themes, { recursive: true });
  if (readdirSync(themes, { withFileTypes: true }).some((entry) => entry.isDirectory())) return;
  mkdirSync(join(themes, 'plain'));
  writeFileSync(join(themes, 'plain', 'style.css'), '/* Theme Name: Plain */');
  writeFileSync(
    join(themes, 'plain', 'index.php'),
    '<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>',
  );
}

/** A MariaDB that listens on a socket in the folder only. */
async function startDatabase(folder: string): Promise<{ readonly socket: string; stop(): Promise<void> }> {
  const data = join(folder, 'database');
  const socket = join(folder, 'db.sock');
  // Temporary tables go into a separate folder: databases that are installed at the same time give theirs the same names.
  const own = [`--tmpdir=${folder}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  must('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...own]);
  const server = spawn('mariadbd', ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'db.pid')}`, '--innodb-flush-log-at-trx-commit=0', ...own], { stdio: 'ignore' });
  process.once('exit', () => server.kill('SIGKILL'));
  await until(() => spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4'], { stdio: 'ignore' }).status === 0, 30_000, 200);
  return {
    socket,
    async stop() {
      const ended = new Promise((resolve) => {
        server.once('exit', resolve);
      });
      server.kill('SIGTERM');
      await ended;
    },
  };
} // oxfmt-ignore

function must(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`);
  return stdout;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Goes through WordPress's own installation, and logs in. */
async function installWordPress(page: Page, { url }: WordPressSite): Promise<void> {
  await page.goto(`${url}/wp-admin/install.php?step=1&language=en_US`);
  await page.fill('#weblog_title', 'Shop');
  await page.fill('#user_login', ADMIN.user);
  await page.fill('#pass1', ADMIN.password);
  await page.fill('#admin_email', 'admin@shop.example');
  await page.click('#submit');
  await page.locator('a[href*="wp-login.php"]').waitFor();
  await logIn(page, { url });
}

/** Logs the administrator in. */
export async function logIn(page: Page, { url }: Pick<WordPressSite, 'url'>): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', ADMIN.user);
  await page.fill('#user_pass', ADMIN.password);
  await page.click('#wp-submit');
  await page.locator('#wpadminbar').waitFor();
}

/** Uploads a plugin's zip through WordPress's upload form, and activates it. */
export async function installPlugin(page: Page, { url }: WordPressSite, zip: string): Promise<void> {
  // A plugin that was activated before may lead the administrator's next page to its wizard.
  await until(async () => {
    await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
    return (await page.locator('#pluginzip').count()) > 0;
  });
  await page.setInputFiles('#pluginzip', zip);
  await page.click('#install-plugin-submit');
  await page.locator('a[href*="action=activate"]').first().click();
  // To the list of plugins, or to a page of the plugin.
  await page.waitForURL(/\/wp-admin\/(?!update\.php)/);
}

/** Uploads and activates this package's plugin. */
export const installOurPlugin = (page: Page, site: WordPressSite): Promise<void> => installPlugin(page, site, PLUGIN);

const settingsPage = ({ url }: WordPressSite): string => `${url}/wp-admin/options-general.php?page=dga-address-lookup`;

/** Changes fields of the plugin's settings page by their names, saves, and returns the messages of the page. */
export async function saveSettings(page: Page, site: WordPressSite, values: Readonly<Record<string, string>>): Promise<string> {
  await page.goto(settingsPage(site));
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#dga-${name}`);
    if (['mode', 'environment', 'verify'].includes(name)) await field.selectOption(value);
    else if (['woocommerce', 'require_block'].includes(name)) await field.setChecked(value === '1');
    else await field.fill(value);
  }
  await page.locator('form[action="options.php"] [type=submit]').click();
  // WordPress takes `settings-updated` out of the address as soon as the page has loaded.
  await page.locator('.settings-error').first().waitFor();
  return (await page.locator('.notice, .settings-error').allInnerTexts()).join('\n');
}

/** Chooses the built-in proxy with the credentials of the mock, and more settings. */
export async function useBuiltInProxy(page: Page, site: WordPressSite, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const saved = await saveSettings(page, site, { mode: 'builtin', client_id: MOCK_CLIENT_ID, secret_key: MOCK_SECRET_KEY, ...more });
  assert.match(saved, /Settings saved|設定を保存しました/);
}

/** Presses the button of the settings page that tests the connection, and returns what it says. */
export async function testConnection(page: Page, site: WordPressSite): Promise<string> {
  await page.goto(settingsPage(site));
  await page.locator('form[action$="admin-post.php"] [type=submit]').click();
  await page.waitForURL(/tested=1/);
  return (await page.locator('.notice').allInnerTexts()).join('\n');
}

/** A WordPress that calls the mock of the API, and a browser in which its administrator has logged in. */
export interface WordPressHost {
  readonly api: MockApi;
  readonly site: WordPressSite;
  readonly browser: Browser;
  readonly admin: Page;
  close(): Promise<void>;
}

/**
 * Opens such a WordPress, in a folder of its host if there is a path. `constants` go into wp-config.php: the settings page names the
 * environments of the API only.
 */
export async function openWordPress(constants: Readonly<Record<string, string>> = {}, path = ''): Promise<WordPressHost> {
  const api = await serveMockApi();
  const site = await startWordPress({ DGA_API_BASE: api.url, ...constants }, path);
  // Every other server is unknown at once: pages of WordPress wait for pictures and scripts of some.
  const browser = await launch('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  const close = async (): Promise<void> => {
    await browser.close();
    await site.stop();
    api.close();
  };
  try {
    const admin = await (await browser.newContext()).newPage();
    // Installing a large plugin takes a while on a busy machine.
    admin.setDefaultTimeout(180_000);
    await installWordPress(admin, site);
    return { api, site, browser, admin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

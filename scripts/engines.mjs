// Finds the programs that tests start: three browsers, Redis, PHP. Says which of them are missing or too old. Runs on Node 18.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

export const CHROMIUM_ARGS = [
  ...'--disable-gpu --in-process-gpu --disable-quic --disable-dev-shm-usage'.split(' '),
  ...'--no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' '),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** For pages that live for a second or two: to optimize their code costs up to a fifth of the processor time, and gains nothing. */
export const WITHOUT_OPTIMIZER = '--js-flags=--no-maglev,--no-turbofan';

/** Runs a program. Returns its output, or `undefined` if it fails. */
function output(command, ...args) {
  const { status, stdout, error } = spawnSync(command, args, { encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'ignore'] });
  return error || status !== 0 ? undefined : stdout;
}
// On Windows, `chrome.exe --version` opens a window.
const UNKNOWN = 'unknown';
const printedVersion = (path) => (process.platform === 'win32' ? UNKNOWN : output(path, '--version'));

/** The row of a web server. */
const server = (title, name, pack) => ({
  title,
  names: [name],
  paths: [`/usr/sbin/${name}`],
  packages: [pack],
  optional: `the tests behind ${title} are skipped`,
});

/**
 * `minimum` is the first version that works. Chromium and WebKitGTK: `Promise.withResolvers` and the methods of `Set`, which MSW needs,
 * and `:state()`. Firefox: emulation.setScreenOrientationOverride, which puppeteer-core sends. `optional`: what a run without the tool lacks.
 */
export const TOOLS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'],
    paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:/Program Files/Google/Chrome/Application/chrome.exe'],
    packages: ['chromium'],
    minimum: '125',
    version: printedVersion,
  },
  headless: {
    title: "Chromium's headless shell",
    variable: 'HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell'],
    minimum: '125',
    version: printedVersion,
    optional: 'the tests take longer, in Chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:/Program Files/Mozilla Firefox/firefox.exe'],
    packages: ['firefox-esr'],
    minimum: '144',
    version: printedVersion,
  },
  webkit: {
    title: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    minimum: '2.46',
    // The driver has no --version, and the browser answers only on a display.
    version: () => output('dpkg-query', '--show', '--showformat=${Version}', 'webkit2gtk-driver') ?? UNKNOWN,
  },
  redis: { title: 'Redis', names: ['redis-server'], packages: ['redis-server'] },
  php: {
    title: 'PHP with curl and intl',
    names: ['php'],
    packages: ['php-cli', 'php-curl', 'php-intl'],
    minimum: '7.4',
    version: (path) => output(path, '-r', 'foreach (["curl", "intl"] as $name) extension_loaded($name) || exit(1); echo PHP_VERSION;'),
    optional: 'the tests of the PHP proxy and of the WordPress plugin are skipped',
  },
  fpm: {
    title: 'PHP-FPM',
    names: ['php-fpm'],
    paths: ['8.4', '8.3', '8.2', '8.1'].map((version) => `/usr/sbin/php-fpm${version}`),
    packages: ['php-fpm'],
    optional: 'the tests of the web server lines for PHP are skipped',
  },
  nginx: server('nginx', 'nginx', 'nginx-light'),
  apache: server('Apache', 'apache2', 'apache2-bin'),
  caddy: server('Caddy', 'caddy', 'caddy'),
  mariadb: {
    title: "MariaDB and WordPress's modules of PHP",
    names: ['mariadbd'],
    paths: ['/usr/sbin/mariadbd'],
    packages: ['mariadb-server', 'php-mysql', 'php-xml', 'php-mbstring'],
    optional: 'the tests in real installations are skipped',
  },
  wordpress: {
    title: 'WordPress',
    variable: 'DGA_HOSTS_WORDPRESS',
    paths: ['/usr/share/wordpress/wp-load.php'],
    packages: ['wordpress'],
    optional: 'the tests in real installations are skipped',
  },
  fonts: {
    title: 'Noto Sans CJK',
    paths: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    packages: ['fonts-noto-cjk'],
    optional: 'Japanese text may show as boxes in pictures',
  },
};

/** Whether files can be written into a folder, which is made if there is none. */
export function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// Browsers write to the home folder, and stop if they cannot.
if (!isWritable(homedir())) process.env.HOME = resolve('.cache/home');

/** The paths of commands with these names. */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

/** Every place of a tool, best first. A path that a variable names is the only one. */
function candidates(kind) {
  const { variable, names = [], paths = [] } = TOOLS[kind];
  const named = variable && process.env[variable];
  if (named) return existsSync(named) ? [named] : [];
  if (kind === 'webkit' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY && onPath(['Xvfb']).length === 0) return [];
  const found = [...onPath(names), ...paths.filter((path) => existsSync(path))];
  const real = found.map((path) => realpathSync(path));
  return found.filter((_, i) => real.indexOf(real[i]) === i);
}

/** Whether a version comes before another: 2.5 is older than 2.46. */
export const isOlder = (version, minimum) => version.localeCompare(minimum, 'en', { numeric: true }) < 0;

/** What is wrong with a tool at a path: a phrase, or `undefined`. */
function fault({ title, minimum, version }, path) {
  if (minimum === undefined) return undefined;
  const printed = version(path);
  if (printed === undefined) return `${title} does not work`;
  if (printed === UNKNOWN) return undefined;
  const found = /\d+(\.\d+)*/.exec(printed)?.[0] ?? '0';
  return isOlder(found, minimum) ? `${title} ${found} is too old, ${minimum} or later is needed` : undefined;
}

/** Finds a tool and checks its version. Returns its `path`, or the `problem` as a sentence that says what to do. */
export function examine(kind) {
  const { title, variable, packages } = TOOLS[kind];
  const remedy = `apt-get install ${packages.join(' ')}${variable ? `, or set ${variable} to the path of another` : ''}`;
  const found = candidates(kind).map((path) => ({ path, fault: fault(TOOLS[kind], path) }));
  const good = found.find((one) => one.fault === undefined);
  if (good) return { path: good.path };
  return { problem: found.length > 0 ? `${found[0].fault}: ${remedy} (found ${found[0].path})` : `${title} is missing: ${remedy}` };
}

/**
 * The path of a tool, or `undefined`. If there are several, the first that is new enough.
 * @param {keyof typeof TOOLS} kind
 * @returns {string | undefined}
 */
export function find(kind) {
  const paths = candidates(kind);
  // Starting a browser for its version takes time.
  return paths.length < 2 ? paths[0] : examine(kind).path;
}

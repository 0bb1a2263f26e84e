// Finds or brings what the tests need beside npm packages: three browsers, Japanese glyphs, Redis.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const KNOWN = {
  chromium: {
    env: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'],
    paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:/Program Files/Google/Chrome/Application/chrome.exe'],
    apt: ['chromium'],
  },
  firefox: {
    env: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:/Program Files/Mozilla Firefox/firefox.exe'],
    apt: ['firefox-esr'],
  },
  webkit: { env: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], paths: [], apt: ['webkit2gtk-driver', 'xvfb'] },
  redis: { env: 'REDIS_SERVER_PATH', names: ['redis-server'], paths: [], apt: ['redis-server'] },
  // Only systems with apt are known to come without Japanese glyphs.
  glyphs: {
    env: 'JAPANESE_FONT_PATH',
    names: [],
    paths: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    apt: ['fonts-noto-cjk'],
  },
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

function downloadedChromium() {
  const root =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), { darwin: 'Library/Caches', win32: 'AppData/Local' }[process.platform] ?? '.cache', 'ms-playwright');
  if (!existsSync(root)) return undefined;
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
  ];
  return readdirSync(root)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) => inside.map((path) => join(root, name, path)))
    .find((path) => existsSync(path));
}

/** The path of an engine (`chromium`, `firefox`, `webkit`, `redis`, `glyphs`), or undefined. */
export function find(kind) {
  const { env, names, paths } = KNOWN[kind];
  const named = process.env[env];
  if (named && existsSync(named)) return named;
  if (kind === 'webkit' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY && !onPath(['Xvfb'])) return undefined;
  return onPath(names) ?? paths.find((path) => existsSync(path)) ?? (kind === 'chromium' ? downloadedChromium() : undefined);
}

const succeeds = (command, args, env) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env }, timeout: 400_000 });
    child.on('error', () => done(false)).on('exit', (code) => done(code === 0));
  });

/** One apt-get for all that is missing. Runs beside `npm ci`, which it does not need. */
export async function bringByApt(kinds) {
  const missing = kinds.filter((kind) => !find(kind));
  if (missing.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  const packages = missing.flatMap((kind) => KNOWN[kind].apt);
  console.log(`apt-get install ${packages.join(' ')}`);
  // A test machine that loses power is set up anew: nothing needs to reach the disk at once. RUNLEVEL=1 keeps Redis from being started as a service.
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io', '-o', 'DPkg::Lock::Timeout=120'];
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (
    readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages')) &&
    (await succeeds('apt-get', ['install', ...options, ...packages], env))
  )
    return;
  await succeeds('apt-get', ['update', '-qq'], env);
  if (await succeeds('apt-get', ['install', ...options, ...packages], env)) return;
  // One package that cannot be had must not cost the others.
  for (const name of packages) await succeeds('apt-get', ['install', ...options, name], env);
}

/** Where apt brought none: playwright's own build. Needs node_modules. */
export function downloadChromium() {
  if (find('chromium') || process.env.NO_BROWSER_DOWNLOAD) return;
  console.log('playwright-core install chromium');
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', '--only-shell', 'chromium'], {
    timeout: 180_000,
    stdio: 'ignore',
  });
}

// A desktop session without a screen: Xvfb, a window manager, Orca or an input method, a browser, and real key events.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { SpeechEvent } from './listen.ts';

const HERE = import.meta.dirname;
/** Debian's packages for the programs of a session. */
const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/bin/orca': 'orca',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/dbus-run-session': 'dbus-daemon',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/gsettings': 'libglib2.0-bin',
  '/usr/bin/ibus-daemon': 'ibus',
  '/usr/lib/ibus-mozc/ibus-engine-mozc': 'ibus-mozc',
};
/** Packages that have no program to look for. */
const LIBRARIES = ['dconf-gsettings-backend', 'ibus-gtk3', 'fonts-noto-cjk'];

/** The browsers that a session can run. */
const BROWSERS = {
  chromium: '/usr/bin/chromium',
  firefox: '/usr/bin/firefox-esr',
  epiphany: '/usr/bin/epiphany-browser',
} as const;
export type BrowserName = keyof typeof BROWSERS;
const BROWSER_PACKAGES: { readonly [name in BrowserName]: Readonly<Record<string, string>> } = {
  chromium: { [BROWSERS.chromium]: 'chromium', '/usr/lib/chromium/locales/ja.pak': 'chromium-l10n' },
  firefox: { [BROWSERS.firefox]: 'firefox-esr' },
  epiphany: { [BROWSERS.epiphany]: 'epiphany-browser' },
};

/** Installs what is missing if this is Debian and root; returns the reason why a session cannot run here, or `undefined`. */
export function missingTools(browser: BrowserName): string | undefined {
  const needed = Object.entries({ ...PACKAGES, ...BROWSER_PACKAGES[browser] });
  const absent = (): string[] => [...new Set(needed.flatMap(([file, name]) => (existsSync(file) ? [] : [name])))];
  if (absent().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing: apt-get install ${[...absent(), ...LIBRARIES].join(' ')}`);
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...absent(), ...LIBRARIES];
    spawnSync('apt-get', install, options);
  }
  const missing = absent();
  return missing.length > 0 ? `needs the Debian packages ${missing.join(', ')}, and X11` : undefined;
}

export interface SessionOptions {
  readonly browser: BrowserName;
  readonly address: string;
  /** Whether Mozc takes the keys. */
  readonly inputMethod?: boolean;
  /** Whether Orca runs. */
  readonly orca?: boolean;
  /** The address in Chromium's profile, by Chromium's names of its parts (`ADDRESS_HOME_ZIP`); without one, autofill is off. */
  readonly saved?: Readonly<Record<string, string>>;
}

/** A running session. */
export interface Session {
  /** Presses keys by their X names (`Return`, `shift+Tab`), with so many milliseconds from one to the next. */
  press(keys: readonly string[], rhythmMs: number): Promise<void>;
  /** Switches the input method without moving the focus, as its menu does. */
  switchInput(to: 'mozc' | 'keyboard'): void;
  /** The texts below the page's form with the languages that the browser reports to screen readers, in their order: `ja 郵便番号`. */
  languages(): readonly string[];
  /**
   * Resolves with keys and speech since the last call, when Orca has been silent for a while.
   *
   * @param lastAnswerMs - the time of the page's last answer from its server: Orca cannot have read it before
   */
  heard(lastAnswerMs: () => number): Promise<readonly SpeechEvent[]>;
  close(): Promise<void>;
}

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
  '--force-renderer-accessibility',
  '--lang=ja',
  '--disable-breakpad',
  '--window-size=1000,900',
];
const FIREFOX_PREFS = `user_pref("accessibility.force_disabled", -1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.auto", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.translations.enable", false);
user_pref("browser.formfill.enable", false);
user_pref("intl.accept_languages", "ja,en");
`;

/**
 * Milliseconds without speech after which Orca counts as silent: Orca reports an answer within 1 s, later on a machine that has no time for
 * this session. The load does not tell: other work may have less priority.
 *
 * @param lateMs - the longest delay of this process's own timers
 */
const silenceMs = (lateMs: number): number => 2500 + Math.min(2500, 5 * lateMs);
/** From one look at the speech to the next. */
const LOOK_MS = 200;
const LONGEST_MS = 20_000;

function command({ browser, address, saved }: SessionOptions, home: string): string[] {
  const args = saved ? [...CHROMIUM_ARGS, '--remote-debugging-port=0'] : CHROMIUM_ARGS;
  if (browser === 'chromium') return [BROWSERS.chromium, `--user-data-dir=${home}/profile`, ...args, address];
  if (browser === 'epiphany') return [BROWSERS.epiphany, `--profile=${home}/profile`, address];
  return [BROWSERS.firefox, '--no-remote', '--profile', `${home}/profile`, address];
}

/** Saves an address as Chromium's settings page does. */
async function saveAddress(saved: Readonly<Record<string, string>>, home: string): Promise<void> {
  const file = join(home, 'profile/DevToolsActivePort');
  for (let waited = 0; !existsSync(file) && waited < 60; waited += 1) await sleep(500);
  const [port = ''] = readFileSync(file, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto('chrome://settings/addresses');
  const fields = Object.entries(saved).map(([type, value]) => ({ type, value }));
  await page?.evaluate(`chrome.autofillPrivate.saveAddress(${JSON.stringify({ fields, languageCode: 'ja' })})`);
  await page?.close();
  await browser.close();
}

/** Ends the processes that have this session's home: some leave its process group. */
function endProcessesOf(home: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)))
    try {
      if (readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`HOME=${home}`)) process.kill(Number(id), 'SIGKILL');
    } catch {
      // The process has ended, or belongs to another user.
    }
}

/** A second Orca of the same user does not start: a process namespace hides the others, and ends with everything in it. */
const APART = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function startDisplay(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x960x24', '-ac', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.on('data', (data: Buffer) => resolve(data.toString().trim()));
    server.on('exit', () => reject(new Error('Xvfb ended at its start')));
  });
  return { display: `:${number}`, server };
}

/**
 * Gives characters keys of their own, in place of keys that start programs: for a character without a key, xdotool changes the keyboard
 * for a moment, which browsers notice too late.
 *
 * @param names - X names of at most 20 characters
 */
function addKeys(names: readonly string[], display: string): void {
  const keys = names.map((name, i) => `key <I${210 + i}> { [ ${name} ] };`).join(' ');
  const keymap = `xkb_keymap {
    xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" };
    xkb_compat { include "complete" };
    xkb_symbols { include "pc+us+inet(evdev)" ${keys} };
  };`;
  execFileSync('xkbcomp', ['-w', '0', '-', display], { input: keymap, stdio: ['pipe', 'ignore', 'ignore'] });
}

/** Starts a session. Its programs run as an unprivileged user if this process is root: Mozc's server refuses root. */
export async function startSession(options: SessionOptions): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'assistive-'));
  const runtime = join(home, 'runtime');
  const orcaFolder = join(home, '.local/share/orca');
  const mozcFolder = join(home, '.config/mozc');
  for (const folder of [runtime, orcaFolder, mozcFolder, join(home, 'profile/Default')])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(join(HERE, 'orca-customizations.py'), join(orcaFolder, 'orca-customizations.py'));
  copyFileSync(join(HERE, 'languages.py'), join(home, 'languages.py'));
  copyFileSync(join(HERE, 'session.sh'), join(home, 'session.sh'));
  writeFileSync(
    join(mozcFolder, 'ibus_config.textproto'),
    'engines { name : "mozc-jp" longname : "Mozc" layout : "default" }\nactive_on_launch: True\n',
  );
  writeFileSync(join(home, 'profile/user.js'), FIREFOX_PREFS);
  // Chromium's offer to translate is a separate alert, which Orca reads; saved values of an earlier task add a menu to a field.
  const isOn = options.saved !== undefined;
  const preferences = { translate: { enabled: false }, autofill: { enabled: isOn, profile_enabled: isOn } };
  writeFileSync(join(home, 'profile/Default/Preferences'), JSON.stringify(preferences));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chownSync(home, 65_534, 65_534);
    for (const file of readdirSync(home, { recursive: true })) chownSync(join(home, String(file)), 65_534, 65_534);
  }

  const { display, server } = await startDisplay();
  const inBus = ['dbus-run-session', '--', 'sh', join(home, 'session.sh'), ...command(options, home)];
  const asUser = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const [program = '', ...parameters] = [...(isRoot ? APART : []), ...asUser, ...inBus];
  const environment = { HOME: home, XDG_RUNTIME_DIR: runtime, DISPLAY: display, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
  const session = spawn(program, parameters, {
    cwd: home,
    detached: true,
    stdio: process.env['DEBUG_SESSION'] ? 'inherit' : 'ignore',
    env: {
      ...environment,
      MOZ_DISABLE_CONTENT_SANDBOX: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...(options.inputMethod ? { INPUT_METHOD: 'mozc' } : {}),
      // Chromium on Linux has no other switch for its own language.
      ...(options.saved ? { LANGUAGE: 'ja' } : {}),
      ...(options.orca === false ? { ORCA: 'off' } : {}),
    },
  });

  const log = join(home, 'speech.jsonl');
  let position = 0;
  /** The keys since the last listening: they stop the voice, even if Orca notices them late. */
  let keys: SpeechEvent[] = [];
  const spoken = (): SpeechEvent[] =>
    (existsSync(log) ? readFileSync(log, 'utf8') : '')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as SpeechEvent);
  const press = (key: string): void => {
    keys.push({ at: Date.now() });
    execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: { ...process.env, DISPLAY: display } });
  };
  /** Runs a program on the bus of the session, as its user. ibus connects only to a daemon whose process it sees. */
  const run = (...commandLine: readonly string[]): string => {
    const first = readFileSync(`/proc/${session.pid}/task/${session.pid}/children`, 'utf8').trim();
    const inside = isRoot ? ['nsenter', `--target=${first}`, '--pid', '--mount'] : [];
    const [file = '', ...rest] = [...inside, ...asUser, ...commandLine];
    const env = { ...environment, DBUS_SESSION_BUS_ADDRESS: readFileSync(join(home, 'bus'), 'utf8').trim() };
    return execFileSync(file, rest, { env, encoding: 'utf8' });
  };
  // Ended from outside, nothing of the session is left running.
  const end = (): void => {
    endProcessesOf(home);
    server.kill();
    if (process.env['KEEP_SESSION']) console.log(home);
    else rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  };
  const exit = (): never => process.exit(1);
  process.once('exit', end);
  for (const signal of SIGNALS) process.once(signal, exit);
  const close = async (): Promise<void> => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, exit);
    if (session.pid !== undefined)
      try {
        process.kill(-session.pid, 'SIGTERM');
      } catch {
        // It has ended.
      }
    await sleep(500);
    end();
  };
  try {
    // A second Orca of the same user does not start.
    for (let waited = 0; options.orca !== false && spoken().length === 0; waited += 1) {
      if (waited === 60) throw new Error(`Orca has not started in ${waited} s: does another one run as the same user?`);
      await sleep(1000);
    }
    if (options.saved) await saveAddress(options.saved, home);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    press: async (names, rhythmMs) => {
      const kana = [...new Set(names.filter((name) => /^U[0-9A-F]{4}$/.test(name)))];
      if (kana.length > 0) addKeys(kana, display);
      for (const name of names) {
        const start = Date.now();
        press(name);
        await sleep(Math.max(0, rhythmMs - (Date.now() - start)));
      }
    },
    switchInput: (to) => {
      const engine = to === 'mozc' ? 'mozc-jp' : 'xkb:us::eng';
      // ibus reports a failure although it switches.
      run('sh', '-c', `for _ in 1 2 3 4 5; do ibus engine ${engine}; [ "$(ibus engine)" = ${engine} ] && exit; sleep 1; done; exit 1`);
    },
    languages: () => run('python3', join(home, 'languages.py')).trim().split('\n'),
    heard: async (lastAnswerMs) => {
      const start = Date.now();
      let late = 0;
      let count = spoken().length;
      for (let changed = start; Date.now() - Math.max(changed, lastAnswerMs()) < silenceMs(late) && Date.now() - start < LONGEST_MS;) {
        const before = Date.now();
        await sleep(LOOK_MS);
        late = Math.max(late, Date.now() - before - LOOK_MS);
        const now = spoken().length;
        if (now !== count) changed = Date.now();
        count = now;
      }
      const events = [...spoken().slice(position), ...keys];
      position = count;
      keys = [];
      return events;
    },
    close,
  };
}

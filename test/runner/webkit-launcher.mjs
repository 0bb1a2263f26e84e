// A launcher for Web Test Runner that drives WebKitGTK's own WebDriver with plain fetch: no webdriverio.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

// Debian keeps the browser beside the library, under the multiarch folder; others under libexec.
const miniBrowser = () =>
  ['/usr/libexec', '/usr/lib', '/usr/lib64', ...readdirSync('/usr/lib').map((d) => join('/usr/lib', d))]
    .flatMap((d) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((v) => join(d, v, 'MiniBrowser')))
    .find((p) => existsSync(p));
/** The keys in the order of their characters, from U+E000 on: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = (
  'Null Cancel Help Backspace Tab Clear Return Enter Shift Control Alt Pause Escape Space PageUp PageDown End Home ' +
  'ArrowLeft ArrowUp ArrowRight ArrowDown Insert Delete'
).split(' ');

const codeOf = (key) => (KEYS.includes(key) ? String.fromCharCode(0xe000 + KEYS.indexOf(key)) : key);
/** Presses keys one after the other, and releases them. */
const stroke = (keys) => [
  ...keys.map((key) => ({ type: 'keyDown', value: codeOf(key) })),
  ...keys.toReversed().map((key) => ({ type: 'keyUp', value: codeOf(key) })),
];

/** The part of Puppeteer's page that the commands of tests use. */
class Page {
  constructor(driver) {
    this.driver = driver;
  }
  #act(source) {
    return this.driver.call('POST', '/actions', { actions: [{ id: source.type, ...source }] });
  }
  #keys(actions) {
    return this.#act({ type: 'key', actions });
  }
  #pointer(...actions) {
    return this.#act({ type: 'pointer', parameters: { pointerType: 'mouse' }, actions });
  }
  keyboard = {
    type: (text) => this.#keys([...text].flatMap((letter) => stroke([letter === '\n' ? 'Enter' : letter]))),
    press: (key) => this.#keys(stroke(key.split('+'))),
    down: (key) => this.#keys([{ type: 'keyDown', value: codeOf(key) }]),
    up: (key) => this.#keys([{ type: 'keyUp', value: codeOf(key) }]),
  };
  mouse = {
    move: (x, y) => this.#pointer({ type: 'pointerMove', duration: 0, x, y }),
    click: (x, y) =>
      this.#pointer({ type: 'pointerMove', duration: 0, x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
  };
  async setViewport({ width, height }) {
    for (let i = 0; i < 10; i++) {
      const [w, h] = await this.evaluate('return [innerWidth, innerHeight]');
      if (w === width && h === height) return;
      const r = await this.driver.call('GET', '/window/rect');
      await this.driver.call('POST', '/window/rect', { width: r.width + width - w, height: r.height + height - h });
      await sleep(50);
    }
    throw new Error(`viewport ${width}x${height} not reached: ${await this.evaluate('return innerWidth + "x" + innerHeight')}`);
  }
  evaluate(script, ...args) {
    return this.driver.call('POST', '/execute/sync', { script, args });
  }
}

export class WebKitLauncher {
  name = 'WebKit';
  type = 'puppeteer';
  concurrency = 1;
  #procs = [];
  #session;
  #base;
  #active;
  #start;
  #page;
  async call(method, path, body) {
    const r = await fetch(this.#base + (this.#session ? `/session/${this.#session}` : '') + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(120_000),
    });
    const { value } = await r.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  #spawn(cmd, args, env) {
    // Xvfb writes the number of its display into the fourth.
    const p = spawn(cmd, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
    p.on('error', () => {});
    process.once('exit', () => p.kill());
    this.#procs.push(p);
    return p;
  }
  async #boot() {
    const env = {
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Without a graphics card, layers cost a third of the processor time; optimizing the code of short tests costs a sixth of the rest.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      JSC_useDFGJIT: process.env.LONG === '1' ? '1' : '0',
      NO_AT_BRIDGE: '1',
      GTK_THEME: 'Adwaita',
    };
    if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
      const xvfb = this.#spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp']);
      const ended = once(xvfb, 'exit').then(() => Promise.reject(new Error('Xvfb ended')));
      const [display] = await Promise.race([once(xvfb.stdio[3], 'data'), ended]);
      env.DISPLAY = `:${String(display).trim()}`;
    }
    const port = await freePort();
    this.#base = `http://127.0.0.1:${port}`;
    // The default host includes ::1, which fails on a machine without IPv6.
    this.#spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], env);
    const isReady = () => this.call('GET', '/status').then(() => true, () => false); // oxfmt-ignore
    for (let i = 0; i < 100 && !(await isReady()); i++) await sleep(50);
    const s = await this.call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } } },
    });
    this.#session = s.sessionId;
    this.name = `WebKit ${s.capabilities.browserVersion}`;
    await this.call('POST', '/timeouts', { script: 120_000, pageLoad: 120_000, implicit: 0 });
    this.#page = new Page(this);
  }
  async startSession(id, url) {
    await (this.#start ??= this.#boot());
    this.#active = id;
    await this.#page.setViewport({ width: 800, height: 600 });
    await this.call('POST', '/url', { url });
  }
  isActive(id) {
    return this.#active === id;
  }
  getPage() {
    return this.#page;
  }
  getBrowserUrl() {
    return this.call('GET', '/url');
  }
  async stopSession() {
    this.#active = undefined;
    await this.call('DELETE', '/actions');
    await this.call('POST', '/url', { url: 'about:blank' });
    return {};
  }
  async stop() {
    try {
      if (this.#session) await this.call('DELETE', '');
    } catch {}
    for (const p of this.#procs.toReversed()) p.kill();
  }
}

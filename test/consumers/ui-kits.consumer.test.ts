// Forms of UI kits whose selects keep their value in script: filled as they are, with the recipe of docs/frameworks.md, or named as missing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../journeys/served-demo.ts';
import { prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { serveShop, type ShopSite } from './shop-site.ts';

interface Kit {
  readonly framework: 'react' | 'vue';
  /** Whether the select is filled without `fields`: the kit listens to a native select inside it. */
  readonly isNative?: boolean;
  /** The state for 東京都 and 大阪府. Default: the value of the option. */
  readonly values?: readonly [tokyo: string, osaka: string];
}

const KITS: Readonly<Record<string, Kit>> = {
  'mui-select': { framework: 'react' },
  'mui-native': { framework: 'react', isNative: true },
  'mui-autocomplete': { framework: 'react', values: ['東京都', '大阪府'] },
  antd: { framework: 'react' },
  'antd-search': { framework: 'react' },
  'react-select': { framework: 'react' },
  'prime-dropdown': { framework: 'react' },
  'prime-filter': { framework: 'react' },
  'headless-listbox': { framework: 'react' },
  'headless-combobox': { framework: 'react', values: ['東京都', '大阪府'] },
  radix: { framework: 'react', isNative: true },
  'react-aria': { framework: 'react', isNative: true },
  'react-aria-combobox': { framework: 'react' },
  'chakra-native': { framework: 'react', isNative: true },
  'chakra-select': { framework: 'react', isNative: true },
  'vuetify-select': { framework: 'vue' },
  'vuetify-autocomplete': { framework: 'vue' },
  'quasar-select': { framework: 'vue' },
  'quasar-input': { framework: 'vue' },
  'element-plus': { framework: 'vue' },
  'element-plus-filterable': { framework: 'vue' },
};
const SOURCES = { react: 'react.jsx', vue: 'vue.js' } as const;

/** The page's data: the state of the framework, without empty values. */
type State = Readonly<Record<string, string>>;
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as State);

async function untilState(page: Page, expected: State): Promise<void> {
  const isReached = (wanted: State): boolean => {
    const state = JSON.parse(document.querySelector('output')?.textContent ?? '{}') as State;
    return Object.entries(wanted).every(([name, value]) => (state[name] ?? '') === value);
  };
  await page.waitForFunction(isReached, expected, { timeout: 20_000 }).catch(() => undefined);
  const state = await stateOf(page);
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, state[name] ?? ''])), expected);
}

describe('UI kits', () => {
  let browser: Browser;
  const sites = new Map<string, ShopSite>();
  before(async () => {
    await prepareConsumers('ui-kits');
    for (const [framework, file] of Object.entries(SOURCES)) {
      const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><div id="app"></div><script type="module" src="./${file}"></script></html>`;
      const source = readFileSync(join('test/consumers/ui-kits', file), 'utf8');
      const folder = writeApp(framework, { 'index.html': html, [file]: source }, 'ui-kits');
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], folder);
      sites.set(framework, await serveShop(join(folder, 'dist')));
    }
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    for (const site of sites.values()) site.close();
  });

  /** Opens the form of a kit, and notes what the element reports. */
  async function open(kit: string, query = ''): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`${sites.get(KITS[kit]?.framework ?? '')?.origin}/?kit=${kit}${query}`);
    await page.waitForFunction(() => document.querySelector('dga-address-lookup')?.status === 'idle');
    await page.evaluate(() => {
      document.documentElement.lang = 'ja';
      document.addEventListener('dga-fill', (event) => Object.assign(globalThis, { lastFill: event.detail }));
    });
    return page;
  }

  /** Replaces the code, as a user does who corrects it. */
  async function typeCode(page: Page, code: string): Promise<void> {
    await page.locator('[name="zip"]').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
  }

  /** A code, its correction to another prefecture, and undo until nothing is left to undo. */
  async function fillCorrectAndUndo(page: Page, [tokyo, osaka]: readonly [string, string]): Promise<void> {
    await typeCode(page, '1000004');
    await untilState(page, { pref: tokyo, city: '千代田区', line1: '大手町' });
    await typeCode(page, 'JN4LKS2');
    await untilState(page, { pref: osaka, city: '大阪市北区' });
    await page.evaluate(() => document.querySelector('dga-address-lookup')?.undo());
    await page.waitForFunction(() => !document.querySelector('output')?.textContent?.includes('大阪市北区'));
    const { pref = '', city = '' } = await stateOf(page);
    assert.deepEqual([pref, city], city === '' ? ['', ''] : [tokyo, '千代田区']);
  }

  for (const [kit, { isNative = false, values = ['13', '27'] as const }] of Object.entries(KITS)) {
    if (isNative)
      test(`${kit} is filled, corrected and undone as it is`, async () => {
        const page = await open(kit);
        await fillCorrectAndUndo(page, values);
        await page.close();
      });
    else
      test(`${kit} without \`fields\` is named to the shopper and not reported as filled`, async () => {
        const page = await open(kit);
        try {
          await typeCode(page, '1000004');
          await untilState(page, { city: '千代田区', line1: '大手町', pref: '' });
          await page.waitForFunction(() => 'lastFill' in globalThis);
          const { filled, unfilled, message } = await page.evaluate(() => ({
            ...(globalThis as unknown as { lastFill: { filled: string[]; unfilled: string[] } }).lastFill,
            message: document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector('[role="status"]')?.textContent ?? '',
          }));
          assert.ok(!filled.includes('prefecture'), `filled: ${filled.join(', ')}`);
          assert.ok(unfilled.includes('prefecture'), `unfilled: ${unfilled.join(', ')}`);
          assert.match(message, /都道府県/);
        } finally {
          await page.close();
        }
      });
    test(`${kit} is filled, corrected and undone with the recipe`, async () => {
      const page = await open(kit, values[0] === '13' ? '&recipe' : '&recipe=name');
      await fillCorrectAndUndo(page, values);
      await page.close();
    });
  }
});

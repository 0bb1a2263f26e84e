// A page that a React server has rendered, with the element outside the form: it is hydrated after the element's script has arrived.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../journeys/served-demo.ts';
import { HOME, prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { serveShop } from './shop-site.ts';

const SHOP = `import { createElement as h, useState } from 'react';
export function Shop() {
  const [city, setCity] = useState('');
  const row = (label, props) => h('p', { className: props.name }, h('label', null, label, h('input', props)));
  return h('main', null,
    h('form', null,
      row('郵便番号', { name: 'zip', autoComplete: 'postal-code' }),
      row('都道府県', { name: 'pref' }),
      row('市区町村', { name: 'city', value: city, onChange: ({ target }) => setCity(target.value) }),
      row('町名・番地', { name: 'line1' })),
    h('footer', null, h('dga-address-lookup', { endpoint: '/dga' })),
    h('output', null, city));
}`;

const MAIN = `import 'dga-address-lookup';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Shop } from './shop.js';
await document.querySelector('dga-address-lookup').updateComplete;
hydrateRoot(document.querySelector('#app'), createElement(Shop), { onRecoverableError: (error) => console.error(error.message) });`;

const SERVER = `import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Shop } from './shop.js';
writeFileSync('index.html', '<!doctype html><html lang="ja"><title>Shop</title><link rel="icon" href="data:,"><div id="app">' +
  renderToString(createElement(Shop)) + '</div><script type="module" src="./main.js"></script></html>');`;

describe('a page that React 19 hydrates', () => {
  let browser: Browser;
  before(async () => {
    await prepareConsumers();
    browser = await launch();
  });
  after(() => browser.close());

  test('is filled, and React reports no mismatch', async () => {
    const folder = writeApp('hydration', {
      'shop.js': SHOP,
      'main.js': MAIN,
      'server.mjs': SERVER,
      'vite.config.js': `export default { build: { target: 'es2022' } };`,
    });
    // The path is relative to the installed packages.
    runTool(join('..', 'apps', 'hydration', 'server.mjs'), [], folder);
    runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder);
    const site = await serveShop(join(HOME, 'apps', 'hydration', 'dist'));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      await page.goto(site.origin);
      await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')));
      await page.locator('[name="zip"]').pressSequentially('1020072');
      await page.waitForFunction(() => document.querySelector('output')?.textContent === '千代田区', undefined, { timeout: 8000 });
      assert.deepEqual(errors, []);
    } finally {
      await page.close();
      site.close();
    }
  });
});

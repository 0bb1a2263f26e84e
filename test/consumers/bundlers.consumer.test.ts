// The bundlers of users, and pages without a build: each page is opened in a browser and a code is typed. MSW is not installed here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { importsOf } from '../../scripts/imports-of.mjs';
import { launch } from '../journeys/served-demo.ts';
import { homeOf, prepareConsumers, runTool, writeApp as writeAppOf } from './consumer-folder.ts';
import { serveShop } from './shop-site.ts';

const HOME = homeOf('bundlers');
const writeApp = (name: string, files: Readonly<Record<string, string>>): string => writeAppOf(name, files, 'bundlers');

const FORM = `<form>
  <input name="zip" autocomplete="postal-code"><input name="pref" autocomplete="address-level1">
  <input name="city" autocomplete="address-level2"><input name="line1" autocomplete="address-line1">
  <dga-address-lookup endpoint="/dga"></dga-address-lookup>
</form>`;
const html = (scripts: string): string =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title>${scripts}${FORM}</html>`;
const PAGE = `import 'dga-address-lookup'; import { watchFunnel } from 'dga-address-lookup/analytics'; watchFunnel(document, () => undefined);`;
const MOCK = `import 'dga-address-lookup'; import 'dga-address-lookup/mock';`;
const CLIENT = `import { createClient } from 'dga-address-lookup/client'; console.log(createClient({ endpoint: '/dga' }));`;

const WEBPACK = (entry: string): string =>
  `import webpack from 'webpack';
webpack({ mode: 'production', entry: './${entry}.js', devtool: false, experiments: { outputModule: true }, output: { module: true, path: import.meta.dirname + '/dist', filename: '${entry}.js', publicPath: 'auto' } },
  (error, stats) => { if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); } });`;

interface Bundler {
  /** Builds `ENTRY.js` of a folder as `dist/ENTRY.js`. */
  readonly build: (folder: string, entry: string) => void;
  /** How many scripts a page needs for its main job, and in how many round trips. The entry is one of them. */
  readonly files: number;
  readonly roundTrips: number;
}

const BUNDLERS: Readonly<Record<string, Bundler>> = {
  vite: {
    files: 1,
    roundTrips: 1,
    build: (folder, entry) => {
      writeFileSync(
        join(folder, 'vite.config.js'),
        `export default { base: './', build: { emptyOutDir: false, rolldownOptions: { input: './${entry}.js', output: { entryFileNames: '${entry}.js' } } } };`,
      );
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder);
    },
  },
  webpack: {
    files: 1,
    roundTrips: 1,
    build: (folder, entry) => {
      writeFileSync(join(folder, 'build.mjs'), WEBPACK(entry));
      runTool(`../apps/${basename(folder)}/build.mjs`, [], folder);
    },
  },
  // With splitting, esbuild writes the imports of chunks to separate files.
  esbuild: {
    files: 3,
    roundTrips: 2,
    build: (folder, entry) => {
      writeFileSync(
        join(folder, 'build.mjs'),
        `import { build } from 'esbuild'; await build({ entryPoints: ['./${entry}.js'], bundle: true, splitting: true, minify: true, format: 'esm', outdir: 'dist', logLevel: 'error' });`,
      );
      runTool(`../apps/${basename(folder)}/build.mjs`, [], folder);
    },
  },
  rollup: {
    files: 1,
    roundTrips: 1,
    build: (folder, entry) => {
      writeFileSync(
        join(folder, 'rollup.config.js'),
        `import resolve from '@rollup/plugin-node-resolve'; export default { input: './${entry}.js', plugins: [resolve({ browser: true })], onwarn(warning) { throw new Error(warning.message); }, output: { dir: 'dist', format: 'es' } };`,
      );
      runTool('rollup/dist/bin/rollup', ['-c', '--silent'], folder);
    },
  },
  bun: {
    files: 2,
    roundTrips: 2,
    build: (folder, entry) => {
      const [bun] = globSync('{@oven/*/bin/bun,bun/bin/bun.exe}', { cwd: join(HOME, 'node_modules') });
      assert.ok(bun, 'Bun is not installed');
      const args = ['build', `./${entry}.js`, '--outdir', 'dist', '--splitting', '--minify', '--target', 'browser'];
      const { status, stderr } = spawnSync(join(HOME, 'node_modules', bun), args, { cwd: folder, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    },
  },
};

describe('bundlers', () => {
  let browser: Browser;
  before(async () => {
    await prepareConsumers('bundlers');
    browser = await launch();
  });
  after(() => browser.close());

  /**
   * Opens a page and types a code. `without`: scripts that the page asks for after its code field has the focus cannot be loaded.
   * @returns the depth of each other script in the chain of scripts that load each other, by its path
   */
  async function fills(
    folder: string,
    { headers = {}, without = false }: { readonly headers?: Readonly<Record<string, string>>; readonly without?: boolean } = {},
  ): Promise<ReadonlyMap<string, number>> {
    const site = await serveShop(folder, headers);
    const page = await browser.newPage();
    const scripts = new Map<string, number>();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    let isFocused = false;
    devTools.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
      if (!isFocused && new URL(request.url).pathname.endsWith('.js')) scripts.set(request.url, 1 + (scripts.get(from) ?? 0));
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !/favicon|404/.test(message.text()) && errors.push(message.text()));
    try {
      await page.goto(site.origin);
      await page.waitForFunction(() => document.querySelector('dga-address-lookup')?.status === 'idle', undefined, { timeout: 8000 });
      isFocused = true;
      if (without) await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
      await page.locator('[name="zip"]').pressSequentially('1000004');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="line1"]')?.value === '大手町', undefined, {
        timeout: 8000,
      });
      assert.equal(await page.locator('[name="pref"]').inputValue(), '東京都');
      assert.deepEqual(errors, []);
      return scripts;
    } catch (error) {
      throw errors.length > 0 ? new Error(errors.join('\n'), { cause: error }) : error;
    } finally {
      await page.close();
      site.close();
    }
  }

  for (const [name, { build, files, roundTrips }] of Object.entries(BUNDLERS)) {
    test(`${name} builds a page that fills its form, from ${files} file(s) in ${roundTrips} round trip(s)`, async () => {
      const folder = writeApp(name, { 'page.js': PAGE, 'client.js': CLIENT, 'mock.js': MOCK });
      build(folder, 'page');
      writeFileSync(join(folder, 'dist/index.html'), html('<script type="module" src="page.js"></script>'));
      // A chunk of the focus that does not load costs its feature, never the fill.
      const scripts = await fills(join(folder, 'dist'), { without: true });
      assert.ok(scripts.size <= files, [...scripts.keys()].join(', '));
      assert.ok(Math.max(...scripts.values()) <= roundTrips, [...scripts].join(', '));
    });
    test(`${name} builds a page with the mock, although MSW is not installed`, async () => {
      const folder = writeApp(`${name}-mock`, { 'mock.js': MOCK });
      build(folder, 'mock');
      const page = html('<script type="module" src="mock.js"></script>').replace('endpoint="/dga"', 'endpoint="mock:"');
      writeFileSync(join(folder, 'dist/index.html'), page);
      await fills(join(folder, 'dist'));
    });
    test(`${name} bundles the client without Lit`, () => {
      const folder = join(HOME, 'apps', name);
      build(folder, 'client');
      const loaded = new Set([join(folder, 'dist/client.js')]);
      let code = '';
      for (const file of loaded) {
        for (const imported of importsOf(file).early) loaded.add(join(dirname(file), imported));
        code += readFileSync(file, 'utf8');
      }
      assert.match(code, /searchcode/);
      assert.doesNotMatch(code, /litHtmlVersions|customElements|attachShadow/);
    });
  }

  test('Next 16 builds a page with the wrapper for React and the mock, and loads what it needs in one round trip', async () => {
    const folder = writeApp('next', {
      'next.config.mjs': `export default { output: 'export', turbopack: { root: '${HOME}' } };`,
    });
    mkdirSync(join(folder, 'app'), { recursive: true });
    writeFileSync(join(folder, 'app/layout.jsx'), `export default ({ children }) => <html lang="ja"><body>{children}</body></html>;`);
    writeFileSync(
      join(folder, 'app/page.jsx'),
      `'use client';
      import { DgaAddressLookup } from 'dga-address-lookup/react';
      import 'dga-address-lookup/mock';
      export default () => <form>
        <input name="zip" autoComplete="postal-code" /><input name="pref" autoComplete="address-level1" />
        <input name="city" autoComplete="address-level2" /><input name="line1" autoComplete="address-line1" />
        <DgaAddressLookup endpoint="mock:" />
      </form>;`,
    );
    runTool('next/dist/bin/next', ['build'], folder);
    await fills(join(folder, 'out'));
    const scripts = await fills(join(folder, 'out'), { without: true });
    assert.equal(Math.max(...scripts.values()), 1, [...scripts].join(', '));
  });

  test('Parcel builds a page that fills its form, although it ignores exports', async () => {
    const folder = writeApp('parcel', { 'index.html': html('<script type="module" src="page.js"></script>'), 'page.js': `import 'dga-address-lookup';` });
    runTool('parcel/lib/bin.js', ['build', 'index.html', '--no-cache', '--cache-dir', '.parcel-cache', '--public-url', './', '--log-level', 'error'], folder);
    await fills(join(folder, 'dist'));
  }); // oxfmt-ignore

  test('an import map works without a build', async () => {
    const folder = writeApp('import-map', {});
    for (const name of ['dga-address-lookup', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element'])
      cpSync(join(HOME, 'node_modules', name), join(folder, 'lib', name), { recursive: true });
    const map = {
      imports: {
        'dga-address-lookup': './lib/dga-address-lookup/dist/index.js',
        lit: './lib/lit/index.js',
        'lit/': './lib/lit/',
        'lit-html': './lib/lit-html/lit-html.js',
        'lit-html/': './lib/lit-html/',
        'lit-element/lit-element.js': './lib/lit-element/lit-element.js',
        '@lit/reactive-element': './lib/@lit/reactive-element/reactive-element.js',
      },
    };
    writeFileSync(
      join(folder, 'index.html'),
      html(`<script type="importmap">${JSON.stringify(map)}</script><script type="module">import 'dga-address-lookup';</script>`),
    );
    await fills(folder);
  });

  /** A folder with dist/cdn from the tarball. */
  function cdnFolder(name: string): { readonly folder: string; readonly hashes: Readonly<Record<string, string>> } {
    const folder = writeApp(name, {});
    mkdirSync(join(folder, 'cdn'), { recursive: true });
    cpSync(join(HOME, 'node_modules/dga-address-lookup/dist/cdn'), join(folder, 'cdn'), { recursive: true });
    return { folder, hashes: JSON.parse(readFileSync(join(folder, 'cdn/integrity.json'), 'utf8')) as Record<string, string> };
  }

  test('a script element with integrity works under a strict CSP', async () => {
    const { folder, hashes } = cdnFolder('cdn');
    // An import map extends integrity to the chunks, if the browser supports it.
    const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`./cdn/${file}`, hash]));
    writeFileSync(
      join(folder, 'index.html'),
      html(
        `<script type="importmap">${JSON.stringify({ integrity })}</script>
        <script type="module" src="cdn/dga-address-lookup.js" integrity="${hashes['dga-address-lookup.js']}" crossorigin></script>`,
      ),
    );
    await fills(folder);
    const strict = cdnFolder('cdn-strict');
    writeFileSync(
      join(strict.folder, 'index.html'),
      html(
        `<script type="module" src="cdn/dga-address-lookup.js" integrity="${strict.hashes['dga-address-lookup.js']}" crossorigin></script>`,
      ),
    );
    await fills(strict.folder, {
      headers: { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'" },
    });
  });

  test('the script that includes the mock needs no server', async () => {
    const { folder } = cdnFolder('cdn-mock');
    writeFileSync(
      join(folder, 'index.html'),
      html('<script type="module" src="cdn/dga-address-lookup.mock.js"></script>').replace('endpoint="/dga"', 'endpoint="mock:"'),
    );
    await fills(folder);
  });
});

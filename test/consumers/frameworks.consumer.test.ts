// The examples of docs/frameworks.md, unchanged: type-checked by each framework's compiler, built, and used in a browser.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { codeBlocks } from '../docs/code-blocks.ts';
import { launch } from '../journeys/served-demo.ts';
import { prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { serveShop } from './shop-site.ts';

interface Framework {
  readonly block: string;
  readonly main: string;
  readonly config: string;
  /** The command that checks the example's types, or compiler options for JSX. */
  readonly check: object | ((folder: string) => void);
}

const TYPES = {
  strict: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  noEmit: true,
  types: [],
};

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  react: {
    block: 'react.tsx',
    main: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { Checkout } from './react.tsx';
createRoot(document.querySelector('#app')).render(createElement(Checkout));`,
    config: `export default {};`,
    check: { jsx: 'react-jsx' },
  },
  'react tag': {
    block: 'react-tag.tsx',
    main: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { Checkout } from './react-tag.tsx';
createRoot(document.querySelector('#app')).render(createElement(Checkout));`,
    config: `export default {};`,
    check: { jsx: 'react-jsx' },
  },
  preact: {
    block: 'preact.tsx',
    main: `import { h, render } from 'preact'; import { Checkout } from './preact.tsx'; render(h(Checkout), document.querySelector('#app'));`,
    config: `export default { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } };`,
    check: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  },
  solid: {
    block: 'solid.tsx',
    main: `import { render } from 'solid-js/web'; import { Checkout } from './solid.tsx'; render(Checkout, document.querySelector('#app'));`,
    config: `import solid from 'vite-plugin-solid'; export default { plugins: [solid()] };`,
    check: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
  vue: {
    block: 'vue.vue',
    main: `import { createApp } from 'vue'; import Checkout from './vue.vue'; createApp(Checkout).mount('#app');`,
    config: `export { default } from './plugins.ts';`,
    check: (folder) => {
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: { ...TYPES, jsx: 'preserve' },
          vueCompilerOptions: { strictTemplates: true },
          files: ['vue.vue'],
        }),
      );
      runTool('vue-tsc/bin/vue-tsc.js', ['-p', 'tsconfig.json', '--noEmit'], folder);
    },
  },
  svelte: {
    block: 'svelte.svelte',
    main: `import { mount } from 'svelte'; import Checkout from './svelte.svelte'; mount(Checkout, { target: document.querySelector('#app') });`,
    config: `import { svelte } from '@sveltejs/vite-plugin-svelte'; export default { plugins: [svelte()] };`,
    check: (folder) => {
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...TYPES, verbatimModuleSyntax: true }, include: ['*.svelte'] }),
      );
      runTool('svelte-check/bin/svelte-check', ['--workspace', '.', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'], folder);
    },
  },
  angular: {
    block: 'angular.ts',
    // Compiled in the browser; the Angular CLI's output uses the element in the same way.
    main: `import '@angular/compiler'; import { provideZonelessChangeDetection } from '@angular/core'; import { bootstrapApplication } from '@angular/platform-browser';
import { Checkout } from './angular.ts';
document.querySelector('#app').append(document.createElement('app-checkout'));
bootstrapApplication(Checkout, { providers: [provideZonelessChangeDetection()] });`,
    config: `export default {};`,
    check: (folder) => {
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            ...TYPES,
            noEmit: false,
            outDir: 'checked',
            rootDir: '.',
            experimentalDecorators: true,
            useDefineForClassFields: false,
            skipLibCheck: true,
          },
          angularCompilerOptions: { strictTemplates: true },
          files: ['angular.ts'],
        }),
      );
      runTool('@angular/compiler-cli/bundles/src/bin/ngc.js', ['-p', 'tsconfig.json'], folder);
    },
  },
};

const blocks = codeBlocks('docs/frameworks.md');
const block = (name: string): string => {
  const found = blocks.find((one) => one.name === name);
  assert.ok(found, `docs/frameworks.md has a block ${name}`);
  return found.code;
};

describe('frameworks', () => {
  let browser: Browser;
  before(async () => {
    await prepareConsumers();
    browser = await launch();
  });
  after(() => browser.close());

  test('every example of the documentation has a test', () => {
    // nuxt.consumer.test.ts has the files for Nuxt.
    const others = ['', 'vite.config.ts', 'nuxt.config.ts', 'server/routes/dga/[...].ts'];
    const named = blocks.map(({ name }) => name).filter((name) => !others.includes(name));
    assert.deepEqual(named.toSorted(), Object.values(FRAMEWORKS).map((one) => one.block).toSorted()); // oxfmt-ignore
  });

  for (const [name, framework] of Object.entries(FRAMEWORKS)) {
    describe(name, () => {
      let folder: string;
      before(() => {
        folder = writeApp(name.replace(' ', '-'), {
          [framework.block]: block(framework.block),
          'plugins.ts': block('vite.config.ts'),
          'main.js': framework.main,
          'vite.config.js': framework.config,
          'index.html':
            '<!doctype html><html lang="ja"><title>Shop</title><div id="app"></div><script type="module" src="./main.js"></script></html>',
        });
      });

      test('the compiler of the framework accepts the tag and its events', () => {
        if (typeof framework.check === 'function') framework.check(folder);
        else {
          writeFileSync(
            join(folder, 'tsconfig.json'),
            JSON.stringify({ compilerOptions: { ...TYPES, ...framework.check }, files: [framework.block] }),
          );
          runTool('ts59/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], folder);
        }
      });

      test('the state of the framework receives the filled values', async () => {
        // Angular needs experimental decorators, which Vite reads from this file.
        if (name !== 'angular')
          writeFileSync(
            join(folder, 'tsconfig.json'),
            JSON.stringify({ compilerOptions: { jsx: name.startsWith('react') ? 'react-jsx' : 'preserve' } }),
          );
        runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder);
        const site = await serveShop(join(folder, 'dist'));
        const page = await browser.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => message.type() === 'error' && !/favicon|404/.test(message.text()) && errors.push(message.text()));
        try {
          await page.goto(site.origin);
          await page.locator('input[name="zip"]').pressSequentially('1000004');
          await page.waitForFunction(() => document.querySelector('p')?.textContent === '千代田区', undefined, { timeout: 8000 });
          assert.equal(await page.locator('input[name="city"]').inputValue(), '千代田区');
          await page.locator('input[name="city"]').fill('中央区');
          await page.waitForFunction(() => document.querySelector('p')?.textContent === '中央区', undefined, { timeout: 8000 });
          assert.deepEqual(errors, []);
        } finally {
          await page.close();
          site.close();
        }
      });
    });
  }
});

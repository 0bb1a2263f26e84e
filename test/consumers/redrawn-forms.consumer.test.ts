// Forms whose fields render from a framework's state: after a fill and a re-render, fields and state contain the filled values.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { click, FIELDS, REPLACE, STATE, type, UNDO, until, type Values } from './form-user.ts';
import { ENGINES, type Person, personAt } from './people.ts';
import { serveShop, type ShopSite } from './shop-site.ts';

const JSX = (importSource: string): string => `{ oxc: { jsx: { runtime: 'automatic', importSource: '${importSource}' } } }`;

/** The page in `pages` and Vite's configuration for it. */
interface Framework {
  readonly page: string;
  readonly config: string;
  readonly main?: string;
}
const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'React 18': {
    page: 'react.jsx',
    config: `export default { ...${JSX('react')}, resolve: { alias: [{ find: /^react(?=$|\\/)/, replacement: 'react18' }, { find: /^react-dom(?=$|\\/)/, replacement: 'react-dom18' }] } };`,
  },
  'React 19': { page: 'react.jsx', config: `export default ${JSX('react')};` },
  'React Hook Form': { page: 'react-hook-form.jsx', config: `export default ${JSX('react')};` },
  Formik: { page: 'formik.jsx', config: `export default ${JSX('react')};` },
  Preact: { page: 'preact.jsx', config: `export default ${JSX('preact')};` },
  Solid: { page: 'solid.jsx', config: `import solid from 'vite-plugin-solid'; export default { plugins: [solid()] };` },
  'Vue 3': {
    page: 'vue.vue',
    config: `import vue from '@vitejs/plugin-vue'; export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'dga-address-lookup' } } })] };`,
    main: `import { createApp } from 'vue'; import Checkout from './vue.vue'; createApp(Checkout).mount('#app');`,
  },
  'Svelte 5': {
    page: 'svelte.svelte',
    config: `import { svelte } from '@sveltejs/vite-plugin-svelte'; export default { plugins: [svelte()] };`,
    main: `import { mount } from 'svelte'; import Checkout from './svelte.svelte'; mount(Checkout, { target: document.querySelector('#app') });`,
  },
  Angular: { page: 'angular.ts', config: 'export default {};' },
  Alpine: { page: 'alpine.js', config: 'export default {};' },
  jQuery: { page: 'jquery.js', config: 'export default {};' },
};

/** Makes the page re-render or re-create all its fields from its state. */
async function draw(person: Person, how: 'draw' | 'make'): Promise<void> {
  const count = `Number(document.querySelector('output').dataset.${how === 'draw' ? 'draws' : 'made'})`;
  const drawn = await person.see<number>(count);
  await click(person, `document.querySelector('#${how}')`);
  await until(person, count, drawn + 1);
}

/** Asserts the values of fields and state, before and after a re-render. */
async function holds(person: Person, values: Values): Promise<void> {
  await until(person, FIELDS, values);
  await draw(person, 'draw');
  await until(person, STATE, values);
  await until(person, FIELDS, values);
}

describe('forms that re-render', () => {
  const sites = new Map<string, ShopSite>();
  before(() => prepareConsumers());
  /** Builds a page when the first test opens it. */
  async function serve(name: string, { page, config, main = `import './${page}';` }: Framework): Promise<ShopSite> {
    const folder = writeApp(`redrawn ${name}`, {
      'main.js': main,
      'vite.config.js': config,
      'index.html':
        '<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title><style>button { min-width: 3em; min-height: 2em }</style><div id="app"></div><script type="module" src="./main.js"></script></html>',
    });
    cpSync(join('test/consumers/pages', page), join(folder, page));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { jsx: 'preserve', experimentalDecorators: true, useDefineForClassFields: false } }),
    );
    runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], folder);
    const site = await serveShop(join(folder, 'dist'));
    sites.set(name, site);
    return site;
  }
  after(() => sites.forEach((site) => site.close()));

  for (const engine of ENGINES) {
    describe(engine, () => {
      let person: Person;
      before(async () => void (person = await personAt(engine)));
      after(() => person.leave());

      for (const [name, framework] of Object.entries(FRAMEWORKS)) {
        test(name, async () => {
          await person.open((sites.get(name) ?? (await serve(name, framework))).origin);
          await until(person, `document.querySelector('dga-address-lookup')?.status`, 'idle');

          await type(person, 'line2', 'メゾン');
          await type(person, 'zip', '1000004');
          await holds(person, { zip: '1000004', pref: '東京都', city: '千代田区', line1: '大手町', line2: 'メゾン' });
          await click(person, UNDO);
          await holds(person, { zip: '1000004', line2: 'メゾン' });

          // The ZIP Code replaces the Digital Address in the state too, and undo restores it.
          await type(person, 'zip', 'A7E2FK2');
          await holds(person, { zip: '100-0005', pref: '東京都', city: '千代田区', line1: '丸の内２丁目７−２', line2: 'メゾン' });
          await click(person, UNDO);
          await holds(person, { zip: 'A7E2FK2', line2: 'メゾン' });

          // Text that the user typed over a filled field contradicts the next code: nothing is written until the user chooses.
          await type(person, 'zip', '1020072');
          await holds(person, { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋', line2: 'メゾン' });
          await type(person, 'city', '中央区');
          await type(person, 'zip', 'JN4LKS2');
          await until(person, `Boolean(${REPLACE})`, true);
          await click(person, REPLACE);
          const osaka = { pref: '大阪府', city: '大阪市北区', line1: '梅田３丁目２−２', line2: '部屋番号：サンプル２' };
          await holds(person, { zip: '530-0001', ...osaka });

          // In re-created fields the text that the element wrote is still its own.
          await draw(person, 'make');
          await until(person, FIELDS, { zip: '530-0001', ...osaka });
          await type(person, 'zip', '1000004');
          await holds(person, { zip: '1000004', pref: '東京都', city: '千代田区', line1: '大手町' });
        });
      }
    });
  }
});

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { msw } from 'msw/vite';
import { defineConfig, type Rolldown } from 'vite';
import {
  builtCdnFiles,
  englishInputs,
  englishPages,
  inlinedStyles,
  servedCdnFiles,
  servedDocs,
  siteFrame,
  withoutSuffixList,
} from './demo/site/plugin.mjs';
import { tailwind } from './demo/site/tailwind.mjs';
import { zipList } from './demo/site/zip-list.mjs';
import { staticImportsOf } from './scripts/vite-plugins.mjs';

const ofElement = staticImportsOf('src/index.ts', 'element');
const ofMock = staticImportsOf('demo/site/worker-mock.ts', 'mock');
const OF_PAGES =
  /demo[\\/]site[\\/](?:answering-side|copy|demo-dock|event-log|explain-overlay|known-codes|lazy-mock|page-language|nav|parcel-label|tabs|type-as-person|when-painted)\.ts$|mock[\\/]options\.ts$|preload-helper/;
/**
 * The files that pages share. Without these groups the bundler writes a file for every set of pages with a common module, and a page loads
 * 40 to 55. Importing the element's file defines the element, so the mock's must not import it: what both need is in the file of the site.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id, bundle) => (OF_PAGES.test(id) || (ofElement(id, bundle) && ofMock(id, bundle)) ? 'site' : null) },
  { name: ofElement },
  { name: ofMock },
  { name: 'msw', test: /node_modules[\\/]msw/ },
  { name: 'later', test: /src[\\/](?:address|client|element|form|list|protocol)[\\/]|node_modules[\\/]lit/, minShareCount: 2 },
];

// The demo: `vite` serves it, `vite build` builds it. The library's builds are in scripts/build.mjs.
export default defineConfig({
  root: 'demo',
  base: './',
  // `worker-only`: src/mock starts MSW itself, and needs nothing but the script beside the page.
  plugins: [
    msw({ mode: 'worker-only' }),
    withoutSuffixList,
    englishPages,
    siteFrame,
    servedCdnFiles,
    servedDocs,
    zipList,
    tailwind,
    builtCdnFiles,
    inlinedStyles,
  ],
  // Named, because what is found late makes the development page load twice.
  optimizeDeps: {
    include: [
      '@lit/reactive-element',
      'lit/directives/keyed.js',
      'lit/html.js',
      'msw/browser',
      'msw/experimental',
      'msw/http',
      'msw/utils/delay',
    ],
  },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: process.env['DGA_SITE'] ? '../dist-site' : '../dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    // Every supported browser preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Whole paths: the development server reads these as relative to `root`, the build as relative to here.
      input: [...globSync('demo/{,themes/}*.html').map((path) => resolve(path)), ...englishInputs],
      output: { codeSplitting: { groups } },
      // The element's own chunks and its first file share modules.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});

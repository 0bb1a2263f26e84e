import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { builtCdnFiles, servedCdnFiles, servedDocs, siteFrame } from './demo/site/plugin.mjs';
import { zipList } from './demo/site/zip-list.mjs';
import { withoutSuffixList } from './scripts/vite-plugins.mjs';

// The demo: `vite` serves it, `vite build` builds it. The library's builds are in scripts/build.mjs.
export default defineConfig({
  root: 'demo',
  base: './',
  // `worker-only`: src/mock starts MSW itself, and needs nothing but the script beside the page.
  plugins: [msw({ mode: 'worker-only' }), withoutSuffixList, siteFrame, servedCdnFiles, servedDocs, zipList, builtCdnFiles],
  // Named, because what is found late makes the development page load twice.
  optimizeDeps: { include: ['lit', 'msw/browser', 'msw/experimental', 'msw/http', 'msw/utils/delay'] },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: process.env['DGA_SITE'] ? '../dist-site' : '../dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // Whole paths: the development server reads these as relative to `root`, the build as relative to here.
      input: globSync('demo/*.html').map((path) => resolve(path)),
    },
  },
});

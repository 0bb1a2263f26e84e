import { readdirSync } from 'node:fs';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { withoutSuffixList } from './scripts/vite-plugins.mjs';

// The demo: `vite` serves it, `vite build` builds it. The library's builds are in scripts/build.mjs.
export default defineConfig({
  root: 'demo',
  base: './',
  plugins: [msw(), withoutSuffixList],
  // Named, because what is found late makes the development page load twice.
  optimizeDeps: { include: ['lit', 'msw/browser', 'msw/experimental', 'msw/http', 'msw/utils/delay'] },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: readdirSync('demo')
        .filter((name) => name.endsWith('.html'))
        .map((name) => `demo/${name}`),
    },
  },
});

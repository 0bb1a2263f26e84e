// Vite plugins of the demo: the frame around its pages, the built CDN files under cdn/, and the documentation under docs/.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, normalize } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { frame } from './frame.mjs';
import { englishFile, PAGES } from './pages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The public address, set while the whole site is built; see docs/.vitepress/build-site.mjs. */
const siteUrl = process.env.DGA_SITE;

let isDevelopment = false;
/** Writes the frame into the HTML, so that pages are complete without a script. */
export const siteFrame = {
  name: 'site-frame',
  configResolved: ({ command }) => void (isDevelopment = command === 'serve'),
  transformIndexHtml: {
    order: 'pre',
    handler(html, { filename }) {
      // The forms of the themes page are pages without the frame.
      if (!html.includes('<!-- site:')) return html;
      return frame(html, filename.slice(filename.lastIndexOf('/') + 1), {
        siteUrl,
        hasDocs: isDevelopment || siteUrl !== undefined,
      });
    },
  },
};

/** The English pages that are translated from the Japanese when they are built, by their names. */
const translated = new Map(
  PAGES.map(({ file }) => [englishFile(file), `${root}demo/${file}`]).filter(([file]) => !existsSync(`${root}demo/${file}`)),
);
export const englishInputs = [...translated.keys()].map((file) => join(root, 'demo', file));

/** Writes the English pages as separate files, so that a browser never paints a page in the other language first. */
export const englishPages = {
  name: 'english-pages',
  resolveId: { order: 'pre', handler: (id) => (englishInputs.includes(normalize(id)) ? id : null) },
  load: (id) => (englishInputs.includes(normalize(id)) ? readFileSync(translated.get(basename(id)), 'utf8') : null),
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const name = /^\/(\w+\.en\.html)(?:\?.*)?$/.exec(request.url ?? '')?.[1];
      const source = translated.get(name);
      if (source === undefined) return next();
      try {
        const html = await server.transformIndexHtml(`/${name}`, readFileSync(source, 'utf8'));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      } catch (error) {
        next(error);
      }
    });
  },
};

/** Puts the styles of the demo's pages into their HTML: a phone paints the page without waiting for two to five more requests. */
export const inlinedStyles = {
  name: 'inlined-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const page of Object.values(bundle).filter(({ fileName }) => /^[^/]+\.html$/.test(fileName)))
      page.source = String(page.source).replaceAll(
        /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+)">/g,
        (_link, file) => `<style>${String(bundle[file].source).trim()}</style>`,
      );
  },
};

/** A sandboxed preview has no origin: it only loads modules that allow every origin. */
function allowEveryOrigin(request, response, next) {
  if (request.url?.startsWith('/cdn/')) response.setHeader('access-control-allow-origin', '*');
  next();
}

/** Runs a module in a separate process: the NODE_ENV of the development server would select Lit's development build. */
function runModule(source) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', fail).on('exit', (code) => (code === 0 ? done() : fail(new Error(`exit code ${code}: ${source}`))));
  });
}
const buildCdn = (name, entry, outDir, isServed) =>
  runModule(`import { cdn } from './scripts/build.mjs'; await cdn('${name}', 'src/${entry}.ts', '${outDir}', ${isServed});`);
const buildFiles = (outDir, isServed) =>
  Promise.all([buildCdn('dga-address-lookup.mock', 'cdn.mock', outDir, isServed), buildCdn('dga-address-lookup', 'cdn', outDir, isServed)]);

/** Serves the CDN files in development: built on the first request, and again after a change of the source. */
export const servedCdnFiles = {
  name: 'served-cdn-files',
  apply: 'serve',
  configureServer(server) {
    const outDir = '.cache/demo-cdn';
    let built;
    server.watcher.add(`${root}src`).on('all', (_, path) => {
      if (path.includes('/src/')) built = undefined;
    });
    server.middlewares.use(allowEveryOrigin);
    server.middlewares.use(async (request, response, next) => {
      const name = /^\/cdn\/([\w.-]+\.js)(\?.*)?$/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      try {
        built ??= buildFiles(outDir, true);
        await built;
        const body = readFileSync(`${root}${outDir}/${name}`);
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(body);
      } catch (error) {
        built = undefined;
        next(error);
      }
    });
  },
  configurePreviewServer: (server) => void server.middlewares.use(allowEveryOrigin),
};

/** Builds the CDN files into the demo, or takes those of scripts/build.mjs. */
export const builtCdnFiles = {
  name: 'built-cdn-files',
  apply: 'build',
  async closeBundle() {
    const outDir = siteUrl ? 'dist-site' : 'dist-demo';
    const built = process.env.DGA_BUILT_CDN;
    if (built) cpSync(built, `${outDir}/cdn`, { recursive: true, filter: (path) => path === built || path.endsWith('.js') });
    else await buildFiles(`${outDir}/cdn`, false);
  },
};

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png', '.svg': 'image/svg+xml' };

/** Serves the documentation in development. The first request builds it, which installs its generator. */
export const servedDocs = {
  name: 'served-docs',
  apply: 'serve',
  configureServer(server) {
    const outDir = `${root}.cache/demo-docs`;
    let state = 'unbuilt';
    server.middlewares.use((request, response, next) => {
      const path = /^\/docs(\/[^?#]*)/.exec(request.url ?? '')?.[1];
      if (path === undefined) return next();
      if (state === 'unbuilt') {
        state = 'building';
        runModule(`import { buildDocs } from './docs/.vitepress/build-site.mjs'; await buildDocs('${outDir}');`).then(
          () => (state = 'built'),
          (error) => {
            state = 'failed';
            server.config.logger.error(String(error));
          },
        );
      }
      if (state !== 'built') response.setHeader('content-type', 'text/html; charset=utf-8');
      if (state === 'failed') {
        state = 'unbuilt';
        response.statusCode = 500;
        return response.end(
          '<title>Docs</title><p>ビルドに失敗しました。原因はターミナルに表示されています。再読み込みでもう一度実行します。<p>The build failed, for the reason in the terminal. Reload to try again.',
        );
      }
      if (state === 'building') {
        response.setHeader('refresh', '3');
        return response.end(
          '<title>Docs</title><p>ドキュメントをビルドしています（初回は1分ほどかかります）。<p>Building the documentation, which takes a minute.',
        );
      }
      const file = join(outDir, normalize(decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path)));
      if (!existsSync(file)) return next();
      response.setHeader('content-type', `${TYPES[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`);
      response.end(readFileSync(file));
    });
  },
};

/** MSW reads cookies with tough-cookie, which brings the whole public suffix list (tldts, 296 kB). A mock has no use for it. */
export const withoutSuffixList = {
  name: 'without-suffix-list',
  enforce: 'pre',
  resolveId: (id) => (id === 'tldts' ? '\0tldts' : undefined),
  load: (id) =>
    id === '\0tldts'
      ? 'export const getDomain = (host) => host; export const getPublicSuffix = () => null; export const parse = () => ({});'
      : undefined,
};

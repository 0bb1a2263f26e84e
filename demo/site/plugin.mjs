// What the demo asks of Vite beside its pages: one frame around all of them, and the built CDN files under cdn/.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { dock } from './dock.mjs';
import { PAGES } from './pages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CDN = 'dga-address-lookup.mock';

const addressOf = (page, english) => (english ? (page.english ?? `${page.file}?lang=en`) : page.file);
const link = (page, current, english) => {
  const isHere = page === current || page.english === current.file;
  const swap = english ? '' : ` data-en="${page.en}"`;
  return `<li><a href="./${addressOf(page, english)}"${isHere ? ' aria-current="page"' : ''}${swap}>${english ? page.en : page.name}</a></li>`;
};

/** On a page that has a twin the switch leads there; elsewhere it turns the texts of the page itself. */
const languageSwitch = (page) => {
  if (page.english) return `<a class="language" href="./${page.english}" lang="en" hreflang="en">English</a>`;
  if (page.japanese) return `<a class="language" href="./${page.japanese}" lang="ja" hreflang="ja">日本語</a>`;
  return '<a class="language" href="?lang=en" lang="en" hreflang="en" data-language-switch>English</a>';
};

function frame(html, file) {
  const page = PAGES.find((one) => one.file === file);
  if (!page) return html;
  const english = page.japanese !== undefined;
  const text = (ja, en) => (english ? en : ja);
  const swap = (en) => (english ? '' : ` data-en="${en}"`);
  // Only pages that are there are linked: the demo can be looked at while it grows.
  const pages = PAGES.filter((one) => one.menu !== false && existsSync(`${root}demo/${one.file}`));
  const items = pages.map((one) => link(one, page, english));
  const cards = pages
    .filter((one) => one.about)
    .map(
      (one) =>
        `<li><a class="card" href="./${one.file}" data-keeps-language><b data-en="${one.en}">${one.name}</b><span data-en="${one.aboutEn}">${one.about}</span></a></li>`,
    );
  const head = `
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="./site/base.css">
    <script type="module" src="./site/nav.ts"></script>`;
  const header = `
    <a class="skip" href="#main"${swap('Skip to the content')}>${text('本文へ移動', 'Skip to the content')}</a>
    <header class="site-header">
      <div class="site-header-inner">
        <a class="brand" href="./${addressOf(PAGES[0], english)}"><svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28"><use href="#brand-mark"></use></svg><span translate="no">dga-address-lookup</span></a>
        ${languageSwitch(page)}
        <nav aria-label="${text('デモのページ', 'Pages of the demo')}"><ul>${items.join('')}</ul></nav>
      </div>
    </header>`;
  const footer = `
    <footer class="site-footer"><div class="site-footer-inner">
      <p${swap('Everything on these pages is answered by a mock inside your browser. Nothing that you type is sent anywhere.')}>${text(
        'このデモの住所検索は、すべてブラウザーの中の模擬サーバーが答えています。入力した内容はどこにも送られません。',
        'Everything on these pages is answered by a mock inside your browser. Nothing that you type is sent anywhere.',
      )}</p>
      <p class="fine"><span translate="no">dga-address-lookup</span> — MIT License</p>
    </div></footer>
    <svg width="0" height="0" class="symbols" aria-hidden="true"><symbol id="brand-mark" viewBox="0 0 32 32">${readFileSync(`${root}demo/public/icon.svg`, 'utf8').replaceAll(/<\/?svg[^>]*>/g, '')}</symbol></svg>`;
  return html
    .replace('<!-- site:head -->', () => head)
    .replace('<!-- site:header -->', () => header)
    .replace('<!-- site:cards -->', () => `<ul class="page-cards">${cards.join('')}</ul>`)
    .replace('<!-- site:dock -->', () => dock(english))
    .replace('<!-- site:footer -->', () => footer);
}

/** The header and footer of every page, written into the HTML: there without a script, and at once. */
export const siteFrame = {
  name: 'site-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => frame(html, filename.slice(filename.lastIndexOf('/') + 1)),
  },
};

/** A sandboxed preview has no origin, and loads a module only where the server lets everybody. */
const letEverybody = (request, response, next) => {
  if (request.url?.startsWith('/cdn/')) response.setHeader('access-control-allow-origin', '*');
  next();
};

/** In a process of its own: the development server's NODE_ENV would bring Lit's development build in. */
const buildCdn = (outDir) =>
  new Promise((done, fail) => {
    const script = `import { cdn } from './scripts/build.mjs'; await cdn('${CDN}', 'src/cdn.mock.ts', '${outDir}');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', fail).on('exit', (code) => (code === 0 ? done() : fail(new Error(`the CDN file was not built (${code})`))));
  });

/**
 * The very file that a CDN would give stands under `cdn/` of the demo, so that the CMS page can embed it by its two lines. In development
 * it is built when first asked for, and again after a change of the source.
 */
export const servedCdnFiles = {
  name: 'served-cdn-files',
  apply: 'serve',
  configureServer(server) {
    const outDir = '.cache/demo-cdn';
    let fresh;
    server.watcher.add(`${root}src`).on('all', (_, path) => {
      if (path.includes('/src/')) fresh = undefined;
    });
    server.middlewares.use(letEverybody);
    server.middlewares.use(async (request, response, next) => {
      const name = /^\/cdn\/([\w.-]+\.js)(\?.*)?$/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      try {
        fresh ??= buildCdn(outDir);
        await fresh;
        const body = readFileSync(`${root}${outDir}/${name}`);
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(body);
      } catch (error) {
        fresh = undefined;
        next(error);
      }
    });
  },
  configurePreviewServer: (server) => void server.middlewares.use(letEverybody),
};
export const builtCdnFiles = {
  name: 'built-cdn-files',
  apply: 'build',
  closeBundle: () => buildCdn('dist-demo/cdn'),
};

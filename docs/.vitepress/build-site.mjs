// npm run build:site: the demo, and the documentation under docs/ of it, as one static site in dist-site/ that works under any path.
// SITE_URL is the address that the sitemap and the preview pictures name.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, posix } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SCHEME } from '../../demo/site/frame.mjs';
import { MOVED } from './pages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = join(root, 'docs');
const out = join(root, 'dist-site');

function run(command, args, cwd, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

/** The generator has its own packages, which only this build needs: installed if its lockfile changed. */
function installGenerator() {
  const stamp = join(docs, 'node_modules/.stamp');
  const lock = createHash('sha256')
    .update(readFileSync(join(docs, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // npm hands the settings of this repository's .npmrc down. With NODE_ENV=production it would install nothing.
  run('npm', ['ci', '--include=dev', '--legacy-peer-deps=false', '--no-audit', '--no-fund', '--loglevel=error'], docs);
  writeFileSync(stamp, lock);
}

/** Builds the documentation alone. */
export async function buildDocs(outDir = join(out, 'docs')) {
  installGenerator();
  run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build', '.', '--outDir', outDir], docs);
  const { paintFirst } = await import('./paint-first.mjs');
  const { relocate } = await import('./relocate.mjs');
  paintFirst(outDir);
  relocate(outDir);
  // It is empty until its scripts run, and some hosts serve the nearest one instead of that of the site.
  rmSync(join(outDir, '404.html'));
  for (const [from, [page, en, ja]] of Object.entries(MOVED)) {
    const to = (heading) => `${page}.html${heading ? `#${heading}` : ''}`;
    writeFileSync(join(outDir, `${from}.html`), movedPage(to(en)));
    writeFileSync(join(outDir, 'ja', `${from}.html`), movedPage(to(ja)));
  }
}

/**
 * The page that a host serves for unknown addresses, in both languages and in the color scheme that the visitor chose. Its links are absolute,
 * because that address may be in any folder.
 */
function writeNotFound(siteUrl) {
  const base = new URL(siteUrl).pathname;
  const icon = readFileSync(join(root, 'demo/public/icon.svg'), 'utf8').replace('<svg', '<svg aria-hidden="true"');
  const part = (lang, title, text, home, pages, folder) =>
    `<section lang="${lang}"><h2>${title}</h2><p>${text}</p><p class="links"><a href="${base}${lang === 'ja' ? '' : 'index.en.html'}">${home}</a><a href="${base}docs/${folder}">${pages}</a></p></section>`;
  writeFileSync(
    join(out, '404.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>404 – dga-address-lookup</title>
<link rel="icon" href="${base}icon.svg" type="image/svg+xml"><script>${SCHEME}</script>
<style>:root{color-scheme:light dark;font:16px/1.7 'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',system-ui,sans-serif;color:light-dark(#1f2328,#e9ebee);background:light-dark(#f6f5f1,#14171b)}
:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}
body{margin:0}header,main{box-sizing:border-box;max-inline-size:56rem;margin-inline:auto;padding-inline:20px}
header{padding-block:16px}.brand{display:inline-flex;gap:10px;align-items:center;font-weight:700;color:inherit;text-decoration:none}.brand svg{inline-size:28px;block-size:28px}
h1{margin-block:8vh 20px;font-size:clamp(4rem,16vw,7rem);line-height:1;color:light-dark(#1d4f7c,#9cc8ee)}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:20px;padding-block-end:40px}
section{padding:20px 24px;background:light-dark(#fff,#1c2026);border:1px solid light-dark(#dedbd3,#333942);border-radius:10px}
h2{margin:0;font-size:1.25rem}.links{display:flex;flex-wrap:wrap;gap:4px 20px;margin-block-end:0}a{color:light-dark(#1d4f7c,#9cc8ee)}.links a{display:inline-block;padding-block:6px}</style>
<header><a class="brand" href="${base}">${icon}<span translate="no">dga-address-lookup</span></a></header>
<main><h1>404</h1><div class="parts">${part('ja', 'ページが見つかりません', 'URLが変わったか、ページが削除されました。', 'ホーム', 'ドキュメント', 'ja/')}${part('en', 'Page not found', 'The address has changed, or the page was removed.', 'Home', 'Documentation', '')}</div></main>\n`,
  );
}

/** A page at an earlier address, which leads to the present one without a script. */
const movedPage = (to) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"><title>dga-address-lookup</title><a href="${to}">${to}</a>\n`;

/** Every address that the pages link to or load must be a file of the site, and every fragment an id of its page. */
function brokenLinks() {
  const pages = globSync('**/*.html', { cwd: out }).map((path) => path.replaceAll('\\', '/'));
  const htmlOf = new Map(pages.map((path) => [path, readFileSync(join(out, path), 'utf8')]));
  const idsOf = (path) => new Set([...(htmlOf.get(path) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const broken = [];
  for (const [path, html] of htmlOf) {
    for (const [, address] of html.replaceAll(/<(pre|script)\b.*?<\/\1>/gs, '').matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(address)) continue;
      const [, file = '', fragment] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
      const to = file === '' ? path : normalize(posix.join(posix.dirname(path), file)).replaceAll('\\', '/');
      const target = to === '.' || to.endsWith('/') ? posix.join(to, 'index.html') : to;
      if (!existsSync(join(out, target))) broken.push(`${path} → ${address}`);
      else if (fragment && htmlOf.has(target) && target.startsWith('docs/') && !idsOf(target).has(decodeURIComponent(fragment)))
        broken.push(`${path} → ${address}`);
    }
  }
  return broken;
}

function writeSitemap(siteUrl) {
  const pages = globSync('**/*.html', { cwd: out }).map((path) => path.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'));
  const urls = pages
    .filter((path) => !path.endsWith('404.html'))
    .toSorted()
    .map((path) => `<url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(join(out, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${new URL('sitemap.xml', siteUrl).href}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const siteUrl = process.env.SITE_URL ?? 'https://dga-address-lookup.example/';
  rmSync(out, { recursive: true, force: true });
  // It brings the list of ZIP Codes that the demo answers from.
  installGenerator();
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], root, { DGA_SITE: siteUrl });
  await buildDocs();
  // The plugins for people who have no npm, offered on the start page.
  run(process.execPath, ['scripts/build.mjs', 'cdn'], root);
  for (const zip of ['wordpress/dga-address-lookup.zip', 'eccube4/DgaAddressLookup.zip']) {
    mkdirSync(join(out, dirname(zip)), { recursive: true });
    copyFileSync(join(root, 'dist', zip), join(out, zip));
  }
  writeSitemap(siteUrl);
  writeNotFound(siteUrl);
  const broken = brokenLinks();
  if (broken.length > 0) throw new Error(`broken links:\n${broken.join('\n')}`);
  console.log(
    `written: dist-site (${globSync('**/*.html', { cwd: out }).length} pages), for ${siteUrl}${process.env.SITE_URL ? '' : '; set SITE_URL to its real address'}`,
  );
}

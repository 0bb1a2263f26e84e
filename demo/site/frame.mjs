// The frame around every page: head, header and footer, and the parts of pages that are generated from the documents.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dock } from './dock.mjs';
import { englishFile, PAGES } from './pages.mjs';
import { translate } from './translate.mjs';
import { escapeHtml } from './escape-html.mjs';
import { bothWays, highlight } from './snippets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const NPM = 'https://www.npmjs.com/package/dga-address-lookup';

/**
 * Sets the scheme that the visitor chose before the page is painted. The key is that of the documentation's generator, so that both remember
 * the same choice. Reading throws where the browser refuses storage.
 */
export const SCHEME =
  "try{const s=localStorage.getItem('vitepress-theme-appearance');if(s==='dark'||s==='light')document.documentElement.dataset.scheme=s}catch{}";

/** A figure of the benchmarks: the wait after the last digit if the server answers after 50 ms, in whole milliseconds. */
function waitOf(row) {
  const found = new RegExp(`^\\| ${row} \\| █* ?([\\d.]+) ms`, 'm').exec(readFileSync(`${root}docs/project/benchmarks.md`, 'utf8'));
  if (!found) throw new Error(`docs/project/benchmarks.md has no row ${row}`);
  return String(Math.round(Number(found[1])));
}

const addressOf = ({ file }, english) => (english ? englishFile(file) : file);

function menuItem(page, current, english) {
  return `<li><a href="./${addressOf(page, english)}"${page === current ? ' aria-current="page"' : ''}>${english ? page.en : page.name}</a></li>`;
}

/** Leads to the same page in the other language. */
function languageSwitch(page, english) {
  const [language, name] = english ? ['ja', '日本語'] : ['en', 'English'];
  return `<a class="language" href="./${addressOf(page, !english)}" lang="${language}" hreflang="${language}">${name}</a>`;
}

/** A fenced code block of a document, without the indent of a list: the first that matches. The tests compile or run every block of the documents. */
function blockOf(file, pattern) {
  const blocks = [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^( *)```\S+ *[^\n]*\n.*?^\1```$/gms)].map(([all, indent]) =>
    all.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const found = blocks.find((block) => pattern.test(block));
  if (found === undefined) throw new Error(`${file} has no code block that matches ${pattern}`);
  return found.split('\n').slice(1, -1).join('\n').trim();
}

const INSTALL = ['README.md', /^```sh\nnpm install/];
/** Texts may contain links to files of the site: `{name}`, see `downloadLink`. */
const MODES = [
  {
    mode: 'mock',
    text: [
      'サーバーも契約も不要です。郵便番号欄に <code>A7E-2FK2</code> と入力すると、住所が入ります。メッセージは <code>&lt;html lang&gt;</code> の言語で表示します。',
      'No server and no contract are needed: type <code>A7E-2FK2</code> into the field for the ZIP Code. Messages are in the language of <code>&lt;html lang&gt;</code>.',
    ],
  },
  {
    mode: 'proxy',
    text: [
      '<code>/dga</code> では、<a data-docs="start.html#4-テスト環境でプロキシを動かす">自社サーバーのプロキシ</a>が応答します。',
      'Under <code>/dga</code>, <a data-docs="start.html#4-run-the-proxy-with-the-test-environment">a proxy on your server</a> answers.',
    ],
  },
];
const FORM = ['docs/start.md', /^```html live\n<form/];
const PLATFORMS = [
  {
    name: 'HTML',
    steps: [
      {
        mode: 'mock',
        text: [
          '{cdn/dga-address-lookup.mock.js} を <code>cdn</code> フォルダーに保存し、次のページを <code>index.html</code> としてフォルダーの隣に保存します。その場所で <code>npx vite</code> か <code>python3 -m http.server</code> を実行し、表示されたURLを開いて <code>A7E-2FK2</code> と入力してください（ファイルを直接開くと、ブラウザーはスクリプトを読み込みません）。',
          'Save {cdn/dga-address-lookup.mock.js} in a folder <code>cdn</code>, and this page as <code>index.html</code> beside the folder. Run <code>npx vite</code> or <code>python3 -m http.server</code> there, open the URL that it prints, and type <code>A7E-2FK2</code>. (Browsers load no script if you open the file itself.)',
        ],
      },
      {
        mode: 'proxy',
        text: [
          '{cdn/dga-address-lookup.js} を <code>cdn</code> フォルダーに保存します。<code>/dga</code> では、<a data-docs="start.html#4-テスト環境でプロキシを動かす">自社サーバーのプロキシ</a>が応答します。',
          'Save {cdn/dga-address-lookup.js} in a folder <code>cdn</code>. Under <code>/dga</code>, <a data-docs="start.html#4-run-the-proxy-with-the-test-environment">a proxy on your server</a> answers.',
        ],
      },
      { block: ['README.md', /^```html\n<!doctype/] },
    ],
    docs: 'start.html',
  },
  {
    name: 'npm',
    steps: [{ block: INSTALL }, { block: ['README.md', /^```js\nimport 'dga/] }, { block: FORM }, ...MODES],
    docs: 'start.html',
  },
  {
    name: 'React',
    steps: [{ block: INSTALL }, { block: ['docs/frameworks.md', /react\.tsx/] }, ...MODES],
    docs: 'frameworks.html',
  },
  {
    name: 'Vue',
    steps: [
      { block: INSTALL },
      { block: ['docs/frameworks.md', /vue\.vue/] },
      {
        text: ['このタグがカスタム要素であることを、コンパイラーに設定します。', 'Tell the compiler that the tag is a custom element.'],
        block: ['docs/frameworks.md', /^```ts vite\.config/],
      },
      ...MODES,
    ],
    docs: 'frameworks.html',
  },
  {
    name: 'Svelte',
    steps: [{ block: INSTALL }, { block: ['docs/frameworks.md', /svelte\.svelte/] }, ...MODES],
    docs: 'frameworks.html',
  },
  {
    name: 'WordPress',
    steps: [
      {
        text: [
          '{wordpress/dga-address-lookup.zip} を「プラグイン → 新規追加 → プラグインのアップロード」から有効化します。固定ページにブロック「カスタムHTML」を追加し、次のフォームを貼り付けて公開してください（WordPress 7では、ブロックの「HTMLを編集」を押して貼り付け、「更新」を押します）。最初はテストモードです。契約は不要で、ログイン中の管理者にだけ表示されます。公開したページで <code>A7E-2FK2</code> と入力してください。',
          'Upload {wordpress/dga-address-lookup.zip} under Plugins → Add New, and activate it. Add the block <em>Custom HTML</em> to a page, paste this form into it (in WordPress 7: <em>Edit HTML</em>, paste, <em>Update</em>), and publish the page. The plugin starts in test mode, which needs no contract and shows the element to administrators who are logged in. Type <code>A7E-2FK2</code> into the published page.',
        ],
        block: ['docs/cms.md', /^```html\n<form>/],
      },
      {
        text: [
          'すでにフォームがあるページでは、フォームの中に <code>[dga_address_lookup]</code> だけを書きます。',
          'On a page that has a form, write only <code>[dga_address_lookup]</code> into the form.',
        ],
      },
    ],
    docs: 'cms.html#wordpress',
  },
  {
    name: 'EC-CUBE',
    steps: [
      {
        text: [
          "npmパッケージの <code>dist/php/dga-address-proxy.php</code> をEC-CUBEの <code>index.php</code> と同じフォルダーに置き、その上のフォルダーに、次の内容の <code>dga-address-proxy-config.php</code> を置きます。<code>'DGA_MOCK' => 'on'</code> だけを書けば、契約なしで試せます。",
          "Put <code>dist/php/dga-address-proxy.php</code> of the npm package beside EC-CUBE's <code>index.php</code>, and this text as <code>dga-address-proxy-config.php</code> into the folder above. With <code>'DGA_MOCK' => 'on'</code> alone it needs no contract.",
        ],
        block: ['docs/php.md', /^```php\n<\?php/],
      },
      {
        text: [
          '「オーナーズストア → プラグイン → プラグイン一覧」で {eccube4/DgaAddressLookup.zip} をアップロードし、有効にします。テンプレートの変更は不要です。',
          'Upload {eccube4/DgaAddressLookup.zip} under オーナーズストア → プラグイン → プラグイン一覧, and enable it. No template has to change.',
        ],
      },
    ],
    docs: 'cms.html#ec-cube-4',
  },
];

/** A link that downloads a file of the site; without the whole site, its name, which is also its path below dist/ of the package. */
const downloadLink = (siteUrl) => (_, path) =>
  path.startsWith('cdn/') || siteUrl
    ? `<a href="./${path}" download translate="no">${path.split('/').at(-1)}</a>`
    : `<code translate="no">dist/${path}</code>`;

/** The tabs with the steps for each platform. */
function platforms(siteUrl) {
  const tabs = PLATFORMS.map(
    ({ name }, at) =>
      `<button type="button" role="tab" id="tab-${at}" aria-controls="platform-${at}" aria-selected="${at === 0}"${at === 0 ? '' : ' tabindex="-1"'}>${name}</button>`,
  );
  const forMode = (mode) => (mode === undefined ? '' : ` data-for="${mode}"${mode === 'mock' ? '' : ' hidden'}`);
  const paragraph = ([ja, en], mode) =>
    [
      ['ja', ja],
      ['en', en],
    ]
      .map(
        ([lang, text]) => `<p class="step" data-only="${lang}"${forMode(mode)}>${text.replaceAll(/\{(.+?)\}/g, downloadLink(siteUrl))}</p>`,
      )
      .join('');
  const pre = (code, mode) => `<pre class="code" tabindex="0"${forMode(mode)}><code translate="no">${highlight(code)}</code></pre>`;
  const snippet = (code) => {
    const ways = bothWays(code);
    const shown = ways ? pre(ways.mock, 'mock') + pre(ways.proxy, 'proxy') : pre(code);
    return `<div class="snippet">${shown}<button class="button plain small" type="button" data-copy data-en="Copy">コピー</button></div>`;
  };
  const modes = `<div class="modes" role="group" aria-label="接続先" data-en-aria-label="Answers from"><button type="button" data-mode="mock" aria-pressed="true" data-en="Mock, to try it">モック（試用）</button><button type="button" data-mode="proxy" aria-pressed="false" data-en="Proxy, to go live">プロキシ（公開用）</button></div>`;
  const panels = PLATFORMS.map(({ steps, docs }, at) => {
    const content = steps.map(({ text, mode, block }) => `${text ? paragraph(text, mode) : ''}${block ? snippet(blockOf(...block)) : ''}`);
    const hasModes = steps.some(({ mode }) => mode !== undefined);
    return `<div role="tabpanel" id="platform-${at}" aria-labelledby="tab-${at}"${at === 0 ? '' : ' hidden'}>${hasModes ? modes : ''}${content.join('')}<p><a data-docs="${docs}" data-en="Step by step">手順を見る</a></p></div>`;
  });
  return `<div class="platforms"><div role="tablist" aria-labelledby="start-title">${tabs.join('')}</div>${panels.join('')}</div>`;
}

/**
 * Completes the HTML of a page and translates it. `siteUrl` is the public address, if it is known; `hasDocs` says whether the documentation
 * is under `docs/`: if not, links to it lead to the package.
 */
export function frame(source, file, { siteUrl, hasDocs }) {
  const english = file.endsWith('.en.html');
  const page = PAGES.find((one) => addressOf(one, english) === file);
  if (!page) return source;
  const text = (ja, en) => (english ? en : ja);
  const docsLink = (target) => (hasDocs ? `href="./docs/${text('ja/', '')}${target}"` : `href="${NPM}"`);
  const inLanguage = (html) =>
    translate(html, english).replaceAll(/href="\.\/(\w+\.html)/g, (link, to) =>
      PAGES.some((one) => one.file === to) ? `href="./${text(to, englishFile(to))}` : link,
    );
  const html = inLanguage(source);

  const title = /<title[^>]*>\s*(.*?)\s*<\/title>/s.exec(html)?.[1] ?? '';
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const publicUrl = (path) => new URL(path.replace(/^index\.html$/, ''), siteUrl).href;
  const preview = siteUrl
    ? `
    <link rel="canonical" href="${publicUrl(file)}">
    <link rel="alternate" hreflang="ja" href="${publicUrl(page.file)}">
    <link rel="alternate" hreflang="en" href="${publicUrl(englishFile(page.file))}">
    <meta property="og:url" content="${publicUrl(file)}">
    <meta property="og:image" content="${publicUrl(text('og.ja.png', 'og.en.png'))}">
    <meta name="twitter:card" content="summary_large_image">`
    : '';
  const head = `
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta property="og:type" content="website">
    <meta property="og:title" content="${escapeHtml(title)}">
    <meta property="og:description" content="${description}">
    <meta property="og:locale" content="${text('ja_JP', 'en_US')}">${preview}
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    <script>${SCHEME}</script>
    <link rel="stylesheet" href="./site/base.css">
    <script type="module" src="./site/nav.ts"></script>`;
  const item = (label, href, isCurrent) => `<li><a ${href}${isCurrent ? ' aria-current="page"' : ''}>${label}</a></li>`;
  const pageItem = (name, label, isCurrent = page.file === name) => item(label, `href="./${text(name, englishFile(name))}"`, isCurrent);
  const items = [
    pageItem('index.html', text('ホーム', 'Home')),
    pageItem('checkout.html', text('デモ', 'Demos'), page.isDemo === true),
    pageItem('playground.html', text('試してみる', 'Playground')),
    ...(hasDocs
      ? [item(text('導入手順', 'Get started'), docsLink('start.html')), item(text('ドキュメント', 'Docs'), docsLink('index.html'))]
      : []),
    pageItem('developers.html', text('開発者向け', 'Developers')),
  ];
  const demos = PAGES.filter(({ isDemo }) => isDemo).map((one) => menuItem(one, page, english));
  const demoNav = page.isDemo ? `<nav class="demos" aria-label="${text('デモ', 'Demos')}"><ul>${demos.join('')}</ul></nav>` : '';
  const header = `
    <header class="site-header">
      <a class="skip" href="#main">${text('本文へ移動', 'Skip to the content')}</a>
      <div class="site-header-inner">
        <a class="brand" href="./${addressOf(PAGES[0], english)}"><svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28"><use href="#brand-mark"></use></svg><span translate="no">dga-address-lookup</span></a>
        <span class="header-tools"><button class="scheme" type="button" aria-pressed="false" data-scheme-switch>${text('ダーク', 'Dark')}</button>${languageSwitch(page, english)}</span>
        <nav aria-label="${text('サイトのページ', 'Pages of the site')}"><ul>${items.join('')}</ul></nav>
      </div>${demoNav}
    </header>`;
  const note = text(
    'このサイトの住所検索には、ブラウザー内のモックが応答します。入力した内容は送信されません。',
    'A mock inside your browser answers all lookups on this site. What you type is not sent anywhere.',
  );
  const footer = `
    <footer class="site-footer"><div class="site-footer-inner">
      <p>${note}</p>
      <p class="fine"><span translate="no">dga-address-lookup ${version}</span> — <a href="${NPM}">npm</a> · <a href="${NPM}?activeTab=code">${text('ソースコード', 'Source')}</a> · MIT License</p>
    </div></footer>
    <svg width="0" height="0" class="symbols" aria-hidden="true"><symbol id="brand-mark" viewBox="0 0 32 32">${readFileSync(`${root}demo/public/icon.svg`, 'utf8').replaceAll(/<\/?svg[^>]*>/g, '')}</symbol></svg>`;
  const cards = PAGES.filter((one) => one.about).map(
    (one) =>
      `<li><a class="card" href="./${addressOf(one, english)}"><b>${text(one.name, one.en)}</b><span>${escapeHtml(text(one.about, one.aboutEn))}</span></a></li>`,
  );
  return html
    .replace('<!-- site:head -->', () => head)
    .replace('<!-- site:header -->', () => header)
    .replace('<!-- site:cards -->', () => `<ul class="page-cards">${cards.join('')}</ul>`)
    .replace('<!-- site:platforms -->', () => inLanguage(platforms(siteUrl)))
    .replace('<!-- site:dock -->', () => dock(english))
    .replace('<!-- site:footer -->', () => footer)
    .replaceAll('%VERSION%', version)
    .replaceAll('%WAIT_WITH_LOOKAHEAD%', () => waitOf('dga-address-lookup with `lookahead`'))
    .replaceAll('%WAIT_BY_HAND%', () => waitOf('page written by hand'))
    .replaceAll(/data-docs="([^"]*)"/g, (_, target) => docsLink(target));
}

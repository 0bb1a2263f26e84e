import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { extendMarkdown, nameCells, nameRows, requirePage } from './markdown.mjs';
import { GROUPS } from './pages.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const siteUrl = process.env.SITE_URL ?? 'https://dga-address-lookup.example/';

const linkOf = (language, page) => `/${language === 'ja' ? 'ja/' : ''}${page === 'index' ? '' : `${page}.html`}`;
function sidebar(language) {
  const item = ([page, en, ja]) => {
    requirePage(`${language === 'ja' ? 'ja/' : ''}${page}.md`);
    return { text: language === 'ja' ? ja : en, link: linkOf(language, page) };
  };
  return GROUPS.map((group) => ({ text: group[language], items: group.pages.map(item) }));
}
/** Pages of the demo, which are one folder above the documentation. */
const demo = (language, file) => ({ link: `/../${language === 'en' ? file.replace('.html', '.en.html') : file}`, target: '_self' });
/** The six entries of the demo, see frame.mjs. */
const nav = (language) => {
  const text = (ja, en) => (language === 'ja' ? ja : en);
  return [
    { text: text('ホーム', 'Home'), ...demo(language, 'index.html') },
    { text: text('デモ', 'Demos'), ...demo(language, 'checkout.html') },
    { text: text('試してみる', 'Playground'), ...demo(language, 'playground.html') },
    { text: text('導入手順', 'Get started'), link: linkOf(language, 'start') },
    { text: text('ドキュメント', 'Docs'), link: linkOf(language, 'index'), activeMatch: '^/(?:ja/)?(?!ja/|start)' },
    { text: text('開発者向け', 'Developers'), ...demo(language, 'developers.html') },
  ];
};

/** Splits Japanese text into pairs of characters, so that every word can be found without a dictionary. Used on both sides of the search. */
const tokenize = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_ー々-]+/u)
    .flatMap(
      (word) =>
        word.match(
          /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu,
        ) ?? [],
    )
    .flatMap((word) =>
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
    )
    .filter((word) => word !== '' && word !== '-');

const searchWords = {
  button: { buttonText: '検索', buttonAriaLabel: 'ドキュメントを検索' },
  modal: {
    displayDetails: '詳細を表示',
    resetButtonTitle: '検索語を消す',
    backButtonTitle: '閉じる',
    noResultsText: '見つかりませんでした：',
    footer: { selectText: '開く', navigateText: '移動', closeText: '閉じる' },
  },
};

// oxlint-disable-next-line import/no-default-export -- VitePress reads it
export default defineConfig({
  title: 'dga-address-lookup',
  // Replaced by relative addresses after the build; see relocate.mjs.
  base: '/__base__/',
  cleanUrls: false,
  srcExclude: ['node_modules/**', 'decisions/**', 'project/**'],
  lastUpdated: false,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/__base__/../icon.svg' }],
    ['meta', { name: 'theme-color', content: '#1d4f7c' }],
  ],
  transformHead({ pageData, title, description }) {
    const isJapanese = pageData.relativePath.startsWith('ja/');
    const twin = isJapanese ? pageData.relativePath.slice(3) : `ja/${pageData.relativePath}`;
    const address = (path) => new URL(`docs/${path.replace(/index\.md$/, '').replace(/\.md$/, '.html')}`, siteUrl).href;
    const hasTwin = existsSync(new URL(`../${twin}`, import.meta.url));
    const image = new URL(isJapanese ? 'og.ja.png' : 'og.en.png', siteUrl).href;
    return [
      ['meta', { property: 'og:type', content: 'article' }],
      ['meta', { property: 'og:title', content: title }],
      ['meta', { property: 'og:description', content: description }],
      ['meta', { property: 'og:url', content: address(pageData.relativePath) }],
      ['meta', { property: 'og:image', content: image }],
      ['meta', { property: 'og:locale', content: isJapanese ? 'ja_JP' : 'en_US' }],
      ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
      ['link', { rel: 'canonical', href: address(pageData.relativePath) }],
      ...(hasTwin ? [['link', { rel: 'alternate', hreflang: isJapanese ? 'en' : 'ja', href: address(twin) }]] : []),
    ];
  },
  /** The description of a page is its first paragraph, unless its front matter has one. */
  transformPageData(pageData, { siteConfig }) {
    if (pageData.frontmatter.description) return;
    const text = readFileSync(`${siteConfig.srcDir}/${pageData.filePath}`, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    const first = /^# .*\n+((?:(?![#|`<>-]).+\n?)+)/m.exec(text)?.[1] ?? '';
    const plain = first
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*`]/g, '')
      .trim()
      .replaceAll('\n', pageData.relativePath.startsWith('ja/') ? '' : ' ');
    if (plain) pageData.description = plain.length > 155 ? `${plain.slice(0, 154)}…` : plain;
  },
  markdown: {
    // As GitHub does; the default splits kana from their voice marks, and links in Japanese pages would not match.
    anchor: { slugify: (heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(/\s/g, '-') },
    config(md) {
      extendMarkdown(md);
      nameRows(md);
      nameCells(md);
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { mjs: 'js', console: 'sh', caddy: 'nginx', liquid: 'html', dockerfile: 'docker' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'dga-address-lookup' } } },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      description: 'Documentation of the web component that fills Japanese addresses from a ZIP Code or a Digital Address',
      themeConfig: { nav: nav('en'), sidebar: sidebar('en') },
    },
    ja: {
      label: '日本語',
      lang: 'ja',
      description: '郵便番号とデジタルアドレスから住所を入力するWebコンポーネントのドキュメント',
      themeConfig: {
        nav: nav('ja'),
        sidebar: sidebar('ja'),
        outline: { level: [2, 3], label: 'このページの内容' },
        docFooter: { prev: '前のページ', next: '次のページ' },
        returnToTopLabel: 'ページの先頭へ',
        sidebarMenuLabel: 'メニュー',
        darkModeSwitchLabel: '表示モード',
        lightModeSwitchTitle: 'ライトモードに切り替える',
        darkModeSwitchTitle: 'ダークモードに切り替える',
        langMenuLabel: '言語を切り替える',
        skipToContentLabel: '本文へ移動',
        notFound: {
          title: 'ページが見つかりません',
          quote: 'URLを確認するか、検索してください。',
          linkLabel: '概要へ',
          linkText: '概要へ戻る',
        },
      },
    },
  },
  themeConfig: {
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        locales: { ja: { translations: searchWords } },
        miniSearch: { options: { tokenize }, searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.1 } },
      },
    },
    footer: { message: `dga-address-lookup ${version} · MIT License`, copyright: 'Not a product of Japan Post' },
  },
});

// The pages of the documentation, in the order of the sidebar. Both languages have the same pages under the same names.

/** Each page: file name without extension, then its title in English and in Japanese. */
export const GROUPS = [
  {
    en: 'Start',
    ja: 'はじめに',
    pages: [
      ['index', 'Overview', '概要'],
      ['start', 'From zero to production', '導入から公開まで'],
      ['frameworks', 'Frameworks', 'フレームワーク'],
      ['cms', 'Shops and CMS', 'ショップとCMS'],
      ['migration', 'Migration', '他のライブラリーからの移行'],
    ],
  },
  {
    en: 'Guides',
    ja: 'ガイド',
    pages: [
      ['recipes', 'Recipes', 'やりたいこと別の使い方'],
      ['pickers', 'Pickers and search by words', '住所から選択する・言葉で検索する'],
      ['styling', 'Your own design', 'デザインを合わせる'],
      ['languages', 'Languages and English checkout', '表示言語と英語の購入手続き'],
      ['accessibility', 'Accessibility', 'アクセシビリティ'],
      ['csp-and-ssr', 'CSP and server-side rendering', 'CSPとサーバーサイドレンダリング'],
      ['orders', 'Orders on the server', 'サーバーで注文の住所を確認する'],
      ['testing', 'Testing your integration', '組み込みのテスト'],
    ],
  },
  {
    en: 'Proxy',
    ja: 'プロキシ',
    pages: [
      ['proxy', 'Operating the proxy', 'プロキシの運用'],
      ['php', 'The proxy in PHP', 'PHPのプロキシ'],
      ['deploy', 'Deploying the proxy', 'プロキシのデプロイ'],
      ['zip-list', 'The public ZIP list', '公開されている郵便番号一覧'],
      ['proxy-reference', 'Proxy reference', 'プロキシのリファレンス'],
    ],
  },
  {
    en: 'Reference',
    ja: 'リファレンス',
    pages: [
      ['reference', 'API reference', 'APIリファレンス'],
      ['fields', 'How fields are found', '入力欄の見つけ方'],
      ['troubleshooting', 'Troubleshooting', 'うまく動かないとき'],
      ['faq', 'FAQ, cost and comparison', 'よくある質問、費用と比較'],
    ],
  },
];

/** Addresses of earlier pages, and where they lead. */
export const MOVED = {
  analytics: 'recipes',
  confirm: 'recipes',
  'two-addresses': 'recipes',
  validation: 'recipes',
  checks: 'recipes',
  lookahead: 'recipes',
  csp: 'csp-and-ssr',
  ssr: 'csp-and-ssr',
  comparison: 'faq',
  api: 'faq',
  'free-text': 'pickers',
  'english-checkout': 'languages',
};

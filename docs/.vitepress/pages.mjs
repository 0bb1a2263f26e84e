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

/** Addresses of earlier pages: the page that has their content now, and its heading in English and in Japanese. */
export const MOVED = {
  analytics: ['recipes', 'measure-whether-it-helps', '利用状況を計測する'],
  confirm: ['recipes', 'ask-before-anything-is-written', '入力する前に確認する'],
  'two-addresses': ['recipes', 'two-addresses-in-one-form', '1つのフォームに2つの住所'],
  validation: ['recipes', 'refuse-an-order-without-a-block-number', '番地のない注文を受け付けない'],
  checks: ['recipes', 'check-that-zip-code-and-address-agree', '郵便番号と住所が一致するか確認する'],
  lookahead: ['recipes', 'fill-with-the-last-digit', '最後の1桁と同時に入力する'],
  csp: ['csp-and-ssr'],
  ssr: ['csp-and-ssr', 'what-the-server-writes', 'サーバーが出力するもの'],
  comparison: ['faq', 'how-does-it-compare-with-other-libraries', 'ほかのライブラリーと何が違いますか'],
  benchmarks: ['faq', 'how-does-it-compare-with-other-libraries', 'ほかのライブラリーと何が違いますか'],
  api: ['faq', 'what-does-it-cost-and-what-does-the-api-allow', '費用とapiの条件は'],
  'threat-model': ['faq', 'which-data-is-sent-where', 'どのデータがどこに送信されますか'],
  'free-text': ['pickers', 'search-by-words', '言葉で検索する'],
  'english-checkout': ['languages', 'english-checkout', '英語の購入手続き'],
  'manual-tests': ['accessibility'],
  'proxy-figures': ['proxy'],
  architecture: ['index'],
  design: ['index'],
};

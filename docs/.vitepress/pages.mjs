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
    ja: 'やりたいこと別ガイド',
    pages: [
      ['confirm', 'Confirm before filling', '入力前に確認する'],
      ['two-addresses', 'Two addresses in one form', '1つのフォームに2つの住所'],
      ['validation', 'Validation on submit', '送信時の検証'],
      ['checks', 'Check ZIP Code and address', '郵便番号と住所を照合する'],
      ['english-checkout', 'English checkout', '英語の購入手続き'],
      ['pickers', 'Pickers', '住所から選択する'],
      ['free-text', 'Search by words', '言葉で検索する'],
      ['lookahead', 'Fill with the last digit', '最後の1桁と同時に入力する'],
      ['styling', 'Your own design', 'デザインを合わせる'],
      ['languages', 'Languages', '表示言語'],
      ['accessibility', 'Accessibility', 'アクセシビリティ'],
      ['manual-tests', 'Manual tests', '手動テスト'],
      ['csp', 'Content Security Policy', 'CSPとTrusted Types'],
      ['ssr', 'Server-side rendering', 'サーバーサイドレンダリング'],
      ['orders', 'Orders on the server', 'サーバーで注文の住所を確認する'],
      ['testing', 'Testing your integration', '組み込みのテスト'],
      ['analytics', 'Analytics', '利用状況の計測'],
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
      ['api', 'Cost and limits of the API', 'APIの費用と制限'],
      ['threat-model', 'Threat model', '脅威モデル'],
    ],
  },
  {
    en: 'Reference',
    ja: 'リファレンス',
    pages: [
      ['reference', 'API reference', 'APIリファレンス'],
      ['fields', 'How fields are found', '入力欄の見つけ方'],
      ['troubleshooting', 'Troubleshooting', 'うまく動かないとき'],
      ['comparison', 'Comparison', '他のライブラリーとの比較'],
      ['faq', 'FAQ', 'よくある質問'],
    ],
  },
];

/** Pages for people who change the package. The two with measured figures are in English, with a short Japanese page that leads there. */
export const CONTRIBUTORS = [
  ['architecture', 'Architecture', 'アーキテクチャ'],
  ['benchmarks', 'Benchmarks', 'ベンチマーク'],
  ['proxy-figures', 'Measured figures of the proxy', 'プロキシの測定値'],
];

// The pages of the demo, in the order of the navigation. Texts in Japanese and English.

/** The checkout's English page has its own source; the others are translated from the Japanese. `isDemo`: one of the demos, which share an item of the navigation. */
export const PAGES = [
  { file: 'index.html', name: 'トップ', en: 'Home' },
  {
    file: 'checkout.html',
    isDemo: true,
    about: '通販サイトの購入手続きです。テスト用コード、モックのシナリオ、イベントの記録を確認できます。',
    aboutEn: 'The checkout of a shop, with test codes, the scenarios of the mock, and a log of events.',
    name: '購入手続き',
    en: 'Checkout',
  },
  {
    file: 'situations.html',
    isDemo: true,
    about: '成功、複数の候補、通信エラーなど、30の場面を1つずつ再生できます。',
    aboutEn: 'Plays 30 situations one by one: success, several addresses, network errors and more.',
    name: 'シナリオ',
    en: 'Situations',
  },
  {
    file: 'pickers.html',
    isDemo: true,
    about: '郵便番号がわからなくても、都道府県・市区町村・町名から選択できます。',
    aboutEn: 'From prefecture to city to town, for users who do not know the code.',
    name: '住所から選択',
    en: 'Pickers',
  },
  {
    file: 'checks.html',
    isDemo: true,
    about: '郵便番号がわからない住所や、番号と合わない住所を確認・補完できます。',
    aboutEn: 'For addresses without a code, and for codes that do not fit their address.',
    name: '確認と補完',
    en: 'Checks',
  },
  {
    file: 'themes.html',
    isDemo: true,
    about: 'BootstrapやEC-CUBEなど用意済みの7つのテーマを、実際のフォームと並べて確認できます。',
    aboutEn: 'The seven ready-made themes, such as Bootstrap and EC-CUBE, beside forms of their hosts.',
    name: 'テーマ',
    en: 'Themes',
  },
  {
    file: 'cms.html',
    isDemo: true,
    about: 'CDNのファイルを2行で埋め込んだ記事と、CMSの編集画面のプレビューです。',
    aboutEn: 'An article with the CDN file in two lines, and the preview of a CMS editor.',
    name: 'CMS',
    en: 'CMS',
  },
  {
    file: 'playground.html',
    about: '属性・デザイン・シナリオを切り替えて、マークアップと通信を確認できます。',
    aboutEn: 'Change attributes, design and scenario, and watch markup, events and requests.',
    name: 'プレイグラウンド',
    en: 'Playground',
  },
  {
    file: 'developers.html',
    about: '属性・イベント・メソッドの一覧、explain()、クライアント、フレームワーク別のコードです。',
    aboutEn: 'Attributes, events and methods, explain(), the client, and the code for each framework.',
    name: '開発者向け',
    en: 'Developers',
  },
];

/** The file of a page in English: `index.en.html`. */
export const englishFile = (file) => file.replace(/\.html$/, '.en.html');

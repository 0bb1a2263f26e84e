// The pages of the demo, in the order of the navigation. Texts in Japanese and English.

/** `menu: false`: reached from another page. `english`: the page of the same kind for people who cannot read Japanese. */
export const PAGES = [
  { file: 'index.html', name: 'はじめに', en: 'Start' },
  {
    file: 'checkout.html',
    about: '通販サイトの購入手続き。11のテスト用コードと、模擬サーバーの具合と、イベントの記録つき。',
    aboutEn: "A shop's checkout, with the eleven test codes, a mock server of many moods, and a log of the events.",
    name: 'ご購入手続き',
    en: 'Checkout',
    english: 'checkout.en.html',
  },
  {
    file: 'cms.html',
    about: 'CDNのファイルを二行で埋め込んだ記事と、CMSの編集画面のプレビュー。',
    aboutEn: 'An article that embeds the CDN file by two lines, and the preview of a CMS editor.',
    name: 'CMSに埋め込む',
    en: 'In a CMS',
  },
  {
    file: 'situations.html',
    about: '場面ひとつに札ひとつ。うまくいくときも、いかないときも。',
    aboutEn: 'A card for each situation, good and bad.',
    name: 'いろいろな場面',
    en: 'Situations',
  },
  {
    file: 'pickers.html',
    about: '都道府県から市区町村、町へ。コードを知らない人のために。',
    aboutEn: 'From the prefecture to the city to the town, for whoever does not know the code.',
    name: '住所から選ぶ',
    en: 'Pickers',
  },
  {
    file: 'themes.html',
    about: 'そのまま、デジタル庁デザインシステム風、管理画面向け。',
    aboutEn: "Plain, after the Digital Agency's design system, and dense for admin screens.",
    name: '見た目',
    en: 'Themes',
  },
  {
    file: 'playground.html',
    about: '属性と場面をつまみで変え、マークアップと通信を見る。',
    aboutEn: 'Turn attributes and scenarios, and watch markup, events and requests.',
    name: 'プレイグラウンド',
    en: 'Playground',
  },
  {
    file: 'developers.html',
    about: 'ヘッドレスのクライアント、イベント、explain()、統計、各フレームワークのコード。',
    aboutEn: 'The headless client, events, explain(), statistics, and the code for each framework.',
    name: '開発者向け',
    en: 'Developers',
  },
  { file: 'checkout.en.html', name: 'Checkout in English', en: 'Checkout', menu: false, japanese: 'checkout.html' },
];

// The demo's tools beside a checkout: the test codes, the mock's mood, the log. Written into the page when it is built.

/** As in the mock's test data; a name that a person recognises beside each. */
const CODES = [
  {
    name: ['デジタルアドレス', 'Digital Addresses'],
    codes: [
      ['A7E-2FK2', '東京 丸の内', 'Marunouchi'],
      ['JN4-LKS2', '大阪 梅田', 'Umeda'],
      ['QN6-GQX1', '福岡 博多', 'Hakata'],
    ],
  },
  {
    name: ['郵便番号', 'ZIP Codes'],
    codes: [
      ['102-0072', '飯田橋', 'Iidabashi'],
      ['102-0082', '一番町', 'Ichibancho'],
      ['101-0032', '岩本町', 'Iwamotocho'],
      ['100-0011', '内幸町', 'Uchisaiwaicho'],
      ['100-0004', '大手町', 'Otemachi'],
    ],
  },
  {
    name: ['大口事業所の郵便番号', 'ZIP Codes of large organizations'],
    codes: [
      ['100-8111', '宮内庁', 'Palace'],
      ['100-8926', '総務省', 'Internal Aff.'],
      ['100-8950', '農林水産省', 'Agriculture'],
    ],
  },
  {
    name: ['ほかの書き方', 'Written another way'],
    wide: true,
    codes: [
      ['１０２－００７２', '全角', 'Full width'],
      ['〒102ー0072', '〒と長音', 'With 〒 and a long mark'],
      ['a7e 2fk2', '小文字と空白', 'Lower case, a space'],
      ['999-9999', '該当なし', 'Nobody has it'],
    ],
  },
];
const SCENARIOS = [
  ['ok', 'ふつう', 'Normal'],
  ['slow', '遅い（3秒）', 'Slow (3 s)'],
  ['offline', 'つながらない', 'Offline'],
  ['timeout', '応答がない（8秒）', 'No answer (8 s)'],
  ['rate-limited', '回数の制限', 'Rate limited'],
  ['server-error', 'サーバーの故障', 'Server error'],
  ['unauthorized', '認証の失敗', 'Unauthorized'],
  ['malformed', '壊れた応答', 'Broken answer'],
  ['many-towns', '候補が66件', '66 addresses'],
];

export function dock(english) {
  const pick = ([ja, en]) => (english ? en : ja);
  const text = (ja, en) => escape(english ? en : ja);
  const chip = ([code, ja, en]) =>
    `<li><button class="chip" type="button"><b${/[^\x20-\x7e]/.test(code) ? ' class="full-width"' : ''}>${code}</b> <span>${text(ja, en)}</span></button></li>`;
  const groups = CODES.map(
    ({ name, codes, wide }) => `<h3>${escape(pick(name))}</h3><ul class="chips${wide ? ' wide' : ''}">${codes.map(chip).join('')}</ul>`,
  );
  const scenarios = SCENARIOS.map(([value, ja, en]) => `<option value="${value}">${text(ja, en)}</option>`);
  return `
    <aside class="dock" id="dock" aria-label="${text('デモの道具', 'Tools of the demo')}">
      <button class="dock-toggle" type="button" aria-expanded="false" aria-controls="dock-body">${text('テスト用コードを試す', 'Try a test code')}<i aria-hidden="true"></i></button>
      <div class="dock-body" id="dock-body">
        <section aria-labelledby="dock-codes">
          <h2 id="dock-codes">${text('試せるコード', 'Codes to try')}</h2>
          <p class="hint">${text('押すと、人が打つのと同じように入力します。', 'Press one, and it is typed as a person would.')}</p>
          ${groups.join('')}
        </section>
        <section>
          <h2><label for="scenario">${text('模擬サーバーのようす', 'How the mock server is')}</label></h2>
          <select id="scenario">${scenarios.join('')}</select>
          <p class="hint">${text('答えているのは', 'Answered by')} <span data-through data-worker="${text('Service Worker の模擬サーバー', 'the mock, in a service worker')}" data-fetch="${text('ページ内の模擬サーバー', 'the mock, inside the page')}">…</span></p>
        </section>
        <section aria-labelledby="dock-events">
          <h2 id="dock-events">${text('イベント', 'Events')}</h2>
          <ol class="events" data-empty="${text('まだ何も起きていません。', 'Nothing has happened yet.')}"></ol>
        </section>
      </div>
    </aside>`;
}

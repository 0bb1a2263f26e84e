// The demo's tools beside a checkout: test codes, the scenario of the mock, the event log. Rendered when the page is built.
import { escapeHtml } from './escape-html.mjs';

/** The codes of the mock's test data, each with a familiar name. */
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
    name: ['大口事業所個別番号', 'Corporate ZIP Codes'],
    codes: [
      ['100-8111', '宮内庁', 'Palace'],
      ['100-8926', '総務省', 'Internal Aff.'],
      ['100-8950', '農林水産省', 'Agriculture'],
    ],
  },
  {
    name: ['さまざまな書き方', 'Other spellings'],
    wide: true,
    codes: [
      ['１０２－００７２', '全角', 'Full width'],
      ['〒102ー0072', '〒と長音', 'With 〒 and a long mark'],
      ['a7e 2fk2', '小文字と空白', 'Lower case, a space'],
      ['999-9999', '該当なし', 'No such code'],
    ],
  },
];
const SCENARIOS = [
  ['ok', '通常', 'Normal'],
  ['slow', '遅い（3秒）', 'Slow (3 s)'],
  ['offline', 'オフライン', 'Offline'],
  ['timeout', '応答がない（8秒）', 'No answer (8 s)'],
  ['rate-limited', '回数の制限', 'Rate limit'],
  ['server-error', 'サーバーエラー', 'Server error'],
  ['unauthorized', '認証の失敗', 'Unauthorized'],
  ['malformed', '不正な応答', 'Malformed response'],
  ['many-towns', '候補が66件', '66 addresses'],
];

export function dock(english) {
  const pick = ([ja, en]) => (english ? en : ja);
  const text = (ja, en) => escapeHtml(english ? en : ja);
  const chip = ([code, ja, en]) =>
    `<li><button class="chip" type="button"><b${/[^\x20-\x7e]/.test(code) ? ' class="full-width"' : ''}>${code}</b> <span>${text(ja, en)}</span></button></li>`;
  const groups = CODES.map(
    ({ name, codes, wide }) => `<h3>${escapeHtml(pick(name))}</h3><ul class="chips${wide ? ' wide' : ''}">${codes.map(chip).join('')}</ul>`,
  );
  const scenarios = SCENARIOS.map(([value, ja, en]) => `<option value="${value}">${text(ja, en)}</option>`);
  return `
    <aside class="dock" id="dock" aria-label="${text('デモの操作', 'Demo controls')}">
      <button class="dock-toggle" type="button" aria-expanded="false" aria-controls="dock-body">${text('テスト用コードを試す', 'Try a test code')}<i aria-hidden="true"></i></button>
      <div class="dock-body" id="dock-body">
        <section aria-labelledby="dock-codes">
          <h2 id="dock-codes">${text('試せるコード', 'Codes to try')}</h2>
          <p class="hint">${text('押すと、キー入力と同じように1文字ずつ入力します。', 'Press a code to type it key by key.')}</p>
          ${groups.join('')}
        </section>
        <section>
          <h2><label for="scenario">${text('モックのシナリオ', 'Scenario of the mock')}</label></h2>
          <select id="scenario">${scenarios.join('')}</select>
          <p class="hint">${text('応答元：', 'Answered by')} <span data-through data-worker="${text('Service Workerのモック', 'the mock, in a service worker')}" data-fetch="${text('ページ内のモック', 'the mock, inside the page')}">${text('モック（欄に入ると起動します）', 'the mock, which starts when you enter a field')}</span></p>
        </section>
        <section aria-labelledby="dock-events">
          <h2 id="dock-events">${text('イベント', 'Events')}</h2>
          <ol class="events" data-empty="${text('イベントはまだありません。', 'No events yet.')}"></ol>
        </section>
      </div>
    </aside>`;
}

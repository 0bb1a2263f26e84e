import { inLanguage } from './site/page-language.ts';

const BLOCK = `<p>資料請求はこちらから。</p>
<form>
  <label>郵便番号
    <input autocomplete="postal-code">
  </label>
  <dga-address-lookup endpoint="mock:"></dga-address-lookup>
  <label>都道府県
    <input autocomplete="address-level1">
  </label>
  <label>市区町村
    <input autocomplete="address-level2">
  </label>
  <label>町名・番地
    <input autocomplete="address-line1">
  </label>
</form>
<script type="module"
  src="./cdn/dga-address-lookup.mock.js"></script>`;

/** The markup that the CMS wraps around a draft. */
const THEME = `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>プレビュー</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.7 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif; margin: 16px; color: light-dark(#1f2328, #e9ebee); background: light-dark(#fff, #1c2026); }
  label { display: block; margin-block-start: 10px; font-size: 14px; }
  input { display: block; box-sizing: border-box; inline-size: 100%; padding: 8px 10px; font: inherit; color: inherit; background: transparent; border: 1px solid #858b95; border-radius: 6px; }
</style><body>`;

const source = document.querySelector<HTMLTextAreaElement>('#source');
const preview = document.querySelector<HTMLIFrameElement>('#preview');

function show(): void {
  if (source && preview) preview.srcdoc = THEME + source.value;
}

if (source) {
  source.value = BLOCK;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  source.addEventListener('input', () => {
    clearTimeout(waiting);
    // A frame that reloads with each letter would flicker.
    waiting = setTimeout(show, 300);
  });
  show();
}

const answer = document.querySelector('#catalogue-answer');
document.querySelector('#catalogue')?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (answer) answer.textContent = inLanguage('デモのため、お申し込みは送信していません。', 'This is a demo: nothing was sent.');
});

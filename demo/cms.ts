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
  <label>建物名・部屋番号
    <input autocomplete="address-line2">
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

const FILE = 'dga-address-lookup.mock.js';
/** Names of other files in a built file, with the quote before each. */
const IMPORTS = /([`"'])\.\/([\w.-]+\.js)(?=\1)/g;

/** The files that the tag in the draft may load, by name. They import each other by name. */
async function readFiles(name: string, files = new Map<string, string>()): Promise<ReadonlyMap<string, string>> {
  files.set(name, '');
  const code = await (await fetch(`./cdn/${name}`)).text();
  files.set(name, code.replaceAll(IMPORTS, '$1$2'));
  const next = Array.from(code.matchAll(IMPORTS), ([, , other = '']) => other).filter((other) => !files.has(other));
  await Promise.all(next.map((other) => readFiles(other, files)));
  return files;
}

/**
 * A sandboxed frame has no origin, so a host without CORS headers gives it no module. It gets the text of the files instead, and makes modules
 * of them itself. It requests the files of the public list from this page.
 */
function inlined(draft: string, files: ReadonlyMap<string, string>): string {
  const data = JSON.stringify([...files]).replaceAll('<', '\\u003c');
  const script = `<script>
    const imports = Object.fromEntries(${data}.map(([name, code]) => [name, URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))]));
    document.currentScript.after(Object.assign(document.createElement('script'), { type: 'importmap', textContent: JSON.stringify({ imports }) }));
  </script><script type="module">
    import { setMockOptions } from '${FILE}';
    setMockOptions({
      list: (name) => new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        parent.postMessage(name, '*', [port2]);
      }),
    });
  </script>`;
  return draft.replace(/<script\b[^>]*?\bsrc="\.\/cdn\/dga-address-lookup\.mock\.js"[^>]*><\/script>/, () => script);
}

addEventListener('message', async ({ source: sender, data, ports: [port] }: MessageEvent<unknown>) => {
  if (!port || sender !== preview?.contentWindow || typeof data !== 'string' || !/^[\w-]+\.json$/.test(data)) return;
  const response = await fetch(`./zip/${data}`);
  port.postMessage(response.ok ? await response.text() : undefined);
});

let files: ReturnType<typeof readFiles> | undefined;
async function show(): Promise<void> {
  files ??= readFiles(FILE);
  if (source && preview) preview.srcdoc = THEME + inlined(source.value, await files);
}

if (source) {
  source.value = BLOCK;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  source.addEventListener('input', () => {
    clearTimeout(waiting);
    // A frame that reloads with each letter would flicker.
    waiting = setTimeout(() => void show(), 300);
  });
}
if (preview) {
  const approach = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      approach.disconnect();
      void show();
    },
    { rootMargin: '400px' },
  );
  approach.observe(preview);
}

// The whole public list of this site, so that the visitor's own ZIP Code is found in the article.
document
  .querySelector('#catalogue dga-address-lookup')
  ?.setAttribute('endpoint', `mock:?list=${encodeURIComponent(new URL('./zip/', document.baseURI).href)}`);

const answer = document.querySelector('#catalogue-answer');
document.querySelector('#catalogue')?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (answer) answer.textContent = inLanguage('デモのため、お申し込みは送信していません。', 'This is a demo: nothing was sent.');
});

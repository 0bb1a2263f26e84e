// Lets a phone show a page before its scripts run: the styles are in the HTML, and the scripts start when the reader uses the page.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Part of every page. On a wide screen it starts the scripts at once. On a phone, hydrating a page blocks a slow processor for half a second, and
 * text, links and styles do not need it: the scripts are loaded, and start with the first touch, key, scroll or focus. A button that is pressed
 * before they are ready is pressed again for the reader. The theme reports with `docs-mounted` that the page is hydrated.
 */
function startWhenUsed(app, chunks) {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  let pressed;
  let started;
  const start = () => void (started ??= import(app));
  const pressLater = (event, button) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  for (const sign of ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click']) addEventListener(sign, start, options);
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (button) pressLater(event, button);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      const opensSearch = event.key === 'k' ? event.ctrlKey || event.metaKey : event.key === '/' && !event.target.closest('input, select');
      if (opensSearch) pressLater(event, document.querySelector('.DocSearch-Button'));
    },
    options,
  );
  addEventListener('submit', (event) => event.preventDefault(), options);
  addEventListener(
    'docs-mounted',
    () => {
      waiting.abort();
      pressed?.click();
    },
    { once: true },
  );
  if (matchMedia('(min-width: 60em)').matches) return start();
  addEventListener('load', () => {
    for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  });
}

const STYLES = /\s*<link rel="preload stylesheet" href="\/__base__\/([^"]+)" as="style">/g;
const APP = /<script type="module" src="([^"]+)"><\/script>/;
/** The generator's script for the color scheme. Reading throws where the browser refuses storage; the system's scheme is used then. */
const STORED = 'localStorage.getItem("vitepress-theme-appearance")';
const CHUNKS = /\s*<link rel="modulepreload" href="([^"]+)">/g;

/** Rewrites the pages of a built documentation, before their addresses become relative. */
export function paintFirst(folder) {
  const styleOf = (file) => (statSync(join(folder, file)).size === 0 ? '' : `<style>${readFileSync(join(folder, file), 'utf8').trim()}</style>`);
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, path), 'utf8');
    const app = APP.exec(html)?.[1];
    if (app === undefined) throw new Error(`${path} has no script: VitePress writes its pages differently now`);
    if (!html.includes(STORED)) throw new Error(`${path} does not read the color scheme: VitePress writes its pages differently now`);
    const chunks = [app, ...Array.from(html.matchAll(CHUNKS), ([, href]) => href)];
    const start = `<script type="module">(${startWhenUsed.toString()})(${JSON.stringify(app)},${JSON.stringify(chunks)})</script>`;
    const painted = html
      .replaceAll(STYLES, (_, file) => styleOf(file))
      .replaceAll(CHUNKS, '')
      .replace(STORED, `(()=>{try{return ${STORED}}catch{}})()`)
      .replace(APP, () => start);
    writeFileSync(join(folder, path), painted);
  }
}
